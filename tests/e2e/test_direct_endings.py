"""A game that ends in a direct message: each open hand says how, and offers what there is to do afterwards."""

import random
from dataclasses import replace

import pytest

from bot.client import CivBot
from bot.games.civ.ai.greedy import greedy_policy
from bot.games.civ.game import civ_game
from bot.games.civ.rules import Game, observe
from bot.pages.addresses.hand import DO
from bot.pages.ui import ui_of
from bot.playground.people import Message, Person
from bot.table.table import Table
from bot.table.values import Status, UserId
from tests.e2e.callings import awaited, choose, sat, turn_over
from tests.e2e.house import House
from tests.e2e.test_direct_hands import called, labels, other_than


def _turn(game: Game) -> tuple[Game, list[str]]:
    """A game after the turn of whoever is awaited, and his actions in it, as `turn_over` plays them."""
    seat, turns, dice, actions = game.waiting()[0], game.position.turns, random.Random(game.number), list[str]()
    while not game.is_over and game.position.turns == turns:
        action = greedy_policy(observe(game, seat), dice)
        actions.append(action.text)
        game = game.play(seat, action)
    return game, actions


async def _before_the_end(house: House, bot: CivBot) -> tuple[Table, Person, Message, list[str]]:
    """A table of two whose game ends with this turn: who is awaited, the hand in his direct message, and what he plays.

    The other has played his last turn in a direct message, too. Before that nobody is told: direct messages have their
    pace, and those of a whole game would stand in line for minutes.
    """
    people = house.people[:2]
    for person in people:
        await choose(house, person, "none")
    table = await sat(house, bot, people)
    while not _turn(_turn(_turn(civ_game(table.match))[0])[0])[0].is_over:
        table = await turn_over(bot, table.id)
    for person in people:
        await choose(house, person, "direct")
    table = await turn_over(bot, table.id)
    person, hand = await _asked(house, table)
    await _press_turn(bot, person, hand, table, _turn(civ_game(table.match))[1])
    table = await bot.services.tables.look(table.id)
    person, hand = await _asked(house, table)
    return table, person, hand, _turn(civ_game(table.match))[1]


async def _asked(house: House, table: Table) -> tuple[Person, Message]:
    """Who is awaited, and the hand that his direct message has become by then."""
    person = awaited(table, house.people[:2])
    assert table.match is not None
    version = f":{table.match.version}:"
    # by any component: a hand of many kinds is chosen from a menu
    hand = await person.wait_for(await person.dm(), lambda each: any(version in key for key in each.custom_ids))
    return person, hand


async def _press(person: Person, hand: Message, table: Table, action: str) -> Message:
    """Takes an action as a hand of this table offers it; what it shows then."""
    assert table.match is not None
    custom_id = str(DO.to(table.id, table.match.version, action))
    return (await (await person.press(hand, custom_id=custom_id, forge=True)).settled()).messages[0]


async def _press_turn(bot: CivBot, person: Person, hand: Message, table: Table, actions: list[str]) -> Message:
    """Plays a turn, an action a press, for a deal may ask for more of them than one button carries."""
    shown = hand
    for action in actions:
        shown = await _press(person, hand, await bot.services.tables.look(table.id), action)
    return shown


def _says_how_it_ended(message: Message) -> bool:
    return "wins by" in message.text and {"Rematch", "Replay"} <= {button.label for button in message.buttons}


@pytest.mark.slow
async def test_who_ends_a_game_in_a_direct_message_sees_there_how_and_plays_again(house: House) -> None:
    async with house.bot() as bot:
        table, winner, hand, last = await _before_the_end(house, bot)
        over = await _press_turn(bot, winner, hand, table, last)
        assert (over.id, _says_how_it_ended(over)) == (hand.id, True), over.text
        assert over.attachments, "his last hand"
        loser = other_than(house, winner)
        message = await loser.wait_for(await loser.dm(), _says_how_it_ended)
        assert message.attachments
        await ui_of(bot).announcer.idle()
        assert _says_how_it_ended(await winner.refreshed(over)), "it stays"
        replay = (await (await winner.press(over, "Replay")).settled()).messages[0]
        assert replay.id != over.id
        again = (await (await winner.press(over, "Rematch")).settled()).messages[0]
        assert "is open for the rematch" in again.text
        await winner.wait_for(house.channel, lambda each: "Join" in labels(each))
        there = (await (await loser.press(message, "Rematch")).settled()).messages[0]
        assert "you have a seat" in there.text
        assert _says_how_it_ended(await winner.refreshed(over))
        late = await _press(winner, over, table, last[0])  # as another device still shows it
        assert "wins by" in late.text
        assert {"Join the rematch", "Replay"} <= {button.label for button in late.buttons}
    assert house.playground.refusals == []


async def test_who_ends_a_game_elsewhere_finds_how_where_he_was_called(house: House) -> None:
    async with house.bot() as bot:
        table, winner, hand, last = await _before_the_end(house, bot)
        assert table.match is not None
        await bot.services.tables.submit(table.id, UserId(winner.id), last, version=table.match.version)
        over = await winner.wait_for(await winner.dm(), lambda each: each.id == hand.id and _says_how_it_ended(each))
        assert over.attachments
    assert house.playground.refusals == []


async def test_a_hand_whose_game_was_given_up_says_so_where_it_lies(house: House) -> None:
    async with house.bot() as bot:
        table, first, hand = await called(house, bot)
        await bot.services.live.change(table.id, lambda now: replace(now, status=Status.CANCELLED))
        over = await first.wait_for(await first.dm(), lambda each: each.id == hand.id and "Rematch" in labels(each))
        assert "no longer your turn" not in over.text
        assert "Play " not in labels(over)
