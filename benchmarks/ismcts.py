"""Our strongest opponent against OpenSpiel's IS-MCTS (Python) on the same game: ``python -m benchmarks.ismcts``.

Both have the same time for every move. IS-MCTS is OpenSpiel's own, stopped by the clock: its worlds come from
``view.sample`` as ours do, its nodes are told apart by what a player observes, its leaves are judged by random play.
Both games of a pair have one deal, and the players change seats. Every finished pair is kept in the file of ``--out``;
the same command goes on from there. Times are the processor's, by which both are stopped.
"""

import argparse
import json
import random
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, nullcontext
from importlib.metadata import version
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import gosux
from gosux import bots
from gosux.bots import ThinkingBot
from gosux.commands.simulate import progress_bar
from gosux.envs.openspiel import resampler, short_name
from gosux.envs.openspiel_state import TableState
from gosux.lab.certainty import fixed
from gosux.lab.decks import decks
from gosux.lab.ledger import Damaged, Ledger, Record
from gosux.lab.processes import done
from gosux.model.messages.mistakes import Mistake
from gosux.rules.registry import ruleset

FORMAT = "gosux-ismcts/1"
EXPLORATION = 2.0  # what OpenSpiel's own examples use
OURS, THEIRS = 0, 1


class Match(NamedTuple):
    """What is played. Plain data: every process gets it."""

    bot: str
    ruleset: str
    decks: str  # "draft": the players draft; "clans": drawn from the seed, the same for both games of a pair
    pairs: int
    seconds: float  # for a move
    seed: str


class Pace(Record):
    """How long one player thought about moves with a choice, in seconds, and how much came of it."""

    moves: int
    seconds: float
    slowest: float
    rounds: int  # simulations of IS-MCTS, iterations of ours


class Pair(Record):
    """Two games of one deal: who won them, and how long both thought."""

    number: int
    scores: tuple[float, float]  # ours: at seat 0 and at seat 1
    rules: tuple[str, str]  # that ended them
    moves: tuple[int, int]  # of both players together
    paces: tuple[Pace, Pace]  # ours, theirs

    @property
    def score(self) -> float:
        return sum(self.scores) / 2


# -- their search ------------------------------------------------------------------------------------------------


class TimeIsUp(Exception):
    pass


class TimedSearch(ismcts.ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's IS-MCTS, ended by a clock between two simulations instead of by their number."""

    def __init__(self, game: Any, seconds: float, seed: str, clock: Callable[[], float] = time.process_time) -> None:
        dice = np.random.RandomState(random.Random(f"their dice: {seed}").getrandbits(32))
        evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=dice)
        super().__init__(
            game, evaluator, EXPLORATION, max_simulations=sys.maxsize, random_state=dice, use_observation_string=True
        )
        self.set_resampler(resampler(random.Random(f"their worlds: {seed}")))
        self.seconds = seconds
        self.clock = clock
        self.deadline = 0.0
        self.simulations = 0

    def run_search(self, state: TableState) -> list[tuple[int, float]]:
        self.deadline = self.clock() + self.seconds
        try:
            policy: list[tuple[int, float]] = super().run_search(state)
        except TimeIsUp:
            policy = self.get_final_policy(state, self._root_node)
        return policy

    def sample_root_state(self, state: TableState) -> TableState:
        # The first simulation only looks at the root: without a second one nothing has been tried.
        if self._root_node.total_visits > 0 and self.clock() >= self.deadline:
            raise TimeIsUp
        self.simulations += 1
        world: TableState = super().sample_root_state(state)
        return world


# -- games -------------------------------------------------------------------------------------------------------


class Stopwatch:
    """Sums up a player's thinking."""

    def __init__(self) -> None:
        self.moves = 0
        self.seconds = 0.0
        self.slowest = 0.0
        self.rounds = 0

    def add(self, seconds: float, rounds: int) -> None:
        self.moves += 1
        self.seconds += seconds
        self.slowest = max(self.slowest, seconds)
        self.rounds += rounds

    def pace(self) -> Pace:
        seconds, slowest = round(self.seconds, 4), round(self.slowest, 4)
        return Pace(moves=self.moves, seconds=seconds, slowest=slowest, rounds=self.rounds)


