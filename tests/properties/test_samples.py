"""Guessed worlds are fair: each unseen card lies in each hidden place as often as it should (design 5)."""

import math
import random
from collections import Counter

import pytest

from gosux import Game, View
from gosux.model.changes.knowledge import DESIGN, UNKNOWN, group_of
from gosux.model.state import State
from tests.random_play import Variant, every_variant, played
from tests.scene import asked, do, scene

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


def sharing(view: View) -> list[list[int]]:
    """The seats whose cards come from one deck: each alone, or all (G1.1)."""
    seats = list(range(len(view.state.seats)))
    return [seats] if view.ruleset == "gosu" else [[seat] for seat in seats]


def hidden_piles(state: State, seats: list[int]) -> dict[str, list[int]]:
    """The hands of players who share a deck, and the deck."""
    return {f"hand of {seat}": state.seats[seat].hand for seat in seats} | {"deck": state.seats[seats[0]].deck}


def spread(shown: dict[str, list[int]], world: State, seats: list[int], rng: random.Random) -> dict[str, list[int]]:
    """The piles of a guessed world beside those of the view: hands are sorted, so their unknown cards lie anywhere."""
    piles = hidden_piles(world, seats)
    for name in piles.keys() - {"deck"}:
        left = piles[name][:]
        for entry in shown[name]:
            if entry & DESIGN != UNKNOWN:
                left.remove(entry)  # a known card is there
        rng.shuffle(left)
        piles[name] = [
            entry
            if entry & DESIGN != UNKNOWN
            else left.pop(next(place for place, other in enumerate(left) if group_of(other) == group_of(entry)))
            for entry in shown[name]
        ]
        assert not left
    return piles


def unseen(view: View, seats: list[int]) -> Counter[int]:
    """The cards of players who share a deck that the viewer has not seen anywhere and that belong to no group."""
    state = view.state
    clans = state.seats[seats[0]].clans
    cards: Counter[int] = Counter()
    for number, card in enumerate(view.rules.catalogue.cards):
        if clans >> view.rules.catalogue.table.clan_numbers[card.clan] & 1:
            cards[number] = card.copies
    cards.subtract(state.seats[seats[0]].discard)
    for seat in seats:
        player = state.seats[seat]
        cards.subtract(design % 256 for design in player.army if design >= 0)
        cards.subtract([*player.removed, *player.absent])
    if state.revealer in seats:
        cards.subtract(state.revealed)
    if state.incoming >= 0 and state.active in seats:
        cards.subtract([state.incoming])
    hidden = [entry for pile in hidden_piles(state, seats).values() for entry in pile]
    cards.subtract(entry & DESIGN for entry in hidden if entry & DESIGN != UNKNOWN)
    for group in {group_of(entry) for entry in hidden if entry & DESIGN == UNKNOWN}:
        if group:
            cards.subtract(state.groups[group - 1])
    assert min(cards.values()) >= 0
    return +cards


def check_fair(game: Game, viewer: int) -> None:
    view = game.view(viewer)
    rng = random.Random("fair")
    check_fair_worlds(view, [view.sample(rng).state for _ in range(SAMPLES)])


def check_fair_worlds(view: View, worlds: list[State], deepest: int = 1000) -> None:
    """Places of a deck count down to the deepest one."""
    rng = random.Random("spread")
    for seats in sharing(view):
        cards = unseen(view, seats)
        piles = hidden_piles(view.state, seats)
        hidden = [
            entry for pile in piles.values() for entry in pile if entry == entry | UNKNOWN and not group_of(entry)
        ]
        assert cards.total() == len(hidden)
        guessed = [spread(piles, world, seats, rng) for world in worlds]
        for name, shown in piles.items():
            for place, entry in enumerate(shown):
                if name == "deck" and len(shown) - place > deepest:
                    continue
                counts = Counter(world[name][place] & DESIGN for world in guessed)
                if entry & DESIGN != UNKNOWN:
                    assert counts == {entry & DESIGN: SAMPLES}  # a known card is where it is known to be
                    continue
                group = group_of(entry)
                possible = Counter(view.state.groups[group - 1]) if group else cards
                assert counts.keys() <= possible.keys()
                expected = {card: SAMPLES * copies / possible.total() for card, copies in possible.items()}
                for card, share in expected.items():
                    assert is_likely(counts[card], SAMPLES, share / SAMPLES), f"place {place} of {name}: card {card}"
                if len(expected) > 1:
                    assert chi_square(counts, expected) < most_chi_square(len(expected) - 1)


