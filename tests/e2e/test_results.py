"""Results in a channel of their own, by a webhook, and once a week."""

import json
import re
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.client import CivBot
from bot.pages.results import feed
from bot.pages.results.webhook import signature
from bot.pages.ui import ui_of
from bot.playground.people import ChannelRef, Message, Person
from bot.table.result_feed import FeedWay, next_summary
from tests.e2e.callings import met
from tests.e2e.house import House
from tests.e2e.panels import fill_form
from tests.pages.results.receiver import opened_receiver, sender


async def _finished(house: House, channel: ChannelRef | None = None) -> int:
    """A game of Ann and Bob that Ann has resigned."""
    number = await _begun(house, channel)
    await _resigned(house, number, channel)
    return number


async def _begun(house: House, channel: ChannelRef | None = None) -> int:
    ann, bob = house.people[:2]
    at = channel or house.channel
    lobby = await (await ann.slash("civ new", channel=at, players=2)).message()
    await (await bob.press(lobby, "Join")).settled()
    await (await ann.press(await _startable(ann, lobby), "Start")).settled()
    found = re.search(r"Table (\d+)", lobby.text)
    assert found is not None
    return int(found[1])


async def _resigned(house: House, number: int, channel: ChannelRef | None = None) -> None:
    ann = house.people[0]
    asked = await (await ann.slash("civ resign", channel=channel or house.channel, table=number)).message()
    await (await ann.press(asked, "Resign")).settled()


async def _startable(ann: Person, lobby: Message) -> Message:
    return await ann.wait_for(
        lobby.channel_id,
        lambda message: message.id == lobby.id and any(b.label == "Start" and not b.disabled for b in message.buttons),
    )


async def _page(person: Person, house: House) -> Message:
    page = await (await person.slash("server-settings", channel=house.channel)).message()
    return await (await person.press(page, "Results, finding games")).message()


async def _choose(person: Person, house: House, what: str, *values: object) -> Message:
    page = await _page(person, house)
    custom_id = next(select.custom_id for select in page.selects if select.custom_id.endswith(f":{what}"))
    return (await (await person.select(page, custom_id, values)).settled()).messages[0]


async def _posted(bot: CivBot, person: Person, channel: ChannelRef) -> Sequence[Message]:
    await ui_of(bot).results.idle()
    return [message for message in await person.messages(channel) if "is over" in message.text]


async def test_each_finished_game_is_told_once_with_a_picture_and_its_replay(house: House) -> None:
    ann, _, chloe = house.people[:3]
    hall = await house.playground.people.channel(house.guild, "results")
    async with house.bot() as bot:
        before = await _finished(house)
        assert f"<#{hall.id}>" in (await _choose(ann, house, "channel", hall)).text
        assert await _posted(bot, chloe, hall) == []
        number = await _finished(house)
        shown = await chloe.wait_for(hall, f"Table {number} is over")
        assert "Played by" in shown.text
        assert "everyone else has left" in shown.text
        assert len(shown.attachments) == 1
        assert shown.alt_texts
        assert ann.mention not in shown.text
        replay = await (await chloe.press(shown, "Replay")).message()
        assert replay.ephemeral
        assert "The deal" in replay.text
        assert len(await _posted(bot, chloe, hall)) == 1
    async with house.bot() as bot:
        found = await _posted(bot, chloe, hall)
        assert [message.id for message in found] == [shown.id]
        assert f"Table {before} is over" not in found[0].text
    assert [str(refused) for refused in house.playground.refusals] == []


async def test_a_bot_that_was_away_tells_what_it_missed_and_hides_results_that_are_to_be_hidden(house: House) -> None:
    ann, _, chloe = house.people[:3]
    hall = await house.playground.people.channel(house.guild, "results")
    async with house.bot() as bot:
        await _choose(ann, house, "channel", hall)
        page = await _choose(ann, house, "how", "spoiler")
        chosen = next(select for select in page.selects if select.custom_id.endswith(":how"))
        assert [option.value for option in chosen.options if option.default] == ["spoiler"]
        ui_of(bot).results.changed = lambda _: None  # type: ignore[method-assign]  # it dies before it could tell
        await ui_of(bot).results.stop()
        number = await _finished(house)
    async with house.bot() as bot:
        shown = await chloe.wait_for(hall, f"Table {number} is over")
        assert re.search(r"\|\|.*everyone else has left.*\|\|", shown.text)
        assert len(await _posted(bot, chloe, hall)) == 1


async def test_a_damaged_table_keeps_no_other_result_waiting(house: House, file: Path) -> None:
    ann, _, chloe = house.people[:3]
    hall = await house.playground.people.channel(house.guild, "results")
    async with house.bot() as bot:
        await _choose(ann, house, "channel", hall)
        ui_of(bot).results.changed = lambda _: None  # type: ignore[method-assign]  # it dies before it could tell
        await ui_of(bot).results.stop()
        damaged, sound = await _finished(house), await _finished(house)
        since = datetime.now(UTC) - timedelta(hours=1)
        await bot.services.result_feed.open(house.guild.id, FeedWay.CHANNEL, since, is_weekly=False)
    with closing(sqlite3.connect(file)) as raw:
        raw.execute("UPDATE games SET moved_at = 'yesterday' WHERE id = ?", (damaged,))
        raw.commit()
    async with house.bot() as bot:
        await chloe.wait_for(hall, f"Table {sound} is over")
        await ui_of(bot).results.idle()
        assert await bot.services.result_feed.unfinished(house.guild.id) == []


