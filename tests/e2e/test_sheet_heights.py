"""How high private sheets, and the last board of a game, stand on a phone and on a desktop, as the playground's page
shows them."""

import hashlib
import random
from collections.abc import AsyncGenerator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from datetime import timedelta
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any, Final

import pytest
import pytest_asyncio
from PIL import Image
from playwright.async_api import Browser, Page, Route, expect

from bot import assets
from bot.app import first_offers
from bot.drawing.look import Look
from bot.drawing.theme import LIGHT
from bot.games.civ.ai import computer_policy, greedy_policy
from bot.games.civ.pages.hand_words import cards_new_to
from bot.games.civ.pages.presentation import changed
from bot.games.civ.pictures.compact_board import compact_board_picture
from bot.games.civ.pictures.hand import hand_picture
from bot.games.civ.pictures.summary import summary_picture
from bot.games.civ.rules import Game, Seat, deal, observe
from bot.games.civ.rules.cards import DOMAINS, KINDS
from bot.games.civ.rules.position import DRAFT_KEEP, DRAFT_TAKE, PLAY
from bot.i18n import Catalogues
from bot.i18n.catalogue import Localizer
from bot.i18n.icons import EMOJI_PREFIX
from bot.pages.board.board import BoardStyle, board_page
from bot.pages.hand.hand import BOARD, PICTURE, hand_page
from bot.pages.records.words import movements_text
from bot.playground import Page as PlaygroundPage
from bot.store.results import Movement
from bot.table.table import Table
from bot.table.values import Clock, Status, TableId, Timer
from tests.e2e.browser import CHROMIUM, opened_browser
from tests.e2e.house import House, materials, opened_house
from tests.i18n.languages import SPOKEN
from tests.pages.tables import CIV_WORDS, NOW, table_of
from tests.patience import BROWSER_PATIENCE

