"""What one player asks of the others: to take an action back, to pause, or to end the game. All of them have to agree.
After a no it may be asked again only after a while, which grows."""

from dataclasses import dataclass

from gosux.game.game import Game
from gosux.sessions.messages.together import Asked

ASKS: tuple[Asked, ...] = ("take-back", "pause", "end")
DELAY, LONGEST = 20.0, 600.0  # seconds before the same thing may be asked again: at first, and at most


@dataclass
class Ask:
    """``waits`` are those who have not answered. ``numbers`` are those of what everybody had been told then, and
    ``game`` the game: an action can be taken back only while nobody has acted."""

    what: Asked
    by: int
    waits: set[int]
    numbers: list[int]
    game: Game


class Consent:
    def __init__(self) -> None:
        self.ask: Ask | None = None
        self._refusals: dict[tuple[int, Asked], int] = {}
        self._again: dict[tuple[int, Asked], float] = {}

    def again(self, seat: int, what: Asked) -> float:
        """From when on a player may ask, on the loop's clock."""
        return self._again.get((seat, what), 0.0)

    def shown(self, seat: int, number: int) -> "Ask | None":
        """What a player sees, who was told last what has this number. It depends on nothing else: others may have acted
        meanwhile without being noticed."""
        ask = self.ask
        return ask if ask is not None and (ask.what != "take-back" or ask.numbers[seat] == number) else None

    def refuse(self, now: float) -> None:
        """Somebody has said no, or whoever asked has withdrawn it."""
        assert self.ask is not None
        key = (self.ask.by, self.ask.what)
        count = self._refusals.get(key, 0)
        self._refusals[key] = count + 1
        self._again[key] = now + min(LONGEST, DELAY * 2**count)
        self.ask = None
