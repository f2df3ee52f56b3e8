"""One thing of a line (EX-9): what its words come to together, of which some may merely describe, hold or deny it."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from vulcania.games.explo.table.cutting import DENIED, HEADLAMP, SKIPPED, SPARE, STRANGE, TAIL, Match, cut, meant
from vulcania.games.explo.table.phrases import ABSENT, AND, BUT, Lexicon, plain
from vulcania.games.explo.table.spelling import CERTAIN

BARS, WATER = "energy-bars", "water"
FOOD = ("food", BARS)
BAG, BIN, BATTERIES = "kit-bag", "bin-bag", "spare-batteries"
FILLING = (*FOOD, WATER, BATTERIES)
"""What comes in bags: a bag of it is no bag."""
ROPE, LANYARDS, SURVEY = "rope", "lanyards", "survey-kit"
HELD = (BIN, "first-aid-kit", SURVEY)
"""What a bag or a kit becomes that is for rubbish, for wounds, or to measure with."""
WORN = ("helmet", "boots", "gloves", "caving-suit", "harness", "survival-blanket", "group-shelter", HEADLAMP, ROPE, BAG)
"""What is the same thing whatever it was made for: “moon boots”, “casque de scooter”."""
LIT = (HEADLAMP, SPARE, BATTERIES)
"""What a helmet or a lamp comes with, and is packed with it."""


@dataclass
class Chunk:
    """One thing of a line, as far as it was understood."""

    words: list[str] = field(default_factory=list)
    items: list[str] = field(default_factory=list)
    guesses: list[str] = field(default_factory=list)
    describing: list[str] = field(default_factory=list)
    """Words that merely say what it is like."""
    strange: bool = False
    """There are words that no list has, and they matter."""
    begins: list[str] = field(default_factory=list)
    """The words that things begin with."""
    order: str = ""
    """What came after what: a thing (i), one named by too wide a word (v), light (l), one that is not in the box (a), a
    word that no list has (s), “with” (w)."""
    beside: bool = False
    """Two things stand in one breath, and it is not sure that both are meant."""
    of: bool = False
    """“Of”, “on” was said."""
    belongs: bool = False
    """And what follows is a part, or where it is: not so in “a rucksack with lunch in”."""
    absent: bool = False
    """Something was named that is not in the box."""
    missing: list[str] = field(default_factory=list)
    """The words that it begins with."""
    spare: bool = False
    purpose: bool = False
    """It was told what it is for."""
    gear: bool = False
    """And that is what bags are for."""
    denied: bool = False
    forgotten: bool = False
    """“Don’t forget” denies twice, and so does “not without”."""

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
        said = {HEADLAMP: SPARE if spare else HEADLAMP, BAG: next((item for item in HELD if item in self.items), BAG)}
        return [said.get(item, item) for item in (*self.items, *self.guesses)]


def read(lexicon: Lexicon, words: list[str], slips: int, *, aside: bool) -> list[Chunk]:
    """The things of a line, forgiving slips of spelling of a certain grade or none."""
    chunks = [Chunk()]
    for match in cut(lexicon, words, slips):
        if match.kind in (AND, BUT):
            chunks.append(Chunk(denied=chunks[-1].without and match.kind == AND))
            continue
        if match.kind == "without" and chunks[-1].items:  # what stands before goes along all the same
            chunks.append(Chunk())
        _add(lexicon, chunks[-1], match)
    for chunk in chunks:
        _look_again(lexicon, chunk, aside=aside)
    return [chunk for chunk in chunks if chunk.words]


def _add(lexicon: Lexicon, chunk: Chunk, match: Match) -> None:
    chunk.words += [token.typed for token in match.tokens]
    chunk.belongs |= chunk.of and match.kind != SKIPPED
    if match.kind == "forget":
        chunk.forgotten = True
    elif match.kind in DENIED:
        chunk.forgotten |= chunk.denied and match.kind == "without"  # “we can’t go without …”
        chunk.denied = True
    elif match.kind == ABSENT:
        held = chunk.items and "w" in chunk.order and "v" not in chunk.order
        chunk.absent |= not held  # “a first-aid kit from the car”, but no “bar of soap”
        chunk.missing += [token.typed for token in match.tokens[:1]]
        chunk.order += "a"
    elif match.kind == STRANGE:
        chunk.strange = True
        chunk.order += "s"
    elif match.kind == SKIPPED:
        chunk.describing.append(match.tokens[0].word)
        chunk.spare |= match.tokens[0].word in lexicon.said["spare"]
        chunk.order += "w" * (match.tokens[0].word in lexicon.said["with"])
        chunk.of |= match.tokens[0].word in lexicon.said["of"]
    elif match.kind == TAIL:
        chunk.purpose = True
        chunk.spare |= any(token.word in lexicon.said["fails"] | lexicon.said["spare"] for token in match.tokens)
        chunk.gear |= any(token.word in lexicon.said["gear"] for token in match.tokens)
        word = match.tokens[0].word
        meaning = lexicon.meaning(meant(lexicon, word, CERTAIN).word)
        wanted = next(iter(lexicon.serves(word)), BIN if meaning and meaning.what == BIN else "")
        if BAG in chunk.items and wanted in HELD:
            chunk.items.append(wanted)
        elif wanted in chunk.guesses or (BAG in chunk.guesses and wanted in HELD):  # “plastic bags for rubbish”
            chunk.items, chunk.guesses = [wanted], []
        elif chunk.items == [ROPE] and wanted in (LANYARDS, SURVEY):  # “short ropes to clip on with”
            chunk.items, chunk.guesses = [], [wanted, ROPE]
    elif not match.sure and chunk.items and "w" in chunk.order and not (chunk.items == [BAG] and chunk.belongs):
        if not set(match.kind.split()) & set(chunk.items):  # “bars with nuts” are bars
            chunk.strange = True
            chunk.order += "s"
    else:
        _name(lexicon, chunk, match)


def _name(lexicon: Lexicon, chunk: Chunk, match: Match) -> None:
    """A thing, or one that may be meant."""
    if chunk.items == [BAG] and chunk.belongs and not match.sure:  # “a bag of nuts”
        chunk.items = []
    (chunk.items if match.sure else chunk.guesses).extend(match.kind.split())
    chunk.begins.append(match.tokens[0].typed)
    forms = set(lexicon.stems(match.tokens[0].word)) if len(match.tokens) == 1 else set()
    chunk.order += "l" if forms & lexicon.said["light"] else "v" if forms & lexicon.said["vague"] else "i"
    chunk.order += "w" * any(token.word in lexicon.said["with"] for token in match.tokens)  # “sketch of the cave …”


def _look_again(lexicon: Lexicon, chunk: Chunk, *, aside: bool) -> None:
    """A word that no list has may be left aside where a thing is named that it merely describes: before it, or in
    French after it. A “bag of crisps” is no bag, and a “thing on the rope” no rope."""
    described = r"i.*[sw]*" if lexicon.lang == "fr" else r"w*s*i(w.*)?"
    if lexicon.lang != "fr" and not chunk.belongs and chunk.items != [BARS]:
        described += "|vw.*"  # “a bag with a zip”, but no “bar of soap” and no “bar with stools”
    held = lexicon.lang == "fr" and chunk.belongs and re.fullmatch("vw+s+", chunk.order)  # “carte dans un étui”
    filled = "of" in chunk.describing and re.fullmatch("s+wi", chunk.order) and set(chunk.items) <= set(FILLING)
    if aside and chunk.strange and (held or filled or re.fullmatch(rf"({described})+", chunk.order)):
        chunk.strange = False  # “a dixie of stew” too
    if set(chunk.items) <= set(WORN) and re.fullmatch("iw?a" if lexicon.lang == "fr" else "a+i", chunk.order):
        chunk.absent = False
    if set(chunk.items) & set(chunk.guesses):  # “a chocolate muesli bar”: the one of two that is named beside
        first = lexicon.meaning(chunk.begins[0])
        if lexicon.lang == "fr" and first and not first.sure:  # “bonbons aux fruits” are no fruit
            chunk.items = [item for item in chunk.items if item not in chunk.guesses]
        else:
            chunk.guesses = []
    if chunk.words and not (chunk.cards or chunk.strange or chunk.absent or chunk.without):
        named = [lexicon.meaning(word) for word in chunk.describing if word not in lexicon.said["spare"]]
        head = next(filter(None, named), None) if lexicon.lang == "fr" else named[-1] if named else None
        if head is not None and head.what != ABSENT:  # “cotton” says of what it is, but alone it is a thing
            (chunk.items if head.sure else chunk.guesses).extend(head.what.split())
    if aside and chunk.words and not (chunk.cards or chunk.absent or chunk.without):
        cards, sure = _made_of(lexicon, chunk.words)
        chunk.strange = not sure
        (chunk.guesses if chunk.strange else chunk.items).extend(cards[:2])
    _pair(lexicon, chunk)


def _pair(lexicon: Lexicon, chunk: Chunk) -> None:
    """Of two things in one breath, one may say what the other holds, is made of, or becomes."""
    if chunk.items[1:] and chunk.items[1] in FOOD and plain(chunk.words[0]) in lexicon.said["vessel"]:
        del chunk.items[0]  # “a thermos of soup”
    if set(chunk.items) == set(FOOD) and "v" in chunk.order:  # “barres de petit déjeuner”
        chunk.items = [BARS]
    if set(chunk.items) == {WATER, FOOD[0]} and "w" not in chunk.order and _names(lexicon, chunk, "drink"):
        chunk.items = chunk.items[:1] if lexicon.lang == "fr" else chunk.items[-1:]  # “mango juice”, “tea cakes”
    if set(chunk.items) == {WATER, FOOD[0]} and chunk.order == "iwi" and _names(lexicon, chunk, "vessel"):
        chunk.items = [FOOD[0]]  # “soup in a flask”
    if len(set(chunk.items)) == 2 and re.fullmatch("s*[ivl]w+s*[ivl]", chunk.order):
        _joined(chunk)
    if len(chunk.items) == 2 and chunk.items[0] == BAG and chunk.items[1] in FILLING and _holds(chunk):
        del chunk.items[0]  # “a bag of crisps”, “zak appels”
    held = [item for item in chunk.items if item in HELD]
    if len(held) == 1 and set(chunk.items) == {BAG, *held} and "w" not in chunk.order:
        chunk.items = held  # “a first-aid pouch”
    if chunk.belongs and chunk.items[-1:] == [BAG] and re.fullmatch(".*i.*w.*v", chunk.order):
        del chunk.items[-1]  # “a map in a zip bag”
    _compounded(lexicon, chunk)
    if chunk.items == [BAG] and chunk.order in ("v", "") and chunk.purpose and not chunk.gear:
        chunk.items, chunk.guesses = [], [BAG]  # “a bag for empty packets”
    if len(chunk.items) == 2 and chunk.items[0] == BAG and chunk.items[1] not in (BAG, BIN):
        if chunk.order.startswith("iw"):  # “a rucksack with water in it” is both; a mere bag may be what it comes in
            return
        chunk.strange = True


def _holds(chunk: Chunk) -> bool:
    """Whether a thing is what the one before it is filled with, not merely taken along in it."""
    return "w" not in chunk.order or chunk.belongs


def _compounded(lexicon: Lexicon, chunk: Chunk) -> None:
    """Two words beside each other are two things, “rope helmet”; unless one of them is not what they are mostly called,
    “tente alu”, too wide a word, “antiseptic gel”, or said of the other elsewhere, “rope carabiners”: that is asked."""
    if len(set(chunk.items)) != 2 or len(chunk.begins) != 2 or re.search("[ivl].*w.*[ivl]", chunk.order):
        return
    beside, thing = (1, 0) if lexicon.lang == "fr" else (0, 1)
    if lexicon.plural(chunk.begins[beside]):  # “ropes harnesses”
        return
    if lexicon.lang != "fr" and set(chunk.items) == {BATTERIES, HEADLAMP}:  # a “battery torch”, a “lantern battery”
        chunk.items = chunk.items[-1:]
        return
    uses = lexicon.uses(chunk.begins[beside])
    if lexicon.lang == "fr":  # there “de” joins what belongs together, unless a phrase does without
        uses &= lexicon.uses(chunk.begins[thing])
    said = any(item == chunk.items[thing] for item, _ in uses)
    said |= not all(lexicon.common(word) for word in chunk.begins)
    if said and set(chunk.items) == set(FOOD):  # “muesli energy bars”
        chunk.items = [chunk.items[thing]]
    elif said or (chunk.order in ("iv", "vi") and not {WATER, *LIT} & set(chunk.items) and chunk.items[beside] != BAG):
        chunk.items, chunk.guesses, chunk.beside = [], chunk.items, True


def _names(lexicon: Lexicon, chunk: Chunk, role: str) -> bool:
    return any(stem in lexicon.said[role] for word in chunk.words for stem in lexicon.stems(plain(word)))


def _joined(chunk: Chunk) -> None:
    """Of “one with another” the other may be a part of it, or what it is made of: boots in neoprene."""
    one, other = chunk.items
    if chunk.belongs and one != BAG:
        chunk.items = [one]
    elif (one, other) == (ROPE, LANYARDS):  # as the card itself says: short ropes with carabiners
        chunk.items = [other]
    elif one != BAG and other not in LIT and (one, other) != (FOOD[0], WATER):
        chunk.items, chunk.guesses = [], [one, other]


def _made_of(lexicon: Lexicon, words: list[str]) -> tuple[list[str], bool]:
    """The cards whose phrases use these words, and whether one phrase has them all, in whatever order. One word alone
    says too little: “more time”."""
    little = lexicon.said["with"] | lexicon.said["for"] | lexicon.also
    telling = [word for word in words if word not in little]
    if len(telling) < 2:
        return [], False
    together = {item for item, _ in set.intersection(*(lexicon.uses(word) for word in telling))}
    apart = set.intersection(*(lexicon.users(word) for word in telling))
    return sorted(together or apart), len(together) == 1
