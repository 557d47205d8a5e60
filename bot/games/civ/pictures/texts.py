"""The table as text: the picture's alt text, and a complete board for those who cannot see the picture.

Both are made from the view from which the picture is drawn, and the rules of the table from the observation. Names are
used as given: for a message, pass them through `safe_name` first.
"""

from collections.abc import Iterator, Sequence

from bot.games.civ.pictures.hand_texts import hand_lines
from bot.games.civ.pictures.view import BoardView, ColumnView, SeatView, list_ages, view
from bot.games.civ.rules import Event, Observation
from bot.games.civ.rules.setup import DRAFT, IMMEDIATE
from bot.games.civ.words import words
from bot.games.civ.words.naming import ROMAN, cards
from bot.i18n.catalogue import Localizer
from bot.i18n.cutting import MOST_ALT
from bot.i18n.facts import cut_at_facts, join_facts, join_parts
from bot.i18n.names import name_of


def alt_text(
    observation: Observation, names: Sequence[str], localizer: Localizer, changed: Sequence[Event] = ()
) -> str:
    """Return the facts by importance, in at most 1,024 characters; if some are left out, it says where they are."""
    facts = [fact for fact in _by_importance(view(observation, names, localizer, changed), localizer) if fact]
    return cut_at_facts(facts, localizer, MOST_ALT)


def text_board(
    observation: Observation, names: Sequence[str], localizer: Localizer, changed: Sequence[Event] = ()
) -> str:
    """Return every fact of the observation, one a line."""
    parts = [
        [_title(observation, localizer)],
        *view_parts(view(observation, names, localizer, changed), localizer),
        _inquired(observation, names, localizer),
        hand_lines(observation, localizer),
        _rules(observation, localizer),
    ]
    return join_parts(parts)


def view_parts(seen: BoardView, localizer: Localizer) -> list[list[str]]:
    """Return the lines of a view in parts: what is going on, each player, the middle of the table."""
    return [
        [*_now(seen), *_turns(seen, localizer)],
        *(_seat_lines(seat, localizer, is_over=bool(seen.outcome)) for seat in seen.seats),
        _middle(seen, localizer),
    ]


def standing_lines(observation: Observation, names: Sequence[str], localizer: Localizer) -> list[str]:
    """Return each player in one line of Markdown: columns, markers, points, hand; none before a card is in play."""
    seats = view(observation, names, localizer).seats
    if not any(column.count for seat in seats for column in seat.columns):
        return []
    return [
        localizer.say("text-of", what=f"**{_named(seat, localizer)}**", told=_brief(seat, localizer)) for seat in seats
    ]


def _by_importance(seen: BoardView, localizer: Localizer) -> Iterator[str]:
    yield from (f"{fact}." if fact[-1:].isalnum() else fact for fact in _now(seen))
    yield seen.turn_number and f"{seen.turn_number}."
    yield from _threats(seen, localizer)
    if seen.is_final_round:
        yield localizer.say("text-final-round")
    for seat in seen.seats:
        yield f"{localizer.say('text-of', what=_named(seat, localizer), told=_brief(seat, localizer))}."
    yield _centre(seen, localizer)
    yield _changed(seen, localizer)
    yield _deck(seen, localizer)
    yield _coin(seen, localizer)
    yield _used(seen, localizer)
    yield _discard(seen, localizer)


# What is going on


def _title(observation: Observation, localizer: Localizer) -> str:
    setup = localizer.say("setup-draft" if observation.setup == DRAFT else "setup-classic")
    key = "text-title-teams" if observation.teams else "text-title"
    return localizer.say(key, setup=setup, players=observation.players)


def _now(seen: BoardView) -> Iterator[str]:
    """Yield whose turn it is and what they have to do, who is awaited, or who has won."""
    if seen.outcome:
        yield seen.outcome
    else:
        yield f"{seen.headline}. {seen.phase}."


def _turns(seen: BoardView, localizer: Localizer) -> Iterator[str]:
    if seen.turn_number:
        yield f"{seen.turn_number}."
    if seen.is_final_round:
        yield localizer.say("text-final-round")
    yield from _threats(seen, localizer)
    yield _changed(seen, localizer)


