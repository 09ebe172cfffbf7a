"""The Heroes of Phoenix that are not named Phoenix."""

import pytest

from tests.cards.narashima_and_phoenix import phoenix, seen_deck, seen_hand
from tests.scene import army, asked, choices, deck, do, hand, kinds, pile, ready, removed, rules_against, tokens

# -- Fenghuang ---------------------------------------------------------------------------------------------------

REST = ["sati", "elle", "quae"]


@pytest.mark.card("fenghuang")
@pytest.mark.rule("X10.11a", "X11.10", "X11.17", "X10.28")
def test_fenghuang_puts_a_card_named_phoenix_on_top_of_the_shuffled_deck() -> None:
    cards = ["sati", "byun-hyung-ja-phoenix", "phoenix-immortal", "phoenix-eliana", "phoenix"]
    game = phoenix(f'army.I = ["arpia"]\nhand = ["fenghuang"]\ndeck = {cards}')
    do(game, "play fenghuang")
    assert asked(game) == (0, "search")
    assert choices(game) == ["search phoenix", "search phoenix-eliana", "search phoenix-immortal"]
    assert rules_against(game, "search byun-hyung-ja-phoenix") == ["X10.11a"]
    events = do(game, "search phoenix-eliana")
    assert kinds(events)[:3] == ["searched", "shuffled", "put-on-top"]
    assert deck(game, 0)[0] == "phoenix-eliana"
    assert sorted(deck(game, 0)) == sorted(cards)
    assert seen_deck(game, 1, 0) == ["phoenix-eliana", "?", "?", "?", "?"]
    assert seen_deck(game, 0, 0) == ["phoenix-eliana", "?", "?", "?", "?"]
    assert (army(game, 0), hand(game, 0)) == ({"I": ["arpia"], "II": ["fenghuang"]}, [])
    ready(game, 1)


@pytest.mark.card("fenghuang")
@pytest.mark.rule("X11.17")
def test_fenghuang_must_take_the_only_card_that_fits() -> None:
    game = phoenix(f'army.I = ["arpia"]\nhand = ["fenghuang"]\ndeck = {[*REST, "phoenix"]}')
    events = do(game, "play fenghuang")
    searched = [event.args for event in events if event.kind == "searched"]
    assert searched == [{"player": 0, "target": "deck", "card": "card:phoenix"}]
    assert (deck(game, 0)[0], sorted(deck(game, 0)[1:])) == ("phoenix", sorted(REST))
    ready(game, 1)


@pytest.mark.card("fenghuang")
@pytest.mark.rule("X3.8b")
def test_the_opponent_cannot_tell_how_many_cards_fenghuang_could_have_found() -> None:
    """With one card that fits nothing is asked, so the question itself would tell what lies in the deck."""
    views: list[dict[str, object]] = []
    stories: list[list[dict[str, object]]] = []
    for held in ("phoenix-eliana", "quae"):
        top = ["phoenix", *[card for card in ("phoenix-eliana", "quae") if card != held]]
        hidden = f'hand = ["fenghuang", "phoenix-immortal", "{held}"]\ntop = {top}'
        game = phoenix(f'army.I = ["arpia"]\n{hidden}')
        events = game.apply("play fenghuang", viewer=1)
        if held == "quae":
            assert (asked(game), choices(game)) == ((0, "search"), ["search phoenix", "search phoenix-eliana"])
            assert game.view(1).decision is None
            events += game.apply("search phoenix", viewer=1)
        ready(game, 1)
        views.append(game.view(1).to_json())
        stories.append([event.to_json() for event in events])
    assert views[0] == views[1]
    assert stories[0] == stories[1]


@pytest.mark.card("fenghuang", works=False)
@pytest.mark.rule("X11.17")
def test_fenghuang_finds_nothing_but_the_deck_is_shuffled_and_the_pile_is_not_searched() -> None:
    position = f'army.I = ["arpia"]\nhand = ["fenghuang", "phoenix"]\ndiscard = ["phoenix-eliana"]\ndeck = {REST}'
    game = phoenix(position.replace("sati", "sati@0"))
    assert seen_deck(game, 0, 0) == ["sati", "?", "?"]
    events = kinds(do(game, "play fenghuang"))
    assert events.index("shuffled") < events.index("nothing-happens")
    assert sorted(deck(game, 0)) == sorted(REST)
    assert seen_deck(game, 0, 0) == ["?", "?", "?"]
    assert (hand(game, 0), pile(game, 0)) == (["phoenix"], ["phoenix-eliana"])
    ready(game, 1)


