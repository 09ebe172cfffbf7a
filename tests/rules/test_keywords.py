"""X10: Bounty, capture and destroy, empty decks, Ethereal, Recruiter, Wondrous."""

import pytest

from gosux.model.frame import NOWHERE
from tests.scene import asked, choices, do, hand, kinds, pile, ready, rules_against, scene, tokens
from tests.zones import zones

# -- Bounty ------------------------------------------------------------------------------------------------------

BOUNTY = """
tiles = []
[[player]]
army.I = ["demon-guardians", "spoils-seekers"]
hand = ["lava-goddesses"]
deck = ["hempo"]
[[player]]
army.I = ["volantis", "dark-cultists"]
deck = []
"""


@pytest.mark.rule("X10.1a", "X10.25")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_whoever_captures_an_opposing_bounty_card_may_draw_a_card(answer: str) -> None:
    game = scene(BOUNTY)
    do(game, "play lava-goddesses", "capture 1:I2")
    assert asked(game) == (0, "bounty")
    assert choices(game) == ["yes", "no"]
    do(game, answer)
    drawn = {"hand": "hempo"} if answer == "yes" else {"deck": "hempo"}
    assert zones(game, 0) == {"I": "demon-guardians, spoils-seekers, lava-goddesses"} | drawn
    assert zones(game, 1) == {"I": "volantis, (dark-cultists)"}
    ready(game, 1)


@pytest.mark.rule("X10.1a")
def test_whoever_destroys_an_opposing_bounty_card_may_draw_a_card() -> None:
    game = scene(BOUNTY)
    do(game, "activate 0:I1", "done", "destroy 1:I2", "yes")
    assert zones(game, 0) == {"I": "demon-guardians [x2], spoils-seekers", "hand": "hempo, lava-goddesses"}
    assert zones(game, 1) == {"I": "volantis", "pile": "dark-cultists"}
    ready(game, 1)


@pytest.mark.rule("X10.1a")
def test_capturing_a_bounty_card_of_your_own_gives_nothing() -> None:
    game = scene(BOUNTY)
    do(game, "play lava-goddesses", "capture 0:I2")
    assert zones(game, 0) == {"I": "demon-guardians, (spoils-seekers), lava-goddesses", "deck": "hempo"}
    assert zones(game, 1) == {"I": "volantis, dark-cultists"}
    ready(game, 1)


@pytest.mark.rule("X10.1b")
def test_the_bounty_token_gives_bounty_and_stays_on_a_captured_card() -> None:
    game = scene('bounty = "1:I1"' + BOUNTY)
    do(game, "play lava-goddesses", "capture 1:I1", "yes")
    assert zones(game, 0) == {"I": "demon-guardians, spoils-seekers, lava-goddesses", "hand": "hempo"}
    assert zones(game, 1) == {"I": "(volantis), dark-cultists"}
    assert game.state.bounty == 15
    ready(game, 1)


@pytest.mark.rule("X10.1b", "X3.5b")
def test_the_bounty_token_on_a_captured_card_does_nothing_and_goes_back_when_it_leaves() -> None:
    game = scene('bounty = "1:I2"' + BOUNTY.replace('"volantis", "dark-cultists"', '"volantis", "(volantis)"'))
    do(game, "activate 0:I1", "done", "destroy 1:I2")
    assert zones(game, 0) == {"I": "demon-guardians [x2], spoils-seekers", "hand": "lava-goddesses", "deck": "hempo"}
    assert zones(game, 1) == {"I": "volantis", "pile": "volantis"}
    assert game.state.bounty == NOWHERE
    ready(game, 1)


@pytest.mark.rule("X10.26", "X10.25")
def test_the_bounty_token_changes_nothing_on_a_card_with_printed_bounty() -> None:
    game = scene('bounty = "1:I2"' + BOUNTY.replace('["hempo"]', '["hempo", "orgah"]'))
    do(game, "play lava-goddesses", "capture 1:I2", "yes")
    assert zones(game, 0) == {
        "I": "demon-guardians, spoils-seekers, lava-goddesses", "hand": "hempo", "deck": "orgah",
    }  # fmt: skip
    assert zones(game, 1) == {"I": "volantis, (dark-cultists)"}
    ready(game, 1)


