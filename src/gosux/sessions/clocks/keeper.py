"""Notes the clock of a running game now and then, so that little is forgotten if the server ends."""

import asyncio
from collections.abc import Callable

from gosux.sessions.clocks.game_clock import GameClock

BEAT = 60.0  # seconds between two notes of a running clock


class ClockKeeper:
    def __init__(self, clock: GameClock, note: Callable[[], object]) -> None:
        """``note`` stores the clock as it stands."""
        self.clock = clock
        self.note = note
        self.beat: asyncio.TimerHandle | None = None

    def follow(self) -> None:
        """The clock was stopped or started."""
        self.end()
        if self.clock.running is not None:
            self.beat = asyncio.get_running_loop().call_later(BEAT, self._beat)

    def _beat(self) -> None:
        self.note()
        self.beat = asyncio.get_running_loop().call_later(BEAT, self._beat)

    def end(self) -> None:
        if self.beat is not None:
            self.beat.cancel()
            self.beat = None
