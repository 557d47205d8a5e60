"""Another player's next turn as someone sees it who does not see their hand (RULES §1.6, §2 to §7).

A card that only its holder sees has an Age, which its back shows, and may be any unseen card of that Age: a *blank*.
Where the turn has use for a card, a blank becomes one. Once a card is named only its Domain matters, since Ages do
nothing (§5.1). So hands, columns and the discard pile are counted by Domain, in column sets (`cards`). An effect's
cards are chosen in one step, since nothing can come between them (§3.4).

Cards that a Leap or an Inquisition makes a player choose from are not put back one by one: `TurnState` has what may be
in the hand, and how many of these are kept.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import Final, NamedTuple

from bot.games.civ.rules.cards import AGE_OF, DOMAIN_OF, FLAG, KINDS, ONE, ONE_OF, C, column, columns_size, count
from bot.games.civ.rules.setup import LEVEL_1, LEVEL_2, Setup

KINDS_BY_AGE: Final = tuple(
    tuple((age - 1, kind) for kind in range(len(KINDS)) for age in (AGE_OF[kind],) if DOMAIN_OF[kind] == domain)
    for domain in range(6)
)
"""The Ages, from 0, and the number of kinds, for each Domain."""
NO_BLANKS: Final = (0, 0, 0)

Blanks = tuple[int, int, int]
"""Numbers of cards by Age."""


class SeenHand(NamedTuple):
    """A hand as someone else sees it: its known cards as a column set, and blanks."""

    known: int
    blanks: Blanks


class TurnFacts(NamedTuple):
    """The facts that do not change during the turn."""

    setup: Setup
    forbidden: int
    """Domains, as flags, that Embargoes forbid the player to play (§5.3)."""
    needs: tuple[int, ...]
    """The number of cards that means Hegemony, by Domain (§5.5, §7.1)."""
    hands: tuple[SeenHand, ...]
    """The hands of the other players still in the game, in the order of `TurnState.others`."""
    is_last: bool
    """True where the round closes with this turn (§7.2)."""
    is_capped: bool
    """True where the table's limit of turns is reached with it (§7.5)."""
    seat: int
    rivals: tuple[int, ...]
    """The seats of `others`."""


class TurnState(NamedTuple):
    """A moment between two effects of that turn."""

    columns: int
    others: tuple[int, ...]
    """The columns of the other players still in the game."""
    gained: int
    """Cards that are certainly in hand: fetched or taken back in this turn."""
    known: int
    blanks: Blanks
    keeps: int
    """The number of `known` and `blanks` in hand: any of them that are useful."""
    pool: int
    """The bag of the unseen cards that no blank has been used for."""
    discard: int
    permanent: int
    sacrifice: int
    is_step_1: bool
    pile: Blanks

    @property
    def size(self) -> int:
        """The number of cards in hand."""
        return self.keeps + columns_size(self.gained)


@lru_cache(maxsize=4096)  # some hundred in whole games, but a bot plays on for months
def cards_out_of(columns: int, wanted: int) -> tuple[int, ...]:
    """Return all ways, as column sets, to take `wanted` cards out of a column set."""
    domains = [domain for domain in range(6) if column(columns, domain)]
    found = (sum(map(ONE_OF.__getitem__, some)) for some in combinations_with_replacement(domains, wanted))
    return tuple(some for some in found if all(column(some, domain) <= column(columns, domain) for domain in domains))


def level_of(setup: Setup, columns: int, domain: int) -> int:
    """Return the level that a column set reaches in a Domain (§3.2)."""
    return setup.level(column(columns, domain))


@lru_cache(maxsize=4096)
def best_levels(players: int, others: tuple[int, ...]) -> tuple[int, ...]:
    """Return, by Domain, the best level among these columns; in Culture's place the most cards that one shows of it."""
    sizes = [max((column(other, domain) for other in others), default=0) for domain in range(6)]
    levels = [2 if size >= LEVEL_2[players] else 1 if size >= LEVEL_1[players] else 0 for size in sizes]
    levels[C] = sizes[C]
    return tuple(levels)


