"""GOSU, the Dark Goblins: Kao, who may draw for every card that is trapped."""

import pytest

from tests.gosu.table import armies, table
from tests.scene import asked, choices, deck, do, hand, kinds, pile, ready, rules_against

# Kalim of the first player, Kao of the second one, a third one with a Seeker; the first one is behind: 1(+1) is 2.
KALIM = 'army.I = ["medic"]\narmy.II = ["kalim"]'
KAO = 'army.I = ["medic"]\narmy.II = ["kao"]'
SEEKER = 'army.I = ["seeker"]'
CARDS = 'deck = ["awn", "sol", "meow"]'


@pytest.mark.card("kao", game="gosu")
@pytest.mark.parametrize("slot", ["0:I1", "1:I1", "2:I1"])
def test_kao_may_draw_whenever_a_card_of_any_army_is_trapped(slot: str) -> None:
    game = table(CARDS, KALIM, KAO, SEEKER)
    do(game, "activate 0:II1", f"trap {slot}")
    assert asked(game) == (1, "may")
    assert choices(game) == ["yes", "no"]
    do(game, "yes")
    assert [hand(game, seat) for seat in range(3)] == [[], ["awn"], []]
    assert deck(game, 0) == ["sol", "meow"]
    ready(game, 1)


@pytest.mark.card("kao", works=False, game="gosu")
def test_kao_need_not_draw() -> None:
    game = table(CARDS, KALIM, KAO, SEEKER)
    do(game, "activate 0:II1", "trap 2:I1", "no")
    assert [hand(game, seat) for seat in range(3)] == [[], [], []]
    assert deck(game, 0) == ["awn", "sol", "meow"]
    assert armies(game)[2] == {"I": ["(seeker)"]}
    ready(game, 1)


@pytest.mark.card("kao", game="gosu")
def test_kao_draws_for_a_card_that_its_own_player_traps() -> None:
    game = table(CARDS, 'army.I = ["medic", "medic"]\narmy.II = ["kao"]', SEEKER)
    do(game, "activate 0:I1", "trap 1:I1", "yes")
    assert hand(game, 0) == ["awn"]
    assert armies(game) == [{"I": ["medic [t]", "medic"], "II": ["kao"]}, {"I": ["(seeker)"]}]
    ready(game, 1)


@pytest.mark.card("kao", game="gosu")
@pytest.mark.rule("G11.6a")
def test_kao_draws_for_its_own_trapping() -> None:
    game = table(CARDS, KALIM, KAO, SEEKER)
    do(game, "activate 0:II1", "trap 1:II1")
    assert asked(game) == (1, "may")
    do(game, "yes")
    assert armies(game)[1] == {"I": ["medic"], "II": ["(kao)"]}
    assert hand(game, 1) == ["awn"]
    assert deck(game, 0) == ["sol", "meow"]
    ready(game, 1)


@pytest.mark.card("kao", works=False, game="gosu")
@pytest.mark.rule("G7.1b")
def test_a_trapped_kao_draws_nothing_afterwards() -> None:
    game = table(CARDS, KALIM, KAO.replace("kao", "(kao)"), SEEKER)
    do(game, "activate 0:II1", "trap 2:I1")
    assert hand(game, 1) == []
    assert deck(game, 0) == ["awn", "sol", "meow"]
    ready(game, 1)


@pytest.mark.card("kao", game="gosu")
@pytest.mark.rule("G11.10")
@pytest.mark.parametrize(("answers", "drawn"), [("yes yes", 2), ("yes no", 1), ("no yes", 1), ("no no", 0)])
@pytest.mark.parametrize("slots", [("2:I1", "1:I1"), ("2:I1", "1:II1"), ("1:II1", "2:I1")])
def test_kao_counts_every_card_of_those_trapped_together_itself_included(
    slots: tuple[str, str], answers: str, drawn: int
) -> None:
    game = table(CARDS, KALIM, "points = 1\n" + KAO, SEEKER)
    do(game, "activate 0:II1", f"trap {slots[0]}")
    assert asked(game) == (0, "capture")  # the events come first, then the draws
    events = do(game, f"trap {slots[1]}")
    assert kinds(events).count("captured") == 2
    for answer in answers.split():
        assert asked(game) == (1, "may")
        do(game, answer)
    kao = "(kao)" if "1:II1" in slots else "kao"
    medic = "(medic)" if "1:I1" in slots else "medic"
    assert armies(game) == [
        {"I": ["medic"], "II": ["kalim [t]"]},
        {"I": [medic], "II": [kao]},
        {"I": ["(seeker)"]},
    ]
    assert hand(game, 1) == ["awn", "sol"][:drawn]
    assert deck(game, 0) == ["awn", "sol", "meow"][drawn:]
    ready(game, 1)


