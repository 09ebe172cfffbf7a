"""Taking cards from the deck: reveal, search, put into the discard pile."""

from collections.abc import Iterable
from typing import ClassVar, Final

from mypy_extensions import i64

from gosux.effects.amounts import amount
from gosux.effects.flow import nothing
from gosux.effects.selectors import ANY_CARD, Pick
from gosux.effects.who import (
    CHOSEN_OPPONENT,
    YOU,
    PlayersEffect,
    ask_for_player,
    chosen_player,
    player_refusals,
)
from gosux.model import kinds
from gosux.model.changes.knowledge import DESIGN
from gosux.model.changes.piles import (
    discard_revealed,
    keep_revealed,
    mill,
    refill,
    reveal,
    revealed_to_deck,
    search_to_hand,
    search_to_top,
    shuffle,
)
from gosux.model.effect import Amount, Effect, Registers
from gosux.model.frame import Frame
from gosux.model.messages import Argument, Message, Reason
from gosux.model.state import State


class Mill(PlayersEffect):
    """Put the top cards of a deck into its discard pile (X10.3c)."""

    registers: ClassVar[Registers] = ("left", "count", "flag")

    def __init__(self, count: "int | Amount", who: str = YOU) -> None:
        self.amount = amount(count)
        super().__init__(who, self.amount)

    def carry_out(self, state: State, frame: Frame) -> None:
        you = frame.controller
        if frame.step == 2:
            frame.step = 3
            frame.left = self.amount.count(state, frame)
        while frame.left > 0:
            if state.catalogue.law.reveals_refill and refill(state, you):
                return
            count = mill(state, you, frame.left)
            if count == 0:
                break
            frame.left -= count
            frame.flag = 1
            if state.refilled:
                return
        state.finish(frame.flag > 0)

    def clause(self) -> Message:
        return Message("mill", {"amount": self.amount.phrase(), "who": self.who})


def reveal_cards(state: State, frame: Frame, seat: i64, number: i64) -> bool:
    """Reveal the next cards of a deck; ``frame.count`` counts them. Call it until it returns False.

    True if it was interrupted: a reshuffle triggered something, which comes first (G10.2, G10.3, X13.7).
    """
    while frame.count < number:
        if state.catalogue.law.reveals_refill and refill(state, seat):
            return True
        count = reveal(state, seat, number - frame.count)
        if count == 0:
            break
        frame.count += count
        if state.refilled:
            return True
    return False


def offer_rows(state: State, designs: Iterable[int]) -> list[int]:
    return [state.catalogue.table.offer + design for design in sorted(set(designs))]


def offer_refusals(state: State, action: i64) -> list[Reason]:
    design = action - state.catalogue.table.offer
    if 0 <= design < len(state.catalogue.cards):
        return [Reason("not-on-offer", ("X5.7c",), {"card": state.card_ref(design)})]
    return []


class RevealAndKeep(Effect):
    """Reveal the next cards of your deck, take some of them, and discard the rest (X10.3b, G10.2)."""

    registers: ClassVar[Registers] = ("count", "left", "index")

    def __init__(self, number: i64, keep: "int | Amount" = 1) -> None:
        super().__init__()
        self.reveals = True
        self.number = number
        self.keep = amount(keep)

    def run(self, state: State, frame: Frame) -> None:
        if frame.step == 0:
            if reveal_cards(state, frame, frame.controller, self.number):
                return
            if frame.count == 0:
                nothing(state, frame)
                return
            frame.step = 1
            frame.left = self.keep.count(state, frame)
        if state.answer >= 0:
            keep_revealed(state, state.take_answer() - state.catalogue.table.offer, frame.controller)
            frame.left -= 1
        if frame.left and state.revealed:
            state.ask(frame.controller, kinds.KEEP, offer_rows(state, state.revealed))
            return
        discard_revealed(state)
        state.finish(True)

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Reason]:
        return offer_refusals(state, action)

    def prompt_args(self, state: State, frame: Frame) -> dict[str, Argument]:
        return {"count": frame.left}

    def clause(self) -> Message:
        return Message("reveal-and-keep", {"number": self.number, "amount": self.keep.phrase()})


class RevealAndKeepAll(Effect):
    """Reveal the next cards of your deck, take all that match, and discard the rest."""

    registers: ClassVar[Registers] = ("count", "left", "index")

    def __init__(self, number: i64, pick: Pick) -> None:
        super().__init__()
        self.reveals = True
        self.number = number
        self.pick = pick

    def run(self, state: State, frame: Frame) -> None:
        you = frame.controller
        if reveal_cards(state, frame, you, self.number):
            return
        for design in sorted(state.revealed):
            if not self.pick.refuses(state, frame, you, design, None):
                keep_revealed(state, design, you)
        discard_revealed(state)
        state.finish(True)

    def clause(self) -> Message:
        return Message("reveal-and-keep-all", {"number": self.number, "pick": self.pick.phrase(2)})


