"""What someone meant who typed what to take along (EX-9): several things at once, in any of three languages.

A thing is packed only where that is sure. Where it is likely, it is asked; a replay needs no guessing, as the move is
``take ITEM`` whatever was typed.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby, pairwise

from rapidfuzz.distance import OSA

from vulcania.games.explo.table.cutting import DENIED, HEADLAMP, SPARE, meant
from vulcania.games.explo.table.phrases import ABSENT, AND, BUT, Lexicon, languages, plain
from vulcania.games.explo.table.spelling import CERTAIN, DOUBTFUL, OTHER
from vulcania.games.explo.table.things import BAG, BATTERIES, BIN, FILLING, Chunk, read

QUOTES = re.compile(r"[\"“”„«»]")
PARTS = re.compile(r"[;:/+&|•\n!?()]|(?<!\b[^\W\d])(?<!\b[DdMmSs][rt])\.(?!\d)|,(?!\d)|\s[-–—]+\s")
"""What stands between things in writing. A stop after a letter or two ends no sentence: “Dr. Martens”."""
SLASH = re.compile(r"(\w+)/(\w+)")
LETTERS = re.compile(r"\b(\w\w?)&(\w)\b")
"""“PB&J” is one thing."""
RATE = re.compile(r"\s*/\s*(?:day|week|meal|pers|person|jour|semaine|repas|personne|dag|maaltijd|persoon)\b")
RANGE = re.compile(r"(\d+)\s*(?:-|–|à|a|ou|or|to|of|tot)\s*(\d+)")
"""“3 or 4 m” is one length."""
ASIDE = re.compile(r"(?<=\w)\s*\(([^)]*)\)|\s[-–—]\s(\w+)$")
"""What merely explains the thing before it: “wellies (the green ones)”, unless it is a spare one: “torch - spare”."""

MOST_STRANGE = 8
"""Among more words than so many that no list has, slips of spelling are not looked for: that would take long."""


@dataclass(frozen=True)
class Understood:
    """What a line comes to."""

    items: tuple[str, ...] = ()
    guesses: tuple[str, ...] = ()
    """Cards that may be meant: to be asked."""
    unknown: tuple[str, ...] = ()
    """The words that were not understood for sure."""
    without: tuple[str, ...] = ()
    """The words that say what is to stay at home."""


@lru_cache(maxsize=256)
def understand(line: str, lang: str = "en") -> Understood:
    """A line of words, thing by thing."""
    line = QUOTES.sub(" ", line)
    chunks = _chunks(ASIDE.sub(lambda aside: _spare(aside, lang), line), lang)
    if not (any(chunk.sure for chunk in chunks) or all(chunk.settled for chunk in chunks)) and ASIDE.search(line):
        chunks = _chunks(line, lang)
    _agree(chunks)
    doubtful = [chunk for chunk in chunks if not (chunk.sure or chunk.without)]
    items = dict.fromkeys(card for chunk in chunks if chunk.sure for card in chunk.cards)
    guesses = dict.fromkeys(card for chunk in doubtful for card in chunk.cards if card not in items)
    return Understood(
        items=tuple(items),
        guesses=tuple(guesses),
        unknown=tuple(" ".join(chunk.words) for chunk in doubtful),
        without=tuple(" ".join(chunk.words) for chunk in chunks if chunk.without),
    )


def _chunks(line: str, lang: str) -> list[Chunk]:
    line = LETTERS.sub(r"\1 and \2", RANGE.sub(r"\2", RATE.sub("", line)))
    line = SLASH.sub(lambda pair: _both(pair[1], pair[2], lang), line)
    return [chunk for part in PARTS.split(line) if plain(part) for chunk in _best(part.strip(), lang)]


def _spare(aside: re.Match[str], lang: str) -> str:
    """An aside is left out, but for one that tells a spare thing from the first."""
    brackets, dashed = aside.groups("")
    if any(word in languages(lang)[0].said["spare"] for word in plain(brackets or dashed).split()):
        return f" {brackets or dashed}"
    return aside[0] if dashed else " "


def _both(one: str, other: str, lang: str) -> str:
    """Two words with a stroke between them: two things, or two words of one, “wet/muddy clothes”."""
    return f"{one} {other}" if plain(one) in languages(lang)[0].also else f"{one}/{other}"


def _agree(chunks: list[Chunk]) -> None:
    """What one thing says about the next."""
    for chunk, after in pairwise(chunks):
        if chunk.items == [HEADLAMP] and after.spare and after.describing and not (after.cards or after.order):
            after.items, after.strange = [SPARE], False  # “a torch and a spare one”
        if chunk.cards == [BAG] and chunk.purpose and after.cards == [BIN] and len(after.words) == 1:
            chunk.items, chunk.guesses = [BIN], []  # “a bag for dirt and rubbish”
            after.items, after.guesses = [BIN], []
        if chunk.items == [BATTERIES] and chunk.purpose and after.items == [HEADLAMP]:  # “… for the radio and the lamp”
            after.items, after.guesses = [], [HEADLAMP]


def says(line: str, lang: str, what: str) -> bool:
    """Whether a line is one of the phrases for ``what``, as “depart”, in any language."""
    said = plain(line).replace(" ", "")
    return any(said == phrase.replace(" ", "") for lexicon in languages(lang) for phrase in lexicon.said[what])


def _best(part: str, lang: str) -> list[Chunk]:
    """One’s own language, or another, where all is understood: by words that it has, then with slips of spelling that
    are sure, in one’s own also with words left aside that merely describe. Else what one’s own makes of it."""
    own, *others = ((one, one.tokens(part)) for one in languages(lang) if "é" not in part or one.lang in ("fr", lang))
    if sum(not own[0].speaks([word]) for word in own[1]) > MOST_STRANGE:
        return _worded(read(*own, OTHER, aside=False), part)
    ways = [(own, OTHER, False), (own, CERTAIN, False), (own, CERTAIN, True)]
    if not own[0].speaks(own[1]) and not _clipped(*own):
        ways[1:1] = [(other, OTHER, False) for other in others if other[0].speaks(other[1])]
        ways[-1:-1] = [(other, CERTAIN, False) for other in others if _nearly(*other)]
    named, elsewhere = False, list[Chunk]()
    for way, slips, aside in ways:
        chunks = (slips == CERTAIN and way is own and _by_use(own[0], part, named=named)) or read(
            *way, slips, aside=aside
        )
        named |= way is own and any(chunk.cards for chunk in chunks)
        if way[0].lang == "fr":
            _owned(chunks, plain(part), aside=aside)
        if all(chunk.settled for chunk in chunks):
            if way is own or any(chunk.sure for chunk in chunks):
                return _worded(chunks, part)
            elsewhere = elsewhere or chunks  # what no box holds elsewhere may still be a slip in one’s own
    if chunks := elsewhere or _told(own[0], part):
        return _worded(chunks, part)
    chunks = _by_use(own[0], part, named=named) or read(*own, DOUBTFUL, aside=True)
    if not any(chunk.cards or chunk.absent or chunk.without for chunk in chunks):
        chunks = _likely(own[0], part) or chunks
    return _worded(chunks, part)


def _told(lexicon: Lexicon, part: str) -> list[Chunk]:
    """“The torch grandad keeps in the shed”: what is told of a thing that is sure, if it names no other."""
    if (clause := lexicon.clause.search(plain(part))) is None:
        return []
    chunks = read(lexicon, lexicon.tokens(clause[1]), CERTAIN, aside=True)
    cards = {card for chunk in chunks for card in chunk.cards}
    others = {found.what for word in lexicon.tokens(clause[2]) if (found := lexicon.meaning(word)) and found.sure}
    named = all(chunk.sure and "i" in chunk.order for chunk in chunks)
    return chunks if named and others <= {ABSENT, *cards} else []


def _likely(lexicon: Lexicon, part: str) -> list[Chunk]:
    """“It is dark in there”: nothing is named, but a word tells what could help. It is asked."""
    return [Chunk([part], guesses=cards)] if (cards := lexicon.serves(plain(part))) else []


def _owned(chunks: list[Chunk], said: str, *, aside: bool) -> None:
    """In French the first of two is the thing: “piles de torche”. (“De la”, “du” and “des” begin another.) If no list
    has that word, it is what the other comes in: “une marmite de ragoût”."""
    for chunk in chunks:
        if aside and chunk.order == "si" and set(chunk.items) <= set(FILLING):
            chunk.strange = not re.search(rf"\w de? {chunk.begins[0]}\b", said)
        named = chunk.guesses if chunk.beside else chunk.items
        two = len(set(named)) == len(chunk.begins) == 2 and named[0] != BAG and not (chunk.strange or chunk.absent)
        if two and re.search(rf"\b(de?|a|a l|a la|aux?) (?!manger|boire){chunk.begins[1]}\b", said):
            chunk.items, chunk.guesses = named[:1], []
        if chunk.items and any(re.search(rf"\b(a|a l|a la|aux?) {word}\b", said) for word in chunk.missing):
            chunk.absent = False  # “sardines à l’huile”


def _clipped(lexicon: Lexicon, words: list[str]) -> bool:
    """Whether a mere short word is rather a slip than one of another language: “pil” for “pile”."""
    return len(words) == 1 and len(words[0]) < 4 and meant(lexicon, words[0], DOUBTFUL).word != words[0]


def _by_use(lexicon: Lexicon, part: str, *, named: bool) -> list[Chunk]:
    """“Something in case we get hurt”, “pour ne pas avoir froid”: what is not named, but told by its use."""
    words, said = lexicon.tokens(part), plain(part)
    if lexicon.meaning(*words):  # a “sac à main” is known, whatever hands are for
        return []
    told = next((at for at, word in enumerate(words) if word in lexicon.said["for"]), len(words))
    some = lexicon.something.search(said)
    first = some is not None and all(word in lexicon.little for word in said[: some.start()].split())
    begun = told == 0 or first or (some is not None and not named)
    held = lexicon.said["with"] - lexicon.said["of"]  # “a kit with ropes”
    if not begun or {BUT, *held} & set(words[:-1]) or any(_denies(lexicon, word) for word in words[:told]):
        return []
    cards = lexicon.serves(said)
    ends = [list(end) for is_and, end in groupby(words, key=lambda word: word == AND) if not is_and]
    if any(lexicon.meaning(*end) or cards[:1] != lexicon.serves(" ".join(end))[:1] for end in ends[1:]):
        return []  # not so in “for cuts and grazes”
    return [Chunk([part], cards if len(cards) == 1 else [], cards if len(cards) > 1 else [])] if cards else []


def _denies(lexicon: Lexicon, word: str) -> bool:
    return any(word in lexicon.said[role] for role in DENIED)


def _nearly(lexicon: Lexicon, words: list[str]) -> bool:
    """Whether words are those of a language that is not one’s own, with a letter too many or too few at most."""
    read = [word if lexicon.speaks([word]) else meant(lexicon, word, CERTAIN).word for word in words]
    apart = [(typed, word) for typed, word in zip(words, read, strict=True) if typed != word]
    return lexicon.speaks(read) and all(
        len(word) > 5 and len(typed) != len(word) and OSA.distance(typed, word) == 1 for typed, word in apart
    )


def _worded(chunks: list[Chunk], part: str) -> list[Chunk]:
    """What is said back are the words that were typed."""
    if len(chunks) == 1:
        chunks[0].words = [part]
    return chunks
