"""Who may act at a tournament as what. Pure: the laws of tournaments say what each of them may do then."""

import random as chance
import string
from collections.abc import Mapping
from typing import Final

from bot.manager.tournament_books import Held
from bot.manager.tournament_values import Caller
from bot.store.tournaments import Person
from bot.table.names import visible_name
from bot.table.values import UserId
from bot.tournament.actions import Actor, Pseudonym, Role
from bot.tournament.errors import TournamentError

SIGNS: Final = string.ascii_lowercase + string.digits


def met(held: Held, user: UserId, name: str, random: chance.Random) -> tuple[Held, Pseudonym]:
    """The tournament that knows this person, under a pseudonym that is drawn the first time (`p-` and eight signs)."""
    people, who = introduced(held.stored.people, user, name, random)
    return (held if who in held.stored.people else held.knowing(people[who])), who


def introduced(
    people: Mapping[Pseudonym, Person], user: UserId, name: str, random: chance.Random
) -> tuple[Mapping[Pseudonym, Person], Pseudonym]:
    """The list of names with this person on it, and his pseudonym."""
    known = next((person.who for person in people.values() if person.user == user), None)
    if known is not None:
        return people, known
    while True:
        who = Pseudonym("p-" + "".join(random.choice(SIGNS) for _ in range(8)))
        if who not in people:
            return {**people, who: Person(who, user, visible_name(name))}, who


def may_organise(held: Held, caller: Caller, *, moderates: bool) -> bool:
    """Whether this person may act as the organiser: who announced it, or `moderates` the server."""
    return moderates or held.who_is(caller.user) == held.tournament.plan.organiser


def may_referee(held: Held, caller: Caller) -> bool:
    """Whether this person may act as the referee: the one who is named, or who has the role, and takes no part."""
    who, role = held.who_is(caller.user), held.stored.settings.referee_role
    is_one = who == held.tournament.referee or (role is not None and role in caller.opener.roles)
    takes_part = who is not None and (held.tournament.entrant(who) is not None or who in held.tournament.players)
    return is_one and not takes_part


def as_organiser(held: Held, caller: Caller, random: chance.Random, *, moderates: bool) -> tuple[Held, Actor]:
    """The caller as the organiser. Raises `TournamentError`."""
    if not may_organise(held, caller, moderates=moderates):
        raise TournamentError("tournament-not-yours", role=Role.ORGANISER.value)
    held, who = met(held, caller.user, caller.name, random)
    return held, Actor(Role.ORGANISER, who)


def as_referee(held: Held, caller: Caller, random: chance.Random) -> tuple[Held, Actor]:
    """The caller as the referee. Raises `TournamentError`."""
    if not may_referee(held, caller):
        raise TournamentError("tournament-not-yours", role=Role.REFEREE.value)
    held, who = met(held, caller.user, caller.name, random)
    return held, Actor(Role.REFEREE, who)


def as_player(held: Held, caller: Caller, random: chance.Random) -> tuple[Held, Actor]:
    """The caller for himself."""
    held, who = met(held, caller.user, caller.name, random)
    return held, Actor(Role.PLAYER, who)
