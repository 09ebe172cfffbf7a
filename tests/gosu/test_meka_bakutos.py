"""Meka Bakutos: Tinkerer, Engineer, Priest, Scout, Sentinel."""

import pytest

from tests.gosu.table import table
from tests.scene import army, asked, choices, deck, do, hand, kinds, pile, ready, rules_against, tokens
from tests.zones import seen, zones

# -- Tinkerer ----------------------------------------------------------------------------------------------------


@pytest.mark.card("tinkerer", game="gosu")
@pytest.mark.rule("G8.3")
def test_tinkerer_takes_a_meka_card_and_draws_nothing_without_the_advantage() -> None:
    game = table('deck = ["awn"]\ndiscard = ["priest", "kao", "blind"]\nadvantage = 1', 'hand = ["tinkerer"]', "")
    do(game, "play tinkerer")
    assert (asked(game), choices(game)) == ((0, "take"), ["take pile:priest", "take pile:blind"])
    do(game, "take pile:blind")
    assert zones(game, 0) == {"I": "tinkerer", "hand": "blind", "deck": "awn", "pile": "kao, priest"}
    assert hand(game, 1) == []
    ready(game, 1)


@pytest.mark.card("tinkerer", game="gosu")
@pytest.mark.rule("G8.3")
@pytest.mark.parametrize(("answer", "drawn", "left"), [("yes", "awn, priest", "sol"), ("no", "priest", "awn, sol")])
def test_tinkerer_may_draw_with_the_advantage(answer: str, drawn: str, left: str) -> None:
    game = table('deck = ["awn", "sol"]\ndiscard = ["priest"]', 'hand = ["tinkerer"]', "")
    do(game, "play tinkerer")
    assert (asked(game), hand(game, 0)) == ((0, "may"), ["priest"])
    do(game, answer)
    assert zones(game, 0) == {"I": "tinkerer", "hand": drawn, "deck": left}
    ready(game, 1)


@pytest.mark.card("tinkerer", works=False, game="gosu")
@pytest.mark.parametrize("holder", [0, 1])
def test_tinkerer_takes_no_card_of_another_clan(holder: int) -> None:
    game = table(f'deck = ["awn"]\ndiscard = ["kao"]\nadvantage = {holder}', 'hand = ["tinkerer"]', "")
    assert "nothing-happens" in kinds(do(game, "play tinkerer"))
    if holder == 0:  # the draw does not depend on what was taken
        do(game, "yes")
    assert (hand(game, 0), deck(game, 0)) == (([], ["awn"]) if holder else (["awn"], []))
    assert (army(game, 0), pile(game, 0)) == ({"I": ["tinkerer"]}, ["kao"])
    ready(game, 1)


@pytest.mark.card("tinkerer", game="gosu")
@pytest.mark.rule("G11.7", "G4.1c")
def test_tinkerer_may_take_back_a_card_that_paid_for_it() -> None:
    game = table("deck = []\nadvantage = 1", 'army.I = ["seeker"]\nhand = ["tinkerer", "silend", "kao"]', "")
    do(game, "play tinkerer")
    assert zones(game, 0) == {"I": "seeker, tinkerer", "hand": "silend", "pile": "kao"}
    ready(game, 1)


@pytest.mark.card("tinkerer", game="gosu")
@pytest.mark.rule("G5.1b", "G11.7")
def test_tinkerer_may_take_the_goblin_it_replaces() -> None:
    game = table("deck = []\nadvantage = 1", 'army.I = ["sentinel"]\nhand = ["tinkerer", "silend", "kao"]', "")
    do(game, "mutate I1")  # Sentinel takes the Advantage token before Tinkerer comes
    assert choices(game) == ["take pile:sentinel", "take pile:silend"]
    do(game, "take pile:sentinel")
    assert asked(game) == (0, "may")
    do(game, "no")
    assert zones(game, 0) == {"I": "tinkerer", "hand": "sentinel", "pile": "kao, silend"}
    ready(game, 1)


