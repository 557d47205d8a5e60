"""What cheats and griefers try, played through the playground: each of these once worked."""

import asyncio
import json
import re
from datetime import timedelta

import pytest

from bot.discord.permission_bits import INVITED
from bot.pages.ui import ui_of
from bot.table.values import Status, TableId, UserId
from bot.table.vote import VoteKind
from tests.e2e.callings import all_told, pings, sat, turn_over
from tests.e2e.house import House, board_of, vote_of
from tests.e2e.panels import block, fill_own


async def asked(house: House, who: int, kind: VoteKind, number: int) -> str:
    """Somebody presses what asks a table for that, and is told."""
    person = house.people[who]
    board = await board_of(person, house.channel)
    custom_id = f"civ:ask:{number}:0:{kind}"
    return (await (await person.press(board, custom_id=custom_id, forge=True)).settled()).messages[-1].text


@pytest.mark.parametrize("kind", [VoteKind.UNDO, VoteKind.CANCEL, VoteKind.PAUSE])
async def test_with_the_opponent_away_nothing_is_agreed_by_all(house: House, kind: VoteKind) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        services = bot.services
        number = (await sat(house, bot, [ann, bob])).id
        for _ in range(3):
            await turn_over(bot, number)
        played = (await services.tables.away(number, UserId(bob.id))).number
        for ask in range(3):
            house.later = timedelta(days=ask)
            await asked(house, 0, kind, number)
            await services.alarm.run_due()
            table = await services.tables.look(number)
            assert table.status == Status.PLAYING
            assert not table.is_paused
            assert table.match is not None
            assert not [line for line in table.match.lines(played) if line.action.startswith("undo")]


async def test_who_is_barred_loses_the_lobbies_he_owns_and_sits_in(house: House) -> None:
    ann, bob, chloe = house.people[:3]
    async with house.bot() as bot:
        own = await house.open_table(bob, players=3)
        await (await chloe.press(own, "Join")).settled()
        other = await house.open_table(chloe, players=3)
        await (await bob.press(other, "Join")).settled()
        playing = (await sat(house, bot, [bob, chloe])).id
        await (await ann.slash("moderate bar", channel=house.channel, person=bob, reason="spam")).message()
        await ann.wait_for(house.channel, lambda m: m.id == own.id and "Bob" not in m.text and "Chloe" in m.text)
        await ann.wait_for(house.channel, lambda m: m.id == other.id and "Bob" not in m.text)
        table = await bot.services.tables.look(playing)
        assert table.status == Status.PLAYING
        assert UserId(bob.id) in {participant.user_id for participant in table.participants}, "a running game goes on"
    assert house.playground.refusals == []


async def test_who_is_barred_while_the_others_vote_gets_no_seat(house: House) -> None:
    ann, bob, chloe, dan = house.people
    async with house.bot() as bot:
        services = bot.services
        number = (await sat(house, bot, [ann, bob, chloe])).id
        table = await services.tables.away(number, UserId(chloe.id))
        seat = table.seat_of(chloe.id)
        board = await board_of(dan, house.channel)
        await (await dan.press(board, custom_id=f"civ:ask:{number}:{seat}:replace", forge=True)).settled()
        vote = await vote_of(ann, house.channel)
        await (await ann.slash("moderate bar", channel=house.channel, person=dan, reason="spam")).message()
        for person in (ann, bob, chloe):
            if any(vote.kind == VoteKind.REPLACE for vote in (await services.tables.look(number)).votes):
                await (await person.press(vote, "Agree")).settled()
        house.later = timedelta(days=2)
        await services.alarm.run_due()
        table = await services.tables.look(number)
        assert UserId(dan.id) not in {participant.user_id for participant in table.participants}
        assert not table.votes


async def test_an_invitation_of_the_night_does_not_call_who_has_blocked_its_sender_since(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        services = bot.services
        now = services.now()
        quiet = f"{(now - timedelta(hours=1)):%H:%M}-{(now + timedelta(hours=5)):%H:%M}"
        await services.profiles.set_quiet(UserId(bob.id), quiet)
        lobby = await house.open_table(ann, players=3, access="invited")
        await (await ann.select(lobby, lobby.selects[0].custom_id, [str(bob.id)])).settled()
        await ann.wait_for(house.channel, "invites you to")
        await block(bob, house.channel, ann)
        house.later = timedelta(hours=5, minutes=1)
        ui_of(bot).notifier.wake()
        await all_told(bot)
        assert pings(house, bob) == []
        assert not [m for m in await bob.messages(await bob.dm()) if "invited" in m.text]


async def test_a_bot_that_is_removed_and_back_at_once_leaves_its_games_going_on(house: House) -> None:
    ann, bob = house.people[:2]
    people = house.playground.people
    async with house.bot() as bot:
        services = bot.services
        number = (await sat(house, bot, [ann, bob])).id
        await ui_of(bot).announcer.idle()
        for _ in range(3):
            back = asyncio.create_task(bot.wait_for("guild_join"))
            await asyncio.sleep(0)
            await people.leave(house.guild)
            await people.join(house.guild, permissions=INVITED)
            await back
        await ui_of(bot).server_departures.catch_up()
        assert not (await services.tables.look(number)).is_suspended
        assert all(
            timer.since is not None or timer.left is None for timer in (await services.tables.look(number)).timers
        )
        assert TableId(number) in [table.id for table in await services.lists.of_user(UserId(ann.id))]


OBEYED = re.compile(r"\\u00[01]|[\x00-\x09\x0b-\x1f\u200b\u200e\u200f\u202a-\u202e\u3164]")
"""What turns the direction of what follows or cannot be seen; our own marks around names (U+2066 to U+2069) may be."""


async def test_a_hostile_name_is_harmless_wherever_it_is_shown(house: House) -> None:
    people = house.playground.people
    eve = await people.person("eve", display="Eve\u202egnp.exe\u200b\u3164\x1b")
    ann = house.people[0]
    await people.join(house.guild, eve)
    async with house.bot() as bot:
        number = await house.begin([eve, ann], thread=True, clock="day")
        await (await ann.slash("civ hand", channel=house.channel, table=number)).message()
        await (await eve.slash("civ away", channel=house.channel, table=number)).message()
        await ui_of(bot).announcer.idle()
        places = [place for place in await ann.channels() if place.name]
        shown = [place.name for place in places]
        for place in places:
            for message in await ann.messages(place):
                said = [message.raw[part] for part in ("content", "components", "attachments")]
                shown.append(json.dumps(said, ensure_ascii=False))
        listed = await ann.autocomplete("civ table", channel=house.channel, focused="table", table="")
        shown += [choice["name"] for choice in listed]
        assert any("Evegnp.exe" in text for text in shown)
        assert [text for text in shown if OBEYED.search(text)] == []


async def test_what_is_no_time_zone_is_refused(house: House) -> None:
    ann = house.people[0]
    async with house.bot() as bot:
        for zone in ("localtime", "posixrules", "right/UTC"):
            message = await fill_own(ann, house.channel, "Time zone", zone=zone)
            assert f"the time zone “\u2068\u2068{zone}\u2069\u2069”" in message.text
        assert (await bot.services.profiles.availability(UserId(ann.id))).zone.key == "UTC"
