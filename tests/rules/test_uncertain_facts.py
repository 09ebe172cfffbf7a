"""X12: facts that only a look at the printed cards would settle."""

import pytest

from tests.duel import duel, side
from tests.scene import choices, do, kinds, ready, rules_against

UNCERTAIN = ["alpha-dead", "ashes", "cylak", "ecnalab"]


def with_option(option: str) -> str:
    return f'tiles = []\noptions = {{ uncertain_shift = "{option}" }}'


SOLDIER = 'army.I = ["red-circle"]\narmy.II = ["{}"]\n'


@pytest.mark.rule("X12.1")
@pytest.mark.parametrize("card", UNCERTAIN)
def test_the_uncertain_shift_cost_is_0_by_default(card: str) -> None:
    game = duel(SOLDIER.format(card) + 'hand = ["galmi-avatar"]')
    do(game, "shift II1")
    assert side(game, 0) == {"I": ["red-circle"], "II": ["galmi-avatar"], "pile": [card]}
    ready(game, 1)


@pytest.mark.rule("X12.1", "X6.1")
@pytest.mark.parametrize("card", UNCERTAIN)
def test_the_option_none_takes_the_uncertain_shift_cost_away(card: str) -> None:
    game = duel(SOLDIER.format(card) + 'hand = ["galmi-avatar"]', "", with_option("none"))
    assert rules_against(game, "shift II1") == ["X6.1"]
    assert side(game, 0) == {"I": ["red-circle"], "II": [card], "hand": ["galmi-avatar"]}
    ready(game, 0)


@pytest.mark.rule("X12.1")
@pytest.mark.parametrize("card", UNCERTAIN)
def test_the_option_2_makes_the_uncertain_shift_cost_two_cards(card: str) -> None:
    game = duel(SOLDIER.format(card) + 'hand = ["kno-bo", "un-go"]\ndiscard = ["galmi-avatar"]', "", with_option("2"))
    do(game, "shift II1")
    assert side(game, 0) == {"I": ["red-circle"], "II": ["galmi-avatar"], "pile": sorted([card, "kno-bo", "un-go"])}
    ready(game, 1)


@pytest.mark.rule("X12.1", "X6.2a")
@pytest.mark.parametrize("card", UNCERTAIN)
def test_with_the_option_2_one_card_does_not_pay(card: str) -> None:
    game = duel(SOLDIER.format(card) + 'hand = ["kno-bo"]\ndiscard = ["galmi-avatar"]', "", with_option("2"))
    assert rules_against(game, "shift II1") == ["X6.2a"]
    assert side(game, 0) == {"I": ["red-circle"], "II": [card], "hand": ["kno-bo"], "pile": ["galmi-avatar"]}
    ready(game, 0)


ALPHA = 'army.I = ["lava-goddesses"]\nhand = ["alpha"]\n'
IMMORTAL = 'army.I = ["arpia"]\narmy.II = ["kaez"]\narmy.III = ["phoenix"]'


@pytest.mark.card("alpha")
@pytest.mark.rule("X12.2")
def test_alpha_captures_an_immortal_with_a_supremacy_token() -> None:
    game = duel(ALPHA + "supremacy = 1", IMMORTAL)
    do(game, "play alpha", "capture 1:III1")
    assert side(game, 0) == {"I": ["lava-goddesses"], "II": ["alpha"]}
    assert side(game, 1) == {"I": ["arpia"], "II": ["kaez"], "III": ["(phoenix)"]}
    ready(game, 1)


@pytest.mark.card("alpha", works=False)
@pytest.mark.rule("X12.2", "X3.4a")
def test_alpha_captures_no_immortal_without_a_supremacy_token() -> None:
    game = duel(ALPHA, IMMORTAL + "\nsupremacy = 1")
    do(game, "play alpha")
    assert choices(game) == ["capture 0:I1", "capture 0:II1", "capture 1:I1", "capture 1:II1"]
    assert rules_against(game, "capture 1:III1") == ["X3.4a"]
    do(game, "capture 1:II1")
    assert side(game, 0) == {"I": ["lava-goddesses"], "II": ["alpha"]}
    assert side(game, 1) == {"I": ["arpia"], "II": ["(kaez)"], "III": ["phoenix"]}
    ready(game, 1)


