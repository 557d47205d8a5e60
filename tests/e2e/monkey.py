"""People who press whatever they see: at several tables at once, doubled, late, forged, for others, in any order."""

import asyncio
import logging
import random
import re
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from bot.client import CivBot
from bot.games.civ.game import civ_game
from bot.games.civ.pages.story import chapter
from bot.games.civ.rules import observe, read, write
from bot.games.civ.words import words
from bot.games.civ.words.naming import display_order
from bot.playground.people import Button, Interaction, Message, NotPossible, Person, Select
from bot.table.table import Table
from bot.table.values import TableId
from tests.addresses import parse_address
from tests.e2e.house import House, is_playable

COMMANDS: Final = ("hand", "table", "games", "export", "help", "cancel", "resign", "new")
RASH: Final = ("resign", "ask_resign", "aye", "nay", "ask", "cancel", "leave", "vote")
"""Verbs that end games; pressed seldom, or there would be nothing to press."""


class Complaints(logging.Handler):
    """Keeps what should not have been logged."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.records: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(self.format(record))


class Monkey:
    """One person who presses what he sees, more often than not to go on with a game."""

    def __init__(self, zoo: "Zoo", person: Person, seed: int) -> None:
        self.zoo = zoo
        self.person = person
        self.random = random.Random(seed)

    async def wander(self) -> None:
        """One press; what the person's client does not offer is left."""
        chance = self.random.random()
        try:
            if chance < 0.55:
                await self.play()
            elif chance < 0.80:
                await self.press_anything()
            elif chance < 0.92:
                await self.forge()
            else:
                await self.command()
        except (NotPossible, LookupError) as refused:
            self.zoo.impossible.append(str(refused))

    async def play(self) -> None:
        """Opens the hand at a table that calls, and presses a few times."""
        boards = [message for message in await self.seen() if is_playable(message) and not message.ephemeral]
        calling = [message for message in boards if self.person.mention in message.text]
        if not calling and not boards:
            return
        board = self.random.choice(calling or boards)
        label = next(button for button in board.buttons if button.label in ("My hand", "Rematch"))
        hands = (await self.pressed(board, label)).messages
        for _ in range(self.random.randint(1, 7)):
            if not hands or not (hands[0].buttons or hands[0].selects):
                return
            hands = (await self.touched(hands[0]) or hands[:0]) if hands else []

    async def touched(self, message: Message) -> list[Message]:
        """One press on a message, now and then two at once; the messages that answer."""
        things: list[Button | Select] = [*message.buttons, *message.selects]
        things = [thing for thing in things if not self.is_rash(thing.custom_id)]
        if not things:
            return []
        thing = self.random.choice(things)
        return (await self.pressed(message, thing, times=2 if self.random.random() < 0.15 else 1)).messages

    def is_rash(self, custom_id: str) -> bool:
        """Whether to leave this one alone."""
        address = parse_address(custom_id)
        return address is not None and address.verb in RASH and self.random.random() > self.zoo.rashness

    async def pressed(self, message: Message, thing: Button | Select, *, times: int = 1) -> Interaction:
        self.zoo.pressed.add((thing.custom_id, message.id, message.channel_id))
        begun = await asyncio.gather(*(self.begun(message, thing) for _ in range(times)))
        return await self.zoo.answered(begun, f"{thing.custom_id} of {message.text[:60]!r}")

    async def begun(self, message: Message, thing: Button | Select) -> Interaction:
        if isinstance(thing, Button):
            return await self.person.press(message, thing)
        return await self.person.select(message, thing.custom_id, self.chosen(thing))

    def chosen(self, select: Select) -> list[object]:
        if select.type != 3:
            return list(self.random.sample(self.zoo.people, self.random.randint(1, min(2, select.max_values))))
        count = self.random.randint(select.min_values, select.max_values)
        return [option.value for option in self.random.sample(select.options, count)]

    async def press_anything(self) -> None:
        """Any button or select on any message this person sees."""
        messages = [message for message in await self.seen() if message.buttons or message.selects]
        if messages:
            await self.touched(self.random.choice(messages[-12:]))

    async def forge(self) -> None:
        """What was pressed before by whomever, on whatever message."""
        if not self.zoo.pressed:
            return
        custom_id, _, _ = self.random.choice(sorted(self.zoo.pressed))
        messages = await self.seen()
        if not messages or self.is_rash(custom_id):
            return
        message = self.random.choice(messages[-10:])
        if self.random.random() < 0.5:
            begun = await self.person.press(message, custom_id=custom_id, forge=True)
        else:
            values = self.random.choice((["play M1"], ["x"], [], ["discard M1", "discard M1#1"], ["end"]))
            begun = await self.person.select(message, custom_id, values, forge=True)
        await self.zoo.answered([begun], f"forged {custom_id} on {message.text[:60]!r}")

    async def command(self) -> None:
        """A slash command, its table number right, wrong or missing."""
        name = self.random.choice(COMMANDS)
        if name in RASH and self.random.random() > self.zoo.rashness:
            return
        channel = self.random.choice([place for place in await self.person.channels() if place.guild_id])
        options: dict[str, object] = {}
        if name == "new":
            if self.random.random() > 0.1:
                return
            options = {"players": self.random.randint(2, 4), "thread": self.random.random() < 0.3}
        elif name == "export" or (name not in ("games", "help") and self.random.random() < 0.7):
            options = {"table": self.random.choice([1, 2, 3, 4, 5, 6, 999, 2**40])}
        begun = await self.person.slash(f"civ {name}", channel=channel, **options)
        await self.zoo.answered([begun], f"/civ {name} {options}")

    async def seen(self) -> list[Message]:
        """All messages this person sees anywhere."""
        places = [place for place in await self.person.channels() if place.guild_id]
        found = [message for place in places for message in await self.person.messages(place)]
        return sorted(found, key=lambda message: message.id)


