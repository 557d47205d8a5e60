"""A league through the whole house: opened, signed up for, drawn, left, lost by the clock and ended."""

import asyncio
from datetime import timedelta

import pytest

from bot.client import CivBot
from bot.manager.tournament_values import Caller
from bot.pages.ui import ui_of
from bot.playground.people import Interaction, Message, Person
from bot.table.contest import TournamentId
from bot.table.values import Status, UserId
from bot.tournament.directing import Settle
from bot.tournament.tournament import Stage
from tests.e2e.cups import quicken
from tests.e2e.house import House

pytestmark = pytest.mark.usefixtures("with_features")

SEASON = TournamentId(1)


async def league(who: Person, house: House) -> Message:
    """The page of the league."""
    return await (await who.slash("league", channel=house.channel)).message()


async def opened(house: House, **values: str) -> Interaction:
    """What Ann gets for the form of a season."""
    ann = house.people[0]
    asked = await (await ann.press(await league(ann, house), "Open a season")).settled()
    filled = {"start": "1d", "weeks": "2", "clock": "24h", "at-once": "3", **values}
    forged = asked.modal.custom_id if "weeks" in values else None  # also what the form doesn't offer
    return await (await ann.submit(asked.modal, filled, custom_id=forged)).settled()


def is_announcement(message: Message) -> bool:
    return not message.ephemeral and "League season" in message.text and "Begins" in message.text


async def pass_time(bot: CivBot, house: House, **span: float) -> None:
    """Let time pass, and everything be done that is due by then."""
    house.later += timedelta(**span)
    await bot.services.alarm.run_due()
    await settled(bot)


async def settled(bot: CivBot) -> None:
    """Everything at tournaments is done that is due by now."""
    # not `run_due`: the runner is at work, and two at once would open every thread twice
    bot.services.tournaments.wake(SEASON)
    await bot.services.tournaments.idle()


async def begun(house: House, bot: CivBot) -> Message:
    """A season of four people that has begun; its announcement."""
    quicken(bot)
    await opened(house)
    announcement = await house.people[0].wait_for(house.channel, is_announcement)
    for person in house.people:
        await (await person.press(announcement, "Sign up")).settled()
    await pass_time(bot, house, days=1, hours=1)
    return announcement


async def test_a_season_from_sign_up_to_its_end(house: House) -> None:
    ann, bob, chloe = house.people[:3]
    async with house.bot() as bot:
        assert "No season has been held here yet" in (await league(bob, house)).text
        assert "Open a season" not in {button.label for button in (await league(bob, house)).buttons}
        await begun(house, bot)
        drawn = await ann.wait_for(house.channel, lambda message: "The season has begun" in message.text)
        assert "Division 1" in drawn.text
        table = await ann.wait_for(house.channel, lambda message: bool(message.attachments))
        assert {"Games", "Rules"} <= {button.label for button in table.buttons}
        services = bot.services
        running = await services.tournaments.look(SEASON)
        assert len(running.games) == 6
        page = await league(bob, house)
        assert "Your games" in page.text
        assert {"Table", "Games", "Rules", "Book", "Withdraw"} == {button.label for button in page.buttons}
        rules = await (await bob.press(page, "Rules")).message()
        assert "2 for a win" in rules.text
        games = await (await bob.press(await league(bob, house), "Games")).message()
        assert games.text.count("](") == 6, "each leads to its thread"
        shown = await (await chloe.press(await league(chloe, house), "Table")).message()
        assert shown.attachments
        # a table of the league asks for no referee
        thread = await ann.wait_for(house.channel, lambda message: "Call the referee" not in str(message.buttons))
        assert thread is not None
        # Bob leaves, after he has been asked whether he means it
        asked = await (await bob.press(await league(bob, house), "Withdraw")).message()
        assert "3 unfinished games go to your opponents" in asked.text
        assert (await services.tournaments.look(SEASON)).tournament.retired == ()
        left = await (await bob.press(asked, "Yes, leave the season")).message()
        assert "You’ve left the season" in left.text
        await settled(bot)
        running = await services.tournaments.look(SEASON)
        (number,) = running.tournament.retired
        assert running.user_of_player(number) == UserId(bob.id)
        assert sum(table.is_over for table in running.tournament.rounds[0].tables) == 3
        awarded = await ann.wait_for(house.channel, lambda message: "withdrew from the season" in message.text)
        assert "wins against" in awarded.text
        # nobody moves: all lose, and nobody wins the season for being away
        await pass_time(bot, house, days=2)
        running = await services.tournaments.look(SEASON)
        assert running.tournament.stage is Stage.OVER
        statuses = {(await services.tables.look(each)).status for each in running.games.values()}
        assert statuses <= {Status.CANCELLED, Status.ABANDONED, Status.FINISHED}
        over = await ann.wait_for(
            house.channel, lambda message: "Nobody wins the season" in message.text and bool(message.attachments)
        )
        assert over.attachments
        page = await league(ann, house)
        assert {"Archive", "Open a season"} <= {button.label for button in page.buttons}


