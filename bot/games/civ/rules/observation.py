"""What one viewer may know (RULES §1.6): all that renderers, messages and computer players receive.

Secrets are removed, not hidden: two games that differ only in what a viewer may not see give equal observations.
"""

from collections import Counter
from dataclasses import dataclass
from typing import Final

from bot.games.civ.rules.actions import Action
from bot.games.civ.rules.cards import AGE_OF, AGES, DOMAINS, KINDS, Card, Domain, Seat, ages_in, cards_in, column
from bot.games.civ.rules.game import Game, cached_by_game
from bot.games.civ.rules.position import CHOOSE, DRAFT_KEEP, EFFECTS, NOBODY, PLAY, Marker, Position, Result
from bot.games.civ.rules.scoring import points
from bot.games.civ.rules.setup import PublicSetup

CULTURE: Final = Domain("C")
SPECTATOR: Final = None
"""A viewer without a seat."""
_CACHE_SIZE: Final = 64
"""Observations that are kept, of about 4 kB each beside their games: those of the messages being made now."""


@dataclass(frozen=True, slots=True)
class SeenCoin:
    """The Culture coin and where it lies (§6.5)."""

    by: Seat
    seat: Seat
    domain: Domain
    level: int


@dataclass(frozen=True, slots=True)
class SeenColumn:
    """One Domain of one play area: cards in canonical order, level, and the number of cards that means Hegemony.

    The level is 0 to 2 (§3.2), always 0 for Culture, which has none (§6).
    """

    domain: Domain
    cards: tuple[Card, ...]
    level: int
    hegemony_need: int
    embargoes: tuple[Card, ...]
    democracies: tuple[Card, ...]

    @property
    def count(self) -> int:
        """The number of face-up cards in the column."""
        return len(self.cards)


@dataclass(frozen=True, slots=True)
class SeenSeat:
    """One player's public cards and state."""

    seat: Seat
    alive: bool
    columns: tuple[SeenColumn, ...]
    """All six, in rulebook order."""
    hand_ages: tuple[int, ...]
    """The Age of every card in the hand, sorted: the backs."""
    hand_limit: int
    is_choosing: bool
    """True where this seat must decide now (in a round of the draft: has not picked yet)."""

    def column(self, domain: Domain) -> SeenColumn:
        """Return the column of one Domain."""
        return self.columns[DOMAINS.index(domain)]


