"""A small net that learns a game by PPO on batches of games (docs/learner.md). Needs PyTorch: ``gosux[lab]``.

from gosux.learner import draw, train
net, curve = train(minutes=3, seed=1)
net.save("net.pt")
draw(curve, "curve.png")
"""

from gosux.extras import extra_for

try:
    from gosux.learner.bot import NetBot
    from gosux.learner.net import Net, load
    from gosux.learner.plot import draw
    from gosux.learner.training import train
except ModuleNotFoundError as error:
    if extra_for(error.name) is None:
        raise
    needed = f'gosux.learner needs the library {error.name}: pip install "gosux[{extra_for(error.name)}]"'
    raise ModuleNotFoundError(needed, name=error.name) from None

__all__ = ["Net", "NetBot", "draw", "load", "train"]
