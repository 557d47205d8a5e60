"""A deal that can be proven, as people meet it: a seal in the lobby, a word each, a proof when it is over (DEAL)."""

import json
import re

from tests.e2e.house import House, more_of, number_of

SEAL = re.compile(r"[0-9a-f]{64}")


async def test_words_go_into_the_deal_and_it_is_proven_once_it_is_over(house: House) -> None:
    ann, bob, eve = house.people[:3]
    async with house.bot() as bot:
        lobby = await house.open_table(ann)
        page = await (await ann.press(lobby, "Fair deal")).message()
        assert page.ephemeral
        (seal,) = SEAL.findall(page.text)
        shown_seal = f"`{seal[:16]}…`"
        assert shown_seal in lobby.text, "everyone sees the same in public"
        await (await bob.press(await bob.refreshed(lobby), "Join")).settled()
        for person, word in ((ann, "**kiwi** <@1>"), (bob, "pear")):
            page = await (await person.press(await person.refreshed(lobby), "Fair deal")).message()
            asked = await (await person.press(page, "Help shuffle")).settled()
            page = await (await person.submit(asked.modal, {"word": word})).message()
            assert word.strip("*<@1> ") in page.text
            assert seal in page.text
        seen = await (await eve.press(await eve.refreshed(lobby), "Fair deal")).message()
        assert seal in seen.text
        refused = await (await eve.press(seen, "Help shuffle")).message()
        assert refused.ephemeral, "who has no seat has no word"
        shown = await ann.wait_for(house.channel, lambda found: found.id == lobby.id and "pear" in found.text)
        assert shown_seal in shown.text
        assert "**kiwi**" not in shown.text
        table = await bot.services.tables.look(number_of(lobby))  # type: ignore[arg-type]
        await (await ann.press(shown, "Start")).settled()
        closing = await ann.wait_for(house.channel, lambda found: "words are closed" in found.text)
        assert "kiwi" in closing.text
        assert "pear" in closing.text
        places = [f"{place}. **\u2068{person.name}\u2069**" for place, person in ((1, ann), (2, bob))]
        assert all(place in closing.text for place in places), "from another order other cards follow"
        assert not closing.mentions
        page = await (await bob.slash("civ replay", channel=house.channel, table=table.id)).message()
        running = await (await bob.press(page, "Check the deal")).message()
        assert seal in running.text
        assert "Not yet" in running.text
        begun = await ann.wait_for(house.channel, lambda found: found.id == lobby.id and not found.buttons)
        assert shown_seal in begun.text, "the seal stays where it was published"
        table = await bot.services.tables.look(table.id)
        assert table.fair_deal is not None
        secret = table.fair_deal.secret.hex()
        for person in (ann, bob):
            await bot.services.votes.cancel(table.id, person.id)  # type: ignore[arg-type]
        page = await (await bob.slash("civ replay", channel=house.channel, table=table.id)).message()
        page = await more_of(bob, page)
        proof = await (await bob.press(page, "Check the deal")).message()
        assert proof.text.startswith("**Table")
        assert "Proven: cards, seats and First Player" in proof.text
        assert f"closed the words, {closing.id}" in proof.text
        assert "pear\u2069”" in proof.text, "to compare with the message"
        assert "can’t prove" in proof.text
        sent = await (await bob.press(page, "Download")).message()
        header = json.loads((await sent.attachments[0].read()).splitlines()[0])
        assert (header["commitment"], header["deal"]["secret"]) == (seal, secret)
        assert header["deal"]["words"] == ["**kiwi** <@1>", "pear"]
        assert header["deal"]["closed"] == str(closing.id)
    assert house.playground.refusals == []
