"""The deal of the week on Discord: begun, played by pressing, looked at in tables, and downloaded once it is over."""

import json
import sqlite3
from contextlib import closing
from datetime import timedelta

from bot.manager.duplicates import Duplicates
from bot.playground.people import Message, Person
from bot.table.duplicate import LOST, SHARED, WON, Board
from bot.table.values import UserId
from tests.e2e.house import House, awaited, is_playable


def labels(message: Message) -> list[str]:
    return [button.label for button in message.buttons]


def plain(text: str) -> str:
    return text.replace("\u2068", "").replace("\u2069", "")


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
    async with house.bot() as bot:
        page = await opened(house, ann)
        assert labels(page) == ["Play", "Standings", "How it works"]
        how = await pressed(ann, page, "How it works")
        assert how.text.count("The seal of") == 2, "this week's and the next"
        board = await pressed(ann, await pressed(ann, how, "Back"), "Play")
        assert [file.filename for file in board.attachments] == ["private-board.png", "private-hand.png"]
        assert "Undo" not in labels(board)
        await bot.services.profiles.set_preference(UserId(bob.id), "records", value=False)
        his = await pressed(bob, await opened(house, bob), "Play")
        assert [name for name in labels(his) if name.startswith("Play ")] == [
            name for name in labels(board) if name.startswith("Play ")
        ], "the same hand"
        board = await played(ann, board)
    async with house.bot():
        page = await opened(house, ann)
        assert "Seat 1: begun" in plain(page.text)
        assert labels(page) == ["Go on with seat 1", "Standings", "How it works"]
        early = await (await ann.press(page, custom_id="civ:dup_begin:1:1:normal", forge=True)).settled()
        assert "opens when your game from the other one is over" in early.messages[0].text
        again = await pressed(ann, page, "Go on with seat 1")
        assert labels(again) == labels(board)
        table = await pressed(ann, await pressed(ann, again, "The week"), "Standings")
        assert "Ann" in table.text
        assert "Bob" not in table.text, "he has no records kept"
        assert "@" not in table.text
        assert "second account" in table.text
        assert "Nobody yet" in (await pressed(ann, table, "Against the expert")).text
    assert house.playground.refusals == []


async def actions_to_the_end(duplicates: Duplicates, user: UserId) -> tuple[Board, list[str]]:
    """The board of a person's first seat once they have always taken the first choice, and what that was."""
    board, match = await duplicates.begin(user, "Bob", 1, 0)
    actions: list[str] = []
    while not match.is_over:
        actions.append(match.allowed(0)[0])
        board, match = await duplicates.play(board.week, user, 0, actions[-1:], board.revision)
    return board, actions


