"""What people's clients send the bot: commands, button presses, selections, modals. Each begins an interaction."""

from typing import Any

from bot.playground.api.changes import unarchive
from bot.playground.api.core import Core
from bot.playground.api.gateway_events import notify_interaction_change
from bot.playground.api.message_body import upload_limit
from bot.playground.checks.commands import USER as OF_PERSON
from bot.playground.checks.component_tree import (
    ACTION_ROW,
    BUTTON,
    LINK,
    PREMIUM,
    SELECTS,
    STRING_SELECT,
    walk_components,
)
from bot.playground.checks.errors import CannotDo, StaleAction
from bot.playground.checks.modals import modal_answers, why_not_submittable
from bot.playground.json_types import JSON, is_array, objects, snowflake
from bot.playground.page.command_options import OptionResolver, find_command
from bot.playground.world.interactions import (
    APPLICATION_COMMAND,
    AUTOCOMPLETE,
    COMPONENT,
    MODAL_SUBMIT,
    Interaction,
    new_token,
)
from bot.playground.world.permissions import can_see, can_wake, channel_permissions
from bot.playground.world.state import Channel, Message, User


def begin_interaction(core: Core, user: User, channel: Channel, kind: int, data: JSON, **more: Any) -> Interaction:
    """Send an interaction to the bot; without a response in time it fails visibly.

    Raises:
        CannotDo: For someone who is timed out in this channel's guild.
    """
    guild = core.world.guilds.get(channel.guild_id or 0)
    if guild is not None and core.world.is_timed_out(guild, user.id):
        raise CannotDo("this person is timed out in this server")
    interaction = Interaction(
        core.snowflakes.make(), new_token(), kind, user.id, channel.id, channel.guild_id, data, core.clock.now(), **more
    )
    core.interactions.add(interaction)
    core.gateway.dispatch("INTERACTION_CREATE", _payload(core, interaction), guild_id=channel.guild_id)

    def fail() -> None:
        if not interaction.is_answered:
            interaction.state = "failed"
            notify_interaction_change(core, interaction)

    core.clock.call_later(core.interactions.first_answer + 0.01, fail)  # a response at the last moment wins
    return interaction


def _payload(core: Core, interaction: Interaction) -> JSON:
    world, payloads = core.world, core.payloads
    channel = world.channels[interaction.channel_id]
    user = world.users[interaction.user_id]
    body: JSON = {
        "id": str(interaction.id),
        "application_id": str(core.bot.id),
        "type": interaction.type,
        "token": interaction.token,
        "version": 1,
        "data": interaction.data,
        "channel_id": str(channel.id),
        "channel": payloads.channel(channel) | {"permissions": str(channel_permissions(world, channel, user.id))},
        "app_permissions": str(channel_permissions(world, channel, core.bot.id)),
        "locale": user.locale,
        "entitlements": [],
        "entitlement_sku_ids": [],
        "attachment_size_limit": upload_limit(core, channel),
    }
    if interaction.message_id is not None:
        message = world.messages.get(channel.id, {}).get(interaction.message_id)
        if message is not None:
            body["message"] = payloads.message(message)
            if interaction.forged is not None:
                # discord.py runs a handler only when it finds the component on the message
                body["message"]["components"].append(
                    {"type": ACTION_ROW, "id": 9999, "components": [interaction.forged]}
                )
    if channel.guild_id is None:
        return body | {"user": payloads.user(user), "context": 1, "authorizing_integration_owners": {"0": "0"}}
    guild = world.guilds[channel.guild_id]
    return body | {
        "guild_id": str(guild.id),
        "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
        "guild_locale": guild.locale,
        "member": payloads.member(guild, user.id, channel),
        "context": 0,
        "authorizing_integration_owners": {"0": str(guild.id)},
    }


def invoke_command(
    core: Core, user: User, channel: Channel, name: str, values: JSON, focused: str | None
) -> Interaction:
    """Invoke `name` ("civ new"), or with `focused` ask to complete that option.

    Raises:
        CannotDo: When the client wouldn't send it.
    """
    _require_visible(core, user, channel)
    _wake(core, user, channel)
    first, *path = name.removeprefix("/").split()
    command = find_command(core, user, channel, first)
    data = OptionResolver(core, user, channel, focused).data(command, path, values)
    return begin_interaction(core, user, channel, APPLICATION_COMMAND if focused is None else AUTOCOMPLETE, data)


def use_person_menu(core: Core, user: User, channel: Channel, name: str, target: User) -> Interaction:
    """Use the user command `name` on `target`.

    Raises:
        CannotDo: When the client wouldn't send it.
    """
    _require_visible(core, user, channel)
    _wake(core, user, channel)
    command = find_command(core, user, channel, name, OF_PERSON)
    resolver = OptionResolver(core, user, channel)
    resolver.resolve(target.id, "user")
    data: JSON = {"id": command["id"], "name": command["name"], "type": OF_PERSON, "target_id": str(target.id)}
    return begin_interaction(core, user, channel, APPLICATION_COMMAND, data | {"resolved": resolver.resolved})


def press_button(core: Core, user: User, message: Message, custom_id: str, *, forge: bool) -> Interaction:
    """Press a button; with `forge`, even one that is disabled, missing or hidden from this person.

    Raises:
        CannotDo: When the client wouldn't send it.
    """
    channel = core.world.channels[message.channel_id]
    component = _component(core, user, message, custom_id, (BUTTON,), forge=forge)
    if not forge and component.get("style") in (LINK, PREMIUM):
        raise CannotDo("that button leads away from Discord; the bot does not hear of it")
    if not forge:
        _wake(core, user, channel)
    data: JSON = {"component_type": BUTTON, "custom_id": custom_id, "id": component.get("id", 9998)}
    # an id that no component of a message has, since a message has forty at most
    made: JSON = {"type": BUTTON, "id": 9998, "style": 1, "label": "forged", "custom_id": custom_id}
    return begin_interaction(
        core, user, channel, COMPONENT, data, message_id=message.id, forged=None if component else made
    )


