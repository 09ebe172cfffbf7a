"""Replaying the actions of a record from its start."""

from typing import Final

from gosux.game.codec import BadState, Json, read_state
from gosux.game.decision import IllegalAction
from gosux.game.game import Game, ask_again, new_game
from gosux.game.unknown_action import UnknownAction
from gosux.model.actions import EVERYBODY
from gosux.model.events import Event
from gosux.model.messages import Reason
from gosux.model.messages.mistakes import Fact
from gosux.records.files import RecordError
from gosux.records.position_writer import beginning
from gosux.rules.ruleset import Ruleset

CONCEDE: Final = "concede"
ALL: Final = "all"  # agree to end


def begin(rules: Ruleset, seats: int, options: dict[str, str], seed: str, start: "Json | None") -> Game:
    """The game of a record before its first action; ``start`` is the state of a position. Raises RecordError."""
    if start is None:
        return new_game(rules.id, seed, dict(options), seats)
    try:
        state = read_state(rules.catalogue, rules.options(dict(options)), start)
        ask_again(state)
    except BadState as error:
        raise RecordError("start-state", {"problem": error}) from error
    if state.dice.seed != seed:
        raise RecordError("seed-and-start")
    if len(state.seats) != seats:
        raise RecordError("record-seats")
    return Game(rules, state, start, [])


def take(game: Game, number: int, action: str) -> list[Event]:
    """Take an action of a record; returns all events, unredacted."""
    player = conceding(game, action)
    try:
        return game.concede(player) if player >= 0 else game.apply(action, None)
    except (IllegalAction, UnknownAction) as error:
        reasons = error.reasons if isinstance(error, IllegalAction) else [Reason("unknown-action", ())]
        facts: dict[str, Fact] = {"number": number, "action": action[:60], "reasons": [*reasons]}
        problem = RecordError("impossible-action", facts)
        problem.game = game.ruleset
        raise problem from error
    except Exception as trouble:
        if game.origin is None:  # then the file is not to blame
            raise
        raise RecordError("start-action", {"number": number}) from trouble


def conceding(game: Game, action: str) -> int:
    """The seat of the player who concedes with this action, or EVERYBODY; -1 for any other action."""
    verb, _, seat = action.partition(" ")
    if action == f"{CONCEDE} {ALL}":
        return EVERYBODY
    return int(seat) if verb == CONCEDE and seat in [str(one) for one in range(game.players)] else -1


def conceded_text(action: int) -> str:
    """The text of a negative action of ``Game.history``."""
    seat = -1 - action
    return f"{CONCEDE} {ALL if seat == EVERYBODY else seat}"


def action_texts(game: Game) -> list[str]:
    """All actions of a game so far, as texts; conceding is "concede 0", agreeing to end "concede all"."""
    texts: list[str] = []
    again = beginning(game)
    for number, action in enumerate(game.history, start=1):
        texts.append(conceded_text(action) if action < 0 else again.action_text(action))
        take(again, number, texts[-1])
    if again != game:
        raise RecordError("actions-lead-elsewhere")
    return texts
