"""The permissions that the bot asks of a server, and the link that asks for them.

Pure, and in one place: the invite link, `civ doctor` and the check of a table's channel name the same permissions. Bits
are as Discord documents them (Topics, Permissions). None is privileged: no message content, no members, no presences,
and neither managing messages nor mentioning everyone.
"""

from collections.abc import Mapping
from typing import Final
from urllib.parse import urlencode

PERMISSIONS: Final[dict[str, int]] = {
    "view_channel": 1 << 10,
    "send_messages": 1 << 11,
    "attach_files": 1 << 15,
    "create_public_threads": 1 << 35,
    "send_messages_in_threads": 1 << 38,
}
"""Every permission the bot uses, by Discord's name, with its bit."""

FOR_TALKS: Final[dict[str, int]] = {"create_private_threads": 1 << 36}
"""Additional permissions for a thread for two players; without them everything else works."""
FOR_PINGS: Final[dict[str, int]] = {"read_message_history": 1 << 16}
"""Optional permissions to look for a mention whose answer was lost, so that it is not sent twice."""

FOR_EVENTS: Final[dict[str, int]] = {"create_events": 1 << 44}
"""Permissions for a scheduled event of a tournament; without them there is only the announcement in its channel."""

FOR_ORDER: Final[dict[str, int]] = {"manage_threads": 1 << 34}
"""Permissions to take a spectator who meddles out of a table's thread at a tournament; without them the referee is told
that a moderator has to."""
FOR_ROLES: Final[dict[str, int]] = {"manage_roles": 1 << 28}
"""Permissions for the roles of a season's first three: asked of a server only once it wants them."""

IN_CHANNEL: Final = ("view_channel", "send_messages", "attach_files")
"""Permissions for a table in a channel."""
IN_THREAD: Final = ("view_channel", "send_messages_in_threads", "attach_files")
FOR_THREAD: Final = ("create_public_threads", "send_messages_in_threads")
"""Additional permissions for a table that opens a thread of its own."""

FOR_TABLES: Final = ("view_channel", "send_messages", "attach_files", *FOR_THREAD)
"""All that tables need, in a channel and in threads of their own."""

SCOPES: Final = ("bot", "applications.commands")

OPTIONAL: Final[dict[str, int]] = {**FOR_TALKS, **FOR_PINGS, **FOR_EVENTS, **FOR_ORDER}
"""What single features use, and an invite link asks for, too; without them everything else works."""
ASKED: Final[dict[str, int]] = {**PERMISSIONS, **OPTIONAL}
"""All that an invite link asks for: what `civ doctor` and the greeting of a server name."""
OF_FEATURES: Final[dict[str, dict[str, int]]] = {"tournaments": FOR_EVENTS}
"""What a feature that a server switches on uses on the whole server."""

NEEDED: Final = sum(PERMISSIONS.values())
"""All that tables need, as a whole number."""
INVITED: Final = sum(ASKED.values())
"""The permissions in an invite link."""


def lacking(granted: int, *, in_thread: bool, own_thread: bool) -> tuple[str, ...]:
    """Return the names of the permissions that a table needs and `granted`, a set of bits, lacks."""
    needed = IN_THREAD if in_thread else IN_CHANNEL
    if own_thread and not in_thread:
        needed = (*needed, *FOR_THREAD)
    return tuple(name for name in needed if not granted & PERMISSIONS[name])


def lacking_of(wanted: Mapping[str, int], granted: int) -> tuple[str, ...]:
    """Return the names of those of the `wanted` permissions that `granted`, a set of bits, lacks."""
    return tuple(name for name, bit in wanted.items() if not granted & bit)


def invite_link(application_id: int, guild_id: int | None = None, *, has_roles: bool = False) -> str:
    """Return the link that adds the bot to a server, or gives it missing permissions in `guild_id`.

    It asks for `FOR_ROLES` only where `has_roles`: where the server wants the bot to give some.
    """
    permissions = INVITED | (sum(FOR_ROLES.values()) if has_roles else 0)
    asked = {"client_id": application_id, "scope": " ".join(SCOPES), "permissions": permissions}
    query = urlencode(asked if guild_id is None else {**asked, "guild_id": guild_id, "disable_guild_select": "true"})
    return f"https://discord.com/oauth2/authorize?{query}"
