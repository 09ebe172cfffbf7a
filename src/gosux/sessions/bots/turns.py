"""Bots that play on their own: one after the other, as long as one of them is asked."""

import asyncio
from typing import TYPE_CHECKING

from gosux.sessions.bots.asking import Bots, Chosen, StopSignal, choose_action
from gosux.sessions.clocks import timing
from gosux.sessions.log import log_error
from gosux.sessions.refused import Refused

if TYPE_CHECKING:
    from gosux.sessions.session import Session

REST = 1.0  # seconds before retrying an action that could not be stored


class BotTurns:
    def __init__(self, session: "Session", bots: Bots) -> None:
        self.session = session
        self.bots = bots
        self.task: asyncio.Task[None] | None = None
        self.signal: StopSignal | None = None
        self.hurried = False

    def go_on(self) -> None:
        """Start the next bot, if one is asked."""
        if self.task is None and self.session.bot_asked() is not None:
            self.task = asyncio.create_task(self._move())

    def hurry(self) -> None:
        self.hurried = True
        self.forget()

    def forget(self) -> None:
        """The answer of the bot that thinks may be obsolete."""
        if self.signal is not None:
            self.signal.stop()

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def _move(self) -> None:
        session = self.session
        try:
            while (seat := session.bot_asked()) is not None:
                game = session.game
                chosen, due = await self._decision(seat)
                async with session.lock:
                    if session.game is not game or session.bot_asked() != seat:
                        continue  # somebody has conceded, taken an action back or come back meanwhile
                    try:
                        await session.take([chosen.action], seat, None, due, chosen.guessed)
                        if session.lesson is not None:
                            session.lesson.wanted = max(0, session.lesson.wanted - 1)
                    except Refused:
                        await asyncio.sleep(REST)
        except Exception:
            log_error("bot-trouble", game=session.id)
        finally:
            self.task = None

    async def _decision(self, seat: int) -> tuple[Chosen, float]:
        """A bot's action, and when others may be told: after a delay that reveals nothing about its hand."""
        session, pauses = self.session, self.session.pauses
        if any(session.progress.withheld):  # others are waiting and must not wait longer than usual
            loop = asyncio.get_running_loop()
            timer = loop.call_later(pauses.outcome / 2, self.hurry) if pauses.outcome else None
            try:
                return await self._choice(seat), 0.0
            finally:
                if timer is not None:
                    timer.cancel()
        # It starts only when all have been told.
        await timing.until(max(session.opens, *[outbox.due for outbox in session.outboxes]))
        self.hurried = False
        began = asyncio.get_running_loop().time()
        chosen = await self._choice(seat)
        if not session.looked_at:
            return chosen, 0.0
        return chosen, began + (pauses.bot if self.hurried else pauses.bot_at(session.level_of(seat) or ""))

    async def _choice(self, seat: int) -> Chosen:
        session = self.session
        script = session.lesson or session.puzzle
        scripted = script.scripted(session.game) if script is not None else None
        if scripted is not None:
            return Chosen(scripted)
        self.signal = StopSignal(patient=not session.has_persons)
        try:
            return await choose_action(
                self.bots, session.id, session.game, seat, session.level_of(seat), self.signal
            )  # fmt: skip
        finally:
            self.signal = None
