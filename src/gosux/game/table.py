"""The table as plain values, for programs that do not know the engine (docs/api.md).

Names and orders are as in position files: decks from the top down, rows from the left, seats from 0.
"""

from dataclasses import dataclass

from gosux.model.actions import ARMY_SIZE, ROW_LENGTH, slot_text
from gosux.model.catalogue import CAPTURED, Catalogue
from gosux.model.changes.knowledge import DESIGN, UNKNOWN, decks, group_of, knowers
from gosux.model.frame import NOWHERE
from gosux.model.state import NOBODY, State
from gosux.model.traits import open_slots
from gosux.rules.battle import battle_side, slot_value

CardId = str | None  # None for a card that the viewer does not know


@dataclass(frozen=True)
class Slot:
    """A slot of an army with its card. ``str(slot)`` is written as in position files: ``hempo [x2]``, ``(elle)``."""

    owner: int
    """Whose army it is."""
    slot: str
    """``I1`` to ``III5``."""
    row: int
    """1 for Troops or Bakutos, 2 for Heroes, 3 for Immortals or Ozekis: the level the card counts as."""
    card: CardId
    """None only where a place is kept for the goblin of a mutation under way (G5.5)."""
    captured: bool
    """Face down: captured in Gosu X, trapped in GOSU."""
    open: bool
    """OPEN in Gosu X, FREE in GOSU: nothing lies above it or to the right of it."""
    tokens: tuple[int, ...]
    """The owner of each Activation token on the card."""
    doubled: int
    """How many of the tokens show x2."""
    bounty: bool
    """Whether the Bounty token lies on the card."""
    value: int
    """What the card would count in a Great Battle now."""

    def __str__(self) -> str:
        card = f"({self.card})" if self.captured else self.card or "…"
        tokens = [" [t]" if whose == self.owner else f" [t{whose}]" for whose in self.tokens]
        return card + " [x2]" * self.doubled + "".join(tokens[self.doubled :])


@dataclass(frozen=True)
class Score:
    """What an army would be worth in a Great Battle now. A player who has left takes no part."""

    rows: tuple[int, int, int]
    """The rows I, II and III."""
    hand: int
    """What the cards in hand add, where a card in play lets them."""
    total: int


@dataclass(frozen=True)
class Player:
    """One player's side. With common piles (GOSU), every player has the same deck, discard pile and absent cards.

    ``hand_known_by`` and ``deck_known_by`` list, for each card of the hand or deck, the players who know that it is
    there; the owner of a hand is not listed.
    """

    clans: tuple[str, ...]
    army: tuple[tuple[Slot, ...], tuple[Slot, ...], tuple[Slot, ...]]
    """The rows I, II and III, each from the left."""
    hand: tuple[CardId, ...]
    """In the order of the list of cards, unknown ones last: the order of a hand means nothing."""
    hand_known_by: tuple[tuple[int, ...], ...]
    deck: tuple[CardId, ...]
    """From the top down."""
    deck_known_by: tuple[tuple[int, ...], ...]
    discard: tuple[str, ...]
    removed: tuple[str, ...]
    """Removed from the game."""
    absent: tuple[str, ...]
    """Cards of the clans that a written position leaves out of the game."""
    tokens: int
    """Activation tokens that can be used."""
    spent: int
    lost: int
    """Out for the rest of the round (X13.6)."""
    locked: int
    points: int
    """Supremacy tokens; in GOSU victory points."""
    score: Score
    turns: int
    """Turns taken in this round."""
    passed: bool
    out: bool
    """Has left a game that goes on without this player (G3.6b)."""


@dataclass(frozen=True)
class Ban:
    """``player`` may not play ``card`` until the end of the next turn of ``by``, or of this one (``last_turn``)."""

    player: int
    card: str
    by: int
    last_turn: bool


@dataclass(frozen=True)
class Place:
    """A place in a hand or deck: ``index`` is the position in ``Player.hand`` or ``Player.deck`` of ``player``."""

    player: int
    zone: str
    """``hand`` or ``deck``."""
    index: int


@dataclass(frozen=True)
class Group:
    """Cards put on a deck in a secret order: all know the places they are in, one player knows which is where."""

    cards: tuple[str, ...]
    places: tuple[Place, ...]


@dataclass(frozen=True)
class Table:
    """The table at one moment: what a player may see of it, or all of it for the host."""

    ruleset: str
    viewer: int | None
    """Whose view this is; None if it shows everything."""
    round: int
    """0 before the first round."""
    turn: int
    """Whose turn it is."""
    starter: int
    """Who plays first in this round."""
    turns_left: int | None
    """Turns left after this one to the player who has not passed; None while there is no such limit."""
    additional_turn: bool
    """Whether this turn is an additional one."""
    turns_pending: int
    """Additional turns that are still to come."""
    recall: bool
    """Whether a card may be played from the discard pile in this turn (X11.7)."""
    wonder: int | None
    """Who holds the Wonder token; None: it lies on the board, or there is none."""
    advantage: int | None
    """Who holds the Advantage token of GOSU."""
    bounty: str | None
    """Where the Bounty token lies: ``1:I3``; None: on the board."""
    tiles: tuple[str, ...]
    """The clans whose Immortal tiles are active."""
    undrafted: tuple[str, ...]
    """The clans that can still be picked in the draft."""
    revealed: tuple[str, ...]
    """Cards turned up from a deck and not dealt with yet."""
    revealed_by: int | None
    """Whose deck they come from."""
    incoming: str | None
    """The goblin set aside for a mutation under way (G5.1a)."""
    bans: tuple[Ban, ...]
    groups: tuple[Group, ...]
    common_piles: bool
    """Whether all players have the same deck and discard pile."""
    players: tuple[Player, ...]


