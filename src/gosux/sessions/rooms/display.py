"""What is shown of waiting rooms, and of games that everybody may watch."""

from collections.abc import Callable

from gosux.bots.anchors import anchor
from gosux.records.shuffles import fingerprint_of
from gosux.sessions.messages.ratings import RatingShown
from gosux.sessions.messages.requests import Board
from gosux.sessions.messages.rooms import Greeting, PlayedGame, RoomNow, RoomSeat
from gosux.sessions.rooms.greetings import greetings_offered
from gosux.sessions.rooms.rated import unrated_because
from gosux.sessions.rooms.records import RoomRecord, RoomSeatRecord
from gosux.sessions.rooms.terms import Terms, terms_of
from gosux.sessions.scenes.summaries import summary
from gosux.sessions.session import Session


def room_now(
    room: RoomRecord, you: "int | None", here: Callable[[RoomSeatRecord], bool], address: "str | None",
    said: "list[Greeting]",
) -> RoomNow:  # fmt: skip
    """What a page shows of a room; ``you`` is the seat of whoever looks. Others are not told what was said."""
    terms = terms_of_room(room)
    seats = [
        RoomSeat(
            kind="bot" if seat.kind == "bot" else "person", level=seat.level, name=seat.name,
            here=here(seat), ready=seat.ready, host=number == room.host, linked=seat.link is not None,
            kept=seat.kept, rating=rating_at(room, seat),
        )
        for number, seat in enumerate(room.seats)
    ]  # fmt: skip
    return RoomNow.model_construct(
        room=room.id, ruleset=room.ruleset, options=room.options, chosen=room.chosen, listed=room.listed,
        clock=terms.clock, watch=terms.watch, stand_in=terms.stand_in,
        rated=room.rated, unrated=unrated_because(room),
        linked=room.link is not None, seats=seats, you=you, begun=room.begun, address=address,
        said=[] if you is None else said, phrases=[] if you is None else greetings_offered(),
        fingerprint=None if room.secret is None else fingerprint_of(room.secret),
    )  # fmt: skip


def rating_at(room: RoomRecord, seat: RoomSeatRecord) -> "RatingShown | None":
    if seat.level is not None:
        points = anchor(room.ruleset, len(room.seats), seat.level)
        return None if points is None else RatingShown(points=points, provisional=False)
    return None if seat.rating is None else RatingShown(points=seat.rating[0], provisional=seat.rating[1])


def terms_of_room(room: RoomRecord) -> Terms:
    return terms_of(
        {"chosen": room.chosen, "clock": room.clock, "watch": room.watch, "stand_in": room.stand_in, "won": room.won}
    )


def played_game(session: Session) -> PlayedGame:
    """What strangers see of a game: only what those who watch have been told."""
    audience, code = session.audience, session.terms.watch_code
    assert audience is not None and code is not None
    shown = summary(audience.game)
    return PlayedGame(
        game=session.id, code=code, ruleset=audience.game.ruleset, names=[player.name for player in session.players],
        levels=[player.level for player in session.players], round=shown["round"], points=shown["points"],
        board=Board.model_validate(shown["board"]), watchers=len(audience.watchers), hands=audience.terms.hands,
    )  # fmt: skip
