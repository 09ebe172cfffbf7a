"""``gosux train``."""

import json
import sys
from pathlib import Path

import pytest

from gosux.lab import train as training_room
from tests.commands.run import mistake, run


@pytest.fixture(autouse=True)
def few_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training_room, "MEASURED", 2)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "against a judge that has learned nothing, "),
        ("fr", "contre un juge qui n'a rien appris, "),
    ],
)
def test_weights_are_written_and_their_strength_is_told(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, lang: str, said: str
) -> None:
    file = tmp_path / "weights.json"
    output = run(capsys, "train", file, "--games", 2, "--seed", "a", "--lang", lang)
    assert (output.code, output.err) == (0, "")
    assert said in output.out
    assert str(file) in output.out
    data = json.loads(file.read_text(encoding="utf-8"))
    assert data["how"] == "gosux train --ruleset gosu-x --games 2 --seed a --exploration 1.2"
    assert data["inputs"]


def test_a_checkpoint_of_another_training_is_refused_and_kept(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file, checkpoint = tmp_path / "weights.json", tmp_path / "checkpoint.json"
    run(capsys, "train", file, "--games", 2, "--checkpoint", checkpoint)
    before = checkpoint.read_text()
    said = mistake(capsys, "train", file, "--games", 3, "--checkpoint", checkpoint)
    assert "belongs to another training" in said
    assert checkpoint.read_text() == before


def test_nothing_is_no_training(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert mistake(capsys, "train", tmp_path / "w.json", "--games", 0) == "at least 1 game is needed, not 0"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_picture_of_the_strength_is_drawn_after_going_on_too(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, lang: str
) -> None:
    file, checkpoint, picture = tmp_path / "weights.json", tmp_path / "checkpoint.json", tmp_path / "strength.png"
    command = ["train", file, "--games", 2, "--checkpoint", checkpoint, "--plot", picture, "--lang", lang]
    first = run(capsys, *command)
    assert (first.code, first.err) == (0, "")
    assert picture.read_bytes().startswith(b"\x89PNG")
    picture.unlink()
    again = run(capsys, *command)  # everything is learned: only the picture is missing
    assert again.out == first.out
    assert picture.read_bytes().startswith(b"\x89PNG")


def test_a_picture_needs_a_place_and_a_library(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    many = ("train", tmp_path / "w.json", "--games", 10**9)
    assert "is no path of a file" in mistake(capsys, *many, "--plot", tmp_path)
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    assert "gosux[results]" in mistake(capsys, *many, "--plot", tmp_path / "s.png")
