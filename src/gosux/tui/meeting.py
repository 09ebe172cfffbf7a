"""From a link to a seat: what a page does with an invitation, over HTTP."""

import json
import secrets
import urllib.error
import urllib.request
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from gosux.model.messages.mistakes import Mistake
from gosux.records.shuffles import Shuffle

PATIENCE = 30.0  # seconds


class NoSeat(Mistake):
    """A link leads to no seat."""


class Refused(Exception):
    """The server refused something, with a sentence for each language."""

    def __init__(self, text: "dict[str, str] | None", detail: str) -> None:
        super().__init__(detail)
        self.text = text


class Number(NamedTuple):
    """What this device adds to the shuffle, and the fingerprint of the server's secret that it was told before."""

    fingerprint: str
    number: str

    def fits(self, told: Any, seat: int) -> bool:
        """Whether a finished game was shuffled with it, and with the secret of that fingerprint."""
        shuffle = Shuffle(told["game"], told["secret"], tuple(told["numbers"]))
        same = shuffle.fingerprint == self.fingerprint and told["numbers"][seat] == self.number
        return same and shuffle.seed == told["seed"]


class Seat(NamedTuple):
    """``number`` is None if the cards were chosen, and for a seat of a game that runs."""

    seat: int
    token: str
    number: Number | None


class Link(NamedTuple):
    """``server`` ends with a slash."""

    server: str
    code: str

    @property
    def socket(self) -> str:
        return f"ws{self.server.removeprefix('http')}api/play"


def read_link(text: str) -> Link:
    """Raises NoSeat."""
    parts = urlsplit(text.strip())
    page, _, code = parts.fragment.rpartition("/")
    if parts.scheme not in ("http", "https") or not parts.netloc or page != "/join" or not code:
        raise NoSeat("no-seat-link", {"link": text[:80]})
    folder = parts.path.rpartition("/")[0]
    return Link(f"{parts.scheme}://{parts.netloc}{folder}/", code)


def draw_number(room: Any) -> "Number | None":
    """After the room's fingerprint was told, so that the server cannot fit its secret to it."""
    fingerprint = room["fingerprint"]
    return None if fingerprint is None else Number(fingerprint, secrets.token_hex(16))


def say_ready(link: Link, seat: Seat) -> None:
    """Raises Refused, OSError."""
    number = None if seat.number is None else seat.number.number
    post(link, "rooms/ready", token=seat.token, ready=True, number=number)


def post(link: Link, path: str, **body: object) -> Any:
    """Raises Refused, OSError."""
    request = urllib.request.Request(
        f"{link.server}api/{path}", json.dumps(body).encode(), {"content-type": "application/json"}
    )
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return json.loads(answer.read() or b"null")
    except urllib.error.HTTPError as error:
        try:
            told = json.loads(error.read())
            raise Refused(told["text"], told["detail"]) from error
        except (ValueError, LookupError) as unreadable:
            raise Refused(None, str(error)) from unreadable
