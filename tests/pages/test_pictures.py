"""Pictures kept, and people's own pictures: by what they show, within bounds, and never in the way."""

import asyncio
from collections.abc import AsyncGenerator
from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace
from typing import Any, cast

import pytest
from discord import Client, DiscordException, User

from bot.drawing.avatars import initial_of
from bot.drawing.pictures import Pictures
from bot.drawing.theme import DARK
from bot.games.civ.pages.pictures import CivPictures
from bot.games.civ.pages.presentation import CivPresentation
from bot.games.civ.rules import events, observe
from bot.pages import avatars as avatar_module
from bot.pages.avatars import Avatars
from bot.pages.presentation import PictureStyle
from bot.table.values import Participant, Status, UserId
from tests.games.civ.pictures.tables import look, packaged
from tests.pages.tables import LOCALIZER, fresh_game, table_of

NAMES = ("Ann", "Bob")
LIGHT = PictureStyle("light")


class Counting(ThreadPoolExecutor):
    """A pool that knows how much it was asked for."""

    asked = 0

    def submit(self, *args: Any, **kwargs: Any) -> Any:
        self.asked += 1
        return super().submit(*args, **kwargs)


@pytest.fixture
async def pool() -> AsyncGenerator[Counting]:
    with Counting(1) as opened:
        yield opened


@pytest.fixture
def drawing(pool: Counting) -> Pictures:
    return Pictures(pool, packaged(), look(DARK, packaged()).sprites)


@pytest.fixture
def pictures(drawing: Pictures) -> CivPictures:
    return CivPictures(drawing)


async def test_a_board_drawn_before_is_not_drawn_again_unless_anything_differs(
    pictures: CivPictures, pool: Counting
) -> None:
    game = fresh_game(2)
    later = game.play(0, game.legal(0)[0])
    seen, new = observe(later, None), events(later, None)
    first = await pictures.board(seen, NAMES, LOCALIZER, LIGHT, new)
    assert await pictures.board(observe(later, None), NAMES, LOCALIZER, LIGHT, new) is first
    assert pool.asked == 1
    others = [
        await pictures.board(observe(game, None), NAMES, LOCALIZER, LIGHT, new),
        await pictures.board(seen, ("Ann", "Bea"), LOCALIZER, LIGHT, new),
        await pictures.board(seen, NAMES, LOCALIZER, PictureStyle("dark"), new),
        await pictures.board(seen, NAMES, LOCALIZER, LIGHT),
    ]
    await pictures.board(seen, NAMES, LOCALIZER, PictureStyle("light", (b"a", None)), new)
    await pictures.board(seen, NAMES, LOCALIZER, PictureStyle("light", (None, b"a")), new)
    assert pool.asked == 7
    assert len({first, *others}) == 5


async def test_a_public_board_is_one_picture_for_everybody_and_one_for_each_reader(
    pictures: CivPictures, pool: Counting
) -> None:
    seen = observe(fresh_game(2), None)
    styles = [PictureStyle("light", viewer=own) for own in (None, 0, 1, None)]
    drawn = [await pictures.compact_board(seen, NAMES, LOCALIZER, style) for style in styles]
    assert len(set(drawn)) == pool.asked == 3
    assert drawn[0] is drawn[3]


@pytest.mark.parametrize("setup", ["classic", "draft"])
async def test_a_table_that_was_called_off_has_nobodys_turn_in_picture_and_words(
    pictures: CivPictures, setup: str
) -> None:
    shown = CivPresentation(pictures)
    game = fresh_game(2, setup=setup)
    played, off = (table_of(game, names=NAMES, status=status) for status in (Status.PLAYING, Status.CANCELLED))
    drawn = [
        await shown.board_picture(table, LOCALIZER, PictureStyle("light", viewer=viewer))
        for table in (played, off)
        for viewer in (None, 1)
    ]
    assert len(set(drawn)) == 4
    for text in (shown.board(off, LOCALIZER, is_text=False, most=900).alt, shown.board_text(off, LOCALIZER, None)):
        assert "The game ended early." in text
        for word in ("turn. Step", "Waiting", "on turn", "awaited", "for Hegemony", "Draft, round"):
            assert word not in text, word


