"""The luck of the decks is taken off shares of games: the mean stays, the interval gets narrower."""

import random
from statistics import fmean, stdev

import pytest

from gosux.lab.balance import plan
from gosux.lab.balance.deck_luck import decks_are_drawn, luck_of_decks
from gosux.lab.balance.differences import FIRST, finding, observed
from gosux.lab.balance.games import Played
from gosux.lab.balance.planning import Balance

CLANS = ["abhilasha", "galmi", "goan_sul", "justice", "narashima", "phoenix", "tomorrow", "xian"]
WORTH = dict(zip(CLANS, [0.13, 0.13, 0.05, -0.13, 0.0, -0.13, -0.05, 0.0]))
FIRST_WINS = 0.54


def games(seed: int, count: int) -> list[Played]:
    """With known strengths of clans, and a known advantage of the first player."""
    rng = random.Random(seed)
    made: list[Played] = []
    for number in range(count):
        order = rng.sample(CLANS, len(CLANS))
        decks = (tuple(sorted(order[:3])), tuple(sorted(order[3:6])))
        starter = rng.randrange(2)
        chance = FIRST_WINS if starter == 0 else 1 - FIRST_WINS
        chance += sum(WORTH[clan] for clan in decks[0]) - sum(WORTH[clan] for clan in decks[1])
        made.append(Played(
            number=number, value="", starter=starter, clans=decks, winners=(int(rng.random() >= chance),), rule="X1.1a",
            rounds=(10,), decisions=2, repeated=0, luck=(0.0, 0.0), actions="4 7",
        ))  # fmt: skip
    return made


def study(**options: object) -> Balance:
    return plan(bot="random", games=400, seed="s", options=options or None)


@pytest.mark.parametrize("about", [FIRST, "galmi", "justice"])
def test_the_luck_of_decks_has_the_mean_zero_and_saves_games(about: str) -> None:
    clan = None if about == FIRST else about
    luck: list[float] = []
    for seed in range(20):
        some = games(seed, 400)
        for game, one in zip(some, luck_of_decks(study(), some, clan), strict=True):
            if clan is None or any(clan in deck for deck in game.clans):
                luck.append(one)
    assert abs(fmean(luck)) < 3.5 * stdev(luck) / len(luck) ** 0.5
    found = [finding(study(), about, "", observed(study(), about, games(seed, 400), [])) for seed in range(20)]
    assert fmean(one.saving for one in found) > 1.1
    truth = FIRST_WINS if clan is None else 0.5 + WORTH[clan] * (1 + 1 / 7)  # the others' worth adds up to -WORTH[clan]
    assert fmean(one.corrected.mean for one in found) == pytest.approx(truth, abs=0.025)
    assert fmean(one.corrected.low <= truth <= one.corrected.high for one in found) >= 0.8


def test_only_games_before_tell_how_strong_a_clan_is() -> None:
    played = games(1, 60)
    other = [game.model_copy(update={"winners": (1 - game.winners[0],)}) for game in played[30:]]
    assert luck_of_decks(study(), [*played[:30], *other])[:31] == luck_of_decks(study(), played)[:31]
    assert luck_of_decks(study(), played)[0] == 0


def test_decks_that_were_chosen_are_no_luck() -> None:
    named = study(clans="justice+galmi+xian/phoenix+tomorrow+narashima")
    assert decks_are_drawn(study()) and not decks_are_drawn(named)
    assert not decks_are_drawn(plan(bot="random", games=4, seed="s", drafted=True))
    assert not decks_are_drawn(plan("gosu", bot="random", games=4, seed="s"))
    assert {decks for _, _, decks in observed(named, FIRST, games(1, 40), [])} == {0.0}
