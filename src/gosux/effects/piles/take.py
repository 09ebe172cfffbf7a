"""Moving cards of the discard pile: into the hand, onto the deck, into the deck, out of the game."""

from typing import ClassVar

from mypy_extensions import i64

from gosux.effects.amounts import amount
from gosux.effects.flow import nothing
from gosux.effects.selectors import ANY_CARD, Pick
from gosux.model import kinds
from gosux.model.actions import DONE
from gosux.model.changes.piles import (
    pile_to_deck_in_order,
    pile_was_shuffled,
    remove_from_pile,
    removed_to_deck,
    shuffle_into_deck,
    take_from_pile,
    take_removed,
)
from gosux.model.effect import Amount, Effect, Registers
from gosux.model.frame import Frame
from gosux.model.messages import Argument, Message, Reason
from gosux.model.messages.references import NameRef
from gosux.model.state import PILE_CODE, State
from gosux.model.traits import clans_of_design


def pile_row(state: State, seat: i64, design: i64) -> i64:
    table = state.catalogue.table
    return table.pile + seat * table.pile_step + design


def pile_design(state: State, action: i64) -> i64:
    table = state.catalogue.table
    return (action - table.pile) % len(table.designs)


def pile_refusals(state: State, frame: Frame, pick: Pick, action: i64) -> list[Reason]:
    """Why a card of a discard pile cannot be chosen."""
    table = state.catalogue.table
    index = action - table.pile
    if not 0 <= index < len(table.designs) * table.piles:
        return []
    seat = index // len(table.designs) if table.pile_step else frame.controller
    design = index % len(table.designs)
    if seat != frame.controller:
        return [Reason("not-your-pile", ("X3.9",))]
    if design not in state.seats[seat].discard:
        return [Reason("not-in-pile", ("X3.8a",), {"card": state.card_ref(design)})]
    why: list[Reason] = []
    pick.refuses(state, frame, seat, design, why)
    return why


class Take(Effect):
    """Take cards from your discard pile into your hand, one after the other."""

    registers: ClassVar[Registers] = ("left", "mask", "index")

    def __init__(
        self, pick: Pick, count: "int | Amount" = 1, *, up_to: bool = False, one_of_each_level: bool = False
    ) -> None:
        super().__init__()
        self.pick = pick
        self.amount = amount(count)
        self.up_to = up_to
        self.one_of_each_level = one_of_each_level

    def designs(self, state: State, frame: Frame) -> list[int]:
        you = frame.controller
        fitting = self.pick.among(state, frame, you, state.seats[you].discard)
        if self.one_of_each_level:  # frame.mask: levels taken so far
            return [design for design in fitting if state.catalogue.levels[design] & ~frame.mask]
        return fitting

    def run(self, state: State, frame: Frame) -> None:
        you = frame.controller
        if frame.step == 0:
            frame.step = 1
            frame.left = self.amount.count(state, frame)
        if state.answer >= 0:
            answer = state.take_answer()
            if answer == DONE:
                state.finish(len(frame.cards) > 0)
                return
            design = pile_design(state, answer)
            take_from_pile(state, you, design)
            free = state.catalogue.levels[design] & ~frame.mask
            frame.mask |= free & -free
            frame.cards = (*frame.cards, design)
            frame.left -= 1
        designs = self.designs(state, frame) if frame.left > 0 else []
        if designs:
            choices = [pile_row(state, you, design) for design in designs]
            state.ask(you, kinds.TAKE, [*choices, DONE] if self.up_to else choices)
        elif frame.cards:
            state.finish(True)
        else:
            nothing(state, frame)

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Reason]:
        why = pile_refusals(state, frame, self.pick, action)
        index = action - state.catalogue.table.pile
        if not why and self.one_of_each_level and 0 <= index < len(state.catalogue.cards) * state.catalogue.table.piles:
            return [Reason("level-taken", ("X5.7c",), {"card": state.card_ref(pile_design(state, action))})]
        return why

    def prompt_args(self, state: State, frame: Frame) -> dict[str, Argument]:
        return {"count": frame.left}

    def clause(self) -> Message:
        return Message("take", {
            "pick": self.pick.phrase(2 if self.up_to else 1), "amount": self.amount.phrase(),
            "up_to": int(self.up_to), "one_of_each_level": int(self.one_of_each_level),
        })  # fmt: skip


