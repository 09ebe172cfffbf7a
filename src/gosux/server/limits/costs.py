"""What every request and every message costs, and how much of each thing one visitor may use up.

This is the only place for it: ``gosux.server.limits.meter`` enforces it, and a test fails for a route or a type of
message that is not listed. The figures are far above what people need, a school class behind one address included.
"""

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple

Thing = Literal["requests", "games", "rooms", "imports", "links", "sign-ins", "thinking", "messages", "actions"]
Cost = Mapping[Thing, float]


class Budget(NamedTuple):
    """So much at once; what was spent comes back evenly within ``seconds``."""

    most: float
    seconds: float


class Share(NamedTuple):
    """What may be used up from one address, with one seat's token or one device's session (a guest), by one account
    with all its sessions and seats together, over one connection. If it is used up, a message of a thing that ``waits``
    is read later; everything else is refused."""

    address: Budget | None = None
    guest: Budget | None = None
    account: Budget | None = None
    connection: Budget | None = None
    waits: bool = False


SHARES: Final[Mapping[Thing, Share]] = {
    "requests": Share(address=Budget(3000, 60), guest=Budget(600, 60)),
    # stored games, waiting rooms, and links, which are stored too
    "games": Share(address=Budget(200, 3600), guest=Budget(60, 3600), account=Budget(100, 3600)),
    # of these, rooms that wait for a day at most: 600 of one address at once
    "rooms": Share(address=Budget(200, 12 * 3600)),
    # files that are read in a process of their own
    "imports": Share(address=Budget(60, 600), guest=Budget(20, 600), account=Budget(30, 600)),
    "links": Share(address=Budget(120, 600)),  # attempts to open a link
    "sign-ins": Share(address=Budget(120, 600), guest=Budget(60, 600)),  # what passkeys are asked for and answer
    # seconds of a bot's process, about
    "thinking": Share(address=Budget(6000, 600), guest=Budget(240, 300), account=Budget(480, 300)),
    "messages": Share(address=Budget(900, 10), connection=Budget(90, 3), waits=True),
    "actions": Share(address=Budget(1200, 60), guest=Budget(300, 60), waits=True),  # stored, and answered by bots
}

LOOK: Final[Cost] = {"requests": 1}
REPLAY: Final[Cost] = {"requests": 5}  # a whole game is played again
MADE: Final[Cost] = {"requests": 5, "games": 1}
ROOM: Final[Cost] = {**MADE, "rooms": 1}
LINK: Final[Cost] = {"requests": 2, "links": 1}
SIGN_IN: Final[Cost] = {"requests": 5, "sign-ins": 1}  # signatures are checked

PAGE: Final[Cost] = {"requests": 0.2}  # a file of the page
UNKNOWN: Final[Cost] = {"requests": 2}  # an address that does not exist

ROUTES: Final[Mapping[str, Cost]] = {
    "GET /api/openapi.json": {"requests": 10},
    "GET /api/alive": LOOK,
    "GET /api/ready": LOOK,
    "GET /api/notice": LOOK,
    "GET /api/offer": LOOK,
    "GET /api/showcase": LOOK,
    "GET /api/puzzles": LOOK,
    "GET /api/decks/{ruleset}/{language}": LOOK,
    "GET /api/guide/{ruleset}/{language}": LOOK,
    "GET /api/catalogue/{ruleset}/{language}": LOOK,
    "POST /api/games": MADE,
    "POST /api/games/mine": {"requests": 5},
    "POST /api/import": {"requests": 5, "games": 1, "imports": 1},
    "POST /api/replay": REPLAY,
    "POST /api/position": REPLAY,
    "POST /api/shuffle": LOOK,
    "POST /api/moments": REPLAY,
    "POST /api/report": REPLAY,
    "POST /api/story": REPLAY,
    "POST /api/review": {"requests": 1, "thinking": 0.25},  # asked twice a second while it is computed
    "GET /api/rooms": LOOK,
    "POST /api/rooms": ROOM,
    "POST /api/rooms/now": LOOK,
    "POST /api/rooms/link": {"requests": 1, "games": 0.1},
    "POST /api/rooms/look": LINK,
    "POST /api/rooms/sit": LINK,
    "POST /api/rooms/seat": LOOK,
    "POST /api/rooms/watch": LOOK,
    "POST /api/rooms/rated": LOOK,
    "POST /api/rooms/say": {"requests": 2},
    "POST /api/rooms/ready": {"requests": 5},
    "POST /api/rooms/leave": LOOK,
    "POST /api/rooms/rematch": ROOM,
    "POST /api/rooms/rematch/now": LOOK,
    "POST /api/own-link": {"requests": 1, "games": 0.1},
    "POST /api/move": LINK,
    "POST /api/players/block": LOOK,
    "POST /api/players/report": {"requests": 5, "games": 0.5},  # stored
    "POST /api/feed": {"requests": 1, "games": 0.1},
    "GET /api/feed/{code}/{language}": {"requests": 5, "links": 0.1},
    "POST /api/push": {"requests": 1, "games": 0.1},
    "POST /api/push/end": LOOK,
    "POST /api/account": LOOK,
    "POST /api/account/passkey": SIGN_IN,
    "POST /api/account/register": {"requests": 5, "sign-ins": 1, "games": 1},
    "POST /api/account/sign-in": SIGN_IN,
    "POST /api/account/recover": {"requests": 2, "links": 1, "sign-ins": 1},
    "POST /api/account/name": LOOK,
    "POST /api/account/passkeys/add": SIGN_IN,
    "POST /api/account/passkeys/change": LOOK,
    "POST /api/account/codes": SIGN_IN,
    "POST /api/account/sign-out": LOOK,
    "POST /api/account/ratings": {"requests": 2},
    "GET /api/ladder/{ruleset}/{players}/{first}": {"requests": 5},
    "POST /api/game-ratings": LOOK,
    "POST /api/account/games": {"requests": 10},
    "POST /api/account/forget": LOOK,
    "POST /api/account/export": {"requests": 20},
    "POST /api/account/delete": SIGN_IN,
    "POST /api/qr": LOOK,
    "WEBSOCKET /api/play": {"requests": 2},  # how many are open at once: gosux.server.limits.connections
}

FILES: Final = ("position", "file")  # a body with one of these has a file read ...
FILE: Final[Cost] = {"imports": 1}  # ... which costs this too

ACT: Final[Cost] = {"messages": 1, "actions": 1}
TOLD_AGAIN: Final[Cost] = {"messages": 10}  # the whole game may be told again

MESSAGES: Final[Mapping[str, Cost]] = {
    "join": TOLD_AGAIN,
    "watch": TOLD_AGAIN,
    "try": {"messages": 1},
    "why": {"messages": 1},
    "confirm": ACT,
    "concede": ACT,
    "claim": ACT,
    "leave": {"messages": 1},
    "let_bot": ACT,
    "ask_pause": ACT,
    "ask_end": ACT,
    "answer": ACT,
    "end_pause": ACT,
    "say": ACT,
    "own_words": ACT,
    "view": {"messages": 1},
    "take_back": {"messages": 5, "actions": 1},
    "lesson": ACT,
    "puzzle": ACT,
    "hint": {"messages": 1, "thinking": 5},
    "hurry": {"messages": 1},
    "malformed": {"messages": 1},  # whatever cannot be read
}
