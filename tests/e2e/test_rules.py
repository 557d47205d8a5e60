"""The rules at hand: pages that are found, turned, shared, and still there after a restart."""

import asyncio
import shutil
from collections.abc import Sequence
from datetime import timedelta
from pathlib import Path
from typing import Any

from bot import assets
from bot.i18n.catalogue import Catalogues
from bot.pages.ui import ui_of
from bot.playground.people import Message, Person
from bot.table.values import UserId
from tests.e2e.house import House, board_of
from tests.e2e.panels import set_own


async def _asked(person: Person, house: House, **options: object) -> Message:
    return await (await person.slash("rules", channel=house.channel, **options)).message()


async def _pressed(person: Person, page: Message, label: str) -> Message:
    it = await (await person.press(page, label)).settled()
    assert it.state == "updated", (it.state, label)
    return it.messages[0]


async def _chosen(person: Person, page: Message, placeholder: str, label: str) -> Message:
    select = next(select for select in page.selects if select.placeholder == placeholder)
    value = next(option.value for option in select.options if option.label == label)
    it = await (await person.select(page, select.custom_id, [value])).settled()
    assert it.state == "updated", it.state
    return it.messages[0]


def _labels(message: Message) -> Sequence[str]:
    return [button.label for button in message.buttons]


async def test_the_contents_lead_to_every_kind_of_page(house: House) -> None:
    ann = house.people[0]
    async with house.bot():
        page = await _asked(ann, house)
        assert page.ephemeral
        assert page.text.startswith("### Rules")
        assert "Looking for the calamities of Advanced Civilization?" not in page.text, "they are switched off here"
        assert "emblems of the six Domains" in page.alt_texts[0]
        page = await _chosen(ann, page, "The effects: choose a page", "Economy: Embargo")
        assert "(§5.3)" in page.text
        assert "Economy I, Economy II" in page.alt_texts[0]
        page = await _pressed(ann, page, "Economy: Development and Monopoly")
        assert "(§4.3)" in page.text
        page = await _pressed(ann, page, "Next")
        assert page.text.startswith("### Science: ")
        page = await _pressed(ann, page, "All pages")
        page = await _pressed(ann, page, "Glossary")
        assert page.attachments == []
        page = await _chosen(ann, page, "Choose a word", "Hegemony")
        assert "**2 players**: 8 cards" in page.text
    assert house.playground.refusals == []


async def test_a_page_is_chosen_again_after_a_button_has_led_away_from_it(house: House) -> None:
    """A client sends no second time what a select shows already (discord-api-docs #4801)."""
    ann = house.people[0]
    async with house.bot():
        page = await _asked(ann, house)
        for _ in range(2):
            page = await _chosen(ann, page, "The effects: choose a page", "Economy: Embargo")
            assert "(§5.3)" in page.text
            page = await _pressed(ann, page, "Next")
            assert "(§5.3)" not in page.text


async def test_a_topic_is_found_by_what_one_types(house: House) -> None:
    ann = house.people[0]
    async with house.bot():
        offered = await ann.autocomplete("rules", channel=house.channel, focused="topic", topic="assÁ")
        assert [choice["name"] for choice in offered] == ["Military: Assassination and Purge"]
        page = await _asked(ann, house, topic=offered[0]["value"])
        assert page.text.startswith("### Military: Assassination and Purge")
        everything = await ann.autocomplete("rules", channel=house.channel, focused="topic", topic="")
        assert len(everything) == 25
        typed = await _asked(ann, house, topic="purge")
        assert typed.text.startswith("### Military: Assassination and Purge")


async def test_a_topic_that_is_not_there_is_answered_with_the_nearest(house: House) -> None:
    ann = house.people[0]
    async with house.bot():
        page = await _asked(ann, house, topic="embrago **@everyone**")
        assert page.ephemeral
        assert "Perhaps one of these pages answers “\u2068\u2068embrago" in page.text
        assert "I found no page" not in page.text
        assert page.mentions == []
        page = await _asked(ann, house, topic="delete my data")
        assert page.text.startswith("What I keep about you:"), "not of the rules, but not unknown either"
        page = await _asked(ann, house, topic="embrago")
        assert _labels(page) == ["Economy: Embargo"]
        page = await _pressed(ann, page, "Economy: Embargo")
        assert "(§5.3)" in page.text


