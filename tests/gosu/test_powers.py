"""G4.7, G7.4, G2.6: when powers work, what destroying is, what a row and a column are."""

import pytest

from gosux import Game
from tests.gosu.table import armies, hands, piles, table
from tests.scene import army, asked, choices, do, hand, pile, ready, rules_against

CARDS = ["ammo", "time", "trix", "kork", "mind", "dawn", "lipsy"]

# -- G4.7: enters ------------------------------------------------------------------------------------------------


@pytest.mark.rule("G4.7")
def test_an_enters_power_works_for_a_goblin_that_is_played_and_for_one_that_is_mutated_in() -> None:
    game = table(f"deck = {CARDS}", 'hand = ["visionary"]', "")
    do(game, "play visionary")  # draw 2
    assert (hand(game, 0), army(game, 0)) == (["ammo", "time"], {"I": ["visionary"]})
    ready(game, 1)
    game = table(f"deck = {CARDS}", 'army.I = ["psi"]\nhand = ["visionary", "loya", "sol"]', "")
    do(game, "mutate I1")
    assert (hand(game, 0), army(game, 0)) == (["ammo", "time"], {"I": ["visionary"]})
    assert pile(game, 0) == ["loya", "psi", "sol"]
    ready(game, 1)


@pytest.mark.rule("G4.7", "G5.3")
def test_an_enters_power_works_for_a_goblin_out_of_the_discard_pile_too() -> None:
    yours = 'army.I = ["assassin"]\nhand = ["loya", "sol", "dom"]'
    game = table(f'deck = {CARDS}\ndiscard = ["visionary"]', yours, "")
    do(game, "mutate I1")
    assert (hand(game, 0), army(game, 0)) == (["ammo", "time"], {"I": ["visionary"]})
    assert pile(game, 0) == ["assassin", "dom", "loya", "sol"]
    ready(game, 1)


@pytest.mark.rule("G4.7")
def test_a_power_for_entering_by_mutation_works_in_no_other_case() -> None:
    """Kokoshomushu: discard your hand and draw 5 cards."""
    game = table(f"deck = {CARDS}", 'army.I = ["medic"]\nhand = ["kokoshomushu", "loya"]', "")
    do(game, "play kokoshomushu")
    assert (hand(game, 0), piles(game)) == (["loya"], (CARDS, []))
    ready(game, 1)
    yours = 'army.I = ["medic"]\narmy.II = ["sol"]\nhand = ["kokoshomushu", "loya", "dom"]'  # Sol: cost 1
    game = table(f"deck = {CARDS}", yours, "")
    do(game, "mutate II1", "into kokoshomushu", "pay loya")
    assert (hand(game, 0), pile(game, 0)) == (sorted(CARDS[:5]), ["dom", "loya", "sol"])
    assert army(game, 0) == {"I": ["medic"], "II": ["kokoshomushu"]}
    ready(game, 1)


# -- G4.7: mutates, leaves, ongoing ------------------------------------------------------------------------------

FAVRE = 'army.I = ["guardian"]\narmy.II = ["favre"]\n'  # leaves: draw 2 and take the Advantage token
AMMO = 'army.I = ["ammo"]\n'  # mutates: draw 1
OPEN_CARDS = ["dawn", "kork", "mind", "trix"]


def lose_to(enemy: str, yours: str, *actions: str) -> Game:
    """Seat 1 does something to the army of seat 0, who has the card."""
    game = table(f"turn = 1\nadvantage = 2\ndeck = {OPEN_CARDS}", yours, enemy, "")
    do(game, *actions)
    return game


@pytest.mark.rule("G4.7")
def test_a_leaves_power_works_when_the_goblin_is_destroyed() -> None:
    game = lose_to('army.I = ["medic"]\narmy.II = ["ultimate"]', FAVRE, "activate 1:II1", "destroy 0:II1")
    assert (hands(game), game.state.advantage) == ([["dawn", "kork"], [], []], 0)
    assert pile(game, 0) == ["favre"]
    ready(game, 2)


@pytest.mark.rule("G4.7")
def test_a_leaves_power_works_when_the_goblin_is_mutated_away() -> None:
    yours = FAVRE + 'hand = ["loya", "visionary", "psi", "medic"]'
    game = table(f"advantage = 1\ndeck = {OPEN_CARDS}", yours, "")
    do(game, "mutate II1")
    assert (hands(game), game.state.advantage) == ([["dawn", "kork"], []], 0)
    assert (army(game, 0), pile(game, 0)) == (
        {"I": ["guardian"], "II": ["loya"]},
        ["favre", "medic", "psi", "visionary"],
    )
    ready(game, 1)


@pytest.mark.rule("G4.7")
def test_a_leaves_power_does_not_work_when_the_goblin_goes_back_to_a_hand() -> None:
    """The Engineer returns a FREE card to its player's hand, who then discards a card."""
    game = lose_to('army.I = ["engineer"]', FAVRE + 'hand = ["loya"]', "activate 1:I1", "return 0:II1")
    assert asked(game) == (0, "discard")
    do(game, "discard loya")
    assert (hands(game), game.state.advantage) == ([["favre"], [], []], 2)
    assert (piles(game), armies(game)[0]) == ((OPEN_CARDS, ["loya"]), {"I": ["guardian"]})
    ready(game, 2)


