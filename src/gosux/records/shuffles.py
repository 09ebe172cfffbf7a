"""Verifiable shuffles: the seed of a game between people, which nobody could choose alone (docs/shuffles.md).

The host draws a secret and tells its fingerprint before it gets a number from any player. All of them together give the
seed, and the secret is told after the game. So the host cannot choose the cards after it saw the numbers, and a player
cannot choose them without the secret.
"""

import re
import secrets
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from gosux.game.codec import Json
from gosux.records.files import RecordError

NUMBER: Final = re.compile(r"[0-9a-f]{32}\Z")
SECRET: Final = re.compile(r"[0-9a-f]{64}\Z")
NAME: Final = re.compile(r"[0-9a-z]{1,40}\Z")
NONE: Final = "-"  # stands for a seat that added no number: a bot, or a program without this feature
MOST_SEATS: Final = 10


def new_secret() -> str:
    return secrets.token_hex(32)


def fingerprint_of(secret: str) -> str:
    """What is told of a secret before the game."""
    return sha256(f"gosux-shuffle-1:secret:{secret}".encode()).hexdigest()


@dataclass(frozen=True)
class Shuffle:
    """``game`` is the id of the game, ``numbers`` has what each seat added."""

    game: str
    secret: str
    numbers: tuple["str | None", ...]

    @property
    def fingerprint(self) -> str:
        return fingerprint_of(self.secret)

    @property
    def seed(self) -> str:
        parts = [self.game, self.secret, *(number or NONE for number in self.numbers)]
        return sha256(f"gosux-shuffle-1:seed:{':'.join(parts)}".encode()).hexdigest()

    def to_json(self) -> Json:
        return {
            "game": self.game, "fingerprint": self.fingerprint, "secret": self.secret, "numbers": [*self.numbers]
        }  # fmt: skip


def shuffle_of(data: object) -> Shuffle:
    """The shuffle of a stored game or a replay. Raises RecordError."""
    found = data if isinstance(data, dict) else {}
    game, secret, numbers = found.get("game"), found.get("secret"), found.get("numbers")
    if not isinstance(game, str) or not NAME.match(game) or not isinstance(secret, str) or not SECRET.match(secret):
        raise RecordError("shuffle")
    if not isinstance(numbers, list) or len(numbers) > MOST_SEATS:
        raise RecordError("shuffle")
    if not all(one is None or (isinstance(one, str) and NUMBER.match(one)) for one in numbers):
        raise RecordError("shuffle")
    shuffle = Shuffle(game, secret, tuple(numbers))
    if found.get("fingerprint") != shuffle.fingerprint:
        raise RecordError("shuffle-secret")
    return shuffle


def check_seed(shuffle: Shuffle, seed: str, seats: int) -> None:
    """Whether the dice of a game come from its shuffle. Raises RecordError."""
    if shuffle.seed != seed or len(shuffle.numbers) != seats:
        raise RecordError("shuffle-seed")
