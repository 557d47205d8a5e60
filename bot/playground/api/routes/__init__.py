"""The REST routes, one module for each chapter of Discord's documentation."""

from aiohttp import web

from bot.playground.api.routes.application import ROUTES as APPLICATION_ROUTES
from bot.playground.api.routes.channels import ROUTES as CHANNEL_ROUTES
from bot.playground.api.routes.emojis import ROUTES as EMOJI_ROUTES
from bot.playground.api.routes.events import ROUTES as EVENT_ROUTES
from bot.playground.api.routes.guilds import ROUTES as GUILD_ROUTES
from bot.playground.api.routes.interactions import ROUTES as INTERACTION_ROUTES
from bot.playground.api.routes.messages import ROUTES as MESSAGE_ROUTES
from bot.playground.api.routes.threads import ROUTES as THREAD_ROUTES

_ALL_ROUTES = (
    APPLICATION_ROUTES,
    EMOJI_ROUTES,
    EVENT_ROUTES,
    MESSAGE_ROUTES,
    CHANNEL_ROUTES,
    THREAD_ROUTES,
    GUILD_ROUTES,
    INTERACTION_ROUTES,
)


def add_api_routes(router: web.UrlDispatcher) -> None:
    """Add every route of the API to `router`.

    Its own `add_routes` would answer HEAD wherever there is a GET, which Discord's description doesn't have.
    """
    for routes in _ALL_ROUTES:
        for route in routes:
            assert isinstance(route, web.RouteDef)
            router.add_route(route.method, route.path, route.handler)
