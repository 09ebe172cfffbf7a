"""Abhilasha's Heroes: Alpha (Dead), Ashes, Cylak, Ecnalab, Solok."""

import pytest

from tests.scene import asked, choices, do, kinds, ready, rules_against, scene, tokens
from tests.zones import seen, zones

# -- Alpha (Dead) ------------------------------------------------------------------------------------------------

ALPHA = """
tiles = []
[[player]]
army.I = ["apostles-of-the-night [t]"]
hand = ["alpha-dead"]
deck = []
spent = 1
[[player]]
deck = []
"""


@pytest.mark.card("alpha-dead")
@pytest.mark.rule("X7.4")
def test_alpha_dead_takes_back_two_tokens_and_is_captured() -> None:
    game = scene(ALPHA)
    do(game, "play alpha-dead")
    assert asked(game) == (0, "take-back")
    assert sorted(choices(game)) == ["done", "spent", "take-back 0:I1"]
    assert rules_against(game, "take-back 0:II1") == ["X7.4"]
    do(game, "take-back 0:I1", "spent")
    assert zones(game, 0) == {"I": "apostles-of-the-night", "II": "(alpha-dead)"}
    assert zones(game, 1) == {}
    assert tokens(game, 0) == (2, 0, 2)
    ready(game, 1)


@pytest.mark.card("alpha-dead")
def test_alpha_dead_takes_back_no_third_token() -> None:
    game = scene(ALPHA.replace("spent = 1", "spent = 2\nlocked = 1"))
    do(game, "play alpha-dead", "spent", "spent")
    assert zones(game, 0) == {"I": "apostles-of-the-night [t]", "II": "(alpha-dead)"}
    assert zones(game, 1) == {}
    assert tokens(game, 0) == (2, 0, 1)
    ready(game, 1)


@pytest.mark.card("alpha-dead")
@pytest.mark.parametrize(("taken", "in_hand"), [([], 0), (["spent"], 1)])
def test_alpha_dead_may_take_back_fewer_tokens_and_is_captured_all_the_same(taken: list[str], in_hand: int) -> None:
    game = scene(ALPHA)
    do(game, "play alpha-dead", *taken, "done")
    assert zones(game, 0) == {"I": "apostles-of-the-night [t]", "II": "(alpha-dead)"}
    assert zones(game, 1) == {}
    assert tokens(game, 0) == (in_hand, 1 - in_hand, 2)
    ready(game, 1)


@pytest.mark.card("alpha-dead", works=False)
@pytest.mark.rule("X5.10")
def test_alpha_dead_without_a_token_to_take_back_is_only_captured() -> None:
    game = scene(ALPHA.replace(" [t]", "").replace("spent = 1", ""))
    do(game, "play alpha-dead")
    assert zones(game, 0) == {"I": "apostles-of-the-night", "II": "(alpha-dead)"}
    assert zones(game, 1) == {}
    assert tokens(game, 0) == (2, 0, 2)
    ready(game, 1)


@pytest.mark.card("alpha-dead", works=False)
@pytest.mark.rule("X10.5", "X11.1a")
def test_an_ethereal_alpha_dead_is_not_captured() -> None:
    game = scene(ALPHA.replace("tiles = []", 'tiles = ["justice"]'))
    do(game, "play alpha-dead", "spent", "take-back 0:I1")
    assert zones(game, 0) == {"I": "apostles-of-the-night", "II": "alpha-dead"}
    assert zones(game, 1) == {}
    assert tokens(game, 0) == (2, 0, 2)
    ready(game, 1)


@pytest.mark.card("alpha-dead")
@pytest.mark.rule("X10.6b")
def test_the_red_circle_cancels_the_capture_that_alpha_dead_causes_itself() -> None:
    game = scene(ALPHA.replace('["alpha-dead"]', '["alpha-dead", "red-circle"]'))
    do(game, "play alpha-dead", "spent", "take-back 0:I1")
    assert asked(game) == (0, "will")
    do(game, "will red-circle")
    assert zones(game, 0) == {"I": "apostles-of-the-night", "II": "alpha-dead", "pile": "red-circle"}
    assert zones(game, 1) == {}
    assert tokens(game, 0) == (2, 0, 2)
    ready(game, 1)


