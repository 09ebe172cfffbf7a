"""The time for an answer out of turn (Force of will, X10.24), in games of people on several devices.

Whoever acts waits equally long for the outcome whether anybody was asked or not. So an answer that takes longer is cut
off, a little before that time is over: it counts as declining.
"""

import asyncio
from typing import TYPE_CHECKING

from gosux.model.actions import NO
from gosux.model.kinds import WILL
from gosux.sessions.clocks import timing
from gosux.sessions.refused import Refused

if TYPE_CHECKING:
    from gosux.sessions.session import Session

SHARE = 0.95  # of the pause: storing and telling take some time too
REST = 1.0  # seconds before retrying what could not be stored


class AnswerTime:
    def __init__(self, session: "Session", seconds: float) -> None:
        """``seconds`` is the pause; without one nothing is cut off."""
        self.session = session
        self.seconds = seconds
        self.deadline: float | None = None  # on the loop's clock
        self.timer: asyncio.TimerHandle | None = None

    @property
    def asked(self) -> "int | None":
        """Who is asked unnoticed whether they use a Force of will."""
        state = self.session.game.state
        secret = state.kind == WILL and state.decider >= 0 and any(self.session.progress.withheld)
        return int(state.decider) if secret else None

    def taken(self, actor: "int | None", acted: float) -> None:
        """``actor`` has acted; None if the game was just opened."""
        asked = self.asked
        if asked is None:
            self.end()
        # Several questions after one action have the same time together. Nobody waits for an answer to oneself.
        elif self.deadline is None and asked != actor and self.seconds:
            self.deadline = acted + SHARE * self.seconds
            self._wait(self.deadline)

    def _wait(self, moment: float) -> None:
        self.timer = asyncio.get_running_loop().call_at(moment, lambda: self.session.do(self._cut()))

    async def _cut(self) -> None:
        session = self.session
        async with session.lock:
            try:
                while self.deadline is not None and (asked := self.asked) is not None:
                    await session.take([NO], asked, None)
            except Refused:
                self._wait(timing.now() + REST)
        session.go_on()

    def end(self) -> None:
        self.deadline = None
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
