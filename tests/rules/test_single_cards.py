"""X11.4 to X11.12: rules about single cards, from Byun Hyung Ja (Phoenix) to Kaez."""

import pytest

from tests.duel import duel, side
from tests.scene import asked, choices, do, kinds, ready, rules_against, tokens

# -- X11.4: Byun Hyung Ja (Phoenix) ------------------------------------------------------------------------------

PHOENIXES = 'army.I = ["arpia", "timer"]\narmy.II = ["phoenix-eliana", "phoenix-immortal"]\n'
THREE = PHOENIXES + 'army.III = ["phoenix", "byun-hyung-ja-phoenix"]\n'
ROWS = {"I": ["arpia", "timer"], "II": ["phoenix-eliana", "phoenix-immortal"]}


@pytest.mark.rule("X11.4", "X10.11a")
def test_byun_of_phoenix_is_captured_for_a_token_while_the_three_are_face_up() -> None:
    game = duel(THREE + 'deck = ["kaez"]')
    do(game, "draw 1")
    assert side(game, 0) == {**ROWS, "III": ["phoenix", "(byun-hyung-ja-phoenix)"], "hand": ["kaez"]}
    assert tokens(game, 0) == (2, 1, 1)
    ready(game, 1)


@pytest.mark.rule("X11.4", "X10.11a")
@pytest.mark.parametrize("card", ["phoenix", "phoenix-eliana", "phoenix-immortal"])
def test_a_captured_phoenix_does_not_count(card: str) -> None:
    game = duel(THREE.replace(f'"{card}"', f'"({card})"') + 'deck = ["kaez"]')
    do(game, "draw 1")
    assert side(game, 0)["III"][1] == "byun-hyung-ja-phoenix"
    assert tokens(game, 0) == (1, 1, 2)
    ready(game, 1)


@pytest.mark.rule("X11.4", "X10.22")
def test_no_token_comes_if_the_capture_of_byun_is_cancelled() -> None:
    game = duel(THREE + 'hand = ["red-circle"]\ndeck = ["kaez"]')
    do(game, "draw 1")
    assert (asked(game), choices(game)) == ((0, "will"), ["will red-circle", "no"])
    do(game, "will red-circle")
    assert side(game, 0) == {
        **ROWS, "III": ["phoenix", "byun-hyung-ja-phoenix"], "hand": ["kaez"], "pile": ["red-circle"],
    }  # fmt: skip
    assert tokens(game, 0) == (1, 1, 2)
    ready(game, 1)


@pytest.mark.rule("X11.4", "X11.1a")
def test_no_token_comes_if_byun_is_ethereal_by_justice() -> None:
    game = duel(THREE + 'deck = ["kaez"]', "", 'tiles = ["justice"]')
    do(game, "draw 1")
    assert side(game, 0) == {**ROWS, "III": ["phoenix", "byun-hyung-ja-phoenix"], "hand": ["kaez"]}
    assert tokens(game, 0) == (1, 1, 2)
    ready(game, 1)


# -- X11.5: Arpia and Timer --------------------------------------------------------------------------------------


@pytest.mark.card("arpia", "timer")
@pytest.mark.rule("X11.5")
def test_arpia_finds_timer_in_either_army() -> None:
    game = duel('hand = ["dancing-dragon"]\ndeck = ["nio"]', 'army.I = ["arpia", "timer"]')
    do(game, "play dancing-dragon", "copy 1:I1")
    assert side(game, 0) == {"I": ["dancing-dragon"], "hand": ["nio"]}
    assert side(game, 1) == {"I": ["arpia", "timer"]}
    ready(game, 0)


@pytest.mark.card("phoenix-eliana")
@pytest.mark.rule("X11.5")
@pytest.mark.parametrize("card", ["arpia", "timer"])
def test_phoenix_eliana_counts_as_arpia_and_as_timer(card: str) -> None:
    game = duel(f'army.I = ["muraena"]\narmy.II = ["phoenix-eliana"]\nhand = ["{card}"]\ndeck = ["kaez", "genious"]')
    do(game, f"play {card}")
    assert side(game, 0) == {
        "I": ["muraena", card], "II": ["phoenix-eliana"], "hand": ["kaez"], "deck": ["genious"],
    }  # fmt: skip
    ready(game, 0)


