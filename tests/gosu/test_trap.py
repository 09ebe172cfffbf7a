"""G7: trapping a card, what is left of it, and when it comes back."""

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
    over,
    pile,
    points,
    ready,
    rules_against,
    scene,
    tokens,
)

# -- G7.1a: any card ---------------------------------------------------------------------------------------------

KALIM = """
ruleset = "gosu"
deck = []
[[player]]
army.I = ["medic", "psi"]
army.II = ["kalim"]
[[player]]
army.I = ["seeker", "(scout)"]
army.II = ["loya"]
army.III = ["angel"]
[[player]]
army.I = ["guardian"]
"""


@pytest.mark.rule("G7.1a")
def test_any_card_of_any_army_may_be_trapped_free_or_not() -> None:
    game = scene(KALIM)
    do(game, "activate 0:II1")
    slots = ["0:I1", "0:I2", "0:II1", "1:I1", "1:II1", "1:III1", "2:I1"]
    assert choices(game) == [f"trap {slot}" for slot in slots]
    for slot in slots:
        assert rules_against(game, f"trap {slot}") == []
    do(game, "trap 2:I1")
    assert army(game, 2) == {"I": ["(guardian)"]}
    ready(game, 1)


@pytest.mark.rule("G7.1a")
@pytest.mark.parametrize(
    ("slot", "whose", "after"),
    [
        ("1:I1", 1, {"I": ["(seeker)", "(scout)"], "II": ["loya"], "III": ["angel"]}),  # two cards above it
        ("1:III1", 1, {"I": ["seeker", "(scout)"], "II": ["loya"], "III": ["(angel)"]}),  # FREE
        ("2:I1", 2, {"I": ["(guardian)"]}),  # of another opponent
        ("0:I2", 0, {"I": ["medic", "(psi)"], "II": ["kalim [t]"]}),  # one's own
    ],
)
def test_a_trapped_card_is_turned_face_down_where_it_lies(slot: str, whose: int, after: dict[str, list[str]]) -> None:
    game = scene(KALIM)
    others = [army(game, seat) for seat in range(3)]
    others[0] = {"I": ["medic", "psi"], "II": ["kalim [t]"]}
    events = do(game, "activate 0:II1", f"trap {slot}")
    assert kinds(events).count("captured") == 1
    for seat in range(3):
        assert army(game, seat) == (after if seat == whose else others[seat])
    assert pile(game, 0) == []
    ready(game, 1)


@pytest.mark.rule("G7.1a")
def test_what_is_trapped_already_cannot_be_trapped_again() -> None:
    game = scene(KALIM)
    do(game, "activate 0:II1")
    assert rules_against(game, "trap 1:I2") == ["G7.1b"]
    assert rules_against(game, "trap 1:I3") != []  # nobody lies there
    do(game, "trap 0:II1")
    assert army(game, 0) == {"I": ["medic", "psi"], "II": ["(kalim)"]}
    ready(game, 1)


# -- G7.1b: no value, no power, no clan --------------------------------------------------------------------------


@pytest.mark.rule("G7.1b")
def test_a_trapped_card_has_no_value() -> None:
    game = scene("""
ruleset = "gosu"
deck = []
[[player]]
army.I = ["medic"]
[[player]]
passed = true
army.I = ["seeker"]
army.II = ["(loya)"]
army.III = ["(angel)"]
""")
    do(game, "pass")
    assert points(game) == [1, 0]  # 2 against 2, and the first player holds the Advantage token
    ready(game, 0)


@pytest.mark.rule("G7.1b")
def test_a_trapped_card_cannot_be_used() -> None:
    position = 'ruleset = "gosu"\ndeck = []\n[[player]]\narmy.I = ["CARD"]\n[[player]]\n'
    assert rules_against(scene(position.replace("CARD", "guardian")), "activate 0:I1") == []
    assert rules_against(scene(position.replace("CARD", "(guardian)")), "activate 0:I1") == ["G7.1b"]


