"""Fire Bakutos: AK-52, A.M.M.O., Explosive, Sniper, Teleporter."""

import pytest

from tests.gosu.table import table
from tests.scene import army, asked, choices, deck, do, hand, kinds, pile, ready, rules_against, scene, tokens
from tests.zones import zones

# -- AK-52 -------------------------------------------------------------------------------------------------------


@pytest.mark.card("ak52", game="gosu")
@pytest.mark.rule("G3.1e", "G11.3")
def test_ak52_discards_a_card_and_destroys_a_free_bakuto() -> None:
    game = table("deck = []", 'army.I = ["ak52"]\nhand = ["loya", "kao"]', 'army.I = ["medic", "seeker"]')
    do(game, "activate 0:I1")  # only Bakutos are FREE: X is 1
    assert (asked(game), choices(game)) == ((0, "discard"), ["discard loya", "discard kao"])
    do(game, "discard kao")
    assert choices(game) == ["destroy 0:I1", "destroy 1:I2"]
    assert rules_against(game, "destroy 1:I1") == ["G7.4"]
    do(game, "destroy 1:I2")
    assert zones(game, 0) == {"I": "ak52 [t]", "hand": "loya", "pile": "kao, seeker"}
    assert (army(game, 1), hand(game, 1)) == ({"I": ["medic"]}, [])
    ready(game, 1)


THREE_LEVELS = """
ruleset = "gosu"
deck = []
[[player]]
army.I = ["ak52"]
hand = HAND
[[player]]
army.I = ["medic", "seeker"]
army.II = ["loya"]
army.III = ["blind"]
"""


@pytest.mark.card("ak52", game="gosu")
@pytest.mark.rule("G8.2")
def test_ak52_discards_three_cards_to_destroy_an_ozeki() -> None:
    game = scene(THREE_LEVELS.replace("HAND", '["kao", "awn", "sol", "mind"]'))
    do(game, "activate 0:I1")
    assert (asked(game), choices(game)) == ((0, "level"), ["level I", "level III"])  # Loya lies under Blind
    do(game, "level III", "discard kao", "discard awn", "discard sol")
    assert zones(game, 0) == {"I": "ak52 [t]", "hand": "mind", "pile": "awn, blind, kao, sol"}
    assert (army(game, 1), hand(game, 1)) == ({"I": ["medic", "seeker"], "II": ["loya"]}, [])
    ready(game, 1)


@pytest.mark.card("ak52", works=False, game="gosu")
@pytest.mark.rule("G8.4")
def test_ak52_cannot_choose_more_than_the_hand_or_a_level_without_a_free_card() -> None:
    game = table(
        "deck = []",
        'army.I = ["ak52"]\nhand = ["kao", "awn"]',
        'army.I = ["medic", "seeker"]\narmy.II = ["loya"]',
        'army.I = ["visionary"]\narmy.II = ["justice"]\narmy.III = ["mind"]',
    )
    do(game, "activate 0:I1")
    assert choices(game) == ["level I", "level II"]
    assert rules_against(game, "level III") == ["G8.4"]
    do(game, "level II")
    assert zones(game, 0) == {"I": "ak52 [t]", "pile": "awn, kao, loya"}  # Justice lies under Mind
    assert (army(game, 1), hand(game, 1)) == ({"I": ["medic", "seeker"]}, [])
    assert army(game, 2) == {"I": ["visionary"], "II": ["justice"], "III": ["mind"]}
    ready(game, 1)


@pytest.mark.card("ak52", works=False, game="gosu")
@pytest.mark.rule("G8.4")
def test_ak52_does_nothing_without_a_card_in_hand_but_keeps_the_token() -> None:
    game = scene(THREE_LEVELS.replace("HAND", "[]"))
    assert "nothing-happens" in kinds(do(game, "activate 0:I1"))
    assert zones(game, 0) == {"I": "ak52 [t]"}
    assert army(game, 1) == {"I": ["medic", "seeker"], "II": ["loya"], "III": ["blind"]}
    assert tokens(game, 0) == (1, 0, 0)
    ready(game, 1)


