"""Looking back on games: pages that are turned, moments that are shared, films, and what is nobody else's to see."""

import asyncio
import io
import re
from collections.abc import Sequence

from PIL import Image

from bot.cli.texts import localizer
from bot.client import CivBot
from bot.games.civ.game import civ_game
from bot.games.civ.pages.replay.films import Films
from bot.games.civ.rules import Seat, observe
from bot.games.civ.words import words
from bot.pages.ui import ui_of
from bot.playground.people import ChannelRef, Interaction, Message, Person
from bot.table.values import TableId, UserId
from tests.e2e.callings import play_out
from tests.e2e.house import House, Player, board_of, is_playable, more_of, vote_of


async def _finished(house: House, players: int = 2) -> tuple[int, Message]:
    """A table that two people have played for some turns, until one of them resigned; the board that shows its end."""
    people = house.people[:players]
    number = await house.begin(people)
    await _some_turns(house, people, 3)
    asked = await (await people[0].slash("civ resign", channel=house.channel, table=number)).message()
    await (await people[0].press(asked, "Resign")).settled()
    return number, await people[1].wait_for(
        house.channel, lambda message: not message.ephemeral and "Rematch" in _labels(message)
    )


async def _some_turns(house: House, people: list[Person], turns: int, favourite: str = "Culture") -> None:
    seen = 0
    for _ in range(turns):
        board = await people[0].wait_for(
            house.channel, lambda message, old=seen: message.id > old and is_playable(message)
        )
        on_turn = next(person for person in people if person.mention in board.text)
        await Player(on_turn, favourite, 1).turn(board)
        seen = board.id


def _labels(message: Message) -> list[str]:
    return [button.label for button in message.buttons]


def _step(page: Message) -> tuple[int, int]:
    """Where a page says that it is: which step of how many."""
    found = re.search(r"step (\d+) of (\d+)", page.text)
    assert found is not None, page.text
    return int(found[1]), int(found[2])


async def _asked(person: Person, house: House, command: str, **options: object) -> Message:
    return await (await person.slash(command, channel=house.channel, **options)).message()


async def _pressed(person: Person, page: Message, label: str) -> Message:
    it = await (await person.press(page, label)).settled()
    assert it.state == "updated", (it.state, label)
    return it.messages[0]


async def _chosen(person: Person, page: Message, placeholder: str, value: str) -> Message:
    select = next(select for select in page.selects if select.placeholder == placeholder)
    it = await (await person.select(page, select.custom_id, [value])).settled()
    assert it.state == "updated", it.state
    return it.messages[0]


async def test_a_replay_is_stepped_through_from_the_deal_to_the_end(house: House) -> None:
    chloe = house.people[2]
    async with house.bot():
        number, _ = await _finished(house)
        page = await _asked(chloe, house, "civ replay", table=number)
        assert page.ephemeral
        assert "The deal" in page.text
        assert _labels(page) == ["Back", "Next", "More…"]
        assert [select.placeholder for select in page.selects] == ["Jump to a turn"]
        assert {button.label for button in page.buttons if button.disabled} == {"Back"}
        pictures = {await page.attachments[0].read()}
        place, steps = _step(page)
        assert place == 0
        for wanted in range(1, steps + 1):
            page = await _pressed(chloe, page, "Next")
            assert _step(page) == (wanted, steps)
            pictures.add(await page.attachments[0].read())
        assert len(pictures) == steps + 1
        assert "everyone else has left" in page.text
        assert {button.label for button in page.buttons if button.disabled} == {"Next"}
        assert _step(await _pressed(chloe, page, "Back"))[0] == steps - 1