async def test_people_of_one_name_have_games_in_threads_of_their_own(house: House) -> None:
    ann, *others = house.people
    async with house.bot() as bot:
        for person in others:
            await house.playground.people.set_nick(house.guild, person, "Alex")
        house.playground.clock.advance(26 * 3600)  # threads are opened after the draw
        await begun(house, bot)
        services = bot.services
        running = await services.tournaments.look(SEASON)
        places = [(await services.tables.look(each)).place.channel_id for each in running.games.values()]
        assert len({*places}) == len(places) == 6
        titles = {thread.name for thread in await ann.channels() if thread.id in places}
        assert len(titles) == 6
        assert any("Alex (Chloe)" in title and "Ann" in title for title in titles)
        page = await league(ann, house)
        (alt,) = (await (await ann.press(page, "Table")).message()).alt_texts
        assert "1. Alex (Chloe): 0 points" in alt
    assert house.playground.refusals == []


async def test_the_start_of_a_season_is_shown_before_it_counts(house: House) -> None:
    ann = house.people[0]
    async with house.bot() as bot:
        quicken(bot)
        page = await (await opened(house, start="1 March, 20:00")).message()
        assert "UTC" in page.text
        assert "No season" in (await league(ann, house)).text
        twice = await asyncio.gather(*(ann.press(page, "Yes, announce it") for _ in range(2)))
        for each in twice:
            await each.settled()
        running = await bot.services.tournaments.current(house.guild.id, is_league=True)
        starts = running.tournament.plan.starts
        assert (starts.month, starts.day, starts.hour) == (3, 1, 20)
    assert house.playground.refusals == []


async def test_a_season_that_cannot_be_is_refused_with_the_limit(house: House) -> None:
    ann = house.people[0]
    async with house.bot() as bot:
        quicken(bot)
        page = await league(ann, house)
        for values, why in (
            ({"start": "yesterday"}, "isn’t a time I can read"),
            ({"start": "31.12.2999 20:00"}, "isn’t a time I can read"),
            ({"start": "<t:99999999999>"}, "isn’t a time I can read"),
            ({"start": "2400-01-01 20:00"}, "isn’t a time I can read"),
            ({"start": "1 March, 20:00", "weeks": "500"}, "lasts 2 to 6 weeks"),
            ({"start": "1 March, 20:00", "weeks": "7"}, "lasts 2 to 6 weeks"),
            ({"clock": "5m"}, "1 hour to 7 days"),
            ({"clock": "9d"}, "1 hour to 7 days"),
            ({"clock": "quick"}, ""),
        ):
            refused = await opened(house, **values)
            assert why in refused.messages[0].text
        assert "No season" in (await league(ann, house)).text
        await opened(house)
        # the button of the page from before
        asked = await (await ann.press(page, "Open a season")).settled()
        again = await (
            await ann.submit(asked.modal, {"start": "1d", "weeks": "2", "clock": "24h", "at-once": "3"})
        ).settled()
        assert "already going on" in again.messages[0].text
        cancelled = await (await ann.press(await league(ann, house), "Call the season off")).settled()
        page = await (await ann.submit(cancelled.modal, {"why": "too hot"})).message()
        assert "too hot" in page.text
        assert "Open a season" not in {button.label for button in page.buttons}, "it can still go on"
        restored = await (await ann.press(page, "Take the cancellation back")).settled()
        page = await (await ann.submit(restored.modal, {"why": "it rains"})).message()
        assert "the season goes on" in page.text
        cancelled = await (await ann.press(page, "Call the season off")).settled()
        await (await ann.submit(cancelled.modal, {"why": "too hot"})).settled()
        await pass_time(bot, house, hours=1)
        page = await league(ann, house)
        assert "too hot" in page.text
        assert "Open a season" in {button.label for button in page.buttons}


