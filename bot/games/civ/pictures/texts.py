"""The table as text: the picture's alt text, and a complete board for those who cannot see it.

Both are told from the view that the picture is drawn from; what only a reader of text needs (the table's rules) comes
from the observation. Names stand as they are given: for a message pass them through `words.safe_name` first.
"""

from collections.abc import Iterator, Sequence

from bot.games.civ.pictures.hand_texts import hand_lines
from bot.games.civ.pictures.view import BoardView, ColumnView, SeatView, list_ages, view
from bot.games.civ.rules import Event, Observation
from bot.games.civ.rules.setup import DRAFT, IMMEDIATE
from bot.games.civ.words import words
from bot.games.civ.words.naming import ROMAN, cards
from bot.i18n.catalogue import Speaker
from bot.i18n.cutting import MOST_ALT
from bot.i18n.facts import cut_at_facts, join_parts, together
from bot.i18n.names import name_of


def alt_text(observation: Observation, names: Sequence[str], speaker: Speaker, changed: Sequence[Event] = ()) -> str:
    """At most 1,024 characters, by importance; where something is left out, it says where the rest is."""
    facts = [fact for fact in _by_importance(view(observation, names, speaker, changed), speaker) if fact]
    return cut_at_facts(facts, speaker, MOST_ALT)


def text_board(observation: Observation, names: Sequence[str], speaker: Speaker, changed: Sequence[Event] = ()) -> str:
    """Every fact the observation holds, in plain text, one a line."""
    parts = [
        [_title(observation, speaker)],
        *view_parts(view(observation, names, speaker, changed), speaker),
        _inquired(observation, names, speaker),
        hand_lines(observation, speaker),
        _rules(observation, speaker),
    ]
    return join_parts(parts)


def view_parts(seen: BoardView, speaker: Speaker) -> list[list[str]]:
    """Every fact of a view: what is going on, each player, the middle of the table."""
    return [
        [*_now(seen), *_turns(seen, speaker)],
        *(seat_lines(seat, speaker) for seat in seen.seats),
        _middle(seen, speaker),
    ]


def _by_importance(seen: BoardView, speaker: Speaker) -> Iterator[str]:
    yield from (f"{fact}." if fact[-1:].isalnum() else fact for fact in _now(seen))
    yield seen.turn_number and f"{seen.turn_number}."
    yield from _threats(seen, speaker)
    if seen.is_final_round:
        yield speaker.say("text-final-round")
    for seat in seen.seats:
        yield f"{speaker.say('text-of', what=briefly_named(seat, speaker), told=brief(seat, speaker))}."
    yield _centre(seen, speaker)
    yield _changed(seen, speaker)
    yield _deck(seen, speaker)
    yield _coin(seen, speaker)
    yield _used(seen, speaker)
    yield _discard(seen, speaker)


# What is going on


def _title(observation: Observation, speaker: Speaker) -> str:
    setup = speaker.say("setup-draft" if observation.setup == DRAFT else "setup-classic")
    key = "text-title-teams" if observation.teams else "text-title"
    return speaker.say(key, setup=setup, players=observation.players)


def _now(seen: BoardView) -> Iterator[str]:
    """Whose turn it is and what is to be done, who is awaited, or who has won."""
    if seen.outcome:
        yield seen.outcome
    else:
        yield f"{seen.headline}. {seen.phase}."


def _turns(seen: BoardView, speaker: Speaker) -> Iterator[str]:
    if seen.turn_number:
        yield f"{seen.turn_number}."
    if seen.is_final_round:
        yield speaker.say("text-final-round")
    yield from _threats(seen, speaker)
    yield _changed(seen, speaker)


def _threats(seen: BoardView, speaker: Speaker) -> Iterator[str]:
    """Who is close to Hegemony, the closest first; nobody is any more once the game is over."""
    if seen.outcome:
        return
    near = [(column, seat) for seat in seen.seats for column in seat.columns if column.is_threat and column.count]
    for column, seat in sorted(near, key=lambda found: found[0].missing):
        yield speaker.say(
            "text-threat",
            name=seat.name,
            count=column.count,
            domain=words.domain(speaker, column.domain),
            need=column.need,
        )


def _changed(seen: BoardView, speaker: Speaker) -> str:
    """Which columns have changed lately, and by which cards."""
    columns = [
        _changed_column(seat, column, speaker) for seat in seen.seats for column in seat.columns if column.is_changed
    ]
    return speaker.say("text-changed", columns=together(columns, speaker)) if columns else ""


def _changed_column(seat: SeatView, column: ColumnView, speaker: Speaker) -> str:
    text = speaker.say("text-changed-column", name=seat.name, domain=words.domain(speaker, column.domain))
    cards = ", ".join(
        speaker.say(f"text-{key}", ages=list_ages(ages, speaker))
        for key, ages in (("came", column.came), ("went", column.went))
        if ages
    )
    return f"{text} ({cards})" if cards else text


# The middle, the rules of this table


def _deck(seen: BoardView, speaker: Speaker) -> str:
    ages = ", ".join(
        speaker.say("text-age-count", count=count, age=ROMAN[age]) for age, count in enumerate(seen.pile, 1) if count
    )
    return speaker.say("text-deck", count=sum(seen.pile), ages=ages)


def _discard(seen: BoardView, speaker: Speaker) -> str:
    if not seen.discard:
        return speaker.say("text-discard-none")
    discard = [card for card, count in seen.discard for _ in range(count)]
    return speaker.say("text-discard", count=len(discard), cards=cards(speaker, discard))


def _centre(seen: BoardView, speaker: Speaker) -> str:
    centre = [card for card, count in seen.centre for _ in range(count)]
    return speaker.say("text-centre", cards=cards(speaker, centre)) if centre else ""


def _coin(seen: BoardView, speaker: Speaker) -> str:
    return speaker.say("text-coin-laid" if seen.is_coin_laid else "text-coin", coin=seen.coin)


def _middle(seen: BoardView, speaker: Speaker) -> list[str]:
    return [
        _deck(seen, speaker),
        _centre(seen, speaker),
        _discard(seen, speaker),
        _coin(seen, speaker),
        _used(seen, speaker),
    ]


def _used(seen: BoardView, speaker: Speaker) -> str:
    used = [
        speaker.say("text-used-inspiration" if code == "C" else "text-used-permanent", domain=_word(speaker, code))
        for code in seen.used_permanent
    ]
    used += [speaker.say("text-used-sacrifice", domain=_word(speaker, code)) for code in seen.used_sacrifice]
    return speaker.say("text-used", effects=", ".join(used)) if used else ""


def _word(speaker: Speaker, code: str) -> str:
    return words.domain(speaker, code)


def _inquired(observation: Observation, names: Sequence[str], speaker: Speaker) -> list[str]:
    if observation.inquired is None:
        return []
    return [speaker.say("text-inquired", name=name_of(speaker, names, observation.inquired))]


def _rules(observation: Observation, speaker: Speaker) -> list[str]:
    key = "text-hegemony-immediate" if observation.hegemony == IMMEDIATE else "text-hegemony-turn-end"
    one, two = observation.level_sizes
    return [speaker.say("text-levels", one=one, two=two), speaker.say(key, need=observation.hegemony_size)]


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
