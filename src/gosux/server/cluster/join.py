"""How a server process joins the others."""

from fastapi import FastAPI

from gosux.server.bot_workers import BotWorkers
from gosux.server.cluster.bot_tasks import SharedBots
from gosux.server.cluster.bus import Message
from gosux.server.cluster.http import answer_http
from gosux.server.cluster.lobby import ClusterLobby
from gosux.server.cluster.node import LEASE, Node, new_node
from gosux.server.cluster.played import PlayedElsewhere
from gosux.server.cluster.shared_meter import SharedMeter
from gosux.server.storage.postgres.leased import LeasedStore
from gosux.sessions.clocks.pauses import Pauses
from gosux.sessions.lobby import Background
from gosux.sessions.rooms.rooms import Rooms
from gosux.sessions.storage.files import FileReader


def open_cluster(
    database: str, bots: BotWorkers, files: FileReader, pauses: Pauses, background: Background
) -> tuple[LeasedStore, ClusterLobby]:
    store = LeasedStore(database, new_node())
    return store, ClusterLobby(store, SharedBots(bots), files, pauses, background)


async def join_cluster(
    app: FastAPI, store: LeasedStore, lobby: ClusterLobby, bus: "str | None", address: "str | None",
    lease: "float | None" = None,
) -> Node:  # fmt: skip
    """Take part from now on. Raises SQLAlchemyError if the database cannot be reached."""

    def make_rooms() -> Rooms:
        app.state.rooms = Rooms(lobby, store, address)
        app.state.rooms.elsewhere = played
        app.state.rooms.share = lambda game: node.share(game)  # there is none yet when its first rooms are made
        return app.state.rooms  # type: ignore[no-any-return]

    def answer_requests(question: Message) -> None:
        node.do(answer_http(node, app.state.inner, question))

    def answer_told(question: Message) -> None:
        node.do(lobby.answer_told(question))

    played = PlayedElsewhere(lobby)
    node = Node(store, lobby, make_rooms, bus, LEASE if lease is None else lease)
    lobby.node = node
    node.answerers |= {"ask-http": answer_requests, "ask-told": answer_told, "ask-played": played.answer}
    bots = lobby.bots
    assert isinstance(bots, SharedBots)
    node.answerers |= {"bot-taken": bots.hear, "bot-answer": bots.hear}
    node.on_broken = bots.broken
    await node.start()
    node.do(played.gather(node))
    if node.bus is not None:
        node.do(bots.look(node.bus))
        if app.state.meter is not None:
            app.state.shared_meter = SharedMeter(app.state.meter, node.bus)
            node.do(app.state.shared_meter.run())
    return node
