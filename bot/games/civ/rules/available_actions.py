"""The actions open to one seat now, and the ones that are not, each with a clause.

The judge lists what is possible, and `refusals` says why the rest is not. This module only chooses which of the
impossible actions are worth mentioning: one for each effect, card or player, not one for each pair of cards.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from bot.games.civ.rules.actions import (
    COLUMN_WORDS,
    END,
    SEAT_WORDS,
    SKIP,
    Action,
    copy,
    use,
    with_card,
    with_column,
    with_seat,
)
from bot.games.civ.rules.cards import (
    DOMAIN_OF,
    DOMAINS,
    FLAG,
    KINDS_OF_DOMAIN,
    C,
    Domain,
    R,
    Seat,
    column,
    count,
    kinds_in,
    size,
)
from bot.games.civ.rules.effect_table import (
    BY_LEVEL,
    COPYABLE,
    LEVELS,
    SACRIFICES,
    SACRIFICIAL,
    STEPS,
    USABLE,
    Effect,
    effects_asking,
    permanent_levels,
)
from bot.games.civ.rules.effects import apply, branch
from bot.games.civ.rules.errors import Reason
from bot.games.civ.rules.game import Game
from bot.games.civ.rules.judge import RECALLING, legal_actions, may_inspire
from bot.games.civ.rules.position import CHOOSE, DRAFT_KEEP, DRAFT_TAKE, EFFECTS, NOBODY, OVER, PLAY, Position, Result
from bot.games.civ.rules.refusals import why_illegal

_CLAUSES: Final = {
    "keep": "§1.5",
    "take": "§1.5",
    "skip": "§2.1",
    "end": "§2.3",
    "copy": BY_LEVEL[C][1].clause,
    "play": STEPS["play"].clause,
}
"""The clause that allows an action, by word, where the word alone decides."""


@dataclass(frozen=True, slots=True)
class Play:
    """The consequences of playing a card for its player: column, hand size, and effects open in step 2 afterwards."""

    before: int
    need: int
    """Cards of this Domain that mean Hegemony."""
    level: int
    """The level reached by it, 0 where none is."""
    limit: int
    """The hand size afterwards, 0 where it does not change."""
    opens: tuple[Action, ...]
    """The effects of step 2 that remain open: own, copied and those that cost a card; empty within an effect."""


@dataclass(frozen=True, slots=True)
class TurnEnd:
    """The consequences of ending the turn, as far as everyone may know them: the cards drawn are not named."""

    draws: int
    missing: int
    """The cards that the hand lacks; more than `draws` where the draw pile runs out."""
    lifted: tuple[Domain, ...]
    """Domains freed of an Embargo."""
    turn: Seat | None
    """The seat whose turn follows, if any."""
    result: Result | None
    """The result of the game, if this turn end finishes it."""


@dataclass(frozen=True, slots=True)
class Can:
    """Something the seat may do, with its clause: one legal action, or several that are described together."""

    actions: tuple[Action, ...]
    clause: str
    play: Play | None = None
    end: TurnEnd | None = None

    @property
    def word(self) -> str:
        """The word shared by its actions."""
        return self.actions[0].word


@dataclass(frozen=True, slots=True)
class Cannot:
    """Something the seat may not do, and the judge's reason."""

    action: Action
    reason: Reason


@dataclass(frozen=True, slots=True)
class AvailableActions:
    """The actions open to a seat, and those that are not. Every legal action is in exactly one of `can`."""

    can: tuple[Can, ...]
    cannot: tuple[Cannot, ...]


def available_actions(game: Game, seat: int) -> AvailableActions:
    """Return what `seat` may and may not do now, using only what this seat may see (§1.6)."""
    return _available(game.position, seat)


