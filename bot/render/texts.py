"""The table as text: the picture's alt text, and a complete board for those who cannot see it.

Names stand as they are given: for a message pass them through `words.safe_name` first.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.i18n import words
from bot.i18n.catalogue import Speaker
from bot.i18n.naming import ROMAN, cards, name_of
from bot.render.hand import cards as hand_cards
from bot.render.hand import effect_note
from bot.render.view import BoardView, ColumnView, SeatView, by_age, view
from bot.rules import Observation
from bot.rules.position import DRAFT_KEEP
from bot.rules.setup import DRAFT, IMMEDIATE

MOST_ALT: Final = 1024
"""Characters of alt text (Discord)."""


def alt_text(observation: Observation, names: Sequence[str], speaker: Speaker) -> str:
    """At most 1,024 characters, by importance; where something is left out, it says where the rest is."""
    seen = view(observation, names, speaker)
    facts = [fact for fact in _by_importance(observation, seen, names, speaker) if fact]
    text = " ".join(facts)
    if len(text) <= MOST_ALT:
        return text
    more = speaker.say("text-more")
    kept: list[str] = []
    for fact in facts:
        if len(" ".join([*kept, fact, more])) > MOST_ALT:
            break
        kept.append(fact)
    return " ".join([*kept, more])[:MOST_ALT]


def _by_importance(observation: Observation, seen: BoardView, names: Sequence[str], speaker: Speaker) -> Iterator[str]:
    yield _now(observation, seen, names, speaker)
    yield from _threats(seen, speaker)
    if seen.is_final_round:
        yield speaker.say("text-final-round")
    for seat in seen.seats:
        yield f"{seat.name}: {_brief(seat, speaker)}."
    yield _centre(seen, speaker)
    yield f"{_deck(seen, speaker)}"
    yield _coin(observation, names, speaker)
    yield speaker.say("text-discard-count", count=sum(count for _, count in seen.discard))
    yield seen.turn_number and f"{seen.turn_number}."


def text_board(observation: Observation, names: Sequence[str], speaker: Speaker) -> str:
    """Every fact the observation holds, in plain text, one a line."""
    seen = view(observation, names, speaker)
    parts = [
        [_title(observation, speaker), _now(observation, seen, names, speaker), *_turns(observation, seen, speaker)],
        *(_seat_lines(seat, speaker) for seat in seen.seats),
        _middle(observation, seen, names, speaker),
        _own(observation, speaker),
        _rules(observation, speaker),
    ]
    return "\n\n".join("\n".join(line for line in part if line) for part in parts if any(part))


# What is going on


def _title(observation: Observation, speaker: Speaker) -> str:
    setup = speaker.say("setup-draft" if observation.setup == DRAFT else "setup-classic")
    key = "text-title-teams" if observation.teams else "text-title"
    return speaker.say(key, setup=setup, players=observation.players)


def _now(observation: Observation, seen: BoardView, names: Sequence[str], speaker: Speaker) -> str:
    """Whose turn it is, who is awaited, or who has won."""
    if seen.outcome:
        return seen.outcome
    if observation.phase == DRAFT_KEEP:
        choosing = speaker.list([name_of(speaker, names, seat) for seat in observation.waiting])
        return speaker.say("text-draft-choosing", phase=seen.phase, names=choosing)
    assert observation.turn is not None
    name = name_of(speaker, names, observation.turn)
    return speaker.say("text-turn", name=name, phase=seen.phase)


def _turns(observation: Observation, seen: BoardView, speaker: Speaker) -> Iterator[str]:
    if seen.turn_number:
        yield f"{seen.turn_number}."
    if seen.is_final_round:
        yield speaker.say("text-final-round")
    yield from _threats(seen, speaker)


def _threats(seen: BoardView, speaker: Speaker) -> Iterator[str]:
    """Who is close to Hegemony, the closest first."""
    near = [(column, seat) for seat in seen.seats for column in seat.columns if column.is_threat and column.count]
    for column, seat in sorted(near, key=lambda found: found[0].missing):
        yield speaker.say(
            "text-threat",
            name=seat.name,
            count=column.count,
            domain=words.domain(speaker, column.domain),
            need=column.need,
        )


# One player


def _brief(seat: SeatView, speaker: Speaker) -> str:
    """A player in one sentence: columns, markers, hand."""
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
    return "; ".join([", ".join(facts), _hand(seat, speaker)])


def _brief_column(column: ColumnView, speaker: Speaker) -> str:
    key = "text-column-level" if column.level else "text-column"
    return speaker.say(key, domain=words.domain(speaker, column.domain), count=column.count, level=column.level)


def _hand(seat: SeatView, speaker: Speaker) -> str:
    values = {"count": len(seat.hand_ages), "limit": seat.hand_limit}
    if not seat.hand_ages:
        return speaker.say("text-hand", **values)
    ages = ", ".join(speaker.say("text-age-count", count=count, age=ROMAN[age]) for age, count in seat.backs)
    return speaker.say("text-hand-ages", **values, ages=ages)


def _seat_lines(seat: SeatView, speaker: Speaker) -> list[str]:
    """A player in full, a line for each column that holds anything."""
    title = _seat_title(seat, speaker)
    if not seat.alive:
        return [f"{title}: {speaker.say('text-left')}."]
    points = speaker.say("text-points", count=seat.points)
    lines = [f"{title}: {points}"]
    if seat.is_choosing and not seat.is_turn:
        lines[0] += f"; {speaker.say('text-choosing')}"
    lines += [_column_line(column, speaker) for column in seat.columns]
    if not any(column.count for column in seat.columns):
        lines.append(f"• {speaker.say('text-no-cards')}")
    return [*lines, f"• {_hand(seat, speaker)}"]


def _seat_title(seat: SeatView, speaker: Speaker) -> str:
    key = "text-name" + ("-first" if seat.is_first else "") + ("-team" if seat.team else "")
    return speaker.say(key, name=seat.name, team=seat.team)


def _column_line(column: ColumnView, speaker: Speaker) -> str:
    """A column's cards, level, need and markers; empty where there is nothing to say."""
    word = words.domain(speaker, column.domain)
    laid = [
        speaker.say(f"text-{kind}", domain=word, cards=cards(speaker, found))
        for kind, found in (("embargo", column.embargoes), ("democracy", column.democracies))
        if found
    ]
    if not column.count:
        return f"• {'; '.join([speaker.say('text-column-none', domain=word), *laid])}" if laid else ""
    ages = ", ".join(speaker.say("text-age-cards", count=count, age=ROMAN[age]) for age, count in by_age(column.ages))
    full = speaker.say(
        "text-column-full", domain=word, count=column.count, need=column.need, level=column.level, ages=ages
    )
    return f"• {'; '.join([full, *laid])}"


