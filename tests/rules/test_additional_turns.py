"""X4.3: additional turns."""

import pytest

from gosux import Event, Game
from tests.scene import army, asked, choices, deck, do, hand, kinds, pile, ready, scene, tokens


def table(you: str, other: str = "", head: str = "tiles = []", clans: str = '"phoenix", "galmi", "xian"') -> Game:
    return scene(f"""
{head}
[[player]]
clans = [{clans}]
{you}
[[player]]
clans = ["abhilasha", "goan_sul", "justice"]
{other}
""")


def turns(events: list[Event]) -> list[tuple[object, object, object]]:
    """The turns that began: who, whether it is additional, how many are left after it (-1: no limit)."""
    return [(one.args["player"], one.args["additional"], one.args["left"]) for one in events if one.kind == "turn"]


TIMERS = 'army.I = ["timer", "timer"]\n'


@pytest.mark.rule("X4.3a")
def test_an_additional_turn_follows_the_current_one_then_the_opponent_is_next() -> None:
    game = table(TIMERS + 'deck = ["kaez"]')
    assert turns(do(game, "activate 0:I1")) == [(0, 1, -1)]
    ready(game, 0)
    assert turns(do(game, "draw 1")) == [(1, 0, -1)]
    assert (army(game, 0), hand(game, 0)) == ({"I": ["timer [t]", "timer"]}, ["kaez"])
    ready(game, 1)


@pytest.mark.rule("X4.3a")
@pytest.mark.card("boul-go")
def test_at_most_one_additional_turn_is_pending() -> None:
    """Both Boul Go give one for the same three cards."""
    game = table('army.I = ["boul-go", "boul-go"]\nlocked = 0\ndeck = ["kaez", "nio", "shard", "pangu"]')
    assert turns(do(game, "draw 3")) == [(0, 1, -1)]
    assert turns(do(game, "draw 1")) == [(1, 0, -1)]
    assert army(game, 0) == {"I": ["boul-go", "boul-go"]}
    assert (hand(game, 0), tokens(game, 0)) == (["kaez", "nio", "pangu", "shard"], (1, 3, 0))
    ready(game, 1)


@pytest.mark.rule("X4.3b")
@pytest.mark.card("boul-go", works=False)
def test_no_additional_turn_is_gained_during_one() -> None:
    you = 'army.I = ["boul-go", "timer"]\nlocked = 0\ndeck = ["kaez", "nio", "shard"]'
    game = table(you)
    assert turns(do(game, "activate 0:I2")) == [(0, 1, -1)]
    assert turns(do(game, "draw 3")) == [(1, 0, -1)]
    assert army(game, 0) == {"I": ["boul-go", "timer [t]"]}
    assert (hand(game, 0), tokens(game, 0)) == (["kaez", "nio", "shard"], (1, 2, 0))
    ready(game, 1)


@pytest.mark.rule("X4.3b")
@pytest.mark.card("timer", works=False)
def test_only_the_words_that_give_the_turn_are_skipped() -> None:
    game = table('army.I = ["timer", "timer", "arpia"]\ndeck = ["kaez", "nio"]')
    do(game, "activate 0:I1")
    assert kinds(do(game, "activate 0:I2"))[1:3] == ["no-additional-turn", "drew"]
    assert army(game, 0) == {"I": ["timer [t]", "timer [t]", "arpia"]}
    assert (hand(game, 0), deck(game, 0)) == (["kaez", "nio"], [])
    ready(game, 1)


@pytest.mark.rule("X4.3b")
def test_the_turn_after_an_additional_one_may_gain_again() -> None:
    game = table(TIMERS + "deck = []", "deck = []")
    do(game, "activate 0:I1", "draw 1", "draw 1")
    ready(game, 0)
    assert tokens(game, 0) == (0, 1, 2)
    game = table(TIMERS + "deck = []\nlocked = 0", "deck = []")
    do(game, "activate 0:I1", "draw 1", "draw 1")
    assert turns(do(game, "activate 0:I2")) == [(0, 1, -1)]
    assert army(game, 0) == {"I": ["timer [t]", "timer [t]"]}
    ready(game, 0)


