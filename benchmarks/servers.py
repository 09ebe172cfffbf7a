"""Servers to measure: ``gosux serve`` on loopback, alone on SQLite or several on PostgreSQL and Redis, and a bare echo.

PostgreSQL and Redis are started for the measurement, on loopback, in temporary folders, never as root.
"""

import os
import re
import resource
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from time import sleep

from tests.server.services import new_database, postgres, redis

TICKS = os.sysconf("SC_CLK_TCK")
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
listener = socket.create_server(("127.0.0.1", 0), backlog=2048)
print(listener.getsockname()[1], flush=True)
config = uvicorn.Config(app, lifespan="off", log_config=None, ws="websockets-sansio", access_log=False)
uvicorn.Server(config).run(sockets=[listener])
"""


class Measured:
    """Server processes and the ports that they listen on."""

    def __init__(self, processes: "list[subprocess.Popen[str]]", ports: list[int]) -> None:
        self.processes = processes
        self.ports = ports

    def memory(self) -> dict[str, float]:
        """Resident megabytes of the servers and of their workers, all together, where the system tells."""
        servers = {str(one.pid) for one in self.processes}
        found = {"servers": 0.0, "workers": 0.0}
        for folder in Path("/proc").glob("[0-9]*"):
            try:
                status = (folder / "status").read_text()
            except OSError:
                continue
            resident = re.search(r"VmRSS:\s+(\d+)", status)
            parent = re.search(r"PPid:\s+(\d+)", status)
            if resident and folder.name in servers:
                found["servers"] += int(resident[1]) / 1024
            elif resident and parent and parent[1] in servers:
                found["workers"] += int(resident[1]) / 1024
        return {name: round(megabytes, 1) for name, megabytes in found.items()}

    def processor_seconds(self) -> float:
        """That the servers have used so far, without their workers."""
        used = 0.0
        for one in self.processes:
            fields = Path(f"/proc/{one.pid}/stat").read_text().rpartition(")")[2].split()
            used += (int(fields[11]) + int(fields[12])) / TICKS
        return used


@contextmanager
def serving(database: str, count: int, workers: "int | None" = None) -> Iterator[Measured]:
    """``count`` processes on one ``database``: "sqlite" (one process only), or "postgres", with Redis."""
    with ExitStack() as stack:
        options = ["--pause", "0", "--port", "0", *([] if workers is None else ["--workers", str(workers)])]
        if database == "sqlite":
            if count > 1:
                raise SystemExit("several processes need --database postgres")
            options += ["--data", stack.enter_context(tempfile.TemporaryDirectory())]
        else:
            options += ["--database", new_database(stack.enter_context(postgres()), "load")]
            if count > 1:
                options += ["--bus", stack.enter_context(redis())]
        command = [sys.executable, "-m", "gosux", "serve", *options]
        processes = [stack.enter_context(running(command)) for _ in range(count)]
        ports = [port_of(one) for one in processes]
        yield Measured(processes, ports)


@contextmanager
def echoing() -> Iterator[int]:
    """The port of a WebSocket server that answers with as many letters as it is asked for."""
    with running([sys.executable, "-c", ECHO]) as echo:
        yield port_of(echo)


@contextmanager
def running(command: list[str]) -> "Iterator[subprocess.Popen[str]]":
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        try:
            yield process
        finally:
            process.terminate()


def port_of(process: "subprocess.Popen[str]") -> int:
    assert process.stdout is not None
    line = process.stdout.readline()
    found = re.search(r":(\d+)/", line) or re.fullmatch(r"(\d+)\n", line)
    if found is None:
        raise SystemExit("a server did not start")
    return int(found[1])


def open_many_files() -> None:
    """As many connections as the system allows, here and in the processes that are started."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def machine_load(seconds: float = 3.0) -> float:
    """How many of the processors others keep busy before a measurement."""
    before = _busy()
    sleep(seconds)
    return round((_busy() - before) / TICKS / seconds, 2)


def _busy() -> int:
    user, nice, system = [int(one) for one in Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:4]]
    return user + nice + system
