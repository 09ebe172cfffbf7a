"""Conversations are tested over WebSocket, as in a browser's worker, and relayed between two servers: a session does
not know the difference."""

import pytest

from tests.server.playing import OverWebSocket
from tests.server.relayed import OverRelay
from tests.sessions.playing import Serving
from tests.site.in_worker import InWorker


@pytest.fixture(
    params=[
        pytest.param(OverWebSocket, id="websocket"),
        pytest.param(InWorker, id="worker"),
        pytest.param(OverRelay, id="relayed", marks=pytest.mark.slow),
    ]
)
def serving(request: pytest.FixtureRequest) -> Serving:
    made: Serving
    if request.param is OverRelay:
        made = OverRelay(request.getfixturevalue("postgres_server"), request.getfixturevalue("redis_server"))
    else:
        made = request.param()
    return made
