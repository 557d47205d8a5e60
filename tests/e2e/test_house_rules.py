"""What a server's owner sets for its tables, as people meet it."""

from bot.pages.addresses.hand import HAND_TEXT
from bot.pages.addresses.public import BOARD_TEXT, WHY
from bot.playground.people import Message, Person
from bot.table.values import Status, TableId, UserId
from tests.e2e.house import House, board_of
from tests.e2e.panels import fill_server, more_settings, set_server

MOVE = "Move the table here"


async def said(person: Person, house: House, command: str, **options: object) -> Message:
    return await (await person.slash(command, channel=house.channel, **options)).message()


async def test_tables_are_opened_where_and_by_whom_the_owner_says_and_refusals_name_who_can_change_it(
    house: House,
) -> None:
    ann, bob = house.people[:2]
    other = await house.playground.people.channel(house.guild, "games")
    role = await house.playground.people.role(house.guild, "Players")
    async with house.bot():
        assert f"<#{other.id}>" not in (await said(ann, house, "server-settings")).text
        message = await set_server(ann, house.channel, "channels", other)
        assert f"<#{other.id}>" in message.text
        refused = await said(ann, house, "civ new", players=2)
        assert refused.ephemeral
        assert f"<#{other.id}>" in refused.text
        assert "/server-settings" in refused.text
        lobby = await (await ann.slash("civ new", channel=other, players=2)).message()
        assert not lobby.ephemeral
        assert "any channel" in (await set_server(ann, house.channel, "channels")).text
        assert f"<@&{role}>" in (await set_server(ann, house.channel, "role", str(role))).text
        assert f"<@&{role}>" in (await said(bob, house, "civ new", players=2)).text
        assert not (await said(ann, house, "civ new", players=2)).ephemeral, "who manages the server needs no role"
        assert "Everyone" in (await set_server(ann, house.channel, "role", str(house.guild.id))).text
        assert not (await said(bob, house, "civ new", players=2)).ephemeral
    assert house.playground.refusals == []


async def test_a_server_is_asked_four_questions_first_and_the_rest_is_a_press_away(house: House) -> None:
    ann = house.people[0]

    def asked(page: Message) -> list[str]:
        return [select.custom_id.rpartition(":")[2] for select in page.selects]

    async with house.bot() as bot:
        first = await said(ann, house, "server-settings")
        assert asked(first) == ["channels", "role", "language", "features"]
        more = await more_settings(ann, first)
        assert asked(more) == ["display", "threads", "starts", "moderators", "dashboard"]
        assert asked((await (await ann.press(more, "Back")).settled()).messages[0]) == asked(first)
        # as on messages of former versions, where all stood on one page: the answer is the page that has the choice
        for what, value, page in (("threads", "channel", more), ("language", "fr", first), ("display", "text", more)):
            it = await ann.select(first, f"civ:server_set:7:{what}", [value], forge=True)
            assert asked((await it.settled()).messages[0]) == asked(page), what
        server = await bot.services.profiles.guild_preferences(house.guild.id)
        assert (server.threads, server.locale, server.display) == ("channel", "fr", "text")
    assert house.playground.refusals == []


