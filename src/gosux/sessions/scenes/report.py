"""What a player may hand on about a game that went wrong."""

import json

import gosux
from gosux.game.game import Game
from gosux.model.events import Event
from gosux.records.replays import replay_text
from gosux.sessions.messages.requests import GameReport
from gosux.sessions.messages.table import Player
from gosux.sessions.scenes.sentences import Sentences
from gosux.text.log import Log


def report_of(game: Game, told: list[Event], players: list[Player], seat: int, sentences: Sentences) -> GameReport:
    """``game`` as the seat was told last, ``told`` is what happened until then. Names are left out."""
    over = game.result is not None
    return GameReport(
        ruleset=game.ruleset,
        rules_version=game.rules.version,
        options=game.options,
        seat=seat,
        players=[player.level or player.kind for player in players],
        compiled=gosux.compiled,
        replay=json.loads(replay_text(game)) if over else None,
        view=None if over else game.view(seat).to_json(),
        log=lines(told, seat, sentences),
    )


def lines(told: list[Event], seat: int, sentences: Sentences) -> list[str]:
    log = Log(sentences.english, seat)
    log.add([seen for event in told if (seen := event.seen_by(seat)) is not None])
    return log.lines()
