"""What moderators do to the tables of their server."""

import pytest

from bot.table import inactivity
from bot.table.errors import NotAllowed, NotPlaying, NotSeated, TableError, TooEarly, UnknownTable
from bot.table.moderation import check_moderator
from bot.table.preferences import GuildPreferences, Opener
from bot.table.values import Moderator, ModeratorActKind, Place, Status
from bot.table.vote import VoteKind
from tests.table.people import ADA, BO, CY, DI, EVE
from tests.table.tables import begun, key_of, opened, options

MODERATOR = Moderator(EVE, "Eve", 1)
STRANGER = Moderator(EVE, "Eve", 2)


def test_a_table_is_closed_for_a_reason_that_is_kept() -> None:
    for table in (begun(), opened(options())):
        closed = table.moderate(MODERATOR, ModeratorActKind.CLOSE, " Insults\u202e\n all day ")
        assert closed.status == Status.CANCELLED
        (act,) = closed.acts
        assert (act.kind, act.moderator, act.reason) == (ModeratorActKind.CLOSE, EVE, "Insults all day")
        with pytest.raises(TableError) as refused:
            table.moderate(MODERATOR, ModeratorActKind.CLOSE, "again")
        assert key_of(refused) == "moderate-over"


@pytest.mark.parametrize(
    "kind", [ModeratorActKind.CLOSE, ModeratorActKind.PAUSE, ModeratorActKind.HIDE, ModeratorActKind.TALK]
)
def test_no_table_of_another_server_is_touched(kind: ModeratorActKind) -> None:
    for table in (begun(), opened(options(), place=Place(None, 30, "en"))):
        before = table.table
        with pytest.raises(UnknownTable):
            table.moderate(STRANGER, kind, "mine now", ADA)
        assert table.table is before


def test_a_pause_stops_the_game_and_moderators_end_it() -> None:
    game = begun()
    assert game.moderate(MODERATOR, ModeratorActKind.PAUSE, "calm down").is_paused
    with pytest.raises(TableError):
        game.moderate(MODERATOR, ModeratorActKind.PAUSE, "again")
    with pytest.raises(TooEarly) as refusal:
        game.resume(ADA)
    assert key_of(refusal) == "paused-by-moderator"
    table = game.moderate(MODERATOR, ModeratorActKind.RESUME, "well then")
    assert (table.is_paused, table.acts[-1].reason) == (False, "well then")
    with pytest.raises(NotPlaying):
        opened(options()).moderate(MODERATOR, ModeratorActKind.PAUSE, "no game")


def test_a_moderators_pause_ends_by_itself_after_a_week() -> None:
    game = begun()
    game.moderate(MODERATOR, ModeratorActKind.PAUSE, "calm down")
    game.wait(days=6, hours=23)
    assert game.ring().is_paused
    with pytest.raises(TooEarly):
        game.resume(ADA)
    game.wait(hours=1)
    table = game.ring()
    assert (table.is_paused, table.next_at) == (False, None)
    assert inactivity.count_timeouts_in_a_row(table, table.waiting[0], game.now, {}) == 0, "nobody was awaited in it"


def test_a_pause_that_its_players_made_lasts_until_they_end_it() -> None:
    game = begun()
    game.moderate(MODERATOR, ModeratorActKind.PAUSE, "calm down")
    game.moderate(MODERATOR, ModeratorActKind.RESUME, "well then")
    game.wait(hours=1)
    game.all_propose(VoteKind.PAUSE, ADA, BO)
    game.wait(days=30)
    assert game.ring().is_paused


