"""What a person does in the playground, and what they see of it."""

from typing import Any

from bot.playground.api.changes import new_message, open_direct_channel, remove_message, send_message
from bot.playground.api.core import Core
from bot.playground.checks.errors import CannotDo
from bot.playground.checks.limits import bound
from bot.playground.json_types import JSON, is_array, snowflake
from bot.playground.page.client_interactions import (
    can_see_message,
    choose_options,
    invoke_command,
    press_button,
    submit_modal,
    use_person_menu,
)
from bot.playground.page.people_api import Endpoints, channel_in, message_in, user_in
from bot.playground.world.interactions import Interaction
from bot.playground.world.mentions import find_mentions
from bot.playground.world.permissions import Permission, can_see, can_send, channel_permissions
from bot.playground.world.state import REPLY, Channel, Message, User

PERSON_ENDPOINTS = Endpoints()


def client_message(core: Core, message: Message) -> JSON:
    """Return a message as a person's client gets it, with the notification that it caused on phones."""
    body = core.payloads.message(message) | {
        "ephemeral": message.seen_by is not None,
        "attachments": core.payloads.attachments(message),
    }
    if (shown := message.notification) is not None and shown.users:
        body["notification"] = {"users": [str(user) for user in shown.users], "text": shown.text}
    return body


def client_interaction(core: Core, interaction: Interaction) -> JSON:
    """Return what a person's client knows of their interaction."""
    shown = core.world.messages.get(interaction.channel_id, {})
    ids = interaction.messages or ([interaction.original_id] if interaction.state == "updated" else [])
    if interaction.state == "updated" and interaction.original_id not in ids:
        ids = [interaction.original_id, *ids]
    return {
        "id": str(interaction.id),
        "channel_id": str(interaction.channel_id),
        "state": interaction.state,
        "modal": interaction.modal,
        "choices": interaction.choices,
        "messages": [client_message(core, shown[item]) for item in ids if item in shown],
    }


@PERSON_ENDPOINTS.add("slash")
async def handle_slash(core: Core, body: JSON) -> JSON:
    """Invoke a slash command: user, channel, command ("civ new"), options by name."""
    return _invoked(core, body, None)


@PERSON_ENDPOINTS.add("autocomplete")
async def handle_autocomplete(core: Core, body: JSON) -> JSON:
    """Ask for autocompletion: as `slash`, and `focused` is the option being typed."""
    return _invoked(core, body, str(body["focused"]))


@PERSON_ENDPOINTS.add("person_menu")
async def handle_person_menu(core: Core, body: JSON) -> JSON:
    """Use a user command: user, channel, command ("Invite to my table"), target (a user)."""
    user, channel, target = user_in(core, body), channel_in(core, body), user_in(core, body, "target")
    return client_interaction(core, use_person_menu(core, user, channel, str(body["command"]), target))


def _invoked(core: Core, body: JSON, focused: str | None) -> JSON:
    user, channel = user_in(core, body), channel_in(core, body)
    options: JSON = body.get("options") or {}
    return client_interaction(core, invoke_command(core, user, channel, str(body["command"]), options, focused))


@PERSON_ENDPOINTS.add("press")
async def handle_press(core: Core, body: JSON) -> JSON:
    """Press a button: user, channel, message, custom_id; forge."""
    user, message, forge = user_in(core, body), message_in(core, body), bool(body.get("forge"))
    return client_interaction(core, press_button(core, user, message, str(body["custom_id"]), forge=forge))


@PERSON_ENDPOINTS.add("select")
async def handle_select(core: Core, body: JSON) -> JSON:
    """Choose in a select menu: as `press`, and values."""
    values: Any = body.get("values")
    if not is_array(values):
        raise CannotDo("values must be an array")
    user, message, forge = user_in(core, body), message_in(core, body), bool(body.get("forge"))
    return client_interaction(core, choose_options(core, user, message, str(body["custom_id"]), values, forge=forge))


