"""G3.6, G3.7: conceding, and the game that goes on without the one who left."""

import pytest

from gosux import IllegalAction
from tests.gosu.leaving import PSI, THREE, leave, works
from tests.gosu.table import table
from tests.scene import army, choices, deck, do, hand, kinds, over, pile, points, ready

# -- two players -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G3.6a")
@pytest.mark.parametrize("actions", [[], ["play psi"], ["pass"]])
@pytest.mark.parametrize("seat", [0, 1])
def test_with_two_players_the_other_one_wins_at_any_decision(seat: int, actions: list[str]) -> None:
    game = table(PSI)
    do(game, *actions)
    game.concede(seat)
    over(game, [1 - seat], "G3.6a")
    works(game)
    with pytest.raises(IllegalAction):
        game.concede(1 - seat)


# -- what is left of a player ------------------------------------------------------------------------------------------


@pytest.mark.rule("G3.6b")
def test_on_ones_own_turn_the_hand_is_discarded_the_army_stays_and_the_next_player_goes_on() -> None:
    game = table(THREE.format(holder=1))
    assert leave(game, 0) == ["conceded", "discarded", "discarded", "left-the-game", "turn"]
    assert (army(game, 0), hand(game, 0), pile(game, 0)) == ({"I": ["seeker", "scout"]}, [], ["loya", "sol"])
    assert (hand(game, 1), hand(game, 2), game.state.advantage) == (["dom", "kao"], ["awn"], 1)
    ready(game, 1)
    do(game, "pass")
    ready(game, 2)
    do(game, "draw 1")
    ready(game, 2)  # player 0 gets no turn any more


@pytest.mark.rule("G3.6b")
@pytest.mark.parametrize("seat", [1, 2])
def test_in_somebody_elses_turn_that_turn_goes_on(seat: int) -> None:
    game = table(THREE.format(holder=0))
    leave(game, seat)
    assert (hand(game, seat), pile(game, 0)) == ([], ["dom", "kao"] if seat == 1 else ["awn"])
    assert game.state.advantage == 0
    ready(game, 0)
    do(game, "draw 1")
    ready(game, 3 - seat)


@pytest.mark.rule("G3.6b")
@pytest.mark.parametrize(
    ("holder", "gone", "next_holder"), [(0, [0], 1), (0, [1, 0], 2), (2, [2], 3), (3, [3], 0), (3, [0, 3], 1)]
)
def test_the_advantage_token_goes_to_the_next_player_clockwise(holder: int, gone: list[int], next_holder: int) -> None:
    game = table(THREE.format(holder=holder) + "[[player]]")
    for seat in gone:
        leave(game, seat)
    assert game.state.advantage == next_holder
    for _ in range(4 - len(gone)):
        do(game, "pass")
    ready(game, next_holder)  # and starts the next round


@pytest.mark.rule("G3.6b")
@pytest.mark.parametrize("order", [[0, 1], [1, 0], [2, 0]])
def test_the_last_one_left_wins(order: list[int]) -> None:
    game = table(THREE.format(holder=0))
    leave(game, order[0])
    assert game.result is None
    game.concede(order[1])
    over(game, [3 - sum(order)], "G3.6b")
    works(game)


@pytest.mark.rule("G3.6b")
def test_of_four_players_three_may_leave_and_nobody_leaves_twice() -> None:
    game = table(THREE.format(holder=0) + "[[player]]")
    leave(game, 2)
    with pytest.raises(IllegalAction) as refused:
        game.concede(2)
    assert refused.value.rules == ["G3.6b"]
    leave(game, 0)
    ready(game, 1)
    game.concede(3)
    over(game, [1], "G3.6b")


@pytest.mark.rule("G3.6b")
def test_when_the_only_one_who_had_not_passed_leaves_the_battle_follows() -> None:
    game = table(
        THREE.format(holder=0).replace("hand = [", "passed = true\n    hand = [").replace("passed = true", "", 1)
    )
    assert "battle" in leave(game, 0)
    assert points(game) == [0, 1, 0]
    ready(game, 1)  # the Advantage token had gone there