def table_of(ruleset: str, state: State, viewer: "int | None") -> Table:
    catalogue = state.catalogue
    clans = [clan.id for clan in catalogue.clans]
    bounty = divmod(state.bounty, ARMY_SIZE)
    return Table(
        ruleset=ruleset,
        viewer=viewer,
        round=state.round,
        turn=state.active,
        starter=state.starter,
        turns_left=left if (left := state.turns_remaining()) >= 0 else None,
        additional_turn=state.in_extra_turn,
        turns_pending=state.extra_turns,
        recall=state.may_recall,
        wonder=_holder(state.wonder),
        advantage=_holder(state.advantage),
        bounty=None if state.bounty == NOWHERE else f"{bounty[0]}:{slot_text(bounty[1])}",
        tiles=_of_mask(clans, state.tiles),
        undrafted=_of_mask(clans, state.available),
        revealed=_ids(catalogue, state.revealed),
        revealed_by=state.revealer if state.revealed else None,
        incoming=catalogue.cards[state.incoming].id if state.incoming >= 0 else None,
        bans=tuple(Ban(ban.seat, catalogue.cards[ban.design].id, ban.by, ban.last_turn) for ban in state.bans),
        groups=_groups(state),
        common_piles=catalogue.law.common_piles,
        players=tuple(_player(state, seat) for seat in range(len(state.seats))),
    )


def _holder(seat: int) -> "int | None":
    return None if seat == NOBODY else seat


def _of_mask(names: list[str], mask: int) -> tuple[str, ...]:
    return tuple(name for number, name in enumerate(names) if mask & (1 << number))


def _ids(catalogue: Catalogue, designs: "list[int] | tuple[int, ...]") -> tuple[str, ...]:
    return tuple(catalogue.cards[design].id for design in designs)


def _cards(catalogue: Catalogue, entries: list[int]) -> tuple[CardId, ...]:
    return tuple(None if entry & DESIGN == UNKNOWN else catalogue.cards[entry & DESIGN].id for entry in entries)


def _known_by(state: State, entries: list[int]) -> tuple[tuple[int, ...], ...]:
    seats = range(len(state.seats))
    return tuple(tuple(seat for seat in seats if knowers(entry) & (1 << seat)) for entry in entries)


def _player(state: State, number: int) -> Player:
    catalogue = state.catalogue
    seat = state.seats[number]
    deck = seat.deck[::-1]
    side = battle_side(state, number)
    return Player(
        clans=_of_mask([clan.id for clan in catalogue.clans], seat.clans),
        army=(_row(state, number, 0), _row(state, number, 1), _row(state, number, 2)),
        hand=_cards(catalogue, seat.hand),
        hand_known_by=_known_by(state, seat.hand),
        deck=_cards(catalogue, deck),
        deck_known_by=_known_by(state, deck),
        discard=_ids(catalogue, seat.discard),
        removed=_ids(catalogue, seat.removed),
        absent=_ids(catalogue, state.seats[0].absent if catalogue.law.common_piles else seat.absent),
        tokens=seat.tokens,
        spent=seat.spent,
        lost=seat.lost,
        locked=seat.locked,
        points=seat.supremacy,
        score=Score(side.rows, side.hand, side.total),
        turns=seat.turns,
        passed=seat.passed,
        out=seat.out,
    )


def _row(state: State, number: int, row: int) -> tuple[Slot, ...]:
    seat = state.seats[number]
    free = open_slots(state, number)
    slots: list[Slot] = []
    for slot in range(row * ROW_LENGTH, row * ROW_LENGTH + seat.rows[row]):
        design = seat.army[slot]
        code = number * ARMY_SIZE + slot
        guests = [whose for place, whose in state.foreign if place == code]
        slots.append(
            Slot(
                owner=number,
                slot=slot_text(slot),
                row=row + 1,
                card=state.catalogue.cards[design % CAPTURED].id if design >= 0 else None,
                captured=design >= CAPTURED,
                open=slot in free,
                tokens=(*[number] * (seat.resting[slot] - len(guests)), *guests),
                doubled=seat.doubled[slot],
                bounty=state.bounty == code,
                value=slot_value(state, number, slot),
            )
        )
    return tuple(slots)


def _groups(state: State) -> tuple[Group, ...]:
    groups: list[Group] = []
    for number, designs in enumerate(state.groups, start=1):
        places = [
            Place(player, "hand", index)
            for player, seat in enumerate(state.seats)
            for index, entry in enumerate(seat.hand)
            if group_of(entry) == number
        ]
        for player, deck in enumerate(decks(state)):
            places += [
                Place(player, "deck", index) for index, entry in enumerate(reversed(deck)) if group_of(entry) == number
            ]
        if designs:
            groups.append(Group(_ids(state.catalogue, designs), tuple(places)))
    return tuple(groups)
