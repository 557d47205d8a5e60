"""SIGKILL at random moments: what was acknowledged is there, no table is stuck, old buttons work."""

import asyncio
import random
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from bot.games.civ.game import GAMES, civ_game
from bot.games.civ.rules import Game
from bot.pages.ui import ui_of
from bot.playground.people import ChannelRef, InteractionFailed, Message, NotPossible, Person
from bot.store import Store
from bot.table.values import TableId
from tests.addresses import parse_address
from tests.e2e import killed_bot
from tests.e2e.house import PATIENCE, House, Player, is_playable, opened_house

PRESSES = (0, 1, 2, 3, 5, 8)
"""How many presses in hands are answered before the bot is killed."""


@dataclass
class Witness:
    """What one table's players were shown: the actions acknowledged, each after the line its decision began with."""

    number: int
    channel: ChannelRef
    players: list[Person]
    acknowledged: list[tuple[int, str]] = field(default_factory=list[tuple[int, str]])
    boards: list[Message] = field(default_factory=list[Message])
    hands: list[tuple[Person, Message]] = field(default_factory=list[tuple[Person, Message]])


class Countdown:
    """Waits until something has happened so often."""

    def __init__(self, times: int) -> None:
        self._left = times
        self._over = asyncio.Event()

    def count(self) -> None:
        self._left -= 1
        if self._left <= 0:
            self._over.set()

    async def over(self) -> None:
        if self._left > 0:
            await self._over.wait()


def _version(hand: Message) -> int | None:
    found = [parse_address(custom_id) for custom_id in hand.custom_ids]
    return max((address.version for address in found if address and address.version is not None), default=None)


async def _press_on(witness: Witness, chance: random.Random, presses: Countdown) -> None:
    """Plays until the bot is gone, or the game is over."""
    players = {person.id: Player(person, "Culture", chance.randrange(10**6)) for person in witness.players}
    while True:
        board = await witness.players[0].wait_for(witness.channel, lambda found: _calls_or_is_over(found, witness))
        if _is_over(board):
            return
        witness.boards.append(board)
        called = _called(board, witness)
        try:
            hand = await players[called[0].id].hand(board)
        except NotPossible:  # a newer board has just taken its place: look again
            continue
        while True:
            if not _is_over(hand):  # what that one offers makes messages of its own
                witness.hands.append((called[0], hand))
            before = _version(hand)
            after = await players[called[0].id].step(hand)
            if after is None:
                break
            now = _version(after)
            pressed = players[called[0].id].pressed
            if before is not None and now is not None and now > before and pressed and pressed.argument:
                witness.acknowledged.append((before, pressed.argument))
            presses.count()
            hand = after


def _called(board: Message, witness: Witness) -> list[Person]:
    return [person for person in witness.players if person.mention in board.text]


def _is_over(board: Message) -> bool:
    return any(button.label == "Rematch" for button in board.buttons)


def _calls_or_is_over(board: Message, witness: Witness) -> bool:
    return is_playable(board) and (_is_over(board) or bool(_called(board, witness)))


async def _log(database: str, number: int) -> Game:
    store = await Store.open(database, GAMES)
    try:
        table = await store.tables.load(TableId(number))
        assert table is not None
        assert table.match is not None
        return civ_game(table.match)
    finally:
        await store.close()


def _is_there(game: Game, after: int, action: str) -> bool:
    """In the draft the others' picks may stand before it, everywhere else it is the next line, or the next lines."""
    if action.startswith("keep"):
        return any(line.action.text == action for line in game.lines[after:])
    actions = action.split("+")
    return [line.action.text for line in game.lines[after : after + len(actions)]] == actions


