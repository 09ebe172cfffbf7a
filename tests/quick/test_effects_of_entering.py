"""X13.2 and X13.11: the effect of a card that enters play is optional; who declines it gets no Echo of it."""

import pytest

from gosux import Game
from tests.scene import asked, choices, do, kinds, over, ready, scene, tokens
from tests.zones import zones


def table(you: str, other: str = "deck = []", head: str = "tiles = []", ruleset: str = "gosu-x-quick") -> Game:
    return scene(f'ruleset = "{ruleset}"\n{head}\n[[player]]\n{you}\n[[player]]\n{other}\n')


# -- X13.2: played -----------------------------------------------------------------------------------------------

MURAENA = 'hand = ["muraena"]\ndeck = ["sati", "elle", "quae"]'


@pytest.mark.rule("X13.2")
def test_the_effect_of_a_played_card_may_be_resolved() -> None:
    game = table(MURAENA)
    events = do(game, "play muraena")
    assert kinds(events) == ["plays", "entered"]
    assert (asked(game), choices(game)) == ((0, "enter"), ["yes", "no"])
    assert "declined" not in kinds(do(game, "yes"))
    assert zones(game, 0) == {"I": "muraena", "hand": "elle, sati", "deck": "quae"}
    assert zones(game, 1) == {}
    ready(game, 1)


@pytest.mark.rule("X13.2")
def test_the_effect_of_a_played_card_may_be_declined() -> None:
    game = table(MURAENA)
    events = do(game, "play muraena", "no")
    (declined,) = [event for event in events if event.kind == "declined"]
    assert declined.args == {"player": 0, "card": "card:muraena"}
    assert zones(game, 0) == {"I": "muraena", "deck": "sati, elle, quae"}
    assert zones(game, 1) == {}
    ready(game, 1)


@pytest.mark.rule("X13.2")
def test_in_the_final_rules_the_effect_is_resolved_unasked() -> None:
    game = table(MURAENA, ruleset="gosu-x")
    do(game, "play muraena")
    assert zones(game, 0) == {"I": "muraena", "hand": "elle, sati", "deck": "quae"}
    ready(game, 1)


@pytest.mark.rule("X13.2")
@pytest.mark.parametrize(("answer", "row"), [("yes", "(spirits-of-smook), lava-goddesses"), ("no", None)])
def test_an_effect_that_would_hit_ones_own_card_can_be_declined(answer: str, row: str | None) -> None:
    """Once begun it is compulsory (X5.7b): Lava Goddesses then capture a card of their own army."""
    game = table('army.I = ["spirits-of-smook"]\nhand = ["lava-goddesses"]\ndeck = []')
    do(game, "play lava-goddesses", answer)
    if answer == "yes":
        assert (asked(game), choices(game)) == ((0, "capture"), ["capture 0:I1", "capture 0:I2"])
        do(game, "capture 0:I1")
    assert zones(game, 0) == {"I": row or "spirits-of-smook, lava-goddesses"}
    assert zones(game, 1) == {}
    ready(game, 1)


@pytest.mark.rule("X13.2")
@pytest.mark.parametrize(("answer", "place"), [("yes", "hand"), ("no", "deck")])
def test_the_effect_of_a_hero_is_optional_too(answer: str, place: str) -> None:
    game = table('army.I = ["atalanta"]\nhand = ["sati"]\ndeck = ["elle"]', 'hand = ["nio"]\ndeck = []')
    do(game, "play sati", answer)
    assert zones(game, 0) == {"I": "atalanta", "II": "sati", place: "elle"}
    assert zones(game, 1) == {"hand": "nio"}
    ready(game, 1)


@pytest.mark.rule("X13.2")
@pytest.mark.parametrize(("answer", "drawn"), [("yes", "elle, nezha"), ("no", "")])
def test_a_card_played_from_the_discard_pile_is_asked_too(answer: str, drawn: str) -> None:
    """The turn that Nityananda gives (X11.7)."""
    you = 'discard = ["muraena"]\ndeck = ["elle", "nezha"]'
    game = table(you, head="tiles = []\nadditional_turn = true\nrecall = true")
    do(game, "recall muraena")
    assert asked(game) == (0, "enter")
    do(game, answer)
    left = {"hand": drawn} if drawn else {"deck": "elle, nezha"}
    assert zones(game, 0) == {"I": "muraena", **left}
    ready(game, 1)


