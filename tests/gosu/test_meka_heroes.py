"""Meka Heroes: Kameo, Manner, Meow, Mmo Twice, Moonlight, Silend, Time."""

import pytest

from tests.gosu.table import table
from tests.scene import (
    army,
    asked,
    choices,
    deck,
    do,
    hand,
    kinds,
    over,
    pile,
    points,
    ready,
    rules_against,
    tokens,
)
from tests.zones import zones

# -- Kameo -------------------------------------------------------------------------------------------------------

SEVEN_BAKUTOS = '"psi", "psi", "seeker", "seeker", "medic", "medic", "thief"'
KAMEO = f'army.I = ["scout"]\narmy.II = ["kameo"]\nhand = ["HERO", {SEVEN_BAKUTOS}]'
PAID = ["kameo", "medic", "medic", "psi", "psi", "seeker", "seeker", "thief"]


@pytest.mark.card("kameo", game="gosu")
def test_kameo_takes_the_advantage_when_it_comes() -> None:
    game = table("deck = []\nadvantage = 1", 'army.I = ["scout"]\nhand = ["kameo"]', "")
    do(game, "play kameo")
    assert (army(game, 0), game.state.advantage) == ({"I": ["scout"], "II": ["kameo"]}, 0)
    assert points(game) == [0, 0]
    ready(game, 1)


@pytest.mark.card("kameo", game="gosu")
@pytest.mark.rule("G11.1", "G5.1b")
def test_mutating_kameo_gains_a_point_and_each_opponent_draws_three_from_the_left() -> None:
    game = table(
        'deck = ["awn", "sol", "mind", "kao", "loya", "trix", "kork"]\nturn = 1\nadvantage = 0',
        "points = 2",
        KAMEO.replace("HERO", "meow"),
        "passed = true",
    )
    do(game, "mutate II1")
    assert (points(game), game.state.advantage) == ([2, 1, 0], 0)
    assert [hand(game, seat) for seat in range(3)] == [["kao", "loya", "trix"], [], ["awn", "mind", "sol"]]
    assert (army(game, 1), deck(game, 0), pile(game, 0)) == ({"I": ["scout"], "II": ["meow"]}, ["kork"], PAID)
    ready(game, 0)


@pytest.mark.card("kameo", game="gosu")
@pytest.mark.rule("G9.3a", "G9.7")
def test_kameos_third_point_wins_before_anybody_draws() -> None:
    game = table('deck = ["awn", "sol", "mind"]', "points = 2\n" + KAMEO.replace("HERO", "meow"), "points = 2")
    do(game, "mutate II1")
    assert (points(game), hand(game, 1), pile(game, 0)) == ([3, 2], [], PAID)
    over(game, [0], "G9.3a")


@pytest.mark.card("kameo", game="gosu")
@pytest.mark.rule("G8.3", "G5.1b")
def test_the_goblin_after_kameo_reads_its_bonus_with_the_new_point() -> None:
    game = table('deck = ["awn", "sol", "mind", "kao"]', KAMEO.replace("HERO", "time"), "points = 1")
    do(game, "mutate II1", "discard awn")  # one each: the players are level now
    assert points(game) == [1, 1]
    assert zones(game, 0) == {"I": "scout", "II": "time", "hand": "kao", "pile": ", ".join(sorted([*PAID, "awn"]))}
    assert hand(game, 1) == ["mind", "sol"]
    ready(game, 1)


@pytest.mark.card("kameo", works=False, game="gosu")
@pytest.mark.rule("G5.1b", "G5.1c")
def test_kameo_gains_nothing_unpaid_or_destroyed() -> None:
    game = table(
        'deck = ["awn", "sol", "mind"]',
        KAMEO.replace("HERO", "meow").replace(', "thief"', ""),
        'army.I = ["ak52"]\nhand = ["kao", "loya"]',
    )
    assert rules_against(game, "mutate II1") == ["G5.1b"]
    do(game, "pass", "activate 1:I1", "level II")
    assert (points(game), army(game, 0)) == ([0, 0], {"I": ["scout"]})
    assert (hand(game, 1), pile(game, 0), len(hand(game, 0))) == ([], ["kameo", "kao", "loya"], 7)
    ready(game, 1)


