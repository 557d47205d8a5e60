"""One player in words: in a sentence, and in full."""

from collections.abc import Iterator

from bot.games.civ.pictures.view import ColumnView, SeatView, list_ages
from bot.games.civ.words import words
from bot.games.civ.words.naming import cards
from bot.i18n.catalogue import Speaker
from bot.i18n.facts import together


def briefly_named(seat: SeatView, speaker: Speaker) -> str:
    """The name, and the team where there are teams."""
    if not seat.team:
        return seat.name
    return speaker.say("text-name-marked", name=seat.name, marks=speaker.say("team", number=seat.team))


def brief(seat: SeatView, speaker: Speaker) -> str:
    """A player in one sentence: columns, markers, points, hand."""
    if not seat.alive:
        return speaker.say("text-left")
    columns = [_brief_column(column, speaker) for column in seat.columns if column.count]
    laid = [
        speaker.say(f"text-{kind}-short", domain=words.domain(speaker, column.domain))
        for column in seat.columns
        for kind, found in (("embargo", column.embargoes), ("democracy", column.democracies))
        for _ in found
    ]
    facts = [*(columns or [speaker.say("text-no-cards")]), *laid]
    return together([", ".join(facts), speaker.say("board-points", count=seat.points), _hand(seat, speaker)], speaker)


def _brief_column(column: ColumnView, speaker: Speaker) -> str:
    key = "text-column-level" if column.level else "text-column"
    return speaker.say(key, domain=words.domain(speaker, column.domain), count=column.count, level=column.level)


def _hand(seat: SeatView, speaker: Speaker) -> str:
    values = {"count": len(seat.hand_ages), "limit": seat.hand_limit}
    if not seat.hand_ages:
        return speaker.say("text-hand", **values)
    return speaker.say("text-hand-ages", **values, ages=list_ages(seat.hand_ages, speaker))


def seat_lines(seat: SeatView, speaker: Speaker) -> list[str]:
    """A player in full: the columns that hold anything a line each, the others together."""
    title = _seat_title(seat, speaker)
    if not seat.alive:
        return [f"{speaker.say('text-of', what=title, told=speaker.say('text-left'))}."]
    status = [] if seat.status == "board-points" else [speaker.say(seat.status, count=seat.points)]
    text = together([speaker.say("text-points", count=seat.points), *status], speaker)
    lines = [speaker.say("text-of", what=title, told=text)]
    lines += [_column_line(column, speaker) for column in seat.columns if not _is_bare(column)]
    return [*lines, *_bare_lines(seat, speaker), f"• {_hand(seat, speaker)}"]


def _bare_lines(seat: SeatView, speaker: Speaker) -> Iterator[str]:
    """The columns with nothing in them, those that need as many cards together."""
    bare = [column for column in seat.columns if _is_bare(column)]
    for need in sorted({column.need for column in bare}):
        domains = [words.domain(speaker, column.domain) for column in bare if column.need == need]
        yield f"• {speaker.say('text-columns-bare', need=need, domains=', '.join(domains))}"


def _seat_title(seat: SeatView, speaker: Speaker) -> str:
    marks = [
        *([speaker.say("board-first-player")] if seat.is_first else []),
        *([speaker.say("team", number=seat.team)] if seat.team else []),
        *([speaker.say("text-on-turn")] if seat.is_turn else []),
        *([speaker.say("text-awaited")] if seat.is_choosing and not seat.is_turn else []),
        *([speaker.say("board-winner")] if seat.is_winner else []),
    ]
    return speaker.say("text-name-marked", name=seat.name, marks=", ".join(marks)) if marks else seat.name


def _is_bare(column: ColumnView) -> bool:
    """Whether there is nothing to say of a column but what it needs."""
    facts = (column.count, column.ages, column.level, column.embargoes, column.democracies, column.coin, column.leads)
    return not any(facts)


def _column_line(column: ColumnView, speaker: Speaker) -> str:
    """A column's cards, level, need, and all that lies on it."""
    ages = list_ages(column.ages, speaker)
    key = "text-column-full" if ages else "text-column-none"
    word = words.domain(speaker, column.domain)
    values = {"domain": word, "count": column.count, "need": column.need, "level": column.level}
    facts = [speaker.say(key, **values, ages=ages)]
    if column.leads:
        facts.append(speaker.say("text-leads"))
    if column.coin:
        facts.append(speaker.say("text-coin-here", level=column.coin))
    facts += [
        speaker.say(f"text-{kind}", domain=word, cards=cards(speaker, found))
        for kind, found in (("embargo", column.embargoes), ("democracy", column.democracies))
        if found
    ]
    return f"• {together(facts, speaker)}"
