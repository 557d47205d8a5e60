"""Which language speaks where: in public the table's, in private the reader's, whatever is done.

French is English with accents here (`tests.i18n.pseudo`), so that a foreign word is seen by its vowels.
"""

import re
from collections.abc import AsyncGenerator, Iterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from bot.client import CivBot
from bot.playground.people import ChannelRef, GuildRef, Message, NotPossible, Person
from bot.table.names import NAMES
from tests.addresses import Address, parse_address
from tests.e2e.house import House
from tests.e2e.panels import set_own, set_server
from tests.i18n.pseudo import foreign_words, write_pseudo


@dataclass
class Club:
    """A server of one language, with a manager who reads English and a member who reads French."""

    house: House
    bot: CivBot
    guild: GuildRef
    channel: ChannelRef
    locale: str
    manager: Person
    member: Person

    @property
    def people(self) -> tuple[Person, Person]:
        return self.manager, self.member

    def reads(self, person: Person) -> str:
        return person.locale.partition("-")[0]

    async def said(self, person: Person, command: str, **options: object) -> list[Message]:
        """What answers a command, once all of it is there."""
        return (await (await person.slash(command, channel=self.channel, **options)).settled()).messages

    async def pressed(self, person: Person, message: Message, verb: str) -> list[Message]:
        """What answers a press."""
        custom_id = next(
            button.custom_id for button in message.buttons if verb_of(button.custom_id) == verb and not button.disabled
        )
        return (await (await person.press(message, custom_id=custom_id)).settled()).messages

    async def tried(self, person: Person, verb: str) -> None:
        """A press on the board, where it offers that: the next board may take its place at any moment."""
        board = await self.board()
        if verb in verbs(board):
            with suppress(NotPossible):
                await self.pressed(person, board, verb)

    async def board(self) -> Message:
        """The newest public message that one plays on."""
        return await self.manager.wait_for(
            self.channel, lambda found: not found.ephemeral and bool({"hand", "rematch"} & verbs(found))
        )

    async def check(self) -> None:
        """Everything that anybody sees in the channel speaks the language it should."""
        for person in self.people:
            for message in await person.messages(self.channel):
                self.check_one(message, self.reads(person) if message.ephemeral else self.locale)

    def check_one(self, message: Message, locale: str) -> None:
        names = [person.name for person in self.people] + [*NAMES, "Club", "é" * 7, " éé"]
        for text in texts_of(message):
            assert foreign_words(text, locale, names) == [], (locale, message.ephemeral, text)


def verb_of(custom_id: str) -> str:
    address = parse_address(custom_id)
    return address.verb if address else ""


def table_of(message: Message) -> int:
    address = parse_address(message.custom_ids[0])
    assert address is not None
    return address.table


def verbs(message: Message) -> set[str]:
    return {verb_of(custom_id) for custom_id in message.custom_ids}


def texts_of(message: Message) -> Iterator[str]:
    """Every text of a message, with what is said of its pictures and what its controls say."""
    yield message.text
    yield from message.alt_texts
    yield from (button.label for button in message.buttons)
    for select in message.selects:
        yield select.placeholder or ""
        for option in select.options:
            if select.custom_id.endswith(":language") and option.value != "discord":
                continue  # a language is called by its own name
            yield f"{option.label} {option.description or ''}"


@asynccontextmanager
async def opened_club(house: House, folder: Path, locale: str) -> AsyncGenerator[Club]:
    people = house.playground.people
    manager, member = await people.person("Max", locale="en-US"), await people.person("Zoe", locale="fr")
    guild = await people.guild("Club", owner=manager, members=[member], locale=locale)
    channel = await people.channel(guild, "table")
    async with house.bot(write_pseudo(folder)) as bot:
        yield Club(house, bot, guild, channel, locale.partition("-")[0], manager, member)


async def _turn(club: Club, person: Person) -> None:
    """Whatever comes first, until nothing is left to decide."""
    hand = (await club.pressed(person, await club.board(), "hand"))[0]
    for _ in range(40):
        await club.check()
        moves = [verb for verb in ("end_now", "do", "end", "skip") if verb in verbs(hand)]
        picks = [select for select in hand.selects if verb_of(select.custom_id) in ("pick", "begin")]
        if picks:
            values = [option.value for option in picks[0].options[: picks[0].min_values]]
            hand = (await (await person.select(hand, picks[0].custom_id, values)).settled()).messages[0]
        elif moves:
            hand = (await club.pressed(person, hand, moves[0]))[0]
        else:
            return


def _awaited(board: Message, club: Club) -> Person | None:
    return next((person for person in club.people if person.mention in board.text), None)


