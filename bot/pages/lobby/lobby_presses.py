"""What the buttons of a lobby do. The table decides; these ask it and show what it says."""

from typing import Final

from bot.discord.routing import handles
from bot.pages.addresses.table import AtTable
from bot.pages.lobby import lobby
from bot.pages.lobby.digest_notice import tell_of_mentions
from bot.pages.lobby.invitations import ask_ready_again, call_of_invitation
from bot.pages.lobby.lobby import WORDED, Invitation, fair_deal_page, lobby_sheet, word_form
from bot.pages.lobby.lobby_posts import will_get_thread
from bot.pages.lobby.opening import open_own_thread
from bot.pages.members import check_member
from bot.pages.press import Press
from bot.pages.users import is_lobby_message
from bot.pages.votes.table_menu_presses import ask_cancel
from bot.reasons import Refusal
from bot.table.errors import AlreadySeated, NotSeated, TableError
from bot.table.lobby import check_lobby
from bot.table.table import Table
from bot.table.values import Post, Status, TableId

MARKS: Final = 1_000_000
"""So many selects of people can be told apart."""


@handles(lobby.JOIN)
async def join(press: Press, at: AtTable) -> None:
    """Give the presser a seat; where the button says *I'm in*, one who has a seat says that they are there."""
    before, lobbies = await press.services.tables.look(at.table), press.services.lobbies
    await check_member(press, before)
    with press.context.boards.suspended_updates(at.table):
        try:
            table = await lobbies.join(at.table, press.user, press.display_name)
        except AlreadySeated:
            if not before.options.seeks_players:
                raise
            table = await lobbies.press_again(at.table, press.user)
        await _show_lobby(press, table)
    await tell_of_mentions(press, table)


@handles(lobby.LEAVE)
async def leave(press: Press, at: AtTable) -> None:
    """Free the presser's seat."""
    with press.context.boards.suspended_updates(at.table):
        table = await press.services.lobbies.leave(at.table, press.user)
        await _show_lobby(press, table)


@handles(lobby.READY)
async def agree(press: Press, at: AtTable) -> None:
    """Note that the presser is ready for the table as it is now."""
    with press.context.boards.suspended_updates(at.table):
        table = await press.services.lobbies.agree(at.table, press.user)
        await _show_lobby(press, table)
    await tell_of_mentions(press, table)


@handles(lobby.WAIT)
async def wait(press: Press, at: AtTable) -> None:
    """Let a game that would begin within seconds wait."""
    with press.context.boards.suspended_updates(at.table):
        await _show_lobby(press, await press.services.lobbies.wait(at.table, press.user))


@handles(lobby.ADD_COMPUTER)
async def add_computer(press: Press, at: AtTable) -> None:
    """Give a seat to one more computer."""
    before = await press.services.tables.look(at.table)
    if not press.context.presentations.of(before).has_computers:
        raise TableError("press-unreadable")  # from a lobby that was sent before they were left out there
    with press.context.boards.suspended_updates(before.id):
        table = await press.services.lobbies.add_computer(before.id, press.user)
        await _show_lobby(press, table)
    await ask_ready_again(press, before, table)


@handles(lobby.REMOVE_COMPUTER)
async def remove_computer(press: Press, at: AtTable) -> None:
    """Free the seat of a computer."""
    before = await press.services.tables.look(at.table)
    with press.context.boards.suspended_updates(before.id):
        table = await press.services.lobbies.remove_computer(before.id, press.user)
        await _show_lobby(press, table)
    await ask_ready_again(press, before, table)


@handles(lobby.CANCEL)
async def cancel(press: Press, at: AtTable) -> None:
    """Call a lobby off; where its game has begun meanwhile, show the question whether to."""
    table = await press.services.tables.look(at.table)
    if table.match is not None:
        await ask_cancel(press, table)
        return
    with press.context.boards.suspended_updates(table.id):
        result = await press.services.votes.cancel(table.id, press.user)
        await _show_lobby(press, result.table)


