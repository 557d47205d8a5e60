"""The tables: one lock each, every change on disk before any listener hears of it."""
