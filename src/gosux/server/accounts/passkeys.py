"""Passkeys (WebAuthn): what the browser is asked for, and whether what it answers is right."""

import json
from hashlib import sha256
from ipaddress import ip_address
from typing import NamedTuple

from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, parse_client_data_json
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from gosux.server.security import name_of
from gosux.server.storage.accounts.accounts import CHALLENGE_LASTS, NewPasskey

TITLE = "Gosu X"
TIMEOUT = int(CHALLENGE_LASTS * 1000)
LOCAL = "localhost"


class NoPasskeysHere(Exception):
    """Browsers allow passkeys only at a name: ``localhost``, or any with TLS."""


class WrongAnswer(Exception):
    """A passkey's answer that does not fit what was asked."""


class Site(NamedTuple):
    """Where passkeys are asked for: the name that they belong to, and the origins of its pages."""

    name: str
    origins: list[str]


def site_of(host: str) -> Site:
    """By the Host of a request, which was checked before. Raises NoPasskeysHere."""
    name = name_of(host)
    try:
        ip_address(name.strip("[]"))
    except ValueError:
        secure = f"https://{host.lower()}"
        return Site(name, [secure, f"http://{host.lower()}"] if name == LOCAL else [secure])
    raise NoPasskeysHere


def mark_of(data: bytes) -> str:
    """The fingerprint of a challenge or of a passkey's id."""
    return sha256(data).hexdigest()


# -- what is asked -----------------------------------------------------------------------------------------------


def creation_options(site: Site, challenge: bytes, account: str, name: str, known: list[str]) -> str:
    """For a new passkey, on a device that has none of the ``known`` ones."""
    found = generate_registration_options(
        rp_id=site.name, rp_name=TITLE, user_id=account.encode(), user_name=name, user_display_name=name,
        challenge=challenge, timeout=TIMEOUT,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.REQUIRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(one)) for one in known],
    )  # fmt: skip
    return options_to_json(found)


def request_options(site: Site, challenge: bytes) -> str:
    """To sign in with any passkey of this site: no account is named, so none can be tried out."""
    found = generate_authentication_options(
        rp_id=site.name, challenge=challenge, timeout=TIMEOUT, user_verification=UserVerificationRequirement.REQUIRED
    )  # fmt: skip
    return options_to_json(found)


# -- what is answered --------------------------------------------------------------------------------------------


def challenge_in(answer: str) -> bytes:
    """The challenge that was answered; whether it was ever asked is another question. Raises WrongAnswer."""
    try:
        return parse_client_data_json(base64url_to_bytes(json.loads(answer)["response"]["clientDataJSON"])).challenge
    except Exception as error:  # it comes from anywhere
        raise WrongAnswer from error


def credential_in(answer: str) -> str:
    """The fingerprint of the passkey that answered. Raises WrongAnswer."""
    try:
        return mark_of(base64url_to_bytes(json.loads(answer)["rawId"]))
    except Exception as error:
        raise WrongAnswer from error


def new_passkey(site: Site, challenge: bytes, answer: str, name: str) -> NewPasskey:
    """Raises WrongAnswer."""
    try:
        found = verify_registration_response(
            credential=answer, expected_challenge=challenge, expected_rp_id=site.name, expected_origin=site.origins,
            require_user_verification=True,
        )  # fmt: skip
    except Exception as error:  # the library has many, and parses what comes from anywhere
        raise WrongAnswer from error
    return NewPasskey(
        mark_of(found.credential_id), bytes_to_base64url(found.credential_id),
        bytes_to_base64url(found.credential_public_key), found.sign_count, name,
    )  # fmt: skip


def check_use(site: Site, challenge: bytes, answer: str, key: str, count: int) -> int:
    """Check the signature of a passkey whose public ``key`` we know; returns its new count. Raises WrongAnswer."""
    try:
        return verify_authentication_response(
            credential=answer, expected_challenge=challenge, expected_rp_id=site.name, expected_origin=site.origins,
            credential_public_key=base64url_to_bytes(key), credential_current_sign_count=count,
            require_user_verification=True,
        ).new_sign_count  # fmt: skip
    except Exception as error:
        raise WrongAnswer from error
