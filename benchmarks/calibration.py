"""How far the chances of hints and reviews can be trusted: predicted chances beside what came of the games.

Games are played by a searching bot. Of each some positions are drawn; their chance is that of the best move, found by
the search of hints. Positions of one game are not independent: use one of each to measure, several to fit. ``--out``
keeps the chances as the search gives them, and the same command goes on.

    python -m benchmarks.calibration --games 1000 --iterations 100 --plot docs/pictures/calibration.svg
    python -m benchmarks.calibration --games 1000 --positions 5 --seed fit --fit  # stores a slope that is clearly not 1
    python -m benchmarks.calibration --ruleset gosu --players 3 4 ...               # one slope for both
"""

import argparse
import json
import math
import random
from collections import defaultdict
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from gosux.analysis.calibration import SURE, calibrated, fitted_slope, log_odds, logistic
from gosux.analysis.study import Study
from gosux.bots import named
from gosux.bots.budget import bound
from gosux.game.game import Game, new_game
from gosux.model.dice import derived_seed
from gosux.thinking import weight_files
from gosux.thinking.weight_files import judge_of, weights_name, with_slope

BINS = 10
MOST_DECISIONS = 3000
CLEAR = 2.0  # a slope is stored if it is this many standard errors from 1


@dataclass(frozen=True)
class Forecast:
    """The chance of a player at one decision of a game, and 1 if they won, a share of it after a draw."""

    game: int
    decision: int
    chance: float
    result: float
    players: int = 2


@dataclass(frozen=True)
class Bin:
    """Forecasts of similar chances."""

    count: int
    predicted: float
    happened: float


def forecasts_of(given: argparse.Namespace, number: int, players: "int | None") -> list[Forecast]:
    """Some positions of one game; none if the game does not end."""
    game = new_game(given.ruleset, derived_seed(given.seed, number), players=players)
    rng = random.Random(f"calibration {given.seed} {number}")
    bots = [named("hero", f"{given.seed} {number} {seat}") for seat in range(game.players)]
    for bot in bots:
        bound(bot, iterations=given.iterations)
    kept: list[tuple[int, Game]] = []
    met = 0
    for decision in range(MOST_DECISIONS):
        asked = game.decision
        if asked is None:
            break
        if len(asked.actions) > 1:
            met += 1
            if len(kept) < given.positions:
                kept.append((decision, game.clone()))
            elif (place := rng.randrange(met)) < given.positions:  # each one is equally likely to be kept
                kept[place] = decision, game.clone()
        game.step(bots[asked.player].choose(game.view(asked.player), asked).id)
    if game.result is None:
        return []
    winners = game.result.winners
    found: list[Forecast] = []
    for decision, before in kept:
        player = int(before.state.decider)
        study = Study(before.view(player), f"calibration {number}")
        study.search(given.iterations)
        result = 1 / game.players if not winners else 1 / len(winners) if player in winners else 0.0
        found.append(Forecast(number, decision, study.tree.chance(study.best), result, game.players))
    return found


def bins_of(forecasts: list[Forecast]) -> list[Bin]:
    """Forecasts by tenths of the chance."""
    sorted_in: list[list[Forecast]] = [[] for _ in range(BINS)]
    for one in forecasts:
        sorted_in[min(BINS - 1, int(one.chance * BINS))].append(one)
    return [
        Bin(len(some), sum(one.chance for one in some) / len(some), sum(one.result for one in some) / len(some))
        for some in sorted_in
        if some
    ]


def weighted_error(bins: list[Bin]) -> float:
    """The distance between what was predicted and what happened, weighted by how many forecasts a bin has."""
    return sum(one.count * abs(one.predicted - one.happened) for one in bins) / sum(one.count for one in bins)


def brier(forecasts: list[Forecast]) -> float:
    return sum((one.chance - one.result) ** 2 for one in forecasts) / len(forecasts)


def doubt(forecasts: list[Forecast], slope: float) -> float:
    """The standard error of a fitted slope, over games: the positions of one game have one result."""
    pulls: defaultdict[tuple[int, int], float] = defaultdict(float)
    curvature = 0.0
    for one in forecasts:
        if not SURE < one.chance < 1 - SURE:
            continue
        even = log_odds(1 / one.players)
        distance = log_odds(one.chance) - even
        expected = logistic(even + slope * distance)
        pulls[one.players, one.game] += (one.result - expected) * distance
        curvature += expected * (1 - expected) * distance**2
    return math.sqrt(sum(pull**2 for pull in pulls.values())) / curvature


