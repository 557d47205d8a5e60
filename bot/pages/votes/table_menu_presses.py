"""What the menu “Table …”, votes and free seats do. The table decides; these ask it and show what it says."""

from collections.abc import Awaitable, Callable
from typing import Any

from discord import app_commands

from bot.discord.answers import Interaction, is_from_hand, whisper
from bot.discord.mentions import calling_nobody
from bot.discord.routing import Answer
from bot.discord.sheet import Sheet
from bot.discord.symbols import jump
from bot.manager.tables import Tables
from bot.pages.addresses import votes as addresses
from bot.pages.addresses.table import AtTable
from bot.pages.addresses.votes import AtPoll, Proposal
from bot.pages.board.announcer import Announcer
from bot.pages.display import mentioned_at
from bot.pages.presentation import Presentations
from bot.pages.readers import Readers
from bot.pages.table_names import no_hand_text
from bot.pages.table_option import NoTableMeant, table_choices
from bot.pages.users import display_name_of, user_of
from bot.pages.votes.polls import moved_poll_sheet, poll_sheet
from bot.pages.votes.table_menu import absent_page, free_seats, menu_page, seats_page
from bot.reasons import Refusal
from bot.table.absence import awaited_people, check_unclocked
from bot.table.electorate import asked
from bot.table.errors import AlreadySeated, TableError, TooEarly, standing
from bot.table.kinds import Status, VoteKind
from bot.table.motions import Subject
from bot.table.play import in_play
from bot.table.polls import motion_now
from bot.table.proposals import undo_points
from bot.table.table import Ballot, Summary, Table
from bot.table.values import TableId, UserId
from bot.table.votes import not_voted, open_motion

Check = Callable[[Interaction, Table], Awaitable[None]]
"""Raises where a table is not this person's to see."""
Which = Callable[[Interaction, int | None], Awaitable[Table]]
"""Finds the table that a command means."""
Ask = Callable[[Interaction, int | None], Awaitable[None]]


