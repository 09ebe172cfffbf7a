"""Conversations are tested over WebSocket and in memory: a session does not know the difference."""

import pytest

from tests.server.playing import OverWebSocket
from tests.sessions.playing import InMemory, Serving


@pytest.fixture(params=[OverWebSocket, InMemory], ids=["websocket", "memory"])
def serving(request: pytest.FixtureRequest) -> Serving:
    made: Serving = request.param()
    return made
