"""The log as an operator reads it."""

import io
import json
import logging
from collections.abc import Callable, Generator
from contextlib import contextmanager
from typing import Any

from bot.observability import Lines

Read = Callable[[], list[dict[str, Any]]]


@contextmanager
def reading_the_log() -> Generator[Read]:
    """What is logged meanwhile: call it for the lines so far, each as its JSON says."""
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(Lines(as_json=True))
    root = logging.getLogger()
    root.addHandler(handler)
    try:
        yield lambda: [json.loads(line) for line in stream.getvalue().splitlines()]
    finally:
        root.removeHandler(handler)
