"""The time for an answer that others must not notice (X10.24), in games of people on several devices.

Out of turn (Force of will), whoever acts waits equally long for the outcome whether anybody was asked or not. So an
answer that takes longer is cut off, a little before that time is over. In one's own turn the clock runs on
(``GameClock.go_on``). Otherwise nobody's does: so that no game can be held up, there is a limit if it has a clock.
"""

import asyncio
from typing import TYPE_CHECKING

from gosux.model.actions import DONE, NO
from gosux.model.kinds import WILL
from gosux.model.state import State
from gosux.sessions.clocks import timing
from gosux.sessions.refused import Refused

if TYPE_CHECKING:
    from gosux.sessions.session import Session

SHARE = 0.95  # of the pause: storing and telling take some time too
LIMIT = 90.0  # seconds for a question while nobody's clock runs: to read a new hand, for instance
REST = 1.0  # seconds before retrying what could not be stored


def is_own_turn(state: State) -> bool:
    """Whether it is the turn of whoever is asked; not before the first round (X2.4, G1.3)."""
    return state.round > 0 and state.decider == state.active


def default_of(choices: list[int]) -> int:
    """What counts as the answer of somebody who gives none: to decline, if that is possible."""
    return next((word for word in (NO, DONE) if word in choices), choices[0])


class AnswerTime:
    def __init__(self, session: "Session", seconds: float) -> None:
        """``seconds`` is the pause after an action, for answers to it; 0 if others may wait for longer."""
        self.session = session
        self.seconds = seconds
        self.deadline: float | None = None  # on the loop's clock
        self.shared = False  # whether it is the one for all answers to an action
        self.timer: asyncio.TimerHandle | None = None

    @property
    def asked(self) -> "int | None":
        """Who is asked what others must not notice."""
        session = self.session
        asked = int(session.game.state.decider)
        return asked if asked >= 0 and any(session.progress.withheld) else None

    @property
    def due(self) -> "float | None":
        """When the outcome is told of the action that several questions follow; None if nobody is asked such a one."""
        return self.deadline + (1 - SHARE) * self.seconds if self.shared and self.deadline is not None else None

    def taken(self, actor: "int | None", acted: float, left: "float | None" = None) -> None:
        """``actor`` has acted; None if the game was just opened, with so many seconds ``left``."""
        asked = self.asked
        if asked is None:
            self.end()
            return
        answers = self.session.game.state.kind == WILL
        if answers and self.shared:  # several questions after one action have the same time together
            return
        if answers and self.seconds and asked != actor:  # nobody waits for an answer to oneself
            self._begin(acted + SHARE * self.seconds, True)
            return
        limit = self._limit()
        if limit is None:
            self.end()
        else:
            self._begin(acted + (limit if left is None else min(limit, left)), False)

    def _limit(self) -> "float | None":
        """For a question while nobody's clock runs: in games of days as long as for a turn."""
        clock = self.session.terms.clock
        if clock is None or is_own_turn(self.session.game.state):
            return None
        return float(clock.base) if clock.days else LIMIT

    def left(self, now: float) -> "float | None":
        """What is stored: how many seconds are left until a limit."""
        return None if self.deadline is None or self.shared else max(0.0, self.deadline - now)

    def _begin(self, deadline: float, shared: bool) -> None:
        self.end()
        self.deadline, self.shared = deadline, shared
        self._wait(deadline, deadline)

    def _wait(self, moment: float, deadline: float) -> None:
        self.timer = asyncio.get_running_loop().call_at(moment, lambda: self.session.do(self._cut(deadline)))

    async def _cut(self, deadline: float) -> None:
        session = self.session
        async with session.lock:
            try:
                while self.deadline == deadline and (asked := self.asked) is not None:
                    await session.take([default_of(session.game.legal())], asked, None)
            except Refused:
                self._wait(timing.now() + REST, deadline)
        session.go_on()

    def end(self) -> None:
        """Nothing is asked any more."""
        self.deadline, self.shared = None, False
        self.stop()

    def stop(self) -> None:
        """The game is closed; what is left is noted."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
