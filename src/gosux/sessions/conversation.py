"""The dialogue with one connected player: messages are JSON texts, handled one after the other."""

import json
from hmac import compare_digest

from pydantic import TypeAdapter, ValidationError

from gosux.model.messages.mistakes import Mistake
from gosux.sessions import player_acts
from gosux.sessions.connections import TAKEN_OVER, Connection
from gosux.sessions.drafts.drafting import try_steps, why
from gosux.sessions.learning.lesson_acts import act_in_lesson
from gosux.sessions.learning.puzzle_acts import act_in_puzzle
from gosux.sessions.limiter import Limiter
from gosux.sessions.lobby import Lobby
from gosux.sessions.log import log, log_error
from gosux.sessions.messages.play import (
    Concede,
    Confirm,
    Elsewhere,
    FromClient,
    HintWanted,
    Hurry,
    Join,
    LessonAct,
    Problem,
    PuzzleAct,
    TakeBack,
    TrySteps,
    ViewWanted,
    WhyNot,
)
from gosux.sessions.messages.talk import OwnWords, Say
from gosux.sessions.messages.together import AnswerAsk, AskEnd, AskPause, ClaimWin, EndPause, Leave, LetBot
from gosux.sessions.messages.watching import Watch
from gosux.sessions.refused import Refused
from gosux.sessions.seat_pages import joined, state_now, view_now
from gosux.sessions.session import Session
from gosux.sessions.storage.records import Damaged, Unavailable
from gosux.sessions.together.audience import MOST_WATCHERS

MOST_BYTES = 16 * 1024

Message = (
    Join | TrySteps | Confirm | WhyNot | Concede | ClaimWin | TakeBack | HintWanted | LessonAct | PuzzleAct | Hurry
    | Watch | Leave | LetBot | AskPause | AskEnd | AnswerAsk | EndPause | Say | OwnWords | ViewWanted
)  # fmt: skip
_READER: TypeAdapter[Message] = TypeAdapter(FromClient)


