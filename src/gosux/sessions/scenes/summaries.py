"""What a list of games shows about each game."""

from typing import Any

from gosux.game.decision import Result as GameResult
from gosux.game.game import Game
from gosux.sessions.messages.requests import OpenGame
from gosux.sessions.messages.table import Player
from gosux.sessions.scenes.sentences import sentences_for
from gosux.sessions.storage import Damaged, GameRecord


def summary(game: Game) -> dict[str, Any]:
    state = game.state
    result = game.result
    return {
        "round": int(state.round),
        "points": [int(seat.supremacy) for seat in state.seats],
        "asked": int(state.decider),
        "result": None if result is None else result.to_json(),
    }


def players_of(record: GameRecord) -> list[Player]:
    return [Player(kind="bot" if seat.kind == "bot" else "person", level=seat.level) for seat in record.seats]


def open_game(record: GameRecord, told: dict[str, Any], seat: int, place: int) -> OpenGame:
    """``told`` is a summary: of the record, or of what the seat was told last. Raises Damaged."""
    try:
        return _open_game(record, told, seat, place)
    except (LookupError, TypeError, ValueError) as error:
        raise Damaged(record.id, "its summary cannot be read") from error


def _open_game(record: GameRecord, told: dict[str, Any], seat: int, place: int) -> OpenGame:
    ended = told["result"]
    result = None if ended is None else GameResult(list(ended["winners"]), str(ended["rule"]))
    return OpenGame(
        place=place,
        game=record.id,
        ruleset=record.ruleset,
        seat=seat,
        players=players_of(record),
        round=told["round"],
        points=told["points"],
        your_turn=told["asked"] == seat,
        over=result is not None,
        result=sentences_for(record.ruleset, len(record.seats), seat).result(result),
        begun=record.begun,
        moved=record.moved,
    )
