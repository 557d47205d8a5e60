"""`/civ play`: look for people to play with, and stop looking."""

from bot.discord.routing import handles
from bot.discord.servers import check_server
from bot.discord.sheet import Button, Sheet
from bot.discord.symbols import ACCENT, discord_time
from bot.i18n.catalogue import Localizer
from bot.pages.addresses.public import PLAY_ALONE
from bot.pages.board.permission_alerts import may_show
from bot.pages.play.addresses import ALSO, STOP, AtSpeed
from bot.pages.play.matchmaker import wish_text
from bot.pages.press import Press
from bot.reasons import NO_CLAUSE, GameError, Reasons
from bot.table.matchmaking import ANY, PlayRequest

REASONS = Reasons({"play-nowhere": NO_CLAUSE, "play-closed": NO_CLAUSE, "play-none": NO_CLAUSE})


class NoMatchmaking(GameError):
    """An error: nobody can look for a game here, or this person doesn't."""

    def __init__(self, key: str, **values: str | int) -> None:
        super().__init__(REASONS.reason(key, values))


async def look_for_game(press: Press, speed: str, players: int | None = None, hours: int | None = None) -> None:
    """Keep that the presser looks for a game here, and show what they look for.

    Raises `NoMatchmaking`, `NotAllowed`, `TooManyTables`.
    """
    check_server(press.interaction)
    guild = press.interaction.guild
    guild_id = press.interaction.guild_id or 0
    channel_id = (await press.profiles.guild_preferences(guild_id)).play
    channel = None if guild is None or channel_id is None else guild.get_channel(channel_id)
    if channel is None:
        raise NoMatchmaking("play-nowhere")
    if not may_show(channel):
        raise NoMatchmaking("play-closed", channel=f"<#{channel.id}>")
    await press.acknowledge_privately()
    matchmaking = press.services.matchmaking
    request = await matchmaking.ask(press.user, press.display_name, speed, players or ANY, guild_id, hours)
    press.context.matchmaker.wake()
    await press.tell(_sheet(request, await press.localizer()))


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
