"""Abhilasha's Troops: The Red Circle, Apostles of the Night, Guardians of the Night, Dark Cultists."""

import pytest

from tests.scene import asked, choices, do, kinds, ready, rules_against, scene, tokens
from tests.zones import seen, zones

# -- The Red Circle ----------------------------------------------------------------------------------------------

CIRCLE_IN_HAND = """
tiles = []
turn = 1
[[player]]
army.I = ["dark-cultists"]
hand = ["red-circle"]
deck = []
[[player]]
hand = ["lava-goddesses"]
deck = ["hempo"]
"""


@pytest.mark.card("red-circle")
@pytest.mark.rule("X10.6b", "X10.22")
def test_the_red_circle_cancels_a_capture_and_with_it_the_bounty() -> None:
    game = scene(CIRCLE_IN_HAND)
    do(game, "play lava-goddesses", "capture 0:I1")
    assert asked(game) == (0, "will")
    assert choices(game) == ["will red-circle", "no"]
    events = do(game, "will red-circle")
    assert kinds(events)[:2] == ["used-will", "saved"]
    assert zones(game, 0) == {"I": "dark-cultists", "pile": "red-circle"}
    assert zones(game, 1) == {"I": "lava-goddesses", "deck": "hempo"}
    ready(game, 0)


@pytest.mark.card("red-circle", works=False)
@pytest.mark.rule("X10.24")
def test_the_question_of_the_red_circle_and_its_refusal_stay_unseen() -> None:
    game = scene(CIRCLE_IN_HAND)
    do(game, "play lava-goddesses")
    before = game.apply("capture 0:I1", viewer=1)
    assert game.view(1).decision is None
    assert seen(game, 1, 0, "hand") == "?"
    after = game.apply("no", viewer=1)
    assert "will" not in " ".join(kinds(before) + kinds(after))
    assert kinds(after) == ["captured"]
    do(game, "no")  # the Bounty
    assert zones(game, 0) == {"I": "(dark-cultists)", "hand": "red-circle"}
    assert zones(game, 1) == {"I": "lava-goddesses", "deck": "hempo"}
    ready(game, 0)


@pytest.mark.card("red-circle", works=False)
def test_a_red_circle_in_play_saves_nothing() -> None:
    game = scene(CIRCLE_IN_HAND.replace('army.I = ["dark-cultists"]', 'army.I = ["red-circle"]').replace(
        'hand = ["red-circle"]', "hand = []"
    ))  # fmt: skip
    do(game, "play lava-goddesses", "capture 0:I1")
    assert zones(game, 0) == {"I": "(red-circle)"}
    assert zones(game, 1) == {"I": "lava-goddesses", "deck": "hempo"}
    ready(game, 0)


@pytest.mark.card("red-circle")
@pytest.mark.rule("X6.4")
def test_the_red_circle_may_be_shifted_into_the_card_that_paid_for_it() -> None:
    game = scene("""
tiles = []
[[player]]
army.I = ["red-circle"]
hand = ["guardians-of-the-night"]
deck = []
[[player]]
deck = []
""")
    do(game, "shift I1")
    assert zones(game, 0) == {"I": "guardians-of-the-night", "pile": "red-circle"}
    assert zones(game, 1) == {}
    ready(game, 1)


SHIFTED_CIRCLE = """
tiles = []
wonder = 0
[[player]]
army.I = ["red-circle"]
discard = ["PILE"]
deck = []
[[player]]
deck = []
"""


@pytest.mark.card("red-circle")
@pytest.mark.rule("X6.1", "X6.4")
def test_an_empty_hand_shifts_the_red_circle_for_the_wonder_token() -> None:
    game = scene(SHIFTED_CIRCLE.replace("PILE", "guardians-of-the-night"))
    do(game, "shift I1")
    assert zones(game, 0) == {"I": "guardians-of-the-night", "pile": "red-circle"}
    assert zones(game, 1) == {}
    assert game.state.wonder == -1
    ready(game, 1)


@pytest.mark.card("red-circle", works=False)
@pytest.mark.rule("X6.3", "X6.2c")
def test_the_red_circle_is_not_shifted_into_its_own_design() -> None:
    game = scene(SHIFTED_CIRCLE.replace("PILE", "red-circle"))
    assert rules_against(game, "shift I1") == ["X6.2c"]
    assert zones(game, 0) == {"I": "red-circle", "pile": "red-circle"}
    assert zones(game, 1) == {}
    ready(game, 0)


# -- Apostles of the Night ---------------------------------------------------------------------------------------