async def test_the_second_seat_opens_at_the_end_of_the_first_game_which_says_how_it_counts(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        duplicates = bot.services.duplicates
        his, actions = await actions_to_the_end(duplicates, UserId(bob.id))
        page = await pressed(ann, await opened(house, ann), "Play")
        board, _ = await duplicates.look(his.week, UserId(ann.id), 0)
        for action in actions[:-1]:  # the same moves get the same answers
            board, _ = await duplicates.play(his.week, UserId(ann.id), 0, [action], board.revision)
        address = f"civ:dup_do:{his.week:%Y%m%d}:0:{board.revision}:{actions[-1]}"
        over = (await (await ann.press(page, custom_id=address, forge=True)).settled()).messages[0]
        (board,) = await duplicates.boards(his.week, UserId(ann.id))
        assert (board.outcome, board.turns) == (his.outcome, his.turns)
        turns = f"after {board.turns} turns"
        state = {LOST: f"Lost {turns}", SHARED: "Victory shared", WON: f"Won {turns}"}[board.outcome or LOST]
        assert f"{state}: that’s compared with everyone’s game from this seat" in plain(over.text)
        assert "50%" in plain(over.text), "an equal one"
        assert labels(over) == ["Play the other seat", "As text", "The week"]
        second = await pressed(ann, over, "Play the other seat")
        assert "seat 2" in plain(second.text)
        page = await pressed(ann, second, "The week")
        assert labels(page) == ["Look at seat 1", "Go on with seat 2", "Standings", "How it works"]
        looked_at = await pressed(ann, page, "Look at seat 1")
        assert labels(looked_at) == ["As text", "The week"]
        table = await pressed(ann, await pressed(ann, looked_at, "The week"), "Standings")
        assert "Ann: 50% (1 of 2 games)" in plain(table.text)
    assert house.playground.refusals == []


async def test_once_the_week_is_over_ones_games_can_be_downloaded_and_played_no_more(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        week = bot.services.duplicates.week()
        board = await pressed(ann, await opened(house, ann), "Play")
        board = await played(ann, board)
        early = await (await ann.press(board, custom_id=f"civ:dup_export:{week:%Y%m%d}", forge=True)).settled()
        assert "stay secret" in early.messages[0].text
        house.later = timedelta(days=7)
        first = next(button for button in board.buttons if button.custom_id.startswith("civ:dup_do:"))
        late = await (await ann.press(board, custom_id=first.custom_id)).settled()
        assert "That week is over" in "\n".join(message.text for message in late.messages)
        page = await opened(house, ann)
        games = await pressed(ann, page, "My games of last week")
        given = await (await ann.press(games, "Download")).message()
        (file,) = given.attachments
        header = json.loads((await file.read()).splitlines()[0])
        assert header["commitment"]
        assert header["deal"]["secret"]
        replay = await pressed(ann, games, "Replay 1")
        assert [file.filename for file in replay.attachments] == ["private-board.png", "private-hand.png"]
        further = await pressed(ann, replay, "One move on")
        assert further.text != replay.text
        his = await opened(house, bob)
        assert "My games of last week" not in labels(his)
        stranger = await (await bob.press(his, custom_id=f"civ:dup_games:{week:%Y%m%d}", forge=True)).settled()
        assert "haven’t played" in stranger.messages[0].text


async def test_a_game_that_went_on_at_a_table_of_the_week_goes_on_as_a_usual_one_in_its_place(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        week = bot.services.duplicates.week()
        await opened(house, ann)
        public = await house.open_table(ann)  # stands for the message of a table of the week
        await (await ann.press(public, "Leave")).settled()
    kept = {
        "week": week.isoformat(), "guild": house.channel.guild_id, "channel": house.channel.id, "message": public.id,
        "seats": [[ann.id, "Ann", False], [bob.id, "Bob", False]], "played": [],
    }  # fmt: skip
    with closing(sqlite3.connect(house.database.removeprefix("sqlite:///"))) as raw, raw:
        raw.execute("INSERT INTO memory (key, value) VALUES ('week-table 1', ?)", (json.dumps(kept),))
    async with house.bot():
        board = await ann.wait_for(house.channel, lambda m: is_playable(m) and m.id != public.id)
        (mover,) = awaited(board, (ann, bob))
        hand = await (await mover.press(board, "My hand")).message()
        move = next(button for button in hand.buttons if button.label.startswith("Play "))
        assert (await (await mover.press(hand, custom_id=move.custom_id)).settled()).state == "updated"
        await ann.wait_for(house.channel, lambda m: m.id == public.id and str(board.id) in str(m.raw))  # leads to it
    assert house.playground.refusals == []


FORGED = [
    "civ:dup:7", "civ:dup_begin:2:1:normal", "civ:dup_begin:0:5:normal", "civ:dup_begin:0:1:easy", "civ:dup_begin:0:1",
    "civ:dup_do:20260301:0:0:end", "civ:dup_do:20261399:0:0:end", "civ:dup_text:20200106:0",
    "civ:dup_table:20200106:all:normal", "civ:dup_table:20200106:all:5", "civ:dup_table:20200106:us:2",
    "civ:dup_export:20200106", "civ:dup_games:20200106", "civ:dup_replay:20200106:0:0:list g",
    "civ:dup_replay:20200106:9:0:list 9", "civ:dup_view:20200106:0:0", "civ:dup_replay_text:20200106:0:0:list g",
    "civ:dup_do:20200106:0:0:dance", "civ:dup_how:7", "civ:dup_open:2", "civ:dup_join:1", "civ:dup_seat:1",
    "civ:dup_naming:1",
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