class TakeAllOfName(Effect):
    """Choose a card name: take all cards of that name from your discard pile (X10.11c)."""

    def run(self, state: State, frame: Frame) -> None:
        you = frame.controller
        table = state.catalogue.table
        pile = state.seats[you].discard
        names = state.catalogue.names
        if state.answer < 0:
            # One design represents its name: the first in the list of cards. X11.18: a name present in the pile.
            first: dict[int, int] = {}
            for design in sorted(pile):
                first.setdefault(names[design], design)
            if first:
                state.ask(you, kinds.NAME, [table.offer + design for design in sorted(first.values())])
            else:
                nothing(state, frame)
            return
        name = names[state.take_answer() - table.offer]
        for design in sorted(pile):
            if names[design] == name:
                take_from_pile(state, you, design)
        state.finish(True)

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Reason]:
        design = action - state.catalogue.table.offer
        if not 0 <= design < len(state.catalogue.cards):
            return []
        names = state.catalogue.names
        for other in sorted(state.seats[frame.controller].discard):
            if names[other] == names[design]:
                args: dict[str, Argument] = {"card": state.card_ref(design), "other": state.card_ref(other)}
                return [Reason("named-by-another-card", ("X10.11c",), args)]
        return [Reason("name-not-in-pile", ("X11.18",), {"card": state.card_ref(design)})]

    def clause(self) -> Message:
        return Message("take-all-of-name")


