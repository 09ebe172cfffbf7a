"""Abhilasha's Immortals: Abhilasha, her tile, and her Byun Hyung Ja."""

import pytest

from tests.scene import asked, choices, do, kinds, over, ready, rules_against, scene, tokens
from tests.zones import zones

# -- Abhilasha: the effect ---------------------------------------------------------------------------------------

ABHILASHA = """
tiles = []
[[player]]
army = { I = ["guardians-of-the-night"], II = ["cylak"] }
hand = ["abhilasha"]
discard = ["solok", "red-circle"]
deck = ["ashes", "galmi", "shard"]
[[player]]
army.I = ["volantis"]
hand = ["elle", "quae"]
discard = ["sati", "nezha"]
deck = []
"""


@pytest.mark.card("abhilasha")
@pytest.mark.rule("X10.14a", "X10.18", "X10.9", "X3.8a")
def test_abhilasha_copies_a_card_of_any_discard_pile_and_removes_it_from_the_game() -> None:
    game = scene(ABHILASHA)
    do(game, "play abhilasha")
    assert asked(game) == (0, "copy")
    assert choices(game) == ["copy 0:solok", "copy 1:sati"]
    assert rules_against(game, "copy 0:red-circle") == rules_against(game, "copy 1:nezha") == ["X10.18"]
    assert rules_against(game, "copy 1:elle") == ["X3.8a"]
    do(game, "copy 1:sati")
    assert zones(game, 0) == {
        "I": "guardians-of-the-night", "II": "cylak", "III": "abhilasha",
        "hand": "ashes, galmi", "pile": "red-circle, solok", "deck": "shard",
    }  # fmt: skip
    assert zones(game, 1) == {"I": "volantis", "hand": "elle, quae", "pile": "nezha", "removed": "sati"}
    ready(game, 1)


@pytest.mark.card("abhilasha")
@pytest.mark.rule("X10.19", "X10.9")
def test_abhilasha_removes_the_copied_card_not_the_one_its_effect_chose() -> None:
    game = scene(ABHILASHA)
    do(game, "play abhilasha", "copy 0:solok", "target 1:I1")
    assert zones(game, 0) == {
        "I": "guardians-of-the-night", "II": "cylak", "III": "abhilasha",
        "pile": "red-circle", "removed": "solok", "deck": "ashes, galmi, shard",
    }  # fmt: skip
    assert zones(game, 1) == {"I": "(volantis)", "hand": "elle, quae", "pile": "nezha, sati"}
    ready(game, 1)


@pytest.mark.card("abhilasha")
@pytest.mark.rule("X10.14a", "X5.10")
def test_this_card_in_a_copied_text_is_abhilasha() -> None:
    game = scene(ABHILASHA.replace('"solok"', '"alpha-dead"'))
    do(game, "play abhilasha", "copy 0:alpha-dead")
    assert zones(game, 0) == {
        "I": "guardians-of-the-night", "II": "cylak", "III": "(abhilasha)",
        "pile": "red-circle", "removed": "alpha-dead", "deck": "ashes, galmi, shard",
    }  # fmt: skip
    assert zones(game, 1) == {"I": "volantis", "hand": "elle, quae", "pile": "nezha, sati"}
    ready(game, 1)


@pytest.mark.card("abhilasha")
@pytest.mark.rule("X10.19")
def test_abhilasha_removes_nothing_when_the_copied_card_has_left_the_pile() -> None:
    game = scene(ABHILASHA.replace('"solok"', '"ashes"').replace('deck = ["ashes", ', "deck = ["))
    do(game, "play abhilasha", "copy 0:ashes", "clan abhilasha", "level II", "take 0:ashes")
    assert zones(game, 0) == {
        "I": "guardians-of-the-night", "II": "cylak", "III": "abhilasha",
        "hand": "ashes", "pile": "red-circle", "deck": "galmi, shard",
    }  # fmt: skip
    assert zones(game, 1) == {"I": "volantis", "hand": "elle, quae", "pile": "nezha, sati"}
    ready(game, 1)


@pytest.mark.card("abhilasha")
@pytest.mark.rule("X10.14c")
def test_within_one_resolution_abhilasha_reaches_no_card_twice() -> None:
    game = scene("""
tiles = []
[[player]]
army = { I = ["dark-cultists"], II = ["solok"] }
hand = ["abhilasha"]
discard = ["dark-cultists"]
deck = []
[[player]]
deck = []
""")
    do(game, "play abhilasha")  # the only card of a pile; its text now reads "this column": slot III1
    assert choices(game) == ["copy 0:I1", "copy 0:II1"]
    do(game, "copy 0:I1", "target 0:I1")  # from there only Solok is left to copy
    assert zones(game, 0) == {"I": "(dark-cultists)", "II": "solok", "III": "abhilasha", "removed": "dark-cultists"}
    assert zones(game, 1) == {}
    ready(game, 1)


