"""X10.16, X10.17, X10.27: cards of several clans or levels, where ongoing effects hold, and that they count once."""

import pytest

from tests.duel import duel, side
from tests.scene import asked, choices, do, kinds, ready, rules_against

# -- X10.16a Matching each of them -------------------------------------------------------------------------------


@pytest.mark.card("3-wishes", "all-in-one", "shennong")
@pytest.mark.rule("X10.16a")
@pytest.mark.parametrize(
    ("clan", "kept", "rest"),
    [
        ("galmi", ["all-in-one", "galmi", "shennong"], ["sati"]),
        ("justice", ["all-in-one", "sati", "shennong"], ["galmi"]),
        ("xian", ["all-in-one", "shennong"], ["galmi", "sati"]),
        ("phoenix", [], ["all-in-one", "galmi", "sati", "shennong"]),  # the opponent's
    ],
)
def test_a_card_of_several_clans_matches_each_clan_of_its_deck(clan: str, kept: list[str], rest: list[str]) -> None:
    yours = 'clans = ["xian", "galmi", "justice"]\nhand = ["3-wishes"]\n'
    theirs = 'clans = ["phoenix", "tomorrow", "goan_sul"]'
    game = duel(yours + 'deck = ["all-in-one", "sati", "galmi", "shennong", "nio"]', theirs)
    do(game, "play 3-wishes", f"clan {clan}")
    taken = {"hand": kept} if kept else {}
    assert side(game, 0) == {"I": ["3-wishes"], "deck": ["nio"], "pile": rest} | taken
    assert side(game, 1) == {}
    ready(game, 1)


@pytest.mark.card("bun-to", "phoenix-immortal")
@pytest.mark.rule("X10.16a", "X10.16b", "X10.17")
@pytest.mark.parametrize(("level", "other"), [("I", "arpia"), ("II", "kaez"), ("III", "phoenix")])
def test_a_card_of_every_level_matches_each_level_and_is_one_card(level: str, other: str) -> None:
    game = duel('hand = ["bun-to"]\ndeck = ["arpia", "kaez", "phoenix", "phoenix-immortal"]')
    do(game, "play bun-to", f"level {level}")
    rest = sorted({"arpia", "kaez", "phoenix"} - {other})
    assert side(game, 0) == {"I": ["bun-to"], "hand": sorted([other, "phoenix-immortal"]), "pile": rest}
    assert side(game, 1) == {}
    ready(game, 1)


@pytest.mark.card("all-in-one")
@pytest.mark.rule("X10.16a", "X5.2b")
@pytest.mark.parametrize(("first", "second"), [("volantis", "all-in-one"), ("all-in-one", "boul-go")])
def test_a_troop_of_all_clans_joins_any_clan_and_any_clan_joins_it(first: str, second: str) -> None:
    game = duel(f'clans = ["xian", "galmi", "justice"]\narmy.I = ["{first}"]\nhand = ["{second}"]')
    do(game, f"play {second}")
    assert side(game, 0) == {"I": [first, second]}
    assert side(game, 1) == {}
    ready(game, 1)


# -- X10.16b Counting --------------------------------------------------------------------------------------------


@pytest.mark.card("nikhilesh", "all-in-one")
@pytest.mark.rule("X10.16b", "X10.17")
def test_different_clans_are_counted_on_one_card() -> None:
    yours = 'clans = ["narashima", "xian", "galmi"]\nhand = ["nikhilesh"]\n'
    game = duel(yours + 'discard = ["all-in-one", "nio"]\ndeck = ["nalin", "navaj", "nitish", "galmi"]')
    do(game, "play nikhilesh")
    assert side(game, 0) == {
        "I": ["nikhilesh"], "hand": ["nalin", "navaj", "nitish"], "deck": ["galmi"], "pile": ["all-in-one", "nio"],
    }  # fmt: skip
    assert side(game, 1) == {}
    ready(game, 1)


@pytest.mark.card("kno-bo", "shennong")
@pytest.mark.rule("X10.16b")
def test_where_cards_are_counted_a_card_of_several_clans_is_one() -> None:
    yours = 'clans = ["galmi", "xian", "justice"]\narmy.I = ["kno-bo"]\narmy.II = ["shennong"]\n'
    game = duel(yours + 'deck = ["nio", "sati", "galmi"]')
    do(game, "activate 0:I1")  # Kno'Bo and Shennong
    assert side(game, 0) == {"I": ["kno-bo [t]"], "II": ["shennong"], "hand": ["nio", "sati"], "deck": ["galmi"]}
    assert side(game, 1) == {}
    ready(game, 1)


# -- X10.17 Where ongoing effects hold ---------------------------------------------------------------------------


@pytest.mark.card("xian")
@pytest.mark.card("xian", works=False)
@pytest.mark.rule("X10.17", "X10.16b")
@pytest.mark.parametrize(("xian", "drawn"), [("xian", ["nachiketa", "nalin", "navaj"]), ("(xian)", ["nalin"])])
def test_xian_face_up_reaches_immortals_in_every_zone(xian: str, drawn: list[str]) -> None:
    army = f'army.I = ["3-wishes", "nitish"]\narmy.II = ["shennong"]\narmy.III = ["{xian}"]\n'
    yours = 'clans = ["narashima", "xian", "galmi"]\nhand = ["nikhilesh"]\ndiscard = ["narashima"]\n'
    game = duel(army + yours + 'deck = ["nalin", "navaj", "nachiketa", "niranjan"]')
    do(game, "play nikhilesh")  # the clans in the pile: those of Narashima alone
    left = [card for card in ("nalin", "navaj", "nachiketa", "niranjan") if card not in drawn]
    rows = {"I": ["3-wishes", "nitish", "nikhilesh"], "II": ["shennong"], "III": [xian]}
    assert side(game, 0) == {**rows, "hand": drawn, "deck": left, "pile": ["narashima"]}
    assert side(game, 1) == {}
    ready(game, 1)


