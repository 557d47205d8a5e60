"""One person alone against computers, through the real bot."""

from typing import Any

import pytest

from bot.games.civ.game import civ_game
from bot.games.civ.rules import Seat
from bot.pages.ui import ui_of
from bot.playground.people import Message, Person
from bot.table.limits import Limits
from bot.table.names import computer_name
from bot.table.values import TableId, UserId
from tests.e2e.house import House, Player, board_of, is_playable, next_board, number_of
from tests.e2e.panels import set_server


async def _my_board(house: House, person: Person, last: int = 0) -> Message:
    """The next board, after the message `last`, that calls this person or shows the end."""
    return await person.wait_for(
        house.channel,
        lambda message: (
            is_playable(message)
            and message.id > last
            and (person.mention in message.text or any(button.label == "Rematch" for button in message.buttons))
        ),
        patience=30,
    )


def _is_over(board: Message) -> bool:
    return any(button.label == "Rematch" for button in board.buttons)


async def _play(house: House, person: Person, turns: int) -> Message:
    """So many turns, or until the game is over."""
    player, board = Player(person, "Military", 3), await _my_board(house, person)
    for _ in range(turns):
        if _is_over(board):
            break
        await player.turn(board)
        board = await _my_board(house, person, board.id)
    return board


@pytest.mark.sample(1)
@pytest.mark.parametrize("turns", [1, pytest.param(300, marks=pytest.mark.long)])
async def test_one_person_plays_alone_from_one_command_to_a_rematch_with_a_restart_between(
    house: House, turns: int
) -> None:
    """After so many turns Ann resigns, unless the game is over."""
    ann = house.people[0]
    async with house.bot():
        lobby = await house.open_table(ann, players=2, computers=1)
        assert f"🤖 **\u2068{computer_name(number_of(lobby), 1, ())}\u2069**" in lobby.text
        await _play(house, ann, 2)
    async with house.bot():
        end = await _play(house, ann, turns)
        if not _is_over(end):
            asked = await (await ann.slash("civ resign", channel=house.channel)).message()
            await (await ann.press(asked, "Resign")).settled()
            end = await ann.wait_for(house.channel, _is_over)
        assert _is_over(end)
        it = await (await ann.press(end, "Rematch")).settled()
        assert it.state != "failed"
        board = await board_of(ann, house.channel)
        assert number_of(board) != number_of(lobby)
    assert house.playground.refusals == []


