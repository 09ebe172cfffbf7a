"""``gosux replay``: show a finished game as text, or verify its file."""

from pathlib import Path
from typing import Annotated, Literal

import typer

from gosux.commands.shared.files import reading
from gosux.commands.shared.in_time import in_time
from gosux.commands.shared.packs import PackOption, learn_packs
from gosux.records.files import named, read_text
from gosux.records.replays import Replay, parse_replay, verify_replay
from gosux.text import Words
from gosux.text.log import Log, lines_of

PAUSES = ("round", "battle", "song")  # entries that begin a new paragraph


def replay(
    file: Annotated[Path, typer.Argument(help="A replay.")],
    verify: Annotated[bool, typer.Option("--verify", help="Only replay and compare it.")] = False,
    pack: PackOption = None,
    lang: Annotated[Literal["en", "fr"], typer.Option(help="The language: en or fr.")] = "en",
) -> None:
    """Show a finished game as text."""
    learn_packs(pack)
    with reading(file, lang):
        recorded = parse_replay(in_time(verified, file, pack))
    words = Words(lang, recorded.rules.id)
    if verify:
        count = len(recorded.actions)
        rule = recorded.result.rule
        print(words.say("replay-verified", actions=str(count), actions_number=count, rule=rule))
        if recorded.shuffle is not None:
            print(words.say("replay-shuffle", fingerprint=recorded.shuffle.fingerprint))
            for seat, number in enumerate(recorded.shuffle.numbers):
                if number is not None:
                    print(words.say("replay-shuffle-number", player=str(seat + 1), number=number))
        return
    for line in story(recorded, words):
        print(line)


def verified(file: Path) -> str:
    """The text of a verified replay. Raises RecordError with the location."""
    text = read_text(file)
    with named(file):
        verify_replay(parse_replay(text))
    return text


def story(recorded: Replay, words: Words) -> list[str]:
    """The log of a game: one line per action, with its consequences indented below."""
    options = ", ".join(f"{name} = {value}" for name, value in recorded.options.items())
    least, most = recorded.rules.players
    message = "replay-game" if least == most else "replay-game-of"
    game = words.say("page-title", ruleset=recorded.rules.id)
    lines = [words.say(message, game=game, players=str(recorded.seats), options=options)]
    if recorded.start is not None:
        lines.append(words.say("replay-position"))
    log = Log(words, None)
    log.add(recorded.begin().opening)
    for step in recorded:
        log.add(step.events)
    for entry in log.entries:
        lines += ["", *lines_of(entry)] if entry.kind in PAUSES else lines_of(entry)
    return lines
