"""What the buttons around a game do, nudge, resign, rematch and move, and `/civ table` and `/civ resign`. The table
decides; these ask it and show what it says."""

from typing import Final

from bot.discord.mentions import calling
from bot.discord.own_rights import silenced_until
from bot.discord.permissions import missing
from bot.discord.routing import Verb, handles
from bot.discord.sheet import Button, Sheet, Style
from bot.discord.symbols import ACCENT, discord_time, jump
from bot.i18n.catalogue import Localizer
from bot.i18n.names import safe_name
from bot.pages.addresses.public import NUDGE, REMATCH
from bot.pages.addresses.table import AtTable
from bot.pages.board.reader_board import show_board
from bot.pages.display import filter_pingable
from bot.pages.lobby.digest_notice import tell_of_mentions
from bot.pages.lobby.opening import is_solo_lobby, opener_at, opener_of
from bot.pages.members import check_member
from bot.pages.press import Press
from bot.pages.spectators import check
from bot.pages.table_option import which_table
from bot.pages.table_words import lost_kind, table_name, table_number
from bot.reasons import Refusal
from bot.table.places import check_move, moves_at_once
from bot.table.play import check_leaving, match_and_seat_in_game
from bot.table.preferences import check_place
from bot.table.table import Table
from bot.table.values import Place, Status
from bot.table.vote import ToChannel, VoteKind

MOVE: Final = Verb("move", AtTable)
RESIGN: Final = Verb("resign", AtTable)
STAY_SEATED: Final = Verb("seated", AtTable)


@handles(NUDGE)
async def nudge(press: Press, at: AtTable) -> None:
    """Remind those that a table waits for, in a message that everyone sees."""
    await press.services.tables.look_before_nudge(at.table, press.user)
    nudged = await press.services.tables.nudge(at.table, press.user)
    localizer = press.public_localizer(nudged.table)
    text = localizer.say(
        "nudge",
        name=safe_name(press.display_name),
        who=localizer.list([f"<@{user}>" for user in nudged.users]),
        count=len(nudged.users),
        table=table_name(nudged.table, localizer),
    )
    called = calling(await filter_pingable(press.services, nudged.table, nudged.called))
    await press.send(f"{text}\n{_link(nudged.table)}", mentions=called)


async def show_table(press: Press, number: int | None) -> None:
    """`/civ table`: show the board to the one who asks, where they may see the table's channel.

    It has the table's menu. A player may bring the table here when its place is gone, or ask the others to.
    """
    await press.acknowledge_privately()
    table = await which_table(press, number, or_here=True)
    await check(press.interaction, table)
    await show_board(press, table)
    if press.interaction.channel_id is None or table.seat_of(press.interaction.user.id) is None:
        return
    here = Place(press.interaction.guild_id, press.interaction.channel_id, table.place.locale)
    localizer = await press.localizer()
    until = silenced_until(press.context.client.get_guild(table.place.guild_id or 0))
    if table.is_placeless and until is not None:
        await press.tell(localizer.say("table-silenced", until=discord_time(until, "f")))
    elif (sheet := _offer(table, here, localizer)) is not None:
        await press.tell(sheet)


async def ask_resign(press: Press, number: int | None) -> None:
    """`/civ resign`: ask once, because it cannot be taken back."""
    table = await which_table(press, number)
    match, _ = match_and_seat_in_game(table, press.user)
    check_leaving(table)  # nobody is asked what will be refused
    localizer = await press.localizer()
    key = "resign-question-draft" if match.is_preparing else "resign-question"
    sheet = Sheet(ACCENT).text(localizer.say(key, table=table_number(table, localizer)))
    sheet.buttons(
        [
            Button(RESIGN.to(table.id), localizer.say("key-resign"), Style.danger),
            Button(STAY_SEATED.to(table.id), localizer.say("key-seated")),
        ]
    )
    await press.tell(sheet)


def _offer(table: Table, here: Place, localizer: Localizer) -> Sheet | None:
    """The offer to bring a table here, to one of its players; None where that cannot be."""
    try:
        check_move(table, here)
    except Refusal:
        if not table.is_placeless:
            return None
        return Sheet(ACCENT).text(
            localizer.say(f"table-lost{lost_kind(table) or '-far'}", table=table_number(table, localizer))
        )
    key = "table-lost" if table.is_placeless else "table-elsewhere" if moves_at_once(table) else "table-elsewhere-ask"
    sheet = Sheet(ACCENT).text(localizer.say(key, table=table_number(table, localizer)))
    return sheet.buttons([Button(MOVE.to(table.id), localizer.say("key-move"))])


@handles(RESIGN)
async def resign(press: Press, at: AtTable) -> None:
    """Take the presser out of the game for good."""
    await press.acknowledge()
    table = await press.services.tables.resign(at.table, press.user)
    localizer = await press.localizer()
    sheet = Sheet(ACCENT).text(localizer.say("resigned", table=table_number(table, localizer)))
    await press.edit(sheet, attachments=[])


@handles(STAY_SEATED)
async def stay_seated(press: Press, at: AtTable) -> None:
    """Close the question whether to resign."""
    sheet = Sheet(ACCENT).text((await press.localizer()).say("stayed"))
    if press.is_from_hand:
        await press.edit(sheet)
    else:
        await press.tell(sheet)


@handles(REMATCH)
async def rematch(press: Press, at: AtTable) -> None:
    """Open the next game's lobby where this one was played, or join it."""
    await press.acknowledge_privately()
    table = await press.services.tables.look(at.table)
    await check_member(press, table, also_seated=True)
    opener = await opener_at(press.interaction, table.place)
    table = await press.services.lobbies.rematch(at.table, press.user, opener=opener)
    if is_solo_lobby(table):
        table = await press.services.lobbies.begin(table.id, press.user, are_there=True)
    press.context.boards.enqueue(table.id, opens_lobby=True)
    localizer = await press.localizer()
    key = "rematch-open" if table.status == Status.LOBBY else "rematch-there"
    await press.edit(localizer.say(key, table=table_number(table, localizer)))
    await tell_of_mentions(press, table)


@handles(MOVE)
async def move(press: Press, at: AtTable) -> None:
    """Bring a table to the channel of the press, or ask the others whether to.

    Raises `NotAllowed` where the server wants none, `TableError` where someone would not find it there.
    """
    interaction = press.interaction
    table = await press.services.tables.look(at.table)
    if table.seat_of(interaction.user.id) is None or interaction.channel_id is None:
        await press.show_hand(table)
        return
    place = Place(interaction.guild_id, interaction.channel_id, table.place.locale)
    check_move(table, place)
    if interaction.guild_id is not None:
        check_place(await press.services.profiles.guild_preferences(interaction.guild_id), opener_of(interaction))
    localizer = await press.localizer()
    if lacking := missing(interaction, localizer, own_thread=False):
        await press.tell(lacking)
        return
    await press.acknowledge_privately()
    if moves_at_once(table):
        await press.services.votes.check_sights(table, place.channel_id)
        if not table.is_placeless:
            await press.services.tables.start_move(table, press.user)
        await press.context.boards.move(table, place)
        key = "moved"
    else:
        result = await press.services.votes.propose(
            table.id, press.user, VoteKind.MOVE, subject=ToChannel(place.channel_id)
        )
        press.context.boards.enqueue(table.id)
        key = "moved" if result.is_decided else "vote-refused" if result.is_refused else "vote-asked"
    await press.edit(localizer.say(key, table=table_number(table, localizer)))


def _link(table: Table) -> str:
    return jump(table.place.guild_id, table.place.channel_id, table.post.message_id if table.post else None)
