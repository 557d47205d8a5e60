"""The page of a game for people without Discord: small, whole, with no secrets, and a real browser shows it."""

import base64
import json
import random
import re
from collections.abc import AsyncGenerator
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from PIL import Image, ImageChops
from playwright.async_api import Browser, Page, expect

from bot.drawing import painter
from bot.drawing.look import Look
from bot.drawing.theme import DARK, LIGHT
from bot.drawing.tile_atlas import COLUMNS, ROWS, TileAtlas, TiledPicture
from bot.games.civ.pages.replay.steps import MOST_SHOTS, steps
from bot.games.civ.pages.replay.web_page import make_web_replay, pages
from bot.games.civ.pictures.compact_board import compact_board_scene
from bot.games.civ.rules import Game
from bot.games.civ.rules.transcript import state
from tests.e2e.browser import CHROMIUM, opened_browser
from tests.games.civ.pictures.tables import NAMES, grown, packaged, sprites
from tests.games.civ.rules.twins import twins
from tests.pages.tables import LOCALIZER

WIDE, NARROW = 1280, 390
NASTY = ("Ann </script><script>document.title='no'</script>", "Bob & <b>Co</b>", "\u202eeve\u2028", "")
in_browser = pytest.mark.skipif(not CHROMIUM.exists(), reason=f"there is no Chromium at {CHROMIUM}")


def look(theme: Any = DARK) -> Look:
    return Look(theme, packaged(), sprites())


def made(game: Game, names: tuple[str, ...] = NAMES) -> str:
    return make_web_replay(game, lambda _: names, LOCALIZER, look()).decode()


def data_of(page: str) -> dict[str, Any]:
    found = re.search(r'<script id="data" type="application/json">(.*?)</script>', page, re.DOTALL)
    assert found is not None
    return json.loads(found[1])


@pytest.mark.slow
@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.long) for seed in (1, 2))])
def test_a_game_of_four_takes_less_than_a_megabyte(seed: int) -> None:
    game = grown(9999, seed, players=4)
    assert game.is_over
    assert len(steps(game)) > 20
    assert len(made(game).encode()) < 1_000_000


def test_a_game_that_goes_on_and_on_has_no_more_steps_than_a_film() -> None:
    game = grown(9999, 5, players=2)
    assert len(pages(game, lambda _: NAMES, LOCALIZER)) == min(len(steps(game)), MOST_SHOTS + 1)


