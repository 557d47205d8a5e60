"""What computer players are called. Pure."""

from collections.abc import Collection
from dataclasses import replace
from typing import Final

from bot.table.table import Table

NAMES: Final = (
    "Alba", "Cleo", "Dara", "Elio", "Faro", "Gaia", "Hira", "Iko", "Juno", "Kiri", "Lumi", "Mika", "Nilo", "Oki",
    "Pia", "Remi", "Sami", "Tavi", "Uma", "Vega", "Yuki", "Zeno",
)  # fmt: skip
"""First names, short, at home in many languages and in none alone, and of no gender in particular.

There are more than three for each seat of a table: some are left whoever sits there. They are kept with the tables, so
that another list changes no older game."""


def computer_name(table: int, number: int, taken: Collection[str]) -> str:
    """What computer `number` (from 1) of a table is called: the same each time, but nobody's name among `taken`."""
    known = {name.casefold() for name in taken}
    start = 3 * table + number  # so that the next table has other names
    turned = (NAMES[(start + step) % len(NAMES)] for step in range(len(NAMES)))
    return next((name for name in turned if name.casefold() not in known), NAMES[start % len(NAMES)])


def named(table: Table) -> Table:
    """The table at which every computer player has a name, and none that of a person there; no game has begun yet."""
    people = {sitter.name.casefold() for sitter in table.people}
    # a computer gives way: whoever joins under its name keeps his own
    kept = [sitter.name for sitter in table.sitters if not sitter.is_computer or sitter.name.casefold() not in people]
    sitters = list(table.sitters)
    for place, sitter in enumerate(sitters):
        if sitter.is_computer and (not sitter.name or sitter.name.casefold() in people):
            name = computer_name(table.id, -sitter.user_id, kept)
            kept.append(name)
            sitters[place] = replace(sitter, name=name)
    return table if tuple(sitters) == table.sitters else replace(table, sitters=tuple(sitters))
