"""A round-robin of bots over pairs of games: the same games whatever the number of processes (docs/arena.md)."""

import time
from contextlib import closing

from gosux.lab.arena.pairs import key_of, play_pair, tasks
from gosux.lab.arena.planning import PAIRS, Arena, plan
from gosux.lab.arena.records import PairRecord
from gosux.lab.arena.report import Meeting, Report, Standing
from gosux.lab.arena.stopping import Stop
from gosux.lab.arena.store import Store, kept_seed
from gosux.lab.checks import BadRun
from gosux.lab.decks import CLANS, DRAFT, PLAIN
from gosux.lab.processes import done
from gosux.lab.simulate import Progress

__all__ = [
    "CLANS", "DRAFT", "PAIRS", "PLAIN", "Arena", "Meeting", "PairRecord", "Report", "Standing", "Store",
    "hold", "kept_seed", "pair_count", "plan",
]  # fmt: skip


def pair_count(arena: Arena) -> int:
    """The number of pairs to play, over all meetings and modes."""
    return arena.pairs * len(arena.modes) * len(arena.meetings)


def hold(
    arena: Arena,
    workers: int = 1,
    store: Store | None = None,
    progress: Progress | None = None,
    ray: str | None = None,
) -> Report:
    """Play the pairs that are not in the store yet, store each when it is finished, and summarize all.

    ``progress`` is called with the number of newly finished pairs. Raises BadRun, and RecordError if the store cannot
    be written.
    """
    if workers < 1:
        raise BadRun("no-workers", {"count": workers})
    began = time.perf_counter()
    records = {record.key: record for record in (store.records if store is not None else [])}
    kept = set(records)
    stop = Stop(arena, records)
    waiting = (task for task in tasks(arena) if key_of(task) not in kept and stop.at(task[1]) is None)
    if progress is not None and records:
        progress(len(records))
    with closing(
        done(play_pair, waiting, workers, ray)
    ) as played:  # closed at once on errors, which ends the processes
        for record in played:
            if store is not None:
                store.add(record)
            records[record.key] = record
            if progress is not None:
                progress(1)
    ends = {mode: stop.at(mode) for mode in arena.modes}
    in_order = [records[key_of(task)] for task in tasks(arena) if task[3] < (ends[task[1]] or arena.pairs)]
    return Report(arena, in_order, workers, time.perf_counter() - began)
