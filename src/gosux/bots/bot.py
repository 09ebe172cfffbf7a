"""The interface of all opponents."""

from gosux.game.decision import Action, Decision
from gosux.game.view import View


class Bot:
    """Chooses a player's actions."""

    def choose(self, view: View, decision: Decision) -> Action:
        """One of ``decision.actions``, from what the asked player may see: never the game itself."""
        raise NotImplementedError

    def close(self) -> None:
        """Its game is over, or will not be played."""