@pytest.mark.rule("G4.7")
def test_a_mutates_power_works_when_the_goblin_is_mutated_away_and_not_when_it_is_destroyed() -> None:
    game = table(f"deck = {OPEN_CARDS}", AMMO + 'hand = ["guardian", "loya", "sol"]', "")
    do(game, "mutate I1")
    assert (hand(game, 0), army(game, 0), pile(game, 0)) == (["dawn"], {"I": ["guardian"]}, ["ammo", "loya", "sol"])
    ready(game, 1)
    game = lose_to('army.I = ["medic"]\narmy.II = ["ultimate"]', AMMO, "activate 1:II1", "destroy 0:I1")
    assert (hands(game), pile(game, 0)) == ([[], [], []], ["ammo"])
    ready(game, 2)


@pytest.mark.rule("G4.7", "G7.1b")
@pytest.mark.parametrize(("prahs", "asks"), [("prahs", True), ("(prahs)", False)])
def test_an_ongoing_power_holds_while_its_goblin_is_face_up(prahs: str, asks: bool) -> None:
    """Prahs: whenever a card of your army is destroyed, you may draw 1 card."""
    yours = f'army.I = ["guardian", "seeker"]\narmy.II = ["{prahs}"]'
    game = lose_to('army.I = ["medic"]\narmy.II = ["ultimate"]', yours, "activate 1:II1", "destroy 0:I2")
    if asks:
        assert asked(game) == (0, "may")  # its controller, not the one who destroyed
        do(game, "yes")
    assert hands(game) == [["dawn"] if asks else [], [], []]
    assert (army(game, 0), pile(game, 0)) == ({"I": ["guardian"], "II": [prahs]}, ["seeker"])
    ready(game, 2)


# -- G7.4: destroying --------------------------------------------------------------------------------------------


@pytest.mark.rule("G7.4", "G7.1c")
def test_only_free_cards_of_any_army_are_destroyed_trapped_or_not() -> None:
    mine = 'army.I = ["medic", "assassin"]\narmy.II = ["ultimate"]'
    game = table(
        "deck = []\nadvantage = 1", mine, 'army.I = ["seeker", "(scout)"]\narmy.II = ["loya"]', 'army.I = ["psi"]'
    )
    do(game, "activate 0:II1")
    assert choices(game) == [f"destroy {slot}" for slot in ("0:I2", "0:II1", "1:I2", "1:II1", "2:I1")]
    assert rules_against(game, "destroy 1:I1") == ["G7.4"]  # Loya above it
    assert rules_against(game, "destroy 0:I1") == ["G7.4"]
    do(game, "destroy 1:I2")
    assert (army(game, 1), pile(game, 0)) == ({"I": ["seeker"], "II": ["loya"]}, ["scout"])
    assert (army(game, 0), army(game, 2)) == ({"I": ["medic", "assassin"], "II": ["ultimate [t]"]}, {"I": ["psi"]})
    ready(game, 1)


@pytest.mark.rule("G7.1c", "G4.2b")
def test_cards_may_be_played_in_the_row_above_a_trapped_card() -> None:
    game = table("deck = []", 'army.I = ["(guardian)", "shaman"]\narmy.II = ["pixl"]\nhand = ["favre"]', "")
    do(game, "play favre")
    assert army(game, 0) == {"I": ["(guardian)", "shaman"], "II": ["pixl", "favre"]}
    ready(game, 1)
    game = table("deck = []", 'army.I = ["shaman", "(guardian)"]\narmy.II = ["pixl"]\nhand = ["favre"]', "")
    do(game, "play favre")  # above the trapped one
    assert army(game, 0) == {"I": ["shaman", "(guardian)"], "II": ["pixl", "favre"]}
    ready(game, 1)


# -- G2.6: rows and columns --------------------------------------------------------------------------------------


@pytest.mark.rule("G2.6")
@pytest.mark.parametrize(
    ("row", "drawn"),
    [
        (["pixl"], 1),  # itself
        (["pixl", "favre", "jaedong"], 3),
        (["loya", "pixl", "favre"], 2),  # Loya is of another clan
        (["pixl", "(favre)", "jaedong"], 2),  # trapped: no clan
    ],
)
def test_a_row_is_the_cards_of_one_level_of_the_same_army(row: list[str], drawn: int) -> None:
    """Pix'l: draw a card for each Alpha Goblin in its row."""
    yours = f'army.I = ["guardian", "shaman", "warrior"]\narmy.II = {row}'
    theirs = 'army.I = ["guardian"]\narmy.II = ["sol"]'
    game = table(f"deck = {CARDS}", yours, theirs)
    do(game, f"activate 0:II{row.index('pixl') + 1}")
    assert hand(game, 0) == sorted(CARDS[:drawn])
    assert army(game, 1) == {"I": ["guardian"], "II": ["sol"]}
    ready(game, 1)


@pytest.mark.rule("G2.6")
@pytest.mark.parametrize(
    ("heroes", "ozekis", "drawn"),
    [
        ([], [], 1),  # itself
        (["loya", "pixl"], [], 2),
        (["pixl"], [], 1),  # of the other column
        (["loya", "pixl"], ["angel", "labdad"], 3),
        (["loya", "(pixl)"], ["angel", "labdad"], 2),  # trapped: no clan
    ],
)
def test_a_column_is_the_cards_one_above_the_other(heroes: list[str], ozekis: list[str], drawn: int) -> None:
    """The Alpha Goblin Shaman: draw a card for each Alpha Goblin in its column."""
    yours = f'army.I = ["guardian", "shaman"]\narmy.II = {heroes}\narmy.III = {ozekis}'
    game = table(f"deck = {CARDS}", yours, 'army.I = ["warrior", "summoner"]\narmy.II = ["sol", "sprew"]')
    do(game, "activate 0:I2")
    assert hand(game, 0) == sorted(CARDS[:drawn])
    ready(game, 1)
