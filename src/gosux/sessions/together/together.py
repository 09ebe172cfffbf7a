"""A session of people on several devices: who is there, bots that play on for those who are not, and what people ask of
each other. Nothing happens by itself: whoever waits decides.

What a player is told here follows from what they have been told of the game, and from what people do outside it.
"""

import asyncio
from typing import TYPE_CHECKING, Any

from gosux.game.view import is_secret
from gosux.model.actions import EVERYBODY
from gosux.model.kinds import DRAFT, TURN
from gosux.model.state import NOBODY
from gosux.sessions.clocks import timing
from gosux.sessions.clocks.answer_time import AnswerTime
from gosux.sessions.log import log
from gosux.sessions.messages.together import (
    AnswerAsk,
    Asked,
    AskEnd,
    AskNow,
    AskPause,
    Back,
    EndPause,
    LetBot,
    MayAnswer,
    PersonNow,
    TogetherNow,
)
from gosux.sessions.refused import Refused
from gosux.sessions.seat_pages import state_now
from gosux.sessions.storage.records import Json, Unavailable
from gosux.sessions.take_back.own_steps import is_setup
from gosux.sessions.take_back.rewinding import rewind, tell_rewound
from gosux.sessions.take_back.shared_steps import SharedSteps
from gosux.sessions.together.consent import ASKS, Ask, Consent
from gosux.sessions.together.presence import Presence
from gosux.sessions.together.stand_ins import stand_ins_of

if TYPE_CHECKING:
    from gosux.sessions.session import Session


