"""Everything that can be asked of the server has a price, and one visitor cannot use up everything."""

import asyncio
import json
from collections.abc import Mapping
from pathlib import Path
from typing import get_args

import pytest
from starlette.routing import Mount
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from gosux.server.app import create_app
from gosux.server.limits.bans import Ban, Bans
from gosux.server.limits.connections import Limits
from gosux.server.limits.costs import MESSAGES, ROUTES, SHARES, Budget, Share, Thing
from gosux.server.limits.meter import Meter, TooMany, network_of
from gosux.sessions.conversation import Message
from gosux.sessions.lobby import fingerprint
from gosux.sessions.rooms.records import ROOM_LIFETIME
from gosux.sessions.rooms.rooms import MOST_ROOMS
from tests.server.test_limits import limited
from tests.sessions.playing import sitting

STRANGER = {"X-Forwarded-For": "203.0.113.7"}
OTHER = {"X-Forwarded-For": "203.0.113.8"}
FAR = 4e9  # seconds since 1970


def test_every_route_has_a_price(tmp_path: Path) -> None:
    found: set[str] = set()
    for route in create_app(tmp_path, set()).routes:
        if isinstance(route, Mount):
            continue
        methods = getattr(route, "methods", None) or {"WEBSOCKET"}
        found |= {f"{method} {getattr(route, 'path', '')}" for method in methods - {"HEAD"}}
    assert found == set(ROUTES)


def test_every_message_has_a_price() -> None:
    kinds = {str(get_args(kind.model_fields["type"].annotation)[0]) for kind in get_args(Message)}
    assert kinds | {"malformed"} == set(MESSAGES)


def test_every_price_can_be_paid() -> None:
    for cost in [*ROUTES.values(), *MESSAGES.values()]:
        for thing, amount in cost.items():
            share = SHARES[thing]
            budgets = [one for one in (share.address, share.guest, share.account, share.connection) if one is not None]
            assert budgets and all(5 * amount <= one.most for one in budgets), thing


# -- counting ----------------------------------------------------------------------------------------------------


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_nobody_can_fill_all_waiting_rooms_from_one_address() -> None:
    share = SHARES["rooms"].address
    assert share is not None
    assert share.most * (1 + ROOM_LIFETIME / share.seconds) <= MOST_ROOMS / 5
    assert {route for route, cost in ROUTES.items() if cost.get("rooms")} == {
        "POST /api/rooms", "POST /api/rooms/rematch",
    }  # fmt: skip


def test_what_was_spent_comes_back_evenly() -> None:
    clock = Clock()
    meter = Meter({"games": Share(address=Budget(3, 60))}, clock=clock)
    for _ in range(3):
        meter.of_address({"games": 1}, "203.0.113.7")
    with pytest.raises(TooMany) as refused:
        meter.of_address({"games": 1}, "203.0.113.7")
    assert refused.value.seconds == 20
    meter.of_address({"games": 1}, "203.0.113.8")
    clock.now = 20.0
    meter.of_address({"games": 1}, "203.0.113.7")
    with pytest.raises(TooMany):
        meter.of_address({"games": 1}, "203.0.113.7")


def test_a_refused_request_costs_nothing() -> None:
    meter = Meter({"requests": Share(address=Budget(5, 60)), "games": Share(address=Budget(1, 60))}, clock=Clock())
    meter.of_address({"requests": 1, "games": 1}, "203.0.113.7")
    for _ in range(10):
        with pytest.raises(TooMany):
            meter.of_address({"requests": 1, "games": 1}, "203.0.113.7")
    for _ in range(4):
        meter.of_address({"requests": 1}, "203.0.113.7")


def test_addresses_of_one_customer_count_together_and_this_machine_does_not_count() -> None:
    assert network_of("2001:db8:1:2:3::4") == network_of("2001:db8:1:2::9") != network_of("2001:db8:1:3::4")
    meter = Meter({"games": Share(address=Budget(1, 60))}, clock=Clock())
    for address in ("127.0.0.1", "::1", ""):
        for _ in range(5):
            meter.of_address({"games": 1}, address)
    meter.of_address({"games": 1}, "2001:db8::1")
    with pytest.raises(TooMany):
        meter.of_address({"games": 1}, "2001:db8::2")


def test_many_strangers_do_not_fill_the_memory() -> None:
    clock = Clock()
    meter = Meter({"games": Share(address=Budget(1, 60))}, clock=clock)
    for number in range(10_000):
        clock.now += 1.0
        meter.of_address({"games": 1}, f"203.{number // 65536}.{number // 256 % 256}.{number % 256}")
    assert len(meter.buckets) < 1200


# -- over HTTP and WebSocket -------------------------------------------------------------------------------------


def few(**shares: Share) -> "Mapping[Thing, Share]":
    return {**SHARES, **shares}  # type: ignore[dict-item]


