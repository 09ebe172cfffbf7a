"""G2: rows, FREE cards, military value, powers that hold for all players."""

import pytest

from gosux import Event, Game, PositionError
from tests.scene import army, asked, choices, deck, do, hand, pile, points, ready, rules_against, scene

# -- G2.1, G2.2: rows --------------------------------------------------------------------------------------------

ARMY_IN_HAND = """
ruleset = "gosu"
deck = []
[[player]]
hand = [
    "shaman", "shaman", "guardian", "guardian", "warrior", "favre", "pixl", "prahs", "dogopark", "sprew",
    "labdad", "temuchin",
]
[[player]]
passed = true
"""


@pytest.mark.rule("G2.1", "G2.2")
def test_goblins_lie_in_the_row_of_their_level_and_fill_it_from_the_left() -> None:
    game = scene(ARMY_IN_HAND)
    for card in ("shaman", "shaman", "favre", "guardian", "labdad", "pixl", "temuchin", "guardian", "prahs"):
        do(game, f"play {card}")
    assert army(game, 0) == {
        "I": ["shaman", "shaman", "guardian", "guardian"],
        "II": ["favre", "pixl", "prahs"],
        "III": ["labdad", "temuchin"],
    }
    assert hand(game, 0) == ["dogopark", "sprew", "warrior"]
    ready(game, 0)


@pytest.mark.rule("G2.1")
def test_a_slot_that_has_become_free_is_filled_again() -> None:
    game = scene("""
ruleset = "gosu"
deck = []
[[player]]
army.I = ["assassin", "medic", "medic"]
army.II = ["ultimate"]
hand = ["avenger"]
[[player]]
""")
    do(game, "activate 0:II1", "destroy 0:I3", "no")
    assert army(game, 0) == {"I": ["assassin", "medic"], "II": ["ultimate [t]"]}
    do(game, "pass", "play avenger")
    assert army(game, 0) == {"I": ["assassin", "medic", "avenger"], "II": ["ultimate [t]"]}
    assert army(game, 1) == {}
    assert pile(game, 0) == ["medic"]
    ready(game, 0)


@pytest.mark.rule("G2.1", "G2.2")
@pytest.mark.parametrize(
    "rows",
    [
        'army.I = ["psi", "psi", "seeker", "seeker", "visionary", "visionary"]',
        'army.I = ["loya"]',
        'army.II = ["loya"]',
        'army.I = ["psi"]\narmy.II = ["loya", "awn"]',
        'army.I = ["psi", "psi"]\narmy.II = ["loya"]\narmy.III = ["angel", "mind"]',
    ],
)
def test_no_position_has_six_in_a_row_another_level_or_more_than_in_the_row_below(rows: str) -> None:
    with pytest.raises(PositionError):
        scene(f'ruleset = "gosu"\n[[player]]\n{rows}\n[[player]]\n')


@pytest.mark.rule("G2.2")
def test_trapped_cards_count_in_the_row_below() -> None:
    game = scene("""
ruleset = "gosu"
deck = []
[[player]]
army.I = ["warrior", "(warrior)"]
army.II = ["pixl"]
hand = ["sprew"]
[[player]]
""")
    assert rules_against(game, "play sprew") == []
    do(game, "play sprew")
    assert army(game, 0) == {"I": ["warrior", "(warrior)"], "II": ["pixl", "sprew"]}
    ready(game, 1)


@pytest.mark.rule("G2.2")
def test_trapped_cards_count_in_the_row_above() -> None:
    game = scene("""
ruleset = "gosu"
deck = []
[[player]]
army.I = ["warrior", "warrior"]
army.II = ["pixl", "(favre)"]
army.III = ["labdad", "(kork)"]
hand = ["sprew", "temuchin"]
[[player]]
""")
    assert rules_against(game, "play sprew") == ["G4.2a"]
    assert rules_against(game, "play temuchin") == ["G4.3a"]
    ready(game, 0)


# -- G2.3: FREE --------------------------------------------------------------------------------------------------

BAKUTOS = ["seeker", "psi", "visionary", "guardian", "warrior"]
HEROES = ["awn", "sol", "meow", "time", "dom"]
OZEKIS = ["angel", "mind", "kork", "lipsy", "dante"]


FACING = """
ruleset = "gosu"
deck = []
advantage = 1
[[player]]
army.I = ["medic"]
army.II = ["ultimate"]
hand = ["assassin"]
[[player]]
"""


def facing(rows: tuple[int, int, int], trapped: bool = False) -> Game:
    """The first player's Ultimate, which destroys any FREE card, against an army of rows of these lengths."""
    lines = []
    for name, cards, length in zip(("I", "II", "III"), (BAKUTOS, HEROES, OZEKIS), rows, strict=True):
        lines.append(f"army.{name} = {[f'({card})' if trapped else card for card in cards[:length]]}")
    return scene(FACING + "\n".join(lines))