def table(forecasts: list[Forecast]) -> str:
    bins = bins_of(forecasts)
    lines = ["| predicted | happened | positions |", "|---|---|---|"]
    lines += [f"| {100 * one.predicted:.1f}% | {100 * one.happened:.1f}% | {one.count} |" for one in bins]
    error = f"{100 * weighted_error(bins):.1f} points weighted error, Brier score {brier(forecasts):.3f}"
    return "\n".join([*lines, "", f"{len(forecasts)} positions: {error}"])


def draw(bins: list[Bin], path: Path, title: str) -> None:
    """The reliability plot: on the diagonal, chances are what they say."""
    from matplotlib.figure import Figure

    from gosux.lab.plotting import BLUE, GRID, INK, bare, entitle
    from gosux.lab.shares import wilson

    figure = Figure(figsize=(6.0, 5.4), layout="constrained")
    axes = figure.subplots()
    axes.plot([0, 100], [0, 100], color=INK, linewidth=0.8, linestyle="--", zorder=1)
    for one in bins:
        low, high = wilson(one.happened * one.count, one.count)
        axes.plot([100 * one.predicted] * 2, [100 * low, 100 * high], color=BLUE, linewidth=1.4)
        axes.plot([100 * one.predicted], [100 * one.happened], color=BLUE, marker="o", markersize=5)
        top = 100 * one.predicted, 100 * high
        axes.annotate(str(one.count), top, (0, 4), textcoords="offset points", ha="center", fontsize=8, color=INK)
    axes.set_xlim(0, 100)
    axes.set_ylim(0, 108)
    axes.set_xlabel("predicted chance to win, %")
    axes.set_ylabel("games won, % (95% interval, number of positions)")
    axes.grid(color=GRID, linewidth=0.6)
    bare(axes, "top", "right")
    entitle(figure, title)
    figure.savefig(path, metadata={"Date": None})


def main(arguments: "list[str] | None" = None) -> None:
    parser = argparse.ArgumentParser(description="How far the chances of hints and reviews can be trusted.")
    parser.add_argument("--ruleset", default="gosu-x")
    parser.add_argument("--players", type=int, nargs="+", default=[None], help="games for each of these numbers")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--iterations", type=int, default=100)
    parser.add_argument("--positions", type=int, default=1, help="of each game")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--fit", action="store_true", help="fit the slope, and store it if it is clearly not 1")
    parser.add_argument("--out", type=Path, default=None, help="keep every position here and go on from it")
    parser.add_argument("--plot", type=Path, default=None, help="draw the reliability plot, an SVG file")
    given = parser.parse_args(arguments)
    forecasts: list[Forecast] = []
    if given.out is not None and given.out.exists():
        forecasts = [Forecast(**json.loads(line)) for line in given.out.read_text(encoding="utf-8").splitlines()]
    games = [new_game(given.ruleset, "1", players=players) for players in given.players]
    done = {(one.players, one.game) for one in forecasts}
    for number in range(given.games):
        for game in games:
            if (game.players, number) in done:
                continue
            found = forecasts_of(given, number, game.players)
            forecasts += found
            if given.out is not None:
                with given.out.open("a", encoding="utf-8") as log:
                    log.writelines(json.dumps(asdict(one)) + "\n" for one in found)
    (weights,) = {weights_name(game.ruleset, game.players) for game in games}
    if given.fit:
        fitted = fitted_slope([(one.chance, one.result, one.players) for one in forecasts])
        error = doubt(forecasts, fitted)
        slope = fitted if abs(fitted - 1) > CLEAR * error else 1.0
        store_slope(weights, slope)
        print(f"fitted {fitted:.3f}, standard error over games {error:.3f}")
    else:
        slope = judge_of(given.ruleset, games[0].rules.catalogue, games[0].players).slope
    told = [replace(one, chance=calibrated(one.chance, slope, one.players)) for one in forecasts]
    print(f"slope {slope:.3f}\n\n{table(told)}")
    if given.plot is not None:
        draw(bins_of(told), given.plot, f"{given.ruleset}: {given.iterations} iterations, seed {given.seed}")


def store_slope(weights: str, slope: float) -> None:
    path = Path(weight_files.__file__).with_name("weights") / f"{weights}.json"
    path.write_text(with_slope(path.read_text(encoding="utf-8"), slope), encoding="utf-8")


if __name__ == "__main__":
    main()
