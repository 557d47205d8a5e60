"""`civ doctor`: check that everything the bot needs is there, and with `--alive`, that a running one is well."""

import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from bot.cli.configuration import ENV_FILE_OPTION, load_settings, open_store, settings_error
from bot.cli.texts import Failure, Texted, database_state, database_trouble, localizer, option, say, show
from bot.i18n.cutting import cut

if TYPE_CHECKING:
    from bot.settings import Settings
    from bot.store import DamagedTable

MOST_LISTED: Final = 1000
"""The maximal length of a list of texts, in characters."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One line of the report; `is_well` is None for a hint that isn't an error."""

    is_well: bool | None
    text: str


@click.command("doctor", cls=Texted, help="cli-doctor")
@option("--alive", is_flag=True, help="cli-doctor-alive")
@option("--thorough", is_flag=True, help="cli-doctor-thorough")
@option("--forget-emojis", "forgets", is_flag=True, help="cli-doctor-forget-emojis")
@ENV_FILE_OPTION
def command(*, alive: bool, thorough: bool, forgets: bool, env_file: Path | None) -> int:
    """Print what was found; return 1 if something is wrong."""
    settings = load_settings(env_file)
    if forgets:
        return _forget_emojis(settings)
    findings = _life(settings) if alive else _everything(settings, thorough=thorough)
    wrong = 0
    for finding in findings:
        mark = {True: "cli-mark-well", False: "cli-mark-wrong", None: "cli-mark-note"}[finding.is_well]
        show(f"{say(mark)}  {' '.join(finding.text.split())}")
        wrong += finding.is_well is False
    return 1 if wrong else 0


def _forget_emojis(settings: "Settings") -> int:
    """Delete the bot's emojis from its application; the next start sends them again."""
    import asyncio  # for help's sake not above

    from bot.app import CannotRun, forget_emojis
    from bot.settings import SettingsError

    if settings.discord_token is None:
        raise Failure("cli-run-no-token")
    try:
        count = asyncio.run(forget_emojis(settings))
    except SettingsError as error:
        raise settings_error(error) from None
    except CannotRun as error:
        raise click.ClickException(say(error.key, **error.values)) from None
    click.echo(say("cli-doctor-emojis-forgotten", count=count))
    return 0


def _life(settings: "Settings") -> Iterator[Finding]:
    from bot import heartbeat

    beat = heartbeat.read_heartbeat(settings.heartbeat_file)
    trouble = heartbeat.trouble_with(beat, time.time())
    why = ""
    if beat and beat.database:
        why = say("cli-database-trouble", trouble=beat.database, detail=beat.database, command="")
    task = (beat and beat.task) or ""
    yield Finding(trouble is None, say(trouble or "cli-alive", file=settings.heartbeat_file, why=why, task=task))


def _everything(settings: "Settings", *, thorough: bool) -> Iterator[Finding]:
    from bot.assets import folder

    yield from _settings(settings)
    yield from _token(settings)
    for name, url in (("discord", settings.database_url), ("playground", settings.playground_database_url)):
        yield from _database(name, url)
        yield from _backups(settings, name, url)
        if thorough:
            yield from _tables(name, url)
    yield from languages(folder() / "locales", settings.locale)
    yield _fonts()
    yield from _computers()
    yield from _puzzles()


def _settings(settings: "Settings") -> Iterator[Finding]:
    from bot.observability import redacted
    from bot.settings import ENV_FILE, unknown_variables, variables
    from bot.store.database import shown_url

    file = Path(ENV_FILE)
    yield Finding(True, say("cli-doctor-env", file=file.absolute(), found="yes" if file.is_file() else "no"))
    known = variables()
    for variable, field in known.items():
        value = getattr(settings, field)
        if field != "discord_token" and value is not None:
            shown = ", ".join(map(str, sorted(value))) if isinstance(value, frozenset) else str(value)  # type: ignore[reportUnknownArgumentType]  # of ids
            shown = shown_url(shown) if field.endswith("database_url") else redacted(shown)
            yield Finding(True, say("cli-doctor-setting", name=variable, value=shown or "–"))
    for variable in unknown_variables():
        yield Finding(None, say("cli-doctor-unknown", name=variable))


