"""Primitive changes of hands, decks and piles: draw, discard, reveal, search, shuffle, remove (X10.3, G10).

With common piles, every seat's deck is the draw pile, and every seat's discard pile is the common one.
"""

from mypy_extensions import i64

from gosux.model import events
from gosux.model.changes.knowledge import (
    DESIGN,
    KNOWER,
    everyone,
    everyone_but,
    group_of,
    knowers,
    put_in_order,
    put_into_hand,
    settle_group,
    show_hand,
    shrink_group,
    shuffle_deck,
    take_from_hand,
)
from gosux.model.effect import Effect
from gosux.model.ongoing import WHEN_PILE_SHUFFLED, WHEN_REMOVED
from gosux.model.state import PILE_CODE, State
from gosux.model.traits import triggers


def refill(state: State, seat: i64) -> bool:
    """Before a draw, rebuild an empty deck from the discard pile (X10.3a).

    True if that triggered something, which is now pending and comes before the draw (X5.12, X11.15).
    """
    player = state.seats[seat]
    if player.deck or not player.discard:
        return False
    shuffle_into_deck(state, seat, player.discard[:])
    return pile_was_shuffled(state, seat)


def pile_was_shuffled(state: State, seat: i64) -> bool:
    """Push the effects it triggers, the active player's first (G10.3); a common pile is everybody's."""
    pending = False
    for player in reversed(state.in_order() if state.catalogue.law.common_piles else [seat]):
        for code, effect in triggers(state, player, WHEN_PILE_SHUFFLED):
            state.push_new(effect, player, code)
            pending = True
    return pending


def restock(state: State, seat: i64) -> None:
    """Rebuild an empty deck at once, in games that do not wait for the next draw (X13.7).

    Every change that takes cards from a deck or adds cards to a discard pile ends with this. What the shuffle triggers
    follows the current step; a step with more to do returns while ``state.refilled`` is not empty.
    """
    if state.catalogue.law.after_refill is None:
        return
    player = state.seats[seat]
    if player.discard and not player.deck:
        shuffle_into_deck(state, seat, player.discard[:])
        state.refilled = (*state.refilled, seat)


def draw(state: State, seat: i64) -> bool:
    """Draw the top card; call ``refill`` first. False if there is none: the draw is lost (X10.3a)."""
    player = state.seats[seat]
    if not player.deck:
        if state.log is not None:
            state.tell(events.DrawLost(seat))
        return False
    entry = player.deck.pop()
    put_into_hand(state, seat, entry)
    if state.groups and group_of(entry):
        settle_group(state, group_of(entry))
    if state.log is not None:
        seers = (1 << seat) | knowers(entry)
        state.tell(events.Drew(seat, state.card_ref(entry & DESIGN)), seers=seers)
    restock(state, seat)
    return True


def discard_from_hand(state: State, seat: i64, design: i64, *, will: bool = False) -> None:
    """Discard a card; ``will``: to use its Force of will."""
    take_from_hand(state, seat, design)
    state.seats[seat].discard.append(design)
    if state.log is not None:
        card = state.card_ref(design)
        state.tell(events.UsedWill(seat, card) if will else events.Discarded(seat, card))
    restock(state, seat)


def take_from_pile(state: State, seat: i64, design: i64) -> None:
    """Take a card from the player's own discard pile into the hand, seen by all (X10.28)."""
    player = state.seats[seat]
    player.discard.remove(design)
    left_pile(state, seat, design)
    put_into_hand(state, seat, design | everyone(state))
    if state.log is not None:
        state.tell(events.Took(seat, state.card_ref(design)))


def left_pile(state: State, seat: i64, design: i64) -> None:
    """Pending steps lose that card of the pile, unless another copy is there."""
    code = PILE_CODE + 256 * seat + design
    if state.refers_to(code) and design not in state.seats[seat].discard:  # searching a pile takes longer
        state.left(code)


