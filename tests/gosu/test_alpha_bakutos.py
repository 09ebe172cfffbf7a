"""GOSU, the Alpha Goblins: Guardian, Warrior, Summoner, Recruiter, Shaman."""

import pytest

from tests.gosu.table import piles, side, table
from tests.scene import asked, choices, do, kinds, points, ready, rules_against, tokens
from tests.zones import seen

NOBODY: tuple[dict[str, list[str]], list[str]] = ({}, [])


# -- Guardian ----------------------------------------------------------------------------------------------------


@pytest.mark.card("guardian", game="gosu")
@pytest.mark.parametrize("held", [[], ["time"], ["sol", "time"]])
def test_guardian_draws_until_you_hold_three_cards(held: list[str]) -> None:
    cards = ["ammo", "dom", "fact", "garsh"]
    game = table(f"deck = {cards}", f'army.I = ["guardian"]\nhand = {held}', 'hand = ["kao"]')
    do(game, "activate 0:I1")
    assert side(game, 0) == ({"I": ["guardian [t]"]}, sorted(held + cards[: 3 - len(held)]))
    assert (side(game, 1), piles(game)) == (({}, ["kao"]), (cards[3 - len(held) :], []))
    assert tokens(game, 0) == (1, 0, 0)
    ready(game, 1)


@pytest.mark.card("guardian", "blind", game="gosu")
@pytest.mark.rule("G6.3b")
def test_the_user_of_an_opponents_guardian_fills_their_own_hand() -> None:
    theirs = 'army.I = ["guardian"]\narmy.II = ["time"]\narmy.III = ["blind"]\nhand = ["kao"]'
    game = table('deck = ["ammo", "dom", "fact"]', 'hand = ["sol", "awn"]', theirs)
    do(game, "activate 1:I1")
    assert side(game, 0) == ({}, ["ammo", "awn", "sol"])
    assert side(game, 1) == ({"I": ["guardian [t0]"], "II": ["time"], "III": ["blind"]}, ["kao"])
    assert piles(game) == (["dom", "fact"], [])
    ready(game, 1)


@pytest.mark.card("guardian", works=False, game="gosu")
@pytest.mark.parametrize("held", [["awn", "sol", "time"], ["awn", "kao", "sol", "time"]])
def test_guardian_draws_nothing_for_a_hand_of_three_or_more(held: list[str]) -> None:
    game = table('deck = ["ammo"]', f'army.I = ["guardian"]\nhand = {held}', "")
    do(game, "activate 0:I1")
    assert (side(game, 0), side(game, 1)) == (({"I": ["guardian [t]"]}, held), NOBODY)
    assert (piles(game), tokens(game, 0)) == ((["ammo"], []), (1, 0, 0))
    ready(game, 1)


# -- Warrior -----------------------------------------------------------------------------------------------------


@pytest.mark.card("warrior", game="gosu")
@pytest.mark.parametrize(("number", "drawn"), [(1, ["ammo"]), (2, ["ammo", "dom"])])
def test_warrior_draws_a_card_for_each_point_and_takes_the_advantage_token(number: int, drawn: list[str]) -> None:
    cards = ["ammo", "dom", "fact"]
    game = table(f"deck = {cards}\nadvantage = 1", f'hand = ["warrior"]\npoints = {number}', "points = 1")
    do(game, "play warrior")
    assert (side(game, 0), side(game, 1)) == (({"I": ["warrior"]}, drawn), NOBODY)
    assert (piles(game), points(game), game.state.advantage) == ((cards[number:], []), [number, 1], 0)
    ready(game, 1)


@pytest.mark.card("warrior", works=False, game="gosu")
def test_warrior_draws_nothing_without_a_point_but_takes_the_token() -> None:
    game = table('deck = ["ammo"]\nadvantage = 1', 'hand = ["warrior"]', "points = 2")
    assert kinds(do(game, "play warrior")).count("advantage-taken") == 1
    assert (side(game, 0), side(game, 1)) == (({"I": ["warrior"]}, []), NOBODY)
    assert (piles(game), game.state.advantage) == ((["ammo"], []), 0)
    ready(game, 1)


