"""Settings that were read once: what is changed is never told as it was."""

import asyncio
from collections.abc import Collection

from bot.store.settings_cache import SettingsCache


class Shelf:
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
    shelf, kept = Shelf(), SettingsCache()
    for _ in range(2):
        assert await kept.of([1, 2, 3], shelf.read) == {1: {"theme": "dark"}, 2: {"theme": "light"}, 3: {}}
    assert shelf.asked == [[1, 2, 3]]
    shelf.settings[2] = {"theme": "paper"}
    kept.forget(2)
    assert await kept.of([1, 2], shelf.read) == {1: {"theme": "dark"}, 2: {"theme": "paper"}}
    assert shelf.asked == [[1, 2, 3], [2]]


async def test_many_who_ask_at_once_read_once() -> None:
    shelf, kept = Shelf(), SettingsCache()
    shelf.may_answer.clear()
    asking = [asyncio.create_task(kept.of([1], shelf.read)) for _ in range(20)]
    await shelf.was_asked.wait()
    await asyncio.sleep(0)
    shelf.may_answer.set()
    assert await asyncio.gather(*asking) == [{1: {"theme": "dark"}}] * 20
    assert shelf.asked == [[1]]


async def test_what_changes_while_it_is_read_is_not_kept_as_it_was() -> None:
    shelf, kept = Shelf(), SettingsCache()
    shelf.may_answer.clear()
    reading = asyncio.create_task(kept.of([1], shelf.read))
    await shelf.was_asked.wait()
    shelf.settings[1] = {"theme": "paper"}
    kept.forget(1)
    shelf.may_answer.set()
    await reading
    assert await kept.of([1], shelf.read) == {1: {"theme": "paper"}}


async def test_the_least_recently_asked_for_are_forgotten_first() -> None:
    shelf, kept = Shelf(), SettingsCache(most=2)
    for key in (1, 2, 1, 3, 1, 2):
        await kept.of([key], shelf.read)
    assert shelf.asked == [[1], [2], [3], [2]]


async def test_nobody_changes_what_is_kept_through_what_he_was_told() -> None:
    shelf, kept = Shelf(), SettingsCache()
    (await kept.of([1], shelf.read))[1]["theme"] = "paper"
    assert await kept.of([1], shelf.read) == {1: {"theme": "dark"}}
