"""What each player has seen and done since the game began, as lines of text and as numbers (docs/openspiel.md)."""

import json
from typing import get_args

from gosux.game.game import Game
from gosux.model.actions import ARMY_SIZE
from gosux.model.catalogue import Catalogue
from gosux.model.events import EVENTS, Event, Zone
from gosux.model.kinds import KIND_NUMBER, KINDS, TURN
from gosux.model.messages import Argument, Message
from gosux.model.messages.references import CardRef, ClanRef, KindRef, LevelRef, SlotRef

KINDS_OF_EVENTS = sorted(EVENTS)
PLACES = (*get_args(Zone), "none")

OTHER = 1  # a word without a number of its own; 0 pads a memory that is not full
LEAST, MOST = -1, 254  # of numbers; what is beyond is cut


class Vocabulary:
    """The numbers that encode a memory: events, questions, places, numbers, and rows of the action table.

    A card, clan, slot, level or seat stands as its row of the table: the card as one in hand.
    """

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.table = catalogue.table
        self.events = {kind: OTHER + 1 + place for place, kind in enumerate(KINDS_OF_EVENTS)}
        self.questions = OTHER + 1 + len(KINDS_OF_EVENTS)
        self.places = self.questions + len(KINDS)
        self.numbers = self.places + len(PLACES)
        self.rows = self.numbers + MOST - LEAST + 1
        self.size = self.rows + self.table.size

    def event(self, event: Event) -> list[int]:
        """The kind, then every argument in its order."""
        return [self.events.get(event.kind, OTHER), *self._flat([value for _, value in event.args.items()])]

    def answer(self, kind: int, action: int) -> list[int]:
        return [self.questions + kind, self.rows + action]

    def _flat(self, value: Argument) -> list[int]:
        if isinstance(value, list):
            return [number for one in value for number in self._flat(one)]
        if isinstance(value, int):
            return [self.numbers + min(max(int(value), LEAST), MOST) - LEAST]
        return self._words(value) if isinstance(value, str) else [OTHER]

    def _words(self, text: str) -> list[int]:
        """A reference, a question, a place, or the text of an action."""
        if isinstance(text, CardRef):
            row = self.table.hand + self.catalogue.number[text.id]
        elif isinstance(text, ClanRef):
            row = self.table.clan + self.table.clan_numbers[text.id]
        elif isinstance(text, LevelRef):
            row = self.table.level + text.level - 1
        elif isinstance(text, SlotRef):
            row = self.table.slot + text.seat * ARMY_SIZE + text.slot
        elif isinstance(text, KindRef):
            return [self.questions + KIND_NUMBER[text.id]]
        elif text in PLACES:
            return [self.places + PLACES.index(text)]
        else:
            return self._action(text)
        return [self.rows + row]

    def _action(self, text: str) -> list[int]:
        """The first question that is answered by that verb, where there is one, and the row."""
        row = self.table.parse(TURN, text)
        verb = text.partition(" ")[0]
        kinds = [kind.number for kind in KINDS if kind.verb == self.table.meant.get(verb, verb)]
        return [*[self.questions + kind for kind in kinds[:1]], self.rows + row] if row >= 0 else [OTHER]


class Memory:
    """All players' memories at one moment of a game. It is never changed, so that copies of a state can share it.

    ``game`` is a copy of the game at that moment, from which the memory can be continued; ``lines`` and ``numbers``
    tell for each seat the events it has seen, each question it has answered, and how.
    """

    def __init__(self, game: Game, lines: list[list[str]], numbers: list[list[int]]) -> None:
        self.game = game
        self.lines = lines
        self.numbers = numbers

    @staticmethod
    def opening(game: Game, events: list[Event], vocabulary: Vocabulary) -> "Memory":
        """At the first decision of a game, which began with these events."""
        empty = Memory(game.clone(), [[] for _ in range(game.players)], [[] for _ in range(game.players)])
        for event in events:
            empty._happens(event, vocabulary)
        return empty

    def sampled(self, world: Game, player: int) -> "Memory":
        """In a world sampled from what ``player`` knows: the others remember only what they see in it."""
        lines, numbers = [], []
        for seat in range(world.players):
            own = seat == player
            lines.append(self.lines[seat] if own else [f"= {text_of(world, seat)}"])
            numbers.append(self.numbers[seat] if own else [OTHER])
        return Memory(world.clone(), lines, numbers)

    def until(self, game: Game, vocabulary: Vocabulary) -> "Memory":
        """The memory at a later moment of the same game."""
        steps = game.history[len(self.game.history) :]
        if not steps:
            return self
        later = Memory(self.game.clone(), [one[:] for one in self.lines], [one[:] for one in self.numbers])
        for action in steps:
            state = later.game.state
            player, kind = state.decider, state.kind
            later.lines[player].append(f"> {KINDS[kind].name}: {later.game.action_text(action)}")
            later.numbers[player] += vocabulary.answer(kind, action)
            for event in later.game.apply(action, None):
                later._happens(event, vocabulary)
        return later

    def _happens(self, event: Event, vocabulary: Vocabulary) -> None:
        for seat in range(self.game.players):
            seen = event.seen_by(seat)
            if seen is not None:
                self.lines[seat].append(line_of(seen))
                self.numbers[seat] += vocabulary.event(seen)

    def __deepcopy__(self, memo: object) -> "Memory":
        return self

    def __reduce__(self) -> tuple[object, tuple[Game, list[list[str]], list[list[int]]]]:
        return (Memory, (self.game, self.lines, self.numbers))


def line_of(event: Event) -> str:
    """``drew player=0 card=card:sati``"""
    return " ".join([event.kind, *[f"{name}={_text(value)}" for name, value in event.args.items()]])


def _text(value: Argument) -> str:
    if isinstance(value, list):
        return ",".join(_text(one) for one in value)
    return value.id if isinstance(value, Message) else str(int(value) if isinstance(value, bool) else value)


def text_of(game: Game, player: int) -> str:
    """Everything a player may see now, as one line of JSON."""
    return json.dumps(game.view(player).to_json(), sort_keys=True, separators=(",", ":"))
