"""Archived threads: who may unarchive one, and what a person's client and the bot are refused until then."""

from __future__ import annotations

import pytest

from bot.playground.people import ChannelRef, Message, NotPossible, Person

from .conftest import Table
from .raw import JSON, Raw


@pytest.fixture
async def asleep(table: Table) -> tuple[ChannelRef, Message]:
    """An archived thread with a message that has a button."""
    thread = await table.ann.thread(table.channel, "quiet")
    board = await (await table.ann.slash("game new", channel=thread, players=3)).message()
    await table.playground.people.set_thread(thread, archived=True)
    return thread, board


async def _refusals(person: Person, thread: ChannelRef, board: Message) -> list[str]:
    """Return what a person's client refuses: a press, a command."""
    refused: list[str] = []
    for act in (lambda: person.press(board, "Count"), lambda: person.slash("whisper", channel=thread, text="x")):
        try:
            await act()
        except NotPossible as error:
            refused.append(str(error))
    return refused


async def test_a_client_unarchives_a_thread_before_it_sends_a_press(
    table: Table, asleep: tuple[ChannelRef, Message]
) -> None:
    thread, board = asleep
    await (await table.bob.press(board, "Count")).settled()
    metadata = table.playground.world.channels[thread.id].thread
    assert metadata is not None
    assert not metadata.archived


@pytest.mark.parametrize("is_locked", [True, False])
async def test_who_may_not_unarchive_a_thread_can_press_nothing_there(
    table: Table, asleep: tuple[ChannelRef, Message], is_locked: bool
) -> None:
    thread, board = asleep
    if is_locked:
        await table.playground.people.set_thread(thread, locked=True)
    else:
        await table.playground.people.permissions(table.channel, "everyone", deny=["SEND_MESSAGES_IN_THREADS"])
    assert len(await _refusals(table.bob, thread, board)) == 2
    await table.playground.people.set_thread(thread, archived=False, locked=False)
    assert await _refusals(table.bob, thread, board) == []


async def test_a_thread_archives_itself_as_its_duration_says(table: Table) -> None:
    thread = await table.ann.thread(table.channel, "quiet")
    metadata = table.playground.world.channels[thread.id].thread
    assert metadata is not None
    table.playground.clock.advance(50 * 60)
    await table.playground.people.set_thread(thread, minutes=60)
    table.playground.clock.advance(59 * 60)
    assert not metadata.archived, "changing the duration is activity"
    table.playground.clock.advance(2 * 60)
    assert metadata.archived


def _bound_of_none(name: str) -> int:
    return 0


async def _archived(raw: Raw, channel: ChannelRef) -> str:
    _, thread = await raw.send("POST", f"/channels/{channel.id}/threads", {"name": "t", "type": 11})
    await raw.playground.people.set_thread(int(thread["id"]), archived=True)
    return f"/channels/{thread['id']}"


@pytest.mark.parametrize(("is_locked", "status"), [(False, 200), (True, 403)])
async def test_the_bot_unarchives_what_is_not_locked(
    raw: Raw, place: tuple[Person, ChannelRef], is_locked: bool, status: int
) -> None:
    _, channel = place
    path = await _archived(raw, channel)
    await raw.playground.people.set_thread(int(path.rpartition("/")[2]), locked=is_locked)
    answer = await raw.send("PATCH", path, {"archived": False})
    assert answer[0] == status


async def test_who_opened_a_thread_may_not_unarchive_it_without_writing_there(
    raw: Raw, place: tuple[Person, ChannelRef]
) -> None:
    _, channel = place
    path = await _archived(raw, channel)
    await raw.playground.people.permissions(channel, "bot", deny=["SEND_MESSAGES_IN_THREADS"])
    status, answer = await raw.send("PATCH", path, {"archived": False})
    assert (status, answer["code"]) == (403, 50013)


@pytest.mark.parametrize("request_", [("PATCH", "", {"archived": False}), ("POST", "/messages", {"content": "x"})])
async def test_no_thread_is_unarchived_beyond_the_most_that_may_be_active(
    raw: Raw, place: tuple[Person, ChannelRef], request_: tuple[str, str, JSON], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, channel = place
    path = await _archived(raw, channel)
    method, below, body = request_
    monkeypatch.setattr("bot.playground.api.routes.access.bound", _bound_of_none)
    status, answer = await raw.send(method, f"{path}{below}", body)
    assert (status, answer["code"]) == (400, 160006)