@handles(lobby.START)
async def start(press: Press, at: AtTable) -> None:
    """Begin the game, in a thread of its own where that was chosen."""
    await press.acknowledge_in_place()  # first the words are closed by a message
    with press.context.boards.suspended_updates(at.table):
        table = await press.services.lobbies.begin(at.table, press.user)
        if table.options.own_thread:
            table = await open_own_thread(press, table)
        await _show_lobby(press, table)


@handles(lobby.INVITE)
async def invite(press: Press, at: Invitation) -> None:
    """Invite the people chosen, and call them in public. Raises `TableError` where bots are among them, afterwards."""
    chosen = press.chosen_people
    people, has_bots = [user for user, is_bot in chosen if not is_bot], any(is_bot for _, is_bot in chosen)
    if has_bots and not people:
        raise TableError("bot-player")
    with press.context.boards.suspended_updates(at.table):
        try:
            table = await press.services.lobbies.invite(at.table, press.user, people)
        except Refusal:
            await _clear_select(press, at.table)
            raise
        await _show_lobby(press, table)
    if (call := await call_of_invitation(press, table)) is not None:
        await press.send(call.text, mentions=call.mentions)
    if has_bots:
        raise TableError("bot-player")


@handles(lobby.FAIR_DEAL)
async def show_fair_deal(press: Press, at: AtTable) -> None:
    """Show the whole seal and the words of a lobby to the presser."""
    table = await press.services.tables.look(at.table)
    check_lobby(table)
    if table.fair_deal is None:
        raise TableError("no-commitment")
    await press.tell(fair_deal_page(table, await press.localizer()))


@handles(lobby.WORD)
async def ask_word(press: Press, at: AtTable) -> None:
    """Open the form for a word, to those who have a seat in the lobby."""
    table, user = await press.services.tables.look(at.table), press.user
    check_lobby(table)
    if table.seat_of(user) is None:
        raise NotSeated("not-seated", table=table.id)
    await press.open_form(word_form(table, user, await press.localizer()))


@handles(WORDED)
async def read_word(press: Press, at: AtTable) -> None:
    """Keep the word that was filled in, and show it."""
    word = "".join(text for texts in press.filled.values() for text in texts)
    with press.context.boards.suspended_updates(at.table):
        table = await press.services.lobbies.say_word(at.table, press.user, word)
        if press.is_from_hand and table.fair_deal is not None:
            await press.edit(fair_deal_page(table, await press.localizer()))
        else:
            # from a lobby that was sent before its words had a page
            await _show_lobby(press, table)


async def _clear_select(press: Press, table_id: TableId) -> None:
    """Show the lobby with a fresh select of people.

    Those who cannot be invited now may be later, and a client sends no second time what a select shows already
    (discord-api-docs #4801).
    """
    table = await press.services.tables.look(table_id)
    if table.status == Status.LOBBY and (is_lobby_message(press.interaction, table) or press.is_from_hand):
        await _show_lobby(press, table, mark=press.interaction.id % MARKS)


async def _show_lobby(press: Press, table: Table, *, mark: int | None = None) -> None:
    """Show the lobby where it was pressed: in its own message, or in what `/civ table` showed.

    The announcer looks after its own message where that was not the one, or where two pressed at once.
    """
    message = press.interaction.message
    if message is not None and _is_unknown_lobby(press, table):
        table = await press.services.posts.set_lobby_message(table.id, message.id)
    is_public = is_lobby_message(press.interaction, table)
    localizer = press.public_localizer(table) if is_public else await press.localizer()
    will_move = will_get_thread(press.context.client, table)
    sheet = lobby_sheet(table, press.context.presentations.of(table), localizer, will_move=will_move, mark=mark)
    if not is_public and not press.is_from_hand:
        await press.tell(sheet)
        return
    await press.edit(sheet)
    if is_public and table.match is None:
        await press.services.posts.keep_post(table.id, Post.of_lobby(table.revision))


def _is_unknown_lobby(press: Press, table: Table) -> bool:
    """Return whether the press came from a lobby's public message that could not be kept when it was sent."""
    message = press.interaction.message
    if message is None or table.lobby_message_id is not None or table.status != Status.LOBBY:
        return False
    return not message.flags.ephemeral and message.channel.id == table.place.channel_id
