"""What turned a game, in words."""

from collections.abc import Sequence
from typing import Protocol

from bot.games.civ.words.naming import domain, effect
from bot.i18n.catalogue import Speaker
from bot.i18n.names import name_of


class Turned(Protocol):
    """A turning point as words need it (see `bot.games.civ.pictures.story_points`)."""

    @property
    def kind(self) -> str: ...
    @property
    def turn(self) -> int: ...
    @property
    def seats(self) -> Sequence[int]: ...
    @property
    def others(self) -> Sequence[int]: ...
    @property
    def domain(self) -> str | None: ...
    @property
    def level(self) -> int | None: ...
    @property
    def count(self) -> int | None: ...


def turning_point(speaker: Speaker, point: Turned, names: Sequence[str]) -> str:
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


def turn_of(speaker: Speaker, point: Turned, names: Sequence[str]) -> str:
    """A turning point in one sentence, after the turn it came in: "Turn 5: …"."""
    return speaker.say("story-turn", turn=point.turn, what=turning_point(speaker, point, names))
