"""What callers ask of a tournament, as values, and what each comes to in its book.

Where an operation holds nothing but what the caller said (`Requestable`, `Order`, `LetComputerPlay`), it is itself the
request.
The others name people by pseudonyms, or hold secrets and lines of games: their requests leave these out.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from random import Random
from typing import ClassVar, Final

from bot.chance import part_of
from bot.manager.tournament_state import TournamentState, with_pseudonym
from bot.manager.tournament_values import Caller, Official
from bot.store.tournaments import Person
from bot.table.names import NAMES
from bot.table.values import TableId, UserId
from bot.tournament.directing import Substitute
from bot.tournament.draws import ROUNDS, PlayerNumber, TableNumber, lot_label
from bot.tournament.errors import TournamentError
from bot.tournament.laws import choose_role
from bot.tournament.league import Concede
from bot.tournament.officials import (
    Appoint,
    AskCancel,
    AskReferee,
    Cancel,
    MoveTables,
    Restore,
    UnaskCancel,
    needs_second,
)
from bot.tournament.operation import Act, Actor, Operation, Requestable, Role, tidy_text
from bot.tournament.refereeing import (
    Call,
    Exclude,
    ExclusionKind,
    GiveTime,
    LetComputerPlay,
    LookAtHands,
    Order,
    Record,
)
from bot.tournament.registration import CheckIn, CloseCheckIn, OpenCheckIn, Register, Withdraw
from bot.tournament.rounds import CastLot, Draw, Replace, SetBreak
from bot.tournament.tournament import IncidentKind, Pseudonym, Stage, Tournament


class AskedFor:
    """A request for an operation that holds more than the caller says."""

    __slots__ = ()

    operation: ClassVar[type[Operation]]
    """What it comes to, by which the rights to it are known."""
    is_for_another: ClassVar[bool] = False
    """Whether a player, who does it for themselves alone, may not ask for it."""


@dataclass(frozen=True, slots=True)
class RegisterSelf(AskedFor):
    """The caller enters, or waits for a place."""

    operation = Register


@dataclass(frozen=True, slots=True)
class WithdrawSelf(AskedFor):
    """The caller leaves before the first round is drawn."""

    operation = Withdraw


@dataclass(frozen=True, slots=True)
class CheckInSelf(AskedFor):
    """The caller is there."""

    operation = CheckIn


@dataclass(frozen=True, slots=True)
class CheckInPerson(AskedFor):
    """Someone is there, as organiser or referee say: also who has not registered, as long as no round is drawn."""

    operation = CheckIn
    is_for_another = True

    person: Official


@dataclass(frozen=True, slots=True)
class RegisterPerson(AskedFor):
    """Someone is entered by organiser or referee."""

    operation = Register
    is_for_another = True

    person: Official


@dataclass(frozen=True, slots=True)
class RegisterComputers(AskedFor):
    """So many computer players enter a friendly tournament, each with a user id of its own below zero."""

    operation = Register
    is_for_another = True

    count: int


@dataclass(frozen=True, slots=True)
class WithdrawPerson(AskedFor):
    """Someone is taken off the list before the first round is drawn."""

    operation = Withdraw
    is_for_another = True

    person: Official


@dataclass(frozen=True, slots=True)
class AppointPerson(AskedFor):
    """Another person is asked to be the referee; who names themselves is it from now on."""

    operation = Appoint

    person: Official


@dataclass(frozen=True, slots=True)
class DrawNextRound(AskedFor):
    """The next round is drawn (§10.2), the check-in closed before.

    Rounds are also drawn by themselves, at the start and when the last table ends.
    """

    operation = Draw


@dataclass(frozen=True, slots=True)
class CastLotAt(AskedFor):
    """A shared victory at a table is decided (§10.8)."""

    operation = CastLot

    table: TableNumber


@dataclass(frozen=True, slots=True)
class CallReferee(AskedFor):
    """The caller, who plays at this table, calls the referee: the call is the last of `tournament.calls`.

    Refused (`tournament-elsewhere`) where the table isn't this tournament's, or the caller has no seat there.
    """

    operation = Call

    table: TableId


@dataclass(frozen=True, slots=True)
class ConcedeGame(AskedFor):
    """The caller resigns a game of a season that has begun, and stays in the season."""

    operation = Concede

    table: TableNumber


@dataclass(frozen=True, slots=True)
class ReplacePlayer(AskedFor):
    """A deal is abandoned before its draft is complete, and another one dealt without this player (§9.1).

    Refused (`tournament-drafted`) later than that.
    """

    operation = Replace

    table: TableNumber
    player: PlayerNumber
    why: str


@dataclass(frozen=True, slots=True)
class Ruling(AskedFor):
    """What a referee finds at a table (RULES §9): which incident, whose, and why.

    `count` is how many cards were drawn too many (§9.2). `back_to` is the line after which the game goes on when a late
    effect is taken back (§9.3); where it is None, the line right before the latest effect of the player's last turn.
    `version` is what the ruling was previewed at (`Preview.version`): refused (`tournament-moved-on`) where a line has
    followed since.
    """

    operation = Record

    kind: IncidentKind
    table: TableNumber
    player: PlayerNumber
    why: str
    count: int = 1
    back_to: int | None = None
    version: int | None = None


@dataclass(frozen=True, slots=True)
class SubstitutePerson(AskedFor):
    """A person takes someone's place in a season, which the other loses."""

    operation = Substitute

    who: Pseudonym
    person: Official
    why: str


