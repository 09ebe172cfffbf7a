"""How a game is played, for newcomers."""

from typing import Literal

from gosux.sessions.messages.base import Part, Piece
from gosux.sessions.messages.table import SeatNow


class GuideBlock(Part):
    """A paragraph, an item or a step of a list, a ``card``, or a ``position`` with the words about it and its two
    armies. ``lead`` is set in bold before the text."""

    kind: Literal["text", "item", "step", "card", "position"]
    lead: str
    text: list[Piece]
    card: str | None
    position: str | None
    seats: list[SeatNow]


class GuideChapter(Part):
    title: str
    blocks: list[GuideBlock]


class Guide(Part):
    ruleset: str
    title: str
    chapters: list[GuideChapter]
