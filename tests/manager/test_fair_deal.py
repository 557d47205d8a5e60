"""The message that closes the words of a deal, under the lobby's lock, and what a restart keeps of them (DEAL)."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bot.manager.services import Services
from bot.store import Store
from bot.table.errors import NotEnoughPlayers, NotInLobby, NotOwner, TooEarly
from bot.table.limits import Limits
from bot.table.table import Table
from tests.manager.craft import Clock
from tests.table.people import ADA, BO, CY, HERE
from tests.table.tables import key_of, options


async def opened(services: Services) -> Table:
    """A full lobby of two."""
    table = await services.lobbies.create(ADA, "Ada", HERE, options(2))
    return await services.lobbies.join(table.id, BO, "Bo")


async def test_a_restart_keeps_secret_and_words(services: Services, store: Store) -> None:
    table = await opened(services)
    table = await services.lobbies.say_word(table.id, BO, "kiwi")
    assert await store.tables.load(table.id) == table
    table = await services.lobbies.begin(table.id, ADA)
    loaded = await store.tables.load(table.id)
    assert loaded is not None
    assert loaded.fair_deal == table.fair_deal


class Closer:
    """Closes words with the ids 1, 2, 3 …, once `is_open`; keeps the lobbies that it was shown."""

    def __init__(self, services: Services) -> None:
        self.shown: list[Table] = []
        self.is_asked, self.is_open = asyncio.Event(), asyncio.Event()
        services.lobbies.close_words = self.close

    async def close(self, table: Table) -> int | None:
        self.shown.append(table)
        self.is_asked.set()
        await self.is_open.wait()
        return len(self.shown)


async def test_the_message_that_closed_the_words_goes_into_the_deal_and_none_where_it_cannot_be_sent(
    services: Services,
) -> None:
    closer = Closer(services)
    closer.is_open.set()
    table = await opened(services)
    await services.lobbies.say_word(table.id, BO, "kiwi")
    table = await services.lobbies.begin(table.id, ADA)
    assert table.fair_deal is not None
    assert (table.fair_deal.closed, len(closer.shown)) == (1, 1)
    assert closer.shown[0].fair_deal is not None
    assert dict(closer.shown[0].fair_deal.words) == {BO: "kiwi"}

    async def refused(_: Table) -> int | None:
        return None

    services.lobbies.close_words = refused
    table = await services.lobbies.begin((await opened(services)).id, ADA)
    assert table.fair_deal is not None
    assert table.fair_deal.closed is None


async def test_a_word_that_comes_after_the_message_needs_another_one(services: Services) -> None:
    closer = Closer(services)
    table = await opened(services)
    beginning = asyncio.ensure_future(services.lobbies.begin(table.id, ADA))
    await closer.is_asked.wait()
    await services.lobbies.say_word(table.id, BO, "kiwi")
    closer.is_open.set()
    deal = (await beginning).fair_deal
    assert deal is not None
    assert (deal.said, deal.closed, len(closer.shown)) == (("", "kiwi"), 2, 2)


class Restless:
    """Closes words with the ids 1, 2, 3 …; meanwhile something is done at the lobby."""

    def __init__(self, services: Services, meanwhile: Callable[[int], Awaitable[object]]) -> None:
        self.count = 0
        self._meanwhile = meanwhile
        services.lobbies.close_words = self.close

    async def close(self, _: Table) -> int | None:
        self.count += 1
        await self._meanwhile(self.count)
        return self.count


async def test_no_game_begins_without_a_message_because_words_change_again_and_again(
    services: Services, clock: Clock
) -> None:
    table, limits = await opened(services), Limits()

    async def change(count: int) -> None:
        if count <= limits.closings:
            await services.lobbies.say_word(table.id, BO, f"kiwi {count}")

    closer = Restless(services, change)
    for _ in range(2):
        with pytest.raises(TooEarly) as refused:
            await services.lobbies.begin(table.id, ADA)
        assert key_of(refused) == "closing-pace"
        assert closer.count == limits.closings
    clock.time += limits.closings_within
    deal = (await services.lobbies.begin(table.id, ADA)).fair_deal
    assert deal is not None
    assert deal.closed == closer.count == limits.closings + 1


async def test_a_lobby_whose_words_are_closed_and_that_does_not_begin_is_told_so_at_a_pace(services: Services) -> None:
    table, limits = await opened(services), Limits()
    closer = Restless(services, lambda _: services.lobbies.leave(table.id, BO))
    for _ in range(limits.closings):
        with pytest.raises(NotEnoughPlayers):
            await services.lobbies.begin(table.id, ADA)
        await services.lobbies.join(table.id, BO, "Bo")
    with pytest.raises(TooEarly):
        await services.lobbies.begin(table.id, ADA)
    assert closer.count == limits.closings


async def test_of_two_who_start_at_once_one_closes_the_words(services: Services) -> None:
    closer = Closer(services)
    table = await opened(services)
    both = [asyncio.ensure_future(services.lobbies.begin(table.id, ADA)) for _ in range(2)]
    await closer.is_asked.wait()
    closer.is_open.set()
    begun, refused = await asyncio.gather(*both, return_exceptions=True)
    assert isinstance(begun, Table)
    assert isinstance(refused, NotInLobby)
    assert len(closer.shown) == 1


async def test_nobody_is_told_of_a_game_that_may_not_begin_or_has_nobody_to_prove_it_to(services: Services) -> None:
    closer = Closer(services)
    closer.is_open.set()
    table = await opened(services)
    with pytest.raises(NotOwner):
        await services.lobbies.begin(table.id, BO)
    alone = await services.lobbies.create(CY, "Cy", HERE, options(2), computers=1)
    alone = await services.lobbies.begin(alone.id, CY)
    assert closer.shown == []
    assert alone.fair_deal is not None
    assert alone.fair_deal.closed is None
