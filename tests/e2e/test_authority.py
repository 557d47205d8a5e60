"""Who may do what, walked: every button, select, form and command by every kind of person, with forged addresses.

Rows come from the registry of verbs and the tree of commands, so that a new one without a rule fails; columns are the
kinds of people (`tests.e2e.authority`). Default runs walk a fixed sample of the cells, `long` all of them.
"""

import asyncio
import hashlib
import sqlite3
from collections.abc import AsyncGenerator, Callable, Mapping
from contextlib import asynccontextmanager, closing
from dataclasses import asdict, dataclass, field, replace

import discord
import pytest

from bot.client import CivBot
from bot.games.civ.game import CIV, Choices
from bot.pages.ui import ui_of
from bot.playground.people import ChannelRef, GuildRef, Interaction, Message, NotPossible, Person
from bot.table.preferences import GuildPreferences
from bot.table.table import Table
from bot.table.values import Options, Participant, Place, SeatHolder, Status, TableId, UserId
from bot.table.vote import VoteKind
from tests.e2e.authority import COMMANDS, VERBS, At, Rule, Who
from tests.e2e.house import FEATURES, House

pytestmark = pytest.mark.usefixtures("with_features")

KEPT = {
    "games": "id, status, options, owner, header, deal, is_paused, is_hidden, is_placeless, channel_id",
    "lines": "game, n, seat, do, by",
    "sitters": "game, seat, user_id, is_automatic",
    "ballots": "*",
    "motions": "*",
    "guild_preferences": "*",
    "moderation": "guild_id, kind, game, user_id",
}
"""What nobody changes without leave, whom it may concern."""
SAMPLE = 24
"""One cell of so many is walked by every run."""

MENU = ("Invite to my table",)
"""What stands in the menu at a person, and is no slash command."""

Cell = tuple[str, Rule, Who]


def cells(rules: Mapping[str, Rule], *, whole: bool) -> list[Cell]:
    """The cells of a matrix, those of one state after another: of each rule in its own state, the whole then in all.

    Each in its own first: what somebody may do elsewhere, too, uses up what he may do once in a while.
    """
    found = [
        (name, rule if at is rule.at else _elsewhere(rule, at), who)
        for name, rule in rules.items()
        for at in (At if whole else (rule.at,))
        for who in Who
    ]
    chosen = [cell for cell in found if whole or _digest(cell[0] + cell[2]) % SAMPLE == 0]
    return sorted(chosen, key=lambda cell: (cell[1] is not rules[cell[0]], cell[1].at))


def _elsewhere(rule: Rule, at: At) -> Rule:
    """The rule in another state than its own: who changes something there may, nobody has to, and all others do not."""
    besides = frozenset[Who]() if at in (At.LOBBY, At.FULL) else rule.in_game
    return replace(rule, at=at, who=frozenset[Who](), may=rule.who | rule.may | besides)


def _digest(text: str) -> int:
    return hashlib.sha256(text.encode()).digest()[0]


