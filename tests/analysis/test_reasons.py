"""Reasons are facts of the lines: change the fact in the position, and the reason changes."""

import pytest

from gosux.analysis.differences import differences
from gosux.analysis.facts import Fact
from gosux.analysis.lines import Lines
from gosux.analysis.study import Study
from tests.scene import scene

# Your last turn of the round: the rival has passed, and the battle follows whatever you do.
LAST_TURN = """
tiles = []
turns_left = 0

[[player]]
clans = ["goan_sul", "justice", "xian"]
army.I = ["spirits-of-smook", "volantis"]
hand = ["alpha", "elle", "lava-goddesses", "nio"]
{you}

[[player]]
clans = ["galmi", "narashima", "phoenix"]
passed = true
{rival}
"""
# 9 against your 4: a Hero wins only if it captures the Hero.
AHEAD = 'army.I = ["boul-go", "un-go", "kno-bo"]\narmy.II = ["she-rift"]'


def facts(position: str, first: str, second: str) -> list[Fact]:
    """How the line of one move differs from that of another, in eight worlds after a short search."""
    game = scene(position)
    study = Study(game.view(0), "test")
    study.search(200)
    rows = [game.action_id(action) for action in (first, second)]
    for row in rows:
        study.try_move(row, 60)
    return differences(Lines(study, 8), rows[0], rows[1])


def kinds(found: list[Fact]) -> dict[str, bool]:
    """The kinds of the facts, and whether they speak for the first move."""
    return {f"{fact.kind} {fact.card}".strip(): fact.good for fact in found}


def at_last(you: str = "", rival: str = AHEAD) -> str:
    return LAST_TURN.format(you=you, rival=rival)


def test_a_move_that_wins_the_battle_says_so() -> None:
    found = facts(at_last(), "play alpha", "pass")
    assert kinds(found)["battle"]
    lead = next(fact for fact in found if fact.kind == "lead")
    assert (lead.amount, lead.own, lead.theirs, lead.when) == (6, 3, 3, "battle")


def test_the_battle_is_no_reason_if_it_is_lost_anyway() -> None:
    far = f'{AHEAD[:-1]}, "nachiketa"]\narmy.III = ["byun-hyung-ja-galmi"]'
    found = facts(at_last(rival=far), "play alpha", "pass")
    assert "battle" not in kinds(found)
    assert kinds(found)["lead"]


def test_a_second_crown_is_a_victory_and_a_first_one_is_not() -> None:
    with_one = facts(at_last("supremacy = 1"), "play alpha", "pass")
    victory = next(fact for fact in with_one if fact.kind == "victory")
    assert (victory.seat, victory.more, victory.good, victory.rule) == (0, True, True, "X1.1a")
    assert "victory" not in kinds(facts(at_last(), "play alpha", "pass"))


def test_what_is_captured_depends_on_what_may_be_captured() -> None:
    """Alpha captures an Immortal only for a player who has a Supremacy token."""
    rival = 'army.I = ["boul-go"]\narmy.II = ["she-rift"]\narmy.III = ["byun-hyung-ja-galmi"]'
    assert kinds(facts(at_last("supremacy = 1", rival), "play alpha", "pass"))["captured byun-hyung-ja-galmi"]
    without = kinds(facts(at_last("", rival), "play alpha", "pass"))
    assert "captured byun-hyung-ja-galmi" not in without
    assert without["captured she-rift"]


def test_a_captured_card_tells_what_it_counts() -> None:
    found = facts(at_last(), "play alpha", "pass")
    captured = next(fact for fact in found if fact.kind == "captured")
    assert (captured.card, captured.seat, captured.amount, captured.share) == ("she-rift", 1, 3, 1.0)


def test_nothing_is_captured_where_nothing_can_be() -> None:
    found = facts(at_last(rival='army.I = ["(boul-go)"]'), "play alpha", "pass")
    assert not [fact for fact in found if fact.kind == "captured" and fact.seat == 1]


def test_a_card_that_is_put_on_its_deck_is_gone() -> None:
    you = 'clans = ["galmi", "goan_sul", "justice"]\narmy.I = ["boul-go"]\nhand = ["un-go", "alpha", "elle"]'
    rival = 'clans = ["narashima", "phoenix", "xian"]\npassed = true\narmy.I = ["1000-faces"]'
    position = f"tiles = []\nturns_left = 0\n[[player]]\n{you}\n[[player]]\n{rival}"
    assert kinds(facts(position, "play un-go", "pass"))["gone 1000-faces"]
    captured = position.replace('["1000-faces"]', "[]")
    assert not [fact for fact in facts(captured, "play un-go", "pass") if fact.kind == "gone" and fact.seat == 1]


def test_tokens_are_a_reason_only_if_one_of_the_moves_spends_them() -> None:
    before = "tiles = []\n[[player]]\nclans = ['goan_sul', 'justice', 'xian']\narmy.I = ['spirits-of-smook']\n"
    position = (
        before + "hand = ['alpha', 'elle', 'lava-goddesses']\n[[player]]\nclans = ['galmi', 'narashima', 'phoenix']"
    )
    tokens = [fact for fact in facts(position, "draw 3", "draw 1") if fact.kind == "tokens" and fact.seat == 0]
    assert [(fact.more, fact.good, fact.amount) for fact in tokens] == [(False, False, 1)]
    plays = facts(position, "play alpha", "play lava-goddesses")
    assert not [fact for fact in plays if fact.kind == "tokens" and fact.seat == 0]


