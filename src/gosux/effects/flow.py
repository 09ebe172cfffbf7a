"""Combining clauses: then, if, if you do, each player, you may do it again."""

from mypy_extensions import i64

from gosux.effects.combine import CannotCombine
from gosux.effects.who import EACH, PlayersEffect
from gosux.model import events, kinds
from gosux.model.actions import NO, YES
from gosux.model.catalogue import DESIGN
from gosux.model.effect import Condition, Effect
from gosux.model.frame import Frame
from gosux.model.messages import Argument, Message, Reason
from gosux.model.messages.references import CardRef
from gosux.model.state import State


def nothing(state: State, frame: Frame) -> None:
    """The clause has no legal choice and does nothing (X5.7c)."""
    if state.log is not None:
        source = "none"
        if frame.source >= 0:
            design = state.seats[frame.source // 15].army[frame.source % 15]
            source = state.card_ref(design & DESIGN) if design >= 0 else "none"
        state.tell(events.NothingHappens(frame.controller, source))
    state.finish(False)


def two_or_three(word: str, clauses: "tuple[Effect, ...]") -> list[Effect]:
    """The number of clauses that fit into one sentence."""
    if not 2 <= len(clauses) <= 3:
        raise CannotCombine(
            f"{word} takes two or three effects, not {len(clauses)}; put further ones into another {word}"
        )
    return list(clauses)


class Then(Effect):
    """Clauses in order, each as far as possible, even if the previous one did nothing (X5.10)."""

    def __init__(self, *clauses: Effect) -> None:
        super().__init__()
        self.clauses = two_or_three("Then", clauses)

    def parts(self) -> list[Effect]:
        return self.clauses

    def run(self, state: State, frame: Frame) -> None:
        if frame.step == len(self.clauses):
            state.finish(state.done)
            return
        frame.step += 1
        state.push(self.clauses[frame.step - 1], frame)

    def possible(self, state: State, frame: Frame) -> bool:
        return self.clauses[0].possible(state, frame)

    def clause(self) -> Message:
        return Message("then", {"clauses": [clause.clause() for clause in self.clauses]})


class IfYouDo(Effect):
    """The second clause only if the first was done (X5.10)."""

    def __init__(self, first: Effect, second: Effect) -> None:
        super().__init__()
        self.first = first
        self.second = second

    def parts(self) -> list[Effect]:
        return [self.first, self.second]

    def run(self, state: State, frame: Frame) -> None:
        if frame.step == 0:
            frame.step = 1
            state.push(self.first, frame)
        elif frame.step == 1 and state.done:
            frame.step = 2
            state.push(self.second, frame)
        else:
            state.finish(frame.step == 2)

    def clause(self) -> Message:
        return Message("if-you-do", {"first": self.first.clause(), "second": self.second.clause()})


class If(Effect):
    """A clause under a condition."""

    def __init__(self, condition: Condition, effect: Effect) -> None:
        super().__init__()
        self.condition = condition
        self.effect = effect

    def parts(self) -> list[Effect]:
        return [self.effect]

    def run(self, state: State, frame: Frame) -> None:
        if frame.step == 0 and self.condition.holds(state, frame):
            frame.step = 1
            state.push(self.effect, frame)
        else:
            state.finish(frame.step == 1 and state.done)

    def clause(self) -> Message:
        return Message("if", {"condition": self.condition.phrase(), "effect": self.effect.clause()})


class IfElse(Effect):
    """One clause if a condition is true, another one if not."""

    def __init__(self, condition: Condition, effect: Effect, otherwise: Effect) -> None:
        super().__init__()
        self.condition = condition
        self.effect = effect
        self.otherwise = otherwise

    def parts(self) -> list[Effect]:
        return [self.effect, self.otherwise]

    def run(self, state: State, frame: Frame) -> None:
        if frame.step == 0:
            frame.step = 1
            state.push(self.effect if self.condition.holds(state, frame) else self.otherwise, frame)
        else:
            state.finish(state.done)

    def clause(self) -> Message:
        return Message("if-else", {
            "condition": self.condition.phrase(), "effect": self.effect.clause(), "otherwise": self.otherwise.clause(),
        })  # fmt: skip


class May(Effect):
    """You may do what the clause says."""

    def __init__(self, effect: Effect) -> None:
        super().__init__()
        self.effect = effect

    def parts(self) -> list[Effect]:
        return [self.effect]

    def run(self, state: State, frame: Frame) -> None:
        if frame.step == 0:
            if state.answer < 0:
                state.ask(frame.controller, kinds.MAY, [YES, NO])
                return
            if state.take_answer() == YES:
                frame.step = 1
                state.push(self.effect, frame)
                return
        state.finish(frame.step == 1)

    def prompt_args(self, state: State, frame: Frame) -> dict[str, Argument]:
        args: dict[str, Argument] = {"clauses": [self.effect.clause()]}
        if self.card:  # the card may have left play
            args["card"] = CardRef(self.card)
        return args

    def clause(self) -> Message:
        return Message("may", {"effect": self.effect.clause()})


class OneOf(Effect):
    """Choose one of several clauses, among those that can be done now (G8.5)."""

    def __init__(self, *clauses: Effect) -> None:
        super().__init__()
        self.clauses = two_or_three("OneOf", clauses)

    def parts(self) -> list[Effect]:
        return self.clauses

    def run(self, state: State, frame: Frame) -> None:
        table = state.catalogue.table
        if frame.step == 0:
            if state.answer < 0:
                numbers = [number for number, one in enumerate(self.clauses) if one.possible(state, frame)]
                if numbers:
                    state.ask(frame.controller, kinds.ONE_OF, [table.number + number + 1 for number in numbers])
                else:
                    nothing(state, frame)
                return
            frame.step = 1
            state.push(self.clauses[state.take_answer() - table.number - 1], frame)
        else:
            state.finish(state.done)

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Reason]:
        number = action - state.catalogue.table.number
        if frame.step == 0 and 1 <= number <= len(self.clauses):
            return [Reason("cannot-be-done-now", ("G8.5",))]
        return []

    def prompt_args(self, state: State, frame: Frame) -> dict[str, Argument]:
        return {"clauses": [clause.clause() for clause in self.clauses]}

    def clause(self) -> Message:
        return Message("one-of", {"clauses": [clause.clause() for clause in self.clauses]})


