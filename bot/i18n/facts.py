"""Facts joined to text: of one thing, of several, and as many as there is room for."""

from collections.abc import Sequence
from functools import reduce

from bot.i18n.catalogue import Localizer
from bot.i18n.cutting import clip, size


def join_parts(parts: Sequence[Sequence[str]]) -> str:
    """Return parts of lines as one text, with an empty line between parts; empty ones are left out."""
    return "\n\n".join("\n".join(line for line in part if line) for part in parts if any(part))


def join_facts(facts: Sequence[str], localizer: Localizer) -> str:
    """Return facts of one thing as one sentence; empty where there are none."""
    return reduce(lambda text, more: localizer.say("text-also", told=text, more=more), facts) if facts else ""


def cut_at_facts(facts: Sequence[str], localizer: Localizer, most: int, button: str = "key-text") -> str:
    """Return the facts as sentences, cut before the first that does not fit; `button` (a key) shows the rest."""
    text = " ".join(facts)
    if size(text) <= most:
        return text
    more = localizer.say("text-more", button=localizer.say(button))
    kept: list[str] = []
    for fact in facts:
        if size(" ".join([*kept, fact, more])) > most:
            break
        kept.append(fact)
    return clip(" ".join([*kept, more]), most)
