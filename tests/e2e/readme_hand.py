"""The READMEs' picture of a hand as Discord shows it, with its buttons, taken on a phone's width in each language.

`python -m tests.e2e.readme_hand` writes it, with Chromium, in the playground's page.
"""

import asyncio
from contextlib import AsyncExitStack
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from PIL import Image
from playwright.async_api import Browser, expect

from bot import assets
from bot.app import first_offers
from bot.games.civ.game import CIV, Choices, civ_game
from bot.games.civ.rules import Seat, observe
from bot.games.civ.threats import find_threats
from bot.i18n import Catalogues
from bot.pages.ui import ui_of
from bot.playground import Page
from bot.table.table import Table
from bot.table.values import Options, Place, UserId
from tests.e2e.browser import opened_browser
from tests.e2e.callings import take_turn
from tests.e2e.house import House, opened_house
from tests.games.readme_pictures import FOLDER

WIDTH: Final = 420
SCALE: Final = 1.3
"""Larger than it is on a phone, but no longer than a screen of the page where it is read."""
LEAST_CHOICES: Final = 4
"""Different cards in the hand that is shown."""
QUALITY: Final = 86


async def _table(house: House, locale: str) -> Table:
    """Return a game of three people at a moment at which the first of them may play any of four cards, and another
    player could win next turn unless the first stops it."""
    services = house.clients[-1].services
    ann, *others = house.people[:3]
    place = Place(house.guild.id, house.channel.id, locale)
    created = await services.lobbies.create(UserId(ann.id), ann.name, place, Options(3, CIV, Choices().to_json()))
    for person in others:
        await services.lobbies.join(created.id, UserId(person.id), person.name)
    table = await services.lobbies.begin(created.id, UserId(ann.id))
    seat = table.seat_of(UserId(ann.id))
    assert seat is not None
    while table.match is not None and not table.match.is_over:
        if seat in table.waiting:
            game = civ_game(table.match)
            has_stop = any(threat.stops for threat in find_threats(observe(game, Seat(seat))))
            if len(game.legal(seat)) >= LEAST_CHOICES and has_stop:
                return table
        table = await take_turn(services, table)
    return await _table(house, locale)


async def screenshot(browser: Browser, locale: str) -> bytes:
    """Return the hand of the player whose turn it is, as a WebP."""
    offers = first_offers(Catalogues.load(assets.folder() / "locales"))
    with TemporaryDirectory() as folder:
        async with AsyncExitStack() as stack:
            house = await stack.enter_async_context(opened_house(Path(folder), page=Page(assets.folder(), offers)))
            house.has_emojis = True
            bot = await stack.enter_async_context(house.bot())
            await ui_of(bot).emojis.settled()
            await _table(house, locale)
            context = await browser.new_context(
                viewport={"width": WIDTH, "height": 1600}, device_scale_factor=SCALE, color_scheme="dark", locale=locale
            )
            page = await context.new_page()
            await page.goto(f"{house.playground.page_url}#{house.people[0].name}")
            await page.locator("#log > .message:not(.ephemeral)").last.locator(".row button").first.click()
            hand = page.locator(".message.ephemeral").last
            await expect(hand.locator("img").last).to_be_visible()
            await page.evaluate("Promise.all([...document.images].map(image => image.decode()))")
            await page.mouse.move(0, 0)  # a button beneath it is drawn darker
            taken = await hand.screenshot()
            await context.close()
    out = BytesIO()
    with Image.open(BytesIO(taken)) as image:
        image.convert("RGB").save(out, "WEBP", quality=QUALITY, method=6)
    return out.getvalue()


async def _write() -> None:
    async with opened_browser() as browser:
        for locale in Catalogues.load(assets.folder() / "locales").locales:
            (FOLDER / locale / "hand.webp").write_bytes(await screenshot(browser, locale))


if __name__ == "__main__":
    asyncio.run(_write())
