"""What every event has: its kind, its fields, who may see them, what it moves, why it happened, and its group."""

import re
from dataclasses import KW_ONLY, dataclass, fields, replace
from typing import Any, ClassVar, Literal

from gosux.model.messages import Argument
from gosux.model.messages.references import CardRef, Reference, SlotRef

EVERYONE = -1  # a mask with every seat's bit
NOBODY = -1

Zone = Literal[
    "hand", "deck", "discard", "removed", "revealed", "aside", "army",
    "tokens", "spent", "lost", "locked", "points", "board",
]  # fmt: skip
"""Where cards and tokens lie. ``tokens`` are those in front of a player, ``board`` is what belongs to nobody."""

EVENTS: "dict[str, type[Event]]" = {}
"""All kinds of events, by name."""


@dataclass(frozen=True)
class Place:
    """A place on the table; ``slot`` is for armies only."""

    zone: Zone
    seat: int = NOBODY
    slot: int = -1


@dataclass(frozen=True)
class Move:
    """Something that moves from one place to another; a card that is turned stays in its place.

    ``card`` is None for a token, and for a card hidden from the viewer.
    """

    thing: Literal["card", "token", "wonder", "advantage", "bounty", "point", "tile"]
    origin: Place
    target: Place
    card: CardRef | None = None
    count: int = 1
    turn: Literal["", "down", "up"] = ""


@dataclass
class Event:
    """One change of the table.

    ``causes`` lists the cards, keywords and rules being resolved, the outermost first; it is empty for a player's own
    choice. ``source`` is the slot of the card being resolved, if it is in an army. ``group`` is the number of the
    action group: a player's action, or a step of the rules, with everything that follows from it. All three are set by
    the log.
    """

    kind: ClassVar[str] = ""
    abstract: ClassVar[bool] = False  # a base class, not a kind
    secrets: ClassVar[tuple[str, ...]] = ()  # the fields that only ``seers`` see; others get None
    reveals: ClassVar[bool] = False  # it shows hidden cards: what follows cannot be known before
    silent: ClassVar[bool] = False  # it has no sentence

    _: KW_ONLY
    causes: tuple[Reference, ...] = ()
    source: SlotRef | None = None
    group: int = 0
    audience: int = EVERYONE  # the seats that see the event at all, as a mask
    seers: int = EVERYONE  # the seats that see its secret fields, as a mask

    def __init_subclass__(cls) -> None:
        if not cls.__dict__.get("abstract"):
            cls.kind = re.sub("(?<!^)([A-Z])", r"-\1", cls.__name__).lower()
            EVENTS[cls.kind] = cls

    @property
    def args(self) -> dict[str, Argument]:
        """The fields of this kind that the viewer may see, by name."""
        named = ((name, getattr(self, name)) for name in field_names(type(self)))
        return {name: value for name, value in named if value is not None}

    @property
    def cause(self) -> "Reference | None":
        """The innermost cause."""
        return self.causes[-1] if self.causes else None

    def moves(self) -> list[Move]:
        """What it moves, from where to where."""
        return []

    def seen_by(self, seat: int) -> "Event | None":
        """The event as the player at ``seat`` sees it; None if they do not see it."""
        bit = 1 << seat
        if not self.audience & bit:
            return None
        hidden: dict[str, Any] = {} if self.seers & bit else dict.fromkeys(self.secrets)
        return replace(self, audience=EVERYONE, seers=EVERYONE, **hidden)

    def to_json(self) -> dict[str, object]:
        return {"event": self.kind, **self.args}


_NAMES: dict[type[Event], tuple[str, ...]] = {}


def field_names(kind: type[Event]) -> tuple[str, ...]:
    """The names of the fields that an event type declares."""
    if kind not in _NAMES:
        shared = {one.name for one in fields(Event)}
        _NAMES[kind] = tuple(one.name for one in fields(kind) if one.name not in shared)
    return _NAMES[kind]


# -- moves -------------------------------------------------------------------------------------------------------


def in_army(slot: SlotRef) -> Place:
    return Place("army", slot.seat, slot.slot)


def card_move(card: "CardRef | None", origin: Place, target: Place) -> Move:
    return Move("card", origin, target, card)


def cards_move(cards: "list[CardRef] | None", seat: int, origin: Zone, target: Zone) -> list[Move]:
    return [card_move(card, Place(origin, seat), Place(target, seat)) for card in cards or []]


def token_move(seat: int, origin: Place, target: Place, count: int = 1) -> Move:
    return Move("token", origin, target, count=count)
