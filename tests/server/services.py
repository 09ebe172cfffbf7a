"""PostgreSQL and Redis that tests start for themselves, on loopback, in a temporary folder, never as root."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest

from scripts.install_services import PACKAGES, find

WANTED = "GOSUX_TEST_EVERYTHING"  # set by `make test-all`: a missing service is a failure
BEGINNING = 60.0  # seconds


def program(name: str) -> str:
    """The path of a service; the test is skipped where it is missing."""
    found = find(name)
    if found is None:
        why = f"{PACKAGES[name]} is not installed; python3 scripts/install_services.py installs it"
        if os.environ.get(WANTED):
            pytest.fail(why)
        pytest.skip(why)
    return found


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


def nobody() -> "str | None":
    """Who runs a service that refuses to run as root."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name).pw_name
        except KeyError:
            continue
    raise AssertionError("there is nobody else on this machine")


@contextmanager
def own_folder(user: "str | None") -> Iterator[Path]:
    """A folder below /tmp: paths of sockets are short, and another user reaches no folder of pytest's."""
    folder = Path(tempfile.mkdtemp(prefix="gosux-service-"))
    try:
        if user is not None:
            shutil.chown(folder, user)
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def postgres() -> Iterator[str]:
    """A PostgreSQL of its own; yields the address of its database ``postgres``."""
    server = program("postgres")
    initdb = str(Path(server).with_name("initdb"))
    user = nobody()
    with own_folder(user) as folder:
        data, port = folder / "data", free_port()
        subprocess.run(
            [initdb, "-D", str(data), "-A", "trust", "-U", "gosux", "-E", "UTF8", "--no-sync"], check=True, cwd=folder,
            user=user, stdout=subprocess.DEVNULL,
        )  # fmt: skip
        running = subprocess.Popen(
            [server, "-D", str(data), "-h", "127.0.0.1", "-p", str(port), "-k", str(folder)], user=user, cwd=folder,
            stdout=subprocess.DEVNULL, stderr=(folder / "log").open("w"),
        )  # fmt: skip
        try:
            address = f"postgresql://gosux@127.0.0.1:{port}/postgres"
            _until_answers(lambda: psycopg.connect(address, connect_timeout=2).close(), running, folder / "log")
            yield address
        finally:
            running.send_signal(2)  # ends connections too
            try:
                running.wait(30)
            except subprocess.TimeoutExpired:
                running.kill()
                running.wait()


def new_database(address: str, name: str) -> str:
    """An empty database; returns its address."""
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)'.encode())
        connection.execute(f'CREATE DATABASE "{name}"'.encode())
    return f"{address.rpartition('/')[0]}/{name}"


@contextmanager
def redis() -> Iterator[str]:
    """A Redis of its own, which keeps nothing on disk; yields its address."""
    server = program("redis-server")
    user = nobody()
    with own_folder(user) as folder:
        port = free_port()
        running = subprocess.Popen(
            [server, "--bind", "127.0.0.1", "--port", str(port), "--save", "", "--dir", str(folder)], user=user,
            cwd=folder, stdout=(folder / "log").open("w"),
        )  # fmt: skip
        try:
            _until_answers(lambda: socket.create_connection(("127.0.0.1", port), 2).close(), running, folder / "log")
            yield f"redis://127.0.0.1:{port}/0"
        finally:
            running.terminate()
            running.wait(30)


def _until_answers(attempt: Callable[[], None], running: "subprocess.Popen[bytes]", log: Path) -> None:
    deadline = time.monotonic() + BEGINNING
    while True:
        try:
            attempt()
            return
        except (OSError, psycopg.Error):
            assert running.poll() is None and time.monotonic() < deadline, log.read_text()
            time.sleep(0.05)
