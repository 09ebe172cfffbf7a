"""What one player may know of the hidden cards, told anew from what happens at the table (X10.28, X10.29).

Simple and slow, and independent of the engine's own book-keeping: a witness follows the whole story of a game and
remembers only what the player at ``viewer`` could see. Decks are lists of places, in GOSU one for all; hands are counts
of known cards.

A *bundle* is a set of cards that all have seen but whose order only their player knows: the places of its cards are
known, which is where is not. When all its cards lie in one hand, or are all alike, nothing is left to hide.
"""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from gosux import Event, Game
from gosux.model.changes.knowledge import DESIGN, knowers


@dataclass(eq=False)
class Bundle:
    """Cards that all have seen, of which ``in_hand`` lie in their player's hand and the others in the deck."""

    cards: Counter[str]
    in_hand: int = 0


@dataclass(eq=False)
class Place:
    """A place of a deck: a card that the viewer knows to be there, or one of a bundle, or neither.

    ``loose``: of a bundle of which a card may have left. What can still be concluded takes counting all copies; that is
    left to the tests with two worlds (test_leaks.py).
    """

    card: str = ""
    bundle: Bundle | None = None
    loose: bool = False


@dataclass
class Side:
    """What the viewer knows of one player's hidden cards."""

    deck: list[Place] = field(default_factory=list)
    hand: Counter[str] = field(default_factory=Counter)
    bundles: list[Bundle] = field(default_factory=list)
    being_played: str = ""  # announced, still in hand
    began: bool = False  # has drawn
    left: bool = False  # has conceded; the game goes on
    loose_hand: bool = False  # holds cards that came from loose places


FROM_PILE = "a card of the discard pile"
HAND = 7


def named(event: Event, key: str = "card") -> str:
    return str(event.args[key]).removeprefix("card:")


def all_named(event: Event) -> list[str]:
    cards = event.args["cards"]
    assert isinstance(cards, list)
    return [str(card).removeprefix("card:") for card in cards]


