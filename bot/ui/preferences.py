"""What `/settings` and `/server-settings` do: people's own settings, and those of a server."""

from bot.manager.errors import NotAllowed
from bot.ui.desk import Desk, Interaction
from bot.ui.presses import user_of

AS_THE_SERVER = "server"
"""A person's choice to have none of his own."""


async def set_end_question(desk: Desk, interaction: Interaction, ask: bool) -> None:
    """`/settings end-turn`."""
    await desk.tables.set_preference(user_of(interaction), "confirm_end", ask)
    speaker = await desk.reader(interaction)
    await desk.whisper(interaction, speaker.say("settings-ask" if ask else "settings-no-ask"))


async def set_own(desk: Desk, interaction: Interaction, name: str, value: str) -> None:
    """`/settings display` and `/settings theme`: of what only this person sees. Raises `UnknownPreference`."""
    await desk.tables.set_preference(user_of(interaction), name, None if value == AS_THE_SERVER else value)
    speaker = await desk.reader(interaction)
    await desk.whisper(interaction, speaker.say(f"settings-{name}-{value}"))


async def set_servers(desk: Desk, interaction: Interaction, name: str, value: str) -> None:
    """`/server-settings`: of what everybody there sees; the games going on there are shown so at once.

    Raises `UnknownPreference`, and `NotAllowed` outside servers and to those who do not manage this one.
    """
    if interaction.guild_id is None:
        raise NotAllowed("server-only")
    if not interaction.permissions.manage_guild:
        raise NotAllowed("server-managers-only")
    await desk.tables.set_guild_preference(interaction.guild_id, name, value)
    speaker = await desk.reader(interaction)
    await desk.whisper(interaction, speaker.say(f"server-{name}-{value}"))
    for table_id in await desk.tables.playing_in(interaction.guild_id):
        desk.announcer.poke(table_id, redraws=True)
