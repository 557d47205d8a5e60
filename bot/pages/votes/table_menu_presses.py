"""What the menu “Table…”, votes and free seats do. The table decides; these ask it and show what it says."""

from typing import Final

from discord import app_commands

from bot.discord.mentions import calling_nobody
from bot.discord.routing import Verb, handles
from bot.discord.sheet import Button, Sheet, Style
from bot.discord.symbols import ACCENT, jump
from bot.i18n.catalogue import Localizer
from bot.pages.addresses.public import ABSENT, MENU, RESUME, SEATS, STUCK
from bot.pages.addresses.table import AtTable
from bot.pages.board import table_presses as table_commands
from bot.pages.clock_words import pause_text
from bot.pages.display import find_mentionable
from bot.pages.press import Press
from bot.pages.spectators import check
from bot.pages.table_option import NoTableMeant, table_choices, which_table
from bot.pages.table_words import table_name, table_number
from bot.pages.tournament.act_text import stopped_text as stopped_by
from bot.pages.tournament.shown_tournament import show_tournament
from bot.pages.votes.table_menu import (
    ASK,
    ASK_RESIGN,
    FOLLOW,
    NOTE,
    NOTED,
    Proposal,
    ask_address,
    free_seats,
    menu_page,
    note_form,
    note_page,
    outside_page,
    seats_page,
    stuck_page,
)
from bot.pages.votes.vote_messages import AYE, NAY, AtVote, moved_vote_sheet, vote_sheet
from bot.reasons import Refusal
from bot.table.electorate import voters_of
from bot.table.errors import AlreadySeated, TableError, TooEarly, standing
from bot.table.play import check_agreements, match_and_seat_in_game, seat_in_person
from bot.table.proposals import undo_points
from bot.table.table import Summary, Table, VoteResult
from bot.table.values import Status, TableId, UserId
from bot.table.vote import Subject, VoteKind
from bot.table.voting import current_vote, find_open_vote, pending_voters
from bot.tournament.draws import TableNumber

AGREE: Final = Verb("agree", AtTable)
"""On messages of earlier versions: by it people agree to call a game off."""
VOTE: Final = Verb("vote", AtTable)
"""On messages of earlier versions: by it people agree to let the automatic player play for the absent."""


@handles(MENU)
async def show_menu(press: Press, at: AtTable) -> None:
    """Open the menu in a message of its own, so that the hand stays where it is."""
    await _show_menu(press, await press.services.tables.look(at.table), in_place=False)


async def replace_command(press: Press) -> None:
    """Answer a command that the menu has replaced with the menu of the table that it names."""
    number = press.options.get("table")
    table = await which_table(press, number if isinstance(number, int) else None, or_here=True)
    await _show_menu(press, table, in_place=False)


@handles(FOLLOW)
async def follow(press: Press, at: AtTable) -> None:
    """Have the presser told when the game is over; a second time, no longer."""
    await check(press.interaction, await press.services.tables.look(at.table))
    table, localizer = await press.services.tables.watch(at.table, press.user), await press.localizer()
    key = "watch-on" if press.user in table.watchers else "watch-off"
    await _show_menu(
        press, table, in_place=press.is_from_hand, notice=localizer.say(key, table=table_name(table, localizer))
    )


@handles(NOTE)
async def open_note(press: Press, at: AtTable) -> None:
    """Open the form for the presser's note. Raises `NotSeated`."""
    note = await press.services.tables.note(at.table, press.user)
    await press.open_form(note_form(await press.services.tables.look(at.table), note, await press.localizer()))


@handles(NOTED)
async def keep_note(press: Press, at: AtTable) -> None:
    """Keep what was written; nothing deletes the note. Raises `NotSeated`."""
    text = next(iter(press.filled.get("note", [])), "").strip()
    await press.services.tables.set_note(at.table, press.user, text)
    notice = (await press.localizer()).say("note-kept" if text else "note-wiped")
    await _show_menu(press, await press.services.tables.look(at.table), in_place=press.is_from_hand, notice=notice)


@handles(ASK)
async def ask(press: Press, at: Proposal) -> None:
    """Ask the people of a table; the announcer shows the vote to everyone."""
    name = ""
    if at.vote_kind == VoteKind.REPLACE:
        await check(press.interaction, await press.services.tables.look(at.table))
        name = press.display_name
    await _propose(press, at.table, at.vote_kind, subject=at.about, name=name)