class OpponentKeepsOne(Effect):
    """An opponent of your choice reveals the next cards and keeps one; you take the others (G10.4).

    ``frame.chosen`` is that opponent. They choose in a separate frame (step 3), where ``frame.chosen`` is you.
    """

    registers: ClassVar[Registers] = ("count", "chosen", "index")

    def __init__(self, number: i64) -> None:
        super().__init__()
        self.reveals = True
        self.number = number

    def run(self, state: State, frame: Frame) -> None:
        you = frame.controller
        if frame.step == 0:
            if state.answer < 0:
                ask_for_player(state, you, CHOSEN_OPPONENT)
                return
            frame.chosen = chosen_player(state, you, CHOSEN_OPPONENT)
            frame.step = 1
        if frame.step == 1:
            if reveal_cards(state, frame, frame.chosen, self.number):
                return
            if frame.count == 0:
                nothing(state, frame)
                return
            frame.step = 2
            child = state.push(self, frame)
            child.controller = frame.chosen
            child.chosen = you
            child.step = 3
        elif frame.step == 2:
            discard_revealed(state)  # the opponent has left (G3.7)
            state.finish(True)
        else:
            self.keep(state, frame)

    def keep(self, state: State, frame: Frame) -> None:
        if state.answer < 0:
            state.ask(frame.controller, kinds.KEEP, offer_rows(state, state.revealed))
            return
        keep_revealed(state, state.take_answer() - state.catalogue.table.offer, frame.controller)
        if not state.seats[frame.chosen].out:
            for design in sorted(state.revealed):
                keep_revealed(state, design, frame.chosen)
        discard_revealed(state)
        state.finish(True)

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Reason]:
        if frame.step == 0:
            return player_refusals(state, frame.controller, CHOSEN_OPPONENT, action)
        return offer_refusals(state, action)

    def prompt_args(self, state: State, frame: Frame) -> dict[str, Argument]:
        return {"count": 1}

    def clause(self) -> Message:
        return Message("opponent-keeps-one", {"number": self.number, "who": CHOSEN_OPPONENT})


class RevealAndSort(Effect):
    """Reveal the next 3 cards: one into your hand, one on top of your deck, the last one at the bottom (X11.9)."""

    registers: ClassVar[Registers] = ("count", "left", "index")

    def __init__(self) -> None:
        super().__init__()
        self.reveals = True

    def run(self, state: State, frame: Frame) -> None:
        table = state.catalogue.table
        if frame.step == 0:
            if reveal_cards(state, frame, frame.controller, 3):
                return
            if frame.count == 0:
                nothing(state, frame)
                return
            frame.step = 1
        if frame.step == 1:
            if state.answer < 0:
                state.ask(frame.controller, kinds.KEEP, offer_rows(state, state.revealed))
                return
            keep_revealed(state, state.take_answer() - table.offer, frame.controller)
            frame.step = 2
        if state.answer >= 0:
            revealed_to_deck(state, state.take_answer() - table.offer, top=True)
            for design in state.revealed:
                revealed_to_deck(state, design, top=False)
        if state.revealed:
            state.ask(frame.controller, kinds.PUT_ON_TOP, offer_rows(state, state.revealed))
        else:
            state.finish(True)

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Reason]:
        return offer_refusals(state, action)

    def clause(self) -> Message:
        return Message("reveal-and-sort")


INTO_HAND: Final = "hand"
ON_TOP: Final = "top"


class Search(Effect):
    """Search your deck for a card; a matching card must be taken; the deck is always shuffled (X11.17)."""

    def __init__(self, pick: Pick = ANY_CARD, to: str = INTO_HAND) -> None:
        super().__init__()
        self.secret = True  # asked only if several cards of the deck match
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
        state.finish(True)

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Reason]:
        design = action - state.catalogue.table.offer
        why: list[Reason] = []
        if 0 <= design < len(state.catalogue.cards):
            if not self.pick.refuses(state, frame, frame.controller, design, why):
                why.append(Reason("not-in-deck", ("X11.17",), {"card": state.card_ref(design)}))
        return why

    def clause(self) -> Message:
        return Message("search", {"pick": self.pick.phrase(), "to": self.to})
