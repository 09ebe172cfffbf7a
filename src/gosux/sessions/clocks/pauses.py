"""Minimum delays of a session, so that timing reveals nothing about hidden cards (X10.24)."""

from dataclasses import dataclass

from gosux.bots.levels import search_seconds
from gosux.game.view import View, is_secret
from gosux.model.state import NoChoice, State
from gosux.sessions.drafts.guessed_worlds import worlds_of

SECONDS = 1.0
ANSWER = 6  # times as long for people to answer: to notice the question, read it and decide


@dataclass(frozen=True)
class Pauses:
    """``outcome``: between an action after which somebody could be asked unnoticed and its outcome. ``bot``: for a
    bot's decision, in addition to the search time of its level."""

    outcome: float = SECONDS
    bot: float = SECONDS / 2

    @property
    def answer(self) -> float:
        """In place of ``outcome`` among people on several devices, who have to answer within it."""
        return ANSWER * self.outcome

    def bot_at(self, level: str) -> float:
        """The minimum time for each decision of a bot, even without a choice."""
        return self.bot + search_seconds(level) if self.bot else 0.0


def pauses_of(seconds: float) -> Pauses:
    return Pauses(seconds, seconds / 2)


def may_ask_unnoticed(view: View, actions: list[int], after: State) -> bool:
    """Whether one of these actions could have led to somebody being asked unnoticed, as far as their player knows.

    Only public information of ``after``, the resulting state, is used.
    """
    if view.state.round == 0 and not after.available:  # hands are dealt: mulligans (X2.4), redraws (G1.3)
        return True
    return any(asks_unnoticed(world, view.viewer, actions) for world in worlds_of(view))


def asks_unnoticed(world: State, viewer: int, actions: list[int]) -> bool:
    """Take the actions in a sampled world as far as possible."""
    for action in actions:
        if world.decider != viewer or action not in world.choices:
            return False
        try:
            world.take(action)
        except NoChoice:  # this world turns out to be impossible
            return False
        if is_secret(world, viewer):
            return True
    return False