def test_whoever_asks_too_much_is_told_when_to_come_back(tmp_path: Path) -> None:
    async def talk() -> None:
        shares = few(games=Share(address=Budget(2, 600)))
        async with limited(tmp_path, Limits(), shares, proxy=True) as served:
            for _ in range(2):
                assert (await served.http.post("/api/games", json={}, headers=STRANGER)).status_code == 200
            refused = await served.http.post("/api/games", json={}, headers=STRANGER)
            assert (refused.status_code, refused.json()["code"]) == (429, "too-many")
            assert 290 <= int(refused.headers["retry-after"]) <= 300
            assert refused.headers["retry-after"] in refused.json()["text"]["en"]
            assert refused.headers["retry-after"] in refused.json()["text"]["fr"]
            assert refused.json()["text"]["en"] != refused.json()["text"]["fr"]
            for others in (OTHER, {}):  # another address; this machine
                assert (await served.http.post("/api/games", json={}, headers=others)).status_code == 200
            assert (await served.http.get("/api/offer", headers=STRANGER)).status_code == 200

    asyncio.run(talk())


def test_nobody_but_a_trusted_proxy_says_whom_a_request_comes_from(tmp_path: Path) -> None:
    async def talk() -> None:
        shares = few(games=Share(address=Budget(1, 600)))
        async with limited(tmp_path, Limits(), shares) as served:
            for _ in range(3):
                assert (await served.http.post("/api/games", json={}, headers=STRANGER)).status_code == 200

    asyncio.run(talk())


def test_a_file_in_a_new_game_counts_as_an_import(tmp_path: Path) -> None:
    async def talk() -> None:
        shares = few(imports=Share(address=Budget(1, 600)))
        async with limited(tmp_path, Limits(), shares, proxy=True) as served:
            wanted = {"position": "nonsense"}
            statuses = [
                (await served.http.post("/api/games", json=wanted, headers=STRANGER)).status_code for _ in range(2)
            ]
            assert statuses == [400, 429]
            assert (await served.http.post("/api/games", json={}, headers=STRANGER)).status_code == 200

    asyncio.run(talk())


def test_a_guest_has_a_share_from_any_address(tmp_path: Path) -> None:
    async def talk() -> None:
        shares = few(requests=Share(address=Budget(1000, 60), guest=Budget(10, 600)))
        async with limited(tmp_path, Limits(), shares, proxy=True) as served:
            one, two = [(await served.new_game())["seats"][0]["token"] for _ in range(2)]
            asked = [(one, STRANGER), (one, OTHER), (one, STRANGER), (two, STRANGER)]
            statuses = [
                (await served.http.post("/api/report", json={"token": token}, headers=headers)).status_code
                for token, headers in asked
            ]
            assert statuses == [200, 200, 429, 200]

    asyncio.run(talk())


def test_more_hints_than_allowed_are_refused_and_the_game_goes_on(tmp_path: Path) -> None:
    async def talk() -> None:
        shares = few(thinking=Share(connection=Budget(4, 600)))  # this machine has no other share
        async with limited(tmp_path, Limits(), shares) as served:
            token = (await served.new_game(seed="1"))["seats"][0]["token"]
            async with sitting(served, token) as person:
                answer = await person.ask("hint", number=person.state["number"])
                assert (answer["type"], answer["code"]) == ("error", "too-many")
                assert "second" in answer["reasons"][0]["en"][0] and "seconde" in answer["reasons"][0]["fr"][0]
                while not person.choices:
                    await person.hear()
                await person.confirm(person.choices[0]["action"])

    asyncio.run(talk())


def test_who_is_banned_gets_nothing(tmp_path: Path) -> None:
    async def talk() -> None:
        async with limited(tmp_path, Limits(), proxy=True) as served:
            token = (await served.new_game())["seats"][0]["token"]
            assert served.app is not None
            bans: Bans = served.app.state.meter.bans
            bans.replace([Ban("203.0.113.0/24", FAR), Ban("198.51.100.1", 1.0), Ban(fingerprint(token)[:12], FAR)])
            for headers, status in [(STRANGER, 403), ({"X-Forwarded-For": "198.51.100.1"}, 200), ({}, 200)]:
                assert (await served.http.get("/api/alive", headers=headers)).status_code == status
            refused = await served.http.get("/api/offer", headers=STRANGER)
            assert refused.json()["code"] == "banned" and "2096" in refused.json()["text"]["fr"]
            with pytest.raises(InvalidStatus):
                async with connect(served.play, additional_headers=STRANGER):
                    pass
            answer = await served.http.post("/api/report", json={"token": token})
            assert (answer.status_code, answer.json()["code"]) == (403, "banned")
            async with connect(served.play) as socket:
                join = {"type": "join", "request": 1, "token": token, "tab": "", "last": 0, "take_over": False}
                await socket.send(json.dumps(join))
                assert json.loads(await socket.recv())["code"] == "banned"

    asyncio.run(talk())
