"""A league's season as its pages show it: sign-up, divisions, table, games and rules. Values in, sheets out."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from bot.discord.sheet import Button, Sheet, Style
from bot.discord.symbols import ACCENT, discord_time
from bot.i18n.catalogue import Localizer
from bot.i18n.cutting import cut
from bot.i18n.names import safe_text, without_markdown
from bot.manager.tournament_values import RunningTournament
from bot.pages.tournament import addresses
from bot.pages.tournament.act_text import why_text
from bot.pages.tournament.paging import page_buttons, page_note
from bot.pages.tournament.shown_tournament import ShownTournament
from bot.table.values import UserId
from bot.tournament.directing import Settle
from bot.tournament.draws import PlayerNumber
from bot.tournament.league import (
    FEWEST,
    MOST_PLAYERS,
    Award,
    Concede,
    Decide,
    LeagueRow,
    Movement,
    TieBreak,
    division_table,
    games_at_once,
    has_left,
    season_plan,
    staying,
    tie_breaks,
)
from bot.tournament.officials import Cancel
from bot.tournament.tournament import Round, Stage, TournamentTable
from bot.tournament.waiting import Awaited

LONGEST_NAMES: Final = 900
"""Characters of a list of names: Fluent takes no value of more than 1,000."""
RULES: Final = ("divisions", "games", "points", "ties", "moves", "time", "absence", "leaving", "end")
ON_PAGE: Final = 2
"""Divisions in one picture."""


def league_heading(shown: ShownTournament, localizer: Localizer) -> str:
    """Return the season's name: the top of every page."""
    title = localizer.say("league-heading", title=safe_text(shown.tournament.plan.title))
    return f"### {title}\n{localizer.say('league-kind')}"


def season_sheet(shown: ShownTournament, localizer: Localizer) -> Sheet:
    """Return the announcement of a season, kept up to date at any stage."""
    sheet = Sheet(ACCENT).text(f"{league_heading(shown, localizer)}\n{_plan_text(shown, localizer)}")
    sheet.text("\n".join(_stage_lines(shown, localizer)))
    if shown.tournament.stage is not Stage.CANCELLED and shown.book:
        sheet.text(f"-# {localizer.say('tournament-committed', hash=shown.book[0].hash)}")
    return sheet.buttons(_entry_buttons(shown, localizer)).buttons(_look_buttons(shown, localizer))


def people_of_season(running: RunningTournament) -> tuple[UserId, ...]:
    """Return who is in a league's season now, to be called; nobody for a tournament."""
    now = running.tournament
    if not now.is_league:
        return ()
    numbers = (PlayerNumber(number) for number in range(1, len(now.players) + 1))
    people = [now.players[player - 1] for player in numbers if not has_left(now, player)]
    users = (running.user_of(who) for who in people or [each.who for each in now.entrants])
    return tuple(user for user in users if user is not None and user > 0)


def rules_sheet(localizer: Localizer, *, is_all_at_once: bool = False) -> Sheet:
    """Return the rules of the league; in older seasons all games begin at once."""
    rules = [f"league-rules-{each}" for each in RULES]
    if is_all_at_once:
        rules[RULES.index("games")] += "-all"
    sheet = Sheet(ACCENT).text(f"### {localizer.say('league-rules-title')}")
    return sheet.text("\n".join(f"- {localizer.say(each, most=MOST_PLAYERS)}" for each in rules))


def pair_text(shown: ShownTournament, table: TournamentTable, localizer: Localizer) -> str:
    """Return who plays a game, for messages."""
    one, other = table.players
    return localizer.say("league-pair", one=shown.player(one), other=shown.player(other))


def drawn_text(shown: ShownTournament, localizer: Localizer) -> str:
    """Return who plays in which division."""
    lines = [
        localizer.say("league-division-line", number=number, who=names_text([*map(shown.player, members)], localizer))
        for number, members in enumerate(shown.tournament.divisions, start=1)
    ]
    key = "league-drawn-all" if games_at_once(shown.tournament) is None else "league-drawn"
    return "\n".join([localizer.say(key), *lines])


