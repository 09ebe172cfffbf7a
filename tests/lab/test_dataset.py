"""Simulated games as a Parquet file: every row can be played again from its seed and actions."""

import importlib
import os
import re
import sys
from pathlib import Path
from typing import Any

import pytest

import gosux
from gosux.game.vector_writer import VectorWriter
from gosux.lab.simulate import Run, plan
from gosux.lab.statistics import statistics_of
from gosux.records.files import RecordError
from tests.commands.run import mistake, run

PAGE = Path(__file__).parents[2] / "docs" / "data.md"


def library(name: str) -> Any:
    """A library of the extra ``data``. `make test-all` installs it: there it must not be missing."""
    if os.environ.get("GOSUX_TEST_EVERYTHING"):
        return importlib.import_module(name)
    return pytest.importorskip(name, reason=f"{name} is not installed: pip install gosux[data]")


def written(run: Run, path: Path, workers: int = 1) -> list[dict[str, Any]]:
    parquet = library("pyarrow.parquet")
    from gosux.lab.dataset import write_dataset

    summary = write_dataset(run, path, workers)
    rows: list[dict[str, Any]] = parquet.read_table(path).to_pylist()
    assert summary.tally.games == len(rows) == run.games
    assert summary.tally.decisions == sum(len(row["decisions"]) for row in rows)
    assert summary.tally.turns == sum(row["turns"] for row in rows)
    return rows


@pytest.mark.slow
@pytest.mark.parametrize(
    ("ruleset", "bots"), [("gosu-x", ["random", "recruit"]), ("gosu", ["random", "random", "recruit"])]
)
def test_a_row_is_a_game_that_can_be_played_again(ruleset: str, bots: list[str], tmp_path: Path) -> None:
    for row in written(plan(ruleset, 3, bots, seed="data"), tmp_path / "games.parquet"):
        game = gosux.new_game(ruleset, row["seed"], players=len(bots))
        writer = VectorWriter(game.rules.catalogue, game.players)
        for told in row["decisions"]:
            decision = game.decision
            assert decision is not None
            assert (told["player"], told["kind"]) == (decision.player, decision.kind)
            assert told["legal"] == game.legal()
            writer.write(game.view(decision.player).state, decision.player)
            count = len(told["places"])
            assert (list(writer.places[:count]), list(writer.values[:count])) == (told["places"], told["values"])
            assert 0 not in told["values"]
            thinks = bots[told["player"]] == "recruit" and len(told["legal"]) > 1
            assert (told["chances"] is not None) is (told["visits"] is not None) is thinks
            if thinks:
                assert len(told["chances"]) == len(told["visits"]) == len(told["legal"])
                assert all(0 <= chance <= 1 for chance in told["chances"])
            game.step(told["action"])
        assert game.result == gosux.Result(row["winners"], row["rule"])
        assert row["rounds"] == game.state.round
        has_statistics(row, game, bots)


def has_statistics(row: dict[str, Any], game: gosux.Game, bots: list[str]) -> None:
    found = statistics_of(gosux.new_game(game.ruleset, row["seed"], players=game.players), game.history)
    assert (row["starter"], tuple(row["tiles"])) == (found.starter, found.tiles)
    for number, (told, seat) in enumerate(zip(row["seats"], found.seats, strict=True)):
        assert told["bot"] == bots[number]
        assert told["picked"] == seat.picked
        assert told["drawn"] == seat.drawn.total() > 0
        for name in ("captured", "destroyed", "sacrificed", "shifted"):
            assert told[name] == getattr(seat, name), name
        assert dict(told["cards_drawn"]) == seat.drawn
        assert dict(told["cards_played"]) == seat.played
        assert (told["reward"] > 0) is (number in row["winners"])


@pytest.mark.slow
def test_the_number_of_workers_does_not_change_the_file(tmp_path: Path) -> None:
    given = plan("gosu-x", 30, seed="data")
    written(given, tmp_path / "one.parquet")
    written(given, tmp_path / "two.parquet", workers=2)
    parquet = library("pyarrow.parquet")
    one, two = (parquet.read_table(tmp_path / f"{name}.parquet") for name in ("one", "two"))
    assert one.equals(two) and one.schema.metadata == two.schema.metadata
    assert one["game"].to_pylist() == list(range(30))


@pytest.mark.slow
def test_the_page_reads_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """By the command, and by the examples of the page; its tables name the columns."""
    library("polars")
    library("numpy")
    monkeypatch.chdir(tmp_path)
    done = run(capsys, "simulate", "--games", 2, "--seed", 7, "--dataset", "games.parquet")
    assert (done.code, done.err) == (0, "")
    page = PAGE.read_text(encoding="utf-8")
    names: dict[str, Any] = {}
    for example in re.findall(r"^```python\n(.*?)^```$", page, re.MULTILINE | re.DOTALL):
        exec(example, names)
    assert len(names["games"]) == 2
    assert names["vector"].any()
    fields = names["games"].schema
    documented = {
        name for line in re.findall(r"^\| (`.*?`) \|", page, re.MULTILINE) for name in re.findall(r"\w+", line)
    }
    inner = {field.name for column in ("seats", "decisions") for field in fields[column].inner.fields}
    assert documented == set(fields) | inner


@pytest.mark.slow
def test_a_file_that_cannot_be_written(tmp_path: Path) -> None:
    library("pyarrow")
    from gosux.lab.dataset import write_dataset

    with pytest.raises(RecordError, match="cannot be written"):
        write_dataset(plan("gosu-x", 1, seed=1), tmp_path / "missing" / "games.parquet")
    assert not list(tmp_path.iterdir())


def test_without_the_library_the_command_names_the_extra(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    monkeypatch.delitem(sys.modules, "gosux.lab.dataset", raising=False)
    said = mistake(capsys, "simulate", "--games", 1, "--dataset", tmp_path / "games.parquet")
    assert 'pip install "gosux[data]"' in said