async def test_a_result_that_cannot_be_told_keeps_no_other_waiting(house: House) -> None:
    ann, _, chloe = house.people[:3]
    hall = await house.playground.people.channel(house.guild, "results")
    async with house.bot() as bot:
        await _choose(ann, house, "channel", hall)
        # an address that no page would have kept: each attempt fails by an error of ours
        wishes = {"webhook": "https://[", "webhook_secret": "x", "webhook_since": datetime.now(UTC).isoformat()}
        await bot.services.profiles.set_guild_preferences(house.guild.id, wishes)
        number = await _finished(house)
        await chloe.wait_for(hall, f"Table {number} is over")
        await ui_of(bot).results.idle()
        later = await _finished(house)
        await chloe.wait_for(hall, f"Table {later} is over")
        await ui_of(bot).results.idle()
        left = await bot.services.result_feed.unfinished(house.guild.id)
        assert [(each.table, each.way, each.attempts) for each in left] == [
            (number, FeedWay.WEBHOOK, 1),
            (later, FeedWay.WEBHOOK, 1),
        ]


async def test_what_not_everyone_sees_is_not_told(house: House) -> None:
    ann, bob, chloe = house.people[:3]
    people = house.playground.people
    hall, hidden = await people.channel(house.guild, "results"), await people.channel(house.guild, "hidden")
    await people.permissions(hidden, "everyone", deny=["VIEW_CHANNEL"])
    for who in ("bot", ann, bob):
        await people.permissions(hidden, who, allow=["VIEW_CHANNEL"])
    async with house.bot() as bot:
        await _choose(ann, house, "channel", hall)
        secret = await _finished(house, hidden)
        number = await _finished(house)
        await chloe.wait_for(hall, f"Table {number} is over")
        assert all(f"Table {secret} " not in message.text for message in await _posted(bot, chloe, hall))


async def test_a_channel_that_is_closed_costs_one_message_and_no_error(house: House) -> None:
    ann, _, chloe = house.people[:3]
    people = house.playground.people
    hall = await people.channel(house.guild, "results")
    async with house.bot() as bot:
        await _choose(ann, house, "channel", hall)
        await people.permissions(hall, "bot", deny=["SEND_MESSAGES"])
        await _finished(house)
        told = await chloe.wait_for(house.channel, "where results should go")
        await _finished(house)
        await ui_of(bot).results.idle()
        refused = [each for each in house.playground.requests if each.path == f"/channels/{hall.id}/messages"]
        assert refused == [], "what is known to be refused is not tried"
        lost = [each for each in await chloe.messages(house.channel) if "where results should go" in each.text]
        assert [each.id for each in lost] == [told.id]
        await people.permissions(hall, "bot", allow=["SEND_MESSAGES"])
        number = await _finished(house)
        for each in (number - 2, number - 1, number):
            await chloe.wait_for(hall, f"Table {each} is over")


async def test_results_of_a_long_timeout_are_told_when_it_ends(house: House) -> None:
    ann, _, chloe = house.people[:3]
    people = house.playground.people
    hall = await people.channel(house.guild, "results")
    async with house.bot() as bot:
        results, feed = ui_of(bot).results, bot.services.result_feed
        await _choose(ann, house, "channel", hall)
        number = await _begun(house)
        await people.time_out(house.guild, ann, seconds=7 * 86_400)
        await _resigned(house, number)
        await results.idle()
        for _ in range(8):  # as often as a failure is tried again
            house.later += timedelta(days=1)
            results.enqueue(house.guild.id)
            await results.idle()
        assert number in [each.table for each in await feed.unfinished(house.guild.id)]
        await people.time_out(house.guild, ann, seconds=0)
        await chloe.wait_for(hall, f"Table {number} is over")
        lost = [each for each in await chloe.messages(house.channel) if "where results should go" in each.text]
        assert lost == []


async def test_a_result_that_is_refused_for_now_is_kept_and_nobody_is_told_of_a_closed_channel(house: House) -> None:
    ann, _, chloe = house.people[:3]
    hall = await house.playground.people.channel(house.guild, "results")
    async with house.bot() as bot:
        await _choose(ann, house, "channel", hall)
        refused = house.playground.faults.refuse(403, 40004, method="POST", path=f"/channels/{hall.id}/messages")
        number = await _finished(house)
        await met(refused)
        await ui_of(bot).results.idle()
        left = await bot.services.result_feed.unfinished(house.guild.id)
        assert [(each.table, each.attempts) for each in left] == [(number, 1)]
        assert not [each for each in await chloe.messages(house.channel) if "where results should go" in each.text]


