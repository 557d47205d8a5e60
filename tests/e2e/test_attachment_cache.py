"""A private sheet's pictures: which there are, and that each is sent once while it does not change."""

from collections.abc import Sequence
from fnmatch import fnmatch
from pathlib import Path

import pytest

from bot.discord.connection_times import ConnectionTimes
from bot.pages.addresses.hand import HAND
from bot.playground.api.record import Request
from bot.playground.json_types import JSON, mapping, objects
from bot.playground.people import Message, Person
from bot.table.values import TableId
from tests.e2e.house import (
    CALLBACK,
    DEFERRED,
    QUICK_TIMES,
    House,
    awaited,
    board_of,
    is_playable,
    opened_house,
    play_on,
)

pytestmark = [pytest.mark.asyncio, pytest.mark.slow]


DEFERRALS = (5, 6)
"""Types of answers that show nothing yet."""


def _edits(house: House, after: int) -> list[Request]:
    """What was asked of the messages of interactions since then; a deferral asks nothing of them."""
    return [
        each
        for each in house.playground.requests[after:]
        if each.path.endswith("/@original")
        or (each.path.endswith("/callback") and mapping(each.body).get("type") not in DEFERRALS)
    ]


def _attachments(edit: Request) -> list[JSON]:
    """What an edit, or an answer that is one, says of the pictures."""
    body = mapping(edit.body)
    return objects(mapping(body.get("data", body))["attachments"])


@pytest.mark.parametrize(("times", "path"), [(QUICK_TIMES, CALLBACK), (DEFERRED, "/webhooks/*")])
async def test_an_unchanged_picture_stays_and_what_discord_refuses_of_it_costs_nobody_the_sheet(
    tmp_path: Path, times: ConnectionTimes, path: str
) -> None:
    async with opened_house(tmp_path) as house:
        house.times = times
        async with house.bot():
            await _refresh_unchanged_and_refused(house, path)


async def _refresh_unchanged_and_refused(house: House, path: str) -> None:
    people, faults = house.people[:2], house.playground.faults
    await house.begin(people)
    board = await board_of(people[0], house.channel)
    (person,) = {*people} - set(awaited(board, people))
    hand = await (await person.press(board, "My hand")).message()
    sent = hand.alt_texts
    assert sent

    async def refreshed() -> tuple[Message, list[Request]]:
        began = len(house.playground.requests)
        shown = await (await person.press(hand, "Refresh")).settled()
        return shown.messages[0], _edits(house, began)

    shown, (edit,) = await refreshed()
    assert fnmatch(edit.path, path), "the answer itself, unless it was deferred"
    assert not edit.files
    (kept,) = _attachments(edit)
    assert set(kept) == {"id"}
    assert shown.alt_texts == sent
    assert house.playground.refusals == []

    faults.refuse(400, 50035, path=path)
    shown, edits = await refreshed()
    assert [bool(each.files) for each in edits] == [False, True], "it was gone, and is sent anew"
    assert shown.alt_texts == sent

    faults.refuse(400, 50035, path=path, times=2)
    shown, edits = await refreshed()
    assert [each.status for each in edits] == [400, 400, 200], "kept, sent anew, and without"
    assert shown.alt_texts == []
    assert "Your hand, " in shown.text, "in words, as nothing else is taken"

    shown, (edit,) = await refreshed()
    assert edit.files
    assert shown.alt_texts == sent


async def _third_turn(house: House, people: Sequence[Person]) -> tuple[Message, Person, Person]:
    """The board of a third turn, the player on turn, and the other: both know the game by then."""
    await house.begin(people)
    await play_on(people, house.channel, 2)
    board = await people[0].wait_for(
        house.channel, lambda message: is_playable(message) and "Turn 3." in "".join(message.alt_texts)
    )
    (decides,) = awaited(board, people)
    (waits,) = set(people) - {decides}
    return board, decides, waits


async def test_only_a_player_who_decides_sees_the_table_above_their_cards(tmp_path: Path) -> None:
    async with opened_house(tmp_path) as house, house.bot():
        board, decides, waits = await _third_turn(house, house.people[:2])
        hand = await (await decides.press(board, "My hand")).message()
        table, cards = hand.alt_texts
        assert table.startswith(f"{decides.name}’s turn.")
        assert "Your hand: " in cards
        (cards,) = (await (await waits.press(board, "My hand")).message()).alt_texts
        assert "Your hand: " in cards


async def test_two_pictures_that_stay_the_same_are_not_sent_again_and_where_they_cannot_stay_both_are(
    tmp_path: Path,
) -> None:
    async with opened_house(tmp_path) as house, house.bot():
        board, decides, _ = await _third_turn(house, house.people[:2])
        hand = await (await decides.press(board, "My hand")).message()

        async def refreshed() -> tuple[Message, list[Request]]:
            began = len(house.playground.requests)
            pressed = await decides.press(hand, custom_id=str(HAND.to(TableId(1))), forge=True)
            return (await pressed.settled()).messages[0], _edits(house, began)

        shown, (edit,) = await refreshed()
        assert not edit.files
        assert [set(kept) for kept in _attachments(edit)] == [{"id"}, {"id"}]
        assert shown.alt_texts == hand.alt_texts

        house.playground.faults.refuse(400, 50035, path=CALLBACK)
        shown, edits = await refreshed()
        assert [len(each.files) for each in edits] == [0, 2]
        assert shown.alt_texts == hand.alt_texts
