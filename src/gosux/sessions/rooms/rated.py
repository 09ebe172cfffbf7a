"""Games that change ratings: which ones can, and what each seat wins of them (docs/ratings.md)."""

from gosux.bots.anchors import anchor
from gosux.game.game import Game
from gosux.model.actions import EVERYBODY
from gosux.rules.registry import ruleset
from gosux.sessions.messages.ratings import Unrated
from gosux.sessions.rooms.records import RoomRecord


def unrated_because(room: RoomRecord) -> "Unrated | None":
    """Why a game of these people and bots would not change ratings; None if it would. Free seats are left to come."""
    rules = ruleset(room.ruleset)
    people = [seat for seat in room.seats if seat.token is not None]
    levels = [seat.level for seat in room.seats if seat.kind == "bot"]
    if room.chosen is not None:
        return "chosen"
    if rules.options(dict(room.options)).texts != rules.defaults.texts:
        return "options"
    if any(seat.account is None for seat in people):
        return "guest"
    if len({seat.account for seat in people}) < len(people):
        return "same-account"
    if any(anchor(room.ruleset, len(room.seats), level or "") is None for level in levels):
        return "bot"
    return None


def final_scores(game: Game, away: list[int], earlier: bool) -> list[float]:
    """What each seat won of a game that is over: 1 in all, shared by those who won, or after a draw by those who had
    not given up. Those who are ``away`` won nothing, even if a bot won for them. None of it counts if the game ended
    before anybody acted, or because all agreed to end it: ratings cannot be made without playing. ``earlier`` if
    actions before these are not known any more."""
    if not earlier and all(action < 0 for action in game.history):
        return []
    if game.history[-1] == -1 - EVERYBODY:
        return []
    winners = game.result.winners if game.result is not None else []
    winners = winners or [seat for seat in range(game.players) if not game.state.seats[seat].out]
    return [
        1 / len(winners) if seat in winners and seat not in away else 0.0 for seat in range(game.players)
    ]  # fmt: skip
