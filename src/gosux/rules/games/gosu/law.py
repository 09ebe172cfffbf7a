"""GOSU: 2 to 4 players, five clans of goblins in one draw pile, victory points."""

from typing import Final

from gosux.cards import gosu
from gosux.model.actions import WORDS
from gosux.model.law import NO_LIMIT, Law
from gosux.rules.battle import BATTLE
from gosux.rules.games.gosu.mutation import MUTATION
from gosux.rules.games.gosu.rounds import GOSU_MATCH, GOSU_PASS, NEW_ROUND
from gosux.rules.games.gosu.setup import GOSU_SETUP, REDRAW
from gosux.rules.ruleset import Ruleset
from gosux.rules.turn import TURN

OPTIONS: Final = {"last_player_turns": ["100", "10"]}

ALL_CARDS: Final = 100

# GOSU's numbers for the rules that shared mechanisms cite by their numbers in Gosu X.
CITATIONS: Final = {
    "X1.0": "G9.3a",
    "X1.1a": "G9.3a",
    "X1.1b": "G9.3b",
    "X1.5": "G3.6a",
    "X1.7": "G9.1",
    "X3.1": "G2.1",
    "X3.2": "G2.2",
    "X3.3": "G2.3",
    "X3.4a": "G2.4",
    "X3.5a": "G7.1b",
    "X3.5b": "G7.1b",
    "X3.5c": "G7.1b",
    "X3.8a": "G1.1",
    "X3.8b": "G1.2",
    "X3.9": "G11.1",
    "X4.1": "G3.1",
    "X4.2a": "G3.4",
    "X4.4c": "G3.5",
    "X4.4e": "G3.2",
    "X4.7": "G3.2",
    "not-in-hand X5.1": "G3.1a",
    "X5.1": "G4.1d",
    "X5.2d": "G4.1c",
    "X5.3a": "G4.2a",
    "X5.3b": "G4.2b",
    "X5.4a": "G4.3a",
    "X5.4b": "G4.3b",
    "X5.4c": "G4.3b",
    "compulsory X5.7b": "G7.3",
    "X5.7b": "G4.5",
    "X5.7c": "G4.5",
    "X6.1": "G5.1a",
    "X6.2a": "G5.1b",
    "X6.2b": "G5.1a",
    "no-replacement X6.2c": "G5.1a",
    "X6.2c": "G5.1b",
    "X6.3": "G5.2",
    "X6.4": "G5.3",
    "X6.5": "G5.4",
    "X7.1a": "G3.1c",
    "X7.1b": "G3.1d",
    "no-free-icon X7.2": "G6.1a",
    "X7.2": "G3.1e",
    "X7.4": "G6.1b",
    "X7.5": "G6.2",
    "X10.2b": "G7.4",
    "X10.8": "G7.2",
    "X10.11a": "G4.5",
    "X10.12a": "G11.8",
    "X10.16a": "G4.5",
    "X11.7": "G3.1a",
    "X11.16": "G4.5",
}


def law() -> Law:
    rules = Law(
        setup=GOSU_SETUP, match=GOSU_MATCH, turn=TURN, pass_round=GOSU_PASS, battle=BATTLE, after_battle=NEW_ROUND,
        shift=MUTATION,
    )  # fmt: skip
    rules.more_procedures = {"redraw": REDRAW}
    rules.common_piles = True  # G1.1
    rules.reveals_refill = True  # G10.2
    rules.hand_limit = NO_LIMIT  # G1.4
    rules.locked = 0  # G1.2
    rules.advantage_token = True  # G1.2
    rules.passes_freely = True  # G3.2
    rules.turns_follow_turns = True  # G3.3b
    rules.active_player_orders = True  # G3.4
    rules.face_down_row_is_free = False  # G4.6
    rules.tokens_lower_shift = False
    rules.announces_replacement = True  # G5.1
    rules.points_to_win = 3  # G9.3a
    rules.victories_are_shared = True  # G9.3b
    rules.full_army_wins = False
    rules.tie_is_won = True  # G9.6
    rules.winners_first = False
    rules.point = "points"
    rules.words = [*WORDS, "draw 5"]  # Higuma
    rules.numbers = ALL_CARDS + 1
    rules.verbs = {"shift": "mutate", "capture": "trap"}
    rules.citations = CITATIONS
    return rules


def gosu_rules() -> Ruleset:
    return Ruleset("gosu", gosu.CLANS, law(), players=(2, 4), choices=OPTIONS, layers=("gosu",), drafts=False)
