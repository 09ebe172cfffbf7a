"""The file of an arena: its plan, then a line for each finished pair, which is not played again."""

from pathlib import Path

from gosux.lab import ledger
from gosux.lab.arena.pairs import seatings, seed_of
from gosux.lab.arena.planning import FORMAT, Arena
from gosux.lab.arena.records import PairRecord
from gosux.lab.ledger import Damaged, Ledger


class Store(Ledger[PairRecord]):
    """An open file of an arena. ``records`` are the pairs that it held when it was opened. Raises RecordError."""

    def __init__(self, path: "str | Path", arena: Arena) -> None:
        super().__init__(path, "arena", arena.to_json(), PairRecord, Checker(arena).check)


class Checker:
    """Knows the pairs of an arena, each at most once."""

    def __init__(self, arena: Arena) -> None:
        self.arena = arena
        self.meetings = {(arena.labels[first], arena.labels[second]) for first, second in arena.meetings}
        self.seats = seatings(arena.players)
        self.seen: set[tuple[str, tuple[str, str], int]] = set()

    def check(self, record: PairRecord) -> None:
        """Raises Damaged."""
        arena = self.arena
        if record.mode not in arena.modes or record.bots not in self.meetings or record.pair >= arena.pairs:
            raise Damaged("no pair of this arena")
        if record.key in self.seen or record.seed != seed_of(arena, record.pair):
            raise Damaged("a pair that was there before, or one of another seed")
        if [game.seats for game in record.games] != self.seats:
            raise Damaged("other seats")
        self.seen.add(record.key)


def kept_seed(path: "str | Path") -> "str | None":
    """The seed of the arena in a file, to continue with if none was named; None if there is no such arena."""
    return ledger.kept_seed(path, FORMAT)
