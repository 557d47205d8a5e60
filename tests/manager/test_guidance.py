"""How much a hand explains: by what its holder has chosen or finished, and never at a tournament."""

from dataclasses import replace

from bot.manager.services import Services
from bot.pages.hand.hand_message import FIRST_GAMES, guidance_for
from bot.store import Store
from bot.table.contest import Contest, TournamentId
from bot.table.table import Table
from bot.table.values import UserId
from tests.manager.craft import begun, play_out
from tests.table.people import ADA, BO, CY


async def guidance(services: Services, table: Table, user: UserId) -> str:
    return await guidance_for(services.lists, table, user, await services.profiles.preferences(user))


async def test_a_hand_explains_in_full_in_the_first_games_and_short_afterwards(services: Services) -> None:
    for number in range(FIRST_GAMES):
        table = await begun(services)
        assert await guidance(services, table, ADA) == "full", number
        await play_out(services, table, seed=number)
    table = await begun(services)
    assert await guidance(services, table, ADA) == await guidance(services, table, BO) == "short"
    assert await guidance(services, table, CY) == "full"


async def test_a_hand_explains_throughout_a_game_as_at_its_beginning(services: Services) -> None:
    first, elsewhere = await begun(services), [await begun(services) for _ in range(FIRST_GAMES)]
    assert await guidance(services, first, ADA) == "full"
    for number, table in enumerate(elsewhere):
        await play_out(services, table, seed=number)
    assert await guidance(services, first, ADA) == "full"
    assert await guidance(services, await begun(services), ADA) == "short"


async def test_what_is_chosen_counts_more_than_experience_and_a_tournament_more_than_both(services: Services) -> None:
    table = await begun(services)
    await services.profiles.set_preference(ADA, "guidance", "none")
    assert await guidance(services, table, ADA) == "none"
    await services.profiles.set_preference(ADA, "guidance", "full")
    assert await guidance(services, table, ADA) == "full"
    contested = replace(table, contest=Contest(TournamentId(1), 1, 1))
    assert await guidance(services, contested, ADA) == "none"


async def test_what_was_chosen_under_the_older_name_of_the_setting_still_counts(
    store: Store, services: Services
) -> None:
    await store.preferences.set(ADA, {"hints": "short"})
    assert (await services.profiles.preferences(ADA)).guidance == "short"
    assert (await services.profiles.preferences_of([ADA]))[ADA].guidance == "short"
    await services.profiles.set_preference(ADA, "guidance", None)
    assert (await services.profiles.preferences(ADA)).guidance is None
