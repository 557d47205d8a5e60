"""Asking those who have joined a lobby whether they are ready for the table as its owner has changed it."""

from bot.discord.answers import Interaction
from bot.discord.mentions import calling
from bot.i18n.names import safe_name
from bot.manager.tables import Tables
from bot.pages.display import willing_at
from bot.pages.readers import Readers
from bot.pages.table_names import table_name
from bot.pages.users import user_of
from bot.table.kinds import CallKind
from bot.table.table import Table
from bot.table.values import UserId


async def ask_anew(tables: Tables, readers: Readers, interaction: Interaction, before: Table, after: Table) -> None:
    """Says, where the table is, who is asked to be ready again; calls those whom its owner may call now."""
    new = [user for user in after.options.unready if user not in before.options.unready]
    if not new or interaction.channel_id != after.place.channel_id:
        return
    owner = user_of(interaction)
    speaker = readers.public(after)
    called = await tables.call(after, owner, CallKind.NUDGE, new)
    willing = await tables.blocks.willing(owner, await willing_at(tables, after, called))
    text = speaker.say(
        "ready-asked",
        who=speaker.list([f"<@{user}>" for user in new]),
        owner=safe_name(_name_of(after, owner)),
        table=table_name(after, speaker),
    )
    await interaction.followup.send(text, allowed_mentions=calling(willing))


def _name_of(table: Table, user: UserId) -> str:
    return next((sitter.name for sitter in table.sitters if sitter.user_id == user), "")
