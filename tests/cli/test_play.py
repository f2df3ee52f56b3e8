"""``vulcania play``, typed at as a person would."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Vulcania, played, refused
from vulcania import __version__
from vulcania.core.match import load
from vulcania.core.registry import game

FIRST = ("play", "soum-soum", "--seed", "3", "--option", "first=p1")


def saved(tmp_path: Path) -> Path:
    (file,) = (tmp_path / "state" / "vulcania").iterdir()
    return file


def test_a_whole_match_can_be_played_by_numbers(vulcania: Vulcania, tmp_path: Path) -> None:
    said = vulcania(*FIRST, typed="1\n" * 30)
    assert said.code == 0
    match = load(saved(tmp_path).read_text("utf-8"))
    assert match.over
    assert match.outcome is not None
    winner = "Eager" if match.outcome.winners == (1,) else "Player 1"
    assert f"{winner} wins." in said.out
    assert "Place" in said.out
    for seat, score in enumerate(match.outcome.scores):
        assert sum(line.points for line in match.outcome.breakdown if line.seat == seat) == score
    assert "vulcania replay" in said.out


def test_moves_are_taken_by_notation(vulcania: Vulcania, tmp_path: Path) -> None:
    vulcania(*FIRST, typed="place 2 c4\n  DIVE   C4 \nquit\n")
    plies = load(saved(tmp_path).read_text("utf-8")).plies
    assert [ply.text for ply in plies[:2]] == ["place 2 c4", "dive c4"]
    assert [ply.seat for ply in plies[2:]] == [1] * len(plies[2:])


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("place 1 c3", "SS-1: type “rule SS-1”"),
        ("dive a1", "SS-7: type “rule SS-7”"),
        ("take 1", "SS-9: type “rule SS-9”"),
        ("place 9 a1", "“9” does not fit"),
        ("plce 1 a1", "Did you mean “place”?"),
        ("place 1", "too few or too many parts"),
        ("nonsense", "“nonsense” is not a move"),
        ("0", "no move number 0"),
        ("73", "no move number 73"),
        ("9" * 50, "no move number"),
        ("²", "is not a move"),
        ("/nonsense", "is not a move"),
        ("undo", "no move to take back"),
        ("rule 99", "no rule “99”"),
        ("moves xyz", "No legal move begins with “xyz”"),
        ("what dive a1", "SS-7"),
        ("what ²", "is not a move"),
        ("moves ²", "No legal move begins with “²”"),
        ("points ²", "No legal move begins with “²”"),
        ("save a\0b", "cannot be written"),
        (f"save {'a' * 300}", "cannot be written"),
        ("seat p2", "Those who may decide now are: p1"),
        ("save nowhere/at/all", "cannot be written"),
    ],
)
def test_what_cannot_be_done_is_answered_and_changes_nothing(
    vulcania: Vulcania, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, typed: str, answer: str
) -> None:
    monkeypatch.chdir(tmp_path)
    said = vulcania(*FIRST, typed=f"{typed}\nquit\n")
    assert said.code == 0
    assert answer in said.out
    assert load(saved(tmp_path).read_text("utf-8")).plies == []


def test_noise_is_answered_too(vulcania: Vulcania) -> None:
    said = vulcania(*FIRST, typed=b"\xff\xfe\x00\x1b[2J\n" + b"x" * 100_000 + b"\nquit\n")
    assert said.code == 0
    assert said.out.count("is not a move") == 2


def test_undo_takes_back_ones_own_move_but_not_what_was_revealed(vulcania: Vulcania, tmp_path: Path) -> None:
    said = vulcania(*FIRST, typed="place 1 a1\nundo\nplace 2 b1\nstay\nundo\nquit\n")
    assert "Eager has moved since, so your move stands." in said.out
    assert load(saved(tmp_path).read_text("utf-8")).plies[0].text == "place 2 b1"


def test_a_free_table_lets_undo_go_further(vulcania: Vulcania, tmp_path: Path) -> None:
    vulcania(*FIRST, "--free-undo", typed="place 1 a1\nstay\nundo\nundo\nquit\n")
    record = saved(tmp_path).read_text("utf-8")
    assert load(record).plies == []
    assert record.count("undo: ") == 2, "it stays on record"


def test_help_rules_log_moves_and_previews(vulcania: Vulcania) -> None:
    typed = "?\nrule SS-8\nrules\nlog\nplace 1 a1\nlog\nmoves\nwhat dive a1\npoints\nboard\nquit\n"
    said = vulcania(*FIRST, typed=typed)
    assert "Now you can type: place <1-3> <a1-e5>\n" in said.out, "what cannot be done now is left out"
    assert "SS-8 " in said.out
    assert "SS-19 " in said.out
    assert "Nothing has happened yet" in said.out
    assert said.out.count("Player 1 lays a") >= 2
    assert said.out.count("Worth 0 points as the sea is now.") == 4, "listed at once, by moves, what and points"


def test_long_lists_of_moves_are_grouped_and_can_be_narrowed(vulcania: Vulcania) -> None:
    said = vulcania(*FIRST, typed="moves\nmoves place 3 e\nquit\n")
    groups = [line for line in said.out.splitlines() if line.endswith(("place 1", "place 2", "place 3"))]
    assert len(groups) == 3
    assert "  72  place 3 e5" in said.out


def test_the_one_move_of_its_kind_is_not_called_the_only_one(vulcania: Vulcania) -> None:
    start = ("play", "explo", "--seats", "human,human", "--seed", "7", "-O", "preparation-seconds=0", "--lang", "en")
    told = vulcania(*start, typed="q\n").out
    assert "Type a move or its number." in told
    assert "Besides 20 times take <item>" in told


def test_the_number_of_a_card_plays_that_card(vulcania: Vulcania, tmp_path: Path) -> None:
    """Where moves are told apart by numbers that lie on the table, the list counts by those."""
    seats = ("--seats", "human:Anna,human:Ben", "--seed", "5")
    said = vulcania("play", "leagues", *seats, typed="lay 3\nlay 2\n1\nmoves\n4\nquit\n")
    plies = load(saved(tmp_path).read_text("utf-8")).plies
    assert "lay 3" in {ply.text for ply in plies[:2]}
    assert plies[-1].text == "lay 4", said.out
    assert "   4  lay 4 " in said.out


def test_a_hint_that_takes_too_long_can_be_called_off(
    vulcania: Vulcania, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("vulcania.terminal.decision.advise", interrupted)
    assert vulcania(*FIRST, "--advice", typed="hint 100s\nplace 1 a1\nquit\n").code == 0
    assert len(load(saved(tmp_path).read_text("utf-8")).plies) == 1


def test_save_makes_a_copy_and_never_writes_over_one(vulcania: Vulcania, tmp_path: Path) -> None:
    copy = tmp_path / "copy.txt"
    said = vulcania(*FIRST, typed=f"place 1 a1\nsave {copy}\nsave {copy}\nsave\nquit\n")
    assert f"Saved in {copy}." in said.out
    assert f"There is a file {copy} already" in said.out
    assert len(load(copy.read_text("utf-8")).plies) == 1


def test_a_match_resumes_where_it_was_left_bots_included(vulcania: Vulcania, tmp_path: Path) -> None:
    whole, first, second = (tmp_path / name for name in ("whole.txt", "a.txt", "b.txt"))
    moves = "1\n" * 30
    vulcania(*FIRST, "--record", whole, typed=moves)
    left = vulcania(*FIRST, "--record", first, typed="1\n1\n1\n")
    assert f"vulcania play --resume {first}" in left.out
    begun = first.read_text("utf-8")
    vulcania("play", "--resume", first, typed=moves)
    assert first.read_text("utf-8") == whole.read_text("utf-8")
    second.write_text(begun, "utf-8")
    vulcania("play", "--resume", second, "--seats", "random,greedy")
    assert load(second.read_text("utf-8")).over


def test_a_record_with_notes_is_not_written_over(vulcania: Vulcania, tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    text = played(moves=4, players=("Anna", "greedy")).record() + "# what a move!\n"
    file.write_text(text, "utf-8")
    said = vulcania("play", "--resume", file, typed="1\nquit\n")
    assert file.read_text("utf-8") == text
    assert str(saved(tmp_path)) in said.out


def test_a_finished_match_shows_its_account(vulcania: Vulcania, tmp_path: Path) -> None:
    file = tmp_path / "done.txt"
    file.write_text(played().record(), "utf-8")
    said = vulcania("play", "--resume", file)
    assert said.code == 0
    assert "wins." in said.out


def test_end_of_input_keeps_the_match(vulcania: Vulcania, tmp_path: Path) -> None:
    said = vulcania(*FIRST, typed="place 1 a1\n")
    assert said.code == 0
    assert "vulcania play --resume" in said.out
    assert load(saved(tmp_path).read_text("utf-8")).plies[0].text == "place 1 a1"


def test_a_match_is_played_even_where_it_cannot_be_kept(
    vulcania: Vulcania, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "file"))
    said = vulcania(*FIRST, typed="place 1 a1\nsave\nquit\n")
    assert said.code == 0
    assert "This match cannot be kept" in said.err
    assert "Where to?" in said.out


def test_two_people_at_one_screen_do_not_see_each_others_hands(vulcania: Vulcania) -> None:
    said = vulcania(
        "play", "soum-soum", "--seats", "human:Anna,human:Ben", "--seed", "3", "--option", "first=p1",
        typed="\nplace 1 a1\nstay\n\nplace 1 b1\nquit\n",
    )  # fmt: skip
    anna, ben = said.out.index("Now it is up to Anna"), said.out.index("Now it is up to Ben")
    told_to_ben = said.out[ben:]
    assert anna < ben
    assert "Anna draws a card." in told_to_ben


def test_who_is_called_to_the_screen_may_leave_instead(vulcania: Vulcania) -> None:
    said = vulcania("play", "soum-soum", "--seats", "human,human", "--seed", "3", "--lang", "en", typed="q\n")
    assert said.code == 0
    assert "Now it is up to" in said.out
    assert "Your hand" not in said.out


def test_bots_among_themselves_are_watched(vulcania: Vulcania) -> None:
    said = vulcania("play", "soum-soum", "--seats", "random,random,random", "--seed", "1")
    assert said.code == 0
    assert "Drifter 3" in said.out
    assert "draws" in said.out


@pytest.mark.parametrize(
    ("lang", "players", "told"),
    [
        ("fr", "human,mate", "Second"),
        ("nl", "human,mate", "Stuurman"),
        ("nl", "human,captain:40,captain:40", "Kapitein:40 2"),
        ("fr", "human:mate de Jo,random", "mate de Jo"),
    ],
)
def test_bots_have_a_name_in_the_players_language(vulcania: Vulcania, lang: str, players: str, told: str) -> None:
    """And people keep theirs."""
    said = vulcania("play", "leagues", "--seats", players, "--seed", 4, "--lang", lang, typed="quit\n")
    assert told in said.out


@pytest.mark.parametrize(("lang", "prompt"), [("fr", "coups sont possibles"), ("nl", "zetten mogelijk")])
def test_it_speaks_the_players_language(vulcania: Vulcania, lang: str, prompt: str) -> None:
    assert prompt in vulcania(*FIRST, "--lang", lang, typed="?\nplace 1 c3\nquit\n").out


@pytest.mark.parametrize(
    ("lang", "typed", "told"),
    [
        ("en", "moves place 2\nLay card 2 on c4\n/RULE 8\nq\n", "SS-8"),
        ("fr", "coups pose 2\naide\nPose la carte 2 en c4\nRègle 8\njournal\nquitter\n", "SS-8"),
        ("nl", "zetten leg 2\nhulp\nleg kaart 2 op c4\nregel 8\nverslag\nstop\n", "SS-8"),
    ],
)
def test_what_is_shown_can_be_typed(vulcania: Vulcania, tmp_path: Path, lang: str, typed: str, told: str) -> None:
    said = vulcania(*FIRST, "--lang", lang, typed=typed)
    assert said.code == 0
    assert told in said.out
    assert [ply.text for ply in load(saved(tmp_path).read_text("utf-8")).plies] == ["place 2 c4"]


def test_the_version_is_told(vulcania: Vulcania) -> None:
    assert vulcania("--version").out == f"vulcania {__version__}\n"


def test_ascii_is_ascii(vulcania: Vulcania) -> None:
    said = vulcania(*FIRST, "--ascii", "--lang", "fr", typed="?\nmoves\nplace 1 c3\nrules\nplace 1 a1\nquit\n")
    assert said.out.isascii()
    assert "?????" not in said.out


@pytest.mark.parametrize(
    ("args", "answer"),
    [
        ((), "Which game?"),
        (("soum-som",), "Did you mean soum-soum?"),
        (("../../etc/passwd",), "There is no game"),
        (("soum-soum", "--seats", "human"), "This game is for 2 to 4 players, not 1"),
        (("soum-soum", "--seats", "human," * 5 + "human"), "not 6"),
        (("soum-soum", "--seats", ""), "not 0"),
        (("soum-soum", "--seats", "human,gredy"), "Did you mean greedy?"),
        (("soum-soum", "--seats", "human,"), "There is no player “”"),
        (("soum-soum", "--seats", "human,greedy:2s"), "takes no budget"),
        (("soum-soum", "--seats", "human,captain:-1"), "no budget"),
        (("soum-soum", "--seed", "-1"), "A seed is a whole number"),
        (("soum-soum", "--seed", "seven"), "--seed"),
        (("soum-soum", "--option", "open-market"), "written name=value"),
        (("soum-soum", "--option", "open=on"), "There is no option “open”"),
        (("soum-soum", "--option", "open-market=maybe"), "cannot be “maybe”"),
        (("soum-soum", "--option", "first=p3"), "cannot be “p3”"),
        (("soum-soum", "--option", "first=p1", "--option", "first=p2"), "given twice"),
        (("soum-soum", "--lang", "de"), "There is no language “de”"),
        (("soum-soum", "--wrong"), "--wrong"),
        (("soum-soum", "--resume", "x.txt"), "--resume"),
        (("--resume", "nowhere/x.txt"), "cannot be read"),
        (("soum-soum", "--record", "nowhere/x.txt"), "cannot be written"),
        (("soum-soum", "--components", "nowhere/x.toml"), "x.toml"),
        (("soum-soum", "--record", "a" * 300), "cannot be written"),
        (("soum-soum", "--components", "a" * 300), "can be read"),
    ],
)
def test_what_is_asked_wrongly_is_refused_in_one_line(
    vulcania: Vulcania, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, args: tuple[str, ...], answer: str
) -> None:
    monkeypatch.chdir(tmp_path)
    assert answer in refused(vulcania("play", *args))


def test_a_record_is_never_written_over(vulcania: Vulcania, tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    file.write_text("precious", "utf-8")
    assert "--resume" in refused(vulcania(*FIRST, "--record", file))
    assert file.read_text("utf-8") == "precious"


def test_the_seats_of_a_resumed_match_must_fit(vulcania: Vulcania, tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    file.write_text(played(moves=3).record(), "utf-8")
    assert "3 names were given for 2 seats" in refused(
        vulcania("play", "--resume", file, "--seats", "human,greedy,random")
    )


STANDARD = (game("soum-soum").folder / "components" / "cards.toml").read_text("utf-8")
WHALE = STANDARD.replace('"shark"', '"whale"', 1)
COPY_LESS = STANDARD.replace("copies = 4", "copies = 3", 1)


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("", "missing required field cards"),
        ("cards = ", "TOML"),
        (COPY_LESS, "36 copies in all, not 35"),
        (STANDARD + STANDARD[STANDARD.index("[[card]]") :], "only one entry for octopus / around"),
        (STANDARD + "colour = 'red'\n", "unknown field colour"),
        (WHALE, "whale"),
        (STANDARD.replace("cards = 36", "cards = 37"), "36, not 37"),
        (STANDARD.replace("copies = 4", "copies = 'many'", 1), "int"),
        (STANDARD.replace("copies = 4", "copies = -1", 1), "not -1"),
    ],
    ids=["empty", "torn", "too few", "twice", "extra", "unknown animal", "contradictory", "no number", "negative"],
)
def test_component_files_are_refused_by_file_entry_and_expectation(
    vulcania: Vulcania, tmp_path: Path, text: str, answer: str
) -> None:
    file = tmp_path / "cards.toml"
    file.write_text(text, "utf-8")
    line = refused(vulcania(*FIRST, "--components", file))
    assert "cards.toml" in line
    assert answer in line


def test_component_files_are_used(vulcania: Vulcania, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(COPY_LESS.replace("copies = 4", "copies = 5", 1), "utf-8")
    record = tmp_path / "match.txt"
    vulcania(*FIRST, "--components", file, "--record", record, typed="place 1 a1\nquit\n")
    assert "Give the file it was played with" in refused(vulcania("play", "--resume", record))
    said = vulcania("play", "--resume", record, "--components", file, typed="quit\n")
    assert said.code == 0