class Zoo:
    """All the monkeys, and what must hold whatever they do."""

    def __init__(self, house: House, bot: CivBot, people: list[Person], *, seed: int, rashness: float = 0.02) -> None:
        self.house = house
        self.bot = bot
        self.people = people
        self.rashness = rashness
        self.monkeys = [Monkey(self, person, seed * 100 + index) for index, person in enumerate(people)]
        self.pressed: set[tuple[str, int, int]] = set()
        self.impossible: list[str] = []
        self.faults: list[str] = []
        self.presses = 0

    async def answered(self, begun: Sequence[Interaction], what: str) -> Interaction:
        """Waits for the answer to one press, or to one of several at once; a failure or an apology is kept as a fault.

        Of several the older ones may be overtaken: they are taken, and have nothing to show.
        """
        self.presses += len(begun)

        async def look() -> Interaction | None:
            states = [(await each.refresh()).state for each in begun]
            shown = [each for each in begun if each.state not in ("pending", "deferred", "acknowledged")]
            return shown[0] if shown and "pending" not in states else None

        with suppress(TimeoutError):
            await begun[0].until(look)
        for each in begun:
            if each.state in ("pending", "failed"):
                self.faults.append(f"{each.user_name}: {what}: {each.state}")
            for message in each.messages:
                if "went wrong" in message.text:
                    self.faults.append(f"{each.user_name}: {what}: {message.text}")
        return begun[0]

    async def run(self, presses: int) -> None:
        """Lets each of them do so much, all at once."""

        async def roam(monkey: Monkey) -> None:
            for _ in range(presses):
                await monkey.wander()

        await asyncio.gather(*map(roam, self.monkeys))

    async def tables(self) -> list[Table]:
        """All tables there are, once they have been announced."""
        found: list[Table] = []
        number = 1
        while True:
            try:
                table = await self.bot.services.tables.look(TableId(number))
            except Exception:
                return found
            table = await self._announced(table)
            found.append(table)
            number += 1

    async def _announced(self, table: Table) -> Table:
        for _ in range(200):
            if not table.is_behind:
                return table
            await asyncio.sleep(0.05)
            table = await self.bot.services.tables.look(table.id)
        self.faults.append(f"table {table.id} stays behind")
        return table

    async def check(self) -> None:
        """All that must hold when nobody presses."""
        for table in await self.tables():
            await self._check_table(table)
        for person in self.people:
            await self._check_sight(person)

    async def _shown(self, table: Table) -> tuple[Table, list[Message]]:
        """A table and its public messages as they belong together: a computer plays on while one reads."""
        while True:
            mine = await self._public_of(table)
            now = await self._announced(await self.bot.services.tables.look(table.id))
            if now.revision == table.revision:
                return table, mine
            table = now

    async def _check_table(self, table: Table) -> None:
        table, mine = await self._shown(table)
        live = [message for message in mine if any(_verb(button) != "" for button in message.buttons)]
        boards = [message for message in live if is_playable(message)]
        if table.status == "lobby":
            self._expect(len(live) == 1, table, f"a lobby with {len(live)} live messages")
        elif table.match is not None:
            self._expect(len(boards) == 1, table, f"{len(boards)} live boards")
            others = [
                b.label for m in live if m not in boards for b in m.buttons if b.label not in ("Agree", "Disagree")
            ]
            others = [label for label in others if not label.startswith("Let the computer")]
            self._expect(not others, table, f"other live buttons {others}")
            if boards:
                self._check_board(table, boards[0])
                posts = [message for message in mine if message.raw["mentions"] and message.is_v2]
                self._check_chapters(table, posts)
            game = civ_game(table.match)
            again = read("\n".join(write(game)).splitlines())
            self._expect(again.position == game.position, table, "the log leads elsewhere")
        if table.status == "playing" and boards:
            await self._check_way_on(table, boards[0])

    def _check_board(self, table: Table, board: Message) -> None:
        called = {person.id for person in self.people if person.mention in board.text}
        awaited = {
            table.participants[seat].user_id for seat in table.waiting if not table.participants[seat].is_automatic
        }
        self._expect(called == awaited, table, f"calls {called}, awaits {awaited}")
        self._expect(bool(board.alt_texts), table, "no alt text")

    def _check_chapters(self, table: Table, posts: list[Message]) -> None:
        assert table.match is not None
        kinds: list[str] = []
        for number in range(table.match.number + 1):
            kind = chapter(civ_game(table.match).at(number))
            if not kinds or kinds[-1] != kind:
                kinds.append(kind)
        self._expect(len(posts) <= len(kinds), table, f"{len(posts)} pings in {len(kinds)} chapters")

    async def _check_way_on(self, table: Table, board: Message) -> None:
        assert table.match is not None
        for seat in table.waiting:
            if table.participants[seat].is_automatic:
                continue
            person = next(person for person in self.people if person.id == table.participants[seat].user_id)
            hand = await (await person.press(board, "My hand")).message()
            self._expect(hand.ephemeral, table, "a public hand")
            self._expect(bool(hand.buttons or hand.selects), table, f"{person.name} has no way on")
            seen = observe(civ_game(table.match), seat)
            alt = " ".join(hand.alt_texts)
            chosen = (await self.bot.services.profiles.preferences(table.participants[seat].user_id)).locale
            localizer = self.bot.resources.catalogues.localizer(chosen or person.locale)
            text = localizer.list(
                [words.card(localizer, card) for card in sorted(seen.pack or seen.hand, key=display_order)]
            )
            self._expect(text in alt or not (seen.pack or seen.hand), table, f"{alt!r} is not {text!r}")

    async def _public_of(self, table: Table) -> list[Message]:
        found: dict[int, Message] = {}
        for place in await self.people[0].channels():
            if place.guild_id:
                for message in await self.people[0].messages(place):
                    if not message.ephemeral and re.search(rf"Table {table.id}\b", message.text):
                        found[message.id] = message
        return [found[key] for key in sorted(found)]

    async def _check_sight(self, person: Person) -> None:
        for place in await person.channels():
            if not place.guild_id:
                continue
            for message in await person.messages(place):
                private = any(re.search(r"Your hand(?! size)|The pack before", alt) for alt in message.alt_texts)
                if private and not message.ephemeral:
                    self.faults.append(f"a public hand: {message.text[:200]}")
                if not message.ephemeral and re.search(r"gave \S+ back (?!\d+ card)", message.text):
                    self.faults.append(f"a secret told: {message.text[:500]}")
                if message.ephemeral:
                    owner = message.raw.get("interaction_metadata", {}).get("user", {}).get("id")
                    if owner is not None and int(owner) != person.id:
                        self.faults.append(f"{person.name} sees another's: {message.text[:200]}")
                if message.text == "…" or "went wrong" in message.text:
                    self.faults.append(f"broken text: {message.text[:200]}")

    def _expect(self, holds: bool, table: Table, what: str) -> None:
        if not holds:
            self.faults.append(f"table {table.id} ({table.status}): {what}")


def _verb(button: Button) -> str:
    address = parse_address(button.custom_id)
    return address.verb if address else ""