def _token(settings: "Settings") -> Iterator[Finding]:
    from bot.discord.permission_bits import ASKED, FOR_ROLES, SCOPES, invite_link
    from bot.settings import application_id, token_trouble

    if settings.discord_token is None:
        yield Finding(None, say("cli-doctor-no-token"))
        return
    token = settings.discord_token.get_secret_value()
    application = application_id(token)
    if application is None:
        yield Finding(False, say("cli-doctor-odd-token", why=say(token_trouble(token) or "")))
        return
    yield Finding(True, say("cli-doctor-token", application=application))
    yield Finding(True, say("cli-doctor-invite", link=invite_link(application)))
    yield Finding(
        True,
        say(
            "cli-doctor-permissions",
            scopes=", ".join(SCOPES),
            permissions=_names(ASKED),
            roles=_names(FOR_ROLES),
        ),
    )


def _names(permissions: Iterable[str]) -> str:
    said = localizer()
    return said.list([said.say(f"permission-{name.replace('_', '-')}") for name in permissions])


def _database(name: str, url: str) -> Iterator[Finding]:
    import asyncio  # for help's sake not above

    from bot.store import StoreError
    from bot.store.sqlite import is_new_file

    try:
        if is_new_file(url):
            yield Finding(True, database_state(name, url, say("cli-doctor-database-new")))
            return
        text, is_well, stopped_at = asyncio.run(_examine(url))
    except StoreError as error:
        yield Finding(False, database_trouble(name, url, error))
        return
    yield Finding(is_well, database_state(name, url, text))
    if stopped_at:
        yield Finding(False, say("cli-doctor-direct-stopped", at=stopped_at))


def _backups(settings: "Settings", name: str, url: str) -> Iterator[Finding]:
    """Say when the bot last made a backup by itself, where it is to."""
    import asyncio  # for help's sake not above

    from bot.scheduled_backups import BackupSchedule
    from bot.store import StoreError
    from bot.store.sqlite import is_new_file

    try:
        if settings.backup_dir is None or is_new_file(url):
            return
        if url.startswith("postgresql"):
            text = say("cli-backup-trouble", trouble="store-backup-server", file=settings.backup_dir)
            yield Finding(None if name == "playground" else False, database_state(name, url, text))
            return
        schedule = BackupSchedule.of(settings, settings.backup_dir, name, asyncio.run(_identity(url)))
        now = datetime.now(UTC)
        found, is_overdue = schedule.last(now), schedule.is_overdue(now)
    except StoreError:
        return  # said already
    except OSError as error:
        yield Finding(False, say("cli-unreadable", file=settings.backup_dir, why=error.strerror))
        return
    if found is None:
        text = say("cli-doctor-backup-none", folder=schedule.folder)
    else:
        key = "cli-doctor-backup-overdue" if is_overdue else "cli-doctor-backup"
        text = say(key, at=f"{found[0]:%Y-%m-%d %H:%M} UTC", file=found[1])
    # a playground may lie still for months
    yield Finding((None if name == "playground" else False) if is_overdue else True, database_state(name, url, text))


def _tables(name: str, url: str) -> Iterator[Finding]:
    """Replay every table of a database and check it against its seals."""
    import asyncio  # for help's sake not above

    from bot.store import StoreError
    from bot.store.sqlite import is_new_file

    try:
        if is_new_file(url):
            return
        count, damages = asyncio.run(_read_all(url))
    except StoreError:
        return  # said already
    for damage in damages:
        values = damage.reason.values
        where = {"table": str(values["table"]), "line": str(values.get("line", ""))}
        text = say("cli-doctor-table-damaged", kind=damage.reason.key, **where)
        yield Finding(False, database_state(name, url, text))
    if count is None:
        yield Finding(None, database_state(name, url, say("cli-doctor-database-old")))
    elif not damages:
        yield Finding(True, database_state(name, url, say("cli-doctor-tables-whole", count=count)))


async def _read_all(url: str) -> "tuple[int | None, list[DamagedTable]]":
    """Return the number of tables and the damaged ones; (None, []) where the schema is older than seals."""
    from bot.games.registry import every_game

    async with open_store(url, every_game()) as store:
        if not (await store.check()).is_current:
            return None, []
        return len(await store.integrity.ids()), [damage async for damage in store.integrity.damages()]


