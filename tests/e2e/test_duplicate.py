"""The deal of the week on Discord: begun, played by pressing, looked at in tables, and downloaded once it is over."""

import json
from datetime import timedelta

from bot.playground.people import Message, Person
from tests.e2e.house import House


def labels(message: Message) -> list[str]:
    return [button.label for button in message.buttons]


async def opened(house: House, person: Person) -> Message:
    page = await (await person.slash("civ duplicate", channel=house.channel)).message()
    assert page.ephemeral
    return page


async def pressed(person: Person, page: Message, label: str) -> Message:
    it = await (await person.press(page, label)).settled()
    assert it.state == "updated", (it.state, label)
    return it.messages[0]


async def played(person: Person, page: Message) -> Message:
    """The page after the first choice that it offers."""
    first = next(button for button in page.buttons if button.custom_id.startswith("civ:dup_do:"))
    it = await (await person.press(page, custom_id=first.custom_id)).settled()
    assert it.state == "updated", it.state
    return it.messages[0]


async def test_the_weeks_deal_is_played_looked_at_and_found_again_after_a_restart(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot():
        page = await opened(house, ann)
        assert page.text.count("The seal of") == 2, "this week's and the next"
        board = await pressed(ann, page, "Play, with my name")
        assert [file.filename for file in board.attachments] == ["duplicate-board.png", "duplicate-hand.png"]
        assert "Undo" not in labels(board)
        his = await pressed(bob, await opened(house, bob), "Play without my name")
        assert [name for name in labels(his) if name.startswith("Play ")] == [
            name for name in labels(board) if name.startswith("Play ")
        ], "the same hand"
        board = await played(ann, board)
    async with house.bot():
        page = await opened(house, ann)
        assert "Seat 1: begun" in page.text.replace("\u2068", "").replace("\u2069", "")
        again = await pressed(ann, page, "Go on with seat 1")
        assert labels(again) == labels(board)
        table = await pressed(ann, await pressed(ann, again, "The week"), "Table of this server")
        assert "Ann" in table.text
        assert "Bob" not in table.text
        assert "@" not in table.text
        assert "Seat 2: not played yet" in (await pressed(ann, table, "Back")).text.replace("\u2068", "").replace(
            "\u2069", ""
        )
    assert house.playground.refusals == []


async def test_once_the_week_is_over_ones_games_can_be_downloaded_and_played_no_more(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        week = bot.services.tables.duplicates.week()
        board = await pressed(ann, await opened(house, ann), "Play, with my name")
        early = await (await ann.press(board, custom_id=f"civ:dup_export:{week:%Y%m%d}:all", forge=True)).settled()
        assert "stay secret" in early.messages[0].text
        house.later = timedelta(days=7)
        first = next(button for button in board.buttons if button.custom_id.startswith("civ:dup_do:"))
        late = await (await ann.press(board, custom_id=first.custom_id)).settled()
        assert "That week is over" in "\n".join(message.text for message in late.messages)
        page = await opened(house, ann)
        given = await (await ann.press(page, "My games of last week")).message()
        (file,) = given.attachments
        header = json.loads((await file.read()).splitlines()[0])
        assert header["commitment"]
        assert header["deal"]["secret"]
        assert "My games of last week" not in labels(await opened(house, bob))


FORGED = [
    "civ:dup:7", "civ:dup_begin:2:1", "civ:dup_begin:0:5", "civ:dup_do:20260301:0:0:end", "civ:dup_do:20261399:0:0:end",
    "civ:dup_text:20200106:0", "civ:dup_table:20200106:all", "civ:dup_export:20200106:all", "civ:dup_table:20200106:us",
    "civ:dup_do:20200106:0:0:dance",
]  # fmt: skip


async def test_forged_buttons_get_a_clear_answer(house: House) -> None:
    ann = house.people[0]
    async with house.bot():
        page = await opened(house, ann)
        for custom_id in FORGED:
            it = await (await ann.press(page, custom_id=custom_id, forge=True)).settled()
            said = "\n".join(message.text for message in it.messages)
            assert it.state in ("updated", "answered"), (custom_id, it.state)
            assert said, custom_id
            assert "on our side" not in said, custom_id
