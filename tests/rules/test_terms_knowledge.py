"""X10.28, X10.29: who knows which hidden card, and for how long."""

from random import Random

import pytest

from tests.duel import duel, side
from tests.scene import asked, deck, do, hand, ready
from tests.zones import seen

# -- X10.28 What stays known -------------------------------------------------------------------------------------


@pytest.mark.rule("X10.28")
@pytest.mark.card("spirits-of-smook")
def test_a_card_taken_from_a_pile_stays_known_in_hand() -> None:
    game = duel('army.I = ["spirits-of-smook"]\nhand = ["alpha"]\ndiscard = ["hempo"]')
    do(game, "activate 0:I1")
    assert seen(game, 1, 0, "hand") == "?, hempo"
    assert seen(game, 0, 0, "hand") == "alpha, hempo"
    assert side(game, 0) == {"I": ["spirits-of-smook [x2]"], "hand": ["alpha", "hempo"]}
    assert side(game, 1) == {}
    ready(game, 1)


UN_GO = 'hand = ["un-go"]\ndeck = ["galmi", "shard"]\n'


@pytest.mark.rule("X10.28")
@pytest.mark.card("un-go")
def test_a_card_put_on_a_deck_in_sight_of_all_stays_known_when_it_is_drawn() -> None:
    game = duel(UN_GO, 'army.I = ["arpia"]\nhand = ["timer"]\ndeck = ["kaez", "phoenix"]')
    do(game, "play un-go", "lift 1:I1")
    assert seen(game, 0, 1, "deck") == seen(game, 1, 1, "deck") == "arpia, ?, ?"
    do(game, "draw 3")
    assert seen(game, 0, 1, "hand") == "?, ?, ?, arpia"
    assert side(game, 0) == {"I": ["un-go"], "deck": ["galmi", "shard"]}
    assert side(game, 1) == {"hand": ["arpia", "kaez", "phoenix", "timer"]}
    ready(game, 0)


@pytest.mark.rule("X10.28", "X11.17")
@pytest.mark.card("elle")
def test_a_shuffle_forgets_the_places_but_not_the_hand() -> None:
    yours = 'army.I = ["volantis"]\nhand = ["elle", "sati@1"]\ndeck = ["quae@01", "justice@0", "tourach"]'
    game = duel(yours)
    assert seen(game, 1, 0, "deck") == "quae, ?, ?" and seen(game, 0, 0, "deck") == "quae, justice, ?"
    do(game, "play elle", "search tourach")
    assert seen(game, 1, 0, "deck") == seen(game, 0, 0, "deck") == "?, ?"
    assert seen(game, 1, 0, "hand") == "?, sati"
    assert side(game, 0) == {
        "I": ["volantis"], "II": ["elle"], "hand": ["sati", "tourach"], "deck": deck(game, 0),
    }  # fmt: skip
    assert side(game, 1) == {}
    ready(game, 1)


@pytest.mark.rule("X10.28")
@pytest.mark.card("sqeezs")
def test_revealed_cards_stay_known_in_hand_and_on_and_under_the_deck() -> None:
    game = duel('hand = ["sqeezs"]\ndeck = ["arpia", "kaez", "phoenix", "timer"]')
    do(game, "play sqeezs", "keep kaez", "top phoenix")
    for viewer in (0, 1):
        assert seen(game, viewer, 0, "hand") == "kaez"
        assert seen(game, viewer, 0, "deck") == "phoenix, ?, arpia"
    assert side(game, 0) == {"I": ["sqeezs"], "hand": ["kaez"], "deck": ["phoenix", "timer", "arpia"]}
    assert side(game, 1) == {}
    ready(game, 1)


@pytest.mark.rule("X10.28", "X3.8b")
@pytest.mark.card("arrows-of-justice")
def test_what_one_player_looked_at_is_known_to_that_player_until_it_leaves() -> None:
    theirs = 'army.I = ["arpia"]\nhand = ["timer", "kaez"]\ndeck = ["phoenix"]'
    game = duel('hand = ["arrows-of-justice", "sati"]', theirs)
    do(game, "play arrows-of-justice", "ban arpia")
    assert seen(game, 0, 1, "hand") == "kaez, timer"
    assert seen(game, 1, 0, "hand") == "?"  # they have not looked at yours
    do(game, "draw 1")
    assert seen(game, 0, 1, "hand") == "?, kaez, timer"
    assert side(game, 0) == {"I": ["arrows-of-justice"], "hand": ["sati"]}
    assert side(game, 1) == {"I": ["arpia"], "hand": ["kaez", "phoenix", "timer"]}
    ready(game, 0)


REE_AB = (
    'army.I = ["un-go"]\nhand = ["ree-ab"]\ndiscard = ["galmi", "kan-te", "shard"]\ndeck = ["she-rift"]\nlocked = 1'
)


