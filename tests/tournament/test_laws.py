"""Laws that hold whatever people do to a tournament (RULES §10)."""

import json
from collections import Counter
from datetime import datetime, timedelta
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.strategies import DataObject

from bot.reasons import GameError
from bot.tournament.book import BEGINNING, act_from_json, act_to_json, make_book, read_entry
from bot.tournament.draws import OFFICIAL, PlayerNumber, TableNumber, table_sizes
from bot.tournament.errors import TournamentError
from bot.tournament.laws import choose_role, replay
from bot.tournament.officials import (
    AcceptReferee,
    Appoint,
    AskReferee,
    Cancel,
    DeclineReferee,
    Move,
    ResignReferee,
    TellAll,
)
from bot.tournament.operation import OPERATIONS, SYSTEM, Act, Actor, Operation, Role
from bot.tournament.refereeing import Answer, Call, Exclude, ExclusionKind, LookAtHands, Order, OrderKind, Record
from bot.tournament.registration import CheckIn, CloseCheckIn, MakeFriendly, OpenCheckIn, Register, Withdraw
from bot.tournament.rounds import CastLot, Draw, Replace, Report, Reveal, SetBreak
from bot.tournament.tournament import IncidentKind, Stage, Tournament
from tests.tournament.desk import (
    AS_ORGANISER,
    AS_REFEREE,
    SECRETS,
    Desk,
    announcement,
    as_player,
    entered,
    person,
)

hexes = st.sampled_from([*(secret.hex() for secret in SECRETS), "0" * 64, "x"])
whys = st.sampled_from(["seen by all", "", "two\nlines"])
numbers = st.integers(-1, 30)
moments = st.datetimes(datetime(1, 1, 3), datetime(9999, 12, 29), timezones=st.timezones())
tables = st.integers(-1, 6).map(TableNumber)
players = numbers.map(PlayerNumber)
people = st.integers(1, 24).map(person)
operations: st.SearchStrategy[Operation] = st.one_of(
    st.builds(Register, people, st.booleans()),
    st.builds(Withdraw, people),
    st.integers(-100, 100).map(lambda minutes: OpenCheckIn(announcement().starts + timedelta(minutes=minutes))),
    st.builds(CheckIn, people),
    st.builds(CloseCheckIn),
    st.builds(MakeFriendly),
    st.builds(Draw, hexes),
    st.builds(Replace, tables, players, hexes, st.none() | hexes, whys),
    st.builds(Report, tables, st.lists(players, max_size=3).map(tuple), hexes),
    st.builds(CastLot, tables, hexes),
    st.builds(Record, st.sampled_from(IncidentKind), tables, players, st.none() | numbers, st.none() | numbers, whys),
    st.builds(Order, st.sampled_from(OrderKind), st.none() | tables, st.none() | numbers, whys),
    st.builds(Call, tables, players, numbers),
    st.builds(Answer, numbers, whys),
    st.builds(LookAtHands, tables, numbers, whys),
    st.builds(Appoint, people),
    st.builds(AskReferee, people),
    st.builds(AcceptReferee),
    st.builds(DeclineReferee),
    st.builds(ResignReferee, whys),
    st.builds(Exclude, people, tables, st.sampled_from(ExclusionKind), whys),
    st.builds(TellAll, whys),
    st.builds(SetBreak, numbers, st.none() | moments),
    st.builds(Move, whys, st.none() | tables),
    st.builds(Cancel, whys),
    st.builds(Reveal, hexes),
    st.builds(announcement),
)
actors = st.one_of(st.just(SYSTEM), st.just(AS_ORGANISER), st.just(AS_REFEREE), st.integers(1, 24).map(as_player))


def sensible(desk: Desk, data: DataObject) -> None:
    """What usually comes next: so that random tournaments get somewhere."""
    now = desk.now
    if now.stage is Stage.REGISTRATION:
        desk.do(AS_ORGANISER, OpenCheckIn(desk.acts[-1].at + timedelta(minutes=5)))
    elif now.stage is Stage.CHECK_IN:
        for entrant in now.entrants:
            if not entrant.is_present and data.draw(st.integers(0, 9)):
                desk.do(Actor(Role.PLAYER, entrant.who), CheckIn(entrant.who))
        desk.do(SYSTEM, CloseCheckIn(), after=10**7)
    elif now.is_ended:
        return
    elif now.stage is Stage.READY or all(table.is_over for table in now.rounds[-1].tables):
        desk.draw()
    else:
        at_a_table(desk, data)


