"""What people see of the voyage: the picture, its words, and the board in the terminal."""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest
from rich.console import Console

from tests.games.voyage.build import at_sea, faces, parts, position, sq
from vulcania.core.chance import Chance
from vulcania.core.match import Match, new
from vulcania.games.voyage.components import DESTINATIONS, KINDS, ZONES
from vulcania.games.voyage.picture import draw, draw_low
from vulcania.games.voyage.picture.cards import prey_art
from vulcania.games.voyage.picture.hunt import HEAD, places
from vulcania.games.voyage.picture.page import ART
from vulcania.games.voyage.terminal import lists_moves, show
from vulcania.games.voyage.view import VoyageView
from vulcania.terminal import Look
from vulcania.words import LANGUAGES, words

both = pytest.mark.parametrize("narrow", [False, True])


def view(of: Match, seat: int | None) -> VoyageView:
    found = of.view(seat)
    assert isinstance(found, VoyageView)
    return found


def drawn(of: Match, seat: int | None = 0, lang: str = "en", narrow: bool = False) -> ElementTree.Element:
    return ElementTree.fromstring(draw(view(of, seat), words(lang, "voyage"), of.players, narrow=narrow))


def classed(root: ElementTree.Element, name: str) -> list[ElementTree.Element]:
    return [node for node in root.iter() if name in node.get("class", "").split()]


def glowing(root: ElementTree.Element) -> set[str | None]:
    """What can be picked among the things whose frame glows."""
    return {node.get("data-pick") for node in root.iter() if node.get("data-pick") and classed(node, "can")}


def text_of(node: ElementTree.Element) -> str:
    return " ".join(text for text in node.itertext() if text)


def ids(root: ElementTree.Element) -> set[str | None]:
    return {node.get("id") for node in root.iter()}


def hunting(seats: int = 3) -> Match:
    """A hunt in the Sea of Sharks; the player of the highest number is to act."""
    of = at_sea("m14", "sharks", 5000, seats=seats)
    of.play("sail S great")
    return of


def played_out(seats: int, seed: int) -> Match:
    """A whole match of random moves."""
    of = new("voyage", seats, seed)
    chance = Chance(seed)
    while not of.over:
        of.play(chance.pick(position(of).legal(of.to_act[0])), of.to_act[0])
    return of


@both
def test_squares_wheel_and_rows_glow_for_the_pilot(narrow: bool) -> None:
    of = at_sea("l14", "forests", 7100)
    picks = glowing(drawn(of, narrow=narrow))
    assert {"sail NE medium", "sail E medium", "sail E great", "sail SE great"} <= picks
    assert {"sail NE *", "sail E *", "sail SE *", "sail * medium", "sail * great"} <= picks
    assert not classed(drawn(of, 1, narrow=narrow), "can"), "others see what moves would do, but nothing glows"


@both
def test_everyone_sees_what_each_move_would_register(narrow: bool) -> None:
    of = at_sea("l14", "forests", 7100)
    for seat in (0, 1, None):
        shown = classed(drawn(of, seat, narrow=narrow), "forecasts")
        assert len(shown) == 1
        told = text_of(shown[0])
        assert "7400" in told
        assert "Route 1: 7,200 leagues. Navigation yellow, Events yellow: a gold guinea." in told


def test_alerts_are_said_before_they_happen() -> None:
    of = at_sea("m10", "whales", 1000)
    told = text_of(classed(drawn(of), "forecasts")[0])
    assert "Alert: the engine fails" in told


@both
def test_counter_lamps_and_dashboard_show_where_things_stand(narrow: bool) -> None:
    of = at_sea("m10", "icebergs", 5200)
    of.play("sail SW medium")
    root = drawn(of, narrow=narrow)
    assert "The counter shows 5,600 leagues, Navigation red, Events blue." in text_of(classed(root, "counter")[0])
    assert "4" in text_of(classed(root, "route")[0])
    assert len(classed(classed(root, "dashboard")[0], "token")) == 1
    assert "nautilus" in ids(root)
    assert classed(root, "wake")


