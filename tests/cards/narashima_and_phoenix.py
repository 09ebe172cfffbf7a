"""Tables for the scenes of the clans Narashima and Phoenix: seat 0 has the clan, no tile is active."""

from gosux import Event, Game
from gosux.model.changes.knowledge import DESIGN, UNKNOWN
from gosux.model.messages import Argument
from tests.scene import scene

NO_TILES = "tiles = []"


OTHERS = '"abhilasha", "goan_sul", "xian"'


def _table(head: str, clans: str, you: str, other_clans: str, other: str) -> Game:
    return scene(f"""
{head}
[[player]]
clans = [{clans}]
{you}
[[player]]
clans = [{other_clans}]
{other}
""")


def narashima(
    you: str,
    other: str = "",
    head: str = NO_TILES,
    clans: str = '"narashima", "galmi", "justice"',
    other_clans: str = OTHERS,
) -> Game:
    """Seat 0 has Narashima, Galmi and Justice, seat 1 Abhilasha, Goan Sul and Xi'an."""
    return _table(head, clans, you, other_clans, other)


def phoenix(
    you: str,
    other: str = "",
    head: str = NO_TILES,
    clans: str = '"phoenix", "galmi", "justice"',
    other_clans: str = OTHERS,
) -> Game:
    """Seat 0 has Phoenix, Galmi and Justice, seat 1 Abhilasha, Goan Sul and Xi'an."""
    return _table(head, clans, you, other_clans, other)


def _seen(game: Game, entries: list[int]) -> list[str]:
    cards = game.rules.catalogue.cards
    return ["?" if entry & DESIGN == UNKNOWN else cards[entry & DESIGN].id for entry in entries]


def seen_hand(game: Game, viewer: int, seat: int) -> list[str]:
    """A hand as a player knows it, sorted; "?" for a card that they do not know."""
    return sorted(_seen(game, game.view(viewer).state.seats[seat].hand))


def seen_deck(game: Game, viewer: int, seat: int) -> list[str]:
    """A deck from the top down, as a player knows it."""
    return _seen(game, game.view(viewer).state.seats[seat].deck)[::-1]


def battle_values(events: list[Event]) -> Argument:
    """What both armies were worth in the Great Battle that these events tell of."""
    (battle,) = [event for event in events if event.kind == "battle"]
    return battle.args["values"]