async def test_the_other_controls_of_a_replay_are_one_press_away_and_stay_while_moves_are_stepped(house: House) -> None:
    ann = house.people[0]
    async with house.bot():
        number, _ = await _finished(house)
        page = await _asked(ann, house, "civ replay", table=number)
        assert _labels(page) == ["Back", "Next", "Review", "More…"]
        other = await more_of(ann, page)
        assert (other.text, other.alt_texts) == (page.text, page.alt_texts)
        usual = ["First", "One move back", "One move on", "Last", "Animation", "Share", "What if…", "As text"]
        assert _labels(other) == [*usual, "Download", "Check the deal", "Less"]
        assert {button.label for button in other.buttons if button.disabled} == {"First", "One move back"}
        other = await _pressed(ann, other, "One move on")
        assert _labels(other) == [*usual, "Download", "Check the deal", "Less"]
        other = await _pressed(ann, other, "Last")
        assert _labels(other) == [*usual[:6], "As text", "All cards", "Download", "Check the deal", "Less"]
        assert {button.label for button in other.buttons if button.disabled} == {"One move on", "Last"}
        cards = await (await ann.press(other, "All cards")).message()
        assert cards.ephemeral
        assert len(cards.attachments) == 1
        last = await _pressed(ann, other, "Less")
        assert _labels(last) == ["Back", "Next", "Review", "More…"]
        assert _step(last)[0] == _step(last)[1]
        # a page of an earlier version has all of it at once
        old = await (await ann.press(last, custom_id=f"civ:replay:{number}:0:first g", forge=True)).settled()
        assert "The deal" in old.messages[0].text
    assert house.playground.refusals == []


async def test_the_other_controls_of_a_public_replay_open_for_its_opener_there_and_for_others_alone(
    house: House,
) -> None:
    ann, chloe = house.people[0], house.people[2]
    async with house.bot():
        number, _ = await _finished(house)
        page = await _asked(ann, house, "civ replay", table=number, public=True)
        page = await _pressed(ann, await more_of(ann, page), "Last")
        assert "All cards" in _labels(page)
        page = await _pressed(ann, page, "Less")
        assert not page.ephemeral
        own = await (await chloe.press(page, "More…")).message()
        assert own.ephemeral
        assert "Download" in _labels(own)
        assert "Download" not in _labels(await chloe.refreshed(page))
    assert house.playground.refusals == []


async def test_a_turn_is_told_move_by_move(house: House) -> None:
    ann = house.people[0]
    async with house.bot():
        number, _ = await _finished(house)
        page = await _asked(ann, house, "civ replay", table=number)
        played = await _pressed(ann, await more_of(ann, page), "One move on")
        assert "Turn 1" in played.text
        assert "played" in played.text
        assert "drew" not in played.text
        assert _step(played)[0] == 1
        whole = await _pressed(ann, await _pressed(ann, played, "Less"), "Next")
        assert _step(whole)[0] == 1
        assert "drew" in whole.text
        assert "drew" not in (await _pressed(ann, await more_of(ann, whole), "One move back")).text


