"""A hint: first a nudge, then the best moves with their chances and the reasons for them."""

import random
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any, Final

from gosux.analysis.differences import differences
from gosux.analysis.facts import Fact, Kind, fact_of
from gosux.analysis.lines import Lines
from gosux.analysis.study import TRIED, Study
from gosux.game.view import View
from gosux.model import kinds
from gosux.model.actions import ARMY_SIZE, ROW_LENGTH
from gosux.model.state import NoChoice, State
from gosux.thinking.lookahead import gives_a_card

ITERATIONS: Final = 6000
WORLDS: Final = 16  # in which lines are compared
AS_GOOD: Final = 0.02  # chances closer than this are the same
TEMPTED: Final = 0.03  # by how much worse a move is that is shown only because it looks good
MOST_MOVES: Final = 3
MOST_REASONS: Final = 3
MOST_THEN: Final = 3

WORD_NUDGES: Final = {"pass": "pass", "draw 1": "draw", "draw 3": "draw", "draw 5": "draw"}
FAMILIES: Final = {
    kinds.PLAY: "play", kinds.RECALL: "recall", kinds.SHIFT: "shift", kinds.ACTIVATE: "activate", kinds.USE: "use",
    kinds.HAND: "hand", kinds.PILE: "pile", kinds.OFFER: "offer", kinds.SLOT: "slot", kinds.CLAN: "clan",
    kinds.TILE: "tile",
}  # fmt: skip


@dataclass(frozen=True)
class Nudge:
    """Where to look, without naming a card: what kind of action is best, on which side and level, and what for."""

    act: str
    seat: int = -1
    """Whose army the action points at; -1 if it points at none."""
    level: int = 0
    """Of the row or card that it points at; 0 if it points at none."""
    stake: Kind | None = None
    """What the first reason is about."""


@dataclass(frozen=True)
class Move:
    """A move, the chance to win with it, how it goes on, and how its line differs from another one's."""

    action: int
    chance: float
    visits: int
    then: list[int]
    """The player's own answers that follow, as far as they are the same in most worlds."""
    against: int
    """The move it is compared with."""
    reasons: list[Fact]
    tempting: bool = False
    """Whether it is shown because it looks good at first sight, but is not."""


@dataclass(frozen=True)
class Hint:
    """``moves`` are the best ones, the best first. ``as_good`` says that the first two are equally good."""

    nudge: Nudge
    moves: list[Move]
    iterations: int
    as_good: bool

    def to_json(self) -> dict[str, Any]:
        """As plain data."""
        return asdict(self)


def hint_of(data: dict[str, Any]) -> Hint:
    """The hint that ``to_json`` wrote."""
    moves = [Move(**{**move, "reasons": [fact_of(fact) for fact in move["reasons"]]}) for move in data["moves"]]
    return Hint(**{**data, "nudge": Nudge(**data["nudge"]), "moves": moves})


