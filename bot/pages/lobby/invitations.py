"""*Invite to my table*, from the menu that Discord opens at a person: the invitation of a lobby, from anywhere."""

import logging
from dataclasses import dataclass
from typing import Any, Final

import discord

from bot.client import CivBot
from bot.discord.answers import Interaction
from bot.discord.mentions import calling
from bot.discord.servers import check_server
from bot.discord.symbols import jump
from bot.manager.tables import Tables
from bot.pages.display import willing_at
from bot.pages.readers import Readers
from bot.pages.table_names import table_name
from bot.pages.users import user_of
from bot.reasons import NO_CLAUSE, GameError, Reasons
from bot.table.errors import TableError
from bot.table.kinds import Status
from bot.table.table import Summary, Table
from bot.table.values import UserId

log = logging.getLogger(__name__)

REASONS: Final = Reasons({"no-lobby-of-yours": NO_CLAUSE, "invited-seated": NO_CLAUSE, "invited-already": NO_CLAUSE})
"""Why somebody cannot be invited by the menu; said as `reason-…`."""


class NothingToInviteTo(GameError):
    """The person has no lobby here, or the other is at it, or invited to it already."""

    def __init__(self, key: str, /, **values: str | int) -> None:
        super().__init__(REASONS.reason(key, values))


@dataclass(frozen=True, slots=True)
class Call:
    """The public message that calls those who have just been invited."""

    text: str
    mentions: discord.AllowedMentions


async def call_of_invitation(tables: Tables, readers: Readers, table: Table, inviter: UserId) -> Call | None:
    """What calls the people to whom the last change of a lobby was an invitation; None where it was one to nobody.

    Whom nobody may call now is only named, and told later.
    """
    new = [call.called for call in table.calls]
    if not new:
        return None
    speaker = readers.public(table)
    willing = await tables.blocks.willing(inviter, await willing_at(tables, table, new))
    later = {notice.user_id for notice in table.notices}  # it is quiet where they are
    who = speaker.list([f"<@{user}>" for user in new])
    text = speaker.say("invited", who=who, table=table_name(table, speaker))
    return Call(text, calling(user for user in willing if user not in later))


class Invitations:
    """Invites a person to the presser's lobby, by the laws of the lobby's own select."""

    def __init__(self, client: CivBot, tables: Tables, readers: Readers) -> None:
        self._client = client
        self._tables = tables
        self._readers = readers

    async def invite(self, interaction: Interaction, person: discord.Member | discord.User) -> None:
        """*Invite to my table*: to the lobby in this channel, else to the newest on this server.

        Raises `NeedsServer`, `NothingToInviteTo`, and what an invitation raises.
        """
        guild, user, other = check_server(interaction), user_of(interaction), UserId(person.id)
        if person.bot:
            raise TableError("bot-player")
        mine = await self._tables.lists.of_user(user, status=Status.LOBBY)
        lobby = lobby_of(mine, user, guild, interaction.channel_id)
        before = await self._tables.look(lobby.id)
        if before.seat_of(other) is not None:
            raise NothingToInviteTo("invited-seated", table=before.id)
        if other in before.options.invited:
            raise NothingToInviteTo("invited-already", table=before.id)
        await interaction.response.defer(ephemeral=True, thinking=True)
        table = await self._tables.lobbies.invite(lobby.id, user, [other])
        await self._call(table, user)
        speaker = await self._readers.reader(interaction)
        link = jump(table.place.guild_id, table.place.channel_id, table.lobby_message_id)
        text = speaker.say("invite-sent", who=f"<@{other}>", table=table_name(table, speaker), link=link)
        await interaction.edit_original_response(content=text)

    async def _call(self, table: Table, inviter: UserId) -> None:
        """Calls whoever is invited, at the lobby. The invitation stands where Discord does not take that."""
        call = await call_of_invitation(self._tables, self._readers, table, inviter)
        if call is None:
            return
        channel: Any = self._client.get_partial_messageable(table.place.channel_id, guild_id=table.place.guild_id)
        try:
            await channel.send(call.text, allowed_mentions=call.mentions, suppress_embeds=True)
        except discord.HTTPException as error:
            log.warning("nobody is called to the lobby of table %s (%s)", table.id, error.code)


def lobby_of(mine: tuple[Summary, ...], user: UserId, guild: int, channel: int | None) -> Summary:
    """The lobby of this person's own that he means: that of the channel, else the newest of the server.

    Raises `NothingToInviteTo` where there is none.
    """
    own = [each for each in mine if each.owner == user and each.place.guild_id == guild]
    here = [each for each in own if each.place.channel_id == channel]
    if not own:
        raise NothingToInviteTo("no-lobby-of-yours")
    return max(here or own, key=lambda each: each.id)