@pytest.mark.card("phoenix-eliana", works=False)
@pytest.mark.rule("X11.5", "X3.5a")
@pytest.mark.parametrize(("card", "drawn"), [("arpia", ["kaez"]), ("timer", [])])
def test_a_captured_phoenix_eliana_counts_as_neither(card: str, drawn: list[str]) -> None:
    game = duel(f'army.I = ["muraena"]\narmy.II = ["(phoenix-eliana)"]\nhand = ["{card}"]\ndeck = ["kaez"]')
    do(game, f"play {card}")
    assert side(game, 0).get("hand", []) == drawn
    assert side(game, 0)["I"] == ["muraena", card]
    ready(game, 1 if card == "arpia" else 0)


@pytest.mark.card("arpia", works=False)
@pytest.mark.rule("X11.5")
def test_arpia_gives_no_turn_while_timer_is_captured() -> None:
    game = duel('army.I = ["(timer)"]\nhand = ["arpia"]\ndeck = ["kaez"]')
    do(game, "play arpia")
    assert side(game, 0) == {"I": ["(timer)", "arpia"], "hand": ["kaez"]}
    ready(game, 1)


# -- X11.7: Nityananda -------------------------------------------------------------------------------------------

NITYANANDA = (
    'army.I = ["navaj"]\nhand = ["nityananda", "nalin", "niranjan"]\ndiscard = ["muraena", "nakshatra", "nachiketa"]\n'
)


@pytest.mark.card("nityananda")
@pytest.mark.rule("X11.7", "X5.2d")
def test_nityananda_lets_one_card_be_played_from_the_discard_pile_paid_from_hand() -> None:
    game = duel(NITYANANDA + 'deck = ["arpia", "timer", "kaez"]')
    do(game, "play nityananda")
    ready(game, 0)
    assert [choice for choice in choices(game) if choice.startswith("recall")] == ["recall nakshatra", "recall muraena"]
    assert rules_against(game, "recall nachiketa") == ["X5.3a"]
    assert rules_against(game, "recall kaez") == ["X11.7"]
    do(game, "recall muraena")  # a new clan: both hand cards pay; then it draws 2
    assert side(game, 0) == {
        "I": ["navaj", "muraena"], "II": ["nityananda"], "hand": ["arpia", "timer"], "deck": ["kaez"],
        "pile": ["nachiketa", "nakshatra", "nalin", "niranjan"],
    }  # fmt: skip
    ready(game, 1)


@pytest.mark.card("nityananda")
@pytest.mark.rule("X11.7", "X6.2c")
def test_the_card_from_the_discard_pile_is_not_shifted_in() -> None:
    game = duel(NITYANANDA + 'deck = ["arpia"]')
    do(game, "play nityananda")  # Nakshatra of the pile would fit in the Troop row
    assert rules_against(game, "shift I1") == ["X6.2c"]
    do(game, "draw 1")  # it need not be used, and is over then
    ready(game, 1)
    do(game, "draw 1")
    assert rules_against(game, "recall nakshatra") == ["X11.7"]
    ready(game, 0)


@pytest.mark.card("nityananda", works=False)
@pytest.mark.rule("X11.7", "X4.3b")
def test_nityananda_gives_nothing_during_an_additional_turn() -> None:
    game = duel(NITYANANDA, "", "tiles = []\nadditional_turn = true")
    do(game, "play nityananda")
    assert side(game, 0) == {
        "I": ["navaj"], "II": ["nityananda"], "hand": ["nalin", "niranjan"],
        "pile": ["muraena", "nachiketa", "nakshatra"],
    }  # fmt: skip
    ready(game, 1)


# -- X11.8: Goan Sul ---------------------------------------------------------------------------------------------

