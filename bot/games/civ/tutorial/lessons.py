"""The lessons (data). A step's name is the end of its texts' keys: `lesson-turn-play`, `lesson-turn-play-then`."""

from typing import Final

from bot.games.civ.tutorial.script import Lesson, LessonStep, parse_actions


def _step(name: str, do: str, reply: str = "", tries: str = "") -> LessonStep:
    """Return a step; `do` and each of `tries` are the actions of one press."""
    found = tuple(parse_actions(each) for each in tries.split(";")) if tries else ()
    return LessonStep(name, parse_actions(do), parse_actions(reply) if reply else (), found)


TURN: Final = Lesson(
    "turn",
    (
        _step("play", "play M1+end", reply="play R1; end", tries="end"),
        _step("grow", "play M1"),
        _step("rest", "end", reply="play S1; end", tries="play R1"),
        _step("reach", "play M1"),
        _step("use", "use M 1+discard R1", tries="use M 2"),
        _step("draw", "end", reply="play E1; end", tries="use M 1"),
    ),
    hides=("sacrifice",),
)
EFFECTS: Final = Lesson(
    "effects",
    (
        _step("believe", "play R2"),
        _step("experiment", "use S 1+recall C1"),
        _step("swap", "play M2"),
        _step("purge", "use M 2+discard E2 C1"),
        _step("draw", "end", reply="play S2; end", tries="use M 1"),
        _step("play", "play S2"),
        # four effects are open here: a game, too, offers so many as buttons and asks for their cards afterwards
        _step("develop", "use E 1"),
        _step("scrap", "scrap C2"),
        _step("build", "play S2"),
    ),
    hides=("sacrifice",),
)
DISCARDS: Final = Lesson(
    "discards",
    (
        _step("play", "play E1"),
        _step("embargo", "sacrifice E1+embargo 1 M"),
        _step("attack", "sacrifice M1+attack M1", tries="sacrifice E1"),
        _step("end", "end", reply="play C1; end"),
        _step("next", "play C1"),
        _step("inquisition", "sacrifice R1+inquire 1", tries="sacrifice M1"),
        _step("give", "give R1 R1 S1"),
        _step("leap", "sacrifice S1"),
        _step("sort", "discard M2 R2 E1 E2 S2"),
    ),
)
INSPIRATION: Final = Lesson(
    "inspiration",
    (
        _step("play", "play C1", tries="copy 1 R 2"),
        _step("copy", "copy 1 R 2", tries="copy 1 M 1"),
        _step("end", "end", reply="play C1; end", tries="copy 1 R 1"),
    ),
    hides=("sacrifice",),
)
HEGEMONY: Final = Lesson(
    "hegemony",
    (
        _step("play", "play U3"),
        _step("oligarchy", "use U 1+salvage C2"),
        _step("democracy", "sacrifice U3+democracy 1 M"),
        _step("end", "end", reply="play M3; end"),
        _step("win", "play C2"),
        _step("finish", "end"),
    ),
    hides=("copy",),
)
MAJORITY: Final = Lesson(
    "majority",
    (
        _step("play", "play E1"),
        _step("end", "end", reply="play R1; end"),
    ),
)
LESSONS: Final = (TURN, EFFECTS, DISCARDS, INSPIRATION, HEGEMONY, MAJORITY)
"""All lessons in the order in which they are offered."""
