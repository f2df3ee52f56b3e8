"""The other commands: replay, draw, rules, games, simulate, fuzz, version, and help."""

from __future__ import annotations

import json
import os
import stat
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.cli.conftest import Vulcania, played, refused
from vulcania.cli.commands import NAMES
from vulcania.core.registry import meta, slugs
from vulcania.core.rulebook import rulebook
from vulcania.words import LANGUAGES


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "match.txt"
    file.write_text(played(players=("Anna", "Ben")).record(), "utf-8")
    return file


def test_every_command_has_examples_in_its_help(vulcania: Vulcania) -> None:
    assert {"play", "simulate", "replay", "draw", "rules", "games", "fuzz", "version"} <= set(NAMES)
    for name in NAMES:
        said = vulcania(name, "--help")
        assert said.code == 0
        assert "Example" in said.out
        assert f"vulcania {name}" in said.out


# -- replay and draw ---------------------------------------------------------------------------------------------------


def test_a_match_is_replayed_step_by_step(vulcania: Vulcania, record: Path) -> None:
    last = len(played().plies)
    said = vulcania("replay", record, typed=f"\n\nb\n999999\nx\n{last}\nq\n")
    assert said.code == 0
    for step in ("0", "1", "2", str(last)):
        assert f" {step}/{last} " in said.out
    assert said.out.count(f" 1/{last} ") == 2
    assert said.out.count("There is no move") == 2
    assert said.out.count("That was the last move.") == 1
    assert "wins." in said.out


def test_one_position_or_all(vulcania: Vulcania, record: Path) -> None:
    last = len(played().plies)
    assert vulcania("replay", record, "--ply", "4").out.count(f"/{last} ") == 1
    whole = vulcania("replay", record, "--all").out
    assert whole.count(f"/{last} ") == last + 1
    piped = vulcania("replay", "-", typed=record.read_text("utf-8"))
    assert piped.out == whole


def test_a_seat_sees_its_secrets_and_a_spectator_none(vulcania: Vulcania, record: Path) -> None:
    def drawn(*args: str) -> list[str]:
        out = vulcania("replay", record, "--all", *args).out
        return [line for line in out.splitlines() if line.startswith("Anna draws")]

    assert set(drawn()) == {"Anna draws a card."} == set(drawn("--seat", "2"))
    assert "Anna draws a card." not in drawn("--seat", "1")


def test_drawing(vulcania: Vulcania, record: Path, tmp_path: Path) -> None:
    file = tmp_path / "match.svg"
    assert vulcania("draw", record, "-o", file, "--seat", "1", "--ply", "5", "--lang", "fr").code == 0
    assert ElementTree.parse(file).getroot().tag.endswith("svg")
    wide = vulcania("draw", "-", typed=record.read_text("utf-8")).out
    narrow = vulcania("draw", record, "--narrow").out
    assert ElementTree.fromstring(wide).get("viewBox") != ElementTree.fromstring(narrow).get("viewBox")


@pytest.mark.parametrize("command", ["replay", "draw"])
@pytest.mark.parametrize(
    ("args", "answer"),
    [
        (("--ply", "9999"), "There is no move 9999"),
        (("--ply", "-1"), "There is no move -1"),
        (("--seat", "0"), "There is no player 0"),
        (("--seat", "3"), "There is no player 3"),
        (("--seat", "x"), "--seat"),
    ],
)
def test_what_is_not_in_the_match(
    vulcania: Vulcania, record: Path, command: str, args: tuple[str, ...], answer: str
) -> None:
    assert answer in refused(vulcania(command, record, *args))


def test_a_picture_never_replaces_a_match(vulcania: Vulcania, record: Path, tmp_path: Path) -> None:
    text = record.read_text("utf-8")
    assert "holds a match" in refused(vulcania("draw", record, "-o", record))
    assert record.read_text("utf-8") == text
    assert "is a folder" in refused(vulcania("draw", record, "-o", tmp_path))


def test_a_broken_record_is_named(vulcania: Vulcania, tmp_path: Path) -> None:
    file = tmp_path / "torn.txt"
    file.write_text("vulcania record 1\n", "utf-8")
    for command in (("replay",), ("draw",), ("analyse",), ("play", "--resume"), ("fuzz", "--again")):
        assert refused(vulcania(*command, file)).startswith(f"{file}: Line ")


@pytest.mark.skipif(sys.platform == "win32", reason="files have no such modes")
def test_a_picture_can_be_read_by_whom_the_user_lets(vulcania: Vulcania, record: Path, tmp_path: Path) -> None:
    before = os.umask(0o027)
    try:
        vulcania("draw", record, "-o", tmp_path / "new.svg")
        vulcania("draw", record, "-o", tmp_path / "new.svg")
    finally:
        os.umask(before)
    assert stat.S_IMODE((tmp_path / "new.svg").stat().st_mode) == 0o640


def test_a_picture_that_cannot_be_written(vulcania: Vulcania, record: Path, tmp_path: Path) -> None:
    assert "cannot be written" in refused(vulcania("draw", record, "-o", tmp_path / "nowhere" / "x.svg"))


