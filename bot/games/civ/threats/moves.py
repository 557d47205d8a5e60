"""What an effect may leave of a turn whose hand is unseen, computed from its steps (RULES §4, §5).

Every row of the effect table is read here and nowhere else in the search: `moves_of` turns its steps into moves for the
search, and its `Totals`, which count them by where a card comes from and where it goes, give the bounds. A step that
moves a card in a way that the search does not know raises when this module is imported.
"""

from collections.abc import Callable, Iterable, Iterator
from itertools import groupby
from typing import Final, NamedTuple

from bot.games.civ.rules.cards import FLAG, ONE_OF, WHOLE, C, column, columns_size
from bot.games.civ.rules.effect_table import (
    BY_LEVEL,
    EFFECTS,
    SACRIFICE_TOTALS,
    SACRIFICES,
    STEPS,
    TOTALS,
    Effect,
    Totals,
    Zone,
    permanent_levels,
    totals_at,
)
from bot.games.civ.rules.needs import needs_of
from bot.games.civ.rules.setup import IMMEDIATE
from bot.games.civ.threats.turn import (
    NO_BLANKS,
    SeenHand,
    TurnFacts,
    TurnState,
    cards_out_of,
    draw_from,
    levels_open,
    play_cards,
    take_card,
    with_more,
)


class Aims(NamedTuple):
    """The preferences of the search when it resolves an effect."""

    order: tuple[int, ...]
    """Domains, the most wanted first."""
    fetchable: tuple[int, ...] = ()
    """Domains of which a discarded card may be fetched again in this turn; discarded cards of others are useless."""
    plays: int = 0
    """The most cards that may still be played."""
    revives: bool = False
    """True where a discarded card may still come straight into the play area, so that it need not be played."""


Move = Callable[[TurnFacts, TurnState, Aims], Iterator[TurnState]]
"""A function that yields the turns an effect leaves, one for each way to resolve it; none where it isn't open."""
_Run = Callable[[TurnFacts, TurnState, int, Aims], Iterator[TurnState]]
"""A function that yields the turns left by several equal steps in a row, regardless of their order."""


# The steps


def _play(facts: TurnFacts, turn: TurnState, many: int, aims: Aims) -> Iterator[TurnState]:
    return play_cards(turn, many, facts.forbidden, aims.order)


def _scrap(facts: TurnFacts, turn: TurnState, many: int, aims: Aims) -> Iterator[TurnState]:
    for gone in _sort_by_use(cards_out_of(turn.columns, many), aims.order[0]):
        yield turn._replace(columns=turn.columns - gone, discard=turn.discard + gone)


def _recall(facts: TurnFacts, turn: TurnState, many: int, aims: Aims) -> Iterator[TurnState]:
    for back in _sort_by_use(cards_out_of(turn.columns, many), aims.order[0]):
        yield turn._replace(columns=turn.columns - back, gained=turn.gained + back)


def _sort_by_use(some: tuple[int, ...], wanted: int) -> list[int]:
    return sorted(some, key=lambda cards: column(cards, wanted))


def _fetch(facts: TurnFacts, turn: TurnState, many: int, aims: Aims) -> Iterator[TurnState]:
    for found in cards_out_of(turn.discard, many):
        yield turn._replace(discard=turn.discard - found, gained=turn.gained + found)


def _revive(facts: TurnFacts, turn: TurnState, many: int, aims: Aims) -> Iterator[TurnState]:
    """Move discarded cards into the play area, where no Embargo forbids it: they are not played (§5.3)."""
    for found in cards_out_of(turn.discard, many):
        yield turn._replace(discard=turn.discard - found, columns=turn.columns + found)


def _discard(facts: TurnFacts, turn: TurnState, many: int, aims: Aims) -> Iterator[TurnState]:
    if turn.size >= many:
        for chosen in _settle(turn):
            yield from _without(_with_choice(chosen, keeps=turn.size - many), many, aims)


def _give(facts: TurnFacts, turn: TurnState, many: int, aims: Aims) -> Iterator[TurnState]:
    if turn.size >= many:
        for chosen in _settle(turn):
            yield _with_choice(chosen, keeps=turn.size - many)


def _lay_marker(facts: TurnFacts, turn: TurnState, many: int, aims: Aims) -> Iterator[TurnState]:
    """Lay a marker on another's Domain, which must exist (§5.6); it changes nothing else in this turn."""
    if any(turn.others):
        yield turn