@pytest.mark.parametrize("kind", [ModeratorActKind.CLOSE, ModeratorActKind.PAUSE, ModeratorActKind.RESUME])
def test_nobody_moderates_a_game_they_play_or_have_played(kind: ModeratorActKind) -> None:
    game = begun(3)
    ada, cy = Moderator(ADA, "Ada", 1), Moderator(CY, "Cy", 1)
    seat = game.seat(CY)
    game.away(CY)
    game.ask_for_seat(seat, DI)
    game.all_agree(VoteKind.REPLACE, ADA, BO, CY)
    assert game.who(seat) == DI
    if kind is ModeratorActKind.RESUME:
        game.moderate(MODERATOR, ModeratorActKind.PAUSE, "calm down")
    for own in (ada, cy):
        before = game.table
        with pytest.raises(NotAllowed) as refused:
            game.moderate(own, kind, "I was losing")
        assert key_of(refused) == "moderate-own"
        assert game.table is before
    game.moderate(ada, ModeratorActKind.HIDE, "spam")
    assert len(game.moderate(MODERATOR, kind, "really").acts) >= 2


def test_a_lobby_is_closed_by_a_moderator_who_sits_in_it() -> None:
    closed = opened(options(), BO).moderate(Moderator(BO, "Bo", 1), ModeratorActKind.CLOSE, "a joke")
    assert closed.status == Status.CANCELLED


def test_a_pause_of_its_players_is_theirs_to_end() -> None:
    game = begun()
    game.propose(ADA, VoteKind.PAUSE)
    game.moderate(MODERATOR, ModeratorActKind.PAUSE, "calm down")
    game.wait(hours=1)
    game.moderate(MODERATOR, ModeratorActKind.RESUME, "well then")
    game.wait(hours=1)
    assert game.all_propose(VoteKind.PAUSE, ADA, BO).table.is_paused
    with pytest.raises(TableError) as refusal:
        game.moderate(MODERATOR, ModeratorActKind.RESUME, "mine, too")
    assert key_of(refusal) == "moderate-unpaused"
    assert not game.resume(BO).is_paused


def test_a_pause_that_its_players_make_after_a_moderators_is_theirs() -> None:
    game = begun()
    game.moderate(MODERATOR, ModeratorActKind.PAUSE, "calm down")
    game.wait(days=7)
    game.resume(ADA)
    game.wait(hours=1)
    game.all_propose(VoteKind.PAUSE, ADA, BO)
    with pytest.raises(TableError) as refusal:
        game.moderate(MODERATOR, ModeratorActKind.RESUME, "mine, too")
    assert key_of(refusal) == "moderate-unpaused"
    assert not game.resume(BO).is_paused


def test_talks_end_with_those_who_play_there_alone() -> None:
    game = begun()
    for user in (CY, None):
        with pytest.raises(NotSeated):
            game.moderate(MODERATOR, ModeratorActKind.TALK, "insults", user)


@pytest.mark.parametrize("reason", ["", "  ", "\u200b\u2800"])
def test_no_act_goes_without_a_reason_that_can_be_read(reason: str) -> None:
    game = begun()
    with pytest.raises(TableError) as refused:
        game.moderate(MODERATOR, ModeratorActKind.PAUSE, reason)
    assert key_of(refused) == "moderate-reason"
    assert not game.table.is_paused


def test_a_moderator_manages_the_server_or_has_the_role_it_names() -> None:
    here, named = Opener((20,)), GuildPreferences(moderators=5)
    for server, opener in (
        (GuildPreferences(), here),
        (named, here),
        (GuildPreferences(), Opener((20,), frozenset({5}))),
        (named, Opener((20,), frozenset({4, 20}))),
    ):
        with pytest.raises(NotAllowed) as refused:
            check_moderator(server, opener)
        assert key_of(refused) == "moderators-only"
    check_moderator(named, Opener((20,), frozenset({5})))
    check_moderator(GuildPreferences(), Opener((20,), is_manager=True))


def test_a_table_is_hidden_once() -> None:
    game = begun()
    assert game.moderate(MODERATOR, ModeratorActKind.HIDE, "names").is_hidden
    with pytest.raises(TableError) as refused:
        game.moderate(MODERATOR, ModeratorActKind.HIDE, "names again")
    assert key_of(refused) == "moderate-hidden"
