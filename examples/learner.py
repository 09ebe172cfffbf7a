"""A net learns Gosu X in three minutes of processor time (docs/learner.md).

pip install "gosux[lab]"
python examples/learner.py
"""

from gosux.learner import draw, train

net, curve = train(minutes=3, seed=1)
net.save("net.pt")
draw(curve, "curve.png")
