"""Guessed worlds are fair: each unseen card lies in each hidden place as often as it should (design 5)."""

import math
import random
from collections import Counter

from gosux import Game, View
from gosux.model.knowledge import DESIGN, UNKNOWN, group_of
from tests.random_play import played
from tests.scene import scene

SAMPLES = 3000
MOST_SIGMAS = 5.0
"""With a fixed seed this either holds or not; of some thousand honest counts none comes near."""


def is_likely(count: int, trials: int, probability: float) -> bool:
    """Whether an event of this probability may well have happened so often."""
    sigma = math.sqrt(trials * probability * (1 - probability))
    return abs(count - trials * probability) <= MOST_SIGMAS * sigma + 1e-9


def chi_square(counts: Counter[int], expected: dict[int, float]) -> float:
    return float(sum((counts[card] - share) ** 2 / share for card, share in expected.items()))


def most_chi_square(freedom: int) -> float:
    """About five sigmas above the mean of a chi-square distribution (by the cube of Wilson and Hilferty)."""
    share = 2 / (9 * freedom)
    return float(freedom * (1 - share + MOST_SIGMAS * share**0.5) ** 3)


def unseen(view: View, seat: int) -> Counter[int]:
    """The cards of a player that the viewer has not seen anywhere and that belong to no group."""
    player = view.state.seats[seat]
    cards: Counter[int] = Counter()
    for number, card in enumerate(view.rules.catalogue.cards):
        if player.clans >> view.rules.catalogue.table.clan_numbers[card.clan] & 1:
            cards[number] = card.copies
    cards.subtract(design % 256 for design in player.army if design >= 0)
    cards.subtract([*player.discard, *player.removed, *player.absent])
    if view.state.revealer == seat:
        cards.subtract(view.state.revealed)
    cards.subtract(entry & DESIGN for entry in player.hand + player.deck if entry & DESIGN != UNKNOWN)
    for group in {group_of(entry) for entry in player.hand + player.deck if entry & DESIGN == UNKNOWN}:
        if group:
            cards.subtract(view.state.groups[group - 1])
    assert min(cards.values()) >= 0
    return +cards


def check_fair(game: Game, viewer: int) -> None:
    view = game.view(viewer)
    rng = random.Random("fair")
    worlds = [view.sample(rng).state for _ in range(SAMPLES)]
    for seat, player in enumerate(view.state.seats):
        cards = unseen(view, seat)
        hidden = [entry for entry in player.hand + player.deck if entry == entry | UNKNOWN and not group_of(entry)]
        assert cards.total() == len(hidden)
        for pile in ("hand", "deck"):
            shown: list[int] = getattr(player, pile)
            for place, entry in enumerate(shown):
                counts = Counter(getattr(world.seats[seat], pile)[place] & DESIGN for world in worlds)
                if entry & DESIGN != UNKNOWN:
                    assert counts == {entry & DESIGN: SAMPLES}  # a known card is where it is known to be
                    continue
                group = group_of(entry)
                possible = Counter(view.state.groups[group - 1]) if group else cards
                assert counts.keys() <= possible.keys()
                expected = {card: SAMPLES * copies / possible.total() for card, copies in possible.items()}
                for card, share in expected.items():
                    assert is_likely(counts[card], SAMPLES, share / SAMPLES), f"{pile} {place} of {seat}: card {card}"
                if len(expected) > 1:
                    assert chi_square(counts, expected) < most_chi_square(len(expected) - 1)


def check_pairs(game: Game, viewer: int, first: int, second: int) -> None:
    """Two places of the other player's deck, counted from the top, hold each pair of cards equally often."""
    view = game.view(viewer)
    rng = random.Random("pairs")
    cards = unseen(view, 1 - viewer)
    counts: Counter[tuple[int, int]] = Counter()
    for _ in range(SAMPLES):
        deck = view.sample(rng).state.seats[1 - viewer].deck
        counts[deck[-first] & DESIGN, deck[-second] & DESIGN] += 1
    total = cards.total()
    for one in cards:
        for two in cards:
            ways = cards[one] * (cards[two] - (one == two))
            assert is_likely(counts[one, two], SAMPLES, ways / (total * (total - 1)))


def test_samples_are_fair_at_the_first_turn() -> None:
    game = played(4, 6)
    while game.decision is not None and game.decision.kind != "turn":
        game.step(game.legal()[-1])
    check_fair(game, game.state.decider)


def test_samples_are_fair_in_the_middle_of_a_game() -> None:
    """At a moment when some cards of the other hand are known and some are not."""
    for seed in range(50):
        game = played(seed, 60)
        if game.legal():
            viewer = game.state.decider
            others = game.view(viewer).state.seats[1 - viewer]
            strangers = sum(1 for entry in others.hand if entry & DESIGN == UNKNOWN)
            if strangers > 1 and len(others.hand) > strangers and len(others.deck) > 10:
                check_fair(game, viewer)
                return
    raise AssertionError("no game has such a moment")


PUT_IN_ORDER = """
tiles = []
[[player]]
army.I = ["nitish"]
hand = ["elle"]
top = ["sati", "quae@01"]
[[player]]
clans = ["galmi", "phoenix", "xian"]
army.I = ["bun-to"]
hand = ["boul-go#1", "muraena", "shard@0", "kaez"]
top = ["un-go@1#1", "un-go@1#1", "kno-bo@1#1", "arpia@01", "pangu@1#2", "nio@1#2"]
"""


def test_samples_are_fair_to_cards_whose_order_is_a_secret() -> None:
    """One of four cards put on the deck has been drawn, two of another group lie there, and some cards are known."""
    game = scene(PUT_IN_ORDER)
    assert game.state.groups
    check_fair(game, 0)


def test_the_owner_of_the_order_guesses_only_below_it() -> None:
    game = scene(PUT_IN_ORDER.replace("tiles = []", "tiles = []\nturn = 1"))
    for seed in range(50):
        world = game.view(1).sample(random.Random(seed))
        assert world.state.seats[1].deck[-6:] == game.state.seats[1].deck[-6:]
        assert sorted(world.state.seats[1].hand) == sorted(game.state.seats[1].hand)
    check_fair(game, 1)


def test_samples_are_fair_to_pairs_of_places() -> None:
    game = scene(PUT_IN_ORDER)
    check_pairs(game, 0, 7, 8)
    check_pairs(game, 0, 8, 20)


def test_samples_follow_their_generator() -> None:
    view = scene(PUT_IN_ORDER).view(0)
    assert view.sample(random.Random(1)) == view.sample(random.Random(1))
    assert len({view.sample(random.Random(seed)).digest() for seed in range(100)}) == 100
