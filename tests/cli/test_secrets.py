"""No password and no token leaves through anything that is printed or logged, whatever its signs are."""

import logging
import re
from pathlib import Path
from typing import Final

from hypothesis import example, given
from hypothesis import strategies as st

from bot.cli.backup import backup_failure
from bot.cli.doctor import _settings  # pyright: ignore[reportPrivateUsage]  # without its slow checks
from bot.cli.texts import database_trouble
from bot.observability import Lines
from bot.settings import Settings
from bot.store import StoreError
from bot.store.database import prepare_url, shown_url

PIECE: Final = re.compile("[QXZJ]{3}", re.IGNORECASE)
"""A piece of a password as `passwords` makes them; nothing else that is printed has one."""
FORMS: Final = (
    "{scheme}://civ:{password}@db.example:5432/civ",
    "{scheme}://:{password}@/civ",
    "{scheme}://civ@db.example/civ?password={password}",
    "{scheme}://db.example/civ?user=civ&pass={password}",
    "{scheme}://civ:{password}",
    "{scheme}://civ:{password}@",
)
"""Addresses with a password, as people write them, some in the wrong place."""


@st.composite
def passwords(draw: st.DrawFn) -> str:
    """Pieces with any signs between them that an address can carry."""
    sign = st.text(st.characters(exclude_categories=("Cs", "Zs", "Zl", "Zp", "Cc")), max_size=3)
    pieces = draw(st.lists(st.text("QXZJ", min_size=3, max_size=6), min_size=1, max_size=3))
    between = draw(st.lists(st.sampled_from("@/:?#%&=[],;'\"\\") | sign, min_size=len(pieces), max_size=len(pieces)))
    return "".join(piece + sign for piece, sign in zip(pieces, between, strict=True))


def logged(text: str, *, as_json: bool) -> str:
    """What the log has of a line with this in it, and of an error."""
    record = logging.LogRecord("bot", logging.ERROR, "", 0, "no answer from %s (%s)", (text, {"of": text}), None)
    try:
        raise RuntimeError(f"cannot reach {text}")
    except RuntimeError as error:
        record.exc_info = (type(error), error, error.__traceback__)
    return Lines(as_json=as_json).format(record)


def of_database(url: str) -> list[str]:
    """What is said of a database by those who print its address."""
    error = StoreError("store-unavailable")
    said = [shown_url(url)]
    try:
        prepare_url(url)
    except StoreError as refused:
        error = refused
        said.append(repr(refused))
    said.append(database_trouble("discord", url, error))
    said += [
        str(backup_failure(Path("a.civ"), each, "discord", url)) for each in (error, StoreError("store-backup-cut"))
    ]
    try:
        settings = Settings(database_url=url, playground_database_url=url)
    except ValueError:
        return said
    return [*said, *(finding.text for finding in _settings(settings))]


@example("postgresql", FORMS[0], "QXZ@XZJ")
@example("postgresql", FORMS[0], "QXZ/XZJ")
@example("postgresql", FORMS[2], "QXZ")
@given(st.sampled_from(("postgresql", "postgresql+asyncpg", "postgres", "mysql")), st.sampled_from(FORMS), passwords())
def test_no_piece_of_a_databases_password_is_printed_or_logged(scheme: str, form: str, password: str) -> None:
    url = form.format(scheme=scheme, password=password)
    for line in (*of_database(url), logged(url, as_json=False), logged(url, as_json=True)):
        assert not PIECE.search(line), line


@given(passwords(), st.sampled_from(("https", "wss")))
def test_nor_is_one_of_another_address(password: str, scheme: str) -> None:
    url = f"{scheme}://civ:{password}@proxy.example/a?access_token={password}"
    for line in (logged(url, as_json=False), logged(url, as_json=True)):
        assert not PIECE.search(line), line
    try:
        settings = Settings(discord_api_base=url)
    except ValueError:
        return
    assert not [finding for finding in _settings(settings) if PIECE.search(finding.text)]


@given(
    st.from_regex(r"[A-Za-z0-9_-]{24}\.[A-Za-z0-9_-]{6}\.[A-Za-z0-9_-]{27,38}", fullmatch=True),
    st.sampled_from("'\"(,;: =/"),
)
def test_no_token_is_logged_whatever_stands_around_it(token: str, sign: str) -> None:
    for as_json in (False, True):
        assert token[-20:] not in logged(f"login{sign}{token}{sign}", as_json=as_json)


def test_what_is_no_secret_of_an_address_is_shown() -> None:
    assert (
        shown_url("postgresql://civ:a@[::1]:5433/civ?ssl=require") == "postgresql://civ:***@[::1]:5433/civ?ssl=require"
    )
    assert shown_url("sqlite:////home/a@b/my games.sqlite3") == "sqlite:////home/a@b/my games.sqlite3"
