"""Where the buttons of tournaments lead: to a tournament, a table of a round, a call, a penalty.

Who may press is never in an address: pages are shown to anyone who may see them, and the manager checks who acts.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated, Final

from bot.discord.routing import Bare, Verb, number, one_of, text
from bot.pages.addresses.table import LogNumber
from bot.tournament.draws import ROUNDS, PlayerNumber, TableNumber
from bot.tournament.refereeing import ExclusionKind, OrderKind
from bot.tournament.tournament import IncidentKind, Pseudonym

TournamentNumber = Annotated[int, number(1, 2**31 - 1)]
"""A tournament."""
Page = Annotated[int, number(0, 9_999)]
"""Of a list that is longer than a message, from 0."""
RoundNumber = Annotated[int, number(1, ROUNDS)]
TableInRound = Annotated[TableNumber, number(1, 64)]
PlayerInCup = Annotated[PlayerNumber, number(1, 9_999)]
ALL_TABLES: Final = 0
"""In place of a table: every one that plays."""

KIND_WORDS: Final = {kind: kind.value.replace("-", " ") for kind in IncidentKind}
"""What an address calls an incident."""
KINDS: Final = {word: kind for kind, word in KIND_WORDS.items()}


class Step(StrEnum):
    """What an organiser does next."""

    CHECK = "check"
    """Opens the check-in."""
    CLOSE = "close"
    """Closes it."""
    DRAW = "draw"
    """A round."""
    REOPEN = "reopen"
    """Opens registration and check-in for another day, where too few are there."""
    FRIENDLY = "friendly"
    """Makes a friendly cup of it."""


@dataclass(frozen=True, slots=True)
class AtTournament:
    """A tournament."""

    tournament: TournamentNumber


@dataclass(frozen=True, slots=True)
class AtListPage(AtTournament):
    """A page of one of its lists."""

    page: Page


@dataclass(frozen=True, slots=True)
class AtRound(AtListPage):
    """A page of a round's draw."""

    round: RoundNumber


@dataclass(frozen=True, slots=True)
class AtSeating(AtTournament):
    """A table of a round."""

    round: RoundNumber
    table: TableInRound


@dataclass(frozen=True, slots=True)
class AtOpenCall(AtTournament):
    """A call for the referee, or a time-out."""

    call: Annotated[int, number(1, 9_999_999)]


@dataclass(frozen=True, slots=True)
class AtOrder(AtTournament):
    """What the referee does to the time of a table, or of all (`ALL_TABLES`)."""

    order: Annotated[str, one_of(*OrderKind)]
    table: Annotated[int, number(0, 99)]


@dataclass(frozen=True, slots=True)
class AtStep(AtTournament):
    """What an organiser does next."""

    step: Annotated[str, one_of(*Step)]


@dataclass(frozen=True, slots=True)
class AtIncident(AtSeating):
    """What has happened at a table, in a word of `KINDS`."""

    kind: Annotated[str, one_of(*KINDS)]


@dataclass(frozen=True, slots=True)
class AtAccused(AtIncident):
    """What has happened at a table, and the player it concerns.

    `count` is how many cards are too many, or the line to which a game goes back; None where the kind asks for neither,
    or while it is asked for.
    """

    player: PlayerInCup
    count: Annotated[int | None, number(0, 9_999_999, is_optional=True)] = None


@dataclass(frozen=True, slots=True)
class AtPenalty(AtIncident):
    """A penalty as its preview showed it: `line` is the last one of the game then, so that a later one is noticed.

    `count` is 0 where the kind asks for none.
    """

    player: PlayerInCup
    count: LogNumber
    line: LogNumber


@dataclass(frozen=True, slots=True)
class AtSpectator(AtSeating):
    """A spectator of a table, and what they are told."""

    kind: Annotated[str, one_of(*ExclusionKind)]
    user: Annotated[str, text(r"[1-9][0-9]{0,19}")]


@dataclass(frozen=True, slots=True)
class AtMissingPlayer(AtSeating):
    """A player who is missing at a table whose draft goes on."""

    player: PlayerInCup


@dataclass(frozen=True, slots=True)
class AtUnclearName(AtTournament):
    """A name of a pasted list that is asked about: which line of those that the page quotes, from 0."""

    line: Annotated[int, number(0, 99)]


@dataclass(frozen=True, slots=True)
class AtMember(AtTournament):
    """A person of a season, by the signs of their pseudonym in its book."""

    who: Annotated[str, text(r"[a-z0-9]{8}")]

    @property
    def pseudonym(self) -> Pseudonym:
        """Their pseudonym."""
        return Pseudonym(f"p-{self.who}")


def member_field(who: Pseudonym) -> str:
    """Return a pseudonym as an address has it: a field takes no hyphen."""
    return who.removeprefix("p-")


