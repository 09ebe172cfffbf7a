"""X13.8: after a tie that nobody breaks both players have won the battle. Each scene is the last turn of a round."""

import pytest

from gosux import Event, Game
from tests.scene import army, asked, do, hand, kinds, over, points, ready, scene, tokens

BOTH = pytest.mark.parametrize("ruleset", ["gosu-x-quick", "gosu-x"])
COLUMN = 'army.I = ["{}"]\narmy.II = ["{}"]\narmy.III = ["{}"]\n'
OF_JUSTICE = COLUMN.format("volantis", "elle", "byun-hyung-ja-justice")
OF_GOAN_SUL = COLUMN.format("lava-goddesses", "smook", "byun-hyung-ja-goan-sul")
WITH_GOAN_SUL = COLUMN.format("lava-goddesses", "smook", "goan-sul")
"""Byun Hyung Ja (Justice) gives a token for a battle lost, Byun Hyung Ja (Goan Sul) for one won."""


def last_turn(first: str, second: str, head: str = "tiles = []", ruleset: str = "gosu-x-quick") -> Game:
    return scene(f"""
ruleset = "{ruleset}"
turns_left = 0
{head}
[[player]]
{first}
deck = []
[[player]]
passed = true
{second}
deck = []
""")


def unlocked(events: list[Event]) -> list[object]:
    """Who got a further token, in order."""
    return [event.args["player"] for event in events if event.kind == "unlocked"]


def battle(events: list[Event]) -> tuple[object, object]:
    """The values of the armies, and who won."""
    (event,) = [event for event in events if event.kind == "battle"]
    return event.args["values"], event.args["winners"]


def sacrificed(events: list[Event], seat: int) -> int:
    return sum(1 for event in events if event.kind == "sacrificed" and event.args["player"] == seat)


def begun(game: Game) -> None:
    """The next round has begun; after such a tie either player may be the first (X9.2b, X9.5b)."""
    seat, kind = asked(game)
    assert (kind, seat, game.state.round) == ("turn", game.state.starter, 2)
    ready(game, seat)


@pytest.mark.rule("X13.8", "X8.2b")
@BOTH
def test_after_an_unbroken_tie_effects_of_winning_happen_and_effects_of_losing_do_not(ruleset: str) -> None:
    """In the final rules nobody has won or lost."""
    game = last_turn(OF_JUSTICE, OF_GOAN_SUL, ruleset=ruleset)
    events = do(game, "pass")
    assert battle(events) == ([10, 10], [0, 1])
    assert points(game) == [1, 1]
    assert unlocked(events) == ([1] if ruleset == "gosu-x-quick" else [])
    assert [tokens(game, seat)[0] for seat in (0, 1)] == ([2, 3] if ruleset == "gosu-x-quick" else [2, 2])
    assert (army(game, 0), army(game, 1)) == ({"I": ["volantis"]}, {"I": ["lava-goddesses"]})
    assert hand(game, 0) == ["byun-hyung-ja-justice", "elle"]
    assert hand(game, 1) == ["byun-hyung-ja-goan-sul", "smook"]
    begun(game)


@pytest.mark.rule("X13.8")
def test_the_effect_of_winning_happens_whoever_sits_where() -> None:
    game = last_turn(OF_GOAN_SUL, OF_JUSTICE)
    events = do(game, "pass")
    assert (points(game), unlocked(events)) == ([1, 1], [0])
    begun(game)


@pytest.mark.rule("X13.8")
def test_a_captured_card_has_no_effect_of_winning() -> None:
    """2 + 3 on both sides."""
    game = last_turn(
        COLUMN.format("volantis", "elle", "(byun-hyung-ja-justice)"),
        COLUMN.format("lava-goddesses", "smook", "(byun-hyung-ja-goan-sul)"),
    )
    events = do(game, "pass")
    assert (battle(events), points(game), unlocked(events)) == (([5, 5], [0, 1]), [1, 1], [])
    begun(game)


