"""The Fire Goblins: destroying FREE cards, discards forced on opponents, Walror's three heroes."""

from gosux.cards.ranks import BAKUTO, HERO, OZEKI
from gosux.effects.amounts import Bonus, ChosenNumber
from gosux.effects.army.capture import Destroy, DestroySeveral
from gosux.effects.army.swap import ONE_ARMY, Swap
from gosux.effects.choose import ChooseLevel
from gosux.effects.conditions import HoldsAdvantage
from gosux.effects.flow import If, May, OneOf, Then
from gosux.effects.ongoing import WinsWithNamed, whenever_one_destroys
from gosux.effects.piles.draw import Discard, Draw
from gosux.effects.piles.take import Take
from gosux.effects.selectors import CARD, Pick
from gosux.effects.tokens import TakeAdvantage
from gosux.effects.turns import GainTurn
from gosux.effects.who import CHOSEN_OPPONENT, FEWEST_POINTS
from gosux.model.card import Clan


def destroy_or_draw() -> OneOf:
    """What Fact, Garsh and Ideo do."""
    return OneOf(Destroy(CARD.open.level(1, 2)), Draw(Bonus(2, 1)))


FIRE = Clan("fire", "Fire Goblins", french="Gobelins de Feu", cards=[
    BAKUTO("Fire Goblin AK-52", id="ak52", french="Gobelin de Feu AK-52",
        activate=ChooseLevel(Then(Discard(ChosenNumber()), Destroy(CARD.open.chosen_level)), to_destroy=True),
        rulings=["G8.2", "G8.4", "G11.3"]),
    BAKUTO("Fire Goblin A.M.M.O.", id="ammo", french="Gobelin de Feu A.M.M.O.", shift=2,
        enters=Draw(Bonus(1, 1)),
        mutates=Draw(Bonus(1, 1)),
        rulings=["G8.1", "G5.1b"]),
    BAKUTO("Fire Goblin Explosive", id="explosive", french="Gobelin de Feu Explosif", shift=3,
        mutates=Then(Destroy(CARD.open), TakeAdvantage()),
        rulings=["G5.1b", "G5.5", "G7.3"]),
    BAKUTO("Fire Goblin Sniper", id="sniper", french="Gobelin de Feu Sniper", shift=2,
        enters=DestroySeveral(CARD.open.level(1), 2, up_to=True),
        rulings=["G11.3", "G11.10"]),
    BAKUTO("Fire Goblin Teleporter", id="teleporter", french="Gobelin de Feu Téléporteur", shift=2,
        enters=Then(Discard(1, who=CHOSEN_OPPONENT), Draw(1)),
        mutates=TakeAdvantage(),
        rulings=["G10.4"]),
    HERO("Dalister", shift=3,
        enters=DestroySeveral(CARD.open, Bonus(1, 1)),
        rulings=["G8.1", "G7.3", "G11.10", "G11.3"]),
    HERO("Dom", shift=3,
        activate=Then(Swap(ONE_ARMY), If(HoldsAdvantage(), Destroy(CARD.open))),
        rulings=["G11.8", "G8.3", "G11.3"]),
    HERO("Dynamite", shift=2,
        activate=Then(Take(Pick(names=("Fact", "Garsh", "Ideo", "Walror")), Bonus(1, 1)),
                      If(HoldsAdvantage(), GainTurn())),
        rulings=["G8.1", "G8.3", "G3.3b"]),
    HERO("Erxast", shift=4,
        enters=Then(Discard(Bonus(1, 1), who=CHOSEN_OPPONENT), Draw(Bonus(1, 1))),
        rulings=["G8.3", "G10.4", "G8.1"]),
    HERO("Fact", shift=3,
        enters=destroy_or_draw(),
        rulings=["G8.5", "G11.5", "G8.1", "G11.3"]),
    HERO("Garsh", shift=3,
        enters=destroy_or_draw(),
        rulings=["G8.5", "G11.5", "G8.1", "G11.3"]),
    HERO("Ideo", shift=3,
        enters=destroy_or_draw(),
        rulings=["G8.5", "G11.5", "G8.1", "G11.3"]),
    OZEKI("Dawn",
        globally=whenever_one_destroys(May(Draw(1))),
        rulings=["G2.5", "G11.6a", "G11.10"]),
    OZEKI("Lipsy",
        enters=Draw(2, who=FEWEST_POINTS),
        rulings=["G11.1", "G11.2"]),
    OZEKI("Walror",
        globally=WinsWithNamed("Garsh", "Fact", "Ideo"),
        rulings=["G2.5", "G9.7", "G11.5"]),
])  # fmt: skip
