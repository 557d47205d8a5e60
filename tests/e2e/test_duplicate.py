"""The deal of the week on Discord: begun, played by pressing, looked at in tables, and downloaded once it is over."""

import json
from dataclasses import replace
from datetime import UTC, datetime, time, timedelta

import pytest

from bot.client import CivBot
from bot.games.civ.pages.duplicate import week_tables
from bot.games.civ.pages.duplicate.week_tables import WeekTables
from bot.pages.ui import ui_of
from bot.playground.people import Message, Person
from bot.table.values import UserId
from tests.e2e.house import QUICK, House


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
        assert [file.filename for file in board.attachments] == ["private-board.png", "private-hand.png"]
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
        table = await pressed(ann, await pressed(ann, again, "The week"), "Standings")
        assert "Ann" in table.text
        assert "Bob" not in table.text
        assert "@" not in table.text
        assert "Nobody yet" in (await pressed(ann, table, "Expert")).text
        hidden = await pressed(ann, await pressed(ann, table, "Back"), "Hide my name")
        table = await pressed(ann, hidden, "Standings")
        assert "Nobody yet" in (await pressed(ann, table, "All servers")).text
        assert "Seat 2: not played yet" in (await pressed(ann, table, "Back")).text.replace("\u2068", "").replace(
            "\u2069", ""
        )
    assert house.playground.refusals == []


