"""A finished game, step by step."""

from collections.abc import Sequence

from gosux.game.game import Game
from gosux.model.actions import EVERYBODY
from gosux.model.events import Event
from gosux.records.playback import conceded_text
from gosux.sessions.history import NO_ACTION, playthrough
from gosux.sessions.messages.requests import BotPlayed, Moment, Moments
from gosux.sessions.messages.table import Player
from gosux.sessions.scenes.events import events_for, last_group, with_group
from gosux.sessions.scenes.scene import open_scene, scene_for
from gosux.sessions.scenes.sentences import seated, sentences_for


def moments(
    game: Game, players: list[Player], view: "int | None", first: int, count: int, stand_ins: Sequence[BotPlayed] = ()
) -> Moments:
    """``count`` moments starting at ``first``, as a seat saw them or with everything visible."""
    found: list[Moment] = []
    groups: list[int] = []
    rounds: list[int] = []
    battles: list[int] = []
    sentences = sentences_for(game.ruleset, game.players, view, seated(players))
    group: list[Event] = []  # the events of the last group
    asked = -1
    kind = -1
    for number, (again, _, action, told) in enumerate(playthrough(game, [0] * game.players)):
        running, group = group, last_group(group, told)
        kinds = {event.kind for event in told}
        if number and told and not (running and running[0].group == told[0].group):
            groups.append(number - 1)  # the next one begins
        if "round" in kinds:
            rounds.append(number)
        if "battle" in kinds:
            battles.append(number)
        if first <= number < first + count:
            scene = open_scene(again, players) if view is None else scene_for(again, view, players)
            scene.choices = []
            found.append(
                Moment(
                    number=number,
                    player=actor(action, asked),
                    action=None if action == NO_ACTION else text(again, kind, action),
                    events=events_for(told, sentences, None),
                    log=sentences.log(with_group(running, told)),
                    scene=scene,
                )
            )
        asked, kind = int(again.state.decider), int(again.state.kind)
    return Moments(
        ruleset=game.ruleset,
        options=game.options,
        players=players,
        last=len(game.history),
        groups=[*groups, len(game.history)],
        rounds=rounds,
        battles=battles,
        stand_ins=[*stand_ins],
        moments=found,
    )


def actor(action: int, asked: int) -> "int | None":
    """Who took an action; None for nobody or everybody."""
    if action in (NO_ACTION, -1 - EVERYBODY):
        return None
    return -1 - action if action < 0 else asked


def text(game: Game, kind: int, action: int) -> str:
    return conceded_text(action) if action < 0 else game.rules.catalogue.table.text(kind, action)
