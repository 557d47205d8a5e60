"""Presses find their answer by address alone.

Not by discord.py's `DynamicItem`: that one looks the pressed component up in the message, stays silent when it is not
there (a forged or outdated `custom_id`), hides errors raised in its checks, and knows nothing of forms opened before a
restart. Here every press and every form gets an answer, and all of them pass one boundary.
"""

import logging
from functools import partial
from typing import Any, Final, cast

import discord

from bot.client import CivBot
from bot.ui.desk import Desk, Interaction
from bot.ui.discord.address import parse
from bot.ui.discord.cog import prepare
from bot.ui.discord.errors import guarded
from bot.ui.discord.members import is_member
from bot.ui.presses import PRESSES
from bot.ui.public.welcome import welcome
from bot.ui.replay import replays
from bot.ui.tutorial import tutorial

log = logging.getLogger(__name__)

PAGES: Final = {**replays.PRESSES, **tutorial.PRESSES}
"""Answers to what is pressed on pages that are nobody's seat at a table."""


async def route(desk: Desk, interaction: Interaction) -> None:
    """Answers one component or form; other interactions have their own way."""
    if interaction.type is discord.InteractionType.modal_submit:
        await guarded(desk, interaction, _outdated(desk, interaction, "outdated-form"))
    if interaction.type is not discord.InteractionType.component:
        return
    data = cast("dict[str, Any]", interaction.data or {})
    address = parse(str(data.get("custom_id", "")))
    page_turn = PAGES.get(address.verb) if address else None
    if address is not None and page_turn is not None:
        await guarded(desk, interaction, page_turn(desk, interaction, address))
        return
    press = PRESSES.get(address.verb) if address else None
    if address is None or press is None:
        await guarded(desk, interaction, _outdated(desk, interaction, "outdated-button"))
        return
    await guarded(desk, interaction, press(desk, interaction, address), address.table)


async def _outdated(desk: Desk, interaction: Interaction, key: str) -> None:
    speaker = await desk.reader(interaction)
    await desk.whisper(interaction, speaker.say(key))


async def setup(client: CivBot) -> None:
    """Loads the ui into a client: desk, announcer, routing, the commands' languages."""
    desk = client.desk = Desk(client)
    desk.tables.ask_members(partial(is_member, client))
    desk.tables.on_change(desk.announcer.poke)
    desk.tables.on_change(desk.notifier.poke)
    desk.tables.profiles.on_person(lambda _: desk.notifier.wake())
    await prepare(client)

    desk.tables.on_change(desk.dashboards.changed)

    async def on_ready() -> None:
        await desk.dashboards.catch_up()

    async def on_interaction(interaction: Interaction) -> None:
        await route(desk, interaction)

    async def on_guild_join(guild: discord.Guild) -> None:
        await welcome(desk, guild)

    async def on_guild_channel_update(before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        if before.permissions_for(after.guild.me) != after.permissions_for(after.guild.me):
            await desk.alerts.eased(after.guild)

    async def on_guild_role_update(before: discord.Role, after: discord.Role) -> None:
        if before.permissions != after.permissions:
            await desk.alerts.eased(after.guild)

    async def on_member_update(before: discord.Member, after: discord.Member) -> None:
        if after == after.guild.me and before.roles != after.roles:
            await desk.alerts.eased(after.guild)

    async def on_raw_thread_update(event: discord.RawThreadUpdateEvent) -> None:
        if not event.data["thread_metadata"].get("locked", False):
            await desk.alerts.opened(event.thread_id)

    client.add_listener(on_ready)
    client.add_listener(on_guild_channel_update)
    client.add_listener(on_guild_role_update)
    client.add_listener(on_member_update)
    client.add_listener(on_raw_thread_update)
    client.add_listener(on_interaction)
    client.add_listener(on_guild_join)
