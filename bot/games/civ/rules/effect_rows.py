"""Every effect of the game as a row, and every step that an effect may ask for (RULES §4 to §6).

An effect is its Domain, its level, its clause, and what it owes, step by step. A step is the word of an action and
where that action takes a card from and puts it. An effect made of known steps is a row more, a new way to move a card
is a step more. All other modules read the rows through `effect_table`, which refuses what the rules could not follow.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.games.civ.rules.cards import C, E, M, R, S, U

SACRIFICE: Final = 0
"""Stands in place of a level for the sacrifice effect of a Domain."""
HAND_LIMITS: Final = (3, 5, 7)
"""The hand limit by level of Religion (§2.4, §4.2)."""
LEAP: Final = 5
"""Cards drawn, then discarded, by a Technological Leap (§5.4)."""


class Zone(StrEnum):
    """Where a card lies, from the point of view of the seat on turn."""

    HAND = "hand"
    AREA = "area"
    DISCARD = "discard"
    OTHER_HAND = "other hand"
    HELD = "held"
    """In no pile: sacrificed for a marker that has not been laid yet."""
    OTHER_COLUMN = "other column"
    """On a Domain of another player; cards that go there lie face down (§5.6)."""


@dataclass(frozen=True, slots=True)
class EffectStep:
    """One decision that an effect asks for: the word of its action, and where it moves a card from and to.

    `clause` is the rule of the step itself, the same for all effects that ask for it.
    """

    word: str
    source: Zone
    goal: Zone
    clause: str
    strikes_others: bool = False
    """True where every other player loses a card of the same Domain if they have one (§5.1)."""

    @property
    def names_card(self) -> bool:
        """True where the action names a card of its `source`; otherwise it names a seat, or a Domain of one."""
        return self.source is not Zone.OTHER_HAND and not self.names_column

    @property
    def names_column(self) -> bool:
        """True where the action names a Domain of another player."""
        return Zone.OTHER_COLUMN in (self.source, self.goal)

    @property
    def touches_others(self) -> bool:
        """True where it takes from, costs or forbids other players something, so that they are told."""
        return self.strikes_others or not self.names_card

    @property
    def lays_marker(self) -> bool:
        """True where a card is turned face down on another player's Domain (§5.6)."""
        return self.goal is Zone.OTHER_COLUMN


STEPS: Final[dict[str, EffectStep]] = {
    step.word: step
    for step in (
        EffectStep("play", Zone.HAND, Zone.AREA, "§3.6"),
        EffectStep("discard", Zone.HAND, Zone.DISCARD, "§3.7"),  # what Military (§4.1) and a Leap (§5.4) ask alike
        EffectStep("scrap", Zone.AREA, Zone.DISCARD, "§4.3"),
        EffectStep("recall", Zone.AREA, Zone.HAND, "§4.4"),
        EffectStep("salvage", Zone.DISCARD, Zone.HAND, "§4.5"),
        EffectStep("attack", Zone.AREA, Zone.DISCARD, "§5.1", strikes_others=True),
        EffectStep("inquire", Zone.OTHER_HAND, Zone.HAND, "§5.2"),
        EffectStep("give", Zone.HAND, Zone.OTHER_HAND, "§5.2"),
        EffectStep("embargo", Zone.HELD, Zone.OTHER_COLUMN, "§5.3"),
        EffectStep("democracy", Zone.HELD, Zone.OTHER_COLUMN, "§5.5"),
    )
}
"""Every step that an effect may ask for, by the word of its action."""


@dataclass(frozen=True, slots=True)
class Effect:
    """One effect: level 1 or 2 of a Domain's permanent effect, or `SACRIFICE`.

    It draws `draws` cards, then asks for the steps of `owes` in their order, then for `each` once for every card that
    it has drawn or taken from another hand. An effect without steps isn't started by an action: Religion is applied at
    the end of the turn (§4.2), Inspiration copies another row (§6).
    """

    domain: int
    level: int
    clause: str
    owes: tuple[str, ...] = ()
    draws: int = 0
    each: str = ""

    @property
    def steps(self) -> tuple[EffectStep, ...]:
        """The steps it asks for, in order, each once."""
        return tuple(STEPS[word] for word in dict.fromkeys((*self.owes, self.each)) if word)

    @property
    def lays_marker(self) -> bool:
        """True where the sacrificed card becomes a marker instead of going to the discard pile (§5)."""
        return any(step.lays_marker for step in self.steps)

    @property
    def names_column(self) -> bool:
        """True where it asks for a Domain of another player."""
        return any(step.names_column for step in self.steps)

    def asks(self, word: str) -> bool:
        """Return whether this word is among what it owes."""
        return word in self.owes or word == self.each


EFFECTS: Final = (
    Effect(M, 1, "§4.1", ("discard",)),
    Effect(M, 2, "§4.1", ("discard", "discard")),
    Effect(M, SACRIFICE, "§5.1", ("attack",)),
    Effect(R, 1, "§4.2"),
    Effect(R, 2, "§4.2"),
    Effect(R, SACRIFICE, "§5.2", ("inquire",), each="give"),
    Effect(E, 1, "§4.3", ("scrap", "play")),
    Effect(E, 2, "§4.3", ("scrap", "scrap", "play", "play")),
    Effect(E, SACRIFICE, "§5.3", ("embargo",)),
    Effect(S, 1, "§4.4", ("recall", "play")),
    Effect(S, 2, "§4.4", ("recall", "recall", "play", "play")),
    Effect(S, SACRIFICE, "§5.4", draws=LEAP, each="discard"),
    Effect(C, 1, "§6.1"),
    Effect(U, 1, "§4.5", ("salvage",)),
    Effect(U, 2, "§4.5", ("salvage", "salvage")),
    Effect(U, SACRIFICE, "§5.5", ("democracy",)),
)
"""All effects, Domain by Domain; Inspiration counts as level 1 of Culture."""
