"""The dice do what their description says: hash in counter mode, bounded by rejection, the same everywhere."""

import hashlib
from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gosux.model.dice import Dice, FastDice, derived_seed


def words_of(seed: str) -> Iterator[int]:
    """The words of a seed, written anew from the description in words."""
    key = hashlib.blake2b(seed.encode("utf-8"), digest_size=32, person=b"gosux-dice").digest()
    block = 0
    while True:
        digest = hashlib.blake2b(block.to_bytes(8, "little"), digest_size=64, key=key).digest()
        for place in range(0, 64, 2):
            yield int.from_bytes(digest[place : place + 2], "little")
        block += 1


def below(words: Iterator[int], bound: int) -> int:
    """Words of the last, incomplete run are thrown away, so that every remainder has equally many words."""
    runs = 65536 // bound
    return next(word for word in words if word < runs * bound) % bound


SEVEN = [14390, 33028, 35580, 57090, 14538, 12983, 7079, 10529]
"""The first words of the seed "7", computed by hand-written BLAKE2b after RFC 7693."""


def test_the_words_of_a_seed_are_known() -> None:
    dice = Dice("7")
    assert [dice.word() for _ in SEVEN] == SEVEN


@given(seed=st.text(max_size=40))
def test_words_follow_the_description(seed: str) -> None:
    dice = Dice(seed)
    words = words_of(seed)
    assert [dice.word() for _ in range(100)] == [next(words) for _ in range(100)]
    assert dice.position == 100


@given(seed=st.text(max_size=10), bounds=st.lists(st.integers(1, 65536), max_size=60))
def test_bounded_numbers_follow_the_description(seed: str, bounds: list[int]) -> None:
    dice = Dice(seed)
    words = words_of(seed)
    for bound in bounds:
        number = dice.below(bound)
        assert 0 <= number < bound
        assert number == below(words, bound)


@pytest.mark.parametrize("bound", [3, 7, 45, 1000, 30000, 40000, 65535])
def test_every_bounded_number_has_equally_many_words(bound: int) -> None:
    """Each remainder has as many words as the others, and the words above them are thrown away."""
    last_run = 65536 // bound * bound
    counts = Counter(below(iter([word, bound - 1]), bound) for word in range(last_run))
    assert set(counts.values()) == {65536 // bound}
    dice = Dice("rejection")
    words = words_of("rejection")
    used = 0
    for _ in range(300):
        dice.below(bound)
        while True:
            used += 1
            if next(words) < last_run:
                break
    assert dice.position == used


@given(seed=st.text(max_size=10), size=st.integers(0, 60))
def test_shuffles_follow_the_description(seed: str, size: int) -> None:
    """Fisher and Yates, from the last place down."""
    items = list(range(size))
    expected = list(range(size))
    Dice(seed).shuffle(items)
    words = words_of(seed)
    for last in reversed(range(1, size)):
        other = below(words, last + 1)
        expected[last], expected[other] = expected[other], expected[last]
    assert items == expected
    assert sorted(items) == list(range(size))


@pytest.mark.parametrize("fast", [False, True])
def test_all_orders_are_equally_likely(fast: bool) -> None:
    counts: Counter[tuple[int, ...]] = Counter()
    for number in range(12000):
        items = [0, 1, 2, 3]
        dice = FastDice(number * 2654435761) if fast else Dice(str(number))
        dice.shuffle(items)
        counts[tuple(items)] += 1
    assert len(counts) == 24
    # 23 degrees of freedom: 65 is about five sigmas above the mean.
    assert sum((count - 500) ** 2 / 500 for count in counts.values()) < 65


@given(seed=st.text(max_size=10), position=st.integers(0, 2000))
def test_dice_can_be_taken_up_again_anywhere(seed: str, position: int) -> None:
    dice = Dice(seed)
    for _ in range(position):
        dice.word()
    again = Dice(seed, position)
    copied = dice.clone()
    following = [dice.word() for _ in range(70)]
    assert [again.word() for _ in range(70)] == following
    assert [copied.word() for _ in range(70)] == following
    assert dice.position == again.position == position + 70


def test_fast_dice_are_copied_with_their_state() -> None:
    dice = FastDice(12345)
    dice.word()
    copied = dice.clone()
    assert [copied.word() for _ in range(50)] == [dice.word() for _ in range(50)]
    assert copied.position == dice.position == 51


def test_fast_dice_do_not_stick_at_zero() -> None:
    dice = FastDice(0)
    assert len({dice.word() for _ in range(50)}) > 40


def test_seeds_of_a_run_are_known_and_all_different() -> None:
    assert derived_seed("7", 0) == hashlib.blake2b(b"7/0", digest_size=16, person=b"gosux-run").hexdigest()
    assert derived_seed("7", 0) == "64b5dc3f0f56fb53bf4515e99286aadb"  # likewise
    seeds = {derived_seed(seed, game) for seed in ("", "7", "7/1", "a") for game in range(500)}
    assert len(seeds) == 2000


@given(seed=st.text(max_size=10), game=st.integers(0, 10**9))
def test_seeds_of_a_run_follow_the_description(seed: str, game: int) -> None:
    text = f"{seed}/{game}".encode()
    assert derived_seed(seed, game) == hashlib.blake2b(text, digest_size=16, person=b"gosux-run").hexdigest()