def play_pair(task: tuple[Match, int]) -> Pair:
    """Both games of a deal."""
    match, number = task
    watches = (Stopwatch(), Stopwatch())
    scores: list[float] = []
    rules: list[str] = []
    moves: list[int] = []
    for ours in (0, 1):
        state = play_game(match, number, ours, watches)
        scores.append((state.returns()[ours] + 1) / 2)
        result = state.match.result if state.match is not None else None
        rules.append(result.rule if result is not None else "cut off")
        moves.append(state.move_number() - 1)  # the deal is one too
    first, second = (watch.pace() for watch in watches)
    return Pair(
        number=number, scores=(scores[0], scores[1]), rules=(rules[0], rules[1]), moves=(moves[0], moves[1]),
        paces=(first, second),
    )  # fmt: skip


def play_game(match: Match, number: int, ours: int, watches: tuple[Stopwatch, Stopwatch]) -> TableState:
    """One game to its end, our bot at seat ``ours``."""
    parameters: dict[str, Any] = {"seed": int(random.Random(f"{match.seed}/{number}").getrandbits(31)), "deals": 1}
    if match.decks == "clans":
        fixed = decks(ruleset(match.ruleset), f"{match.seed}/{number}")
        parameters["clans"] = "/".join("+".join(deck) for deck in fixed)
    game = pyspiel.load_game(short_name(match.ruleset), parameters)
    name = f"{match.seed}/{number}/{ours}"
    bot = bots.named(match.bot, name)
    if isinstance(bot, ThinkingBot):
        bot.seconds = match.seconds
        bot.clock = time.process_time
    search = TimedSearch(game, match.seconds, name)
    state: TableState = game.new_initial_state()
    state.apply_action(0)  # the deal
    while not state.is_terminal():
        player = state.current_player()
        assert state.match is not None, "the cards are dealt"
        decision = state.match.decision
        assert decision is not None, "it is not over"
        before = search.simulations
        began = time.process_time()
        if player == ours:
            action = bot.choose(state.match.view(player), decision).id
        else:
            action = int(search.step(state))
        took = time.process_time() - began
        if len(decision.actions) > 1:
            mine = sum(one.visits for one in bot.explain()) if isinstance(bot, ThinkingBot) else 0
            watches[OURS if player == ours else THEIRS].add(
                took, mine if player == ours else search.simulations - before
            )
        state.apply_action(action)
    return state


# -- the match ---------------------------------------------------------------------------------------------------


def plan_of(match: Match) -> dict[str, object]:
    versions = {"gosux": gosux.__version__, "open_spiel": version("open_spiel")}
    return {"format": FORMAT, **versions, "compiled": gosux.compiled, **match._asdict()}


def tasks(match: Match, kept: dict[int, Pair]) -> Iterator[tuple[Match, int]]:
    for number in range(match.pairs):
        if number not in kept:
            yield match, number


def told(match: Match, pairs: list[Pair]) -> dict[str, Any]:
    """The result as JSON."""
    scores = [pair.score for pair in pairs]
    games = [score for pair in pairs for score in pair.scores]
    endings = [rule for pair in pairs for rule in pair.rules]
    paces: dict[str, dict[str, float]] = {}
    for side, name in ((OURS, match.bot), (THEIRS, "is-mcts")):
        every = [pair.paces[side] for pair in pairs]
        moves = max(1, sum(pace.moves for pace in every))
        paces[name] = {
            "moves": moves,
            "mean_ms": round(1000 * sum(pace.seconds for pace in every) / moves, 2),
            "slowest_ms": round(1000 * max(pace.slowest for pace in every), 2),
            "rounds_a_move": round(sum(pace.rounds for pace in every) / moves, 1),
        }
    return {
        **plan_of(match),
        "score": round(sum(scores) / len(scores), 6),
        "interval": [round(end, 6) for end in fixed(scores)[1:]],
        "wins": games.count(1.0),
        "losses": games.count(0.0),
        "draws": games.count(0.5),
        "endings": {rule: endings.count(rule) for rule in sorted(set(endings))},
        "moves_a_game": round(sum(sum(pair.moves) for pair in pairs) / len(games), 1),
        "thinking": paces,
        "pair_scores": scores,
    }