def take_removed(state: State, seat: i64, design: i64) -> None:
    """A removed card comes to its owner's hand."""
    player = state.seats[seat]
    player.removed = without(player.removed, design)
    put_into_hand(state, seat, design | everyone(state))
    if state.log is not None:
        state.tell(events.TookRemoved(seat, state.card_ref(design)))


def mill(state: State, seat: i64, number: i64) -> i64:
    """The top cards of a deck go to its discard pile, as far as there are enough (X10.3c)."""
    player = state.seats[seat]
    count = min(number, len(player.deck))
    designs: list[int] = []
    for _ in range(count):
        designs.append(_take_top(state, seat))
    player.discard.extend(designs)
    if state.log is not None and designs:
        state.tell(events.Milled(seat, [state.card_ref(design) for design in designs]))
    restock(state, seat)
    return count


def _take_top(state: State, seat: i64) -> i64:
    """Take the top card of a deck, seen by all."""
    entry = state.seats[seat].deck.pop()
    if group_of(entry):
        shrink_group(state, group_of(entry))
    return entry & DESIGN


def see_top(state: State, seat: i64) -> bool:
    """A player looks at the top card of their deck; False if there is none."""
    deck = state.seats[seat].deck
    if not deck:
        return False
    deck[-1] |= (1 << seat) * KNOWER
    state.seats[seat].deck_seen = True
    if state.log is not None:
        state.tell(events.Vision(seat, state.card_ref(deck[-1] & DESIGN)), seers=1 << seat)
    return True


def reveal(state: State, seat: i64, number: i64) -> i64:
    """Reveal the next cards of a deck to all, in addition to those already revealed; fewer if the deck has fewer."""
    count = min(number, len(state.seats[seat].deck))
    designs = [_take_top(state, seat) for _ in range(count)]
    state.revealer = seat
    state.revealed = (*state.revealed, *designs)
    if state.log is not None and designs:
        state.tell(events.Revealed(seat, [state.card_ref(design) for design in designs]))
    restock(state, seat)
    return count


def keep_revealed(state: State, design: i64, seat: i64) -> None:
    """A revealed card goes to a hand; all have seen it."""
    state.revealed = without(state.revealed, design)
    put_into_hand(state, seat, design | everyone(state))
    if state.log is not None:
        state.tell(events.Kept(seat, state.card_ref(design)))


def discard_revealed(state: State) -> None:
    if not state.revealed:
        return
    state.seats[state.revealer].discard.extend(state.revealed)
    if state.log is not None:
        state.tell(events.DiscardedRevealed(state.revealer, [state.card_ref(design) for design in state.revealed]))
    state.revealed = ()
    restock(state, state.revealer)


def revealed_to_deck(state: State, design: i64, *, top: bool) -> None:
    """A revealed card goes back to the top or the bottom of the deck; all have seen which one."""
    state.revealed = without(state.revealed, design)
    deck = state.seats[state.revealer].deck
    state.seats[state.revealer].deck_seen = True
    deck.insert(len(deck) if top else 0, design | everyone(state))
    if state.log is not None:
        card = state.card_ref(design)
        state.tell(events.PutOnTop(state.revealer, card) if top else events.PutUnder(state.revealer, card))


def put_on_deck(state: State, seat: i64, design: i64) -> None:
    """A card that all have seen goes on top of its owner's deck."""
    state.seats[seat].deck.append(design | everyone(state))
    state.seats[seat].deck_seen = True


def pile_to_deck_in_order(state: State, seat: i64, designs: list[int]) -> None:
    """Cards of a discard pile go on top of the deck, the first one topmost; only their player knows the order."""
    player = state.seats[seat]
    for design in designs:
        player.discard.remove(design)
        left_pile(state, seat, design)
    put_in_order(state, seat, designs[::-1])
    if state.log is not None:
        state.tell(events.PutOnDeckInOrder(seat, [state.card_ref(design) for design in sorted(designs)]))


