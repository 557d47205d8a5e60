"""The playground's page in a real browser: from the first visit to the final picture, wide and narrow."""

import asyncio
from collections.abc import AsyncGenerator
from io import BytesIO
from pathlib import Path

import pytest
import pytest_asyncio
from PIL import Image
from playwright.async_api import Browser, Route, expect

from bot import assets
from bot.app import first_offers
from bot.i18n import Catalogues
from bot.pages.ui import ui_of
from bot.playground import Offer, Page
from bot.playground.world.state import Attachment
from bot.table.names import computer_name
from tests.e2e.browser import CHROMIUM, Window, opened_browser
from tests.e2e.house import House, awaited, board_of, opened_house
from tests.e2e.panels import set_server

pytestmark = [
    pytest.mark.skipif(not CHROMIUM.exists(), reason=f"there is no Chromium at {CHROMIUM}"),
    pytest.mark.asyncio(loop_scope="module"),
]

WIDE, NARROW = 1280, 390


@pytest.fixture(scope="module")
def offers() -> tuple[Offer, ...]:
    return first_offers(Catalogues.load(assets.folder() / "locales"))


@pytest_asyncio.fixture(loop_scope="module")
async def house(tmp_path: Path, offers: tuple[Offer, ...]) -> AsyncGenerator[House]:
    """A house with the page, without its bot."""
    async with opened_house(tmp_path, page=Page(assets.folder(), offers)) as opened:
        yield opened


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def chromium() -> AsyncGenerator[Browser]:
    """One process for all tests: it takes longer to start than most of them."""
    async with opened_browser() as opened:
        yield opened


@pytest_asyncio.fixture(loop_scope="module")
async def browser(chromium: Browser) -> AsyncGenerator[Browser]:
    """A browser in which nobody has been anywhere."""
    yield chromium
    for context in chromium.contexts:
        await context.close()


async def _open(browser: Browser, house: House, name: str, width: int, folder: Path) -> Window:
    return await Window.open(browser, house.playground.page_url, name, width, folder)


async def _take_turn(window: Window) -> None:
    """Plays to the Domain it has most of, and ends the turn."""
    await window.open_hand()
    for _ in range(20):
        labels = await window.offered()
        if last := {"End turn now", "End turn and win"}.intersection(labels):
            await window.press_in_hand(labels.index(last.pop()))
        elif "End turn" in labels:
            await window.press_in_hand(labels.index("End turn"))
        elif await window.hand.locator(".menu").count():
            await window.choose()
        elif plays := [label for label in labels if "Play " in label]:
            text = await window.hand.locator("img[alt*=': from ']").get_attribute("alt") or ""
            best = max(plays, key=lambda label: _count(text, label))
            await window.press_in_hand(labels.index(best))
        else:
            return


def _count(text: str, label: str) -> int:
    """How many cards its column would have, as those hear it who cannot see the hand."""
    card = " ".join(label.split("Play ")[1].split()[:2])
    return int(text.partition(f"{card}: from ")[2].partition(" to ")[2].partition(" ")[0] or 0)


@pytest.mark.sample(1)
@pytest.mark.parametrize("most_turns", [2, pytest.param(14, marks=pytest.mark.long)])
async def test_two_windows_play_a_game_from_the_first_visit_to_the_final_picture(
    house: House, browser: Browser, tmp_path: Path, most_turns: int
) -> None:
    """After so many turns Bob resigns, unless somebody has won."""
    ann = await _open(browser, house, "Ann", WIDE, tmp_path)
    bob = await _open(browser, house, "Bob", NARROW, tmp_path)
    await expect(ann.page.get_by_role("alert")).to_contain_text("CIV is offline")
    await bob.shoot("offline")
    async with house.bot():
        await expect(ann.page.get_by_role("alert")).to_have_count(0)
        for window in (ann, bob):
            await expect(window.button("Play a game against the computer")).to_be_visible()
            await window.shoot("first-visit")
        await set_server(house.people[0], house.channel, "threads", "own-thread")
        await ann.type_command("civ new")
        await bob.press("Join")
        await ann.shoot("lobby")
        await ann.press("Start")
        for window in (ann, bob):
            await window.page.get_by_role("link", name="Open the thread").click()
        by_name = {"Ann": ann, "Bob": bob}
        board = ""
        for turn in range(most_turns):
            playing, board = await _called(by_name, board)
            if playing is None:
                break
            if turn < 2:
                await playing.shoot("board")
            await _take_turn(playing)
            if turn < 2:
                await playing.shoot("hand")
        else:
            await bob.type_command("civ resign")
            await bob.press("Resign")
        for window in (ann, bob):
            await expect(window.button("Rematch")).to_be_visible()
            (picture,) = await window.board.locator("img").all()
            await expect(picture).to_be_visible()
            assert await picture.evaluate("image => image.complete && image.naturalWidth > 0")
            await window.board.get_by_role("button", name="Enlarge").first.click()
            await expect(window.page.get_by_role("dialog")).to_be_visible()
            await window.shoot("final-picture")
            await window.page.keyboard.press("Escape")
            await expect(window.page.get_by_role("dialog")).to_have_count(0)
            assert window.faults == []
    assert house.playground.refusals == []


