"""The decks of measured games: drafted, fixed before the game, or neither."""

from gosux.game.game import Game
from gosux.lab.checks import BadRun
from gosux.model.dice import Dice
from gosux.rules.ruleset import Ruleset

DRAFT, CLANS, PLAIN = "draft", "clans", "plain"
CLANS_IN_DECK = 3  # X2.1b


def deck_modes(rules: Ruleset, wanted: list[str], fixed: bool) -> list[str]:
    """The wanted ways, by default all that the game has. Raises BadRun.

    ``fixed`` says that the options name the decks, so that there is no draft.
    """
    if not rules.drafts:
        if wanted:
            raise BadRun("arena-no-draft", {"ruleset": rules.id})
        return [PLAIN]
    if fixed:
        if DRAFT in wanted:
            raise BadRun("arena-decks-given")
        return [CLANS]
    return [mode for mode in (DRAFT, CLANS) if mode in (wanted or (DRAFT, CLANS))]


def decks(rules: Ruleset, seed: str) -> list[list[str]]:
    """A deck of clans for each seat, all different, drawn independently of the game's dice."""
    order = list(range(len(rules.catalogue.clans)))
    Dice(f"decks of {seed}").shuffle(order)
    ids = [rules.catalogue.clans[number].id for number in order]
    return [ids[seat * CLANS_IN_DECK : (seat + 1) * CLANS_IN_DECK] for seat in range(rules.players[0])]


def clans_of(game: Game) -> tuple[tuple[str, ...], ...]:
    """The clans of each seat's deck."""
    clans = game.rules.catalogue.clans
    return tuple(
        tuple(clan.id for number, clan in enumerate(clans) if seat.clans & (1 << number)) for seat in game.state.seats
    )