def take_card(turn: TurnState, domain: int, *, is_played: bool = False) -> Iterator[TurnState]:
    """Yield the turn after a card of that Domain has left the hand, played or otherwise, for each way to have it there.

    If a known card will do, it is the only way: a blank could be that card too, or another.
    """
    columns, others, gained, known, blanks, keeps, pool, discard, permanent, sacrifice, is_step_1, pile = turn
    if is_played:
        columns, is_step_1 = columns + ONE_OF[domain], False
    # spelt out, since `_replace` takes three times as long, and nothing is done as often
    if column(gained, domain):
        gained -= ONE_OF[domain]
        yield TurnState(
            columns, others, gained, known, blanks, keeps, pool, discard, permanent, sacrifice, is_step_1, pile
        )
    elif keeps and column(known, domain):
        yield TurnState(
            columns, others, gained, known - ONE_OF[domain], blanks, keeps - 1, pool, discard, permanent, sacrifice,
            is_step_1, pile,
        )  # fmt: skip
    elif keeps:
        for age, kind in KINDS_BY_AGE[domain]:
            if blanks[age] and count(pool, kind):
                yield TurnState(
                    columns, others, gained, known, _without(blanks, age), keeps - 1, pool - ONE[kind], discard,
                    permanent, sacrifice, is_step_1, pile,
                )  # fmt: skip


def _without(blanks: Blanks, age: int) -> Blanks:
    one, two, three = blanks
    return (one - 1, two, three) if age == 0 else (one, two - 1, three) if age == 1 else (one, two, three - 1)


def play_card(turn: TurnState, domain: int, forbidden: int) -> Iterator[TurnState]:
    """Yield the turn after one card of that Domain is played, for each way to hold it; none under an Embargo."""
    if not forbidden & FLAG[domain]:
        yield from take_card(turn, domain, is_played=True)


def step_1(facts: TurnFacts, turn: TurnState, order: Iterable[int]) -> Iterator[TurnState]:
    """Yield the turn after step 1 (§2.1), Domains in `order`."""
    for domain in order:
        yield from play_card(turn, domain, facts.forbidden)
    if _may_skip(facts, turn):
        # what is in hand then is of Domains that may not be played this turn
        yield turn._replace(known=0, blanks=NO_BLANKS, is_step_1=False)


def _may_skip(facts: TurnFacts, turn: TurnState) -> bool:
    """Return whether the hand may hold nothing that may be played."""
    if not turn.size:
        return True
    held = sum(column(turn.known, domain) for domain in range(6) if facts.forbidden & FLAG[domain])
    if not facts.forbidden or held + sum(turn.blanks) < turn.size:
        return False
    shut = [0, 0, 0]
    for domain in range(6):
        if facts.forbidden & FLAG[domain]:
            for age, kind in KINDS_BY_AGE[domain]:
                shut[age] += count(turn.pool, kind)
    return all(map(int.__ge__, shut, turn.blanks))


def play_cards(turn: TurnState, wanted: int, forbidden: int, order: tuple[int, ...]) -> Iterator[TurnState]:
    """Yield the turn after `wanted` cards are played (§3.6); which of them first does not matter."""
    if not wanted:
        yield turn
        return
    for place, domain in enumerate(order):
        for after in play_card(turn, domain, forbidden):
            yield from play_cards(after, wanted - 1, forbidden, order[place:])


def levels_open(facts: TurnFacts, turn: TurnState, domain: int) -> Iterator[tuple[int, int]]:
    """Yield the levels at which this Domain's effect may be used, each with the flags it uses up (§3.1, §3.2, §6)."""
    flag = FLAG[domain]
    if turn.permanent & flag:
        return
    own = level_of(facts.setup, turn.columns, domain)
    for level in range(own, 0, -1):
        yield level, flag
    best = best_levels(facts.setup.players, turn.others)
    if not turn.permanent & FLAG[C] and column(turn.columns, C) > best[C]:  # §6.1
        for level in range(best[domain], own, -1):
            yield level, flag | FLAG[C]


def draw_from(pile: Blanks, wanted: int) -> tuple[Blanks, Blanks]:
    """Return the Ages of the next cards of the pile, and what is left of it (§1.2)."""
    drawn = [0, 0, 0]
    left = list(pile)
    for age in range(3):
        drawn[age] = min(left[age], wanted - sum(drawn))
        left[age] -= drawn[age]
    return (drawn[0], drawn[1], drawn[2]), (left[0], left[1], left[2])


def with_more(blanks: Blanks, more: Blanks) -> Blanks:
    """Return as many blanks of each Age as both have together."""
    return blanks[0] + more[0], blanks[1] + more[1], blanks[2] + more[2]
