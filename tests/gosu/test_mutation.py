"""G5: mutating a goblin, in its exact order."""

import pytest

from tests.gosu.table import table
from tests.scene import army, asked, choices, deck, do, hand, kinds, pile, ready, rules_against, tokens

AMMO = """
    deck = ["loya", "kao", "sol", "awn"]
    [[player]]
    army.I = ["ammo"]
    hand = ["visionary", "seeker", "medic", "pixl"]
    [[player]]
    army.I = ["guardian"]
"""


@pytest.mark.rule("G5.1a", "G5.1b")
def test_announced_paid_old_power_new_goblin_new_power() -> None:
    game = table(AMMO)
    events = do(game, "mutate I1", "into visionary", "pay medic", "pay pixl")
    order = [kind for kind in kinds(events) if kind not in ("chosen-for-you", "turn")]
    assert order == [
        "shifts", "set-aside", "discarded", "discarded", "shifted-out", "drew", "entered", "drew", "drew",
    ]  # fmt: skip
    assert army(game, 0) == {"I": ["visionary"]}
    assert hand(game, 0) == ["kao", "loya", "seeker", "sol"]  # A.M.M.O. 1, Visionary 2
    assert pile(game, 0) == ["ammo", "medic", "pixl"]
    assert deck(game, 0) == ["awn"]
    assert army(game, 1) == {"I": ["guardian"]}
    assert tokens(game, 0) == (2, 0, 0)
    ready(game, 1)


@pytest.mark.rule("G5.1a")
def test_the_incoming_goblin_has_the_level_of_the_old_one_and_any_clan() -> None:
    game = table("""
        deck = ["mind"]
        [[player]]
        army.I = ["guardian", "shaman"]
        army.II = ["sol"]
        hand = ["kao", "dawn", "seeker"]
        [[player]]
        hand = ["loya"]
    """)
    assert rules_against(game, "play kao") == ["G4.2b"]  # no dark Bakuto: it could not be played
    do(game, "mutate II1")  # only Kao has its level
    assert asked(game) == (0, "pay")
    assert choices(game) == ["pay seeker", "pay dawn"]
    do(game, "pay dawn")
    assert army(game, 0) == {"I": ["guardian", "shaman"], "II": ["kao"]}
    assert (hand(game, 0), hand(game, 1)) == (["seeker"], ["loya"])
    assert pile(game, 0) == ["dawn", "sol"]
    ready(game, 1)


@pytest.mark.rule("G5.1a")
@pytest.mark.parametrize("slot", ["I1", "I2", "I4", "II1"])
def test_without_a_mutation_cost_or_without_a_card_there_is_no_mutation(slot: str) -> None:
    game = table("""
        deck = ["mind"]
        [[player]]
        army.I = ["seeker", "scout", "ammo"]
        army.II = ["kao"]
        hand = ["medic", "loya", "sol"]
        [[player]]
    """)
    assert rules_against(game, f"mutate {slot}") == ["G5.1a"]
    assert "mutate I3" in choices(game)
    ready(game, 0)


@pytest.mark.rule("G5.1a")
def test_without_a_goblin_of_that_level_in_hand_there_is_no_mutation() -> None:
    game = table("""
        discard = ["medic"]
        deck = ["mind"]
        [[player]]
        army.I = ["ammo"]
        hand = ["kao", "loya", "dawn"]
        [[player]]
    """)
    assert rules_against(game, "mutate I1") == ["G5.1a"]
    ready(game, 0)


@pytest.mark.rule("G5.1a", "G5.1b")
def test_the_incoming_goblin_does_not_pay_for_itself() -> None:
    game = table(AMMO.replace('["visionary", "seeker", "medic", "pixl"]', '["visionary", "medic"]'))
    assert rules_against(game, "mutate I1") == ["G5.1b"]  # 2 cards, and 1 left to pay with
    game = table(AMMO.replace('["visionary", "seeker", "medic", "pixl"]', '["seeker", "seeker", "medic", "kork"]'))
    do(game, "mutate I1", "into seeker")
    assert choices(game) == ["pay seeker", "pay kork", "pay medic"]  # its second copy may pay
    do(game, "pay seeker", "pay kork")
    assert (army(game, 0), pile(game, 0)) == ({"I": ["seeker"]}, ["ammo", "kork", "seeker"])
    assert (hand(game, 0), deck(game, 0)) == (["loya", "medic"], ["kao", "sol", "awn"])
    ready(game, 1)


