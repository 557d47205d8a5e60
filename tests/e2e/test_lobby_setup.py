"""A lobby is where one decides: its owner sets it up there, and those who have joined agree anew."""

import asyncio

import pytest

from bot.playground.people import Interaction, Message, Person, Select
from bot.table.names import computer_name
from bot.table.table import Table
from bot.table.values import TableId, UserId
from tests.addresses import parse_address
from tests.e2e.house import House, number_of
from tests.e2e.panels import set_own


def chosen_at(message: Message, what: str) -> list[str]:
    """The values that a sheet's select of that name says are chosen."""
    select = select_of(message, what)
    return [option.value for option in select.options if option.default]


def select_of(message: Message, what: str) -> Select:
    """The select of a sheet that chooses `what`."""
    return next(each for each in message.selects if each.custom_id.endswith(f":{what}"))


async def choose(person: Person, sheet: Message, what: str, *values: str) -> Interaction:
    """Chooses in the select of that name."""
    return await (await person.select(sheet, select_of(sheet, what).custom_id, values)).settled()


async def sheet_of(owner: Person, lobby: Message) -> Message:
    """The sheet that the lobby's owner sets it up with."""
    return await (await owner.press(await owner.refreshed(lobby), "Set up")).message()


async def test_a_table_needs_no_option_and_is_set_up_where_it_stands(house: House) -> None:
    ann = house.people[0]
    async with house.bot():
        lobby = await house.open_table(ann)
        assert "2 players" in lobby.text
        sheet = await sheet_of(ann, lobby)
        assert sheet.ephemeral
        for what, value, text in (
            ("players", "3", "3 players"),
            ("rules", "draft", "Draft variant"),
            ("clock", "day", "per turn."),
            ("timeout", "seat", "the computer plays for that player"),
            ("also", "invited", "by invitation"),
            ("computers", "1", computer_name(number_of(lobby), 1, ())),
            ("level1", "normal", "(normal, watching others)"),
        ):
            sheet = (await choose(ann, sheet, what, value)).messages[0]
            assert value in chosen_at(sheet, what)
            shown = await ann.wait_for(
                house.channel, lambda found, text=text: found.id == lobby.id and text in found.text
            )
        assert "Draft variant" in shown.text, "each choice leaves the others"
    assert house.playground.refusals == []


async def test_an_open_sheet_follows_what_the_lobby_s_own_buttons_change(house: House) -> None:
    ann = house.people[0]
    async with house.bot():
        lobby = await house.open_table(ann, players=3)
        sheet = await sheet_of(ann, lobby)
        assert chosen_at(sheet, "computers") == ["0"]
        await (await ann.press(await ann.refreshed(lobby), "Add computer")).settled()
        sheet = await ann.wait_for(
            house.channel, lambda found: found.id == sheet.id and chosen_at(found, "computers") == ["1"]
        )
        sheet = (await choose(ann, sheet, "players", "4")).messages[0]
        await (await ann.press(await ann.refreshed(lobby), "Add computer")).settled()
        sheet = await ann.wait_for(
            house.channel, lambda found: found.id == sheet.id and chosen_at(found, "computers") == ["2"]
        )
        assert chosen_at(sheet, "players") == ["4"]
        assert chosen_at(sheet, "level2") == ["easy"]
    assert house.playground.refusals == []


async def test_a_sheet_that_was_dismissed_does_not_hold_its_lobby_up(house: House) -> None:
    ann = house.people[0]
    async with house.bot():
        lobby = await house.open_table(ann, players=3)
        sheet = await sheet_of(ann, lobby)
        await ann.delete(sheet)
        for count in (1, 2):
            await (await ann.press(await ann.refreshed(lobby), "Add computer")).settled()
            await ann.wait_for(
                house.channel,
                lambda found, count=count: (
                    found.id == lobby.id and found.text.count("(easy, not watching others)") == count
                ),
            )


