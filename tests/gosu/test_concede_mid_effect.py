"""G3.6, G3.7: conceding in the middle of effects, of a mutation, among revealed cards."""

import random
from collections.abc import Iterator

import pytest

from gosux import Game, new_game
from tests.gosu.leaving import PSI, THREE, leave, works
from tests.gosu.table import table
from tests.random_play import GOSU_3, GOSU_4, Variant, in_full_swing, pick
from tests.scene import army, asked, choices, deck, do, hand, over, pile, ready, tokens
from tests.zones import seen

# -- in the middle of effects ------------------------------------------------------------------------------------------

SOL = """
    deck = ["kork", "mind", "trix"]
    [[player]]
    army.I = ["guardian"]
    hand = ["sol", "loya", "dom", "pixl", "favre"]
    [[player]]
    hand = ["kao", "awn", "time"]
    [[player]]
    hand = ["meow", "manner", "ideo"]
"""


@pytest.mark.rule("G3.6b")
def test_a_pending_discard_of_who_leaves_is_not_asked_and_the_others_go_on() -> None:
    game = table(SOL)
    do(game, "play sol", "discard loya", "discard dom")
    assert asked(game) == (1, "discard")
    leave(game, 1)
    assert asked(game) == (2, "discard")
    do(game, "discard ideo")
    assert [hand(game, seat) for seat in range(3)] == [["favre", "pixl"], [], ["manner", "meow"]]
    assert pile(game, 0) == ["awn", "dom", "ideo", "kao", "loya", "time"]
    ready(game, 2)


@pytest.mark.rule("G3.7")
@pytest.mark.parametrize("begun", [[], ["discard loya"], ["discard loya", "discard dom"]])
def test_what_others_were_told_to_do_goes_on_when_the_active_player_leaves(begun: list[str]) -> None:
    game = table(SOL)
    do(game, "play sol", *begun)
    leave(game, 0)
    assert (army(game, 0), hand(game, 0)) == ({"I": ["guardian"], "II": ["sol"]}, [])
    do(game, "discard kao", "discard ideo")
    assert (hand(game, 1), hand(game, 2)) == (["awn", "time"], ["manner", "meow"])
    assert pile(game, 0) == ["dom", "favre", "ideo", "kao", "loya", "pixl"]
    ready(game, 1)


@pytest.mark.rule("G3.7")
def test_the_rest_of_an_effect_of_who_left_is_not_resolved() -> None:
    game = table(SOL.replace("sol", "kataclysm").replace('"guardian"', '"medic"'))
    do(game, "play kataclysm", "discard loya", "discard dom", "discard kao")
    assert asked(game) == (1, "discard")
    leave(game, 0)
    do(game, "discard awn", "discard ideo", "discard meow")
    assert (hand(game, 1), hand(game, 2)) == (["time"], ["manner"])
    ready(game, 1)  # no additional turn for player 0


TELEPORTER = """
    deck = ["kork", "mind", "trix"]
    [[player]]
    hand = ["teleporter", "loya"]
    [[player]]
    hand = ["kao", "awn"]
    [[player]]
    hand = ["meow", "ideo"]
"""


@pytest.mark.rule("G3.6b", "G3.7")
def test_the_chosen_opponent_the_other_one_or_the_user_leaves() -> None:
    chosen = table(TELEPORTER)
    do(chosen, "play teleporter", "player 1")
    assert asked(chosen) == (1, "discard")
    leave(chosen, 1)
    assert (hand(chosen, 0), hand(chosen, 2)) == (["kork", "loya"], ["ideo", "meow"])  # the user draws all the same
    ready(chosen, 2)
    user = table(TELEPORTER)
    do(user, "play teleporter", "player 1")
    leave(user, 0)
    assert asked(user) == (1, "discard")
    do(user, "discard awn")
    assert (hand(user, 0), hand(user, 1), deck(user, 0)) == ([], ["kao"], ["kork", "mind", "trix"])
    ready(user, 1)
    before = table(TELEPORTER)
    do(before, "play teleporter")
    assert choices(before) == ["player 1", "player 2"]
    leave(before, 1)
    assert asked(before) == (2, "discard")  # the only opponent left