@pytest.mark.card("warrior", game="gosu")
@pytest.mark.rule("G5.1b")
def test_warrior_works_when_it_comes_in_by_mutation() -> None:
    yours = 'army.I = ["visionary"]\nhand = ["warrior", "time", "kao"]\npoints = 1'
    game = table('deck = ["ammo", "dom"]\nadvantage = 2', yours, "", "")
    do(game, "mutate I1")
    assert (side(game, 0), side(game, 1), side(game, 2)) == (({"I": ["warrior"]}, ["ammo"]), NOBODY, NOBODY)
    assert (piles(game), game.state.advantage) == ((["dom"], ["kao", "time", "visionary"]), 0)
    ready(game, 1)


# -- Summoner ----------------------------------------------------------------------------------------------------

SIX = ["ammo", "kork", "kao", "trix", "medic", "thief"]  # fire, alpha, dark, dark, dark; the sixth is dark too


@pytest.mark.card("summoner", game="gosu")
@pytest.mark.rule("G10.5")
@pytest.mark.parametrize(("clan", "kept"), [("dark", ["kao", "medic", "trix"]), ("alpha", ["kork"])])
def test_summoner_keeps_every_revealed_card_of_the_chosen_clan(clan: str, kept: list[str]) -> None:
    game = table(f"deck = {SIX}", 'hand = ["summoner", "sol"]', "", "")
    do(game, "play summoner")
    assert asked(game) == (0, "clan")
    assert choices(game) == ["clan ancient", "clan alpha", "clan fire", "clan meka", "clan dark"]
    assert piles(game) == (SIX, [])  # the clan is chosen before anything is revealed
    do(game, f"clan {clan}")
    assert side(game, 0) == ({"I": ["summoner"]}, sorted(["sol", *kept]))
    known = ", ".join(sorted(["?", *kept]))
    assert [seen(game, viewer, 0, "hand") for viewer in (1, 2)] == [known, known]
    assert (side(game, 1), side(game, 2)) == (NOBODY, NOBODY)
    assert piles(game) == (["thief"], sorted(set(SIX[:5]) - set(kept)))
    ready(game, 1)


@pytest.mark.card("summoner", game="gosu")
@pytest.mark.rule("G10.2", "G5.1b")
def test_summoner_mutated_in_reveals_on_from_the_reshuffled_discard_pile() -> None:
    yours = 'army.I = ["prescient"]\nhand = ["summoner", "time"]'
    game = table('deck = ["ammo"]\ndiscard = ["ammo", "trix"]', yours, "")
    do(game, "mutate I1", "clan fire")  # both copies; time and prescient are revealed too, five cards in all
    assert (side(game, 0), side(game, 1)) == (({"I": ["summoner"]}, ["ammo", "ammo"]), NOBODY)
    assert piles(game) == ([], ["prescient", "time", "trix"])
    ready(game, 1)


@pytest.mark.card("summoner", works=False, game="gosu")
def test_summoner_discards_all_five_when_none_is_of_the_chosen_clan() -> None:
    game = table(f"deck = {SIX}", 'hand = ["summoner"]', "")
    do(game, "play summoner", "clan meka")
    assert (side(game, 0), side(game, 1)) == (({"I": ["summoner"]}, []), NOBODY)
    assert piles(game) == (["thief"], sorted(SIX[:5]))
    ready(game, 1)


@pytest.mark.card("summoner", works=False, game="gosu")
@pytest.mark.rule("G10.4")
def test_summoner_reveals_nothing_when_both_piles_are_empty() -> None:
    game = table("deck = []", 'hand = ["summoner"]', "")
    do(game, "play summoner", "clan alpha")
    assert (side(game, 0), side(game, 1), piles(game)) == (({"I": ["summoner"]}, []), NOBODY, ([], []))
    ready(game, 1)


# -- Recruiter ---------------------------------------------------------------------------------------------------

LEVELS = ["ammo", "trix", "kao", "medic", "sol", "awn"]  # levels 1, 3, 2, 1, 2; the sixth is of level 2


