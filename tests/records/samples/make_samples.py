"""Writes samples of everything that this version of gosux keeps: positions, saves, replays, a folder of the server.

Run it with the environment of the version whose samples are wanted, from the root of that version's checkout:

    PYTHONPATH=. .venv/bin/python PATH/TO/make_samples.py FOLDER
"""

import asyncio
import gzip
import json
import random
import sqlite3
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import gosux
from gosux import Game
from gosux.packs import use_packs
from gosux.records.replays import replay_text
from gosux.records.saves import save_text
from tests.random_play import Variant, in_full_swing, new_random_game, pick
from tests.server.playing import serving
from tests.sessions.playing import sitting

PACK = "examples/embers.py"
DEEP = 4  # pending steps: the middle of an effect


def games() -> Iterator[tuple[str, Game]]:
    """Games of every ruleset, with options that are not the usual ones."""
    yield "gosu-x", new_random_game(5)
    yield "gosu-x-fr", new_random_game(11)
    yield (
        "gosu-x-clans",
        gosux.new_game(
            "gosu-x", "clans", {"clans": "justice+galmi+xian/phoenix+tomorrow+narashima", "wonder_returns": "yes"}
        ),
    )
    yield "gosu-x-quick", new_random_game(8, Variant("gosu-x-quick"))
    for players in (2, 3, 4):
        yield f"gosu-{players}", new_random_game(players, Variant("gosu", players))
    yield "gosu-position", in_full_swing(3, Variant("gosu", 3))
    yield "gosu-x-embers", gosux.new_game(use_packs("gosu-x", [PACK]), "embers")


def write(path: Path, text: str) -> None:
    path.write_bytes(gzip.compress(text.encode(), mtime=0))


def write_records(folder: Path) -> None:
    for name, game in games():
        rng = random.Random(name)
        moments = 0
        while game.legal():
            deep = len(game.state.stack) >= DEEP
            if moments < 2 and len(game.history) >= 25 * (moments + 1) and (deep or len(game.history) > 90):
                moments += 1
                write(folder / f"{name}-{moments}.save.json.gz", save_text(game))
                write(folder / f"{name}-{moments}.position.toml.gz", game.to_position())
            game.step(pick(game, rng))
        write(folder / f"{name}.replay.json.gz", replay_text(game))


async def write_database(folder: Path) -> None:
    """Three running games, two of them against bots, and a finished one."""
    tokens = {}
    person, recruit = {"kind": "person"}, {"kind": "bot", "level": "recruit"}
    asked: dict[str, dict[str, object]] = {
        "against-a-bot": {"seed": "1"},
        "gosu-against-bots": {"seed": "2", "ruleset": "gosu", "seats": [person, recruit, recruit]},
        "quick": {"seed": "3", "ruleset": "gosu-x-quick", "seats": [person, person]},
        "finished": {"seed": "4", "seats": [person, person]},
    }
    rng = random.Random(1)
    with tempfile.TemporaryDirectory() as place:
        async with serving(Path(place)) as served:
            for name, wanted in asked.items():
                made = await served.new_game(**wanted)
                tokens[name] = [seat["token"] for seat in made["seats"]]
                async with sitting(served, tokens[name][0]) as one:
                    if name == "finished":
                        await one.ask("concede")
                    elif name != "quick":
                        for _ in range(12):
                            if await one.turn():
                                await one.draft_and_confirm(rng)
        with closing(sqlite3.connect(Path(place) / "games.sqlite3")) as database:
            write(folder / "server.sql.gz", "\n".join(database.iterdump()))
    (folder / "tokens.json").write_text(json.dumps(tokens, indent=1) + "\n")


if __name__ == "__main__":
    target = Path(sys.argv[1])
    target.mkdir(parents=True, exist_ok=True)
    write_records(target)
    asyncio.run(write_database(target))
