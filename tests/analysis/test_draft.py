"""Advice for the draft."""

import random
from itertools import combinations

import pytest

from gosux.analysis.draft import Chances, Pick, advice, advise, chances_of, compare, mask, parse_chances, pick_values
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
    assert [(one.rank, one.last) for one in found[1:-1]] == [(2, 7)] * 6  # as good as each other
    assert found[0].given is not None and found[0].taken > 0.5 > found[0].given


def test_groups_of_equal_picks_share_ranks_that_no_other_group_has() -> None:
    chances = made({"galmi": 0.1, "xian": 0.085, "phoenix": 0.07, "justice": 0.03})
    found = [(one.clan, one.rank, one.last) for one in advise(chances, 0, 0).picks]
    assert found[:4] == [("galmi", 1, 2), ("xian", 1, 2), ("phoenix", 3, 3), ("justice", 4, 4)]
    assert {(rank, last) for _, rank, last in found[4:]} == {(5, 8)}


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


# -- one pick beside another -------------------------------------------------------------------------------------


def picks(chances: Chances, yours: list[str], theirs: list[str]) -> dict[str, Pick]:
    return {one.clan: one for one in advise(chances, mask(yours, CLANS), mask(theirs, CLANS)).picks}


def test_a_stronger_clan_is_told_by_what_it_wins_more() -> None:
    found = picks(made({"galmi": 0.1}), [], [])
    (worth, wanted) = compare(found["galmi"], found["phoenix"])
    assert (worth.kind, worth.clan, worth.other, worth.good) == ("worth", "galmi", "phoenix", True)
    assert (wanted.kind, wanted.clan, wanted.good) == ("wanted", "galmi", True)
    (worth,) = compare(found["phoenix"], found["galmi"])
    assert (worth.good, worth.more < 0) == (False, True)


def test_what_a_clan_goes_well_with_speaks_for_it_and_against_the_other_one() -> None:
    found = picks(made({}, {frozenset(["galmi", "xian"]): 0.1}), ["xian"], ["justice"])
    (fits,) = [one for one in compare(found["galmi"], found["phoenix"]) if one.kind == "fits"]
    assert (fits.clan, fits.other, fits.good) == ("galmi", "xian", True)
    (fits,) = [one for one in compare(found["phoenix"], found["galmi"]) if one.kind == "fits"]
    assert (fits.clan, fits.other, fits.good) == ("galmi", "xian", False)
    without = picks(made({}), ["xian"], ["justice"])
    assert [one for one in compare(without["galmi"], without["phoenix"]) if one.kind != "wanted"] == []


def test_a_pick_is_worth_what_the_best_draft_after_it_comes_to() -> None:
    """The last pick is one pair of decks; before it, nobody can do better than the value of the best pick."""
    game = new_game("gosu-x", "1")
    chances = chances_of("gosu-x", tuple(CLANS))
    assert chances is not None
    expected: dict[int, float] = {}  # by seat
    while (values := pick_values(game.state, "gosu-x")) is not None:
        you = int(game.state.decider)
        best = max(values, key=lambda clan: values[clan])
        if expected:
            assert values[best] == pytest.approx(expected[you])
        expected = {you: values[best], 1 - you: 1 - values[best]}
        game.run([f"draft {best}"])
    decks = [int(seat.clans) for seat in game.state.seats]
    assert chances.pairs[decks[0], decks[1]] == pytest.approx(expected[0])
