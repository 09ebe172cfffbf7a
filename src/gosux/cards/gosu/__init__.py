"""GOSU: five clans of 15 designs, 20 cards each."""

from gosux.cards.gosu.alpha import ALPHA
from gosux.cards.gosu.ancient import ANCIENT
from gosux.cards.gosu.dark import DARK
from gosux.cards.gosu.fire import FIRE
from gosux.cards.gosu.meka import MEKA

CLANS = [ANCIENT, ALPHA, FIRE, MEKA, DARK]
