"""Whatever is sent over HTTP, the server answers, goes on, and never fails itself."""

from collections.abc import Iterator
from pathlib import Path
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