def next_turn_actions(game: Game, seat: int) -> AvailableActions | None:
    """Return step 1 of this seat's next turn as if it began now.

    None where nothing can be said: the seat is on turn, will have no other turn (§7.2), or its hand is being inquired
    (§5.2).
    """
    position = game.position
    if position.turn in (seat, NOBODY) or position.phase in (DRAFT_TAKE, OVER) or not position.alive[seat]:
        return None
    if position.target == seat or (not position.pile_size() and not _has_turn_left(position, seat)):
        return None
    new = branch(position)
    new.turn, new.phase, new.owed, new.before = seat, PLAY, (), None
    new.permanent = new.sacrifice = 0
    found = _available(new, seat)
    return AvailableActions(found.can, tuple(no for no in found.cannot if no.action.word == "play"))


def _has_turn_left(position: Position, seat: int) -> bool:
    """Return whether, with an empty draw pile, this seat still has a turn before the First Player's (§7.2)."""
    place = position.setup.place
    return place(seat) > place(position.turn)


def _available(position: Position, seat: int) -> AvailableActions:
    legal = legal_actions(position, seat)
    can = tuple(_describe(position, seat, actions) for actions in _group(legal))
    impossible = (action for action in _worth_a_word(position, seat) if action not in legal)
    return AvailableActions(can, tuple(Cannot(action, why_illegal(position, seat, action)) for action in impossible))


# What is possible


def _group(legal: tuple[Action, ...]) -> Iterator[tuple[Action, ...]]:
    """Yield legal actions in groups: sacrifices of one Domain, Domains of one player, and each other action alone."""
    found: dict[object, list[Action]] = {}
    for action in legal:
        if action.word == "sacrifice":
            key: object = (action.word, DOMAIN_OF[action.kind])
        elif action.word in COLUMN_WORDS:
            key = (action.word, action.target)
        else:
            key = action
        found.setdefault(key, []).append(action)
    return (tuple(actions) for actions in found.values())


def _describe(position: Position, seat: int, actions: tuple[Action, ...]) -> Can:
    action = actions[0]
    play = _play(position, seat, action) if action.word == "play" else None
    end = _turn_end(position, seat) if action is END else None
    return Can(actions, _clause(position, action), play, end)


def _clause(position: Position, action: Action) -> str:
    if action.word == "use":
        return BY_LEVEL[action.domain][action.level].clause
    if action.word == "sacrifice":
        return SACRIFICES[DOMAIN_OF[action.kind]].clause
    if action.word == "play" and position.phase == PLAY:
        return "§2.1"
    if action.word in STEPS and action.word != "play":
        return _running(position, action.word).clause
    return _CLAUSES[action.word]


def _running(position: Position, word: str) -> Effect:
    """Return the effect being resolved, among those that ask for such an action: the one used since it began (§3.1)."""
    asking, before = effects_asking(word), position.before
    if before is None:
        return asking[0]
    permanent, sacrifice = position.permanent & ~before.permanent, position.sacrifice & ~before.sacrifice
    used = (effect for effect in asking if FLAG[effect.domain] & (permanent if effect.level else sacrifice))
    return next(used, asking[0])


def _play(position: Position, seat: int, action: Action) -> Play:
    after = apply(position, seat, action)
    domain = DOMAIN_OF[action.kind]
    before, now = column(position.columns[seat], domain), column(after.columns[seat], domain)
    level = position.setup.level(now) if DOMAINS[domain] != "C" else 0
    limit = after.hand_limit(seat)
    opens = legal_actions(after, seat) if after.phase == EFFECTS and position.phase == PLAY else ()
    return Play(
        before=before,
        need=position.hegemony_need(seat, domain),
        level=level if level > position.setup.level(before) else 0,
        limit=limit if limit != position.hand_limit(seat) else 0,
        opens=tuple(open_ for open_ in opens if open_ is not END),
    )


