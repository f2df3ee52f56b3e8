"""What someone meant who typed what to take along (EX-9): several things at once, in any of three languages.

A thing is packed only where that is sure. Where it is likely, it is asked; a replay needs no guessing, as the move is
``take ITEM`` whatever was typed.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from rapidfuzz.distance import OSA

from vulcania.games.explo.table.phrases import ABSENT, AND, BUT, LONGEST, Lexicon, Meaning, languages, plain
from vulcania.games.explo.table.spelling import CERTAIN, DOUBTFUL, OTHER, slip, sounds, squeezed

PARTS = re.compile(r"[;:/+&|•\n!?()\"“”«»]|[.,](?!\d)|\s[-–—]+\s")
"""What stands between things in writing."""
FOOD = ("food", "energy-bars")
HEADLAMP, SPARE, BAG, BIN, BATTERIES = "headlamp", "spare-headlamp", "kit-bag", "bin-bag", "spare-batteries"
ROPE, LANYARDS = "rope", "lanyards"
LIT = (HEADLAMP, SPARE, BATTERIES)
"""What a helmet or a lamp comes with, and is packed with it."""


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


@dataclass
class Chunk:
    """One thing of a line, as far as it was understood."""

    words: list[str] = field(default_factory=list)
    items: list[str] = field(default_factory=list)
    guesses: list[str] = field(default_factory=list)
    strange: bool = False
    """There are words that no list has, and they matter."""
    order: str = ""
    """What came after what: a thing (i), one named by too wide a word (v), light (l), a word that no list has (s),
    “with” (w)."""
    absent: bool = False
    """Something was named that is not in the box."""
    spare: bool = False
    purpose: bool = False
    """It was told what it is for."""
    denied: bool = False
    forgotten: bool = False
    """“Don’t forget” denies twice."""

    @property
    def without(self) -> bool:
        return self.denied != self.forgotten

    @property
    def sure(self) -> bool:
        return bool(self.items) and not (self.guesses or self.strange or self.absent or self.without)

    @property
    def settled(self) -> bool:
        """Nothing about it is left open. What the box does not hold is settled too."""
        return self.sure or self.without or (self.absent and not self.strange and not self.items)

    @property
    def cards(self) -> list[str]:
        """“Another lamp, a torch” in one breath is one lamp more; a bag, and rubbish, is a bin bag."""
        spare = self.spare or SPARE in self.items
        said = {HEADLAMP: SPARE if spare else HEADLAMP, BAG: BIN if BIN in self.items else BAG}
        cards = [said.get(item, item) for item in self.items] + self.guesses
        lit = "l" in self.order and {HEADLAMP, SPARE} & set(cards)  # “a lamp with a red light”
        return [card for card in cards if not (lit and card == BATTERIES)]


@lru_cache(maxsize=256)
def understand(line: str, lang: str = "en") -> Understood:
    """A line of words, thing by thing."""
    chunks = [chunk for part in PARTS.split(line) if plain(part) for chunk in _best(part.strip(), lang)]
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


def _agree(chunks: list[Chunk]) -> None:
    """Two words that each may mean a card, “pencils and paper”, mean it together, unless they are for something."""
    likely = [
        chunk
        for chunk in chunks
        if len(chunk.guesses) == 1 and not (chunk.items or chunk.strange or chunk.absent or chunk.purpose)
    ]
    for chunk in likely:
        if any(other is not chunk and other.guesses == chunk.guesses for other in likely):
            chunk.items = chunk.guesses[:]
    for chunk in likely:
        if chunk.items:
            chunk.guesses = []
    for chunk, after in pairwise(chunks):
        if chunk.items == [BAG] and chunk.purpose and after.items == [BIN]:  # “a bag for dirt and rubbish”
            chunk.items = [BIN]


def says(line: str, lang: str, what: str) -> bool:
    """Whether a line is one of the phrases for ``what``, as “depart”, in any language."""
    said = plain(line).replace(" ", "")
    return any(said == phrase.replace(" ", "") for lexicon in languages(lang) for phrase in lexicon.said[what])


def _best(part: str, lang: str) -> list[Chunk]:
    """One’s own language, or another, where all is understood: by words that it has, then with slips of spelling that
    are sure, in one’s own also with words left aside that merely describe. Else what one’s own makes of it."""
    own, *others = ((lexicon, lexicon.tokens(part)) for lexicon in languages(lang))
    ways = [(own, OTHER, False), (own, CERTAIN, False), (own, CERTAIN, True)]
    if not own[0].speaks(own[1]):
        ways[1:1] = [(other, OTHER, False) for other in others if other[0].speaks(other[1])]
        ways[-1:-1] = [(other, CERTAIN, False) for other in others if _nearly(*other)]
    for way, slips, aside in ways:
        chunks = _read(*way, slips, aside=aside)
        if all(chunk.settled for chunk in chunks):
            return _worded(chunks, part)
    return _worded(_read(*own, DOUBTFUL, aside=True), part)


def _nearly(lexicon: Lexicon, words: list[str]) -> bool:
    """Whether words are those of a language that is not one’s own, with a letter too many or too few at most."""
    meant = [word if lexicon.speaks([word]) else _meant(lexicon, word, CERTAIN).word for word in words]
    apart = [(typed, word) for typed, word in zip(words, meant, strict=True) if typed != word]
    return lexicon.speaks(meant) and all(
        len(word) > 5 and len(typed) != len(word) and OSA.distance(typed, word) == 1 for typed, word in apart
    )


def _worded(chunks: list[Chunk], part: str) -> list[Chunk]:
    """What is said back are the words that were typed."""
    if len(chunks) == 1:
        chunks[0].words = [part]
    return chunks


# -- reading -----------------------------------------------------------------------------------------------------------


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


AMOUNT = re.compile(r"\d+[a-z]{0,3}|x\d+")
GUESSED = 0.3
STRANGE, SKIPPED, TAIL = "strange", "skipped", "tail"
DENIED = ("not", "without", "forget")


def _read(lexicon: Lexicon, words: list[str], slips: int, *, aside: bool) -> list[Chunk]:
    """The things of a line, forgiving slips of spelling of a certain grade or none."""
    chunks = [Chunk()]
    tokens = [Token(word, word) if slips == OTHER else _meant(lexicon, word, slips) for word in words]
    for match in _listed(lexicon, tokens) or _cover(lexicon, tokens):
        if match.kind in (AND, BUT):
            chunks.append(Chunk(denied=chunks[-1].without and match.kind == AND))
            continue
        if match.kind == "without" and chunks[-1].items:  # what stands before goes along all the same
            chunks.append(Chunk())
        _add(lexicon, chunks[-1], match)
    for chunk in chunks:
        _look_again(lexicon, chunk, aside=aside)
    return [chunk for chunk in chunks if chunk.words]


def _listed(lexicon: Lexicon, tokens: list[Token]) -> list[Match]:
    """Three things or more in a row, each by a word of its own: “touw helm lamp” holds no “helmlamp”."""
    meanings = [lexicon.meaning(token.word) for token in tokens]
    cards = {meaning.what for meaning in meanings if meaning is not None and meaning.sure}
    if len(tokens) < 3 or len(cards) < len(tokens) or ABSENT in cards:
        return []
    return [_means((token,), meaning) for token, meaning in zip(tokens, meanings, strict=True) if meaning is not None]


def _add(lexicon: Lexicon, chunk: Chunk, match: Match) -> None:
    chunk.words += [token.typed for token in match.tokens]
    if match.kind == "forget":
        chunk.forgotten = True
    elif match.kind in DENIED:
        chunk.denied = True
    elif match.kind == ABSENT:
        chunk.absent = True
    elif match.kind == STRANGE:
        chunk.strange = True
        chunk.order += "s"
    elif match.kind == SKIPPED:
        chunk.spare |= match.tokens[0].word in lexicon.said["spare"]
        chunk.order += "w" * (match.tokens[0].word in lexicon.said["with"])
    elif match.kind == TAIL:
        chunk.purpose = True
        meaning = lexicon.meaning(_meant(lexicon, match.tokens[0].word, CERTAIN).word)
        if meaning is not None and meaning.what == BIN and BAG in chunk.items:
            chunk.items.append(BIN)
    elif not match.sure and chunk.items and "w" in chunk.order:
        if not set(match.kind.split()) & set(chunk.items):  # “bars with nuts” are bars
            chunk.strange = True
            chunk.order += "s"
    else:
        (chunk.items if match.sure else chunk.guesses).extend(match.kind.split())
        word = lexicon.stems(match.tokens[0].word)[-1] if len(match.tokens) == 1 else ""
        chunk.order += "l" if word in lexicon.said["light"] else "v" if word in lexicon.said["vague"] else "i"


def _look_again(lexicon: Lexicon, chunk: Chunk, *, aside: bool) -> None:
    """A word that no list has may be left aside where a thing is named that it merely describes: before it, or in
    French after it. A “bag of crisps” is no bag."""
    described = r"i.*[sw]*" if lexicon.lang == "fr" else r"[sw]*i(w.*)?"
    if aside and chunk.strange and re.fullmatch(rf"({described})+", chunk.order):
        chunk.strange = False
    if set(chunk.items) & set(chunk.guesses):  # “a chocolate muesli bar”: the one of two that is named beside
        chunk.guesses = []
    if chunk.words and not (chunk.cards or chunk.strange or chunk.absent or chunk.without):
        alone = lexicon.meaning(chunk.words[-1])  # “cotton” says of what something is, but alone it is a thing
        if alone is not None and alone.what != ABSENT:
            (chunk.items if alone.sure else chunk.guesses).extend(alone.what.split())
    if aside and chunk.words and not (chunk.cards or chunk.absent or chunk.without):
        cards = _made_of(lexicon, chunk.words)
        chunk.strange = len(cards) != 1 or len(chunk.words) < 2
        if len(chunk.words) > 1:
            (chunk.guesses if chunk.strange else chunk.items).extend(cards[:2])
    if chunk.items[1:] and chunk.items[1] in FOOD and plain(chunk.words[0]) in lexicon.said["vessel"]:
        del chunk.items[0]  # “a thermos of soup”
    if len(set(chunk.items)) == 2 and re.fullmatch("[iv]w[iv]", chunk.order):
        _joined(chunk)
    if len(chunk.items) == 2 and chunk.items[0] == BAG and chunk.items[1] not in (BAG, BIN):
        if chunk.order.startswith("iw"):  # “a rucksack with water in it” is both; a mere bag may be what it comes in
            return
        if chunk.items[1] in FOOD:
            del chunk.items[0]
        else:
            chunk.strange = True


def _joined(chunk: Chunk) -> None:
    """Of “one with another” the other may be a part of it, or what it is made of: boots in neoprene."""
    one, other = chunk.items
    if (one, other) == (ROPE, LANYARDS):  # as the card itself says: short ropes with carabiners
        chunk.items = [other]
    elif one != BAG and other not in LIT:
        chunk.items, chunk.guesses = [], [one, other]


def _made_of(lexicon: Lexicon, words: list[str]) -> list[str]:
    """The cards whose phrases use these words, in whatever order."""
    used = [lexicon.users(word) for word in words if word not in lexicon.said["with"] | lexicon.also]
    return sorted(set.intersection(*used)) if used else []


def _cover(lexicon: Lexicon, tokens: list[Token]) -> list[Match]:
    """The words cut into phrases so that as few as possible are left over, and then with as few cuts as possible."""
    best: list[tuple[tuple[float, int], list[Match]]] = [((0.0, 0), [])]
    for end in range(1, len(tokens) + 1):
        ways = []
        for start in range(max(0, end - LONGEST), end):
            (cost, cuts), before = best[start]
            for match, price in _matches(lexicon, tuple(tokens[start:end]), before):
                ways.append(((cost + price, cuts + (match.kind not in (SKIPPED, TAIL))), [*before, match]))
        best.append(min(ways, key=lambda way: way[0]))
    return best[-1][1]


def _matches(lexicon: Lexicon, tokens: tuple[Token, ...], before: list[Match]) -> list[tuple[Match, float]]:
    """What some words in a row may be, and what it costs to take them so."""
    words = [token.word for token in tokens]
    if len(words) == 1:
        return _single(lexicon, tokens[0], before)
    late = words[0] in lexicon.said["for"] and _begun(before)
    if words[0] in (AND, BUT) or words[-1] in (AND, BUT) or late or _in_tail(lexicon, before):
        return []
    meaning = lexicon.meaning(*words)
    return [] if meaning is None else [(_means(tokens, meaning), 0.0)]


def _means(tokens: tuple[Token, ...], meaning: Meaning) -> Match:
    return Match(tokens, meaning.what, meaning.sure and all(token.sure for token in tokens))


def _single(lexicon: Lexicon, token: Token, before: list[Match]) -> list[tuple[Match, float]]:
    word, said = token.word, lexicon.said
    if word in (AND, BUT):
        return [(Match((), word), 0.0)]
    if _in_tail(lexicon, before) or (word in said["for"] and _begun(before)):
        return [(Match((token,), TAIL), 0.1)]
    for role in DENIED:
        if word in said[role]:
            return [(Match((token,), role), 0.0)]
    found = []
    meaning = lexicon.meaning(word)
    describes = bool(set(lexicon.stems(word)) & lexicon.also) or word in said["spare"] | said["with"]
    if describes or AMOUNT.fullmatch(word):
        found.append((Match((token,), SKIPPED), 0.01))
    if meaning is not None:
        found.append((_means((token,), meaning), (0.0 if meaning.sure else GUESSED) + 0.02 * describes))
    return found or [(_compound(lexicon, token), 1.0)]


def _in_tail(lexicon: Lexicon, before: list[Match]) -> bool:
    """Whether it is being told what the thing is for."""
    last = before[-1] if before else Match((), AND)
    return last.kind == TAIL or any(token.word in lexicon.said["for"] for token in last.tokens)


def _begun(before: list[Match]) -> bool:
    """Whether a thing has been named since the last “and”."""
    kinds = [match.kind for match in before if match.kind not in (SKIPPED, *DENIED)]
    return bool(kinds) and kinds[-1] not in (AND, BUT)


def _compound(lexicon: Lexicon, token: Token) -> Match:
    """“Klimschoenen” are “schoenen”. Where that is not so sure, it is asked."""
    word, said = token.word, lexicon.said
    slipped = _meant(lexicon, word, CERTAIN).word != word
    for cut in range(3, len(word) - 2):
        front, rest = word[:cut], word[cut:]
        meaning = lexicon.meaning(rest)
        spare = front in said["spare"]
        known = spare or bool({front, front.removesuffix("s")} & (said["front"] | lexicon.also))
        if meaning is None or meaning.what == ABSENT or not (known or (lexicon.lang == "nl" and len(rest) > 3)):
            continue
        if slipped and not known:  # “hantschoenen” are no “schoenen”
            break
        sure = known or not set(lexicon.stems(rest)) & said["vague"]
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


# -- slips of spelling -------------------------------------------------------------------------------------------------


def _meant(lexicon: Lexicon, typed: str, slips: int) -> Token:
    """The word that was meant by one that no list has."""
    if len(typed) < 3 or not typed.isalpha() or lexicon.has(typed) or typed in lexicon.vocabulary:
        return Token(typed, typed)
    if lexicon.lang == "fr" and typed[0] in "ld" and lexicon.meaning(typed[1:]):  # “leau”
        return Token(typed[1:], typed)
    heard = [sounds(stem, lexicon.lang) for stem in lexicon.stems(typed) if len(stem) > 3]
    near = [
        (CERTAIN if len(sound) > 4 else DOUBTFUL, word) for sound in heard for word in lexicon.by_sound.get(sound, ())
    ]
    forms = [form for form in lexicon.stems(typed)[:2] if len(form) > 2]  # “helmits” as well as “helmit”
    near += [
        (slip(form, word), word)
        for form in forms
        for word in lexicon.vocabulary
        if abs(len(word) - len(form)) < 3 and form != word
    ]
    grade = min((grade for grade, _ in near), default=OTHER)
    if grade == OTHER:
        return Token(typed, typed)
    words = [word for how, word in near if how == grade]
    things = {word: meaning for word in words if (meaning := lexicon.meaning(word)) and word not in lexicon.also}
    nearest = min(things or words, key=lambda word: (squeezed(word) != squeezed(typed), OSA.distance(typed, word)))
    alone = len(set(things.values())) == 1 or len(words) == 1 or squeezed(nearest) == squeezed(typed)
    sure = grade == CERTAIN and alone
    return Token(nearest, typed, sure) if sure or slips == DOUBTFUL else Token(typed, typed)
