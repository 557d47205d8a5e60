"""*Share* at a replay: a game for people without Discord, as a file, or as a link that its players can take back."""

import os
import re
from pathlib import Path

import pytest

from bot.manager.shares import NotShared
from bot.playground.people import Message, Person
from bot.table.values import TableId, UserId
from tests.e2e.house import House, more_of

URL = "https://games.example/civ"


def words_of(page: Path) -> str:
    """What a page says, without its pictures: in so many letters of base64 any short name comes up by chance."""
    return re.sub(r"base64,[A-Za-z0-9+/=]+", "", page.read_text("utf-8"))


async def _finished(house: House) -> int:
    """A game of Ann and Bob that Ann has resigned."""
    ann, bob = house.people[:2]
    number = await house.begin([ann, bob])
    asked = await (await ann.slash("civ resign", channel=house.channel, table=number)).message()
    await (await ann.press(asked, "Resign")).settled()
    return number


async def _share(person: Person, house: House, number: int) -> Message:
    page = await (await person.slash("civ replay", channel=house.channel, table=number)).message()
    return await (await person.press(await more_of(person, page), "Share")).message()


def _link(shared: Message) -> str:
    found = re.search(rf"<{URL}/(\S+)>", shared.text)
    assert found is not None, shared.text
    return found[1]


def _pages(folder: Path) -> list[str]:
    return sorted(file.name for file in folder.iterdir())


async def test_a_finished_game_is_given_as_a_file_that_any_browser_opens(house: House) -> None:
    chloe = house.people[2]
    async with house.bot():
        number = await _finished(house)
        shared = await _share(chloe, house, number)
        assert shared.ephemeral
        assert f"`{number}-0`" in shared.text
        (file,) = shared.attachments
        page = (await file.read()).decode()
        assert page.startswith("<!doctype html>")
        assert '<html lang="en"' in page
        assert "everyone else has left" in page
    assert [str(refused) for refused in house.playground.refusals] == []


async def test_with_a_folder_there_is_a_link_that_players_can_have_removed(house: House, tmp_path: Path) -> None:
    ann, _, chloe = house.people[:3]
    house.web = (folder := tmp_path / "web"), URL
    folder.mkdir()
    async with house.bot():
        number = await _finished(house)
        shared = await _share(chloe, house, number)
        name = _link(shared)
        assert shared.attachments == []
        assert re.fullmatch(r"civ-[A-Za-z0-9_-]{24}-en\.html", name)
        assert _pages(folder) == [name]
        assert "everyone else has left" in (folder / name).read_text("utf-8")
        assert (folder / name).stat().st_mode & 0o777 == 0o644
        assert [button.label for button in shared.buttons] == ["Open the page"]
        own = await _share(ann, house, number)
        assert _link(own) == name
        forged = await (await chloe.press(shared, custom_id=f"civ:unshare:{number}", forge=True)).message()
        assert "Only people who’ve played" in forged.text
        assert _pages(folder) == [name]
        assert "removed" in (await (await ann.press(own, "Remove the page")).message()).text
        assert _pages(folder) == []
        assert "no page" in (await (await ann.press(own, "Remove the page")).message()).text
        again = await _share(chloe, house, number)
        assert URL not in again.text
        assert len(again.attachments) == 1
    assert [str(refused) for refused in house.playground.refusals] == []


async def test_a_page_that_names_someone_forgotten_is_removed_and_a_hidden_tables_too(
    house: House, tmp_path: Path
) -> None:
    ann, bob = house.people[:2]
    house.web = (folder := tmp_path / "web"), URL
    folder.mkdir()
    async with house.bot() as bot:
        number, other = await _finished(house), await _finished(house)
        old, hidden = _link(await _share(bob, house, number)), _link(await _share(bob, house, other))
        assert _pages(folder) == sorted([old, hidden])
        reason = {"table": other, "reason": "because"}
        await (await ann.slash("moderate hide", channel=house.channel, **reason)).message()
        assert _pages(folder) == [old]
        assert URL not in (await _share(bob, house, other)).text
        await bot.services.privacy.forget(UserId(ann.id))
        assert _pages(folder) == []
        new = _link(await _share(bob, house, number))
        assert new != old
        page = words_of(folder / new)
        assert "Ann" not in page
        assert "N. N." in page


async def test_what_a_player_had_removed_stays_off_the_web_once_the_other_is_forgotten(
    house: House, tmp_path: Path
) -> None:
    ann, bob, chloe = house.people[:3]
    house.web = (folder := tmp_path / "web"), URL
    folder.mkdir()
    async with house.bot() as bot:
        number = await _finished(house)
        await (await ann.press(await _share(ann, house, number), "Remove the page")).message()
        await bot.services.privacy.forget(UserId(bob.id))
        assert URL not in (await _share(chloe, house, number)).text
        assert _pages(folder) == []


async def test_a_page_that_is_made_while_someone_is_being_forgotten_does_not_outlive_it(
    house: House, tmp_path: Path
) -> None:
    ann, _, chloe = house.people[:3]
    house.web = (folder := tmp_path / "web"), URL
    folder.mkdir()
    async with house.bot() as bot:
        number = await _finished(house)
        people = bot.services.privacy._store.people  # pyright: ignore[reportPrivateUsage]
        forget_at, shared = people.forget_at, list[str]()

        async def share_first(table_id: TableId, user: UserId) -> None:
            """As a press would do that has read the table before."""
            shared.append(await bot.services.shares.publish(table_id, "en", b"Ann") or "")
            await forget_at(table_id, user)

        people.forget_at = share_first  # type: ignore[method-assign]  # the press comes at the worst moment
        await bot.services.privacy.forget(UserId(ann.id))
        assert len(shared) == 1
        assert _pages(folder) == []
        assert "Ann" not in words_of(folder / _link(await _share(chloe, house, number)))


async def test_a_start_deletes_old_files_of_which_no_table_knows(house: House, tmp_path: Path) -> None:
    house.web = (folder := tmp_path / "web"), URL
    folder.mkdir()
    async with house.bot():
        name = _link(await _share(house.people[2], house, await _finished(house)))
    lost, fresh, other = (folder / f"civ-{letter * 24}-en.html" for letter in "abc")
    for file in (lost, fresh, other):
        file.write_text("x")
    other = other.rename(folder / "index.html")
    for file in (lost, other, folder / name):
        os.utime(file, (0, 0))
    async with house.bot():
        assert _pages(folder) == sorted([name, fresh.name, "index.html"])


async def test_a_folder_that_is_gone_is_told_and_nothing_is_kept(house: House, tmp_path: Path) -> None:
    house.web = tmp_path / "gone", URL
    async with house.bot() as bot:
        number = await _finished(house)
        assert "can’t put the page on the web" in (await _share(house.people[2], house, number)).text
        with pytest.raises(NotShared):
            await bot.services.shares.withdraw(TableId(number))
