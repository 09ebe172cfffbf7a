"""GOSU, the Ancient Heroes: Adelam, Alikan, Awn, Copycat, Justice, Loya, Patience."""

import pytest

from tests.gosu.table import piles, side, table, with_points
from tests.scene import (
    army,
    asked,
    choices,
    do,
    hand,
    kinds,
    ready,
    rules_against,
    tokens,
)
from tests.zones import seen

NOBODY: tuple[dict[str, list[str]], list[str]] = ({}, [])


def hero(card: str) -> str:
    """A Hero in play, above a Bakuto without any power that could matter."""
    return f'army.I = ["visionary"]\narmy.II = ["{card}"]\n'


def rows(card: str) -> dict[str, list[str]]:
    return {"I": ["visionary"], "II": [card]}


def entering(card: str) -> str:
    return f'army.I = ["visionary"]\nhand = ["{card}"]\n'


# Victory points by seat, and whether somebody is ahead of seat 0 (G8.1).
AHEAD = [((0, 1), True), ((1, 1, 2), True), ((0, 0), False), ((2, 1), False), ((1, 1, 0), False)]


# -- Adelam ------------------------------------------------------------------------------------------------------


@pytest.mark.card("adelam", game="gosu")
@pytest.mark.rule("G3.3b", "G8.3")
def test_adelam_draws_two_cards_and_gives_the_holder_of_the_advantage_token_a_turn() -> None:
    game = table('deck = ["ammo", "trix", "sol"]', hero("adelam"), "")
    do(game, "activate 0:II1")
    assert (side(game, 0), side(game, 1)) == ((rows("adelam [t]"), ["ammo", "trix"]), NOBODY)
    assert (piles(game), tokens(game, 0), game.state.advantage) == ((["sol"], []), (1, 0, 0), 0)
    ready(game, 0)
    do(game, "pass")
    ready(game, 1)


@pytest.mark.card("adelam", works=False, game="gosu")
def test_adelam_gives_no_turn_without_the_advantage_token() -> None:
    game = table('deck = ["ammo", "trix", "sol"]\nadvantage = 1', hero("adelam"), "")
    do(game, "activate 0:II1")
    assert (side(game, 0), side(game, 1)) == ((rows("adelam [t]"), ["ammo", "trix"]), NOBODY)
    assert (piles(game), game.state.advantage) == ((["sol"], []), 1)
    ready(game, 1)


@pytest.mark.card("adelam", game="gosu")
@pytest.mark.rule("G8.1")
@pytest.mark.parametrize(("numbers", "ahead"), AHEAD)
def test_adelam_draws_a_third_card_only_while_an_opponent_is_ahead(numbers: tuple[int, ...], ahead: bool) -> None:
    game = table('deck = ["ammo", "sol", "trix", "dom"]\nadvantage = 1', *with_points(hero("adelam"), numbers))
    do(game, "activate 0:II1")
    assert side(game, 0) == (rows("adelam [t]"), ["ammo", "sol", "trix"] if ahead else ["ammo", "sol"])
    assert [side(game, seat) for seat in range(1, len(numbers))] == [NOBODY] * (len(numbers) - 1)
    assert piles(game) == (["dom"] if ahead else ["trix", "dom"], [])
    ready(game, 1)


@pytest.mark.card("adelam", "meow", game="gosu")
@pytest.mark.rule("G8.3", "G10.3")
@pytest.mark.parametrize("owner", [0, 1])
def test_adelam_reads_who_holds_the_advantage_token_after_the_draw(owner: int) -> None:
    pile_of_eight = ["dom", "fact", "garsh", "ideo", "kao", "kork", "sol", "time"]
    army_with_meow = 'army.I = ["visionary", "scout"]\narmy.II = ["adelam", "meow"]\n'
    meows_army = 'army.I = ["scout"]\narmy.II = ["meow"]'
    yours, theirs = (army_with_meow, "") if owner == 0 else (hero("adelam"), meows_army)
    game = table(f"deck = []\ndiscard = {pile_of_eight}\nadvantage = {1 - owner}", yours, theirs)
    do(game, "activate 0:II1")  # the pile is shuffled: Meow fills its owner's hand and takes the token
    drawn = [8, 0] if owner == 0 else [1, 7]
    assert ([len(hand(game, seat)) for seat in (0, 1)], piles(game)) == (drawn, ([], []))
    assert game.state.advantage == owner
    ready(game, owner)


