"""`civ bench records`: how long a press on a profile and on a leaderboard takes where there is much to show.

A press is all that is done for it between Discord's two requests: the questions to the database, what is made of the
answers, and the page, each with and without its picture. No avatar is fetched.
"""

import asyncio
import gc
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Final

from bot.app import Materials
from bot.bench.crowd import create_played_game, fill_records
from bot.bench.measure import Measure, measure_at_most
from bot.drawing.pictures import THEME, Pictures
from bot.games.civ.game import CIV, Civ
from bot.games.civ.pages.presentation import CivPresentation
from bot.i18n.catalogue import Localizer
from bot.manager.records import Records
from bot.manager.services import make_services
from bot.pages.presentation import RecordWords
from bot.pages.records.leaderboard_picture import Line, leaderboard_picture
from bot.pages.records.profile_picture import Card, profile_picture
from bot.pages.records.words import game_line, profile_lines, standing_text
from bot.records.seasons import season_of
from bot.store import Store
from bot.table.limits import Limits
from bot.table.values import UserId

GAMES: Final = 1_000
PEOPLE: Final = 10_000
PRESSES: Final = 120
SERVER: Final = 10**17
ADA: Final = UserId(2 * 10**17)
GOAL: Final = 100.0
"""Milliseconds at the 99th percentile."""


def measure_records() -> list[Measure]:
    """Return the 99th percentiles of presses, in milliseconds."""
    with TemporaryDirectory() as directory:
        file = Path(directory) / "civ.sqlite3"
        asyncio.run(create_played_game(f"sqlite:///{file}"))
        now = datetime.now(UTC)
        fill_records(file, GAMES, PEOPLE, SERVER, ADA, season_of("quarter", now))
        found = asyncio.run(_measure(f"sqlite:///{file}", now))
    return [measure_at_most(name, value, "ms at p99", GOAL) for name, value in found.items()]


async def _measure(url: str, now: datetime) -> dict[str, float]:
    materials, words = Materials.read(), CivPresentation()
    store = await Store.open(url, {CIV: Civ()})
    limits = Limits(tick=None, automatic_pause=10**6)
    services = make_services(store, now=lambda: now, random=Random(1), games={CIV: Civ()}, limits=limits)
    drawing = ThreadPoolExecutor(2)
    pictures = Pictures(drawing, materials.fonts, materials.sprites)
    localizer = materials.catalogues.localizer("en")
    gc.collect()
    gc.freeze()  # as the bot does once it has started
    press = _Press(services.records, pictures, localizer, words.record_words(localizer))
    found = {
        f"records-profile-of-{GAMES}": await _p99(lambda: press.profile(has_picture=False)),
        f"records-profile-of-{GAMES}-drawn": await _p99(lambda: press.profile(has_picture=True)),
        f"records-leaderboard-of-{PEOPLE}": await _p99(lambda: press.leaderboard(has_picture=False)),
        f"records-leaderboard-of-{PEOPLE}-drawn": await _p99(lambda: press.leaderboard(has_picture=True)),
    }
    await services.stop()
    await store.close()
    drawing.shutdown()
    return found


class _Press:
    """What is done for a press."""

    def __init__(self, records: Records, pictures: Pictures, localizer: Localizer, words: RecordWords) -> None:
        self.records = records
        self.pictures = pictures
        self.localizer = localizer
        self.words = words
        self.page = 0

    async def profile(self, *, has_picture: bool) -> None:
        season = await self.records.season(SERVER)
        profile = await self.records.profile(ADA, CIV, SERVER)
        standing = await self.records.standing(SERVER, season, ADA)
        assert standing is not None
        names = await self.records.names_of([duel.user for duel in profile.duels])
        profile_lines(self.localizer, self.words, profile, names)
        for game in profile.last:
            game_line(self.localizer, self.words, game)
        assert profile.all.games == GAMES
        if has_picture:
            rating = standing_text(self.localizer, standing)
            card, look = Card("Ada", "here", rating, True, profile), self.pictures.look(THEME)
            assert await self.pictures.drawn(lambda: profile_picture(card, self.words, self.localizer, look))

    async def leaderboard(self, *, has_picture: bool) -> None:
        season = (await self.records.seasons(SERVER))[0]
        count = await self.records.count_ranked(SERVER, season)
        self.page += 1
        offset = self.page * 10 % count
        lines = await self.records.leaders(SERVER, season, limit=10, offset=offset)
        names = await self.records.names_of([line.user for line in lines])
        assert await self.records.standing(SERVER, season, ADA) is not None
        assert len(lines) == 10
        if has_picture:
            drawn = [Line(each.rank, names.get(each.user, "?"), each.points, "12 games") for each in lines]
            look = self.pictures.look(THEME)
            assert await self.pictures.drawn(lambda: leaderboard_picture("Season", "here", drawn, self.localizer, look))


async def _p99(press: Callable[[], Awaitable[None]]) -> float:
    """Return the 99th percentile of the times of many presses, in milliseconds, after some to warm up."""
    for _ in range(3):
        await press()
    times: list[float] = []
    for _ in range(PRESSES):
        begun = perf_counter()
        await press()
        times.append(perf_counter() - begun)
    return sorted(times)[int(0.99 * len(times))] * 1000
