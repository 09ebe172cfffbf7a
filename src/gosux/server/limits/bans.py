"""Who may not use the server for now: addresses, networks, accounts, and tokens of seats by their fingerprint."""

import time
from collections.abc import Iterable
from datetime import UTC, datetime
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import NamedTuple

from gosux.model.messages.mistakes import Mistake
from gosux.sessions.messages.base import Localised
from gosux.sessions.scenes.sentences import mistake_said

SHORTEST = 12  # digits of a fingerprint that name it, as `gosux admin list` shows them
FINGERPRINT = 64  # digits


class Ban(NamedTuple):
    """``who`` is an address, a network, the id of an account or the beginning of a fingerprint; ``until`` seconds since
    1970."""

    who: str
    until: float

    @property
    def text(self) -> Localised:
        return mistake_said(Mistake("banned", {"until": self.day}))

    @property
    def day(self) -> str:
        """Until when, in UTC."""
        return f"{datetime.fromtimestamp(self.until, UTC):%Y-%m-%d %H:%M}"


class Bans:
    """Those that hold now. The server reads them from its database every few seconds."""

    def __init__(self, bans: "Iterable[Ban]" = ()) -> None:
        self.replace(bans)

    def replace(self, bans: "Iterable[Ban]") -> None:
        self.networks: list[tuple[IPv4Network | IPv6Network, Ban]] = []
        self.guests: list[Ban] = []
        for ban in bans:
            network = network_named(ban.who)
            if network is not None:
                self.networks.append((network, ban))
            else:
                self.guests.append(ban)

    def of_address(self, address: str) -> "Ban | None":
        if not self.networks:
            return None
        try:
            found = ip_address(address)
        except ValueError:
            return None
        if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        return next((ban for network, ban in self.networks if found in network and ban.until > time.time()), None)

    def of_guest(self, mark: str, account: "str | None" = None) -> "Ban | None":
        """By the fingerprint of a secret, or by the account whose it is."""
        found = (ban for ban in self.guests if mark.startswith(ban.who) or ban.who == account)
        return next((ban for ban in found if ban.until > time.time()), None)


def network_named(who: str) -> "IPv4Network | IPv6Network | None":
    """None if it is no address and no network."""
    try:
        return ip_network(who, strict=False)
    except ValueError:
        return None


def is_fingerprint(who: str) -> bool:
    return SHORTEST <= len(who) <= FINGERPRINT and set(who) <= set("0123456789abcdef")
