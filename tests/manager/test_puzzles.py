"""The daily puzzles of people who want them kept, and of nobody else."""

from datetime import UTC, date, datetime, timedelta

from bot.manager.puzzles import streak_of, week_of
from bot.manager.services import Services
from bot.store.puzzles import PuzzleDay
from bot.table.values import UserId
from tests.manager.craft import Clock

ADA, BO, CY = UserId(11), UserId(12), UserId(13)
MONDAY = date(2026, 11, 23)


def days(*solved: int, shown: tuple[int, ...] = ()) -> list[PuzzleDay]:
    found = [PuzzleDay(MONDAY + timedelta(days=day), 1, True) for day in solved]
    return found + [PuzzleDay(MONDAY + timedelta(days=day), 1, False) for day in shown]


def test_a_streak_goes_on_until_a_day_is_over() -> None:
    assert streak_of(days(0, 1, 2), MONDAY + timedelta(days=2)) == 3
    assert streak_of(days(0, 1, 2), MONDAY + timedelta(days=3)) == 3, "today is still open"
    assert streak_of(days(0, 1, 2), MONDAY + timedelta(days=4)) == 0
    assert streak_of(days(0, 1, 3), MONDAY + timedelta(days=3)) == 1
    assert streak_of([], MONDAY) == 0


def test_a_solution_that_was_looked_at_ends_a_streak() -> None:
    assert streak_of(days(0, 1, shown=(2,)), MONDAY + timedelta(days=2)) == 0
    assert streak_of(days(0, 2, shown=(1,)), MONDAY + timedelta(days=2)) == 1


def test_a_week_begins_on_monday() -> None:
    assert {week_of(MONDAY + timedelta(days=day)) for day in range(7)} == {MONDAY}


async def test_nothing_is_kept_of_those_who_have_not_asked_for_it(services: Services) -> None:
    await services.puzzles.keep(ADA, "Ada", 1, 5, is_solved=True)
    assert [*await services.puzzles.days(ADA)] == []
    assert [*await services.puzzles.table_of(1)] == []
    assert (await services.privacy.export(ADA))["puzzles"] == []


async def test_a_day_counts_once_as_it_was_first(services: Services) -> None:
    await services.puzzles.set_kept(ADA, is_kept=True)
    await services.puzzles.keep(ADA, "Ada", 1, 5, is_solved=False)
    await services.puzzles.keep(ADA, "Ada", 1, 5, is_solved=True)
    assert [day.is_solved for day in await services.puzzles.days(ADA)] == [False]


async def test_a_servers_table_has_its_own_week_and_people_alone(services: Services, clock: Clock) -> None:
    clock.pass_(days=7 - services.puzzles.today().weekday())
    for user in (ADA, BO, CY):
        await services.puzzles.set_kept(user, is_kept=True)
    await services.puzzles.keep(CY, "Cy", 2, 1, is_solved=True)  # on another server
    await services.puzzles.keep(ADA, "Ada", 1, 1, is_solved=True)
    clock.pass_(days=1)
    await services.puzzles.keep(ADA, "Ada II", 1, 2, is_solved=False)
    for _ in range(2):
        await services.puzzles.keep(BO, "Bo", 1, 2, is_solved=True)
        clock.pass_(days=1)
    found = await services.puzzles.table_of(1)
    assert [(each.name, each.solved) for each in found] == [("Bo", 2), ("Ada II", 1)]
    clock.pass_(days=7)
    assert [*await services.puzzles.table_of(1)] == []


async def test_nobody_gets_a_day_again_by_another_time_zone(services: Services, clock: Clock) -> None:
    """Missed by a minute: further west that day still goes on."""
    await services.profiles.set_zone(ADA, "Europe/Berlin")
    clock.pass_(seconds=(datetime(2030, 1, 1, 23, 1, tzinfo=UTC) - clock.time).total_seconds())
    assert await services.puzzles.today_of(ADA, None) == date(2030, 1, 2)
    for zone in ("Pacific/Kiritimati", "Pacific/Pago_Pago", "UTC", "Pacific/Pago_Pago"):
        await services.profiles.set_zone(ADA, zone)
        assert await services.puzzles.today_of(ADA, None) == date(2030, 1, 2)
    clock.pass_(days=2)
    assert await services.puzzles.today_of(ADA, None) == date(2030, 1, 3)


async def test_a_day_ends_at_the_persons_midnight_else_the_servers(services: Services, clock: Clock) -> None:
    clock.pass_(seconds=(datetime(2030, 1, 1, 23, 1, tzinfo=UTC) - clock.time).total_seconds())
    assert await services.puzzles.today_of(BO, 1) == date(2030, 1, 1)
    await services.profiles.set_guild_preference(1, "zone", "Europe/Berlin")
    assert await services.puzzles.today_of(BO, 1) == date(2030, 1, 2)
    assert await services.puzzles.end_of(date(2030, 1, 2), BO, 1) == datetime(2030, 1, 2, 23, tzinfo=UTC)
    await services.profiles.set_zone(BO, "America/New_York")
    assert await services.puzzles.end_of(date(2030, 1, 1), BO, 1) == datetime(2030, 1, 2, 5, tzinfo=UTC)


async def test_who_wants_them_no_longer_kept_is_forgotten_at_once(services: Services) -> None:
    await services.puzzles.set_kept(ADA, is_kept=True)
    await services.puzzles.keep(ADA, "Ada", 1, 5, is_solved=True)
    assert (await services.privacy.export(ADA))["puzzles"][0]["number"] == 5
    await services.puzzles.set_kept(ADA, is_kept=False)
    assert [*await services.puzzles.days(ADA)] == []
    assert [*await services.puzzles.table_of(1)] == []
