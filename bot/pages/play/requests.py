"""`/civ play`: find people to play with, and stop looking.

Where the server has named a channel for it, someone is looked for there for a while. Anywhere else a lobby asks at once
who plays, or the one that asks already gets one more player.
"""

from contextlib import suppress
from dataclasses import replace
from functools import partial

from bot.discord.routing import handles
from bot.discord.servers import check_server
from bot.discord.sheet import Button, Sheet
from bot.discord.symbols import ACCENT, discord_time, jump
from bot.i18n.catalogue import Localizer
from bot.pages.addresses.public import PLAY_ALONE
from bot.pages.board.permission_alerts import may_show
from bot.pages.lobby.digest_notice import tell_of_mentions
from bot.pages.lobby.opening import create_lobby, show_lobby
from bot.pages.play.addresses import ALSO, STOP, AtSpeed
from bot.pages.play.matchmaker import wish_text
from bot.pages.play.search_sheets import SearchSheet
from bot.pages.press import Press
from bot.pages.table_words import table_name
from bot.reasons import NO_CLAUSE, GameError, Reasons
from bot.table.errors import NotInLobby, NotSeated, TableFull
from bot.table.matchmaking import ANY, PlayRequest, Wish, speed_of
from bot.table.table import Table
from bot.table.values import TableId

REASONS = Reasons({"play-none": NO_CLAUSE})


class NoMatchmaking(GameError):
    """An error: this person looks for no game."""

    def __init__(self, key: str, **values: str | int) -> None:
        super().__init__(REASONS.reason(key, values))


async def look_for_game(
    press: Press, speed: str | None = None, players: int | None = None, hours: int | None = None
) -> None:
    """Find the presser a game: in the server's channel for it, or else with whom is here.

    Raises `NotAllowed`, `TooManyTables`, `TooEarly`, `NeedsServer`.
    """
    guild_id = check_server(press.interaction)
    guild, wish = press.interaction.guild, Wish(speed, players or ANY)
    named = (await press.profiles.guild_preferences(guild_id)).play
    channel = None if guild is None or named is None else guild.get_channel(named)
    if channel is not None and may_show(channel):
        await _search(press, wish, hours, guild_id, channel.id)
    else:
        await _ask_here(press, wish, guild_id)


async def _search(press: Press, wish: Wish, hours: int | None, guild_id: int, channel_id: int) -> None:
    """Keep that the presser looks for a game on this server, and show what they look for.

    A line of that channel tells of it.
    """
    await press.acknowledge_privately()
    matchmaking, matchmaker, localizer = press.services.matchmaking, press.context.matchmaker, await press.localizer()
    speed = wish.speed
    if speed is None:
        terms = await matchmaking.choose_terms(press.user, wish, guild_id, matchmaker.options(2).game)
        speed = speed_of(terms.clock)
    show_line = partial(_show_line, press, localizer, speed, channel_id)
    sheet = SearchSheet(press.services.now(), partial(_show_end, press, localizer), show_line)
    async with matchmaker.sheets.opening(press.user, speed, sheet):
        request = await matchmaking.ask(press.user, press.display_name, speed, wish.players, guild_id, hours)
        await press.tell(_sheet(request, localizer))
    matchmaker.wake()


async def _show_end(press: Press, localizer: Localizer, table: Table | None) -> None:
    """Put into the sheet of a search that it is over, and where the presser has a seat."""
    text = localizer.say("play-stopped") if table is None else _seat_text(table, localizer)
    await press.context.edits.edit(press.interaction, view=Sheet(ACCENT).text(text).view())


async def _show_line(press: Press, localizer: Localizer, speed: str, channel_id: int) -> None:
    """Put into the sheet of a search in which channel a line says how it stands."""
    text = localizer.say("play-elsewhere", channel=f"<#{channel_id}>")
    sheet = Sheet(ACCENT).text(text).buttons([Button(STOP.to(speed), localizer.say("key-play-stop"))])
    await press.context.edits.edit(press.interaction, view=sheet.view())


def _seat_text(table: Table, localizer: Localizer) -> str:
    where = jump(table.place.guild_id, table.place.channel_id)
    return localizer.say("play-seated", table=f"[{table_name(table, localizer)}]({where})")


async def _ask_here(press: Press, wish: Wish, guild_id: int) -> None:
    """Seat the presser in a lobby of this channel that seeks players, or open one."""
    channel_id, matchmaking = press.interaction.channel_id or 0, press.services.matchmaking
    game = press.context.matchmaker.options(2).game
    seated: Table | None = None
    opened: Table | None = None
    async with matchmaking.opening_at(channel_id):
        found = await matchmaking.find_lobby(press.user, wish, channel_id, game)
        if found is not None:
            # by one who has just pressed there it may be full, and by its owner called off
            with suppress(TableFull, NotInLobby):
                seated = await _sit_down(press, found)
        if seated is None:
            terms = await matchmaking.choose_terms(press.user, wish, guild_id, game)
            options = press.context.matchmaker.options(terms.players)
            opened = await create_lobby(press, replace(options, clock=terms.clock, seeks_players=True))
    # shown without the lock: Discord waits three seconds for each who asks, and they may be many
    if seated is not None:
        await _show_seat(press, seated)
    elif opened is not None:
        await show_lobby(press, opened)


async def _sit_down(press: Press, table_id: TableId) -> Table:
    """Give the presser a seat, or note that they are there."""
    lobbies = press.services.lobbies
    try:
        return await lobbies.press_again(table_id, press.user)
    except NotSeated:
        return await lobbies.join(table_id, press.user, press.display_name)


async def _show_seat(press: Press, table: Table) -> None:
    press.context.boards.enqueue(table.id)
    await press.tell(_seat_text(table, await press.localizer()))
    await tell_of_mentions(press, table)


def _sheet(request: PlayRequest, localizer: Localizer) -> Sheet:
    say = localizer.say
    text = say("play-looking", wish=wish_text(request, localizer), until=discord_time(request.until, "t"))
    servers = say("play-servers", count=len(request.guilds))
    return (
        Sheet(ACCENT)
        .text(f"{text}\n{servers}")
        .buttons(
            [
                Button(STOP.to(request.speed), say("key-play-stop")),
                Button(PLAY_ALONE.to(), say("key-play-alone")),
            ]
        )
    )


@handles(ALSO)
async def look_too(press: Press, at: AtSpeed) -> None:
    """Look for a game of the same speed, with any number of players."""
    await look_for_game(press, at.speed)


@handles(STOP)
async def stop_looking(press: Press, at: AtSpeed) -> None:
    """End the presser's request. Raises `NoMatchmaking` where there is none any more."""
    matchmaking = press.services.matchmaking
    found = await matchmaking.take(press.user, at.speed)
    if found is None:
        raise NoMatchmaking("play-none")
    await press.acknowledge()
    await press.context.matchmaker.end(found)
    stopped = (await press.localizer()).say("play-stopped")
    if press.is_from_hand:
        await press.edit(Sheet(ACCENT).text(stopped))
    else:
        await press.tell(stopped)
