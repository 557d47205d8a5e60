"""Every game in `bot/games`, and every cog, is listed where the bot is put together."""

from pathlib import Path
from typing import Final

import pytest

from bot.app import COGS
from bot.extension import PAGES
from bot.games.registry import every_game

ROOT: Final = Path(__file__).parents[2]
GAMES: Final = sorted(file.parent.name for file in (ROOT / "bot" / "games").glob("*/__init__.py"))


@pytest.mark.parametrize("game", GAMES)
def test_a_game_can_be_played_and_shown(game: str) -> None:
    inside = f"bot.games.{game}."
    rules = [found for found in every_game().values() if type(found).__module__.startswith(inside)]
    assert rules, "add its rules to `every_game` in bot/games/registry.py"
    pages = [made for made in PAGES if made.__module__.startswith(inside)]
    assert pages, "add its pages to `PAGES` in bot/extension.py"


def test_every_cog_is_loaded() -> None:
    written = {
        f"cogs.{file.stem}" for file in (ROOT / "cogs").glob("*.py") if "async def setup(" in file.read_text("utf-8")
    }
    assert written == {*COGS}, "list each in `COGS` in bot/app.py"
