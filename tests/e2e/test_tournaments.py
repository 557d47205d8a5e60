"""Tournaments through the whole house: announced, entered, drawn, refereed and archived by people who press."""

import asyncio
import random
import re
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, date, datetime, time, timedelta
from functools import partial
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from bot.cli.tournament import replayed_game
from bot.client import CivBot
from bot.discord.permission_bits import FOR_EVENTS, INVITED
from bot.games.civ.ai.greedy import greedy_policy
from bot.games.civ.game import CIV, Civ, civ_game
from bot.games.civ.rules import observe
from bot.manager.tournament_requests import CastLotAt
from bot.manager.tournament_values import Caller
from bot.pages.ui import ui_of
from bot.playground.people import ChannelRef, Message, Person
from bot.playground.world.permissions import Permission
from bot.table.errors import NotPlaying, StaleDecision
from bot.table.table import Table
from bot.table.values import Status, TableId, UserId
from bot.tournament.refereeing import Record
from bot.tournament.tournament import IncidentKind, Stage
from bot.tournament.verification import verify
from tests.e2e.cups import (
    CUP,
    WHY,
    announced,
    begun,
    called,
    is_announcement,
    opened_check_in,
    own_table,
    pressed,
    private_thread,
    quicken,
    reasoned,
    said,
)
from tests.e2e.house import FEATURES, PATIENCE, House, board_of, opened_house
from tests.e2e.panels import fill_own

pytestmark = pytest.mark.usefixtures("with_features")


async def play(
    bot: CivBot,
    person: Person,
    table_id: TableId,
    seed: int = 5,
    *,
    is_enough: Callable[[Table, int], bool] = lambda table, seat: False,
) -> None:
    """Plays somebody's seat towards victory, as fast as the computers answer, until it is enough at his seat."""
    services, dice, changed = bot.services, random.Random(seed), asyncio.Event()
    services.tables.on_change(lambda _: changed.set())
    user = UserId(person.id)
    while True:
        changed.clear()
        table = await services.tables.look(table_id)
        if table.status != Status.PLAYING or table.match is None:
            return
        seat = table.seat_of(user)
        assert seat is not None
        if is_enough(table, seat):
            return
        if seat not in table.waiting:
            await asyncio.wait_for(changed.wait(), PATIENCE)
            continue
        action = greedy_policy(observe(civ_game(table.match), seat), dice).text
        with suppress(StaleDecision, NotPlaying):
            await services.tables.submit(table_id, user, [action], version=table.match.version)


async def play_on(bot: CivBot, person: Person, referee: Person, house: House) -> None:
    """The whole cup: the person plays his tables, the referee draws lots in the console."""
    tournaments = bot.services.tournaments
    heard = asyncio.Event()
    tournaments.on_change(lambda _: heard.set())
    while (running := await tournaments.look(CUP)).tournament.stage is Stage.PLAYING:
        heard.clear()
        for state in await tournaments.tables_of(CUP):
            if state.table is not None and state.table.seat_of(person.id) is not None:
                await play(bot, person, state.table.id)
            if state.drawn.tied and not state.drawn.is_over:
                console = await said(referee, house, "referee console")
                seating = f"{len(running.tournament.rounds)}-{state.number}"
                judge = await (await referee.select(console, None, [seating])).message()
                await (await referee.press(judge, "Draw lots")).settled()
        await tournaments.idle()
        if await tournaments.look(CUP) == running:
            await asyncio.wait_for(heard.wait(), PATIENCE)


