"""Two worlds that one player cannot tell apart, played on side by side (design 5)."""

import json
import random
from collections.abc import Callable

from gosux import Event, Game
from gosux.model.actions import NO
from gosux.model.changes.knowledge import group_of, knowers, sort_hand
from gosux.model.dice import Dice
from tests.random_play import pick

NAMED_IN_SEARCHES = {"search phoenix", "search phoenix-eliana", "search phoenix-immortal"}
UNNOTICED = {"mulligan", "redraw", "will", "discard-to", "clan-to-discard", "order", "search"}
"""Questions whose being asked the other players must not notice (X3.8b, X10.24, X10.28; G1.3)."""

NEXT_CARDS = 8
"""So many cards on top of a deck stay as they are, so that draws look alike for a while."""

Place = tuple[list[int], int]  # a hand or deck, and an index
Way = Callable[[Game, int, random.Random], None]


def hidden_places(game: Game, pile: list[int], viewer: int, group: int = 0) -> list[Place]:
    """The places of a hand or deck whose cards ``viewer`` does not know, of one group (0: of none)."""
    return [
        (pile, index)
        for index, entry in enumerate(pile)
        if not knowers(entry) >> viewer & 1 and group_of(entry) == group
    ]


def deep_places(game: Game, deck: list[int], viewer: int) -> list[Place]:
    """The unknown places of a deck below its next cards."""
    return [place for place in hidden_places(game, deck, viewer) if place[1] < len(deck) - NEXT_CARDS]


def deal_anew(places: list[Place], rng: random.Random) -> None:
    """Let the cards of these places change places; what is known of each place stays with it."""
    cards = [pile[index] & 255 for pile, index in places]
    rng.shuffle(cards)
    for (pile, index), card in zip(places, cards, strict=True):
        pile[index] = pile[index] & ~255 | card


def exchange(first: Place, second: Place) -> None:
    """Two cards change places; what is known of each place stays with it."""
    one, two = first[0][first[1]], second[0][second[1]]
    first[0][first[1]] = one & ~255 | two & 255
    second[0][second[1]] = two & ~255 | one & 255


def others(game: Game, viewer: int) -> list[int]:
    return [seat for seat in range(game.players) if seat != viewer]


def deal_hidden_cards(game: Game, viewer: int, rng: random.Random) -> None:
    """All that the viewer does not know of others' cards lies elsewhere; of a common pile all but its top."""
    seats = game.state.seats
    if game.ruleset == "gosu":
        places = deep_places(game, seats[0].deck, viewer)
        deal_anew(places + [place for seat in others(game, viewer)
                            for place in hidden_places(game, seats[seat].hand, viewer)], rng)  # fmt: skip
        return
    other = seats[1 - viewer]
    for group in range(len(game.state.groups) + 1):
        deal_anew(hidden_places(game, other.hand, viewer, group) + hidden_places(game, other.deck, viewer, group), rng)


def exchange_with_the_deck(game: Game, viewer: int, rng: random.Random) -> None:
    """One unseen card of another hand lies deep in the deck, and the other way round."""
    player = game.state.seats[rng.choice(others(game, viewer))]
    held = hidden_places(game, player.hand, viewer)
    deep = deep_places(game, player.deck, viewer)
    if held and deep:
        exchange(rng.choice(held), rng.choice(deep))


def exchange_between_hands(game: Game, viewer: int, rng: random.Random) -> None:
    """Two other players hold each an unseen card of the other; with two players one of the deck (there is no third)."""
    held = [
        places for seat in others(game, viewer) if (places := hidden_places(game, game.state.seats[seat].hand, viewer))
    ]
    if game.ruleset != "gosu" or len(held) < 2:
        exchange_with_the_deck(game, viewer, rng)
        return
    first, second = rng.sample(held, 2)
    exchange(rng.choice(first), rng.choice(second))


def deal_own_deck(game: Game, viewer: int, rng: random.Random) -> None:
    """The deck that the viewer draws from has another order below its next cards."""
    deal_anew(deep_places(game, game.state.seats[viewer].deck, viewer), rng)


WAYS: tuple[Way, ...] = (deal_hidden_cards, exchange_with_the_deck, exchange_between_hands, deal_own_deck)


def seen_by(viewer: int, events: list[Event]) -> list[str]:
    """What a player may see of events, told by the rules and not by the engine."""
    told = []
    for number, event in enumerate(events):
        args = dict(event.args)
        theirs = args.get("player") != viewer
        if event.kind == "chosen-for-you" and theirs:
            continue
        shown = event.kind == "searched" and any(
            later.kind == "put-on-top" for later in events[number + 1 : number + 3]
        )
        if event.kind in ("drew", "searched", "vision") and theirs and not shown:
            del args["card"]
        told.append(json.dumps([event.kind, args], sort_keys=True))
    return told