@pytest.mark.rule("X10.26")
def test_the_bounty_token_moves_with_its_card_in_a_swap() -> None:
    game = scene('bounty = "1:I1"' + BOUNTY)
    do(game, "activate 0:I1", "swap 1:I1")  # with the only other card of that row
    assert game.state.bounty == 16
    do(game, "destroy 1:I2", "yes")
    assert zones(game, 0) == {"I": "demon-guardians [x2], spoils-seekers", "hand": "hempo, lava-goddesses"}
    assert zones(game, 1) == {"I": "dark-cultists", "pile": "volantis"}
    assert game.state.bounty == NOWHERE
    ready(game, 1)


MASSACRE = """
tiles = []
[[player]]
army = { I = ["bombing-units"], II = ["HERO"] }
hand = ["goan-sul"]
deck = ["hempo", "orgah", "smook", "lava-goddesses"]
[[player]]
army.I = ["red-circle", "red-circle", "dark-cultists"]
army.II = ["ashes", "solok"]
army.III = ["byun-hyung-ja-abhilasha"]
deck = []
"""


@pytest.mark.parametrize(
    ("hero", "answers", "drawn", "left"),
    [
        ("hemro", ["yes", "no"], "hempo, orgah", "smook, lava-goddesses"),
        ("hemro", ["no", "no"], "", "hempo, orgah, smook, lava-goddesses"),
        ("alpha", ["yes", "yes"], "hempo, orgah", "smook, lava-goddesses"),
        ("alpha", ["no", "yes"], "hempo", "orgah, smook, lava-goddesses"),
    ],
)
@pytest.mark.rule("X10.25")
def test_the_bounty_is_decided_card_by_card_and_is_two_cards_with_hemro(
    hero: str, answers: list[str], drawn: str, left: str
) -> None:
    game = scene(MASSACRE.replace("HERO", hero))
    do(game, "play goan-sul", "clan abhilasha", *answers)
    hand_now = {"hand": drawn} if drawn else {}
    assert zones(game, 0) == {"I": "bombing-units", "II": hero, "III": "goan-sul", "deck": left} | hand_now
    assert zones(game, 1) == {
        "I": "red-circle, red-circle", "II": "ashes", "pile": "byun-hyung-ja-abhilasha, dark-cultists, solok",
    }  # fmt: skip
    ready(game, 1)


# -- capture and destroy -----------------------------------------------------------------------------------------

ROWS = """
tiles = []
[[player]]
army.I = ["bombing-units", "demon-guardians"]
hand = ["lava-goddesses"]
deck = []
[[player]]
army = { I = ["volantis", "(atalanta)", "volantis"], II = ["elle"] }
deck = []
"""


@pytest.mark.rule("X10.2a", "X3.5c")
def test_any_face_up_card_of_either_army_can_be_captured_open_or_not() -> None:
    game = scene(ROWS)
    do(game, "play lava-goddesses")
    assert choices(game) == ["capture 0:I1", "capture 0:I2", "capture 0:I3", "capture 1:I1", "capture 1:I3"]
    assert rules_against(game, "capture 1:I2") == ["X3.5c"]
    do(game, "capture 1:I1")
    assert zones(game, 0) == {"I": "bombing-units, demon-guardians, lava-goddesses"}
    assert zones(game, 1) == {"I": "(volantis), (atalanta), volantis", "II": "elle"}
    ready(game, 1)


@pytest.mark.rule("X10.2b", "X3.3")
def test_only_open_cards_can_be_destroyed_and_go_to_their_owners_discard_pile() -> None:
    game = scene(ROWS)
    do(game, "activate 0:I2", "done")
    assert choices(game) == ["destroy 0:I2", "destroy 1:I3"]
    assert "X10.2b" in rules_against(game, "destroy 1:I1")
    assert "X10.2b" in rules_against(game, "destroy 1:I2")
    do(game, "destroy 1:I3")
    assert zones(game, 0) == {"I": "bombing-units, demon-guardians [x2]", "hand": "lava-goddesses"}
    assert zones(game, 1) == {"I": "volantis, (atalanta)", "II": "elle", "pile": "volantis"}
    ready(game, 1)


# -- empty decks -------------------------------------------------------------------------------------------------

EMPTY_DECK = """
tiles = []
[[player]]
army.I = ["nakshatra"]
discard = ["navaj", "nalin"]
deck = []
[[player]]
deck = []
"""


