"""What proves a deal, at the door: a transcript tells it when the game is over, and a restart keeps it (DEAL)."""

import asyncio
import json
import re
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final

import pytest

from bot.games.civ.rules import read
from bot.games.civ.rules.deal_proof import Proof, Verdict, prove_deal
from bot.manager.services import Services
from bot.store import Store
from bot.table.errors import NotEnoughPlayers, NotInLobby, NotOwner, TooEarly
from bot.table.limits import Limits
from bot.table.table import Table
from bot.table.values import Status
from tests.manager.craft import Clock, begun
from tests.table.people import ADA, BO, CY, DI, EVE, HERE
from tests.table.tables import NAMES, key_of, options, who

PAPER: Final = Path(__file__).parents[2] / "bot/games/civ/rules/DEAL.md"
PROGRAM: Final = re.findall(r"```python\n(.*?)```", PAPER.read_text(encoding="utf-8"), re.DOTALL)


async def opened(services: Services, players: int = 2, **more: Any) -> Table:
    """A full lobby."""
    table = await services.lobbies.create(ADA, "Ada", HERE, options(players, **more))
    for user in (BO, CY, DI)[: players - 1]:
        table = await services.lobbies.join(table.id, user, NAMES[user])
    return table


async def called_off(services: Services, table: Table) -> list[str]:
    """The lines of its transcript, once a game is over."""
    for user in dict.fromkeys(table.person_ids):
        if (await services.tables.look(table.id)).status is Status.PLAYING:
            await services.votes.cancel(table.id, user)
    return list(await services.tables.transcript(table.id, ADA, is_bot_owner=False))


def proof_of(lines: list[str]) -> Verdict:
    game = read(lines)
    return prove_deal(json.loads(lines[0]), game.setup, is_over=game.result is not None)


async def test_what_is_dealt_is_proven_with_the_words_of_all_in_the_lobby_s_order(services: Services) -> None:
    table = await opened(services, 3)
    for user, word in ((CY, "pear"), (ADA, "  ki\nwi\u202e "), (BO, "x"), (BO, "")):
        await services.lobbies.say_word(table.id, user, word)
    table = await services.lobbies.begin(table.id, ADA)
    lines = await called_off(services, table)
    header = json.loads(lines[0])
    assert header["deal"]["words"] == ["ki wi", "", "pear"]
    assert header["commitment"] == table.commitment
    assert proof_of(lines) == Verdict(Proof.PROVEN, header["commitment"], (), True, ("ki wi", "", "pear"))
    came = [ADA, BO, CY]
    assert [came[place] for place in header["deal"]["seats"]] == [who(table, seat) for seat in range(3)]


async def test_the_secret_is_told_only_once_the_game_is_over(services: Services) -> None:
    table = await begun(services)
    running = await services.tables.transcript(table.id, EVE, is_bot_owner=True)
    assert table.fair_deal is not None
    secret = table.fair_deal.secret.hex()
    assert secret not in "".join(running)
    assert json.loads(running[0])["commitment"] == table.commitment
    assert proof_of(list(running)).proof is Proof.SECRET
    assert secret in "".join(await called_off(services, table))


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


async def test_cards_follow_from_the_message_that_closed_the_words(services: Services) -> None:
    closer = Closer(services)
    closer.is_open.set()
    table = await opened(services)
    await services.lobbies.say_word(table.id, BO, "kiwi")
    table = await services.lobbies.begin(table.id, ADA)
    assert table.fair_deal is not None
    assert (table.fair_deal.closed, len(closer.shown)) == (1, 1)
    assert dict(closer.shown[0].fair_deal.words) == {BO: "kiwi"}  # type: ignore[union-attr]
    lines = await called_off(services, table)
    assert json.loads(lines[0])["deal"]["closed"] == "1"
    assert (proof_of(lines).proof, proof_of(lines).closed) == (Proof.PROVEN, 1)


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


@pytest.mark.parametrize("closed", [None, 1234567890123456789])
@pytest.mark.parametrize("players", [2, 3, 4])
async def test_the_paper_s_own_program_finds_commitment_and_cards(
    services: Services, closed: int | None, players: int
) -> None:
    """DEAL, "Check a deal yourself": without this program."""

    async def close(table: Table) -> int | None:
        return closed

    services.lobbies.close_words = close
    table = await opened(services, players)
    await services.lobbies.say_word(table.id, BO, "Käse 🧀")
    table = await services.lobbies.begin(table.id, ADA)
    lines = await called_off(services, table)
    (program,) = PROGRAM
    ran = await asyncio.create_subprocess_exec(
        sys.executable, "-X", "utf8", "-c", program, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    out, _ = await ran.communicate("\n".join(lines).encode())
    commitment, *piles = out.decode().splitlines()
    assert commitment == table.commitment
    assert " ".join(piles).split() == list(read(lines).setup.deck)


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


async def test_a_game_begins_without_a_message_that_cannot_be_sent(services: Services) -> None:
    async def refused(table: Table) -> int | None:
        return None

    services.lobbies.close_words = refused
    table = await services.lobbies.begin((await opened(services)).id, ADA)
    lines = await called_off(services, table)
    assert "closed" not in json.loads(lines[0])["deal"]
    assert proof_of(lines).proof is Proof.PROVEN
