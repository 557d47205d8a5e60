"""What a direct message asks of a server whose shard is another process's: Discord is asked, and the answer is kept."""

import asyncio
from collections.abc import AsyncGenerator

import pytest

from bot.client import CivBot
from bot.discord import server_directory
from bot.pages.lobby.opening import opener_at
from bot.pages.members import Sight, find_player_kept_out, is_member, sight_of
from bot.pages.ui import ui_of
from bot.playground.people import ChannelRef, GuildRef
from bot.shards import ShardRange
from bot.table.values import Place, TableId, UserId
from tests.e2e.house import House
from tests.table.tables import options


@pytest.fixture
async def far(house: House) -> GuildRef:
    """A server of the second of two shards, of Ann and Bob; the bot of the house has the first."""
    house.playground.gateway.shards = 2
    house.shards = ShardRange(0, 0, 2)
    ann, bob = house.people[:2]
    return await house.playground.people.guild("Far away", ann, [bob], shard=(1, 2))


@pytest.fixture
async def bot(house: House, far: GuildRef) -> AsyncGenerator[CivBot]:
    async with house.bot() as bot:
        assert bot.get_guild(far.id) is None
        yield bot


@pytest.fixture
async def hall(house: House, far: GuildRef) -> ChannelRef:
    return await house.playground.people.channel(far, "hall")


def questions(house: House, *places: str) -> int:
    """How often Discord was asked for these servers or members."""
    paths = {f"/guilds/{place}" for place in places}
    return sum(request.method == "GET" and request.path in paths for request in house.playground.requests)


async def test_who_is_on_such_a_server_is_asked_for(house: House, bot: CivBot, far: GuildRef) -> None:
    assert [await is_member(bot, far.id, UserId(each.id)) for each in house.people[:3]] == [True, True, False]


async def test_a_member_is_asked_for_once_at_a_time(house: House, bot: CivBot, far: GuildRef) -> None:
    ann, chloe = house.people[0], house.people[2]
    both = (ann, chloe, ann, chloe, ann)
    found = await asyncio.gather(*(is_member(bot, far.id, UserId(each.id)) for each in both))
    assert found == [True, False, True, False, True]
    asked = [f"{far.id}/members/{each.id}" for each in (ann, chloe)]
    assert questions(house, *asked) == 2
    assert await is_member(bot, far.id, UserId(ann.id))
    assert questions(house, *asked) == 3, "what was true then need not be true now"


