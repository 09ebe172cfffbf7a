"""Setup of GOSU: one draw pile, seven cards each, the Advantage token, redrawing hands without a Bakuto (G1)."""

from typing import Final

from gosux.effects.piles.draw import discard_all
from gosux.model import events, kinds
from gosux.model.actions import NO, YES
from gosux.model.catalogue import DESIGN
from gosux.model.changes.knowledge import shuffle_deck
from gosux.model.changes.piles import draw, refill
from gosux.model.changes.tokens import take_advantage
from gosux.model.effect import Effect
from gosux.model.frame import Frame
from gosux.model.state import State, share_piles

HAND_SIZE: Final = 7


class GosuSetup(Effect):
    """Everything before the first round."""

    def __init__(self) -> None:
        super().__init__()
        self.impartial = True

    def run(self, state: State, frame: Frame) -> None:
        every_clan = (1 << len(state.catalogue.clans)) - 1
        for seat in state.seats:
            seat.tokens = state.catalogue.law.tokens
            seat.clans = every_clan
        state.starter = state.dice.below(len(state.seats))  # G1.2
        state.active = state.starter
        if state.log is not None:
            state.tell(events.FirstPlayer(state.starter))
        take_advantage(state, state.starter)
        state.seats[0].deck.extend(state.catalogue.designs_of_clans(every_clan))
        share_piles(state.seats)
        shuffle_deck(state, 0)
        if state.log is not None:
            state.tell(events.DeckBuilt(state.starter, len(state.seats[0].deck)))
        for seat_number in state.in_order():
            for _ in range(HAND_SIZE):
                draw(state, seat_number)
        state.finish(True)
        state.push_new(state.catalogue.law.match, 0)
        for seat_number in reversed(state.in_order()):  # G1.5
            state.push_new(REDRAW, seat_number)


class Redraw(Effect):
    """A player with no Bakuto in hand may discard it and draw a new hand, repeatedly (G1.3)."""

    def __init__(self) -> None:
        super().__init__()
        self.secret = True  # only a player without a Bakuto is asked

    def run(self, state: State, frame: Frame) -> None:
        you = frame.controller
        hand = state.seats[you].hand
        if frame.step == 0:
            if state.answer < 0:
                if any(state.catalogue.levels[entry & DESIGN] & 1 for entry in hand):
                    state.finish(True)
                else:
                    state.ask(you, kinds.REDRAW, [YES, NO])
                return
            if state.take_answer() != YES:
                state.finish(True)
                return
            if state.log is not None:
                state.begin_group()
                state.tell(events.Redraw(you, [state.card_ref(entry & DESIGN) for entry in sorted(hand)]))
            discard_all(state, you)
            frame.left = HAND_SIZE
            frame.step = 1
        while frame.left > 0:
            if refill(state, you):
                return
            frame.left -= 1
            draw(state, you)
        frame.step = 0


REDRAW: Final = Redraw()
GOSU_SETUP: Final = GosuSetup()