@pytest.mark.rule("G3.7")
def test_who_was_told_to_discard_for_the_engineer_still_does() -> None:
    game = table(TELEPORTER.replace('hand = ["teleporter", "loya"]', 'army.I = ["engineer"]').replace(
        'hand = ["kao", "awn"]', 'army.I = ["guardian"]\nhand = ["kao", "awn"]'
    ))  # fmt: skip
    do(game, "activate 0:I1", "return 1:I1")
    leave(game, 0)
    assert (asked(game), choices(game)) == ((1, "discard"), ["discard awn", "discard guardian", "discard kao"])
    do(game, "discard guardian")
    assert (army(game, 0), hand(game, 1)) == ({"I": ["engineer [t]"]}, ["awn", "kao"])
    ready(game, 1)


@pytest.mark.rule("G3.6b")
def test_a_choice_among_cards_of_who_leaves_is_asked_anew() -> None:
    swap = table("""
        advantage = 2
        deck = ["kork"]
        [[player]]
        army.I = ["sniper"]
        army.II = ["dom"]
        [[player]]
        army.I = ["guardian", "seeker", "scout"]
        [[player]]
    """)
    do(swap, "activate 0:II1", "swap 1:I1")
    leave(swap, 1)  # no army of a player has two cards in a row now
    assert army(swap, 1) == {"I": ["guardian", "seeker", "scout"]}
    ready(swap, 2)
    copycat = table("""
        deck = ["kork", "mind", "trix", "dawn"]
        [[player]]
        army.I = ["scout"]
        army.II = ["copycat"]
        [[player]]
        army.I = ["seeker"]
        [[player]]
        army.I = ["guardian"]
    """)
    do(copycat, "activate 0:II1")
    assert choices(copycat) == ["copy 1:I1", "copy 2:I1"]
    leave(copycat, 1)
    assert hand(copycat, 0) == ["kork", "mind", "trix"]  # by the Guardian, the only one left
    ready(copycat, 2)


# -- in the middle of a mutation ---------------------------------------------------------------------------------------

MUTATION = """
    advantage = 1
    discard = ["assassin"]
    deck = ["kork", "mind", "trix"]
    [[player]]
    army.I = ["{old}", "guardian"]
    hand = ["priest", "loya", "sol", "awn", "ammo"]
    [[player]]
    army.I = ["{other}"]
    hand = ["kao"]
    [[player]]
    army.I = ["seeker"]
"""


@pytest.mark.rule("G3.7")
@pytest.mark.parametrize("begun", [[], ["into priest"], ["into priest", "pay sol"], ["into pile:assassin", "pay awn"]])
def test_before_the_old_goblin_has_left_the_card_set_aside_is_discarded(begun: list[str]) -> None:
    game = table(MUTATION.format(old="thief", other="scout"))
    do(game, "mutate I1", *begun)
    leave(game, 0)
    assert (army(game, 0), hand(game, 0)) == ({"I": ["thief", "guardian"]}, [])
    assert pile(game, 0) == ["ammo", "assassin", "awn", "loya", "priest", "sol"]
    assert (hand(game, 1), deck(game, 0), game.state.advantage) == (["kao"], ["kork", "mind", "trix"], 1)
    ready(game, 1)


@pytest.mark.rule("G3.7")
def test_after_it_has_left_the_new_goblin_takes_the_slot_without_any_power() -> None:
    game = table(MUTATION.format(old="explosive", other="engineer"))
    do(game, "mutate I1", "into priest", "pay sol", "pay awn", "pay loya")
    assert asked(game) == (0, "destroy")  # the Explosive's power
    leave(game, 0)
    assert (army(game, 0), hand(game, 0)) == ({"I": ["priest", "guardian"]}, [])
    assert pile(game, 0) == ["ammo", "assassin", "awn", "explosive", "loya", "sol"]
    assert (army(game, 1), army(game, 2)) == ({"I": ["engineer"]}, {"I": ["seeker"]})
    assert game.state.advantage == 1  # neither the Explosive nor the Priest took it
    ready(game, 1)


@pytest.mark.rule("G3.7")
def test_a_scout_already_set_off_is_resolved_though_the_mutating_player_leaves() -> None:
    ordering = table(MUTATION.format(old="explosive", other="scout"))
    do(ordering, "mutate I1", "into ammo", "pay sol", "pay awn", "pay loya")
    assert asked(ordering) == (0, "trigger")
    leave(ordering, 0)
    assert (army(ordering, 0), asked(ordering)) == ({"I": ["ammo", "guardian"]}, (1, "may"))
    do(ordering, "yes", "discard kao")
    assert (hand(ordering, 1), deck(ordering, 0)) == (["kork"], ["mind", "trix"])
    ready(ordering, 1)
    asking = table(MUTATION.format(old="thief", other="scout"))
    do(asking, "mutate I1", "into ammo", "pay sol", "pay awn", "pay loya")
    assert asked(asking) == (1, "may")
    leave(asking, 0)
    assert (army(asking, 0), asked(asking)) == ({"I": ["ammo", "guardian"]}, (1, "may"))
    do(asking, "no")
    assert (hand(asking, 0), hand(asking, 1), deck(asking, 0)) == ([], ["kao"], ["kork", "mind", "trix"])
    ready(asking, 1)


