"""The clocks of a game: a time for each person, of which only that of whoever is asked runs.

A clock is kept by the session and stands still while there is none. It starts only when everybody has been told who is
asked. While somebody is asked what others must not notice, it runs on in their own turn, as if they had not acted yet,
and otherwise nobody's runs: so clocks show nothing that players do not know.
"""

from collections.abc import Sequence
from typing import NamedTuple

from gosux.sessions.messages.clocks import ClockNow, ClockTerms
from gosux.sessions.storage.records import Json

RELIEF = 60.0  # seconds


class Reading(NamedTuple):
    """The clocks as they were told: ``left`` when ``running`` was started at ``since``, on the loop's clock."""

    left: tuple[float | None, ...]
    running: int | None
    since: float

    def left_at(self, seat: int, now: float) -> "float | None":
        left = self.left[seat]
        return left if left is None or seat != self.running else left - max(0.0, now - self.since)

    def shown(self, now: float) -> ClockNow:
        """In whole seconds; somebody whose time is up has none left."""
        left = [self.left_at(seat, now) for seat in range(len(self.left))]
        return ClockNow(left=[None if one is None else max(0, round(one)) for one in left], running=self.running)


class GameClock:
    """Bots have no clock."""

    def __init__(self, terms: ClockTerms, left: "Sequence[float | None]", last: "int | None" = None) -> None:
        self.terms = terms
        self.left = list(left)
        self.last = last  # whose clock ran last
        self.running: int | None = None
        self.since = 0.0
        self.told = 0.0  # when everybody has been told, as far as they may be
        self.stopped = 0.0  # when a clock was stopped last

    def stop(self, now: float) -> None:
        """Whoever was asked has answered."""
        if self.running is not None:
            left = self.left[self.running]
            assert left is not None
            self.left[self.running] = max(0.0, left - max(0.0, now - self.since))
            self.stopped = now
        self.running = None

    def start(self, seat: int, since: float, stands: bool = False) -> None:
        """Somebody is asked, from a moment on; whoever was before gets the time that a turn brings. ``stands`` if the
        clock does not run, because a bot plays for its person."""
        if self.last is not None and self.last != seat:
            left = self.left[self.last]
            assert left is not None
            self.left[self.last] = self.terms.base if self.terms.days else left + self.terms.increment
        if self.left[seat] is not None and not stands:
            self.running, self.since, self.told, self.last = seat, since, since, seat
        else:
            self.last = None

    def go_on(self, seat: int, since: float, told: float, pause: float = 0.0) -> None:
        """Somebody is asked in their own turn, and others must not notice: for those, the clock never stopped. So the
        ``pause`` before the question is told counts too, but at most half of what is left: nobody can act in it. Others
        wait for an outcome until they are ``told``, asked or not."""
        left = self.left[seat]
        if left is not None:
            self.running, self.since, self.told = seat, since - min(pause, left / 2), told

    def relieve(self, seat: int) -> None:
        """A bot plays for a person, whose time may be up: they get some, for when they are back."""
        left = self.left[seat]
        assert left is not None
        self.left[seat] = float(self.terms.base if self.terms.days else max(left, RELIEF))

    def is_out(self, seat: int, now: float) -> bool:
        """Whether the clock has run down; not before everybody has been told that it was started."""
        left = self.reading().left_at(seat, now)
        return seat == self.running and now >= self.told and left is not None and left <= 0

    def reading(self) -> Reading:
        return Reading(tuple(self.left), self.running, self.since)

    def to_json(self, now: float) -> Json:
        seats = range(len(self.left))
        return {"left": [self.reading().left_at(seat, now) for seat in seats], "last": self.last}


def new_clock(terms: ClockTerms, persons: list[bool]) -> GameClock:
    return GameClock(terms, [float(terms.base) if person else None for person in persons])


def stored_clock(terms: ClockTerms, stored: Json) -> GameClock:
    return GameClock(terms, [None if one is None else max(0.0, float(one)) for one in stored["left"]], stored["last"])
