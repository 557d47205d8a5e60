"""`/privacy`, as somebody meets it who wants to know, to have, and to be forgotten."""

import json
from typing import Any

import pytest

from bot.playground.people import Message, Modal, Person
from tests.e2e.house import House, board_of


async def test_somebody_sees_takes_and_deletes_what_is_kept_of_him_and_the_others_play_on(house: House) -> None:
    ann, bob, chloe = house.people[:3]
    async with house.bot() as bot:
        number = await house.begin([ann, bob, chloe])
        await board_of(ann, house.channel)
        house.playground.faults.status(503, path="/oauth2/applications/@me")  # who owns the bot is nothing to them
        page = await (await ann.slash("privacy show", channel=house.channel)).message()
        assert page.ephemeral
        assert "What I keep about you" in page.text
        assert "one table" in page.text
        given = await (await ann.press(page, "Get it as a file")).message()
        assert given.ephemeral
        (file,) = given.attachments
        kept = json.loads(await file.read())
        assert kept["user_id"] == str(ann.id)
        assert str(bob.id) not in json.dumps(kept)
        asked = await (await ann.press(page, "Forget me…")).message()
        assert "can’t be undone" in asked.text
        left = await (await ann.press(asked, "Keep everything")).message()
        assert "Nothing has changed" in left.text
        asked = await (await ann.slash("privacy delete", channel=house.channel)).message()
        done = await (await ann.press(asked, "Forget me for good")).message()
        assert "I’ve forgotten you" in done.text
        table = await bot.services.tables.look(number)  # type: ignore[arg-type]  # a number as people see it
        assert {participant.user_id for participant in table.people} == {bob.id, chloe.id}
        assert table.status == "playing"
        empty = await (await ann.slash("privacy show", channel=house.channel)).message()
        assert "Nothing." in empty.text
    assert house.playground.refusals == []


def _team_of(developer: Person) -> dict[str, Any]:
    """A team with a developer, as Discord describes it."""
    user = {"id": str(developer.id), "username": developer.name, "discriminator": "0", "avatar": None}
    member = {"user": user, "membership_state": 2, "role": "developer", "team_id": "1", "permissions": ["*"]}
    return {"id": "1", "name": "Team", "icon": None, "owner_user_id": "1", "members": [member]}


async def test_the_bot_s_owner_sees_and_deletes_what_is_kept_of_someone_who_has_left_discord(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Chloe joins the team that owns it while it runs."""
    ann, bob, chloe = house.people[:3]
    monkeypatch.setattr("bot.client.OWNERS_EVERY", 0.0)
    async with house.bot() as bot:
        number = await house.begin([ann, bob])
        await board_of(ann, house.channel)
        page = await (await bob.slash("privacy show", channel=house.channel)).message()
        assert "Someone who has left…" not in [button.label for button in page.buttons]
        for verb in ("form:0", f"export:{ann.id}", f"ask:{ann.id}", f"delete:{ann.id}"):
            refused = await (await bob.press(page, custom_id=f"civ:person_{verb}", forge=True)).message()
            assert "I don’t know that choice" in refused.text
        described = await bot.http.application_info()

        async def with_team() -> Any:
            return {**described, "team": _team_of(chloe)}

        monkeypatch.setattr(bot.http, "application_info", with_team)
        page = await (await chloe.slash("privacy show", channel=house.channel)).message()
        for typed in ("Ann", "-1", "9" * 19, "²"):
            refused = await (await chloe.submit(await _form(chloe, page), {"user": typed})).message()
            assert "That’s no Discord ID" in refused.text
        shown = await (await chloe.submit(await _form(chloe, page), {"user": str(ann.id)})).message()
        assert shown.ephemeral
        assert (str(ann.id) in shown.text, "one table" in shown.text) == (True, True)
        (file,) = (await (await chloe.press(shown, "Get it as a file")).message()).attachments
        assert json.loads(await file.read())["user_id"] == str(ann.id)
        asked = await (await chloe.press(shown, "Forget them…")).message()
        assert "They leave every open table" in asked.text
        done = await (await chloe.press(asked, "Forget them for good")).message()
        assert f"I’ve forgotten `{ann.id}`" in done.text
        table = await bot.services.tables.look(number)  # type: ignore[arg-type]  # a number as people see it
        assert {participant.user_id for participant in table.people} == {bob.id}
    assert house.playground.refusals == []


async def _form(person: Person, page: Message) -> Modal:
    return (await (await person.press(page, "Someone who has left…")).settled()).modal


async def test_the_export_is_a_file_of_ones_own(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot():
        await house.begin([ann, bob])
        given = await (await bob.slash("privacy export", channel=house.channel)).message()
        assert given.ephemeral
        (file,) = given.attachments
        assert json.loads(await file.read())["user_id"] == str(bob.id)
    assert house.playground.refusals == []


async def test_the_page_links_the_papers_whose_addresses_discord_knows(house: House) -> None:
    """It links nothing that is no web address, and names who runs the bot."""
    ann = house.people[0]
    addresses = {"privacy_policy_url": "https://civ.example/privacy", "terms_of_service_url": "ftp://x"}
    house.playground.policy_urls.update(addresses)
    async with house.bot():
        page = await (await ann.slash("privacy show", channel=house.channel)).message()
        assert [button.url for button in page.buttons if button.url] == ["https://civ.example/privacy"]
        assert "This bot is run by" in page.text
    assert house.playground.refusals == []