@pytest.mark.card("tinkerer", works=False, game="gosu")
@pytest.mark.rule("G5.1b")
def test_tinkerer_takes_nothing_when_mutated_away_for_two_cards() -> None:
    game = table('deck = ["awn"]\ndiscard = ["blind"]', 'army.I = ["tinkerer"]\nhand = ["seeker", "kao"]', "")
    assert rules_against(game, "mutate I1") == ["G5.1b"]
    game = table('deck = ["awn"]\ndiscard = ["blind"]', 'army.I = ["tinkerer"]\nhand = ["seeker", "kao", "loya"]', "")
    do(game, "mutate I1")
    assert zones(game, 0) == {"I": "seeker", "deck": "awn", "pile": "blind, kao, loya, tinkerer"}
    ready(game, 1)


# -- Engineer ----------------------------------------------------------------------------------------------------


@pytest.mark.card("engineer", game="gosu")
@pytest.mark.rule("G11.9", "G6.2")
def test_engineer_returns_a_free_card_whose_controller_then_discards() -> None:
    game = table(
        "deck = []", 'army.I = ["engineer"]', 'army.I = ["medic", "shaman [t]"]\narmy.II = ["sol"]\nhand = ["kao"]'
    )
    do(game, "activate 0:I1")
    assert (asked(game), choices(game)) == ((0, "return"), ["return 0:I1", "return 1:I2", "return 1:II1"])
    assert rules_against(game, "return 1:I1") == ["G2.3"]
    do(game, "return 1:I2")
    assert (asked(game), choices(game)) == ((1, "discard"), ["discard shaman", "discard kao"])
    do(game, "discard kao")
    assert zones(game, 0) == {"I": "engineer [t]", "pile": "kao"}
    assert (army(game, 1), hand(game, 1)) == ({"I": ["medic"], "II": ["sol"]}, ["shaman"])
    assert (tokens(game, 0), tokens(game, 1)) == ((1, 0, 0), (1, 1, 0))
    ready(game, 1)


@pytest.mark.card("engineer", game="gosu")
@pytest.mark.rule("G11.9")
def test_a_trapped_card_returned_by_engineer_is_an_ordinary_card_known_to_all() -> None:
    game = table("deck = []", 'army.I = ["engineer"]', 'army.I = ["(medic)"]\nhand = ["kao", "loya"]', "")
    do(game, "activate 0:I1", "return 1:I1", "discard loya")
    assert zones(game, 0) == {"I": "engineer [t]", "pile": "loya"}
    assert (army(game, 1), hand(game, 1)) == ({}, ["kao", "medic"])
    assert (seen(game, 0, 1, "hand"), seen(game, 2, 1, "hand")) == ("?, medic", "?, medic")
    ready(game, 1)
    do(game, "play medic")
    assert army(game, 1) == {"I": ["medic"]}
    ready(game, 2)


@pytest.mark.card("engineer", game="gosu")
@pytest.mark.rule("G11.9", "G6.2")
def test_an_empty_hand_discards_the_returned_card_even_engineer_itself() -> None:
    game = table("deck = []", 'army.I = ["engineer"]', "")
    do(game, "activate 0:I1")
    assert zones(game, 0) == {"pile": "engineer"}
    assert tokens(game, 0) == (1, 1, 0)
    ready(game, 1)


@pytest.mark.card("engineer", works=False, game="gosu")
@pytest.mark.rule("G6.1a", "G7.1b")
@pytest.mark.parametrize(("card", "rules"), [("engineer [t]", ["G6.1a"]), ("(engineer)", ["G7.1b"])])
def test_engineer_cannot_be_used_twice_or_when_trapped(card: str, rules: list[str]) -> None:
    game = table("deck = []", f'army.I = ["{card}"]', 'army.I = ["medic"]')
    assert rules_against(game, "activate 0:I1") == rules
    ready(game, 0)


@pytest.mark.card("engineer", works=False, game="gosu")
@pytest.mark.rule("G3.7", "G3.6b")
def test_a_card_of_a_player_who_has_conceded_goes_to_the_discard_pile_instead() -> None:
    game = table("deck = []", 'army.I = ["engineer"]', 'army.I = ["medic"]\nout = true', 'hand = ["kao"]')
    do(game, "activate 0:I1", "return 1:I1")
    assert zones(game, 0) == {"I": "engineer [t]", "pile": "medic"}
    assert (army(game, 1), hand(game, 1), hand(game, 2)) == ({}, [], ["kao"])
    ready(game, 2)


