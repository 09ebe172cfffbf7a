"""Many worlds for one search: the unseen cards of a view, dealt again and again.

``View.sample_state`` deals every card anew. A search needs thousands of worlds and looks at a few cards of each, so one
deal is kept here: for the next world, hidden hands and the top cards of decks are exchanged with cards drawn from all
unseen ones. Every single deal is as likely as any other; what two worlds in a row share is the order deep in the decks.
"""

import random
from typing import Final

from mypy_extensions import i64

from gosux.game.deal import IN_DECK, Dealer, dealers_of
from gosux.model.changes.knowledge import group_of, sort_hand
from gosux.model.dice import Dice, FastDice
from gosux.model.state import State
from gosux.model.vectors import append, vec

FRESH: Final = 8  # cards of a deck that each world draws anew, more than a search usually sees


class Pool:
    """Designs that lie in some hidden places in any order: hands first, then the deck from its top downwards.

    The design of a place has the same index; more designs than places are in no place at all.
    """

    def __init__(self, designs: list[int], hidden: list[tuple[int, int, int]], hands: int, fresh: int) -> None:
        self.designs: vec[i64] = vec[i64](designs)
        self.in_hands: i64 = hands  # how many of the places are in hands
        self.fresh: i64 = fresh  # how many places get new cards for each world
        self.seats: vec[i64] = vec[i64]([seat for seat, _, _ in hidden])
        self.places: vec[i64] = vec[i64]([place for _, place, _ in hidden])
        self.marks: vec[i64] = vec[i64]([marks for _, _, marks in hidden])  # entries without their designs

    def exchange(self, dice: Dice, deck: list[int], fresh: i64) -> None:
        """Exchange the cards of the first places with any of the pool, and write those of the deck into it."""
        designs = self.designs
        marks = self.marks
        places = self.places
        in_hands = self.in_hands
        count: i64 = len(designs)
        hidden: i64 = len(places)
        place: i64 = 0
        while place < fresh:
            other = place + dice.below(count - place)
            design = designs[other]
            designs[other] = designs[place]
            designs[place] = design
            if other >= in_hands and other < hidden:
                deck[places[other]] = marks[other] + designs[other]
            if place >= in_hands:
                deck[places[place]] = marks[place] + design
            place += 1


class Hand:
    """A hand with hidden cards, as the view shows it."""

    def __init__(self, seat: i64, entries: list[int]) -> None:
        self.seat: i64 = seat
        self.entries = entries


class Worlds:
    """Worlds consistent with what a player sees who is asked. The same view and generator give the same worlds."""

    def __init__(self, view: State, rng: random.Random) -> None:
        self.dice = FastDice(rng.getrandbits(32))
        self.dice_of_world = FastDice(1)
        self.dealt = view.clone()  # its hidden cards change from world to world
        self.dealt.dice = self.dice_of_world
        self.pools: list[Pool] = []
        self.owners: vec[i64] = vec[i64]()  # for each pool a seat whose deck it fills
        self.hands: list[Hand] = []
        for dealer in dealers_of(view):
            for seat in dealer.hands:
                self.hands.append(Hand(seat, view.seats[seat].hand[:]))
            for pool in pools_of(dealer):
                self.pools.append(pool)
                self.owners = append(self.owners, dealer.seats[0])
        for number, pool in enumerate(self.pools):
            pool.exchange(self.dice, self.dealt.seats[self.owners[number]].deck, len(pool.places))

    def next(self) -> State:
        """Another world."""
        dice = self.dice
        dealt = self.dealt
        for hand in self.hands:
            dealt.seats[hand.seat].hand = hand.entries[:]
        owner: i64 = 0
        for pool in self.pools:
            pool.exchange(dice, dealt.seats[self.owners[owner]].deck, pool.fresh)
            owner += 1  # noqa: SIM113 (a counter of this type stays unboxed)
            place: i64 = 0
            while place < pool.in_hands:
                dealt.seats[pool.seats[place]].hand[pool.places[place]] = pool.marks[place] + pool.designs[place]
                place += 1
        for hand in self.hands:
            sort_hand(dealt.seats[hand.seat].hand)
        self.dice_of_world.number = (dice.word() << 16 | dice.word()) or 1
        return dealt.clone()


def pools_of(dealer: Dealer) -> list[Pool]:
    """The unseen cards that can be anywhere, and those of each group (``knowledge``), in its own places."""
    pools: list[Pool] = []
    for group, designs in [(0, dealer.unseen), *dealer.groups.items()]:
        in_group = [hidden for hidden in dealer.places if group_of(hidden.marks) == group]
        hands = [(int(one.seat), int(one.place), int(one.marks)) for one in in_group if one.seat != IN_DECK]
        deck = [(int(one.seat), int(one.place), int(one.marks)) for one in in_group if one.seat == IN_DECK]
        hidden_places = hands + deck[::-1]
        fresh = len(hidden_places) if group else min(len(hidden_places), len(hands) + FRESH)
        pools.append(Pool(designs, hidden_places, len(hands), fresh))
    return pools
