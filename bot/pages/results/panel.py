"""*Results* of `/server-settings`: in which channel, and by which webhook, a server is told of games that end there."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Final

import discord
import yarl
from discord import ui

from bot.discord.permissions import missing_in
from bot.discord.routing import Bare, Verb, handles, number, one_of
from bot.discord.sheet import MOST_HINT, MOST_TITLE, Button, SelectOption, Sheet
from bot.discord.symbols import ACCENT
from bot.i18n.cutting import cut
from bot.i18n.names import safe_text
from bot.pages.press import Press
from bot.pages.results.feed import trouble_key
from bot.pages.results.webhook import MOST_URL, checked_url, is_discord, takes_other_form
from bot.pages.settings.preferences import managed_server
from bot.pages.settings.server_tables import chosen_channel
from bot.reasons import NO_CLAUSE, GameError, Reasons
from bot.table.errors import TableError

MOST_ATTEMPTS: Final = 9_999_999
HOW: Final = ("spoiler", "weekly", "publish")
"""What can be switched on in one select."""
REASONS: Final = Reasons({"webhook-address": NO_CLAUSE, "webhook-form": NO_CLAUSE})
RESULT_CHANNELS: Final = (discord.ChannelType.text, discord.ChannelType.news)


class BadWebhook(GameError):
    """An error: an address that no webhook may have, or one that reads no JSON of ours."""

    def __init__(self, key: str = "webhook-address") -> None:
        super().__init__(REASONS.reason(key, {}))


@dataclass(frozen=True, slots=True)
class ResultsSetting:
    """What is chosen in a select; `attempt` counts how often the page was shown (see `bot.pages.settings.panel`)."""

    attempt: Annotated[int, number(0, MOST_ATTEMPTS)]
    what: Annotated[str, one_of("channel", "how", "play", "role")]


OPEN: Final = Verb("results", Bare)
SET: Final = Verb("results_set", ResultsSetting)
FORM: Final = Verb("results_form", Bare)
FORMED: Final = Verb("results_formed", Bare)


@handles(OPEN)
async def show(press: Press, _: Bare) -> None:
    """Show the page, in a message of its own. Raises `NotAllowed`."""
    await press.tell(await _page(press, "", 0))


@handles(SET)
async def choose(press: Press, at: ResultsSetting) -> None:
    """Keep one choice, and show the page with it. Raises `NotAllowed`."""
    match at.what:
        case "channel":
            notice = await _set_channel(press)
        case "how":
            notice = await _set_how(press, press.chosen)
        case "play":
            notice = await _set_play(press)
        case _:
            notice = await _set_play_role(press)
    await press.edit(await _page(press, notice, (at.attempt + 1) % MOST_ATTEMPTS))


async def _set_channel(press: Press) -> str:
    guild_id, localizer = managed_server(press), await press.localizer()
    channel = chosen_channel(press)
    if channel is None and press.chosen:
        return ""  # a channel that is gone meanwhile
    if channel is None:
        await press.profiles.set_guild_preferences(guild_id, {"results": None, "results_since": None})
        return localizer.say("results-off")
    granted = channel.permissions_for(channel.guild.me)
    if not (granted.view_channel and granted.send_messages):
        return localizer.say("dashboard-closed", channel=f"<#{channel.id}>")
    wishes = {"results": channel.id, "results_since": press.services.now().isoformat()}
    await press.profiles.set_guild_preferences(guild_id, wishes)
    press.context.results.enqueue(guild_id)
    return localizer.say("results-on", channel=f"<#{channel.id}>")


async def _set_how(press: Press, chosen: Sequence[str]) -> str:
    guild_id = managed_server(press)
    if not set(chosen) <= set(HOW):
        raise TableError("press-unreadable")
    await press.profiles.set_guild_preferences(guild_id, {f"results_{name}": name in chosen for name in HOW})
    press.context.results.enqueue(guild_id)
    return ""


async def _set_play(press: Press) -> str:
    guild_id, localizer = managed_server(press), await press.localizer()
    channel = chosen_channel(press)
    if channel is None and press.chosen:
        return ""  # a channel that is gone meanwhile
    if channel is not None and missing_in(channel):
        return localizer.say("owners-channel-lacking", channel=f"<#{channel.id}>")
    await press.profiles.set_guild_preference(guild_id, "play", None if channel is None else channel.id)
    press.context.matchmaker.wake()
    return localizer.say("play-server-off") if channel is None else localizer.say("play-server-on")


async def _set_play_role(press: Press) -> str:
    """Set the role that is mentioned; it is never everyone on the server."""
    guild_id, guild = managed_server(press), press.interaction.guild
    chosen = next(iter(press.chosen_numbers), None)
    role = None if guild is None or chosen is None or chosen == guild_id else guild.get_role(chosen)
    await press.profiles.set_guild_preference(guild_id, "play_role", None if role is None else role.id)
    if role is None or role.mentionable or (guild is not None and guild.me.guild_permissions.mention_everyone):
        return ""
    return (await press.localizer()).say("play-role-silent", role=f"<@&{role.id}>")


@handles(FORM)
async def open_form(press: Press, _: Bare) -> None:
    """Open the form for the webhook's address, which it does not show: it may be as good as a password."""
    managed_server(press)
    localizer = await press.localizer()
    form = ui.Modal(title=cut(localizer.say("key-webhook"), MOST_TITLE), custom_id=str(FORMED.to()))
    field: ui.TextInput[Any] = ui.TextInput(
        custom_id="address",
        placeholder=cut(localizer.say("form-webhook-hint"), MOST_HINT),
        required=False,
        max_length=MOST_URL,
    )
    form.add_item(ui.Label(text=cut(localizer.say("form-webhook"), MOST_TITLE), component=field))
    await press.open_form(form)