@pytest.mark.rule("G7.1b")
def test_the_token_of_a_trapped_card_stays_used() -> None:
    game = scene("""
ruleset = "gosu"
deck = []
turn = 1
[[player]]
army.I = ["guardian [t]"]
[[player]]
army.I = ["medic"]
army.II = ["kalim"]
""")
    do(game, "activate 1:II1", "trap 0:I1")
    assert army(game, 0) == {"I": ["(guardian)"]}
    assert tokens(game, 0) == (1, 1, 0)
    ready(game, 0)


@pytest.mark.rule("G7.1b")
@pytest.mark.parametrize(("scout", "asks"), [("scout", True), ("(scout)", False)])
def test_the_ongoing_power_of_a_trapped_card_sleeps(scout: str, asks: bool) -> None:
    game = scene(f"""
ruleset = "gosu"
deck = ["awn"]
[[player]]
army.I = ["sentinel"]
hand = ["seeker", "kork", "lipsy"]
[[player]]
army.I = ["{scout}"]
""")
    do(game, "mutate I1")
    if asks:
        assert asked(game) == (0, "trigger")  # Scout beside the Sentinel's own power
        do(game, "resolve 0:I1")
        assert asked(game) == (1, "may")
        do(game, "no")
    assert army(game, 0) == {"I": ["seeker"]}
    assert army(game, 1) == {"I": [scout]}
    assert deck(game, 0) == ["awn"]
    ready(game, 1)


@pytest.mark.rule("G7.1b")
@pytest.mark.parametrize(("clan", "cost"), [("warrior", []), ("(warrior)", ["G4.1c"])])
def test_a_trapped_card_has_no_clan(clan: str, cost: list[str]) -> None:
    game = scene(f"""
ruleset = "gosu"
deck = []
[[player]]
army.I = ["{clan}", "seeker"]
hand = ["guardian", "pixl"]
[[player]]
""")
    assert rules_against(game, "play guardian") == cost
    assert rules_against(game, "play pixl") == (["G4.2b"] if cost else [])
    ready(game, 0)


@pytest.mark.rule("G7.1b")
def test_a_trapped_card_counts_for_no_clan_in_its_column() -> None:
    position = """
ruleset = "gosu"
deck = ["awn", "sol", "meow"]
[[player]]
army.I = ["shaman"]
army.II = ["HERO"]
army.III = ["kork"]
[[player]]
"""
    game = scene(position.replace("HERO", "favre"))
    do(game, "activate 0:I1")
    assert hand(game, 0) == ["awn", "meow", "sol"]
    ready(game, 1)
    game = scene(position.replace("HERO", "(favre)"))
    do(game, "activate 0:I1")
    assert hand(game, 0) == ["awn", "sol"]
    assert deck(game, 0) == ["meow"]
    ready(game, 1)


# -- G7.1c: name, level, place -----------------------------------------------------------------------------------


@pytest.mark.rule("G7.1c")
def test_a_trapped_card_keeps_its_name() -> None:
    game = scene("""
ruleset = "gosu"
deck = []
[[player]]
army.I = ["sniper", "sniper", "ak52"]
army.II = ["(fact)", "(garsh)"]
hand = ["ideo"]
[[player]]
army.I = ["ak52"]
army.II = ["dom"]
army.III = ["walror"]
""")
    do(game, "play ideo")
    over(game, [0], "G9.7")


@pytest.mark.rule("G7.1c")
def test_a_trapped_card_keeps_its_level() -> None:
    game = scene("""
ruleset = "gosu"
deck = []
[[player]]
army.I = ["medic", "medic"]
army.II = ["ultimate"]
hand = ["assassin"]
[[player]]
army.I = ["(seeker)", "(scout)"]
army.II = ["(loya)"]
army.III = ["(angel)"]
""")
    do(game, "play assassin")  # level 1 or 2
    assert choices(game) == ["destroy 0:I3", "destroy 0:II1", "destroy 1:I2"]
    assert rules_against(game, "destroy 1:III1") != []
    do(game, "destroy 1:I2")
    assert army(game, 1) == {"I": ["(seeker)"], "II": ["(loya)"], "III": ["(angel)"]}
    assert pile(game, 0) == ["scout"]
    ready(game, 1)


