"""What the buttons around a game do: nudge, why, resign, rematch, move. The table decides; these show what it says."""

from bot.discord.mentions import calling
from bot.discord.permissions import missing
from bot.discord.routing import handles
from bot.discord.sheet import Sheet
from bot.discord.symbols import ACCENT, jump
from bot.i18n.names import safe_name
from bot.pages.addresses import public as addresses
from bot.pages.addresses.table import AtTable
from bot.pages.display import willing_at
from bot.pages.lobby.opening import is_alone, opener_at, opener_of
from bot.pages.members import check_member
from bot.pages.press import Press
from bot.pages.table_names import table_name, table_number
from bot.table.kinds import Status, VoteKind
from bot.table.motions import ToChannel
from bot.table.places import check_move, moves_at_once
from bot.table.policy import check_place
from bot.table.table import Table
from bot.table.values import Place


@handles(addresses.NUDGE)
async def nudge(press: Press, at: AtTable) -> None:
    """Remind those that a table waits for, in a message that everyone sees."""
    nudged = await press.tables.nudge(at.table, press.user)
    speaker = press.public_localizer(nudged.table)
    text = speaker.say(
        "nudge",
        name=safe_name(press.display_name),
        who=speaker.list([f"<@{user}>" for user in nudged.users]),
        count=len(nudged.users),
        table=table_name(nudged.table, speaker),
    )
    called = calling(await willing_at(press.tables, nudged.table, nudged.called))
    await press.send(f"{text}\n{_link(nudged.table)}", mentions=called)


@handles(addresses.RESIGN)
async def resign(press: Press, at: AtTable) -> None:
    """Take the presser out of the game for good."""
    await press.acknowledge()
    table = await press.tables.resign(at.table, press.user)
    speaker = await press.localizer()
    sheet = Sheet(ACCENT).text(speaker.say("resigned", table=table_number(table, speaker)))
    await press.edit(sheet, attachments=[])


@handles(addresses.STAY_SEATED)
async def stay_seated(press: Press, at: AtTable) -> None:
    """Close the question whether to resign."""
    sheet = Sheet(ACCENT).text((await press.localizer()).say("stayed"))
    if press.is_from_hand:
        await press.edit(sheet)
    else:
        await press.tell(sheet)


@handles(addresses.REMATCH)
async def rematch(press: Press, at: AtTable) -> None:
    """Open the next game's lobby where this one was played, or join it."""
    await press.acknowledge_privately()
    table = await press.tables.look(at.table)
    await check_member(press, table)
    opener = await opener_at(press.interaction, table.place)
    table = await press.tables.lobbies.rematch(at.table, press.user, opener=opener)
    if is_alone(table):
        table = await press.tables.lobbies.begin(table.id, press.user)
    press.context.boards.poke(table.id, opens_lobby=True)
    speaker = await press.localizer()
    key = "rematch-open" if table.status == Status.LOBBY else "rematch-there"
    await press.edit(speaker.say(key, table=table_number(table, speaker)))


@handles(addresses.MOVE)
async def move(press: Press, at: AtTable) -> None:
    """Bring a table to the channel of the press, or ask the others whether to.

    Raises `NotAllowed` where the server wants none, `TableError` where someone would not find it there.
    """
    interaction = press.interaction
    table = await press.tables.look(at.table)
    if table.seat_of(interaction.user.id) is None or interaction.channel_id is None:
        await press.show_hand(table)
        return
    place = Place(interaction.guild_id, interaction.channel_id, table.place.locale)
    check_move(table, place)
    if interaction.guild_id is not None:
        check_place(await press.tables.profiles.guild_preferences(interaction.guild_id), opener_of(interaction))
    speaker = await press.localizer()
    if lacking := missing(interaction, speaker, own_thread=False):
        await press.tell(lacking)
        return
    await press.acknowledge_privately()
    if moves_at_once(table):
        await press.tables.votes.check_sights(table, place.channel_id)
        if not table.is_placeless:
            await press.tables.start_move(table, press.user)
        await press.context.boards.move(table, place)
        key = "moved"
    else:
        ballot = await press.tables.votes.propose(
            table.id, press.user, VoteKind.MOVE, subject=ToChannel(place.channel_id)
        )
        press.context.boards.poke(table.id)
        key = "moved" if ballot.is_decided else "vote-refused" if ballot.is_refused else "vote-asked"
    await press.edit(speaker.say(key, table=table_number(table, speaker)))


def _link(table: Table) -> str:
    return jump(table.place.guild_id, table.place.channel_id, table.post.message_id if table.post else None)