@dataclass(frozen=True, slots=True)
class ExcludePerson(AskedFor):
    """A spectator who meddles is silenced at a table, or removed from there (§10.6)."""

    operation = Exclude

    person: Official
    table: TableNumber
    kind: ExclusionKind
    why: str


@dataclass(frozen=True, slots=True)
class GiveSeatTime(AskedFor):
    """A player gets so many seconds, or time until a moment, and their game goes on.

    Where neither is said, what they have by the clock of the table once it goes on.
    """

    operation = GiveTime

    table: TableNumber
    player: PlayerNumber
    why: str
    seconds: int | None = None
    until: datetime | None = None


@dataclass(frozen=True, slots=True)
class GiveMoreTime(AskedFor):
    """Everyone awaited at a table, or at all, gets so many more seconds, or as many as last until a moment."""

    operation = Order

    table: TableNumber | None
    why: str
    seconds: int | None = None
    until: datetime | None = None


@dataclass(frozen=True, slots=True)
class LookAt(AskedFor):
    """The referee looks at all hands of a table: the book and the table are told that, and why."""

    operation = LookAtHands

    table: TableNumber
    why: str


BookRequest = (
    RegisterSelf | WithdrawSelf | CheckInSelf | CheckInPerson | RegisterPerson | RegisterComputers | WithdrawPerson
    | AppointPerson | DrawNextRound | CastLotAt | ExcludePerson | SubstitutePerson | Requestable
)  # fmt: skip
"""What changes the book alone."""
TableRequest = Ruling | ReplacePlayer | Order | LookAt | GiveMoreTime | GiveSeatTime | LetComputerPlay | Restore
"""What needs a game, and mostly changes it."""
Request = BookRequest | CallReferee | ConcedeGame | TableRequest

_SECOND: Final = timedelta(seconds=1)
MOST_ENTRIES: Final[Mapping[Role, int]] = {Role.PLAYER: 20, Role.ORGANISER: 600}
"""Lines of a book, by role, after which its author adds no more; a referee has a game to decide, and no such limit."""


def roles_of(state: TournamentState, caller: Caller) -> frozenset[Role]:
    """Return everything as which this person may act: each is a player, as far as they speak for themselves.

    The organiser is who announced the tournament, or moderates the server. The referee is who is named, or has the
    role, and takes no part.
    """
    roles, who = {Role.PLAYER}, state.who_is(caller.user)
    if caller.is_moderator or who == state.tournament.plan.organiser:
        roles.add(Role.ORGANISER)
    role = state.stored.settings.referee_role
    is_named = who is not None and who == state.tournament.referee
    has_role = role is not None and role in caller.opener.roles
    takes_part = who is not None and (state.tournament.entrant(who) is not None or who in state.tournament.players)
    if (is_named or has_role) and not takes_part:
        roles.add(Role.REFEREE)
    return frozenset(roles)


def identify_actor(
    state: TournamentState, caller: Caller, request: Request, random: Random
) -> tuple[TournamentState, Actor]:
    """Return as what the caller does what they ask, and the tournament that knows them.

    Raises `TournamentError` (`tournament-not-yours`).
    """
    roles = roles_of(state, caller)
    if isinstance(request, Operation):
        role = choose_role(type(request), roles)
    else:
        role = choose_role(request.operation, roles - {Role.PLAYER} if request.is_for_another else roles)
    state, who = with_pseudonym(state, caller.user, caller.name, random)
    return state, Actor(role, who)


def apply_request(
    state: TournamentState, caller: Caller, request: BookRequest, now: datetime, random: Random
) -> TournamentState:
    """Return the tournament after what a caller asks. Raises `TournamentError`."""
    state, by = identify_actor(state, caller, request, random)
    _check_entries(state, by, request)
    state, operations = _complete(state, caller, by, request, now, random)
    closing = _close_early(state, request, now)
    is_early = bool(closing)
    for operation in closing or operations:
        # what ends now is over a second later: a book knows no smaller step
        at = now + _SECOND if is_early and isinstance(operation, CloseCheckIn) else now
        state = state.apply(Act(at, by, operation))
    return state


def _close_early(state: TournamentState, request: BookRequest, now: datetime) -> list[Operation]:
    """Return what closes a check-in at which someone is missing: its deadline is now, so that they are dropped.

    Empty where it needs no earlier deadline.
    """
    tournament = state.tournament
    until = tournament.check_in_until
    if not isinstance(request, CloseCheckIn) or until is None or until <= now:
        return []
    if tournament.stage is not Stage.CHECK_IN or all(entrant.is_present for entrant in tournament.entrants):
        return []
    return [OpenCheckIn(now + _SECOND), CloseCheckIn()]


