"""Guessing opens nothing, is answered alike whatever was guessed, and is counted."""

import asyncio
import os
from collections.abc import Mapping
from pathlib import Path

import pytest

from gosux.server.limits.connections import Limits
from gosux.server.limits.costs import Budget, Share
from tests.server.playing import Served, serving
from tests.server.test_costs import OTHER, STRANGER, few
from tests.server.test_limits import limited
from tests.server.test_rooms import GUESSED, Guest, meet

Answer = tuple[int, str]


async def ask(served: Served, path: str, body: Mapping[str, object], address: Mapping[str, str]) -> Answer:
    answer = await served.http.post(f"/api/{path}", json=body, headers=address)
    return answer.status_code, answer.text


def test_links_and_ids_that_are_guessed_are_answered_alike_and_counted(tmp_path: Path) -> None:
    async def talk() -> None:
        async with limited(tmp_path, Limits(), few(links=Share(address=Budget(8, 600))), proxy=True) as served:
            ada, _ = await meet(served)
            host = Guest(served, "Cleo")
            code = await host.invite()
            guesses: list[tuple[str, dict[str, object]]] = [
                ("rooms/sit", {"room": host.room, "name": "Zoe"}),  # it is not in the lobby
                ("rooms/sit", {"room": GUESSED, "name": "Zoe"}),
            ]
            for one in (GUESSED, ada.room):
                guesses += [("rooms/look", {"code": one}), ("rooms/sit", {"code": one, "name": "Zoe"})]
                guesses.append(("move", {"code": one}))
            answers = [await ask(served, path, body, STRANGER) for path, body in guesses]
            assert len(set(answers)) == 1 and answers[0][0] == 404 and "unknown-link" in answers[0][1]
            for path, body in guesses:
                assert (await ask(served, path, body, STRANGER))[0] == 429
            assert (await ask(served, "rooms/look", {"code": code}, STRANGER))[0] == 429  # nor the right one
            assert (await ask(served, "rooms/look", {"code": code}, OTHER))[0] == 200
            assert (await ask(served, "rooms/now", {"token": host.token}, STRANGER))[0] == 200

    asyncio.run(talk())


def test_tokens_that_are_guessed_are_answered_alike_and_counted(tmp_path: Path) -> None:
    async def talk() -> None:
        shares = few(requests=Share(address=Budget(40, 6000)))
        async with limited(tmp_path, Limits(), shares, proxy=True) as served:
            ada, _ = await meet(served)
            guesses = [GUESSED, ada.room, ada.token[:-1], ada.token + "x"]
            answers = [
                await ask(served, path, {"token": token}, STRANGER)
                for path in ("rooms/now", "report")
                for token in guesses
            ]
            assert len(set(answers)) == 1 and answers[0][0] == 404 and "unknown-token" in answers[0][1]
            for _ in range(4):
                last = (await ask(served, "report", {"token": GUESSED}, STRANGER))[0]
            assert last == 429
            assert (await ask(served, "report", {"token": ada.token}, OTHER))[0] == 200

    asyncio.run(talk())


@pytest.mark.parametrize("name", ["evil", "evil.py", "{folder}/evil.py", "gosux.packs", "gosu-x+evil"])
def test_no_request_loads_a_pack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    loaded = tmp_path / "loaded"
    (tmp_path / "evil.py").write_text(f"open({str(loaded)!r}, 'w').close()\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")]))
    ruleset = name.format(folder=tmp_path)

    async def talk() -> None:
        async with serving(tmp_path / "data") as served:
            position = f'ruleset = "{ruleset}"\n'
            wanted: list[tuple[str, dict[str, object]]] = [
                ("games", {"ruleset": ruleset}),
                ("games", {"position": position}),
                ("import", {"text": position}),
                ("rooms", {"ruleset": ruleset, "name": "Zoe", "seats": [{"kind": "person"}] * 2}),
            ]
            for path, body in wanted:
                assert (await ask(served, path, body, {}))[0] == 400

    asyncio.run(talk())
    assert not loaded.exists()
