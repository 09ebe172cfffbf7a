"""Counts what visitors use up, and refuses or slows down those who use up more than their share (``costs.py``).

A bucket for each visitor and thing, which fills again by itself: simpler than a library, whose windows have no notion
of different costs and of waiting. Each process counts for itself at once; several processes tell each other over Redis
what they counted (``cluster/shared_meter.py``).
"""

import asyncio
import math
import time
from collections.abc import Awaitable, Callable, Iterable, Mapping
from ipaddress import IPv6Address, ip_address

from gosux.model.messages.mistakes import Mistake
from gosux.server.limits.bans import Bans
from gosux.server.limits.connections import is_local
from gosux.server.limits.costs import MESSAGES, SHARES, Budget, Cost, Share, Thing
from gosux.sessions.lobby import fingerprint
from gosux.sessions.log import log
from gosux.sessions.messages.base import Localised, Sentence
from gosux.sessions.refused import Refused
from gosux.sessions.scenes.sentences import mistake_said
from gosux.sessions.storage.records import Unavailable

SWEPT_AFTER = 1000  # new buckets
AccountOf = Callable[[str], Awaitable["str | None"]]  # whose session or seat has a secret with this fingerprint
NETWORK = 64  # bits of an IPv6 address by which a provider tells customers apart


class TooMany(Exception):
    """A visitor has used up their share; some of it is back after ``seconds``."""

    def __init__(self, seconds: float) -> None:
        super().__init__(seconds)
        self.seconds = max(1, math.ceil(seconds))

    @property
    def text(self) -> Localised:
        return mistake_said(Mistake("too-many-requests", {"seconds": self.seconds}))


class Bucket:
    def __init__(self, thing: Thing, name: str, budget: Budget, now: float) -> None:
        self.thing, self.name = thing, name
        self.budget = budget
        self.left = budget.most
        self.since = now

    @property
    def rate(self) -> float:
        return self.budget.most / self.budget.seconds

    def fill(self, now: float) -> float:
        """What is left now."""
        self.left = min(self.budget.most, self.left + (now - self.since) * self.rate)
        self.since = now
        return self.left


