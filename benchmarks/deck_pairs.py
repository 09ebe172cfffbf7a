"""Which decks are easy to begin with, and which are even: look-ups, and games between equal bots.

python -m benchmarks.deck_pairs lookups
python -m benchmarks.deck_pairs play --bot troop --deals 20 --out games.jsonl
python -m benchmarks.deck_pairs report games.jsonl
python -m benchmarks.deck_pairs write games.jsonl src/gosux/analysis/deck_chances/gosu-x.txt   # for draft advice
python -m benchmarks.deck_pairs draft --drafter ozeki   # does it help to follow the advice?

A pair of decks is three clans for each player; the two clans left over are active tiles. There are 280 pairs. Deals are
paired: every deal is played twice, with the decks at changed seats, so that going first favours neither deck. ``play``
gives every pair its first deal before any gets its second, and goes on where an earlier run has stopped.
"""

import argparse
import gzip
import json
import math
from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import combinations
from pathlib import Path
from statistics import fmean, stdev
from typing import NamedTuple

import numpy as np

from gosux.analysis.draft import FORMAT, advice
from gosux.game.game import new_game
from gosux.lab.asking import ask, contender, playing
from gosux.lab.decks import CLANS_IN_DECK
from gosux.lab.shares import CERTAINTY
from gosux.model.dice import derived_seed
from gosux.rules.registry import ruleset
from gosux.text.cards.verbs import verbs
from gosux.text.words import Words

RULESET = "gosu-x"

Deck = tuple[str, ...]


class Decks(NamedTuple):
    """Two decks that play each other; ``str`` is the option ``clans``."""

    first: Deck
    second: Deck

    def __str__(self) -> str:
        return "/".join("+".join(deck) for deck in self)

    @property
    def swapped(self) -> "Decks":
        return Decks(self.second, self.first)


def parse(text: str) -> Decks:
    first, second = (tuple(sorted(deck.split("+"))) for deck in text.split("/"))
    return Decks(first, second)


def clans() -> list[str]:
    return [clan.id for clan in ruleset(RULESET).catalogue.clans]


def all_pairs() -> list[Decks]:
    """Every pair of decks once."""
    every = sorted(clans())
    found: list[Decks] = []
    for first in combinations(every, CLANS_IN_DECK):
        for second in combinations([clan for clan in every if clan not in first], CLANS_IN_DECK):
            if first < second:
                found.append(Decks(first, second))
    return found


# -- look-ups ----------------------------------------------------------------------------------------------------


class LookUps(NamedTuple):
    """What a newcomer has to learn for some cards. Everything counts once, however many cards have it.

    Every clan has 11 or 12 different sentences, so counting those tells no decks apart.
    """

    effects: int  # kinds of effects: capture, draw, copy ...
    keywords: int
    rulings: int  # rules that only explain one of these cards: where its text is not enough
    words: int  # on the cards, in English

    @property
    def number(self) -> int:
        """How often a newcomer who looks up everything once has to stop and read."""
        return self.effects + self.keywords + self.rulings

    def __str__(self) -> str:
        return f"{self.effects:2} + {self.keywords:2} + {self.rulings:2} = {self.number:3}; {self.words:4} words"


def look_ups(deck: Iterable[str], tiles: Iterable[str] = ()) -> LookUps:
    """Of the cards of these clans and of active tiles."""
    words = Words("en", RULESET)
    texts: set[str] = set()
    effects: set[str] = set()
    keywords: set[str] = set()
    rulings: set[str] = set()
    members, active = set(deck), set(tiles)
    catalogue = ruleset(RULESET).catalogue
    for clan in catalogue.clans:
        shown = clan.cards if clan.id in members else [clan.leader] if clan.id in active and clan.leader else []
        for card in shown:
            text = words.card(card.id)
            effects.update(verbs(card))
            rulings.update(number for number, _ in text.rulings)
            if clan.id in members:
                texts.update(str(power.text) for power in text.powers)
                keywords.update(card.keywords)
            else:
                texts.add(str(words.tile(clan.id)))
    return LookUps(len(effects), len(keywords), len(rulings), sum(len(text.split()) for text in texts))


def look_ups_of(pair: Decks) -> LookUps:
    """Of a game: both decks, since one meets the rival's cards too, and the tiles that are left over."""
    both = {*pair.first, *pair.second}
    return look_ups(both, [clan for clan in clans() if clan not in both])


# -- games -------------------------------------------------------------------------------------------------------


def play(decks: Decks, bot: str, seed: str, rules: str = RULESET, iterations: "int | None" = None) -> float:
    """The points of the first deck in one game, at the first seat: 1, 0, or a half for a draw."""
    game = new_game(rules, seed, {"clans": str(decks)})
    players = [contender(bot, f"{seed}/{seat}", iterations) for seat in range(2)]
    with playing(game, players, str(decks)):
        while (decision := game.decision) is not None:
            game.step(ask(game, players[decision.player], decision).id)
    assert game.result is not None
    winners = game.result.winners
    return 0.5 if len(winners) != 1 else float(0 in winners)


