"""What a server switches on: its commands, and what becomes of what goes on there once it is switched off."""

import logging
from collections.abc import Sequence
from dataclasses import replace

import pytest

from bot.client import CivBot
from bot.pages.ui import ui_of
from bot.playground.checks.commands import SUBCOMMAND
from bot.playground.people import GuildRef, Message, NotPossible, Person
from bot.tournament.tournament import RESTORE
from tests.e2e.cups import opened_check_in, pressed, said
from tests.e2e.house import QUICK_TIMES, House
from tests.e2e.panels import set_server

COMMANDS = "/applications/*/guilds/*/commands"
OF_TOURNAMENTS = {"tournament", "referee"}


@pytest.fixture
def with_tournaments(house: House) -> None:
    """The server has tournaments and nothing else."""
    house.features = ("tournaments",)


async def _own(house: House, guild: GuildRef | None = None) -> set[str]:
    """The commands that only this server has."""
    return {command["name"] for command in await house.playground.people.commands(guild or house.guild)}


def _sent(house: House) -> int:
    """How often the commands of a server were sent."""
    return sum(request.method == "PUT" and "/guilds/" in request.path for request in house.playground.requests)


async def _switch(house: House, *features: str) -> Message:
    return await set_server(house.people[0], house.channel, "features", *features)


async def _has(house: House, names: set[str]) -> bool | None:
    return await _own(house) == names or None


async def _keep(bot: CivBot, house: House, features: Sequence[str]) -> None:
    """What the server has set, while Discord has the commands that it had."""
    await bot.services.profiles.set_guild_preference(house.guild.id, "features", [*features])


async def _offered(house: House, person: Person) -> list[str]:
    """The slash commands that someone is offered, each sub-command by itself, in order."""
    where = {"user": str(person.id), "channel": str(house.channel.id)}
    return [
        f"{command['name']} {option['name']}" if option else command["name"]
        for command in await house.playground.people.call("offered", **where)
        for option in [each for each in command["options"] if each["type"] == SUBCOMMAND] or [None]
    ]


