"""Who has blocked somebody gets no new table with them, and is the only one who knows."""

import pytest

from bot.table.errors import NotInvited, TableError
from bot.table.social import MOST_BLOCKED, Blocks, check_blocks, filter_callable, toggle_block
from bot.table.values import UserId
from tests.table.people import ADA, BO, CY, EVE
from tests.table.tables import Session, begun, key_of, opened, options


def refused_to(table: Session, user: UserId, blocks: Blocks) -> TableError:
    """Why this person may not join."""
    before = table.table
    with pytest.raises(TableError) as refused:
        table.join(user, blocks=blocks)
    assert table.table is before
    return refused.value


def test_who_is_blocked_meets_a_table_by_invitation_and_who_has_blocked_is_told() -> None:
    table = opened(options(3))
    assert refused_to(table, BO, {ADA: [BO]}).reason.key == "not-invited"
    table.join(CY)
    told = refused_to(table, EVE, {EVE: [CY]}).reason
    assert (told.key, told.values) == ("blocked-there", {"who": CY})
    assert refused_to(table, EVE, {EVE: [CY], CY: [EVE]}).reason.key == "blocked-there"
    assert refused_to(table, EVE, {CY: [EVE]}).reason.key == "not-invited"
    table.join(BO)


def test_the_refusal_is_that_of_a_table_by_invitation_word_for_word() -> None:
    open_, closed = (opened(options(2, invite_only=is_closed)) for is_closed in (False, True))
    blocked, stranger = refused_to(open_, BO, {ADA: [BO]}), refused_to(closed, CY, {})
    assert isinstance(blocked, NotInvited)
    assert isinstance(stranger, NotInvited)
    assert str(blocked) == str(stranger)


def over(players: int) -> Session:
    """A game that all but Ada have left."""
    game = begun(players)
    for user in (BO, CY):
        game.resign(user)
    return game


def test_a_rematch_invites_nobody_whom_its_opener_has_blocked() -> None:
    rematch = over(3).rematch(ADA, blocks={ADA: [BO]})
    assert BO not in rematch.table.options.invited
    assert refused_to(rematch, BO, {ADA: [BO]}).reason.key == "not-invited"
    rematch.join(CY, blocks={ADA: [BO]})


def test_a_rematch_names_those_who_have_blocked_its_opener_like_the_others() -> None:
    blocks = {BO: [ADA], CY: [ADA]}
    rematch = over(3).rematch(ADA, blocks=blocks)
    assert set(rematch.table.options.invited) == {ADA, BO, CY}, "the opener could tell"
    assert refused_to(rematch, BO, blocks).reason.key == "blocked-there"


def test_nobody_is_let_in_with_whom_someone_there_wants_nothing_to_do() -> None:
    game = begun(3)
    for blocks, key in (({ADA: [EVE]}, "not-invited"), ({EVE: [CY]}, "blocked-there")):
        with pytest.raises(TableError) as refused:
            check_blocks(game.table, EVE, blocks)
        assert key_of(refused) == key
    check_blocks(game.table, EVE, {})


def test_invitations_go_to_nobody_who_has_blocked_the_owner() -> None:
    table = opened(options(2, invite_only=True))
    blocks = {BO: [ADA]}
    assert BO in table.invite(ADA, BO, CY, blocks=blocks).options.invited, "the owner could tell"
    assert filter_callable(ADA, [BO, CY], blocks) == (CY,)
    assert refused_to(table, BO, blocks).reason.key == "blocked-there"
    with pytest.raises(TableError) as refused:
        table.invite(ADA, CY, blocks={ADA: [CY]})
    assert key_of(refused) == "blocked-invite"


def test_nobody_blocks_themselves_or_more_people_than_there_is_room_for() -> None:
    full = tuple(UserId(number) for number in range(1000, 1000 + MOST_BLOCKED))
    for blocked, other, key in (((), ADA, "blocked-self"), (full, BO, "blocked-full")):
        with pytest.raises(TableError) as refused:
            toggle_block(blocked, ADA, other)
        assert key_of(refused) == key
    assert toggle_block(full, ADA, UserId(1000)) == full[1:]
