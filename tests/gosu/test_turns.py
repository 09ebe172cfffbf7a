"""G3.1 to G3.4: the actions of a turn, passing, further turns, effects that happen together."""

import pytest

from gosux import Game
from tests.scene import (
    army,
    asked,
    choices,
    deck,
    do,
    hand,
    kinds,
    pile,
    points,
    ready,
    rules_against,
    scene,
    tokens,
)

# -- G3.1: one action each, clockwise ----------------------------------------------------------------------------


@pytest.mark.rule("G3.1")
@pytest.mark.parametrize(("players", "order"), [(2, [1, 0, 1, 0]), (3, [1, 2, 0, 1]), (4, [1, 2, 3, 0])])
def test_turns_go_clockwise_with_one_action_each(players: int, order: list[int]) -> None:
    game = scene('ruleset = "gosu"\nturn = 1\n' + "[[player]]\n" * players)
    for player in order:
        ready(game, player)
        for other in range(players):
            assert rules_against(game, "draw 1", other) == ([] if other == player else ["G3.1"])
        do(game, "draw 1")
    assert sum(len(hand(game, seat)) for seat in range(players)) == 4
    ready(game, (order[-1] + 1) % players)


ONE_OF_EACH = """
ruleset = "gosu"
deck = ["awn", "sol", "meow"]
[[player]]
army.I = ["psi", "guardian", "illusionist [t]"]
hand = ["seeker", "kork", "lipsy"]
[[player]]
army.I = ["seeker"]
"""


@pytest.mark.rule("G3.1", "G3.1a", "G3.1b", "G3.1c", "G3.1d", "G3.1e", "G3.1f")
def test_a_turn_offers_the_six_kinds_of_action() -> None:
    game = scene(ONE_OF_EACH)
    assert choices(game) == ["pass", "draw 1", "play seeker", "mutate I1", "activate 0:I2"]
    ready(game, 0)
    game = scene(ONE_OF_EACH.replace("illusionist [t]", "illusionist"))
    assert choices(game) == ["pass", "draw 1", "draw 3", "play seeker", "mutate I1", "activate 0:I2", "activate 0:I3"]
    ready(game, 0)


@pytest.mark.rule("G3.1a")
def test_an_action_is_to_play_a_goblin_from_hand() -> None:
    game = scene(ONE_OF_EACH)
    assert rules_against(game, "play scout") == ["G3.1a"]
    do(game, "play seeker")
    assert army(game, 0) == {"I": ["psi", "guardian", "illusionist [t]", "seeker"]}
    assert hand(game, 0) == ["kork", "lipsy"]
    assert pile(game, 0) == []
    ready(game, 1)


@pytest.mark.rule("G3.1b")
def test_an_action_is_to_mutate_a_goblin() -> None:
    game = scene(ONE_OF_EACH)
    assert rules_against(game, "mutate I2") == ["G5.1a"]  # the Guardian has no mutation cost
    assert rules_against(game, "mutate I4") == ["G5.1a"]  # nobody lies there
    do(game, "mutate I1")
    assert army(game, 0) == {"I": ["seeker", "guardian", "illusionist [t]"]}
    assert hand(game, 0) == []
    assert pile(game, 0) == ["kork", "lipsy", "psi"]
    ready(game, 1)


@pytest.mark.rule("G3.1c")
def test_a_token_draws_a_card() -> None:
    game = scene(ONE_OF_EACH)
    do(game, "draw 1")
    assert hand(game, 0) == ["awn", "kork", "lipsy", "seeker"]
    assert deck(game, 0) == ["sol", "meow"]
    assert tokens(game, 0) == (0, 1, 0)
    ready(game, 1)
    do(game, "pass")
    assert rules_against(game, "draw 1") == ["G3.1c"]
    ready(game, 0)


@pytest.mark.rule("G3.1d")
def test_two_tokens_draw_three_cards() -> None:
    game = scene(ONE_OF_EACH)
    assert rules_against(game, "draw 3") == ["G3.1d"]  # one of the two lies on the Illusionist
    game = scene(ONE_OF_EACH.replace("illusionist [t]", "illusionist"))
    do(game, "draw 3")
    assert hand(game, 0) == ["awn", "kork", "lipsy", "meow", "seeker", "sol"]
    assert deck(game, 0) == []
    assert tokens(game, 0) == (0, 2, 0)
    ready(game, 1)