@pytest.mark.card("abhilasha")
@pytest.mark.rule("X10.19", "X10.3a")
def test_abhilasha_removes_nothing_when_the_copied_card_was_shuffled_into_the_deck() -> None:
    game = scene("""
tiles = []
[[player]]
army = { I = ["red-circle"], II = ["cylak"] }
hand = ["abhilasha"]
discard = ["muraena"]
deck = []
[[player]]
deck = []
""")
    do(game, "play abhilasha")  # Muraena draws X = 2 cards: the first is Muraena itself, the second is lost
    assert zones(game, 0) == {"I": "red-circle", "II": "cylak", "III": "abhilasha", "hand": "muraena"}
    assert zones(game, 1) == {}
    ready(game, 1)


@pytest.mark.card("abhilasha")
@pytest.mark.rule("X10.4d", "X11.1c")
def test_abhilasha_repeated_by_echo_copies_another_card() -> None:
    game = scene(ABHILASHA.replace("tiles = []", 'tiles = ["tomorrow"]'))
    do(game, "play abhilasha", "copy 1:sati")
    assert asked(game) == (0, "echo")
    do(game, "yes", "target 1:I1")  # Solok is the only card left to copy
    assert zones(game, 0) == {
        "I": "guardians-of-the-night", "II": "cylak", "III": "abhilasha",
        "hand": "ashes, galmi", "pile": "red-circle", "removed": "solok", "deck": "shard",
    }  # fmt: skip
    assert zones(game, 1) == {"I": "(volantis)", "hand": "elle, quae", "pile": "nezha", "removed": "sati"}
    ready(game, 1)


@pytest.mark.card("abhilasha", works=False)
@pytest.mark.rule("X5.7c")
def test_abhilasha_finds_no_effect_in_the_discard_piles() -> None:
    game = scene(ABHILASHA.replace('"solok", ', "").replace('"sati", ', ""))
    events = do(game, "play abhilasha")
    assert "nothing-happens" in kinds(events)
    assert zones(game, 0) == {
        "I": "guardians-of-the-night", "II": "cylak", "III": "abhilasha",
        "pile": "red-circle", "deck": "ashes, galmi, shard",
    }  # fmt: skip
    assert zones(game, 1) == {"I": "volantis", "hand": "elle, quae", "pile": "nezha"}
    ready(game, 1)


# -- Abhilasha: the ongoing effect -------------------------------------------------------------------------------

SECRET = """
tiles = []
[[player]]
army = { I = ["lava-goddesses"], II = ["ashes"], III = ["abhilasha"] }
hand = ["hempo"]
discard = ["atalanta"]
deck = []
[[player]]
army.I = ["boul-go"]
hand = ["shard"]
discard = ["kno-bo"]
deck = []
"""


@pytest.mark.card("abhilasha")
@pytest.mark.rule("X6.4", "X10.17")
def test_abhilasha_gives_secret_shift_to_a_card_with_a_shift_cost() -> None:
    game = scene(SECRET)
    assert rules_against(game, "shift III1") == ["X6.1"]
    do(game, "shift I1")
    assert zones(game, 0) == {"I": "atalanta", "II": "ashes", "III": "abhilasha", "pile": "hempo, lava-goddesses"}
    assert zones(game, 1) == {"I": "boul-go", "hand": "shard", "pile": "kno-bo"}
    ready(game, 1)


@pytest.mark.card("abhilasha", works=False)
@pytest.mark.rule("X6.2c", "X3.5a")
def test_a_captured_abhilasha_gives_no_secret_shift() -> None:
    game = scene(SECRET.replace('["abhilasha"]', '["(abhilasha)"]'))
    assert rules_against(game, "shift I1") == ["X6.2c"]
    assert zones(game, 0) == {
        "I": "lava-goddesses", "II": "ashes", "III": "(abhilasha)", "hand": "hempo", "pile": "atalanta",
    }  # fmt: skip
    assert zones(game, 1) == {"I": "boul-go", "hand": "shard", "pile": "kno-bo"}
    ready(game, 0)


