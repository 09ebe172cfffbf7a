"""``gosux replay``: show a finished game as text, or verify its file."""

from pathlib import Path
from typing import Annotated, Literal

import typer

from gosux.commands.shared.files import reading
from gosux.commands.shared.in_time import in_time
from gosux.commands.shared.packs import PackOption, learn_packs
from gosux.records.files import RecordError, named, read_text
from gosux.records.replays import Replay, parse_replay, verify_replay
from gosux.sessions.messages.base import Sentence
from gosux.sessions.messages.events import LogEntry
from gosux.sessions.storage.films import Film, is_film, parse_film
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
        found = in_time(read, file, pack)
        if isinstance(found, list):
            if verify:
                raise RecordError("film-hides")
            print("\n".join(found[lang == "fr"]))
            return
        recorded = parse_replay(found)
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


def read(file: Path) -> "str | list[list[str]]":
    """The text of a verified replay; of one that hides cards, the log in each language. Raises RecordError with the
    location."""
    text = read_text(file)
    with named(file):
        if is_film(text):
            return [log_lines(parse_film(text), language) for language in ("en", "fr")]
    return verified(file)


def verified(file: Path) -> str:
    """The text of a verified replay. Raises RecordError with the location."""
    text = read_text(file)
    with named(file):
        verify_replay(parse_replay(text))
    return text


def log_lines(film: Film, language: str) -> list[str]:
    """The log of a game as somebody saw it."""
    entries: dict[int, LogEntry] = {}
    for moment in film.moments:
        for entry in moment.log:  # it replaces the entry of the same group and all later ones
            entries = {group: one for group, one in entries.items() if group < entry.group} | {entry.group: entry}
    lines: list[str] = []
    for entry in entries.values():
        lines.append(plain(entry.head, language))
        lines += ["  " * (line.depth + 1) + plain(line.text, language) for line in entry.lines]
    return lines


def plain(said: Sentence, language: str) -> str:
    pieces = said.fr if language == "fr" else said.en
    return "".join(piece if isinstance(piece, str) else piece[0] for piece in pieces)


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
