"""Somebody who holds several seats of a table: one person, one voice, one line in a list."""

import random
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

from bot.store import Store
from bot.table import absence, lobby, play, votes
from bot.table.actors import Person
from bot.table.limits import Limits
from bot.table.table import Table
from bot.table.values import Options, Place, Status, UserId, VoteKind
from tests.games.pebbles import PEBBLES, PebbleMatch, Pebbles

NOW = datetime(2026, 1, 1, tzinfo=UTC)
ADA, BO = UserId(1), UserId(2)


class AllAtOnce(PebbleMatch):
    """Pebbles in which nobody waits for another."""

    def waiting(self) -> tuple[int, ...]:
        return tuple(range(self.start["players"]))


def table() -> Table:
    """Ada plays two seats of three, Bo one."""
    game = Pebbles()
    options = Options(3, PEBBLES, {"heap": 9})
    made = lobby.open_lobby(game, ADA, "Ada", Place(None, 5, "en"), options, NOW)
    for user, name in ((ADA, "Ada"), (BO, "Bo")):
        made = lobby.joined(made, game, user, name, NOW)
    return lobby.begun(made, game, Person(ADA), random.Random(1), NOW)


def test_one_person_has_one_voice() -> None:
    ballot = votes.proposed(table(), BO, VoteKind.PAUSE, NOW, {}, Limits())
    assert (ballot.agreed, ballot.needed) == (1, 2)
    assert votes.voiced(ballot.table, ADA, VoteKind.PAUSE, NOW, {}, agrees=True).table.is_paused


def test_one_person_is_reminded_and_invited_once() -> None:
    begun = table()
    assert begun.match is not None
    assert absence.nudge(replace(begun, match=AllAtOnce(begun.match.header())), BO, NOW, timedelta()).users == (ADA,)
    over = play.resigned(begun, BO, NOW)
    while over.status == Status.PLAYING:
        over = play.submitted(over, ADA, ["1"], over.number, NOW)
    assert lobby.again(over, ADA, NOW).options.invited == (ADA, BO)


def test_who_resigns_leaves_all_his_seats() -> None:
    assert play.resigned(table(), ADA, NOW).status == Status.FINISHED


async def test_two_seats_are_one_table_in_a_list(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path / 'civ.db'}", {PEBBLES: Pebbles()})
    try:
        game = Pebbles()
        made = lobby.open_lobby(game, ADA, "Ada", Place(None, 5, "en"), Options(3, PEBBLES, {"heap": 9}), NOW)
        kept = await store.tables.create(lobby.joined(made, game, ADA, "Ada", NOW))
        assert [summary.id for summary in await store.lists.of_user(ADA)] == [kept.id]
        assert await store.lists.count_open_of(ADA) == 1
    finally:
        await store.close()
