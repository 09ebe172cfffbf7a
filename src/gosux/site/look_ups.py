"""What a page looks up, as files: it is there before Python is, and needs no server."""

import asyncio
from collections.abc import Iterator

from gosux.browser.helper import NOT_OFFERED
from gosux.rules.registry import GAMES
from gosux.sessions.catalogue.entries import offer
from gosux.sessions.memory import memory_lobby
from gosux.sessions.requests import answer
from gosux.text.bundle import LANGUAGES


def look_ups() -> Iterator[tuple[str, str]]:
    """Names of files, and their JSON: what a server answers at the same addresses, without the ending."""
    levels = [level for level in offer().levels if level not in NOT_OFFERED]
    yield "api/offer.json", offer().model_copy(update={"levels": levels}).model_dump_json()
    about = [f"{kind}/{ruleset}/{one}" for kind in ("catalogue", "guide") for ruleset in GAMES for one in LANGUAGES]
    for path in ("showcase", *about):
        found = asyncio.run(answer(memory_lobby(), path))
        if found.status == 200:  # not every ruleset has a guide of its own
            yield f"api/{path}.json", found.text
