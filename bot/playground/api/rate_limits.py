"""Discord's rate limit buckets and its global limit (docs: topics/rate-limits)."""

from dataclasses import dataclass

from bot.playground.checks.limits import RATES, Rate, bound
from bot.playground.clock import Clock
from bot.playground.json_types import JSON


@dataclass(slots=True)
class _Window:
    started: float
    used: int = 0
    barred_until: float = 0.0


@dataclass(frozen=True, slots=True)
class Verdict:
    """The outcome for a request: headers, and a 429 unless `retry_after` is None.

    `hammering` means that the request came before an earlier `retry_after` was over.
    """

    headers: dict[str, str]
    retry_after: float | None = None
    is_global: bool = False
    hammering: bool = False

    def body(self) -> JSON:
        """Return the body of the 429."""
        return {
            "message": "You are being rate limited.",
            "retry_after": self.retry_after,
            "global": self.is_global,
        }


class RateLimits:
    """Counts requests in windows; unless `enabled`, everything passes without headers."""

    def __init__(self, clock: Clock, *, enabled: bool) -> None:
        self.enabled = enabled
        self._clock = clock
        self._windows: dict[tuple[str, str], _Window] = {}

    def take(self, bucket: str, major: str, *, counts_globally: bool) -> Verdict:
        """Count one request against `bucket` of the major parameter `major`."""
        if not self.enabled:
            return Verdict({})
        if counts_globally:
            every = Rate(bound("requests.per_second.max"), 1.0, "")
            verdict = self._count("global", "", every)
            if verdict.retry_after is not None:
                return Verdict(verdict.headers | _GLOBAL, verdict.retry_after, True, verdict.hammering)
        return self._count(bucket, major, RATES[bucket])

    def _count(self, bucket: str, major: str, rate: Rate) -> Verdict:
        now = self._clock.now()
        window = self._windows.setdefault((bucket, major), _Window(now))
        if now >= window.started + rate.seconds:
            window.started, window.used = now, 0
        left = window.started + rate.seconds - now
        hammering = now < window.barred_until
        if window.used >= rate.requests:
            window.barred_until = now + left
            headers = self._headers(bucket, rate, 0, left)
            headers |= {"Retry-After": str(max(1, round(left))), "X-RateLimit-Scope": "user"}
            return Verdict(headers, round(left, 3), hammering=hammering)
        window.used += 1
        return Verdict(self._headers(bucket, rate, rate.requests - window.used, left))

    def _headers(self, bucket: str, rate: Rate, remaining: int, left: float) -> dict[str, str]:
        return {
            "X-RateLimit-Limit": str(rate.requests),
            "X-RateLimit-Remaining": str(remaining),
            "X-RateLimit-Reset": f"{self._clock.now() + left:.3f}",
            "X-RateLimit-Reset-After": f"{left:.3f}",
            "X-RateLimit-Bucket": f"playground-{bucket}",
        }


_GLOBAL = {"X-RateLimit-Global": "true", "X-RateLimit-Scope": "global"}
