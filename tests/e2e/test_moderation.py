"""What a server's moderators do at its tables, and what others who try it are told."""

from bot.pages.ui import ui_of
from bot.playground.people import Message, Person
from bot.table.values import Status, TableId, UserId
from bot.table.vote import ToChannel, VoteKind, VoteOutcome
from tests.e2e.callings import go_to_a_club
from tests.e2e.house import DEFERRED, House, board_of, is_playable, thread_of, vote_of
from tests.e2e.panels import set_server

REASON = "Insults, **@everyone**"


async def said(who: Person, house: House, command: str, /, **options: object) -> Message:
    return await (await who.slash(command, channel=house.channel, **options)).message()


async def moderated(person: Person, house: House, act: str, table: int, **options: object) -> Message:
    """`/moderate`, done to its end; what the moderator is told."""
    it = await (
        await person.slash(f"moderate {act}", channel=house.channel, table=table, reason=REASON, **options)
    ).settled()
    return it.messages[0]


async def test_a_moderator_closes_a_game_of_others_and_the_table_is_told_why(house: House) -> None:
    ann, bob, chloe = house.people[:3]
    async with house.bot() as bot:
        number = await house.begin([bob, chloe])
        await board_of(bob, house.channel)
        sent_message = await moderated(ann, house, "close", number)
        assert sent_message.ephemeral
        public = await bob.wait_for(house.channel, f"🛡️ **Table {number}** was closed by")
        assert "Ann" in public.text
        assert "Insults" in public.text
        assert "@everyone" not in public.text
        ended = await bob.wait_for(
            house.channel, lambda message: not message.ephemeral and any(b.label == "Rematch" for b in message.buttons)
        )
        assert "closed by" in ended.text
        assert "called off by its players" not in ended.text
        assert (await bot.services.tables.look(TableId(number))).status == Status.CANCELLED
        lobby = await house.open_table(bob, players=2)
        await moderated(ann, house, "close", number + 1)
        closed = await bob.wait_for(
            house.channel, lambda message: message.id == lobby.id and "closed by" in message.text
        )
        assert not closed.buttons
        assert "over" in (await moderated(ann, house, "close", number)).text
    assert house.playground.refusals == []


async def test_a_hidden_table_that_has_left_its_thread_leaves_no_name_behind(house: House) -> None:
    ann, bob, chloe = house.people[:3]
    elsewhere = await house.playground.people.channel(house.guild, "elsewhere")
    async with house.bot() as bot:
        services = bot.services
        lobby = await house.open_table(bob, thread=True)
        await (await chloe.press(lobby, "Join")).settled()
        await (await bob.press(await house.full(lobby, bob), "Start")).settled()
        number, thread = TableId(1), await thread_of(bob)
        await board_of(bob, thread)
        await services.votes.propose(number, UserId(bob.id), VoteKind.MOVE, subject=ToChannel(elsewhere.id))
        await (await chloe.press(await vote_of(chloe, thread), "Agree")).settled()
        await board_of(bob, elsewhere)
        await ui_of(bot).announcer.idle()
        await moderated(ann, house, "hide", number)
        await ui_of(bot).announcer.idle()
        assert lobby.id not in [message.id for message in await ann.messages(house.channel)]
        assert [place.name for place in await ann.channels() if place.id == thread.id] == [f"Table {number}"]
    assert house.playground.refusals == []


async def test_who_does_not_moderate_is_refused_and_so_is_a_table_of_another_server(house: House) -> None:
    people = house.playground.people
    ann, bob, chloe, dan = house.people
    other = await people.guild("Elsewhere", owner=dan, members=[chloe])
    there = await people.channel(other, "table")
    role = await people.role(house.guild, "Mods", members=[bob])
    async with house.bot() as bot:
        await people.enable_command(house.guild, "moderate")
        number = await house.begin([ann, chloe])
        refused = await said(bob, house, "moderate close", table=number, reason="mine")
        assert "Only server managers" in refused.text
        assert "/server-settings" in refused.text
        assert await bob.autocomplete("moderate close", channel=house.channel, focused="table", table="") == []
        named = await set_server(ann, house.channel, "moderators", str(role))
        assert f"<@&{role}>" in named.text
        assert "Integrations" in named.text
        assert f"<@&{role}>" in (await said(chloe, house, "moderate bar", person=ann, reason="mine")).text
        elsewhere = await (await dan.slash("moderate close", channel=there, table=number, reason="mine")).settled()
        assert "no such table" in elsewhere.messages[0].text
        services = bot.services
        assert (await services.tables.look(TableId(number))).status == Status.PLAYING
        offered = await bob.autocomplete("moderate close", channel=house.channel, focused="table", table="")
        assert [choice["value"] for choice in offered] == [number]
        await moderated(bob, house, "close", number)
        assert (await services.tables.look(TableId(number))).status == Status.CANCELLED


