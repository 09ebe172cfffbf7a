"""Who has the game open, and since when others do not."""

from typing import NamedTuple

GRACE = 3.0  # seconds in which a page may reload or reconnect before anybody is told
LEFT, LOST = 10.0, 120.0  # seconds after which a win may be claimed: of whoever left, of whoever lost the connection


class Absence(NamedTuple):
    """Since when a page is gone, on the loop's clock, and whether it was closed on purpose."""

    since: float
    left: bool

    @property
    def claimable(self) -> float:
        """From when on the win may be claimed."""
        return self.since + (LEFT if self.left else LOST)

    @property
    def told(self) -> float:
        """From when on others are told."""
        return self.since + GRACE


class Presence:
    """The persons of a game; at first nobody is there."""

    def __init__(self, persons: list[int], now: float) -> None:
        self.persons = persons
        self.gone = {seat: Absence(now, False) for seat in persons}

    def come(self, seat: int) -> None:
        self.gone.pop(seat, None)

    def go(self, seat: int, now: float, left: bool) -> None:
        if seat in self.persons:
            self.gone[seat] = Absence(now, left)

    def here(self, seat: int) -> bool:
        return seat not in self.gone

    def away(self, seat: int, now: float) -> "Absence | None":
        """The absence of a seat, if others may know of it."""
        found = self.gone.get(seat)
        return found if found is not None and found.told <= now else None

    def next_news(self, now: float) -> "float | None":
        """When the next absence is to be told."""
        return min((one.told for one in self.gone.values() if one.told > now), default=None)
