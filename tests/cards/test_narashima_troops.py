"""The Troops of Narashima."""

import pytest

from tests.cards.narashima_and_phoenix import narashima, seen_hand
from tests.scene import army, asked, choices, deck, do, hand, kinds, pile, ready, rules_against, tokens

# -- Nakshatra ---------------------------------------------------------------------------------------------------


@pytest.mark.card("nakshatra")
@pytest.mark.rule("X7.7")
def test_nakshatra_puts_x_cards_into_the_pile_and_takes_one_of_level_i() -> None:
    game = narashima('hand = ["nakshatra"]\ndeck = ["boul-go", "elle", "un-go"]\ndiscard = ["volantis", "galmi"]')
    do(game, "play nakshatra")
    assert (asked(game), choices(game)) == ((0, "take"), ["take 0:boul-go", "take 0:volantis"])
    assert rules_against(game, "take 0:un-go") == ["X3.8a"]
    assert rules_against(game, "take 1:lava-goddesses") == ["X3.9"]
    assert rules_against(game, "take 0:elle")
    do(game, "take 0:boul-go")
    assert (hand(game, 0), pile(game, 0), deck(game, 0)) == (["boul-go"], ["elle", "galmi", "volantis"], ["un-go"])
    assert seen_hand(game, 1, 0) == ["boul-go"]
    assert army(game, 0) == {"I": ["nakshatra"]}
    ready(game, 1)


@pytest.mark.card("nakshatra")
def test_nakshatra_takes_a_card_of_any_level_with_a_supremacy_token() -> None:
    game = narashima('supremacy = 1\nhand = ["nakshatra"]\ndeck = ["boul-go", "elle"]\ndiscard = ["galmi"]')
    do(game, "play nakshatra")
    assert choices(game) == ["take 0:galmi", "take 0:boul-go", "take 0:elle"]
    do(game, "take 0:galmi")
    assert (hand(game, 0), pile(game, 0), deck(game, 0)) == (["galmi"], ["boul-go", "elle"], [])
    ready(game, 1)


@pytest.mark.card("nakshatra", works=False)
@pytest.mark.rule("X5.7c")
def test_nakshatra_takes_nothing_from_a_pile_without_troops_even_if_the_opponent_has_a_supremacy_token() -> None:
    game = narashima('hand = ["nakshatra"]\ndeck = ["quae", "elle"]\ndiscard = ["galmi"]', "supremacy = 1")
    assert "nothing-happens" in kinds(do(game, "play nakshatra"))
    assert (hand(game, 0), pile(game, 0), deck(game, 0)) == ([], ["elle", "galmi", "quae"], [])
    ready(game, 1)


@pytest.mark.card("nakshatra")
@pytest.mark.rule("X7.7", "X7.2")
@pytest.mark.parametrize("owned", [2, 3, 4])
def test_nakshatra_activated_counts_all_tokens_owned_the_one_on_it_too(owned: int) -> None:
    cards = ["sati", "elle", "quae", "nezha", "tourach"]
    game = narashima(f'army.I = ["nakshatra"]\nlocked = {4 - owned}\nspent = 1\ndeck = {cards}')
    do(game, "activate 0:I1")
    assert (pile(game, 0), deck(game, 0)) == (sorted(cards[:owned]), cards[owned:])
    assert (army(game, 0), tokens(game, 0)) == ({"I": ["nakshatra [t]"]}, (owned - 2, 1, 4 - owned))
    assert hand(game, 0) == []
    ready(game, 1)


@pytest.mark.card("nakshatra")
@pytest.mark.rule("X10.3c", "X5.10")
def test_nakshatra_never_reshuffles_and_takes_a_card_from_the_pile_of_an_empty_deck() -> None:
    game = narashima('hand = ["nakshatra"]\ndeck = []\ndiscard = ["volantis", "sati"]')
    do(game, "play nakshatra")
    assert (hand(game, 0), pile(game, 0), deck(game, 0)) == (["volantis"], ["sati"], [])
    ready(game, 1)


