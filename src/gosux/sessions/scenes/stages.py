"""Tables between the action groups of one message, so that a page can show each group separately."""

from collections.abc import Iterable

from gosux.game.game import Stage as GameStage
from gosux.game.view import redact
from gosux.sessions.messages.events import LogEntry
from gosux.sessions.messages.play import Stage
from gosux.sessions.messages.table import Player
from gosux.sessions.scenes.table import table_of


def stages_for(stages: Iterable[GameStage], log: list[LogEntry], viewer: int, players: list[Player]) -> list[Stage]:
    """The tables after the groups of these entries, as the viewer sees them. The last one is the message's own table.

    Only groups with an entry count, so that what a player does unnoticed makes no difference.
    """
    wanted = {entry.group for entry in log[:-1]}
    found = {group: state for group, state in stages if group in wanted}
    return [
        Stage.model_construct(group=group, table=table_of(redact(state, viewer), viewer, players))
        for group, state in sorted(found.items(), key=lambda stage: stage[0])
    ]
