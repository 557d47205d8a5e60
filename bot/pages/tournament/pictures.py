"""The pictures of a tournament or a league: bracket, table, podium, and the pages that show them."""

from collections.abc import Sequence
from typing import Final

from bot.discord.sheet import Button, Sheet, whole_lines
from bot.discord.symbols import ACCENT
from bot.drawing.pictures import Pictures
from bot.i18n.catalogue import Localizer
from bot.i18n.names import without_markdown
from bot.pages.display import ThemeName
from bot.pages.tournament import addresses
from bot.pages.tournament.announcement import heading
from bot.pages.tournament.bracket import (
    Bracket,
    BracketPlayer,
    BracketRound,
    BracketTable,
    TableMark,
    bracket_alt,
    bracket_facts,
    bracket_pages,
    draw_bracket_page,
)
from bot.pages.tournament.league_pages import movement_of, picture_pages, table_sheet, tie_text
from bot.pages.tournament.league_picture import LeagueTable, PictureDivision, PictureRow, draw_league
from bot.pages.tournament.paging import MOST_LISTED, page_buttons, page_note
from bot.pages.tournament.podium import Podium
from bot.pages.tournament.shown_tournament import ShownTournament
from bot.tournament.draws import PlayerNumber, TableNumber, table_sizes
from bot.tournament.league import TieBreak, division_table, tie_breaks
from bot.tournament.tournament import Round, TournamentTable

BRACKET_FILE: Final = "bracket.png"


def bracket_of(shown: ShownTournament) -> Bracket:
    """Return the bracket: all rounds that are drawn, and those that follow from their tables (§10.2)."""
    now = shown.tournament
    rounds = [_drawn(shown, played) for played in now.rounds]
    contestants = len(rounds[-1].tables) if rounds else len(now.lineup())
    while contestants and (not rounds or not rounds[-1].is_final):
        sizes = table_sizes(contestants)
        rounds.append(_coming(len(rounds) + 1, sizes))
        contestants = len(sizes)
    return Bracket(now.plan.title, now.official, tuple(rounds))


def _drawn(shown: ShownTournament, played: Round) -> BracketRound:
    return BracketRound(played.number, played.is_final, tuple(_table(shown, table) for table in played.tables))


def _table(shown: ShownTournament, table: TournamentTable) -> BracketTable:
    players = tuple(_player(shown, table, player) for player in table.players)
    return BracketTable(table.number, _mark(table), players, len(players))


def _mark(table: TournamentTable) -> TableMark:
    if table.is_over:
        return TableMark.OVER
    if table.tied:
        return TableMark.TIED
    return TableMark.PAUSED if table.is_paused else TableMark.ON


def _player(shown: ShownTournament, table: TournamentTable, player: PlayerNumber) -> BracketPlayer:
    return BracketPlayer(player, shown.plain_player(player), player == table.winner, player in table.out)


def _coming(number: int, sizes: Sequence[int]) -> BracketRound:
    tables = (
        BracketTable(TableNumber(place), TableMark.COMING, (), seats) for place, seats in enumerate(sizes, start=1)
    )
    return BracketRound(number, len(sizes) == 1, tuple(tables))


def podium_of(shown: ShownTournament, avatars: Sequence[bytes | None] = ()) -> Podium | None:
    """Return the podium, once the final is over; `avatars` are those of `podium_players`, in that order."""
    found = podium_players(shown)
    if not found:
        return None
    now = shown.tournament
    winner, *others = (BracketPlayer(player, shown.plain_player(player)) for player in found)
    return Podium(
        now.plan.title, now.official, winner, tuple(others), _starters(now.rounds[0]), tuple(avatars)
    )  # fmt: skip


def podium_players(shown: ShownTournament) -> tuple[PlayerNumber, ...]:
    """Return who is on the podium: the winner, then those who lost the final, by number; empty before its end."""
    champion = shown.tournament.champion()
    if champion is None:
        return ()
    table = shown.tournament.rounds[-1].tables[0]
    return champion, *sorted(player for player in table.drawn if player != champion)


def _starters(first: Round) -> int:
    return sum(len(table.drawn) for table in first.tables)


def league_table(shown: ShownTournament, localizer: Localizer, page: int) -> LeagueTable | None:
    """Return a page of a league's table, the first where there is no such page; None before the draw."""
    now, pages = shown.tournament, picture_pages(shown)
    if not now.rounds:
        return None
    tables = now.rounds[-1].tables
    state = f"{sum(table.is_over for table in tables)}/{len(tables)}"
    divisions = (_picture_division(shown, number) for number in pages[page if page < len(pages) else 0])
    return LeagueTable(now.plan.title, state, tuple(divisions))


def _picture_division(shown: ShownTournament, number: int) -> PictureDivision:
    rows = division_table(shown.tournament, number)
    used = tie_breaks(rows)
    ties = tuple(each for each in TieBreak if any(each in own for own in used.values()))
    found = (
        PictureRow(
            row.place, shown.plain_player(row.player), (row.played, row.won, row.shared, row.lost, row.points),
            movement_of(shown, row), row.is_out or row.player in shown.tournament.retired,
            tuple(tie_text(each, used.get(row.player, {}).get(each)) for each in ties),
        )
        for row in rows
    )  # fmt: skip
    return PictureDivision(number + 1, tuple(found), ties)


async def bracket_picture(
    pictures: Pictures, shown: ShownTournament, localizer: Localizer, page: int, theme: ThemeName
) -> bytes | None:
    """Return a page of the bracket, or of a league's table, as PNG; None where it cannot be drawn."""
    look = pictures.look(theme)
    if shown.tournament.is_league:
        table = league_table(shown, localizer, page)
        if table is None:
            return None
        return await pictures.cached(
            ("league", table, localizer.locale, theme), lambda: draw_league(table, localizer, look)
        )
    bracket = bracket_of(shown)
    key = ("bracket", bracket, localizer.locale, page, theme)
    return await pictures.cached(key, lambda: draw_bracket_page(bracket, localizer, look, page))


def bracket_sheet(shown: ShownTournament, localizer: Localizer, page: int, *, has_picture: bool) -> Sheet:
    """Return a page of the bracket: its picture, or the same in words; the first where there is no such page."""
    if shown.tournament.is_league:
        return table_sheet(shown, localizer, page, BRACKET_FILE, has_picture=has_picture)
    bracket = bracket_of(shown)
    count = len(bracket_pages(bracket))
    page = page if page < count else 0
    sheet = Sheet(ACCENT).text(heading(shown, localizer))
    if has_picture:
        sheet.picture(BRACKET_FILE, bracket_alt(bracket, localizer, page))
    else:
        texts = [without_markdown(fact) for fact in bracket_facts(bracket, localizer, page)[1:]]
        sheet.text(whole_lines("\n".join(texts), MOST_LISTED, "…"))
    sheet.text(page_note(page, count, localizer))
    sheet.buttons(page_buttons(lambda number: addresses.SHOW_BRACKET.to(shown.id, number), page, count, localizer))
    buttons = [Button(addresses.SHOW_STANDINGS.to(shown.id, 0), localizer.say("key-tournament-standings"))]
    if shown.tournament.rounds:
        buttons.insert(0, Button(addresses.SHOW_TABLES.to(shown.id), localizer.say("key-tournament-tables")))
    return sheet.buttons(buttons)
