"""The pool of reader processes, with a time limit and replacements for processes that were killed."""

import asyncio
import json
import multiprocessing
import queue
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from gosux.records.files import RecordError
from gosux.server.file_readers.child import work
from gosux.sessions.log import log
from gosux.sessions.storage.files import Busy, ReadGame, received

SECONDS = 5.0  # for reading one file
BEGINNING = 60.0  # seconds that a process may take to start
SIZE = 2  # files read at the same time
MOST_WAITING = 20  # files being read or waiting


class Ended(Exception):
    """A process died, or was too slow and was killed."""


class ReaderProcess:
    """One process, with one file at a time."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.connection, theirs = context.Pipe()
        self.process = context.Process(target=work, args=(theirs,), daemon=True, name="gosux-reader")
        self.process.start()
        theirs.close()
        self.ready = False

    def read(self, task: bytes, seconds: float) -> dict[str, Any]:
        """Raises Ended."""
        try:
            if not self.ready:  # starting is slow and does not count as the file's time
                self._receive(BEGINNING)
                self.ready = True
            self.connection.send_bytes(task)
            found: dict[str, Any] = json.loads(self._receive(seconds))
        except (EOFError, OSError) as error:
            raise Ended("died") from error
        return found

    def _receive(self, seconds: float) -> bytes:
        if not self.connection.poll(seconds):
            raise Ended("too slow")
        return self.connection.recv_bytes()

    def end(self) -> None:
        self.process.kill()
        self.connection.close()
        self.process.join(timeout=5)
        self.process.close()


class FileReaders:
    """Processes are started on demand and kept."""

    def __init__(self, size: int = SIZE) -> None:
        self.free: queue.SimpleQueue[ReaderProcess] = queue.SimpleQueue()
        self.all: set[ReaderProcess] = set()
        self.threads = ThreadPoolExecutor(size, thread_name_prefix="gosux-reader")
        self.waiting = 0
        self.closing = False
        self.guard = threading.Lock()

    async def read(self, text: str, seed: "str | None" = None) -> ReadGame:
        """The game of a file; ``seed`` is used for a position without one. Raises Unreadable, Busy, RecordError."""
        if self.waiting >= MOST_WAITING:
            raise Busy
        self.waiting += 1
        try:
            task = json.dumps({"text": text, "seed": seed}).encode()
            return await asyncio.get_running_loop().run_in_executor(self.threads, self._read, task)
        finally:
            self.waiting -= 1

    def _read(self, task: bytes) -> ReadGame:
        reader = self._free_reader()
        try:
            found = reader.read(task, SECONDS)
        except Ended as error:
            log("file-given-up", why=str(error))
            self._drop(reader)
            raise RecordError("slow-record") from error
        self.free.put(reader)
        return received(found)

    def _free_reader(self) -> ReaderProcess:
        """A free reader; there is one per thread."""
        try:
            return self.free.get_nowait()
        except queue.Empty:
            reader = ReaderProcess()
        with self.guard:
            self.all.add(reader)
            if self.closing:
                reader.process.kill()
        return reader

    def _drop(self, reader: ReaderProcess) -> None:
        with self.guard:
            self.all.discard(reader)
        reader.end()

    def close(self) -> None:
        """Stop all processes; waiting callers are refused."""
        with self.guard:
            self.closing = True
            for reader in self.all:
                reader.process.kill()
        self.threads.shutdown(wait=True, cancel_futures=True)
        for reader in list(self.all):
            self._drop(reader)