@dataclass
class Town:
    """The people around the tables of a server, a table in each state, and what a press can be made on."""

    house: House
    bot: CivBot
    people: dict[Who, Person]
    guild: GuildRef
    places: dict[Who, ChannelRef]
    messages: dict[int, Message]
    """By channel, one of the bot's."""
    tables: dict[At, Table] = field(default_factory=dict[At, Table])

    @classmethod
    async def build(cls, house: House, bot: CivBot) -> "Town":
        world = house.playground.people
        people = {who: await world.person(f"p{number}") for number, who in enumerate(Who)}
        people[Who.BOT_OWNER] = await world.owner()
        founder = await world.person("founder")
        outside = (Who.STRANGER, Who.LEFT)
        guild = await world.guild("Here", founder, [each for who, each in people.items() if who is not Who.STRANGER])
        other = await world.guild("There", founder, [people[who] for who in outside])
        here, there = await world.channel(guild, "table"), await world.channel(other, "elsewhere")
        await world.leave(guild, people[Who.LEFT])
        await world.role(guild, "mods", ["MANAGE_GUILD"], [people[Who.MODERATOR]])
        for group in ("moderate", "server-settings"):
            for server in (guild, other):
                await world.enable_command(server, group)
        messages = {
            place.id: await (await person.slash("civ new", channel=place, players=2)).message()
            for place, person in ((here, people[Who.SPECTATOR]), (there, people[Who.STRANGER]))
        }
        town = cls(house, bot, people, guild, {who: there if who in outside else here for who in Who}, messages)
        await town._separate()
        return town

    async def _separate(self) -> None:
        """Blocks one, and keeps one from the server's tables."""
        await self.settle_server()
        await self.bot.services.blocks.switch(self.user(Who.ON_TURN), self.user(Who.BLOCKED))

    def user(self, who: Who) -> UserId:
        return UserId(self.people[who].id)

    async def settle_server(self) -> None:
        """What the server has set, as it was at first."""
        wishes: dict[str, object] = asdict(GuildPreferences(display="text", threads="channel"))
        wishes |= {"channels": [], "podium": [], "features": [*FEATURES]}
        wishes |= {"barred": [self.user(Who.BANNED)], "barred_keys": []}
        await self.bot.services.profiles.set_guild_preferences(self.guild.id, wishes)

    async def table(self, at: At) -> Table:
        """A table in that state: one that nobody has changed since it was made."""
        if at not in self.tables:
            self.tables[at] = await (self._lobby(at) if at in (At.LOBBY, At.FULL) else self._game(at))
        return self.tables[at]

    async def _lobby(self, at: At) -> Table:
        lobbies = self.bot.services.lobbies
        seats, is_open = (4, True) if at is At.LOBBY else (2, False)
        options = Options(seats, CIV, Choices().to_json())
        owner, place = self.user(Who.ON_TURN), Place(self.guild.id, self.places[Who.OTHER].id, "en")
        table = await lobbies.create(owner, "A", place, options, computers=int(is_open))
        table = await lobbies.join(table.id, self.user(Who.OTHER), "B")
        if not is_open:
            return table
        unready = (self.user(Who.OTHER),)
        return await self._changed(table, lambda now: replace(now, options=replace(now.options, unready=unready)))

    async def _game(self, at: At) -> Table:
        services = self.bot.services
        options = Options(4, CIV, Choices().to_json())
        owner, place = self.user(Who.ON_TURN), Place(self.guild.id, self.places[Who.OTHER].id, "en")
        table = await services.lobbies.create(owner, "A", place, options)
        for who in (Who.OTHER, Who.AWAY, Who.FORMER):
            await services.lobbies.join(table.id, self.user(who), who[:9])
        table = await self._changed(await services.lobbies.begin(table.id, owner), self._seated)
        if at is At.EFFECTS:
            assert table.match is not None
            action = table.match.allowed(table.waiting[0])[0]
            await services.tables.submit(table.id, owner, [action], version=table.match.version)
            await services.votes.propose(table.id, self.user(Who.OTHER), VoteKind.PAUSE)
        elif at is At.PAUSED:
            await self._changed(table, lambda now: replace(now, is_paused=True))
        elif at is At.OVER:
            await self._changed(table, lambda now: replace(now, status=Status.CANCELLED))
        return await services.tables.look(table.id)

    def _seated(self, table: Table) -> Table:
        """The table whose owner is on turn, one of whose holders is away, and one seat of which has changed hands."""
        first = table.waiting[0]
        whose = [self.user(who) for who in (Who.ON_TURN, Who.OTHER, Who.AWAY, Who.SUBSTITUTE)]
        away = self.user(Who.AWAY)
        seats = [Participant(user, f"s{user % 100}", is_automatic=user == away) for user in whose]
        ordered = tuple(seats[(seat - first) % 4] for seat in range(4))
        changed = (first + 3) % 4
        holders = (
            SeatHolder(changed, 0, self.user(Who.FORMER), "former", is_before_first_line=True),
            SeatHolder(changed, 0, self.user(Who.SUBSTITUTE), "substitute"),
        )
        return replace(table, participants=ordered, seat_holders=holders)

    async def _changed(self, table: Table, change: Callable[[Table], Table]) -> Table:
        return await self.bot.services.live.change(table.id, change)

    # What they do

    async def act(self, name: str, rule: Rule, who: Who, table: Table) -> None:
        """Sends it, and returns once the bot has answered."""
        try:
            sent = await (self._slash if " " in name or name in COMMANDS else self._press)(name, rule, who, table)
        except NotPossible:  # Discord itself would not
            return
        await sent.acknowledged()
        await ui_of(self.bot).context.in_flight.drained(60)

    async def _slash(self, name: str, rule: Rule, who: Who, table: Table) -> Interaction:
        options = {key: self._value(value, table) for key, value in rule.options.items()}
        if name in MENU:
            (person,) = [each for each in options.values() if isinstance(each, Person)]
            return await self.people[who].use_menu(name, self.places[who], person)
        return await self.people[who].slash(name, channel=self.places[who], **options)

    async def _press(self, name: str, rule: Rule, who: Who, table: Table) -> Interaction:
        person, message = self.people[who], self.messages[self.places[who].id]
        custom_id = f"civ:{name}{rule.fields.format(**self._known(table))}"
        if rule.form is not None:
            asked = await (await person.press(message, custom_id="civ:games:0:0", forge=True)).settled()
            return await self._submit(person, message, custom_id, rule.form) or asked
        if rule.values:
            values = [self._value(value, table) for value in rule.values]
            return await person.select(message, custom_id, values, forge=True)
        return await person.press(message, custom_id=custom_id, forge=True)

    async def _submit(
        self, person: Person, message: Message, custom_id: str, form: Mapping[str, str]
    ) -> Interaction | None:
        """Fills another form in under that address: the one for a word at a lobby of his own."""
        own = await self.bot.services.lobbies.create(
            UserId(person.id), "own", Place(None, message.channel_id, "en"), Options(2, CIV, Choices().to_json())
        )
        asked = await (await person.press(message, custom_id=f"civ:word:{own.id}", forge=True)).settled()
        return await person.submit(asked.modal, dict(form), custom_id=custom_id)

    def _known(self, table: Table) -> dict[str, object]:
        match = table.match
        action = match.allowed(table.waiting[0])[0] if match is not None and table.waiting else ""
        return {"table": table.id, "version": match.version if match else 0, "action": action}

    def _value(self, value: object, table: Table) -> object:
        if value == "{table}":
            return int(table.id)
        people = {"{other}": Who.OTHER, "{spectator}": Who.SPECTATOR, "{banned}": Who.BANNED}
        if value in people:
            return self.people[people[str(value)]]
        return value.format(**self._known(table)) if isinstance(value, str) else value

    def digest(self, table: TableId) -> object:
        """All that nobody changes without leave: of this table, how many there are, and what servers have set."""
        file = self.house.database.removeprefix("sqlite:///")
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as raw:
            found: list[object] = [raw.execute("SELECT count(*) FROM games WHERE guild_id IS NOT NULL").fetchone()]
            for part, columns in KEPT.items():
                column = {"games": "id", "guild_preferences": "guild_id"}.get(part, "game")
                one = "" if part in ("guild_preferences", "moderation") else f" WHERE {column} = {table}"
                found.append(raw.execute(f"SELECT {columns} FROM {part}{one}").fetchall())
        return found