@pytest.mark.card("nakshatra", works=False)
@pytest.mark.rule("X3.5c", "X7.2")
def test_a_captured_nakshatra_cannot_be_activated() -> None:
    game = narashima('army.I = ["(nakshatra)"]\ndeck = ["boul-go"]')
    assert rules_against(game, "activate 0:I1") == ["X3.5c"]
    assert choices(game) == ["draw 1", "draw 3"]
    assert (army(game, 0), deck(game, 0), pile(game, 0)) == ({"I": ["(nakshatra)"]}, ["boul-go"], [])
    ready(game, 0)


# -- Navaj -------------------------------------------------------------------------------------------------------

FOR_NAVAJ = 'hand = ["navaj"]\ndiscard = ["atalanta", "atalanta", "boul-go", "galmi", "sati"]\ndeck = []\n'


@pytest.mark.card("navaj")
def test_navaj_takes_up_to_x_wondrous_or_force_of_will_cards() -> None:
    game = narashima(FOR_NAVAJ)
    do(game, "play navaj")
    assert asked(game) == (0, "take")
    assert choices(game) == ["take 0:galmi", "take 0:boul-go", "take 0:atalanta", "done"]
    assert rules_against(game, "take 0:sati")
    do(game, "take 0:atalanta", "take 0:galmi")
    assert (hand(game, 0), pile(game, 0)) == (["atalanta", "galmi"], ["atalanta", "boul-go", "sati"])
    assert (army(game, 0), seen_hand(game, 1, 0)) == ({"I": ["navaj"]}, ["atalanta", "galmi"])
    ready(game, 1)


@pytest.mark.card("navaj")
def test_navaj_takes_two_copies_of_a_card_and_stops_where_its_player_likes() -> None:
    game = narashima(FOR_NAVAJ + "locked = 0")  # X is 4
    do(game, "play navaj", "take 0:atalanta", "take 0:atalanta", "done")
    assert (hand(game, 0), pile(game, 0)) == (["atalanta", "atalanta"], ["boul-go", "galmi", "sati"])
    ready(game, 1)


@pytest.mark.card("navaj")
def test_navaj_takes_four_cards_when_x_is_four() -> None:
    game = narashima(FOR_NAVAJ + "locked = 0")
    do(game, "play navaj", "take 0:atalanta", "take 0:atalanta", "take 0:boul-go", "take 0:galmi")
    assert (hand(game, 0), pile(game, 0)) == (["atalanta", "atalanta", "boul-go", "galmi"], ["sati"])
    ready(game, 1)


@pytest.mark.card("navaj", works=False)
def test_navaj_may_take_nothing() -> None:
    game = narashima(FOR_NAVAJ)
    do(game, "play navaj", "done")
    assert (hand(game, 0), pile(game, 0)) == ([], ["atalanta", "atalanta", "boul-go", "galmi", "sati"])
    ready(game, 1)


@pytest.mark.card("navaj", works=False)
@pytest.mark.rule("X5.7c", "X3.9")
def test_navaj_finds_nothing_without_such_cards_in_its_own_pile() -> None:
    game = narashima('hand = ["navaj"]\ndiscard = ["sati", "elle"]\ndeck = []', 'discard = ["red-circle", "valeen"]')
    do(game, "play navaj")
    assert (hand(game, 0), pile(game, 0), pile(game, 1)) == ([], ["elle", "sati"], ["red-circle", "valeen"])
    ready(game, 1)


# -- Nikhilesh ---------------------------------------------------------------------------------------------------


@pytest.mark.card("nikhilesh")
def test_nikhilesh_draws_a_card_for_each_different_clan_in_the_pile() -> None:
    game = narashima('hand = ["nikhilesh"]\ndeck = ["quae", "nezha", "shard"]\ndiscard = ["sati", "elle", "navaj"]')
    do(game, "play nikhilesh")
    assert (hand(game, 0), deck(game, 0), pile(game, 0)) == (["nezha", "quae"], ["shard"], ["elle", "navaj", "sati"])
    assert (army(game, 0), seen_hand(game, 1, 0)) == ({"I": ["nikhilesh"]}, ["?", "?"])
    ready(game, 1)