@both
def test_a_hunt_shows_preys_figures_and_the_own_hand_only(narrow: bool) -> None:
    of = hunting()
    mine = drawn(of, 2, narrow=narrow)
    assert {"figure-p1", "figure-p2", "figure-p3", "hand-1", "hand-5", "stock", "nautilus"} <= ids(mine)
    assert len(classed(mine, "prey")) == 3
    assert {f"discard {n} *" for n in range(1, 6)} <= {p for p in glowing(mine) if p and "lay" not in p} | {
        p.split("|")[0] for p in glowing(mine) if p
    }
    assert "hand-1" not in ids(drawn(of, None, narrow=narrow))
    assert "prey" not in glowing(mine)


@both
def test_what_is_written_on_a_prey_can_be_read(narrow: bool) -> None:
    """A wide page is shown at two thirds of its size."""
    written = []
    for prey in classed(drawn(hunting(), narrow=narrow), "prey"):
        whole = next(node for node in prey if node.get("transform"))
        scale = float((whole.get("transform") or "").partition("scale(")[2].rstrip(")")) * (1 if narrow else 2 / 3)
        written += [scale * float(node.get("font-size", "0")) for node in whole.iter() if node.get("font-size")]
    assert written
    assert min(written) >= 8


@both
def test_squares_to_step_to_glow(narrow: bool) -> None:
    of = hunting()
    of.play("discard 1 stock")
    picks = glowing(drawn(of, 2, narrow=narrow))
    assert {"step N", "step SW", "stay"} <= picks
    assert not any(pick and pick.startswith("discard") for pick in picks)


@both
def test_sets_can_be_picked_whole_or_card_by_card(narrow: bool) -> None:
    of = hunting()
    one = position(of).hunt
    assert one is not None
    one.hands[2] = sorted(faces("harpoon-1 harpoon-2 harpoon-3 knife-1 seal"))
    one.preys = {one.figures[2]: 1}  # the shark
    root = drawn(of, 2, narrow=narrow)
    assert {"lay 1+2+3", "lay 1+2+5"} <= glowing(root)
    by_id = {node.get("id"): node.get("data-pick", "") for node in root.iter() if node.get("id")}
    assert "lay 1+2+3" in by_id["hand-1"].split("|")
    assert "lay 1+2+3" not in by_id["hand-5"].split("|")


def test_cards_taken_openly_are_shown_to_all() -> None:
    of = hunting()
    one = position(of).hunt
    assert one is not None
    one.figures = [sq("k17")] * 3
    of.play("discard 1 stock")
    of.play("stay")
    of.play("discard 2 open")
    spectator = view(of, None)
    assert spectator.hunt is not None
    assert [len(known) for known in spectator.hunt.known] == [0, 1, 0]


@both
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_account_adds_up_on_the_page(lang: str, narrow: bool) -> None:
    of = played_out(4, 3)
    outcome = of.outcome
    assert outcome is not None
    root = drawn(of, 0, lang, narrow)
    told = text_of(classed(root, "account")[0])
    assert all(f"= {score}" in told for score in outcome.scores)
    assert len(classed(root, "crown")) == len(outcome.winners)


@both
def test_every_line_of_the_account_finds_its_square_on_the_chart(narrow: bool) -> None:
    of = played_out(4, 3)
    assert of.outcome is not None
    pointed = {(place, str(line.seat)) for line in of.outcome.breakdown for place in line.where}
    root = drawn(of, None, narrow=narrow)
    traces = classed(root, "trace")
    assert {(node.get("data-place"), node.get("data-seat")) for node in traces} == pointed
    assert len(traces) == len(pointed), "one for each player on a square, however much it brought"
    told = text_of(classed(root, "traces")[0])
    assert all(words("en", "voyage").say(line.text, of.players) in told for line in of.outcome.breakdown)


def test_the_chart_shows_no_traces_before_the_end() -> None:
    assert not classed(drawn(at_sea("l14", "forests", 7100)), "trace")


def test_a_prey_of_somebodys_own_box_is_drawn_and_named() -> None:
    assert "prey-kraken" in prey_art("kraken", 0, 0, 1)


