"""The exceptions that any request to Discord may raise."""

from typing import Final

import aiohttp
import discord

REQUEST_ERRORS: Final = (discord.HTTPException, aiohttp.ClientError, TimeoutError, OSError)
