"""Whether the server can do its work now; liveness only says that its process answers."""

import asyncio

from fastapi import FastAPI
from sqlalchemy import text
from starlette.responses import JSONResponse

from gosux.server.bot_workers import BotWorkers
from gosux.server.storage import Store
from gosux.sessions.messages.requests import Ready
from gosux.sessions.storage.records import Unavailable

PATIENCE = 3.0  # seconds in which the database has to answer


def add_readiness(app: FastAPI) -> None:
    @app.get("/api/ready", response_model=Ready, responses={503: {"model": Ready}})
    async def ready() -> JSONResponse:
        """Readiness: the database answers, bots can think, and the server is not shutting down."""
        found = Ready(
            database=await answers(app.state.store), bots=can_think(app.state.bots), open=not app.state.closing
        )
        well = found.database and found.bots and found.open
        return JSONResponse(found.model_dump(), 200 if well else 503, {"cache-control": "no-store"})


async def answers(store: Store) -> bool:
    try:
        await asyncio.wait_for(store.transact(lambda session: session.scalar(text("SELECT 1"))), PATIENCE)
    except (Unavailable, TimeoutError):
        return False
    return True


def can_think(bots: BotWorkers) -> bool:
    """Processes are replaced when they die: only a pool whose processes are all dead has a problem."""
    workers = list(bots.all)
    return not bots.closing and (not workers or any(worker.process.is_alive() for worker in workers))
