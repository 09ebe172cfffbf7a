"""X8: the Great Battle. Each scene is the last turn of a round: player 1 has passed, player 0 passes now."""

import pytest

from gosux import Event, Game
from gosux.model.events import Battle
from tests.scene import army, do, hand, kinds, over, pile, ready, scene, tokens


def last_turn(first: str, second: str, table: str = "tiles = []") -> Game:
    return scene(f"turns_left = 0\n{table}\n[[player]]\n{first}\n[[player]]\npassed = true\n{second}")


def battle(events: list[Event], what: str) -> object:
    """What everybody is told of the battle: values, winner (-1 for none), tie."""
    (event,) = [event for event in events if event.kind == "battle"]
    return event.args[what]


def values(events: list[Event]) -> object:
    return battle(events, "values")


def supremacy(game: Game) -> list[int]:
    return [seat.supremacy for seat in game.state.seats]


def sacrificed(events: list[Event], seat: int) -> int:
    return sum(1 for event in events if event.kind == "sacrificed" and event.args["player"] == seat)


COLUMN = 'army.I = ["{}"]\narmy.II = ["{}"]\narmy.III = ["{}"]'
THREE_OF_JUSTICE = COLUMN.format("volantis", "elle", "byun-hyung-ja-justice")
THREE_OF_GOAN_SUL = COLUMN.format("lava-goddesses", "smook", "byun-hyung-ja-goan-sul")
WITH_GOAN_SUL = COLUMN.format("lava-goddesses", "smook", "goan-sul")
NOTHING = 'clans = ["justice", "galmi", "xian"]'


@pytest.mark.rule("X8.1")
def test_a_veteran_with_its_token_is_worth_double() -> None:
    game = last_turn('army.I = ["spirits-of-smook [x2]", "aat [t]"]\narmy.II = ["hempo [x2]"]\nlocked = 1', NOTHING)
    events = do(game, "pass")
    assert values(events) == [4 + 2 + 6, 0]
    (fought,) = [event for event in events if isinstance(event, Battle)]
    assert [slot.name for slot in fought.sides[0].doubled] == ["I1", "II1"]
    do(game, "sacrifice 0:I2")
    assert (army(game, 0), army(game, 1)) == ({"I": ["spirits-of-smook"]}, {})
    assert pile(game, 0) == ["aat", "hempo"]
    ready(game, 1)


@pytest.mark.rule("X8.1", "X10.27")
def test_the_parts_of_a_battle_are_told_row_by_row_and_then_the_hand() -> None:
    counts_hands = COLUMN.format("arpia", "kaez", "phoenix")
    game = last_turn(counts_hands + '\nhand = ["timer", "sqeezs"]', 'army.I = ["bun-to", "(aat)"]\nhand = ["volantis"]')
    events = do(game, "pass")
    (fought,) = [event for event in events if isinstance(event, Battle)]
    assert [(side.seat, side.rows, side.hand) for side in fought.sides] == [(0, (2, 3, 5), 2), (1, (2, 0, 0), 0)]
    assert values(events) == [12, 2]


@pytest.mark.rule("X8.1")
@pytest.mark.parametrize(
    ("opposing", "table", "expected"),
    [
        ("spoils-seekers", "tiles = []", [2 + 6, 2]),
        ("(spoils-seekers)", "tiles = []", [2 + 3, 0]),
        ("aat", "tiles = []", [2 + 3, 2]),
        ("aat", 'tiles = []\nbounty = "1:I1"', [2 + 6, 2]),
        ("aat", 'tiles = []\nbounty = "0:I1"', [2 + 3, 2]),  # a Bounty card of its own army
        ("(aat)", 'tiles = []\nbounty = "1:I1"', [2 + 3, 0]),
    ],
)
def test_galmi_avatar_is_worth_double_against_a_bounty_card(opposing: str, table: str, expected: list[int]) -> None:
    game = last_turn('army.I = ["bun-to"]\narmy.II = ["galmi-avatar"]', f'army.I = ["{opposing}"]', table)
    assert values(do(game, "pass")) == expected
    assert (army(game, 0), pile(game, 0)) == ({"I": ["bun-to"]}, ["galmi-avatar"])
    assert (army(game, 1), pile(game, 1)) == ({}, [opposing.strip("()")])
    ready(game, 1)


