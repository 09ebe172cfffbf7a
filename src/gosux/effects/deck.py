"""Cards out of the deck: reveal, search, put into the discard pile."""

from gosux.effects.amounts import amount
from gosux.effects.flow import nothing
from gosux.effects.selectors import ANY_CARD, Pick
from gosux.effects.who import YOU, PlayersEffect
from gosux.model import kinds
from gosux.model.effect import Amount, Effect
from gosux.model.frame import Frame
from gosux.model.knowledge import DESIGN
from gosux.model.messages import Message, Reason
from gosux.model.piles import (
    discard_revealed,
    keep_revealed,
    mill,
    reveal,
    revealed_to_deck,
    search_to_hand,
    search_to_top,
    shuffle,
)
from gosux.model.state import State


class Mill(PlayersEffect):
    """Put the top cards of a deck into its discard pile (X10.3c)."""

    def __init__(self, count: "int | Amount", who: str = YOU) -> None:
        super().__init__(who)
        self.amount = amount(count)

    def carry_out(self, state: State, frame: Frame) -> None:
        state.finish(mill(state, frame.controller, self.amount.count(state, frame)) > 0)

    def clause(self) -> Message:
        return Message("mill", {"amount": self.amount.phrase(), "who": self.who})


def offer_rows(state: State, designs: list[int]) -> list[int]:
    return [state.catalogue.table.offer + design for design in sorted(set(designs))]


def offer_refusals(state: State, action: int) -> list[Reason]:
    design = action - state.catalogue.table.offer
    if 0 <= design < len(state.catalogue.cards):
        return [Reason("not-on-offer", ("X5.7c",), {"card": state.card_text(design)})]
    return []


class RevealAndKeepOne(Effect):
    """Reveal the next cards of your deck, take one of them, and discard the rest (X10.3b)."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def run(self, state: State, frame: Frame) -> None:
        if frame.step == 0:
            frame.step = 1
            if reveal(state, frame.controller, self.number) == 0:
                nothing(state, frame)
                return
        if state.answer < 0:
            state.ask(frame.controller, kinds.KEEP, offer_rows(state, state.revealed))
            return
        keep_revealed(state, state.take_answer() - state.catalogue.table.offer)
        discard_revealed(state)
        state.finish(True)

    def refusals(self, state: State, frame: Frame, action: int) -> list[Reason]:
        return offer_refusals(state, action)

    def clause(self) -> Message:
        return Message("reveal-and-keep-one", {"number": self.number})


class RevealAndKeepAll(Effect):
    """Reveal the next cards of your deck, take all that fit, and discard the rest."""

    def __init__(self, number: int, pick: Pick) -> None:
        super().__init__()
        self.number = number
        self.pick = pick

    def run(self, state: State, frame: Frame) -> None:
        you = frame.controller
        reveal(state, you, self.number)
        for design in sorted(state.revealed):
            if not self.pick.refuses(state, frame, you, design, None):
                keep_revealed(state, design)
        discard_revealed(state)
        state.finish(True)

    def clause(self) -> Message:
        return Message("reveal-and-keep-all", {"number": self.number, "pick": self.pick.phrase(2)})


class RevealAndSort(Effect):
    """Reveal the next 3 cards: one into your hand, one on top of your deck, the last one under it (X11.9)."""

    def run(self, state: State, frame: Frame) -> None:
        table = state.catalogue.table
        if frame.step == 0:
            frame.step = 1
            if reveal(state, frame.controller, 3) == 0:
                nothing(state, frame)
                return
        if frame.step == 1:
            if state.answer < 0:
                state.ask(frame.controller, kinds.KEEP, offer_rows(state, state.revealed))
                return
            keep_revealed(state, state.take_answer() - table.offer)
            frame.step = 2
        if state.answer >= 0:
            revealed_to_deck(state, state.take_answer() - table.offer, top=True)
            for design in state.revealed[:]:
                revealed_to_deck(state, design, top=False)
        if state.revealed:
            state.ask(frame.controller, kinds.PUT_ON_TOP, offer_rows(state, state.revealed))
        else:
            state.finish(True)

    def refusals(self, state: State, frame: Frame, action: int) -> list[Reason]:
        return offer_refusals(state, action)

    def clause(self) -> Message:
        return Message("reveal-and-sort")


INTO_HAND = "hand"
ON_TOP = "top"


class Search(Effect):
    """Search your deck for a card; one that fits must be taken; the deck is shuffled anyway (X11.17)."""

    def __init__(self, pick: Pick = ANY_CARD, to: str = INTO_HAND) -> None:
        super().__init__()
        self.secret = True  # it is asked only if several cards of the deck fit
        self.pick = pick
        self.to = to

    def run(self, state: State, frame: Frame) -> None:
        you = frame.controller
        if state.answer < 0:
            designs = [entry & DESIGN for entry in state.seats[you].deck]
            fitting = self.pick.among(state, frame, you, designs)
            if fitting:
                state.ask(you, kinds.SEARCH, offer_rows(state, fitting))
            else:
                shuffle(state, you)
                nothing(state, frame)
            return
        design = state.take_answer() - state.catalogue.table.offer
        if self.to == ON_TOP:
            search_to_top(state, you, design)
        else:
            search_to_hand(state, you, design, shown=self.pick.name != "")  # X11.10
            shuffle(state, you)
        state.finish(True)

    def refusals(self, state: State, frame: Frame, action: int) -> list[Reason]:
        design = action - state.catalogue.table.offer
        why: list[Reason] = []
        if 0 <= design < len(state.catalogue.cards):
            if not self.pick.refuses(state, frame, frame.controller, design, why):
                why.append(Reason("not-in-deck", ("X11.17",), {"card": state.card_text(design)}))
        return why

    def clause(self) -> Message:
        return Message("search", {"pick": self.pick.phrase(), "to": self.to})
