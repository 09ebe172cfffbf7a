"""Ending a game from outside: whoever runs the host decides who wins."""

from gosux.game.decision import IllegalAction
from gosux.sessions.session import Session


async def end_game(session: Session, winner: int) -> None:
    """All others concede. Raises Refused if it cannot be stored."""

    async def end() -> None:
        async with session.lock:
            for seat in range(session.game.players):
                if seat != winner and not session.game.state.over:
                    try:
                        await session.take([-1 - seat], seat, None)
                    except IllegalAction:  # this player has left the game before
                        continue
            session.bot_turns.forget()
        session.go_on()

    await session.to_the_end(end())
