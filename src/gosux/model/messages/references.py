"""References: the things that a message or an event names.

A reference is a string such as ``card:sati``, so that it can be printed, compared and stored. It also has its parts as
attributes, so that nobody has to parse the string.
"""

from gosux.model.actions import ARMY_SIZE, ActionTable, slot_text
from gosux.model.kinds import ACTIVATE, CLAN, HAND, LEVEL, NUMBER, OFFER, PILE, PLAY, RECALL, SEAT, SLOT, TILE


class Reference(str):
    """Something of the game that a sentence can name."""

    __slots__ = ("id",)

    sort = ""
    id: str

    def __new__(cls, id: str) -> "Reference":
        made = super().__new__(cls, f"{cls.sort}:{id}")
        made.id = id
        return made

    def __reduce__(self) -> "tuple[object, tuple[object, ...]]":
        return type(self), (self.id,)


class CardRef(Reference):
    """A design, by its id."""

    __slots__ = ()
    sort = "card"


class ClanRef(Reference):
    __slots__ = ()
    sort = "clan"


class NameRef(Reference):
    """A name that several cards share (X10.11a), in English."""

    __slots__ = ()
    sort = "name"


class KeywordRef(Reference):
    __slots__ = ()
    sort = "keyword"


class RuleRef(Reference):
    """A numbered rule, such as ``X4.2c``."""

    __slots__ = ()
    sort = "rule"


class KindRef(Reference):
    """A kind of question."""

    __slots__ = ()
    sort = "kind"


class LevelRef(Reference):
    """A level, 1 to 3."""

    __slots__ = ("level",)
    sort = "level"
    level: int

    def __new__(cls, level: int) -> "LevelRef":
        made = super().__new__(cls, str(level))
        assert isinstance(made, LevelRef)
        made.level = level
        return made

    def __reduce__(self) -> "tuple[object, tuple[object, ...]]":
        return type(self), (self.level,)


class RowRef(LevelRef):
    """A row of an army, 1 to 3 from the bottom."""

    __slots__ = ()
    sort = "row"


class SlotRef(Reference):
    """A slot of an army: ``slot:1:II3``."""

    __slots__ = ("seat", "slot")
    sort = "slot"
    seat: int
    slot: int  # 0 to 14

    def __new__(cls, seat: int, slot: int) -> "SlotRef":
        made = super().__new__(cls, f"{seat}:{slot_text(slot)}")
        assert isinstance(made, SlotRef)
        made.seat = seat
        made.slot = slot
        return made

    def __reduce__(self) -> "tuple[object, tuple[object, ...]]":
        return type(self), (self.seat, self.slot)

    @property
    def name(self) -> str:
        """``II3``"""
        return slot_text(self.slot)


def thing_of(table: ActionTable, action: int) -> "Reference | int | str":
    """What an action points at: a card, a slot, a clan, a level; otherwise a number or a word."""
    family = table.family(action)
    index = table.index(action)
    if family in (PLAY, RECALL, HAND, OFFER, PILE):
        return CardRef(table.designs[index % len(table.designs)])
    if family in (SLOT, ACTIVATE):
        return SlotRef(index // ARMY_SIZE, index % ARMY_SIZE)
    if family in (CLAN, TILE):
        return ClanRef(table.clans[index])
    if family == LEVEL:
        return LevelRef(index + 1)
    return index if family in (NUMBER, SEAT) else table.object_text(action)
