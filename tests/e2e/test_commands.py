"""Slash commands, each as a person uses it."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from discord import app_commands

from bot.pages.ui import ui_of
from bot.playground.people import Message, Person
from bot.table.values import TableId, UserId
from tests.e2e.house import CALLBACK, House, Player, board_of, downloaded, is_playable, next_board, vote_of
from tests.e2e.panels import block, fill_server, set_own, set_server


async def _said(person: Person, house: House, command: str, **options: object) -> Message:
    return await (await person.slash(command, channel=house.channel, **options)).message()


async def test_commands_are_sent_once_and_again_only_when_they_changed(house: House) -> None:
    def sent() -> int:
        return sum(
            request.method == "PUT" and request.path.endswith("/commands") for request in house.playground.requests
        )

    for _ in range(2):
        async with house.bot():
            pass
        assert sent() == 1
    async with house.bot() as bot:
        await bot.services.profiles.remember(f"commands of {bot.application_id}", "other")
    async with house.bot():
        pass
    assert sent() == 2


async def test_help_shows_the_way_in_three_steps_with_a_picture(house: House) -> None:
    async with house.bot():
        message = await _said(house.people[0], house, "civ help")
        assert message.ephemeral
        assert all(step in message.text for step in ("1. </civ new:", "2. I’ll ping", "3. Play"))
        assert "switch on more with </server-settings:" in message.text
        assert "Tournaments, League, and Calamities of Advanced Civilization" in message.text
        assert "/tournament" not in message.text
        assert [file.filename for file in message.attachments] == ["help.png"]
        (alt,) = message.alt_texts
        assert "Science I" in alt
        assert len(re.sub(r"</([^:>]+):\d+>", r"/\1", message.text)) < 2000, (
            "as it is shown: a command without its number"
        )
    assert house.playground.refusals == []


@pytest.mark.parametrize("trouble", ["forbidden", "refused"])
async def test_help_is_text_where_no_picture_can_be_shown(house: House, trouble: str) -> None:
    if trouble == "forbidden":
        await house.playground.people.permissions(house.channel, "bot", deny=["ATTACH_FILES"])
    async with house.bot():
        if trouble == "refused":
            house.playground.faults.refuse_files(path=CALLBACK)
        message = await _said(house.people[0], house, "civ help")
        assert "3. Play" in message.text
        assert message.attachments == []


async def test_games_has_the_finished_ones_a_press_away(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        listed = await _said(ann, house, "civ games")
        over = (await (await ann.press(listed, "Finished games")).settled()).messages[0]
        assert "None yet." in over.text
        number = await house.begin([ann, bob])
        await bot.services.tables.resign(TableId(number), UserId(bob.id))
        over = (await (await ann.press(over, "Open tables")).settled()).messages[0]
        assert "not at any table" in over.text
        over = (await (await ann.press(over, "Finished games")).settled()).messages[0]
        assert "### Your finished game" in over.text
        assert f"[Table {number}](" in over.text.replace("\u2068", "").replace("\u2069", "")
        (which,) = over.selects
        shown = (await (await ann.select(over, which.custom_id, [str(number)])).settled()).messages[0]
        assert "Replay of game" in shown.text
        assert (await ann.refreshed(over)).text == over.text
    assert house.playground.refusals == []


async def test_games_lists_what_waits_for_me_first(house: House) -> None:
    ann, bob, chloe = house.people[:3]
    async with house.bot():
        assert "not at any table" in (await _said(ann, house, "civ games")).text
        await house.begin([ann, bob])
        board = await board_of(ann, house.channel)
        await house.open_table(ann, players=2)
        on_turn = next(person for person in (ann, bob) if person.mention in board.text)
        message = await _said(on_turn, house, "civ games")
        assert "your move" in message.text
        hand = await (await on_turn.press(message, "Table 1")).settled()
        assert hand.state == "updated" or hand.messages[0].ephemeral
        assert "not at any table" in (await _said(chloe, house, "civ games")).text


async def test_next_leads_to_the_table_that_waits_or_says_that_none_does(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        number = await house.begin([ann, bob])
        board = await board_of(ann, house.channel)
        await ui_of(bot).announcer.idle()
        on_turn, other = (ann, bob) if ann.mention in board.text else (bob, ann)
        link = f"https://discord.com/channels/{house.guild.id}/{house.channel.id}/{board.id}"
        message = await _said(on_turn, house, "civ next")
        assert link in message.text
        assert [button.url for button in message.buttons] == [link]
        assert "All caught up" in (await _said(other, house, "civ next")).text
        lobby = await house.open_table(other, players=2)
        await (await on_turn.press(lobby, "Join")).settled()
        assert f"Table {number + 1}" in (await _said(other, house, "civ next")).text, "a full lobby waits for its owner"
        listed = await _said(on_turn, house, "civ games")
        assert listed.text.index(f"Table {number}") < listed.text.index(f"Table {number + 1}")
        assert link in [button.url for button in listed.buttons]
    assert house.playground.refusals == []


async def test_hand_and_table_show_to_each_what_is_his(house: House) -> None:
    ann, bob, chloe = house.people[:3]
    async with house.bot():
        number = await house.begin([ann, bob])
        await board_of(ann, house.channel)
        assert (await _said(ann, house, "civ hand")).attachments
        board = await _said(chloe, house, "civ table", table=number)
        assert board.ephemeral
        assert board.attachments
        stranger = await _said(chloe, house, "civ hand", table=number)
        assert "not playing at table" in stranger.text
        assert stranger.attachments == []
        assert "not at any open table" in (await _said(chloe, house, "civ hand")).text
        assert "no such table" in (await _said(chloe, house, "civ table", table=999)).text


async def test_the_table_option_is_completed_with_my_tables(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot():
        await house.begin([ann, bob])
        choices = await ann.autocomplete("civ hand", channel=house.channel, focused="table", table="Bo")
        assert [choice["value"] for choice in choices] == [1]
        assert await house.people[2].autocomplete("civ hand", channel=house.channel, focused="table", table="") == []


async def test_a_resignation_is_asked_once_and_ends_a_game_of_two(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot():
        await house.begin([ann, bob])
        await board_of(ann, house.channel)
        asked = await _said(ann, house, "civ resign")
        await (await ann.press(asked, "Stay in the game")).settled()
        assert await board_of(ann, house.channel)
        asked = await _said(ann, house, "civ resign")
        await (await ann.press(asked, "Resign")).settled()
        end = await bob.wait_for(house.channel, lambda message: is_playable(message) and "Rematch" in _labels(message))
        assert "Bob" in end.text


def _labels(message: Message) -> list[str]:
    return [button.label for button in message.buttons]


async def test_a_finished_game_is_given_to_those_who_sat_there(house: House) -> None:
    ann, bob, chloe = house.people[:3]
    async with house.bot() as bot:
        number = await house.begin([ann, bob])
        await board_of(ann, house.channel)
        bot.owner_ids = {chloe.id, bob.id}
        for person in (ann, bob):
            page = await _said(person, house, "civ replay", table=number)
            assert "Download" not in _labels(page)
            forged = await (await person.press(page, custom_id=f"civ:export:{number}", forge=True)).message()
            assert forged.attachments == []
            assert "once it’s over" in forged.text
        running = await downloaded(chloe, house.channel, number)
        assert json.loads((await running.attachments[0].read()).splitlines()[0])["players"] == 2
        await (await ann.press(await _said(ann, house, "civ resign"), "Resign")).settled()
        sent_message = await downloaded(ann, house.channel, number)
        assert sent_message.ephemeral
        lines = (await sent_message.attachments[0].read()).decode().splitlines()
        assert json.loads(lines[-1])["result"]["reason"] == "last_standing"
        bot.owner_ids = {1}
        assert (await downloaded(chloe, house.channel, number)).attachments, "it hangs on the public message"


async def test_the_bot_s_owner_may_read_a_game_that_discord_does_not_show_them_unless_they_play(house: House) -> None:
    ann, bob, chloe, dan = house.people
    async with house.bot() as bot:
        bot.owner_ids = {chloe.id, bob.id}
        number = await house.begin([ann, bob])
        hall = await house.playground.people.channel(house.guild, "hall")
        await house.playground.people.permissions(house.channel, "everyone", deny=["VIEW_CHANNEL"])
        page = await (await chloe.slash("civ replay", channel=hall, table=number)).message()
        assert _labels(page) == ["Download"]
        assert (await (await chloe.press(page, "Download")).message()).attachments
        refused = await (await dan.slash("civ replay", channel=hall, table=number)).message()
        assert refused.buttons == []
        for person in (bob, dan):
            forged = await (await person.press(refused, custom_id=f"civ:export:{number}", forge=True)).message()
            assert forged.attachments == []


async def test_a_rematch_seats_those_who_press(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot():
        await house.begin([ann, bob])
        await board_of(ann, house.channel)
        await (await ann.press(await _said(ann, house, "civ resign"), "Resign")).settled()
        end = await bob.wait_for(house.channel, lambda message: not message.ephemeral and "Rematch" in _labels(message))
        for person in (bob, ann, bob):
            await (await person.press(end, "Rematch")).settled()
        lobby = await ann.wait_for(
            house.channel, lambda message: "Start" in _labels(message) and "Table 2" in message.text
        )
        lobby = await ann.wait_for(
            house.channel, lambda message: message.id == lobby.id and "Everyone is here" in message.text
        )
        await ann.wait_for(
            house.channel, lambda message: message.id == end.id and "rematch is open at [Table 2](" in message.text
        )
        await (await bob.press(lobby, "Start")).settled()
        await ann.wait_for(house.channel, lambda message: is_playable(message) and "Table 2" in message.text)
        over = await ann.wait_for(
            house.channel, lambda message: message.id == end.id and "next game is [Table 2](" in message.text
        )
        assert "Rematch" not in _labels(over)
        assert "Replay" in _labels(over)
        card = await ann.wait_for(
            house.channel,
            lambda message: message.id not in (end.id, over.id) and "next game is [Table 2](" in message.text,
        )
        assert "**Table 1**" in card.text
        assert _labels(card) == ["Replay"]


async def test_a_game_is_called_off_when_all_agree_and_its_command_asks_first(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        number = await house.begin([ann, bob])
        await board_of(ann, house.channel)
        question = await _said(ann, house, "civ cancel")
        assert question.ephemeral
        assert "everyone must agree" in question.text
        stayed = (await (await ann.press(question, "Stay in the game")).settled()).messages[0]
        assert "You stay in the game" in stayed.text
        assert not any(record for record in (await bot.services.tables.look(TableId(number))).vote_records)
        assert "The vote is open" in (await house.ask_to_call_off(ann)).text
        proposal = await vote_of(ann, house.channel)
        assert not proposal.ephemeral
        await (await bob.press(proposal, "Agree")).settled()
        agreed = await ann.wait_for(house.channel, lambda message: message.id == proposal.id and not message.buttons)
        assert "called off" in agreed.text
        await ann.wait_for(house.channel, lambda message: "called off by its players" in message.text)


async def test_a_lobby_is_cancelled_by_its_owner_alone(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot():
        lobby = await house.open_table(ann, players=2)
        it = await (await bob.press(lobby, "Cancel table")).settled()
        assert any(message.ephemeral for message in it.messages)
        assert "cancelled" in (await _said(ann, house, "civ cancel")).text
        closed = await ann.wait_for(house.channel, lambda message: message.id == lobby.id and not message.buttons)
        assert "cancelled" in closed.text


async def test_a_nudge_calls_the_awaited_and_not_too_often(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot():
        await house.begin([ann, bob])
        board = await board_of(ann, house.channel)
        on_turn, other = (ann, bob) if ann.mention in board.text else (bob, ann)
        page = await (await other.press(board, "Stuck?")).message()
        assert page.ephemeral
        message = await (await other.press(page, "Nudge")).message()
        assert on_turn.id in [int(user) for user in message.mentions]
        assert not message.ephemeral
        assert (await (await other.press(page, "Nudge")).message()).ephemeral
        again = await (await other.press(board, "Stuck?")).message()
        assert "Nudge" not in [button.label for button in again.buttons]
        assert "reminded a short while ago" in again.text
        own = await (await on_turn.press(board, "Stuck?")).message()
        assert "Everyone is waiting for you" in own.text
        assert own.buttons == []


async def test_an_absent_player_is_not_replaced_before_24_hours(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot():
        number = await house.begin([ann, bob])
        board = await board_of(ann, house.channel)
        _, other = (ann, bob) if ann.mention in board.text else (bob, ann)
        explained = await (await other.press(board, "Stuck?")).message()
        assert "24 hours" in explained.text
        assert "too early" in explained.text
        assert [button.label for button in explained.buttons] == ["Nudge"]
        ask = f"civ:ask:{number}:0:automatic"
        it = await (await other.press(explained, custom_id=ask, forge=True)).settled()
        assert "too early" in it.messages[0].text
        assert other.mention not in (await board_of(ann, house.channel)).text


async def test_the_question_at_the_end_of_a_turn_and_one_press_for_two_can_be_switched_off(house: House) -> None:
    async with house.bot() as bot:
        ann = house.people[0]
        message = await set_own(ann, house.channel, "turn", "one_press")
        assert "won’t ask" in message.text
        assert not (await bot.services.profiles.preferences(ann.id)).confirm_end  # type: ignore[arg-type]  # an id is an id
        message = await set_own(ann, house.channel, "turn")
        assert "End turn" in message.text
        assert not (await bot.services.profiles.preferences(ann.id)).one_press  # type: ignore[arg-type]  # an id is an id


async def test_an_open_hand_shows_the_next_pack_of_the_draft_by_itself(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot():
        await house.begin([ann, bob], setup="draft")
        board = await board_of(ann, house.channel)
        hands = [await (await person.press(board, "My hand")).message() for person in (ann, bob)]
        first = [sorted(_labels(hand)) for hand in hands]
        assert first[0]
        await Player(ann, "Culture", 1).step(hands[0])
        waiting = await ann.refreshed(hands[0])
        assert "Waiting for" in waiting.text
        await Player(bob, "Culture", 1).step(hands[1])
        shown = await ann.wait_for(
            house.channel, lambda message: message.id == hands[0].id and "Waiting for" not in message.text
        )
        assert shown.buttons or shown.selects
        await next_board(ann, house.channel, board.id)


async def test_a_table_of_more_computers_than_it_has_seats_is_refused_with_their_number(house: House) -> None:
    async with house.bot():
        message = await _said(house.people[0], house, "civ new", players=2, computers=3)
        assert message.ephemeral
        assert "one seat besides yours" in message.text
        assert "3 computer players" in message.text


@pytest.mark.usefixtures("with_features")
async def test_the_commands_stay_inside_discords_limits(house: House) -> None:
    """100 top-level commands, 25 options or choices, 100 characters a description, 8,000 characters a command."""
    async with house.bot():
        registered = await house.playground.people.commands()
        own = await house.playground.people.commands(house.guild)
    groups = {"civ", "rules", "settings", "server-settings", "moderate", "privacy"}
    menus = [command for command in registered if command["type"] == AT_A_PERSON]
    assert [menu["name"] for menu in menus] == ["Invite to my table"]
    assert {tuple(command["integration_types"]) for command in registered} == {(0,)}, "servers, not people's accounts"
    slash = [command for command in registered if command not in menus]
    assert {command["name"] for command in slash} == groups
    assert {command["name"] for command in own} == {"tournament", "league", "referee", "calamity"}
    for command in (*slash, *own):
        nodes = list(_nodes(command))
        assert all(1 <= len(node["description"]) <= 100 for node in nodes)
        assert all(len(node.get("options", [])) <= 25 and len(node.get("choices", [])) <= 25 for node in nodes)
        assert all(
            choice["name"] and len(choice["name"]) <= 100 for node in nodes for choice in node.get("choices", [])
        )
        assert sum(len(node["name"]) + len(node["description"]) for node in nodes) <= 8000


AT_A_PERSON = 2
"""The type of a command in the menu at a person."""


def _nodes(command: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield command
    for option in command.get("options", []):
        yield from _nodes(option)


@pytest.mark.usefixtures("with_features")
async def test_a_command_without_options_shows_and_never_changes_what_is_set(house: House) -> None:
    """Every command that needs no option is called twice by someone who may use all, with everything set."""
    ann, bob = house.people[:2]
    role = str(await house.playground.people.role(house.guild, "Players"))
    async with house.bot() as bot:
        profiles = bot.services.profiles
        await set_own(ann, house.channel, "reminders")
        await block(ann, house.channel, bob)
        await set_server(ann, house.channel, "channels", house.channel)
        await set_server(ann, house.channel, "role", role)
        await set_server(ann, house.channel, "moderators", role)
        await fill_server(ann, house.channel, limit="900", clock="day", timeout="seat")
        await set_server(ann, house.channel, "dashboard", house.channel)
        server = await profiles.guild_preferences(house.guild.id)
        assert None not in (server.role, server.moderators, server.most_tables, server.clock, server.dashboard)
        assert server.channels

        async def stored() -> tuple[object, ...]:
            user = UserId(ann.id)
            return (
                await profiles.preferences(user),
                await profiles.availability(user),
                await profiles.guild_preferences(house.guild.id),
            )

        before = await stored()
        names = [
            command.qualified_name
            for command in bot.tree.walk_commands()
            if isinstance(command, app_commands.Command) and not any(each.required for each in command.parameters)
        ]
        assert {"settings", "server-settings"} <= set(names)
        for name in (*names, *names):
            answer = await (await ann.slash(name, channel=house.channel)).settled()
            assert answer.messages, name
            assert all("went wrong" not in message.text for message in answer.messages), name
            assert await stored() == before, name
