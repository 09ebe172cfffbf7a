"""All puzzles, to choose one from."""

from gosux.analysis.puzzles import Grade, Theme
from gosux.sessions.messages.base import Part
from gosux.sessions.messages.requests import Board


class PuzzleEntry(Part):
    """A puzzle in the list of all; ``seat`` is the solver's."""

    id: str
    ruleset: str
    theme: Theme
    grade: Grade
    steps: int
    seat: int
    board: Board


class PuzzleList(Part):
    """All puzzles. ``days`` are those that take turns as the puzzle of the day: on the first of January 1970 it was the
    first one."""

    puzzles: list[PuzzleEntry]
    days: list[str]
