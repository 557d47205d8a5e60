"""What `/civ talk` does: two players of a table talk in private."""

import discord

from bot.pages.press import Press
from bot.pages.table_option import which_table
from bot.table.social import check_pair, check_talk
from bot.table.values import UserId


async def talk(press: Press, player: discord.abc.User, number: int | None) -> None:
    """`/civ talk`: the private thread of two players of a table, opened where there is none yet."""
    table, user, other = await which_table(press, number), press.user, UserId(player.id)
    check_talk(table, user, other)
    # before anything is acknowledged: a refusal is the answer
    check_pair(user, other, await press.services.blocks.of_people((user, other)))
    await press.acknowledge_privately()
    await press.edit(await press.context.private_threads.open(table, user, other, await press.localizer()))
