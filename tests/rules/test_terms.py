"""X10: release, removal, sacrifice, names, swaps, "each player" and "the player with the most"."""

import pytest

from tests.duel import duel, side
from tests.scene import army, asked, choices, deck, do, kinds, ready, rules_against, scene, tokens

# -- X10.8 Release -----------------------------------------------------------------------------------------------


@pytest.mark.card("solok")
@pytest.mark.rule("X10.8")
def test_a_released_card_is_turned_up_without_its_effect() -> None:
    game = duel('army.I = ["red-circle", "(muraena)"]\nhand = ["solok"]\ndeck = ["ashes", "cylak"]')
    do(game, "play solok", "target 0:I2")
    assert side(game, 0) == {"I": ["red-circle", "muraena"], "II": ["solok"], "deck": ["ashes", "cylak"]}
    assert side(game, 1) == {}
    ready(game, 1)


@pytest.mark.card("fre-e")
@pytest.mark.rule("X10.8", "X10.14a")
def test_with_only_opposing_captured_cards_one_of_those_is_released() -> None:
    yours = 'army.I = ["obeezs"]\nhand = ["fre-e"]\ndeck = ["ne-o", "ez"]'
    game = duel(yours, 'army.I = ["(arpia)", "(timer)"]\narmy.II = ["kaez"]')
    do(game, "play fre-e")
    assert (asked(game), choices(game)) == ((0, "release"), ["release 1:I1", "release 1:I2"])
    assert rules_against(game, "release 0:I1") == ["X10.8"]  # face up
    do(game, "release 1:I1")  # only because its text says so is the effect copied: a card is drawn
    assert side(game, 0) == {"I": ["obeezs"], "II": ["fre-e"], "hand": ["ne-o"], "deck": ["ez"]}
    assert side(game, 1) == {"I": ["arpia", "(timer)"], "II": ["kaez"]}
    ready(game, 1)


@pytest.mark.card("fre-e", works=False)
@pytest.mark.rule("X10.8", "X5.7c")
def test_with_no_captured_card_nothing_is_released() -> None:
    game = duel('army.I = ["obeezs"]\nhand = ["fre-e"]', 'army.I = ["arpia"]')
    assert "nothing-happens" in kinds(do(game, "play fre-e"))
    assert side(game, 0) == {"I": ["obeezs"], "II": ["fre-e"]}
    assert side(game, 1) == {"I": ["arpia"]}
    ready(game, 1)


# -- X10.9 Removed from the game ---------------------------------------------------------------------------------


@pytest.mark.card("orgah")
@pytest.mark.rule("X10.9", "X10.3a")
def test_a_removed_card_is_not_shuffled_into_a_new_deck() -> None:
    game = duel('army.I = ["lava-goddesses"]\narmy.II = ["orgah"]\ndiscard = ["alpha", "smook"]')
    do(game, "activate 0:II1", "draw 1")
    assert "draw-lost" in kinds(do(game, "draw 1"))
    assert side(game, 0) == {"I": ["lava-goddesses"], "II": ["orgah [x2]"], "removed": ["alpha", "smook"]}
    assert side(game, 1) == {}
    ready(game, 1)


@pytest.mark.card("kaez")
@pytest.mark.rule("X10.9", "X10.11a")
def test_only_a_text_fetches_removed_cards_and_only_those_it_names() -> None:
    yours = 'army.I = ["arpia"]\nhand = ["kaez"]\nremoved = ["phoenix", "phoenix-immortal", "genious"]\n'
    theirs = 'removed = ["alpha"]'
    game = duel(yours + 'discard = ["phoenix-eliana", "byun-hyung-ja-phoenix", "fenghuang"]', theirs)
    do(game, "play kaez")
    assert side(game, 0) == {
        "I": ["arpia"], "II": ["kaez"], "hand": ["phoenix", "phoenix-eliana", "phoenix-immortal"],
        "pile": ["byun-hyung-ja-phoenix", "fenghuang"], "removed": ["genious"],
    }  # fmt: skip
    assert side(game, 1) == {"removed": ["alpha"]}
    ready(game, 1)


