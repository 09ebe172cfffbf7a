"""Access control before everything else: requests to this host, from its own page, of a reasonable size."""

from collections.abc import Iterable
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from gosux.sessions.log import log
from gosux.sessions.messages.requests import HttpProblem

MOST_BODY = 4 * 1024 * 1024
LOOPBACK = ("localhost", "127.0.0.1", "[::1]")
ANYWHERE = ("0.0.0.0", "::", "")  # addresses to listen on, not host names

# Everything is loaded from this host; no other site may frame the page or be framed.
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
SAFETY = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


def problem_response(status: int, message: HttpProblem) -> Response:
    return JSONResponse(message.model_dump(mode="json"), status)


def host_names(host: str, allowed: Iterable[str] = ()) -> set[str]:
    """The host names of this server, without a port."""
    names = {*LOOPBACK, *allowed}
    if host not in ANYWHERE:
        names.add(f"[{host}]" if ":" in host else host)
    return {name.lower() for name in names}


def name_of(host: str) -> str:
    """A Host header without its port."""
    host = host.lower()
    return host[: host.find("]") + 1] if host.startswith("[") else host.partition(":")[0]


def is_origin_of(origin: str, host: str) -> bool:
    """Whether an Origin header names the pages of this host."""
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and parts.netloc.lower() == host.lower()


def is_link(scope: Scope, headers: Headers) -> bool:
    """Whether this is a link from another site to the page: a top-level navigation, of which the other site sees
    nothing. Only pages can be opened that way."""
    return (
        scope["type"] == "http"
        and scope["method"] == "GET"
        and not scope["path"].startswith("/api")
        and headers.get("sec-fetch-mode") == "navigate"
        and headers.get("sec-fetch-dest") == "document"
    )


class SecurityGate:
    def __init__(self, app: ASGIApp, names: set[str]) -> None:
        self.app = app
        self.names = names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        why = self.refuses(scope, headers)
        if why:
            log("refused", why=why, kind=scope["type"])
            await self.send_away(scope, receive, send, why)
            return
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
            return
        await self.let_in(scope, receive, send, headers)

    def refuses(self, scope: Scope, headers: Headers) -> str:
        """Why a request is refused; "" if it is allowed."""
        host = headers.get("host", "")
        if name_of(host) not in self.names:
            return "foreign host"
        origin = headers.get("origin")
        if origin is not None:  # pages of other sites always send theirs
            return "" if is_origin_of(origin, host) else "foreign origin"
        if headers.get("sec-fetch-site", "none") not in ("same-origin", "none") and not is_link(scope, headers):
            return "foreign site"
        return ""

    async def send_away(self, scope: Scope, receive: Receive, send: Send, why: str) -> None:
        if scope["type"] == "websocket":  # not accepted yet, so the handshake fails with 403
            await send({"type": "websocket.close", "code": 1008, "reason": why})
            return
        await problem_response(403, HttpProblem(code="foreign", text=None, detail=why))(scope, receive, send)

    async def let_in(self, scope: Scope, receive: Receive, send: Send, headers: Headers) -> None:
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > MOST_BODY:
            detail = f"a body has at most {MOST_BODY} bytes"
            await problem_response(413, HttpProblem(code="oversized", text=None, detail=detail))(scope, receive, send)
            return
        received = 0

        async def counted() -> Message:
            nonlocal received
            message = await receive()
            received += len(message.get("body", b""))
            if received > MOST_BODY:  # without a length header, or with a wrong one
                return {"type": "http.disconnect"}
            return message

        async def safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                present = {name for name, _ in message["headers"]}
                message["headers"] = [
                    *message["headers"],
                    *[
                        (name.encode(), value.encode())
                        for name, value in SAFETY.items()
                        if name.encode() not in present
                    ],
                ]
            await send(message)

        await self.app(scope, counted, safely)
