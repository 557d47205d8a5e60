"""The house that other tests play in."""

import asyncio
from pathlib import Path

import pytest
from discord.ext import commands

from tests.e2e.house import opened_house


async def test_a_bot_that_cannot_start_is_not_waited_for(tmp_path: Path) -> None:
    async with opened_house(tmp_path) as house:
        house.rooms = ["bot.no_such_room"]
        with pytest.raises(commands.ExtensionNotFound):
            async with asyncio.timeout(60), house.bot():
                pass
