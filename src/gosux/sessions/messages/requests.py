"""The bodies of HTTP requests and answers."""

from typing import Annotated, Any, Literal

from pydantic import Field, model_validator

from gosux.sessions.messages.base import Given, Localised, Part, Sentence
from gosux.sessions.messages.events import Happening, LogEntry
from gosux.sessions.messages.play import Token
from gosux.sessions.messages.table import Player, Result, Scene

MOST_TEXT = 1024 * 1024  # characters of an imported file
MOST_MOMENTS = 100
MOST_NAME = 40  # letters of a player's name


class Alive(Part):
    alive: Literal[True] = True
    version: str
    compiled: bool
    games: int  # kept in memory
    workers: int  # bots that can think in parallel


class Ready(Part):
    """Whether the server can do its work: its database answers, bots can think, and it is not shutting down."""

    database: bool
    bots: bool
    open: bool


class NoticeNow(Part):
    """What everybody should know: an operator's announcement, after how many days without a move a game is removed
    (None for never), and the public key with which the server tells browsers of turns (None if it does not)."""

    announcement: Localised | None
    kept_days: int | None
    push_key: str | None = None


class Body(Given):
    """Python's JSON parser accepts lone surrogates, which cannot be stored or sent."""

    @model_validator(mode="before")
    @classmethod
    def has_whole_letters(cls, data: object) -> object:
        for text in texts_in(data):
            if not text.isascii():
                try:
                    text.encode()
                except UnicodeEncodeError as error:
                    raise ValueError("a text holds half a letter (a lone surrogate)") from error
        return data


def texts_in(data: object) -> list[str]:
    """All strings in parsed JSON, including keys."""
    if isinstance(data, str):
        return [data]
    if isinstance(data, dict):
        return [text for pair in data.items() for part in pair for text in texts_in(part)]
    return [text for part in data for text in texts_in(part)] if isinstance(data, list) else []


class SeatWanted(Given):
    """Who should take a seat; a bot has a level, a person may have a name."""

    kind: Literal["person", "bot"]
    level: Annotated[str, Field(max_length=40)] | None = None
    name: Annotated[str, Field(max_length=MOST_NAME)] | None = None


class NewGame(Body):
    """``seats`` by number; by default one person at seat 0 against bots of the default level.

    A ``lesson`` or a ``puzzle`` has its own position and rival: of ``seats`` only the person's name counts.
    """

    ruleset: Annotated[str, Field(max_length=60)] = "gosu-x"
    players: Annotated[int, Field(ge=1, le=10)] | None = None
    seats: Annotated[list[SeatWanted], Field(max_length=10)] | None = None
    options: Annotated[dict[str, Annotated[str, Field(max_length=200)]], Field(max_length=20, default_factory=dict)]
    seed: Annotated[str, Field(min_length=1, max_length=200)] | None = None
    position: Annotated[str, Field(max_length=MOST_TEXT)] | None = None
    lesson: Annotated[str, Field(max_length=40)] | None = None
    puzzle: Annotated[str, Field(max_length=40)] | None = None


class SeatToken(Part):
    """The token gives access to the seat. It is sent once and never appears in a URL."""

    seat: int
    token: str


class Created(Part):
    """``seats`` are those of persons. ``over`` if the game is finished: a replay to view."""

    game: str
    ruleset: str
    players: list[Player]
    over: bool
    seats: list[SeatToken]


class Tokens(Body):
    tokens: Annotated[list[Token], Field(max_length=200)]


class Board(Part):
    """A table in small. ``armies`` by seat have 15 slots, I1 to III5: the clan of a card, "" for a captured one, None
    for an empty slot. ``scores`` are what the armies would be worth in a Great Battle."""

    armies: list[list[str | None]]
    scores: list[int]


class OpenGame(Part):
    """``place`` is the index of its token in the request; ``board`` is None and ``clans`` is empty for games stored by
    earlier versions. ``lesson`` is "puzzle" and its id for a puzzle."""

    place: int
    game: str
    ruleset: str
    lesson: str | None
    seat: int
    players: list[Player]
    round: int
    points: list[int]
    your_turn: bool
    over: bool
    result: Result | None
    board: Board | None
    clans: list[list[str]]  # of each seat's deck, as far as they are picked; none in games without a draft
    begun: str  # ISO 8601, UTC
    moved: str


class OpenGames(Part):
    games: list[OpenGame]


class Import(Body):
    """The text of a replay, save or position file; ``level`` is for the bots if the file does not say who plays."""

    text: Annotated[str, Field(max_length=MOST_TEXT)]
    level: Annotated[str, Field(max_length=40)] | None = None


