"""Gosu X: eight clans of 11 designs, 15 cards each."""

from gosux.cards.gosu_x.abhilasha import ABHILASHA
from gosux.cards.gosu_x.galmi import GALMI
from gosux.cards.gosu_x.goan_sul import GOAN_SUL
from gosux.cards.gosu_x.justice import JUSTICE
from gosux.cards.gosu_x.narashima import NARASHIMA
from gosux.cards.gosu_x.phoenix import PHOENIX
from gosux.cards.gosu_x.ready_decks import READY_DECKS
from gosux.cards.gosu_x.tomorrow import TOMORROW
from gosux.cards.gosu_x.xian import XIAN

__all__ = ["CLANS", "READY_DECKS"]

CLANS = [ABHILASHA, GALMI, GOAN_SUL, JUSTICE, NARASHIMA, PHOENIX, TOMORROW, XIAN]