@pytest.mark.rule("X10.3a")
def test_before_a_draw_from_an_empty_deck_the_discard_pile_is_shuffled_into_a_new_one() -> None:
    game = scene(EMPTY_DECK)
    events = do(game, "draw 1")
    assert kinds(events)[:3] == ["tokens-spent", "shuffled-in", "drew"]
    table = zones(game, 0)
    assert sorted([table.pop("hand"), table.pop("deck")]) == ["nalin", "navaj"]
    assert table == {"I": "nakshatra"}
    assert zones(game, 1) == {}
    ready(game, 1)


@pytest.mark.rule("X10.3a", "X4.5")
def test_a_draw_with_neither_deck_nor_discard_pile_is_lost() -> None:
    game = scene(EMPTY_DECK.replace('"navaj", "nalin"', '"navaj"').replace("deck = []\n[[", 'deck = ["nalin"]\n[['))
    events = do(game, "draw 3")
    assert kinds(events).count("drew") == 2
    assert kinds(events).count("draw-lost") == 1
    assert zones(game, 0) == {"I": "nakshatra", "hand": "nalin, navaj"}
    assert zones(game, 1) == {}
    assert tokens(game, 0) == (0, 2, 2)
    ready(game, 1)


@pytest.mark.rule("X10.3b")
def test_revealing_shows_the_cards_to_both_and_never_reshuffles() -> None:
    game = scene("""
tiles = []
[[player]]
army.I = ["3-wishes"]
discard = ["nio", "pangu", "valeen"]
deck = ["xian", "aat"]
[[player]]
deck = []
""")
    do(game, "activate 0:I1")
    events = game.apply("clan xian", viewer=1)
    assert [event.args["cards"] for event in events if event.kind == "revealed"] == [["card:xian", "card:aat"]]
    assert zones(game, 0) == {"I": "3-wishes [t]", "hand": "xian", "pile": "aat, nio, pangu, valeen"}
    assert zones(game, 1) == {}
    ready(game, 1)


@pytest.mark.rule("X10.3c")
def test_putting_the_top_of_a_deck_into_the_discard_pile_never_reshuffles() -> None:
    game = scene(EMPTY_DECK.replace('"navaj", "nalin"', '"navaj"').replace("deck = []\n[[", 'deck = ["nalin"]\n[['))
    do(game, "activate 0:I1")  # X = 2 cards, of which there is one; then the only Troop is taken
    assert (hand(game, 0), pile(game, 0)) == (["navaj"], ["nalin"])
    assert zones(game, 0) == {"I": "nakshatra [t]", "hand": "navaj", "pile": "nalin"}
    assert zones(game, 1) == {}
    ready(game, 1)


# -- Ethereal ----------------------------------------------------------------------------------------------------

ETHEREAL = """
tiles = []
turn = 1
[[player]]
army = { I = ["aat", "kno-bo"], II = ["ne-ye", "sha-dow"] }
hand = ["kan-te", "galmi"]
deck = ["shard"]
[[player]]
army.I = ["TROOP"]
hand = ["HERO"]
deck = []
"""


@pytest.mark.rule("X10.5")
def test_an_ethereal_card_cannot_be_captured() -> None:
    game = scene(ETHEREAL.replace("TROOP", "volantis").replace("HERO", "petal-faeries").replace(
        "tiles = []", 'tiles = []\nbounty = "0:II2"'
    ))  # fmt: skip
    do(game, "play petal-faeries")  # captures a Bounty card; the only one is Ethereal
    assert zones(game, 0) == {"I": "aat, kno-bo", "II": "ne-ye, sha-dow", "hand": "galmi, kan-te", "deck": "shard"}
    assert zones(game, 1) == {"I": "volantis, petal-faeries"}
    ready(game, 0)


@pytest.mark.rule("X10.5")
def test_an_ethereal_card_cannot_be_destroyed() -> None:
    game = scene(ETHEREAL.replace("TROOP", "bombing-units").replace("HERO", "hempo"))
    do(game, "play hempo", "done")
    assert zones(game, 0) == {"I": "aat, kno-bo", "II": "ne-ye, sha-dow", "hand": "galmi, kan-te", "deck": "shard"}
    assert zones(game, 1) == {"I": "bombing-units", "pile": "hempo"}  # the only OPEN card that it could destroy
    ready(game, 0)


@pytest.mark.rule("X10.5", "X10.10")
def test_an_ethereal_card_can_be_sacrificed() -> None:
    game = scene(ETHEREAL.replace("TROOP", "navaj").replace("HERO", "niranjan"))
    do(game, "play niranjan")
    assert zones(game, 0) == {
        "I": "aat, kno-bo", "II": "ne-ye", "hand": "galmi, kan-te", "pile": "sha-dow", "deck": "shard",
    }  # fmt: skip
    assert zones(game, 1) == {"I": "navaj", "II": "niranjan"}
    ready(game, 0)


