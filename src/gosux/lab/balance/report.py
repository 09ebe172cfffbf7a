"""The results of a balance study: endings, lengths and wins."""

from collections import Counter, defaultdict
from collections.abc import Iterable
from itertools import combinations, product
from typing import NamedTuple, TypeVar

from gosux.lab.balance.differences import findings
from gosux.lab.balance.games import Played
from gosux.lab.balance.planning import Balance
from gosux.lab.shares import Share, Spread, spread

LONG = 40  # turns in a round that people would find endless

Pair = tuple[str, str]
Name = TypeVar("Name", str, Pair)


class Lengths(NamedTuple):
    """How long games are."""

    rounds: Spread
    turns: Spread
    decisions: Spread
    longest: Spread  # turns of each game's longest round


class Findings:
    """What the games with one value of the compared option tell; all games, if none is compared."""

    def __init__(self, value: str, games: list[Played], players: int) -> None:
        self.value = value
        self.games = games
        count = len(games)
        self.endings = {rule: Share(ended, count) for rule, ended in _sorted(Counter(game.rule for game in games))}
        self.draws = Share(sum(not game.winners for game in games), count)
        self.lengths = Lengths(
            spread([len(game.rounds) for game in games]),
            spread([sum(game.rounds) for game in games]),
            spread([game.decisions for game in games]),
            spread([longest(game) for game in games]),
        )
        self.long = Share(sum(longest(game) >= LONG for game in games), count)
        self.repeated = Share(sum(game.repeated > 0 for game in games), count)
        self.seats = [Share(sum(game.score(seat, players) for game in games), count) for seat in range(players)]
        self.order = [
            Share(sum(game.score((game.starter + place) % players, players) for game in games), count)
            for place in range(players)
        ]
        self.clans: dict[str, Share] = _shares(clan_scores(games))
        self.pairs: dict[Pair, Share] = _shares(pair_scores(games))
        self.against: dict[Pair, Share] = _shares(duel_scores(games))

    def to_json(self) -> dict[str, object]:
        return {
            "value": self.value,
            "games": len(self.games),
            "endings": {rule: share.to_json() for rule, share in self.endings.items()},
            "draws": self.draws.to_json(),
            **{name: length.to_json() for name, length in self.lengths._asdict().items()},
            "long_rounds": self.long.to_json(),
            "repeated_positions": self.repeated.to_json(),
            "seats": [share.to_json() for share in self.seats],
            "order": [share.to_json() for share in self.order],
            "clans": {clan: share.to_json() for clan, share in self.clans.items()},
            "pairs": {"+".join(pair): share.to_json() for pair, share in self.pairs.items()},
            "against": {"/".join(pair): share.to_json() for pair, share in self.against.items()},
        }


class Report:
    """All findings, by the value of the compared option, and the games with the longest rounds."""

    def __init__(self, balance: Balance, games: list[Played], workers: int, seconds: float) -> None:
        self.balance = balance
        self.workers = workers
        self.seconds = seconds  # since it was started, or started again
        by_value = {value: [game for game in games if game.value == value] for value in balance.values}
        self.findings = [Findings(value, by_value[value], balance.players) for value in balance.values]
        first = by_value[balance.values[0]]
        self.corrected = findings(balance, games)
        self.changed = [other_winners(first, by_value[value]) for value in balance.values]
        self.longest = sorted(games, key=lambda game: (-longest(game), -sum(game.rounds), game.key))

    def to_json(self) -> dict[str, object]:
        return {
            **self.balance.to_json(),
            "workers": self.workers,
            "seconds": round(self.seconds, 3),
            "without_luck": [one.to_json() for one in self.corrected],
            "findings": [
                one.to_json() | {"other_winners": changed.to_json()}
                for one, changed in zip(self.findings, self.changed, strict=True)
            ],
        }


def longest(game: Played) -> int:
    """The turns of its longest round; 0 if it ended before the first turn."""
    return max(game.rounds, default=0)


def other_winners(first: list[Played], games: list[Played]) -> Share:
    """How many games end otherwise than those of the same seeds with the first value."""
    return Share(
        sum(one.winners != other.winners for one, other in zip(first, games, strict=True)),
        len(games),
    )


def clan_scores(games: list[Played]) -> "Iterable[tuple[str, float]]":
    """Every clan that is played, with what its player gets."""
    for game, seat, deck in _decks(games):
        for clan in deck:
            yield clan, game.score(seat, len(game.clans))


def pair_scores(games: list[Played]) -> "Iterable[tuple[Pair, float]]":
    """Every two clans of one deck."""
    for game, seat, deck in _decks(games):
        for one, other in combinations(sorted(deck), 2):
            yield (one, other), game.score(seat, len(game.clans))


def duel_scores(games: list[Played]) -> "Iterable[tuple[Pair, float]]":
    """Every clan with every clan of an opponent's deck: each meeting counts for both."""
    for game, seat, deck in _decks(games):
        for other_seat, other_deck in enumerate(game.clans):
            if other_seat != seat:
                for pair in product(deck, other_deck):
                    yield pair, game.score(seat, len(game.clans))


def _decks(games: list[Played]) -> "Iterable[tuple[Played, int, tuple[str, ...]]]":
    for game in games:
        for seat, deck in enumerate(game.clans):
            yield game, seat, deck


def _shares(scores: "Iterable[tuple[Name, float]]") -> "dict[Name, Share]":
    points: defaultdict[Name, float] = defaultdict(float)
    counts: Counter[Name] = Counter()
    for name, score in scores:
        points[name] += score
        counts[name] += 1
    return {name: Share(points[name], count) for name, count in _sorted(counts)}


def _sorted(counts: "Counter[Name]") -> "list[tuple[Name, int]]":
    return sorted(counts.items(), key=lambda item: str(item[0]))
