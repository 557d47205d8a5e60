"""A real discord.py bot works with the playground."""

from __future__ import annotations

import asyncio

import discord
import pytest

from bot.playground.people import InteractionFailed, NotPossible, ScriptedPlayground

from .conftest import PATIENCE, Table, create_guild_with_people


async def test_a_slash_command_is_deferred_and_answered_with_a_picture(table: Table) -> None:
    it = await table.ann.slash("game new", channel=table.channel, players=3, rival=table.bob)
    board = await it.message()
    assert board.text == "Board 3"
    assert board.alt_texts == ["the board"]
    assert [button.label for button in board.buttons] == ["Count 3", "My hand", "Ask"]
    assert (await board.attachments[0].read()).startswith(b"\x89PNG")
    assert not board.ephemeral
    assert not board.loading
    assert table.playground.refusals == []


async def test_a_press_updates_the_board_for_everyone(table: Table) -> None:
    board = await (await table.ann.slash("game new", channel=table.channel, players=3)).message()
    it = await (await table.bob.press(board, "Count")).settled()
    assert it.state == "updated"
    assert (await table.ann.refreshed(board)).text == "Board 4"
    assert (await table.ann.refreshed(board)).edited
    assert table.playground.refusals == []


async def test_a_hand_is_ephemeral(table: Table) -> None:
    board = await (await table.ann.slash("game new", channel=table.channel, players=2)).message()
    hand = await (await table.ann.press(board, "My hand")).message()
    assert hand.ephemeral
    assert hand.text == "Hand of Ann in fr"
    assert hand.alt_texts == ["five cards"]
    assert (await hand.attachments[0].read()).startswith(b"\x89PNG")
    assert hand.id not in [message.id for message in await table.bob.messages(table.channel)]
    assert hand.id in [message.id for message in await table.ann.messages(table.channel)]
    assert table.playground.refusals == []


async def test_a_selection_is_acknowledged_and_updates_later(table: Table) -> None:
    board = await (await table.ann.slash("game new", channel=table.channel, players=2)).message()
    it = await (await table.ann.select(board, "pick", ["M1#1", "C3"])).settled()
    assert it.state == "updated"
    assert it.messages[0].text == "Picked M1#1, C3"
    assert table.playground.refusals == []


async def test_a_modal_is_filled_in_and_sent_once(table: Table) -> None:
    board = await (await table.ann.slash("game new", channel=table.channel, players=2)).message()
    it = await (await table.bob.press(board, "Ask")).settled()
    assert it.modal.title == "How many?"
    assert [(field.label, field.custom_id) for field in it.modal.fields] == [("Amount", "amount"), ("Colour", "colour")]
    with pytest.raises(NotPossible, match="required"):
        await table.bob.submit(it.modal, {"Colour": ["red"]})
    with pytest.raises(NotPossible, match="do not fit"):
        await table.bob.submit(it.modal, {"Amount": "1234", "Colour": ["red"]})
    answer = await (await table.bob.submit(it.modal, {"Amount": "12", "Colour": ["red"]})).message()
    assert answer.text == "12 of red"
    with pytest.raises(NotPossible, match="already"):
        await table.bob.submit(it.modal, {"Amount": "12", "Colour": ["red"]})
    assert table.playground.refusals == []


async def test_autocompletion_offers_choices(table: Table) -> None:
    offered = await table.ann.autocomplete("game new", channel=table.channel, focused="name", name="t")
    assert [choice["value"] for choice in offered] == ["one", "two"]


async def test_a_follow_up_comes_after_the_answer(table: Table) -> None:
    it = await table.ann.slash("whisper", channel=table.channel, text="psst")
    assert (await it.message()).text == "psst"
    more = await it.followup(1)
    assert (more.text, more.ephemeral, more.alt_texts) == ("and more", True, ["alt of more.png"])


