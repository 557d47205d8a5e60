"""The bot's own emojis: sent once, sent again when they change, done without where Discord takes none."""

import io

import discord
import pytest
from PIL import Image
from pydantic import SecretStr

from bot.app import forget_emojis
from bot.client import CivBot
from bot.discord.emojis import emoji_png
from bot.drawing.sprites import Sprites
from bot.games.civ.pages.pictures import SPRITES
from bot.games.civ.words.naming import DISCS, icon
from bot.i18n.icons import EMOJI_PREFIX
from bot.pages.ui import ui_of
from bot.settings import Settings
from tests.e2e.house import House, board_of

UPLOAD = "POST /applications/{application_id}/emojis"


def uploads(house: House) -> list[str]:
    sent = house.playground.requests
    return [request.body["name"] for request in sent if request.route == UPLOAD and request.status == 201]


async def sent(bot: CivBot) -> None:
    await ui_of(bot).emojis.settled()


async def test_every_drawing_is_sent_once_and_stands_in_texts_and_buttons(house: House) -> None:
    house.has_emojis = True
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        await sent(bot)
        assert uploads(house) == [EMOJI_PREFIX + sprite.partition("-")[2] for sprite in SPRITES]
        await house.begin([ann, bob])
        board = await board_of(ann, house.channel)
        on_turn = ann if ann.mention in board.text else bob
        hand = await (await on_turn.press(board, "My hand")).message()
        drawn = [button.emoji for button in hand.buttons if button.emoji.startswith(EMOJI_PREFIX)]
        assert drawn, "the cards that can be played"
    async with house.bot() as bot:
        await sent(bot)
    assert len(uploads(house)) == len(SPRITES)
    assert house.playground.refusals == []


async def test_they_are_sent_under_discords_limits_too(house: House) -> None:
    house.has_emojis = True
    house.playground.set_rate_limits()
    async with house.bot() as bot:
        await sent(bot)
    assert len(uploads(house)) == len(SPRITES)
    assert [request.status for request in house.playground.requests if request.route == UPLOAD] == [201] * len(SPRITES)


async def test_a_drawing_that_has_changed_or_is_gone_is_sent_again(house: House) -> None:
    house.has_emojis = True
    async with house.bot() as bot:
        await sent(bot)
        await bot.services.profiles.remember(f"emoji {bot.application_id} domain-M", "as it was drawn before")
        world = house.playground.world
        gone = next(each for each in world.emojis.values() if each.name == f"{EMOJI_PREFIX}E1")
        del world.emojis[gone.id]
    async with house.bot() as bot:
        await sent(bot)
    assert uploads(house)[len(SPRITES) :] == [f"{EMOJI_PREFIX}M", f"{EMOJI_PREFIX}E1"]
    assert len(house.playground.world.emojis) == len(SPRITES)


async def test_a_drawing_that_cannot_be_renewed_breaks_no_hand(house: House) -> None:
    house.has_emojis = True
    async with house.bot() as bot:
        await sent(bot)
        for sprite in SPRITES:
            await bot.services.profiles.remember(f"emoji {bot.application_id} {sprite}", "drawn otherwise")
    house.playground.faults.status(503, method="POST", path="/applications/*/emojis", times=100)
    async with house.bot() as bot:
        await sent(bot)
        (gone,) = {sprite.partition("-")[2] for sprite in SPRITES} - {
            each.name.removeprefix(EMOJI_PREFIX) for each in house.playground.world.emojis.values()
        }
        assert icon(bot.resources.catalogues.localizer("en"), gone) == DISCS[gone[0]]


async def test_an_emoji_that_its_owner_deletes_meanwhile_breaks_no_hand_and_is_sent_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.has_emojis = True
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        await sent(bot)
        await house.begin([ann, bob])
        board = await board_of(ann, house.channel)
        on_turn = ann if ann.mention in board.text else bob
        house.playground.world.emojis.clear()
        hand = await (await on_turn.press(board, "My hand")).message()
        assert {button.emoji for button in hand.buttons} & set(DISCS.values())
        assert len(uploads(house)) == len(SPRITES), "nothing is sent again within a minute of the last look"
    house.playground.refusals.clear()  # the one that told the bot
    monkeypatch.setattr("bot.discord.emojis.LOOKS_EVERY", 0.0)
    async with house.bot() as bot:
        await sent(bot)
        house.playground.world.emojis.clear()
        await (await on_turn.press(board, "My hand")).message()
        await sent(bot)
        assert len(uploads(house)) == 3 * len(SPRITES)
        hand = await (await on_turn.press(board, "My hand")).message()
        assert [button for button in hand.buttons if button.emoji.startswith(EMOJI_PREFIX)]
    house.playground.refusals.clear()


async def test_a_look_that_fails_after_a_refusal_is_made_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """All are discs by then, so that nothing would be refused any more that could have the bot look."""
    house.has_emojis = True
    async with house.bot() as bot:
        await sent(bot)
        monkeypatch.setattr("bot.discord.emojis.LOOKS_EVERY", 0.1)
        looks = list[None]()

        async def fails_twice() -> list[discord.Emoji]:
            looks.append(None)
            if len(looks) < 3:
                raise TimeoutError
            return await fetch()

        fetch = bot.fetch_application_emojis
        monkeypatch.setattr(bot, "fetch_application_emojis", fails_twice)
        english = bot.resources.catalogues.localizer("en")
        english.icons.lose()
        assert icon(english, "M1") == DISCS["M"]
        await sent(bot)
        assert len(looks) == 3
        assert EMOJI_PREFIX in icon(english, "M1")


@pytest.mark.parametrize("path", ["/applications/*", "/applications/*/emojis"])
async def test_where_discord_takes_none_discs_stand_there(house: House, path: str) -> None:
    house.has_emojis = True
    house.playground.faults.status(403, method="*" if path.endswith("s") else "POST", path=path, times=100)
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        await sent(bot)
        assert uploads(house) == []
        assert icon(bot.resources.catalogues.localizer("en"), "M1") == DISCS["M"]
        await house.begin([ann, bob])
        board = await board_of(ann, house.channel)
        on_turn = ann if ann.mention in board.text else bob
        hand = await (await on_turn.press(board, "My hand")).message()
        assert {button.emoji for button in hand.buttons} & set(DISCS.values())


async def test_they_can_be_taken_off_again(house: House) -> None:
    house.has_emojis = True
    async with house.bot() as bot:
        await sent(bot)
    settings = Settings(
        _env_file=None,  # type: ignore[call-arg]  # pydantic-settings adds it
        discord_token=SecretStr(house.playground.token),
        discord_api_base=house.playground.api_base,
    )
    assert await forget_emojis(settings) == len(SPRITES)
    assert await forget_emojis(settings) == 0
    assert house.playground.world.emojis == {}


@pytest.mark.parametrize("sprite", SPRITES)
def test_a_drawing_is_square_and_within_discords_size(sprite: str) -> None:
    png = emoji_png(sprite, Sprites())
    with Image.open(io.BytesIO(png)) as picture:
        assert picture.size == (128, 128)
    assert len(png) < 256 * 1024