def _strike(facts: TurnFacts, turn: TurnState, many: int, aims: Aims) -> Iterator[TurnState]:
    """Yield the turn after giving up a card of the play area, as all others do who have one of its Domain (§5.1)."""
    for card, whole in zip(ONE_OF, WHOLE, strict=True):
        if not turn.columns & whole:
            continue
        hit = tuple(other - card if other & whole else other for other in turn.others)
        lost = 1 + sum(map(int.__ne__, hit, turn.others))
        after = turn._replace(columns=turn.columns - card, others=hit, discard=turn.discard + lost * card)
        if many > 1:
            yield from _strike(facts, after, many - 1, aims)
        else:
            yield after


def _taking(each: str) -> _Run:
    """Return what taking a hand leaves, where `each` is asked for every card of it (§5.2): any hand of the others."""

    def take(facts: TurnFacts, turn: TurnState, many: int, aims: Aims) -> Iterator[TurnState]:
        for chosen in _settle(turn):
            for hand in facts.hands:
                for after in _with_cards(chosen, hand, each, aims):
                    if many > 1:
                        yield from take(facts, after, many - 1, aims)
                    else:
                        yield after

    return take


def _drawing(each: str) -> _Run:
    """Return what drawing cards leaves, where `each` is asked for every card drawn (§5.4)."""

    def draw(facts: TurnFacts, turn: TurnState, many: int, aims: Aims) -> Iterator[TurnState]:
        drawn, pile = draw_from(turn.pile, many)
        for chosen in _settle(turn):
            yield from _with_cards(chosen._replace(pile=pile), SeenHand(0, drawn), each, aims)

    return draw


_RUNS: Final[dict[tuple[Zone, Zone], _Run]] = {
    (Zone.HAND, Zone.AREA): _play,
    (Zone.AREA, Zone.DISCARD): _scrap,
    (Zone.AREA, Zone.HAND): _recall,
    (Zone.DISCARD, Zone.HAND): _fetch,
    (Zone.DISCARD, Zone.AREA): _revive,
    (Zone.HAND, Zone.DISCARD): _discard,
    (Zone.HAND, Zone.OTHER_HAND): _give,
    (Zone.HELD, Zone.OTHER_COLUMN): _lay_marker,
}
"""The runs by where a step takes a card from and puts it; taken hands and drawn cards are handled separately."""


# Cards to choose from

_NO_CARDS: Final = SeenHand(0, NO_BLANKS)


def _with_choice(turn: TurnState, more: SeenHand = _NO_CARDS, *, keeps: int) -> TurnState:
    """Return the turn with more cards to choose from, of which so many are kept."""
    return turn._replace(
        gained=0,
        known=turn.known + turn.gained + more.known,
        blanks=with_more(turn.blanks, more.blanks),
        keeps=keeps,
    )


def _with_cards(turn: TurnState, more: SeenHand, each: str, aims: Aims) -> Iterator[TurnState]:
    """Yield the turn with more cards in hand; with `each`, as many cards of any kind then leave it."""
    many = sum(more.blanks) + columns_size(more.known)
    if not each:
        yield _with_choice(turn, more, keeps=turn.size + many)
    elif STEPS[each].goal is Zone.DISCARD:
        yield from _without(_with_choice(turn, more, keeps=turn.size), many, aims)
    else:
        yield _with_choice(turn, more, keeps=turn.size)


def _without(turn: TurnState, many: int, aims: Aims) -> Iterator[TurnState]:
    """Yield the turn after `many` cards more than it keeps are discarded.

    Cards of `Aims.fetchable` may be among them, to be fetched again, which only helps where the hand holds too few for
    the plays, or to come into play from there. Other discarded cards are useless, so they are not counted.
    """
    yield turn
    if aims.fetchable and (turn.keeps < aims.plays or aims.revives):
        yield from _throw(turn, min(MOST_USED, many), aims.fetchable)


def _settle(turn: TurnState, first: int = 0) -> Iterator[TurnState]:
    """Return the turn with what was kept of an earlier choice: the rest cannot be chosen from again."""
    if columns_size(turn.known) + sum(turn.blanks) <= turn.keeps:
        yield turn
        return
    yield turn._replace(known=0, blanks=NO_BLANKS)
    for domain in range(first, 6):
        for after in take_card(turn._replace(gained=0), domain):
            yield from _settle(after._replace(gained=turn.gained + ONE_OF[domain]), domain)


def _throw(turn: TurnState, most: int, wanted: tuple[int, ...]) -> Iterator[TurnState]:
    """Return the turn after up to `most` cards of those Domains are discarded, one at least."""
    if not most:
        return
    for place, domain in enumerate(wanted):
        for after in take_card(turn._replace(keeps=1), domain):
            new = after._replace(keeps=turn.keeps, discard=turn.discard + ONE_OF[domain])
            yield new
            yield from _throw(new, most - 1, wanted[place:])


# The effects


