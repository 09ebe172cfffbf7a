"""Several servers with one database: a game is played by one of them, and reached from all."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest
from fastapi.routing import APIRoute
from websockets.exceptions import ConnectionClosed

from gosux.cli import main
from gosux.server.app import create_app
from gosux.server.cluster import node
from gosux.server.cluster.bus import SILENCE, Bus, Listeners, Message
from gosux.server.cluster.http import NEEDS
from gosux.server.cluster.node import Node
from gosux.server.cluster.start import is_shared
from tests.server.playing import Served, serving
from tests.server.test_rooms import Guest
from tests.sessions.playing import Page, sitting

TWO = [{"kind": "person"}, {"kind": "person"}]
LEASE = 3.0  # seconds; the machines of tests are busy


class Cluster:
    """Servers with one database and one bus."""

    def __init__(self, folder: Path, database: str, bus: str) -> None:
        self.folder, self.database, self.bus = folder, database, bus

    def server(self, lease: float = LEASE) -> AbstractAsyncContextManager[Served]:
        return serving(self.folder, database=self.database, bus=self.bus, lease=lease)

    @asynccontextmanager
    async def servers(self, count: int) -> AsyncIterator[list[Served]]:
        async with AsyncExitStack() as stack:
            yield [await stack.enter_async_context(self.server()) for _ in range(count)]


@pytest.fixture
def cluster(tmp_path: Path, postgres_database: str, redis_server: str) -> Cluster:
    return Cluster(tmp_path, postgres_database, redis_server)


def node_of(served: Served) -> Node:
    assert served.app is not None
    node: Node = served.app.state.node
    return node


async def closed(page: Page) -> int:
    """The code with which a page's connection is closed."""
    try:
        while True:
            await page.hear()
    except ConnectionClosed as error:
        return error.rcvd.code if error.rcvd is not None else 0


def void(_: object) -> None:
    """For a function whose result nobody wants."""


async def until(true: Callable[[], bool]) -> None:
    for _ in range(1500):
        if true():
            return
        await asyncio.sleep(0.02)
    raise AssertionError("it does not happen")


def test_players_at_two_servers_play_one_game(cluster: Cluster) -> None:
    async def play() -> None:
        async with cluster.servers(2) as (a, b):
            made = await a.new_game(seed="1", seats=TWO)
            here, there = [seat["token"] for seat in made["seats"]]
            async with sitting(a, here) as one, sitting(b, there) as two:
                for _ in range(6):
                    asked, other = (one, two) if one.choices else (two, one)
                    await asked.confirm(asked.choices[0]["action"])
                    while other.state["number"] == 0 or not (one.choices or two.choices):
                        await other.hear()
                assert one.state["scene"]["table"]["draft"] is None
                # What needs the game's own process is handed on to it; it stays the only one that plays the game.
                report = await b.post("/api/report", {"token": there})
                assert report == await a.post("/api/report", {"token": there})
                mine = await b.post("/api/games/mine", {"tokens": [here, there]})
                assert mine == await a.post("/api/games/mine", {"tokens": [here, there]})
                assert list(a.lobby.sessions) == [made["game"]] and not b.lobby.sessions
                # Another tab is noticed wherever it is open.
                async with b.link() as link:
                    again = Page(link, here)
                    assert (await again.join(tab="other"))["code"] == "elsewhere"
                    await again.join(tab="other", take_over=True)
                    assert await closed(one) == 4001
            status, problem = await b.refused("/api/replay", {"token": there})
            assert (status, problem["code"]) == (409, "not-over")

    asyncio.run(play())


def test_people_meet_in_a_room_by_way_of_two_servers_and_a_third_goes_on(cluster: Cluster) -> None:
    async def play() -> None:
        async with cluster.servers(2) as (b, c):
            async with cluster.server() as a:
                ada, bo = Guest(a, "Ada"), Guest(b, "Bo")
                code = await ada.invite(listed=True)
                await ada.now()
                assert [room["room"] for room in (await b.http.get("/api/rooms")).json()["rooms"]] == [ada.room]
                await bo.sit_down(code)
            bo.served = c  # the server of the room has ended
            assert [seat["name"] for seat in (await bo.now())["seats"]] == ["Ada", "Bo"]
            ada.served = b
            await ada.ready()
            assert (await bo.ready())["begun"]
            async with sitting(b, ada.token) as one, sitting(c, bo.token) as two:
                assert {one.heard[0]["seat"], two.heard[0]["seat"]} == {0, 1}
            # A seat is moved to another device, by a server that does not play the game.
            async with sitting(c, bo.token) as two:
                link = await ada.post("own-link", token=bo.token)
                await ada.post("move", code=link["code"])
                assert await closed(two) == 4001

    asyncio.run(play())


