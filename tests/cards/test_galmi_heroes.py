"""Galmi's Heroes: Galmi (Avatar), Kan Te, Ree Ab, Shard, She Rift."""

import pytest

from gosux import Event
from tests.scene import asked, choices, do, kinds, over, ready, rules_against, scene, tokens
from tests.zones import seen, zones

# -- Galmi (Avatar) ----------------------------------------------------------------------------------------------

AVATAR = """
tiles = []
[[player]]
army = { I = ["boul-go"], II = ["galmi-avatar"] }
deck = []
supremacy = 1
[[player]]
army = { I = ["nikhilesh", "navaj"], II = ["nalin"] }
deck = []
supremacy = 1
passed = true
"""


def battle_values(events: list[Event]) -> object:
    """What both armies were worth in the Great Battle."""
    return next(event.args["values"] for event in events if event.kind == "battle")


@pytest.mark.card("galmi-avatar")
@pytest.mark.rule("X8.1")
def test_galmi_avatar_is_worth_double_against_a_bounty_card() -> None:
    game = scene(AVATAR)
    assert battle_values(do(game, "pass")) == [2 + 6, 2 + 2 + 3]
    assert zones(game, 0) == {"I": "boul-go", "II": "galmi-avatar"}
    assert zones(game, 1) == {"I": "nikhilesh, navaj", "II": "nalin"}
    over(game, [0], "X1.1a")


@pytest.mark.card("galmi-avatar")
@pytest.mark.rule("X10.1b", "X8.1")
def test_galmi_avatar_is_worth_double_against_the_bounty_token() -> None:
    game = scene(AVATAR.replace("nikhilesh", "nitish").replace("tiles = []", 'tiles = []\nbounty = "1:II1"'))
    assert battle_values(do(game, "pass")) == [2 + 6, 2 + 2 + 3]
    assert zones(game, 0) == {"I": "boul-go", "II": "galmi-avatar"}
    assert zones(game, 1) == {"I": "nitish, navaj", "II": "nalin"}
    over(game, [0], "X1.1a")


@pytest.mark.card("galmi-avatar", works=False)
@pytest.mark.parametrize(
    ("troops", "bounty", "values"),
    [
        ("nitish, navaj", "", [2 + 3, 2 + 2 + 3]),
        ("(nikhilesh), navaj, nitish", "", [2 + 3, 2 + 2 + 3]),
        ("(nitish), navaj, navaj", 'bounty = "1:I1"', [2 + 3, 2 + 2 + 3]),
        ("nitish, navaj", 'bounty = "0:I1"', [2 + 3, 2 + 2 + 3]),
    ],
    ids=["no-bounty", "captured-bounty-card", "bounty-token-on-a-captured-card", "own-bounty"],
)
@pytest.mark.rule("X8.1", "X3.5b", "X10.1b")
def test_galmi_avatar_keeps_its_value_without_an_opposing_bounty(troops: str, bounty: str, values: list[int]) -> None:
    rows = troops.replace(", ", '", "')
    game = scene(AVATAR.replace('"nikhilesh", "navaj"', f'"{rows}"').replace("tiles = []", f"tiles = []\n{bounty}"))
    assert battle_values(do(game, "pass")) == values
    assert zones(game, 0) == {"I": "boul-go", "II": "galmi-avatar"}
    assert zones(game, 1) == {"I": troops, "II": "nalin"}
    over(game, [1], "X1.1a")


@pytest.mark.card("galmi-avatar")
@pytest.mark.rule("X10.5", "X10.13", "X6.1")
def test_galmi_avatar_takes_the_wonder_token_and_is_ethereal_and_never_shifted() -> None:
    game = scene("""
tiles = []
wonder = 1
[[player]]
army.I = ["boul-go"]
hand = ["galmi-avatar"]
deck = []
[[player]]
army.I = ["red-circle"]
hand = ["solok"]
deck = []
""")
    do(game, "play galmi-avatar")
    assert game.state.wonder == 0
    do(game, "play solok")
    assert choices(game) == ["target 0:I1", "target 1:I1", "target 1:II1"]
    assert "X10.5" in rules_against(game, "target 0:II1")
    do(game, "target 0:I1")
    assert rules_against(game, "shift II1") == ["X6.1"]
    assert zones(game, 0) == {"I": "(boul-go)", "II": "galmi-avatar"}
    assert zones(game, 1) == {"I": "red-circle", "II": "solok"}
    ready(game, 0)