@pytest.mark.rule("X8.1", "X8.5")
@pytest.mark.parametrize(
    ("immortal", "table", "expected"),
    [
        ("phoenix", "tiles = []", [10 + 2, 0]),
        ("(phoenix)", "tiles = []", [5, 0]),
        ("byun-hyung-ja-phoenix", 'tiles = ["phoenix"]', [10 + 2, 1]),
    ],
)
def test_phoenix_adds_one_for_each_card_in_hand(immortal: str, table: str, expected: list[int]) -> None:
    first = COLUMN.format("arpia", "kaez", immortal) + '\nhand = ["muraena", "sqeezs"]'
    game = last_turn(first, 'hand = ["elle"]', table)
    assert values(do(game, "pass")) == expected
    assert (army(game, 0), army(game, 1)) == ({"I": ["arpia"]}, {})
    assert pile(game, 0) == sorted(["kaez", immortal.strip("()")])
    assert {"muraena", "sqeezs"} <= set(hand(game, 0))
    assert "elle" in hand(game, 1)
    ready(game, 1)


@pytest.mark.rule("X8.2a")
@pytest.mark.parametrize("winner", [0, 1])
def test_the_higher_total_wins_the_battle_and_a_supremacy_token(winner: int) -> None:
    sides = ['army.I = ["volantis"]', 'army.I = ["aat", "wiindz"]']
    game = last_turn(*sides) if winner == 1 else last_turn(*sides[::-1])
    events = do(game, "pass")
    assert values(events) == ([2, 4] if winner == 1 else [4, 2])
    assert (battle(events, "winner"), battle(events, "tie")) == (winner, 0)
    assert supremacy(game) == [1 - winner, winner]
    assert (army(game, winner), pile(game, winner)) == ({"I": ["aat"]}, ["wiindz"])
    assert (army(game, 1 - winner), pile(game, 1 - winner)) == ({}, ["volantis"])
    ready(game, 1 - winner)


@pytest.mark.rule("X8.2a")
@pytest.mark.parametrize("holder", [0, 1])
def test_a_tie_is_won_by_the_holder_of_the_wonder_token(holder: int) -> None:
    game = last_turn('army.I = ["volantis"]', 'army.I = ["aat"]', f"tiles = []\nwonder = {holder}")
    events = do(game, "pass")
    assert (battle(events, "winner"), battle(events, "tie")) == (holder, 1)
    assert supremacy(game) == [1 - holder, holder]
    assert (army(game, 0), army(game, 1), pile(game, 0), pile(game, 1)) == ({}, {}, ["volantis"], ["aat"])
    ready(game, 1 - holder)


@pytest.mark.rule("X8.2b", "X8.3")
def test_a_tie_that_nobody_breaks_gives_both_a_token_and_nobody_has_won_or_lost() -> None:
    game = last_turn(THREE_OF_JUSTICE, THREE_OF_GOAN_SUL)
    events = do(game, "pass")
    assert values(events) == [10, 10]
    assert (battle(events, "winner"), battle(events, "tie")) == (-1, 1)
    assert supremacy(game) == [1, 1]
    assert "unlocked" not in kinds(events)
    assert tokens(game, 0) == tokens(game, 1) == (2, 0, 2)
    assert (army(game, 0), army(game, 1)) == ({"I": ["volantis"]}, {"I": ["lava-goddesses"]})
    assert pile(game, 0) == ["byun-hyung-ja-justice", "elle"]
    assert pile(game, 1) == ["byun-hyung-ja-goan-sul", "smook"]
    ready(game, game.state.starter)


@pytest.mark.rule("X8.3")
def test_effects_of_winning_come_before_effects_of_losing_and_both_before_the_song() -> None:
    game = last_turn(THREE_OF_JUSTICE, THREE_OF_GOAN_SUL, "tiles = []\nwonder = 1")
    events = do(game, "pass")
    told = [(event.kind, event.args.get("player")) for event in events]
    order = [one for one in told if one[0] in ("supremacy", "unlocked", "song")]
    assert order == [("supremacy", 1), ("unlocked", 1), ("unlocked", 0), ("song", 1)]
    assert tokens(game, 0) == tokens(game, 1) == (3, 0, 1)
    assert (army(game, 0), army(game, 1)) == ({"I": ["volantis"]}, {"I": ["lava-goddesses"]})
    assert pile(game, 0) == ["byun-hyung-ja-justice", "elle"]
    assert pile(game, 1) == ["byun-hyung-ja-goan-sul", "smook"]
    ready(game, 0)


