"""Whole tables in one comparison: every zone of a player at once, so that a scene forgets no card."""

from gosux import Game
from gosux.model.changes.knowledge import DESIGN, UNKNOWN
from tests.scene import army, deck, hand, pile, removed


def zones(game: Game, seat: int) -> dict[str, str]:
    """All zones of a player that hold cards: {"I": "atalanta, (volantis)", "hand": "elle"}.

    Rows from the left, the deck from the top; hand, pile and removed cards sorted.
    """
    table = army(game, seat)
    table |= {"hand": hand(game, seat), "deck": deck(game, seat)}
    table |= {"pile": pile(game, seat), "removed": removed(game, seat)}
    return {zone: ", ".join(cards) for zone, cards in table.items() if cards}


def seen(game: Game, viewer: int, seat: int, zone: str) -> str:
    """A hand (sorted) or a deck (from the top) as another player knows it: "elle, ?"."""
    player = game.view(viewer).state.seats[seat]
    entries = player.hand if zone == "hand" else player.deck[::-1]
    cards = ["?" if entry & DESIGN == UNKNOWN else game.rules.catalogue.cards[entry & DESIGN].id for entry in entries]
    return ", ".join(sorted(cards) if zone == "hand" else cards)
