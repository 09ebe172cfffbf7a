"""Galmi's Troops: Boul Go, Bun To, Kno'Bo, Un'Go."""

import pytest

from tests.scene import asked, choices, do, kinds, over, ready, rules_against, scene, tokens
from tests.zones import seen, zones

# -- Boul Go -----------------------------------------------------------------------------------------------------

BOUL_GO = """
tiles = []
[[player]]
army.I = ["boul-go"]
deck = ["shard", "ree-ab", "kan-te", "she-rift", "galmi", "un-go", "un-go"]
locked = 0
[[player]]
army.I = ["volantis"]
deck = ["elle", "sati", "quae"]
"""


@pytest.mark.card("boul-go")
@pytest.mark.rule("X4.3a", "X4.3b", "X7.1b")
def test_boul_go_gives_an_additional_turn_for_three_cards_but_none_during_it() -> None:
    game = scene(BOUL_GO)
    do(game, "draw 3")
    assert zones(game, 0) == {"I": "boul-go", "hand": "kan-te, ree-ab, shard", "deck": "she-rift, galmi, un-go, un-go"}
    ready(game, 0)
    events = do(game, "draw 3")
    assert "no-additional-turn" in kinds(events)
    assert zones(game, 0) == {"I": "boul-go", "hand": "galmi, kan-te, ree-ab, shard, she-rift, un-go", "deck": "un-go"}
    assert zones(game, 1) == {"I": "volantis", "deck": "elle, sati, quae"}
    assert tokens(game, 0) == (0, 4, 0)
    ready(game, 1)


@pytest.mark.card("boul-go")
@pytest.mark.rule("X4.3a")
def test_two_boul_go_give_one_additional_turn() -> None:
    game = scene(BOUL_GO.replace('["boul-go"]', '["boul-go", "boul-go"]'))
    do(game, "draw 3")
    ready(game, 0)
    do(game, "draw 1")
    assert zones(game, 0) == {
        "I": "boul-go, boul-go", "hand": "kan-te, ree-ab, shard, she-rift", "deck": "galmi, un-go, un-go",
    }  # fmt: skip
    assert zones(game, 1) == {"I": "volantis", "deck": "elle, sati, quae"}
    ready(game, 1)


@pytest.mark.card("boul-go", works=False)
@pytest.mark.parametrize(("boul_go", "action"), [("boul-go", "draw 1"), ("(boul-go)", "draw 3")])
@pytest.mark.rule("X7.1a", "X3.5a")
def test_boul_go_gives_no_turn_for_one_card_and_none_when_captured(boul_go: str, action: str) -> None:
    game = scene(BOUL_GO.replace('["boul-go"]', f'["{boul_go}"]'))
    do(game, action)
    left = "ree-ab, kan-te, she-rift, galmi, un-go, un-go" if action == "draw 1" else "she-rift, galmi, un-go, un-go"
    drawn = "shard" if action == "draw 1" else "kan-te, ree-ab, shard"
    assert zones(game, 0) == {"I": boul_go, "hand": drawn, "deck": left}
    assert zones(game, 1) == {"I": "volantis", "deck": "elle, sati, quae"}
    ready(game, 1)


@pytest.mark.card("boul-go", works=False)
def test_boul_go_gives_the_opponent_no_turn() -> None:
    game = scene(BOUL_GO.replace("tiles = []", "tiles = []\nturn = 1"))
    do(game, "draw 3")
    assert zones(game, 0) == {"I": "boul-go", "deck": "shard, ree-ab, kan-te, she-rift, galmi, un-go, un-go"}
    assert zones(game, 1) == {"I": "volantis", "hand": "elle, quae, sati"}
    ready(game, 0)


@pytest.mark.card("boul-go", works=False)
@pytest.mark.rule("X4.3c")
def test_boul_go_adds_no_turn_to_the_last_one_after_a_pass() -> None:
    text = BOUL_GO.replace("tiles = []", "tiles = []\nturns_left = 0").replace("locked = 0", "supremacy = 1")
    game = scene(text.replace('["volantis"]', '["(volantis)"]\npassed = true'))
    do(game, "draw 3")
    assert zones(game, 0) == {"I": "boul-go", "hand": "kan-te, ree-ab, shard", "deck": "she-rift, galmi, un-go, un-go"}
    assert zones(game, 1) == {"I": "(volantis)", "deck": "elle, sati, quae"}
    over(game, [0], "X1.1a")