# -- Kan Te ------------------------------------------------------------------------------------------------------

KAN_TE = """
tiles = []
wonder = 1
[[player]]
army = { I = ["(boul-go)", "un-go"], II = ["(shard)"] }
hand = ["kan-te"]
deck = ["galmi"]
[[player]]
army.I = ["(volantis)"]
deck = []
"""


@pytest.mark.card("kan-te")
@pytest.mark.rule("X10.8", "X10.13")
def test_kan_te_releases_all_cards_of_its_player_without_their_effects() -> None:
    game = scene(KAN_TE)
    do(game, "play kan-te")
    assert zones(game, 0) == {"I": "boul-go, un-go", "II": "shard, kan-te", "deck": "galmi"}
    assert zones(game, 1) == {"I": "(volantis)"}
    assert game.state.wonder == 0
    ready(game, 1)


@pytest.mark.card("kan-te", works=False)
@pytest.mark.rule("X5.7c", "X10.13")
def test_kan_te_activated_finds_nothing_to_release_and_takes_no_wonder_token() -> None:
    game = scene(KAN_TE.replace('I = ["(boul-go)", "un-go"], II = ["(shard)"]', 'I = ["un-go"], II = ["kan-te"]'
    ).replace('hand = ["kan-te"]', ""))  # fmt: skip
    events = do(game, "activate 0:II1")
    assert "nothing-happens" in kinds(events)
    assert zones(game, 0) == {"I": "un-go", "II": "kan-te [t]", "deck": "galmi"}
    assert zones(game, 1) == {"I": "(volantis)"}
    assert game.state.wonder == 1
    ready(game, 1)


@pytest.mark.card("kan-te")
@pytest.mark.rule("X1.3")
def test_kan_te_may_release_the_fifteenth_face_up_card() -> None:
    game = scene("""
tiles = []
[[player]]
army.I = ["boul-go", "boul-go", "bun-to", "bun-to", "un-go"]
army.II = ["kan-te", "(shard)", "ree-ab", "she-rift", "galmi-avatar"]
army.III = ["galmi", "byun-hyung-ja-galmi", "abhilasha", "byun-hyung-ja-abhilasha", "(goan-sul)"]
deck = []
[[player]]
deck = []
""")
    do(game, "activate 0:II1")
    assert zones(game, 0) == {
        "I": "boul-go, boul-go, bun-to, bun-to, un-go",
        "II": "kan-te [t], shard, ree-ab, she-rift, galmi-avatar",
        "III": "galmi, byun-hyung-ja-galmi, abhilasha, byun-hyung-ja-abhilasha, goan-sul",
    }
    assert zones(game, 1) == {}
    over(game, [0], "X1.3")


# -- Ree Ab ------------------------------------------------------------------------------------------------------

REE_AB = """
tiles = []
[[player]]
army = { I = ["boul-go"], II = ["ree-ab"] }
discard = ["shard", "un-go", "un-go", "kan-te"]
deck = ["galmi"]
[[player]]
discard = ["elle"]
deck = []
"""


@pytest.mark.card("ree-ab")
@pytest.mark.rule("X7.7", "X10.28")
def test_ree_ab_puts_cards_on_the_deck_in_an_order_that_only_its_player_knows() -> None:
    game = scene(REE_AB)
    do(game, "activate 0:II1")
    assert asked(game) == (0, "order")
    assert sorted(choices(game)) == ["done", "put 0:kan-te", "put 0:shard", "put 0:un-go"]
    assert rules_against(game, "put 1:elle") == ["X3.9"]
    assert rules_against(game, "put 0:galmi") == ["X3.8a"]
    do(game, "put 0:un-go")
    assert game.view(1).decision is None
    assert zones(game, 0)["pile"] == "kan-te, shard, un-go, un-go"  # nothing moves before the order is complete
    events = game.apply("put 0:kan-te", viewer=1)  # the second of X = 2
    assert [event.args for event in events if event.kind == "drew"] == [{"player": 0}]
    assert zones(game, 0) == {
        "I": "boul-go", "II": "ree-ab [t]", "hand": "un-go", "pile": "shard, un-go", "deck": "kan-te, galmi",
    }  # fmt: skip
    assert zones(game, 1) == {"pile": "elle"}
    assert (seen(game, 1, 0, "hand"), seen(game, 1, 0, "deck")) == ("?", "?, ?")
    assert seen(game, 0, 0, "deck") == "kan-te, ?"
    ready(game, 1)