def text_of(result: dict[str, Any]) -> str:
    """For people."""
    low, high = result["interval"]
    games = result["wins"] + result["losses"] + result["draws"]
    lines = [
        f"{result['bot']} against OpenSpiel {result['open_spiel']} IS-MCTS on {result['ruleset']} ({result['decks']}):",
        f"{result['pairs']} pairs, {games} games, {result['seconds']:g} s a move, seed {result['seed']}",
        f"score {result['score']:.1%}, 95% interval {low:.1%} to {high:.1%};"
        f" won {result['wins']}, lost {result['losses']}, drawn {result['draws']}",
        f"endings {result['endings']}, {result['moves_a_game']} moves a game",
    ]
    for name, pace in result["thinking"].items():
        times = f"{pace['mean_ms']:.1f} ms a move with a choice (slowest {pace['slowest_ms']:.0f})"
        lines.append(f"{name}: {times}, {pace['rounds_a_move']:g} rounds of search")
    if not result["compiled"]:
        lines.append("the core is not compiled (make compiled): both sides are slower than they are in play")
    return "\n".join(lines)


def arguments(words: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser("python -m benchmarks.ismcts", description="Play against OpenSpiel's IS-MCTS.")
    parser.add_argument("--pairs", type=int, default=200, help="how many pairs of games (200)")
    parser.add_argument("--seconds", type=float, default=0.1, help="for a move of either side (0.1)")
    parser.add_argument("--workers", type=int, default=1, help="number of worker processes (1)")
    parser.add_argument("--bot", default="immortal", help="our side (immortal)")
    parser.add_argument("--ruleset", default="gosu-x", choices=["gosu-x", "gosu-x-quick", "gosu"])
    parser.add_argument("--clans", action="store_true", help="with decks drawn from the seed, not drafted")
    parser.add_argument("--seed", default="1", help="any text (1)")
    parser.add_argument("--out", type=Path, help="store finished pairs in this file and resume from it")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    chosen = parser.parse_args(words)
    if chosen.pairs < 1 or chosen.workers < 1:
        parser.error("pairs and workers must be at least 1")
    if not 0 < chosen.seconds < 3600:
        parser.error("seconds must be more than 0")
    if chosen.clans and not ruleset(chosen.ruleset).drafts:
        parser.error(f"{chosen.ruleset} has no draft: --clans is for games with one")
    return chosen


def main(words: Sequence[str] | None = None) -> int:
    given = arguments(words)
    way = "clans" if given.clans else "draft" if ruleset(given.ruleset).drafts else "plain"
    match = Match(given.bot, given.ruleset, way, given.pairs, given.seconds, given.seed)
    try:
        bots.named(match.bot)
        keeping = nullcontext() if given.out is None else ledger_of(given.out, match)
        with keeping as ledger:
            pairs = {pair.number: pair for pair in (ledger.records if ledger is not None else [])}
            with progress_bar(match.pairs, "playing pairs") as progress:
                if progress is not None:
                    progress(len(pairs))
                with closing(done(play_pair, tasks(match, dict(pairs)), given.workers)) as played:
                    for pair in played:
                        if ledger is not None:
                            ledger.add(pair)
                        pairs[pair.number] = pair
                        if progress is not None:
                            progress(1)
    except Mistake as mistake:
        print(mistake, file=sys.stderr)
        return 2
    result = told(match, [pairs[number] for number in range(match.pairs)])
    print(json.dumps(result) if given.json else text_of(result))
    return 0


def ledger_of(path: Path, match: Match) -> Ledger[Pair]:
    """The file of a match. Raises RecordError."""
    seen: set[int] = set()

    def check(pair: Pair) -> None:
        if not 0 <= pair.number < match.pairs or pair.number in seen:
            raise Damaged("no pair of this match, or one that was there before")
        seen.add(pair.number)

    return Ledger(path, "ismcts", plan_of(match), Pair, check)


if __name__ == "__main__":
    sys.exit(main())
