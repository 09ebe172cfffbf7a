"""The Great Battle: army totals, points gained, effects of winning and losing (X8, G9)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from gosux.effects.ongoing import Overwhelming
from gosux.model import events
from gosux.model.actions import ARMY_SIZE, ROW_LENGTH
from gosux.model.catalogue import CAPTURED, DESIGN
from gosux.model.changes.victory import gain_points, win
from gosux.model.effect import Effect, Registers
from gosux.model.frame import Frame
from gosux.model.keywords import BOUNTY
from gosux.model.messages.references import SlotRef
from gosux.model.ongoing import (
    DOUBLE_FIRST_POINT,
    DOUBLED_BY_BOUNTY,
    HAND_STRENGTH,
    MIRROR,
    OVERWHELMING,
    WHEN_BATTLE_ENDS,
    WHEN_BATTLE_LOST,
    WHEN_BATTLE_WON,
)
from gosux.model.state import NOBODY, State
from gosux.model.traits import acting, in_force, keywords_in_slot, ongoing_in_force, sources, triggers

UNEVEN: Final = MIRROR | DOUBLED_BY_BOUNTY  # cards that may be worth more or less than printed


def controls_bounty(state: State, seat: i64) -> bool:
    for slot in range(ARMY_SIZE):
        if keywords_in_slot(state, seat, slot, BOUNTY) & BOUNTY:
            return True
    return False


def slot_value(state: State, seat: i64, slot: i64) -> i64:
    """The military value of a card in a battle (X3.4, X7.3, X7.8)."""
    player = state.seats[seat]
    design = player.army[slot]
    if design < 0 or design >= CAPTURED:
        return 0
    value = state.catalogue.value[design]
    if player.doubled[slot]:
        value *= 2
    flags = state.catalogue.flags[design]
    if flags & MIRROR:
        flags = state.catalogue.flags[acting(state, seat, slot)]
    if flags & DOUBLED_BY_BOUNTY:
        if controls_bounty(state, state.opponent(seat)):
            value *= 2
    return value


def hand_strength(state: State, seat: i64) -> i64:
    """1 for each card in hand, counted once even with several sources (X10.27)."""
    return len(state.seats[seat].hand) if in_force(state, seat) & HAND_STRENGTH else 0


def army_value(state: State, seat: i64) -> i64:
    """What a player's army would be worth in a Great Battle now (X8.1)."""
    value = hand_strength(state, seat)
    player = state.seats[seat]
    rows = player.rows
    army = player.army
    doubled = player.doubled
    values = state.catalogue.value
    flags = state.catalogue.flags
    row: i64 = 0
    while row < 3:
        slot = row * ROW_LENGTH
        end = slot + rows[row]
        while slot < end:
            design = army[slot]
            if design >= 0 and design < CAPTURED:
                if doubled[slot] or flags[design] & UNEVEN:
                    value += slot_value(state, seat, slot)
                else:
                    value += values[design]
            slot += 1
        row += 1
    return value


def battle_side(state: State, seat: i64) -> events.BattleSide:
    """The parts of ``army_value`` (X8.1)."""
    cards = [battle_card(state, seat, slot) for slot in range(ARMY_SIZE) if state.seats[seat].army[slot] >= 0]
    hand = hand_strength(state, seat)
    return events.BattleSide(seat, tuple(cards), hand, tuple(sources(state, seat, HAND_STRENGTH)) if hand else ())


def battle_card(state: State, seat: i64, slot: i64) -> events.BattleCard:
    """The parts of ``slot_value``."""
    player = state.seats[seat]
    design = player.army[slot]
    captured = design >= CAPTURED
    printed = state.catalogue.value[design & DESIGN]
    by_token = printed if player.doubled[slot] and not captured else 0
    by_bounty = 0 if captured else slot_value(state, seat, slot) - printed - by_token
    return events.BattleCard(
        SlotRef(seat, slot), state.card_ref(design & DESIGN), captured, printed, by_token, by_bounty
    )