@pytest.mark.card("alpha-dead")
@pytest.mark.rule("X10.11c")
def test_spoils_seekers_take_alpha_and_alpha_dead_together() -> None:
    game = scene("""
tiles = []
[[player]]
hand = ["spoils-seekers"]
discard = ["alpha-dead", "alpha"]
deck = []
[[player]]
deck = []
""")
    do(game, "play spoils-seekers")
    assert zones(game, 0) == {"I": "spoils-seekers", "hand": "alpha, alpha-dead"}
    assert zones(game, 1) == {}
    ready(game, 1)


# -- the uncertain shift costs -----------------------------------------------------------------------------------

UNCERTAIN = """
tiles = []
[options]
uncertain_shift = "0"
[[player]]
army = { I = ["red-circle"], II = ["HERO"] }
discard = ["phoenix-eliana"]
deck = []
[[player]]
deck = []
"""

UNCERTAIN_HEROES = ("alpha-dead", "ashes", "cylak", "ecnalab")


@pytest.mark.parametrize("hero", [pytest.param(hero, marks=pytest.mark.card(hero)) for hero in UNCERTAIN_HEROES])
@pytest.mark.rule("X12.1", "X6.4")
def test_an_uncertain_hero_is_shifted_for_nothing_out_of_the_discard_pile(hero: str) -> None:
    game = scene(UNCERTAIN.replace("HERO", hero))
    do(game, "shift II1")
    assert zones(game, 0) == {"I": "red-circle", "II": "phoenix-eliana", "pile": hero}
    assert zones(game, 1) == {}
    ready(game, 1)


@pytest.mark.parametrize("hero", UNCERTAIN_HEROES)
@pytest.mark.parametrize(("option", "rule"), [("none", "X6.1"), ("2", "X6.2a")])
@pytest.mark.rule("X12.1")
def test_other_readings_of_an_uncertain_cost_forbid_that_shift(hero: str, option: str, rule: str) -> None:
    game = scene(UNCERTAIN.replace("HERO", hero).replace('"0"', f'"{option}"'))
    assert rules_against(game, "shift II1") == [rule]
    assert zones(game, 0) == {"I": "red-circle", "II": hero, "pile": "phoenix-eliana"}
    assert zones(game, 1) == {}
    ready(game, 0)


@pytest.mark.rule("X12.1")
def test_an_uncertain_hero_read_as_two_is_shifted_for_two_cards() -> None:
    text = UNCERTAIN.replace("HERO", "cylak").replace('"0"', '"2"')
    game = scene(text.replace("discard", 'hand = ["phoenix", "kaez"]\ndiscard'))
    do(game, "shift II1", "replace 0:phoenix-eliana")
    assert zones(game, 0) == {"I": "red-circle", "II": "phoenix-eliana", "pile": "cylak, kaez, phoenix"}
    assert zones(game, 1) == {}
    ready(game, 1)


# -- Ashes -------------------------------------------------------------------------------------------------------

ASHES = """
tiles = []
[[player]]
clans = ["abhilasha", "xian", "phoenix"]
army.I = ["red-circle"]
hand = ["ashes"]
discard = ["dark-cultists", "dark-cultists", "all-in-one", "solok", "phoenix-immortal", "timer"]
deck = []
[[player]]
clans = ["justice", "galmi", "goan_sul"]
discard = ["volantis"]
deck = []
"""


@pytest.mark.card("ashes")
@pytest.mark.rule("X7.7", "X10.16a", "X11.16")
def test_ashes_takes_up_to_x_cards_of_one_clan_and_level() -> None:
    game = scene(ASHES)
    do(game, "play ashes")
    assert choices(game) == [
        "clan abhilasha", "clan galmi", "clan goan_sul", "clan justice", "clan phoenix", "clan xian",
    ]  # fmt: skip
    assert rules_against(game, "clan tomorrow") == ["X11.16"]
    do(game, "clan abhilasha")
    assert choices(game) == ["level I", "level II", "level III"]
    do(game, "level I")
    assert sorted(choices(game)) == ["done", "take 0:all-in-one", "take 0:dark-cultists"]
    assert rules_against(game, "take 0:solok") == rules_against(game, "take 0:timer") == ["X10.16a"]
    assert rules_against(game, "take 1:volantis") == ["X3.9"]
    do(game, "take 0:all-in-one", "take 0:dark-cultists")
    assert zones(game, 0) == {
        "I": "red-circle", "II": "ashes", "hand": "all-in-one, dark-cultists",
        "pile": "dark-cultists, phoenix-immortal, solok, timer",
    }  # fmt: skip
    assert zones(game, 1) == {"pile": "volantis"}
    assert seen(game, 1, 0, "hand") == "all-in-one, dark-cultists"
    ready(game, 1)


