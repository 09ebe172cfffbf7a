"""Questions that would tell what a player holds are asked without others noticing (design 5, X10.24, X10.28, G1.3)."""

import json
import random
from collections.abc import Iterator

import pytest

from gosux import Game
from gosux.model.changes.knowledge import DESIGN, sort_hand
from gosux.model.events.log import EventLog
from gosux.model.state import NOBODY
from tests.properties.table import check_table
from tests.properties.worlds import PERIL
from tests.random_play import GOSU_2, GOSU_3, GOSU_4, GOSU_X, Variant, new_random_game, play_out
from tests.scene import asked, choices, deck, do, scene
from tests.zones import seen


def shown(game: Game, viewer: int) -> str:
    """All that a player sees, byte for byte."""
    return json.dumps(game.view(viewer).to_json(), sort_keys=True)


def events_for(game: Game, viewer: int, *actions: str) -> list[object]:
    return [event.to_json() for action in actions for event in game.apply(action, viewer=viewer)]


def assert_unnoticed(game: Game, viewer: int, kind: str) -> None:
    """The other player is asked, and the viewer sees neither that nor whom nor what."""
    assert asked(game) == (1 - viewer, kind)
    view = game.view(viewer)
    assert view.decision is None
    assert view.to_json()["asked"] is None
    assert game.view(1 - viewer).decision is not None


def assert_same_story(holding: Game, other: Game, viewer: int, actions: list[str], decline: str) -> None:
    """In the first world the other player is asked and declines, in the second nobody is asked: it looks the same."""
    assert shown(holding, viewer) == shown(other, viewer)
    events = [events_for(game, viewer, *actions) for game in (holding, other)]
    assert_unnoticed(holding, viewer, asked(holding)[1])
    assert asked(other)[1] not in ("will", "discard-to", "clan-to-discard")
    events[0] += events_for(holding, viewer, decline)
    assert events[0] == events[1]
    assert shown(holding, viewer) == shown(other, viewer)
    assert holding.view(viewer).sample(random.Random(1)) == other.view(viewer).sample(random.Random(1))


ACTIVATION = """
tiles = []
[[player]]
army.I = ["arpia"]
deck = ["muraena", "sqeezs"]
[[player]]
hand = ["{held}"]
deck = ["nezha", "{below}"]
"""


@pytest.mark.rule("X10.24")
def test_nobody_notices_that_atalanta_could_have_cancelled_an_activation() -> None:
    holding = scene(ACTIVATION.format(held="atalanta", below="elle"))
    other = scene(ACTIVATION.format(held="elle", below="atalanta"))
    assert_same_story(holding, other, 0, ["activate 0:I1"], "no")


@pytest.mark.rule("X10.24")
def test_nobody_notices_that_the_red_circle_could_have_saved_a_card() -> None:
    holding = scene(PERIL.format(held="red-circle", below="solok"))
    other = scene(PERIL.format(held="solok", below="red-circle"))
    assert_same_story(holding, other, 0, ["play lava-goddesses", "capture 1:I1"], "no")


BOUNTY_CARD = """
tiles = []
[[player]]
hand = ["nitish", "{held}"]
deck = ["nalin", "{below}"]
[[player]]
army.I = ["arpia"]
deck = []
"""


def test_nobody_notices_that_a_bounty_card_could_have_been_discarded_for_nitish() -> None:
    holding = scene(BOUNTY_CARD.format(held="nikhilesh", below="navaj"))
    other = scene(BOUNTY_CARD.format(held="navaj", below="nikhilesh"))
    assert_same_story(holding, other, 1, ["play nitish"], "no")


FIVE_OF_A_CLAN = """
tiles = []
[[player]]
army.I = ["1000-faces"]
army.II = ["nio"]
army.III = ["byun-hyung-ja-xian"]
hand = ["3-wishes", "3-wishes", "valeen", "pangu", "{held}"]
deck = ["elle", "{below}"]
[[player]]
deck = []
"""


def test_nobody_notices_that_five_cards_of_a_clan_could_have_been_discarded() -> None:
    holding = scene(FIVE_OF_A_CLAN.format(held="dancing-dragon", below="sati"))
    other = scene(FIVE_OF_A_CLAN.format(held="sati", below="dancing-dragon"))
    assert_same_story(holding, other, 1, ["draw 1"], "no")


REDRAWS = {GOSU_X: ("mulligan", 400), GOSU_2: ("redraw", 500), GOSU_3: ("redraw", 300), GOSU_4: ("redraw", 300)}


def asked_to_redraw(variant: Variant) -> Iterator[tuple[Game, int]]:
    """Games in which a player may redraw a hand, at that question, with that player."""
    kind, seeds = REDRAWS[variant]
    for seed in range(seeds):
        game = new_random_game(seed, variant)
        while asked(game)[1] == "draft":
            game.step(game.legal()[0])
        while asked(game)[1] == kind:
            player = asked(game)[0]
            yield game, player
            game.apply("no")


