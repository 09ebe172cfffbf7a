"""Scenes between two players whose decks are fixed, and one side of the table at a glance."""

from gosux import Game
from tests.scene import army, deck, hand, pile, removed, scene


def duel(you: str, other: str = "", table: str = "tiles = []") -> Game:
    """A scene from the TOML of each player and of the table; a deck that is not written down is empty."""
    sides = [side if "deck = " in side or "top = " in side else f"{side}\ndeck = []" for side in (you, other)]
    return scene("\n".join([table, "[[player]]", sides[0], "[[player]]", sides[1]]))


def side(game: Game, seat: int) -> dict[str, list[str]]:
    """Every card of a player, by the places that have any."""
    places = {"hand": hand(game, seat), "deck": deck(game, seat), "pile": pile(game, seat)}
    places["removed"] = removed(game, seat)
    return army(game, seat) | {name: cards for name, cards in places.items() if cards}