@pytest.mark.rule("G5.1a", "G5.1d")
def test_the_goblin_set_aside_is_in_no_hand_that_manner_discards() -> None:
    game = table("""
        deck = ["angel", "mind", "kork", "labdad", "dawn", "lipsy", "walror", "blind", "dante", "trix", "higuma"]
        [[player]]
        army.I = ["scout"]
        army.II = ["manner"]
        hand = ["kao", "loya", "seeker", "medic", "pixl"]
        [[player]]
        army.I = ["guardian"]
        hand = ["sol"]
    """)
    do(game, "mutate II1", "into kao", "pay loya", "pay medic", "pay seeker")
    assert army(game, 0) == {"I": ["scout"], "II": ["kao"]}
    assert hand(game, 0) == ["angel", "dawn", "kork", "labdad", "mind"]
    assert hand(game, 1) == ["blind", "dante", "lipsy", "trix", "walror"]
    assert pile(game, 0) == ["loya", "manner", "medic", "pixl", "seeker", "sol"]
    assert deck(game, 0) == ["higuma"]
    assert army(game, 1) == {"I": ["guardian"]}
    ready(game, 1)


@pytest.mark.rule("G5.1b")
def test_a_leaves_power_is_resolved_by_a_mutation_too_before_the_new_goblin_enters() -> None:
    game = table("""
        advantage = 1
        deck = ["kork", "mind", "dawn", "trix", "angel", "higuma"]
        [[player]]
        army.I = ["guardian"]
        army.II = ["favre"]
        hand = ["awn", "seeker", "medic", "ammo"]
        [[player]]
        hand = ["sol"]
    """)
    events = do(game, "mutate II1")
    order = [kind for kind in kinds(events) if kind in ("drew", "advantage-taken", "entered", "additional-turn")]
    favre, awn = ["drew", "drew", "advantage-taken"], ["entered", *["drew"] * 4, "additional-turn"]
    assert order == favre + awn
    assert army(game, 0) == {"I": ["guardian"], "II": ["awn"]}
    assert hand(game, 0) == ["dawn", "kork", "mind", "trix"]
    assert hand(game, 1) == ["angel", "higuma", "sol"]
    assert (pile(game, 0), deck(game, 0)) == (["ammo", "favre", "medic", "seeker"], [])
    assert game.state.advantage == 0
    ready(game, 0)  # Awn's additional turn


@pytest.mark.rule("G5.1b")
def test_a_power_of_entering_by_mutation_is_resolved() -> None:
    game = table("""
        deck = ["kork", "walror", "dawn", "trix", "higuma", "angel"]
        [[player]]
        army.I = ["medic"]
        army.II = ["sol"]
        hand = ["kokoshomushu", "mind", "seeker"]
        [[player]]
        hand = ["kao"]
    """)
    do(game, "mutate II1", "pay mind")
    assert army(game, 0) == {"I": ["medic"], "II": ["kokoshomushu"]}
    assert hand(game, 0) == ["dawn", "higuma", "kork", "trix", "walror"]
    assert (hand(game, 1), pile(game, 0), deck(game, 0)) == (["kao"], ["mind", "seeker", "sol"], ["angel"])
    ready(game, 1)


@pytest.mark.rule("G5.1c")
def test_a_mutated_goblin_is_not_destroyed() -> None:
    game = table("""
        deck = ["mind"]
        [[player]]
        army.I = ["teleporter", "guardian"]
        army.II = ["prahs"]
        hand = ["seeker", "loya", "kao"]
        [[player]]
        army.I = ["sniper"]
        army.II = ["dom"]
        army.III = ["dawn"]
    """)
    events = do(game, "mutate I1")  # Prahs and Dawn would ask
    assert "destroyed" not in kinds(events)
    assert army(game, 0) == {"I": ["seeker", "guardian"], "II": ["prahs"]}
    assert army(game, 1) == {"I": ["sniper"], "II": ["dom"], "III": ["dawn"]}
    assert (hand(game, 0), pile(game, 0), deck(game, 0)) == ([], ["kao", "loya", "teleporter"], ["mind"])
    ready(game, 1)


