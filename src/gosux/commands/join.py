"""``gosux join``: take a seat of a game on a server by its link, and play it in the terminal."""

import asyncio
import sys
import time
from typing import Annotated, Any, Literal, NoReturn

import typer

from gosux.commands.play import at_a_terminal
from gosux.text.words import Words
from gosux.tui.meeting import Link, Refused, Seat, draw_number, post, read_link, say_ready
from gosux.tui.phrases import say

EVERY = 1.5  # seconds between questions about the room, as a page asks


def join(
    link: Annotated[str, typer.Argument(help="The link of an invitation, or the one to your own seat.")],
    name: Annotated[str | None, typer.Option(help="What you are called at the table.")] = None,
    lang: Annotated[Literal["en", "fr"], typer.Option(help="The language: en or fr.")] = "en",
) -> None:
    """Take a seat by a link, and play in the terminal."""
    words = Words(lang)
    if not at_a_terminal():
        _refuse(say(words, "terminal-no-terminal"))
    found = read_link(link)
    try:
        seated = take_seat(found, name, words)
        room = wait_for_others(found, seated, words)
    except Refused as refused:
        _refuse(refused.text[lang] if refused.text else str(refused))
    except OSError as error:
        _refuse(say(words, "join-no-server", server=found.server, why=str(error)))
    over = _run(found, seated.token, Words(lang, room))
    try:
        if not over:
            own = post(found, "own-link", token=seated.token)["code"]
            typer.echo(say(words, "join-own-link", link=f"{found.server}#/join/{own}"))
        elif seated.number is not None:
            fits = seated.number.fits(post(found, "shuffle", token=seated.token), seated.seat)
            typer.echo(say(words, "shuffle-fits" if fits else "shuffle-bad"))
    except (OSError, Refused):
        return


def take_seat(link: Link, name: "str | None", words: Words) -> Seat:
    """Sit down and be ready, or come back to one's seat. Raises Refused, OSError."""
    invitation = post(link, "rooms/look", code=link.code)
    if invitation["room"] is None:
        moved = post(link, "move", code=link.code)
        return Seat(moved["seat"], moved["token"], None)
    room = invitation["room"]
    people = [seat["name"] for seat in room["seats"] if seat["name"]]
    typer.echo(say(words, "join-invited", players=", ".join(people), game=title(words, room["ruleset"])))
    typer.echo(terms(words, room))
    wanted = name or typer.prompt(say(words, "join-name"), prompt_suffix=" ")
    seated = post(link, "rooms/sit", code=link.code, name=wanted)
    seat = Seat(seated["seat"], seated["token"], draw_number(room))
    if seat.number is not None:
        typer.echo(say(words, "join-shuffle", **seat.number._asdict()))
    say_ready(link, seat)
    return seat


def title(words: Words, ruleset: str) -> str:
    return say(words, "page-title", ruleset=ruleset)


def terms(words: Words, room: Any) -> str:
    """What else the table has to agree on, in one line."""
    clock, watch = room["clock"], room["watch"]
    facts: list[str] = []
    if clock is None:
        facts.append(say(words, "clock-none"))
    elif clock["days"]:
        facts.append(say(words, "clock-days", count=clock["base"] // 86400))
    else:
        facts.append(say(words, "clock-fischer", minutes=clock["base"] // 60, seconds=clock["increment"]))
    facts.append(say(words, "watching-fact", who=watch["who"]) if watch else say(words, "watching-fact-nobody"))
    if watch and watch["hands"]:
        facts.append(say(words, "watching-fact-hands", count=watch["hands"]))
    facts.append(say(words, "rated-yes" if room["rated"] and room["unrated"] is None else "rated-no"))
    level = say(words, "page-level", level=room["stand_in"])
    facts.append(say(words, "together-fact", label=say(words, "stand-in-title"), value=level))
    for option, value in room["options"].items():
        label = say(words, "start-option", option=option)
        if option != "clans":
            shown = say(words, "start-option-value", option=option, value=value)
        else:
            label, shown = say(words, "start-decks"), say(words, "start-decks-ready")
        facts.append(say(words, "together-fact", label=label, value=shown))
    if room["chosen"]:
        facts.append(say(words, "together-chosen", chosen=room["chosen"]))
    return " · ".join(facts)


def wait_for_others(link: Link, seat: Seat, words: Words) -> str:
    """Until the game has begun; returns its ruleset. Raises Refused, OSError."""
    told = False
    while True:
        games = post(link, "games/mine", tokens=[seat.token])["games"]
        if games:
            return str(games[0]["ruleset"])
        room = post(link, "rooms/now", token=seat.token)
        mine = room["seats"][room["you"]]
        if not mine["ready"] and not room["begun"]:  # something was changed, and everybody agrees again
            typer.echo(terms(words, room))
            typer.prompt(say(words, "join-changed"), default="", show_default=False, prompt_suffix=" ")
            say_ready(link, seat)
        elif not told:
            typer.echo(say(words, "join-waiting"))
            told = True
        time.sleep(EVERY)


def _run(link: Link, token: str, words: Words) -> bool:
    """Returns whether the game is over."""
    from websockets.asyncio.client import connect  # slow to import: only when needed

    from gosux.tui.app import Terminal
    from gosux.tui.remote import RemoteSession

    session = RemoteSession(words, token, lambda: connect(link.socket, max_size=None))
    asyncio.run(session.open())
    typer.echo(Terminal(session).run() or "")
    return session.over


def _refuse(message: str) -> NoReturn:
    """Print one line and exit with code 2."""
    print(f"gosux: {' '.join(message.splitlines())}", file=sys.stderr)
    raise typer.Exit(2)
