"""A game is taken back: the last actions are forgotten on disk and in memory, and everybody is told."""

from functools import partial
from typing import TYPE_CHECKING

from gosux.game.codec import state_json
from gosux.sessions.clocks import timing
from gosux.sessions.connections import Connection
from gosux.sessions.history import game_at, last_told, numbers_at
from gosux.sessions.log import log_error
from gosux.sessions.outbox import Outbox
from gosux.sessions.refused import Refused
from gosux.sessions.scenes.summaries import summary
from gosux.sessions.seat_pages import send, state_now
from gosux.sessions.storage.records import TakenBack, Unavailable
from gosux.sessions.take_back.own_steps import OwnSteps
from gosux.sessions.together.audience import Shown

if TYPE_CHECKING:
    from gosux.sessions.session import Session


async def rewind(session: "Session", place: int, seat: int) -> None:
    """Forget the actions from ``place`` on, which ``seat`` took back. Raises Refused."""
    game = game_at(session.game, place)
    before = numbers_at(session.game, session.base, place)
    # Numbers only grow: the state before the action comes back with a new one. Each is counted on by what its own
    # seat was told, which says nothing about others.
    base = [
        one + outbox.number + 1 - number
        for one, outbox, number in zip(session.base, session.outboxes, before, strict=True)
    ]
    told = last_told(game, base)
    listed = {**summary(game), **session.notes(timing.now())}
    taken = TakenBack(session.id, session.epoch, place, base, state_json(game.state), listed)
    try:
        await session.store.take_back(taken)
    except Unavailable as error:
        log_error("not-stored", game=session.id)
        raise Refused("unavailable", "it could not be stored") from error
    for outbox in session.outboxes:
        outbox.end()
    session.hints.stop(seat)
    session.game, session.base, session.drafts = game, base, {}
    session.progress, found = told
    session.outboxes = [Outbox(last, partial(send, session, one)) for one, last in enumerate(found)]
    for one, outbox in enumerate(session.outboxes):
        outbox.guesses = session.guesses.of(one)
    session.own_steps = OwnSteps(seat) if session.together is None else session.together.no_steps()
    if session.clock is not None:
        session.clock.last = None  # nobody's turn has ended
    session.resume_clock()
    if session.audience is not None:
        clock = session.clock.reading() if session.clock is not None else None
        session.audience.rewound(Shown(game, session.audience.terms.hands), clock)
    session.bot_turns.forget()


def tell_rewound(session: "Session", seat: int, connection: "Connection | None", request: "int | None") -> None:
    if connection is not None:
        message = state_now(session, seat, request, 0)
        message.taken_back, message.stages = True, []
        connection.send(message)