@pytest.mark.card("fenghuang", works=False)
@pytest.mark.rule("X11.17")
def test_fenghuang_never_reshuffles_the_pile_of_an_empty_deck() -> None:
    game = phoenix('army.I = ["arpia"]\nhand = ["fenghuang"]\ndiscard = ["phoenix"]\ndeck = []')
    do(game, "play fenghuang")
    assert (deck(game, 0), pile(game, 0), hand(game, 0)) == ([], ["phoenix"], [])
    ready(game, 1)


# -- Genious -----------------------------------------------------------------------------------------------------

GENIOUS = 'army.I = ["arpia"]\nhand = ["genious"]\n'
SIX_CLANS = [f"clan {clan}" for clan in ("abhilasha", "galmi", "goan_sul", "justice", "phoenix", "xian")]


@pytest.mark.card("genious")
@pytest.mark.rule("X10.15a", "X11.16")
def test_genious_lets_each_player_shuffle_a_clan_of_their_pile_into_their_deck_then_draws_two() -> None:
    you = GENIOUS + 'deck = []\ndiscard = ["sati", "elle", "kaez"]'
    game = phoenix(you, 'deck = ["nio"]\ndiscard = ["alpha", "hempo", "pangu"]')
    do(game, "play genious")
    assert (asked(game), choices(game)) == ((0, "clan"), SIX_CLANS)
    assert rules_against(game, "clan tomorrow") == ["X11.16"]
    do(game, "clan justice")
    assert sorted(deck(game, 0)) == ["elle", "sati"]
    assert (asked(game), choices(game)) == ((1, "clan"), SIX_CLANS)
    do(game, "clan goan_sul")
    assert (hand(game, 0), deck(game, 0), pile(game, 0)) == (["elle", "sati"], [], ["kaez"])
    assert (hand(game, 1), sorted(deck(game, 1)), pile(game, 1)) == ([], ["alpha", "hempo", "nio"], ["pangu"])
    assert army(game, 0) == {"I": ["arpia"], "II": ["genious"]}
    ready(game, 1)


@pytest.mark.card("genious", works=False)
@pytest.mark.rule("X11.16", "X5.10", "X10.3a")
def test_genious_shuffles_nothing_of_a_clan_that_is_not_there_and_draws_all_the_same() -> None:
    game = phoenix(GENIOUS + 'deck = ["quae"]\ndiscard = ["kaez"]', 'deck = ["nio"]\ndiscard = ["alpha"]')
    do(game, "play genious", "clan justice", "clan phoenix")
    assert (hand(game, 0), deck(game, 0), pile(game, 0)) == (["kaez", "quae"], [], [])
    assert (deck(game, 1), pile(game, 1)) == (["nio"], ["alpha"])
    ready(game, 1)


@pytest.mark.card("genious")
@pytest.mark.rule("X10.16a")
def test_genious_shuffles_a_card_of_all_clans_in_with_any_of_its_owners_clans() -> None:
    game = phoenix(GENIOUS + "deck = []", 'deck = []\ndiscard = ["shennong", "all-in-one", "nio"]')
    do(game, "play genious", "clan galmi", "clan abhilasha")
    assert (sorted(deck(game, 1)), pile(game, 1)) == (["all-in-one", "shennong"], ["nio"])
    assert (hand(game, 0), deck(game, 0), pile(game, 0)) == ([], [], [])
    ready(game, 1)


BYUN = """
army.I = ["navaj", "arpia"]
army.II = ["nalin"]
army.III = ["byun-hyung-ja-narashima"]
hand = ["genious"]
deck = ["quae", "nezha", "tourach"]
"""
NARASHIMA_TOO = '"phoenix", "narashima", "justice"'


@pytest.mark.card("genious", "byun-hyung-ja-narashima")
@pytest.mark.rule("X11.15")
def test_genious_sets_byun_hyung_ja_off_when_the_whole_pile_is_of_the_clan() -> None:
    game = phoenix(BYUN + 'discard = ["sati", "elle"]', clans=NARASHIMA_TOO)
    events = kinds(do(game, "play genious", "clan justice"))
    assert events[-1] == "unlocked"  # before the opponent chooses (X5.12)
    do(game, "clan xian")
    assert sorted(hand(game, 0) + deck(game, 0)) == ["elle", "nezha", "quae", "sati", "tourach"]
    assert (len(hand(game, 0)), pile(game, 0), tokens(game, 0)) == (2, [], (3, 0, 1))
    ready(game, 1)


