"""Xi'an: copying, cards of several clans."""

from gosux.cards.ranks import HERO, IMMORTAL, TROOP
from gosux.effects.amounts import COLUMN, ROW, ClansIn
from gosux.effects.army.capture import Capture, CaptureDestroyOrRelease
from gosux.effects.choose import ChooseClan
from gosux.effects.copying import Copy
from gosux.effects.flow import IfYouDo, Then
from gosux.effects.ongoing import COUNTS_AS_ALL_CLANS, IMMORTALS_ARE_ALL_CLANS, at_end_of_your_turn
from gosux.effects.piles.deck import RevealAndKeepAll
from gosux.effects.piles.draw import DiscardOfOneClan, Draw
from gosux.effects.selectors import CARD, THAT, Pick
from gosux.effects.tokens import Unlock
from gosux.model.card import Clan

XIAN = Clan("xian", "Xi'an", [
    IMMORTAL("Xi'an", id="xian",
        effect=Copy(CARD),
        ongoing=IMMORTALS_ARE_ALL_CLANS,
        rulings=["X10.14c", "X10.17", "X10.18", "X11.1h", "X5.4c"]),
    IMMORTAL("Byun Hyung Ja (Xi'an)", id="byun-hyung-ja-xian", keywords=["bounty"],
        ongoing=at_end_of_your_turn(IfYouDo(DiscardOfOneClan(5), Unlock())),
        rulings=["X10.11b", "X10.16a"]),
    HERO("Dalisteer", shift=2, icons=2, keywords=["secret_shift"],
        effect=Draw(ClansIn(ROW)),
        rulings=["X3.6c", "X10.16b"]),
    HERO("Nio", shift=3, keywords=["echo"],
        effect=Then(Copy(CARD.adjacent), Capture(THAT)),
        rulings=["X3.6b", "X10.14c", "X10.18", "X10.19"]),
    HERO("Pangu", shift=3, keywords=["veteran"],
        effect=CaptureDestroyOrRelease(CARD.level(1, 2)),
        rulings=["X12.5"]),
    HERO("Shennong", keywords=["bounty"],
        ongoing=COUNTS_AS_ALL_CLANS,
        rulings=["X10.16a", "X10.17"]),
    HERO("Valeen", shift=2, keywords=["wondrous"],
        effect=Copy(CARD.level(1, 2)),
        rulings=["X10.14c", "X10.18"]),
    TROOP("1000 Faces", french="1000 visages", shift=2, icons=2,
        effect=Draw(ClansIn(COLUMN)),
        rulings=["X3.6c", "X10.16b"]),
    TROOP("3 Wishes", french="3 vœux", shift=1, icons=2,
        effect=ChooseClan(RevealAndKeepAll(4, Pick(chosen_clan=True))),
        rulings=["X10.3b", "X11.16"]),
    TROOP("All in one", keywords=["bounty"],
        ongoing=COUNTS_AS_ALL_CLANS,
        rulings=["X10.16a", "X10.17"]),
    TROOP("Dancing Dragon", french="Dragon dansant", shift=2,
        effect=Copy(CARD.level(1)),
        rulings=["X10.14c", "X10.18"]),
])  # fmt: skip
