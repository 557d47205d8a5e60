"""Who held which seat when is kept."""

import json

from bot.games.civ.game import civ_game
from bot.games.civ.rules import read
from bot.table.seat_history import has_played, lines_of_computer, seat_holders_of, with_holders_at
from bot.table.transcript_header import transcript_keys
from bot.table.values import SeatHolder
from bot.table.vote import VoteKind
from tests.table.people import EVE
from tests.table.tables import DAY, NAMES, Session, begun, match_of


def substituted() -> tuple[Session, int]:
    """A game of three whose first seat was Ada's or another's, then the computer's, then Eve's; and that seat."""
    game = begun(3)
    seat = game.table.waiting[0]
    game.step()
    game.away(game.who(seat))
    while game.table.waiting != (seat,):
        game.step()
    game.computer_moves()
    people = [participant.user_id for participant in game.table.participants]
    game.ask_for_seat(seat)
    game.all_agree(VoteKind.REPLACE, *people)
    game.step()
    return game, seat


def test_every_holder_of_a_seat_is_kept_with_the_line_they_came_after() -> None:
    game, seat = substituted()
    first, computer, last = seat_holders_of(game.table, seat)
    assert (first.number, first.is_automatic, computer.user_id) == (0, False, first.user_id)
    assert (computer.number, computer.is_automatic) == (1, True)
    assert (last.user_id, last.name, last.number) == (EVE, NAMES[EVE], game.table.number - 1)
    assert {holder.seat for holder in game.table.seat_holders} == {seat}, "the other seats have never changed hands"


def test_a_replay_has_the_people_of_that_moment() -> None:
    game, seat = substituted()
    first, _, last = seat_holders_of(game.table, seat)
    names = [with_holders_at(game.table, number).names[seat] for number in (0, 1, last.number, game.table.number)]
    assert names == [first.name, first.name, first.name, NAMES[EVE]]


def test_going_away_and_coming_back_between_two_lines_is_not_worth_a_record() -> None:
    game = begun(3)
    game.step()
    user = game.others[0]
    assert seat_holders_of(game.away(user), game.seat(user))
    assert not game.come_back(user).seat_holders


def test_a_turn_the_computer_plays_at_zero_is_in_the_record() -> None:
    game = begun(clock=DAY)
    seat, user = game.table.waiting[0], game.who()
    game.wait(days=1)
    game.ring()
    table = game.computer_plays()
    name = NAMES[user]
    assert table.seat_holders == (
        SeatHolder(seat, 0, user, name, is_automatic=True),
        SeatHolder(seat, table.number, user, name),
    )
    lines = frozenset(range(1, table.number + 1))
    assert lines_of_computer(table, seat) == lines
    assert lines_of_computer(table, 1 - seat) == frozenset()
    assert lines_of_computer(game.step(), seat) == lines


def test_a_transcript_says_who_played_from_which_line_on_by_name_alone_and_replays() -> None:
    game, seat = substituted()
    first, computer, last = seat_holders_of(game.table, seat)
    played = [
        {"seat": seat, "from": 1, "name": first.name},
        {"seat": seat, "from": computer.number + 1, "name": first.name, "computer": True},
        {"seat": seat, "from": last.number + 1, "name": NAMES[EVE]},
    ]
    lines = [*match_of(game.table).transcript(transcript_keys(game.table))]
    header = json.loads(lines[0])
    assert header["played"] == played
    header |= {"commitment": "", "deal": ""}  # digits by chance
    assert str(first.user_id) not in json.dumps(header)
    assert read(lines).position == civ_game(game.table.match).position
    assert "played" not in transcript_keys(begun().table)


def test_who_was_replaced_has_played_all_the_same() -> None:
    game, seat = substituted()
    assert has_played(game.table, seat_holders_of(game.table, seat)[0].user_id)
