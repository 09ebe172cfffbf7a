"""Scenes: a position as TOML, a few actions, and short questions about the table.

Policy (CONTRIBUTING.md): the smallest position that shows it, every card in the scene asserted, and at the end
``ready``: the next turn's question, so that no prompt is left over.
"""

from collections.abc import Iterable

from gosux import Event, Game, read_position
from gosux.model.catalogue import CAPTURED
from gosux.model.changes.knowledge import DESIGN


def scene(position: str) -> Game:
    """The game that a position describes. Fix decks with ``deck`` or ``top`` wherever cards are drawn."""
    return read_position(position)


def do(game: Game, *actions: str) -> list[Event]:
    """Take actions by their texts; returns all events, unredacted."""
    events: list[Event] = []
    for action in actions:
        events += game.apply(action, viewer=None)
    return events


def choices(game: Game) -> list[str]:
    """The texts of the legal actions."""
    decision = game.decision
    return [str(action) for action in decision.actions] if decision else []


def asked(game: Game) -> tuple[int, str]:
    """Who is asked what: (seat, kind)."""
    decision = game.decision
    assert decision is not None, f"nobody is asked: {game.result}"
    return decision.player, decision.kind


def army(game: Game, seat: int) -> dict[str, list[str]]:
    """The rows that have cards, written as in positions: {"I": ["sati", "(elle)", "hempo [x2]"]}."""
    player = game.state.seats[seat]
    rows: dict[str, list[str]] = {}
    for row, name in enumerate(("I", "II", "III")):
        for slot in range(row * 5, row * 5 + player.rows[row]):
            design = player.army[slot]
            if design < 0:  # kept for the goblin of a mutation under way (G5.5)
                rows.setdefault(name, []).append("…")
                continue
            card = game.rules.catalogue.cards[design % CAPTURED].id
            text = f"({card})" if design >= CAPTURED else card
            guests = [whose for code, whose in game.state.foreign if code == seat * 15 + slot]
            own = player.resting[slot] - player.doubled[slot] - len(guests)
            text += " [x2]" * player.doubled[slot] + " [t]" * own + "".join(f" [t{whose}]" for whose in guests)
            rows.setdefault(name, []).append(text)
    return rows


def _ids(game: Game, entries: Iterable[int]) -> list[str]:
    return [game.rules.catalogue.cards[entry & DESIGN].id for entry in entries]


def hand(game: Game, seat: int) -> list[str]:
    """Sorted, because the order of a hand means nothing."""
    return sorted(_ids(game, game.state.seats[seat].hand))


def deck(game: Game, seat: int) -> list[str]:
    """From the top down."""
    return _ids(game, game.state.seats[seat].deck)[::-1]


def pile(game: Game, seat: int) -> list[str]:
    """The discard pile, sorted."""
    return sorted(_ids(game, game.state.seats[seat].discard))


def removed(game: Game, seat: int) -> list[str]:
    return sorted(_ids(game, game.state.seats[seat].removed))


def tokens(game: Game, seat: int) -> tuple[int, int, int]:
    """Activation tokens: in hand, spent, locked."""
    player = game.state.seats[seat]
    return player.tokens, player.spent, player.locked


def points(game: Game) -> list[int]:
    """Victory points, or Supremacy tokens, by seat."""
    return [player.supremacy for player in game.state.seats]


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def rules_against(game: Game, action: str, player: int | None = None) -> list[str]:
    """The numbers of the rules that forbid an action now; empty if it is possible."""
    return [rule for reason in game.why_not(action, player) for rule in reason.rules]


def ready(game: Game, player: int) -> None:
    """The scene is over: it is this player's turn and nothing is pending."""
    assert asked(game) == (player, "turn")
    assert len(game.state.stack) == 2


def over(game: Game, winners: list[int], rule: str) -> None:
    """The scene ended the game."""
    assert game.decision is None
    assert game.result is not None
    assert (game.result.winners, game.result.rule) == (winners, rule)