# -- broken records ----------------------------------------------------------------------------------------------------


def broken() -> dict[str, tuple[bytes, str]]:
    text = played().record()
    head, _, body = text.partition("\n\n")
    turns = body.splitlines()
    edited = text.replace(turns[3], turns[2].replace(turns[2].split()[1], turns[3].split()[1]))
    data = {
        "empty": ("", "Line 1: a record begins with"),
        "truncated in the header": (text[:40], "is missing"),
        "truncated in the moves": ("\n\n".join([head, "\n".join(turns[:5])]), "lead to another"),
        "an illegal move in the middle": (edited, "cannot be played"),
        "not a move in the middle": (text.replace(turns[3], "swim away"), "cannot be played"),
        "a move after the end": (text + "99. p1 stay\n", "The match is over"),
        "the result edited": (text.replace("won by p", "won by nobody, p"), "than the record says"),
        "another game": (text.replace("game: soum-soum", "game: soum"), "There is no game"),
        "newer rules": (text.replace("rules: ", "rules: 99"), "knows them up to"),
        "newer format": (text.replace("record 1", "record 2"), "format 2"),
        "other components": (text.replace("components: ", "components: f"), "was played with components"),
        "an unknown option": (text.replace("first=", "last="), "There is no option"),
        "a seed that is none": (text.replace("seed: 7", "seed: seven"), "must be a whole number"),
        "an entry twice": (text.replace("seed: 7", "seed: 7\nseed: 8"), "second time"),
        "too many players": (text.replace("players: ", "players: a | b | c | "), "players"),
    }
    found = {name: (text.encode(), answer) for name, (text, answer) in data.items()}
    found["10 MB of noise"] = (bytes(range(256)) * 40_000, "is no record")
    found["3 MB of text"] = (b"all work and no play\n" * 150_000, "no record")
    found["a little noise"] = (b"\xff\xfe\x00noise", "line 1 is not text in UTF-8")
    return found


@pytest.mark.parametrize("command", [("replay", "--all"), ("draw",), ("play", "--resume")], ids=lambda c: c[0])
@pytest.mark.parametrize("fault", broken())
def test_broken_records_are_refused_in_one_line(
    vulcania: Vulcania, tmp_path: Path, command: tuple[str, ...], fault: str
) -> None:
    data, answer = broken()[fault]
    file = tmp_path / "broken.txt"
    file.write_bytes(data)
    assert answer in refused(vulcania(*command, file))
    assert file.read_bytes() == data


def test_a_refusal_is_said_in_one_language(vulcania: Vulcania, tmp_path: Path) -> None:
    file = tmp_path / "broken.txt"
    file.write_bytes(broken()["not a move in the middle"][0])
    line = refused(vulcania("replay", file, "--lang", "fr"))
    assert "ne peut pas être joué" in line
    assert "n’est pas un coup" in line


def test_records_that_are_not_there(vulcania: Vulcania, tmp_path: Path) -> None:
    assert "cannot be read" in refused(vulcania("replay", tmp_path / "none.txt"))
    assert "cannot be read" in refused(vulcania("replay", tmp_path))


# -- rules, games, version ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("slug", slugs())
@pytest.mark.parametrize("lang", ["en", "fr", "nl"])
def test_all_rules_can_be_read(vulcania: Vulcania, slug: str, lang: str) -> None:
    said = vulcania("rules", slug, "--lang", lang)
    assert said.code == 0
    for rule in rulebook(slug).ids:
        assert any(line.startswith(f"{rule} ") for line in said.out.splitlines())


def test_one_rule_can_be_asked_for_in_several_ways(vulcania: Vulcania) -> None:
    answers = {vulcania("rules", "soum-soum", text).out for text in ("SS-5", "ss5", "5")}
    assert len(answers) == 1
    assert "[ruling]" in answers.pop()


def test_rules_that_are_not_there(vulcania: Vulcania) -> None:
    assert "no rule “SS-99”" in refused(vulcania("rules", "soum-soum", "SS-99"))
    assert "There is no game" in refused(vulcania("rules", "chess"))


def test_the_shelf(vulcania: Vulcania) -> None:
    said = vulcania("games")
    assert all(slug in said.out for slug in slugs())
    assert "Luc Rémond; Auzou, 2023" in said.out


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", slugs())
def test_a_game_looked_at_closely_tells_its_options_and_who_can_sit(vulcania: Vulcania, slug: str, lang: str) -> None:
    said = vulcania("games", slug, "--lang", lang)
    assert said.code == 0
    for option in meta(slug).options:
        assert f"--option {option.name}={option.write(option.default)}  {option.expected}\n" in said.out
    assert "nemo" in said.out
    offered = next(line.split() for line in said.out.splitlines() if " vulcania play " in line)
    assert vulcania(*offered[1:], typed="").code == 0, "what it suggests can be typed"


def test_the_shelf_tells_of_makers_only_what_is_known(vulcania: Vulcania) -> None:
    lines = [line.strip() for line in vulcania("games").out.splitlines()]
    assert not [line for line in lines if line.endswith((",", "–")) or line.startswith(";")]
    assert "Capiepa, années 1950" in vulcania("games", "--lang", "fr").out


