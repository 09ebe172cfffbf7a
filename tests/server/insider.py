"""Somebody who sends anything, but with real secrets: of an account, seats, a waiting room, links and a passkey."""

import httpx

from gosux.records.replays import replay_text
from tests.random_play import played
from tests.server.authenticator import Passkey
from tests.sessions.playing import Json

TWO = [{"kind": "person"}, {"kind": "person"}]
SECRET = {"token", "tokens", "session", "code", "answer"}
ENDLESS = 60.0  # seconds until an answer counts as one that never comes
ANSWERED = {"account/register": "register", "account/passkeys/add": "add", "account/sign-in": "sign-in"}


class Insider:
    """Their secrets are those of now: what a request has used up or ended is made anew."""

    def __init__(self, port: int) -> None:
        self.web = f"http://localhost:{port}"  # passkeys work nowhere else
        self.http = httpx.Client(base_url=f"{self.web}/api/", timeout=ENDLESS)
        self.passkey = Passkey(self.web)
        self.session = self.printed = self.mark = self.device = ""
        self.game: Json = {}
        self.room: Json = {}
        self.over: Json = {}
        self.links: list[str] = []

    def secrets(self, path: str) -> dict[str, list[object]]:
        """What fits into the parts of a request's body or address, by their names."""
        self.renew()
        seats: list[object] = [self.game["token"], self.room["token"], self.over["seats"][0]["token"]]
        found: dict[str, list[object]] = {
            "token": seats,
            "tokens": [seats],
            "session": [self.session],
            "code": [*self.links] if path != "account/recover" else [self.printed],
            "room": [self.room["room"]],
            "game": [self.game["room"]],
            "passkey": [self.mark],
            "other": [self.device],
        }
        if path in ANSWERED:
            found["answer"] = [self.answer(ANSWERED[path])]
        return found

    def answer(self, purpose: str) -> str:
        """What a passkey says to what the server has just asked."""
        wanted = {"purpose": purpose, "name": "Ada", "session": self.session if purpose == "add" else None}
        asked = self.post("account/passkey", wanted)["options"]
        if purpose == "sign-in":
            return self.passkey.sign(asked)
        return Passkey(self.web).register(asked)

    def renew(self) -> None:
        """Whatever does not work any more."""
        if self.http.post("account", json={"session": self.session}).status_code != 200:
            self._sign_up()
        if not self.game or not self.post("games/mine", {"tokens": [self.game["token"]]})["games"]:
            self.game = self._seat()
            guest = self._seat(self.game["code"])
            for one in (self.game, guest):
                self.post("rooms/ready", {"token": one["token"], "ready": True})
            self.over = self.post("import", {"text": replay_text(played(5, 5000))})
        if not self.room or self.http.post("rooms/now", json={"token": self.room["token"]}).status_code != 200:
            self.room = self._seat()
        if not self.links or self.http.post("rooms/look", json={"code": self.links[0]}).status_code != 200:
            own = self.post("own-link", {"token": self.game["token"]})["code"]
            feed = self.post("feed", {"tokens": [self.game["token"]]})["code"]
            self.links = [own, self.room["code"], feed]

    def _sign_up(self) -> None:
        self.passkey = Passkey(self.web)
        answer = self.passkey.register(self.post("account/passkey", {"purpose": "register", "name": "Ada"})["options"])
        self.session = self.post("account/register", {"name": "Ada", "device": "Test", "answer": answer})["session"]
        now = self.post("account", {"session": self.session})
        self.mark, self.device = now["passkeys"][0]["passkey"], now["sessions"][0]["session"]
        self.printed = self.post("account/codes", {"session": self.session})["codes"][0]

    def _seat(self, code: "str | None" = None) -> Json:
        """Of a new waiting room, or a free one of the room of a link."""
        if code is not None:
            return self.post("rooms/sit", {"name": "Bo", "code": code})
        wanted = {"name": "Ada", "session": self.session, "seats": TWO, "listed": True, "rated": True}
        return self.post("rooms", wanted)

    def post(self, path: str, body: Json) -> Json:
        answer = self.http.post(path, json=body)
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found
