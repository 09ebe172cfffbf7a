"""The Great Battle: adding up the armies, Supremacy tokens, effects of winning and losing (X8)."""

from gosux.effects.ongoing import Overwhelming
from gosux.model.actions import ARMY_SIZE
from gosux.model.catalogue import CAPTURED
from gosux.model.effect import Effect
from gosux.model.frame import Frame
from gosux.model.keywords import BOUNTY
from gosux.model.ongoing import (
    DOUBLED_BY_BOUNTY,
    HAND_STRENGTH,
    OVERWHELMING,
    WHEN_BATTLE_LOST,
    WHEN_BATTLE_WON,
)
from gosux.model.state import NOBODY, State
from gosux.model.traits import acting, in_force, keywords_in_slot, ongoing_in_force, triggers
from gosux.model.victory import gain_supremacy, win


def controls_bounty(state: State, seat: int) -> bool:
    return any(keywords_in_slot(state, seat, slot) & BOUNTY for slot in range(ARMY_SIZE))


def slot_value(state: State, seat: int, slot: int) -> int:
    """The military value of a card in the battle (X3.4, X7.3, X7.8)."""
    player = state.seats[seat]
    design = player.army[slot]
    if not 0 <= design < CAPTURED:
        return 0
    value = state.catalogue.value[design]
    if player.doubled[slot]:
        value *= 2
    if state.catalogue.flags[acting(state, seat, slot)] & DOUBLED_BY_BOUNTY:
        if controls_bounty(state, state.opponent(seat)):
            value *= 2
    return value


def hand_strength(state: State, seat: int) -> int:
    """1 for each card in hand, once, whatever the number of sources (X10.27)."""
    return len(state.seats[seat].hand) if in_force(state, seat) & HAND_STRENGTH else 0


def army_value(state: State, seat: int) -> int:
    """What a player's army would be worth in a Great Battle now (X8.1)."""
    return sum(slot_value(state, seat, slot) for slot in range(ARMY_SIZE)) + hand_strength(state, seat)


class Battle(Effect):
    """Resolve the Great Battle; ``state.starter`` then is who plays first in the next round (X9.5).

    ``frame.a`` is the winner (NOBODY after a battle that both gained).
    """

    def run(self, state: State, frame: Frame) -> None:
        if frame.step == 0:
            frame.step = 1
            self.fight(state, frame)
        elif frame.step == 1:
            frame.step = 2
            if frame.a != NOBODY:
                push_triggers(state, frame.a, WHEN_BATTLE_WON)
        elif frame.step == 2:
            frame.step = 3
            if frame.a != NOBODY:
                push_triggers(state, state.opponent(frame.a), WHEN_BATTLE_LOST)
        else:
            state.finish(True)

    def fight(self, state: State, frame: Frame) -> None:
        values = [army_value(state, seat) for seat in range(len(state.seats))]
        winner = NOBODY
        if values[0] != values[1]:
            winner = 0 if values[0] > values[1] else 1
        elif state.wonder != NOBODY:
            winner = state.wonder  # X8.2a
        frame.a = winner
        state.battle_winner = winner
        state.extra_sacrifice = False
        state.tell("battle", {"values": [*values], "winner": winner, "tie": int(values[0] == values[1])})
        if winner == NOBODY:
            gain_supremacy(state, [0, 1])  # X8.2b
            return
        gain_supremacy(state, [winner])
        if state.over or not in_force(state, winner) & OVERWHELMING:
            return
        margin = abs(values[0] - values[1])
        for ongoing in ongoing_in_force(state, winner, OVERWHELMING):
            if isinstance(ongoing, Overwhelming):
                if margin >= ongoing.margin:
                    win(state, 1 << winner, "X1.4b")  # X8.4b
                else:
                    state.extra_sacrifice = True  # X8.4c


def push_triggers(state: State, seat: int, bit: int) -> None:
    for code, effect in reversed(triggers(state, seat, bit)):
        state.push_new(effect, seat, code)


BATTLE = Battle()