@pytest.mark.rule("G3.7")
@pytest.mark.parametrize("answers", [[], ["yes"]])
def test_when_the_owner_of_a_scout_leaves_the_mutation_goes_on(answers: list[str]) -> None:
    game = table(MUTATION.format(old="thief", other="scout"))
    do(game, "mutate I1", "into ammo", "pay sol", "pay awn", "pay loya", *answers)
    assert asked(game)[0] == 1
    leave(game, 1)
    drawn = "mind" if answers else "kork"
    assert (army(game, 0), hand(game, 0)) == ({"I": ["ammo", "guardian"]}, sorted([drawn, "priest"]))
    assert (hand(game, 1), game.state.advantage) == ([], 2)
    ready(game, 2)


@pytest.mark.rule("G3.7")
def test_a_new_goblin_that_has_entered_stays_and_its_power_is_lost() -> None:
    game = table(MUTATION.format(old="sniper", other="engineer"))
    do(game, "mutate I1", "into priest", "pay sol", "pay awn")
    ready(game, 1)
    again = table(MUTATION.format(old="thief", other="engineer"))
    do(again, "mutate I1", "into pile:assassin", "pay sol", "pay awn", "pay loya")
    assert asked(again) == (0, "destroy")
    leave(again, 0)
    assert army(again, 0) == {"I": ["assassin", "guardian"]}
    assert (army(again, 1), army(again, 2)) == ({"I": ["engineer"]}, {"I": ["seeker"]})
    ready(again, 1)


# -- revealed cards ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("G3.7")
def test_revealed_cards_from_which_the_player_was_choosing_are_discarded() -> None:
    game = table(PSI + "points = 1\n[[player]]")
    do(game, "play psi", "keep mind")  # 1(+1): one more to keep
    assert asked(game) == (0, "keep")
    leave(game, 0)
    assert pile(game, 0) == ["dawn", "higuma", "kork", "loya", "mind", "trix"]
    assert (army(game, 0), hand(game, 0), deck(game, 0)) == ({"I": ["psi"]}, [], ["angel"])
    assert game.state.revealed == ()
    ready(game, 1)


@pytest.mark.rule("G3.7")
def test_somebody_else_leaving_does_not_disturb_revealed_cards() -> None:
    game = table(PSI + "[[player]]")
    do(game, "play psi")
    leave(game, 1)
    assert (asked(game), len(choices(game))) == ((0, "keep"), 5)
    do(game, "keep mind")
    assert (hand(game, 0), pile(game, 0)) == (["loya", "mind"], ["dawn", "higuma", "kao", "kork", "trix"])
    ready(game, 2)


THIEF = PSI.replace('"psi"', '"thief"') + "[[player]]"


@pytest.mark.rule("G3.7")
def test_the_thiefs_opponent_leaves_while_choosing() -> None:
    game = table(THIEF)
    do(game, "play thief", "player 1")
    assert asked(game) == (1, "keep")
    leave(game, 1)
    assert (hand(game, 0), pile(game, 0)) == (["loya"], ["kao", "kork", "mind", "trix"])
    assert deck(game, 0) == ["dawn", "higuma", "angel"]
    ready(game, 2)


@pytest.mark.rule("G3.7")
def test_the_thiefs_user_leaves_while_the_opponent_chooses() -> None:
    game = table(THIEF)
    do(game, "play thief", "player 1")
    leave(game, 0)
    assert asked(game) == (1, "keep")  # told to keep one, that goes on; nobody takes the others
    do(game, "keep mind")
    assert (hand(game, 1), pile(game, 0)) == (["kao", "mind"], ["kork", "loya", "trix"])
    assert (hand(game, 0), game.state.revealed, deck(game, 0)) == ([], (), ["dawn", "higuma", "angel"])
    ready(game, 1)


