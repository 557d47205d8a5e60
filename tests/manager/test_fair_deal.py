"""What a table publishes of its deal, who may add to it until when, and when its secret is told (DEAL)."""

import json
import random
from dataclasses import replace
from typing import Any

import pytest

from bot.games.civ.game import GAMES, civ_game
from bot.games.civ.rules import read
from bot.games.civ.rules.deal_proof import Proof, Verdict, prove_deal
from bot.manager.tables import Tables
from bot.store import Store
from bot.table import lobby
from bot.table.actors import Person
from bot.table.errors import NotInLobby, NotSeated, TableError
from bot.table.kinds import Status
from bot.table.lobby_options import say_word
from bot.table.table import Table
from tests.manager.craft import begun
from tests.table.people import ADA, BO, CY, DI, EVE, HERE
from tests.table.tables import NAMES, options, who


async def opened(tables: Tables, players: int = 2, **more: Any) -> Table:
    """A full lobby."""
    table = await tables.lobbies.create(ADA, "Ada", HERE, options(players, **more))
    for user in (BO, CY, DI)[: players - 1]:
        table = await tables.lobbies.join(table.id, user, NAMES[user])
    return table


async def called_off(tables: Tables, table: Table) -> list[str]:
    """The lines of its transcript, once a game is over."""
    for user in dict.fromkeys(table.persons):
        if (await tables.look(table.id)).status is Status.PLAYING:
            await tables.votes.cancel(table.id, user)
    return list(await tables.transcript(table.id, ADA, is_bot_owner=False))


def proof_of(lines: list[str]) -> Verdict:
    game = read(lines)
    return prove_deal(json.loads(lines[0]), game.setup, is_over=game.result is not None)


async def test_a_lobby_is_committed_from_its_first_moment_and_no_other_has_the_same(tables: Tables) -> None:
    one, other = [await tables.lobbies.create(ADA, "Ada", HERE, options()) for _ in range(2)]
    assert one.commitment is not None
    assert len(one.commitment) == 64
    assert one.commitment != other.commitment
    full = await opened(tables)
    assert (await tables.lobbies.begin(full.id, ADA)).commitment == full.commitment


async def test_what_is_dealt_is_proven_with_the_words_of_all_in_the_lobby_s_order(tables: Tables) -> None:
    table = await opened(tables, 3)
    for user, word in ((CY, "pear"), (ADA, "  ki\nwi\u202e "), (BO, "x"), (BO, "")):
        await tables.lobbies.say_word(table.id, user, word)
    table = await tables.lobbies.begin(table.id, ADA)
    lines = await called_off(tables, table)
    header = json.loads(lines[0])
    assert header["deal"]["words"] == ["ki wi", "", "pear"]
    assert header["commitment"] == table.commitment
    assert proof_of(lines) == Verdict(Proof.PROVEN, header["commitment"], (), True, True)
    came = [ADA, BO, CY]
    assert [came[place] for place in header["deal"]["seats"]] == [who(table, seat) for seat in range(3)]


async def test_partners_who_sit_opposite_each_other_are_proven_too(tables: Tables) -> None:
    table = await opened(tables, 4)
    await tables.lobbies.arrange(table.id, ADA, lambda now: replace(now.options, opposite=(ADA, DI)))
    for user in (BO, CY, DI):
        await tables.lobbies.agree(table.id, user)
    table = await tables.lobbies.begin(table.id, ADA)
    lines = await called_off(tables, table)
    assert json.loads(lines[0])["deal"]["opposite"] == [0, 3]
    assert proof_of(lines).proof is Proof.PROVEN


async def test_a_rematch_draws_cards_from_a_secret_of_its_own_and_no_seats(tables: Tables) -> None:
    first = await begun(tables)
    await called_off(tables, first)
    again = await tables.lobbies.rematch(first.id, ADA)
    await tables.lobbies.join(again.id, BO, "Bo")
    again = await tables.lobbies.begin(again.id, ADA)
    assert again.commitment != first.commitment
    verdict = proof_of(await called_off(tables, again))
    assert (verdict.proof, verdict.has_drawn_seats) == (Proof.PROVEN, False)
    assert civ_game(again.match).setup.first == 0


async def test_the_secret_is_told_only_once_the_game_is_over(tables: Tables) -> None:
    table = await begun(tables)
    running = await tables.transcript(table.id, EVE, is_bot_owner=True)
    assert table.fair_deal is not None
    secret = table.fair_deal.secret.hex()
    assert secret not in "".join(running)
    assert json.loads(running[0])["commitment"] == table.commitment
    assert proof_of(list(running)).proof is Proof.SECRET
    assert secret in "".join(await called_off(tables, table))


async def test_the_secret_shows_in_no_representation_of_a_table(tables: Tables) -> None:
    table = await opened(tables)
    assert table.fair_deal is not None
    assert repr(table.fair_deal.secret) not in repr(table)
    assert table.fair_deal.secret.hex() not in repr(table)


async def test_words_are_for_who_sits_there_and_only_until_the_game_begins(tables: Tables) -> None:
    table = await opened(tables)
    with pytest.raises(NotSeated):
        await tables.lobbies.say_word(table.id, EVE, "kiwi")
    await tables.lobbies.say_word(table.id, BO, "kiwi")
    await tables.lobbies.begin(table.id, ADA)
    with pytest.raises(NotInLobby):
        await tables.lobbies.say_word(table.id, BO, "pear")


async def test_whoever_leaves_takes_his_word_along(tables: Tables) -> None:
    table = await opened(tables)
    await tables.lobbies.say_word(table.id, BO, "kiwi")
    await tables.lobbies.leave(table.id, BO)
    table = await tables.lobbies.join(table.id, BO, "Bo")
    assert table.fair_deal is not None
    assert table.fair_deal.words == ()


async def test_a_restart_keeps_secret_and_words(tables: Tables, store: Store) -> None:
    table = await opened(tables)
    table = await tables.lobbies.say_word(table.id, BO, "kiwi")
    assert await store.tables.load(table.id) == table
    table = await tables.lobbies.begin(table.id, ADA)
    loaded = await store.tables.load(table.id)
    assert loaded is not None
    assert loaded.fair_deal == table.fair_deal


async def test_a_lobby_from_before_there_were_commitments_takes_no_word_and_is_dealt_as_ever(tables: Tables) -> None:
    table = replace(await opened(tables), fair_deal=None)
    with pytest.raises(TableError) as refusal:
        say_word(table, BO, "kiwi")
    assert refusal.value.reason.key == "no-commitment"
    dealt = lobby.begun(table, GAMES[table.options.game], Person(ADA), random.Random(1), table.moved_at)
    assert (dealt.commitment, dealt.status) == (None, Status.PLAYING)
