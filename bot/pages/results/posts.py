"""The messages of a results channel, and what a webhook is told in their place."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any, Final

from bot.discord.sheet import Button, Sheet, Style
from bot.discord.symbols import ACCENT, jump
from bot.i18n.catalogue import Localizer
from bot.i18n.cutting import cut
from bot.i18n.names import safe_name, safe_text
from bot.manager.tournament_values import RunningTournament
from bot.pages.addresses.public import REPLAY_OPEN
from bot.pages.presentation import Presentation
from bot.pages.table_words import table_name
from bot.table.contest import Contest
from bot.table.result_feed import WeekSummary
from bot.table.table import Table
from bot.tournament.draws import TableNumber
from bot.tournament.league import OpenSeason

BOARD: Final = "result.png"
MOST_CONTENT: Final = 2000
"""Characters of a plain message."""
VERSION: Final = 1
"""Of the form of what webhooks are told (`WEBHOOK.md`)."""
Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Competition:
    """The tournament that a game belongs to, and where in it: a round, or a division of a league's season.

    `season` is the number of the season, and `division` that of the division, both from 1; None for a tournament.
    """

    id: int
    title: str
    round: int
    table: int
    season: int | None = None
    division: int | None = None


def competition_of(running: RunningTournament, contest: Contest) -> Competition:
    """Return where in its tournament a game is played."""
    now, found = (
        running.tournament,
        Competition(running.id, running.tournament.plan.title, contest.round, contest.table),
    )
    if not isinstance(now.plan, OpenSeason):
        return found
    players = now.rounds[contest.round - 1].table(TableNumber(contest.table)).players
    # one of the two may have been replaced since
    found_in = (number for number, members in enumerate(now.divisions, start=1) if not {*members}.isdisjoint(players))
    division = next(found_in, None)
    return replace(found, season=now.plan.number, division=division)


def result_sheet(
    table: Table,
    shown: Presentation,
    localizer: Localizer,
    *,
    has_picture: bool,
    is_spoiler: bool,
    competition: Competition | None = None,
) -> Sheet:
    """Return the message of a finished game; with `is_spoiler` its end is hidden until someone presses it."""
    names = [safe_name(name) for name in table.names]
    sheet = Sheet(ACCENT).text(f"### {localizer.say('result-title', table=table_name(table, localizer))}")
    if competition is not None:
        title = safe_text(competition.title)
        if competition.division is None:
            sheet.text(localizer.say("result-in-tournament", title=title, round=competition.round))
        else:
            sheet.text(localizer.say("result-in-season", title=title, division=competition.division))
    sheet.text(localizer.say("result-players", names=localizer.list(names)))
    outcome = shown.outcome(table, names, localizer) or localizer.say("result-over")
    sheet.text(f"||{outcome}||" if is_spoiler else f"**{outcome}**")
    if has_picture:
        sheet.picture(BOARD, shown.board(table, localizer, is_text=False, most=100).alt, is_spoiler=is_spoiler)
    if shown.has_replay:
        sheet.buttons([Button(REPLAY_OPEN.to(table.id), localizer.say("key-replay"), Style.primary)])
    return sheet


def week_sheet(
    week: WeekSummary, longest: Table, upset_at: Table | None, localizer: Localizer, *, is_spoiler: bool
) -> Sheet:
    """Return the summary of a week; `longest` is the table of its longest game, `upset_at` that of its upset.

    With `is_spoiler` the upset is hidden until someone presses it, since it tells how a game ended.
    """
    sheet = Sheet(ACCENT).text(f"### {localizer.say('week-title')}")
    lines = [localizer.say("week-games", count=week.games)]
    if week.active:
        people = [localizer.say("week-active-one", name=safe_name(name), count=count) for name, count in week.active]
        lines.append(localizer.say("week-active", people=localizer.list(people)))
    name, moves = table_name(longest, localizer), week.longest.lines
    lines.append(localizer.say("week-longest", table=f"[{name}]({address_of(longest)})", count=moves))
    if week.upset is not None and upset_at is not None:
        upset = week.upset
        where = f"[{table_name(upset_at, localizer)}]({address_of(upset_at)})"
        line = localizer.say(
            "week-upset", winner=safe_name(upset.winner), low=str(upset.low), beaten=safe_name(upset.beaten),
            high=str(upset.high), table=where,
        )  # fmt: skip
        lines.append(f"||{line}||" if is_spoiler else line)
    return sheet.text("\n".join(f"- {line}" for line in lines))


def address_of(table: Table) -> str:
    """Return the address of a table's message, as far as there is one."""
    return jump(table.place.guild_id, table.place.channel_id, table.post and table.post.message_id)


def result_json(
    guild_id: int,
    table: Table,
    shown: Presentation,
    localizer: Localizer,
    ended_at: str,
    competition: Competition | None = None,
) -> Json:
    """Return what a webhook is told of a finished game."""
    assert table.match is not None
    winners: Sequence[int] = table.match.winners
    return {
        "version": VERSION,
        "kind": "game",
        "id": f"game-{table.id}",
        "server": str(guild_id),
        "table": table.id,
        "game": table.options.game,
        "ended_at": ended_at,
        "result": shown.outcome(table, table.names, localizer),
        "players": [
            {"name": each.name, "is_computer": each.is_computer, "won": seat in winners}
            for seat, each in enumerate(table.participants)
        ],
        "length": table.number,
        "link": address_of(table),
        "tournament": None if competition is None else asdict(competition),
    }


def discord_json(sheet: Sheet, link: str = "") -> Json:
    """Return what a webhook of Discord's shows of a message, with a link below it (docs: resources/webhook)."""
    text = "\n".join((*sheet.paragraphs, *filter(None, [link])))
    return {"content": cut(text, MOST_CONTENT), "allowed_mentions": {"parse": []}}


def week_json(guild_id: int, subject: str, week: WeekSummary) -> Json:
    """Return what a webhook is told of a week."""
    return {
        "version": VERSION,
        "kind": "week",
        "id": subject,
        "server": str(guild_id),
        "games": week.games,
        "most_active": [{"name": name, "games": count} for name, count in week.active],
        "longest": {"table": week.longest.table, "length": week.longest.lines},
        "upset": None
        if (upset := week.upset) is None
        else {
            "table": upset.table,
            "winner": {"name": upset.winner, "points": upset.low},
            "beaten": {"name": upset.beaten, "points": upset.high},
        },
    }
