"""What a person sees: messages with their texts, buttons and pictures, and modals, as values around the API's JSON."""

from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from typing import Any

from bot.playground.checks.component_tree import BUTTON, SELECTS, TEXT_DISPLAY, walk_components
from bot.playground.json_types import JSON, mapping, objects


@dataclass(frozen=True, slots=True)
class Button:
    """A button; `custom_id` is empty on a link."""

    label: str
    custom_id: str
    disabled: bool
    style: int
    emoji: str = ""
    url: str | None = None


@dataclass(frozen=True, slots=True)
class Option:
    """An option of a select menu."""

    label: str
    value: str
    description: str | None
    default: bool


@dataclass(frozen=True, slots=True)
class Select:
    """A select menu; `type` 3 has options, 5 to 8 are for users, roles, both, channels."""

    custom_id: str
    type: int
    options: tuple[Option, ...]
    placeholder: str | None
    disabled: bool
    min_values: int
    max_values: int


@dataclass(frozen=True, slots=True)
class File:
    """An attachment a person sees; `description` is its alt text."""

    filename: str
    url: str
    size: int
    content_type: str
    description: str | None
    fetch: Callable[[str], Awaitable[bytes]]

    async def read(self) -> bytes:
        """Fetch its bytes."""
        return await self.fetch(self.url)


@dataclass(frozen=True, slots=True)
class Message:
    """A message as one person's client shows it; it doesn't change: read the channel again for a newer one."""

    raw: JSON
    fetch: Callable[[str], Awaitable[bytes]]

    @property
    def id(self) -> int:
        return int(self.raw["id"])

    @property
    def channel_id(self) -> int:
        return int(self.raw["channel_id"])

    @property
    def author_id(self) -> int:
        return int(self.raw["author"]["id"])

    @property
    def ephemeral(self) -> bool:
        """Whether only this person sees it."""
        return bool(self.raw["ephemeral"])

    @property
    def edited(self) -> bool:
        return self.raw["edited_timestamp"] is not None

    @property
    def loading(self) -> bool:
        """Whether it still says "thinking"."""
        return bool(self.raw["flags"] & 1 << 7)

    @property
    def is_v2(self) -> bool:
        """Whether it is a Components V2 message."""
        return bool(self.raw["flags"] & 1 << 15)

    @property
    def text(self) -> str:
        """All its text: content, embeds and text displays, a line each."""
        parts: list[str] = [self.raw["content"]]
        for embed in objects(self.raw["embeds"]):
            parts += [str(embed[key]) for key in ("title", "description") if embed.get(key)]
            parts += [f"{field['name']}\n{field['value']}" for field in objects(embed.get("fields"))]
        parts += [item["content"] for item in self._components() if item["type"] == TEXT_DISPLAY]
        return "\n".join(part for part in parts if part)

    @property
    def buttons(self) -> list[Button]:
        """Its buttons in reading order."""
        return [
            Button(
                item.get("label") or "",
                item.get("custom_id") or "",
                bool(item.get("disabled")),
                item["style"],
                str(mapping(item.get("emoji")).get("name") or ""),
                item.get("url"),
            )
            for item in self._components()
            if item["type"] == BUTTON
        ]

    def button(self, label: str) -> Button:
        """Return the button with this label or emoji, else the first whose label begins so.

        Raises:
            LookupError: When there is none.
        """
        buttons = self.buttons
        for found in (item for item in buttons if label in (item.label, item.emoji)):
            return found
        for found in (item for item in buttons if item.label.startswith(label)):
            return found
        raise LookupError(f"no button {label!r}; there are {[item.label or item.emoji for item in buttons]}")

    @property
    def selects(self) -> list[Select]:
        """Its select menus in reading order."""
        return [_select(item) for item in self._components() if item["type"] in SELECTS]

    @property
    def custom_ids(self) -> list[str]:
        """Every custom_id in it."""
        return [item["custom_id"] for item in self._components() if item.get("custom_id")]

    @property
    def attachments(self) -> list[File]:
        """The files its client shows: those of a V2 message only where a component refers to them."""
        shown = {str(item.get("url")) for item in self._media()}
        return [
            File(item["filename"], item["url"], item["size"], item["content_type"], item.get("description"), self.fetch)
            for item in objects(self.raw["attachments"])
            if not self.is_v2 or item["url"] in shown
        ]

    @property
    def alt_texts(self) -> list[str]:
        """The alt texts of its pictures."""
        described = [item.get("description") for item in self._described()]
        if not self.is_v2:
            described += [item.description for item in self.attachments]
        return [text for text in described if text]

    @property
    def mentions(self) -> list[int]:
        """The users it mentions."""
        return [int(user["id"]) for user in self.raw["mentions"]]

    @property
    def thread_id(self) -> int | None:
        """The thread that belongs to it."""
        return int(self.raw["thread"]["id"]) if self.raw.get("thread") else None

    def _components(self) -> Iterator[JSON]:
        return walk_components(self.raw["components"])

    def _described(self) -> Iterator[JSON]:
        for component in self._components():
            yield from objects(component.get("items"))
            if "media" in component or "file" in component:
                yield component

    def _media(self) -> Iterator[JSON]:
        for item in self._described():
            yield item.get("media") or item.get("file") or {}


def _select(raw: JSON) -> Select:
    options = tuple(
        Option(item["label"], item["value"], item.get("description"), bool(item.get("default")))
        for item in objects(raw.get("options"))
    )
    least, most = raw.get("min_values", 1), raw.get("max_values", 1)
    return Select(
        raw["custom_id"], raw["type"], options, raw.get("placeholder"), bool(raw.get("disabled")), least, most
    )


@dataclass(frozen=True, slots=True)
class Field:
    """A field of a modal; `type` is Discord's component type."""

    custom_id: str
    type: int
    label: str
    value: Any
    required: bool
    options: tuple[Option, ...]


@dataclass(frozen=True, slots=True)
class Modal:
    """A modal the bot opened; `interaction_id` is the interaction that opened it."""

    raw: JSON
    interaction_id: int

    @property
    def title(self) -> str:
        return str(self.raw["title"])

    @property
    def custom_id(self) -> str:
        return str(self.raw["custom_id"])

    @property
    def fields(self) -> list[Field]:
        """Its fields, in order."""
        labels = {
            item["component"]["custom_id"]: item["label"]
            for item in walk_components(self.raw["components"])
            if "component" in item
        }
        return [
            Field(
                item["custom_id"],
                item["type"],
                str(item.get("label") or labels.get(item["custom_id"], "")),
                item.get("value"),
                bool(item.get("required", True)),
                tuple(
                    Option(option["label"], option["value"], option.get("description"), bool(option.get("default")))
                    for option in objects(item.get("options"))
                ),
            )
            for item in walk_components(self.raw["components"])
            if "custom_id" in item
        ]