@pytest.mark.rule("G3.1d")
def test_five_cards_cannot_be_drawn_without_higuma() -> None:
    game = scene(ONE_OF_EACH.replace("illusionist [t]", "illusionist"))
    assert rules_against(game, "draw 5") == ["G3.1d"]
    ready(game, 0)


@pytest.mark.rule("G3.1e")
def test_a_token_on_a_goblin_uses_its_activate_power() -> None:
    game = scene(ONE_OF_EACH.replace('"kork", "lipsy"', ""))
    assert rules_against(game, "activate 0:I1") == ["G3.1e"]  # Psi has no such power
    assert rules_against(game, "activate 0:I4") == ["G3.1e"]
    assert rules_against(game, "activate 1:I1") == ["G3.1e"]  # another player's
    do(game, "activate 0:I2")
    assert army(game, 0) == {"I": ["psi", "guardian [t]", "illusionist [t]"]}
    assert hand(game, 0) == ["awn", "seeker", "sol"]
    assert deck(game, 0) == ["meow"]
    assert tokens(game, 0) == (0, 0, 0)
    ready(game, 1)


@pytest.mark.rule("G3.1e")
def test_without_a_token_in_hand_no_goblin_is_used() -> None:
    game = scene(ONE_OF_EACH.replace("[[player]]", "[[player]]\nspent = 1", 1))
    assert rules_against(game, "activate 0:I2") == ["G3.1e"]
    ready(game, 0)


@pytest.mark.rule("G3.1f", "G3.2")
def test_passing_is_allowed_with_tokens_and_cards_in_hand() -> None:
    game = scene(ONE_OF_EACH)
    assert rules_against(game, "pass") == []
    assert rules_against(game, "pass", 1) == ["G3.1"]
    do(game, "pass")
    assert hand(game, 0) == ["kork", "lipsy", "seeker"]
    assert tokens(game, 0) == (1, 0, 0)
    ready(game, 1)


# -- G3.2: passing -----------------------------------------------------------------------------------------------

FOUR_PLAYERS = """
ruleset = "gosu"
deck = ["awn", "sol", "meow", "kao", "dom"]
[[player]]
army.I = ["psi"]
[[player]]
[[player]]
[[player]]
"""


@pytest.mark.rule("G3.2")
def test_who_has_passed_gets_no_turn_in_the_round_and_the_others_go_on() -> None:
    game = scene(FOUR_PLAYERS)
    do(game, "draw 1", "pass", "draw 1", "pass", "draw 1")
    ready(game, 2)  # not the second player
    assert rules_against(game, "draw 1", 1) == ["G3.1"]
    do(game, "draw 1")
    ready(game, 0)
    do(game, "pass")
    ready(game, 2)
    assert [len(hand(game, seat)) for seat in range(4)] == [2, 0, 2, 0]
    assert game.state.round == 1


@pytest.mark.rule("G3.2")
def test_the_last_player_goes_on_alone() -> None:
    game = scene(FOUR_PLAYERS.replace("[[player]]\n", "[[player]]\npassed = true\n").replace("passed = true\n", "", 1))
    do(game, "draw 1")
    ready(game, 0)
    do(game, "draw 1")
    ready(game, 0)
    assert hand(game, 0) == ["awn", "sol"]
    assert game.state.round == 1


@pytest.mark.rule("G3.2")
def test_the_great_battle_follows_when_all_have_passed_and_not_before() -> None:
    game = scene(FOUR_PLAYERS)
    for _ in range(3):
        assert "battle" not in kinds(do(game, "pass"))
    events = kinds(do(game, "pass"))
    assert events.index("passed") < events.index("battle") < events.index("round")
    assert points(game) == [1, 0, 0, 0]
    assert game.state.round == 2
    ready(game, 0)


# -- G3.3: further turns -----------------------------------------------------------------------------------------

