"""A tournament as a file for its publisher (RULES §10.7): the book, the games, and who is who. See `ARCHIVE.md`."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any, Final

from bot.table.names import visible_name
from bot.tournament.book import Entry, act_to_json, format_moment, hash_of, people_of
from bot.tournament.draws import ROUNDS, PlayerNumber, deals_secret
from bot.tournament.laws import replay
from bot.tournament.league import division_table
from bot.tournament.officials import AcceptReferee, Appoint, AskReferee, ResignReferee
from bot.tournament.operation import Role
from bot.tournament.registration import Announce
from bot.tournament.tournament import Pseudonym, Round, Tournament, TournamentTable, standings

VERSION: Final = 1


@dataclass(frozen=True, slots=True)
class StoredGame:
    """The transcript of one deal of a table, line by line."""

    round: int
    table: int
    deal: int
    lines: tuple[str, ...]

    def to_json(self) -> dict[str, Any]:
        """Return it as the archive has it."""
        return {"round": self.round, "table": self.table, "deal": self.deal, "lines": list(self.lines)}


def write_archive(book: Sequence[Entry], names: Mapping[Pseudonym, str], games: Sequence[StoredGame]) -> str:
    """Return the archive as a text that ends with a line feed. A person who is not among `names` is forgotten.

    Raises `TournamentError` where the book holds no tournament.
    """
    tournament = replay(entry.act for entry in book)
    people = people_of(entry.act for entry in book)
    archive: dict[str, Any] = {
        "civ_tournament": VERSION,
        "summary": summary(tournament, book),
        "people": {who: visible_name(names[who]) for who in people if who in names},
        "book": [entry.to_json() for entry in book],
        # in one order, since an archive is checked byte by byte
        "games": [game.to_json() for game in sorted(games, key=lambda game: (game.round, game.table, game.deal))],
    }
    return file_text({**archive, "sha256": hash_of(archive)})


def file_text(archive: Mapping[str, Any]) -> str:
    """Return an archive's JSON as it stands in its file: an item a line, so that people can read it."""
    return json.dumps(archive, ensure_ascii=False, indent=1) + "\n"


def summary(tournament: Tournament, book: Sequence[Entry]) -> dict[str, Any]:
    """Return what the book comes to, for readers: participants, draws, tables, results, standings, incidents."""
    plan = tournament.plan
    computers = {entrant.who for entrant in tournament.entrants if entrant.is_computer}
    return {
        "title": plan.title,
        "place": plan.place,
        "clock": plan.clock,
        "starts": format_moment(plan.starts),
        "official": tournament.official,
        "stage": tournament.stage.value,
        "organiser": plan.organiser,
        "referees": list(referees_of(book)),
        "participants": [
            {"player": number, "who": who, "computer": who in computers}
            for number, who in enumerate(tournament.players, start=1)
        ],
        "rounds": [_round(played, plan.commitments[played.number - 1]) for played in tournament.rounds],
        "lots": {"commitment": plan.commitments[ROUNDS], "secret": tournament.lots_secret},
        **_deals(tournament),
        "champion": tournament.champion(),
        **(_divisions(tournament) if tournament.is_league else _standings(tournament)),
        "incidents": [
            {"n": entry.number, **act_to_json(entry.act)} for entry in book if entry.act.operation.is_decision
        ],
        "last_hash": book[-1].hash,
    }


def _standings(tournament: Tournament) -> dict[str, Any]:
    return {
        "standings": [
            {"place": each.place, "player": each.player, "rounds_won": each.rounds_won}
            for each in standings(tournament)
        ]
    }


def _divisions(tournament: Tournament) -> dict[str, Any]:
    """Return the tables of a league's season, each division's in order, and what they mean for the next one."""
    tables = (division_table(tournament, number) for number in range(len(tournament.divisions)))
    return {
        "divisions": [
            [
                {
                    "place": row.place,
                    "player": row.player,
                    "points": row.points,
                    "movement": row.movement.value,
                    **({"out": True} if row.is_out else {}),
                }
                for row in table
            ]
            for table in tables
        ]
    }


def referees_of(book: Sequence[Entry]) -> tuple[Pseudonym, ...]:
    """Return everyone who was the referee, or acted as one, each once (§10.1)."""
    terms = {term.entry: term.who for term in terms_of_office(book)}
    found: list[Pseudonym] = []
    for entry in book:
        if entry.number in terms:
            found.append(terms[entry.number])
        if entry.act.by.role is Role.REFEREE and entry.act.by.who is not None:
            found.append(entry.act.by.who)
    return tuple(dict.fromkeys(found))


@dataclass(frozen=True, slots=True)
class Term:
    """How long someone was the referee: since that entry of the book, until a moment; None where they still are."""

    who: Pseudonym
    entry: int
    since: datetime
    until: datetime | None = None


def terms_of_office(book: Sequence[Entry]) -> tuple[Term, ...]:
    """Return who was the referee from when to when, in order (§10.1).

    Whom the announcement names is asked in newer books, and isn't the referee before they accept.
    """
    found: list[Term] = []

    def end(at: datetime) -> None:
        if found and found[-1].until is None:
            found[-1] = replace(found[-1], until=at)

    for entry in book:
        at, who = entry.act.at, entry.act.by.who
        match entry.act.operation:
            case Announce(referee=named) | Appoint(referee=named):
                end(at)
                found.append(Term(named, entry.number, at))
            case AskReferee(referee=asked) if entry.number == 2 and found and asked == found[-1].who:
                found.clear()
            case AcceptReferee() if who is not None:
                end(at)
                found.append(Term(who, entry.number, at))
            case ResignReferee():
                end(at)
            case _:
                pass
    return tuple(found)


def _deals(tournament: Tournament) -> dict[str, Any]:
    """Return what all games were dealt with, which is a part of the lots' secret; nothing for older books."""
    if tournament.deals_commitment is None:
        return {}
    lots = tournament.lots_secret
    secret = None if lots is None else deals_secret(bytes.fromhex(lots)).hex()
    return {"deals": {"commitment": tournament.deals_commitment, "secret": secret}}


def _round(played: Round, committed: str) -> dict[str, Any]:
    return {
        "round": played.number,
        "final": played.is_final,
        "commitment": committed,
        "secret": played.secret,
        "tables": [_table(table) for table in played.tables],
    }


def _table(table: TournamentTable) -> dict[str, Any]:
    def numbers(players: Sequence[PlayerNumber]) -> list[int]:
        return [int(player) for player in players]

    return {
        "table": table.number,
        "drawn": numbers(table.drawn),
        "players": numbers(table.players),
        "cards": list(table.cards),
        "deal": table.deal,
        "out": numbers(table.out),
        "tied": numbers(table.tied),
        "winner": table.winner,
        "game": table.transcript,
        # of newer books alone, so that the archives of older ones stay what they are
        **({"idle": numbers(table.idle)} if table.idle else {}),
        **({"void": True} if table.is_void else {}),
    }
