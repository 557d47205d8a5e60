"""What Discord's clients offer for a while though `/civ` has a page for it by now: old names, and old options."""

from typing import Any

import pytest

from bot.client import CivBot
from bot.playground.people import Message, Person
from bot.table.values import TableId
from tests.e2e.house import House, board_of

SUBCOMMAND, TEXT, NUMBER = 1, 3, 4


def labels(message: Message) -> list[str]:
    return [button.label for button in message.buttons]


async def asked(person: Person, house: House, command: str, **options: object) -> Message:
    return await (await person.slash(command, channel=house.channel, **options)).message()


@pytest.mark.parametrize("name", ["export", "verify", "history"])
async def test_an_old_command_about_the_past_opens_the_replay_of_the_table_that_it_names(
    house: House, name: str
) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        number = await house.begin([ann, bob])
        await board_of(ann, house.channel)
        await offer_old(bot)
        page = await asked(ann, house, f"civ {name}", table=number)
        assert page.ephemeral
        assert f"Table {number} so far" in page.text
        for person in (ann, bob):
            await bot.services.votes.cancel(TableId(number), person.id)  # type: ignore[arg-type]  # ids of people
        page = await asked(ann, house, f"civ {name}", table=number)
        assert f"Replay of game {number}" in page.text
        assert {"Download", "Check the deal"} <= {*labels(page)}
        assert "no game to look back on" in (await asked(ann, house, f"civ {name}")).text, "as /civ replay says"
        assert await ann.autocomplete(f"civ {name}", channel=house.channel, focused="table", table="") == []
    assert house.playground.refusals == []


@pytest.mark.parametrize("name", ["note", "follow"])
async def test_an_old_command_beside_the_game_opens_the_table_s_menu_and_changes_nothing(
    house: House, name: str
) -> None:
    ann, bob, chloe = house.people[:3]
    async with house.bot() as bot:
        number = await house.begin([ann, bob])
        await board_of(ann, house.channel)
        await offer_old(bot)
        options = {"note": "Keep M3"} if name == "note" else {}
        menu = await asked(ann, house, f"civ {name}", **options)
        assert menu.ephemeral
        assert "My note" in labels(menu)
        assert "M3" not in menu.text
        menu = await asked(chloe, house, f"civ {name}", table=number, **options)
        assert labels(menu) == ["Tell me when it’s over"]
        assert labels(await asked(chloe, house, f"civ {name}")) == labels(menu), "the game that goes on here"
        assert (await bot.services.tables.look(TableId(number))).watchers == ()
    assert house.playground.refusals == []


async def test_an_old_option_of_a_new_table_opens_what_has_replaced_it_and_lets_the_game_wait(house: House) -> None:
    ann = house.people[0]
    async with house.bot() as bot:
        await offer_old(bot)
        it = await (
            await ann.slash("civ new", channel=house.channel, players=2, computers=1, access="invited")
        ).settled()
        page = await ann.wait_for(house.channel, lambda message: message.ephemeral and "Set up table" in message.text)
        assert any(select.custom_id.endswith(":also") for select in page.selects)
        assert "Start" in labels(await ann.refreshed(it.messages[0])), "nothing has begun that was to be set up first"
        assert "open to all" in it.messages[0].text
        await (await ann.slash("civ new", channel=house.channel, players=2, computers=1)).settled()
        await board_of(ann, house.channel)
    assert house.playground.refusals == []


async def offer_old(bot: CivBot) -> None:
    """Have Discord offer `/civ` as it was, as a client does that has not heard of the new one."""

    def option(name: str, kind: int, **more: Any) -> dict[str, Any]:
        return {"name": name, "description": "Yours", "type": kind, **more}

    table = option("table", NUMBER, autocomplete=True)
    old = option("civ", 1)
    old["options"] = [
        option(
            "new",
            SUBCOMMAND,
            options=[*(option(name, NUMBER) for name in ("players", "computers")), option("access", TEXT)],
        ),
        *(option(name, SUBCOMMAND, options=[table]) for name in ("export", "verify", "history", "follow")),
        option("note", SUBCOMMAND, options=[option("note", TEXT), table]),
    ]
    assert bot.application_id is not None
    payload: Any = old
    await bot.http.upsert_global_command(bot.application_id, payload)
