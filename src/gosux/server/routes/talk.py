"""What players do about each other, over HTTP. What they say goes over the WebSocket."""

from fastapi import FastAPI

from gosux.sessions.messages.conduct import BlockWanted, ConductReport
from gosux.sessions.messages.talk import BlockMade
from gosux.sessions.together.conduct import report_player


def add_talk(app: FastAPI) -> None:
    @app.post("/api/players/block")
    async def block(wanted: BlockWanted) -> BlockMade:
        """Do not meet a player again."""
        made: BlockMade = await app.state.rooms.block(wanted.token, wanted.seat)
        return made

    @app.post("/api/players/report", status_code=204)
    async def report(wanted: ConductReport) -> None:
        """Tell whoever runs the server about a player."""
        await report_player(app.state.lobby, app.state.store.keep_report, wanted)
