"""Who is the referee: asked, accepting, declining, resigning (RULES §10.1)."""

import json
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.tournament.archive import terms_of_office, write_archive
from bot.tournament.officials import (
    AcceptReferee,
    Appoint,
    AskCancel,
    AskReferee,
    DeclineReferee,
    ResignReferee,
    UnaskCancel,
    needs_second,
)
from bot.tournament.operation import SYSTEM, Actor, Role
from bot.tournament.registration import CheckIn, CloseCheckIn, OpenCheckIn, Register
from bot.tournament.rounds import Draw
from bot.tournament.waiting import Awaited, waits
from tests.tournament.desk import (
    AS_ORGANISER,
    AS_REFEREE,
    NOON,
    ORGANISER,
    REFEREE,
    SECRETS,
    Desk,
    announcement,
    as_player,
    begun,
    person,
)
from tests.tournament.test_registration import refused

ASKED = Actor(Role.PLAYER, REFEREE)
OTHER = Actor(Role.PLAYER, person(77))


def asked() -> Desk:
    """A cup whose referee is asked, with the announcement."""
    desk = Desk()
    desk.do(AS_ORGANISER, announcement(official=False))
    desk.do(AS_ORGANISER, AskReferee(REFEREE), after=0)
    return desk


def ready() -> Desk:
    """That cup with four who are there, and without a referee who has accepted."""
    desk = asked()
    for number in range(1, 5):
        desk.do(as_player(number), Register(person(number)))
    desk.do(AS_ORGANISER, OpenCheckIn(desk.acts[-1].at + timedelta(hours=1)))
    for number in range(1, 5):
        desk.do(as_player(number), CheckIn(person(number)))
    desk.do(AS_ORGANISER, CloseCheckIn())
    return desk


def test_who_is_asked_is_the_referee_once_they_accept() -> None:
    desk = asked()
    assert (desk.now.referee, desk.now.candidate) == (None, REFEREE)
    assert desk.do(ASKED, AcceptReferee()).referee == REFEREE
    assert desk.now.candidate is None
    assert refused(desk, ASKED, AcceptReferee()) == "tournament-not-asked"


def test_older_books_ask_no_one_and_their_referee_draws() -> None:
    desk = begun(16)
    assert desk.now.referee == REFEREE
    assert desk.do(AS_ORGANISER, Appoint(person(77))).referee == person(77)


def test_no_round_is_drawn_without_a_referee() -> None:
    desk = ready()
    draw = Draw(SECRETS[0].hex())
    assert refused(desk, SYSTEM, draw) == "tournament-no-referee §10.1"
    assert [wait.awaited for wait in waits(desk.now, NOON - timedelta(days=1))] == [Awaited.REFEREE]
    desk.do(ASKED, AcceptReferee())
    assert [wait.awaited for wait in waits(desk.now, NOON - timedelta(days=1))] == [Awaited.START]
    desk.do(SYSTEM, draw)


def test_the_next_round_waits_for_who_follows_a_referee_that_has_resigned() -> None:
    desk = begun(16)
    desk.do(AS_REFEREE, ResignReferee("ill"))
    for table in desk.now.rounds[-1].tables:
        desk.report(table.number, table.players[0])
    assert refused(desk, SYSTEM, Draw(SECRETS[1].hex())) == "tournament-no-referee §10.1"
    desk.do(AS_ORGANISER, AskReferee(person(77)))
    desk.do(OTHER, AcceptReferee())
    desk.draw()


def test_who_is_the_referee_stays_so_until_another_accepts() -> None:
    desk = asked()
    desk.do(ASKED, AcceptReferee())
    desk.do(AS_ORGANISER, AskReferee(person(77)))
    assert desk.now.referee == REFEREE
    desk.do(OTHER, DeclineReferee())
    assert (desk.now.referee, desk.now.candidate) == (REFEREE, None)
    assert refused(desk, OTHER, AcceptReferee()) == "tournament-not-asked"


def test_of_two_who_are_asked_only_the_later_one_may_accept() -> None:
    desk = asked()
    desk.do(AS_ORGANISER, AskReferee(person(77)))
    assert refused(desk, ASKED, AcceptReferee()) == "tournament-not-asked"
    assert refused(desk, AS_ORGANISER, AskReferee(person(77))) == "tournament-same-referee"
    assert desk.do(OTHER, AcceptReferee()).referee == person(77)