class Meter:
    """What everybody has used up. Addresses of this machine have no share: behind a proxy that is not named with
    ``--behind-proxy`` everybody has one of them."""

    def __init__(
        self, shares: "Mapping[Thing, Share]" = SHARES, bans: "Bans | None" = None,
        clock: "Callable[[], float]" = time.monotonic,
    ) -> None:  # fmt: skip
        self.shares = shares
        self.bans = bans or Bans()
        self.clock = clock
        self.buckets: dict[tuple[Thing, str], Bucket] = {}
        self.swept = 0
        self.refused = 0
        self.account_of: AccountOf | None = None  # set when the database is open
        self.untold: dict[Bucket, float] | None = None  # spent here, which other processes do not know yet

    def of_address(self, cost: Cost, address: str) -> float:
        """Spend it; returns for how long a message of it has to wait. Raises TooMany, and nothing is spent."""
        if is_local(address):
            return 0.0
        name = network_of(address)
        return self._spend((thing, name, self.shares[thing].address, amount) for thing, amount in cost.items())

    def of_guest(self, cost: Cost, guest: str, address: str) -> float:
        if is_local(address):
            return 0.0
        return self._spend((thing, guest, self.shares[thing].guest, amount) for thing, amount in cost.items())

    def counts_accounts(self, cost: Cost) -> bool:
        return any(self.shares[thing].account is not None for thing in cost)

    async def account(self, guest: str) -> "str | None":
        """Whose session or seat has a secret with this fingerprint."""
        try:
            return None if self.account_of is None else await self.account_of(guest)
        except Unavailable:  # whatever is asked for will tell
            return None

    def of_account(self, cost: Cost, account: str, address: str) -> None:
        """Its devices and seats have one share together."""
        if not is_local(address):
            name = f"account {account}"
            self._spend((thing, name, self.shares[thing].account, amount) for thing, amount in cost.items())

    def of_connection(self, cost: Cost, name: str) -> float:
        wanted = ((thing, name, self.shares[thing].connection, amount) for thing, amount in cost.items())
        return self._spend(wanted, alone=True)

    def forget(self, name: str) -> None:
        """A connection is closed."""
        for thing in self.shares:
            self.buckets.pop((thing, name), None)

    def _spend(self, wanted: "Iterable[tuple[Thing, str, Budget | None, float]]", alone: bool = False) -> float:
        """``alone`` for what no other process can count."""
        now = self.clock()
        paid = [
            (self._bucket(thing, name, budget, now), amount, self.shares[thing].waits)
            for thing, name, budget, amount in wanted
            if budget is not None
        ]
        missing = {bucket: (amount - bucket.fill(now)) / bucket.rate for bucket, amount, _ in paid}
        refused = [missing[bucket] for bucket, _, waits in paid if not waits]
        untold = None if alone else self.untold
        if untold is not None:  # also what is refused: less may be left meanwhile than this process knows
            for bucket, _, _ in paid:
                untold.setdefault(bucket, 0.0)
        if max(refused, default=0.0) > 0:
            self.refused += 1
            if self.refused & (self.refused - 1) == 0:  # a flood must not flood the log too
                log("too-many", count=self.refused)
            raise TooMany(max(refused))
        for bucket, amount, _ in paid:
            bucket.left -= amount
            if untold is not None:
                untold[bucket] += amount
        return max(0.0, max(missing.values(), default=0.0))

    def _bucket(self, thing: Thing, name: str, budget: Budget, now: float) -> Bucket:
        found = self.buckets.get((thing, name))
        if found is None:
            self.swept += 1
            if self.swept >= SWEPT_AFTER:  # strangers must not fill the memory
                self.swept = 0
                self.buckets = {key: one for key, one in self.buckets.items() if one.fill(now) < one.budget.most}
            found = self.buckets[(thing, name)] = Bucket(thing, name, budget, now)
        return found


def network_of(address: str) -> str:
    """Whoever has one IPv6 address has billions of them: they count together."""
    found = ip_address(address)
    if isinstance(found, IPv6Address) and found.ipv4_mapped is None:
        return f"{IPv6Address(int(found) >> (128 - NETWORK) << (128 - NETWORK))}/{NETWORK}"
    return str(found)


class Visitor:
    """Whoever is at the other end of a connection; a ``Limiter`` of its conversation."""

    def __init__(self, meter: Meter, address: str) -> None:
        self.meter = meter
        self.address = address
        self.name = f"connection {id(self)}"
        self.guest: str | None = None
        self.account: str | None = None

    async def admit(self, kind: str, token: "str | None") -> None:
        """Wait until a message of this kind may be answered; ``token`` is that of a ``join``. Raises Refused."""
        cost = MESSAGES[kind]
        mark = fingerprint(token) if token is not None else self.guest
        try:
            waits = [self.meter.of_connection(cost, self.name), self.meter.of_address(cost, self.address)]
            if self.account is not None:
                self.meter.of_account(cost, self.account, self.address)
            if mark is not None:
                waits.append(self.meter.of_guest(cost, mark, self.address))
        except TooMany as error:
            raise Refused("too-many", f"try again in {error.seconds} seconds", [sentence(error.text)]) from error
        if max(waits) > 0:
            await asyncio.sleep(max(waits))
        if token is not None and mark is not None:
            account = await self.meter.account(mark)
            ban = self.meter.bans.of_guest(mark, account)
            if ban is not None:
                raise Refused("banned", "this seat is banned", [sentence(ban.text)])
            self.guest, self.account = mark, account

    def leave(self) -> None:
        self.meter.forget(self.name)


def sentence(text: Localised) -> Sentence:
    """With a capital letter and a full stop."""
    english, french = [f"{one[0].upper()}{one[1:]}." for one in (text.en, text.fr)]
    return Sentence(en=[english], fr=[french])
