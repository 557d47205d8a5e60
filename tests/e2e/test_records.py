"""Profiles and leaderboards, as people ask for them, switch them off, and show them to others."""

import asyncio
import json
from dataclasses import dataclass

import pytest

from bot.client import CivBot
from bot.discord.permission_bits import FOR_ROLES, INVITED, NEEDED
from bot.games.civ.game import GAMES
from bot.pages.ui import ui_of
from bot.playground.people import Message, Person
from bot.records.rating import PROVISIONAL
from bot.store import Store
from bot.store.schema import ratings
from bot.table.preferences import TOURNAMENTS
from bot.table.values import Status, TableId, UserId
from tests.e2e.callings import ranked, take_turn
from tests.e2e.house import House, board_of


async def _played(house: House, bot: CivBot, people: list[Person]) -> int:
    """The number of a game that these people have played to its end."""
    number = TableId(await house.begin(people))
    await board_of(people[0], house.channel)
    services = bot.services
    table = await services.tables.look(number)
    while table.status == Status.PLAYING:
        table = await take_turn(services, table)
    await services.records.idle()
    return number


async def _asked(who: Person, house: House, command: str, **options: object) -> Message:
    return (await (await who.slash(command, channel=house.channel, **options)).settled()).messages[0]


async def _leaderboard(who: Person, house: House, bot: CivBot) -> Message:
    """The page once Discord has said who of its people is on the server, for which a page doesn't wait long."""
    await _asked(who, house, "civ leaderboard")
    await ui_of(bot).context.ranked_members.idle()
    return await _asked(who, house, "civ leaderboard")


async def test_a_profile_is_a_picture_with_a_replay_of_each_game(house: House) -> None:
    ann, bob, chloe = house.people[:3]
    async with house.bot() as bot:
        empty = await _asked(ann, house, "civ profile")
        assert "after your first finished game" in empty.text
        number = await _played(house, bot, [ann, bob])
        board = await ann.wait_for(house.channel, lambda message: "📈" in message.text)
        assert "provisional, 1 of 10" in board.text
        page = await _asked(ann, house, "civ profile")
        assert page.ephemeral
        assert [file.filename for file in page.attachments] == ["profile.png"]
        assert "One game" in page.alt_texts[0]
        assert "Provisional, 1 of 10 games" in page.alt_texts[0]
        assert "Bob" in page.text, "whom one has played against"
        replay = await (await ann.press(page, str(number))).message()
        assert "The deal" in replay.text
        rules = await (await ann.press(page, "How games count")).message()
        assert "provisional until 10 games" in rules.text
        everywhere = (await (await ann.press(page, "On all servers")).settled()).messages[0]
        assert "On all servers" in everywhere.alt_texts[0]
        hers = await _asked(chloe, house, "civ profile", person=ann)
        assert "One game" in hers.alt_texts[0]
        assert "On all servers" not in [button.label for button in hers.buttons]
        assert "\u2068Chloe\u2069 here" in (await _asked(ann, house, "civ profile", person=chloe)).text
        assert not (await _asked(ann, house, "civ profile", public=True)).ephemeral
        own = await _asked(ann, house, "civ profile")
        shown = await (await ann.press(own, "Show it here")).message()
        assert not shown.ephemeral
        assert "One game" in shown.alt_texts[0]
        assert not {"On all servers", "Show it here"} & {button.label for button in shown.buttons}
        hers = await _asked(chloe, house, "civ profile", person=ann)
        assert "Show it here" not in [button.label for button in hers.buttons], "of others nobody shows what they like"
    assert house.playground.refusals == []


async def test_a_page_for_everyone_is_acknowledged_before_other_processes_hear_of_it(house: House) -> None:
    """The database may be slow to tell them, and Discord waits for three seconds."""
    ann = house.people[0]
    async with house.bot() as bot:
        is_telling, may_tell = asyncio.Event(), asyncio.Event()

        async def tell(user: UserId) -> None:
            assert user == ann.id
            is_telling.set()
            await may_tell.wait()

        bot.services.public_pages.tell = tell
        asked = await ann.slash("civ profile", channel=house.channel, public=True)
        await is_telling.wait()
        assert (await asked.acknowledged()).state == "deferred"
        may_tell.set()
        assert not (await asked.message()).ephemeral
    assert house.playground.refusals == []


