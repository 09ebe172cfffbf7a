"""Random numbers: the same on every machine, and not predictable from what a player sees (design 4).

A game's words come from BLAKE2b in counter mode: the key is a hash of the seed's text, block ``n`` is the 64-byte
digest of the number ``n`` (8 bytes, little endian), and each block gives 32 words of 16 bits, little endian. A bounded
number is a word modulo the bound; words in the last, incomplete multiple of the bound are rejected.
"""

from hashlib import blake2b
from typing import Final, TypeVar

from mypy_extensions import i64, mypyc_attr

WORDS_IN_BLOCK: Final = 32
WORD_VALUES: Final = 65536
BLOCK_SIZE: Final = 64  # bytes

Item = TypeVar("Item")


@mypyc_attr(acyclic=True)
class Dice:
    """Dice keyed by a seed. ``position``, the number of words used so far, is the only thing that changes."""

    def __init__(self, seed: str, position: i64 = 0) -> None:
        self.seed = seed
        self.position: i64 = position
        self.keyed: blake2b | None = None  # created when first needed
        self.block = b""
        self.block_number: i64 = -1

    def word(self) -> i64:
        position: i64 = self.position
        number = position // WORDS_IN_BLOCK
        if number != self.block_number:
            self.next_block(number)
        self.position = position + 1
        place: i64 = position % WORDS_IN_BLOCK * 2
        return self.block[place] | self.block[place + 1] << 8

    def next_block(self, number: int) -> None:
        if self.keyed is None:
            seed = self.seed.encode(errors="surrogatepass")
            key = blake2b(seed, digest_size=32, person=b"gosux-dice").digest()
            self.keyed = blake2b(digest_size=64, key=key)
        hasher = self.keyed.copy()
        hasher.update(number.to_bytes(8, "little"))
        self.block = hasher.digest()
        self.block_number = number

    def below(self, bound: i64) -> i64:
        """A number from 0 up to but not including ``bound``."""
        limit = WORD_VALUES - WORD_VALUES % bound
        word = self.word()
        while word >= limit:
            word = self.word()
        return word % bound

    def shuffle(self, items: list[Item]) -> None:
        """Fisher-Yates shuffle, from the last place down."""
        position: i64 = self.position
        last: i64 = len(items) - 1
        while last > 0:  # ``below``, inlined for a whole block of words
            number = position // WORDS_IN_BLOCK
            if number != self.block_number:
                self.next_block(number)
            block = self.block
            place: i64 = position % WORDS_IN_BLOCK * 2
            while place < BLOCK_SIZE and last > 0:
                word: i64 = block[place] | block[place + 1] << 8
                place += 2
                position += 1
                bound = last + 1
                if word < WORD_VALUES - WORD_VALUES % bound:
                    other = word % bound
                    items[last], items[other] = items[other], items[last]
                    last -= 1
        self.position = position

    def clone(self) -> "Dice":
        copy = Dice(self.seed, self.position)
        copy.keyed = self.keyed
        copy.block = self.block
        copy.block_number = self.block_number
        return copy


@mypyc_attr(acyclic=True)
class FastDice(Dice):
    """Fast dice for sampled worlds (a 32-bit xorshift), independent of the real game's dice."""

    def __init__(self, number: int) -> None:
        super().__init__("", 0)
        self.number: i64 = number & 0xFFFFFFFF or 0x9E3779B9

    def word(self) -> i64:
        number = self.number
        number ^= (number << 13) & 0xFFFFFFFF
        number ^= number >> 17
        number ^= (number << 5) & 0xFFFFFFFF
        self.number = number
        self.position += 1
        return number >> 16

    def below(self, bound: i64) -> i64:
        number = self.number
        limit = WORD_VALUES - WORD_VALUES % bound
        while True:
            number ^= (number << 13) & 0xFFFFFFFF
            number ^= number >> 17
            number ^= (number << 5) & 0xFFFFFFFF
            self.position += 1
            word = number >> 16
            if word < limit:
                self.number = number
                return word % bound

    def shuffle(self, items: list[Item]) -> None:
        """The same algorithm with this class's words, written out, because searches shuffle all the time."""
        number = self.number
        words: i64 = 0
        last: i64 = len(items) - 1
        while last > 0:
            bound = last + 1
            number ^= (number << 13) & 0xFFFFFFFF
            number ^= number >> 17
            number ^= (number << 5) & 0xFFFFFFFF
            words += 1
            word = number >> 16
            if word < WORD_VALUES - WORD_VALUES % bound:
                other = word % bound
                items[last], items[other] = items[other], items[last]
                last -= 1
        self.number = number
        self.position += words

    def clone(self) -> "Dice":
        copy = FastDice(self.number)
        copy.position = self.position
        return copy


def derived_seed(seed: str, game: int) -> str:
    """The seed of game number ``game`` in a run with ``seed``."""
    return blake2b(f"{seed}/{game}".encode(errors="surrogatepass"), digest_size=16, person=b"gosux-run").hexdigest()
