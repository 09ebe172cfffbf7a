"""``gosux check``: whether a position, a save or a replay can be used."""

from pathlib import Path
from typing import Annotated, Literal

import typer

from gosux.commands.files import reading
from gosux.commands.packs import PackOption, learn_packs
from gosux.rules.game import Game
from gosux.rules.position_reader import read_position
from gosux.rules.position_table import PositionError
from gosux.rules.records import RecordError, Replay, parse_record, read_text, verify_replay
from gosux.text import Words


def check(
    file: Annotated[Path, typer.Argument(help="A position, a save or a replay.")],
    pack: PackOption = None,
    lang: Annotated[Literal["en", "fr"], typer.Option(help="The language of the words.")] = "en",
) -> None:
    """Say what a file is and whether it can be used."""
    learn_packs(pack)
    with reading(file, lang):
        what, game = recognise(file)
    words = Words(lang, game.ruleset)
    print(words.say(f"check-{what}", file=typer.format_filename(file), ruleset=game.ruleset))
    least, most = game.rules.players
    if least != most:
        print(words.say("check-players", count=str(game.players)))
    round = game.state.round
    print(words.say("check-round", round=round) if round else words.say("check-setup"), standing(game, words))
    print(words.say("check-actions", count=str(len(game.history))))


def recognise(file: Path) -> tuple[str, Game]:
    """What a file is, and the game at its last moment. Raises RecordError or PositionError, which say where."""
    text = read_text(file)
    try:
        if not text.lstrip().startswith(("{", "[{", '"')):  # nothing else is TOML
            return "position", read_position(text)
        record = parse_record(text)
        if isinstance(record, Replay):
            return "replay", verify_replay(record)
        return "save", record
    except PositionError as error:
        raise PositionError("at", {"place": str(file), "problem": error}) from error
    except RecordError as error:
        raise RecordError("at", {"place": str(file), "problem": error}) from error


def standing(game: Game, words: Words) -> str:
    """What is asked now, or how the game ended."""
    decision = game.decision
    if decision is not None:
        return words.prompt(decision.prompt, None)
    result = game.result
    assert result is not None, "a game that asks nobody is over"
    return words.result(result, None)