@pytest.mark.card("nikhilesh")
@pytest.mark.rule("X10.3a")
def test_nikhilesh_counts_the_clans_before_its_draw_shuffles_the_pile() -> None:
    game = narashima('army.I = ["nikhilesh"]\ndeck = ["quae"]\ndiscard = ["sati", "shard", "navaj"]')
    do(game, "activate 0:I1")
    assert len(hand(game, 0)) == 3
    assert "quae" in hand(game, 0)
    assert sorted(hand(game, 0) + deck(game, 0)) == ["navaj", "quae", "sati", "shard"]
    assert (pile(game, 0), army(game, 0)) == ([], {"I": ["nikhilesh [t]"]})
    ready(game, 1)


XIAN_TOO = {"clans": '"narashima", "xian", "justice"', "other_clans": '"abhilasha", "goan_sul", "galmi"'}


@pytest.mark.card("nikhilesh")
@pytest.mark.rule("X10.16b", "X10.17")
def test_nikhilesh_counts_shennong_in_the_pile_as_all_three_clans() -> None:
    game = narashima(
        'hand = ["nikhilesh"]\ndeck = ["quae", "nezha", "nio", "sati"]\ndiscard = ["shennong"]', **XIAN_TOO
    )
    do(game, "play nikhilesh")
    assert (hand(game, 0), deck(game, 0), pile(game, 0)) == (["nezha", "nio", "quae"], ["sati"], ["shennong"])
    ready(game, 1)


@pytest.mark.card("nikhilesh")
@pytest.mark.rule("X10.17")
def test_nikhilesh_counts_an_immortal_in_the_pile_as_all_three_clans_while_xian_is_face_up() -> None:
    you = 'army.I = ["nikhilesh"]\narmy.II = ["nio"]\narmy.III = ["xian"]\ndiscard = ["justice"]\n'
    game = narashima(you + 'deck = ["quae", "nezha", "sati"]', **XIAN_TOO)
    do(game, "activate 0:I1")
    assert (hand(game, 0), deck(game, 0), pile(game, 0)) == (["nezha", "quae", "sati"], [], ["justice"])
    assert army(game, 0) == {"I": ["nikhilesh [t]"], "II": ["nio"], "III": ["xian"]}
    ready(game, 1)


@pytest.mark.card("nikhilesh", works=False)
@pytest.mark.rule("X10.17", "X3.5a")
def test_nikhilesh_counts_one_clan_for_an_immortal_while_xian_is_captured() -> None:
    you = 'army.I = ["nikhilesh"]\narmy.II = ["nio"]\narmy.III = ["(xian)"]\ndiscard = ["justice"]\n'
    game = narashima(you + 'deck = ["quae", "nezha"]', **XIAN_TOO)
    do(game, "activate 0:I1")
    assert (hand(game, 0), deck(game, 0), pile(game, 0)) == (["quae"], ["nezha"], ["justice"])
    ready(game, 1)


@pytest.mark.card("nikhilesh", works=False)
def test_nikhilesh_draws_nothing_with_an_empty_pile() -> None:
    game = narashima('hand = ["nikhilesh"]\ndeck = ["quae"]', 'discard = ["alpha"]')
    do(game, "play nikhilesh")
    assert (hand(game, 0), deck(game, 0), pile(game, 0)) == ([], ["quae"], [])
    assert (army(game, 0), pile(game, 1)) == ({"I": ["nikhilesh"]}, ["alpha"])
    ready(game, 1)


# -- Nitish ------------------------------------------------------------------------------------------------------

