"""Events, with what moved from where to where."""

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
    """A place on the table. ``board`` is the middle of the table; ``slot`` is only for armies."""

    zone: Zone
    seat: int | None
    slot: int | None


class Move(Part):
    """Something that moves, appears or leaves; ``turn`` says whether a card is turned over in its place."""

    thing: Literal["card", "token", "wonder", "bounty", "advantage", "point", "tile"]
    card: str | None  # None for a card that the viewer does not see
    count: int
    origin: Place
    target: Place
    turn: Literal["down", "up"] | None


class BattleCard(Part):
    """A card in a Great Battle; ``value`` is what it counts, ``printed`` its printed value."""

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
    """A step that follows a Great Battle; ``seat`` is the player concerned, None for everybody."""

    sign: Literal["release", "sacrifice", "draw", "round", "effects", "over"]
    seat: int | None
    title: Sentence
    note: Sentence | None


class Report(Part):
    """The report of a Great Battle, or, without lines, of a Song for the Dead that comes later than its battle.

    ``reasons`` say what the victory brings. ``button`` says what comes next.
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
    """One event. ``place`` counts the events that this viewer has seen, from 1; it is 0 in a draft.

    ``group`` is the same for an action, or a step of the rules, and everything that follows from it. ``causes`` lists
    the cards, keywords and rules that caused it, the outermost first; ``source`` is the place of the causing card.
    ``player`` is whom it is about, ``at`` where. ``battle`` has the armies of a Great Battle, ``report`` its report;
    ``picked`` is who drafted which clan. The log has the texts.
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
    """A consequence of an action; ``depth`` is 0 for a direct one, more for one of the line above."""

    depth: int
    text: Sentence


class LogEntry(Part):
    """An action, or a step of the rules, and its consequences. An entry replaces the one of the same ``group``.

    ``player`` is who acted.
    """

    group: int
    player: int | None
    head: Sentence
    lines: list[LogLine]
