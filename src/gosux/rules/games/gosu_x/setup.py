"""Setup: first player, draft, decks, hands, mulligan (X2)."""

from typing import ClassVar, Final, cast

from mypy_extensions import i64

from gosux.model import events, kinds
from gosux.model.actions import NO, YES
from gosux.model.catalogue import DESIGN
from gosux.model.changes.knowledge import shuffle_deck
from gosux.model.changes.piles import draw, hand_to_deck
from gosux.model.effect import Effect, Registers
from gosux.model.frame import Frame
from gosux.model.messages import Reason
from gosux.model.messages.references import ClanRef
from gosux.model.state import State
from gosux.model.traits import changed

DRAFT_ORDER: Final = (0, 1, 1, 0, 0, 1)  # X2.1b, counted from the first player
HAND_SIZE: Final = 7
ENOUGH_TROOPS: Final = 2


class Setup(Effect):
    """Everything before the first round. ``frame.index`` counts picks."""

    registers: ClassVar[Registers] = ("index", "left", "count")

    def __init__(self, mulligan: Effect) -> None:
        super().__init__()
        self.mulligan = mulligan

    def run(self, state: State, frame: Frame) -> None:
        if frame.step == 0:
            frame.step = 1
            state.starter = state.dice.below(len(state.seats))  # X2.1a
            state.active = state.starter
            state.available = (1 << len(state.catalogue.clans)) - 1
            if state.log is not None:
                state.tell(events.FirstPlayer(state.starter))
            for number, seat in enumerate(state.seats):
                seat.tokens = state.catalogue.law.tokens  # X2.5
                seat.locked = state.catalogue.law.locked
                if state.options.clans:
                    seat.clans = state.options.clans[number]
                    state.available &= ~seat.clans
        elif frame.step == 1:
            self.draft(state, frame)
        else:
            state.finish(True)
            state.push_new(state.catalogue.law.match, 0)
            state.push_new(self.mulligan, state.opponent(state.starter))
            state.push_new(self.mulligan, state.starter)  # X2.6: the first player first

    def draft(self, state: State, frame: Frame) -> None:
        table = state.catalogue.table
        if state.answer >= 0:
            self.pick(state, frame, state.take_answer() - table.clan)
        if frame.index < len(DRAFT_ORDER) and not state.options.clans:
            picker = (state.starter + DRAFT_ORDER[frame.index]) % 2
            state.active = picker
            objects = table.objects
            free: list[object] = []
            clan: i64 = 0
            available = state.available
            while available >> clan:
                if available >> clan & 1:
                    free.append(objects[table.clan + clan])
                clan += 1
            state.ask(picker, kinds.DRAFT, cast("list[int]", free))
            return
        state.active = state.starter
        frame.step = 2
        state.tiles = state.available  # X2.2b
        state.available = 0
        changed(state)
        if state.log is not None:
            state.begin_group()
            state.tell(events.TilesActive(tiles_of(state)))
        for number, seat in enumerate(state.seats):
            seat.deck = state.catalogue.designs_of_clans(seat.clans)
            state.dice.shuffle(seat.deck)  # as ``shuffle_deck``: it is sorted, and nothing is known of it
            seat.deck_seen = False
            if state.log is not None:
                state.tell(events.DeckBuilt(number, len(seat.deck)))
            for _ in range(HAND_SIZE):
                draw(state, number)

    def pick(self, state: State, frame: Frame, clan: i64) -> None:
        seat = (state.starter + DRAFT_ORDER[frame.index]) % 2
        state.seats[seat].clans |= 1 << clan
        state.available &= ~(1 << clan)
        frame.index += 1
        if state.log is not None:
            state.begin_group()
            state.tell(events.Drafted(seat, ClanRef(state.catalogue.clans[clan].id)))

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Reason]:
        if 0 <= action - state.catalogue.table.clan < len(state.catalogue.clans):
            return [Reason("clan-taken", ("X2.1b",))]
        return []


def tiles_of(state: State) -> list[ClanRef]:
    """The clans whose Immortal tiles are active."""
    return [ClanRef(clan.id) for number, clan in enumerate(state.catalogue.clans) if state.tiles & (1 << number)]


class Mulligan(Effect):
    """A player with fewer than 2 Troops may show the hand, shuffle it back and draw a new one (X2.4)."""

    def __init__(self) -> None:
        super().__init__()
        self.secret = True  # only a player with few Troops is asked

    def run(self, state: State, frame: Frame) -> None:
        you = frame.controller
        hand = state.seats[you].hand
        if state.answer < 0:
            troops = sum(1 for entry in hand if state.catalogue.levels[entry & DESIGN] & 1)  # X2.6
            if troops < ENOUGH_TROOPS:
                state.ask(you, kinds.MULLIGAN, [YES, NO])
            else:
                state.finish(True)
            return
        if state.take_answer() != YES:
            state.finish(True)
            return
        if state.log is not None:
            state.begin_group()
            state.tell(events.Mulligan(you, [state.card_ref(entry & DESIGN) for entry in sorted(hand)]))  # X2.4b
        hand_to_deck(state, you)
        shuffle_deck(state, you)
        for _ in range(HAND_SIZE):
            draw(state, you)


MULLIGAN: Final = Mulligan()
SETUP: Final = Setup(MULLIGAN)