@pytest.mark.rule("G5.1d")
def test_the_new_goblin_comes_even_when_the_old_ones_power_takes_its_neighbours() -> None:
    game = table("""
        deck = ["mind"]
        [[player]]
        army.I = ["explosive", "guardian"]
        army.II = ["loya"]
        hand = ["priest", "sol", "kao", "kork"]
        [[player]]
    """)
    do(game, "mutate I1")
    assert choices(game) == ["destroy 0:I2", "destroy 0:II1"]
    do(game, "destroy 0:II1")  # what lay above the slot
    assert army(game, 0) == {"I": ["priest", "guardian"]}
    assert pile(game, 0) == ["explosive", "kao", "kork", "loya", "sol"]
    assert (hand(game, 0), deck(game, 0)) == ([], ["mind"])
    ready(game, 1)


@pytest.mark.rule("G5.1d", "G5.3")
def test_a_zombie_set_aside_is_not_shuffled_back_into_the_draw_pile() -> None:
    game = table("""
        discard = ["medic"]
        deck = []
        [[player]]
        army.I = ["thief"]
        hand = ["kao", "loya", "sol"]
        [[player]]
        army.I = ["scout"]
        hand = ["mind"]
    """)
    do(game, "mutate I1")  # only the Medic can come in
    assert (asked(game), pile(game, 0)) == ((1, "may"), ["kao", "loya", "sol", "thief"])
    do(game, "yes")  # draws from an empty pile
    assert sorted(hand(game, 1) + deck(game, 0)) == ["kao", "loya", "mind", "sol", "thief"]
    assert asked(game) == (1, "discard")
    do(game, "discard mind")
    assert army(game, 0) == {"I": ["medic"]}
    assert (hand(game, 0), pile(game, 0), len(deck(game, 0))) == ([], ["mind"], 3)
    ready(game, 1)


@pytest.mark.rule("G5.2")
def test_never_into_the_same_design() -> None:
    game = table("""
        deck = ["mind"]
        discard = ["thief"]
        [[player]]
        army.I = ["ammo", "thief"]
        hand = ["ammo", "loya", "sol", "kao"]
        [[player]]
    """)
    assert "mutate I1" not in choices(game)  # the other A.M.M.O. is the only Bakuto in hand
    do(game, "mutate I2")  # into A.M.M.O., for the other Thief cannot come
    assert army(game, 0) == {"I": ["ammo", "ammo"]}
    assert (hand(game, 0), pile(game, 0)) == (["mind"], ["kao", "loya", "sol", "thief", "thief"])
    ready(game, 1)


@pytest.mark.rule("G5.2")
def test_the_refusal_of_an_identical_card_names_its_rule() -> None:
    game = table(AMMO.replace('"pixl"', '"ammo"'))
    do(game, "mutate I1")
    assert rules_against(game, "into ammo") == ["G5.2"]
    assert choices(game) == ["into seeker", "into visionary", "into medic"]


ZOMBIE = """
    discard = ["medic", "kao", "seeker"]
    deck = ["mind"]
    [[player]]
    army.I = ["assassin"]
    hand = ["scout", "loya", "sol"]
    [[player]]
    army.I = ["guardian"]
"""


@pytest.mark.rule("G5.3")
def test_a_zombie_mutation_may_bring_a_goblin_of_the_discard_pile() -> None:
    game = table(ZOMBIE.replace('"sol"]', '"sol", "priest"]'))
    do(game, "mutate I1")
    assert choices(game) == ["into priest", "into scout", "into pile:seeker", "into pile:medic"]
    do(game, "into pile:seeker", "pay priest", "pay scout", "pay sol")
    assert army(game, 0) == {"I": ["seeker"]}
    assert (hand(game, 0), pile(game, 0)) == (["loya"], ["assassin", "kao", "medic", "priest", "scout", "sol"])
    assert (army(game, 1), deck(game, 0)) == ({"I": ["guardian"]}, ["mind"])
    ready(game, 1)


@pytest.mark.rule("G5.3")
def test_a_card_discarded_for_a_zombie_mutation_cannot_come_in_by_it() -> None:
    game = table(ZOMBIE)
    do(game, "mutate I1")
    assert choices(game) == ["into pile:seeker", "into pile:medic"]  # all three of the hand are needed to pay
    do(game, "into pile:medic")
    assert army(game, 0) == {"I": ["medic"]}
    assert (hand(game, 0), pile(game, 0)) == ([], ["assassin", "kao", "loya", "scout", "seeker", "sol"])
    ready(game, 1)
    nothing_there = table(ZOMBIE.replace('["medic", "kao", "seeker"]', '["kao"]'))
    assert "mutate I1" not in choices(nothing_there)
    ready(nothing_there, 0)


