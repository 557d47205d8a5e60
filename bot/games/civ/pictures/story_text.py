"""The story of a finished game in words: the alt text of its picture, and what stands beside it.

Names stand as they are given: for a message pass them through `words.safe_name` first.
"""

from collections.abc import Iterator, Sequence

from bot.games.civ.pictures.story import Story, TurningPoint
from bot.games.civ.rules.observation import SeenSeat
from bot.games.civ.words import words
from bot.games.civ.words.naming import domain, effect
from bot.i18n.catalogue import Speaker
from bot.i18n.cutting import MOST_ALT, cut
from bot.i18n.names import name_of


def story_alt(story: Story, names: Sequence[str], speaker: Speaker) -> str:
    """What the picture shows, in at most 1,024 characters; what turned the game is left out from its beginning."""
    facts, texts = _alt_parts(story, names, speaker)
    while texts and len(" ".join([*facts, *texts])) > MOST_ALT:
        texts.pop(0)
    text = " ".join([*facts, *texts])
    return cut(text, MOST_ALT)


def fits_alt(story: Story, names: Sequence[str], speaker: Speaker) -> bool:
    """Whether the alt text leaves nothing out."""
    facts, texts = _alt_parts(story, names, speaker)
    return len(" ".join([*facts, *texts])) <= MOST_ALT


def _alt_parts(story: Story, names: Sequence[str], speaker: Speaker) -> tuple[list[str], list[str]]:
    """How it ended, and what turned it."""
    texts = [turn_of(speaker, point, names) for point in story.points]
    return list(_facts(story, names, speaker)), texts


def story_text(story: Story, names: Sequence[str], speaker: Speaker) -> str:
    """What turned the game, one line each, under its title; empty where nothing did."""
    texts = [f"• {turn_of(speaker, point, names)}" for point in story.points]
    return "\n".join([f"**{_title(story, speaker)}**", *texts]) if texts else ""


def _title(story: Story, speaker: Speaker) -> str:
    return speaker.say("story-title", count=story.turns)


def _facts(story: Story, names: Sequence[str], speaker: Speaker) -> Iterator[str]:
    """How it ended, and how the table stood then."""
    end = story.end
    assert end.result is not None
    yield f"{_title(story, speaker)}."
    yield words.result(speaker, end.result, names, end)
    scored = [
        speaker.say(
            "points-count",
            name=speaker.list([name_of(speaker, names, seat) for seat in seats]),
            count=end.points[side],
        )
        for side, seats in enumerate(end.sides)
    ]
    yield speaker.say("story-text-points", points=", ".join(scored))
    largest = [_largest(seen, names, speaker) for seen in end.seats if any(column.count for column in seen.columns)]
    if largest:
        yield speaker.say("story-text-most", columns=", ".join(largest))


def _largest(seen: SeenSeat, names: Sequence[str], speaker: Speaker) -> str:
    column = max(seen.columns, key=lambda column: column.count)
    return speaker.say(
        "story-text-column",
        name=name_of(speaker, names, seen.seat),
        domain=domain(speaker, column.domain),
        count=column.count,
    )


def _turning_point(speaker: Speaker, point: TurningPoint, names: Sequence[str]) -> str:
    """One short sentence, in the present tense."""
    values: dict[str, str | int] = {
        "name": speaker.list([name_of(speaker, names, seat) for seat in point.seats]),
        "many": len(point.seats),
        "others": speaker.list([name_of(speaker, names, seat) for seat in point.others]),
        "count": point.count or 0,
    }
    if point.domain is not None:
        values["domain"] = domain(speaker, point.domain)
        if point.level is not None and point.kind == "copy":
            values["effect"] = effect(speaker, point.domain, point.level)
    return speaker.say(f"story-{point.kind}".replace("_", "-"), **values)


def turn_of(speaker: Speaker, point: TurningPoint, names: Sequence[str]) -> str:
    """A turning point in one sentence, after the turn it came in: "Turn 5: …"."""
    return speaker.say("story-turn", turn=point.turn, what=_turning_point(speaker, point, names))
