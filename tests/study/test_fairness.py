"""The fairness study: resumes, counts every match once, and its page stands alone."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from vulcania.study import fairness
from vulcania.study.fairness import Notebook, Part, missing, questions, study
from vulcania.study.fairness_report import page, quantile
from vulcania.words import words


def test_an_interrupted_study_goes_on_and_comes_to_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = questions(["soum-soum"], [2, 3], player="random")
    whole = study(asked, 60, Notebook(tmp_path / "whole.jsonl"))
    played = 0
    play = fairness.play_part

    def stop_early(part: Part) -> Part:
        nonlocal played
        played += 1
        if played > 3:
            raise KeyboardInterrupt
        return play(part)

    monkeypatch.setattr(fairness, "play_part", stop_early)
    with pytest.raises(KeyboardInterrupt):
        study(asked, 60, Notebook(tmp_path / "cut.jsonl"))
    monkeypatch.undo()
    with (tmp_path / "cut.jsonl").open("ab") as file:
        file.write(b'{"question": {"game": "soum-so')
    notebook = Notebook(tmp_path / "cut.jsonl")
    assert len(notebook.parts) == 3
    counted: list[int] = []
    resumed = study(asked, 60, notebook, done=counted.append)
    assert sum(counted) == 120
    assert counted[0] == 75, "what was kept is not played again"
    assert resumed == whole
    assert len(Notebook(tmp_path / "cut.jsonl").parts) == 6, "nothing is lost with the line that was cut short"


def test_every_match_is_asked_for_once() -> None:
    asked = questions(["soum-soum"], [2])
    assert [(part.first, part.count) for part in missing(asked, 60, ())] == [(0, 25), (25, 25), (50, 10)]


def test_the_page_stands_alone_in_every_language(tmp_path: Path) -> None:
    found = study(questions(["soum-soum"], [2], player="random"), 30, Notebook(tmp_path / "x.jsonl"))
    for lang in ("en", "fr", "nl"):
        text = page(found, lang)
        assert text.count("<svg") == 3
        assert "http" not in text.replace("http://www.w3.org/2000/svg", "")
        assert f'lang="{lang}"' in text


@pytest.mark.parametrize("lang", ["en", "fr", "nl"])
def test_where_all_win_together_the_page_says_that_seats_cannot_differ(tmp_path: Path, lang: str) -> None:
    found = study(questions(["explo"], [1, 2], player="random"), 2, Notebook(tmp_path / "x.jsonl"))
    text = page(found, lang)
    assert words(lang).say("fair-together") in text
    assert text.count("<svg") == 5, "the rates of both sizes together, then scores and lengths of each"
    assert "beyond" not in text.split("</style>")[1]


def test_quantiles() -> None:
    assert quantile(Counter({1: 1, 2: 1, 3: 1, 4: 1}), 0.5) == 2
    assert quantile(Counter({5: 10}), 0.25) == 5