# -- other moments -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("G3.6b")
def test_while_paying_for_a_bakuto_and_while_discarding_for_the_edge() -> None:
    paying = table(THREE.format(holder=0).replace('"loya", "sol"', '"medic", "loya", "sol", "pixl"'))
    do(paying, "play medic", "pay sol")
    assert asked(paying) == (0, "pay")
    leave(paying, 0)
    assert (army(paying, 0), pile(paying, 0)) == ({"I": ["seeker", "scout"]}, ["loya", "medic", "pixl", "sol"])
    ready(paying, 1)
    edge = table("""
        deck = ["kork"]
        [[player]]
        hand = ["loya", "sol", "pixl", "favre", "dom", "awn", "time", "meow", "manner"]
        [[player]]
        army.I = ["medic"]
        army.II = ["kao"]
        army.III = ["the-edge"]
        [[player]]
    """)
    do(edge, "pass")
    assert asked(edge) == (0, "hand-limit")
    leave(edge, 0)
    assert len(pile(edge, 0)) == 9
    ready(edge, 1)


@pytest.mark.rule("G3.6b")
def test_tokens_of_who_left_stay_where_they_lie() -> None:
    game = table("""
        deck = ["kork"]
        [[player]]
        army.I = ["seeker [t]"]
        [[player]]
        army.I = ["guardian [t0]"]
        [[player]]
    """)
    leave(game, 0)
    assert "activate 1:I1" not in choices(game)
    do(game, "pass", "pass")
    assert (army(game, 1), tokens(game, 1)) == ({"I": ["guardian"]}, (2, 0, 0))
    ready(game, 1)


def games_with_a_redraw(players: int) -> Iterator[Game]:
    """New games in which somebody holds no Bakuto and is asked (G1.3)."""
    for seed in range(2000):
        game = new_game("gosu", seed, players=players)
        if asked(game)[1] == "redraw":
            yield game


@pytest.mark.rule("G3.6b", "G3.6a")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_during_the_redraw_at_setup(players: int) -> None:
    for game, _ in zip(games_with_a_redraw(players), range(3), strict=False):
        who = asked(game)[0]
        for seat in range(players):
            left = game.clone()
            left.concede(seat)
            if players == 2:
                over(left, [1 - seat], "G3.6a")
                continue
            works(left)
            assert (len(hand(left, seat)), len(pile(left, 0))) == (0, 7)
            holder = game.state.advantage
            assert left.state.advantage == ((seat + 1) % players if seat == holder else holder)
            if seat != who:
                assert asked(left) == (who, "redraw")
                do(left, "no")
            while asked(left)[1] == "redraw":
                do(left, "no")
            ready(left, left.state.advantage)


@pytest.mark.rule("G3.6b")
def test_a_position_file_may_let_players_concede() -> None:
    game = table('then = ["draw 1", "concede 1", "concede 0"]\n' + THREE.format(holder=0) + "[[player]]")
    assert (hand(game, 0), hand(game, 1), pile(game, 0)) == ([], [], ["dom", "kao", "kork", "loya", "sol"])
    assert [seen(game, 2, seat, "hand") for seat in (2, 3)] == ["awn", ""]
    assert game.state.advantage == 2
    ready(game, 2)


def every_card(game: Game) -> list[int]:
    """The design of each card of the game, wherever it is."""
    state = game.state
    cards = state.seats[0].discard + list(state.revealed) + ([state.incoming] if state.incoming >= 0 else [])
    for hidden in [state.seats[0].deck, *[player.hand for player in state.seats]]:
        cards += [entry & 255 for entry in hidden]
    return sorted(cards + [design & 255 for player in state.seats for design in player.army if design >= 0])


@pytest.mark.rule("G3.6b", "G3.7")
@pytest.mark.parametrize("variant", [GOSU_3, GOSU_4], ids=str)
@pytest.mark.parametrize("seed", range(20))
def test_whoever_leaves_in_the_middle_of_whatever_the_game_goes_on(variant: Variant, seed: int) -> None:
    game = in_full_swing(seed, variant)
    rng = random.Random(seed)
    staying = list(range(game.players))
    cards = every_card(game)
    assert len(cards) == 100
    while game.legal():
        if len(staying) > 2 and asked(game)[1] != "turn" and rng.random() < 0.2:
            staying.remove(seat := rng.choice(staying))
            leave(game, seat)
        else:
            game.step(pick(game, rng))
        assert every_card(game) == cards
    assert game.result is not None
    assert set(game.result.winners) <= set(staying)
