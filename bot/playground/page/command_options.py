"""Slash commands as Discord's client lets people fill them in (docs: interactions/application-commands)."""

import base64
from dataclasses import dataclass, field
from typing import Any

from bot.playground.api.core import Core
from bot.playground.api.message_body import safe_filename, upload_limit
from bot.playground.checks.commands import (
    ATTACHMENT,
    BOOLEAN,
    CHAT_INPUT,
    GROUP,
    INTEGER,
    MENTIONABLE,
    NUMBER,
    OF_CHANNEL,
    OF_ROLE,
    OF_USER,
    STRING,
    SUBCOMMAND,
)
from bot.playground.checks.errors import CannotDo
from bot.playground.json_types import JSON, is_array, is_integer, is_object, objects, snowflake
from bot.playground.world.permissions import Permission, can_see, channel_permissions, member_permissions
from bot.playground.world.pictures import content_type, image_size
from bot.playground.world.state import Attachment, Channel, User


def find_command(core: Core, user: User, channel: Channel, name: str, kind: int = CHAT_INPUT) -> JSON:
    """Return the command of that type called `name` in the channel.

    Raises:
        CannotDo: When there is none, or the client doesn't offer it to this person.
    """
    every = _commands(core, channel, kind)
    found = next((item for item in every if item["name"] == name), None)
    if found is None:
        called = f"/{name}" if kind == CHAT_INPUT else repr(name)
        raise CannotDo(f"there is no command {called}; there are {sorted(item['name'] for item in every)}")
    if reason := why_not_offered(core, user, channel, found):
        raise CannotDo(reason)
    return found


def offered_commands(core: Core, user: User, channel: Channel, kind: int = CHAT_INPUT) -> list[JSON]:
    """Return the commands of a type that `user` is offered in `channel`.

    They stand in the order in which they were registered, the global ones before the guild's own.
    """
    every = _commands(core, channel, kind)
    offered = [item for item in every if why_not_offered(core, user, channel, item) is None]
    return sorted(offered, key=lambda item: "guild_id" in item)


def _commands(core: Core, channel: Channel, kind: int) -> list[JSON]:
    """Return all commands of a type: the guild's own first, which take the place of global ones of the same name."""
    registries = [core.commands.get(channel.guild_id, {}) if channel.guild_id else {}, core.commands[None]]
    return [item for commands in registries for item in commands.values() if item["type"] == kind]


def why_not_offered(core: Core, user: User, channel: Channel, found: JSON) -> str | None:
    """Return why `user` isn't offered the command `found` in `channel`, None when it is."""
    name = found["name"]
    if channel.guild_id is None:
        contexts = found.get("contexts")
        if (1 not in contexts) if is_array(contexts) else not found.get("dm_permission", True):
            return f"/{name} is not offered in direct messages"
        is_servers_only = found.get("integration_types") == [0]
        if is_servers_only and not any(
            {user.id, core.bot.id} <= set(each.members) for each in core.world.guilds.values()
        ):
            return f"/{name} is offered to people who share a server with the bot"
        return None
    contexts = found.get("contexts")
    if is_array(contexts) and 0 not in contexts:
        return f"/{name} is not offered in servers"
    guild = core.world.guilds[channel.guild_id]
    if core.bot.id not in guild.members:
        return "the bot is not in this server"
    required = None if name in guild.offered else snowflake(found.get("default_member_permissions"))
    held = member_permissions(core.world, guild, user.id, channel)
    if required is not None and not held & Permission.ADMINISTRATOR and (required == 0 or held & required != required):
        return f"/{name} is not offered to people without its permissions"
    if not held & Permission.USE_APPLICATION_COMMANDS:
        return "no permission to use commands here"
    return None


