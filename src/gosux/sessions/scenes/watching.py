"""A game as somebody sees it who has no seat: no hidden card, nor who knows which."""

from collections.abc import Iterable
from functools import lru_cache

from gosux.game.game import Game
from gosux.game.game import Stage as GameStage
from gosux.game.view import redact
from gosux.model.changes.knowledge import DESIGN, UNKNOWN, decks
from gosux.model.events import Event
from gosux.model.state import State
from gosux.sessions.messages.events import LogEntry
from gosux.sessions.messages.play import Stage
from gosux.sessions.messages.table import Player, Scene
from gosux.sessions.scenes.scene import scene_of
from gosux.sessions.scenes.sentences import Seats, Sentences
from gosux.sessions.scenes.table import card_id, table_of


def watcher_of(players: int) -> int:
    """The number of those who watch, in masks of seats: the one after the last."""
    return players


def public_state(state: State) -> State:
    """What lies open. A card that everybody has seen is hidden too once it is in a hand or deck: players may have been
    shown it in private."""
    copy = redact(state, watcher_of(len(state.seats)))
    for seat in copy.seats:
        seat.hand = [UNKNOWN] * len(seat.hand)
    for deck in decks(copy):
        deck[:] = [UNKNOWN] * len(deck)
    copy.groups = ()
    return copy


def public_scene(game: Game, players: list[Player]) -> Scene:
    scene = scene_of(public_state(game.state), game.ruleset, None, players)
    scene.choices = []
    return scene


def public_stages(stages: Iterable[GameStage], log: list[LogEntry], players: list[Player]) -> list[Stage]:
    """Like ``stages_for``, of what lies open."""
    wanted = {entry.group for entry in log[:-1]}
    found = {group: state for group, state in stages if group in wanted}
    return [
        Stage.model_construct(group=group, table=table_of(public_state(state), None, players))
        for group, state in sorted(found.items(), key=lambda stage: stage[0])
    ]


def hands_of(state: State) -> list[list[str]]:
    """The cards in all hands."""
    return [[card_id(state, entry & DESIGN) for entry in seat.hand] for seat in state.seats]


class PublicSentences(Sentences):
    """Sentences that call everybody by their name, about what everybody sees."""

    def __init__(self, ruleset: str, players: int, names: Seats) -> None:
        super().__init__(ruleset, players, None, names)
        self.watcher = watcher_of(players)

    def visible(self, events: Iterable[Event]) -> list[Event]:
        return [seen for event in events if (seen := event.seen_by(self.watcher))]


@lru_cache(maxsize=200)
def public_sentences(ruleset: str, players: int, names: Seats) -> PublicSentences:
    return PublicSentences(ruleset, players, names)