async def test_once_the_week_is_over_ones_games_can_be_downloaded_and_played_no_more(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        week = bot.services.tables.duplicates.week()
        board = await pressed(ann, await opened(house, ann), "Play, with my name")
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
        assert "My games of last week" not in labels(await opened(house, bob))


async def gathered(house: House, *people: Person) -> Message:
    """The public message of a table at which these people sit; the first has opened it."""
    page = await opened(house, people[0])
    before = {message.id for message in await people[0].messages(house.channel)}
    await (await people[0].press(page, f"Open a table of {len(people)}")).settled()
    (public,) = [each for each in await people[0].messages(house.channel) if each.id not in before]
    for person in people[1:]:
        await (await person.press(await person.refreshed(public), "Join")).settled()
    return await people[0].refreshed(public)


def plain(text: str) -> str:
    return text.replace("\u2068", "").replace("\u2069", "")


async def test_three_people_play_the_weeks_deal_at_a_table_and_look_back_on_it(house: House) -> None:
    ann, bob, chloe, dan = house.people
    async with house.bot() as bot:
        public = await gathered(house, ann, bob, chloe)
        assert not public.ephemeral
        assert "all seats are taken" in public.text
        assert public.attachments == [], "no card is shown in public"
        assert labels(public) == ["My hand"]
        refused = await (await dan.press(public, "My hand")).settled()
        assert "haven’t played" in refused.messages[0].text
        hands = {person: await (await person.press(public, "My hand")).message() for person in (ann, bob, chloe)}
        assert all(hand.ephemeral for hand in hands.values())
        assert len({plain(hand.text).splitlines()[0] for hand in hands.values()}) == 1, "the same table for all"
        mover = next(person for person, hand in hands.items() if "dup_seat_do" in str(hand.raw))
        other = next(person for person in hands if person is not mover)
        first = next(button for button in hands[mover].buttons if button.custom_id.startswith("civ:dup_seat_do:"))
        forged = await (await other.press(hands[other], custom_id=first.custom_id, forge=True)).settled()
        assert "turn" in "\n".join(message.text for message in forged.messages).lower()
        before = plain(hands[other].text)
        await (await mover.press(hands[mover], custom_id=first.custom_id)).settled()

        async def drawn_again() -> Message | None:
            now = await other.refreshed(hands[other])
            return now if plain(now.text) != before else None

        await other.until(drawn_again)  # without a press of theirs
        page = await opened(house, ann)
        assert "Table of 3 (" in plain(page.text)
        assert "Open a table of 3" not in labels(page)
        week = bot.services.tables.duplicates.week()
        for verb in (f"dup_games:{week:%Y%m%d}", f"dup_replay:{week:%Y%m%d}:0:0:list g", f"dup_export:{week:%Y%m%d}"):
            early = await (await ann.press(page, custom_id=f"civ:{verb}", forge=True)).settled()
            assert "stay secret" in early.messages[0].text, verb
        house.later = timedelta(days=7)
        late = await (await mover.press(await mover.refreshed(public), "My hand")).message()
        assert "The week ended before" in late.text
        games = await pressed(ann, await opened(house, ann), "My games of last week")
        replay = await pressed(ann, games, "Replay 1")
        assert [file.filename for file in replay.attachments] == ["private-board.png", "private-hand.png"]
        further = await pressed(ann, replay, "One move on")
        assert further.text != replay.text
        stranger = await (await dan.press(page, custom_id=f"civ:dup_games:{week:%Y%m%d}", forge=True)).settled()
        assert "haven’t played" in stranger.messages[0].text
    assert house.playground.refusals == []


async def test_a_table_is_left_and_joined_and_each_person_has_one_of_a_size(house: House) -> None:
    ann, bob, chloe, _ = house.people
    async with house.bot():
        public = await gathered(house, ann, bob)
        page = await opened(house, bob)
        assert "Open a table of 2" not in labels(page)
        again = await (await chloe.press(public, custom_id="civ:dup_open:2", forge=True)).settled()
        assert again.state in ("updated", "answered")
        twice = await (await bob.press(public, custom_id="civ:dup_join:2", forge=True)).settled()
        assert "another table of 2" in plain(twice.messages[0].text)
        left = await pressed(chloe, await opened(house, chloe), "Leave the table of 2")
        assert "Open a table of 2" in labels(left)
        late = await (await chloe.press(public, custom_id="civ:dup_join:1", forge=True)).settled()
        assert "has begun" in late.messages[0].text
    assert house.playground.refusals == []


async def test_an_edit_that_comes_late_hides_nobody_who_has_joined_meanwhile(house: House) -> None:
    ann, bob, chloe, _ = house.people
    async with house.bot() as bot:
        page = await opened(house, ann)
        before = {message.id for message in await ann.messages(house.channel)}
        await (await ann.press(page, "Open a table of 3")).settled()
        (public,) = [each for each in await ann.messages(house.channel) if each.id not in before]
        late = house.playground.faults.hold(method="PATCH", path="/webhooks/*")
        first = await bob.press(public, "Join")
        await late.reached.wait()
        await bot.services.tables.duplicate_tables.join(1, UserId(chloe.id), chloe.name)
        await told(bot)
        assert "all seats are taken" in (await ann.refreshed(public)).text
        late.released.set()
        told_bob = await first.followup()
        assert "You have a seat" in told_bob.text, "after the last edit"
        assert "all seats are taken" in (await ann.refreshed(public)).text
    assert house.playground.refusals == []


async def test_the_computer_takes_the_seat_of_who_lets_a_day_pass(house: House) -> None:
    ann, bob = house.people[:2]
    house.limits, house.later = replace(QUICK, tick=0.01), monday_noon()
    async with house.bot():
        public = await gathered(house, ann, bob)
        hands = {person: await (await person.press(public, "My hand")).message() for person in (ann, bob)}
        mover = next(person for person, hand in hands.items() if "dup_seat_do" in str(hand.raw))
        (other,) = {ann, bob} - {mover}
        assert "You have until" in hands[mover].text
        first = next(button for button in hands[mover].buttons if button.custom_id.startswith("civ:dup_seat_do:"))
        house.later += timedelta(hours=24)

        shown = await other.wait_for(house.channel, lambda m: m.id == public.id and "ran out of time" in m.text)
        assert f"Waiting for {other.name}" in plain(shown.text)
        late = await (await mover.press(hands[mover], custom_id=first.custom_id, forge=True)).settled()
        assert "ran out of time at this table" in "\n".join(message.text for message in late.messages)
        looked_at = await (await mover.press(await mover.refreshed(public), "My hand")).message()
        assert "the computer has taken your seat" in looked_at.text
        assert "dup_seat_do" not in str(looked_at.raw)
        page = await (await other.press(await other.refreshed(public), "My hand")).message()
        assert f"{mover.name} ran out of time" in plain(page.text)
        assert "dup_seat_do" in str(page.raw), "it is their turn"
        assert "ran out of time, so it’s lost after 0 turns" in plain((await opened(house, mover)).text)
    assert house.playground.refusals == []


def monday_noon() -> timedelta:
    """How far the next Monday's noon is ahead: within such a test no week ends."""
    now = datetime.now(UTC)
    day = now.date() + timedelta(days=7 - now.weekday())
    return datetime.combine(day, time(12), UTC) - now


def calls_of(messages: list[Message], person: Person) -> list[Message]:
    return [message for message in messages if "🔔" in message.text and person.mention in message.text]


async def begun(house: House, ann: Person, bob: Person) -> tuple[Message, Person, Person]:
    """The public message of a table of two, who is to move, and the other, neither of whom has looked yet."""
    public = await gathered(house, ann, bob)
    (turn,) = [line for line in public.text.splitlines() if "Waiting for" in line]
    mover = ann if "Ann" in turn else bob
    return public, mover, bob if mover is ann else ann


async def told(bot: CivBot) -> None:
    """Return once all changes are shown, and those are called who have to be."""
    handlers = [each for game in ui_of(bot).games for each in game.handlers]
    await next(each for each in handlers if isinstance(each, WeekTables)).idle()


async def turn_over(person: Person, page: Message) -> None:
    """Play until it is someone else's turn."""
    while "dup_seat_do" in str(page.raw):
        page = await (await person.press(page, custom_id=ending(page))).message()


def ending(page: Message) -> str:
    offered = [button.custom_id for button in page.buttons if button.custom_id.startswith("civ:dup_seat_do:")]
    return next((each for each in offered if each.endswith(":end")), offered[0])


async def test_who_is_awaited_is_called_once_a_turn_beside_the_public_message_that_says_until_when(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(week_tables, "HERE", timedelta())
    house.later = monday_noon()
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        tables = bot.services.tables.duplicate_tables
        public, mover, other = await begun(house, ann, bob)
        page = await (await mover.press(public, "My hand")).message()
        await turn_over(mover, page)
        call = await other.wait_for(house.channel, lambda m: bool(calls_of([m], other)))
        assert f"/{public.id}" in call.text, "it leads to the table"
        assert "<t:" in call.text
        shown = await other.wait_for(
            house.channel, lambda m: m.id == public.id and f"for {other.name}" in plain(m.text)
        )
        assert shown.attachments == []
        assert other.mention not in shown.text

    async with house.bot() as bot:
        tables = bot.services.tables.duplicate_tables
        await tables.run_due()
        await told(bot)
        assert len(calls_of(await other.messages(house.channel), other)) == 1, "not again after a restart"
        page = await (await other.press(await other.refreshed(public), "My hand")).message()
        await turn_over(other, page)
        await mover.wait_for(house.channel, lambda m: bool(calls_of([m], mover)))
        await told(bot)
        assert calls_of(await other.messages(house.channel), other) == []
        house.later += timedelta(hours=24)
        await tables.run_due()
        await other.wait_for(house.channel, lambda m: bool(calls_of([m], other)))
        shown = await other.wait_for(house.channel, lambda m: m.id == public.id and "ran out of time" in m.text)
        assert f"{mover.name} ran out of time" in plain(shown.text)
        await told(bot)
        assert calls_of(await other.messages(house.channel), mover) == []
    assert house.playground.refusals == []


@pytest.mark.parametrize("is_quiet", [False, True])
async def test_a_call_whose_answer_was_lost_is_found_again_after_a_restart(
    house: House, monkeypatch: pytest.MonkeyPatch, is_quiet: bool
) -> None:
    """Also where it would have to wait by then."""
    monkeypatch.setattr(week_tables, "HERE", timedelta())
    house.later = monday_noon()
    ann, bob = house.people[:2]
    faults, sending = house.playground.faults, f"/channels/{house.channel.id}/messages"
    async with house.bot() as bot:
        public, mover, other = await begun(house, ann, bob)
        page = await (await mover.press(public, "My hand")).message()
        lost = faults.drop(method="POST", path=sending, after=True, times=100)
        await turn_over(mover, page)
        await lost.reached.wait()
        await other.wait_for(house.channel, lambda m: bool(calls_of([m], other)))
        if is_quiet:
            profiles, hour = bot.services.tables.profiles, house.now().hour
            await profiles.set_zone(UserId(other.id), "UTC")
            await profiles.set_quiet(UserId(other.id), f"{(hour - 1) % 24}-{(hour + 3) % 24}")
    faults.clear()
    house.playground.forget_nonces()
    house.later += timedelta(minutes=1)  # which is taken off the clocks
    async with house.bot() as bot:
        await bot.services.tables.duplicate_tables.run_due()
        await told(bot)
        if is_quiet:
            assert await bot.services.tables.duplicate_tables.behind() == [1]
            await bot.services.tables.profiles.set_quiet(UserId(other.id), None)
            await bot.services.tables.duplicate_tables.run_due()
            await told(bot)
        (call,) = calls_of(await other.messages(house.channel), other)
        table = await bot.services.tables.duplicate_tables.table(1)
        assert table.shown == table.changes
        (due_at,) = [at for each in table.people if (at := table.due_at(each)) is not None]
        assert f"<t:{int(due_at.timestamp())}:f>" in call.text, "it says until when by now"
        assert [each.call_id for each in table.people if each.user == other.id] == [call.id]
    assert house.playground.refusals == []


async def test_nobody_is_called_to_a_week_that_ended_while_the_bot_was_away(house: House) -> None:
    house.later = monday_noon()
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        public, mover, other = await begun(house, ann, bob)
        await (await other.press(public, "My hand")).message()
        await turn_over(mover, await (await mover.press(public, "My hand")).message())
        await told(bot)
        assert await bot.services.tables.duplicate_tables.behind() == [1], "they are at their page, so the call waits"
    house.later += timedelta(days=7)
    async with house.bot() as bot:
        await other.wait_for(house.channel, lambda m: m.id == public.id and "The week is over" in m.text)
        await told(bot)
        assert calls_of(await other.messages(house.channel), other) == []
        await bot.services.tables.duplicates.keep_house()
        await bot.services.tables.duplicate_tables.run_due()
        await told(bot)
        assert calls_of(await other.messages(house.channel), other) == []
    assert house.playground.refusals == []


async def test_nobody_is_called_who_wants_no_calls_or_is_at_their_page(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        tables, profiles = bot.services.tables.duplicate_tables, bot.services.tables.profiles
        public, mover, other = await begun(house, ann, bob)
        hands = {person: await (await person.press(public, "My hand")).message() for person in (mover, other)}
        await turn_over(mover, hands[mover])
        await other.wait_for(house.channel, lambda m: m.id == public.id and f"for {other.name}" in plain(m.text))
        assert await tables.behind() == [1], "the call waits"
        assert calls_of(await other.messages(house.channel), other) == []
        await profiles.set_preference(UserId(other.id), "notify", "none")
        monkeypatch.setattr(week_tables, "HERE", timedelta())
        await tables.run_due()

        await told(bot)
        assert calls_of(await other.messages(house.channel), other) == []
    assert house.playground.refusals == []


async def test_a_call_waits_for_the_end_of_quiet_hours(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(week_tables, "HERE", timedelta())
    house.later = monday_noon()
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        tables, profiles = bot.services.tables.duplicate_tables, bot.services.tables.profiles
        hour = bot.services.tables.now().hour
        for person in (ann, bob):
            await profiles.set_zone(UserId(person.id), "UTC")
            await profiles.set_quiet(UserId(person.id), f"{(hour - 1) % 24}-{(hour + 3) % 24}")
        public, mover, other = await begun(house, ann, bob)
        await turn_over(mover, await (await mover.press(public, "My hand")).message())
        await told(bot)
        assert await tables.behind() == [1]
        assert calls_of(await other.messages(house.channel), other) == []
        house.later += timedelta(hours=3)
        await tables.run_due()
        await other.wait_for(house.channel, lambda m: bool(calls_of([m], other)))
        await told(bot)
        assert await tables.behind() == []
    assert house.playground.refusals == []


async def test_of_a_game_that_nobody_goes_on_with_everyone_is_told_that_it_ended(house: House) -> None:
    house.later = monday_noon()
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        tables = bot.services.tables.duplicate_tables
        public, mover, _ = await begun(house, ann, bob)
        for _ in range(2):
            house.later += timedelta(days=1)
            await tables.run_due()
        shown = await ann.wait_for(house.channel, lambda m: m.id == public.id and "the game ends here" in m.text)
        assert "has taken" not in shown.text
        page = await (await mover.press(shown, "My hand")).message()
        assert "the game ends here" in page.text
        assert "dup_seat_do" not in str(page.raw)


async def test_a_message_that_someone_has_deleted_is_not_sent_again_and_calls_nobody(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(week_tables, "HERE", timedelta())
    house.later = monday_noon()
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        public, mover, other = await begun(house, ann, bob)
        page = await (await mover.press(public, "My hand")).message()
        await house.playground.people.delete_message(public)
        await turn_over(mover, page)

        await told(bot)
        assert (await bot.services.tables.duplicate_tables.table(1)).message_id is None
        assert calls_of(await other.messages(house.channel), other) == []
        assert "it’s your turn" in plain((await opened(house, other)).text)


async def test_a_call_beside_a_message_that_someone_has_deleted_goes_though_discord_refuses_at_first(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(week_tables, "HERE", timedelta())
    house.later = monday_noon()
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        public, mover, other = await begun(house, ann, bob)
        await turn_over(mover, await (await mover.press(public, "My hand")).message())
        await told(bot)
        assert len(calls_of(await other.messages(house.channel), other)) == 1
        page = await (await other.press(await other.refreshed(public), "My hand")).message()
        await house.playground.people.delete_message(public)
        refused = house.playground.faults.status(503, method="DELETE")
        await turn_over(other, page)
        await told(bot)
        assert refused.hits == 1
        assert calls_of(await other.messages(house.channel), other) == []
        assert (await bot.services.tables.duplicate_tables.table(1)).message_id is None


FORGED = [
    "civ:dup:7", "civ:dup_begin:2:1:normal", "civ:dup_begin:0:5:normal", "civ:dup_begin:0:1:easy", "civ:dup_begin:0:1",
    "civ:dup_do:20260301:0:0:end", "civ:dup_do:20261399:0:0:end", "civ:dup_text:20200106:0",
    "civ:dup_table:20200106:all:normal", "civ:dup_table:20200106:all:5", "civ:dup_table:20200106:us:2",
    "civ:dup_export:20200106", "civ:dup_games:20200106", "civ:dup_replay:20200106:0:0:list g",
    "civ:dup_replay:20200106:9:0:list 9", "civ:dup_view:20200106:0:0", "civ:dup_replay_text:20200106:0:0:list g",
    "civ:dup_do:20200106:0:0:dance", "civ:dup_open:5", "civ:dup_join:77", "civ:dup_leave:77", "civ:dup_seat:77",
    "civ:dup_seat_do:77:0:end", "civ:dup_seat_pick:77:0:end", "civ:dup_seat_effect:77:0:end", "civ:dup_seat_text:77",
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