@pytest.mark.rule("G7.1c")
def test_a_trapped_card_is_destroyed_only_when_free() -> None:
    game = scene("""
ruleset = "gosu"
deck = []
advantage = 1
[[player]]
army.I = ["medic"]
army.II = ["ultimate"]
[[player]]
army.I = ["(seeker)", "(scout)"]
army.II = ["(loya)"]
""")
    do(game, "activate 0:II1")
    assert choices(game) == ["destroy 0:II1", "destroy 1:I2", "destroy 1:II1"]
    assert rules_against(game, "destroy 1:I1") == ["G7.4"]
    do(game, "destroy 1:II1")
    assert army(game, 1) == {"I": ["(seeker)", "(scout)"]}
    assert pile(game, 0) == ["loya"]
    ready(game, 1)


@pytest.mark.rule("G7.1c")
def test_a_trapped_card_carries_cards_above_it() -> None:
    game = scene("""
ruleset = "gosu"
deck = []
[[player]]
army.I = ["(warrior)", "warrior"]
army.II = ["(favre)"]
hand = ["sprew", "labdad"]
[[player]]
""")
    do(game, "play sprew", "pass", "play labdad")
    assert army(game, 0) == {"I": ["(warrior)", "warrior"], "II": ["(favre)", "sprew"], "III": ["labdad"]}
    ready(game, 0)


@pytest.mark.rule("G7.1c")
def test_a_trapped_card_cannot_mutate() -> None:
    position = """
ruleset = "gosu"
deck = []
[[player]]
army.I = ["CARD"]
hand = ["seeker", "kork", "lipsy"]
[[player]]
"""
    assert rules_against(scene(position.replace("CARD", "psi")), "mutate I1") == []
    assert rules_against(scene(position.replace("CARD", "(psi)")), "mutate I1") == ["G5.4"]


# -- G7.2: turned up ---------------------------------------------------------------------------------------------

TRAPPED_VISIONARY = """
ruleset = "gosu"
deck = ["awn", "sol"]
[[player]]
army.I = ["(visionary)"]
[[player]]
army.I = ["medic", "(assassin)"]
army.II = ["(ultimate)"]
"""


@pytest.mark.rule("G7.2")
def test_trapped_cards_are_turned_up_in_the_next_round_without_their_enters_power() -> None:
    game = scene(TRAPPED_VISIONARY)
    do(game, "pass")
    assert army(game, 0) == {"I": ["(visionary)"]}
    events = do(game, "pass")
    assert kinds(events).index("battle") < kinds(events).index("released") < kinds(events).index("round")
    assert kinds(events).count("released") == 3
    assert army(game, 0) == {"I": ["visionary"]}
    assert army(game, 1) == {"I": ["medic", "assassin"], "II": ["ultimate"]}
    assert hand(game, 0) == hand(game, 1) == pile(game, 0) == []
    assert deck(game, 0) == ["awn", "sol"]
    assert points(game) == [0, 1]
    ready(game, 0)


@pytest.mark.rule("G7.2")
def test_trapped_cards_stay_face_down_for_the_rest_of_the_round() -> None:
    game = scene(TRAPPED_VISIONARY)
    do(game, "draw 1", "pass", "draw 1")
    assert army(game, 0) == {"I": ["(visionary)"]}
    assert army(game, 1) == {"I": ["medic", "(assassin)"], "II": ["(ultimate)"]}
    ready(game, 0)


