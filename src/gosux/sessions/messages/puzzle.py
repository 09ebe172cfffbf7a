"""What is told about a puzzle, beside the table of its game. Chances are in points of a hundred."""

from typing import Literal

from gosux.analysis.puzzles import Grade, Theme
from gosux.sessions.messages.advice import Difference
from gosux.sessions.messages.base import Part, Sentence


class PuzzleMove(Part):
    """A move of the solver and what it is worth; ``reasons`` say why the best one is better."""

    label: Sentence
    chance: int
    reasons: list[Difference]


class LineStep(Part):
    """One answer of the solution."""

    seat: int
    label: Sentence


class FoundBy(Part):
    """How often a level of bots finds the first move, in tries of a hundred."""

    level: str
    share: int


class PuzzleNow(Part):
    """How far a puzzle is: ``open``; ``wrong`` after a move that is not the best; ``right`` when its line was found,
    ``shown`` when it was asked for; ``left`` when the game goes on without it.

    ``step`` counts the solver's moves from 1 to ``count``. ``nudge`` is to be shown when it is asked for. ``chance`` is
    that of the best move. ``played`` is the move that is wrong. ``solution`` and ``moves``, the best first move and the
    next ones, are empty before it is solved or shown.
    """

    id: str
    theme: Theme
    grade: Grade
    state: Literal["open", "wrong", "right", "shown", "left"]
    step: int
    count: int
    title: Sentence
    text: Sentence
    nudge: Sentence
    chance: int
    played: PuzzleMove | None
    solution: list[LineStep]
    moves: list[PuzzleMove]
    found: list[FoundBy]
