"""The puzzle of a running game: whether its solver has found the line so far, and what is told about it."""

from typing import Literal, NamedTuple

from gosux.analysis.puzzles import Puzzle, PuzzleStep
from gosux.game.game import Game
from gosux.model.kinds import TURN
from gosux.model.state import State
from gosux.records.position_writer import beginning
from gosux.sessions.messages.puzzle import FoundBy, LineStep, PuzzleMove, PuzzleNow
from gosux.sessions.messages.table import Scene
from gosux.sessions.scenes.advice import differences
from gosux.sessions.scenes.sentences import Sentences, sentence
from gosux.text.advice import nudge_words, percent
from gosux.text.puzzles import situation

PREFIX = "puzzle "
"""In storage, a puzzle's id comes after this in the place of a lesson's."""

RIVAL = "hero"
"""The level of the rival once the game goes on without the puzzle."""

PuzzleState = Literal["open", "wrong", "right", "shown", "left"]


class Place(NamedTuple):
    """How many steps of the line were taken, whether it is over, and the solver's wrong action with its state."""

    taken: int
    found: bool = False
    wrong: "tuple[State, int] | None" = None


class PuzzleRun:
    """A puzzle that is played. The place in it follows from the game's actions, except for what only a button tells."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.shown = False  # the solution was asked for
        self.free = False  # the solver wants to play on

    def place(self, game: Game) -> Place:
        again = beginning(game)
        for taken, step in enumerate(self.puzzle.line):
            if taken >= len(game.history):
                return Place(taken)
            action = game.history[taken]
            own = again.state.decider == self.puzzle.solver
            text = again.action_text(action) if action >= 0 else ""
            if own and not step.is_right(text):
                return Place(taken, wrong=(again.state, action))
            again.step(action)
            if text != step.action:  # as good as the line, which ends here
                return Place(taken + 1 + self._rest_of_turn(again, game.history[taken + 1 :]), found=True)
        return Place(len(self.puzzle.line), found=True)

    def _rest_of_turn(self, game: Game, later: list[int]) -> int:
        """How many of the later actions belong to the same turn: they may have been confirmed together."""
        count = 0
        while count < len(later) and later[count] >= 0 and game.state.decider == self.puzzle.solver:
            if game.state.kind == TURN:
                break
            game.step(later[count])
            count += 1
        return count

    def state(self, game: Game, place: "Place | None" = None) -> PuzzleState:
        at = place if place is not None else self.place(game)
        conceded = any(action < 0 for action in game.history)
        if self.free or conceded or (at.found and len(game.history) > at.taken):
            return "left"
        if at.wrong is not None:
            return "wrong"
        return "open" if not at.found else "shown" if self.shown else "right"

    def holds(self, game: Game) -> bool:
        """Whether nobody may act before the solver has said how to go on."""
        return self.state(game) not in ("open", "left")

    def scripted(self, game: Game) -> "int | None":
        """The rival's action, if the line says which one."""
        place = self.place(game)
        if self.state(game, place) != "open":
            return None
        return action_of(game, self.puzzle.line[place.taken])

    # -- what is told ------------------------------------------------------------------------------------------------

    def now(self, game: Game, scene: Scene, sentences: Sentences) -> PuzzleNow:
        """What is told about it; while nobody may act, the scene asks nothing."""
        puzzle, place = self.puzzle, self.place(game)
        state = self.state(game, place)
        known = puzzle.known.state
        over = state in ("right", "shown")
        if over or state == "wrong":
            scene.question, scene.choices = None, []
        done = [step for step in puzzle.line[: place.taken] if step.seat == puzzle.solver]
        count = len(puzzle.own)
        here = puzzle.line[min(place.taken, len(puzzle.line) - 1)]
        first = puzzle.line[0]
        compared = [first.action, *first.reasons]
        return PuzzleNow.model_construct(
            id=puzzle.id,
            theme=puzzle.theme,
            grade=puzzle.grade,
            state=state,
            step=min(len(done) + 1, count),
            count=count,
            title=sentences.say("puzzle-title", {"theme": puzzle.theme}),
            text=sentence(*[situation(words, known, puzzle.solver) for words in sentences.both]),
            nudge=sentence(*[nudge_words(words, puzzle.nudge, puzzle.solver) for words in sentences.both]),
            chance=percent(here.chance if here.chances else first.chance),
            played=self._move(here, *place.wrong, sentences) if state == "wrong" and place.wrong else None,
            solution=self._solution(sentences) if over else [],
            moves=[self._move(first, known, row(known, text), sentences) for text in compared] if over else [],
            found=[FoundBy.model_construct(level=level, share=percent(share)) for level, share in puzzle.found.items()],
        )

    def _move(self, step: PuzzleStep, state: State, action: int, sentences: Sentences) -> PuzzleMove:
        text = str(state.catalogue.table.text(state.kind, action))
        return PuzzleMove.model_construct(
            label=sentences.action(state, action),
            chance=percent(step.chances.get(text, 0.0)),
            reasons=differences(step.reasons.get(text, []), self.puzzle.solver, sentences),
        )

    def _solution(self, sentences: Sentences) -> list[LineStep]:
        game = self.puzzle.game()
        found: list[LineStep] = []
        for step in self.puzzle.line:
            action = action_of(game, step)
            found.append(LineStep.model_construct(seat=step.seat, label=sentences.action(game.state, action)))
            game.step(action)
        return found


def row(state: State, text: str) -> int:
    """The legal action that has this text."""
    table = state.catalogue.table
    return next(one for one in state.choices if table.text(state.kind, one) == text)


def action_of(game: Game, step: PuzzleStep) -> int:
    return row(game.state, step.action)
