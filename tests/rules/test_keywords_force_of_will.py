"""X10.6, X10.22 to X10.24: Force of will, that is The Red Circle and Atalanta of the Great Shield."""

import pytest

from gosux import Game
from tests.scene import asked, choices, do, ready, rules_against, scene, tokens
from tests.zones import seen, zones

# -- The Red Circle ----------------------------------------------------------------------------------------------

MASSACRE = """
tiles = []
[[player]]
army = { I = ["bombing-units"], II = ["smook"] }
hand = ["goan-sul"]
deck = ["hempo", "orgah"]
[[player]]
army.I = ["guardians-of-the-night", "guardians-of-the-night", "dark-cultists"]
army.II = ["ashes", "solok"]
army.III = ["byun-hyung-ja-abhilasha"]
hand = ["red-circle", "red-circle"]
deck = []
"""


def endangered(game: Game) -> str:
    """The card that the question for a Force of will is about."""
    assert game.decision is not None and game.decision.kind == "will"
    return str(game.decision.prompt.args["card"])


def save_only(game: Game, *cards: str) -> list[str]:
    """Answer for Force of will card by card: save these, let the others go. Returns the cards asked about."""
    about: list[str] = []
    while asked(game) == (1, "will"):
        about.append(endangered(game).removeprefix("card:"))
        do(game, "will red-circle" if about[-1] in cards else "no")
    return about


@pytest.mark.rule("X10.6a", "X10.6b", "X10.22")
def test_several_cards_are_saved_card_by_card_each_by_a_red_circle() -> None:
    game = scene(MASSACRE)
    do(game, "play goan-sul", "clan abhilasha")
    about = save_only(game, "byun-hyung-ja-abhilasha", "solok")
    assert {"byun-hyung-ja-abhilasha", "solok"} <= set(about)
    assert asked(game) == (0, "bounty")  # for Dark Cultists alone
    do(game, "yes")
    assert zones(game, 0) == {"I": "bombing-units", "II": "smook", "III": "goan-sul", "hand": "hempo", "deck": "orgah"}
    assert zones(game, 1) == {
        "I": "guardians-of-the-night, guardians-of-the-night", "II": "ashes, solok",
        "III": "byun-hyung-ja-abhilasha", "pile": "dark-cultists, red-circle, red-circle",
    }  # fmt: skip
    ready(game, 1)


@pytest.mark.rule("X10.22")
def test_one_red_circle_saves_one_card_and_the_rest_goes_together() -> None:
    game = scene(MASSACRE.replace('"red-circle", "red-circle"', '"red-circle"'))
    do(game, "play goan-sul", "clan abhilasha")
    save_only(game, "solok")
    do(game, "no", "no")  # two Bounty cards were destroyed
    assert zones(game, 0) == {"I": "bombing-units", "II": "smook", "III": "goan-sul", "deck": "hempo, orgah"}
    assert zones(game, 1) == {
        "I": "guardians-of-the-night, guardians-of-the-night", "II": "ashes, solok",
        "pile": "byun-hyung-ja-abhilasha, dark-cultists, red-circle",
    }  # fmt: skip
    ready(game, 1)


NO_PERIL = """
tiles = []
turn = 1
[[player]]
army = { I = ["guardians-of-the-night"], II = ["ashes"] }
hand = ["red-circle", "cylak"]
deck = []
[[player]]
army.I = ["TROOP"]
hand = ["HAND"]
deck = []
"""


@pytest.mark.rule("X10.22", "X10.10")
def test_the_red_circle_cancels_no_sacrifice() -> None:
    game = scene(NO_PERIL.replace("TROOP", "navaj").replace("HAND", "niranjan"))
    do(game, "play niranjan")
    assert zones(game, 0) == {"I": "guardians-of-the-night", "hand": "cylak, red-circle", "pile": "ashes"}
    assert zones(game, 1) == {"I": "navaj", "II": "niranjan"}
    ready(game, 0)


@pytest.mark.rule("X10.22")
def test_the_red_circle_cancels_nothing_that_puts_a_card_on_a_deck() -> None:
    game = scene(NO_PERIL.replace("TROOP", "boul-go").replace("HAND", "un-go"))
    do(game, "play un-go", "lift 0:II1")
    assert zones(game, 0) == {"I": "guardians-of-the-night", "hand": "cylak, red-circle", "deck": "ashes"}
    assert zones(game, 1) == {"I": "boul-go, un-go"}
    ready(game, 0)