async def test_no_page_is_said_to_be_missing_above_one_that_answers(house: House) -> None:
    ann = house.people[0]
    async with house.bot():
        assert (await _asked(ann, house, topic="how long does an embargo last")).text.startswith("### Economy: Embargo")
        clocks = await _asked(ann, house, topic="how long do i have for my turn")
        assert clocks.text.startswith("The board says how long you have.")
        nothing = await _asked(ann, house, topic="qqq zzz")
        assert nothing.text.startswith("I found no page about")
        assert _labels(nothing) == []
        offered = await _asked(ann, house, topic="can i use two effects at the same moment of a turn")
        assert _labels(offered)
        assert "I found no page" not in offered.text
    assert house.playground.refusals == []


async def test_a_page_from_before_a_restart_is_turned_still(house: House) -> None:
    ann = house.people[0]
    async with house.bot():
        page = await _asked(ann, house, topic="turn")
    async with house.bot():
        page = await _pressed(ann, page, "Next")
        assert page.text.startswith("### Playing a card")
        assert len(page.attachments) == 1


async def test_a_forged_topic_is_refused_and_the_page_stays(house: House) -> None:
    ann = house.people[0]
    async with house.bot():
        page = await _asked(ann, house, topic="turn")
        for forged in ("civ:rules:0:3:nonsense", "civ:rules_show:0:3:x", "civ:rules_open:0:3:Turn"):
            it = await (await ann.press(page, custom_id=forged, forge=True)).settled()
            assert "I found no page about" in it.messages[-1].text, forged
            assert it.messages[-1].ephemeral
        it = await (await ann.press(page, custom_id="civ:rules:0", forge=True)).settled()
        assert "no longer works" in it.messages[-1].text, "an address that names no page"
        select = page.selects[0].custom_id
        it = await (await ann.select(page, select, ["nonsense"], forge=True)).settled()
        assert "I found no page about" in it.messages[-1].text
        assert (await ann.refreshed(page)).text == page.text


