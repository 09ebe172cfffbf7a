"""Observations of OpenSpiel states, as text and as tensors. All come from views, so they reveal nothing hidden
(docs/openspiel.md)."""

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from gosux.envs import observation
from gosux.envs.openspiel_memory import text_of
from gosux.game.codec import Json
from gosux.game.game import Game
from gosux.game.view import View
from gosux.model.changes.knowledge import UNKNOWN, decks, knowers, sort_hand
from gosux.model.state import NOBODY

if TYPE_CHECKING:
    from gosux.envs.openspiel_state import TableGame, TableState

Tensor = NDArray[np.float32]

QUESTION = ("asked", "kind", "about", "source", "count", "chosen_clan", "chosen_level", "chosen_number")
"""The parts of the vector that speak of the open question."""


class Observer:
    """What OpenSpiel calls an observer: ``tensor``, its parts by name in ``dict``, and texts."""

    tensor: Tensor | None = None
    dict: Mapping[str, Tensor] = {}

    def set_from(self, state: "TableState", player: int) -> None:
        """Write the tensor for a state as ``player`` sees it."""

    def string_from(self, state: "TableState", player: int) -> str:
        raise NotImplementedError


class ObservationObserver(Observer):
    """The table now, as one player sees it."""

    remembers = 0  # the length of the memory at the end of the tensor

    def __init__(self, game: "TableGame") -> None:
        self.layout = observation.layout(game.rules.id, game.num_players())
        self.observer = observation.Observer(game.rules, game.num_players())
        self.tensor: Tensor = np.zeros(self.layout.size + self.remembers, np.float32)
        self.dict: dict[str, Tensor] = {
            name: self.tensor[part.slice].reshape(part.shape) for name, part in self.layout.parts.items()
        }

    def set_from(self, state: "TableState", player: int) -> None:
        self.tensor.fill(0)
        if state.match is not None:
            self.tensor[: self.layout.size] = self.observer.observe(state.match.state, player)

    def string_from(self, state: "TableState", player: int) -> str:
        return "" if state.match is None else text_of(state.match, player)


class InformationObserver(ObservationObserver):
    """The table now, and everything that the player has seen and done."""

    def __init__(self, game: "TableGame") -> None:
        self.remembers = game.memory_length
        super().__init__(game)
        self.words = game.vocabulary.size
        self.dict["memory"] = self.tensor[self.layout.size :]

    def set_from(self, state: "TableState", player: int) -> None:
        super().set_from(state, player)
        if state.match is None:
            return
        if state.match.state.decider != player:
            # A question to another player is observed but not remembered: it may depend on hidden cards.
            for name in QUESTION:
                self.dict[name].fill(0)
        numbers = state.remembered().numbers[player][-self.remembers :]
        if numbers:
            self.dict["memory"][: len(numbers)] = np.array(numbers, np.float32) / self.words

    def string_from(self, state: "TableState", player: int) -> str:
        if state.match is None:
            return ""
        lines = [f"player {player}", *state.remembered().lines[player]]
        decision = state.match.decision
        if decision is not None and decision.player == player:
            lines.append(f"? {decision.kind}: {', '.join(map(str, decision.actions))}")
        return "\n".join(lines)


class PublicObserver(Observer):
    """What everybody sees, as text."""

    def string_from(self, state: "TableState", player: int) -> str:
        return "" if state.match is None else _line(public_json(state.match))


class PrivateObserver(Observer):
    """What one player sees beyond that, as text."""

    def string_from(self, state: "TableState", player: int) -> str:
        if state.match is None:
            return ""
        return _line(_difference(state.match.view(player).to_json(), public_json(state.match)))


def _line(data: object) -> str:
    return json.dumps(data, sort_keys=True, separators=(",", ":"))


def public_json(game: Game) -> Json:
    """What all players see: the view of one who is not asked, without the cards that another does not know."""
    asked = game.state.decider
    viewer = (asked + 1) % game.players if asked != NOBODY else 0
    view = game.view(viewer)
    state = view.state
    everyone = (1 << game.players) - 1
    for seat, player in enumerate(state.seats):
        player.hand = sorted(_unless_known(player.hand, everyone & ~(1 << seat)))
        sort_hand(player.hand)
    for deck in decks(state):
        deck[:] = _unless_known(deck, everyone)
    data = View(view.rules, viewer, state).to_json()
    del data["viewer"]
    return data


def _unless_known(entries: list[int], knowing: int) -> list[int]:
    return [entry if knowers(entry) & knowing == knowing else entry | UNKNOWN for entry in entries]


def _difference(whole: Any, part: Any) -> Any:
    """What ``whole`` says that ``part`` does not; of lists of tables, table by table."""
    if isinstance(whole, dict) and isinstance(part, dict):
        return {
            key: _difference(value, part.get(key))
            for key, value in whole.items()
            if key not in part or value != part[key]
        }
    if isinstance(whole, list) and isinstance(part, list) and len(whole) == len(part):
        if all(isinstance(one, dict) for one in whole + part):
            return [_difference(one, other) for one, other in zip(whole, part, strict=True)]
    return whole
