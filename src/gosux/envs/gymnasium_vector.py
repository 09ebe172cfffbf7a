"""Many Gymnasium tables in one environment: a seat in each of them, observed in rows of one array.

    import gymnasium
    mode = "vector_entry_point"
    tables = gymnasium.make_vec("gosux.envs.gymnasium:gosux/Table-v0", num_envs=64, vectorization_mode=mode)

See docs/envs.md.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from gosux.envs.batch import view_of
from gosux.envs.gymnasium import GosuxSeat
from gosux.envs.observation import Vector
from gosux.game.vector_writer import VectorWriter
from gosux.rules.registry import ruleset

Array = NDArray[Any]


class GosuxSeats(VectorEnv[Vector, Array, Array]):
    """As many tables of ``GosuxSeat``, with its parameters. Where a game ends, the next one begins in the same step."""

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(self, num_envs: int = 1, *, copy: bool = True, **parameters: Any) -> None:
        """Without ``copy``, observations and masks are the arrays that the next step overwrites."""
        self.num_envs = num_envs
        self.tables = [GosuxSeat(**parameters) for _ in range(num_envs)]
        one = self.tables[0]
        self.single_observation_space, self.single_action_space = one.observation_space, one.action_space
        self.observation_space = batch_space(one.observation_space, num_envs)
        self.action_space = batch_space(one.action_space, num_envs)
        self._copy = copy
        catalogue = ruleset(one.ruleset).catalogue
        self._writer = VectorWriter(catalogue, one.players, num_envs)
        self._vectors: Vector = view_of(self._writer.numbers, np.int8).reshape(num_envs, -1)
        self._masks: Vector = np.zeros((num_envs, catalogue.table.size), np.int8)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Vector, dict[str, Any]]:
        """New games. From one seed, the tables get it and the numbers after it, as in Gymnasium's own vectors."""
        if seed is None or isinstance(seed, int):
            seed = [None if seed is None else seed + row for row in range(self.num_envs)]
        for row, table in enumerate(self.tables):
            table.start(seed[row])
            self._look(row)
        return self._seen()

    def step(self, actions: Array) -> tuple[Vector, Array, Array, Array, dict[str, Any]]:
        """Answer at every table. ``final_obs`` and ``final_info`` tell of the games that have ended."""
        rewards: NDArray[np.float64] = np.zeros(self.num_envs)
        ended: NDArray[np.bool_] = np.zeros(self.num_envs, np.bool_)
        last_seen, last_told = np.full((2, self.num_envs), None)
        for row, (table, action) in enumerate(zip(self.tables, actions.tolist(), strict=True)):
            rewards[row], told = table.advance(action)
            if not table.running:
                ended[row] = True
                self._look(row)
                last_seen[row], last_told[row] = self._vectors[row].copy(), told
                table.start(None)
            self._look(row)
        observations, info = self._seen()
        if ended.any():
            info |= {"final_obs": last_seen, "_final_obs": ended, "final_info": last_told, "_final_info": ended}
        return observations, rewards, ended, np.zeros_like(ended), info

    def _look(self, row: int) -> None:
        table = self.tables[row]
        state = table.game.state
        self._writer.write(state, table.seat, row)
        self._masks[row] = 0
        if state.decider == table.seat:
            self._masks[row, state.choices] = 1

    def _seen(self) -> tuple[Vector, dict[str, Any]]:
        if self._copy:
            return self._vectors.copy(), {"action_mask": self._masks.copy()}
        return self._vectors, {"action_mask": self._masks}