async def test_a_server_has_as_many_tables_at_once_as_its_owner_wants(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot():
        assert "One table" in (await fill_server(ann, house.channel, limit="1")).text
        await house.open_table(bob, players=2)
        refused = await said(bob, house, "civ new", players=2)
        assert "one open table" in refused.text
        assert "/server-settings" in refused.text
        assert "No limit" in (await fill_server(ann, house.channel, limit="0")).text
        assert not (await said(bob, house, "civ new", players=2)).ephemeral


async def test_new_tables_have_the_servers_clock_and_the_list_tells_the_time_left(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        assert "number of tables" in (await fill_server(ann, house.channel, limit="many")).text
        assert "3 days per turn" in (await fill_server(ann, house.channel, clock="correspondence")).text
        number = await house.begin([ann, bob])
        (summary,) = await bot.services.lists.in_channel(house.channel.id)
        assert summary.id == number
        due = summary.due_at()
        assert due is not None
        board = await board_of(ann, house.channel)
        on_turn = next(person for person in (ann, bob) if person.mention in board.text)
        assert f"<t:{int(due.timestamp())}:R>" in (await said(on_turn, house, "civ games")).text
        assert "no clock" in (await fill_server(ann, house.channel, clock="none")).text


async def test_a_table_does_not_move_to_where_the_owner_wants_none(house: House) -> None:
    ann, bob = house.people[:2]
    lounge = await house.playground.people.channel(house.guild, "lounge")
    async with house.bot() as bot:
        await set_server(ann, house.channel, "channels", house.channel)
        number = await house.begin([ann, bob])
        board = await board_of(ann, house.channel)
        await (await ann.slash("civ table", channel=lounge, table=number)).settled()
        offer = await ann.wait_for(lounge, lambda message: [key.label for key in message.buttons] == [MOVE])
        refused = (await (await ann.press(offer, MOVE)).settled()).messages[0]
        assert f"<#{house.channel.id}>" in refused.text
        (summary,) = await bot.services.lists.in_channel(house.channel.id)
        assert (summary.id, summary.message_id) == (number, board.id)


async def test_a_rematch_is_opened_by_the_rules_for_new_tables(house: House) -> None:
    """Its board is no way round the role that the owner asks for."""
    ann, bob, chloe = house.people[:3]
    role = await house.playground.people.role(house.guild, "Players")
    async with house.bot() as bot:
        number = await house.begin([bob, chloe])
        await set_server(ann, house.channel, "role", str(role))
        await bot.services.tables.resign(TableId(number), UserId(chloe.id))
        board = await bob.wait_for(
            house.channel, lambda m: not m.ephemeral and any(b.label == "Rematch" for b in m.buttons)
        )
        refused = await (await bob.press(board, "Rematch")).settled()
        assert f"<@&{role}>" in refused.messages[-1].text
        assert await bot.services.lists.of_user(UserId(bob.id), status=[Status.LOBBY]) == ()
        await set_server(ann, house.channel, "role", str(house.guild.id))
        await (await bob.press(board, "Rematch")).settled()
        assert len(await bot.services.lists.of_user(UserId(bob.id), status=[Status.LOBBY])) == 1


async def test_a_rematch_is_opened_where_the_owner_wants_tables(house: House) -> None:
    ann, bob, chloe = house.people[:3]
    lounge = await house.playground.people.channel(house.guild, "lounge")
    async with house.bot() as bot:
        number = await house.begin([bob, chloe])
        await set_server(ann, house.channel, "channels", lounge)
        await bot.services.tables.resign(TableId(number), UserId(chloe.id))
        board = await bob.wait_for(
            house.channel, lambda m: not m.ephemeral and any(b.label == "Rematch" for b in m.buttons)
        )
        refused = await (await bob.press(board, "Rematch")).settled()
        assert f"<#{lounge.id}>" in refused.messages[-1].text
        assert await bot.services.lists.of_user(UserId(bob.id), status=[Status.LOBBY]) == ()


async def test_a_table_of_another_server_is_told_to_nobody_who_forges_its_number(house: House) -> None:
    people = house.playground.people
    eve = await people.person("Eve")
    elsewhere = await people.guild("Elsewhere", owner=eve, members=[])
    channel = await people.channel(elsewhere, "general")
    async with house.bot():
        number = TableId(await house.begin(house.people[:2]))
        mine = await (await eve.slash("civ games", channel=channel)).message()
        for address in (BOARD_TEXT.to(number), HAND_TEXT.to(number), WHY.to(number, 0)):
            answer = await (await eve.press(mine, custom_id=str(address), forge=True)).settled()
            assert "Bob" not in str([message.text for message in answer.messages])
            assert "you can’t see" in answer.messages[-1].text
