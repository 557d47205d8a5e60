"""Every public message, and all that Discord documents it may be refused for: a turn is never silent, no traceback.

What people see, and who is told, stands in `KINDS`: of a message whose words are refused the server is told once, of a
place that is closed the table's people and its server, of our own mistakes the log. A person who has pressed for the
message reads why it isn't there.
"""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

import pytest

from bot.client import CivBot
from bot.discord.refusals import REFUSALS, Cause
from bot.pages.ui import ui_of
from bot.playground.people import ChannelRef, Message, Person
from bot.table.values import TableId
from tests.e2e.cups import announced, quicken
from tests.e2e.house import CALLBACK, House, Player, board_of, next_board, vote_of

ONE_OF_EACH: Final = {cause: code for code, (status, cause) in sorted(REFUSALS.items()) if status < 429}
"""A code for each cause; statuses from 429 on are no refusals, and tried again."""
OF_BOARDS: Final = [code for code, (status, cause) in REFUSALS.items() if status < 429 and cause is not Cause.ASLEEP]
CLOSED: Final = (Cause.PLACE, Cause.FULL)
"""Causes for which a table loses its place."""
SAMPLE: Final = [code for code in OF_BOARDS if code in ONE_OF_EACH.values() or code in (200000, 200001, 240000)]


def _troubles(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.exc_info]


async def _on_turn(bot: CivBot, number: int, people: list[Person]) -> Person:
    table = await bot.services.tables.look(TableId(number))
    return next(person for person in people if person.id in table.awaited)


async def _plays(house: House, person: Person, number: int, elsewhere: ChannelRef) -> None:
    hand = await (await person.slash("civ hand", channel=elsewhere, table=number)).message()
    await Player(person, "Culture", 1).play(hand)


@pytest.mark.parametrize(
    "code", [pytest.param(code, marks=() if code in SAMPLE else pytest.mark.long) for code in OF_BOARDS]
)
async def test_a_turn_is_never_silent_whatever_discord_refuses_a_board_for(
    house: House, caplog: pytest.LogCaptureFixture, code: int
) -> None:
    people, (status, cause) = house.people[:2], REFUSALS[code]
    elsewhere = await house.playground.people.channel(house.guild, "elsewhere", system=True)
    async with house.bot() as bot:
        number = await house.begin(people)
        board = await board_of(people[0], house.channel)
        await ui_of(bot).announcer.idle()
        record = house.playground.record
        faults = [
            house.playground.faults.refuse(
                status, code, method=method, path=f"/channels/{house.channel.id}/messages*", times=10**6
            )
            for method in ("POST", "PATCH")
        ]
        turns = 1 if cause in CLOSED else 3
        for _ in range(turns):
            person = await _on_turn(bot, number, people)
            before = len(record.pings)
            await _plays(house, person, number, elsewhere)
            other = await _on_turn(bot, number, people)
            assert other is not person
            told = await other.until(partial(_told, house, before, other, elsewhere))
            # a place that is closed is the server's to open: it is told, and both by direct message; nobody opens one
            # that is gone
            assert told == ("server" if cause is Cause.PLACE and status != 404 else "direct"), told
        assert any(fault.hits for fault in faults)
        for fault in faults:
            fault.times = 0
        if cause in CLOSED:
            await ui_of(bot).alerts.show_again(bot.guilds[0])
        await _plays(house, await _on_turn(bot, number, people), number, elsewhere)
        again = await next_board(people[0], house.channel, board.id - 1)
        assert again.buttons
    assert _troubles(caplog) == []


async def _told(house: House, before: int, person: Person, elsewhere: ChannelRef) -> str | None:
    """How somebody was called since, or their server told that nobody can be."""
    pings = house.playground.record.pings[before:]
    if any(ping.user_id == person.id and ping.is_direct for ping in pings):
        return "direct"
    texts = [message.text for message in await person.messages(elsewhere)]
    return "server" if any("I can’t show" in text or "Discord doesn’t let me" in text for text in texts) else None


Provoke = Callable[[House, CivBot, Person], Awaitable[None]]


async def _lobby(house: House, bot: CivBot, bad: Person) -> None:
    await (await bad.slash("civ new", channel=house.channel, players=3)).settled()


async def _board(house: House, bot: CivBot, bad: Person) -> None:
    await house.begin([house.people[0], bad])


async def _vote(house: House, bot: CivBot, bad: Person) -> None:
    number = await house.begin([house.people[0], bad])
    await board_of(bad, house.channel)
    await house.ask_to_call_off(bad, table=number)
    await vote_of(house.people[0], house.channel)


async def _tournament(house: House, bot: CivBot, bad: Person) -> None:
    quicken(bot)
    await announced(house, house.people[0], title="Badword cup")


async def _dashboard(house: House, bot: CivBot, bad: Person) -> None:
    await bot.services.profiles.set_guild_preference(house.guild.id, "dashboard", house.channel.id)
    await (await bad.slash("civ new", channel=house.channel, players=3)).settled()


async def _result(house: House, bot: CivBot, bad: Person) -> None:
    number = await house.begin([house.people[0], bad])
    hall = await house.playground.people.channel(house.guild, "hall")
    chosen = {"results": hall.id, "results_since": bot.services.now().isoformat()}
    await bot.services.profiles.set_guild_preferences(house.guild.id, chosen)
    asked = await (await bad.slash("civ resign", channel=house.channel, table=number)).message()
    await (await bad.press(asked, "Resign")).settled()
    message = await bad.wait_for(hall, "is over", patience=15)
    assert "adword" not in _all_text(message)
    assert "Player 2" in message.text