async def test_a_pause_is_told_and_stands_on_the_board(house: House) -> None:
    ann, bob, chloe = house.people[:3]
    async with house.bot():
        number = await house.begin([bob, chloe])
        await board_of(bob, house.channel)
        await moderated(ann, house, "pause", number)
        assert await bob.wait_for(house.channel, f"🛡️ **Table {number}** was paused by")
        board = await bob.wait_for(
            house.channel, lambda message: any(button.label == "Resume game" for button in message.buttons)
        )
        assert ", a moderator, paused the game on <t:" in board.text
        refused = await (await bob.press(board, "Resume game")).settled()
        assert "only a moderator can resume it" in refused.messages[-1].text
        await moderated(ann, house, "resume", number)
        assert await bob.wait_for(house.channel, f"🛡️ **Table {number}** goes on: ")
        await bob.wait_for(house.channel, lambda shown: is_playable(shown) and "paused the game" not in shown.text)


async def test_a_hidden_table_leaves_nothing_public_and_its_players_play_on(house: House) -> None:
    ann, bob, chloe = house.people[:3]
    async with house.bot() as bot:
        other = await house.open_table(ann, players=2)
        number = await house.begin([bob, chloe])
        board = await board_of(bob, house.channel)
        on_turn = next(person for person in (bob, chloe) if person.mention in board.text)
        hand = await (await on_turn.press(board, "My hand")).message()
        await moderated(ann, house, "hide", number)
        await ui_of(bot).announcer.idle()
        left = [message for message in await ann.messages(house.channel) if not message.ephemeral]
        assert [message.id for message in left if f"### Table {number}" in message.text] == []
        assert [message.id for message in left if "words are closed" in message.text] == []
        assert any(message.id == other.id for message in left), "another table's message went with it"
        assert any("was hidden by" in message.text for message in left)
        label = next(button.label for button in hand.buttons if button.label not in ("Refresh", "Table…", "Player aid"))
        await (await on_turn.press(hand, label)).settled()
        await ui_of(bot).announcer.idle()
        table = await bot.services.tables.look(TableId(number))
        assert table.number > 0
        assert not table.is_behind
        left = [message for message in await ann.messages(house.channel) if is_playable(message)]
        assert left == []
        assert await bot.services.posts.behind() == []
    async with house.bot() as bot:
        await ui_of(bot).announcer.idle()
        assert [message for message in await ann.messages(house.channel) if is_playable(message)] == []
    assert house.playground.refusals == []


async def test_a_private_talk_is_ended_and_no_new_one_begins(house: House) -> None:
    ann, bob, chloe, dan = house.people
    await go_to_a_club(house, dan, [ann, bob, chloe])
    async with house.bot():
        number = await house.begin([ann, bob])
        await said(ann, house, "civ talk", player=bob)
        (thread,) = [place for place in await bob.channels() if place.type == 12]
        assert "isn’t playing" in (await moderated(dan, house, "talk", number, player=chloe)).text
        await moderated(dan, house, "talk", number, player=ann)
        assert thread.id not in [place.id for place in await bob.channels()]
        assert "ended private talks" in (await said(bob, house, "civ talk", player=ann)).text
        public = await chloe.wait_for(house.channel, "ended a private talk")
        assert "Bob" not in public.text
    assert house.playground.refusals == []


