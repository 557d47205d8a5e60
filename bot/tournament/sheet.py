"""The archive for people to read (RULES §10.7): one sheet of Markdown, in a given language."""

import re
from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from typing import Final, Protocol

from bot.table.names import visible_name, visible_text
from bot.tournament.archive import referees_of, terms_of_office
from bot.tournament.book import Entry, format_moment
from bot.tournament.draws import ROUNDS, PlayerNumber, deals_secret
from bot.tournament.league import division_table, tie_breaks
from bot.tournament.officials import Cancel, Move, MoveTables
from bot.tournament.operation import LONGEST_TEXT, Act
from bot.tournament.refereeing import Record, all_taken_back
from bot.tournament.rounds import Draw
from bot.tournament.sentences import PersonName, PlayerNames
from bot.tournament.tournament import Pseudonym, Round, Stage, Tournament, TournamentTable, standings, took_part

_PUNCTUATION: Final = re.compile(r"([!-/:-@\[-`{-~])")
"""All ASCII punctuation, which a backslash escapes (CommonMark)."""


_NUMBERS: Final = ("sheet-number", "sheet-table", "sheet-rank", "sheet-rounds-won", "sheet-points")
"""Columns of numbers, which are aligned right."""


class Say(Protocol):
    """The texts of one language, such as `bot.i18n.catalogue.Localizer.say`."""

    def __call__(self, key: str, /, **values: object) -> str: ...


def plain_markdown(text: str) -> str:
    """Return what someone wrote, on one line of Markdown that shows it and does nothing else."""
    return _PUNCTUATION.sub(r"\\\1", visible_text(text, LONGEST_TEXT))


def archive_sheet(
    say: Say,
    tournament: Tournament,
    book: Sequence[Entry],
    names: Mapping[Pseudonym, str],
    outcomes: Mapping[tuple[int, int], str] | None = None,
    *,
    clock: str | None = None,
    points: Mapping[tuple[int, int], Sequence[int]] | None = None,
) -> str:
    """Return a tournament's sheet, which ends with a line feed.

    A person who is not among `names` is called by their pseudonym. `outcomes` say how tables were won, by round and
    table, and `points` are those of each seat there; `clock` is the clock in the reader's words, where the
    announcement's are of another language.
    """
    told = _Sheet(say, tournament, book, names, outcomes or {}, points or {}, clock or tournament.plan.clock)
    return told.text()


def table_places(book: Sequence[Entry]) -> dict[tuple[int, int], str]:
    """Return where tables were played that were moved, by round and table, each with all its places in order."""
    found: dict[tuple[int, int], list[str]] = {}
    number = 0
    for entry in book:
        match entry.act.operation:
            case Draw():
                number += 1
            case MoveTables(tables, former, places):
                for table, before, place in zip(tables, former, places, strict=True):
                    found.setdefault((number, table), [before]).append(place)
            case Move(place, table) if table is not None:  # older books have no former place
                found.setdefault((number, table), []).append(place)
            case _:
                pass
    return {key: " → ".join(places) for key, places in found.items()}


