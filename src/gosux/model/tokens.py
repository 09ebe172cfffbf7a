"""Primitive changes of tokens: Activation, Wonder, Bounty, and the Immortal tiles."""

from gosux.model.army import slot_name
from gosux.model.frame import NOWHERE
from gosux.model.keywords import VETERAN
from gosux.model.state import NOBODY, State, seat_of, slot_of
from gosux.model.traits import changed, keywords_in_slot
from gosux.model.victory import win


def spend(state: State, seat: int, count: int) -> None:
    player = state.seats[seat]
    player.tokens -= count
    player.spent += count
    state.tell("tokens-spent", {"player": seat, "count": count})


def put_token(state: State, code: int) -> None:
    """Put a token on a card; on a Veteran it shows x2 as long as it rests there (X7.3, X7.8)."""
    player = state.seats[seat_of(code)]
    slot = slot_of(code)
    veteran = keywords_in_slot(state, seat_of(code), slot) & VETERAN != 0
    player.tokens -= 1
    player.resting[slot] += 1
    if veteran:
        player.doubled[slot] += 1
    if state.log is not None:
        card = state.card_text(player.army[slot])
        place = slot_name(code)
        state.tell("token-placed", {"player": seat_of(code), "card": card, "slot": place, "veteran": int(veteran)})


def take_back_spent(state: State, seat: int) -> None:
    player = state.seats[seat]
    player.spent -= 1
    player.tokens += 1
    state.tell("token-back-spent", {"player": seat})


def take_back_from(state: State, code: int) -> None:
    """Take a token back from a card. Where some show x2 and some do not, a plain one goes first (X7.9)."""
    player = state.seats[seat_of(code)]
    slot = slot_of(code)
    player.resting[slot] -= 1
    player.doubled[slot] = min(player.doubled[slot], player.resting[slot])
    player.tokens += 1
    if state.log is not None:
        card = state.card_text(player.army[slot] & 255)
        state.tell("token-back", {"player": seat_of(code), "card": card, "slot": slot_name(code)})


def all_tokens_back(state: State, seat: int) -> None:
    """X9.3b."""
    player = state.seats[seat]
    player.tokens = player.owned_tokens()
    player.spent = 0
    player.resting = [0] * len(player.resting)
    player.doubled = [0] * len(player.doubled)
    state.tell("tokens-return", {"player": seat, "count": player.tokens})


def unlock(state: State, seat: int) -> None:
    """A locked token comes to hand; having to unlock a fifth wins (X7.6, X1.2)."""
    player = state.seats[seat]
    if player.locked == 0:
        if state.in_song and state.options.french_edition:  # X9.6
            state.tell("fifth-token-in-song", {"player": seat})
            return
        state.tell("fifth-token", {"player": seat})
        win(state, 1 << seat, "X1.2")
        return
    player.locked -= 1
    player.tokens += 1
    state.tell("unlocked", {"player": seat, "count": player.owned_tokens()})


def take_wonder(state: State, seat: int) -> None:
    """X10.13."""
    if state.wonder != seat:
        state.wonder = seat
        state.tell("wonder-taken", {"player": seat})


def return_wonder(state: State) -> None:
    if state.wonder != NOBODY:
        state.tell("wonder-returned", {"player": state.wonder})
        state.wonder = NOBODY


def put_bounty_token(state: State, code: int, by: int) -> None:
    """X10.26."""
    state.bounty = code
    if state.log is not None and code != NOWHERE:
        card = state.card_text(state.seats[seat_of(code)].army[slot_of(code)] & 255)
        state.tell("bounty-token", {"player": seat_of(code), "card": card, "slot": slot_name(code), "by": by})


def flip_tile(state: State, seat: int, clan: int) -> None:
    """An Immortal tile becomes active, for both players and for good (X11.2a, X11.2b)."""
    state.tiles |= 1 << clan
    changed(state)
    state.tell("tile-flipped", {"player": seat, "tile": f"clan:{state.catalogue.clans[clan].id}"})