@handles(FORMED)
async def read_form(press: Press, _: Bare) -> None:
    """Set the webhook, and show its secret this once; an empty address removes it.

    Raises `NotAllowed`, `BadWebhook`.
    """
    guild_id, localizer = managed_server(press), await press.localizer()
    typed = next(iter(press.filled.get("address", [])), "").strip()
    url = checked_url(typed) if typed else None
    if typed and url is None:
        raise BadWebhook
    if url is not None and takes_other_form(url):
        raise BadWebhook("webhook-form")
    secret = secrets.token_urlsafe(32) if url else None
    since = press.services.now().isoformat() if url else None
    wishes = {"webhook": url, "webhook_secret": secret, "webhook_since": since}
    await press.profiles.set_guild_preferences(guild_id, wishes)
    await press.profiles.remember(trouble_key(guild_id), "")
    press.context.results.enqueue(guild_id)
    notice = localizer.say("webhook-on", secret=f"`{secret}`") if secret else localizer.say("webhook-off")
    if url is not None and is_discord(url):
        notice = localizer.say("webhook-discord-on")
    await press.edit(await _page(press, notice, 0))


async def _page(press: Press, notice: str, attempt: int) -> Sheet:
    guild_id = managed_server(press)
    server, localizer = await press.profiles.guild_preferences(guild_id), await press.localizer()
    say = localizer.say
    sheet = Sheet(ACCENT).text(f"### {say('results-title')}").text(notice)
    here = None if server.results is None else f"<#{server.results}>"
    sheet.text(say("results-here", channel=here) if here else say("results-nowhere"))
    chosen = [] if server.results is None else [server.results]
    sheet.channels(SET.to(attempt, "channel"), say("results-pick"), chosen, RESULT_CHANNELS, most=1)
    switched_on: dict[str, bool] = {name: getattr(server, f"results_{name}") for name in HOW}
    options = [
        SelectOption(name, say(f"results-{name}"), say(f"results-{name}-hint"), is_chosen=switched_on[name])
        for name in HOW
    ]
    sheet.text(f"**{say('results-how')}**").select(
        SET.to(attempt, "how"), say("results-how"), options, least=0, most=len(HOW)
    )
    sheet.text(f"**{say('webhook-title')}**")
    if server.webhook is None:
        sheet.text(say("webhook-none"))
    else:
        trouble = await press.profiles.recall(trouble_key(guild_id))
        host = safe_text(yarl.URL(server.webhook).host or "")
        sheet.text(say("webhook-discord" if is_discord(server.webhook) else "webhook-host", host=host))
        sheet.text(say("webhook-trouble") if trouble else "")
    sheet.buttons([Button(FORM.to(), say("key-webhook"))])
    sheet.text(f"**{say('play-server-title')}**\n{say('play-server-hint')}")
    places = [] if server.play is None else [server.play]
    sheet.channels(SET.to(attempt, "play"), say("play-server-pick"), places, [discord.ChannelType.text], most=1)
    guild = press.interaction.guild
    role = server.play_role
    roles = [role] if role is not None and guild is not None and guild.get_role(role) else []
    return sheet.roles(SET.to(attempt, "role"), say("play-server-role"), roles)
