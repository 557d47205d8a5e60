"""The card game's reasons to refuse, with their clauses, and the errors that carry them.

GameError                 what a player, a referee or a file may cause (bot.reasons)
├── UnreadableAction      a text that isn't an action (REPLAY, actions)
├── IllegalAction         an action that the rules do not allow here and now
├── IllegalSetup          a game that cannot be dealt (§1, REPLAY header)
└── BadTranscript         a file refused: at which line, which action
"""

from typing import Final

from bot.reasons import GameError, Reason, Reasons

REASONS: Final = Reasons({
    "action-unreadable": "REPLAY actions",
    "game-over": "§7",
    "not-your-turn": "§2",
    "not-your-pick": "§1.5",
    "seat-unknown": "§1.2",
    "seat-left": "§9.1",
    "already-kept": "§1.5",
    "not-in-pack": "§1.5",
    "not-in-centre": "§1.5",
    "only-in-draft": "§1.5",
    "not-in-draft": "§1.5",
    "play-first": "§2.1",
    "skip-first": "§2.1",
    "already-played": "§2.1",
    "may-not-skip": "§2.1",
    "not-in-hand": "§3.7",
    "embargoed": "§5.3",
    "effect-running": "§3.4",
    "nothing-owed": "§3.4",
    "effect-used": "§3.1",
    "sacrifice-used": "§3.1",
    "religion-unused": "§4.2",
    "culture-copies": "§4.6",
    "no-such-level": "§3.2",
    "level-not-reached": "§3.2",
    "few-hand-cards": "§3.5",
    "few-area-cards": "§3.5",
    "few-playable-cards": "§3.5",
    "few-discards": "§3.5",
    "not-in-area": "§3.3",
    "no-sacrifice-effect": "§3.1",
    "no-sacrifice-card": "§3.3",
    "nothing-to-copy": "§6.1",
    "no-card-to-attack": "§5.1",
    "no-target-column": "§3.5",
    "would-strand-effect": "§4.4",
    "not-in-discard": "§4.5",
    "target-is-self": "§5",
    "target-left": "§5",
    "target-unknown": "§5",
    "target-without-card": "§5",
    "inspiration-used": "§6.1",
    "not-most-culture": "§6.1",
    "copy-culture": "§6.1",
    "target-level-not-reached": "§6.1",
    "copy-not-higher": "§6.2",
    "copied-effect-used": "§6.2",
    "intervention-not-now": "§9.5",
    "intervention-needs-by": "§9.5",
    "not-during-draft": "§9.1",
    "not-within-effect": "§9.4",
    "undo-unknown-line": "§9.3",
    "trim-not-in-hand": "§9.2",
    "trim-count": "§9.2",
    "abandon-only-in-draft": "§9.1",
    "setup-players": "§1.2",
    "setup-kind": "§1.4",
    "setup-teams": "§8.1",
    "setup-first": "§1.3",
    "setup-hegemony": "§7.1",
    "setup-turn-cap": "§7.5",
    "setup-deck": "§1.1",
    "setup-box": "§1.2",
    "setup-pile-order": "§1.2",
    "header-missing": "REPLAY header",
    "header-unreadable": "REPLAY header",
    "line-unreadable": "REPLAY actions",
    "line-number": "REPLAY actions",
    "too-many-lines": "REPLAY actions",
    "file-cut": "REPLAY",
    "file-empty": "REPLAY header",
    "after-result": "REPLAY result",
    "result-too-early": "REPLAY result",
    "result-unreadable": "REPLAY result",
    "result-differs": "REPLAY result",
    "deal-unreadable": "DEAL",
    "deal-withheld": "DEAL",
    "deal-commitment": "DEAL",
    "deal-cards": "DEAL",
    "deal-first": "DEAL",
    "deal-seats": "DEAL",
})  # fmt: skip
"""Every reason of the card game, with its clause."""


def because(key: str, /, *, clause: str | None = None, **values: str | int) -> Reason:
    """Return the reason of that key; `clause` where the case has a narrower one than the key."""
    return REASONS.reason(key, values, clause)


class UnreadableAction(GameError):
    """A text that isn't an action."""


class IllegalAction(GameError):
    """An action that the rules do not allow here and now."""


class IllegalSetup(GameError):
    """A game that cannot be dealt."""


class BadTranscript(GameError):
    """A refused transcript: `line` counts from 1 (the header), `action` is the refused text, if one was read."""

    def __init__(self, reason: Reason, line: int, action: str | None = None) -> None:
        super().__init__(reason)
        self.line = line
        self.action = action
