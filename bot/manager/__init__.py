"""The tables: one lock each, every change on disk before anybody hears of it."""