@pytest.mark.rule("G7.2")
def test_a_card_that_has_been_turned_up_works_again() -> None:
    game = scene(TRAPPED_VISIONARY)
    do(game, "pass", "pass", "pass")
    ready(game, 1)
    do(game, "activate 1:II1", "destroy 0:I1")
    assert army(game, 0) == {}
    assert army(game, 1) == {"I": ["medic", "assassin"], "II": ["ultimate [t]"]}
    assert pile(game, 0) == ["visionary"]
    ready(game, 1)


# -- G7.3: compulsory --------------------------------------------------------------------------------------------


def alone(rows: str, hand: list[str]) -> Game:
    """Only the first player has cards in play."""
    return scene(f'ruleset = "gosu"\ndeck = []\nadvantage = 1\n[[player]]\n{rows}\nhand = {hand}\n[[player]]\n')


@pytest.mark.rule("G7.3")
def test_one_of_ones_own_cards_must_be_trapped_if_there_are_no_others() -> None:
    game = alone('army.I = ["medic", "psi"]', [])
    do(game, "activate 0:I1")
    assert asked(game) == (0, "capture")
    assert choices(game) == ["trap 0:I1", "trap 0:I2"]
    for refusal in ("no", "done"):
        assert rules_against(game, refusal) == ["G7.3"]
    do(game, "trap 0:I2")
    assert army(game, 0) == {"I": ["medic [t]", "(psi)"]}
    ready(game, 1)


@pytest.mark.rule("G7.3")
def test_the_only_card_is_trapped_without_a_question() -> None:
    game = alone('army.I = ["medic"]', [])
    do(game, "activate 0:I1")
    assert army(game, 0) == {"I": ["(medic)"]}
    assert tokens(game, 0) == (1, 1, 0)
    ready(game, 1)


@pytest.mark.rule("G7.3")
def test_one_of_ones_own_cards_must_be_destroyed_if_there_are_no_others() -> None:
    game = alone('army.I = ["medic", "psi"]\narmy.II = ["ultimate"]', [])
    do(game, "activate 0:II1")
    assert choices(game) == ["destroy 0:I2", "destroy 0:II1"]
    for refusal in ("no", "done"):
        assert rules_against(game, refusal) == ["G7.3"]
    do(game, "destroy 0:I2")
    assert army(game, 0) == {"I": ["medic"], "II": ["ultimate [t]"]}
    assert pile(game, 0) == ["psi"]
    ready(game, 1)


@pytest.mark.rule("G7.3")
def test_one_may_spare_the_opponents_and_choose_a_card_of_ones_own() -> None:
    game = scene(KALIM)
    do(game, "activate 0:II1", "trap 0:I1")
    assert army(game, 0) == {"I": ["(medic)", "psi"], "II": ["kalim [t]"]}
    assert army(game, 1) == {"I": ["seeker", "(scout)"], "II": ["loya"], "III": ["angel"]}
    assert army(game, 2) == {"I": ["guardian"]}
    ready(game, 1)


@pytest.mark.rule("G7.3")
def test_as_many_as_possible_are_trapped() -> None:
    # The Avenger traps 2 cards of level 1 or 2 when it mutates; only one lies there beside its own slot.
    game = alone('army.I = ["avenger"]\narmy.II = ["kalim"]', ["medic", "kork", "lipsy", "angel"])
    do(game, "mutate I1")
    assert army(game, 0) == {"I": ["medic"], "II": ["(kalim)"]}
    assert hand(game, 0) == []
    assert pile(game, 0) == ["angel", "avenger", "kork", "lipsy"]
    ready(game, 1)


@pytest.mark.rule("G7.3")
def test_up_to_allows_to_destroy_none() -> None:
    game = alone('army.I = ["ak52"]', ["sniper"])
    do(game, "play sniper")
    assert choices(game) == ["destroy 0:I2", "done"]
    do(game, "done")
    assert army(game, 0) == {"I": ["ak52", "sniper"]}
    assert pile(game, 0) == []
    ready(game, 1)
