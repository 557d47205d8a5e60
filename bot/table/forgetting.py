"""Who wants to be forgotten: leaves a game that the others go on with, and is known afterwards by a keyed hash. Pure.

A bar of a server's moderators and a block of somebody else must survive that, or it would be a way around them: they
keep the hash of the id under a key of this database.
"""

import hashlib
import hmac
from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Final

from bot.table import play
from bot.table.computers import computer_name
from bot.table.table import Table
from bot.table.values import Sitter, UserId

NOBODY: Final = "N. N."
"""The name of somebody who is forgotten, in every language."""


def person_hash(key: str, user: int) -> str:
    """What is kept of somebody who is forgotten, where somebody else has a right to keep him away."""
    # keyed: of a plain hash of an id one finds the id by trying all there are
    return hmac.new(key.encode(), str(user).encode(), hashlib.sha256).hexdigest()


@dataclass(frozen=True, slots=True)
class Listed(Collection[UserId]):
    """People on a list, of whom some are known by their hashes alone: those cannot be told, only recognised."""

    ids: tuple[UserId, ...]
    hashes: Collection[str] = ()
    key: str = ""

    def __contains__(self, user: object) -> bool:
        return user in self.ids or (bool(self.hashes) and person_hash(self.key, int(str(user))) in self.hashes)

    def __iter__(self) -> Iterator[UserId]:
        return iter(self.ids)

    def __len__(self) -> int:
        return len(self.ids) + len(self.hashes)


def departed(table: Table, user: UserId, now: datetime) -> Table:
    """The game without that person: a computer player has his seats for good, and the others go on.

    With nobody else left it is resigned. Raises `NotSeated`, `NotPlaying`, and what the match raises.
    """
    play.check_playing(table)
    others = [each for each in table.people if each.user_id != user]
    if not others or table.match is None:
        return play.resigned(table, user, now)
    sitters = list(table.sitters)
    for seat in table.seats_of(user):
        # computers count downwards from −1: the next free number
        number = 1 - min([0, *(sitter.user_id for sitter in sitters)])
        name = computer_name(table.id, number, [sitter.name for sitter in sitters])
        sitters[seat] = Sitter(UserId(-number), name, is_automatic=True)
    voices = tuple(voice for voice in table.voices if voice.user_id != user)
    watchers = tuple(each for each in table.watchers if each != user)
    owner = others[0].user_id if table.owner == user else table.owner
    return replace(table, sitters=tuple(sitters), voices=voices, watchers=watchers, owner=owner)
