"""Who is told, once the check-in is closed, that he does not play: each once, and nothing that is not so."""

from datetime import datetime, timedelta
from types import SimpleNamespace
from typing import Any

import pytest
from discord.utils import utcnow

from bot.discord.messages import PublicMessages
from bot.pages.tournament.reminders import Reminders
from bot.table.preferences import Preferences
from bot.tournament.tournament import Stage, Tournament
from tests.i18n.languages import SPOKEN, localizer
from tests.tournament.desk import NOON, checked_in

MOST = 2000
"""Characters of a message (Discord)."""
AGAIN = "at the end of the list"


class Quiet:
    """Profiles of people who take every call; what is kept of them is kept here."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}

    async def recall(self, key: str) -> str | None:
        return self.kept.get(key)

    async def remember(self, key: str, value: str) -> None:
        self.kept[key] = value

    async def preferences_of(self, users: list[int]) -> dict[int, Preferences]:
        return {}

    async def availability(self, user: int) -> Any:
        return SimpleNamespace(still=lambda now: iter(()))  # pyright: ignore[reportUnknownLambdaType]


class Place:
    """A channel that fails when it is told to, and keeps what it was sent."""

    def __init__(self) -> None:
        self.sent: list[str] = []
        self.fails_after: int | None = None

    async def send(self, content: str, **_: Any) -> Any:
        if self.fails_after is not None and len(self.sent) >= self.fails_after:
            raise TimeoutError
        assert len(content) <= MOST
        self.sent.append(content)
        return SimpleNamespace(id=len(self.sent), content=content, created_at=utcnow())


def left(dropped: int, waiting: int = 0, stage: Stage = Stage.READY) -> Tournament:
    """A tournament at which so many were not there and so many wait."""
    desk = checked_in(16)
    people = [f"p{number}" for number in range(dropped + waiting)]
    found: Any = SimpleNamespace(
        stage=stage, dropped=tuple(people[:dropped]), waiting=lambda: tuple(people[dropped:]), plan=desk.now.plan
    )
    return found


class Desk:
    """Tells of a tournament at a time."""

    def __init__(self, now: datetime = NOON) -> None:
        self.profiles, self.place = Quiet(), Place()
        services: Any = SimpleNamespace(profiles=self.profiles, now=lambda: now)
        client: Any = SimpleNamespace(get_partial_messageable=lambda *_, **__: self.place)  # pyright: ignore[reportUnknownLambdaType]
        self.reminders = Reminders(PublicMessages(client), services)

    async def tell(self, tournament: Tournament, locale: str = "en") -> None:
        running: Any = SimpleNamespace(
            id=2**31 - 1, tournament=tournament, place=SimpleNamespace(channel_id=1, guild_id=2),
            user_of=user_of,
        )  # fmt: skip
        await self.reminders.tell_left_out(running, localizer(locale), NOON, is_doubted=False)


def user_of(who: str) -> int:
    """Long ids, as Discord's are."""
    return 10**18 + int(who[1:])


def starts(tournament: Tournament, later: timedelta) -> datetime:
    """A time so much before it starts."""
    return tournament.plan.starts - later


async def test_only_who_can_still_register_is_told_how() -> None:
    """With a deadline at the start the draw is made in the same step, and no more seats are to be had."""
    hour = timedelta(hours=1)
    for stage, before, is_told in (
        (Stage.READY, hour, True), (Stage.READY, timedelta(), False), (Stage.READY, -hour, False),
        (Stage.PLAYING, hour, False),
    ):  # fmt: skip
        tournament = left(1, 1, stage)
        desk = Desk(starts(tournament, before))
        await desk.tell(tournament)
        dropped, waiting = desk.place.sent
        assert (AGAIN in dropped, AGAIN in waiting) == (is_told, False)
        assert "you didn’t check in" in dropped


async def test_a_phone_rings_once_though_a_later_message_fails() -> None:
    tournament = left(1, 1)
    desk = Desk()
    desk.place.fails_after = 1
    with pytest.raises(TimeoutError):
        await desk.tell(tournament)
    desk.place.fails_after = None
    await desk.tell(tournament)
    assert ["p" if "check in" in text else "w" for text in desk.place.sent] == ["p", "w"]
    await desk.tell(tournament)
    assert len(desk.place.sent) == 2


@pytest.mark.parametrize("locale", SPOKEN)
async def test_however_many_they_are_each_is_named_whole_and_told_what_it_is_about(locale: str) -> None:
    tournament = left(130)
    desk = Desk(starts(tournament, timedelta(hours=1)))
    await desk.tell(tournament, locale)
    assert len(desk.place.sent) == 4
    named = [word for text in desk.place.sent for word in text.replace("<@", " <@").split() if word.startswith("<@")]
    assert len({word[: word.index(">")] for word in named}) == 130
    again = localizer(locale).say("tournament-left-again")
    assert all(text.endswith(again) for text in desk.place.sent)
