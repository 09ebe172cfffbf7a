"""Justice: the Heroes."""

from random import Random

import pytest

from gosux import Event
from tests.cards.goan_sul_and_justice import side, table
from tests.scene import (
    army,
    asked,
    choices,
    deck,
    do,
    hand,
    kinds,
    ready,
    rules_against,
    tokens,
)
from tests.zones import seen


def entering(hero: str) -> str:
    return f'army.I = ["volantis"]\nhand = ["{hero}"]\n'


def entered(hero: str) -> dict[str, list[str]]:
    return {"I": ["volantis"], "II": [hero]}


# -- Elle --------------------------------------------------------------------------------------------------------


@pytest.mark.card("elle")
@pytest.mark.rule("X11.10", "X11.17", "X10.28")
def test_elle_takes_any_card_of_the_deck_unseen_by_the_opponent() -> None:
    game = table(entering("elle") + 'deck = ["sati", "justice", "quae"]')
    do(game, "play elle")
    assert (asked(game), choices(game)) == ((0, "search"), ["search justice", "search quae", "search sati"])
    assert rules_against(game, "search tourach") == ["X11.17"]  # not in the deck
    assert game.view(1).decision is None  # being asked tells how many designs are left in the deck
    seen: list[Event] = game.clone().apply("search justice", viewer=1)
    assert [event.args for event in seen if event.kind == "searched"] == [{"player": 0, "target": "hand"}]
    assert "justice" not in str(seen)
    events = do(game, "search justice")
    assert kinds(events)[:2] == ["searched", "shuffled"]
    assert side(game, 0) == (entered("elle"), ["justice"], [])
    assert sorted(deck(game, 0)) == ["quae", "sati"]
    assert side(game, 1) == ({}, [], [])
    ready(game, 1)


@pytest.mark.card("elle")
@pytest.mark.rule("X10.28", "X3.8b")
def test_the_opponent_cannot_tell_which_card_elle_took() -> None:
    views = []
    for card in ("justice", "sati"):
        game = table(entering("elle") + 'deck = ["sati", "justice", "quae"]')
        do(game, "play elle", f"search {card}")
        views.append(game.view(1))
    assert views[0].to_json() == views[1].to_json()
    guesses = {hand(views[0].sample(Random(number)), 0)[0] for number in range(40)}
    assert guesses == {"justice", "sati", "quae"}


@pytest.mark.card("elle")
@pytest.mark.rule("X10.28")
def test_elles_shuffle_forgets_what_was_known_of_the_deck() -> None:
    game = table(entering("elle") + 'deck = ["sati@01", "quae", "justice"]')
    assert seen(game, 1, 0, "deck") == "sati, ?, ?"
    do(game, "play elle", "search quae")
    assert seen(game, 1, 0, "deck") == "?, ?"
    assert (side(game, 0), sorted(deck(game, 0))) == ((entered("elle"), ["quae"], []), ["justice", "sati"])
    assert side(game, 1) == ({}, [], [])
    ready(game, 1)


@pytest.mark.card("elle", works=False)
@pytest.mark.rule("X11.17", "X5.7c")
def test_elle_finds_nothing_in_an_empty_deck_and_leaves_the_discard_pile() -> None:
    game = table(entering("elle") + 'deck = []\ndiscard = ["sati"]')
    assert "nothing-happens" in kinds(do(game, "play elle"))
    assert (side(game, 0), deck(game, 0)) == ((entered("elle"), [], ["sati"]), [])
    assert side(game, 1) == ({}, [], [])
    ready(game, 1)


# -- Nezha -------------------------------------------------------------------------------------------------------

NEZHA = 'army.I = ["volantis"]\narmy.II = ["{}"]\ndeck = ["sati", "quae", "elle", "tourach"]\n'


@pytest.mark.card("nezha")
@pytest.mark.rule("X4.2b", "X4.8")
def test_nezha_draws_two_cards_at_the_end_of_a_turn_with_an_empty_hand() -> None:
    game = table(entering("nezha") + 'deck = ["sati", "quae", "elle"]')
    do(game, "play nezha")  # the last card in hand
    assert (side(game, 0), deck(game, 0)) == ((entered("nezha"), ["quae", "sati"], []), ["elle"])
    assert side(game, 1) == ({}, [], [])
    ready(game, 1)


@pytest.mark.card("nezha")
@pytest.mark.rule("X4.2d")
def test_a_turn_in_which_you_pass_ends_for_nezha_too() -> None:
    game = table(NEZHA.format("nezha") + "tokens = 0\nspent = 2", 'hand = ["arpia"]')
    do(game, "pass")
    assert side(game, 0) == (entered("nezha"), ["quae", "sati"], [])
    assert deck(game, 0) == ["elle", "tourach"]
    assert side(game, 1) == ({}, ["arpia"], [])
    ready(game, 1)


