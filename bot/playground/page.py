"""The page at `/`: who and what there is, read-only, without an address outside this machine."""

from __future__ import annotations

from html import escape

from .components import BUTTON, SELECTS, TEXT_DISPLAY
from .core import Core
from .payloads import walk
from .people import DEEDS
from .shapes import JSON, mapping
from .world import Channel, Message

_STYLE = """
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 60rem; padding: 1rem 1.25rem 4rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.2rem; margin-top: 2rem; } h3 { font-size: 1rem; margin-bottom: .25rem; }
article { border-left: 3px solid #8884; margin: .75rem 0; padding: .25rem .75rem; }
article.ephemeral { background: #5865f218; }
img { max-width: 100%; height: auto; border-radius: .5rem; }
.quiet { opacity: .75; font-size: .9rem; } p { margin: .25rem 0; white-space: pre-wrap; }
.button { border: 1px solid #8886; border-radius: .4rem; display: inline-block; margin: .15rem; padding: .1rem .6rem; }
code { background: #8882; border-radius: .25rem; padding: 0 .25rem; }
"""


def overview(core: Core) -> str:
    """The whole page."""
    world = core.world
    state = "connected" if core.gateway.is_connected else "not connected"
    parts = [
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Playground</title>',
        f'<meta name="viewport" content="width=device-width"><style>{_STYLE}</style></head><body><main>',
        f"<h1>{escape(core.bot.name)}’s playground</h1>",
        f"<p>A stand-in for Discord on this machine. The bot is {state}. Nothing here leaves this machine.</p>",
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
    deeds = ", ".join(f"<code>{escape(name)}</code>" for name in sorted(DEEDS))
    parts.append(f"<h2>Acting</h2><p>POST a JSON object to <code>/people/…</code>: {deeds}.</p></main></body></html>")
    return "".join(parts)


def _names(core: Core, users: list[int]) -> str:
    return escape(", ".join(core.world.users[user].display for user in users))


def _channel(core: Core, channel: Channel, mark: str) -> str:
    messages = core.world.in_order(channel.id)[-50:]
    shown = "".join(_message(core, message) for message in messages) or "<p class=quiet>No messages yet.</p>"
    return f"<section><h3>{mark}{escape(channel.name)}</h3>{shown}</section>"


def _message(core: Core, message: Message) -> str:
    author = escape(core.world.users[message.author_id].display)
    note = ""
    if message.seen_by is not None:
        note = f" · only {escape(core.world.users[message.seen_by].display)} sees this"
    raw = core.payloads.message(message)
    texts = [message.content, *(item["content"] for item in walk(message.components) if item["type"] == TEXT_DISPLAY)]
    body = "".join(f"<p>{escape(text)}</p>" for text in texts if text)
    body += "".join(_picture(item) for item in raw["attachments"])
    body += "".join(_control(item) for item in walk(message.components))
    kind = "ephemeral" if note else ""
    return f'<article class="{kind}"><span class=quiet>{author}{note}</span>{body}</article>'


def _picture(attachment: JSON) -> str:
    url, alt = escape(attachment["url"]), escape(attachment.get("description") or attachment["filename"])
    if attachment["content_type"].startswith("image/"):
        return f'<img src="{url}" alt="{alt}">'
    return f'<p><a href="{url}">{alt}</a></p>'


def _control(component: JSON) -> str:
    if component["type"] == BUTTON:
        emoji = str(mapping(component.get("emoji")).get("name") or "")
        return f"<span class=button>{escape(emoji)} {escape(component.get('label') or '')}</span>"
    if component["type"] in SELECTS:
        return f"<span class=button>▾ {escape(component.get('placeholder') or 'Choose')}</span>"
    return ""