@pytest.mark.card("byun-hyung-ja-narashima", works=False)
@pytest.mark.rule("X11.15")
@pytest.mark.parametrize(("discard", "left"), [(["sati", "kaez"], ["kaez"]), ([], [])])
def test_genious_does_not_set_byun_hyung_ja_off_with_a_part_of_the_pile_or_an_empty_one(
    discard: list[str], left: list[str]
) -> None:
    game = phoenix(f"{BYUN}discard = {discard}", clans=NARASHIMA_TOO)
    do(game, "play genious", "clan justice", "clan xian")
    assert (len(hand(game, 0)), pile(game, 0), tokens(game, 0)) == (2, left, (2, 0, 2))
    ready(game, 1)


@pytest.mark.card("byun-hyung-ja-narashima")
@pytest.mark.rule("X11.15")
def test_the_opponents_genious_sets_byun_hyung_ja_off() -> None:
    """Whoever caused it: it is its player's pile that counts."""
    other = 'army.I = ["navaj"]\narmy.II = ["nalin"]\narmy.III = ["byun-hyung-ja-narashima"]\n'
    other += 'deck = []\ndiscard = ["nachiketa", "niranjan"]'
    game = phoenix(GENIOUS + 'deck = ["sati", "elle"]', other, other_clans='"narashima", "goan_sul", "xian"')
    do(game, "play genious", "clan galmi", "clan narashima")
    assert (sorted(deck(game, 1)), pile(game, 1), tokens(game, 1)) == (["nachiketa", "niranjan"], [], (3, 0, 1))
    assert (hand(game, 0), deck(game, 0), tokens(game, 0)) == (["elle", "sati"], [], (2, 0, 2))
    ready(game, 1)


# -- Kaez --------------------------------------------------------------------------------------------------------


@pytest.mark.card("kaez")
@pytest.mark.rule("X11.12b", "X10.11a", "X10.9")
def test_kaez_takes_every_card_named_phoenix_that_is_removed_or_in_the_pile() -> None:
    game = phoenix("""
army.I = ["arpia"]
hand = ["kaez"]
discard = ["phoenix-eliana", "sati", "byun-hyung-ja-phoenix"]
removed = ["phoenix", "phoenix-immortal", "elle"]
deck = []
""")
    do(game, "play kaez")
    assert army(game, 0) == {"I": ["arpia"], "II": ["kaez"]}
    assert hand(game, 0) == ["phoenix", "phoenix-eliana", "phoenix-immortal"]
    assert (pile(game, 0), removed(game, 0)) == (["byun-hyung-ja-phoenix", "sati"], ["elle"])
    assert seen_hand(game, 1, 0) == hand(game, 0)
    ready(game, 1)


@pytest.mark.card("kaez", works=False)
@pytest.mark.rule("X5.7c")
def test_kaez_leaves_the_cards_named_phoenix_in_deck_and_army() -> None:
    game = phoenix("""
army.I = ["arpia", "phoenix-immortal"]
hand = ["kaez"]
discard = ["byun-hyung-ja-phoenix"]
removed = ["fenghuang"]
deck = ["phoenix", "phoenix-eliana"]
""")
    assert "nothing-happens" in kinds(do(game, "play kaez"))
    assert army(game, 0) == {"I": ["arpia", "phoenix-immortal"], "II": ["kaez"]}
    assert (hand(game, 0), deck(game, 0)) == ([], ["phoenix", "phoenix-eliana"])
    assert (pile(game, 0), removed(game, 0)) == (["byun-hyung-ja-phoenix"], ["fenghuang"])
    ready(game, 1)


@pytest.mark.card("kaez", works=False)
@pytest.mark.rule("X11.12b", "X10.14a")
def test_a_copied_kaez_does_not_take_the_other_players_cards() -> None:
    """Valeen copies Kaez for a player who has no card named Phoenix."""
    you = 'army.I = ["arpia"]\narmy.II = ["kaez"]\ndiscard = ["phoenix"]\nremoved = ["phoenix-eliana"]\ndeck = []'
    game = phoenix(you, 'army.I = ["3-wishes"]\nhand = ["valeen"]\ndeck = []', "tiles = []\nturn = 1")
    do(game, "play valeen", "copy 0:II1")
    assert (pile(game, 0), removed(game, 0), hand(game, 0)) == (["phoenix"], ["phoenix-eliana"], [])
    assert (army(game, 1), hand(game, 1)) == ({"I": ["3-wishes"], "II": ["valeen"]}, [])
    ready(game, 0)
