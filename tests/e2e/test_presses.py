"""Presses that no quiet game has: doubled, late, forged, foreign, after a restart."""

import asyncio
from typing import NoReturn

import pytest

from bot.client import CivBot
from bot.games.civ.game import GAMES, civ_game
from bot.games.civ.rules import Domain, observe
from bot.games.civ.words import words
from bot.pages.ui import ui_of
from bot.playground.people import Message, Person
from bot.store import Store, StoreError
from bot.table.table import Table
from bot.table.values import TableId, UserId
from tests.e2e.callings import gone
from tests.e2e.house import House, Player, board_of, is_playable, next_board, number_of
from tests.e2e.panels import set_own
from tests.i18n.languages import localizer

Turn = tuple[Person, Person, Message]


async def _turn(house: House, players: list[Person]) -> Turn:
    """Who is on turn, somebody who is not, and the hand of the first."""
    board = await board_of(players[0], house.channel)
    on_turn = next(person for person in players if person.mention in board.text)
    other = next(person for person in players if person is not on_turn)
    hand = await (await on_turn.press(board, "My hand")).message()
    return on_turn, other, hand


def _play(hand: Message) -> str:
    return next(button.label for button in hand.buttons if button.label.startswith("Play"))


async def _lines(house: House, number: int = 1) -> int:
    """How many lines the log of a table has."""
    store = await Store.open(house.database, GAMES)
    try:
        table = await store.tables.load(TableId(number))
        assert table is not None
        assert table.match is not None
        return table.match.number
    finally:
        await store.close()


async def test_a_double_click_plays_one_card(house: House) -> None:
    async with house.bot():
        await house.begin(house.people[:2])
        on_turn, _, hand = await _turn(house, house.people[:2])
        label = _play(hand)
        both = await asyncio.gather(*(on_turn.press(hand, label) for _ in range(3)))
        for it in both:
            await it.settled()
            assert it.state == "updated"
        assert await _lines(house) == 1
        shown = await on_turn.until(lambda: _refreshed(on_turn, hand))
        assert "End turn" in [button.label for button in shown.buttons]


async def _refreshed(person: Person, hand: Message) -> Message | None:
    shown = await person.refreshed(hand)
    return shown if any(button.label == "End turn" for button in shown.buttons) else None


async def test_one_press_plays_and_ends_the_turn_however_often_it_is_pressed(house: House) -> None:
    """“Play X and end turn”, as everybody has it who has not switched it off: two lines, and the other is called."""
    async with house.bot(has_one_press=True):
        number, on_turn, board, hand, label = await _offered(house)
        before = await _lines(house, number)
        both = await asyncio.gather(*(on_turn.press(hand, label) for _ in range(3)))
        for it in both:
            await it.settled()
            assert it.state == "updated"
        board = await _board(house, number, board.id)
        assert await _lines(house, number) == before + 2
        assert on_turn.mention not in board.text
    assert [str(refused) for refused in house.playground.refusals] == []


async def test_whoever_has_switched_it_off_ends_his_turn_himself(house: House) -> None:
    async with house.bot(has_one_press=True):
        _, on_turn, board, hand, label = await _offered(house)
        await set_own(on_turn, house.channel, "turn", "confirm_end")
        hand = await (await on_turn.press(board, "My hand")).message()
        shown = [button.label for button in hand.buttons]
        assert not [each for each in shown if "end turn" in each]
        assert label.removesuffix(" and end turn") in shown


async def test_a_button_of_former_versions_that_ends_the_turn_too_still_does(house: House) -> None:
    async with house.bot(has_one_press=True):
        number, on_turn, _, hand, label = await _offered(house)
        before = await _lines(house, number)
        now = next(key.custom_id for key in hand.buttons if key.label == label)
        former = now.replace(":do:", ":do_end:").removesuffix("+end")
        it = await (await on_turn.press(hand, custom_id=former, forge=True)).settled()
        assert it.state == "updated"
        assert await _lines(house, number) == before + 2