@PERSON_ENDPOINTS.add("submit")
async def handle_submit(core: Core, body: JSON) -> JSON:
    """Submit a modal: user, interaction (that opened it), values by custom_id; custom_id forges another."""
    source = core.interactions.by_id[snowflake(body["interaction"]) or 0]
    forged = body.get("custom_id")
    user = user_in(core, body)
    return client_interaction(core, submit_modal(core, user, source, body.get("values") or {}, custom_id=forged))


@PERSON_ENDPOINTS.add("interaction")
async def handle_interaction(core: Core, body: JSON) -> JSON:
    """Return the state of a person's interaction: user, interaction."""
    found = core.interactions.by_id[snowflake(body["interaction"]) or 0]
    if found.user_id != user_in(core, body).id:
        raise CannotDo("that is someone else's interaction")
    return client_interaction(core, found)


@PERSON_ENDPOINTS.add("messages")
async def handle_messages(core: Core, body: JSON) -> list[JSON]:
    """Return what a user sees of a channel, oldest message first: user, channel; before (an id), limit (the newest)."""
    user, channel = user_in(core, body), channel_in(core, body)
    if not can_see(core.world, channel, user.id):
        raise CannotDo("this person does not see that channel")
    if not channel_permissions(core.world, channel, user.id) & Permission.READ_MESSAGE_HISTORY:
        raise CannotDo("this person may not read back")
    before, limit = snowflake(body.get("before")), snowflake(body.get("limit"))
    shown = [
        item
        for item in core.world.messages_of(channel.id)
        if can_see_message(core, user.id, item) and (before is None or item.id < before)
    ]
    return [client_message(core, item) for item in (shown if limit is None else shown[max(0, len(shown) - limit) :])]


@PERSON_ENDPOINTS.add("say")
async def handle_say(core: Core, body: JSON) -> JSON:
    """Send a message: user, channel, content (1 to 2,000 characters); reply_to (a message's id)."""
    user, channel = user_in(core, body), channel_in(core, body)
    _check_may_write(core, user, channel)
    message = new_message(core, channel, user.id)
    message.content = str(body["content"])
    if not message.content.strip() or len(message.content) > bound("message.content.max"):
        raise CannotDo(f"a message has 1 to {bound('message.content.max')} characters")
    replied = core.world.message(channel.id, snowflake(body["reply_to"]) or 0) if body.get("reply_to") else None
    if replied is not None and replied.seen_by is not None:
        raise CannotDo("a message that only one person sees cannot be replied to")
    if replied is not None:
        message.type, message.reference = (
            REPLY,
            {"type": 0, "message_id": str(replied.id), "channel_id": str(channel.id)},
        )
    found = find_mentions(core.world, channel, user.id, message.content, None, replied and replied.author_id)
    message.mentions, message.mention_roles, message.mention_everyone = found.users, found.roles, found.everyone
    send_message(core, message)
    return client_message(core, message)


def _check_may_write(core: Core, user: User, channel: Channel) -> None:
    if not can_send(core.world, channel, user.id):
        raise CannotDo("this person may not write there")
    manages = channel_permissions(core.world, channel, user.id) & Permission.MANAGE_THREADS
    if channel.thread and channel.thread.locked and not manages:
        raise CannotDo("this thread is locked")


@PERSON_ENDPOINTS.add("delete_message")
async def handle_delete_message(core: Core, body: JSON) -> JSON:
    """Delete a message, or dismiss an ephemeral one: user, channel, message."""
    user, message = user_in(core, body), message_in(core, body)
    channel = core.world.channels[message.channel_id]
    manages = channel_permissions(core.world, channel, user.id) & Permission.MANAGE_MESSAGES
    if not can_see_message(core, user.id, message) or not (manages or user.id in (message.author_id, message.seen_by)):
        raise CannotDo("this person may not delete that message")
    remove_message(core, message)
    return {}


@PERSON_ENDPOINTS.add("open_dm")
async def handle_open_dm(core: Core, body: JSON) -> JSON:
    """Open the direct message channel with the bot: user."""
    return core.payloads.channel(open_direct_channel(core, core.bot.id, user_in(core, body).id))
