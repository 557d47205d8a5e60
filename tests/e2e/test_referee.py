"""The referee's word, as people at the table and the referee see it (RULES §9)."""

import asyncio
import re
from datetime import timedelta

import pytest

from bot.client import CivBot
from bot.discord.error_codes import UNKNOWN_INTERACTION
from bot.discord.permission_bits import INVITED
from bot.manager.tournament_requests import CastLotAt
from bot.manager.tournament_values import Caller
from bot.pages.pings import direct_pace
from bot.pages.tournament.lost_channels import CLOSED
from bot.pages.ui import ui_of
from bot.playground.people import ChannelRef, Message, Person
from bot.table.errors import TableError
from bot.table.table import Table
from bot.table.values import Place, TableId, UserId
from bot.tournament.officials import MoveTables
from bot.tournament.rounds import SetBreak
from tests.e2e.cups import (
    CUP,
    WHY,
    accepted,
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
from tests.e2e.house import CALLBACK, DEFERRED, PATIENCE, House, board_of
from tests.e2e.test_tournament_walk import finish_draft
from tests.e2e.test_tournaments import play
from tests.i18n.languages import localizer

pytestmark = pytest.mark.usefixtures("with_features")


async def judged(referee: Person, house: House, seating: str = "1-1") -> Message:
    """The referee's page of a table."""
    console = await said(referee, house, "referee console")
    return await (await referee.select(console, console.selects[-1].custom_id, [seating])).message()


@pytest.mark.slow
async def test_nobody_plays_at_a_table_that_the_referee_has_stopped(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        await begun(house, bot, 3)
        table = await bot.services.tables.look(await own_table(bot, ann))
        thread = ChannelRef(table.place.channel_id, "", 11, house.guild.id)
        hand = await (await ann.press(await board_of(ann, thread), "My hand")).message()
        (pick, *_) = [button for button in hand.buttons if button.label.startswith("Keep")] or hand.buttons
        stopped = await reasoned(bob, await judged(bob, house), "Stop the game")
        assert "Game stopped: table 1 of round 1" in stopped.text
        await ann.wait_for(thread, "Game stopped")
        refused = await (await ann.press(hand, custom_id=pick.custom_id, forge=True)).settled()
        assert any("§9.5" in message.text for message in refused.messages)
        hand = await (await ann.press(await board_of(ann, thread), "My hand")).message()
        assert "The game is stopped" in hand.text
        assert pick.label not in [button.label for button in hand.buttons]
        table = await bot.services.tables.look(table.id)
        assert table.seat_of(ann.id) in table.waiting, "her pick doesn't count"
        await reasoned(bob, await judged(bob, house), "Let the game go on")
        hand = await (await ann.press(await board_of(ann, thread), "My hand")).message()
        assert "Your move" in hand.text
    assert house.playground.refusals == []


async def test_a_time_out_is_told_as_one_and_the_referee_is_offered_what_fits(house: House) -> None:
    """In message, console and book alike; once the game goes on, its board doesn't say that it is stopped."""
    ann, bob, chloe = house.people[:3]
    async with house.bot() as bot:
        await begun(house, bot, 3, clock="12h")
        await finish_draft(bot, ann)
        table = await bot.services.tables.look(await own_table(bot, ann))
        thread = ChannelRef(table.place.channel_id, "", 11, house.guild.id)
        house.later = timedelta(hours=13)
        await bot.services.alarm.run_due()
        private = await bob.until(lambda: private_thread(bob))
        told = await bob.wait_for(private, "ran out of time")
        assert bob.mention in told.text
        assert "12 hours" in told.text
        assert "What is it about" not in told.text
        assert "calls you" not in told.text
        offered = ["Give time", "Let the game go on", "Computer plays on", "Eliminate (§9.1)"]
        assert [button.label for button in told.buttons] == offered
        await ann.wait_for(thread, lambda it: "ran out of time" in it.text and "until the referee decides" in it.text)
        console = await said(bob, house, "referee console")
        assert "One decision to make" in console.text
        assert "ran out of time" in console.text
        assert "No open calls" in console.text
        book = await said(chloe, house, "tournament book")
        assert "ran out of time" in book.text
        assert "calls the referee" not in book.text
        page = await (await bob.select(console, console.selects[0].custom_id, ["1"])).message()
        assert [button.label for button in page.buttons[:4]] == offered
        assert "from then on" in page.text
        refused = await (await ann.press(told, "Give time")).settled()
        assert "Only the referee" in refused.messages[0].text
        opened = await (await bob.press(page, "Give time")).settled()
        unread = await (await bob.submit(opened.modal, {"time": "a while", "why": WHY})).settled()
        assert "isn’t a time I can read" in unread.messages[0].text
        opened = await (await bob.press(told, "Give time")).settled()
        page = await (await bob.submit(opened.modal, {"time": "90m", "why": WHY})).message()
        assert "1 hour and 30 minutes" in page.text
        board = await ann.wait_for(thread, lambda it: "the referee has decided" in it.text)
        assert "stopped" not in board.text
        table = await bot.services.tables.look(table.id)
        (due,) = [each.due_at for each in table.timers if each.due_at]
        assert timedelta(minutes=85) < due - house.now() <= timedelta(minutes=90)
        late = await (await bob.press(told, "Computer plays on")).settled()
        assert "isn’t open" in late.messages[0].text
    assert house.playground.refusals == []


async def test_the_referee_looks_at_hands_and_the_table_is_told(house: House) -> None:
    """Only who asks sees them, with a reason that everyone reads; no preview shows what is in a hand."""
    ann, bob, chloe = house.people[:3]
    async with house.bot() as bot:
        await begun(house, bot, 3)
        await finish_draft(bot, ann)
        table = await bot.services.tables.look(await own_table(bot, ann))
        thread = ChannelRef(table.place.channel_id, "", 11, house.guild.id)
        page = await judged(bob, house)
        whom = await pressed(bob, page, "Cheating")
        preview = await pressed(bob, whom, "Ann")
        assert "The table afterwards" not in preview.text
        page = await judged(bob, house)
        refused = await (await chloe.press(page, "Look at hands", forge=True)).settled()
        assert "referee" in refused.messages[0].text
        seen = await reasoned(bob, page, "Look at hands")
        assert seen.ephemeral
        words = ui_of(bot).context.presentations.of(table)
        for seat, name in enumerate(table.names):
            assert name in seen.text
            assert words.held(table, seat, localizer("en")) in seen.text
        told = await ann.wait_for(thread, "looked at the hands")
        assert WHY in told.text
        assert "Bob" in told.text, "who has decided"
        book = await said(chloe, house, "tournament book")
        assert "looked at the hands" in book.text
        assert "Bob" in book.text
    assert house.playground.refusals == []


async def test_a_decision_stands_at_the_table_once_and_names_the_referee(house: House) -> None:
    """§9.5: the message has name and reason, the board says only what has become of the cards."""
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        await begun(house, bot, 3)
        await finish_draft(bot, ann)
        table = await bot.services.tables.look(await own_table(bot, ann))
        thread = ChannelRef(table.place.channel_id, "", 11, house.guild.id)
        whom = await pressed(bob, await judged(bob, house), "Too many cards drawn")
        page = await (await bob.select(await pressed(bob, whom, "Ann"), None, ["1"])).message()
        await reasoned(bob, page, "Confirm, with a reason")
        told = await ann.wait_for(thread, "§9.2")
        assert "Bob" in told.text
        board = await ann.wait_for(thread, "The referee had")
        assert "discard" in board.text
        assert [WHY in message.text for message in await ann.messages(thread)].count(True) == 1
    assert house.playground.refusals == []


async def test_a_tournament_whose_channel_is_gone_is_told_to_everyone_and_moved(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(direct_pace, "PAUSES", (timedelta(0),))
    ann, bob = house.people[:2]
    people = house.playground.people
    async with house.bot() as bot:
        await begun(house, bot, 3)
        table_id = await own_table(bot, ann)
        place = (await bot.services.tables.look(table_id)).place
        await people.delete_channel(ChannelRef(place.channel_id, "", 11, house.guild.id))
        told = await ann.wait_for(house.channel, "has lost its thread")
        assert bob.mention in told.text
        judge = await judged(bob, house)
        page = await pressed(bob, judge, "Move the table here")
        assert "The table is in" in page.text
        moved = (await bot.services.tables.look(table_id)).place
        assert moved.channel_id not in (place.channel_id, house.channel.id)
        await board_of(ann, ChannelRef(moved.channel_id, "", 11, house.guild.id))
        garden = await people.channel(house.guild, "garden")
        # too many direct messages at once: whom that one was for is told afterwards
        letters = f"/channels/{(await ann.dm()).id}/messages"
        too_fast = house.playground.faults.refuse(403, 40003, method="POST", path=letters)
        await people.delete_channel(house.channel)
        assert "Move the tournament here" in (await bob.wait_for(await bob.dm(), "channel is gone")).text
        await ann.wait_for(await ann.dm(), "tournament’s channel is gone")
        assert too_fast.hits == 1
        console = await (await bob.slash("referee console", channel=garden)).message()
        assert "channel is gone" in console.text
        console = await pressed(bob, console, "Move the tournament here")
        assert "goes on in" in console.text
        await ann.wait_for(garden, is_announcement)
        assert "One table has another place" in console.text, "the tournament takes its lost tables along"
        place = (await bot.services.tables.look(table_id)).place
        assert place.channel_id not in (garden.id, moved.channel_id)
        await board_of(ann, ChannelRef(place.channel_id, "", 11, house.guild.id))
    assert {refused.status for refused in house.playground.refusals} <= {404}, "what is gone, and nothing else"


async def test_a_table_stays_where_the_referee_put_it_and_all_lost_ones_move_at_once(house: House) -> None:
    ann, bob, chloe = house.people[:3]
    people = house.playground.people
    async with house.bot() as bot:
        await begun(house, bot, 5)
        await own_table(bot, ann)
        states = await bot.services.tournaments.tables_of(CUP)
        tables = [state.table.id for state in states if state.table is not None]
        assert len(tables) == 2
        before = [(await bot.services.tables.look(each)).place.channel_id for each in tables]
        for channel_id in before:
            await people.delete_channel(ChannelRef(channel_id, "", 11, house.guild.id))
        await ann.wait_for(house.channel, "Move all lost tables here")
        offtopic = await people.channel(house.guild, "off-topic")
        own = await own_table(bot, ann)
        shown = await (await ann.slash("civ table", channel=offtopic)).settled()
        assert any("the referee gives it another" in each.text for each in shown.messages)
        assert "Move the game here" not in [key.label for each in shown.messages for key in each.buttons]
        await (await ann.press(shown.messages[0], custom_id=f"civ:move:{own}", forge=True)).settled()
        assert (await bot.services.tables.look(own)).is_placeless
        console = await said(bob, house, "referee console")
        assert console.text.index("2 tables have lost their place") < console.text.index("open calls")
        refused = await (await chloe.press(console, "Move all lost tables here", forge=True)).settled()
        assert "Only the referee" in refused.messages[0].text
        console = await pressed(bob, console, "Move all lost tables here")
        assert "2 tables have another place" in console.text
        assert "Move all lost tables here" not in [button.label for button in console.buttons]
        places = [(await bot.services.tables.look(each)).place.channel_id for each in tables]
        assert len({*places, *before, house.channel.id}) == 5, "each has a thread of its own again"
        # one table is put elsewhere, and brought back from the tournament's own channel
        page = await (await bob.slash("referee console", channel=offtopic)).message()
        page = await (await bob.select(page, page.selects[-1].custom_id, ["1-1"])).message()
        await pressed(bob, page, "Move the table here")
        assert (await bot.services.tables.look(tables[0])).place.channel_id == offtopic.id
        page = await pressed(bob, await judged(bob, house), "Move the table here")
        assert (await bot.services.tables.look(tables[0])).place.channel_id == places[0]
        running = await bot.services.tournaments.look(CUP)
        moves = [each.act.operation for each in running.book if isinstance(each.act.operation, MoveTables)]
        assert [len(each.tables) for each in moves] == [2, 1, 1]
        assert (moves[1].places, moves[2].former) == (("#off-topic",), ("#off-topic",))
        assert moves[0].places[0] == moves[1].former[0] == moves[2].places[0]
        assert "Table 1 of round 1" in moves[0].former[0], "the name of a thread that is gone"
        assert "before:" in (await said(chloe, house, "tournament book")).text
    assert {refused.status for refused in house.playground.refusals} <= {404}


async def test_tables_that_have_moved_are_in_the_book_though_the_next_one_cannot_be(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = house.people[:2]
    people = house.playground.people
    async with house.bot() as bot:
        await begun(house, bot, 5)
        await own_table(bot, ann)
        states = await bot.services.tournaments.tables_of(CUP)
        tables = [state.table for state in states if state.table is not None]
        for table in tables:
            await people.delete_channel(ChannelRef(table.place.channel_id, "", 11, house.guild.id))
        await ann.wait_for(house.channel, "Move all lost tables here")
        console = await said(bob, house, "referee console")
        boards, moved = ui_of(bot).context.boards, list[TableId]()
        move = boards.move

        async def move_one(table: Table, place: Place, *, is_ordered: bool = False) -> None:
            if moved:
                raise TableError("place-same")
            moved.append(table.id)
            await move(table, place, is_ordered=is_ordered)

        monkeypatch.setattr(boards, "move", move_one)
        await (await bob.press(console, "Move all lost tables here")).settled()
        running = await bot.services.tournaments.look(CUP)
        (entered,) = [each.act.operation for each in running.book if isinstance(each.act.operation, MoveTables)]
        assert moved == [tables[0].id]
        assert entered.tables == (running.tournament.rounds[0].tables[0].number,)


async def test_a_referee_is_asked_accepts_and_hands_over_and_everyone_concerned_is_told(house: House) -> None:
    """§10.1: directly, or in the channel where that is refused; the organiser and who was the referee are called."""
    ann, bob, chloe = house.people[:3]
    async with house.bot() as bot:
        quicken(bot)
        cup = {"title": "Spring cup", "start": "1h", "official": False, "referee": bob}
        await said(ann, house, "tournament new", **cup)
        announcement = await ann.wait_for(house.channel, is_announcement)
        assert "asked, no answer yet" in announcement.text
        assert "No round is drawn without a referee" in announcement.text
        asked = await bob.wait_for(await bob.dm(), "asks you to be the referee")
        assert "Ann" in asked.text
        assert "Spring cup" in asked.text
        # somebody else who presses, and the console before an answer
        assert "asks you" in (await said(bob, house, "referee console")).text
        answer = await pressed(bob, asked, "Accept")
        assert "You’re the referee" in answer.text
        assert not answer.buttons
        told = await ann.wait_for(house.channel, "has accepted")
        assert ann.mention in told.text
        await ann.wait_for(house.channel, lambda it: is_announcement(it) and "no answer yet" not in it.text)
        # Chloe takes no direct messages: she is asked in the channel
        house.playground.faults.refuse(403, 50007, method="POST", path="/users/@me/channels")
        page = await pressed(ann, await said(ann, house, "referee console"), "Ask for a referee")
        page = await (await ann.select(page, None, [str(chloe.id)])).message()
        assert "Chloe" in page.text
        public = await chloe.wait_for(house.channel, lambda it: chloe.mention in it.text and "asks you" in it.text)
        refused = await (await bob.press(public, "Accept")).settled()
        assert "haven’t been asked" in refused.messages[0].text
        await (await chloe.press(public, "Accept")).settled()
        told = await ann.wait_for(house.channel, lambda it: chloe.name in it.text and "has accepted" in it.text)
        assert ann.mention in told.text
        assert bob.mention in told.text
        assert "referee" in (await said(bob, house, "referee console")).text
        page = await reasoned(chloe, await said(chloe, house, "referee console"), "Step down as referee")
        assert "no longer the referee" in page.text
        told = await ann.wait_for(house.channel, lambda it: "is no longer the referee" in it.text)
        assert ann.mention in told.text
    assert house.playground.refusals == []


async def test_who_was_asked_to_referee_is_told_that_someone_else_was(house: House) -> None:
    """§10.1: directly; who takes no direct message where they were asked, and who has answered not at all."""
    ann, bob, chloe, dan = house.people[:4]
    async with house.bot() as bot:
        quicken(bot)
        cup = {"title": "Spring cup", "start": "1h", "official": False, "referee": bob}
        await said(ann, house, "tournament new", **cup)
        await bob.wait_for(await bob.dm(), "asks you to be the referee")
        house.playground.faults.refuse(403, 50007, method="POST", path="/users/@me/channels")  # Chloe's
        await _asks(ann, house, chloe)
        told = await bob.wait_for(await bob.dm(), "no longer needed as referee")
        assert "Spring cup" in told.text
        assert not told.buttons
        await chloe.wait_for(house.channel, lambda it: chloe.mention in it.text and "asks you" in it.text)
        house.playground.faults.refuse(403, 50007, method="POST", path="/users/@me/channels")
        await _asks(ann, house, dan)
        public = await chloe.wait_for(house.channel, lambda it: "no longer needed as referee" in it.text)
        assert chloe.mention in public.text
        await accepted(dan)
        await ann.wait_for(house.channel, "has accepted")
        assert all("no longer needed" not in each.text for each in await dan.messages(await dan.dm()))


async def _asks(organiser: Person, house: House, referee: Person) -> None:
    page = await pressed(organiser, await said(organiser, house, "referee console"), "Ask for a referee")
    await (await organiser.select(page, None, [str(referee.id)])).settled()


async def test_a_referee_who_has_left_the_server_is_missed_when_a_player_calls(house: House) -> None:
    ann, bob = house.people[:2]
    people = house.playground.people
    async with house.bot() as bot:
        await begun(house, bot, 3)
        await own_table(bot, ann)
        await people.leave(house.guild, bob)
        await said(ann, house, "referee call")
        told = await ann.wait_for(house.channel, "is no longer the referee")
        assert "no longer on the server" in told.text
        assert ann.mention in told.text
        running = await bot.services.tournaments.look(CUP)
        assert running.tournament.referee is None


async def test_a_referee_who_leaves_before_they_answer_is_missed_at_the_next_call(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        await begun(house, bot, 3)
        await own_table(bot, ann)
        assert "has been called" in (await said(ann, house, "referee call")).text
        await house.playground.people.leave(house.guild, bob)
        assert "already called" in (await said(ann, house, "referee call")).text
        told = await ann.wait_for(house.channel, "is no longer the referee")
        assert ann.mention in told.text


async def test_a_call_without_a_referee_goes_to_the_organiser_and_then_to_who_becomes_it(house: House) -> None:
    """§10.1: who calls is told who was called; the new referee is in the thread, and reads why they are needed."""
    ann, bob, chloe, dan = house.people[:4]
    async with house.bot() as bot:
        quicken(bot)
        await announced(house, bob, minutes=5)
        for each in (chloe, dan):
            await said(each, house, "tournament register")
        await said(ann, house, "tournament computers", count=2)
        await pressed(
            ann, await pressed(ann, await said(ann, house, "referee console"), "Open check-in"), "Open check-in"
        )
        for each in (chloe, dan):
            await said(each, house, "tournament check-in")
        await said(ann, house, "tournament draw")
        await own_table(bot, chloe)
        await reasoned(bob, await said(bob, house, "referee console"), "Step down as referee")
        table = await bot.services.tables.look(await own_table(bot, chloe))
        thread = ChannelRef(table.place.channel_id, "", 11, house.guild.id)
        answer = (await (await called(chloe, await board_of(chloe, thread))).settled()).messages[0]
        assert "no referee right now" in answer.text
        assert "Ann" in answer.text
        private = await ann.until(lambda: private_thread(ann))
        told = await ann.wait_for(private, "calls you")
        assert ann.mention in told.text
        assert WHY in told.text
        assert bob.id not in await members_of(bot, private)
        await _asks(ann, house, bob)
        await accepted(bob)
        assert await bob.until(lambda: private_thread(bob)) == private
        told = await bob.wait_for(private, lambda it: bob.mention in it.text and WHY in it.text)
        assert "calls you" in told.text
        assert bob.id in await members_of(bot, private)
        assert len([each for each in await chloe.messages(private) if WHY in each.text]) == 2
        for official, knows in ((bob, True), (ann, False)):
            console = await said(official, house, "referee console")
            page = await (await official.select(console, console.selects[0].custom_id, ["1"])).message()
            assert "Called after line" in page.text
            assert (WHY in page.text) == knows, "what a call is about is for who decides"
    assert house.playground.refusals == []


async def _is_known_to_be_closed(bot: CivBot, person: Person) -> bool | None:
    """Whether the bot has noted that this person takes no message about the channel that is gone."""
    since = (await bot.services.tournaments.look(CUP)).posting.lost_since
    return await bot.services.profiles.recall(f"tournament-lost:{CUP}:{since}:{person.id}") == CLOSED or None


async def test_who_takes_no_direct_message_of_a_lost_channel_is_called_where_it_goes_on(house: House) -> None:
    ann, bob = house.people[:2]
    people = house.playground.people
    async with house.bot() as bot:
        await begun(house, bot, 3)
        await own_table(bot, ann)
        garden = await people.channel(house.guild, "garden")
        await ann.set_dms(False)
        await people.delete_channel(house.channel)
        await bob.wait_for(await bob.dm(), "channel is gone")
        await ann.until(lambda: _is_known_to_be_closed(bot, ann))
        console = await (await bob.slash("referee console", channel=garden)).message()
        await pressed(bob, console, "Move the tournament here")
        told = await ann.wait_for(garden, lambda it: ann.mention in it.text and "goes on in" in it.text)
        assert bob.mention not in told.text
        assert "#garden" in (await ann.wait_for(garden, is_announcement)).text
        book = await (await ann.slash("tournament book", channel=garden)).message()
        assert "goes on in \\#garden" in book.text


@pytest.mark.parametrize("is_allowed", [True, False])
async def test_a_spectator_who_meddles_is_silenced_and_taken_out_of_the_thread(house: House, is_allowed: bool) -> None:
    """§10.6: in the book and at the table; without the permission the referee is told that a moderator has to."""
    ann, bob, chloe = house.people[:3]
    people = house.playground.people
    if is_allowed:
        await people.leave(house.guild)
        await people.join(house.guild, permissions=INVITED)
    async with house.bot() as bot:
        await begun(house, bot, 3)
        place = (await bot.services.tables.look(await own_table(bot, ann))).place
        thread = ChannelRef(place.channel_id, "", 11, house.guild.id)
        await chloe.say(thread, "Attack now!")
        assert chloe.id in await members_of(bot, thread)
        page = await pressed(bob, await judged(bob, house), "A spectator meddles")
        page = await (await bob.select(page, None, [str(chloe.id)])).message()
        assert chloe.mention in page.text
        told = await reasoned(bob, page, "Silence")
        assert "was told not to write here" in told.text
        told = await ann.wait_for(thread, "was told not to write here")
        assert "Chloe" in told.text
        assert WHY in told.text
        page = await pressed(bob, await judged(bob, house), "A spectator meddles")
        page = await (await bob.select(page, None, [str(chloe.id)])).message()
        told = await reasoned(bob, page, "Remove from the thread")
        assert ("Manage Threads" in told.text) is not is_allowed
        assert (chloe.id in await members_of(bot, thread)) is not is_allowed
        await ann.wait_for(thread, "has to leave the thread")
        page = await pressed(bob, await judged(bob, house), "A spectator meddles")
        page = await (await bob.select(page, None, [str(ann.id)])).message()
        opened = await (await bob.press(page, "Silence")).settled()
        refused = await (await bob.submit(opened.modal, {"why": WHY})).settled()
        assert "warn them instead" in refused.messages[0].text
    assert is_allowed or [refusal.status for refusal in house.playground.refusals] == [403]


async def members_of(bot: CivBot, thread: ChannelRef) -> list[int]:
    """Who is in a thread."""
    return [int(each["user_id"]) for each in await bot.http.get_thread_members(thread.id)]


async def test_a_roster_enters_who_is_found_and_asks_about_the_others(house: House) -> None:
    """Who is found is in; a menu asks who is meant by each other line, also after a restart."""
    ann, bob, chloe, dan = house.people
    async with house.bot() as bot:
        quicken(bot)
        await announced(house, bob)
        tournaments = bot.services.tournaments
        page = await pressed(ann, await said(ann, house, "referee console"), "Add people")
        opened = await (await ann.press(page, "Paste a list")).settled()
        typed = f"\ufeff1. {chloe.name}\n{chloe.mention}\nDann\nChlo\nNobody Atall\n<b>{ann.name}</b>\n“{bob.name}”"
        page = await (await ann.submit(opened.modal, {"roster": typed})).message()
        assert "more than once" in page.text
        assert "Nobody Atall" in page.text
        assert "can’t play in it" in page.text, "the referee"
        assert page.text.count("<b>") == 1, "where it is quoted"
        running = await tournaments.look(CUP)
        assert {running.user_of(each.who) for each in running.tournament.entrants} == {chloe.id}
    async with house.bot() as bot:
        tournaments = bot.services.tournaments
        near, of_chloe, anyone, of_ann, _ = page.selects
        assert [[option.value for option in each.options] for each in (near, of_chloe)] == [
            [str(dan.id), "0"],
            [str(chloe.id), "0"],
        ]
        assert anyone.placeholder == "Who is “Nobody Atall”?"
        forged = await (await ann.select(page, near.custom_id, [str(bob.id)], forge=True)).settled()
        assert "In: " not in "".join(each.text for each in forged.messages)
        page = await (await ann.select(page, near.custom_id, [str(dan.id)])).message()
        assert "In: \u2068Dan" in page.text
        page = await (await ann.select(page, page.selects[0].custom_id, ["0"])).message()
        assert "```\nNobody Atall\n<b>Ann</b>\n```" in page.text
        opened = await (await ann.press(page, "Correct the list")).settled()
        (field,) = opened.modal.fields
        assert field.value == "Nobody Atall\n<b>Ann</b>"
        anyone, of_ann, _ = page.selects
        page = await (await ann.select(page, anyone.custom_id, [str(ann.id)])).message()
        (of_ann, _) = page.selects
        page = await (await ann.select(page, of_ann.custom_id, [str(chloe.id)])).message()
        assert "Already on the list" in page.text
        assert "```" not in page.text
        assert any(button.label == "Paste a list" for button in page.buttons)
        running = await tournaments.look(CUP)
        assert {running.user_of(each.who) for each in running.tournament.entrants} == {ann.id, chloe.id, dan.id}
        refused = await (await chloe.press(page, "Paste a list", forge=True)).settled()
        assert "referee" in refused.messages[0].text
    assert house.playground.refusals == []


@pytest.mark.parametrize(
    "form",
    [
        "{ann.id}\n{dan.id}", "<@!{ann.id}> <@{dan.id}>", "Name,Discord\nMiss A,{ann_name}\nMister D,{dan_name}",
        "{ann.name} ({ann_name})\r\n{dan.name} @{dan_name}", "{ann.name};{ann_name}\n{dan.name};{dan_name}",
        "\ufeff“{ann.name}”\u200b, {dan.name}#1234", "Spieler\tID\n{ann.name}\t{ann.id}\nx\t{dan.id}",
    ],
)  # fmt: skip
async def test_a_roster_has_whatever_form_people_have_it_in(house: House, form: str) -> None:
    ann, bob, _, dan = house.people
    async with house.bot() as bot:
        quicken(bot)
        await announced(house, bob)
        ann_name, dan_name = [(await bot.fetch_user(each.id)).name for each in (ann, dan)]
        page = await pressed(ann, await said(ann, house, "referee console"), "Add people")
        opened = await (await ann.press(page, "Paste a list")).settled()
        typed = form.format(ann=ann, dan=dan, ann_name=ann_name, dan_name=dan_name)
        page = await (await ann.submit(opened.modal, {"roster": typed})).message()
        assert len(page.selects) == 1, page.text
        running = await bot.services.tournaments.look(CUP)
        assert {running.user_of(each.who) for each in running.tournament.entrants} == {ann.id, dan.id}
        assert "more than once" not in page.text
    assert house.playground.refusals == []


async def pasted(ann: Person, house: House, typed: str) -> Message:
    """The page of a list that was pasted in."""
    page = await pressed(ann, await said(ann, house, "referee console"), "Add people")
    opened = await (await ann.press(page, "Paste a list")).settled()
    return await (await ann.submit(opened.modal, {"roster": typed})).message()


@pytest.mark.parametrize("form", ["{} / {}", "@{} @{}", "1. {} - {}", "7 {}#0001 | {}#0002"])
async def test_who_stands_on_a_line_with_another_is_asked_about(house: House, form: str) -> None:
    ann, bob, chloe, dan = house.people
    async with house.bot() as bot:
        quicken(bot)
        await announced(house, bob)
        page = await pasted(ann, house, form.format(chloe.name, dan.name))
        offered = {option.value for option in page.selects[0].options}
        assert offered == {str(chloe.id), str(dan.id), "0"}
        assert (await bot.services.tournaments.look(CUP)).tournament.entrants == ()
    assert house.playground.refusals == []


@pytest.mark.parametrize(("count", "missing"), [(120, 37), (66, 0)])
async def test_what_a_page_cannot_keep_of_a_list_is_said(house: House, count: int, missing: int) -> None:
    ann, bob = house.people[:2]
    names = [f"Nobody of that name {at:03}" for at in range(count)]
    async with house.bot() as bot:
        quicken(bot)
        await announced(house, bob)
        page = await pasted(ann, house, "\n".join(names))
        (quoted,) = re.findall(r"```\n(.*)\n```", page.text, re.DOTALL)
        assert quoted.splitlines() == names[: count - missing]
        assert (f"its last {missing} names" in page.text) == bool(missing)
        assert not missing or names[-missing] in page.text
        assert ("still in your list below" in page.text) is not bool(missing)
    assert house.playground.refusals == []


async def test_a_name_is_searched_for_though_one_of_that_name_was_met(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    """And a choice that is nobody's is unreadable."""
    ann, bob, chloe, dan = house.people
    for person in (chloe, dan):
        await house.playground.people.set_nick(house.guild, person, "Alex")
    async with house.bot() as bot:
        quicken(bot)
        await announced(house, bob)
        page = await pasted(ann, house, f"{chloe.mention}\nAlex\nNobody Atall")
        assert "more than once" not in page.text
        of_alex, anyone, _ = page.selects
        assert {option.value for option in of_alex.options} == {str(chloe.id), str(dan.id), "0"}
        forged = await (await ann.select(page, anyone.custom_id, ["x"], forge=True)).acknowledged()
        await ui_of(bot).context.in_flight.drained(60)
        assert forged.state != "failed"
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == []


async def test_a_referee_checks_in_who_walks_in(house: House) -> None:
    ann, bob, chloe = house.people[:3]
    async with house.bot() as bot:
        await opened_check_in(house, bot, 3)
        page = await pressed(bob, await said(bob, house, "referee console"), "Add people")
        page = await (await bob.select(page, None, [str(chloe.id), str(ann.id)])).message()
        assert "In: " in page.text
        present = (await bot.services.tournaments.look(CUP)).tournament.present()
        assert len(present) == 5
    assert house.playground.refusals == []


async def test_a_word_to_all_stands_in_the_channel_and_at_every_table(house: House) -> None:
    """Who plays is called at their table, unless the form says that nobody is."""
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        await begun(house, bot, 5)
        await own_table(bot, ann)
        await bot.services.tournaments.idle()
        for person, label in ((bob, "Bob"), (ann, "Ann")):
            page = await reasoned(person, await said(person, house, "referee console"), "A word to all")
            assert WHY in page.text
            places = [house.channel, *[each for each in await ann.channels() if each.type == 11]]
            assert len(places) == 3
            for place in places:
                told = await ann.wait_for(place, lambda it, name=label: "📢" in it.text and name in it.text)
                assert WHY in told.text
        table = await bot.services.tables.look(await own_table(bot, ann))
        thread = ChannelRef(table.place.channel_id, "", 11, house.guild.id)
        for choice, is_called in (("call", True), ("none", False)):
            opened = await (await bob.press(await said(bob, house, "referee console"), "A word to all")).settled()
            await (await bob.submit(opened.modal, {"why": f"word {choice}", "calls": choice})).settled()
            told = await ann.wait_for(thread, f"word {choice}")
            assert (ann.mention in told.text) is is_called
    assert house.playground.refusals == []


async def test_a_form_to_which_discord_takes_no_answer_is_not_entered_and_can_be_sent_again(house: House) -> None:
    bob = house.people[1]
    house.times = DEFERRED
    async with house.bot() as bot:
        quicken(bot)
        await announced(house, bob)
        console = await said(bob, house, "referee console")
        first, again = [(await (await bob.press(console, "A word to all")).settled()).modal for _ in range(2)]
        before = len((await bot.services.tournaments.look(CUP)).book)
        late = house.playground.faults.refuse(404, UNKNOWN_INTERACTION, method="POST", path=CALLBACK)
        await bob.submit(first, {"why": WHY})
        await late.reached.wait()
        assert WHY in (await (await bob.submit(again, {"why": WHY})).message()).text
        assert len((await bot.services.tournaments.look(CUP)).book) == before + 1


@pytest.mark.long
async def test_the_organiser_sets_a_break_and_starts_the_round_before_it_ends(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        await begun(house, bot, 5)
        console = await said(ann, house, "referee console")

        async def typed(text: str) -> Message:
            opened = await (await ann.press(console, "Break between rounds")).settled()
            return (await (await ann.submit(opened.modal, {"break": text})).settled()).messages[0]

        assert "isn’t a time I can read" in (await typed("<b>soon</b>")).text
        assert "the next round has to start in the future" in (await typed("2026-01-01 20:00")).text
        assert "A break lasts up to 60 days" in (await typed("2126-01-01 20:00")).text, "before it is asked about"
        shown = await typed("tomorrow midnight")
        assert "It may mean two times" in shown.text
        assert len(shown.buttons) == 2
        for pressed_at_once in [await ann.press(shown, shown.buttons[1].label) for _ in range(2)]:
            console = (await pressed_at_once.settled()).messages[0]
            assert "The next round starts <t:" in console.text
        book = (await bot.services.tournaments.look(CUP)).book
        assert sum(isinstance(entry.act.operation, SetBreak) for entry in book) == 1, "told once"
        console = await typed("30m")
        assert "break of 30 minutes" in console.text
        await ann.wait_for(house.channel, lambda it: not it.ephemeral and "a break of 30 minutes" in it.text)
        assert "Break between rounds" not in [b.label for b in (await said(bob, house, "referee console")).buttons]
        await play_round(bot, ann, bob)
        told = await ann.wait_for(house.channel, "Round 1 is over")
        assert "the next round starts" in told.text
        await ann.wait_for(house.channel, lambda it: is_announcement(it) and "☕ Break" in it.text)
        step = await pressed(bob, await said(bob, house, "referee console"), "Start the round now")
        await pressed(bob, step, "Start the round now")
        await ann.wait_for(house.channel, lambda it: "Final" in it.text and "Everyone can watch" in it.text)
    assert house.playground.refusals == []


async def play_round(bot: CivBot, person: Person, referee: Person) -> None:
    """A round of a cup played to its end by a person and computers, lots drawn."""
    tournaments = bot.services.tournaments
    heard = asyncio.Event()
    tournaments.on_change(lambda _: heard.set())
    while not (running := await tournaments.look(CUP)).tournament.rounds[-1].is_over:
        heard.clear()
        for state in await tournaments.tables_of(CUP):
            if state.table is not None and state.table.seat_of(UserId(person.id)) is not None:
                await play(bot, person, state.table.id)
            if state.drawn.tied and not state.drawn.is_over:
                await tournaments.act(CUP, Caller(UserId(referee.id), "Bob"), CastLotAt(state.number))
        await tournaments.idle()
        if await tournaments.look(CUP) == running:
            await asyncio.wait_for(heard.wait(), PATIENCE)


async def test_an_official_tournament_within_four_weeks_is_warned_of(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        quicken(bot)
        for official, start, is_warned in ((True, "1h", True), (False, "1h", False), (True, "29d", False)):
            cup = {"title": "Cup", "start": start, "official": official, "referee": bob}
            shown = await said(ann, house, "tournament new", **cup)
            assert ("four weeks" in shown.text) is is_warned
    assert house.playground.refusals == []


async def test_what_a_tournament_refuses_is_refused_before_it_is_asked(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        await begun(house, bot, 3)
        await finish_draft(bot, ann)
        resigning = await said(ann, house, "civ resign", table=await own_table(bot, ann))
        assert "referee" in resigning.text
        assert "§9.5" in resigning.text
        assert not resigning.buttons
        whom = await pressed(bob, await judged(bob, house), "Too many cards drawn")
        counts = await pressed(bob, whom, "Ann")
        assert [option.value for option in counts.selects[0].options] == ["1", "2", "3"], "as many as the hand has"
    assert house.playground.refusals == []
