"""The page says in its own runtime of Fluent what ``gosux.text`` says in its own: every message, in both languages."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from gosux.model.messages import Argument
from gosux.rules.registry import rulesets
from gosux.sessions.messages.base import Argument as ServerArgument
from gosux.sessions.messages.base import Said
from gosux.sessions.scenes.sentences import arguments, event_said
from gosux.text import LANGUAGES, Words
from tests.sessions.saying import sentence
from tests.text.engine_ids import spoken_kinds
from tests.text.samples import event_of, samples

VIEWERS = (0, None)
OUTCOMES: tuple[tuple[str, list[int]], ...] = (
    ("won", [0]),
    ("lost", [1]),
    ("named", [1]),
    ("won-shared", [0, 1]),
    ("named-shared", [0, 1]),
    ("draw", []),
)
Case = tuple[Said, "int | None", str]


def attributes(words: Words, id: str) -> list[str]:
    return [part for one, part in words.messages.patterns if one == id]


def cases(words: Words) -> Iterator[Case]:
    """Messages with every combination of sample arguments, to a player and to nobody, and what they should say."""
    ids = dict.fromkeys(id for id, _ in words.messages.patterns)
    for id in [id for id in ids if id.startswith(("reason-", "prompt-", "action-"))]:
        for args in with_players(words, id):
            for part in attributes(words, id):
                for viewer in VIEWERS:
                    said = Said(id=id, attribute=part, args=arguments(words.ruleset, args))
                    yield said, viewer, sentence(words, said, viewer)
    for id in [id for id in ids if id.startswith("result-")]:
        for outcome, winners in OUTCOMES:
            for viewer in VIEWERS:
                how: dict[str, ServerArgument] = {"result": outcome, "winners": [*winners]}
                said = Said(id="result", args={**how, "why": Said(id=id, args=how)})
                yield said, viewer, sentence(words, said, viewer)
    for kind in spoken_kinds():
        for args in samples(words, f"event-{kind}"):
            for viewer in VIEWERS:
                event = event_of(kind, args)
                told = event_said(words.ruleset, event, viewer)
                assert told is not None
                yield told, viewer, words.event(event, viewer)


def with_players(words: Words, id: str) -> Iterator[dict[str, Argument]]:
    """What everyone else is told names the player, and may need more than the question itself."""
    if not words.messages.has(id):
        yield {}
        return
    for args in samples(words, id):
        for player in (0, 1):
            yield {"clan": "none", "occasion": "none", "card": "none", "player": player, **args}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", rulesets())
def test_every_message_is_the_same_in_the_page(page: Page, rules: str, language: str) -> None:
    words = Words(language, rules)
    wanted = list(cases(words))
    page.goto(f"/#/gallery?game={rules}&language={language}&clan=nobody")
    page.locator(f'[data-loaded="{language} {rules}"]').wait_for(state="attached")
    asked = [[said.model_dump(), viewer] for said, viewer, _ in wanted]
    shown = page.evaluate("(asked) => asked.map(([said, viewer]) => window.said(said, viewer))", asked)
    assert len(wanted) > 500
    different = [
        (said.id, viewer, told, expected)
        for (said, viewer, expected), told in zip(wanted, shown, strict=True)
        if told != expected
    ]
    assert different == []