pytestmark = [
    pytest.mark.skipif(not CHROMIUM.exists(), reason=f"there is no Chromium at {CHROMIUM}"),
    pytest.mark.asyncio(loop_scope="module"),
]
NAMES: Final = ("Maximiliane", "Bartholomew", "Chloe", "Dan")
PHONE, DESKTOP = 390, 1280
SCREENS: Final = {PHONE: 844, DESKTOP: 900}
"""Pixels from top to bottom: a phone's, and what a client leaves of a desktop's 1,080."""
LEAST_PICTURE: Final = 70
"""Pixels from top to bottom of the lowest picture: four players' rows on a phone."""
MEASURE: Final = """async (raw) => {
  const { messageItem } = await import("/page/message.js");
  const item = messageItem(raw, null);
  document.getElementById("log").replaceChildren(item);
  const sheet = item.querySelector(".container").getBoundingClientRect();
  const first = item.querySelector(".container .row button, .container .opener").getBoundingClientRect();
  const pictures = [...item.querySelectorAll(".picture")].map((each) => each.getBoundingClientRect().height);
  return { sheet: sheet.height, first: first.top - sheet.top, pictures };
}"""
AUTHOR: Final[dict[str, Any]] = {"id": "1", "username": "CIV", "global_name": "CIV", "bot": True, "avatar": None}
MESSAGE: Final[dict[str, Any]] = {
    "id": "2", "type": 0, "flags": 1 << 15, "ephemeral": True, "author": AUTHOR, "mentions": [], "attachments": [],
    "embeds": [], "content": "", "timestamp": NOW.isoformat(), "edited_timestamp": None, "channel_id": "3",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Sample:
    """Which games are played, and every which of their sheets is measured."""

    games: range
    every: int


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncGenerator[House]:
    """A house with the page; no bot is needed to draw a message."""
    page = PlaygroundPage(assets.folder(), first_offers(Catalogues.load(assets.folder() / "locales")))
    async with opened_house(tmp_path_factory.mktemp("heights"), page=page) as opened:
        yield opened


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def chromium() -> AsyncGenerator[Browser]:
    """One process for all tests."""
    async with opened_browser() as opened:
        yield opened


def _drawing(locale: str) -> Localizer:
    """Who speaks that language with the bot's own emojis, which are wider than discs."""
    localizer = Catalogues.load(assets.folder() / "locales").localizer(locale)
    for number, code in enumerate((*DOMAINS, *KINDS)):
        localizer.icons.learn(code, f"<:{EMOJI_PREFIX}{code}:{10**18 + number}>")
    return localizer


@cache
def _games(sample: Sample) -> tuple[Game, ...]:
    return tuple(_moments(sample.games))[:: sample.every]


def _moments(games: range) -> Iterator[Game]:
    """Every state in which a seat is on turn, of classic games and drafts of four, with teams and without.

    Half of the players do what the computer would, half of them anything.
    """
    chance = random.Random(7)
    for number in games:
        setup, teams = "draft" if number % 2 else "classic", number % 4 > 1
        game = Game.start(deal(chance, players=4, setup=setup, teams=teams, turn_cap=300))
        while not game.is_over:
            seat = game.waiting()[0]
            if game.position.phase not in (DRAFT_KEEP, DRAFT_TAKE):
                yield game
            seen = observe(game, seat)
            game = game.play(seat, computer_policy(seen, chance) if seat % 2 else chance.choice(seen.legal))


def _table(game: Game) -> Table:
    """With a clock: what happens when it runs out is part of the sheet."""
    table = table_of(game, names=NAMES)
    running = Timer(timedelta(days=1), timedelta(days=1), since=NOW, due_at=NOW + timedelta(days=1))
    return replace(table, options=replace(table.options, clock=Clock(86400)), timers=(running,) * len(NAMES))


def _message(game: Game, localizer: Localizer) -> tuple[dict[str, Any], dict[str, bytes]]:
    """The sheet of the player on turn as a message, and its pictures by name."""
    table, seat = _table(game), game.waiting()[0]
    look = Look(LIGHT, materials().fonts, materials().sprites)
    drawn = hand_picture(observe(game, seat), NAMES, localizer, look, new=cards_new_to(table, seat))
    board = summary_picture(observe(game, None), NAMES, localizer, look, own=Seat(seat))
    pictures = {PICTURE: drawn, BOARD: board}
    # by what is in them, as the page keeps pictures by their address
    names = {name: f"{hashlib.sha256(picture).hexdigest()}.png" for name, picture in pictures.items()}
    is_first = game.position.phase == PLAY and not any(line.seat == seat for line in game.lines)
    primer = CIV_WORDS.primer(table, seat, localizer) if is_first else ""
    shown = hand_page(table, seat, CIV_WORDS, localizer, primer=primer, has_board=not primer).view().to_components()
    for part in shown[0]["components"]:
        for item in part.get("items", ()):
            name = item["media"]["url"].removeprefix("attachment://")
            wide, tall = _size(pictures[name])
            media = {"url": f"/cdn/{names[name]}", "width": wide, "height": tall, "content_type": "image/png"}
            item["media"] = media
    return {**MESSAGE, "components": shown}, {names[name]: picture for name, picture in pictures.items()}


@cache
def _ended() -> tuple[Game, ...]:
    """Games of two, three and four, in teams too, as they ended: by Hegemony, by points, and by a tie-break."""
    found: dict[tuple[int, bool, str], Game] = {}
    for seed in range(48):
        players, teams = ((2, False), (3, False), (4, False), (4, True))[seed % 4]
        chance = random.Random(seed)
        game = Game.start(deal(chance, players=players, teams=teams))
        while not game.is_over:
            seat = game.waiting()[0]
            game = game.play(seat, greedy_policy(observe(game, seat), chance))
        assert game.result is not None
        points = game.result.points or ()
        how = game.result.reason if points.count(max(points, default=0)) < 2 else "tie-break"
        found.setdefault((players, teams, how), game)
    assert {key[2] for key in found} == {"hegemony", "majority", "tie-break"}
    return tuple(found.values())


def _last_board(game: Game, localizer: Localizer) -> tuple[dict[str, Any], dict[str, bytes]]:
    """The message that ends a game, with what it has changed in the ratings, and its picture by name."""
    names = NAMES[: game.setup.players]
    table = replace(table_of(game, names=names), id=TableId(123), status=Status.FINISHED)
    look = Look(LIGHT, materials().fonts, materials().sprites)
    picture = compact_board_picture(observe(game, None), names, localizer, look, changed=changed(game))
    name = f"{game.setup.players}-{game.number}-{localizer.locale}.png"  # as the page keeps pictures by their address
    moves = [Movement(seat, table.participants[seat].user_id, 1500, 1512, 30, 9) for seat in range(len(names))]
    rating = movements_text(localizer, moves, names)
    sheet = board_page(table, CIV_WORDS, localizer, BoardStyle(is_logged=True), rating=rating).sheet
    shown = sheet.view().to_components()
    wide, tall = _size(picture)
    for part in shown[0]["components"]:
        for item in part.get("items", ()):
            item["media"] = {"url": f"/cdn/{name}", "width": wide, "height": tall, "content_type": "image/png"}
    return {**MESSAGE, "ephemeral": False, "components": shown}, {name: picture}


def _size(picture: bytes) -> tuple[int, int]:
    with Image.open(BytesIO(picture)) as opened:
        return opened.size


@asynccontextmanager
async def _opened(chromium: Browser, house: House, width: int, pictures: dict[str, bytes]) -> AsyncGenerator[Page]:
    """The page, whose pictures are these by name."""
    context = await chromium.new_context(
        viewport={"width": width, "height": SCREENS[width]}, color_scheme="dark", has_touch=width < 800
    )
    context.set_default_timeout(BROWSER_PATIENCE)
    page = await context.new_page()

    async def answer(route: Route) -> None:
        name = route.request.url.rpartition("/")[2]
        # an emoji is as wide as its text is high, whatever it shows
        await route.fulfill(body=pictures.get(name, next(iter(pictures.values()))), content_type="image/png")

    await page.route("**/cdn/**", answer)
    await page.goto(f"{house.playground.page_url}#{house.people[0].name}")
    await expect(page.get_by_role("navigation", name="Who you are")).to_contain_text(house.people[0].name)
    yield page
    await context.close()


@pytest.mark.slow
@pytest.mark.parametrize(
    "sample",
    [Sample(range(0, 4, 3), 40), pytest.param(Sample(range(12), 5), marks=pytest.mark.long)],
    ids=["sample", "whole"],
)
@pytest.mark.parametrize("locale", SPOKEN)
async def test_a_sheet_is_a_screen_high_where_a_card_is_asked_for_and_a_third_more_at_most_anywhere_else(
    house: House, chromium: Browser, tmp_path: Path, locale: str, sample: Sample
) -> None:
    """With the bot's drawings, a clock, and above the first hand of all what the game is about."""
    localizer, pictures, steps = _drawing(locale), dict[str, bytes](), set[bool]()
    async with (
        _opened(chromium, house, PHONE, pictures) as phone,
        _opened(chromium, house, DESKTOP, pictures) as desktop,
    ):
        for game in _games(sample):
            message, drawn = _message(game, localizer)
            pictures.update(drawn)
            is_play = game.position.phase == PLAY
            steps.add(is_play)
            # what may be the last turn also has to say who would win now, and whom to stop
            is_short = is_play and not observe(game, game.waiting()[0]).may_be_last_turn
            for width, page in ((PHONE, phone), (DESKTOP, desktop)):
                found = await page.evaluate(MEASURE, message)
                assert all(tall >= LEAST_PICTURE for tall in found["pictures"]), "their place is kept until they come"
                shot = tmp_path / f"{width}.png"
                # a sheet that asks for the card of a turn is a screen high, any other a third more
                highest = SCREENS[width] if is_short else SCREENS[width] * 13 // 10
                if found["sheet"] > highest or found["first"] > SCREENS[width]:
                    await page.screenshot(path=shot)
                assert found["sheet"] <= highest, (game.number, shot)
                assert found["first"] <= SCREENS[width], (game.number, shot, "can be pressed without scrolling")
    assert steps == {True, False}


@pytest.mark.slow
@pytest.mark.parametrize("locale", SPOKEN)
async def test_the_last_board_of_a_game_stands_on_one_screen_with_all_its_buttons(
    house: House, chromium: Browser, tmp_path: Path, locale: str
) -> None:
    """Of two, three and four players: a fifth of the screen is what a client keeps for itself."""
    localizer, pictures = _drawing(locale), dict[str, bytes]()
    async with (
        _opened(chromium, house, PHONE, pictures) as phone,
        _opened(chromium, house, DESKTOP, pictures) as desktop,
    ):
        for game in _ended():
            message, drawn = _last_board(game, localizer)
            pictures.update(drawn)
            for width, page in ((PHONE, phone), (DESKTOP, desktop)):
                found = await page.evaluate(MEASURE, message)
                shot = tmp_path / f"{game.setup.players}-{game.number}-{locale}-{width}.png"
                if found["sheet"] > SCREENS[width] * 4 // 5:
                    await page.screenshot(path=shot)
                assert found["sheet"] <= SCREENS[width] * 4 // 5, (found, shot)
                assert len(found["pictures"]) == 1
                assert await page.locator("#log .container .row button").count() == 4