GOAN_SUL = 'army.I = ["lava-goddesses"]\narmy.II = ["hempo"]\nhand = ["goan-sul"]\n'


@pytest.mark.card("goan-sul")
@pytest.mark.rule("X11.8", "X10.2b")
def test_goan_sul_destroys_the_cards_that_are_open_at_that_moment_and_no_others() -> None:
    game = duel(
        GOAN_SUL,
        'army.I = ["arpia", "timer", "sqeezs"]\narmy.II = ["kaez", "genious"]\narmy.III = ["phoenix"]',
    )
    do(game, "play goan-sul")
    assert choices(game) == ["clan goan_sul", "clan phoenix"]
    do(game, "clan phoenix")
    assert side(game, 0) == {"I": ["lava-goddesses"], "II": ["hempo"], "III": ["goan-sul"]}
    assert side(game, 1) == {"I": ["arpia", "timer"], "II": ["kaez"], "pile": ["genious", "phoenix", "sqeezs"]}
    ready(game, 1)


@pytest.mark.card("goan-sul")
@pytest.mark.rule("X11.8", "X5.9", "X5.7b")
def test_goan_sul_must_destroy_itself_where_nothing_else_can_be_destroyed() -> None:
    game = duel(GOAN_SUL, 'army.I = ["(arpia)"]')
    do(game, "play goan-sul")  # a captured card has no clan; only its own clan has an OPEN card
    assert side(game, 0) == {"I": ["lava-goddesses"], "II": ["hempo"], "pile": ["goan-sul"]}
    assert side(game, 1) == {"I": ["(arpia)"]}
    ready(game, 1)


# -- X11.9: Sqeezs -----------------------------------------------------------------------------------------------


@pytest.mark.card("sqeezs")
@pytest.mark.rule("X11.9", "X10.3b")
def test_sqeezs_with_two_cards_revealed_gives_one_to_the_hand_and_one_to_the_top() -> None:
    game = duel('hand = ["sqeezs"]\ndeck = ["kaez", "arpia"]\ndiscard = ["timer"]')
    do(game, "play sqeezs")
    assert (asked(game), choices(game)) == ((0, "keep"), ["keep kaez", "keep arpia"])
    do(game, "keep arpia")
    assert side(game, 0) == {"I": ["sqeezs"], "hand": ["arpia"], "deck": ["kaez"], "pile": ["timer"]}
    ready(game, 1)


@pytest.mark.card("sqeezs")
@pytest.mark.rule("X11.9")
def test_sqeezs_with_one_card_revealed_gives_it_to_the_hand() -> None:
    game = duel('hand = ["sqeezs"]\ndeck = ["kaez"]\ndiscard = ["timer"]')
    do(game, "play sqeezs")
    assert side(game, 0) == {"I": ["sqeezs"], "hand": ["kaez"], "pile": ["timer"]}
    ready(game, 1)


@pytest.mark.card("sqeezs", works=False)
@pytest.mark.rule("X11.9", "X10.3b")
def test_sqeezs_does_nothing_with_an_empty_deck() -> None:
    game = duel('hand = ["sqeezs"]\ndiscard = ["timer"]')
    assert "nothing-happens" in kinds(do(game, "play sqeezs"))
    assert side(game, 0) == {"I": ["sqeezs"], "pile": ["timer"]}
    ready(game, 1)


@pytest.mark.card("sqeezs")
@pytest.mark.rule("X11.9")
def test_sqeezs_with_three_cards_puts_the_last_one_under_the_deck() -> None:
    game = duel('hand = ["sqeezs"]\ndeck = ["kaez", "arpia", "muraena", "genious"]')
    do(game, "play sqeezs", "keep arpia")
    assert (asked(game), choices(game)) == ((0, "put-on-top"), ["top kaez", "top muraena"])
    do(game, "top muraena")
    assert side(game, 0) == {"I": ["sqeezs"], "hand": ["arpia"], "deck": ["muraena", "genious", "kaez"]}
    ready(game, 1)