@pytest.mark.rule("G5.3")
def test_other_mutations_bring_nothing_out_of_the_discard_pile() -> None:
    game = table(ZOMBIE.replace('"assassin"', '"ammo"'))
    do(game, "mutate I1")  # into the Scout, the only Bakuto in hand
    assert army(game, 0) == {"I": ["scout"]}
    assert (hand(game, 0), pile(game, 0)) == (["mind"], ["ammo", "kao", "loya", "medic", "seeker", "sol"])
    ready(game, 1)


@pytest.mark.rule("G5.4")
def test_a_trapped_goblin_cannot_mutate() -> None:
    game = table(AMMO.replace('army.I = ["ammo"]', 'army.I = ["(ammo)", "ammo"]'))
    assert rules_against(game, "mutate I1") == ["G5.4"]
    assert "mutate I2" in choices(game)
    ready(game, 0)


@pytest.mark.rule("G5.5")
def test_no_neighbour_becomes_free_while_the_slot_waits() -> None:
    game = table("""
        advantage = 1
        deck = ["mind"]
        [[player]]
        army.I = ["seeker", "explosive"]
        hand = ["medic", "loya", "sol", "kao"]
        [[player]]
        army.I = ["guardian", "guardian"]
        army.II = ["pixl"]
    """)
    do(game, "mutate I2")
    assert choices(game) == ["destroy 1:I2", "destroy 1:II1"]  # neither the slot itself nor the Seeker beside it
    assert rules_against(game, "destroy 0:I1") == ["G7.4"]
    assert rules_against(game, "destroy 0:I2") != []
    do(game, "destroy 1:I2")
    assert (army(game, 0), army(game, 1)) == ({"I": ["seeker", "medic"]}, {"I": ["guardian"], "II": ["pixl"]})
    assert pile(game, 0) == ["explosive", "guardian", "kao", "loya", "sol"]
    assert game.state.advantage == 0
    ready(game, 1)


@pytest.mark.rule("G5.5")
def test_the_incoming_goblin_cannot_be_chosen_before_it_has_entered() -> None:
    game = table("""
        deck = ["mind"]
        [[player]]
        army.I = ["avenger"]
        hand = ["seeker", "loya", "sol", "kao"]
        [[player]]
        army.I = ["guardian"]
        army.II = ["pixl"]
        army.III = ["kork"]
    """)
    events = do(game, "mutate I1")
    assert choices(game) == ["trap 1:I1", "trap 1:II1"]
    events = do(game, "trap 1:II1")  # two must be trapped: the other one as well
    assert kinds(events).index("captured") < kinds(events).index("entered")
    assert army(game, 0) == {"I": ["seeker"]}
    assert army(game, 1) == {"I": ["(guardian)"], "II": ["(pixl)"], "III": ["kork"]}
    assert (hand(game, 0), pile(game, 0)) == ([], ["avenger", "kao", "loya", "sol"])
    ready(game, 1)


@pytest.mark.rule("G5.5")
def test_alone_in_play_the_old_goblins_power_finds_nothing_and_the_new_ones_finds_itself() -> None:
    game = table("""
        advantage = 1
        deck = ["mind"]
        [[player]]
        army.I = ["explosive"]
        hand = ["assassin", "loya", "sol", "kao"]
        [[player]]
    """)
    events = do(game, "mutate I1")
    assert kinds(events).count("nothing-happens") == 1
    assert army(game, 0) == {}  # it entered, and had to destroy the only FREE card: itself
    assert pile(game, 0) == ["assassin", "explosive", "kao", "loya", "sol"]
    assert game.state.advantage == 0  # the rest of the Explosive's power
    ready(game, 1)


SCOUT = """
    deck = ["kork", "mind", "dawn"]
    [[player]]
    army.I = ["ammo"]
    hand = ["medic", "loya", "sol"]
    [[player]]
    army.I = ["scout"]
    hand = ["trix"]
"""


