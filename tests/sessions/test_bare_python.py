"""Sessions need no more than a Python without threads, processes, files and network has."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from gosux.site.babel_files import babel_files

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
DECISIONS = 12


def played(first: "Path | None" = None) -> dict[str, Any]:
    """``first`` is a folder of packages that go before those that are installed."""
    paths = [str(path) for path in (first, ROOT / "src") if path is not None]
    environment = {**os.environ, "GOSUX_PURE": "1", "PYTHONPATH": os.pathsep.join(paths)}
    done = subprocess.run(
        [sys.executable, str(HERE / "bare.py"), str(DECISIONS)], env=environment, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    data: dict[str, Any] = json.loads(done.stdout)
    return data


@pytest.fixture(scope="module")
def whole() -> dict[str, Any]:
    return played()


def test_a_game_is_played_against_a_recruit_without_threads_processes_or_network(whole: dict[str, Any]) -> None:
    assert whole["possible"] == []  # of what a server needs
    assert whole["history"] > DECISIONS  # the recruit has moved too
    states = [message for message in whole["told"] if message["type"] == "state"]
    assert len(states) >= DECISIONS
    assert any(event["kind"] == "turn" for message in states for event in message["events"])
    assert whole["statuses"] == [200, 400, 200]
    assert "satti" in whole["wrong"]["en"] and whole["wrong"]["en"] != whole["wrong"]["fr"]


def test_english_and_french_are_all_that_is_needed_of_babel(whole: dict[str, Any], tmp_path: Path) -> None:
    for name, content in babel_files():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(content)
    reduced = played(tmp_path)
    assert reduced.pop("babel").startswith(str(tmp_path))
    assert reduced == {key: value for key, value in whole.items() if key != "babel"}
