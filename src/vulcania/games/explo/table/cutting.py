"""How words are cut into phrases (EX-9): each run of words as what it is in a line, slips of spelling forgiven."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from rapidfuzz.distance import OSA

from vulcania.games.explo.table.phrases import ABSENT, AND, BUT, LONGEST, LONGEST_WORD, Lexicon, Meaning
from vulcania.games.explo.table.spelling import CERTAIN, DOUBTFUL, OTHER, slip, sounds, squeezed, swapped

HEADLAMP, SPARE = "headlamp", "spare-headlamp"
WIDE = ("food", "lanyards", "kit-bag")
"""So much is food, a clip or a bag that the end of a word does not tell: stofblik, handrem, theezakje."""

PACKS = ("pak", "pack", "set", "materiaal", "spullen", "uitrusting", "gerief", "tablet", "stomp")
"""What is packed as such is what it is packed with: a “verbandpakje”."""


class Token(NamedTuple):
    """A word as it was meant."""

    word: str
    typed: str
    sure: bool = True


class Match(NamedTuple):
    """Some words in a row and what they are: a card's id, those of two cards that either may be meant, a sign between
    things, or one of the kinds below."""

    tokens: tuple[Token, ...]
    kind: str
    sure: bool = True


AMOUNT = re.compile(r"\d+(x\d+)?[a-z]{0,3}|x\d+|[a-z]")
"""Also a size or a sort: “boots, class B”."""
GUESSED, SLIPPED = 0.3, 0.2
STRANGE, SKIPPED, TAIL = "strange", "skipped", "tail"
DENIED = ("not", "without", "forget")


def cut(lexicon: Lexicon, words: list[str], slips: int) -> list[Match]:
    """A line's words as phrases, forgiving slips of spelling of a certain grade or none."""
    tokens = [Token(word, word) if slips == OTHER else meant(lexicon, word, slips) for word in words]
    return _listed(lexicon, tokens) or _cover(lexicon, tokens, slips)


def _listed(lexicon: Lexicon, tokens: list[Token]) -> list[Match]:
    """Three things or more in a row, each by a word of its own: “touw helm lamp” holds no “helmlamp”."""
    meanings = [lexicon.meaning(token.word) for token in tokens]
    cards = {meaning.what for meaning in meanings if meaning is not None and meaning.sure}
    one = lexicon.meaning(*(token.word for token in tokens))
    if len(tokens) < 3 or len(cards) < len(tokens) or ABSENT in cards or one is not None:
        return []
    return [_means((token,), meaning) for token, meaning in zip(tokens, meanings, strict=True) if meaning is not None]


def _cover(lexicon: Lexicon, tokens: list[Token], slips: int) -> list[Match]:
    """The words cut into phrases so that as few as possible are left over, and then with as few cuts as possible."""
    best: list[tuple[tuple[float, int], list[Match]]] = [((0.0, 0), [])]
    for end in range(1, len(tokens) + 1):
        ways = []
        for start in range(max(0, end - LONGEST), end):
            (cost, cuts), before = best[start]
            for match, price in _matches(lexicon, tuple(tokens[start : end + 1]), end - start, before, slips):
                ways.append(((cost + price, cuts + (match.kind not in (SKIPPED, TAIL))), [*before, match]))
        best.append(min(ways, key=lambda way: way[0]))
    return best[-1][1]


def _matches(
    lexicon: Lexicon, tokens: tuple[Token, ...], many: int, before: list[Match], slips: int
) -> list[tuple[Match, float]]:
    """What so many words in a row may be, and what it costs to take them so. The word that follows is looked at too."""
    tokens, after = tokens[:many], tokens[many:]
    words = [token.word for token in tokens]
    if len(words) == 1:
        return _single(lexicon, tokens[0], after[0].word if after else "", before, slips)
    late = words[0] in lexicon.said["for"] and _begun(lexicon, before)
    if words[0] in (AND, BUT) or words[-1] in (AND, BUT) or late or _in_tail(lexicon, before):
        return []
    meaning = lexicon.meaning(*words)
    if meaning is not None:
        return [(_means(tokens, meaning), 0.0)]
    return _slipped(lexicon, tokens) if slips != OTHER else []