# The middle, the viewer's own cards, the rules of this table


def _deck(seen: BoardView, speaker: Speaker) -> str:
    ages = ", ".join(
        speaker.say("text-age-count", count=count, age=ROMAN[age]) for age, count in enumerate(seen.pile, 1) if count
    )
    return speaker.say("text-deck", count=sum(seen.pile), ages=ages)


def _centre(seen: BoardView, speaker: Speaker) -> str:
    centre = [card for card, count in seen.centre for _ in range(count)]
    return speaker.say("text-centre", cards=cards(speaker, centre)) if centre else ""


def _coin(observation: Observation, names: Sequence[str], speaker: Speaker) -> str:
    coin = observation.coin
    if coin is None:
        return speaker.say("text-coin-beside")
    return speaker.say(
        "text-coin-laid",
        name=name_of(speaker, names, coin.by),
        owner=name_of(speaker, names, coin.seat),
        effect=words.effect(speaker, coin.domain, coin.level),
        domain=words.domain(speaker, coin.domain),
        level=coin.level,
    )


def _middle(observation: Observation, seen: BoardView, names: Sequence[str], speaker: Speaker) -> list[str]:
    discard = cards(speaker, observation.discard) if observation.discard else ""
    lines = [
        _deck(seen, speaker),
        _centre(seen, speaker),
        speaker.say("text-discard", cards=discard) if discard else speaker.say("text-discard-none"),
        _coin(observation, names, speaker),
    ]
    if observation.inquired is not None:
        lines.append(speaker.say("text-inquired", name=name_of(speaker, names, observation.inquired)))
    used = list(_used(observation, speaker))
    return [*lines, speaker.say("text-used", effects=", ".join(used))] if used else lines


def _used(observation: Observation, speaker: Speaker) -> Iterator[str]:
    if observation.turn is None:
        return
    for code in observation.used_permanent:
        if code == "C":
            yield speaker.say("text-used-inspiration")
        else:
            yield speaker.say("text-used-permanent", domain=words.domain(speaker, code))
    for code in observation.used_sacrifice:
        yield speaker.say("text-used-sacrifice", domain=words.domain(speaker, code))


def _own(observation: Observation, speaker: Speaker) -> list[str]:
    """The viewer's pack and hand, and what each card would do."""
    if observation.viewer is None or not observation.seats[observation.viewer].alive:
        return []
    lines: list[str] = []
    if observation.pack:
        lines.append(speaker.say("text-own-pack", cards=cards(speaker, observation.pack)))
    if not observation.hand:
        return [*lines, speaker.say("text-own-hand-none")]
    lines.append(speaker.say("text-own-hand", cards=cards(speaker, observation.hand)))
    notes = [(held.card, effect_note(held, speaker)) for held in hand_cards(observation, observation.hand)]
    return [*lines, *(f"• {words.card(speaker, card)}: {note}" for card, note in notes if note)]


def _rules(observation: Observation, speaker: Speaker) -> list[str]:
    key = "text-hegemony-immediate" if observation.hegemony == IMMEDIATE else "text-hegemony-turn-end"
    one, two = observation.level_sizes
    return [speaker.say("text-levels", one=one, two=two), speaker.say(key, need=observation.hegemony_size)]
