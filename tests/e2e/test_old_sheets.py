"""Sheets of long ago, which nobody draws anew any more: what is pressed there is answered, and plays nothing."""

from dataclasses import replace
from datetime import timedelta
from typing import Any, Final

import pytest

from bot.client import CivBot
from bot.discord.routing import Verb
from bot.pages.addresses.hand import ASK_AWAY, DO, HAND, MOMENT
from bot.pages.hand.hand import AWAY, COME_BACK, UNDO
from bot.pages.ui import ui_of
from bot.playground.people import Message, Person
from bot.table.table import Table
from bot.table.values import Participant, UserId
from tests.e2e.callings import awaited, turn_over
from tests.e2e.house import House, board_of
from tests.e2e.test_direct_hands import called, files_in, labels, play_button

WEEK: Final = timedelta(weeks=1)


async def _left_lying(house: House, place: str) -> tuple[Table, Person, Message]:
    """A table, who was awaited there a week ago, and his sheet of then, which no bot knows of any more.

    Discord has not taken back the one in a direct message: it was closed meanwhile.
    """
    async with house.bot() as bot:
        table, first, sheet = await called(house, bot)
        if place == "channel":
            sheet = await (await first.press(await board_of(first, house.channel), "My hand")).message()
        await ui_of(bot).announcer.idle()
    path = f"/channels/{(await first.dm()).id}/messages/*"
    house.playground.faults.refuse(403, 50007, method="PATCH", path=path, times=10**6)
    house.later = WEEK
    return table, first, sheet


async def _pressed(person: Person, sheet: Message) -> list[str]:
    """What a press of the sheet's first play leads to: the texts that answer it, and what lies there then."""
    it = await (await person.press(sheet, custom_id=play_button(sheet))).settled()
    return [message.text for message in it.messages]


@pytest.mark.parametrize("place", ["channel", "direct"])
async def test_a_sheet_of_last_week_becomes_that_of_today_and_says_what_has_happened(house: House, place: str) -> None:
    table, first, sheet = await _left_lying(house, place)
    async with house.bot() as bot:
        for _ in range(4):
            table = await turn_over(bot, table.id)
        assert awaited(table, house.people[:2]) is first
        (text,) = await _pressed(first, sheet)
        assert "moves old" in text
        assert "Since your last turn" in text
        shown = await first.refreshed(sheet)
        assert "Play " in labels(shown)
        assert play_button(shown).split(":")[3] == str(table.match and table.match.version)
        assert (await bot.services.tables.look(table.id)).number == table.number


async def _another_sits_down(house: House, bot: CivBot, table: Table, first: Person) -> None:
    seat, dan = table.seat_of(first.id), Participant(UserId(house.people[3].id), "Dan")
    participants = tuple(dan if at == seat else one for at, one in enumerate(table.participants))
    await bot.services.live.change(table.id, lambda now: replace(now, participants=participants))


@pytest.mark.parametrize("verb", [DO, HAND, MOMENT, UNDO, ASK_AWAY, AWAY, COME_BACK], ids=lambda verb: verb.name)
async def test_a_direct_sheet_of_a_seat_that_is_another_s_by_now_plays_nothing_and_is_emptied(
    house: House, verb: Verb[Any, ...]
) -> None:
    """Whatever is pressed in it, of what a sheet has at one time or another."""
    table, first, sheet = await _left_lying(house, "direct")
    assert table.match is not None
    at = {DO: (), UNDO: (table.id, table.match.version)}.get(verb, (table.id,))
    custom_id = verb.to(*at) if at else play_button(sheet)
    async with house.bot() as bot:
        await _another_sits_down(house, bot, table, first)
        it = await (await first.press(sheet, custom_id=custom_id, forge=True)).settled()
        (text,) = [message.text for message in it.messages]
        assert "Someone else has taken over" in text
        emptied = await first.refreshed(sheet)
        assert (files_in(house, emptied), emptied.buttons) == ([], [])
        assert (await bot.services.tables.look(table.id)).number == table.number


async def test_a_private_sheet_of_a_seat_that_is_another_s_by_now_plays_nothing_and_shows_nothing_new(
    house: House,
) -> None:
    table, first, sheet = await _left_lying(house, "channel")
    async with house.bot() as bot:
        await _another_sits_down(house, bot, table, first)
        (text,) = await _pressed(first, sheet)
        assert "You have no seat at this table" in text
        shown = await first.refreshed(sheet)
        assert (shown.text, labels(shown)) == (sheet.text, labels(sheet))
        assert (await bot.services.tables.look(table.id)).number == table.number


async def test_a_sheet_of_a_server_left_since_is_put_away_and_says_why(house: House) -> None:
    table, first, sheet = await _left_lying(house, "direct")
    await house.playground.people.leave(house.guild)
    async with house.bot() as bot:
        await ui_of(bot).server_departures.catch_up()
        (text,) = await _pressed(first, sheet)
        assert text.startswith("> I’m no longer on this table’s server")
        left = await first.refreshed(sheet)
        assert (files_in(house, left), labels(left)) == ([], "My hand")
        assert (await bot.services.tables.look(table.id)).number == table.number
