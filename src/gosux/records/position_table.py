"""The tables of a position file: checked values, and errors that say where they are."""

import difflib

from gosux.model.catalogue import Catalogue
from gosux.model.messages.mistakes import Mistake


class PositionError(Mistake):
    """A position file that cannot be used; says what is wrong, and where."""


class Table:
    """A TOML table that knows its name, so that every error can say where it is."""

    def __init__(self, data: object, where: str, keys: "set[str] | None") -> None:
        if not isinstance(data, dict):
            raise PositionError("not-a-table", {"key": where})
        self.data: dict[str, object] = data
        self.where = where
        for key in self.data:
            if keys is not None and key not in keys:
                raise hinted(PositionError("no-key", {"key": self.path(key)}), key, sorted(keys))

    def path(self, key: str) -> str:
        return f"{self.where}.{key}" if self.where else key

    def __contains__(self, key: str) -> bool:
        return key in self.data

    def number(self, key: str, default: int, low: int, high: int) -> int:
        value = self.data.get(key, default)
        if isinstance(value, bool) or not isinstance(value, int):
            raise PositionError("not-a-number", {"key": self.path(key), "value": repr(value)})
        if not low <= value <= high:
            raise PositionError("out-of-range", {"key": self.path(key), "low": low, "high": high, "value": value})
        return value

    def flag(self, key: str) -> bool:
        value = self.data.get(key, False)
        if not isinstance(value, bool):
            raise PositionError("not-true-or-false", {"key": self.path(key), "value": repr(value)})
        return value

    def text(self, key: str, default: str) -> str:
        value = self.data.get(key, default)
        if isinstance(value, int) and not isinstance(value, bool):
            return str(value)
        if not isinstance(value, str):
            raise PositionError("not-a-text", {"key": self.path(key), "value": repr(value)})
        return value

    def texts(self, key: str) -> list[str]:
        value = self.data.get(key, [])
        if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
            raise PositionError("not-texts", {"key": self.path(key)})
        return [str(one) for one in value]

    def tables(self, key: str, keys: "set[str] | None" = None) -> "list[Table]":
        """A list of tables; without ``keys``, they may contain anything."""
        value = self.data.get(key, [])
        if not isinstance(value, list):
            raise PositionError("not-tables", {"key": self.path(key), "name": key})
        return [Table(one, f"{self.path(key)}[{number}]", keys) for number, one in enumerate(value)]


def hinted(problem: PositionError, word: str, known: list[str]) -> PositionError:
    """The problem, and what was probably meant."""
    close = difflib.get_close_matches(word, known, 1)
    return PositionError("did-you-mean", {"problem": problem, "close": close[0]}) if close else problem


def no_card(place: str, card: str, catalogue: Catalogue) -> PositionError:
    return hinted(PositionError("no-card-there", {"place": place, "card": card}), card, catalogue.table.designs)


def no_clan(place: str, clan: str, catalogue: Catalogue) -> PositionError:
    return hinted(PositionError("no-clan-there", {"place": place, "clan": clan}), clan, catalogue.table.clans)