def _is_awaiting(message: Message, club: Club) -> bool:
    return "hand" in verbs(message) and _awaited(message, club) is not None


async def _begun(club: Club) -> int:
    """A table of two people and a computer; its number."""
    lobby = (await club.said(club.manager, "civ new", players=3, computers=1))[0]
    await club.check()
    await club.pressed(club.member, lobby, "join")
    for verb in ("join", "start", "cancel"):  # refused, in private
        await (await club.member.press(lobby, custom_id=str(Address(verb, table_of(lobby))), forge=True)).settled()
    private = (await club.said(club.member, "civ table"))[0]
    assert private.ephemeral
    club.check_one(private, club.reads(club.member))
    await club.pressed(club.member, private, "leave")
    await club.pressed(club.member, await club.member.refreshed(private), "join")
    await club.check()
    full = await club.manager.wait_for(
        club.channel,
        lambda found: (
            found.id == lobby.id
            and any(verb_of(button.custom_id) == "start" and not button.disabled for button in found.buttons)
        ),
    )
    await club.pressed(club.manager, full, "start")
    return table_of(lobby)


@pytest.mark.slow
@pytest.mark.parametrize(("locale", "turns"), [("fr", 1), pytest.param("en-US", 2, marks=pytest.mark.long)])
async def test_in_public_the_table_speaks_and_in_private_its_reader(
    house: House, tmp_path: Path, locale: str, turns: int
) -> None:
    async with opened_club(house, tmp_path / "locales", locale) as club:
        number = await _begun(club)
        for _ in range(turns):
            board = await club.manager.wait_for(club.channel, lambda found: _is_awaiting(found, club), 30)
            awaited = _awaited(board, club)
            assert awaited is not None
            other = club.manager if awaited is club.member else club.member
            for person, verb in ((other, "stuck"), (awaited, "stuck"), (other, "hand")):
                await club.tried(person, verb)
            for person in club.people:
                await club.tried(person, "board_text")
                await club.tried(person, "board_cards")
            await club.check()
            await _turn(club, awaited)
        await _asked_for_everything(club, number)
        await _ended(club)
    assert house.playground.refusals == []


async def _asked_for_everything(club: Club, number: int) -> None:
    for person in club.people:
        for command in ("hand", "table", "games", "help", "away", "resign"):
            assert await club.said(person, f"civ {command}"), command
        await club.said(person, "civ replay", table=number)
        await club.said(person, "civ replay", table=number, seat=1)  # refused: it goes on
        await club.said(person, "civ hand", table=10**6)
        await set_own(person, club.channel, "display", "both")
        await set_own(person, club.channel, "theme", "light")
        await set_own(person, club.channel, "turn", "confirm_end")
        await club.said(person, "civ tutorial")
        await club.said(person, "rules")
        await club.said(person, "rules", topic="xyz")
        page = (await club.said(person, "rules", topic="turn"))[0]
        await club.pressed(person, page, "rules_show")  # for all to see
        hand = (await club.said(person, "civ hand"))[0]
        await club.pressed(person, hand, "moment")
        found = await person.autocomplete("rules", channel=club.channel, focused="topic", topic="")
        assert not [choice for choice in found if foreign_words(choice["name"], club.reads(person))]
        await club.tried(person, "board_cards")
        board = await club.board()
        await (await person.press(board, custom_id="nonsense", forge=True)).settled()
        for option in ("hand", "table", "replay"):
            found = await person.autocomplete(f"civ {option}", channel=club.channel, focused="table", table="")
            names = ("Max", "Zoe", *NAMES, " éé")
            assert not [choice for choice in found if foreign_words(choice["name"], club.reads(person), names)]
        await club.check()
    await set_server(club.manager, club.channel, "display", "both")
    with pytest.raises(NotPossible):
        await club.said(club.member, "server-settings")
    await club.pressed(club.manager, (await club.said(club.manager, "civ cancel"))[0], "ask")  # a vote, in public
    await club.check()


async def _ended(club: Club) -> None:
    for person in club.people:
        await club.pressed(person, (await club.said(person, "civ resign"))[0], "resign")
    end = await club.manager.wait_for(club.channel, lambda found: "rematch" in verbs(found) and not found.ephemeral, 30)
    for person in club.people:
        page = (await club.pressed(person, end, "replay_open"))[0]
        for verb in ("replay", "replay_more", "share", "film"):
            await club.pressed(person, await person.refreshed(page), verb)
        await club.said(person, "civ hand")
        await club.said(person, "civ replay", code="xyz")
    await club.said(club.member, "civ replay", public=True)
    await club.check()
    await club.pressed(club.member, end, "rematch")
    await club.check()