@asynccontextmanager
async def opened_town(house: House) -> AsyncGenerator[Town]:
    most = 10**6
    house.limits = replace(house.limits, tables_per_user=most, tables_per_channel=most, lobbies_per_user=most)
    async with house.bot() as bot:
        yield await Town.build(house, bot)


async def walk(town: Town, found: list[Cell]) -> list[str]:
    """Does what every cell says; those that came out otherwise than their rules say."""
    wrong: list[str] = []
    for name, rule, who in found:
        table = await town.table(rule.at)
        before = town.digest(table.id)
        await town.act(name, rule, who, table)
        has_changed = town.digest(table.id) != before
        if has_changed and who not in rule.who | rule.may:
            wrong.append(f"{name} at {rule.at}: {who} has changed something")
        if not has_changed and who in rule.who:
            wrong.append(f"{name} at {rule.at}: {who} could not")
        if has_changed:
            del town.tables[rule.at]
            await town.settle_server()
    return wrong


def command_names(bot: CivBot) -> set[str]:
    """Every command of the tree that can be called, and those of the menu at a person."""
    slash = {each.qualified_name for each in bot.tree.walk_commands() if not hasattr(each, "commands")}
    return slash | {each.name for each in bot.tree.get_commands(type=discord.AppCommandType.user)}


