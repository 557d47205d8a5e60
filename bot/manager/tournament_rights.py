"""Who may act at a tournament as what. Pure: the laws of tournaments say what each of them may do then."""

import random as chance
import string
from bot.manager.tournament_state import TournamentState
from bot.manager.tournament_values import Caller
from bot.store.tournaments import Person
from bot.table.names import visible_name
from bot.table.values import UserId
from bot.tournament.actions import Actor, Pseudonym, Role
from bot.tournament.errors import TournamentError
from collections.abc import Mapping
from typing import Final

SIGNS: Final = string.ascii_lowercase + string.digits


def met(state: TournamentState, user: UserId, name: str, random: chance.Random) -> tuple[TournamentState, Pseudonym]:
    """The tournament that knows this person, under a pseudonym that is drawn the first time (`p-` and eight signs)."""
    people, who = introduced(state.stored.people, user, name, random)
    return (state if who in state.stored.people else state.with_person(people[who])), who


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


def may_organise(state: TournamentState, caller: Caller, *, moderates: bool) -> bool:
    """Whether this person may act as the organiser: who announced it, or `moderates` the server."""
    return moderates or state.who_is(caller.user) == state.tournament.plan.organiser


def may_referee(state: TournamentState, caller: Caller) -> bool:
    """Whether this person may act as the referee: the one who is named, or who has the role, and takes no part."""
    who, role = state.who_is(caller.user), state.stored.settings.referee_role
    is_one = who == state.tournament.referee or (role is not None and role in caller.opener.roles)
    takes_part = who is not None and (state.tournament.entrant(who) is not None or who in state.tournament.players)
    return is_one and not takes_part


def as_organiser(
    state: TournamentState, caller: Caller, random: chance.Random, *, moderates: bool
) -> tuple[TournamentState, Actor]:
    """The caller as the organiser. Raises `TournamentError`."""
    if not may_organise(state, caller, moderates=moderates):
        raise TournamentError("tournament-not-yours", role=Role.ORGANISER.value)
    state, who = met(state, caller.user, caller.name, random)
    return state, Actor(Role.ORGANISER, who)


def as_referee(state: TournamentState, caller: Caller, random: chance.Random) -> tuple[TournamentState, Actor]:
    """The caller as the referee. Raises `TournamentError`."""
    if not may_referee(state, caller):
        raise TournamentError("tournament-not-yours", role=Role.REFEREE.value)
    state, who = met(state, caller.user, caller.name, random)
    return state, Actor(Role.REFEREE, who)


def as_player(state: TournamentState, caller: Caller, random: chance.Random) -> tuple[TournamentState, Actor]:
    """The caller for himself."""
    state, who = met(state, caller.user, caller.name, random)
    return state, Actor(Role.PLAYER, who)
