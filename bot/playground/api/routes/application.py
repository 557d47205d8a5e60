"""Routes of the bot's user, application and commands (docs: resources/user, resources/application, events/gateway)."""

from collections.abc import Sequence
from typing import Final

from aiohttp import web

from bot.playground.api.core import Core
from bot.playground.api.gateway_events import dispatch_guild_event
from bot.playground.api.rest import Exchange, Reply, operation
from bot.playground.checks.commands import CHAT_INPUT, check_command, check_commands, to_stored_command
from bot.playground.checks.errors import Form, Refusal, missing_access, unknown
from bot.playground.checks.limits import bound
from bot.playground.json_types import JSON, is_array

ROUTES = web.RouteTableDef()
DAY: Final = 86_400.0
"""Seconds for which the creation of a command counts."""


@ROUTES.route("GET", "/users/@me")
@operation()
async def get_current_user(call: Exchange) -> Reply:
    return Reply(call.core.me())


@ROUTES.route("GET", "/users/@me/guilds")
@operation()
async def list_current_guilds(call: Exchange) -> Reply:
    core = call.core
    mine = [guild for guild in core.world.guilds.values() if core.bot.id in guild.members]
    return Reply([_partial(core, guild.id) for guild in mine])


def _partial(core: Core, guild_id: int) -> JSON:
    whole = core.payloads.guild(core.world.guilds[guild_id])
    return {key: whole[key] for key in ("id", "name", "icon", "banner", "features")} | {
        "owner": False,
        "permissions": "0",
    }


@ROUTES.route("DELETE", "/users/@me/guilds/{guild_id}")
@operation()
async def leave_guild(call: Exchange) -> Reply:
    guild = call.core.world.guild(call.id("guild_id"))
    if call.core.bot.id not in guild.members:
        raise unknown("guild")
    dispatch_guild_event(call.core, "GUILD_DELETE", guild)
    del guild.members[call.core.bot.id]
    return Reply.empty()


@ROUTES.route("GET", "/users/{user_id}")
@operation()
async def get_user(call: Exchange) -> Reply:
    return Reply(call.core.payloads.user(call.core.world.user(call.id("user_id"))))


@ROUTES.route("GET", "/oauth2/applications/@me")
@ROUTES.route("GET", "/applications/@me")
@operation()
async def get_application(call: Exchange) -> Reply:
    return Reply(call.core.application())


@ROUTES.route("GET", "/gateway")
@operation(needs_token=False)
async def get_gateway(call: Exchange) -> Reply:
    return Reply({"url": call.core.gateway_url})


@ROUTES.route("GET", "/gateway/bot")
@operation()
async def get_gateway_bot(call: Exchange) -> Reply:
    """Return the gateway's URL, the number of shards Discord suggests, and how many sessions may begin."""
    gateway = call.core.gateway
    limit = gateway.session_start_limit()
    return Reply({"url": call.core.gateway_url, "shards": gateway.shards, "session_start_limit": limit})


_GLOBAL = "/applications/{application_id}/commands"
_IN_GUILD = "/applications/{application_id}/guilds/{guild_id}/commands"


def _registered(call: Exchange) -> tuple[int | None, dict[int, JSON]]:
    """Return the guild of the path, None for global commands, and its commands by id.

    Raises:
        Refusal: 20012 for another application, 50001 for a guild the bot isn't in.
    """
    core = call.core
    if call.id("application_id") != core.bot.id:
        raise Refusal(403, 20012, "You are not authorized to perform this action on this application")
    if "guild_id" not in call.params:
        return None, core.commands[None]
    guild = core.world.guilds.get(call.id("guild_id"))
    if guild is None or core.bot.id not in guild.members:
        raise missing_access()
    return guild.id, core.commands.setdefault(guild.id, {})


