"""Names of guests: whether two of them look alike, also across scripts (Unicode Technical Standard 39)."""

import unicodedata
from functools import cache

from confusable_homoglyphs.utils import load

from gosux.sessions.rooms.problems import RoomRefused
from gosux.sessions.storage.games import clean_name

MARK = "\u200e"  # around letters that are written from right to left, in the data


def named(name: str) -> str:
    """Raises RoomRefused without a name."""
    found = clean_name(unicodedata.normalize("NFKC", name))
    if found is None:
        raise RoomRefused("name-missing")
    return found


def look_alike(one: str, other: "str | None") -> bool:
    """Whether two names are the same but for case, accents, spaces and letters that look like others."""
    return other is not None and not keys_of(one).isdisjoint(keys_of(other))


def keys_of(name: str) -> frozenset[str]:
    """What look-alikes have in common: letters are compared as they are written, and in lower case, because only
    capital I looks like l."""
    return frozenset({bare(name), bare(skeleton(name)), bare(skeleton(name.casefold()))})


def bare(name: str) -> str:
    parted = unicodedata.normalize("NFKD", name.casefold())
    return "".join(letter for letter in parted if letter.isalnum()) or name


def skeleton(name: str) -> str:
    """The name with one letter for all that look like it."""
    return "".join(prototypes().get(letter, letter) for letter in unicodedata.normalize("NFKC", name))


@cache
def prototypes() -> dict[str, str]:
    """What stands for each letter that looks like others: "rn" for "m", "a" for the Cyrillic one."""
    alike: dict[str, set[str]] = {}
    for letter, others in load("confusables.json").items():
        alike[letter.strip(MARK)] = {letter.strip(MARK), *(one["c"].strip(MARK) for one in others)}
    found: dict[str, str] = {}
    for letter in alike:
        if len(letter) == 1:
            # The data lists one prototype for a letter, and all letters for a prototype.
            group = set[str]().union(*(alike.get(one, {one}) for one in alike[letter]))
            found[letter] = min(group, key=_rank)
    return found


def _rank(text: str) -> tuple[int, bool, str]:
    """Several letters that look like one are typed as several; otherwise a plain letter is the best."""
    return -len(text), not (text.isascii() and text.isalpha()), text
