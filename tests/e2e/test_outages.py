"""A start while Discord is ill: it is tried until it works, and what is refused keeps nothing else from working."""

import asyncio
from dataclasses import replace

import discord
import pytest

from bot.app import heartbeat_of
from bot.discord.command_registration import feature_of
from bot.discord.outages import is_refusal, through_outages
from bot.heartbeat import trouble_with
from bot.i18n.icons import Icons
from bot.pages.ui import ui_of
from bot.playground.faults import Faults
from tests.e2e.house import QUICK_TIMES, House, board_of

COMMANDS = "/applications/*/commands"
UNREACHABLE = "Discord is not to be reached"


class Waits:
    """Waits that take no time, and are remembered."""

    def __init__(self) -> None:
        self.seconds = list[float]()

    async def sleep(self, seconds: float) -> None:
        self.seconds.append(seconds)


@pytest.fixture
def waits(house: House) -> Waits:
    """The waits of the bot's start."""
    made = Waits()
    house.times = replace(QUICK_TIMES, outage_pauses=(0.1, 0.2, 0.5), sleep=made.sleep)
    return made


def lines_of(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if UNREACHABLE in record.getMessage()]


def inject(faults: Faults, kind: str, path: str, times: int) -> None:
    """Have the next `times` requests meet that fault."""
    match kind:
        case "503":
            faults.status(503, path=path, times=times)
        case "ban for a second":
            faults.page(429, seconds=1, path=path, times=times)
        case _:
            faults.page({"ban": 429, "block": 403, "page": 200}[kind], path=path, times=times)


@pytest.mark.parametrize("path", ["/users/@me", "/oauth2/applications/@me", COMMANDS])
@pytest.mark.parametrize(
    ("kind", "pauses"),
    [
        ("503", [0.1, 0.2, 0.5, 0.5]),
        ("ban for a second", [1.0]),
        ("ban", [0.1]),
        ("block", [0.1, 0.2]),
        ("page", [0.1, 0.2]),
    ],
)
async def test_a_start_in_bad_weather_is_tried_again_with_growing_pauses(
    house: House,
    waits: Waits,
    caplog: pytest.LogCaptureFixture,
    path: str,
    kind: str,
    pauses: list[float],
) -> None:
    inject(house.playground.faults, kind, path, len(pauses))
    async with house.bot() as bot:
        assert waits.seconds == pauses
        assert len(lines_of(caplog)) == len(pauses)
        assert not [record for record in caplog.records if record.exc_info or "<" in record.getMessage()]
        assert await (await house.people[0].slash("civ games", channel=house.channel)).message()
        assert bot.is_connected


async def test_while_a_start_is_tried_again_the_bot_is_starting(house: House) -> None:
    waits, may_go = asyncio.Event(), asyncio.Event()

    async def sleep(_: float) -> None:
        waits.set()
        await may_go.wait()

    house.times = replace(QUICK_TIMES, sleep=sleep)
    house.playground.faults.status(503, path="/users/@me")

    async def look() -> str | None:
        await waits.wait()
        beat = await heartbeat_of(house.clients[-1], "playground")
        may_go.set()
        return trouble_with(beat, beat.at)

    looking = asyncio.create_task(look())
    async with house.bot():
        assert await looking == "cli-alive-starting"


async def test_a_refused_token_ends_a_start_at_once(house: House, waits: Waits) -> None:
    async def run() -> None:
        house.playground.faults.status(401, path="/users/@me")
        async with house.bot():
            pass

    with pytest.raises(discord.LoginFailure):
        await run()
    assert waits.seconds == []


@pytest.mark.parametrize("mistake", [ValueError, KeyError, TypeError, AttributeError])
async def test_a_mistake_of_our_own_ends_a_start_at_once(mistake: type[Exception]) -> None:
    waits, mistakes = Waits(), iter([mistake])

    async def ask() -> None:
        for each in mistakes:  # once: asked again, it would go on for ever
            raise each

    with pytest.raises(mistake):
        await through_outages("login", ask, replace(QUICK_TIMES, sleep=waits.sleep), gives_up=is_refusal)
    assert waits.seconds == []


