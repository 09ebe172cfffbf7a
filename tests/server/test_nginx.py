"""What the operator's guide hands out: nginx with TLS in front of the server, and the unit of systemd."""

import asyncio
import json
import os
import re
import shutil
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.server.services import WANTED, free_port, own_folder, program

GUIDE = Path(__file__).parents[2] / "docs" / "operating"
PATIENCE = 120.0  # seconds, on a busy machine
MAIN = """\
daemon off;
pid {folder}/pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/gosux.conf;
}}
"""


def tool(name: str) -> str:
    found = shutil.which(name)
    if found is None:
        why = f"{name} is not installed"
        if os.environ.get(WANTED):
            pytest.fail(why)
        pytest.skip(why)
    return found


@contextmanager
def gosux_serve(folder: Path, *others: str) -> Iterator[tuple[int, int]]:
    """The server behind a proxy; its port, and that of its metrics."""
    folder.mkdir(exist_ok=True)
    command = [sys.executable, "-m", "gosux", "serve", "--port", "0", "--workers", "1", "--data", str(folder)]
    more = ["--behind-proxy", "127.0.0.1", "--metrics", "0", "--pause", "0"]
    with (folder / "log").open("w") as log:
        started = subprocess.Popen([*command, *more, *others], stdout=subprocess.PIPE, stderr=log, text=True)
    assert started.stdout is not None
    try:
        ports = [re.search(r"127\.0\.0\.1:(\d+)/", started.stdout.readline()) for _ in range(2)]
        assert ports[0] and ports[1], (folder / "log").read_text()
        yield int(ports[0][1]), int(ports[1][1])
    finally:
        started.terminate()
        started.wait(PATIENCE)
        started.stdout.close()


@contextmanager
def nginx(folder: Path, port: int, second: "int | None" = None) -> Iterator[tuple[int, int]]:
    """The sample configuration, for one server or two, with a certificate of its own; its ports for TLS and plain
    HTTP."""
    server, openssl = program("nginx"), tool("openssl")
    subprocess.run(
        [openssl, "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
         "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-keyout", str(folder / "privkey.pem"),
         "-out", str(folder / "fullchain.pem")],
        check=True, capture_output=True,
    )  # fmt: skip
    secure, plain = free_port(), free_port()
    sample = (GUIDE / "nginx.conf").read_text()
    changes: dict[str, str] = {}
    if second is not None:
        sample, blocks = re.subn(
            r"upstream gosux \{.*?\n\}\n", (GUIDE / "nginx-upstream.conf").read_text(), sample, flags=re.S
        )
        assert blocks == 1
        changes = {"server 10.0.0.2:8000;": f"server 127.0.0.1:{port};"}
        changes |= {"server 10.0.0.3:8000;": f"server 127.0.0.1:{second};"}
    else:
        changes = {"server 127.0.0.1:8000;": f"server 127.0.0.1:{port};"}
    changes |= {
        "listen [::]:443 ssl;": "", "listen [::]:80;": "", "listen 443 ssl;": f"listen 127.0.0.1:{secure} ssl;",
        "listen 80;": f"listen 127.0.0.1:{plain};",
        "/etc/letsencrypt/live/example.org": str(folder), "server_name example.org;": "server_name localhost;",
    }  # fmt: skip
    for sampled, here in changes.items():
        assert sampled in sample, sampled
        sample = sample.replace(sampled, here)
    (folder / "gosux.conf").write_text(sample)
    (folder / "nginx.conf").write_text(MAIN.format(folder=folder))
    command = [server, "-p", str(folder), "-e", str(folder / "error.log"), "-c", str(folder / "nginx.conf")]
    checked = subprocess.run([*command, "-t"], capture_output=True, text=True)
    assert checked.returncode == 0, checked.stderr
    running = subprocess.Popen(command)
    try:
        yield secure, plain
    finally:
        running.terminate()
        running.wait(30)


@pytest.mark.slow
def test_the_sample_for_nginx_serves_games_with_tls() -> None:
    with own_folder(None) as folder, gosux_serve(folder) as (port, figures), nginx(folder, port) as (secure, plain):
        trusted = ssl.create_default_context(cafile=folder / "fullchain.pem")
        web = f"https://localhost:{secure}"

        def client(address: str) -> httpx.Client:
            return httpx.Client(transport=httpx.HTTPTransport(verify=trusted, local_address=address), base_url=web)

        with client("127.0.0.2") as two, client("127.0.0.3") as three:
            wait_for(two)
            answer = two.get("/api/ready")
            assert (answer.status_code, answer.json()["database"]) == (200, True)
            assert "max-age" in answer.headers["strict-transport-security"]
            assert "default-src 'none'" in answer.headers["content-security-policy"]
            moved = httpx.get(f"http://localhost:{plain}/x", headers={"Host": "localhost"})
            assert (moved.status_code, moved.headers["location"]) == (301, "https://localhost/x")

            made = two.post("/api/games", json={"seed": "1"}, headers={"Origin": web}).json()
            assert two.post("/api/games", json={}, headers={"Origin": "https://evil.example"}).status_code == 403
            asyncio.run(join(secure, trusted, web, made["seats"][0]["token"]))

            # Whom a request comes from is what nginx says, not what a visitor claims.
            admin("ban", "127.0.0.2", "--data", folder)
            until(two, 403)
            assert two.get("/api/alive", headers={"X-Forwarded-For": "127.0.0.3"}).status_code == 403
            assert three.get("/api/alive", headers={"X-Forwarded-For": "127.0.0.2"}).status_code == 200

        text = httpx.get(f"http://127.0.0.1:{figures}/metrics").text
        assert 'gosux_requests_total{route="POST /api/games",status="200"} 1.0' in text
        assert log_is_clean(folder)


