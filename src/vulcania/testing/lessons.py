"""Every lesson of every game can be played through by its own hints, and whatever it says and points at is there."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from xml.etree import ElementTree

import msgspec
import pytest

from vulcania.core.chance import Chance
from vulcania.core.hooks import hooks
from vulcania.core.lesson import LEARNER, AnotherMove, Lesson, Progress, Step, fits, lessons, scripted_seat
from vulcania.core.match import Match
from vulcania.players.begun import first_match
from vulcania.words import LANGUAGES, words

NAMES = ("Anna", "Ned", "Conseil", "Aronnax", "Axel", "Hans")
MANY = 40
"""Of the ways to do something, so many are tried."""

Pick = Callable[[Progress, Sequence[str]], str]


def by_hints(_: Progress, ways: Sequence[str]) -> str:
    return ways[0]


def journey(lesson: Lesson, pick: Pick = by_hints) -> Iterator[tuple[Progress, Match]]:
    """Every stop of a learner who does what the guide says; where they are free, they and the bots do anything."""
    match, reached, chance = lesson.begin(NAMES[: lesson.seats]), 0, Chance(lesson.title)
    while True:
        progress = lesson.at(reached, match.plies)
        yield progress, match
        if progress.step is None or match.over:
            return
        if progress.reply is not None:
            match.play(progress.reply, scripted_seat(match))
        elif progress.talking:
            reached = progress.number + 1
        elif progress.free:
            match.play(chance.pick(match.legal()))
        else:
            ways = progress.ways(match.legal(LEARNER))
            assert ways, f"nothing that {progress.step.say!r} asks for is legal"
            match.play(pick(progress, ways), LEARNER)


def test_chapters_have_an_order_and_take_ten_minutes_at_most(slug: str) -> None:
    chapters = lessons(slug)
    assert [one.chapter for one in chapters] == list(range(1, len(chapters) + 1))
    assert all(0 < one.minutes <= 10 for one in chapters)
    assert not any(first_match(one).over for one in chapters), "the match that follows can be played"


def test_it_can_be_played_through_by_its_own_hints(lesson: Lesson) -> None:
    *_, (progress, match) = journey(lesson)
    assert progress.step is None or match.over
    assert progress.number >= len(lesson.step) - 1, "no step is left out"
    free = [step.free is not None for step in lesson.step]
    later = lesson.step[free.index(True) :] if any(free) else ()
    assert not any(step.do or step.reply for step in later), "once free, nobody knows what will have been played"


def test_whichever_way_something_is_done_it_goes_on(lesson: Lesson) -> None:
    for number, step in enumerate(lesson.step):
        choices: list[str] = []

        def note(progress: Progress, ways: Sequence[str], at: int = number, found: list[str] = choices) -> str:
            if progress.number == at:
                found += ways[:MANY]
            return ways[0]

        if not step.do:
            continue
        for _ in journey(lesson, note):
            pass
        for choice in choices[1:]:

            def other(progress: Progress, ways: Sequence[str], at: int = number, taken: str = choice) -> str:
                return taken if progress.number == at else ways[0]

            for progress, _ in journey(lesson, other):
                if progress.free:
                    break


def test_what_is_pointed_at_is_drawn(lesson: Lesson) -> None:
    english = words("en", lesson.game)
    for progress, match in journey(lesson):
        if progress.step is None or progress.reply is not None or progress.free:
            continue
        view = match.view(LEARNER)
        ways = progress.ways(view.legal)
        if progress.talking:
            view = msgspec.structs.replace(view, legal=())
        for narrow in (False, True):
            drawn = match.game.part("picture").draw(view, english, match.players, narrow=narrow, headed=False)
            things = list(ElementTree.fromstring(drawn).iter())
            for point in progress.step.point:
                assert any(shows(thing, point) for thing in things), f"{progress.step.say}: {point} is not drawn"
            offered = [pick for thing in things for pick in thing.get("data-pick", "").split("|")]
            typed = hooks(match.game).typing(view)
            hinted = typed or any(fits(pick, ways[0]) for pick in offered) if ways else True
            assert hinted, f"{progress.step.say}: nothing offers {ways[0]}"


def shows(thing: ElementTree.Element, point: str) -> bool:
    if point[0] in "#@":
        return thing.get("id" if point[0] == "#" else "data-place") == point[1:]
    return point in thing.get("data-pick", "").split("|")


def test_everything_is_said_in_two_sentences(lesson: Lesson, lang: str) -> None:
    speaker = words(lang, lesson.game)
    assert speaker.say(lesson.title)
    for step in lesson.step:
        for answer, most in (("", 2), *answers(step)):
            text = speaker.say(lesson.message(step, answer), NAMES)
            assert 0 < sentences(text) <= most, f"{step.say}{answer}: {text}"
            assert len(text) <= 200, f"{step.say}{answer}: {text}"


def answers(step: Step) -> list[tuple[str, int]]:
    """What answers the learner, with how many sentences there may be: the next step has something to say as well."""
    if not step.do:
        return []
    return [(".else", 2), (".done", 1), *((f".done-{way}", 1) for way in range(2, len(step.do) + 1))]


def sentences(text: str) -> int:
    """A call of one to three words ("Oh no!") is none."""
    parts = [part for part in re.split(r"(?<=[.!?…])\s+", text.replace("\u202f", "")) if part]
    called = [part for part in parts if len(part.split()) <= 3 and part.endswith("!")]
    return max(1, len(parts) - len(called)) if parts else 0


def test_something_else_is_answered_and_changes_nothing(lesson: Lesson) -> None:
    for progress, match in journey(lesson):
        if progress.step is None or progress.free or LEARNER not in match.to_act or progress.reply is not None:
            continue
        legal = match.legal(LEARNER)
        ways = progress.ways(legal)
        for move in legal:
            if move in ways:
                progress.allow(match, move)
            else:
                with pytest.raises(AnotherMove) as found:
                    progress.allow(match, move)
                assert all(found.value.say(lang, NAMES) for lang in LANGUAGES)
                break


def test_it_is_gone_on_with_where_it_was_left(lesson: Lesson) -> None:
    """By the moves alone a learner finds back to the last thing that was not done yet, or what was said before it."""
    for progress, match in journey(lesson):
        if progress.free or progress.step is None:
            break
        again = lesson.at(lesson.reached(match.plies), match.plies)
        assert again.number <= progress.number
        assert not any(step.do for step in lesson.step[again.number : progress.number])
