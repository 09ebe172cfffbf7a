"""A pack for Gosu X: three cards of our own instead of three of the clan Phoenix.

    gosux cards --pack examples/embers.py cinder
    gosux play --terminal --pack examples/embers.py
    gosux simulate --pack examples/embers.py --games 100

Two of them only combine words that the game has; the third brings a new effect with its own messages. See
docs/packs.md.
"""

from gosux.cards.ranks import HERO, TROOP
from gosux.effects.army.capture import Capture
from gosux.effects.conditions import HasSupremacy
from gosux.effects.flow import If, Then
from gosux.effects.piles.draw import Discard, Draw
from gosux.effects.selectors import CARD
from gosux.effects.who import EACH
from gosux.model.changes.piles import draw, hand_to_deck, refill, shuffle
from gosux.model.frame import Frame
from gosux.model.messages import Message
from gosux.model.state import State
from gosux.packs import Pack, PackEffect


class Reforge(PackEffect):
    """Shuffle your hand into your deck, then draw as many cards as you held."""

    def run(self, state: State, frame: Frame) -> None:
        you = frame.controller
        if frame.step == 0:
            frame.step = 1
            frame.left = len(state.seats[you].hand)
            frame.count = frame.left
            hand_to_deck(state, you)
            shuffle(state, you)
        while frame.left > 0:
            if refill(state, you):
                return  # what the shuffle set off comes before the draw
            frame.left -= 1
            draw(state, you)
        state.finish(frame.count > 0)

    def clause(self) -> Message:
        return Message("embers-reforge")


PACK = Pack(
    "embers",
    "1",
    bases=["gosu-x", "gosu-x-quick"],
    replaces={
        "genious": HERO("Cinder", french="Escarbille", shift=2,
            effect=Then(Discard(1, who=EACH), Draw(2))),
        "kaez": HERO("Forge-Master", french="Maître de forge", shift=2, keywords=["echo"],
            effect=Reforge()),
        "muraena": TROOP("Sparkling", french="Étincelle", shift=1, icons=1,
            effect=If(HasSupremacy(), Capture(CARD.open.level(1)))),
    },
    words={
        "en": """
clause-embers-reforge = shuffle your hand into your deck, then draw as many cards
    .gist = Redraw your hand
""",
        "fr": """
clause-embers-reforge = mélangez votre main dans votre deck, puis piochez autant de cartes
    .gist = Repiochez votre main
""",
    },
)  # fmt: skip
