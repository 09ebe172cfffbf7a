"""An account has one share, however many devices are signed in to it and seats are its own."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from websockets.asyncio.client import connect

from gosux.server.limits.connections import Limits
from gosux.server.limits.costs import Budget, Share
from gosux.server.limits.meter import Meter
from tests.server.playing import Served, serving
from tests.server.test_accounts import Owner
from tests.server.test_cluster import LEASE
from tests.server.test_costs import OTHER, STRANGER, few
from tests.server.test_limits import limited
from tests.sessions.playing import Link, sitting

TWO = [{"kind": "person"}, {"kind": "person"}]


async def make_room(served: Served, session: "str | None", address: dict[str, str], **more: object) -> int:
    wanted = {"name": "Ada", "seats": TWO, "session": session, **more}
    return (await served.http.post("/api/rooms", json=wanted, headers=address)).status_code


def test_two_devices_of_an_account_share_its_games(tmp_path: Path) -> None:
    async def talk() -> None:
        shares = few(games=Share(guest=Budget(100, 600), account=Budget(3, 600)))
        async with limited(tmp_path, Limits(), shares, proxy=True) as served:
            ada = await Owner(served).register()
            phone, bo = await ada.other_device(), await Owner(served, "Bo").register()
            asked = [(ada, STRANGER), (phone, OTHER), (ada, OTHER), (phone, STRANGER), (ada, STRANGER), (bo, STRANGER)]
            statuses = [await make_room(served, owner.session, address) for owner, address in asked]
            assert statuses == [200, 200, 200, 429, 429, 200]
            assert await make_room(served, None, STRANGER) == 200  # a guest at the same address
            assert await make_room(served, ada.session, {}) == 200  # this machine has no share

    asyncio.run(talk())


def test_files_of_an_account_count_together(tmp_path: Path) -> None:
    async def talk() -> None:
        shares = few(imports=Share(address=Budget(100, 600), account=Budget(1, 600)))
        async with limited(tmp_path, Limits(), shares, proxy=True) as served:
            ada = await Owner(served).register()
            phone = await ada.other_device()
            asked = [(ada.session, STRANGER), (phone.session, OTHER), (None, STRANGER)]
            statuses = [await make_room(served, session, address, file="nonsense") for session, address in asked]
            assert statuses == [400, 429, 400]
            assert await make_room(served, phone.session, OTHER) == 200

    asyncio.run(talk())


def test_seats_of_an_account_share_its_thinking(tmp_path: Path) -> None:
    async def talk() -> None:
        shares = few(thinking=Share(guest=Budget(100, 600), account=Budget(5.5, 600)))
        async with limited(tmp_path, Limits(), shares, proxy=True) as served:
            ada = await Owner(served).register()
            first, second, guest = [(await served.new_game(seed="1"))["seats"][0]["token"] for _ in range(3)]
            await ada.own("/games", tokens=[first, second])
            assert [await hint(served, token) for token in (first, second, guest)] == ["hint", "too-many", "hint"]
            # Reviews are of the same share: a quarter each, and these games are not over.
            asked = [(first, STRANGER), (second, OTHER), (first, OTHER), (guest, STRANGER)]
            statuses = [
                (await served.http.post("/api/review", json={"token": token}, headers=address)).status_code
                for token, address in asked
            ]
            assert statuses == [400, 400, 429, 400]

    asyncio.run(talk())


def test_devices_of_an_account_share_across_processes(
    tmp_path: Path, postgres_database: str, redis_server: str
) -> None:
    async def talk() -> None:
        shares = few(games=Share(guest=Budget(100, 600), account=Budget(3, 600)))
        meters = [Meter(shares), Meter(shares)]
        async with (
            serving(tmp_path, database=postgres_database, bus=redis_server, lease=LEASE, meter=meters[0]) as a,
            serving(tmp_path, database=postgres_database, bus=redis_server, lease=LEASE, meter=meters[1]) as b,
        ):
            ada = await Owner(a).register()
            phone = await Owner(b, passkey=ada.passkey_at(b)).sign_in()
            # One of the two keeps the rooms; the other one charges what it hands on.
            assert [await make_room(a, ada.session, STRANGER) for _ in range(3)] == [200, 200, 200]
            async with asyncio.timeout(60):
                while await make_room(b, phone.session, OTHER) != 429:  # once, until the other has told
                    await asyncio.sleep(1.1)
            assert await make_room(b, None, OTHER) == 200

    asyncio.run(talk())


class Away(Served):
    """A server as it is reached from another address."""

    @asynccontextmanager
    async def _connected(self) -> AsyncIterator[Link]:
        async with connect(self.play, max_size=None, additional_headers=STRANGER) as socket:
            yield socket


async def hint(served: Served, token: str) -> str:
    """What comes of asking for one."""
    async with sitting(Away(served.app, served.port), token) as person:
        while not person.choices:
            await person.hear()
        answer = await person.ask("hint", number=person.state["number"])
        return str(answer["code"] if answer["type"] == "error" else answer["type"])