async def test_every_verb_and_every_command_has_a_rule(house: House) -> None:
    async with house.bot() as bot:
        verbs = {verb.name for verb in ui_of(bot).router.registry}
        assert verbs == set(VERBS), "each verb needs a rule in VERBS of tests/e2e/authority.py"
        assert command_names(bot) == set(COMMANDS), "each command needs a rule in COMMANDS of tests/e2e/authority.py"


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.long)])
async def test_nobody_changes_by_a_button_or_a_form_what_is_not_his(
    house: House, caplog: pytest.LogCaptureFixture, whole: bool
) -> None:
    async with opened_town(house) as town:
        wrong = await walk(town, cells(VERBS, whole=whole))
    assert not wrong, "\n".join(wrong)
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == []


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.long)])
async def test_nobody_changes_by_a_command_what_is_not_his(
    house: House, caplog: pytest.LogCaptureFixture, whole: bool
) -> None:
    async with opened_town(house) as town:
        wrong = await walk(town, cells(COMMANDS, whole=whole))
    assert not wrong, "\n".join(wrong)
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == []


async def test_two_clients_that_race_for_one_decision_make_one_line(house: House) -> None:
    async with opened_town(house) as town:
        table = await town.table(At.PLAY)
        rule = VERBS["do"]
        await asyncio.gather(*(town.act("do", rule, Who.ON_TURN, table) for _ in range(4)))
        after = await town.bot.services.tables.look(table.id)
        assert after.number == table.number + 1
        await town.act("do", rule, Who.ON_TURN, table)
        assert (await town.bot.services.tables.look(table.id)).number == after.number, "the old button is stale"


async def test_a_choice_that_was_never_offered_changes_nothing_and_breaks_nothing(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    async with opened_town(house) as town:
        table = await town.table(At.LOBBY)
        before = town.digest(table.id)
        for what in ("players", "partner", "clock", "timeout"):
            for value in ("²", "-9"):
                rule = Rule(at=At.LOBBY, fields=f":{{table}}:0:{what}", values=(value,))
                await town.act("arrange", rule, Who.ON_TURN, table)
        assert town.digest(table.id) == before
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == []


async def test_a_hand_that_somebody_else_shows_is_nobody_s_to_press(house: House) -> None:
    async with opened_town(house) as town:
        table = await town.table(At.PLAY)
        owner, other = town.people[Who.ON_TURN], town.people[Who.OTHER]
        message = town.messages[town.places[Who.ON_TURN].id]
        hand = await (await owner.press(message, custom_id=f"civ:hand:{table.id}", forge=True)).message()
        assert hand.ephemeral
        before = town.digest(table.id)
        for button in hand.buttons:
            try:
                sent = await other.press(hand, custom_id=button.custom_id, forge=True)
            except NotPossible:
                continue
            await sent.acknowledged()
            await ui_of(town.bot).context.in_flight.drained(60)
        assert town.digest(table.id) == before