@pytest.mark.slow
async def test_a_persons_own_setting_beats_his_client_everywhere(house: House, tmp_path: Path) -> None:
    async with opened_club(house, tmp_path / "locales", "en-US") as club:
        member = club.member
        await _begun(club)
        chosen = await set_own(member, club.channel, "language", "en")
        club.check_one(chosen, "en")
        assert "English" in chosen.text
        messages = [
            *(await club.said(member, "civ games")),
            *(await club.said(member, "civ table", table=10**6)),
            *(await club.pressed(member, await club.board(), "hand")),
            *(await (await member.press(await club.board(), custom_id="nonsense", forge=True)).settled()).messages,
        ]
        for message in messages:
            club.check_one(message, "en")
        (choice,) = await member.autocomplete("civ hand", channel=club.channel, focused="table", table="")
        assert choice["name"].startswith("Table 1")
        back = await set_own(member, club.channel, "language", "discord")
        club.check_one(back, "fr")


async def test_our_own_failure_is_told_in_the_language_a_person_has_chosen(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened_club(house, tmp_path / "locales", "en-US") as club:
        await set_own(club.manager, club.channel, "language", "fr")

        async def broken(*_: Any, **__: Any) -> None:
            raise RuntimeError("planted")

        monkeypatch.setattr("bot.pages.pings.games.list_games", broken)
        (message,) = await club.said(club.manager, "civ games")
        club.check_one(message, "fr")


async def test_a_servers_setting_beats_the_language_it_has_on_discord_for_new_tables(
    house: House, tmp_path: Path
) -> None:
    async with opened_club(house, tmp_path / "locales", "fr") as club:
        before = (await club.said(club.member, "civ new", players=2))[0]
        club.check_one(before, "fr")
        set_to = await set_server(club.manager, club.channel, "language", "en")
        assert "English" in set_to.text
        after = (await club.said(club.member, "civ new", players=2))[0]
        club.check_one(after, "en")
        await club.pressed(club.manager, before, "join")
        club.check_one(await club.manager.refreshed(before), "fr")
        await set_server(club.manager, club.channel, "language", "discord")
        club.check_one((await club.said(club.member, "civ new", players=2))[0], "fr")


async def test_a_server_whose_language_nobody_speaks_here_hears_the_bots_own(house: House, tmp_path: Path) -> None:
    async with opened_club(house, tmp_path / "locales", "ko") as club:
        club.check_one((await club.said(club.member, "civ new", players=2))[0], "en")


async def test_discord_is_sent_the_commands_in_every_language(house: House, tmp_path: Path) -> None:
    async with opened_club(house, tmp_path / "locales", "en-US"):
        (civ,) = [command for command in await house.playground.people.commands() if command["name"] == "civ"]
        (new,) = [option for option in civ["options"] if option["name"] == "new"]
        assert new["name_localizations"] == {"fr": "néwéé"}
        assert "Ópén á táblé" in new["description_localizations"]["fr"]


async def test_a_thread_is_called_in_the_tables_language(house: House, tmp_path: Path) -> None:
    async with opened_club(house, tmp_path / "locales", "fr") as club:
        await set_server(club.manager, club.channel, "threads", "own-thread")
        await club.said(club.manager, "civ new", players=2, computers=1)

        async def look() -> str | None:
            return next((item.name for item in await club.manager.channels() if item.name != "table"), None)

        assert (await club.manager.until(look)).startswith("Táblé 1")


async def test_the_welcome_speaks_what_the_server_chose_when_it_was_there_before(house: House, tmp_path: Path) -> None:
    people = house.playground.people
    async with opened_club(house, tmp_path / "locales", "fr") as club:
        await set_server(club.manager, club.channel, "language", "en")
        await people.leave(club.guild)
        await people.join(club.guild)
        welcome = await club.manager.wait_for(club.channel, lambda found: "alone" in verbs(found))
        club.check_one(welcome, "en")


async def test_a_language_whose_commands_discord_refuses_stops_nobody(house: House, tmp_path: Path) -> None:
    folder = write_pseudo(tmp_path)
    file = folder / "fr" / "commands.ftl"
    alike = re.sub(r"(?m)^(name-hand|name-table) = .*", r"\1 = main", file.read_text(encoding="utf-8"))
    file.write_text(alike, encoding="utf-8")
    zoe = await house.playground.people.person("Zoe", locale="fr")
    await house.playground.people.join(house.guild, zoe)
    async with house.bot(folder):
        answer = await (await zoe.slash("civ games", channel=house.channel)).message()
        assert foreign_words(answer.text, "fr") == []
        assert "</civ new:" in answer.text