class Witness:
    """Follow a game: ``before`` each action, then its events, unredacted, one by one through ``sees``."""

    def __init__(self, viewer: int, game: Game) -> None:
        self.viewer = viewer
        self.common = game.ruleset == "gosu"
        self.sides = [Side() for _ in range(game.players)]
        if self.common:
            for side in self.sides:
                side.deck = self.sides[0].deck
        self.deck_size = 100 if self.common else 45  # G1.1, X2.3
        self.set_aside = ""  # for a mutation that is under way (G5.1a)
        self.own_order: list[str] = []  # the order the viewer chose for cards going on the deck

    def begin_at(self, game: Game) -> None:
        """A written position says what everybody knows when it begins."""

        def known(entry: int) -> str:
            told = knowers(entry) >> self.viewer & 1
            return game.rules.catalogue.cards[entry & DESIGN].id if told else ""

        for seat, side in enumerate(self.sides):
            player = game.state.seats[seat]
            side.began = True
            side.deck[:] = [Place(known(entry)) for entry in player.deck]
            if seat != self.viewer:
                side.hand = Counter(card for card in map(known, player.hand) if card)

    def before(self, game: Game, action: int) -> None:
        """An action is about to be taken; of the other player's only what everybody sees is used."""
        decision = game.decision
        assert decision is not None
        text = game.action_text(action)
        if decision.kind == "order" and decision.player == self.viewer and text != "done":
            self.own_order.append(text.split(":")[1])

    def sees(self, event: Event) -> set[str]:
        """The names of the arguments that the viewer may see; none for an event that the viewer must not notice."""
        arguments = set(event.args)
        player = event.args.get("player")
        if event.kind == "chosen-for-you":
            return arguments if player == self.viewer else set()
        if event.kind == "drew":
            assert isinstance(player, int)
            place = self.drew(player)
            shown_event = event.seen_by(self.viewer)
            if place.loose and shown_event is not None:
                return set(shown_event.args)  # nothing is claimed of loose places
            return arguments if place.card or player == self.viewer else arguments - {"card"}
        if event.kind == "vision":
            return arguments if player == self.viewer else arguments - {"card"}
        if event.kind == "searched":
            assert isinstance(player, int)
            self.searched(player)
            shown = event.args["target"] == "deck"  # a named card (X11.10)
            return arguments if shown or player == self.viewer else arguments - {"card"}
        # All players see the rest whole; with two players a hand that is looked at is known to both anyway.
        assert not event.secrets or event.kind == "looked-at-hand", f"who may see the event {event.kind!r}?"
        self.happens(event)
        return arguments

    # -- what happens ----------------------------------------------------------------------------------------------

    def happens(self, event: Event) -> None:
        kind = event.kind
        player = event.args.get("player")
        if not isinstance(player, int):
            return
        side = self.sides[player]
        if kind == "discarded" and side.left:
            assert named(event) == self.set_aside  # G3.7
            self.set_aside = ""
        elif kind in ("discarded", "used-will"):
            self.leaves_hand(player, named(event))
        elif kind in ("took", "took-removed", "kept"):
            side.hand[named(event)] += 1
        elif kind in ("milled", "revealed"):
            for card in all_named(event):
                self.turned_up(player, card)
        elif kind in ("put-on-top", "lifted"):
            side.deck.append(Place(named(event)))
        elif kind == "put-under":
            side.deck.insert(0, Place(named(event)))
        elif kind == "put-on-deck-in-order":
            self.put_in_order(player, all_named(event))
        elif kind == "shuffled-in":
            side.deck += [Place() for _ in all_named(event)]
            self.shuffled(player)
        elif kind == "returned-to-deck":
            side.deck.append(Place())
            self.shuffled(player)
        elif kind == "shuffled":
            self.shuffled(player)
        elif kind in ("mulligan", "mulligan-unseen"):
            side.deck += [Place() for _ in range(HAND)]
            side.hand.clear()
            self.shuffled(player)
        elif kind == "looked-at-hand":
            self.looked_at(player, event)
        elif kind == "plays":
            self.leaves_hand(player, named(event))
            side.being_played = named(event)
        elif kind == "recalls":
            side.being_played = FROM_PILE
        elif kind == "returned-to-hand":
            if not side.left:  # G3.7
                side.hand[named(event)] += 1
        elif kind == "set-aside":
            self.set_aside = named(event)
            if event.args["origin"] == "hand":
                self.leaves_hand(player, self.set_aside)
        elif kind == "left-the-game":
            assert player == self.viewer or not +side.hand, "a hand was not discarded (G3.6b)"
            side.left, side.being_played, side.hand = True, "", Counter()
        elif kind == "entered":
            if self.set_aside:
                assert named(event) == self.set_aside
                self.set_aside = ""
            elif side.being_played:
                side.being_played = ""
            elif event.args["origin"] == "hand":
                self.leaves_hand(player, named(event))

    def drew(self, player: int) -> Place:
        """The top card goes to the hand, unseen."""
        side = self.sides[player]
        if not any(other.began for other in self.sides if other.deck is side.deck):
            side.deck += [Place() for _ in range(self.deck_size)]
        side.began = True
        place = side.deck.pop()
        side.loose_hand |= place.loose
        if place.bundle is not None:
            place.bundle.in_hand += 1
            self.settle(place.bundle)
        elif place.card and player != self.viewer:
            side.hand[place.card] += 1
        return place

    def turned_up(self, player: int, card: str) -> None:
        place = self.sides[player].deck.pop()
        assert place.card in ("", card), f"{place.card} was known to be on top, not {card}"
        if place.bundle is not None:
            assert place.bundle.cards[card] > 0
            place.bundle.cards[card] -= 1
            self.settle(place.bundle)

    def leaves_hand(self, player: int, card: str) -> None:
        """A copy leaves a hand in sight of all: a known one first (X10.29), else perhaps one of a bundle."""
        side = self.sides[player]
        if player == self.viewer:
            return
        if side.hand[card]:
            side.hand[card] -= 1
            return
        for bundle in side.bundles[:]:
            if bundle.in_hand and bundle.cards[card]:
                self.forget(bundle, loose=True)  # was it the bundle's?

    def put_in_order(self, player: int, cards: list[str]) -> None:
        side = self.sides[player]
        if player == self.viewer:
            assert Counter(self.own_order) == Counter(cards)
            side.deck += [Place(card) for card in reversed(self.own_order)]
            self.own_order = []
            return
        bundle = Bundle(Counter(cards))
        side.bundles.append(bundle)
        side.deck += [Place(bundle=bundle) for _ in cards]
        self.settle(bundle)

    def shuffled(self, player: int) -> None:
        side = self.sides[player]
        for bundle in side.bundles[:]:
            if any(place.bundle is bundle for place in side.deck):
                self.forget(bundle)
        side.deck[:] = [Place() for _ in side.deck]

    def searched(self, player: int) -> None:
        self.shuffled(player)
        self.sides[player].deck.pop()

    def looked_at(self, player: int, event: Event) -> None:
        if player != self.viewer:
            return
        other = event.args["other"]
        assert isinstance(other, int)
        side = self.sides[other]
        for bundle in side.bundles[:]:
            self.forget(bundle, loose=True)
        side.loose_hand = False
        side.hand = Counter(all_named(event))
        if side.being_played in side.hand:
            side.hand[side.being_played] -= 1

    # -- bundles ---------------------------------------------------------------------------------------------------

    def settle(self, bundle: Bundle) -> None:
        """Turn a bundle that hides nothing any more into known cards."""
        side = next(side for side in self.sides if bundle in side.bundles)
        bundle.cards = +bundle.cards
        if bundle.in_hand == bundle.cards.total():
            side.hand += bundle.cards
            side.bundles.remove(bundle)
        elif len(bundle.cards) == 1:
            card = next(iter(bundle.cards))
            for place in side.deck:
                if place.bundle is bundle:
                    place.bundle, place.card = None, card
            side.hand[card] += bundle.in_hand
            side.bundles.remove(bundle)

    def forget(self, bundle: Bundle, *, loose: bool = False) -> None:
        side = next(side for side in self.sides if bundle in side.bundles)
        for place in side.deck:
            if place.bundle is bundle:
                place.bundle, place.loose = None, loose
        side.loose_hand |= loose and bundle.in_hand > 0
        side.bundles.remove(bundle)

    # -- comparing -------------------------------------------------------------------------------------------------

    def check_view(self, game: Game) -> None:
        """The view shows exactly what this player knows: all that was seen (X10.28), and nothing else."""
        view: Any = game.view(self.viewer).to_json()
        for player, side in enumerate(self.sides):
            if side.began:
                shown = view["seats"][player]
                deck = view["deck"] if self.common else shown["deck"]
                self.check_deck(side, deck, view["groups"])
                if player != self.viewer:
                    self.check_hand(side, shown["hand"], deck, view["groups"])

    def check_deck(self, side: Side, shown: list[str], groups: list[list[str]]) -> None:
        assert len(shown) == len(side.deck)
        for place, entry in zip(side.deck, shown, strict=True):
            card, group = parse(entry)
            if place.loose:
                continue
            if place.bundle is not None:
                assert card == "?" and group, f"{entry} should be one of {place.bundle.cards}"
                assert Counter(groups[group - 1]) == place.bundle.cards
            else:
                assert card == (place.card or "?"), f"{entry} should be {place.card or 'unknown'}"
                assert place.card or not group

    def check_hand(self, side: Side, hand: list[str], deck: list[str], groups: list[list[str]]) -> None:
        entries = [parse(entry) for entry in hand]
        in_deck = {parse(entry)[1] for entry in deck}
        known = Counter(card for card, _ in entries if card != "?")
        for group in {group for card, group in entries if card == "?" and group and group not in in_deck}:
            known.update(groups[group - 1])  # all of it in one hand: simply known
        expected = +side.hand
        if side.being_played and side.being_played != FROM_PILE:
            expected[side.being_played] += 1
        if side.loose_hand:
            assert known >= expected
            return
        assert known == expected, f"{dict(known)} is shown as known in a hand where {dict(expected)} was seen"
        in_hand = Counter(group for card, group in entries if card == "?" and group in in_deck and group)
        assert sorted(in_hand.values()) == sorted(bundle.in_hand for bundle in side.bundles if bundle.in_hand)


def parse(entry: str) -> tuple[str, int]:
    """The card of an entry of a view, and the number of its group."""
    rest, _, group = entry.partition("#")
    return rest.partition("@")[0], int(group or 0)
