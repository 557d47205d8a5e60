"""`/moderate`: a server's moderators close, pause and hide its tables, and bar people from them."""

import logging
from collections.abc import Mapping, Sequence

import discord
from discord import app_commands

from bot.discord.messages import LOOKED_THROUGH
from bot.discord.request_errors import REQUEST_ERRORS
from bot.discord.sheet import Sheet
from bot.discord.symbols import ACCENT
from bot.i18n.catalogue import Localizer
from bot.i18n.names import safe_name, safe_text
from bot.pages.lobby.lobby_posts import places_of
from bot.pages.lobby.opening import opener_of
from bot.pages.lost_messages import messages_since
from bot.pages.press import Press
from bot.pages.table_option import table_choices
from bot.pages.table_words import table_name
from bot.table.errors import NotAllowed, TableError
from bot.table.moderation import check_moderator
from bot.table.table import Table
from bot.table.values import OPEN, Moderator, ModeratorAct, ModeratorActKind, TableId, UserId

log = logging.getLogger(__name__)

MOST_PAIRS = 10
MOST_NAMED = 6
"""People of a group who are named."""


async def moderate(press: Press, kind: ModeratorActKind, number: int, reason: str) -> None:
    """`/moderate close`, `pause`, `resume` and `hide`: act on a table of this server. Raises `NotAllowed`."""
    actor = await _moderator(press)
    await press.acknowledge_privately()
    table_id = TableId(number)
    is_whole = kind is not ModeratorActKind.HIDE or await _is_found_whole(press, table_id, actor)
    table = await press.services.moderation.moderate(table_id, actor, kind, reason)
    left = "" if is_whole else (await press.localizer()).say("moderate-hide-left")
    await _answer(press, table, is_announced=await _announce(press, table), left=left)


async def end_talks(press: Press, number: int, player: discord.User, reason: str) -> None:
    """`/moderate talk`: end private threads with this player at a table of this server. Raises `NotAllowed`."""
    actor = await _moderator(press)
    await press.acknowledge_privately()
    user = UserId(player.id)
    table = await press.services.moderation.moderate(TableId(number), actor, ModeratorActKind.TALK, reason, user)
    is_announced = await _announce(press, table)
    text = _act_text(table, table.acts[-1], press.context.locales.public(table))
    is_done = await press.context.private_threads.close_of(table, user, text)
    left = "" if is_done else (await press.localizer()).say("moderate-talk-left")
    await _answer(press, table, is_announced=is_announced, left=left)


async def bar(press: Press, person: discord.User, reason: str, *, is_barred: bool) -> None:
    """`/moderate bar` and `unbar`: bar a person from all tables of this server, or end that. Raises `NotAllowed`."""
    actor = await _moderator(press)
    if person.bot:
        raise TableError("bot-player")
    await press.acknowledge_privately()  # they leave lobbies and talks, one by one
    has_changed = await press.services.moderation.bar(actor, UserId(person.id), reason, is_barred=is_barred)
    localizer = await press.localizer()
    key = f"moderate-{'bar' if is_barred else 'unbar'}{'' if has_changed else '-already'}"
    text = localizer.say(key, who=f"<@{person.id}>")
    await press.edit(text, allowed_mentions=discord.AllowedMentions.none())


async def set_rated(press: Press, number: int, reason: str, *, counts: bool) -> None:
    """`/moderate unrate` and `rate`: set a game aside for ratings, or let it count again, publicly.

    Raises `NotAllowed`, `TableError` where nothing would change.
    """
    actor = await _moderator(press)
    await press.acknowledge_privately()
    table_id, records = TableId(number), press.services.records
    # what there is on another server is nobody's here: the law says so below
    if (await press.services.tables.look(table_id)).place.guild_id == actor.guild:
        is_aside = await records.is_aside(table_id)
        if is_aside is None:
            raise TableError("moderate-unrated", table=table_id)
        if is_aside and not counts:
            raise TableError("moderate-aside", table=table_id)
        if counts and not is_aside:
            raise TableError("moderate-counts", table=table_id)
    kind = ModeratorActKind.RATE if counts else ModeratorActKind.UNRATE
    table = await press.services.moderation.moderate(table_id, actor, kind, reason)
    await records.set_aside(table_id, is_aside=not counts)
    press.context.boards.enqueue(table_id, redraws=True)
    await _answer(press, table, is_announced=await _announce(press, table), left="")


