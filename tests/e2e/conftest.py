"""Houses for end-to-end tests, and discord.py's addresses put back afterwards."""

from collections.abc import AsyncGenerator, Generator
from pathlib import Path

import discord.asset
import discord.gateway
import discord.http
import pytest

from tests.e2e.house import FEATURES, House, opened_house


@pytest.fixture(autouse=True)
def addresses() -> Generator[None]:
    """What `aim` changes is restored."""
    api, gateway = discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY
    cdn = discord.asset.Asset.BASE
    yield
    discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = api, gateway
    discord.asset.Asset.BASE = cdn  # type: ignore[misc]  # a literal there, read as a variable


@pytest.fixture
async def house(tmp_path: Path, url: str) -> AsyncGenerator[House]:
    """A house without its bot."""
    async with opened_house(tmp_path, database=url) as opened:
        yield opened


@pytest.fixture
def with_features(house: House) -> None:
    """All that a server can switch on is switched on in that house."""
    house.features = FEATURES