class Pair:
    """Two games at a decision of ``viewer``, who cannot tell which one it is."""

    def __init__(self, game: Game, viewer: int, way: int, rng: random.Random) -> None:
        self.viewer = viewer
        self.rng = rng
        self.games = [game.clone(), game.clone()]
        for one in self.games:
            one.state.dice = Dice(
                f"another day {rng.random()}" if one is self.games[0] else self.games[0].state.dice.seed
            )
        WAYS[way](self.games[1], viewer, rng)
        for player in self.games[1].state.seats:
            sort_hand(player.hand)
        self.story: list[list[str]] = [[], []]  # what the viewer may see
        self.events: list[list[object]] = [[], []]  # what the engine shows the viewer
        self.orders: list[list[str]] = [[], []]  # answers still to be given about the order of cards on a deck
        self.compared = 0

    def play(self, decisions: int) -> str:
        """Play both on alike; returns why the comparison ended. A difference that the viewer sees is an error."""
        self.compare()
        for _ in range(decisions):
            if all(game.state.over for game in self.games):
                return "over"
            actions = self.choose()
            if isinstance(actions, str):
                return actions
            for side, action in enumerate(actions):
                if action is not None:
                    self.take(side, action)
            if self.in_step():
                if self.story[0] != self.story[1]:
                    return "seen"
                self.compare()
        return "long enough"

    def question(self, side: int) -> tuple[int, str]:
        decision = self.games[side].decision
        return (decision.player, decision.kind) if decision else (-1, "over")

    def unnoticed(self, side: int) -> bool:
        player, kind = self.question(side)
        if player == self.viewer or kind not in UNNOTICED:
            return False
        top = self.games[side].state.stack[-1]
        return top.step == 0

    def in_step(self) -> bool:
        return self.question(0) == self.question(1)

    def choose(self) -> "tuple[int | None, int | None] | str":
        """An action for each world, None to wait, or why the two cannot go on alike."""
        one, two = self.games
        if not self.in_step():
            for side in range(2):
                # Asked in this world only: decline, and nobody has noticed.
                if self.unnoticed(side) and NO in self.games[side].legal():
                    decline: tuple[int | None, int | None] = (NO, None) if side == 0 else (None, NO)
                    return decline
            return "asked differently"
        player, kind = self.question(0)
        if player == self.viewer:
            assert one.legal() == two.legal(), "the viewer has other choices"
            action = pick(one, self.rng)
            return action, action
        if kind == "search" and not {one.action_text(action) for action in one.legal()} <= NAMED_IN_SEARCHES:
            return self.rng.choice(one.legal()), self.rng.choice(two.legal())  # taken unseen (X11.10)
        if kind == "order":
            return self.put_in_order()
        common = [action for action in one.legal() if action in two.legal()]
        if not common:
            return "nothing in common"
        preferred = pick(one, self.rng)
        action = preferred if preferred in common else self.rng.choice(common)
        return action, action

    def put_in_order(self) -> tuple[int, int]:
        """The same cards go on the deck in both worlds, in another order."""
        if not self.orders[0]:
            state = self.games[0].state
            pile = [f"put {state.decider}:{self.card(design)}" for design in state.seats[state.decider].discard]
            most = state.seats[state.decider].owned_tokens()
            picks = self.rng.sample(pile, self.rng.randint(0, min(most, len(pile))))
            self.orders = [[*picks, "done"], [*self.rng.sample(picks, len(picks)), "done"]]
        answers = [self.games[side].action_id(self.orders[side].pop(0)) for side in range(2)]
        if all(one.state.stack[-1].cards == () for one in self.games) and not self.orders[0]:
            self.orders = [[], []]
        return answers[0], answers[1]

    def card(self, design: int) -> str:
        return self.games[0].rules.catalogue.cards[design].id

    def take(self, side: int, action: int) -> None:
        game = self.games[side]
        twin = game.clone()
        self.events[side] += [event.to_json() for event in twin.apply(action, viewer=self.viewer)]
        self.story[side] += seen_by(self.viewer, game.apply(action, viewer=None))
        if self.question(side)[1] != "order":
            self.orders[side] = []

    def compare(self) -> None:
        """Whatever the viewer is shown is the same in both worlds, byte for byte."""
        self.compared += 1
        assert self.events[0] == self.events[1]
        views = [game.view(self.viewer) for game in self.games]
        texts = [json.dumps(view.to_json(), sort_keys=True) for view in views]
        assert texts[0] == texts[1], f"views differ at {self.question(0)}"
        assert str(views[0].decision) == str(views[1].decision)
        assert str(views[0].decision and views[0].decision.prompt) == str(
            views[1].decision and views[1].decision.prompt
        )
        for _ in range(3):
            action = self.rng.randrange(self.games[0].rules.catalogue.table.size)
            reasons = [game.why_not(action, self.viewer) for game in self.games]
            assert reasons[0] == reasons[1], f"refusals of {action} differ at {self.question(0)}"
        if self.compared % 4 == 1:
            seed = self.rng.random()
            samples = [json.dumps(view.sample(random.Random(seed)).to_json(), sort_keys=True) for view in views]
            assert samples[0] == samples[1], f"samples differ at {self.question(0)}"


# Seat 1 may be asked for Force of will when seat 0 captures its Troop, or not, by what it holds (X10.24).
PERIL = """
tiles = []
[[player]]
hand = ["lava-goddesses"]
deck = []
[[player]]
army.I = ["apostles-of-the-night"]
hand = ["{held}"]
deck = ["ashes", "{below}"]
"""
