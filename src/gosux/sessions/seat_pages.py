"""What the page of a seat is told: never more than its player may know."""

from typing import TYPE_CHECKING

from gosux.game.game import Game
from gosux.model.kinds import TURN
from gosux.records.files import RecordError
from gosux.sessions.clocks import timing
from gosux.sessions.drafts.guessed_worlds import guessed_position
from gosux.sessions.history import Told, events_after
from gosux.sessions.messages.events import Happening, LogEntry
from gosux.sessions.messages.play import Joined, Stage, StateNow, ViewNow
from gosux.sessions.messages.requests import GameReport
from gosux.sessions.outbox import Update
from gosux.sessions.scenes.advice import draft_advice
from gosux.sessions.scenes.events import events_for
from gosux.sessions.scenes.report import report_of
from gosux.sessions.scenes.scene import scene_for
from gosux.sessions.scenes.sentences import sentences_for
from gosux.sessions.scenes.stages import stages_for
from gosux.sessions.take_back.own_steps import only_person
from gosux.sessions.together.ringing import ring_when_public

if TYPE_CHECKING:
    from gosux.sessions.session import Session

OPENING, MISSED = 3, 12  # of how many actions before the last a page gets the table: when it opens, when it is back


def joined(session: "Session", seat: int, request: int) -> Joined:
    game = session.game
    return Joined(
        request=request, game=session.id, ruleset=game.ruleset, options=game.options, seat=seat,
        players=session.players, chosen=session.terms.chosen, watch=session.terms.watch_code, rated=session.terms.rated,
    )  # fmt: skip


def state_now(session: "Session", seat: int, request: "int | None", last: "int | None" = None) -> StateNow:
    """The game as the seat was told last, with the events after place ``last``; all if it is not that far."""
    outbox = session.outboxes[seat]
    after = outbox.seen if last is None else last if last <= outbox.seen else 0
    told = Told([], [], [])
    if after < outbox.seen:
        told = events_after(outbox.game, session.base, seat, after, session.sentences(seat))
    log = session.sentences(seat).log(told.log)
    recent = log[-1 - (MISSED if after else OPENING) :]
    stages = stages_for(told.stages, recent, seat, session.players)
    message = _state(session, seat, outbox.game, outbox.number, request, told.events, log, stages, None)
    if outbox.acted:  # the question has been answered
        message.scene.question, message.scene.choices = None, []
        message.may_ask_hint, message.draft_advice = False, None
    return message


def _state(
    session: "Session", seat: int, game: Game, number: int, request: "int | None", events: list[Happening],
    log: list[LogEntry], stages: list[Stage], stopped: "int | None",
) -> StateNow:  # fmt: skip
    scene = scene_for(game, seat, session.players)
    outbox = session.outboxes[seat]
    lesson = None
    if session.stand_in(seat) is not None:
        scene.choices = []
    if session.lesson is not None:
        place = session.lesson.place(game)
        session.lesson.restrict(scene, place, game.state)
        lesson = session.lesson.now(place, game.state.over)
    puzzle = session.puzzle.now(game, scene, session.sentences(seat)) if session.puzzle is not None else None
    may_ask = may_ask_hint(session, seat, game)
    free = lesson is None and (puzzle is None or puzzle.state == "left")
    return StateNow.model_construct(
        may_take_back=outbox.back is not None and not outbox.acted and free, taken_back=False,
        may_ask_hint=may_ask, draft_advice=draft_advice(game, seat, session.players) if may_ask else None,
        request=request, number=number, events=events, log=log, stages=stages, scene=scene, stopped=stopped,
        lesson=lesson, puzzle=puzzle, guesses=outbox.guesses,
        clock=None if outbox.clock is None else outbox.clock.shown(timing.now()),
    )  # fmt: skip


def send(session: "Session", seat: int, update: Update, before: int) -> None:
    """Send to whoever has the seat open now; answers go only to those who asked."""
    connection = session.connections.at(session.id, seat)
    if connection is None or update.game is None:
        ring_when_public(session, seat)
        return
    requests = [request for asker, request in update.answers if asker is connection]
    first = requests[0] if requests else None
    events = events_for(update.told, session.sentences(seat), before)
    log = session.sentences(seat).log(update.log)
    stages = stages_for(update.stages, log, seat, session.players)
    stopped = update.stopped if requests else None
    message = _state(session, seat, update.game, update.number, first, events, log, stages, stopped)
    session.connections.send(session.id, seat, message)
    for request in requests[1:]:
        session.connections.send(
            session.id, seat, message.model_copy(update={"request": request, "events": [], "log": [], "stages": []})
        )
    if session.together is not None:
        session.together.tell(seat)


def report(session: "Session", seat: int) -> GameReport:
    """What the player of a seat may hand on: the game as they were told last."""
    outbox = session.outboxes[seat]
    plain = sentences_for(session.game.ruleset, session.game.players, seat)
    told = events_after(outbox.game, session.base, seat, 0, plain)
    return report_of(outbox.game, told.log, session.players, seat, plain)


def position(session: "Session", seat: int) -> str:
    """The position at the start of a player's turn, as far as they know it: a file. Raises RecordError."""
    outbox = session.outboxes[seat]
    state = outbox.game.state
    if outbox.acted or state.decider != seat or state.kind != TURN:
        raise RecordError("position-at-turn")
    return guessed_position(outbox.game.view(seat))


def view_now(session: "Session", seat: int, request: int) -> ViewNow:
    """Everything that a player may know, as they were told last."""
    outbox = session.outboxes[seat]
    view = outbox.game.view(seat).to_json()
    if outbox.acted:  # the question has been answered
        view["asked"] = None
    return ViewNow(request=request, number=outbox.number, view=view)


def may_ask_hint(session: "Session", seat: int, game: Game) -> bool:
    """Between persons and in rated games a hint would be unfair; a lesson has its own words, and a puzzle its nudge."""
    puzzling = session.puzzle is not None and session.puzzle.state(game) != "left"
    alone = only_person(session.players) == seat and session.lesson is None and not puzzling
    alone = alone and not session.terms.rated
    return alone and game.state.decider == seat and len(game.state.choices) > 1
