"""Every text that people type costs little on the event loop, at its longest and whatever it is.

Options, what is suggested for them, and fields of forms are found by reflection. Work is counted, not timed: what a
text of full length costs more than a short one is limited, and one twice as long costs at most about twice as much.
"""

import ast
import inspect
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from itertools import cycle, islice, repeat
from types import FrameType
from typing import Any, cast

import discord
import pytest
from discord import AppCommandOptionType, app_commands, ui

from bot.client import CivBot
from bot.games.calamities.pages.calamity_commands import MOST_FILE
from bot.games.calamities.stages import RESOLVING
from bot.pages.press import Press
from bot.pages.ui import ui_of
from bot.playground.people import Interaction, Message, Modal, NotPossible, Person
from bot.table.values import TableId
from tests.e2e.cups import begun
from tests.e2e.house import House, number_of
from tests.e2e.test_calamities import EGYPT, opened_calamities, set_up, state
from tests.work import ROOT, Work

pytestmark = pytest.mark.usefixtures("with_features")

LONGEST = 6000
"""Characters of a text where the bot says no limit (Discord)."""
MOST_WORK = 150_000
"""Calls and lines that a long text costs more than a short one: some ten milliseconds."""
FACTOR = 2.3
"""How much more a text may cost that is twice as long."""
SLACK = 40_000
"""Calls and lines that do not depend on the text, such as a board redrawn meanwhile."""
FAILURE = "an answer failed"

MIXED = "Memfis, a;(\n3 Hungersnod:\u0316\u0301= "
Text = Callable[[int], str]
"""Makes a text of that length."""
NASTY: tuple[Text, ...] = (
    lambda most: _repeated(MIXED, most),
    lambda most: _repeated("a,", most),
    lambda most: _repeated("a\n", most),
    lambda most: "a" + " " * (most - 2) + "b",
    lambda most: _repeated("a ", most),
    lambda most: _repeated("([{<", most),
    lambda most: "a" + _repeated("\u0316\u0301", most - 1),
    lambda most: "9" * most,
    lambda most: _repeated("1a", most),
    lambda most: "x" * most,
    lambda most: _repeated("knosos, memfis, treechery, embarg, milittary. ", most),
    lambda most: _distinct(most),
    lambda most: _repeated("<@1234567890123456789> ", most),
    lambda most: _repeated("famine from ", most),
    lambda most: _repeated("-+", most),
)


