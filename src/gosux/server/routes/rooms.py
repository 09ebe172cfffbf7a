"""Waiting rooms over HTTP. Tokens and codes are sent in bodies, never in addresses."""

from fastapi import FastAPI

from gosux.server.qr import qr_code
from gosux.sessions.messages.ratings import RatedChange
from gosux.sessions.messages.rooms import (
    GreetingSaid,
    Invitation,
    LinkMade,
    LinkOpened,
    LinkWanted,
    NewRoom,
    OpenRooms,
    QrCode,
    QrWanted,
    ReadyWanted,
    RematchNow,
    RoomNow,
    RoomToken,
    SeatChange,
    Seated,
    SitDown,
    WatchChange,
)
from gosux.sessions.rooms import own_links
from gosux.sessions.rooms.rooms import Rooms


def add_rooms(app: FastAPI) -> None:
    def rooms() -> Rooms:
        found: Rooms = app.state.rooms
        return found

    @app.get("/api/rooms")
    async def open_rooms() -> OpenRooms:
        """The lobby: rooms that wait for anybody."""
        return rooms().open_rooms()

    @app.post("/api/rooms")
    async def make_room(wanted: NewRoom) -> Seated:
        """A game to invite others to."""
        return await rooms().create(wanted)

    @app.post("/api/rooms/now")
    async def room_now(wanted: RoomToken) -> RoomNow:
        """The room of a seat: who has come, who is ready, whether the game has begun."""
        return rooms().now(wanted.token)

    @app.post("/api/rooms/link")
    async def make_link(wanted: LinkWanted) -> LinkMade:
        """A new link for a seat, or for whoever comes first."""
        return await rooms().make_link(wanted.token, wanted.seat)

    @app.post("/api/rooms/look")
    async def look(wanted: LinkOpened) -> Invitation:
        """What a link is for."""
        return await rooms().look(wanted.code)

    @app.post("/api/rooms/sit")
    async def sit_down(wanted: SitDown) -> Seated:
        """Take a seat."""
        return await rooms().sit_down(wanted)

    @app.post("/api/rooms/seat")
    async def change_seat(wanted: SeatChange) -> RoomNow:
        """Make a free seat one for a bot or for a person."""
        return await rooms().change_seat(wanted.token, wanted.seat, wanted.kind, wanted.level)

    @app.post("/api/rooms/watch")
    async def change_watching(wanted: WatchChange) -> RoomNow:
        """Say who may watch the game."""
        return await rooms().change_watching(wanted.token, wanted.watch)

    @app.post("/api/rooms/rated")
    async def change_rated(wanted: RatedChange) -> RoomNow:
        """Say whether the game is to change ratings."""
        return await rooms().change_rated(wanted.token, wanted.rated)

    @app.post("/api/rooms/say")
    async def greet(wanted: GreetingSaid) -> RoomNow:
        """Say a ready phrase to those who wait too."""
        return rooms().greet(wanted.token, wanted.phrase)

    @app.post("/api/rooms/ready")
    async def ready(wanted: ReadyWanted) -> RoomNow:
        """Agree; the game begins when everybody has."""
        return await rooms().ready(wanted.token, wanted.ready, wanted.number)

    @app.post("/api/rooms/leave", status_code=204)
    async def leave(wanted: RoomToken) -> None:
        """Stand up, or close the room."""
        await rooms().leave(wanted.token)

    @app.post("/api/rooms/rematch")
    async def rematch(wanted: RoomToken) -> Seated:
        """The same people again."""
        return await rooms().rematch(wanted.token)

    @app.post("/api/rooms/rematch/now")
    async def rematch_now(wanted: RoomToken) -> RematchNow:
        """Who wants to play again."""
        return await rooms().rematch_now(wanted.token)

    @app.post("/api/own-link")
    async def own_link(wanted: RoomToken) -> LinkMade:
        """A link by which a player takes their seat to another device."""
        return await own_links.own_link(rooms().lobby, rooms().storage, wanted.token)

    @app.post("/api/move")
    async def move(wanted: LinkOpened) -> Seated:
        """Take one's own seat to this device."""
        return await own_links.move(rooms().lobby, rooms().storage, wanted.code)

    @app.post("/api/qr")
    async def draw(wanted: QrWanted) -> QrCode:
        """An address as a QR code."""
        return qr_code(wanted.text)