class Together:
    def __init__(self, session: "Session", stored: "Json | None" = None) -> None:
        self.session = session
        terms = session.terms
        self.days = terms.clock is not None and terms.clock.days
        self.persons = [seat for seat, player in enumerate(session.players) if player.kind == "person"]
        self.presence = Presence(self.persons, timing.now())
        self.stand_ins = stand_ins_of((stored or {}).get("stand_ins"))
        self.overdue: set[int] = set((stored or {}).get("overdue", ()))  # whose bot acts first, even if they are there
        self.paused: int | None = (stored or {}).get("paused")
        self.consent = Consent()
        # Days are too long for others to wait at each action, and a few seconds too short to answer.
        self.answer_time = AnswerTime(session, 0.0 if self.days else session.pauses.answer)
        self.answer_left: float | None = (stored or {}).get("answer_left")
        self.told: dict[int, tuple[Any, ...]] = {}  # what each seat was told last
        self.news: asyncio.TimerHandle | None = None
        self.returning: asyncio.TimerHandle | None = None
        session.own_steps = self.no_steps()

    def start(self) -> None:
        """The game was opened."""
        self.answer_time.taken(None, timing.now(), self.answer_left)
        self._expect_news()

    def no_steps(self) -> SharedSteps:
        return SharedSteps([] if self.session.terms.rated else self.persons)

    @property
    def busy(self) -> bool:
        return self.answer_time.deadline is not None

    def to_json(self) -> Json:
        left = self.answer_time.left(timing.now())
        bots = {"stand_ins": self.stand_ins.to_json(), "overdue": sorted(self.overdue)}
        return {**bots, "paused": self.paused, "answer_left": left}

    async def act(self, seat: int, message: "LetBot | AskPause | AskEnd | AnswerAsk | EndPause") -> None:
        """What people do outside the game. Raises Refused."""
        self.session.only_persons(seat)
        request = message.request
        if isinstance(message, LetBot):
            work = self.let_bot(seat, request, message.seat)
        elif isinstance(message, AskPause):
            work = self.ask(seat, request, "pause")
        elif isinstance(message, AskEnd):
            work = self.ask(seat, request, "end")
        elif isinstance(message, AnswerAsk):
            work = self.answer(seat, request, message.yes)
        else:
            work = self.end_pause(seat, request)
        await self.session.to_the_end(work)

    # -- who is there ------------------------------------------------------------------------------------------------

    def came(self, seat: int) -> None:
        """A page has joined."""
        self.presence.come(seat)
        self.told.pop(seat, None)
        self.tell_all()
        self.give_back_later()

    def went(self, seat: int, left: bool) -> None:
        """A page is gone; ``left`` if it was closed on purpose."""
        self.presence.go(seat, timing.now(), left)
        self._tell_news()

    def _expect_news(self) -> None:
        """Tell the others when a page has been gone for a moment."""
        when = self.presence.next_news(timing.now())
        if self.news is not None:
            self.news.cancel()
        self.news = asyncio.get_running_loop().call_at(when, self._tell_news) if when is not None else None

    def _tell_news(self) -> None:
        self.tell_all()
        self._expect_news()

    def waits_for(self, seat: int) -> list[int]:
        """Those whom a player waits for, as far as they know."""
        outbox = self.session.outboxes[seat]
        state = outbox.game.state
        if state.over:
            return []
        others = [one for one in self.persons if one != seat and not state.seats[one].out]
        asked = int(state.decider)
        if outbox.acted or asked == NOBODY or is_secret(state, seat):
            return others
        return [one for one in others if one == asked]

    def _fails(self, seat: int, other: int, claim: bool) -> bool:
        """Whether a player waits in vain for another: nobody plays that seat, or its time is up."""
        if other not in self.waits_for(seat) or self.stand_ins.level_at(other) is not None or self.paused is not None:
            return False
        now = timing.now()
        clock = self.session.clock
        if clock is not None and clock.is_out(other, now):
            return True
        away = self.presence.away(other, now)
        return not self.days and away is not None and (not claim or away.claimable <= now)

    def check_claim(self, seat: int, other: int) -> None:
        """Raises Refused unless the win can be claimed from the other player."""
        if not self._fails(seat, other, True):
            raise Refused("illegal", "they have time left, and have not been away for long enough")

    # -- bots that play on -------------------------------------------------------------------------------------------

    async def let_bot(self, seat: int, request: int, other: int) -> None:
        """Raises Refused."""
        session = self.session
        async with session.lock:
            if not self._fails(seat, other, False):
                raise Refused("illegal", "nobody waits in vain for them")
            self.stand_ins.begin(other, session.terms.stand_in, len(session.game.history))
            if session.clock is not None:
                if session.clock.is_out(other, timing.now()):
                    self.overdue.add(other)
                session.clock.stop(timing.now())
                session.clock.relieve(other)
            session.resume_clock()
            await self._store()
        log("bot-plays-on", game=session.id, seat=other)
        self.tell_all(seat, request)
        self.give_back_later()
        session.go_on()

    def returns(self, seat: int) -> bool:
        """Whether a bot gives the seat back now: its person is there, and a turn begins. Not the one for which their
        time was up: they could hold the game up with the time that they get."""
        state = self.session.game.state
        begins = state.kind in (TURN, DRAFT) and not any(self.session.progress.withheld)
        return begins and seat not in self.overdue and self.presence.here(seat)

    def holds(self, seat: int) -> bool:
        """Whether a bot does not act: the game is paused, or the seat is about to be given back."""
        paused = self.paused is not None and not any(self.session.progress.withheld)
        return paused or (seat in self.stand_ins.seats and self.returns(seat))

    def check_pause(self, seat: int) -> None:
        """Raises Refused while the game is paused; a question that others must not notice is answered all the same."""
        secretly = self.session.game.state.decider == seat and any(self.session.progress.withheld)
        if self.paused is not None and not secretly:
            raise Refused("illegal", "the game is paused")

    def give_back_later(self) -> None:
        """Give seats back when everybody has been told that a turn begins."""
        if self.returning is None and any(self.returns(seat) for seat in self.stand_ins.seats):
            told = max(timing.now(), *[outbox.due for outbox in self.session.outboxes])
            self.returning = asyncio.get_running_loop().call_at(told, lambda: self.session.do(self._give_back()))

    async def _give_back(self) -> None:
        session = self.session
        self.returning = None
        async with session.lock:
            if any(outbox.waiting for outbox in session.outboxes):  # somebody has acted in the meantime
                self.give_back_later()
                session.go_on()
                return
            seats = [seat for seat in self.stand_ins.seats if self.returns(seat)]
            for seat in seats:
                self.stand_ins.end(seat, len(session.game.history))
                log("seat-given-back", game=session.id, seat=seat)
            if seats:
                session.resume_clock()
                await self._store()
        for seat in seats:
            session.bot_turns.forget()
            session.connections.send(session.id, seat, state_now(session, seat, None))
        self.tell_all()
        session.go_on()

    # -- what people ask of each other -------------------------------------------------------------------------------

    async def ask(self, seat: int, request: int, what: Asked) -> None:
        """Raises Refused."""
        session = self.session
        async with session.lock:
            if session.game.state.over:
                raise Refused("over", "the game is over")
            if self.paused is not None or self.consent.shown(seat, session.outboxes[seat].number) is not None:
                raise Refused("illegal", "something is asked or paused already")
            if self.consent.again(seat, what) > timing.now():
                raise Refused("illegal", "it was refused a short while ago")
            if what == "end" and self.stand_ins.seats:
                raise Refused("illegal", "a bot plays for somebody who would have to agree")
            if what == "end" and session.terms.rated and len(self.persons) < session.game.players:
                raise Refused("illegal", "in a rated game a bot would have to agree, and cannot")
            waits = {one for one in self.persons if one != seat and not self._absent_for_good(one)}
            numbers = [outbox.number for outbox in session.outboxes]
            self.consent.ask = Ask(what, seat, waits, numbers, session.game)
            if not waits:
                await self._agreed(self.consent.ask)
        self.tell_all(seat, request)

    def _absent_for_good(self, seat: int) -> bool:
        """Somebody who is out of the game, or for whom a bot plays, is not asked."""
        return bool(self.session.game.state.seats[seat].out) or self.stand_ins.level_at(seat) is not None

    async def answer(self, seat: int, request: int, yes: bool) -> None:
        """Raises Refused."""
        session = self.session
        async with session.lock:
            ask = self.consent.shown(seat, session.outboxes[seat].number)
            if ask is None or (seat not in ask.waits and (yes or seat != ask.by)):
                raise Refused("illegal", "nothing is asked of this player")
            if not yes:
                self.consent.refuse(timing.now())
            else:
                ask.waits.discard(seat)
                if not ask.waits:
                    await self._agreed(ask)
        self.tell_all(seat, request)
        session.go_on()

    async def _agreed(self, ask: Ask) -> None:
        """Raises Refused."""
        session = self.session
        self.consent.ask = None
        if ask.what == "pause":
            self.paused = ask.by
            session.resume_clock()
            await self._store()
            return
        if ask.what == "end":
            await session.take([-1 - EVERYBODY], ask.by, None)
            session.bot_turns.forget()
            return
        back = session.outboxes[ask.by].back
        if ask.game is not session.game or back is None:
            raise Refused("stale", "the game has gone on", fresh=True)
        await rewind(session, back.place, ask.by)
        for seat in range(session.game.players):
            tell_rewound(session, seat, session.connections.at(session.id, seat), None)

    async def end_pause(self, seat: int, request: int) -> None:
        """Raises Refused."""
        async with self.session.lock:
            if self.paused is None:
                raise Refused("illegal", "there is no pause")
            self.paused = None
            self.session.resume_clock()
            await self._store()
        self.tell_all(seat, request)
        self.session.go_on()

    async def _store(self) -> None:
        """The changes are made already: if they cannot be stored, the next action will bring them along."""
        try:
            await self.session.store.note(self.session.id, self.session.notes(timing.now()))
        except Unavailable:
            log("not-noted", game=self.session.id)

    # -- what happens in the game ------------------------------------------------------------------------------------

    def taken(self, actor: int, acted: float) -> None:
        """Somebody has acted."""
        self.overdue.discard(actor)
        self.answer_time.taken(actor, acted)
        asked = self.answer_time.asked
        if asked is not None:
            self.tell(asked)
        self.give_back_later()

    def may_answer(self, seat: int, seconds: float) -> None:
        """Say that others may answer: the same whether they are asked or not."""
        session = self.session
        if is_setup(session.outboxes[seat].game.state):
            return
        others = [one for one in range(session.game.players) if one != seat]
        said = session.sentences(seat).say("may-answer", {"players": len(others), "player": others[0]})
        session.connections.send(session.id, seat, MayAnswer(said=said, seconds=round(seconds, 1)))

    # -- what everybody is told --------------------------------------------------------------------------------------

    def tell_all(self, asker: "int | None" = None, request: "int | None" = None) -> None:
        for seat in range(self.session.game.players):
            self.tell(seat, request if seat == asker else None)

    def tell(self, seat: int, request: "int | None" = None) -> None:
        """Send what differs from before; an answer always."""
        connection = self.session.connections.at(self.session.id, seat)
        if connection is None:
            return
        facts = self._facts(seat)
        if request is not None or facts != self.told.get(seat):
            self.told[seat] = facts
            connection.send(self._now(seat, request))

    def _facts(self, seat: int) -> tuple[Any, ...]:
        """What a message says, with moments in place of the seconds until then."""
        now = timing.now()
        outbox = self.session.outboxes[seat]
        ask = self.consent.shown(seat, outbox.number)
        return (
            [(self.presence.away(one, now), self.stand_ins.level_at(one)) for one in self.persons],
            self.waits_for(seat),
            None if ask is None else (ask.what, ask.by, sorted(ask.waits)),
            self._back(seat), self.paused, self._deadline(seat),
            [self.consent.again(seat, what) for what in ASKS],
        )  # fmt: skip

    def _now(self, seat: int, request: "int | None") -> TogetherNow:
        session, now = self.session, timing.now()
        ask = self.consent.shown(seat, session.outboxes[seat].number)
        deadline = self._deadline(seat)
        return TogetherNow.model_construct(
            request=request,
            people=[self._person(one, now) if one in self.persons else None for one in range(len(session.players))],
            waits_for=self.waits_for(seat), level=session.terms.stand_in,
            ask=None if ask is None else AskNow(what=ask.what, by=ask.by, waits=sorted(ask.waits)),
            back=self._back(seat), back_in=until(self.consent.again(seat, "take-back"), now),
            pause_in=until(self.consent.again(seat, "pause"), now),
            end_in=until(self.consent.again(seat, "end"), now), paused=self.paused,
            answer_in=None if deadline is None else until(deadline, now),
            clock=None if (clock := session.outboxes[seat].clock) is None else clock.shown(now),
        )  # fmt: skip

    def _person(self, seat: int, now: float) -> PersonNow:
        away = self.presence.away(seat, now)
        return PersonNow(
            away=None if away is None else round(now - away.since), left=away is not None and away.left,
            claim=None if away is None or self.days else until(away.claimable, now),
            bot=self.stand_ins.level_at(seat),
        )  # fmt: skip

    def _back(self, seat: int) -> Back:
        if self.session.terms.rated:
            return "rated"
        outbox = self.session.outboxes[seat]
        return "nothing" if outbox.acted or outbox.game.state.over else outbox.why

    def _deadline(self, seat: int) -> "float | None":
        """Until when the player has to answer, once they were told that they are asked."""
        told = self.answer_time.asked == seat and not self.session.outboxes[seat].acted
        return self.answer_time.deadline if told else None

    def end(self) -> None:
        self.answer_time.stop()
        for timer in (self.news, self.returning):
            if timer is not None:
                timer.cancel()


def until(moment: float, now: float) -> int:
    """Whole seconds, rounded up."""
    return max(0, -int((now - moment) // 1))
