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
    """Sit down. ``last`` is the place of the last event that was seen: those after it follow; 0 for all.

    ``tab`` is any text that a page keeps for itself: it may come back without asking. Another page has to
    ``take_over``.
    """

    type: Literal["join"]
    request: Request
    token: Token
    tab: Annotated[str, Field(max_length=MOST_LETTERS)]
    last: Number
    take_over: bool


class TrySteps(Given):
    """What would happen: the draft is made of these steps from now on. One more tries a step, one fewer takes it back,
    none drops the draft."""

    type: Literal["try"]
    request: Request
    number: Number
    steps: Steps


class Confirm(Given):
    """Take these steps, which began at the state of this number."""

    type: Literal["confirm"]
    request: Request
    number: Number
    steps: Annotated[list[Action], Field(min_length=1, max_length=MOST_STEPS)]


class WhyNot(Given):
    """Why can nothing be done with this now? In the draft, if there is one."""

    type: Literal["why"]
    request: Request
    number: Number
    at: Pointer


class Concede(Given):
    """Give up, at any time."""

    type: Literal["concede"]
    request: Request


class Hurry(Given):
    """The bot that thinks should answer now."""

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
    """The game as it is. ``number`` grows with what this viewer notices; it is the same at each of their decisions
    whatever others were asked unnoticed. At the beginning of a game two states may have one number: the later one
    counts.

    ``request`` is that of the ``join``, ``confirm`` or ``concede`` that it answers. ``stopped`` says how many of the
    confirmed steps were taken, if something came between. ``log`` are the entries that are new or longer now;
    ``stages`` are tables between them, so that each can be shown by itself.
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
    """A step of a draft and what it brings about; of one that waits, what is certain of it."""

    action: int
    label: Sentence
    events: list[Happening]


class Waiting(Part):
    """The last step of a draft waits for confirmation: what comes of it is not known before.

    ``because``: a Great Battle is fought, dice decide, a hidden card is shown, or another player goes on. ``scores`` by
    seat and the ``scene`` after the step, if they are certain; of a battle, what it counts.
    """

    because: Literal["battle", "dice", "hidden", "other-player"]
    player: int | None  # who goes on, if that is certain
    scores: list[Score] | None
    scene: Scene | None


class DraftNow(Part):
    """What would be after these steps. The scene is that before the last one if that one is ``waiting``.

    Nothing is stored, and nobody else knows of it. ``scores`` by seat were those before the first step.
    """

    type: Literal["draft"] = "draft"
    request: int
    number: int
    steps: list[Step]
    scene: Scene
    scores_before: list[Score]
    waiting: Waiting | None


class Refusal(Part):
    """Something that one might have meant by a click, and all reasons why it is not possible."""

    verb: str
    label: Sentence | None
    reasons: list[Sentence]


class Why(Part):
    """Why nothing can be done with it: the likeliest first. Empty if something can be done."""

    type: Literal["why"] = "why"
    request: int
    number: int
    refusals: list[Refusal]


Code = TypeAliasType("Code", Literal[
    "malformed",  # no JSON, or no message of this protocol
    "oversized",  # a message of more than 16 KiB
    "not-joined",  # a join has to come first
    "unknown-token",  # no seat has this token
    "elsewhere",  # the game is open in another page: join again with take_over
    "stale",  # the game has gone on: a state follows
    "repeated",  # these steps were taken already: a state follows
    "illegal",  # not possible: ``reasons`` say why
    "over",  # the game is over
    "unavailable",  # the action could not be kept on disk; nothing has changed
    "damaged",  # what is on disk of this game cannot be read
])  # fmt: skip


class Problem(Part):
    """The message changed nothing. ``detail`` is for developers, in English."""

    type: Literal["error"] = "error"
    request: int | None
    code: Code
    reasons: list[Sentence]
    detail: str


class Elsewhere(Part):
    """Another page has taken this game over; the connection ends."""

    type: Literal["elsewhere"] = "elsewhere"


FromServer = Annotated[
    Joined | StateNow | DraftNow | Why | Problem | Elsewhere, Field(discriminator="type")
]  # fmt: skip
