"""The page at `/`: who and what there is, read-only, without an address outside this machine.

It follows what happens by itself, and shows how to act: through the people's API, a line in a terminal each.
"""

from __future__ import annotations

from html import escape

from . import examples
from .components import BUTTON, FILE, GALLERY, LINK, SELECTS, TEXT_DISPLAY
from .core import Core
from .markdown import as_html
from .payloads import walk
from .people import DEEDS
from .shapes import JSON, mapping, objects
from .world import Channel, Message

_SHOWN = 50
"""Messages of a channel, the newest."""

_STYLE = """
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 46rem; padding: 1rem 1.25rem 4rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.2rem; margin: 2rem 0 .25rem; }
h3 { font-size: 1rem; margin: 1rem 0 .25rem; }
h4 { font-size: 1rem; margin: .25rem 0; } p, blockquote { margin: .25rem 0; }
body, p { overflow-wrap: anywhere; } small { display: block; }
article { border-left: 3px solid #8884; margin: .75rem 0; padding: .25rem .75rem; }
article.ephemeral { background: #5865f218; border-color: #5865f2; } article:target { border-color: #f0b232; }
img { border-radius: .5rem; display: block; height: auto; margin: .5rem 0; max-width: min(100%, 36rem); }
mark { background: #5865f230; border-radius: .25rem; color: inherit; padding: 0 .15rem; }
small, .quiet { opacity: .75; font-size: .9rem; }
.button { border: 1px solid #8886; border-radius: .4rem; display: inline-block; margin: .15rem; padding: .1rem .6rem; }
.off { opacity: .5; } code { background: #8882; border-radius: .25rem; padding: 0 .25rem; }
pre { background: #8882; border-radius: .5rem; padding: .5rem .75rem; white-space: pre-wrap; overflow-wrap: anywhere; }
pre, code { font-size: .85rem; } dt { margin-top: .5rem; } dd { margin: 0 0 0 1rem; }
"""

_FOLLOW = """
for (const item of document.querySelectorAll("time"))
  item.textContent = new Date(item.dataset.at * 1000).toLocaleString();
(async () => {
  for (let lost = false; ; ) {
    try {
      const answer = await fetch("people/events", {method: "POST", body: JSON.stringify({after: CURSOR, timeout: 20})});
      const {cursor} = await answer.json();
      if (lost || cursor !== CURSOR) { await new Promise(done => setTimeout(done, 300)); return location.reload(); }
    } catch { lost = true; await new Promise(done => setTimeout(done, 1000)); }
  }
})();
"""


def overview(core: Core, base: str) -> str:
    """The whole page, which lies at `base`."""
    world = core.world
    state = "connected" if core.gateway.is_connected else "not connected"
    parts = [
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Playground</title>',
        f'<meta name="viewport" content="width=device-width"><style>{_STYLE}</style></head><body><main>',
        f"<h1>{escape(core.bot.name)}’s playground</h1>",
        f"<p>A stand-in for Discord on this machine. The bot is {state}. Nothing here leaves this machine, and it is ",
        "gone when the playground stops. This page shows what happens; there is nothing to press on it yet.</p>",
        _next(core, base),
    ]
    for guild in world.guilds.values():
        parts.append(f"<h2>{escape(guild.name)}</h2><p class=quiet>{_names(core, list(guild.members))}</p>")
        for channel in world.channels_of(guild.id):
            parts.append(_channel(core, channel, "#"))
            parts += [
                _channel(core, item, "🧵 ") for item in world.threads_of(guild.id) if item.parent_id == channel.id
            ]
    directs = [channel for channel in world.channels.values() if channel.type == 1]
    if directs:
        parts.append("<h2>Direct messages</h2>")
        parts += [_channel(core, item, _names(core, list(item.recipients))) for item in directs]
    parts.append(f"{_ids(core)}{_deeds()}</main><script>{_FOLLOW.replace('CURSOR', str(core.feed.cursor))}</script>")
    return "".join((*parts, "</body></html>"))


