"""Requests about waiting rooms: games that people on several devices are about to begin."""

from typing import Annotated, Literal

from pydantic import Field

from gosux.sessions.messages.base import Given, Localised, Part
from gosux.sessions.messages.clocks import ClockTerms
from gosux.sessions.messages.play import MOST_LETTERS, Token
from gosux.sessions.messages.ratings import RatingShown, Unrated
from gosux.sessions.messages.requests import MOST_NAME, MOST_TEXT, Board, Body
from gosux.sessions.messages.talk import Phrase
from gosux.sessions.messages.watching import WatchTerms

MOST_QR = 300  # letters of an address that is drawn as a QR code

Code = Annotated[str, Field(max_length=40)]
Name = Annotated[str, Field(max_length=MOST_NAME)]
SeatNumber = Annotated[int, Field(ge=0, lt=10)]
Guest = Annotated[str, Field(max_length=MOST_LETTERS)]
MOST_BLOCKED = 100
Chosen = Literal["seed", "position", "save"]
ShuffleNumber = Annotated[str, Field(pattern=r"^[0-9a-f]{32}$")]


class RoomSeatWanted(Given):
    """A bot of a level, or a free seat for a person."""

    kind: Literal["person", "bot"]
    level: Annotated[str, Field(max_length=40)] | None = None


class Blocked(Given):
    """Somebody whom a guest does not want to meet: the ``mark`` that the server gave for them, "" if it had none."""

    mark: Annotated[str, Field(max_length=64)]
    name: Name


BlockedList = Annotated[list[Blocked], Field(max_length=MOST_BLOCKED, default_factory=list)]


class NewRoom(Body):
    """A game to invite others to. ``mine`` is the seat of whoever asks; ``listed`` shows it to everybody in the lobby.

    ``guest`` is a secret of the reader's browser, by which those who blocked them know them again.

    With a ``seed`` or the text of a position or save ``file`` somebody may know hidden cards: everybody sees that it
    was chosen. ``stand_in`` is the level of bots that play on for whoever is away. The account of a ``session`` keeps
    the seat. ``rated`` if the game is to change ratings.
    """

    name: Name
    ruleset: Annotated[str, Field(max_length=60)] = "gosu-x"
    options: Annotated[dict[str, Annotated[str, Field(max_length=200)]], Field(max_length=20, default_factory=dict)]
    seats: Annotated[list[RoomSeatWanted], Field(min_length=1, max_length=10)]
    mine: SeatNumber = 0
    listed: bool = False
    clock: ClockTerms | None = None
    watch: WatchTerms | None = None
    stand_in: Annotated[str, Field(max_length=40)] | None = None
    rated: bool = False
    seed: Annotated[str, Field(min_length=1, max_length=200)] | None = None
    file: Annotated[str, Field(max_length=MOST_TEXT)] | None = None
    guest: Guest | None = None
    session: Token | None = None
    blocked: BlockedList


class RoomToken(Body):
    """The token of a seat in a room, or of a seat in a game."""

    token: Token


class LinkWanted(Body):
    """A new link for a free seat, or for whoever comes first. The one before does not work any more."""

    token: Token
    seat: SeatNumber | None = None


class SeatChange(Body):
    """Make a free seat one for a bot or for a person."""

    token: Token
    seat: SeatNumber
    kind: Literal["person", "bot"]
    level: Annotated[str, Field(max_length=40)] | None = None


class WatchChange(Body):
    """Who may watch the game; None for nobody. Then all agree again."""

    token: Token
    watch: WatchTerms | None


class ReadyWanted(Body):
    """``number`` is what this device adds to the shuffle, drawn after it saw the room's ``fingerprint``."""

    token: Token
    ready: bool
    number: ShuffleNumber | None = None


class GreetingSaid(Body):
    """Say a ready phrase to those who wait too."""

    token: Token
    phrase: Annotated[str, Field(max_length=60)]


class LinkOpened(Body):
    """What somebody opened: the code of a link."""

    code: Code


class SitDown(Body):
    """Take a seat by the code of a link, or the first free one of a ``room`` in the lobby. The account of a ``session``
    keeps it."""

    name: Name
    code: Code | None = None
    room: Annotated[str, Field(max_length=40)] | None = None
    guest: Guest | None = None
    session: Token | None = None
    blocked: BlockedList


class RoomSeat(Part):
    """A seat in a waiting room. ``name`` is None while nobody sits there; ``here`` if their page is open now. ``kept``
    is the name of the only player who may sit there, in the room of a rematch. ``rating`` is that of an account when
    its owner sat down, or the measured one of a bot."""

    kind: Literal["person", "bot"]
    level: str | None
    name: str | None
    here: bool
    ready: bool
    host: bool
    linked: bool  # whether there is a link for this seat alone
    kept: str | None
    rating: RatingShown | None


class Greeting(Part):
    """What somebody said while waiting; everybody reads it in their own language."""

    number: int
    seat: int
    name: str
    text: Localised


class RoomNow(Part):
    """A waiting room. ``you`` is the reader's seat. ``begun`` once the game of the same id can be joined with the same
    token. ``address`` is where other devices reach this server, if that is known. ``rated`` if its people want the game
    to change ratings; ``unrated`` is why it cannot, None if it can. Only those who sit there are told what was ``said``
    and the ``phrases`` they can say."""

    room: str
    ruleset: str
    options: dict[str, str]
    chosen: Chosen | None
    clock: ClockTerms | None
    watch: WatchTerms | None
    stand_in: str
    rated: bool
    unrated: Unrated | None
    listed: bool
    linked: bool  # whether there is a link for whoever comes first
    seats: list[RoomSeat]
    you: int | None
    begun: bool
    address: str | None
    said: list[Greeting]
    phrases: list[Phrase]
    fingerprint: str | None  # of the secret that the server adds to the shuffle; None if the cards were chosen


class Seated(Part):
    """A seat was taken: its ``token`` is told once, and works in the game too. ``code`` is that of the room's link, for
    the host."""

    room: str
    seat: int
    token: str
    code: str | None = None


class LinkMade(Part):
    """The code of a link, told once."""

    code: str


class Invitation(Part):
    """What a link is for: a seat in a waiting ``room``, or the reader's own seat in a running ``game``."""

    room: RoomNow | None
    game: str | None


class PlayedGame(Part):
    """A game that everybody may watch by its ``code``, as it was told to those who watch."""

    game: str
    code: str
    ruleset: str
    names: list[str | None]  # of persons; bots have none
    levels: list[str | None]  # of bots
    round: int
    points: list[int]
    board: Board
    watchers: int
    hands: int | None


class OpenRooms(Part):
    """The lobby: rooms that wait for anybody, the oldest first, and games to watch. ``address`` is where other devices
    reach this server, if that is known."""

    rooms: list[RoomNow]
    played: list[PlayedGame]
    address: str | None


class RematchNow(Part):
    """Who wants to play again, by their seats in the game that is over, and how many games of this series of rematches
    each seat has ``won``, with this one; ``first`` if it is the only one so far."""

    wanted: list[int]
    won: list[int]
    first: bool


class QrWanted(Body):
    """An address to draw as a QR code."""

    text: Annotated[str, Field(min_length=1, max_length=MOST_QR)]


class QrCode(Part):
    """A square of so many modules, without a margin; ``path`` draws the dark ones (SVG)."""

    size: int
    path: str