async def test_a_table_that_has_moved_is_hidden_where_it_was_too(house: House) -> None:
    ann, bob, chloe = house.people[:3]
    elsewhere = await house.playground.people.channel(house.guild, "elsewhere")
    async with house.bot() as bot:
        services, number = bot.services, TableId(await house.begin([bob, chloe]))
        await board_of(bob, house.channel)
        await services.votes.propose(number, UserId(bob.id), VoteKind.MOVE, subject=ToChannel(elsewhere.id))
        await vote_of(chloe, house.channel)
        await services.votes.answer(number, UserId(chloe.id), VoteKind.MOVE, agrees=True)
        await board_of(bob, elsewhere)
        await ui_of(bot).announcer.idle()

        async def shown() -> list[str]:
            every = [m for place in (house.channel, elsewhere) for m in await ann.messages(place) if not m.ephemeral]
            return [m.text for m in every if m.text.startswith("###") and f"Table {number}" in m.text]

        assert len(await shown()) > 1
        await moderated(ann, house, "hide", number)
        await ui_of(bot).announcer.idle()
        assert await shown() == []


async def test_at_a_hidden_table_votes_are_answered_from_its_menu(house: House) -> None:
    ann, bob, chloe = house.people[:3]
    async with house.bot() as bot:
        services, number = bot.services, TableId(await house.begin([bob, chloe]))
        await board_of(bob, house.channel)
        await moderated(ann, house, "hide", number)
        await ui_of(bot).announcer.idle()
        await services.votes.propose(number, UserId(bob.id), VoteKind.CANCEL)
        hand = await said(chloe, house, "civ hand")
        menu = await (await chloe.press(hand, "Table…")).message()
        assert "🗳️" in menu.text
        message = (await (await chloe.press(menu, "Disagree")).settled()).messages[-1]
        assert message.ephemeral
        assert (await services.tables.look(number)).vote_records[-1].outcome == VoteOutcome.REFUSED
        await ui_of(bot).announcer.idle()
        assert all(button.label != "Agree" for m in await ann.messages(house.channel) for button in m.buttons)


async def test_a_talk_of_somebody_who_has_left_the_lobby_is_ended_too(house: House) -> None:
    ann, bob, chloe, dan = house.people
    await go_to_a_club(house, dan, [ann, bob, chloe])
    async with house.bot():
        lobby = await house.open_table(ann, players=3)
        await (await bob.press(lobby, "Join")).settled()
        await said(bob, house, "civ talk", player=ann)
        (thread,) = [place for place in await ann.channels() if place.type == 12]
        await (await bob.press(lobby, "Leave")).settled()
        assert "Done" in (await moderated(dan, house, "talk", 1, player=bob)).text
        assert thread.id not in [place.id for place in await ann.channels()]
    assert house.playground.refusals == []


async def test_who_is_barred_gets_no_seat_on_that_server(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot():
        lobby = await house.open_table(ann, players=2)
        barred = await said(ann, house, "moderate bar", person=bob, reason="spam")
        assert bob.mention in barred.text
        refused = (await (await bob.press(lobby, "Join")).settled()).messages[0]
        assert "banned you from its tables" in refused.text
        assert "banned you from its tables" in (await said(bob, house, "civ new", players=2)).text
        assert bob.mention in (await said(ann, house, "moderate unbar", person=bob, reason="sorry")).text
        await (await bob.press(lobby, "Join")).settled()
        assert await house.full(lobby, ann)


async def test_one_person_does_not_fill_a_channel_with_lobbies(house: House) -> None:
    ann = house.people[0]
    async with house.bot():
        for _ in range(5):
            await house.open_table(ann, players=2)
        refused = await said(ann, house, "civ new", players=2)
        assert refused.ephemeral
        assert "5 tables waiting for players" in refused.text


async def test_a_bar_is_acknowledged_before_it_is_done(house: House) -> None:
    ann, bob = house.people[:2]
    house.times = DEFERRED
    async with house.bot():
        answered = await (await ann.slash("moderate bar", channel=house.channel, person=bob, reason=REASON)).settled()
        assert "Bob" in answered.messages[0].text or bob.mention in answered.messages[0].text
        callbacks = [each.body["type"] for each in house.playground.requests if "/callback" in each.path]
        assert callbacks[-1:] == [5], "what follows may take long"