def choose_options(
    core: Core, user: User, message: Message, custom_id: str, values: list[Any], *, forge: bool
) -> Interaction:
    """Choose `values` in a select menu; `forge` as for a button.

    Raises:
        CannotDo: When the client wouldn't send it.
    """
    channel = core.world.channels[message.channel_id]
    component = _component(core, user, message, custom_id, SELECTS, forge=forge)
    kind = component.get("type", STRING_SELECT)
    chosen = [str(value) for value in values]
    resolver = OptionResolver(core, user, channel)
    if not forge:
        _wake(core, user, channel)
        _check_selection(component, chosen)
        if kind != STRING_SELECT and not all(
            resolver.resolve(snowflake(value) or 0, _OFFERED.get(kind)) for value in chosen
        ):
            raise CannotDo(f"nothing here has one of the ids {chosen}")
        # A select keeps its values, even when the message is edited (discord-api-docs #7536), as long as its custom_id
        # exists; choosing the same again isn't a change, so the bot isn't told (#4801).
        if message.chosen.get((user.id, custom_id)) == (shown := tuple(sorted(chosen))):
            raise CannotDo(f"{custom_id!r} shows {chosen} already: choosing the same again sends nothing")
        message.chosen[user.id, custom_id] = shown
    data: JSON = {"component_type": kind, "custom_id": custom_id, "id": component.get("id", 1), "values": chosen}
    if resolver.resolved:
        data["resolved"] = resolver.resolved
    offered = [{"label": value, "value": value} for value in chosen]
    made: JSON = {"type": STRING_SELECT, "id": 9998, "custom_id": custom_id, "options": offered}
    return begin_interaction(
        core, user, channel, COMPONENT, data, message_id=message.id, forged=None if component else made
    )


_OFFERED = {5: "user", 6: "role", 8: "channel"}


def _check_selection(component: JSON, chosen: list[str]) -> None:
    offered = [option["value"] for option in objects(component.get("options"))]
    if component["type"] == STRING_SELECT and (unexpected := [value for value in chosen if value not in offered]):
        raise StaleAction(f"{unexpected[0]!r} is not among the options {offered}")
    least, most = component.get("min_values", 1), component.get("max_values", 1)
    if not least <= len(chosen) <= most or len(set(chosen)) != len(chosen):
        raise CannotDo(f"{len(chosen)} values chosen, not {least} to {most} different ones")


def submit_modal(core: Core, user: User, source: Interaction, values: JSON, *, custom_id: str | None) -> Interaction:
    """Submit the modal that `source` opened; `custom_id` forges one of that id.

    Raises:
        CannotDo: When the client wouldn't send it.
    """
    modal = source.modal
    if modal is None or source.user_id != user.id:
        raise CannotDo("no modal is open for this person")
    if custom_id is None and source.modal_used:
        raise CannotDo("that modal was already sent")
    if custom_id is None and (reason := why_not_submittable(modal, values)):
        raise CannotDo(reason)
    channel = core.world.channels[source.channel_id]
    if custom_id is None:
        _wake(core, user, channel)
    source.modal_used = True
    resolver = OptionResolver(core, user, channel)
    for value in values.values():
        for item in value if is_array(value) else [value]:
            resolver.resolve(snowflake(item) or 0)
    data: JSON = {"custom_id": custom_id or modal["custom_id"], "components": modal_answers(modal, values)}
    if resolver.resolved:
        data["resolved"] = resolver.resolved
    parent: JSON = source.metadata(core.payloads.user(user))
    return begin_interaction(core, user, channel, MODAL_SUBMIT, data, message_id=source.message_id, parent=parent)


def can_see_message(core: Core, user_id: int, message: Message) -> bool:
    """Return whether a user sees a message."""
    if message.seen_by not in (None, user_id):
        return False
    return can_see(core.world, core.world.channels[message.channel_id], user_id)


def _require_visible(core: Core, user: User, channel: Channel) -> None:
    if not can_see(core.world, channel, user.id):
        raise CannotDo("this person does not see that channel")


def _wake(core: Core, user: User, channel: Channel) -> None:
    """Unarchive an archived thread, as clients do before they send an interaction from it.

    Raises:
        CannotDo: When Discord refuses that, so that nothing is sent.
    """
    if channel.thread is None or not channel.thread.archived:
        return
    if not can_wake(core.world, channel, user.id):
        raise CannotDo("this thread is archived, and this person may not unarchive it")
    unarchive(core, channel)


def _component(
    core: Core, user: User, message: Message, custom_id: str, kinds: tuple[int, ...], *, forge: bool
) -> JSON:
    found = next((item for item in walk_components(message.components) if item.get("custom_id") == custom_id), None)
    if forge:
        return found or {}
    if not can_see_message(core, user.id, message):
        raise CannotDo("this person does not see that message")
    if found is None or found["type"] not in kinds:
        known = [item["custom_id"] for item in walk_components(message.components) if "custom_id" in item]
        raise StaleAction(f"the message has no such component {custom_id!r}; it has {known}")
    if found.get("disabled"):
        raise StaleAction(f"{custom_id!r} is disabled")
    return found
