"""What a student does in a lesson besides playing: read on, go back, find something, let it take the step."""

from gosux.lessons import Place
from gosux.sessions.connections import Connection
from gosux.sessions.learning.lesson import LessonRun, names_of
from gosux.sessions.messages.play import Why
from gosux.sessions.messages.pointers import Pointer
from gosux.sessions.refused import Refused
from gosux.sessions.seat_pages import state_now
from gosux.sessions.session import Session
from gosux.sessions.take_back.rewinding import rewind, tell_rewound


async def act_in_lesson(session: Session, seat: int, request: int, act: str, at: "Pointer | None") -> None:
    """Raises Refused."""
    session.only_persons(seat)
    await session.to_the_end(_act(session, seat, request, act, at))


async def _act(session: Session, seat: int, request: int, act: str, at: "Pointer | None") -> None:
    connection = session.connections.at(session.id, seat)
    async with session.lock:
        lesson = session.lesson
        place = lesson.place(session.game) if lesson is not None else None
        if lesson is None or place is None or session.game.state.over:
            raise Refused("illegal", "this is no lesson", fresh=True)
        step = place.step
        if act == "back":
            await _step_back(session, lesson, place, seat, connection, request)
            return
        if step is None or (act == "next" and step.asks not in ("watch", "read")):
            raise Refused("illegal", "the lesson asks for something else", fresh=True)
        if act == "find":
            if step.asks != "find" or at is None or step.answer not in names_of(at):
                found = lesson.says(place, at, []) if at is not None else []
                if connection is not None:
                    connection.send(Why(request=request, number=session.outboxes[seat].number, refusals=found))
                return
            lesson.passed = place.number + 1
        elif step.asks == "watch":
            lesson.wanted = 1 if act == "next" else len(step.rival) - place.rival
        elif step.asks == "move":
            actions = lesson.example(session.game, place)
            if actions:
                await session.take(actions, seat, (connection, request))
                connection = None  # the answer comes when the outcome may be told
        else:
            lesson.passed = place.number + 1
        session.drafts = {}
        if connection is not None:
            connection.send(state_now(session, seat, request))
    session.go_on()


async def _step_back(
    session: Session, lesson: LessonRun, place: Place, seat: int, connection: "Connection | None", request: int
) -> None:
    """To the beginning of this step, or to the step before if nothing has been done."""
    number = max(0, place.number if place.begun else place.number - 1)
    lesson.passed, lesson.wanted = min(lesson.passed, number), 0
    await rewind(session, place.starts[number], seat)
    tell_rewound(session, seat, connection, request)