def _runs_of(effect: Effect) -> tuple[tuple[_Run, int], ...]:
    """Return its steps, equal ones in a row together. Raises `ValueError` for what the search does not know."""
    runs: list[tuple[_Run, int]] = []
    if effect.draws:
        runs.append((_drawing(effect.each), effect.draws))
    for word, same in groupby(effect.owes):
        step = STEPS[word]
        if step.source is Zone.OTHER_HAND:
            run: _Run | None = _taking(effect.each)
        elif step.strikes_others:
            run = _strike if (step.source, step.goal) == (Zone.AREA, Zone.DISCARD) else None
        else:
            run = _RUNS.get((step.source, step.goal))
        if run is None:
            raise ValueError(f"what {step} leaves of a turn is not known")
        runs.append((run, len(list(same))))
    if effect.each and len(runs) > 1:
        raise ValueError(f"of {effect} it is not known when it asks for {effect.each}")
    return tuple(runs)


for _effect in EFFECTS:
    if _effect.owes or _effect.draws:
        _runs_of(_effect)  # fails here for all, not where the first search asks


def _resolve(facts: TurnFacts, turn: TurnState, runs: tuple[tuple[_Run, int], ...], aims: Aims) -> Iterator[TurnState]:
    run, many = runs[0]
    if len(runs) == 1:
        return run(facts, turn, many, aims)
    return _go_on(facts, run(facts, turn, many, aims), runs[1:], aims)


def _go_on(
    facts: TurnFacts, some: Iterable[TurnState], rest: tuple[tuple[_Run, int], ...], aims: Aims
) -> Iterator[TurnState]:
    is_immediate = facts.setup.hegemony == IMMEDIATE
    for begun in some:
        if is_immediate and any(column(begun.columns, domain) >= need for domain, need in enumerate(facts.needs)):
            yield begun  # the game is over before the rest of the effect (§7.1)
        else:
            yield from _resolve(facts, begun, rest, aims)


def _may_run_short(effect: Effect) -> bool:
    """Return whether its needs (§3.5) say more than its steps, which could find what an earlier one has put there.

    So they do where a step brings a card into play before the last ones: the game may be over then, and what these lack
    would not be missed (§7.1).
    """
    steps = [STEPS[word] for word in effect.owes]
    is_early = any(step.goal is Zone.AREA and step != steps[-1] for step in steps)
    return (
        is_early
        or any(
            before.goal is step.source and not (before.source is Zone.AREA and step.goal is Zone.AREA)
            for place, step in enumerate(steps)
            for before in steps[:place]
        )
        or bool(effect.draws and steps)
    )


def _has_needs(effect: Effect, facts: TurnFacts, turn: TurnState) -> bool:
    """Return whether the turn has what the effect needs to begin; under an Embargo blanks count as playable."""
    needs = needs_of(effect)
    known, gained = (
        sum(column(cards, domain) for domain in range(6) if not facts.forbidden & FLAG[domain])
        for cards in (turn.known, turn.gained)
    )
    playable = gained + min(turn.keeps, known + sum(turn.blanks))
    area = columns_size(turn.columns)
    return (
        turn.size >= needs.hand
        and area >= needs.area
        and sum(column(turn.discard, domain) for domain in range(6)) >= needs.discards
        and playable + min(needs.regained, area) >= needs.plays
    )


def _sacrifice(turn: TurnState, effect: Effect) -> TurnState | None:
    """Return the turn after a card is sacrificed for the effect (§3.3); None where there is none, or it is used."""
    flag, card = FLAG[effect.domain], ONE_OF[effect.domain]
    if turn.sacrifice & flag or not column(turn.columns, effect.domain):
        return None
    discard = turn.discard if effect.lays_marker else turn.discard + card
    return turn._replace(columns=turn.columns - card, discard=discard, sacrifice=turn.sacrifice | flag)


def sacrifice_move(effect: Effect) -> Move:
    """Return what a sacrifice effect does to a turn (§5)."""
    runs, is_checked = _runs_of(effect), _may_run_short(effect)

    def move(facts: TurnFacts, turn: TurnState, aims: Aims) -> Iterator[TurnState]:
        after = _sacrifice(turn, effect)
        if after is None or (is_checked and not _has_needs(effect, facts, turn)):
            return iter(())
        return _resolve(facts, after, runs, aims)

    return move


def permanent_move(domain: int, levels: tuple[int, ...]) -> Move:
    """Return what the permanent effect of a Domain does to a turn, at those levels, own or copied (§4, §6)."""
    runs = {level: _runs_of(BY_LEVEL[domain][level]) for level in levels}
    checked = {level for level in levels if _may_run_short(BY_LEVEL[domain][level])}

    def move(facts: TurnFacts, turn: TurnState, aims: Aims) -> Iterator[TurnState]:
        for level, flags in levels_open(facts, turn, domain):
            if level not in runs or (level in checked and not _has_needs(BY_LEVEL[domain][level], facts, turn)):
                continue
            yield from _resolve(facts, turn._replace(permanent=turn.permanent | flags), runs[level], aims)

    return move