def play_deal(
    decks: Decks, bot: str, seed: str, deal: int, rules: str = RULESET, iterations: "int | None" = None
) -> float:
    """The points of the first deck in both games of a deal: 0 to 2."""
    dealt = derived_seed(f"{seed}/{decks}", deal)
    return play(decks, bot, dealt, rules, iterations) + 1 - play(decks.swapped, bot, dealt, rules, iterations)


class Result(NamedTuple):
    """What came of some deals of a pair."""

    deals: int
    share: float  # of the first deck
    reach: float  # of its 95% interval to each side, from the scatter of deals

    def __str__(self) -> str:
        low, high = self.share - self.reach, self.share + self.reach
        return f"{100 * self.share:5.1f}% ({100 * low:.1f} to {100 * high:.1f}), {2 * self.deals} games"


def result(points: list[float]) -> Result:
    halves = [one / 2 for one in points]
    reach = CERTAINTY * stdev(halves) / math.sqrt(len(halves)) if len(halves) > 1 else 0.5
    return Result(len(halves), fmean(halves), reach)


class Line(NamedTuple):
    """A finished deal, as a line of the file."""

    rules: str
    bot: str
    decks: str
    deal: int
    points: float


def lines_of(path: Path) -> list[Line]:
    if not path.exists():
        return []
    with gzip.open(path, "rt", encoding="utf-8") if path.suffix == ".gz" else path.open(encoding="utf-8") as file:
        return [Line(**json.loads(line)) for line in file]


def results(lines: list[Line]) -> dict[tuple[str, str], dict[Decks, Result]]:
    """By rules and bot, then by pair."""
    found: dict[tuple[str, str], dict[Decks, list[float]]] = defaultdict(lambda: defaultdict(list))
    for line in lines:
        found[line.rules, line.bot][parse(line.decks)].append(line.points)
    return {key: {decks: result(points) for decks, points in pairs.items()} for key, pairs in found.items()}


def wanted(pairs: list[Decks], deals: int) -> Iterator[tuple[int, Decks]]:
    for deal in range(deals):
        for pair in pairs:
            yield deal, pair


# -- is the advice good? -----------------------------------------------------------------------------------------


def drafted(seed: str, seat: int, drafter: str, bot: str) -> float:
    """The points of a seat that drafts as advised, against one that drafts as ``drafter`` does; ``bot`` plays both."""
    game = new_game(RULESET, seed)
    other = contender(drafter, f"{seed}/draft")
    while (found := advice(game.state, RULESET)) is not None:
        decision = game.decision
        assert decision is not None
        if decision.player == seat:
            game.step(game.rules.catalogue.table.clan + clans().index(found.picks[0].clan))
        else:
            game.step(other.choose(game.view(decision.player), decision).id)
    players = [contender(bot, f"{seed}/{place}") for place in range(2)]
    with playing(game, players, f"draft {seed}"):
        while (decision := game.decision) is not None:
            game.step(ask(game, players[decision.player], decision).id)
    assert game.result is not None
    winners = game.result.winners
    return 0.5 if len(winners) != 1 else float(seat in winners)


# -- the command -------------------------------------------------------------------------------------------------


def print_look_ups() -> None:
    print("look-ups of one clan: kinds of effects + keywords + rulings")
    for clan in sorted(clans(), key=lambda clan: look_ups([clan]).number):
        print(f"  {clan:22} {look_ups([clan])}")
    print("look-ups of a game, by the two clans left over")
    counted = {tuple(sorted(set(clans()) - {*pair.first, *pair.second})): look_ups_of(pair) for pair in all_pairs()}
    for left, one in sorted(counted.items(), key=lambda item: item[1].number):
        print(f"  {'+'.join(left):22} {one}")


def print_report(path: Path, most: int) -> None:
    for (rules, bot), pairs in results(lines_of(path)).items():
        print(f"{rules}, {bot}: {sum(2 * one.deals for one in pairs.values())} games")
        ordered = sorted(pairs.items(), key=lambda item: abs(item[1].share - 0.5))
        for decks, one in ordered[:most]:
            print(f"  {decks!s:60} {one}  look-ups {look_ups_of(decks).number}")


# -- chances -----------------------------------------------------------------------------------------------------

STIFF = 8.0  # how much evidence a pair of clans needs to differ from what both do alone


