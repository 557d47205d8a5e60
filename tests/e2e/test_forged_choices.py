"""Choices that were never offered, under every address there is: each is answered in words, and none fails."""

from itertools import cycle, islice

import pytest

from bot.client import CivBot
from bot.pages.tournament.addresses import KINDS, PICK_CALL, PICK_COUNT, PICK_JUDGED, PICK_TABLE
from bot.pages.ui import ui_of
from bot.playground.people import Message, Person
from bot.table.table import Table
from bot.table.values import TableId, UserId
from bot.tournament.draws import PlayerNumber, TableNumber
from tests.e2e.authority import VERBS, At, Rule
from tests.e2e.cups import CUP, begun, said
from tests.e2e.house import House, number_of
from tests.e2e.test_calamities import CRETE, EGYPT, hand, opened_calamities, set_up, state

pytestmark = pytest.mark.usefixtures("with_features")

FORGED = ("9" * 30, "9" * 5000, "²", "١", "-1")
"""More than a database holds, than Python reads, digits that Python takes for numbers, and a place before the first."""
FAILURE = "an answer failed"


def _failures(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if FAILURE in record.getMessage()]


async def _choose(bot: CivBot, person: Person, message: Message, custom_id: str, value: str) -> None:
    """Choose something under an address, and return once the bot has answered in words."""
    sent = await (await person.select(message, custom_id, [value], forge=True)).acknowledged()
    await ui_of(bot).context.in_flight.drained(60)
    assert sent.state != "failed", (custom_id, value[:6])


def _address(name: str, rule: Rule, table: Table) -> str:
    match = table.match
    action = match.allowed(table.waiting[0])[0] if match is not None and table.waiting else ""
    return f"civ:{name}{rule.fields}".format(table=table.id, version=match.version if match else 0, action=action)


@pytest.mark.slow
@pytest.mark.parametrize("each", [2, pytest.param(len(FORGED), marks=pytest.mark.long)])
async def test_no_forged_choice_fails_under_any_address(
    house: House, caplog: pytest.LogCaptureFixture, each: int
) -> None:
    """So many of the choices under each address, in turn."""
    choices = cycle(FORGED)
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        services = bot.services
        lobby = await house.open_table(ann, players=3)
        running = await house.begin([ann, bob])
        over = await house.begin([ann, bob])
        await services.tables.resign(TableId(over), UserId(ann.id))
        numbers = {At.LOBBY: number_of(lobby), At.FULL: number_of(lobby), At.OVER: over}
        # first those that change nothing, then those that may end what they are pressed at
        for name, rule in sorted(VERBS.items(), key=lambda verb: bool(verb[1].who or verb[1].may)):
            table = await services.tables.look(TableId(numbers.get(rule.at, running)))
            for value in islice(choices, each):
                await _choose(bot, ann, lobby, _address(name, rule, table), value)
            assert _failures(caplog) == [], name
    assert house.playground.refusals == []


async def test_no_forged_choice_fails_in_an_answer_to_a_calamity(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        number = await opened_calamities(house, [ann, bob])
        await set_up(house, ann, "Egypt", EGYPT)
        shown = await set_up(house, bob, "Crete", CRETE)
        for value in FORGED:
            _, match = await state(bot, number)
            for name in ("cal_nation", "cal_choose", "pick", "begin"):
                fields = ":answer" if name in ("pick", "begin") else ""
                for choice in (value, f"answer Crete grain_shown {value}", f"answer Crete losses argos {value}"):
                    await _choose(bot, bob, shown, f"civ:{name}:{number}:{match.version}{fields}", choice)
            for name in ("cal_explain", "cal_preview"):
                await _choose(bot, bob, shown, f"civ:{name}:{number}:0:0", value)
        assert "Crete" in (await hand(house, bob)).text
    assert _failures(caplog) == []
    assert house.playground.refusals == []


async def test_no_forged_choice_fails_in_the_referees_console(house: House, caplog: pytest.LogCaptureFixture) -> None:
    bob = house.people[1]
    async with house.bot() as bot:
        await begun(house, bot, 3)
        console = await said(bob, house, "referee console")
        addresses = [
            PICK_CALL.to(CUP), PICK_JUDGED.to(CUP), PICK_TABLE.to(CUP),
            *(PICK_COUNT.to(CUP, 1, TableNumber(1), kind, PlayerNumber(1)) for kind in KINDS),
        ]  # fmt: skip
        for custom_id in addresses:
            for value in FORGED:
                await _choose(bot, bob, console, custom_id, value)
    assert _failures(caplog) == []
    assert house.playground.refusals == []