@pytest.mark.rule("G3.6b", "G3.5")
def test_who_is_then_the_last_one_has_the_last_players_turns() -> None:
    game = table("""
        turn = 2
        advantage = 1
        options = { last_player_turns = "2" }
        deck = ["kork", "mind", "trix", "dawn"]
        [[player]]
        [[player]]
        passed = true
        [[player]]
    """)
    leave(game, 2)
    ready(game, 0)
    do(game, "draw 1")
    events = do(game, "draw 1")  # the second and last turn
    assert kinds(events).index("passes-by-limit") < kinds(events).index("battle")
    assert (points(game), hand(game, 0)) == ([0, 1, 0], ["kork", "mind"])
    ready(game, 1)


@pytest.mark.rule("G3.6b")
def test_further_turns_are_lost() -> None:
    game = table("turns_pending = 2\n" + THREE.format(holder=0))
    leave(game, 0)
    do(game, "draw 1")
    ready(game, 2)


# -- no power, no total, no victory ------------------------------------------------------------------------------------

TARGETS = """
    deck = ["kork", "mind", "trix"]
    discard = ["dawn"]
    [[player]]
    army.I = ["medic", "avenger"]
    army.II = ["kalim", "ultimate"]
    hand = ["seeker", "loya", "sol", "duwal"]
    [[player]]
    army.I = ["scout", "guardian"]
    army.II = ["silend", "kao"]
    army.III = ["higuma"]
    out = true
    [[player]]
    hand = ["awn", "dom"]
"""


@pytest.mark.rule("G3.6b")
def test_the_army_of_who_left_stays_as_targets_without_any_power() -> None:
    game = table(TARGETS)
    assert "draw 5" not in choices(game)  # Higuma
    do(game, "activate 0:II2")
    assert choices(game) == ["destroy 0:II2", "destroy 1:II2", "destroy 1:III1"]
    do(game, "destroy 1:II2", "no", "pass", "activate 0:II1", "trap 1:I1")
    assert army(game, 1) == {"I": ["(scout)", "guardian"], "II": ["silend"], "III": ["higuma"]}
    assert (hand(game, 1), deck(game, 0), pile(game, 0)) == ([], ["kork", "mind", "trix"], ["dawn", "kao"])
    assert hand(game, 2) == ["awn", "dom"]
    ready(game, 0)


@pytest.mark.rule("G3.6b")
def test_powers_end_at_the_moment_their_player_leaves() -> None:
    game = table(TARGETS.replace("    out = true\n", ""))
    assert "draw 5" in choices(game)  # Higuma's, for the holder of the Advantage token
    leave(game, 1)
    assert "draw 5" not in choices(game)
    do(game, "mutate I2", "trap 1:II1", "trap 1:II2")
    ready(game, 2)
    shuffled = table(TARGETS.replace('"silend"', '"meow"').replace('["kork", "mind", "trix"]', "[]"))
    do(shuffled, "draw 1")
    assert (hand(shuffled, 1), shuffled.state.advantage) == ([], 0)
    ready(shuffled, 2)


@pytest.mark.rule("G3.6b")
def test_what_waits_for_mutations_traps_and_leaving_is_silent() -> None:
    game = table(TARGETS)
    do(game, "mutate I2", "trap 1:II1", "trap 1:II2")  # neither Scout nor Kao asks
    assert army(game, 0) == {"I": ["medic", "seeker"], "II": ["kalim", "ultimate"]}
    ready(game, 2)
    silend = table(TARGETS.replace('["silend", "kao"]', '["silend"]').replace('army.III = ["higuma"]', ""))
    do(silend, "activate 0:II2", "destroy 1:II1", "no")
    assert (hand(silend, 0), hand(silend, 2)) == (["duwal", "loya", "seeker", "sol"], ["awn", "dom"])
    assert silend.state.advantage == 0
    ready(silend, 2)


