"""X3: the army: rows, OPEN cards, values, captured cards, what words about places mean."""

import pytest

from gosux import Event, Game
from gosux.model.changes.knowledge import DESIGN, UNKNOWN
from tests.scene import army, asked, choices, deck, do, hand, pile, ready, removed, rules_against, scene, tokens


def battle_values(events: list[Event]) -> object:
    (battle,) = [event for event in events if event.kind == "battle"]
    return battle.args["values"]


def seen(game: Game, viewer: int, seat: int, zone: str) -> list[str]:
    """A pile of a seat as the viewer sees it: "?" for a card that they do not know."""
    entries = {
        "hand": game.view(viewer).state.seats[seat].hand,
        "deck": game.view(viewer).state.seats[seat].deck,
        "discard": game.view(viewer).state.seats[seat].discard,
        "removed": game.view(viewer).state.seats[seat].removed,
        "army": [design for design in game.view(viewer).state.seats[seat].army if design >= 0],
    }[zone]
    cards = game.rules.catalogue.cards
    return ["?" if entry & DESIGN == UNKNOWN else cards[entry & DESIGN].id for entry in entries]


@pytest.mark.rule("X3.1")
def test_rows_fill_from_left_to_right() -> None:
    game = scene("""
        turns_left = 3
        tiles = []
        [[player]]
        hand = ["aat", "aat", "ne-ye"]
        [[player]]
        clans = ["justice", "galmi", "xian"]
        passed = true
    """)
    do(game, "play aat")
    assert army(game, 0) == {"I": ["aat"]}
    do(game, "play aat")
    assert army(game, 0) == {"I": ["aat", "aat"]}
    do(game, "play ne-ye")
    assert army(game, 0) == {"I": ["aat", "aat"], "II": ["ne-ye"]}
    assert (army(game, 1), hand(game, 0)) == ({}, [])
    ready(game, 0)


@pytest.mark.rule("X3.1")
def test_a_slot_that_was_left_is_the_next_to_be_filled() -> None:
    game = scene("""
        tiles = []
        [[player]]
        army.I = ["nakshatra"]
        hand = ["niranjan"]
        [[player]]
        army.I = ["aat", "wiindz"]
        hand = ["aat"]
    """)
    do(game, "play niranjan")  # only I2 is OPEN, so it is sacrificed
    assert (army(game, 1), pile(game, 1)) == ({"I": ["aat"]}, ["wiindz"])
    do(game, "play aat")
    assert army(game, 0) == {"I": ["nakshatra"], "II": ["niranjan"]}
    assert army(game, 1) == {"I": ["aat", "aat"]}
    assert hand(game, 0) == hand(game, 1) == []
    ready(game, 0)


TWO_HEROES_ABOVE = """
    tiles = []
    [[player]]
    army.I = ["aat", "(wiindz)"]
    army.II = ["ne-o"]
    hand = ["ne-ye"]
    [[player]]
    clans = ["justice", "galmi", "xian"]
"""


@pytest.mark.rule("X3.2", "X3.5a")
def test_a_captured_card_counts_for_the_length_of_its_row_and_carries_one_above() -> None:
    game = scene(TWO_HEROES_ABOVE)
    do(game, "play ne-ye")
    assert army(game, 0) == {"I": ["aat", "(wiindz)"], "II": ["ne-o", "ne-ye"]}
    assert (army(game, 1), hand(game, 0)) == ({}, [])
    ready(game, 1)


@pytest.mark.rule("X3.2")
def test_a_row_never_gets_longer_than_the_row_below() -> None:
    game = scene(TWO_HEROES_ABOVE.replace(', "(wiindz)"', ""))
    assert rules_against(game, "play ne-ye") == ["X5.3a"]
    assert army(game, 0) == {"I": ["aat"], "II": ["ne-o"]}
    ready(game, 0)


NIRANJAN_ASKS = """
    tiles = []
    [[player]]
    army.I = ["nakshatra"]
    army.II = ["niranjan"]
    [[player]]
    army.I = {I}
    army.II = {II}
    army.III = {III}
"""


