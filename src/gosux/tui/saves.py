"""Saves of the terminal: those of ``gosux.records`` that also say who sits where."""

import json
from pathlib import Path
from typing import NamedTuple

from gosux.game.game import Game
from gosux.records.files import RecordError, read_text
from gosux.records.saves import parse_save, write_save

PERSON = "person"  # who sits at a seat: this, or the name of a bot


class Saved(NamedTuple):
    """A waiting game and who plays it, by seat; no players if the save does not say."""

    game: Game
    players: list[str]


def write(game: Game, players: list[str], path: Path) -> None:
    """Keep a game, at once or not at all: a killed process leaves the old save or the new one. Raises RecordError."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:  # ValueError: a zero byte in the path
        why = (error.strerror if isinstance(error, OSError) else None) or str(error)
        raise RecordError("cannot-write", {"file": str(path), "why": why}) from error
    write_save(game, path, players)


def read(path: Path) -> Saved:
    """The game that waits in a file. Raises RecordError."""
    text = read_text(path)
    try:
        game = parse_save(text)
    except RecordError as error:
        raise RecordError("at", {"place": str(path), "problem": error}) from error
    players = json.loads(text).get("players")
    if not isinstance(players, list) or len(players) != game.players or PERSON not in players:
        return Saved(game, [])
    return Saved(game, [str(player) for player in players])
