"""Dealing the cards that a viewer does not know: what is unseen is counted once per view, then dealt many times."""

from typing import Final

from mypy_extensions import i64

from gosux.model.catalogue import DESIGN
from gosux.model.changes.knowledge import UNKNOWN, group_of, sort_hand
from gosux.model.dice import Dice
from gosux.model.seat import Seat
from gosux.model.state import State

IN_DECK: Final = -1


class Place:
    """A hidden card of a view: in a hand or in the deck, and what is known of it besides its design."""

    def __init__(self, seat: i64, place: i64, marks: i64) -> None:
        self.seat: i64 = seat  # whose hand; IN_DECK for the deck
        self.place: i64 = place
        self.marks: i64 = marks  # the entry without its design


class Dealer:
    """Deals the unseen cards of one deck, or of all players where piles are common. Every deal is equally likely."""

    def __init__(self, view: State, seats: list[int]) -> None:
        self.seats = seats  # the first one's deck is the deck
        self.places: list[Place] = []  # in the order in which they are filled
        self.unseen: list[int] = []
        self.hands: list[int] = []  # seats whose hands hold hidden cards
        self.groups: dict[int, list[int]] = {}  # designs of the groups that lie in hidden places (``knowledge``)
        players = [view.seats[seat] for seat in seats]
        for seat in seats:
            self.note_places(view.seats[seat].hand, seat)
            if self.places and self.places[-1].seat == seat:
                self.hands.append(seat)
        self.note_places(players[0].deck, IN_DECK)
        if self.places:
            for place in self.places:
                group = group_of(place.marks)
                if group and group not in self.groups:
                    self.groups[group] = list(view.groups[group - 1])
            self.unseen = self.count_unseen(view, players)

    def note_places(self, pile: list[int], seat: i64) -> None:
        for place, entry in enumerate(pile):
            if entry & DESIGN == UNKNOWN:
                self.places.append(Place(seat, place, entry - UNKNOWN))

    def count_unseen(self, view: State, players: list[Seat]) -> list[int]:
        """The designs that can lie in any hidden place, sorted."""
        counts = [0] * len(view.catalogue.cards)
        for design in view.catalogue.designs_of_clans(players[0].clans):
            counts[design] += 1
        seen = players[0].discard[:]
        for player in players:
            seen += [design & DESIGN for design in player.army if design >= 0]
            seen.extend(player.removed)
            seen.extend(player.absent)
        if view.revealer in self.seats:
            seen.extend(view.revealed)
        if view.incoming >= 0 and view.active in self.seats:
            seen.append(view.incoming)
        for pile in [player.hand for player in players] + [players[0].deck]:
            seen += [entry & DESIGN for entry in pile if entry & DESIGN != UNKNOWN]
        for group in self.groups.values():
            seen += group
        for design in seen:
            counts[design] -= 1
        return [design for design, count in enumerate(counts) for _ in range(count)]

    def deal(self, world: State, dice: Dice) -> None:
        """Fill the hidden places of a copy of the view."""
        if not self.places:
            return
        unseen = self.unseen[:]
        groups: dict[int, list[int]] = {}
        if self.groups:
            for group, designs in self.groups.items():
                shuffled = designs[:]
                dice.shuffle(shuffled)
                groups[group] = shuffled
        dice.shuffle(unseen)
        deck = world.seats[self.seats[0]].deck
        last: i64 = len(unseen)
        for hidden in self.places:
            pile = deck if hidden.seat == IN_DECK else world.seats[hidden.seat].hand
            group = group_of(hidden.marks)
            if group:
                pile[hidden.place] = hidden.marks + groups[group].pop()
            else:
                last -= 1
                pile[hidden.place] = hidden.marks + unseen[last]
        for seat in self.hands:
            sort_hand(world.seats[seat].hand)


def dealers_of(view: State) -> list[Dealer]:
    """One for each deck of the game."""
    everyone = list(range(len(view.seats)))
    return [Dealer(view, everyone)] if view.catalogue.law.common_piles else [Dealer(view, [seat]) for seat in everyone]
