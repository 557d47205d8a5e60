"""Records and ratings in words. Pure."""

from collections.abc import Mapping, Sequence
from datetime import timedelta
from typing import Final

from bot.i18n.catalogue import Localizer
from bot.i18n.names import safe_name
from bot.i18n.times import month, short_day, span
from bot.pages.presentation import RecordWords
from bot.records.profile import OwnGame, Profile, Tally
from bot.records.rating import INACTIVE, OPPONENTS, PROVISIONAL
from bot.records.seasons import parse_season
from bot.store.results import Movement, Standing
from bot.table.values import UserId

MOST_LISTED: Final = 4
"""Kinds of victory, and effects, that are named."""
MINUS: Final = "−"
MARKS: Final = {"won": "🏆", "lost": "▫️", "left": "🚪", "open": "✖️"}


def season_text(localizer: Localizer, season: str) -> str:
    """Return a season's name: “Quarter 4 of 2026”."""
    kind, year, number = parse_season(season)
    name = month(localizer, number) if kind == "month" else ""
    # a year is a name: it has no thousands
    return localizer.say(f"season-{kind}", number=number, year=str(year), month=name)


def standing_text(localizer: Localizer, standing: Standing) -> str:
    """Return where someone stands in a season, in a few words."""
    rating = standing.rating
    if rating.is_provisional:
        return localizer.say("rating-provisional", text=missing_text(localizer, rating.games, rating.opponents))
    points = localizer.say("rating-points", points=rating.points)
    rank = localizer.say("rating-rank", rank=standing.rank, of=standing.of)
    if not standing.rank:
        rank = localizer.say("rating-left" if standing.has_left else "rating-inactive", days=INACTIVE.days)
    return f"{points} · {rank}"


def games_text(localizer: Localizer, games: int) -> str:
    """Return a number of games: “12 games”."""
    return f"{games} {localizer.say('record-label-games', count=games)}"


def missing_text(localizer: Localizer, games: int, opponents: int) -> str:
    """Return what someone whose rating is provisional still lacks: games, and once they are enough, opponents."""
    key = "rating-games" if games < PROVISIONAL else "rating-opponents"
    return localizer.say(key, games=games, most=PROVISIONAL, opponents=opponents, least=OPPONENTS)


def percent(tally: Tally) -> int:
    """Return the share that was won, in whole percents."""
    return round(100 * tally.won / tally.games) if tally.games else 0


def sizes(localizer: Localizer, profile: Profile) -> list[tuple[str, Tally]]:
    """Return the games by number of players, then those in teams, each with its name."""
    found = [
        (localizer.say("record-label-players", count=players), tally) for players, tally in profile.by_players.items()
    ]
    return [*found, (localizer.say("record-label-teams"), profile.teams)] if profile.teams.games else found


def victories(words: RecordWords, profile: Profile) -> list[tuple[str, str, int]]:
    """Return the kinds of victory by name, with their words and numbers, the most frequent first."""
    return [
        (name, words.victories.get(name, name), count) for name, count in list(profile.victories.items())[:MOST_LISTED]
    ]


def profile_lines(
    localizer: Localizer, words: RecordWords, profile: Profile, names: Mapping[UserId, str]
) -> tuple[str, ...]:
    """Return what the picture of a profile shows, and what it leaves out: a sentence each."""
    return (*picture_lines(localizer, words, profile), *rest_lines(localizer, words, profile, names))


def picture_lines(localizer: Localizer, words: RecordWords, profile: Profile) -> tuple[str, ...]:
    """Return what the picture of a profile shows."""
    say, lines = localizer.say, list[str]()
    counts = profile.all
    lines.append(say("record-sum", games=counts.games, won=counts.won, percent=percent(counts)))
    if profile.streak > 1:
        lines.append(say("record-run", count=profile.streak, best=profile.best_streak))
    elif profile.best_streak > 1:
        lines.append(say("record-run-lost", best=profile.best_streak))
    if profile.victories:
        won = [say("record-counted", what=text, count=count) for _, text, count in victories(words, profile)]
        lines.append(say("record-victories", list=localizer.list(won)))
    if found := sizes(localizer, profile):
        by_size = [say("record-size", what=what, won=tally.won, games=tally.games) for what, tally in found]
        lines.append(say("record-sizes", list=localizer.list(by_size)))
    if profile.played:
        group, count = next(iter(profile.played.items()))
        what = words.groups.get(group, group)
        lines.append(say("record-favourite", heading=words.favourite, what=what, count=count))
    return tuple(lines)


def rest_lines(
    localizer: Localizer, words: RecordWords, profile: Profile, names: Mapping[UserId, str]
) -> tuple[str, ...]:
    """Return what the picture of a profile leaves out."""
    say, lines = localizer.say, list[str]()
    if profile.used:
        used = [
            say("record-counted", what=words.used.get(name, name), count=count)
            for name, count in list(profile.used.items())[:MOST_LISTED]
        ]
        lines.append(say("record-effects", list=localizer.list(used)))
    duels = [
        say("record-duel", name=safe_name(names[duel.user]), ahead=duel.ahead, behind=duel.behind)
        for duel in profile.duels
        if duel.user in names
    ]
    if duels:
        lines.append(say("record-duels", list=localizer.list(duels)))
    for key, count in (("record-left", profile.left), ("record-called-off", profile.called_off)):
        if count:
            lines.append(say(key, count=count))
    return tuple(lines)


def pace_line(localizer: Localizer, profile: Profile, *, is_own: bool, is_seen: bool) -> str:
    """Return the median time of a turn; empty where there is none, or it is not for who reads this."""
    if profile.median_seconds is None or not (is_own or is_seen):
        return ""
    time = span(localizer, timedelta(seconds=profile.median_seconds))
    if is_own:
        return localizer.say("record-pace-own", time=time, seen="yes" if is_seen else "no")
    return localizer.say("record-pace", time=time)


def game_line(localizer: Localizer, words: RecordWords, game: OwnGame) -> str:
    """Return one of the last games in a line."""
    size = localizer.say("record-label-teams" if game.has_teams else "record-label-players", count=game.players)
    how = words.victories.get(game.victory, "")
    outcome = localizer.say("record-outcome", outcome=game.outcome)
    parts = (f"`{game.table}`", outcome, size, how, short_day(localizer, game.ended_at.date()))
    return f"{MARKS[game.outcome]} {' · '.join(part for part in parts if part)}"


def movements_text(localizer: Localizer, movements: Sequence[Movement], names: Sequence[str]) -> str:
    """Return in a line what a game has changed in the ratings, by the names of seats; those without are left out."""
    told: list[str] = []
    for move in movements:
        if not names[move.seat]:
            continue
        name = safe_name(names[move.seat])
        if move.is_provisional:
            text = missing_text(localizer, move.games, move.opponents)
            told.append(localizer.say("rating-moved-provisional", name=name, text=text))
            continue
        change = move.after - move.before
        sign = "+" if change > 0 else MINUS if change < 0 else "±"
        told.append(localizer.say("rating-moved-one", name=name, points=move.after, change=f"{sign}{abs(change)}"))
    return localizer.say("rating-moved", list=localizer.list(told)) if told else ""
