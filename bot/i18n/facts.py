"""Facts put together as text: of one thing, of several, and as many as there is room for."""

from collections.abc import Sequence
from functools import reduce

from bot.i18n.catalogue import Localizer


def join_parts(parts: Sequence[Sequence[str]]) -> str:
    """Parts of lines as one text, an empty line between parts; what is empty is left out."""
    return "\n\n".join("\n".join(line for line in part if line) for part in parts if any(part))


def together(facts: Sequence[str], localizer: Localizer) -> str:
    """Facts of one thing as one sentence."""
    return reduce(lambda text, more: localizer.say("text-also", told=text, more=more), facts)


def cut_at_facts(facts: Sequence[str], localizer: Localizer, most: int, button: str = "key-text") -> str:
    """The facts as sentences in a row; from the first that does not fit, which `button` (a key) shows the rest."""
    text = " ".join(facts)
    if len(text) <= most:
        return text
    more = localizer.say("text-more", button=localizer.say(button))
    kept: list[str] = []
    for fact in facts:
        if len(" ".join([*kept, fact, more])) > most:
            break
        kept.append(fact)
    return " ".join([*kept, more])[:most]