@pytest.mark.card("ashes")
@pytest.mark.rule("X7.7")
def test_ashes_takes_three_cards_when_x_is_three() -> None:
    game = scene(ASHES.replace('army.I = ["red-circle"]', 'army.I = ["red-circle"]\nlocked = 1\nspent = 2'))
    do(game, "play ashes", "clan abhilasha", "level I")
    do(game, "take 0:dark-cultists", "take 0:dark-cultists", "take 0:all-in-one")
    assert zones(game, 0) == {
        "I": "red-circle", "II": "ashes", "hand": "all-in-one, dark-cultists, dark-cultists",
        "pile": "phoenix-immortal, solok, timer",
    }  # fmt: skip
    assert zones(game, 1) == {"pile": "volantis"}
    ready(game, 1)


@pytest.mark.card("ashes")
@pytest.mark.rule("X10.16a")
def test_ashes_finds_phoenix_immortal_as_a_card_of_level_three() -> None:
    game = scene(ASHES)
    do(game, "play ashes", "clan phoenix", "level III")
    assert sorted(choices(game)) == ["done", "take 0:phoenix-immortal"]
    do(game, "take 0:phoenix-immortal")
    assert zones(game, 0) == {
        "I": "red-circle", "II": "ashes", "hand": "phoenix-immortal",
        "pile": "all-in-one, dark-cultists, dark-cultists, solok, timer",
    }  # fmt: skip
    assert zones(game, 1) == {"pile": "volantis"}
    ready(game, 1)


@pytest.mark.card("ashes", works=False)
@pytest.mark.parametrize("answers", [["clan abhilasha", "level I", "done"], ["clan justice", "level I"]])
@pytest.mark.rule("X11.16")
def test_ashes_takes_nothing_by_choice_or_for_a_clan_without_cards(answers: list[str]) -> None:
    game = scene(ASHES)
    do(game, "play ashes", *answers)
    assert zones(game, 0) == {
        "I": "red-circle", "II": "ashes",
        "pile": "all-in-one, dark-cultists, dark-cultists, phoenix-immortal, solok, timer",
    }  # fmt: skip
    assert zones(game, 1) == {"pile": "volantis"}
    ready(game, 1)


# -- Cylak -------------------------------------------------------------------------------------------------------

CYLAK = """
tiles = []
[[player]]
army = { I = ["red-circle", "red-circle"], II = ["ashes"], III = ["abhilasha"] }
hand = ["cylak"]
deck = ["solok"]
[[player]]
army = { I = ["volantis"], II = ["elle"], III = ["byun-hyung-ja-justice"] }
hand = ["sati"]
deck = []
"""


@pytest.mark.card("cylak")
@pytest.mark.rule("X10.15a", "X10.25")
def test_cylak_lets_each_player_capture_an_opposing_immortal_the_active_one_first() -> None:
    game = scene(CYLAK)
    do(game, "play cylak")
    assert asked(game) == (0, "capture")
    assert choices(game) == ["capture 1:III1", "no"]
    assert rules_against(game, "capture 1:II1") == ["X3.4a"]
    assert rules_against(game, "capture 0:III1") == ["X3.9"]
    do(game, "capture 1:III1")
    assert asked(game) == (0, "bounty")
    do(game, "yes")
    assert asked(game) == (1, "capture")
    assert choices(game) == ["capture 0:III1", "no"]
    do(game, "capture 0:III1")
    assert zones(game, 0) == {
        "I": "red-circle, red-circle", "II": "ashes, cylak", "III": "(abhilasha)", "hand": "solok",
    }  # fmt: skip
    assert zones(game, 1) == {"I": "volantis", "II": "elle", "III": "(byun-hyung-ja-justice)", "hand": "sati"}
    ready(game, 1)


