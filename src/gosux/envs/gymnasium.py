"""The games as Gymnasium environments: one seat against bots.

    import gymnasium
    table = gymnasium.make("gosux.envs.gymnasium:gosux/Table-v0", ruleset="gosu", players=3)

See docs/envs.md.
"""

from collections.abc import Sequence
from typing import Any, SupportsInt

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded

from gosux import bots
from gosux.bots import Bot, RandomBot
from gosux.envs import as_text, rewards
from gosux.envs.observation import Observer, Vector, layout, legal_mask
from gosux.game.game import Game, new_game
from gosux.game.unknown_action import UnknownAction
from gosux.game.view import View
from gosux.model.events import Event
from gosux.rules.registry import ruleset as find_ruleset
from gosux.text import Words

ILLEGAL = -1.0


class GosuxSeat(gymnasium.Env[Vector, np.int64]):
    """One seat of a game; bots play the others. ``game`` is the game itself: for the host, not for the agent."""

    metadata: dict[str, Any] = {"render_modes": ["human", "ansi"], "render_fps": 2}  # noqa: RUF012 (by the library)

    def __init__(
        self,
        ruleset: str = "gosu-x",
        players: int | None = None,
        options: dict[str, object] | None = None,
        seat: int = 0,
        opponents: str | Bot | Sequence[str | Bot] = "random",
        render_mode: str | None = None,
        language: str = "en",
    ) -> None:
        """``opponents``: a bot or the name of one for all other seats, or a list of them in the order of the seats."""
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"render_mode {render_mode!r}: there are {', '.join(self.metadata['render_modes'])}")
        rules = find_ruleset(ruleset)
        rules.options(options)  # report errors now, not at the first reset
        self.ruleset = rules.id
        self.players = rules.seats(players)
        if not 0 <= seat < self.players:
            raise ValueError(f"seat {seat}: there are seats 0 to {self.players - 1}")
        self.options = options
        self.seat = seat
        self.opponents = self._seated(opponents)
        self.render_mode = render_mode
        self.language = language
        high = layout(self.ruleset, self.players).high
        self.observation_space = spaces.Box(np.zeros_like(high), high, dtype=np.int8)
        self.action_space = spaces.Discrete(rules.catalogue.table.size)
        self._observer = Observer(rules, self.players)
        self._running = False
        self._story: list[Event] = []  # log lines not rendered yet

    def _seated(self, opponents: str | Bot | Sequence[str | Bot]) -> dict[int, str | Bot]:
        """Every other seat's bot, or its name."""
        others = [seat for seat in range(self.players) if seat != self.seat]
        given = [opponents] * len(others) if isinstance(opponents, str | Bot) else list(opponents)
        if len(given) != len(others):
            raise ValueError(f"{len(given)} opponents: there are {len(others)} other seats")
        for opponent in given:
            if isinstance(opponent, str):
                bots.named(opponent)  # report an unknown bot now
        return dict(zip(others, given))

    # -- playing -------------------------------------------------------------------------------------------------

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Vector, dict[str, Any]]:
        """A new game, with a seed the one of ``gosux.new_game``. The options of a game belong to the environment; those
        given here are not used."""
        self.start(seed)
        if self.render_mode == "human":
            self.render()
        return self._observation(), self._info()

    def start(self, seed: int | None) -> None:
        """Begin a game, without looking at it."""
        super().reset(seed=seed)
        text = self.np_random.bytes(16).hex() if seed is None else str(seed)
        self._begin(text)
        while self.game.state.over:  # before this seat was asked anything
            self._begin(self.np_random.bytes(16).hex())
        self._running = True

    def _begin(self, seed: str) -> None:
        self.game: Game = new_game(self.ruleset, seed, self.options, self.players)
        self.bots: dict[int, Bot] = {
            seat: one if isinstance(one, Bot) else bots.named(one, f"{seed}/{seat}")
            for seat, one in self.opponents.items()
        }
        self._story = self.game.opening[:]
        self._let_others_play()

    def step(self, action: SupportsInt) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        """Answer the open question; the others play until this seat is asked again or the game is over.

        An illegal action ends the episode with reward -1 and does not change the game; ``info`` says why: ``reason`` as
        text with rule numbers, ``rules`` these numbers.
        """
        reward, told = self.advance(int(action))
        if self.render_mode == "human" and not told.get("illegal_action"):
            self.render()
        return self._observation(), reward, not self._running, False, {**self._info(), **told}

    def advance(self, number: int) -> tuple[float, dict[str, Any]]:
        """The same without looking at the table: the reward, and what ``info`` says at the end. ``running`` is then
        False."""
        if not self._running:
            raise ResetNeeded("the episode is over: call reset() before step()")
        if number not in self.game.legal():
            self._running = False
            return ILLEGAL, self._refusal(number)
        self._take(number)
        self._let_others_play()
        result = self.game.result
        if result is None:
            return 0.0, {}
        self._running = False
        return rewards(result, self.players)[self.seat], {"result": result.to_json()}

    @property
    def running(self) -> bool:
        """Whether this seat is asked something."""
        return self._running

    def _take(self, action: int) -> None:
        if self.render_mode is None:
            self.game.step(action)
        else:
            self._story += self.game.apply(action, viewer=None)

    def _let_others_play(self) -> None:
        game = self.game
        while not game.state.over and game.state.decider != self.seat:
            bot = self.bots[game.state.decider]
            if isinstance(bot, RandomBot):  # it looks at nothing
                self._take(bot.pick(game.legal()))
                continue
            decision = game.decision
            assert decision is not None
            self._take(bot.choose(game.view(decision.player), decision).id)

    # -- looking -------------------------------------------------------------------------------------------------

    @property
    def view(self) -> View:
        """Everything this seat may see."""
        return self.game.view(self.seat)

    def action_masks(self) -> Vector:
        """The mask of legal actions, under the name that masking libraries expect."""
        return legal_mask(self.game.state, self.seat)

    def _observation(self) -> Vector:
        return self._observer.observe(self.game.state, self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks()}

    def _refusal(self, action: int) -> dict[str, Any]:
        words = self._words()
        try:
            reasons = self.game.why_not(action, self.seat)
            reason = str(words.refusal(reasons))
        except UnknownAction as mistake:
            reasons, reason = [], words.mistake(mistake)
        return {
            "illegal_action": self.game.action_text(action),
            "reason": reason,
            "rules": [rule for reason in reasons for rule in reason.rules],
        }

    def _words(self) -> Words:
        words = Words(self.language, self.ruleset)
        words.players = [f"player_{seat}" for seat in range(self.players)]
        return words

    def render(self) -> str | None:
        """The log since the last call and the table, for this seat."""
        if self.render_mode is None:
            return None
        text = as_text(self.view, self._words(), self._story)
        self._story = []
        if self.render_mode == "ansi":
            return text
        print(text)
        return None


gymnasium.register(
    "gosux/Table-v0",
    entry_point=f"{__name__}:GosuxSeat",
    vector_entry_point="gosux.envs.gymnasium_vector:GosuxSeats",
)
