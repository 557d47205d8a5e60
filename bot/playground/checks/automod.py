"""AutoMod: a server's list of words, and what Discord refuses of the bot by it (docs: resources/auto-moderation).

Discord documents the refusals by their codes alone (topics/opcodes-and-status-codes#json). Answers that one person sees
are not looked at.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from bot.playground.checks.component_tree import walk_components
from bot.playground.checks.errors import Refusal
from bot.playground.json_types import JSON, is_object, objects

_WRITTEN = ("content", "label", "description", "placeholder")


def check_message(blocked: Sequence[str], body: JSON) -> None:
    """Check all words of a message: its content, components, alt texts, embeds and poll.

    Raises:
        Refusal: 200000 when one of them is on the server's list, `blocked`.
    """
    if blocked and _is_blocked(blocked, _texts_of(body)):
        raise Refusal(400, 200000, "Message was blocked by automatic moderation")


def check_title(blocked: Sequence[str], *texts: object) -> None:
    """Check the name of a thread.

    Raises:
        Refusal: 200001 when a word of it is on the server's list, `blocked`.
    """
    if blocked and _is_blocked(blocked, (str(text) for text in texts if text)):
        raise Refusal(400, 200001, "Title was blocked by automatic moderation")


def _is_blocked(blocked: Sequence[str], texts: Iterable[str]) -> bool:
    """Whole words, or parts of words where a rule begins or ends with a star; a lone star blocks everything."""
    patterns = [
        ("" if word.startswith("*") else r"(?<!\w)")
        + re.escape(word.strip("*"))
        + ("" if word.endswith("*") else r"(?!\w)")
        for word in blocked
    ]
    rule = re.compile("|".join(patterns), re.IGNORECASE)
    return any(rule.search(text) for text in texts if text)


def _texts_of(body: JSON) -> Iterator[str]:
    yield str(body.get("content") or "")
    for component in walk_components(body.get("components") or []):
        yield from _written(component)
        for item in (*objects(component.get("options")), *objects(component.get("items"))):
            yield from _written(item)
    for attachment in objects(body.get("attachments")):
        yield from _written(attachment)
    yield from _all_strings(body.get("embeds"))
    yield from _all_strings(body.get("poll"))


def _written(item: JSON) -> Iterator[str]:
    yield from (str(item[key]) for key in _WRITTEN if item.get(key))


def _all_strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif is_object(value):
        for each in value.values():
            yield from _all_strings(each)
    elif isinstance(value, list):
        for each in value:  # type: ignore[reportUnknownVariableType]  # of JSON
            yield from _all_strings(each)