@pytest.mark.card("cylak", works=False)
def test_both_players_may_decline_cylak() -> None:
    game = scene(CYLAK)
    do(game, "play cylak", "no", "no")
    assert zones(game, 0) == {
        "I": "red-circle, red-circle", "II": "ashes, cylak", "III": "abhilasha", "deck": "solok",
    }  # fmt: skip
    assert zones(game, 1) == {"I": "volantis", "II": "elle", "III": "byun-hyung-ja-justice", "hand": "sati"}
    ready(game, 1)


@pytest.mark.card("cylak", works=False)
@pytest.mark.rule("X10.5", "X3.5c")
def test_cylak_touches_neither_an_ethereal_nor_a_captured_immortal() -> None:
    game = scene(CYLAK.replace("byun-hyung-ja-justice", "justice").replace('["abhilasha"]', '["(abhilasha)"]'))
    do(game, "play cylak")
    assert zones(game, 0) == {
        "I": "red-circle, red-circle", "II": "ashes, cylak", "III": "(abhilasha)", "deck": "solok",
    }  # fmt: skip
    assert zones(game, 1) == {"I": "volantis", "II": "elle", "III": "justice", "hand": "sati"}
    ready(game, 1)


@pytest.mark.card("cylak")
@pytest.mark.rule("X4.7")
def test_cylak_asks_a_player_who_has_passed_too() -> None:
    game = scene(CYLAK.replace('hand = ["sati"]', "passed = true"))
    do(game, "play cylak", "no")
    assert asked(game) == (1, "capture")
    do(game, "capture 0:III1")
    assert zones(game, 0) == {
        "I": "red-circle, red-circle", "II": "ashes, cylak", "III": "(abhilasha)", "deck": "solok",
    }  # fmt: skip
    assert zones(game, 1) == {"I": "volantis", "II": "elle", "III": "byun-hyung-ja-justice"}
    ready(game, 0)


# -- Ecnalab -----------------------------------------------------------------------------------------------------

ECNALAB = """
tiles = []
[[player]]
army.I = ["red-circle"]
hand = ["ecnalab", "ashes", "cylak", "solok", "alpha-dead"]
deck = []
[[player]]
hand = ["elle"]
deck = ["sati", "quae", "nezha"]
"""


@pytest.mark.card("ecnalab")
@pytest.mark.rule("X10.15a")
def test_ecnalab_brings_both_hands_to_three() -> None:
    game = scene(ECNALAB)
    do(game, "play ecnalab")
    assert asked(game) == (0, "discard")
    assert choices(game) == ["discard alpha-dead", "discard ashes", "discard cylak", "discard solok"]
    events = game.apply("discard solok")
    assert zones(game, 0) == {
        "I": "red-circle", "II": "ecnalab", "hand": "alpha-dead, ashes, cylak", "pile": "solok",
    }  # fmt: skip
    assert zones(game, 1) == {"hand": "elle, quae, sati", "deck": "nezha"}
    assert [event.args for event in events if event.kind == "drew"] == [{"player": 1}, {"player": 1}]
    ready(game, 1)


@pytest.mark.card("ecnalab", works=False)
def test_ecnalab_leaves_hands_of_three_alone() -> None:
    game = scene(ECNALAB.replace(', "alpha-dead"', "").replace('"elle"', '"elle", "tourach", "volantis"'))
    do(game, "play ecnalab")
    assert zones(game, 0) == {"I": "red-circle", "II": "ecnalab", "hand": "ashes, cylak, solok"}
    assert zones(game, 1) == {"hand": "elle, tourach, volantis", "deck": "sati, quae, nezha"}
    ready(game, 1)