async def test_vacations_and_weekends_are_chosen_for_a_slow_clock_and_shown_before_anyone_agrees(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot():
        lobby = await house.open_table(ann)
        await bob.press(lobby, "Join")
        sheet = await sheet_of(ann, lobby)
        offered = [option.value for option in select_of(sheet, "also").options]
        assert offered == ["invited", "thread", "talks", "hints"], "without a clock there is nothing to stop"
        sheet = (await choose(ann, sheet, "clock", "day")).messages[0]
        sheet = (await choose(ann, sheet, "also", "talks", "no_vacations", "no_weekends")).messages[0]
        assert {*chosen_at(sheet, "also")} == {"talks", "no_vacations", "no_weekends"}
        shown = await ann.wait_for(
            house.channel, lambda found: found.id == lobby.id and "no vacations · weekends don’t count" in found.text
        )
        assert "no turn lasts longer than 12 days" in shown.text
        assert "Ready" in [button.label for button in shown.buttons]
    assert house.playground.refusals == []


async def test_a_rematch_keeps_that_vacations_and_weekends_stop_no_clock(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        lobby = await house.open_table(ann, players=2, clock="day")
        sheet = await sheet_of(ann, lobby)
        sheet = (await choose(ann, sheet, "also", "talks", "no_vacations", "no_weekends")).messages[0]
        await ann.wait_for(house.channel, lambda found: "nobody’s vacation stops this clock" in found.text)
        sheet = (await choose(ann, sheet, "clock", "live")).messages[0]
        assert "no vacations" not in sheet.text, "nothing of the kind stops it anyway"
        await choose(ann, sheet, "clock", "day")
        assert "no vacations" not in (await house.open_table(ann, players=2, clock="day")).text
        await (await bob.press(lobby, "Join")).settled()
        await (await ann.press(await house.full(lobby, ann), "Start")).settled()
        number = TableId(number_of(lobby))
        await bot.services.tables.resign(number, UserId(ann.id))
        again = await bot.services.lobbies.rematch(number, UserId(ann.id))
        for table in (await bot.services.tables.look(number), again):
            assert (table.options.has_vacations, table.options.counts_weekends) == (False, False)
    assert house.playground.refusals == []


async def test_teams_are_drawn_or_chosen_and_take_four_seats(house: House) -> None:
    ann, bob, chloe, dan = house.people
    async with house.bot() as bot:
        lobby = await house.open_table(ann, players=3)
        for person in (bob, chloe):
            await (await person.press(await person.refreshed(lobby), "Join")).settled()
        sheet = (await choose(ann, await sheet_of(ann, lobby), "rules", "teams")).messages[0]
        assert chosen_at(sheet, "players") == ["4"]
        assert chosen_at(sheet, "partner") == ["drawn"]
        sheet = (await choose(ann, sheet, "partner", str(chloe.id))).messages[0]
        assert chosen_at(sheet, "partner") == [str(chloe.id)]
        await (await dan.press(await dan.refreshed(lobby), "Join")).settled()
        for person in (bob, chloe):
            await (await person.press(await person.refreshed(lobby), "Ready")).settled()
        text = (await ann.refreshed(lobby)).text.replace("\u2068", "").replace("\u2069", "")
        assert "**Ann** and **Chloe** are team-mates" in text
        await (await ann.press(await house.full(lobby, ann), "Start")).settled()
        table = await bot.services.tables.look(number_of(lobby))  # type: ignore[arg-type]
        assert abs(table.names.index("Ann") - table.names.index("Chloe")) == 2
        assert table.options.choices["teams"]
    assert house.playground.refusals == []


async def test_who_is_called_once_a_day_is_told_of_mentions_where_a_turn_is_shorter(house: House) -> None:
    ann, bob = house.people[:2]
    told = "at this table I’ll mention you"
    async with house.bot() as bot:
        lobby = await house.open_table(ann)
        await set_own(bob, house.channel, "notify", "digest")
        joined = await (await bob.press(lobby, "Join")).settled()
        assert not any(told in message.text for message in joined.messages), "it has no clock"
        await (await bob.press(await bob.refreshed(lobby), "Leave")).settled()
        await choose(ann, await sheet_of(ann, lobby), "clock", "live")
        lobby = await bob.refreshed(lobby)
        await (await bob.press(lobby, "Join")).settled()
        notice = await bob.wait_for(house.channel, lambda message: message.ephemeral and told in message.text)
        notice = await (await bob.press(notice, "Direct messages at this table")).message()
        assert "I’ll send you direct messages" in notice.text
        table = await bot.services.tables.look(TableId(number_of(lobby)))
        assert (await bot.services.profiles.preferences(UserId(bob.id))).direct_at == (table.id,)
        notice = await (await bob.press(notice, "Mentions at this table")).message()
        assert told in notice.text
        assert (await bot.services.profiles.preferences(UserId(bob.id))).direct_at == ()
    assert house.playground.refusals == []


async def test_who_wants_direct_messages_at_two_tables_at_once_gets_both(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        await set_own(bob, house.channel, "notify", "digest")
        notices: list[Message] = []
        for _ in range(2):
            lobby = await house.open_table(ann)
            await choose(ann, await sheet_of(ann, lobby), "clock", "live")
            last = notices[-1].id if notices else 0
            await (await bob.press(await bob.refreshed(lobby), "Join")).settled()
            notices.append(
                await bob.wait_for(
                    house.channel,
                    lambda found, last=last: found.ephemeral and found.id > last and "I’ll mention you" in found.text,
                )
            )
        await asyncio.gather(*(_direct(bob, notice) for notice in notices))
        assert set((await bot.services.profiles.preferences(UserId(bob.id))).direct_at) == {1, 2}


async def _direct(person: Person, notice: Message) -> None:
    await (await person.press(notice, "Direct messages at this table")).settled()


async def test_who_opens_a_table_or_its_rematch_and_gets_a_digest_is_told_of_mentions_too(house: House) -> None:
    ann, bob = house.people[:2]
    told = "at this table I’ll mention you"

    async def count(person: Person) -> int:
        return sum(told in message.text for message in await person.messages(house.channel) if message.ephemeral)

    async with house.bot() as bot:
        for person in (ann, bob):
            await set_own(person, house.channel, "notify", "digest")
        await (await ann.slash("civ new", channel=house.channel, players=2)).settled()
        await (await ann.slash("civ new", channel=house.channel, players=2, clock="7d")).settled()
        assert await count(ann) == 0, "a digest comes in time"
        slow = await house.open_table(ann, players=2)
        sheet = await sheet_of(ann, slow)
        for what, value in (("clock", "day"), ("clock", "live"), ("timeout", "seat")):
            sheet = (await choose(ann, sheet, what, value)).messages[0]
        assert await count(ann) == 1, "with the change that makes it so"
        number = await house.begin([ann, bob], clock="live")
        assert (await count(ann), await count(bob)) == (2, 1)
        await bot.services.tables.resign(TableId(number), UserId(ann.id))
        end = await bob.wait_for(house.channel, lambda found: "Rematch" in [each.label for each in found.buttons])
        await (await bob.press(end, "Rematch")).settled()
        await (await ann.press(end, "Rematch")).settled()
        assert (await count(ann), await count(bob)) == (3, 2)
    assert house.playground.refusals == []


async def test_who_has_joined_is_called_once_and_asked_to_be_ready_again(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot():
        lobby = await house.open_table(ann)
        await (await bob.press(lobby, "Join")).settled()
        sheet = await sheet_of(ann, lobby)
        sheet = (await choose(ann, sheet, "also", "talks", "thread")).messages[0]
        assert "Ready" not in [button.label for button in (await ann.refreshed(lobby)).buttons]
        for what, value in (("clock", "day"), ("clock", "live"), ("timeout", "seat")):
            sheet = (await choose(ann, sheet, what, value)).messages[0]
        lobby = await ann.wait_for(house.channel, lambda found: found.id == lobby.id and "not ready yet" in found.text)
        assert lobby.button("Start").disabled
        await bob.wait_for(house.channel, lambda found: bob.id in found.mentions)
        calls = [found for found in await bob.messages(house.channel) if bob.id in found.mentions]
        assert len(calls) == 1, "the first change asks, the second finds him asked"
        assert "has changed" in calls[0].text
        await (await bob.press(lobby, "Ready")).settled()
        lobby = await house.full(lobby, ann)
        assert "not ready yet" not in lobby.text
        assert "Ready" not in [button.label for button in lobby.buttons]
    assert house.playground.refusals == []


async def test_the_owner_frees_seats_of_those_who_do_not_answer(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot():
        lobby = await house.open_table(ann)
        await (await bob.press(lobby, "Join")).settled()
        sheet = (await choose(ann, await sheet_of(ann, lobby), "clock", "day")).messages[0]
        it = await (await ann.press(sheet, "Remove players")).settled()
        assert "Remove players who aren’t ready" not in [button.label for button in it.messages[0].buttons]
        await ann.wait_for(house.channel, lambda found: found.id == lobby.id and "free seat" in found.text)
    assert house.playground.refusals == []


async def test_one_form_says_everything_at_once_and_outlives_a_restart(house: House) -> None:
    ann = house.people[0]
    async with house.bot():
        lobby = await house.open_table(ann)
        sheet = await sheet_of(ann, lobby)
        form = (await (await ann.press(sheet, "Everything in one form")).settled()).modal
    assert [field.label for field in form.fields] == [
        "Seats", "Computer players", "Rules", "Time per turn", "Access, thread, hints",
    ]  # fmt: skip
    async with house.bot():
        it = await (
            await ann.submit(form, {"players": ["4"], "computers": ["2:normal"], "rules": ["teams"], "clock": "2d"})
        ).settled()
        assert it.state == "updated", it.state
        assert chosen_at(it.messages[0], "players") == ["4"]
        shown = await ann.wait_for(house.channel, lambda found: found.id == lobby.id and "Team game" in found.text)
        assert "2 days" in shown.text
        assert shown.text.count("🤖") == shown.text.count("(normal, watching others)") == 2
        assert chosen_at(it.messages[0], "also") == ["talks"], "what nobody touched stays"
    assert house.playground.refusals == []


async def test_the_form_asks_how_well_all_computers_play_and_keeps_levels_that_differ(house: House) -> None:
    ann = house.people[0]
    async with house.bot() as bot:
        lobby = await house.open_table(ann)
        sheet = await sheet_of(ann, lobby)

        async def fill_in(**values: object) -> Table:
            form = (await (await ann.press(await ann.refreshed(sheet), "Everything in one form")).settled()).modal
            asked = next(field for field in form.fields if field.custom_id == "computers")
            chosen.append([option.label for option in asked.options if option.default])
            await (await ann.submit(form, {"players": ["3"], "clock": "", **values})).settled()
            return await bot.services.tables.look(number_of(lobby))  # type: ignore[arg-type]

        chosen = list[list[str]]()
        await fill_in(computers=["2:expert"])
        table = await fill_in(computers=["2:expert"])
        assert table.options.levels == {"-1": "expert", "-2": "expert"}
        await choose(ann, await ann.refreshed(sheet), "level1", "easy")
        table = await fill_in(computers=["2"])
        assert table.options.levels == {"-1": "easy", "-2": "expert"}
        assert chosen == [["No computers"], ["2 computers: expert, thinking ahead"], ["2 computers, each as now"]]
    assert house.playground.refusals == []


@pytest.mark.parametrize(
    ("values", "text"),
    [
        ({"players": ["3"], "rules": ["teams"]}, "4 players"),
        ({"players": ["2"], "computers": ["1:easy"], "clock": "soon"}, "soon"),
    ],
)
async def test_a_form_that_cannot_be_is_refused_with_its_reason(
    house: House, values: dict[str, object], text: str
) -> None:
    ann = house.people[0]
    async with house.bot() as bot:
        lobby = await house.open_table(ann)
        before = await bot.services.tables.look(number_of(lobby))  # type: ignore[arg-type]
        form = (await (await ann.press(await sheet_of(ann, lobby), "Everything in one form")).settled()).modal
        it = await (await ann.submit(form, values)).settled()
        assert text in it.messages[-1].text
        assert (await bot.services.tables.look(before.id)).options == before.options
    assert house.playground.refusals == []


async def test_a_select_that_was_refused_can_be_chosen_again(house: House) -> None:
    """Discord sends nothing where the same option is chosen twice: its address changes."""
    ann, bob, chloe = house.people[:3]
    async with house.bot():
        lobby = await house.open_table(ann, players=3)
        for person in (bob, chloe):
            await (await person.press(await person.refreshed(lobby), "Join")).settled()
        sheet = await sheet_of(ann, lobby)
        it = await choose(ann, sheet, "players", "2")
        again = await ann.refreshed(sheet)
        assert chosen_at(again, "players") == ["3"]
        assert select_of(again, "players").custom_id != select_of(sheet, "players").custom_id
        assert "3 people have joined" in (await it.followup()).text
    assert house.playground.refusals == []


async def test_nobody_but_the_owner_sets_a_table_up(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot():
        lobby = await house.open_table(ann)
        await (await bob.press(lobby, "Join")).settled()
        it = await (await bob.press(await bob.refreshed(lobby), "Set up")).settled()
        assert "owner" in it.messages[-1].text
        sheet = await sheet_of(ann, lobby)
        address = parse_address(select_of(sheet, "players").custom_id)
        assert address is not None
        assert (address.verb, address.argument) == ("arrange", "players")
        await (await ann.press(await house.full(lobby, ann), "Start")).settled()
        it = await choose(ann, sheet, "players", "3")
        assert "before the game begins" in it.messages[-1].text
    assert house.playground.refusals == []


async def test_a_finished_game_offers_a_rematch_where_it_was_opened(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        number = await house.begin([ann, bob])
        await bot.services.tables.resign(number, ann.id)  # type: ignore[arg-type]
        lobby = await ann.wait_for(house.channel, "The game is over. Here is the table.")
        assert [button.label for button in lobby.buttons] == ["Rematch", "Replay"]
        it = await (await bob.press(lobby, "Rematch")).settled()
        assert it.state != "failed"
        await bob.wait_for(
            house.channel, lambda found: f"Table {number + 1}" in found.text and "free seat" in found.text
        )
    assert house.playground.refusals == []


async def test_a_forged_choice_of_many_digits_is_refused_in_words(house: House) -> None:
    ann = house.people[0]
    async with house.bot():
        lobby = await house.open_table(ann, access="invited")
        sheet = await sheet_of(ann, lobby)
        address = select_of(sheet, "players").custom_id.removesuffix("players")
        for what in ("players", "computers", "partner"):
            for digits in (30, 5000):
                it = await (await ann.select(sheet, f"{address}{what}", ["9" * digits], forge=True)).settled()
                shown = await it.followup(0)
                assert "Something went wrong" not in shown.text
                assert shown.text
        for digits in (30, 5000):
            for where, custom_id in ((lobby, lobby.selects[0].custom_id), (sheet, "civ:block:0:0")):
                it = await (await ann.select(where, custom_id, ["9" * digits], forge=True)).settled()
                shown = [*it.messages, await ann.refreshed(lobby)]
                assert not [each.text for each in shown if "Something went wrong" in each.text], custom_id
    assert house.playground.refusals == []
