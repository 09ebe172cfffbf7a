"""Web Push: a browser whose page is closed is told that it is its reader's turn, and nothing else."""

import asyncio
import json
from base64 import urlsafe_b64encode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

import gosux
from gosux.server.push.bell import Bell, Push
from gosux.server.push.encryption import (
    CURVE,
    BadKey,
    Keys,
    Signer,
    derive,
    encrypt,
    from_text,
    point_of,
    read_signer,
    to_text,
)
from gosux.server.push.outgoing import BadEndpoint, Request, check_endpoint, is_public, send
from gosux.sessions.clocks.pauses import Pauses
from tests.scene import scene
from tests.server.playing import Served, serving
from tests.server.test_cluster import until
from tests.server.test_rooms import Guest
from tests.sessions.playing import sitting
from tests.sessions.test_leaks import ASKED_UNNOTICED, steps_of
from tests.sessions.test_watching import watchable


class Browser:
    """A push service and the browser behind it: on loopback, with the keys to read what comes."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(CURVE)
        self.secret = b"0123456789abcdef"
        self.status = 201
        self.heard: list[tuple[dict[str, str], bytes]] = []

    @asynccontextmanager
    async def listening(self) -> AsyncIterator["Browser"]:
        server = await asyncio.start_server(self._answer, "127.0.0.1", 0)
        self.port = int(server.sockets[0].getsockname()[1])
        async with server:
            yield self

    @property
    def place(self) -> str:
        return f"127.0.0.1:{self.port}"

    @property
    def endpoint(self) -> str:
        return f"http://{self.place}/push/of-this-browser"

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        assert first == "POST /push/of-this-browser HTTP/1.1"
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines if line)}
        self.heard.append((headers, await reader.readexactly(int(headers["content-length"]))))
        writer.write(f"HTTP/1.1 {self.status} Done\r\nContent-Length: 0\r\n\r\n".encode())
        writer.close()

    def wanted(self, *tokens: str, language: str = "en", endpoint: "str | None" = None) -> dict[str, object]:
        return {
            "endpoint": endpoint or self.endpoint, "public": to_text(point_of(self.key)),
            "secret": urlsafe_b64encode(self.secret).decode(), "language": language, "tokens": list(tokens),
        }  # fmt: skip

    def read(self, body: bytes) -> bytes:
        """Decrypt as RFC 8291 and 8188 say."""
        salt, sender, sealed = body[:16], body[21 : 21 + body[20]], body[21 + body[20] :]
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
        root = derive(self.secret, shared, b"WebPush: info\0" + point_of(self.key) + sender, 32)
        key = derive(salt, root, b"Content-Encoding: aes128gcm\0", 16)
        opened = AESGCM(key).decrypt(derive(salt, root, b"Content-Encoding: nonce\0", 12), sealed, None)
        return opened.rstrip(b"\0").removesuffix(b"\x02")


def signer() -> Signer:
    return Signer(ec.generate_private_key(CURVE), "mailto:operator@example.org")


def bell_of(served: Served) -> Bell:
    assert served.app is not None
    found: Bell = served.app.state.bell
    return found


async def rung_out(served: Served) -> None:
    await asyncio.sleep(0.05)  # it rings in a later round of the loop
    await until(lambda: not bell_of(served).waiting)


def test_encryption_is_that_of_the_example_in_rfc_8291() -> None:
    own = ec.derive_private_key(int.from_bytes(from_text("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), CURVE)
    keys = Keys(
        from_text("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
        from_text("BTBZMqHH6r4Tts7J_aSIgg"),
    )
    message = b"When I grow up, I want to be a watermelon"
    sealed = encrypt(message, keys, own, from_text("DGv6ra1nlYgDCS1FRnbzlw"), len(message) + 1)
    assert to_text(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
        "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_closed_page_is_told_of_a_turn_in_its_language_and_of_nothing_else(tmp_path: Path) -> None:
    async def play() -> None:
        async with Browser().listening() as browser:
            push = Push(signer(), frozenset({browser.place}))
            async with serving(tmp_path, push=push) as served:
                assert (await served.http.get("/api/notice")).json()["push_key"] == push.signer.public
                ada, bo = Guest(served, "Ada"), Guest(served, "Bo")
                await bo.sit_down(await ada.invite())
                await bo.ready()
                await ada.ready()
                session = served.lobby.sessions[ada.room]
                asked = int(session.game.state.decider)
                other = (ada, bo)[1 - asked]
                wanted = browser.wanted(other.token, "nobody's token", language="fr")
                assert (await served.http.post("/api/push", json=wanted)).status_code == 204
                while session.game.state.decider == asked:
                    assert not browser.heard
                    await session.take([session.game.legal()[0]], asked, None)
                await rung_out(served)
                [(headers, body)] = browser.heard
                said = browser.read(body)
                assert json.loads(said) == {"title": "C'est à vous", "body": "Une partie vous attend"}
                assert headers["content-encoding"] == "aes128gcm" and int(headers["ttl"]) > 0
                check_signature(headers["authorization"], f"http://{browser.place}", push.signer)
                # Somebody who is told again at once learns nothing new.
                bell_of(served).ring(ada.room, 1 - asked)
                bell_of(served).ring(ada.room, asked)  # nobody wants to know
                await rung_out(served)
                assert len(browser.heard) == 1
                # No more, once the browser says so.
                bell_of(served).rung.clear()
                ended = await served.http.post("/api/push/end", json={"endpoint": browser.endpoint})
                assert ended.status_code == 204
                bell_of(served).ring(ada.room, 1 - asked)
                await rung_out(served)
                assert len(browser.heard) == 1

    asyncio.run(play())


def check_signature(header: str, origin: str, signer: Signer) -> None:
    parts = dict(part.split("=", 1) for part in header.removeprefix("vapid ").split(", "))
    assert parts["k"] == signer.public
    head, claims, signature = parts["t"].split(".")
    raw = from_text(signature)
    whole = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    signer.key.public_key().verify(whole, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    told = json.loads(from_text(claims))
    assert (told["aud"], told["sub"]) == (origin, "mailto:operator@example.org")


def test_a_page_that_is_open_is_told_by_itself(tmp_path: Path) -> None:
    async def play() -> None:
        async with (
            Browser().listening() as browser,
            serving(tmp_path, push=Push(signer(), frozenset({browser.place}))) as served,
        ):
            session, tokens = await watchable(served, gosux.new_game("gosu-x", seed="1"))
            wanted = browser.wanted(*tokens)
            await served.http.post("/api/push", json=wanted)
            async with sitting(served, tokens[0]), sitting(served, tokens[1]):
                for _ in range(4):
                    await session.take([session.game.legal()[0]], int(session.game.state.decider), None)
                await rung_out(served)
            assert not browser.heard

    asyncio.run(play())


@pytest.mark.rule("X10.24")
@pytest.mark.parametrize(("held", "without", "actions"), ASKED_UNNOTICED)
def test_it_does_not_ring_before_everybody_knows_whose_turn_it_is(
    tmp_path: Path, held: str, without: str, actions: list[str]
) -> None:
    async def play() -> list[int]:
        async with Browser().listening() as browser:
            heard: list[int] = []
            for number, position in enumerate((held, without)):
                push = Push(signer(), frozenset({browser.place}))
                async with serving(tmp_path / str(number), pauses=Pauses(60.0, 0.0), push=push) as served:
                    session, tokens = await watchable(served, scene(position))
                    await served.http.post("/api/push", json=browser.wanted(*tokens))
                    await session.take(steps_of(position, actions), 0, None)
                    await rung_out(served)
                    heard.append(len(browser.heard))
            return heard

    one, two = asyncio.run(play())
    assert one == two - one == 0  # for both alike, it rings when the actor is told the outcome


def test_an_address_that_is_gone_is_forgotten_and_a_broken_one_is_not(tmp_path: Path) -> None:
    async def play() -> None:
        async with (
            Browser().listening() as browser,
            serving(tmp_path, push=Push(signer(), frozenset({browser.place}))) as served,
        ):
            session, tokens = await watchable(served, gosux.new_game("gosu-x", seed="1"))
            await served.http.post("/api/push", json=browser.wanted(tokens[0]))
            bell = bell_of(served)
            for status, left in ((500, 1), (302, 1), (410, 0)):
                browser.status = status
                bell.rung.clear()
                bell.ring(session.id, 0)
                await rung_out(served)
                assert len(await bell.store.pushes_of(session.id, 0)) == left
            assert (len(browser.heard), bell.failed, bell.sent) == (3, 2, 0)

    asyncio.run(play())


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/x", "https://push.example.org:8443/x", "https://user@push.example.org/x", "ftp://a/b",
        "https:///x", "nonsense", "https://push.example.org/a b", "https://push.example.org/\r\nX: y",
        "http://127.0.0.1:80/x",
    ],
)  # fmt: skip
def test_such_addresses_are_refused_at_once(endpoint: str) -> None:
    with pytest.raises(BadEndpoint):
        check_endpoint(endpoint, frozenset({"127.0.0.1:9"}))


def test_nothing_is_sent_into_the_servers_own_network(tmp_path: Path) -> None:
    for address in (
        "127.0.0.1", "10.1.2.3", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1", "::1",
        "fe80::1", "fd00::1", "::ffff:10.0.0.1", "2002:0a00:0001::1", "64:ff9b::7f00:1",
    ):  # fmt: skip
        assert not is_public(address), address
    assert is_public("198.41.0.4") and is_public("2620:fe::fe")

    async def talk() -> None:
        for host in ("127.0.0.1", "localhost"):
            with pytest.raises(BadEndpoint):
                await send(Request(f"https://{host}/x", {}, b""))
        async with serving(tmp_path, push=Push(signer())) as served:
            for bad in ({"endpoint": "http://10.0.0.1/"}, {"public": "AAAA"}, {"secret": "AAAA"}, {"public": "!"}):
                wanted = {**Browser().wanted("t", endpoint="https://push.example.org/x"), **bad}
                refused = await served.http.post("/api/push", json=wanted)
                assert (refused.status_code, refused.json()["detail"]) == (400, "push-endpoint")
        async with serving(tmp_path) as served:
            wanted = Browser().wanted("t", endpoint="https://push.example.org/x")
            assert (await served.http.post("/api/push", json=wanted)).json()["detail"] == "push-off"
            assert (await served.http.get("/api/notice")).json()["push_key"] is None

    asyncio.run(talk())


def test_the_servers_key_is_made_once_and_kept_for_its_owner(tmp_path: Path) -> None:
    path = tmp_path / "push.pem"
    made = read_signer(path, "mailto:a@example.org")
    assert path.stat().st_mode & 0o777 == 0o600
    assert read_signer(path, "mailto:a@example.org").public == made.public
    assert urlsplit(made.contact).scheme == "mailto"
    path.write_text("nonsense")
    with pytest.raises(BadKey):
        read_signer(path, "mailto:a@example.org")
