"""G9.1 to G9.4, G9.6, G9.7: the Great Battle, victory points, and the ends of the game."""

import pytest

from gosux import Event, Game
from tests.gosu.table import fight, table
from tests.scene import army, asked, choices, deck, do, hand, kinds, over, pile, points, ready


def armies(*lines: str, top: str = "") -> Game:
    """A table of players, each with an army (and more) of one line or several; the draw pile is five Ozekis."""
    players = "\n".join(f"[[player]]\n{line}" for line in lines)
    return table(f'deck = ["angel", "mind", "dante", "lipsy", "trix"]\n{top}\n{players}')


def told(events: list[Event], kind: str) -> list[dict[str, object]]:
    return [dict(event.args) for event in events if event.kind == kind]


@pytest.mark.rule("G9.1")
def test_the_strongest_army_gains_a_victory_point_and_trapped_cards_add_nothing() -> None:
    game = armies(
        'army.I = ["guardian", "(shaman)"]\narmy.II = ["loya", "(sol)"]\narmy.III = ["(kork)"]',
        'army.I = ["seeker", "scout"]\narmy.II = ["kao"]',
        'army.I = ["medic", "(scout)"]\narmy.II = ["favre"]\narmy.III = ["temuchin"]',
    )
    (battle,) = told(fight(game), "battle")
    assert battle["values"] == [2 + 3, 2 + 2 + 3, 2 + 3 + 5]
    assert points(game) == [0, 0, 1]
    ready(game, 0)


@pytest.mark.rule("G9.1")
def test_the_number_of_cards_does_not_decide() -> None:
    game = armies(
        'army.I = ["guardian", "shaman", "scout"]', 'army.I = ["seeker"]\narmy.II = ["loya"]\narmy.III = ["kork"]'
    )
    (battle,) = told(fight(game), "battle")
    assert (battle["values"], points(game)) == ([6, 10], [0, 1])
    ready(game, 0)


@pytest.mark.rule("G9.2")
@pytest.mark.parametrize("holder", [0, 1])
def test_the_holder_of_the_advantage_token_wins_a_tie_alone(holder: int) -> None:
    game = armies('army.I = ["guardian"]', 'army.I = ["seeker"]', top=f"advantage = {holder}")
    fight(game)
    assert points(game) == [1 - holder, holder]
    assert game.state.advantage == holder
    ready(game, holder)


@pytest.mark.rule("G9.2")
@pytest.mark.parametrize(("holder", "gained"), [(0, [0, 1, 1]), (1, [0, 1, 0]), (2, [0, 0, 1])])
def test_otherwise_all_who_are_tied_gain_a_point(holder: int, gained: list[int]) -> None:
    tied = ['army.I = ["seeker", "medic"]', 'army.I = ["scout", "ammo"]']
    game = armies('army.I = ["guardian"]', *tied, top=f"advantage = {holder}")
    fight(game)
    assert points(game) == gained
    ready(game, holder)


@pytest.mark.rule("G9.2")
def test_three_may_gain_a_point_together_and_a_tie_below_the_best_is_none() -> None:
    three = armies(
        'army.I = ["guardian"]', 'army.I = ["seeker"]', 'army.I = ["scout"]', "hand = []", top="advantage = 3"
    )
    fight(three)
    assert points(three) == [1, 1, 1, 0]
    ready(three, 3)
    below = armies('army.I = ["guardian", "medic"]', 'army.I = ["seeker"]', 'army.I = ["scout"]', top="advantage = 2")
    fight(below)
    assert points(below) == [1, 0, 0]
    ready(below, 2)


@pytest.mark.rule("G9.2")
def test_armies_without_value_tie_as_well() -> None:
    game = armies("hand = []", 'army.I = ["(guardian)"]', "hand = []", top="advantage = 1")
    fight(game)
    assert points(game) == [0, 1, 0]
    ready(game, 1)


