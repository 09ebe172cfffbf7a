"""``gosux link``."""

from pathlib import Path

import pytest

from gosux import new_game
from gosux.records.links import link_to
from gosux.records.saves import write_save
from tests.commands.run import mistake, run

POSITION = "[[player]]\n[[player]]\n"


def test_a_position_becomes_a_link(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "position.toml"
    path.write_text(POSITION)
    output = run(capsys, "link", path, "--page", "https://example.org/games/#/cards")
    assert (output.code, output.err) == (0, "")
    assert output.out == f"https://example.org/games/{link_to(POSITION)}\n"


def test_a_save_gets_no_link_because_it_holds_secrets(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "save.json"
    write_save(new_game("gosu-x", "secret"), path)
    assert "every hidden card" in mistake(capsys, "link", path)


def test_what_is_no_position_gets_no_link(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "position.toml"
    path.write_text('[[player]]\nhand = ["satti"]\n[[player]]\n')
    assert "satti" in mistake(capsys, "link", path)