def _repeated(unit: str, most: int) -> str:
    return (unit * (most // len(unit) + 1))[:most]


def _distinct(most: int) -> str:
    """Words that are all different, and no names."""
    words = (f"{first}{second}{third}ab" for first in "bcdfghjk" for second in "aeiou" for third in "bcdfgl")
    return ",".join(islice(cycle(words), most // 6 + 1))[:most]


@dataclass(frozen=True)
class Typed:
    """Somewhere to type: what it is called, how long a text may be, and how it is sent."""

    name: str
    most: int
    send: Callable[[str], Any]


@dataclass
class Forms:
    """Where the code makes inputs and reads what was typed, and which of these places were come to."""

    made: set[tuple[str, int]] = field(default_factory=set[tuple[str, int]])
    read: set[tuple[str, int]] = field(default_factory=set[tuple[str, int]])


def functions_with(is_wanted: Callable[[ast.AST], bool]) -> set[tuple[str, int]]:
    """The file and the first line of each function of the bot in which there is such a node."""
    found: set[tuple[str, int]] = set()
    for file in (*(ROOT / "bot").rglob("*.py"), *(ROOT / "cogs").rglob("*.py")):
        if "playground" in file.parts or "bench" in file.parts:
            continue
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and any(map(is_wanted, ast.walk(node))):
                first = min([node.lineno, *(each.lineno for each in node.decorator_list)])
                found.add((str(file), first))
    return found


def _makes_input(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and ast.unparse(node.func).endswith("TextInput")


def _reads_form(node: ast.AST) -> bool:
    return isinstance(node, ast.Attribute) and ast.unparse(node) == "press.filled"


def _function_of(frame: FrameType | None) -> tuple[str, int]:
    """The file and the first line of the function that has called there, also from within a comprehension of it."""
    frame = frame and frame.f_back
    while frame is not None and frame.f_code.co_name.startswith("<"):
        frame = frame.f_back
    assert frame is not None
    return frame.f_code.co_filename, frame.f_code.co_firstlineno


@pytest.fixture
def forms(monkeypatch: pytest.MonkeyPatch) -> Forms:
    """What becomes of forms in this test."""
    forms, make = Forms(), cast("Any", ui.TextInput).__init__
    read = Press.filled.fget
    assert read is not None

    def noted_make(self: ui.TextInput[Any], *args: Any, **kwargs: Any) -> None:
        forms.made.add(_function_of(inspect.currentframe()))
        make(self, *args, **kwargs)

    def noted_read(self: Press) -> dict[str, list[str]]:
        forms.read.add(_function_of(inspect.currentframe()))
        return read(self)

    monkeypatch.setattr(ui.TextInput, "__init__", noted_make)
    monkeypatch.setattr(Press, "filled", property(noted_read))
    return forms


@dataclass
class World:
    """A server with a lobby, a game, two tables of calamities and a tournament, and one person who types at them."""

    house: House
    bot: CivBot
    ann: Person
    lobby: Message
    tables: dict[str, int]
    """A table by the name of the group whose commands are about it."""

    @classmethod
    async def build(cls, house: House, bot: CivBot) -> "World":
        ann, bob = house.people[:2]
        await begun(house, bot, 3)
        bot.owner_ids = {ann.id}  # whose form for a person who has left is filled in, too
        asking = await opened_calamities(house, [ann, bob])
        await set_up(house, ann, "Egypt", EGYPT)
        await set_up(house, bob, "Crete", "Crete: knossos city, phaestos city, argos 4", "superstition")
        await (await ann.slash("calamity draw", channel=house.channel, table=asking, held="Crete treachery")).settled()
        calamities = await opened_calamities(house, [ann, bob])
        number = await house.begin([ann, bob])
        lobby = await house.open_table(ann, players=3)
        tables = {"asking": asking, "calamity": calamities, "game": number, "lobby": number_of(lobby)}
        return cls(house, bot, ann, lobby, tables)

    async def settled(self, sent: Interaction) -> None:
        """Until an interaction is answered, in words that are no failure."""
        await sent.acknowledged()
        await ui_of(self.bot).context.in_flight.drained(60)

    # Options

    def options(self) -> Iterator[Typed]:
        """Every option that takes a text, and every suggestion, of every command of the tree."""
        for command in self.bot.tree.walk_commands():
            if not isinstance(command, app_commands.Command):
                continue
            for option in command.parameters:
                if option.type is AppCommandOptionType.string and not option.choices:
                    yield self._option(command, option)
                elif option.type is AppCommandOptionType.attachment:
                    yield self._file(command, option)
                if option.autocomplete:
                    yield self._suggestion(command, option)

    def _option(self, command: app_commands.Command[Any, ..., Any], option: app_commands.Parameter) -> Typed:
        async def send(text: str) -> None:
            options = {**self._others(command, option), option.name: text}
            await self.settled(await self.ann.slash(command.qualified_name, channel=self.house.channel, **options))

        return Typed(f"/{command.qualified_name} {option.name}", int(option.max_value or LONGEST), send)

    def _file(self, command: app_commands.Command[Any, ..., Any], option: app_commands.Parameter) -> Typed:
        async def send(text: str) -> None:
            file = "typed.txt", text.encode()[:MOST_FILE]
            options = {**self._others(command, option), option.name: file}
            await self.settled(await self.ann.slash(command.qualified_name, channel=self.house.channel, **options))

        return Typed(f"/{command.qualified_name} {option.name}: file", MOST_FILE, send)

    def _suggestion(self, command: app_commands.Command[Any, ..., Any], option: app_commands.Parameter) -> Typed:
        async def send(text: str) -> None:
            options = {**self._others(command, option), option.name: text}
            await self.ann.autocomplete(
                command.qualified_name, channel=self.house.channel, focused=option.name, **options
            )

        # nothing limits what is typed before it is sent
        return Typed(f"/{command.qualified_name} {option.name}: suggestions", LONGEST, send)

    def _others(self, command: app_commands.Command[Any, ..., Any], typed: app_commands.Parameter) -> dict[str, Any]:
        """What a command needs besides, and its table, so that what is typed is read."""
        group = command.root_parent.name if command.root_parent else ""
        given: dict[str, Any] = {}
        for option in command.parameters:
            if option.name == "table" and option is not typed:
                given["table"] = self.tables.get(group, self.tables["game"])
            elif option.required and option is not typed:
                given[option.name] = self._some(option)
        return given

    def _some(self, option: app_commands.Parameter) -> Any:
        match option.type:
            case AppCommandOptionType.string:
                return option.choices[0].value if option.choices else "1h"
            case AppCommandOptionType.integer:
                return int(option.min_value or 1)
            case AppCommandOptionType.user:
                return self.house.people[1]
            case _:
                raise AssertionError(f"say what {option.name} may be, which is a {option.type}")

    # Forms

    async def openers(self) -> list[str]:
        """The buttons that open forms: which of these there are is checked by `test_every_form_is_come_to`."""
        at = self.tables
        versions: dict[str, int] = {}
        seats: dict[str, int] = {}
        for name in ("asking", "calamity"):
            _, match = await state(self.bot, TableId(at[name]))
            versions[name], seats[name] = match.version, next(iter(match.waiting()), 0)
            assert (match.stage.kind == RESOLVING) == (name == "asking")
        return [
            f"civ:word:{at['lobby']}",
            f"civ:form:{at['lobby']}",
            f"civ:note:{at['game']}",
            "civ:own_form:times",
            "civ:own_form:vacation",
            "civ:server_form:0",
            "civ:results_form:0",
            "civ:person_form:0",
            "civ:l_open:0",
            "civ:t_roster:1",
            "civ:t_break:1",
            "civ:t_call:1",
            "civ:t_order:1:extend:0",
            f"civ:cal_form:{at['calamity']}:{versions['calamity']}:position:0",
            f"civ:cal_form:{at['calamity']}:{versions['calamity']}:hand:0",
            f"civ:cal_form:{at['asking']}:{versions['asking']}:answer:{seats['asking']}",
            f"civ:cal_form:{at['asking']}:{versions['asking']}:correct:0",
        ]

    async def fields(self) -> list[Typed]:
        """Every text of every form."""
        found: list[Typed] = []
        for address in await self.openers():
            opened = await self._opened(address)
            texts = [each for each in opened.fields if each.type == discord.ComponentType.text_input.value]
            assert texts, address
            # what else is asked for has to be readable, or this would never be read
            day = (datetime.now(UTC) + timedelta(days=30)).date().isoformat()
            given = {each.custom_id: each.value or (day if each.required else "") for each in texts}
            found += [self._field(address, opened, each.custom_id, given) for each in texts]
        return found

    async def _opened(self, address: str) -> Modal:
        pressed = await self.ann.press(self.lobby, custom_id=address, forge=True)
        return (await pressed.settled()).modal

    def _field(self, address: str, form: Modal, name: str, given: dict[str, str]) -> Typed:
        async def send(text: str) -> None:
            # under the form's address, in one that can always be opened: not every form can be, once it was filled in
            opened = await self._opened("civ:own_form:times")
            await self.settled(await self.ann.submit(opened, {**given, name: text}, custom_id=form.custom_id))

        return Typed(f"{address} {name}", _most(form, name), send)


def _most(opened: Modal, name: str) -> int:
    """How long a field's text may be; 4,000 characters where it does not say (Discord)."""
    (found,) = [each for each in _components(opened.raw["components"]) if each.get("custom_id") == name]
    return int(found.get("max_length", 4000))


def _components(found: Any) -> Iterator[dict[str, Any]]:
    for each in found:
        yield each
        yield from _components([each["component"]] if "component" in each else each.get("components", []))


async def work_of(typed: Typed, text: str) -> int:
    """How much is done for one text."""
    with Work() as work:
        await typed.send(text)
    return work.count


async def too_much(typed: Typed, text: Text) -> str:
    """What is wrong with what a text costs there; empty where nothing is."""
    half, whole = typed.most // 2, typed.most
    if half < 2:
        return ""
    await typed.send(text(2))  # what is made once is not counted
    least, some, most = [await work_of(typed, text(length)) for length in (2, half, whole)]
    told = f"{typed.name}: {text(12)!r}: {least} for 2 characters, {some} for {half}, {most} for {whole}"
    print(told)  # noqa: T201  # what is told of the whole walk where it fails
    is_much = most - least > MOST_WORK
    is_more_than_twice = most - least > FACTOR * max(0, some - least) + SLACK
    return told if is_much or is_more_than_twice else ""


def sampled() -> Iterator[Sequence[Text]]:
    """Yield two of the texts for each place, others for the next one."""
    others = cycle(NASTY[1:])
    while True:
        yield NASTY[0], next(others)


async def walk(places: Sequence[Typed], texts: Iterator[Sequence[Text]]) -> list[str]:
    """Type the next of these texts at each place; return what is wrong."""
    wrong: list[str] = []
    for typed in places:
        for text in next(texts):
            try:
                if told := await too_much(typed, text):
                    wrong.append(told)
            except NotPossible:  # Discord itself would not
                continue
    return wrong


PARTS = 5
"""In so many parts all of the texts are typed at each place."""
WHOLE = [
    pytest.param(locale, repeat(NASTY[part::PARTS]), marks=pytest.mark.long, id=f"{locale}-{part}")
    for locale in ("en-US", "de", "it")
    for part in range(PARTS)
]


@pytest.mark.long
@pytest.mark.parametrize(("locale", "texts"), [pytest.param("fr", sampled(), id="fr"), *WHOLE])
async def test_no_text_costs_much_on_the_event_loop(
    house: House, forms: Forms, caplog: pytest.LogCaptureFixture, locale: str, texts: Iterator[Sequence[Text]]
) -> None:
    async with house.bot() as bot:
        world = await World.build(house, bot)
        await house.playground.people.set_locale(locale, world.ann)
        options, fields = list(world.options()), await world.fields()
        # what closes a table or calls a tournament off comes last
        options.sort(key=lambda typed: ("cancel" in typed.name) + ("close" in typed.name))
        wrong = await walk([*fields, *options], texts)
        assert not wrong, "\n".join(wrong)
        assert functions_with(_makes_input) == forms.made, "each form needs a button in `openers`"
        assert functions_with(_reads_form) == forms.read, "each form needs a button in `openers`"
    assert [record.getMessage() for record in caplog.records if FAILURE in record.getMessage()] == []