@pytest.mark.card("kao", game="gosu")
@pytest.mark.rule("G11.10")
def test_kao_counts_both_cards_that_an_avenger_traps() -> None:
    game = table(
        CARDS,
        'army.I = ["avenger"]\nhand = ["illusionist", "kork", "lipsy", "angel"]',
        KAO,
    )
    do(game, "mutate I1", "trap 1:I1", "yes", "yes")
    assert armies(game) == [{"I": ["illusionist"]}, {"I": ["(medic)"], "II": ["(kao)"]}]
    assert hand(game, 1) == ["awn", "sol"]
    assert pile(game, 0) == ["angel", "avenger", "kork", "lipsy"]
    ready(game, 1)


@pytest.mark.card("kao", works=False, game="gosu")
@pytest.mark.rule("G11.6b")
def test_a_card_that_its_own_power_traps_does_not_count() -> None:
    game = table(CARDS, KALIM, KAO, SEEKER)
    do(game, "activate 0:II1", "trap 0:II1")
    assert armies(game)[0] == {"I": ["medic"], "II": ["(kalim)"]}
    assert hand(game, 1) == []
    assert deck(game, 0) == ["awn", "sol", "meow"]
    ready(game, 1)


@pytest.mark.card("kao", game="gosu")
@pytest.mark.rule("G11.6b")
def test_the_other_card_trapped_with_it_counts() -> None:
    game = table(CARDS, KALIM, "points = 1\n" + KAO, SEEKER)
    do(game, "activate 0:II1", "trap 0:II1", "trap 2:I1")
    assert asked(game) == (1, "may")
    do(game, "yes")
    assert armies(game)[0] == {"I": ["medic"], "II": ["(kalim)"]}
    assert hand(game, 1) == ["awn"]
    assert deck(game, 0) == ["sol", "meow"]
    ready(game, 1)


@pytest.mark.card("kao", works=False, game="gosu")
@pytest.mark.rule("G11.6b")
@pytest.mark.parametrize(("action", "slot"), [("play necromancer", "0:I2"), ("activate 0:I1", "0:I1")])
def test_a_necromancer_or_medic_that_traps_itself_does_not_count(action: str, slot: str) -> None:
    game = table(CARDS, 'army.I = ["medic"]\nhand = ["necromancer"]', KAO)
    do(game, action, f"trap {slot}")
    assert hand(game, 1) == []
    assert deck(game, 0) == ["awn", "sol", "meow"]
    ready(game, 1)


@pytest.mark.card("kao", game="gosu")
@pytest.mark.rule("G11.6b")
def test_a_medic_trapped_by_the_other_medic_counts() -> None:
    game = table(CARDS, 'army.I = ["medic", "medic"]', 'army.I = ["thief"]\narmy.II = ["kao"]')
    do(game, "activate 0:I1", "trap 0:I2")
    assert asked(game) == (1, "may")
    do(game, "yes")
    assert armies(game)[0] == {"I": ["medic [t]", "(medic)"]}
    assert hand(game, 1) == ["awn"]
    ready(game, 1)


@pytest.mark.card("kao", works=False, game="gosu")
def test_kao_draws_nothing_for_a_destroyed_card() -> None:
    game = table(CARDS, 'army.I = ["medic"]\narmy.II = ["ultimate"]', KAO, SEEKER)
    do(game, "activate 0:II1", "destroy 1:II1", "no")
    assert armies(game)[1] == {"I": ["medic"]}
    assert [hand(game, seat) for seat in range(3)] == [[], [], []]
    ready(game, 1)


@pytest.mark.card("kao", works=False, game="gosu")
@pytest.mark.rule("G3.6b")
def test_the_kao_of_a_player_who_has_left_draws_nothing() -> None:
    game = table(CARDS, KALIM, "out = true\n" + KAO, SEEKER)
    do(game, "activate 0:II1", "trap 1:II1")
    assert armies(game)[1] == {"I": ["medic"], "II": ["(kao)"]}
    assert deck(game, 0) == ["awn", "sol", "meow"]
    ready(game, 2)


@pytest.mark.card("kao", works=False, game="gosu")
def test_kao_has_no_power_to_use_and_no_mutation() -> None:
    game = table(CARDS, KAO + '\nhand = ["loya", "kork", "lipsy", "angel"]', SEEKER)
    assert rules_against(game, "activate 0:II1") == ["G3.1e"]
    assert rules_against(game, "mutate II1") == ["G5.1a"]
    ready(game, 0)
