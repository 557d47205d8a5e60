"""Games that are over are counted once, and rated; whoever wants no records has no row anywhere."""

import asyncio
import logging
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from itertools import combinations
from operator import itemgetter
from random import Random

import pytest
from sqlalchemy import Engine, event, select, update
from sqlalchemy import Table as DatabaseTable

from bot.games.civ.game import CIV
from bot.manager.services import Services
from bot.records.game_record import NO_PERSON, GameRecord, Outcome, SeatRecord, computer_id
from bot.records.rating import ALL_SERVERS, RatedGame, Rating, Replayed, Unrated, replay
from bot.records.seasons import SEASONS, season_of
from bot.store import Store
from bot.store.schema import metadata, rating_changes, ratings, result_seats, results
from bot.table.table import Table
from bot.table.values import Level, Moderator, ModeratorActKind, TableId, UserId
from tests.manager.craft import LIMITS, Clock, begun, new_services, play_out, step
from tests.table.people import ADA, BO, HERE
from tests.table.tables import DAY, options, who

GUILD = HERE.guild_id or 0


async def played(services: Services, players: int = 2, seed: int = 3) -> Table:
    table = await play_out(services, await begun(services, players), seed)
    await services.records.idle()
    return table


async def rows(store: Store, part: DatabaseTable) -> Sequence[dict[str, object]]:
    async with store.database.reading() as connection:
        asked = select(part).order_by(*part.primary_key)
        return [dict(row) for row in (await connection.execute(asked)).mappings().all()]


async def users_of(store: Store, part: DatabaseTable) -> set[object]:
    return {row["user_id"] for row in await rows(store, part)}


async def points(services: Services, user: UserId, scope: int = GUILD) -> int | None:
    standing = await services.records.standing(scope, await services.records.season(scope), user)
    return None if standing is None else standing.rating.points


async def test_a_game_that_is_over_is_counted_and_rated(services: Services) -> None:
    table = await played(services)
    profiles = {user: await services.records.profile(user, CIV) for user in (ADA, BO)}
    assert [profile.all.games for profile in profiles.values()] == [1, 1]
    assert sum(profile.all.won for profile in profiles.values()) == 1
    assert profiles[ADA].last[0].table == table.id
    assert [(duel.user, duel.games) for duel in profiles[ADA].duels] == [(BO, 1)]
    for scope in (GUILD, ALL_SERVERS):
        for user in (ADA, BO):
            standing = await services.records.standing(scope, await services.records.season(scope), user)
            assert standing is not None
            assert (standing.rating.games, standing.rating.points) == (1, 1000), "nobody has played anyone else"


async def test_a_game_of_people_who_have_played_others_changes_their_points(
    store: Store, services: Services, clock: Clock
) -> None:
    await acquaint(store, services, clock)
    before = {user: await points(services, user) for user in (ADA, BO)}
    table = await played(services)
    changes = [(await points(services, user) or 0) - (before[user] or 0) for user in (ADA, BO)]
    assert min(changes) < 0 < max(changes)
    told = {move.user: (move.after - move.before, move.games) for move in await services.records.movements(table)}
    assert told == {ADA: (changes[0], 6), BO: (changes[1], 6)}


async def test_a_game_that_was_over_while_nobody_counted_is_counted_at_the_next_start(
    store: Store, services: Services, clock: Clock
) -> None:
    await played(services)
    before = await rows(store, result_seats)
    async with store.database.writing() as connection:
        for part in (rating_changes, ratings, result_seats, results):
            await connection.execute(part.delete())
    again = new_services(store, clock)
    await again.start()
    await again.records.idle()
    assert await rows(store, result_seats) == before
    assert len(await rows(store, rating_changes)) == 4
    await again.stop()