@pytest.mark.parametrize("width", [WIDE, NARROW])
async def test_below_a_call_stands_what_a_phone_shows_of_it(
    house: House, browser: Browser, tmp_path: Path, width: int
) -> None:
    people = house.people[:2]
    async with house.bot():
        number = await house.begin(people)
        (called,) = awaited(await board_of(people[0], house.channel), people)
        (other,) = {*people} - {called}
        window = await _open(browser, house, called.name, width, tmp_path)
        text = f"@{called.name}, it’s your turn at Table {number}. Step 1"
        await expect(window.page.locator(".notified")).to_contain_text(text)
        await window.shoot("notified")
        window = await _open(browser, house, other.name, width, tmp_path)
        await expect(window.page.get_by_text("My hand").first).to_be_visible()
        await expect(window.page.locator(".notified")).to_have_count(0)


async def test_a_first_visit_offers_a_game_only_while_the_bot_is_there(
    house: House, browser: Browser, tmp_path: Path
) -> None:
    """The commands are known before the bot is there, and after it has gone."""
    window = await _open(browser, house, "Ann", NARROW, tmp_path)
    offer = window.page.get_by_role("button", name="Play a game against the computer")
    async with house.bot():
        await expect(offer).to_be_visible()
    await expect(window.page.get_by_role("alert")).to_contain_text("CIV is offline")
    await expect(offer).to_have_count(0)


@pytest.mark.parametrize("width", [pytest.param(WIDE, marks=pytest.mark.long), NARROW])
async def test_one_click_on_a_first_visit_is_a_game_against_the_computer(
    house: House, browser: Browser, tmp_path: Path, width: int
) -> None:
    house.has_emojis = True
    async with house.bot() as bot:
        await ui_of(bot).emojis.settled()
        ann = await _open(browser, house, "Ann", width, tmp_path)
        await ann.press("Play a game against the computer")
        await expect(ann.page.locator(".person:has(.badge)")).to_contain_text("Ann")
        await expect(ann.page.get_by_text("The game has begun, and you play it")).to_be_visible()
        await _take_turn(ann)
        await expect(ann.page.get_by_text("The game has begun, and you play it")).to_have_count(0)
        await expect(ann.hand).to_contain_text(computer_name(1, 1, ()))
        await expect(ann.hand.locator("p img.custom-emoji").first).to_be_visible()
        await ann.shoot("against-the-computer")
        assert ann.faults == []
    assert house.playground.refusals == []


async def test_a_first_visit_follows_into_a_thread_that_comes_late(
    house: House, browser: Browser, tmp_path: Path
) -> None:
    async with house.bot() as bot:
        await bot.services.profiles.set_guild_preference(house.guild.id, "threads", "own-thread")
        ann = await _open(browser, house, "Ann", NARROW, tmp_path)
        fault = house.playground.faults.hold(method="POST", path="*/threads")
        await ann.button("Play a game against the computer").click()
        await fault.reached.wait()
        await expect(ann.page.locator("#log > .message")).to_be_visible()
        # the page looks every 50 ms, and its timers go off in order
        await ann.page.evaluate("() => new Promise((looked) => setTimeout(looked, 100))")
        fault.released.set()
        await expect(ann.button("My hand")).to_be_visible()