@pytest.mark.rule("X2.4a", "G1.3")
@pytest.mark.parametrize("variant", REDRAWS, ids=str)
def test_nobody_notices_that_a_hand_could_have_been_redrawn(variant: Variant) -> None:
    found = 0
    for game, player in asked_to_redraw(variant):
        for viewer in range(variant.players):
            if viewer != player:
                view = game.view(viewer)
                assert view.decision is None
                assert view.to_json()["asked"] is None
                declined = game.clone()
                events = declined.apply("no", viewer=viewer)
                assert events == [] or asked(declined)[1] == "turn"  # as if nobody had been asked
        assert game.view(player).decision is not None
        found += 1
    assert found > 5


@pytest.mark.rule("G1.3")
@pytest.mark.parametrize("variant", [GOSU_2, GOSU_3, GOSU_4], ids=str)
def test_a_hand_without_bakutos_that_is_kept_looks_like_any_other(variant: Variant) -> None:
    """In the second world one card of that hand is a Bakuto of the draw pile, so that nobody is asked."""
    for game, player in asked_to_redraw(variant):
        other = game.clone()
        hand, deck = other.state.seats[player].hand, other.state.seats[player].deck
        levels = other.rules.catalogue.level
        deep = next(place for place, entry in enumerate(deck) if levels[entry & DESIGN] == 1)
        hand[0], deck[deep] = deck[deep], hand[0]
        sort_hand(hand)
        log = EventLog()
        other.state.decider, other.state.choices, other.state.log = NOBODY, [], log
        other.state.advance()
        other.state.log = None
        kept = game.clone()
        story = kept.apply("no", viewer=None)
        for viewer in range(variant.players):
            if viewer != player:
                told = [[one.to_json() for event in events if (one := event.seen_by(viewer))]
                        for events in (story, log.events)]  # fmt: skip
                assert told[0] == told[1]
                assert shown(kept, viewer) == shown(other, viewer)
                samples = [one.view(viewer).sample(random.Random(2)) for one in (kept, other)]
                assert samples[0] == samples[1]


ORDER = """
tiles = []
[[player]]
army.I = ["bun-to"]
hand = ["ree-ab"]
discard = ["boul-go", "kno-bo", "shard", "un-go"]
deck = ["kan-te"]
locked = 0
[[player]]
deck = []
"""


@pytest.mark.rule("X10.28")
@pytest.mark.card("ree-ab")
def test_nobody_sees_how_cards_are_put_on_a_deck_until_it_is_done() -> None:
    game = scene(ORDER)
    do(game, "play ree-ab")
    before = shown(game, 1)
    for answer in ("put 0:shard", "put 0:boul-go", "put 0:un-go"):
        assert_unnoticed(game, 1, "order")
        assert shown(game, 1) == before
        assert events_for(game, 1, answer) == []
    assert_unnoticed(game, 1, "order")
    assert shown(game, 1) == before
    events = events_for(game, 1, "done")
    assert {"event": "drew", "player": 0} in events  # shard, which only its player put on top
    assert seen(game, 1, 0, "hand") == "?"
    assert seen(game, 1, 0, "deck") == "?, ?, ?"
    assert seen(game, 0, 0, "deck") == "boul-go, un-go, ?"


@pytest.mark.rule("X10.28")
def test_the_order_of_cards_put_on_a_deck_stays_unknown_as_long_as_they_do() -> None:
    """Two orders of the same cards, and the same play afterwards."""
    first, second = scene(ORDER), scene(ORDER)
    events = [
        events_for(first, 1, "play ree-ab", "put 0:shard", "put 0:boul-go", "put 0:un-go", "done", "draw 1", "draw 1"),
        events_for(second, 1, "play ree-ab", "put 0:un-go", "put 0:shard", "put 0:boul-go", "done", "draw 1", "draw 1"),
    ]
    assert events[0] == events[1]
    assert shown(first, 1) == shown(second, 1)
    assert first.digest() != second.digest()
    assert first.view(1).sample(random.Random(5)) == second.view(1).sample(random.Random(5))


SEVERAL_IN_PERIL = """
tiles = []
[[player]]
army.I = ["lava-goddesses"]
army.II = ["hempo"]
hand = ["goan-sul"]
deck = []
[[player]]
army.I = ["apostles-of-the-night", "dark-cultists"]
army.II = ["solok"]
hand = ["red-circle"]
deck = []
"""


@pytest.mark.rule("X10.22", "X10.24")
def test_nobody_sees_which_of_several_cards_a_player_is_asked_about() -> None:
    game = scene(SEVERAL_IN_PERIL)
    do(game, "play goan-sul", "clan abhilasha")
    before = shown(game, 0)
    assert_unnoticed(game, 0, "will")
    assert events_for(game, 0, "no") == []
    assert_unnoticed(game, 0, "will")
    assert shown(game, 0) == before


LOOKING = """
tiles = []
[[player]]
hand = ["arrows-of-justice"]
deck = []
[[player]]
army.I = ["bun-to"]
hand = ["{drawn}#1", "{other}"]
deck = ["{left}@1#1", "{below}"]
"""