class _Sheet:
    """The parts of one tournament's sheet."""

    def __init__(
        self,
        say: Say,
        tournament: Tournament,
        book: Sequence[Entry],
        names: Mapping[Pseudonym, str],
        outcomes: Mapping[tuple[int, int], str],
        points: Mapping[tuple[int, int], Sequence[int]],
        clock: str,
    ) -> None:
        self._say = say
        self._tournament = tournament
        self._book = book
        self._names = names
        self._outcomes = outcomes
        self._points = points
        self._places = table_places(book)
        self._clock = clock
        self._here = took_part(tournament)
        records = [entry.number for entry in book if isinstance(entry.act.operation, Record)]
        number_of = dict(zip(tournament.incidents, records, strict=True))
        gone = all_taken_back(tournament.incidents)
        self._taken_back = {number_of[penalty]: number_of[undo] for penalty, undo in gone.items()}

    def text(self) -> str:
        """Return all of it, with a line feed at its end."""
        parts = (
            self._head(),
            self._participants(),
            *self._rounds(),
            self._standings(),
            self._incidents(),
            self._foot(),
        )
        return "\n\n".join("\n".join(part) for part in parts) + "\n"

    def _head(self) -> Iterator[str]:
        plan = self._tournament.plan
        kind = (
            "sheet-league"
            if self._tournament.is_league
            else "sheet-official"
            if self._tournament.official
            else "sheet-friendly"
        )
        yield f"# {plain_markdown(plan.title)}"
        yield ""
        yield f"**{self._say(kind)}**"
        yield ""
        if (outcome := self._outcome()) is not None:
            yield f"> {outcome}"
            yield ""
        yield f"- {self._say('sheet-place', place=plain_markdown(plan.place))}"
        yield f"- {self._say('sheet-starts', when=_moment(plan.starts))}"
        yield f"- {self._say('sheet-clock', clock=plain_markdown(self._clock))}"
        yield f"- {self._say('sheet-organiser', who=self._person(plan.organiser))}"
        yield from self._referees()

    def _referees(self) -> Iterator[str]:
        """Yield who was the referee from when to when, and who else acted as one (§10.1)."""
        terms = terms_of_office(self._book)
        for term in terms:
            values = {"who": self._person(term.who), "since": _moment(term.since)}
            if term.until is None:
                yield f"- {self._say('sheet-referee-since', **values)}"
            else:
                yield f"- {self._say('sheet-referee-until', until=_moment(term.until), **values)}"
        for who in referees_of(self._book):
            if who not in [term.who for term in terms]:
                yield f"- {self._say('sheet-referee-also', who=self._person(who))}"

    def _outcome(self) -> str | None:
        """Return who has won it, or why it was called off; None while it goes on."""
        champion = self._tournament.champion()
        if champion is not None:
            return f"🏆 **{self._say('sheet-champion', who=self._player(champion))}**"
        if self._tournament.stage is not Stage.CANCELLED:  # it may have been called off, and gone on
            return None
        acts = (entry.act.operation for entry in reversed(self._book))
        why = next(each.why for each in acts if isinstance(each, Cancel))
        return self._say("sheet-cancelled", why=plain_markdown(why))

    def _participants(self) -> Iterator[str]:
        computers = {entrant.who for entrant in self._tournament.entrants if entrant.is_computer}
        yield f"## {self._say('sheet-participants')}"
        yield ""
        yield from self._heading("sheet-number", "sheet-player")
        absent: list[str] = []
        for number, who in enumerate(self._tournament.players, start=1):
            name = self._person(who)
            if PlayerNumber(number) not in self._here:
                absent.append(f"{number}\\. {name}")
                continue
            yield _row(str(number), self._say("sheet-computer", who=name) if who in computers else name)

        if absent:
            yield ""
            key = "sheet-replaced" if self._tournament.is_league else "sheet-absent"
            yield self._say(key, who=", ".join(absent))

    def _rounds(self) -> Iterator[Iterator[str]]:
        for played in self._tournament.rounds:
            yield self._round(played)

    def _round(self, played: Round) -> Iterator[str]:
        yield f"## {self._say('sheet-final') if played.is_final else self._say('sheet-round', number=played.number)}"
        yield ""
        commitment = self._tournament.plan.commitments[played.number - 1]
        yield f"- {self._say('sheet-commitment', commitment=_code(commitment))}"
        yield f"- {self._say('sheet-secret', secret=_code(played.secret))}"
        yield ""
        yield from self._heading(
            "sheet-table", "sheet-players", "sheet-first", "sheet-winner", "sheet-how", "sheet-scores", "sheet-where"
        )
        for table in played.tables:
            how = plain_markdown(self._outcomes.get((played.number, table.number), "")) or "–"
            key = played.number, table.number
            place = plain_markdown(self._places[key]) if key in self._places else "–"
            scores = self._scores(table, self._points.get(key, ()))
            cells = (self._player_names(table), self._first(table), self._winner(table), how, scores, place)
            yield _row(str(table.number), *cells)

    def _player_names(self, table: TournamentTable) -> str:
        return ", ".join(
            self._say("sheet-eliminated", who=self._player(each)) if each in table.out else self._player(each)
            for each in table.players
        )

    def _scores(self, table: TournamentTable, points: Sequence[int]) -> str:
        """Return what each player of a table has come to, in order of play; whoever is out has no points."""
        counted = (
            f"{self._player(player)}: {'–' if player in table.out else count}"
            for player, count in zip(table.players, points, strict=False)
        )
        return ", ".join(counted) or "–"

    def _first(self, table: TournamentTable) -> str:
        return "–" if table.first is None else self._player(table.players[table.first])

    def _winner(self, table: TournamentTable) -> str:
        if table.winner is None:
            if self._tournament.is_league and table.is_over and not table.tied:
                return self._say("league-state-void" if table.is_void else "league-state-lost")
            return ", ".join(map(self._player, table.tied)) or "–"
        name = f"**{self._player(table.winner)}**"
        return self._say("sheet-by-lot", who=name) if table.tied else name

    def _standings(self) -> Iterator[str]:
        yield f"## {self._say('sheet-standings')}"
        for number in range(len(self._tournament.divisions)):
            yield ""
            yield f"### {self._say('league-division', number=number + 1)}"
            yield ""
            yield from self._heading("sheet-rank", "sheet-player", "sheet-points")
            rows = division_table(self._tournament, number)
            used = tie_breaks(rows)
            for row in rows:
                name = self._player(row.player)
                ties = [
                    f"{self._say(f'league-column-{each}')} {value}" for each, value in used.get(row.player, {}).items()
                ]
                points = " · ".join([str(row.points), *ties])
                yield _row(str(row.place), self._say("sheet-out", who=name) if row.is_out else name, points)
        if self._tournament.is_league:
            return
        yield ""
        yield from self._heading("sheet-rank", "sheet-player", "sheet-rounds-won")
        for each in standings(self._tournament):
            if each.player not in self._here:
                continue
            name = self._player(each.player)
            if any(each.player in table.out for played in self._tournament.rounds for table in played.tables):
                name = self._say("sheet-eliminated", who=name)
            yield _row(str(each.place), name, str(each.rounds_won))

    def _incidents(self) -> Iterator[str]:
        yield f"## {self._say('sheet-incidents')}"
        yield ""
        entries = [entry for entry in self._book if entry.act.operation.is_decision]
        if not entries:
            yield self._say("sheet-no-incidents")
            return
        yield from self._heading(
            "sheet-number", "sheet-when", "sheet-what", "sheet-where", "sheet-who", "sheet-by", "sheet-why"
        )
        for entry in entries:
            yield self._incident(entry)

    def _incident(self, entry: Entry) -> str:
        act = entry.act
        why = plain_markdown(getattr(act.operation, "why", "")) or "–"
        what = self._what(act)
        if (undo := self._taken_back.get(entry.number)) is not None:
            what = f"{what} ({self._say('sheet-taken-back', number=undo)})"
        by = "–" if act.by.who is None else self._person(act.by.who)
        return _row(str(entry.number), _moment(act.at), what, self._where(entry), self._whom(act), by, why)

    def _whom(self, act: Act) -> str:
        match act.operation.concerned():
            case PlayerNames(numbers):
                return ", ".join(map(self._player, numbers))
            case PersonName(who) if who is not None:
                return self._person(who)
            case _:
                return "–"

    def _where(self, entry: Entry) -> str:
        operation = entry.act.operation
        if operation.at_table is not None:
            return self._say("sheet-at-table", round=self._round_of(entry), table=operation.at_table)
        return self._say("tournament-all-tables") if operation.is_for_all_tables else "–"

    def _what(self, act: Act) -> str:
        heading = act.operation.heading()
        return self._say(heading.key, **heading.values)

    def _round_of(self, entry: Entry) -> int:
        return sum(isinstance(earlier.act.operation, Draw) for earlier in self._book[: entry.number])

    def _foot(self) -> Iterator[str]:
        plan, last = self._tournament.plan, self._book[-1].hash
        yield f"## {self._say('sheet-proof')}"
        yield ""
        secret = self._tournament.lots_secret
        text = "–" if secret is None else _code(secret)
        yield f"- {self._say('sheet-lots', commitment=_code(plan.commitments[ROUNDS]), secret=text)}"
        if (deals := self._tournament.deals_commitment) is not None:
            text = "–" if secret is None else _code(deals_secret(bytes.fromhex(secret)).hex())
            yield f"- {self._say('sheet-deals', commitment=_code(deals), secret=text)}"
        yield f"- {self._say('sheet-last', entries=len(self._book), hash=_code(last))}"
        yield ""
        yield self._say("sheet-check")

    def _heading(self, *keys: str) -> Iterator[str]:
        yield _row(*(self._say(key) for key in keys))
        yield _row(*("---:" if key in _NUMBERS else "---" for key in keys))

    def _player(self, number: PlayerNumber) -> str:
        return f"{number}\\. {self._person(self._tournament.players[number - 1])}"

    def _person(self, who: Pseudonym) -> str:
        return plain_markdown(visible_name(self._names[who]) if who in self._names else who)


def _moment(at: datetime) -> str:
    """Return a moment for readers."""
    written = format_moment(at)
    return f"{written[:10]} {written[11:16]} UTC"


def _code(text: str) -> str:
    """Return a hash or a secret, so that it isn't broken or turned into anything else."""
    return f"`{text}`"


def _row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"