@pytest.mark.card("ak52", game="gosu")
@pytest.mark.rule("G11.3", "G7.3", "G6.2")
def test_ak52_must_destroy_itself_if_no_other_card_is_free() -> None:
    game = table("deck = []", 'army.I = ["ak52"]\nhand = ["kao"]', "")
    do(game, "activate 0:I1")
    assert zones(game, 0) == {"pile": "ak52, kao"}
    assert army(game, 1) == {}
    assert tokens(game, 0) == (1, 1, 0)
    ready(game, 1)


@pytest.mark.card("ak52", game="gosu")
@pytest.mark.rule("G7.1c")
def test_a_trapped_card_keeps_its_level_for_ak52() -> None:
    game = table("deck = []", 'army.I = ["ak52"]\nhand = ["kao", "awn"]', 'army.I = ["medic"]\narmy.II = ["(loya)"]')
    do(game, "activate 0:I1", "level II")
    assert zones(game, 0) == {"I": "ak52 [t]", "pile": "awn, kao, loya"}
    assert army(game, 1) == {"I": ["medic"]}
    ready(game, 1)


@pytest.mark.card("ak52", works=False, game="gosu")
@pytest.mark.rule("G6.1a")
def test_ak52_carries_one_token_at_most() -> None:
    game = table("deck = []", 'army.I = ["ak52 [t]"]\nhand = ["kao"]', 'army.I = ["medic"]')
    assert rules_against(game, "activate 0:I1") == ["G6.1a"]
    ready(game, 0)


@pytest.mark.card("ak52", works=False, game="gosu")
@pytest.mark.rule("G7.1b")
def test_a_trapped_ak52_cannot_be_used() -> None:
    game = table("deck = []", 'army.I = ["(ak52)"]\nhand = ["kao"]', 'army.I = ["medic"]')
    assert rules_against(game, "activate 0:I1") == ["G7.1b"]
    ready(game, 0)


# -- A.M.M.O. ----------------------------------------------------------------------------------------------------

AMMO = """
ruleset = "gosu"
deck = ["loya", "kao", "awn"]
[[player]]
hand = ["ammo"]
points = POINTS
[[player]]
points = 1
[[player]]
points = 0
"""


@pytest.mark.card("ammo", game="gosu")
@pytest.mark.rule("G8.1")
@pytest.mark.parametrize(("points", "drawn"), [(0, ["kao", "loya"]), (1, ["loya"]), (2, ["loya"])])
def test_ammo_draws_one_card_more_while_an_opponent_is_ahead(points: int, drawn: list[str]) -> None:
    game = scene(AMMO.replace("POINTS", str(points)))
    do(game, "play ammo")
    assert (army(game, 0), hand(game, 0)) == ({"I": ["ammo"]}, drawn)
    assert (hand(game, 1), hand(game, 2), pile(game, 0)) == ([], [], [])
    assert len(deck(game, 0)) == 3 - len(drawn)
    ready(game, 1)


@pytest.mark.card("ammo", works=False, game="gosu")
@pytest.mark.rule("G8.1", "G3.6b")
def test_ammo_has_no_bonus_for_a_player_who_has_conceded() -> None:
    game = table('deck = ["loya", "kao"]', 'hand = ["ammo"]', "points = 2\nout = true", "")
    do(game, "play ammo")
    assert zones(game, 0) == {"I": "ammo", "hand": "loya", "deck": "kao"}
    ready(game, 2)


@pytest.mark.card("ammo", works=False, game="gosu")
@pytest.mark.rule("G10.1")
def test_ammo_draws_nothing_when_both_piles_are_empty() -> None:
    game = table("deck = []", 'hand = ["ammo"]', "")
    assert "draw-lost" in kinds(do(game, "play ammo"))
    assert zones(game, 0) == {"I": "ammo"}
    assert (army(game, 1), hand(game, 1)) == ({}, [])
    ready(game, 1)