@pytest.mark.card("adelam", "blind", game="gosu")
@pytest.mark.rule("G6.3b", "G8.3")
@pytest.mark.parametrize("holder", [0, 1])
def test_the_user_of_an_opponents_adelam_needs_the_advantage_token(holder: int) -> None:
    game = table(f'deck = ["ammo", "trix"]\nadvantage = {holder}', "", f'{hero("adelam")}army.III = ["blind"]')
    do(game, "activate 1:II1")
    assert (side(game, 0), side(game, 1)) == (({}, ["ammo", "trix"]), (rows("adelam [t0]") | {"III": ["blind"]}, []))
    assert (piles(game), game.state.advantage) == (([], []), holder)
    ready(game, holder)


# -- Alikan ------------------------------------------------------------------------------------------------------


@pytest.mark.card("alikan", game="gosu")
@pytest.mark.rule("G8.2", "G8.4")
def test_alikan_discards_x_cards_and_draws_as_many() -> None:
    game = table('deck = ["sol", "awn", "kao"]', hero("alikan") + 'hand = ["ammo", "time", "trix"]', "")
    do(game, "activate 0:II1")
    assert (asked(game), choices(game)) == ((0, "number"), ["number 0", "number 1", "number 2", "number 3"])
    assert rules_against(game, "number 4") == ["G8.4"]
    do(game, "number 2", "discard ammo", "discard trix")
    assert (side(game, 0), side(game, 1)) == ((rows("alikan [t]"), ["awn", "sol", "time"]), NOBODY)
    assert (piles(game), tokens(game, 0)) == ((["kao"], ["ammo", "trix"]), (1, 0, 0))
    ready(game, 1)


@pytest.mark.card("alikan", game="gosu")
@pytest.mark.rule("G8.2", "G10.1")
def test_alikan_may_draw_again_what_was_discarded_for_it() -> None:
    game = table('deck = ["sol"]', hero("alikan") + 'hand = ["ammo", "trix"]', "")
    do(game, "activate 0:II1", "number 2")  # the whole hand: which cards is no question
    (back,) = set(hand(game, 0)) - {"sol"}
    assert back in ("ammo", "trix")
    assert (side(game, 0), side(game, 1)) == ((rows("alikan [t]"), sorted(["sol", back])), NOBODY)
    assert piles(game) == (["trix" if back == "ammo" else "ammo"], [])
    ready(game, 1)


@pytest.mark.card("alikan", works=False, game="gosu")
@pytest.mark.rule("G8.4")
@pytest.mark.parametrize("cards", [["ammo"], []])
def test_alikan_with_an_x_of_zero_does_nothing(cards: list[str]) -> None:
    game = table('deck = ["sol"]', hero("alikan") + f"hand = {cards}", "")
    do(game, "activate 0:II1", *(["number 0"] if cards else []))  # with no card in hand X can only be 0
    assert (side(game, 0), side(game, 1)) == ((rows("alikan [t]"), cards), NOBODY)
    assert (piles(game), tokens(game, 0)) == ((["sol"], []), (1, 0, 0))
    ready(game, 1)


# -- Awn ---------------------------------------------------------------------------------------------------------


@pytest.mark.card("awn", game="gosu")
@pytest.mark.rule("G11.1", "G3.3b")
def test_awn_lets_every_player_draw_two_cards_and_gives_you_another_turn() -> None:
    head = 'deck = ["ammo", "trix", "time", "kao", "sol", "dom", "fact"]\nturn = 1'
    game = table(head, "passed = true\npoints = 2", entering("awn"), "points = 1")
    do(game, "play awn")  # the active player first; who has passed draws too
    assert (side(game, 1), side(game, 2), side(game, 0)) == (
        (rows("awn"), ["ammo", "trix"]), ({}, ["kao", "time"]), ({}, ["dom", "sol"])
    )  # fmt: skip
    assert piles(game) == (["fact"], [])
    ready(game, 1)
    do(game, "draw 1")
    ready(game, 2)


@pytest.mark.card("awn", game="gosu")
@pytest.mark.rule("G5.1b", "G10.4")
def test_awn_mutated_in_shares_out_a_pile_that_is_too_small() -> None:
    game = table('deck = ["ammo"]', hero("mmo-twice") + 'hand = ["awn", "time", "kao"]', "")
    events = do(game, "mutate II1", "into awn")
    # Mmo Twice drew the last card before Awn came in; the three discarded cards are shuffled and shared out.
    assert kinds(events).count("draw-lost") == 1
    assert [len(hand(game, seat)) for seat in (0, 1)] == [3, 1]
    assert sorted(hand(game, 0) + hand(game, 1)) == ["ammo", "kao", "mmo-twice", "time"]
    assert (army(game, 0), army(game, 1), piles(game)) == (rows("awn"), {}, ([], []))
    ready(game, 0)
    do(game, "draw 1")  # one turn by Mmo Twice and one by Awn
    ready(game, 0)