@pytest.mark.card("recruiter", game="gosu")
@pytest.mark.rule("G10.5")
@pytest.mark.parametrize(("level", "kept"), [("I", ["ammo", "medic"]), ("II", ["kao", "sol"]), ("III", ["trix"])])
def test_recruiter_keeps_every_revealed_card_of_the_chosen_level(level: str, kept: list[str]) -> None:
    game = table(f"deck = {LEVELS}", 'hand = ["recruiter", "dom"]', "", "")
    do(game, "play recruiter")
    assert (asked(game), choices(game)) == ((0, "level"), ["level I", "level II", "level III"])
    assert piles(game) == (LEVELS, [])  # the level is chosen before anything is revealed
    do(game, f"level {level}")
    assert side(game, 0) == ({"I": ["recruiter"]}, sorted(["dom", *kept]))
    known = ", ".join(sorted(["?", *kept]))
    assert [seen(game, viewer, 0, "hand") for viewer in (1, 2)] == [known, known]
    assert (side(game, 1), side(game, 2)) == (NOBODY, NOBODY)
    assert piles(game) == (["awn"], sorted(set(LEVELS[:5]) - set(kept)))
    ready(game, 1)


@pytest.mark.card("recruiter", game="gosu")
@pytest.mark.rule("G10.2", "G5.1b")
def test_recruiter_mutated_in_reveals_on_from_the_reshuffled_discard_pile() -> None:
    yours = 'army.I = ["prescient"]\nhand = ["recruiter", "trix"]'
    game = table('deck = ["ammo"]\ndiscard = ["time", "kork"]', yours, "")
    do(game, "mutate I1", "level III")
    assert (side(game, 0), side(game, 1)) == (({"I": ["recruiter"]}, ["kork", "trix"]), NOBODY)
    assert piles(game) == ([], ["ammo", "prescient", "time"])
    ready(game, 1)


@pytest.mark.card("recruiter", works=False, game="gosu")
@pytest.mark.parametrize("cards", [["ammo", "kao", "medic", "sol", "awn", "trix"], ["ammo"], []])
def test_recruiter_keeps_nothing_when_no_card_of_the_level_is_among_the_next_five(cards: list[str]) -> None:
    game = table(f"deck = {cards}", 'hand = ["recruiter"]', "")
    do(game, "play recruiter", "level III")
    assert (side(game, 0), side(game, 1)) == (({"I": ["recruiter"]}, []), NOBODY)
    assert piles(game) == (cards[5:], sorted(cards[:5]))
    ready(game, 1)


# -- Shaman ------------------------------------------------------------------------------------------------------


@pytest.mark.card("shaman", game="gosu")
def test_shaman_takes_an_alpha_card_of_the_discard_pile() -> None:
    game = table('deck = ["ammo"]\ndiscard = ["sol", "shaman", "time", "kork"]', 'hand = ["shaman", "kao"]', "")
    do(game, "play shaman")
    assert asked(game) == (0, "take")
    assert sorted(choices(game)) == ["take pile:kork", "take pile:shaman", "take pile:sol"]
    assert rules_against(game, "take pile:time") == ["G4.5"]  # not of the clan
    do(game, "take pile:kork")
    assert (side(game, 0), side(game, 1)) == (({"I": ["shaman"]}, ["kao", "kork"]), NOBODY)
    assert (seen(game, 1, 0, "hand"), piles(game)) == ("?, kork", (["ammo"], ["shaman", "sol", "time"]))
    ready(game, 1)


@pytest.mark.card("shaman", game="gosu")
@pytest.mark.rule("G11.7", "G4.1c")
def test_shaman_may_take_back_a_card_discarded_to_play_it() -> None:
    game = table("deck = []", 'army.I = ["medic"]\nhand = ["shaman", "kork", "time"]', "")
    do(game, "play shaman")  # both others pay, and one of them is the only Alpha card of the pile
    assert (side(game, 0), side(game, 1)) == (({"I": ["medic", "shaman"]}, ["kork"]), NOBODY)
    assert piles(game) == ([], ["time"])
    ready(game, 1)


@pytest.mark.card("shaman", game="gosu")
@pytest.mark.rule("G11.7", "G5.1b")
def test_shaman_mutated_in_may_take_the_goblin_it_replaces() -> None:
    game = table("deck = []", 'army.I = ["warrior"]\nhand = ["shaman", "time", "sol"]', "")
    do(game, "mutate I1")
    assert sorted(choices(game)) == ["take pile:sol", "take pile:warrior"]
    do(game, "take pile:warrior")
    assert (side(game, 0), side(game, 1)) == (({"I": ["shaman"]}, ["warrior"]), NOBODY)
    assert piles(game) == ([], ["sol", "time"])
    ready(game, 1)


