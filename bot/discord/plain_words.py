"""What is sent again where Discord refuses a message for its words: first without what others wrote, then bare.

Names and other texts stand between the signs of `bot.i18n.names.safe_name` and `safe_text` in what people read, and as
they are in alt texts, labels and titles. What a request has in the first form is known in the second, too. Pure: a
request's body goes in, and another one comes out, with the same buttons, files and mentions.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import discord

from bot.i18n.names import WRITTEN, without_markdown, written_in

Json = dict[str, Any]

_WRITTEN: Final = ("content", "label", "description", "placeholder", "name")
"""The fields that hold words for people."""
_UNWRITTEN: Final = ("emoji", "allowed_mentions", "entity_metadata")
"""Objects whose fields of those names hold something else, or are looked at by themselves."""
_TOKEN: Final = re.compile(r"(<[^<>\n]*>|https?://[^\s)>]+)")
"""Mentions, emojis, times, commands and addresses, whose insides nobody wrote."""
_MENTION: Final = re.compile(r"<@[&!]?\d+>")
_TEXT: Final = discord.ComponentType.text_display.value
_ROW: Final = discord.ComponentType.action_row.value
_SECTION: Final = discord.ComponentType.section.value
_GALLERY: Final = discord.ComponentType.media_gallery.value
_CONTAINER: Final = discord.ComponentType.container.value
_SELECT: Final = discord.ComponentType.select.value
_LEAST: Final = 2
"""The least characters of a name that is looked for where nothing marks it; a shorter one may be any letter."""


@dataclass(frozen=True, slots=True)
class StandIns:
    """What stands in place of other people's words.

    `names` has what is known of people's names, and `texts` of their other texts; `someone` is a name for anyone else,
    by a number, and `text` stands for any other text. `bare` is said where all words are
    left out, `title` is the title of a thread or event then.
    """

    someone: Callable[[int], str]
    text: str
    bare: str
    title: str
    names: Mapping[str, str] = field(default_factory=dict[str, str])
    texts: Mapping[str, str] = field(default_factory=dict[str, str])


def without_names(body: Json, stand_ins: StandIns) -> Json:
    """Return a request's body with stand-ins for all that other people wrote."""
    known = {text: given for text, given in (*stand_ins.texts.items(), *stand_ins.names.items()) if text}
    number = len({*stand_ins.names.values()})
    for text, is_name in _written(body):
        if text not in known:
            number += is_name  # behind those who are known: "Player 1" is one of these
            known[text] = stand_ins.someone(number) if is_name else stand_ins.text
    known = _as_shown(known)

    def replace_written(found: re.Match[str]) -> str:
        if (text := found[1]) is not None:
            return f"\u2068\u2068{known.get(text, stand_ins.text)}\u2069\u2069"
        return f"\u2068{known.get(found[2] or '', '…')}\u2069"

    plain = {text: given for text, given in known.items() if len(text) >= _LEAST}
    pattern = "|".join(map(re.escape, sorted(plain, key=len, reverse=True)))
    names = re.compile(rf"(?<!\w)(?:{pattern})(?!\w)") if plain else None

    def reword(text: str) -> str:
        text = WRITTEN.sub(replace_written, text)
        if names is None:
            return text
        parts = _TOKEN.split(text)
        parts[::2] = [names.sub(lambda found: plain[found[0]], part) for part in parts[::2]]
        return "".join(parts)

    return _reworded(body, reword)


def bare(body: Json, stand_ins: StandIns) -> Json:
    """Return a request's body without any words except its mentions, a line of ours, and its buttons."""
    if "type" in body and "data" in body:  # an answer to an interaction has its message within
        return body | {"data": bare(body["data"], stand_ins)}
    body = without_names(body, stand_ins)
    made = dict(body)
    if isinstance(body.get("name"), str):
        made["name"] = stand_ins.title
        made.pop("description", None)
    content = body.get("content")
    if content:
        made["content"] = _bare_text(content, stand_ins)
    components = body.get("components")
    if components:
        mentioned = " ".join(dict.fromkeys(_MENTION.findall(" ".join(_texts(components)))))
        made["components"] = _bare_components(components, _Once(f"{mentioned} {stand_ins.bare}".strip()), stand_ins)
    if body.get("attachments"):
        made["attachments"] = [{key: value for key, value in each.items() if key != "description"}
                               for each in body["attachments"]]  # fmt: skip
    return made


class _Once:
    """A text that is given out once."""

    def __init__(self, text: str) -> None:
        self._text: str | None = text

    def take(self) -> str | None:
        text, self._text = self._text, None
        return text


def _bare_text(text: str, stand_ins: StandIns) -> str:
    mentioned = " ".join(dict.fromkeys(_MENTION.findall(text)))
    return f"{mentioned} {stand_ins.bare}".strip()


def _bare_components(components: Sequence[Json], once: _Once, stand_ins: StandIns) -> list[Json]:
    kept: list[Json] = []
    for component in components:
        made, kind = dict(component), component.get("type")
        if kind == _TEXT:
            if (text := once.take()) is None:
                continue
            made["content"] = text
        elif kind == _SECTION:
            made["components"] = [{"type": _TEXT, "content": once.take() or "…"}]
        elif kind == _GALLERY:
            made["items"] = [
                {key: value for key, value in item.items() if key != "description"} for item in component["items"]
            ]
        elif kind == _SELECT:
            made["options"] = [
                {key: value for key, value in option.items() if key != "description"}
                | {"label": stand_ins.someone(number)}
                for number, option in enumerate(component["options"], 1)
            ]
        elif kind in (_CONTAINER, _ROW):
            made["components"] = _bare_components(component["components"], once, stand_ins)
            if not made["components"]:
                continue
        kept.append(made)
    return kept


def _texts(components: Sequence[Json]) -> list[str]:
    found: list[str] = []
    for component in components:
        if component.get("type") == _TEXT:
            found.append(component["content"])
        found += _texts(component.get("components") or [])
    return found


def _as_shown(names: Mapping[str, str]) -> dict[str, str]:
    """Return what is known, as it is written plainly and as it is made safe for a message."""
    return {form: given for name, given in names.items() if name for form in (name, without_markdown(name))}


def _written(body: Json) -> list[tuple[str, bool]]:
    """Return the names and texts of people that a request marks as such, each with whether it is a name."""
    found: list[tuple[str, bool]] = []

    def read(text: str) -> str:
        names, texts = written_in(text)
        found.extend((each, False) for each in texts)
        found.extend((each, True) for each in names)
        return text

    _reworded(body, read)
    return found


def _reworded(value: Any, reword: Callable[[str], str]) -> Any:
    if isinstance(value, dict):
        fields: Json = value  # type: ignore[reportUnknownVariableType]  # of JSON
        return {
            key: reword(each)
            if key in _WRITTEN and isinstance(each, str)
            else each
            if key in _UNWRITTEN
            else _reworded(each, reword)
            for key, each in fields.items()
        }
    if isinstance(value, list | tuple):
        return [_reworded(each, reword) for each in value]  # type: ignore[reportUnknownVariableType]  # of JSON
    return value
