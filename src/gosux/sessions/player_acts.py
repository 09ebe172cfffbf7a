"""What players do in a game: act, concede, claim the win, take back, ask for a hint."""

from gosux.game.decision import IllegalAction
from gosux.model.state import NOBODY
from gosux.sessions.clocks import timing
from gosux.sessions.drafts.drafting import check_current, drafted, illegal, not_in_lesson
from gosux.sessions.history import was_taken
from gosux.sessions.refused import Refused
from gosux.sessions.scenes.explain import being_resolved
from gosux.sessions.seat_pages import may_ask_hint
from gosux.sessions.session import Session
from gosux.sessions.take_back.rewinding import rewind, tell_rewound


async def confirm(session: Session, seat: int, request: int, number: int, steps: list[int]) -> None:
    """Take steps permanently; the answer is sent when they are on disk. Raises Refused."""
    session.only_persons(seat)
    if session.together is not None:
        session.together.check_pause(seat)
    await session.to_the_end(_confirm(session, seat, request, number, steps))


async def _confirm(session: Session, seat: int, request: int, number: int, steps: list[int]) -> None:
    connection = session.connections.at(session.id, seat)
    async with session.lock:
        # The action may not have been told yet.
        unsure = number != session.progress.numbers[seat] or session.outboxes[seat].acted
        if unsure and was_taken(session.game, session.base, seat, number, steps):
            raise Refused("repeated", "these steps were taken already", fresh=True)
        if len(steps) > 1 or steps[0] not in session.game.legal() or session.game.state.decider != seat:
            drafted(session, seat, number, steps)  # raises for an impossible step
        else:
            check_current(session, seat, number)
            lesson, game = session.lesson, session.game
            if lesson is not None and steps[0] not in lesson.place(game).accepted(game.state):
                raise not_in_lesson(session, seat)
        if session.game.state.decider != seat:  # only what the player was told last asks a question
            raise illegal(session, seat, [being_resolved(session.outboxes[seat].game.state)])
        await session.take(steps, seat, (connection, request))
    session.go_on()


async def concede(session: Session, seat: int, request: int) -> None:
    """Raises Refused."""
    session.only_persons(seat)
    await session.to_the_end(_concede(session, seat, request))


async def _concede(session: Session, seat: int, request: int) -> None:
    connection = session.connections.at(session.id, seat)
    async with session.lock:
        if session.game.state.over:
            raise Refused("over", "the game is over", fresh=True)
        try:
            await session.take([-1 - seat], seat, (connection, request))
        except IllegalAction as error:
            raise illegal(session, seat, error.reasons) from error
        session.bot_turns.forget()
    session.go_on()


async def claim(session: Session, seat: int, request: int, other: "int | None" = None) -> None:
    """Another player, or else whoever is asked, has no time left or is away: they concede. Raises Refused."""
    session.only_persons(seat)
    await session.to_the_end(_claim(session, seat, request, other))


async def _claim(session: Session, seat: int, request: int, other: "int | None") -> None:
    connection = session.connections.at(session.id, seat)
    async with session.lock:
        loser = int(session.game.state.decider) if other is None else other
        if session.together is not None:
            session.together.check_claim(seat, loser)
        elif session.clock is None or loser in (seat, NOBODY) or not session.clock.is_out(loser, timing.now()):
            raise Refused("illegal", "nobody else is out of time")
        await session.take([-1 - loser], seat, (connection, request))
    session.go_on()


async def take_back(session: Session, seat: int, request: int, number: int) -> None:
    """Take the last action back, or ask other persons to agree to that. Raises Refused."""
    session.only_persons(seat)
    await session.to_the_end(_take_back(session, seat, request, number))


async def _take_back(session: Session, seat: int, request: int, number: int) -> None:
    connection = session.connections.at(session.id, seat)
    async with session.lock:
        check_current(session, seat, number)
        back = session.outboxes[seat].back
        if back is None:
            raise Refused("illegal", "nothing can be taken back")
        if session.together is None:
            await rewind(session, back.place, seat)
    if session.together is not None:
        await session.together.ask(seat, request, "take-back")
        return
    tell_rewound(session, seat, connection, request)
    session.go_on()


def ask_hint(session: Session, seat: int, request: int, number: int) -> None:
    """Look for a hint; it is sent when it is found, and only to whoever asked. Raises Refused."""
    check_current(session, seat, number)
    game = session.outboxes[seat].game
    if not may_ask_hint(session, seat, game):
        raise Refused("illegal", "no hint can be given now")
    session.do(session.hints.find(game.view(seat), request, number))