async def test_an_effect_and_its_target_are_one_press_all_or_none(house: House) -> None:
    """§5: both lines are in the log; where the second is not legal, neither is."""
    async with house.bot() as bot:
        on_turn, hand, custom_id, value = await _aimed(house, bot)
        before = await _lines(house)
        begun = value.partition("+")[0]
        for wrong in (f"{begun}+{begun}", f"{begun}+end", f"{value}+{value}", f"{begun}+"):
            forged = f"{custom_id.rpartition(':')[0].replace(':pick:', ':do:')}:{wrong}"
            it = await (await on_turn.press(hand, custom_id=forged, forge=True)).settled()
            assert it.messages[0].text
            assert await _lines(house) == before, wrong
        hand = await (await on_turn.press(await board_of(on_turn, house.channel), "My hand")).message()
        if ":do:" in custom_id:
            it = await (await on_turn.press(hand, custom_id=custom_id)).settled()
        else:
            it = await (await on_turn.select(hand, custom_id, [value])).settled()
        assert it.state == "updated"
        assert await _lines(house) == before + 2


async def test_an_effect_and_what_is_chosen_for_its_first_step_are_one_press(house: House) -> None:
    """A menu that begins an effect names it in its address: here one that hands offer in another way."""
    async with house.bot() as bot:
        on_turn, hand, custom_id, value = await _aimed(house, bot)
        before = await _lines(house)
        begun, target = value.removesuffix("+end").split("+")
        menu = f"{custom_id.rpartition(':')[0].replace(':pick', ':begin').replace(':do', ':begin')}:{begun}"
        it = await (await on_turn.select(hand, menu, [target], forge=True)).settled()
        assert it.state == "updated"
        store = await Store.open(house.database, GAMES)
        table = await store.tables.load(TableId(1))
        await store.close()
        assert table is not None
        assert [line.action.text for line in civ_game(table.match).lines[before:]] == [begun, target]


async def _aimed(house: House, bot: CivBot) -> tuple[Person, Message, str, str]:
    """Who is on turn, his hand, and in it what begins a sacrifice with its target: a component, and what it sends."""
    await house.begin(house.people[:2])
    for _ in range(20):
        await ui_of(bot).announcer.idle()  # the board that is pressed is not about to give way to a newer one
        board = await house.people[0].wait_for(house.channel, is_playable)
        on_turn = next(person for person in house.people if person.mention in board.text)
        player = Player(on_turn, "Play", seed=1)
        hand = await player.hand(board)
        hand = await player.step(hand) or hand
        offered = [(key.custom_id, key.custom_id.rpartition(":")[2]) for key in hand.buttons]
        offered += [(menu.custom_id, option.value) for menu in hand.selects for option in menu.options]
        for custom_id, value in offered:
            if value.startswith("sacrifice") and "+" in value:
                return on_turn, hand, custom_id, value
        await player.play(hand)
    raise AssertionError("no hand has offered it")


async def _offered(house: House) -> tuple[int, Person, Message, Message, str]:
    """A table, who is on turn there, its board, his hand, and a button in it that ends the turn, too.

    Only few hands have none in their first turn; then another table is opened.
    """
    for _ in range(8):
        number, last = await house.begin(house.people[:2]), 0
        for _ in range(2):
            board = await _board(house, number, last)
            on_turn = next(person for person in house.people if person.mention in board.text)
            hand = await (await on_turn.press(board, "My hand")).message()
            for key in hand.buttons:
                if key.label.endswith("and end turn"):
                    return number, on_turn, board, hand, key.label
            await Player(on_turn, "Play", seed=number).play(hand)
            last = board.id
    raise AssertionError("no hand has offered it")


async def _board(house: House, number: int, last: int) -> Message:
    """The first playable message of a table after the message `last`."""
    return await house.people[0].wait_for(
        house.channel, lambda message: message.id > last and is_playable(message) and number_of(message) == number
    )


