"""What the bot asks of a server, and the link that asks for it.

Pure, and in one place: the invite link, `civ doctor` and the check a server's channel gets name the same permissions.
Bits as Discord documents them (Topics, Permissions). Nothing here is privileged: no message content, no members, no
presences, and neither managing messages nor mentioning everyone.
"""

from typing import Final
from urllib.parse import urlencode

PERMISSIONS: Final[dict[str, int]] = {
    "view_channel": 1 << 10,
    "send_messages": 1 << 11,
    "embed_links": 1 << 14,
    "attach_files": 1 << 15,
    "read_message_history": 1 << 16,
    "manage_threads": 1 << 34,
    "create_public_threads": 1 << 35,
    "create_private_threads": 1 << 36,
    "send_messages_in_threads": 1 << 38,
}
"""Every permission the bot uses, by Discord's name, with its bit. Managing threads keeps a table's thread open."""

SCOPES: Final = ("bot", "applications.commands")

NEEDED: Final = sum(PERMISSIONS.values())
"""All of them, as the whole number an invite link carries."""


def missing(granted: int) -> tuple[str, ...]:
    """The names of the needed permissions that `granted`, a set of bits, lacks."""
    return tuple(name for name, bit in PERMISSIONS.items() if not granted & bit)


def invite_link(application_id: int) -> str:
    """Where somebody adds the bot to a server."""
    query = urlencode({"client_id": application_id, "scope": " ".join(SCOPES), "permissions": NEEDED})
    return f"https://discord.com/oauth2/authorize?{query}"
