"""Cups for tests: announced, entered and drawn by people who press."""

from bot.client import CivBot
from bot.pages.ui import ui_of
from bot.playground.people import ChannelRef, Interaction, Message, Person
from bot.table.contest import TournamentId
from bot.table.values import TableId, UserId
from tests.e2e.house import House

CUP = TournamentId(1)
WHY = "Everybody should know"


async def said(who: Person, house: House, command: str, /, **options: object) -> Message:
    return await (await who.slash(command, channel=house.channel, **options)).message()


async def pressed(who: Person, message: Message, label: str) -> Message:
    return await (await who.press(message, label)).message()


async def reasoned(who: Person, message: Message, label: str, **values: str) -> Message:
    """A press that asks why, and the form sent; the page afterwards."""
    opened = await (await who.press(message, label)).settled()
    return await (await who.submit(opened.modal, {"why": WHY, **values})).message()


async def announced(house: House, referee: Person, **options: object) -> Message:
    """A friendly cup in an hour, unless said otherwise, whose referee has accepted; its announcement."""
    options = {"title": "Spring **cup**", "start": "1h", "official": False, "referee": referee, **options}
    await (await house.people[0].slash("tournament new", channel=house.channel, **options)).settled()
    if referee is not house.people[0]:
        await accepted(referee)
    return await house.people[0].wait_for(house.channel, is_announcement)


async def accepted(referee: Person) -> None:
    """The newest request to referee, accepted."""
    asked = await referee.wait_for(await referee.dm(), lambda message: "Accept" in [b.label for b in message.buttons])
    await (await referee.press(asked, "Accept")).settled()


def is_announcement(message: Message) -> bool:
    return not message.ephemeral and any(button.label == "Referee’s console" for button in message.buttons)


def quicken(bot: CivBot) -> None:
    """Tells everything at once: tests wait for what is told."""
    ui_of(bot).tournament_announcer.every = 0.0


async def opened_check_in(house: House, bot: CivBot, computers: int, **options: object) -> Message:
    """A cup of Ann and so many computers, Bob its referee, whose check-in is open; the announcement."""
    ann, bob = house.people[:2]
    quicken(bot)
    announcement = await announced(house, bob, minutes=5, **options)
    await (await ann.press(announcement, "Register")).settled()
    await said(ann, house, "tournament computers", count=computers)
    console = await said(ann, house, "referee console")
    await pressed(ann, await pressed(ann, console, "Open check-in"), "Open check-in")
    return announcement


async def begun(house: House, bot: CivBot, computers: int, **options: object) -> Message:
    """A cup of Ann and so many computers, Bob its referee, its first round drawn; the announcement."""
    ann = house.people[0]
    announcement = await opened_check_in(house, bot, computers, **options)
    open_now = await ann.wait_for(
        house.channel, lambda message: is_announcement(message) and any(b.label == "Check in" for b in message.buttons)
    )
    await (await ann.press(open_now, "Check in")).settled()
    await said(ann, house, "tournament draw")
    return announcement


async def called(who: Person, board: Message) -> Interaction:
    """The referee called at a table, with what it is about."""
    opened = await (await who.press(board, "Call the referee")).settled()
    return await who.submit(opened.modal, {"why": WHY})


async def private_thread(person: Person) -> ChannelRef | None:
    """The private thread that somebody sees."""
    return next((place for place in await person.channels() if place.type == 12), None)


async def own_table(bot: CivBot, person: Person) -> TableId:
    """Where somebody plays now."""
    tournaments = bot.services.tournaments
    await tournaments.idle()
    running = await tournaments.look(CUP)
    played, player = running.tournament.round(), running.player_of(UserId(person.id))
    assert played is not None
    drawn = next(table for table in played.tables if player in table.players)
    found = running.table_id(drawn)
    assert found is not None
    return found
