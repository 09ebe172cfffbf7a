"""Choosing a clan, a level or a number for later clauses."""

from typing import Final

from mypy_extensions import i64

from gosux.effects.flow import nothing
from gosux.model import events, kinds
from gosux.model.effect import Effect
from gosux.model.frame import Frame
from gosux.model.messages import Argument, Message, Reason
from gosux.model.messages.references import ClanRef, LevelRef
from gosux.model.state import State
from gosux.model.traits import clans_of_design, levels_in_slot, open_slots

FREELY: Final = "freely"  # among the clans of all decks (X11.16)
IN_DISCARD_PILE: Final = "in-discard-pile"  # a clan present in your discard pile
IF_POSSIBLE: Final = "if-possible"  # a clan for which the rest has a legal choice, if there is one (X11.16)


class ChooseClan(Effect):
    """Choose a clan for the clauses that follow."""

    def __init__(self, then: Effect, among: str = FREELY) -> None:
        super().__init__()
        self.then = then
        self.among = among

    def parts(self) -> list[Effect]:
        return [self.then]

    def clans(self, state: State, frame: Frame) -> list[int]:
        mask = 0
        if self.among == IN_DISCARD_PILE:
            for design in state.seats[frame.controller].discard:
                mask |= clans_of_design(state, frame.controller, design)
        else:
            for seat in state.seats:
                mask |= seat.clans
        clans = [clan for clan in range(len(state.catalogue.clans)) if mask & (1 << clan)]
        if self.among == IF_POSSIBLE:
            before = frame.clan
            working: list[int] = []
            for clan in clans:
                frame.clan = clan
                if self.then.possible(state, frame):
                    working.append(clan)
            frame.clan = before
            return working or clans
        return clans

    def run(self, state: State, frame: Frame) -> None:
        table = state.catalogue.table
        if frame.step == 0:
            if state.answer < 0:
                clans = self.clans(state, frame)
                if clans:
                    state.ask(frame.controller, kinds.WHICH_CLAN, [table.clan + clan for clan in clans])
                else:
                    nothing(state, frame)
                return
            frame.clan = state.take_answer() - table.clan
            frame.step = 1
            if state.log is not None:
                clan = ClanRef(state.catalogue.clans[frame.clan].id)
                state.tell(events.ClanChosen(frame.controller, clan))
            state.push(self.then, frame)
        else:
            state.finish(state.done)

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Reason]:
        if not 0 <= action - state.catalogue.table.clan < len(state.catalogue.clans):
            return []
        if self.among == IN_DISCARD_PILE:
            return [Reason("clan-not-in-pile", ("X10.16a",))]
        decks = 0
        for seat in state.seats:
            decks |= seat.clans
        if decks & (1 << (action - state.catalogue.table.clan)):
            return [Reason("clan-without-target", ("X11.16",))]
        return [Reason("clan-not-in-decks", ("X11.16",))]

    def clause(self) -> Message:
        return Message("choose-clan", {"then": self.then.clause(), "among": self.among})


class ChooseLevel(Effect):
    """Choose a level for the clauses that follow (X11.16).

    With ``to_destroy``, it is the X of "discard X cards, then destroy a FREE card of level X": a level that such a card
    has, and at most the size of your hand (G8.4).
    """

    def __init__(self, then: Effect, to_destroy: bool = False) -> None:
        super().__init__()
        self.then = then
        self.to_destroy = to_destroy

    def levels(self, state: State, frame: Frame) -> list[int]:
        if not self.to_destroy:
            return [0, 1, 2]
        found = 0
        for seat in range(len(state.seats)):
            for slot in open_slots(state, seat):
                found |= levels_in_slot(state, seat, slot)
        hand = len(state.seats[frame.controller].hand)
        return [level for level in range(3) if found & (1 << level) and level + 1 <= hand]

    def parts(self) -> list[Effect]:
        return [self.then]

    def run(self, state: State, frame: Frame) -> None:
        table = state.catalogue.table
        if frame.step == 0:
            if state.answer < 0:
                levels = self.levels(state, frame)
                if levels:
                    state.ask(frame.controller, kinds.WHICH_LEVEL, [table.level + level for level in levels])
                else:
                    nothing(state, frame)
                return
            frame.level = state.take_answer() - table.level
            frame.x = frame.level + 1
            frame.step = 1
            if state.log is not None:
                state.tell(events.LevelChosen(frame.controller, LevelRef(frame.level + 1)))
            state.push(self.then, frame)
        else:
            state.finish(state.done)

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Reason]:
        level = action - state.catalogue.table.level
        if self.to_destroy and 0 <= level < 3:
            return [Reason("no-such-level", ("G8.4",), {"level": LevelRef(level + 1)})]
        return []

    def clause(self) -> Message:
        return Message("choose-x-level" if self.to_destroy else "choose-level", {"then": self.then.clause()})


class ChooseNumber(Effect):
    """Choose X, from 0 to the size of your hand, for the clauses that follow (G8.4)."""

    def __init__(self, then: Effect) -> None:
        super().__init__()
        self.then = then

    def parts(self) -> list[Effect]:
        return [self.then]

    def run(self, state: State, frame: Frame) -> None:
        table = state.catalogue.table
        if frame.step == 0:
            if state.answer < 0:
                most = len(state.seats[frame.controller].hand)
                state.ask(frame.controller, kinds.WHICH_NUMBER, [table.number + x for x in range(most + 1)])
                return
            frame.x = state.take_answer() - table.number
            frame.step = 1
            if state.log is not None:
                state.tell(events.NumberChosen(frame.controller, frame.x))
            state.push(self.then, frame)
        else:
            state.finish(state.done)

    def prompt_args(self, state: State, frame: Frame) -> dict[str, Argument]:
        return {"count": len(state.seats[frame.controller].hand)}

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Reason]:
        number = action - state.catalogue.table.number
        if 0 <= number < state.catalogue.law.numbers:
            return [Reason("number-too-high", ("G8.4",), {"number": number})]
        return []

    def clause(self) -> Message:
        return Message("choose-number", {"then": self.then.clause()})
