"""A page in Discord's place, where the bot answers a press or a command: told as an outage, never as a bug of ours."""

import pytest

from bot.table.values import TableId
from tests.e2e.house import CALLBACK, DEFERRED, OTHER, QUICK_TIMES, House, Player, awaited, board_of

LOST = "my answer got lost"
ORIGINAL = "/webhooks/*/*/messages/@original"
FOLLOWUP = "/webhooks/*/*"


def _mistakes(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.exc_info]


@pytest.mark.parametrize(("status", "is_of_proxy"), [(200, False), (403, False), (429, False), (429, True)])
@pytest.mark.parametrize(("method", "path"), [("POST", CALLBACK), ("PATCH", ORIGINAL)])
async def test_a_press_whose_answer_met_a_page_is_told_so(
    house: House, caplog: pytest.LogCaptureFixture, status: int, is_of_proxy: bool, method: str, path: str
) -> None:
    ann, bob = house.people[:2]
    house.times = DEFERRED if path == ORIGINAL else QUICK_TIMES
    async with house.bot():
        await house.begin([ann, bob])
        board = await board_of(ann, house.channel)
        page = house.playground.faults.page(status, method=method, path=path, is_of_proxy=is_of_proxy)
        await ann.press(board, "My hand")
        await ann.wait_for(house.channel, LOST)
        assert page.hits == 1
        await (await ann.press(board, "My hand")).message()
    assert _mistakes(caplog) == []


async def test_a_page_after_discord_took_the_answer_is_told_beside_it(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    ann, bob = house.people[:2]
    async with house.bot():
        await house.begin([ann, bob])
        board = await board_of(ann, house.channel)
        page = house.playground.faults.page(200, method="POST", path=CALLBACK, after=True)
        await ann.press(board, "My hand")
        await ann.wait_for(house.channel, LOST)
        assert page.hits == 1
    assert _mistakes(caplog) == []


@pytest.mark.parametrize(("method", "path"), [("POST", CALLBACK), ("PATCH", ORIGINAL)])
async def test_a_move_whose_answer_met_a_page_is_made_all_the_same(
    house: House, caplog: pytest.LogCaptureFixture, method: str, path: str
) -> None:
    ann, bob = house.people[:2]
    house.times = DEFERRED if path == ORIGINAL else QUICK_TIMES
    async with house.bot() as bot:
        number = TableId(await house.begin([ann, bob]))
        board = await board_of(ann, house.channel)
        on_turn = awaited(board, [ann, bob])[0]
        hand = await Player(on_turn, "Culture", 1).hand(board)
        before = await bot.services.tables.look(number)
        house.playground.faults.page(200, method=method, path=path)
        label = next(button.label for button in hand.buttons if button.label not in OTHER)
        await on_turn.press(hand, label)
        await on_turn.wait_for(house.channel, LOST)
        assert (await bot.services.tables.look(number)).number > before.number
    assert _mistakes(caplog) == []


async def test_a_command_whose_answer_met_a_page_is_told_so(house: House, caplog: pytest.LogCaptureFixture) -> None:
    ann = house.people[0]
    async with house.bot():
        page = house.playground.faults.page(200, method="POST", path=CALLBACK)
        await ann.slash("civ games", channel=house.channel)
        await ann.wait_for(house.channel, LOST)
        assert page.hits == 1
    assert _mistakes(caplog) == []