def _threats(seen: BoardView, localizer: Localizer) -> Iterator[str]:
    """Yield who is close to Hegemony, the closest first, unless the game is over."""
    if seen.outcome:
        return
    near = [(column, seat) for seat in seen.seats for column in seat.columns if column.is_threat and column.count]
    for column, seat in sorted(near, key=lambda found: found[0].missing):
        yield localizer.say(
            "text-threat",
            name=seat.name,
            count=column.count,
            domain=words.domain(localizer, column.domain),
            need=column.need,
        )


def _changed(seen: BoardView, localizer: Localizer) -> str:
    """Return which columns have just changed, and by which cards."""
    columns = [
        _changed_column(seat, column, localizer) for seat in seen.seats for column in seat.columns if column.is_changed
    ]
    return localizer.say("text-changed", columns=join_facts(columns, localizer)) if columns else ""


def _changed_column(seat: SeatView, column: ColumnView, localizer: Localizer) -> str:
    text = localizer.say("text-changed-column", name=seat.name, domain=words.domain(localizer, column.domain))
    cards = ", ".join(
        localizer.say(f"text-{key}", ages=list_ages(ages, localizer))
        for key, ages in (("came", column.came), ("went", column.went))
        if ages
    )
    return f"{text} ({cards})" if cards else text


# The middle of the table, and its rules


def _deck(seen: BoardView, localizer: Localizer) -> str:
    ages = ", ".join(
        localizer.say("text-age-count", count=count, age=ROMAN[age]) for age, count in enumerate(seen.pile, 1) if count
    )
    return localizer.say("text-deck", count=sum(seen.pile), ages=ages)


def _discard(seen: BoardView, localizer: Localizer) -> str:
    if not seen.discard:
        return localizer.say("text-discard-none")
    discard = [card for card, count in seen.discard for _ in range(count)]
    return localizer.say("text-discard", count=len(discard), cards=cards(localizer, discard))


def _centre(seen: BoardView, localizer: Localizer) -> str:
    centre = [card for card, count in seen.centre for _ in range(count)]
    return localizer.say("text-centre", cards=cards(localizer, centre)) if centre else ""


def _coin(seen: BoardView, localizer: Localizer) -> str:
    return localizer.say("text-coin-laid" if seen.is_coin_laid else "text-coin", coin=seen.coin)


def _middle(seen: BoardView, localizer: Localizer) -> list[str]:
    return [
        _deck(seen, localizer),
        _centre(seen, localizer),
        _discard(seen, localizer),
        _coin(seen, localizer),
        _used(seen, localizer),
    ]


def _used(seen: BoardView, localizer: Localizer) -> str:
    used = [
        localizer.say("text-used-inspiration" if code == "C" else "text-used-permanent", domain=_word(localizer, code))
        for code in seen.used_permanent
    ]
    used += [localizer.say("text-used-sacrifice", domain=_word(localizer, code)) for code in seen.used_sacrifice]
    return localizer.say("text-used", effects=", ".join(used)) if used else ""


def _word(localizer: Localizer, code: str) -> str:
    return words.domain(localizer, code)


def _inquired(observation: Observation, names: Sequence[str], localizer: Localizer) -> list[str]:
    if observation.inquired is None:
        return []
    return [localizer.say("text-inquired", name=name_of(localizer, names, observation.inquired))]


def _rules(observation: Observation, localizer: Localizer) -> list[str]:
    key = "text-hegemony-immediate" if observation.hegemony == IMMEDIATE else "text-hegemony-turn-end"
    one, two = observation.level_sizes
    return [localizer.say("text-levels", one=one, two=two), localizer.say(key, need=observation.hegemony_size)]


# The players


def _named(seat: SeatView, localizer: Localizer) -> str:
    """Return the name, with the team if there are teams."""
    if not seat.team:
        return seat.name
    return localizer.say("text-name-marked", name=seat.name, marks=localizer.say("team", number=seat.team))