# -- X10.10 Sacrifice --------------------------------------------------------------------------------------------

NIRANJAN = 'army.I = ["navaj"]\nhand = ["niranjan"]\ndeck = ["nalin"]\n'


@pytest.mark.card("niranjan")
@pytest.mark.rule("X10.10")
def test_a_sacrifice_is_ones_own_open_card_captured_or_not() -> None:
    game = duel(NIRANJAN, 'army.I = ["muraena", "(timer)"]\narmy.II = ["phoenix-immortal"]\nhand = ["red-circle"]')
    do(game, "play niranjan")
    assert (asked(game), choices(game)) == ((1, "sacrifice"), ["sacrifice 1:I2", "sacrifice 1:II1"])
    assert rules_against(game, "sacrifice 1:I1") == ["X10.10"]  # not OPEN
    assert rules_against(game, "sacrifice 0:II1") == ["X10.10"]  # not theirs
    do(game, "sacrifice 1:I2")
    assert side(game, 0) == {"I": ["navaj"], "II": ["niranjan"], "deck": ["nalin"]}
    assert side(game, 1) == {"I": ["muraena"], "II": ["phoenix-immortal"], "hand": ["red-circle"], "pile": ["timer"]}
    ready(game, 1)


@pytest.mark.card("niranjan")
@pytest.mark.rule("X10.10", "X10.22")
def test_a_sacrificed_card_is_not_destroyed() -> None:
    game = duel(NIRANJAN, 'army.I = ["muraena"]\nhand = ["red-circle"]')
    events = do(game, "play niranjan")  # no Bounty is drawn, no Force of will is asked for
    assert "sacrificed" in kinds(events) and "destroyed" not in kinds(events)
    assert side(game, 0) == {"I": ["navaj"], "II": ["niranjan"], "deck": ["nalin"]}
    assert side(game, 1) == {"hand": ["red-circle"], "pile": ["muraena"]}
    ready(game, 1)


# -- X10.11 Names ------------------------------------------------------------------------------------------------


@pytest.mark.card("fenghuang")
@pytest.mark.rule("X10.11a", "X11.10")
def test_three_cards_are_named_phoenix_and_no_other() -> None:
    searched = '["byun-hyung-ja-phoenix", "genious", "phoenix", "phoenix-eliana", "phoenix-immortal"]'
    game = duel(f'army.I = ["arpia"]\nhand = ["fenghuang"]\ndeck = {searched}')
    do(game, "play fenghuang")
    assert choices(game) == ["search phoenix", "search phoenix-eliana", "search phoenix-immortal"]
    assert rules_against(game, "search byun-hyung-ja-phoenix") == ["X10.11a"]
    do(game, "search phoenix-eliana")
    cards = deck(game, 0)
    assert side(game, 0) == {"I": ["arpia"], "II": ["fenghuang"], "deck": cards} and side(game, 1) == {}
    assert cards[0] == "phoenix-eliana"
    assert sorted(cards[1:]) == ["byun-hyung-ja-phoenix", "genious", "phoenix", "phoenix-immortal"]
    ready(game, 1)


SEEKERS = 'hand = ["spoils-seekers"]\ndiscard = {}'


@pytest.mark.card("spoils-seekers")
@pytest.mark.rule("X10.11b", "X10.11c")
@pytest.mark.parametrize(
    ("taken", "left"),
    [
        (["byun-hyung-ja-galmi", "byun-hyung-ja-tomorrow", "byun-hyung-ja-xian"], ["ne-o", "xian"]),
        (["phoenix", "phoenix-eliana", "phoenix-immortal"], ["byun-hyung-ja-phoenix", "fenghuang"]),
        (["galmi", "galmi-avatar"], ["byun-hyung-ja-galmi", "kan-te"]),
        (["narashima", "narashima-lion"], ["byun-hyung-ja-narashima", "nalin"]),
        (["alpha", "alpha-dead"], ["hempo", "ashes"]),
        (["arpia", "arpia"], ["timer"]),
    ],
)
def test_spoils_seekers_take_every_card_of_the_name(taken: list[str], left: list[str]) -> None:
    game = duel(SEEKERS.format(left + taken))
    do(game, "play spoils-seekers")
    named = [choice for choice in choices(game) if choice.removeprefix("name ") in taken]
    assert len(named) == 1  # a name is offered once
    assert len(choices(game)) == len(left) + 1
    do(game, named[0])
    assert side(game, 0) == {"I": ["spoils-seekers"], "hand": taken, "pile": sorted(left)}
    assert side(game, 1) == {}
    ready(game, 1)


