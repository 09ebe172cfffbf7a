"""GOSU, the Ancient Gobans: Seeker, Illusionist, Prescient, Psi, Visionary."""

import pytest

from tests.gosu.table import piles, side, table, with_points
from tests.scene import (
    army,
    asked,
    choices,
    do,
    hand,
    kinds,
    over,
    points,
    ready,
    rules_against,
    tokens,
)
from tests.zones import seen

NOBODY: tuple[dict[str, list[str]], list[str]] = ({}, [])

# Victory points by seat, and whether somebody is ahead of seat 0 (G8.1).
AHEAD = [((0, 1), True), ((1, 1, 2), True), ((0, 0), False), ((2, 1), False), ((1, 1, 0), False)]


# -- Seeker ------------------------------------------------------------------------------------------------------


@pytest.mark.card("seeker", game="gosu")
@pytest.mark.rule("G3.1e")
def test_seeker_draws_three_cards_and_then_discards_two() -> None:
    game = table('deck = ["ammo", "sniper", "trix", "manner"]', 'army.I = ["seeker"]\nhand = ["time"]', "")
    do(game, "activate 0:I1")
    assert (asked(game), hand(game, 0)) == ((0, "discard"), ["ammo", "sniper", "time", "trix"])
    do(game, "discard time", "discard trix")  # one it held before, one just drawn
    assert side(game, 0) == ({"I": ["seeker [t]"]}, ["ammo", "sniper"])
    assert (tokens(game, 0), tokens(game, 1)) == ((1, 0, 0), (2, 0, 0))
    assert (side(game, 1), piles(game)) == (({}, []), (["manner"], ["time", "trix"]))
    ready(game, 1)


@pytest.mark.card("seeker", game="gosu")
@pytest.mark.rule("G8.1")
@pytest.mark.parametrize(("numbers", "ahead"), AHEAD)
def test_seeker_draws_a_fourth_card_only_while_an_opponent_is_ahead(numbers: tuple[int, ...], ahead: bool) -> None:
    game = table('deck = ["ammo", "sniper", "trix", "manner", "sol"]', *with_points('army.I = ["seeker"]', numbers))
    do(game, "activate 0:I1", "discard ammo", "discard sniper")
    assert hand(game, 0) == (["manner", "trix"] if ahead else ["trix"])
    assert piles(game) == (["sol"] if ahead else ["manner", "sol"], ["ammo", "sniper"])
    assert [side(game, seat) for seat in range(1, len(numbers))] == [NOBODY] * (len(numbers) - 1)
    ready(game, 1)


@pytest.mark.card("seeker", works=False, game="gosu")
@pytest.mark.rule("G10.1", "G10.4")
def test_without_cards_to_draw_seeker_only_costs_the_hand() -> None:
    game = table("deck = []", 'army.I = ["seeker"]\nhand = ["time"]', "")
    events = do(game, "activate 0:I1")
    assert kinds(events).count("draw-lost") == 3
    assert side(game, 0) == ({"I": ["seeker [t]"]}, [])
    assert (side(game, 1), piles(game)) == (({}, []), ([], ["time"]))
    ready(game, 1)


@pytest.mark.card("seeker", "illusionist", works=False, game="gosu")
@pytest.mark.rule("G6.1a", "G7.1b", "G3.1e", "G5.1a")
def test_no_power_is_used_of_a_trapped_card_a_second_time_or_without_a_token() -> None:
    game = table("", 'army.I = ["seeker [t]", "(seeker)", "(illusionist)"]', 'army.I = ["illusionist"]')
    refused = {"0:I1": ["G6.1a"], "0:I2": ["G7.1b"], "0:I3": ["G7.1b"], "1:I1": ["G3.1e"]}
    assert {place: rules_against(game, f"activate {place}") for place in refused} == refused
    game = table("", 'army.I = ["seeker", "illusionist"]\nspent = 2', "")
    assert [rules_against(game, f"activate 0:I{column}") for column in (1, 2)] == [["G3.1e"], ["G3.1e"]]
    assert [rules_against(game, f"mutate I{column}") for column in (1, 2)] == [["G5.1a"], ["G5.1a"]]  # no cost
    ready(game, 0)


# -- Illusionist -------------------------------------------------------------------------------------------------

TWO_ROWS = 'army.I = ["illusionist", "medic"]\narmy.II = ["kalim"]'


