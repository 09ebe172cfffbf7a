"""Measures what pages cost that are open and do nothing.

    python -m benchmarks.server_idle [--sockets 2000] [--seconds 10] [--database sqlite|postgres] [--processes 1]

Two people sit at each game, with a connection each. Reported: memory and processors before and after, and how long
the answer to a question (``why``) takes that comes now and then from any of them.
"""

import argparse
import asyncio
import json
import os
import random
import sys
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from benchmarks.server_load import JOIN, begin_all, figures, hear, say
from benchmarks.servers import Measured, machine_load, open_many_files, serving

AT_ONCE = 32  # connections that are being opened
QUESTIONS = 200
ASIDE = {"type": "why", "number": 0, "at": {"at": "word", "word": "pass"}}  # answered as out of date, by a state


async def measure(servers: Measured, sockets: int, seconds: float) -> dict[str, Any]:
    rng = random.Random(1)
    few = asyncio.Semaphore(AT_ONCE)
    empty = servers.memory()
    tokens = [token for both in await begin_all(servers.ports, sockets // 2, 2) for token in both]
    begun = servers.memory()
    async with AsyncExitStack() as stack:

        async def sit(number: int, token: str) -> ClientConnection:
            port = servers.ports[(number // 2 // len(servers.ports)) % len(servers.ports)]
            async with few:
                opening = connect(f"ws://127.0.0.1:{port}/api/play", max_size=None, compression=None, open_timeout=60)
                socket = await stack.enter_async_context(opening)
                await say(socket, {**JOIN, "token": token})
                while (await hear(socket))["type"] != "state":
                    pass
                return socket

        started = time.perf_counter()
        seated = await asyncio.gather(*[sit(number, token) for number, token in enumerate(tokens)])
        joining = time.perf_counter() - started
        await asyncio.sleep(5.0)  # everybody is told who is there
        used = servers.processor_seconds()
        await asyncio.sleep(seconds)
        idle = (servers.processor_seconds() - used) / seconds
        answers = [await ask(rng.choice(seated), number) for number in range(1, QUESTIONS + 1)]
        full = servers.memory()
    return {
        "sockets": len(seated), "join_ms": round(joining * 1000 / len(seated), 2), "idle_processors": round(idle, 3),
        "answer_ms": figures(answers), "memory_mb": {"empty": empty, "games": begun, "sockets": full},
    }  # fmt: skip


async def ask(socket: ClientConnection, request: int) -> float:
    """The seconds that an answer takes."""
    started = time.perf_counter()
    await say(socket, {**ASIDE, "request": request})
    while (await hear(socket)).get("request") != request:
        pass
    return time.perf_counter() - started


def arguments(words: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser("python -m benchmarks.server_idle", description="Many pages that do nothing.")
    parser.add_argument("--sockets", type=int, default=2000, help="how many (2000)")
    parser.add_argument("--seconds", type=float, default=10.0, help="for how long nothing is done (10)")
    parser.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite", help="where games are kept")
    parser.add_argument("--processes", type=int, default=1, help="of the server; several need postgres (1)")
    parser.add_argument("--json", type=Path, help="where the values go")
    return parser.parse_args(words)


def main(words: Sequence[str] | None = None) -> int:
    given = arguments(words)
    open_many_files()
    others = machine_load()
    with serving(given.database, given.processes, workers=1) as servers:
        found = asyncio.run(measure(servers, given.sockets, given.seconds))
    result = {
        "database": given.database, "processes": given.processes, "cores": os.cpu_count(), "busy_before": others,
        **found,
    }  # fmt: skip
    print(json.dumps(result, indent=1))
    if given.json:
        given.json.write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
