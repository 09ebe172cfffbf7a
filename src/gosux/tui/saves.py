"""Saves of the terminal: those of ``rules.records`` that also say who sits where."""

import json
import os
import secrets
from pathlib import Path
from typing import NamedTuple

from gosux.rules.game import Game
from gosux.rules.records import SAVE_MODE, RecordError, parse_save, read_text, save_text

PERSON = "person"
PLAYERS = "players"  # the key of a save: "person" or the name of a bot, by seat


class Saved(NamedTuple):
    """A waiting game and who plays it, by seat; no players if the save does not say."""

    game: Game
    players: list[str]


def write(game: Game, players: list[str], path: Path) -> None:
    """Keep a game, at once or not at all: a killed process leaves the old save or the new one. Raises RecordError."""
    data = {PLAYERS: players, **json.loads(save_text(game))}
    temporary = Path(f"{path}.{secrets.token_hex(4)}.new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        descriptor = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL, SAVE_MODE)
        with open(descriptor, "w", encoding="utf-8", newline="\n") as file:
            file.write(json.dumps(data, indent=1) + "\n")
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
    except (OSError, ValueError) as error:  # ValueError: a zero byte in the path
        why = (error.strerror if isinstance(error, OSError) else None) or str(error)
        raise RecordError("cannot-write", {"file": str(path), "why": why}) from error
    finally:
        if temporary.exists():
            temporary.unlink()


def read(path: Path) -> Saved:
    """The game that waits in a file. Raises RecordError."""
    text = read_text(path)
    try:
        game = parse_save(text)
    except RecordError as error:
        raise RecordError("at", {"place": str(path), "problem": error}) from error
    players = json.loads(text).get(PLAYERS)
    if not isinstance(players, list) or len(players) != len(game.state.seats):
        return Saved(game, [])
    return Saved(game, [str(player) for player in players])
