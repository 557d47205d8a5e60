"""What goes wrong around a game: permissions, things deleted, a Discord that stumbles, names, strangers."""

import asyncio
import sqlite3
from collections.abc import AsyncGenerator
from contextlib import ExitStack, asynccontextmanager, closing
from types import SimpleNamespace
from typing import cast

import discord
import pytest

from bot.discord.answers import Interaction
from bot.pages.ui import ui_of
from bot.playground.people import Message, Person
from bot.store import StoreError
from bot.table.table import Table
from bot.table.values import TableId, UserId
from tests.e2e.answers import Answers
from tests.e2e.house import House, Player, board_of, is_playable, next_board
from tests.e2e.test_lobby_setup import choose, sheet_of

LONG = "🧙" * 32
RIGHT_TO_LEFT = "דניאל ‏بن يوسف"


async def _turn_taken(house: House, players: list[Person], board: Message) -> None:
    on_turn = next(person for person in players if person.mention in board.text)
    await Player(on_turn, "Culture", 1).turn(board)


@pytest.mark.parametrize(
    ("denied", "named"),
    [("SEND_MESSAGES", "Send Messages"), ("ATTACH_FILES", "Attach Files"), ("VIEW_CHANNEL", "View Channel")],
)
async def test_a_missing_permission_is_named_before_a_table_is_made(house: House, denied: str, named: str) -> None:
    await house.playground.people.permissions(house.channel, "bot", deny=[denied])
    async with house.bot():
        answer = await house.open_table(house.people[0], players=2)
        assert answer.ephemeral
        assert named in answer.text
        games = await (await house.people[0].slash("civ games", channel=house.channel)).message()
        assert "not at any table" in games.text


async def test_the_permission_for_threads_is_asked_for_where_a_thread_is_wanted(house: House) -> None:
    await house.playground.people.permissions(house.channel, "bot", deny=["CREATE_PUBLIC_THREADS"])
    async with house.bot():
        lobby = await house.open_table(house.people[0], players=2)
        assert "Table" in lobby.text
        await choose(house.people[0], await sheet_of(house.people[0], lobby), "also", "talks", "thread")
        await house.people[0].wait_for(house.channel, "Create Public Threads")  # beside the sheet, which is shown again