@pytest.mark.card("timer")
@pytest.mark.rule("X12.3", "X11.5")
def test_timer_draws_for_a_face_up_arpia() -> None:
    game = duel('army.I = ["arpia"]\nhand = ["timer"]\ndeck = ["kaez"]')
    do(game, "play timer")
    assert side(game, 0) == {"I": ["arpia", "timer"], "hand": ["kaez"]}
    ready(game, 0)


@pytest.mark.card("timer", works=False)
@pytest.mark.rule("X12.3")
def test_timer_draws_nothing_for_a_captured_arpia() -> None:
    game = duel('army.I = ["(arpia)"]\nhand = ["timer"]\ndeck = ["kaez"]')
    do(game, "play timer")
    assert side(game, 0) == {"I": ["(arpia)", "timer"], "deck": ["kaez"]}
    ready(game, 0)


NO_TOKENS = "tokens = 0\nspent = 2\n"


@pytest.mark.card("goan-sul")
@pytest.mark.rule("X12.4", "X8.4c")
def test_goan_suls_further_card_is_sacrificed_in_the_song_for_the_dead() -> None:
    army = 'army.I = ["lava-goddesses"]\narmy.II = ["hempo"]\narmy.III = ["goan-sul"]'
    game = duel(NO_TOKENS + army, NO_TOKENS + 'army.I = ["arpia"]')
    events = do(game, "pass", "pass")  # 10 to 2: half of three is two, and one more
    order = [kind for kind in kinds(events) if kind in ("battle", "song", "sacrificed")]
    assert order == ["battle", "song", "sacrificed", "sacrificed", "sacrificed", "sacrificed"]
    assert side(game, 0) == {"hand": ["goan-sul", "hempo", "lava-goddesses"]}
    assert side(game, 1) == {"hand": ["arpia"]}
    ready(game, 1)


@pytest.mark.card("goan-sul", works=False)
@pytest.mark.rule("X12.4", "X8.4c", "X8.5")
def test_a_captured_goan_sul_costs_no_further_card() -> None:
    army = 'army.I = ["lava-goddesses"]\narmy.II = ["hempo"]\narmy.III = ["(goan-sul)"]'
    game = duel(NO_TOKENS + army, NO_TOKENS + 'army.I = ["arpia"]')
    do(game, "pass", "pass")
    assert side(game, 0) == {"I": ["lava-goddesses"], "hand": ["goan-sul", "hempo"]}
    assert side(game, 1) == {"hand": ["arpia"]}
    ready(game, 1)


VETERANS = {
    "goan-sul": "III",
    "byun-hyung-ja-goan-sul": "III",
    "alpha": "II",
    "hemro": "II",
    "lava-goddesses": "I",
    "pangu": "II",
}


@pytest.mark.rule("X12.5", "X7.2")
@pytest.mark.parametrize("card", VETERANS)
def test_six_veterans_have_no_icon(card: str) -> None:
    rows = {"I": "demon-guardians", "II": "hempo", "III": "goan-sul"}
    rows[VETERANS[card]] = card
    game = duel("\n".join(f'army.{row} = ["{rows[row]}"]' for row in ("I", "II", "III")))
    assert rules_against(game, f"activate 0:{VETERANS[card]}1") == ["X7.2"]
    assert side(game, 0) == {row: [name] for row, name in rows.items()}
    ready(game, 0)


@pytest.mark.rule("X12.5")
@pytest.mark.parametrize("card", VETERANS)
def test_they_are_veterans_to_cards_that_look_for_them(card: str) -> None:
    game = duel(f'hand = ["spirits-of-smook"]\ndiscard = ["{card}", "1000-faces"]')
    do(game, "play spirits-of-smook")
    assert side(game, 0) == {"I": ["spirits-of-smook"], "hand": [card], "pile": ["1000-faces"]}
    ready(game, 1)
