"""The REST routes, a module a chapter of Discord's documentation."""

from aiohttp import web

from bot.playground.api.routes.application import ROUTES as APPLICATION_ROUTES
from bot.playground.api.routes.channels import ROUTES as CHANNEL_ROUTES
from bot.playground.api.routes.emojis import ROUTES as EMOJI_ROUTES
from bot.playground.api.routes.events import ROUTES as EVENT_ROUTES
from bot.playground.api.routes.guilds import ROUTES as GUILD_ROUTES
from bot.playground.api.routes.interactions import ROUTES as INTERACTION_ROUTES
from bot.playground.api.routes.messages import ROUTES as MESSAGE_ROUTES
from bot.playground.api.routes.threads import ROUTES as THREAD_ROUTES


def add_api_routes(router: web.UrlDispatcher) -> None:
    """Give `router` every route of the API.

    Not by its `add_routes`, which would answer HEAD wherever there is a GET: the description has no such methods.
    """
    about_places = (MESSAGE_ROUTES, CHANNEL_ROUTES, THREAD_ROUTES, GUILD_ROUTES)
    about_places = (MESSAGE_ROUTES, CHANNEL_ROUTES, THREAD_ROUTES, GUILD_ROUTES)
    for routes in (APPLICATION_ROUTES, EMOJI_ROUTES, EVENT_ROUTES, *about_places, INTERACTION_ROUTES):
        for route in routes:
            assert isinstance(route, web.RouteDef)
            router.add_route(route.method, route.path, route.handler)
