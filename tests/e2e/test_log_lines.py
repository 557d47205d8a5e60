"""What the log says of a press that fails: where, what, by whom; its number once, its traceback once a minute."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from typing import Any, NoReturn

import pytest

from bot.manager.tournament_runner import TournamentRunner
from bot.pages.ui import ui_of
from bot.store import StoreError
from bot.table.contest import TournamentId
from tests.e2e.cups import announced, quicken
from tests.e2e.house import PATIENCE, House, board_of
from tests.log_lines import Read, reading_the_log

pytestmark = pytest.mark.usefixtures("with_features")


def _fails(error: Exception) -> Callable[..., Awaitable[NoReturn]]:
    """What raises this, whatever it is asked."""

    async def fail(*_: object, **__: object) -> NoReturn:
        raise error

    return fail


async def test_database_trouble_that_is_told_is_an_error_each_time_and_a_traceback_once(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        number = await house.begin([ann, bob])
        board = await board_of(ann, house.channel)
        on_turn = next(person for person in (ann, bob) if person.mention in board.text)
        hand = await (await on_turn.press(board, "My hand")).message()
        await ui_of(bot).announcer.idle()
        play = next(button.label for button in hand.buttons if button.label.startswith("Play"))
        services = bot.services
        monkeypatch.setattr(services.tables, "submit", _fails(StoreError("store-full")))
        with reading_the_log() as lines:
            presses = [await (await on_turn.press(hand, play)).settled() for _ in range(3)]
            found = [line for line in lines() if line["level"] == "ERROR"]
    assert [line["message"] for line in found] == ["the database refuses: store-full"] * 3
    assert [(line["table"], line["verb"], line["user"]) for line in found] == [(number, "do", on_turn.id)] * 3
    assert [line["interaction"] for line in found] == [press.id for press in presses]
    assert [("error" in line) for line in found] == [True, False, False]


async def test_every_number_that_is_told_has_one_line_and_its_bug_one_traceback(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = house.people[0]
    async with house.bot() as bot:
        lobby = await house.open_table(ann, players=2)
        services = bot.services
        monkeypatch.setattr(services.lobbies, "leave", _fails(ZeroDivisionError("a test")))
        with reading_the_log() as lines:
            presses = [await (await ann.press(lobby, "Leave")).settled() for _ in range(2)]
            found = lines()
    numbers = [re.findall(r"`([0-9a-f]{8})`", message.text) for press in presses for message in press.messages]
    assert [len(each) for each in numbers] == [1, 1]
    for (number,) in numbers:
        assert sum(number in line["message"] for line in found) == 1
    ours = [line for line in found if "an answer failed" in line["message"]]
    assert [("error" in line, line["verb"], line["user"]) for line in ours] == [
        (True, "leave", ann.id),
        (False, "leave", ann.id),
    ]


async def test_lines_of_a_command_say_which_and_about_which_table(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = house.people[0]
    async with house.bot() as bot:
        await house.begin(house.people[:2])
        services = bot.services
        monkeypatch.setattr(services.tables, "look", _fails(StoreError("store-full")))
        with reading_the_log() as lines:
            asked = await (await ann.slash("civ hand", channel=house.channel, table=1)).settled()
            (line,) = [line for line in lines() if "the database refuses" in line["message"]]
    assert (line["verb"], line["table"], line["user"]) == ("civ hand", 1, ann.id)
    assert line["interaction"] == asked.id


async def test_trouble_that_a_press_can_do_without_has_a_line(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = house.people[0]
    async with house.bot() as bot:
        monkeypatch.setattr(bot.services.profiles, "preferences", _fails(StoreError("store-locked")))
        with reading_the_log() as lines:
            lesson = await (await ann.slash("civ tutorial", channel=house.channel)).message()
            found = [line for line in lines() if "on without" in line["message"]]
    assert lesson.buttons, "the lessons are there all the same"
    assert {line["level"] for line in found} == {"WARNING"}
    assert any("how far somebody has come" in line["message"] for line in found)
    assert [("error" in line) for line in found] == [True, *[False] * (len(found) - 1)]
    assert {(line["verb"], line["user"]) for line in found} == {("civ tutorial", ann.id)}


async def test_lines_of_a_tournament_say_which(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        quicken(bot)
        announcement = await announced(house, bob)
        tournaments, announcer = bot.services.tournaments, ui_of(bot).tournament_announcer
        await tournaments.idle()
        monkeypatch.setattr(TournamentRunner, "settle", _fails(ZeroDivisionError("a test")))
        with reading_the_log() as lines:
            await (await ann.press(announcement, "Register")).settled()
            await _line_of("tournament", lines)  # which brings it in line with its book, again and again
            monkeypatch.setattr(tournaments, "look", _fails(ZeroDivisionError("a test")))
            pressed = await (await ann.press(announcement, "Register")).settled()
            asked = await (await ann.slash("tournament standings", channel=house.channel, tournament=1)).settled()
            await announcer.wait_until_announced(TournamentId(1))
            found = {line["verb"]: line for line in lines() if line["level"] == "ERROR"}
    # the roles of honour may have looked before that failed, or after
    assert {"t_register", "announce-tournament", "tournament standings", "tournament"} <= found.keys()
    assert {verb: line["tournament"] for verb, line in found.items()} == dict.fromkeys(found, 1)
    assert not [line for line in found.values() if "table" in line]
    assert [found[verb]["interaction"] for verb in ("t_register", "tournament standings")] == [pressed.id, asked.id]


async def test_lines_of_a_dashboard_say_of_which_server(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house.bot() as bot:
        monkeypatch.setattr(bot.services.profiles, "guild_preferences", _fails(ZeroDivisionError("a test")))
        with reading_the_log() as lines:
            ui_of(bot).context.dashboards.enqueue(house.guild.id)
            line = await _line_of("update-dashboard", lines)
    assert (line["level"], line["server"]) == ("ERROR", house.guild.id)


async def _line_of(verb: str, lines: Read) -> dict[str, Any]:
    """The first line that says it was written while that was done, as soon as it is there."""
    async with asyncio.timeout(PATIENCE):
        while True:
            if found := next((line for line in lines() if line.get("verb") == verb), None):
                return found
            await asyncio.sleep(0.01)
