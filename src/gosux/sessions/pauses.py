"""How long a session takes at least, so that its haste tells nothing about hidden cards (X10.24)."""

from dataclasses import dataclass

from gosux.bots.levels import LEVELS
from gosux.game.view import View, is_secret
from gosux.model.state import NoChoice, State
from gosux.sessions.drafts import worlds_of

SECONDS = 1.0


@dataclass(frozen=True)
class Pauses:
    """``outcome``: from an action after which somebody could be asked unnoticed until its outcome is told. ``bot``: of
    a bot's decision, beyond the time that its level searches for."""

    outcome: float = SECONDS
    bot: float = SECONDS / 2

    def bot_at(self, level: str) -> float:
        """How long each decision of a bot takes at least, also one without a choice."""
        return self.bot + LEVELS[level].seconds if self.bot and level in LEVELS else self.bot


def pauses_of(seconds: float) -> Pauses:
    return Pauses(seconds, seconds / 2)


def may_ask_unnoticed(view: View, actions: list[int], after: State) -> bool:
    """Whether one of these actions, for all that their player knows, could have led to somebody being asked unnoticed.

    Of ``after``, the state that they did lead to, only what everybody sees is looked at.
    """
    if view.state.round == 0 and not after.available:  # hands are dealt: mulligans (X2.4), redraws (G1.3)
        return True
    return any(asks_unnoticed(world, view.viewer, actions) for world in worlds_of(view))


def asks_unnoticed(world: State, viewer: int, actions: list[int]) -> bool:
    """Take the actions in a guessed world as far as they go there."""
    for action in actions:
        if world.decider != viewer or action not in world.choices:
            return False
        try:
            world.take(action)
        except NoChoice:  # this world turns out impossible
            return False
        if is_secret(world, viewer):
            return True
    return False
