"""Private feeds over HTTP, as Atom (RFC 4287). The secret is in the address: feed readers can send nothing else."""

from typing import Literal
from urllib.parse import quote
from xml.etree import ElementTree

from fastapi import FastAPI, Request
from starlette.responses import Response

from gosux.sessions.messages.feeds import FeedWanted
from gosux.sessions.messages.requests import OpenGame
from gosux.sessions.messages.rooms import LinkMade
from gosux.sessions.rooms.feeds import put_feed, waiting_games
from gosux.text.words import Words

ATOM = "http://www.w3.org/2005/Atom"


def add_feeds(app: FastAPI) -> None:
    @app.post("/api/feed")
    async def make_feed(wanted: FeedWanted) -> LinkMade:
        """A private feed of the games that wait for these seats."""
        return await put_feed(app.state.lobby, app.state.store, wanted)

    @app.get("/api/feed/{code}/{language}", response_class=Response)
    async def read_feed(code: str, language: Literal["en", "fr"], request: Request) -> Response:
        """The games that wait for the reader of a feed."""
        games = await waiting_games(app.state.lobby, app.state.store, code)
        headers = {"cache-control": "no-store", "x-robots-tag": "noindex"}
        text = atom(games, language, str(request.base_url))
        return Response(text, media_type="application/atom+xml", headers=headers)


def atom(games: list[OpenGame], language: str, address: str) -> bytes:
    """The feed does not name its own address, which is secret."""
    feed = ElementTree.Element("feed", {"xmlns": ATOM, "xml:lang": language})
    words = Words(language).messages

    def add(parent: ElementTree.Element, name: str, text: str = "", **attributes: str) -> ElementTree.Element:
        child = ElementTree.SubElement(parent, name, attributes)
        child.text = text or None
        return child

    add(feed, "id", f"{address}#feed")
    add(feed, "title", words.format("feed-title", {}))
    add(feed, "updated", max((game.moved for game in games), default="2026-01-01T00:00:00Z"))
    add(add(feed, "author"), "name", "gosux")
    for game in games:
        entry = add(feed, "entry")
        others = [player.name or player.level or "" for player in game.players if player is not game.players[game.seat]]
        title = words.format("page-title", {"ruleset": game.ruleset})
        add(entry, "id", f"urn:gosux:{quote(game.game)}:{game.moved}")
        add(entry, "title", words.format("feed-turn", {"game": title, "round": game.round}))
        add(entry, "updated", game.moved)
        add(entry, "link", href=f"{address}#/game/{quote(game.game)}")
        add(entry, "summary", words.format("feed-with", {"players": ", ".join(others)}))
    text: bytes = ElementTree.tostring(feed, "utf-8", xml_declaration=True)
    return text