@dataclass(slots=True)
class OptionResolver:
    """Checks the options a person entered against the command, and collects the users, roles and channels they name."""

    core: Core
    user: User
    channel: Channel
    focused: str | None = None
    resolved: JSON = field(default_factory=dict[str, Any])

    def data(self, command: JSON, path: list[str], values: JSON) -> JSON:
        """Return the interaction's `data`.

        Raises:
            CannotDo: When the client wouldn't send it.
        """
        holder, steps = command, list[JSON]()
        for step in path:
            holder = self._step(holder, step)
            steps.append({"name": step, "type": holder["type"]})
        if any(item["type"] in (SUBCOMMAND, GROUP) for item in objects(holder.get("options"))):
            raise CannotDo(f"{holder['name']} needs one of its sub-commands")
        options = self._options(holder, values)
        for step in reversed(steps):
            options = [step | {"options": options}]
        body: JSON = {"id": command["id"], "name": command["name"], "type": 1, "options": options}
        if self.resolved:
            body["resolved"] = self.resolved
        if "guild_id" in command:
            body["guild_id"] = command["guild_id"]
        return body

    def _step(self, holder: JSON, name: str) -> JSON:
        for option in objects(holder.get("options")):
            if option["name"] == name and option["type"] in (SUBCOMMAND, GROUP):
                return option
        known = [item["name"] for item in objects(holder.get("options"))]
        raise CannotDo(f"{holder['name']} has no sub-command {name!r}; it has {known}")

    def _options(self, holder: JSON, values: JSON) -> list[JSON]:
        known = {item["name"]: item for item in objects(holder.get("options"))}
        if unexpected := sorted(set(values) - set(known)):
            raise CannotDo(f"{holder['name']} has no option {unexpected[0]!r}; it has {sorted(known)}")
        filled: list[JSON] = []
        for name, option in known.items():
            if name not in values or values[name] is None:
                if option.get("required") and self.focused is None:
                    raise CannotDo(f"option {name!r} is required")
                continue
            written: JSON = {"name": name, "type": option["type"], "value": values[name]}
            if name == self.focused:
                written["focused"] = True
            else:
                written["value"] = self._value(option, values[name])
            filled.append(written)
        if self.focused is not None and not known.get(self.focused, {}).get("autocomplete"):
            raise CannotDo(f"option {self.focused!r} is not autocompleted")
        return filled

    def _value(self, option: JSON, value: Any) -> Any:
        name, kind = option["name"], option["type"]
        if choices := objects(option.get("choices")):
            by_name = {choice["name"]: choice["value"] for choice in choices}
            if value in by_name.values():
                return value
            if value not in by_name:
                raise CannotDo(f"option {name!r}: {value!r} is not among {list(by_name.values())}")
            return by_name[value]
        if kind == STRING:
            return self._string(option, value)
        if kind in (INTEGER, NUMBER):
            return self._number(option, value)
        if kind == BOOLEAN:
            if not isinstance(value, bool):
                raise CannotDo(f"option {name!r}: {value!r} is neither true nor false")
            return value
        if kind == ATTACHMENT:
            return self._upload(name, value)
        return self._named(option, snowflake(value))

    def _string(self, option: JSON, value: Any) -> str:
        if not isinstance(value, str):
            raise CannotDo(f"option {option['name']!r}: {value!r} is no text")
        least, most = option.get("min_length") or 0, option.get("max_length") or 6000
        if not least <= len(value) <= most:
            raise CannotDo(f"option {option['name']!r}: {len(value)} characters, not {least} to {most}")
        return value

    def _number(self, option: JSON, value: Any) -> int | float:
        whole = option["type"] == INTEGER
        # larger numbers are inexact in a client, and Discord refuses them
        if not (is_integer(value) or (isinstance(value, float) and not whole)) or abs(value) > 2**53:
            raise CannotDo(f"option {option['name']!r}: {value!r} is no {'integer' if whole else 'number'}")
        least, most = option.get("min_value"), option.get("max_value")
        if (least is not None and value < least) or (most is not None and value > most):
            raise CannotDo(f"option {option['name']!r}: {value} is not within {least} to {most}")
        return value

    def _upload(self, name: str, value: Any) -> str:
        if not is_object(value):
            raise CannotDo(f"option {name!r} wants a file")
        data, filename = base64.b64decode(str(value["data"])), safe_filename(str(value["filename"]))
        if len(data) > (most := upload_limit(self.core, self.channel)):
            raise CannotDo(f"option {name!r}: the file has {len(data)} bytes, and {most} may be sent here")
        kind = content_type(filename, data)
        stored = Attachment(self.core.snowflakes.make(), self.channel.id, filename, data, kind, None, image_size(data))
        stored.ephemeral = True
        self.core.world.attachments[stored.id] = stored
        self.resolved.setdefault("attachments", {})[str(stored.id)] = self.core.payloads.attachment(stored)
        return str(stored.id)

    def _named(self, option: JSON, identity: int | None) -> str:
        wanted = {OF_USER: "user", OF_ROLE: "role", OF_CHANNEL: "channel", MENTIONABLE: None}
        if identity is None or not self.resolve(identity, wanted[option["type"]], option.get("channel_types")):
            raise CannotDo(f"option {option['name']!r}: nothing here has the id {identity}")
        return str(identity)

    def resolve(self, identity: int, wanted: str | None = None, kinds: Any = None) -> bool:
        """Add the user, role or channel to `resolved`, and return whether there is one that the person can see."""
        world, payloads = self.core.world, self.core.payloads
        guild = world.guilds.get(self.channel.guild_id or 0)
        if identity in world.users and wanted in (None, "user"):
            self.resolved.setdefault("users", {})[str(identity)] = payloads.user(world.users[identity])
            if guild and identity in guild.members:
                member = payloads.member(guild, identity, self.channel)
                del member["user"]
                self.resolved.setdefault("members", {})[str(identity)] = member
            return True
        if guild and identity in guild.roles and wanted in (None, "role"):
            self.resolved.setdefault("roles", {})[str(identity)] = payloads.role(guild.roles[identity])
            return True
        channel = world.channels.get(identity)
        if channel is None or wanted not in (None, "channel") or (kinds and channel.type not in kinds):
            return False
        if channel.guild_id != self.channel.guild_id or not can_see(world, channel, self.user.id):
            return False
        body = payloads.channel(channel) | {"permissions": str(channel_permissions(world, channel, self.user.id))}
        self.resolved.setdefault("channels", {})[str(identity)] = body
        return True