# -- Priest ------------------------------------------------------------------------------------------------------


@pytest.mark.card("priest", game="gosu")
@pytest.mark.rule("G4.5")
def test_priest_takes_the_advantage() -> None:
    game = table("deck = []\nadvantage = 2", 'hand = ["priest"]', "", "")
    assert "advantage-taken" in kinds(do(game, "play priest"))
    assert (army(game, 0), game.state.advantage) == ({"I": ["priest"]}, 0)
    ready(game, 1)


@pytest.mark.card("priest", works=False, game="gosu")
def test_priest_changes_nothing_for_the_holder_of_the_advantage() -> None:
    game = table("deck = []", 'hand = ["priest"]', "")
    assert "advantage-taken" not in kinds(do(game, "play priest"))
    assert (army(game, 0), game.state.advantage) == ({"I": ["priest"]}, 0)
    ready(game, 1)


PRIEST = 'hand = ["seeker", "kao", "loya"]'


@pytest.mark.card("priest", game="gosu")
@pytest.mark.rule("G6.1b")
@pytest.mark.parametrize(("answer", "left", "shaman"), [
    ("spent", (1, 0, 0), "shaman [t]"),
    ("take-back 0:I2", (1, 1, 0), "shaman"),
])  # fmt: skip
def test_mutating_priest_takes_back_a_token_from_a_card_or_a_spent_one(
    answer: str, left: tuple[int, int, int], shaman: str
) -> None:
    game = table("deck = []\nadvantage = 1", f'army.I = ["priest", "shaman [t]"]\nspent = 1\n{PRIEST}', "")
    do(game, "mutate I1")
    assert (asked(game), choices(game)) == ((0, "take-back"), ["take-back 0:I2", "spent"])
    do(game, answer)
    assert zones(game, 0) == {"I": f"seeker, {shaman}", "pile": "kao, loya, priest"}
    assert (tokens(game, 0), game.state.advantage) == (left, 1)
    ready(game, 1)


@pytest.mark.card("priest", game="gosu")
@pytest.mark.rule("G6.4", "G6.1b")
def test_priest_takes_back_a_token_from_an_opponents_card() -> None:
    game = table("deck = []", f'army.I = ["priest"]\n{PRIEST}', 'army.I = ["shaman [t0]"]')
    do(game, "mutate I1")
    assert zones(game, 0) == {"I": "seeker", "pile": "kao, loya, priest"}
    assert (army(game, 1), tokens(game, 0), tokens(game, 1)) == ({"I": ["shaman"]}, (2, 0, 0), (2, 0, 0))
    ready(game, 1)


@pytest.mark.card("priest", works=False, game="gosu")
@pytest.mark.rule("G6.4", "G6.1b")
@pytest.mark.parametrize("guest", ["shaman", "shaman [t1]"])
def test_priest_takes_back_nothing_but_its_players_own_tokens(guest: str) -> None:
    game = table("deck = []", f'army.I = ["priest", "{guest}"]\n{PRIEST}', 'army.I = ["shaman [t]"]')
    assert "nothing-happens" in kinds(do(game, "mutate I1"))
    assert zones(game, 0) == {"I": f"seeker, {guest}", "pile": "kao, loya, priest"}
    assert (army(game, 1), tokens(game, 0)) == ({"I": ["shaman [t]"]}, (2, 0, 0))
    ready(game, 1)


@pytest.mark.card("priest", works=False, game="gosu")
@pytest.mark.rule("G5.1c")
def test_a_destroyed_priest_takes_back_nothing() -> None:
    game = table("deck = []", 'army.I = ["ak52"]\nhand = ["kao"]', 'army.I = ["priest"]\nspent = 1')
    do(game, "activate 0:I1", "destroy 1:I1")
    assert zones(game, 0) == {"I": "ak52 [t]", "pile": "kao, priest"}
    assert (army(game, 1), tokens(game, 1)) == ({}, (1, 1, 0))
    ready(game, 1)


# -- Scout -------------------------------------------------------------------------------------------------------

VISIONARY = 'army.I = ["visionary"]\nhand = ["ammo", "kao", "loya"]'  # into A.M.M.O., which draws when it comes in


