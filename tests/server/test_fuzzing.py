"""Whatever is sent over HTTP or the WebSocket, the server answers, goes on, and never fails itself."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import CHECKS
from websockets.sync.client import connect

from gosux.records.saves import save_text
from gosux.server.app import create_app
from tests.random_play import played
from tests.server.playing import Served
from tests.server.running import running

SCHEMA = schemathesis.openapi.from_dict(create_app(Path("nowhere"), set()).openapi())
CHECKED = ("not_a_server_error", "status_code_conformance", "content_type_conformance", "response_schema_conformance")
EXAMPLES = 20


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with running(tmp_path_factory.mktemp("data")) as one:
        yield one


@SCHEMA.parametrize()
@settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
def test_http_never_fails_and_answers_as_it_is_written_down(case: Any, served: Served) -> None:
    case.call_and_validate(base_url=served.web, checks=CHECKS.get_by_names(list(CHECKED)))


def damaged_files() -> st.SearchStrategy[str]:
    """Positions, saves and replays with something cut out, doubled or changed."""
    game = played(3, 30)
    files = st.sampled_from([game.to_position(), save_text(game)])
    return st.builds(damage, files, st.integers(0, 20_000), st.integers(0, 400), st.text(max_size=20))


def damage(text: str, place: int, length: int, instead: str) -> str:
    place %= len(text)
    return text[:place] + instead + text[place + length :]


@given(text=damaged_files())
@settings(max_examples=40, suppress_health_check=list(HealthCheck))
def test_no_file_brings_the_server_down(served: Served, text: str) -> None:
    answer = httpx.post(f"{served.web}/api/import", json={"text": text}, timeout=180)
    assert answer.status_code in (200, 400), answer.text
    if answer.status_code == 400:
        assert answer.json()["code"] in ("refused", "malformed")


# -- the WebSocket -----------------------------------------------------------------------------------------------

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
def test_no_message_brings_the_server_down(served: Served, messages: list[Any], picks: list[int]) -> None:
    seats = [{"kind": "person"}, {"kind": "bot", "level": "random"}]
    made = httpx.post(f"{served.web}/api/games", json={"seats": seats, "seed": "1"}, timeout=180).json()
    token = made["seats"][0]["token"]
    with connect(served.play, max_size=None) as socket:
        state: dict[str, Any] = {}

        def say(message: object) -> None:
            socket.send(message if isinstance(message, str) else json.dumps(message))

        def hear(last: int) -> None:
            """Everything up to the answer to a question that is asked at the end."""
            say({"type": "join", "request": last, "token": token, "tab": "x", "last": 0, "take_over": True})
            while True:
                answer = json.loads(socket.recv(timeout=180))
                assert answer["type"] != "error" or answer["code"] != "unavailable", answer
                if answer["type"] == "state":
                    state.update(answer)
                    if answer["request"] == last:
                        return

        hear(1000)
        for place, message in enumerate(messages):
            say(message)
            if place < len(picks) and state["scene"]["choices"]:
                choices = state["scene"]["choices"]
                action = choices[picks[place] % len(choices)]["action"]
                say({"type": "confirm", "request": 1, "number": state["number"], "steps": [action]})
            hear(1001 + place)
    assert httpx.get(f"{served.web}/api/alive").status_code == 200
