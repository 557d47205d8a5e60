"""Seats that change hands: nobody takes one who is not there, two never take the same, and who played is kept."""

import asyncio
import json

import pytest

from bot.client import CivBot
from bot.pages.ui import ui_of
from bot.playground.people import Message, Person
from bot.table.table import Table
from bot.table.values import TableId, UserId
from bot.table.vote import VoteKind
from tests.e2e.house import House, downloaded, is_playable, number_of, vote_of


async def _free(house: House, bot: CivBot) -> tuple[int, Person, Person, Message]:
    """A game of Bob and Chloe with a seat to take: its number, who is away, who is there, its board.

    The computer has taken its turn.
    """
    number = await house.begin(house.people[1:3])
    table = await bot.services.tables.look(TableId(number))
    away, here = sorted(house.people[1:3], key=lambda person: table.seat_of(person.id) not in table.waiting)
    question = await (await away.slash("civ away", channel=house.channel, table=number)).message()
    await (await away.press(question, "Let the computer play")).settled()
    board = await here.wait_for(
        house.channel,
        lambda m: is_playable(m) and here.mention in m.text and "Take a seat" in [button.label for button in m.buttons],
    )
    return number, away, here, board


async def _asks_for_it(person: Person, board: Message) -> Message:
    """What somebody from outside is told who asks for the only free seat."""
    page = await (await person.press(board, "Take a seat")).message()
    return (await (await person.press(page, page.buttons[0].label)).settled()).messages[0]


async def _all_agree(vote: Message, *people: Person) -> None:
    for person in people:
        await (await person.press(vote, "Agree")).settled()


async def _closed(person: Person, house: House, vote: Message) -> Message:
    return await person.wait_for(house.channel, lambda message: message.id == vote.id and not message.buttons)


async def test_who_was_banned_while_the_others_voted_gets_no_seat(house: House) -> None:
    async with house.bot() as bot:
        number, away, here, board = await _free(house, bot)
        ann, dan = house.people[0], house.people[3]
        await _asks_for_it(dan, board)
        vote = await vote_of(here, house.channel)
        await house.playground.people.ban(house.guild, dan)
        await (await here.press(vote, "Agree")).settled()
        text = (await _closed(here, house, vote)).text
        assert "The computer keeps the seat." in text
        assert "is no longer here" in text
        table = await bot.services.tables.look(TableId(number))
        assert table.seat_of(dan.id) is None
        assert table.participants[table.seat_of(away.id) or 0].is_automatic
        assert "The vote is open" in (await _asks_for_it(ann, board)).text, "another one may ask"
    asked = {(refusal.method, refusal.path, refusal.status) for refusal in house.playground.refusals}
    assert asked == {("GET", f"/guilds/{house.guild.id}/members/{dan.id}", 404)}


async def test_where_discord_does_not_say_who_is_there_the_vote_goes_on(house: House) -> None:
    async with house.bot() as bot:
        number, away, here, board = await _free(house, bot)
        dan = house.people[3]
        await _asks_for_it(dan, board)
        vote = await vote_of(here, house.channel)
        house.playground.faults.status(500, method="GET", path="/guilds/*/members/*", times=9)
        await _all_agree(vote, here, away)
        assert "changed hands" in (await _closed(here, house, vote)).text
        assert (await bot.services.tables.look(TableId(number))).seat_of(dan.id) is not None


async def test_of_two_who_press_at_once_one_is_voted_on_and_the_other_is_told(house: House) -> None:
    async with house.bot() as bot:
        number, away, here, board = await _free(house, bot)
        pair = (house.people[0], house.people[3])
        pages = [await (await person.press(board, "Take a seat")).message() for person in pair]
        (label,) = [button.label for button in pages[0].buttons]
        presses = zip(pair, pages, strict=True)
        begun = await asyncio.gather(*(person.press(page, label) for person, page in presses))
        texts = [(await each.settled()).messages[0].text for each in begun]
        assert sorted("already a vote" in each for each in texts) == [False, True]
        assert sorted("The vote is open" in each for each in texts) == [False, True]
        await _all_agree(await vote_of(here, house.channel), here, away)
        await here.wait_for(house.channel, "changed hands")
        table = await bot.services.tables.look(TableId(number))
        winner = pair[["already a vote" in each for each in texts].index(False)]
        assert [person for person in pair if table.seat_of(person.id) is not None] == [winner]
    assert house.playground.refusals == []


async def test_a_friend_gets_no_hand_on_the_opponents_vote_alone(house: House) -> None:
    """The holder is asked at the table and directly; his no ends it, and the friend never sees a card."""
    async with house.bot() as bot:
        number, away, here, board = await _free(house, bot)
        friend = house.people[3]
        await _asks_for_it(friend, board)
        vote = await vote_of(here, house.channel)
        assert f"{away.name} can say no until then" in plain(vote.text).replace("*", "")
        await (await here.press(vote, "Agree")).settled()
        message = await away.wait_for(await away.dm(), "asking for your seat")
        assert f"/{vote.id}" in message.text
        peek = await (await friend.press(board, "My hand")).settled()
        assert "You’re not playing at table" in peek.messages[0].text
        await (await away.press(vote, "Disagree")).settled()
        assert "Rejected" in (await _closed(here, house, vote)).text
        table = await bot.services.tables.look(TableId(number))
        assert table.seat_of(friend.id) is None
    assert house.playground.refusals == []


