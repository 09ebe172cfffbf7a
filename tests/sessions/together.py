"""People on several devices, for tests: a game with terms, and pages that sit at it."""

from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager

from gosux import Game
from gosux.sessions.lobby import fingerprint
from gosux.sessions.messages.table import Player
from gosux.sessions.rooms.terms import Terms
from gosux.sessions.session import Session
from tests.scene import scene
from tests.sessions.playing import Json, Page, Served, sitting

PLAYER = Player(kind="person", level=None)
BOT = Player(kind="bot", level="random")

PLAIN = """
tiles = []
[[player]]
army.I = ["volantis", "spirits-of-smook"]
hand = ["nezha", "lava-goddesses"]
deck = ["elle", "sati", "muraena"]
[[player]]
army.I = ["un-go"]
hand = ["galmi-avatar", "boul-go"]
deck = ["navaj"]
"""


def tokens_of(id: str, count: int) -> list[str]:
    return [f"{id} token {seat}" for seat in range(count)]


async def begin_together(
    served: Served, game: Game, players: "list[Player] | None" = None, terms: "Terms | None" = None, id: str = "shared"
) -> Session:
    marks = {seat: fingerprint(token) for seat, token in enumerate(tokens_of(id, game.players))}
    terms = terms or Terms(stand_in="random")
    await served.lobby.open(id, game, players or [PLAYER] * game.players, marks, terms=terms)
    return served.lobby.sessions[id]


class Company:
    """A game and the pages of its seats."""

    def __init__(self, served: Served, session: Session, stack: AsyncExitStack) -> None:
        self.served = served
        self.session = session
        self.stack = stack
        self.pages: dict[int, Page] = {}
        self.stacks: dict[int, AsyncExitStack] = {}

    def __getitem__(self, seat: int) -> Page:
        return self.pages[seat]

    async def come(self, seat: int) -> Page:
        token = tokens_of(self.session.id, self.session.game.players)[seat]
        own = await self.stack.enter_async_context(AsyncExitStack())
        self.stacks[seat] = own
        self.pages[seat] = await own.enter_async_context(sitting(self.served, token, tab=f"tab {seat}"))
        return self.pages[seat]

    async def go(self, seat: int, on_purpose: bool = True) -> None:
        if on_purpose:
            await self.pages[seat].say("leave")
            await self.pages[seat].ask("why", number=0, at={"at": "word", "word": "pass"})  # it has been heard
        await self.stacks.pop(seat).aclose()


@asynccontextmanager
async def company(
    served: Served, position: "str | Game", players: "list[Player] | None" = None, terms: "Terms | None" = None,
    id: str = "shared",
) -> AsyncIterator[Company]:  # fmt: skip
    game = scene(position) if isinstance(position, str) else position
    session = await begin_together(served, game, players, terms, id)
    async with AsyncExitStack() as stack:
        found = Company(served, session, stack)
        for seat, player in enumerate(session.players):
            if player.kind == "person":
                await found.come(seat)
        for page in found.pages.values():
            if not is_whole(page.heard[-1]):
                await told(page, is_whole)
        yield found


def is_whole(message: Json) -> bool:
    """Whether everybody is there."""
    return message["type"] == "together" and all(one is None or one["away"] is None for one in message["people"])


async def told(page: Page, holds: Callable[[Json], bool]) -> Json:
    """The next word about the people for which something holds."""
    while True:
        message = await page.hear_of("together")
        if holds(message):
            return message


async def act(page: Page, steps: list[int]) -> Json:
    await page.turn()
    state = await page.confirm(*steps)
    assert state["type"] == "state", state
    return state