def _next(core: Core, base: str) -> str:
    """Lines to try in a terminal."""
    shown = "".join(f"<pre>{escape(line)}</pre>" for line in examples.lines(core, base))
    return shown and f"<p>To act for one of these people, send a line like this from a terminal:</p>{shown}"


def _ids(core: Core) -> str:
    world = core.world
    named = [(user.display, user.id) for user in world.users.values()]
    named += [(f"#{channel.name}", channel.id) for channel in world.channels.values() if channel.name]
    shown = ", ".join(f"{escape(name)} <code>{number}</code>" for name, number in named)
    return f"<h2>Acting</h2><details><summary>Ids</summary><p>{shown}</p></details>"


def _deeds() -> str:
    """Every deed with what it takes: the first line of its docstring."""
    rows = "".join(
        f"<dt><code>{escape(name)}</code></dt><dd>{escape((DEEDS[name].__doc__ or '').split(chr(10))[0])}</dd>"
        for name in sorted(DEEDS)
    )
    told = (
        "POST a JSON object to <code>/people/…</code>; ids are strings. A button’s custom_id appears where you point."
    )
    return f"<details><summary>Everything one can do</summary><p>{told}</p><dl>{rows}</dl></details>"


def _names(core: Core, users: list[int]) -> str:
    return escape(", ".join(core.world.users[user].display for user in users))


def _channel(core: Core, channel: Channel, mark: str) -> str:
    messages = core.world.in_order(channel.id)[-_SHOWN:]
    shown = "".join(_message(core, message) for message in messages) or "<p class=quiet>No messages yet.</p>"
    return f"<section><h3>{mark}{escape(channel.name)}</h3>{shown}</section>"


def _message(core: Core, message: Message) -> str:
    author = escape(core.world.users[message.author_id].display)
    note = ""
    if message.seen_by is not None:
        note = f" · only {escape(core.world.users[message.seen_by].display)} sees this"
    raw = core.payloads.message(message)
    files = {item["filename"]: item for item in raw["attachments"]}
    body = _text(core, message.content) if message.content else ""
    body += "".join(_component(core, item, files) for item in walk(message.components))
    body += "".join(_file(item) for item in files.values())
    kind = "ephemeral" if note else ""
    return f'<article id="m{message.id}" class="{kind}"><span class=quiet>{author}{note}</span>{body}</article>'


def _text(core: Core, text: str) -> str:
    users = core.world.users
    return as_html(text, lambda user: users[user].display if user in users else "unknown-user")


def _component(core: Core, component: JSON, files: dict[str, JSON]) -> str:
    """One component; a file it shows is taken out of `files`."""
    kind = component["type"]
    if kind == TEXT_DISPLAY:
        return _text(core, component["content"])
    if kind == BUTTON:
        emoji = str(mapping(component.get("emoji")).get("name") or "")
        state = "button off" if component.get("disabled") or component.get("style") == LINK else "button"
        told = escape(str(component.get("custom_id") or component.get("label") or ""))
        return f'<span class="{state}" title="{told}">{escape(emoji)} {escape(component.get("label") or "")}</span>'
    if kind in SELECTS:
        told = escape(str(component.get("custom_id")))
        return f'<span class=button title="{told}">▾ {escape(component.get("placeholder") or "Choose")}</span>'
    media = [item["media"] for item in objects(component.get("items"))] if kind == GALLERY else []
    media += [component["file"]] if kind == FILE else []
    taken = [files.pop(name, None) for item in media if (name := str(item["url"]).rpartition("/")[2])]
    return "".join(_file(item) for item in taken if item is not None)


def _file(attachment: JSON) -> str:
    url, alt = escape(attachment["url"]), escape(attachment.get("description") or attachment["filename"])
    if attachment["content_type"].startswith("image/"):
        return f'<img src="{url}" alt="{alt}">'
    return f'<p><a href="{url}">{alt}</a></p>'