# -- Copycat -----------------------------------------------------------------------------------------------------


@pytest.mark.card("copycat", game="gosu")
@pytest.mark.rule("G6.5", "G6.3b")
def test_copycat_uses_the_power_of_a_card_in_any_opponents_army() -> None:
    head = 'deck = ["ammo", "trix", "sol", "dom"]'
    theirs = 'army.I = ["seeker [t]", "ammo", "(shaman)"]\narmy.II = ["kao"]'
    game = table(head, 'army.I = ["seeker"]\narmy.II = ["copycat"]', theirs, 'army.I = ["guardian"]')
    do(game, "activate 0:II1")
    assert (asked(game), choices(game)) == ((0, "copy"), ["copy 1:I1", "copy 2:I1"])  # a token on it is no matter
    refused = {"copy 0:I1": ["G6.5"], "copy 0:II1": ["G6.5"], "copy 1:I2": ["G6.5"], "copy 1:I3": ["G7.1b"]}
    assert {action: rules_against(game, action) for action in refused} == refused
    do(game, "copy 1:I1", "discard ammo", "discard trix")
    assert (side(game, 0), tokens(game, 0)) == (({"I": ["seeker"], "II": ["copycat [t]"]}, ["sol"]), (1, 0, 0))
    assert side(game, 1) == ({"I": ["seeker [t]", "ammo", "(shaman)"], "II": ["kao"]}, [])
    assert (side(game, 2), piles(game)) == (({"I": ["guardian"]}, []), (["dom"], ["ammo", "trix"]))
    ready(game, 1)


@pytest.mark.card("copycat", "shaman", "pixl", game="gosu")
@pytest.mark.rule("G6.3a")
@pytest.mark.parametrize(("copied", "drawn"), [("1:I1", ["ammo", "trix"]), ("1:II1", ["ammo", "sol", "trix"])])
def test_copycat_counts_the_row_or_column_of_the_original(copied: str, drawn: list[str]) -> None:
    theirs = 'army.I = ["shaman", "summoner", "(warrior)"]\narmy.II = ["pixl", "sprew", "prahs"]'
    game = table('deck = ["ammo", "trix", "sol", "dom"]', hero("copycat"), theirs)  # no Alpha beside Copycat
    do(game, "activate 0:II1", f"copy {copied}")  # Shaman's column: Shaman, Pix'l; Pix'l's row: three Heroes
    assert side(game, 0) == (rows("copycat [t]"), drawn)
    assert side(game, 1) == ({"I": ["shaman", "summoner", "(warrior)"], "II": ["pixl", "sprew", "prahs"]}, [])
    assert piles(game) == (["ammo", "trix", "sol", "dom"][len(drawn) :], [])
    ready(game, 1)


@pytest.mark.card("copycat", "illusionist", game="gosu")
@pytest.mark.rule("G6.3b", "G6.2", "G8.3")
def test_a_copied_power_speaks_to_the_user_even_when_copycat_destroys_itself() -> None:
    game = table('deck = ["ammo", "trix", "sol"]', hero("copycat"), 'army.I = ["illusionist"]\npoints = 1')
    do(game, "activate 0:II1")  # one card to copy, and Copycat is the only FREE card of the user
    assert (side(game, 0), tokens(game, 0)) == (({"I": ["visionary"]}, ["ammo", "sol", "trix"]), (1, 1, 0))
    assert (side(game, 1), piles(game)) == (({"I": ["illusionist"]}, []), ([], ["copycat"]))
    ready(game, 1)