# -- Manner ------------------------------------------------------------------------------------------------------

MANNER = 'army.I = ["scout"]\narmy.II = ["manner"]\nhand = ["meow", "psi", "medic", "seeker", "thief"]'


@pytest.mark.card("manner", game="gosu")
@pytest.mark.rule("G11.1", "G5.1a")
def test_mutating_manner_gives_every_player_five_new_cards_but_spares_the_incoming_goblin() -> None:
    drawn = [["adelam", "alikan", "awn", "copycat", "justice"], ["angel", "kamakor", "loya", "mind", "patience"]]
    game = table(f"deck = {[*drawn[0], *drawn[1], 'trix']}", MANNER, 'passed = true\nhand = ["kao", "kork"]')
    do(game, "mutate II1", "pay psi", "pay medic", "pay seeker")
    assert (army(game, 0), hand(game, 0)) == ({"I": ["scout"], "II": ["meow"]}, drawn[0])
    assert (army(game, 1), hand(game, 1)) == ({}, drawn[1])
    assert pile(game, 0) == ["kao", "kork", "manner", "medic", "psi", "seeker", "thief"]
    assert deck(game, 0) == ["trix"]
    ready(game, 0)


@pytest.mark.card("manner", game="gosu")
@pytest.mark.rule("G11.11", "G10.1")
def test_manner_is_finished_by_one_player_before_the_next_begins() -> None:
    game = table(
        'deck = ["awn", "sol", "mind", "kao", "loya"]',
        MANNER.replace("meow", "kameo"),
        'hand = ["kork", "lipsy"]',
        'hand = ["dante", "labdad"]',
    )
    do(game, "mutate II1", "pay psi", "pay medic", "pay seeker")
    assert hand(game, 0) == ["awn", "kao", "loya", "mind", "sol"]
    # The second player's five come from the payment, Manner and the hands of the first two: not from the third's.
    reshuffled = ["kork", "lipsy", "manner", "medic", "psi", "seeker", "thief"]
    assert (len(hand(game, 1)), set(hand(game, 1)) <= set(reshuffled)) == (5, True)
    rest = [card for card in reshuffled if card not in hand(game, 1)]
    assert len(hand(game, 2)) == 4  # the two that were left, then their own two, shuffled anew
    assert sorted(hand(game, 2)) == sorted([*rest, "dante", "labdad"])
    assert (deck(game, 0), pile(game, 0)) == ([], [])
    ready(game, 1)


@pytest.mark.card("manner", works=False, game="gosu")
@pytest.mark.rule("G5.1c")
def test_a_manner_that_comes_or_is_destroyed_leaves_the_hands_alone() -> None:
    game = table(
        'deck = ["awn"]', 'army.I = ["scout"]\nhand = ["manner"]', 'army.I = ["ak52"]\nhand = ["kao", "loya", "psi"]'
    )
    do(game, "play manner")
    assert (hand(game, 0), hand(game, 1)) == ([], ["kao", "loya", "psi"])
    do(game, "activate 1:I1", "level II", "discard kao", "discard loya")
    assert zones(game, 0) == {"I": "scout", "deck": "awn", "pile": "kao, loya, manner"}
    assert (army(game, 1), hand(game, 1)) == ({"I": ["ak52 [t]"]}, ["psi"])
    ready(game, 0)


# -- Meow --------------------------------------------------------------------------------------------------------

EIGHT = 'discard = ["adelam", "alikan", "awn", "copycat", "justice", "loya", "patience", "angel"]'
MEOW = 'army.I = ["scout"]\narmy.II = ["meow"]'
FIVE_CARDS = 'hand = ["psi", "medic", "seeker", "thief", "kao"]'


@pytest.mark.card("meow", game="gosu")
@pytest.mark.rule("G10.3", "G8.1")
@pytest.mark.parametrize(("ahead", "size"), [(0, 7), (1, 8)])
def test_meow_draws_after_a_reshuffle_and_then_the_draw_goes_on(ahead: int, size: int) -> None:
    game = table(f"deck = []\n{EIGHT}", f"points = {ahead}", f"{MEOW}\n{FIVE_CARDS}")
    events = kinds(do(game, "draw 1"))
    assert events.index("shuffled-in") < events.index("advantage-taken") < len(events) - 1 - events[::-1].index("drew")
    assert (len(hand(game, 0)), len(hand(game, 1))) == (1, size)
    assert (len(deck(game, 0)), pile(game, 0)) == (8 - 1 - (size - 5), [])
    assert (army(game, 1), game.state.advantage) == ({"I": ["scout"], "II": ["meow"]}, 1)
    ready(game, 1)


