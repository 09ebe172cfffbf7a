"""Primitive changes of tokens: Activation, Wonder, Bounty, Advantage, and the Immortal tiles."""

from typing import Final

from mypy_extensions import i64

from gosux.model import events
from gosux.model.catalogue import DESIGN
from gosux.model.changes.victory import win
from gosux.model.frame import NOWHERE
from gosux.model.keywords import VETERAN
from gosux.model.messages.references import ClanRef, SlotRef
from gosux.model.seat import no_tokens, replaced
from gosux.model.state import NOBODY, State, seat_of, slot_of, slot_ref
from gosux.model.traits import changed, keywords_in_slot

FIFTH: Final = 5  # this many tokens win the game


def spend(state: State, seat: i64, count: i64) -> None:
    player = state.seats[seat]
    player.tokens -= count
    player.spent += count
    if state.log is not None:
        state.tell(events.TokensSpent(seat, count))


def put_token(state: State, code: i64, by: i64) -> None:
    """Put a token of the player ``by`` on a card; on a Veteran it shows x2 while it stays there (X7.3, X7.8)."""
    owner = seat_of(code)
    player = state.seats[owner]
    slot = slot_of(code)
    veteran = keywords_in_slot(state, owner, slot, VETERAN) & VETERAN != 0
    state.seats[by].tokens -= 1
    player.resting = replaced(player.resting, slot, player.resting[slot] + 1)
    if veteran:
        player.doubled = replaced(player.doubled, slot, player.doubled[slot] + 1)
    if by != owner:
        state.foreign = tuple(sorted([*state.foreign, (code, by)]))
    if state.log is not None:
        card = state.card_ref(player.army[slot])
        if by != owner:
            state.tell(events.TokenPlacedOn(by, owner, card, slot_ref(code)))
        else:
            state.tell(events.TokenPlaced(by, card, slot_ref(code), int(veteran)))


def take_back_spent(state: State, seat: i64) -> None:
    player = state.seats[seat]
    player.spent -= 1
    player.tokens += 1
    if state.log is not None:
        state.tell(events.TokenBackSpent(seat))


def own_tokens_in(state: State, seat: i64, code: i64) -> i64:
    """How many of this player's tokens are on the card in a slot."""
    count = state.seats[seat_of(code)].resting[slot_of(code)] if seat_of(code) == seat else 0
    for place, whose in state.foreign:
        if place == code:
            count += 1 if whose == seat else -1 if seat_of(code) == seat else 0
    return count


def take_back_from(state: State, code: i64, seat: i64) -> None:
    """Take a token back from a card: a plain one before one that shows x2 (X7.9)."""
    player = state.seats[seat_of(code)]
    slot = slot_of(code)
    player.resting = replaced(player.resting, slot, player.resting[slot] - 1)
    player.doubled = replaced(player.doubled, slot, min(player.doubled[slot], player.resting[slot]))
    if (code, seat) in state.foreign:
        left = list(state.foreign)
        left.remove((code, seat))
        state.foreign = tuple(left)
    state.seats[seat].tokens += 1
    if state.log is not None:
        card = state.card_ref(player.army[slot] & DESIGN)
        state.tell(events.TokenBack(seat, card, slot_ref(code)))


def all_tokens_back(state: State) -> None:
    """All used tokens of a player come back (X9.3b, G9.5a)."""
    foreign = state.foreign
    for code, _ in foreign:
        host = state.seats[seat_of(code)]
        host.resting = replaced(host.resting, slot_of(code), host.resting[slot_of(code)] - 1)
    state.foreign = ()
    for seat, player in enumerate(state.seats):
        if not player.out and state.log is not None:
            abroad = [slot_ref(code) for code, whose in foreign if whose == seat]
            own = [SlotRef(seat, slot) for slot, count in enumerate(player.resting) for _ in range(count)]
            count = player.owned_tokens() + len(abroad)
            state.tell(events.TokensReturn(seat, count, player.spent, player.lost, own + abroad))
        player.spent += sum(1 for _, whose in foreign if whose == seat)
        player.tokens = player.owned_tokens()
        player.spent = 0
        player.lost = 0
        player.resting = no_tokens()
        player.doubled = player.resting


def unlock(state: State, seat: i64) -> None:
    """The player gets one more token. A fifth wins: by unlocking it (X7.6, X1.2) or by owning it (X13.4)."""
    player = state.seats[seat]
    fifth = player.owned_tokens() + 1 >= FIFTH if state.catalogue.law.common_supply else player.locked == 0
    if fifth:
        if state.in_song and state.options.french_edition:  # X9.6
            if state.log is not None:
                state.tell(events.FifthTokenInSong(seat))
            return
        if state.log is not None:
            state.tell(events.FifthToken(seat))
        win(state, 1 << seat, "X1.2")
        return
    freed = min(1, player.locked)
    player.locked -= freed
    player.tokens += 1
    if state.log is not None:
        state.tell(events.Unlocked(seat, player.owned_tokens(), freed))


def take_advantage(state: State, seat: i64) -> None:
    """Take the Advantage token of GOSU; a player who already has it keeps it."""
    if state.advantage != seat:
        if state.log is not None:
            state.tell(events.AdvantageTaken(seat, state.advantage))
        state.advantage = seat


def take_wonder(state: State, seat: i64) -> None:
    """Take the Wonder token (X10.13)."""
    if state.wonder != seat:
        if state.log is not None:
            state.tell(events.WonderTaken(seat, state.wonder))
        state.wonder = seat


def return_wonder(state: State) -> None:
    if state.wonder != NOBODY:
        if state.log is not None:
            state.tell(events.WonderReturned(state.wonder))
        state.wonder = NOBODY


def put_bounty_token(state: State, code: i64, by: i64) -> None:
    """Put the Bounty token on a card (X10.26)."""
    if state.log is not None and code != NOWHERE:
        card = state.card_ref(state.seats[seat_of(code)].army[slot_of(code)] & DESIGN)
        before = slot_ref(state.bounty) if state.bounty != NOWHERE else None
        state.tell(events.BountyToken(seat_of(code), card, slot_ref(code), by, before))
    state.bounty = code


def flip_tile(state: State, seat: i64, clan: i64) -> None:
    """An Immortal tile becomes active for both players, permanently (X11.2a, X11.2b)."""
    state.tiles |= 1 << clan
    changed(state)
    if state.log is not None:
        state.tell(events.TileFlipped(seat, ClanRef(state.catalogue.clans[clan].id)))
