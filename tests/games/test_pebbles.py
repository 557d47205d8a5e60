"""Another game than Carta Impera Victoria moves in: played by people through everything that a table has."""

import inspect
from collections.abc import AsyncGenerator
from datetime import timedelta
from pathlib import Path

import pytest

from bot import match
from bot.client import CivBot
from bot.extension import PAGES
from bot.games.civ.game import GAMES
from bot.games.civ.rules.game import TABLE, by_referee, by_seat
from bot.pages.ui import ui_of
from bot.playground.people import Message, Person
from bot.table.table import Table
from bot.table.values import AtZero, Clock, Options, Place, Status, TableId, UserId
from tests.e2e.house import House, board_of, opened_house
from tests.games import pebbles, pebbles_room
from tests.games.pebbles import PEBBLES, PebbleMatch, Pebbles

MOST_LINES = 85


@pytest.fixture
async def house(tmp_path: Path) -> AsyncGenerator[House]:
    """A house where both games are played."""
    async with opened_house(tmp_path) as opened:
        opened.games = {**GAMES, PEBBLES: Pebbles()}
        opened.pages = (*PAGES, pebbles_room.pebble_pages)
        yield opened


async def opened(house: House, bot: CivBot, owner: Person, options: Options) -> Message:
    """A lobby of that game, as a command of its own would open it."""
    place = Place(house.guild.id, house.channel.id, "en")
    table = await bot.services.lobbies.create(UserId(owner.id), owner.name, place, options)
    ui_of(bot).announcer.enqueue(table.id, opens_lobby=True)
    return await owner.wait_for(house.channel, lambda message: any(b.label == "Join" for b in message.buttons))


async def begun(house: House, bot: CivBot, owner: Person, others: list[Person], options: Options) -> TableId:
    """A table at which they have taken their seats, in that order, by pressing buttons."""
    lobby = await opened(house, bot, owner, options)
    for person in others:
        await (await person.press(lobby, "Join")).settled()
    lobby = await house.full(lobby, owner)
    await (await owner.press(lobby, "Start")).settled()
    (summary,) = await bot.services.lists.in_channel(house.channel.id)
    return summary.id


async def now(bot: CivBot, number: TableId) -> tuple[Table, PebbleMatch]:
    """The table, and its match."""
    table = await bot.services.tables.look(number)
    assert isinstance(table.match, PebbleMatch)
    return table, table.match


async def awaited(house: House, bot: CivBot, number: TableId) -> Person:
    """Whose move it is."""
    table, _ = await now(bot, number)
    return next(person for person in house.people if person.id == table.participants[table.waiting[0]].user_id)


async def hand_of(house: House, person: Person) -> Message:
    """His private message."""
    return await (await person.slash("civ hand", channel=house.channel)).message()


def test_logs_of_all_games_name_who_intervenes_alike() -> None:
    assert (match.TABLE, match.seat_author(1), match.referee_author("Eve")) == (TABLE, by_seat(1), by_referee("Eve"))


def test_a_game_takes_few_lines() -> None:
    written = inspect.getsource(pebbles) + inspect.getsource(pebbles_room)
    assert len(written.splitlines()) <= MOST_LINES


async def test_two_people_play_three_seats_to_the_end_with_a_restart_between(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        number = await begun(house, bot, ann, [bob, bob], Options(3, PEBBLES, {"heap": 9}))
        table, _ = await now(bot, number)
        assert sorted(participant.user_id for participant in table.participants) == sorted([ann.id, bob.id, bob.id])
        assert "9 pebbles lie here" in (await board_of(ann, house.channel)).text
        first = await awaited(house, bot, number)
        hand = await (await first.press(await board_of(first, house.channel), "My hand")).message()
        assert "0 are yours" in hand.text
        assert "are yours" not in (await board_of(ann, house.channel)).text
        taken = await (await first.press(hand, "3")).message()
        assert "6 pebbles lie here" in taken.text  # of two seats in a row the second is asked at once
    async with house.bot() as bot:
        while not (await now(bot, number))[1].is_over:
            person = await awaited(house, bot, number)
            await (await person.press(await hand_of(house, person), "1")).settled()
        table, match = await now(bot, number)
        assert table.status == Status.FINISHED
        assert match.heap == 0
        over = await ann.wait_for(
            house.channel, lambda message: not message.ephemeral and any(b.label == "Rematch" for b in message.buttons)
        )
        assert [button.label for button in over.buttons] == ["Rematch", "As text"]


@pytest.mark.slow
async def test_a_player_takes_back_their_own_action(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        number = await begun(house, bot, ann, [bob], Options(2, PEBBLES, {"heap": 9}))
        person = await awaited(house, bot, number)
        taken = await (await person.press(await hand_of(house, person), "3")).message()
        assert "6 pebbles lie here, 3 are yours" in taken.text
        undone = await (await person.press(taken, "Undo")).message()
        assert "9 pebbles lie here, 0 are yours" in undone.text
        assert [line.action for line in (await now(bot, number))[1].log] == ["3", "undo 0"]


@pytest.mark.slow
async def test_one_person_plays_alone(house: House) -> None:
    ann = house.people[0]
    async with house.bot() as bot:
        number = await begun(house, bot, ann, [], Options(1, PEBBLES, {"heap": 2}))
        assert "2 pebbles" in (await board_of(ann, house.channel)).text
        assert "move isn’t possible" not in (await (await ann.press(await hand_of(house, ann), "2")).message()).text
        assert (await now(bot, number))[0].status == Status.FINISHED


@pytest.mark.slow
async def test_a_clock_that_runs_out_hands_a_turn_to_the_computer(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        clock = Clock(60, at_zero=AtZero.TURN)
        number = await begun(house, bot, ann, [bob], Options(2, PEBBLES, {"heap": 9}, clock=clock))
        late = await awaited(house, bot, number)
        house.later = timedelta(minutes=2)
        await bot.services.alarm.run_due()
        board = await late.wait_for(house.channel, "8 pebbles lie here")
        assert "ran out of time" in board.text
        table, match = await now(bot, number)
        assert match.heap == 8
        assert [timeout.name for timeout in table.timeouts] == [late.name]


async def test_a_feature_of_another_game_is_refused_privately(house: House) -> None:
    ann = house.people[0]
    async with house.bot() as bot:
        await begun(house, bot, ann, [ann, ann, ann, ann], Options(5, PEBBLES, {"heap": 1}))
        aid = await (await ann.slash("rules", channel=house.channel, topic="aid")).message()
        assert "Player aid: 3 players" in aid.text  # the usual number
        await (await ann.press(await hand_of(house, ann), "1")).settled()
        await ann.wait_for(
            house.channel, lambda message: not message.ephemeral and any(b.label == "Rematch" for b in message.buttons)
        )
        refused = await (await ann.slash("civ replay", channel=house.channel, public=True)).message()
        assert refused.ephemeral
        assert "There’s no replay of this game here, but you can download it." in refused.text


async def test_what_is_not_possible_is_refused_and_nothing_is_lost(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        number = await begun(house, bot, ann, [bob], Options(2, PEBBLES, {"heap": 9}))
        person = await awaited(house, bot, number)
        hand = await hand_of(house, person)
        for forged in (f"civ:do:{number}:0:7", f"civ:do:{number}:0:use E", f"civ:end:{number}:0", f"civ:why:{number}:0",
                       f"civ:replay_open:{number}", f"civ:moment:{number}"):  # fmt: skip
            it = await (await person.press(hand, custom_id=forged, forge=True)).settled()
            assert "number" not in " ".join(message.text for message in it.messages).casefold()
        assert (await now(bot, number))[1].number == 0