@pytest.mark.card("meow", game="gosu")
@pytest.mark.rule("G10.3")
def test_a_draw_of_three_is_interrupted_by_its_own_players_meow() -> None:
    game = table(f'deck = ["sol"]\n{EIGHT}\nadvantage = 1', f"{MEOW}\n{FIVE_CARDS}", "")
    do(game, "draw 3")
    # Sol first, then the shuffle: Meow fills the six cards up to seven, and two more follow.
    assert (len(hand(game, 0)), len(deck(game, 0)), pile(game, 0)) == (9, 5, [])
    assert ("sol" in hand(game, 0), game.state.advantage) == (True, 0)
    ready(game, 1)


@pytest.mark.card("meow", game="gosu")
@pytest.mark.rule("G10.1", "G10.3", "G10.4")
def test_the_interrupted_draw_is_lost_if_meow_has_drawn_everything() -> None:
    game = table('deck = []\ndiscard = ["awn", "sol"]', 'hand = ["kao"]', MEOW)
    assert kinds(do(game, "draw 1")).count("shuffled-in") == 1
    assert (hand(game, 0), hand(game, 1)) == (["kao"], ["awn", "sol"])
    assert (deck(game, 0), pile(game, 0), game.state.advantage) == ([], [], 1)
    ready(game, 1)


@pytest.mark.card("meow", game="gosu")
@pytest.mark.rule("G10.2", "G10.3")
def test_meow_interrupts_a_reveal_whose_cards_are_not_shuffled_in() -> None:
    game = table(f'deck = ["sol", "mind"]\n{EIGHT}', 'hand = ["psi"]', f'{MEOW}\nhand = ["kao", "kork"]')
    do(game, "play psi")
    assert (asked(game), len(choices(game))) == ((0, "keep"), 5)
    assert {"keep sol", "keep mind"} < set(choices(game))
    do(game, "keep sol")
    assert (hand(game, 0), len(hand(game, 1)), len(pile(game, 0)), deck(game, 0)) == (["sol"], 7, 4, [])
    assert ("mind" in pile(game, 0), game.state.advantage) == (True, 1)
    ready(game, 1)


@pytest.mark.card("meow", works=False, game="gosu")
def test_a_full_hand_draws_nothing_by_meow_but_takes_the_advantage() -> None:
    game = table(f"deck = []\n{EIGHT}", "", f'{MEOW}\nhand = [{SEVEN_BAKUTOS}, "kao"]')
    do(game, "draw 1")
    assert (len(hand(game, 0)), len(hand(game, 1)), len(deck(game, 0))) == (1, 8, 7)
    assert game.state.advantage == 1
    ready(game, 1)


@pytest.mark.card("meow", works=False, game="gosu")
@pytest.mark.rule("G7.1b", "G10.1", "G3.6b")
@pytest.mark.parametrize(("head", "player", "sizes", "next_player"), [
    (f"deck = []\n{EIGHT}", MEOW.replace("meow", "(meow)"), (1, 7, 0), 1),
    (f"deck = []\n{EIGHT}", f"{MEOW}\nout = true", (1, 7, 0), 2),
    (f'deck = ["sol"]\n{EIGHT}', MEOW, (1, 0, 8), 1),  # the last card is drawn: nothing is shuffled yet
    ("deck = []", MEOW, (0, 0, 0), 1),  # nothing to shuffle
])  # fmt: skip
def test_meow_needs_a_reshuffle_and_to_be_in_force(
    head: str, player: str, sizes: tuple[int, int, int], next_player: int
) -> None:
    game = table(head, "", player, "")
    do(game, "draw 1")
    assert (hand(game, 1), hand(game, 2), game.state.advantage) == ([], [], 0)
    assert (len(hand(game, 0)), len(deck(game, 0)), len(pile(game, 0))) == sizes
    ready(game, next_player)


