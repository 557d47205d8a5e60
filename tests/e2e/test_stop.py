"""SIGTERM: what was pressed before is finished and answered, then the process ends."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.app import _close_client  # pyright: ignore[reportPrivateUsage]  # the end of a process
from bot.client import CivBot
from bot.discord.answers import FirstAnswer
from bot.discord.edits import Edits
from bot.games.civ.game import civ_game
from bot.manager.policy_processes import Thinking
from bot.manager.services import Services
from bot.manager.table_door import TableDoor
from bot.pages.pings.server_departures import ServerDepartures
from bot.pages.press import Press
from bot.pages.ui import ui_of
from bot.playground.people import Interaction, Message, Person
from bot.store.tables import TableStore
from tests.cli.conftest import TOKEN
from tests.e2e.house import (
    DEFERRED,
    PATIENCE,
    QUICK_TIMES,
    House,
    Player,
    board_of,
    opened_house,
    ready_unless_ended,
    thread_of,
)

RESTARTS = "I’m about to restart. Your table is safe; try again in a minute."


@pytest.mark.slow
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
        services = bot.services
        summary = await services.lists.of_user(on_turn.id)  # type: ignore[arg-type]  # an id is an id
        game = civ_game((await services.tables.look(summary[0].id)).match)
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
        bot.services.live.tasks.is_closing = True
        bot.dispatch("ready")
        await heard.wait()
        bot.services.live.tasks.is_closing = False
    assert [each.getMessage() for each in caplog.records if each.levelname == "ERROR"] == []


class Hold:
    """Where a press is held: what calls the method waits there, until it is let go or cancelled."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, owner: type, name: str) -> None:
        self.reached, self.is_over = asyncio.Event(), asyncio.Event()
        original: Callable[..., Any] = getattr(owner, name)

        async def held(*args: Any, **kwargs: Any) -> Any:
            if not self.is_over.is_set():
                self.reached.set()
                await self.is_over.wait()
            return await original(*args, **kwargs)

        monkeypatch.setattr(owner, name, held)

    async def met(self) -> None:
        async with asyncio.timeout(PATIENCE):
            await self.reached.wait()


@asynccontextmanager
async def about_to_play(house: House) -> AsyncGenerator[tuple[CivBot, Person, Message, str]]:
    """A bot, whoever is on turn there, their hand, and the address of a card to play."""
    async with house.bot() as bot:
        ann, bob = house.people[:2]
        await house.begin([ann, bob])
        board = await board_of(ann, house.channel)
        on_turn = next(person for person in (ann, bob) if person.mention in board.text)
        hand = await Player(on_turn, "Culture", 1).hand(board)
        await ui_of(bot).announcer.idle()
        yield bot, on_turn, hand, next(button for button in hand.buttons if button.label.startswith("Play")).custom_id


def said(caplog: pytest.LogCaptureFixture) -> tuple[list[str], list[str]]:
    """The lines about refusals, and all that say more than INFO or have a traceback."""
    lines = [each.getMessage() for each in caplog.records if "refused" in each.getMessage()]
    loud = [each.getMessage() for each in caplog.records if each.levelname not in ("INFO", "DEBUG") or each.exc_info]
    return lines, loud


async def text_of(pressed: Interaction) -> str:
    """All that an interaction has been answered with by now."""
    await pressed.refresh()
    return " ".join(message.text for message in pressed.messages)


@pytest.mark.parametrize(
    ("owner", "name"),
    [
        (discord.InteractionResponse, "defer"),  # before it is deferred
        (TableDoor, "submit"),  # not at the table yet
        (Edits, "edit"),  # played, and about to be shown
        (discord.InteractionResponse, "edit_message"),  # and this is to be the answer
    ],
)
async def test_a_press_that_does_not_end_is_refused_before_the_session_closes(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, owner: type, name: str
) -> None:
    times = DEFERRED if name == "defer" else QUICK_TIMES
    house.times = replace(times, answers=0.0, last_answers=0.0, farewell=PATIENCE)
    caplog.set_level("INFO")
    async with about_to_play(house) as (bot, person, hand, card):
        hold = Hold(monkeypatch, owner, name)
        pressed = await person.press(hand, custom_id=card)
        await hold.met()
        await _close_client(bot)
        assert RESTARTS in await text_of(pressed)
    assert said(caplog) == (["refused, since the bot stops"], [])