@pytest.mark.rule("G3.6b")
def test_who_left_has_no_total_and_loses_no_battle() -> None:
    game = table("""
        deck = ["kork", "mind", "trix"]
        [[player]]
        army.I = ["medic"]
        [[player]]
        army.I = ["prescient", "guardian"]
        army.II = ["jaedong", "sprew"]
        out = true
        [[player]]
        army.I = ["scout"]
        army.II = ["time"]
    """)
    events = do(game, "pass", "pass")
    assert [event.args["values"] for event in events if event.kind == "battle"] == [[2, -1, 5]]  # -1: none
    assert (points(game), game.state.advantage) == ([0, 0, 1], 0)
    assert (hand(game, 1), deck(game, 0)) == ([], ["kork", "mind", "trix"])
    ready(game, 0)


@pytest.mark.rule("G3.6b")
def test_who_left_wins_by_no_ozeki_and_gives_no_victory_to_others() -> None:
    meka = 'army.I = ["scout", "scout", "engineer", "priest", "priest"]\narmy.II = ["kameo", "meow", "silend"]'
    vict_hory = 'army.I = ["medic"]\narmy.II = ["kao"]\narmy.III = ["vict-hory"]'
    for first, second in ((meka, vict_hory), (vict_hory, meka)):
        game = table(f'deck = ["kork"]\n[[player]]\n{first}\n[[player]]\n{second}\nout = true\n[[player]]')
        do(game, "pass", "pass")
        assert points(game) == [1, 0, 0]
        ready(game, 0)
    walror = table("""
        deck = ["kork"]
        [[player]]
        army.I = ["sniper"]
        army.II = ["dom"]
        hand = ["walror"]
        [[player]]
        army.I = ["ammo", "ammo", "sniper"]
        army.II = ["garsh", "ideo", "fact"]
        out = true
        [[player]]
    """)
    do(walror, "play walror")
    ready(walror, 2)


@pytest.mark.rule("G3.6b")
def test_who_left_is_no_player_and_no_opponent_in_any_text() -> None:
    game = table("""
        deck = ["kork", "mind", "trix", "dawn", "higuma", "angel"]
        [[player]]
        army.I = ["seeker", "seeker"]
        army.II = ["loya"]
        hand = ["awn", "visionary"]
        points = 1
        [[player]]
        army.I = ["guardian", "shaman"]
        points = 2
        out = true
        [[player]]
        points = 1
        [[player]]
        points = 1
    """)
    do(game, "play awn")  # every player draws 2
    assert [len(hand(game, seat)) for seat in range(4)] == [3, 0, 2, 2]
    do(game, "play visionary")  # 2(+1): nobody who is still playing is ahead, and the pile is empty
    assert len(hand(game, 0)) == 2
    ready(game, 2)
    fewest = table("""
        deck = ["kork", "mind", "trix", "dawn"]
        [[player]]
        army.I = ["seeker"]
        army.II = ["loya"]
        hand = ["angel"]
        points = 1
        [[player]]
        out = true
        [[player]]
        points = 2
    """)
    do(fewest, "play angel")
    assert (hand(fewest, 0), hand(fewest, 1), hand(fewest, 2)) == (["kork", "mind"], [], [])
    ready(fewest, 2)


@pytest.mark.rule("G3.6b")
def test_the_bonus_does_not_count_against_who_left() -> None:
    position = """
        deck = ["kork", "mind", "trix", "dawn"]
        [[player]]
        hand = ["visionary"]
        [[player]]
        points = 2
        {out}
        [[player]]
    """
    for out, drawn in (("out = true", 2), ("", 3)):
        game = table(position.format(out=out))
        do(game, "play visionary")
        assert len(hand(game, 0)) == drawn


@pytest.mark.rule("G3.7")
def test_a_card_that_would_return_to_the_hand_of_who_left_is_discarded() -> None:
    game = table("""
        deck = ["kork"]
        [[player]]
        army.I = ["scout", "engineer"]
        hand = ["sol"]
        [[player]]
        army.I = ["guardian [t]"]
        out = true
        [[player]]
        hand = ["kao"]
    """)
    do(game, "activate 0:I2", "return 1:I1")
    assert (army(game, 1), hand(game, 1), pile(game, 0)) == ({}, [], ["guardian"])
    assert (hand(game, 0), hand(game, 2)) == (["sol"], ["kao"])  # nobody discards for it
    ready(game, 2)
