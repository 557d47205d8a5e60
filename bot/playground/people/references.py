"""References to guilds, channels and messages in the people's API, and the errors of people's actions."""

from dataclasses import dataclass
from typing import TypeAlias

from bot.playground.json_types import JSON
from bot.playground.people.views import Message


class NotPossible(Exception):
    """The person's client doesn't let them do that."""


class InteractionFailed(Exception):
    """The bot didn't respond within 3 s: the person reads "The application did not respond"."""


@dataclass(frozen=True, slots=True)
class GuildRef:
    """A guild, by id."""

    id: int
    name: str


@dataclass(frozen=True, slots=True)
class ChannelRef:
    """A channel, thread or direct message channel; `guild_id` is None for the last."""

    id: int
    name: str
    type: int
    guild_id: int | None


Place: TypeAlias = ChannelRef | int


def place_id(place: Place) -> str:
    """Return a channel's id as the API takes it."""
    return str(place if isinstance(place, int) else place.id)


def message_keys(message: Message) -> dict[str, str]:
    """Return the API's fields for a message."""
    return {"channel": str(message.channel_id), "message": str(message.id)}


def to_channel_ref(raw: JSON) -> ChannelRef:
    """Return a reference to a channel from the API's description."""
    guild_id = raw.get("guild_id")
    return ChannelRef(int(raw["id"]), str(raw.get("name") or ""), raw["type"], int(guild_id) if guild_id else None)