@pytest.mark.slow
def test_each_board_is_put_together_from_its_tiles_pixel_by_pixel() -> None:
    game, theme = grown(200, 7, players=3, setup="draft"), look(LIGHT)
    atlas, drawn = TileAtlas(theme), list[Image.Image]()
    tiled: list[TiledPicture] = []
    for page in pages(game, lambda _: NAMES, LOCALIZER):
        drawn.append(painter.paint(compact_board_scene(page.seen, page.names, LOCALIZER, theme, changed=page.changed)))
        tiled.append(atlas.add(drawn[-1]))
    sheets = [Image.open(BytesIO(atlas.sheet(number))) for number in range(atlas.sheets)]
    tiles: list[int] = []
    assert len({picture.height for picture in tiled}) > 1, "a draft's boards are lower"
    for picture, image in zip(tiled, drawn, strict=True):
        across, down = -(-picture.width // 32), -(-picture.height // 32)
        tiles = tiles if len(tiles) == across * down else [-1] * across * down
        for position, tile, count in zip(*[iter(picture.runs)] * 3, strict=True):
            tiles[position : position + count] = range(tile, tile + count)
        whole = Image.new("RGB", image.size)
        for place, tile in enumerate(tiles):
            number, tile = divmod(tile, COLUMNS * ROWS)
            left, top = tile % 32 * 32, tile // 32 * 32
            whole.paste(
                sheets[number].crop((left, top, left + 32, top + 32)), (place % across * 32, place // across * 32)
            )
        assert ImageChops.difference(whole, painter.with_palette(image, theme).convert("RGB")).getbbox() is None


@pytest.mark.slow
def test_what_only_a_player_knew_changes_no_byte() -> None:
    game, twin = list(twins(grown(0, 3, players=3).setup, None, random.Random(1)))[-1]
    assert state(game.position) != state(twin.position)
    assert made(game) == made(twin)


def test_names_are_shown_as_text_whatever_they_are() -> None:
    page = made(grown(60, 2, players=4), NASTY)
    assert page.count("<script") == 2
    assert page.count("</script>") == 2
    assert "<b>" not in page
    assert "\u202e" not in page
    assert "Player 4" in page
    assert "\u2068Ann </script>" in data_of(page)["steps"][0]["text"]


# In a browser


@pytest_asyncio.fixture
async def browser() -> AsyncGenerator[Browser]:
    async with opened_browser() as opened:
        yield opened


async def opened(browser: Browser, file: Path, width: int, **more: Any) -> tuple[Page, list[str]]:
    """A window on the file; and what it asked of others, or complained about."""
    context = await browser.new_context(viewport={"width": width, "height": 844}, has_touch=width < 800, **more)
    page = await context.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", lambda line: faults.append(line.text) if line.type == "error" else None)
    page.on("request", lambda asked: None if asked.url.startswith(("file:", "data:")) else faults.append(asked.url))
    await page.goto(file.as_uri())
    return page, faults


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.html"
    path.write_text(made(grown(9999, 1, players=4), NASTY), encoding="utf-8")
    return path


@pytest.mark.slow
@in_browser
@pytest.mark.parametrize("width", [NARROW, WIDE])
async def test_it_is_played_by_keys_and_buttons_without_a_server(browser: Browser, file: Path, width: int) -> None:
    page, faults = await opened(browser, file, width)
    await page.wait_for_selector("html[data-ready]")
    title, board, live = page.locator("#title"), page.get_by_role("img"), page.get_by_role("status")
    await expect(title).to_have_text("The deal")
    await expect(live).to_be_empty()  # what is there from the beginning is read without being announced
    last = int(await page.get_by_role("slider").get_attribute("max") or 0)
    dealt = await _pixels(page)
    await page.keyboard.press("ArrowRight")
    await expect(title).to_contain_text("Turn 1")
    await expect(page.locator("#step")).to_have_text(f"step 1 of {last}")
    await expect(live).to_contain_text("played")
    assert await _pixels(page) != dealt
    assert "cards" in (await board.get_attribute("aria-label") or "")
    await page.get_by_role("button", name="Last", exact=True).click()
    await expect(page.get_by_role("button", name="Next", exact=True)).to_have_attribute("aria-disabled", "true")
    await expect(page.locator("#told")).to_contain_text("wins")
    await page.keyboard.press("Home")
    await expect(title).to_have_text("The deal")
    assert await _pixels(page) == dealt
    slider = page.get_by_role("slider")
    await slider.fill("3")
    await expect(title).to_contain_text("Turn 3")
    assert "Turn 3" in (await slider.get_attribute("aria-valuetext") or "")
    await page.get_by_role("button", name="Play", exact=True).click()
    await expect(title).to_contain_text("Turn 4")
    await page.get_by_role("button", name="Pause", exact=True).click()
    for name in ("First", "Back", "Play", "Next", "Last"):
        box = await page.get_by_role("button", name=name, exact=True).bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44, name
    assert await page.evaluate("document.documentElement.scrollWidth") <= width
    assert await page.title() != "no"
    assert faults == []


@pytest.mark.slow
@in_browser
async def test_it_draws_the_very_pixels_that_discord_gets(browser: Browser, tmp_path: Path) -> None:
    game = grown(9999, 4, players=3)
    file = tmp_path / "three.html"
    file.write_text(made(game), encoding="utf-8")
    page, _ = await opened(browser, file, WIDE)
    await page.wait_for_selector("html[data-ready]")
    await page.keyboard.press("End")
    last = pages(game, lambda _: NAMES, LOCALIZER)[-1]
    scene = compact_board_scene(last.seen, last.names, LOCALIZER, look(), changed=last.changed)
    drawn = painter.with_palette(painter.paint(scene), look()).convert("RGB")
    source = await page.evaluate("document.getElementById('picture').toDataURL()")
    shown = Image.open(BytesIO(base64.b64decode(source.partition(",")[2]))).convert("RGB")
    top = (shown.height - drawn.height) // 2
    shown = shown.crop((0, top, drawn.width, top + drawn.height))
    assert ImageChops.difference(shown, drawn).getbbox() is None


@pytest.mark.slow
@in_browser
async def test_a_finger_turns_its_pages(browser: Browser, file: Path) -> None:
    page, faults = await opened(browser, file, NARROW)
    await page.wait_for_selector("html[data-ready]")
    for across, wanted in ((-120, "Turn 1"), (-120, "Turn 2"), (120, "Turn 1")):
        await page.evaluate(
            """(across) => {
                const board = document.getElementById("board");
                const touch = (x) => new Touch({ identifier: 1, target: board, clientX: x, clientY: 200 });
                const send = (kind, x, touches) => board.dispatchEvent(
                    new TouchEvent(kind, { touches, changedTouches: [touch(x)], bubbles: true }));
                send("touchstart", 200, [touch(200)]);
                send("touchend", 200 + across, []);
            }""",
            across,
        )
        await expect(page.locator("#title")).to_contain_text(wanted)
    assert faults == []


@pytest.mark.slow
@in_browser
async def test_without_scripts_the_story_is_there(browser: Browser, file: Path) -> None:
    page, _ = await opened(browser, file, NARROW, java_script_enabled=False)
    await expect(page.locator("noscript")).to_be_visible()
    await expect(page.locator("#turns li").nth(1)).to_contain_text("played")


async def _pixels(page: Page) -> str:
    return await page.evaluate("document.getElementById('picture').toDataURL()")
