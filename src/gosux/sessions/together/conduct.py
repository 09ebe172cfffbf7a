"""Reports about players: one record each for whoever runs the server, with what was said and no cards."""

import time
from collections.abc import Awaitable, Callable

from gosux.sessions.lobby import Lobby
from gosux.sessions.log import log
from gosux.sessions.messages.conduct import ConductReport
from gosux.sessions.rooms.problems import RoomRefused, unknown_token
from gosux.sessions.storage.games import clean_name
from gosux.sessions.storage.records import Json, Unavailable

KeepReport = Callable[[Json], Awaitable[None]]  # raises Unavailable


async def report_player(lobby: Lobby, keep: KeepReport, wanted: ConductReport) -> None:
    """Each player may report each other one once in a game, as long as it is open. Raises RequestError, Mistake,
    Unavailable."""
    place = await lobby.find(wanted.token)
    session = await lobby.session(place[0]) if place is not None else None
    if place is None or session is None:
        raise unknown_token()
    talk, mine = session.talk, place[1]
    if talk is None or wanted.seat == mine or wanted.seat not in talk.persons:
        raise RoomRefused("room-no-seat")
    if (mine, wanted.seat) in talk.reported:
        raise RoomRefused("already-reported")
    talk.reported.add((mine, wanted.seat))
    report: Json = {
        "time": int(time.time()),
        "game": session.id,
        "ruleset": session.game.ruleset,
        "names": [player.name for player in session.players],
        "by": mine,
        "about": wanted.seat,
        "why": wanted.why,
        "note": clean_name(wanted.note) or "",
        "said": [one.model_dump(mode="json") for one in talk.said],
    }
    try:
        await keep(report)
    except Unavailable:
        talk.reported.discard((mine, wanted.seat))
        raise
    log("player-reported", game=session.id, seat=wanted.seat)
