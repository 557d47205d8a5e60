"""Discord's Markdown as plain text, as a phone's notification shows it."""

import re
from collections.abc import Callable
from typing import Final

_KEPT: Final = re.compile(
    r"\[(?P<link>[^\]\n]+)\]\(<?https?://[^)\s>]+>?\)"
    r"|\\(?P<escaped>[^\w\s]|_)"
    r"|```(?:[\w+-]*\n)?(?P<block>[\s\S]+?)```"
    r"|`(?P<code>[^`]+)`"
    r"|<a?:(?P<emoji>\w+):\d+>"
    r"|(?P<mention><[@#][!&]?\d+>)"
    r"|(?P<address>https?://\S+)"
    r"|(?P<private>[\U000f0000-\U000ffffd])"
)
"""What is shown as it is, whatever Markdown it contains."""
_BEGINNINGS: Final = re.compile(r"(?m)^(?:#{1,3} +|-# +|>>> |> )")
_PAIRS: Final = re.compile(r"(\*{1,3}|__|~~|\|\|)(?=\S)(.+?)(?<=\S)\1|(?<!\w)(_)(?=\S)(.+?)(?<=\S)_(?!\w)", re.DOTALL)
_FIRST_PLACE: Final = 0xF0000
"""The first of the private-use characters that replace what is shown as it is until the rest is plain."""


def without_markdown(text: str, named: Callable[[str], str]) -> str:
    """Return `text` without Markdown; `named` returns a mention as it is shown."""
    kept: list[str] = []

    def keep(found: re.Match[str]) -> str:
        kind, text = found.lastgroup, found[found.lastgroup or 0]
        if kind == "link":
            text = without_markdown(text, named)
        elif kind == "emoji":
            text = f":{text}:"
        elif kind == "mention":
            text = named(text)
        kept.append(text)
        return chr(_FIRST_PLACE + len(kept) - 1)

    plain, before = _BEGINNINGS.sub("", _KEPT.sub(keep, text)), ""
    while plain != before:  # bold within italics, and the other way round
        plain, before = _PAIRS.sub(lambda found: found[2] or found[4], plain), plain
    return re.sub(r"[\U000f0000-\U000ffffd]", lambda found: kept[ord(found[0]) - _FIRST_PLACE], plain)
