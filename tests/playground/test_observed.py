"""What bots observed at Discord and its documentation doesn't say, or says elsewhere, with the source of each."""

from __future__ import annotations

import pytest

from bot.playground.people import ChannelRef, Message, NotPossible, Person
from bot.playground.world.mentions import without_markdown

from .raw import JSON, Raw, codes

V2 = 1 << 15


def _text(content: str) -> JSON:
    return {"type": 10, "content": content}


async def _newest(person: Person, channel: ChannelRef) -> Message:
    return (await person.messages(channel))[-1]


async def test_a_mention_in_a_component_is_a_notification_without_words(
    raw: Raw, place: tuple[Person, ChannelRef]
) -> None:
    """Issue 7854 of discord-api-docs."""
    ann, channel = place
    body = {"flags": V2, "components": [_text(f"<@{ann.id}>, do this.")], "allowed_mentions": {"users": [str(ann.id)]}}
    await raw.send("POST", f"/channels/{channel.id}/messages", body)
    (ping,) = raw.playground.record.pings
    assert (ping.user_id, ping.notification) == (ann.id, "")
    assert (await _newest(ann, channel)).raw["notification"] == {"users": [str(ann.id)], "text": ""}


async def test_a_notification_says_what_a_message_began_with_whatever_it_becomes(
    raw: Raw, place: tuple[Person, ChannelRef]
) -> None:
    """docs/components/reference: content goes when a message turns to components."""
    ann, channel = place
    called = {"users": [str(ann.id)]}
    body = {"content": f"<@{ann.id}>, do this in <#{channel.id}>.", "allowed_mentions": called}
    _, sent = await raw.send("POST", f"/channels/{channel.id}/messages", body)
    turned = {"content": None, "flags": V2, "components": [_text(f"<@{ann.id}>")], "allowed_mentions": called}
    status, _ = await raw.send("PATCH", f"/channels/{channel.id}/messages/{sent['id']}", turned)
    assert status == 200
    (ping,) = raw.playground.record.pings  # the edit pings nobody
    assert ping.notification == "@Ann, do this in #table."
    message = await _newest(ann, channel)
    assert (message.is_v2, message.raw["notification"]["text"]) == (True, ping.notification)


async def test_a_notification_has_no_markdown_and_keeps_what_a_name_is_made_of(
    raw: Raw, place: tuple[Person, ChannelRef]
) -> None:
    ann, channel = place
    content = (
        f"### <@{ann.id}>, **Step *1*: play**\n> at __Table__ 7, by \\*Bo\\_b\\*: <:civ_mil:1234567890123456> ~~now~~"
    )
    await raw.send("POST", f"/channels/{channel.id}/messages", {"content": content})
    assert raw.playground.record.pings[-1].notification == "@Ann, Step 1: play\nat Table 7, by *Bo_b*: :civ_mil: now"


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("2 * 3 * 4", "2 * 3 * 4"),
        ("snake_case_name and _slanted_", "snake_case_name and slanted"),
        ("***both*** and `**code**`", "both and **code**"),
        ("[**here**](https://a.example/x_y_z) or https://a.example/x_y_z", "here or https://a.example/x_y_z"),
        ("-# small\n# large", "small\nlarge"),
        ("**2 × Military I** · **3**", "2 × Military I · 3"),
        ("||hidden||, ||| and **", "hidden, ||| and **"),
        ("\U000f0000 **a** \U000f0003", "\U000f0000 a \U000f0003"),
        ("", ""),
    ],
)
def test_markdown_is_removed_and_everything_else_stays(text: str, plain: str) -> None:
    assert without_markdown(text, str) == plain


async def test_people_who_are_not_mentioned_have_no_notification(raw: Raw, place: tuple[Person, ChannelRef]) -> None:
    ann, channel = place
    body: JSON = {"content": f"<@{ann.id}>", "allowed_mentions": {"parse": []}}
    await raw.send("POST", f"/channels/{channel.id}/messages", body)
    assert "notification" not in (await _newest(ann, channel)).raw


async def _with_picture(raw: Raw, channel: ChannelRef) -> JSON:
    body = {"flags": V2, "components": [_gallery()], "attachments": [{"id": 0, "filename": "a.png"}]}
    _, sent = await raw.upload("POST", f"/channels/{channel.id}/messages", body, [("a.png", b"a")])
    return sent


