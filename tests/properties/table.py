"""What must hold of every table at every decision, told anew from the rules and read from nothing but the state."""

from collections import Counter

from gosux import Game
from gosux.model.catalogue import CAPTURED
from gosux.model.frame import NOWHERE
from gosux.model.state import NOBODY, State

ROW = 5
SLOTS = 15
TOKENS = 4  # 2 owned and 2 locked at the start (X2.5); unlocking moves them, nothing makes or destroys them


def cards_of(state: State, seat: int) -> Counter[int]:
    """Every card of a player, wherever it lies."""
    player = state.seats[seat]
    cards = Counter(entry & 255 for entry in player.hand + player.deck)
    cards.update(player.discard)
    cards.update(player.removed)
    cards.update(card % CAPTURED for card in player.army if card >= 0)
    if state.revealer == seat:
        cards.update(state.revealed)
    return cards


def own_cards(game: Game, seat: int) -> Counter[int]:
    """The cards that a player's clans consist of."""
    cards: Counter[int] = Counter()
    for design, card in enumerate(game.rules.catalogue.cards):
        clan = game.rules.catalogue.table.clan_numbers[card.clan]
        if game.state.seats[seat].clans >> clan & 1:
            cards[design] = card.copies
    return cards


def check_cards(game: Game) -> None:
    """Each player's 45 cards exist exactly once (X2.3); until the decks are made there are none."""
    for seat, player in enumerate(game.state.seats):
        if game.state.available:
            assert not cards_of(game.state, seat)
            continue
        cards = own_cards(game, seat)
        assert cards.total() == 45
        cards.subtract(player.absent)
        assert cards_of(game.state, seat) == +cards


def check_tokens(game: Game) -> None:
    """Activation tokens are conserved and rest on face-up cards only; Wonder and Bounty are in one place."""
    state = game.state
    for player in state.seats:
        assert min(player.tokens, player.spent, player.locked, *player.resting, *player.doubled) >= 0
        assert player.locked <= 2
        assert player.tokens + player.spent + player.locked + sum(player.resting) == TOKENS
        for slot in range(SLOTS):
            assert player.doubled[slot] <= player.resting[slot]
            if player.resting[slot]:
                assert 0 <= player.army[slot] < CAPTURED, "a token rests on an empty slot or a captured card (X7.5)"
        assert 0 <= player.supremacy <= (2 if state.over else 1)
    assert state.wonder in (NOBODY, 0, 1)
    if state.bounty != NOWHERE:
        assert state.seats[state.bounty // SLOTS].army[state.bounty % SLOTS] >= 0, "X10.1b"


def check_armies(game: Game) -> None:
    """Rows are filled from the left (X3.1), none is longer than the one below (X3.2), each has cards of its level."""
    for player in game.state.seats:
        assert len(player.army) == SLOTS
        lengths = []
        for row in range(3):
            cards = player.army[row * ROW : row * ROW + ROW]
            length = sum(1 for card in cards if card >= 0)
            assert all(card >= 0 for card in cards[:length]), "a row has a gap"
            for card in cards[:length]:
                assert game.rules.catalogue.levels[card % CAPTURED] >> row & 1, "a card lies in a row of another level"
            lengths.append(length)
        assert lengths == player.rows
        assert lengths[0] >= lengths[1] >= lengths[2]
        assert len(open_cards(player.army)) <= 3


def open_cards(army: list[int]) -> list[int]:
    """The slots of the OPEN cards: none above, none to the right (X3.3)."""
    return [
        slot
        for slot in range(SLOTS)
        if army[slot] >= 0
        and (slot + ROW >= SLOTS or army[slot + ROW] < 0)
        and (slot % ROW == ROW - 1 or army[slot + 1] < 0)
    ]


def hand_limit(game: Game) -> int:
    """7, or 5 while Narashima is face up in either army or its tile is active (X4.2c)."""
    catalogue = game.rules.catalogue
    if game.state.tiles >> catalogue.table.clan_numbers["narashima"] & 1:
        return 5
    return 5 if any(catalogue.number["narashima"] in player.army for player in game.state.seats) else 7


def check_table(game: Game) -> None:
    check_cards(game)
    check_tokens(game)
    check_armies(game)


class HandLimits:
    """Watches that nobody ends a turn with too many cards; call ``look`` at every decision."""

    def __init__(self) -> None:
        self.last: tuple[int, int] | None = None  # round and player of the turn that was asked for last

    def look(self, game: Game) -> None:
        state = game.state
        if game.decision is None or game.decision.kind != "turn":
            return
        # After a Song for the Dead larger hands are kept (X9.3a), so only turns within a round are compared.
        if self.last is not None and self.last[0] == state.round:
            assert len(state.seats[self.last[1]].hand) <= hand_limit(game), "a turn ended above the hand limit"
        self.last = (state.round, state.active)