@pytest.mark.rule("X8.3")
def test_the_byuns_of_the_other_side_of_the_battle_do_nothing() -> None:
    game = last_turn(THREE_OF_JUSTICE, THREE_OF_GOAN_SUL, "tiles = []\nwonder = 0")
    events = do(game, "pass")
    assert "unlocked" not in kinds(events)
    assert tokens(game, 0) == tokens(game, 1) == (2, 0, 2)
    assert (army(game, 0), army(game, 1)) == ({"I": ["volantis"]}, {"I": ["lava-goddesses"]})
    ready(game, 1)


@pytest.mark.rule("X8.3")
@pytest.mark.parametrize("edition", ["en", "fr"])
def test_a_fifth_token_for_winning_the_battle_wins_in_either_edition(edition: str) -> None:
    table = f'tiles = []\nwonder = 1\noptions = {{ edition = "{edition}" }}'
    game = last_turn(THREE_OF_JUSTICE, THREE_OF_GOAN_SUL + "\nlocked = 0", table)
    do(game, "pass")
    assert tokens(game, 0) == (2, 0, 2)  # the game is over: nothing for the loser
    assert army(game, 0) == {"I": ["volantis"], "II": ["elle"], "III": ["byun-hyung-ja-justice"]}
    assert army(game, 1) == {"I": ["lava-goddesses"], "II": ["smook"], "III": ["byun-hyung-ja-goan-sul"]}
    over(game, [1], "X1.2")


@pytest.mark.rule("X8.3")
@pytest.mark.parametrize("edition", ["en", "fr"])
def test_a_fifth_token_for_losing_the_battle_wins_unless_the_game_is_over(edition: str) -> None:
    table = f'tiles = []\nwonder = 1\noptions = {{ edition = "{edition}" }}'
    game = last_turn(THREE_OF_JUSTICE + "\nlocked = 0", THREE_OF_GOAN_SUL, table)
    do(game, "pass")
    over(game, [0], "X1.2")
    game = last_turn(THREE_OF_JUSTICE + "\nlocked = 0", THREE_OF_GOAN_SUL + "\nsupremacy = 1", table)
    do(game, "pass")
    assert tokens(game, 1) == (2, 0, 2)  # the winner's effect came too late as well
    assert army(game, 0) == {"I": ["volantis"], "II": ["elle"], "III": ["byun-hyung-ja-justice"]}
    assert army(game, 1) == {"I": ["lava-goddesses"], "II": ["smook"], "III": ["byun-hyung-ja-goan-sul"]}
    over(game, [1], "X1.1a")


@pytest.mark.rule("X8.4a", "X8.4b")
def test_goan_suls_rule_does_not_hold_for_the_opponent_of_its_controller() -> None:
    # 20 against 10: the winner does not control Goan Sul.
    first = 'army.I = ["volantis", "bun-to"]\narmy.II = ["elle", "shard"]\narmy.III = ["justice", "galmi"]'
    game = last_turn(first, WITH_GOAN_SUL)
    events = do(game, "pass")
    assert values(events) == [20, 10]
    assert supremacy(game) == [1, 0]
    do(game, "sacrifice 0:II2", "sacrifice 0:III1")  # after III2; 3 of 6 cards, not one more
    assert army(game, 0) == {"I": ["volantis", "bun-to"], "II": ["elle"]}
    assert pile(game, 0) == ["galmi", "justice", "shard"]
    assert (army(game, 1), pile(game, 1)) == ({"I": ["lava-goddesses"]}, ["goan-sul", "smook"])
    ready(game, 1)


@pytest.mark.rule("X8.4a", "X8.4b")
@pytest.mark.parametrize("winner", [0, 1])
def test_the_active_tile_of_goan_sul_holds_for_both(winner: int) -> None:
    sides = [COLUMN.format("volantis", "elle", "justice"), 'clans = ["abhilasha", "narashima", "tomorrow"]']
    first, second = sides if winner == 0 else sides[::-1]
    game = last_turn(first, second, 'tiles = ["goan_sul"]')
    do(game, "pass")
    assert army(game, winner) == {"I": ["volantis"], "II": ["elle"], "III": ["justice"]}
    assert army(game, 1 - winner) == {}
    over(game, [winner], "X1.4b")


