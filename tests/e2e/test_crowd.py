"""Many tables at once on one server, under Discord's limits; and places that Discord has closed to the bot.

Discord limits messages by channel: five sent and five edited in five seconds. Two hundred tables in one channel could
therefore not be kept up to date by anybody; so they sit as on a real server, most in threads of their own, and some
share a channel, where only each table's newest state counts. How long it all takes, `civ bench tables` measures.
"""

import asyncio
from itertools import pairwise
from pathlib import Path

import pytest

from bot.bench.busy_server import create_busy_server
from bot.pages.ui import ui_of
from bot.playground.people import ScriptedPlayground
from bot.table.values import TableId
from tests.e2e.house import PATIENCE, House, Player, board_of, next_board
from tests.store.empty import put_empty_database

pytestmark = pytest.mark.slow

PRESSES = 2
TRANSIT = 0.02
"""Seconds that Discord takes for a message, so that two at once would be seen."""


@pytest.mark.parametrize(("in_threads", "in_one"), [(10, 4), pytest.param(192, 8, marks=pytest.mark.long)])
async def test_many_tables_at_once_keep_every_limit_and_show_the_truth(
    tmp_path: Path, in_threads: int, in_one: int
) -> None:
    database = put_empty_database(tmp_path / "civ.sqlite3")
    async with ScriptedPlayground(first_answer=PATIENCE) as playground:
        town = await create_busy_server(playground, database, in_threads=in_threads, in_one=in_one, display="text")
        playground.set_rate_limits()
        playground.faults.slow(TRANSIT, path="/channels/*", times=10**9)
        people = list({person.id: person for table in town.tables for person in table.people}.values())
        house = House(playground, database, town.guild, town.tables[0].channel, people)
        async with house.bot() as bot:
            await ui_of(bot).announcer.idle()
            opened = {channel: len(writes) for channel, writes in town.writes().items()}
            await town.play(presses=PRESSES, pause=0.0)
            await ui_of(bot).announcer.idle()
            services, localizer = bot.services, bot.resources.catalogues.localizer("en")
            assert await town.find_wrong_boards(services, localizer, has_picture=False) == []
        assert [request for request in playground.requests if request.status == 429] == []
        assert playground.record.hammered == []
        assert {playground.interactions.by_id[press].state for table in town.tables for press in table.pressed} <= {
            "answered", "updated",
        }  # fmt: skip
        assert [len(table.pressed) for table in town.tables] == [PRESSES] * len(town.tables)
        writes = town.writes()
        for channel in writes.values():
            assert all(before.ended <= after.at for before, after in pairwise(channel)), "two at once"
        shared = town.tables[-1].channel.id
        assert len(writes[shared]) - opened[shared] <= 2 * in_one, "states that were over when their turn came"


@pytest.mark.parametrize("trouble", ["no view", "no sending", "deleted"])
async def test_a_place_closed_to_the_bot_is_left_alone_until_the_table_is_brought_back(
    house: House, trouble: str, caplog: pytest.LogCaptureFixture
) -> None:
    ann, bob = house.people[:2]
    people = house.playground.people
    other = await people.channel(house.guild, "elsewhere")
    denied = {"no view": ["VIEW_CHANNEL"], "no sending": ["SEND_MESSAGES"]}
    async with house.bot() as bot:
        number = await house.begin([ann, bob])
        board = await board_of(ann, house.channel)
        first, second = (ann, bob) if ann.mention in board.text else (bob, ann)
        hand = await (await first.press(board, "My hand")).message()
        await ui_of(bot).announcer.idle()
        if trouble == "deleted":
            await people.delete_channel(house.channel)
            hand = await (await first.slash("civ hand", channel=other, table=number)).message()
        else:
            await people.permissions(house.channel, "bot", deny=denied[trouble])
        before = len(house.playground.requests)
        await Player(first, "Culture", 1).play(hand)
        await ui_of(bot).announcer.idle()
        hand = await (await second.slash("civ hand", channel=other, table=number)).message()
        await Player(second, "Culture", 2).play(hand)
        await ui_of(bot).announcer.idle()
        asked = [str(request) for request in house.playground.requests[before:] if request.status in (403, 404)]
        # a view taken away and a deleted channel are noticed by their events, before anything is sent there
        assert int(trouble == "no sending") <= len(asked) <= 2, asked
        assert len(set(asked)) == len(asked), "with its picture and without, but neither twice"
        assert len([record for record in caplog.records if "lost its place" in record.getMessage()]) == 1
        assert (await bot.services.tables.look(TableId(number))).is_placeless
        offer = await (await ann.slash("civ table", channel=other, table=number)).followup()
        await (await ann.press(offer, "Move the table here")).settled()
        moved = await board_of(ann, other)
        assert first.mention in moved.text, "both have taken their turns"
        await Player(first, "Culture", 3).turn(moved)
        await next_board(ann, other, moved.id)


async def test_a_board_that_nobody_may_edit_any_more_is_asked_for_once(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        await house.begin([ann, bob])
        board = await board_of(ann, house.channel)
        on_turn = next(person for person in (ann, bob) if person.mention in board.text)
        hand = await (await on_turn.press(board, "My hand")).message()
        await house.playground.people.delete_message(board)
        await Player(on_turn, "Culture", 1).play(hand)
        await ui_of(bot).announcer.idle()
        lost = f"/channels/{house.channel.id}/messages/{board.id}"
        assert [request.status for request in house.playground.requests if request.path == lost][-1:] == [404]
        assert len([each for each in house.playground.refusals if each.path == lost]) == 1
        assert (await board_of(ann, house.channel)).id != board.id


@pytest.mark.parametrize("denied", ["VIEW_CHANNEL", "SEND_MESSAGES"])
async def test_a_table_is_shown_again_where_it_was_once_the_bot_may_write_there(house: House, denied: str) -> None:
    ann, bob = house.people[:2]
    people = house.playground.people
    other = await people.channel(house.guild, "elsewhere")
    async with house.bot() as bot:
        number = await house.begin([ann, bob])
        board = await board_of(ann, house.channel)
        await ui_of(bot).announcer.idle()
        first, second = (ann, bob) if ann.mention in board.text else (bob, ann)
        hand = await (await first.press(board, "My hand")).message()
        await people.permissions(house.channel, "bot", deny=[denied])
        await Player(first, "Culture", 1).play(hand)
        await ui_of(bot).announcer.idle()
        assert (await bot.services.tables.look(TableId(number))).is_placeless
        await people.permissions(house.channel, "bot", allow=[denied])
        again = await next_board(second, house.channel, board.id)
        assert second.mention in again.text
        await (await second.slash("civ hand", channel=other, table=number)).message()


async def test_states_that_are_over_before_their_turn_are_never_sent(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        await house.begin([ann, bob])
        board = await board_of(ann, house.channel)
        on_turn = next(person for person in (ann, bob) if person.mention in board.text)
        (number,) = await bot.services.lists.playing_in(house.guild.id)
        await ui_of(bot).announcer.idle()
        edits = f"/channels/{house.channel.id}/messages/*"
        house.playground.faults.slow(0.3, method="PATCH", path=edits)
        before = len(house.playground.requests)
        for _ in range(20):
            ui_of(bot).announcer.enqueue(number, redraws=True)
            await asyncio.sleep(0)
        await ui_of(bot).announcer.idle()
        sent = [request for request in house.playground.requests[before:] if request.method == "PATCH"]
        assert 1 <= len(sent) <= 2
        assert on_turn.mention in (await board_of(ann, house.channel)).text
