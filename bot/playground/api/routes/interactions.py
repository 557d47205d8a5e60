"""Routes that answer interactions: callback and webhook (docs: interactions/receiving-and-responding)."""

from collections.abc import Awaitable, Callable
from typing import Any

from aiohttp import web

from bot.playground.api.changes import mark_edited, new_message, remove_message, send_message
from bot.playground.api.core import Core
from bot.playground.api.gateway_events import dispatch_message_update, notify_interaction_change
from bot.playground.api.message_body import FOR_INTERACTIONS, MessageWriter
from bot.playground.api.rest import Exchange, Reply, operation
from bot.playground.checks.commands import check_command_choices
from bot.playground.checks.component_tree import with_component_ids
from bot.playground.checks.errors import Form, unknown
from bot.playground.checks.modals import check_modal
from bot.playground.json_types import JSON, is_integer, is_object, objects
from bot.playground.world.interactions import APPLICATION_COMMAND, AUTOCOMPLETE, MODAL_SUBMIT, Interaction, State
from bot.playground.world.state import CHAT_INPUT_COMMAND, EPHEMERAL, LOADING, Channel, Message

ROUTES = web.RouteTableDef()
CHANNEL_MESSAGE, DEFERRED_CHANNEL_MESSAGE, DEFERRED_MESSAGE_UPDATE, MESSAGE_UPDATE, AUTOCOMPLETE_RESULT, MODAL = (
    4,
    5,
    6,
    7,
    8,
    9,
)


@ROUTES.route("POST", "/interactions/{interaction_id}/{token}/callback")
@operation(needs_token=False)
async def create_interaction_response(call: Exchange) -> Reply:
    """Accept the initial response: 200 with the outcome when `with_response` is set, else 204."""
    core, body = call.core, call.object()
    interaction = core.interactions.find_unanswered(call.id("interaction_id"), call.params["token"])
    kind: Any = body.get("type")
    form = Form()
    if not form.choice(kind, ("type",), _allowed(interaction)):
        form.close()
    data = body.get("data")
    message = await _RESPONDERS[kind](call, interaction, data if is_object(data) else {})
    interaction.answered_at = core.clock.now()
    if message is not None and kind in (CHANNEL_MESSAGE, DEFERRED_CHANNEL_MESSAGE):
        interaction.original_id = message.id
    elif kind in (DEFERRED_MESSAGE_UPDATE, MESSAGE_UPDATE):
        interaction.original_id = interaction.message_id
    notify_interaction_change(core, interaction)
    if call.query.get("with_response") not in ("1", "true"):
        return Reply.empty()
    return Reply(_callback_resource(core, interaction, kind, message))


def _allowed(interaction: Interaction) -> tuple[int, ...]:
    if interaction.type == AUTOCOMPLETE:
        return (AUTOCOMPLETE_RESULT,)
    updates = (DEFERRED_MESSAGE_UPDATE, MESSAGE_UPDATE) if interaction.message_id is not None else ()
    modal = () if interaction.type == MODAL_SUBMIT else (MODAL,)
    return (CHANNEL_MESSAGE, DEFERRED_CHANNEL_MESSAGE, *updates, *modal)


def _callback_resource(core: Core, interaction: Interaction, kind: int, message: Message | None) -> JSON:
    seen: JSON = {"id": str(interaction.id), "type": interaction.type}
    resource: JSON = {"type": kind}
    if message is not None:
        seen["response_message_id"] = str(message.id)
        seen["response_message_loading"] = bool(message.flags & LOADING)
        seen["response_message_ephemeral"] = bool(message.flags & EPHEMERAL)
        resource["message"] = core.payloads.message(message)
    return {"interaction": seen, "resource": resource}


async def _message(call: Exchange, interaction: Interaction, data: JSON) -> Message:
    message = _compose(call, interaction, data, path=("data",))
    send_message(call.core, message)
    _note(interaction, "answered", message)
    return message