def hint(
    view: View,
    iterations: int = ITERATIONS,
    worlds: int = WORLDS,
    stop: "Callable[[], bool] | None" = None,
    seed: str = "hint",
) -> "Hint | None":
    """The hint for the open decision of the view's player; None if there is nothing to choose, or ``stop`` says so.

    Two games that are equal for the player give the same hint.
    """
    state = view.state
    if state.over or state.decider != view.viewer or len(state.choices) < 2:
        return None
    study = Study(view, seed, stop)
    study.search(iterations)
    shown = to_show(study)
    for action in shown:
        study.try_move(action, iterations // TRIED)
    best, *others = sorted(shown, key=lambda action: -study.chance(action))
    # The draft is too far from any battle for its lines to be compared.
    lines = Lines(study, worlds if state.kind != kinds.DRAFT else 0)
    against = others[0]
    for other in others:  # with the second move; with the third, if the first two differ in nothing
        if any(fact.good for fact in differences(lines, best, other)):
            against = other
            break
    moves = [made(study, best, against, [fact for fact in differences(lines, best, against) if fact.good])]
    for other in others:
        tempting = study.at_first_sight(other) > study.at_first_sight(best)
        worse = study.chance(best) - study.chance(other) >= TEMPTED
        moves.append(made(study, other, best, differences(lines, other, best), tempting and worse))
    if study.stop():
        return None
    as_good = moves[0].chance - moves[1].chance < AS_GOOD
    return Hint(nudge_of(state, moves[0]), moves, int(study.tree.iterations), as_good)


def to_show(study: Study) -> list[int]:
    """The best two moves, and the one that looks best of the others at first sight."""
    ranked = [one.action for one in study.ranked()]
    shown, rest = ranked[: MOST_MOVES - 1], ranked[MOST_MOVES - 1 :]
    if rest:
        shown.append(max(rest, key=lambda action: (study.at_first_sight(action), -action)))
    return shown


def made(
    study: Study, action: int, against: int, facts: list[Fact], tempting: bool = False
) -> Move:  # fmt: skip
    """At most three reasons; what is against a move is not crowded out by what is for it."""
    first = facts[:MOST_REASONS]
    unwelcome = [fact for fact in facts if not fact.good]
    if unwelcome and all(fact.good for fact in first):
        first = [*first[: MOST_REASONS - 1], unwelcome[0]]
    then = follow_ups(study, action)
    return Move(action, study.chance(action), study.tree.visits(action), then, against, first, tempting)


def follow_ups(study: Study, action: int) -> list[int]:
    """The player's own answers after a move, as long as the search gives the same one nearly always."""
    found: list[int] = []
    node = study.tree.root.child(action)
    if node is None:
        return found
    try:
        world = study.deal()
        world.take(action)
        while len(found) < MOST_THEN and not world.over and world.decider == study.you and world.kind != kinds.TURN:
            if gives_a_card(world.kind):  # the search does not choose these
                break
            known = [child for child in node.children if child.action in world.choices and child.visits > 0]
            if not known:
                break
            node = max(known, key=lambda child: child.visits)
            if node.visits * 2 < sum(child.visits for child in known):
                break
            found.append(int(node.action))
            world.take(node.action)
    except NoChoice:
        pass
    return found


def questions_after(view: View, move: Move) -> "list[tuple[State, int]]":
    """The questions that the answers of a move belong to, each with its answer, in a sampled world."""
    found: list[tuple[State, int]] = []
    try:
        world = view.sample_state(random.Random(0))
        world.take(move.action)
        for action in move.then:
            if world.decider != view.viewer or action not in world.choices:
                break
            found.append((world.clone(), action))
            world.take(action)
    except NoChoice:
        pass
    return found


def nudge_of(state: State, best: Move) -> Nudge:
    """Where to look: what the best move points at, and what its first reason is about."""
    table = state.catalogue.table
    family, index = table.family(best.action), table.index(best.action)
    stake = best.reasons[0].kind if best.reasons else None
    if family == kinds.WORD:
        return Nudge(WORD_NUDGES.get(table.words[index], "word") if state.kind == kinds.TURN else "word", stake=stake)
    act = FAMILIES.get(family, "word")
    if family in (kinds.PLAY, kinds.RECALL, kinds.HAND, kinds.OFFER, kinds.PILE):
        return Nudge(act, -1, level_of(state, index % len(state.catalogue.cards)), stake)
    if family in (kinds.SHIFT, kinds.USE):
        return Nudge(act, state.decider, index // ROW_LENGTH + 1, stake)
    if family in (kinds.SLOT, kinds.ACTIVATE):
        seat, slot = divmod(index, ARMY_SIZE)
        return Nudge(act, seat, slot // ROW_LENGTH + 1, stake)
    return Nudge(act, stake=stake)


def level_of(state: State, design: int) -> int:
    """The level of a card; 0 if it may be played as one of several."""
    return {1: 1, 2: 2, 4: 3}.get(int(state.catalogue.levels[design]), 0)
