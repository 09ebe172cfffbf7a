"""Reasons of reviews looked at again, and a bot against itself with fewer iterations: one small run of each command."""

from pathlib import Path

import pytest

from benchmarks.reasons import main as look_again
from benchmarks.shorter_search import main as shorter


@pytest.mark.slow
def test_reasons_are_looked_at_again_and_games_can_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    look_again(["--games", "6", "--replays", str(tmp_path)])
    assert capsys.readouterr().out.splitlines()[-1].startswith("up to game 6: ")
    assert (tmp_path / "6.json").exists()


@pytest.mark.slow
def test_pairs_of_a_shorter_search_are_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "pairs.txt"
    shorter(["--ruleset", "gosu", "--iterations", "10", "--pairs", "1", "--out", str(out)])
    first = out.read_text(encoding="utf-8")
    shorter(["--ruleset", "gosu", "--iterations", "10", "--pairs", "2", "--out", str(out)])
    assert out.read_text(encoding="utf-8").startswith(first) and first
    assert "of 4 games" in capsys.readouterr().out
