"""How a game changes ratings: Glicko, for any number of players of whom one wins.

With two players it is Glicko with a rating period for each game (Glickman 1999, "Parameter estimation in large dynamic
paired comparison experiments"). With more, the chance to win is proportional to 10^(rating / 400), and a player learns
whether they won, not who else did: the places of losers are not compared, because these games do not rank them. Bots
are opponents without deviation, and nobody changes them.
"""

import math
from dataclasses import dataclass

from gosux.bots.anchors import ELO, START

NEW = 350.0  # the deviation of somebody who has not played
LEAST = 60.0  # below it a rating would hardly follow how people improve
SETTLED = 110.0  # up to this deviation a rating is not provisional
DAY = 86400.0  # seconds
# What a day without games adds to the square of the deviation: from LEAST to SETTLED in a year.
DRIFT = (SETTLED**2 - LEAST**2) / 365


@dataclass(frozen=True)
class Rating:
    points: float = START
    deviation: float = NEW

    @property
    def provisional(self) -> bool:
        return self.deviation > SETTLED

    def after(self, seconds: float) -> "Rating":
        """After so much time without a game."""
        grown = math.sqrt(self.deviation**2 + DRIFT * max(0.0, seconds) / DAY)
        return Rating(self.points, min(NEW, max(self.deviation, grown)))


def anchored(points: float) -> Rating:
    """Of a bot: measured."""
    return Rating(points, 0.0)


def rated(seats: list[Rating], scores: list[float], seat: int) -> Rating:
    """The new rating of one seat; ``scores`` are 1 for the winner, or shares of it, and 0 for the others."""
    own = seats[seat]
    weight = 0.0  # the odds of all others against this player
    trust = 0.0  # the same, those whose rating is uncertain counting less
    for other, rating in enumerate(seats):
        if other != seat:
            sure = certainty(rating.deviation)
            odds = math.exp(sure * (rating.points - own.points) / ELO)
            weight += odds
            trust += odds * sure
    expected = 1 / (1 + weight)
    slope = trust / weight / ELO
    variance = 1 / (1 / own.deviation**2 + slope**2 * expected * (1 - expected))
    points = own.points + variance * slope * (scores[seat] - expected)
    return Rating(points, max(LEAST, math.sqrt(variance)))


def certainty(deviation: float) -> float:
    """How much a difference to a rating of this deviation tells: Glicko's g."""
    return 1 / math.sqrt(1 + 3 * (deviation / (ELO * math.pi)) ** 2)