@pytest.mark.rule("X3.3", "X3.2")
@pytest.mark.parametrize(
    ("rows", "slots"),
    [
        ((3, 2, 1), ["1:I3", "1:II2", "1:III1"]),
        ((3, 2, 2), ["1:I3", "1:III2"]),
        ((2, 2, 1), ["1:II2", "1:III1"]),
        ((3, 1, 0), ["1:I3", "1:II1"]),
        ((2, 0, 0), ["1:I2"]),
        ((2, 2, 2), ["1:III2"]),
    ],
)
def test_open_is_a_card_with_none_above_and_none_to_its_right(rows: tuple[int, int, int], slots: list[str]) -> None:
    cards = [["aat", "wiindz", "obeezs"], ["ne-o", "ne-ye"], ["tomorrow", "byun-hyung-ja-tomorrow"]]
    lines = {name: str(row[:length]) for name, row, length in zip(("I", "II", "III"), cards, rows, strict=True)}
    game = scene(NIRANJAN_ASKS.format(**lines))
    before = army(game, 1)
    do(game, "activate 0:II1")
    if len(slots) > 1:
        assert asked(game) == (1, "sacrifice")
        assert choices(game) == [f"sacrifice {slot}" for slot in slots]
        do(game, f"sacrifice {slots[-1]}")
    row = slots[-1][2:-1]
    (lost,) = pile(game, 1)
    assert before[row] == [*army(game, 1).get(row, []), lost]
    assert {name: before[name] for name in before if name != row} == {
        name: cards for name, cards in army(game, 1).items() if name != row
    }
    assert army(game, 0) == {"I": ["nakshatra"], "II": ["niranjan [t]"]}
    ready(game, 1)


@pytest.mark.rule("X3.4a", "X3.5a")
def test_values_are_two_three_five_by_level_and_none_for_a_captured_card() -> None:
    game = scene("""
        turns_left = 0
        tiles = []
        [[player]]
        army.I = ["volantis"]
        army.II = ["elle"]
        army.III = ["justice"]
        [[player]]
        army.I = ["(wiindz)"]
        army.II = ["ne-o"]
        army.III = ["(tomorrow)"]
        passed = true
    """)
    events = do(game, "pass")
    assert battle_values(events) == [10, 3]
    assert (army(game, 0), pile(game, 0)) == ({"I": ["volantis"]}, ["elle", "justice"])
    assert (army(game, 1), pile(game, 1)) == ({"I": ["wiindz"]}, ["ne-o", "tomorrow"])
    ready(game, 1)


@pytest.mark.rule("X3.4b")
@pytest.mark.parametrize(
    ("rows", "value"),
    [
        ('army.I = ["phoenix-immortal"]', 3),
        ('army.I = ["timer"]\narmy.II = ["phoenix-immortal"]', 5),
        ('army.I = ["timer"]\narmy.II = ["kaez"]\narmy.III = ["phoenix-immortal"]', 8),
    ],
)
def test_phoenix_immortal_is_worth_three_in_any_row(rows: str, value: int) -> None:
    game = scene(f"""
        turns_left = 0
        tiles = []
        [[player]]
        {rows}
        [[player]]
        clans = ["justice", "galmi", "xian"]
        passed = true
    """)
    cards = [card for row in army(game, 0).values() for card in row]
    assert battle_values(do(game, "pass")) == [value, 0]
    assert sorted(pile(game, 0) + [card for row in army(game, 0).values() for card in row]) == sorted(cards)
    ready(game, 1)