async def test_a_director_replaces_warns_extends_settles_and_removes_and_everyone_reads_why(house: House) -> None:
    ann, bob, chloe = house.people[:3]
    eve, fay = [await house.playground.people.person(name) for name in ("Eve", "Fay")]
    for person in (eve, fay):
        await house.playground.people.join(house.guild, person)
    async with house.bot() as bot:
        quicken(bot)
        await opened(house, **{"at-once": "1"})
        announcement = await ann.wait_for(house.channel, is_announcement)
        for person in (bob, chloe, house.people[3], eve):
            await (await person.press(announcement, "Sign up")).settled()
        await pass_time(bot, house, days=1, hours=1)
        services = bot.services
        assert "Director’s page" not in {button.label for button in (await league(bob, house)).buttons}
        page = await (await ann.press(await league(ann, house), "Director’s page")).message()
        assert "Division 1" in page.text
        assert "time ends" in page.text, "whom the games wait for, and until when"
        running = await services.tournaments.look(SEASON)
        forged = await (await bob.press(announcement, custom_id="civ:l_direct:1:0", forge=True)).settled()
        assert "Only the season’s director" in forged.messages[0].text, "there is no referee to call"

        async def decide(page: Message, button: str, **filled: str) -> Message:
            """What the director reads after a decision on the page of a person or a game."""
            asked = await (await ann.press(page, button)).settled()
            return await (await ann.submit(asked.modal, filled)).message()

        shy = next(who for who, each in running.people.items() if each.user == eve.id)
        page = await (await ann.select(page, page.selects[0].custom_id, [shy])).message()
        page = await decide(page, "Replace…", newcomer=str(fay.id), why="a long journey")
        assert "takes the place of" in page.text
        told = await fay.wait_for(house.channel, lambda message: "takes the place" in message.text)
        assert eve.mention in told.text
        assert fay.mention in told.text
        assert "a long journey" in told.text
        assert "organiser:" in told.text, "there is no referee"
        await settled(bot)
        assert "your turn" in (await league(fay, house)).text
        page = await (await ann.press(page, "Director’s page")).message()
        loud = next(who for who, each in running.people.items() if each.user == bob.id)
        page = await (await ann.select(page, page.selects[0].custom_id, [loud])).message()
        page = await decide(page, "Warn…", why="be kind")
        assert "Warnings this season: 1" in page.text
        told = await bob.wait_for(house.channel, lambda message: "is warned" in message.text)
        assert "be kind" in told.text
        assert bob.mention in told.text
        board = await (await ann.press(page, "Director’s page")).message()
        page = await (await ann.select(board, board.selects[1].custom_id, ["1"])).message()
        early = f"until {house.now() + timedelta(hours=2):%H:%M}"
        assert "already have time until then" in (await decide(page, "More time", time=early, why="a tyre")).text
        page = await decide(page, "More time", time="90m", why="a flat tyre")
        assert "1 hour and 30 minutes more: Game 1" in page.text
        assert "a flat tyre" in page.text
        page = await decide(page, "Annul", why="a wrong deal")
        assert "doesn’t count" in page.text
        await ann.wait_for(house.channel, lambda message: "a wrong deal" in message.text)
        board = await (await ann.press(page, "Director’s page")).message()
        page = await (await ann.select(board, board.selects[0].custom_id, [loud])).message()
        page = await decide(page, "Remove from the season…", why="still loud", seasons="1")
        assert "can’t sign up for the next one" in page.text
        told = await bob.wait_for(house.channel, lambda message: "is removed from the season" in message.text)
        assert bob.mention in told.text
        await settled(bot)
        running = await services.tournaments.look(SEASON)
        assert running.tournament.removed == (shy, loud)
        await ui_of(bot).tournament_announcer.wait_until_announced(SEASON)
        told = [message.text for message in await ann.messages(house.channel)]
        assert not any("someone is no longer in the season" in text for text in told), "known from who is out"
        assert "You’re no longer in this season" in (await league(bob, house)).text
        organiser, dan = Caller(UserId(ann.id), "Ann"), house.people[3]
        for table in running.tournament.rounds[0].tables:
            if running.player_of(UserId(dan.id)) in table.players and not table.is_over:
                settle = Settle(table.number, (), False, "agreed")
                await services.tournaments.act(SEASON, organiser, settle)
        await settled(bot)
        threads = [each for each in await ann.channels() if each.type == 11]
        people = (chloe, dan, fay)
        for choice, calls in (("none", 0), ("call", 1)):
            board = await (await ann.press(await league(ann, house), "Director’s page")).message()
            asked = await (await ann.press(board, "A word to all")).settled()
            await (await ann.submit(asked.modal, {"why": f"word {choice}", "calls": choice})).settled()
            await ui_of(bot).tournament_announcer.wait_until_announced(SEASON)
            told = [
                message.text
                for place in (house.channel, *threads)
                for message in await ann.messages(place)
                if f"word {choice}" in message.text
            ]
            counted = [sum(each.mention in text for text in told) for each in people]
            assert counted == [calls] * 3, "everyone in the season, also without an open game, and each once"
            assert not any(gone.mention in text for text in told for gone in (bob, eve))
    assert house.playground.refusals == []