async def _examine(url: str) -> tuple[str, bool, str]:
    """Return a database's state, whether it is well, and since when Discord refuses the bot's direct messages."""
    from bot.store.records import DIRECT_STOPPED

    async with open_store(url, {}) as store:
        found = await store.check()
        stopped_at = await store.notes.recall(DIRECT_STOPPED) if found.is_current and not found.missing else None
    if found.missing:
        text = say("cli-doctor-missing", what=", ".join(found.missing))
    else:
        text = say("cli-doctor-tables", revision=found.revision or "–", tables=sum(found.tables.values()))
    later = () if found.is_current else (say("cli-doctor-database-old"),)
    return "; ".join((text, *later, *found.complaints)), found.is_sound, stopped_at or ""


async def _identity(url: str) -> str:
    """Return the database's identity; empty where the bot has not drawn one yet."""
    from bot.store.records import IDENTITY

    async with open_store(url, {}) as store:
        return await store.notes.recall(IDENTITY) or ""


def languages(locales: Path, configured: str) -> Iterator[Finding]:
    """Check all languages of a folder, and that the configured one is among them."""
    from bot.i18n import Catalogues
    from bot.i18n.catalogue import folders

    try:
        catalogues = Catalogues.load(locales)
    except FileNotFoundError as error:
        yield Finding(False, say("cli-doctor-no-locales", why=error))
        return
    yield Finding(True, say("cli-doctor-locales", locales=", ".join(catalogues.locales)))
    for name in (found.name for found in folders(locales) if found.name not in catalogues.locales):
        yield Finding(False, say("cli-doctor-locale-odd", folder=name))
    for locale in catalogues.locales:
        yield from locale_findings(locales, locale)
    if not catalogues.has(configured):
        yield Finding(False, say("cli-doctor-no-locale", locale=configured))


def locale_findings(locales: Path, locale: str) -> Iterator[Finding]:
    """Yield a language's flaws: missing texts are said in English, everything else is a mistake in its files."""
    from bot.i18n.completeness import flaws

    found = flaws(locales, locale)
    kinds = ("missing", "untranslated", "superfluous")
    lists = {kind: [flaw.where for flaw in found if flaw.kind == kind] for kind in kinds}
    for kind, keys in lists.items():
        if keys:
            named = cut(", ".join(keys), MOST_LISTED)
            wording = say(f"cli-doctor-locale-{kind}", locale=locale, count=len(keys), keys=named)
            yield Finding(None, wording)
    for flaw in found:
        if flaw.kind not in lists:
            parts = {"where": flaw.where, "found": flaw.found, "wanted": flaw.wanted}
            values = {name: cut(text, MOST_LISTED) for name, text in parts.items()}
            yield Finding(False, say("cli-doctor-locale-flaw", locale=locale, kind=flaw.kind, **values))
    if not found:
        yield Finding(True, say("cli-doctor-locale-whole", locale=locale))


def _fonts() -> Finding:
    from bot.drawing.fonts import Fonts

    try:
        Fonts.load()
    except (OSError, LookupError) as error:
        return Finding(False, say("cli-doctor-no-fonts", why=error))
    return Finding(True, say("cli-doctor-fonts"))


def _computers() -> Iterator[Finding]:
    from bot.games.civ.levels import find_troubles

    troubles = find_troubles()
    if not troubles:
        yield Finding(True, say("cli-doctor-computers"))
    for trouble in troubles:
        key = "cli-doctor-no-weights" if trouble.why == "missing" else "cli-doctor-bad-weights"
        yield Finding(False, say(key, file=trouble.file, why=trouble.why))


def _puzzles() -> Iterator[Finding]:
    from bot.games.civ.puzzle_files import find_troubles, puzzle_numbers, puzzles_folder

    numbers, troubles = puzzle_numbers(), find_troubles()
    if not numbers:
        yield Finding(False, say("cli-doctor-no-puzzles", file=puzzles_folder()))
    elif not troubles:
        yield Finding(True, say("cli-doctor-puzzles", count=len(numbers)))
    for trouble in troubles:
        yield Finding(False, say("cli-doctor-bad-puzzle", file=trouble.file, why=trouble.why))