async def test_a_late_click_is_answered_kindly_and_changes_nothing(house: House) -> None:
    async with house.bot():
        await house.begin(house.people[:2])
        on_turn, _, hand = await _turn(house, house.people[:2])
        old = next(button.custom_id for button in hand.buttons if button.label.startswith("Play"))
        await (await on_turn.press(hand, _play(hand))).settled()
        it = await (await on_turn.press(hand, custom_id=old, forge=True)).settled()
        assert it.state == "updated"
        assert "one move old" in it.messages[0].text
        assert f"{on_turn.name}\u2069 played" in it.messages[0].text, "what has happened meanwhile"
        assert await _lines(house) == 1


async def test_a_hand_opened_again_takes_the_place_of_the_older_one(house: House) -> None:
    async with house.bot():
        await house.begin(house.people[:2])
        on_turn, other, hand = await _turn(house, house.people[:2])
        board = await board_of(on_turn, house.channel)
        await (await other.press(board, "My hand")).message()
        second = await (await on_turn.press(board, "My hand")).settled()
        await gone(on_turn, hand)
        assert [message.id for message in await _hands(house, on_turn)] == [second.messages[0].id] != [hand.id]
        assert len(await _hands(house, other)) == 1
        it = await (await on_turn.press(second.messages[0], _play(second.messages[0]))).settled()
        assert it.state == "updated"
        assert "End turn" in [button.label for button in it.messages[0].buttons]
        assert len(await _hands(house, on_turn)) == 1
    assert house.playground.refusals == []


async def test_a_press_in_a_hand_that_a_newer_one_replaces_is_answered_there(house: House) -> None:
    async with house.bot() as bot:
        number = await house.begin(house.people[:2])
        on_turn, _, hand = await _turn(house, house.people[:2])
        board = await board_of(on_turn, house.channel)
        hands, table, user = ui_of(bot).context.hands.live, TableId(number), UserId(on_turn.id)
        async with hands.lock(table, user):  # both wait here, the newer hand before the press
            newer = await on_turn.press(board, "My hand")
            while hands.open_at(table):  # noqa: ASYNC110  # what the bot is about to wait for rings no bell
                await asyncio.sleep(0)
            await (await on_turn.press(hand, _play(hand))).acknowledged()
        await gone(on_turn, hand)
        second = await newer.message()
        shown = await on_turn.until(lambda: _refreshed(on_turn, second))
        assert [message.id for message in await _hands(house, on_turn)] == [shown.id]
        assert await _lines(house) == 1
    assert [str(refused) for refused in house.playground.refusals] == []


async def _hands(house: House, person: Person) -> list[Message]:
    return [message for message in await person.messages(house.channel) if message.ephemeral]


async def test_nobody_plays_for_another_with_his_button(house: House) -> None:
    async with house.bot():
        await house.begin(house.people[:2])
        on_turn, other, hand = await _turn(house, house.people[:2])
        stranger = house.people[2]
        custom_id = next(button.custom_id for button in hand.buttons if button.label.startswith("Play"))
        for person in (other, stranger):
            it = await (await person.press(hand, custom_id=custom_id, forge=True)).settled()
            assert it.state != "failed"
        assert await _lines(house) == 0
        assert on_turn.id != other.id


async def test_nobody_sees_anothers_hand(house: House) -> None:
    async with house.bot():
        await house.begin(house.people[:2])
        _, other, hand = await _turn(house, house.people[:2])
        assert hand.ephemeral
        assert hand.id not in [message.id for message in await other.messages(house.channel)]


async def test_garbage_in_a_custom_id_gets_an_answer(house: House) -> None:
    async with house.bot():
        await house.begin(house.people[:2])
        on_turn, _, _ = await _turn(house, house.people[:2])
        garbage = (
            "x", "civ:", "civ:do", "civ:do:1", "civ:do:1:0", "civ:do:1:0:play Z9", "civ:do:1:0:undo 0",
            "civ:do:999:0:end", "civ:do:1:0:trim M1", "civ:do:1:0:eliminate", "civ:nonsense:1", "civ:undo:1",
            "civ:hand:99999999999", "\u202e" * 50, "civ:pick:1:0:discard 0", "civ:end_now:1", "civ:join:0",
            "civ:vote:7", "civ:rematch:1", "civ:move:1", "civ:resign:12",
        )  # fmt: skip
        for custom_id in garbage:
            _, _, hand = await _turn(house, house.people[:2])
            it = await (await on_turn.press(hand, custom_id=custom_id, forge=True)).settled()
            assert it.state != "failed", custom_id
        assert await _lines(house) == 0