def _check_entries(state: TournamentState, by: Actor, request: BookRequest) -> None:
    """Raise `TournamentError` where someone has had enough written into the book, which keeps every line for good.

    Here and not in the laws, by which books of former versions are checked, too. Who has had enough may still withdraw,
    check in and cancel.
    """
    most = MOST_ENTRIES.get(by.role)
    is_limited = isinstance(request, RegisterSelf) if by.role is Role.PLAYER else not isinstance(request, Cancel)
    if most is None or not is_limited:
        return
    own = sum(entry.act.by == by for entry in state.stored.book)
    if own >= most:
        raise TournamentError("tournament-entries", limit=most)


def _complete(
    state: TournamentState, caller: Caller, by: Actor, request: BookRequest, now: datetime, random: Random
) -> tuple[TournamentState, list[Operation]]:
    """Return what a request comes to in the book, and the tournament that knows everyone named there."""
    match request:
        case RegisterSelf() | WithdrawSelf() | CheckInSelf():
            assert by.who is not None, "a player is a person"
            state = state.with_person(Person(by.who, caller.user, caller.name))  # under the name of today
            made = {RegisterSelf: Register, WithdrawSelf: Withdraw, CheckInSelf: CheckIn}[type(request)]
            return state, [made(by.who)]
        case CheckInPerson():
            state, who = with_pseudonym(state, request.person.user, request.person.name, random)
            return state, [Register(who) if state.tournament.entrant(who) is None else CheckIn(who)]
        case RegisterPerson():
            state, who = with_pseudonym(state, request.person.user, request.person.name, random)
            return state, [Register(who)]
        case RegisterComputers():
            return _add_computers(state, request.count, random)
        case WithdrawPerson():
            if state.tournament.is_league:  # there someone is removed with a reason
                raise TournamentError("league-directs")
            if (who := state.who_is(request.person.user)) is None:
                raise TournamentError("tournament-not-registered")
            return state, [Withdraw(who)]
        case AppointPerson():
            state, who = with_pseudonym(state, request.person.user, request.person.name, random)
            return state, [Appoint(who) if who == by.who else AskReferee(who)]
        case SubstitutePerson(goes, person, why):
            state, who = with_pseudonym(state, person.user, person.name, random)
            return state, [Substitute(goes, who, tidy_text(why))]
        case ExcludePerson(person, table, kind, why):
            state, who = with_pseudonym(state, person.user, person.name, random)
            return state, [Exclude(who, table, kind, tidy_text(why))]
        case DrawNextRound():
            if state.stored.posting.lost_since is not None:
                raise TournamentError("tournament-no-place")
            closed = [CloseCheckIn()] if state.tournament.stage is Stage.CHECK_IN else []
            return state, [*closed, state.next_draw()]
        case CastLotAt():
            label = lot_label(len(state.tournament.rounds), request.table)
            key = part_of(bytes.fromhex(state.stored.secrets[ROUNDS]), label).hex()
            return state, [CastLot(request.table, key)]
        case SetBreak(seconds, until):
            kept = (state.tournament.break_seconds, state.tournament.break_until)
            return state, [] if (seconds, until) == kept else [request]  # a button pressed twice tells everyone once
        case Cancel() if _plays_season(state.tournament, by):  # in older books they could
            raise TournamentError("league-own-cancel")
        case Cancel(why) if needs_second(state.tournament, by.who, now, has_organiser=caller.has_organiser):
            is_asker = by.who == state.tournament.cancel_asker(now)
            return state, [(UnaskCancel if is_asker else AskCancel)(tidy_text(why))]
        case MoveTables():  # a game may have ended since it was asked for
            return state, [request.of_playing(state.tournament).tidied()]
        case Requestable():
            return state, [request.tidied()]


def _plays_season(tournament: Tournament, by: Actor) -> bool:
    """Return whether someone has results to lose with a league's season: they play in it, or did."""
    return tournament.is_league and by.who is not None and tournament.number_of(by.who) is not None


def _add_computers(state: TournamentState, count: int, random: Random) -> tuple[TournamentState, list[Operation]]:
    operations: list[Operation] = []
    # people's ids are above zero, computers count downwards: the lowest is the last that was given
    first = max(1, 1 - min((person.user for person in state.stored.people.values()), default=0))
    for number in range(first, first + count):
        state, who = with_pseudonym(state, UserId(-number), _computer_name(state, number), random)
        operations.append(Register(who, computer=True))
    return state, operations


def _computer_name(state: TournamentState, number: int) -> str:
    """A name that no one at the tournament has: a list's, then the same with a number."""
    taken = {person.name.casefold() for person in state.stored.people.values()}
    name = NAMES[(number - 1) % len(NAMES)]
    again = (number - 1) // len(NAMES) + 1
    while (full := name if again == 1 else f"{name} {again}").casefold() in taken:
        again += 1
    return full