# -- X10.12 Swap -------------------------------------------------------------------------------------------------

DEMONS = 'army.I = ["lava-goddesses", "demon-guardians"]\narmy.II = ["hemro"]\n'


@pytest.mark.card("demon-guardians")
@pytest.mark.rule("X10.12a", "X10.26", "X3.9")
@pytest.mark.parametrize(("bounty", "after"), [("1:I1", 16), ("1:I2", 15), ("1:II1", 20)])
def test_two_cards_of_one_row_change_places_with_their_tokens(bounty: str, after: int) -> None:
    theirs = 'army.I = ["spoils-seekers [t]", "obeezs", "wiindz"]\narmy.II = ["ez"]'
    game = duel(DEMONS, theirs, f'tiles = []\nbounty = "{bounty}"')
    do(game, "activate 0:I2")
    first = ["swap 0:I1", "swap 0:I2", "swap 1:I1", "swap 1:I2", "swap 1:I3"]
    assert sorted(choices(game)) == ["done", *first]
    assert rules_against(game, "swap 1:II1") == ["X10.12a"]  # alone in its row
    do(game, "swap 1:I1")
    assert choices(game) == ["with 1:I2", "with 1:I3"]
    assert rules_against(game, "with 0:I1") == rules_against(game, "with 1:II1") == ["X10.12a"]
    do(game, "with 1:I2")
    assert side(game, 1) == {"I": ["obeezs", "spoils-seekers [t]", "wiindz"], "II": ["ez"]}
    assert game.state.bounty == after  # it went with its card: slots of seat 1 count from 15
    do(game, "destroy 1:I3")
    assert side(game, 0) == {"I": ["lava-goddesses", "demon-guardians [x2]"], "II": ["hemro"]}
    assert side(game, 1) == {"I": ["obeezs", "spoils-seekers [t]"], "II": ["ez"], "pile": ["wiindz"]}
    ready(game, 1)


@pytest.mark.card("demon-guardians", "phoenix-immortal")
@pytest.mark.rule("X10.12b")
def test_phoenix_immortal_is_swapped_within_the_row_it_lies_in() -> None:
    theirs = 'army.I = ["arpia", "phoenix-immortal"]\narmy.II = ["kaez"]'
    game = duel(DEMONS, theirs)
    do(game, "activate 0:I2", "swap 1:I2")  # with Arpia: Kaez lies in another row
    assert side(game, 1) == {"I": ["phoenix-immortal", "arpia"], "II": ["kaez"]}
    do(game, "destroy 1:I2")
    assert side(game, 0) == {"I": ["lava-goddesses", "demon-guardians [x2]"], "II": ["hemro"]}
    assert side(game, 1) == {"I": ["phoenix-immortal"], "II": ["kaez"], "pile": ["arpia"]}
    ready(game, 1)


@pytest.mark.card("kno-bo")
@pytest.mark.rule("X10.12c", "X5.11")
def test_captured_cards_are_swapped_too() -> None:
    yours = 'army.I = ["kno-bo", "boul-go"]\narmy.II = ["(shard)", "ree-ab"]\ndeck = ["galmi", "she-rift", "kan-te"]'
    game = duel(yours)
    do(game, "activate 0:I1", "swap 0:II1")  # Ree Ab comes above Kno'Bo: two Galmi cards in its column
    assert side(game, 0) == {
        "I": ["kno-bo [t]", "boul-go"], "II": ["ree-ab", "(shard)"], "hand": ["galmi", "she-rift"], "deck": ["kan-te"],
    }  # fmt: skip
    assert side(game, 1) == {}
    ready(game, 1)