@pytest.mark.card("illusionist", game="gosu")
@pytest.mark.rule("G2.3")
@pytest.mark.parametrize(("target", "rows", "lost"), [
    ("0:I2", {"I": ["illusionist [t]"], "II": ["kalim"]}, "medic"),
    ("0:II1", {"I": ["illusionist [t]", "medic"]}, "kalim"),
])  # fmt: skip
def test_illusionist_destroys_a_free_card_of_your_own_and_draws_two(
    target: str, rows: dict[str, list[str]], lost: str
) -> None:
    game = table('deck = ["ammo", "trix", "time"]', TWO_ROWS, 'army.I = ["sniper"]')
    do(game, "activate 0:I1")
    assert (asked(game), choices(game)) == ((0, "destroy"), ["destroy 0:I2", "destroy 0:II1"])
    assert rules_against(game, "destroy 0:I1") == ["G7.4"]
    assert rules_against(game, "destroy 1:I1") != []  # FREE, but not yours
    do(game, f"destroy {target}")
    assert (side(game, 0), tokens(game, 0)) == ((rows, ["ammo", "trix"]), (1, 0, 0))
    assert (side(game, 1), piles(game)) == (({"I": ["sniper"]}, []), (["time"], [lost]))
    ready(game, 1)


@pytest.mark.card("illusionist", game="gosu")
@pytest.mark.rule("G11.3", "G6.2")
def test_illusionist_may_destroy_itself_and_its_token_stays_used() -> None:
    game = table('deck = ["ammo", "trix", "time"]', 'army.I = ["illusionist"]', "")
    do(game, "activate 0:I1")  # the only FREE card: not asked
    assert (side(game, 0), tokens(game, 0)) == (({}, ["ammo", "trix"]), (1, 1, 0))
    assert (side(game, 1), piles(game)) == (({}, []), (["time"], ["illusionist"]))
    ready(game, 1)


@pytest.mark.card("illusionist", game="gosu")
@pytest.mark.rule("G7.1c")
def test_illusionist_may_destroy_a_trapped_card() -> None:
    game = table('deck = ["ammo", "trix", "time"]', 'army.I = ["illusionist", "(medic)"]', "")
    do(game, "activate 0:I1")
    assert side(game, 0) == ({"I": ["illusionist [t]"]}, ["ammo", "trix"])
    assert (side(game, 1), piles(game)) == (({}, []), (["time"], ["medic"]))
    ready(game, 1)


@pytest.mark.card("illusionist", game="gosu")
@pytest.mark.rule("G8.1")
@pytest.mark.parametrize(("numbers", "ahead"), AHEAD)
def test_illusionist_draws_a_third_card_only_while_an_opponent_is_ahead(numbers: tuple[int, ...], ahead: bool) -> None:
    game = table('deck = ["ammo", "sniper", "trix", "sol"]', *with_points('army.I = ["illusionist"]', numbers))
    do(game, "activate 0:I1")
    assert side(game, 0) == ({}, ["ammo", "sniper", "trix"] if ahead else ["ammo", "sniper"])
    assert piles(game) == (["sol"] if ahead else ["trix", "sol"], ["illusionist"])
    assert [side(game, seat) for seat in range(1, len(numbers))] == [NOBODY] * (len(numbers) - 1)
    ready(game, 1)


BLIND = 'army.I = ["illusionist"]\narmy.II = ["time"]\narmy.III = ["blind"]'


@pytest.mark.card("illusionist", "blind", game="gosu")
@pytest.mark.rule("G6.3b")
@pytest.mark.parametrize(("yours", "lost"), [('army.I = ["medic"]', ["medic"]), ("", [])])
def test_whoever_uses_an_opponents_illusionist_destroys_a_card_of_their_own_if_any(yours: str, lost: list[str]) -> None:
    game = table('deck = ["ammo", "trix", "manner"]', yours, BLIND)
    do(game, "activate 1:I1")
    assert (side(game, 0), piles(game)) == (({}, ["ammo", "trix"]), (["manner"], lost))
    assert side(game, 1) == ({"I": ["illusionist [t0]"], "II": ["time"], "III": ["blind"]}, [])
    assert (tokens(game, 0), tokens(game, 1)) == ((1, 0, 0), (2, 0, 0))
    ready(game, 1)


