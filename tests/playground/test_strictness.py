"""What Discord refuses besides sizes: combinations, missing permissions, bad tokens, and by its OpenAPI description."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.playground.people import ChannelRef, NotPossible, Person, ScriptedPlayground
from tests.patience import PATIENT

from .conftest import Table, create_guild_with_people, running_bot
from .raw import JSON, Raw, codes

V2 = 1 << 15
OPENAPI = Path(__file__).parents[3] / "shared" / "discord" / "openapi.json"


def text(content: str = "t") -> JSON:
    return {"type": 10, "content": content}


def row(*custom_ids: str, **more: Any) -> JSON:
    return {"type": 1, "components": [{"type": 2, "style": 1, "label": "b", "custom_id": c} | more for c in custom_ids]}


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"content": "x", "flags": V2, "components": [text()]}, "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"),
        ({"components": [text()]}, "UNION_TYPE_CHOICES"),
        ({"content": "x", "components": [row("a", "a")]}, "COMPONENT_CUSTOM_ID_DUPLICATED"),
        ({"flags": V2, "components": [text() | {"id": 7}, text() | {"id": 7}]}, "COMPONENT_ID_DUPLICATED"),
        (
            {"content": "x", "components": [row("a", url="https://e.org")]},
            "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
        ),
        (
            {"content": "x", "components": [{"type": 1, "components": [{"type": 2, "style": 1, "label": "b"}]}]},
            "BASE_TYPE_REQUIRED",
        ),
        ({"content": "x", "components": [row("a", label=None)]}, "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED"),
        ({"content": "x", "components": [row("a", emoji={"name": "dice"})]}, "BUTTON_COMPONENT_INVALID_EMOJI"),
        (
            {"flags": V2, "components": [{"type": 12, "items": [{"media": {"url": "attachment://no.png"}}]}]},
            "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
        ),
        ({"flags": V2, "components": [{"type": 13, "file": {"url": "https://e.org/a"}}]}, "URL_TYPE_INVALID_SCHEME"),
        (
            {"flags": V2, "components": [{"type": 17, "components": [{"type": 17, "components": [text()]}]}]},
            "UNION_TYPE_CHOICES",
        ),
        (
            {
                "content": "x",
                "components": [
                    {
                        "type": 1,
                        "components": [{"type": 3, "custom_id": "s", "options": [{"label": "a", "value": "v"}] * 2}],
                    }
                ],
            },
            "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
        ),
        (
            {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
            "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
        ),
        ({"content": "x", "flags": 64}, "MESSAGE_FLAGS_INVALID"),
        ({"content": "x", "message_reference": {"message_id": "1"}}, "REPLIES_UNKNOWN_MESSAGE"),
        ({"content": "x", "attachments": [{"id": 0}]}, "ATTACHMENT_NOT_FOUND"),
    ],
)
async def test_a_wrong_combination_is_refused(
    raw: Raw, place: tuple[Person, ChannelRef], body: JSON, code: str
) -> None:
    status, answer = await raw.send("POST", f"/channels/{place[1].id}/messages", body)
    assert (status, answer["code"], answer["message"]) == (400, 50035, "Invalid Form Body")
    assert code in codes(answer)


@pytest.mark.parametrize("body", [{}, {"content": "  "}, {"embeds": []}, {"flags": V2, "components": []}])
async def test_an_empty_message_is_refused(raw: Raw, place: tuple[Person, ChannelRef], body: JSON) -> None:
    status, answer = await raw.send("POST", f"/channels/{place[1].id}/messages", body)
    assert (status, answer) == (400, {"code": 50006, "message": "Cannot send an empty message"})


async def test_errors_are_nested_by_field(raw: Raw, place: tuple[Person, ChannelRef]) -> None:
    body = {"content": "x", "components": [row("a"), row("b", label="x" * 81)]}
    _, answer = await raw.send("POST", f"/channels/{place[1].id}/messages", body)
    errors = answer["errors"]["components"]["1"]["components"]["0"]["label"]["_errors"]
    assert errors == [{"code": "BASE_TYPE_MAX_LENGTH", "message": "Must be 80 or fewer in length."}]


async def test_a_v2_message_stays_one(raw: Raw, place: tuple[Person, ChannelRef]) -> None:
    path = f"/channels/{place[1].id}/messages"
    _, sent = await raw.send("POST", path, {"flags": V2, "components": [text()]})
    _, answer = await raw.send("PATCH", f"{path}/{sent['id']}", {"flags": 0})
    assert "MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG" in codes(answer)
    _, answer = await raw.send("PATCH", f"{path}/{sent['id']}", {"content": "x"})
    assert "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2" in codes(answer)
    status, answer = await raw.send("PATCH", f"{path}/{sent['id']}", {"components": [text("new")]})
    assert (status, answer["components"][0]["content"]) == (200, "new")


async def test_an_old_message_becomes_v2_only_without_its_content(raw: Raw, place: tuple[Person, ChannelRef]) -> None:
    path = f"/channels/{place[1].id}/messages"
    _, sent = await raw.send("POST", path, {"content": "x"})
    body: JSON = {"flags": V2, "components": [text()]}
    status, _ = await raw.send("PATCH", f"{path}/{sent['id']}", body)
    assert status == 400
    status, _ = await raw.send("PATCH", f"{path}/{sent['id']}", body | {"content": None})
    assert status == 200


@pytest.mark.parametrize(
    ("deny", "body", "files", "code"),
    [
        ("VIEW_CHANNEL", {"content": "x"}, [], 50001),
        ("SEND_MESSAGES", {"content": "x"}, [], 50013),
        ("EMBED_LINKS", {"embeds": [{"title": "t"}]}, [], 50013),
        ("ATTACH_FILES", {"content": "x"}, [("a.txt", b"x")], 50013),
        ("READ_MESSAGE_HISTORY", {"content": "x", "message_reference": {"message_id": "1"}}, [], 160002),
    ],
)
async def test_what_the_bot_may_not_do_is_refused(
    raw: Raw, place: tuple[Person, ChannelRef], deny: str, body: JSON, files: list[tuple[str, bytes]], code: int
) -> None:
    _, channel = place
    await raw.playground.people.permissions(channel, "bot", deny=[deny])
    path = f"/channels/{channel.id}/messages"
    _, answer = await (raw.upload("POST", path, body, files) if files else raw.send("POST", path, body))
    assert answer["code"] == code


@pytest.mark.parametrize(("deny", "kind"), [("CREATE_PUBLIC_THREADS", 11), ("CREATE_PRIVATE_THREADS", 12)])
async def test_threads_need_their_permission(raw: Raw, place: tuple[Person, ChannelRef], deny: str, kind: int) -> None:
    _, channel = place
    await raw.playground.people.permissions(channel, "bot", deny=[deny])
    status, answer = await raw.send("POST", f"/channels/{channel.id}/threads", {"name": "t", "type": kind})
    assert (status, answer["code"]) == (403, 50013)


async def test_archived_and_locked_threads(raw: Raw, place: tuple[Person, ChannelRef]) -> None:
    _, channel = place
    _, thread = await raw.send("POST", f"/channels/{channel.id}/threads", {"name": "t", "type": 11})
    path = f"/channels/{thread['id']}"
    _, sent = await raw.send("POST", f"{path}/messages", {"content": "x"})
    await raw.send("PATCH", path, {"archived": True})
    status, answer = await raw.send("PATCH", f"{path}/messages/{sent['id']}", {"content": "y"})
    assert (status, answer["code"]) == (400, 50083)
    await raw.send("POST", f"{path}/messages", {"content": "wake"})
    _, found = await raw.send("GET", path)
    assert found["thread_metadata"]["archived"] is False
    await raw.playground.people.set_thread(int(thread["id"]), locked=True)
    status, answer = await raw.send("POST", f"{path}/messages", {"content": "x"})
    assert (status, answer["code"]) == (400, 160005)


async def test_people_without_open_dms_are_out_of_reach(raw: Raw, place: tuple[Person, ChannelRef]) -> None:
    ann, _ = place
    _, channel = await raw.send("POST", "/users/@me/channels", {"recipient_id": ann.id})
    status, _ = await raw.send("POST", f"/channels/{channel['id']}/messages", {"content": "hello"})
    assert status == 200
    await ann.set_dms(False)
    status, answer = await raw.send("POST", f"/channels/{channel['id']}/messages", {"content": "hello"})
    assert (status, answer["code"]) == (403, 50007)


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/channels/1", 404, 10003),
        ("GET", "/guilds/1", 404, 10004),
        ("GET", "/users/1", 404, 10013),
        ("GET", "/nowhere", 404, 0),
        ("PATCH", "/gateway", 405, 0),
        ("GET", "/channels/abc", 400, 50035),
        ("POST", "/interactions/1/x/callback", 404, 10062),
        ("POST", "/webhooks/{bot}/x", 404, 10015),
    ],
)
async def test_unknown_things(raw: Raw, method: str, path: str, status: int, code: int) -> None:
    sent = {"type": 5} if method == "POST" else None
    got, answer = await raw.send(method, path.replace("{bot}", str(raw.playground.bot_id)), sent)
    assert (got, answer["code"]) == (status, code)
    assert len(raw.playground.record.unknown_routes) == (path in ("/nowhere", "/gateway"))


async def test_a_wrong_token_is_refused(raw: Raw) -> None:
    raw.headers = {"Authorization": "Bot wrong"}
    assert await raw.send("GET", "/users/@me") == (401, {"message": "401: Unauthorized", "code": 0})


@pytest.mark.parametrize(
    ("method", "path", "status", "message"),
    [
        ("GET", "/nowhere", 404, "404: Not Found"),
        ("GET", "/channels/1/nothing/2", 404, "404: Not Found"),
        ("GET", "/channels//messages", 404, "404: Not Found"),
        ("PUT", "/users/@me", 405, "405: Method Not Allowed"),
        ("DELETE", "/channels/1/messages", 405, "405: Method Not Allowed"),
        ("PATCH", "/channels/1/thread-members/@me", 405, "405: Method Not Allowed"),
    ],
)
async def test_a_request_without_a_route_is_refused_as_discord_does(
    raw: Raw, method: str, path: str, status: int, message: str
) -> None:
    assert await raw.send(method, path) == (status, {"message": message, "code": 0})
    (request,) = raw.playground.record.unknown_routes
    assert (request.method, request.path, request.status) == (method, path, status)


async def test_another_version_of_the_api_is_not_found(raw: Raw) -> None:
    address = raw.playground.api_base.replace("v10", "v9") + "/users/@me"
    async with raw.session.get(address, headers=raw.headers) as answer:
        assert (answer.status, await answer.json()) == (404, {"message": "404: Not Found", "code": 0})
    assert len(raw.playground.record.unknown_routes) == 1


async def test_only_the_methods_of_a_route_are_served(raw: Raw) -> None:
    async with raw.session.head(raw.playground.api_base + "/users/@me", headers=raw.headers) as answer:
        assert answer.status == 405


@pytest.mark.parametrize(
    ("commands", "code"),
    [
        ([{"name": "Upper", "description": "-"}], "APPLICATION_COMMAND_INVALID_NAME"),
        ([{"name": "two words", "description": "-"}], "APPLICATION_COMMAND_INVALID_NAME"),
        ([{"name": "a", "description": "-"}, {"name": "a", "description": "-"}], "APPLICATION_COMMANDS_DUPLICATE_NAME"),
        ([{"name": "a"}], "BASE_TYPE_REQUIRED"),
        ([{"name": "a", "description": "-", "name_localizations": {"xx": "a"}}], "BASE_TYPE_CHOICES"),
        (
            [
                {
                    "name": "a",
                    "description": "-",
                    "options": [
                        {"type": 3, "name": "x", "description": "-"},
                        {"type": 3, "name": "y", "description": "-", "required": True},
                    ],
                }
            ],
            "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
        ),
    ],
)
async def test_wrong_commands_are_refused(raw: Raw, commands: list[JSON], code: str) -> None:
    status, answer = await raw.send("PUT", f"/applications/{raw.playground.bot_id}/commands", commands)
    assert status == 400
    assert code in codes(answer)


@pytest.mark.parametrize("name", ["civ", "ゲーム", "игра", "खेल", "เกม", "a-b_c'd"])
async def test_names_of_any_script_are_taken(raw: Raw, name: str) -> None:
    body = [{"name": name, "description": "-"}]
    status, _ = await raw.send("PUT", f"/applications/{raw.playground.bot_id}/commands", body)
    assert status == 200


async def test_commands_are_offered_to_the_people_they_are_for(raw: Raw) -> None:
    people = raw.playground.people
    ann, bob, guild, channel = await create_guild_with_people(raw.playground)
    body: list[JSON] = [
        {"name": "admin", "description": "-", "default_member_permissions": str(1 << 5)},
        {"name": "here", "description": "-", "contexts": [0]},
    ]
    await raw.send("PUT", f"/applications/{raw.playground.bot_id}/commands", body)
    await ann.slash("admin", channel=channel)
    with pytest.raises(NotPossible, match="without its permissions"):
        await bob.slash("admin", channel=channel)
    await people.role(guild, "moderator", ["MANAGE_GUILD"], [bob])
    await bob.slash("admin", channel=channel)
    await bob.slash("here", channel=channel)
    with pytest.raises(NotPossible, match="not offered in direct messages"):
        await bob.slash("here", channel=await bob.dm())
    with pytest.raises(NotPossible, match="no command /nothing"):
        await bob.slash("nothing", channel=channel)


async def test_the_menu_at_a_person_offers_what_is_meant_for_it_where_the_bot_is_installed(raw: Raw) -> None:
    ann, bob, _, channel = await create_guild_with_people(raw.playground)
    body: list[JSON] = [
        {"name": "Greet them", "type": 2, "contexts": [0]},
        {"name": "play", "description": "-", "contexts": [0, 1], "integration_types": [0]},
    ]
    status, _ = await raw.send("PUT", f"/applications/{raw.playground.bot_id}/commands", body)
    assert status == 200
    used = await ann.use_menu("Greet them", channel, bob)
    data = raw.playground.interactions.by_id[used.id].data
    assert (data["type"], data["target_id"]) == (2, str(bob.id))
    assert set(data["resolved"]) == {"users", "members"}
    with pytest.raises(NotPossible, match="no command 'play'"):
        await ann.use_menu("play", channel, bob)
    with pytest.raises(NotPossible, match="no command /Greet"):
        await ann.slash("Greet them", channel=channel)
    with pytest.raises(NotPossible, match="not offered in direct messages"):
        await ann.use_menu("Greet them", await ann.dm(), bob)
    await ann.slash("play", channel=await ann.dm())
    stranger = await raw.playground.people.person("Stranger")
    with pytest.raises(NotPossible, match="share a server"):
        await stranger.slash("play", channel=await stranger.dm())


async def test_people_see_only_what_they_may(raw: Raw) -> None:
    people = raw.playground.people
    _, bob, _, channel = await create_guild_with_people(raw.playground)
    await people.permissions(channel, bob, deny=["SEND_MESSAGES"])
    with pytest.raises(NotPossible, match="may not write"):
        await bob.say(channel, "x")
    await people.permissions(channel, "everyone", deny=["VIEW_CHANNEL"])
    await people.permissions(channel, bob)
    assert channel.id not in [item.id for item in await bob.channels()]
    with pytest.raises(NotPossible, match="does not see"):
        await bob.messages(channel)


async def _begin_interaction(raw: Raw, place: tuple[Person, ChannelRef]) -> tuple[str, str]:
    ann, channel = place
    await raw.send("PUT", f"/applications/{raw.playground.bot_id}/commands", [{"name": "do", "description": "-"}])
    it = await ann.slash("do", channel=channel)
    found = raw.playground.interactions.by_id[it.id]
    return f"/interactions/{found.id}/{found.token}/callback", f"/webhooks/{raw.playground.bot_id}/{found.token}"


async def test_an_interaction_is_answered_once(raw: Raw, place: tuple[Person, ChannelRef]) -> None:
    callback, hook = await _begin_interaction(raw, place)
    status, answer = await raw.send("POST", hook, {"content": "too early"})
    assert (status, answer["code"]) == (404, 10015)
    status, _ = await raw.send("POST", callback, {"type": 7, "data": {"content": "no message to update"}})
    assert status == 400
    assert await raw.send("POST", callback, {"type": 4, "data": {"content": "x"}}) == (204, None)
    status, answer = await raw.send("POST", callback, {"type": 4, "data": {"content": "x"}})
    assert (status, answer["code"]) == (400, 40060)


async def test_the_deferral_decides_who_sees_the_answer(raw: Raw, place: tuple[Person, ChannelRef]) -> None:
    callback, hook = await _begin_interaction(raw, place)
    status, answer = await raw.send("POST", f"{callback}?with_response=1", {"type": 5, "data": {"flags": 64}})
    assert status == 200
    assert answer["interaction"]["response_message_loading"] is True
    assert answer["interaction"]["response_message_ephemeral"] is True
    _, sent = await raw.send("POST", hook, {"content": "x"})
    assert sent["id"] == answer["interaction"]["response_message_id"]
    assert sent["flags"] & 64
    ann, channel = place
    assert [message.ephemeral for message in await ann.messages(channel)] == [True]
    status, answer = await raw.send("GET", f"/channels/{channel.id}/messages/{sent['id']}")
    assert (status, answer["code"]) == (404, 10008)


async def test_an_expired_token_is_invalid(raw: Raw, place: tuple[Person, ChannelRef]) -> None:
    callback, hook = await _begin_interaction(raw, place)
    await raw.send("POST", callback, {"type": 5})
    raw.playground.clock.advance(901)
    status, answer = await raw.send("PATCH", f"{hook}/messages/@original", {"content": "x"})
    assert (status, answer) == (401, {"code": 50027, "message": "Invalid Webhook Token"})


async def test_nobody_is_mentioned_who_may_not_be(raw: Raw, place: tuple[Person, ChannelRef]) -> None:
    ann, channel = place
    path = f"/channels/{channel.id}/messages"
    _, sent = await raw.send("POST", path, {"content": f"{ann.mention} @everyone"})
    assert ([user["id"] for user in sent["mentions"]], sent["mention_everyone"]) == ([str(ann.id)], False)
    _, sent = await raw.send("POST", path, {"content": ann.mention, "allowed_mentions": {"parse": []}})
    assert sent["mentions"] == []


async def test_the_openapi_description_is_held_against_requests(discord_addresses: None) -> None:
    if not OPENAPI.exists():
        pytest.skip("Discord's openapi.json is not beside this project")
    async with ScriptedPlayground(openapi=OPENAPI) as playground, aiohttp.ClientSession(timeout=PATIENT) as session:
        _, _, _, channel = await create_guild_with_people(playground)
        raw = Raw(playground, session)
        status, answer = await raw.send("POST", f"/channels/{channel.id}/messages", {"content": 5, "tts": "yes"})
        assert (status, answer["code"]) == (400, 50035)
        assert set(answer["errors"]) == {"content", "tts"}
        wrong: JSON = {"flags": V2, "components": [{"type": 17, "components": [{"type": 10, "content": 3}]}]}
        status, answer = await raw.send("POST", f"/channels/{channel.id}/messages", wrong)
        assert "content" in answer["errors"]["components"]["0"]["components"]["0"]


async def test_what_is_cached_as_valid_hides_no_error_beside_it(discord_addresses: None) -> None:
    if not OPENAPI.exists():
        pytest.skip("Discord's openapi.json is not beside this project")
    sound: JSON = {"type": 10, "content": "a text"}
    async with ScriptedPlayground(openapi=OPENAPI) as playground, aiohttp.ClientSession(timeout=PATIENT) as session:
        _, _, _, channel = await create_guild_with_people(playground)
        raw = Raw(playground, session)

        async def sent(*texts: JSON) -> JSON:
            body = {"flags": V2, "components": [{"type": 17, "components": [*texts]}]}
            return (await raw.send("POST", f"/channels/{channel.id}/messages", body))[1]

        for _ in range(2):
            assert "errors" not in await sent(sound, sound)
            faulty = await sent(sound, {**sound, "content": 3})
            assert list(faulty["errors"]["components"]["0"]["components"]) == ["1"]


async def test_discord_py_satisfies_the_openapi_description(discord_addresses: None) -> None:
    from .conftest import point_discord_at

    if not OPENAPI.exists():
        pytest.skip("Discord's openapi.json is not beside this project")
    async with ScriptedPlayground(openapi=OPENAPI) as playground:
        point_discord_at(playground)
        ann, bob, guild, channel = await create_guild_with_people(playground)
        async with running_bot(playground) as bot:
            table = Table(playground, bot, ann, bob, guild, channel)
            board = await (await ann.slash("game new", channel=channel, players=3)).message()
            hand = await (await bob.press(board, "My hand")).message()
            it = await (await bob.press(board, "Ask")).settled()
            await (await bob.submit(it.modal, {"Amount": "1", "Colour": ["red"]})).message()
            await (await ann.select(board, "pick", ["C3"])).settled()
            await (await ann.slash("threads", channel=channel, private=True)).message()
            assert hand.ephemeral
            assert await table.ann.autocomplete("game new", channel=channel, focused="name", name="t")
            assert [str(item) for item in playground.refusals] == []
