"""The one judge of a tournament: the result of an act, or why it is refused."""

from collections.abc import Collection, Iterable, Mapping
from typing import Final

from bot.tournament.actions import (
    AcceptReferee,
    Act,
    Announce,
    Answer,
    Appoint,
    AskReferee,
    Award,
    Call,
    Cancel,
    CastLot,
    CheckIn,
    CloseCheckIn,
    DeclineReferee,
    Draw,
    DrawSeason,
    Exclude,
    LookAtHands,
    MakeFriendly,
    Move,
    OpenCheckIn,
    OpenSeason,
    Operation,
    Order,
    Record,
    Register,
    Replace,
    Report,
    ResignReferee,
    Reveal,
    Role,
    SetBreak,
    TellAll,
    Withdraw,
    check_text,
)
from bot.tournament.errors import TournamentError
from bot.tournament.league import award_game, draw_season, leave_season, open_season
from bot.tournament.refereeing import (
    accept_referee,
    answer_call,
    appoint_referee,
    ask_referee,
    call_referee,
    cancel_tournament,
    check_takes_no_part,
    decline_referee,
    exclude_spectator,
    give_order,
    look_at_hands,
    move_place,
    record_incident,
    resign_referee,
)
from bot.tournament.registration import (
    announce_tournament,
    check_in_entrant,
    check_pseudonym,
    close_check_in,
    make_friendly,
    open_check_in,
    register_entrant,
    withdraw_entrant,
)
from bot.tournament.rounds import (
    cast_lot,
    draw_next_round,
    replace_player,
    report_result,
    reveal_lots,
    set_break,
    with_round_ended,
)
from bot.tournament.tournament import Stage, Tournament

_HOST: Final = (Role.ORGANISER, Role.SYSTEM)
_OWN: Final = (Role.PLAYER, *_HOST)
_JUDGE: Final = (Role.REFEREE,)
_ENTERING: Final = (*_OWN, Role.REFEREE)
"""Of what the referee may do for people who are there and can't do it themselves."""

MAY: Final[Mapping[type[Operation], tuple[Role, ...]]] = {
    Announce: (Role.ORGANISER,),
    Register: _ENTERING,
    Withdraw: _OWN,
    OpenCheckIn: _HOST,
    CheckIn: _ENTERING,
    CloseCheckIn: _HOST,
    MakeFriendly: (Role.ORGANISER,),
    Draw: (*_HOST, Role.REFEREE),
    Replace: _JUDGE,
    Report: (Role.SYSTEM,),
    CastLot: _JUDGE,
    Record: _JUDGE,
    Order: (Role.REFEREE, Role.SYSTEM),
    Call: (Role.PLAYER, Role.SYSTEM),
    Answer: _JUDGE,
    LookAtHands: _JUDGE,
    Appoint: (Role.ORGANISER,),
    AskReferee: (Role.ORGANISER,),
    AcceptReferee: (Role.REFEREE, Role.PLAYER),
    DeclineReferee: (Role.PLAYER,),
    ResignReferee: (Role.REFEREE, Role.SYSTEM),
    Exclude: _JUDGE,
    TellAll: (Role.ORGANISER, Role.REFEREE),
    SetBreak: (Role.ORGANISER,),
    Move: (Role.ORGANISER, Role.REFEREE),
    Cancel: (Role.ORGANISER, Role.REFEREE, Role.SYSTEM),
    Reveal: (Role.SYSTEM,),
    OpenSeason: (Role.ORGANISER,),
    DrawSeason: (Role.SYSTEM,),
    Award: (Role.SYSTEM,),
}
"""The roles that may do each operation."""
_IN_LEAGUES: Final = (Register, Withdraw, Report, TellAll, Move, Cancel, Reveal, DrawSeason, Award)
"""The operations of a league's season; it has neither check-in nor referee."""
_ONLY_IN_LEAGUES: Final = (DrawSeason, Award)
_AT_ANY_STAGE: Final = (Reveal,)
_AFTERWARDS: Final = (Record,)
"""Operations that may follow a final: a warning."""


def choose_role(kind: type[Operation], roles: Collection[Role]) -> Role:
    """Return as what someone who has these roles does an operation of that kind, the first that `MAY` names.

    Raises `TournamentError` (`tournament-not-yours`) where none of them may.
    """
    for role in MAY[kind]:
        if role in roles:
            return role
    # every person has the player's role: it refuses no one where there is another
    needed = next((role for role in MAY[kind] if role is not Role.PLAYER), Role.PLAYER)
    raise TournamentError("tournament-not-yours", role=needed.value)


