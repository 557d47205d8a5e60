"""Who has left a server is asked of Discord few times: once a minute a person and occasion."""

from collections import Counter
from datetime import UTC, datetime, timedelta
from types import SimpleNamespace
from typing import Any, cast

import discord

from bot.client import CivBot
from bot.manager.membership import Office
from bot.pages.members import KEPT_FOR, Members
from bot.table.contest import TournamentId
from bot.table.values import UserId

ANN, GHOST = UserId(5), UserId(6)
OFFICE = Office("organiser", TournamentId(1))


class Asked:
    """A server of Ann, who is there, and somebody who has left, and how often Discord was asked about each."""

    def __init__(self) -> None:
        self.now = datetime(2026, 3, 1, tzinfo=UTC)
        self.counts = Counter[int]()
        self.members = Members(cast("CivBot", SimpleNamespace(directory=self)), lambda: self.now)

    async def member(self, guild_id: int, user_id: int) -> Any:
        self.counts[user_id] += 1
        if user_id == GHOST:
            answer = SimpleNamespace(status=404, reason="Not Found")
            raise discord.NotFound(cast("Any", answer), {"code": 10007, "message": "Unknown Member"})
        return SimpleNamespace(timed_out_until=None)


async def test_an_organiser_who_has_left_is_asked_about_once_a_minute() -> None:
    asked = Asked()
    for _ in range(3):
        assert await asked.members.find_departed(1, (GHOST, ANN), OFFICE) == {GHOST}
    assert asked.counts == {ANN: 1, GHOST: 1}
    asked.now += KEPT_FOR + timedelta(seconds=1)
    assert await asked.members.find_departed(1, (GHOST, ANN), OFFICE) == {GHOST}
    assert asked.counts == {ANN: 2, GHOST: 2}


async def test_whoever_loses_a_seat_by_having_left_may_have_come_back_at_once() -> None:
    asked = Asked()
    for _ in range(2):
        assert await asked.members.find_departed(1, (GHOST, ANN), "draw") == {GHOST}
    assert asked.counts == {ANN: 1, GHOST: 2}
