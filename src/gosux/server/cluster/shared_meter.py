"""Limits of visitors across processes: what each process counted is added up in Redis.

A request never waits for Redis. Each process lets through what it knows to be left, and once a second tells Redis what
it spent; the answer is what is left after everybody's spending, which may be less than nothing. So somebody who is at
several processes at once can spend the share of each of them once, and pays it back. While Redis cannot be reached,
each process counts alone.
"""

import asyncio
import hashlib

from gosux.server.cluster.bus import TROUBLES, Bus
from gosux.server.limits.meter import Bucket, Meter
from gosux.sessions.log import log

OFTEN = 1.0  # seconds
AT_ONCE = 500  # buckets
ANSWERING = 5.0  # seconds for Redis
MOST_UNTOLD = 100_000  # buckets whose spending waits for Redis

# A bucket: what was left, and when. It fills at ``rate`` up to ``most``, and is forgotten when it is full. Times are
# those of Redis. Returns what is left, as text: numbers would be cut to integers.
SPEND = """
local most, rate, amount = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local time = redis.call('TIME')
local now = time[1] + time[2] / 1000000
local kept = redis.call('HMGET', KEYS[1], 'left', 'since')
local left = most
if kept[1] then
  left = math.min(most, tonumber(kept[1]) + math.max(0, now - tonumber(kept[2])) * rate)
end
left = left - amount
if left >= most then
  redis.call('DEL', KEYS[1])
else
  redis.call('HSET', KEYS[1], 'left', string.format('%.6f', left), 'since', string.format('%.6f', now))
  redis.call('PEXPIRE', KEYS[1], math.ceil((most - left) / rate * 1000) + 1000)
end
return string.format('%.6f', left)
"""


class SharedMeter:
    def __init__(self, meter: Meter, bus: Bus) -> None:
        self.meter = meter
        self.bus = bus
        self.script = bus.redis.register_script(SPEND)
        self.reached = False  # whether the last answer came
        meter.untold = {}

    async def run(self) -> None:
        while True:
            await asyncio.sleep(OFTEN)
            await self.share()

    async def share(self) -> None:
        """Tell what was spent since the last time, and learn what is left."""
        untold, self.meter.untold = list((self.meter.untold or {}).items()), {}
        try:
            async with asyncio.timeout(ANSWERING):
                while untold:
                    await self._tell(untold[:AT_ONCE])
                    untold = untold[AT_ONCE:]
        except TROUBLES as error:
            self._set_reached(False, type(error).__name__)
            for bucket, amount in untold[:MOST_UNTOLD]:
                self.meter.untold[bucket] = self.meter.untold.get(bucket, 0.0) + amount
        else:
            self._set_reached(self.bus.up.is_set())

    async def _tell(self, spent: "list[tuple[Bucket, float]]") -> None:
        async with self.bus.redis.pipeline(transaction=False) as asking:
            for bucket, amount in spent:
                await self.script(keys=[key_of(bucket)], args=[bucket.budget.most, bucket.rate, amount], client=asking)
            answers = await asking.execute()
        now = self.meter.clock()
        for (bucket, _), left in zip(spent, answers, strict=True):
            bucket.left = min(bucket.fill(now), float(left))  # never more: Redis may have forgotten

    def _set_reached(self, reached: bool, why: str = "") -> None:
        if reached != self.reached:
            self.reached = reached
            log("limits-shared") if reached else log("limits-alone", why=why)


def key_of(bucket: Bucket) -> str:
    """Addresses are not written to Redis as they are."""
    return f"gosux:spent:{bucket.thing}:{hashlib.sha256(bucket.name.encode()).hexdigest()[:32]}"
