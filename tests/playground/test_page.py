"""The page's server side: its files and texts, its security policy, and its endpoints."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest

from bot import assets
from bot.app import first_offers
from bot.i18n import Catalogues
from bot.playground import Page
from bot.playground.page.browser_page import read_words
from bot.playground.people import ChannelRef, NotPossible, ScriptedPlayground
from tests.patience import PATIENT

from .conftest import Table, create_guild_with_people

FOLDER = assets.folder()
SCRIPTS = sorted((FOLDER / "playground").glob("*.js"))
OFFERS = first_offers(Catalogues.load(FOLDER / "locales"))
WORDS = read_words(FOLDER / "locales" / "en" / "playground.ftl")


@pytest.fixture
async def paged() -> AsyncIterator[ScriptedPlayground]:
    """A playground with its page, without a bot."""
    async with ScriptedPlayground(page=Page(FOLDER, OFFERS)) as made:
        yield made


async def _get(playground: ScriptedPlayground, path: str) -> tuple[int, str, aiohttp.ClientResponse]:
    async with aiohttp.ClientSession(timeout=PATIENT) as session, session.get(playground.page_url + path) as answer:
        return answer.status, await answer.text(), answer


async def test_the_page_and_all_it_names_are_served_from_here(paged: ScriptedPlayground) -> None:
    status, page, answer = await _get(paged, "")
    assert (status, answer.content_type) == (200, "text/html")
    named = re.findall(r'(?:src|href)="/([^"]+)"', page)
    assert len(named) >= 4
    for script in SCRIPTS:
        text = script.read_text(encoding="utf-8")
        named += [f"page/{name}" for name in re.findall(r'from "\./([^"]+)"', text)]
    for path in set(named):
        assert (await _get(paged, path))[0] == 200, path


async def test_the_policy_allows_nothing_from_elsewhere_and_nothing_inline(paged: ScriptedPlayground) -> None:
    _, page, answer = await _get(paged, "")
    policy = answer.headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert not re.search(r"<script(?! type=\"module\" src=)|<style| style=| on[a-z]+=", page)


async def test_no_file_outside_the_page_is_served(paged: ScriptedPlayground) -> None:
    for path in ("page/..%2F..%2Fpyproject.toml", "page/playground.ftl", "page/.", "page/nothing.js"):
        assert (await _get(paged, path))[0] == 404


@pytest.mark.parametrize(
    "path",
    [
        "cdn/attachments/1/x/y",
        "cdn/avatars/x/y.png",
        "cdn/embed/avatars/²",
        "cdn/embed/avatars/x.png",
        "cdn/attachments/1/1/y",
    ],
)
async def test_a_file_that_never_was_is_not_found(paged: ScriptedPlayground, path: str) -> None:
    assert (await _get(paged, path))[0] == 404


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", "0.0.0.0", "127.0.0.1:abc"])
async def test_another_hosts_name_opens_nothing(paged: ScriptedPlayground, host: str) -> None:
    async with (
        aiohttp.ClientSession(timeout=PATIENT) as session,
        session.get(paged.page_url, headers={"Host": host}) as answer,
    ):
        assert answer.status == 403


@pytest.mark.parametrize("body", ['{"after": 1e400}', '{"timeout": NaN}', "[" * 100_000, "{", "[]"])
async def test_nonsense_asked_of_the_peoples_api_breaks_nothing(paged: ScriptedPlayground, body: str) -> None:
    async with (
        aiohttp.ClientSession(timeout=PATIENT) as session,
        session.post(f"{paged.page_url}people/events", data=body) as answer,
    ):
        assert answer.status in (200, 400)
    async with asyncio.timeout(60):
        await asyncio.sleep(0)
        assert (await paged.people.call("events", timeout=0.01))["events"] == []


@pytest.mark.parametrize(
    "body",
    [
        '{"guild": 1, "name": "n", "topic": NaN}',
        '{"guild": 1, "name": "n", "topic": -1e999}',
        '{"guild": 1, "name": "n", "topic": "\\ud800"}',
        '{"guild": 1, "name": "n", "type": [1]}',
    ],
)
async def test_what_no_page_could_read_is_never_stored(paged: ScriptedPlayground, body: str) -> None:
    people = paged.people
    guild = await people.guild("Games", owner=await people.person("Ann"))
    asked = body.replace('"guild": 1', f'"guild": "{guild.id}"')
    address = f"{paged.page_url}people/create_channel"
    async with aiohttp.ClientSession(timeout=PATIENT) as session, session.post(address, data=asked) as answer:
        assert answer.status == 400
        assert "error" in await answer.json()
    assert (await people.call("look"))["channels"] == []


async def test_a_name_is_as_long_as_discord_lets_it_be(playground: ScriptedPlayground) -> None:
    people = playground.people
    ann = await people.person("A" * 32)
    with pytest.raises(NotPossible, match="1 to 32"):
        await people.person("B" * 33)
    with pytest.raises(NotPossible, match="1 to 32"):
        await people.person("Bob", display=" ")
    guild = await people.guild("Games", owner=ann)
    with pytest.raises(NotPossible, match="1 to 100"):
        await people.channel(guild, "c" * 101)


async def test_a_playground_without_a_page_has_none(playground: ScriptedPlayground) -> None:
    assert (await _get(playground, ""))[0] == 404


async def test_the_setting_has_the_words_and_the_offers(paged: ScriptedPlayground) -> None:
    async with (
        aiohttp.ClientSession(timeout=PATIENT) as session,
        session.get(f"{paged.page_url}page/setting.json") as answer,
    ):
        setting = await answer.json()
    assert setting["words"] == WORDS
    assert [step["command"] for step in setting["offers"][1]["steps"]] == ["civ new", None, None]
    assert [offer["beside"] for offer in setting["offers"]] == [False, False, True]
    alone, for_two, _ = OFFERS
    assert [step.press for step in alone.steps] == [()], "a table that computers fill begins by itself"
    assert "Start" in for_two.steps[-1].press


def test_the_scripts_say_what_is_written_and_nothing_else() -> None:
    scripts = "\n".join(script.read_text(encoding="utf-8") for script in SCRIPTS)
    root = (Path(assets.__file__).parent / "app.py").read_text(encoding="utf-8")
    said = set(re.findall(r'"(page-[a-z-]+)"', scripts + root))
    assert said == set(WORDS)


def test_the_scripts_write_no_markup_and_name_no_other_place() -> None:
    for script in SCRIPTS:
        text = script.read_text(encoding="utf-8")
        assert not re.search(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(", text), script.name
        assert set(re.findall(r'https?://[^\s"`/\\]+', text)) <= {"http://www.w3.org"}, script.name


def test_words_the_page_cannot_fill_in_are_an_error(tmp_path: Path) -> None:
    for text in ("a = { $n ->\n    [one] x\n   *[other] y\n }\n", "a = { -term }\n", "b ?\n"):
        (tmp_path / "playground.ftl").write_text(text, encoding="utf-8")
        with pytest.raises(ValueError, match=r"variables only|not Fluent"):
            read_words(tmp_path / "playground.ftl")


async def test_messages_come_by_the_page(playground: ScriptedPlayground) -> None:
    ann, _, _, channel = await create_guild_with_people(playground)
    written = [(await ann.say(channel, f"message {number}")).id for number in range(30)]

    async def page(**more: object) -> list[int]:
        found = await playground.people.call("messages", user=str(ann.id), channel=str(channel.id), **more)
        return [int(item["id"]) for item in found]

    assert await page() == written
    assert await page(limit=10) == written[-10:]
    assert await page(limit=10, before=str(written[5])) == written[:5]
    assert await page(limit=0) == []


async def test_a_reply_mentions_the_author_it_answers(playground: ScriptedPlayground) -> None:
    ann, bob, _, channel = await create_guild_with_people(playground)
    first = await ann.say(channel, "שלום")
    raw = await playground.people.call(
        "say", user=str(bob.id), channel=str(channel.id), content="hi", reply_to=str(first.id)
    )
    assert raw["referenced_message"]["content"] == "שלום"
    assert [user["id"] for user in raw["mentions"]] == [str(ann.id)]


async def test_nobody_replies_to_an_ephemeral_message_of_another_person(table: Table) -> None:
    message = await (await table.ann.slash("whisper", channel=table.channel, text="my hand")).message()
    call = table.playground.people.call
    place = {"user": str(table.bob.id), "channel": str(table.channel.id)}
    with pytest.raises(NotPossible, match="only one person"):
        await call("say", **place, content="let me see", reply_to=str(message.id))
    for verb, more in (("press", {"custom_id": "x"}), ("delete_message", {}), ("interaction", {"interaction": "1"})):
        with pytest.raises(NotPossible):
            await call(verb, **place, message=str(message.id), **more)
    assert await call("message", **place, message=str(message.id)) == {"message": None}
    assert await call("messages", **place) == []
    heard = await call("events", user=str(table.bob.id))
    assert str(message.id) not in [event.get("message_id") for event in heard["events"]]


@pytest.mark.parametrize("content", ["", "  \n", "x" * 2001])
async def test_a_message_has_1_to_2000_characters(playground: ScriptedPlayground, content: str) -> None:
    ann, _, _, channel = await create_guild_with_people(playground)
    with pytest.raises(NotPossible, match="characters"):
        await ann.say(channel, content)


async def _news(table: Table, channel: ChannelRef) -> list[tuple[int, int, int]]:
    found = await table.playground.people.call("badges")
    nothing = {"unread": 0, "mentions": 0, "called": 0}
    people = (table.ann, table.bob)
    rows = [found[str(person.id)].get(str(channel.id), nothing) for person in people]
    return [(row["unread"], row["mentions"], row["called"]) for row in rows]


async def test_badges_count_unread_messages_and_mentions(table: Table) -> None:
    said = await table.ann.say(table.channel, f"{table.bob.mention}, look")
    assert await _news(table, table.channel) == [(0, 0, 0), (1, 1, 1)]
    await table.playground.people.call(
        "read", user=str(table.bob.id), channel=str(table.channel.id), message=str(said.id)
    )
    assert await _news(table, table.channel) == [(0, 0, 0), (0, 0, 0)]


async def test_a_person_named_above_a_button_stays_called_until_the_button_is_gone(table: Table) -> None:
    board = await (await table.ann.slash("game new", channel=table.channel, players=3)).message()
    stored = table.playground.world.messages[table.channel.id][board.id]
    stored.components = [{"type": 10, "content": f"<@{table.bob.id}>, play"}, *stored.components]
    stored.mentions = []
    read = {"user": str(table.bob.id), "channel": str(table.channel.id), "message": str(board.id)}
    await table.playground.people.call("read", **read)
    assert (await _news(table, table.channel))[1] == (0, 0, 1)
    stored.components = stored.components[:1]
    assert (await _news(table, table.channel))[1] == (0, 0, 0)


async def test_a_message_is_there_for_people_who_see_it(table: Table) -> None:
    said = await table.ann.say(table.channel, "here")
    place = {"user": str(table.bob.id), "channel": str(table.channel.id)}
    found = await table.playground.people.call("message", **place, message=str(said.id))
    assert found["message"]["content"] == "here"
    assert await table.playground.people.call("message", **place, message="1") == {"message": None}


async def test_commands_are_offered_where_they_work(table: Table) -> None:
    where = {"user": str(table.ann.id), "channel": str(table.channel.id)}
    offered = await table.playground.people.call("offered", **where)
    assert "game" in [command["name"] for command in offered]
    assert table.bot.application_id is not None
    await table.bot.http.upsert_guild_command(
        table.bot.application_id, table.guild.id, {"name": "also", "description": "Only here", "type": 1, "options": []}
    )
    names = [command["name"] for command in await table.playground.people.call("offered", **where)]
    assert names == [*(command["name"] for command in offered), "also"], "after those of every server"
    await table.playground.people.leave(table.guild)
    assert await table.playground.people.call("offered", **where) == []


async def test_another_playground_is_another_session(playground: ScriptedPlayground) -> None:
    async with ScriptedPlayground() as other:
        ours, theirs = [await made.people.call("look") for made in (playground, other)]
        heard = await playground.people.call("events")
    assert ours["session"] != theirs["session"]
    assert heard["session"] == ours["session"]


async def test_people_and_servers_choose_discords_languages_and_no_others(playground: ScriptedPlayground) -> None:
    ann, _, guild, _ = await create_guild_with_people(playground)
    await playground.people.set_locale("it", ann)
    await playground.people.set_locale("de", guild)
    seen = await playground.people.call("look")
    assert [user["locale"] for user in seen["users"] if int(user["id"]) == ann.id] == ["it"]
    assert [found["locale"] for found in seen["guilds"]] == ["de"]
    with pytest.raises(NotPossible, match="not a locale"):
        await playground.people.set_locale("tlh", ann)


async def test_the_words_come_in_the_language_asked_for(paged: ScriptedPlayground) -> None:
    async with aiohttp.ClientSession(timeout=PATIENT) as session:
        for wanted, language in (("fr-CA", "fr"), ("tlh", "en"), ("../..", "en")):
            async with session.get(f"{paged.page_url}page/setting.json", params={"locale": wanted}) as answer:
                setting = await answer.json()
            assert setting["words"] == read_words(FOLDER / "locales" / language / "playground.ftl")
    assert setting["locales"]["en-US"] == "English"


@pytest.mark.parametrize(
    ("accepted", "spoken"),
    [("fr-CH, en;q=0.8", "fr"), ("xx, de;q=0.5, it;q=0.9", "it"), ("de;q=0, en", "en-US"), ("xx", None), ("", None)],
)
async def test_a_server_of_no_chosen_language_speaks_that_of_the_first_visitor(
    accepted: str, spoken: str | None
) -> None:
    async with ScriptedPlayground(page=Page(FOLDER, OFFERS, FOLDER / "art" / "card-S1.svg")) as playground:
        playground.populate(["Ann"], "Games", "table", locale="es-ES", is_locale_chosen=False)
        playground.populate(["Bob"], "Others", "table", locale="es-ES")
        session = aiohttp.ClientSession(timeout=PATIENT)
        async with session, session.get(playground.page_url, headers={"Accept-Language": accepted}):
            assert [each.locale for each in playground.world.guilds.values()] == [spoken or "es-ES", "es-ES"]
        later = aiohttp.ClientSession(timeout=PATIENT, headers={"Accept-Language": "it"})
        async with later, later.get(playground.page_url):
            assert next(iter(playground.world.guilds.values())).locale == (spoken or "it"), "the first visitor's"
        assert (await _get(playground, "page/emblem.svg"))[2].content_type == "image/svg+xml"
