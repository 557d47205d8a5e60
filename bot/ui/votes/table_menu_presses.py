"""What the menu “Table …”, votes and free seats do. The table decides; these ask it and show what it says."""

import discord
from discord import app_commands

from bot.reasons import Refusal
from bot.table.errors import AlreadySeated, TableError
from bot.table.table import Ballot, Summary, Table
from bot.table.values import Status, TableId, UserId, VoteKind
from bot.table.votes import motion_of, undo_points
from bot.ui.desk import Desk, Interaction, is_from_hand, name_of, user_of
from bot.ui.discord.address import Address
from bot.ui.discord.display import mentioned_at
from bot.ui.discord.sheet import Sheet
from bot.ui.discord.symbols import jump
from bot.ui.discord.table_option import NoTableMeant, table_choices, which
from bot.ui.public.table_commands import ask_resign as show_resign_question
from bot.ui.replay.spectators import check
from bot.ui.votes.polls import moved_poll_sheet, poll_sheet
from bot.ui.votes.table_menu import free_seats, menu_page, seats_page

ASKED = (VoteKind.PAUSE, VoteKind.EXTEND, VoteKind.UNDO, VoteKind.CANCEL, VoteKind.REPLACE)
"""What people may ask with a button."""


async def show_menu(desk: Desk, interaction: Interaction, address: Address) -> None:
    """Opens the menu in a message of its own, so that the hand stays where it is."""
    await _menu(desk, interaction, await desk.table(address.table), in_place=False)


async def ask(desk: Desk, interaction: Interaction, address: Address) -> None:
    """Asks the table; the announcer shows the vote to everybody."""
    kind = address.argument or ""
    if kind not in ASKED:
        raise TableError("vote-unknown")
    if kind == VoteKind.REPLACE:
        await check(desk, interaction, await desk.table(address.table))
    subject, name = address.version or 0, name_of(interaction)
    ballot = await desk.tables.propose(
        TableId(address.table),
        user_of(interaction),
        kind,
        subject=subject,
        name=name if kind == VoteKind.REPLACE else "",
    )
    await _answered(desk, interaction, ballot, _done(ballot, user_of(interaction), kind))


async def aye(desk: Desk, interaction: Interaction, address: Address) -> None:
    await _voice(desk, interaction, address, agrees=True)


async def nay(desk: Desk, interaction: Interaction, address: Address) -> None:
    await _voice(desk, interaction, address, agrees=False)


async def _voice(desk: Desk, interaction: Interaction, address: Address, *, agrees: bool) -> None:
    number = -1 if address.version is None else address.version
    table_id = TableId(address.table)
    with desk.announcer.hushed(table_id):  # whose edit comes last, however many press at once
        ballot = await desk.tables.answer_poll(table_id, user_of(interaction), number, agrees=agrees)
        view = (await _pressed_poll(desk, interaction, ballot.table, number)).view()
        await interaction.response.edit_message(view=view, allowed_mentions=discord.AllowedMentions.none())


async def _pressed_poll(desk: Desk, interaction: Interaction, table: Table, number: int) -> Sheet:
    """What a vote's message shows after a press: where the table has moved away from it, the way to the newer one."""
    poll, speaker, pressed = table.polls[number], desk.public(table), interaction.message and interaction.message.id
    if poll.message_id in (None, pressed):
        return poll_sheet(table, number, speaker, await mentioned_at(desk.tables, table))
    link = jump(table.place.guild_id, poll.channel_id or table.place.channel_id, poll.message_id)
    return moved_poll_sheet(table, link, speaker)


async def agree(desk: Desk, interaction: Interaction, address: Address) -> None:
    """An older button by which people agree to call a game off."""
    ballot = await desk.tables.answer(TableId(address.table), user_of(interaction), VoteKind.CANCEL, agrees=True)
    await _answered(desk, interaction, ballot, "vote-voted")


async def resume(desk: Desk, interaction: Interaction, address: Address) -> None:
    table = await desk.tables.resume(TableId(address.table), user_of(interaction))
    speaker = await desk.reader(interaction)
    await _told(desk, interaction, table, speaker.say("pause-ended"))


async def ask_resign(desk: Desk, interaction: Interaction, address: Address) -> None:
    await show_resign_question(desk, interaction, address.table)


async def seats(desk: Desk, interaction: Interaction, address: Address) -> None:
    """Shows which seats somebody from outside may ask for."""
    await show_seats(desk, interaction, await desk.table(address.table))


