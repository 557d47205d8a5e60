"""Slash commands as Discord is sent them: the same for all servers, or those of one server.

A command that only servers with a feature have says so when it is declared (`group_extras=of_feature(…)`). It stays in
the client's tree, which answers it wherever it comes from, and is registered server by server.
"""

import hashlib
import json
import logging
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from typing import Any, Final, TypeVar

import discord
from discord import app_commands
from discord.http import HTTPClient

from bot.discord.outages import UNREACHABLE, why

log = logging.getLogger(__name__)

T = TypeVar("T")

Payload = Any
"""A command as Discord is sent it."""
AppCommand = app_commands.Command[Any, ..., Any] | app_commands.Group | app_commands.ContextMenu
Ask = Callable[[Callable[[], Awaitable[Any]]], Awaitable[Any]]
"""Makes a request, again where that may help; raises what Discord refuses."""

_FEATURE: Final = "feature"
_GLOBAL_ONLY: Final = frozenset({"contexts", "integration_types", "dm_permission"})
"""Fields that a server's own commands don't have (docs: interactions/application-commands)."""


def of_feature(name: str) -> dict[str, str]:
    """Return the `extras` of a command that only servers with this feature have."""
    return {_FEATURE: name}


def feature_of(command: AppCommand) -> str | None:
    """Return the feature that brings a command to a server; None where every server has it."""
    return command.extras.get(_FEATURE)


async def payloads_of(
    tree: app_commands.CommandTree[Any], features: Collection[str] | None = None
) -> tuple[list[Payload], list[Payload]]:
    """Return the commands that these features bring to a server, or (None) those that every server has.

    They are returned in all languages, and once more in English alone.
    """
    translator = tree.translator
    wanted = [each for each in tree.get_commands() if _is_wanted(each, features)]
    plain = [each.to_dict(tree) for each in wanted]
    translated = [await each.get_translated_payload(tree, translator) for each in wanted] if translator else plain
    if features is None:
        return translated, plain
    return _of_server(translated), _of_server(plain)


def _is_wanted(command: AppCommand, features: Collection[str] | None) -> bool:
    feature = feature_of(command)
    return feature is None if features is None else feature in features


def _of_server(payloads: Sequence[Payload]) -> list[Payload]:
    return [{name: value for name, value in each.items() if name not in _GLOBAL_ONLY} for each in payloads]


def digest_of(payloads: Sequence[Payload]) -> str:
    """Return what commands are known by: a hash of all that Discord is sent."""
    return hashlib.sha256(json.dumps(payloads, sort_keys=True, default=str).encode()).hexdigest()


class Registration:
    """The commands that Discord has of an application: those of all servers, or of one (`guild_id`)."""

    def __init__(self, http: HTTPClient, application_id: int, guild_id: int | None = None) -> None:
        self._http = http
        self._application_id = application_id
        self._guild_id = guild_id

    async def known(self) -> dict[str, int] | None:
        """Return the ids of the commands Discord has, by name; None where it does not say."""
        http, application = self._http, self._application_id
        try:
            if self._guild_id is None:
                return _ids(await http.get_global_commands(application))
            return _ids(await http.get_guild_commands(application, self._guild_id))
        except (discord.HTTPException, *UNREACHABLE) as error:
            log.warning("which slash commands Discord has is not to be found out: %s", why(error))
            return None

    async def replace(self, payloads: list[Payload]) -> dict[str, int]:
        """Put these commands in place of all there are; return their ids by name."""
        http, application = self._http, self._application_id
        # Not by `tree.sync()`, which would translate all of it once more: half of the time a start takes.
        if self._guild_id is None:
            return _ids(await http.bulk_upsert_global_commands(application, payload=payloads))
        return _ids(await http.bulk_upsert_guild_commands(application, self._guild_id, payload=payloads))

    async def replace_one_by_one(
        self, translated: Sequence[Payload], plain: Sequence[Payload], ask: Ask
    ) -> dict[str, int]:
        """Send each command by itself, and in English alone if Discord refuses its translations; return their ids.

        What Discord refuses is left as it was there.
        """
        known = await self.known() or {}
        for attempts in zip(translated, plain, strict=True):
            # a mistake in one language is to stop nobody's game
            for payload in attempts:
                try:
                    known[payload["name"]] = await ask(lambda payload=payload: self._put(payload))
                except discord.HTTPException as error:
                    log.error("Discord refuses the command %s: %s", payload["name"], error)
                else:
                    break
        for name in set(known) - {payload["name"] for payload in translated}:
            command_id = known.pop(name)
            try:
                await ask(lambda command_id=command_id: self._delete(command_id))
            except discord.HTTPException as error:
                log.warning("Discord keeps the old command /%s: %s", name, error)
        return known

    async def _put(self, payload: Payload) -> int:
        http, application = self._http, self._application_id
        if self._guild_id is None:
            return int((await http.upsert_global_command(application, payload))["id"])
        return int((await http.upsert_guild_command(application, self._guild_id, payload))["id"])

    async def _delete(self, command_id: int) -> None:
        if self._guild_id is None:
            await self._http.delete_global_command(self._application_id, command_id)
        else:
            await self._http.delete_guild_command(self._application_id, self._guild_id, command_id)


def _ids(commands: Sequence[Mapping[str, Any]]) -> dict[str, int]:
    return {each["name"]: int(each["id"]) for each in commands}