@pytest.mark.rule("G2.3")
@pytest.mark.parametrize("trapped", [False, True])
@pytest.mark.parametrize(
    ("rows", "free"),
    [
        ((0, 0, 0), []),
        ((1, 0, 0), ["I1"]),
        ((1, 1, 0), ["II1"]),
        ((1, 1, 1), ["III1"]),
        ((2, 1, 0), ["I2", "II1"]),
        ((2, 2, 1), ["II2", "III1"]),
        ((2, 1, 1), ["I2", "III1"]),
        ((3, 2, 1), ["I3", "II2", "III1"]),
        ((5, 4, 2), ["I5", "II4", "III2"]),
        ((5, 5, 4), ["II5", "III4"]),
        ((5, 5, 5), ["III5"]),
    ],
)
def test_a_card_is_free_with_none_above_it_and_none_to_its_right(
    rows: tuple[int, int, int], free: list[str], trapped: bool
) -> None:
    game = facing(rows, trapped)
    do(game, "activate 0:II1")
    # The Ultimate itself is the one FREE card of its own army.
    destroyable = [f"1:{slot}" for slot in free]
    if not destroyable:
        assert army(game, 0) == {"I": ["medic"]}  # it had to destroy itself
        ready(game, 1)
        return
    assert choices(game) == ["destroy 0:II1"] + [f"destroy {slot}" for slot in destroyable]
    for row, length in zip(("I", "II", "III"), rows, strict=True):
        for column in range(1, length + 1):
            expected = [] if f"{row}{column}" in free else ["G7.4"]
            assert rules_against(game, f"destroy 1:{row}{column}") == expected
    do(game, "destroy 0:II1")
    assert army(game, 0) == {"I": ["medic"]}
    assert pile(game, 0) == ["ultimate"]
    ready(game, 1)


@pytest.mark.rule("G2.3")
def test_a_bakuto_becomes_free_when_the_hero_above_it_goes() -> None:
    game = facing((1, 1, 0))
    do(game, "activate 0:II1")
    assert rules_against(game, "destroy 1:I1") == ["G7.4"]
    do(game, "destroy 1:II1")
    assert army(game, 1) == {"I": ["seeker"]}
    do(game, "pass", "play assassin", "destroy 1:I1")
    assert army(game, 0) == {"I": ["medic", "assassin"], "II": ["ultimate [t]"]}
    assert army(game, 1) == {}
    assert pile(game, 0) == ["awn", "seeker"]
    ready(game, 0)


# -- G2.4: military value ----------------------------------------------------------------------------------------


def battle(events: list[Event]) -> list[object]:
    """What the armies were worth."""
    (event,) = [event for event in events if event.kind == "battle"]
    values = event.args["values"]
    assert isinstance(values, list)
    return [*values]


@pytest.mark.rule("G2.4")
@pytest.mark.parametrize(
    ("rows", "value"),
    [
        ('army.I = ["seeker"]', 2),
        ('army.I = ["seeker"]\narmy.II = ["awn"]', 2 + 3),
        ('army.I = ["seeker"]\narmy.II = ["awn"]\narmy.III = ["angel"]', 2 + 3 + 5),
        ('army.I = ["seeker", "psi"]\narmy.II = ["awn", "sol"]\narmy.III = ["angel", "mind"]', 20),
        ('army.I = ["(seeker)"]\narmy.II = ["awn"]\narmy.III = ["angel"]', 3 + 5),
        ('army.I = ["seeker"]\narmy.II = ["(awn)"]\narmy.III = ["angel"]', 2 + 5),
        ('army.I = ["seeker"]\narmy.II = ["awn"]\narmy.III = ["(angel)"]', 2 + 3),
        ('army.I = ["(seeker)", "(psi)"]', 0),
    ],
)
def test_levels_are_worth_two_three_and_five_and_trapped_cards_nothing(rows: str, value: int) -> None:
    game = scene(f'ruleset = "gosu"\nstarter = 1\ndeck = []\n[[player]]\n{rows}\n[[player]]\npassed = true\n')
    assert battle(do(game, "pass")) == [value, 0]
    # An empty army ties with one that is worth nothing: then the Advantage token decides.
    assert points(game) == ([1, 0] if value else [0, 1])
    ready(game, 1)


# -- G2.5: global powers -----------------------------------------------------------------------------------------

NINE_CARDS_EACH = """
ruleset = "gosu"
deck = []
[[player]]
army.I = ["seeker"]
hand = ["awn", "sol", "meow", "time", "dom", "favre", "silend", "psi", "seeker"]
[[player]]
army.I = ["medic"]
army.II = ["kalim"]
army.III = ["EDGE"]
hand = ["adelam", "alikan", "copycat", "justice", "loya", "patience", "pixl", "medic", "thief"]
[[player]]
army.I = ["guardian"]
hand = ["erxast", "dalister", "fact", "garsh", "ideo", "jaedong", "kao", "warrior", "guardian"]
"""


@pytest.mark.rule("G2.5")
def test_a_global_power_holds_for_all_players_in_whosever_army_it_lies() -> None:
    game = scene(NINE_CARDS_EACH.replace("EDGE", "the-edge"))
    for player, (played, dropped) in enumerate([("seeker", "psi"), ("medic", "thief"), ("guardian", "warrior")]):
        do(game, f"play {played}")
        # The Medic's and the Guardian's powers cost a token: nothing else is asked.
        assert asked(game) == (player, "hand-limit")
        do(game, f"discard {dropped}")
        assert len(hand(game, player)) == 7
    assert pile(game, 0) == ["psi", "thief", "warrior"]
    assert army(game, 1)["III"] == ["the-edge"]
    ready(game, 0)


@pytest.mark.rule("G2.5")
def test_a_trapped_ozeki_holds_for_nobody() -> None:
    game = scene(NINE_CARDS_EACH.replace("EDGE", "(the-edge)"))
    do(game, "play seeker", "play medic", "play guardian")
    assert [len(hand(game, player)) for player in range(3)] == [8, 8, 8]
    assert pile(game, 0) == deck(game, 0) == []
    ready(game, 0)
