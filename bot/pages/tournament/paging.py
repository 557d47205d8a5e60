"""Lists longer than a message: cut into pages, with buttons that lead from one to the next."""

from collections.abc import Callable, Sequence
from typing import Final

from bot.discord.routing import CustomId
from bot.discord.sheet import Button
from bot.i18n.catalogue import Localizer
from bot.i18n.cutting import cut

MOST_LISTED: Final = 2800
"""Characters of a page's list: the message has a heading, and people's names may take more room than they show."""
_LONGEST: Final = 900


def list_pages(lines: Sequence[str], most: int = MOST_LISTED, *, most_lines: int = 25) -> tuple[str, ...]:
    """The lines as pages of at most `most` characters; there is always one, if an empty one."""
    pages: list[list[str]] = [[]]
    used = 0
    for line in lines:
        line = cut(line, min(most, _LONGEST))
        if pages[-1] and (used + len(line) + 1 > most or len(pages[-1]) >= most_lines):
            pages.append([])
            used = 0
        pages[-1].append(line)
        used += len(line) + 1
    return tuple("\n".join(page) for page in pages)


def pick_page(pages: Sequence[str], page: int) -> tuple[int, str]:
    """The page of that number, or the last one where there are fewer by now."""
    found = min(page, len(pages) - 1)
    return found, pages[found]


def page_buttons(to: Callable[[int], CustomId], page: int, pages: int, localizer: Localizer) -> list[Button]:
    """Back and on, where there is anything; `to` is the address of a page."""
    buttons: list[Button] = []
    if page > 0:
        buttons.append(Button(to(page - 1), localizer.say("key-tournament-back")))
    if page + 1 < pages:
        buttons.append(Button(to(page + 1), localizer.say("key-tournament-next")))
    return buttons


def page_note(page: int, pages: int, localizer: Localizer) -> str:
    """Which page this is, where there are several."""
    return f"-# {localizer.say('tournament-page', page=page + 1, pages=pages)}" if pages > 1 else ""
