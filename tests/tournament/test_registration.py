"""Who enters a tournament, who waits, and who is there when it begins (RULES §10.1)."""

from dataclasses import replace
from datetime import timedelta, timezone

import pytest

from bot.reasons import GameError
from bot.tournament.officials import Appoint
from bot.tournament.operation import SYSTEM, Act, Actor, Operation, Role
from bot.tournament.registration import (
    MOST_ENTRANTS,
    CheckIn,
    CloseCheckIn,
    MakeFriendly,
    OpenCheckIn,
    Register,
    Withdraw,
)
from bot.tournament.rounds import Draw
from bot.tournament.tournament import Pseudonym, Stage
from tests.tournament.desk import (
    AS_ORGANISER,
    AS_REFEREE,
    ORGANISER,
    REFEREE,
    SECRETS,
    Desk,
    announcement,
    as_player,
    begun,
    checked_in,
    entered,
    person,
)


def refused(desk: Desk, by: Actor, operation: Operation, after: int = 1) -> str:
    """The reason, as a key with its clause; nothing has changed."""
    before = desk.tournament
    with pytest.raises(GameError) as caught:
        desk.do(by, operation, after)
    assert desk.tournament is before
    return f"{caught.value.reason.key} {caught.value.reason.clause}".strip()


def opened(desk: Desk) -> Desk:
    """With the check-in on for an hour."""
    desk.do(AS_ORGANISER, OpenCheckIn(desk.acts[-1].at + timedelta(hours=1)))
    return desk


@pytest.mark.parametrize("places", [0, 4, 15, 17, 30, 65, 68])
def test_an_official_tournament_has_sixteen_to_sixty_four_places_by_fours(places: int) -> None:
    plan = announcement(places=places)
    assert refused(Desk(), AS_ORGANISER, plan) == "tournament-official-number §10.1"


@pytest.mark.parametrize("places", [3, 5, 65])
def test_a_friendly_cup_has_places_that_make_tables_of_three_and_four(places: int) -> None:
    plan = announcement(official=False, places=places)
    assert refused(Desk(), AS_ORGANISER, plan) == "tournament-friendly-number §10.2"


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("title", ""),
        ("title", "two\nlines"),
        ("place", "\u202eback"),
        ("clock", " "),
        ("title", "x" * 401),
        ("title", "a\0b"),
    ],
)
def test_texts_of_an_announcement_can_be_read(name: str, text: str) -> None:
    plan = replace(announcement(), **{name: text})
    assert refused(Desk(), AS_ORGANISER, plan) == "tournament-text"


@pytest.mark.parametrize(
    "commitments",
    [
        (),
        ("0" * 64,),
        ("0" * 64,) * 4,
        tuple(str(number) * 63 for number in range(4)),
        ("G" * 64, "1" * 64, "2" * 64, "3" * 64),
    ],
)
def test_an_announcement_commits_to_three_rounds_and_the_lots(commitments: tuple[str, ...]) -> None:
    plan = replace(announcement(), commitments=commitments)
    assert refused(Desk(), AS_ORGANISER, plan) == "tournament-commitments §10.2"


@pytest.mark.parametrize("who", ["Ann", "123456789012345678", "p-", "p-ABCDEFGH", "p-1234567", "p-12345678\n"])
def test_nobody_is_named_but_by_a_pseudonym(who: str) -> None:
    plan = replace(announcement(), referee=Pseudonym(who))
    assert refused(Desk(), AS_ORGANISER, plan) == "tournament-pseudonym"
    assert refused(entered(0), SYSTEM, Register(Pseudonym(who))) == "tournament-pseudonym"


def test_a_tournament_is_announced_once_and_first() -> None:
    assert refused(Desk(), as_player(1), Register(person(1))) == "tournament-begin"
    assert refused(entered(1), AS_ORGANISER, announcement()) == "tournament-begin"


def test_whoever_registers_beyond_the_places_waits_and_moves_up() -> None:
    desk = entered(18, places=16)
    assert desk.now.waiting() == (person(17), person(18))
    desk.do(as_player(3), Withdraw(person(3)))
    assert desk.now.waiting() == (person(18),)
    desk.do(as_player(3), Register(person(3)))
    assert desk.now.waiting() == (person(18), person(3)), "who comes back is the last"


def test_nobody_registers_twice() -> None:
    assert refused(entered(3), as_player(2), Register(person(2))) == "tournament-registered"


def test_the_referee_does_not_play() -> None:
    desk = entered(3)
    assert refused(desk, SYSTEM, Register(REFEREE)) == "tournament-referee-plays §10.1"
    assert refused(desk, AS_ORGANISER, Appoint(person(2))) == "tournament-referee-plays §10.1"