async def join_game(desk: Desk, interaction: Interaction, number: int | None) -> None:
    """`/civ join-game`: the table named, else the only one here with a seat to take."""
    if number is not None:
        await show_seats(desk, interaction, await desk.table(number))
        return
    found = await open_here(desk, interaction)
    if len(found) != 1:
        raise NoTableMeant("which-game" if found else "no-seat-here")
    await show_seats(desk, interaction, await desk.table(found[0].id))


async def show_seats(desk: Desk, interaction: Interaction, table: Table) -> None:
    """The seats to take at a table. Raises `AlreadySeated`, `TableError`, `NoReplay` where he cannot see it."""
    await check(desk, interaction, table)
    if table.status != Status.PLAYING:
        raise TableError("not-playing", status=table.status)
    if table.seat_of(interaction.user.id) is not None:
        raise AlreadySeated("seat-yours")
    if not free_seats(table):
        raise TableError("no-seat-free")
    await desk.whisper(interaction, "", seats_page(table, await desk.reader(interaction)).view())


async def suggest_joinable(interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
    """The games here with a seat to take, for an option that names one."""
    desk = Desk.of(interaction.client)
    return table_choices(await open_here(desk, interaction), current, await desk.reader(interaction))


async def open_here(desk: Desk, interaction: Interaction) -> list[Summary]:
    """The games in this channel at which the automatic player has a seat, and the one who asks has none."""
    found = await desk.tables.tables_in(interaction.channel_id or 0, status=Status.PLAYING)
    return [
        summary
        for summary in found
        if any(sitter.is_automatic for sitter in summary.sitters)
        and all(sitter.user_id != interaction.user.id for sitter in summary.sitters)
    ]


async def cancel(desk: Desk, interaction: Interaction, number: int | None) -> None:
    """`/civ cancel`: a lobby at once, a game once all its people agree."""
    table = await which(desk, interaction, number)
    if table.match is not None:
        await cancel_game(desk, interaction, table)
        return
    await desk.tables.cancel(table.id, user_of(interaction))
    desk.announcer.poke(table.id)
    await desk.whisper(interaction, (await desk.reader(interaction)).say("lobby-cancelled"))


async def cancel_game(desk: Desk, interaction: Interaction, table: Table) -> None:
    """`/civ cancel` in a game: asks the others, or agrees with who has asked."""
    ballot = await desk.tables.cancel(table.id, user_of(interaction))
    await _answered(desk, interaction, ballot, _done(ballot, user_of(interaction), VoteKind.CANCEL))


def _done(ballot: Ballot, user: UserId, kind: VoteKind) -> str:
    """What asking has come to: a vote of one's own, or a voice for somebody else's; the key of the text."""
    motion = motion_of(ballot.table, kind)
    return "vote-asked" if motion is None or motion.by == user else "vote-joined"


async def _answered(desk: Desk, interaction: Interaction, ballot: Ballot, key: str) -> None:
    desk.announcer.poke(ballot.table.id)
    speaker = await desk.reader(interaction)
    told = "vote-carried" if ballot.is_decided else "vote-refused" if ballot.is_refused else key
    await _told(desk, interaction, ballot.table, speaker.say(told))


async def _told(desk: Desk, interaction: Interaction, table: Table, notice: str) -> None:
    """Says what became of a press: on top of the menu it came from, else in a line of its own."""
    if is_from_hand(interaction) and table.seat_of(interaction.user.id) is not None and table.status == Status.PLAYING:
        await _menu(desk, interaction, table, in_place=True, notice=notice)
    else:
        await desk.whisper(interaction, notice)


async def _menu(
    desk: Desk, interaction: Interaction, table: Table, *, in_place: bool, notice: str | None = None
) -> None:
    speaker, user = await desk.reader(interaction), user_of(interaction)
    try:
        points = undo_points(table, user)
    except Refusal:
        points = None, None
    if table.seat_of(user) is None or table.match is None:
        key = "hand-not-seated" if table.seat_of(user) is None else "hand-lobby"
        await desk.whisper(interaction, speaker.say(key, table=table.id))
        return
    page = menu_page(table, speaker, desk.tables.deeds(table, user), points, notice=notice)
    if in_place:
        await interaction.response.edit_message(view=page.view())
    else:
        await desk.whisper(interaction, "", page.view())