class Conversation:
    """The dialogue with one page."""

    def __init__(self, lobby: Lobby, connection: Connection, limiter: "Limiter | None" = None) -> None:
        self.lobby = lobby
        self.connection = connection
        self.limiter = limiter
        self.session: Session | None = None
        self.seat = -1
        self.watched: Session | None = None
        self.leaving = False  # whether the page said that it is closed on purpose

    async def hear(self, text: "str | None") -> None:
        """Answer a message; no message can break the session."""
        request: int | None = None
        if text is None:
            await self.admit(None)
            self.refuse(None, Refused("malformed", "messages are texts"))
            return
        if len(text) > MOST_BYTES or len(text.encode(errors="replace")) > MOST_BYTES:
            await self.admit(None)
            self.refuse(None, Refused("oversized", f"a message has at most {MOST_BYTES} bytes"))
            return
        try:
            message = _READER.validate_json(text)
        except (ValidationError, ValueError) as error:
            await self.admit(None)
            self.refuse(request_of(text), Refused("malformed", first_problem(error)))
            return
        request = message.request
        try:
            await self.admit(message)
            await self.answer(message)
        except Refused as refused:
            self.refuse(request, refused)
        except Mistake as mistake:  # a finished game of an older rules version
            self.refuse(request, Refused("over", mistake.id))
        except Unavailable:
            self.refuse(request, Refused("unavailable", "the database does not answer"))
        except Damaged as damaged:
            log_error("game-damaged", game=damaged.game)
            self.refuse(request, Refused("damaged", damaged.why))
        except Exception:
            log_error("message-trouble", kind=message.type, game=self.session.id if self.session else None)
            self.refuse(request, Refused("unavailable", "the server failed"))

    async def admit(self, message: "Message | None") -> None:
        """Wait until a message may be answered; None for one that cannot be read. Raises Refused."""
        if self.limiter is not None:
            kind = message.type if message is not None else "malformed"
            await self.limiter.admit(kind, message.token if isinstance(message, Join) else None)

    def refuse(self, request: "int | None", refused: Refused) -> None:
        self.connection.send(
            Problem(request=request, code=refused.code, reasons=refused.reasons, detail=refused.detail)
        )  # fmt: skip
        if refused.fresh and self.session is not None:
            self.connection.send(state_now(self.session, self.seat, None))

    async def answer(self, message: Message) -> None:
        if isinstance(message, Join):
            await self.join(message)
            return
        if isinstance(message, Watch):
            await self.watch(message)
            return
        session = self.session
        if session is None:
            raise Refused("not-joined", "join first")
        if isinstance(message, TrySteps):
            draft = try_steps(session, self.seat, message.request, message.number, message.steps, message.incoming)
            self.connection.send(draft)
        elif isinstance(message, Confirm):
            await player_acts.confirm(session, self.seat, message.request, message.number, message.steps)
        elif isinstance(message, WhyNot):
            self.connection.send(why(session, self.seat, message.request, message.number, message.at))
        elif isinstance(message, Concede):
            await player_acts.concede(session, self.seat, message.request)
        elif isinstance(message, ClaimWin):
            await player_acts.claim(session, self.seat, message.request, message.seat)
        elif isinstance(message, Leave):
            self.leaving = True
        elif isinstance(message, LetBot | AskPause | AskEnd | AnswerAsk | EndPause):
            if session.together is None:
                raise Refused("illegal", "only people on several devices do this")
            await session.together.act(self.seat, message)
        elif isinstance(message, TakeBack):
            await player_acts.take_back(session, self.seat, message.request, message.number)
        elif isinstance(message, HintWanted):
            player_acts.ask_hint(session, self.seat, message.request, message.number)
        elif isinstance(message, LessonAct):
            await act_in_lesson(session, self.seat, message.request, message.act, message.at)
        elif isinstance(message, PuzzleAct):
            await act_in_puzzle(session, self.seat, message.request, message.act)
        elif isinstance(message, ViewWanted):
            self.connection.send(view_now(session, self.seat, message.request))
        elif isinstance(message, Say | OwnWords):
            self.talk(session, message)
        else:
            session.bot_turns.hurry()

    def talk(self, session: Session, message: "Say | OwnWords") -> None:
        session.only_persons(self.seat)
        if session.talk is None:
            raise Refused("illegal", "nobody else is here to talk to")
        if isinstance(message, Say):
            session.talk.say(self.seat, message.request, message.phrase, message.words)
        else:
            session.talk.want_own_words(self.seat, message.request, message.on)

    async def join(self, message: Join) -> None:
        place = await self.lobby.find(message.token)
        session = await self.lobby.session(place[0]) if place is not None else None
        if place is None or session is None:
            raise Refused("unknown-token", "no seat has this token")
        await session.opened()
        seat = place[1]
        connections = self.lobby.connections
        other = connections.at(session.id, seat)
        if other is not None and other is not self.connection:
            if other.tab != message.tab and not message.take_over:
                raise Refused("elsewhere", "the game is open in another tab")
            other.end(Elsewhere(), TAKEN_OVER)
        self.leave()
        self.session, self.seat, self.connection.tab = session, seat, message.tab
        connections.join(session.id, seat, self.connection)
        if message.last > session.outboxes[seat].seen:  # for instance after restoring an older backup
            log("page-ahead", game=session.id, seat=seat)
        self.connection.send(joined(session, seat, message.request))
        if session.talk is not None:
            self.connection.send(session.talk.whole(first=True))
        self.connection.send(state_now(session, seat, message.request, message.last))
        if session.audience is not None:
            self.connection.send(session.audience.count())
        if session.together is not None:
            session.together.came(seat)
        session.go_on()  # bots may have waited for somebody to watch
        log("joined", game=session.id, seat=seat)

    async def watch(self, message: Watch) -> None:
        """Unknown games, games that nobody may watch and wrong codes are all the same."""
        known = await self.lobby.find_all(message.tokens)
        joined = self.session.id if self.session is not None else None
        if message.game in (joined, *[game for game, _ in known]):
            raise Refused("own-game", "whoever plays a game cannot watch it")
        session = await self.lobby.session(message.game)
        audience = session.audience if session is not None else None
        code = session.terms.watch_code if session is not None else None
        if session is None or audience is None or code is None or not compare_digest(code, message.code):
            raise Refused("unknown-link", "nothing can be watched by this link")
        await session.opened()
        if len(audience.watchers) >= MOST_WATCHERS and self.connection not in audience.watchers:
            raise Refused("crowded", f"at most {MOST_WATCHERS} may watch a game")
        if self.watched is not session:
            self.leave()
        self.watched = session
        audience.enter(self.connection, message.request, message.last)
        log("watches", game=session.id)

    def leave(self) -> None:
        if self.session is not None:
            self.lobby.connections.leave(self.session.id, self.seat, self.connection)
            if self.session.together is not None and self.lobby.connections.at(self.session.id, self.seat) is None:
                self.session.together.went(self.seat, self.leaving)
            self.leaving = False
            self.session.drafts.pop(self.seat, None)
            self.session.hints.stop(self.seat)
            self.session = None
        if self.watched is not None:
            if self.watched.audience is not None:
                self.watched.audience.leave(self.connection)
            self.watched = None


def request_of(text: str) -> "int | None":
    """The request number of an invalid message, if it has one."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return None
    request = data.get("request") if isinstance(data, dict) else None
    return request if isinstance(request, int) and not isinstance(request, bool) and 0 <= request < 2**53 else None


def first_problem(error: ValueError) -> str:
    """Where a message is wrong, without quoting it."""
    if not isinstance(error, ValidationError):
        return "this is no JSON"
    problem = error.errors(include_url=False, include_input=False, include_context=False)[0]
    return f"{'.'.join(str(part) for part in problem['loc'])[:100]}: {problem['msg']}"[:300]
