"""`/privacy`, as somebody meets it who wants to know, to have, and to be forgotten."""

import json

from tests.e2e.house import House, board_of


async def test_somebody_sees_takes_and_deletes_what_is_kept_of_him_and_the_others_play_on(house: House) -> None:
    ann, bob, chloe = house.people[:3]
    async with house.bot() as bot:
        number = await house.begin([ann, bob, chloe])
        await board_of(ann, house.channel)
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
        asked = await (await ann.press(page, "Forget me …")).message()
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
