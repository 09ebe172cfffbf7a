"""Conversations are tested over WebSocket and as in a browser's worker: a session does not know the difference."""

import pytest

from tests.server.playing import OverWebSocket
from tests.sessions.playing import Serving
from tests.site.in_worker import InWorker


@pytest.fixture(params=[OverWebSocket, InWorker], ids=["websocket", "worker"])
def serving(request: pytest.FixtureRequest) -> Serving:
    made: Serving = request.param()
    return made
