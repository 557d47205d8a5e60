"""People who do not come: lobbies nobody starts, players who are away, and their return."""

from datetime import timedelta

from bot.i18n.names import safe_name
from bot.playground.people import Message, Person
from bot.table.values import TableId
from tests.e2e.house import House, Player, board_of, is_playable, vote_of

DAY = timedelta(hours=25)


async def test_a_lobby_nobody_starts_closes_and_says_so(house: House) -> None:
    ann = house.people[0]
    async with house.bot() as bot:
        lobby = await house.open_table(ann, players=2)
        house.later = DAY
        await bot.services.lobbies.expire()
        closed = await ann.wait_for(house.channel, lambda message: message.id == lobby.id and not message.buttons)
        assert "in time" in closed.text
        it = await (await ann.press(closed, custom_id=lobby.button("Start").custom_id, forge=True)).settled()
        assert it.state != "failed"


async def test_the_automatic_player_takes_over_after_a_day_and_gives_the_seat_back(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot():
        await house.begin([ann, bob])
        board = await board_of(ann, house.channel)
        away, here = (ann, bob) if ann.mention in board.text else (bob, ann)
        house.later = DAY
        explained = await (await here.press(board, "Stuck?")).message()
        sent_message = (await (await here.press(explained, "Let the computer play")).settled()).messages[0]
        assert "That has already been agreed" in sent_message.text
        vote = await here.wait_for(house.channel, "asks to let the computer play for")
        assert away.name in vote.text
        assert "to come back" in vote.text
        assert vote.buttons == []
        board = await here.wait_for(
            house.channel, lambda message: is_playable(message) and here.mention in message.text
        )
        assert away.mention not in board.text
        await Player(here, "Culture", 1).turn(board)
        board = await here.wait_for(
            house.channel,
            lambda message, old=board.id: message.id > old and is_playable(message) and here.mention in message.text,
        )
        hand = await (await away.press(board, "My hand")).message()
        assert "computer is playing for you" in hand.text
        back = (await (await away.press(hand, "Take my seat back")).settled()).messages[0]
        assert "Take my seat back" not in [button.label for button in back.buttons]
        await Player(here, "Culture", 1).turn(board)
        board = await here.wait_for(
            house.channel, lambda message: is_playable(message) and away.mention in message.text
        )
        await Player(away, "Culture", 1).turn(board)
    assert house.playground.refusals == []


async def test_a_vote_on_an_absent_player_goes_on_in_its_message_after_a_restart(house: House) -> None:
    async with house.bot():
        number = await house.begin(house.people)
        board = await board_of(house.people[0], house.channel)
        away, one, two, three = sorted(house.people, key=lambda person: person.mention not in board.text)
        house.later = DAY
        explained = await (await one.press(board, "Stuck?")).message()
        sent_message = (await (await one.press(explained, "Let the computer play")).settled()).messages[0]
        assert "The vote is open" in sent_message.text
        vote = await vote_of(two, house.channel)
        assert "1 of 2 votes" in vote.text
        own = (await (await away.press(vote, "Disagree")).settled()).messages[0]
        assert "This vote is for the others" in own.text
        await (await two.press(vote, "Disagree")).settled()
        vote = await two.wait_for(house.channel, lambda message: message.id == vote.id and "Against" in message.text)
    async with house.bot() as bot:
        await (await three.press(vote, "Agree")).settled()
        done = await three.wait_for(house.channel, lambda message: message.id == vote.id and not message.buttons)
        assert "Agreed. The computer takes over." in done.text.replace("*", "")
        table = await bot.services.tables.look(TableId(number))
        assert [participant.user_id for participant in table.participants if participant.is_automatic] == [away.id]
        await three.wait_for(house.channel, lambda message: is_playable(message) and away.mention not in message.text)
        messages = await three.messages(house.channel)
        assert [each.id for each in messages if "asks to let the computer play" in each.text] == [vote.id]
    assert house.playground.refusals == []


async def test_the_button_of_an_older_vote_on_an_absent_player_gives_a_voice(house: House) -> None:
    async with house.bot() as bot:
        number = await house.begin(house.people)
        board = await board_of(house.people[0], house.channel)
        _, one, two, _ = sorted(house.people, key=lambda person: person.mention not in board.text)

        async def pressed(person: Person) -> str:
            it = await (await person.press(board, custom_id=f"civ:vote:{number}", forge=True)).settled()
            assert it.messages[0].ephemeral
            return it.messages[0].text

        assert "24 hours" in await pressed(one) or "<t:" in await pressed(one)
        house.later = DAY
        assert "The vote is open" in await pressed(one)
        assert "1 of 2 votes" in (await vote_of(two, house.channel)).text
        assert "That has already been agreed" in await pressed(two)
        assert any(
            participant.is_automatic for participant in (await bot.services.tables.look(TableId(number))).participants
        )
    assert house.playground.refusals == []


def _labels(message: Message) -> list[str]:
    return [button.label for button in message.buttons]


async def _calls(house: House, reader: Person, person: Person) -> Message:
    """The newest board, once it calls that person."""
    return await reader.wait_for(
        house.channel, lambda message: is_playable(message) and person.mention in message.text, patience=20
    )


async def test_who_has_no_time_leaves_his_seat_with_a_button_and_takes_it_back(house: House) -> None:
    async with house.bot():
        await house.begin(house.people[:2])
        board = await board_of(house.people[0], house.channel)
        away, here = sorted(house.people[:2], key=lambda person: person.mention not in board.text)
        hand = await (await away.press(board, "My hand")).message()
        menu = await (await away.press(hand, "Table…")).message()
        asked = (await (await away.press(menu, "Let the computer play for me")).settled()).messages[0]
        assert "you can say no" in asked.text
        stored = (await (await away.press(asked, "I’ll play myself")).settled()).messages[0]
        assert any(label.startswith("Play") for label in _labels(stored))
        menu = await (await away.press(stored, "Table…")).message()
        asked = (await (await away.press(menu, "Let the computer play for me")).settled()).messages[0]
        left = (await (await away.press(asked, "Let the computer play")).settled()).messages[0]
        assert _labels(left) == ["Take my seat back", "Player aid", "Text"]
        it = await (
            await away.press(left, custom_id=asked.button("Let the computer play").custom_id, forge=True)
        ).settled()
        assert "is playing for you" in it.messages[0].text
        board = await _calls(house, here, here)
        assert f"The computer is playing for {safe_name(away.name)}." in board.text
        mine = await (await here.press(board, "My hand")).message()
        menu = await (await here.press(mine, "Table…")).message()
        assert "Let the computer play for me" not in _labels(menu), "the last person present stays"
        await (await away.press(left, "Take my seat back")).settled()
        board = await here.wait_for(
            house.channel, lambda message: message.id == board.id and "is playing for" not in message.text
        )
        await Player(here, "Culture", 1).turn(board)
        await Player(away, "Culture", 1).turn(await _calls(house, here, away))
    assert house.playground.refusals == []


async def test_the_command_asks_first_and_refuses_the_last_person_present(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot():
        number = await house.begin([ann, bob])
        await board_of(ann, house.channel)
        asked = await (await ann.slash("civ away", channel=house.channel)).message()
        assert asked.ephemeral
        both = [await ann.press(asked, "Let the computer play") for _ in range(2)]
        for it in both:
            assert (await it.settled()).state == "updated"
        await ann.wait_for(house.channel, f"The computer is playing for {safe_name('Ann')}.")
        refused = await (await bob.slash("civ away", channel=house.channel)).message()
        assert "only person" in refused.text
        assert "is playing for you" in (await (await ann.slash("civ away", channel=house.channel)).message()).text
        stranger = await (await house.people[2].slash("civ away", channel=house.channel, table=number)).message()
        assert "no seat at this table" in stranger.text
        resigned = await (await bob.slash("civ resign", channel=house.channel)).message()
        await (await bob.press(resigned, "Resign")).settled()
        await ann.wait_for(house.channel, lambda message: not message.ephemeral and "Rematch" in _labels(message))
        over = await (
            await bob.press(resigned, custom_id=asked.button("Let the computer play").custom_id, forge=True)
        ).settled()
        assert "game at this table is over" in over.messages[0].text
    assert house.playground.refusals == []


async def test_where_all_who_are_left_are_away_the_board_calls_them(house: House) -> None:
    ann, bob, chloe = house.people[:3]
    async with house.bot() as bot:
        number = await house.begin([ann, bob, chloe])
        await board_of(ann, house.channel)
        for person in (ann, bob):
            asked = await (await person.slash("civ away", channel=house.channel)).message()
            await (await person.press(asked, "Let the computer play")).settled()
        await chloe.wait_for(house.channel, "The computer is playing for")
        asked = await (await chloe.slash("civ resign", channel=house.channel, table=number)).message()
        await (await chloe.press(asked, "Resign")).settled()
        board = await chloe.wait_for(house.channel, "on hold")
        assert ann.mention in board.text
        assert bob.mention in board.text
        assert chloe.mention not in board.text
        assert (await bot.services.tables.look(TableId(number))).status == "playing"
    assert house.playground.refusals == []
