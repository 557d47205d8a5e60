"""Discord's rules for the components of a message, legacy and V2 (docs: components/reference)."""

import unicodedata
from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any

from bot.playground.checks.component_tree import (
    ACTION_ROW,
    BUTTON,
    CONTAINER,
    FILE,
    LINK,
    MEDIA_GALLERY,
    PREMIUM,
    SECTION,
    SELECTS,
    SEPARATOR,
    STRING_SELECT,
    TEXT_DISPLAY,
    THUMBNAIL,
    attachment_reference,
)
from bot.playground.checks.errors import Form, Path
from bot.playground.checks.limits import bound
from bot.playground.json_types import JSON, is_array, is_integer, is_object, snowflake

_IN_CONTAINER = (ACTION_ROW, SECTION, TEXT_DISPLAY, MEDIA_GALLERY, FILE, SEPARATOR)
_AT_TOP_V2 = (*_IN_CONTAINER, CONTAINER)
_IN_ROW = (BUTTON, *SELECTS)


@dataclass(slots=True)
class ComponentCheck:
    """The check of one message's or modal's components: the form, the uploaded files, and what must be unique."""

    form: Form
    files: set[str] = field(default_factory=set[str])
    emojis: Collection[int] = ()
    """Ids of the application's own emojis, the only custom ones it may use: the playground's guilds have none."""
    custom_ids: set[str] = field(default_factory=set[str])
    ids: set[int] = field(default_factory=set[int])
    total: int = 0
    characters: int = 0

    def kind(self, component: Any, path: Path, allowed: tuple[int, ...]) -> int | None:
        """Return the component's type if it is allowed here; count the component and check its `id`."""
        if not is_object(component):
            self.form.add(path, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
            return None
        self.total += 1
        kind = component.get("type")
        if kind not in allowed:
            listed = ", ".join(str(item) for item in allowed)
            self.form.add((*path, "type"), "UNION_TYPE_CHOICES", f'Value of field "type" must be one of ({listed}).')
            return None
        number = component.get("id")
        self.form.number(number, (*path, "id"), "component.id")
        if is_integer(number) and number:
            if number in self.ids:
                self.form.add((*path, "id"), "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")
            self.ids.add(number)
        return kind

    def custom_id(self, component: JSON, path: Path) -> None:
        """Check that `custom_id` is present, fits and is unique."""
        if not self.form.require(component, "custom_id", path):
            return
        value = component["custom_id"]
        self.form.text(value, (*path, "custom_id"), "custom_id")
        if isinstance(value, str) and value in self.custom_ids:
            self.form.add(
                (*path, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated"
            )
        self.custom_ids.add(str(value))


def check_message_components(
    form: Form, components: list[Any], path: Path, *, v2: bool, files: set[str], emojis: Collection[int] = ()
) -> None:
    """Add to `form` the errors of a message's `components`.

    `files` are the filenames they may refer to, `emojis` the ids of the custom emojis they may use.
    """
    check = ComponentCheck(form, files, emojis)
    if not v2:
        form.count(components, path, "components.rows")
    for index, component in enumerate(components):
        at = (*path, index)
        kind = check.kind(component, at, _AT_TOP_V2 if v2 else (ACTION_ROW,))
        if kind == CONTAINER:
            _container(check, component, at)
        elif kind is not None:
            _block(check, component, at, kind)
    if check.total > bound("components.total.max"):
        most = bound("components.total.max")
        form.add(
            path, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", f"The total number of components cannot exceed {most}"
        )
    if check.characters > bound("components.characters.max"):
        most = bound("components.characters.max")
        form.add(path, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", f"The total displayable text cannot exceed {most}")


def _container(check: ComponentCheck, component: JSON, path: Path) -> None:
    check.form.number(component.get("accent_color"), (*path, "accent_color"), "container.accent_color")
    if not check.form.require(component, "components", path):
        return
    for index, child in enumerate(
        check.form.count(component["components"], (*path, "components"), "container.components")
    ):
        at = (*path, "components", index)
        if (kind := check.kind(child, at, _IN_CONTAINER)) is not None:
            _block(check, child, at, kind)


def _block(check: ComponentCheck, component: JSON, path: Path, kind: int) -> None:
    if kind == ACTION_ROW:
        _row(check, component, path)
    elif kind == SECTION:
        _section(check, component, path)
    elif kind == TEXT_DISPLAY:
        check_text_display(check, component, path)
    elif kind == MEDIA_GALLERY:
        _gallery(check, component, path)
    elif kind == FILE:
        if check.form.require(component, "file", path):
            _media(check, component["file"], (*path, "file"), upload_only=True)
    elif component.get("spacing") is not None:
        check.form.choice(component["spacing"], (*path, "spacing"), (1, 2))


def _row(check: ComponentCheck, component: JSON, path: Path) -> None:
    if not check.form.require(component, "components", path):
        return
    children = check.form.count(component["components"], (*path, "components"), "row.components")
    kinds: list[int] = []
    for index, child in enumerate(children):
        at = (*path, "components", index)
        if (kind := check.kind(child, at, _IN_ROW)) is None:
            continue
        kinds.append(kind)
        check_button(check, child, at) if kind == BUTTON else check_select(check, child, at)
    if len(kinds) > 1 and any(kind in SELECTS for kind in kinds):
        check.form.add(
            (*path, "components"),
            "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
            "The specified component exceeds the maximum width",
        )


def _section(check: ComponentCheck, component: JSON, path: Path) -> None:
    if check.form.require(component, "components", path):
        texts = check.form.count(component["components"], (*path, "components"), "section.components")
        for index, child in enumerate(texts):
            at = (*path, "components", index)
            if check.kind(child, at, (TEXT_DISPLAY,)) is not None:
                check_text_display(check, child, at)
    if not check.form.require(component, "accessory", path):
        return
    at = (*path, "accessory")
    kind = check.kind(component["accessory"], at, (BUTTON, THUMBNAIL))
    if kind == BUTTON:
        check_button(check, component["accessory"], at)
    elif kind == THUMBNAIL:
        _described_media(check, component["accessory"], at)


def check_text_display(check: ComponentCheck, component: JSON, path: Path) -> None:
    """Check a text display and count its characters."""
    if check.form.require(component, "content", path):
        check.form.text(component["content"], (*path, "content"), "text_display.content")
        check.characters += len(str(component["content"]).encode("utf-16-le", "surrogatepass")) // 2


def _gallery(check: ComponentCheck, component: JSON, path: Path) -> None:
    if check.form.require(component, "items", path):
        for index, item in enumerate(check.form.count(component["items"], (*path, "items"), "gallery.items")):
            _described_media(check, item, (*path, "items", index))


def _described_media(check: ComponentCheck, item: Any, path: Path) -> None:
    if not is_object(item):
        check.form.add(path, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
        return
    check.form.text(item.get("description"), (*path, "description"), "media.description")
    if check.form.require(item, "media", path):
        _media(check, item["media"], (*path, "media"))


def _media(check: ComponentCheck, media: Any, path: Path, *, upload_only: bool = False) -> None:
    if not is_object(media) or not check.form.require(media, "url", path):
        return
    url = media["url"]
    check.form.text(url, (*path, "url"), "media.url")
    name = attachment_reference(url)
    if name is None:
        if upload_only or not str(url).startswith(("http://", "https://")):
            schemes = "('attachment',)" if upload_only else "('http', 'https', 'attachment')"
            check.form.add((*path, "url"), "URL_TYPE_INVALID_SCHEME", f"Scheme must be one of {schemes}.")
    elif name not in check.files:
        check.form.add(
            (*path, "url"),
            "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
            f"The referenced attachment {name} was not found",
        )


def check_button(check: ComponentCheck, component: JSON, path: Path) -> None:
    """Check a button: its style, what that style needs, and a label or emoji."""
    form = check.form
    if not form.require(component, "style", path) or not form.choice(
        component["style"], (*path, "style"), (1, 2, 3, 4, 5, 6)
    ):
        return
    form.text(component.get("label"), (*path, "label"), "button.label")
    check_emoji(form, component.get("emoji"), (*path, "emoji"), check.emojis)
    style = component["style"]
    if style == LINK:
        _link(form, component, path)
    elif style == PREMIUM:
        form.require(component, "sku_id", path)
    else:
        check.custom_id(component, path)
    if style != PREMIUM and component.get("custom_id" if style == LINK else "url") is not None:
        form.add(
            path, "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", "A custom id and url cannot both be specified"
        )
    if style != PREMIUM and not component.get("label") and not component.get("emoji"):
        form.add(path, "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A label or emoji is required")


def _link(form: Form, component: JSON, path: Path) -> None:
    if not form.require(component, "url", path):
        return
    form.text(component["url"], (*path, "url"), "button.url")
    if not str(component["url"]).startswith(("http://", "https://", "discord://")):
        form.add((*path, "url"), "URL_TYPE_INVALID_SCHEME", "Scheme must be one of ('http', 'https', 'discord').")


def check_select(check: ComponentCheck, component: JSON, path: Path, *, in_modal: bool = False) -> None:
    """Check a select menu: how many values may be chosen and, for a string select, its options."""
    form = check.form
    check.custom_id(component, path)
    form.text(component.get("placeholder"), (*path, "placeholder"), "select.placeholder")
    form.number(component.get("min_values"), (*path, "min_values"), "select.min_values")
    form.number(component.get("max_values"), (*path, "max_values"), "select.max_values")
    least, most = component.get("min_values"), component.get("max_values", 1)
    if is_integer(least) and is_integer(most) and least > most:
        form.add((*path, "min_values"), "SELECT_COMPONENT_MIN_MAX_VALUES", "min_values must not exceed max_values")
    if in_modal and component.get("disabled"):
        form.add((*path, "disabled"), "SELECT_COMPONENT_DISABLED_IN_MODAL", "A select in a modal cannot be disabled")
    if component["type"] == STRING_SELECT:
        if form.require(component, "options", path):
            check_options(check, component, path, "select.options")
            _fits_options(form, component, path)
    else:
        form.count(component.get("default_values"), (*path, "default_values"), "select.default_values")


def _fits_options(form: Form, component: JSON, path: Path) -> None:
    offered = component["options"]
    if not is_array(offered):
        return
    for key in ("min_values", "max_values"):
        number = component.get(key)
        if is_integer(number) and number > len(offered):
            form.add((*path, key), "SELECT_COMPONENT_VALUES_OVER_OPTIONS", f"{key} exceeds the number of options")
    chosen = sum(1 for item in offered if is_object(item) and item.get("default"))
    if chosen > (component.get("max_values") or 1):
        form.add((*path, "options"), "SELECT_COMPONENT_TOO_MANY_DEFAULTS", "Too many default options")


def check_options(check: ComponentCheck, component: JSON, path: Path, limit: str) -> None:
    """Check options, whose values must be unique."""
    seen: set[object] = set()
    for index, option in enumerate(check.form.count(component["options"], (*path, "options"), limit)):
        at = (*path, "options", index)
        for key in ("label", "value"):
            if check.form.require(option, key, at):
                check.form.text(option[key], (*at, key), f"option.{key}")
        check.form.text(option.get("description"), (*at, "description"), "option.description")
        check_emoji(check.form, option.get("emoji"), (*at, "emoji"), check.emojis)
        if option.get("value") in seen:
            check.form.add(
                (*at, "value"),
                "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                "The specified option value is already used",
            )
        seen.add(option.get("value"))


def check_emoji(form: Form, value: Any, path: Path, known: Collection[int] = ()) -> None:
    """Check a custom emoji, whose id must be in `known`, or a Unicode one, by a rough test of its characters."""
    if value is None:
        return
    if not is_object(value):
        form.add(path, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
        return
    form.text(value.get("name"), (*path, "name"), "emoji.name")
    identity = snowflake(value.get("id"))
    if identity is not None and identity not in known:
        form.add((*path, "id"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")
    if identity is None and not is_unicode_emoji(str(value.get("name") or "")):
        form.add((*path, "name"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")


def is_unicode_emoji(text: str) -> bool:
    """Return whether `text` may be one Unicode emoji: a symbol with modifiers, a flag or a keycap."""
    if text.endswith("\u20e3"):
        return text[0] in "0123456789#*"
    if text.removesuffix("\ufe0f") in ("ℹ", "〰", "〽"):
        return True
    symbols = [sign for sign in text if unicodedata.category(sign) in ("So", "Sk", "Sm", "Po", "Cn")]
    return bool(symbols) and not any(sign.isalnum() or sign.isspace() for sign in text) and not text.isascii()
