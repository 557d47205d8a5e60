"""The pace at which the bot asks Discord: nothing goes out that Discord has said it would refuse."""

import asyncio
import time
from collections.abc import AsyncGenerator
from itertools import pairwise

import aiohttp
import pytest
from aiohttp import web
from aiohttp.test_utils import RawTestServer

from bot.discord.pace import DISCORD_EPOCH, EDITED_ENOUGH, Pace
from bot.playground.checks.limits import RATES, Rate
from bot.playground.people import ChannelRef, ScriptedPlayground
from tests.patience import PATIENT


@pytest.fixture
async def playground() -> AsyncGenerator[ScriptedPlayground]:
    async with ScriptedPlayground(rate_limits=True) as opened:
        yield opened


@pytest.fixture
async def session(playground: ScriptedPlayground) -> AsyncGenerator[aiohttp.ClientSession]:
    headers = {"Authorization": f"Bot {playground.token}"}
    async with aiohttp.ClientSession(timeout=PATIENT, headers=headers, trace_configs=[Pace().tracing()]) as opened:
        yield opened


async def _channels(playground: ScriptedPlayground, count: int) -> list[ChannelRef]:
    owner = await playground.people.person("Ann")
    guild = await playground.people.guild("Games", owner)
    return [await playground.people.channel(guild, f"c{number}") for number in range(count)]


async def _write(session: aiohttp.ClientSession, playground: ScriptedPlayground, channel: ChannelRef) -> int:
    url = f"{playground.api_base}/channels/{channel.id}/typing"
    async with session.post(url) as answer:
        return answer.status


async def test_requests_of_many_channels_stay_below_the_limit_over_all(
    playground: ScriptedPlayground, session: aiohttp.ClientSession
) -> None:
    channels = await _channels(playground, 60)
    assert set(await asyncio.gather(*(_write(session, playground, each) for each in channels))) == {204}


async def test_requests_of_one_channel_wait_for_its_limit(
    playground: ScriptedPlayground, session: aiohttp.ClientSession
) -> None:
    url = f"{playground.api_base}/users/@me"  # ten in a second

    async def ask() -> int:
        async with session.get(url) as answer:
            return answer.status

    assert set(await asyncio.gather(*(ask() for _ in range(25)))) == {200}
    assert all(before.ended <= after.at for before, after in pairwise(playground.requests))


async def test_after_a_refusal_over_all_nothing_goes_out_before_its_time_but_answers_to_people(
    playground: ScriptedPlayground, session: aiohttp.ClientSession
) -> None:
    first, *others = await _channels(playground, 5)
    playground.faults.rate_limit(0.4, path="/channels/*", is_global=True)
    assert await _write(session, playground, first) == 429
    refused = playground.requests[-1].ended
    waiting = asyncio.gather(*(_write(session, playground, each) for each in others))
    async with session.post(f"{playground.api_base}/interactions/1/token/callback", json={"type": 5}) as answer:
        assert answer.status == 404
    assert not waiting.done()
    assert set(await waiting) == {204}
    later = [request.at - refused for request in playground.requests if request.path.startswith("/channels/")][1:]
    assert len(later) == len(others)
    assert min(later) >= 0.4 - 0.01, "the two clocks differ by a little"


async def test_after_a_refusal_of_one_channel_the_others_go_on(
    playground: ScriptedPlayground, session: aiohttp.ClientSession
) -> None:
    closed, free = await _channels(playground, 2)
    playground.faults.rate_limit(0.4, path=f"/channels/{closed.id}/*")
    assert await _write(session, playground, closed) == 429
    waiting = asyncio.ensure_future(_write(session, playground, closed))
    assert await _write(session, playground, free) == 204
    assert not waiting.done()
    assert await waiting == 204


async def test_a_request_given_up_in_its_queue_lets_the_next_one_pass(
    playground: ScriptedPlayground, session: aiohttp.ClientSession
) -> None:
    (channel,) = await _channels(playground, 1)
    playground.faults.rate_limit(0.2, path="/channels/*")
    assert await _write(session, playground, channel) == 429
    given_up = asyncio.ensure_future(_write(session, playground, channel))
    await asyncio.wait([given_up], timeout=0.05)
    given_up.cancel()
    assert await _write(session, playground, channel) == 204


async def test_a_connection_that_breaks_lets_the_next_one_pass(
    playground: ScriptedPlayground, session: aiohttp.ClientSession
) -> None:
    (channel,) = await _channels(playground, 1)
    playground.faults.drop(path="/channels/*")
    with pytest.raises(aiohttp.ClientError):
        await _write(session, playground, channel)
    assert await _write(session, playground, channel) == 204