# -- X11.10, X11.17: searching -----------------------------------------------------------------------------------


@pytest.mark.card("elle")
@pytest.mark.rule("X11.10")
def test_searching_for_any_card_does_not_show_it() -> None:
    game = duel('army.I = ["volantis"]\nhand = ["elle"]\ndeck = ["sati", "quae"]')
    do(game, "play elle")
    assert (asked(game), choices(game)) == ((0, "search"), ["search quae", "search sati"])
    events = game.apply("search sati", viewer=1)
    assert next(event for event in events if event.kind == "searched").args == {"player": 0, "target": "hand"}
    assert [entry & 255 for entry in game.view(1).state.seats[0].hand] == [255]
    assert side(game, 0) == {"I": ["volantis"], "II": ["elle"], "hand": ["sati"], "deck": ["quae"]}
    ready(game, 1)


@pytest.mark.card("fenghuang")
@pytest.mark.rule("X11.10", "X10.11a", "X10.28")
def test_searching_for_a_named_card_shows_it_to_both() -> None:
    game = duel('army.I = ["muraena"]\nhand = ["fenghuang"]\ndeck = ["kaez", "phoenix", "arpia", "phoenix-eliana"]')
    do(game, "play fenghuang")
    assert choices(game) == ["search phoenix", "search phoenix-eliana"]
    assert rules_against(game, "search kaez") == ["X10.11a"]
    events = game.apply("search phoenix", viewer=1)
    assert next(event for event in events if event.kind == "searched").args["card"] == "card:phoenix"
    phoenix = game.rules.catalogue.number["phoenix"]
    assert [entry & 255 for entry in game.view(1).state.seats[0].deck] == [255, 255, 255, phoenix]
    after = side(game, 0)
    assert (after["deck"][0], sorted(after["deck"])) == ("phoenix", ["arpia", "kaez", "phoenix", "phoenix-eliana"])
    assert (after["I"], after["II"]) == (["muraena"], ["fenghuang"])
    ready(game, 1)


@pytest.mark.card("elle")
@pytest.mark.rule("X11.17")
def test_a_card_that_fits_must_be_taken_and_the_deck_is_shuffled() -> None:
    game = duel('army.I = ["volantis"]\nhand = ["elle"]\ndeck = ["sati", "quae"]')
    do(game, "play elle")
    assert rules_against(game, "done") != []
    assert "shuffled" in kinds(do(game, "search quae"))
    assert side(game, 0) == {"I": ["volantis"], "II": ["elle"], "hand": ["quae"], "deck": ["sati"]}
    ready(game, 1)


@pytest.mark.card("elle", "fenghuang", works=False)
@pytest.mark.rule("X11.17")
@pytest.mark.parametrize(
    ("troop", "hero", "deck", "pile"),
    [("volantis", "elle", [], ["sati"]), ("muraena", "fenghuang", ["kaez"], ["phoenix"])],
)
def test_searching_never_reshuffles_the_discard_pile(troop: str, hero: str, deck: list[str], pile: list[str]) -> None:
    game = duel(f'army.I = ["{troop}"]\nhand = ["{hero}"]\ndiscard = {pile}\ndeck = {deck}')
    events = do(game, f"play {hero}")
    assert "shuffled" in kinds(events) and "searched" not in kinds(events)
    assert side(game, 0) == {"I": [troop], "II": [hero], "pile": pile, **({"deck": deck} if deck else {})}
    ready(game, 1)


# -- X11.11: Guardians of the Night ------------------------------------------------------------------------------


