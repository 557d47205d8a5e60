"""The deeds that a page needs besides: the commands on offer, one message, what waits for whom."""

from __future__ import annotations

from typing import Any

from bot.playground.api.core import Core
from bot.playground.json_types import JSON, snowflake
from bot.playground.page import client_interactions as acts
from bot.playground.page.endpoints import deed, seen, the_channel, the_user
from bot.playground.page.invocation import CannotDo, offered_commands
from bot.playground.world.payloads import walk
from bot.playground.world.permissions import can_see
from bot.playground.world.state import Channel, Message, User

MOST_COUNTED = 99
"""Nobody counts further than that."""


@deed
async def offered(core: Core, body: JSON) -> list[JSON]:
    """The slash commands that a person is offered: user, channel."""
    user, channel = the_user(core, body), the_channel(core, body)
    return offered_commands(core, user, channel) if can_see(core.world, channel, user.id) else []


@deed
async def message(core: Core, body: JSON) -> JSON:
    """One message as a person sees it now, `{"message": null}` when they do not: user, channel, message."""
    user, channel = the_user(core, body), the_channel(core, body)
    found = core.world.messages.get(channel.id, {}).get(snowflake(body["message"]) or 0)
    visible = found is not None and acts.sees(core, user.id, found)
    return {"message": seen(core, found) if found is not None and visible else None}


@deed
async def read(core: Core, body: JSON) -> JSON:
    """A person has read a channel: user, channel, message (the last one read)."""
    user, channel = the_user(core, body), the_channel(core, body)
    last = snowflake(body["message"])
    if last is None:
        raise CannotDo("message must be an id")
    key = user.id, channel.id
    if last > core.read_up_to.get(key, 0):
        core.read_up_to[key] = last
        core.feed.add("read", only_for=user.id, user_id=user.id)
    return {}


@deed
async def badges(core: Core, body: JSON) -> JSON:
    """What waits for each person: `{user: {channel: {unread, mentions, called}}}`, channels without news left out.

    `called` counts the unread mentions, and the messages that name the person above something to press.
    """
    everyone = [user for user in core.world.users.values() if not user.bot]
    return {str(user.id): _news_for(core, user) for user in everyone}


def _news_for(core: Core, user: User) -> JSON:
    visible = [item for item in core.world.channels.values() if can_see(core.world, item, user.id)]
    counted = {str(item.id): _counted(core, user, item) for item in visible}
    return {channel: news for channel, news in counted.items() if any(news.values())}


def _counted(core: Core, user: User, channel: Channel) -> dict[str, int]:
    last = core.read_up_to.get((user.id, channel.id), 0)
    unread = mentions = called = 0
    newest_first = reversed(core.world.messages.get(channel.id, {}).values())
    for number, item in enumerate(newest_first):
        is_new = item.id > last
        if number >= MOST_COUNTED:
            break
        if item.author_id == user.id or not acts.sees(core, user.id, item):
            continue
        is_mention = user.id in item.mentions or item.mention_everyone
        unread += is_new
        mentions += is_new and is_mention
        called += (is_mention and is_new) or (_is_pressable(item) and _names(item, user))
    return {"unread": unread, "mentions": mentions, "called": called}


def _names(item: Message, user: User) -> bool:
    """Whether its text names the user; an edit that calls nobody anew still names those it waits for."""
    components: list[Any] = item.components
    texts = [item.content, *(str(component.get("content")) for component in walk(components))]
    return any(f"<@{user.id}>" in text for text in texts)


def _is_pressable(item: Message) -> bool:
    components: list[Any] = item.components
    return any("custom_id" in component and not component.get("disabled") for component in walk(components))