def _check_name(call: Exchange, form: Form, command: JSON, *path: str) -> None:
    """Refuse a name that a test has put on the list of words that Discord does not take."""
    if command.get("name") in call.core.refused_commands:
        form.add((*path, "name"), "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def _check_creations(call: Exchange, guild_id: int | None, commands: dict[int, JSON], wanted: Sequence[JSON]) -> None:
    """Count those of `wanted` that are new. Raises `Refusal` (30034) where a day has seen too many of them."""
    known = {(old["name"], old["type"]) for old in commands.values()}
    new = sum((each["name"], each.get("type") or CHAT_INPUT) not in known for each in wanted)
    now, most = call.core.clock.now(), bound("commands.created_a_day.max")
    lately = [at for at in call.core.command_creations.get(guild_id, ()) if now - at < DAY]
    if new and len(lately) + new > most:
        raise Refusal(400, 30034, f"Max number of daily application command creates has been reached ({most})")
    call.core.command_creations[guild_id] = [*lately, *[now] * new]


def _store(call: Exchange, guild_id: int | None, commands: dict[int, JSON], command: JSON) -> JSON:
    """Store `command`, replacing the one of the same name and type, whose id it keeps."""
    kind = command.get("type") or CHAT_INPUT
    same = (key for key, old in commands.items() if (old["name"], old["type"]) == (command["name"], kind))
    make = call.core.snowflakes.make
    identity = next(same, None) or make()
    commands[identity] = to_stored_command(command, identity, call.core.bot.id, guild_id, make())
    return commands[identity]


@ROUTES.route("GET", _GLOBAL)
@ROUTES.route("GET", _IN_GUILD)
@operation(bucket="commands")
async def list_commands(call: Exchange) -> Reply:
    return Reply(list(_registered(call)[1].values()))


@ROUTES.route("PUT", _GLOBAL)
@ROUTES.route("PUT", _IN_GUILD)
@operation(bucket="commands")
async def replace_commands(call: Exchange) -> Reply:
    """Replace the whole set; commands that aren't in the body are deleted."""
    guild_id, commands = _registered(call)
    if not is_array(call.body):
        raise Refusal(400, 50035, "Invalid Form Body", {"_errors": [{"code": "LIST_TYPE_CONVERT", "message": "list"}]})
    check_commands(call.body)
    form = Form()
    for index, command in enumerate(call.body):
        _check_name(call, form, command, str(index))
    form.close()
    _check_creations(call, guild_id, commands, call.body)
    stored = [_store(call, guild_id, commands, command) for command in call.body]
    ids = {int(item["id"]) for item in stored}
    for identity in set(commands) - ids:
        del commands[identity]
    call.core.client_events.add("commands")
    return Reply(stored)


@ROUTES.route("POST", _GLOBAL)
@ROUTES.route("POST", _IN_GUILD)
@operation(bucket="commands")
async def create_command(call: Exchange) -> Reply:
    """Create a command, or replace the one of the same name and type."""
    guild_id, commands = _registered(call)
    form = Form()
    check_command(form, call.object())
    _check_name(call, form, call.object())
    form.close()
    kind = call.object().get("type") or CHAT_INPUT
    most = bound({1: "commands.chat.max", 2: "commands.user.max", 3: "commands.message.max"}[kind])
    others = [old for old in commands.values() if old["type"] == kind and old["name"] != call.object()["name"]]
    if len(others) >= most:
        raise Refusal(400, 30032, f"Maximum number of application commands reached ({most})")
    _check_creations(call, guild_id, commands, [call.object()])
    before = len(commands)
    stored = _store(call, guild_id, commands, call.object())
    call.core.client_events.add("commands")
    return Reply(stored, 201 if len(commands) > before else 200)


def _one(call: Exchange) -> tuple[dict[int, JSON], JSON]:
    _, commands = _registered(call)
    if call.id("command_id") not in commands:
        raise unknown("command")
    return commands, commands[call.id("command_id")]


@ROUTES.route("GET", _GLOBAL + "/{command_id}")
@ROUTES.route("GET", _IN_GUILD + "/{command_id}")
@operation(bucket="commands")
async def get_command(call: Exchange) -> Reply:
    return Reply(_one(call)[1])


@ROUTES.route("PATCH", _GLOBAL + "/{command_id}")
@ROUTES.route("PATCH", _IN_GUILD + "/{command_id}")
@operation(bucket="commands")
async def edit_command(call: Exchange) -> Reply:
    commands, old = _one(call)
    merged = old | call.object()
    form = Form()
    check_command(form, merged)
    form.close()
    identity = call.id("command_id")
    guild_id = int(old["guild_id"]) if "guild_id" in old else None
    commands[identity] = to_stored_command(merged, identity, call.core.bot.id, guild_id, call.core.snowflakes.make())
    call.core.client_events.add("commands")
    return Reply(commands[identity])


@ROUTES.route("DELETE", _GLOBAL + "/{command_id}")
@ROUTES.route("DELETE", _IN_GUILD + "/{command_id}")
@operation(bucket="commands")
async def delete_command(call: Exchange) -> Reply:
    commands, _ = _one(call)
    del commands[call.id("command_id")]
    call.core.client_events.add("commands")
    return Reply.empty()
