"""A passkey in software: what a browser and its authenticator would answer (WebAuthn, ES256, no attestation)."""

import json
import secrets
import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Passkey:
    """Of one site. ``origin`` and ``site`` are what it claims; a browser would not let a page choose them."""

    def __init__(self, origin: str, site: str = "localhost") -> None:
        self.origin = origin
        self.site = site
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(32)
        self.count = 0
        self.flags = PRESENT | VERIFIED

    def register(self, options: str) -> str:
        """The answer to what the server asks of a new passkey."""
        asked = json.loads(options)
        assert asked["rp"]["id"] == "localhost"
        numbers = self.key.public_key().public_numbers()
        key = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)}
        attested = bytes(16) + struct.pack(">H", len(self.id)) + self.id + cbor2.dumps(key)
        data = self._data(ATTESTED) + attested
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        response = {"attestationObject": encoded(attestation)}
        return self._answer("webauthn.create", asked["challenge"], response)

    def sign(self, options: str) -> str:
        """The answer to what the server asks of any passkey."""
        asked = json.loads(options)
        self.count += 1
        data = self._data()
        client = self._client("webauthn.get", asked["challenge"])
        signature = self.key.sign(data + sha256(client).digest(), ec.ECDSA(SHA256()))
        response = {"authenticatorData": encoded(data), "signature": encoded(signature)}
        return self._answer("webauthn.get", asked["challenge"], response)

    def _data(self, more: int = 0) -> bytes:
        return sha256(self.site.encode()).digest() + struct.pack(">BI", self.flags | more, self.count)

    def _client(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _answer(self, kind: str, challenge: str, response: dict[str, str]) -> str:
        told = {**response, "clientDataJSON": encoded(self._client(kind, challenge))}
        return json.dumps({"id": encoded(self.id), "rawId": encoded(self.id), "type": "public-key", "response": told})