@pytest.mark.card("guardians-of-the-night")
@pytest.mark.rule("X11.11", "X5.12")
def test_the_capture_of_the_guardians_costs_the_opponent_of_their_player_a_card() -> None:
    game = duel(
        'army.I = ["spirits-of-smook"]\nhand = ["lava-goddesses", "hempo", "alpha"]',
        'army.I = ["guardians-of-the-night"]\nhand = ["solok"]',
    )
    do(game, "play lava-goddesses", "capture 1:I1")
    assert (asked(game), choices(game)) == ((0, "discard"), ["discard alpha", "discard hempo"])
    do(game, "discard hempo")
    assert side(game, 0) == {"I": ["spirits-of-smook", "lava-goddesses"], "hand": ["alpha"], "pile": ["hempo"]}
    assert side(game, 1) == {"I": ["(guardians-of-the-night)"], "hand": ["solok"]}
    ready(game, 1)


@pytest.mark.card("guardians-of-the-night")
@pytest.mark.rule("X11.11")
def test_guardians_captured_by_their_own_player_cost_the_opponent_a_card() -> None:
    game = duel(
        'army.I = ["guardians-of-the-night", "apostles-of-the-night"]\nhand = ["solok"]', 'hand = ["sati", "elle"]'
    )
    do(game, "activate 0:I2", "target 0:I1")
    assert asked(game) == (1, "discard")
    do(game, "discard sati")
    assert side(game, 0) == {"I": ["(guardians-of-the-night)", "apostles-of-the-night [t]"], "hand": ["solok"]}
    assert side(game, 1) == {"hand": ["elle"], "pile": ["sati"]}
    ready(game, 1)


@pytest.mark.card("guardians-of-the-night", works=False)
@pytest.mark.rule("X11.11")
@pytest.mark.parametrize(
    ("troops", "actions", "after"),
    [
        (["guardians-of-the-night"], ["play demon-guardians", "done", "destroy 1:I1"], []),
        (["guardians-of-the-night", "red-circle"], ["play lava-goddesses", "capture 1:I2"],
         ["guardians-of-the-night", "(red-circle)"]),
    ],
    ids=["destroyed", "another-card-captured"],
)  # fmt: skip
def test_the_guardians_are_set_off_by_nothing_else(troops: list[str], actions: list[str], after: list[str]) -> None:
    card = actions[0].split()[1]
    game = duel(f'army.I = ["spirits-of-smook"]\nhand = ["{card}", "hempo"]', f"army.I = {troops}")
    do(game, *actions)
    assert side(game, 0) == {"I": ["spirits-of-smook", card], "hand": ["hempo"]}
    assert side(game, 1) == ({"I": after} if after else {"pile": troops})
    ready(game, 1)


# -- X11.12b: Kaez -----------------------------------------------------------------------------------------------

LOST = 'discard = ["phoenix", "timer"]\nremoved = ["phoenix-immortal", "phoenix-eliana", "arpia"]\n'


@pytest.mark.card("kaez")
@pytest.mark.rule("X11.12b", "X10.9", "X10.11a")
def test_kaez_fetches_every_phoenix_of_its_player() -> None:
    game = duel('army.I = ["muraena"]\nhand = ["kaez"]\n' + LOST)
    do(game, "play kaez")
    assert side(game, 0) == {
        "I": ["muraena"], "II": ["kaez"], "hand": ["phoenix", "phoenix-eliana", "phoenix-immortal"],
        "pile": ["timer"], "removed": ["arpia"],
    }  # fmt: skip
    ready(game, 1)


@pytest.mark.card("kaez", works=False)
@pytest.mark.rule("X11.12b", "X10.14a")
def test_a_player_who_copies_an_opposing_kaez_fetches_nothing() -> None:
    game = duel('army.I = ["all-in-one"]\nhand = ["valeen"]', 'army.I = ["muraena"]\narmy.II = ["kaez"]\n' + LOST)
    do(game, "play valeen")
    assert choices(game) == ["copy 1:I1", "copy 1:II1"]
    do(game, "copy 1:II1")
    assert side(game, 0) == {"I": ["all-in-one"], "II": ["valeen"]}
    assert side(game, 1) == {
        "I": ["muraena"], "II": ["kaez"], "pile": ["phoenix", "timer"],
        "removed": ["arpia", "phoenix-eliana", "phoenix-immortal"],
    }  # fmt: skip
    ready(game, 1)