def _gallery() -> JSON:
    return {"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]}


async def test_a_file_that_a_component_shows_is_listed_there_alone(raw: Raw, place: tuple[Person, ChannelRef]) -> None:
    """Issue 8277 of discord-api-docs; people see the file nevertheless."""
    ann, channel = place
    sent = await _with_picture(raw, channel)
    assert sent["attachments"] == []
    shown = (await _newest(ann, channel)).attachments
    assert [file.filename for file in shown] == ["a.png"]
    assert sent["components"][0]["items"][0]["media"]["attachment_id"] in shown[0].url


@pytest.mark.parametrize("keeps", [True, False])
async def test_an_edit_can_refer_to_an_earlier_file_only_if_it_keeps_it(
    raw: Raw, place: tuple[Person, ChannelRef], keeps: bool
) -> None:
    """Issue 7529 of discord-api-docs."""
    sent = await _with_picture(raw, place[1])
    identity = sent["components"][0]["items"][0]["media"]["attachment_id"]
    body: JSON = {"flags": V2, "components": [_text("t"), _gallery()]}
    body |= {"attachments": [{"id": identity}]} if keeps else {}
    status, answer = await raw.send("PATCH", f"/channels/{place[1].id}/messages/{sent['id']}", body)
    assert (status, codes(answer)) == (
        (200, set()) if keeps else (400, {"UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"})
    )


async def test_too_many_new_direct_messages_are_refused_without_a_warning(
    raw: Raw, place: tuple[Person, ChannelRef]
) -> None:
    """Code 40003; a channel that exists already doesn't count."""
    people = [await raw.playground.people.person(f"P{number}") for number in range(11)]
    raw.playground.set_rate_limits()
    answers: list[tuple[int, JSON]] = []
    for person in people:
        raw.playground.clock.advance(1)  # another limit counts requests by the second
        answers.append(await raw.send("POST", "/users/@me/channels", {"recipient_id": str(person.id)}))
    assert [status for status, _ in answers] == [200] * 10 + [403]
    assert answers[-1][1]["code"] == 40003
    assert (await raw.send("POST", "/users/@me/channels", {"recipient_id": str(people[0].id)}))[0] == 200


async def test_people_who_share_no_server_are_out_of_reach_with_a_code_of_their_own(
    raw: Raw, place: tuple[Person, ChannelRef]
) -> None:
    """Code 50278 (discord-api-docs #8212)."""
    stranger = await raw.playground.people.person("Stranger")
    _, channel = await raw.send("POST", "/users/@me/channels", {"recipient_id": str(stranger.id)})
    status, answer = await raw.send("POST", f"/channels/{channel['id']}/messages", {"content": "hello"})
    assert (status, answer["code"]) == (403, 50278)


async def test_an_injected_refusal_has_the_code_asked_for(raw: Raw) -> None:
    raw.playground.faults.refuse(403, 20026, path="/users/@me/channels")
    status, answer = await raw.send("POST", "/users/@me/channels", {"recipient_id": "1"})
    assert (status, answer["code"]) == (403, 20026)


@pytest.mark.parametrize(("kind", "thread", "status"), [(0, 12, 201), (5, 12, 400), (5, 11, 201), (2, 11, 400)])
async def test_private_threads_are_in_text_channels_only(
    raw: Raw, place: tuple[Person, ChannelRef], kind: int, thread: int, status: int
) -> None:
    """docs/topics/threads."""
    ann, _ = place
    guild = await raw.playground.people.guild("Club", owner=ann)
    channel = await raw.playground.people.channel(guild, "c", type=kind)
    got, _ = await raw.send("POST", f"/channels/{channel.id}/threads", {"name": "t", "type": thread})
    assert got == status


def _select(custom_id: str) -> JSON:
    options = [{"label": value, "value": value} for value in ("a", "b")]
    return {"type": 1, "components": [{"type": 3, "custom_id": custom_id, "options": options}]}


async def test_a_select_sends_the_same_choice_again_only_under_another_address(
    raw: Raw, place: tuple[Person, ChannelRef]
) -> None:
    """Issues 4801 and 7536 of discord-api-docs."""
    ann, channel = place
    path = f"/channels/{channel.id}/messages"
    _, sent = await raw.send("POST", path, {"content": "-", "components": [_select("one")]})
    await ann.select(await _newest(ann, channel), "one", ["a"])
    await raw.send("PATCH", f"{path}/{sent['id']}", {"content": "edited", "components": [_select("one")]})
    message = await _newest(ann, channel)
    with pytest.raises(NotPossible, match="sends nothing"):
        await ann.select(message, "one", ["a"])
    await ann.select(message, "one", ["b"])
    await ann.select(message, "one", ["a"])
    for custom_id in ("another", "one"):
        await raw.send("PATCH", f"{path}/{sent['id']}", {"components": [_select(custom_id)]})
        await ann.select(await _newest(ann, channel), custom_id, ["a"])