TOMORROW_TOO = '"narashima", "tomorrow", "justice"'
THEIR_ARMY = """
army.I = ["lava-goddesses", "3-wishes", "(1000-faces)", "all-in-one"]
army.II = ["alpha", "(hempo)"]
army.III = ["goan-sul"]
deck = []
"""


@pytest.mark.card("nitish")
@pytest.mark.rule("X10.2a", "X10.2b", "X3.5c", "X10.8")
def test_nitish_reaches_cards_up_to_the_level_of_the_discarded_bounty_card() -> None:
    game = narashima('hand = ["nitish", "ez", "sati"]\ndeck = []', THEIR_ARMY, clans=TOMORROW_TOO)
    do(game, "play nitish")
    assert (asked(game), choices(game)) == ((0, "discard-to"), ["discard ez", "no"])
    assert rules_against(game, "discard sati")
    do(game, "discard ez")
    assert asked(game) == (0, "target")
    assert choices(game) == [f"target {slot}" for slot in ("0:I1", "1:I1", "1:I2", "1:I3", "1:I4", "1:II1", "1:II2")]
    assert rules_against(game, "target 1:III1")
    do(game, "target 1:II2")  # captured and OPEN
    assert (asked(game), choices(game)) == ((0, "deed"), ["do destroy", "do release"])
    do(game, "do destroy")
    assert army(game, 1)["II"] == ["alpha"]
    assert (pile(game, 0), pile(game, 1), hand(game, 0)) == (["ez"], ["hempo"], ["sati"])
    ready(game, 1)


@pytest.mark.card("nitish")
@pytest.mark.rule("X10.1a", "X10.25")
def test_nitish_may_capture_or_destroy_an_open_card_and_earns_its_bounty() -> None:
    game = narashima('hand = ["nitish", "nikhilesh"]\ndeck = ["sati"]', THEIR_ARMY)
    do(game, "play nitish", "discard nikhilesh")
    assert choices(game) == [f"target {slot}" for slot in ("0:I1", "1:I1", "1:I2", "1:I3", "1:I4")]
    do(game, "target 1:I4")
    assert choices(game) == ["do capture", "do destroy"]
    do(game, "do capture")
    assert asked(game) == (0, "bounty")
    do(game, "yes")
    assert army(game, 1)["I"] == ["lava-goddesses", "3-wishes", "(1000-faces)", "(all-in-one)"]
    assert (hand(game, 0), pile(game, 0), deck(game, 0)) == (["sati"], ["nikhilesh"], [])
    assert (army(game, 0), pile(game, 1)) == ({"I": ["nitish"]}, [])
    ready(game, 1)


@pytest.mark.card("nitish")
@pytest.mark.rule("X10.8", "X10.2b")
def test_nitish_can_only_release_a_captured_card_that_is_not_open() -> None:
    game = narashima('hand = ["nitish", "nikhilesh"]\ndeck = []', THEIR_ARMY)
    do(game, "play nitish", "discard nikhilesh", "target 1:I3")
    assert army(game, 1)["I"] == ["lava-goddesses", "3-wishes", "1000-faces", "all-in-one"]
    assert (pile(game, 0), pile(game, 1)) == (["nikhilesh"], [])
    ready(game, 1)


@pytest.mark.card("nitish")
def test_nitish_reaches_immortals_for_a_bounty_immortal() -> None:
    game = narashima('hand = ["nitish", "byun-hyung-ja-narashima"]\ndeck = []', THEIR_ARMY)
    do(game, "play nitish", "discard byun-hyung-ja-narashima")
    assert "target 1:III1" in choices(game)
    do(game, "target 1:III1", "do destroy")
    assert "III" not in army(game, 1)
    assert (pile(game, 0), pile(game, 1)) == (["byun-hyung-ja-narashima"], ["goan-sul"])
    ready(game, 1)


