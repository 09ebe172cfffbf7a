"""Reports about players: one JSON file each, in a folder that only its owner can read."""

import asyncio
import json
import os
import secrets
import time
from pathlib import Path

from gosux.sessions.storage.records import Json, Unavailable

MOST_FILES = 1000


class ReportFiles:
    def __init__(self, folder: Path) -> None:
        self.folder = folder

    async def keep(self, report: Json) -> None:
        """Raises Unavailable, also when there are so many that nobody reads them."""
        await asyncio.to_thread(self._write, report)

    def _write(self, report: Json) -> None:
        name = f"{time.strftime('%Y-%m-%d-%H%M%S', time.gmtime())}-{secrets.token_hex(3)}.json"
        try:
            self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            if len(os.listdir(self.folder)) >= MOST_FILES:
                raise Unavailable(f"{self.folder} is full")
            with open(os.open(self.folder / name, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
                json.dump(report, file, ensure_ascii=False, indent=1)
        except OSError as error:
            raise Unavailable(str(error)) from error