@pytest.mark.rule("X13.2")
@pytest.mark.parametrize(("answer", "drawn"), [("yes", True), ("no", False)])
def test_the_effect_that_a_card_has_from_its_mirror_is_asked_for(answer: str, drawn: bool) -> None:
    game = table(
        'hand = ["aat"]\ndeck = ["ez", "ne-o", "fre-e"]',
        'army.I = ["muraena"]\ndeck = []',
    )
    do(game, "play aat")
    assert asked(game) == (0, "enter")
    do(game, answer)
    cards = {"hand": "ez, ne-o", "deck": "fre-e"} if drawn else {"deck": "ez, ne-o, fre-e"}
    assert zones(game, 0) == {"I": "aat", **cards}
    assert zones(game, 1) == {"I": "muraena"}
    ready(game, 1)


@pytest.mark.rule("X13.2")
@pytest.mark.parametrize("card", ["atalanta", "aat", "all-in-one"])
def test_a_card_without_an_effect_is_not_asked_for(card: str) -> None:
    """Atalanta has Force of will only, Aat has nothing of an empty slot, All in one an ongoing effect."""
    game = table(f'hand = ["{card}"]\ndeck = []')
    do(game, f"play {card}")
    assert (zones(game, 0), zones(game, 1)) == ({"I": card}, {})
    ready(game, 1)


@pytest.mark.rule("X13.2", "X5.7a")
def test_keywords_are_no_effect_the_wonder_token_is_taken_anyway() -> None:
    game = table('hand = ["bun-to"]\ndeck = ["shard", "un-go"]', head="tiles = []\nwonder = 1")
    events = do(game, "play bun-to")
    assert (kinds(events), game.state.wonder) == (["plays", "entered", "wonder-taken"], 0)
    do(game, "no")
    assert (zones(game, 0), game.state.wonder) == ({"I": "bun-to", "deck": "shard, un-go"}, 0)
    ready(game, 1)


@pytest.mark.rule("X13.2", "X1.3")
def test_the_fifteenth_card_wins_before_its_player_is_asked() -> None:
    game = table("""
army.I = ["muraena", "muraena", "arpia", "arpia", "timer"]
army.II = ["kaez", "genious", "fenghuang", "phoenix-eliana", "elle"]
army.III = ["byun-hyung-ja-phoenix", "justice", "byun-hyung-ja-justice", "byun-hyung-ja-xian"]
hand = ["phoenix"]
deck = []
""")
    do(game, "play phoenix")
    over(game, [0], "X1.3")


# -- X13.2: shifted in -------------------------------------------------------------------------------------------

SHIFT = 'army.I = ["atalanta"]\nhand = ["muraena", "sati"]\ndeck = ["elle", "quae", "nezha"]'


@pytest.mark.rule("X13.2")
def test_the_effect_of_a_card_shifted_in_may_be_resolved() -> None:
    game = table(SHIFT)
    do(game, "shift I1")  # Sati pays
    assert (asked(game), choices(game)) == ((0, "enter"), ["yes", "no"])
    do(game, "yes")
    assert zones(game, 0) == {"I": "muraena", "hand": "elle, quae", "deck": "nezha", "pile": "atalanta, sati"}
    assert zones(game, 1) == {}
    ready(game, 1)


@pytest.mark.rule("X13.2")
def test_the_effect_of_a_card_shifted_in_may_be_declined() -> None:
    game = table(SHIFT)
    assert "declined" in kinds(do(game, "shift I1", "no"))
    assert zones(game, 0) == {"I": "muraena", "deck": "elle, quae, nezha", "pile": "atalanta, sati"}
    assert zones(game, 1) == {}
    ready(game, 1)


