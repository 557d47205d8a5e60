"""Discord's rules for embeds (docs: resources/message#embed-object-embed-limits)."""

from typing import Any

from bot.playground.checks.component_tree import attachment_reference
from bot.playground.checks.errors import Form, Path
from bot.playground.checks.limits import bound
from bot.playground.json_types import JSON, is_object, objects

_TEXTS = {"title": "embed.title", "description": "embed.description", "url": "embed.url"}


def check_embeds(form: Form, value: Any, files: set[str], path: Path = ("embeds",)) -> None:
    """Add to `form` the errors of a message's embeds."""
    embeds = form.count(value, path, "message.embeds")
    for index, embed in enumerate(embeds):
        _check(form, embed, files, (*path, index))
    if sum(_characters(embed) for embed in embeds) > bound("embeds.characters.max"):
        most = bound("embeds.characters.max")
        form.add(path, "MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {most}")


def _check(form: Form, embed: JSON, files: set[str], path: Path) -> None:
    for key, limit in _TEXTS.items():
        form.text(embed.get(key), (*path, key), limit)
    form.number(embed.get("color"), (*path, "color"), "embed.color")
    for key, part, limit in (("footer", "text", "embed.footer.text"), ("author", "name", "embed.author.name")):
        holder = embed.get(key)
        if is_object(holder):
            form.text(holder.get(part), (*path, key, part), limit)
    for number, field in enumerate(form.count(embed.get("fields"), (*path, "fields"), "embed.fields")):
        for part in ("name", "value"):
            if form.require(field, part, (*path, "fields", number)):
                form.text(field[part], (*path, "fields", number, part), f"embed.field.{part}")
    for key in ("image", "thumbnail"):
        holder = embed.get(key)
        name = attachment_reference(holder.get("url")) if is_object(holder) else None
        if name is not None and name not in files:
            form.add(
                (*path, key, "url"), "EMBED_ATTACHMENT_NOT_FOUND", f"The referenced attachment {name} was not found"
            )


def _characters(embed: JSON) -> int:
    texts: list[Any] = [embed.get("title"), embed.get("description")]
    for key, part in (("footer", "text"), ("author", "name")):
        holder = embed.get(key)
        texts.append(holder.get(part) if is_object(holder) else None)
    for field in objects(embed.get("fields")):
        texts += [field.get("name"), field.get("value")]
    return sum(len(text) for text in texts if isinstance(text, str))
