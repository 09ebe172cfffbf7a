"""What happened in a game, counted as players would: cards drawn, captured, destroyed, sacrificed and shifted."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from gosux.game.game import Game
from gosux.model.events import Captured, Destroyed, Drafted, Entered, Event, Sacrificed, ShiftedOut, TilesActive
from gosux.model.messages.references import CardRef


@dataclass
class SeatStatistics:
    """One player's part. Captures and destructions count for the player who made them, other deeds for the owner."""

    picked: list[str] = field(default_factory=list)  # clans, in the order of the draft
    drawn: Counter[str] = field(default_factory=Counter)  # cards that came from the deck into the hand, by id
    played: Counter[str] = field(default_factory=Counter)  # cards that entered the army, by id
    captured: int = 0
    destroyed: int = 0
    sacrificed: int = 0
    shifted: int = 0


@dataclass
class GameStatistics:
    """A whole game."""

    starter: int
    tiles: tuple[str, ...]  # active from the beginning
    seats: list[SeatStatistics]


def statistics_of(game: Game, actions: Iterable[int]) -> GameStatistics:
    """Take these actions in a game that is at its beginning, and count. The game is changed."""
    seats = [SeatStatistics() for _ in range(game.players)]
    tiles: tuple[str, ...] = ()
    starter = int(game.state.starter)
    events = list(game.opening)
    for action in actions:
        if action < 0:
            events += game.concede(-1 - action)
        else:
            events += game.apply(action, viewer=None)
    for event in events:
        if isinstance(event, TilesActive):
            tiles = tuple(tile.id for tile in event.tiles)
        else:
            _count(seats, event)
    return GameStatistics(starter, tiles, seats)


def _count(seats: list[SeatStatistics], event: Event) -> None:
    if isinstance(event, Drafted):
        seats[event.player].picked.append(event.clan.id)
    elif isinstance(event, Entered):
        seats[event.player].played[event.card.id] += 1
    elif isinstance(event, Captured):
        if event.by >= 0:
            seats[event.by].captured += 1
    elif isinstance(event, Destroyed):
        if event.by >= 0:
            seats[event.by].destroyed += 1
    elif isinstance(event, Sacrificed):
        seats[event.player].sacrificed += 1
    elif isinstance(event, ShiftedOut):
        seats[event.player].shifted += 1
    for move in event.moves():
        if isinstance(move.card, CardRef) and move.origin.zone in ("deck", "revealed") and move.target.zone == "hand":
            seats[move.target.seat].drawn[move.card.id] += 1
