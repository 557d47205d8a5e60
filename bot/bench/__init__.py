"""Benchmarks, compared with public yardsticks. Limits on absolute times are checked here, never in tests."""

from bot.bench.measure import Measure

__all__ = ["Measure"]