@pytest.mark.card("copycat", "blind", game="gosu")
@pytest.mark.rule("G6.3b", "G6.5")
def test_copycat_used_by_an_opponent_copies_cards_of_that_users_opponents() -> None:
    theirs = 'army.I = ["guardian"]\narmy.II = ["copycat"]\narmy.III = ["blind"]'
    game = table('deck = ["ammo", "trix", "sol", "dom"]', 'army.I = ["seeker"]', theirs, 'army.I = ["medic"]')
    do(game, "activate 1:II1")
    assert choices(game) == ["copy 1:I1", "copy 2:I1"]
    refused = {"copy 0:I1": ["G6.5"], "copy 1:II1": ["G6.5"], "copy 1:III1": ["G6.5"]}
    assert {action: rules_against(game, action) for action in refused} == refused
    do(game, "copy 1:I1")
    assert (side(game, 0), tokens(game, 0)) == (({"I": ["seeker"]}, ["ammo", "sol", "trix"]), (1, 0, 0))
    assert side(game, 1) == ({"I": ["guardian"], "II": ["copycat [t0]"], "III": ["blind"]}, [])
    assert (side(game, 2), piles(game)) == (({"I": ["medic"]}, []), (["dom"], []))
    ready(game, 1)


@pytest.mark.card("copycat", works=False, game="gosu")
@pytest.mark.rule("G6.5", "G4.5")
def test_copycat_does_nothing_without_an_activate_power_to_copy() -> None:
    theirs = 'army.I = ["(seeker)", "psi"]'
    game = table('deck = ["ammo"]', 'army.I = ["seeker"]\narmy.II = ["copycat"]', theirs)
    assert "nothing-happens" in kinds(do(game, "activate 0:II1"))
    assert side(game, 0) == ({"I": ["seeker"], "II": ["copycat [t]"]}, [])
    assert (side(game, 1), piles(game)) == (({"I": ["(seeker)", "psi"]}, []), (["ammo"], []))
    ready(game, 1)


# -- Justice -----------------------------------------------------------------------------------------------------


@pytest.mark.card("justice", game="gosu")
@pytest.mark.rule("G8.1", "G4.5")
@pytest.mark.parametrize(("numbers", "ahead"), AHEAD)
def test_justice_draws_three_cards_and_a_fourth_while_an_opponent_is_ahead(
    numbers: tuple[int, ...], ahead: bool
) -> None:
    game = table('deck = ["ammo", "dom", "sol", "trix", "kao"]', *with_points(entering("justice"), numbers))
    do(game, "play justice")
    assert side(game, 0) == (rows("justice"), ["ammo", "dom", "sol", "trix"] if ahead else ["ammo", "dom", "sol"])
    assert [side(game, seat) for seat in range(1, len(numbers))] == [NOBODY] * (len(numbers) - 1)
    assert piles(game) == (["kao"] if ahead else ["trix", "kao"], [])
    ready(game, 1)


@pytest.mark.card("justice", game="gosu")
@pytest.mark.rule("G5.1a", "G5.1b")
def test_justice_needs_no_base_of_its_clan_to_be_mutated_in() -> None:
    head = 'deck = ["ammo", "dom", "sol", "trix"]'
    game = table(head, 'army.I = ["medic"]\narmy.II = ["mmo-twice"]\nhand = ["justice", "time", "kao"]', "")
    assert rules_against(game, "play justice") == ["G4.2a", "G4.2b"]
    do(game, "mutate II1", "into justice")  # Mmo Twice draws 1, then Justice 3; Mmo Twice gives a turn
    assert side(game, 0) == ({"I": ["medic"], "II": ["justice"]}, ["ammo", "dom", "sol", "trix"])
    assert (side(game, 1), piles(game)) == (NOBODY, ([], ["kao", "mmo-twice", "time"]))
    ready(game, 0)


# -- Loya --------------------------------------------------------------------------------------------------------


@pytest.mark.card("loya", game="gosu")
@pytest.mark.rule("G1.1")
def test_loya_takes_any_card_of_the_common_discard_pile_in_sight_of_all() -> None:
    game = table('deck = ["sol"]\ndiscard = ["ammo", "trix", "kao"]', hero("loya") + 'hand = ["dom"]', "", "")
    do(game, "activate 0:II1")
    assert (asked(game), sorted(choices(game))) == ((0, "take"), ["take pile:ammo", "take pile:kao", "take pile:trix"])
    assert rules_against(game, "take pile:sol") == ["G1.1"]  # not in the discard pile
    do(game, "take pile:trix")
    assert (side(game, 0), tokens(game, 0)) == ((rows("loya [t]"), ["dom", "trix"]), (1, 0, 0))
    assert [seen(game, viewer, 0, "hand") for viewer in (1, 2)] == ["?, trix", "?, trix"]
    assert (side(game, 1), side(game, 2), piles(game)) == (NOBODY, NOBODY, (["sol"], ["ammo", "kao"]))
    ready(game, 1)


