"""What a server's owner allows: where tables are opened, by whom, how many, how fast."""

import asyncio

import pytest

from bot.manager.tables import Tables
from bot.table.errors import NotAllowed, TooManyTables, UnknownPreference
from bot.table.preferences import GuildPreferences, Opener
from bot.table.table import Table
from bot.table.values import Clock
from tests.table.people import ADA, BO, HERE
from tests.table.tables import key_of, options

SERVER = 1
assert HERE.guild_id == SERVER


async def _opened(tables: Tables, opener: Opener | None = None) -> Table:
    return await tables.lobbies.create(ADA, "Ada", HERE, options(), opener=opener)


async def test_tables_are_opened_in_the_channels_named_and_in_what_lies_in_them(tables: Tables) -> None:
    await _opened(tables, Opener((20,)))
    await tables.profiles.set_guild_preference(SERVER, "channels", [30, 31])
    with pytest.raises(NotAllowed) as refused:
        await _opened(tables, Opener((20,), is_manager=True))
    assert key_of(refused) == "server-channel"
    assert refused.value.reason.values == {"channel": 30, "more": 1}
    await _opened(tables, Opener((20, 31)))


async def test_a_server_has_no_more_open_tables_than_it_wants_not_even_of_two_opened_at_once(tables: Tables) -> None:
    await tables.profiles.set_guild_preference(SERVER, "most_tables", 2)
    first = await _opened(tables)
    both = await asyncio.gather(_opened(tables), _opened(tables), return_exceptions=True)
    (refused,) = [each for each in both if isinstance(each, TooManyTables)]
    assert refused.reason.key == "too-many-tables-server"
    assert refused.reason.values == {"limit": 2}
    await tables.votes.cancel(first.id, ADA)
    await _opened(tables)
    await tables.profiles.set_guild_preference(SERVER, "most_tables", None)
    await _opened(tables)


async def test_other_servers_are_not_counted(tables: Tables) -> None:
    await tables.profiles.set_guild_preference(2, "most_tables", 1)
    await _opened(tables)
    await _opened(tables)


async def test_a_server_has_a_clock_for_tables_whose_owner_chooses_none(tables: Tables) -> None:
    assert await tables.profiles.default_clock(SERVER) is None
    await tables.profiles.set_guild_preference(SERVER, "clock", "7d+12h")
    assert await tables.profiles.default_clock(SERVER) == Clock(7 * 86400, 12 * 3600)
    assert await tables.profiles.default_clock(None) is None
    await tables.profiles.set_guild_preference(SERVER, "clock", "what this version cannot read")
    assert await tables.profiles.default_clock(SERVER) is None


async def test_what_is_no_setting_is_refused(tables: Tables) -> None:
    for name, value in {"channels": 3, "role": "five", "most_tables": True, "clock": 7}.items():
        with pytest.raises(UnknownPreference):
            await tables.profiles.set_guild_preference(SERVER, name, value)
    assert await tables.profiles.guild_preferences(SERVER) == GuildPreferences()


async def test_a_rematch_counts_like_any_other_table(tables: Tables) -> None:
    table = await _opened(tables)
    await tables.lobbies.join(table.id, BO, "Bo")
    await tables.lobbies.begin(table.id, ADA)
    await tables.resign(table.id, BO)
    await tables.profiles.set_guild_preference(SERVER, "most_tables", 1)
    await _opened(tables)
    with pytest.raises(TooManyTables):
        await tables.lobbies.rematch(table.id, ADA)
