"""A person with a Discord client, who acts through the people's API."""

import base64
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, cast

from bot.playground.json_types import JSON
from bot.playground.people.connection import PATIENCE, Found, PeopleApi
from bot.playground.people.interaction import Interaction
from bot.playground.people.references import (
    ChannelRef,
    GuildRef,
    Place,
    message_keys,
    place_id,
    to_channel_ref,
)
from bot.playground.people.views import Button, Message, Modal


class Person:
    """Someone with a Discord client: they see what Discord would show them and do what it would let them do."""

    def __init__(self, api: PeopleApi, raw: JSON) -> None:
        self.api = api
        self.id = int(raw["id"])
        self.name = str(raw["global_name"] or raw["username"])
        self.locale = str(raw.get("locale", "en-US"))

    def __repr__(self) -> str:
        return f"<Person {self.name}>"

    @property
    def mention(self) -> str:
        """The text that mentions them in a message."""
        return f"<@{self.id}>"

    async def slash(self, command: str, /, channel: Place, **options: Any) -> Interaction:
        """Invoke "civ new" with options by name; persons, channels and (filename, bytes) pairs may be values."""
        filled = {key: _value(value) for key, value in options.items()}
        return await self._begin("slash", channel=place_id(channel), command=command, options=filled)

    async def use_menu(self, command: str, /, channel: Place, person: "Person") -> Interaction:
        """Use a user command, from the menu that Discord opens on a person."""
        return await self._begin("person_menu", channel=place_id(channel), command=command, target=str(person.id))

    async def autocomplete(self, command: str, /, channel: Place, focused: str, **options: Any) -> list[JSON]:
        """Return the choices offered while typing the option `focused`."""
        filled = {key: _value(value) for key, value in options.items()}
        asked = await self._begin(
            "autocomplete", channel=place_id(channel), command=command, options=filled, focused=focused
        )
        return (await asked.settled()).choices

    async def press(
        self,
        message: Message,
        label: str | Button | None = None,
        *,
        custom_id: str | None = None,
        forge: bool = False,
    ) -> Interaction:
        """Press a button by its label or custom_id.

        `forge` also presses what is disabled, missing or hidden from them, and the bot's handler runs.
        """
        if custom_id is None:
            assert label is not None, "a label or a custom_id"
            custom_id = (label if isinstance(label, Button) else message.button(label)).custom_id
        return await self._begin("press", **message_keys(message), custom_id=custom_id, forge=forge)

    async def select(
        self, message: Message, custom_id: str | None, values: Sequence[Any], *, forge: bool = False
    ) -> Interaction:
        """Choose in a select menu; without a `custom_id`, the first one."""
        chosen = [_value(value) for value in values]
        found = custom_id or message.selects[0].custom_id
        return await self._begin("select", **message_keys(message), custom_id=found, values=chosen, forge=forge)

    async def submit(self, modal: Modal, values: dict[str, Any], *, custom_id: str | None = None) -> Interaction:
        """Submit a modal with values by custom_id or by label; `custom_id` forges another modal."""
        names = {field.label: field.custom_id for field in modal.fields}
        filled = {names.get(key, key): _value(value) for key, value in values.items()}
        return await self._begin("submit", interaction=str(modal.interaction_id), values=filled, custom_id=custom_id)

    async def say(self, channel: Place, content: str) -> Message:
        return self._message(await self._call("say", channel=place_id(channel), content=content))

    async def delete(self, message: Message) -> None:
        """Delete a message of theirs, or dismiss an ephemeral one."""
        await self._call("delete_message", **message_keys(message))

    async def messages(self, channel: Place) -> list[Message]:
        """Return what they see in a channel, oldest first."""
        return [self._message(raw) for raw in await self._call("messages", channel=place_id(channel))]

    async def message(self, channel: Place, message_id: int) -> Message:
        """Return a message as it is now.

        Raises:
            LookupError: When they don't see it, or no longer.
        """
        for found in await self.messages(channel):
            if found.id == message_id:
                return found
        raise LookupError(f"{self.name} sees no message {message_id}")

    async def refreshed(self, message: Message) -> Message:
        """Return that message as it is now."""
        return await self.message(message.channel_id, message.id)

    async def wait_for(
        self, channel: Place, predicate: Callable[[Message], bool] | str, patience: float = PATIENCE
    ) -> Message:
        """Return the first message they see, now or later, that satisfies `predicate`; a string must be in its text.

        Raises:
            TimeoutError: With what they saw instead.
        """
        saw: list[Message] = []

        async def look() -> Message | None:
            saw[:] = await self.messages(channel)
            return next((item for item in reversed(saw) if _satisfies(predicate, item)), None)

        try:
            return await self.until(look, patience)
        except TimeoutError:
            raise TimeoutError(f"{self.name} waited in vain; there is {[item.text[:80] for item in saw]}") from None

    async def until(self, look: Callable[[], Awaitable[Found | None]], patience: float = PATIENCE) -> Found:
        """Return what `look` finds, calling it again after each event they see, as `PeopleApi.until`."""
        return await self.api.until(look, patience, self.id)

    async def channels(self) -> list[ChannelRef]:
        """Return the channels and threads they see, direct messages too."""
        return [to_channel_ref(raw) for raw in (await self._call("look"))["channels"]]

    async def dm(self) -> ChannelRef:
        """Return their direct message channel with the bot."""
        return to_channel_ref(await self._call("open_dm"))

    async def set_dms(self, is_open: bool) -> None:
        """Open or close their direct messages."""
        await self._call("set_dms", open=is_open)

    async def thread(
        self,
        channel: Place,
        name: str,
        *,
        private: bool = False,
        message: Message | None = None,
        members: Iterable["Person"] = (),
    ) -> ChannelRef:
        more = {"message": str(message.id)} if message else {}
        users = [str(member.id) for member in members]
        return to_channel_ref(
            await self._call(
                "create_thread", channel=place_id(channel), name=name, private=private, members=users, **more
            )
        )

    async def _begin(self, endpoint: str, **body: Any) -> Interaction:
        return Interaction(self.api, self.id, self.name, await self._call(endpoint, **body))

    async def _call(self, endpoint: str, **body: Any) -> Any:
        return await self.api.call(endpoint, user=str(self.id), **body)

    def _message(self, raw: JSON) -> Message:
        return Message(raw, self.api.fetch)


def _value(value: Any) -> Any:
    """Return a value in the API's form."""
    if isinstance(value, Person | GuildRef | ChannelRef):
        return str(value.id)
    if isinstance(value, tuple):
        filename, data = cast(tuple[str, bytes], value)
        return {"filename": filename, "data": base64.b64encode(data).decode()}
    return value


def _satisfies(predicate: Callable[[Message], bool] | str, message: Message) -> bool:
    return predicate in message.text if isinstance(predicate, str) else predicate(message)
