"""Files and a database that earlier commits wrote still load, and their games go on (samples/README.md)."""

import asyncio
import gzip
import json
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from gosux import Game, read_position
from gosux.packs import use_packs
from gosux.records.replays import parse_replay, verify_replay
from gosux.records.saves import parse_save
from gosux.rules.registry import ruleset
from tests.random_play import moments
from tests.server.playing import serving
from tests.sessions.playing import sitting

FOLDERS = sorted(path for path in (Path(__file__).parent / "samples").iterdir() if path.is_dir())
PACK = str(Path(__file__).parents[2] / "examples" / "embers.py")


def files(kind: str) -> pytest.MarkDecorator:
    """Every sample of a kind."""
    found = [path for folder in FOLDERS for path in sorted(folder.glob(f"*.{kind}.gz"))]
    assert found
    names = [f"{path.parent.name}-{path.name.partition('.')[0]}" for path in found]
    return pytest.mark.parametrize("path", found, ids=names)


def text_of(path: Path) -> str:
    use_packs("gosu-x", [PACK])
    return gzip.decompress(path.read_bytes()).decode()


def play_out(game: Game) -> None:
    for _ in moments(game, random.Random(1)):
        pass
    assert game.result is not None


@files("save.json")
def test_a_running_game_goes_on_to_its_end(path: Path) -> None:
    text = text_of(path)
    data = json.loads(text)
    game = parse_save(text)
    assert game.to_json()["state"] == data["state"]
    if data["version"] == game.rules.version:
        assert len(game.history) == len(data["actions"])
    else:  # it goes on from its state
        assert game.history == []
    play_out(game)


@files("replay.json")
def test_a_finished_game_can_be_seen_again(path: Path) -> None:
    """By newer rules too: what these change does not occur in the samples."""
    replay = parse_replay(text_of(path))
    assert verify_replay(replay).result == replay.result


@files("position.toml")
def test_a_position_goes_on_to_its_end(path: Path) -> None:
    play_out(read_position(text_of(path)))


def unpacked(folder: Path, target: Path) -> "dict[str, list[str]]":
    """Make the database of a server's folder; returns the tokens of its persons."""
    with closing(sqlite3.connect(target / "games.sqlite3")) as database:
        database.executescript(text_of(folder / "server.sql.gz"))
    tokens: dict[str, list[str]] = json.loads((folder / "tokens.json").read_text())
    return tokens


every_folder = pytest.mark.parametrize("folder", FOLDERS, ids=[folder.name for folder in FOLDERS])


@every_folder
def test_the_running_games_of_a_server_go_on_to_their_end(folder: Path, tmp_path: Path) -> None:
    unpacked(folder, tmp_path)
    with closing(sqlite3.connect(tmp_path / "games.sqlite3")) as database:
        rows = database.execute("SELECT ruleset, state FROM games WHERE NOT over").fetchall()
    assert len(rows) == 3
    for name, state in rows:
        data = {"ruleset": name, "version": ruleset(name).version, "state": json.loads(state)}
        play_out(Game.from_json(data | {"origin": None, "history": []}))


@every_folder
def test_persons_sit_down_again_at_the_games_of_a_server(folder: Path, tmp_path: Path) -> None:
    tokens = unpacked(folder, tmp_path)

    async def play() -> None:
        async with serving(tmp_path) as served:
            listed = await served.post("/api/games/mine", {"tokens": [tokens[name][0] for name in sorted(tokens)]})
            assert len(listed["games"]) == len(tokens)
            (over,) = [game["place"] for game in listed["games"] if game["result"] is not None]
            seen = await served.post("/api/moments", {"token": tokens[sorted(tokens)[over]][0], "view": None})
            assert seen["moments"]
            for name in ("against-a-bot", "gosu-against-bots"):
                async with sitting(served, tokens[name][0]) as one:
                    assert await one.turn()
                    number = one.state["number"]
                    await one.draft_and_confirm(random.Random(1))
                    assert one.state["number"] > number

    asyncio.run(play())