MUTATED_AMMO = """
ruleset = "gosu"
deck = ["awn", "sol", "mind"]
[[player]]
army.I = ["ammo"]
hand = ["seeker", "kao", "loya"]
[[player]]
points = POINTS
"""


@pytest.mark.card("ammo", game="gosu")
@pytest.mark.rule("G5.1a", "G5.1b")
@pytest.mark.parametrize(("points", "drawn", "left"), [(0, "awn", "sol, mind"), (1, "awn, sol", "mind")])
def test_mutating_ammo_draws_after_its_cost_is_paid(points: int, drawn: str, left: str) -> None:
    game = scene(MUTATED_AMMO.replace("POINTS", str(points)))
    do(game, "mutate I1")  # Seeker is the only Bakuto, and the others just pay
    assert zones(game, 0) == {"I": "seeker", "hand": drawn, "deck": left, "pile": "ammo, kao, loya"}
    assert (army(game, 1), hand(game, 1)) == ({}, [])
    ready(game, 1)


@pytest.mark.card("ammo", game="gosu")
@pytest.mark.rule("G10.1", "G5.1b")
def test_a_mutated_ammo_lies_in_the_pile_that_its_draw_reshuffles() -> None:
    game = scene(MUTATED_AMMO.replace('"awn", "sol", "mind"', "").replace("POINTS", "0"))
    do(game, "mutate I1")
    assert army(game, 0) == {"I": ["seeker"]}
    assert sorted(hand(game, 0) + deck(game, 0)) == ["ammo", "kao", "loya"]
    assert (len(hand(game, 0)), pile(game, 0)) == (1, [])
    ready(game, 1)


@pytest.mark.card("ammo", game="gosu")
@pytest.mark.rule("G5.1b")
def test_ammo_draws_when_it_comes_in_by_a_mutation() -> None:
    game = table('deck = ["awn", "sol"]', 'army.I = ["visionary"]\nhand = ["ammo", "kao", "loya"]', "")
    do(game, "mutate I1")
    assert zones(game, 0) == {"I": "ammo", "hand": "awn", "deck": "sol", "pile": "kao, loya, visionary"}
    ready(game, 1)


@pytest.mark.card("ammo", works=False, game="gosu")
@pytest.mark.rule("G5.1c")
def test_a_destroyed_ammo_draws_nothing() -> None:
    game = table('deck = ["awn"]', 'army.I = ["ak52"]\nhand = ["kao"]', 'army.I = ["ammo", "ammo"]')
    do(game, "activate 0:I1", "destroy 1:I2")
    assert zones(game, 0) == {"I": "ak52 [t]", "deck": "awn", "pile": "ammo, kao"}
    assert (army(game, 1), hand(game, 1)) == ({"I": ["ammo"]}, [])
    ready(game, 1)


@pytest.mark.card("ammo", works=False, game="gosu")
@pytest.mark.rule("G5.2")
def test_ammo_does_not_mutate_into_ammo() -> None:
    game = table('deck = ["awn"]', 'army.I = ["ammo"]\nhand = ["ammo", "seeker", "medic", "kao"]', "")
    do(game, "mutate I1")
    assert choices(game) == ["into seeker", "into medic"]
    assert rules_against(game, "into ammo") == ["G5.2"]
    do(game, "into medic", "pay kao", "pay seeker")
    assert zones(game, 0) == {"I": "medic", "hand": "ammo, awn", "pile": "ammo, kao, seeker"}
    ready(game, 1)


# -- Explosive ---------------------------------------------------------------------------------------------------


