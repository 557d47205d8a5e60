"""Everything a tournament's pages offer, pressed: whoever looks on, the referee and the organiser always get a page."""

import asyncio
import random
from contextlib import suppress

import pytest

from bot.ai.greedy import greedy_policy
from bot.client import CivBot
from bot.games.civ import civ_game
from bot.playground.people import Interaction, Message, Person
from bot.rules import observe
from bot.table.errors import NotPlaying, StaleDecision
from bot.table.values import UserId
from tests.e2e.house import PATIENCE, House
from tests.e2e.test_tournaments import begun, own_table, said

ENTERING = ("Register", "Withdraw", "Check in")
PENALTIES = (
    "Too many cards drawn (§9.2)", "Effect after step 3 (§9.3)", "Draw forgotten (§9.4)", "Cheating (§9.1)",
    "Has left (§9.1)", "Warning (§10.6)",
)  # fmt: skip


async def finish_draft(bot: CivBot, person: Person) -> None:
    """Plays somebody's seat until the draft of his table is complete (§1.5)."""
    tables, dice, changed = bot.services.tables, random.Random(3), asyncio.Event()
    table_id, user = await own_table(bot, person), UserId(person.id)
    tables.on_change(lambda _: changed.set())
    while True:
        changed.clear()
        table = await tables.look(table_id)
        assert table.match is not None
        seat = table.seat_of(user)
        assert seat is not None
        if not table.match.is_preparing and seat in table.waiting:
            return
        if seat not in table.waiting:
            await asyncio.wait_for(changed.wait(), PATIENCE)
            continue
        action = greedy_policy(observe(civ_game(table.match), seat), dice).text
        with suppress(StaleDecision, NotPlaying):
            await tables.submit(table_id, user, [action], version=table.match.version)


async def walk(who: Person, start: Message) -> set[str]:
    """Presses every button, and chooses every option, of a page and of each page it leads to; what was pressed.

    Pages that offer the same are walked once.
    """
    pressed, seen, pages = set[str](), set[tuple[str, ...]](), [start]
    while pages:
        page = pages.pop()
        offers = [(button.label, button.custom_id, None) for button in page.buttons if button.custom_id]
        offers += [("choice", select.custom_id, option.value) for select in page.selects for option in select.options]
        for label, custom_id, value in offers:
            key = (custom_id, value or "")
            if key in seen or label in ENTERING:
                continue
            seen.add(key)
            made = await _made(who, page, custom_id, value)
            pressed.add(label)
            if made.state == "modal":  # looked at, not sent
                assert made.modal.fields, label
                continue
            found = await made.message()
            assert found.ephemeral, label
            pages.append(found)
            page = await who.refreshed(page) if found.id == page.id else page
    return pressed


async def _made(who: Person, page: Message, custom_id: str, value: str | None) -> Interaction:
    if value is None:
        return await (await who.press(page, custom_id=custom_id, forge=True)).settled()
    return await (await who.select(page, custom_id, [value], forge=True)).settled()


@pytest.mark.long
async def test_every_page_leads_on_for_spectators_and_for_the_referee(house: House) -> None:
    """§10.6, §9: pages, previews and forms, none of them a dead end."""
    ann, bob, chloe = house.people[:3]
    async with house.bot() as bot:
        announcement = await begun(house, bot, 3, clock="12h")
        await finish_draft(bot, ann)
        await said(ann, house, "referee call")
        announcement = await ann.wait_for(
            house.channel, lambda message: any(b.label == "Referee’s console" for b in message.buttons)
        )
        looked = [await said(chloe, house, f"tournament {page}") for page in ("bracket", "tables", "book", "standings")]
        pressed = set[str]().union(*[await walk(chloe, page) for page in looked])
        assert {"Bracket", "Tables", "Standings", "Refresh", "choice"} <= pressed
        console = await (await bob.press(announcement, "Referee’s console")).message()
        assert "One open call" in console.text
        pressed = await walk(bob, console)
        assert set(PENALTIES) <= pressed
        assert {"Answer", "Confirm, with a reason", "More time", "Stop the clock"} <= pressed
    assert house.playground.refusals == []
