"""What a list of games shows about each game."""

from gosux.game.decision import Result as GameResult
from gosux.game.game import Game
from gosux.model.actions import ARMY_SIZE
from gosux.model.catalogue import CAPTURED
from gosux.model.state import State
from gosux.sessions.messages.requests import Board, OpenGame
from gosux.sessions.messages.table import Player
from gosux.sessions.scenes.sentences import seated, sentences_for
from gosux.sessions.scenes.table import clan_ids, score
from gosux.sessions.storage.records import Damaged, GameRecord, Json


def summary(game: Game, board: "Json | None" = None) -> Json:
    """``board`` if another one than the present is to be shown."""
    state = game.state
    result = game.result
    return {
        "round": int(state.round),
        "points": [int(seat.supremacy) for seat in state.seats],
        "asked": int(state.decider),
        "result": None if result is None else result.to_json(),
        "board": board or board_of(state),
        "clans": [clan_ids(state, seat.clans) for seat in state.seats] if game.rules.drafts else [],
    }


def board_of(state: State) -> Json:
    """What everybody sees of the armies."""
    seats = range(len(state.seats))
    return {
        "armies": [[clan_at(state, seat, slot) for slot in range(ARMY_SIZE)] for seat in seats],
        "scores": [score(state, seat).total for seat in seats],
    }


def clan_at(state: State, seat: int, slot: int) -> "str | None":
    design = int(state.seats[seat].army[slot])
    if design < 0:
        return None
    return "" if design >= CAPTURED else state.catalogue.cards[design].clan


def players_of(record: GameRecord) -> list[Player]:
    return [
        Player(kind="bot" if seat.kind == "bot" else "person", level=seat.level, name=seat.name)
        for seat in record.seats
    ]  # fmt: skip


def open_game(record: GameRecord, told: Json, seat: int, place: int) -> OpenGame:
    """``told`` is a summary: of the record, or of what the seat was told last. Raises Damaged."""
    try:
        return _open_game(record, told, seat, place)
    except (LookupError, TypeError, ValueError) as error:
        raise Damaged(record.id, "its summary cannot be read") from error


def _open_game(record: GameRecord, told: Json, seat: int, place: int) -> OpenGame:
    ended = told["result"]
    result = None if ended is None else GameResult(list(ended["winners"]), str(ended["rule"]))
    players = players_of(record)
    board = told.get("board")
    return OpenGame(
        place=place,
        game=record.id,
        ruleset=record.ruleset,
        lesson=record.lesson,
        seat=seat,
        players=players,
        round=told["round"],
        points=told["points"],
        your_turn=told["asked"] == seat,
        over=result is not None,
        result=sentences_for(record.ruleset, len(players), seat, seated(players)).result(result),
        clans=told.get("clans", []),
        board=None if board is None else Board.model_validate(board),
        begun=record.begun,
        moved=record.moved,
    )