# -- Prescient ---------------------------------------------------------------------------------------------------


@pytest.mark.card("prescient", game="gosu")
@pytest.mark.rule("G3.3a")
def test_prescient_gives_another_turn_which_must_be_taken() -> None:
    game = table("deck = []", 'hand = ["prescient", "time"]', "")
    do(game, "play prescient")
    assert (side(game, 0), side(game, 1), piles(game)) == (({"I": ["prescient"]}, ["time"]), ({}, []), ([], []))
    ready(game, 0)
    do(game, "draw 1")
    ready(game, 1)


@pytest.mark.card("prescient", game="gosu")
@pytest.mark.rule("G3.3b")
def test_a_second_prescient_in_the_additional_turn_gives_one_more() -> None:
    game = table('deck = ["ammo"]', 'hand = ["prescient", "prescient"]', "", "")
    do(game, "play prescient", "play prescient")
    assert [side(game, seat) for seat in range(3)] == [({"I": ["prescient", "prescient"]}, []), ({}, []), ({}, [])]
    ready(game, 0)
    do(game, "draw 1")
    assert (side(game, 0), piles(game)) == (({"I": ["prescient", "prescient"]}, ["ammo"]), ([], []))
    ready(game, 1)


@pytest.mark.card("prescient", game="gosu")
@pytest.mark.rule("G5.1b", "G3.3a")
def test_prescient_gives_another_turn_when_it_comes_in_by_mutation() -> None:
    game = table("deck = []", 'army.I = ["visionary"]\nhand = ["prescient", "time", "trix"]', "")
    do(game, "mutate I1")  # the other two cards pay
    assert (side(game, 0), side(game, 1)) == (({"I": ["prescient"]}, []), ({}, []))
    assert piles(game) == ([], ["time", "trix", "visionary"])
    ready(game, 0)


STRONG = 'army.I = ["ammo", "ammo", "medic"]'


@pytest.mark.card("prescient", game="gosu")
@pytest.mark.rule("G9.2", "G9.6")
@pytest.mark.parametrize(("row", "theirs", "drawn"), [
    (["prescient"], ["ammo", "ammo", "medic"], ["manner", "time"]),
    (["prescient", "prescient"], ["ammo", "ammo", "medic"], ["awn", "manner", "sol", "time"]),
    (["prescient"], ["ammo"], ["manner", "time"]),  # a tie, and the Advantage token wins it
])  # fmt: skip
def test_each_prescient_draws_two_cards_after_a_lost_battle(
    row: list[str], theirs: list[str], drawn: list[str]
) -> None:
    head = 'deck = ["time", "manner", "sol", "awn"]\nadvantage = 1'
    game = table(head, f"army.I = {row}", f"army.I = {theirs}\npassed = true")
    do(game, "pass")
    assert (side(game, 0), side(game, 1)) == (({"I": row}, drawn), ({"I": theirs}, []))
    assert (points(game), piles(game)) == ([0, 1], (["time", "manner", "sol", "awn"][len(drawn) :], []))
    ready(game, 1)


@pytest.mark.card("prescient", game="gosu")
@pytest.mark.rule("G9.6")
def test_losers_draw_for_prescient_clockwise_from_the_advantage_token() -> None:
    loser = 'army.I = ["prescient"]'
    game = table('deck = ["time", "manner", "sol", "awn"]\nadvantage = 2', loser,
                 f"{STRONG}\npassed = true", f"{loser}\npassed = true")  # fmt: skip
    do(game, "pass")
    assert (hand(game, 2), hand(game, 0), hand(game, 1)) == (["manner", "time"], ["awn", "sol"], [])
    assert (points(game), piles(game)) == ([0, 1, 0], ([], []))
    ready(game, 2)


@pytest.mark.card("prescient", works=False, game="gosu")
@pytest.mark.rule("G9.2", "G9.6", "G7.1b")
@pytest.mark.parametrize(("row", "theirs", "won"), [
    ("prescient", "", [1, 0]),
    ("prescient", 'army.I = ["ammo"]', [1, 0]),  # a tie, and the Advantage token wins it
    ("(prescient)", 'army.I = ["ammo"]', [0, 1]),
])  # fmt: skip
def test_prescient_draws_nothing_after_a_victory_or_while_trapped(row: str, theirs: str, won: list[int]) -> None:
    game = table('deck = ["time", "manner"]', f'army.I = ["{row}"]', f"{theirs}\npassed = true")
    do(game, "pass")
    assert (side(game, 0), points(game)) == (({"I": ["prescient"]}, []), won)
    assert (side(game, 1), piles(game)) == (({"I": ["ammo"]} if theirs else {}, []), (["time", "manner"], []))
    ready(game, 0)