@pytest.mark.rule("X3.6a")
@pytest.mark.parametrize(("opposing", "mirrors"), [(["muraena", "arpia"], True), (["all-in-one", "muraena"], False)])
def test_the_mirror_card_lies_in_the_same_slot_of_the_opposing_army(opposing: list[str], mirrors: bool) -> None:
    game = scene(f"""
        tiles = []
        [[player]]
        army.I = ["aat"]
        deck = ["ne-o", "ne-ye"]
        [[player]]
        army.I = {opposing}
    """)
    if mirrors:
        do(game, "activate 0:I1")  # Muraena: draw X cards, and its player owns 2 tokens
        assert (army(game, 0), hand(game, 0)) == ({"I": ["aat [t]"]}, ["ne-o", "ne-ye"])
        ready(game, 1)
    else:
        assert rules_against(game, "activate 0:I1") == ["X7.2"]
        ready(game, 0)
    assert army(game, 1) == {"I": opposing}


@pytest.mark.rule("X3.6b")
def test_adjacent_is_directly_left_right_above_or_below_in_the_same_army() -> None:
    game = scene("""
        tiles = []
        [[player]]
        army.I = ["1000-faces", "3-wishes", "dancing-dragon"]
        army.II = ["pangu", "valeen", "dalisteer"]
        army.III = ["byun-hyung-ja-xian", "xian"]
        hand = ["nio", "all-in-one", "all-in-one"]
        deck = ["shennong"]
        [[player]]
        army.I = ["lava-goddesses", "demon-guardians"]
        army.II = ["hempo", "smook"]
    """)
    do(game, "shift II2")
    assert choices(game) == ["copy 0:I2", "copy 0:II1", "copy 0:II3", "copy 0:III2"]
    assert rules_against(game, "copy 0:I1") == rules_against(game, "copy 0:I3") == ["X3.6b"]
    assert rules_against(game, "copy 1:II2") == ["X3.9"]
    do(game, "copy 0:II3", "no")
    assert army(game, 0) == {
        "I": ["1000-faces", "3-wishes", "dancing-dragon"],
        "II": ["pangu", "nio", "(dalisteer)"],
        "III": ["byun-hyung-ja-xian", "xian"],
    }
    assert (hand(game, 0), pile(game, 0)) == (["shennong"], ["all-in-one", "all-in-one", "valeen"])
    assert army(game, 1) == {"I": ["lava-goddesses", "demon-guardians"], "II": ["hempo", "smook"]}
    ready(game, 1)


@pytest.mark.rule("X3.6c")
@pytest.mark.parametrize(
    ("column", "drawn"), [(["sati", "galmi"], 3), (["(sati)", "galmi"], 2), (["sati", "justice"], 2), ([], 1)]
)
def test_this_column_includes_this_card_and_counts_no_clan_of_a_captured_one(column: list[str], drawn: int) -> None:
    heroes, immortals = [column[:1], column[1:]]
    game = scene(f"""
        tiles = []
        [[player]]
        army.I = ["1000-faces", "volantis"]
        army.II = {heroes}
        army.III = {immortals}
        deck = ["elle", "shard", "nio", "quae"]
        [[player]]
        army.I = ["aat"]
    """)
    do(game, "activate 0:I1")
    assert hand(game, 0) == sorted(["elle", "shard", "nio", "quae"][:drawn])
    assert [card for row in army(game, 0).values() for card in row] == ["1000-faces [t]", "volantis", *column]
    assert army(game, 1) == {"I": ["aat"]}
    ready(game, 1)


@pytest.mark.rule("X3.6c", "X3.9")
def test_wiindz_releases_captured_cards_of_its_own_row_and_column_only() -> None:
    game = scene("""
        tiles = []
        [[player]]
        army.I = ["(aat)", "wiindz", "(obeezs)"]
        army.II = ["(ne-o)", "(ne-ye)"]
        [[player]]
        army.I = ["volantis", "(atalanta)"]
    """)
    do(game, "activate 0:I2")
    assert choices(game) == ["release 0:I1", "release 0:I3", "release 0:II2"]
    assert rules_against(game, "release 0:II1") == ["X3.6c"]
    assert rules_against(game, "release 1:I2") == ["X3.9"]
    do(game, "release 0:II2")
    assert army(game, 0) == {"I": ["(aat)", "wiindz [t]", "(obeezs)"], "II": ["(ne-o)", "ne-ye"]}
    assert army(game, 1) == {"I": ["volantis", "(atalanta)"]}
    ready(game, 1)