def test_the_version(vulcania: Vulcania) -> None:
    assert "soum-soum: rules" in vulcania("version").out


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({"LANG": "fr_BE.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "nl_NL.UTF-8"}, "nl"),
        ({"LANG": "fr_FR.UTF-8", "VULCANIA_LANG": "nl"}, "nl"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_comes_from_the_environment(
    vulcania: Vulcania, monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], lang: str
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    heading = {"en": "Players", "fr": "Joueurs", "nl": "Spelers"}[lang]
    assert heading in vulcania("games").out
    wrong = {"en": "There is no", "fr": "Il n’y a pas", "nl": "Er is geen"}[lang]
    assert wrong in refused(vulcania("rules", "chess"))


# -- simulate and fuzz -------------------------------------------------------------------------------------------------


def test_simulation_tells_wins_scores_and_lengths(vulcania: Vulcania) -> None:
    args = ("simulate", "soum-soum", "--games", "20", "--seats", "random,random,greedy", "--seed", "5")
    (found,) = json.loads(vulcania(*args, "--json").out)["results"]
    assert found["matches"] == 20
    assert [seat["name"] for seat in found["by_seat"]] == ["p1", "p2", "p3"]
    assert [(player["name"], player["matches"]) for player in found["by_player"]] == [("random", 40), ("greedy", 20)]
    assert sum(seat["wins"] for seat in found["by_seat"]) == 20
    said = vulcania(*args)
    assert "greedy" in said.out
    assert "20 matches in" in said.out


@pytest.mark.parametrize(
    ("args", "answer"),
    [
        (("chess",), "There is no game"),
        (("soum-soum", "--seats", "human,random"), "every seat needs a bot"),
        (("soum-soum", "--seats", "rando,random"), "Did you mean random?"),
        (("soum-soum", "--seats", "random"), "not 1"),
        (("soum-soum", "--games", "0"), "--games"),
        (("soum-soum", "--games", "many"), "--games"),
        (("soum-soum", "--jobs", "-1"), "--jobs"),
        (("soum-soum", "--seed", "-1"), "--seed"),
        (("soum-soum", "--option", "open-market=2"), "cannot be “2”"),
        (("soum-soum", "--components", "nowhere"), "nowhere"),
    ],
)
def test_simulations_that_cannot_be(
    vulcania: Vulcania, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, args: tuple[str, ...], answer: str
) -> None:
    monkeypatch.chdir(tmp_path)
    assert answer in refused(vulcania("simulate", *args))


@pytest.mark.parametrize("slug", slugs())
def test_fuzzing_finds_nothing(vulcania: Vulcania, tmp_path: Path, slug: str) -> None:
    said = vulcania("fuzz", slug, "--games", "1", "--seed", "3", "--into", tmp_path)
    assert said.code == 0, said
    assert "no fault" in said.out


def test_fuzzing_needs_a_game(vulcania: Vulcania) -> None:
    assert "Which game?" in refused(vulcania("fuzz"))
    assert "There is no game" in refused(vulcania("fuzz", "chess"))


def test_fuzzing_for_a_time(vulcania: Vulcania) -> None:
    assert vulcania("fuzz", "pearls", "--seconds", "0.2").code == 0


def test_an_unknown_command(vulcania: Vulcania) -> None:
    assert "--help" in refused(vulcania("paly"))


@pytest.mark.parametrize(
    ("args", "en", "fr"),
    [
        (
            ("foo",),
            "There is no command “foo”. There are: serve, learn, play,",
            "Il n’y a pas de commande «\u00a0foo\u00a0».",
        ),
        (("simulte",), "Did you mean simulate?", "Voulais-tu dire simulate\u202f?"),
        (("rules",), "GAME is missing.", "Il manque JEU."),
        (("version", "xx"), "“xx” is too much.", "«\u00a0xx\u00a0» est de trop."),
        (("games", "--foo"), "There is no option --foo here.", "Il n’y a pas d’option --foo ici."),
        (("fairness", "--match", "3"), "Did you mean --matches?", "Voulais-tu dire --matches\u202f?"),
        (("games", "--ascii=3"), "--ascii takes no value.", "--ascii ne prend pas de valeur."),
        (("simulate", "pearls", "-n", "x"), "--games is a whole number, not “x”.", "--games est un nombre entier"),
        (("simulate", "pearls", "-n", "0"), "--games is at least 1, not 0.", "--games vaut au moins 1, pas 0."),
        (("serve", "--port", "99999"), "--port is at most 65535, not 99999.", "--port vaut au plus 65535, pas 99999."),
        (("fuzz", "pearls", "--seconds", "x"), "--seconds is a number, not “x”.", "--seconds est un nombre, pas"),
        (("replay", "--ply"), "A value has to follow --ply.", "Il faut une valeur après --ply."),
    ],
)  # fmt: skip
def test_a_wrong_command_line_is_refused_in_the_users_language(
    vulcania: Vulcania, args: tuple[str, ...], en: str, fr: str
) -> None:
    assert en in refused(vulcania(*args))
    assert fr in refused(vulcania(args[0], "--lang=fr", *args[1:]))