def _kind(totals: Totals) -> str:
    """Return what an effect is to the search, by the most that it does."""
    kinds = (
        ("plays", totals.grows),
        ("draws", totals.draws),
        ("takes", totals.takes),
        ("fetches", totals.fetches),
        ("strikes", totals.strikes),
        ("throws", totals.thrown),
    )
    # an effect that only takes cards out of the own play area, or lays a marker, does not help to win in this turn
    return next((kind for kind, many in kinds if many), "")


MOST_USED: Final = max(totals.fetches + totals.revives for totals in TOTALS.values())
"""The most cards that one effect takes out of the discard pile."""
DO_ANY_REVIVE: Final = any(totals.revives for totals in TOTALS.values())
"""True where an effect brings cards from the discard pile into play: none at present."""
THROWING: Final = tuple(
    domain
    for domain in range(len(BY_LEVEL))
    # a card thrown away early may come into play from the discard pile
    if not DO_ANY_REVIVE
    and any(TOTALS[domain, level].thrown for level in permanent_levels(domain))
    and all(_kind(TOTALS[domain, level]) in ("throws", "") for level in permanent_levels(domain))
)
"""Domains whose permanent effect only throws cards away, which can wait until the turn's end: Military."""


def moves_of(kind: str) -> tuple[Move, ...]:
    """Return all effects of a kind, in the order of the table, but for those of `THROWING`."""
    found: list[Move] = []
    for domain in range(len(BY_LEVEL)):
        levels = tuple(level for level in permanent_levels(domain) if _kind(TOTALS[domain, level]) == kind)
        if levels and domain not in THROWING:
            found.append(permanent_move(domain, levels))
        if domain in SACRIFICES and _kind(TOTALS[domain, 0]) == kind:
            found.append(sacrifice_move(SACRIFICES[domain]))
    return tuple(found)


def most_by_level(count: Callable[[Totals], int]) -> dict[int, tuple[int, int, int]]:
    """Return, for each Domain whose permanent effect counts something, the most of it up to levels 0, 1 and 2."""
    found: dict[int, tuple[int, int, int]] = {}
    for domain in range(len(BY_LEVEL)):
        one, two = (count(totals_at(domain, level)) for level in (1, 2))
        if max(one, two) > 0:
            found[domain] = 0, max(0, one), max(0, one, two)
    return found


def flags_of(has: Callable[[Totals], bool]) -> tuple[int, int]:
    """Return the Domains, as flags, whose permanent effect `has` is true of, and those whose sacrifice effect is."""
    permanent = {domain for (domain, level), totals in TOTALS.items() if level and has(totals)}
    sacrifice = {domain for domain, totals in SACRIFICE_TOTALS.items() if has(totals)}
    return sum(FLAG[domain] for domain in permanent), sum(FLAG[domain] for domain in sacrifice)


_PLAYED: Final = most_by_level(lambda totals: totals.plays)
PLAYING: Final = tuple(_PLAYED)
"""Domains whose permanent effect lets cards be played: Economy and Science."""
PLAYS: Final = tuple(_PLAYED.values())
"""The most cards played at levels 0, 1 and 2, by place in `PLAYING`."""
BACK: Final = tuple(most_by_level(lambda totals: totals.recalls).get(domain, (0, 0, 0)) for domain in PLAYING)
"""The most cards that the effect takes back into the hand at levels 0, 1 and 2, by place in `PLAYING`."""
FETCHES: Final = most_by_level(lambda totals: totals.fetches)
"""The most cards fetched from the discard pile at levels 0, 1 and 2, by Domain of the permanent effect: Utopia."""
GAINS: Final = sum(
    max((totals.gains for (of, _), totals in TOTALS.items() if of == domain), default=0) for domain in range(6)
)
"""The number of cards by which drawing and taking enlarge the hand in a turn: none, since as many leave it."""
REVIVES: Final = most_by_level(lambda totals: totals.revives)
"""The most cards brought from the discard pile into play at levels 0, 1 and 2, by Domain: none."""
SOURCES: Final = tuple(domain for domain in range(6) if domain in {**_PLAYED, **FETCHES, **REVIVES} or domain == C)
"""Domains whose cards open effects that let more cards be played, or fetch any."""
IS_PLAYING_DEAR: Final = all(totals.spent >= totals.grows for totals in TOTALS.values())
"""True where every card that an effect lets be played costs one of the play area (§4.3, §4.4)."""
