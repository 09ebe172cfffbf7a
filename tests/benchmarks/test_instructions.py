"""The guard that counts instructions."""

import json
import sys
from pathlib import Path

import pytest

from benchmarks import instructions
from benchmarks.instructions import dearer, main, place, table

FIGURES = {"gosu-x, compiled": 21_000, "gosu-x, plain Python": 100_000}


@pytest.fixture
def record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file of its own for the figures, which are given, not counted."""
    path = tmp_path / "instructions.json"
    monkeypatch.setattr(instructions, "RECORD", path)
    monkeypatch.setattr(instructions, "measure", lambda: FIGURES)
    monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}")
    return path


def test_up_to_five_percent_more_is_no_failure() -> None:
    assert dearer({"a": 1050, "b": 1051, "c": 900, "new": 10**9}, {"a": 1000, "b": 1000, "c": 1000}) == ["b"]


def test_the_table_tells_the_change() -> None:
    lines = table(FIGURES, {"gosu-x, compiled": 20_000}).splitlines()
    assert lines[1].split()[-3:] == ["21,000", "20,000", "+5.0%"]
    assert lines[2].split()[-1] == "100,000"


def test_what_was_recorded_passes_and_what_was_cheaper_fails(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--record"]) == 0
    assert main([]) == 0
    written = json.loads(record.read_text(encoding="utf-8"))
    assert written == place() | {"instructions": FIGURES}
    record.write_text(json.dumps(place() | {"instructions": {"gosu-x, compiled": 19_000}}), encoding="utf-8")
    assert main([]) == 1
    assert "gosu-x, compiled: more than 5% above" in capsys.readouterr().err


def test_figures_of_another_python_are_not_compared(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other = {"python": "CPython 3.99", "instructions": {"gosu-x, compiled": 1}}
    record.write_text(json.dumps(place() | other), encoding="utf-8")
    assert main([]) == 0
    assert "recorded was CPython 3.99" in capsys.readouterr().out


def test_a_missing_record_is_not_passed_over(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert not record.exists()
    assert main([]) == 2
    assert "--record" in capsys.readouterr().err


def test_without_valgrind_it_says_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("shutil.which", lambda name: None)
    assert main([]) == 0
    assert "apt-get install valgrind" in capsys.readouterr().out


def test_the_counted_script_tells_which_core_played() -> None:
    command = [sys.executable, str(instructions.HERE / "decisions.py"), "gosu", "3", "40"]
    assert instructions.run(command, pure=True).stdout == "plain\n"
