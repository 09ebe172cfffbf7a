"""Requests to push services, whose addresses come from visitors: only to public hosts, in bounded time, never further.

The address that was checked is the one that is connected to, and a redirection is not followed.
"""

import asyncio
import ssl
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import NamedTuple
from urllib.parse import SplitResult, urlsplit

SECONDS = 10.0  # for everything
MOST_HEAD = 8192
WITHIN_OTHERS = IPv6Network("64:ff9b::/96")  # addresses of IPv4 behind a gateway


class BadEndpoint(Exception):
    """Nothing is sent to such an address."""


class Request(NamedTuple):
    endpoint: str
    headers: dict[str, str]
    body: bytes


def check_endpoint(endpoint: str, allowed: frozenset[str] = frozenset()) -> SplitResult:
    """Whether something may be sent there, as far as its text tells: HTTPS at the usual port, or a ``host:port`` that
    the operator allows. Raises BadEndpoint."""
    try:
        parts = urlsplit(endpoint)
        port = parts.port
    except ValueError as error:
        raise BadEndpoint("no address") from error
    if not endpoint.isascii() or not endpoint.isprintable() or " " in endpoint or not parts.hostname:
        raise BadEndpoint("no address")
    if parts.netloc in allowed and parts.scheme in ("http", "https"):
        return parts
    if parts.scheme != "https" or parts.username is not None or port not in (None, 443):
        raise BadEndpoint("no https address at the usual port")
    return parts


def is_public(address: str) -> bool:
    found = ip_address(address)
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return is_public(str(found.ipv4_mapped))
        if found.sixtofour is not None or found.teredo is not None or found in WITHIN_OTHERS:
            return False
    return found.is_global and not found.is_multicast


async def send(request: Request, allowed: frozenset[str] = frozenset()) -> int:
    """Returns the status of the answer. Raises BadEndpoint, OSError, TimeoutError."""
    parts = check_endpoint(request.endpoint, allowed)
    async with asyncio.timeout(SECONDS):
        return await _send(request, parts, parts.netloc in allowed)


async def _send(request: Request, parts: SplitResult, trusted: bool) -> int:
    host, secure = str(parts.hostname), parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=1)
    addresses = [str(one[4][0]) for one in found]
    if not trusted and not all(map(is_public, addresses)):
        raise BadEndpoint("no public host")
    reader, writer = await asyncio.open_connection(
        addresses[0], port, limit=MOST_HEAD, ssl=ssl.create_default_context() if secure else None,
        server_hostname=host if secure else None,
    )  # fmt: skip
    try:
        target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        head = {"Host": parts.netloc, "Content-Length": str(len(request.body)), "Connection": "close"}
        lines = [f"POST {target} HTTP/1.1", *[f"{name}: {value}" for name, value in (head | request.headers).items()]]
        writer.write("\r\n".join([*lines, "", ""]).encode("ascii") + request.body)
        await writer.drain()
        status = (await reader.readuntil(b"\r\n")).split()
        return int(status[1])
    except (asyncio.IncompleteReadError, asyncio.LimitOverrunError, IndexError, ValueError) as error:
        raise ConnectionError("no answer of HTTP") from error
    finally:
        writer.transport.abort()
