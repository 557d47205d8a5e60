"""Calling people to a lobby: those who are invited to it, by its select or from *Invite to my table* in the menu that
Discord opens at a person, and those who are asked once more whether they are ready."""

import logging
from dataclasses import dataclass
from typing import Any, Final

import discord

from bot.discord.mentions import calling
from bot.discord.servers import check_server
from bot.discord.symbols import jump
from bot.i18n.names import safe_name
from bot.pages.display import filter_pingable
from bot.pages.press import Press
from bot.pages.table_words import table_name
from bot.reasons import NO_CLAUSE, GameError, Reasons
from bot.table.errors import TableError
from bot.table.table import Summary, Table
from bot.table.values import CallKind, Status, UserId

log = logging.getLogger(__name__)

REASONS: Final = Reasons({"no-lobby-of-yours": NO_CLAUSE, "invited-seated": NO_CLAUSE, "invited-already": NO_CLAUSE})
"""Why someone cannot be invited by the menu; said as `reason-…`."""


class InvitationRefused(GameError):
    """The presser has no lobby here, or the other person is at it or invited to it already."""

    def __init__(self, key: str, /, **values: str | int) -> None:
        super().__init__(REASONS.reason(key, values))


@dataclass(frozen=True, slots=True)
class InvitationCall:
    """The public message that calls those who have just been invited."""

    text: str
    mentions: discord.AllowedMentions


async def call_of_invitation(press: Press, table: Table) -> InvitationCall | None:
    """Return what calls the people to whom the last change of a lobby, by the presser, was an invitation.

    None where it was one to nobody. Those who are told directly, or whom nobody may call now, are only named.
    """
    new = [call.called for call in table.calls]
    if not new:
        return None
    localizer = press.public_localizer(table)
    willing = await press.services.blocks.willing(press.user, await filter_pingable(press.services, table, new))
    told = {notice.user_id for notice in table.notices}  # directly, or once it is no longer quiet where they are
    who = localizer.list([f"<@{user}>" for user in new])
    text = localizer.say(
        "invited", who=who, by=safe_name(_name_of(table, press.user)), table=table_name(table, localizer),
        link=jump(table.place.guild_id, table.place.channel_id, table.lobby_message_id),
    )  # fmt: skip
    return InvitationCall(text, calling(user for user in willing if user not in told))


async def invite(press: Press, person: discord.Member | discord.User) -> None:
    """*Invite to my table*: invite a person to the presser's lobby in this channel, else to their newest on this
    server, by the laws of the lobby's own select.

    Raises `NeedsServer`, `InvitationRefused`, and what an invitation raises.
    """
    guild, user, other = check_server(press.interaction), press.user, UserId(person.id)
    if person.bot:
        raise TableError("bot-player")
    mine = await press.services.lists.of_user(user, status=Status.LOBBY)
    lobby = lobby_of(mine, user, guild, press.interaction.channel_id)
    before = await press.services.tables.look(lobby.id)
    if before.seat_of(other) is not None:
        raise InvitationRefused("invited-seated", table=before.id)
    if other in before.options.invited:
        raise InvitationRefused("invited-already", table=before.id)
    await press.acknowledge_privately()
    table = await press.services.lobbies.invite(lobby.id, user, [other])
    await _call(press, table)
    localizer = await press.localizer()
    link = jump(table.place.guild_id, table.place.channel_id, table.lobby_message_id)
    text = localizer.say("invite-sent", who=f"<@{other}>", table=table_name(table, localizer), link=link)
    await press.edit(text)


async def _call(press: Press, table: Table) -> None:
    """Call those who are invited, at the lobby. The invitation stands where Discord does not take that."""
    call = await call_of_invitation(press, table)
    if call is None:
        return
    place = table.place
    channel: Any = press.context.client.get_partial_messageable(place.channel_id, guild_id=place.guild_id)
    try:
        await channel.send(call.text, allowed_mentions=call.mentions, suppress_embeds=True)
    except discord.HTTPException as error:
        log.warning("nobody is called to the lobby of table %s (%s)", table.id, error.code)


def lobby_of(mine: tuple[Summary, ...], user: UserId, guild: int, channel: int | None) -> Summary:
    """Return the lobby of this person's own that they mean: that of the channel, else the newest of the server.

    Raises `InvitationRefused` where there is none.
    """
    own = [each for each in mine if each.owner == user and each.place.guild_id == guild]
    here = [each for each in own if each.place.channel_id == channel]
    if not own:
        raise InvitationRefused("no-lobby-of-yours")
    return max(here or own, key=lambda each: each.id)


async def ask_ready_again(press: Press, before: Table, after: Table) -> None:
    """Say, where the table is, who is asked to be ready for it as its owner has just changed it.

    Calls those whom its owner may call now, and says nothing where that is nobody: the lobby tells who isn't ready.
    """
    new = [user for user in after.options.unready if user not in before.options.unready]
    if not new or press.interaction.channel_id != after.place.channel_id:
        return
    owner = press.user
    localizer = press.public_localizer(after)
    called = await press.services.tables.call(after, owner, CallKind.NUDGE, new)
    if not called:
        return
    willing = await press.services.blocks.willing(owner, await filter_pingable(press.services, after, called))
    text = localizer.say(
        "ready-asked",
        who=localizer.list([f"<@{user}>" for user in new]),
        owner=safe_name(_name_of(after, owner)),
        table=table_name(after, localizer),
    )
    await press.send(text, mentions=calling(willing))


def _name_of(table: Table, user: UserId) -> str:
    return next((participant.name for participant in table.participants if participant.user_id == user), "")
