"""The open side of a table, retold from nothing but the events that one player sees (design 6).

Whoever follows the events can draw every card that lies open, and knows how many lie hidden where.
"""

from collections import Counter
from dataclasses import dataclass, field

from gosux import Event, Game
from gosux.model.catalogue import CAPTURED
from gosux.model.frame import NOWHERE
from gosux.model.state import NOBODY

SLOTS = 15
HAND = 7
DECK = 45  # three clans (X2.3)


@dataclass
class RetoldSide:
    hand: int = 0
    deck: int = 0
    discard: Counter[str] = field(default_factory=Counter)
    removed: Counter[str] = field(default_factory=Counter)
    tokens: int = 0
    spent: int = 0
    lost: int = 0
    points: int = 0
    passed: bool = False
    out: bool = False


def card(event: Event, key: str = "card") -> str:
    return str(event.args[key]).removeprefix("card:")


def cards(event: Event) -> list[str]:
    names = event.args["cards"]
    assert isinstance(names, list)
    return [str(name).removeprefix("card:") for name in names]


def number(event: Event, key: str) -> int:
    value = event.args[key]
    assert isinstance(value, int)
    return value


class Retold:
    """Begins as the table of a game at its first decision; ``happens`` takes every event that follows."""

    def __init__(self, game: Game) -> None:
        catalogue = game.rules.catalogue
        self.common = game.ruleset == "gosu"
        self.sides = [RetoldSide() for _ in range(game.players)]
        self.armies: dict[str, str] = {}  # "0:I1" to a card, in brackets while it lies face down
        self.resting: dict[str, Counter[int]] = {}  # the tokens on a slot, by whose they are
        self.revealed: Counter[str] = Counter()
        self.drafting = set(range(game.players)) if game.state.available else set()
        self.aside = ""
        self.recalling = False
        self.replacing_from_hand = True
        self.advantage, self.wonder, self.bounty = game.state.advantage, game.state.wonder, ""
        self.round, self.active = game.state.round, game.state.active
        names = [one.id for one in catalogue.cards]
        for seat, player in enumerate(game.state.seats):
            side = self.sides[seat]
            if self.common:  # one for all
                side.discard = self.sides[0].discard
            for name in ("tokens", "spent", "lost", "passed", "out"):
                setattr(side, name, getattr(player, name))
            side.points, side.hand, side.deck = player.supremacy, len(player.hand), len(player.deck)
            for slot, design in enumerate(player.army):
                if design >= 0:
                    place = slot_text(seat * SLOTS + slot)
                    self.armies[place] = f"({names[design % CAPTURED]})" if design >= CAPTURED else names[design]
        self.sides[0].discard.update(names[design] for design in game.state.seats[0].discard)

    # -- telling ---------------------------------------------------------------------------------------------------

    def deck_changes(self, seat: int, count: int) -> None:
        for side in self.sides if self.common else [self.sides[seat]]:
            side.deck += count

    def taken(self, pile: Counter[str], name: str) -> None:
        assert pile[name] > 0, f"{name} is not where the events say"
        pile[name] -= 1

    def happens(self, event: Event) -> None:
        kind = event.kind
        seat = event.args.get("player")
        if not isinstance(seat, int):
            if kind == "round":
                raise AssertionError("a round has a first player")
            if kind == "bounty-token-back":
                self.bounty = ""
            return
        self.tell_of_cards(kind, event, seat)
        self.tell_of_army(kind, event, seat)
        self.tell_of_tokens(kind, event, seat)
        self.tell_of_turns(kind, event, seat)

    def tell_of_cards(self, kind: str, event: Event, seat: int) -> None:
        side = self.sides[seat]
        if kind in ("drew", "searched"):
            if seat in self.drafting:
                self.drafting.remove(seat)
                side.deck = DECK
            side.hand += 1
            self.deck_changes(seat, -1)
        elif kind in ("discarded", "used-will"):
            if side.out:
                assert card(event) == self.aside  # G3.7
                self.aside = ""
            else:
                side.hand -= 1
            side.discard[card(event)] += 1
        elif kind in ("took", "took-removed"):
            self.taken(side.discard if kind == "took" else side.removed, card(event))
            side.hand += 1
        elif kind in ("milled", "revealed"):
            self.deck_changes(seat, -len(cards(event)))
            (side.discard if kind == "milled" else self.revealed).update(cards(event))
        elif kind == "kept":
            self.taken(self.revealed, card(event))
            side.hand += 1
        elif kind == "discarded-revealed":
            side.discard.update(cards(event))
            self.revealed.subtract(cards(event))
        elif kind in ("put-on-top", "put-under"):
            if self.revealed[card(event)]:
                self.revealed[card(event)] -= 1
            else:  # searched for before
                side.hand -= 1
            self.deck_changes(seat, 1)
        elif kind in ("put-on-deck-in-order", "shuffled-in"):
            self.deck_changes(seat, len(cards(event)))
            for name in cards(event):
                self.taken(side.discard, name)
            assert kind != "shuffled-in" or event.args["left"] == side.discard.total()
        elif kind in ("mulligan", "mulligan-unseen"):
            side.hand -= HAND
            self.deck_changes(seat, HAND)
        elif kind == "removed":
            owner = self.sides[number(event, "owner")]
            self.taken(owner.discard, card(event))
            owner.removed[card(event)] += 1
        elif kind == "returned-to-deck":
            self.taken(side.removed, card(event))
            self.deck_changes(seat, 1)
        elif kind == "set-aside":
            self.aside = card(event)
            if event.args["from"] == "hand":
                side.hand -= 1
            else:
                self.taken(side.discard, self.aside)

    def tell_of_army(self, kind: str, event: Event, seat: int) -> None:
        side = self.sides[seat]
        slot = str(event.args.get("slot")).removeprefix("slot:")
        if kind in ("plays", "recalls"):
            self.recalling = kind == "recalls"
            self.replacing_from_hand = True
        elif kind == "entered":
            assert slot not in self.armies
            self.armies[slot] = card(event)
            if self.aside:
                assert self.aside == card(event)
                self.aside = ""
            elif self.recalling or not self.replacing_from_hand:
                self.taken(side.discard, card(event))
            else:
                side.hand -= 1
            self.recalling, self.replacing_from_hand = False, True
        elif kind in ("destroyed", "sacrificed", "shifted-out", "lifted", "returned-to-hand"):
            assert self.armies.pop(slot).strip("()") == card(event)
            if kind == "lifted":
                self.deck_changes(seat, 1)
            elif kind == "returned-to-hand" and not side.out:
                side.hand += 1
            else:
                side.discard[card(event)] += 1
        elif kind == "captured":
            assert self.armies[slot] == card(event)
            self.armies[slot] = f"({card(event)})"
        elif kind == "released":
            assert self.armies[slot] == f"({card(event)})"
            self.armies[slot] = card(event)
        elif kind == "swapped":
            self.swapped(slot, str(event.args["other_slot"]).removeprefix("slot:"))
            assert self.armies[slot].strip("()") == card(event)

    def swapped(self, one: str, two: str) -> None:
        self.armies[one], self.armies[two] = self.armies[two], self.armies[one]
        first, second = self.resting.pop(one, Counter()), self.resting.pop(two, Counter())
        self.resting[one], self.resting[two] = second, first
        if self.bounty in (one, two):
            self.bounty = two if self.bounty == one else one

    def tell_of_tokens(self, kind: str, event: Event, seat: int) -> None:
        side = self.sides[seat]
        slot = str(event.args.get("slot")).removeprefix("slot:")
        if kind in ("token-placed", "token-placed-on"):
            side.tokens -= 1
            self.resting.setdefault(slot, Counter())[seat] += 1
        elif kind == "token-back":
            side.tokens += 1
            self.resting[slot][seat] -= 1
        elif kind == "tokens-spent":
            side.tokens -= number(event, "count")
            side.spent += number(event, "count")
        elif kind == "token-back-spent":
            side.tokens += 1
            side.spent -= 1
        elif kind in ("tokens-to-spent", "token-lost"):
            self.resting[slot][seat] -= number(event, "count")
            side.spent += number(event, "count") if kind == "tokens-to-spent" else 0
            side.lost += number(event, "count") if kind == "token-lost" else 0
        elif kind == "tokens-return":
            side.tokens, side.spent, side.lost = number(event, "count"), 0, 0
            for tokens in self.resting.values():
                tokens[seat] = 0
        elif kind == "unlocked":
            side.tokens += 1
        elif kind == "supremacy":
            side.points += number(event, "gained")
            assert side.points == event.args["count"]
        elif kind == "advantage-taken" or (kind == "first-player" and self.common):
            self.advantage = seat
        elif kind in ("wonder-taken", "wonder-returned"):
            self.wonder = seat if kind == "wonder-taken" else NOBODY
        elif kind == "bounty-token":
            self.bounty = slot

    def tell_of_turns(self, kind: str, event: Event, seat: int) -> None:
        if kind == "passed":
            self.sides[seat].passed = True
        elif kind == "turn":
            self.active = seat
        elif kind == "round":
            self.round = number(event, "round")
            for side in self.sides:
                side.passed = False
        elif kind == "left-the-game":
            self.sides[seat].out = True

    # -- comparing -------------------------------------------------------------------------------------------------

    def check(self, game: Game) -> None:
        """The events have told all that lies open."""
        state = game.state
        names = [one.id for one in game.rules.catalogue.cards]
        armies: dict[str, str] = {}
        resting: dict[str, Counter[int]] = {}
        for seat, (player, side) in enumerate(zip(state.seats, self.sides, strict=True)):
            assert (side.hand, side.deck) == (len(player.hand), len(player.deck)), f"of player {seat}"
            assert (side.points, side.out) == (player.supremacy, player.out)
            if not side.out:  # the tokens of one who has left mean nothing any more
                assert (side.tokens, side.spent, side.lost) == (player.tokens, player.spent, player.lost)
                assert side.passed == player.passed
            assert +side.discard == Counter(names[design] for design in player.discard)
            assert +side.removed == Counter(names[design] for design in player.removed)
            for slot, design in enumerate(player.army):
                place = slot_text(seat * SLOTS + slot)
                if design >= 0:
                    armies[place] = f"({names[design % CAPTURED]})" if design >= CAPTURED else names[design]
                guests = [whose for code, whose in state.foreign if code == seat * SLOTS + slot]
                resting[place] = Counter([*guests, *[seat] * (player.resting[slot] - len(guests))])
        assert self.armies == armies
        left = {seat for seat, side in enumerate(self.sides) if side.out}
        for place, tokens in resting.items():
            seen = +self.resting.get(place, Counter())
            assert {whose: count for whose, count in seen.items() if whose not in left} == {
                whose: count for whose, count in tokens.items() if whose not in left
            }, place
        assert +self.revealed == Counter(names[design] for design in state.revealed)
        assert self.aside == (names[state.incoming] if state.incoming >= 0 else "")
        bounty = slot_text(state.bounty) if state.bounty != NOWHERE else ""
        assert (self.advantage, self.wonder, self.bounty) == (state.advantage, state.wonder, bounty)
        assert (self.round, self.active) == (state.round, state.active) or state.available


def slot_text(code: int) -> str:
    return f"{code // SLOTS}:{('I', 'II', 'III')[code % SLOTS // 5]}{code % 5 + 1}"