class ShuffleWanted(Body):
    token: Token


class ReplayWanted(Body):
    """``hide`` makes a replay that has no seed and shows the game only as far as the reader saw it ("others"), or as
    somebody without a seat did ("all")."""

    token: Token
    hide: Literal["others", "all"] | None = None


class MomentsWanted(Body):
    """Moments of a finished game, ``first`` counted from 0, as ``view`` sees them: a seat, or None for everything."""

    token: Token
    view: Annotated[int, Field(ge=0, lt=4)] | None
    first: Annotated[int, Field(ge=0, lt=100_000)] = 0
    count: Annotated[int, Field(ge=1, le=MOST_MOMENTS)] = 20


class PositionWanted(Body):
    """A moment of a finished game as a position file; ``moment`` as in ``Moment.number``.

    None for a running game at the start of the player's turn: cards that they do not know are dealt at random.
    """

    token: Token
    moment: Annotated[int, Field(ge=0, lt=100_000)] | None = None


class Moment(Part):
    """The game after ``number`` actions; ``player`` and ``action`` led to it, None at the start."""

    number: int
    player: int | None
    action: str | None
    events: list[Happening]
    log: list[LogEntry]
    scene: Scene


class BotPlayed(Part):
    """A bot of a ``level`` played on for the person at ``seat``, from moment ``first`` to moment ``last``."""

    seat: int
    level: str
    first: int
    last: int


class Moments(Part):
    """``groups`` are the numbers of the moments at which an action group is over, ``rounds`` those at which a round
    starts, ``battles`` those of actions in which a Great Battle was fought. ``stand_ins`` are bots that played on for
    people who were away."""

    ruleset: str
    options: dict[str, str]
    players: list[Player]
    last: int  # the number of the last moment
    groups: list[int]
    rounds: list[int]
    battles: list[int]
    stand_ins: list[BotPlayed]
    moments: list[Moment]


class StoryWanted(Body):
    """How a finished game went, told to ``view``: a seat, or None for everybody."""

    token: Token
    view: Annotated[int, Field(ge=0, lt=4)] | None


class Standing(Part):
    """The battle scores by seat, after ``moment`` actions."""

    moment: int
    round: int
    scores: list[int]


class BattleFought(Part):
    """A Great Battle; ``scores`` by seat, None for a player who had left. It was fought in the action that led to
    ``moment``."""

    moment: int
    round: int
    scores: list[int | None]
    winners: list[int]
    said: Sentence


class Swing(Part):
    """An action group that changed the scores much. ``moment`` is the one it led to."""

    moment: int
    round: int
    player: int
    before: list[int]
    after: list[int]
    entry: LogEntry


class KeyCard(Part):
    """The card whose effect moved the scores most for a winner, what it did then, and by how much the scores moved
    apart or together by that. It happened in the action that led to ``moment``; ``player`` acted."""

    card: str
    player: int
    said: list[Sentence]
    size: int
    moment: int


class Story(Part):
    """How a finished game went. ``why`` says by which rule it ended, ``last`` how the last Great Battle went if that
    ended it. ``clans`` is the value of the option with which the same decks are played again;
    ``shuffled_together`` says that the players can check the shuffle."""

    ruleset: str
    options: dict[str, str]
    players: list[Player]
    view: int | None
    points: list[int]
    turns: int
    rounds: int
    result: Result
    why: Sentence
    last: Sentence | None
    standings: list[Standing]
    battles: list[BattleFought]
    swings: list[Swing]
    key_card: KeyCard | None
    stand_ins: list[BotPlayed]
    shuffled_together: bool
    clans: str | None


class ReportWanted(Body):
    """What the holder of a token may hand on about a problem."""

    token: Token


class GameReport(Part):
    """A game as far as a player may see it: the replay of a finished one, otherwise the player's view and log."""

    ruleset: str
    rules_version: str
    options: dict[str, str]
    seat: int
    players: list[str]  # "person", or the level of a bot
    compiled: bool
    replay: dict[str, Any] | None
    view: dict[str, Any] | None
    log: list[str]


class HttpProblem(Part):
    """What is wrong with a request. ``text`` is one sentence for the player, where there is one."""

    code: Literal[
        "malformed", "oversized", "foreign", "unknown-token", "unknown-link", "not-over", "over", "refused", "too-many",
        "unavailable", "not-found", "method", "damaged", "banned", "signed-out", "prove",
    ]  # fmt: skip
    text: Localised | None
    detail: str
