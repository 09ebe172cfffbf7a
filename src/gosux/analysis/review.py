"""The review of a finished game: what every decision was worth, and what luck did.

``steps`` looks at one action of the replay after the other and can go on where it was interrupted; ``review`` adds up
what it found for one player. Decisions are judged by what the player could know, luck by the true cards.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass
from typing import Any, Final, Literal, cast

from gosux.analysis.differences import differences
from gosux.analysis.draft import pick_values
from gosux.analysis.facts import Fact, fact_of
from gosux.analysis.lines import Lines
from gosux.analysis.luck import luck_of_action, luck_of_deal
from gosux.analysis.study import TRIED, Study
from gosux.game.game import Game
from gosux.model.events import Battle
from gosux.model.kinds import DRAFT, KINDS
from gosux.model.state import State
from gosux.records.playback import conceding, take
from gosux.records.replays import Replay

METHOD: Final = 4  # another number whenever the same game would be reviewed differently
ITERATIONS: Final = 1000
WORLDS: Final = 32  # in which lines are compared
INACCURACY, MISTAKE, BLUNDER = 0.05, 0.10, 0.15  # of a chance to win
RIGHT: Final = 0.04  # a move that loses no more than this is right
FOUND: Final = 0.05  # by how much the best move must be better than the next one to be well found
MOST_TURNING_POINTS: Final = 3

Mark = Literal["", "inaccuracy", "mistake", "blunder", "found"]
LOSSES: Final[tuple[Mark, ...]] = ("inaccuracy", "mistake", "blunder")


@dataclass(frozen=True)
class Decision:
    """A decision with several possible answers, as the player could judge it. Actions are rows of the action table."""

    number: int
    """How many actions came before it."""
    player: int
    kind: str
    round: int
    turn: int
    played: int
    best: int
    second: int
    chance: float
    """To win with the best move."""
    chance_played: float
    chance_second: float
    mark: Mark
    right: list[int]
    """The moves that are within 4 points of the best one, as far as they were tried."""
    facts: list[Fact]
    """Of a marked decision: how the line of the best move differs from that of the move played, or from the second best
    line if the best one was found."""

    @property
    def loss(self) -> float:
        """How much of the chance to win the move gave away."""
        return max(0.0, self.chance - self.chance_played)

    @property
    def is_draft(self) -> bool:
        """Whether a clan was picked."""
        return self.kind == KINDS[DRAFT].name


@dataclass(frozen=True)
class Step:
    """One action of a game: the luck in what followed from it, for each player, and the decision, if there was one."""

    number: int
    luck: list[float]
    decision: Decision | None

    def to_json(self) -> dict[str, Any]:
        """As plain data."""
        return asdict(self)


def step_of(data: Mapping[str, Any]) -> Step:
    """The step that ``to_json`` wrote."""
    told = data["decision"]
    decision = None if told is None else Decision(**{**told, "facts": [fact_of(fact) for fact in told["facts"]]})
    return Step(data["number"], list(data["luck"]), decision)


# -- step by step ------------------------------------------------------------------------------------------------


def steps(
    replay: Replay,
    iterations: int = ITERATIONS,
    players: "Iterable[int] | None" = None,
    done: "Mapping[int, Step] | None" = None,
) -> Iterator[Step]:
    """Each action of a game, in order; ``done`` holds what an interrupted review has already found, by number.

    ``players`` are those whose decisions are studied, by default all.
    """
    studied = set(range(replay.seats) if players is None else players)
    known = done or {}
    game = replay.begin()
    for number, action in enumerate(replay.actions):
        yield known[number] if number in known else look_at(game, number, action, iterations, studied)
        take(game, number + 1, action)


def step_at(replay: Replay, number: int, iterations: int, players: "Iterable[int] | None" = None) -> Step:
    """One of ``steps`` alone."""
    studied = set(range(replay.seats) if players is None else players)
    return look_at(replay.game_at(number), number, replay.actions[number], iterations, studied)


def look_at(game: Game, number: int, action: str, iterations: int, studied: set[int]) -> Step:
    """One action of a game in which it comes next; decisions of players who are not ``studied`` are left out."""
    if conceding(game, action) >= 0:
        return Step(number, [0.0] * game.players, None)
    row = game.action_id(action)
    luck = luck_of_action(game.state, row, game.ruleset)
    if number == 0:
        luck = [one + dealt for one, dealt in zip(luck, luck_of_deal(game), strict=True)]
    player = int(game.state.decider)
    if player not in studied or len(game.legal()) < 2:
        return Step(number, luck, None)
    return Step(number, luck, judge_decision(game, number, row, iterations))


def judge_decision(
    game: Game, number: int, played: int, iterations: int, stop: "Callable[[], bool] | None" = None
) -> Decision:
    """What a decision was worth to the player who made it, from what they could know."""
    state = game.state
    picks = pick_values(state, game.ruleset)
    if picks is not None:
        return judge_pick(state, number, played, picks)
    study = Study(game.view(state.decider), f"review {number}", stop)
    study.search(iterations)
    study.try_move(played, iterations // TRIED)
    best = study.best
    if study.chance(played) >= study.chance(best):
        best = played
    second = next(one.action for one in study.ranked() if one.action != best)
    study.try_move(second, iterations // TRIED)
    chance, chance_played, chance_second = [study.chance(one) for one in (best, played, second)]
    mark = mark_of(shown_loss(chance, chance_played))
    obvious = max(study.choices, key=study.at_first_sight) == played
    if played == best and chance - chance_second >= FOUND and not obvious:
        mark = "found"
    facts: list[Fact] = []
    if mark and state.kind != DRAFT:
        facts = differences(Lines(study, WORLDS), best, played if played != best else second)
    return Decision(
        number=number,
        player=int(state.decider),
        kind=KINDS[state.kind].name,
        round=int(state.round),
        turn=int(state.seats[state.decider].turns),
        played=played,
        best=best,
        second=second,
        chance=chance,
        chance_played=chance_played,
        chance_second=chance_second,
        mark=mark,
        right=right_moves(study, best),
        facts=facts,
    )


def judge_pick(state: State, number: int, played: int, picks: dict[str, float]) -> Decision:
    """What picking a clan was worth, by the measured games that the advice during the draft comes from. No pick is well
    found: the advice says it."""
    table = state.catalogue.table
    chances = {int(table.clan) + table.clan_numbers[clan]: chance for clan, chance in picks.items()}
    best, second = sorted(chances, key=lambda row: (-chances[row], row != played))[:2]
    return Decision(
        number=number,
        player=int(state.decider),
        kind=KINDS[DRAFT].name,
        round=int(state.round),
        turn=int(state.seats[state.decider].turns),
        played=played,
        best=best,
        second=second,
        chance=chances[best],
        chance_played=chances[played],
        chance_second=chances[second],
        mark=mark_of(shown_loss(chances[best], chances[played])),
        right=sorted(row for row, chance in chances.items() if chance >= chances[best] - RIGHT),
        facts=[],
    )


def right_moves(study: Study, best: int) -> list[int]:
    """The moves that are within 4 points of the best one and were tried often enough to say so."""
    least = study.chance(best) - RIGHT
    enough = study.tree.visits(best) // (TRIED * TRIED)
    near = [one for one in study.choices if study.chance(one) >= least and study.tree.visits(one) >= enough]
    return sorted({best, *near})


def shown_loss(chance: float, chance_played: float) -> float:
    """The difference of the two chances as they are shown, so that a mark and its points agree."""
    return max(0.0, (round(100 * chance) - round(100 * chance_played)) / 100)


def mark_of(loss: float) -> Mark:
    """The mark of a move that gave so much away; none if it is too little."""
    if loss >= BLUNDER:
        return "blunder"
    if loss >= MISTAKE:
        return "mistake"
    return "inaccuracy" if loss >= INACCURACY else ""


# -- the whole game ----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Fought:
    """A Great Battle, which the action ``number`` (counted from 1) led to."""

    number: int
    event: Battle

    @property
    def round(self) -> int:
        """In which round it was fought."""
        return self.event.round

    @property
    def winners(self) -> list[int]:
        """Seats."""
        return list(self.event.winners)

    @property
    def scores(self) -> list[int]:
        """By seat, -1 for who took no part."""
        return [int(str(value)) for value in cast("list[object]", self.event.args["values"])]


@dataclass(frozen=True)
class Review:
    """What the steps of a game come to for one player."""

    player: int
    decisions: list[Decision]
    luck: list[tuple[int, float]]
    """Of each action in which chance had a part, the player's own and the others'."""
    result: float
    """1 for a victory, a share of it for a draw or a shared victory."""
    last: int
    """The number of actions of the game."""
    battles: list[Fought]

    @property
    def curve(self) -> list[tuple[int, float]]:
        """The chance to win at each of the player's decisions, and the result."""
        return [*((one.number, one.chance) for one in self.decisions), (self.last, self.result)]

    @property
    def loss_per_decision(self) -> float:
        """What the player gave away at a decision, on average."""
        return sum(one.loss for one in self.decisions) / len(self.decisions) if self.decisions else 0.0

    @property
    def draft_loss(self) -> float:
        """What the player gave away in the draft."""
        return sum(one.loss for one in self.decisions if one.is_draft)

    def marked(self, mark: Mark) -> list[Decision]:
        """The decisions with this mark."""
        return [one for one in self.decisions if one.mark == mark]

    @property
    def total_luck(self) -> float:
        """What chance gave to the player over the whole game."""
        return sum(luck for _, luck in self.luck)

    @property
    def without_luck(self) -> float:
        """The result less the luck: what this play would have come to on average."""
        return min(1.0, max(0.0, self.result - self.total_luck))

    @property
    def turning_points(self) -> list[Decision]:
        """At most three decisions, in order of time: the largest losses, and one well found if there is one."""
        lost = sorted([one for one in self.decisions if one.mark in LOSSES], key=lambda one: -one.loss)
        found = sorted(self.marked("found"), key=lambda one: one.chance_second - one.chance)
        chosen = [*lost[: MOST_TURNING_POINTS - len(found[:1])], *found[:1]]
        return sorted(chosen, key=lambda one: one.number)


def review(replay: Replay, found: Iterable[Step], player: int) -> Review:
    """Adds up the steps of a game, which need not be complete yet."""
    told = sorted(found, key=lambda step: step.number)
    winners = replay.result.winners
    share = 1.0 / len(winners) if winners else 1.0 / replay.seats
    return Review(
        player=player,
        decisions=[step.decision for step in told if step.decision is not None and step.decision.player == player],
        luck=[(step.number, step.luck[player]) for step in told if step.luck[player]],
        result=share if not winners or player in winners else 0.0,
        last=len(replay.actions),
        battles=battles_of(replay),
    )


def battles_of(replay: Replay) -> list[Fought]:
    """All Great Battles of a game."""
    return [Fought(step.number, event) for step in replay for event in step.events if isinstance(event, Battle)]