@pytest.mark.card("shaman", works=False, game="gosu")
@pytest.mark.parametrize("lying", [[], ["kao", "time"]])
def test_shaman_takes_nothing_when_no_alpha_card_lies_there(lying: list[str]) -> None:
    game = table(f'deck = ["ammo"]\ndiscard = {lying}', 'hand = ["shaman"]', 'hand = ["sol"]')
    assert "nothing-happens" in kinds(do(game, "play shaman"))
    assert (side(game, 0), side(game, 1)) == (({"I": ["shaman"]}, []), ({}, ["sol"]))
    assert piles(game) == (["ammo"], lying)
    ready(game, 1)


CARDS = ["ammo", "dom", "fact", "garsh"]


@pytest.mark.card("shaman", game="gosu")
@pytest.mark.rule("G7.1b")
@pytest.mark.parametrize(("two", "three", "drawn"), [
    (["sprew"], ["kork"], 3),
    (["sprew"], ["trix"], 2),
    (["(sprew)"], ["kork"], 2),  # trapped: no clan
    (["kao", "sprew"], [], 1),  # Shaman itself; Sprew lies in the next column
])  # fmt: skip
def test_shaman_draws_a_card_for_each_alpha_card_in_its_column(two: list[str], three: list[str], drawn: int) -> None:
    yours = f'army.I = ["shaman", "guardian"]\narmy.II = {two}\narmy.III = {three}'
    game = table(f"deck = {CARDS}", yours, 'army.I = ["warrior"]')
    do(game, "activate 0:I1")
    rows = {"I": ["shaman [t]", "guardian"], "II": two, "III": three}
    assert side(game, 0) == ({row: cards for row, cards in rows.items() if cards}, CARDS[:drawn])
    assert (side(game, 1), piles(game)) == (({"I": ["warrior"]}, []), (CARDS[drawn:], []))
    ready(game, 1)


@pytest.mark.card("shaman", works=False, game="gosu")
@pytest.mark.rule("G7.1b", "G7.2")
def test_a_trapped_shaman_cannot_be_used_and_takes_nothing_when_turned_up() -> None:
    game = table('deck = ["ammo"]\ndiscard = ["sol"]', 'army.I = ["(shaman)"]', "passed = true")
    assert rules_against(game, "activate 0:I1") == ["G7.1b"]
    do(game, "pass")
    assert (side(game, 0), side(game, 1)) == (({"I": ["shaman"]}, []), NOBODY)
    assert (piles(game), points(game)) == ((["ammo"], ["sol"]), [1, 0])
    ready(game, 0)


# -- Mutation ----------------------------------------------------------------------------------------------------


@pytest.mark.card("warrior", "summoner", "recruiter", works=False, game="gosu")
@pytest.mark.rule("G5.1b")
@pytest.mark.parametrize(("card", "cost"), [("warrior", 2), ("summoner", 2), ("recruiter", 2)])
def test_a_bakuto_mutated_away_costs_cards_and_does_nothing(card: str, cost: int) -> None:
    paid = ["dom", "kao"][:cost]
    yours = f'army.I = ["{card}"]\npoints = 1\n'
    game = table('deck = ["ammo", "trix"]\nadvantage = 1', f"{yours}hand = {['medic', *paid]}", "")
    do(game, "mutate I1")
    assert (side(game, 0), side(game, 1)) == (({"I": ["medic"]}, []), NOBODY)
    assert (piles(game), game.state.advantage) == ((["ammo", "trix"], sorted([card, *paid])), 1)
    ready(game, 1)
    game = table("", f"{yours}hand = {['medic', *paid[1:]]}", "")  # one too few
    assert rules_against(game, "mutate I1") == ["G5.1b"]


@pytest.mark.card("guardian", "shaman", works=False, game="gosu")
@pytest.mark.rule("G5.1a")
@pytest.mark.parametrize("card", ["guardian", "shaman"])
def test_a_bakuto_without_a_mutation_cost_cannot_be_mutated(card: str) -> None:
    game = table("", f'army.I = ["{card}"]\nhand = ["medic", "dom", "kao"]', "")
    assert rules_against(game, "mutate I1") == ["G5.1a"]
