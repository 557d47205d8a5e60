"""Games in threads that fall asleep: people who may not write in threads cannot wake one, so the bot does."""

import asyncio
from datetime import timedelta

import pytest

from bot.client import CivBot
from bot.pages.ui import ui_of
from bot.playground.api.routes import access
from bot.playground.people import ChannelRef, Message, NotPossible, Person
from bot.table.values import TableId, UserId
from bot.table.vote import VoteKind
from tests.e2e.callings import all_told, choose, pings
from tests.e2e.house import House, Player, awaited, board_of, is_playable, next_board, thread_of

TABLE = TableId(1)
ARCHIVED = 50083
TOO_MANY = 160006


async def _begun(house: House, **options: object) -> tuple[ChannelRef, Message, Person]:
    """A game in a thread, among people who may not write there; its thread, board, and who is on turn."""
    bob, chloe = house.people[1:3]  # not the server's owner, who may do everything
    await house.playground.people.permissions(house.channel, "everyone", deny=["SEND_MESSAGES_IN_THREADS"])
    await house.playground.people.permissions(house.channel, "bot", allow=["SEND_MESSAGES_IN_THREADS"])
    await house.begin([bob, chloe], thread=True, **options)
    thread = await thread_of(bob)
    board = await board_of(bob, thread)
    return thread, board, awaited(board, [bob, chloe])[0]


def _is_archived(house: House, thread: ChannelRef) -> bool:
    metadata = house.playground.world.channels[thread.id].thread
    assert metadata is not None
    return metadata.archived


async def _move_from_the_channel(house: House, person: Person) -> None:
    hand = await (await person.slash("civ hand", channel=house.channel, table=TABLE)).message()
    assert await Player(person, "Culture", 1).step(hand) is not None


async def _is_placeless(bot: CivBot) -> bool:
    await ui_of(bot).announcer.idle()
    return (await bot.services.tables.look(TABLE)).is_placeless


def _refused(house: House) -> list[int]:
    return [refusal.error["code"] for refusal in house.playground.refusals if refusal.error]


async def _fall_asleep(house: House, thread: ChannelRef) -> None:
    """Let nothing happen in a thread for as long as it stays open."""
    metadata = house.playground.world.channels[thread.id].thread
    assert metadata is not None
    house.playground.clock.advance(metadata.auto_archive_duration * 60 + 60)


async def _awake(house: House, thread: ChannelRef) -> None:
    """Wait until a thread is open."""

    async def look() -> bool | None:
        return None if _is_archived(house, thread) else True

    await house.people[0].until(look)


def _wakings(house: House, thread: ChannelRef) -> int:
    return sum(
        1 for each in house.playground.requests if (each.method, each.path) == ("PATCH", f"/channels/{thread.id}")
    )


async def test_who_may_not_write_in_threads_can_press_in_one_that_has_fallen_asleep(house: House) -> None:
    async with house.bot() as bot:
        thread, board, on_turn = await _begun(house)
        await ui_of(bot).announcer.idle()
        for _ in range(2):  # another week passes, and nobody has written anything
            await _fall_asleep(house, thread)
            await _awake(house, thread)
        await Player(on_turn, "Culture", 1).turn(board)
        await next_board(on_turn, thread, board.id)
    assert _refused(house) == []


async def test_nobody_can_press_in_a_sleeping_thread_until_it_is_awake(house: House) -> None:
    async with house.bot() as bot:
        thread, board, on_turn = await _begun(house)
        await ui_of(bot).announcer.idle()
        await house.playground.people.set_thread(thread, archived=True)
        with pytest.raises(NotPossible):
            await on_turn.press(board, "My hand")


async def test_a_thread_that_a_moderator_has_closed_stays_closed_until_someone_is_called_there(house: House) -> None:
    async with house.bot() as bot:
        thread, _, on_turn = await _begun(house, clock="day")
        await choose(house, on_turn, "direct")
        await ui_of(bot).announcer.idle()
        await all_told(bot)
        before = _wakings(house, thread)
        heard = asyncio.ensure_future(bot.wait_for("raw_thread_update"))
        await house.playground.people.set_thread(thread, archived=True)
        await heard
        await ui_of(bot).sleeping_threads.catch_up()
        assert _wakings(house, thread) == before
        told = len(pings(house, on_turn))
        house.later = timedelta(hours=13)
        await bot.services.alarm.run_due()
        await on_turn.until(lambda: _has_more(house, on_turn, told))
        await _awake(house, thread)


async def test_a_call_that_comes_later_by_direct_message_wakes_the_thread(house: House) -> None:
    async with house.bot() as bot:
        thread, board, on_turn = await _begun(house)
        (other,) = {*house.people[1:3]} - {on_turn}
        await choose(house, other, "digest")
        await Player(on_turn, "Culture", 1).turn(board)
        await next_board(on_turn, thread, board.id)
        await ui_of(bot).announcer.idle()
        await house.playground.people.set_thread(thread, archived=True)
        told = len(pings(house, other))
        house.later = timedelta(hours=25)
        ui_of(bot).notifier.wake()
        await other.until(lambda: _has_more(house, other, told))
        await _awake(house, thread)