@pytest.mark.card("scout", game="gosu")
@pytest.mark.rule("G5.6", "G5.1b")
def test_scout_draws_and_discards_before_the_new_goblin_comes_in() -> None:
    game = table('deck = ["awn", "sol", "mind"]', VISIONARY, 'army.I = ["scout"]\nhand = ["psi"]')
    do(game, "mutate I1")
    assert (asked(game), choices(game)) == ((1, "may"), ["yes", "no"])
    do(game, "yes")
    assert (asked(game), choices(game)) == ((1, "discard"), ["discard psi", "discard awn"])
    do(game, "discard psi")
    assert zones(game, 0) == {"I": "ammo", "hand": "sol", "deck": "mind", "pile": "kao, loya, psi, visionary"}
    assert (army(game, 1), hand(game, 1)) == ({"I": ["scout"]}, ["awn"])
    ready(game, 1)


@pytest.mark.card("scout", works=False, game="gosu")
def test_scout_may_do_nothing() -> None:
    game = table('deck = ["awn", "sol"]', VISIONARY, 'army.I = ["scout"]\nhand = ["psi"]')
    do(game, "mutate I1", "no")
    assert zones(game, 0) == {"I": "ammo", "hand": "awn", "deck": "sol", "pile": "kao, loya, visionary"}
    assert (army(game, 1), hand(game, 1)) == ({"I": ["scout"]}, ["psi"])
    ready(game, 1)


@pytest.mark.card("scout", works=False, game="gosu")
@pytest.mark.rule("G7.1b", "G3.6b")
@pytest.mark.parametrize(("bakutos", "theirs", "next_player"), [
    ('"visionary", "scout"', "", 1),
    ('"visionary"', 'army.I = ["(scout)"]', 1),
    ('"visionary"', 'army.I = ["scout"]\nout = true', 2),
])  # fmt: skip
def test_scout_does_not_watch_its_own_player_nor_trapped_nor_after_conceding(
    bakutos: str, theirs: str, next_player: int
) -> None:
    game = table('deck = ["awn", "sol"]', f'army.I = [{bakutos}]\nhand = ["ammo", "kao", "loya"]', theirs, "")
    do(game, "mutate I1")
    assert (hand(game, 0), hand(game, 1), deck(game, 0)) == (["awn"], [], ["sol"])
    assert pile(game, 0) == ["kao", "loya", "visionary"]
    ready(game, next_player)


@pytest.mark.card("scout", works=False, game="gosu")
@pytest.mark.rule("G5.1c")
def test_scout_does_not_watch_a_goblin_that_is_played_or_destroyed() -> None:
    game = table('deck = ["awn"]', 'army.I = ["ammo"]\nhand = ["sniper"]', 'army.I = ["scout"]\nhand = ["psi"]')
    do(game, "play sniper", "destroy 0:I2", "done")
    assert zones(game, 0) == {"I": "ammo", "deck": "awn", "pile": "sniper"}
    assert (army(game, 1), hand(game, 1)) == ({"I": ["scout"]}, ["psi"])
    ready(game, 1)


@pytest.mark.card("scout", game="gosu")
@pytest.mark.rule("G5.6")
def test_each_scout_counts() -> None:
    game = table('deck = ["awn", "sol", "mind"]', VISIONARY, 'army.I = ["scout", "scout"]')
    do(game, "mutate I1", "yes", "yes")
    assert zones(game, 0) == {"I": "ammo", "hand": "mind", "pile": "awn, kao, loya, sol, visionary"}
    assert (army(game, 1), hand(game, 1)) == ({"I": ["scout", "scout"]}, [])
    ready(game, 1)


@pytest.mark.card("scout", game="gosu")
@pytest.mark.rule("G3.4", "G5.6")
def test_the_active_player_orders_the_scouts_of_two_opponents_and_the_old_goblins_power() -> None:
    game = table(
        'deck = ["awn", "sol", "mind"]',
        'army.I = ["ammo"]\nhand = ["seeker", "kao", "loya"]',
        'army.I = ["scout"]\nhand = ["psi"]',
        'army.I = ["scout"]\nhand = ["trix"]',
    )
    do(game, "mutate I1")
    assert (asked(game), choices(game)) == ((0, "trigger"), ["resolve 0:I1", "resolve 1:I1", "resolve 2:I1"])
    do(game, "resolve 2:I1", "yes", "discard trix")
    assert choices(game) == ["resolve 0:I1", "resolve 1:I1"]
    do(game, "resolve 0:I1", "yes", "discard psi")
    assert [hand(game, seat) for seat in range(3)] == [["sol"], ["mind"], ["awn"]]
    assert (army(game, 0), pile(game, 0)) == ({"I": ["seeker"]}, ["ammo", "kao", "loya", "psi", "trix"])
    ready(game, 1)


