"""People who want to be forgotten: they leave games that the others go on with, and only a keyed hash of them is kept.

Pure. A bar by a server's moderators and a block by someone else must survive it, or it would be a way around them: they
keep a hash of the user id, under a key of this database.
"""

import hashlib
import hmac
from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Final

from bot.table import play
from bot.table.names import computer_name
from bot.table.table import Table
from bot.table.values import FORGOTTEN, Participant, UserId

NOBODY: Final = "N. N."
"""The name of everyone who is forgotten, in every language."""


def person_hash(key: str, user: int | str) -> str:
    """Return what is kept of someone who is forgotten, where someone else has a right to keep them away."""
    # keyed, because ids are few enough to find the one of a plain hash by trying them all
    return hmac.new(key.encode(), str(user).encode(), hashlib.sha256).hexdigest()


@dataclass(frozen=True, slots=True)
class PersonList(Collection[UserId]):
    """People on a list, some of them known only by a hash: those can be recognised, but not listed."""

    ids: tuple[UserId, ...]
    hashes: Collection[str] = ()
    key: str = ""

    def __contains__(self, user: object) -> bool:
        return user in self.ids or (bool(self.hashes) and person_hash(self.key, int(str(user))) in self.hashes)

    def __iter__(self) -> Iterator[UserId]:
        return iter(self.ids)

    def __len__(self) -> int:
        return len(self.ids) + len(self.hashes)


def remove_person(table: Table, user: UserId, now: datetime) -> Table:
    """Give the seats of a person to computer players for good, so that the others go on without them.

    Where no one else is left, the person resigns. At a tournament no computer plays for anyone: there the seat stays
    nobody's until the referee, who is called, eliminates the player (§9.1). Raises `NotSeated`, `NotPlaying`, and what
    the match raises.
    """
    play.check_playing(table)
    others = [each for each in table.people if each.user_id != user]
    is_refereed = table.policy.calls_referee
    if table.match is None or not (others or is_refereed):
        return play.resign(table, user, now)
    participants = list(table.participants)
    for seat in table.seats_of(user):
        if is_refereed:
            participants[seat] = Participant(UserId(FORGOTTEN - seat), NOBODY, is_automatic=True)
            continue
        # computers count down from −1; this is the next free number
        number = 1 - min([0, *(participant.user_id for participant in participants)])
        name = computer_name(table.id, number, [participant.name for participant in participants])
        participants[seat] = Participant(UserId(-number), name, is_automatic=True)
    cast_votes = tuple(cast_vote for cast_vote in table.cast_votes if cast_vote.user_id != user)
    watchers = tuple(each for each in table.watchers if each != user)
    owner = others[0].user_id if table.owner == user else table.owner
    return replace(table, participants=tuple(participants), cast_votes=cast_votes, watchers=watchers, owner=owner)