class MenuPresses:
    """Answers to what is pressed in the menu, at votes and at free seats."""

    def __init__(
        self,
        tables: Tables,
        readers: Readers,
        presentations: Presentations,
        announcer: Announcer,
        *,
        which: Which,
        check: Check,
        ask_resign: Ask,
    ) -> None:
        self._presentations = presentations
        self._tables = tables
        self._readers = readers
        self._announcer = announcer
        self._which = which
        self._check = check
        self._ask_to_resign = ask_resign

    def answers(self) -> tuple[Answer[Any], ...]:
        """The answers to its verbs."""
        return (
            addresses.MENU.answered_by(self._show_menu),
            addresses.ASK.answered_by(self._ask),
            addresses.AYE.answered_by(self._aye),
            addresses.NAY.answered_by(self._nay),
            addresses.AGREE.answered_by(self._agree),
            addresses.ABSENT.answered_by(self._absent),
            addresses.VOTE.answered_by(self._vote),
            addresses.RESUME.answered_by(self._resume),
            addresses.SEATS.answered_by(self._seats),
            addresses.ASK_RESIGN.answered_by(self._ask_resign),
        )

    async def _show_menu(self, interaction: Interaction, at: AtTable) -> None:
        """Opens the menu in a message of its own, so that the hand stays where it is."""
        await self._menu(interaction, await self._tables.look(at.table), in_place=False)

    async def _ask(self, interaction: Interaction, at: Proposal) -> None:
        """Asks the table; the announcer shows the vote to everybody."""
        kind = at.vote
        if kind == VoteKind.REPLACE:
            await self._check(interaction, await self._tables.look(at.table))
        name = display_name_of(interaction) if kind == VoteKind.REPLACE else ""
        await self._propose(interaction, at.table, kind, subject=at.about, name=name)

    async def _absent(self, interaction: Interaction, at: AtTable) -> None:
        """Explains the vote about whoever is awaited, and offers it."""
        table = await self._tables.look(at.table)
        if not table.waiting:
            raise TooEarly("nobody-awaited")
        in_play(table, user_of(interaction))
        if not awaited_people(table):
            raise TooEarly("nobody-awaited")
        check_unclocked(table)
        page = absent_page(table, await self._readers.reader(interaction))
        await whisper(interaction, "", page.view())

    async def _vote(self, interaction: Interaction, at: AtTable) -> None:
        """An older button by which people agree to let the automatic player play for the absent."""
        await self._propose(interaction, at.table, VoteKind.AUTOMATIC)

    async def _propose(
        self, interaction: Interaction, table: TableId, kind: VoteKind, *, subject: Subject = None, name: str = ""
    ) -> None:
        user = user_of(interaction)
        ballot = await self._tables.votes.propose(table, user, kind, subject=subject, name=name)
        await self._answered(interaction, ballot, _done(ballot, user, kind))

    async def _aye(self, interaction: Interaction, at: AtPoll) -> None:
        await self._voice(interaction, at, agrees=True)

    async def _nay(self, interaction: Interaction, at: AtPoll) -> None:
        await self._voice(interaction, at, agrees=False)

    async def _voice(self, interaction: Interaction, at: AtPoll, *, agrees: bool) -> None:
        number, table_id = at.poll, at.table
        with self._announcer.hushed(table_id):  # whose edit comes last, however many press at once
            ballot = await self._tables.votes.answer_poll(table_id, user_of(interaction), number, agrees=agrees)
            view = (await self._pressed_poll(interaction, ballot.table, number)).view()
            await interaction.response.edit_message(view=view, allowed_mentions=calling_nobody())

    async def _pressed_poll(self, interaction: Interaction, table: Table, number: int) -> Sheet:
        """What a vote's message shows after a press; where the table has moved away from it, the way to the newer."""
        poll, speaker = table.polls[number], self._readers.public(table)
        pressed = interaction.message and interaction.message.id
        if poll.message_id in (None, pressed):
            shown = self._presentations.of(table)
            return poll_sheet(table, number, shown, speaker, await mentioned_at(self._tables, table))
        link = jump(table.place.guild_id, poll.channel_id or table.place.channel_id, poll.message_id)
        return moved_poll_sheet(table, link, speaker)

    async def _agree(self, interaction: Interaction, at: AtTable) -> None:
        """An older button by which people agree to call a game off."""
        ballot = await self._tables.votes.answer(at.table, user_of(interaction), VoteKind.CANCEL, agrees=True)
        await self._answered(interaction, ballot, "vote-voted")

    async def _resume(self, interaction: Interaction, at: AtTable) -> None:
        table = await self._tables.votes.resume(at.table, user_of(interaction))
        speaker = await self._readers.reader(interaction)
        await self._notify(interaction, table, speaker.say("pause-ended"))

    async def _ask_resign(self, interaction: Interaction, at: AtTable) -> None:
        await self._ask_to_resign(interaction, at.table)

    async def _seats(self, interaction: Interaction, at: AtTable) -> None:
        """Shows which seats somebody from outside may ask for."""
        await self.show_seats(interaction, await self._tables.look(at.table))

    async def join_game(self, interaction: Interaction, number: int | None) -> None:
        """`/civ join-game`: the table named, else the only one here with a seat to take."""
        if number is not None:
            await self.show_seats(interaction, await self._tables.look(TableId(number)))
            return
        found = await self.open_here(interaction)
        if len(found) != 1:
            raise NoTableMeant("which-game" if found else "no-seat-here")
        await self.show_seats(interaction, await self._tables.look(found[0].id))

    async def show_seats(self, interaction: Interaction, table: Table) -> None:
        """The seats to take at a table. Raises `AlreadySeated`, `TableError`, `NoReplay` where he cannot see it."""
        await self._check(interaction, table)
        if table.status != Status.PLAYING:
            raise TableError("not-playing", status=standing(table))
        if table.seat_of(interaction.user.id) is not None:
            raise AlreadySeated("seat-yours")
        if not free_seats(table):
            raise TableError("no-seat-free")
        await whisper(interaction, "", seats_page(table, await self._readers.reader(interaction)).view())

    async def suggest_joinable(self, interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
        """The games here with a seat to take, for an option that names one."""
        return table_choices(await self.open_here(interaction), current, await self._readers.reader(interaction))

    async def open_here(self, interaction: Interaction) -> list[Summary]:
        """The games in this channel at which the automatic player has a seat, and the one who asks has none."""
        found = await self._tables.lists.in_channel(interaction.channel_id or 0, status=Status.PLAYING)
        return [
            summary
            for summary in found
            if any(sitter.is_automatic for sitter in summary.sitters)
            and all(sitter.user_id != interaction.user.id for sitter in summary.sitters)
        ]

    async def cancel(self, interaction: Interaction, number: int | None) -> None:
        """`/civ cancel`: a lobby at once, a game once all its people agree."""
        table = await self._which(interaction, number)
        if table.match is not None:
            await self.cancel_game(interaction, table)
            return
        await self._tables.votes.cancel(table.id, user_of(interaction))
        self._announcer.poke(table.id)
        await whisper(interaction, (await self._readers.reader(interaction)).say("lobby-cancelled"))

    async def cancel_game(self, interaction: Interaction, table: Table) -> None:
        """`/civ cancel` in a game: asks the others, or agrees with who has asked."""
        ballot = await self._tables.votes.cancel(table.id, user_of(interaction))
        await self._answered(interaction, ballot, _done(ballot, user_of(interaction), VoteKind.CANCEL))

    async def _answered(self, interaction: Interaction, ballot: Ballot, key: str) -> None:
        self._announcer.poke(ballot.table.id)
        speaker = await self._readers.reader(interaction)
        outcome_key = "vote-carried" if ballot.is_decided else "vote-refused" if ballot.is_refused else key
        await self._notify(interaction, ballot.table, speaker.say(outcome_key))

    async def _notify(self, interaction: Interaction, table: Table, notice: str) -> None:
        """Says what became of a press: on top of the menu it came from, else in a line of its own."""
        if (
            is_from_hand(interaction)
            and table.seat_of(interaction.user.id) is not None
            and table.status == Status.PLAYING
        ):
            await self._menu(interaction, table, in_place=True, notice=notice)
        else:
            await whisper(interaction, notice)

    async def _menu(self, interaction: Interaction, table: Table, *, in_place: bool, notice: str | None = None) -> None:
        speaker, user = await self._readers.reader(interaction), user_of(interaction)
        try:
            points = undo_points(table, user)
        except Refusal:
            points = None, None
        if table.seat_of(user) is None or table.match is None:
            await whisper(interaction, no_hand_text(table, table.seat_of(user), speaker))
            return
        actions = self._tables.table_actions(table, user)
        undo_keys = self._presentations.of(table).undo_keys
        page = menu_page(table, speaker, actions, points, undo_keys, notice=notice, votes=_votes_of(table, user))
        if in_place:
            await interaction.response.edit_message(view=page.view())
        else:
            await whisper(interaction, "", page.view())


def _votes_of(table: Table, user: UserId) -> list[int]:
    """The open votes of a hidden table in which somebody is asked, those first that wait for him."""
    if not table.is_hidden:
        return []
    polls = [(number, poll) for number, poll in enumerate(table.polls) if poll.is_open]
    mine = [(number, poll) for number, poll in polls if user in asked(table, motion_now(table, poll))]
    # what he has not answered yet comes first
    return [number for number, _ in sorted(mine, key=lambda each: user not in not_voted(table, each[1]))]


def _done(ballot: Ballot, user: UserId, kind: VoteKind) -> str:
    """What asking has come to: a vote of one's own, or a voice for somebody else's; the key of the text."""
    motion = open_motion(ballot.table, kind)
    return "vote-asked" if motion is None or motion.asker == user else "vote-joined"
