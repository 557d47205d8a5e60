"""People a message mentions and may mention (docs: resources/message#allowed-mentions-object), as phones show it."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from bot.playground.checks.errors import Form, Path
from bot.playground.json_types import is_array, is_object, snowflake
from bot.playground.world.permissions import Permission, channel_permissions
from bot.playground.world.state import Channel, Message, World

_KEPT: Final = re.compile(
    r"\[(?P<link>[^\]\n]+)\]\(<?https?://[^)\s>]+>?\)"
    r"|\\(?P<escaped>[^\w\s]|_)"
    r"|```(?:[\w+-]*\n)?(?P<block>[\s\S]+?)```"
    r"|`(?P<code>[^`]+)`"
    r"|<a?:(?P<emoji>\w+):\d+>"
    r"|(?P<mention><[@#][!&]?\d+>)"
    r"|(?P<address>https?://\S+)"
    r"|(?P<private>[\U000f0000-\U000ffffd])"
)
"""What is shown as it is, whatever Markdown it contains."""
_BEGINNINGS: Final = re.compile(r"(?m)^(?:#{1,3} +|-# +|>>> |> )")
_PAIRS: Final = re.compile(r"(\*{1,3}|__|~~|\|\|)(?=\S)(.+?)(?<=\S)\1|(?<!\w)(_)(?=\S)(.+?)(?<=\S)_(?!\w)", re.DOTALL)
_FIRST_PLACE: Final = 0xF0000
"""The first of the private-use characters that replace what is shown as it is until the rest is plain."""


@dataclass(frozen=True, slots=True)
class Mentions:
    """The users and roles a message mentions, and whether it mentions everyone."""

    users: list[int]
    roles: list[int]
    everyone: bool


def check_allowed_mentions(form: Form, allowed: Any, path: Path) -> None:
    """Add to `form` the errors of an `allowed_mentions` object."""
    if allowed is None:
        return
    if not is_object(allowed):
        form.add(path, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
        return
    parse: Any = allowed.get("parse") or []
    for index, kind in enumerate(parse):
        form.choice(kind, (*path, "parse", index), ("users", "roles", "everyone"))
    for kind in ("users", "roles"):
        named: Any = allowed.get(kind)
        form.count(named, (*path, kind), f"allowed_mentions.{kind}")
        if named and kind in parse:
            form.add(
                path,
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                f"parse:['{kind}'] and {kind}: [ids...] are exclusive.",
            )


def find_mentions(
    world: World, channel: Channel, author_id: int, text: str, allowed: Any, replied_user: int | None
) -> Mentions:
    """Return the mentions in `text` that `allowed` permits; `replied_user` is the author of the message replied to."""
    users = [int(item) for item in re.findall(r"<@!?(\d+)>", text) if int(item) in world.users]
    guild = world.guilds.get(channel.guild_id or 0)
    roles = [int(item) for item in re.findall(r"<@&(\d+)>", text) if guild and int(item) in guild.roles]
    everyone = bool(re.search(r"@(everyone|here)\b", text))
    may_mention_everyone = bool(channel_permissions(world, channel, author_id) & Permission.MENTION_EVERYONE)
    if is_object(allowed):
        users = [item for item in users if _is_allowed(allowed, "users", item)]
        roles = [item for item in roles if _is_allowed(allowed, "roles", item)]
        everyone = everyone and "everyone" in (allowed.get("parse") or [])
    mentions_author = allowed.get("replied_user", False) if is_object(allowed) else True
    if replied_user is not None and mentions_author:
        users.append(replied_user)
    return Mentions(list(dict.fromkeys(users)), list(dict.fromkeys(roles)), everyone and may_mention_everyone)


def _is_allowed(allowed: dict[str, Any], kind: str, identity: int) -> bool:
    named = allowed.get(kind)
    listed = {snowflake(item) for item in named} if is_array(named) else set[int | None]()
    return kind in (allowed.get("parse") or []) or identity in listed


def notification_text(world: World, message: Message) -> str:
    """Return what a phone's notification says of a new message: its content without Markdown, names instead of ids.

    It is empty for a Components V2 message, whose texts reach no notification (discord-api-docs #7854, open).
    """

    def named(mention: str) -> str:
        identity = int(mention.strip("<@#!&>"))
        if mention.startswith("<#"):
            return f"#{world.channels[identity].name}" if identity in world.channels else mention
        return f"@{world.users[identity].display}" if identity in world.users else mention

    return without_markdown(message.content, named)


def without_markdown(text: str, named: Callable[[str], str]) -> str:
    """Return `text` without Markdown; `named` returns a mention as it is shown."""
    kept: list[str] = []

    def keep(found: re.Match[str]) -> str:
        kind, text = found.lastgroup, found[found.lastgroup or 0]
        if kind == "link":
            text = without_markdown(text, named)
        elif kind == "emoji":
            text = f":{text}:"
        elif kind == "mention":
            text = named(text)
        kept.append(text)
        return chr(_FIRST_PLACE + len(kept) - 1)

    plain, before = _BEGINNINGS.sub("", _KEPT.sub(keep, text)), ""
    while plain != before:  # bold within italics, and the other way round
        plain, before = _PAIRS.sub(lambda found: found[2] or found[4], plain), plain
    return re.sub(r"[\U000f0000-\U000ffffd]", lambda found: kept[ord(found[0]) - _FIRST_PLACE], plain)
