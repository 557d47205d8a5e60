"""Edits by answers: one at a time for each message, and the newest page stays."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from datetime import timedelta
from itertools import count
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.discord.answers import (
    LATE,
    Interaction,
    acknowledge,
    acknowledge_in_place,
    defer_now,
    note_arrival,
    reply_ephemeral,
)
from bot.discord.edits import Edits

PRIVATE = discord.MessageFlags(ephemeral=True, components_v2=True)
OWN = discord.InteractionResponseType.deferred_channel_message
IN_PLACE = discord.InteractionResponseType.deferred_message_update
FOREVER = 1e6
BESIDE = 0
"""Stands for the message of a line beside a view."""


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
    refused: list[int] = field(default_factory=list[int])
    """The interactions that were answered once more."""
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

    async def defer(self, *, thinking: bool = False, ephemeral: bool = False) -> None:
        self._check()
        self.type = OWN if thinking else IN_PLACE
        self.press.wire.deferred.append(self.press.id)

    async def edit_message(self, *, content: str) -> "Answered":
        assert self.press.message is not None
        return await self._answer(self.press.message.id, content, discord.InteractionResponseType.message_update)

    async def send_message(self, *, content: str, ephemeral: bool) -> "Answered":
        return await self._answer(self.press.own, content, discord.InteractionResponseType.channel_message)

    async def _answer(self, message_id: int, content: str, type_: discord.InteractionResponseType) -> "Answered":
        self._check()
        await self.press.wire.carry(message_id, content)
        self.type = type_
        if self.press.is_reply_lost:
            raise discord.DiscordServerError(cast("Any", HTTP_500), "its reply is lost")
        if self.press.is_sent_twice:
            self._check()
        return Answered(message_id)

    def _check(self) -> None:
        if self.press.is_closed:
            self.press.wire.refused.append(self.press.id)
            raise discord.NotFound(cast("Any", HTTP_404), {"code": 10062, "message": "unknown interaction"})
        if self.type is not None:
            self.press.wire.refused.append(self.press.id)
            raise discord.HTTPException(cast("Any", HTTP_400), {"code": 40060, "message": "acknowledged"})


HTTP_400, HTTP_404, HTTP_500 = (SimpleNamespace(status=status, reason="") for status in (400, 404, 500))


class Answered:
    """As much of what Discord says of an answer as is asked here: not the message, which is looked up then."""

    resource = None

    def __init__(self, message_id: int) -> None:
        self.message_id = message_id


class Press:
    """As much of an interaction as is asked here; `own` is the message that it makes, where it makes one."""

    ids = count(1000)

    def __init__(
        self, wire: Wire, message: int | None, type_: discord.InteractionResponseType | None = IN_PLACE, own: int = 0
    ) -> None:
        self.id, self.wire, self.own = next(self.ids), wire, own
        self.message = None if message is None else View(message)
        self.response = Response(self, type_)
        self.extras: dict[str, object] = {}
        self.created_at = discord.utils.utcnow()
        self.is_reply_lost = False
        self.is_sent_twice = False
        """Whether discord.py sends its answer again, since the reply to the first attempt was an error."""
        self.is_closed = False
        """Whether Discord waits for an answer no longer."""
        self.edits = 0
        self.followup = self

    async def edit_original_response(self, *, content: str) -> View:
        is_own = self.message is None or self.response.type is OWN
        edited = self.own if is_own or self.message is None else self.message.id
        self.edits += 1
        await self.wire.carry(edited, content)
        return View(edited)

    async def original_response(self) -> View:
        return View(self.own or (self.message.id if self.message else 0))

    async def send(self, *, content: str, ephemeral: bool) -> None:
        await self.wire.carry(BESIDE, content)

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
    note_arrival(second.it, 0)
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


acknowledging = pytest.mark.parametrize("promise", [acknowledge, acknowledge_in_place])


@acknowledging
async def test_what_is_shown_in_time_is_the_only_answer(promise: Callable[[Interaction], Awaitable[None]]) -> None:
    wire, edits = Wire(is_held=False), Edits()
    press = Press(wire, 1, None)
    note_arrival(press.it, FOREVER)
    await promise(press.it)
    await edits.edit(press.it, content="shown")
    assert (wire.deferred, wire.arrived, press.edits) == ([], [(1, "shown")], 0)
    await edits.edit(press.it, content="drawn again")
    assert (wire.arrived[1:], press.edits, wire.refused) == ([(1, "drawn again")], 1, [])


async def test_a_message_of_its_own_is_the_answer_and_known_from_then_on() -> None:
    wire, edits = Wire(), Edits()
    command = Press(wire, None, None, own=7)
    await acknowledge(command.it)
    shown = _begin(edits.edit(command.it, content="opened"))
    await wire.settle()
    await wire.arrive()
    await shown
    again = [
        _begin(edits.edit(command.it, content="drawn again")),
        _begin(edits.show(Press(wire, 7).it, content="pressed")),
    ]
    await wire.settle()
    assert wire.under_way == [(7, "drawn again")]
    await wire.arrive()
    await wire.arrive()
    await asyncio.gather(*again)
    assert wire.deferred == []


async def test_a_deferral_that_is_due_during_the_answer_is_none_and_one_before_makes_it_an_edit() -> None:
    wire, edits = Wire(), Edits()
    press, late = Press(wire, 1, None), Press(wire, 2, None)
    await acknowledge(press.it)
    work = [_begin(edits.edit(press.it, content="shown"))]
    await wire.settle()
    work.append(_begin(defer_now(press.it)))  # as the timer does
    await wire.settle()
    assert wire.under_way == [(1, "shown")]
    await wire.arrive()
    note_arrival(late.it, 0)
    await acknowledge(late.it)
    work.append(_begin(edits.edit(late.it, content="late")))
    await wire.settle()
    await wire.arrive()
    await asyncio.gather(*work)
    assert (wire.deferred, wire.refused, press.edits, late.edits) == ([late.id], [], 0, 1)


async def test_an_answer_whose_reply_is_lost_is_followed_by_edits() -> None:
    wire, edits = Wire(is_held=False), Edits()
    press = Press(wire, 1, None)
    press.is_reply_lost = True
    await acknowledge(press.it)
    with pytest.raises(discord.DiscordServerError):
        await edits.edit(press.it, content="shown")
    await edits.edit(press.it, content="again")
    assert (wire.arrived, press.edits) == ([(1, "shown"), (1, "again")], 1)


async def test_an_answer_that_discord_py_has_sent_twice_is_shown_once() -> None:
    wire, edits = Wire(is_held=False), Edits()
    line, view = Press(wire, None, None, own=7), Press(wire, 1, None)
    line.is_sent_twice = view.is_sent_twice = True
    await acknowledge(line.it)
    await reply_ephemeral(line.it, "a line")
    await reply_ephemeral(line.it, "another")
    await acknowledge(view.it)
    await edits.edit(view.it, content="shown")
    assert wire.arrived == [(7, "a line"), (BESIDE, "another"), (1, "shown")]


async def test_what_discord_takes_no_answer_to_any_more_is_not_deferred_either() -> None:
    wire, edits = Wire(is_held=False), Edits()
    press = Press(wire, 1, None)
    press.is_closed = True
    await acknowledge(press.it)
    with pytest.raises(discord.NotFound):
        await edits.edit(press.it, content="shown")
    await defer_now(press.it)  # as at the end of every press
    assert (wire.refused, wire.deferred) == ([press.id], [])


async def test_a_line_beside_a_view_leaves_that_to_be_edited() -> None:
    wire, edits = Wire(is_held=False), Edits()
    press = Press(wire, 1, None)
    await acknowledge(press.it)
    await reply_ephemeral(press.it, "a line")
    await edits.edit(press.it, content="shown")
    assert wire.arrived == [(BESIDE, "a line"), (1, "shown")]


async def test_a_line_that_is_the_last_is_the_only_answer_also_where_an_edit_was_promised() -> None:
    wire = Wire(is_held=False)
    press, deferred = Press(wire, 1, None, own=7), Press(wire, 2, None)
    note_arrival(deferred.it, 0)
    for each in (press, deferred):
        await acknowledge(each.it)
        await reply_ephemeral(each.it, "refused", is_last=True)
    assert (wire.deferred, wire.arrived) == ([deferred.id], [(7, "refused"), (BESIDE, "refused")])


async def test_what_seems_to_come_too_late_is_deferred_before_anything_is_done() -> None:
    wire = Wire(is_held=False)
    press = Press(wire, 1, None)
    press.created_at -= LATE + timedelta(seconds=1)
    await acknowledge(press.it)
    assert wire.deferred == [press.id]