# -- Mmo Twice ---------------------------------------------------------------------------------------------------


@pytest.mark.card("mmo-twice", game="gosu")
@pytest.mark.rule("G3.3a", "G3.3b")
def test_mmo_twice_takes_the_advantage_a_card_and_a_turn() -> None:
    game = table('deck = ["awn", "mind"]\nadvantage = 1', 'army.I = ["scout"]\nhand = ["mmo-twice"]', "")
    do(game, "play mmo-twice")
    assert zones(game, 0) == {"I": "scout", "II": "mmo-twice", "hand": "awn", "deck": "mind"}
    assert game.state.advantage == 0
    ready(game, 0)
    do(game, "draw 1")
    ready(game, 1)


@pytest.mark.card("mmo-twice", game="gosu")
@pytest.mark.rule("G3.3b", "G5.1b")
def test_mmo_twice_mutated_into_awn_gives_two_turns_one_after_the_other() -> None:
    game = table(
        'deck = ["loya", "sol", "mind", "kao", "trix", "kork", "dante"]\nadvantage = 1',
        'army.I = ["scout"]\narmy.II = ["mmo-twice"]\nhand = ["awn", "psi", "medic"]',
        "",
    )
    do(game, "mutate II1")
    assert zones(game, 0) == {
        "I": "scout", "II": "awn", "hand": "loya, mind, sol", "deck": "kork, dante", "pile": "medic, mmo-twice, psi",
    }  # fmt: skip
    assert (hand(game, 1), game.state.advantage) == (["kao", "trix"], 0)
    ready(game, 0)
    do(game, "draw 1")
    ready(game, 0)
    do(game, "draw 1")
    ready(game, 1)


@pytest.mark.card("mmo-twice", game="gosu")
@pytest.mark.rule("G3.3b")
def test_a_turn_gained_in_a_further_turn_counts_too() -> None:
    game = table('deck = ["awn", "mind", "kork"]', 'army.I = ["scout", "psi"]\nhand = ["mmo-twice", "prescient"]', "")
    do(game, "play mmo-twice")
    ready(game, 0)
    do(game, "play prescient")
    ready(game, 0)
    do(game, "draw 1")
    ready(game, 1)
    assert zones(game, 0) == {"I": "scout, psi, prescient", "II": "mmo-twice", "hand": "awn, mind", "deck": "kork"}


@pytest.mark.card("mmo-twice", works=False, game="gosu")
@pytest.mark.rule("G3.3c")
def test_passing_loses_the_turn_that_mmo_twice_gave() -> None:
    game = table('deck = ["awn"]', 'army.I = ["scout"]\nhand = ["mmo-twice"]', "")
    do(game, "play mmo-twice", "pass")
    ready(game, 1)
    do(game, "draw 1")
    ready(game, 1)


@pytest.mark.card("mmo-twice", works=False, game="gosu")
@pytest.mark.rule("G5.1c")
def test_a_destroyed_mmo_twice_gives_nothing() -> None:
    game = table(
        'deck = ["mind"]', 'army.I = ["ak52"]\nhand = ["kao", "loya"]', 'army.I = ["scout"]\narmy.II = ["mmo-twice"]'
    )
    do(game, "activate 0:I1", "level II")
    assert zones(game, 0) == {"I": "ak52 [t]", "deck": "mind", "pile": "kao, loya, mmo-twice"}
    assert (army(game, 1), hand(game, 1), game.state.advantage) == ({"I": ["scout"]}, [], 0)
    ready(game, 1)


# -- Moonlight ---------------------------------------------------------------------------------------------------


@pytest.mark.card("moonlight", game="gosu")
@pytest.mark.rule("G6.1b")
def test_moonlight_takes_back_a_token_so_that_the_same_goblin_can_be_used_again() -> None:
    game = table("deck = []", 'army.I = ["engineer [t]", "scout"]\nhand = ["moonlight"]\nspent = 1', "")
    do(game, "play moonlight")
    assert choices(game) == ["take-back 0:I1", "spent"]
    do(game, "take-back 0:I1")
    assert zones(game, 0) == {"I": "engineer, scout", "II": "moonlight"}
    assert tokens(game, 0) == (1, 1, 0)
    do(game, "pass")
    assert "activate 0:I1" in choices(game)
    ready(game, 0)