def names_text(names: Sequence[str], localizer: Localizer) -> str:
    """Return a list of names, as long as a text takes it."""
    return cut(localizer.list(list(names)), LONGEST_NAMES)


def game_result_text(
    shown: ShownTournament, table: TournamentTable, name: str, localizer: Localizer, why: str = ""
) -> str:
    """Return what a game has come to, and why if it was decided without its end; empty while it is played."""
    if not table.is_over:
        return ""
    one, other = (shown.player(player) for player in table.players)
    if table.winner is not None:
        one, other = (one, other) if table.winner == table.players[0] else (other, one)
        text = localizer.say("league-won-game", table=name, who=one, other=other)
    elif table.tied:
        text = localizer.say("league-shared-game", table=name, who=localizer.list([one, other]))
    else:
        key = "league-void-game" if table.is_void else "league-lost-game"
        text = localizer.say(key, table=name, who=one, other=other)
    return f"{text}\n-# {why_text(why, localizer)}" if why else text


def award_of(shown: ShownTournament, table: TournamentTable) -> str:
    """Return why a game was decided without its end; empty where it was not."""
    acts = (entry.act.operation for entry in reversed(shown.book))
    found = (each for each in acts if isinstance(each, Award | Decide | Settle | Concede))
    return next((each.why for each in found if each.table == table.number), "")


# The table of each division


def picture_pages(shown: ShownTournament) -> tuple[tuple[int, ...], ...]:
    """Return the divisions, from 0, of each page of the table."""
    count = len(shown.tournament.divisions)
    return tuple(tuple(range(start, min(start + ON_PAGE, count))) for start in range(0, count, ON_PAGE)) or ((),)


def standings_text(
    shown: ShownTournament, localizer: Localizer, divisions: Sequence[int], name: Callable[[PlayerNumber], str]
) -> str:
    """Return the tables of some divisions in words, `name` being what a player is called there."""
    lines: list[str] = []
    for number in divisions:
        lines.append(f"**{localizer.say('league-division', number=number + 1)}**")
        rows = division_table(shown.tournament, number)
        used = tie_breaks(rows)
        lines += [row_text(shown, row, name(row.player), localizer, used.get(row.player, {})) for row in rows]
    return "\n".join(lines)


def movement_of(shown: ShownTournament, row: LeagueRow) -> Movement:
    """Return what a place means as it is shown: nothing yet for someone without a result, before the season's end."""
    return row.movement if row.played or shown.tournament.is_ended else Movement.STAYS


def why_text_of(shown: ShownTournament, localizer: Localizer, divisions: Sequence[int]) -> str:
    """Return what the columns of tie-breaks and the arrows in these divisions' tables mean."""
    tables = [division_table(shown.tournament, number) for number in divisions]
    used = {each for rows in tables for own in tie_breaks(rows).values() for each in own}
    lines = [localizer.say(f"league-legend-{each}") for each in TieBreak if each in used]
    if any(movement_of(shown, row) is not Movement.STAYS for rows in tables for row in rows):
        lines.append(localizer.say("league-legend"))
        if shown.tournament.is_ended:
            lines.append(localizer.say("league-legend-sizes"))
    return "\n".join(f"-# {line}" for line in lines)


def tie_text(tie_break: TieBreak, value: int | None) -> str:
    """Return what stands in the column of a tie-break: nothing for who needed none, a sign before the lot is drawn."""
    if value is None:
        return ""
    return "?" if tie_break is TieBreak.LOT and not value else str(value)


