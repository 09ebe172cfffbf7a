"""What happened: events, with what moved from where to where."""

from typing import Literal

from typing_extensions import TypeAliasType

from gosux.sessions.messages.base import Part, Sentence
from gosux.sessions.messages.pointers import AtSlot
from gosux.sessions.messages.table import Score

Zone = TypeAliasType(
    "Zone",
    Literal["hand", "deck", "discard", "removed", "army", "revealed", "aside", "board", "tokens", "spent", "lost",
            "locked", "points"],
)  # fmt: skip


class Place(Part):
    """A place on the table. ``board`` is the middle, which is nobody's; ``slot`` only in an army."""

    zone: Zone
    seat: int | None
    slot: int | None


class Move(Part):
    """Something that moves, comes or goes; ``turn`` says whether a card is turned over where it lies."""

    thing: Literal["card", "token", "wonder", "bounty", "advantage", "point", "tile"]
    card: str | None  # None for a card that the viewer does not see
    count: int
    origin: Place
    target: Place
    turn: Literal["down", "up"] | None


class BattleCard(Part):
    """A card in a Great Battle; ``value`` is what it counts, ``printed`` what stands on it."""

    slot: int
    card: str
    captured: bool
    printed: int
    value: int


class BattleSide(Part):
    """An army in a Great Battle. ``won`` if it gains a point."""

    seat: int
    score: Score
    cards: list[BattleCard]
    won: bool


class CountLine(Part):
    """A line of the count: a row with what is printed on its cards, or what a token, Bounty or the hand adds.

    ``amounts`` are in the order of the sides.
    """

    kind: Literal["III", "II", "I", "token", "bounty", "hand"]
    title: Sentence
    note: Sentence | None
    amounts: list[int]


class NextStep(Part):
    """What follows a Great Battle; ``seat`` is whose it is, None for everybody's."""

    sign: Literal["release", "sacrifice", "draw", "round", "effects", "over"]
    seat: int | None
    title: Sentence
    note: Sentence | None


class Report(Part):
    """A Great Battle told in full, or a Song for the Dead that comes later than its battle: it has no lines.

    ``reasons`` say what the victory brings. ``button`` is what comes when it has been read.
    """

    round: int
    verdict: Sentence
    reasons: list[Sentence]
    lines: list[CountLine]
    steps: list[NextStep]
    button: Sentence


class ClanPick(Part):
    seat: int
    clan: str


class Happening(Part):
    """One event. ``place`` counts the events that this viewer has seen, from 1; those of a draft have none (0).

    ``group`` is the same for an action, or a step of the rules, and everything that follows from it. ``causes`` names
    the cards, keywords and rules that brought it about, the outermost first; ``source`` is where the card lies that
    did. ``player`` is whom it is about, ``at`` where. ``battle`` are the armies of a Great Battle, ``report`` tells of
    it; ``picked`` is who drafted which clan. The log says it in words.
    """

    place: int
    group: int
    kind: str
    player: int | None
    at: AtSlot | None
    causes: list[str]
    source: AtSlot | None
    moves: list[Move]
    battle: list[BattleSide] | None
    report: Report | None
    picked: ClanPick | None


class LogLine(Part):
    """What followed from an action; ``depth`` 0 directly, more from the line above."""

    depth: int
    text: Sentence


class LogEntry(Part):
    """An action, or a step of the rules, and what followed from it. An entry replaces the one of the same ``group``.

    ``player`` is who acted.
    """

    group: int
    player: int | None
    head: Sentence
    lines: list[LogLine]