async def test_a_forged_press_turns_no_hand_into_a_page(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot():
        await house.begin([ann, bob])
        hand = await (await ann.press(await board_of(ann, house.channel), "My hand")).message()
        it = await (await ann.press(hand, custom_id="civ:rules:0:3:turn", forge=True)).settled()
        assert it.messages[-1].id != hand.id
        assert it.messages[-1].text.startswith("### The turn")
        assert (await ann.refreshed(hand)).text == hand.text


async def test_a_page_is_shown_to_everybody_and_opens_for_each(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot():
        page = await _asked(ann, house, topic="attack")
        shown = await (await ann.press(page, "Show it here")).message()
        assert not shown.ephemeral
        assert shown.text.startswith("### Military: Attack")
        assert len(shown.attachments) == 1
        assert _labels(shown) == ["Open the rules"]
        own = await (await bob.press(shown, "Open the rules")).message()
        assert own.ephemeral
        assert own.text.startswith("### Military: Attack")
        assert (await bob.refreshed(shown)).text == shown.text
    assert house.playground.refusals == []


async def test_nobody_floods_a_channel_with_pages(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot():
        page = await _asked(ann, house, topic="attack")
        many = [await (await ann.press(page, "Show it here")).message() for _ in range(6)]
        assert [message.ephemeral for message in many] == [False] * 5 + [True]
        assert "You’ve shown 5 pages to everyone within 10 minutes" in many[-1].text
        own = await _asked(bob, house, topic="attack")
        assert not (await (await bob.press(own, "Show it here")).message()).ephemeral
        house.later = timedelta(minutes=10, seconds=1)
        assert not (await (await ann.press(page, "Show it here")).message()).ephemeral
    assert house.playground.refusals == []


async def test_sixty_presses_at_once_in_several_channels_show_five_pages(house: House) -> None:
    ann, people = house.people[0], house.playground.people
    async with house.bot():
        channels = [house.channel, *[await people.channel(house.guild, f"table-{number}") for number in range(2)]]
        asked = [await (await ann.slash("rules", channel=place, topic="attack")).message() for place in channels]
        pressed = await asyncio.gather(*(ann.press(page, "Show it here") for page in asked * 20))
        shown = [await it.message() for it in pressed]
        assert len([message for message in shown if not message.ephemeral]) == 5
    assert house.playground.refusals == []


async def test_many_strangers_and_many_names_show_twenty_pages_in_one_channel(house: House) -> None:
    people = house.playground.people
    async with house.bot():
        crowd = [await people.person(f"stranger {number}") for number in range(12)]
        for person in crowd:
            await people.join(house.guild, person)
        asked = [await _asked(person, house, topic="attack") for person in crowd]
        pressed = await asyncio.gather(
            *(person.press(page, "Show it here") for _ in range(5) for person, page in zip(crowd, asked, strict=True))
        )
        shown = [await it.message() for it in pressed]
        assert len([message for message in shown if not message.ephemeral]) == 20
        refused = [message.text for message in shown if message.ephemeral]
        assert all("20 pages have been shown to everyone in this channel within 10 minutes" in text for text in refused)
    assert house.playground.refusals == []


async def test_a_page_for_everybody_is_not_in_the_language_of_who_shows_it(house: House, tmp_path: Path) -> None:
    ann, bob = house.people[:2]
    locales = tmp_path / "locales"
    shutil.copytree(assets.folder() / "locales" / "en", locales / "en")
    (locales / "fr").mkdir()
    (locales / "fr" / "civ.ftl").write_text("rules-turn-title = Le tour\nrules-turn-words = tour, étape\n", "utf-8")
    async with house.bot() as bot:
        ui_of(bot).context.locales.catalogues = Catalogues.load(locales)
        await bot.services.profiles.set_preference(UserId(ann.id), "locale", "fr")
        page = await _asked(ann, house, topic="ETAPE")
        assert page.text.startswith("### Le tour")
        shown = await (await ann.press(page, "Show it here")).message()
        assert shown.text.startswith("### The turn")
        assert (await (await ann.press(shown, "Open the rules")).message()).text.startswith("### Le tour")
        assert (await (await bob.press(shown, "Open the rules")).message()).text.startswith("### The turn")


async def test_the_help_leads_to_the_rules(house: House) -> None:
    ann = house.people[0]
    async with house.bot():
        message = await (await ann.slash("civ help", channel=house.channel)).message()
        page = await (await ann.press(message, "Open the rules")).message()
        assert page.text.startswith("### Rules")
        assert page.id != message.id


async def test_the_player_aid_is_for_the_table_of_its_channel(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot():
        usual = await _asked(ann, house, topic="player aid")
        assert usual.text.startswith("### Player aid: 3 players")
        await house.begin([ann, bob])
        page = await _asked(ann, house, topic="player aid")
        assert page.text.startswith("### Player aid: 2 players")
        assert "Hegemony needs 8 cards" in page.alt_texts[0]
        four = await _pressed(ann, page, "4 players")
        assert "Level 1 needs 2 cards" in four.alt_texts[0]
        assert await four.attachments[0].read() != await page.attachments[0].read()
        message = await _pressed(ann, four, "As text")
        assert "**Technological Leap** (discard effect)" in message.text
        assert message.text.startswith("### Player aid: 4 players")
        named = await _asked(ann, house, players=4)
        assert named.text.startswith("### Player aid: 4 players")


async def test_who_reads_words_gets_words_and_colours_are_the_readers(house: House) -> None:
    ann = house.people[0]
    async with house.bot():
        light = await _asked(ann, house, topic="player aid")
        await set_own(ann, house.channel, "theme", "dark")
        dark = await _asked(ann, house, topic="player aid")
        assert await dark.attachments[0].read() != await light.attachments[0].read()
        await set_own(ann, house.channel, "display", "text")
        page = await _asked(ann, house, topic="player aid")
        assert page.attachments == []
        assert "**Assassination** (level 1)" in page.text
        strip = await _asked(ann, house, topic="attack")
        assert strip.attachments == []


async def test_the_command_is_told_in_discords_terms(house: House) -> None:
    async with house.bot():
        commands: list[dict[str, Any]] = await house.playground.people.commands()
        (rules,) = [command for command in commands if command["name"] == "rules"]
        assert [option["name"] for option in rules["options"]] == ["topic", "players"]
        assert rules["options"][0]["autocomplete"]