def test_who_was_a_referee_may_play_once_another_is() -> None:
    desk = entered(3)
    desk.do(AS_ORGANISER, Appoint(person(9)))
    desk.do(SYSTEM, Register(REFEREE))
    assert refused(desk, SYSTEM, Register(person(9))) == "tournament-referee-plays §10.1"


def test_the_organiser_may_play_unless_he_said_he_would_not() -> None:
    desk = entered(0)
    desk.do(Actor(Role.PLAYER, ORGANISER), Register(ORGANISER))
    barring = Desk()
    barring.do(AS_ORGANISER, announcement(barred=(ORGANISER,)))
    assert refused(barring, Actor(Role.PLAYER, ORGANISER), Register(ORGANISER)) == "tournament-barred"


def test_computers_play_in_friendly_cups_only() -> None:
    desk = entered(2)
    assert refused(desk, AS_ORGANISER, Register(person(3), computer=True)) == "tournament-computer §10.1"
    desk.do(AS_ORGANISER, MakeFriendly())
    desk.do(AS_ORGANISER, Register(person(3), computer=True))
    assert not desk.now.official


def test_people_speak_for_themselves() -> None:
    desk = opened(entered(3))
    for operation in (Register(person(4)), Withdraw(person(2)), CheckIn(person(2))):
        assert refused(desk, as_player(1), operation) == "tournament-not-yours"


@pytest.mark.parametrize(
    "operation",
    [OpenCheckIn(announcement().starts), CloseCheckIn(), MakeFriendly(), Appoint(person(9)), Draw(SECRETS[0].hex())],
)
def test_who_only_plays_does_not_organise(operation: Operation) -> None:
    assert refused(entered(16), as_player(1), operation) == "tournament-not-yours"


def test_the_system_has_no_name_and_everybody_else_has_one() -> None:
    desk = entered(0)
    assert refused(desk, Actor(Role.SYSTEM, person(1)), Register(person(1))) == "tournament-pseudonym"
    assert refused(desk, Actor(Role.ORGANISER), MakeFriendly()) == "tournament-pseudonym"


def test_there_is_an_end_to_waiting() -> None:
    assert refused(entered(MOST_ENTRANTS), as_player(999), Register(person(999))) == "tournament-full"


def test_whoever_is_not_there_at_the_deadline_is_dropped_and_who_waits_fills_up() -> None:
    desk = checked_in(22, places=20, absent=(2, 5))
    assert desk.now.dropped == (person(2), person(5))
    assert [entrant.who for entrant in desk.now.lineup()][-2:] == [person(21), person(22)]
    assert len(desk.now.lineup()) == 20


def test_who_was_dropped_may_come_back_as_the_last() -> None:
    desk = checked_in(17, absent=(2,))
    assert desk.now.entrant(person(2)) is None
    desk.do(as_player(2), Register(person(2)))
    assert desk.now.dropped == ()
    assert desk.now.waiting() == (person(2),)


def test_with_nobody_to_fill_up_the_last_registered_wait() -> None:
    desk = checked_in(19)
    assert len(desk.now.lineup()) == 16
    assert desk.now.waiting() == (person(17), person(18), person(19))


def test_who_waits_must_be_there_to_fill_up() -> None:
    desk = checked_in(18, places=16, absent=(1, 17))
    assert [entrant.who for entrant in desk.now.lineup()][-1] == person(18)


def test_the_check_in_is_not_closed_before_its_time_unless_all_are_there() -> None:
    desk = opened(entered(16))
    assert refused(desk, AS_ORGANISER, CloseCheckIn()) == "tournament-check-in-wait"
    for number in range(1, 17):
        desk.do(as_player(number), CheckIn(person(number)))
    assert desk.do(AS_ORGANISER, CloseCheckIn()).stage is Stage.READY


def test_nobody_checks_in_twice_or_unregistered_or_before_it_is_on() -> None:
    desk = entered(16)
    assert refused(desk, as_player(1), CheckIn(person(1))) == "tournament-check-in-off"
    assert refused(desk, SYSTEM, CloseCheckIn()) == "tournament-check-in-off"
    opened(desk).do(as_player(1), CheckIn(person(1)))
    assert refused(desk, as_player(1), CheckIn(person(1))) == "tournament-present"
    assert refused(desk, as_player(77), CheckIn(person(77))) == "tournament-not-registered"


def test_a_deadline_lies_ahead() -> None:
    desk = entered(1)
    assert refused(desk, AS_ORGANISER, OpenCheckIn(desk.acts[-1].at)) == "tournament-deadline"


