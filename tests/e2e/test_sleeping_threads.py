"""Games in threads that fall asleep: people who may not write in threads cannot wake one, so the bot does."""

import pytest

from bot.client import CivBot
from bot.pages.ui import ui_of
from bot.playground.api.routes import access
from bot.playground.people import ChannelRef, Message, Person
from bot.table.values import TableId
from tests.e2e.house import House, Player, awaited, board_of, is_playable, thread_of

TABLE = TableId(1)
ARCHIVED = 50083
TOO_MANY = 160006


async def _begun(house: House) -> tuple[ChannelRef, Message, Person]:
    """A game in a thread, among people who may not write there; its thread, board, and who is on turn."""
    bob, chloe = house.people[1:3]  # not the server's owner, who may do everything
    await house.playground.people.permissions(house.channel, "everyone", deny=["SEND_MESSAGES_IN_THREADS"])
    await house.playground.people.permissions(house.channel, "bot", allow=["SEND_MESSAGES_IN_THREADS"])
    await house.begin([bob, chloe], thread=True)
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