class Battle(Effect):
    """Resolve the Great Battle.

    ``frame.mask`` is the set of players who gain a point, ``frame.cards`` the order of players for effects of winning
    and losing, ``frame.index`` the position in it.
    """

    registers: ClassVar[Registers] = ("left", "mask", "index")

    def __init__(self) -> None:
        super().__init__()
        self.impartial = True

    def run(self, state: State, frame: Frame) -> None:
        if frame.step == 0:
            frame.step = 1
            self.fight(state, frame)
        elif frame.step == 1 and frame.index < len(frame.cards):
            seat = frame.cards[frame.index]
            frame.index += 1
            push_triggers(state, seat, WHEN_BATTLE_WON if frame.mask & (1 << seat) else WHEN_BATTLE_LOST)
        elif frame.step == 1:
            frame.step = 2
            for seat in reversed(effects_order(state, frame.mask)):
                push_triggers(state, seat, WHEN_BATTLE_ENDS)
        else:
            state.finish(True)

    def fight(self, state: State, frame: Frame) -> None:
        state.begin_group()
        law = state.catalogue.law
        playing = state.clockwise(0)
        values: list[int] = []
        most: i64 = -1
        for seat in range(len(state.seats)):
            value = -1 if state.seats[seat].out else army_value(state, seat)
            values.append(value)
            most = max(most, value)
        winners = [seat for seat in playing if values[seat] == most]
        tie = len(winners) > 1
        holder = tie_breaker(state)
        if tie and holder in winners:
            winners = [holder]  # X8.2a, G9.2
        frame.mask = sum(1 << seat for seat in winners)
        nobody_lost = len(winners) == len(playing)
        if not nobody_lost or law.tie_is_won:
            frame.cards = tuple(effects_order(state, frame.mask))
        winner = winners[0] if len(winners) == 1 else NOBODY
        state.battle_winner = winner
        state.extra_sacrifice = 0
        if state.log is not None:
            sides = [battle_side(state, seat) for seat in sorted(playing)]
            state.tell(events.Battle(sides, winner, winners, int(tie), state.round))
        gain_points(state, [(seat, points_for_winning(state, seat)) for seat in winners])  # X8.2b, G9.2
        if state.over or not frame.cards:  # nobody has won
            return
        losers = [values[seat] for seat in playing if seat not in winners]
        for seat in winners:
            self.overwhelm(state, seat, most - max(losers) if losers else 0)

    def overwhelm(self, state: State, winner: i64, margin: i64) -> None:
        """With such a rule in force, a clear win wins the game and a narrow one costs a card (X8.4)."""
        if state.over or not in_force(state, winner) & OVERWHELMING:
            return
        for ongoing in ongoing_in_force(state, winner, OVERWHELMING):
            if isinstance(ongoing, Overwhelming):
                if margin >= ongoing.margin:
                    win(state, 1 << winner, "X1.4b")  # X8.4b
                else:
                    state.extra_sacrifice |= 1 << winner  # X8.4c


def tie_breaker(state: State) -> i64:
    """The player whose token wins a tie: the Wonder token in Gosu X, the Advantage token in GOSU."""
    return state.advantage if state.advantage != NOBODY else state.wonder


def points_for_winning(state: State, seat: i64) -> i64:
    first = state.seats[seat].supremacy == 0
    return 2 if first and in_force(state, seat) & DOUBLE_FIRST_POINT else 1


def effects_order(state: State, winners: i64) -> list[int]:
    """The order in which players resolve effects of winning and losing (X8.3, G9.6)."""
    if not state.catalogue.law.winners_first:
        return state.clockwise(max(0, state.advantage))
    playing = state.clockwise(0)
    return [seat for seat in playing if winners & (1 << seat)] + [seat for seat in playing if not winners & (1 << seat)]


def push_triggers(state: State, seat: i64, bit: i64) -> None:
    for code, effect in reversed(triggers(state, seat, bit)):
        state.push_new(effect, seat, code)


BATTLE: Final = Battle()
