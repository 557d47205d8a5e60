"""What the buttons of a lobby do. The table decides; these ask it and show what it says."""

from typing import Any, Final, cast

from bot.discord.answers import Interaction, is_from_hand, whisper
from bot.discord.routing import Answer
from bot.manager.tables import Tables
from bot.pages.addresses import public as addresses
from bot.pages.addresses.public import Invitation
from bot.pages.addresses.table import AtTable
from bot.pages.board.announcer import Announcer
from bot.pages.lobby.deal_words import word_form
from bot.pages.lobby.invitations import call_of_invitation
from bot.pages.lobby.lobby import lobby_sheet
from bot.pages.lobby.lobby_posts import will_get_thread
from bot.pages.lobby.opening import Openings
from bot.pages.lobby.ready_question import ask_anew
from bot.pages.members import check_member
from bot.pages.presentation import Presentations
from bot.pages.readers import Readers
from bot.pages.users import display_name_of, is_lobby_message, user_of
from bot.pages.votes.table_menu_presses import MenuPresses
from bot.reasons import Refusal
from bot.table.errors import NotSeated, TableError
from bot.table.kinds import Status
from bot.table.lobby_options import check_lobby
from bot.table.table import Table
from bot.table.values import Post, TableId, UserId

MARKS: Final = 1_000_000
"""So many selects of people can be told apart."""


class LobbyPresses:
    """Answers to what is pressed in lobbies."""

    def __init__(
        self,
        tables: Tables,
        readers: Readers,
        presentations: Presentations,
        announcer: Announcer,
        openings: Openings,
        menu: MenuPresses,
    ) -> None:
        self._presentations = presentations
        self._tables = tables
        self._readers = readers
        self._announcer = announcer
        self._openings = openings
        self._menu = menu

    def answers(self) -> tuple[Answer[Any], ...]:
        """The answers to its verbs."""
        return (
            addresses.JOIN.answered_by(self._join),
            addresses.LEAVE.answered_by(self._leave),
            addresses.READY.answered_by(self._agree),
            addresses.ADD_COMPUTER.answered_by(self._add_computer),
            addresses.REMOVE_COMPUTER.answered_by(self._remove_computer),
            addresses.CANCEL.answered_by(self._cancel_lobby),
            addresses.START.answered_by(self._start),
            addresses.INVITE.answered_by(self._invite),
            addresses.WORD.answered_by(self._ask_word),
            addresses.WORDED.answered_by(self._read_word),
        )

    async def _join(self, interaction: Interaction, at: AtTable) -> None:
        table_id = at.table
        await check_member(interaction, await self._tables.look(at.table))
        with self._announcer.hushed(table_id):
            table = await self._tables.lobbies.join(table_id, user_of(interaction), display_name_of(interaction))
            await self._shown_lobby(interaction, table)

    async def _leave(self, interaction: Interaction, at: AtTable) -> None:
        table_id = at.table
        with self._announcer.hushed(table_id):
            table = await self._tables.lobbies.leave(table_id, user_of(interaction))
            await self._shown_lobby(interaction, table)

    async def _agree(self, interaction: Interaction, at: AtTable) -> None:
        table_id = at.table
        with self._announcer.hushed(table_id):
            table = await self._tables.lobbies.agree(table_id, user_of(interaction))
            await self._shown_lobby(interaction, table)

    async def _add_computer(self, interaction: Interaction, at: AtTable) -> None:
        before = await self._tables.look(at.table)
        with self._announcer.hushed(before.id):
            table = await self._tables.lobbies.add_computer(before.id, user_of(interaction))
            await self._shown_lobby(interaction, table)
        await ask_anew(self._tables, self._readers, interaction, before, table)

    async def _remove_computer(self, interaction: Interaction, at: AtTable) -> None:
        before = await self._tables.look(at.table)
        with self._announcer.hushed(before.id):
            table = await self._tables.lobbies.remove_computer(before.id, user_of(interaction))
            await self._shown_lobby(interaction, table)
        await ask_anew(self._tables, self._readers, interaction, before, table)

    async def _cancel_lobby(self, interaction: Interaction, at: AtTable) -> None:
        table = await self._tables.look(at.table)
        if table.match is not None:
            await self._menu.cancel_game(interaction, table)
            return
        with self._announcer.hushed(table.id):
            ballot = await self._tables.votes.cancel(table.id, user_of(interaction))
            await self._shown_lobby(interaction, ballot.table)

    async def _start(self, interaction: Interaction, at: AtTable) -> None:
        with self._announcer.hushed(at.table):
            table = await self._tables.lobbies.begin(at.table, user_of(interaction))
            if table.options.own_thread:
                await interaction.response.defer()
                table = await self._openings.own_thread(interaction, table)
            await self._shown_lobby(interaction, table)

    async def _invite(self, interaction: Interaction, at: Invitation) -> None:
        people, table_id, has_bots = _people(interaction), at.table, _has_bots(interaction)
        if has_bots and not people:
            raise TableError("bot-player")
        with self._announcer.hushed(table_id):
            try:
                table = await self._tables.lobbies.invite(table_id, user_of(interaction), people)
            except Refusal:
                await self._offer_anew(interaction, table_id)
                raise
            await self._shown_lobby(interaction, table)
        if (call := await call_of_invitation(self._tables, self._readers, table, user_of(interaction))) is not None:
            await interaction.followup.send(call.text, allowed_mentions=call.mentions)
        if has_bots:
            raise TableError("bot-player")

    async def _ask_word(self, interaction: Interaction, at: AtTable) -> None:
        """Opens the form for a word, to who has a seat in the lobby."""
        table, user = await self._tables.look(at.table), user_of(interaction)
        check_lobby(table)
        if table.seat_of(user) is None:
            raise NotSeated("not-seated", table=table.id)
        await interaction.response.send_modal(word_form(table, user, await self._readers.reader(interaction)))

    async def _read_word(self, interaction: Interaction, at: AtTable) -> None:
        """Keeps the word that was filled in, and shows it."""
        with self._announcer.hushed(at.table):
            table = await self._tables.lobbies.say_word(at.table, user_of(interaction), _typed(interaction))
            await self._shown_lobby(interaction, table)

    async def _offer_anew(self, interaction: Interaction, table_id: TableId) -> None:
        """The lobby with a fresh select of people: whoever cannot be invited now may be later, and a client sends no
        second time what a select shows already (discord-api-docs #4801)."""
        table = await self._tables.look(table_id)
        if table.status == Status.LOBBY and (is_lobby_message(interaction, table) or is_from_hand(interaction)):
            await self._shown_lobby(interaction, table, mark=interaction.id % MARKS)

    async def _shown_lobby(self, interaction: Interaction, table: Table, *, mark: int | None = None) -> None:
        """Shows the lobby where it was pressed: in its own message, or in what `/civ table` showed.

        The announcer looks after its own message where that was not the one, or where two pressed at once.
        """
        if _is_unknown_lobby(interaction, table):
            assert interaction.message is not None
            table = await self._tables.posts.set_lobby_message(table.id, interaction.message.id)
        is_public = is_lobby_message(interaction, table)
        speaker = self._readers.public(table) if is_public else await self._readers.reader(interaction)
        will_move = will_get_thread(interaction.client, table)
        view = lobby_sheet(table, self._presentations.of(table), speaker, will_move=will_move, mark=mark).view()
        if not is_public and not is_from_hand(interaction):
            await whisper(interaction, "", view)
            return
        if interaction.response.is_done():
            await interaction.edit_original_response(view=view)
        else:
            await interaction.response.edit_message(view=view)
        if is_public and table.match is None:
            await self._tables.posts.keep_post(table.id, Post.of_lobby(table.revision))


