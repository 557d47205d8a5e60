"""Everything a tournament's pages offer, pressed: whoever looks on, the referee and the organiser always get a page."""

import pytest

from bot.client import CivBot
from bot.playground.people import Interaction, Message, Person
from bot.table.table import Table
from tests.e2e.cups import begun, own_table, said
from tests.e2e.house import House
from tests.e2e.test_tournaments import play

pytestmark = pytest.mark.usefixtures("with_features")

ENTERING = ("Register", "Withdraw", "Check in")
PENALTIES = (
    "Too many cards drawn", "Effect after step 3", "Draw forgotten", "Cheating", "Has left", "Warning",
)  # fmt: skip


async def finish_draft(bot: CivBot, person: Person) -> None:
    """Plays somebody's seat until the draft of his table is complete (§1.5)."""

    def is_drafted(table: Table, seat: int) -> bool:
        assert table.match is not None
        return not table.match.is_preparing and seat in table.waiting

    await play(bot, person, await own_table(bot, person), seed=3, is_enough=is_drafted)


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
        assert {"Answer", "Confirm, with a reason", "More time", "Stop the game"} <= pressed
    assert house.playground.refusals == []