@pytest.mark.card("explosive", game="gosu")
@pytest.mark.rule("G5.1b")
def test_mutating_explosive_destroys_a_free_card_and_takes_the_advantage() -> None:
    game = table(
        "deck = []\nadvantage = 1",
        'army.I = ["explosive"]\nhand = ["seeker", "kao", "loya", "awn"]',
        'army.I = ["medic", "ak52"]\narmy.II = ["sol"]',
    )
    do(game, "mutate I1")
    assert (asked(game), choices(game)) == ((0, "destroy"), ["destroy 1:I2", "destroy 1:II1"])
    do(game, "destroy 1:II1")
    assert zones(game, 0) == {"I": "seeker", "pile": "awn, explosive, kao, loya, sol"}
    assert army(game, 1) == {"I": ["medic", "ak52"]}
    assert game.state.advantage == 0
    ready(game, 1)


@pytest.mark.card("explosive", works=False, game="gosu")
@pytest.mark.rule("G5.5")
def test_neither_the_neighbour_nor_the_incoming_goblin_is_free_for_explosive() -> None:
    game = table(
        "deck = []\nadvantage = 1", 'army.I = ["medic", "explosive"]\nhand = ["seeker", "kao", "loya", "awn"]', ""
    )
    do(game, "mutate I2")
    assert zones(game, 0) == {"I": "medic, seeker", "pile": "awn, explosive, kao, loya"}
    assert game.state.advantage == 0  # the second half of the power
    ready(game, 1)


@pytest.mark.card("explosive", game="gosu")
@pytest.mark.rule("G7.3", "G5.5")
@pytest.mark.parametrize(("rows", "target", "left"), [
    ('army.I = ["explosive", "medic"]\narmy.II = ["dalister"]', "0:I2", {"I": ["seeker"], "II": ["dalister"]}),
    ('army.I = ["explosive", "medic"]\narmy.II = ["dalister"]', "0:II1", {"I": ["seeker", "medic"]}),
    ('army.I = ["explosive"]\narmy.II = ["dalister"]', "", {"I": ["seeker"]}),
])  # fmt: skip
def test_explosive_must_destroy_beside_or_above_it_if_only_its_own_army_has_a_free_card(
    rows: str, target: str, left: dict[str, list[str]]
) -> None:
    game = table("deck = []", f'{rows}\nhand = ["seeker", "kao", "loya", "awn"]', "")
    do(game, "mutate I1", *[f"destroy {target}" for _ in target[:1]])  # one answer alone is not asked for
    assert army(game, 0) == left
    lost = "medic" if target == "0:I2" else "dalister"
    assert pile(game, 0) == sorted(["awn", "explosive", "kao", "loya", lost])
    ready(game, 1)


@pytest.mark.card("explosive", works=False, game="gosu")
@pytest.mark.rule("G5.1c")
def test_a_destroyed_explosive_does_nothing() -> None:
    game = table("deck = []", 'army.I = ["ak52"]\nhand = ["kao"]', 'army.I = ["explosive"]')
    do(game, "activate 0:I1", "destroy 1:I1")
    assert zones(game, 0) == {"I": "ak52 [t]", "pile": "explosive, kao"}
    assert (army(game, 1), game.state.advantage) == ({}, 0)
    ready(game, 1)


@pytest.mark.card("explosive", works=False, game="gosu")
@pytest.mark.rule("G5.4", "G5.1b")
@pytest.mark.parametrize(
    ("card", "cards", "rules"),
    [("(explosive)", '"seeker", "kao", "loya", "awn"', ["G5.4"]), ("explosive", '"seeker", "kao", "loya"', ["G5.1b"])],
)
def test_explosive_cannot_mutate_when_trapped_or_unpaid(card: str, cards: str, rules: list[str]) -> None:
    game = table("deck = []", f'army.I = ["{card}"]\nhand = [{cards}]', 'army.I = ["medic"]')
    assert rules_against(game, "mutate I1") == rules
    ready(game, 0)


# -- Sniper ------------------------------------------------------------------------------------------------------


