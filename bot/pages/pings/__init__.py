"""How people learn that a table waits for them: mentions, direct messages, digests, lists."""
