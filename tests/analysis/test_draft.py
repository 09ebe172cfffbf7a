"""Advice for the draft."""

import random
from itertools import combinations

import pytest

from gosux.analysis.draft import Chances, advice, advise, chances_of, mask, parse_chances
from gosux.game.game import Game, new_game
from gosux.rules.registry import ruleset

CLANS = [clan.id for clan in ruleset("gosu-x").catalogue.clans]


def made(worth: dict[str, float], together: "dict[frozenset[str], float] | None" = None) -> Chances:
    """Chances where every clan adds something, and some pairs of clans in one deck."""

    def strength(deck: tuple[str, ...]) -> float:
        pairs = sum((together or {}).get(frozenset(pair), 0.0) for pair in combinations(deck, 2))
        return sum(worth.get(clan, 0.0) for clan in deck) + pairs

    decks = [*combinations(CLANS, 3)]
    pairs = {
        (mask(one, CLANS), mask(other, CLANS)): 0.5 + strength(one) - strength(other)
        for one, other in combinations(decks, 2)
        if not set(one) & set(other)
    }
    return Chances(CLANS, "troop", 0, 0.0, pairs)


def test_the_best_clan_comes_first_and_the_rival_wants_it_too() -> None:
    found = advise(made({"galmi": 0.1, "phoenix": -0.1}), 0, 0).picks
    assert (found[0].clan, found[0].rank, found[0].rivals_best) == ("galmi", 1, True)
    assert (found[-1].clan, found[-1].rank) == ("phoenix", 8)
    assert [one.rank for one in found[1:-1]] == [2] * 6  # as good as each other
    assert found[0].given is not None and found[0].taken > 0.5 > found[0].given


def test_clans_that_only_add_up_neither_fit_nor_meet_each_other() -> None:
    chances = made({"galmi": 0.08, "xian": 0.06, "phoenix": -0.08})
    for pick in advise(chances, mask(["galmi"], CLANS), mask(["phoenix", "xian"], CLANS)).picks:
        assert (pick.fits, pick.meets) == ([], [])


def test_a_clan_fits_one_that_it_wins_more_with() -> None:
    chances = made({}, {frozenset(["galmi", "xian"]): 0.1})
    found = {one.clan: one for one in advise(chances, mask(["xian"], CLANS), 0).picks}
    assert [fit.clan for fit in found["galmi"].fits] == ["xian"] and found["galmi"].fits[0].more > 0.03
    assert found["galmi"].rank == 1 and not found["justice"].fits


def test_the_last_pick_counts_one_pair_of_decks_and_has_nobody_to_give_a_clan_to() -> None:
    chances = chances_of("gosu-x", tuple(CLANS))
    assert chances is not None
    yours, theirs = mask(["galmi", "xian"], CLANS), mask(["abhilasha", "justice", "tomorrow"], CLANS)
    found = {one.clan: one for one in advise(chances, yours, theirs).picks}
    assert set(found) == {"goan_sul", "narashima", "phoenix"}
    assert found["phoenix"].taken == chances.pairs[yours | mask(["phoenix"], CLANS), theirs]
    assert all(one.given is None and not one.rivals_best for one in found.values())


def test_every_pair_of_decks_has_a_chance() -> None:
    chances = chances_of("gosu-x", tuple(CLANS))
    assert chances is not None and len(chances.pairs) == 560
    assert all(0 < chance < 1 for chance in chances.pairs.values())
    with pytest.raises(ValueError, match="no chances"):
        parse_chances("something troop 1 0.1\n", CLANS)


def drafted(seed: str) -> Game:
    """A draft in which both follow the advice."""
    game = new_game("gosu-x", seed)
    while (found := advice(game.state, game.ruleset)) is not None:
        table = game.rules.catalogue.table
        game.step(table.clan + CLANS.index(found.picks[0].clan))
    return game


def test_it_is_the_same_for_every_seed_and_ends_with_the_draft() -> None:
    decks = {tuple(int(seat.clans) for seat in drafted(str(seed)).state.seats) for seed in range(4)}
    assert len({tuple(sorted(deck)) for deck in decks}) == 1
    assert advice(new_game("gosu", random.Random(1).random().hex()).state, "gosu") is None
