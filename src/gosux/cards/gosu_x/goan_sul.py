"""Goan Sul: Veterans, destruction, captures."""

from gosux.cards.ranks import HERO, IMMORTAL, TROOP
from gosux.effects.amounts import X
from gosux.effects.army.capture import Capture, Destroy, DestroyAll
from gosux.effects.army.sacrifice import Sacrifice
from gosux.effects.army.swap import ONE_ARMY, MaySwap
from gosux.effects.choose import IF_POSSIBLE, IN_DISCARD_PILE, ChooseClan
from gosux.effects.conditions import HasSupremacy, OwnsTokens
from gosux.effects.flow import EachPlayer, If, MayRepeat, Then
from gosux.effects.ongoing import ONE_MORE_FOR_BOUNTY, Overwhelming, when_you_win_a_battle
from gosux.effects.piles.take import RemoveAllOfClan, Take
from gosux.effects.selectors import CARD, Pick
from gosux.effects.tokens import Unlock
from gosux.effects.turns import GainTurn
from gosux.effects.who import EACH
from gosux.model.card import Clan

GOAN_SUL = Clan("goan_sul", "Goan Sul", [
    IMMORTAL("Goan Sul", keywords=["veteran"],
        effect=ChooseClan(DestroyAll(CARD.open.chosen_clan), among=IF_POSSIBLE),
        ongoing=Overwhelming(10),
        rulings=["X8.4b", "X8.4c", "X11.8", "X11.16", "X12.4", "X12.5"]),
    IMMORTAL("Byun Hyung Ja (Goan Sul)", keywords=["veteran", "bounty"],
        ongoing=when_you_win_a_battle(Unlock()),
        rulings=["X8.3", "X10.11b", "X12.5"]),
    HERO("Alpha", shift=2, keywords=["veteran"],
        effect=Capture(CARD.level(1, 2).with_supremacy(3)),
        rulings=["X12.2", "X12.5", "X10.11c"]),
    HERO("Hempo", shift=3, icons=1, keywords=["veteran"],
        effect=Then(MaySwap(ONE_ARMY), Destroy(CARD.open.level(1, 2).with_supremacy(3)))),
    HERO("Hemro, the Bounty Hunter", id="hemro", french="Hemro, le chasseur de primes", keywords=["veteran"],
        ongoing=ONE_MORE_FOR_BOUNTY,
        rulings=["X10.25", "X12.5"]),
    HERO("Orgah", shift=1, icons=1, keywords=["veteran", "bounty"],
        effect=EachPlayer(ChooseClan(RemoveAllOfClan(), among=IN_DISCARD_PILE)),
        rulings=["X10.15a"]),
    HERO("Smook", shift=3, icons=1, keywords=["veteran"],
        effect=Then(Take(Pick(keywords=("veteran",)), X, up_to=True, one_of_each_level=True),
                    If(OwnsTokens(4), GainTurn()))),
    TROOP("Lava Goddesses", french="Déesses de lave", shift=1, keywords=["veteran"],
        effect=Capture(CARD.level(1)),
        rulings=["X12.5"]),
    TROOP("Spirits of Smook", french="Esprits de Smook", shift=2, icons=1, keywords=["veteran"],
        effect=Take(Pick(keywords=("veteran",)))),
    TROOP("Demon Guardians", french="Les gardiens démons", shift=2, icons=1, keywords=["veteran"],
        effect=Then(MaySwap(ONE_ARMY), Destroy(CARD.open.level(1)))),
    TROOP("Bombing Units", french="Unités de bombardement", shift=2, icons=1, keywords=["veteran"],
        effect=MayRepeat(Sacrifice(1, who=EACH), HasSupremacy()),
        rulings=["X10.10", "X10.15a"]),
])  # fmt: skip