@pytest.mark.rule("X8.4b", "X8.4c")
@pytest.mark.parametrize(
    ("opposing", "margin", "wins"),
    [
        ('army.I = ["volantis"]', 10, True),
        ('army.I = ["(volantis)"]\narmy.II = ["elle"]', 9, False),
    ],
)
def test_ten_is_enough_and_nine_is_not(opposing: str, margin: int, wins: bool) -> None:
    game = last_turn(WITH_GOAN_SUL.replace('"lava-goddesses"', '"aat", "lava-goddesses"'), opposing)
    game_events = do(game, "pass")
    total = values(game_events)
    assert isinstance(total, list)
    assert (total[0], total[0] - total[1]) == (12, margin)
    if wins:
        assert army(game, 0) == {"I": ["aat", "lava-goddesses"], "II": ["smook"], "III": ["goan-sul"]}
        over(game, [0], "X1.4b")
        return
    do(game, "sacrifice 0:III1", "sacrifice 0:II1")  # 2 of 4 cards, and one more
    assert (army(game, 0), pile(game, 0)) == ({"I": ["aat"]}, ["goan-sul", "lava-goddesses", "smook"])
    assert (army(game, 1), pile(game, 1)) == ({"I": ["volantis"]}, ["elle"])
    ready(game, 1)


@pytest.mark.rule("X8.4c")
@pytest.mark.parametrize(
    ("first", "table", "lost"),
    [
        (WITH_GOAN_SUL, "tiles = []\nwonder = 0", (3, 2)),  # a tie won by the Wonder token
        (WITH_GOAN_SUL, "tiles = []\nwonder = 1", (2, 2)),  # a loser does not sacrifice more
        (THREE_OF_GOAN_SUL, 'tiles = ["goan_sul"]\nwonder = 0', (3, 2)),  # the tile alike
        (THREE_OF_GOAN_SUL, 'tiles = ["goan_sul"]\nwonder = 1', (2, 3)),  # for both players
        (WITH_GOAN_SUL, 'tiles = ["goan_sul"]\nwonder = 0', (3, 2)),  # card and tile: still one more
        (WITH_GOAN_SUL, "tiles = []", (2, 2)),  # both gained a token: nobody has won
    ],
)
def test_who_sacrifices_one_more_card(first: str, table: str, lost: tuple[int, int]) -> None:
    game = last_turn(first, COLUMN.format("volantis", "elle", "justice"), table)
    events = do(game, "pass")
    assert values(events) == [10, 10]
    assert (sacrificed(events, 0), sacrificed(events, 1)) == lost
    assert (sum(map(len, army(game, 0).values())), sum(map(len, army(game, 1).values()))) == (3 - lost[0], 3 - lost[1])
    assert (len(pile(game, 0)), len(pile(game, 1))) == lost
    ready(game, game.state.starter)


@pytest.mark.rule("X8.4c")
def test_one_more_card_is_sacrificed_only_as_far_as_there_is_one() -> None:
    game = last_turn('army.I = ["volantis"]', 'clans = ["abhilasha", "narashima", "tomorrow"]', 'tiles = ["goan_sul"]')
    events = do(game, "pass")
    assert sacrificed(events, 0) == 1
    assert (army(game, 0), army(game, 1), pile(game, 0)) == ({}, {}, ["volantis"])
    ready(game, 1)


@pytest.mark.rule("X8.5")
def test_a_captured_goan_sul_does_nothing_in_the_battle_and_for_the_song() -> None:
    # 12 against 0 without Goan Sul's value: it would win the game; released in the song it does not cost a card more.
    first = 'army.I = ["aat", "lava-goddesses", "wiindz"]\narmy.II = ["smook", "ne-o"]\narmy.III = ["(goan-sul)"]'
    game = last_turn(first, NOTHING)
    events = do(game, "pass")
    assert values(events) == [12, 0]
    events += do(game, "sacrifice 0:III1", "sacrifice 0:II2", "sacrifice 0:II1")
    assert sacrificed(events, 0) == 3
    assert (army(game, 0), army(game, 1)) == ({"I": ["aat", "lava-goddesses", "wiindz"]}, {})
    assert pile(game, 0) == ["goan-sul", "ne-o", "smook"]
    ready(game, 1)


@pytest.mark.rule("X8.5", "X8.3")
def test_captured_byuns_unlock_nothing() -> None:
    game = last_turn(
        THREE_OF_JUSTICE.replace("byun-hyung-ja-justice", "(byun-hyung-ja-justice)"),
        THREE_OF_GOAN_SUL.replace("byun-hyung-ja-goan-sul", "(byun-hyung-ja-goan-sul)"),
        "tiles = []\nwonder = 1",
    )
    events = do(game, "pass")
    assert values(events) == [5, 5]
    assert "unlocked" not in kinds(events)
    assert tokens(game, 0) == tokens(game, 1) == (2, 0, 2)
    assert (army(game, 0), army(game, 1)) == ({"I": ["volantis"]}, {"I": ["lava-goddesses"]})
    ready(game, 0)
