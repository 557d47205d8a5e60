"""Edits by answers: one at a time for each message, and the newest page stays."""

import asyncio
from dataclasses import dataclass, field
from itertools import count
from typing import Any, cast

import discord

from bot.discord.answers import Interaction
from bot.discord.edits import Edits

PRIVATE = discord.MessageFlags(ephemeral=True, components_v2=True)
OWN = discord.InteractionResponseType.deferred_channel_message
IN_PLACE = discord.InteractionResponseType.deferred_message_update


@dataclass
class View:
    """As much of a message as is asked here."""

    id: int
    flags: discord.MessageFlags = PRIVATE


@dataclass
class Wire:
    """What reaches Discord: each edit is under way until the test lets it arrive."""

    under_way: list[tuple[int, str]] = field(default_factory=list[tuple[int, str]])
    arrived: list[tuple[int, str]] = field(default_factory=list[tuple[int, str]])
    deferred: list[int] = field(default_factory=list[int])
    gates: list[asyncio.Event] = field(default_factory=list[asyncio.Event])
    is_held: bool = True

    async def carry(self, message_id: int, text: str) -> None:
        gate = asyncio.Event()
        self.under_way.append((message_id, text))
        self.gates.append(gate)
        if self.is_held:
            await gate.wait()
        self.under_way.remove((message_id, text))
        self.arrived.append((message_id, text))

    async def settle(self) -> None:
        """Return once everything that can go on without an arrival has done so."""
        for _ in range(20):
            await asyncio.sleep(0)

    async def arrive(self) -> None:
        self.gates.pop(0).set()
        await self.settle()


class Response:
    """As much of a response as is asked here."""

    def __init__(self, press: "Press", type_: discord.InteractionResponseType | None) -> None:
        self.press, self.type = press, type_

    def is_done(self) -> bool:
        return self.type is not None

    async def defer(self) -> None:
        self.type = IN_PLACE
        self.press.wire.deferred.append(self.press.id)

    async def edit_message(self, *, content: str) -> None:
        assert self.press.message is not None
        await self.press.wire.carry(self.press.message.id, content)
        self.type = discord.InteractionResponseType.message_update


class Press:
    """As much of an interaction as is asked here; `own` is the message that it makes, where it makes one."""

    ids = count(1000)

    def __init__(
        self, wire: Wire, message: int | None, type_: discord.InteractionResponseType | None = IN_PLACE, own: int = 0
    ) -> None:
        self.id, self.wire, self.own = next(self.ids), wire, own
        self.message = None if message is None else View(message)
        self.response = Response(self, type_)

    async def edit_original_response(self, *, content: str) -> View:
        is_own = self.message is None or self.response.type is OWN
        edited = self.own if is_own or self.message is None else self.message.id
        await self.wire.carry(edited, content)
        return View(edited)

    @property
    def it(self) -> Interaction:
        return cast("Interaction", self)


def _begin(work: Any) -> "asyncio.Task[Any]":
    return asyncio.ensure_future(work)


async def test_of_two_edits_of_one_message_the_second_waits_for_the_first() -> None:
    wire, edits = Wire(), Edits()
    first, second, elsewhere = Press(wire, 1), Press(wire, 1), Press(wire, 2)
    work = [_begin(edits.show(press.it, content=name)) for press, name in ((first, "a"), (second, "b"))]
    work.append(_begin(edits.edit(elsewhere.it, content="c")))
    await wire.settle()
    assert wire.under_way == [(1, "a"), (2, "c")]
    await wire.arrive()
    assert wire.under_way == [(2, "c"), (1, "b")]
    await wire.arrive()
    await wire.arrive()
    await asyncio.gather(*work)
    assert wire.arrived == [(1, "a"), (2, "c"), (1, "b")]


async def test_a_press_that_has_to_wait_for_an_edit_is_acknowledged_meanwhile() -> None:
    wire, edits = Wire(), Edits()
    first, second = Press(wire, 1, None), Press(wire, 1, None)
    work = [_begin(edits.show(press.it, content=name)) for press, name in ((first, "a"), (second, "b"))]
    await wire.settle()
    assert wire.under_way == [(1, "a")]
    assert wire.deferred == [second.id]
    await wire.arrive()
    await wire.arrive()
    assert await asyncio.gather(*work) == [True, True]


async def test_a_message_is_one_whether_it_is_edited_as_an_answer_or_as_the_message_of_a_press() -> None:
    wire, edits = Wire(), Edits()
    command = Press(wire, None, OWN, own=1)
    opened = _begin(edits.edit(command.it, content="opened"))
    queued = _begin(edits.edit(command.it, content="drawn again"))
    await wire.settle()
    await wire.arrive()
    await opened
    pressed = _begin(edits.show(Press(wire, 1).it, content="pressed"))
    await wire.settle()
    assert wire.under_way == [(1, "drawn again")]
    await wire.arrive()
    await wire.arrive()
    await asyncio.gather(queued, pressed)
    assert wire.arrived == [(1, "opened"), (1, "drawn again"), (1, "pressed")]


async def test_presses_that_are_answered_in_messages_of_their_own_wait_for_nothing() -> None:
    wire, edits = Wire(), Edits()
    presses = [Press(wire, 1, OWN, own=10 + number) for number in range(3)]
    for press in presses:
        edits.begin_page(press.it)
    work = [_begin(edits.show(press.it, content="a page")) for press in presses]
    await wire.settle()
    assert wire.under_way == [(10, "a page"), (11, "a page"), (12, "a page")]
    for _ in presses:
        await wire.arrive()
    assert await asyncio.gather(*work) == [True] * 3


async def test_the_newest_page_stays_in_whatever_order_pages_are_drawn() -> None:
    wire, edits = Wire(is_held=False), Edits()
    older, newer = Press(wire, 1), Press(wire, 1)
    for press in (newer, older):
        edits.begin_page(press.it)
    assert await edits.show(newer.it, content="newer")
    assert not await edits.show(older.it, content="older")
    assert wire.arrived == [(1, "newer")]


async def test_a_press_whose_answer_is_outdated_is_acknowledged_all_the_same() -> None:
    wire, edits = Wire(is_held=False), Edits()
    older, newer = Press(wire, 1, None), Press(wire, 1)
    edits.begin_page(newer.it)
    assert not await edits.show(older.it, content="older")
    assert wire.deferred == [older.id]