def _is_unknown_lobby(interaction: Interaction, table: Table) -> bool:
    """Whether the press came from a lobby's public message that could not be kept when it was sent."""
    message = interaction.message
    if message is None or table.lobby_message_id is not None or table.status != Status.LOBBY:
        return False
    return not message.flags.ephemeral and message.channel.id == table.place.channel_id


def _typed(interaction: Interaction) -> str:
    """What a form of one question says."""
    data = cast("dict[str, Any]", interaction.data or {})
    asked = [cast("dict[str, Any]", each.get("component", {})) for each in data.get("components", [])]
    return "".join(str(each.get("value") or "") for each in asked)


def _people(interaction: Interaction) -> list[UserId]:
    """The people a user select names, bots left out."""
    return [user for user, is_bot in _chosen(interaction) if not is_bot]


def _has_bots(interaction: Interaction) -> bool:
    return any(is_bot for _, is_bot in _chosen(interaction))


def _chosen(interaction: Interaction) -> list[tuple[UserId, bool]]:
    """Whom a user select names, and whether that is a bot."""
    data = cast("dict[str, Any]", interaction.data or {})
    users = cast("dict[str, Any]", data.get("resolved", {}).get("users", {}))
    chosen = cast("list[str]", data.get("values", []))
    return [(UserId(int(user)), bool(users.get(user, {}).get("bot", False))) for user in chosen if user.isdecimal()]