@pytest.mark.card("loya", works=False, game="gosu")
def test_loya_takes_nothing_from_an_empty_discard_pile() -> None:
    game = table('deck = ["sol"]', hero("loya"), "")
    assert "nothing-happens" in kinds(do(game, "activate 0:II1"))
    assert (side(game, 0), side(game, 1)) == ((rows("loya [t]"), []), NOBODY)
    assert (piles(game), tokens(game, 0)) == ((["sol"], []), (1, 0, 0))
    ready(game, 1)


# -- Patience ----------------------------------------------------------------------------------------------------


@pytest.mark.card("patience", game="gosu")
@pytest.mark.rule("G11.1")
def test_patience_fills_every_hand_to_three_cards() -> None:
    others = ['hand = ["ammo", "trix"]\npassed = true', 'hand = ["kao", "dom", "fact", "garsh"]', "points = 1"]
    head = 'deck = ["sol", "time", "awn", "prahs", "meow", "ideo", "kork", "mind"]'
    game = table(head, entering("patience"), *others)
    do(game, "play patience")  # 3 to the active player, then 1, none, 3
    assert side(game, 0) == (rows("patience"), ["awn", "sol", "time"])
    assert [hand(game, seat) for seat in (1, 2, 3)] == [
        ["ammo", "prahs", "trix"], ["dom", "fact", "garsh", "kao"], ["ideo", "kork", "meow"]
    ]  # fmt: skip
    assert ([army(game, seat) for seat in (1, 2, 3)], piles(game)) == ([{}, {}, {}], (["mind"], []))
    ready(game, 2)


@pytest.mark.card("patience", game="gosu")
@pytest.mark.rule("G11.1")
def test_patience_lets_every_player_draw_three_cards_whatever_they_hold() -> None:
    head = 'deck = ["sol", "time", "awn", "prahs", "meow", "ideo", "kork"]\nturn = 1'
    game = table(head, 'hand = ["ammo", "trix", "dom"]\npassed = true\npoints = 1', hero("patience"))
    do(game, "activate 1:II1")
    assert side(game, 1) == (rows("patience [t]"), ["awn", "sol", "time"])
    assert (side(game, 0), piles(game)) == (({}, ["ammo", "dom", "ideo", "meow", "prahs", "trix"]), (["kork"], []))
    ready(game, 1)


@pytest.mark.card("patience", works=False, game="gosu")
def test_patience_draws_for_nobody_who_holds_three_cards() -> None:
    yours = 'army.I = ["visionary"]\nhand = ["patience", "ammo", "trix", "time"]'
    game = table('deck = ["sol"]', yours, 'hand = ["kao", "dom", "fact", "meow"]')
    do(game, "play patience")
    assert side(game, 0) == (rows("patience"), ["ammo", "time", "trix"])
    assert (side(game, 1), piles(game)) == (({}, ["dom", "fact", "kao", "meow"]), (["sol"], []))
    ready(game, 1)


# -- Mutation ----------------------------------------------------------------------------------------------------


@pytest.mark.card("awn", "justice", "patience", works=False, game="gosu")
@pytest.mark.rule("G5.1b")
@pytest.mark.parametrize(("card", "cost"), [("awn", 1), ("justice", 3), ("patience", 3)])
def test_a_hero_mutated_away_costs_cards_and_does_nothing(card: str, cost: int) -> None:
    paid = ["medic", "psi", "trix"][:cost]
    game = table('deck = ["ammo", "dom"]\nadvantage = 1', hero(card) + f"hand = {['kalim', *paid]}\npoints = 1", "")
    do(game, "mutate II1")
    assert (side(game, 0), side(game, 1)) == ((rows("kalim"), []), NOBODY)
    assert (piles(game), game.state.advantage) == ((["ammo", "dom"], sorted([card, *paid])), 1)
    ready(game, 1)
    game = table("", hero(card) + f"hand = {['kalim', *paid[1:]]}", "")  # one too few
    assert rules_against(game, "mutate II1") == ["G5.1b"]


@pytest.mark.card("adelam", "alikan", "copycat", "loya", works=False, game="gosu")
@pytest.mark.rule("G5.1a")
@pytest.mark.parametrize("card", ["adelam", "alikan", "copycat", "loya"])
def test_a_hero_without_a_mutation_cost_cannot_be_mutated(card: str) -> None:
    game = table("", hero(card) + 'hand = ["kalim", "medic", "psi", "trix"]', "")
    assert rules_against(game, "mutate II1") == ["G5.1a"]