async def test_a_count_that_was_broken_off_goes_on_at_the_next_start_and_the_log_says_how_far_it_is(
    store: Store, services: Services, clock: Clock, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "bot.manager.records")
    for _ in range(3):
        await played(services)
    before = await rows(store, result_seats)
    async with store.database.writing() as connection:
        for part in (rating_changes, ratings, result_seats, results):
            await connection.execute(part.delete())
    first, is_one_counted = new_services(store, clock), asyncio.Event()
    pauses: list[float] = []

    async def pause(seconds: float) -> None:
        pauses.append(seconds)
        is_one_counted.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(first.records, "_rest", pause)
    await first.start()
    await is_one_counted.wait()
    await first.stop()
    assert len(await rows(store, results)) == 1
    assert min(pauses) > 0, "presses have as much time as it took"
    monkeypatch.setattr("bot.manager.records.EVERY", 0)
    again = new_services(store, clock)
    await again.start()
    await again.records.idle()
    assert await rows(store, result_seats) == before
    said = [record.getMessage() for record in caplog.records if record.name == "bot.manager.records"]
    assert said[0].startswith("3 games are over and not counted yet")
    assert said[1].startswith("2 games are over and not counted yet")
    assert said[2:4] == [f"{count} of 2 games that were over are counted" for count in (1, 2)]
    assert said[4].startswith("2 games that were over are counted, in ")
    await again.stop()


