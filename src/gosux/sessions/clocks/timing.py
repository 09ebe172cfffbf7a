"""The clock that sessions go by: that of the asyncio loop."""

import asyncio


def now() -> float:
    return asyncio.get_running_loop().time()


async def until(moment: float) -> None:
    left = moment - asyncio.get_running_loop().time()
    if left > 0:
        await asyncio.sleep(left)
