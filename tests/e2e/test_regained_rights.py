"""What Discord has refused is asked again once the bot may do it again, whatever kept it from that."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import discord
import pytest

from bot.discord.permission_bits import NEEDED
from bot.discord.refusals import REFUSALS
from bot.pages.board.regained_rights import RegainedRights
from bot.pages.ui import ui_of
from bot.playground.people import Message, Person
from bot.playground.world.permissions import EVERYONE, Permission
from bot.table.values import TableId
from tests.e2e.cups import CUP, WHY, announced, quicken, said
from tests.e2e.house import PATIENCE, House, Player, awaited, board_of, next_board, thread_of

Change = Callable[[House], Awaitable[None]]


async def _timed_out(house: House) -> None:
    await house.playground.people.time_out(house.guild, house.people[0], seconds=3600)


async def _let_speak(house: House) -> None:
    await house.playground.people.time_out(house.guild, house.people[0], seconds=0)


async def _closed(house: House) -> None:
    await house.playground.people.permissions(house.channel, "bot", deny=["SEND_MESSAGES"])


async def _opened(house: House) -> None:
    await house.playground.people.permissions(house.channel, "bot")


async def _hidden(house: House) -> None:
    await house.playground.people.permissions(house.channel, "bot", deny=["VIEW_CHANNEL"])


def _everyone(bits: int) -> list[str]:
    """Permissions by Discord's names."""
    return [each.name or "" for each in Permission if each & bits]


async def _silent(house: House) -> None:
    names = _everyone(EVERYONE & ~Permission.SEND_MESSAGES)
    await house.playground.people.set_role(house.guild, "everyone", names)


async def _heard(house: House) -> None:
    await house.playground.people.set_role(house.guild, "everyone", _everyone(EVERYONE))


async def _given_a_role(house: House) -> None:
    """As a server does that leaves the rest as it is: the bot comes again by a link that asks for what it needs."""
    people = house.playground.people
    await people.leave(house.guild)
    await people.join(house.guild, permissions=NEEDED)


async def _invited_again(house: House) -> None:
    people = house.playground.people
    await people.leave(house.guild)
    await people.permissions(house.channel, "bot")  # which it doesn't hear of
    await people.join(house.guild)


def _refused_by(code: int) -> Callable[[House], None]:
    def refuse(house: House) -> None:
        for method in ("POST", "PATCH"):
            path = f"/channels/{house.channel.id}/messages*"
            house.playground.faults.refuse(REFUSALS[code][0], code, method=method, path=path, times=10**6)

    return refuse


async def _unverified(house: House) -> None:
    # as documented: in the playground, as at Discord itself, a bot bypasses the level (discord-api-docs #87)
    _refused_by(50009)(house)
    await house.playground.people.verification(house.guild, 4)


async def _verified(house: House) -> None:
    house.playground.faults.clear()
    await house.playground.people.verification(house.guild, 1)


async def _wants_two_factor(house: House) -> None:
    _refused_by(60003)(house)
    await house.playground.people.two_factor(house.guild, True)


async def _wants_it_no_more(house: House) -> None:
    house.playground.faults.clear()
    await house.playground.people.two_factor(house.guild, False)


async def _no_access(house: House) -> None:
    _refused_by(50001)(house)


async def _access(house: House) -> None:
    house.playground.faults.clear()
    await house.playground.people.permissions(house.channel, "bot", allow=["ADD_REACTIONS"])


LOSSES: Final[dict[str, tuple[Change, Change]]] = {
    "timeout": (_timed_out, _let_speak),
    "permission": (_closed, _opened),
    "hidden": (_hidden, _opened),
    "role": (_silent, _heard),
    "role-of-its-own": (_silent, _given_a_role),
    "invited-again": (_closed, _invited_again),
    "verification": (_unverified, _verified),
    "two-factor": (_wants_two_factor, _wants_it_no_more),
    "access": (_no_access, _access),
}
"""What the bot may lose, and how it gets it back."""


async def _play_unseen(house: House, people: list[Person], board: Message) -> Person:
    """The turn of who is on it, by the hand alone; who is on turn then."""
    elsewhere = await house.playground.people.channel(house.guild, "elsewhere")
    on_turn = awaited(board, people)[0]
    hand = await (await on_turn.slash("civ hand", channel=elsewhere)).message()
    await Player(on_turn, "Culture", 1).play(hand)
    return next(person for person in people if person is not on_turn)


