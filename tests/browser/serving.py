"""A server of its own process, as players run it: it can be killed and started again."""

import os
import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path
from time import sleep

PATIENCE = 60.0  # seconds; only a server that is stuck needs them


class Server:
    """``gosux serve`` on loopback. It keeps its port and its games when it is started again."""

    def __init__(self, folder: Path, pause: float = 0.0) -> None:
        self.folder = folder
        self.pause = pause
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    def start(self) -> None:
        command = [sys.executable, "-m", "gosux", "serve", "--port", str(self.port), "--data", str(self.folder)]
        command += ["--workers", "1", "--pause", str(self.pause)]
        self.folder.mkdir(parents=True, exist_ok=True)
        with (self.folder / "server.log").open("a") as log:
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, text=True, env=os.environ.copy()
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "http://" in line, (self.folder / "server.log").read_text()
        self.port = int(line.partition("http://")[2].partition("/")[0].rpartition(":")[2])
        self._until_alive()

    def kill(self) -> None:
        """As if the machine had failed: nothing can be tidied up."""
        assert self.process is not None
        with self.process as process:
            process.kill()

    def stop(self) -> None:
        assert self.process is not None
        with self.process as process:
            process.terminate()
            try:
                process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                process.kill()

    def _until_alive(self) -> None:
        for _ in range(int(PATIENCE / 0.05)):
            try:
                with urllib.request.urlopen(f"{self.address}api/alive") as answer:
                    assert answer.status == 200
                    return
            except (urllib.error.URLError, ConnectionError):
                sleep(0.05)
        raise AssertionError("the server does not answer")