Spot = tuple[str, int]  # the name of a pile and a place in it


def check_pairs(game: Game, viewer: int, seats: list[int], first: Spot, second: Spot) -> None:
    """Two unknown places of players who share a deck hold each pair of cards as often as it should."""
    view = game.view(viewer)
    rng = random.Random("pairs")
    cards = unseen(view, seats)
    shown = hidden_piles(view.state, seats)
    assert all(shown[name][place] & DESIGN == UNKNOWN for name, place in (first, second))
    counts: Counter[tuple[int, int]] = Counter()
    for _ in range(SAMPLES):
        piles = spread(shown, view.sample(rng).state, seats, rng)
        counts[piles[first[0]][first[1]] & DESIGN, piles[second[0]][second[1]] & DESIGN] += 1
    total = cards.total()
    for one in cards:
        for two in cards:
            ways = cards[one] * (cards[two] - (one == two))
            assert is_likely(counts[one, two], SAMPLES, ways / (total * (total - 1)))


@every_variant
def test_samples_are_fair_at_the_first_turn(variant: Variant) -> None:
    game = played(4, 0, variant)
    while game.decision is not None and game.decision.kind != "turn":
        game.step(game.legal()[-1])
    check_fair(game, game.state.decider)


@every_variant
def test_samples_are_fair_in_the_middle_of_a_game(variant: Variant) -> None:
    """At a moment when some cards of every other hand are unknown, some of one are known, and the deck is large."""
    for seed in range(200):
        game = played(seed, 20 + 20 * variant.players, variant)
        if game.legal():
            viewer = game.state.decider
            seats = game.view(viewer).state.seats
            hands = [player.hand for seat, player in enumerate(seats) if seat != viewer]
            strangers = [sum(1 for entry in hand if entry & DESIGN == UNKNOWN) for hand in hands]
            known = sum(len(hand) for hand in hands) - sum(strangers)
            if min(strangers) > 0 and max(strangers) > 1 and known and len(seats[1 - viewer % 2].deck) > 10:
                check_fair(game, viewer)
                return
    raise AssertionError("no game has such a moment")


FOUR_PLAYERS = """
ruleset = "gosu"
discard = ["kao"]
{pile}
[[player]]
army.I = ["ammo", "(medic)"]
army.II = ["justice"]
hand = ["illusionist", "seeker@2", "avenger", "patience", "kalim"]
[[player]]
hand = ["prahs", "seeker@03", "trsck"]
[[player]]
hand = ["psi@013", "medic"]
[[player]]
hand = ["walror", "sniper@0", "sniper", "thief"]
"""
LARGE_PILE = FOUR_PLAYERS.format(pile='top = ["loya", "psi@013"]')
SMALL_PILE = FOUR_PLAYERS.format(
    pile='deck = ["loya", "psi@013", "guardian", "guardian", "ammo", "dom", "fact", "blind", "thief", "trix", "angel"]'
)


def test_samples_are_fair_to_three_hands_and_one_pile_while_a_card_is_set_aside() -> None:
    game = scene(LARGE_PILE)
    do(game, "mutate II1", "into patience")
    assert asked(game) == (0, "pay")
    check_fair(game, 0)


def test_samples_are_fair_to_pairs_of_places_in_two_hands_and_the_pile() -> None:
    """What one hand holds the others lack: all are dealt from the same cards."""
    game = scene(SMALL_PILE)
    everybody = [0, 1, 2, 3]
    unknown = [[place for place, entry in enumerate(player.hand) if entry & DESIGN == UNKNOWN]
               for player in game.view(0).state.seats]  # fmt: skip
    assert [len(places) for places in unknown] == [0, 2, 1, 3]
    check_pairs(game, 0, everybody, ("hand of 1", unknown[1][0]), ("hand of 3", unknown[3][-1]))
    check_pairs(game, 0, everybody, ("hand of 2", unknown[2][0]), ("deck", 0))
    check_pairs(game, 0, everybody, ("deck", 1), ("deck", -1))


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
    check_pairs(game, 0, [1], ("deck", -7), ("deck", -8))
    check_pairs(game, 0, [1], ("deck", -8), ("deck", -20))


@pytest.mark.parametrize("position", [PUT_IN_ORDER, LARGE_PILE], ids=["gosu-x", "gosu"])
def test_samples_follow_their_generator(position: str) -> None:
    view = scene(position).view(0)
    assert view.sample(random.Random(1)) == view.sample(random.Random(1))
    assert len({view.sample(random.Random(seed)).digest() for seed in range(100)}) == 100
