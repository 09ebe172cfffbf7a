"""``gosux serve``: the server for browser clients."""

import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from gosux.commands.play import data_folder
from gosux.model.messages.mistakes import Mistake
from gosux.text.words import Words

if TYPE_CHECKING:
    from fastapi import FastAPI
    from filelock import BaseFileLock

    from gosux.server.push.bell import Push

LOOPBACK = "127.0.0.1"
USUAL_PORT = 8000
USUAL_PAUSE = 1.0
USUAL_LEASE = 5.0
LOCK = "server.lock"  # in the folder of the games
MOST_MESSAGE = 256 * 1024  # larger ones end the connection; those above 16 KiB get an answer


class CannotServe(Mistake):
    """The server cannot start."""


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = LOOPBACK,
    port: Annotated[
        int, typer.Option(help="The port to listen on; 0 for any free one.", min=0, max=65535)
    ] = USUAL_PORT,
    data: Annotated[Path | None, typer.Option(help="The folder for the database.")] = None,
    database: Annotated[
        str | None,
        typer.Option(help="Games are in this database, postgresql://..., not in a folder.", envvar="GOSUX_DATABASE"),
    ] = None,
    bus: Annotated[
        str | None,
        typer.Option(
            help="Several servers play the games of one database; they talk over this Redis, redis://...",
            envvar="GOSUX_BUS",
        ),
    ] = None,
    lease: Annotated[
        float, typer.Option(help="Seconds of silence after which other servers go on with its games.", min=1, max=600)
    ] = USUAL_LEASE,
    allow_host: Annotated[list[str] | None, typer.Option(help="Another host name to accept.")] = None,
    workers: Annotated[int | None, typer.Option(help="Number of processes for bots.", min=1)] = None,
    pause: Annotated[
        float, typer.Option(help="Minimum seconds before outcomes that could reveal hidden cards.", min=0, max=60)
    ] = USUAL_PAUSE,
    lan: Annotated[
        bool, typer.Option("--lan", help="Also let in other devices of the local network; shows a QR code for them.")
    ] = False,
    behind_proxy: Annotated[
        list[str] | None,
        typer.Option(help="The address of a proxy in front of it, which says whom requests come from."),
    ] = None,
    expire: Annotated[
        int, typer.Option(help="Days without a move after which games are removed; 0 for never.", min=0)
    ] = 0,
    push_key: Annotated[
        Path | None,
        typer.Option(help="Tell browsers of turns while no page is open (Web Push): the file of the server's key."),
    ] = None,
    push_contact: Annotated[
        str | None, typer.Option(help="Whom push services can turn to: mailto:... or https://...")
    ] = None,
    push_host: Annotated[
        list[str] | None, typer.Option(help="HOST:PORT of a push service of your own; others must be public.")
    ] = None,
    metrics: Annotated[
        int | None, typer.Option(help="Figures for Prometheus at this port of loopback.", min=0, max=65535)
    ] = None,
    open_page: Annotated[bool, typer.Option("--open/--no-open", help="Open the page in a browser.")] = False,
    lang: Annotated[Literal["en", "fr"], typer.Option(help="The language: en or fr.")] = "en",
    part: Annotated[str, typer.Option(hidden=True)] = "",  # appended to the page's URL
) -> None:
    """Start the server for browser clients."""
    import uvicorn

    from gosux.server.app import create_app
    from gosux.server.limits.connections import Limits, http_protocol
    from gosux.server.limits.meter import Meter
    from gosux.server.log_output import write_log
    from gosux.server.qr import qr_text
    from gosux.server.security import host_names
    from gosux.sessions.clocks.pauses import pauses_of

    folder = data if data is not None else data_folder() / "server"
    words = Words(lang)
    proxies = _addresses(behind_proxy or [])
    push = None if push_key is None else _push(push_key, push_contact, push_host or [])
    listeners = _listeners(host, port, lan)
    if bus is not None and database is None:
        raise CannotServe("bus-without-database")
    if database is not None:
        _check_postgres(database)
        _check_others(database, bus, lease)
        write_log()
        lock = None
    else:
        lock = lock_folder(folder)
        _check_folder(folder, words)
    shown, *others = [f"http://{_shown(one.getsockname()[0])}:{one.getsockname()[1]}/" for one in listeners]
    reached = others[0] if others else None
    names = host_names(host, [*(allow_host or []), *[one.getsockname()[0] for one in listeners[1:]]])
    limits = Limits(proxies=frozenset(proxies))
    app = create_app(folder, names, workers, pauses=pauses_of(pause), address=reached, limits=limits,
                     database=database, bus=bus, lease=lease, meter=Meter(), expire=expire,
                     push=push)  # fmt: skip
    config = uvicorn.Config(
        app, log_config=None, access_log=False, server_header=False, ws="websockets-sansio", ws_max_size=MOST_MESSAGE,
        ws_per_message_deflate=True, timeout_graceful_shutdown=5,
        proxy_headers=bool(proxies), forwarded_allow_ips=proxies,
        http=http_protocol(limits),  # type: ignore[arg-type]
    )  # fmt: skip
    address = f"{shown}{part}"
    print(words.messages.format("serve-address", {"address": address}), flush=True)
    for other in others:
        print(words.messages.format("serve-lan", {"address": other}), flush=True)
        print(qr_text(other), flush=True)
    if metrics is not None:
        print(words.messages.format("serve-metrics", {"address": _serve_metrics(app, metrics)}), flush=True)
    if open_page:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
    try:
        uvicorn.Server(config).run(sockets=listeners)
    finally:
        if lock is not None:
            lock.release()


