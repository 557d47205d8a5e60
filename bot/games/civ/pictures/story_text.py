"""The story of a finished game in words: the alt text of its picture, and the text beside it.

Names are used as given: for a message, pass them through `safe_name` first.
"""

from collections.abc import Iterator, Sequence

from bot.games.civ.pictures.story import DecisiveTurn, Story, TurningPoint
from bot.games.civ.rules.observation import Observation, SeenSeat
from bot.games.civ.words import words
from bot.games.civ.words.naming import domain, effect
from bot.i18n.catalogue import Localizer
from bot.i18n.cutting import MOST_ALT, cut, size
from bot.i18n.names import name_of


def story_alt(story: Story, names: Sequence[str], localizer: Localizer) -> str:
    """Return the alt text, at most 1,024 characters; if it is too long, the first turning points are left out."""
    facts, texts = _alt_parts(story, names, localizer)
    while texts and size(" ".join([*facts, *texts])) > MOST_ALT:
        texts.pop(0)
    text = " ".join([*facts, *texts])
    return cut(text, MOST_ALT)


def fits_alt(story: Story, names: Sequence[str], localizer: Localizer) -> bool:
    """Return whether the alt text leaves nothing out."""
    facts, texts = _alt_parts(story, names, localizer)
    return size(" ".join([*facts, *texts])) <= MOST_ALT


def _alt_parts(story: Story, names: Sequence[str], localizer: Localizer) -> tuple[list[str], list[str]]:
    """Return how the game ended, and its turning points."""
    texts = [turn_of(localizer, point, names) for point in story.points]
    return list(_facts(story, names, localizer)), texts


def story_text(story: Story, names: Sequence[str], localizer: Localizer) -> str:
    """Return the turning points, one a line, below the title; empty if there are none."""
    texts = [f"• {turn_of(localizer, point, names)}" for point in story.points]
    return "\n".join([f"**{_title(story, localizer)}**", *texts]) if texts else ""


def _title(story: Story, localizer: Localizer) -> str:
    return localizer.say("story-title", count=story.turns)


def _facts(story: Story, names: Sequence[str], localizer: Localizer) -> Iterator[str]:
    """Yield how the game ended, and the table at its end."""
    end = story.end
    assert end.result is not None
    yield f"{_title(story, localizer)}."
    yield words.result(localizer, end.result, names, end)
    yield points_line(localizer, end, names)
    largest = [_largest(seen, names, localizer) for seen in end.seats if any(column.count for column in seen.columns)]
    if largest:
        yield localizer.say("story-text-most", columns=", ".join(largest))


def points_line(localizer: Localizer, end: Observation, names: Sequence[str]) -> str:
    """Return the points of each side at the end of a game, in a line."""
    scored = [
        localizer.say(
            "points-count",
            name=localizer.list([name_of(localizer, names, seat) for seat in seats]),
            count=end.points[side],
        )
        for side, seats in enumerate(end.sides)
    ]
    return localizer.say("story-text-points", points=", ".join(scored))


def _largest(seen: SeenSeat, names: Sequence[str], localizer: Localizer) -> str:
    column = max(seen.columns, key=lambda column: column.count)
    return localizer.say(
        "story-text-column",
        name=name_of(localizer, names, seen.seat),
        domain=domain(localizer, column.domain),
        count=column.count,
    )


def _turning_point(localizer: Localizer, point: TurningPoint, names: Sequence[str]) -> str:
    """Return a turning point as a short sentence in the present tense."""
    values: dict[str, str | int] = {
        "name": localizer.list([name_of(localizer, names, seat) for seat in point.seats]),
        "many": len(point.seats),
        "others": localizer.list([name_of(localizer, names, seat) for seat in point.others]),
        "count": point.count or 0,
    }
    if point.domain is not None:
        values["domain"] = domain(localizer, point.domain)
        if point.level is not None and point.kind == "copy":
            values["effect"] = effect(localizer, point.domain, point.level)
    if point.kind == "won" and point.card is not None:
        return localizer.say("story-won-card", **values, card=words.card(localizer, point.card))
    return localizer.say(f"story-{point.kind}".replace("_", "-"), **values)


def turn_of(localizer: Localizer, point: TurningPoint, names: Sequence[str]) -> str:
    """Return a turning point as a sentence with its turn: "Turn 5: …"."""
    return localizer.say("story-turn", turn=point.turn, what=_turning_point(localizer, point, names))


def decisive_text(localizer: Localizer, found: DecisiveTurn, names: Sequence[str]) -> str:
    """Return in a sentence which turn decided the game, and how."""
    values: dict[str, str | int] = {
        "turn": found.turn,
        "last": "yes" if found.is_last else "no",
        "name": name_of(localizer, names, found.seat),
        "winners": localizer.list([name_of(localizer, names, seat) for seat in found.winners]),
        "others": localizer.list([name_of(localizer, names, seat) for seat in found.others]),
    }
    if found.domain is None:
        return localizer.say("decided-own" if found.winners == (found.seat,) else "decided-by", **values)
    values |= {"domain": domain(localizer, found.domain), "before": found.before, "after": found.after}
    if found.card is None:
        return localizer.say("decided-cards", **values)
    return localizer.say("decided-card", **values, card=words.card(localizer, found.card))