@pytest.mark.card("abhilasha", works=False)
@pytest.mark.rule("X6.2c")
def test_abhilasha_gives_the_opponent_no_secret_shift() -> None:
    game = scene(SECRET.replace("tiles = []", "tiles = []\nturn = 1"))
    assert rules_against(game, "shift I1") == ["X6.2c"]
    assert zones(game, 0) == {
        "I": "lava-goddesses", "II": "ashes", "III": "abhilasha", "hand": "hempo", "pile": "atalanta",
    }  # fmt: skip
    assert zones(game, 1) == {"I": "boul-go", "hand": "shard", "pile": "kno-bo"}
    ready(game, 1)


TILE = """
tiles = ["abhilasha"]
[[player]]
army.I = ["lava-goddesses"]
hand = ["hempo"]
discard = ["atalanta"]
deck = []
[[player]]
army.I = ["boul-go"]
hand = ["shard"]
discard = ["aat"]
deck = []
"""


@pytest.mark.rule("X11.1", "X11.1b")
def test_the_active_tile_of_abhilasha_gives_both_players_secret_shift() -> None:
    game = scene(TILE)
    do(game, "shift I1", "shift I1")
    assert zones(game, 0) == {"I": "atalanta", "pile": "hempo, lava-goddesses"}
    assert zones(game, 1) == {"I": "aat", "pile": "boul-go, shard"}
    ready(game, 0)


@pytest.mark.rule("X11.1b", "X6.2c")
def test_the_inactive_tile_of_abhilasha_gives_nobody_secret_shift() -> None:
    game = scene(TILE.replace('["abhilasha"]', "[]"))
    assert rules_against(game, "shift I1") == ["X6.2c"]
    do(game, "draw 1")
    assert rules_against(game, "shift I1") == ["X6.2c"]
    assert zones(game, 0) == {"I": "lava-goddesses", "hand": "atalanta, hempo"}
    assert zones(game, 1) == {"I": "boul-go", "hand": "shard", "pile": "aat"}
    ready(game, 1)


# -- Byun Hyung Ja (Abhilasha) -----------------------------------------------------------------------------------

BYUN_HYUNG_JA = """
tiles = []
[[player]]
army = { I = ["apostles-of-the-night"], II = ["(ashes)"], III = ["byun-hyung-ja-abhilasha"] }
deck = []
[[player]]
army = { I = ["(volantis)", "(volantis)"], II = ["(elle)", "sati"] }
deck = []
"""


@pytest.mark.card("byun-hyung-ja-abhilasha")
@pytest.mark.rule("X4.2b", "X7.6")
def test_byun_hyung_ja_unlocks_a_token_and_releases_three_opposing_cards() -> None:
    game = scene(BYUN_HYUNG_JA)
    do(game, "draw 1")
    assert zones(game, 0) == {"I": "apostles-of-the-night", "II": "(ashes)", "III": "byun-hyung-ja-abhilasha"}
    assert zones(game, 1) == {"I": "volantis, volantis", "II": "elle, sati"}
    assert tokens(game, 0) == (2, 1, 1)
    ready(game, 1)


@pytest.mark.card("byun-hyung-ja-abhilasha")
@pytest.mark.rule("X4.8")
def test_byun_hyung_ja_counts_captured_cards_at_the_end_of_the_turn() -> None:
    game = scene(BYUN_HYUNG_JA.replace('"(volantis)", "(volantis)"', '"(volantis)", "volantis"'))
    do(game, "activate 0:I1", "target 1:I2")
    assert zones(game, 0) == {"I": "apostles-of-the-night [t]", "II": "(ashes)", "III": "byun-hyung-ja-abhilasha"}
    assert zones(game, 1) == {"I": "volantis, volantis", "II": "elle, sati"}
    assert tokens(game, 0) == (2, 0, 1)
    ready(game, 1)


@pytest.mark.card("byun-hyung-ja-abhilasha")
@pytest.mark.rule("X4.2d")
def test_byun_hyung_ja_works_at_the_end_of_a_turn_in_which_its_player_passes() -> None:
    game = scene(BYUN_HYUNG_JA.replace("deck = []\n[[player]]", "deck = []\nspent = 2\n[[player]]"))
    do(game, "pass")
    assert zones(game, 0) == {"I": "apostles-of-the-night", "II": "(ashes)", "III": "byun-hyung-ja-abhilasha"}
    assert zones(game, 1) == {"I": "volantis, volantis", "II": "elle, sati"}
    assert tokens(game, 0) == (1, 2, 1)
    ready(game, 1)