@pytest.mark.card("boul-go")
@pytest.mark.rule("X4.3d")
def test_after_a_pass_the_additional_turn_of_boul_go_is_one_of_those_left() -> None:
    text = BOUL_GO.replace("tiles = []", "tiles = []\nturns_left = 1").replace(
        "locked = 0", "locked = 0\nsupremacy = 1"
    )
    game = scene(text.replace('["volantis"]', '["(volantis)"]\npassed = true'))
    do(game, "draw 3")
    ready(game, 0)
    do(game, "draw 1")
    assert zones(game, 0) == {"I": "boul-go", "hand": "kan-te, ree-ab, shard, she-rift", "deck": "galmi, un-go, un-go"}
    assert zones(game, 1) == {"I": "(volantis)", "deck": "elle, sati, quae"}
    over(game, [0], "X1.1a")


@pytest.mark.card("boul-go")
@pytest.mark.rule("X10.13", "X5.2c")
def test_boul_go_takes_the_wonder_token_and_recruits() -> None:
    game = scene("""
tiles = []
wonder = 1
[[player]]
hand = ["boul-go", "guardians-of-the-night"]
deck = []
[[player]]
deck = []
""")
    do(game, "play boul-go", "draw 1", "play guardians-of-the-night")
    assert zones(game, 0) == {"I": "boul-go, guardians-of-the-night"}
    assert zones(game, 1) == {}
    assert game.state.wonder == 0
    ready(game, 1)


# -- Bun To ------------------------------------------------------------------------------------------------------

BUN_TO = """
tiles = []
[[player]]
army.I = ["bun-to"]
discard = ["boul-go"]
deck = ["un-go", "kan-te", "phoenix-immortal", "galmi", "shard"]
[[player]]
deck = []
"""


@pytest.mark.card("bun-to")
@pytest.mark.rule("X10.3b", "X11.16", "X10.16a", "X10.28")
def test_bun_to_reveals_four_cards_and_takes_all_of_the_level_named_before() -> None:
    game = scene(BUN_TO)
    do(game, "activate 0:I1")
    assert choices(game) == ["level I", "level II", "level III"]
    events = game.apply("level II", viewer=1)
    assert kinds(events)[:2] == ["level-chosen", "revealed"]
    assert events[1].args["cards"] == ["card:un-go", "card:kan-te", "card:phoenix-immortal", "card:galmi"]
    assert zones(game, 0) == {
        "I": "bun-to [t]", "hand": "kan-te, phoenix-immortal", "pile": "boul-go, galmi, un-go", "deck": "shard",
    }  # fmt: skip
    assert zones(game, 1) == {}
    assert seen(game, 1, 0, "hand") == "kan-te, phoenix-immortal"
    ready(game, 1)


@pytest.mark.card("bun-to", works=False)
@pytest.mark.rule("X10.3b")
def test_bun_to_takes_nothing_of_a_level_that_does_not_turn_up() -> None:
    game = scene(BUN_TO.replace('"phoenix-immortal", "galmi"', '"she-rift"'))
    do(game, "activate 0:I1", "level III")
    assert zones(game, 0) == {"I": "bun-to [t]", "pile": "boul-go, kan-te, shard, she-rift, un-go"}
    assert zones(game, 1) == {}
    ready(game, 1)


@pytest.mark.card("bun-to", works=False)
@pytest.mark.rule("X10.3b")
def test_bun_to_reveals_fewer_cards_and_never_reshuffles() -> None:
    game = scene(BUN_TO.replace('["un-go", "kan-te", "phoenix-immortal", "galmi", "shard"]', "[]"))
    do(game, "activate 0:I1", "level I")
    assert zones(game, 0) == {"I": "bun-to [t]", "pile": "boul-go"}
    assert zones(game, 1) == {}
    ready(game, 1)


# -- Kno'Bo ------------------------------------------------------------------------------------------------------

KNO_BO = """
tiles = []
[[player]]
army = { I = ["boul-go", "kno-bo"], II = ["kan-te", "(shard)"], III = ["galmi"] }
deck = ["un-go", "un-go", "ree-ab", "she-rift"]
[[player]]
army.I = ["volantis", "volantis"]
deck = []
"""


