"""docs/arena.md: its example runs, and its table knows every key of the file."""

import re
from pathlib import Path

import pytest

from gosux.lab.arena import plan
from gosux.lab.arena.records import GameRecord, PairRecord
from gosux.lab.asking import Thinking

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "arena.md").read_text(encoding="utf-8")


def test_the_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    exec(compile(example, "docs/arena.md", "exec"), {})
    assert "'X1.1a'" in capsys.readouterr().out


def test_the_keys_of_the_file_are_told() -> None:
    for key in [*PairRecord.model_fields, *GameRecord.model_fields, *Thinking.model_fields]:
        assert f"`{key}`" in PAGE
    for key in plan(["random", "random"]).to_json():
        assert key in PAGE