@pytest.mark.card("moonlight", game="gosu")
@pytest.mark.rule("G5.1b")
def test_mutating_moonlight_takes_back_a_token() -> None:
    game = table(
        "deck = []",
        'army.I = ["scout"]\narmy.II = ["moonlight"]\nspent = 2\nhand = ["meow", "psi", "medic", "thief"]',
        "",
    )
    do(game, "mutate II1")
    assert zones(game, 0) == {"I": "scout", "II": "meow", "pile": "medic, moonlight, psi, thief"}
    assert tokens(game, 0) == (1, 1, 0)
    ready(game, 1)


@pytest.mark.card("moonlight", works=False, game="gosu")
@pytest.mark.rule("G6.1b")
def test_moonlight_takes_back_nothing_when_no_own_token_was_used() -> None:
    game = table("deck = []", 'army.I = ["scout", "engineer [t1]"]\nhand = ["moonlight"]', "spent = 1")
    assert "nothing-happens" in kinds(do(game, "play moonlight"))
    assert zones(game, 0) == {"I": "scout, engineer [t1]", "II": "moonlight"}
    assert (tokens(game, 0), tokens(game, 1)) == ((2, 0, 0), (0, 1, 0))
    ready(game, 1)


@pytest.mark.card("moonlight", works=False, game="gosu")
@pytest.mark.rule("G5.1c")
def test_a_destroyed_moonlight_takes_back_nothing() -> None:
    game = table(
        "deck = []",
        'army.I = ["ak52"]\nhand = ["kao", "loya"]',
        'army.I = ["scout"]\narmy.II = ["moonlight"]\nspent = 2',
    )
    do(game, "activate 0:I1", "level II")
    assert zones(game, 0) == {"I": "ak52 [t]", "pile": "kao, loya, moonlight"}
    assert (army(game, 1), tokens(game, 1)) == ({"I": ["scout"]}, (0, 2, 0))
    ready(game, 1)


# -- Silend ------------------------------------------------------------------------------------------------------

SILEND = 'army.I = ["scout"]\narmy.II = ["silend"]'


@pytest.mark.card("silend", game="gosu")
@pytest.mark.rule("G11.1", "G10.4")
def test_a_destroyed_silend_makes_every_opponent_discard_two_and_takes_the_advantage() -> None:
    game = table(
        "deck = []",
        'army.I = ["ak52"]\nhand = ["kao", "loya", "psi", "awn", "sol"]',
        f'{SILEND}\nhand = ["medic"]',
        'hand = ["trix"]',
        'hand = ["mind", "kork", "dante"]',
    )
    do(game, "activate 0:I1", "level II", "discard kao", "discard loya")
    assert asked(game) == (3, "discard")  # the third player had one card; then the fourth, then the first
    do(game, "discard kork", "discard dante")
    assert asked(game) == (0, "discard")
    do(game, "discard psi", "discard awn")
    assert [hand(game, seat) for seat in range(4)] == [["sol"], ["medic"], [], ["mind"]]
    assert (army(game, 1), game.state.advantage) == ({"I": ["scout"]}, 1)
    assert pile(game, 0) == ["awn", "dante", "kao", "kork", "loya", "psi", "silend", "trix"]
    ready(game, 1)


@pytest.mark.card("silend", game="gosu")
@pytest.mark.rule("G5.1b")
def test_a_mutated_silend_works_before_the_new_goblin_comes() -> None:
    game = table(
        'deck = ["awn", "sol"]\nadvantage = 1',
        f'{SILEND}\nhand = ["time", "medic", "psi", "thief"]',
        'hand = ["kao", "loya", "trix", "mind"]',
    )
    do(game, "mutate II1", "discard kao", "discard loya")
    assert game.state.advantage == 0
    do(game, "discard mind")  # for Time
    assert zones(game, 0) == {
        "I": "scout", "II": "time", "hand": "awn", "deck": "sol", "pile": "kao, loya, medic, mind, psi, silend, thief",
    }  # fmt: skip
    assert hand(game, 1) == ["trix"]
    ready(game, 1)


