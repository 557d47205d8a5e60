"""What slash commands do, and their words."""

import io
import logging
from collections.abc import Callable, Collection, Coroutine, Sequence
from typing import Any, Final

import discord
from discord import app_commands

from bot.client import CivBot
from bot.i18n.catalogue import SOURCE, Catalogues, Speaker
from bot.i18n.commands import NAME_KEY, UNTRANSLATED, is_fit
from bot.i18n.cutting import cut
from bot.reasons import NO_CLAUSE, GameError, Reasons
from bot.rules.position import DRAFT_KEEP, DRAFT_TAKE
from bot.table.absence import away as check_away
from bot.table.play import in_play
from bot.table.table import Summary, Table
from bot.table.values import OPEN, TableId
from bot.ui.desk import Desk, Interaction, user_of
from bot.ui.discord.address import Address
from bot.ui.discord.errors import guarded
from bot.ui.discord.sheet import Key, Sheet, Style
from bot.ui.discord.symbols import ACCENT
from bot.ui.hand import hand
from bot.ui.replay.spectators import check

log = logging.getLogger(__name__)

MOST_CHOICES: Final = 25
"""Suggestions of one autocompletion (Discord)."""
MOST_CHOICE_NAME: Final = 100
REASONS: Final = Reasons(
    dict.fromkeys(("which-table", "no-table", "which-game", "no-seat-here", "command-outdated"), NO_CLAUSE)
)
"""Why a command has nothing to work on."""


Word = Callable[[str], app_commands.locale_str]
"""A command's text by its key."""


def worded(catalogues: Catalogues) -> Word:
    """Makes a command's texts from their keys: English now, the others through `CommandTranslator`."""
    say = catalogues.speaker(SOURCE).say
    return lambda key: app_commands.locale_str(say(key), key=key)


_NAMES: Final = (
    app_commands.TranslationContextLocation.command_name,
    app_commands.TranslationContextLocation.group_name,
    app_commands.TranslationContextLocation.parameter_name,
)


class CommandTranslator(app_commands.Translator):
    """Slash commands in the languages of the catalogues.

    Descriptions and choices carry their key (`worded`). Names need nothing in the code: the key of the group, command
    or option `new` is `name-new`, in `commands.ftl`. What Discord would not take stays English: else it took nothing.
    """

    def __init__(self, catalogues: Catalogues) -> None:
        self._catalogues = catalogues

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        speaker = self._catalogues.speaker(locale.value)
        if speaker.locale == SOURCE:
            return None
        is_name = context.location in _NAMES and string.message not in UNTRANSLATED
        key = string.extras.get("key", f"{NAME_KEY}{string.message}" if is_name else None)
        if not isinstance(key, str):
            return None
        text = speaker.say(key)
        if is_fit(key, text):
            return text
        log.warning("Discord would not take %r of %s, it is said in English: %s", key, speaker.locale, text)
        return None


class Misplaced(GameError):
    """A command that names no table where there is not exactly one it could mean, or that is no longer there."""

    def __init__(self, key: str) -> None:
        super().__init__(REASONS.reason(key, {}))


async def run(interaction: Interaction, work: Callable[[Desk], Coroutine[Any, Any, None]]) -> None:
    """Runs a command's work inside the error boundary."""
    desk = Desk.of(interaction.client)
    await guarded(desk, interaction, work(desk))


async def which(desk: Desk, interaction: Interaction, number: int | None) -> Table:
    """The table a command means: the one named, else the only open one of this person here, else anywhere.

    Raises `UnknownTable`, or `Misplaced` where that is none or several.
    """
    if number is not None:
        return await desk.tables.look(TableId(number))
    mine = await desk.tables.tables_of(user_of(interaction), status=OPEN)
    here = [summary for summary in mine if summary.place.channel_id == interaction.channel_id]
    candidates = here or mine
    if len(candidates) != 1:
        raise Misplaced("which-table" if candidates else "no-table")
    return await desk.tables.look(candidates[0].id)


async def show_hand(desk: Desk, interaction: Interaction, number: int | None) -> None:
    """`/civ hand`."""
    await desk.acknowledge(interaction)
    await desk.show_hand(interaction, await which(desk, interaction, number))