@pytest.mark.card("ree-ab")
@pytest.mark.rule("X10.28")
def test_either_order_of_ree_ab_looks_the_same_to_the_opponent() -> None:
    told: list[object] = []
    for order in (["put 0:shard", "put 0:kan-te"], ["put 0:kan-te", "put 0:shard"]):
        game = scene(REE_AB)
        events = do(game, "activate 0:II1", *order)
        shown = [event.seen_by(1) for event in events]
        told.append(([event.to_json() for event in shown if event], game.view(1).to_json()))
        ready(game, 1)
    assert told[0] == told[1]


@pytest.mark.card("ree-ab")
@pytest.mark.rule("X10.28")
def test_a_single_card_put_back_by_ree_ab_is_known_to_both() -> None:
    game = scene(REE_AB)
    do(game, "activate 0:II1", "put 0:kan-te", "done")
    assert zones(game, 0) == {
        "I": "boul-go", "II": "ree-ab [t]", "hand": "kan-te", "pile": "shard, un-go, un-go", "deck": "galmi",
    }  # fmt: skip
    assert zones(game, 1) == {"pile": "elle"}
    assert seen(game, 1, 0, "hand") == "kan-te"
    ready(game, 1)


@pytest.mark.card("ree-ab")
@pytest.mark.rule("X7.7")
def test_ree_ab_puts_three_cards_back_when_x_is_three() -> None:
    game = scene(REE_AB.replace('deck = ["galmi"]', 'deck = ["galmi"]\nlocked = 1\nspent = 1'))
    do(game, "activate 0:II1", "put 0:shard", "put 0:un-go", "put 0:un-go")
    assert zones(game, 0) == {
        "I": "boul-go", "II": "ree-ab [t]", "hand": "shard", "pile": "kan-te", "deck": "un-go, un-go, galmi",
    }  # fmt: skip
    assert zones(game, 1) == {"pile": "elle"}
    ready(game, 1)


@pytest.mark.card("ree-ab", works=False)
@pytest.mark.rule("X5.10")
def test_ree_ab_may_put_nothing_back_and_draws_all_the_same() -> None:
    game = scene(REE_AB)
    do(game, "activate 0:II1", "done")
    assert zones(game, 0) == {
        "I": "boul-go", "II": "ree-ab [t]", "hand": "galmi", "pile": "kan-te, shard, un-go, un-go",
    }  # fmt: skip
    assert zones(game, 1) == {"pile": "elle"}
    ready(game, 1)


@pytest.mark.card("ree-ab", works=False)
@pytest.mark.rule("X10.3a")
def test_ree_ab_with_neither_pile_nor_deck_loses_its_draw() -> None:
    game = scene(REE_AB.replace('discard = ["shard", "un-go", "un-go", "kan-te"]', "").replace('["galmi"]', "[]"))
    events = do(game, "activate 0:II1")
    assert "draw-lost" in kinds(events)
    assert zones(game, 0) == {"I": "boul-go", "II": "ree-ab [t]"}
    assert zones(game, 1) == {"pile": "elle"}
    ready(game, 1)


# -- Shard -------------------------------------------------------------------------------------------------------

SHARD = """
tiles = []
[[player]]
army = { I = ["boul-go"], II = ["shard"] }
discard = ["kno-bo"]
deck = ["galmi", "bun-to", "kan-te", "bun-to", "un-go"]
[[player]]
deck = []
"""


@pytest.mark.card("shard")
@pytest.mark.rule("X10.3b", "X10.28")
def test_shard_reveals_four_cards_keeps_one_and_discards_the_rest() -> None:
    game = scene(SHARD)
    do(game, "activate 0:II1")
    assert asked(game) == (0, "keep")
    assert sorted(choices(game)) == ["keep bun-to", "keep galmi", "keep kan-te"]
    assert rules_against(game, "keep un-go") == ["X5.7c"]
    do(game, "keep bun-to")
    assert zones(game, 0) == {
        "I": "boul-go", "II": "shard [t]", "hand": "bun-to", "pile": "bun-to, galmi, kan-te, kno-bo", "deck": "un-go",
    }  # fmt: skip
    assert zones(game, 1) == {}
    assert seen(game, 1, 0, "hand") == "bun-to"
    ready(game, 1)


