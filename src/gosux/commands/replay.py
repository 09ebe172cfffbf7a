"""``gosux replay``: a finished game told in words, or compared with what its file says."""

from pathlib import Path
from typing import Annotated, Literal, Protocol

import typer

from gosux.model.events import Event
from gosux.rules.records import RecordError, Replay, read_replay, verify_replay
from gosux.text import Words

WORDS = {
    "en": {
        "game": "A game of {ruleset} ({options}).",
        "position": "It begins from a position.",
        "verified": "The replay is true: {actions} actions, the same result ({rule}) and the same checksum.",
    },
    "fr": {
        "game": "Une partie de {ruleset} ({options}).",
        "position": "Elle commence par une position.",
        "verified": "L'enregistrement est exact : {actions} actions, même résultat ({rule}), même somme de contrôle.",
    },
}

PAUSES = ("round", "turn", "battle", "song", "game-over")  # events that begin a new paragraph


class Teller(Protocol):
    """What turns events into sentences: ``gosux.text.Words``."""

    def event(self, event: Event, viewer: int | None) -> str: ...


def replay(
    file: Annotated[Path, typer.Argument(help="A replay.")],
    verify: Annotated[bool, typer.Option("--verify", help="Only play it again and compare.")] = False,
    lang: Annotated[Literal["en", "fr"], typer.Option(help="The language of the words.")] = "en",
) -> None:
    """Tell a finished game in words."""
    recorded = read_replay(file)
    try:
        verify_replay(recorded)
    except RecordError as error:
        raise RecordError(f"{file}: {error}") from error
    if verify:
        rule = recorded.result.rule
        print(WORDS[lang]["verified"].format(actions=len(recorded.actions), rule=rule))
        return
    for line in story(recorded, Words(lang, recorded.rules.id), WORDS[lang]):
        print(line)


def story(recorded: Replay, teller: Teller, words: dict[str, str]) -> list[str]:
    """The lines that tell a game, with an empty one before each new turn."""
    options = ", ".join(f"{name} = {value}" for name, value in recorded.options.items())
    lines = [words["game"].format(ruleset=recorded.rules.id, options=options)]
    if recorded.start is not None:
        lines.append(words["position"])
    events = list(recorded.begin().opening)
    for step in recorded:
        events += step.events
    for event in events:
        sentence = teller.event(event, None)
        if sentence:
            if event.kind in PAUSES:
                lines.append("")
            lines.append(sentence)
    return lines
