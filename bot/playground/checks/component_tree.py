"""Components as a tree: their types, a walk over them, and Discord's default values (docs: components/reference)."""

from collections.abc import Iterator
from typing import Any

from bot.playground.json_types import JSON, is_array, is_object

ACTION_ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = 5, 6, 7, 8
SECTION, TEXT_DISPLAY, THUMBNAIL, MEDIA_GALLERY, FILE, SEPARATOR, CONTAINER = 9, 10, 11, 12, 13, 14, 17
LABEL, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 18, 19, 21, 22, 23
SELECTS = (STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT)
LINK, PREMIUM = 5, 6


def walk_components(components: list[Any]) -> Iterator[JSON]:
    """Iterate over every component in `components`, parents first."""
    for component in components:
        if not is_object(component):
            continue
        yield component
        children = component.get("components")
        if is_array(children):
            yield from walk_components(children)
        yield from walk_components([component.get("accessory"), component.get("component")])


def attachment_reference(url: object) -> str | None:
    """Return the filename that `attachment://name` refers to, None for any other URL."""
    return url.removeprefix("attachment://") if isinstance(url, str) and url.startswith("attachment://") else None


_ITEM: JSON = {"description": None, "spoiler": False}
_DEFAULTS: dict[int, JSON] = {
    **{kind: {"min_values": 1, "max_values": 1} for kind in SELECTS},
    THUMBNAIL: _ITEM,
    FILE: {"spoiler": False},
    SEPARATOR: {"spacing": 1, "divider": True},
    CONTAINER: {"accent_color": None, "spoiler": False},
}


def _emoji_payload(emoji: JSON) -> JSON:
    """Return an emoji as Discord sends it: its id is a string however it was sent, as clients' numbers are inexact."""
    return emoji if emoji.get("id") is None else emoji | {"id": str(emoji["id"])}


def with_component_ids(components: list[JSON]) -> list[JSON]:
    """Return a copy in which every component has an `id` and Discord's default values."""
    taken = {item["id"] for item in walk_components(components) if item.get("id")}
    counter = iter(number for number in range(1, 10_000) if number not in taken)

    def copy(component: JSON) -> JSON:
        made = _DEFAULTS.get(component["type"], {}) | component
        made["id"] = component.get("id") or next(counter)
        if is_object(component.get("emoji")):
            made["emoji"] = _emoji_payload(component["emoji"])
        if is_array(component.get("options")):
            made["options"] = [
                option | {"emoji": _emoji_payload(option["emoji"])} if is_object(option.get("emoji")) else option
                for option in component["options"]
            ]
        if is_array(component.get("components")):
            made["components"] = [copy(child) for child in component["components"]]
        if is_array(component.get("items")):
            made["items"] = [_ITEM | item for item in component["items"]]
        for key in ("accessory", "component"):
            if is_object(component.get(key)):
                made[key] = copy(component[key])
        return made

    return [copy(component) for component in components]