@pytest.mark.card("sniper", game="gosu")
@pytest.mark.rule("G11.10", "G2.3")
def test_sniper_destroys_two_bakutos_that_were_free_when_it_came() -> None:
    game = table(
        "deck = []",
        'hand = ["sniper"]',
        'army.I = ["medic", "seeker"]',
        'army.I = ["(ammo)"]',
        'army.I = ["guardian"]\narmy.II = ["sol"]',
    )
    do(game, "play sniper")
    assert (asked(game), choices(game)) == ((0, "destroy"), ["destroy 0:I1", "destroy 1:I2", "destroy 2:I1", "done"])
    do(game, "destroy 1:I2")
    assert choices(game) == ["destroy 0:I1", "destroy 2:I1", "done"]
    assert rules_against(game, "destroy 1:I1") == ["G7.4"]
    do(game, "destroy 2:I1")
    assert zones(game, 0) == {"I": "sniper", "pile": "ammo, seeker"}
    assert (army(game, 1), army(game, 2)) == ({"I": ["medic"]}, {})
    assert army(game, 3) == {"I": ["guardian"], "II": ["sol"]}
    ready(game, 1)


SNIPER = """
ruleset = "gosu"
deck = []
[[player]]
hand = ["sniper"]
[[player]]
army.I = ["medic"]
"""


@pytest.mark.card("sniper", game="gosu")
@pytest.mark.rule("G4.5")
def test_sniper_may_stop_after_one_card() -> None:
    game = scene(SNIPER)
    do(game, "play sniper", "destroy 1:I1", "done")
    assert zones(game, 0) == {"I": "sniper", "pile": "medic"}
    assert army(game, 1) == {}
    ready(game, 1)


@pytest.mark.card("sniper", works=False, game="gosu")
@pytest.mark.rule("G4.5")
def test_sniper_may_spare_all() -> None:
    game = scene(SNIPER)
    do(game, "play sniper", "done")
    assert zones(game, 0) == {"I": "sniper"}
    assert army(game, 1) == {"I": ["medic"]}
    ready(game, 1)


@pytest.mark.card("sniper", game="gosu")
@pytest.mark.rule("G11.3")
def test_sniper_may_shoot_itself() -> None:
    game = scene(SNIPER)
    do(game, "play sniper", "destroy 0:I1", "destroy 1:I1")
    assert zones(game, 0) == {"pile": "medic, sniper"}
    assert army(game, 1) == {}
    ready(game, 1)


@pytest.mark.card("sniper", works=False, game="gosu")
@pytest.mark.rule("G2.3")
def test_sniper_finds_no_target_among_heroes_and_covered_bakutos() -> None:
    game = table(
        "deck = []",
        'army.I = ["ammo"]\narmy.II = ["dalister"]\nhand = ["sniper", "kao", "loya"]',
        'army.I = ["medic"]\narmy.II = ["sol"]',
    )
    do(game, "mutate I1")  # A.M.M.O. draws one of the cards in the pile
    assert (army(game, 0), army(game, 1)) == (
        {"I": ["sniper"], "II": ["dalister"]}, {"I": ["medic"], "II": ["sol"]}
    )  # fmt: skip
    assert sorted(hand(game, 0) + deck(game, 0)) == ["ammo", "kao", "loya"]
    ready(game, 1)


@pytest.mark.card("sniper", works=False, game="gosu")
@pytest.mark.rule("G5.1b")
def test_sniper_destroys_nothing_when_mutated_away_for_two_cards() -> None:
    game = table("deck = []", 'army.I = ["sniper"]\nhand = ["seeker", "kao"]', 'army.I = ["medic"]')
    assert rules_against(game, "mutate I1") == ["G5.1b"]
    game = table("deck = []", 'army.I = ["sniper"]\nhand = ["seeker", "kao", "loya"]', 'army.I = ["medic"]')
    do(game, "mutate I1")
    assert zones(game, 0) == {"I": "seeker", "pile": "kao, loya, sniper"}
    assert army(game, 1) == {"I": ["medic"]}
    ready(game, 1)