async def test_a_thread_in_which_nobody_is_awaited_may_sleep(house: House) -> None:
    async with house.bot() as bot:
        thread, _, _ = await _begun(house)
        for person in house.people[1:3]:
            await bot.services.votes.propose(TABLE, UserId(person.id), VoteKind.PAUSE)
        assert (await bot.services.tables.look(TABLE)).is_paused
        await ui_of(bot).announcer.idle()
        before = _wakings(house, thread)
        heard = asyncio.ensure_future(bot.wait_for("raw_thread_update"))
        await _fall_asleep(house, thread)
        await heard
        await ui_of(bot).sleeping_threads.catch_up()
        assert _wakings(house, thread) == before


async def test_a_thread_that_fell_asleep_while_the_bot_was_away_is_awake_at_its_start(house: House) -> None:
    async with house.bot() as bot:
        thread, board, on_turn = await _begun(house)
        await ui_of(bot).announcer.idle()
    await _fall_asleep(house, thread)
    assert _is_archived(house, thread)
    async with house.bot():
        await _awake(house, thread)
        await (await on_turn.press(board, "My hand")).message()


async def test_a_thread_that_cannot_be_woken_is_tried_once_and_is_no_loss(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house.bot() as bot:
        thread, _, _ = await _begun(house)
        await ui_of(bot).announcer.idle()
        monkeypatch.setattr(access, "bound", _bound_of_none)
        await _fall_asleep(house, thread)
        await house.people[0].until(lambda: _has_refused(house))
        assert not await _is_placeless(bot)
        assert _refused(house) == [TOO_MANY]


async def _has_refused(house: House) -> bool | None:
    return True if _refused(house) else None


async def _has_more(house: House, person: Person, told: int) -> bool | None:
    return True if len(pings(house, person)) > told else None


async def test_a_thread_beyond_the_most_that_may_be_active_is_asked_for_once(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house.bot() as bot:
        thread, board, on_turn = await _begun(house)
        await ui_of(bot).announcer.idle()
        before = len(await house.people[0].messages(house.channel))
        with monkeypatch.context() as full:
            full.setattr(access, "bound", _bound_of_none)
            await house.playground.people.set_thread(thread, archived=True)
            await _move_from_the_channel(house, on_turn)
            assert await _is_placeless(bot)
        assert _refused(house) == [ARCHIVED, TOO_MANY]
        shown = [each for each in await house.people[0].messages(house.channel) if not each.ephemeral]
        assert len(shown) == before, "no permission is missing that the server could be warned of"
        await house.playground.people.set_thread(thread, archived=False)
        await on_turn.wait_for(thread, lambda m: m.id == board.id and m.text != board.text and is_playable(m))


async def test_a_thread_that_a_moderator_has_locked_is_left_alone(house: House) -> None:
    async with house.bot() as bot:
        thread, _, on_turn = await _begun(house)
        await house.playground.people.permissions(
            house.channel, "bot", allow=["SEND_MESSAGES_IN_THREADS", "MANAGE_THREADS"]
        )
        await house.playground.people.set_thread(thread, archived=True, locked=True)
        await _move_from_the_channel(house, on_turn)
        assert await _is_placeless(bot)
        assert _is_archived(house, thread)
        assert _refused(house) == [ARCHIVED]


async def test_a_thread_that_the_bot_may_not_open_is_no_error(house: House, caplog: pytest.LogCaptureFixture) -> None:
    async with house.bot() as bot:
        thread, _, on_turn = await _begun(house)
        await ui_of(bot).announcer.idle()
        await house.playground.people.set_thread(thread, archived=True)
        await house.playground.people.permissions(house.channel, "bot", deny=["SEND_MESSAGES_IN_THREADS"])
        await _move_from_the_channel(house, on_turn)
        assert await _is_placeless(bot)
        assert not [record for record in caplog.records if record.exc_info]


def _bound_of_none(name: str) -> int:
    return 0


@pytest.mark.parametrize("label", ["My hand", "Stuck?"])
async def test_an_answer_that_meets_a_thread_asleep_opens_it_and_is_given_again(
    house: House, caplog: pytest.LogCaptureFixture, label: str
) -> None:
    async with house.bot() as bot:
        thread, board, on_turn = await _begun(house)
        await ui_of(bot).announcer.idle()
        before = _wakings(house, thread)
        refused = house.playground.faults.refuse(400, ARCHIVED, method="POST", path="/interactions/*", times=1)
        it = await (await on_turn.press(board, label)).settled()
        assert it.state != "failed"
        assert refused.hits == 1
        assert all("went wrong" not in message.text for message in it.messages)
        assert _wakings(house, thread) == before + 1
    assert not [record for record in caplog.records if record.exc_info]