@pytest.mark.rule("X10.5")
def test_an_ethereal_card_can_be_shifted() -> None:
    game = scene(ETHEREAL.replace("turn = 1", "turn = 0").replace("TROOP", "navaj").replace("HERO", "niranjan"))
    do(game, "shift II2")  # Galmi pays: Kan Te is the only Hero to replace it
    assert zones(game, 0) == {"I": "aat, kno-bo", "II": "ne-ye, kan-te", "pile": "galmi, sha-dow", "deck": "shard"}
    assert zones(game, 1) == {"I": "navaj", "hand": "niranjan"}
    ready(game, 1)


@pytest.mark.rule("X10.5", "X10.12a")
def test_an_ethereal_card_can_be_swapped() -> None:
    game = scene(ETHEREAL.replace("turn = 1", "turn = 0").replace("TROOP", "navaj").replace("HERO", "niranjan"))
    do(game, "activate 0:I2", "swap 0:II2")
    assert zones(game, 0) == {
        "I": "aat, kno-bo [t]", "II": "sha-dow, ne-ye", "hand": "galmi, kan-te, shard",
    }  # fmt: skip
    assert zones(game, 1) == {"I": "navaj", "hand": "niranjan"}
    ready(game, 1)


# -- Recruiter ---------------------------------------------------------------------------------------------------

RECRUITER = """
tiles = []
[[player]]
army.I = ["volantis", "atalanta"]
hand = ["boul-go"]
deck = []
[[player]]
deck = []
"""


@pytest.mark.rule("X10.7", "X5.2c")
def test_to_the_right_of_a_recruiter_a_troop_of_a_new_clan_is_free() -> None:
    game = scene(RECRUITER)
    do(game, "play boul-go")
    assert zones(game, 0) == {"I": "volantis, atalanta, boul-go"}
    assert zones(game, 1) == {}
    ready(game, 1)


@pytest.mark.rule("X10.7", "X6.2a", "X5.2d")
def test_a_recruiter_makes_no_shift_cheaper_and_recruits_only_next_to_itself() -> None:
    game = scene(RECRUITER.replace('"volantis", "atalanta"', '"atalanta", "volantis"'))
    assert rules_against(game, "shift I2") == ["X6.2a"]
    assert rules_against(game, "play boul-go") == ["X5.2d"]
    assert zones(game, 0) == {"I": "atalanta, volantis", "hand": "boul-go"}
    assert zones(game, 1) == {}
    ready(game, 0)


# -- Wondrous ----------------------------------------------------------------------------------------------------

WONDROUS = """
tiles = []
[[player]]
army.I = ["red-circle"]
hand = ["boul-go", "ashes"]
deck = []
[[player]]
deck = []
"""


@pytest.mark.parametrize("wonder", ["", "wonder = 1\n"])
@pytest.mark.rule("X10.13", "X6.2a")
def test_a_wondrous_card_shifted_in_takes_the_wonder_token_from_board_or_opponent(wonder: str) -> None:
    game = scene(wonder + WONDROUS)
    do(game, "shift I1", "pay ashes")
    assert zones(game, 0) == {"I": "boul-go", "pile": "ashes, red-circle"}
    assert zones(game, 1) == {}
    assert game.state.wonder == 0
    ready(game, 1)


@pytest.mark.rule("X10.13", "X5.6")
def test_a_wondrous_troop_brings_back_the_wonder_token_that_paid_for_it() -> None:
    game = scene("wonder = 0\n" + WONDROUS)
    do(game, "play boul-go")
    assert zones(game, 0) == {"I": "red-circle, boul-go", "pile": "ashes"}
    assert zones(game, 1) == {}
    assert game.state.wonder == 0
    ready(game, 1)


@pytest.mark.rule("X10.13")
def test_a_wondrous_card_that_is_activated_takes_no_wonder_token() -> None:
    game = scene("wonder = 1\n" + WONDROUS.replace('["red-circle"]', '["bun-to"]'))
    do(game, "activate 0:I1", "level I")
    assert zones(game, 0) == {"I": "bun-to [t]", "hand": "ashes, boul-go"}
    assert zones(game, 1) == {}
    assert game.state.wonder == 1
    ready(game, 1)