@pytest.mark.slow
@pytest.mark.parametrize("computers", [3, *(pytest.param(each, marks=pytest.mark.long) for each in (5, 15, 19, 35))])
async def test_a_person_alone_runs_a_cup_from_announcement_to_archive(house: House, computers: int) -> None:
    """With another as the referee, who deals with an incident and a call, and a spectator, who prints the results."""
    ann, bob, chloe = house.people[:3]
    async with house.bot() as bot:
        announcement = await begun(house, bot, computers, title="<b>Cup</b> & Co")
        assert "not an official tournament" in announcement.text
        table_id = await own_table(bot, ann)
        place = (await bot.services.tables.look(table_id)).place
        thread = ChannelRef(place.channel_id, "", 11, house.guild.id)
        await board_of(ann, thread)
        # A spectator finds the bracket in one press, and any table in two.
        sent_message = await chloe.refreshed(announcement)
        bracket = await pressed(chloe, sent_message, "Bracket")
        assert bracket.attachments or "Alba" in bracket.text
        shown = await pressed(chloe, sent_message, "Tables")
        one = await (await chloe.select(shown, None, ["1-1"])).message()
        assert "First Player" in one.text
        # The player calls, the referee finds the call at once, answers it, and warns.
        board = await board_of(ann, thread)
        assert {button.label for button in board.buttons}.isdisjoint({"Let the computer play", "Rematch", "Resume"})
        await called(ann, board)
        private = await bob.until(lambda: private_thread(bob))
        call = await bob.wait_for(private, "calls you")
        assert bob.mention in call.text
        assert WHY in call.text, "what it is about"
        again = await (await ann.press(board, "Call the referee")).settled()
        assert "already called" in again.messages[0].text, "refused before it is asked about"
        console = await said(bob, house, "referee console")
        call = await (await bob.select(console, console.selects[0].custom_id, ["1"])).message()
        assert "No open calls" in (await reasoned(bob, call, "Answer")).text
        await ann.wait_for(private, WHY)
        contest = (await bot.services.tables.look(table_id)).contest
        assert contest is not None
        number = contest.table
        judge = await (await bob.select(console, console.selects[-1].custom_id, [f"1-{number}"])).message()
        whom = await pressed(bob, judge, "Warning")
        preview = await pressed(bob, whom, "Ann")
        assert WHY in (await reasoned(bob, preview, "Confirm, with a reason")).text
        await ann.wait_for(thread, WHY)
        refused = await (await chloe.press(preview, "Confirm, with a reason", forge=True)).settled()
        assert "referee" in refused.messages[0].text
        await play_on(bot, ann, bob, house)
        told = await ann.wait_for(house.channel, "wins the final, and with it the tournament!")
        assert re.search("Hegemony in|points?", told.text), told.text
        await chloe.wait_for(house.channel, lambda message: any(b.label == "Archive" for b in message.buttons))
        sent = await said(ann, house, "tournament archive")
        files = {file.filename: await file.read() for file in sent.attachments}
        archive = next(data for name, data in files.items() if name.endswith(".json")).decode()
        assert verify(archive, replayed_game).is_proven
        running = await bot.services.tournaments.look(CUP)
        assert running.last_hash in archive
        kinds = [entry.act.operation.kind for entry in running.book if isinstance(entry.act.operation, Record)]
        assert kinds == [IncidentKind.WARNING]
        (file,) = (await pressed(chloe, await said(chloe, house, "tournament tables"), "Sheet to print")).attachments
        page = (await file.read()).decode()
        assert file.filename.endswith(".html")
        assert "<title>&lt;b&gt;Cup&lt;/b&gt; &amp; Co</title>" in page
        tables = [table for played in running.tournament.rounds for table in played.tables]
        players = [running.tournament.players[player - 1] for table in tables for player in table.players]
        assert all(running.people[player].name in page for player in players)
        assert page.count("<section>") == len(tables)
        assert "organisers" in (await said(chloe, house, "tournament archive")).text
    assert house.playground.refusals == []