@pytest.mark.card("kno-bo")
@pytest.mark.rule("X3.6c", "X10.12a", "X5.11")
def test_kno_bo_swaps_itself_and_draws_for_the_column_it_then_stands_in() -> None:
    game = scene(KNO_BO)
    do(game, "activate 0:I2")
    assert asked(game) == (0, "swap")
    assert choices(game) == ["swap 0:I1", "swap 0:I2", "swap 0:II1", "swap 0:II2", "done"]
    assert rules_against(game, "swap 0:III1") == ["X10.12a"]
    assert rules_against(game, "swap 1:I1") == ["X3.9"]
    do(game, "swap 0:I1")
    assert zones(game, 0) == {
        "I": "kno-bo [t], boul-go", "II": "kan-te, (shard)", "III": "galmi",
        "hand": "ree-ab, un-go, un-go", "deck": "she-rift",
    }  # fmt: skip
    assert zones(game, 1) == {"I": "volantis, volantis"}
    ready(game, 1)


@pytest.mark.card("kno-bo")
@pytest.mark.rule("X10.12a")
def test_kno_bo_offers_only_cards_of_the_chosen_row_as_the_second() -> None:
    game = scene(KNO_BO.replace('"kno-bo"], II', '"kno-bo", "bun-to"], II'))
    do(game, "activate 0:I2", "swap 0:I1")
    assert asked(game) == (0, "swap-with")
    assert choices(game) == ["with 0:I2", "with 0:I3"]
    assert rules_against(game, "with 0:II1") == ["X10.12a"]
    do(game, "with 0:I3")
    assert zones(game, 0) == {
        "I": "bun-to, kno-bo [t], boul-go", "II": "kan-te, (shard)", "III": "galmi",
        "hand": "un-go", "deck": "un-go, ree-ab, she-rift",
    }  # fmt: skip
    assert zones(game, 1) == {"I": "volantis, volantis"}
    ready(game, 1)


@pytest.mark.card("kno-bo", works=False)
@pytest.mark.rule("X3.6c", "X3.5a")
def test_kno_bo_need_not_swap_and_counts_no_captured_card() -> None:
    game = scene(KNO_BO)
    do(game, "activate 0:I2", "done")
    assert zones(game, 0) == {
        "I": "boul-go, kno-bo [t]", "II": "kan-te, (shard)", "III": "galmi",
        "hand": "un-go", "deck": "un-go, ree-ab, she-rift",
    }  # fmt: skip
    assert zones(game, 1) == {"I": "volantis, volantis"}
    ready(game, 1)


@pytest.mark.card("kno-bo")
@pytest.mark.parametrize(("hero", "drawn"), [("shennong", "galmi, ree-ab"), ("valeen", "galmi")])
@pytest.mark.rule("X10.16a")
def test_kno_bo_counts_a_card_of_every_clan_and_none_of_another(hero: str, drawn: str) -> None:
    game = scene(
        """
tiles = []
[[player]]
army = { I = ["kno-bo"], II = ["HERO"] }
deck = ["galmi", "ree-ab", "un-go"]
[[player]]
deck = []
""".replace("HERO", hero)
    )
    do(game, "activate 0:I1")
    left = "un-go" if hero == "shennong" else "ree-ab, un-go"
    assert zones(game, 0) == {"I": "kno-bo [t]", "II": hero, "hand": drawn, "deck": left}
    assert zones(game, 1) == {}
    ready(game, 1)


@pytest.mark.card("kno-bo", works=False)
@pytest.mark.rule("X3.5c")
def test_a_captured_kno_bo_cannot_be_activated() -> None:
    game = scene(KNO_BO.replace('"kno-bo"', '"(kno-bo)"'))
    assert rules_against(game, "activate 0:I2") == ["X3.5c"]
    assert zones(game, 0) == {
        "I": "boul-go, (kno-bo)", "II": "kan-te, (shard)", "III": "galmi", "deck": "un-go, un-go, ree-ab, she-rift",
    }  # fmt: skip
    assert zones(game, 1) == {"I": "volantis, volantis"}
    ready(game, 0)