async def test_the_hand_of_who_is_replaced_is_closed(house: House) -> None:
    async with house.bot() as bot:
        number, away, here, board = await _free(house, bot)
        dan = house.people[3]
        hand = (await (await away.press(board, "My hand")).settled()).messages[0]
        await _asks_for_it(dan, board)
        await _all_agree(await vote_of(here, house.channel), here, away)
        closed = await away.wait_for(
            house.channel, lambda m: m.id == hand.id and "Someone else has taken over" in m.text
        )
        assert not closed.attachments
        await away.wait_for(await away.dm(), "someone else has taken over your seat")
        again = await (await away.slash("civ join-game", channel=house.channel, table=number)).settled()
        assert "seat" in again.messages[-1].text
        assert (await bot.services.tables.look(TableId(number))).seat_of(away.id) is None
    assert house.playground.refusals == []


async def test_a_press_under_way_while_somebody_is_replaced_shows_him_no_hand(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house.bot() as bot:
        number, away, here, board = await _free(house, bot)
        dan, services, hands = house.people[3], bot.services, ui_of(bot).context.hands
        await _asks_for_it(dan, board)
        await _all_agree(await vote_of(here, house.channel), here)
        newest = hands._newest  # pyright: ignore[reportPrivateUsage]  # where a press is overtaken

        async def replaced(table: Table) -> Table:
            monkeypatch.setattr(hands, "_newest", newest)
            await services.votes.answer(table.id, UserId(away.id), VoteKind.REPLACE, agrees=True)
            return await newest(table)

        monkeypatch.setattr(hands, "_newest", replaced)
        shown = (await (await away.press(board, "My hand")).settled()).messages[-1]
        assert "Someone else has taken over" in shown.text
        assert not shown.attachments
        assert (await services.tables.look(TableId(number))).seat_of(dan.id) is not None


async def test_a_bot_is_not_invited(house: House) -> None:
    async with house.bot() as bot:
        assert bot.user is not None
        ann, bob = house.people[:2]
        lobby = await house.open_table(ann, players=3, access="invited")
        refused = (await (await ann.select(lobby, None, [str(bot.user.id)])).settled()).messages[-1]
        assert refused.ephemeral
        assert "Bots can’t join" in refused.text
        both = await ann.select(await ann.refreshed(lobby), None, [str(bot.user.id), bob])
        messages = (await both.settled()).messages
        await ann.wait_for(house.channel, lambda m: m.id != refused.id and "Bots can’t join" in m.text)
        assert messages
        table = await bot.services.tables.look(TableId(number_of(lobby)))
        assert table.options.invited == (bob.id,)
    assert house.playground.refusals == []


async def test_who_was_replaced_has_the_game_once_it_is_over_and_the_end_says_who_played(house: House) -> None:
    async with house.bot() as bot:
        number, away, here, board = await _free(house, bot)
        dan = house.people[3]
        await _asks_for_it(dan, board)
        await _all_agree(await vote_of(here, house.channel), here, away)
        await here.wait_for(house.channel, "changed hands")
        page = await (await away.slash("civ replay", channel=house.channel, table=number)).message()
        early = await (await away.press(page, custom_id=f"civ:export:{number}", forge=True)).message()
        assert "over" in early.text
        assert not early.attachments
        await house.ask_to_call_off(here, table=number)
        await (await dan.press(await vote_of(dan, house.channel), "Agree")).settled()
        end = await here.wait_for(house.channel, lambda m: "Rematch" in [button.label for button in m.buttons])
        assert f"{away.name}’s seat" in plain(end.text)
        assert "then Dan" in plain(end.text)
        message = await downloaded(away, house.channel, number)
        (file,) = message.attachments
        header = json.loads((await file.read()).decode().splitlines()[0])
        assert [stay["name"] for stay in header["played"]][-1] == "Dan"
        elsewhere = await house.playground.people.channel(house.guild, "elsewhere")
        offered = await away.autocomplete("civ table", channel=elsewhere, focused="table", table="")
        assert [choice["value"] for choice in offered] == [number]
        await house.playground.people.permissions(house.channel, away, deny=["VIEW_CHANNEL"])
        page = await (await away.slash("civ replay", channel=elsewhere, table=number)).message()
        assert f"Replay of game {number}" in page.text
    assert house.playground.refusals == []


def plain(text: str) -> str:
    """Without the marks that keep names of two directions apart."""
    return text.replace("\u2068", "").replace("\u2069", "")