@pytest.mark.card("nitish")
@pytest.mark.rule("X5.9")
def test_nitish_must_choose_itself_if_nothing_else_is_legal() -> None:
    game = narashima('army.I = ["nitish"]\nhand = ["nikhilesh"]\ndeck = []')
    do(game, "activate 0:I1", "discard nikhilesh")
    assert choices(game) == ["do capture", "do destroy"]
    do(game, "do capture")
    assert (army(game, 0), pile(game, 0), tokens(game, 0)) == ({"I": ["(nitish)"]}, ["nikhilesh"], (1, 1, 2))
    ready(game, 1)


@pytest.mark.card("nitish", works=False)
@pytest.mark.rule("X5.10", "X11.1a")
def test_nitish_may_not_discard_a_bounty_card_when_nothing_can_be_done() -> None:
    """By the tile of Justice Nitish, the only card in play, is Ethereal."""
    clans = '"narashima", "galmi", "phoenix"'
    game = narashima('hand = ["nitish", "nikhilesh"]\ndeck = []', "", 'tiles = ["justice"]', clans)
    do(game, "play nitish")
    assert (army(game, 0), hand(game, 0), pile(game, 0)) == ({"I": ["nitish"]}, ["nikhilesh"], [])
    ready(game, 1)


@pytest.mark.card("nitish")
@pytest.mark.rule("X5.10", "X10.5")
def test_nitish_offers_only_bounty_cards_for_which_something_can_be_done() -> None:
    """Nitish, Phoenix (Immortal) and, by the tile of Justice, Phoenix are Ethereal: only Kaez can be captured."""
    you = 'hand = ["nitish", "nikhilesh", "byun-hyung-ja-narashima"]\ndeck = []'
    other = 'army.I = ["phoenix-immortal"]\narmy.II = ["kaez"]\narmy.III = ["phoenix"]\ndeck = []'
    clans = {"clans": '"narashima", "galmi", "tomorrow"', "other_clans": '"phoenix", "goan_sul", "xian"'}
    game = narashima(you, other, 'tiles = ["justice"]', **clans)
    do(game, "play nitish")
    assert choices(game) == ["discard byun-hyung-ja-narashima", "no"]
    assert rules_against(game, "discard nikhilesh") == ["X5.10"]
    do(game, "discard byun-hyung-ja-narashima")
    assert army(game, 1) == {"I": ["phoenix-immortal"], "II": ["(kaez)"], "III": ["phoenix"]}
    assert (hand(game, 0), pile(game, 0), pile(game, 1)) == (["nikhilesh"], ["byun-hyung-ja-narashima"], [])
    ready(game, 1)


@pytest.mark.card("nitish", works=False)
def test_nitish_asks_nothing_without_a_bounty_card_in_hand() -> None:
    game = narashima('hand = ["nitish", "sati"]\ndeck = []', THEIR_ARMY)
    do(game, "play nitish")
    assert (army(game, 0), hand(game, 0), pile(game, 0)) == ({"I": ["nitish"]}, ["sati"], [])
    assert pile(game, 1) == []
    ready(game, 1)


@pytest.mark.card("nitish", works=False)
@pytest.mark.rule("X3.8b")
def test_nitishs_question_is_hidden_from_the_opponent_and_so_is_a_refusal() -> None:
    """At their own next decision the opponent sees the same whether a Bounty card was there or not."""
    views: list[dict[str, object]] = []
    stories: list[list[dict[str, object]]] = []
    for held in ("nikhilesh", "sati"):
        game = narashima(f'hand = ["nitish", "{held}"]', 'army.I = ["3-wishes"]')
        events = game.apply("play nitish", viewer=1)
        if held == "nikhilesh":
            assert asked(game) == (0, "discard-to")
            assert game.view(1).decision is None
            assert rules_against(game, "discard nikhilesh", 1) == ["X4.1"]
            events += game.apply("no", viewer=1)
        assert (hand(game, 0), army(game, 1)) == ([held], {"I": ["3-wishes"]})
        ready(game, 1)
        views.append(game.view(1).to_json())
        stories.append([event.to_json() for event in events])
    assert views[0] == views[1]
    assert stories[0] == stories[1]
