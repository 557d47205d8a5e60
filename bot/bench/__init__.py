"""Benchmarks: what must be fast, measured beside public yardsticks. Absolute limits are held here, never in tests."""

from bot.bench.measure import Measure

__all__ = ["Measure"]