def test_a_game_of_a_room_is_played_where_its_first_page_comes(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with cluster.servers(3) as (a, b, c):
            await until(lambda: all(len(node_of(one).living) == 3 for one in (a, b, c)))
            for served in (b, c):
                ada, bo = Guest(a, "Ada"), Guest(b, "Bo")
                await bo.sit_down(await ada.invite())
                await ada.ready()
                assert (await bo.ready())["begun"] and node_of(a).keeps_rooms
                assert not any(node_of(one).plays(ada.room) for one in (a, b, c))
                async with sitting(served, ada.token) as one, sitting(a, bo.token) as two:
                    assert [page.heard[0]["game"] for page in (one, two)] == [ada.room, ada.room]
                    assert [node_of(server).plays(ada.room) for server in (a, b, c)] == [
                        False,
                        served is b,
                        served is c,
                    ]
                    asked = one if one.choices else two
                    await asked.confirm(asked.choices[0]["action"])
            # Nobody comes: then it is played where the rooms are, for its clock's sake.
            monkeypatch.setattr(node, "UNCLAIMED", 0.2)
            ada, bo = Guest(a, "Ada"), Guest(b, "Bo")
            await bo.sit_down(await ada.invite())
            await ada.ready()
            await bo.ready()
            await until(lambda: node_of(a).plays(ada.room))

    asyncio.run(play())


def test_a_server_that_ends_gives_its_games_up_at_once(cluster: Cluster) -> None:
    async def play() -> None:
        async with cluster.servers(1) as (b,):
            async with AsyncExitStack() as pages:
                async with cluster.server(lease=600) as a:
                    made = await a.new_game(seed="1")
                    token = made["seats"][0]["token"]
                    page = await pages.enter_async_context(sitting(b, token))
                    assert list(a.lobby.sessions) == [made["game"]]
                    await page.turn()
                    await page.confirm(page.choices[0]["action"])
                assert await closed(page) == 1012  # although this server goes on
            async with sitting(b, token) as page:
                assert page.seen > 0 and list(b.lobby.sessions) == [made["game"]]

    asyncio.run(play())


def test_a_lost_message_leads_to_a_new_connection(cluster: Cluster) -> None:
    async def play() -> None:
        async with cluster.servers(2) as (a, b):
            made = await a.new_game(seed="1")
            async with sitting(b, made["seats"][0]["token"]) as page:
                bus = node_of(a).bus
                assert bus is not None
                bus.links[node_of(b).name].sent += 1  # as if one had not arrived
                await page.say("why", number=page.state["number"], at={"at": "deck", "seat": 0})
                assert await closed(page) == 1012
                relays = node_of(a).relays
                await until(lambda: relays is not None and not relays.guests)
            async with sitting(b, made["seats"][0]["token"]):
                pass

    asyncio.run(play())


def test_a_page_waits_for_a_server_that_is_only_busy(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is alive, but answers later than a dead one would have lost its games."""
    monkeypatch.setattr("gosux.server.cluster.node.ASKING", 0.1)

    async def play() -> None:
        async with cluster.servers(2) as (a, b):
            made = await a.new_game(seed="1")
            answerers, loop = node_of(a).answerers, asyncio.get_running_loop()
            answer = answerers["ask-plays"]
            answerers["ask-plays"] = lambda question: void(loop.call_later(LEASE + 0.5, answer, question))
            async with sitting(b, made["seats"][0]["token"]) as page:
                assert page.heard[0]["type"] == "joined"
            assert list(a.lobby.sessions) == [made["game"]] and not b.lobby.sessions

    asyncio.run(play())


def test_a_bus_that_brings_messages_is_alive_however_late_its_echo_is() -> None:
    """Behind many long messages the echo may come after the beats in which it is expected."""
    heard: list[Message] = []

    class Listening:
        async def listen(self) -> AsyncIterator[dict[str, bytes]]:
            yield {"data": b'["other", 7, 0, "told", "id", {}]\nlong'}

    async def listen() -> None:
        bus = Bus("redis://127.0.0.1:1/0", "node", Listeners(heard.append, lambda peer: None))
        bus.echo = SILENCE
        await bus._read(Listening())
        assert bus.echo == 0 and [message.text for message in heard] == ["long"]

    asyncio.run(listen())


def test_games_that_nobody_plays_are_given_up(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gosux.server.cluster.node.UNUSED", 0.1)

    async def play() -> None:
        async with cluster.servers(2) as (a, b):
            made = await a.new_game(seed="1", seats=TWO)
            await until(lambda: made["game"] not in node_of(a).store.fences)
            async with sitting(b, made["seats"][0]["token"]):
                assert list(b.lobby.sessions) == [made["game"]] and not a.lobby.sessions

    asyncio.run(play())


def test_a_server_without_a_bus_has_its_database_for_itself(cluster: Cluster) -> None:
    async def look(alone: bool) -> bool:
        return await asyncio.to_thread(is_shared, cluster.database, alone, 0.0)

    async def play() -> None:
        async with serving(cluster.folder, database=cluster.database):
            assert await look(alone=True) and await look(alone=False)
        assert not await look(alone=True) and not await look(alone=False)
        async with cluster.server():
            assert await look(alone=True) and not await look(alone=False)

    asyncio.run(play())


def test_a_bus_needs_a_database(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["serve", "--port", "0", "--bus", "redis://127.0.0.1:1/0", "--lang", "fr"])
    assert ended.value.code == 2
    assert capsys.readouterr().err.startswith("gosux: --bus demande --database")


def test_every_request_says_which_process_answers_it(tmp_path: Path) -> None:
    app = create_app(tmp_path, set())
    posts = {route.path for route in app.routes if isinstance(route, APIRoute) and "POST" in (route.methods or ())}
    assert posts <= NEEDS.keys(), "say in gosux.server.cluster.http which process has to answer"
    assert NEEDS.keys() <= {route.path for route in app.routes if isinstance(route, APIRoute)}
