"""How much a hand advises: by what its holder has chosen or finished, and never at a tournament."""

from dataclasses import replace

from bot.manager.tables import Tables
from bot.pages.hand.hand_message import FIRST_GAMES, hints_for
from bot.table.contest import Contest, TournamentId
from bot.table.table import Table
from bot.table.values import UserId
from tests.manager.craft import begun, play_out
from tests.table.people import ADA, BO, CY


async def hints(tables: Tables, table: Table, user: UserId) -> str:
    return await hints_for(tables, table, user, await tables.profiles.preferences(user))


async def test_advice_is_full_in_the_first_games_and_short_afterwards(tables: Tables) -> None:
    for number in range(FIRST_GAMES):
        table = await begun(tables)
        assert await hints(tables, table, ADA) == "full", number
        await play_out(tables, table, seed=number)
    table = await begun(tables)
    assert await hints(tables, table, ADA) == await hints(tables, table, BO) == "short"
    assert await hints(tables, table, CY) == "full"


async def test_what_is_chosen_counts_more_than_experience_and_a_tournament_more_than_both(tables: Tables) -> None:
    table = await begun(tables)
    await tables.profiles.set_preference(ADA, "hints", "none")
    assert await hints(tables, table, ADA) == "none"
    await tables.profiles.set_preference(ADA, "hints", "full")
    assert await hints(tables, table, ADA) == "full"
    contested = replace(table, contest=Contest(TournamentId(1), 1, 1))
    assert await hints(tables, contested, ADA) == "none"
