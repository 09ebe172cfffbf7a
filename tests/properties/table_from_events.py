"""The table, kept from nothing but the events that one player sees (design 6).

Whoever follows the events can draw every card that lies open, and knows how many lie hidden where. Nothing is looked up
in the game: it begins with the table of the first decision, and ``happens`` takes every event that follows. What an
event says must fit what lies there.
"""

from collections import Counter
from dataclasses import dataclass, field
from typing import TypeVar

from gosux import Event, Game
from gosux.model import events
from gosux.model.catalogue import CAPTURED
from gosux.model.changes.knowledge import DESIGN
from gosux.model.frame import NOWHERE
from gosux.model.messages.references import CardRef, SlotRef

SLOTS = 15
HIDDEN = ("hand", "deck")
TOKENS = ("tokens", "spent", "lost", "locked")
TOKENS_ON_CARDS = (events.TokenPlacedOn, events.TokenBack)  # whose token it is, not whose card

Slot = tuple[int, int]
T = TypeVar("T")


@dataclass
class Side:
    """What lies before one player: how many cards are hidden, which lie open, and the tokens."""

    hidden: Counter[str] = field(default_factory=Counter)
    discard: Counter[str] = field(default_factory=Counter)
    removed: Counter[str] = field(default_factory=Counter)
    tokens: Counter[str] = field(default_factory=Counter)
    points: int = 0
    passed: bool = False
    out: bool = False


