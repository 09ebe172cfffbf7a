"""Figures for operators, which tell nothing about anybody or any game."""

import asyncio
import random
import re
from pathlib import Path

from prometheus_client import generate_latest

from gosux.rules.registry import ruleset
from gosux.server.limits.connections import Limits
from tests.server.playing import Served
from tests.server.test_limits import limited
from tests.sessions.playing import sitting


def figures(served: Served) -> dict[str, float]:
    assert served.app is not None
    lines = generate_latest(served.app.state.metrics.registry).decode().splitlines()
    return {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in lines if not line.startswith("#")}


def test_requests_sockets_games_and_actions_are_counted(tmp_path: Path) -> None:
    async def talk() -> None:
        async with limited(tmp_path, Limits()) as served:
            made = await served.new_game(seed="1", seats=[{"kind": "person"}, {"kind": "person"}])
            assert (await served.http.get("/api/catalogue/chess/en")).status_code == 404
            async with (
                sitting(served, made["seats"][0]["token"]) as one,
                sitting(served, made["seats"][1]["token"]) as two,
            ):
                asked = one if one.choices else two
                await asked.confirm(asked.choices[0]["action"])
                found = figures(served)
            assert found['gosux_requests_total{route="POST /api/games",status="200"}'] == 1
            assert found['gosux_requests_total{route="GET /api/catalogue/{ruleset}/{language}",status="404"}'] == 1
            assert found['gosux_request_seconds_count{route="POST /api/games"}'] == 1
            assert (found["gosux_sockets"], found["gosux_games"], found["gosux_actions_total"]) == (2, 1, 1)
            assert found["gosux_message_seconds_count"] >= 2
            for name in ("searches", "searches_waiting", "tasks", "tasks_waiting", "jobs_waiting", "rooms"):
                assert found[f"gosux_{name}"] == 0

    asyncio.run(talk())


def test_no_label_tells_anything_about_people_and_games(tmp_path: Path) -> None:
    """Everything that a visitor can send or a game can hold stays out, also by addresses that do not exist."""

    async def talk() -> None:
        async with limited(tmp_path, Limits(), proxy=True) as served:
            seats = [{"kind": "person", "name": "Annabel"}, {"kind": "bot", "level": "recruit"}]
            made = await served.new_game(seed="the-secret-seed", seats=seats)
            token = made["seats"][0]["token"]
            headers = {"X-Forwarded-For": "203.0.113.7", "User-Agent": "the-browser"}
            for path in (
                f"/api/{token}",
                f"/{token}",
                f"/api/games/{made['game']}",
                f"/api/decks/{token}/en",
                "/api/x?y=zz",
            ):
                await served.http.get(path, headers=headers)
                await served.http.post(path, headers=headers, json={"token": token})
            await served.http.request("BREW", "/api/games")
            async with sitting(served, token) as page:
                for _ in range(6):
                    if await page.turn():
                        await page.draft_and_confirm(random.Random(2))
            assert served.app is not None
            text = generate_latest(served.app.state.metrics.registry).decode()
        for secret in (token, made["game"], "Annabel", "the-secret-seed", "203.0.113.7", "the-browser", "BREW", "zz"):
            assert secret not in text
        values = set(
            re.findall(r'="([^"]*)"', "\n".join(line for line in text.splitlines() if line.startswith("gosux_")))
        )
        known = {card.id for card in ruleset("gosu-x").catalogue.cards}
        assert not values & known
        allowed = re.compile(r"(GET|POST) /api/[a-z{}/.-]+|page|other|\d{3}|\d+\.\d+|\+Inf")
        assert [value for value in values if not allowed.fullmatch(value)] == []

    asyncio.run(talk())


def test_the_server_is_ready_while_its_database_answers(tmp_path: Path) -> None:
    async def talk() -> None:
        async with limited(tmp_path, Limits()) as served:
            answer = await served.http.get("/api/ready")
            assert (answer.status_code, answer.json()) == (200, {"database": True, "bots": True, "open": True})
            (tmp_path / "games.sqlite3").unlink()
            answer = await served.http.get("/api/ready")
            assert (answer.status_code, answer.json()["database"]) == (503, False)
            assert (await served.http.get("/api/alive")).status_code == 200
            assert served.app is not None
            served.app.state.closing = True
            assert (await served.http.get("/api/ready")).json()["open"] is False

    asyncio.run(talk())