def apply_act(tournament: Tournament | None, act: Act) -> Tournament:
    """Return the tournament after an act; the first act is an announcement, with no tournament before.

    Raises `TournamentError`.
    """
    _check_actor(act)
    operation = act.operation
    if tournament is None:
        match operation:
            case Announce():
                return announce_tournament(act, operation)
            case OpenSeason():
                return open_season(act, operation)
            case _:
                raise TournamentError("tournament-begin")
    if isinstance(operation, Announce | OpenSeason):
        raise TournamentError("tournament-begin")
    _check_kind(tournament, operation)
    if act.by.role is Role.REFEREE and act.by.who is not None:
        check_takes_no_part(tournament, act.by.who)
    _check_stage(tournament, act.operation)
    after = _next(tournament, act).with_values(version=tournament.version + 1)
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
    may = MAY[type(act.operation)]
    if act.by.role not in may:
        raise TournamentError("tournament-not-yours", role=may[0].value)
    if (act.by.who is None) != (act.by.role is Role.SYSTEM):
        raise TournamentError("tournament-pseudonym", text="")
    if act.by.who is not None:
        check_pseudonym(act.by.who)
    if (
        act.by.role is Role.PLAYER
        and isinstance(act.operation, Register | Withdraw | CheckIn)
        and act.operation.who != act.by.who
    ):
        raise TournamentError("tournament-not-yours", role=Role.ORGANISER.value)


def _check_kind(tournament: Tournament, operation: Operation) -> None:
    """Raise `TournamentError` where there is no such operation in a tournament, or in a league's season."""
    is_possible = (
        isinstance(operation, _IN_LEAGUES) if tournament.is_league else not isinstance(operation, _ONLY_IN_LEAGUES)
    )
    if not is_possible:
        raise TournamentError("league-operation")


def _check_stage(tournament: Tournament, operation: Operation) -> None:
    """Raise `TournamentError` where the tournament is over, except for operations that may follow."""
    if tournament.stage is Stage.CANCELLED and not isinstance(operation, _AT_ANY_STAGE):
        raise TournamentError("tournament-late")
    if tournament.stage is Stage.OVER and not isinstance(operation, (*_AT_ANY_STAGE, *_AFTERWARDS)):
        raise TournamentError("tournament-late")


def _next(tournament: Tournament, act: Act) -> Tournament:
    match act.operation:
        case Register() as operation:
            return register_entrant(tournament, operation)
        case Withdraw() as operation if tournament.is_league and tournament.rounds:
            return leave_season(tournament, operation)
        case Withdraw() as operation:
            return withdraw_entrant(tournament, operation)
        case OpenCheckIn() as operation:
            return open_check_in(tournament, act, operation)
        case CheckIn() as operation:
            return check_in_entrant(tournament, operation)
        case CloseCheckIn():
            return close_check_in(tournament, act)
        case MakeFriendly():
            return make_friendly(tournament)
        case DrawSeason() as operation:
            return draw_season(tournament, act, operation)
        case Award() as operation:
            return award_game(tournament, operation)
        case Draw() as operation:
            return draw_next_round(tournament, operation)
        case Replace() as operation:
            return replace_player(tournament, operation)
        case Report() as operation:
            return report_result(tournament, operation)
        case CastLot() as operation:
            return cast_lot(tournament, operation)
        case Record() as operation:
            return record_incident(tournament, act, operation)
        case Order() as operation:
            return give_order(tournament, operation)
        case Call() as operation:
            return call_referee(tournament, act, operation)
        case Answer() as operation:
            return answer_call(tournament, operation)
        case LookAtHands() as operation:
            return look_at_hands(tournament, operation)
        case Appoint() as operation:
            return appoint_referee(tournament, operation)
        case AskReferee() as operation:
            return ask_referee(tournament, operation)
        case AcceptReferee():
            return accept_referee(tournament, act)
        case DeclineReferee():
            return decline_referee(tournament, act)
        case ResignReferee() as operation:
            return resign_referee(tournament, act, operation)
        case Exclude() as operation:
            return exclude_spectator(tournament, operation)
        case TellAll(text):
            check_text("text", text)
            return tournament
        case SetBreak() as operation:
            return set_break(tournament, act, operation)
        case Move() as operation:
            return move_place(tournament, operation)
        case Cancel() as operation:
            return cancel_tournament(tournament, operation)
        case _:
            return _apply_after_end(tournament, act)


def _apply_after_end(tournament: Tournament, act: Act) -> Tournament:
    assert isinstance(act.operation, Reveal), "an announcement comes first"
    return reveal_lots(tournament, act.operation)