async def test_a_long_menu_and_a_long_form_can_be_used_on_a_phone(
    house: House, browser: Browser, tmp_path: Path
) -> None:
    bob = house.people[1]
    for number in range(30):
        await bob.say(house.channel, f"message {number}")
    last = await bob.say(house.channel, "choose")
    options = [{"label": f"Card {number}", "value": str(number)} for number in range(25)]
    menu = {"type": 3, "id": 2, "custom_id": "menu", "options": options, "min_values": 5, "max_values": 5}
    raw = house.playground.world.messages[house.channel.id][last.id]
    raw.components.append({"type": 1, "id": 1, "components": [menu]})
    async with house.bot():
        ann = await _open(browser, house, "Ann", NARROW, tmp_path)
        await ann.page.locator(".opener").click()
        await ann.page.get_by_role("option", name="Card 24").click()
        assert await ann.page.locator(".options").evaluate("list => list.scrollTop") > 0
        await ann.page.locator("#scroller").evaluate("node => node.scrollBy(0, -200)")
        await expect(ann.page.locator(".newest")).to_have_count(1)
        await expect(ann.page.locator(".newest")).to_be_hidden()
        await ann.page.keyboard.press("Escape")
        await ann.page.get_by_role("combobox", name="Message").fill("/civ new")
        await ann.page.keyboard.press("Enter")
        await ann.shoot("form")
        send = ann.page.get_by_role("button", name="Send", exact=True)
        await expect(send).to_be_in_viewport(ratio=1)
        box = await send.bounding_box()
        assert box is not None
        top = await ann.page.evaluate(
            "([x, y]) => document.elementFromPoint(x, y).textContent", [box["x"] + 9, box["y"] + 9]
        )
        assert top == "Send"
        assert ann.faults == []


async def test_who_one_is_stays_in_sight_among_many(house: House, browser: Browser, tmp_path: Path) -> None:
    people = house.playground.people
    late = [await people.person(f"Maximiliane-Wilhelmina the {number}th") for number in range(6)]
    for person in late:
        await people.join(house.guild, person)
    await late[-1].say(house.channel, "a long name")
    window = await _open(browser, house, "Maximiliane-Wilhelmina the 5th", NARROW, tmp_path)
    await expect(window.page.locator(".person[aria-current]")).to_be_in_viewport(ratio=1)
    name = await window.page.locator(".message .author").last.bounding_box()
    tools = await window.page.locator(".message .tools").last.bounding_box()
    assert name is not None
    assert tools is not None
    assert name["x"] + name["width"] <= tools["x"] or name["y"] >= tools["y"] + tools["height"]
    await window.shoot("long-name")


async def _called(windows: dict[str, Window], before: str) -> tuple[Window | None, str]:
    """Whose turn it is on a board after `before`, as the badges at the top say, and the board; None at the end."""
    page, wording = windows["Ann"].page, ""
    for _ in range(300):
        board = await windows["Ann"].board.inner_text()
        if "Rematch" in board:
            return None, board
        badged = await page.locator(".person:has(.badge)").evaluate_all("all => all.map(one => one.innerText)")
        names = [name for name in windows if any(name in text for text in badged)]
        wording = f"{names} have badges; the newest message is {board!r}"
        if board != before and len(names) == 1 and f"@{names[0]}" in board:
            return windows[names[0]], board
        await asyncio.sleep(0.05)
    await windows["Ann"].shoot("stuck")
    raise AssertionError(wording)


async def test_the_page_bears_trouble(house: House, browser: Browser, tmp_path: Path) -> None:
    ann, bob = house.people[:2]
    for number in range(2000):
        await bob.say(house.channel, f"message {number}")
    await bob.say(house.channel, "שלום <b>עולם</b> <img src=x onerror=alert(1)>")
    last = await bob.say(house.channel, "a file that says it is a picture")
    raw = house.playground.world.messages[house.channel.id][last.id]
    file = Attachment(1, house.channel.id, "torn.png", b"no picture", "image/png", "a torn picture", (40, 30))
    house.playground.world.attachments[1] = file
    raw.attachments.append(file)

    one = await _open(browser, house, "Ann", NARROW, tmp_path)
    other = await _open(browser, house, "Ann", WIDE, tmp_path)
    log = one.page.locator("#log > .message")
    await expect(log).to_have_count(50)
    await expect(one.page.get_by_role("link", name="Download torn.png")).to_be_visible()
    await expect(one.page.get_by_text("<b>עולם</b> <img src=x onerror=alert(1)>")).to_be_visible()
    await one.page.locator("#scroller").evaluate("node => node.scrollTo(0, 0)")
    await expect(log).to_have_count(100)
    await one.shoot("long-channel")

    for _ in range(2):  # the bot comes, goes, and comes again under both windows
        async with house.bot():
            await expect(one.page.get_by_role("alert")).to_have_count(0)
            await one.type_command("civ games")
            for window in (one, other):
                await expect(window.page.get_by_text("You’re not at any table").last).to_be_visible()
        await expect(other.page.get_by_role("alert")).to_contain_text("offline")
    await other.page.get_by_role("button", name="Dismiss message").last.click()
    for window in (one, other):
        await expect(window.page.locator(".message.ephemeral")).to_have_count(1)
    await ann.say(house.channel, "both hear it")
    for window in (one, other):
        await expect(window.page.get_by_text("both hear it").last).to_be_attached()
    assert [fault for fault in one.faults + other.faults if "404" not in fault] == []