@pytest.mark.card("ecnalab", works=False)
@pytest.mark.rule("X10.3a")
def test_ecnalab_draws_no_further_than_deck_and_discard_pile_go() -> None:
    game = scene(ECNALAB.replace(', "alpha-dead"', "").replace('["sati", "quae", "nezha"]', '["sati"]'))
    events = do(game, "play ecnalab")
    assert "draw-lost" in kinds(events)
    assert zones(game, 0) == {"I": "red-circle", "II": "ecnalab", "hand": "ashes, cylak, solok"}
    assert zones(game, 1) == {"hand": "elle, sati"}
    ready(game, 1)


# -- Solok -------------------------------------------------------------------------------------------------------

SOLOK = """
tiles = []
[[player]]
army.I = ["red-circle", "(dark-cultists)"]
hand = ["solok"]
deck = []
[[player]]
army = { I = ["volantis", "atalanta"], II = ["elle", "galmi-avatar"], III = ["narashima"] }
deck = []
"""


@pytest.mark.card("solok")
@pytest.mark.rule("X10.2a", "X3.9")
def test_solok_captures_a_troop_or_hero_open_or_not() -> None:
    game = scene(SOLOK)
    do(game, "play solok")
    assert asked(game) == (0, "target")
    assert choices(game) == [
        "target 0:I1", "target 0:I2", "target 0:II1", "target 1:I1", "target 1:I2", "target 1:II1",
    ]  # fmt: skip
    do(game, "target 1:I1")
    assert zones(game, 0) == {"I": "red-circle, (dark-cultists)", "II": "solok"}
    assert zones(game, 1) == {"I": "(volantis), atalanta", "II": "elle, galmi-avatar", "III": "narashima"}
    ready(game, 1)


@pytest.mark.card("solok")
@pytest.mark.rule("X10.8")
def test_solok_releases_a_captured_card_without_its_effect() -> None:
    game = scene(SOLOK)
    do(game, "play solok", "target 0:I2")
    assert zones(game, 0) == {"I": "red-circle, dark-cultists", "II": "solok"}
    assert zones(game, 1) == {"I": "volantis, atalanta", "II": "elle, galmi-avatar", "III": "narashima"}
    ready(game, 1)


@pytest.mark.card("solok", works=False)
@pytest.mark.rule("X3.4a", "X10.5", "X5.7b", "X5.9")
def test_solok_reaches_no_immortal_and_no_ethereal_card_and_must_choose() -> None:
    game = scene(SOLOK)
    do(game, "play solok")
    assert rules_against(game, "target 1:III1") == ["X3.4a"]
    assert "X10.5" in rules_against(game, "target 1:II2")
    assert rules_against(game, "no") == ["X5.7b"]
    do(game, "target 0:II1")
    assert zones(game, 0) == {"I": "red-circle, (dark-cultists)", "II": "(solok)"}
    assert zones(game, 1) == {"I": "volantis, atalanta", "II": "elle, galmi-avatar", "III": "narashima"}
    ready(game, 1)


@pytest.mark.card("solok", works=False)
@pytest.mark.rule("X5.7c", "X11.1a")
def test_solok_among_ethereal_cards_only_does_nothing() -> None:
    game = scene("""
tiles = ["justice"]
[[player]]
army = { I = ["phoenix-immortal"], II = ["ashes"] }
hand = ["solok"]
deck = []
[[player]]
deck = []
""")
    events = do(game, "shift II1")
    assert "nothing-happens" in kinds(events)
    assert zones(game, 0) == {"I": "phoenix-immortal", "II": "solok", "pile": "ashes"}
    assert zones(game, 1) == {}
    ready(game, 1)


@pytest.mark.card("solok")
@pytest.mark.rule("X6.4", "X6.1")
def test_solok_is_shifted_for_two_cards_by_one_out_of_the_discard_pile() -> None:
    game = scene("""
tiles = []
[[player]]
army = { I = ["red-circle"], II = ["solok"] }
hand = ["guardians-of-the-night", "dark-cultists", "abhilasha"]
discard = ["phoenix-eliana"]
deck = []
[[player]]
deck = []
""")
    do(game, "shift II1", "pay dark-cultists", "pay abhilasha")
    assert zones(game, 0) == {
        "I": "red-circle", "II": "phoenix-eliana", "hand": "guardians-of-the-night",
        "pile": "abhilasha, dark-cultists, solok",
    }  # fmt: skip
    assert zones(game, 1) == {}
    ready(game, 1)
