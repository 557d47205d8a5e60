"""The effects that may bring a player whose hand is hidden nearer to a win: what each leaves of his turn (§4, §5).

Of Military's own effect, of Religion's and of both markers none does: they put nothing into play and fetch nothing.
"""

from collections.abc import Iterator

from bot.games.civ.rules.cards import FLAG, ONE_OF, WHOLE, E, M, R, S, U, column, columns_size
from bot.games.civ.rules.effect_table import LEAP
from bot.games.civ.rules.hidden_turn import (
    NO_BLANKS,
    HiddenTurn,
    SeenHand,
    TurnFacts,
    cards_out_of,
    drawn_from,
    levels_open,
    plays,
    taken,
    with_more,
)


def economy(facts: TurnFacts, turn: HiddenTurn, order: tuple[int, ...]) -> Iterator[HiddenTurn]:
    """After Development or Monopoly (§4.3), what is no use for the first of `order` scrapped first."""
    for level, flags in levels_open(facts, turn, E):
        for gone in _unwanted_first(cards_out_of(turn.columns, level), order[0]):
            after = turn._replace(
                columns=turn.columns - gone, discard=turn.discard + gone, permanent=turn.permanent | flags
            )
            yield from plays(after, level, facts.forbidden, order)


def science(facts: TurnFacts, turn: HiddenTurn, order: tuple[int, ...]) -> Iterator[HiddenTurn]:
    """After Experiment or Research (§4.4)."""
    for level, flags in levels_open(facts, turn, S):
        for back in _unwanted_first(cards_out_of(turn.columns, level), order[0]):
            after = turn._replace(
                columns=turn.columns - back,
                gained=turn.gained + back,
                permanent=turn.permanent | flags,
            )
            yield from plays(after, level, facts.forbidden, order)


def _unwanted_first(some: tuple[int, ...], wanted: int) -> list[int]:
    return sorted(some, key=lambda cards: column(cards, wanted))


def utopia(facts: TurnFacts, turn: HiddenTurn) -> Iterator[HiddenTurn]:
    """After Oligarchy or Republic (§4.5)."""
    for level, flags in levels_open(facts, turn, U):
        for found in cards_out_of(turn.discard, level):
            yield turn._replace(
                discard=turn.discard - found,
                gained=turn.gained + found,
                permanent=turn.permanent | flags,
            )


def given_up(turn: HiddenTurn, domain: int) -> HiddenTurn | None:
    """After a card of that Domain is sacrificed (§3.3), where there is one and the effect is still unused."""
    if turn.sacrifice & FLAG[domain] or not column(turn.columns, domain):
        return None
    return turn._replace(
        columns=turn.columns - ONE_OF[domain],
        discard=turn.discard + ONE_OF[domain],
        sacrifice=turn.sacrifice | FLAG[domain],
    )


def attack(turn: HiddenTurn) -> Iterator[HiddenTurn]:
    """After an Attack (§5.1)."""
    after = given_up(turn, M)
    if after is None:
        return
    for card, whole in zip(ONE_OF, WHOLE, strict=True):
        if not after.columns & whole:
            continue
        hit = tuple(other - card if other & whole else other for other in after.others)
        lost = 1 + sum(map(int.__ne__, hit, after.others))
        yield after._replace(columns=after.columns - card, others=hit, discard=after.discard + lost * card)


def inquisition(facts: TurnFacts, turn: HiddenTurn) -> Iterator[HiddenTurn]:
    """After an Inquisition (§5.2): the hand keeps its size, and may be any of both."""
    after = given_up(turn, R)
    if after is None:
        return
    for chosen in _chosen(after):
        for hand in facts.hands:
            yield _choosing(chosen, hand)


def leap(turn: HiddenTurn, wanted: tuple[int, ...], most: int) -> Iterator[HiddenTurn]:
    """After a Technological Leap (§5.4), where `most` cards at the most may still be played.

    Cards of `wanted` Domains may be among those discarded, to be salvaged: a detour, but where the hand itself holds
    too few for the plays. Of the others discarded nobody could make use, so they are not counted.
    """
    after = given_up(turn, S)
    if after is None:
        return
    drawn, pile = drawn_from(after.pile, LEAP)
    for chosen in _chosen(after):
        new = _choosing(chosen._replace(pile=pile), SeenHand(0, drawn))
        yield new
        if new.keeps < most:
            yield from _thrown(new, min(2, sum(drawn)), wanted)


def _choosing(turn: HiddenTurn, more: SeenHand) -> HiddenTurn:
    """With more cards to choose from, of which he keeps as many as he has."""
    return turn._replace(
        gained=0,
        known=turn.known + turn.gained + more.known,
        blanks=with_more(turn.blanks, more.blanks),
        keeps=turn.size,
    )


def _chosen(turn: HiddenTurn, first: int = 0) -> Iterator[HiddenTurn]:
    """With what he has kept of an earlier choice: cards that he did not keep are not his to choose from again."""
    if columns_size(turn.known) + sum(turn.blanks) <= turn.keeps:
        yield turn
        return
    yield turn._replace(known=0, blanks=NO_BLANKS)
    for domain in range(first, 6):
        for after in taken(turn._replace(gained=0), domain):
            yield from _chosen(after._replace(gained=turn.gained + ONE_OF[domain]), domain)


def _thrown(turn: HiddenTurn, most: int, wanted: tuple[int, ...]) -> Iterator[HiddenTurn]:
    """After up to `most` cards of those Domains are discarded in a Leap, one at least."""
    if not most:
        return
    for place, domain in enumerate(wanted):
        for after in taken(turn._replace(keeps=1), domain):
            new = after._replace(keeps=turn.keeps, discard=turn.discard + ONE_OF[domain])
            yield new
            yield from _thrown(new, most - 1, wanted[place:])
