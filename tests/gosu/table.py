"""Tables of GOSU: positions from their parts, and the whole table at a glance."""

from gosux import Event, Game
from tests.scene import army, deck, do, hand, pile, scene


def table(head: str, *players: str) -> Game:
    """A scene from the TOML of the table and of each player."""
    return scene("\n".join(['ruleset = "gosu"', head, *[f"[[player]]\n{player}" for player in players]]))


def with_points(yours: str, numbers: tuple[int, ...]) -> list[str]:
    """Each player with their victory points, and what the first one has besides."""
    return [f"points = {number}\n{'' if seat else yours}" for seat, number in enumerate(numbers)]


def fight(game: Game) -> list[Event]:
    """Everybody passes; the Great Battle is fought and a new round begins."""
    events: list[Event] = []
    for _ in range(game.players):
        events += do(game, "pass")
    return events


def side(game: Game, seat: int) -> tuple[dict[str, list[str]], list[str]]:
    """Army and hand of a player."""
    return army(game, seat), hand(game, seat)


def piles(game: Game) -> tuple[list[str], list[str]]:
    """Draw pile from the top, discard pile."""
    return deck(game, 0), pile(game, 0)


def hands(game: Game) -> list[list[str]]:
    return [hand(game, seat) for seat in range(game.players)]


def armies(game: Game) -> list[dict[str, list[str]]]:
    return [army(game, seat) for seat in range(game.players)]