@pytest.mark.rule("G9.3a")
def test_the_third_victory_point_wins_and_the_second_does_not() -> None:
    game = armies('army.I = ["guardian"]\npoints = 1', "points = 2")
    fight(game)
    assert points(game) == [2, 2]
    fight(game)
    assert points(game) == [3, 2]
    over(game, [0], "G9.3a")


@pytest.mark.rule("G9.3a", "G9.7")
def test_kameo_wins_in_the_middle_of_a_round_before_anything_else() -> None:
    game = armies(
        'army.I = ["scout"]\narmy.II = ["kameo"]\npoints = 2\n'
        'hand = ["kao", "loya", "sol", "awn", "pixl", "favre", "dom", "manner"]',
        'army.I = ["guardian"]\npoints = 2',
    )
    events = do(game, "mutate II1", "into kao")
    assert points(game) == [3, 2]
    assert (hand(game, 1), deck(game, 0)) == ([], ["angel", "mind", "dante", "lipsy", "trix"])  # no 3 cards any more
    assert not {"entered", "drew"} & set(kinds(events))
    over(game, [0], "G9.3a")


@pytest.mark.rule("G9.3a")
def test_kameo_with_a_second_point_goes_on() -> None:
    game = armies(
        'army.I = ["engineer"]\narmy.II = ["kameo"]\npoints = 1\n'
        'hand = ["kao", "loya", "sol", "awn", "pixl", "favre", "dom", "manner"]',
        "points = 2",
    )
    do(game, "mutate II1", "into kao")
    assert points(game) == [2, 2]
    assert (hand(game, 0), hand(game, 1), deck(game, 0)) == ([], ["angel", "dante", "mind"], ["lipsy", "trix"])
    assert army(game, 0) == {"I": ["engineer"], "II": ["kao"]}
    ready(game, 1)


@pytest.mark.rule("G9.3b")
def test_two_who_reach_three_points_together_share_the_win() -> None:
    game = armies(
        'army.I = ["guardian"]\npoints = 2', 'army.I = ["seeker", "medic"]\npoints = 2',
        'army.I = ["scout", "ammo"]\npoints = 2',
    )  # fmt: skip
    fight(game)
    assert points(game) == [2, 3, 3]
    over(game, [1, 2], "G9.3b")


@pytest.mark.rule("G9.3b", "G9.6")
def test_three_share_the_win_with_more_points_than_markers_in_the_box() -> None:
    game = armies(
        *[f'army.I = ["{card}"]\npoints = 2' for card in ("guardian", "seeker", "scout")], "points = 2",
        top="advantage = 3",
    )  # fmt: skip
    fight(game)
    assert points(game) == [3, 3, 3, 2]  # 11 in all
    over(game, [0, 1, 2], "G9.3b")


@pytest.mark.rule("G9.3b")
def test_who_gains_a_lesser_point_together_with_the_winner_has_no_share() -> None:
    game = armies(
        'army.I = ["guardian"]', 'army.I = ["seeker", "medic"]\npoints = 2', 'army.I = ["scout", "ammo"]\npoints = 1'
    )
    fight(game)
    assert points(game) == [0, 3, 2]
    over(game, [1], "G9.3a")


@pytest.mark.rule("G9.3b", "G9.2")
def test_the_holder_of_the_advantage_token_among_the_tied_shares_nothing() -> None:
    game = armies(
        'army.I = ["guardian"]\npoints = 2', 'army.I = ["seeker"]\npoints = 2', "points = 2", top="advantage = 1"
    )
    fight(game)
    assert points(game) == [2, 3, 2]
    over(game, [1], "G9.3a")


@pytest.mark.rule("G9.4")
def test_armies_hands_and_the_advantage_token_stay() -> None:
    game = armies(
        'army.I = ["guardian"]\nhand = ["kao", "loya"]',
        'army.I = ["seeker", "medic"]\narmy.II = ["alikan"]\nhand = ["sol", "awn", "dom"]',
        top='advantage = 0\ndiscard = ["kork"]',
    )
    fight(game)
    assert (army(game, 0), army(game, 1)) == ({"I": ["guardian"]}, {"I": ["seeker", "medic"], "II": ["alikan"]})
    assert (hand(game, 0), hand(game, 1)) == (["kao", "loya"], ["awn", "dom", "sol"])
    assert (pile(game, 0), deck(game, 0)) == (["kork"], ["angel", "mind", "dante", "lipsy", "trix"])
    assert (game.state.advantage, points(game)) == (0, [0, 1])
    ready(game, 0)


