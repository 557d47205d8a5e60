"""Discord's Markdown as HTML, as far as a page must read it: headings, emphasis, code, links, mentions."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import escape

_BLOCKS = ((r"-# (.*)", "small"), (r"### (.*)", "h4"), (r"## (.*)", "h4"), (r"# (.*)", "h4"), (r"> (.*)", "blockquote"))
_INLINE = re.compile(
    r"\\(?P<plain>[\\*_`~|>#\[\]()<@:-])"
    r"|`(?P<code>[^`\n]+)`"
    r"|\*\*(?P<strong>.+?)\*\*"
    r"|(?<!\w)[*_](?P<em>[^*_\s][^*_\n]*)[*_](?!\w)"
    r"|\[(?P<label>[^\]\n]+)\]\(<?(?P<link>[^)\s>]+)>?\)"
    r"|<@!?(?P<user>\d+)>"
    r"|<t:(?P<moment>\d+)(?::\w)?>"
)
_MESSAGE = re.compile(r".*/channels/\d+/\d+/(\d+)")

Name = Callable[[int], str]


def as_html(text: str, name: Name) -> str:
    """`text` as HTML; `name` knows users by id. Links to messages lead to their anchors, others keep their label."""
    return "".join(_line(line, name) for line in text.split("\n"))


def _line(line: str, name: Name) -> str:
    for form, tag in _BLOCKS:
        if found := re.fullmatch(form, line):
            return f"<{tag}>{_inline(found[1], name)}</{tag}>"
    return f"<p>{_inline(line, name)}</p>" if line.strip() else ""


def _inline(text: str, name: Name) -> str:
    parts: list[str] = []
    end = 0
    for found in _INLINE.finditer(text):
        parts += [escape(text[end : found.start()]), _piece(found, name)]
        end = found.end()
    return "".join((*parts, escape(text[end:])))


def _piece(found: re.Match[str], name: Name) -> str:
    kind, value = found.lastgroup, found[found.lastgroup or 0]
    if kind == "link":
        label = _inline(found["label"], name)
        message = _MESSAGE.fullmatch(value)
        return f'<a href="#m{message[1]}">{label}</a>' if message else f"<u>{label}</u>"
    if kind == "user":
        return f"<mark>@{escape(name(int(value)))}</mark>"
    if kind == "moment":
        return f'<time data-at="{value}">…</time>'
    if kind in ("strong", "em"):
        return f"<{kind}>{_inline(value, name)}</{kind}>"
    return f"<code>{escape(value)}</code>" if kind == "code" else escape(value)
