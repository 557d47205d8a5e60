"""What `/civ follow`, `/civ note` and `/civ talk` do: what people want beside the game."""

from typing import Final

import discord

from bot.pages.press import Press
from bot.pages.spectators import check
from bot.pages.table_option import which_table
from bot.pages.table_words import table_name
from bot.table.social import check_pair, check_talk
from bot.table.values import Status, TableId, UserId

WIPE: Final = "-"
"""A note of this alone wipes what was kept."""


async def watch(press: Press, number: int | None) -> None:
    """`/civ follow`: follow the table named, else the one that is played here; a second time, stop following."""
    localizer = await press.localizer()
    if number is None:
        channel_id = press.interaction.channel_id or 0
        here = await press.tables.lists.in_channel(channel_id, status=Status.PLAYING, limit=1)
        if not here:
            await press.say("watch-none")
            return
        number = here[0].id
    await check(press.interaction, await press.tables.look(TableId(number)))
    table = await press.tables.watch(TableId(number), press.user)
    key = "watch-on" if press.user in table.watchers else "watch-off"
    await press.say(key, table=table_name(table, localizer))


async def keep_note(press: Press, note: str | None, number: int | None) -> None:
    """`/civ note`: keep a text about a table of one's own, or show what was kept."""
    table, user = await which_table(press, number), press.user
    localizer = await press.localizer()
    name = table_name(table, localizer)
    if note and note.strip():
        is_wiped = note.strip() == WIPE
        await press.tables.set_note(table.id, user, "" if is_wiped else note)
        await press.tell(localizer.say("note-wiped", table=name) if is_wiped else localizer.say("note-kept"))
        return
    stored = await press.tables.note(table.id, user)
    text = f"{localizer.say('note-shown', table=name)}\n{stored}" if stored else localizer.say("note-none", table=name)
    await press.tell(text)


async def talk(press: Press, player: discord.abc.User, number: int | None) -> None:
    """`/civ talk`: the private thread of two players of a table, opened where there is none yet."""
    table, user, other = await which_table(press, number), press.user, UserId(player.id)
    check_talk(table, user, other)
    # before anything is acknowledged: a refusal is the answer
    check_pair(user, other, await press.tables.blocks.of_people((user, other)))
    await press.acknowledge_privately()
    await press.edit(await press.context.private_threads.open(table, user, other, await press.localizer()))