APOSTLES = """
tiles = []
[[player]]
army.I = ["apostles-of-the-night"]
deck = []
[[player]]
army = { I = ["volantis", "(atalanta)"], II = ["elle"] }
deck = []
"""


@pytest.mark.card("apostles-of-the-night")
def test_apostles_of_the_night_capture_a_troop() -> None:
    game = scene(APOSTLES)
    do(game, "activate 0:I1")
    assert choices(game) == ["target 0:I1", "target 1:I1", "target 1:I2"]
    do(game, "target 1:I1")
    assert zones(game, 0) == {"I": "apostles-of-the-night [t]"}
    assert zones(game, 1) == {"I": "(volantis), (atalanta)", "II": "elle"}
    assert tokens(game, 0) == (1, 0, 2)
    ready(game, 1)


@pytest.mark.card("apostles-of-the-night")
@pytest.mark.rule("X10.8")
def test_apostles_of_the_night_release_a_troop_of_either_army() -> None:
    game = scene(APOSTLES)
    do(game, "activate 0:I1", "target 1:I2")
    assert zones(game, 0) == {"I": "apostles-of-the-night [t]"}
    assert zones(game, 1) == {"I": "volantis, atalanta", "II": "elle"}
    ready(game, 1)


@pytest.mark.card("apostles-of-the-night", works=False)
@pytest.mark.rule("X3.4a")
def test_apostles_of_the_night_reach_no_hero() -> None:
    game = scene(APOSTLES)
    do(game, "activate 0:I1")
    assert rules_against(game, "target 1:II1") == ["X3.4a"]
    assert rules_against(game, "target 1:I3") == ["X3.1"]
    assert rules_against(game, "no") == ["X5.7b"]
    do(game, "target 0:I1")
    assert zones(game, 0) == {"I": "(apostles-of-the-night)"}
    assert zones(game, 1) == {"I": "volantis, (atalanta)", "II": "elle"}
    assert tokens(game, 0) == (1, 1, 2)
    ready(game, 1)


@pytest.mark.card("apostles-of-the-night")
@pytest.mark.rule("X5.9", "X5.7b")
def test_apostles_of_the_night_alone_on_the_table_capture_themselves() -> None:
    game = scene("""
tiles = []
[[player]]
hand = ["apostles-of-the-night"]
deck = []
[[player]]
deck = []
""")
    do(game, "play apostles-of-the-night")
    assert zones(game, 0) == {"I": "(apostles-of-the-night)"}
    assert zones(game, 1) == {}
    ready(game, 1)


@pytest.mark.card("apostles-of-the-night", works=False)
@pytest.mark.parametrize(
    ("apostles", "rule"), [("(apostles-of-the-night)", "X3.5c"), ("apostles-of-the-night [t]", "X7.2")]
)
@pytest.mark.rule("X3.5c", "X7.2")
def test_apostles_of_the_night_captured_or_with_their_token_cannot_be_activated(apostles: str, rule: str) -> None:
    game = scene(APOSTLES.replace("apostles-of-the-night", apostles))
    assert rules_against(game, "activate 0:I1") == [rule]
    assert zones(game, 0) == {"I": apostles}
    assert zones(game, 1) == {"I": "volantis, (atalanta)", "II": "elle"}
    ready(game, 0)


# -- Guardians of the Night --------------------------------------------------------------------------------------

GUARDIANS = """
tiles = []
turn = 1
[[player]]
army.I = ["guardians-of-the-night"]
hand = ["ashes"]
deck = []
[[player]]
hand = ["lava-goddesses", "hempo", "orgah"]
deck = []
"""


@pytest.mark.card("guardians-of-the-night")
@pytest.mark.rule("X11.11", "X5.12")
def test_captured_guardians_of_the_night_make_the_opponent_discard_a_card_of_their_choice() -> None:
    game = scene(GUARDIANS)
    do(game, "play lava-goddesses", "capture 0:I1")
    assert asked(game) == (1, "discard")
    assert choices(game) == ["discard hempo", "discard orgah"]
    do(game, "discard orgah")
    assert zones(game, 0) == {"I": "(guardians-of-the-night)", "hand": "ashes"}
    assert zones(game, 1) == {"I": "lava-goddesses", "hand": "hempo", "pile": "orgah"}
    ready(game, 0)


