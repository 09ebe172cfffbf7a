"""The messages of a game over the WebSocket."""

from typing import Annotated, Any, Literal

from pydantic import Field
from typing_extensions import TypeAliasType

from gosux.sessions.messages.advice import DraftAdvice, HintNow
from gosux.sessions.messages.base import Given, Part, Sentence
from gosux.sessions.messages.clocks import ClockNow
from gosux.sessions.messages.events import Happening, LogEntry
from gosux.sessions.messages.lesson import LessonNow
from gosux.sessions.messages.pointers import AtHand, AtPile, AtSlot, Pointer
from gosux.sessions.messages.puzzle import PuzzleNow
from gosux.sessions.messages.table import Player, Scene, Score, Table
from gosux.sessions.messages.talk import OwnWords, Say, TalkNow
from gosux.sessions.messages.together import (
    AnswerAsk,
    AskEnd,
    AskPause,
    ClaimWin,
    EndPause,
    Leave,
    LetBot,
    MayAnswer,
    TogetherNow,
)
from gosux.sessions.messages.watching import OldHands, Watch, Watchers, Watching

MOST_STEPS = 100
MOST_LETTERS = 200

Request = Annotated[int, Field(ge=0, lt=2**53)]
Number = Annotated[int, Field(ge=0, lt=2**31)]
Action = Annotated[int, Field(ge=0, lt=2**16)]
Steps = Annotated[list[Action], Field(max_length=MOST_STEPS)]
Incoming = Annotated[AtHand | AtPile, Field(discriminator="at")]
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
    draft.

    ``incoming`` is the card that a shift under way brings in: it is kept when the shift is paid for, and chosen when
    that is asked.
    """

    type: Literal["try"]
    request: Request
    number: Number
    steps: Steps
    incoming: Incoming | None = None


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


class TakeBack(Given):
    """Take the last action back, at the state with this number. Against bots alone the answer is a ``state``; other
    people are asked to agree, and the answer is a ``together``."""

    type: Literal["take_back"]
    request: Request
    number: Number


class LessonAct(Given):
    """Go on in a lesson, back to the step before, or over what the step asks for; or click ``at``, where the step asks
    to find something. The answer is a ``state``, or a ``why`` if it was the wrong thing."""

    type: Literal["lesson"]
    request: Request
    act: Literal["next", "back", "skip", "find"]
    at: Pointer | None = None


class PuzzleAct(Given):
    """In a puzzle: start again, show the solution, or leave it and play on. The answer is a ``state``."""

    type: Literal["puzzle"]
    request: Request
    act: Literal["again", "show", "leave"]


class HintWanted(Given):
    """Ask for a hint at the state with this number. Only for a person who plays against bots alone, not in a lesson or
    a puzzle.

    The answer comes when it is found; if the game goes on before, it is a ``stale`` error.
    """

    type: Literal["hint"]
    request: Request
    number: Number


class ViewWanted(Given):
    """Ask for everything that the player may know, as the engine writes it: for clients that have the engine."""

    type: Literal["view"]
    request: Request


class Hurry(Given):
    """Ask the thinking bot to answer now."""

    type: Literal["hurry"]
    request: Request


FromClient = Annotated[
    Join
    | TrySteps
    | Confirm
    | WhyNot
    | Concede
    | ClaimWin
    | TakeBack
    | HintWanted
    | LessonAct
    | PuzzleAct
    | Hurry
    | Watch
    | Leave
    | LetBot
    | AskPause
    | AskEnd
    | AnswerAsk
    | EndPause
    | Say
    | OwnWords
    | ViewWanted,
    Field(discriminator="type"),
]


# -- from the server ---------------------------------------------------------------------------------------------


class Joined(Part):
    """Where the player sits. A ``state`` follows. ``chosen`` is what somebody chose the hidden cards by, in a game of
    several devices; ``watch`` the code of the link by which others may watch it; ``rated`` if it changes ratings."""

    type: Literal["joined"] = "joined"
    request: int
    game: str
    ruleset: str
    options: dict[str, str]
    seat: int
    players: list[Player]
    chosen: str | None
    watch: str | None
    rated: bool


class Stage(Part):
    """The table after the action group of this number."""

    group: int
    table: Table


class StateNow(Part):
    """The current state. ``number`` grows with what this viewer notices; at each of their decisions it is the same,
    whatever others were asked unnoticed. At the start of a game, two states may have the same number: the later one
    counts.

    ``request`` is that of the ``join``, ``confirm``, ``concede``, ``take_back``, ``lesson`` or ``puzzle`` it answers.
    ``stopped`` says how many of the confirmed steps were taken, if something intervened. ``log`` has the entries that
    are new or extended; ``stages`` are tables between them, so that each can be shown separately. ``may_take_back``
    says whether the player may take their last action back; ``taken_back`` that they just did, or went back in a lesson
    or puzzle: events and log are then those of the whole game. ``may_ask_hint`` says whether the player may ask for a
    hint now; ``draft_advice`` comes with every pick of a clan for which one may, if something is known about it.
    ``clock`` is as of the moment it is sent. ``guesses`` says by seat how many actions of bots were taken at random
    since the game was opened here, because they could not think; players are told, nobody else.
    """

    type: Literal["state"] = "state"
    request: int | None
    number: int
    events: list[Happening]
    log: list[LogEntry]
    stages: list[Stage]
    scene: Scene
    stopped: int | None
    may_take_back: bool
    taken_back: bool
    may_ask_hint: bool
    draft_advice: DraftAdvice | None
    lesson: LessonNow | None
    puzzle: PuzzleNow | None
    clock: ClockNow | None
    guesses: list[int]


class Step(Part):
    """A step of a draft and its events; for a waiting step, only what is certain.

    ``kind`` is the question that it answers. ``auto`` if the server took it: a step that ``try`` need not name.
    """

    action: int
    kind: str
    verb: str
    at: Pointer
    label: Sentence
    events: list[Happening]
    auto: bool


class Waiting(Part):
    """The last step of a draft waits for confirmation, because its outcome is not known before or others are next.

    ``because``: a Great Battle is fought, dice decide, a hidden card is revealed, another player is next, or the
    player's own next turn begins. ``scores`` by seat and the ``scene`` after the step, if they are certain; for a
    battle, its totals.
    """

    because: Literal["battle", "dice", "hidden", "other-player", "turn"]
    player: int | None  # who is next, if that is certain
    scores: list[Score] | None
    scene: Scene | None


class PlanStep(Part):
    """A part of an action. ``back`` is how many steps of the draft are left if it is taken back."""

    text: Sentence
    state: Literal["done", "now", "later"]
    back: int


class WonderSwitch(Part):
    """Whether the Wonder token pays for one card. ``step`` is the place of that answer among the steps of the draft,
    ``other`` the action to put there instead; both None if there is no choice."""

    used: bool
    step: int | None
    other: int | None


class Plan(Part):
    """The action that the steps of a draft make up: a card that is played, shifted or mutated.

    ``leaves`` is where the card lies that goes out, ``out`` and ``enters`` are the cards. ``cost`` in cards is without
    what the Wonder token pays.
    """

    verb: Literal["play", "shift"]
    leaves: AtSlot | None
    out: str | None
    enters: str | None
    from_pile: bool  # whether it comes from the discard pile
    choosable: bool  # whether another card could come in instead
    cost: int
    paid: int
    wonder: WonderSwitch | None


class Consequence(Part):
    """What comes of a draft, with the totals of the armies by seat after it, if they are certain.

    ``kind`` is that of the event it tells; or ``turn``, ``question``, ``effect``, ``prevented`` for what another player
    could do against it.
    """

    kind: str
    text: Sentence
    totals: list[int] | None


class Fact(Part):
    label: Sentence
    value: Sentence


class Passing(Part):
    """What passing now means: how many ``turns`` the other player has left, None in games without such a limit."""

    turns: int | None
    said: Sentence
    facts: list[Fact]


class DraftNow(Part):
    """The situation after these steps. If the last one is ``waiting``, the scene is the one before it.

    Nothing is stored, and nobody else knows about it. ``title`` names the whole action, ``parts`` its progress,
    ``then`` what follows. ``scores_before`` are those before the first step, by seat.
    """

    type: Literal["draft"] = "draft"
    request: int
    number: int
    steps: list[Step]
    scene: Scene
    scores_before: list[Score]
    waiting: Waiting | None
    title: Sentence
    parts: list[PlanStep]
    plan: Plan | None
    passing: Passing | None
    then: list[Consequence]
    lesson: LessonNow | None


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
    "unknown-link",  # no game can be watched by this code
    "own-game",  # whoever plays a game cannot watch it
    "crowded",  # as many watch as may
    "too-many",  # this visitor has used up their share: ``reasons`` say for how long
    "banned",  # the operator has banned this seat: ``reasons`` say until when
    "too-fast",  # too much was said in a short time
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


class ViewNow(Part):
    """``view`` is a ``View`` as JSON (docs/protocol.md), of the state with this number. Nothing is asked in it while
    the outcome of the player's own action is not told yet."""

    type: Literal["view"] = "view"
    request: int
    number: int
    view: dict[str, Any]


class Elsewhere(Part):
    """Another page has taken over this game; the connection ends."""

    type: Literal["elsewhere"] = "elsewhere"


FromServer = Annotated[
    Joined | StateNow | DraftNow | Why | HintNow | Problem | Elsewhere | Watching | OldHands | Watchers
    | TogetherNow | MayAnswer | TalkNow | ViewNow,
    Field(discriminator="type"),
]  # fmt: skip