@pytest.mark.card("shard")
@pytest.mark.rule("X10.3b")
def test_shard_reveals_two_cards_of_a_deck_of_two() -> None:
    game = scene(SHARD.replace('["galmi", "bun-to", "kan-te", "bun-to", "un-go"]', '["galmi", "un-go"]'))
    do(game, "activate 0:II1", "keep galmi")
    assert zones(game, 0) == {"I": "boul-go", "II": "shard [t]", "hand": "galmi", "pile": "kno-bo, un-go"}
    assert zones(game, 1) == {}
    ready(game, 1)


@pytest.mark.card("shard", works=False)
@pytest.mark.rule("X10.3b", "X5.7c")
def test_shard_reveals_nothing_of_an_empty_deck() -> None:
    game = scene(SHARD.replace('["galmi", "bun-to", "kan-te", "bun-to", "un-go"]', "[]"))
    events = do(game, "activate 0:II1")
    assert "nothing-happens" in kinds(events)
    assert zones(game, 0) == {"I": "boul-go", "II": "shard [t]", "pile": "kno-bo"}
    assert zones(game, 1) == {}
    assert tokens(game, 0) == (1, 0, 2)
    ready(game, 1)


# -- She Rift ----------------------------------------------------------------------------------------------------

SHE_RIFT = """
tiles = []
[[player]]
army.I = ["boul-go", "(un-go)"]
hand = ["she-rift"]
deck = []
[[player]]
army.I = ["volantis"]
hand = ["atalanta"]
deck = []
"""
VOLANTIS = 15  # the code of slot I1 of player 1


@pytest.mark.card("she-rift")
@pytest.mark.rule("X10.26", "X10.1b")
def test_she_rift_places_the_bounty_token_on_a_face_up_card_of_either_army() -> None:
    game = scene(SHE_RIFT)
    do(game, "play she-rift")
    assert asked(game) == (0, "bounty-token")
    assert choices(game) == ["mark 0:I1", "mark 0:II1", "mark 1:I1"]
    assert rules_against(game, "mark 0:I2") == ["X10.26"]
    assert rules_against(game, "mark 1:I2") == ["X3.1"]
    do(game, "mark 1:I1")
    assert game.state.bounty == VOLANTIS
    assert zones(game, 0) == {"I": "boul-go, (un-go)", "II": "she-rift"}
    assert zones(game, 1) == {"I": "volantis", "hand": "atalanta"}
    ready(game, 1)


@pytest.mark.card("she-rift")
@pytest.mark.rule("X10.26")
def test_she_rift_moves_the_bounty_token_to_another_card() -> None:
    game = scene(SHE_RIFT.replace("tiles = []", 'tiles = []\nbounty = "0:I1"'))
    do(game, "play she-rift")
    assert choices(game) == ["mark 0:II1", "mark 1:I1"]
    assert rules_against(game, "mark 0:I1") == ["X10.26"]
    do(game, "mark 1:I1")
    assert game.state.bounty == VOLANTIS
    assert zones(game, 0) == {"I": "boul-go, (un-go)", "II": "she-rift"}
    assert zones(game, 1) == {"I": "volantis", "hand": "atalanta"}
    ready(game, 1)


@pytest.mark.card("she-rift", works=False)
@pytest.mark.rule("X10.26", "X5.7c")
def test_she_rift_with_the_token_among_captured_cards_does_nothing() -> None:
    game = scene("""
tiles = []
bounty = "0:II1"
[[player]]
army = { I = ["(boul-go)"], II = ["she-rift"] }
deck = []
[[player]]
army.I = ["(volantis)"]
deck = []
""")
    events = do(game, "activate 0:II1")
    assert "nothing-happens" in kinds(events)
    assert game.state.bounty == 5  # still on She Rift
    assert zones(game, 0) == {"I": "(boul-go)", "II": "she-rift [t]"}
    assert zones(game, 1) == {"I": "(volantis)"}
    ready(game, 1)