@pytest.mark.card("guardians-of-the-night")
@pytest.mark.rule("X11.11")
def test_guardians_of_the_night_captured_by_their_own_player_work_too() -> None:
    game = scene("""
tiles = []
[[player]]
army.I = ["guardians-of-the-night", "apostles-of-the-night"]
hand = ["ashes"]
deck = []
[[player]]
hand = ["hempo"]
deck = []
""")
    do(game, "activate 0:I2", "target 0:I1")
    assert zones(game, 0) == {"I": "(guardians-of-the-night), apostles-of-the-night [t]", "hand": "ashes"}
    assert zones(game, 1) == {"pile": "hempo"}
    ready(game, 1)


@pytest.mark.card("guardians-of-the-night", works=False)
def test_guardians_of_the_night_find_an_empty_hand() -> None:
    game = scene(GUARDIANS.replace(', "hempo", "orgah"', ""))
    do(game, "play lava-goddesses", "capture 0:I1")
    assert zones(game, 0) == {"I": "(guardians-of-the-night)", "hand": "ashes"}
    assert zones(game, 1) == {"I": "lava-goddesses"}
    ready(game, 0)


@pytest.mark.card("guardians-of-the-night", works=False)
def test_destroyed_guardians_of_the_night_cost_nobody_a_card() -> None:
    game = scene(GUARDIANS.replace("lava-goddesses", "demon-guardians"))
    do(game, "play demon-guardians", "destroy 0:I1")
    assert zones(game, 0) == {"pile": "guardians-of-the-night", "hand": "ashes"}
    assert zones(game, 1) == {"I": "demon-guardians", "hand": "hempo, orgah"}
    ready(game, 0)


@pytest.mark.card("guardians-of-the-night", works=False)
@pytest.mark.rule("X10.22")
def test_guardians_of_the_night_saved_by_the_red_circle_cost_nobody_a_card() -> None:
    game = scene(GUARDIANS.replace("ashes", "red-circle"))
    do(game, "play lava-goddesses", "capture 0:I1", "will red-circle")
    assert zones(game, 0) == {"I": "guardians-of-the-night", "pile": "red-circle"}
    assert zones(game, 1) == {"I": "lava-goddesses", "hand": "hempo, orgah"}
    ready(game, 0)


@pytest.mark.card("guardians-of-the-night")
@pytest.mark.rule("X5.12")
def test_the_bounty_of_the_active_player_comes_before_the_discard_for_guardians_of_the_night() -> None:
    text = GUARDIANS.replace('"lava-goddesses", "hempo", "orgah"', '"lava-goddesses", "hempo"')
    game = scene('bounty = "0:I1"' + text.replace("deck = []\n", 'deck = ["smook"]\n').replace(
        'hand = ["ashes"]\ndeck = ["smook"]', 'hand = ["ashes"]\ndeck = []'
    ))  # fmt: skip
    do(game, "play lava-goddesses", "capture 0:I1")
    assert asked(game) == (1, "bounty")
    do(game, "yes")
    assert asked(game) == (1, "discard")
    do(game, "discard smook")
    assert zones(game, 0) == {"I": "(guardians-of-the-night)", "hand": "ashes"}
    assert zones(game, 1) == {"I": "lava-goddesses", "hand": "hempo", "pile": "smook"}
    ready(game, 0)


RECRUITER = """
tiles = []
[[player]]
army.I = ["red-circle", "guardians-of-the-night"]
hand = ["boul-go"]
deck = []
[[player]]
deck = []
"""


@pytest.mark.card("guardians-of-the-night")
@pytest.mark.rule("X5.2c", "X10.7")
def test_guardians_of_the_night_recruit_the_next_troop() -> None:
    game = scene(RECRUITER)
    do(game, "play boul-go")
    assert zones(game, 0) == {"I": "red-circle, guardians-of-the-night, boul-go"}
    assert zones(game, 1) == {}
    ready(game, 1)


@pytest.mark.card("guardians-of-the-night", works=False)
@pytest.mark.parametrize(
    "troops", ['"red-circle", "(guardians-of-the-night)"', '"guardians-of-the-night", "red-circle"']
)
@pytest.mark.rule("X5.2d", "X3.5b")
def test_guardians_of_the_night_captured_or_further_left_recruit_nobody(troops: str) -> None:
    game = scene(RECRUITER.replace('"red-circle", "guardians-of-the-night"', troops))
    assert rules_against(game, "play boul-go") == ["X5.2d"]
    assert zones(game, 0) == {"I": troops.replace('"', ""), "hand": "boul-go"}
    assert zones(game, 1) == {}
    ready(game, 0)


# -- Dark Cultists -----------------------------------------------------------------------------------------------

CULTISTS = """
tiles = []
[[player]]
army = { I = ["apostles-of-the-night", "bun-to"], II = ["ashes"] }
hand = ["dark-cultists"]
deck = ["galmi", "shard", "bun-to", "ree-ab", "un-go"]
[[player]]
army.I = ["volantis"]
deck = []
"""


