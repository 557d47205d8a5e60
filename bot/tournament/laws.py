"""The one judge of a tournament: the result of an act, or why it is refused."""

from collections.abc import Collection, Iterable

from bot.tournament.errors import TournamentError
from bot.tournament.officials import check_takes_no_part
from bot.tournament.operation import Act, Opening, Operation, Role, check_text
from bot.tournament.registration import check_pseudonym
from bot.tournament.rounds import with_round_ended
from bot.tournament.tournament import Tournament


def choose_role(kind: type[Operation], roles: Collection[Role]) -> Role:
    """Return as what someone who has these roles does an operation of that kind, the first that it names.

    Raises `TournamentError` (`tournament-not-yours`) where none of them may.
    """
    for role in kind.may:
        if role in roles:
            return role
    # every person has the player's role: it refuses no one where there is another
    needed = next((role for role in kind.may if role is not Role.PLAYER), Role.PLAYER)
    raise TournamentError("tournament-not-yours", role=needed.value)


def apply_act(tournament: Tournament | None, act: Act) -> Tournament:
    """Return the tournament after an act; the first act is an announcement, with no tournament before.

    Raises `TournamentError`.
    """
    _check_actor(act)
    operation = act.operation
    if isinstance(operation, Opening):
        if tournament is not None:
            raise TournamentError("tournament-begin")
        _check_texts(operation)
        return operation.begin(act)
    if tournament is None:
        raise TournamentError("tournament-begin")
    if not (operation.in_leagues if tournament.is_league else operation.in_tournaments):
        raise TournamentError("league-operation")
    if act.by.role is Role.REFEREE and act.by.who is not None:
        check_takes_no_part(tournament, act.by.who)
    if tournament.is_ended and tournament.stage not in operation.after_end:
        raise TournamentError("tournament-late")
    _check_texts(operation)
    after = operation.apply(tournament, act).with_values(version=tournament.version + 1)
    return with_round_ended(after, act.at)


def replay(acts: Iterable[Act]) -> Tournament:
    """Return the tournament to which these acts lead, from the announcement on. Raises `TournamentError`."""
    tournament: Tournament | None = None
    for act in acts:
        tournament = apply_act(tournament, act)
    if tournament is None:
        raise TournamentError("tournament-begin")
    return tournament


def _check_actor(act: Act) -> None:
    """Raise `TournamentError` where the role may not, or someone acts for another person."""
    may = act.operation.may
    if act.by.role not in may:
        raise TournamentError("tournament-not-yours", role=may[0].value)
    if (act.by.who is None) != (act.by.role is Role.SYSTEM):
        raise TournamentError("tournament-pseudonym", text="")
    if act.by.who is not None:
        check_pseudonym(act.by.who)
    if act.by.role is Role.PLAYER and getattr(act.operation, "who", act.by.who) != act.by.who:
        raise TournamentError("tournament-not-yours", role=Role.ORGANISER.value)


def _check_texts(operation: Operation) -> None:
    """Raise `TournamentError` for a text that the book does not take."""
    for name in operation.texts:
        check_text(name, getattr(operation, name))
