"""How much of the results of games luck explains, and so how many games are saved by taking it off (docs/arena.md).

    python -m benchmarks.luck --pairs 60 [--bot ozeki]

Plays pairs as ``gosux arena --clans`` does, and counts the luck of the draw in several ways at once: as it is
(``lab.luck``), with the position after the action settled on both sides (no effect half done), with what
is unknown then averaged too (as reviews do), and with the luck of the deal.
"""

import argparse
import random
from statistics import correlation, fmean, stdev, variance

from gosux.analysis.luck import luck_of_deal, reordered, settled_values
from gosux.game.game import Game, new_game
from gosux.lab.arena import plan
from gosux.lab.arena.pairs import options_of, players_of, seatings, seed_of
from gosux.lab.arena.planning import Arena
from gosux.lab.asking import ask
from gosux.lab.decks import CLANS
from gosux.lab.luck import ORDERS, was_chance
from gosux.model.state import NoChoice, State
from gosux.thinking.weight_files import judge_of

WAYS = ("as it is", "settled", "settled and averaged", "deal", "settled and averaged, and deal")


def play(arena: Arena, pair: int, number: int) -> tuple[float, dict[str, float]]:
    """A game of a pair: what the first bot got, and its luck by each way of counting."""
    game = new_game("gosu-x", seed_of(arena, pair), options_of(arena, CLANS, pair))
    seats = seatings(2)[number]
    players = players_of(arena, f"{CLANS}/{pair}/{number}", [(0, 1)[bot] for bot in seats])
    rng = random.Random(f"{pair}/{number}")
    seat = seats.index(0)
    luck = dict.fromkeys(WAYS, 0.0)
    luck["deal"] = luck_of_deal(game)[seat]
    while (decision := game.decision) is not None:
        action = ask(game, players[decision.player], decision).id
        before = game.state.clone()
        game.step(action)
        if was_chance(before, game.state):
            for way, amount in lucks(game, before, action, seat, rng).items():
                luck[way] += amount
    luck[WAYS[-1]] = luck[WAYS[2]] + luck["deal"]
    assert game.result is not None
    winners = game.result.winners
    return (seat in winners) / len(winners) if winners else 0.5, luck


def lucks(game: Game, before: State, action: int, seat: int, rng: random.Random) -> dict[str, float]:
    """The luck of what an action brought."""
    judge = judge_of(game.ruleset, game.rules.catalogue, game.players)
    asked = int(before.decider)
    found = dict.fromkeys(WAYS[:3], 0.0)
    for _ in range(ORDERS):
        world, after, unknown = reordered(before, rng.getrandbits(32)), game.state.clone(), rng.getrandbits(32)
        try:
            world.take(action)
            other = judge.values(world)[seat]
            settled = settled_values(judge, world, asked)[seat]
            came = settled_values(judge, after, asked)[seat]
            averaged = settled_values(judge, reordered(game.state, unknown), asked)[seat]
        except NoChoice:
            continue
        for way, amount in zip(WAYS, (judge.values(game.state)[seat] - other, came - settled, averaged - settled)):
            found[way] += amount / ORDERS
    return found


def row(way: str, scores: list[float], luck: list[float]) -> str:
    related = correlation(scores, luck) if stdev(luck) else 0.0
    error = 1 / len(scores) ** 0.5
    saved = 1 / (1 - related * related) if related > 0 else 1.0
    return f"| {way} | {stdev(luck):.3f} | {related:+.2f} ± {1.96 * error:.2f} | × {saved:.2f} |"


def main() -> None:
    parser = argparse.ArgumentParser("python -m benchmarks.luck", description="How much luck explains.")
    parser.add_argument("--pairs", type=int, default=60)
    parser.add_argument("--bot", default="ozeki")
    given = parser.parse_args()
    arena = plan([given.bot, given.bot], "gosu-x", pairs=given.pairs, seed="saving", modes=[CLANS])
    played = [[play(arena, pair, number) for number in (0, 1)] for pair in range(given.pairs)]
    games = [game for pair in played for game in pair]
    scores = [score for score, _ in games]
    of_pairs = [fmean(score for score, _ in pair) for pair in played]
    print(f"pairs save × {variance(scores) / 2 / variance(of_pairs):.2f}")
    for name, results, every in (("single games", scores, [[game] for game in games]), ("pairs", of_pairs, played)):
        print(f"\n| {name} | deviation of luck | correlation with the score | at best saved |\n|---|---|---|---|")
        for way in WAYS:
            print(row(way, results, [fmean(luck[way] for _, luck in some) for some in every]))


if __name__ == "__main__":
    main()