async def test_buttons_from_before_a_restart_still_work(house: House) -> None:
    async with house.bot():
        await house.begin(house.people[:2])
        on_turn, _, hand = await _turn(house, house.people[:2])
        board = await board_of(on_turn, house.channel)
    async with house.bot():
        it = await (await on_turn.press(hand, _play(hand))).settled()
        assert it.state == "updated"
        again = await (await on_turn.press(board, "My hand")).message()
        assert "End turn" in [button.label for button in again.buttons]
    assert await _lines(house) == 1


async def test_a_turn_ends_after_one_question_where_its_play_has_opened_an_effect(house: House) -> None:
    """Asked once; "never ask again" is remembered."""
    async with house.bot() as bot:
        number = TableId(await house.begin(house.people[:2]))
        asked: dict[str, int] = {}
        last = 0
        while len(asked) < 2:
            last = (await next_board(house.people[0], house.channel, last)).id
            on_turn, _, hand = await _turn(house, house.people[:2])
            hand = await _plays_most(await bot.services.tables.look(number), on_turn, hand)
            for label in ("End turn", "End turn and win"):
                if any(button.label == label for button in hand.buttons):
                    hand = (await (await on_turn.press(hand, label)).settled()).messages[0]
            if any(button.label == "End turn, never ask again" for button in hand.buttons):
                asked[on_turn.name] = asked.get(on_turn.name, 0) + 1
                await (await on_turn.press(hand, "End turn, never ask again")).settled()
            table = await bot.services.tables.look(number)
            if table.match is None or table.match.is_over:
                break
        assert asked
        assert set(asked.values()) == {1}


async def _plays_most(table: Table, person: Person, hand: Message) -> Message:
    """The hand after the play of its most played Domain, or where no button offers that, of whatever comes first."""
    label, player = _most_played(table, person), Player(person, "Play", seed=1)
    while not any(key.label.startswith("End turn") for key in hand.buttons):
        key = next((key.label for key in hand.buttons if label in key.label), None)
        after = await player.step(hand) if key is None else await (await person.press(hand, key)).message()
        if after is None:
            break
        hand = await person.refreshed(after)
    return hand


def _most_played(table: Table, person: Person) -> str:
    """“Play” and the card of the Domain that the person has most of, Culture last: it has no level."""
    seat = table.seat_of(person.id)
    assert seat is not None
    seen = observe(civ_game(table.match), seat)
    card = max(seen.hand, key=lambda card: (card[0] != "C", seen.seats[seat].column(Domain(card[0])).count))
    return f"Play {words.card(localizer('en'), card)}"


async def test_a_choice_that_the_rules_forbid_is_explained_with_its_clause(house: House) -> None:
    async with house.bot():
        await house.begin(house.people[:2])
        on_turn, _, hand = await _turn(house, house.people[:2])
        version = next(button.custom_id for button in hand.buttons if button.label.startswith("Play")).split(":")[3]
        it = await (await on_turn.press(hand, custom_id=f"civ:do:1:{version}:use M 1", forge=True)).settled()
        assert "§2.1" in it.messages[0].text


async def test_a_page_of_a_list_stays_a_list_where_the_database_fails(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The page's number is no table's: what is refused must not put the hand of table 1 where the list is."""
    ann = house.people[0]
    async with house.bot() as bot:
        await house.begin(house.people[:2])
        listed = await (await ann.slash("civ games", channel=house.channel)).message()

        async def fail(*_: object, **__: object) -> NoReturn:
            raise StoreError("store-locked", detail="a test")

        monkeypatch.setattr(bot.services.lists, "of_user", fail)
        message = await (await (await ann.press(listed, custom_id="civ:games:1:1", forge=True)).settled()).followup(0)
        assert "database" in message.text
        shown = await ann.refreshed(listed)
        assert shown.text == listed.text
