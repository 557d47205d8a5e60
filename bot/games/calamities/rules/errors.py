"""Reasons for which the calamities refuse something, with their clauses, and the errors that carry them.

GameError                 what a player, a table or a file may cause (bot.reasons)
├── IllegalAnswer         an answer that the rules do not allow, or that was not asked for
├── BadPosition           an impossible table: boards that do not add up, two cities in one area
└── BadMap                a map's text that cannot be read
"""

from typing import Final

from bot.reasons import NO_CLAUSE, GameError, Reason, Reasons

CALAMITY_REASONS: Final = Reasons({
    # key: clause; values a sentence may use. Where the clause differs from case to case, the decision gives its own
    "calamity-unreadable": NO_CLAUSE,  # text
    "calamity-nothing-asked": NO_CLAUSE,
    "calamity-other-asked": NO_CLAUSE,  # who, what
    "calamity-shape": NO_CLAUSE,  # what
    "calamity-no-option": "30",  # found, options
    "calamity-twice": "30",  # found
    "calamity-how-many": "30",  # need, have
    "calamity-one-each": "30.912",  # nation
    "calamity-amount": "30",  # least, most, have
    "calamity-spared": "30",  # nation
    "calamity-cap": "30",  # nation, most, have
    "calamity-all-of-it": "30",  # need, have
    "calamity-not-there": "30",  # area
    "calamity-too-many": "30",  # area, most, have
    "calamity-city-way": "30",  # area, options
    "calamity-exact": "30",  # need, have
    "calamity-stock": "30",  # need, have
    "calamity-near-first": "30.414",  # need, have
    "calamity-take-all": "30.415",  # tokens, cities
    "position-nation-unknown": NO_CLAUSE,  # found, nearest
    "position-area-unknown": NO_CLAUSE,  # found, nearest
    "position-card-unknown": NO_CLAUSE,  # found, nearest
    "position-calamity-unknown": NO_CLAUSE,  # found, nearest
    "position-setting-unknown": NO_CLAUSE,  # found, nearest
    "position-tokens": NO_CLAUSE,  # nation, have, limit, over, board, stock, treasury, where
    "position-cities": NO_CLAUSE,  # nation, have, limit, over, board, stock, where
    "position-tokens-few": NO_CLAUSE,  # nation, have, limit, over, board, stock, treasury, where
    "position-cities-few": NO_CLAUSE,  # nation, have, limit, over, board, stock, where
    "position-negative": NO_CLAUSE,  # nation, found, have
    "position-two-cities": NO_CLAUSE,  # area, nation, other
    "position-not-playing": NO_CLAUSE,  # nation
    "position-own-giver": NO_CLAUSE,  # nation
    "position-shape": NO_CLAUSE,  # place, need
    "position-trade": NO_CLAUSE,  # nation, found
    "position-one-sided": NO_CLAUSE,  # area, other
    "map-unreadable": NO_CLAUSE,  # line, text
})  # fmt: skip


def cause(key: str, /, *, clause: str | None = None, **values: str | int) -> Reason:
    """Return the reason of that key, with a narrower `clause` where the decision has one."""
    return CALAMITY_REASONS.reason(key, values, clause)


class IllegalAnswer(GameError):
    """A refused answer; `index` is its place among those given."""

    def __init__(self, reason: Reason, index: int = 0) -> None:
        super().__init__(reason)
        self.index = index


class BadPosition(GameError):
    """A position that cannot be, such as boards that do not add up."""


class BadMap(GameError):
    """A map's text that cannot be read."""