def test_every_prey_card_and_destination_of_our_box_has_a_drawing_of_its_own() -> None:
    wanted = {f"prey-{prey.name}" for prey in parts().preys} | {f"card-{kind}" for kind in KINDS}
    assert wanted | {f"emblem-{zone}" for zone in ZONES[:DESTINATIONS]} <= set(ART)


@pytest.mark.parametrize("unicode", [True, False])
def test_the_terminal_shows_the_chart_the_instruments_and_the_moves(unicode: bool) -> None:
    told = printed(at_sea("l14", "forests", 7100), unicode, height=24)
    assert max(len(line) for line in told.splitlines()) <= 80
    assert len(told.splitlines()) <= 24
    assert "sail SE great" in told
    assert "a gold guinea" in told
    assert "07100" in told


def test_whoever_pilots_finds_the_moves_on_the_board_numbered() -> None:
    of = at_sea("l14", "forests", 7100)
    rows = [line.split() for line in printed(of, True).splitlines() if "sail" in line]
    assert [(row[0], " ".join(row[1:4])) for row in rows] == [
        (str(number), move) for number, move in enumerate(of.legal(0), 1)
    ]
    assert lists_moves(view(of, 0))
    assert not lists_moves(view(of, 1)), "others see the moves without numbers and cannot choose"
    assert not lists_moves(view(hunting(), 2))


def test_a_card_stays_in_one_piece_where_the_line_is_full() -> None:
    of = hunting()
    one = position(of).hunt
    assert one is not None
    one.hands[2] = faces("machine-gun-1 machine-gun-2 machine-gun-3 spur-1 seal")
    told = printed(of, True, seat=2)
    assert all(f"{n} machine-gun {n} (" in told for n in (1, 2, 3))
    assert "4 Nautilus spur 1 (red)" in told


@pytest.mark.parametrize("unicode", [True, False])
def test_the_terminal_shows_the_hunt(unicode: bool) -> None:
    of = hunting(6)
    told = printed(of, unicode, seat=5)
    assert len(told.splitlines()) <= 24
    assert "Your hand:" in told
    assert all(f"[{n}]" in told for n in range(1, 7))


def test_on_a_small_screen_the_players_stand_below() -> None:
    for of, seat in ((at_sea("l14", "forests", 7100, seats=6), 0), (hunting(6), 5)):
        told = printed(of, True, seat, 60)
        assert max(len(line) for line in told.splitlines()) <= 60
        assert "…" not in told, "nothing is cut off"
        assert all(f"Player {n}" in told for n in range(1, 7))


def test_six_hunters_on_one_prey_do_not_push_the_chart_aside() -> None:
    of = hunting(6)
    one = position(of).hunt
    assert one is not None
    for square in (next(iter(one.preys)), one.ship):
        one.figures = [square] * 6
        rows = [line for line in printed(of, True, seat=5).splitlines() if "●■▲◆✚★" in line]
        assert len(rows) == 1
        at = rows[0].index("●")
        assert (at - 4) % 7 == 0, "after the row's number every square has seven signs, the first of them its own"
        assert rows[0][at + 6] in "~.[◄", "the next square begins where it should"


def printed(
    of: Match, unicode: bool, seat: int = 0, width: int = 80, height: int = 48, lang: str = "en", players: str = ""
) -> str:
    console = Console(width=width, record=True, color_system=None)
    names = players.split() or of.players
    with console.capture() as caught:
        console.print(show(view(of, seat), words(lang, "voyage"), names, Look(unicode, width, height)))
    return caught.get()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, 120])
def test_where_there_are_lines_the_terminal_shows_the_whole_chart_and_its_legend(lang: str, width: int) -> None:
    of = at_sea("l14", "forests", 7100)
    told = printed(of, True, width=width, lang=lang)
    rows = [line[:53] for line in told.splitlines()]
    assert max(map(len, told.splitlines())) <= width
    assert [row[:2].strip() for row in rows[1:20]] == [str(n) for n in range(1, 20)]
    said = words(lang, "voyage")
    assert all(said.say(f"zone-{zone}") in told for zone in ZONES[:DESTINATIONS])
    # l14 lies in column 11: north-east of it is move 1, east the half square with moves 2 and 3, south-east move 4.
    assert [rows[row][3 + 2 * 12 : 5 + 2 * 12] for row in (13, 14, 15)] == [" 1", "23", " 4"]


