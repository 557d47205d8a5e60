"""`civ render`: draw a transcript as a picture of one position, as a film, or as a page for a browser."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

import click

from bot.cli.texts import Failure, Texted, option, say

if TYPE_CHECKING:
    from bot.drawing.look import Look
    from bot.games.civ.rules import Game
    from bot.games.civ.rules.transcript import Replayed
    from bot.i18n import Localizer

PICTURE: Final = ".png"
FILM: Final = ".webp"
LONGEST_NAME: Final = 32
"""Characters of a name, as on Discord."""


@click.command("render", cls=Texted, help="cli-render")
@click.argument("transcript", metavar="TRANSCRIPT")
@option("--at", type=click.IntRange(min=0), help="cli-render-at")
@option("--seat", type=click.IntRange(min=1), help="cli-render-seat")
@option("--theme", default="dark", show_default=True, help="cli-render-theme")
@option("--locale", default="en", show_default=True, help="cli-render-locale")
@option("--html", "page", type=click.Path(path_type=Path), metavar="FILE", help="cli-render-html")
@option("--output", "-o", type=click.Path(path_type=Path), metavar="FILE", help="cli-render-output")
@click.pass_context
def command(
    context: click.Context,
    transcript: str,
    *,
    at: int | None,
    seat: int | None,
    theme: str,
    locale: str,
    page: Path | None,
    output: Path | None,
) -> int:
    """Write the picture, or the page, or both; return 1 if the transcript is refused. People count seats from 1."""
    if page is not None and (at is not None or seat is not None):
        raise _usage_error("--html", "cli-render-html-whole")
    seat = None if seat is None else seat - 1
    if output is None:
        if page is None:
            raise click.MissingParameter(ctx=context, param=_output_option(context))
        return _render(transcript, None, page, at, seat, theme, locale)
    kind = output.suffix.lower()
    if kind not in (PICTURE, FILM):
        raise _usage_error("-o", "cli-render-kind", file=output)
    if kind == FILM and at is not None:
        raise _usage_error("--at", "cli-render-film-at")
    return _render(transcript, output, page, at, seat, theme, locale)


def _output_option(context: click.Context) -> click.Parameter:
    return next(param for param in context.command.params if param.name == "output")


def _render(
    transcript: str, output: Path | None, page: Path | None, at: int | None, seat: int | None, theme: str, locale: str
) -> int:
    look, localizer = _look(theme), _localizer(locale)
    from bot.cli.replay import read_one

    replayed = read_one(transcript)
    if replayed is None:
        return 1
    _check(replayed.game, at, seat)
    names = _names(replayed)
    if page is not None:
        _write(page, _page(replayed.game, names, localizer, look))
    if output is not None:
        is_film = output.suffix.lower() == FILM
        draw = _film(replayed.game, seat, names, localizer, look) if is_film else None
        _write(output, draw or _picture(replayed.game, at, seat, names, localizer, look))
    return 0


def _usage_error(name: str, key: str, **values: object) -> click.UsageError:
    """Return a usage error of one line that names the help."""
    return click.BadOptionUsage(name, say(key, **values), click.get_current_context())


def _look(theme: str) -> "Look":
    from bot.drawing.fonts import Fonts
    from bot.drawing.look import Look
    from bot.drawing.sprites import Sprites
    from bot.drawing.theme import THEMES

    if theme not in THEMES:
        raise _usage_error("--theme", "cli-render-no-theme", theme=theme, themes=", ".join(THEMES))
    return Look(THEMES[theme], Fonts.load(), Sprites())


def _localizer(locale: str) -> "Localizer":
    from bot.assets import folder
    from bot.i18n import Catalogues

    catalogues = Catalogues.load(folder() / "locales")
    if locale not in catalogues.locales:
        raise _usage_error("--locale", "cli-render-no-locale", locale=locale, locales=", ".join(catalogues.locales))
    return catalogues.localizer(locale)


def _check(game: "Game", at: int | None, seat: int | None) -> None:
    if at is not None and at > game.number:
        raise _usage_error("--at", "cli-render-no-line", at=at, lines=game.number)
    if seat is not None and seat >= game.setup.players:
        raise _usage_error("--seat", "cli-render-no-seat", seat=seat + 1, last=game.setup.players)


def _names(replayed: "Replayed") -> tuple[str, ...]:
    """Return the players' names from the header, as far as it has them; pictures omit characters they cannot show."""
    found = replayed.header.get("names")
    given = cast("list[object]", found) if isinstance(found, list) else []
    plain = [name[:LONGEST_NAME] if isinstance(name, str) else "" for name in given]
    return tuple([*plain, *[""] * replayed.game.setup.players][: replayed.game.setup.players])


def _picture(
    game: "Game", at: int | None, seat: int | None, names: Sequence[str], localizer: "Localizer", look: "Look"
) -> bytes:
    from bot.games.civ.pages.replay.steps import place, steps
    from bot.games.civ.pages.story import recent_events
    from bot.games.civ.pictures.board import board_picture
    from bot.games.civ.pictures.film import seat_picture
    from bot.games.civ.rules import observe

    then = game if at is None else game.at(at)
    found = steps(then)
    changed = recent_events(then, seat, since=found[place(found, then.number)].since)
    draw = board_picture if seat is None else seat_picture
    return draw(observe(then, seat), names, localizer, look, changed=changed)


def _film(game: "Game", seat: int | None, names: Sequence[str], localizer: "Localizer", look: "Look") -> bytes:
    from bot.drawing.fonts import legible
    from bot.games.civ.pages.replay.steps import shots
    from bot.games.civ.pictures.film import TooLarge, make_film

    shown = legible(names, look.fonts)
    try:
        return make_film(shots(game, seat, shown, localizer), shown, localizer, look)
    except TooLarge:
        raise Failure("cli-render-too-large") from None


def _page(game: "Game", names: Sequence[str], localizer: "Localizer", look: "Look") -> bytes:
    from bot.games.civ.pages.replay.web_page import make_web_replay

    return make_web_replay(game, lambda _: names, localizer, look)


def _write(output: Path, data: bytes) -> None:
    """Write the whole file or nothing. Raises `Failure`."""
    try:
        output.write_bytes(data)
    except OSError as error:
        raise Failure("cli-render-unwritable", file=output, why=error.strerror or str(error)) from None
    except ValueError as error:  # a name with a null character
        raise Failure("cli-render-unwritable", file=output, why=error) from None