def _in_gallery(house: House, number: int, message: int, size: tuple[int, int]) -> None:
    """Puts a picture of that size into a message, alone in its gallery."""
    data = BytesIO()
    Image.new("RGB", size, (200, 30, 90)).save(data, "PNG")
    picture = Attachment(number, house.channel.id, f"{number}.png", data.getvalue(), "image/png", "a picture", size)
    house.playground.world.attachments[number] = picture
    raw = house.playground.world.messages[house.channel.id][message]
    raw.attachments.append(picture)
    raw.flags |= 1 << 15
    gallery = {"type": 12, "id": 2, "items": [{"media": {"url": f"attachment://{number}.png"}}]}
    raw.components.append({"type": 17, "id": 1, "components": [gallery]})


@pytest.mark.parametrize(
    ("width", "shown"),
    [
        (WIDE, ((550, 350), (345, 350), (550, 78), (120, 60))),
        (NARROW, ((342, 218), (342, 347), (342, 49), (120, 60))),
    ],
)
async def test_a_single_picture_is_as_large_as_clients_show_it_and_a_click_enlarges_it(
    house: House, browser: Browser, tmp_path: Path, width: int, shown: tuple[tuple[int, int], ...]
) -> None:
    bob = house.people[1]
    for number, size in enumerate(((1100, 700), (1200, 1216), (1100, 156), (120, 60)), start=1):
        _in_gallery(house, number, (await bob.say(house.channel, "look")).id, size)
    window = await _open(browser, house, "Ann", width, tmp_path)
    pictures = window.page.locator("#log .gallery img")
    await expect(pictures).to_have_count(len(shown))
    for place, (wide, tall) in enumerate(shown):
        box = await pictures.nth(place).bounding_box()
        assert box is not None
        assert abs(box["width"] - wide) <= 1, (place, box)
        assert abs(box["height"] - tall) <= 1, (place, box)
    await window.shoot("pictures")
    await pictures.first.click()
    large = await window.page.get_by_role("dialog").locator("img").bounding_box()
    assert large is not None
    assert large["width"] > shown[0][0]
    assert window.faults == []


async def test_an_answer_is_shown_to_who_asked_and_not_to_who_has_the_window_by_now(
    house: House, browser: Browser, tmp_path: Path
) -> None:
    ann, bob = house.people[:2]
    async with house.bot():
        await house.begin([ann, bob])
        window = await _open(browser, house, "Ann", WIDE, tmp_path)
        house.playground.faults.slow(1, path="*")
        await window.button("My hand").click()
        await window.page.locator(".person", has_text="Bob").click()
        await expect(window.page.locator(".person[aria-current]")).to_contain_text("Bob")
        await ann.wait_for(house.channel, lambda message: message.ephemeral)
        await window.settled()
        await expect(window.page.locator(".message.ephemeral")).to_have_count(0)
        await window.page.locator(".person", has_text="Ann").click()
        await expect(window.page.locator(".message.ephemeral")).to_have_count(1)
        assert window.faults == []


async def test_a_press_on_what_has_just_changed_is_told_so_without_its_innards(
    house: House, browser: Browser, tmp_path: Path
) -> None:
    """The page has not heard of the change yet: its news are held back."""
    async with house.bot():
        await house.begin(house.people[:2])
        (person,) = awaited(await board_of(house.people[0], house.channel), house.people[:2])
        window = await _open(browser, house, person.name, NARROW, tmp_path)
        is_free, waits = asyncio.Event(), asyncio.Event()
        is_free.set()

        async def hold(route: Route) -> None:
            if not is_free.is_set():
                waits.set()
            await is_free.wait()
            await route.continue_()

        await window.page.route("**/people/events", hold)
        await window.open_hand()
        stale = window.hand.get_by_role("button", name="Play ").first
        is_free.clear()
        await person.say(house.channel, "the last that is heard")
        await waits.wait()
        shown = next(each for each in reversed(await person.messages(house.channel)) if each.ephemeral)
        play = next(key for key in shown.buttons if key.label.startswith("Play "))
        await (await person.press(shown, play)).settled()
        await stale.click()
        await expect(window.page.locator(".toast")).to_have_text("That has just changed. Look again before you press.")
        is_free.set()
        await expect(window.hand).to_contain_text("Step 2")


