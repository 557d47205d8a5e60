"""Routes of the application's emojis (docs: resources/emoji)."""

import base64
import binascii
import re
from typing import Any

from aiohttp import web

from bot.playground.api.core import Core
from bot.playground.api.rest import Exchange, Reply, operation
from bot.playground.checks.errors import Form, Refusal, missing_access, unknown
from bot.playground.checks.limits import bound
from bot.playground.json_types import JSON
from bot.playground.world.state import Emoji

ROUTES = web.RouteTableDef()
_EMOJIS = "/applications/{application_id}/emojis"


@ROUTES.route("GET", _EMOJIS)
@operation()
async def list_application_emojis(call: Exchange) -> Reply:
    _check_own(call)
    return Reply({"items": [_payload(call.core, emoji) for emoji in call.core.world.emojis.values()]})


@ROUTES.route("GET", _EMOJIS + "/{emoji_id}")
@operation()
async def get_application_emoji(call: Exchange) -> Reply:
    return Reply(_payload(call.core, _found(call)))


@ROUTES.route("POST", _EMOJIS)
@operation(bucket="application-emojis")
async def create_application_emoji(call: Exchange) -> Reply:
    """Create an emoji; its name must be unused."""
    _check_own(call)
    core, body = call.core, call.object()
    if len(core.world.emojis) >= bound("application.emojis.max"):
        raise Refusal(400, 30008, "Maximum number of emojis reached (2000)")
    image = _image(body.get("image"))
    emoji = Emoji(core.snowflakes.make(), _name(core, body.get("name")), image)
    core.world.emojis[emoji.id] = emoji
    return Reply(_payload(core, emoji), 201)


@ROUTES.route("PATCH", _EMOJIS + "/{emoji_id}")
@operation(bucket="application-emojis")
async def update_application_emoji(call: Exchange) -> Reply:
    """Rename an emoji."""
    emoji = _found(call)
    emoji.name = _name(call.core, call.object().get("name"))
    return Reply(_payload(call.core, emoji))


@ROUTES.route("DELETE", _EMOJIS + "/{emoji_id}")
@operation(bucket="application-emojis")
async def delete_application_emoji(call: Exchange) -> Reply:
    """Delete an emoji; messages that have it show its name instead."""
    del call.core.world.emojis[_found(call).id]
    return Reply.empty()


def _check_own(call: Exchange) -> None:
    if call.id("application_id") != call.core.bot.id:
        raise missing_access()


def _found(call: Exchange) -> Emoji:
    _check_own(call)
    found = call.core.world.emojis.get(call.id("emoji_id"))
    if found is None:
        raise unknown("emoji")
    return found


def _name(core: Core, name: Any) -> str:
    form = Form()
    form.text(name, ("name",), "application.emoji.name")
    if not re.fullmatch(r"\w+", str(name), re.ASCII):
        form.add(("name",), "STRING_TYPE_REGEX", "String value did not match validation regex.")
    if any(each.name == name for each in core.world.emojis.values()):
        form.add(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "An emoji with this name already exists.")
    form.close()
    return str(name)


def _image(image: Any) -> bytes:
    """Return the content of a data URI.

    Raises:
        Refusal: 50035 for anything else, or when it is too large.
    """
    form = Form()
    found = re.fullmatch(r"data:image/(?:png|jpeg|gif|webp|avif);base64,(.+)", str(image))
    try:
        data = base64.b64decode(found[1], validate=True) if found else b""
    except binascii.Error:
        data = b""
    if not data:
        form.add(("image",), "IMAGE_INVALID", "Invalid image data")
    if len(data) > bound("application.emoji.bytes.max"):
        form.add(("image",), "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
    form.close()
    return data


def _payload(core: Core, emoji: Emoji) -> JSON:
    return {
        "id": str(emoji.id),
        "name": emoji.name,
        "roles": [],
        "user": core.payloads.user(core.bot),
        "require_colons": True,
        "managed": False,
        "animated": False,
        "available": True,
    }
