"""A message as a sheet of parts: the one place that turns parts into Discord components and keeps its limits.

Limits (Discord, message components): 40 components in all, 4,000 characters over all texts, 80 on a button, 100 on a
select's option, 150 on its placeholder, 1,024 of alt text. Those of forms, threads and suggestions stand here too.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import discord
from discord import ui

from bot.discord.routing import CustomId
from bot.i18n.cutting import MOST_ALT, MOST_LABEL, clip, cut, size

MOST_TEXT: Final = 4000
MOST_OPTIONS: Final = 25
"""Options of one select."""
MOST_OPTION: Final = 100
MOST_VALUE: Final = 100
"""Characters of an option's value."""
MOST_PLACEHOLDER: Final = 150
MOST_TITLE: Final = 45
"""Characters of a form's title, and of the labels of its questions."""
MOST_INPUT: Final = 4000
"""Characters that can be typed into a field of a form."""
MOST_HINT: Final = 100
"""Characters of the placeholder of an empty field."""
MOST_THREAD_NAME: Final = 100
MOST_CHOICES: Final = 25
"""Suggestions of one autocompletion."""
MOST_CHOICE: Final = 100
"""Characters of a suggestion, as it is shown and as it is sent."""
ROW: Final = 5
"""Buttons in one action row."""

Style = discord.ButtonStyle
Part = ui.Item[Any]


def whole_lines(text: str, most: int, rest: str) -> str:
    """Return `text` within `most` characters: where it is longer, its first lines, and then the line `rest`."""
    if size(text) <= most:
        return text
    kept = clip(text, max(0, most - size(rest))).rpartition("\n")[0].rstrip()
    return f"{kept}\n{rest}".strip()


def in_messages(text: str, most: int = MOST_TEXT) -> tuple[str, ...]:
    """Return `text` in pieces of at most `most` characters, split between paragraphs, else lines, else anywhere."""
    pieces: list[str] = []
    while size(text) > most:
        end = len(clip(text, most))
        places = (text.rfind("\n\n", 1, end + 1), text.rfind("\n", 1, end + 1), end)
        at = next(place for place in places if place > 0)
        pieces.append(text[:at].rstrip("\n"))
        text = text[at:].lstrip("\n")
    return (*pieces, text)


@dataclass(frozen=True, slots=True)
class Button:
    """One button: its address, text and style."""

    address: CustomId
    label: str
    style: Style = Style.secondary
    emoji: str | None = None
    is_disabled: bool = False

    def item(self) -> "ui.Button[Any]":
        return ui.Button(
            custom_id=str(self.address),
            label=cut(self.label, MOST_LABEL),
            style=self.style,
            emoji=self.emoji,
            disabled=self.is_disabled,
        )


@dataclass(frozen=True, slots=True)
class Link:
    """One button that leads to an address on the web, or to a place on Discord."""

    url: str
    label: str

    def item(self) -> "ui.Button[Any]":
        return ui.Button(url=self.url, label=cut(self.label, MOST_LABEL), style=Style.link)


@dataclass(frozen=True, slots=True)
class SelectOption:
    """One option of a select."""

    value: str
    label: str
    description: str | None = None
    emoji: str | None = None
    is_chosen: bool = False

    def option(self) -> discord.SelectOption:
        return discord.SelectOption(
            value=self.value,
            label=cut(self.label, MOST_OPTION),
            description=cut(self.description, MOST_OPTION) if self.description else None,
            emoji=self.emoji,
            default=self.is_chosen,
        )