@pytest.mark.rule("X13.8", "X8.2a")
@pytest.mark.parametrize(("holder", "gets"), [(0, []), (1, [1, 0])])
def test_a_tie_that_the_wonder_token_breaks_has_a_winner_and_a_loser(holder: int, gets: list[int]) -> None:
    """Seat 0 has the effect of losing, seat 1 that of winning: both happen if seat 1 wins, none if seat 0 does."""
    game = last_turn(OF_JUSTICE, OF_GOAN_SUL, f"tiles = []\nwonder = {holder}")
    events = do(game, "pass")
    assert battle(events) == ([10, 10], [holder])
    assert points(game) == [1 - holder, holder]
    assert unlocked(events) == gets
    assert game.state.wonder == holder
    ready(game, 1 - holder)  # the loser begins


@pytest.mark.rule("X13.8")
@pytest.mark.parametrize(("winner", "gets"), [(0, []), (1, [1, 0])])
def test_a_battle_without_a_tie_has_one_winner_as_ever(winner: int, gets: list[int]) -> None:
    justice, goan_sul = OF_JUSTICE, OF_GOAN_SUL
    if winner == 0:
        justice = justice.replace('["volantis"]', '["volantis", "atalanta"]')
    else:
        goan_sul = goan_sul.replace('["lava-goddesses"]', '["lava-goddesses", "bombing-units"]')
    game = last_turn(justice, goan_sul)
    events = do(game, "pass")
    assert (points(game), unlocked(events)) == ([1 - winner, winner], gets)
    do(game, f"sacrifice {winner}:I2")
    ready(game, 1 - winner)


@pytest.mark.rule("X13.8", "X1.1b")
def test_both_winning_their_second_token_is_a_draw_and_nothing_more_is_resolved() -> None:
    game = last_turn(OF_JUSTICE + "supremacy = 1", OF_GOAN_SUL + "supremacy = 1")
    events = do(game, "pass")
    assert (points(game), unlocked(events)) == ([2, 2], [])
    over(game, [], "X1.1b")


@pytest.mark.rule("X13.8", "X1.1a")
def test_a_second_token_wins_alone_against_a_first_one() -> None:
    game = last_turn(OF_JUSTICE + "supremacy = 1", OF_GOAN_SUL)
    events = do(game, "pass")
    assert (points(game), unlocked(events)) == ([2, 1], [])
    over(game, [0], "X1.1a")


@pytest.mark.rule("X13.8", "X13.4")
def test_the_effect_of_winning_after_a_tie_can_give_the_fifth_token() -> None:
    game = last_turn(OF_JUSTICE, OF_GOAN_SUL + "tokens = 4")
    do(game, "pass")
    assert points(game) == [1, 1]
    over(game, [1], "X13.4")


@pytest.mark.rule("X13.8")
def test_two_empty_armies_are_a_tie_too() -> None:
    game = last_turn('clans = ["justice", "galmi", "xian"]', 'clans = ["abhilasha", "goan_sul", "tomorrow"]')
    events = do(game, "pass")
    assert (battle(events), points(game)) == (([0, 0], [0, 1]), [1, 1])
    assert "song" in kinds(events)
    begun(game)


# -- Goan Sul's rule ---------------------------------------------------------------------------------------------


@pytest.mark.rule("X13.8", "X8.4c")
@BOTH
def test_who_has_won_by_an_unbroken_tie_sacrifices_one_more_by_goan_suls_rule(ruleset: str) -> None:
    """A winner by less than 10 sacrifices one more; in the final rules nobody has won such a tie."""
    game = last_turn(OF_JUSTICE, WITH_GOAN_SUL, ruleset=ruleset)
    events = do(game, "pass")
    assert (battle(events), points(game)) == (([10, 10], [0, 1]), [1, 1])
    assert sacrificed(events, 0) == 2  # half of 3
    assert sacrificed(events, 1) == (3 if ruleset == "gosu-x-quick" else 2)
    begun(game)


GOAN_SULS_TILE = 'tiles = ["goan_sul"]'


@pytest.mark.rule("X13.8", "X8.4c")
@pytest.mark.parametrize("head", ["tiles = []", GOAN_SULS_TILE])
@BOTH
def test_by_goan_suls_tile_both_winners_of_a_tie_sacrifice_one_more(ruleset: str, head: str) -> None:
    game = last_turn('army.I = ["volantis", "atalanta"]', 'army.I = ["aat", "obeezs"]', head, ruleset)
    events = do(game, "pass")
    more = 1 if ruleset == "gosu-x-quick" and head == GOAN_SULS_TILE else 0
    assert [sacrificed(events, seat) for seat in (0, 1)] == [1 + more, 1 + more]  # half of 2
    begun(game)
