"""What must hold of every table at every decision, told anew from the rules and read from nothing but the state."""

from collections import Counter

from gosux import Game
from gosux.model.catalogue import CAPTURED
from gosux.model.frame import NOWHERE
from gosux.model.state import NOBODY, State

ROW = 5
SLOTS = 15

NO_LIMIT = 1000


# -- cards -------------------------------------------------------------------------------------------------------


def cards_in(state: State, seats: list[int]) -> Counter[int]:
    """Every card of players who share a deck, wherever it lies."""
    first = state.seats[seats[0]]
    cards = Counter(entry & 255 for entry in first.deck)
    cards.update(first.discard)
    for seat in seats:
        player = state.seats[seat]
        cards.update(entry & 255 for entry in player.hand)
        cards.update(player.removed)
        cards.update(card % CAPTURED for card in player.army if card >= 0)
    if state.revealer in seats:
        cards.update(state.revealed)
    if state.incoming >= 0 and state.active in seats:
        cards[state.incoming] += 1  # set aside for a mutation (G5.1a)
    return cards


def cards_of_clans(game: Game, clans: int) -> Counter[int]:
    """The cards that the clans of a mask consist of."""
    cards: Counter[int] = Counter()
    for design, card in enumerate(game.rules.catalogue.cards):
        if clans >> game.rules.catalogue.table.clan_numbers[card.clan] & 1:
            cards[design] = card.copies
    return cards


def check_cards(game: Game) -> None:
    """Every card exists exactly once: 45 a player (X2.3), or 100 in all (G1.1); before the draft is over none."""
    state = game.state
    seats = list(range(game.players))
    if game.ruleset == "gosu":
        for player in state.seats:
            assert player.deck is state.seats[0].deck and player.discard is state.seats[0].discard
        sharing, total = [seats], 100
    else:
        sharing, total = [[seat] for seat in seats], 45
    for together in sharing:
        if state.available:
            assert not cards_in(state, together)
            continue
        cards = cards_of_clans(game, state.seats[together[0]].clans)
        assert cards.total() == total
        for seat in together:
            cards.subtract(state.seats[seat].absent)
        assert cards_in(state, together) == +cards


# -- tokens ------------------------------------------------------------------------------------------------------


