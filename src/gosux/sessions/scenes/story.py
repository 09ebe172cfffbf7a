"""How a finished game went: the battle scores over time, the Great Battles, the largest swings."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from gosux.game.decision import Result as GameResult
from gosux.game.game import Game
from gosux.model.events import Battle, Event, Move
from gosux.model.kinds import TURN
from gosux.model.messages.references import CardRef
from gosux.model.state import State
from gosux.sessions.history import playthrough
from gosux.sessions.messages.requests import BattleFought, BotPlayed, KeyCard, Standing, Story, Swing
from gosux.sessions.messages.table import Player
from gosux.sessions.scenes.sentences import Sentences, seated, sentences_for
from gosux.sessions.scenes.table import clan_ids, phase, score

MOST_SWINGS = 4
MOST_CONSEQUENCES = 2  # of what a player did, that are told with a swing
CLANS_OF_A_DECK = 3


class Step(NamedTuple):
    """What one decision of an action group brought about, how far it moved the scores apart or together, and the change
    of each score."""

    events: list[Event]
    size: int
    changes: tuple[int, ...] = ()


@dataclass
class Group:
    """An action group of a player: the scores before and after it."""

    moment: int
    round: int
    turn: int
    player: int
    before: list[int]
    after: list[int]
    steps: list[Step] = field(default_factory=list)

    @property
    def events(self) -> list[Event]:
        return [event for step in self.steps for event in step.events]

    @property
    def changes(self) -> tuple[int, ...]:
        return changes_of(self.before, self.after)

    @property
    def size(self) -> int:
        return distance(self.before, self.after)


def story(
    game: Game, result: GameResult, players: list[Player], view: "int | None", stand_ins: Sequence[BotPlayed] = (),
    shuffled_together: bool = False,
) -> Story:  # fmt: skip
    sentences = sentences_for(game.ruleset, game.players, view, seated(players))
    standings: list[Standing] = []
    battles: list[BattleFought] = []
    groups: dict[int, Group] = {}
    fought: list[tuple[int, Battle]] = []
    scores = [0] * game.players
    turns, round, asked, in_round = 0, 0, -1, False
    told: list[Event] = []
    for moment, (again, _, action, told) in enumerate(playthrough(game, [0] * game.players)):
        state = again.state
        before, scores = scores, scores_of(state)
        battle = next((event for event in told if isinstance(event, Battle)), None)
        totals = scores if battle is None else totals_of(battle, before)
        if in_round and told and action >= 0:  # what follows a battle, or from giving up, is nobody's swing
            number = told[0].group
            group = groups.setdefault(number, Group(moment, round, turns, asked, before, totals))
            group.moment, group.after = moment, totals
            own = [event for event in told if event.group == number]
            group.steps.append(Step(own, distance(before, totals), changes_of(before, totals)))
        if battle is not None:
            fought.append((round, battle))
            standings.append(Standing(moment=moment, round=round, scores=totals))
            battles.append(battle_fought(moment, round, battle, game.players, sentences))
        turns += sum(event.kind == "turn" for event in told)
        round, asked, in_round = int(state.round), int(state.decider), phase(state) == "round"
        if state.decider >= 0 and state.kind == TURN:
            standings.append(Standing(moment=moment, round=round, scores=scores))
    swings = largest([group for group in groups.values() if sentences.log(group.events)], view)
    told_result = sentences.result(result)
    assert told_result is not None
    ended = fought[-1] if fought and any(event is fought[-1][1] for event in told) else None
    return Story(
        ruleset=game.ruleset,
        options=game.options,
        players=players,
        view=view,
        points=[int(seat.supremacy) for seat in game.state.seats],
        turns=turns,
        rounds=round,
        result=told_result,
        why=sentences.ending(result),
        last=None if ended is None else sentences.last_battle(ended[1], ended[0]),
        standings=standings,
        battles=battles,
        swings=[
            Swing(
                moment=group.moment,
                round=group.round,
                player=group.player,
                before=group.before,
                after=group.after,
                entry=sentences.log(telling(group.steps))[0],
            )
            for group in swings
        ],
        key_card=key_card(swings, result, sentences),
        stand_ins=[*stand_ins],
        shuffled_together=shuffled_together,
        clans=clans_of(game.state) if game.rules.drafts else None,
    )


def scores_of(state: State) -> list[int]:
    return [score(state, seat).total for seat in range(len(state.seats))]


def totals_of(battle: Battle, before: list[int]) -> list[int]:
    """The scores in a battle; a player who had left keeps theirs."""
    totals = {side.seat: side.total for side in battle.sides}
    return [totals.get(seat, old) for seat, old in enumerate(before)]


def battle_fought(moment: int, round: int, battle: Battle, players: int, sentences: Sentences) -> BattleFought:
    totals = {side.seat: side.total for side in battle.sides}
    return BattleFought(
        moment=moment,
        round=round,
        scores=[totals.get(seat) for seat in range(players)],
        winners=[*battle.winners],
        said=sentences.event(battle),
    )


def largest(groups: list[Group], view: "int | None") -> list[Group]:
    """The largest swings, one a turn, in order of time. If there are some for the viewer and some against, both kinds
    are shown."""
    found: list[Group] = []
    ranked = sorted((group for group in groups if group.size > 0), key=lambda group: (-group.size, group.moment))
    for group in ranked:
        if all(group.turn != one.turn for one in found):
            found.append(group)
    chosen, rest = found[:MOST_SWINGS], found[MOST_SWINGS:]
    seat = 0 if view is None else view
    kinds = {is_for(group, seat) for group in chosen}
    other = next((group for group in rest if is_for(group, seat) not in kinds), None)
    if len(kinds) == 1 and other is not None:
        chosen[-1] = other
    return sorted(chosen, key=lambda group: group.moment)


def key_card(swings: list[Group], result: GameResult, sentences: Sentences) -> "KeyCard | None":
    """The card whose effect moved the scores most for a winner, in the largest swings. None if no effect did: then
    there is nothing that would show what a card has done."""
    found = [
        (group, step, card)
        for group in swings
        for step in group.steps
        if (card := acting_card(step)) is not None and any(favours(step.changes, seat) for seat in result.winners)
    ]
    if not found:
        return None
    group, step, card = max(found, key=lambda one: one[1].size)
    own = [event for event in telling(group.steps) if not event.causes or card in event.causes]
    said = [line.text for entry in sentences.log(own)[:1] for line in entry.lines]
    if not said:
        return None
    return KeyCard(card=card.id, player=group.player, said=said, size=step.size, moment=group.moment)


def acting_card(step: Step) -> "CardRef | None":
    """The card that brought about what changed the scores."""
    if step.size == 0:
        return None
    causes = [event.causes[0] for event in consequences(step)]
    return next((cause for cause in causes if isinstance(cause, CardRef)), None)


def is_for(group: Group, seat: int) -> bool:
    """Whether a swing is good for a player."""
    return favours(group.changes, seat)


def favours(changes: Sequence[int], seat: int) -> bool:
    """Whether a player gains more than the others."""
    return changes[seat] >= max(change for other, change in enumerate(changes) if other != seat)


def changes_of(before: list[int], after: list[int]) -> tuple[int, ...]:
    return tuple(new - old for old, new in zip(before, after, strict=True))


def distance(before: list[int], after: list[int]) -> int:
    """How far the scores moved apart or together."""
    changes = changes_of(before, after)
    return max(changes) - min(changes)


def telling(steps: list[Step]) -> list[Event]:
    """What a player did, and those of its consequences that moved the scores most, in order of time."""
    sizes: dict[object, int] = {}
    for step in steps:
        for event in consequences(step) if step.size > 0 else []:
            sizes[sentence(event)] = max(sizes.get(sentence(event), 0), step.size)
    most = sorted(sizes, key=lambda one: -sizes[one])[:MOST_CONSEQUENCES]
    return [event for step in steps for event in step.events if not event.causes or sentence(event) in most]


def sentence(event: Event) -> object:
    """Events with the same of this are told in one sentence, which would be wrong without some of them."""
    return event.kind, event.causes


def consequences(step: Step) -> list[Event]:
    """What followed from the decision and changed the scores: what became of cards in play, or anything else where no
    card in play moved, such as tokens, or a hand that counts."""
    moved = [event for event in step.events if any(in_play(move) for move in event.moves())]
    return [event for event in moved or step.events if event.causes]


def in_play(move: Move) -> bool:
    return move.thing == "card" and "army" in (move.origin.zone, move.target.zone)


def clans_of(state: State) -> "str | None":
    """The decks as the option ``clans`` takes them; None if the draft was not finished."""
    decks = [clan_ids(state, seat.clans) for seat in state.seats]
    whole = all(len(deck) == CLANS_OF_A_DECK for deck in decks)
    return "/".join("+".join(deck) for deck in decks) if whole else None
