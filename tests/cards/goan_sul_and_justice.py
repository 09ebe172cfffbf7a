"""Tables for the scenes of the clans Goan Sul and Justice, and one side of them at a glance."""

from gosux import Game
from tests.scene import army, hand, pile, scene


def table(yours: str, theirs: str = "", head: str = "tiles = []") -> Game:
    """A scene from the TOML of each player; no tile is active unless the head says so."""
    return scene(f"{head}\n[[player]]\n{yours}\n[[player]]\n{theirs}\n")


def side(game: Game, seat: int) -> tuple[dict[str, list[str]], list[str], list[str]]:
    """Army, hand and discard pile of a player."""
    return army(game, seat), hand(game, seat), pile(game, seat)