@pytest.mark.rule("G9.4", "G3.6b")
@pytest.mark.parametrize("action", ["pass", "draw 1", "draw 3", "play psi", "mutate I1", "activate 1:I1"])
def test_no_action_takes_the_advantage_token_only_powers_do(action: str) -> None:
    holder = 'army.I = ["guardian"]'
    game = armies(holder, 'army.I = ["seeker"]\nhand = ["psi", "medic", "loya", "kork"]', top="advantage = 0\nturn = 1")
    if action == "mutate I1":
        game = armies(holder, 'army.I = ["psi"]\nhand = ["medic", "loya", "kork"]', top="advantage = 0\nturn = 1")
    do(game, action)
    assert game.state.advantage == 0
    game = armies(holder, 'army.I = ["seeker"]\nhand = ["priest", "loya", "kork"]', top="advantage = 0\nturn = 1")
    do(game, "play priest")  # enters: take the Advantage token
    assert game.state.advantage == 1
    ready(game, 0)


PRESCIENT = 'army.I = ["prescient"]'
JAEDONG = 'army.I = ["guardian", "shaman"]\narmy.II = ["jaedong"]'


@pytest.mark.rule("G9.6")
def test_who_gains_no_point_has_lost() -> None:
    game = armies(PRESCIENT, JAEDONG, PRESCIENT, top="advantage = 0")
    fight(game)
    assert points(game) == [0, 1, 0]
    assert [hand(game, seat) for seat in range(3)] == [["angel", "mind"], ["dante", "lipsy"], ["trix"]]
    ready(game, 0)


@pytest.mark.rule("G9.6")
@pytest.mark.parametrize("prescients", [1, 2])
def test_the_effects_of_winning_and_losing_go_clockwise_from_the_holder(prescients: int) -> None:
    game = armies(PRESCIENT, JAEDONG, PRESCIENT if prescients == 2 else "", top="advantage = 2")
    fight(game)
    if prescients == 2:
        assert [hand(game, seat) for seat in range(3)] == [["dante", "lipsy"], ["trix"], ["angel", "mind"]]
    else:
        assert [hand(game, seat) for seat in range(3)] == [["angel", "mind"], ["dante", "lipsy"], []]
    assert points(game) == [0, 1, 0]
    ready(game, 2)


@pytest.mark.rule("G9.6")
def test_each_prescient_draws_and_a_trapped_one_does_not() -> None:
    both = armies('army.I = ["prescient", "prescient"]', JAEDONG.replace("jaedong", "sol"))
    fight(both)
    assert (hand(both, 0), hand(both, 1)) == (["angel", "dante", "lipsy", "mind"], [])
    one = armies('army.I = ["prescient", "(prescient)"]', JAEDONG.replace("jaedong", "sol"))
    fight(one)
    assert (hand(one, 0), hand(one, 1)) == (["angel", "mind"], [])
    assert army(one, 0) == {"I": ["prescient", "prescient"]}  # turned up only afterwards
    ready(one, 0)


WITH_JAEDONG = 'army.I = ["prescient", "guardian"]\narmy.II = ["jaedong"]'
WITH_LOYA = 'army.I = ["prescient", "seeker"]\narmy.II = ["loya"]'


@pytest.mark.rule("G9.6")
def test_who_loses_a_tie_to_the_advantage_token_has_lost() -> None:
    game = armies(WITH_JAEDONG, WITH_LOYA, top="advantage = 0")
    fight(game)
    assert points(game) == [1, 0]
    assert (hand(game, 0), hand(game, 1)) == (["angel", "mind"], ["dante", "lipsy"])
    ready(game, 0)


