"""Routes of guilds and their members (docs: resources/guild)."""

from aiohttp import web

from bot.playground.api.gateway import MEMBERS
from bot.playground.api.rest import Exchange, Reply, operation
from bot.playground.checks.errors import Form, Refusal, missing_access, missing_permissions, unknown
from bot.playground.world.permissions import Permission, can_see, member_permissions
from bot.playground.world.state import Guild

ROUTES = web.RouteTableDef()


def _guild(call: Exchange) -> Guild:
    """Return the guild of the path.

    Raises:
        Refusal: 10004 when it is unknown or the bot isn't in it.
    """
    guild = call.core.world.guild(call.id("guild_id"))
    if call.core.bot.id not in guild.members:
        raise unknown("guild")
    return guild


@ROUTES.route("GET", "/guilds/{guild_id}")
@operation()
async def get_guild(call: Exchange) -> Reply:
    guild = _guild(call)
    body = call.core.payloads.guild(guild)
    if call.query.get("with_counts") in ("1", "true"):
        body |= {"approximate_member_count": len(guild.members), "approximate_presence_count": len(guild.members)}
    return Reply(body)


@ROUTES.route("GET", "/guilds/{guild_id}/channels")
@operation()
async def list_guild_channels(call: Exchange) -> Reply:
    """Return the guild's channels, without threads."""
    guild = _guild(call)
    return Reply([call.core.payloads.channel(item) for item in call.core.world.channels_of(guild.id)])


@ROUTES.route("GET", "/guilds/{guild_id}/roles")
@operation()
async def list_guild_roles(call: Exchange) -> Reply:
    return Reply([call.core.payloads.role(role) for role in _guild(call).roles.values()])


@ROUTES.route("GET", "/guilds/{guild_id}/threads/active")
@operation()
async def list_active_threads(call: Exchange) -> Reply:
    """Return the active threads the bot sees."""
    core, guild = call.core, _guild(call)
    active = [item for item in core.world.threads_of(guild.id) if item.thread and not item.thread.archived]
    seen = [item for item in active if can_see(core.world, item, core.bot.id)]
    return Reply(
        {"threads": [core.payloads.channel(item, core.bot.id) for item in seen], "members": [], "has_more": False}
    )


@ROUTES.route("GET", "/guilds/{guild_id}/members")
@operation()
async def list_guild_members(call: Exchange) -> Reply:
    """Return a page of members; needs the privileged members intent."""
    core, guild = call.core, _guild(call)
    form = Form()
    limit = int(text) if (text := call.query.get("limit", "1")).isascii() and text.isdigit() else -1
    form.number(limit, ("limit",), "members.limit")
    form.close()
    if not core.settings.allowed_intents & MEMBERS:
        raise missing_access()
    return Reply([core.payloads.member(guild, user) for user in list(guild.members)[:limit]])


@ROUTES.route("GET", "/guilds/{guild_id}/members/search")
@operation()
async def search_guild_members(call: Exchange) -> Reply:
    """Return the members whose user name, display name or nickname begins with `query`."""
    core, guild = call.core, _guild(call)
    start = call.query.get("query", "").casefold()

    def names(user: int) -> tuple[str | None, ...]:
        known = core.world.users[user]
        return known.name, known.display, guild.members[user].nick

    found = [user for user in guild.members if any(name and name.casefold().startswith(start) for name in names(user))]
    return Reply([core.payloads.member(guild, user) for user in found])


@ROUTES.route("GET", "/guilds/{guild_id}/members/{user_id}")
@operation()
async def get_guild_member(call: Exchange) -> Reply:
    core, guild = call.core, _guild(call)
    user = core.world.user(call.id("user_id"))
    if user.id not in guild.members:
        raise unknown("member")
    return Reply(core.payloads.member(guild, user.id))


@ROUTES.route("PUT", "/guilds/{guild_id}/members/{user_id}/roles/{role_id}")
@operation()
async def add_guild_member_role(call: Exchange) -> Reply:
    """Give a member a role below the bot's own; needs MANAGE_ROLES."""
    roles, role = _managed_role(call)
    if role not in roles:
        roles.append(role)
    return Reply.empty()


@ROUTES.route("DELETE", "/guilds/{guild_id}/members/{user_id}/roles/{role_id}")
@operation()
async def remove_guild_member_role(call: Exchange) -> Reply:
    """Take a role below the bot's own from a member; needs MANAGE_ROLES."""
    roles, role = _managed_role(call)
    if role in roles:
        roles.remove(role)
    return Reply.empty()


def _managed_role(call: Exchange) -> tuple[list[int], int]:
    """Return the roles of the member of the path, and the role of the path.

    Raises:
        Refusal: 10011 for an unknown role, 50013 where the bot may not manage it (docs: topics/permissions,
            Permission Hierarchy).
    """
    core, guild = call.core, _guild(call)
    user = core.world.user(call.id("user_id"))
    if user.id not in guild.members:
        raise unknown("member")
    role = guild.roles.get(call.id("role_id"))
    if role is None:
        raise unknown("role")
    if guild.wants_two_factor:
        raise Refusal(403, 60003, "Two factor is required for this operation")
    highest = max(guild.roles[each].position for each in (guild.id, *guild.members[core.bot.id].roles))
    granted = member_permissions(core.world, guild, core.bot.id) & Permission.MANAGE_ROLES
    if not granted or role.id == guild.id or role.bot_id is not None or role.position >= highest:
        raise missing_permissions()
    return guild.members[user.id].roles, role.id


@ROUTES.route("PATCH", "/guilds/{guild_id}/members/@me")
@operation()
async def edit_current_member(call: Exchange) -> Reply:
    """Change the bot's own nickname."""
    core, guild = call.core, _guild(call)
    guild.members[core.bot.id].nick = call.object().get("nick")
    return Reply(core.payloads.member(guild, core.bot.id))