def _slipped(lexicon: Lexicon, tokens: tuple[Token, ...]) -> list[tuple[Match, float]]:
    """Words of which one is nobody’s, but together they are nearly a phrase: “sprae lamp”."""
    if AND in (words := [token.typed for token in tokens]) or BUT in words or all(lexicon.speaks([w]) for w in words):
        return []
    meaning = lexicon.slipped(*words)
    return [] if meaning is None else [(_means(tokens, meaning), SLIPPED)]


def _means(tokens: tuple[Token, ...], meaning: Meaning) -> Match:
    return Match(tokens, meaning.what, meaning.sure and all(token.sure for token in tokens))


def _single(lexicon: Lexicon, token: Token, after: str, before: list[Match], slips: int) -> list[tuple[Match, float]]:
    word, said = token.word, lexicon.said
    if word in (AND, BUT):
        return [(Match((), word), 0.0)]
    if _in_tail(lexicon, before) or (word in said["for"] and _begun(lexicon, before)):
        return [(Match((token,), TAIL), 0.1)]
    for role in DENIED:
        if word in said[role]:
            return [(Match((token,), role), 0.0)]
    found = []
    meaning = lexicon.meaning(word)
    forms = {word} if meaning is not None and meaning.what == ABSENT else set(lexicon.stems(word))  # glasses, of glass
    describes = bool(forms & lexicon.also) or word in said["spare"] | said["with"]
    if meaning is not None and meaning.sure and _comes_with(lexicon, word, after, begun=_begun(lexicon, before)):
        describes = False
    if describes or AMOUNT.fullmatch(word):
        found.append((Match((token,), SKIPPED), 0.01))
    if meaning is not None:
        found.append((_means((token,), meaning), (0.0 if meaning.sure else GUESSED) + 0.02 * describes))
    if not found and slips != OTHER and not _two(lexicon, token.typed):
        found = _slipped(lexicon, (token,))
    return found or [(_compound(lexicon, token), 1.0)]


def _comes_with(lexicon: Lexicon, word: str, after: str, *, begun: bool) -> bool:
    """Whether a word that else describes has something: “a light with batteries”, “néoprène avec cagoule”."""
    held = lexicon.said["with"] - (set() if word in lexicon.said["light"] else lexicon.said["of"])
    return after in held and not (lexicon.lang == "fr" and begun)


def _in_tail(lexicon: Lexicon, before: list[Match]) -> bool:
    """Whether it is being told what the thing is for."""
    last = before[-1] if before else Match((), AND)
    return last.kind == TAIL or any(token.word in lexicon.said["for"] for token in last.tokens)


def _begun(lexicon: Lexicon, before: list[Match]) -> bool:
    """Whether a thing has been named since the last “and”, be it by a word that else describes: “a light for …”."""
    kinds = [
        match.kind
        for match in before
        if match.kind not in (SKIPPED, *DENIED) or (match.kind == SKIPPED and lexicon.meaning(match.tokens[0].word))
    ]
    return bool(kinds) and kinds[-1] not in (AND, BUT)