# -- Un'Go -------------------------------------------------------------------------------------------------------

UN_GO = """
tiles = []
[[player]]
army.I = ["boul-go"]
hand = ["un-go"]
deck = []
[[player]]
army = { I = ["volantis", "(atalanta)"], II = ["elle"], III = ["narashima"] }
deck = ["sati"]
"""


@pytest.mark.card("un-go")
@pytest.mark.rule("X3.3", "X10.28")
def test_un_go_has_an_open_troop_put_on_its_deck_even_a_captured_one() -> None:
    game = scene(UN_GO)
    do(game, "play un-go")
    assert asked(game) == (0, "put-on-deck")
    assert choices(game) == ["lift 0:I2", "lift 1:I2"]
    assert rules_against(game, "lift 1:I1") == rules_against(game, "lift 1:II1") == ["X3.3"]
    assert rules_against(game, "lift 1:III1") == ["X3.4a"]
    do(game, "lift 1:I2")
    assert zones(game, 0) == {"I": "boul-go, un-go"}
    assert zones(game, 1) == {"I": "volantis", "II": "elle", "III": "narashima", "deck": "atalanta, sati"}
    assert seen(game, 0, 1, "deck") == "atalanta, ?"
    ready(game, 1)


@pytest.mark.card("un-go")
@pytest.mark.rule("X3.3")
def test_un_go_reaches_an_immortal_with_a_supremacy_token() -> None:
    game = scene(UN_GO.replace('hand = ["un-go"]', 'hand = ["un-go"]\nsupremacy = 1'))
    do(game, "play un-go")
    assert choices(game) == ["lift 0:I2", "lift 1:I2", "lift 1:III1"]
    do(game, "lift 1:III1")
    assert zones(game, 0) == {"I": "boul-go, un-go"}
    assert zones(game, 1) == {"I": "volantis, (atalanta)", "II": "elle", "deck": "narashima, sati"}
    ready(game, 1)


@pytest.mark.card("un-go", works=False)
def test_the_opponents_supremacy_token_is_no_help_to_un_go() -> None:
    game = scene(UN_GO.replace('deck = ["sati"]', 'deck = ["sati"]\nsupremacy = 1'))
    do(game, "play un-go")
    assert rules_against(game, "lift 1:III1") == ["X3.4a"]
    do(game, "lift 1:I2")
    assert zones(game, 0) == {"I": "boul-go, un-go"}
    assert zones(game, 1) == {"I": "volantis", "II": "elle", "III": "narashima", "deck": "atalanta, sati"}
    ready(game, 1)


@pytest.mark.card("un-go", works=False)
@pytest.mark.rule("X5.9", "X7.5")
def test_un_go_alone_goes_back_on_its_own_deck_and_its_token_is_spent() -> None:
    game = scene("""
tiles = []
[[player]]
army.I = ["un-go"]
deck = ["galmi"]
[[player]]
deck = []
""")
    do(game, "activate 0:I1")
    assert zones(game, 0) == {"deck": "un-go, galmi"}
    assert zones(game, 1) == {}
    assert tokens(game, 0) == (1, 1, 2)
    ready(game, 1)


@pytest.mark.card("un-go")
@pytest.mark.rule("X10.5")
def test_un_go_lifts_an_ethereal_card() -> None:
    game = scene(UN_GO.replace('II = ["elle"], III = ["narashima"]', 'II = ["elle", "sha-dow"]'))
    do(game, "play un-go", "lift 1:II2")
    assert zones(game, 0) == {"I": "boul-go, un-go"}
    assert zones(game, 1) == {"I": "volantis, (atalanta)", "II": "elle", "deck": "sha-dow, sati"}
    ready(game, 1)


@pytest.mark.card("un-go")
@pytest.mark.rule("X10.16a")
def test_un_go_lifts_phoenix_immortal_out_of_any_row() -> None:
    game = scene(UN_GO.replace('["narashima"]', '["phoenix-immortal"]'))
    do(game, "play un-go", "lift 1:III1")
    assert zones(game, 0) == {"I": "boul-go, un-go"}
    assert zones(game, 1) == {"I": "volantis, (atalanta)", "II": "elle", "deck": "phoenix-immortal, sati"}
    ready(game, 1)
