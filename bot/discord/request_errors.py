"""The exceptions that any request to Discord may raise, and when one that has failed is made again."""

from typing import Final

import aiohttp
import discord

REQUEST_ERRORS: Final = (discord.HTTPException, aiohttp.ClientError, TimeoutError, OSError)
RETRY_PAUSES: Final = (1.0, 2.0, 5.0, 15.0, 30.0, 60.0)
"""Seconds before the next attempt; the last one for ever. Mostly Discord is back within a second or two; where
it is not, a minute more matters little, and refusals count (10,000 in ten minutes shut a bot out)."""
