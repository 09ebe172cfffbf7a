"""Whatever is sent over HTTP, the server answers, goes on, and never fails itself. Half of the requests know secrets,
so that more than the refusal of a stranger is tried."""

from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import CHECKS

from gosux.records.saves import save_text
from gosux.server.app import create_app
from tests.random_play import played
from tests.server.insider import ENDLESS, SECRET, Insider
from tests.server.playing import OverWebSocket, Served
from tests.sessions.running import running

SCHEMA = schemathesis.openapi.from_dict(create_app(Path("nowhere"), set()).openapi())
CHECKED = ("not_a_server_error", "status_code_conformance", "content_type_conformance", "response_schema_conformance")
EXAMPLES = 20


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with running(OverWebSocket(), tmp_path_factory.mktemp("data")) as one:
        assert isinstance(one.served, Served)
        yield one.served


@pytest.fixture(scope="module")
def insider(served: Served) -> Iterator[Insider]:
    one = Insider(served.port)
    with one.http:
        yield one


@SCHEMA.parametrize()
@SCHEMA.given(place=st.none() | st.integers(0, 5))
@settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
def test_http_never_fails_and_answers_as_it_is_written_down(
    case: Any, place: "int | None", served: Served, insider: Insider
) -> None:
    if place is not None:
        put_secrets(case, place, insider)
    case.call_and_validate(base_url=insider.web, checks=CHECKS.get_by_names(list(CHECKED)), timeout=ENDLESS)


def put_secrets(case: Any, place: int, insider: Insider) -> None:
    """In place of what was made up; ``place`` chooses between several."""
    for parts in (case.body, case.path_parameters):
        names = set(parts) if isinstance(parts, dict) else set()
        if names & SECRET:
            known = insider.secrets(case.path.removeprefix("/api/"))
            for name in names & set(known):
                parts[name] = known[name][place % len(known[name])]


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("account", {"session": ""}),
        ("account/sign-in", {"device": "x", "answer": ""}),
        ("account/register", {"name": "x", "device": "x", "answer": ""}),
        ("account/passkeys/add", {"session": "", "name": "x", "answer": ""}),
        ("account/recover", {"device": "x", "code": ""}),
        ("account/games", {"session": "", "tokens": []}),
        ("account/delete", {"session": ""}),
        ("account/export", {"session": ""}),
        ("own-link", {"token": ""}),
        ("move", {"code": ""}),
        ("rooms/look", {"code": ""}),
        ("rooms/leave", {"token": ""}),
    ],
)
def test_those_who_know_secrets_get_past_the_checks(path: str, body: dict[str, Any], insider: Insider) -> None:
    """With one of them at least; also after others were used up."""
    found = []
    for place in range(3):
        case = SimpleNamespace(path=f"/api/{path}", body=dict(body), path_parameters={})
        put_secrets(case, place, insider)
        found.append(insider.http.post(path, json=case.body).status_code)
    assert {200, 204} & set(found), found


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
