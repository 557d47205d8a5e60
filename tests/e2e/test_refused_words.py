"""What Discord's AutoMod refuses: nobody's turn is silent, and the server is told once which kind of rule it was."""

import logging

import pytest

from bot.discord.refusals import REFUSALS
from bot.pages.ui import ui_of
from bot.playground.people import Message, Person
from bot.table.values import TableId
from tests.e2e.cups import announced, quicken, reasoned, said
from tests.e2e.house import House, Player, board_of, next_board

WARNING = "AutoMod"


async def _turn(house: House, players: list[Person], board: Message) -> Message:
    on_turn = next(person for person in players if person.mention in board.text)
    await Player(on_turn, "Culture", 1).turn(board)
    return await next_board(players[0], house.channel, board.id)


async def test_a_name_that_automod_refuses_is_replaced_by_the_seats_number(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    people = house.playground.people
    ann, bad = house.people[0], await people.person("bad", display="Badword Bill")
    await people.join(house.guild, bad)
    notes = await people.channel(house.guild, "notes", system=True)
    await people.automod(house.guild, "badword")
    async with house.bot():
        await house.begin([ann, bad])
        board = await board_of(ann, house.channel)
        for _ in range(4):
            texts = (board.text, *board.alt_texts)
            assert "Badword" not in "".join(texts)
            assert any("Player 2" in alt for alt in board.alt_texts)
            assert [each for each in house.playground.record.pings if each.message_id == board.id]
            board = await _turn(house, [ann, bad], board)
        told = [message.text for message in await ann.messages(notes) if WARNING in message.text]
        assert len(told) == 1, told
        assert f"<#{house.channel.id}>" in told[0]
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR or record.exc_info]


async def test_a_board_that_is_refused_whatever_it_says_leaves_the_call_alone(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        number = TableId(await house.begin([ann, bob]))
        board = await board_of(ann, house.channel)
        on_turn = next(person for person in (ann, bob) if person.mention in board.text)
        other = bob if on_turn is ann else ann
        refused = house.playground.faults.refuse(
            400, 200000, method="PATCH", path=f"/channels/{house.channel.id}/messages/*", times=10**6
        )
        await Player(on_turn, "Culture", 1).turn(board)
        call = await ann.wait_for(
            house.channel, lambda message: message.id > board.id and other.mention in message.text
        )
        assert refused.hits
        refused.times = 0
        ui_of(bot).announcer.enqueue(number, redraws=True)
        assert (await next_board(ann, house.channel, call.id - 1)).id == call.id, "the call becomes the board"
        hand = await (await other.slash("civ hand", channel=house.channel)).message()
        await Player(other, "Culture", 1).play(hand)
        assert (await next_board(ann, house.channel, call.id)).buttons
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR or record.exc_info]


async def test_a_board_that_was_refused_is_sent_again_when_the_bots_rights_change(house: House) -> None:
    ann, bob = house.people[:2]
    role = await house.playground.people.role(house.guild, "Regulars")
    async with house.bot() as bot:
        await house.begin([ann, bob])
        board = await board_of(ann, house.channel)
        on_turn = next(person for person in (ann, bob) if person.mention in board.text)
        other = bob if on_turn is ann else ann
        refused = house.playground.faults.refuse(
            400, 200000, method="PATCH", path=f"/channels/{house.channel.id}/messages/*", times=10**6
        )
        await Player(on_turn, "Culture", 1).turn(board)
        call = await ann.wait_for(
            house.channel, lambda message: message.id > board.id and other.mention in message.text
        )
        await ui_of(bot).announcer.idle()
        assert not call.buttons
        refused.times = 0
        await house.playground.people.set_role(house.guild, role, ["ADD_REACTIONS"])
        assert (await next_board(ann, house.channel, call.id - 1)).id == call.id, "the call becomes the board"


async def test_a_board_in_plainer_words_has_its_names_again_when_the_bots_rights_change(house: House) -> None:
    people = house.playground.people
    ann, bad = house.people[0], await people.person("bad", display="Badword Bill")
    await people.join(house.guild, bad)
    await people.automod(house.guild, "badword")
    role = await people.role(house.guild, "Regulars")
    async with house.bot() as bot:
        await house.begin([ann, bad])
        board = await board_of(ann, house.channel)
        await ui_of(bot).announcer.idle()
        assert "Badword" not in "".join((await ann.message(house.channel, board.id)).alt_texts)
        await people.set_role(house.guild, role, ["ADD_REACTIONS"])  # and it may still not say so
        await ui_of(bot).announcer.idle()
        await people.automod(house.guild)
        await people.set_role(house.guild, role, [])
        await ann.wait_for(
            house.channel, lambda found: found.id == board.id and "Badword" in "".join((found.text, *found.alt_texts))
        )