@pytest.mark.card("byun-hyung-ja-abhilasha", works=False)
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("(elle)", "elle"),  # two are not enough; the own captured Ashes does not count
        ("byun-hyung-ja-abhilasha", "(byun-hyung-ja-abhilasha)"),
    ],
)
@pytest.mark.rule("X3.5a")
def test_byun_hyung_ja_does_nothing_captured_or_with_two_captured_opposing_cards(old: str, new: str) -> None:
    game = scene(BYUN_HYUNG_JA.replace(old, new))
    do(game, "draw 1")
    byun_hyung_ja = new if "byun" in new else "byun-hyung-ja-abhilasha"
    assert zones(game, 0) == {"I": "apostles-of-the-night", "II": "(ashes)", "III": byun_hyung_ja}
    assert zones(game, 1) == {"I": "(volantis), (volantis)", "II": "elle, sati" if new == "elle" else "(elle), sati"}
    assert tokens(game, 0) == (1, 1, 2)
    ready(game, 1)


@pytest.mark.card("byun-hyung-ja-abhilasha", works=False)
def test_byun_hyung_ja_does_nothing_at_the_end_of_the_opponents_turn() -> None:
    game = scene(BYUN_HYUNG_JA.replace("tiles = []", "tiles = []\nturn = 1"))
    do(game, "draw 1")
    assert zones(game, 0) == {"I": "apostles-of-the-night", "II": "(ashes)", "III": "byun-hyung-ja-abhilasha"}
    assert zones(game, 1) == {"I": "(volantis), (volantis)", "II": "(elle), sati"}
    assert (tokens(game, 0), tokens(game, 1)) == ((2, 0, 2), (1, 1, 2))
    ready(game, 0)


@pytest.mark.card("byun-hyung-ja-abhilasha")
@pytest.mark.rule("X1.2", "X1.0")
def test_a_fifth_token_from_byun_hyung_ja_wins_before_anything_is_released() -> None:
    game = scene(BYUN_HYUNG_JA.replace("deck = []\n[[player]]", "deck = []\nlocked = 0\n[[player]]"))
    do(game, "draw 1")
    assert zones(game, 0) == {"I": "apostles-of-the-night", "II": "(ashes)", "III": "byun-hyung-ja-abhilasha"}
    assert zones(game, 1) == {"I": "(volantis), (volantis)", "II": "(elle), sati"}
    assert tokens(game, 0) == (3, 1, 0)
    over(game, [0], "X1.2")


@pytest.mark.card("byun-hyung-ja-abhilasha")
@pytest.mark.rule("X10.11b")
def test_every_byun_hyung_ja_has_the_same_name() -> None:
    game = scene("""
tiles = []
[[player]]
hand = ["spoils-seekers"]
discard = ["byun-hyung-ja-abhilasha", "byun-hyung-ja-tomorrow"]
deck = []
[[player]]
deck = []
""")
    do(game, "play spoils-seekers")
    assert zones(game, 0) == {"I": "spoils-seekers", "hand": "byun-hyung-ja-abhilasha, byun-hyung-ja-tomorrow"}
    assert zones(game, 1) == {}
    ready(game, 1)


@pytest.mark.card("byun-hyung-ja-abhilasha")
@pytest.mark.rule("X1.3", "X1.0")
def test_byun_hyung_ja_may_release_the_fifteenth_face_up_card_of_the_opponent() -> None:
    game = scene("""
tiles = []
[[player]]
army = { I = ["red-circle"], II = ["ashes"], III = ["byun-hyung-ja-abhilasha"] }
deck = []
[[player]]
army.I = ["(volantis)", "(volantis)", "(atalanta)", "boul-go", "boul-go"]
army.II = ["elle", "sati", "quae", "kan-te", "shard"]
army.III = ["justice", "byun-hyung-ja-justice", "galmi", "byun-hyung-ja-galmi", "xian"]
deck = []
""")
    do(game, "draw 1")
    assert zones(game, 0) == {"I": "red-circle", "II": "ashes", "III": "byun-hyung-ja-abhilasha"}
    assert zones(game, 1) == {
        "I": "volantis, volantis, atalanta, boul-go, boul-go", "II": "elle, sati, quae, kan-te, shard",
        "III": "justice, byun-hyung-ja-justice, galmi, byun-hyung-ja-galmi, xian",
    }  # fmt: skip
    assert tokens(game, 0) == (2, 1, 1)
    over(game, [1], "X1.3")
