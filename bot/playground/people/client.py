"""The world that scripted people act in: `People` makes persons, servers and channels and changes them at will."""

import base64
from collections.abc import Iterable, Sequence

from bot.playground.json_types import JSON
from bot.playground.people.connection import PATIENCE, PeopleApi
from bot.playground.people.person import Person
from bot.playground.people.references import ChannelRef, GuildRef, Place, message_keys, place_id, to_channel_ref
from bot.playground.people.views import Message


class People(PeopleApi):
    """Everybody at the playground, and whoever moderates its servers."""

    async def person(
        self, name: str, *, locale: str | None = None, display: str | None = None, avatar: bytes | None = None
    ) -> Person:
        """A new person."""
        picture = base64.b64encode(avatar).decode() if avatar else None
        return Person(self, await self.call("create_user", name=name, locale=locale, display=display, avatar=picture))

    async def owner(self) -> Person:
        """The person who owns the bot."""
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
    ) -> GuildRef:
        """A new server, with the bot in it; `everyone` is what its @everyone may do, by Discord's names."""
        raw = await self.call(
            "create_guild",
            name=name,
            owner=str(owner.id),
            members=[str(member.id) for member in members],
            locale=locale,
            bot=bot,
            premium_tier=premium_tier,
            **({} if everyone is None else {"everyone": list(everyone)}),
        )
        return GuildRef(int(raw["id"]), raw["name"])

    async def upload_limit(self, guild: GuildRef, most: int | None) -> None:
        """A server that takes no file above `most` bytes, whatever its tier says; None: as that says."""
        await self.call("set_upload_limit", guild=str(guild.id), bytes=most)

    async def channel(self, guild: GuildRef, name: str, *, type: int = 0, system: bool = False) -> ChannelRef:
        """A new channel; the `system` one gets the server's own messages."""
        body: JSON = {"guild": str(guild.id), "name": name, "type": type, "system": system}
        return to_channel_ref(await self.call("create_channel", **body))

    async def speak(self, locale: str, target: Person | GuildRef) -> None:
        """Choose the language of a person's client, or the one a server prefers."""
        named = {"guild": str(target.id)} if isinstance(target, GuildRef) else {"user": str(target.id)}
        await self.call("set_locale", locale=locale, **named)

    async def role(
        self, guild: GuildRef, name: str, permissions: Sequence[str] = (), members: Iterable[Person] = ()
    ) -> int:
        """A new role with permissions by Discord's names; its id."""
        users = [str(member.id) for member in members]
        body = {"guild": str(guild.id), "name": name, "permissions": list(permissions), "members": users}
        return int((await self.call("create_role", **body))["id"])

    async def permissions(
        self,
        channel: Place,
        target: Person | int | str = "bot",
        *,
        allow: Sequence[str] = (),
        deny: Sequence[str] = (),
    ) -> None:
        """Replace what a channel allows and denies "bot", "everyone", a person or a role."""
        name = target if isinstance(target, str) else str(target.id if isinstance(target, Person) else target)
        await self.call("set_permissions", channel=place_id(channel), target=name, allow=list(allow), deny=list(deny))

    async def join(self, guild: GuildRef, person: Person | None = None, *, permissions: int = 0) -> None:
        """A person, or the bot, joins a server; the bot with a role of its own that has these permissions (bits)."""
        await self.call("add_member", guild=str(guild.id), permissions=permissions, **_member(person))

    async def leave(self, guild: GuildRef, person: Person | None = None) -> None:
        """A person, or the bot, leaves a server."""
        await self.call("remove_member", guild=str(guild.id), **_member(person))

    async def ban(self, guild: GuildRef, person: Person, banned: bool = True) -> None:
        """A person is banned from a server, or no longer."""
        await self.call("ban_member", guild=str(guild.id), user=str(person.id), banned=banned)

    async def offer(self, guild: GuildRef, command: str) -> None:
        """A server offers a command to everybody, whatever permissions it asks for."""
        await self.call("offer_command", guild=str(guild.id), name=command)

    async def available(self, guild: GuildRef, available: bool) -> None:
        """An outage of a server begins or ends."""
        await self.call("set_available", guild=str(guild.id), available=available)

    async def set_thread(
        self,
        thread: Place,
        *,
        archived: bool | None = None,
        locked: bool | None = None,
        add: Iterable[Person | str] = (),
        remove: Iterable[Person | str] = (),
    ) -> None:
        """Archive, wake, lock or unlock a thread; add and remove people or "bot"."""
        wishes = {"archived": archived, "locked": locked}
        body: JSON = {key: value for key, value in wishes.items() if value is not None}
        for key, members in (("add", add), ("remove", remove)):
            body[key] = [item if isinstance(item, str) else str(item.id) for item in members]
        await self.call("set_thread", channel=place_id(thread), **body)

    async def delete_channel(self, channel: Place) -> None:
        """Delete a channel or thread."""
        await self.call("delete_channel", channel=place_id(channel))

    async def delete_message(self, message: Message) -> None:
        """Delete a message as a moderator would."""
        await self.call("delete_any_message", **message_keys(message))

    async def commands(self, guild: GuildRef | None = None) -> list[JSON]:
        """The registered commands of a server, or the global ones."""
        return list(await self.call("commands", **({"guild": str(guild.id)} if guild else {})))

    async def bot_ready(self, patience: float = PATIENCE) -> list[JSON]:
        """The global commands, once the bot has registered some and listens."""

        async def look() -> list[JSON] | None:
            online = (await self.call("look"))["online"]
            return (await self.commands() or None) if online else None

        return await self.until(look, patience)

    async def bot_gone(self, patience: float = PATIENCE) -> None:
        """Wait until the bot listens no longer: killed, closed or dropped."""

        async def look() -> bool | None:
            return None if (await self.call("look"))["online"] else True

        await self.until(look, patience)


def _member(person: Person | None) -> JSON:
    """Whom the API is to take for a member: a person, or with None the bot."""
    return {"bot": True} if person is None else {"user": str(person.id)}