def _compound(lexicon: Lexicon, token: Token) -> Match:
    """“Klimschoenen” are “schoenen”. Where that is not so sure, it is asked."""
    word, said = token.word, lexicon.said
    if len(word) > LONGEST_WORD:
        return Match((token,), STRANGE)
    for cut in range(3, len(word) - 2):
        front, rest = word[:cut], word[cut:]
        first = lexicon.meaning(front)
        plain = first is not None and first.sure and not {first.what, *lexicon.stems(front)} & {ABSENT, *said["vague"]}
        if first and plain and rest.startswith(PACKS) and set(lexicon.stems(rest)) & lexicon.also:
            return Match((token,), first.what, token.sure)
        meaning = lexicon.meaning(front.removesuffix("s") + rest) or lexicon.meaning(rest)  # “handsschoenen”
        spare = front in said["spare"]
        known = spare or bool({front, front.removesuffix("s")} & (said["front"] | lexicon.also))
        drink = set(lexicon.stems(rest)) & said["drink"] and lexicon.meaning(front)  # “mangosap”
        if (
            meaning is None
            or meaning.what == ABSENT
            or not (known or drink or (lexicon.lang == "nl" and len(rest) > 3 and lexicon.whole(rest)))
        ):
            continue
        if not known and meant(lexicon, word, CERTAIN).word != word:  # “hantschoenen” are no “schoenen”
            break
        vague = bool(set(lexicon.stems(rest)) & said["vague"])
        narrow = meaning.what not in WIDE
        sure = bool(drink) or ((narrow or known or first is not None) and not vague) or (known and narrow)
        sure |= first is not None and meaning.what in first.what.split()  # “marsrepen” are bars twice over
        return Match(
            (token,),
            SPARE if spare and meaning.what == HEADLAMP else meaning.what,
            sure and meaning.sure and token.sure,
        )
    for cut in range(len(word) - 3, 3, -1) if lexicon.lang == "nl" else ():
        meaning = lexicon.meaning(word[:cut])
        if meaning is not None and meaning.what != ABSENT:
            return Match((token,), meaning.what, False)
    return Match((token,), STRANGE)


def meant(lexicon: Lexicon, typed: str, slips: int) -> Token:
    """The word that was meant by one that no list has."""
    token = _nearest(lexicon, typed)
    return token if token.sure or slips == DOUBTFUL else Token(typed, typed)


def _two(lexicon: Lexicon, word: str) -> bool:
    """Whether it is made of two words, and so a word: “tomatensoep” is no “tomatensap”."""
    cuts = range(4, len(word) - 3) if lexicon.lang == "nl" and len(word) <= LONGEST_WORD else ()
    return any(lexicon.whole(word[:at]) and lexicon.whole(word[at:]) for at in cuts)


@lru_cache(maxsize=1024)
def _nearest(lexicon: Lexicon, typed: str) -> Token:
    if (
        not 2 < len(typed) <= LONGEST_WORD
        or not typed.isalpha()
        or lexicon.speaks([typed])
        or typed in lexicon.vocabulary
    ):
        return Token(typed, typed)
    if lexicon.lang == "fr" and typed[0] in "ld" and lexicon.meaning(typed[1:]):  # “leau”
        return Token(typed[1:], typed)
    if _two(lexicon, typed):
        return Token(typed, typed)
    heard = [sounds(stem, lexicon.lang) for stem in lexicon.stems(typed) if len(stem) > 3]
    near = [
        (CERTAIN if len(sound) > 4 - (lexicon.lang != "en") else DOUBTFUL, word)
        for sound in heard
        for word in lexicon.by_sound.get(sound, ())
    ]
    forms = [form for form in lexicon.stems(typed)[:2] if len(form) > 2]  # “helmits” as well as “helmit”
    near += [(slip(form, word), word) for form in forms for word in lexicon.within(form) if form != word]
    if lexicon.lang == "nl":  # an ending that is a word is meant: a “speleologenzak” is no “speleologenpak”
        ends = [
            typed[at:] for at in range(3, len(typed) - 2) if lexicon.whole(typed[at:]) and lexicon.meaning(typed[at:])
        ]
        near = [
            (how, word)
            for how, word in near
            if swapped(typed, word) or all(word.endswith(end[-len(word) :]) for end in ends[:1])
        ]
    grade = min((grade for grade, _ in near), default=OTHER)
    if grade == OTHER:
        return Token(typed, typed)
    words = [word for how, word in near if how == grade]
    things = {word: meaning for word in words if (meaning := lexicon.meaning(word)) and word not in lexicon.also}
    nearest = min(things or words, key=lambda word: (squeezed(word) != squeezed(typed), OSA.distance(typed, word)))
    alone = len(set(things.values())) == 1 or len(words) == 1 or squeezed(nearest) == squeezed(typed)
    return Token(nearest, typed, grade == CERTAIN and alone)
