"""Complete states that agree with what a player knows: what is tried in them tells nothing that is hidden."""

import json
import random
from hashlib import blake2b

from gosux.game.view import View
from gosux.model.changes.knowledge import DESIGN, UNKNOWN, group_of, sort_hand
from gosux.model.state import State
from gosux.records.position_writer import write_position

WORLDS = 4


def rng_of(view: View) -> random.Random:
    """The same for the same view."""
    text = json.dumps(view.to_json(), sort_keys=True)
    return random.Random(blake2b(text.encode(), digest_size=8).digest())


def guessed_position(view: View) -> str:
    """The position file of a view at the start of the player's turn. Cards that they do not know are dealt at random;
    it has no seed."""
    return write_position(view.sample(rng_of(view)), with_seed=False)


def worlds_of(view: View) -> list[State]:
    """Worlds consistent with a view, the same for the same view. In the last ones, others hold as many cards as they
    can that would get them asked in the player's turn: one world per occasion for Force of will, because a small hand
    has room for only one kind of these cards."""
    rng = rng_of(view)
    occasions = sorted({will for will in view.state.catalogue.wills if will})
    worlds = [view.sample_state(rng) for _ in range(max(WORLDS, len(occasions) + 1))]
    for will, world in zip(occasions, worlds[1:]):
        arm(view, world, will)
    return worlds


def arm(view: View, world: State, will: int) -> None:
    """Replace unseen cards of the others' hands with unseen Force of will cards for this occasion."""
    wills = world.catalogue.wills
    for seat, player in enumerate(world.seats):
        if seat == view.viewer:
            continue
        seen = view.state.seats[seat]
        free = unseen_places(seen.hand, player.hand)
        free = [place for place in free if not wills[player.hand[place] & DESIGN] & will]
        for there, entry in enumerate(seen.deck):
            two = player.deck[there]
            if entry & DESIGN != UNKNOWN or not wills[two & DESIGN] & will:
                continue
            # The cards of a group are known: only their places can be swapped.
            here = next((place for place in free if group_of(player.hand[place]) == group_of(two)), None)
            if here is not None:
                free.remove(here)
                one = player.hand[here]
                player.hand[here] = one & ~DESIGN | two & DESIGN
                player.deck[there] = two & ~DESIGN | one & DESIGN
        sort_hand(player.hand)


def unseen_places(seen: list[int], hand: list[int]) -> list[int]:
    """The places of a sampled hand whose cards the viewer does not know. Hands are sorted, so the unknown cards are
    those that remain after matching the known ones."""
    known = [entry & DESIGN for entry in seen if entry & DESIGN != UNKNOWN]
    free: list[int] = []
    for place, entry in enumerate(hand):
        if entry & DESIGN in known:
            known.remove(entry & DESIGN)
        else:
            free.append(place)
    return free