FIVE = '"all-in-one", "dancing-dragon", "nio", "pangu", "valeen"'
ORDER = f'army.I = ["volantis"]\narmy.II = ["nezha"]\narmy.III = ["byun-hyung-ja-xian"]\nhand = [{FIVE}]\n'


@pytest.mark.card("nezha", "byun-hyung-ja-xian")
@pytest.mark.rule("X4.2b", "X4.8")
@pytest.mark.parametrize(("first", "drawn"), [("III1", ["quae", "sati"]), ("II1", [])])
def test_nezhas_condition_is_read_when_it_is_resolved(first: str, drawn: list[str]) -> None:
    game = table(ORDER + 'clans = ["justice", "xian", "galmi"]\ndeck = ["sati", "quae"]\ntokens = 0\nspent = 2')
    do(game, "pass")
    assert (asked(game), choices(game)) == ((0, "trigger"), ["resolve 0:II1", "resolve 0:III1"])
    do(game, f"resolve 0:{first}")  # Byun Hyung Ja can empty the hand before Nezha looks at it, or after
    assert sorted(choices(game)) == ["no", "spend xian"]
    do(game, "spend xian")
    rows = {"I": ["volantis"], "II": ["nezha"], "III": ["byun-hyung-ja-xian"]}
    assert side(game, 0) == (rows, drawn, ["all-in-one", "dancing-dragon", "nio", "pangu", "valeen"])
    assert (tokens(game, 0), side(game, 1)) == ((1, 2, 1), ({}, [], []))
    ready(game, 1)


@pytest.mark.card("nezha", works=False)
@pytest.mark.rule("X4.8")
def test_nezha_draws_nothing_with_a_card_in_hand() -> None:
    game = table(NEZHA.format("nezha"))
    do(game, "draw 1")
    assert (side(game, 0), deck(game, 0)) == ((entered("nezha"), ["sati"], []), ["quae", "elle", "tourach"])
    assert side(game, 1) == ({}, [], [])
    ready(game, 1)


@pytest.mark.card("nezha", works=False)
@pytest.mark.rule("X10.17", "X4.2b")
def test_nezha_draws_nothing_while_captured_nor_at_the_end_of_the_opponents_turn() -> None:
    game = table(NEZHA.format("(nezha)").replace('"volantis"', '"volantis", "boul-go"') + 'hand = ["atalanta"]')
    do(game, "play atalanta")
    assert hand(game, 0) == []
    assert army(game, 0) == {"I": ["volantis", "boul-go", "atalanta"], "II": ["(nezha)"]}
    ready(game, 1)
    game = table(NEZHA.format("nezha"), 'hand = ["arpia"]\ndeck = ["kaez"]', "tiles = []\nturn = 1")
    do(game, "play arpia")
    assert side(game, 0) == (entered("nezha"), [], [])
    assert side(game, 1) == ({"I": ["arpia"]}, ["kaez"], [])
    ready(game, 0)


@pytest.mark.card("nezha", works=False)
@pytest.mark.rule("X6.1")
def test_nezha_has_no_shift_cost() -> None:
    game = table(NEZHA.format("nezha") + 'hand = ["byun-hyung-ja-justice"]')
    assert rules_against(game, "shift II1") == ["X6.1"]
    assert side(game, 0) == (entered("nezha"), ["byun-hyung-ja-justice"], [])
    ready(game, 0)


# -- Quae --------------------------------------------------------------------------------------------------------

CROWD = 'army.I = ["arpia", "(timer)", "sqeezs"]\narmy.II = ["phoenix-immortal"]\n'


@pytest.mark.card("quae")
@pytest.mark.rule("X3.10", "X10.10", "X10.5")
def test_the_player_with_more_cards_in_play_sacrifices_down_to_the_other() -> None:
    game = table(entering("quae"), CROWD)
    do(game, "play quae")  # 2 against 4, a captured one among them
    assert (asked(game), choices(game)) == ((1, "sacrifice"), ["sacrifice 1:I3", "sacrifice 1:II1"])
    assert rules_against(game, "sacrifice 1:I2") == rules_against(game, "sacrifice 0:II1") == ["X10.10"]
    assert rules_against(game, "sacrifice 1:I3", 0) == ["X4.2a"]  # not the active player's decision
    do(game, "sacrifice 1:I3", "sacrifice 1:I2")
    assert side(game, 0) == (entered("quae"), [], [])
    assert side(game, 1) == ({"I": ["arpia"], "II": ["phoenix-immortal"]}, [], ["sqeezs", "timer"])
    ready(game, 1)


