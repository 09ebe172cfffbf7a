"""A trained net as a bot: it takes the action that its policy likes best."""

from pathlib import Path

import numpy as np
import torch

from gosux.bots import Bot
from gosux.envs.observation import action_mask, observe
from gosux.game.decision import Action, Decision
from gosux.game.view import View
from gosux.learner.net import Net, load


class NetBot(Bot):
    def __init__(self, net: Net | Path | str) -> None:
        self.net = net if isinstance(net, Net) else load(net)

    def choose(self, view: View, decision: Decision) -> Action:
        if len(decision.actions) == 1:
            return decision.actions[0]
        vector = observe(view)
        places = np.flatnonzero(vector)
        seen = torch.from_numpy(places)[None], torch.from_numpy(vector[places])[None]
        with torch.no_grad():
            policy, _ = self.net(*seen, torch.from_numpy(action_mask(view))[None])
        scores = policy[0]
        return max(decision.actions, key=lambda action: float(scores[action.id]))