@pytest.mark.slow
def test_two_servers_behind_the_sample_share_games_and_one_may_go(postgres_database: str, redis_server: str) -> None:
    shared = ["--database", postgres_database, "--bus", redis_server]
    with own_folder(None) as folder, ExitStack() as first:
        a, figures = first.enter_context(gosux_serve(folder / "a", *shared))
        with gosux_serve(folder / "b", *shared) as (b, others), nginx(folder, a, b) as (secure, _):
            trusted = ssl.create_default_context(cafile=folder / "fullchain.pem")
            web = f"https://localhost:{secure}"
            with httpx.Client(verify=trusted, base_url=web, timeout=PATIENCE) as client:
                wait_for(client)
                tokens = []
                for _ in range(6):
                    tokens.append(client.post("/api/games", json={"seed": "1"}).json()["seats"][0]["token"])
                for port in (figures, others):  # both are asked
                    assert 'route="POST /api/games",status="200"' in httpx.get(f"http://127.0.0.1:{port}/metrics").text
                first.close()
                for token in tokens:
                    asyncio.run(join(secure, trusted, web, token))
                for _ in range(6):
                    assert client.post("/api/games", json={}).status_code == 200


def wait_for(client: httpx.Client) -> None:
    deadline = time.monotonic() + 60
    while True:
        try:
            if client.get("/api/alive").status_code == 200:
                return
        except httpx.TransportError:
            pass
        assert time.monotonic() < deadline, "the server did not start"
        time.sleep(0.1)


def until(client: httpx.Client, status: int) -> None:
    deadline = time.monotonic() + 60
    while client.get("/api/alive").status_code != status:
        assert time.monotonic() < deadline, f"never {status}"
        time.sleep(0.1)


async def join(port: int, trusted: ssl.SSLContext, web: str, token: str) -> None:
    address = f"wss://localhost:{port}/api/play"
    local = ("127.0.0.2", 0)
    async with connect(address, ssl=trusted, origin=web, local_addr=local) as socket:  # type: ignore[arg-type]
        message = {"type": "join", "request": 1, "token": token, "tab": "", "last": 0, "take_over": False}
        await socket.send(json.dumps(message))
        assert json.loads(await socket.recv())["type"] == "joined"
    with pytest.raises(InvalidStatus):
        async with connect(address, ssl=trusted, origin="https://evil.example", local_addr=local):  # type: ignore[arg-type]
            pass


def admin(*arguments: object) -> None:
    subprocess.run([sys.executable, "-m", "gosux", "admin", *map(str, arguments)], check=True, capture_output=True)


def log_is_clean(folder: Path) -> bool:
    """The log names no address, no token and no seed."""
    return re.search(r"127\.0\.0\.\d|token|seed", (folder / "log").read_text()) is None


def at_work(text: str) -> str:
    """With a program that is installed here."""
    assert "/opt/gosux/bin/gosux " in text
    return text.replace("/opt/gosux/bin/gosux", shutil.which("true") or "/bin/true")


@pytest.mark.slow
@pytest.mark.parametrize("unit", ["gosux.service", "gosux-work.service", "gosux-cluster.conf"])
def test_systemd_understands_the_unit(tmp_path: Path, unit: str) -> None:
    analyze = tool("systemd-analyze")
    here = tmp_path / ("gosux.service" if unit.endswith(".conf") else unit)
    here.write_text(at_work((GUIDE / here.name).read_text()))
    if here.name != unit:  # it changes the other one
        more = tmp_path / "gosux.service.d" / "cluster.conf"
        more.parent.mkdir()
        more.write_text(at_work((GUIDE / unit).read_text()))
    checked = subprocess.run([analyze, "verify", str(here)], capture_output=True, text=True)
    assert (checked.returncode, checked.stderr) == (0, "")


@pytest.mark.parametrize(
    ("unit", "stop"),
    [
        ("gosux.service", ["--port", "70000", "at most 65535"]),
        ("gosux-cluster.conf", ["--port", "70000", "at most 65535"]),
        ("gosux-work.service", ["--workers", "0", "at least 1"]),
    ],
)
def test_the_units_start_gosux_with_options_that_exist(unit: str, stop: "list[str]") -> None:
    lines = (GUIDE / unit).read_text().splitlines()
    line = next(one for one in lines if one.startswith("ExecStart=/opt"))
    command = [sys.executable, "-m", "gosux", *line.split()[1:], *stop[:2]]  # it stops there
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, **settings()})
    assert stop[0] in done.stderr and stop[2] in done.stderr, done.stderr


def settings() -> "dict[str, str]":
    """What the sample of the environment file says."""
    lines = (GUIDE / "gosux.env").read_text().splitlines()
    found = dict(line.split("=", 1) for line in lines if not line.startswith("#"))
    assert set(found) == {"GOSUX_DATABASE", "GOSUX_BUS"}
    return found