# -- X10.15 Each player, the player with the most ----------------------------------------------------------------


@pytest.mark.card("nachiketa")
@pytest.mark.rule("X10.15a")
def test_the_active_player_goes_first_and_completely() -> None:
    yours = 'army.I = ["navaj"]\nhand = ["nachiketa", "nalin", "nitish", "niranjan"]'
    game = duel(yours, 'hand = ["arpia", "timer", "kaez"]')
    do(game, "play nachiketa")
    assert asked(game) == (0, "discard")
    do(game, "discard nalin")
    assert asked(game) == (0, "discard")
    do(game, "discard nitish")
    assert asked(game) == (1, "discard")
    do(game, "discard kaez", "discard arpia")
    assert side(game, 0) == {"I": ["navaj"], "II": ["nachiketa"], "hand": ["niranjan"], "pile": ["nalin", "nitish"]}
    assert side(game, 1) == {"hand": ["timer"], "pile": ["arpia", "kaez"]}
    ready(game, 1)


@pytest.mark.card("petal-faeries")
@pytest.mark.rule("X10.15a")
def test_the_active_player_is_first_also_from_the_second_seat() -> None:
    used = "tokens = 0\nspent = 1\n"
    yours = used + 'army.I = ["arpia [t]"]'
    game = duel(yours, used + 'army.I = ["volantis", "kno-bo [t]"]\nhand = ["petal-faeries"]', "tiles = []\nturn = 1")
    do(game, "play petal-faeries")
    assert asked(game) == (1, "take-back")
    do(game, "spent")
    assert asked(game) == (0, "take-back")
    do(game, "take-back 0:I1")
    assert (tokens(game, 0), tokens(game, 1)) == ((1, 1, 2), (1, 0, 2))
    assert side(game, 0) == {"I": ["arpia"]}
    assert side(game, 1) == {"I": ["volantis", "kno-bo [t]", "petal-faeries"]}
    ready(game, 0)


@pytest.mark.card("volantis", works=False)
@pytest.mark.rule("X10.15b")
def test_on_a_tie_nobody_has_the_most() -> None:
    game = duel('army.I = ["atalanta"]\nhand = ["volantis"]', 'army.I = ["arpia", "(timer)"]')
    events = do(game, "play volantis")  # 2 cards each in play, none in hand
    assert "sacrificed" not in kinds(events) and "discarded" not in kinds(events)
    assert side(game, 0) == {"I": ["atalanta", "volantis"]}
    assert side(game, 1) == {"I": ["arpia", "(timer)"]}
    ready(game, 1)


@pytest.mark.rule("X10.12a")
@pytest.mark.card("hempo")
def test_two_immortals_can_be_swapped_too() -> None:
    game = scene("""
tiles = []
[[player]]
clans = ["goan_sul", "justice", "galmi"]
army.I = ["lava-goddesses", "bombing-units", "volantis"]
army.II = ["alpha", "smook"]
army.III = ["goan-sul", "byun-hyung-ja-goan-sul"]
hand = ["hempo"]
deck = []
[[player]]
deck = []
""")
    do(game, "play hempo")
    assert {"swap 0:III1", "swap 0:III2"} <= set(choices(game))
    do(game, "swap 0:III1")
    assert army(game, 0)["III"] == ["byun-hyung-ja-goan-sul", "goan-sul"]


@pytest.mark.rule("X3.5c", "X7.2")
def test_a_captured_card_with_an_icon_cannot_be_activated() -> None:
    game = scene("""
tiles = []
[[player]]
army.I = ["(muraena)", "muraena"]
deck = []
[[player]]
deck = []
""")
    assert [text for text in choices(game) if text.startswith("activate")] == ["activate 0:I2"]
    assert rules_against(game, "activate 0:I1") == ["X3.5c"]
    ready(game, 0)