HIDDEN_AND_OPEN = """
    tiles = []
    [[player]]
    army.I = ["(volantis)", "atalanta"]
    hand = ["elle"]
    deck = ["quae", "nezha"]
    discard = ["sati"]
    removed = ["tourach"]
    [[player]]
    army.I = ["(aat)"]
    hand = ["ne-o", "ne-ye"]
    deck = ["ez"]
    discard = ["obeezs"]
    removed = ["fre-e"]
"""


@pytest.mark.rule("X3.8a")
@pytest.mark.parametrize("viewer", [0, 1])
def test_discard_piles_captured_and_removed_cards_are_seen_by_both(viewer: int) -> None:
    game = scene(HIDDEN_AND_OPEN)
    assert seen(game, viewer, 0, "discard") == ["sati"]
    assert seen(game, viewer, 1, "discard") == ["obeezs"]
    assert seen(game, viewer, 0, "army") == ["volantis", "atalanta"]
    assert seen(game, viewer, 1, "army") == ["aat"]
    assert seen(game, viewer, 0, "removed") == removed(game, 0) == ["tourach"]
    assert seen(game, viewer, 1, "removed") == removed(game, 1) == ["fre-e"]
    ready(game, 0)


@pytest.mark.rule("X3.8b")
def test_hands_and_decks_are_hidden_but_their_sizes_are_not() -> None:
    game = scene(HIDDEN_AND_OPEN)
    assert [seen(game, viewer, 0, "hand") for viewer in (0, 1)] == [["elle"], ["?"]]
    assert [sorted(seen(game, viewer, 1, "hand")) for viewer in (0, 1)] == [["?", "?"], ["ne-o", "ne-ye"]]
    for viewer in (0, 1):
        assert seen(game, viewer, 0, "deck") == ["?", "?"]
        assert seen(game, viewer, 1, "deck") == ["?"]
    assert (deck(game, 0), deck(game, 1)) == (["quae", "nezha"], ["ez"])
    ready(game, 0)


@pytest.mark.rule("X3.9")
def test_a_card_means_either_army() -> None:
    game = scene("""
        tiles = []
        [[player]]
        army.I = ["spirits-of-smook"]
        hand = ["lava-goddesses"]
        [[player]]
        army.I = ["volantis"]
        army.II = ["sati"]
    """)
    do(game, "play lava-goddesses")
    assert choices(game) == ["capture 0:I1", "capture 0:I2", "capture 1:I1"]
    do(game, "capture 0:I1")
    assert army(game, 0) == {"I": ["(spirits-of-smook)", "lava-goddesses"]}
    assert army(game, 1) == {"I": ["volantis"], "II": ["sati"]}
    ready(game, 1)


@pytest.mark.rule("X3.9")
def test_your_cards_are_those_of_your_own_army() -> None:
    game = scene("""
        tiles = []
        [[player]]
        army.I = ["bun-to", "(un-go)"]
        army.II = ["kan-te", "(shard)"]
        [[player]]
        army.I = ["(aat)"]
    """)
    do(game, "activate 0:II1")
    assert army(game, 0) == {"I": ["bun-to", "un-go"], "II": ["kan-te [t]", "shard"]}
    assert tokens(game, 0) == (1, 0, 2)
    assert army(game, 1) == {"I": ["(aat)"]}
    ready(game, 1)


@pytest.mark.rule("X3.10")
def test_captured_cards_count_as_cards_in_play() -> None:
    game = scene("""
        tiles = []
        [[player]]
        army.I = ["volantis"]
        hand = ["quae"]
        [[player]]
        army.I = ["(aat)", "(wiindz)", "obeezs"]
    """)
    do(game, "play quae")  # 2 cards against 3
    assert army(game, 0) == {"I": ["volantis"], "II": ["quae"]}
    assert (army(game, 1), pile(game, 1)) == ({"I": ["(aat)", "(wiindz)"]}, ["obeezs"])
    assert pile(game, 0) == []
    ready(game, 1)