@pytest.mark.card("ne-ye", "ez")
@pytest.mark.rule("X10.17", "X5.12")
def test_neye_works_in_the_discard_pile() -> None:
    game = duel('army.I = ["obeezs"]\nhand = ["ez"]\ndiscard = ["ne-ye"]\ndeck = ["ne-o", "tomorrow", "aat"]')
    do(game, "play ez", "remove 0:ne-ye")  # a card for Ne'ye, a card for EZ
    assert asked(game) == (0, "echo")
    do(game, "no")
    rows = {"I": ["obeezs"], "II": ["ez"]}
    assert side(game, 0) == {**rows, "hand": ["ne-o", "tomorrow"], "deck": ["aat"], "removed": ["ne-ye"]}
    assert side(game, 1) == {}
    ready(game, 1)


@pytest.mark.card("all-in-one")
@pytest.mark.card("all-in-one", works=False)
@pytest.mark.rule("X10.17", "X3.5a")
def test_captured_in_play_all_in_one_has_no_clan_at_all() -> None:
    yours = 'clans = ["xian", "galmi", "justice"]\narmy.I = ["{}", "all-in-one"]\nhand = ["shard"]'
    game = duel(yours.format("3-wishes"))
    do(game, "play shard")
    assert side(game, 0) == {"I": ["3-wishes", "all-in-one"], "II": ["shard"]}
    ready(game, 1)
    game = duel(yours.format("3-wishes").replace('"all-in-one"', '"(all-in-one)"'))
    assert rules_against(game, "play shard") == ["X5.3b"]
    assert side(game, 0) == {"I": ["3-wishes", "(all-in-one)"], "hand": ["shard"]}
    ready(game, 0)


@pytest.mark.card("boul-go", works=False)
@pytest.mark.rule("X10.17")
def test_an_ongoing_effect_does_not_hold_in_hand_pile_or_while_captured() -> None:
    yours = 'army.I = ["kno-bo", "(boul-go)"]\nhand = ["boul-go"]\ndeck = ["galmi", "shard", "kan-te"]'
    game = duel(yours)
    assert "additional-turn" not in kinds(do(game, "draw 3"))
    assert side(game, 0) == {"I": ["kno-bo", "(boul-go)"], "hand": ["boul-go", "galmi", "kan-te", "shard"]}
    assert side(game, 1) == {}
    ready(game, 1)


# -- X10.27 The same rule from several sources -------------------------------------------------------------------

PASSED = "passed = true\n"


@pytest.mark.card("phoenix")
@pytest.mark.rule("X10.27", "X11.1f", "X8.1")
def test_card_and_tile_of_phoenix_give_one_for_each_card_in_hand() -> None:
    yours = 'army.I = ["arpia"]\narmy.II = ["kaez"]\narmy.III = ["phoenix"]\nhand = ["timer", "sqeezs"]'
    game = duel(yours, PASSED + 'hand = ["volantis"]', 'tiles = ["phoenix"]')
    events = do(game, "pass")
    assert next(event.args["values"] for event in events if event.kind == "battle") == [10 + 2, 1]
    assert side(game, 0) == {"I": ["arpia"], "hand": ["kaez", "phoenix", "sqeezs", "timer"]}
    assert side(game, 1) == {"hand": ["volantis"]}
    ready(game, 1)


@pytest.mark.card("goan-sul")
@pytest.mark.rule("X10.27", "X8.4c", "X11.1g")
def test_card_and_tile_of_goan_sul_cost_one_more_card_not_two() -> None:
    yours = 'army.I = ["spirits-of-smook", "bombing-units"]\narmy.II = ["hemro"]\narmy.III = ["goan-sul"]'  # 12
    theirs = 'army.I = ["arpia"]\narmy.II = ["kaez"]'  # 5
    game = duel(yours, PASSED + theirs, 'tiles = ["goan_sul"]')
    do(game, "pass")
    assert choices(game) == ["sacrifice 0:I2", "sacrifice 0:III1"]
    do(game, "sacrifice 0:III1", "sacrifice 0:II1")  # half of 4 and one more: 3
    assert side(game, 0) == {"I": ["spirits-of-smook"], "hand": ["bombing-units", "goan-sul", "hemro"]}
    assert side(game, 1) == {"I": ["arpia"], "hand": ["kaez"]}
    ready(game, 1)


@pytest.mark.card("tomorrow")
@pytest.mark.rule("X10.27", "X10.4c", "X11.1c")
def test_card_and_tile_of_tomorrow_give_one_repetition() -> None:
    yours = 'army.I = ["obeezs"]\narmy.II = ["ne-o"]\nhand = ["tomorrow"]\ndeck = ["aat", "ez", "fre-e"]'
    game = duel(yours, "", 'tiles = ["tomorrow"]')
    do(game, "play tomorrow", "yes")
    rows = {"I": ["obeezs"], "II": ["ne-o"], "III": ["tomorrow"]}
    assert side(game, 0) == {**rows, "hand": ["aat", "ez"], "deck": ["fre-e"]}
    assert side(game, 1) == {}
    ready(game, 1)