# Xi'an, with Echo by the tile of Tomorrow, copies first one Immortal and then the other.
XIAN = """
army.I = ["3-wishes", "arpia", "un-go"]
army.II = ["nio", "kaez", "kan-te"]
army.III = ["phoenix", "galmi"]
hand = ["xian"]
tokens = 0
spent = 2
deck = []
"""
XIAN_ARMY = {"I": ["3-wishes", "arpia", "un-go"], "II": ["nio", "kaez", "kan-te"], "III": ["phoenix", "galmi"]}


@pytest.mark.rule("X4.3c")
def test_passing_loses_a_pending_additional_turn() -> None:
    game = table(XIAN, "deck = []", 'tiles = ["tomorrow"]')
    do(game, "play xian", "copy 0:III1")
    assert asked(game) == (0, "echo")
    do(game, "yes", "copy 0:III2")
    assert asked(game) == (0, "pass")  # Xi'an, the only OPEN card, went on the deck
    assert turns(do(game, "yes")) == [(1, 0, 1)]
    assert (army(game, 0), deck(game, 0), hand(game, 0)) == (XIAN_ARMY, ["xian"], [])
    ready(game, 1)


@pytest.mark.rule("X4.3c", "X4.7")
def test_no_additional_turn_is_gained_after_passing() -> None:
    """Galmi copied first: another OPEN card goes on the deck, Xi'an stays and repeats."""
    other = 'army.I = ["lava-goddesses"]\ndeck = []'
    game = table(XIAN, other, 'tiles = ["tomorrow"]')
    do(game, "play xian", "copy 0:III2", "lift 1:I1", "yes")
    assert asked(game) == (0, "echo")
    events = do(game, "yes", "copy 0:III1")
    assert "no-additional-turn" in kinds(events)
    assert turns(events) == [(1, 0, 1)]
    assert army(game, 0) == {**XIAN_ARMY, "III": ["phoenix", "galmi", "xian"]}
    assert (army(game, 1), deck(game, 1)) == ({}, ["lava-goddesses"])
    ready(game, 1)


@pytest.mark.rule("X4.3c")
def test_the_last_turn_left_gives_no_additional_turn() -> None:
    game = table(TIMERS + "deck = []", "passed = true\ndeck = []", "tiles = []\nturns_left = 0")
    events = do(game, "activate 0:I1")
    assert kinds(events)[1:3] == ["no-additional-turn", "battle"]
    # One of two Timers is sacrificed and drawn again; the loser begins.
    assert (army(game, 0), hand(game, 0), tokens(game, 0)) == ({"I": ["timer"]}, ["timer"], (2, 0, 2))
    assert turns(events) == [(1, 0, -1)]
    ready(game, 1)


@pytest.mark.rule("X4.3d", "X4.4c")
def test_after_a_pass_an_additional_turn_is_the_next_of_the_turns_left() -> None:
    """Three turns in all, although Timer is used in two of them; in the additional one it gives nothing."""
    game = table(TIMERS + 'locked = 0\ndeck = ["kaez"]', "passed = true\ndeck = []", "tiles = []\nturns_left = 2")
    assert turns(do(game, "activate 0:I1")) == [(0, 1, 1)]
    events = do(game, "activate 0:I2")
    assert "no-additional-turn" in kinds(events)
    assert turns(events) == [(0, 0, 0)]
    ready(game, 0)
    assert "battle" in kinds(do(game, "draw 1"))
    assert (army(game, 0), hand(game, 0), pile(game, 0)) == ({"I": ["timer"]}, ["kaez", "timer"], [])
    ready(game, 1)


@pytest.mark.rule("X4.3d")
def test_after_a_pass_the_turns_go_on_without_an_additional_one() -> None:
    game = table('deck = ["kaez", "nio"]', "passed = true\ndeck = []", "tiles = []\nturns_left = 2")
    assert turns(do(game, "draw 1")) == [(0, 0, 1)]
    assert choices(game) == ["pass", "draw 1"]
    assert turns(do(game, "draw 1")) == [(0, 0, 0)]
    assert choices(game) == ["pass"]  # nothing else: a Troop could be played, but the hand has none
    assert hand(game, 0) == ["kaez", "nio"]
    ready(game, 0)
