"""Discord's ids: 42 bits of milliseconds since 2015, then a counter (docs: reference#snowflakes)."""

from bot.playground.clock import Clock

EPOCH_MS = 1_420_070_400_000


class Snowflakes:
    """Makes ids that only ever grow, whatever the clock does."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def make(self) -> int:
        """The next id."""
        fresh = (int(self._clock.now() * 1000) - EPOCH_MS) << 22
        # later than any before, also within a millisecond and when the clock goes back: ids are an order of time
        self._last = max(fresh, self._last + 1)
        return self._last


def snowflake_time(snowflake: int) -> float:
    """When `snowflake` was made, in seconds since 1970."""
    return ((snowflake >> 22) + EPOCH_MS) / 1000