async def test_a_picture_is_made_smaller_as_asked_or_not_at_all(pictures: CivPictures, drawing: Pictures) -> None:
    whole = await pictures.board(observe(fresh_game(4), None), ("Ann", "Bob", "Cy", "Di"), LOCALIZER, LIGHT)
    assert whole is not None
    small = await drawing.smaller(whole, len(whole) * 4 // 5)
    assert small is not None
    assert len(small) <= len(whole) * 4 // 5
    assert await drawing.smaller(whole, 100) is None
    assert await drawing.smaller(b"no picture", 100) is None


class People:
    """As much of a client as avatars need: everybody has one, but those who are `lost`; `gate` keeps all waiting."""

    def __init__(self, lost: int = 0) -> None:
        self.asked: list[int] = []
        self.read: list[str] = []
        self.lost = lost
        self.gate = asyncio.Event()
        self.gate.set()

    async def fetch_user(self, user: int) -> object:
        self.asked.append(user)
        await self.gate.wait()
        if user == self.lost:
            raise DiscordException
        return self.person(user, b"%d" % user)

    def person(self, user: int, picture: bytes | None) -> "User":
        """A person as a press names them, with that avatar."""

        async def read() -> bytes:
            assert picture is not None
            self.read.append(picture.decode())
            if b"lost" in picture:
                raise DiscordException
            return picture

        def replace(*, size: int, format: str) -> object:
            return asset

        asset = None if picture is None else SimpleNamespace(key=picture.decode(), read=read, replace=replace)
        return cast("User", SimpleNamespace(id=user, avatar=asset))


def sitting(*users: int) -> list[Participant]:
    return [Participant(UserId(user), f"N{user}") for user in users]


async def test_avatars_are_asked_for_once_and_computers_have_none() -> None:
    people = People()
    avatars = Avatars(cast("Client", people), moment=60)
    assert await avatars.of(sitting(1, -1, 2)) == (b"1", None, b"2")
    assert await avatars.of(sitting(2, 1)) == (b"2", b"1")
    assert sorted(people.asked) == [1, 2]
    await avatars.stop()


async def test_an_avatar_that_cannot_be_had_is_not_asked_for_again_and_again() -> None:
    people = People(lost=1)
    avatars = Avatars(cast("Client", people), moment=60)
    for _ in range(3):
        assert await avatars.of(sitting(1, 2)) == (None, b"2")
        assert [task.get_name() for task in asyncio.all_tasks() if task.get_name().startswith("avatar")] == []
    assert sorted(people.asked) == [1, 2]
    await avatars.stop()


async def test_what_comes_late_is_there_the_next_time() -> None:
    people = People()
    people.gate.clear()
    avatars = Avatars(cast("Client", people), moment=0)
    assert await avatars.of(sitting(1)) == (None,)
    people.gate.set()
    await asyncio.gather(*(task for task in asyncio.all_tasks() if task.get_name() == "avatar 1"))
    assert await avatars.of(sitting(1)) == (b"1",)
    assert people.asked == [1]
    await avatars.stop()


async def test_a_picture_that_stays_waits_for_avatars_longer_than_a_board() -> None:
    people = People()
    people.gate.clear()
    avatars = Avatars(cast("Client", people), moment=0)
    shared = asyncio.create_task(avatars.of(sitting(1), moment=60))
    assert await avatars.of(sitting(1)) == (None,)
    people.gate.set()
    assert await shared == (b"1",)
    await avatars.stop()


@pytest.mark.parametrize(
    ("name", "initial"),
    [("ann", "A"), ("*_Bob", "B"), ("ßeta", "ß"), ("محمد", "م"), ("7up", "7"), ("😀 fan", "F"), ("❤", "❤"), ("", "")],
)
def test_in_place_of_an_avatar_there_is_the_first_letter_of_a_name(name: str, initial: str) -> None:
    assert initial_of(name) == initial


async def test_who_has_pressed_something_is_not_asked_for_and_changes_their_avatar_by_that() -> None:
    people = People()
    avatars = Avatars(cast("Client", people), moment=60)
    avatars.meet(people.person(1, b"red"))
    avatars.meet(people.person(2, None))
    assert await avatars.of(sitting(1, 2)) == (b"red", None)
    avatars.meet(people.person(1, b"red"))
    assert await avatars.of(sitting(1, 2)) == (b"red", None)
    assert people.read == ["red"]
    avatars.meet(people.person(1, b"blue"))
    avatars.meet(people.person(2, b"green"))
    await avatars.of(sitting(1, 2))  # waits for nothing that it has an older answer for
    await asyncio.gather(*(task for task in asyncio.all_tasks() if task.get_name().startswith("avatar")))
    assert await avatars.of(sitting(1, 2)) == (b"blue", b"green")
    assert people.asked == []
    await avatars.stop()


async def test_a_changed_avatar_that_cannot_be_had_leaves_the_old_one_and_is_asked_for_once() -> None:
    people = People()
    avatars = Avatars(cast("Client", people), moment=60)
    assert await avatars.of(sitting(1)) == (b"1",)
    avatars.meet(people.person(1, b"lost"))
    for _ in range(3):
        assert await avatars.of(sitting(1)) == (b"1",)
        await asyncio.gather(*(task for task in asyncio.all_tasks() if task.get_name().startswith("avatar")))
    assert people.read == ["1", "lost"]
    await avatars.stop()


async def test_avatars_are_kept_within_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    most = 50
    monkeypatch.setattr(avatar_module, "MOST_MEMORY", most * (avatar_module.OVERHEAD + 2))
    people = People()
    avatars = Avatars(cast("Client", people), moment=60)
    for user in range(10, 10 + most + 1):
        await avatars.of(sitting(user))
    assert await avatars.of(sitting(10 + most)) == (b"60",)
    assert len(people.asked) == most + 1
    await avatars.of(sitting(10))
    assert people.asked[-1] == 10
    await avatars.stop()