def test_long_names_are_written_out_on_a_wide_screen() -> None:
    long = "Maximilienne-Alexandra Bénédicte-Wilhelmina"
    for of in (at_sea("l14", "forests", 7100), hunting(2)):
        assert all(name in printed(of, True, width=120, players=long) for name in long.split())


def test_the_window_route_shows_what_wheel_and_lever_are_set_to() -> None:
    """VO-12: yellow puts the lever on surface at once, and there the same direction is worth one more (VO-4)."""
    of = at_sea("m10", "icebergs", 2800)
    of.play("sail SW medium")  # 3200: yellow
    seen = view(of, None)
    assert seen.surfaced
    assert seen.route == 5
    assert "5" in text_of(classed(drawn(of), "route")[0])


def scaled(node: ElementTree.Element, scale: float = 1) -> Iterator[tuple[ElementTree.Element, float]]:
    """Every node, with how much larger it is drawn than it says."""
    found = re.search(r"scale\(([\d.]+)\)", node.get("transform", ""))
    scale *= float(found[1]) if found else 1
    yield node, scale
    for child in node:
        if not node.get("viewBox") or node.get("role"):  # the sea has no text and nothing to choose
            yield from scaled(child, scale)


MANY = ("many", at_sea("d13", "cannibals", 2900, seats=6)), ("hunt", hunting(6)), ("over", played_out(6, 3))


@pytest.mark.parametrize("of", [of for _, of in MANY], ids=[name for name, _ in MANY])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_telephone_held_sideways_is_drawn_for_fingers(of: Match, lang: str) -> None:
    """It is shown there at its own size, or a little larger."""
    seat = of.to_act[0] if of.to_act else 0
    root = ElementTree.fromstring(draw_low(view(of, seat), words(lang, "voyage"), of.players))
    sizes = [scale * float(node.get("font-size", "0")) for node, scale in scaled(root) if node.tag.endswith("text")]
    assert min(sizes) >= 11
    for thing, scale in scaled(root):
        if thing.get("data-pick"):
            frames = [node for node in thing.iter() if "frame" in node.get("class", "") and node.get("width")]
            own = float((re.search(r"scale\(([\d.]+)\)", frames[0].get("transform", "")) or [0, 1])[1]) if frames else 1
            assert all(
                scale * own * float(node.get(side, "0")) >= 40 for node in frames for side in ("width", "height")
            )


@both
def test_the_picture_has_one_size_whatever_happens(narrow: bool) -> None:
    """For as many players: what is around the board, and the board under a finger, stay where they are."""
    names = words("en", "voyage")
    matches = [of for _, of in MANY]
    assert (
        len({draw(view(of, 0), names, (), narrow=narrow, headed=False).partition('role="')[0][-60:] for of in matches})
        == 1
    )


def test_hunters_stand_beside_their_prey() -> None:
    """Neither its points nor what takes it are covered, however many hunters there are, nor one hunter by another."""
    for count in (1, 2):
        assert all(x + 19 * scale <= 62 and y <= 72 for x, y, scale in places(count, prey=True))
    for count in range(3, 7):
        heads = [(complex(x, y), HEAD * scale) for x, y, scale in places(count, prey=True)]
        assert len(heads) == count
        for at, (middle, radius) in enumerate(heads):
            assert radius <= min(middle.real, middle.imag, 100 - middle.real, 70 - middle.imag)
            assert abs(middle - (82 + 19j)) > radius + 16, "its points"
            assert abs(middle - (50 + 48j)) > radius + 20, "its picture"
            assert all(abs(middle - other) >= radius + size for other, size in heads[:at])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_lies_over_the_names_of_the_zones_but_the_ship(lang: str) -> None:
    for of in (at_sea("l14", "forests", 7100), played_out(4, 3)):
        chart = classed(drawn(of, None, lang), "chart")[0]
        layers = [node.get("class", "") for node in chart]
        names = layers.index("zone-names")
        assert layers.index("sea") < names
        assert all(at < names for at, name in enumerate(layers) if name in ("traces", "option", "destination"))