def _brief(seat: SeatView, localizer: Localizer) -> str:
    """Return a player in one sentence: columns, markers, points, hand."""
    if not seat.alive:
        return localizer.say("text-left")
    columns = [_brief_column(column, localizer) for column in seat.columns if column.count]
    laid = [
        localizer.say(f"text-{kind}-short", domain=words.domain(localizer, column.domain))
        for column in seat.columns
        for kind, found in (("embargo", column.embargoes), ("democracy", column.democracies))
        for _ in found
    ]
    facts = [*(columns or [localizer.say("text-no-cards")]), *laid]
    return join_facts(
        [", ".join(facts), localizer.say("board-points", count=seat.points), _hand(seat, localizer)], localizer
    )


def _brief_column(column: ColumnView, localizer: Localizer) -> str:
    key = "text-column-level" if column.level else "text-column"
    return localizer.say(key, domain=words.domain(localizer, column.domain), count=column.count, level=column.level)


def _hand(seat: SeatView, localizer: Localizer) -> str:
    values = {"count": len(seat.hand_ages), "limit": seat.hand_limit}
    if not seat.hand_ages:
        return localizer.say("text-hand", **values)
    return localizer.say("text-hand-ages", **values, ages=list_ages(seat.hand_ages, localizer))


def _seat_lines(seat: SeatView, localizer: Localizer, *, is_over: bool) -> list[str]:
    """Return a player in full: a line for each column with something in it, the other columns together.

    Once the game `is_over` points are final.
    """
    title = _seat_title(seat, localizer)
    if not seat.alive:
        return [f"{localizer.say('text-of', what=title, told=localizer.say('text-left'))}."]
    status = [] if seat.status == "board-points" else [localizer.say(seat.status, count=seat.points)]
    text = join_facts(
        [localizer.say("board-points" if is_over else "text-points", count=seat.points), *status], localizer
    )
    lines = [localizer.say("text-of", what=title, told=text)]
    lines += [_column_line(column, localizer) for column in seat.columns if not _is_bare(column)]
    return [*lines, *_bare_lines(seat, localizer), f"• {_hand(seat, localizer)}"]


def _bare_lines(seat: SeatView, localizer: Localizer) -> Iterator[str]:
    """Yield the columns with nothing in them, those with the same need together."""
    bare = [column for column in seat.columns if _is_bare(column)]
    for need in sorted({column.need for column in bare}):
        domains = [words.domain(localizer, column.domain) for column in bare if column.need == need]
        yield f"• {localizer.say('text-columns-bare', need=need, domains=', '.join(domains))}"


def _seat_title(seat: SeatView, localizer: Localizer) -> str:
    marks = [
        *([localizer.say("board-first-player")] if seat.is_first else []),
        *([localizer.say("team", number=seat.team)] if seat.team else []),
        *([localizer.say("text-on-turn")] if seat.is_turn else []),
        *([localizer.say("text-awaited")] if seat.is_choosing and not seat.is_turn else []),
        *([localizer.say("board-winner")] if seat.is_winner else []),
    ]
    return localizer.say("text-name-marked", name=seat.name, marks=", ".join(marks)) if marks else seat.name


def _is_bare(column: ColumnView) -> bool:
    """Return whether there is nothing to say of a column except what it needs."""
    facts = (column.count, column.ages, column.level, column.embargoes, column.democracies, column.coin, column.leads)
    return not any(facts)


def _column_line(column: ColumnView, localizer: Localizer) -> str:
    """Return a column's cards, level, need, and markers."""
    ages = list_ages(column.ages, localizer)
    key = "text-column-full" if ages else "text-column-none"
    word = words.domain(localizer, column.domain)
    values = {"domain": word, "count": column.count, "need": column.need, "level": column.level}
    facts = [localizer.say(key, **values, ages=ages)]
    if column.leads:
        facts.append(localizer.say("text-leads"))
    if column.coin:
        facts.append(localizer.say("text-coin-here", level=column.coin))
    facts += [
        localizer.say(f"text-{kind}", domain=word, cards=cards(localizer, found))
        for kind, found in (("embargo", column.embargoes), ("democracy", column.democracies))
        if found
    ]
    return f"• {join_facts(facts, localizer)}"
