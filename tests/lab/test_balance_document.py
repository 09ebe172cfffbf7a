"""docs/balance.md: its example runs, and its table knows every key of the file."""

import re
from pathlib import Path

import pytest

from gosux.lab.balance import plan
from gosux.lab.balance.games import Played

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "balance.md").read_text(encoding="utf-8")


def test_the_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    exec(compile(example, "docs/balance.md", "exec"), {})
    assert "'X1.1a'" in capsys.readouterr().out


def test_the_keys_of_the_file_are_told() -> None:
    for key in Played.model_fields:
        assert f"`{key}`" in PAGE
    for key in plan(bot="random").to_json():
        assert key in PAGE