def at_a_table(desk: Desk, data: DataObject) -> None:
    """What happens at a table that is not over: mostly its end."""
    played = desk.now.rounds[-1]
    table = data.draw(st.sampled_from([table for table in played.tables if not table.is_over]))
    left = [player for player in table.players if player not in table.out]
    if table.tied:
        desk.cast(table.number)
        return
    match data.draw(st.integers(0, 9)):
        case 0:
            kind = data.draw(st.sampled_from(IncidentKind))
            line = None if kind is IncidentKind.WARNING else data.draw(st.integers(5, 90))
            back_to = data.draw(st.integers(0, 90)) if kind is IncidentKind.LATE_EFFECT else None
            player = data.draw(st.sampled_from(left))
            desk.do(AS_REFEREE, Record(kind, table.number, player, line, back_to, "seen by all"))
        case 1:
            desk.do(AS_REFEREE, Order(data.draw(st.sampled_from(OrderKind)), None, None, "lunch"))
        case 2:
            desk.replace(table.number, data.draw(st.sampled_from(table.players)))
        case _:
            winners = data.draw(st.lists(st.sampled_from(left), unique=True, min_size=1, max_size=2))
            desk.report(table.number, *winners)


@st.composite
def desks(draw: st.DrawFn) -> Desk:
    """A tournament to which people, referee and bot have done anything, sensible or not."""
    is_official = draw(st.booleans())
    entrants = draw(st.sampled_from((16, 17, 20, 22) if is_official else (4, 5, 6, 7, 9, 13, 17)))
    desk = entered(entrants, official=is_official, places=64)
    data = draw(st.data())
    for _ in range(draw(st.integers(0, 40))):
        try:
            if draw(st.integers(0, 3)):
                sensible(desk, data)
            else:
                desk.do(draw(actors), draw(operations))
        except GameError:
            pass
    return desk


@given(desks())
def test_the_acts_lead_to_the_same_tournament_again(desk: Desk) -> None:
    assert replay(desk.acts) == desk.now
    assert desk.now.version == len(desk.acts)


@given(desks())
def test_each_player_is_at_exactly_one_table_a_round_and_only_winners_go_on(desk: Desk) -> None:
    for number, drawn in enumerate(desk.now.rounds):
        seated = Counter(player for table in drawn.tables for player in table.drawn)
        assert set(seated.values()) == {1}
        assert [len(table.drawn) for table in drawn.tables] == list(table_sizes(len(seated)))
        now = Counter(player for table in drawn.tables for player in table.players)
        assert set(now.values()) == {1}
        if number == 0:
            assert len(seated) in OFFICIAL or not desk.now.official
        else:
            assert set(seated) == set(desk.now.rounds[number - 1].winners())
            assert set(now) <= set(seated), "nobody joins a later round"
        for table in drawn.tables:
            assert table.winner is None or table.winner in table.players
            assert table.winner not in table.out


@given(desks())
def test_the_book_only_grows(desk: Desk) -> None:
    whole = make_book(desk.acts)
    for length in range(1, len(desk.acts)):
        assert make_book(desk.acts[:length]) == whole[:length]
    assert [entry.previous for entry in whole] == [BEGINNING, *(entry.hash for entry in whole[:-1])]


@given(desks())
def test_a_book_is_read_as_it_was_written(desk: Desk) -> None:
    previous = BEGINNING
    for number, entry in enumerate(make_book(desk.acts), start=1):
        read = read_entry(json.loads(json.dumps(entry.to_json())), number, previous)
        assert read == entry
        previous = entry.hash


@given(desks())
def test_nobody_has_two_numbers_and_no_referee_plays(desk: Desk) -> None:
    now = desk.now
    assert len(set(now.players)) == len(now.players)
    assert now.referee not in now.players
    assert {entrant.who for entrant in now.entrants}.issuperset(now.players)
    assert len({entrant.who for entrant in now.entrants}) == len(now.entrants)


@given(st.builds(Act, moments, actors, operations))
def test_an_act_is_written_in_one_way(act: Act) -> None:
    assert act_from_json(json.loads(json.dumps(act_to_json(act)))) == act


def test_every_operation_has_its_word_and_its_roles() -> None:
    assert len(set(OPERATIONS.values())) == len(OPERATIONS)
    assert all(kind.word == word and kind.may for word, kind in OPERATIONS.items())


@given(st.sampled_from(sorted(OPERATIONS.values(), key=lambda kind: kind.word)), st.frozensets(st.sampled_from(Role)))
def test_the_role_that_is_chosen_is_one_that_a_person_has_and_the_law_allows(
    kind: type[Operation], roles: frozenset[Role]
) -> None:
    if roles.isdisjoint(kind.may):
        with pytest.raises(TournamentError, match="tournament-not-yours"):
            choose_role(kind, roles)
    else:
        chosen = choose_role(kind, roles)
        assert chosen in roles
        assert kind.may.index(chosen) == min(kind.may.index(role) for role in roles if role in kind.may)


def test_a_tournament_never_changes_under_the_hand() -> None:
    desk = entered(16)
    states: list[Tournament] = [desk.now]
    copies = [repr(desk.now)]
    for number in (3, 5):
        desk.do(as_player(number), Withdraw(person(number)))
        states.append(desk.now)
        copies.append(repr(desk.now))
    assert [repr(state) for state in states] == copies
    assert all(one != other for one, other in pairwise(states))