async def _defer(call: Exchange, interaction: Interaction, data: JSON) -> Message:
    """Show "… is thinking"; here it is decided whether the response will be ephemeral."""
    flags = data.get("flags") or 0
    if not is_integer(flags) or flags & ~EPHEMERAL:
        form = Form()
        form.add(("data", "flags"), "MESSAGE_FLAGS_INVALID", "Invalid flags")
        form.close()
    message = _blank(call.core, interaction)
    message.flags = LOADING | flags
    message.seen_by = interaction.user_id if flags & EPHEMERAL else None
    interaction.ephemeral = bool(flags & EPHEMERAL)
    send_message(call.core, message)
    _note(interaction, "deferred", message)
    return message


async def _defer_update(call: Exchange, interaction: Interaction, data: JSON) -> None:
    interaction.state = "acknowledged"


async def _update(call: Exchange, interaction: Interaction, data: JSON) -> Message:
    source = _source(call.core, interaction)
    _edit(call, interaction, source, data, path=("data",))
    interaction.state = "updated"
    return source


async def _choices(call: Exchange, interaction: Interaction, data: JSON) -> None:
    form = Form()
    choices = form.count(data.get("choices"), ("data", "choices"), "autocomplete.choices")
    focused = _focused(interaction.data)
    check_command_choices(form, choices, ("data", "choices"), focused.get("type"))
    form.close()
    interaction.choices = objects(choices)
    interaction.state = "choices"


def _focused(holder: JSON) -> JSON:
    for option in objects(holder.get("options")):
        found = option if option.get("focused") else _focused(option)
        if found:
            return found
    return {}


async def _modal(call: Exchange, interaction: Interaction, data: JSON) -> None:
    form = Form()
    check_modal(form, data, ("data",))
    form.close()
    interaction.modal = data | {"components": with_component_ids(objects(data["components"]))}
    interaction.state = "modal"


_RESPONDERS: dict[int, Callable[[Exchange, Interaction, JSON], Awaitable[Message | None]]] = {
    CHANNEL_MESSAGE: _message,
    DEFERRED_CHANNEL_MESSAGE: _defer,
    DEFERRED_MESSAGE_UPDATE: _defer_update,
    MESSAGE_UPDATE: _update,
    AUTOCOMPLETE_RESULT: _choices,
    MODAL: _modal,
}


def _blank(core: Core, interaction: Interaction) -> Message:
    """Return a message of the bot that answers `interaction`: type 20 for commands, else 0."""
    message = new_message(core, core.world.channel(interaction.channel_id), core.bot.id)
    user = core.payloads.user(core.world.users[interaction.user_id])
    metadata = interaction.metadata(user)
    message.interaction = {"interaction_metadata": metadata}
    if interaction.type == APPLICATION_COMMAND:
        message.type = CHAT_INPUT_COMMAND
        name = " ".join(_path(interaction.data))
        message.interaction["interaction"] = {"id": str(interaction.id), "type": 2, "name": name, "user": user}
    return message


def _path(data: JSON) -> list[str]:
    """Return the command's name, then those of its group and sub-command."""
    below = next((item for item in objects(data.get("options")) if item.get("type") in (1, 2)), None)
    return [str(data["name"]), *(_path(below) if below else [])]


def _compose(call: Exchange, interaction: Interaction, body: JSON, path: tuple[str, ...] = ()) -> Message:
    core = call.core
    message = _blank(core, interaction)
    writer = MessageWriter(core, core.world.channel(interaction.channel_id), call.uploads, FOR_INTERACTIONS, path=path)
    writer.write(body, message)
    message.seen_by = interaction.user_id if message.flags & EPHEMERAL else None
    return message


