"""Gosu X: 2 players, 8 clans, draft, Great Battles and Song for the Dead."""

from typing import Final

from gosux.cards import gosu_x
from gosux.model.law import Law
from gosux.rules.battle import BATTLE
from gosux.rules.games.gosu_x.setup import MULLIGAN, SETUP
from gosux.rules.games.gosu_x.song import SONG
from gosux.rules.passing import PASS_THE_ROUND
from gosux.rules.round import MATCH
from gosux.rules.ruleset import Ruleset
from gosux.rules.shift import SHIFT
from gosux.rules.turn import TURN

VERSION: Final = "4"  # since X5.4c
OPTIONS: Final = {"edition": ["en", "fr"], "wonder_returns": ["no", "yes"], "uncertain_shift": ["0", "none", "2"]}


def law() -> Law:
    rules = Law(
        setup=SETUP, match=MATCH, turn=TURN, pass_round=PASS_THE_ROUND, battle=BATTLE, after_battle=SONG, shift=SHIFT
    )
    rules.more_procedures = {"mulligan": MULLIGAN}
    return rules


def gosu_x_rules() -> Ruleset:
    return Ruleset(
        "gosu-x",
        gosu_x.CLANS,
        law(),
        players=(2, 2),
        choices=OPTIONS,
        layers=("gosu-x",),
        drafts=True,
        version=VERSION,
        ready_decks=gosu_x.READY_DECKS,
    )