async def _played_and_killed(house: House, witnesses: list[Witness], chance: random.Random) -> None:
    context = killed_bot.fork_server()
    process = killed_bot.start(context, house.playground, house.database)
    players: list[asyncio.Task[None]] = []
    try:
        await killed_bot.ready(house.playground, process)
        presses = Countdown(chance.choice(PRESSES))
        players += [asyncio.create_task(_press_on(witness, chance, presses)) for witness in witnesses]
        enough = asyncio.create_task(presses.over())
        async with asyncio.timeout(PATIENCE):
            played_out = asyncio.gather(*players, return_exceptions=True)
            await asyncio.wait({enough, played_out}, return_when=asyncio.FIRST_COMPLETED)
        enough.cancel()
        await asyncio.sleep(chance.uniform(0, 0.2))  # wherever it is
    finally:
        process.kill()
        await asyncio.to_thread(process.join)
        for player in players:
            player.cancel()
        results = await asyncio.gather(*players, return_exceptions=True)
    ended = asyncio.CancelledError | TimeoutError | InteractionFailed | NotPossible
    if broken := [each for each in results if each is not None and not isinstance(each, ended)]:
        raise broken[0]
    await house.playground.people.bot_gone()


@pytest.mark.parametrize("kills", [2, pytest.param(50, marks=pytest.mark.long)])
async def test_a_bot_killed_at_any_moment_has_lost_nothing_it_acknowledged(
    tmp_path: Path, url: str, kills: int
) -> None:
    chance = random.Random(20)
    async with opened_house(tmp_path, strict=False, database=url) as house:
        people = house.people
        second = await house.playground.people.channel(house.guild, "second")
        async with house.bot():
            first = await house.begin(people[:2])
            house.channel, channel = second, house.channel
            other = await house.begin(people[2:], setup="draft")
        witnesses = [Witness(first, channel, people[:2]), Witness(other, second, people[2:])]
        for _ in range(kills):
            await _played_and_killed(house, witnesses, chance)
            for witness in witnesses:
                game = await _log(house.database, witness.number)
                assert [entry for entry in witness.acknowledged if not _is_there(game, *entry)] == []
        counts = [len(witness.acknowledged) for witness in witnesses]
        assert min(counts) >= max(1, kills // 10), f"hardly anything was played: {counts}"
        async with house.bot() as bot:
            await ui_of(bot).announcer.idle()
            for witness in witnesses:
                await _old_buttons_are_answered(witness)
                await _moves_on(house, witness)


@pytest.mark.long
async def test_the_old_buttons_of_a_game_played_out_are_answered(tmp_path: Path, url: str) -> None:
    async with opened_house(tmp_path, strict=False, database=url) as house:
        people = house.people[:2]
        async with house.bot():
            witness = Witness(await house.begin(people), house.channel, people)
            await _press_on(witness, random.Random(20), Countdown(0))
        assert (await _log(house.database, witness.number)).is_over
        async with house.bot() as bot:
            await ui_of(bot).announcer.idle()
            await _old_buttons_are_answered(witness)


async def _old_buttons_are_answered(witness: Witness) -> None:
    for board in witness.boards[:3]:
        pressed = await witness.players[0].press(board, custom_id=f"civ:hand:{witness.number}", forge=True)
        assert (await pressed.message()).ephemeral
    pressed = 0
    for person in witness.players:
        left = {message.id for message in await person.messages(witness.channel)}  # an older one has given way to it
        for hand in [hand for owner, hand in witness.hands if owner is person and hand.id in left][-1:]:
            answer = await person.press(hand, custom_id=hand.custom_ids[0], forge=True)
            assert (await answer.settled()).state == "updated"
            pressed += 1
    assert pressed


async def _moves_on(house: House, witness: Witness) -> None:
    """Whoever is awaited takes a turn; the log grows, or the game is over."""
    before = await _log(house.database, witness.number)
    if before.is_over:
        return
    board = await witness.players[0].wait_for(witness.channel, is_playable)
    called = next(person for person in witness.players if person.mention in board.text)
    await Player(called, "Culture", 1).turn(board)
    assert (await _log(house.database, witness.number)).number > before.number