async def test_a_webhook_is_told_the_same_signed_and_again_where_it_was_not_taken(house: House) -> None:
    ann, bob, chloe = house.people[:3]
    async with opened_receiver() as receiver, house.bot() as bot:
        results = ui_of(bot).results
        results.sender = sender()
        page = await _page(ann, house)
        refused = (await fill_form(ann, page, "Webhook", address="https://127.0.0.1/x")).messages[0]
        assert "no address for a webhook" in refused.text
        address = "https://hooks.example/hook/s3cret-path"
        set_page = (await fill_form(ann, page, "Webhook", address=address)).messages[0]
        found = re.search(r"now: `(\S+)`", set_page.text)
        assert found is not None
        assert "s3cret-path" not in set_page.text
        profiles = bot.services.profiles
        # as nobody may enter it, and the test's receiver is reached
        await profiles.set_guild_preference(house.guild.id, "webhook", receiver.url)
        assert found[1] not in (await _page(ann, house)).text
        receiver.status = 503
        number = await _finished(house)
        await receiver.having(1)
        await results.idle()
        assert "didn’t take" in (await _page(ann, house)).text
        receiver.status = 204
        house.later += timedelta(minutes=2)
        results.enqueue(house.guild.id)
        await receiver.having(2)
        await results.idle()
        headers, body = receiver.arrived[1]
        message = json.loads(body)
        assert (message["kind"], message["table"], message["id"]) == ("game", number, f"game-{number}")
        assert [each["name"] for each in message["players"] if each["won"]] == [bob.name]
        assert str(ann.id) not in body.decode()
        assert headers["X-Civ-Signature"] == signature(found[1], headers["X-Civ-Timestamp"], body)
        assert "didn’t take" not in (await _page(ann, house)).text
        refused = (await (await chloe.press(page, "Webhook", forge=True)).settled()).messages[0]
        assert "manage" in refused.text.casefold()
        receiver.status = 410
        await _finished(house)
        await receiver.having(3)
        await results.idle()
        assert (await profiles.guild_preferences(house.guild.id)).webhook is None


async def test_a_week_is_summed_up_on_monday(house: House) -> None:
    ann, _, chloe = house.people[:3]
    hall = await house.playground.people.channel(house.guild, "results")
    async with house.bot() as bot:
        await _choose(ann, house, "channel", hall)
        numbers = [await _finished(house), await _finished(house)]
        await chloe.wait_for(hall, f"Table {numbers[1]} is over")
        await ui_of(bot).results.idle()
        now = datetime.now(UTC)
        house.later = next_summary(now + house.later) - now + timedelta(minutes=1)
        if house.later < timedelta(hours=8):  # between Monday's midnight and the summary, the week has just begun
            house.later += timedelta(days=7)
        ui_of(bot).results.enqueue(house.guild.id)
        shown = await chloe.wait_for(hall, "Last week’s games")
        assert "2 games ended" in shown.text
        assert "Ann" in shown.text
        assert f"/channels/{house.guild.id}/{house.channel.id}" in shown.text
        ui_of(bot).results.enqueue(house.guild.id)
        await ui_of(bot).results.idle()
        weeks = [each for each in await chloe.messages(hall) if "Last week’s games" in each.text]
        assert len(weeks) == 1


async def test_results_in_an_announcement_channel_are_published_where_the_server_wants_that(house: House) -> None:
    ann, _, chloe = house.people[:3]
    news = await house.playground.people.channel(house.guild, "news", type=5)
    async with house.bot() as bot:
        await _choose(ann, house, "channel", news)
        await _finished(house)
        (kept,) = await _posted(bot, chloe, news)
        await _choose(ann, house, "how", "weekly", "publish")
        number = await _finished(house)
        shown = await chloe.wait_for(
            news, lambda message: f"Table {number} is over" in message.text and bool(message.raw["flags"] & 1)
        )
        assert shown.id != kept.id
        (first, _) = await _posted(bot, chloe, news)
        assert not first.raw["flags"] & 1, "only what is told from then on"


async def test_a_webhook_of_discord_is_told_what_it_can_show(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bob = house.people[:2]

    def is_known(_: str) -> bool:
        return True

    monkeypatch.setattr(feed, "is_discord", is_known)  # the test's receiver has another name
    async with opened_receiver() as receiver, house.bot() as bot:
        results = ui_of(bot).results
        results.sender = sender()
        page = await _page(ann, house)
        refused = (await fill_form(ann, page, "Webhook", address="https://hooks.slack.com/services/T0/B0/x")).messages[
            0
        ]
        assert "messages of its own form" in refused.text
        address = "https://discord.com/api/webhooks/123456789012345678/s3cret-token"
        set_page = (await fill_form(ann, page, "Webhook", address=address)).messages[0]
        assert "Discord webhook" in set_page.text
        assert "s3cret" not in set_page.text
        await bot.services.profiles.set_guild_preference(house.guild.id, "webhook", receiver.url)
        number = await _finished(house)
        await receiver.having(1)
        await results.idle()
        message = json.loads(receiver.arrived[0][1])
        assert message.keys() == {"content", "allowed_mentions"}
        assert message["allowed_mentions"] == {"parse": []}
        assert all(word in message["content"] for word in (f"Table {number}", bob.name, "discord.com/channels/"))
