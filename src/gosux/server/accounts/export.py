"""Everything that is kept about an account, as one file for its owner."""

import json
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from gosux.server.accounts.accounts import account_now
from gosux.server.storage.accounts.accounts import SignedIn, passkeys_of, sessions_of
from gosux.server.storage.accounts.seats import kept_seats
from gosux.server.storage.accounts.tables import AccountRow
from gosux.server.storage.games import seats_in
from gosux.server.storage.ratings import ratings
from gosux.server.storage.tables import GameRow

FORMAT = "gosux-account"


def export_text(session: Session, owner: SignedIn) -> str:
    """Games are named, with what everybody at their tables knows; not whether they are over: the owner may not
    have been told yet. Each can be downloaded as a replay when it is."""
    now = account_now(session, owner)
    data: dict[str, Any] = {
        "format": FORMAT,
        "account": now.account,
        "name": now.name,
        "name_fixed": session.get_one(AccountRow, owner.account).name_fixed,
        "made": now.made,
        "passkeys": [
            {"id": row.credential, "public_key": row.key, "name": row.name, "made": row.made, "used": row.used,
             "count": row.count}
            for row in passkeys_of(session, owner.account)
        ],
        "sessions": [
            {"device": row.device, "made": row.made, "used": row.used}
            for row in sessions_of(session, owner.account)
        ],
        "codes_left": now.codes,
        "games": games_in(session, owner.account),
        "ratings": [
            {"ruleset": one.ruleset, "players": one.players, "points": round(one.rating.points, 1),
             "deviation": round(one.rating.deviation, 1), "games": one.games, "wins": one.wins}
            for one in ratings.standings(session, owner.account)
        ],
        "rated_games": [
            {"game": row.game, "seat": row.seat, "score": row.score, "before": row.before, "after": row.after}
            for row in ratings.history(session, owner.account)
        ],
    }  # fmt: skip
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"


def games_in(session: Session, account: str) -> list[dict[str, Any]]:
    kept = kept_seats(session, account)
    ids = sorted({game for game, _ in kept})
    wanted = select(GameRow.id, GameRow.ruleset, GameRow.begun, GameRow.moved).where(GameRow.id.in_(ids))
    rows = {row.id: row for row in session.execute(wanted)}
    seats = seats_in(session, ids)
    return [
        {
            "game": game, "seat": seat, "ruleset": rows[game].ruleset,
            "begun": rows[game].begun, "moved": rows[game].moved,
            "players": [one.name or one.level for one in seats[game]],
        }
        for game, seat in kept
    ]  # fmt: skip