def test_who_is_asked_does_not_play_and_who_plays_is_not_asked() -> None:
    desk = asked()
    assert refused(desk, ASKED, Register(REFEREE)) == "tournament-referee-plays §10.1"
    desk.do(as_player(1), Register(person(1)))
    assert refused(desk, AS_ORGANISER, AskReferee(person(1))) == "tournament-referee-plays §10.1"


def test_only_the_referee_resigns_and_whoever_has_the_role_steps_in() -> None:
    desk = begun(16)
    by_role = Actor(Role.REFEREE, person(77))
    assert refused(desk, by_role, ResignReferee("tired")) == "tournament-not-yours"
    assert refused(desk, by_role, AcceptReferee()) == "tournament-not-asked"
    desk.do(SYSTEM, ResignReferee("gone"))
    assert desk.do(by_role, AcceptReferee()).referee == person(77)


@pytest.mark.parametrize("is_own", [True, False])
def test_an_organiser_who_named_themselves_has_a_term_whoever_is_asked_next(is_own: bool) -> None:
    desk = Desk()
    named = ORGANISER if is_own else REFEREE
    desk.do(AS_ORGANISER, replace(announcement(official=False), referee=named))
    desk.do(AS_ORGANISER, AskReferee(person(77) if is_own else named), after=0)
    assert [term.who for term in terms_of_office(desk.book())] == ([ORGANISER] if is_own else [])


@pytest.mark.parametrize("is_accepted", [True, False])
def test_the_archive_names_as_referees_those_who_were(is_accepted: bool) -> None:
    desk = ready()
    desk.do(ASKED, AcceptReferee() if is_accepted else DeclineReferee())
    desk.do(AS_ORGANISER, AskReferee(person(77)))
    desk.do(OTHER, AcceptReferee())
    was = [REFEREE] if is_accepted else []
    archive = json.loads(write_archive(desk.book(), {}, []))
    assert archive["summary"]["referees"] == [*was, person(77)]
    terms = terms_of_office(desk.book())
    assert [(term.who, term.until is None) for term in terms] == [*((who, False) for who in was), (person(77), True)]


# Who calls a tournament off


def test_the_wish_to_call_it_off_stands_for_an_hour_and_is_taken_back() -> None:
    desk = begun(16)
    desk.do(AS_REFEREE, AskCancel("rain"))
    at = desk.acts[-1].at
    assert desk.now.cancel_asker(at + timedelta(minutes=59)) == REFEREE
    assert desk.now.cancel_asker(at + timedelta(hours=1)) is None
    assert refused(desk, AS_REFEREE, AskCancel("rain")) == "tournament-cancel-asked"
    assert refused(desk, AS_ORGANISER, UnaskCancel("sun")) == "tournament-not-yours"
    desk.do(AS_REFEREE, UnaskCancel("sun"))
    assert desk.now.cancel_asker(desk.acts[-1].at) is None
    desk.do(AS_REFEREE, AskCancel("rain"))
    assert desk.do(AS_REFEREE, AskCancel("still rain"), after=3600).cancel_asked_by == REFEREE, "the first has lapsed"


@pytest.mark.parametrize("is_appointed", [True, False])
def test_with_another_referee_nobody_has_asked_to_call_it_off(is_appointed: bool) -> None:
    desk = begun(16)
    desk.do(AS_REFEREE, AskCancel("rain"))
    if is_appointed:
        desk.do(AS_ORGANISER, Appoint(person(77)))
    else:
        desk.do(AS_REFEREE, ResignReferee("ill"))
    assert desk.now.cancel_asker(desk.acts[-1].at) is None
    by_role = Actor(Role.REFEREE, person(78))
    if not is_appointed:
        desk.do(by_role, AskCancel("rain"))
        desk.do(by_role, AcceptReferee())
        assert desk.now.cancel_asker(desk.acts[-1].at) is None


def test_who_calls_a_tournament_off_alone() -> None:
    desk = begun(16)
    at = desk.acts[-1].at
    assert not needs_second(desk.now, ORGANISER, at)
    assert needs_second(desk.now, REFEREE, at)
    assert not needs_second(desk.now, REFEREE, at, has_organiser=False)
    assert needs_second(desk.now, person(77), at, has_organiser=False)
    desk.do(AS_REFEREE, AskCancel("rain"))
    assert not needs_second(desk.now, person(77), at + timedelta(minutes=1))
    assert needs_second(desk.now, person(77), at + timedelta(minutes=62))
    desk.do(AS_REFEREE, ResignReferee("ill"))
    assert not needs_second(desk.now, person(77), at, has_organiser=False)
    assert needs_second(desk.now, person(77), at)
