"""What every opponent has in common."""

from gosux.rules.decision import Action, Decision
from gosux.rules.view import View


class Bot:
    """Chooses a player's actions."""

    def choose(self, view: View, decision: Decision) -> Action:
        """One of ``decision.actions``, from what the asked player may see: never the game itself."""
        raise NotImplementedError
