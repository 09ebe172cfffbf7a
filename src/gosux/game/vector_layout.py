"""The layout of the vector that learners observe: which number stands where. docs/envs.md documents it."""

from math import prod
from typing import Final

from gosux.model.actions import ARMY_SIZE
from gosux.model.catalogue import Catalogue
from gosux.model.kinds import KINDS

TOP_CARDS: Final = 5  # known cards on top of a deck that keep their place in the vector; deeper ones are only counted
MOST: Final = 127  # the int8 maximum; larger numbers are clipped
MOST_TOKENS: Final = 9


class Part:
    """A named piece of the vector. ``high`` is the greatest number in it; the least is 0."""

    def __init__(self, name: str, shape: tuple[int, ...], high: int, start: int) -> None:
        self.name = name
        self.shape = shape
        self.high = min(high, MOST)
        self.start = start
        self.stop: int = start + prod(shape)

    @property
    def slice(self) -> slice:
        return slice(self.start, self.stop)

    def __repr__(self) -> str:
        return f"Part({self.name!r}, {self.shape}, 0 to {self.high}, [{self.start}:{self.stop}])"


def parts_of(catalogue: Catalogue, players: int) -> dict[str, Part]:
    """The parts of the vector for a number of players, in their order."""
    parts: dict[str, Part] = {}
    end = 0
    for name, shape, high in _shapes(catalogue, players):
        parts[name] = part = Part(name, shape, high, end)
        end = part.stop
    return parts


def most_entries(catalogue: Catalogue, players: int) -> int:
    """How many numbers of a vector can differ from 0.

    Wherever a card is, at most three numbers tell of it, or as many as there are players who may know it; to this come
    the parts that do not list designs.
    """
    designs = len(catalogue.cards)
    others = sum(part.stop - part.start for part in parts_of(catalogue, players).values() if part.shape[-1] != designs)
    return others + sum(catalogue.copies) * max(3, players)


def _shapes(catalogue: Catalogue, players: int) -> list[tuple[str, tuple[int, ...], int]]:
    piles = 1 if catalogue.law.common_piles else players
    designs, clans, others = len(catalogue.cards), len(catalogue.clans), players - 1
    copies = max(catalogue.copies)
    return [
        ("seat", (players,), 1),
        # Hidden cards, as far as they are known.
        ("hand", (designs,), copies),
        ("hand_known", (others, designs), copies),
        ("known_hands", (others, designs), copies),
        ("hand_sizes", (players,), MOST),
        ("deck_sizes", (piles,), MOST),
        ("deck_known", (piles, designs), copies),
        ("deck_top", (piles, TOP_CARDS, designs), 1),
        ("unordered", (piles, designs), copies),
        ("unordered_in_hands", (players,), MOST),
        # Cards in sight.
        ("discard", (piles, designs), copies),
        ("removed", (players, designs), copies),
        ("revealed", (designs,), copies),
        ("incoming", (designs,), 1),
        ("army", (players, ARMY_SIZE, designs), 1),
        ("captured", (players, ARMY_SIZE), 1),
        ("army_tokens", (players, ARMY_SIZE, players), MOST_TOKENS),
        ("doubled", (players, ARMY_SIZE), MOST_TOKENS),
        ("bounty", (players, ARMY_SIZE), 1),
        ("vacant", (players, ARMY_SIZE), 1),
        # Players.
        ("strength", (players,), MOST),
        ("points", (players,), MOST),
        ("tokens", (players,), MOST_TOKENS),
        ("spent", (players,), MOST_TOKENS),
        ("lost", (players,), MOST_TOKENS),
        ("locked", (players,), MOST_TOKENS),
        ("turns", (players,), MOST),
        ("passed", (players,), 1),
        ("out", (players,), 1),
        ("clans", (players, clans), 1),
        ("banned", (players, 2, designs), 1),
        ("active", (players,), 1),
        ("starter", (players,), 1),
        ("wonder", (players,), 1),
        ("advantage", (players,), 1),
        # The table.
        ("round", (1,), MOST),
        ("limited", (1,), 1),
        ("turns_left", (1,), MOST),
        ("extra_turns", (1,), MOST),
        ("in_extra_turn", (1,), 1),
        ("may_recall", (1,), 1),
        ("recall_next", (1,), 1),
        ("in_song", (1,), 1),
        ("tiles", (clans,), 1),
        ("available", (clans,), 1),
        # The open question.
        ("asked", (players,), 1),
        ("kind", (len(KINDS),), 1),
        ("about", (designs,), 1),
        ("source", (players, ARMY_SIZE), 1),
        ("count", (1,), MOST),
        ("chosen_clan", (clans,), 1),
        ("chosen_level", (3,), 1),
        ("chosen_number", (1,), MOST),
    ]
