"""What the people of a game on several devices agreed on before it began."""

from dataclasses import dataclass

from gosux.records.shuffles import Shuffle, shuffle_of
from gosux.sessions.messages.clocks import ClockTerms
from gosux.sessions.messages.watching import WatchTerms
from gosux.sessions.storage.records import Json

STAND_IN = "troop"


@dataclass(frozen=True)
class Terms:
    """``chosen`` says by what somebody chose the hidden cards (a seed, a position, a save), None for chance. ``clock``
    is None for a game without. ``watch`` is None if nobody may watch; otherwise ``watch_code`` is that of the link. It
    is kept as it is, because all players may hand it on at any time. ``shuffle`` is told when the game is over.
    ``stand_in`` is the level of bots that play on for whoever is away. ``rated`` if the game changes ratings. ``won``
    is how many games of a series of rematches each seat had won before; None in the first one."""

    chosen: str | None = None
    clock: ClockTerms | None = None
    watch: WatchTerms | None = None
    watch_code: str | None = None
    shuffle: Shuffle | None = None
    stand_in: str = STAND_IN
    rated: bool = False
    won: tuple[int, ...] | None = None

    def to_json(self) -> Json:
        return {
            "chosen": self.chosen,
            "clock": None if self.clock is None else self.clock.model_dump(),
            "watch": None if self.watch is None else self.watch.model_dump(),
            "watch_code": self.watch_code,
            "shuffle": None if self.shuffle is None else self.shuffle.to_json(),
            "stand_in": self.stand_in,
            "rated": self.rated,
            "won": None if self.won is None else [*self.won],
        }


def terms_of(stored: "Json | None") -> Terms:
    """Of a stored game; those without any are played on one device."""
    if stored is None:
        return Terms()
    clock = stored.get("clock")
    watch = stored.get("watch")
    shuffle = stored.get("shuffle")
    won = stored.get("won")
    return Terms(
        stored.get("chosen"),
        None if clock is None else ClockTerms(**clock),
        None if watch is None else WatchTerms(**watch),
        stored.get("watch_code"),
        None if shuffle is None else shuffle_of(shuffle),
        stored.get("stand_in") or STAND_IN,
        bool(stored.get("rated")),
        None if won is None else tuple(won),
    )