async def test_an_announcement_in_plainer_words_has_its_title_again_when_the_bots_rights_change(house: House) -> None:
    house.features = ("tournaments",)
    people, ann = house.playground.people, house.people[0]
    await people.automod(house.guild, "badword")
    role = await people.role(house.guild, "Regulars")
    async with house.bot() as bot:
        quicken(bot)
        announcement = await announced(house, ann, title="Badword cup")
        assert "Tournament 1" in _read(announcement)
        await people.automod(house.guild)
        await people.set_role(house.guild, role, ["ADD_REACTIONS"])
        await ann.wait_for(house.channel, lambda found: found.id == announcement.id and "Badword cup" in found.text)


async def test_of_a_tournament_only_what_people_wrote_is_left_out(house: House) -> None:
    """Its title, its entrants' names, a referee's message and reason: everything else of each message stays."""
    house.features = ("tournaments",)
    people, ann = house.playground.people, house.people[0]
    bad = await people.person("bad", display="Badword Bill")
    worse = await people.person("worse", display="Badword Ben")
    for person in (bad, worse):
        await people.join(house.guild, person)
    await people.automod(house.guild, "badword*")
    async with house.bot() as bot:
        quicken(bot)
        announcement = await announced(house, bad, title="Badword cup")
        await (await worse.press(announcement, "Register")).settled()
        await (await ann.press(announcement, "Register")).settled()
        shown = await ann.wait_for(
            house.channel, lambda found: found.id == announcement.id and "**2** of" in found.text
        )
        assert "Tournament 1" in _read(shown)
        assert "Organiser: Player" in _read(shown)
        assert "(left out)" not in _read(shown), "the clock is the bot's words, and the channel's name is there anyway"
        console = await said(bad, house, "referee console")
        await reasoned(bad, console, "A word to all", why="Badwords for all")
        told = await ann.wait_for(house.channel, lambda found: not found.ephemeral and "(left out)" in found.text)
        assert "Player" in told.text
        await said(ann, house, "tournament cancel", reason="Too many badwords")
        off = await ann.wait_for(house.channel, lambda found: not found.ephemeral and "Called off" in found.text)
        assert "(left out)" in off.text
        seen = [each for each in await ann.messages(house.channel) if not each.ephemeral]
        assert not any("adword" in "".join((each.text, *each.alt_texts)) for each in seen)
        assert not any("doesn’t let me show the text" in each.text for each in seen)


def _read(message: Message) -> str:
    return message.text.replace("\u2068", "").replace("\u2069", "")


@pytest.mark.parametrize(("code", "is_advised"), [(200000, True), (240000, False), (20009, False)])
async def test_only_of_a_rule_the_server_reads_how_to_exempt_from_it(house: House, code: int, is_advised: bool) -> None:
    ann, people = house.people[0], house.playground.people
    notes = await people.channel(house.guild, "notes", system=True)
    async with house.bot():
        house.playground.faults.refuse(REFUSALS[code][0], code, method="POST", path="/interactions/*")
        await ann.slash("civ new", channel=house.channel, players=2)
        told = await ann.wait_for(notes, "Discord has refused")
        assert ("exempt my role" in told.text) == is_advised


async def test_a_server_without_a_channel_that_takes_the_warning_is_asked_once(house: House) -> None:
    people = house.playground.people
    notes = await people.channel(house.guild, "notes", system=True)
    async with house.bot() as bot:
        taken = house.playground.faults.refuse(
            400, 200000, method="POST", path=f"/channels/{notes.id}/messages", times=10**6
        )
        elsewhere = house.playground.faults.refuse(
            400, 200000, method="POST", path=f"/channels/{house.channel.id}/messages", times=10**6
        )
        for _ in range(2):
            await ui_of(bot).alerts.warn_of_words(bot.guilds[0], house.channel.id, 200000)
        assert (taken.hits, elsewhere.hits) == (3, 3), "the words, plainer ones, bare"