@dataclass(frozen=True, slots=True)
class Observation(PublicSetup):
    """A game as one viewer sees it: `viewer` is a seat, or None for a spectator."""

    viewer: Seat | None
    level_sizes: tuple[int, int]
    hegemony_size: int
    number: int
    """Lines in the log so far."""
    version: int
    """The version of the current decision (see `Game.version`)."""
    phase: str
    turn: Seat | None
    turns: int
    owed: tuple[str, ...]
    inquired: Seat | None
    """The seat whose hand a running Inquisition took."""
    seats: tuple[SeenSeat, ...]
    pile: tuple[int, int, int]
    """Cards left in the draw pile, by Age."""
    discard: tuple[Card, ...]
    centre: tuple[Card, ...]
    coin: SeenCoin | None
    used_permanent: tuple[Domain, ...]
    used_sacrifice: tuple[Domain, ...]
    is_final_round: bool
    points: tuple[int, ...]
    """Points by side if majorities were counted now (§7.3)."""
    sides: tuple[tuple[Seat, ...], ...]
    result: Result | None
    hand: tuple[Card, ...]
    """The viewer's own hand; empty for a spectator."""
    remembered: tuple[tuple[Card, ...], ...]
    """Cards that the viewer knows to be in a hand because they saw them go there (`memory`), by seat.

    Empty for the viewer's own hand, and for spectators.
    """
    remembered_together: tuple[tuple[tuple[Seat, ...], tuple[Card, ...]], ...]
    """Seats, and cards that the viewer knows to be in their hands together, fewer seats first.

    Only what says more than is known of fewer seats.
    """
    pack: tuple[Card, ...]
    """The draft pack in front of the viewer; empty when there is none or it has picked."""
    legal: tuple[Action, ...]
    """The viewer's legal actions."""

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that are awaited."""
        return tuple(seen.seat for seen in self.seats if seen.is_choosing)

    @property
    def pile_size(self) -> int:
        """Cards left in the draw pile."""
        return sum(self.pile)

    @property
    def still_to_play(self) -> tuple[Seat, ...]:
        """The seats that play before the round closes at the First Player's (§7.2), the one on turn first.

        Before the turn cap (§7.5), if that comes in this round.
        """
        if self.turn is None:
            return ()
        begun = self.place(self.turn)
        found = [each.seat for each in self.seats if each.alive and self.place(each.seat) >= begun]
        left = None if self.turn_cap is None else self.turn_cap - self.turns
        return tuple(sorted(found, key=self.place)[:left])

    @property
    def may_be_last_turn(self) -> bool:
        """Whether the viewer's turn in this round may be their last before points decide (§7.2, §7.5).

        The deck may be empty by the end of the round if it is once everyone has played two cards and drawn up to their
        hand size: of 180 last turns that says 142, of turns before the last it says 63 too early; counted with one card
        each, 117 and 8 (computers with random moves). In the final round it is true for everyone.
        """
        if self.phase not in (PLAY, EFFECTS, CHOOSE):
            return False
        alive = sum(seen.alive for seen in self.seats)
        if self.pile_size == 0 or (self.turn_cap is not None and self.turn_cap - self.turns <= alive):
            return True
        drawn = 0
        for seat in self.still_to_play:
            has_played = seat == self.turn and self.phase != PLAY
            drawn += max(0, self.seats[seat].hand_limit - len(self.seats[seat].hand_ages) + 1 - has_played) + 1
        return self.viewer in self.still_to_play and drawn >= self.pile_size

    def side(self, seat: int) -> tuple[Seat, ...]:
        """Return the seats that win together with `seat`, itself included (§8.1)."""
        return next(side for side in self.sides if seat in side)


@cached_by_game(_CACHE_SIZE)
def observe(game: Game, seat: int | None) -> Observation:
    """Strip `game` of every secret that `seat` does not hold; None is a spectator."""
    # memory is worked out here, where it is shown: a move is on its way to the disk without it
    position, setup, known = game.position, game.setup, game.memory
    holds = seat is not None
    return Observation(
        viewer=Seat(seat) if holds else SPECTATOR,
        players=setup.players,
        setup=setup.setup,
        teams=setup.teams,
        first=setup.first,
        hegemony=setup.hegemony,
        turn_cap=setup.turn_cap,
        level_sizes=(setup.level_size(1), setup.level_size(2)),
        hegemony_size=setup.hegemony_size,
        number=game.number,
        version=game.version,
        phase=position.phase,
        turn=None if position.turn == NOBODY else Seat(position.turn),
        turns=position.turns,
        owed=position.owed,
        inquired=None if position.target == NOBODY else Seat(position.target),
        seats=tuple(_seat(game, position, other) for other in range(setup.players)),
        pile=_pile(position),
        discard=cards_in(position.discard),
        centre=cards_in(position.centre),
        coin=_coin(position),
        used_permanent=_domains(position.permanent),
        used_sacrifice=_domains(position.sacrifice),
        is_final_round=position.pile_size() == 0,
        points=points(position),
        sides=setup.sides(),
        result=game.result,
        hand=cards_in(position.hands[seat]) if holds else (),
        remembered=tuple(cards_in(known.of(seat, other)) for other in range(setup.players)),
        remembered_together=tuple((tuple(map(Seat, seats)), cards_in(bag)) for seats, bag in known.together(seat)),
        pack=cards_in(position.packs[seat]) if holds and position.phase == DRAFT_KEEP else (),
        legal=game.legal(seat) if holds else (),
    )


def _seat(game: Game, position: Position, seat: int) -> SeenSeat:
    area = cards_in(position.areas[seat])
    setup = game.setup
    columns = tuple(
        SeenColumn(
            domain=domain,
            cards=tuple(card for card in area if card[0] == domain),
            # shown as none, since no number of Culture opens anything by itself: the lead does (§6.1)
            level=0 if domain == CULTURE else setup.level(column(position.columns[seat], index)),
            hegemony_need=position.hegemony_need(seat, index),
            embargoes=_marker_cards(position.embargoes[seat], index),
            democracies=_marker_cards(position.democracies[seat], index),
        )
        for index, domain in enumerate(DOMAINS)
    )
    return SeenSeat(
        seat=Seat(seat),
        alive=position.alive[seat],
        columns=columns,
        hand_ages=ages_in(position.hands[seat]),
        hand_limit=position.hand_limit(seat),
        is_choosing=seat in game.waiting(),
    )


def _marker_cards(markers: tuple[Marker, ...], domain: int) -> tuple[Card, ...]:
    return tuple(KINDS[marker.kind] for marker in markers if marker.domain == domain)


def _pile(position: Position) -> tuple[int, int, int]:
    left = Counter(AGE_OF[kind] for kind in position.setup.pile[position.drawn :])
    one, two, three = (left[age] for age in AGES)
    return one, two, three


def _coin(position: Position) -> SeenCoin | None:
    coin = position.coin
    return coin and SeenCoin(Seat(coin.by), Seat(coin.seat), DOMAINS[coin.domain], coin.level)


def _domains(flags: int) -> tuple[Domain, ...]:
    # `FLAG` is the highest of a Domain's six bits
    return tuple(domain for index, domain in enumerate(DOMAINS) if flags >> (6 * index + 5) & 1)
