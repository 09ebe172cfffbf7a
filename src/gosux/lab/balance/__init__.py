"""Balance studies: many games between equal bots (docs/balance.md)."""

import time
from contextlib import closing
from pathlib import Path

from gosux.lab import ledger
from gosux.lab.balance.differences import Stop
from gosux.lab.balance.games import Played, again, play_some, tasks
from gosux.lab.balance.planning import BOT, FORMAT, GAMES, Balance, Key, plan
from gosux.lab.balance.report import Findings, Report, longest
from gosux.lab.checks import BadRun
from gosux.lab.ledger import Damaged, Ledger, cannot_write
from gosux.lab.processes import done
from gosux.lab.simulate import Progress
from gosux.records.replays import write_replay

__all__ = [
    "BOT", "GAMES", "Balance", "Findings", "Played", "Report", "Store", "check_folder", "game_count", "keep_longest",
    "kept_seed", "plan", "study",
]  # fmt: skip


class Store(Ledger[Played]):
    """An open file of games. ``records`` are those that it held when it was opened. Raises RecordError."""

    def __init__(self, path: "str | Path", balance: Balance) -> None:
        seen: set[Key] = set()

        def check(game: Played) -> None:
            if game.value not in balance.values or game.number >= balance.games or game.key in seen:
                raise Damaged("no game of this plan, or one that was there before")
            seen.add(game.key)

        super().__init__(path, "balance", balance.to_json(), Played, check)


def kept_seed(path: "str | Path") -> "str | None":
    """The seed of the plan in a file, to continue with if none was named."""
    return ledger.kept_seed(path, FORMAT)


def game_count(balance: Balance) -> int:
    """The number of games to play, over all values of the compared option."""
    return balance.games * len(balance.values)


def study(
    balance: Balance,
    workers: int = 1,
    store: Store | None = None,
    progress: Progress | None = None,
    ray: str | None = None,
) -> Report:
    """Play the games that are not in the store yet, store them, and summarize all.

    ``progress`` is called with the number of newly finished games. Raises BadRun, and RecordError if the store cannot
    be written.
    """
    if workers < 1:
        raise BadRun("no-workers", {"count": workers})
    began = time.perf_counter()
    games = {game.key: game for game in (store.records if store is not None else [])}
    kept = set(games)
    if progress is not None and kept:
        progress(len(kept))
    stop = Stop(balance, games)
    waiting = (key for key in balance.every_game() if key not in kept and stop.at() is None)
    with closing(done(play_some, tasks(balance, waiting), workers, ray)) as played:
        for some in played:
            if store is not None:
                store.add(*some)
            games.update({game.key: game for game in some})
            if progress is not None:
                progress(len(some))
    end = stop.at() or balance.games
    in_order = [games[key] for key in balance.every_game() if key.number < end]
    return Report(balance, in_order, workers, time.perf_counter() - began)


def check_folder(folder: Path) -> None:
    """Create the folder for replays. Raises RecordError."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise cannot_write(folder, error) from error


def keep_longest(report: Report, count: int, folder: Path) -> list[Path]:
    """Write replays of the games with the longest rounds; and of as many with the most repeated positions, if any."""
    circling = sorted((game for game in report.longest if game.repeated), key=lambda game: -game.repeated)
    chosen = {game.key: game for game in [*report.longest[:count], *circling[:count]]}
    paths: list[Path] = []
    for game in chosen.values():
        value = f"-{report.balance.compare}-{game.value}" if report.balance.compare is not None else ""
        circles = f"-repeated-{game.repeated}" if game.repeated else ""
        path = folder / f"round-of-{longest(game)}-turns{circles}-game-{game.number}{value}.json"
        write_replay(again(report.balance, game), path)
        paths.append(path)
    return paths