def test_whoever_registers_while_the_check_in_is_on_is_there() -> None:
    desk = opened(entered(15))
    desk.do(as_player(16), Register(person(16)))
    assert [entrant.who for entrant in desk.now.present()] == [person(16)]


def test_too_few_cannot_begin_until_more_come_or_it_is_friendly() -> None:
    desk = opened(entered(15))
    assert refused(desk, SYSTEM, CloseCheckIn(), after=3600) == "tournament-too-few §10.1"
    for number in range(1, 16):
        desk.do(as_player(number), CheckIn(person(number)))
    desk.do(AS_ORGANISER, MakeFriendly())
    assert refused(desk, AS_ORGANISER, MakeFriendly()) == "tournament-friendly-already"
    assert len(desk.do(SYSTEM, CloseCheckIn()).lineup()) == 15


def test_five_friends_are_four_at_a_table_and_one_who_waits() -> None:
    desk = checked_in(5, official=False)
    assert len(desk.now.lineup()) == 4
    assert desk.now.waiting() == (person(5),)


def test_computers_are_always_there() -> None:
    desk = checked_in(16, official=False, computers=range(2, 17))
    assert len(desk.now.lineup()) == 16


def test_somebody_may_leave_until_the_draw_and_the_line_up_closes_ranks() -> None:
    desk = checked_in(17)
    desk.do(as_player(4), Withdraw(person(4)))
    assert desk.now.lineup()[-1].who == person(17)
    desk.do(as_player(5), Withdraw(person(5)))
    assert desk.now.lineup() == ()
    assert refused(desk, SYSTEM, Draw(SECRETS[0].hex())) == "tournament-too-few §10.1"


def test_nothing_is_drawn_before_the_check_in_is_over() -> None:
    for desk in (entered(16), opened(entered(16))):
        assert refused(desk, AS_ORGANISER, Draw(SECRETS[0].hex())) == "tournament-early"


def test_who_plays_neither_leaves_nor_is_joined_after_the_draw() -> None:
    desk = begun(17)
    assert refused(desk, as_player(3), Withdraw(person(3))) == "tournament-drawn"
    assert refused(desk, as_player(40), Register(person(40))) == "tournament-drawn"
    assert refused(desk, AS_ORGANISER, OpenCheckIn(desk.acts[-1].at + timedelta(days=1))) == "tournament-drawn"
    assert refused(desk, AS_ORGANISER, MakeFriendly()) == "tournament-drawn"
    desk.do(as_player(17), Withdraw(person(17)))
    assert desk.now.waiting() == ()


def test_who_is_not_registered_cannot_withdraw() -> None:
    assert refused(entered(1), as_player(2), Withdraw(person(2))) == "tournament-not-registered"


def test_the_announcement_is_the_organisers() -> None:
    assert refused(Desk(), Actor(Role.ORGANISER, person(1)), announcement()) == "tournament-not-yours"
    assert refused(Desk(), AS_REFEREE, announcement()) == "tournament-not-yours"


def test_a_moment_without_a_zone_is_our_mistake() -> None:
    plan = announcement()
    with pytest.raises(ValueError, match="2026"):
        replace(plan, starts=plan.starts.replace(tzinfo=None))


def test_moments_are_kept_to_the_second_wherever_they_are_told() -> None:
    plan = announcement()
    there = plan.starts.astimezone(timezone(timedelta(hours=2))) + timedelta(microseconds=7)
    assert replace(plan, starts=there) == plan
    assert Act(there, AS_ORGANISER, OpenCheckIn(there)) == Act(plan.starts, AS_ORGANISER, OpenCheckIn(plan.starts))


def test_nobody_waits_for_a_place_where_too_few_are_there() -> None:
    """One of sixteen withdraws: fifteen are registered, and no one is anybody's substitute."""
    desk = checked_in(16)
    desk.do(as_player(3), Withdraw(person(3)))
    assert desk.now.lineup() == ()
    assert desk.now.waiting() == ()
    desk = checked_in(18)
    desk.do(as_player(3), Withdraw(person(3)))
    assert (len(desk.now.lineup()), desk.now.waiting()) == (16, (person(18),))


def test_a_referee_checks_in_who_is_there() -> None:
    desk = entered(4, official=False)
    desk.do(AS_ORGANISER, OpenCheckIn(desk.acts[-1].at + timedelta(hours=1)))
    desk.do(AS_REFEREE, CheckIn(person(1)))
    desk.do(AS_REFEREE, Register(person(9)))
    assert [each.who for each in desk.now.present()] == [person(1), person(9)]
    assert refused(desk, as_player(2), CheckIn(person(3))) == "tournament-not-yours"
