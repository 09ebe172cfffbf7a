"""The messages of a game over the WebSocket."""

from typing import Annotated, Literal

from pydantic import Field
from typing_extensions import TypeAliasType

from gosux.sessions.messages.base import Given, Part, Sentence
from gosux.sessions.messages.events import Happening, LogEntry
from gosux.sessions.messages.pointers import Pointer
from gosux.sessions.messages.table import Player, Scene, Score, Table

MOST_STEPS = 100
MOST_LETTERS = 200

Request = Annotated[int, Field(ge=0, lt=2**53)]
Number = Annotated[int, Field(ge=0, lt=2**31)]
Action = Annotated[int, Field(ge=0, lt=2**16)]
Steps = Annotated[list[Action], Field(max_length=MOST_STEPS)]
Token = Annotated[str, Field(max_length=MOST_LETTERS)]


# -- from a client -----------------------------------------------------------------------------------------------


class Join(Given):
    """Take a seat. ``last`` is the number of the last event seen: later ones follow; 0 for all.

    ``tab`` is any text that identifies the page, which may then reconnect without asking. Another page has to
    ``take_over``.
    """

    type: Literal["join"]
    request: Request
    token: Token
    tab: Annotated[str, Field(max_length=MOST_LETTERS)]
    last: Number
    take_over: bool


class TrySteps(Given):
    """Try steps: the draft consists of exactly these. One more tries a step, one fewer takes it back, none drops the
    draft."""

    type: Literal["try"]
    request: Request
    number: Number
    steps: Steps


class Confirm(Given):
    """Take these steps, which start at the state of this number."""

    type: Literal["confirm"]
    request: Request
    number: Number
    steps: Annotated[list[Action], Field(min_length=1, max_length=MOST_STEPS)]


class WhyNot(Given):
    """Ask why nothing can be done with this now, in the draft if there is one."""

    type: Literal["why"]
    request: Request
    number: Number
    at: Pointer


class Concede(Given):
    """Concede, at any time."""

    type: Literal["concede"]
    request: Request


class Hurry(Given):
    """Ask the thinking bot to answer now."""

    type: Literal["hurry"]
    request: Request


FromClient = Annotated[Join | TrySteps | Confirm | WhyNot | Concede | Hurry, Field(discriminator="type")]


# -- from the server ---------------------------------------------------------------------------------------------


class Joined(Part):
    """Where the player sits. A ``state`` follows."""

    type: Literal["joined"] = "joined"
    request: int
    game: str
    ruleset: str
    options: dict[str, str]
    seat: int
    players: list[Player]


class Stage(Part):
    """The table after the action group of this number."""

    group: int
    table: Table


class StateNow(Part):
    """The current state. ``number`` grows with what this viewer notices; at each of their decisions it is the same,
    whatever others were asked unnoticed. At the start of a game, two states may have the same number: the later one
    counts.

    ``request`` is that of the ``join``, ``confirm`` or ``concede`` it answers. ``stopped`` says how many of the
    confirmed steps were taken, if something intervened. ``log`` has the entries that are new or extended; ``stages``
    are tables between them, so that each can be shown separately.
    """

    type: Literal["state"] = "state"
    request: int | None
    number: int
    events: list[Happening]
    log: list[LogEntry]
    stages: list[Stage]
    scene: Scene
    stopped: int | None


class Step(Part):
    """A step of a draft and its events; for a waiting step, only what is certain."""

    action: int
    label: Sentence
    events: list[Happening]


class Waiting(Part):
    """The last step of a draft waits for confirmation, because its outcome is not known before.

    ``because``: a Great Battle is fought, dice decide, a hidden card is revealed, or another player is next. ``scores``
    by seat and the ``scene`` after the step, if they are certain; for a battle, its totals.
    """

    because: Literal["battle", "dice", "hidden", "other-player"]
    player: int | None  # who is next, if that is certain
    scores: list[Score] | None
    scene: Scene | None


class DraftNow(Part):
    """The situation after these steps. If the last one is ``waiting``, the scene is the one before it.

    Nothing is stored, and nobody else knows about it. ``scores`` are those before the first step, by seat.
    """

    type: Literal["draft"] = "draft"
    request: int
    number: int
    steps: list[Step]
    scene: Scene
    scores_before: list[Score]
    waiting: Waiting | None


class Refusal(Part):
    """Something that a click might have meant, and all reasons why it is not possible."""

    verb: str
    label: Sentence | None
    reasons: list[Sentence]


class Why(Part):
    """Why nothing can be done with it, the likeliest meaning first. Empty if something can be done."""

    type: Literal["why"] = "why"
    request: int
    number: int
    refusals: list[Refusal]


Code = TypeAliasType("Code", Literal[
    "malformed",  # not JSON, or not a message of this protocol
    "oversized",  # a message of more than 16 KiB
    "not-joined",  # join first
    "unknown-token",  # no seat has this token
    "elsewhere",  # the game is open in another page: join again with take_over
    "stale",  # the game has advanced: a state follows
    "repeated",  # these steps were already taken: a state follows
    "illegal",  # not possible: ``reasons`` say why
    "over",  # the game is over
    "unavailable",  # the action could not be stored; nothing has changed
    "damaged",  # the stored game cannot be read
])  # fmt: skip


class Problem(Part):
    """The message changed nothing. ``detail`` is for developers, in English."""

    type: Literal["error"] = "error"
    request: int | None
    code: Code
    reasons: list[Sentence]
    detail: str


class Elsewhere(Part):
    """Another page has taken over this game; the connection ends."""

    type: Literal["elsewhere"] = "elsewhere"


FromServer = Annotated[
    Joined | StateNow | DraftNow | Why | Problem | Elsewhere, Field(discriminator="type")
]  # fmt: skip
