"""Names as others see them: people's without invisible characters, and those of computer players. Pure."""

from collections.abc import Collection
from typing import Final

from bot.characters import has_ink, one_line

MOST: Final = 32
"""Characters of a name, at most (Discord's limit)."""


def visible_name(text: str, otherwise: str = "…") -> str:
    """Return a name on one line, without control characters, direction marks and characters that show nothing.

    A name of nothing else becomes `otherwise`. At most 32 characters.
    """
    if text.isascii() and text.isprintable() and text.strip() == text and 0 < len(text) <= MOST:
        return text  # as nearly all names are
    name = visible_text(text, MOST)
    return name if has_ink(name) else otherwise


def visible_text(text: str, most: int) -> str:
    """Return a text on one line, without characters that can't be seen, cut to `most` characters."""
    return one_line(text)[:most].rstrip()


NAMES: Final = (
    "Alba", "Cleo", "Dara", "Elio", "Faro", "Gaia", "Hira", "Iko", "Juno", "Kiri", "Lumi", "Mika", "Nilo", "Oki",
    "Pia", "Remi", "Sami", "Tavi", "Uma", "Vega", "Yuki", "Zeno",
)  # fmt: skip
"""Short first names that are at home in many languages, and of no particular gender.

There are more than three for each seat, so some are left whoever plays. They are stored with the tables, so a change of
this list changes no older game.
"""


def computer_name(table: int, number: int, taken: Collection[str]) -> str:
    """Return the name of computer `number` (from 1) of a table: always the same, but none in `taken`."""
    known = {name.casefold() for name in taken}
    start = 3 * table + number  # so that neighbouring tables have different names
    turned = (NAMES[(start + step) % len(NAMES)] for step in range(len(NAMES)))
    return next((name for name in turned if name.casefold() not in known), NAMES[start % len(NAMES)])