@pytest.mark.card("silend", works=False, game="gosu")
@pytest.mark.rule("G7.1b", "G11.9")
@pytest.mark.parametrize(("hero", "actions", "lost"), [
    ("(silend)", ["activate 0:I1", "level II"], ["kao", "loya", "silend"]),
    ("silend", ["activate 0:I2", "return 1:II1"], ["silend"]),
])  # fmt: skip
def test_silend_does_nothing_when_destroyed_trapped_or_returned_to_a_hand(
    hero: str, actions: list[str], lost: list[str]
) -> None:
    game = table("deck = []", 'army.I = ["ak52", "engineer"]\nhand = ["kao", "loya"]', SILEND.replace("silend", hero))
    do(game, *actions)
    assert (army(game, 1), hand(game, 1), game.state.advantage) == ({"I": ["scout"]}, [], 0)
    assert (pile(game, 0), sorted(pile(game, 0) + hand(game, 0))) == (lost, ["kao", "loya", "silend"])
    ready(game, 1)


# -- Time --------------------------------------------------------------------------------------------------------

TIME = 'army.I = ["scout"]\nhand = ["time"]'


@pytest.mark.card("time", game="gosu")
@pytest.mark.rule("G8.1", "G8.3", "G11.1")
def test_time_hits_an_opponent_of_choice_with_the_bonus_of_its_own_player() -> None:
    game = table(
        'deck = ["awn", "sol", "mind"]',
        f"points = 1\n{TIME}",
        'points = 2\nhand = ["psi"]',
        'hand = ["kao", "loya", "trix"]',
    )
    do(game, "play time")
    assert (asked(game), choices(game)) == ((0, "opponent"), ["player 1", "player 2"])
    do(game, "player 2", "discard kao", "discard trix")
    assert zones(game, 0) == {"I": "scout", "II": "time", "hand": "awn, sol", "deck": "mind", "pile": "kao, trix"}
    assert (hand(game, 1), hand(game, 2)) == (["psi"], ["loya"])
    ready(game, 1)


@pytest.mark.card("time", works=False, game="gosu")
@pytest.mark.rule("G8.1", "G8.3")
@pytest.mark.parametrize("points", [0, 1])
def test_time_has_no_bonus_when_nobody_is_ahead_of_its_player(points: int) -> None:
    game = table('deck = ["awn", "sol"]', f"points = {points}\n{TIME}", 'hand = ["kao", "loya"]')
    do(game, "play time", "discard kao")
    assert zones(game, 0) == {"I": "scout", "II": "time", "hand": "awn", "deck": "sol", "pile": "kao"}
    assert hand(game, 1) == ["loya"]
    ready(game, 1)


@pytest.mark.card("time", works=False, game="gosu")
@pytest.mark.rule("G10.4", "G10.1")
def test_time_takes_what_little_there_is() -> None:
    game = table("deck = []", TIME, 'points = 1\nhand = ["kao"]')
    do(game, "play time")
    assert zones(game, 0) == {
        "I": "scout",
        "II": "time",
        "hand": "kao",
    }  # discarded, reshuffled, drawn; the rest is lost
    assert hand(game, 1) == []
    ready(game, 1)


# -- Mutations that set nothing off ------------------------------------------------------------------------------


@pytest.mark.rule("G5.1a", "G5.1b")
@pytest.mark.parametrize(("card", "cost"), [("meow", 3), ("time", 4)])
def test_a_hero_without_a_power_for_it_mutates_for_its_cost(card: str, cost: int) -> None:
    payment = ["medic", "medic", "psi", "psi"][:cost]
    rows = f'army.I = ["scout"]\narmy.II = ["{card}"]'
    short = table('deck = ["awn"]', f"{rows}\nhand = {['kalim', *payment[1:]]}", "")
    assert rules_against(short, "mutate II1") == ["G5.1b"]
    game = table('deck = ["awn"]', f"{rows}\nhand = {['kalim', *payment]}", "")
    do(game, "mutate II1")
    assert zones(game, 0) == {"I": "scout", "II": "kalim", "deck": "awn", "pile": ", ".join(sorted([card, *payment]))}
    ready(game, 1)
