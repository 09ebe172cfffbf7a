"""Measures how long the answer to an action takes with many games at once.

    python -m benchmarks.server_load [--games 200] [--seconds 20] [--people 1]
                                     [--database sqlite|postgres] [--processes 1] [--json FILE]

``gosux serve`` and a bare WebSocket echo run in processes of their own; this process plays the persons of all games
over loopback: one in each against a bot of the level ``recruit``, or two. A person thinks for a
while after each state, then confirms; the answer is the state that acknowledges it, stored on disk, without any bot's
thinking. Between the games the same number of connections talks to the echo, at the same pace with messages of the same
size, so that the machine's share is known. With several processes half of the connections are to one that does not
play the game. Everything ends after the given seconds. Aim: a median below 50 ms with 200 games.
"""

import argparse
import asyncio
import json
import os
import random
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from benchmarks.servers import Measured, echoing, machine_load, open_many_files, serving

AIM = 0.050
DECKS = "justice+galmi+xian/phoenix+tomorrow+narashima"  # without a draft: tables with cards on them from the start
STEP = 5.0  # seconds of one part: games and echo take turns
AT_ONCE = 16  # requests, while games are begun
JOIN = {"type": "join", "request": 0, "tab": "x", "last": 0, "take_over": True}


class Load:
    """What was measured so far."""

    def __init__(self, think: float) -> None:
        self.think = think
        self.answers: list[float] = []
        self.echoes: list[float] = []
        self.sizes: list[int] = []
        self.finished = 0
        self.lost = 0  # connections that the servers closed
        self.used = 0.0  # seconds of processors that the servers used while games were played
        self.until = 0.0  # the end of the present part, on the clock

    def running(self) -> bool:
        return time.perf_counter() < self.until


async def person(address: str, token: str, load: Load, rng: random.Random, pause: asyncio.Event) -> None:
    """Play one seat until everything ends; whoever is disconnected joins again, as pages do."""
    while True:
        try:
            await play(address, token, load, rng, pause)
            return
        except ConnectionClosed:
            load.lost += 1
            await asyncio.sleep(rng.uniform(0.5, 1.5))


async def play(address: str, token: str, load: Load, rng: random.Random, pause: asyncio.Event) -> None:
    """Until the game is over."""
    async with connect(address, max_size=None, compression=None, open_timeout=60) as socket:
        await say(socket, {**JOIN, "token": token})
        request = 0
        state: dict[str, Any] = {}
        while True:
            while not state or not state["scene"]["choices"]:
                if state and state["scene"]["result"]:
                    load.finished += 1
                    return
                state = await hear_state(socket) or state
            if state["scene"]["question"]["kind"] != "will":  # the other waits for the outcome meanwhile
                await asyncio.sleep(load.think * rng.uniform(0.5, 1.5))
            if not pause.is_set():
                await pause.wait()
                await asyncio.sleep(load.think * rng.random())  # not all at the same moment
            request += 1
            action = rng.choice([one for one in state["scene"]["choices"] if one["action"] is not None])["action"]
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
    async with connect(address, max_size=None, compression=None, open_timeout=60) as socket:
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


async def begin(http: httpx.AsyncClient, port: int, number: int, people: int) -> list[str]:
    """A new game at a server; returns the tokens of its persons."""
    wanted: dict[str, Any] = {"seed": f"load {number}", "options": {"clans": DECKS}}
    if people > 1:
        wanted["seats"] = [{"kind": "person"}] * people
    answer = await http.post(f"http://127.0.0.1:{port}/api/games", json=wanted)
    answer.raise_for_status()
    return [seat["token"] for seat in answer.json()["seats"]]


async def begin_all(ports: list[int], games: int, people: int) -> list[list[str]]:
    """The tokens of all games, which are shared out among the servers."""
    few = asyncio.Semaphore(AT_ONCE)
    async with httpx.AsyncClient(timeout=60) as http:

        async def one(number: int) -> list[str]:
            async with few:
                return await begin(http, ports[number % len(ports)], number, people)

        return await asyncio.gather(*[one(number) for number in range(games)])


async def measure(servers: Measured, echo_port: int, games: int, seconds: float, think: float, people: int) -> Load:
    load = Load(think)
    dice = random.Random(1)
    pause = asyncio.Event()
    persons = []
    for number, tokens in enumerate(await begin_all(servers.ports, games, people)):
        for token in tokens:
            port = servers.ports[(number // len(servers.ports)) % len(servers.ports)]
            address = f"ws://127.0.0.1:{port}/api/play"
            persons.append(asyncio.create_task(person(address, token, load, random.Random(dice.random()), pause)))
    pause.set()
    await asyncio.sleep(2 * think)  # all have joined and play
    for _ in range(max(1, round(seconds / STEP / 2))):
        load.until = time.perf_counter() + STEP
        pause.set()
        used = servers.processor_seconds()
        await asyncio.sleep(STEP)
        load.used += servers.processor_seconds() - used
        pause.clear()
        await asyncio.sleep(1.0)  # bots come to their end
        load.until = time.perf_counter() + STEP
        await asyncio.gather(
            *[echo(f"ws://127.0.0.1:{echo_port}/", load, random.Random(dice.random())) for _ in persons]
        )
    for task in persons:
        task.cancel()
    found = await asyncio.gather(*persons, return_exceptions=True)
    failed = [one for one in found if isinstance(one, BaseException) and not isinstance(one, asyncio.CancelledError)]
    if failed:
        raise failed[0]
    return load


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
    parser.add_argument("--people", type=int, choices=(1, 2), default=1, help="in each: one against a bot, or two (1)")
    parser.add_argument("--seconds", type=float, default=20.0, help="for how long, games and echo together (20)")
    parser.add_argument("--think", type=float, default=3.0, help="seconds a person thinks, on average (3)")
    parser.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite", help="where games are kept")
    parser.add_argument("--processes", type=int, default=1, help="of the server; several need postgres (1)")
    parser.add_argument("--json", type=Path, help="where the values go")
    return parser.parse_args(words)


def main(words: Sequence[str] | None = None) -> int:
    given = arguments(words)
    open_many_files()
    others = machine_load()
    with serving(given.database, given.processes) as servers, echoing() as echo_port:
        load = asyncio.run(measure(servers, echo_port, given.games, given.seconds, given.think, given.people))
        resident = servers.memory()
        compiled = httpx.get(f"http://127.0.0.1:{servers.ports[0]}/api/alive").json()["compiled"]
    played = max(1, round(given.seconds / STEP / 2)) * STEP
    result = {
        "games": given.games, "people": given.people, "database": given.database, "processes": given.processes,
        "think_seconds": given.think, "cores": os.cpu_count(), "busy_before": others, "compiled": compiled,
        "actions": len(load.answers), "actions_per_second": round(len(load.answers) / played, 1),
        "answer_ms": figures(load.answers), "echo_ms": figures(load.echoes),
        "server_processors": round(load.used / played, 2),
        "state_bytes": median(load.sizes), "finished": load.finished, "lost": load.lost,
        "memory_mb": resident,
    }  # fmt: skip
    print(json.dumps(result, indent=1))
    if given.json:
        given.json.write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")
    return 0 if median(load.answers) < AIM else 1


if __name__ == "__main__":
    sys.exit(main())
