"""What a request to Discord fails with, whatever it asked for."""

from typing import Final

import aiohttp
import discord

REQUEST_ERRORS: Final = (discord.HTTPException, aiohttp.ClientError, TimeoutError, OSError)
