"""Settings that were read once: what is changed is never told as it was."""

import asyncio
from collections.abc import Collection

from bot.store.preferences import SettingsCache


class SlowSettings:
    """Settings that are slow to read."""

    def __init__(self) -> None:
        self.settings = {1: {"theme": "dark"}, 2: {"theme": "light"}}
        self.asked: list[list[int]] = []
        self.was_asked, self.may_answer = asyncio.Event(), asyncio.Event()
        self.may_answer.set()

    async def read(self, keys: Collection[int]) -> dict[int, dict[str, object]]:
        self.asked.append(list(keys))
        self.was_asked.set()
        found: dict[int, dict[str, object]] = {key: dict(self.settings[key]) for key in keys if key in self.settings}
        await self.may_answer.wait()
        return found


async def test_settings_are_read_once_and_anew_when_they_have_changed() -> None:
    source, cache = SlowSettings(), SettingsCache()
    for _ in range(2):
        assert await cache.of([1, 2, 3], source.read) == {1: {"theme": "dark"}, 2: {"theme": "light"}, 3: {}}
    assert source.asked == [[1, 2, 3]]
    source.settings[2] = {"theme": "paper"}
    cache.forget(2)
    assert await cache.of([1, 2], source.read) == {1: {"theme": "dark"}, 2: {"theme": "paper"}}
    assert source.asked == [[1, 2, 3], [2]]


async def test_settings_are_known_at_once_where_all_of_them_were_read_and_none_has_changed() -> None:
    source, cache = SlowSettings(), SettingsCache()
    await cache.of([1, 3], source.read)
    assert cache.find_cached([1, 2]) is None
    known = cache.find_cached([1, 3]) or {}
    assert known == {1: {"theme": "dark"}, 3: {}}
    known[1]["theme"] = "paper"
    assert cache.find_cached([1]) == {1: {"theme": "dark"}}
    cache.forget(1)
    assert cache.find_cached([1]) is None


async def test_many_who_ask_at_once_read_once() -> None:
    source, cache = SlowSettings(), SettingsCache()
    source.may_answer.clear()
    asking = [asyncio.create_task(cache.of([1], source.read)) for _ in range(20)]
    await source.was_asked.wait()
    await asyncio.sleep(0)
    source.may_answer.set()
    assert await asyncio.gather(*asking) == [{1: {"theme": "dark"}}] * 20
    assert source.asked == [[1]]


async def test_what_changes_while_it_is_read_is_not_kept_as_it_was() -> None:
    source, cache = SlowSettings(), SettingsCache()
    source.may_answer.clear()
    reading = asyncio.create_task(cache.of([1], source.read))
    await source.was_asked.wait()
    source.settings[1] = {"theme": "paper"}
    cache.forget(1)
    source.may_answer.set()
    await reading
    assert await cache.of([1], source.read) == {1: {"theme": "paper"}}


async def test_the_least_recently_asked_for_are_forgotten_first() -> None:
    source, cache = SlowSettings(), SettingsCache(most=2)
    for key in (1, 2, 1, 3, 1, 2):
        await cache.of([key], source.read)
    assert source.asked == [[1], [2], [3], [2]]


async def test_nobody_changes_what_is_kept_through_what_he_was_told() -> None:
    source, cache = SlowSettings(), SettingsCache()
    (await cache.of([1], source.read))[1]["theme"] = "paper"
    assert await cache.of([1], source.read) == {1: {"theme": "dark"}}