@pytest.mark.rule("X10.22", "X10.6a")
def test_the_red_circle_is_not_offered_for_a_shift() -> None:
    game = scene(NO_PERIL.replace("turn = 1", "turn = 0").replace("TROOP", "boul-go").replace("HAND", "un-go"))
    do(game, "shift II1")
    assert zones(game, 0) == {"I": "guardians-of-the-night", "II": "cylak", "hand": "red-circle", "pile": "ashes"}
    assert zones(game, 1) == {"I": "boul-go", "hand": "un-go"}
    ready(game, 1)


@pytest.mark.rule("X10.6b", "X10.22")
def test_a_saved_card_is_not_replaced_by_another_choice() -> None:
    game = scene(NO_PERIL.replace("TROOP", "bombing-units").replace("HAND", "hempo"))
    do(game, "play hempo", "destroy 0:II1")
    assert asked(game) == (0, "will")
    do(game, "will red-circle")
    assert zones(game, 0) == {"I": "guardians-of-the-night", "II": "ashes", "hand": "cylak", "pile": "red-circle"}
    assert zones(game, 1) == {"I": "bombing-units", "II": "hempo"}
    ready(game, 0)


@pytest.mark.rule("X10.6b", "X3.5c")
def test_the_red_circle_cancels_the_destruction_of_a_captured_card() -> None:
    text = NO_PERIL.replace("TROOP", "bombing-units").replace("HAND", "hempo")
    game = scene(text.replace('["ashes"]', '["(ashes)"]'))
    do(game, "play hempo", "destroy 0:II1", "will red-circle")
    assert zones(game, 0) == {"I": "guardians-of-the-night", "II": "(ashes)", "hand": "cylak", "pile": "red-circle"}
    assert zones(game, 1) == {"I": "bombing-units", "II": "hempo"}
    ready(game, 0)


@pytest.mark.rule("X10.6a", "X4.7")
def test_a_player_who_has_passed_may_use_a_force_of_will_fit_for_the_occasion() -> None:
    text = NO_PERIL.replace("TROOP", "bombing-units").replace("HAND", "alpha")
    game = scene(text.replace('"cylak"]', '"atalanta"]\npassed = true'))
    do(game, "play alpha", "capture 0:II1")
    assert asked(game) == (0, "will")
    assert choices(game) == ["will red-circle", "no"]
    assert rules_against(game, "will atalanta") == ["X10.6a"]
    do(game, "will red-circle")
    assert zones(game, 0) == {"I": "guardians-of-the-night", "II": "ashes", "hand": "atalanta", "pile": "red-circle"}
    assert zones(game, 1) == {"I": "bombing-units", "II": "alpha"}
    ready(game, 1)


# -- Atalanta of the Great Shield --------------------------------------------------------------------------------

ATALANTA = """
tiles = []
[[player]]
army.I = ["spirits-of-smook"]
hand = ["lava-goddesses", "hempo"]
discard = ["orgah", "smook"]
deck = ["goan-sul"]
[[player]]
hand = ["atalanta"]
deck = ["elle"]
"""


@pytest.mark.rule("X10.6a", "X10.6c", "X10.23")
def test_atalanta_cancels_an_activation_before_any_choice_and_the_token_stays() -> None:
    game = scene(ATALANTA)
    do(game, "activate 0:I1")
    assert asked(game) == (1, "will")
    assert choices(game) == ["will atalanta", "no"]
    do(game, "will atalanta")
    assert zones(game, 0) == {
        "I": "spirits-of-smook [x2]", "hand": "hempo, lava-goddesses", "pile": "orgah, smook", "deck": "goan-sul",
    }  # fmt: skip
    assert zones(game, 1) == {"pile": "atalanta", "deck": "elle"}
    assert tokens(game, 0) == (1, 0, 2)
    ready(game, 1)


@pytest.mark.rule("X10.23", "X6.1", "X7.2")
def test_the_token_of_a_cancelled_activation_fills_its_icon_and_lowers_the_shift_cost() -> None:
    game = scene(ATALANTA)
    assert rules_against(game, "shift I1") == ["X6.2c"]  # two cards to pay, and one to replace it
    do(game, "activate 0:I1", "will atalanta", "draw 1")
    assert rules_against(game, "activate 0:I1") == ["X7.2"]
    do(game, "shift I1")  # Hempo pays; the Lava Goddesses must capture themselves
    assert zones(game, 0) == {
        "I": "(lava-goddesses)", "pile": "hempo, orgah, smook, spirits-of-smook", "deck": "goan-sul",
    }  # fmt: skip
    assert zones(game, 1) == {"pile": "atalanta", "hand": "elle"}
    assert tokens(game, 0) == (1, 1, 2)
    ready(game, 1)


