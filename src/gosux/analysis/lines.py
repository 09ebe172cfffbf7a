"""A line: a move played on to the next Great Battle in one sampled world, and what it ends with."""

from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Final

from gosux.analysis.study import Study
from gosux.model.actions import ROW_LENGTH
from gosux.model.catalogue import CAPTURED, DESIGN
from gosux.model.events import Battle, Destroyed, Event, Lifted, ReturnedToHand, Sacrificed
from gosux.model.events.log import EventLog
from gosux.model.kinds import DRAFT, TURN
from gosux.model.state import NoChoice, State
from gosux.model.traits import open_slots
from gosux.rules.battle import army_value
from gosux.thinking.lookahead import best_answer, gives_a_card, least_worth, rate
from gosux.thinking.tree import Node

KNOWN: Final = 12  # below a node tried less often than this, both sides look one move ahead instead
NEARLY: Final = 2  # an answer tried at least this fraction as often as the favourite may be as good
MOST_ANSWERS: Final = 250

Cards = Counter[tuple[int, int]]
"""How many copies of a design an army holds: by seat and design."""


@dataclass
class Snapshot:
    """The table at one moment, by seat."""

    values: list[int]
    hands: list[int] = field(default_factory=list)
    tokens: list[int] = field(default_factory=list)
    owned: list[int] = field(default_factory=list)
    open: list[int] = field(default_factory=list)
    in_play: Cards = field(default_factory=Counter)
    captured: Cards = field(default_factory=Counter)
    lost: Cards = field(default_factory=Counter)
    """Cards that have left the army since the line began, other than by a shift."""
    wonder: int = -1
    advantage: int = -1


@dataclass
class Ending:
    """What a line leads to: ``reply`` when every rival has answered once or the battle begins, ``battle`` in it."""

    reply: Snapshot
    battle: Snapshot | None
    battle_winners: list[int]
    winners: list[int] | None
    """None while nobody has won the game."""
    rule: str


class Lines:
    """Moves played on in the same worlds, each once."""

    def __init__(self, study: Study, count: int) -> None:
        self.study = study
        self.worlds = study.worlds(count)
        self._endings: dict[int, list[Ending | None]] = {}

    def endings(self, action: int) -> "list[Ending | None]":
        """What a move leads to in each of the worlds."""
        if action not in self._endings:
            self._endings[action] = [
                play_line(self.study, world.clone(), action, Random(number)) for number, world in enumerate(self.worlds)
            ]
        return self._endings[action]


def play_line(study: Study, world: State, action: int, rng: Random) -> "Ending | None":
    """Play a move on: as the search did where it knows enough, then by looking one move ahead. None if the world turns
    out to be impossible, or nobody wants to know any more. Changes the world."""
    log = EventLog()
    world.log = log
    node: Node | None = study.tree.root.child(action)
    lost: Cards = Counter()
    snapshot, replied = snapshot_of(world, lost), False
    begun = [int(seat.turns) for seat in world.seats]
    try:
        world.take(action)
        for _ in range(MOST_ANSWERS):
            if world.over or any(isinstance(event, Battle) for event in log.events):
                break
            note_losses(log.events, lost, world)
            log.events.clear()
            if not replied:
                snapshot = snapshot_of(world, lost)
                replied = world.kind == TURN and has_replied(world, study.you, begun)
            choice, node = next_move(study, world, node, rng)
            world.take(choice)
            if study.stop():
                return None
    except NoChoice:
        return None
    fought = next((event for event in log.events if isinstance(event, Battle)), None)
    battle: Snapshot | None = None
    if fought is not None:
        note_losses(log.events[: log.events.index(fought)], lost, world)
        battle = snapshot_in(fought, world, lost)
        if not replied:  # the last action before it is not in the snapshot yet
            snapshot.values, snapshot.in_play, snapshot.captured = battle.values, battle.in_play, battle.captured
            snapshot.lost = battle.lost
    winners = [seat for seat in range(len(world.seats)) if world.winners & (1 << seat)] if world.over else None
    return Ending(snapshot, battle, [] if fought is None else list(fought.winners), winners, world.reason)


def has_replied(world: State, you: int, begun: list[int]) -> bool:
    """Whether it is the player's turn again, or a rival's second one."""
    turns = int(world.seats[world.decider].turns) - begun[world.decider]
    return turns >= 1 if world.decider == you else turns >= 2


def note_losses(events: list[Event], lost: Cards, world: State) -> None:
    for event in events:
        if isinstance(event, (Destroyed, Sacrificed, ReturnedToHand, Lifted)):
            lost[event.player, world.catalogue.number[event.card.id]] += 1


def next_move(study: Study, world: State, node: "Node | None", rng: Random) -> "tuple[int, Node | None]":
    """The next answer, and its node as long as the search knows it well.

    Answers that the search tried nearly as often are taken in some worlds each: what holds only for one of them, such
    as which of two equal cards is captured, is no reason.
    """
    if gives_a_card(world.kind):
        return int(least_worth(study.judge, world)), node
    if node is not None:
        known = [child for child in node.children if child.visits >= KNOWN and child.action in world.choices]
        if known:
            most = max(int(child.visits) for child in known)
            near = [child for child in known if child.visits * NEARLY >= most]
            node = rng.choices(near, [int(child.visits) for child in near])[0]
            return int(node.action), node
    if world.kind in (TURN, DRAFT):
        rated = [(rate(study.judge, world, choice, world.decider), -choice) for choice in world.choices]
        return -max(rated)[1], None
    return int(best_answer(study.judge, world)), None


def snapshot_of(world: State, lost: Cards) -> Snapshot:
    in_play: Cards = Counter()
    captured: Cards = Counter()
    for number, seat in enumerate(world.seats):
        for row in range(3):
            for slot in range(row * ROW_LENGTH, row * ROW_LENGTH + seat.rows[row]):
                design = int(seat.army[slot])
                if design >= 0:
                    in_play[number, design & DESIGN] += 1
                    captured[number, design & DESIGN] += design >= CAPTURED
    seats = range(len(world.seats))
    return Snapshot(
        values=[int(army_value(world, seat)) for seat in seats],
        hands=[len(seat.hand) for seat in world.seats],
        tokens=[int(seat.tokens) for seat in world.seats],
        owned=[int(seat.owned_tokens()) for seat in world.seats],
        open=[len(open_slots(world, seat)) for seat in seats],
        in_play=in_play,
        captured=captured,
        lost=lost.copy(),
        wonder=int(world.wonder),
        advantage=int(world.advantage),
    )


def snapshot_in(battle: Battle, world: State, lost: Cards) -> Snapshot:
    """The armies as they were counted in a battle; what follows it has already begun."""
    values = [0] * len(world.seats)
    found = Snapshot(values, lost=lost.copy())
    numbers = world.catalogue.number
    for side in battle.sides:
        values[side.seat] = side.total
        for card in side.cards:
            key = side.seat, numbers[card.card.id]
            found.in_play[key] += 1
            found.captured[key] += card.captured
    return found
