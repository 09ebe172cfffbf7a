"""Games between bots, in one process or in several: the number of processes does not change the games."""

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing

from gosux.bots import Bot, RandomBot
from gosux.game.game import Game, new_game
from gosux.lab.asking import ask, contender, playing
from gosux.lab.checks import BadRun, check_names, seed_text
from gosux.lab.processes import done
from gosux.lab.tally import Tally
from gosux.model.dice import derived_seed
from gosux.model.kinds import TURN
from gosux.rules.registry import ruleset, rulesets

MOST_IN_CHUNK = 400  # games between two progress reports
MANY = 32  # workers to reckon with in a cluster

Progress = Callable[[int], None]
"""Called with the number of newly finished games."""


class Run:
    """What to simulate. Plain data: every process gets it."""

    def __init__(
        self,
        ruleset: str,
        games: int,
        bots: list[str],
        seed: str,
        options: dict[str, str],
        packs: "list[str] | None" = None,
    ) -> None:
        self.ruleset = ruleset
        self.packs = packs or []  # where another process finds the ruleset
        self.games = games
        self.bots = bots
        self.seed = seed
        self.options = options


class Summary:
    """The results of a simulation."""

    def __init__(self, run: Run, tally: Tally, workers: int, seconds: float) -> None:
        self.run = run
        self.tally = tally
        self.workers = workers
        self.seconds = seconds

    def to_json(self) -> dict[str, object]:
        """The object that ``gosux simulate --json`` prints."""
        tally = self.tally
        return {
            "ruleset": self.run.ruleset,
            "options": self.run.options,
            "seed": self.run.seed,
            "bots": self.run.bots,
            "games": tally.games,
            "wins": tally.wins,
            "shared": tally.shared,
            "shares": tally.shares,
            "draws": tally.draws,
            "reasons": dict(sorted(tally.reasons.items())),
            "decisions": tally.decisions,
            "turns": tally.turns,
            "workers": self.workers,
            "seconds": round(self.seconds, 3),
        }


def plan(
    ruleset_id: str,
    games: int,
    names: list[str] | None = None,
    *,
    seed: int | str | None = None,
    players: int | None = None,
    options: dict[str, object] | None = None,
    packs: list[str] | None = None,
) -> Run:
    """Make a plan and check it. Raises BadRun, UnknownRuleset, BadPlayers, BadOption or UnknownBot.

    There are as many players as bots, or as many random ones as ``players`` says.
    """
    rules = ruleset(ruleset_id)
    if games < 1:
        raise BadRun("no-games", {"count": games})
    if players is None and names:
        players = len(names)
    seats = rules.seats(players)
    names = names or ["random"] * seats
    check_names(names)
    if len(names) != seats:
        raise BadRun("bots", {"ruleset": rules.id, "seats": seats, "count": len(names)})
    return Run(rules.id, games, names, seed_text(seed), dict(rules.options(options).texts), packs)


def simulate(run: Run, workers: int = 1, progress: Progress | None = None, ray: str | None = None) -> Summary:
    """Play all games of a run and count how they ended."""
    if workers < 1:
        raise BadRun("no-workers", {"count": workers})
    started = time.perf_counter()
    tally = Tally(len(run.bots))
    with closing(done(play_chunk, chunks(run, MANY if ray else workers), workers, ray)) as tallies:
        for part in tallies:
            tally.add(part)
            if progress is not None:
                progress(part.games)
    return Summary(run, tally, workers, time.perf_counter() - started)


Task = tuple[Run, int, int]


def chunks(run: Run, workers: int) -> Iterator[Task]:
    """The games of a run in pieces small enough that no worker waits long for another."""
    size = max(1, min(MOST_IN_CHUNK, run.games // (workers * 4)))
    return ((run, first, min(first + size, run.games)) for first in range(0, run.games, size))


def play_chunk(task: Task) -> Tally:
    """Play the games from one number up to, not including, another."""
    run, first, end = task
    learn_packs(run.ruleset, run.packs)
    tally = Tally(len(run.bots))
    for number in range(first, end):
        game = game_of(run, number)
        players = bots_of(run, number)
        with playing(game, players, f"game {number}"):
            turns = play_out(game, players)
        tally.count(game, turns)
    return tally


def learn_packs(ruleset_id: str, packs: Sequence[str]) -> None:
    """Register a game with packs in this process, if necessary."""
    if packs and ruleset_id not in rulesets():
        from gosux.packs import use_packs  # imported here: packs need text, the rest of lab does not

        use_packs(ruleset_id.partition("+")[0], [*packs])


def game_of(run: Run, number: int) -> Game:
    """Game ``number`` of a run, before its first action."""
    return new_game(run.ruleset, derived_seed(run.seed, number), dict(run.options), len(run.bots))


def bots_of(run: Run, number: int) -> list[Bot]:
    """The bots of game ``number``: their seeds derive from the run's and are separate from the game's."""
    return [contender(name, f"{run.seed}/{number}/{seat}") for seat, name in enumerate(run.bots)]


def play_out(game: Game, players: list[Bot]) -> int:
    """Play a game to its end; returns the number of turns taken."""
    blind = [player for player in players if isinstance(player, RandomBot)]
    if len(blind) == len(players):
        return _play_out_blind(game, blind)
    turns = 0
    while (decision := game.decision) is not None:
        turns += decision.kind == "turn"
        game.step(ask(game, players[decision.player], decision).id)
    return turns


def _play_out_blind(game: Game, players: list[RandomBot]) -> int:
    """The same for bots that ignore their view: no views or decisions are built."""
    turns = 0
    state = game.state
    legal = game.legal()
    while legal:
        turns += state.kind == TURN
        game.step(players[state.decider].pick(legal))
        legal = game.legal()
    return turns
