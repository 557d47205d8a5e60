"""Members who are timed out: what Discord takes from them and from the bot, and what it tells the bot."""

from __future__ import annotations

import asyncio
from datetime import datetime

import discord
import pytest

from bot.playground.people import ChannelRef, Message, NotPossible, Person

from .conftest import Table, create_guild_with_people
from .raw import Raw

HOUR = 3600


@pytest.fixture
async def board(table: Table) -> Message:
    """A message with buttons."""
    return await (await table.ann.slash("game new", channel=table.channel, players=2)).message()


async def _refused(person: Person, channel: ChannelRef, board: Message) -> set[str]:
    """Return what a person's client refuses: to press, also a forged one, to use a command, to write."""
    refused: set[str] = set()

    async def press() -> None:
        await (await person.press(await person.refreshed(board), "Count")).settled()

    async def forge() -> None:
        await (await person.press(board, custom_id="count:9", forge=True)).settled()

    for name, act in {
        "press": press,
        "forge": forge,
        "command": lambda: person.slash("whisper", channel=channel, text="x"),
        "write": lambda: person.say(channel, "x"),
        "thread": lambda: person.thread(channel, "x"),
    }.items():
        try:
            await act()
        except NotPossible:
            refused.add(name)
    return refused


async def test_a_timed_out_member_reads_and_nothing_else(table: Table, board: Message) -> None:
    people = table.playground.people
    assert await _refused(table.bob, table.channel, board) == set()
    await people.time_out(table.guild, table.ann, table.bob, seconds=HOUR)
    assert await _refused(table.bob, table.channel, board) == {"press", "forge", "command", "write", "thread"}
    assert board.id in [item.id for item in await table.bob.messages(table.channel)]
    direct = await table.bob.dm()
    assert (await (await table.bob.slash("game new", channel=direct, players=2)).message()).text
    await people.time_out(table.guild, table.ann, table.bob, seconds=0)
    assert await _refused(table.bob, table.channel, board) == set()
    assert table.playground.refusals == []


async def test_a_timeout_runs_out_and_its_end_stays_in_the_member(table: Table, board: Message, raw: Raw) -> None:
    people = table.playground.people
    path = f"/guilds/{table.guild.id}/members/{table.bob.id}"
    assert (await raw.send("GET", path))[1]["communication_disabled_until"] is None
    await people.time_out(table.guild, table.ann, table.bob, seconds=HOUR)
    until = (await raw.send("GET", path))[1]["communication_disabled_until"]
    assert datetime.fromisoformat(until).timestamp() > table.playground.clock.now()
    table.playground.clock.advance(HOUR + 1)
    assert await _refused(table.bob, table.channel, board) == set()
    assert (await raw.send("GET", path))[1]["communication_disabled_until"] == until


async def test_a_form_that_was_open_is_not_sent_while_timed_out(table: Table, board: Message) -> None:
    asked = await (await table.bob.press(board, "Ask")).settled()
    assert asked.modal is not None
    await table.playground.people.time_out(table.guild, table.ann, table.bob, seconds=HOUR)
    with pytest.raises(NotPossible, match="timed out"):
        await table.bob.submit(asked.modal, {"Amount": "3", "Colour": ["red"]})


async def test_the_bot_is_told_of_its_own_timeout_and_of_no_one_elses(table: Table) -> None:
    people = table.playground.people
    heard: asyncio.Queue[discord.Member] = asyncio.Queue()

    @table.bot.event
    async def on_member_update(before: discord.Member, after: discord.Member) -> None:  # pyright: ignore[reportUnusedFunction]  # called by its name
        heard.put_nowait(after)

    await people.time_out(table.guild, table.ann, table.bob, seconds=HOUR)
    await people.time_out(table.guild, table.ann, seconds=HOUR)
    own = await heard.get()
    assert own.id == table.playground.bot_id
    assert own.timed_out_until is not None
    table.playground.clock.advance(HOUR + 1)  # it runs out: no event
    await people.time_out(table.guild, table.ann, seconds=2 * HOUR)
    again = await heard.get()
    assert again.timed_out_until is not None
    await people.time_out(table.guild, table.ann, seconds=0)
    assert (await heard.get()).timed_out_until is None
    assert heard.empty()


@pytest.mark.parametrize("is_over", [False, True])
async def test_a_timed_out_bot_may_only_read(raw: Raw, is_over: bool) -> None:
    ann, _, guild, channel = await create_guild_with_people(raw.playground)
    sent = (await raw.send("POST", f"/channels/{channel.id}/messages", {"content": "x"}))[1]
    await raw.playground.people.time_out(guild, ann, seconds=HOUR)
    if is_over:
        raw.playground.clock.advance(HOUR + 1)
    statuses = {
        path: (await raw.send(method, path.format(channel=channel.id, message=sent["id"]), body))
        for method, path, body in (
            ("GET", "/channels/{channel}/messages", None),
            ("POST", "/channels/{channel}/messages", {"content": "x"}),
            ("POST", "/channels/{channel}/threads", {"name": "x", "type": 11}),
            ("PUT", "/channels/{channel}/messages/{message}/reactions/%E2%9C%85/@me", None),
        )
    }
    refused = {path: answer["code"] for path, (status, answer) in statuses.items() if status == 403}
    assert refused == {} if is_over else set(refused.values()) == {50013}
    assert len(refused) == (0 if is_over else 3)


async def test_neither_owner_nor_administrators_nor_higher_roles_are_timed_out(table: Table) -> None:
    people = table.playground.people
    carol, dora = await people.person("Carol"), await people.person("Dora")
    for person in (carol, dora):
        await people.join(table.guild, person)
    await people.role(table.guild, "mods", ["MODERATE_MEMBERS"], [table.bob])
    await people.role(table.guild, "heads", ["MODERATE_MEMBERS"], [carol])
    await people.role(table.guild, "admins", ["ADMINISTRATOR"], [dora])
    for moderator, member in ((table.bob, table.ann), (table.bob, carol), (table.ann, dora), (carol, carol)):
        with pytest.raises(NotPossible, match="may not time"):
            await people.time_out(table.guild, moderator, member, seconds=HOUR)
    with pytest.raises(NotPossible, match="28 days"):
        await people.time_out(table.guild, carol, table.bob, seconds=29 * 24 * HOUR)
    await people.time_out(table.guild, carol, table.bob, seconds=HOUR)
    with pytest.raises(NotPossible, match="may not time"):  # what a moderator may, they may not while timed out
        await people.time_out(table.guild, table.bob, carol, seconds=HOUR)