async def _old_messages(playground: ScriptedPlayground, count: int) -> list[str]:
    """Addresses of messages in one channel that are an hour old by the playground's clock."""
    (channel,) = await _channels(playground, 1)
    url = f"{playground.api_base}/channels/{channel.id}/messages"
    playground.set_rate_limits(False)
    headers = {"Authorization": f"Bot {playground.token}"}
    made: list[str] = []
    async with aiohttp.ClientSession(timeout=PATIENT, headers=headers) as plain:
        while len(made) < count:
            async with plain.post(url, json={"content": "-"}) as answer:
                made.append(f"{url}/{(await answer.json())['id']}")
    playground.set_rate_limits()
    playground.clock.advance(HOUR)
    return made


HOUR = 3700.0


async def _edit(session: aiohttp.ClientSession, url: str) -> tuple[int, object]:
    async with session.patch(url, json={"content": "+"}) as answer:
        return answer.status, (await answer.json()).get("code")


async def test_edits_of_old_messages_beyond_their_limit_are_refused_without_a_warning(
    playground: ScriptedPlayground,
) -> None:
    old = await _old_messages(playground, 4)
    async with aiohttp.ClientSession(headers={"Authorization": f"Bot {playground.token}"}) as plain:
        assert [await _edit(plain, url) for url in old] == [(200, None)] * 3 + [(429, EDITED_ENOUGH)]


async def test_edits_of_old_messages_keep_to_their_limit_and_let_others_pass(
    playground: ScriptedPlayground, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(RATES, "edit_old_message", Rate(3, 0.6, "quicker"))
    old = await _old_messages(playground, 5)
    pace = Pace(old_every=0.22, clock=lambda: time.time() + HOUR)
    headers = {"Authorization": f"Bot {playground.token}"}
    async with aiohttp.ClientSession(timeout=PATIENT, headers=headers, trace_configs=[pace.tracing()]) as session:
        waiting = [asyncio.ensure_future(_edit(session, url)) for url in old]
        await waiting[0]
        async with session.post(old[0].rpartition("/")[0], json={"content": "-"}) as answer:
            live = f"{old[0].rpartition('/')[0]}/{(await answer.json())['id']}"
        assert await _edit(session, live) == (200, None)
        assert not waiting[-1].done(), "an edit of a new message waits for none of an old one"
        assert set(await asyncio.gather(*waiting)) == {(200, None)}


async def test_a_refusal_of_old_edits_holds_up_no_others() -> None:
    now = 1_800_000_000.0
    number = int((now - DISCORD_EPOCH) * 1000) << 22
    refusal: dict[str, object] = {"code": EDITED_ENOUGH, "retry_after": 0.4, "global": False}
    oracle = Oracle((429, {}, refusal))
    pace = Pace(old_every=0.0, clock=lambda: now + HOUR)
    async with (
        RawTestServer(oracle) as server,
        aiohttp.ClientSession(timeout=PATIENT, trace_configs=[pace.tracing()]) as session,
    ):
        path = "/api/v10/channels/1/messages/"

        async def edit(message_id: int) -> None:
            async with session.patch(server.make_url(f"{path}{message_id}")) as answer:
                await answer.read()

        await edit(number)
        await asyncio.gather(edit(number), edit(int((now + HOUR - DISCORD_EPOCH) * 1000) << 22))
    (_, refused), (second, at_once), (_, later) = oracle.asked
    assert second != path + str(number)
    assert at_once - refused < 0.4 <= later - refused + 0.01


class Oracle:
    """A Discord whose next answers are given beforehand, and which keeps when it was asked."""

    def __init__(self, *answers: tuple[int, dict[str, str], dict[str, object]]) -> None:
        self._answers = list(answers)
        self.asked: list[tuple[str, float]] = []

    async def __call__(self, request: web.BaseRequest) -> web.StreamResponse:
        self.asked.append((request.path, asyncio.get_running_loop().time()))
        status, headers, body = self._answers.pop(0) if self._answers else (200, {}, {})
        return web.json_response(body, status=status, headers=headers)


async def _ask(oracle: Oracle, *paths: str) -> list[float]:
    """Asks for these, one after another; seconds between two questions."""
    async with (
        RawTestServer(oracle) as server,
        aiohttp.ClientSession(timeout=PATIENT, trace_configs=[Pace().tracing()]) as session,
    ):
        for path in paths:
            async with session.get(server.make_url(f"/api/v10/{path}")) as answer:
                await answer.read()
    return [after - before for (_, before), (_, after) in pairwise(oracle.asked)]


async def test_a_limit_holds_from_the_answer_that_gives_it_its_name() -> None:
    used_up = {"X-RateLimit-Bucket": "abc", "X-RateLimit-Remaining": "0", "X-RateLimit-Reset-After": "0.4"}
    (pause,) = await _ask(Oracle((200, used_up, {})), "users/@me", "users/@me")
    assert pause >= 0.4 - 0.01


async def test_a_refusal_over_all_counts_for_all_also_where_only_its_body_says_so() -> None:
    refusal: dict[str, object] = {"message": "You are being rate limited.", "retry_after": 0.4, "global": True}
    (pause,) = await _ask(Oracle((429, {}, refusal)), "channels/1/typing", "channels/2/typing")
    assert pause >= 0.4 - 0.01
