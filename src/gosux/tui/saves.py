"""Saves of the terminal client: those of ``gosux.records`` with the players by seat."""

import json
from pathlib import Path
from typing import NamedTuple

from gosux.game.game import Game
from gosux.records.files import RecordError, read_text
from gosux.records.saves import parse_save, write_save

PERSON = "person"  # who sits at a seat: this, or the name of a bot


class Saved(NamedTuple):
    """A saved game and its players by seat; no players if the save does not name them."""

    game: Game
    players: list[str]


def write(game: Game, players: list[str], path: Path) -> None:
    """Save a game atomically: a killed process leaves the old save or the new one. Raises RecordError."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:  # ValueError: a zero byte in the path
        why = (error.strerror if isinstance(error, OSError) else None) or str(error)
        raise RecordError("cannot-write", {"file": str(path), "why": why}) from error
    write_save(game, path, players)


def read(path: Path) -> Saved:
    """The saved game in a file. Raises RecordError."""
    text = read_text(path)
    try:
        game = parse_save(text)
    except RecordError as error:
        raise RecordError("at", {"place": str(path), "problem": error}) from error
    players = json.loads(text).get("players")
    if not isinstance(players, list) or len(players) != game.players or PERSON not in players:
        return Saved(game, [])
    return Saved(game, [str(player) for player in players])