@pytest.mark.rule("G5.6")
@pytest.mark.parametrize(("first", "drawn", "drawn_by_scout"), [("0:I1", "kork", "mind"), ("1:I1", "mind", "kork")])
def test_the_active_player_orders_scout_and_the_old_goblins_power(first: str, drawn: str, drawn_by_scout: str) -> None:
    game = table(SCOUT)
    do(game, "mutate I1")
    assert asked(game) == (0, "trigger")
    assert choices(game) == ["resolve 0:I1", "resolve 1:I1"]
    events = do(game, f"resolve {first}")
    assert asked(game) == (1, "may")
    events += do(game, "yes")
    assert (asked(game), choices(game)) == ((1, "discard"), [f"discard {drawn_by_scout}", "discard trix"])
    events += do(game, "discard trix")
    assert kinds(events).count("drew") == 2
    assert kinds(events).index("entered") > max(place for place, kind in enumerate(kinds(events)) if kind == "drew")
    assert army(game, 0) == {"I": ["medic"]}
    assert army(game, 1) == {"I": ["scout"]}
    assert (hand(game, 0), hand(game, 1), deck(game, 0)) == ([drawn], [drawn_by_scout], ["dawn"])
    assert pile(game, 0) == ["ammo", "loya", "sol", "trix"]
    ready(game, 1)


@pytest.mark.rule("G5.6")
def test_scout_may_be_declined_and_works_before_the_new_goblin_enters() -> None:
    game = table(SCOUT.replace('"ammo"', '"sniper"').replace('"medic"', '"ammo"'))
    do(game, "mutate I1")  # the Sniper has no power of its own when it mutates
    assert asked(game) == (1, "may")
    assert game.state.seats[0].army[0] == -1  # the slot waits
    do(game, "no")
    assert (hand(game, 0), hand(game, 1)) == (["kork"], ["trix"])  # A.M.M.O. drew the top card
    assert (army(game, 0), pile(game, 0)) == ({"I": ["ammo"]}, ["loya", "sniper", "sol"])
    assert deck(game, 0) == ["mind", "dawn"]
    ready(game, 1)


@pytest.mark.rule("G5.6")
def test_each_scout_counts_whoever_has_it() -> None:
    both = table(SCOUT.replace('"ammo"', '"sniper"').replace('["scout"]', '["scout", "scout"]'))
    do(both, "mutate I1", "yes", "discard trix")
    assert asked(both) == (1, "may")
    do(both, "yes", "discard kork")
    assert (hand(both, 1), deck(both, 0)) == (["mind"], ["dawn"])
    assert pile(both, 0) == ["kork", "loya", "sniper", "sol", "trix"]
    ready(both, 1)

    apart = table(SCOUT.replace('"ammo"', '"sniper"') + '[[player]]\narmy.I = ["scout"]\nhand = ["higuma"]')
    do(apart, "mutate I1")
    assert (asked(apart), choices(apart)) == ((0, "trigger"), ["resolve 1:I1", "resolve 2:I1"])
    do(apart, "resolve 2:I1", "yes", "discard higuma", "yes", "discard trix")
    assert (hand(apart, 1), hand(apart, 2), deck(apart, 0)) == (["mind"], ["kork"], ["dawn"])
    assert army(apart, 0) == {"I": ["medic"]}
    ready(apart, 1)


@pytest.mark.rule("G5.6")
@pytest.mark.parametrize("scouts", ['["(scout)"]', '["engineer"]'])
def test_a_trapped_scout_and_ones_own_scout_do_nothing(scouts: str) -> None:
    game = table(SCOUT.replace('["scout"]', scouts).replace('["ammo"]', '["sniper", "scout"]'))
    do(game, "mutate I1")
    assert army(game, 0) == {"I": ["medic", "scout"]}
    assert (hand(game, 0), hand(game, 1), deck(game, 0)) == ([], ["trix"], ["kork", "mind", "dawn"])
    ready(game, 1)


@pytest.mark.rule("G5.6")
@pytest.mark.parametrize(("old", "left"), [("avenger", {"I": ["(scout)"]}), ("explosive", {})])
def test_a_scout_that_the_old_goblins_power_takes_first_still_counts(old: str, left: dict[str, list[str]]) -> None:
    game = table(SCOUT.replace('"ammo"', f'"{old}"').replace('"sol"', '"sol", "dom"'))
    do(game, "mutate I1", "resolve 0:I1")  # traps or destroys the Scout, the only card left
    assert army(game, 1) == left
    assert asked(game) == (1, "may")
    do(game, "yes", "discard trix")
    assert (hand(game, 1), deck(game, 0)) == (["kork"], ["mind", "dawn"])
    assert (army(game, 0), hand(game, 0)) == ({"I": ["medic"]}, [])
    ready(game, 1)
