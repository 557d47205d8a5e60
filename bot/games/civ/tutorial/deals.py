"""The deals of the lessons, and the moves up to where each lesson begins (data).

A deck is the draw pile from the top, a box the cards that went back unseen (RULES §1.2). `before` is what both players
did before the lesson, one line a round: the learner's turn, then the computer's. An action with several cards is
several actions, and every turn ends with `end`.
"""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Deal:
    """A stored game for two up to where a lesson begins, as texts."""

    deck: str
    box: str
    before: str = ""


DEALS: Final = {
    "turn": Deal(
        deck="""
            M1 M1 R1 R1 S1 E1 C1 R1 M1 M1 E1 S1 E1 M1 S1 E1 R1 S1 M1 M1 R1 R1 R1 M1 C1 R2 R2 E2 M2 S2 S2 R2 M2
            E2 S2 R2 M2 M2 M2 C2 R2 R2 M2 S2 C2 C2 S2 S2 E2 C2 S2 E2 M2 S2 M3 E3 U3 C3 U3 U3 U3 E3 U3 E3 C3 S3
            C3 E3 S3 C3 U3 S3 C3 E3 M3 U3 S3 E3 U3 M3 U3 S3 U3 U3 U3 U3 S3 S3 E3 C3 S3 C3 U3 U3 M3
        """,
        box="M2 R1 R2 R2 E3 C1 C1 C3 U3",
    ),
    "effects": Deal(
        deck="""
            M1 M1 M1 M1 C1 M1 M1 C1 S1 R1 S1 S1 S1 M1 E1 R1 E1 E1 E1 M1 R1 R1 R1 R1 C1 S2 C2 C2 S2 M2 R2 R2 M2
            E2 E2 M2 S2 S2 R2 C2 E2 R2 M2 C2 M2 S2 S2 M2 E2 R2 S2 S2 R2 R2 U3 U3 C3 U3 U3 C3 C3 U3 E3 C3 U3 M3
            E3 E3 U3 S3 S3 M3 M3 C3 M3 E3 U3 S3 S3 S3 U3 C3 U3 E3 S3 C3 U3 U3 C3 E3 U3 S3 E3 U3 U3
        """,
        box="M2 M2 R1 R1 R2 E3 S3 C1 U3",
        before="""
            play M1 | play M1
            play M1 | play C1
            play M1 | play M1
            play M1 | play C1
            play S1 | play R1
            play S1 | play S1
            play S1 | play M1
            play E1 | play R1
            play E1 | play E1
            play E1 | play M1
            play R1 | play R1
            play R1 | play R1
            play C1 | play S2
            play C2 | play C2
        """,
    ),
    "discards": Deal(
        deck="""
            M1 M1 S1 M1 M1 R1 S1 M1 C1 M1 R1 C1 R1 S1 E1 M1 E1 M1 E1 R1 R1 S1 C1 C1 E1 M2 C2 C2 R2 E2 S2 M2 R2
            S2 S2 M2 M2 R2 R2 C2 E2 S2 C2 S2 M2 S2 M2 S2 M2 R2 S2 R2 R2 E2 U3 U3 U3 E3 E3 S3 U3 M3 S3 E3 U3 U3
            U3 E3 S3 E3 M3 C3 E3 E3 S3 S3 U3 U3 C3 C3 U3 U3 S3 C3 C3 E3 M3 M3 S3 U3 U3 U3 U3 S3 U3
        """,
        box="M2 R1 R1 R1 R2 E2 C3 C3 C3",
        before="""
            play M1 | play M1
            play M1 | play M1
            play S1 | play R1
            play S1 | play M1
            play C1 | play M1
            play R1 | play C1
            play R1 | play S1
            play E1 | play M1
            play E1 | play M1
        """,
    ),
    "inspiration": Deal(
        deck="""
            M1 E1 M1 R1 M1 R1 S1 C1 E1 R1 C1 M1 R1 R1 S1 R1 C1 M1 C1 E1 E1 S1 M1 R1 M1 S2 M2 S2 E2 R2 S2 E2 M2
            R2 S2 C2 M2 M2 R2 R2 C2 E2 S2 C2 S2 M2 S2 M2 M2 R2 C2 R2 R2 E2 U3 U3 U3 E3 E3 S3 U3 M3 S3 E3 U3 U3
            U3 E3 S3 E3 M3 C3 E3 E3 S3 S3 U3 U3 C3 C3 U3 U3 S3 C3 C3 E3 M3 M3 S3 U3 U3 U3 U3 S3 U3
        """,
        box="M1 M2 R1 R2 S1 S2 C3 C3 C3",
        before="""
            play M1 | play R1
            play E1 | play M1
            play M1 | play R1
            play S1 | play C1
            play E1 | play R1
            play C1 | play M1
            play R1 | play R1
            play S1 | play R1
        """,
    ),
    "hegemony": Deal(
        deck="""
            C1 E1 C1 M1 M1 R1 R1 M1 C1 E1 E1 M1 S1 S1 C1 M1 E1 M1 R1 R1 R1 R1 S1 S1 M1 M2 R2 S2 M2 S2 R2 M2 R2
            S2 M2 S2 R2 M2 R2 E2 E2 S2 M2 R2 C2 S2 E2 C2 M2 R2 C2 S2 E2 M2 C3 E3 C3 S3 U3 U3 U3 M3 U3 E3 M3 S3
            S3 E3 S3 M3 U3 U3 S3 E3 U3 C3 M3 C3 E3 U3 U3 U3 C3 S3 E3 U3 U3 E3 U3 E3 U3 S3 U3 S3 U3
        """,
        box="M1 R1 R1 R2 S2 C2 C3 C3 C3",
        before="""
            play C1 | play M1
            play E1 | play M1
            play C1 | play R1
            play R1 | play M1
            play C1 | play E1
            play E1 | play M1
            play S1; sacrifice S1; discard R1 R1 R1 R1 S1 | play S1; sacrifice S1; discard M1 M2 R2 S2 M2
            play S1; sacrifice S1; discard R2 M2 R2 S2 M2 | play S2; sacrifice S2; discard R2 M2 R2 E2 E2
            play S2; sacrifice S2; discard M2 R2 C2 S2 E2 | play S2; sacrifice S2; discard M2 R2 C2 S2 E2
            play C1 | play M1
            play C2 | play M1
            play C3 | play M2
            play C3 | play E3
            play U3 | play S3
            play U3 | play U3
        """,
    ),
    "majority": Deal(
        deck="""
            M1 M1 R1 M1 R1 R1 E1 E1 C1 C1 M1 M1 C1 R1 E1 R1 S1 S1 M1 R1 M1 R1 E1 S1 M1 M2 R2 M2 R2 S2 M2 R2 M2
            R2 E2 S2 M2 R2 C2 C2 E2 S2 M2 R2 C2 M2 E2 S2 R2 M2 C2 R2 E2 S2 U3 U3 U3 U3 U3 S3 U3 U3 C3 C3 E3 S3
            U3 U3 C3 E3 E3 S3 C3 U3 C3 U3 E3 S3 M3 U3 C3 E3 E3 U3 M3 C3 C3 U3 E3 U3 M3 S3 S3 S3 E3
        """,
        box="M3 R1 S1 S2 S2 S2 S3 C1 U3",
        before="""
            play M1 | play M1
            play M1 | play R1
            play R1 | play R1
            play E1 | play E1
            play C1 | play C1
            play M1 | play M1
            play S1; sacrifice S1; discard M1 R1 M1 R1 E1 | play S1; sacrifice S1; discard M1 M2 R2 M2 R2
            play S1; sacrifice S1; discard M2 R2 M2 R2 E2 | play S2; sacrifice S2; discard M2 R2 C2 C2 E2
            play S2; sacrifice S2; discard M2 R2 C2 M2 E2 | play S2; sacrifice S2; discard R2 M2 C2 R2 E2
            play S2; sacrifice S2; discard U3 U3 U3 U3 U3 | play S2; sacrifice S2; discard U3 U3 C3 C3 E3
            play S3; sacrifice S3; discard U3 U3 C3 E3 E3 | play S3; sacrifice S3; discard C3 U3 C3 U3 E3
            play S3; sacrifice S3; discard M3 U3 C3 E3 E3 | play S3; sacrifice S3; discard M3 C3 C3 U3 E3
            play U3 | play U3
            play C1 | play S3
        """,
    ),
}
"""The deal of each lesson, by the lesson's name."""
