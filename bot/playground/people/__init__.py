"""Scripted people, for tests and benchmarks."""