class Verdict(StrEnum):
    """What a director makes of a game."""

    FIRST = "first"
    """The player named first wins it."""
    SECOND = "second"
    SHARED = "shared"
    BOTH_LOST = "lost"
    ANNULLED = "annulled"


@dataclass(frozen=True, slots=True)
class AtVerdict(AtTournament):
    """A game of a season, and what a director makes of it."""

    table: Annotated[TableNumber, number(1, 99)]
    verdict: Annotated[str, one_of(*Verdict)]


@dataclass(frozen=True, slots=True)
class AtGame(AtTournament):
    """A game of a season."""

    table: Annotated[TableNumber, number(1, 99)]


_ID: Final = r"0|[1-9][0-9]{0,19}"
LATEST: Final = 2**33 - 1
"""Seconds since 1970 of the last start there may be, in the year 2242."""


@dataclass(frozen=True, slots=True)
class AtBreak(AtTournament):
    """The time at which a break ends, in seconds since 1970."""

    at: Annotated[int, number(0, LATEST)]


@dataclass(frozen=True, slots=True)
class AtAnnouncement:
    """A tournament that is to be announced: all that was said of it but the title and the clock, which the page quotes.

    `at` are seconds since 1970, `role` and `without` are 0 for none, `flags` a sum of powers of two (`ANNOUNCED`).
    """

    at: Annotated[int, number(0, LATEST)]
    referee: Annotated[str, text(_ID)]
    role: Annotated[str, text(_ID)]
    without: Annotated[str, text(_ID)]
    places: Annotated[int, number(0, 64)]
    check_in: Annotated[int, number(1, 7 * 24 * 60)]
    flags: Annotated[int, number(0, 7)]


@dataclass(frozen=True, slots=True)
class AtSeason:
    """A season that is to be opened, with its clock in the form `bot.table.clock_text.parse_clock` reads.

    `at_once` is None in buttons from before it could be chosen.
    """

    at: Annotated[int, number(0, LATEST)]
    weeks: Annotated[int, number(0, 99)]
    clock: Annotated[str, text(r"[a-z0-9+]{1,40}")]
    at_once: Annotated[int | None, number(1, 3, is_optional=True)] = None


REGISTER: Final = Verb("t_register", AtTournament)
WITHDRAW: Final = Verb("t_withdraw", AtTournament)
CHECK_IN: Final = Verb("t_check_in", AtTournament)
SHOW_STANDINGS: Final = Verb("t_standings", AtListPage)
SHOW_BRACKET: Final = Verb("t_bracket", AtListPage)
SHOW_TABLES: Final = Verb("t_tables", AtTournament)
PICK_TABLE: Final = Verb("t_pick", AtTournament)
"""A select; its values are `seating_value`s."""
PRINT: Final = Verb("t_print", AtTournament)
SHOW_TABLE: Final = Verb("t_table", AtSeating)
SHOW_DRAW: Final = Verb("t_draw", AtRound)
SHOW_BOOK: Final = Verb("t_book", AtListPage)
SHOW_PROOF: Final = Verb("t_proof", AtTournament)
GET_ARCHIVE: Final = Verb("t_archive", AtTournament)
CALL_REFEREE: Final = Verb("t_call", AtTournament)
CALL_FORM: Final = Verb("t_called", AtTournament)

