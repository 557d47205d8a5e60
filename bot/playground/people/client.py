"""`People` creates persons, guilds and channels for scripted tests, and changes them."""

import base64
from collections.abc import Iterable, Sequence

from bot.playground.json_types import JSON
from bot.playground.people.connection import PATIENCE, PeopleApi
from bot.playground.people.person import Person
from bot.playground.people.references import ChannelRef, GuildRef, Place, message_keys, place_id, to_channel_ref
from bot.playground.people.views import Message


class People(PeopleApi):
    """Everyone in the playground, and the moderators of its guilds."""

    async def person(
        self, name: str, *, locale: str | None = None, display: str | None = None, avatar: bytes | None = None
    ) -> Person:
        """Create a person."""
        picture = base64.b64encode(avatar).decode() if avatar else None
        return Person(self, await self.call("create_user", name=name, locale=locale, display=display, avatar=picture))

    async def owner(self) -> Person:
        """Return the person who owns the bot."""
        return Person(self, await self.call("owner"))

    async def guild(
        self,
        name: str,
        owner: Person,
        members: Iterable[Person] = (),
        *,
        locale: str = "en-US",
        bot: bool = True,
        premium_tier: int = 0,
        everyone: Sequence[str] | None = None,
        shard: tuple[int, int] | None = None,
    ) -> GuildRef:
        """Create a guild with the bot in it; `everyone` are the permissions of @everyone, by Discord's names.

        `shard` is the number of its shard and the count of all shards; None leaves that to chance.
        """
        raw = await self.call(
            "create_guild",
            name=name,
            owner=str(owner.id),
            members=[str(member.id) for member in members],
            locale=locale,
            bot=bot,
            premium_tier=premium_tier,
            **({} if everyone is None else {"everyone": list(everyone)}),
            **({} if shard is None else {"shard": list(shard)}),
        )
        return GuildRef(int(raw["id"]), raw["name"])

    async def set_upload_limit(self, guild: GuildRef, most: int | None) -> None:
        """Limit a guild's uploads to `most` bytes; None restores the limit of its tier."""
        await self.call("set_upload_limit", guild=str(guild.id), bytes=most)

    async def automod(self, guild: GuildRef, *words: str) -> None:
        """Have a guild's AutoMod refuse messages and titles with these words; `*` stands for the rest of a word."""
        await self.call("set_automod", guild=str(guild.id), words=list(words))

    async def two_factor(self, guild: GuildRef, wanted: bool) -> None:
        """Have a guild want two-factor authentication of those who moderate, or not."""
        await self.call("set_two_factor", guild=str(guild.id), wanted=wanted)

    async def verification(self, guild: GuildRef, level: int) -> None:
        """Set a guild's verification level, 0 to 4, which bots bypass."""
        await self.call("set_verification", guild=str(guild.id), level=level)

    async def channel(self, guild: GuildRef, name: str, *, type: int = 0, system: bool = False) -> ChannelRef:
        """Create a channel; the `system` one gets the guild's system messages."""
        body: JSON = {"guild": str(guild.id), "name": name, "type": type, "system": system}
        return to_channel_ref(await self.call("create_channel", **body))

    async def set_locale(self, locale: str, target: Person | GuildRef) -> None:
        """Set the language of a person's client, or the preferred one of a guild."""
        named = {"guild": str(target.id)} if isinstance(target, GuildRef) else {"user": str(target.id)}
        await self.call("set_locale", locale=locale, **named)

    async def set_nick(self, guild: GuildRef, person: Person, nick: str | None) -> None:
        """Give a member a nickname; None takes it away."""
        await self.call("set_nick", guild=str(guild.id), user=str(person.id), nick=nick)

    async def role(
        self, guild: GuildRef, name: str, permissions: Sequence[str] = (), members: Iterable[Person] = ()
    ) -> int:
        """Create a role with permissions by Discord's names, and return its id."""
        users = [str(member.id) for member in members]
        body = {"guild": str(guild.id), "name": name, "permissions": list(permissions), "members": users}
        return int((await self.call("create_role", **body))["id"])

    async def set_role(self, guild: GuildRef, role: int | str, permissions: Sequence[str]) -> None:
        """Set what a role, "everyone" or "bot" (the role of the bot's own) grants, by Discord's names."""
        await self.call("set_role", guild=str(guild.id), role=str(role), permissions=list(permissions))

    async def delete_role(self, guild: GuildRef, role: int) -> None:
        """Delete a role, which nobody has any more."""
        await self.call("delete_role", guild=str(guild.id), role=str(role))

    async def permissions(
        self,
        channel: Place,
        target: Person | int | str = "bot",
        *,
        allow: Sequence[str] = (),
        deny: Sequence[str] = (),
    ) -> None:
        """Replace the permission overwrite of a channel for "bot", "everyone", a person or a role."""
        name = target if isinstance(target, str) else str(target.id if isinstance(target, Person) else target)
        await self.call("set_permissions", channel=place_id(channel), target=name, allow=list(allow), deny=list(deny))

    async def join(self, guild: GuildRef, person: Person | None = None, *, permissions: int = 0) -> None:
        """Add a person, or the bot, to a guild; the bot gets a role of its own with these permissions (bits)."""
        await self.call("add_member", guild=str(guild.id), permissions=permissions, **_member(person))

    async def leave(self, guild: GuildRef, person: Person | None = None) -> None:
        """Remove a person, or the bot, from a guild."""
        await self.call("remove_member", guild=str(guild.id), **_member(person))

    async def ban(self, guild: GuildRef, person: Person, banned: bool = True) -> None:
        """Ban a person from a guild, or unban them."""
        await self.call("ban_member", guild=str(guild.id), user=str(person.id), banned=banned)

    async def time_out(
        self, guild: GuildRef, moderator: Person, member: Person | None = None, *, seconds: float
    ) -> None:
        """Let a moderator time a person, or the bot, out for so many seconds; 0 ends it."""
        target = "bot" if member is None else str(member.id)
        await self.call("time_out", guild=str(guild.id), user=str(moderator.id), target=target, seconds=seconds)

    async def enable_command(self, guild: GuildRef, command: str) -> None:
        """Enable a guild's command for everyone, regardless of the permissions it requires."""
        await self.call("offer_command", guild=str(guild.id), name=command)

    async def set_available(self, guild: GuildRef, available: bool) -> None:
        """Begin or end an outage of a guild."""
        await self.call("set_available", guild=str(guild.id), available=available)

    async def claim_removal(self, guild: GuildRef) -> None:
        """Tell the bot that it was removed from a guild whose member it still is."""
        await self.call("claim_removal", guild=str(guild.id))

    async def set_thread(
        self,
        thread: Place,
        *,
        archived: bool | None = None,
        locked: bool | None = None,
        minutes: int | None = None,
        add: Iterable[Person | str] = (),
        remove: Iterable[Person | str] = (),
    ) -> None:
        """Archive, unarchive, lock or unlock a thread; add and remove people or "bot".

        `minutes` without activity is when it is archived by itself.
        """
        wishes = {"archived": archived, "locked": locked, "auto_archive_duration": minutes}
        body: JSON = {key: value for key, value in wishes.items() if value is not None}
        for key, members in (("add", add), ("remove", remove)):
            body[key] = [item if isinstance(item, str) else str(item.id) for item in members]
        await self.call("set_thread", channel=place_id(thread), **body)

    async def delete_channel(self, channel: Place) -> None:
        await self.call("delete_channel", channel=place_id(channel))

    async def delete_message(self, message: Message) -> None:
        """Delete a message as a moderator."""
        await self.call("delete_any_message", **message_keys(message))

    async def commands(self, guild: GuildRef | None = None) -> list[JSON]:
        """Return the registered commands of a guild, or the global ones."""
        return list(await self.call("commands", **({"guild": str(guild.id)} if guild else {})))

    async def bot_ready(self, patience: float = PATIENCE) -> list[JSON]:
        """Return the global commands, once the bot is connected and has registered some."""

        async def look() -> list[JSON] | None:
            online = (await self.call("look"))["online"]
            return (await self.commands() or None) if online else None

        return await self.until(look, patience)

    async def bot_gone(self, patience: float = PATIENCE) -> None:
        """Wait until the bot is disconnected: killed, closed or dropped."""

        async def look() -> bool | None:
            return None if (await self.call("look"))["online"] else True

        await self.until(look, patience)


def _member(person: Person | None) -> JSON:
    """Return the API's fields for a member: a person, or the bot for None."""
    return {"bot": True} if person is None else {"user": str(person.id)}