class Fit:
    """The chance of the first deck: a logistic regression on clans, clans in one deck, and clans against clans.

    A single pair has too few games to be counted alone; its clans and pairs of clans have many.
    """

    def __init__(self, lines: list[Line]) -> None:
        every = sorted(clans())
        keys: list[tuple[str, ...]] = [(clan,) for clan in every]
        keys += [(kind, *pair) for kind in "+/" for pair in combinations(every, 2)]
        self.places = {key: place for place, key in enumerate(keys)}
        points: dict[Decks, list[float]] = defaultdict(list)
        for line in lines:
            points[parse(line.decks)].append(line.points)
        inputs = np.array([self.inputs(decks) for decks in points])
        games = np.array([2.0 * len(found) for found in points.values()])
        shares = np.array([sum(found) for found in points.values()]) / games
        pull = np.array([0.5 if len(key) == 1 else STIFF for key in keys])
        self.weights = np.zeros(len(keys))
        for _ in range(20):  # Newton's method
            chances = 1 / (1 + np.exp(-inputs @ self.weights))
            slope = inputs.T @ (games * (shares - chances)) - pull * self.weights
            curve = (inputs.T * (games * chances * (1 - chances))) @ inputs + np.diag(pull)
            self.weights += np.linalg.solve(curve, slope)

    def inputs(self, decks: Decks) -> "np.ndarray":
        found = np.zeros(len(self.places))
        for deck, side in zip(decks, (1, -1), strict=True):
            for clan in deck:
                found[self.places[(clan,)]] += side
            for pair in combinations(sorted(deck), 2):
                found[self.places[("+", *pair)]] += side
        for one in decks.first:
            for other in decks.second:
                found[self.places[("/", *sorted((one, other)))]] += 1 if one < other else -1
        return found

    def chance(self, decks: Decks) -> float:
        return float(1 / (1 + np.exp(-self.inputs(decks) @ self.weights)))


def reach_of(lines: list[Line]) -> float:
    """How far chances of single pairs are off, in 95 of 100 cases: those of one half of the deals, compared with the
    results of the other half, less the scatter of these results."""
    squares: list[float] = []
    for half in (0, 1):
        fit = Fit([line for line in lines if line.deal % 2 == half])
        points: dict[Decks, list[float]] = defaultdict(list)
        for line in lines:
            if line.deal % 2 != half:
                points[parse(line.decks)].append(line.points / 2)
        for decks, found in points.items():
            if len(found) > 1:
                squares.append((fit.chance(decks) - fmean(found)) ** 2 - stdev(found) ** 2 / len(found))
    return CERTAINTY * math.sqrt(max(0.0, fmean(squares)))


def chances_text(lines: list[Line]) -> str:
    """The file that draft advice reads."""
    (bot,) = {line.bot for line in lines}
    fit = Fit(lines)
    rows = [f"{decks} {fit.chance(decks):.3f}" for decks in all_pairs()]
    return "\n".join([f"{FORMAT} {bot} {2 * len(lines)} {reach_of(lines):.3f}", *rows]) + "\n"


def main(arguments: "list[str] | None" = None) -> None:
    parser = argparse.ArgumentParser(description="Look-ups of decks, and games between equal bots.")
    kinds = parser.add_subparsers(dest="kind", required=True)
    kinds.add_parser("lookups")
    playing = kinds.add_parser("play")
    playing.add_argument("--ruleset", default=RULESET)
    playing.add_argument("--bot", default="troop")
    playing.add_argument("--deals", type=int, default=20)
    playing.add_argument("--seed", default="1")
    playing.add_argument("--iterations", type=int, default=None)
    playing.add_argument("--out", type=Path, required=True)
    playing.add_argument("decks", nargs="*", help="a+b+c/d+e+f; by default all pairs")
    reporting = kinds.add_parser("report")
    reporting.add_argument("out", type=Path)
    reporting.add_argument("--most", type=int, default=40)
    writing = kinds.add_parser("write")
    writing.add_argument("out", type=Path)
    writing.add_argument("chances", type=Path)
    drafting = kinds.add_parser("draft")
    drafting.add_argument("--drafter", default="ozeki")
    drafting.add_argument("--bot", default="troop")
    drafting.add_argument("--deals", type=int, default=200)
    drafting.add_argument("--seed", default="1")
    given = parser.parse_args(arguments)
    if given.kind == "lookups":
        print_look_ups()
    elif given.kind == "report":
        print_report(given.out, given.most)
    elif given.kind == "draft":
        seeds = [derived_seed(f"draft {given.seed}", deal) for deal in range(given.deals)]
        print(result([sum(drafted(seed, seat, given.drafter, given.bot) for seat in (0, 1)) for seed in seeds]))
    elif given.kind == "write":
        given.chances.write_text(chances_text(lines_of(given.out)), "utf-8")
    else:
        pairs = [parse(decks) for decks in given.decks] or all_pairs()
        done = {(line.rules, line.bot, line.decks, line.deal) for line in lines_of(given.out)}
        with given.out.open("a", encoding="utf-8") as file:
            for deal, pair in wanted(pairs, given.deals):
                if (given.ruleset, given.bot, str(pair), deal) in done:
                    continue
                points = play_deal(pair, given.bot, given.seed, deal, given.ruleset, given.iterations)
                line = Line(given.ruleset, given.bot, str(pair), deal, points)
                print(json.dumps(line._asdict()), file=file, flush=True)


if __name__ == "__main__":
    main()
