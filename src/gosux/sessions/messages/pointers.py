"""What an action, a question or a click points at."""

from typing import Annotated, Literal

from pydantic import Field
from typing_extensions import TypeAliasType

from gosux.sessions.messages.base import ARMY_SIZE, MOST_SEATS, Given

SeatNumber = Annotated[int, Field(ge=0, lt=MOST_SEATS)]
SlotNumber = Annotated[int, Field(ge=0, lt=ARMY_SIZE)]
Id = Annotated[str, Field(max_length=60)]


class AtHand(Given):
    """A card in a hand, by its design: copies are equivalent."""

    at: Literal["hand"]
    seat: SeatNumber
    card: Id


class AtSlot(Given):
    """A slot of an army: 0 to 4 are I1 to I5, 5 to 9 II1 to II5, 10 to 14 III1 to III5."""

    at: Literal["slot"]
    seat: SeatNumber
    slot: SlotNumber


class AtPile(Given):
    """A card in a discard pile; the common pile has no seat."""

    at: Literal["pile"]
    seat: SeatNumber | None
    card: Id


class AtOffer(Given):
    """A card on offer: revealed, found in a deck, or to be named."""

    at: Literal["offer"]
    card: Id


class AtClan(Given):
    at: Literal["clan"]
    clan: Id


class AtTile(Given):
    """The Immortal tile of a clan."""

    at: Literal["tile"]
    clan: Id


class AtLevel(Given):
    """A level, or its row: 1, 2 or 3."""

    at: Literal["level"]
    level: Annotated[int, Field(ge=1, le=3)]


class AtNumber(Given):
    at: Literal["number"]
    number: Annotated[int, Field(ge=0, lt=1000)]


class AtSeat(Given):
    """A player."""

    at: Literal["seat"]
    seat: SeatNumber


class AtDeed(Given):
    """What to do with a card that was chosen."""

    at: Literal["deed"]
    deed: Literal["capture", "destroy", "release"]


class AtWord(Given):
    """A button. ``spent`` is the spent area, from which a token is taken back."""

    at: Literal["word"]
    word: Literal["yes", "no", "done", "pass", "draw 1", "draw 3", "draw 5", "spent"]


class AtDeck(Given):
    """A deck; the common one has any seat. No action points at it, but a click on it may ask why not."""

    at: Literal["deck"]
    seat: SeatNumber


class AtTokens(Given):
    """The Activation tokens in a player's hand. No action points at them, but a click on them may ask why not."""

    at: Literal["tokens"]
    seat: SeatNumber


Pointer = TypeAliasType(
    "Pointer",
    Annotated[
        AtHand | AtSlot | AtPile | AtOffer | AtClan | AtTile | AtLevel | AtNumber | AtSeat | AtDeed | AtWord | AtDeck
        | AtTokens,
        Field(discriminator="at"),
    ],
)  # fmt: skip
