"""Whatever a player sends, a session answers, goes on, and never fails itself."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.server.playing import OverWebSocket
from tests.sessions.playing import Json, Served
from tests.sessions.running import Running, running
from tests.site.in_worker import InWorker


@pytest.fixture(scope="module", params=[OverWebSocket, InWorker], ids=["websocket", "worker"])
def sessions(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(request.param(), tmp_path_factory.mktemp("data")) as one:
        yield one


scalars = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=10)
anything = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
)
numbers = st.integers(-2, 800)
pointers = st.fixed_dictionaries(
    {"at": st.sampled_from(["hand", "slot", "pile", "offer", "clan", "tile", "level", "number", "seat", "deed"])},
    optional={
        "seat": st.integers(-1, 5) | st.none(), "slot": st.integers(-1, 16),
        "card": st.sampled_from(["sati", "elle", "nobody"]), "clan": st.sampled_from(["justice", "nobody"]),
        "level": st.integers(0, 4), "number": numbers, "deed": st.sampled_from(["capture", "dance"]),
    },
)  # fmt: skip
nearly = st.fixed_dictionaries(
    {"type": st.sampled_from(["try", "confirm", "why", "hurry", "join", "dance"]), "request": st.integers(0, 9)},
    optional={
        "number": st.integers(-1, 60), "steps": st.lists(numbers, max_size=5), "at": pointers, "token": st.text(),
        "tab": st.text(max_size=5), "last": numbers, "take_over": st.booleans(), "more": anything,
    },
)  # fmt: skip


@given(messages=st.lists(nearly | anything | st.text(), max_size=12), picks=st.lists(st.integers(0, 40), max_size=6))
@settings(max_examples=30, suppress_health_check=list(HealthCheck))
def test_no_message_brings_a_session_down(sessions: Running, messages: list[Any], picks: list[int]) -> None:
    sessions.run(talk(sessions.served, messages, picks))


async def talk(served: Served, messages: list[Any], picks: list[int]) -> None:
    made = await served.new_game(seats=[{"kind": "person"}, {"kind": "bot", "level": "random"}], seed="1")
    token = made["seats"][0]["token"]
    async with served.link() as link:
        state: Json = {}

        async def say(message: object) -> None:
            await link.send(message if isinstance(message, str) else json.dumps(message))

        async def hear(last: int) -> None:
            """Everything up to the answer to a question that is asked at the end."""
            await say({"type": "join", "request": last, "token": token, "tab": "x", "last": 0, "take_over": True})
            while True:
                answer = json.loads(await link.recv())
                assert answer["type"] != "error" or answer["code"] != "unavailable", answer
                if answer["type"] == "state":
                    state.update(answer)
                    if answer["request"] == last:
                        return

        await hear(1000)
        for place, message in enumerate(messages):
            await say(message)
            if place < len(picks) and state["scene"]["choices"]:
                choices = state["scene"]["choices"]
                action = choices[picks[place] % len(choices)]["action"]
                await say({"type": "confirm", "request": 1, "number": state["number"], "steps": [action]})
            await hear(1001 + place)
    assert (await served.post("/api/games/mine", {"tokens": [token]}))["games"]