PRESCIENTS = """
ruleset = "gosu"
deck = ["awn"]
[[player]]
hand = ["prescient", "prescient", "seeker"]
[[player]]
[[player]]
"""


@pytest.mark.rule("G3.3a")
def test_another_turn_must_be_taken() -> None:
    game = scene(PRESCIENTS)
    do(game, "play prescient")
    ready(game, 0)
    for other in (1, 2):
        assert rules_against(game, "pass", other) == ["G3.1"]
    do(game, "play seeker")
    assert army(game, 0) == {"I": ["prescient", "seeker"]}
    assert hand(game, 0) == ["prescient"]
    ready(game, 1)


@pytest.mark.rule("G3.3a")
def test_another_turn_may_be_used_to_pass() -> None:
    game = scene(PRESCIENTS)
    do(game, "play prescient", "pass")
    ready(game, 1)
    do(game, "pass")
    ready(game, 2)
    do(game, "draw 1")
    assert hand(game, 2) == ["awn"]
    ready(game, 2)


@pytest.mark.rule("G3.3b")
def test_a_turn_gained_in_a_further_turn_counts_too() -> None:
    game = scene(PRESCIENTS)
    do(game, "play prescient", "play prescient")
    ready(game, 0)
    do(game, "play seeker")
    assert army(game, 0) == {"I": ["prescient", "prescient", "seeker"]}
    assert hand(game, 0) == []
    ready(game, 1)


TWO_TURNS_AT_ONCE = """
ruleset = "gosu"
deck = ["psi", "seeker", "scout", "loya", "angel", "mind", "kork", "dante"]
[[player]]
army.I = ["seeker"]
army.II = ["mmo-twice"]
hand = ["awn", "sol", "meow"]
[[player]]
[[player]]
"""


@pytest.mark.rule("G3.3b")
def test_two_powers_give_two_turns_one_after_the_other() -> None:
    game = scene(TWO_TURNS_AT_ONCE)
    # Mmo Twice is mutated away: one turn. Awn comes in: another.
    do(game, "mutate II1", "into awn")
    assert army(game, 0) == {"I": ["seeker"], "II": ["awn"]}
    assert hand(game, 0) == ["psi", "scout", "seeker"]
    assert hand(game, 1) == ["angel", "loya"]
    assert hand(game, 2) == ["kork", "mind"]
    assert pile(game, 0) == ["meow", "mmo-twice", "sol"]
    ready(game, 0)
    do(game, "play psi")
    while asked(game)[1] == "keep":
        do(game, choices(game)[0])
    ready(game, 0)
    do(game, "play seeker")
    ready(game, 1)


@pytest.mark.rule("G3.3b")
@pytest.mark.parametrize("pending", [0, 1, 2, 5])
def test_each_further_turn_is_taken_before_the_next_player(pending: int) -> None:
    game = scene(f"""
ruleset = "gosu"
deck = []
turns_pending = {pending}
[[player]]
hand = ["seeker", "seeker", "illusionist", "illusionist", "visionary", "adelam", "alikan", "copycat"]
[[player]]
""")
    for card in ["seeker", "seeker", "illusionist", "illusionist", "adelam", "alikan"][: pending + 1]:
        ready(game, 0)
        do(game, f"play {card}")
    ready(game, 1)
    do(game, "pass")
    ready(game, 0)


@pytest.mark.rule("G3.3c")
def test_who_passes_loses_the_further_turns() -> None:
    game = scene(TWO_TURNS_AT_ONCE)
    do(game, "mutate II1", "into awn", "pass")
    ready(game, 1)
    do(game, "pass")
    ready(game, 2)
    do(game, "pass")
    assert game.state.round == 2
    ready(game, 0)  # Mmo Twice took the Advantage token
    do(game, "draw 1")
    ready(game, 1)  # none of the lost turns is left over in the next round


# -- G3.4: effects that happen together --------------------------------------------------------------------------

