"""The ranks of both games, so that a declaration begins with what the card is."""

from typing import Any

from gosux.model.card import Card


def TROOP(name: str, **facts: Any) -> Card:
    """Level I: two copies, military value 2."""
    return Card(name, 1, copies=2, **facts)


def HERO(name: str, **facts: Any) -> Card:
    """Level II: one copy, military value 3."""
    return Card(name, 2, **facts)


def IMMORTAL(name: str, **facts: Any) -> Card:
    """Level III: one copy, military value 5, never a shift cost."""
    return Card(name, 3, **facts)


def BAKUTO(name: str, **facts: Any) -> Card:
    """GOSU, level 1: two copies, military value 2."""
    return Card(name, 1, copies=2, **facts)


def OZEKI(name: str, **facts: Any) -> Card:
    """GOSU, level 3: one copy, military value 5."""
    return Card(name, 3, **facts)
