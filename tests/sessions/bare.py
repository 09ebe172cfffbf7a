"""A game played by a bare Python, as there is one in a browser's worker: a program of its own, started by a test.

Nothing of a server can be imported, and no thread, process or connection can be started.
"""

import asyncio
import contextlib
import importlib
import json
import os
import socket
import subprocess
import sys
import threading
from importlib.abc import MetaPathFinder

MISSING = {
    "alembic", "anyio", "fastapi", "fcntl", "filelock", "httpx", "multiprocessing", "_multiprocessing", "resource",
    "rich", "sqlalchemy", "sqlite3", "starlette", "textual", "typer", "uvicorn", "websockets",
    "concurrent.futures.process", "concurrent.futures.thread", "gosux.server",
}  # fmt: skip


class Missing(MetaPathFinder):
    def find_spec(self, name: str, *_: object) -> None:
        if name in MISSING:
            raise ImportError(f"{name} is not there", name=name)


def refuse(*_: object, **__: object) -> None:
    raise RuntimeError("no thread, process or connection can be started")


def make_bare() -> None:
    sys.meta_path.insert(0, Missing())
    for name in MISSING & set(sys.modules):
        del sys.modules[name]
    threading._start_new_thread = refuse  # type: ignore[attr-defined]
    subprocess.Popen = refuse  # type: ignore[assignment, misc]
    os.fork = refuse  # type: ignore[assignment]
    socket.socket.connect = refuse  # type: ignore[method-assign]
    socket.socket.bind = refuse  # type: ignore[method-assign]


def can_be_done() -> list[str]:
    """What should not be possible here, and is all the same."""
    found = []
    for name in sorted(MISSING | {"gosux.server.app"}):
        with contextlib.suppress(ImportError):
            importlib.import_module(name)
            found.append(name)
    for start in (threading.Thread(target=print).start, os.fork, lambda: subprocess.Popen(["true"])):
        with contextlib.suppress(RuntimeError):
            start()
            found.append(str(start))
    return found


async def play(decisions: int) -> dict[str, object]:
    """A new game against a recruit, and what can be asked for beside it."""
    from gosux.sessions.clocks.pauses import Pauses
    from gosux.sessions.memory import MemoryClient, memory_lobby
    from gosux.sessions.requests import answer

    lobby = memory_lobby(pauses=Pauses(0.0, 0.0))
    made = json.loads((await answer(lobby, "games", '{"seed": "7"}')).text)
    (token,) = [seat["token"] for seat in made["seats"]]
    told: list[object] = []
    async with MemoryClient(lobby) as client:

        async def say(**message: object) -> None:
            await client.send(json.dumps({"request": 1, **message}))

        await say(type="join", token=token, tab="", last=0, take_over=False)
        taken = 0
        while taken < decisions:
            message = json.loads(await asyncio.wait_for(client.recv(), 60))
            told.append({key: value for key, value in message.items() if key != "game"})
            assert message["type"] in ("joined", "state"), message
            if message["type"] == "state" and message["scene"]["choices"]:
                action = message["scene"]["choices"][0]["action"]
                await say(type="confirm", number=message["number"], steps=[action])
                taken += 1
    catalogues = [(await answer(lobby, f"catalogue/gosu/{language}")).text for language in ("en", "fr")]
    position = await answer(lobby, "import", json.dumps({"text": 'ruleset = "gosu"\n[[player]]\n[[player]]\n'}))
    wrong = await answer(lobby, "import", json.dumps({"text": "[[player]]\nhand = ['satti']\n[[player]]\n"}))
    mine = await answer(lobby, "games/mine", json.dumps({"tokens": [token]}))
    await lobby.close()
    return {
        "told": told,
        "catalogues": [json.loads(text) for text in catalogues],
        "statuses": [position.status, wrong.status, mine.status],
        "wrong": json.loads(wrong.text)["text"],
        "history": len(lobby.sessions[made["game"]].game.history),
        "possible": can_be_done(),
        "babel": getattr(sys.modules["babel"], "__file__", ""),
    }


if __name__ == "__main__":
    make_bare()
    print(json.dumps(asyncio.run(play(int(sys.argv[1])))))
