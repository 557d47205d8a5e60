"""A person with a Discord client: what they do through the people's API, and what comes of it."""

from __future__ import annotations

import base64
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar, cast

from bot.playground.json_types import JSON
from bot.playground.people.views import Button, Message, Modal

if TYPE_CHECKING:
    from bot.playground.people.client import People

Found = TypeVar("Found")

PATIENCE = 60.0
"""Seconds a wait lasts before it is an error, on the busiest machine too; the bot itself must answer within 3."""


class NotPossible(Exception):
    """The person's client does not let them do that."""


class InteractionFailed(Exception):
    """The bot did not answer within 3 s: the person reads "The application did not respond"."""


@dataclass(frozen=True, slots=True)
class GuildRef:
    """A server."""

    id: int
    name: str


@dataclass(frozen=True, slots=True)
class ChannelRef:
    """A channel, thread or direct message; `guild_id` is None for the last."""

    id: int
    name: str
    type: int
    guild_id: int | None


Place: TypeAlias = ChannelRef | int


class Person:
    """Someone with a Discord client: they see what Discord would show them and do what it would let them do."""

    def __init__(self, people: People, raw: JSON) -> None:
        self.people = people
        self.id = int(raw["id"])
        self.name = str(raw["global_name"] or raw["username"])
        self.locale = str(raw.get("locale", "en-US"))

    def __repr__(self) -> str:
        return f"<Person {self.name}>"

    @property
    def mention(self) -> str:
        """How a message calls them."""
        return f"<@{self.id}>"

    async def slash(self, command: str, /, channel: Place, **options: Any) -> Interaction:
        """Invoke "civ new" with options by name; persons, channels and (name, bytes) files may be values."""
        filled = {key: _value(value) for key, value in options.items()}
        return await self._begin("slash", channel=id_of(channel), command=command, options=filled)

    async def autocomplete(self, command: str, /, channel: Place, focused: str, **options: Any) -> list[JSON]:
        """The choices offered while typing the option `focused`."""
        filled = {key: _value(value) for key, value in options.items()}
        asked = await self._begin(
            "autocomplete", channel=id_of(channel), command=command, options=filled, focused=focused
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

        `forge` also presses what is disabled, not there (any more) or not theirs to see, and the bot's handler runs.
        """
        if custom_id is None:
            assert label is not None, "a label or a custom_id"
            custom_id = (label if isinstance(label, Button) else message.button(label)).custom_id
        return await self._begin("press", **place_of(message), custom_id=custom_id, forge=forge)

    async def select(
        self, message: Message, custom_id: str | None, values: Sequence[Any], *, forge: bool = False
    ) -> Interaction:
        """Choose in a select menu; without a `custom_id`, the only one."""
        chosen = [_value(value) for value in values]
        found = custom_id or message.selects[0].custom_id
        return await self._begin("select", **place_of(message), custom_id=found, values=chosen, forge=forge)

    async def submit(self, modal: Modal, values: dict[str, Any], *, custom_id: str | None = None) -> Interaction:
        """Send a modal with values by custom_id or by label; a `custom_id` forges another modal's."""
        names = {field.label: field.custom_id for field in modal.fields}
        filled = {names.get(key, key): _value(value) for key, value in values.items()}
        return await self._begin("submit", interaction=str(modal.interaction_id), values=filled, custom_id=custom_id)

    async def say(self, channel: Place, content: str) -> Message:
        """Write a message."""
        return self._message(await self._call("say", channel=id_of(channel), content=content))

    async def delete(self, message: Message) -> None:
        """Delete an own message, or dismiss an ephemeral one."""
        await self._call("delete_message", **place_of(message))

    async def messages(self, channel: Place) -> list[Message]:
        """What they see in a channel, oldest first."""
        return [self._message(raw) for raw in await self._call("messages", channel=id_of(channel))]

    async def message(self, channel: Place, message_id: int) -> Message:
        """One message, as it is now. Raises: LookupError: when they do not see it (any more)."""
        for found in await self.messages(channel):
            if found.id == message_id:
                return found
        raise LookupError(f"{self.name} sees no message {message_id}")

    async def refreshed(self, message: Message) -> Message:
        """The same message, as it is now."""
        return await self.message(message.channel_id, message.id)

    async def wait_for(
        self, channel: Place, predicate: Callable[[Message], bool] | str, patience: float = PATIENCE
    ) -> Message:
        """The first message they see (now or soon) that satisfies `predicate`; a string must be in its text.

        Raises: TimeoutError: with what they saw instead.
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
        """What `look` finds, asked again at each event. Raises: TimeoutError."""
        return await self.people.until(look, patience, self.id)

    async def channels(self) -> list[ChannelRef]:
        """The channels and threads they see, direct messages too."""
        return [channel_of(raw) for raw in (await self._call("look"))["channels"]]

    async def dm(self) -> ChannelRef:
        """Their direct message with the bot."""
        return channel_of(await self._call("open_dm"))

    async def takes_dms(self, wish: bool) -> None:
        """Open or close their direct messages."""
        await self._call("set_dms", open=wish)

    async def thread(
        self,
        channel: Place,
        name: str,
        *,
        private: bool = False,
        message: Message | None = None,
        members: Iterable[Person] = (),
    ) -> ChannelRef:
        """Open a thread."""
        more = {"message": str(message.id)} if message else {}
        users = [str(member.id) for member in members]
        return channel_of(
            await self._call("create_thread", channel=id_of(channel), name=name, private=private, members=users, **more)
        )

    async def _begin(self, deed: str, **body: Any) -> Interaction:
        return Interaction(self, await self._call(deed, **body))

    async def _call(self, deed: str, **body: Any) -> Any:
        return await self.people.call(deed, user=str(self.id), **body)

    def _message(self, raw: JSON) -> Message:
        return Message(raw, self.people.fetch)


class Interaction:
    """What a person did and what came of it, as far as they have looked; the waits look again."""

    def __init__(self, person: Person, raw: JSON) -> None:
        self.person, self._raw = person, raw

    def __repr__(self) -> str:
        return f"<Interaction {self.state} of {self.person.name}>"

    @property
    def id(self) -> int:
        """Its id."""
        return int(self._raw["id"])

    @property
    def state(self) -> str:
        """pending, deferred, acknowledged, answered, updated, choices, modal, dismissed or failed."""
        return str(self._raw["state"])

    @property
    def choices(self) -> list[JSON]:
        """The completions."""
        return list(self._raw["choices"])

    @property
    def modal(self) -> Modal:
        """The modal it opened. Raises: LookupError."""
        if self._raw["modal"] is None:
            raise LookupError(f"no modal was opened; the interaction is {self.state}")
        return Modal(self._raw["modal"], self.id)

    @property
    def messages(self) -> list[Message]:
        """The messages that answered it and are still there, in order; the message itself when that was updated."""
        return [Message(raw, self.person.people.fetch) for raw in self._raw["messages"]]

    async def refresh(self) -> Interaction:
        """Look again."""
        body = {"user": str(self.person.id), "interaction": str(self.id)}
        self._raw = await self.person.people.call("interaction", **body)
        return self

    async def acknowledged(self, patience: float = PATIENCE) -> Interaction:
        """Wait for the bot's first answer of any kind, or for the failure."""
        return await self._until(lambda: self.state != "pending", patience)

    async def settled(self, patience: float = PATIENCE) -> Interaction:
        """Wait until there is something to see: an answer, an update, choices, a modal, or the failure."""
        return await self._until(lambda: self.state not in ("pending", "deferred", "acknowledged"), patience)

    async def message(self, patience: float = PATIENCE) -> Message:
        """The (first) message that answers. Raises: InteractionFailed, LookupError: when there is none."""
        return await self.followup(0, patience)

    async def followup(self, index: int = 1, patience: float = PATIENCE) -> Message:
        """The answer number `index`, once it is there. Raises: InteractionFailed, LookupError."""
        await self._until(
            lambda: (
                self.state in ("failed", "choices", "modal", "dismissed")
                or (self.state not in ("pending", "deferred", "acknowledged") and len(self.messages) > index)
            ),
            patience,
        )
        if self.state == "failed":
            raise InteractionFailed("The application did not respond")
        if len(self.messages) <= index:
            raise LookupError(f"no message answers it; it is {self.state}")
        return self.messages[index]

    async def _until(self, is_over: Callable[[], bool], patience: float) -> Interaction:
        async def look() -> Interaction | None:
            await self.refresh()
            return self if is_over() else None

        try:
            return await self.person.until(look, patience)
        except TimeoutError:
            raise TimeoutError(f"the interaction of {self.person.name} is still {self.state}") from None


def id_of(place: Place) -> str:
    """A place as the API names it."""
    return str(place if isinstance(place, int) else place.id)


def place_of(message: Message) -> dict[str, str]:
    """A message as the API names it."""
    return {"channel": str(message.channel_id), "message": str(message.id)}


def channel_of(raw: JSON) -> ChannelRef:
    """A channel as the API describes it."""
    guild_id = raw.get("guild_id")
    return ChannelRef(int(raw["id"]), str(raw.get("name") or ""), raw["type"], int(guild_id) if guild_id else None)


def _value(value: Any) -> Any:
    """A value as the API takes it."""
    if isinstance(value, Person | GuildRef | ChannelRef):
        return str(value.id)
    if isinstance(value, tuple):
        filename, data = cast(tuple[str, bytes], value)
        return {"filename": filename, "data": base64.b64encode(data).decode()}
    return value


def _satisfies(predicate: Callable[[Message], bool] | str, message: Message) -> bool:
    return predicate in message.text if isinstance(predicate, str) else predicate(message)