@handles(STUCK)
@handles(ABSENT)
async def show_stuck(press: Press, at: AtTable) -> None:
    """Show the presser what may be done about those the table waits for."""
    table = await press.services.tables.look(at.table)
    if not table.waiting:
        raise TooEarly("nobody-awaited")
    match_and_seat_in_game(table, press.user)
    localizer = await press.localizer()
    if table.is_paused:  # nobody is late while no clock runs
        stopped = await stopped_text(press, table, localizer) or pause_text(table, localizer)
        await press.tell(stuck_page(table, localizer, (), stopped=stopped))
        return
    actions = press.services.tables.stuck_actions(table, press.user)
    shown, now = press.context.presentations.of(table), press.services.now()
    ways = shown.stuck_ways(table, press.user, now, localizer)
    if ways and (owned := await press.services.lobbies.replace_departed_owner(table.id)) is not None:
        table, ways = owned, shown.stuck_ways(owned, press.user, now, localizer)  # what only its owner may is for them
    await press.tell(stuck_page(table, localizer, actions, ways))


async def stopped_text(press: Press, table: Table, localizer: Localizer) -> str:
    """Return who has stopped a tournament's game, and why; empty at any other table."""
    contest = table.contest
    if contest is None or not table.options.has_referee:
        return ""
    running = await press.services.tournaments.look(contest.tournament)
    played = running.tournament.rounds[contest.round - 1]
    shown = await show_tournament(press.context, running)
    return stopped_by(shown, played.table(TableNumber(contest.table)), localizer)


@handles(VOTE)
async def ask_automatic(press: Press, at: AtTable) -> None:
    """Answer an older button by which people agree to let the automatic player play for the absent."""
    await _propose(press, at.table, VoteKind.AUTOMATIC)


async def _propose(press: Press, table: TableId, kind: VoteKind, *, subject: Subject = None, name: str = "") -> None:
    result = await press.services.votes.propose(table, press.user, kind, subject=subject, name=name)
    await _tell_outcome(press, result, _proposed_key(result, press.user, kind))


@handles(AYE)
async def vote_aye(press: Press, at: AtVote) -> None:
    """Note that the presser agrees, and show the vote as it stands then."""
    await _answer_vote(press, at, agrees=True)


@handles(NAY)
async def vote_nay(press: Press, at: AtVote) -> None:
    """Note that the presser does not agree, and show the vote as it stands then."""
    await _answer_vote(press, at, agrees=False)


async def _answer_vote(press: Press, at: AtVote, *, agrees: bool) -> None:
    with press.context.boards.suspended_updates(at.table):  # whose edit comes last, however many press at once
        result = await press.services.votes.answer_vote(at.table, press.user, at.vote_number, agrees=agrees)
        sheet = await _pressed_vote(press, result.table, at.vote_number)
        await press.edit(sheet, allowed_mentions=calling_nobody())


async def _pressed_vote(press: Press, table: Table, number: int) -> Sheet:
    """Return what a vote's message shows after a press; where the table has moved away from it, the way to the newer
    one."""
    record, localizer = table.vote_records[number], press.public_localizer(table)
    pressed = press.interaction.message and press.interaction.message.id
    if record.message_id in (None, pressed):
        shown = press.context.presentations.of(table)
        return vote_sheet(table, number, shown, localizer, await find_mentionable(press.services, table))
    link = jump(table.place.guild_id, record.channel_id or table.place.channel_id, record.message_id)
    return moved_vote_sheet(table, link, localizer)


@handles(AGREE)
async def agree_to_cancel(press: Press, at: AtTable) -> None:
    """Answer an older button by which people agree to call a game off."""
    result = await press.services.votes.answer(at.table, press.user, VoteKind.CANCEL, agrees=True)
    await _tell_outcome(press, result, "vote-voted")


@handles(RESUME)
async def resume(press: Press, at: AtTable) -> None:
    """End a pause."""
    table = await press.services.votes.resume(at.table, press.user)
    key = "pause-ended" if table.options.clock is None else "pause-ended-clock"
    await _notify(press, table, (await press.localizer()).say(key))


@handles(ASK_RESIGN)
async def ask_resign(press: Press, at: AtTable) -> None:
    """Ask whether the presser really resigns."""
    await table_commands.ask_resign(press, at.table)


@handles(SEATS)
async def show_seats(press: Press, at: AtTable) -> None:
    """Show which seats someone from outside may ask for."""
    await _show_seats(press, await press.services.tables.look(at.table))


async def join_game(press: Press, number: int | None) -> None:
    """`/civ join-game`: show the seats of the table named, else of the only one here with a seat to take."""
    if number is None:
        found = await _joinable_here(press)
        if len(found) != 1:
            raise NoTableMeant("which-game" if found else "no-seat-here")
        number = found[0].id
    await _show_seats(press, await press.services.tables.look(TableId(number)))