def test_the_wonder_token_is_a_reason_only_for_who_does_not_hold_it() -> None:
    """Valeen is Wondrous."""
    you = "tokens = 0\nspent = 2"
    position = (
        at_last(you).replace('"nio"', '"valeen"').replace('["spirits-of-smook"', '["1000-faces", "spirits-of-smook"')
    )
    assert kinds(facts(position, "play valeen", "play elle")).get("wonder")
    held = position.replace("turns_left = 0", "turns_left = 0\nwonder = 0")
    assert "wonder" not in kinds(facts(held, "play valeen", "play elle"))


def of_kind(found: list[Fact], kind: str, seat: int = 0) -> list[Fact]:
    return [fact for fact in found if fact.kind == kind and fact.seat == seat]


def test_a_lead_of_a_card_in_hand_goes_with_the_tile_that_counts_it() -> None:
    """With Phoenix's tile every card in hand counts 1 in the battle."""
    position = at_last().replace("phoenix", "tomorrow")
    counted = position.replace("tiles = []", 'tiles = ["phoenix"]')
    lead = of_kind(facts(counted, "draw 1", "pass"), "lead")
    assert [(fact.more, fact.good, fact.amount, fact.own) for fact in lead] == [(True, True, 1, 1)]
    assert of_kind(facts(position, "draw 1", "pass"), "lead") == []


def test_an_unlocked_token_is_a_reason_only_for_the_first_to_pass() -> None:
    """Byun Hyung Ja (Galmi) unlocks for whoever passes first."""
    position = """
        tiles = []
        [[player]]
        clans = ["galmi", "goan_sul", "justice"]
        army.I = ["boul-go"]
        army.II = ["she-rift"]
        army.III = ["byun-hyung-ja-galmi"]
        hand = ["un-go"]
        tokens = 0
        spent = 2
        [[player]]
        clans = ["narashima", "phoenix", "xian"]
        army.I = ["1000-faces"]
    """
    owned = of_kind(facts(position, "pass", "play un-go"), "owned")
    assert [(fact.more, fact.good, fact.amount) for fact in owned] == [(True, True, 1)]
    second = position.replace("tiles = []", "tiles = []\n        turns_left = 2") + "    passed = true\n"
    assert of_kind(facts(second, "pass", "play un-go"), "owned") == []


def test_cards_in_hand_are_a_reason_only_if_one_of_the_moves_draws() -> None:
    """Sati draws up to the rival's hand."""
    position = """
        tiles = []
        [[player]]
        clans = ["goan_sul", "justice", "xian"]
        army.I = ["volantis", "spirits-of-smook"]
        hand = ["sati", "alpha"]
        tokens = 0
        spent = 2
        [[player]]
        clans = ["galmi", "narashima", "phoenix"]
        hand = ["boul-go", "un-go", "kno-bo", "nachiketa", "navaj", "nitish"]
    """
    hand = of_kind(facts(position, "play sati", "play alpha"), "hand")
    assert [(fact.more, fact.good) for fact in hand] == [(True, True)]
    one = position.replace(', "un-go", "kno-bo", "nachiketa", "navaj", "nitish"]', "]")
    assert of_kind(facts(one, "play sati", "play alpha"), "hand") == []


def test_open_cards_are_a_reason_only_if_as_many_cards_are_more_exposed() -> None:
    """A first Hero opens a second row, a Troop covers the one before it."""
    position = """
        tiles = []
        [[player]]
        clans = ["goan_sul", "justice", "xian"]
        army.I = ["spirits-of-smook", "volantis", "1000-faces"]
        hand = ["alpha", "lava-goddesses"]
        tokens = 0
        spent = 2
        [[player]]
        clans = ["galmi", "narashima", "phoenix"]
        passed = true
    """.replace("tiles = []", "tiles = []\n        turns_left = 2")
    exposed = of_kind(facts(position, "play alpha", "play lava-goddesses"), "open")
    assert [(fact.more, fact.good, fact.amount) for fact in exposed] == [(True, False, 1)]
    hero = position.replace('"1000-faces"]', '"1000-faces"]\n        army.II = ["sati"]')
    assert of_kind(facts(hero, "play alpha", "play lava-goddesses"), "open") == []


def test_the_advantage_token_is_a_reason_only_for_who_does_not_hold_it() -> None:
    """GOSU's Priest takes it when it enters."""
    position = """
        ruleset = "gosu"
        advantage = 1
        [[player]]
        army.I = ["scout"]
        hand = ["priest", "engineer"]
        [[player]]
        army.I = ["seeker"]
    """
    taken = of_kind(facts(position, "play priest", "play engineer"), "advantage")
    assert [(fact.more, fact.good) for fact in taken] == [(True, True)]
    held = position.replace("advantage = 1", "advantage = 0")
    assert of_kind(facts(held, "play priest", "play engineer"), "advantage") == []


@pytest.mark.parametrize(("first", "second"), [("play alpha", "pass"), ("pass", "play alpha")])
def test_the_same_difference_speaks_for_one_move_and_against_the_other(first: str, second: str) -> None:
    found = kinds(facts(at_last(), first, second))
    assert found["battle"] == found["lead"] == found["captured she-rift"] == (first == "play alpha")


def test_a_victory_leaves_room_for_how_it_comes_about() -> None:
    """It says neither that the battle is won too nor that the rival does not win."""
    position = at_last("supremacy = 1", f"{AHEAD}\nsupremacy = 1")
    told = [(fact.kind, fact.seat, fact.more) for fact in facts(position, "play alpha", "pass")]
    assert told[:3] == [("victory", 0, True), ("lead", 0, True), ("captured", 1, True)]
    told = [(fact.kind, fact.seat, fact.more) for fact in facts(position, "pass", "play alpha")]
    assert told[:3] == [("victory", 1, True), ("lead", 0, False), ("captured", 1, False)]
