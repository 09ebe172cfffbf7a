"""Requests about accounts. A session is the secret of a device that is signed in; it is sent in bodies only."""

from typing import Annotated, Literal

from pydantic import Field

from gosux.sessions.messages.base import Part
from gosux.sessions.messages.play import Token
from gosux.sessions.messages.requests import Body, SeatToken
from gosux.sessions.messages.rooms import Name

MOST_ANSWER = 16_384  # letters of what a passkey answers
MOST_KEPT_SEATS = 1000

Answer = Annotated[str, Field(max_length=MOST_ANSWER)]
Device = Annotated[str, Field(max_length=60)]
Mark = Annotated[str, Field(max_length=64)]


class PasskeyWanted(Body):
    """What a passkey is asked for: a new account with this ``name``, to sign in, or one more passkey for the account of
    a ``session``."""

    purpose: Literal["register", "sign-in", "add"]
    name: Name | None = None
    session: Token | None = None


class PasskeyOptions(Part):
    """What the browser is to ask of a passkey, as JSON (WebAuthn); it can be answered once, within five minutes."""

    options: str


class Registration(Body):
    """A new account: what its first passkey answered, as JSON."""

    name: Name
    device: Device
    answer: Answer


class SignIn(Body):
    """What a passkey answered. With the ``session`` of a device that is signed in, only that device's owner is
    confirmed."""

    device: Device
    answer: Answer
    session: Token | None = None


class Recovery(Body):
    """A printed code."""

    device: Device
    code: Annotated[str, Field(max_length=60)]


class SignedInNow(Part):
    """The secret of this device, told once; None if it was signed in before."""

    session: str | None
    account: str
    name: str


class AccountWanted(Body):
    session: Token


class AccountRenamed(Body):
    session: Token
    name: Name


class PasskeyAdded(Body):
    session: Token
    name: Name
    answer: Answer


class PasskeyChange(Body):
    """Rename a passkey, or remove it if there is no ``name``."""

    session: Token
    passkey: Mark
    name: Name | None = None


class SessionEnded(Body):
    """Sign another device out by its id, or this one if there is none."""

    session: Token
    other: Mark | None = None


class AccountSeats(Body):
    """The ``tokens`` of seats that this device holds and that the account is to keep."""

    session: Token
    tokens: Annotated[list[Token], Field(max_length=MOST_KEPT_SEATS)]


class AccountForgets(Body):
    """The account does not keep a game any more."""

    session: Token
    game: Annotated[str, Field(max_length=40)]


class PasskeyShown(Part):
    """Times are seconds since 1970."""

    passkey: str
    name: str
    made: float
    used: float | None


class SessionShown(Part):
    session: str
    device: str
    used: float
    here: bool


class AccountNow(Part):
    """``proved`` if a passkey or code was shown on this device a short time ago: only then the account can be changed.
    ``codes`` counts the printed codes that are left."""

    account: str
    name: str
    made: float
    proved: bool
    passkeys: list[PasskeyShown]
    sessions: list[SessionShown]
    codes: int
    games: int


class NewCodes(Part):
    """Printed codes, told once. Those before do not work any more."""

    codes: list[str]


class KeptSeat(SeatToken):
    game: str


class KeptSeats(Part):
    """All games that the account keeps, and tokens for the seats that this device cannot open yet."""

    games: list[str]
    seats: list[KeptSeat]