async def test_who_becomes_another_while_nothing_answers_sees_no_hand_of_before(
    house: House, browser: Browser, tmp_path: Path
) -> None:
    async with house.bot():
        await house.begin(house.people[:2])
        window = await _open(browser, house, "Ann", WIDE, tmp_path)
        await window.open_hand()
        await window.page.context.set_offline(True)
        await expect(window.page.get_by_role("alert")).to_contain_text("doesn’t answer")
        await window.page.locator(".person", has_text="Bob").click()
        await expect(window.page.locator(".person[aria-current]")).to_contain_text("Bob")
        await expect(window.page.locator(".message.ephemeral")).to_have_count(0)
        await window.page.context.set_offline(False)
        await expect(window.page.get_by_role("alert")).to_have_count(0)
        await window.press("My hand")
        await expect(window.hand).to_contain_text("Your move" if await _first(house) == "Bob" else "Waiting for")
        assert [fault for fault in window.faults if "ERR_INTERNET_DISCONNECTED" not in fault] == []


async def test_what_one_is_writing_outlives_a_lost_connection(house: House, browser: Browser, tmp_path: Path) -> None:
    async with house.bot():
        window = await _open(browser, house, "Ann", WIDE, tmp_path)
        writing = window.page.get_by_role("combobox", name="Message")
        await expect(window.button("Play a game against the computer")).to_be_visible()
        await writing.fill("/civ new")
        await window.page.keyboard.press("Enter")
        computers = window.page.get_by_label("computers")
        await computers.focus()
        await computers.select_option("2")
        for is_offline, alerts in ((True, 1), (False, 0)):
            await window.page.context.set_offline(is_offline)
            await expect(window.page.get_by_role("alert")).to_have_count(alerts)
        await house.people[1].say(house.channel, "here again")
        await expect(window.page.get_by_text("here again", exact=True)).to_be_visible()
        await expect(computers).to_be_focused()
        await expect(computers).to_have_value("2")


async def test_the_keyboard_alone_replies_to_a_message_in_a_list(
    house: House, browser: Browser, tmp_path: Path
) -> None:
    for text in ("one", "two"):
        await house.people[1].say(house.channel, text)
    window = await _open(browser, house, "Ann", WIDE, tmp_path)
    await expect(window.page.get_by_role("log").get_by_role("list").get_by_role("listitem")).to_have_count(2)
    await window.page.get_by_role("combobox", name="Message").focus()
    for _ in range(2):
        await window.page.keyboard.press("Shift+Tab")
    reply = window.page.get_by_role("button", name="Reply to Bob").last
    await expect(reply).to_be_focused()
    await expect(window.page.locator(".tools").last).to_have_css("opacity", "1")
    await window.page.keyboard.press("Enter")
    await expect(window.page.get_by_text("Replying to Bob")).to_be_visible()
    assert window.faults == []


async def test_a_message_whose_answer_is_overtaken_takes_its_own_place(
    house: House, browser: Browser, tmp_path: Path
) -> None:
    bob = house.people[1]
    window = await _open(browser, house, "Ann", WIDE, tmp_path)
    await window.settled()
    is_held, held = asyncio.Event(), asyncio.Event()

    async def hold(route: Route) -> None:
        answer = await route.fetch()
        if '"one"' in await answer.text():  # what is asked for “zero” may come late, too
            is_held.set()
            await held.wait()
        await route.fulfill(response=answer)

    texts = window.page.locator("#log .text")
    await bob.say(house.channel, "zero")
    await expect(texts).to_have_text(["zero"])  # news comes one by one from now on, no more as a whole channel
    await window.page.route("**/people/message", hold)
    await bob.say(house.channel, "one")
    await is_held.wait()
    await bob.say(house.channel, "two")
    await expect(texts).to_have_text(["zero", "two"])
    held.set()
    await expect(texts).to_have_text(["zero", "one", "two"])
    await expect(window.page.locator("#log .author")).to_have_text(["Bob"])
    assert window.faults == []