class EachPlayer(PlayersEffect):
    """Each player carries out the clause as "you"; the active player finishes first (X10.15a)."""

    def __init__(self, effect: Effect) -> None:
        super().__init__(EACH)
        self.effect = effect

    def parts(self) -> list[Effect]:
        return [self.effect]

    def carry_out(self, state: State, frame: Frame) -> None:
        if frame.step == 2:
            frame.step = 3
            state.push(self.effect, frame)
        else:
            state.finish(state.done)

    def clause(self) -> Message:
        return Message("each-player", {"effect": self.effect.clause()})


class MayRepeat(Effect):
    """Do the clause; if a condition is true, you may do it a second time."""

    def __init__(self, effect: Effect, condition: Condition) -> None:
        super().__init__()
        self.effect = effect
        self.condition = condition

    def parts(self) -> list[Effect]:
        return [self.effect]

    def run(self, state: State, frame: Frame) -> None:
        if frame.step == 0:
            frame.step = 1
            state.push(self.effect, frame)
        elif frame.step == 1 and self.condition.holds(state, frame):
            if state.answer < 0:
                state.ask(frame.controller, kinds.AGAIN, [YES, NO])
                return
            frame.step = 2
            if state.take_answer() == YES:
                state.push(self.effect, frame)
        else:
            state.finish(True)

    def clause(self) -> Message:
        return Message("may-repeat", {"condition": self.condition.phrase(), "effect": self.effect.clause()})