def _edit(call: Exchange, interaction: Interaction, message: Message, body: JSON, path: tuple[str, ...] = ()) -> None:
    core = call.core
    was_loading = bool(message.flags & LOADING)
    channel: Channel = core.world.channel(message.channel_id)
    writer = MessageWriter(core, channel, call.uploads, FOR_INTERACTIONS, existing=message, path=path)
    before = message.flags
    writer.write(body, message)
    message.flags = (message.flags & ~(EPHEMERAL | LOADING)) | before & EPHEMERAL
    if was_loading:
        dispatch_message_update(core, message)
        interaction.state = "answered"
    else:
        mark_edited(core, message)


def _note(interaction: Interaction, state: State, message: Message) -> None:
    interaction.state = state
    interaction.messages.append(message.id)


def _source(core: Core, interaction: Interaction) -> Message:
    if interaction.message_id is None:
        raise unknown("message")
    return core.world.message(interaction.channel_id, interaction.message_id)


def _webhook(call: Exchange) -> Interaction:
    """Return the interaction of the path's token.

    Raises:
        Refusal: 10015 or 50027.
    """
    if call.id("application_id") != call.core.bot.id:
        raise unknown("webhook")
    return call.core.interactions.find_answered(call.params["token"])


_HOOK = "/webhooks/{application_id}/{token}"


@ROUTES.route("POST", _HOOK)
@operation(bucket="webhook", needs_token=False)
async def create_followup_message(call: Exchange) -> Reply:
    """Send another message; the first after a deferral replaces "thinking" and is ephemeral if that is."""
    core, body, interaction = call.core, call.object(), _webhook(call)
    if interaction.state == "deferred":
        original = _target(core, interaction, "@original")
        quiet = body | {"flags": (body.get("flags") or 0) & ~EPHEMERAL}
        _edit(call, interaction, original, quiet)
        notify_interaction_change(core, interaction)
        return Reply(core.payloads.message(original))
    message = _compose(call, interaction, body)
    send_message(core, message)
    interaction.messages.append(message.id)
    if interaction.state in ("acknowledged", "modal", "dismissed"):
        interaction.state = "answered"
    notify_interaction_change(core, interaction)
    return Reply(core.payloads.message(message))


def _target(core: Core, interaction: Interaction, name: str) -> Message:
    """Return the message that `name` (an id or @original) refers to for this token.

    Raises:
        Refusal: 10008 or 10015.
    """
    if name == "@original":
        if interaction.original_id is None:
            raise unknown("webhook")
        return core.world.message(interaction.channel_id, interaction.original_id)
    identity = int(name) if name.isascii() and name.isdigit() else 0
    if identity not in (*interaction.messages, interaction.message_id):
        raise unknown("message")
    return core.world.message(interaction.channel_id, identity)


@ROUTES.route("GET", _HOOK + "/messages/{message_id}")
@operation(bucket="webhook", needs_token=False)
async def get_followup_message(call: Exchange) -> Reply:
    """Return a message of this token."""
    return Reply(call.core.payloads.message(_target(call.core, _webhook(call), call.params["message_id"])))


@ROUTES.route("PATCH", _HOOK + "/messages/{message_id}")
@operation(bucket="webhook", needs_token=False)
async def edit_followup_message(call: Exchange) -> Reply:
    """Edit a message of this token; this also ends "thinking"."""
    core, interaction = call.core, _webhook(call)
    message = _target(core, interaction, call.params["message_id"])
    _edit(call, interaction, message, call.object())
    if interaction.state == "acknowledged" and message.id == interaction.message_id:
        interaction.state = "updated"
    notify_interaction_change(core, interaction)
    return Reply(core.payloads.message(message))


@ROUTES.route("DELETE", _HOOK + "/messages/{message_id}")
@operation(bucket="webhook", needs_token=False)
async def delete_followup_message(call: Exchange) -> Reply:
    """Delete a message of this token."""
    core, interaction = call.core, _webhook(call)
    message = _target(core, interaction, call.params["message_id"])
    remove_message(core, message)
    answered_with = message.id == interaction.original_id and message.id != interaction.message_id
    if answered_with or interaction.state == "deferred":
        interaction.state = "dismissed"
    notify_interaction_change(core, interaction)
    return Reply.empty()