@pytest.mark.rule("X10.28")
@pytest.mark.card("ree-ab")
def test_the_order_of_cards_put_on_a_deck_is_known_to_who_chose_it_only() -> None:
    orders = []
    for chosen in (["galmi", "shard", "kan-te"], ["galmi", "kan-te", "shard"]):
        game = duel(REE_AB)
        do(game, "play ree-ab", *[f"put 0:{card}" for card in chosen])  # the first is drawn at once
        assert seen(game, 0, 0, "deck") == f"{chosen[1]}, {chosen[2]}, ?"
        assert deck(game, 0) == [chosen[1], chosen[2], "she-rift"]
        assert (side(game, 0)["hand"], side(game, 1)) == (["galmi"], {})
        ready(game, 1)
        orders.append(game.view(1))
    assert orders[0].to_json() == orders[1].to_json()
    worlds = [orders[0].sample(Random(number)) for number in range(60)]
    assert {hand(world, 0)[0] for world in worlds} == {"galmi", "kan-te", "shard"}  # one of the three it must be
    assert {tuple(sorted([*hand(world, 0), *deck(world, 0)[:2]])) for world in worlds} == {("galmi", "kan-te", "shard")}
    assert {deck(world, 0)[2] for world in worlds} == {"she-rift"}


@pytest.mark.rule("X10.28")
@pytest.mark.card("ree-ab")
def test_while_the_order_is_chosen_the_opponent_notices_nothing() -> None:
    game = duel(REE_AB)
    do(game, "play ree-ab")
    before = game.view(1).to_json()
    assert asked(game) == (0, "order") and game.view(1).decision is None
    do(game, "put 0:shard")
    assert asked(game) == (0, "order") and game.view(1).to_json() == before
    do(game, "done")  # a single card: its place is known to both
    assert seen(game, 1, 0, "hand") == "shard"
    assert side(game, 0) == {
        "I": ["un-go"], "II": ["ree-ab"], "hand": ["shard"], "deck": ["she-rift"], "pile": ["galmi", "kan-te"],
    }  # fmt: skip
    ready(game, 1)


# -- X10.29 Copies -----------------------------------------------------------------------------------------------


@pytest.mark.rule("X10.29")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ('"volantis@1", "volantis", "sati@1"', "?, sati"),  # the known copy is taken to be the one that went
        ('"volantis", "volantis@1", "sati@1"', "?, sati"),
        ('"volantis@1", "volantis@1", "sati"', "?, volantis"),
        ('"volantis", "volantis", "sati@1"', "?, sati"),
    ],
)
def test_when_a_copy_is_played_a_known_one_is_forgotten_first(before: str, after: str) -> None:
    game = duel(f"hand = [{before}]", 'army.I = ["arpia"]\nhand = ["timer", "kaez"]')
    do(game, "play volantis")  # as many in play and in hand
    assert seen(game, 1, 0, "hand") == after
    assert side(game, 0) == {"I": ["volantis"], "hand": ["sati", "volantis"]}
    assert side(game, 1) == {"I": ["arpia"], "hand": ["kaez", "timer"]}
    ready(game, 1)


@pytest.mark.rule("X10.29")
@pytest.mark.card("tourach")
def test_when_a_copy_is_discarded_a_known_one_is_forgotten_first() -> None:
    yours = 'army.I = ["volantis"]\nhand = ["tourach", "elle"]'
    game = duel(yours, 'hand = ["arpia@0", "arpia"]')
    do(game, "play tourach")  # one of two alike
    assert seen(game, 0, 1, "hand") == "?"
    assert side(game, 0) == {"I": ["volantis"], "II": ["tourach"], "hand": ["elle"]}
    assert side(game, 1) == {"hand": ["arpia"], "pile": ["arpia"]}
    ready(game, 1)


@pytest.mark.rule("X10.29", "X10.28")
def test_the_announced_card_stays_known_while_a_second_copy_pays_for_it() -> None:
    game = duel('army.I = ["volantis"]\nhand = ["un-go", "un-go", "sati", "elle"]')
    do(game, "play un-go", "pay un-go")
    assert seen(game, 1, 0, "hand") == "?, ?, un-go"
    do(game, "pay sati")  # Un'Go then lifts itself, the only OPEN card
    assert side(game, 0) == {"I": ["volantis"], "hand": ["elle"], "deck": ["un-go"], "pile": ["sati", "un-go"]}
    assert side(game, 1) == {}
    ready(game, 1)


@pytest.mark.rule("X10.29", "X10.28")
@pytest.mark.card("spirits-of-smook")
def test_a_copy_taken_in_sight_of_all_is_known_beside_an_unknown_one() -> None:
    yours = 'army.I = ["spirits-of-smook"]\nhand = ["lava-goddesses"]\ndiscard = ["lava-goddesses"]'
    game = duel(yours, 'army.I = ["arpia"]\nhand = ["timer"]\ndeck = ["kaez"]')
    do(game, "activate 0:I1")
    assert seen(game, 1, 0, "hand") == "?, lava-goddesses"
    do(game, "draw 1", "play lava-goddesses", "capture 0:I1")
    assert seen(game, 1, 0, "hand") == "?"
    assert side(game, 0) == {"I": ["(spirits-of-smook)", "lava-goddesses"], "hand": ["lava-goddesses"]}
    assert side(game, 1) == {"I": ["arpia"], "hand": ["kaez", "timer"]}
    ready(game, 1)
