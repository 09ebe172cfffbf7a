"""Tomorrow: Echo, releasing, cards removed from the game."""

from gosux.cards.ranks import HERO, IMMORTAL, TROOP
from gosux.effects.army.capture import Release
from gosux.effects.conditions import IsRemoved
from gosux.effects.copying import Copy
from gosux.effects.flow import If, IfYouDo, Then
from gosux.effects.ongoing import (
    ADJACENT_CARDS_HAVE_ECHO,
    HAS_WHAT_ITS_MIRROR_HAS,
    IMMORTALS_HAVE_ECHO,
    at_end_of_your_turn,
    when_removed,
)
from gosux.effects.piles.draw import Discard, Draw
from gosux.effects.piles.take import MayRemove, ReturnRemovedToDeck, TakeAllOfName
from gosux.effects.selectors import CARD, THAT
from gosux.effects.tokens import Unlock
from gosux.model.card import Clan

TOMORROW = Clan("tomorrow", "Tomorrow", [
    IMMORTAL("Tomorrow",
        effect=Draw(1),
        ongoing=IMMORTALS_HAVE_ECHO,
        rulings=["X10.20", "X11.1c"]),
    IMMORTAL("Byun Hyung Ja (Tomorrow)", keywords=["bounty"],
        ongoing=at_end_of_your_turn(If(IsRemoved("Ne'ye"), Then(ReturnRemovedToDeck("Ne'ye"), Unlock()))),
        rulings=["X11.12a", "X4.8", "X10.11b"]),
    HERO("EZ", shift=2, icons=1, keywords=["echo", "bounty"],
        effect=IfYouDo(MayRemove(), Draw(1)),
        rulings=["X5.10"]),
    HERO("Fre'e", shift=2,
        effect=Then(Release(CARD), Copy(THAT)),
        rulings=["X10.8", "X10.14a", "X10.18"]),
    HERO("Ne'o", shift=2, keywords=["echo"],
        effect=Then(Draw(3), Discard(3))),
    HERO("Ne'ye", shift=2,
        ongoing=when_removed(Draw(1)),
        rulings=["X10.17", "X5.12"]),
    HERO("Sha'dow", shift=1, keywords=["ethereal"],
        ongoing=ADJACENT_CARDS_HAVE_ECHO,
        rulings=["X3.6b", "X10.4c"]),
    TROOP("Aat", shift=1,
        ongoing=HAS_WHAT_ITS_MIRROR_HAS,
        rulings=["X11.3a", "X11.3b", "X11.3c", "X11.3d", "X3.6a"]),
    TROOP("Spoils Seekers", french="Chercheurs de dépouilles", shift=2, icons=1, keywords=["bounty"],
        effect=TakeAllOfName(),
        rulings=["X10.11c", "X11.18"]),
    TROOP("Obeezs", shift=2, keywords=["echo"],
        effect=Then(Draw(2), Discard(2))),
    TROOP("Wiindz", shift=2, icons=1, keywords=["echo"],
        effect=Release(CARD.in_row_or_column),
        rulings=["X3.6c"]),
])  # fmt: skip