async def test_an_unanswered_command_fails_visibly(table: Table) -> None:
    silenced = asyncio.create_task(table.bot.wait_for("silenced", timeout=PATIENCE))
    await asyncio.sleep(0)
    it = await table.ann.slash("silence", channel=table.channel)
    interaction = await silenced
    table.playground.clock.advance(PATIENCE + 0.5)
    with pytest.raises(InteractionFailed):
        await it.message()
    with pytest.raises(Exception, match="10062"):
        await interaction.response.send_message("late")


async def test_a_token_expires_after_15_minutes(table: Table) -> None:
    it = await table.ann.slash("whisper", channel=table.channel, text="psst")
    await it.followup(1)
    (sent,) = [item for item in table.playground.requests if item.path.endswith("callback")]
    assert "…" in sent.path
    board = await (await table.ann.slash("game new", channel=table.channel, players=2)).message()
    table.playground.clock.advance(16 * 60)
    fresh = await (await table.ann.press(board, "Count")).settled()
    assert fresh.state == "updated"


async def test_a_double_press_reaches_the_bot_twice(table: Table) -> None:
    board = await (await table.ann.slash("game new", channel=table.channel, players=2)).message()
    both = await asyncio.gather(*(table.ann.press(board, "Count") for _ in range(2)))
    assert [(await it.settled()).state for it in both] == ["updated", "updated"]


async def test_a_forged_press_reaches_the_bot_an_honest_one_does_not(table: Table) -> None:
    board = await (await table.ann.slash("game new", channel=table.channel, players=2)).message()
    with pytest.raises(NotPossible, match="count:40"):
        await table.ann.press(board, custom_id="count:40")
    it = await (await table.ann.press(board, custom_id="count:40", forge=True)).settled()
    assert it.messages[0].text == "Board 41"
    it = await (await table.ann.press(board, "Count 2", forge=True)).settled()
    assert it.messages[0].text == "Board 3"


async def test_a_forged_press_on_a_hidden_message_carries_the_presser(table: Table) -> None:
    hand = await (await table.ann.slash("whisper", channel=table.channel, text="mine")).message()
    with pytest.raises(NotPossible, match="does not see"):
        await table.bob.press(hand, custom_id="hand")
    heard = asyncio.create_task(table.bot.wait_for("interaction", timeout=PATIENCE))
    await asyncio.sleep(0)
    await table.bob.press(hand, custom_id="hand", forge=True)
    assert (await heard).user.id == table.bob.id


async def test_options_are_checked_as_the_client_does(table: Table) -> None:
    for options, why in (
        ({}, "required"),
        ({"players": 9}, "not within 2 to 7"),
        ({"players": "3"}, "no integer"),
        ({"players": 3, "colour": "red"}, "no option 'colour'"),
    ):
        with pytest.raises(NotPossible, match=why):
            await table.ann.slash("game new", channel=table.channel, **options)
    with pytest.raises(NotPossible, match="no sub-command"):
        await table.ann.slash("game old", channel=table.channel)
    with pytest.raises(NotPossible, match="needs one of its sub-commands"):
        await table.ann.slash("game", channel=table.channel)


@pytest.mark.parametrize("private", [False, True])
async def test_a_thread_is_opened_and_written_in(table: Table, private: bool) -> None:
    it = await table.bob.slash("threads", channel=table.channel, private=private)
    await it.message()
    (thread,) = [item for item in await table.bob.channels() if item.type in (11, 12)]
    assert (await table.bob.wait_for(thread, "Welcome")).text == "Welcome\nRules\nBe kind"
    carol = await table.playground.people.person("Carol")
    await table.playground.people.join(table.guild, carol)
    assert (thread.id in [item.id for item in await carol.channels()]) is not private
    assert table.playground.refusals == []


