"""Simulated games as a Parquet file for learners and statisticians: a row for each game, with all its decisions.

docs/data.md documents the columns. Needs pyarrow (the extra ``data``).
"""

import json
import os
import secrets
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from gosux._version import __version__
from gosux.bots import Bot, ThinkingBot
from gosux.game.game import Game
from gosux.game.vector_writer import VectorWriter
from gosux.lab.asking import ask, playing
from gosux.lab.checks import BadRun
from gosux.lab.processes import done, in_order
from gosux.lab.simulate import MANY, Progress, Run, Summary, Task, bots_of, chunks, game_of, learn_packs
from gosux.lab.statistics import SeatStatistics, statistics_of
from gosux.lab.tally import Tally
from gosux.records.files import RecordError

Row = dict[str, Any]

DECISION = pa.struct(
    [
        ("player", pa.int8()),
        ("kind", pa.string()),
        ("legal", pa.list_(pa.int32())),
        ("action", pa.int32()),
        ("places", pa.list_(pa.int32())),
        ("values", pa.list_(pa.int8())),
        ("chances", pa.list_(pa.float32())),
        ("visits", pa.list_(pa.int32())),
    ]
)
SEAT = pa.struct(
    [
        ("bot", pa.string()),
        ("reward", pa.float32()),
        ("picked", pa.list_(pa.string())),
        ("drawn", pa.int32()),
        ("captured", pa.int32()),
        ("destroyed", pa.int32()),
        ("sacrificed", pa.int32()),
        ("shifted", pa.int32()),
        ("cards_drawn", pa.map_(pa.string(), pa.int32())),
        ("cards_played", pa.map_(pa.string(), pa.int32())),
    ]
)
COLUMNS = pa.schema(
    [
        ("game", pa.int64()),
        ("seed", pa.string()),
        ("winners", pa.list_(pa.int8())),
        ("rule", pa.string()),
        ("rounds", pa.int32()),
        ("turns", pa.int32()),
        ("starter", pa.int8()),
        ("tiles", pa.list_(pa.string())),
        ("seats", pa.list_(SEAT)),
        ("decisions", pa.list_(DECISION)),
    ]
)


def write_dataset(
    run: Run, path: Path, workers: int = 1, progress: Progress | None = None, ray: str | None = None
) -> Summary:
    """Play all games of a run into a file. The number of processes changes neither games nor file.

    The file appears when it is complete. Raises RecordError if it cannot be written.
    """
    if workers < 1:
        raise BadRun("no-workers", {"count": workers})
    started = time.perf_counter()
    tally = Tally(len(run.bots))
    with (
        writing(path) as temporary,
        pq.ParquetWriter(temporary, _schema(run), compression="zstd") as file,
        closing(done(record_chunk, chunks(run, MANY if ray else workers), workers, ray)) as parts,
    ):
        for rows, part in in_order(parts):
            file.write_table(pa.Table.from_pylist(rows, COLUMNS))
            tally.add(part)
            if progress is not None:
                progress(part.games)
    return Summary(run, tally, workers, time.perf_counter() - started)


@contextmanager
def writing(path: Path) -> Iterator[str]:
    """A temporary file beside a path, which takes its name at the end."""
    target = os.path.realpath(path)
    temporary = f"{target}.{secrets.token_hex(4)}.new"
    try:
        yield temporary
        os.replace(temporary, target)
    except OSError as error:
        raise RecordError("cannot-write", {"file": str(path), "why": error.strerror or str(error)}) from error
    finally:
        if os.path.exists(temporary):
            os.unlink(temporary)


def _schema(run: Run) -> pa.Schema:
    about = {"ruleset": run.ruleset, "options": run.options, "seed": run.seed, "bots": run.bots}
    return COLUMNS.with_metadata({"gosux": json.dumps({**about, "version": __version__})})


def record_chunk(task: Task) -> tuple[int, int, tuple[list[Row], Tally]]:
    """Play the games from one number up to, not including, another, which come with the answer."""
    run, first, end = task
    learn_packs(run.ruleset, run.packs)
    tally = Tally(len(run.bots))
    return first, end, ([record(run, number, tally) for number in range(first, end)], tally)


def record(run: Run, number: int, tally: Tally) -> Row:
    """Play one game and tell it as a row."""
    game = game_of(run, number)
    players = bots_of(run, number)
    decisions: list[Row] = []
    with playing(game, players, f"game {number}"):
        writer = VectorWriter(game.rules.catalogue, game.players)
        while game.decision is not None:
            decisions.append(_decide(game, players, writer))
    result = game.result
    assert result is not None
    turns = sum(one["kind"] == "turn" for one in decisions)
    tally.count(game, turns)
    found = statistics_of(game_of(run, number), game.history)
    share = 1 / len(result.winners) if result.winners else 0.0
    rewards = [0.0 if not result.winners else share if seat in result.winners else -1.0 for seat in range(game.players)]
    return {
        "game": number,
        "seed": game.seed,
        "winners": result.winners,
        "rule": result.rule,
        "rounds": game.state.round,
        "turns": turns,
        "starter": found.starter,
        "tiles": found.tiles,
        "seats": [_seat(*one) for one in zip(run.bots, rewards, found.seats, strict=True)],
        "decisions": decisions,
    }


def _decide(game: Game, players: list[Bot], writer: VectorWriter) -> Row:
    """Let the asked player choose: what they saw, might do and did."""
    decision = game.decision
    assert decision is not None
    writer.write(game.state, decision.player)
    count = writer.counts[0]
    legal = game.legal()
    bot = players[decision.player]
    action = ask(game, bot, decision).id
    told = {one.action.id: one for one in bot.explain()} if isinstance(bot, ThinkingBot) and len(legal) > 1 else {}
    row: Row = {
        "player": decision.player,
        "kind": decision.kind,
        "legal": legal,
        "action": action,
        "places": list(writer.places[:count]),
        "values": list(writer.values[:count]),
        "chances": [told[one].chance for one in legal] if told else None,
        "visits": [told[one].visits for one in legal] if told else None,
    }
    game.step(action)
    return row


def _seat(bot: str, reward: float, found: SeatStatistics) -> Row:
    return {
        "bot": bot,
        "reward": reward,
        "picked": found.picked,
        "drawn": found.drawn.total(),
        "captured": found.captured,
        "destroyed": found.destroyed,
        "sacrificed": found.sacrificed,
        "shifted": found.shifted,
        "cards_drawn": sorted(found.drawn.items()),
        "cards_played": sorted(found.played.items()),
    }
