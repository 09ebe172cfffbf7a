"""When an arena has played enough (``--until``): the same pair whatever the number of processes."""

from collections.abc import Mapping

from gosux.lab.arena.planning import Arena
from gosux.lab.arena.records import PairRecord
from gosux.lab.certainty import anytime, looks, without_luck

EVEN = 0.5


class Stop:
    """Looks at the pairs of each mode in the order of their numbers, not in that in which they were finished."""

    def __init__(self, arena: Arena, records: Mapping[tuple[str, tuple[str, str], int], PairRecord]) -> None:
        self.arena = arena
        self.records = records  # grows while the arena is played
        self.ends: dict[str, int] = {}
        self.whole = dict.fromkeys(arena.modes, 0)  # pairs that all meetings have finished, without a gap
        self.looked = dict.fromkeys(arena.modes, 0)

    def at(self, mode: str) -> "int | None":
        """The number of pairs after which a mode ended; None if it goes on."""
        if self.arena.until is None or mode in self.ends:
            return self.ends.get(mode)
        bots = [(self.arena.labels[first], self.arena.labels[second]) for first, second in self.arena.meetings]
        while all((mode, two, self.whole[mode]) in self.records for two in bots):
            self.whole[mode] += 1
        for count in looks(self.whole[mode]):
            if count > self.looked[mode] and all(self._settled(mode, two, count) for two in bots):
                self.ends[mode] = count
                return count
            self.looked[mode] = max(count, self.looked[mode])
        return None

    def _settled(self, mode: str, bots: tuple[str, str], count: int) -> bool:
        until = self.arena.until
        assert until is not None
        pairs = [self.records[mode, bots, pair] for pair in range(count)]
        scores = without_luck([pair.score for pair in pairs], [pair.luck for pair in pairs])
        return until.settled(anytime(scores, self.arena.pairs), EVEN)
