"""The slash commands as Discord is sent them, without a connection."""

from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any, cast

from discord import app_commands

from bot import assets
from bot.app import COGS
from bot.client import CivBot, Resources
from bot.discord.command_words import CommandTranslator, text_keys
from bot.i18n.catalogue import Catalogues
from bot.pages.ui import Ui

LOCALES = assets.folder() / "locales"


class Nobody:
    """Stands where something is made of what answers people, and is asked for nothing."""

    def __getattr__(self, name: str) -> "Nobody":
        return self

    def __call__(self) -> None:
        raise AssertionError


async def payloads(locales: Path = LOCALES) -> list[dict[str, Any]]:
    """All slash commands in all languages of a folder, strictly: a name or text that a language lacks is English."""
    return [command for command in await all_payloads(locales) if command.get("type", 1) == 1]


async def all_payloads(locales: Path = LOCALES) -> list[dict[str, Any]]:
    """Those, and the commands of the menus."""
    client = await _loaded(locales)
    await client.tree.set_translator(CommandTranslator(client.resources.catalogues))
    translator = client.tree.translator
    assert translator is not None
    found = [await command.get_translated_payload(client.tree, translator) for command in client.tree.get_commands()]
    await client.close()
    return found


async def keys_of_texts(locales: Path = LOCALES) -> set[str]:
    """The keys of the descriptions of all commands and options."""
    client = await _loaded(locales)
    walked = [each for each in client.tree.walk_commands() if not isinstance(each, app_commands.ContextMenu)]
    keys = {key for command in walked for key in text_keys(command, client.resources.catalogues)}
    await client.close()
    return keys


async def _loaded(locales: Path) -> CivBot:
    unused = cast("Any", None)
    resources = Resources(Catalogues.load(locales, strict=True), unused, unused, unused)
    nobody: Any = Nobody()
    client = CivBot(unused, resources, nobody, ())
    client.ui = Ui(*[nobody] * len(fields(Ui)))
    for cog in COGS:
        await client.load_extension(cog)
    return client


def walked(holder: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """A command, its sub-commands and all their options."""
    yield holder
    for option in options_of(holder):
        yield from walked(option)


def named(holder: dict[str, Any], locale: str) -> str:
    """What something is called where the client speaks that language."""
    translated: dict[str, str] = holder.get("name_localizations") or {}
    return translated.get(locale, str(holder["name"]))


def options_of(holder: dict[str, Any]) -> list[dict[str, Any]]:
    """The sub-commands or options of one."""
    return cast("list[dict[str, Any]]", holder.get("options") or [])


def below(holder: dict[str, Any], name: str) -> dict[str, Any]:
    """The sub-command or option of that name."""
    return next(option for option in options_of(holder) if option["name"] == name)