def shuffle_into_deck(state: State, seat: i64, designs: list[int]) -> None:
    """Shuffle these cards of a discard pile into the deck."""
    player = state.seats[seat]
    for design in designs:
        player.discard.remove(design)
        left_pile(state, seat, design)
    player.deck.extend(designs)
    if state.log is not None:
        cards = [state.card_ref(design) for design in designs]
        state.tell(events.ShuffledIn(seat, cards, len(player.discard)))
    shuffle_deck(state, seat)


def search_to_hand(state: State, seat: i64, design: i64, *, shown: bool) -> None:
    """Take a card from the searched deck and shuffle. Unless it is shown, nobody else learns which one (X11.10)."""
    _take_from_deck(state, seat, design)
    put_into_hand(state, seat, design | (everyone(state) if shown else 0))
    if state.log is not None:
        seers = -1 if shown else 1 << seat
        state.tell(events.Searched(seat, "hand", state.card_ref(design)), seers=seers)
    shuffle(state, seat)
    restock(state, seat)


def search_to_top(state: State, seat: i64, design: i64) -> None:
    """Take a named card out of the deck, shuffle, and put it on top; all see it (X11.10)."""
    _take_from_deck(state, seat, design)
    if state.log is not None:
        state.tell(events.Searched(seat, "deck", state.card_ref(design)))
    shuffle(state, seat)
    put_on_deck(state, seat, design)
    if state.log is not None:
        state.tell(events.PutOnTop(seat, state.card_ref(design), "aside"))


def _take_from_deck(state: State, seat: i64, design: i64) -> None:
    deck = state.seats[seat].deck
    places = [place for place, entry in enumerate(deck) if entry & DESIGN == design]
    deck.pop(places[-1])


def shuffle(state: State, seat: i64) -> None:
    shuffle_deck(state, seat)
    if state.log is not None:
        state.tell(events.Shuffled(seat))


def hand_to_deck(state: State, seat: i64) -> None:
    """A whole hand goes back into the deck (X2.4a); the caller shuffles."""
    player = state.seats[seat]
    player.deck.extend([entry & DESIGN for entry in player.hand])
    player.hand = []


def look_at_hand(state: State, seat: i64, viewer: i64) -> None:
    show_hand(state, seat, 1 << viewer)
    if state.log is not None:
        cards = [state.card_ref(entry & DESIGN) for entry in sorted(state.seats[seat].hand)]
        state.tell(events.LookedAtHand(viewer, seat, cards), seers=(1 << seat) | (1 << viewer))


def announce(state: State, seat: i64, design: i64) -> None:
    """Tell all which card of the hand is being played: they know it from now on."""
    take_from_hand(state, seat, design)
    put_into_hand(state, seat, design | everyone_but(state, seat))


def remove_from_pile(state: State, seat: i64, design: i64, by: i64) -> bool:
    """The player ``by`` removes a card of a discard pile from the game.

    True if that triggered something, which is now pending (X5.12).
    """
    player = state.seats[seat]
    player.discard.remove(design)
    left_pile(state, seat, design)
    player.removed = (*player.removed, design)
    if state.log is not None:
        state.tell(events.Removed(by, seat, state.card_ref(design)))
    ongoing = state.catalogue.ongoing[design]
    if ongoing is not None and ongoing.bit == WHEN_REMOVED:
        effects: list[Effect] = ongoing.effects()
        state.push_new(effects[0], by)
        return True
    return False


def removed_to_deck(state: State, seat: i64, design: i64) -> None:
    """A removed card is shuffled into its owner's deck."""
    player = state.seats[seat]
    player.removed = without(player.removed, design)
    player.deck.append(design)
    if state.log is not None:
        state.tell(events.ReturnedToDeck(seat, state.card_ref(design)))
    shuffle_deck(state, seat)


def without(designs: tuple[int, ...], design: i64) -> tuple[int, ...]:
    """The cards that are left when one is taken."""
    left = list(designs)
    left.remove(design)
    return tuple(left)
