"""What a page looks up, as files: it is there before Python is, and needs no server."""

import contextlib
from collections.abc import Iterator

from gosux.browser.helper import NOT_OFFERED
from gosux.rules.registry import GAMES
from gosux.sessions.catalogue.deck_names import deck_names
from gosux.sessions.catalogue.entries import catalogue, offer
from gosux.sessions.catalogue.guides import guide_of
from gosux.sessions.catalogue.puzzle_list import puzzle_list
from gosux.sessions.catalogue.showcase import showcase
from gosux.sessions.messages.base import Part
from gosux.text.bundle import LANGUAGES
from gosux.text.guide import NoGuide


def look_ups() -> Iterator[tuple[str, Part]]:
    """Names of files, and what is in them: a server's answers at the same addresses, without the ending."""
    levels = [level for level in offer().levels if level not in NOT_OFFERED]
    yield "api/offer.json", offer().model_copy(update={"levels": levels})
    yield "api/showcase.json", showcase()
    yield "api/puzzles.json", puzzle_list()
    for ruleset in GAMES:
        for language in LANGUAGES:
            yield f"api/catalogue/{ruleset}/{language}.json", catalogue(ruleset, language)
            yield f"api/decks/{ruleset}/{language}.json", deck_names(ruleset, language)
            with contextlib.suppress(NoGuide):
                yield f"api/guide/{ruleset}/{language}.json", guide_of(ruleset, language)