async def test_who_is_called_to_the_check_in_presses_there_and_reads_no_hash_at_his_table(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        quicken(bot)
        announcement = await announced(house, bob)
        await (await ann.press(announcement, "Register")).settled()
        await said(ann, house, "tournament computers", count=3)
        console = await said(ann, house, "referee console")
        await pressed(ann, await pressed(ann, console, "Open check-in"), "Open check-in")
        call = await ann.wait_for(house.channel, "say that you’re there")
        assert ann.mention in call.text
        assert "https://" not in call.text
        assert "You’re checked in" in (await pressed(ann, call, "Check in")).text
        await said(ann, house, "tournament draw")
        place = (await bot.services.tables.look(await own_table(bot, ann))).place
        thread = ChannelRef(place.channel_id, "", 11, house.guild.id)
        opening = await ann.wait_for(thread, "First Player")
        assert re.search("[0-9a-f]{64}", opening.text) is None
        assert "Table 1 of round 1" in (await board_of(ann, thread)).text
    assert house.playground.refusals == []


async def test_who_does_not_fit_is_told_when_the_check_in_closes(house: House) -> None:
    """§10.1: with five who are there, four play, and the last to register waits."""
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        quicken(bot)
        announcement = await announced(house, bob)
        await said(ann, house, "tournament computers", count=4)
        await (await ann.press(announcement, "Register")).settled()
        console = await said(ann, house, "referee console")
        await pressed(ann, await pressed(ann, console, "Open check-in"), "Open check-in")
        call = await ann.wait_for(house.channel, "say that you’re there")
        await pressed(ann, call, "Check in")
        console = await said(ann, house, "referee console")
        await pressed(ann, await pressed(ann, console, "Close check-in"), "Close check-in")
        sent_message = await ann.wait_for(house.channel, "no seat for you in round 1")
        assert ann.mention in sent_message.text
        assert sum("no seat for you" in message.text for message in await ann.messages(house.channel)) == 1
    assert house.playground.refusals == []


async def test_vacations_and_weekends_are_announced_and_count_at_the_tables_of_a_cup(house: House) -> None:
    ann = house.people[0]
    async with house.bot() as bot:
        announcement = await opened_check_in(house, bot, 3, clock="day", vacations=False, weekends=False)
        assert "no vacations · weekends don’t count" in announcement.text
    async with house.bot() as bot:  # a restart later
        quicken(bot)
        opened = await ann.wait_for(
            house.channel, lambda message: is_announcement(message) and "Check in" in [b.label for b in message.buttons]
        )
        await (await ann.press(opened, "Check in")).settled()
        await said(ann, house, "tournament draw")
        table = await bot.services.tables.look(await own_table(bot, ann))
        assert (table.options.has_vacations, table.options.counts_weekends) == (False, False)
    assert house.playground.refusals == []


@pytest.mark.parametrize(
    ("month", "expected"),
    [
        (3, r"there is no 2:30.AM\. It starts at 3:30.AM, <t:{at}:F>"),
        (10, r"2:30.AM comes twice\. It starts at the first"),
    ],
)
async def test_a_start_in_the_night_of_the_change_of_clocks_says_which_time_is_meant(
    house: House, month: int, expected: str
) -> None:
    ann, bob = house.people[:2]
    year = datetime.now(UTC).year + 1
    night = next(day for day in (date(year, month, 31 - back) for back in range(7)) if day.isoweekday() == 7)
    at = datetime.combine(night, time(2, 30), ZoneInfo("Europe/Berlin")).timestamp()
    cup = {"title": "Cup", "start": f"{night} 02:30", "official": False, "referee": bob, "minutes": 5}
    async with house.bot() as bot:
        quicken(bot)
        await fill_own(ann, house.channel, "Time zone", zone="Europe/Berlin")
        shown = await said(ann, house, "tournament new", **cup)
        assert re.search(expected.format(at=int(at)), shown.text)
        assert f"<t:{int(at)}:F>" in shown.text
    assert house.playground.refusals == []


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("5 Jan 8pm", (1, 5, 20)), ("5. Januar 20 Uhr", (1, 5, 20)), ("5 janvier 20h", (1, 5, 20)),
        ("5 gennaio alle 20", (1, 5, 20)),
    ],
)  # fmt: skip
async def test_a_start_is_shown_before_it_counts(house: House, typed: str, expected: tuple[int, int, int]) -> None:
    ann, bob, chloe = house.people[:3]
    cup = {"title": "Cup ``` <b>", "start": typed, "official": False, "referee": bob, "without": chloe, "clock": "1h"}
    async with house.bot() as bot:
        quicken(bot)
        await bot.services.profiles.set_guild_preference(house.guild.id, "zone", "Europe/Berlin")
        shown = await said(ann, house, "tournament new", **cup)
        assert "the server’s time zone, Europe/Berlin" in shown.text
        assert await bot.services.tournaments.of_server(house.guild.id) == []
    async with house.bot() as bot:
        quicken(bot)
        twice = await asyncio.gather(*(ann.press(shown, "Yes, announce it") for _ in range(2)))
        consoles = [await each.message() for each in twice]
        (running,) = await bot.services.tournaments.of_server(house.guild.id)
        starts = running.tournament.plan.starts.astimezone(ZoneInfo("Europe/Berlin"))
        assert (starts.month, starts.day, starts.hour) == expected
        assert running.tournament.plan.title == "Cup ''' <b>"
        assert running.settings.clock is not None
        assert f"<t:{int(starts.timestamp())}:F>" in shown.text
        assert all("Cup" in each.text for each in consoles)
    assert house.playground.refusals == []