async def test_who_wants_text_has_the_whole_profile_in_words(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        await bot.services.profiles.set_preference(UserId(ann.id), "display", "text")
        await _played(house, bot, [ann, bob])
        page = await _asked(ann, house, "civ profile")
        assert not page.attachments
        assert all(said in page.text for said in ("One game", "Favourite Domain", "Rating, "))
    assert house.playground.refusals == []


async def test_records_are_switched_off_and_gone_at_once(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        await _played(house, bot, [ann, bob])
        own = await _asked(ann, house, "civ profile")
        settings = await _asked(ann, house, "settings")
        page = await (await ann.press(settings, "Records")).message()
        (select,) = page.selects
        page = (await (await ann.select(page, select.custom_id, ["pace"])).settled()).messages[0]
        assert "Done." in page.text
        off = "No records are kept of your games"
        assert off in (await _asked(ann, house, "civ profile")).text
        for late in (
            (await ann.press(own, "Show it here")).message(),
            _asked(ann, house, "civ profile", public=True),
        ):
            told = await late
            assert off in told.text
            assert told.ephemeral, "what someone has set is told to them alone"
        assert "\u2068Ann\u2069 here" in (await _asked(bob, house, "civ profile", person=ann)).text
        kept = await _asked(ann, house, "privacy export")
        stored = json.loads(await kept.attachments[0].read())
        assert (stored["results"], stored["ratings"], stored["rated_games"]) == ([], [], [])
        assert "You aren’t rated" in (await _asked(ann, house, "civ leaderboard")).text
    assert house.playground.refusals == []


async def test_a_server_switches_records_off_and_chooses_its_season(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        await _played(house, bot, [ann, bob])
        founder = house.people[0]
        settings = await _asked(founder, house, "server-settings")
        page = await (await founder.press(settings, "Records and ranks")).message()
        _, season, *_ = (select.custom_id for select in page.selects)
        page = (await (await founder.select(page, season, ["month"])).settled()).messages[0]
        assert (await bot.services.profiles.guild_preferences(house.guild.id)).season == "month"
        keep = page.selects[0].custom_id
        await (await founder.select(page, keep, ["off"])).settled()
        for command in ("civ profile", "civ leaderboard"):
            assert "No records are kept on this server" in (await _asked(bob, house, command)).text
    assert house.playground.refusals == []


async def test_a_leaderboard_shows_who_has_a_rank_and_where_one_stands(house: House) -> None:
    ann, bob = house.people[:2]
    await ranked(house, [ann, bob])
    async with house.bot() as bot:
        assert "9 of 10 games" in (await _asked(ann, house, "civ leaderboard")).alt_texts[0]
        await _played(house, bot, [ann, bob])
        board = await ann.wait_for(house.channel, lambda message: "📈" in message.text)
        assert "Ann" in board.text
        page = await _asked(ann, house, "civ leaderboard")
        shown = await (await ann.press(page, "Show it here")).message()
        assert (shown.ephemeral, "You: " in shown.text) == (False, False)
        assert [file.filename for file in page.attachments] == ["leaderboard.png"]
        assert "Ann" in page.alt_texts[0]
        assert "Bob" in page.alt_texts[0]
        assert "You: " in page.text
        everywhere = (await (await ann.press(page, "All servers")).settled()).messages[0]
        assert "On all servers" in everywhere.alt_texts[0]
    assert house.playground.refusals == []


async def test_a_leaderboard_lists_who_has_no_rank_yet_and_what_they_lack(house: House) -> None:
    ann, bob, chloe = house.people[:3]
    async with house.bot() as bot:
        await bot.services.profiles.set_preference(UserId(chloe.id), "display", "text")
        await _played(house, bot, [ann, bob])
        page = await _asked(ann, house, "civ leaderboard")
        assert "– \u2068Ann\u2069: 1 of 10 games" in page.alt_texts[0]
        assert "You: Provisional, 1 of 10 games." in page.text
    await house.playground.people.leave(house.guild, ann)
    async with house.bot() as bot:
        told = await _leaderboard(chloe, house, bot)
        assert "Nobody has a rank yet" in told.text
        assert "– \u2068Bob\u2069: 1 of 10 games" in told.text
        assert "Ann" not in told.text


async def test_who_has_left_the_server_has_no_rank_there_and_their_role_goes_to_who_follows(house: House) -> None:
    ann, bob, chloe = house.people[:3]
    world = house.playground.people
    guild = await world.guild("Club", chloe, [ann, bob], bot=False)
    house.guild, house.channel = guild, await world.channel(guild, "table", system=True)
    gold = await world.role(guild, "Gold")
    await world.join(guild, permissions=NEEDED | FOR_ROLES["manage_roles"])
    await ranked(house, [ann, bob, chloe], games=PROVISIONAL)
    members = house.playground.world.guilds[guild.id].members

    def holders() -> set[int]:
        return {user for user, member in members.items() if gold in member.roles}

    async with house.bot() as bot:
        profiles, ui = bot.services.profiles, ui_of(bot)
        await profiles.set_preference(UserId(bob.id), "display", "text")
        await profiles.set_guild_preference(guild.id, "podium", [gold])
        ui.podium_roles.enqueue(guild.id)
        await ui.podium_roles.idle()
        assert holders() == {ann.id}
    await world.leave(guild, ann)
    async with house.bot() as bot:
        page = await _leaderboard(bob, house, bot)
        assert "1\\. \u2068\u2069: 960" in page.text, "who has never sat here is nameless"
        assert "You: 960 points · No. 1 of 2" in page.text
        assert "1000" not in page.text
        await _played(house, bot, [bob, chloe])
        assert "No. 2 of 2" in (await _asked(bob, house, "civ profile", person=chloe)).text
        roles = ui_of(bot).podium_roles
        await roles.idle()
        assert holders() == {bob.id}, "at once, whoever it was that looked"
        await world.join(guild, ann)
        own = await _leaderboard(ann, house, bot)
        assert "You: 1000 points · No. 1 of 3" in own.text
        await roles.idle()
        assert holders() == {ann.id}


async def test_equal_points_share_a_rank_and_its_role(house: House) -> None:
    ann, bob, chloe = house.people[:3]
    world = house.playground.people
    guild = await world.guild("Club", chloe, [ann, bob], bot=False)
    house.guild, house.channel = guild, await world.channel(guild, "table", system=True)
    gold, silver = await world.role(guild, "Gold"), await world.role(guild, "Silver")
    await world.join(guild, permissions=NEEDED | FOR_ROLES["manage_roles"])
    await ranked(house, [ann, bob, chloe], games=PROVISIONAL)
    async with house.bot() as bot:
        services, roles = bot.services, ui_of(bot).podium_roles
        await services.profiles.set_guild_preference(guild.id, "podium", [gold, silver])
        members = house.playground.world.guilds[guild.id].members

        async def holders(points: list[int]) -> list[set[int]]:
            store = await Store.open(house.database, GAMES)
            async with store.database.writing() as connection:
                for person, each in zip((ann, bob, chloe), points, strict=True):
                    own = ratings.c.user_id == person.id
                    await connection.execute(ratings.update().where(own).values(points=each))
            await store.close()
            roles.enqueue(guild.id)
            await roles.idle()
            return [{user for user, member in members.items() if role in member.roles} for role in (gold, silver)]

        assert await holders([1000, 960, 920]) == [{ann.id}, {bob.id}]
        assert await holders([1000, 1000, 920]) == [{ann.id, bob.id}, set()]
        assert await holders([1000, 950, 950]) == [{ann.id}, {bob.id, chloe.id}]
        assert await holders([900, 950, 1000]) == [{chloe.id}, {bob.id}]
    assert house.playground.refusals == []


async def test_a_moderator_sets_a_game_aside_for_ratings_and_everyone_reads_it(house: House) -> None:
    ann, bob, chloe = house.people[:3]
    world = house.playground.people
    await world.role(house.guild, "mods", ["MANAGE_GUILD"], [chloe, ann])
    await world.enable_command(house.guild, "moderate")
    async with house.bot() as bot:
        number = await _played(house, bot, [ann, bob])
        board = await ann.wait_for(house.channel, lambda message: "📈" in message.text)
        own = await _asked(ann, house, "moderate unrate", table=number, reason="I lost")
        assert "Ask another moderator" in own.text
        done = await _asked(chloe, house, "moderate unrate", table=number, reason="a test")
        assert "Done, and announced" in done.text
        told = await bob.wait_for(house.channel, lambda message: "no longer counts for ratings" in message.text)
        assert "a test" in told.text
        await ann.wait_for(house.channel, lambda message: message.id == board.id and "📈" not in message.text)
        assert "set aside already" in (await _asked(chloe, house, "moderate unrate", table=number, reason="again")).text
        await _asked(chloe, house, "moderate rate", table=number, reason="it was none")
        await ann.wait_for(house.channel, lambda message: message.id == board.id and "📈" in message.text)
        assert "Nothing stands out" in (await _asked(chloe, house, "moderate pairs")).text
        assert "Only" in (await _asked(bob, house, "moderate pairs")).text
    assert house.playground.refusals == []


async def test_the_first_of_a_season_have_roles_until_others_are(house: House) -> None:
    ann, bob, chloe = house.people[:3]
    world = house.playground.people
    guild = await world.guild("Club", ann, [bob, chloe], bot=False)
    house.guild, house.channel = guild, await world.channel(guild, "table", system=True)
    gold = await world.role(guild, "Gold")
    await world.join(guild, permissions=NEEDED | FOR_ROLES["manage_roles"])
    above = await world.role(guild, "Above")

    def holders(role: int) -> set[int]:
        found = house.playground.world.guilds[guild.id].members
        return {user for user, member in found.items() if role in member.roles}

    await ranked(house, [ann, bob])
    async with house.bot() as bot:
        services, roles = bot.services, ui_of(bot).podium_roles
        settings = await _asked(ann, house, "server-settings")
        page = await (await ann.press(settings, "Records and ranks")).message()
        select = next(each for each in page.selects if each.custom_id.endswith(":first"))
        page = (await (await ann.select(page, select.custom_id, [above])).settled()).messages[0]
        assert "has to stand below mine" in page.text
        select = next(each for each in page.selects if each.custom_id.endswith(":first"))
        page = (await (await ann.select(page, select.custom_id, [gold])).settled()).messages[0]
        assert "Done." in page.text
        await roles.idle()
        assert holders(gold) == set()
        await _played(house, bot, [ann, bob])
        await roles.idle()
        season = await services.records.season(guild.id)
        first, second = [each.user for each in await services.records.leaders(guild.id, season, limit=3)]
        assert holders(gold) == {first}
        loser = ann if ann.id == first else bob
        await services.records.set_own(UserId(loser.id), {"records": False})
        roles.enqueue(guild.id)
        await roles.idle()
        assert holders(gold) == {second}
        await services.records.set_for_server(guild.id, keeps=False)
        roles.enqueue(guild.id)
        await roles.idle()
        assert holders(gold) == set()
    assert house.playground.refusals == []


@dataclass
class Won:
    """A tournament that is over; computers are below 0."""

    winner: UserId | None


async def test_the_winner_of_the_last_tournament_has_a_role_until_it_is_another(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob, chloe = house.people[:3]
    world = house.playground.people
    guild = await world.guild("Club", ann, [bob, chloe], bot=False)
    house.channel = await world.channel(guild, "table", system=True)
    cup = await world.role(guild, "Cup")
    await world.join(guild, permissions=NEEDED | FOR_ROLES["manage_roles"])
    async with house.bot() as bot:
        services, roles = bot.services, ui_of(bot).podium_roles
        won = Won(UserId(bob.id))

        async def last_won(_: int) -> Won | None:
            return won

        async def holders() -> set[int]:
            roles.enqueue(guild.id)
            await roles.idle()
            found = house.playground.world.guilds[guild.id].members
            return {user for user, member in found.items() if cup in member.roles}

        monkeypatch.setattr(services.tournaments, "last_won", last_won)
        page = await (await ann.press(await _asked(ann, house, "server-settings"), "Records and ranks")).message()
        assert not any(each.custom_id.endswith(":champion") for each in page.selects), "it has no tournaments"
        await services.profiles.set_guild_preference(guild.id, "features", [TOURNAMENTS])
        page = await (await ann.press(await _asked(ann, house, "server-settings"), "Records and ranks")).message()
        select = next(each for each in page.selects if each.custom_id.endswith(":champion"))
        page = (await (await ann.select(page, select.custom_id, [cup])).settled()).messages[0]
        assert "Done." in page.text
        assert await holders() == {bob.id}
        won = Won(UserId(chloe.id))
        assert await holders() == {chloe.id}
        won = Won(UserId(-1))
        assert await holders() == set(), "a computer has none"
        won = Won(UserId(chloe.id))
        assert await holders() == {chloe.id}
        await services.profiles.set_guild_preference(guild.id, "champion", None)
        assert await holders() == set()
    assert house.playground.refusals == []


async def test_who_has_left_the_server_has_no_role_and_gets_it_once_they_are_back(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob, chloe = house.people[:3]
    world = house.playground.people
    guild = await world.guild("Club", ann, [bob], bot=False)
    house.channel = await world.channel(guild, "table", system=True)
    cup = await world.role(guild, "Cup")
    await world.join(guild, permissions=NEEDED | FOR_ROLES["manage_roles"])
    async with house.bot() as bot:
        services, roles = bot.services, ui_of(bot).podium_roles

        async def last_won(_: int) -> Won | None:
            return Won(UserId(chloe.id))

        monkeypatch.setattr(services.tournaments, "last_won", last_won)
        await services.profiles.set_guild_preference(guild.id, "champion", cup)
        members = house.playground.world.guilds[guild.id].members
        for is_back in (False, True):
            if is_back:
                await world.join(guild, chloe)
            roles.enqueue(guild.id)
            await roles.idle()
            assert {user for user, member in members.items() if cup in member.roles} == (
                {chloe.id} if is_back else set()
            )
        assert not [each for each in await ann.messages(house.channel) if "roles of honour" in each.text]
    assert [each.status for each in house.playground.refusals] == [404], "asked for who isn't there"


async def test_nobody_gives_a_role_by_the_bot_that_they_could_not_give_themselves(house: House) -> None:
    ann, bob, chloe = house.people[:3]
    world = house.playground.people
    guild = await world.guild("Club", ann, [bob, chloe], bot=False)
    house.channel = await world.channel(guild, "table", system=True)
    gold = await world.role(guild, "Gold")
    mods = await world.role(guild, "Mods", ["MANAGE_MESSAGES"])
    await world.role(guild, "Managers", ["MANAGE_GUILD"], [bob, chloe])
    await world.role(guild, "Givers", ["MANAGE_ROLES"], [chloe])
    high = await world.role(guild, "High")
    await world.enable_command(guild, "server-settings")
    await world.join(guild, permissions=NEEDED | FOR_ROLES["manage_roles"])
    async with house.bot() as bot:

        async def answer(who: Person, role: int) -> str:
            page = await (await who.press(await _asked(who, house, "server-settings"), "Records and ranks")).message()
            select = next(each for each in page.selects if each.custom_id.endswith(":first"))
            return (await (await who.select(page, select.custom_id, [role])).settled()).messages[0].text

        for who, role in ((bob, gold), (chloe, high)):
            assert "Only the server’s owner" in await answer(who, role)
        for who in (ann, chloe):
            assert "manage or moderate" in await answer(who, mods)
        assert (await bot.services.profiles.guild_preferences(guild.id)).podium == ()
        assert "Done." in await answer(chloe, gold)
        assert (await bot.services.profiles.guild_preferences(guild.id)).podium == (gold, 0, 0)


async def test_a_role_is_taken_from_who_is_forgotten(house: House) -> None:
    ann, bob, chloe = house.people[:3]
    world = house.playground.people
    guild = await world.guild("Club", ann, [bob, chloe], bot=False)
    gold = await world.role(guild, "Gold", members=[bob, chloe])
    await world.join(guild, permissions=NEEDED | FOR_ROLES["manage_roles"])
    async with house.bot() as bot:
        profiles = bot.services.profiles
        await profiles.remember(f"podium of {guild.id} 1", json.dumps([gold, bob.id]))
        stored = await bot.services.privacy.export(UserId(bob.id))
        assert [row["key"] for row in stored["roles_given"]] == [f"podium of {guild.id} 1"]
        assert (await bot.services.privacy.export(UserId(chloe.id)))["roles_given"] == []
        await bot.services.privacy.forget(UserId(bob.id))
        members = house.playground.world.guilds[guild.id].members
        assert {user for user, member in members.items() if gold in member.roles} == {chloe.id}
        assert await profiles.recall_all("podium of ") == {}


async def test_a_role_that_cannot_be_taken_back_yet_is_taken_once_it_can(house: House) -> None:
    ann, bob, chloe = house.people[:3]
    world = house.playground.people
    guild = await world.guild("Club", ann, [bob, chloe], bot=False)
    gold = await world.role(guild, "Gold", members=[bob, chloe])
    await world.join(guild, permissions=NEEDED)
    async with house.bot() as bot:
        profiles, roles = bot.services.profiles, ui_of(bot).podium_roles
        for rank, person in enumerate((bob, chloe), start=1):
            await profiles.remember(f"podium of {guild.id} {rank}", json.dumps([gold, person.id]))
        for _ in range(2):
            roles.enqueue(guild.id)
            await roles.idle()
            assert len([1 for value in (await profiles.recall_all("podium of ")).values() if value]) == 2
    await world.leave(guild)
    await world.join(guild, permissions=NEEDED | FOR_ROLES["manage_roles"])
    async with house.bot() as bot:
        roles = ui_of(bot).podium_roles
        roles.enqueue(guild.id)
        await roles.idle()
        assert not any((await bot.services.profiles.recall_all("podium of ")).values())
        members = house.playground.world.guilds[guild.id].members
        assert [user for user, member in members.items() if gold in member.roles] == []


async def test_a_server_is_told_once_that_its_roles_cannot_be_given(house: House) -> None:
    ann, bob, chloe = house.people[:3]
    world = house.playground.people
    guild = await world.guild("Club", ann, [bob, chloe], bot=False)
    house.guild, house.channel = guild, await world.channel(guild, "table", system=True)
    gold = await world.role(guild, "Gold")
    await world.join(guild, permissions=NEEDED)
    await ranked(house, [ann, bob])
    async with house.bot() as bot:
        services, roles = bot.services, ui_of(bot).podium_roles
        await services.profiles.set_guild_preference(guild.id, "podium", [gold])
        await _played(house, bot, [ann, bob])
        await roles.idle()
        told = [each for each in await ann.messages(house.channel) if "I lack the permission" in each.text]
        assert len(told) == 1
        settings = await _asked(ann, house, "server-settings")
        page = await (await ann.press(settings, "Records and ranks")).message()
        assert any(f"permissions={INVITED | FOR_ROLES['manage_roles']}" in (each.url or "") for each in page.buttons)
    assert house.playground.refusals == []


async def test_a_server_that_wants_two_factor_authentication_is_told_so(house: House) -> None:
    ann, bob, chloe = house.people[:3]
    world = house.playground.people
    guild = await world.guild("Club", ann, [bob, chloe], bot=False)
    house.guild, house.channel = guild, await world.channel(guild, "table", system=True)
    gold = await world.role(guild, "Gold")
    await world.join(guild, permissions=NEEDED | FOR_ROLES["manage_roles"])
    await world.two_factor(guild, wanted=True)
    await ranked(house, [ann, bob])
    async with house.bot() as bot:
        services, roles = bot.services, ui_of(bot).podium_roles
        await services.profiles.set_guild_preference(guild.id, "podium", [gold])
        await _played(house, bot, [ann, bob])
        await roles.idle()
        told = [each.text for each in await ann.messages(house.channel) if "two-factor" in each.text]
        assert len(told) == 1
        assert "I lack" not in told[0]
        await world.two_factor(guild, wanted=False)
        await ann.until(lambda: _has_role(house, guild.id, gold))  # asked again as the server's settings change


async def _has_role(house: House, guild_id: int, role: int) -> bool | None:
    members = house.playground.world.guilds[guild_id].members.values()
    return any(role in member.roles for member in members) or None
