"""Telling a player whose page is closed that it is their turn, where the host has a way to (``Lobby.ring``)."""

import asyncio
from typing import TYPE_CHECKING

from gosux.game.view import is_secret

if TYPE_CHECKING:
    from gosux.sessions.session import Session


def ring_when_public(session: "Session", seat: int) -> None:
    """A telephone can be heard by others: it rings when everybody has been told whose turn it is, not before."""
    if session.ring is None or session.together is None:
        return
    public = max(max(outbox.due, outbox.next.due) for outbox in session.outboxes)
    asyncio.get_running_loop().call_at(public, ring, session, seat)


def ring(session: "Session", seat: int) -> None:
    """Not for a question that others must not notice. In games of days per move it lasts too long to be a secret."""
    state = session.game.state
    if session.ring is None or session.together is None or state.decider != seat:
        return
    others = [one for one in range(session.game.players) if one != seat]
    secret = any(is_secret(state, one) for one in others) and not session.together.days
    if not secret and session.stand_in(seat) is None and session.connections.at(session.id, seat) is None:
        session.ring(session.id, seat)
