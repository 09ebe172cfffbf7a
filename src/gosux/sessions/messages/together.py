"""A game of people on several devices: who is there, bots that play on for them, and what one asks of the others."""

from typing import Annotated, Literal

from pydantic import Field

from gosux.sessions.messages.base import MOST_SEATS, Given, Part, Sentence
from gosux.sessions.messages.clocks import ClockNow

Request = Annotated[int, Field(ge=0, lt=2**53)]
Seat = Annotated[int, Field(ge=0, lt=MOST_SEATS)]
Asked = Literal["take-back", "pause", "end"]
Back = Literal["yes", "nothing", "hidden", "dice", "answer", "others", "rated"]


class Leave(Given):
    """The page is about to be closed on purpose; there is no answer."""

    type: Literal["leave"]
    request: Request


class ClaimWin(Given):
    """Win because another player has no time left, or has been away for long enough: they concede. ``seat`` is theirs;
    None for whoever is asked. The answer is a ``state``."""

    type: Literal["claim"]
    request: Request
    seat: Seat | None = None


class LetBot(Given):
    """Let a bot play on at the ``seat`` of a player who is away or out of time. The answer is a ``together``, as for
    all that follow here."""

    type: Literal["let_bot"]
    request: Request
    seat: Seat


class AskPause(Given):
    """Ask all others to let the clocks stand still."""

    type: Literal["ask_pause"]
    request: Request


class AskEnd(Given):
    """Ask all others to end the game; then nobody wins."""

    type: Literal["ask_end"]
    request: Request


class AnswerAsk(Given):
    """Say yes or no to what another player asks for. Whoever asked withdraws it by no."""

    type: Literal["answer"]
    request: Request
    yes: bool


class EndPause(Given):
    """Go on after a pause."""

    type: Literal["end_pause"]
    request: Request


class PersonNow(Part):
    """``away`` is for how many seconds their page is gone, None while it is open; ``left`` if they closed it. ``claim``
    is in how many seconds the win can be claimed from them if they stay away, None if only their clock decides.
    ``bot`` is the level of the bot that plays for them until they are back and a turn begins."""

    away: int | None
    left: bool
    claim: int | None
    bot: str | None


class AskNow(Part):
    """What the player at seat ``by`` asks for; ``waits`` are those who have not answered."""

    what: Asked
    by: int
    waits: list[int]


class TogetherNow(Part):
    """The people of the game, by seat (None for a bot), sent after ``state`` whenever it differs from before.

    ``waits_for`` are those whom the reader waits for now. ``level`` is that of a bot that would play on. ``back`` says
    whether the reader may ask to take their last action back, or why not; ``back_in``, ``pause_in`` and ``end_in`` in
    how many seconds they may ask again after a no. ``paused`` is the seat that asked for the pause. ``answer_in`` is
    how many seconds the reader has for the question that is open, if there is a limit: then they have declined it.
    """

    type: Literal["together"] = "together"
    request: int | None
    people: list[PersonNow | None]
    waits_for: list[int]
    level: str
    ask: AskNow | None
    back: Back
    back_in: int
    pause_in: int
    end_in: int
    paused: int | None
    answer_in: int | None
    clock: ClockNow | None


class MayAnswer(Part):
    """Whatever others hold, the outcome of the reader's action follows in so many ``seconds``."""

    type: Literal["may_answer"] = "may_answer"
    said: Sentence
    seconds: float
