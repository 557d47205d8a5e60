"""A strict local stand-in for Discord's REST API and gateway, for tests and for trying the bot without Discord.

The bot connects to it unchanged, over real HTTP and WebSocket on loopback; three class attributes of discord.py say
where. Browsers see `Page(assets)` at `playground.page_url` when a playground is given one as `page=`. Scripted people,
for tests, are in `bot.playground.people`.

    async with Playground(page=Page(assets)) as playground:
        discord.http.Route.BASE = playground.api_base
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(playground.gateway_url)
        discord.asset.Asset.BASE = playground.cdn_base
        playground.populate(["Ann", "Bob"], "Games", "table", locale="en-US")
        await bot.start(playground.token)

Every limit is in `checks/limits.py`, with its source.
"""

from bot.playground.page.browser_page import Offer, Page, Step, discord_locale
from bot.playground.server import Playground, PlaygroundError

__all__ = ["Offer", "Page", "Playground", "PlaygroundError", "Step", "discord_locale"]
