"""The review of a finished game. Chances, losses and luck are in points of a hundred."""

from typing import Annotated, Literal

from pydantic import Field

from gosux.sessions.messages.advice import Difference
from gosux.sessions.messages.base import Part, Sentence
from gosux.sessions.messages.play import Token
from gosux.sessions.messages.requests import BattleFought, Board, Body
from gosux.sessions.messages.table import Player, Result

Mark = Literal["", "inaccuracy", "mistake", "blunder", "found"]


class ReviewWanted(Body):
    """A finished game as ``player`` is told about it: a seat. Ask again until it is ``done``."""

    token: Token
    player: Annotated[int, Field(ge=0, lt=4)]


class ReviewedChoice(Part):
    """A decision of the player with several possible answers: ``moment`` is the one before it.

    ``chance`` is that of the best move, ``label`` names the move that was played.
    """

    moment: int
    when: Sentence
    label: Sentence
    chance: int
    loss: int
    mark: Mark


class TurningPoint(Part):
    """One of at most three decisions that mattered most. ``other`` is the best move, or the next best one if the best
    one was ``found``; ``reasons`` say how the best move differs. ``right`` are the actions that count as right."""

    moment: int
    mark: Mark
    title: Sentence
    when: Sentence
    played: Sentence
    chance_played: int
    other: Sentence
    chance_other: int
    found: bool
    reasons: list[Difference]
    right: list[int]
    board: Board


class ReviewedPick(Part):
    """A pick of the draft: ``said`` has its chance and the best one's; ``reasons`` say why that is better."""

    moment: int
    said: Sentence
    loss: int
    mark: Mark
    reasons: list[Difference]


class ReviewedDraft(Part):
    """The player's picks. ``source`` says where their chances come from, if they were measured and not searched."""

    picks: list[ReviewedPick]
    source: Sentence | None


class Reviewed(Part):
    """What the review comes to for one player; ``loss`` is for each choice, in tenths of a point."""

    player: int
    choices: int
    loss: int
    inaccuracies: int
    mistakes: int
    blunders: int
    found: int
    luck: int
    without_luck: int
    draft: int | None


class Luck(Part):
    """The player's luck in what came of the action that led to ``moment``, in tenths of a point."""

    moment: int
    points: int


class ReviewNow(Part):
    """A review as far as it is computed: ``looked_at`` of ``last`` actions."""

    ruleset: str
    players: list[Player]
    player: int
    result: Result
    last: int
    looked_at: int
    done: bool
    choices: list[ReviewedChoice]
    luck: list[Luck]
    battles: list[BattleFought]
    numbers: list[Reviewed]
    turning_points: list[TurningPoint]
    draft: ReviewedDraft | None
    iterations: int
