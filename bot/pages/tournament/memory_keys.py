"""Under which names the bot keeps what Discord has made for a tournament: threads, messages, events, who was called."""


def memory_key(what: str, *numbers: int) -> str:
    """Such as `tournament-thread:3:1:2`: of what, and by which numbers it is told from others of its kind."""
    return ":".join((what, *map(str, numbers)))
