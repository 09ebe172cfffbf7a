"""The examples of docs/records.md run."""

import re
from pathlib import Path
from typing import Any

import pytest

from gosux.records.replays import replay_text
from gosux.records.saves import save_text
from tests.random_play import played

PAGE = Path(__file__).parents[2] / "docs" / "records.md"


def test_the_examples_of_the_page_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {"game": played(5, 5000)}
    examples = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(examples) == 2
    for example in examples:
        exec(example, names)
    assert names["game"].result is not None
    assert sorted(path.name for path in tmp_path.iterdir()) == ["game.json", "replay.json"]


def test_the_page_names_every_key() -> None:
    text = PAGE.read_text(encoding="utf-8")
    game = played(5, 5000)
    for key in re.findall(r'^ "(\w+)":', save_text(game) + replay_text(game), re.MULTILINE):
        assert f"`{key}`" in text