@pytest.mark.card("prescient", works=False, game="gosu")
@pytest.mark.rule("G9.6", "G9.3a")
def test_a_third_point_ends_the_game_before_prescient_draws() -> None:
    game = table('deck = ["time", "manner"]', 'army.I = ["prescient"]', f"{STRONG}\npassed = true\npoints = 2")
    do(game, "pass")
    assert (hand(game, 0), piles(game)) == ([], (["time", "manner"], []))
    over(game, [1], "G9.3a")


# -- Psi ---------------------------------------------------------------------------------------------------------

SIX = 'deck = ["ammo", "trix", "time", "medic", "kao", "sol"]'


@pytest.mark.card("psi", game="gosu")
@pytest.mark.rule("G10.5")
def test_psi_reveals_five_cards_keeps_one_and_all_know_which() -> None:
    game = table(SIX, 'hand = ["psi", "awn"]', "", "")
    do(game, "play psi")
    assert asked(game) == (0, "keep")
    assert sorted(choices(game)) == ["keep ammo", "keep kao", "keep medic", "keep time", "keep trix"]
    assert rules_against(game, "keep sol") == ["G4.5"]  # the sixth
    do(game, "keep time")
    assert side(game, 0) == ({"I": ["psi"]}, ["awn", "time"])
    assert [seen(game, viewer, 0, "hand") for viewer in (1, 2)] == ["?, time", "?, time"]
    assert (side(game, 1), side(game, 2)) == (({}, []), ({}, []))
    assert piles(game) == (["sol"], ["ammo", "kao", "medic", "trix"])
    ready(game, 1)


@pytest.mark.card("psi", game="gosu")
@pytest.mark.rule("G8.1")
@pytest.mark.parametrize(("numbers", "ahead"), AHEAD)
def test_psi_keeps_a_second_card_only_while_an_opponent_is_ahead(numbers: tuple[int, ...], ahead: bool) -> None:
    game = table('deck = ["ammo", "ammo", "trix"]', *with_points('hand = ["psi"]', numbers))
    do(game, "play psi", "keep ammo")
    if ahead:
        assert sorted(choices(game)) == ["keep ammo", "keep trix"]  # two copies had been revealed
        do(game, "keep ammo")
    assert side(game, 0) == ({"I": ["psi"]}, ["ammo", "ammo"] if ahead else ["ammo"])
    assert piles(game) == ([], ["trix"] if ahead else ["ammo", "trix"])
    assert [side(game, seat) for seat in range(1, len(numbers))] == [NOBODY] * (len(numbers) - 1)
    ready(game, 1)


@pytest.mark.card("psi", game="gosu")
@pytest.mark.rule("G10.2")
def test_psi_reveals_on_from_the_reshuffled_discard_pile() -> None:
    game = table('deck = ["ammo", "trix"]\ndiscard = ["time", "kao"]', 'hand = ["psi"]', "")
    events = do(game, "play psi")
    assert next(event.args["cards"] for event in events if event.kind == "revealed") == ["card:ammo", "card:trix"]
    assert sorted(choices(game)) == ["keep ammo", "keep kao", "keep time", "keep trix"]  # four are all there are
    do(game, "keep ammo")
    assert (side(game, 0), side(game, 1)) == (({"I": ["psi"]}, ["ammo"]), ({}, []))
    assert piles(game) == ([], ["kao", "time", "trix"])
    ready(game, 1)


@pytest.mark.card("psi", "meow", game="gosu")
@pytest.mark.rule("G10.2", "G10.3")
def test_meow_comes_between_the_cards_that_psi_reveals() -> None:
    eight = ["dom", "fact", "garsh", "ideo", "kao", "kork", "sol", "time"]
    game = table(f'deck = ["ammo"]\ndiscard = {eight}', 'hand = ["psi"]', 'army.I = ["scout"]\narmy.II = ["meow"]')
    do(game, "play psi")
    assert len(hand(game, 1)) == 7  # of the eight shuffled; one is left to be revealed
    (last,) = set(eight) - set(hand(game, 1))
    assert sorted(choices(game)) == ["keep ammo", f"keep {last}"]
    do(game, "keep ammo")
    assert (side(game, 0), army(game, 1)) == (({"I": ["psi"]}, ["ammo"]), {"I": ["scout"], "II": ["meow"]})
    assert (piles(game), game.state.advantage) == (([], [last]), 1)
    ready(game, 1)