@pytest.mark.card("dark-cultists")
@pytest.mark.rule("X10.14a", "X3.6c", "X10.18", "X3.9")
def test_dark_cultists_copy_a_card_of_their_row() -> None:
    game = scene(CULTISTS)
    do(game, "play dark-cultists")
    assert choices(game) == ["copy 0:I1", "copy 0:I2"]
    assert rules_against(game, "copy 0:I3") == ["X10.18"]
    assert rules_against(game, "copy 0:II1") == ["X3.6c"]
    assert rules_against(game, "copy 1:I1") == ["X3.9"]
    do(game, "copy 0:I2", "level II")
    assert zones(game, 0) == {
        "I": "apostles-of-the-night, bun-to, dark-cultists", "II": "ashes",
        "hand": "ree-ab, shard", "pile": "bun-to, galmi", "deck": "un-go",
    }  # fmt: skip
    assert zones(game, 1) == {"I": "volantis"}
    ready(game, 1)


@pytest.mark.card("dark-cultists")
@pytest.mark.rule("X3.6c")
def test_dark_cultists_shifted_in_copy_a_card_of_their_column() -> None:
    game = scene("""
tiles = []
[[player]]
army = { I = ["red-circle"], II = ["solok"] }
hand = ["dark-cultists", "ashes"]
deck = []
[[player]]
army = { I = ["volantis"], II = ["elle"] }
deck = []
""")
    do(game, "shift I1", "pay ashes", "target 1:II1")
    assert zones(game, 0) == {"I": "dark-cultists", "II": "solok", "pile": "ashes, red-circle"}
    assert zones(game, 1) == {"I": "volantis", "II": "(elle)"}
    ready(game, 1)


@pytest.mark.card("dark-cultists")
@pytest.mark.rule("X10.14a", "X10.18")
def test_this_column_in_a_copied_text_is_the_column_of_dark_cultists() -> None:
    game = scene("""
tiles = []
[[player]]
army.I = ["kno-bo", "red-circle"]
hand = ["dark-cultists"]
deck = ["shard"]
[[player]]
deck = []
""")
    do(game, "play dark-cultists")
    assert asked(game) == (0, "swap")
    do(game, "done")
    assert zones(game, 0) == {"I": "kno-bo, red-circle, dark-cultists", "deck": "shard"}
    assert zones(game, 1) == {}
    ready(game, 1)


@pytest.mark.card("dark-cultists", works=False)
@pytest.mark.rule("X3.5c", "X5.7c")
def test_dark_cultists_copy_no_captured_card_and_none_without_an_effect() -> None:
    game = scene(CULTISTS.replace('"apostles-of-the-night", "bun-to"', '"(apostles-of-the-night)", "red-circle"'))
    events = do(game, "play dark-cultists")
    assert "nothing-happens" in kinds(events)
    assert zones(game, 0) == {
        "I": "(apostles-of-the-night), red-circle, dark-cultists", "II": "ashes",
        "deck": "galmi, shard, bun-to, ree-ab, un-go",
    }  # fmt: skip
    assert zones(game, 1) == {"I": "volantis"}
    ready(game, 1)


@pytest.mark.card("dark-cultists", works=False)
@pytest.mark.rule("X10.14c")
def test_dark_cultists_that_copy_each_other_come_to_an_end() -> None:
    game = scene("""
tiles = []
[[player]]
army.I = ["dark-cultists"]
hand = ["dark-cultists"]
deck = []
[[player]]
army.I = ["volantis"]
deck = []
""")
    events = do(game, "play dark-cultists")
    assert kinds(events).count("copied") == 1
    assert zones(game, 0) == {"I": "dark-cultists, dark-cultists"}
    assert zones(game, 1) == {"I": "volantis"}
    ready(game, 1)


@pytest.mark.card("dark-cultists")
@pytest.mark.rule("X10.18")
def test_dark_cultists_copy_from_an_aat_what_it_mirrors() -> None:
    game = scene("""
tiles = []
[[player]]
army.I = ["aat", "red-circle"]
hand = ["dark-cultists"]
deck = ["ez", "fre-e", "ne-o"]
[[player]]
army.I = ["muraena"]
deck = []
""")
    do(game, "play dark-cultists")
    assert zones(game, 0) == {"I": "aat, red-circle, dark-cultists", "hand": "ez, fre-e", "deck": "ne-o"}
    assert zones(game, 1) == {"I": "muraena"}
    ready(game, 1)