async def _show_seats(press: Press, table: Table) -> None:
    """Raises `AlreadySeated`, `TableError`, and `NoReplay` where the presser may not see the table."""
    await check(press.interaction, table)
    if table.status != Status.PLAYING:
        raise TableError("not-playing", status=standing(table))
    if table.seat_of(press.interaction.user.id) is not None:
        raise AlreadySeated("seat-yours")
    if not free_seats(table):
        raise TableError("no-seat-free")
    await press.tell(seats_page(table, await press.localizer()))


async def suggest_joinable(press: Press, current: str) -> list[app_commands.Choice[int]]:
    """Return the games here with a seat to take, for an option that names one."""
    return table_choices(await _joinable_here(press), current, await press.localizer())


async def _joinable_here(press: Press) -> list[Summary]:
    """Return the games in this channel where the automatic player has a seat, and the presser has none."""
    found = await press.services.lists.in_channel(press.interaction.channel_id or 0, status=Status.PLAYING)
    return [
        summary
        for summary in found
        if any(participant.is_automatic for participant in summary.participants)
        and all(participant.user_id != press.interaction.user.id for participant in summary.participants)
    ]


async def cancel(press: Press, number: int | None) -> None:
    """`/civ cancel`: call off a lobby at once; of a game, show the question whether to."""
    table = await which_table(press, number)
    if table.match is not None:
        await ask_cancel(press, table)
        return
    await press.services.votes.cancel(table.id, press.user)
    press.context.boards.enqueue(table.id)
    await press.say("lobby-cancelled")


async def ask_cancel(press: Press, table: Table) -> None:
    """Ask once whether to call a game off, or to ask the others to. Raises where that may not be asked for."""
    seat_in_person(table, press.user)
    check_agreements(table)
    localizer, others = await press.localizer(), len(table.person_ids) - 1
    sheet = Sheet(ACCENT).text(localizer.say("cancel-question", table=table_number(table, localizer), others=others))
    call_off = localizer.say("key-ask-cancel" if others else "key-call-off-now")
    sheet.buttons(
        [
            Button(ask_address(table.id, VoteKind.CANCEL), call_off, Style.danger),
            Button(table_commands.STAY_SEATED.to(table.id), localizer.say("key-seated")),
        ]
    )
    await press.tell(sheet)


async def _tell_outcome(press: Press, result: VoteResult, key: str) -> None:
    """Say what became of a vote: how it was decided, or the text of `key` while it is open."""
    press.context.boards.enqueue(result.table.id)
    outcome_button = "vote-carried" if result.is_decided else "vote-refused" if result.is_refused else key
    await _notify(press, result.table, (await press.localizer()).say(outcome_button))


async def _notify(press: Press, table: Table, notice: str) -> None:
    """Say what became of a press: on top of the menu it came from, else in a line of its own."""
    is_seated = table.seat_of(press.interaction.user.id) is not None
    if press.is_from_hand and is_seated and table.status == Status.PLAYING:
        await _show_menu(press, table, in_place=True, notice=notice)
    else:
        await press.tell(notice)


async def _show_menu(press: Press, table: Table, *, in_place: bool, notice: str = "") -> None:
    page = await _menu(press, table, notice)
    if in_place:
        await press.edit(page)
    else:
        await press.tell(page)


async def _menu(press: Press, table: Table, notice: str) -> Sheet:
    """Return the menu as the presser has it. Raises `NoReplay` where they have no seat and may not see the table."""
    localizer, user = await press.localizer(), press.user
    if table.seat_of(user) is None:
        await check(press.interaction, table)
        return outside_page(table, user, localizer, notice=notice)
    note = await press.services.tables.note(table.id, user)
    if table.status is not Status.PLAYING:
        return note_page(table, localizer, note, notice=notice)
    try:
        points = undo_points(table, user)
    except Refusal:
        points = None, None
    actions = press.services.tables.table_actions(table, user)
    undo_keys = press.context.presentations.of(table).undo_keys
    return menu_page(
        table, localizer, actions, points, undo_keys, notice=notice, votes=_votes_of(table, user), note=note
    )


def _votes_of(table: Table, user: UserId) -> list[int]:
    """Return the open votes of a hidden table in which someone is asked, those they have not answered yet first."""
    if not table.is_hidden:
        return []
    vote_records = [(number, record) for number, record in enumerate(table.vote_records) if record.is_open]
    mine = [
        (number, record) for number, record in vote_records if user in voters_of(table, current_vote(table, record))
    ]
    return [number for number, _ in sorted(mine, key=lambda each: user not in pending_voters(table, each[1]))]


def _proposed_key(result: VoteResult, user: UserId, kind: VoteKind) -> str:
    """Return the key of what asking has come to: a vote of one's own, or agreement in someone else's."""
    vote = find_open_vote(result.table, kind)
    return "vote-asked" if vote is None or vote.asker == user else "vote-joined"
