"""How much a hand explains: by what its holder has chosen or finished, and never at a tournament."""

from dataclasses import replace

from bot.manager.tables import Tables
from bot.pages.hand.hand_message import FIRST_GAMES, guidance_for
from bot.store import Store
from bot.table.contest import Contest, TournamentId
from bot.table.table import Table
from bot.table.values import UserId
from tests.manager.craft import begun, play_out
from tests.table.people import ADA, BO, CY


async def guidance(tables: Tables, table: Table, user: UserId) -> str:
    return await guidance_for(tables, table, user, await tables.profiles.preferences(user))


async def test_a_hand_explains_in_full_in_the_first_games_and_short_afterwards(tables: Tables) -> None:
    for number in range(FIRST_GAMES):
        table = await begun(tables)
        assert await guidance(tables, table, ADA) == "full", number
        await play_out(tables, table, seed=number)
    table = await begun(tables)
    assert await guidance(tables, table, ADA) == await guidance(tables, table, BO) == "short"
    assert await guidance(tables, table, CY) == "full"


async def test_a_hand_explains_throughout_a_game_as_at_its_beginning(tables: Tables) -> None:
    first, elsewhere = await begun(tables), [await begun(tables) for _ in range(FIRST_GAMES)]
    assert await guidance(tables, first, ADA) == "full"
    for number, table in enumerate(elsewhere):
        await play_out(tables, table, seed=number)
    assert await guidance(tables, first, ADA) == "full"
    assert await guidance(tables, await begun(tables), ADA) == "short"


async def test_what_is_chosen_counts_more_than_experience_and_a_tournament_more_than_both(tables: Tables) -> None:
    table = await begun(tables)
    await tables.profiles.set_preference(ADA, "guidance", "none")
    assert await guidance(tables, table, ADA) == "none"
    await tables.profiles.set_preference(ADA, "guidance", "full")
    assert await guidance(tables, table, ADA) == "full"
    contested = replace(table, contest=Contest(TournamentId(1), 1, 1))
    assert await guidance(tables, contested, ADA) == "none"


async def test_what_was_chosen_under_the_older_name_of_the_setting_still_counts(store: Store, tables: Tables) -> None:
    await store.preferences.set(ADA, {"hints": "short"})
    assert (await tables.profiles.preferences(ADA)).guidance == "short"
    assert (await tables.profiles.preferences_of([ADA]))[ADA].guidance == "short"
    await tables.profiles.set_preference(ADA, "guidance", None)
    assert (await tables.profiles.preferences(ADA)).guidance is None
