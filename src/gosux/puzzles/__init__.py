"""The puzzles of the package: one data file per game, written by ``scripts/make_puzzles.py`` from what was mined."""

import json
from datetime import date
from functools import cache
from importlib.resources import files
from typing import Any

from gosux.analysis.puzzles import Puzzle, puzzle_of
from gosux.model.messages.mistakes import Mistake

RULESETS = ("gosu-x", "gosu")
DAILY = "gosu-x"
FIRST_DAY = date(1970, 1, 1)


class PuzzleError(Mistake):
    """There is no such puzzle."""


@cache
def _data() -> dict[str, dict[str, Any]]:
    """All puzzles by id, unread: those of a game in the order of their file."""
    found: dict[str, dict[str, Any]] = {}
    for ruleset in RULESETS:
        text = files("gosux.puzzles").joinpath(f"{ruleset}.json").read_text(encoding="utf-8")
        found |= {one["id"]: one for one in json.loads(text)}
    return found


def puzzles() -> tuple[str, ...]:
    """The ids of all puzzles."""
    return tuple(_data())


@cache
def puzzle(id: str) -> Puzzle:
    """Raises PuzzleError if there is none."""
    if id not in _data():
        raise PuzzleError("no-puzzle", {"puzzle": id, "example": puzzles()[0]})
    return puzzle_of(_data()[id])


def days() -> tuple[str, ...]:
    """The ids of the puzzles that take turns as the puzzle of the day."""
    return tuple(id for id, one in _data().items() if one["view"]["ruleset"] == DAILY)


def of_the_day(day: date) -> str:
    """The id of a day's puzzle."""
    return days()[(day - FIRST_DAY).days % len(days())]


__all__ = ["RULESETS", "Puzzle", "PuzzleError", "days", "of_the_day", "puzzle", "puzzles"]