async def test_a_start_is_asked_of_and_taken_from_who_may_announce_alone(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    """Before Discord is asked for anyone; and what is forged is unreadable."""
    ann, bob, chloe = house.people[:3]
    cup = {"title": "Cup", "start": "5 Jan 8pm", "official": False, "referee": bob}
    async with house.bot() as bot:
        quicken(bot)
        assert "Only server managers" in (await said(chloe, house, "tournament new", **cup)).text
        shown = await said(ann, house, "tournament new", **cup)
        (button,) = shown.buttons
        asked = house.playground.faults.hold(method="GET", path="/users/*")
        civ, verb, at, referee, *rest = button.custom_id.split(":")
        nobody = ":".join([civ, verb, at, "123456789012345678", *rest])
        refused = await (await chloe.press(shown, custom_id=nobody, forge=True)).settled()
        assert "Only server managers" in refused.messages[0].text
        assert asked.hits == 0
        slow = await (await ann.press(shown, custom_id=nobody, forge=True)).acknowledged()
        assert slow.state != "failed", "though Discord has not said yet who the referee is"
        await asyncio.wait_for(asked.reached.wait(), PATIENCE)
        asked.released.set()
        for forged in (
            [civ, verb, at, "9" * 20, *rest], [civ, verb, at, referee, "9" * 20, *rest[1:]],
            [civ, verb, at, referee, rest[0], "9" * 20, *rest[2:]],
        ):  # fmt: skip
            await (await ann.press(shown, custom_id=":".join(forged), forge=True)).acknowledged()
        await ui_of(bot).context.in_flight.drained(60)
        assert await bot.services.tournaments.of_server(house.guild.id) == []
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == []


async def test_what_may_be_two_times_years_ahead_or_past_is_asked_about(house: House) -> None:
    ann, bob = house.people[:2]
    cup = {"title": "Cup", "official": False, "referee": bob}
    async with house.bot() as bot:
        quicken(bot)
        year = datetime.now(UTC).year
        assert (
            "more than a year"
            in (await said(ann, house, "tournament new", start=f"{year + 3}-05-02 20:00", **cup)).text
        )
        assert (
            "in the future" in (await said(ann, house, "tournament new", start=f"{year - 1}-05-02 20:00", **cup)).text
        )
        for far in ("31.12.2999 20:00", "<t:99999999999>"):
            assert "isn’t a time" in (await said(ann, house, "tournament new", start=far, **cup)).text
        shown = await said(ann, house, "tournament new", start=f"03/02/{year + 1} 20:00", **cup)
        assert "two times" in shown.text
        labels = [button.label for button in shown.buttons]
        assert [label.split(",")[1].strip() for label in labels] == ["February 3", "March 2"]
        await (await ann.press(shown, labels[1])).settled()
        (running,) = await bot.services.tournaments.of_server(house.guild.id)
        assert running.tournament.plan.starts == datetime(year + 1, 3, 2, 20, tzinfo=UTC)
    assert house.playground.refusals == []


async def test_a_cup_that_cannot_begin_calls_its_organiser_who_gives_it_another_day(house: House) -> None:
    """Two of four withdraw after the check-in: the announcement says so, and a press of the organiser leads on."""
    ann, bob, chloe = house.people[:3]
    async with house.bot() as bot:
        quicken(bot)
        announcement = await announced(house, bob)
        await (await ann.press(announcement, "Register")).settled()
        await (await chloe.press(announcement, "Register")).settled()
        await said(ann, house, "tournament computers", count=2)
        console = await said(ann, house, "referee console")
        await pressed(ann, await pressed(ann, console, "Open check-in"), "Open check-in")
        call = await ann.wait_for(house.channel, "say that you’re there")
        for person in (ann, chloe):
            await pressed(person, call, "Check in")
        console = await said(ann, house, "referee console")
        await pressed(ann, await pressed(ann, console, "Close check-in"), "Close check-in")
        for person in (ann, chloe):
            await said(person, house, "tournament withdraw")
        await ann.wait_for(house.channel, lambda it: is_announcement(it) and "Too few are there now" in it.text)
        # the call is there, but its answer is lost: it is not made twice
        lost = house.playground.faults.status(
            503, method="POST", path=f"/channels/{house.channel.id}/messages", after=True
        )
        house.later = timedelta(hours=2)
        await bot.services.tournaments.run_due()
        called = await ann.wait_for(house.channel, lambda it: not is_announcement(it) and "can’t begin" in it.text)
        assert ann.mention in called.text
        await ui_of(bot).tournament_announcer.wait_until_announced(CUP)
        assert lost.hits == 1
        told = [it for it in await ann.messages(house.channel) if "can’t begin" in it.text and not is_announcement(it)]
        assert [it.id for it in told] == [called.id]
        shown = await ann.wait_for(house.channel, lambda it: is_announcement(it) and "can’t begin" in it.text)
        assert "Round 1 is drawn next" not in shown.text
        assert "Check in" not in [button.label for button in shown.buttons]
        refusal = await (await chloe.press(called, "Give it another day")).settled()
        assert "referee" in refusal.messages[0].text
        await pressed(ann, await pressed(ann, called, "Give it another day"), "Give it another day")
        await ann.wait_for(house.channel, lambda it: is_announcement(it) and "Check-in is open" in it.text)
        house.later = timedelta(days=3)
        await bot.services.tournaments.run_due()
        await bot.services.tournaments.run_due()
        house.later = timedelta(days=5)
        await bot.services.tournaments.run_due()
        await ann.wait_for(house.channel, is_ended_for_want_of_players)
    assert house.playground.refusals == []


def is_ended_for_want_of_players(message: Message) -> bool:
    return "Called off" in message.text and "too few players" in message.text


async def test_a_tables_thread_that_discord_made_with_an_error_for_an_answer_is_used(house: House) -> None:
    ann = house.people[0]
    async with house.bot() as bot:
        lost = house.playground.faults.status(503, method="POST", path="/channels/*/threads", after=True)
        await begun(house, bot, 3)
        place = (await bot.services.tables.look(await own_table(bot, ann))).place
        assert lost.hits == 1
        assert [each.id for each in await ann.channels() if each.type == 11] == [place.channel_id]


async def test_a_calls_thread_that_discord_made_with_an_error_for_an_answer_is_used(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        await begun(house, bot, 3)
        await own_table(bot, ann)
        lost = house.playground.faults.status(503, method="POST", path="/channels/*/threads", after=True)
        await said(ann, house, "referee call")
        private = await bob.until(lambda: private_thread(bob))
        await bob.wait_for(private, "calls you")
        assert lost.hits == 1
        assert [each.type for each in await bob.channels()].count(12) == 1


async def test_a_restart_announces_nothing_twice_and_deals_what_was_drawn(house: House) -> None:
    ann, chloe = house.people[0], house.people[2]
    async with house.bot() as bot:
        await begun(house, bot, 3)
    async with house.bot() as bot:
        quicken(bot)
        table_id = await own_table(bot, ann)
        place = (await bot.services.tables.look(table_id)).place
        assert place.channel_id != house.channel.id
        await board_of(ann, ChannelRef(place.channel_id, "", 11, house.guild.id))
        await chloe.wait_for(house.channel, "of the book:")
        assert [each.type for each in await chloe.channels()].count(11) == 1
        assert sum(map(is_announcement, await chloe.messages(house.channel))) == 1
        announcement = await chloe.wait_for(house.channel, is_announcement)
        assert "Ann" in (await pressed(chloe, announcement, "Standings")).text
    assert house.playground.refusals == []


async def test_an_event_announces_the_start_where_the_bot_may_make_one(house: House) -> None:
    ann, bob = house.people[:2]
    people = house.playground.people
    await people.leave(house.guild)
    await people.join(house.guild, permissions=INVITED)
    async with house.bot() as bot:
        quicken(bot)
        await announced(house, bob)
        await bot.services.tournaments.idle()
        guild = bot.get_guild(house.guild.id)
        assert guild is not None

        async def made() -> list[str] | None:
            return [event.name for event in await guild.fetch_scheduled_events()] or None

        (name,) = await ann.until(made)
        assert name == "Spring **cup**", "an event's name is plain text"
        await said(ann, house, "tournament cancel", reason=WHY)
        await ann.wait_for(house.channel, lambda message: not message.ephemeral and "Called off" in message.text)

        async def gone() -> bool | None:
            return not await guild.fetch_scheduled_events() or None

        assert await ann.until(gone)
    assert house.playground.refusals == []


async def test_managing_events_does_not_stand_for_making_them(house: House) -> None:
    ann, bob = house.people[:2]
    people = house.playground.people
    await people.leave(house.guild)
    await people.join(house.guild, permissions=INVITED & ~FOR_EVENTS["create_events"] | 1 << 33)
    async with house.bot() as bot:
        quicken(bot)
        await announced(house, bob)
        await ui_of(bot).tournament_announcer.wait_until_announced(CUP)
        assert not [each for each in house.playground.requests if "scheduled-events" in each.path]
        page = await said(ann, house, "server-settings")
        page = await (await ann.press(page, "Check permissions")).message()
        assert "**Create Events**: for the events of tournaments" in page.text
        assert "every permission" not in page.text
    assert house.playground.refusals == []


def _named(bits: int) -> list[str]:
    """Permissions by Discord's names."""
    return [each.name or "" for each in Permission if each & bits]


async def test_the_event_of_the_start_is_made_once_the_bot_may_make_one(house: House) -> None:
    ann, bob = house.people[:2]
    people = house.playground.people
    await people.leave(house.guild)
    await people.join(house.guild, permissions=INVITED & ~FOR_EVENTS["create_events"])
    async with house.bot() as bot:
        quicken(bot)
        await announced(house, bob)
        await ui_of(bot).tournament_announcer.wait_until_announced(CUP)
        events = [each for each in house.playground.requests if "scheduled-events" in each.path]
        assert events == []
        await people.set_role(house.guild, "bot", _named(INVITED))
        assert await ann.until(partial(_events, bot, house)) == ["Spring **cup**"]
    assert house.playground.refusals == []


async def test_an_event_that_was_refused_is_asked_for_again_when_rights_change(house: House) -> None:
    ann, bob = house.people[:2]
    people = house.playground.people
    await people.leave(house.guild)
    await people.join(house.guild, permissions=INVITED)
    async with house.bot() as bot:
        quicken(bot)
        refused = house.playground.faults.refuse(
            403, 50013, method="POST", path="/guilds/*/scheduled-events", times=10**6
        )
        await announced(house, bob)
        await ui_of(bot).tournament_announcer.wait_until_announced(CUP)
        assert refused.hits
        refused.times = 0
        assert await _events(bot, house) is None
        await people.set_role(house.guild, "bot", _named(INVITED & ~FOR_EVENTS["create_events"]))
        await people.set_role(house.guild, "bot", _named(INVITED))
        assert await ann.until(partial(_events, bot, house)) == ["Spring **cup**"]
        await people.set_role(house.guild, "bot", _named(INVITED | 1 << 6))
        await ui_of(bot).tournament_announcer.wait_until_announced(CUP)
        assert len(await _events(bot, house) or []) == 1


async def _events(bot: CivBot, house: House) -> list[str] | None:
    guild = bot.get_guild(house.guild.id)
    assert guild is not None
    return [event.name for event in await guild.fetch_scheduled_events()] or None


async def test_the_event_of_a_final_is_made_once_the_bot_may_make_one(house: House) -> None:
    ann = house.people[0]
    people = house.playground.people
    await people.leave(house.guild)
    await people.join(house.guild, permissions=INVITED & ~FOR_EVENTS["create_events"])
    async with house.bot() as bot:
        await begun(house, bot, 3)
        await ui_of(bot).tournament_announcer.wait_until_announced(CUP)
        await people.set_role(house.guild, "bot", _named(INVITED))
        (name,) = await ann.until(partial(_events, bot, house))
        assert "final" in name.casefold()


async def test_what_people_get_wrong_is_told_in_words(house: House) -> None:
    """The bad input of organisers and players: told to them alone, and nothing has changed."""
    ann, bob, chloe = house.people[:3]
    async with house.bot() as bot:
        quicken(bot)

        async def refused(who: Person, command: str, **options: object) -> str:
            it = await (await who.slash(command, channel=house.channel, **options)).settled()
            assert it.messages[0].ephemeral
            return it.messages[0].text

        new = {"title": "Cup", "start": "1h", "referee": bob}
        assert "multiple" in await refused(ann, "tournament new", **{**new, "players": 17})
        assert "Only server managers" in await refused(bob, "tournament new", **new)
        assert "isn’t a time" in await refused(ann, "tournament new", **{**new, "start": "soon"})
        assert "no such tournament" in await refused(chloe, "tournament register")
        announcement = await announced(house, bob, title="`|# _x_\u202e\n\n> @everyone")
        assert "@everyone" not in announcement.text.replace("\\@everyone", "").replace("@\u200beveryone", "")
        assert "can’t play in it" in await refused(bob, "tournament register")
        await (await chloe.press(announcement, "Register")).settled()
        assert "registered" in await refused(chloe, "tournament register")
        assert "organiser" in await refused(chloe, "tournament draw")
        assert "check-in" in await refused(ann, "tournament draw")
        assert "referee" in await refused(chloe, "referee console")
        assert "aren’t playing" in await refused(chloe, "referee call")
        assert len((await bot.services.tournaments.look(CUP)).tournament.entrants) == 1
    assert house.playground.refusals == []


@pytest.mark.long
async def test_sixteen_tables_at_once_are_shown_as_they_end(tmp_path: Path) -> None:
    """64 players within Discord's limits: every table has its thread, presses are answered, the bracket is right."""
    async with opened_house(tmp_path, rate_limits=True) as house:
        house.features = FEATURES
        ann, bob, chloe = house.people[:3]
        house.games = {CIV: Civ.played_by(greedy_policy)}
        async with house.bot() as bot:
            quicken(bot)
            announcement = await announced(house, bob, players=64)
            await said(ann, house, "tournament computers", count=63)
            await said(ann, house, "tournament computers", count=1)
            console = await said(ann, house, "referee console")
            await pressed(ann, await pressed(ann, console, "Open check-in"), "Open check-in")
            await said(ann, house, "tournament draw")
            tournaments = bot.services.tournaments
            heard = asyncio.Event()
            tournaments.on_change(lambda _: heard.set())
            while (running := await tournaments.look(CUP)).tournament.stage is Stage.PLAYING:
                heard.clear()
                played = running.tournament.rounds[-1]
                for drawn in played.tables:
                    if drawn.tied and not drawn.is_over:
                        await tournaments.act(CUP, Caller(UserId(bob.id), "Bob"), CastLotAt(drawn.number))
                page = await (await chloe.press(announcement, "Who plays")).message()
                assert "Spring" in page.text
                if await tournaments.look(CUP) == running:
                    await asyncio.wait_for(heard.wait(), PATIENCE)
            assert [len(each.tables) for each in running.tournament.rounds] == [16, 4, 1]
            places = {(await bot.services.tables.look(each)).place.channel_id for each in running.games.values()}
            assert len(places) == len(running.games) == 21
            champion = running.tournament.champion()
            assert champion is not None
            name = running.people[running.tournament.players[champion - 1]].name
            await ann.wait_for(house.channel, "wins the final, and with it the tournament!")
            shown = await ann.wait_for(
                house.channel,
                lambda message: (
                    any(b.label == "Tables" for b in message.buttons) and name in " ".join(message.alt_texts)
                ),
            )
            assert shown.attachments
        assert house.playground.refusals == []