async def test_the_bot_hears_people_write_but_not_what(table: Table) -> None:
    await table.ann.say(table.channel, "secret plans")
    await table.ann.say(table.channel, f"hello <@{table.playground.bot_id}>")
    await table.ann.say(await table.ann.dm(), "in private")
    await (await table.ann.slash("game new", channel=table.channel, players=2)).message()
    assert [message.content for message in table.bot.seen][:3] == [
        "",
        f"hello <@{table.playground.bot_id}>",
        "in private",
    ]


async def test_commands_work_in_direct_messages(table: Table) -> None:
    dm = await table.bob.dm()
    board = await (await table.bob.slash("game new", channel=dm, players=2)).message()
    assert (await (await table.bob.press(board, "Count")).settled()).state == "updated"
    assert (await (await table.bob.press(board, "My hand")).message()).text == "Hand of Bób 🎲 in en-US"
    with pytest.raises(NotPossible, match="does not see"):
        await table.ann.messages(dm)
    assert table.playground.refusals == []


async def test_the_bot_writes_to_someone_directly(table: Table) -> None:
    user = await table.bot.fetch_user(table.ann.id)
    await user.send("your turn")
    assert (await table.ann.wait_for(await table.ann.dm(), "your turn")).author_id == table.playground.bot_id
    await table.ann.set_dms(False)
    with pytest.raises(discord.Forbidden, match="50007"):
        await user.send("your turn")


async def test_a_reply_mentions_the_author_it_answers(table: Table) -> None:
    written = await table.ann.say(table.channel, f"<@{table.playground.bot_id}> hello")
    channel = table.bot.get_channel(table.channel.id)
    assert isinstance(channel, discord.TextChannel)
    message = await channel.fetch_message(written.id)
    await message.reply("hi", mention_author=True)
    assert (await table.ann.wait_for(table.channel, "hi")).mentions == [table.ann.id]
    quiet = discord.AllowedMentions.none()
    await channel.send(f"{table.ann.mention} no ping", allowed_mentions=quiet)
    assert (await table.ann.wait_for(table.channel, "no ping")).mentions == []
    thread = await message.create_thread(name="aside")
    assert (await table.bob.refreshed(written)).thread_id == thread.id == written.id
    assert table.playground.refusals == []


async def test_a_sharded_client_connects(playground: ScriptedPlayground) -> None:
    ann, _, _, channel = await create_guild_with_people(playground)
    client = discord.AutoShardedClient(intents=discord.Intents(guilds=True, guild_messages=True), shard_count=1)
    heard = asyncio.Event()

    async def on_message(message: discord.Message) -> None:
        heard.set()

    async def on_shard_connect(shard: int) -> None:
        await ann.say(channel, "x")

    client.event(on_message)
    client.event(on_shard_connect)
    task = asyncio.create_task(client.start(playground.token))
    await asyncio.wait_for(heard.wait(), PATIENCE)
    await client.close()
    await task
    assert playground.refusals == []


async def test_people_who_leave_or_are_banned_are_no_members_and_a_ban_keeps_them_out(table: Table) -> None:
    people, guild = table.playground.people, table.bot.get_guild(table.guild.id)
    assert guild is not None
    assert (await guild.fetch_member(table.bob.id)).name == table.bob.name
    await people.leave(table.guild, table.bob)
    with pytest.raises(discord.NotFound) as refusal:
        await guild.fetch_member(table.bob.id)
    assert refusal.value.code == 10007
    await people.join(table.guild, table.bob)
    await people.ban(table.guild, table.bob)
    with pytest.raises(discord.NotFound):
        await guild.fetch_member(table.bob.id)
    with pytest.raises(NotPossible, match="banned"):
        await people.join(table.guild, table.bob)
    with pytest.raises(NotPossible):
        await table.bob.slash("game new", channel=table.channel, players=2)
    with pytest.raises(NotPossible, match="owner"):
        await people.ban(table.guild, table.ann)
    await people.ban(table.guild, table.bob, False)
    await people.join(table.guild, table.bob)
    assert (await guild.fetch_member(table.bob.id)).id == table.bob.id
