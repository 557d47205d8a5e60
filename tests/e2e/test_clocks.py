"""Clocks as people see them: chosen, told before anybody joins, running, run out, stopped by a pause."""

from datetime import timedelta

from bot.playground.people import Message, Person
from bot.table.values import TableId, UserId
from tests.e2e.house import House, Player, awaited, board_of, is_playable, next_board, vote_of
from tests.e2e.panels import choose_own, fill_own
from tests.e2e.test_lobby_setup import choose, sheet_of

HOUR = timedelta(hours=1)


async def _said(person: Person, house: House, command: str, **options: object) -> Message:
    return await (await person.slash(command, channel=house.channel, **options)).message()


def _labels(message: Message) -> list[str]:
    return [button.label for button in message.buttons]


async def test_the_lobby_says_the_clock_and_what_happens_at_zero_and_so_does_its_rematch(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot():
        lobby = await house.open_table(ann, players=2, clock="7d+12h")
        assert "7 days per player, plus 12 hours per turn" in lobby.text
        await choose(ann, await sheet_of(ann, lobby), "timeout", "seat")
        await ann.wait_for(house.channel, lambda m: m.id == lobby.id and "the computer plays for that player" in m.text)
        await (await bob.press(lobby, "Join")).settled()
        full = await ann.wait_for(
            house.channel, lambda m: m.id == lobby.id and not next(b for b in m.buttons if b.label == "Start").disabled
        )
        await (await ann.press(full, "Start")).settled()
        await board_of(ann, house.channel)
        await (await ann.press(await _said(ann, house, "civ resign"), "Resign")).settled()
        end = await ann.wait_for(house.channel, lambda message: not message.ephemeral and "Rematch" in _labels(message))
        await (await bob.press(end, "Rematch")).settled()
        again = await bob.wait_for(house.channel, lambda m: m.id > end.id and "Join" in _labels(m))
        assert "7 days per player" in again.text
    assert house.playground.refusals == []


async def test_a_clock_nobody_can_read_is_refused_with_its_limits(house: House) -> None:
    ann = house.people[0]
    async with house.bot():
        for text, wording in (
            ("soon", "12h, 1d 6h"),
            ("0", "from 1 minute to 30 days"),
            ("1y", "7d+12h"),
            ("99d", "30 days"),
        ):
            refused = await _said(ann, house, "civ new", players=2, clock=text)
            assert refused.ephemeral
            assert wording in refused.text, text
        assert "not here" not in (await _said(ann, house, "civ games")).text


async def test_the_board_says_until_when_and_a_lapse_is_told_there_once(house: House) -> None:
    async with house.bot() as bot:
        number = await house.begin(house.people[:2], clock="day")
        board = await board_of(house.people[0], house.channel)
        late, other = sorted(house.people[:2], key=lambda person: person.mention not in board.text)
        due = (await bot.services.tables.look(TableId(number))).timers
        (at,) = [timer.due_at for timer in due if timer.due_at is not None]
        assert f"time runs out <t:{int(at.timestamp())}:R>, then the computer plays this turn." in board.text
        hand = await (await late.press(board, "My hand")).message()
        assert f"Your time runs out <t:{int(at.timestamp())}:R>" in hand.text
        message = await (await other.press(board, "As text")).message()
        assert "time runs out" in message.text
        assert "24 hours left" in message.text
        house.later = 25 * HOUR
        await bot.services.alarm.run_due()
        lapsed = await other.wait_for(house.channel, "ran out of time, so the computer plays that turn")
        board = await next_board(other, house.channel, board.id)
        assert awaited(board, [late, other]) == [other]
        await Player(other, "Culture", 1).turn(board)
        back = await next_board(other, house.channel, board.id)
        assert awaited(back, [late, other]) == [late], "his seat is his again"
        assert lapsed.id <= board.id
    assert house.playground.refusals == []


async def test_a_pause_is_asked_of_all_and_ended_by_anybody(house: House) -> None:
    async with house.bot() as bot:
        number = await house.begin(house.people[:2], clock="12h")
        board = await board_of(house.people[0], house.channel)
        on_turn, other = sorted(house.people[:2], key=lambda person: person.mention not in board.text)
        hand = await (await on_turn.press(board, "My hand")).message()
        menu = await (await on_turn.press(hand, "Table…")).message()
        assert menu.ephemeral
        asked = (await (await on_turn.press(menu, "Ask for a pause")).settled()).messages[0]
        assert "The vote is open" in asked.text
        vote = await vote_of(other, house.channel)
        await (await other.press(vote, "Agree")).settled()
        board = await other.wait_for(house.channel, lambda m: is_playable(m) and "The game is paused" in m.text)
        assert "time runs out" not in board.text
        house.later = 72 * HOUR
        await bot.services.alarm.run_due()
        assert not any(timer.due_at for timer in (await bot.services.tables.look(TableId(number))).timers)
        stranger = (await (await house.people[2].press(board, "Resume game")).settled()).messages[0]
        assert "no seat at this table" in stranger.text
        await (await other.press(board, "Resume game")).settled()
        board = await other.wait_for(house.channel, lambda m: m.id == board.id and "time runs out" in m.text)
        assert "Resume game" not in _labels(board)
    assert house.playground.refusals == []


async def test_utc_is_a_time_zone_like_any_other_once_it_is_chosen(house: House) -> None:
    ann = house.people[0]
    async with house.bot():
        assert "don’t know your time zone" in (await fill_own(ann, house.channel, "Time zone", quiet="22-7")).text
        page = await fill_own(ann, house.channel, "Time zone", zone="UTC", quiet="22-7")
        assert "From 10:00 PM" in page.text
        assert "don’t know your time zone" not in page.text


async def test_hours_are_kept_as_they_are_said_and_bad_ones_change_nothing(house: House) -> None:
    ann = house.people[0]
    times, vacation = "Time zone", "Vacation"
    async with house.bot() as bot:

        async def filled(button: str, **values: str) -> str:
            return (await fill_own(ann, house.channel, button, **values)).text

        assert "Your time zone is Europe/Rome" in await filled(times, zone="Europe/Rome")
        assert "Your time zone is Europe/Rome" in await filled(times, zone="rome")
        assert "From 10:00 PM to 7:00 AM (Europe/Rome)" in await filled(times, zone="", quiet="22-7")
        stored = await bot.services.profiles.availability(UserId(ann.id))
        for button, values, why in (
            (times, {"zone": "Atlantis", "quiet": "20-7"}, "the time zone “\u2068\u2068Atlantis"),
            (times, {"zone": "Berlin", "quiet": "6-5"}, "16 hours at most"),
            (times, {"zone": "Berlin", "quiet": "late"}, "as hours"),
            (vacation, {"first": "2026-13-45"}, "as a day"),
            (vacation, {"first": "2020-01-01"}, "can’t start in the past"),
        ):
            assert why in await filled(button, **values)
        assert await bot.services.profiles.availability(UserId(ann.id)) == stored
        today = bot.services.now().astimezone(stored.zone).date()
        first = today.replace(year=today.year + 1, month=7, day=1)
        planned = await filled(vacation, first=first.isoformat(), last=first.replace(day=14).isoformat())
        assert "July 1, " in planned
        assert "July 14, " in planned
        assert "14 of 30 days" in planned
        august = first.replace(month=8)
        long = await filled(vacation, first=august.isoformat(), last=august.replace(day=31).isoformat())
        assert "more than 30 days" in long
        page = await (await ann.slash("settings", channel=house.channel)).message()
        ended = (await (await ann.press(page, "I’m back")).settled()).messages[0]
        assert "No more vacation is planned" in ended.text
        assert "I’m back: end my vacation" not in [button.label for button in ended.buttons]
        assert "no quiet hours" in await filled(times, quiet="none")
        await filled(times, quiet="22-7")
        assert "no quiet hours" in await filled(times, quiet="")
    assert house.playground.refusals == []


async def test_a_city_that_is_not_written_whole_is_chosen_among_those_that_may_be_meant(house: House) -> None:
    ann = house.people[0]
    async with house.bot() as bot:
        page = await fill_own(ann, house.channel, "Time zone", zone="são", quiet="22-7")
        assert "Which city do you mean?" in page.text
        availability = await bot.services.profiles.availability(UserId(ann.id))
        assert (availability.zone.key, availability.quiet is None) == ("UTC", False), "the rest is kept"
        chosen = await choose_own(ann, page, "zone", "America/Sao_Paulo")
        assert "Your time zone is America/Sao_Paulo" in chosen.text
        assert "Which city" not in chosen.text
    assert house.playground.refusals == []
