"""`/civ leaderboard`: the people with a rank, and below them who has none yet, of this server or of all."""

import io
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

import discord

from bot.discord.fitting import reason_text, show_fitting
from bot.discord.routing import Bare, handles
from bot.discord.sheet import MOST_OPTIONS, Button, SelectOption, Sheet
from bot.discord.symbols import ACCENT
from bot.i18n.catalogue import Localizer
from bot.i18n.cutting import MOST_ALT, cut
from bot.i18n.names import safe_name
from bot.pages import display
from bot.pages.avatars import LASTING
from bot.pages.press import Press
from bot.pages.records.addresses import BOARD, BOARD_HERE, BOARD_SEASON, RULES, AtBoard
from bot.pages.records.leaderboard_picture import Line, leaderboard_picture
from bot.pages.records.ranked_members import MOST_ASKED, PAGE
from bot.pages.records.words import games_text, missing_text, season_text, standing_text
from bot.records.rating import ALL_SERVERS, INACTIVE, LEAST_TURNS, MOST_OF_A_PAIR, OPPONENTS, PROVISIONAL
from bot.store.results import Newcomer, Ranked
from bot.table.values import Participant, UserId

PICTURE: Final = "leaderboard.png"


@dataclass(frozen=True, slots=True)
class Board:
    """A page of a leaderboard, with all that it shows."""

    at: AtBoard
    seasons: Sequence[str]
    lines: Sequence[Ranked]
    newcomers: Sequence[Newcomer]
    """On the last page of the present season: whose rating is provisional."""
    names: dict[UserId, str]
    ranked: int
    own: str
    """Where the reader stands; empty where everyone reads it."""

    @property
    def season(self) -> str:
        return self.seasons[self.at.season]


async def show_leaderboard(press: Press, *, is_public: bool = False) -> None:
    """`/civ leaderboard`: show the first page, of this server; of all servers where there is none."""
    at = AtBoard(int(press.interaction.guild_id is None), 0, 0)
    if is_public:
        await show_here(press, at)
        return
    await press.acknowledge_privately()
    await _show(press, at)


@handles(BOARD_HERE)
async def show_here(press: Press, at: AtBoard) -> None:
    """Show a page to everyone in the channel."""
    if await press.begin_public_page():
        await _show(press, at, is_public=True)


@handles(BOARD)
async def turn(press: Press, at: AtBoard) -> None:
    """Show another page, where it was pressed if only the presser sees that."""
    await _acknowledge(press)
    await _show(press, at)


@handles(RULES)
async def show_rules(press: Press, _: Bare) -> None:
    """Tell by which rules games count (`bot/records/RECORDS.md`)."""
    text = (await press.localizer()).say(
        "record-rules", most=PROVISIONAL, least=OPPONENTS, days=INACTIVE.days, pair=MOST_OF_A_PAIR, turns=LEAST_TURNS
    )
    await press.tell(Sheet(ACCENT).text(text))


@handles(BOARD_SEASON)
async def choose_season(press: Press, at: AtBoard) -> None:
    """Show the first page of the season that was chosen."""
    await _acknowledge(press)
    chosen = next(iter(press.chosen_numbers), at.season)
    await _show(press, AtBoard(at.is_everywhere, max(0, chosen), 0))


async def _acknowledge(press: Press) -> None:
    message = press.interaction.message
    if message is not None and message.flags.ephemeral:
        await press.acknowledge_in_place()
    else:
        await press.acknowledge_privately()


async def _show(press: Press, at: AtBoard, *, is_public: bool = False) -> None:
    press.begin_page()
    interaction = press.interaction
    localizer, options = await press.localizer(), await press.display_options()
    if is_public:
        localizer = await press.context.locales.server(interaction.guild_id, interaction.guild_locale)
        options = await display.of_server(press.services.profiles, interaction.guild_id)
    here = interaction.guild_id
    scope = ALL_SERVERS if at.is_everywhere or here is None else here
    if scope != ALL_SERVERS and not (await press.profiles.guild_preferences(scope)).records:
        await press.edit(Sheet(ACCENT).text(localizer.say("record-off-server")))
        return
    board = await _find(press, at, scope, localizer, is_public=is_public)
    picture = None
    if options.has_picture and (board.lines or board.newcomers):
        shown = [
            *((each, each.rank, each.points, games_text(localizer, each.games)) for each in board.lines),
            *((each, 0, 0, missing_text(localizer, each.games, each.opponents)) for each in board.newcomers),
        ]
        people = [Participant(each.user, board.names.get(each.user, "")) for each, *_ in shown]
        avatars = await press.context.avatars.of(people, moment=LASTING if is_public else None)
        lines = tuple(
            Line(rank, person.name, points, text, not is_public and person.user_id == press.user, avatar)
            for (_, rank, points, text), person, avatar in zip(shown, people, avatars, strict=True)
        )
        look = press.context.pictures.look(options.theme)
        title, where = season_text(localizer, board.season), _where(scope, localizer)
        draw = partial(leaderboard_picture, title, where, lines, localizer, look)
        key = ("leaderboard", title, where, lines, localizer.locale, options.theme)
        picture = await press.context.pictures.cached(key, draw)

    async def show(data: bytes | None, why: str) -> None:
        page = leaderboard_sheet(
            board, scope, localizer, here, has_picture=data is not None, has_text=options.has_text,
            note=reason_text(localizer, why), is_public=is_public,
        )  # fmt: skip
        files = [] if data is None else [discord.File(io.BytesIO(data), PICTURE)]
        await press.edit(page, attachments=files)

    await show_fitting(press.context.pictures, picture, interaction.filesize_limit, show)