THREE_EFFECTS = """
ruleset = "gosu"
deck = ["seeker", "psi", "scout", "medic", "thief"]
[[player]]
army.I = ["medic"]
army.II = ["ultimate"]
[[player]]
army.I = ["shaman", "shaman"]
army.II = ["prahs", "favre"]
[[player]]
army.I = ["sniper"]
army.II = ["dom"]
army.III = ["dawn"]
"""


def destroy_favre() -> Game:
    """Favre's own power, Prahs beside it and Dawn of a third player are set off together."""
    game = scene(THREE_EFFECTS)
    do(game, "activate 0:II1", "destroy 1:II2")
    return game


@pytest.mark.rule("G3.4")
def test_the_active_player_orders_effects_that_happen_together() -> None:
    game = destroy_favre()
    assert asked(game) == (0, "trigger")
    assert choices(game) == ["resolve 1:II1", "resolve 1:II2", "resolve 2:III1"]
    assert rules_against(game, "resolve 1:II1", 1) == ["G3.4"]
    do(game, "resolve 2:III1")
    assert asked(game) == (0, "may")
    do(game, "yes")
    assert hand(game, 0) == ["seeker"]
    assert asked(game) == (0, "trigger")
    assert choices(game) == ["resolve 1:II1", "resolve 1:II2"]
    do(game, "resolve 1:II1")
    assert asked(game) == (1, "may")
    do(game, "yes")
    # Favre is the last one and needs no question.
    assert hand(game, 0) == ["seeker"]
    assert hand(game, 1) == ["medic", "psi", "scout"]
    assert hand(game, 2) == []
    assert deck(game, 0) == ["thief"]
    assert pile(game, 0) == ["favre"]
    assert game.state.advantage == 1
    assert army(game, 0) == {"I": ["medic"], "II": ["ultimate [t]"]}
    assert army(game, 1) == {"I": ["shaman", "shaman"], "II": ["prahs"]}
    assert army(game, 2) == {"I": ["sniper"], "II": ["dom"], "III": ["dawn"]}
    ready(game, 1)


@pytest.mark.rule("G3.4")
def test_another_order_gives_other_cards_and_loses_none_of_the_effects() -> None:
    game = destroy_favre()
    do(game, "resolve 1:II2", "resolve 1:II1", "yes", "yes")
    assert hand(game, 0) == ["medic"]
    assert hand(game, 1) == ["psi", "scout", "seeker"]
    assert deck(game, 0) == ["thief"]
    assert game.state.advantage == 1
    ready(game, 1)


@pytest.mark.rule("G3.4")
def test_the_active_player_orders_other_players_effects_too() -> None:
    game = scene("""
ruleset = "gosu"
deck = ["awn", "sol"]
[[player]]
army.I = ["sentinel"]
hand = ["seeker", "kork", "lipsy"]
[[player]]
army.I = ["scout"]
[[player]]
army.I = ["scout"]
""")
    do(game, "mutate I1")
    # Two Scouts of two players and the Sentinel's own power.
    assert asked(game) == (0, "trigger")
    assert choices(game) == ["resolve 0:I1", "resolve 1:I1", "resolve 2:I1"]
    do(game, "resolve 2:I1")
    assert asked(game) == (2, "may")
    do(game, "yes")  # draws Awn and discards it, having no other card
    assert asked(game) == (0, "trigger")
    do(game, "resolve 0:I1")
    assert asked(game) == (1, "may")
    do(game, "no")
    assert army(game, 0) == {"I": ["seeker"]}
    assert [hand(game, seat) for seat in range(3)] == [[], [], []]
    assert pile(game, 0) == ["awn", "kork", "lipsy", "sentinel"]
    assert deck(game, 0) == ["sol"]
    ready(game, 1)


@pytest.mark.rule("G3.4")
def test_a_single_effect_is_not_ordered() -> None:
    game = scene(THREE_EFFECTS.replace('"prahs", ', '"jaedong", ').replace('army.III = ["dawn"]', ""))
    do(game, "activate 0:II1", "destroy 1:II2")
    assert hand(game, 1) == ["psi", "seeker"]
    assert hand(game, 0) == []
    assert deck(game, 0) == ["scout", "medic", "thief"]
    assert game.state.advantage == 1
    ready(game, 1)
