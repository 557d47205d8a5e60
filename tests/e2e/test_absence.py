"""People who do not come: lobbies nobody starts, players who are away, and their return."""

from datetime import timedelta

from tests.e2e.house import House, Player, board_of, is_playable

DAY = timedelta(hours=25)


async def test_a_lobby_nobody_starts_closes_and_says_so(house: House) -> None:
    ann = house.people[0]
    async with house.bot() as bot:
        lobby = await house.open_table(ann, players=2)
        house.later = DAY
        await bot.services.tables.expire_lobbies()
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
        explained = await (await here.press(board, "Absent player")).message()
        decided = await (await here.press(explained, "Let the automatic player play")).message()
        assert "Decided" in decided.text
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
        assert "automatic player" in hand.text
        back = (await (await away.press(hand, "Take my seat back")).settled()).messages[0]
        assert "Take my seat back" not in [button.label for button in back.buttons]
        await Player(here, "Culture", 1).turn(board)
        board = await here.wait_for(
            house.channel, lambda message: is_playable(message) and away.mention in message.text
        )
        await Player(away, "Culture", 1).turn(board)
    assert house.playground.refusals == []
