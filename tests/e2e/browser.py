"""A person at a real browser: one window on the playground's page, in which they press what they see."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from playwright.async_api import Browser, Locator, Page, async_playwright, expect

from tests.patience import BROWSER_PATIENCE

CHROMIUM: Final = Path("/usr/bin/chromium")
ARGUMENTS: Final = (
    "--no-sandbox", "--headless", "--disable-gpu", "--disable-background-networking", "--disable-component-update",
    "--disable-sync", "--no-first-run",
)  # fmt: skip
TARGET: Final = 40
"""Pixels: what is pressed is at least as high, for a finger."""


expect.set_options(timeout=BROWSER_PATIENCE)


@asynccontextmanager
async def opened_browser() -> AsyncGenerator[Browser]:
    """Chromium without a screen."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield browser
        await browser.close()


class Window:
    """A window of `width` pixels, in which `name` is somebody; `faults` are what the browser complained about."""

    def __init__(self, page: Page, name: str, width: int, shots: Path) -> None:
        self.page, self.name, self.width, self.shots = page, name, width, shots
        self.faults: list[str] = []
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", lambda line: self.faults.append(line.text) if line.type == "error" else None)

    @classmethod
    async def open(cls, browser: Browser, url: str, name: str, width: int, shots: Path) -> "Window":
        """A window as somebody who was never here."""
        context = await browser.new_context(
            viewport={"width": width, "height": 844},
            color_scheme="dark",
            has_touch=width < 800,
            reduced_motion="reduce",
        )
        context.set_default_timeout(BROWSER_PATIENCE)
        page = await context.new_page()
        window = cls(page, name, width, shots)
        await page.goto(f"{url}#{name}")
        await expect(page.get_by_role("navigation", name="Who you are")).to_contain_text(name)
        return window

    async def shoot(self, what: str) -> None:
        """A screenshot; nothing may hang over the side."""
        await self.page.screenshot(path=self.shots / f"{self.width}-{what}.png")
        assert await self.page.evaluate("document.documentElement.scrollWidth") <= self.width, what

    async def type_command(self, typed: str) -> None:
        """A slash command, with the keyboard alone."""
        await self.page.get_by_role("combobox", name="Message").focus()
        await self.page.keyboard.type(f"/{typed}")
        await expect(self.page.get_by_role("option", name=f"/{typed}")).to_be_visible()
        await self.page.keyboard.press("Enter")
        form = self.page.get_by_role("form", name=f"/{typed}")
        await self.shoot(f"command-{typed.replace(' ', '-')}")
        await self.page.keyboard.press("Enter")
        await expect(form).to_be_hidden()

    @property
    def board(self) -> Locator:
        """The newest message that everybody sees."""
        return self.page.locator("#log > .message:not(.ephemeral)").last

    def button(self, label: str) -> Locator:
        """The newest button so labelled."""
        return self.page.get_by_role("button", name=label, exact=True).last

    async def press(self, label: str) -> None:
        """Presses the newest button so labelled, and waits until it has been answered."""
        button = self.button(label)
        await expect(button).to_be_enabled()
        box = await button.bounding_box()
        assert box is None or box["height"] >= TARGET  # None: just drawn anew
        await button.click()
        await self.settled()

    async def settled(self) -> None:
        """Nothing waits any more, and nobody is thinking."""
        await expect(self.page.locator("[aria-busy=true], .thinking")).to_have_count(0)

    @property
    def hand(self) -> Locator:
        """The newest message that only this person sees."""
        return self.page.locator(".message.ephemeral").last

    async def open_hand(self) -> None:
        """Presses "My hand" and waits for the new hand's buttons."""
        await self.press("My hand")
        below = self.page.locator("#log > .message").last
        await expect(below).to_contain_class("ephemeral")
        await expect(below.locator(".row button").first).to_be_visible()

    async def offered(self) -> list[str]:
        """The labels of the hand's buttons."""
        return [" ".join(text.split()) for text in await self.hand.locator(".row button").all_inner_texts()]

    async def press_in_hand(self, number: int) -> None:
        """Presses the hand's button of that number."""
        await self.hand.locator(".row button").nth(number).click()
        await self.settled()

    async def choose(self) -> None:
        """Chooses the first options of the hand's first menu."""
        menu = self.hand.locator(".menu").first
        await menu.get_by_role("button").click()
        confirm = menu.get_by_role("button", name="Confirm")
        if not await confirm.count():
            await menu.get_by_role("option").first.click()
        else:
            option = 0
            while await confirm.is_disabled():
                await menu.get_by_role("option").nth(option).click()
                option += 1
            await confirm.click()
        await self.settled()
