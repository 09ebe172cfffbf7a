"""Advice for the draft, and hints: where to look, then the best moves with their chances and reasons.

Chances are in points of a hundred.
"""

from typing import Literal

from gosux.sessions.messages.base import Part, Sentence
from gosux.sessions.messages.pointers import Pointer


class Difference(Part):
    """How the end of one move's line differs from that of another, and whether that speaks for the move."""

    good: bool
    text: Sentence


class HintMove(Part):
    """A move: ``then`` are the player's answers that belong to it, ``behind`` by how much the best move is better.

    ``tempting`` if it is shown because it looks good at first sight.
    """

    action: int
    at: Pointer
    label: Sentence
    then: list[Sentence]
    chance: int
    behind: int
    tempting: bool
    reasons: list[Difference]


class PickAdvice(Part):
    """What came of taking or leaving a clan: ``rank`` is 1 for the best pick and all that are as good; ``badge`` says
    it in a few words, ``wanted`` that the other player would take it."""

    clan: str
    rank: int
    badge: Sentence
    wanted: Sentence | None
    said: list[Sentence]


class DraftAdvice(Part):
    """Advice for a pick, the best clan first; ``source`` says where it comes from and how far to trust it."""

    picks: list[PickAdvice]
    source: Sentence


class HintNow(Part):
    """The hint for the decision of the state with this number. ``nudge`` names no card and is to be shown first.

    ``as_good`` if the first two moves cannot be told apart.
    """

    type: Literal["hint"] = "hint"
    request: int
    number: int
    nudge: Sentence
    moves: list[HintMove]
    as_good: bool
    iterations: int
