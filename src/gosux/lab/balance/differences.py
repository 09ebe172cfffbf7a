"""What changes with the compared value: the same deals twice, differences with intervals, luck taken off."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from gosux.lab.balance.deck_luck import decks_are_drawn, luck_of_decks
from gosux.lab.balance.games import Played
from gosux.lab.balance.planning import Balance, Key
from gosux.lab.certainty import Estimate, anytime, fixed, looks, saving, without_luck
from gosux.lab.decks import CLANS
from gosux.rules.registry import ruleset

FIRST = "first player"
TURNS = "turns"

Observation = tuple[float, float, float]
"""What a game gave to somebody, and how much of it was luck: of the draw, and of the decks."""


class Finding(NamedTuple):
    """A share of games won, or a difference of two, with luck taken off."""

    about: str  # FIRST, TURNS or a clan
    value: str  # of the compared option, against the first one
    deals: int
    plain: Estimate
    corrected: Estimate
    saving: float  # how many times as many deals it would take without the correction

    def to_json(self) -> dict[str, object]:
        return {
            "about": self.about, "value": self.value, "deals": self.deals, "plain": self.plain.to_json(),
            "without_luck": self.corrected.to_json(), "saving": round(self.saving, 3),
        }  # fmt: skip


def findings(balance: Balance, games: Sequence[Played]) -> list[Finding]:
    """Games won by the first player and with each clan; if something is compared, how that and the length change."""
    by_value = {value: [game for game in games if game.value == value] for value in balance.values}
    clans = sorted({clan for game in games for deck in game.clans for clan in deck}) if balance.decks == CLANS else []
    found: list[Finding] = []
    for value in balance.values[1:] or balance.values:
        for about in [FIRST, *clans, *([TURNS] if len(balance.values) > 1 else [])]:
            pairs = observed(balance, about, by_value[balance.values[0]], by_value[value])
            if len(pairs) > 1:
                found.append(finding(balance, about, value, pairs))
    return found


def finding(balance: Balance, about: str, value: str, pairs: list[Observation]) -> Finding:
    scores = [score for score, _, _ in pairs]
    corrected = without_luck(without_luck(scores, [decks for _, _, decks in pairs]), [luck for _, luck, _ in pairs])
    estimate = estimator(balance, about, scores)
    return Finding(about, value, len(pairs), estimate(scores), estimate(corrected), saving(scores, corrected))


def estimator(balance: Balance, about: str, scores: list[float]) -> Callable[[list[float]], Estimate]:
    """The interval that fits: of shares from 0 to 1, or of differences."""
    most = 1.0 if about != TURNS else max(1.0, *map(abs, scores))
    least = -most if len(balance.values) > 1 else 0.0
    if balance.until is not None:
        return lambda values: anytime(values, balance.games, least, most)
    return lambda values: fixed(values, least, most)


def observed(balance: Balance, about: str, base: Iterable[Played], other: Iterable[Played]) -> list[Observation]:
    """What the games gave; for two values, how much more the same deal gave with the second. In order of numbers."""
    games = [*base]
    first = {game.number: observation(balance, about, game) for game in games}
    if len(balance.values) == 1:
        decks = [0.0] * len(games)
        if decks_are_drawn(balance):
            decks = luck_of_decks(balance, games, None if about == FIRST else about)
        return [(*one, luck) for one, luck in zip(first.values(), decks, strict=True) if one is not None]
    second = {game.number: observation(balance, about, game) for game in other}
    result: list[Observation] = []
    for number, one in first.items():
        two = second.get(number)
        if one is not None and two is not None:
            result.append((two[0] - one[0], two[1] - one[1], 0.0))  # the decks are the same
    return result


def observation(balance: Balance, about: str, game: Played) -> "tuple[float, float] | None":
    """What a game gave, and the luck of the draw in it; None if the clan is not there."""
    if about == TURNS:
        return float(sum(game.rounds)), 0.0
    seats = [game.starter] if about == FIRST else [seat for seat, deck in enumerate(game.clans) if about in deck]
    if not seats:
        return None
    return game.score(seats[0], balance.players), game.luck[seats[0]]


def changed_clans(balance: Balance) -> list[str]:
    """The clans whose cards another ruleset changes."""
    if not balance.other_rules or balance.decks != CLANS:
        return []
    base, other = (ruleset(name).catalogue for name in balance.values)
    unchanged = {id(card) for card in base.cards}  # a game with a pack has the very cards that it did not replace
    touched = {card.clan for card in other.cards if id(card) not in unchanged}
    return [clan.id for clan in base.clans if clan.id in touched]


class Stop:
    """When a study has played enough (``--until``): after the same deal whatever the number of processes."""

    def __init__(self, balance: Balance, games: Mapping[Key, Played]) -> None:
        self.balance = balance
        self.games = games  # grows while the study is played
        self.abouts = changed_clans(balance) if balance.until is not None else []
        self.whole = 0  # deals that were played with all values, without a gap
        self.looked = 0
        self.end: int | None = None

    def at(self) -> "int | None":
        """The number of deals after which it ended; None if it goes on."""
        if self.balance.until is None or self.end is not None:
            return self.end
        while all(Key(self.whole, value) in self.games for value in self.balance.values):
            self.whole += 1
        for count in looks(self.whole):
            if count > self.looked and self._settled(count):
                self.end = count
                return count
            self.looked = max(count, self.looked)
        return None

    def _settled(self, count: int) -> bool:
        balance = self.balance
        assert balance.until is not None
        alone = len(balance.values) == 1
        even = 1 / balance.players if alone else 0.0
        for about in self.abouts or [FIRST]:
            for value in balance.values[1:] or [balance.values[0]]:
                base = [self.games[Key(number, balance.values[0])] for number in range(count)]
                other = [self.games[Key(number, value)] for number in range(count)]
                pairs = observed(balance, about, base, other)
                if len(pairs) < looks(count).start:
                    return False
                if not balance.until.settled(finding(balance, about, value, pairs).corrected, even):
                    return False
        return True