async def _find(press: Press, at: AtBoard, scope: int, localizer: Localizer, *, is_public: bool) -> Board:
    records = press.services.records
    seasons = (await records.seasons(scope))[:MOST_OPTIONS]
    at = AtBoard(at.is_everywhere, at.season if at.season < len(seasons) else 0, at.page)
    season = seasons[at.season]
    if scope != ALL_SERVERS and at.season == 0:
        await press.context.ranked_members.check_page(scope, at.page * PAGE)
    ranked = await records.count_ranked(scope, season)
    at = AtBoard(at.is_everywhere, at.season, min(at.page, max(0, (ranked - 1) // PAGE)))
    own = "" if is_public else await _own(press, scope, season, localizer)
    lines = await records.leaders(scope, season, limit=PAGE, offset=at.page * PAGE)
    newcomers: list[Newcomer] = []
    if at.season == 0 and (at.page + 1) * PAGE >= ranked:
        found = await records.newcomers(scope, limit=MOST_ASKED)
        newcomers = [each for each in found if not each.is_former][:PAGE]
    names = await records.names_of([each.user for each in (*lines, *newcomers)])
    return Board(at, seasons, lines, newcomers, names, ranked, own)


async def _own(press: Press, scope: int, season: str, localizer: Localizer) -> str:
    wishes = await press.profiles.preferences(press.user)
    if not wishes.records or (scope == ALL_SERVERS and not wishes.global_rating):
        return localizer.say("board-off")
    standing = await press.services.records.standing(scope, season, press.user)
    if standing is not None and standing.has_left:  # they have pressed something here
        await press.context.ranked_members.note(scope, press.user, is_here=True)
        standing = await press.services.records.standing(scope, season, press.user)
    if standing is None:
        return localizer.say("board-own-none")
    return localizer.say("board-own", text=standing_text(localizer, standing))


def _where(scope: int, localizer: Localizer) -> str:
    return localizer.say("record-everywhere" if scope == ALL_SERVERS else "record-here")


def leaderboard_sheet(
    board: Board,
    scope: int,
    localizer: Localizer,
    here: int | None,
    *,
    has_picture: bool,
    has_text: bool,
    note: str,
    is_public: bool,
) -> Sheet:
    """Return a page of a leaderboard; without a picture everything is told in words."""
    say, at = localizer.say, board.at
    sheet = Sheet(ACCENT).text(f"### {say('board-title')}")
    head = f"{_where(scope, localizer)} · {season_text(localizer, board.season)}"
    lines = [
        (line, say("board-line", rank=line.rank, name=safe_name(board.names.get(line.user, "")),
                   points=line.points, games=line.games))
        for line in board.lines
    ]  # fmt: skip
    newcomers = [
        say("board-newcomer", name=safe_name(board.names.get(each.user, "")),
            text=missing_text(localizer, each.games, each.opponents))
        for each in board.newcomers
    ]  # fmt: skip
    if has_picture:
        sheet.picture(PICTURE, cut("\n".join((head, *(text for _, text in lines), *newcomers)), MOST_ALT))
    if has_text or not has_picture:
        # a number and a dot begin a list in markdown, which would count by itself
        written = "\n".join(text.replace(".", "\\.", 1) for _, text in lines)
        nobody = say("board-nobody")
        sheet.text("\n".join((f"**{head}**", written or nobody, *newcomers)))
    sheet.text(board.own)
    small = [note, say("board-how", most=PROVISIONAL, least=OPPONENTS)]
    sheet.text("\n".join(f"-# {each}" for each in small if each))
    if len(board.seasons) > 1 and not is_public:
        options = [
            SelectOption(str(number), season_text(localizer, season), is_chosen=number == at.season)
            for number, season in enumerate(board.seasons)
        ]
        address = BOARD_SEASON.to(at.is_everywhere, at.season, at.page)
        sheet.select(address, say("board-pick-season"), options, least=1, most=1)
    buttons: list[Button] = []
    if at.page > 0:
        buttons.append(Button(BOARD.to(at.is_everywhere, at.season, at.page - 1), say("key-board-before")))
    if (at.page + 1) * PAGE < board.ranked:
        buttons.append(Button(BOARD.to(at.is_everywhere, at.season, at.page + 1), say("key-board-after")))
    if here is not None:
        key = "key-board-here" if scope == ALL_SERVERS else "key-board-everywhere"
        buttons.append(Button(BOARD.to(int(scope != ALL_SERVERS), 0, 0), say(key)))
        if not is_public and (board.lines or board.newcomers):
            buttons.append(Button(BOARD_HERE.to(at.is_everywhere, at.season, at.page), say("key-show-here")))
    return sheet.buttons([*buttons, Button(RULES.to(), say("key-record-rules"))])
