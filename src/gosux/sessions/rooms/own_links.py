"""A player takes their seat in a game to another device, by a link of their own.

In a game on one device, whoever made it holds the tokens of all seats, and may have chosen the hidden cards. A link to
one of several people's seats would be an invitation that does not say so.
"""

from gosux.sessions.connections import TAKEN_OVER
from gosux.sessions.lobby import Lobby, fingerprint, new_token
from gosux.sessions.log import log
from gosux.sessions.messages.play import Elsewhere
from gosux.sessions.messages.rooms import LinkMade, Seated
from gosux.sessions.rooms.link_codes import new_code
from gosux.sessions.rooms.problems import RoomRefused, unknown_link, unknown_token
from gosux.sessions.rooms.records import RoomStorage
from gosux.sessions.storage.games import PERSON


async def own_link(lobby: Lobby, storage: RoomStorage, token: str) -> LinkMade:
    """The link by which a player takes their seat in a game to another device; it works until a new one is made.
    Raises RequestError."""
    place = await lobby.find(token)
    if place is None:
        raise unknown_token()
    if not await is_own(lobby, place[0]):
        raise RoomRefused("one-device")
    code = new_code()
    await storage.set_own_link(*place, fingerprint(code))
    return LinkMade(code=code)


async def is_own(lobby: Lobby, game: str) -> bool:
    """Whether a seat of a game belongs to one person: the others have devices of their own, or are bots."""
    record = (await lobby.store.summaries([game])).get(game)
    if record is None:
        return False
    return record.terms is not None or sum(seat.kind == PERSON for seat in record.seats) == 1


async def move(lobby: Lobby, storage: RoomStorage, code: str) -> Seated:
    """Take a seat to this device: it gets a new token, and the old one does not work any more. Raises
    RequestError."""
    place = await storage.seat_of_own_link(fingerprint(code))
    if place is None or not await is_own(lobby, place[0]):
        raise unknown_link()
    token = new_token()
    await storage.move_seat(*place, fingerprint(token))
    other = lobby.connections.at(*place)
    if other is not None:
        other.end(Elsewhere(), TAKEN_OVER)
    log("seat-moved", game=place[0], seat=place[1])
    return Seated(room=place[0], seat=place[1], token=token)