async def test_a_press_whose_deferral_hangs_is_refused_before_the_session_closes(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    house.times = replace(QUICK_TIMES, answers=0.0, last_answers=0.0, farewell=PATIENCE)
    caplog.set_level("INFO")
    defer_at = FirstAnswer.defer_at

    async def defer_soon(self: FirstAnswer, _: float) -> None:
        await defer_at(self, asyncio.get_running_loop().time() + 0.01)

    async with about_to_play(house) as (bot, person, hand, card):
        monkeypatch.setattr(FirstAnswer, "defer_at", defer_soon)
        Hold(monkeypatch, TableDoor, "submit")
        deferral = Hold(monkeypatch, discord.InteractionResponse, "defer")
        pressed = await person.press(hand, custom_id=card)
        await deferral.met()
        await _close_client(bot)
        assert RESTARTS in await text_of(pressed)
    assert said(caplog) == (["refused, since the bot stops"], [])


async def test_a_press_that_is_being_written_is_written_and_shown(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    house.times = replace(QUICK_TIMES, answers=0.0, last_answers=PATIENCE)
    caplog.set_level("INFO")
    async with about_to_play(house) as (bot, person, hand, card):
        hold, stop = Hold(monkeypatch, TableStore, "save"), Services.stop

        async def let_go(services: Services) -> None:
            services.live.tasks.is_closing = True
            hold.is_over.set()
            await stop(services)

        monkeypatch.setattr(Services, "stop", let_go)
        pressed = await person.press(hand, custom_id=card)
        await hold.met()
        await _close_client(bot)
        await pressed.refresh()
        assert pressed.state == "updated"
        assert RESTARTS not in await text_of(pressed)
    assert said(caplog) == ([], [])


@pytest.mark.parametrize("is_command", [True, False])
async def test_what_is_used_while_the_bot_stops_is_refused_before_the_session_closes(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, is_command: bool
) -> None:
    house.times = replace(QUICK_TIMES, farewell=PATIENCE)
    caplog.set_level("INFO")
    async with about_to_play(house) as (bot, person, hand, card):
        hold = Hold(monkeypatch, ServerDepartures, "stop")
        stopping = asyncio.create_task(_close_client(bot))
        await hold.met()  # no more presses are taken
        sending = Hold(monkeypatch, discord.InteractionResponse, "send_message")
        use = person.slash("civ games", channel=house.channel) if is_command else person.press(hand, custom_id=card)
        pressed = await use
        await sending.met()
        hold.is_over.set()
        async with asyncio.timeout(PATIENCE):
            await bot._gateway.closing.wait()  # pyright: ignore[reportPrivateUsage]  # the last step but one
        sending.is_over.set()
        await stopping
        assert await text_of(pressed) == RESTARTS
    assert said(caplog) == (["refused, since the bot stops"], [])


async def test_a_command_that_does_not_end_is_refused_before_the_session_closes(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    house.times = replace(QUICK_TIMES, answers=0.0, last_answers=0.0, farewell=PATIENCE)
    caplog.set_level("INFO")
    async with about_to_play(house) as (bot, person, _, _):
        hold = Hold(monkeypatch, Press, "localizer")
        command = await person.slash("civ games", channel=house.channel)
        await hold.met()
        await _close_client(bot)
        assert RESTARTS in await text_of(command)
    assert said(caplog) == (["refused, since the bot stops"], [])


async def test_a_computer_that_thinks_about_the_weeks_deal_keeps_nobody_waiting_for_an_answer(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    house.times = replace(QUICK_TIMES, answers=0.0, last_answers=0.0, farewell=PATIENCE)
    caplog.set_level("INFO")
    ann = house.people[0]
    async with house.bot() as bot:
        page = await (await ann.slash("civ duplicate", channel=house.channel)).message()
        board = (await (await ann.press(page, "Play")).settled()).messages[0]
        hold = Hold(monkeypatch, Thinking, "choose")
        while True:
            first = next(button for button in board.buttons if button.custom_id.startswith("civ:dup_do:"))
            pressed = await ann.press(board, custom_id=first.custom_id)
            answered, thinking = asyncio.create_task(pressed.settled()), asyncio.create_task(hold.met())
            await asyncio.wait({answered, thinking}, return_when=asyncio.FIRST_COMPLETED)
            answered.cancel()
            thinking.cancel()
            if hold.reached.is_set():
                break
            board = pressed.messages[0]  # the turn goes on
        await _close_client(bot)
        assert RESTARTS in await text_of(pressed)
    assert said(caplog) == (["refused, since the bot stops"], [])
