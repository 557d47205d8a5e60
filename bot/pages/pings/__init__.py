"""Notifications that a table waits for someone: mentions, direct messages, digests, lists."""