async def test_a_player_of_a_new_server_is_offered_games_alone_and_games_first_of_all(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot():
        offered = await _offered(house, bob)
        assert offered[0].startswith("civ ")
        assert {each.partition(" ")[0] for each in offered} == {"civ", "rules", "settings", "privacy"}
        assert len(offered) <= 24, "a list that can be read"
        assert {each.partition(" ")[0] for each in await _offered(house, ann)} >= {"server-settings", "moderate"}
        await _switch(house, "tournaments")
        after = await _offered(house, bob)
        assert after[: len(offered)] == offered, "what is switched on comes after what was there"
        assert {each.partition(" ")[0] for each in after[len(offered) :]} == OF_TOURNAMENTS


async def test_a_new_server_has_neither_until_someone_who_manages_it_switches_it_on(house: House) -> None:
    ann, bob = house.people[:2]
    other = await house.playground.people.guild("Other", owner=bob)
    async with house.bot():
        assert await _own(house) == set()
        with pytest.raises(NotPossible, match="there is no command /tournament"):
            await bob.slash("tournament standings", channel=house.channel)
        page = await _switch(house, "tournaments")
        assert "/tournament new` announces a tournament" in page.text
        assert await _own(house) == OF_TOURNAMENTS
        assert (await said(bob, house, "tournament standings")).ephemeral
        helped = await said(bob, house, "civ help")
        assert "announces a tournament" in helped.text
        assert "switch on more" in helped.text
        assert "Tournaments" not in helped.text.partition("switch on more")[2]
        page = await _switch(house, "tournaments", "league", "calamities")
        assert "announces a tournament" not in page.text, "only what is new is told"
        assert "`/calamity table` resolves" in page.text
        assert "shows the league" in page.text
        assert await _own(house) == {*OF_TOURNAMENTS, "league", "calamity"}
        assert "switch on more" not in (await said(bob, house, "civ help")).text
        assert await _own(house, other) == set()
        with pytest.raises(NotPossible, match="not offered to people without its permissions"):
            await bob.slash("server-settings", channel=house.channel)
        (tournament,) = [
            each for each in await house.playground.people.commands(house.guild) if each["name"] == "tournament"
        ]
        assert tournament["name_localizations"]["fr"] == "tournoi"
        assert (await ann.autocomplete("calamity explain", channel=house.channel, focused="name", name="vol")) != []
    assert house.playground.refusals == []


async def test_commands_are_sent_when_they_change_and_not_at_each_start(house: House) -> None:
    async with house.bot():
        await _switch(house, "tournaments")
    assert _sent(house) == 1
    async with house.bot() as bot:
        await ui_of(bot).context.server_commands.update(house.guild.id)
    assert _sent(house) == 1
    async with house.bot() as bot:
        await bot.services.profiles.remember(f"commands of {bot.application_id} at {house.guild.id}", "older")
    async with house.bot():
        await house.people[0].until(lambda: _twice(house))
    async with house.bot():
        page = await _switch(house)
        assert "Tournaments: switched off" in page.text
        assert "goes on" not in page.text
        assert await _own(house) == set()
    assert _sent(house) == 3


async def _twice(house: House) -> bool | None:
    return _sent(house) == 2 or None


async def test_a_server_that_adds_the_bot_again_has_its_commands_again(house: House) -> None:
    people = house.playground.people
    async with house.bot() as bot:
        await _switch(house, "calamities")
        await people.leave(house.guild)
        await ui_of(bot).server_departures.settled()
        await people.join(house.guild)
        await house.people[0].until(lambda: _twice(house))
        assert await _own(house) == {"calamity"}


@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("tournament new", {"title": "Cup", "start": "1h", "official": False}),
        ("calamity table", {"players": 2}),
    ],
)
@pytest.mark.usefixtures("with_features")
async def test_what_a_client_still_offers_says_where_it_is_switched_on(
    house: House, command: str, options: dict[str, object]
) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        await _keep(bot, house, ())
        if command == "tournament new":
            options = {**options, "referee": bob}
        refused = await said(ann, house, command, **options)
        assert refused.ephemeral
        assert "switched off on this server" in refused.text
        assert "</server-settings:" in refused.text
        assert (await said(ann, house, "civ games")).text
        assert not await bot.services.lists.of_server(house.guild.id)
        assert not await bot.services.tournaments.of_server(house.guild.id)