@pytest.mark.rule("G9.6")
def test_who_shares_the_point_has_won_and_not_lost() -> None:
    game = armies("", WITH_JAEDONG, WITH_LOYA, top="advantage = 0")
    fight(game)
    assert points(game) == [0, 1, 1]
    assert [hand(game, seat) for seat in range(3)] == [[], ["angel", "mind"], []]
    ready(game, 0)


@pytest.mark.rule("G9.6")
def test_sprew_comes_last_and_does_not_change_the_order() -> None:
    game = armies(PRESCIENT, 'army.I = ["guardian", "shaman"]\narmy.II = ["jaedong", "sprew"]', "", top="advantage = 2")
    events = fight(game)
    assert kinds(events).index("advantage-taken") > max(
        place for place, kind in enumerate(kinds(events)) if kind == "drew"
    )
    assert [hand(game, seat) for seat in range(3)] == [["angel", "mind"], ["dante", "lipsy"], []]
    assert game.state.advantage == 1
    ready(game, 1)


@pytest.mark.rule("G9.6")
def test_sprew_takes_the_token_only_after_the_tie_was_broken() -> None:
    sprew = 'army.I = ["guardian"]\narmy.II = ["sprew"]'
    game = armies(sprew, 'army.I = ["seeker"]\narmy.II = ["loya"]', top="advantage = 1")
    fight(game)
    assert (points(game), game.state.advantage) == ([0, 1], 0)
    ready(game, 0)


@pytest.mark.rule("G9.6")
def test_a_third_point_ends_the_game_before_any_further_effect() -> None:
    game = armies(PRESCIENT, f"{JAEDONG}\npoints = 2", 'army.I = ["scout"]\narmy.II = ["sprew"]', top="advantage = 0")
    fight(game)
    assert [hand(game, seat) for seat in range(3)] == [[], [], []]
    assert (points(game), game.state.advantage) == ([0, 3, 0], 0)
    over(game, [1], "G9.3a")


WALROR = 'army.I = ["sniper"]\narmy.II = ["dom"]\narmy.III = ["walror"]'
TRIO = 'army.I = ["ammo", "ammo", "sniper"]\narmy.II = ["garsh", "ideo", "erxast"]'


@pytest.mark.rule("G9.7")
def test_walrors_victory_comes_in_the_middle_of_a_mutation_before_the_new_ones_power() -> None:
    game = armies(f'{TRIO}\nhand = ["fact", "loya", "sol", "awn", "kao"]', WALROR)
    events = do(game, "mutate II3", "into fact")
    assert kinds(events)[-3:] == ["entered", "special-victory", "game-over"]
    assert army(game, 0) == {"I": ["ammo", "ammo", "sniper"], "II": ["garsh", "ideo", "fact"]}
    over(game, [0], "G9.7")  # nobody is asked what Fact should do


@pytest.mark.rule("G9.7")
def test_walrors_victory_is_anybodys_as_soon_as_walror_lies_there() -> None:
    game = armies(
        'army.I = ["sniper"]\narmy.II = ["dom"]\nhand = ["walror"]', TRIO.replace("erxast", "fact"), "points = 2"
    )
    do(game, "play walror")
    over(game, [1], "G9.7")


@pytest.mark.rule("G9.7")
def test_two_of_the_three_or_a_trio_without_walror_win_nothing() -> None:
    game = armies(f'{TRIO}\nhand = ["fact", "loya", "sol", "awn", "kao"]', "")
    do(game, "mutate II3", "into fact")
    assert asked(game) == (0, "one-of")
    assert choices(game) == ["choose 1", "choose 2"]
    two = armies('army.I = ["sniper"]\narmy.II = ["dom"]\nhand = ["walror"]', TRIO)
    do(two, "play walror")
    assert army(two, 1) == {"I": ["ammo", "ammo", "sniper"], "II": ["garsh", "ideo", "erxast"]}
    ready(two, 1)