class FetchNamed(Effect):
    """Take all your cards of a name that are removed from the game or in your discard pile (X11.12b)."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name

    def run(self, state: State, frame: Frame) -> None:
        you = frame.controller
        number = state.catalogue.name_number.get(self.name, -1)
        names = state.catalogue.names
        from_pile = [design for design in sorted(state.seats[you].discard) if names[design] == number]
        from_outside = [design for design in sorted(state.seats[you].removed) if names[design] == number]
        for design in from_pile:
            take_from_pile(state, you, design)
        for design in from_outside:
            take_removed(state, you, design)
        if from_pile or from_outside:
            state.finish(True)
        else:
            nothing(state, frame)

    def clause(self) -> Message:
        return Message("fetch-named", {"name": NameRef(self.name)})


class PutOnDeckInOrder(Effect):
    """Put up to this many cards of your discard pile on top of your deck; the first one chosen ends up on top.

    All cards are chosen before any of them moves, so that the order stays the player's secret (X10.28).
    """

    registers: ClassVar[Registers] = ("flag", "left", "index")

    def __init__(self, count: "int | Amount") -> None:
        super().__init__()
        self.amount = amount(count)
        self.secret = True  # nobody else may know how many cards are chosen so far
        self.hides_cards = True

    def run(self, state: State, frame: Frame) -> None:
        you = frame.controller
        pile = state.seats[you].discard
        if state.answer >= 0:
            answer = state.take_answer()
            if answer == DONE:
                frame.flag = 1
            else:
                frame.cards = (*frame.cards, pile_design(state, answer))
        left = pile[:]
        for design in frame.cards:
            left.remove(design)
        if frame.flag == 0 and left and len(frame.cards) < self.amount.count(state, frame):
            state.ask(you, kinds.ORDER, [*[pile_row(state, you, design) for design in sorted(set(left))], DONE])
            return
        if frame.cards:
            pile_to_deck_in_order(state, you, list(frame.cards))
        state.finish(len(frame.cards) > 0)

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Reason]:
        why = pile_refusals(state, frame, ANY_CARD, action)
        table = state.catalogue.table
        if not why and 0 <= action - table.pile < len(table.designs) * table.piles:
            return [Reason("already-chosen", ("X3.8a",), {"card": state.card_ref(pile_design(state, action))})]
        return why

    def prompt_args(self, state: State, frame: Frame) -> dict[str, Argument]:
        return {"count": self.amount.count(state, frame) - len(frame.cards)}

    def clause(self) -> Message:
        return Message("put-on-deck-in-order", {"amount": self.amount.phrase()})


class MayRemove(Effect):
    """You may remove a card of your discard pile from the game."""

    def run(self, state: State, frame: Frame) -> None:
        you = frame.controller
        if frame.step == 0:
            if state.answer < 0:
                designs = sorted(set(state.seats[you].discard))
                if designs:
                    state.ask(you, kinds.REMOVE, [*[pile_row(state, you, design) for design in designs], DONE])
                else:
                    state.finish(False)
                return
            answer = state.take_answer()
            if answer == DONE:
                state.finish(False)
                return
            frame.step = 1
            if remove_from_pile(state, you, pile_design(state, answer), you):
                return
        state.finish(True)

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Reason]:
        return pile_refusals(state, frame, ANY_CARD, action)

    def clause(self) -> Message:
        return Message("may", {"effect": Message("remove-from-pile")})


class RemoveThat(Effect):
    """Remove the copied card from the game, if it is still in the pile it was chosen from (X10.19)."""

    registers: ClassVar[Registers] = ("flag", "left", "index")

    def run(self, state: State, frame: Frame) -> None:
        if frame.step == 0:
            frame.step = 1
            if frame.that >= PILE_CODE:
                seat = (frame.that - PILE_CODE) // 256
                design = (frame.that - PILE_CODE) % 256
                frame.flag = 1
                if remove_from_pile(state, seat, design, frame.controller):
                    return
        state.finish(frame.flag == 1)

    def clause(self) -> Message:
        return Message("remove-that")


def pile_of_chosen_clan(state: State, frame: Frame) -> list[int]:
    """The cards in your discard pile that belong to the clan chosen earlier."""
    you = frame.controller
    return [d for d in sorted(state.seats[you].discard) if clans_of_design(state, you, d) & (1 << frame.clan)]


class RemoveAllOfClan(Effect):
    """Remove all cards of the chosen clan in your discard pile from the game."""

    def run(self, state: State, frame: Frame) -> None:
        if frame.step == 0:
            frame.step = 1
            you = frame.controller
            set_off = False
            for design in pile_of_chosen_clan(state, frame):
                if remove_from_pile(state, you, design, you):
                    set_off = True
            if set_off:
                return
        state.finish(True)

    def clause(self) -> Message:
        return Message("remove-all-of-clan")


class ShuffleClanIntoDeck(Effect):
    """Shuffle all cards of the chosen clan in your discard pile into your deck (X11.15)."""

    def run(self, state: State, frame: Frame) -> None:
        if frame.step == 0:
            frame.step = 1
            you = frame.controller
            designs = pile_of_chosen_clan(state, frame)
            if designs:
                shuffle_into_deck(state, you, designs)
                if not state.seats[you].discard and pile_was_shuffled(state, you):
                    return
        state.finish(True)

    def clause(self) -> Message:
        return Message("shuffle-clan-into-deck")


class ReturnRemovedToDeck(Effect):
    """Shuffle your card of a name that is removed from the game into your deck (X11.12a)."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name

    def run(self, state: State, frame: Frame) -> None:
        you = frame.controller
        number = state.catalogue.name_number.get(self.name, -1)
        designs = [design for design in state.seats[you].removed if state.catalogue.names[design] == number]
        for design in designs:
            removed_to_deck(state, you, design)
        state.finish(len(designs) > 0)

    def clause(self) -> Message:
        return Message("return-removed-to-deck", {"name": NameRef(self.name)})