@pytest.mark.card("scout", game="gosu")
@pytest.mark.rule("G3.4")
def test_a_scout_destroyed_by_the_mutation_it_watches_has_its_draw_all_the_same() -> None:
    game = table(
        'deck = ["awn"]', 'army.I = ["explosive"]\nhand = ["seeker", "kao", "loya", "mind"]', 'army.I = ["scout"]'
    )
    do(game, "mutate I1", "resolve 0:I1")
    assert (asked(game), army(game, 1)) == ((1, "may"), {})
    do(game, "yes")
    assert zones(game, 0) == {"I": "seeker", "pile": "awn, explosive, kao, loya, mind, scout"}
    assert hand(game, 1) == []  # it discards the only card it has, the one just drawn
    ready(game, 1)


# -- Sentinel ----------------------------------------------------------------------------------------------------


@pytest.mark.card("sentinel", game="gosu")
@pytest.mark.rule("G11.1")
def test_sentinel_makes_an_opponent_of_its_players_choice_discard_and_draws() -> None:
    game = table('deck = ["awn", "sol"]', 'hand = ["sentinel"]', 'hand = ["kao"]', 'hand = ["loya", "psi"]')
    do(game, "play sentinel")
    assert (asked(game), choices(game)) == ((0, "opponent"), ["player 1", "player 2"])
    do(game, "player 2")
    assert (asked(game), choices(game)) == ((2, "discard"), ["discard psi", "discard loya"])
    do(game, "discard psi")
    assert zones(game, 0) == {"I": "sentinel", "hand": "awn", "deck": "sol", "pile": "psi"}
    assert (hand(game, 1), hand(game, 2)) == (["kao"], ["loya"])
    ready(game, 1)


@pytest.mark.card("sentinel", works=False, game="gosu")
@pytest.mark.rule("G10.4", "G10.1")
@pytest.mark.parametrize(("top", "drawn"), [("", []), ('"awn"', ["awn"])])
def test_sentinel_takes_nothing_from_an_empty_hand(top: str, drawn: list[str]) -> None:
    game = table(f"deck = [{top}]", 'hand = ["sentinel"]', "")
    do(game, "play sentinel")
    assert (army(game, 0), hand(game, 0), hand(game, 1)) == ({"I": ["sentinel"]}, drawn, [])
    assert (deck(game, 0), pile(game, 0)) == ([], [])
    ready(game, 1)


@pytest.mark.card("sentinel", game="gosu")
@pytest.mark.rule("G5.1b")
def test_mutating_sentinel_takes_the_advantage() -> None:
    game = table(
        "deck = []\nadvantage = 1", 'army.I = ["sentinel"]\nhand = ["seeker", "kao", "loya"]', 'hand = ["psi"]'
    )
    do(game, "mutate I1")
    assert zones(game, 0) == {"I": "seeker", "pile": "kao, loya, sentinel"}
    assert (hand(game, 1), game.state.advantage) == (["psi"], 0)
    ready(game, 1)


@pytest.mark.card("sentinel", works=False, game="gosu")
@pytest.mark.rule("G5.1c", "G5.4")
def test_a_sentinel_that_is_destroyed_or_trapped_takes_no_token() -> None:
    game = table(
        "deck = []",
        'army.I = ["ak52"]\nhand = ["kao"]',
        'army.I = ["(sentinel)", "sentinel"]\nhand = ["psi", "awn", "sol"]',
    )
    do(game, "activate 0:I1", "destroy 1:I2")
    assert zones(game, 0) == {"I": "ak52 [t]", "pile": "kao, sentinel"}
    assert (army(game, 1), game.state.advantage) == ({"I": ["(sentinel)"]}, 0)
    assert rules_against(game, "mutate I1") == ["G5.4"]
    ready(game, 1)
