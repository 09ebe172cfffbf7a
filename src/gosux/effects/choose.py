"""Choosing a clan or a level that later words speak of."""

from gosux.effects.flow import nothing
from gosux.model import kinds
from gosux.model.effect import Effect
from gosux.model.frame import Frame
from gosux.model.messages import Message, Reason
from gosux.model.state import State
from gosux.model.traits import clans_of_design

FREELY = "freely"  # among the clans of all decks (X11.16)
IN_DISCARD_PILE = "in-discard-pile"  # a clan present in your discard pile
IF_POSSIBLE = "if-possible"  # one for which the rest has a legal choice, if there is one (X11.16)


class ChooseClan(Effect):
    """Choose a clan, then do what follows with it."""

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
            clan = f"clan:{state.catalogue.clans[frame.clan].id}"
            state.tell("clan-chosen", {"player": frame.controller, "clan": clan})
            state.push(self.then, frame)
        else:
            state.finish(state.done)

    def refusals(self, state: State, frame: Frame, action: int) -> list[Reason]:
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
    """Choose a level, then do what follows with it (X11.16)."""

    def __init__(self, then: Effect) -> None:
        super().__init__()
        self.then = then

    def parts(self) -> list[Effect]:
        return [self.then]

    def run(self, state: State, frame: Frame) -> None:
        table = state.catalogue.table
        if frame.step == 0:
            if state.answer < 0:
                state.ask(frame.controller, kinds.WHICH_LEVEL, [table.level + level for level in range(3)])
                return
            frame.level = state.take_answer() - table.level
            frame.step = 1
            state.tell("level-chosen", {"player": frame.controller, "level": f"level:{frame.level + 1}"})
            state.push(self.then, frame)
        else:
            state.finish(state.done)

    def clause(self) -> Message:
        return Message("choose-level", {"then": self.then.clause()})
