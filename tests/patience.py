"""How long tests wait for an answer from this very machine: as long as it takes, however busy it is.

The limits that aiohttp and Playwright have of their own are a few seconds, or half a minute: less than a process may
wait for its turn where many others want one.
"""

from typing import Final

from aiohttp import ClientTimeout

PATIENT: Final = ClientTimeout(total=None, sock_connect=None)
BROWSER_PATIENCE: Final = 120_000
"""Milliseconds."""