async def test_computers_sit_down_and_get_up_in_the_lobby(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot():
        lobby = await house.open_table(ann, players=3)
        it = await (await bob.press(lobby, "Add computer")).settled()
        assert "owner" in it.messages[0].text
        await (await ann.press(lobby, "Add computer")).settled()
        await (await ann.press(lobby, "Add computer")).settled()
        lobby = await ann.refreshed(lobby)
        assert computer_name(number_of(lobby), 2, ()) in lobby.text
        assert "Add computer" not in [button.label for button in lobby.buttons]
        await (await ann.press(lobby, "Remove computer")).settled()
        await (await bob.press(lobby, "Join")).settled()
        await (await ann.press(lobby, "Start")).settled()
        board = await board_of(ann, house.channel)
        assert "<@-" not in board.text
    assert house.playground.refusals == []


async def test_alone_in_a_thread_of_ones_own(house: House) -> None:
    ann = house.people[0]
    async with house.bot():
        await set_server(ann, house.channel, "threads", "own-thread")
        await house.open_table(ann, players=2, computers=1)
        await ann.wait_for(house.channel, "Go to the game")
        thread = next(place for place in await ann.channels() if place.type == 11)
        await board_of(ann, thread)
    assert house.playground.refusals == []


async def test_a_turn_of_a_computer_gets_no_message_of_its_own(house: House) -> None:
    ann = house.people[0]
    async with house.bot():
        await house.open_table(ann, players=3, computers=2)
        boards = [await _my_board(house, ann)]
        for _ in range(3):
            await Player(ann, "Culture", 3).turn(boards[-1])
            boards.append(await _my_board(house, ann, boards[-1].id))
        public = [message.id for message in await ann.messages(house.channel) if not message.ephemeral]
        shown = public[1:]  # without the lobby
        assert set(shown[-4:]) == {board.id for board in boards}
        assert len(shown) <= 5  # computers may have begun
    assert house.playground.refusals == []


async def test_a_computers_turn_is_one_edit_however_many_lines_it_has(house: House) -> None:
    house.limits = Limits(
        automatic_pause=0.4, board_pause=0, tick=None
    )  # so that each turn, and were it so each line, is shown
    ann = house.people[0]
    rounds: list[tuple[int, int]] = []
    most = 4  # her own end, two turns, and the board that is left behind
    async with house.bot() as bot:
        await house.open_table(ann, players=3, computers=2)
        board = await _my_board(house, ann)
        while len(rounds) < 3 or (len(rounds) < 15 and all(lines <= most for lines, _ in rounds)):
            await Player(ann, "Culture", 3).turn(board)
            before = len(house.playground.requests)
            number = (await bot.services.tables.look(TableId(number_of(board)))).number
            board = await _my_board(house, ann, board.id)
            lines = (await bot.services.tables.look(TableId(number_of(board)))).number - number
            path = f"/channels/{house.channel.id}/messages/"
            sent = [each for each in house.playground.requests[before:] if each.path.startswith(path)]
            rounds.append((lines, sum(each.method == "PATCH" for each in sent)))
    assert any(lines > most for lines, _ in rounds), rounds
    assert all(edits <= most for _, edits in rounds), rounds
    assert house.playground.refusals == []


@pytest.mark.parametrize(("pause", "edits"), [(60.0, 0), (0.0, 1)])
async def test_what_somebody_does_at_once_is_one_edit(house: House, pause: float, edits: int) -> None:
    house.limits = Limits(board_pause=pause, tick=None)
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        await house.begin([ann, bob])
        board = await board_of(ann, house.channel)
        await ui_of(bot).announcer.idle()
        before = len(house.playground.requests)
        on_turn = ann if ann.mention in board.text else bob
        hand = await Player(on_turn, "Culture", 3).step(await Player(on_turn, "Culture", 3).hand(board))
        assert hand is not None
        await ui_of(bot).announcer.idle()
        path = f"/channels/{house.channel.id}/messages/{board.id}"

        def pictured() -> int:
            sent = house.playground.requests[before:]
            return sum(each.method == "PATCH" and each.path == path and bool(each.files) for each in sent)

        assert pictured() == edits
        await Player(on_turn, "Culture", 3).play(hand)
        assert (await next_board(ann, house.channel, board.id)).attachments, "whose turn it is is shown at once"
        assert pictured() >= edits


async def test_someone_alone_gets_a_hint_above_the_hand(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        last = 0
        while True:
            number = number_of(await house.open_table(ann, players=2, computers=1))
            board = await _my_board(house, ann, last)
            hand = await (await ann.press(board, "My hand")).message()
            last = board.id
            if "Hint" in [button.label for button in hand.buttons]:
                break  # else three equal cards were dealt, which leave nothing to choose
        asked = hand.button("Hint").custom_id
        hand = (await (await ann.press(hand, "Hint")).settled()).messages[0]
        assert "Hint:" in hand.text
        again = (await (await ann.press(hand, "Hint")).settled()).messages[0]
        assert "Hint:" in again.text
        assert (await bot.services.tables.look(TableId(number))).options.hints
        aid = await (await ann.press(again, "Player aid")).message()
        assert "Hint" in [button.label for button in aid.buttons]
        forged = await bob.press(board, custom_id=asked, forge=True)
        assert "Hint:" not in (await forged.message()).text
        await Player(ann, "Military", 3).play(again)
        late = await (await ann.press(again, custom_id=asked, forge=True)).settled()
        assert "Hint:" not in late.messages[0].text
    assert house.playground.refusals == []


async def test_a_hint_for_a_decision_that_was_made_meanwhile_is_not_shown(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = house.people[0]
    async with house.bot() as bot:
        last = 0
        while True:
            number = TableId(number_of(await house.open_table(ann, players=2, computers=1)))
            board = await _my_board(house, ann, last)
            hand = await (await ann.press(board, "My hand")).message()
            last = board.id
            if "Hint" in [button.label for button in hand.buttons]:
                break
        services, thought = bot.services, bot.services.slow_thinking.run

        async def run(*args: Any) -> Any:
            table = await services.tables.look(number)
            assert table.match is not None
            (seat,) = table.waiting
            card = civ_game(table.match).legal(Seat(seat))[0].text
            await services.tables.submit(number, UserId(ann.id), [card], version=table.match.version)
            return await thought(*args)

        monkeypatch.setattr(services.slow_thinking, "run", run)
        hand = (await (await ann.press(hand, "Hint")).settled()).messages[0]
        assert "Hint:" not in hand.text
        assert "one move old" in hand.text
    assert house.playground.refusals == []
