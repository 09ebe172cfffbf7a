"""``gosux check``: checks a position, a save or a replay."""

from pathlib import Path
from typing import Annotated, Literal

import typer

from gosux.commands.shared.files import reading
from gosux.commands.shared.in_time import SECONDS, in_time
from gosux.commands.shared.packs import PackOption, learn_packs
from gosux.game.game import Game
from gosux.records.files import RecordError, read_text
from gosux.records.foreign import is_record, read_foreign
from gosux.records.position_table import PositionError
from gosux.records.replays import Replay, verify_replay
from gosux.text import Words


def check(
    file: Annotated[Path, typer.Argument(help="A position, a save or a replay.")],
    pack: PackOption = None,
    lang: Annotated[Literal["en", "fr"], typer.Option(help="The language: en or fr.")] = "en",
    seconds: Annotated[float, typer.Option(help="Time limit for reading the file.", min=0.1)] = SECONDS,
) -> None:
    """Check a position, save or replay file."""
    learn_packs(pack)
    with reading(file, lang):
        what, game = in_time(recognise, file, pack, seconds)
    words = Words(lang, game.ruleset)
    print(words.say(f"check-{what}", file=typer.format_filename(file), ruleset=game.ruleset))
    least, most = game.rules.players
    if least != most:
        print(words.say("check-players", count=str(game.players)))
    round = game.state.round
    print(words.say("check-round", round=round) if round else words.say("check-setup"), standing(game, words))
    print(words.say("check-actions", count=str(len(game.history))))


def recognise(file: Path) -> tuple[str, Game]:
    """The kind of a file, and the game at its last moment. Raises RecordError or PositionError with the location."""
    text = read_text(file)
    try:
        found = read_foreign(text)
        if isinstance(found, Replay):
            return "replay", verify_replay(found)
        return "save" if is_record(text) else "position", found
    except PositionError as error:
        raise PositionError("at", {"place": str(file), "problem": error}) from error
    except RecordError as error:
        raise RecordError("at", {"place": str(file), "problem": error}) from error


def standing(game: Game, words: Words) -> str:
    """The open question, or how the game ended."""
    decision = game.decision
    if decision is not None:
        return words.prompt(decision.prompt, None)
    result = game.result
    assert result is not None, "a game that asks nobody is over"
    return words.result(result, None)
