"""Where a game is in its lesson. It follows from the game's actions, so nothing of it has to be stored."""

from gosux.game.game import Game
from gosux.lessons.lesson import Lesson, Step
from gosux.model.kinds import KINDS
from gosux.model.state import State
from gosux.records.position_writer import beginning

STUDENT = 0


class Place:
    """The step, and how far it has come. ``starts`` has the number of actions before each step so far."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.number = 0
        self.own = 0
        self.rival = 0
        self.actions = 0
        self.starts = [0]

    def clone(self) -> "Place":
        copy = Place(self.lesson)
        copy.number, copy.own, copy.rival, copy.actions = self.number, self.own, self.rival, self.actions
        copy.starts = self.starts[:]
        return copy

    @property
    def step(self) -> "Step | None":
        """None once the lesson is over: both play as they like."""
        return self.lesson.steps[self.number] if self.number < len(self.lesson.steps) else None

    @property
    def begun(self) -> bool:
        """Whether something of the step has happened."""
        return self.own + self.rival > 0

    def accepted(self, state: State) -> list[int]:
        """The legal actions that the step asks the student for, the preferred one first."""
        step = self.step
        if step is None:
            return state.choices
        if state.decider != STUDENT or step.asks != "move":
            return []
        if step.lasts is not None:
            return state.choices if KINDS[state.kind].name == step.lasts else []
        if self.own >= len(step.moves):
            return []
        texts = {state.catalogue.table.text(state.kind, row): row for row in state.choices}
        return [texts[text] for text in step.moves[self.own] if text in texts]

    def scripted(self, state: State) -> "int | None":
        """The rival's action now; None if the script has none that is legal."""
        step = self.step
        if step is None or state.decider == STUDENT or self.rival >= len(step.rival):
            return None
        table = state.catalogue.table
        return next((row for row in state.choices if table.text(state.kind, row) == step.rival[self.rival]), None)

    def take(self, state: State, action: int) -> None:
        """Somebody takes this action in this state."""
        while self.step is not None and self.step.asks in ("find", "read"):
            self.next()  # it was passed, since the game went on
        if self.step is None:
            return
        if action < 0:
            self.number = len(self.lesson.steps)
        elif state.decider == STUDENT:
            fits = action in self.accepted(state)
            self.own += 1
            self.number = self.number if fits else len(self.lesson.steps)
        else:
            # A rival without a script, for instance after a lesson was changed, plays on freely.
            fits = action == self.scripted(state)
            self.rival += 1
            self.number = self.number if fits else len(self.lesson.steps)
        self.actions += 1

    def settle(self, state: State) -> None:
        """On to the next step if this one is done; ``state`` is the one after the last action."""
        while self.step is not None and self._done(self.step, state):
            self.next()

    def next(self) -> None:
        self.number += 1
        self.own = self.rival = 0
        self.starts.append(self.actions)

    def _done(self, step: Step, state: State) -> bool:
        if step.asks in ("find", "read") or self.rival < len(step.rival):
            return False
        if step.lasts is None:
            return self.own >= len(step.moves)
        return self.own > 0 and not (state.decider == STUDENT and KINDS[state.kind].name == step.lasts)


def place_in(lesson: Lesson, game: Game) -> Place:
    """The place that a game's actions lead to."""
    place = Place(lesson)
    again = beginning(game)
    for action in game.history:
        place.take(again.state, action)
        if place.step is None:
            break
        again.step(action)
        place.settle(again.state)
    return place
