"""Ratings and the ladder over HTTP."""

from typing import Annotated

from fastapi import FastAPI, Path

from gosux.bots.anchors import anchors_of
from gosux.rules.registry import ruleset as ruleset_of
from gosux.server.accounts.accounts import Accounts
from gosux.server.storage import Store
from gosux.server.storage.ratings import ratings
from gosux.server.storage.ratings.tables import RatedSeatRow
from gosux.sessions.lobby import Lobby
from gosux.sessions.messages.ratings import (
    MOST_LISTED,
    Anchor,
    GameRatings,
    GameRatingsWanted,
    Ladder,
    LadderEntry,
    OwnRating,
    OwnRatings,
    OwnRatingsWanted,
    SeatRating,
)
from gosux.sessions.requests import finished

MOST_FIRST = 1_000_000


def add_ratings(app: FastAPI) -> None:
    def store() -> Store:
        found: Store = app.state.store
        return found

    @app.get("/api/ladder/{ruleset}/{players}/{first}")
    async def ladder(
        ruleset: Annotated[str, Path(max_length=80)], players: Annotated[int, Path(ge=1, le=10)],
        first: Annotated[int, Path(ge=0, le=MOST_FIRST)],
    ) -> Ladder:  # fmt: skip
        """Accounts whose rating is not provisional, the best first."""
        rules = ruleset_of(ruleset)
        rules.seats(players)
        await store().settle_ratings()
        total, found = await store().transact(
            lambda session: ratings.ladder(session, rules.id, players, first, MOST_LISTED)
        )
        return Ladder(
            ruleset=rules.id, players=players, first=first, total=total,
            entries=[
                LadderEntry(name=one.name, points=round(one.points), games=one.games, wins=one.wins) for one in found
            ],
            anchors=[Anchor(level=level, points=points) for level, points in anchors_of(rules.id, players)],
        )  # fmt: skip

    @app.post("/api/account/ratings")
    async def own(wanted: OwnRatingsWanted) -> OwnRatings:
        """The reader's ratings."""
        owner = await Accounts(store()).owner(wanted.session)
        await store().settle_ratings()
        found = await store().transact(lambda session: ratings.standings(session, owner.account))
        return OwnRatings(
            ratings=[
                OwnRating(
                    ruleset=one.ruleset, players=one.players, points=round(one.rating.points),
                    provisional=one.rating.provisional, games=one.games, wins=one.wins, place=one.place,
                )
                for one in found
            ]
        )  # fmt: skip

    @app.post("/api/game-ratings")
    async def of_game(wanted: GameRatingsWanted) -> GameRatings:
        """What a finished game changed."""
        lobby: Lobby = app.state.lobby
        session = await finished(lobby, wanted.token)
        if not session.terms.rated:
            return GameRatings(rated=False, counts=False, pending=False, seats=[])
        if session.all_told:
            await store().transact(lambda one: ratings.settle(one, session.id))
        found = await store().transact(lambda one: ratings.seats_of(one, session.id))
        if found is None or (found.settled and not any(row.after is not None for row in found.seats)):
            return GameRatings(rated=True, counts=False, pending=False, seats=[])
        return GameRatings(
            rated=True, counts=True, pending=not found.settled, seats=[shown(row) for row in found.seats]
        )  # fmt: skip


def shown(row: RatedSeatRow) -> "SeatRating | None":
    if row.before is None or row.after is None:
        return None
    return SeatRating(before=round(row.before), after=round(row.after), provisional=bool(row.provisional))
