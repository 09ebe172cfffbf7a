"""The games as PettingZoo environments: agents are asked one after the other, each with a mask of its legal actions.

    from gosux.envs.pettingzoo import env
    table = env(ruleset="gosu", players=3)

See docs/envs.md.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from gosux.envs import as_text, rewards
from gosux.envs.observation import Observer, Vector, layout, legal_mask
from gosux.game.game import Game, new_game
from gosux.game.view import View
from gosux.model.events import Event
from gosux.rules.registry import ruleset as find_ruleset
from gosux.text import Words

Observation = dict[str, Vector]


class GosuxTable(AECEnv[str, Observation, int | None]):  # type: ignore[misc]  # the library has no types
    """A game as an agent environment cycle. ``game`` is the game itself: for the host, not for agents."""

    metadata: dict[str, Any] = {  # noqa: RUF012 (named by the library)
        "name": "gosux_v0",
        "render_modes": ["human", "ansi"],
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        ruleset: str = "gosu-x",
        players: int | None = None,
        options: dict[str, object] | None = None,
        render_mode: str | None = None,
        language: str = "en",
    ) -> None:
        super().__init__()
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"render_mode {render_mode!r}: there are {', '.join(self.metadata['render_modes'])}")
        rules = find_ruleset(ruleset)
        rules.options(options)  # report errors now, not at the first reset
        self.ruleset = rules.id
        self.players = rules.seats(players)
        self.options = options
        self.render_mode = render_mode
        self.language = language
        self.possible_agents = [f"player_{seat}" for seat in range(self.players)]
        self.agents: list[str] = []
        self._random: np.random.Generator | None = None
        self._story: list[Event] = []  # log lines not rendered yet
        self._observer = Observer(rules, self.players)
        high = layout(self.ruleset, self.players).high
        actions = rules.catalogue.table.size
        self._observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(np.zeros_like(high), high, dtype=np.int8),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        """What an agent's observations look like."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The numbers of all actions."""
        return self._action_spaces[agent]

    # -- playing -------------------------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game, with a seed the one of ``gosux.new_game``. The options of a game belong to the environment; those
        given here are not used."""
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        text = self._random.bytes(16).hex() if seed is None else str(seed)
        self.game: Game = new_game(self.ruleset, text, self.options, self.players)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._story = self.game.opening[:]
        self._ask()

    def step(self, action: int | None) -> None:
        """The answer of the agent that is asked; raises IllegalAction, which ``env()`` keeps from happening."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("only an agent whose game is over takes the action None")
        if self.render_mode is None:
            self.game.step(int(action))
        else:
            self._story += self.game.apply(int(action), viewer=None)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        result = self.game.result
        if result is not None:
            self.rewards = dict(zip(self.possible_agents, rewards(result, self.players)))
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._ask()

    def _ask(self) -> None:
        decider = self.game.state.decider
        # At the end any agent may go first; all of them are over.
        self.agent_selection = self.possible_agents[max(decider, 0)]
        if self.render_mode == "human":
            self.render()

    # -- looking -------------------------------------------------------------------------------------------------

    def view(self, agent: str) -> View:
        """Everything an agent may see."""
        return self.game.view(self.possible_agents.index(agent))

    def observe(self, agent: str) -> Observation:
        """An agent's vector, and a mask of the actions that are legal for it now."""
        state = self.game.state
        seat = self.possible_agents.index(agent)
        return {"observation": self._observer.observe(state, seat), "action_mask": legal_mask(state, seat)}

    def render(self) -> str | None:
        """The log since the last call and the table, for the agent that is asked."""
        if self.render_mode is None:
            return None
        words = Words(self.language, self.ruleset)
        words.players = self.possible_agents
        text = as_text(self.view(self.agent_selection), words, self._story)
        self._story = []
        if self.render_mode == "ansi":
            return text
        print(text)
        return None


def raw_env(**parameters: Any) -> GosuxTable:
    """The environment itself: an illegal action raises IllegalAction."""
    return GosuxTable(**parameters)


def env(**parameters: Any) -> "AECEnv[str, Observation, int | None]":
    """The environment with PettingZoo's wrappers: an illegal action ends the episode with -1 for that agent."""
    table: AECEnv[str, Observation, int | None] = raw_env(**parameters)
    table = wrappers.TerminateIllegalWrapper(table, illegal_reward=-1)
    table = wrappers.AssertOutOfBoundsWrapper(table)
    return wrappers.OrderEnforcingWrapper(table)