# -- Teleporter --------------------------------------------------------------------------------------------------


@pytest.mark.card("teleporter", game="gosu")
def test_teleporter_makes_the_opponent_discard_and_draws() -> None:
    game = table('deck = ["awn", "sol"]', 'hand = ["teleporter"]', 'hand = ["kao", "loya"]')
    do(game, "play teleporter")
    assert (asked(game), choices(game)) == ((1, "discard"), ["discard loya", "discard kao"])
    do(game, "discard kao")
    assert zones(game, 0) == {"I": "teleporter", "hand": "awn", "deck": "sol", "pile": "kao"}
    assert (army(game, 1), hand(game, 1)) == ({}, ["loya"])
    ready(game, 1)


@pytest.mark.card("teleporter", game="gosu")
@pytest.mark.rule("G11.1")
def test_teleporter_hits_one_opponent_of_its_players_choice() -> None:
    game = table(
        'deck = ["awn"]\nturn = 1', 'hand = ["kao"]', 'hand = ["teleporter"]', 'hand = ["loya"]\npassed = true'
    )
    do(game, "play teleporter")
    assert (asked(game), choices(game)) == ((1, "opponent"), ["player 0", "player 2"])
    assert rules_against(game, "player 1") == ["G11.1"]
    do(game, "player 2")
    assert zones(game, 1) == {"I": "teleporter", "hand": "awn", "pile": "loya"}
    assert (hand(game, 0), hand(game, 2)) == (["kao"], [])
    ready(game, 0)


@pytest.mark.card("teleporter", game="gosu")
@pytest.mark.rule("G10.1")
def test_teleporter_may_draw_the_very_card_that_was_discarded() -> None:
    game = table("deck = []", 'hand = ["teleporter"]', 'hand = ["kao"]')
    do(game, "play teleporter")
    assert zones(game, 0) == {"I": "teleporter", "hand": "kao"}
    assert hand(game, 1) == []
    ready(game, 1)


@pytest.mark.card("teleporter", works=False, game="gosu")
@pytest.mark.rule("G10.4")
def test_an_empty_hand_loses_nothing_to_teleporter_who_draws_all_the_same() -> None:
    game = table('deck = ["awn"]', 'hand = ["teleporter"]', "")
    do(game, "play teleporter")
    assert zones(game, 0) == {"I": "teleporter", "hand": "awn"}
    assert hand(game, 1) == []
    ready(game, 1)


@pytest.mark.card("teleporter", game="gosu")
@pytest.mark.rule("G5.1b", "G8.3")
def test_mutating_teleporter_takes_the_advantage_before_the_new_goblin_asks_for_it() -> None:
    game = table(
        'deck = ["awn", "mind"]\nadvantage = 1',
        'army.I = ["teleporter"]\nhand = ["tinkerer", "kao", "sol"]',
        'hand = ["loya"]',
    )
    do(game, "mutate I1")
    assert (asked(game), game.state.advantage) == ((0, "may"), 0)
    do(game, "yes")
    assert zones(game, 0) == {"I": "tinkerer", "hand": "awn", "deck": "mind", "pile": "kao, sol, teleporter"}
    assert hand(game, 1) == ["loya"]
    ready(game, 1)


@pytest.mark.card("teleporter", works=False, game="gosu")
@pytest.mark.rule("G5.1c")
def test_a_destroyed_teleporter_takes_no_token() -> None:
    game = table("deck = []", 'army.I = ["ak52"]\nhand = ["kao"]', 'army.I = ["teleporter"]')
    do(game, "activate 0:I1", "destroy 1:I1")
    assert zones(game, 0) == {"I": "ak52 [t]", "pile": "kao, teleporter"}
    assert (army(game, 1), game.state.advantage) == ({}, 0)
    ready(game, 1)
