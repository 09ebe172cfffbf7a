"""G3.5: how many turns a player takes in a round at most."""

import pytest

import gosux
from gosux import Event, Game
from gosux.rules.ruleset import BadOption
from tests.scene import army, asked, choices, do, hand, kinds, points, ready, scene

# Who is behind can mutate for ever: A.M.M.O. (2 cards when it goes, 2 when it comes) and the Visionary (3 when it
# comes) bring back all that a mutation costs, out of a draw pile of the discarded cards alone.
FOR_EVER = """
ruleset = "gosu"
deck = []
turn = 1
OPTIONS
[[player]]
army.I = ["ammo"]
hand = ["visionary", "visionary", "angel", "mind", "kork", "lipsy"]
[[player]]
points = 1
army.I = ["medic"]
hand = ["medic", "avenger"]
"""


def mutate_once(game: Game) -> list[Event]:
    """A turn of the first player, who pays with Ozekis alone."""
    ready(game, 0)
    events = do(game, "mutate I1")
    while asked(game)[1] == "pay":
        events += do(game, next(choice for choice in choices(game) if choice not in ("pay ammo", "pay visionary")))
    return events


def turns_until_the_battle(game: Game) -> tuple[int, list[Event]]:
    """How many turns the first player takes, and the events of the last one."""
    for number in range(1, 200):
        events = mutate_once(game)
        if "battle" in kinds(events):
            return number, events
    raise AssertionError("no limit")


@pytest.mark.rule("G3.5")
@pytest.mark.parametrize(
    ("option", "most"),
    [
        ("", 100),
        ('options = { last_player_turns = "100" }', 100),
        ('options = { last_player_turns = "10" }', 10),
        ('options = { last_player_turns = "4" }', 4),
    ],
)
def test_the_last_player_passes_after_so_many_turns_since_the_others_passed(option: str, most: int) -> None:
    game = scene(FOR_EVER.replace("OPTIONS", option))
    do(game, "pass")
    number, events = turns_until_the_battle(game)
    assert number == most
    (limit,) = [event for event in events if event.kind == "passes-by-limit"]
    assert limit.args == {"player": 0, "turns": most}
    assert kinds(events).index("passes-by-limit") < kinds(events).index("passed") < kinds(events).index("battle")
    assert points(game) == [0, 2]  # 2 against 2: the second player holds the Advantage token
    assert army(game, 0) == {"I": ["ammo"]}
    assert game.state.round == 2
    ready(game, 1)


@pytest.mark.rule("G3.5")
def test_the_turns_of_the_last_player_count_from_the_last_pass_of_the_others() -> None:
    third = '[[player]]\nhand = ["ak52", "ak52"]\n'
    game = scene(FOR_EVER.replace("OPTIONS", 'options = { last_player_turns = "10" }') + third)
    do(game, "pass", "play ak52")
    mutate_once(game)
    do(game, "play ak52")
    mutate_once(game)
    do(game, "pass")
    number, _ = turns_until_the_battle(game)
    assert number == 10
    assert points(game) == [0, 1, 1]  # 2, 2 and 4
    ready(game, 1)


@pytest.mark.rule("G3.5")
def test_the_last_player_may_pass_before_the_limit() -> None:
    game = scene(FOR_EVER.replace("OPTIONS", 'options = { last_player_turns = "10" }'))
    do(game, "pass")
    for _ in range(9):
        mutate_once(game)
    events = do(game, "pass")
    assert "passes-by-limit" not in kinds(events)
    assert "battle" in kinds(events)
    ready(game, 1)


@pytest.mark.rule("G3.2", "G3.5")
def test_a_pass_tells_how_many_turns_may_follow() -> None:
    third = '[[player]]\nhand = ["ak52"]\n'
    game = scene(FOR_EVER.replace("OPTIONS", 'options = { last_player_turns = "10" }') + third)
    events = do(game, "pass", "pass")
    mutate_once(game)
    events += do(game, "pass")
    assert [event.args["left"] for event in events if event.kind == "passed"] == [-1, 10, 0]
    ready(game, 1)


@pytest.mark.rule("G3.5")
def test_a_player_passes_after_a_hundred_turns_in_one_round_and_the_others_go_on() -> None:
    game = scene(
        FOR_EVER.replace("OPTIONS", "").replace("turn = 1", "").replace("[[player]]", "[[player]]\nturns = 99", 1)
    )
    assert "passes-by-limit" not in kinds(mutate_once(game))
    assert "passes-by-limit" not in kinds(do(game, "play medic"))
    mutate_once(game)  # the hundredth
    events = do(game, "play avenger")
    (limit,) = [event for event in events if event.kind == "passes-by-limit"]
    assert limit.args == {"player": 0, "turns": 100}
    assert "battle" not in kinds(events)
    assert army(game, 1) == {"I": ["medic", "medic", "avenger"]}
    ready(game, 1)
    do(game, "draw 1")
    ready(game, 1)


@pytest.mark.rule("G3.5")
def test_further_turns_count_among_the_hundred() -> None:
    game = scene("""
ruleset = "gosu"
deck = []
[[player]]
turns = 99
hand = ["prescient", "prescient", "seeker"]
[[player]]
""")
    do(game, "play prescient")
    ready(game, 0)
    events = do(game, "play prescient")  # in the hundredth turn: a further one is gained, but not taken
    assert kinds(events).count("passes-by-limit") == 1
    assert army(game, 0) == {"I": ["prescient", "prescient"]}
    assert hand(game, 0) == ["seeker"]
    ready(game, 1)


@pytest.mark.rule("G3.5")
def test_the_count_begins_anew_in_each_round() -> None:
    game = scene("""
ruleset = "gosu"
deck = []
[[player]]
turns = 99
hand = ["seeker"]
[[player]]
passed = true
""")
    do(game, "pass")
    assert game.state.round == 2
    do(game, "play seeker", "pass")
    ready(game, 0)
    do(game, "draw 1")
    ready(game, 0)


@pytest.mark.rule("G3.5")
def test_the_option_is_a_number_of_turns_a_hundred_by_default() -> None:
    assert gosux.new_game("gosu", 0).options["last_player_turns"] == "100"
    assert gosux.new_game("gosu", 0, {"last_player_turns": "10"}).options["last_player_turns"] == "10"
    for value in ("0", "-1", "ten"):
        with pytest.raises(BadOption):
            gosux.new_game("gosu", 0, {"last_player_turns": value})