@pytest.mark.parametrize("method", ["POST", "PATCH"])
async def test_a_board_is_shown_again_where_a_page_came_in_discords_place(
    house: House, caplog: pytest.LogCaptureFixture, method: str
) -> None:
    ann, bob = house.people[:2]
    path = "/channels/*/messages" + ("" if method == "POST" else "/*")
    async with house.bot():
        page = house.playground.faults.page(200, method=method, path=path)
        await house.begin([ann, bob])
        await board_of(ann, house.channel)
        assert page.hits == 1
    assert not [record for record in caplog.records if record.exc_info]


async def test_one_refused_command_keeps_no_other_from_being_sent(house: House, waits: Waits) -> None:
    house.playground.refused_commands.add("privacy")
    async with house.bot() as bot:
        names = {command.name for command in await bot.tree.fetch_commands()}
        assert names == {each.name for each in bot.tree.get_commands() if feature_of(each) is None} - {"privacy"}
        assert await (await house.people[0].slash("civ games", channel=house.channel)).message()
    house.playground.refused_commands.clear()
    house.playground.refusals.clear()
    async with house.bot() as bot:  # each start tries again
        assert {command.name for command in await bot.tree.fetch_commands()} >= {"civ", "privacy"}
    assert waits.seconds == []


async def test_a_refused_command_stays_as_discord_has_it_and_one_that_is_no_more_goes(
    house: House, waits: Waits
) -> None:
    async with house.bot() as bot:
        key = f"commands of {bot.application_id}"
        before = {command.name: command.id for command in await bot.tree.fetch_commands()}
        await bot.http.upsert_global_command(bot.user.id, {"name": "old", "description": "Old.", "type": 1})  # type: ignore[arg-type, union-attr]
        await bot.services.profiles.remember(key, "others")
    house.playground.refused_commands.add("civ")
    async with house.bot() as bot:
        assert {command.name: command.id for command in await bot.tree.fetch_commands()} == before
    house.playground.refusals.clear()


@pytest.mark.parametrize("status", [429, 200])
async def test_emojis_that_discord_does_not_list_now_are_looked_for_later(
    house: House, monkeypatch: pytest.MonkeyPatch, status: int
) -> None:
    monkeypatch.setattr("bot.discord.emojis.LOOKS_EVERY", 0.05)
    house.has_emojis = True
    house.playground.faults.page(status, method="GET", path="/applications/*/emojis", times=2)
    sent = asyncio.Event()

    def learn(_icons: Icons, _code: str, _markup: str) -> None:
        sent.set()

    monkeypatch.setattr(Icons, "learn", learn)
    async with house.bot():
        await asyncio.wait_for(sent.wait(), 30)


async def test_emojis_are_not_asked_for_before_discord_allows_it(house: House) -> None:
    house.has_emojis = True
    fault = house.playground.faults.page(429, seconds=3600, method="GET", path="/applications/*/emojis", times=100)
    async with house.bot() as bot:
        assert ui_of(bot).emojis.seconds_left() > 3500
    assert fault.hits == 1


async def test_failures_that_discord_py_makes_good_are_in_the_log(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    ann, bob = house.people[:2]
    async with house.bot():
        fault = house.playground.faults.status(500, method="POST", path="/channels/*/messages", times=2)
        await house.begin([ann, bob])
        await board_of(ann, house.channel)
        assert fault.hits == 2
    found = [message for message in caplog.messages if message.startswith("Discord ")]
    assert found[0] == "Discord fails: status=500 1 times in 0 s, now at POST /channels/*/*"
    assert found[1].startswith("Discord is well again: status=500 2 times in ")
    assert len(found) == 2