@pytest.mark.rule("X10.28", "X10.29")
@pytest.mark.card("arrows-of-justice")
def test_a_look_at_a_hand_does_not_tell_which_copy_came_from_the_deck() -> None:
    """Boul Go and Un'Go were put on the deck and one was drawn; the hand holds a copy of each."""
    first = scene(LOOKING.format(drawn="boul-go", other="un-go", left="un-go", below="boul-go"))
    second = scene(LOOKING.format(drawn="un-go", other="boul-go", left="boul-go", below="un-go"))
    assert shown(first, 0) == shown(second, 0)
    events = [events_for(game, 0, "play arrows-of-justice") for game in (first, second)]
    assert events[0] == events[1]
    assert seen(first, 0, 1, "hand") == seen(second, 0, 1, "hand") == "boul-go, un-go"
    assert shown(first, 0) == shown(second, 0)


@pytest.mark.rule("X10.28", "X10.29")
def test_a_look_at_a_hand_tells_what_is_left_of_the_cards_put_on_the_deck() -> None:
    """There is one copy of each in sight, so the one in hand is the one that was drawn."""
    game = scene(LOOKING.format(drawn="shard", other="un-go", left="she-rift", below="kan-te"))
    do(game, "play arrows-of-justice")
    assert seen(game, 0, 1, "hand") == "shard, un-go"
    assert seen(game, 0, 1, "deck") == "she-rift, ?"


KNOWN_AND_SECRET = """
tiles = []
[[player]]
hand = ["arpia@1", "arpia#1", "galmi"]
deck = ["kaez", "galmi-avatar@0#1"]
[[player]]
deck = []
"""


@pytest.mark.rule("X10.29")
def test_a_known_copy_goes_first_and_leaves_a_secret_order_alone() -> None:
    """Arpia and Galmi (Avatar) were put on the deck and one was drawn; another Arpia in hand is known."""
    game = scene(KNOWN_AND_SECRET)
    do(game, "play arpia")
    view = game.view(1).to_json()
    seats = view["seats"]
    assert isinstance(seats, list)
    assert view["groups"] == [["galmi-avatar", "arpia"]]
    assert seats[0]["hand"] == ["?", "?", "?#1"]
    assert seats[0]["deck"] == ["?@0#1"]


SEARCHES = """
tiles = []
[[player]]
army.I = ["{troop}"]
hand = ["{searcher}"]
deck = ["phoenix", "phoenix-eliana", "nezha"]
[[player]]
deck = []
"""


@pytest.mark.rule("X11.10")
@pytest.mark.card("elle")
def test_a_card_searched_freely_stays_unseen() -> None:
    games = [scene(SEARCHES.format(troop="volantis", searcher="elle")) for _ in range(2)]
    stories = [events_for(game, 1, "play elle") for game in games]
    for game in games:
        assert_unnoticed(game, 1, "search")
    for game, story, card in zip(games, stories, ("nezha", "phoenix"), strict=True):
        story += events_for(game, 1, f"search {card}")
    assert stories[0] == stories[1]
    assert shown(games[0], 1) == shown(games[1], 1)


@pytest.mark.rule("X11.10")
@pytest.mark.card("fenghuang")
def test_a_named_card_is_searched_in_sight_of_both() -> None:
    game = scene(SEARCHES.format(troop="arpia", searcher="fenghuang"))
    do(game, "play fenghuang")
    assert_unnoticed(game, 1, "search")
    told = {"event": "searched", "player": 0, "target": "deck", "card": "card:phoenix"}
    assert told in events_for(game, 1, "search phoenix")
    assert seen(game, 1, 0, "deck") == "phoenix, ?, ?"


def test_a_shuffle_leaves_nothing_of_the_order_before_it() -> None:
    """Two decks of the same cards in another order, which their player does not know, are the same after a shuffle."""
    position = SEARCHES.format(troop="volantis", searcher="elle")
    first, second = (
        scene(position),
        scene(position.replace('"phoenix", "phoenix-eliana"', '"phoenix-eliana", "phoenix"')),
    )
    assert shown(first, 0) == shown(second, 0)
    assert deck(first, 0) != deck(second, 0)
    events = [events_for(game, 0, "play elle", "search nezha") for game in (first, second)]
    assert events[0] == events[1]
    assert deck(first, 0) == deck(second, 0)


WHICH_ROW = """
tiles = []
[[player]]
army.I = ["arpia", "timer"]
hand = ["phoenix-immortal"]
deck = ["muraena", "kaez", "sqeezs"]
[[player]]
deck = []
"""


@pytest.mark.rule("X5.8")
@pytest.mark.card("phoenix-immortal")
def test_worlds_guessed_while_a_row_is_chosen_hold_the_card_that_is_played() -> None:
    game = scene(WHICH_ROW)
    do(game, "play phoenix-immortal")
    assert asked(game) == (0, "row")
    assert choices(game) == ["row I", "row II"]
    for seed in range(20):
        world = game.view(1).sample(random.Random(seed))
        hand = [world.rules.catalogue.cards[entry & DESIGN].id for entry in world.state.seats[0].hand]
        assert hand == ["phoenix-immortal"]
        check_table(world)
        play_out(world, random.Random(seed))
        check_table(world)