async def test_a_game_goes_on_as_text_where_attaching_is_forbidden_later(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot():
        await house.begin([ann, bob])
        board = await board_of(ann, house.channel)
        await house.playground.people.permissions(house.channel, "bot", deny=["ATTACH_FILES"])
        await _turn_taken(house, [ann, bob], board)
        plain = await next_board(ann, house.channel, board.id)
        assert plain.attachments == []
        assert "Hegemony: 8 cards" in plain.text
        await _turn_taken(house, [ann, bob], plain)
        await next_board(ann, house.channel, plain.id)


async def test_a_deleted_message_comes_again(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot():
        await house.begin([ann, bob])
        board = await board_of(ann, house.channel)
        on_turn = next(person for person in (ann, bob) if person.mention in board.text)
        hand = await (await on_turn.press(board, "My hand")).message()
        await house.playground.people.delete_message(board)
        await Player(on_turn, "Culture", 1).step(hand)
        again = await ann.wait_for(house.channel, lambda message: is_playable(message) and message.id != board.id)
        assert on_turn.mention in again.text


async def test_a_deleted_channel_loses_nothing_and_the_table_moves(house: House) -> None:
    ann, bob = house.people[:2]
    people = house.playground.people
    other = await people.channel(house.guild, "elsewhere")
    async with house.bot():
        number = await house.begin([ann, bob])
        board = await board_of(ann, house.channel)
        on_turn = next(person for person in (ann, bob) if person.mention in board.text)
        await people.delete_channel(house.channel)
        hand = await (await on_turn.slash("civ hand", channel=other, table=number)).message()
        assert await Player(on_turn, "Culture", 1).step(hand) is not None
        it = await on_turn.slash("civ table", channel=other, table=number)
        offer = await it.followup(1)
        await (await on_turn.press(offer, "Move the table here")).settled()
        moved = await board_of(ann, other)
        assert on_turn.mention in moved.text
        await Player(on_turn, "Culture", 1).turn(moved)
        await next_board(ann, other, moved.id)


async def test_a_deleted_thread_loses_nothing(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot():
        number = await house.begin([ann, bob], thread=True)
        thread = next(place for place in await ann.channels() if place.type == 11)
        board = await board_of(ann, thread)
        on_turn = next(person for person in (ann, bob) if person.mention in board.text)
        await house.playground.people.delete_channel(thread)
        hand = await (await on_turn.slash("civ hand", channel=house.channel, table=number)).message()
        assert await Player(on_turn, "Culture", 1).step(hand) is not None


async def test_names_of_any_script_fit_everywhere(house: House) -> None:
    people = house.playground.people
    ann = await people.person("wizards", display=LONG)
    bob = await people.person("daniel", display=RIGHT_TO_LEFT)
    await people.join(house.guild, ann)
    await people.join(house.guild, bob)
    async with house.bot():
        await house.begin([ann, bob], thread=True)
        thread = next(place for place in await ann.channels() if place.type == 11)
        for _ in range(3):
            board = await board_of(ann, thread)
            await _turn_taken(house, [ann, bob], board)
            await next_board(ann, thread, board.id)
    assert house.playground.refusals == []


async def test_one_joins_once_and_does_not_leave_after_the_start(house: House) -> None:
    ann, bob, chloe = house.people[:3]
    async with house.bot():
        lobby = await house.open_table(ann, players=2)
        it = await (await ann.press(lobby, "Join")).settled()
        assert any("already" in message.text for message in it.messages if message.ephemeral)
        await (await bob.press(lobby, "Join")).settled()
        lobby = await house.full(lobby, ann)
        late = lobby.button("Join").custom_id
        it = await (await chloe.press(lobby, custom_id=late, forge=True)).settled()
        assert any(message.ephemeral for message in it.messages)
        it = await (await bob.press(lobby, "Start")).settled()
        assert any(message.ephemeral for message in it.messages)
        stale = lobby
        await (await ann.press(lobby, "Start")).settled()
        await board_of(ann, house.channel)
        it = await (await bob.press(stale, custom_id=lobby.button("Leave").custom_id, forge=True)).settled()
        assert it.state != "failed"
        assert await board_of(bob, house.channel)


async def test_an_owner_who_leaves_hands_the_table_on(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot():
        lobby = await house.open_table(ann, players=2)
        await (await bob.press(lobby, "Join")).settled()
        it = await (await ann.press(lobby, "Leave")).settled()
        assert "**⁨Bob⁩** (owner)" in it.messages[0].text
        it = await (await bob.press(lobby, "Leave")).settled()
        assert "cancelled" in it.messages[0].text
        assert it.messages[0].buttons == []


async def test_only_the_invited_join_a_table_by_invitation(house: House) -> None:
    ann, bob, chloe = house.people[:3]
    async with house.bot():
        lobby = await house.open_table(ann, players=2, access="invited")
        it = await (await bob.press(lobby, "Join")).settled()
        assert any(message.ephemeral for message in it.messages)
        await (await ann.select(lobby, None, [bob])).settled()
        await ann.wait_for(house.channel, "invites you")
        it = await (await bob.press(lobby, "Join")).settled()
        assert "All seats are taken" in it.messages[0].text
        assert chloe.mention not in it.messages[0].text


async def test_a_discord_that_stumbles_gets_every_turn_in_the_end(house: House) -> None:
    ann, bob = house.people[:2]
    faults = house.playground.faults
    async with house.bot():
        await house.begin([ann, bob])
        board = await board_of(ann, house.channel)
        faults.status(500, path="/channels/*/messages*", times=2)
        await _turn_taken(house, [ann, bob], board)
        second = await ann.wait_for(
            house.channel, lambda message: is_playable(message) and message.id != board.id, patience=20
        )
        await house.playground.gateway.drop()
        await house.playground.people.bot_ready()
        await _turn_taken(house, [ann, bob], second)
        await next_board(ann, house.channel, second.id)


async def test_a_discord_that_refuses_for_long_gets_the_board_with_its_picture_in_the_end(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot():
        await house.begin([ann, bob])
        board = await board_of(ann, house.channel)
        fault = house.playground.faults.rate_limit(0.05, method="POST", path="/channels/*/messages", times=6)
        await _turn_taken(house, [ann, bob], board)
        second = await next_board(ann, house.channel, board.id)
        assert fault.hits == 6, "more often than a request is repeated"
        assert second.attachments


@asynccontextmanager
async def _locked(house: House) -> AsyncGenerator[None]:
    """Another process holds the database. Waiting for it must not keep the bot in this one from letting go."""
    file = house.database.removeprefix("sqlite:///")
    with closing(sqlite3.connect(file, isolation_level=None, check_same_thread=False)) as other:
        await asyncio.to_thread(other.execute, "BEGIN IMMEDIATE")
        yield
        await asyncio.to_thread(other.execute, "ROLLBACK")


async def test_a_locked_database_is_named_and_nothing_is_lost(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot():
        lobby = await house.open_table(ann, players=2)
        async with _locked(house):
            it = await (await bob.press(lobby, "Join")).settled()
            assert any(message.ephemeral and "database" in message.text for message in it.messages)
        await (await bob.press(lobby, "Join")).settled()
        await (await ann.press(await house.full(lobby, ann), "Start")).settled()
        board = await board_of(ann, house.channel)
        on_turn = next(person for person in (ann, bob) if person.mention in board.text)
        hand = await (await on_turn.press(board, "My hand")).message()
        play = next(button for button in hand.buttons if button.label.startswith("Play"))
        async with _locked(house):
            it = await (await on_turn.press(hand, play)).settled()
            assert it.state == "updated"
            refused = await on_turn.wait_for(
                house.channel, lambda message: message.ephemeral and "database" in message.text
            )
        it = await (await on_turn.press(refused if refused.buttons else hand, play)).settled()
        assert "End turn" in [button.label for button in it.messages[0].buttons]


async def test_a_message_that_cannot_be_noted_in_time_is_noted_later(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        services, announcer = bot.services, ui_of(bot).announcer
        table = await services.tables.look(TableId(await house.begin([ann, bob])))
        board = await board_of(ann, house.channel)
        await announcer.idle()
        other = bob if ann.mention in board.text else ann  # no turn of his is left to the computer
        with ExitStack() as suspended_updates:
            suspended_updates.enter_context(announcer.suspended_updates(table.id))
            await services.tables.away(table.id, UserId(other.id))
            async with _locked(house):
                suspended_updates.close()
                await ann.wait_for(house.channel, lambda m: "Take a seat" in [button.label for button in m.buttons])
                for _ in range(2):  # one after another, behind the note
                    with pytest.raises(StoreError):
                        await services.tables.watch(table.id, UserId(house.people[2].id))
        await announcer.idle()
        assert not (await services.tables.look(table.id)).is_behind


async def test_a_lobby_whose_message_could_not_be_kept_is_known_by_its_first_press(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        keep = bot.services.posts.set_lobby_message
        refused: list[int] = []

        async def keep_later(table_id: TableId, message_id: int | None) -> Table:
            if not refused:
                refused.append(table_id)
                raise StoreError("store-locked", detail="a test")
            return await keep(table_id, message_id)

        bot.services.posts.set_lobby_message = keep_later  # type: ignore[method-assign]  # as a busy database would
        lobby = await house.open_table(ann, players=2)
        await (await bob.press(lobby, "Join")).settled()
        await (await ann.press(await house.full(lobby, ann), "Start")).settled()
        assert (await board_of(ann, house.channel)).text
        assert refused
        assert [message for message in await ann.messages(house.channel) if message.ephemeral] == []


async def test_a_form_opened_before_a_restart_is_answered(house: House) -> None:
    """No form of ours exists yet; one that arrives all the same is not met with silence."""
    answers = Answers()
    form = SimpleNamespace(
        type=discord.InteractionType.modal_submit,
        guild_id=None,
        response=answers,
        extras={},
        locale=discord.Locale.british_english,
        user=SimpleNamespace(id=1, name="eve", display_name="Eve", bot=False, avatar=None),
        id=1,
        data={"custom_id": "civ:old", "components": []},
    )
    async with house.bot() as bot:
        await ui_of(bot).router.route(cast("Interaction", form))
    assert "nothing was lost" in answers.said[0]


async def test_a_table_that_is_damaged_on_disk_is_named_to_its_players_and_the_others_go_on(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot():
        damaged = await house.begin([ann, bob])
        sound = await house.begin([ann, bob])
    with closing(sqlite3.connect(house.database.removeprefix("sqlite:///"))) as raw:
        raw.execute("UPDATE games SET moved_at = 'yesterday' WHERE id = ?", (damaged,))
        raw.commit()
    async with house.bot():
        page = await (await ann.slash("civ games", channel=house.channel)).message()
        assert f"Table {sound}" in page.text
        named = next(line for line in page.text.splitlines() if "set aside" in line)
        assert f"Table {damaged}" in named
        refused = await (await bob.slash("civ hand", channel=house.channel, table=damaged)).message()
        assert f"Table {damaged} is damaged" in refused.text
        hand = await (await bob.slash("civ hand", channel=house.channel, table=sound)).message()
        assert "damaged" not in hand.text