@pytest.mark.card("psi", game="gosu")
@pytest.mark.rule("G5.1b", "G10.2")
def test_psi_mutated_in_can_reveal_what_the_mutation_cost() -> None:
    game = table('deck = ["ammo"]', 'army.I = ["prescient"]\nhand = ["psi", "time"]', "")
    do(game, "mutate I1", "keep time")  # paid before Psi came in, and reshuffled with the old goblin
    assert (side(game, 0), side(game, 1)) == (({"I": ["psi"]}, ["time"]), ({}, []))
    assert piles(game) == ([], ["ammo", "prescient"])
    ready(game, 1)


@pytest.mark.card("psi", works=False, game="gosu")
@pytest.mark.rule("G10.2", "G4.5")
@pytest.mark.parametrize("last", [[], ["ammo"]])
def test_psi_asks_nothing_and_keeps_what_there_is_of_nearly_empty_piles(last: list[str]) -> None:
    game = table(f"deck = {last}", 'hand = ["psi"]', "points = 1")
    assert ("nothing-happens" in kinds(do(game, "play psi"))) == (last == [])
    assert (side(game, 0), side(game, 1), piles(game)) == (({"I": ["psi"]}, last), ({}, []), ([], []))
    ready(game, 1)


# -- Visionary ---------------------------------------------------------------------------------------------------


@pytest.mark.card("visionary", game="gosu")
@pytest.mark.rule("G8.1", "G4.5")
@pytest.mark.parametrize(("numbers", "ahead"), AHEAD)
def test_visionary_draws_two_cards_and_a_third_while_an_opponent_is_ahead(
    numbers: tuple[int, ...], ahead: bool
) -> None:
    game = table('deck = ["ammo", "sniper", "trix", "sol"]', *with_points('hand = ["visionary"]', numbers))
    do(game, "play visionary")
    assert side(game, 0) == ({"I": ["visionary"]}, ["ammo", "sniper", "trix"] if ahead else ["ammo", "sniper"])
    assert piles(game) == (["sol"] if ahead else ["trix", "sol"], [])
    assert [side(game, seat) for seat in range(1, len(numbers))] == [NOBODY] * (len(numbers) - 1)
    ready(game, 1)


@pytest.mark.card("visionary", works=False, game="gosu")
@pytest.mark.rule("G7.2")
def test_visionary_draws_nothing_when_it_is_turned_up_again() -> None:
    game = table('deck = ["ammo", "trix"]', 'army.I = ["(visionary)"]', "passed = true")
    do(game, "pass")
    assert (side(game, 0), side(game, 1)) == (({"I": ["visionary"]}, []), ({}, []))
    assert (piles(game), points(game)) == ((["ammo", "trix"], []), [1, 0])  # level at 0: the Advantage token
    ready(game, 0)


# -- Mutation ----------------------------------------------------------------------------------------------------


@pytest.mark.card("prescient", "psi", "visionary", works=False, game="gosu")
@pytest.mark.rule("G5.1b")
@pytest.mark.parametrize(("card", "cost"), [("prescient", 1), ("psi", 2), ("visionary", 2)])
def test_a_bakuto_mutated_away_costs_cards_and_does_nothing(card: str, cost: int) -> None:
    paid = ["dom", "kao"][:cost]
    yours = f'army.I = ["{card}"]\npoints = 1\n'
    game = table('deck = ["ammo", "trix"]\nadvantage = 1', f"{yours}hand = {['medic', *paid]}", "")
    do(game, "mutate I1")
    assert (side(game, 0), side(game, 1)) == (({"I": ["medic"]}, []), NOBODY)
    assert (piles(game), game.state.advantage) == ((["ammo", "trix"], sorted([card, *paid])), 1)
    ready(game, 1)
    game = table("", f"{yours}hand = {['medic', *paid[1:]]}", "")  # one too few
    assert rules_against(game, "mutate I1") == ["G5.1b"]