def _addresses(given: list[str]) -> list[str]:
    """Raises CannotServe for what is no address: a name could be answered by anybody."""
    from ipaddress import ip_address

    for one in given:
        try:
            ip_address(one)
        except ValueError as error:
            raise CannotServe("no-address", {"address": one}) from error
    return given


def _push(path: Path, contact: "str | None", hosts: list[str]) -> "Push":
    """Raises CannotServe."""
    from gosux.server.push.bell import Push
    from gosux.server.push.encryption import BadKey, read_signer

    if contact is None or not contact.startswith(("mailto:", "https://")):
        raise CannotServe("push-contact")
    try:
        return Push(read_signer(path, contact), frozenset(hosts))
    except OSError as error:
        raise CannotServe("cannot-read", {"file": str(path), "why": error.strerror or str(error)}) from error
    except BadKey as error:
        raise CannotServe("push-key", {"file": str(path)}) from error


def _serve_metrics(app: "FastAPI", port: int) -> str:
    """Serve figures in a thread of their own; returns where."""
    from prometheus_client import start_http_server

    try:
        server, _ = start_http_server(port, addr=LOOPBACK, registry=app.state.metrics.registry)
    except OSError as error:
        why = error.strerror or str(error)
        raise CannotServe("cannot-listen", {"host": LOOPBACK, "port": str(port), "why": why}) from error
    return f"http://{LOOPBACK}:{server.server_port}/metrics"


def lock_folder(folder: Path) -> "BaseFileLock":
    """Two servers of one folder would not see each other's changes. The lock ends with the process, even if it is
    killed."""
    from filelock import FileLock, Timeout

    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = FileLock(folder / LOCK, mode=0o600, blocking=False, fallback_to_soft=False)
        lock.acquire()
    except Timeout as error:
        raise CannotServe("folder-in-use", {"file": str(folder)}) from error
    except OSError as error:
        raise CannotServe("cannot-write", {"file": str(folder), "why": error.strerror or str(error)}) from error
    return lock


def _check_folder(folder: Path, words: Words) -> None:
    """Check the database of a folder, and rescue what can be read of a damaged one."""
    from gosux.server.log_output import write_log
    from gosux.server.storage import BadDatabase, NewerDatabase, check_database, rescue
    from gosux.sessions.log import log

    try:
        cut, rescued = check_database(folder), None
    except BadDatabase as error:
        cut, rescued = False, rescue(folder)
        if rescued is None:
            raise CannotServe("damaged-database", {"file": str(folder), "why": str(error)}) from error
    except NewerDatabase as error:
        raise CannotServe("newer-database", {"file": str(folder)}) from error
    write_log()
    if cut:
        log("database-log-cut", file=str(folder))
    if rescued is not None:
        log("database-rescued", kept=rescued.kept, lost=rescued.lost, file=rescued.file.name)
        print(words.say("serve-rescued", kept=rescued.kept, lost=rescued.lost, file=rescued.file.name), flush=True)


def _check_postgres(database: str) -> None:
    from gosux.server.storage import BadDatabase, NewerDatabase
    from gosux.server.storage.postgres.store import check_postgres, shown_address

    try:
        check_postgres(database)
    except BadDatabase as error:
        raise CannotServe("no-database", {"address": shown_address(database), "why": str(error)}) from error
    except NewerDatabase as error:
        raise CannotServe("newer-database", {"file": shown_address(database)}) from error


def _check_others(database: str, bus: "str | None", lease: float) -> None:
    """A server without a bus has its database for itself, and one with a bus has to reach it."""
    from gosux.server.cluster.start import BadBus, check_bus, is_shared
    from gosux.server.storage.postgres.store import shown_address

    if bus is not None:
        try:
            check_bus(bus)
        except BadBus as error:
            raise CannotServe("no-bus", {"address": shown_address(bus), "why": str(error)}) from error
    if is_shared(database, alone=bus is None, patience=lease + 1):
        raise CannotServe("database-in-use", {"address": shown_address(database)})


def is_free(port: int) -> bool:
    """Whether a port of this machine is free."""
    try:
        _listen(LOOPBACK, port).close()
    except CannotServe:
        return False
    return True


def _listeners(host: str, port: int, lan: bool) -> list[socket.socket]:
    """Where the server is reached: at one address, or with ``--lan`` at this machine's own and in its network."""
    if not lan:
        return [_listen(host, port)]
    outside = host if host != LOOPBACK else lan_address()
    if outside is None:
        raise CannotServe("no-network")
    first = _listen(LOOPBACK, port)
    return [first, _listen(outside, first.getsockname()[1])]


def lan_address() -> "str | None":
    """This machine's address in the local network: the one it would send from. Nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address that nobody has
            found = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if found.startswith(("127.", "0.")) else found


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    if sys.platform != "win32":
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(1024)  # connections queue from now on until the server is ready
    except OSError as error:
        listener.close()
        why = error.strerror or str(error)
        raise CannotServe("cannot-listen", {"host": host, "port": str(port), "why": why}) from error
    return listener


def _shown(host: str) -> str:
    """The host name to print for this machine."""
    if host in ("0.0.0.0", "::", ""):
        return LOOPBACK
    return f"[{host}]" if ":" in host else host
