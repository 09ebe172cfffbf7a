"""Many scripted games at several server processes that are killed or paused now and then, and what must hold after."""

import asyncio
import json
import random
import re
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from gosux.records.replays import parse_replay
from tests.sessions.playing import Json, Page

SHORT_LEASE, LEASE = 3.0, 5.0  # seconds
GIVING_UP = (OSError, TimeoutError, WebSocketException)
TWO = [{"kind": "person"}, {"kind": "person"}]
ONE = [{"kind": "person"}, {"kind": "bot", "level": "recruit"}]
PATIENCE = 900.0  # seconds; only something that is stuck needs them


class ServerProcess:
    """``gosux serve`` that can be killed and started again at the same port."""

    def __init__(self, database: str, bus: str, log: Path, lease: float) -> None:
        self.database, self.bus, self.log, self.lease = database, bus, log, lease
        self.rng = random.Random(log.name)
        self.port = 0
        self.ready = False
        self.process: subprocess.Popen[str] | None = None

    async def start(self) -> None:
        """Until it takes connections."""
        with self.log.open("a") as errors:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "gosux", "serve", "--workers", "1", "--pause", "0", "--port", str(self.port),
                 "--database", self.database, "--bus", self.bus, "--lease", str(self.lease)],
                stdout=subprocess.PIPE, stderr=errors, text=True,
            )  # fmt: skip
        assert self.process.stdout is not None
        line = await asyncio.to_thread(self.process.stdout.readline)
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", line)
        assert found, self.log.read_text()
        self.port = int(found[1])
        self.ready = True

    @property
    def web(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def play(self) -> str:
        return f"ws://127.0.0.1:{self.port}/api/play"

    @property
    def events(self) -> list[Json]:
        return [json.loads(line) for line in self.log.read_text().splitlines()]

    def kill(self) -> None:
        self.ready = False
        if self.process is None:
            return
        self.process.kill()
        self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()


Trouble = Callable[[ServerProcess], Coroutine[None, None, None]]


@asynccontextmanager
async def processes(
    folder: Path, database: str, bus: str, count: int, lease: float = SHORT_LEASE
) -> AsyncIterator[list[ServerProcess]]:
    servers = [ServerProcess(database, bus, folder / f"log{number}", lease) for number in range(count)]
    async with AsyncExitStack() as stack:
        for server in servers:
            stack.callback(server.kill)
        await asyncio.gather(*[server.start() for server in servers])
        yield servers


class Servers:
    """What pages see of several servers: a request that fails is tried at another one."""

    def __init__(self, servers: list[ServerProcess], rng: random.Random) -> None:
        self.all = servers
        self.rng = rng
        self.http = httpx.AsyncClient(timeout=PATIENCE)

    async def post(self, path: str, body: Json) -> Json:
        async with asyncio.timeout(PATIENCE):
            while True:
                server = self.rng.choice(self.all)
                try:
                    answer = await self.http.post(f"{server.web}/api/{path}", json=body)
                except httpx.TransportError:
                    await asyncio.sleep(0.2)
                    continue
                if answer.status_code == 503:
                    await asyncio.sleep(0.2)
                    continue
                assert answer.status_code == 200, answer.text
                data: Json = answer.json()
                return data


@dataclass
class Player:
    """Plays at random and joins again, anywhere, whenever the connection is lost. ``taken`` are the actions that were
    acknowledged, in order."""

    servers: Servers
    seat: int
    token: str
    rng: random.Random
    pause: float
    ending: asyncio.Event
    taken: list[int] = field(default_factory=list)
    open: "tuple[int, int] | None" = None  # the number and action of a confirmation whose answer was lost
    seen: int = 0
    joins: int = 0

    async def play(self) -> None:
        async with asyncio.timeout(PATIENCE):
            while True:
                server = self.rng.choice(self.servers.all)
                try:
                    async with connect(server.play, max_size=None, open_timeout=10) as socket:
                        if await self._play(Page(socket, self.token)):
                            return
                except GIVING_UP:
                    await asyncio.sleep(self.rng.uniform(0.05, 0.3))

    async def _play(self, page: Page) -> bool:
        """Until the game is over; False to join again."""
        try:
            answer = await page.join(self.seen, tab=f"tab{self.seat}")
            if answer["type"] != "state":
                assert answer["code"] == "unavailable", answer
                return False
            self.joins += 1
            if self.open is not None:
                await self._confirm(page, *self.open)
            while not page.over:
                if self.ending.is_set() and self.seat == 0:
                    answer = await page.ask("concede")
                    assert answer["type"] == "state" or answer["code"] in ("unavailable", "over"), answer
                elif not page.choices:
                    await self._hear(page)
                else:
                    await asyncio.sleep(self.rng.uniform(0, 2 * self.pause))
                    choice = self.rng.choice([one for one in page.choices if one["action"] is not None])
                    await self._confirm(page, page.state["number"], choice["action"])
            return True
        finally:
            self.seen = page.seen

    async def _hear(self, page: Page) -> None:
        """Something, or the end."""
        hearing = asyncio.ensure_future(page.hear())
        ending = asyncio.ensure_future(self.ending.wait())
        waiting = {hearing, ending} if self.seat == 0 and not self.ending.is_set() else {hearing}
        await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        ending.cancel()
        if not hearing.done():
            hearing.cancel()
            await asyncio.gather(hearing, return_exceptions=True)
            return
        hearing.result()

    async def _confirm(self, page: Page, number: int, action: int) -> None:
        """Until it is known whether the action was taken: what was taken already is told as repeated."""
        self.open = number, action
        while True:
            answer = await page.ask("confirm", number=number, steps=[action])
            code = answer.get("code")
            if code != "unavailable":
                break
            await asyncio.sleep(0.3)
        assert answer["type"] == "state" or code in ("repeated", "stale", "over", "illegal"), answer
        if answer["type"] == "state" or code == "repeated":
            self.taken.append(action)
        self.open = None
        if code in ("repeated", "stale", "over"):
            await page.hear()  # a state follows


@dataclass
class ScriptedGame:
    players: list[Player]

    async def play(self) -> None:
        await asyncio.gather(*[player.play() for player in self.players])


async def begin(servers: Servers, number: int, pause: float, ending: asyncio.Event) -> ScriptedGame:
    made = await servers.post("games", {"seed": str(number), "seats": ONE if number % 3 == 2 else TWO})
    return ScriptedGame(
        [
            Player(servers, seat["seat"], seat["token"], random.Random(f"{number} {seat['seat']}"), pause, ending)
            for seat in made["seats"]
        ]
    )


async def check(servers: Servers, game: ScriptedGame) -> int:
    """What was acknowledged is what was played: nothing is lost, nothing was done twice. Returns the number of
    acknowledged actions."""
    replay = await servers.post("replay", {"token": game.players[0].token})
    actions = actions_by_seat(json.dumps(replay))
    for player in game.players:
        assert actions.get(player.seat, []) == player.taken, (replay["seed"], player.seat)
    return sum(len(player.taken) for player in game.players)


def actions_by_seat(text: str) -> dict[int, list[int]]:
    found: dict[int, list[int]] = {}
    replay = parse_replay(text)
    game = replay.begin()
    for action in replay.game_at(len(replay.actions)).history:
        if action >= 0:
            found.setdefault(int(game.state.decider), []).append(action)
            game.step(action)
    return found


@dataclass
class Outcome:
    games: int
    actions: int
    troubles: int
    joins: int  # of pages that had lost their connection


async def storm(
    servers: list[ServerProcess], games: int, pause: float, trouble: "Callable[[], Awaitable[int]]"
) -> Outcome:
    """Let something go wrong while games are played; then all games end, and are checked."""
    around = Servers(servers, random.Random(7))
    ending = asyncio.Event()
    played = await asyncio.gather(*[begin(around, number, pause, ending) for number in range(games)])
    playing = [asyncio.create_task(game.play()) for game in played]
    players = [player for game in played for player in game.players]
    try:
        async with asyncio.timeout(PATIENCE):
            while not all(player.joins for player in players):
                await asyncio.sleep(0.05)
        troubles = await trouble()
        ending.set()
        await asyncio.gather(*playing)
        actions = sum([await check(around, game) for game in played])
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        await around.http.aclose()
    return Outcome(games, actions, troubles, sum(player.joins - 1 for player in players))


async def restart(server: ServerProcess) -> None:
    server.kill()
    await server.start()


async def pause(server: ServerProcess) -> None:
    """For less time than its leases last, or for more; it does not know how long it slept."""
    assert server.process is not None
    server.ready = False
    server.process.send_signal(signal.SIGSTOP)
    await asyncio.sleep(server.lease * server.rng.uniform(0.5, 3))
    server.process.send_signal(signal.SIGCONT)
    server.ready = True


async def trouble_now_and_then(
    servers: list[ServerProcess], seconds: float, every: float, ways: "Sequence[Trouble]"
) -> int:
    """Something goes wrong with one server, in all ways by turns; another one always goes on. Returns how often."""
    rng = random.Random(19)
    loop = asyncio.get_running_loop()
    until = loop.time() + seconds
    troubles: list[asyncio.Task[None]] = []
    while loop.time() < until:
        await asyncio.sleep(every)
        ready = [server for server in servers if server.ready]
        if len(ready) > 1:
            way = ways[len(troubles) % len(ways)]
            troubles.append(asyncio.create_task(way(rng.choice(ready))))
    await asyncio.gather(*troubles)
    return len(troubles)