@pytest.mark.card("quae")
@pytest.mark.rule("X5.7b", "X5.9")
def test_quae_works_against_its_own_player() -> None:
    yours = 'army.I = ["volantis", "volantis", "petal-faeries"]\nhand = ["quae"]'
    game = table(yours, 'army.I = ["arpia"]\narmy.II = ["kaez"]')
    do(game, "play quae")
    assert (asked(game), choices(game)) == ((0, "sacrifice"), ["sacrifice 0:I3", "sacrifice 0:II1"])
    do(game, "sacrifice 0:II1")  # Quae itself; then the last Troop is the only OPEN card
    assert side(game, 0) == ({"I": ["volantis", "volantis"]}, [], ["petal-faeries", "quae"])
    assert side(game, 1) == ({"I": ["arpia"], "II": ["kaez"]}, [], [])
    ready(game, 1)


@pytest.mark.card("quae", works=False)
@pytest.mark.rule("X10.15b")
def test_quae_does_nothing_between_equal_armies() -> None:
    game = table(entering("quae"), 'army.I = ["arpia", "(timer)"]')
    assert "sacrificed" not in kinds(do(game, "play quae"))
    assert side(game, 0) == (entered("quae"), [], [])
    assert side(game, 1) == ({"I": ["arpia", "(timer)"]}, [], [])
    ready(game, 1)


# -- Sati --------------------------------------------------------------------------------------------------------


@pytest.mark.card("sati")
def test_sati_draws_up_to_the_opponents_hand() -> None:
    game = table(
        entering("sati").replace('"sati"', '"sati", "elle"') + 'deck = ["quae", "nezha", "tourach"]',
        'hand = ["arpia", "timer", "kaez"]',
    )
    do(game, "play sati")
    assert (side(game, 0), deck(game, 0)) == ((entered("sati"), ["elle", "nezha", "quae"], []), ["tourach"])
    assert side(game, 1) == ({}, ["arpia", "kaez", "timer"], [])
    ready(game, 1)


@pytest.mark.card("sati")
@pytest.mark.rule("X10.3a")
def test_sati_draws_as_far_as_deck_and_discard_pile_go() -> None:
    game = table(entering("sati") + 'deck = ["quae"]\ndiscard = ["nezha"]', 'hand = ["arpia", "timer", "kaez"]')
    events = do(game, "play sati")
    assert kinds(events).count("drew") == 2 and kinds(events).count("draw-lost") == 1
    assert (side(game, 0), deck(game, 0)) == ((entered("sati"), ["nezha", "quae"], []), [])
    assert side(game, 1) == ({}, ["arpia", "kaez", "timer"], [])
    ready(game, 1)


@pytest.mark.card("sati", works=False)
@pytest.mark.parametrize("theirs", [["arpia"], []])
def test_sati_draws_nothing_when_the_opponent_holds_no_more_cards(theirs: list[str]) -> None:
    yours = entering("sati").replace('"sati"', '"sati", "elle"') + 'deck = ["quae"]'
    game = table(yours, f"hand = {theirs}")
    assert "drew" not in kinds(do(game, "play sati"))
    assert (side(game, 0), deck(game, 0)) == ((entered("sati"), ["elle"], []), ["quae"])
    assert side(game, 1) == ({}, theirs, [])
    ready(game, 1)


# -- Tourach -----------------------------------------------------------------------------------------------------


@pytest.mark.card("tourach")
def test_the_opponent_discards_down_to_your_hand_cards_of_their_choice() -> None:
    yours = entering("tourach").replace('"tourach"', '"tourach", "elle"')
    game = table(yours, 'hand = ["arpia", "timer", "kaez"]')
    do(game, "play tourach")
    assert (asked(game), sorted(choices(game))) == ((1, "discard"), ["discard arpia", "discard kaez", "discard timer"])
    do(game, "discard timer", "discard arpia")
    assert side(game, 0) == (entered("tourach"), ["elle"], [])
    assert side(game, 1) == ({}, ["kaez"], ["arpia", "timer"])
    ready(game, 1)


@pytest.mark.card("tourach")
def test_against_an_empty_hand_everything_is_discarded_without_a_question() -> None:
    game = table(entering("tourach"), 'hand = ["arpia", "timer", "kaez"]')
    do(game, "play tourach")
    assert side(game, 0) == (entered("tourach"), [], [])
    assert side(game, 1) == ({}, [], ["arpia", "kaez", "timer"])
    ready(game, 1)


@pytest.mark.card("tourach", works=False)
@pytest.mark.rule("X5.7c")
@pytest.mark.parametrize("theirs", [["arpia"], []])
def test_tourach_does_nothing_when_the_opponent_holds_no_more_cards(theirs: list[str]) -> None:
    yours = entering("tourach").replace('"tourach"', '"tourach", "elle"')
    game = table(yours, f"hand = {theirs}")
    assert "discarded" not in kinds(do(game, "play tourach"))
    assert side(game, 0) == (entered("tourach"), ["elle"], [])
    assert side(game, 1) == ({}, theirs, [])
    ready(game, 1)