def row_text(
    shown: ShownTournament, row: LeagueRow, who: str, localizer: Localizer, used: Mapping[TieBreak, int]
) -> str:
    """Return a row of a table in words, whose player is called `who`, with the tie-breaks `used` for them."""
    ties = "".join(f" · {localizer.say(f'league-column-{each}')} {tie_text(each, used[each])}" for each in used)
    return localizer.say(
        "league-row", place=row.place, who=who, points=row.points, won=row.won,
        shared=row.shared, lost=row.lost, ties=ties, movement=movement_of(shown, row).value,
    )  # fmt: skip


def table_alt(shown: ShownTournament, localizer: Localizer, divisions: Sequence[int]) -> str:
    """Return what a picture of the table shows, in words."""
    title = localizer.say("league-picture-alt", title=shown.tournament.plan.title)
    rows = standings_text(shown, localizer, divisions, shown.plain_player)
    return f"{title} {rows}".replace("\n", " ").replace("**", "")


def table_sheet(
    shown: ShownTournament, localizer: Localizer, page: int, filename: str, *, has_picture: bool, above: str = ""
) -> Sheet:
    """Return a page of the table: its picture, or the same in words; before the draw, that there is none.

    `above` stands before it.
    """
    pages = picture_pages(shown)
    page = page if page < len(pages) else 0
    sheet = Sheet(ACCENT).text(league_heading(shown, localizer)).text(above)
    if not shown.tournament.divisions:
        sheet.text(localizer.say("tournament-undrawn"))
    elif has_picture:
        sheet.picture(filename, cut(table_alt(shown, localizer, pages[page]), 1000))
    else:
        sheet.text(standings_text(shown, localizer, pages[page], shown.player))
    sheet.text(why_text_of(shown, localizer, pages[page]))
    if not above and (out := _out_line(shown, localizer)):
        sheet.text(f"-# {out}")
    sheet.text(page_note(page, len(pages), localizer))
    sheet.buttons(page_buttons(lambda to: addresses.SHOW_BRACKET.to(shown.id, to), page, len(pages), localizer))
    return sheet.buttons(
        [
            Button(addresses.SEASON_GAMES.to(shown.id, 0), localizer.say("key-league-games")),
            Button(addresses.SEASON_RULES.to(shown.id), localizer.say("key-league-rules")),
        ]
    )


def end_sheet(shown: ShownTournament, localizer: Localizer, filename: str, *, has_picture: bool) -> Sheet:
    """Return what is posted when a season is over: who has won, goes up and comes down, and the table."""
    above = "\n".join(_end_lines(shown, localizer))
    return table_sheet(shown, localizer, 0, filename, has_picture=has_picture, above=above)


# Its announcement


def _plan_text(shown: ShownTournament, localizer: Localizer) -> str:
    now, plan = shown.tournament, season_plan(shown.tournament)
    where = localizer.say(
        "tournament-where", place=without_markdown(now.place), clock=without_markdown(shown.clock(localizer))
    )
    if now.is_ended:
        return where
    if now.ends_at is None:
        starts = plan.starts
        when = localizer.say(
            "league-when", at=discord_time(starts, "F"), left=discord_time(starts), weeks=plan.days // 7
        )
    else:
        when = localizer.say("league-until", at=discord_time(now.ends_at, "F"), left=discord_time(now.ends_at))
    at_once = games_at_once(now)
    much = "" if at_once is None else localizer.say("league-at-once", count=at_once)
    return "\n".join(filter(None, (when, where, much)))


