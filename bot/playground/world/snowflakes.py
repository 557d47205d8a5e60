"""Discord's ids: milliseconds since 2015 in 42 bits, then a counter (docs: reference#snowflakes)."""

from bot.playground.clock import Clock

EPOCH_MS = 1_420_070_400_000


class Snowflakes:
    """Makes ids that always grow, even when the clock goes back."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def make(self) -> int:
        """Return the next id."""
        fresh = (int(self._clock.now() * 1000) - EPOCH_MS) << 22
        # ids give the order of creation: always grow, within a millisecond and after the clock went back too
        self._last = max(fresh, self._last + 1)
        return self._last


def snowflake_time(snowflake: int) -> float:
    """Return when `snowflake` was made, in seconds since 1970."""
    return ((snowflake >> 22) + EPOCH_MS) / 1000
