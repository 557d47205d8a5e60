"""A private sheet's picture is sent once: while it does not change it stays, and where it cannot, nobody suffers."""

from pathlib import Path

import pytest

from bot.playground.api.record import Request
from bot.playground.json_types import mapping
from bot.playground.people import Message
from tests.e2e.house import House, awaited, board_of, opened_house

pytestmark = pytest.mark.asyncio


def _edits(house: House, after: int) -> list[Request]:
    """What was asked of the messages of interactions since then."""
    return [each for each in house.playground.requests[after:] if each.method == "PATCH" and "/@original" in each.path]


async def test_an_unchanged_picture_stays_and_what_discord_refuses_of_it_costs_nobody_the_sheet(tmp_path: Path) -> None:
    async with opened_house(tmp_path) as house, house.bot():
        people = house.people[:2]
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
        assert not edit.files
        (kept,) = mapping(edit.body)["attachments"]
        assert set(kept) == {"id"}
        assert shown.alt_texts == sent
        assert house.playground.refusals == []

        house.playground.faults.refuse(400, 50035, method="PATCH", path="/webhooks/*")
        shown, edits = await refreshed()
        assert [bool(each.files) for each in edits] == [False, True], "it was gone, and is sent anew"
        assert shown.alt_texts == sent

        house.playground.faults.refuse(400, 50035, method="PATCH", path="/webhooks/*", times=2)
        shown, edits = await refreshed()
        assert [each.status for each in edits] == [400, 400, 200], "kept, sent anew, and without"
        assert shown.alt_texts == []
        assert "Your hand, " in shown.text, "in words, as nothing else is taken"

        shown, (edit,) = await refreshed()
        assert edit.files
        assert shown.alt_texts == sent