class TableFromEvents:
    def __init__(self, game: Game, viewer: int) -> None:
        state = game.state
        self.viewer = viewer
        self.common = game.rules.law.common_piles
        self.sides = [Side() for _ in range(game.players)]
        self.army: dict[Slot, str] = {}
        self.face_down: set[Slot] = set()
        self.resting: dict[Slot, Counter[int]] = {}  # the tokens on a slot, by whose they are
        self.doubled: Counter[Slot] = Counter()
        self.own: Counter[str] = Counter()  # the viewer's hand
        self.revealed: Counter[str] = Counter()
        self.aside = ""
        self.holders = {"wonder": int(state.wonder), "advantage": int(state.advantage)}
        self.bounty: Slot | None = place_of(state.bounty) if state.bounty != NOWHERE else None
        self.tiles = {clan.id for number, clan in enumerate(game.rules.catalogue.clans) if state.tiles >> number & 1}
        self.bans = Counter((ban.seat, names(game)[ban.design]) for ban in state.bans)
        self.round, self.active = int(state.round), int(state.active)
        self.turns_left, self.extra_turns = int(state.turns_remaining()), int(state.extra_turns)
        self.result: tuple[list[int], str] | None = None
        self.group = game.group
        self.value = {card.id: card.value for card in game.rules.catalogue.cards}
        self.read_sides(game)

    def read_sides(self, game: Game) -> None:
        cards = names(game)
        for seat, player in enumerate(game.state.seats):
            side = self.sides[seat]
            if self.common and seat:
                side.discard, side.hidden = self.sides[0].discard, Counter()
            side.hidden["hand"] = len(player.hand)
            if seat == self.viewer:
                self.own.update(cards[entry & DESIGN] for entry in player.hand)
            side.hidden["deck"] = 0 if self.common and seat else len(player.deck)
            if not self.common or not seat:
                side.discard.update(cards[design] for design in player.discard)
            side.removed.update(cards[design] for design in player.removed)
            side.tokens.update({zone: int(getattr(player, zone)) for zone in TOKENS})
            side.points, side.passed, side.out = int(player.supremacy), player.passed, player.out
            for slot, design in enumerate(player.army):
                if design >= 0:
                    self.army[seat, slot] = cards[design % CAPTURED]
                    if design >= CAPTURED:
                        self.face_down.add((seat, slot))
                guests = [whose for code, whose in game.state.foreign if code == seat * SLOTS + slot]
                self.resting[seat, slot] = Counter([*guests, *[seat] * (player.resting[slot] - len(guests))])
                self.doubled[seat, slot] = int(player.doubled[slot])

    # -- what happens ----------------------------------------------------------------------------------------------

    def happens(self, event: Event) -> None:
        assert event.group in (self.group, self.group + 1), "an action group is missing"
        self.group = event.group
        self.says_what_is_there(event)
        if isinstance(event, events.Swapped):
            self.swap(event)
        else:
            for move in event.moves():
                self.move(event, move)
        self.change(event)

    def says_what_is_there(self, event: Event) -> None:
        """A card that an event names in a slot lies there, and is its player's."""
        slot, card = event.args.get("slot"), event.args.get("card")
        if isinstance(event, events.Entered):
            assert (event.slot.seat, event.slot.slot) not in self.army and event.slot.seat == event.player
        elif isinstance(slot, SlotRef) and isinstance(card, CardRef) and not isinstance(event, events.Swapped):
            assert self.army.get((slot.seat, slot.slot)) == card.id, event
            assert isinstance(event, TOKENS_ON_CARDS) or slot.seat == event.args["player"]

    def swap(self, event: events.Swapped) -> None:
        one, two = (event.slot.seat, event.slot.slot), (event.other_slot.seat, event.other_slot.slot)
        assert (self.army[one], self.army[two]) == (event.other_card.id, event.card.id)
        assert one[0] == two[0] == event.player and one != two and one[1] // 5 == two[1] // 5
        swap_values(self.army, one, two)
        swap_values(self.resting, one, two)
        swap_values(self.doubled, one, two)
        if (one in self.face_down) != (two in self.face_down):
            self.face_down ^= {one, two}
        if self.bounty in (one, two):
            self.bounty = two if self.bounty == one else one

    def move(self, event: Event, move: events.Move) -> None:
        if move.turn:
            slot = (move.origin.seat, move.origin.slot)
            assert (slot in self.face_down) == (move.turn == "up")
            self.face_down ^= {slot}
        elif move.thing == "card":
            card = move.card.id if move.card is not None else ""
            self.take_card(move.origin, card, move.count)
            self.put_card(move.target, card, move.count)
        elif move.thing == "token":
            self.move_tokens(move, event)
        elif move.thing == "point":
            self.sides[move.target.seat].points += move.count
        elif move.thing == "bounty":
            assert self.bounty == (at(move.origin) if move.origin.zone == "army" else None)
            self.bounty = at(move.target) if move.target.zone == "army" else None
        else:
            assert self.holders[move.thing] == move.origin.seat
            self.holders[move.thing] = move.target.seat

    def take_card(self, place: events.Place, card: str, count: int) -> None:
        if place.zone in HIDDEN:
            pile = self.hidden(place)
            pile[place.zone] -= count
            assert pile[place.zone] >= 0
            if place.zone == "hand" and place.seat == self.viewer:
                self.leaves_own(card, count)
        elif place.zone == "army":
            assert self.army.pop(at(place)) == card
            self.face_down.discard(at(place))
        elif place.zone == "aside":
            assert self.aside == card
            self.aside = ""
        elif place.zone != "board":
            pile = self.open_pile(place)
            assert pile[card] >= count, f"{card} is not in {place}"
            pile[card] -= count

    def put_card(self, place: events.Place, card: str, count: int) -> None:
        if place.zone in HIDDEN:
            self.hidden(place)[place.zone] += count
            if place.zone == "hand" and place.seat == self.viewer:
                self.own[card] += count
        elif place.zone == "army":
            self.army[at(place)] = card
        elif place.zone == "aside":
            assert self.aside == ""
            self.aside = card
        else:
            self.open_pile(place)[card] += count

    def leaves_own(self, card: str, count: int) -> None:
        if card:
            assert self.own[card] > 0
            self.own[card] -= 1
        else:  # a whole hand
            assert self.own.total() == count
            self.own.clear()

    def hidden(self, place: events.Place) -> Counter[str]:
        return self.sides[0 if self.common and place.zone == "deck" else place.seat].hidden

    def open_pile(self, place: events.Place) -> Counter[str]:
        if place.zone == "revealed":
            return self.revealed
        side = self.sides[place.seat]
        return side.discard if place.zone == "discard" else side.removed

    def move_tokens(self, move: events.Move, event: Event) -> None:
        whose = event.args["player"]
        assert isinstance(whose, int)
        for place, count in ((move.origin, -move.count), (move.target, move.count)):
            if place.zone == "army":
                self.resting[at(place)][whose] += count
                assert self.resting[at(place)][whose] >= 0
                self.doubled[at(place)] = min(self.doubled[at(place)], self.resting[at(place)].total())
            elif place.zone != "board":
                self.sides[place.seat].tokens[place.zone] += count
                assert self.sides[place.seat].tokens[place.zone] >= 0

    def change(self, event: Event) -> None:
        """What is not a move."""
        if isinstance(event, events.TokenPlaced):
            self.doubled[event.slot.seat, event.slot.slot] += event.veteran
        elif isinstance(event, events.Unlocked):
            assert self.owned(event.player) == event.count and event.locked in (0, 1)
        elif isinstance(event, events.TokenPlacedOn):
            assert event.owner == event.slot.seat
        elif isinstance(event, events.TokensReturn):
            assert self.sides[event.player].tokens["tokens"] == event.count
        elif isinstance(event, events.Supremacy):
            assert self.sides[event.player].points == event.count
        elif isinstance(event, events.TileFlipped):
            self.tiles.add(event.tile.id)
        elif isinstance(event, events.TilesActive):
            self.tiles = {clan.id for clan in event.tiles}
        elif isinstance(event, events.Banned):
            self.bans[event.other, event.card.id] += 1
        elif isinstance(event, events.BanOver):
            assert self.bans[event.player, event.card.id]
            self.bans[event.player, event.card.id] -= 1
        elif isinstance(event, events.ShuffledIn):
            assert self.sides[event.player].discard.total() == event.left
        elif isinstance(event, events.Battle):
            assert event.round == self.round
            assert [side.total for side in event.sides] == [self.strength(side) for side in event.sides]
        elif isinstance(event, events.GameOver):
            self.result = (event.winners, event.rule)
        self.change_turns(event)

    def change_turns(self, event: Event) -> None:
        if isinstance(event, events.Round):
            assert event.round == self.round + 1
            self.round, self.turns_left, self.extra_turns = event.round, -1, 0
            for side in self.sides:
                side.passed = False
        elif isinstance(event, events.Turn):
            assert not self.sides[event.player].passed and not self.sides[event.player].out
            assert event.additional == (1 if self.extra_turns else 0)
            assert event.left == (self.turns_left - 1 if self.turns_left > 0 else self.turns_left)
            self.extra_turns -= event.additional
            self.active, self.turns_left = event.player, event.left
        elif isinstance(event, events.AdditionalTurn):
            self.extra_turns = event.pending
        elif isinstance(event, events.Passed):
            assert not self.sides[event.player].passed
            self.sides[event.player].passed = True
            if all(side.passed or side.out for side in self.sides):
                assert event.left == 0
            else:
                assert self.turns_left < 0 or event.left == self.turns_left
            self.turns_left, self.extra_turns = event.left, 0
        elif isinstance(event, events.LeftTheGame):
            self.sides[event.player].out = True
            self.turns_left = event.left

    def strength(self, side: events.BattleSide) -> int:
        """What an army is worth by what lies open; the event says which cards count double."""
        for row, value in enumerate(side.rows):
            cards = [
                self.value[card] * (2 if SlotRef(*slot) in side.doubled else 1)
                for slot, card in self.army.items()
                if slot[0] == side.seat and slot[1] // 5 == row and slot not in self.face_down
            ]
            assert value == sum(cards), f"row {row + 1} of player {side.seat}"
        assert side.hand in (0, self.sides[side.seat].hidden["hand"])
        return sum(side.rows) + side.hand

    def owned(self, seat: int) -> int:
        tokens = self.sides[seat].tokens
        return sum(tokens[zone] for zone in ("tokens", "spent", "lost")) + sum(
            resting[seat] for resting in self.resting.values()
        )

    # -- comparing -------------------------------------------------------------------------------------------------

    def check(self, game: Game) -> None:
        """The events have told all that lies open."""
        found = TableFromEvents(game, self.viewer)
        for seat, (told, there) in enumerate(zip(self.sides, found.sides, strict=True)):
            assert +told.hidden == +there.hidden, f"hidden cards of player {seat}"
            assert (+told.discard, +told.removed) == (+there.discard, +there.removed), f"piles of player {seat}"
            assert (told.points, told.out) == (there.points, there.out)
            if not told.out:  # the tokens of one who has left mean nothing any more
                assert +told.tokens == +there.tokens, f"tokens of player {seat}"
                assert told.passed == there.passed
        assert +self.own == +found.own
        assert self.army == found.army
        assert self.face_down == found.face_down
        left = {seat for seat, side in enumerate(self.sides) if side.out}
        for slot, tokens in found.resting.items():
            assert without(self.resting[slot], left) == without(tokens, left), slot
            if slot[0] not in left:
                assert self.doubled[slot] == found.doubled[slot], slot
        names_now = names(game)
        assert +self.revealed == Counter(names_now[design] for design in game.state.revealed)
        assert self.aside == (names_now[game.state.incoming] if game.state.incoming >= 0 else "")
        assert (self.holders, self.bounty, self.tiles) == (found.holders, found.bounty, found.tiles)
        assert +self.bans == +found.bans
        assert self.group == game.group, "an action group is missing"
        result = game.result
        assert self.result == (None if result is None else (list(result.winners), result.rule))
        if game.state.round and result is None:
            assert (self.round, self.active) == (found.round, found.active)
            assert self.turns_left == found.turns_left
            assert self.extra_turns == found.extra_turns


def swap_values(table: "dict[Slot, T]", one: Slot, two: Slot) -> None:
    table[one], table[two] = table[two], table[one]


def without(tokens: Counter[int], left: set[int]) -> dict[int, int]:
    return {whose: count for whose, count in (+tokens).items() if whose not in left}


def at(place: events.Place) -> Slot:
    return place.seat, place.slot


def place_of(code: int) -> Slot:
    return code // SLOTS, code % SLOTS


def names(game: Game) -> list[str]:
    return [card.id for card in game.rules.catalogue.cards]