async def show_table(desk: Desk, interaction: Interaction, number: int | None) -> None:
    """`/civ table`: the board for the one who asks, where he may see the table's channel.

    A player may bring the table here when its place is gone.
    """
    await interaction.response.defer(ephemeral=True, thinking=True)
    table = await which(desk, interaction, number)
    await check(desk, interaction, table)
    await desk.show_board(interaction, table)
    is_elsewhere = table.is_placeless or table.place.channel_id != interaction.channel_id
    if is_elsewhere and table.seat_of(interaction.user.id) is not None:
        speaker = await desk.reader(interaction)
        key = "table-lost" if table.is_placeless else "table-elsewhere"
        sheet = Sheet(ACCENT).text(speaker.say(key, table=table.id))
        sheet.keys([Key(Address("move", table.id), speaker.say("key-move"))])
        await interaction.followup.send(view=sheet.view(), ephemeral=True)


async def ask_resign(desk: Desk, interaction: Interaction, number: int | None) -> None:
    """`/civ resign`: asks once, because it cannot be taken back."""
    table = await which(desk, interaction, number)
    game, _ = in_play(table, user_of(interaction))
    speaker = await desk.reader(interaction)
    key = "resign-question-draft" if game.position.phase in (DRAFT_KEEP, DRAFT_TAKE) else "resign-question"
    sheet = Sheet(ACCENT).text(speaker.say(key, table=table.id))
    sheet.keys(
        [
            Key(Address("resign", table.id), speaker.say("key-resign"), Style.danger),
            Key(Address("seated", table.id), speaker.say("key-seated")),
        ]
    )
    await desk.whisper(interaction, "", sheet.view())


async def ask_away(desk: Desk, interaction: Interaction, number: int | None) -> None:
    """`/civ away`: asks once; whoever is away already, or alone there, is told so at once."""
    table = await which(desk, interaction, number)
    check_away(table, user_of(interaction))
    sheet = Sheet(ACCENT)
    hand.ask_away(sheet, table, await desk.reader(interaction))
    await desk.whisper(interaction, "", sheet.view())


async def send_transcript(desk: Desk, interaction: Interaction, number: int) -> None:
    """`/civ transcript`: a game as a file, to those who may read it."""
    is_owner = await desk.client.is_owner(interaction.user)
    lines = await desk.tables.transcript(TableId(number), user_of(interaction), is_bot_owner=is_owner)
    text = "".join(f"{line}\n" for line in lines)
    file = discord.File(io.BytesIO(text.encode()), f"civ-{number}.jsonl")
    await interaction.response.send_message(file=file, ephemeral=True)


async def suggest_tables(
    interaction: Interaction, current: str, *, status: Collection[str] | None = OPEN
) -> list[app_commands.Choice[int]]:
    """The tables of the one who types, in one of those statuses (None: any), for an option that names one."""
    desk = Desk.of(interaction.client)
    mine = await desk.tables.tables_of(user_of(interaction), status=status)
    return table_choices(mine, current, await desk.reader(interaction))


def table_choices(tables: Sequence[Summary], current: str, speaker: Speaker) -> list[app_commands.Choice[int]]:
    """Those tables that fit what is typed, as suggestions."""
    found: list[app_commands.Choice[int]] = []
    for summary in tables:
        names = speaker.list([sitter.name for sitter in summary.sitters])
        label = speaker.say("choice-table", table=summary.id, names=names)
        if current.casefold() in label.casefold():
            found.append(app_commands.Choice(name=cut(label, MOST_CHOICE_NAME), value=summary.id))
    return found[:MOST_CHOICES]


async def on_tree_error(interaction: Interaction, error: app_commands.AppCommandError) -> None:
    """What a command could not even begin with: an unknown or outdated command, an option out of range."""
    desk = Desk.of(interaction.client)

    async def fail() -> None:
        if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
            raise Misplaced("command-outdated")
        raise error

    await guarded(desk, interaction, fail())


async def prepare(client: CivBot) -> None:
    """Gives the command tree its translator and its errors their boundary."""
    await client.tree.set_translator(CommandTranslator(client.services.catalogues))
    client.tree.error(on_tree_error)