class Sheet:
    """A message being built. Parts stand in the order in which they are added."""

    def __init__(self, accent: int | None = None) -> None:
        self._parts: list[Part] = []
        self._accent = accent
        self._left = MOST_TEXT

    def text(self, text: str) -> "Sheet":
        """Add a paragraph of Discord markdown, cut where the message has no more room, left out when empty."""
        text = cut(text.strip(), max(self._left, 1))
        if text and self._left > 0:
            self._parts.append(ui.TextDisplay(text))
            self._left -= size(text)
        return self

    @property
    def paragraphs(self) -> Sequence[str]:
        """Its texts, one below the other."""
        return [part.content for part in self._parts if isinstance(part, ui.TextDisplay)]

    @property
    def room(self) -> int:
        """Characters that still fit."""
        return self._left

    def rule(self) -> "Sheet":
        """Add a thin line."""
        self._parts.append(ui.Separator())
        return self

    def picture(self, filename: str, alt: str, *, is_spoiler: bool = False) -> "Sheet":
        """Add an attached picture with its alt text; a spoiler is hidden until someone presses it."""
        gallery: ui.MediaGallery[Any] = ui.MediaGallery()
        gallery.add_item(media=f"attachment://{filename}", description=cut(alt, MOST_ALT), spoiler=is_spoiler)
        self._parts.append(gallery)
        return self

    def file(self, filename: str) -> "Sheet":
        """Add an attached file to download."""
        self._parts.append(ui.File(f"attachment://{filename}"))
        return self

    def buttons(self, buttons: Sequence[Button | Link]) -> "Sheet":
        """Buttons, five a row."""
        for start in range(0, len(buttons), ROW):
            self._parts.append(ui.ActionRow(*(key.item() for key in buttons[start : start + ROW])))
        return self

    def select(
        self, address: CustomId, placeholder: str, lines: Sequence[SelectOption], *, least: int, most: int
    ) -> "Sheet":
        """Add a select of at most 25 options, of which `least` to `most` are chosen."""
        select: ui.Select[Any] = ui.Select(
            custom_id=str(address),
            placeholder=cut(placeholder, MOST_PLACEHOLDER),
            min_values=least,
            max_values=most,
            options=[line.option() for line in lines],
        )
        self._parts.append(ui.ActionRow(select))
        return self

    def users(self, address: CustomId, placeholder: str, *, most: int) -> "Sheet":
        """A select of people."""
        select: ui.UserSelect[Any] = ui.UserSelect(
            custom_id=str(address), placeholder=cut(placeholder, MOST_PLACEHOLDER), min_values=1, max_values=most
        )
        self._parts.append(ui.ActionRow(select))
        return self

    def channel(self, address: CustomId, placeholder: str, chosen: int | None = None) -> "Sheet":
        """Add a select of one text channel."""
        found = [] if chosen is None else [chosen]
        return self.channels(address, placeholder, found, [discord.ChannelType.text], least=1, most=1)

    def channels(
        self,
        address: CustomId,
        placeholder: str,
        chosen: Sequence[int],
        kinds: Sequence[discord.ChannelType],
        *,
        most: int,
        least: int = 0,
    ) -> "Sheet":
        """Add a select of channels of these kinds, of which `least` to `most` are chosen."""
        select: ui.ChannelSelect[Any] = ui.ChannelSelect(
            custom_id=str(address),
            placeholder=cut(placeholder, MOST_PLACEHOLDER),
            channel_types=[*kinds],
            min_values=least,
            max_values=most,
            default_values=[discord.SelectDefaultValue.from_channel(discord.Object(each)) for each in chosen],
        )
        self._parts.append(ui.ActionRow(select))
        return self

    def roles(self, address: CustomId, placeholder: str, chosen: Sequence[int]) -> "Sheet":
        """Add a select of one role, or none."""
        select: ui.RoleSelect[Any] = ui.RoleSelect(
            custom_id=str(address),
            placeholder=cut(placeholder, MOST_PLACEHOLDER),
            min_values=0,
            max_values=1,
            default_values=[discord.SelectDefaultValue.from_role(discord.Object(each)) for each in chosen],
        )
        self._parts.append(ui.ActionRow(select))
        return self

    def view(self) -> ui.LayoutView:
        """Return the sheet as a view that discord.py does not keep: presses find their handlers by address alone."""
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.Container(*self._parts, accent_colour=self._accent))
        view.stop()
        return view


def plain_view(text: str) -> ui.LayoutView:
    """Return a line of text without a frame."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(cut(text, MOST_TEXT)))
    view.stop()
    return view


def plain_buttons(buttons: Sequence[Button | Link]) -> ui.View:
    """Return buttons below a plain message, in a view that discord.py does not keep either."""
    view = ui.View(timeout=None)
    for key in buttons:
        view.add_item(key.item())
    view.stop()
    return view