# -- X13.2: activated --------------------------------------------------------------------------------------------


@pytest.mark.rule("X13.2")
def test_the_effect_of_an_activation_is_not_optional() -> None:
    game = table('army.I = ["muraena"]\ndeck = ["sati", "elle", "quae"]')
    do(game, "activate 0:I1")
    assert zones(game, 0) == {"I": "muraena [t]", "hand": "elle, sati", "deck": "quae"}
    assert zones(game, 1) == {}
    assert tokens(game, 0) == (1, 0, 0)
    ready(game, 1)


@pytest.mark.rule("X13.2")
def test_an_activation_hits_ones_own_card_if_there_is_no_other() -> None:
    game = table('army.I = ["demon-guardians"]\ndeck = ["elle"]')
    do(game, "activate 0:I1")
    assert (zones(game, 0), zones(game, 1)) == ({"pile": "demon-guardians", "deck": "elle"}, {})
    ready(game, 1)


# -- X13.11: Echo ------------------------------------------------------------------------------------------------

OBEEZS = 'hand = ["obeezs"]\ndeck = ["ne-ye", "ez", "wiindz", "aat", "sha-dow"]'


@pytest.mark.rule("X13.11")
def test_who_resolves_the_effect_may_repeat_it_by_echo() -> None:
    game = table(OBEEZS)
    do(game, "play obeezs", "yes")
    assert (asked(game), choices(game)) == ((0, "echo"), ["yes", "no"])
    assert "echo" in kinds(do(game, "yes"))
    assert zones(game, 0) == {"I": "obeezs", "pile": "aat, ez, ne-ye, wiindz", "deck": "sha-dow"}
    ready(game, 1)


@pytest.mark.rule("X13.11")
def test_who_declines_the_effect_gets_no_echo_of_it() -> None:
    game = table(OBEEZS)
    events = do(game, "play obeezs", "no")
    assert "declined" in kinds(events)
    assert "echo" not in kinds(events)
    assert zones(game, 0) == {"I": "obeezs", "deck": "ne-ye, ez, wiindz, aat, sha-dow"}
    assert zones(game, 1) == {}
    ready(game, 1)


@pytest.mark.rule("X13.11")
def test_who_has_resolved_the_effect_may_still_decline_its_echo() -> None:
    game = table(OBEEZS)
    events = do(game, "play obeezs", "yes", "no")
    assert "echo" not in kinds(events)
    assert zones(game, 0) == {"I": "obeezs", "pile": "ez, ne-ye", "deck": "wiindz, aat, sha-dow"}
    ready(game, 1)


@pytest.mark.rule("X13.11")
@pytest.mark.parametrize(("answer", "next_question"), [("yes", (0, "echo")), ("no", (1, "turn"))])
def test_an_echo_that_a_tile_gives_is_lost_with_the_effect(answer: str, next_question: tuple[int, str]) -> None:
    """Tomorrow's tile: level III cards have Echo."""
    game = table(
        'army = { I = ["arpia"], II = ["kaez"] }\nhand = ["phoenix"]\ndeck = []',
        head='tiles = ["tomorrow"]',
    )
    do(game, "play phoenix", answer)
    assert asked(game) == next_question
    assert zones(game, 0) == {"I": "arpia", "II": "kaez", "III": "phoenix"}


@pytest.mark.rule("X13.11")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_card_shifted_in_has_its_echo_only_with_its_effect(answer: str) -> None:
    game = table('army.I = ["aat"]\nhand = ["obeezs", "fre-e"]\ndeck = ["ne-ye", "ez", "wiindz"]')
    do(game, "shift I1", answer)  # Fre'e pays
    if answer == "yes":
        assert asked(game) == (0, "echo")
        do(game, "no")
    drawn = {"pile": "aat, ez, fre-e, ne-ye", "deck": "wiindz"}
    untouched = {"pile": "aat, fre-e", "deck": "ne-ye, ez, wiindz"}
    assert zones(game, 0) == {"I": "obeezs", **(drawn if answer == "yes" else untouched)}
    ready(game, 1)
