"""``gosux work``: processes that think for the bots of servers on other machines."""

import asyncio
import contextlib
import signal
from typing import Annotated, Literal

import typer

from gosux.commands.serve import CannotServe


def work(
    bus: Annotated[
        str, typer.Option(help="The Redis of the servers, redis://...", envvar="GOSUX_BUS", show_default=False)
    ],
    workers: Annotated[int | None, typer.Option(help="Number of processes for bots.", min=1)] = None,
    lang: Annotated[Literal["en", "fr"], typer.Option(help="The language: en or fr.")] = "en",
) -> None:
    """Let bots of servers think on this machine."""
    from gosux.server.cluster.start import BadBus, check_bus
    from gosux.server.cluster.worker import BotWorker
    from gosux.server.log_output import write_log
    from gosux.server.storage.postgres.store import shown_address

    try:
        check_bus(bus)
    except BadBus as error:
        raise CannotServe("no-bus", {"address": shown_address(bus), "why": str(error)}) from error
    write_log()

    async def run() -> None:
        task = asyncio.create_task(BotWorker(bus, workers).run())
        for one in (signal.SIGTERM, signal.SIGINT):
            with contextlib.suppress(NotImplementedError):  # on Windows
                asyncio.get_running_loop().add_signal_handler(one, task.cancel)
        with contextlib.suppress(asyncio.CancelledError):
            await task

    asyncio.run(run())
