"""Limits of a visitor hold across the processes that share a database; without Redis each process counts alone."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from gosux.server.cluster.bus import Bus, Listeners
from gosux.server.cluster.shared_meter import SharedMeter, key_of
from gosux.server.limits.bans import Ban, Bans
from gosux.server.limits.costs import SHARES, Budget, Cost, Share, Thing
from gosux.server.limits.meter import Meter, TooMany
from gosux.sessions.lobby import fingerprint
from tests.server.playing import serving
from tests.server.proxy import Proxy
from tests.server.test_cluster import LEASE
from tests.server.test_costs import FAR, OTHER, STRANGER

VISITOR = "203.0.113.7"
GAME: Cost = {"games": 1}


@asynccontextmanager
async def sharing(url: str, seconds: float = 600) -> AsyncIterator[list[SharedMeter]]:
    """Two processes, with 10 games for each visitor."""
    shares: dict[Thing, Share] = {"games": Share(address=Budget(10, seconds), guest=Budget(4, seconds))}
    buses = [Bus(url, f"node {number}", Listeners(lambda message: None, lambda peer: None)) for number in range(2)]
    for bus in buses:
        bus.up.set()
    try:
        yield [SharedMeter(Meter(shares), bus) for bus in buses]
    finally:
        for bus in buses:
            await bus.close()


def left_for(shared: SharedMeter) -> float:
    return shared.meter.buckets["games", VISITOR].left


def test_what_is_spent_at_one_process_is_missing_at_the_others(redis_server: str) -> None:
    async def spend() -> None:
        async with sharing(redis_server) as (a, b):
            await a.bus.redis.flushall()
            for _ in range(6):
                a.meter.of_address(GAME, VISITOR)
            for _ in range(3):
                b.meter.of_address(GAME, VISITOR)
            for shared in (a, b, a):
                await shared.share()
            assert left_for(b) == pytest.approx(1, abs=0.2)
            assert left_for(a) > 3.9  # not asked about again since
            b.meter.of_address(GAME, VISITOR)
            with pytest.raises(TooMany):
                b.meter.of_address(GAME, VISITOR)
            await b.share()
            a.meter.of_address(GAME, VISITOR)  # let through once more, and paid back later
            await a.share()
            assert left_for(a) == pytest.approx(-1, abs=0.2)
            with pytest.raises(TooMany) as refused:
                a.meter.of_address(GAME, VISITOR)
            assert 100 <= refused.value.seconds <= 121
            # Others have their own share, and so have guests.
            a.meter.of_address(GAME, "203.0.113.8")
            for _ in range(4):
                a.meter.of_guest(GAME, "mark", VISITOR)
            await a.share()
            b.meter.of_guest(GAME, "mark", VISITOR)
            await b.share()
            with pytest.raises(TooMany):
                b.meter.of_guest(GAME, "mark", VISITOR)

    asyncio.run(spend())


def test_a_refused_request_learns_what_is_left_and_costs_nothing(redis_server: str) -> None:
    async def spend() -> None:
        async with sharing(redis_server) as (a, b):
            await a.bus.redis.flushall()
            for meter in (a.meter, b.meter):
                for _ in range(10):
                    meter.of_address(GAME, VISITOR)
            await a.share()
            await b.share()
            assert [left_for(a), left_for(b)] == pytest.approx([0, -10], abs=0.2)
            for _ in range(3):
                with pytest.raises(TooMany):
                    a.meter.of_address(GAME, VISITOR)
            await a.share()
            assert left_for(a) == pytest.approx(-10, abs=0.2)

    asyncio.run(spend())


def test_redis_forgets_what_has_come_back_and_knows_no_address(redis_server: str) -> None:
    async def spend() -> None:
        async with sharing(redis_server, seconds=60) as (a, _):
            await a.bus.redis.flushall()
            a.meter.of_address(GAME, VISITOR)
            await a.share()
            key = key_of(a.meter.buckets["games", VISITOR])
            assert await a.bus.redis.keys() == [key.encode()] and VISITOR not in key
            assert 0 < await a.bus.redis.pttl(key) <= 7001  # a tenth of the share, and a second

    asyncio.run(spend())


def test_without_redis_each_process_counts_alone_and_tells_later(redis_server: str) -> None:
    async def spend() -> None:
        async with Proxy(redis_server) as proxy, sharing(proxy.address) as (a, b):
            await a.bus.redis.flushall()
            a.meter.of_address(GAME, VISITOR)
            await a.share()
            assert a.reached
            proxy.cut()
            for _ in range(9):
                a.meter.of_address(GAME, VISITOR)
            await a.share()
            assert not a.reached
            with pytest.raises(TooMany):
                a.meter.of_address(GAME, VISITOR)
            b.meter.of_address(GAME, VISITOR)
            proxy.mend()
            await a.share()
            await b.share()
            assert a.reached and left_for(b) == pytest.approx(-1, abs=0.2)

    asyncio.run(spend())


def test_two_servers_share_limits_and_charge_what_they_hand_on(
    tmp_path: Path, postgres_database: str, redis_server: str
) -> None:
    async def talk() -> None:
        shares: dict[Thing, Share] = {
            **SHARES,
            "games": Share(address=Budget(3, 600)),
            "requests": Share(address=Budget(1000, 60), guest=Budget(20, 600)),
        }
        bans = Bans()
        meters = [Meter(shares, bans), Meter(shares, bans)]
        async with (
            serving(tmp_path, database=postgres_database, bus=redis_server, lease=LEASE, meter=meters[0]) as a,
            serving(tmp_path, database=postgres_database, bus=redis_server, lease=LEASE, meter=meters[1]) as b,
        ):
            assert a.app is not None and b.app is not None
            redis = a.app.state.shared_meter.bus.redis
            await redis.flushall()  # what tests before this one spent
            made = [await a.http.post("/api/games", json={}, headers=STRANGER) for _ in range(3)]
            assert [one.status_code for one in made] == [200, 200, 200]
            token = made[0].json()["seats"][0]["token"]
            spent = key_of(meters[0].buckets["games", VISITOR])
            async with asyncio.timeout(60):
                while float(await redis.hget(spent, "left") or 3) > 0.5:
                    await asyncio.sleep(0.1)
                # Let through, because the second server has not asked yet what is left.
                assert (await b.http.post("/api/games", json={}, headers=STRANGER)).status_code == 200
                while meters[1].buckets["games", VISITOR].left > 0:
                    await asyncio.sleep(0.1)
            assert (await b.http.post("/api/games", json={}, headers=STRANGER)).status_code == 429
            assert (await b.http.post("/api/games", json={}, headers=OTHER)).status_code == 200
            assert b.app.state.shared_meter.reached
            # The second server hands this on to the first one, which plays the game, and charges the guest.
            wanted = {"token": token}
            statuses = [(await b.http.post("/api/report", json=wanted, headers=STRANGER)).status_code for _ in range(5)]
            assert statuses == [200, 200, 200, 200, 429]
            bans.replace([Ban(fingerprint(token), FAR)])
            refused = await b.http.post("/api/report", json=wanted, headers=STRANGER)
            assert (refused.status_code, refused.json()["code"]) == (403, "banned")

    asyncio.run(talk())
