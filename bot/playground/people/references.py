"""How scripted people name servers, channels and messages to the people's API, and what keeps them from acting."""

from dataclasses import dataclass
from typing import TypeAlias

from bot.playground.json_types import JSON
from bot.playground.people.views import Message


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


def place_id(place: Place) -> str:
    """A place as the API names it."""
    return str(place if isinstance(place, int) else place.id)


def message_keys(message: Message) -> dict[str, str]:
    """A message as the API names it."""
    return {"channel": str(message.channel_id), "message": str(message.id)}


def to_channel_ref(raw: JSON) -> ChannelRef:
    """A channel as the API describes it."""
    guild_id = raw.get("guild_id")
    return ChannelRef(int(raw["id"]), str(raw.get("name") or ""), raw["type"], int(guild_id) if guild_id else None)