def _stage_lines(shown: ShownTournament, localizer: Localizer) -> Iterator[str]:
    now, say = shown.tournament, localizer.say
    if any(wait.awaited is Awaited.PLACE for wait in shown.waits):
        yield say("league-place-lost")
    match now.stage:
        case Stage.PLAYING:
            tables = now.rounds[-1].tables
            yield say("league-on", over=sum(table.is_over for table in tables), count=len(tables))
        case Stage.OVER:
            yield from _end_lines(shown, localizer)
        case Stage.CANCELLED:
            yield say("tournament-cancelled", why=_cancelled_why(shown, localizer) or "…")
            if shown.restorable_until is not None:
                yield say("league-restorable", at=discord_time(shown.restorable_until, "t"))
        case _:
            names = [shown.person(entrant.who) for entrant in now.entrants]
            yield say("league-signed-up", count=len(names), who=names_text(names, localizer))
            if len(names) < FEWEST:
                yield f"-# {say('league-needs', need=FEWEST)}"
            for wait in shown.waits:
                if wait.awaited is Awaited.ORGANISER and wait.at is not None:
                    yield say("league-stuck", at=discord_time(wait.at))


def _end_lines(shown: ShownTournament, localizer: Localizer) -> Iterator[str]:
    now = shown.tournament
    tables = [division_table(now, number) for number in range(len(now.divisions))]
    first = tables[0][0]
    yield (
        localizer.say("league-won-nobody")
        if first.is_out
        else localizer.say("league-won", who=shown.player(first.player))
    )
    rows = [row for table in tables for row in table]
    for movement in (Movement.UP, Movement.DOWN):
        moved = [shown.player(row.player) for row in rows if row.movement is movement and not row.is_out]
        if moved:
            yield localizer.say(f"league-{movement.value}", who=names_text(moved, localizer))
    for movement, players in staying(now).items():
        if players:
            who = names_text([*map(shown.player, players)], localizer)
            yield localizer.say(f"league-stays-{movement.value}", who=who)
    if out := _out_line(shown, localizer):
        yield out


def _out_line(shown: ShownTournament, localizer: Localizer) -> str:
    """Return who stands last whatever their points: out of the season, or without a move; empty where nobody does."""
    now = shown.tournament
    rows = (row for number in range(len(now.divisions)) for row in division_table(now, number))
    out = [shown.player(row.player) for row in rows if row.is_out]
    key = "league-out" if now.stage is Stage.OVER else "league-out-now"
    return localizer.say(key, who=names_text(out, localizer), count=len(out)) if out else ""


def _cancelled_why(shown: ShownTournament, localizer: Localizer) -> str:
    whys = (entry.act.operation.why for entry in reversed(shown.book) if isinstance(entry.act.operation, Cancel))
    return why_text(next(whys, ""), localizer)


def _entry_buttons(shown: ShownTournament, localizer: Localizer) -> list[Button]:
    if shown.tournament.stage is not Stage.REGISTRATION:
        return []
    return [
        Button(addresses.REGISTER.to(shown.id), localizer.say("key-league-sign-up"), Style.success),
        Button(addresses.WITHDRAW.to(shown.id), localizer.say("key-league-leave")),
    ]


def _look_buttons(shown: ShownTournament, localizer: Localizer) -> list[Button]:
    now, say = shown.tournament, localizer.say
    buttons = [Button(addresses.SEASON_RULES.to(shown.id), say("key-league-rules"))]
    if now.rounds:
        games = Button(addresses.SEASON_GAMES.to(shown.id, 0), say("key-league-games"), Style.primary)
        buttons = [table_button(shown, localizer), games, *buttons]
    buttons.append(Button(addresses.SHOW_BOOK.to(shown.id, 0), say("key-league-book")))
    if now.is_ended:
        buttons.append(Button(addresses.GET_ARCHIVE.to(shown.id), say("key-tournament-archive")))
    return buttons


def table_button(shown: ShownTournament, localizer: Localizer) -> Button:
    return Button(addresses.SHOW_BRACKET.to(shown.id, 0), localizer.say("key-league-table"), Style.primary)


def thread_note(shown: ShownTournament, played: Round, localizer: Localizer) -> str:
    """Return what a game's thread begins with, beside who plays."""
    ends_at = shown.tournament.ends_at
    if not played.is_season or ends_at is None:
        return ""
    return f"-# {localizer.say('league-thread-note', at=discord_time(ends_at, 'f'))}"