async def test_members_that_nobody_tells_of_are_one_line_a_minute(
    house: House, bot: CivBot, far: GuildRef, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    assert await bot.directory.guild(far.id) is not None, "with the bot's own member, which was asked for, too"
    house.playground.faults.status(400, path=f"/guilds/{far.id}/members/*", times=4)
    users = [UserId(each.id) for each in house.people]

    async def asked(many: int) -> list[str]:
        assert await asyncio.gather(*(is_member(bot, far.id, user) for user in users[:many])) == [True] * many
        return [each for each in caplog.messages if "members of a server" in each]

    (line,) = await asked(3)
    assert "(unanswered: 1)" in line
    monkeypatch.setattr(server_directory, "MINUTE", 0)
    _, line = await asked(1)
    assert "(unanswered: 3): HTTPException" in line


async def test_who_sees_a_channel_there_is_asked_for(
    house: House, bot: CivBot, far: GuildRef, hall: ChannelRef
) -> None:
    people, (ann, bob, chloe) = house.playground.people, house.people[:3]
    await people.permissions(hall, bob, deny=["VIEW_CHANNEL"])
    sights = [await sight_of(bot, far.id, hall.id, UserId(each.id)) for each in (ann, bob, chloe)]
    assert sights == [Sight.SEES, Sight.HIDDEN, Sight.NO_MEMBER]


async def test_nobody_is_kept_out_of_a_channel_there_that_all_see(
    house: House, bot: CivBot, far: GuildRef, hall: ChannelRef
) -> None:
    ann, bob = house.people[:2]
    services = bot.services
    table = await services.lobbies.create(UserId(ann.id), "Ann", Place(far.id, hall.id, "en"), options(2))
    table = await services.lobbies.join(table.id, UserId(bob.id), "Bob")
    assert await find_player_kept_out(bot, table, hall.id) is None
    assert questions(house, *(f"{far.id}/members/{each.id}" for each in (ann, bob))) == 0
    hidden = await house.playground.people.channel(far, "hidden")
    await house.playground.people.permissions(hidden, bob, deny=["VIEW_CHANNEL"])
    assert "Bob" in (await find_player_kept_out(bot, table, hidden.id) or "")


async def test_roles_and_categories_there_count_for_who_may_open_a_table(
    house: House, bot: CivBot, far: GuildRef, hall: ChannelRef
) -> None:
    ann, bob = house.people[:2]
    place = Place(far.id, hall.id, "en")
    found: dict[int, object] = {}

    async def note(interaction: object) -> None:
        found[interaction.user.id] = await opener_at(interaction, place)  # type: ignore[attr-defined, arg-type]  # discord.py's

    bot.add_listener(note, "on_interaction")
    for person in (ann, bob):
        await (await person.slash("civ games", channel=await person.dm())).message()
        await person.until(lambda person=person: _found(found, person.id))
    assert [getattr(found[each.id], "is_manager") for each in (ann, bob)] == [True, False]  # noqa: B009


async def _found(found: dict[int, object], key: int) -> object:
    return found.get(key)


async def test_the_list_of_ones_games_names_such_a_server_and_asks_once(
    house: House, bot: CivBot, far: GuildRef, hall: ChannelRef
) -> None:
    ann = house.people[0]
    for _ in range(3):
        place = Place(far.id, hall.id, "en")
        await bot.services.lobbies.create(UserId(ann.id), "Ann", place, options(2))
    for _ in range(3):
        shown = await (await ann.slash("civ games", channel=await ann.dm())).message()
        assert shown.text.count("Far away") == 3
    assert questions(house, str(far.id)) == 1


async def test_a_private_thread_is_opened_there(house: House, bot: CivBot, far: GuildRef, hall: ChannelRef) -> None:
    ann, bob = (UserId(each.id) for each in house.people[:2])
    services = bot.services
    table = await services.lobbies.create(ann, "Ann", Place(far.id, hall.id, "en"), options(2))
    await services.lobbies.join(table.id, bob, "Bob")
    table = await services.lobbies.begin(TableId(table.id), ann)
    localizer = bot.resources.catalogues.localizer("en")
    said = await ui_of(bot).context.private_threads.open(table, ann, bob, localizer)
    assert "<#" in said, said


async def test_questions_at_once_are_one_and_what_is_kept_is_bounded(
    house: House, bot: CivBot, far: GuildRef, monkeypatch: pytest.MonkeyPatch
) -> None:
    directory = bot.directory
    found = await asyncio.gather(*(directory.guild(far.id) for _ in range(20)))
    assert {each and each.name for each in found} == {"Far away"}
    assert questions(house, str(far.id)) == 1
    monkeypatch.setattr(server_directory, "MOST_KEPT", 2)
    small = server_directory.ServerDirectory(bot)
    others = [await house.playground.people.guild(f"far {each}", house.people[0], shard=(1, 2)) for each in range(3)]
    for _ in range(2):
        for guild in others:
            assert await small.guild(guild.id) is not None
    assert questions(house, *(str(guild.id) for guild in others)) == 6, "the oldest answer has made room each time"


async def test_a_server_that_the_bot_is_not_on_is_nobodys(house: House, bot: CivBot) -> None:
    strange = await house.playground.people.guild("strange", house.people[0], bot=False, shard=(1, 2))
    assert await bot.directory.guild(strange.id) is None
    assert await is_member(bot, strange.id, UserId(house.people[1].id)), "nobody says"


async def test_an_answer_that_failed_is_asked_for_again(house: House, bot: CivBot, far: GuildRef) -> None:
    house.playground.faults.status(503, path=f"/guilds/{far.id}")
    assert await bot.directory.guild(far.id) is None
    assert await bot.directory.guild(far.id) is not None
