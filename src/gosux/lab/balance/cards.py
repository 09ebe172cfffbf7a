"""What drawing and playing a card is worth, and what each tile changes: counted by replaying the games of a study."""

from collections import defaultdict
from collections.abc import Iterable
from contextlib import closing
from typing import NamedTuple

from gosux.lab.balance.games import IN_CHUNK, Played, begin, learn_all_packs
from gosux.lab.balance.planning import Balance
from gosux.lab.balance.report import Findings
from gosux.lab.certainty import Estimate, unbounded
from gosux.lab.processes import done
from gosux.lab.shares import Share
from gosux.lab.statistics import statistics_of


class TileFindings(NamedTuple):
    """The games in which a tile was active from the beginning."""

    first_player: Share  # won by whoever plays first
    turns: Estimate  # of a game, on average


class CardFindings(NamedTuple):
    """Won games with a card drawn or played at least once by the player, by card; tiles by clan."""

    drawn: dict[str, Share]
    played: dict[str, Share]
    tiles: dict[str, TileFindings]


Task = tuple[Balance, list[Played]]


class _Facts(NamedTuple):
    """What one game adds; plain data, which other processes can send."""

    drawn: tuple[tuple[str, ...], ...]  # by seat
    played: tuple[tuple[str, ...], ...]
    tiles: tuple[str, ...]


def card_findings(balance: Balance, findings: Findings, workers: int = 1, ray: str | None = None) -> CardFindings:
    """The cards and tiles of the games with one value of the compared option."""
    games = findings.games
    chunks = [(balance, games[start : start + IN_CHUNK]) for start in range(0, len(games), IN_CHUNK)]
    facts: dict[int, _Facts] = {}
    with closing(done(_facts_of, chunks, workers, ray)) as counted:
        for some in counted:
            facts.update(some)
    facts = dict(sorted(facts.items()))  # answers come in any order, and the last digits of sums depend on it
    players = range(balance.players)
    scores = {game.number: [game.score(seat, balance.players) for seat in players] for game in games}
    drawn = (
        (card, scores[number][seat]) for number, one in facts.items() for seat in players for card in one.drawn[seat]
    )
    played = (
        (card, scores[number][seat]) for number, one in facts.items() for seat in players for card in one.played[seat]
    )
    return CardFindings(_shares(drawn), _shares(played), _tiles(balance, games, facts))


def _facts_of(task: Task) -> dict[int, _Facts]:
    balance, games = task
    learn_all_packs(balance)
    facts: dict[int, _Facts] = {}
    for game in games:
        found = statistics_of(begin(balance, game.key), map(int, game.actions.split()))
        drawn = tuple(tuple(sorted(seat.drawn)) for seat in found.seats)
        played = tuple(tuple(sorted(seat.played)) for seat in found.seats)
        facts[game.number] = _Facts(drawn, played, found.tiles)
    return facts


def _tiles(balance: Balance, games: list[Played], facts: dict[int, _Facts]) -> dict[str, TileFindings]:
    by_tile: defaultdict[str, list[Played]] = defaultdict(list)
    for game in games:
        for tile in facts[game.number].tiles:
            by_tile[tile].append(game)
    return {
        tile: TileFindings(
            Share(sum(game.score(game.starter, balance.players) for game in some), len(some)),
            unbounded([float(sum(game.rounds)) for game in some]),
        )
        for tile, some in sorted(by_tile.items())
    }


def _shares(scores: Iterable[tuple[str, float]]) -> dict[str, Share]:
    found: dict[str, Share] = {}
    for name, score in scores:
        points, games = found.get(name, Share(0.0, 0))
        found[name] = Share(points + score, games + 1)
    return dict(sorted(found.items()))