@pytest.mark.rule("X10.23", "X7.3", "X8.1")
def test_the_token_of_a_cancelled_activation_counts_for_a_veteran() -> None:
    game = scene("turns_left = 1\n" + ATALANTA.replace('deck = ["elle"]', 'deck = ["elle"]\npassed = true'))
    do(game, "activate 0:I1", "will atalanta")
    events = do(game, "pass")
    assert [event.args["values"] for event in events if event.kind == "battle"] == [[2 * 2, 0]]
    # The Song for the Dead: the only card is sacrificed, hands are filled up as far as cards go; the loser starts.
    assert zones(game, 0) == {"hand": "goan-sul, hempo, lava-goddesses, orgah, smook, spirits-of-smook"}
    assert zones(game, 1) == {"hand": "atalanta, elle"}
    ready(game, 1)


@pytest.mark.parametrize(
    ("action", "left"),
    [
        ("draw 1", {"hand": "goan-sul, hempo, lava-goddesses", "pile": "orgah, smook"}),
        ("draw 3", {"hand": "goan-sul, hempo, lava-goddesses, orgah, smook"}),
    ],
)
@pytest.mark.rule("X10.23", "X7.1a", "X7.1b")
def test_spending_tokens_to_draw_is_no_activation(action: str, left: dict[str, str]) -> None:
    game = scene(ATALANTA)
    do(game, action)
    assert zones(game, 0) == {"I": "spirits-of-smook"} | left
    assert zones(game, 1) == {"hand": "atalanta", "deck": "elle"}
    ready(game, 1)


@pytest.mark.rule("X10.6c")
def test_atalanta_stops_neither_a_card_that_enters_nor_an_activation_of_her_own_player() -> None:
    game = scene("""
tiles = []
[[player]]
army.I = ["boul-go"]
hand = ["bun-to", "atalanta"]
deck = ["shard"]
[[player]]
hand = ["aat"]
deck = []
""")
    do(game, "play bun-to", "level II", "draw 1", "activate 0:I2", "level I")
    assert zones(game, 0) == {"I": "boul-go, bun-to [t]", "hand": "atalanta, shard"}
    assert zones(game, 1) == {"hand": "aat"}
    ready(game, 1)


# -- what stays unseen -------------------------------------------------------------------------------------------


def told(game: Game, viewer: int, *actions: str) -> list[object]:
    """All that a player sees of these actions: events, and the view at the end."""
    seen_events = [event.seen_by(viewer) for event in do(game, *actions)]
    return [*[event.to_json() for event in seen_events if event], game.view(viewer).to_json()]


@pytest.mark.rule("X10.24")
def test_a_declined_atalanta_looks_like_no_atalanta() -> None:
    declined = scene(ATALANTA)
    without = scene(ATALANTA.replace('["atalanta"]\ndeck = ["elle"]', '["elle"]\ndeck = ["atalanta"]'))
    assert told(declined, 0, "activate 0:I1", "no") == told(without, 0, "activate 0:I1")
    for game in (declined, without):
        assert asked(game) == (0, "take")
        do(game, "take 0:smook")
        assert zones(game, 0) == {
            "I": "spirits-of-smook [x2]", "hand": "hempo, lava-goddesses, smook", "pile": "orgah", "deck": "goan-sul",
        }  # fmt: skip
        assert seen(game, 0, 1, "hand") == "?"
        ready(game, 1)


@pytest.mark.rule("X10.24")
def test_while_a_force_of_will_is_asked_for_the_other_player_sees_no_question() -> None:
    game = scene(ATALANTA)
    do(game, "activate 0:I1")
    assert game.view(0).decision is None
    decision = game.view(1).decision
    assert decision is not None and decision.kind == "will"
    do(game, "no", "take 0:orgah")
    assert zones(game, 1) == {"hand": "atalanta", "deck": "elle"}
    ready(game, 1)


@pytest.mark.rule("X10.24")
def test_a_declined_red_circle_looks_like_no_red_circle() -> None:
    text = NO_PERIL.replace("TROOP", "bombing-units").replace("HAND", "alpha")
    declined = scene(text.replace('["red-circle", "cylak"]\ndeck = []', '["red-circle"]\ndeck = ["cylak"]'))
    without = scene(text.replace('["red-circle", "cylak"]\ndeck = []', '["cylak"]\ndeck = ["red-circle"]'))
    assert told(declined, 1, "play alpha", "capture 0:II1", "no") == told(without, 1, "play alpha", "capture 0:II1")
    for game in (declined, without):
        assert zones(game, 0)["I"] == "guardians-of-the-night"
        assert zones(game, 0)["II"] == "(ashes)"
        assert zones(game, 1) == {"I": "bombing-units", "II": "alpha"}
        ready(game, 0)