async def test_what_was_pressed_gives_its_focus_to_nothing_that_a_held_key_would_press(
    house: House, browser: Browser, tmp_path: Path
) -> None:
    ann, bob = house.people[:2]
    async with house.bot():
        await house.begin([ann, bob])
        window = await _open(browser, house, await _first(house), WIDE, tmp_path)
        await window.open_hand()
        play = window.hand.get_by_role("button", name="Play ").first
        await play.focus()
        await window.page.keyboard.press("Enter")
        await expect(window.hand.get_by_role("button", name="Undo")).to_be_visible()
        await window.settled()
        await expect(window.hand.locator(".row").first).to_be_focused()
        await window.page.keyboard.press("Enter")
        await window.page.keyboard.press("Tab")
        await expect(window.hand.locator(".row button").first).to_be_focused()
        assert window.faults == []


async def _first(house: House) -> str:
    """Who begins, of Ann and Bob."""
    board = await board_of(house.people[0], house.channel)
    return "Ann" if awaited(board, house.people) == [house.people[0]] else "Bob"


async def test_the_page_speaks_the_browsers_language_and_then_whatever_its_person_chooses(
    browser: Browser, house: House, tmp_path: Path
) -> None:
    async with house.bot():
        context = await browser.new_context(viewport={"width": WIDE, "height": 844}, locale="fr-CA")
        page = await context.new_page()
        faults: list[str] = []
        page.on("pageerror", lambda error: faults.append(str(error)))
        await page.goto(f"{house.playground.page_url}#Ann")
        await expect(page.locator("html")).to_have_attribute("lang", "fr")
        await page.get_by_role("combobox", name="Écrire").fill("/civ n")
        french = page.get_by_role("option", name="/civ nouvelle-table")
        await expect(french).to_be_visible()
        await page.screenshot(path=tmp_path / "french.png")
        await french.click()
        await expect(page.get_by_role("form", name="/civ nouvelle-table").get_by_label("joueurs")).to_be_visible()
        await page.screenshot(path=tmp_path / "command.png")
        await page.keyboard.press("Escape")
        await page.get_by_label("Langue de Discord pour Ann").select_option(label="English")
        await expect(page.get_by_role("navigation", name="Who you are")).to_be_visible()
        await page.get_by_role("combobox", name="Message").fill("/civ new")
        await expect(page.get_by_role("option", name="/civ new")).to_be_visible()
        await page.get_by_role("combobox", name="Message").fill("")
        async with page.expect_response("**/people/set_locale"):
            await page.get_by_label("Language of this server").select_option(label="Français")
        ann = house.people[0]
        table = await (await ann.slash("civ new", channel=house.channel, players=2)).message()
        assert "joueurs" in table.text
        mention = (await (await ann.slash("civ help", channel=house.channel)).message()).text
        assert "</civ new:" in mention
        await page.get_by_role("button", name="/civ new", exact=True).click()
        await expect(page.get_by_role("form", name="/civ new")).to_be_visible()
        await page.screenshot(path=tmp_path / "mention.png")
        assert faults == []


async def test_a_moderator_times_a_person_and_the_bot_out_on_the_page_and_ends_it(
    browser: Browser, house: House, tmp_path: Path
) -> None:
    async with house.bot():
        owner = await Window.open(browser, house.playground.page_url, "Ann", WIDE, tmp_path)
        await owner.page.get_by_text("Timeouts").click()
        for name in ("Bob", house.playground.world.users[house.playground.bot_id].display):
            select = owner.page.get_by_label(f"Timeout of {name}")
            await select.select_option(label="Minutes: 10")
            await expect(select).to_contain_text("Timed out")
        timed_out = await Window.open(browser, house.playground.page_url, "Bob", WIDE, tmp_path)
        await expect(timed_out.page.get_by_text("Bob may not write here.")).to_be_visible()
        await expect(timed_out.page.get_by_label("Timeout of")).to_have_count(0)
        await owner.shoot("timeouts")
        await owner.page.get_by_label("Timeout of Bob").select_option(label="End it")
        await expect(timed_out.page.get_by_role("combobox", name="Message")).to_be_visible()
        assert owner.faults + timed_out.faults == []