def owned_tokens(state: State, seat: int) -> int:
    """All tokens a player owns but the locked ones: in hand, spent, out for the round, on whosever cards."""
    player = state.seats[seat]
    own = sum(player.resting) - sum(1 for code, _ in state.foreign if code // SLOTS == seat)
    return player.tokens + player.spent + player.lost + own + sum(1 for _, whose in state.foreign if whose == seat)


def check_owned_tokens(game: Game, seat: int) -> None:
    player = game.state.seats[seat]
    owned = owned_tokens(game.state, seat)
    if game.ruleset == "gosu-x":
        assert player.locked <= 2
        assert owned + player.locked == 4  # X2.5: unlocking moves them, nothing makes or destroys them
    else:
        assert player.locked == 0
        assert owned == 2 if game.ruleset == "gosu" else 2 <= owned <= 4  # G1.2, X13.4
    if game.ruleset != "gosu-x-quick":
        assert player.lost == 0  # X13.6


def check_tokens(game: Game) -> None:
    """Activation tokens are conserved and rest on face-up cards only; every other token is in one place."""
    state = game.state
    for seat, player in enumerate(state.seats):
        check_owned_tokens(game, seat)
        assert min(player.tokens, player.spent, player.lost, player.locked, *player.resting, *player.doubled) >= 0
        for slot in range(SLOTS):
            assert player.doubled[slot] <= player.resting[slot]
            if player.resting[slot]:
                assert 0 <= player.army[slot] < CAPTURED, "a token rests on an empty slot or a face-down card"
    for code, whose in state.foreign:
        assert whose != code // SLOTS, "an own token is taken for another player's"
        assert state.seats[code // SLOTS].resting[code % SLOTS], "another player's token rests nowhere"
    most = 2 if game.ruleset == "gosu" else 1  # X1.1a, G9.3a
    assert all(0 <= player.supremacy <= most + state.over for player in state.seats)
    if game.ruleset == "gosu":
        check_tokens_of_gosu(game)
        return
    assert state.foreign == () and state.advantage == NOBODY
    assert state.wonder in (NOBODY, 0, 1)
    if state.bounty != NOWHERE:
        assert state.seats[state.bounty // SLOTS].army[state.bounty % SLOTS] >= 0, "X10.1b"


def check_tokens_of_gosu(game: Game) -> None:
    state = game.state
    for player in state.seats:
        assert max(player.resting) <= 1, "G6.1a"
        assert max(player.doubled) == 0
    assert (state.wonder, state.bounty, state.tiles) == (NOBODY, NOWHERE, 0)
    assert 0 <= state.advantage < game.players
    assert not state.seats[state.advantage].out, "the Advantage token is held by somebody who has left (G3.6b)"


# -- armies ------------------------------------------------------------------------------------------------------


def check_armies(game: Game) -> None:
    """Rows are filled from the left (X3.1, G2.1), none is longer than the one below (X3.2, G2.2), each has cards of
    its level. A slot kept for a mutation under way counts as occupied (G5.5)."""
    state = game.state
    if state.vacant != NOWHERE:
        assert state.incoming >= 0 and state.vacant // SLOTS == state.active
        assert state.seats[state.active].army[state.vacant % SLOTS] < 0
    for seat, player in enumerate(state.seats):
        assert len(player.army) == SLOTS
        occupied = [card >= 0 or state.vacant == seat * SLOTS + slot for slot, card in enumerate(player.army)]
        lengths = []
        for row in range(3):
            slots = range(row * ROW, row * ROW + ROW)
            length = sum(occupied[slot] for slot in slots)
            assert all(occupied[slot] for slot in slots[:length]), "a row has a gap"
            for card in (player.army[slot] for slot in slots[:length]):
                if card >= 0:
                    assert game.rules.catalogue.levels[card % CAPTURED] >> row & 1, "a card lies in another's row"
            lengths.append(length)
        assert lengths == list(player.rows)
        assert lengths[0] >= lengths[1] >= lengths[2]
        open_in_rows = [slot // ROW for slot in open_slots(occupied)]
        assert len(open_in_rows) == len(set(open_in_rows)), "a row has two OPEN or FREE cards (X3.3, G2.3)"


def open_slots(occupied: list[bool]) -> list[int]:
    """The slots with nothing above and nothing to the right (X3.3, G2.3)."""
    return [
        slot
        for slot in range(SLOTS)
        if occupied[slot]
        and (slot + ROW >= SLOTS or not occupied[slot + ROW])
        and (slot % ROW == ROW - 1 or not occupied[slot + 1])
    ]


def check_table(game: Game) -> None:
    check_cards(game)
    check_tokens(game)
    check_armies(game)


# -- over time ---------------------------------------------------------------------------------------------------


def face_up(game: Game, card: str) -> bool:
    """Whether a card lies face up in the army of a player who is in the game."""
    design = game.rules.catalogue.number[card]
    return any(design in player.army for player in game.state.seats if not player.out)


def hand_limit(game: Game) -> int:
    """X4.2c, X13.3b, G1.4."""
    if game.ruleset == "gosu":
        return 7 if face_up(game, "the-edge") else NO_LIMIT
    narashima = game.rules.catalogue.table.clan_numbers["narashima"]
    if game.state.tiles >> narashima & 1 or face_up(game, "narashima"):
        return 5
    return 7 if game.ruleset == "gosu-x" else NO_LIMIT


class HandLimits:
    """Watches that nobody ends a turn with too many cards; call ``look`` at every decision."""

    def __init__(self) -> None:
        self.last: tuple[int, int, int] | None = None  # round, player and number of the turn that was asked for last

    def look(self, game: Game) -> None:
        state = game.state
        if game.decision is None or game.decision.kind != "turn":
            return
        now = (state.round, state.active, state.seats[state.active].turns)
        if now == self.last:  # asked again, because somebody else has left the game
            return
        # After a battle hands may grow (X9.3a, G9.6), so only turns within a round are compared. So they may by
        # Kamakor after a pass, when The Edge has been applied (G11.4b).
        within_round = self.last is not None and self.last[0] == state.round
        if within_round and not (game.ruleset == "gosu" and face_up(game, "kamakor")):
            assert self.last is not None
            assert len(state.seats[self.last[1]].hand) <= hand_limit(game), "a turn ended above the hand limit"
        self.last = now


class Rounds:
    """Watches that no Activation token is lost for good (X13.6), that all are back when a round begins (X9.3b, G9.5a),
    that in GOSU no card is trapped then, and that every battle has given somebody a point (X1.7, G9.1)."""

    def __init__(self) -> None:
        self.owned: list[int] = []
        self.round = 0

    def look(self, game: Game) -> None:
        state = game.state
        owned = [owned_tokens(state, seat) for seat in range(game.players)]
        if self.owned:
            assert all(now >= before for now, before in zip(owned, self.owned, strict=True))
        self.owned = owned
        assert state.round <= 1 + sum(player.supremacy for player in state.seats), "a battle gave nobody a point"
        if game.decision is None or game.decision.kind != "turn" or state.round == self.round:
            return
        if self.round:
            assert [player.tokens for player in state.seats] == owned
            if game.ruleset == "gosu":
                assert state.active == state.advantage
                assert all(card < CAPTURED for player in state.seats for card in player.army)
        self.round = state.round
