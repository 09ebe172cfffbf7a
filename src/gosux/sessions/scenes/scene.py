"""A moment of a game as one player sees it: the table, the question and its answers."""

from gosux.game.decision import Decision
from gosux.game.game import Game
from gosux.game.prompts import decision_of, result_of
from gosux.game.view import redact
from gosux.model import kinds
from gosux.model.actions import DRAW_ONE, DRAW_THREE, PASS_TURN
from gosux.model.catalogue import CAPTURED
from gosux.model.state import State
from gosux.rules.shift import Shift
from gosux.sessions.messages.pointers import AtSlot
from gosux.sessions.messages.table import Blocked, Choice, Player, Question, Scene
from gosux.sessions.scenes.labels import cost_of, label
from gosux.sessions.scenes.pointers import at_code, pointer, verb
from gosux.sessions.scenes.sentences import Seats, seated, sentences_for
from gosux.sessions.scenes.table import table_of
from gosux.text.topics import topic

TURN_WORDS = (PASS_TURN, DRAW_ONE, DRAW_THREE)
AGAINST_YOURSELF = (kinds.CAPTURE, kinds.DESTROY)


def scene_for(game: Game, viewer: int, players: list[Player]) -> Scene:
    """What one player may see."""
    return scene_of(redact(game.state, viewer), game.ruleset, viewer, players)


def open_scene(game: Game, players: list[Player]) -> Scene:
    """Everything, for viewers of a finished game; no choices."""
    scene = scene_of(game.state, game.ruleset, None, players)
    scene.choices = []
    return scene


def scene_of(state: State, ruleset: str, viewer: "int | None", players: list[Player]) -> Scene:
    """``state`` holds only what the viewer may know."""
    decision = decision_of(state)
    names = seated(players)
    return Scene.model_construct(
        table=table_of(state, viewer, players),
        question=None if decision is None else question(state, ruleset, decision, viewer, names),
        choices=[choice(state, ruleset, row, names) for row in state.choices] if decision is not None else [],
        blocked=blocked(state, ruleset, names),
        result=sentences_for(ruleset, len(state.seats), viewer, names).result(result_of(state)),
    )


def question(state: State, ruleset: str, decision: Decision, viewer: "int | None", names: Seats) -> Question:
    count = decision.prompt.args.get("count")
    sentences = sentences_for(ruleset, len(state.seats), viewer, names)
    return Question.model_construct(
        player=decision.player,
        kind=decision.kind,
        prompt=sentences.prompt(decision.prompt),
        title=sentences.title(state),
        asker=sentences.asker(state),
        source=source(state),
        count=count if isinstance(count, int) else 0,
        opens=topic(ruleset, decision.kind),
    )


def source(state: State) -> "AtSlot | None":
    """Where the card lies whose words are being followed, or that is being replaced."""
    if not state.stack or state.kind == kinds.TURN:
        return None
    top = state.stack[-1]
    code = int(top.that if isinstance(top.effect, Shift) else top.source)
    if code < 0:
        return None
    at = at_code(code)
    return at if 0 <= state.seats[at.seat].army[at.slot] < CAPTURED else None


def blocked(state: State, ruleset: str, names: Seats) -> list[Blocked]:
    """What every turn has buttons for and this one does not allow."""
    if state.kind != kinds.TURN or not state.choices:
        return []
    rows = [row for row in TURN_WORDS if row not in state.choices]
    return [Blocked.model_construct(at=pointer(state, row), label=label(state, ruleset, row, names)) for row in rows]


def choice(state: State, ruleset: str, row: int, names: Seats) -> Choice:
    at = pointer(state, row)
    own = isinstance(at, AtSlot) and at.seat == state.decider
    return Choice.model_construct(
        action=row,
        verb=verb(state, row),
        at=at,
        label=label(state, ruleset, row, names),
        cost=cost_of(state, row),
        against_yourself=own and state.kind in AGAINST_YOURSELF,
    )
