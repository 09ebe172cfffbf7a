"""Measures how long the answer to an action takes with many games at once on one server.

    python -m benchmarks.server_load [--games 200] [--seconds 20] [--json FILE]

``gosux serve`` and a bare WebSocket echo run in processes of their own; this process plays the persons of all games
over loopback against bots of the level ``recruit``. A person thinks for a while after each state, then confirms; the
answer is the state that acknowledges it, stored on disk, without any bot's thinking. Between the games the same number
of connections talks to the echo, at the same pace with messages of the same size, so that the machine's share is
known. Everything ends after the given seconds. Aim: a median below 50 ms with 200 games.
"""

import argparse
import asyncio
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

AIM = 0.050
DECKS = "justice+galmi+xian/phoenix+tomorrow+narashima"  # without a draft: tables with cards on them from the start
STEP = 5.0  # seconds of one part: games and echo take turns
ECHO = """
import sys
import uvicorn

async def app(scope, receive, send):
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        size = int(message["text"])
        await send({"type": "websocket.send", "text": "x" * size})

import socket
listener = socket.create_server(("127.0.0.1", 0))
print(listener.getsockname()[1], flush=True)
config = uvicorn.Config(app, lifespan="off", log_config=None, ws="websockets-sansio", access_log=False)
uvicorn.Server(config).run(sockets=[listener])
"""


class Load:
    """What was measured so far."""

    def __init__(self, think: float) -> None:
        self.think = think
        self.answers: list[float] = []
        self.echoes: list[float] = []
        self.sizes: list[int] = []
        self.finished = 0
        self.until = 0.0  # the end of the present part, on the clock

    def running(self) -> bool:
        return time.perf_counter() < self.until


async def person(address: str, token: str, load: Load, rng: random.Random, pause: asyncio.Event) -> None:
    """Play one game until everything ends."""
    async with connect(address, max_size=None, compression=None) as socket:
        await say(socket, {"type": "join", "request": 0, "token": token, "tab": "x", "last": 0, "take_over": True})
        request = 0
        state: dict[str, Any] = {}
        while True:
            while not state or not state["scene"]["choices"]:
                if state and state["scene"]["result"]:
                    load.finished += 1
                    return
                state = await hear_state(socket) or state
            await asyncio.sleep(load.think * rng.uniform(0.5, 1.5))
            if not pause.is_set():
                await pause.wait()
                await asyncio.sleep(load.think * rng.random())  # not all at the same moment
            request += 1
            action = rng.choice(state["scene"]["choices"])["action"]
            message = {"type": "confirm", "request": request, "number": state["number"], "steps": [action]}
            started = time.perf_counter()
            await say(socket, message)
            while True:
                found = await hear(socket)
                if found.get("request") == request:
                    break
            if found["type"] != "state":
                raise SystemExit(f"the server answered {found['code']}: {found['detail']}")
            if load.running():
                load.answers.append(time.perf_counter() - started)
                load.sizes.append(len(json.dumps(found)))
            state = found


async def echo(address: str, load: Load, rng: random.Random) -> None:
    """Send and receive at a person's pace, while this part lasts."""
    async with connect(address, max_size=None, compression=None) as socket:
        while load.running():
            await asyncio.sleep(load.think * rng.uniform(0.5, 1.5))
            started = time.perf_counter()
            await socket.send(str(rng.choice(load.sizes)))
            await socket.recv()
            load.echoes.append(time.perf_counter() - started)


async def say(socket: ClientConnection, message: dict[str, Any]) -> None:
    await socket.send(json.dumps(message))


async def hear(socket: ClientConnection) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(await socket.recv())
    return found


async def hear_state(socket: ClientConnection) -> "dict[str, Any] | None":
    found = await hear(socket)
    return found if found["type"] == "state" else None


