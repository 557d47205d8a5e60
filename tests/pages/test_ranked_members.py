"""Who with a rank is still on their server: Discord is asked about those who would be seen, however many have left."""

from collections.abc import Collection
from types import SimpleNamespace
from typing import Any

import pytest

from bot.pages.records import ranked_members
from bot.pages.records.ranked_members import MOST_ASKED, PAGE, RankedMembers
from bot.store.results import Front
from bot.table.values import UserId

GUILD = 7


class Standings:
    """Ranks by number, and who is known to have left."""

    def __init__(self, people: int, former: Collection[int]) -> None:
        self.people, self.former = [UserId(number) for number in range(1, people + 1)], {*map(UserId, former)}

    async def front(self, guild_id: int, *, limit: int, offset: int = 0) -> list[Front]:
        return [Front(user, user in self.former) for user in self.people[offset : offset + limit]]

    async def front_offset(self, guild_id: int, *, ranked: int) -> int:
        there = [number for number, user in enumerate(self.people) if user not in self.former]
        return there[ranked] if ranked < len(there) else len(self.people)

    async def note_members(self, guild_id: int, gone: Collection[UserId], back: Collection[UserId]) -> None:
        self.former = (self.former | {*gone}) - {*back}


@pytest.mark.parametrize(
    ("former", "offset", "count", "gone"),
    [
        (range(1, 41), 0, 3, 41),  # all first ones are known to have left
        (range(1, 9), PAGE, PAGE, 2 * PAGE + 8),  # the last of the second page, as it is shown
        ((), 0, 3, 1),
    ],
)
async def test_whoever_would_be_seen_is_asked_about(
    monkeypatch: pytest.MonkeyPatch, former: Collection[int], offset: int, count: int, gone: int
) -> None:
    asked: list[int] = []

    async def is_member(client: Any, guild_id: int, user: UserId) -> bool:
        asked.append(user)
        return user != gone and user not in former

    async def member_of(client: Any, guild_id: int, user: UserId) -> object | None:
        return object() if await is_member(client, guild_id, user) else None

    monkeypatch.setattr(ranked_members, "is_member", is_member)
    monkeypatch.setattr(ranked_members, "member_of", member_of)
    records = Standings(100, former)
    members = RankedMembers(SimpleNamespace(), records)  # type: ignore[arg-type]
    await members.check(GUILD, offset=offset, count=count)
    assert records.former == {*former, gone}
    assert len(asked) <= 2 * MOST_ASKED
