"""SIGTERM: what was pressed before is finished and answered, then the process ends."""

import asyncio
import os
import signal
import sys
from pathlib import Path

import pytest

from bot.games.civ.game import civ_game
from bot.pages.ui import ui_of
from tests.cli.conftest import TOKEN
from tests.e2e.house import Player, board_of, opened_house, ready_unless_ended, thread_of


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGTERM there")
async def test_a_press_in_flight_is_finished_before_the_process_ends(tmp_path: Path) -> None:
    async with opened_house(tmp_path, token=TOKEN) as house:
        there = {
            "CIV_DISCORD_API": house.playground.api_base,
            "CIV_DISCORD_GATEWAY": house.playground.gateway_url,
            "CIV_DATA_DIR": str(tmp_path),
            "DISCORD_TOKEN": TOKEN,
        }
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot", "run", "--discord",
            env={**os.environ, **there}, stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.PIPE,
        )  # fmt: skip
        talk = asyncio.create_task(process.communicate())
        await ready_unless_ended(house.playground, talk)
        ann, bob = house.people[:2]
        await house.begin([ann, bob])
        board = await board_of(ann, await thread_of(ann))
        on_turn = next(person for person in (ann, bob) if person.mention in board.text)
        hand = await Player(on_turn, "Culture", 1).hand(board)
        card = next(button for button in hand.buttons if button.label.startswith("Play"))
        pressed = await on_turn.press(hand, card)
        await pressed.acknowledged()
        process.send_signal(signal.SIGTERM)
        await pressed.settled()
        _, err = await talk
    assert process.returncode == 0
    assert pressed.state == "updated"
    assert b"Traceback" not in err, err.decode()
    async with opened_house(tmp_path) as house, house.bot() as bot:
        tables = bot.services.tables
        summary = await tables.lists.of_user(on_turn.id)  # type: ignore[arg-type]  # an id is an id
        game = civ_game((await tables.look(summary[0].id)).match)
        pressed_actions = card.custom_id.rpartition(":")[2].split("+")  # a play that opens no effect ends the turn, too
        assert [line.action.text for line in game.lines] == pressed_actions


async def test_events_that_come_while_the_bot_stops_are_no_errors(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    heard = asyncio.Event()

    async def on_ready() -> None:
        heard.set()
        await ui_of(bot).context.dashboards.catch_up()

    async with opened_house(tmp_path) as house, house.bot() as bot:
        bot.add_listener(on_ready)
        bot.services.tables.live.tasks.is_closing = True
        bot.dispatch("ready")
        await heard.wait()
        bot.services.tables.live.tasks.is_closing = False
    assert [each.getMessage() for each in caplog.records if each.levelname == "ERROR"] == []