async def measure(server: int, echo_port: int, games: int, seconds: float, think: float) -> Load:
    load = Load(think)
    dice = random.Random(1)
    web = f"http://127.0.0.1:{server}"
    pause = asyncio.Event()
    async with httpx.AsyncClient(base_url=web, timeout=60) as http:
        tokens: list[str] = []
        for number in range(games):
            wanted = {"seed": f"load {number}", "options": {"clans": DECKS}}
            made = (await http.post("/api/games", json=wanted)).json()
            tokens.append(made["seats"][0]["token"])
        address = f"ws://127.0.0.1:{server}/api/play"
        persons = [
            asyncio.create_task(person(address, token, load, random.Random(dice.random()), pause)) for token in tokens
        ]
        pause.set()
        await asyncio.sleep(2 * think)  # all have joined and play
        for _ in range(max(1, round(seconds / STEP / 2))):
            load.until = time.perf_counter() + STEP
            pause.set()
            await asyncio.sleep(STEP)
            pause.clear()
            await asyncio.sleep(1.0)  # bots come to their end
            load.until = time.perf_counter() + STEP
            await asyncio.gather(
                *[echo(f"ws://127.0.0.1:{echo_port}/", load, random.Random(dice.random())) for _ in range(games)]
            )
        for task in persons:
            task.cancel()
        found = await asyncio.gather(*persons, return_exceptions=True)
        failed = [
            one for one in found if isinstance(one, BaseException) and not isinstance(one, asyncio.CancelledError)
        ]
        if failed:
            raise failed[0]
    return load


def memory(process: int) -> dict[str, float]:
    """Resident megabytes of the server and of its workers, where the system tells."""
    found = {"server": 0.0, "workers": 0.0}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            status = (folder / "status").read_text()
        except OSError:
            continue
        resident = re.search(r"VmRSS:\s+(\d+)", status)
        parent = re.search(r"PPid:\s+(\d+)", status)
        if resident and folder.name == str(process):
            found["server"] += int(resident[1]) / 1024
        elif resident and parent and parent[1] == str(process):
            found["workers"] += int(resident[1]) / 1024
    return {name: round(megabytes, 1) for name, megabytes in found.items()}


def figures(times: Sequence[float]) -> dict[str, float]:
    """Milliseconds."""
    marks = quantiles(times, n=100)
    return {
        "median": round(median(times) * 1000, 2),
        "p95": round(marks[94] * 1000, 2),
        "p99": round(marks[98] * 1000, 2),
    }


def arguments(words: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser("python -m benchmarks.server_load", description="Many games at once.")
    parser.add_argument("--games", type=int, default=200, help="how many (200)")
    parser.add_argument("--seconds", type=float, default=20.0, help="for how long, games and echo together (20)")
    parser.add_argument("--think", type=float, default=3.0, help="seconds a person thinks, on average (3)")
    parser.add_argument("--json", type=Path, help="where the values go")
    return parser.parse_args(words)


def main(words: Sequence[str] | None = None) -> int:
    given = arguments(words)
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "gosux", "serve", "--pause", "0", "--port", "0", "--data", folder]
        with (
            subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server,
            subprocess.Popen([sys.executable, "-c", ECHO], stdout=subprocess.PIPE, text=True) as bare,
        ):
            assert server.stdout is not None and bare.stdout is not None
            try:
                found = re.search(r":(\d+)/", server.stdout.readline())
                assert found, "the server did not start"
                ports = int(found[1]), int(bare.stdout.readline())
                load = asyncio.run(measure(*ports, given.games, given.seconds, given.think))
                resident = memory(server.pid)
                compiled = httpx.get(f"http://127.0.0.1:{ports[0]}/api/alive").json()["compiled"]
            finally:
                server.terminate()
                bare.terminate()
    result = {
        "games": given.games, "think_seconds": given.think, "cores": os.cpu_count(), "compiled": compiled,
        "actions": len(load.answers), "answer_ms": figures(load.answers), "echo_ms": figures(load.echoes),
        "state_bytes": median(load.sizes), "finished": load.finished, "memory_mb": resident,
    }  # fmt: skip
    print(json.dumps(result, indent=1))
    if given.json:
        given.json.write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")
    return 0 if median(load.answers) < AIM else 1


if __name__ == "__main__":
    sys.exit(main())
