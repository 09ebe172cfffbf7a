"""Messages that only the browser can read (RFC 8291), signed so that push services know who sends them (RFC 8292).

Small enough to be written with ``cryptography``, which passkeys need anyway; the known libraries bring two HTTP clients
along and leave addresses unchecked.
"""

import base64
import json
import secrets
import time
from pathlib import Path
from typing import NamedTuple

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

CURVE = ec.SECP256R1()
LENGTH = 512  # bytes of every message, however long its words are
RECORD = 4096
SIGNED_FOR = 12 * 3600  # seconds


class BadKey(Exception):
    """A file holds no key, or a browser sent none."""


class Keys(NamedTuple):
    """Those of one browser: its public key, and a secret of 16 bytes."""

    public: bytes
    secret: bytes


def to_text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_text(text: str) -> bytes:
    """Raises BadKey."""
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except ValueError as error:
        raise BadKey("no base64") from error


def keys_of(public: str, secret: str) -> Keys:
    """Raises BadKey."""
    found = Keys(from_text(public), from_text(secret))
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, found.public)
    except ValueError as error:
        raise BadKey("no point of the curve") from error
    if len(found.secret) != 16:
        raise BadKey("no secret of 16 bytes")
    return found


def encrypt(
    message: bytes, keys: Keys, own: "ec.EllipticCurvePrivateKey | None" = None, salt: "bytes | None" = None,
    length: int = LENGTH,
) -> bytes:  # fmt: skip
    """``own`` and ``salt`` are new for each message, except in tests."""
    own = own or ec.generate_private_key(CURVE)
    salt = salt or secrets.token_bytes(16)
    sender = point_of(own)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, keys.public))
    root = derive(keys.secret, shared, b"WebPush: info\0" + keys.public + sender, 32)
    key = derive(salt, root, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derive(salt, root, b"Content-Encoding: nonce\0", 12)
    padded = (message + b"\x02").ljust(length, b"\0")
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(sender)]) + sender
    return head + AESGCM(key).encrypt(nonce, padded, None)


def derive(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def point_of(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )  # fmt: skip


class Signer:
    """Signs for push services with the server's own key; ``contact`` is whom they can turn to."""

    def __init__(self, key: ec.EllipticCurvePrivateKey, contact: str) -> None:
        self.key = key
        self.contact = contact
        self.public = to_text(point_of(key))

    def authorization(self, origin: str) -> str:
        """The header for one push service."""
        claims = {"aud": origin, "exp": int(time.time()) + SIGNED_FOR, "sub": self.contact}
        parts = [to_text(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
        signed = ".".join(parts)
        r, s = decode_dss_signature(self.key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        return f"vapid t={signed}.{to_text(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={self.public}"


def read_signer(path: Path, contact: str) -> Signer:
    """The key in a file, which is made if there is none. Raises BadKey, OSError."""
    if not path.exists():
        made = ec.generate_private_key(CURVE).private_bytes(
            serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
        )
        path.touch(0o600)
        path.write_bytes(made)
    try:
        key = serialization.load_pem_private_key(path.read_bytes(), None)
    except (ValueError, TypeError) as error:
        raise BadKey("no private key") from error
    if not isinstance(key, ec.EllipticCurvePrivateKey) or not isinstance(key.curve, ec.SECP256R1):
        raise BadKey("no key of the curve P-256")
    return Signer(key, contact)