KINDS: Final[dict[str, tuple[Provoke, str]]] = {
    "lobby": (_lobby, "Player 1"),
    "board": (_board, "Player 2"),
    "vote": (_vote, "Player 2"),
    "tournament": (_tournament, "Tournament 1"),
    "dashboard": (_dashboard, "Player 1"),
    "result": (_result, "Player 2"),
}
"""What makes a public message with somebody's words in it, and what stands there where these are refused."""


@pytest.mark.parametrize("kind", KINDS)
async def test_words_that_automod_refuses_are_replaced_in_every_public_message(
    house: House, caplog: pytest.LogCaptureFixture, kind: str
) -> None:
    people, (provoke, shown) = house.playground.people, KINDS[kind]
    house.features = ("tournaments",)
    bad = await people.person("bad", display="Badword Bill")
    await people.join(house.guild, bad)
    notes = await people.channel(house.guild, "notes", system=True)
    await people.automod(house.guild, "badword")
    async with house.bot() as bot:
        await provoke(house, bot, bad)
        message = await bad.wait_for(house.channel, lambda found: not found.ephemeral and shown in found.text)
        assert "adword" not in _all_text(message)
        told = await bad.wait_for(notes, "AutoMod")
        assert f"<#{house.channel.id}>" in told.text
        seen = [found for found in await bad.messages(house.channel) if not found.ephemeral]
        assert all("adword" not in _all_text(found) for found in seen)
        warnings = [found for found in await bad.messages(notes) if "AutoMod" in found.text]
        assert len(warnings) == 1
    assert _troubles(caplog) == []


def _all_text(message: Message) -> str:
    return "\n".join([message.text, *message.alt_texts, *(button.label for button in message.buttons)])


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("code", [200000, 40004, 50013])
async def test_a_message_that_nothing_helps_is_left_out_without_a_traceback(
    house: House, caplog: pytest.LogCaptureFixture, kind: str, code: int
) -> None:
    """And nobody presses in vain: who asked for it is told why."""
    if kind in ("vote", "result"):
        pytest.skip("what comes before it is refused, too")
    people = house.playground.people
    house.features = ("tournaments",)
    bad = await people.person("bad", display="Badword Bill")
    await people.join(house.guild, bad)
    async with house.bot() as bot:
        fault = house.playground.faults.refuse(
            REFUSALS[code][0], code, path=f"/channels/{house.channel.id}/messages*", times=10**6
        )
        await KINDS[kind][0](house, bot, bad) if kind != "tournament" else await _tournament_refused(house, bot, bad)
        await bad.until(lambda: _hit(fault.reached.is_set() or kind == "lobby"))
        fault.times = 0
    assert _troubles(caplog) == []


async def _hit(is_hit: bool) -> bool | None:
    return is_hit or None


async def _tournament_refused(house: House, bot: CivBot, bad: Person) -> None:
    quicken(bot)
    ann = house.people[0]
    await ann.slash(
        "tournament new", channel=house.channel, title="Badword cup", start="1h", official=False, referee=ann
    )


async def test_who_opens_a_table_where_every_word_is_refused_reads_why(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    ann, people = house.people[0], house.playground.people
    await people.automod(house.guild, "*")
    async with house.bot():
        it = await (await ann.slash("civ new", channel=house.channel, players=2)).settled()
        assert any("AutoMod" in message.text for message in it.messages), [each.text for each in it.messages]
        assert all(message.ephemeral for message in await ann.messages(house.channel))
    assert _troubles(caplog) == []


async def test_who_is_to_be_shown_a_file_that_is_too_large_reads_that(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    async with house.bot():
        house.playground.faults.refuse(413, 40005, method="POST", path=CALLBACK)
        answer = await (await house.people[0].slash("privacy export", channel=house.channel)).message()
        assert "doesn’t take the file" in answer.text
    assert _troubles(caplog) == []


async def test_a_threads_title_that_automod_refuses_is_the_tables_number(house: House) -> None:
    people = house.playground.people
    bad = await people.person("bad", display="Badword Bill")
    await people.join(house.guild, bad)
    await people.automod(house.guild, "badword")
    async with house.bot():
        await house.begin([house.people[0], bad], thread=True)
        thread = await bad.until(lambda: _thread(bad))
        assert "Player 2" in thread.name
        assert "adword" not in thread.name


async def _thread(person: Person) -> ChannelRef | None:
    return next((place for place in await person.channels() if place.type == 11), None)


@pytest.mark.parametrize("code", list(ONE_OF_EACH.values()))
async def test_a_hello_that_discord_refuses_is_left_out(
    house: House, caplog: pytest.LogCaptureFixture, code: int
) -> None:
    people = house.playground.people
    async with house.bot():
        fault = house.playground.faults.refuse(REFUSALS[code][0], code, path="/channels/*/messages", times=10**6)
        club = await people.guild("Club", owner=house.people[0], bot=False)
        await people.channel(club, "hall")
        await people.join(club)
        await house.people[0].until(lambda: _hit(fault.reached.is_set()))
    assert _troubles(caplog) == []


@pytest.mark.parametrize("code", [50021, 50005, 50068])
async def test_a_board_that_can_be_edited_no_more_comes_again_and_keeps_its_place(house: House, code: int) -> None:
    people = house.people[:2]
    elsewhere = await house.playground.people.channel(house.guild, "elsewhere", system=True)
    async with house.bot() as bot:
        number = TableId(await house.begin(people))
        board = await board_of(people[0], house.channel)
        await ui_of(bot).announcer.idle()
        house.playground.faults.refuse(REFUSALS[code][0], code, method="PATCH", path=f"/channels/*/messages/{board.id}")
        ui_of(bot).announcer.enqueue(number, redraws=True)
        assert (await next_board(people[0], house.channel, board.id)).buttons
        assert not (await bot.services.tables.look(number)).is_placeless
        assert await people[0].messages(elsewhere) == []