async def test_a_select_leads_to_any_turn_and_any_eyes(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot():
        number, _ = await _finished(house)
        page = await _asked(ann, house, "civ replay", table=number)
        turns = next(select for select in page.selects if select.placeholder == "Jump to a turn")
        assert turns.options[0].label == "The deal"
        assert "played" in str(turns.options[1].description)
        page = await _chosen(ann, page, "Jump to a turn", turns.options[3].value)
        assert _step(page)[0] == 3
        assert len(page.attachments) == 1
        page = await more_of(ann, page)
        views = next(select for select in page.selects if select.placeholder == "Whose view?")
        bobs = next(option for option in views.options if bob.name in option.label)
        page = await _chosen(ann, page, "Whose view?", bobs.value)
        assert _step(page)[0] == 3
        assert len(page.attachments) == 2
        assert any("Bob’s hand: " in text for text in page.alt_texts)
        page = await _pressed(ann, await _pressed(ann, page, "Less"), "Next")
        assert len(page.attachments) == 2
        seated = await _asked(ann, house, "civ replay", table=number, seat=int(bobs.value) + 1)
        assert any("Bob’s hand: " in text for text in seated.alt_texts)


async def test_a_page_from_before_a_restart_is_turned_still(house: House) -> None:
    ann = house.people[0]
    async with house.bot():
        number, _ = await _finished(house)
        page = await _pressed(ann, await _asked(ann, house, "civ replay", table=number), "Next")
    async with house.bot():
        page = await _pressed(ann, page, "Next")
        assert _step(page)[0] == 2


async def test_quick_presses_are_no_error_and_the_last_one_wins(house: House) -> None:
    ann = house.people[0]
    async with house.bot():
        number, _ = await _finished(house)
        page = await more_of(ann, await _asked(ann, house, "civ replay", table=number))
        both = await asyncio.gather(*(ann.press(page, label) for label in ("One move on", "One move on", "Last")))
        for it in both:
            await it.acknowledged()
            assert it.state != "failed"

        async def at_the_end() -> Message | None:
            now = await ann.refreshed(page)
            place, steps = _step(now)
            return now if place == steps else None

        await ann.until(at_the_end)


async def test_a_code_opens_the_moment_it_was_made_at(house: House) -> None:
    ann, chloe = house.people[0], house.people[2]
    async with house.bot() as bot:
        number, _ = await _finished(house)
        await ui_of(bot).announcer.idle()
        page = await _asked(ann, house, "civ replay", table=number)
        page = await _pressed(ann, await more_of(ann, await _pressed(ann, page, "Next")), "One move on")
        message = await (await ann.press(page, "Share")).message()
        assert message.ephemeral
        assert f"discord.com/channels/{house.guild.id}/{house.channel.id}/" in message.text
        code = re.search(r"`(\S+?)`", message.text)
        assert code is not None
        there = await _asked(chloe, house, "civ replay", code=code[1])
        assert there.text == page.text
        for odd, said in (
            ("12", "isn’t a code"),
            ("x-y", "isn’t a code"),
            ("999-1", "no such table"),
            ("@-`", "isn’t a code"),
        ):
            assert said in (await _asked(chloe, house, "civ replay", code=odd)).text
        assert _step(await _asked(chloe, house, "civ replay", code=f" #{number} – 9999999 "))[0] == _step(page)[1]


async def test_why_on_a_board_of_an_earlier_version_shows_the_game_at_that_line(house: House) -> None:
    """As the presser may see it: their own hand while the game goes on, everyone's view afterwards."""
    ann, bob, chloe = house.people[:3]
    async with house.bot() as bot:
        number = await house.begin([ann, bob])
        await _some_turns(house, [ann, bob], 3)
        board = await board_of(ann, house.channel)
        table = await bot.services.tables.look(TableId(number))
        for line in ("", ":3", f":{table.number}", ":9999999"):
            for person in (ann, chloe):
                press = await person.press(board, custom_id=f"civ:why:{number}{line}", forge=True)
                page = await press.message()
                assert page.ephemeral
                assert f"Table {number} so far" in page.text
                assert "One move back" in _labels(page)
        assert table.match is not None
        shown = await (await chloe.press(board, custom_id=f"civ:why:{number}:3", forge=True)).message()
        assert table.names[table.match.lines()[2].seat] in shown.text
        await bot.services.tables.resign(TableId(number), UserId(ann.id))
        over = await (await chloe.press(board, custom_id=f"civ:why:{number}:3", forge=True)).message()
        assert f"Replay of game {number}" in over.text
    assert house.playground.refusals == []


async def test_the_board_that_shows_the_end_opens_a_replay_for_whoever_asks(house: House) -> None:
    chloe = house.people[2]
    async with house.bot():
        _, end = await _finished(house)
        page = await (await chloe.press(end, "Replay")).message()
        assert page.ephemeral
        assert "The deal" in page.text
        after = await chloe.refreshed(end)
        assert after.text == end.text
        again = await _asked(chloe, house, "civ replay")
        assert _step(again) == _step(page)
        assert again.text.splitlines()[0] == page.text.splitlines()[0]


async def test_a_public_replay_is_turned_by_its_opener_alone(house: House) -> None:
    ann, chloe = house.people[0], house.people[2]
    async with house.bot():
        number, _ = await _finished(house)
        page = await _asked(ann, house, "civ replay", table=number, public=True)
        assert not page.ephemeral
        assert "Only the person who opened" in page.text
        own = await (await chloe.press(page, "Next")).message()
        assert own.ephemeral
        assert "Only the person who opened" not in own.text
        assert _step(own)[0] == 1
        assert _step(await chloe.refreshed(page))[0] == 0
        assert _step(await _pressed(ann, page, "Next"))[0] == 1
        assert _step(await chloe.refreshed(page))[0] == 1


async def test_a_game_that_goes_on_has_a_history_and_no_replay(house: House) -> None:
    ann = house.people[0]
    async with house.bot():
        number = await house.begin(house.people[:2])
        board = await board_of(ann, house.channel)
        for options in ({"seat": 1}, {"public": True}):
            refused = await _asked(ann, house, "civ replay", table=number, **options)
            assert "</civ replay:" in refused.text
            assert refused.attachments == []
            assert refused.ephemeral
        for custom_id in (f"civ:replay:{number}:0:first g", f"civ:film:{number}:0:g", f"civ:replay_open:{number}"):
            message = await (await ann.press(board, custom_id=custom_id, forge=True)).message()
            assert "</civ replay:" in message.text
            assert message.ephemeral
        assert (await ann.refreshed(board)).text == board.text
        untold = await (await ann.press(board, custom_id=f"civ:story:{number}", forge=True)).message()
        assert "can’t tell the story" in untold.text
        lobby = await house.open_table(ann, players=2)
        assert "hasn’t started yet" in (await _asked(ann, house, "civ replay", table=2)).text
        assert lobby.id == (await ann.refreshed(lobby)).id
        untold = await (await ann.press(lobby, custom_id="civ:story:2", forge=True)).message()
        assert "hasn’t started yet" in untold.text


async def test_what_the_command_means_is_the_game_going_on_here_else_the_last_one_here_else_ones_own(
    house: House,
) -> None:
    ann, bob, chloe, dan = house.people
    hall = await house.playground.people.channel(house.guild, "hall")
    async with house.bot() as bot:
        assert "no game to look back on" in (await _asked(ann, house, "civ replay")).text
        number, _ = await _finished(house)
        assert f"Replay of game {number}" in (await _asked(chloe, house, "civ replay")).text
        await house.begin([ann, bob])
        assert "Table 2 so far" in (await _asked(chloe, house, "civ replay")).text
        await house.begin([ann, chloe])
        assert "Table 3 so far" in (await _asked(chloe, house, "civ replay")).text, "one’s own before others"
        for person, own in ((ann, {"1", "2", "3"}), (dan, {"1", "2", "3"})):
            asked = await _asked(person, house, "civ replay")
            assert "Several games" in asked.text
            (which,) = asked.selects
            assert {option.value for option in which.options} == own
            for value, said in (("3", "Table 3 so far"), ("1", "Replay of game 1")):
                chosen = await (await person.select(asked, which.custom_id, [value])).settled()
                assert said in chosen.messages[0].text
                assert chosen.messages[0].ephemeral
            assert (await person.refreshed(asked)).text == asked.text
            wrong = await (await person.select(asked, which.custom_id, ["77"], forge=True)).settled()
            assert "Replay" not in wrong.messages[-1].text
        assert "Table 2 so far" in (await (await bob.slash("civ replay", channel=hall)).message()).text
        elsewhere = await (await dan.slash("civ replay", channel=hall)).message()
        assert "no game to look back on" in elsewhere.text
        assert {option.value for option in elsewhere.selects[0].options} == {"1", "2", "3"}, "those on this server"
        offered = await dan.autocomplete("civ replay", channel=house.channel, focused="table", table="")
        assert {choice["value"] for choice in offered} == {1, 2, 3}
        assert "step 0 of" in (await _asked(ann, house, "civ replay", code="2-0")).text
        await bot.services.tables.resign(TableId(2), UserId(ann.id))
        await bot.services.tables.resign(TableId(3), UserId(ann.id))
        assert "Replay of game" in (await (await bob.slash("civ replay", channel=hall)).message()).text


async def test_history_shows_each_player_his_own_hand_and_others_none(house: House) -> None:
    ann, bob, chloe = house.people[:3]
    async with house.bot():
        await house.begin([ann, bob])
        await _some_turns(house, [ann, bob], 3)
        await board_of(ann, house.channel)
        pages = {person: await _asked(person, house, "civ replay") for person in (ann, bob, chloe)}
        for person, page in pages.items():
            assert page.ephemeral
            assert _step(page)[0] == _step(page)[1]
            assert "Share" not in _labels(page)
            hands = [text for text in page.alt_texts if "’s hand: " in text]
            assert [text.startswith(f"{person.name}’s hand") for text in hands] == (
                [True] if person is not chloe else []
            )
        for person, others in ((ann, pages[bob]), (chloe, pages[bob])):
            back = next(button.custom_id for button in others.buttons if button.label == "Back")
            it = await (await person.press(pages[person], custom_id=back, forge=True)).settled()
            hands = [text for text in it.messages[0].alt_texts if "’s hand: " in text]
            assert all(text.startswith(f"{person.name}’s hand") for text in hands)
        page = await _pressed(ann, pages[ann], "First")
        assert "The deal" in page.text
        assert [button.label for button in page.buttons][3] == "Now"
        page = await _chosen(ann, page, "Jump to a turn", page.selects[0].options[1].value)
        assert _step(page)[0] == 1


async def test_history_goes_on_over_the_end_and_over_a_restart(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot():
        number = await house.begin([ann, bob])
        await _some_turns(house, [ann, bob], 2)
        page = await _asked(bob, house, "civ replay")
    async with house.bot():
        asked = await _asked(ann, house, "civ resign", table=number)
        await (await ann.press(asked, "Resign")).settled()
        page = await _pressed(bob, page, "Back")
        page = await _pressed(bob, page, "Last")
        assert "everyone else has left" in page.text


async def _elsewhere(house: House) -> tuple[ChannelRef, Person]:
    """Another server, with somebody who was never in the first one and Bob, who was."""
    people = house.playground.people
    stranger = await people.person("Eve")
    guild = await people.guild("Other", owner=stranger, members=[house.people[1]])
    return await people.channel(guild, "table"), stranger


async def test_a_table_of_another_server_is_shown_to_those_who_sat_there(house: House) -> None:
    bob = house.people[1]
    elsewhere, eve = await _elsewhere(house)
    async with house.bot():
        number, _ = await _finished(house)
        sent_message = await (await eve.slash("civ replay", channel=elsewhere, table=number)).message()
        assert "you can’t see" in sent_message.text
        assert sent_message.attachments == []
        assert "you can’t see" in (await (await eve.slash("civ replay", channel=elsewhere, code="1-3")).message()).text
        page = await (await bob.slash("civ replay", channel=elsewhere, table=number)).message()
        assert "The deal" in page.text
        anything = await (await eve.slash("civ help", channel=elsewhere)).message()
        for custom_id in (
            "civ:replay:1:0:first g", "civ:replay_open:1", "civ:share:1:3", "civ:film:1:3:g", "civ:history:1:3:next",
            "civ:replay_jump:1:3:g", "civ:replay_view:1:3", "civ:history_jump:1:3",
        ):  # fmt: skip
            it = await (await eve.press(anything, custom_id=custom_id, forge=True)).settled()
            assert "you can’t see" in it.messages[-1].text, custom_id
            assert all(message.attachments == [] for message in it.messages)
        assert await eve.autocomplete("civ replay", channel=elsewhere, focused="table", table="") == []
        mine = await bob.autocomplete("civ replay", channel=elsewhere, focused="table", table="")
        assert [choice["value"] for choice in mine] == [number]


async def test_a_channel_that_is_closed_to_somebody_keeps_its_games(house: House) -> None:
    people, chloe, dan = house.playground.people, house.people[2], house.people[3]
    hall = await people.channel(house.guild, "hall")
    await people.permissions(house.channel, chloe, deny=["VIEW_CHANNEL"])
    async with house.bot():
        number, _ = await _finished(house)
        for person, choices in ((chloe, []), (dan, [number])):
            message = await (await person.slash("civ replay", channel=hall, table=number)).message()
            assert ("you can’t see" in message.text) == (person is chloe)
            offered = await person.autocomplete("civ replay", channel=hall, focused="table", table="")
            assert [choice["value"] for choice in offered] == choices
            seats = await person.autocomplete("civ replay", channel=hall, focused="seat", table=number, seat="")
            assert len(seats) == 2 * len(choices)


async def test_forged_places_are_clamped_and_forged_seats_refused(house: House) -> None:
    ann = house.people[0]
    async with house.bot():
        number, end = await _finished(house)
        page = await _asked(ann, house, "civ replay", table=number)
        for custom_id, said in (
            (f"civ:replay:{number}:9999999:next g", "everyone else has left"),
            (f"civ:replay:{number}", "no longer works"),
            (f"civ:replay:{number}:2:next 7", "no such seat"),
            (f"civ:film:{number}:2:77", "no such seat"),
            (f"civ:film:{number}:2:2", "no such seat"),
            ("civ:replay:999:2:next g", "no such table"),
        ):
            it = await (await ann.press(page, custom_id=custom_id, forge=True)).settled()
            assert said in it.messages[-1].text, custom_id
            assert it.state != "failed"
        jump = page.selects[0].custom_id
        for value in ("99999999999", "-1", "play M1", "\u0665"):
            it = await (await ann.select(page, jump, [value], forge=True)).settled()
            assert it.state == "updated"
        private = await (await ann.press(end, custom_id=f"civ:replay:{number}:2:next g", forge=True)).message()
        assert private.ephemeral
        assert (await ann.refreshed(end)).text == end.text
        lobby = await house.open_table(ann, players=2)
        private = await (await ann.press(lobby, custom_id=f"civ:replay:{number}:2:next g", forge=True)).message()
        assert private.ephemeral
        assert "Join" in _labels(await ann.refreshed(lobby))


async def test_hands_of_a_game_called_off_stay_with_those_who_played_it(house: House) -> None:
    ann, bob, chloe = house.people[:3]
    async with house.bot():
        number = await house.begin([ann, bob])
        await house.ask_to_call_off(ann, table=number)
        result = await vote_of(bob, house.channel)
        await (await bob.press(result, "Agree")).settled()
        assert "The deal" in (await _asked(chloe, house, "civ replay", table=number)).text
        assert "stay hidden" in (await _asked(chloe, house, "civ replay", table=number, seat=1)).text
        assert len((await _asked(ann, house, "civ replay", table=number, seat=1)).attachments) == 2


async def test_a_film_is_made_once_for_two_who_ask(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        number, _ = await _finished(house)
        page = await more_of(ann, await _asked(ann, house, "civ replay", table=number))
        other = await more_of(bob, await _asked(bob, house, "civ replay", table=number))
        asked = [await person.press(shown, "Animation") for person, shown in ((ann, page), (bob, other))]
        films = [await _film(person, it) for person, it in zip((ann, bob), asked, strict=True)]
        assert films[0] == films[1]
        picture = Image.open(io.BytesIO(films[0]))
        assert picture.format == "WEBP"
        assert getattr(picture, "n_frames", 1) == _step(page)[1] + 1
        assert _films_made(bot) == 1
        again = await (await ann.press(page, "Animation")).message()
        assert again.ephemeral
        assert await _film_of(again) == films[0]
        assert _films_made(bot) == 1


async def _film(person: Person, it: Interaction) -> bytes:
    async def look() -> bytes | None:
        await it.refresh()
        found = it.messages
        assert not any("Another animation" in message.text for message in found), "there is no other"
        return await _film_of(found[0]) if found and found[0].attachments else None

    return await person.until(look, 60)


async def _film_of(message: Message) -> bytes:
    return await message.attachments[0].read()


def _films_made(bot: CivBot) -> int:
    (films,) = (each for game in ui_of(bot).games for each in game.handlers if isinstance(each, Films))
    return len(films._cache)  # pyright: ignore[reportPrivateUsage]  # each film made is kept there


async def test_a_bot_that_stops_gives_a_film_up_and_says_so(house: House) -> None:
    ann = house.people[0]
    async with house.bot() as bot:
        number, _ = await _finished(house)
        page = await more_of(ann, await _asked(ann, house, "civ replay", table=number))
        it = await ann.press(page, "Animation")
        await ann.wait_for(house.channel, lambda message: "Making the animation" in message.text)
        table = await bot.services.tables.look(TableId(number))
        assert table.match is not None
    sent_message = await ann.wait_for(house.channel, "about to restart")
    assert sent_message.ephemeral
    await it.refresh()
    assert [message.id for message in it.messages] == [sent_message.id]


async def test_a_film_that_is_not_taken_gives_way_to_words(house: House) -> None:
    ann, limit = house.people[0], house.playground.people.set_upload_limit
    async with house.bot():
        number, _ = await _finished(house)
        page = await more_of(ann, await _asked(ann, house, "civ replay", table=number))
        it = await ann.press(page, "Animation")
        await it.acknowledged()
        await limit(house.guild, 3000)  # less than the press said
        first = await ann.wait_for(house.channel, "larger than this server allows")
        await it.refresh()
        assert [message.id for message in it.messages] == [first.id]
        again = await ann.press(page, "Animation")
        second = await ann.wait_for(house.channel, lambda message: message.id > first.id and "allows" in message.text)
        await again.refresh()
        assert [message.id for message in again.messages] == [second.id]


async def _seats(bot: CivBot, number: int, people: Sequence[Person]) -> list[Seat | None]:
    """Where they sit at a table, by person; None for whoever does not."""
    table = await bot.services.tables.look(TableId(number))
    seats = [table.seat_of(int(person.id)) for person in people]
    return [None if seat is None else Seat(seat) for seat in seats]


async def test_a_moment_is_told_whole_in_words(house: House) -> None:
    ann, bob, chloe = house.people[:3]
    async with house.bot() as bot:
        number = await house.begin([ann, bob])
        await _some_turns(house, [ann, bob], 2)
        game = civ_game((await bot.services.tables.look(TableId(number))).match)
        page = await _asked(ann, house, "civ replay", table=number)
        for seat, person in zip(await _seats(bot, number, (ann, bob, chloe)), (ann, bob, chloe), strict=True):
            page = await _asked(person, house, "civ replay", table=number)
            sent_message = await (await person.press(page, "As text")).message()
            assert sent_message.ephemeral
            assert "Hegemony: 8 cards" in sent_message.text
            hand = sent_message.text.partition("Your hand")[2]
            assert bool(hand) == (seat is not None)
            for card in observe(game, seat).hand or () if seat is not None else ():
                assert words.card(localizer(), card) in hand
        forged = await chloe.press(page, custom_id=f"civ:replay_text:{number}:1:0", forge=True)
        assert "still going on" in (await forged.message()).text
        asked = await (await ann.slash("civ resign", channel=house.channel, table=number)).message()
        await (await ann.press(asked, "Resign")).settled()
        await ann.wait_for(house.channel, lambda message: not message.ephemeral and "Rematch" in _labels(message))
        page = await _pressed(chloe, await _asked(chloe, house, "civ replay", table=number, seat=1), "Next")
        page = await more_of(chloe, page)
        sent_message = await (await chloe.press(page, "As text")).message()
        assert "Turn 1" in sent_message.text
        assert "Your hand" in sent_message.text


async def test_a_whole_game_of_three_is_looked_back_on(house: House) -> None:
    people = house.people[:3]
    async with house.bot() as bot:
        number = await house.begin(people, setup="draft")
        await play_out(bot, number, people, house.channel, pressed=3)
        page = await _asked(people[2], house, "civ replay")
        assert _step(page)[1] > 10
        for label in ("More…", "Last", "Less", "Back", "More…", "One move back", "First", "Less", "Next"):
            page = await _pressed(people[2], page, label)
        assert "Draft, round 1" in page.text


async def test_a_double_press_in_a_private_hand_is_answered_twice_each_time_in_a_message_of_its_own(
    house: House,
) -> None:
    """It thought for ever, or named the picture of the hand, which Discord refuses in another message."""
    ann = house.people[0]
    async with house.bot():
        number, _ = await _finished(house)
        hand = await _asked(ann, house, "civ hand", table=number)
        for label in ("Replay", "Rematch"):
            both = await asyncio.gather(*(ann.press(hand, label) for _ in range(3)))
            answers = [(await it.settled()).messages[0] for it in both]
            assert len({hand.id, *(answer.id for answer in answers)}) == 4, label
            assert all(answer.text for answer in answers), label
        assert (await ann.refreshed(hand)).text == hand.text
    assert [str(refused) for refused in house.playground.refusals] == []


async def test_replays_and_films_for_everyone_count_together_with_each_other(house: House) -> None:
    chloe = house.people[2]
    async with house.bot():
        number, _ = await _finished(house)
        asked = [chloe.slash("civ replay", channel=house.channel, table=number, public=True) for _ in range(4)]
        shown = [await it.message() for it in await asyncio.gather(*asked)]
        assert [page.ephemeral for page in shown] == [False] * 4
        page = await more_of(chloe, shown[0])
        films = await asyncio.gather(*(chloe.press(page, "Animation") for _ in range(2)))
        answers = [await it.message() for it in films]
        assert sorted(answer.ephemeral for answer in answers) == [False, True]
        refused = await _asked(chloe, house, "civ replay", table=number, public=True)
        assert refused.ephemeral
        assert "You’ve shown 5 pages to everyone within 10 minutes" in refused.text
        turned = await _pressed(chloe, await _pressed(chloe, page, "Less"), "Next")
        assert not turned.ephemeral
        own = await _asked(chloe, house, "civ replay", table=number)
        assert "The deal" in own.text
    assert [str(refused) for refused in house.playground.refusals] == []