def _turn_end(position: Position, seat: int) -> TurnEnd:
    after = apply(position, seat, END)
    missing = position.hand_limit(seat) - size(position.hands[seat])
    return TurnEnd(
        draws=after.drawn - position.drawn,
        missing=max(0, missing),
        lifted=tuple(dict.fromkeys(DOMAINS[marker.domain] for marker in position.embargoes[seat])),
        turn=None if after.turn == NOBODY else Seat(after.turn),
        result=after.result,
    )


# What is not possible, and worth a word


def _worth_a_word(position: Position, seat: int) -> Iterator[Action]:
    if position.phase == OVER or not position.alive[seat]:
        return iter((END,))
    if position.phase != DRAFT_KEEP and position.turn != seat:
        # one is enough: for each of them the reason is that someone else is on turn
        return iter((with_card("take", 0) if position.phase == DRAFT_TAKE else END,))
    return _WORTH_A_WORD[position.phase](position, seat)


def _in_keeping(position: Position, seat: int) -> Iterator[Action]:
    yield END if position.packs[seat] else with_card("keep", 0)


def _in_taking(position: Position, seat: int) -> Iterator[Action]:
    yield END


def _in_step_1(position: Position, seat: int) -> Iterator[Action]:
    yield from (with_card("play", kind) for kind in kinds_in(position.hands[seat]))
    yield SKIP
    yield END


def _in_step_2(position: Position, seat: int) -> Iterator[Action]:
    # any card: what is refused is that one be played now
    yield with_card("play", 0)
    for domain in range(len(DOMAINS)):
        if FLAG[domain] & USABLE:
            yield from (use(domain, level) for level in permanent_levels(domain))
        elif domain == R:
            yield use(R, min(2, position.setup.level(column(position.columns[seat], R)) + 1))
    yield from _copies(position, seat)
    for domain in range(len(DOMAINS)):
        held = [kind for kind in KINDS_OF_DOMAIN[domain] if count(position.areas[seat], kind)]
        if FLAG[domain] & SACRIFICIAL or held:
            yield with_card("sacrifice", (held or KINDS_OF_DOMAIN[domain])[0])


def _copies(position: Position, seat: int) -> Iterator[Action]:
    """Yield Inspiration's actions: one where it is closed, else the best or nearest level of each column."""
    rivals = position.rivals[seat]
    if not may_inspire(position, seat):
        yield copy(rivals[0], 0, 1)
        return
    legal = legal_actions(position, seat)
    domains = [number for number in range(len(DOMAINS)) if FLAG[number] & COPYABLE]
    there = [(column(position.columns[other], domain), other, domain) for other in rivals for domain in domains]
    # no one has a level: the nearest one says what is missing
    if not any(position.setup.level(cards) for cards, _, _ in there):
        _, other, domain = max(there)
        yield copy(other, domain, 1)
        return
    for cards, other, domain in there:
        reached = position.setup.level(cards)
        level = max((each for each in permanent_levels(domain) if each <= reached), default=0)
        if level and not any(copy(other, domain, each) in legal for each in LEVELS):
            yield copy(other, domain, level)


def _in_effect(position: Position, seat: int) -> Iterator[Action]:
    word = position.owed[0]
    if word == "play" or word in RECALLING:
        bag = position.hands[seat] if word == "play" else position.areas[seat]
        yield from (with_card(word, kind) for kind in kinds_in(bag))
    if word in COLUMN_WORDS:
        yield from (
            with_column(word, other, domain) for other in position.rivals[seat] for domain in range(len(DOMAINS))
        )
        yield with_column(word, seat, 0)
    if word in SEAT_WORDS:
        yield from (with_seat(word, other) for other in range(len(position.alive)))
    yield END


_WORTH_A_WORD: Final[dict[str, Callable[[Position, int], Iterator[Action]]]] = {
    DRAFT_KEEP: _in_keeping,
    DRAFT_TAKE: _in_taking,
    PLAY: _in_step_1,
    EFFECTS: _in_step_2,
    CHOOSE: _in_effect,
}
