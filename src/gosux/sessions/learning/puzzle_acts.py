"""What the solver of a puzzle does besides playing: start again, see the solution, play on without the puzzle."""

from gosux.sessions.learning.puzzle import action_of
from gosux.sessions.refused import Refused
from gosux.sessions.seat_pages import state_now
from gosux.sessions.session import Session
from gosux.sessions.take_back.rewinding import rewind, tell_rewound


async def act_in_puzzle(session: Session, seat: int, request: int, act: str) -> None:
    """Raises Refused."""
    session.only_persons(seat)
    await session.to_the_end(_act(session, seat, request, act))


async def _act(session: Session, seat: int, request: int, act: str) -> None:
    connection = session.connections.at(session.id, seat)
    async with session.lock:
        puzzle = session.puzzle
        if puzzle is None or puzzle.state(session.game) == "left":
            raise Refused("illegal", "this is no puzzle", fresh=True)
        if act == "leave":
            puzzle.free = True
            if connection is not None:
                connection.send(state_now(session, seat, request))
        else:
            puzzle.shown = act == "show"
            await rewind(session, 0, seat)
            tell_rewound(session, seat, connection, request)
            if puzzle.shown:
                for step in puzzle.puzzle.line:
                    await session.take([action_of(session.game, step)], step.seat, None)
    session.go_on()