@pytest.mark.parametrize("loss", LOSSES)
async def test_a_board_that_was_refused_comes_once_the_bot_may_write_again(house: House, loss: str) -> None:
    people, (lose, regain) = house.people[:2], LOSSES[loss]
    async with house.bot() as bot:
        number = TableId(await house.begin(people))
        board = await board_of(people[0], house.channel)
        await lose(house)
        other = await _play_unseen(house, people, board)
        told = await other.wait_for(await other.dm(), lambda message: "🚪" in message.text)
        assert ("timed me out" in told.text) == (loss == "timeout"), told.text
        assert (await bot.services.tables.look(number)).is_placeless
        await regain(house)
        again = await next_board(people[0], house.channel, board.id - 1)
        shown = again if other.mention in again.text else await next_board(people[0], house.channel, again.id)
        assert other.mention in shown.text


async def test_a_board_comes_back_to_a_thread_that_was_archived_meanwhile(house: House) -> None:
    people, playground = house.people[:2], house.playground.people
    async with house.bot() as bot:
        number = TableId(await house.begin(people, thread=True))
        thread = await thread_of(people[0])
        board = await board_of(people[0], thread)
        await playground.permissions(house.channel, "bot", deny=["SEND_MESSAGES_IN_THREADS"])
        await playground.set_thread(thread, archived=True)
        other = await _play_unseen(house, people, board)
        await other.wait_for(await other.dm(), lambda message: "🚪" in message.text)
        assert (await bot.services.tables.look(number)).is_placeless
        await playground.permissions(house.channel, "bot")
        shown = await next_board(people[0], thread, board.id - 1)
        assert other.mention in shown.text or other.mention in (await next_board(people[0], thread, shown.id)).text


async def test_the_end_of_a_cup_is_told_after_a_timeout(house: House) -> None:
    ann, bob = house.people[:2]
    house.features = ("tournaments",)
    async with house.bot() as bot:
        quicken(bot)
        announcement = await announced(house, bob)
        await _timed_out(house)
        refused = house.playground.refusals.copy()
        await said(ann, house, "tournament cancel", reason=WHY)
        await ui_of(bot).tournament_announcer.wait_until_announced(CUP)
        assert len(house.playground.refusals) > len(refused)
        await _let_speak(house)
        await ann.wait_for(
            house.channel, lambda found: not found.ephemeral and found.id != announcement.id and WHY in found.text
        )


async def test_a_timeout_that_runs_out_by_itself_needs_nobody(house: House) -> None:
    people = house.people[:2]
    async with house.bot():
        await house.begin(people)
        board = await board_of(people[0], house.channel)
        await house.playground.people.time_out(house.guild, people[0], seconds=6)
        other = await _play_unseen(house, people, board)
        await people[0].wait_for(house.channel, lambda found: found.id > board.id and other.mention in found.text)


async def test_a_timeout_that_ended_while_the_bot_was_away_is_noticed_at_the_start(house: House) -> None:
    people = house.people[:2]
    async with house.bot() as bot:
        number = TableId(await house.begin(people))
        board = await board_of(people[0], house.channel)
        await _timed_out(house)
        other = await _play_unseen(house, people, board)
        await other.wait_for(await other.dm(), lambda message: "🚪" in message.text)
        assert (await bot.services.tables.look(number)).is_placeless
    await _let_speak(house)
    async with house.bot():
        await people[0].wait_for(house.channel, lambda found: found.id > board.id and other.mention in found.text)


async def test_who_asks_while_the_bot_is_timed_out_reads_until_when(house: House) -> None:
    ann = house.people[0]
    async with house.bot():
        await _timed_out(house)
        for command, options in (("civ new", {"players": 2}), ("server-settings", {})):
            answer = await (await ann.slash(command, channel=house.channel, **options)).message()
            if command == "server-settings":
                answer = await (await ann.press(answer, "Check permissions")).message()
            assert "timed out on this server until <t:" in answer.text, answer.text


async def test_a_server_is_looked_at_after_its_outage_and_not_because_the_bot_starts(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    checked = asyncio.Queue[int]()

    def check(_: RegainedRights, guild: discord.Guild) -> None:
        checked.put_nowait(guild.id)

    monkeypatch.setattr(RegainedRights, "check", check)
    people = house.playground.people
    club = await people.guild("Club", owner=house.people[0])
    async with house.bot():
        assert checked.empty(), "nothing goes on anywhere"
        await people.set_available(club, available=False)
        await people.set_available(club, available=True)
        assert await asyncio.wait_for(checked.get(), PATIENCE) == club.id