async def show_pairs(press: Press) -> None:
    """`/moderate pairs`: list pairs and groups of people whose results are improbable. Raises `NotAllowed`."""
    actor = await _moderator(press)
    await press.acknowledge_privately()
    found = (await press.services.records.suspicious(actor.guild))[:MOST_PAIRS]
    names = await press.services.records.names_of({user for each in found for user in each.people})
    localizer = await press.localizer()
    sheet = Sheet(ACCENT).text(f"### {localizer.say('pairs-title')}")
    lines = [
        localizer.say(
            f"pairs-{each.shape}",
            winner=safe_name(names.get(each.people[0], "")),
            others=localizer.list(_names(each.people[1:], names)),
            people=localizer.list(_names(each.people, names)),
            won=each.won,
            games=each.games,
            expected=round(each.expected),
            tables=localizer.list([str(table) for table in each.tables]),
        )
        for each in found
    ]
    sheet.text("\n".join(f"- {line}" for line in lines) or localizer.say("pairs-none"))
    await press.edit(sheet.text(f"-# {localizer.say('pairs-how')}"))


def _names(people: Sequence[UserId], names: Mapping[UserId, str]) -> list[str]:
    """Return the names of these people; of many, those of some and how many there are more."""
    shown = [safe_name(names.get(user, "")) for user in people[:MOST_NAMED]]
    return [*shown, f"+{len(people) - MOST_NAMED}"] if len(people) > MOST_NAMED else shown


async def suggest_open(press: Press, current: str) -> list[app_commands.Choice[int]]:
    """Return the open tables of this server, for its moderators."""
    return await _suggest(press, current, has_ended=False)


async def suggest_any(press: Press, current: str) -> list[app_commands.Choice[int]]:
    """Return the newest tables of this server, also closed ones, for its moderators."""
    return await _suggest(press, current, has_ended=True)


async def _suggest(press: Press, current: str, *, has_ended: bool) -> list[app_commands.Choice[int]]:
    try:
        actor = await _moderator(press)
    except NotAllowed:
        return []
    found = await press.services.lists.of_server(actor.guild, status=None if has_ended else OPEN)
    return table_choices(found, current, await press.localizer())


async def _moderator(press: Press) -> Moderator:
    """Return the presser as a moderator of this server. Raises `NotAllowed`."""
    guild_id = press.interaction.guild_id
    if guild_id is None:
        raise NotAllowed("server-only")
    check_moderator(await press.profiles.guild_preferences(guild_id), opener_of(press.interaction))
    return Moderator(press.user, press.display_name, guild_id)


async def _answer(press: Press, table: Table, *, is_announced: bool, left: str) -> None:
    """Tell the moderator that their last act is done, whether its table knows of it, and what is `left` to do."""
    act, localizer = table.acts[-1], await press.localizer()
    key = "moderate-done" if is_announced else "moderate-done-untold"
    wording = localizer.say(key, told=_act_text(table, act, localizer), channel=f"<#{table.place.channel_id}>")
    await press.edit(f"{wording}\n{left}".strip(), allowed_mentions=discord.AllowedMentions.none())


async def _is_found_whole(press: Press, table_id: TableId, actor: Moderator) -> bool:
    """Return whether all messages at a table since it was opened can be searched for its own."""
    table = await press.services.tables.look(table_id)
    if table.place.guild_id != actor.guild:
        return True
    try:
        for channel_id in places_of(table):
            channel = press.context.client.get_partial_messageable(channel_id, guild_id=actor.guild)
            if len(await messages_since(channel, table.created_at)) >= LOOKED_THROUGH:
                return False
    except REQUEST_ERRORS as error:
        log.info("table %s: an earlier place of it is out of reach (%s)", table.id, type(error).__name__)
    return True


async def _announce(press: Press, table: Table) -> bool:
    """Tell everyone at a table what was done there last; return False where its place does not take it."""
    place, act = table.place, table.acts[-1]
    channel = press.context.client.get_partial_messageable(place.channel_id, guild_id=place.guild_id)
    text = _act_text(table, act, press.context.locales.public(table))
    try:
        await channel.send(text, allowed_mentions=discord.AllowedMentions.none(), suppress_embeds=True)
    except REQUEST_ERRORS as error:
        log.info("table %s: what a moderator did is not told there (%s)", table.id, type(error).__name__)
        return False
    return True


def _act_text(table: Table, act: ModeratorAct, localizer: Localizer) -> str:
    """Return what a moderator did at a table, and why; for a private talk without the other person's name."""
    return localizer.say(
        f"moderated-{act.kind}",
        table=table_name(table, localizer),
        name=safe_name(act.name),
        reason=safe_text(act.reason),
    )