async def test_games_are_counted_though_the_search_for_them_has_failed_once(
    store: Store, services: Services, clock: Clock, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await played(services)
    async with store.database.writing() as connection:
        for part in (rating_changes, ratings, result_seats, results):
            await connection.execute(part.delete())
    again, uncounted, bugs = new_services(store, clock), store.results.uncounted, iter([KeyError("a bug")])

    async def fail_once(limit: int, without: Sequence[int]) -> Sequence[TableId]:
        for bug in bugs:
            raise bug
        return await uncounted(limit, without)

    async def without_pause(_: float) -> None:
        assert again.supervisor.down == ("count-games",)

    monkeypatch.setattr(store.results, "uncounted", fail_once)
    monkeypatch.setattr(again.supervisor, "_sleep", without_pause)
    await again.start()
    await again.records.idle()
    assert len(await rows(store, results)) == 1
    assert again.supervisor.down == ()
    assert "the task count-games has died" in caplog.text
    await again.stop()


async def test_counting_all_games_again_changes_nothing(store: Store, services: Services) -> None:
    for seed in range(3):
        await played(services, seed=seed)
    parts = (results, result_seats, ratings, rating_changes)
    before = [await rows(store, part) for part in parts]
    assert await services.records.rebuild() == 3
    assert [await rows(store, part) for part in parts] == before


PEOPLE = [UserId(number) for number in range(201, 206)]


async def again(games: Sequence[RatedGame], entering: Mapping[UserId, Rating]) -> Replayed:
    return replay(games, entering)


async def made_up(store: Store, services: Services, users: Sequence[UserId], at: datetime, kind: str) -> TableId:
    """Count a game that was never played, whose seats are in the order of their places."""
    owner = UserId(1000 + len(await rows(store, results)))  # nobody opens so many lobbies
    table = await services.lobbies.create(owner, "Ola", HERE, options(len(users), "classic"))
    seats = tuple(
        SeatRecord(seat, user, seat + 1, seat, Outcome.WON if seat == 0 else Outcome.LOST)
        for seat, user in enumerate(users)
    )
    record = GameRecord(
        table.id, CIV, GUILD, at, True, False, False, False, "majority", len(users), False, 30, seats
    )  # fmt: skip
    wishes = await services.profiles.preferences_of([user for user in users if user > 0])
    if all(wish.records for wish in wishes.values()):
        seasons = {GUILD: season_of(kind, at)}  # pyright: ignore[reportArgumentType]
        if all(wish.global_rating for wish in wishes.values()):
            seasons[ALL_SERVERS] = season_of("quarter", at)
        await store.results.keep(record, Unrated.NOTHING, seasons, again=again)
    else:
        kept = record.without({user for user, wish in wishes.items() if not wish.records})
        await store.results.keep(kept, Unrated.PRIVATE, again=again)
    return table.id


async def acquaint(store: Store, services: Services, clock: Clock) -> None:
    """Let Ada and Bo play five others each, of whom nothing is known: their next games count in full."""
    for user in (ADA, BO):
        for other in PEOPLE:
            await made_up(store, services, (user, other), clock.time - timedelta(days=1), "quarter")


async def rank_everyone(store: Store, services: Services, clock: Clock, people: Sequence[UserId]) -> None:
    """Let each of seven people play each other three times: all of them have a rank then, the first the best."""
    for _ in range(3):
        for users in combinations(people, 2):
            await made_up(store, services, users, clock.time, "quarter")
            clock.pass_(minutes=1)


@pytest.mark.parametrize("seed", [0, 1, *(pytest.param(each, marks=pytest.mark.long) for each in range(2, 5))])
async def test_rating_everything_again_gives_what_stands_whatever_has_happened(
    store: Store, services: Services, clock: Clock, seed: int
) -> None:
    dice, kind = Random(seed), "quarter"
    everyone = [*PEOPLE, computer_id(Level.EASY)]
    numbers: list[TableId] = []
    for _ in range(40):
        match dice.choice(["play"] * 8 + ["aside", "counts", "wish", "forget", "later", "earlier", "season"]):
            case "play":
                users = dice.sample(everyone, dice.randint(2, 4))
                if sum(user > 0 for user in users) < 2:  # rated no more
                    users = [*dice.sample(PEOPLE, 2), everyone[-1], everyone[-1]]
                # some are counted later than games that ended after them
                at = clock.time - timedelta(hours=dice.choice((0, 0, 0, 30, 2000)))
                numbers.append(await made_up(store, services, users, at, kind))
            case ("aside" | "counts") as which if numbers:
                await store.results.set_aside(dice.choice(numbers), is_aside=which == "aside", again=again)
            case "wish":
                wish = dice.choice(("records", "global_rating"))
                await services.records.set_own(dice.choice(PEOPLE), {wish: dice.random() < 0.5})
            case "forget":
                await services.privacy.forget(dice.choice(PEOPLE))
            case "later":
                clock.pass_(days=dice.randint(1, 70))
            case "earlier":
                clock.pass_(days=-dice.randint(1, 70))
            case "season":
                kind = dice.choice(SEASONS)
            case _:
                pass
    before = [await rows(store, part) for part in (ratings, rating_changes)]
    assert len(before[0]) > 4
    async with store.database.writing() as connection:
        await connection.execute(ratings.delete())
        named = rating_changes.c.user_id != NO_PERSON
        await connection.execute(update(rating_changes).where(named).values(mu=1.0, sigma=1.0))
    await services.records.rebuild()
    assert [await rows(store, part) for part in (ratings, rating_changes)] == before


async def test_ratings_of_which_nothing_is_left_are_made_from_the_logs(store: Store, services: Services) -> None:
    for seed in range(2):
        await played(services, seed=seed)
    await services.records.set_aside((await played(services)).id, is_aside=True)
    parts = (results, result_seats, ratings, rating_changes)
    before = [await rows(store, part) for part in parts]
    async with store.database.writing() as connection:
        for part in (rating_changes, ratings):
            await connection.execute(part.delete())
    await services.records.rebuild()
    assert [await rows(store, part) for part in parts] == before


async def test_a_game_set_aside_stays_so_on_a_server_that_keeps_records_again(store: Store, services: Services) -> None:
    await played(services)
    aside, rated = await played(services, seed=4), await played(services, seed=5)
    actor = Moderator(UserId(900), "Mo", GUILD)
    for table, kind in (
        (aside, ModeratorActKind.UNRATE), (rated, ModeratorActKind.UNRATE), (rated, ModeratorActKind.RATE),
    ):  # fmt: skip
        await services.moderation.moderate(table.id, actor, kind, "a test")
        await services.records.set_aside(table.id, is_aside=kind is ModeratorActKind.UNRATE)
    before = [await rows(store, part) for part in (results, ratings, rating_changes)]
    await services.records.set_for_server(GUILD, keeps=False)
    # over all servers it is rated again meanwhile, without the game that is set aside
    elsewhere = await play_out(services, await begun(services, at=replace(HERE, guild_id=GUILD + 1)), 6)
    await services.records.idle()
    await services.records.set_aside(elsewhere.id, is_aside=True)
    for _ in range(2):
        await services.records.set_for_server(GUILD, keeps=True)
        await services.records.idle()
        assert await services.records.is_aside(aside.id)
        assert not await services.records.is_aside(rated.id)
        await services.records.set_for_server(GUILD, keeps=False)
    await services.records.set_for_server(GUILD, keeps=True)
    await services.records.idle()
    after = [await rows(store, part) for part in (results, ratings, rating_changes)]
    assert [[row for row in part if row.get("game") != elsewhere.id] for part in after] == before


async def test_who_wants_no_records_has_no_row_anywhere_and_others_keep_theirs(
    store: Store, services: Services
) -> None:
    await played(services)
    kept = await points(services, BO)
    await services.records.set_own(ADA, {"records": False})
    await played(services, seed=4)
    for part in (result_seats, ratings, rating_changes):
        assert ADA not in await users_of(store, part)
    assert await points(services, BO) == kept
    assert (await services.records.profile(ADA, CIV)).all.games == 0
    assert (await services.records.profile(BO, CIV)).all.games == 2
    await services.records.set_own(ADA, {"records": True})
    assert (await services.records.profile(ADA, CIV)).all.games == 2
    assert await points(services, ADA) is None


async def test_a_server_without_records_has_none_until_it_wants_them_again(store: Store, services: Services) -> None:
    await played(services)
    await services.records.set_for_server(GUILD, keeps=False)
    await played(services, seed=4)
    for part in (results, result_seats):
        assert await rows(store, part) == []
    assert {row["scope"] for row in await rows(store, rating_changes)} == {ALL_SERVERS}
    await services.records.set_for_server(GUILD, keeps=True)
    await services.records.idle()
    assert (await services.records.profile(ADA, CIV)).all.games == 2


async def test_a_server_that_keeps_records_again_has_no_game_rated_twice_over_all_servers(
    store: Store, services: Services
) -> None:
    for seed in range(4):
        await played(services, seed=seed)
    before = [await points(services, ADA, scope) for scope in (GUILD, ALL_SERVERS)]
    changes = await rows(store, rating_changes)
    for _ in range(2):
        await services.records.set_for_server(GUILD, keeps=False)
        assert await points(services, ADA) is None
        await services.records.set_for_server(GUILD, keeps=True)
        await services.records.idle()
    assert [await points(services, ADA, scope) for scope in (GUILD, ALL_SERVERS)] == before
    key = itemgetter("game", "scope", "seat")
    assert sorted(await rows(store, rating_changes), key=key) == sorted(changes, key=key)


async def test_a_season_over_all_servers_is_rated_again_with_the_games_of_a_server_without_records(
    services: Services,
) -> None:
    await played(services)
    elsewhere = replace(HERE, guild_id=GUILD + 1)
    table = await play_out(services, await begun(services, at=elsewhere), 4)
    await services.records.idle()
    before = await points(services, ADA, ALL_SERVERS)
    await services.records.set_for_server(GUILD, keeps=False)
    for is_aside in (True, False):
        await services.records.set_aside(table.id, is_aside=is_aside)
    assert await points(services, ADA, ALL_SERVERS) == before


async def test_who_is_forgotten_leaves_no_row_and_others_their_ratings(store: Store, services: Services) -> None:
    await played(services)
    await played(services, seed=4)
    kept = await points(services, BO)
    await services.privacy.forget(ADA)
    for part in metadata.sorted_tables:
        if "user_id" in part.c:
            assert ADA not in await users_of(store, part), part.name
    assert await points(services, BO) == kept
    # also once a season is rated again
    await services.records.set_aside(TableId(1), is_aside=True)
    await services.records.set_aside(TableId(1), is_aside=False)
    assert await points(services, BO) == kept


async def test_a_weeks_games_know_the_ratings_before_them_of_who_has_a_rank(store: Store, services: Services) -> None:
    table, aside = await played(services), await played(services, seed=4)
    await services.records.set_aside(aside.id, is_aside=True)
    begins = aside.moved_at - timedelta(days=1)

    async def rated() -> dict[TableId, list[tuple[UserId, int]]]:
        found = await store.deliveries.played(GUILD, begins, begins + timedelta(days=7))
        return {game.table: sorted((each.user, each.points) for each in game.rated) for game in found}

    assert await rated() == {table.id: [], aside.id: []}, "provisional"
    async with store.database.writing() as connection:
        await connection.execute(update(rating_changes).values(games_before=10, mu_before=30.0))
    assert await rated() == {table.id: [], aside.id: []}, "they have met too few"
    async with store.database.writing() as connection:
        await connection.execute(update(rating_changes).values(opponents_before=5))
    assert await rated() == {table.id: [(ADA, 1200), (BO, 1200)], aside.id: []}


async def test_a_game_set_aside_changes_no_rating_until_it_counts_again(
    store: Store, services: Services, clock: Clock
) -> None:
    await acquaint(store, services, clock)
    await played(services)
    first = await points(services, ADA)
    table = await played(services, seed=4)
    both = await points(services, ADA)
    assert both != first
    await services.records.set_aside(table.id, is_aside=True)
    assert (await points(services, ADA), await services.records.movements(table)) == (first, [])
    await services.records.set_aside(table.id, is_aside=False)
    assert await points(services, ADA) == both


async def test_who_has_one_game_has_their_rating_again_once_it_counts_again(services: Services) -> None:
    table = await played(services)
    before = await points(services, ADA)
    assert before is not None
    for is_aside, after in ((True, None), (False, before)):
        await services.records.set_aside(table.id, is_aside=is_aside)
        assert await points(services, ADA) == after


@pytest.mark.parametrize("aside", [(2,), (2, 1), (1, 2), (0, 2)])
async def test_a_game_set_aside_takes_no_rating_of_its_season_by_a_game_before_another_seasons(
    store: Store, services: Services, clock: Clock, aside: tuple[int, ...]
) -> None:
    numbers: list[TableId] = []
    for kind in ("quarter", "month", "quarter"):
        numbers.append(await made_up(store, services, PEOPLE[:2], clock.time, kind))
        clock.pass_(hours=1)
    for number in aside:
        await store.results.set_aside(numbers[number], is_aside=True, again=again)
    found = await rows(store, ratings)
    counted = {number for number in range(3) if number not in aside}
    here = {(str(row["season"]), row["user_id"]) for row in found if row["scope"] == GUILD}
    seasons = {season_of("month" if number == 1 else "quarter", clock.time) for number in counted}
    assert here == {(season, user) for season in seasons for user in PEOPLE[:2]}
    await store.results.rate_all_again(again=again)
    assert await rows(store, ratings) == found


async def test_to_set_the_newest_game_aside_writes_the_rows_of_no_other(
    store: Store, services: Services, clock: Clock
) -> None:
    await acquaint(store, services, clock)
    for seed in range(2):
        await played(services, seed=seed)
    newest = await played(services)
    written: list[object] = []

    def executed(_: object, __: object, statement: str, parameters: Sequence[object], ___: object, many: bool) -> None:
        if statement.startswith("UPDATE rating_changes"):
            written.append(len(parameters) if many else 1)

    before = await rows(store, rating_changes)
    event.listen(Engine, "before_cursor_execute", executed)
    try:
        await services.records.set_aside(newest.id, is_aside=True)
    finally:
        event.remove(Engine, "before_cursor_execute", executed)
    assert written == [2, 2], "two seats, on the server and over all servers"
    for old, new in zip(before, await rows(store, rating_changes), strict=True):
        assert (old == new) == (old["game"] != newest.id)


async def test_whose_games_are_forgotten_by_age_gets_no_rating_again_by_a_moderator(store: Store, clock: Clock) -> None:
    services = new_services(store, clock, limits=replace(LIMITS, keep_people=timedelta(days=30)))
    await services.start()
    table = await played(services)
    clock.pass_(days=31)
    await services.privacy.forget_old()
    for is_aside in (True, False):
        await services.records.set_aside(table.id, is_aside=is_aside)
    assert await rows(store, ratings) == []
    await services.stop()


async def test_the_same_two_are_rated_three_times_a_day(store: Store, services: Services, clock: Clock) -> None:
    for seed in range(5):
        await played(services, seed=seed)
    assert [row["unrated"] for row in await rows(store, results)] == ["", "", "", "pair", "pair"]
    clock.pass_(days=1)
    await played(services)
    assert (await rows(store, results))[-1]["unrated"] == ""


async def test_resigning_is_the_last_place_and_too_short_a_game_counts_for_no_rating(
    store: Store, services: Services
) -> None:
    table = await services.tables.resign((await begun(services, 3)).id, ADA)
    while table.status == "playing":
        table = await step(services, table, 5)
    await services.records.idle()
    places = {row["user_id"]: row["place"] for row in await rows(store, result_seats)}
    assert places[ADA] == 3
    assert (await services.records.profile(ADA, CIV)).left == 1
    short = await services.tables.resign((await begun(services)).id, ADA)
    await services.records.idle()
    assert short.status == "finished"
    assert {row["game"]: row["unrated"] for row in await rows(store, results)}[short.id] == "short"


async def test_a_game_called_off_is_no_game_of_anyones(store: Store, services: Services) -> None:
    table = await begun(services)
    for user in (ADA, BO):
        await services.votes.cancel(table.id, user)
    await services.records.idle()
    profile = await services.records.profile(ADA, CIV)
    assert (profile.all.games, profile.called_off) == (0, 1)
    assert [row["unrated"] for row in await rows(store, results)] == ["unfinished"]


async def test_a_season_begins_with_a_soft_reset_and_who_is_inactive_has_no_rank(
    store: Store, services: Services, clock: Clock
) -> None:
    records, people = services.records, [ADA, BO, *PEOPLE]
    await rank_everyone(store, services, clock, people)
    old = await records.season(GUILD)
    before = await records.standing(GUILD, old, ADA)
    assert before is not None
    assert (before.rating.games, before.of, before.rank) == (18, 7, 1)
    lines = await records.leaders(GUILD, old, limit=10)
    assert [(line.rank, line.user) for line in lines] == list(enumerate(people, start=1))
    clock.pass_(days=61)
    assert await records.season(GUILD) != old, "a quarter ends within sixty days of March"
    assert len(await records.leaders(GUILD, old, limit=10)) == 7, "a season that is over keeps its ranks"
    await played(services)
    after = await records.standing(GUILD, await records.season(GUILD), ADA)
    assert after is not None
    assert (after.rating.games, after.rating.season_games) == (19, 1)
    assert after.rating.sigma < before.rating.sigma, "known as well as before"
    clock.pass_(days=61)
    season = await records.season(GUILD)
    assert await records.leaders(GUILD, season, limit=10) == []


async def test_equal_points_are_an_equal_rank_and_more_games_come_first_not_the_older_account(
    store: Store, services: Services, clock: Clock
) -> None:
    records, people = services.records, [ADA, BO, *PEOPLE]
    await rank_everyone(store, services, clock, people)
    season = await records.season(GUILD)
    for user, values in (
        (people[0], {"points": 900}), (people[1], {"points": 1300, "season_games": 12}),
        (people[2], {"points": 1300, "season_games": 30}), (people[3], {"points": 1500}),
        (people[4], {"points": 1100}), (people[5], {"points": 1100}), (people[6], {"points": 1100}),
    ):  # fmt: skip
        async with store.database.writing() as connection:
            await connection.execute(update(ratings).where(ratings.c.user_id == user).values(values))
    lines = await records.leaders(GUILD, season, limit=10)
    assert [line.rank for line in lines] == [1, 2, 2, 4, 4, 4, 7]
    assert [line.user for line in lines[:3]] == [people[3], people[2], people[1]]
    for start in range(7):  # whichever page someone is on
        assert await records.leaders(GUILD, season, limit=2, offset=start) == lines[start : start + 2]
    standings = [await records.standing(GUILD, season, line.user) for line in lines]
    assert [standing and standing.rank for standing in standings] == [line.rank for line in lines]


async def test_whose_rating_is_provisional_is_listed_with_what_they_lack(
    store: Store, services: Services, clock: Clock
) -> None:
    records, season = services.records, await services.records.season(GUILD)
    await acquaint(store, services, clock)
    found = await records.newcomers(GUILD, limit=20)
    ranked = {line.user for line in await records.leaders(GUILD, season, limit=20)}
    assert found
    assert not ranked & {each.user for each in found}
    assert [each.games for each in found] == sorted((each.games for each in found), reverse=True)
    for each in found:
        standing = await records.standing(GUILD, season, each.user)
        assert standing is not None
        assert (standing.rating.games, standing.rating.opponents) == (each.games, each.opponents)
        assert standing.rating.is_provisional
    assert await records.newcomers(GUILD, limit=1) == found[:1]
    await records.note_members(GUILD, [found[0].user], [])
    assert [each.is_former for each in await records.newcomers(GUILD, limit=20)] == [True, *[False] * (len(found) - 1)]
    clock.pass_(days=61)
    assert await records.newcomers(GUILD, limit=20) == [], "they have not played for too long, as who has a rank"


async def test_who_has_left_the_server_has_no_rank_there_until_they_are_back(
    store: Store, services: Services, clock: Clock
) -> None:
    records, people = services.records, [ADA, BO, *PEOPLE]
    await rank_everyone(store, services, clock, people)
    season = await records.season(GUILD)
    await records.note_members(GUILD, [ADA], [])
    lines = await records.leaders(GUILD, season, limit=2)
    assert [(line.rank, line.user) for line in lines] == [(1, BO), (2, PEOPLE[0])]
    assert await records.count_ranked(GUILD, season) == 6
    gone = await records.standing(GUILD, season, ADA)
    assert gone is not None
    assert (gone.rank, gone.of, gone.has_left) == (0, 6, True)
    front = await records.front(GUILD, limit=2)
    assert [(each.user, each.is_former) for each in front] == [(ADA, True), (BO, False)]
    order = [BO, PEOPLE[0], *(line.user for line in await records.leaders(GUILD, season, limit=9, offset=2))]
    await records.note_members(GUILD, [PEOPLE[1]], [])
    for ranked, user in enumerate(user for user in order if user != PEOPLE[1]):
        found = await records.front(GUILD, limit=1, offset=await records.front_offset(GUILD, ranked=ranked))
        assert [each.user for each in found] == [user]
    assert await records.front_offset(GUILD, ranked=5) == 7, "after everyone"
    await records.note_members(GUILD, [], [PEOPLE[1]])
    # over all servers they are who they were, and so they are in a season that is over
    assert (await records.leaders(ALL_SERVERS, await records.season(ALL_SERVERS), limit=1))[0].user == ADA
    clock.pass_(days=61)
    assert (await records.leaders(GUILD, season, limit=1))[0].user == ADA
    clock.pass_(days=-61)
    await records.note_members(GUILD, [], [ADA])
    assert (await records.leaders(GUILD, season, limit=1))[0].user == ADA


async def test_weighing_all_games_at_once_decides_what_was_decided_one_by_one(
    store: Store, services: Services, clock: Clock
) -> None:
    dice = Random(7)
    for number in range(60):
        users = dice.sample([ADA, BO, *PEOPLE], dice.randint(2, 4))
        await made_up(store, services, users, clock.time, "quarter")
        clock.pass_(hours=1 if number != 40 else 24 * 40)
    before = [await rows(store, part) for part in (ratings, rating_changes)]
    assert {row["is_settled"] for row in before[1]} == {True, False}
    async with store.database.writing() as connection:
        await connection.execute(update(rating_changes).values(weight=None, is_settled=False, met=0, mu=1.0))
        await connection.execute(ratings.delete())
    services.records.start()
    await services.records.idle()
    assert [await rows(store, part) for part in (ratings, rating_changes)] == before


async def test_what_was_won_from_computers_by_an_earlier_version_is_gone_once_games_are_weighed(
    store: Store, services: Services, clock: Clock
) -> None:
    await rank_everyone(store, services, clock, [ADA, BO, *PEOPLE])
    before = [await rows(store, part) for part in (ratings, rating_changes)]
    async with store.database.writing() as connection:
        # as it is once the games against computers, which came before these, are deleted
        farmed = {"weight": None, "games_before": rating_changes.c.games_before + 50, "mu_before": 35.0}
        await connection.execute(update(rating_changes).values(farmed))
    services.records.start()
    await services.records.idle()
    assert [await rows(store, part) for part in (ratings, rating_changes)] == before


async def test_a_clock_set_back_over_the_beginning_of_a_season_leaves_ratings_in_order(
    store: Store, services: Services, clock: Clock
) -> None:
    clock.pass_(days=35)
    await played(services)
    clock.pass_(days=-20)
    await played(services, seed=4)
    records = services.records
    assert (await records.season(GUILD), [*await records.seasons(GUILD)]) == ("2026-Q1", ["2026-Q1", "2026-Q2"])
    for season, games in (("2026-Q1", 1), ("2026-Q2", 2)):
        found = await records.standing(GUILD, season, ADA)
        assert found is not None
        assert (found.rating.games, found.rating.season_games) == (games, 1)
    # as if nothing had been set: what the first game by time has changed is where the second begins
    first, second = [
        each for each in await rows(store, rating_changes) if (each["scope"], each["user_id"]) == (GUILD, ADA)
    ]
    assert (first["season"], first["games_before"]) == ("2026-Q2", 1)
    assert (second["season"], second["games_before"]) == ("2026-Q1", 0)
    clock.pass_(days=20)
    assert await records.season(GUILD) == "2026-Q2"
    await played(services, seed=5)
    now = await records.standing(GUILD, "2026-Q2", ADA)
    assert now is not None
    assert (now.rating.games, now.rating.season_games) == (3, 2)


async def test_an_improbable_pair_is_still_listed_once_its_season_is_over(
    store: Store, services: Services, clock: Clock
) -> None:
    for _ in range(9):
        await made_up(store, services, PEOPLE[:2], clock(), "quarter")
    clock.pass_(days=31)
    assert await services.records.season(GUILD) == "2026-Q2"
    (found,) = await services.records.suspicious(GUILD)
    assert (found.people, found.won) == ((PEOPLE[0], PEOPLE[1]), 9)
    await made_up(store, services, PEOPLE[2:4], clock(), "quarter")
    assert len(await services.records.suspicious(GUILD)) == 1
    clock.pass_(days=91)
    await made_up(store, services, PEOPLE[2:4], clock(), "quarter")
    assert await services.records.suspicious(GUILD) == []


async def test_a_server_that_removes_the_bot_in_a_season_finds_its_ratings_again(
    store: Store, services: Services, clock: Clock
) -> None:
    await played(services)
    before = await points(services, ADA)
    unfinished = await begun(services)
    await services.departures.leave_server(GUILD)
    clock.pass_(days=30)  # still in March
    await services.departures.call_off_departed()
    await services.records.idle()
    assert {row["game"]: row["unrated"] for row in await rows(store, results)}[unfinished.id] == "unfinished"
    assert await points(services, ADA) == before
    await services.departures.return_to_server(GUILD)
    await played(services, seed=4)
    standing = await services.records.standing(GUILD, await services.records.season(GUILD), ADA)
    assert standing is not None
    assert standing.rating.games == 2


async def test_ratings_of_a_season_that_this_version_does_not_know_are_left_where_they_are(
    store: Store, services: Services
) -> None:
    await played(services)
    async with store.database.writing() as connection:
        await connection.execute(update(ratings).where(ratings.c.scope == GUILD).values(season="spring-26"))
    assert [*await services.records.seasons(GUILD)] == [await services.records.season(GUILD)]
    await played(services, seed=4)
    standing = await services.records.standing(GUILD, await services.records.season(GUILD), ADA)
    assert standing is not None
    assert standing.rating.games == 2, "what someone had is where they begin"
    await services.records.rebuild()
    assert {row["season"] for row in await rows(store, ratings)} == {await services.records.season(GUILD)}


async def test_turns_are_timed_at_a_clock_without_quiet_hours(store: Store, services: Services, clock: Clock) -> None:
    await services.profiles.set_zone(ADA, "UTC")
    await services.profiles.set_quiet(ADA, "22-7")
    table = await begun(services, clock=DAY)
    morning = clock.time.replace(hour=7) + timedelta(days=1)
    while table.number < 40:
        if who(table) == ADA and table.number > 10 and clock.time < morning:
            clock.time = morning  # nineteen hours later, of which she had nine for herself
        clock.pass_(minutes=1)
        table = await step(services, table, 0)
    await services.tables.resign(table.id, BO)
    await services.records.idle()
    own, other = (await store.results.of_person(ADA, CIV)).read()
    assert 9 * 3600 < max(own[0].turn_seconds) < 11 * 3600
    assert [each.user for each in other] == [BO]


@pytest.mark.parametrize("wish", ["records", "global_rating"])
async def test_who_wants_no_rating_over_all_servers_has_one_here(services: Services, wish: str) -> None:
    await played(services)
    await services.records.set_own(ADA, {wish: False})
    assert await points(services, ADA, ALL_SERVERS) is None
    assert (await points(services, ADA) is None) == (wish == "records")