@pytest.mark.usefixtures("with_tournaments")
async def test_a_tournament_goes_on_to_its_end_with_its_referee_once_it_is_switched_off(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        announcement = await opened_check_in(house, bot, 3)
        page = await _switch(house)
        assert "continues to its end" in page.text
        assert await _own(house) == OF_TOURNAMENTS
        console = await said(bob, house, "referee console")
        assert console.buttons
        refused = await said(ann, house, "tournament new", title="Cup", start="1h", official=False, referee=bob)
        assert "switched off on this server" in refused.text
        assert (await pressed(bob, announcement, "Who plays")).text
    house.features = ()
    async with house.bot() as bot:
        await ui_of(bot).context.server_commands.update(house.guild.id)
        assert await _own(house) == OF_TOURNAMENTS, "also after a restart"
        await said(ann, house, "tournament cancel", reason="Rain")
        await bot.services.tournaments.idle()
        await ui_of(bot).context.server_commands.idle()
        assert await _own(house) == OF_TOURNAMENTS, "as long as that can be taken back"
    house.later += RESTORE
    async with house.bot():
        await ann.until(lambda: _has(house, set()))
        assert (await pressed(bob, announcement, "Referee’s book")).text, "buttons stay"


@pytest.mark.usefixtures("with_features")
async def test_a_table_goes_on_with_its_commands_and_the_last_one_takes_them_with_it(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot():
        opened = await said(ann, house, "calamity table", players=2, thread=False)
        await _switch(house, "tournaments")
        assert await _own(house) == {*OF_TOURNAMENTS, "calamity"}
        await (await bob.press(opened, "Join")).settled()
        await (await ann.press(await house.full(opened, ann), "Start")).settled()
        assert "Egypt" in (await said(ann, house, "calamity nation", nation="Egypt")).text
        await house.ask_to_call_off(ann)
        vote = await bob.wait_for(house.channel, lambda message: any(b.label == "Agree" for b in message.buttons))
        await (await bob.press(vote, "Agree")).settled()
        await ann.until(lambda: _has(house, OF_TOURNAMENTS))
        over = await ann.wait_for(house.channel, lambda message: any(b.label == "Rematch" for b in message.buttons))
        assert "switched off on this server" in (await pressed(bob, over, "Rematch")).text
        await _switch(house, "tournaments", "calamities")
        await (await bob.press(over, "Rematch")).settled()
        await ann.wait_for(house.channel, lambda message: "Table 2" in message.text)


@pytest.mark.parametrize(
    ("status", "code", "told"),
    [(403, 50001, "doesn’t let me add commands"), (400, 30034, "any more new commands"), (500, 0, "I keep trying")],
)
async def test_what_discord_does_not_take_is_told_kept_and_tried_again(
    house: House, status: int, code: int, told: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = house.people[0]
    house.times = replace(QUICK_TIMES, command_pauses=(3600.0,))
    faults = house.playground.faults
    if status == 500:
        monkeypatch.setattr("bot.pages.settings.server_commands.PATIENCE", 0.0)
        fault = faults.hold(method="PUT", path=COMMANDS)
    else:
        fault = faults.refuse(status, code, method="PUT", path=COMMANDS)
    async with house.bot() as bot:
        page = await _switch(house, "tournaments")
        assert told in page.text
        assert [link.url for link in page.buttons if link.url] == [] or code == 50001
        assert await _own(house) == set()
        assert (await bot.services.profiles.guild_preferences(house.guild.id)).features == ("tournaments",)
        fault.released.set()
        page = await said(ann, house, "server-settings")  # which tries again
        await ann.until(lambda: _has(house, OF_TOURNAMENTS))
        await ui_of(bot).context.server_commands.idle()
        assert told not in (await said(ann, house, "server-settings")).text
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


async def test_what_discord_refuses_for_now_comes_by_itself_later(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    house.times = replace(QUICK_TIMES, command_pauses=(0.01,))
    fault = house.playground.faults.refuse(400, 30034, method="PUT", path=COMMANDS, times=3)
    async with house.bot():
        await _switch(house, "calamities")
        await house.people[0].until(lambda: _has(house, {"calamity"}))
    assert fault.hits == 3
    assert sum("its commands are sent again later" in record.getMessage() for record in caplog.records) == 1


async def test_a_word_that_discord_refuses_keeps_no_other_command_from_a_server(house: House) -> None:
    house.playground.refused_commands.add("referee")
    async with house.bot():
        assert "I keep trying" in (await _switch(house, "tournaments", "calamities")).text
        assert await _own(house) == {"tournament", "calamity"}
        house.playground.refused_commands.clear()
        await said(house.people[0], house, "server-settings")
        await house.people[0].until(lambda: _has(house, {*OF_TOURNAMENTS, "calamity"}))
    house.playground.refusals.clear()


async def test_direct_messages_offer_none_of_it_and_say_where_it_is_switched_on(house: House) -> None:
    ann = house.people[0]
    async with house.bot():
        await _switch(house, "tournaments", "calamities")
        direct = await ann.dm()
        with pytest.raises(NotPossible, match="there is no command /calamity"):
            await ann.slash("calamity explain", channel=direct)
        helped = await (await ann.slash("civ help", channel=direct)).message()
        assert "Tournaments, League, and Calamities of Advanced Civilization" in helped.text
