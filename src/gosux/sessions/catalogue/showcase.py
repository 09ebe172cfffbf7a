"""A table to look at before anything is played: the picture of the start page."""

from functools import cache

from gosux.records.position_reader import read_position
from gosux.sessions.messages.table import Player, Scene
from gosux.sessions.scenes.scene import open_scene

POSITION = """
seed = "showcase"
round = 2
wonder = 0
tiles = ["tomorrow"]
[[player]]
clans = ["goan_sul", "justice", "xian"]
army.I = ["volantis", "spirits-of-smook [x2]", "1000-faces", "lava-goddesses"]
army.II = ["alpha", "sati", "pangu"]
army.III = ["byun-hyung-ja-goan-sul"]
hand = ["smook", "xian", "hempo", "valeen"]
supremacy = 1
[[player]]
clans = ["abhilasha", "galmi", "narashima"]
army.I = ["boul-go", "un-go [t]", "(dark-cultists)", "nikhilesh", "guardians-of-the-night"]
army.II = ["galmi-avatar", "(solok)", "nachiketa"]
army.III = ["byun-hyung-ja-galmi"]
hand = ["navaj", "shard", "nitish"]
"""


@cache
def showcase() -> Scene:
    """Everything is open, and nothing can be chosen."""
    game = read_position(POSITION)
    return open_scene(game, [Player(kind="person", level=None)] * game.players)