CONSOLE: Final = Verb("t_console", AtListPage)
PICK_JUDGED: Final = Verb("t_judge_pick", AtTournament)
"""A select like `PICK_TABLE`, which leads to `JUDGE`."""
JUDGE: Final = Verb("t_judge", AtSeating)
PICK_CALL: Final = Verb("t_call_pick", AtTournament)
"""A select whose values are numbers of calls."""
SEE_CALL: Final = Verb("t_see_call", AtOpenCall)
ANSWER: Final = Verb("t_answer", AtOpenCall)
ANSWER_FORM: Final = Verb("t_answered", AtOpenCall)
"""Of the form itself, as all that end in FORM."""
GIVE_TIME: Final = Verb("t_give", AtOpenCall)
GIVE_TIME_FORM: Final = Verb("t_given", AtOpenCall)
LET_COMPUTER: Final = Verb("t_computer", AtOpenCall)
LET_COMPUTER_FORM: Final = Verb("t_computed", AtOpenCall)
ORDER: Final = Verb("t_order", AtOrder)
ORDER_FORM: Final = Verb("t_ordered", AtOrder)
PENALISE: Final = Verb("t_penalise", AtIncident)
ACCUSE: Final = Verb("t_accuse", AtAccused)
PICK_COUNT: Final = Verb("t_count", AtAccused)
"""A select whose values are the `count`."""
CONFIRM: Final = Verb("t_confirm", AtPenalty)
CONFIRM_FORM: Final = Verb("t_confirmed", AtPenalty)
MISSING: Final = Verb("t_missing", AtSeating)
REPLACE: Final = Verb("t_replace", AtMissingPlayer)
REPLACE_FORM: Final = Verb("t_replaced", AtMissingPlayer)
LOOK: Final = Verb("t_look", AtSeating)
LOOK_FORM: Final = Verb("t_looked", AtSeating)
ACCEPT: Final = Verb("t_accept", AtTournament)
DECLINE: Final = Verb("t_decline", AtTournament)
APPOINT: Final = Verb("t_appoint", AtTournament)
PICK_REFEREE: Final = Verb("t_appoint_pick", AtTournament)
"""A select of people."""
SET_BREAK: Final = Verb("t_break", AtTournament)
SET_BREAK_FORM: Final = Verb("t_broken", AtTournament)
SET_BREAK_END: Final = Verb("t_break_end", AtBreak)
RESIGN: Final = Verb("t_resign", AtTournament)
RESIGN_FORM: Final = Verb("t_resigned", AtTournament)
PEOPLE: Final = Verb("t_people", AtTournament)
PICK_PEOPLE: Final = Verb("t_people_pick", AtTournament)
"""A select of people."""
ROSTER: Final = Verb("t_roster", AtTournament)
ROSTER_FORM: Final = Verb("t_rostered", AtTournament)
ANNOUNCE: Final = Verb("t_announce", AtAnnouncement)
PICK_MEANT: Final = Verb("t_meant", AtUnclearName)
"""A select of people, or of those who may be meant; their ids are its values, `NOBODY` for none."""
NOBODY: Final = "0"
TELL_ALL: Final = Verb("t_word", AtTournament)
TELL_ALL_FORM: Final = Verb("t_worded", AtTournament)
SPECTATORS: Final = Verb("t_spectators", AtSeating)
PICK_SPECTATOR: Final = Verb("t_spectator", AtSeating)
"""A select of people."""
EXCLUDE: Final = Verb("t_exclude", AtSpectator)
EXCLUDE_FORM: Final = Verb("t_excluded", AtSpectator)
CAST_LOT: Final = Verb("t_lot", AtSeating)
MOVE_HERE: Final = Verb("t_here", AtTournament)
MOVE_TABLE_HERE: Final = Verb("t_table_here", AtSeating)
MOVE_LOST_HERE: Final = Verb("t_lost_here", AtTournament)
STEP: Final = Verb("t_step", AtStep)
TAKE_STEP: Final = Verb("t_stepped", AtStep)
"""Of the button that confirms a step."""
CANCEL: Final = Verb("t_cancel", AtTournament)
RESTORE: Final = Verb("t_restore", AtTournament)
RESTORE_FORM: Final = Verb("t_restored", AtTournament)
CANCEL_FORM: Final = Verb("t_cancelled", AtTournament)
"""Of the form."""

OPEN_SEASON: Final = Verb("l_open", Bare)
START_SEASON: Final = Verb("l_start", AtSeason)
OPEN_SEASON_FORM: Final = Verb("l_opened", Bare)
LEAVE_SEASON: Final = Verb("l_leave", AtTournament)
"""Of the button that confirms it."""
SEASON_RULES: Final = Verb("l_rules", AtTournament)
SEASON_GAMES: Final = Verb("l_games", AtListPage)
PICK_RESIGNED: Final = Verb("l_resign_pick", AtTournament)
"""A select of one's own games, by number."""
RESIGN_GAME: Final = Verb("l_resign", AtGame)
"""Of the button that confirms it."""
DIRECT: Final = Verb("l_direct", AtListPage)
"""The director's page; its pages are divisions, before the draw parts of the list of people."""
PICK_MEMBER: Final = Verb("l_member_pick", AtTournament)
"""A select of people, by pseudonym."""
SHOW_MEMBER: Final = Verb("l_member", AtMember)
WARN: Final = Verb("l_warn", AtMember)
WARN_FORM: Final = Verb("l_warned", AtMember)
REMOVE: Final = Verb("l_remove", AtMember)
REMOVE_FORM: Final = Verb("l_removed", AtMember)
SUBSTITUTE: Final = Verb("l_replace", AtMember)
SUBSTITUTE_FORM: Final = Verb("l_replaced", AtMember)
PICK_GAME: Final = Verb("l_game_pick", AtTournament)
"""A select of games, by number."""
SHOW_GAME: Final = Verb("l_game", AtGame)
SETTLE: Final = Verb("l_settle", AtVerdict)
SETTLE_FORM: Final = Verb("l_settled", AtVerdict)


def seating_value(round_number: int, table: int) -> str:
    """A table of a round, as a select's value."""
    return f"{round_number}-{table}"


def read_seating(value: str) -> tuple[int, int] | None:
    """The round and the table of a select's value; None where it is none."""
    number_of_round, _, table = value.partition("-")
    if not (number_of_round.isdecimal() and table.isdecimal() and value.isascii() and len(value) <= 7):
        return None
    return int(number_of_round), int(table)
