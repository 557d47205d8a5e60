"""What a server's owner allows: where tables are opened, by whom, how many, how fast."""

import asyncio

import pytest

from bot.manager.services import Services
from bot.table.errors import NotAllowed, TooManyTables, UnknownPreference
from bot.table.preferences import GuildPreferences, Opener
from bot.table.table import Table
from bot.table.values import Clock
from tests.table.people import ADA, BO, HERE
from tests.table.tables import key_of, options

SERVER = 1
assert HERE.guild_id == SERVER


async def _opened(services: Services, opener: Opener | None = None) -> Table:
    return await services.lobbies.create(ADA, "Ada", HERE, options(), opener=opener)


async def test_tables_are_opened_in_the_channels_named_and_in_what_lies_in_them(services: Services) -> None:
    await _opened(services, Opener((20,)))
    await services.profiles.set_guild_preference(SERVER, "channels", [30, 31])
    with pytest.raises(NotAllowed) as refused:
        await _opened(services, Opener((20,), is_manager=True))
    assert key_of(refused) == "server-channel"
    assert refused.value.reason.values == {"channel": 30, "more": 1}
    await _opened(services, Opener((20, 31)))


async def test_a_server_has_no_more_open_tables_than_it_wants_not_even_of_two_opened_at_once(
    services: Services,
) -> None:
    await services.profiles.set_guild_preference(SERVER, "most_tables", 2)
    first = await _opened(services)
    both = await asyncio.gather(_opened(services), _opened(services), return_exceptions=True)
    (refused,) = [each for each in both if isinstance(each, TooManyTables)]
    assert refused.reason.key == "too-many-tables-server"
    assert refused.reason.values == {"limit": 2}
    await services.votes.cancel(first.id, ADA)
    await _opened(services)
    await services.profiles.set_guild_preference(SERVER, "most_tables", None)
    await _opened(services)


async def test_other_servers_are_not_counted(services: Services) -> None:
    await services.profiles.set_guild_preference(2, "most_tables", 1)
    await _opened(services)
    await _opened(services)


async def test_a_server_has_a_clock_for_tables_whose_owner_chooses_none(services: Services) -> None:
    assert await services.profiles.default_clock(SERVER) is None
    await services.profiles.set_guild_preference(SERVER, "clock", "7d+12h")
    assert await services.profiles.default_clock(SERVER) == Clock(7 * 86400, 12 * 3600)
    assert await services.profiles.default_clock(None) is None
    await services.profiles.set_guild_preference(SERVER, "clock", "what this version cannot read")
    assert await services.profiles.default_clock(SERVER) is None


async def test_what_is_no_setting_is_refused(services: Services) -> None:
    for name, value in {"channels": 3, "role": "five", "most_tables": True, "clock": 7}.items():
        with pytest.raises(UnknownPreference):
            await services.profiles.set_guild_preference(SERVER, name, value)
    assert await services.profiles.guild_preferences(SERVER) == GuildPreferences()


async def test_a_rematch_counts_like_any_other_table(services: Services) -> None:
    table = await _opened(services)
    await services.lobbies.join(table.id, BO, "Bo")
    await services.lobbies.begin(table.id, ADA)
    await services.tables.resign(table.id, BO)
    await services.profiles.set_guild_preference(SERVER, "most_tables", 1)
    await _opened(services)
    with pytest.raises(TooManyTables):
        await services.lobbies.rematch(table.id, ADA)
