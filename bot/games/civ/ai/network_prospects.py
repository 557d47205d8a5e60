"""The value of a position by a network, and exactly where the turn ends the game.

It reads only what the viewer may know: public cards, its own hand, and of other hands what `Prospects` reads of them,
their backs and sizes. Parts of a position that many share are summed once.
"""

from bisect import bisect_left
from collections.abc import Sequence
from typing import Final

from bot.games.civ.ai.network import COLUMNS, MARKERS, ONE, SEAT_GROUPS, Network
from bot.games.civ.ai.prospects import FAR, WON, Prospects, pace_of
from bot.games.civ.rules.cards import FLAG, column_sizes, domain_sizes, size
from bot.games.civ.rules.determinization import unseen
from bot.games.civ.rules.observation import Observation
from bot.games.civ.rules.position import EFFECTS, Position
from bot.games.civ.rules.scoring import by_points
from bot.games.civ.rules.setup import MOST_IN_COLUMN
from bot.games.civ.rules.turn_end import closes_round

TURN_STEPS: Final = (0.75, 1.25, 1.75, 2.5, 3.5, 4.5, 6, 8, 10, 13, 17, 25, 100)
PILE_STEPS: Final = (0, 1, 2, 3, 4, 6, 8, 10, 13, 16, 20, 25, 30, 35, 40)
"""Cards left for each player to draw."""
END_STEPS: Final = (0, 1, 2, 4, 7, 12, 20)
KIND_STEP: Final = 8
"""What one card of a kind counts in the number of those that are unseen."""
LOST: Final = -1.0
_DOMAINS: Final = range(6)
_PLACES: Final = tuple(min(there, COLUMNS - 1) * (MARKERS * 2) for there in range(MOST_IN_COLUMN + 1))
"""Where the rows of a column of each size begin in `Network.domains`."""


class NetworkProspects(Prospects):
    """Prospects of positions that follow from one observation, by a network for as many players."""

    @property
    def denies(self) -> bool:
        """Whether cards that bring another near Hegemony are kept from them: a network can't see what they hold."""
        return True

    def __init__(self, observation: Observation, network: Network) -> None:
        super().__init__(observation, has_memory=True)
        self._network = network
        self._rows, self._numbers, self._domains = network.rows, network.numbers, network.domains
        players = observation.players
        self._order = [(self._me + place) % players for place in range(players)]
        # where each part of the groups begins (see `group_sizes`)
        self._at_hand = SEAT_GROUPS * players
        self._at_table = self._at_hand + 12
        self._at_stock = self._at_table + 6
        self._at_leads = self._at_stock + 12
        self._at_shares = 6 * players
        rows, fixed = network.rows, network.start
        fixed += rows[self._at_table + 4][observation.place(self._me)]
        for domain in _DOMAINS:
            fixed += rows[self._at_stock + 2 * domain][min(int(self._rates[domain] * 20), 7)]
        rates = self._at_shares + players + 2
        for row, rate in zip(network.numbers[rates : rates + 6], self._rates, strict=True):
            fixed += row * int(rate * (ONE - 1))
        for row, left in zip(network.numbers[rates + 6 :], unseen(observation), strict=True):
            fixed += row * (left * KIND_STEP)
        self._fixed = fixed
        self._seats: dict[tuple[object, ...], tuple[int, float]] = {}
        self._columns: dict[tuple[object, ...], tuple[int, float]] = {}
        self._discards: dict[int, tuple[int, int]] = {}

    def of(self, position: Position) -> float:
        """Return the viewer's prospect at the end of their step 2."""
        if position.result is not None:
            return self._final_prospect(position.result.winners)
        me = self._me
        if position.turn == me and position.phase == EFFECTS:
            if position.setup.may_have_hegemony(position.columns[me]) and position.hegemony(me):
                return WON
            if self.ends_game(position):
                # exact: the draw changes no column; what the network says only tells apart ways that do not win
                winners = by_points(position, "majority").winners
                if me in winners:
                    return self._final_prospect(winners)
                return LOST + self.of_network(position) / 2
        return self.of_network(position)

    def ends_game(self, position: Position) -> bool:
        """Return whether ending the turn now ends the game by majorities (§7.2, §7.5)."""
        me, setup = self._me, position.setup
        left = position.pile_size()
        if left <= max(0, position.hand_limit(me) - size(position.hands[me])) and closes_round(position, me):
            return True
        return setup.turn_cap is not None and position.turns + 1 >= setup.turn_cap

    def _final_prospect(self, winners: tuple[int, ...]) -> float:
        # a team's victory is not shared among its members
        return WON * len(self._side) / len(winners) if self._me in winners else LOST

    def of_network(self, position: Position) -> float:
        """Return the network's value of a position, without what ending the turn would do."""
        rows, numbers, table = self._rows, self._numbers, self._at_table
        sum_of_rows, total = self._fixed, 0.0
        mine = 0.0
        paces: list[float] = []
        discards = self._discards.get(position.discard)
        if discards is None:
            discards = self._discards[position.discard] = self._discards_part(position.discard)
        for place, seat in enumerate(self._order):
            part, pace = self._seat_part(position, place, seat, discards[1])
            sum_of_rows += part
            total += pace
            paces.append(pace)
            if seat in self._side:
                mine += pace
        pile, players = position.pile_size(), len(self._order)
        part, end_share = self._columns_part(position, pile)
        sum_of_rows += part
        end = pace_of(1 + pile / players / 1.3)
        mine += end * end_share
        total += end
        sum_of_rows += rows[table + 5][int(mine / total * 20)]
        paces += (end, mine)
        for row, pace in zip(numbers[self._at_shares : self._at_shares + len(paces)], paces, strict=True):
            sum_of_rows += row * int(pace / total * (ONE - 1))
        return self._network.share(sum_of_rows + discards[0])

    def _seat_part(self, position: Position, place: int, seat: int, discarded: int) -> tuple[int, float]:
        is_me = seat == self._me
        hand = position.hands[seat]
        limit = position.hand_limit(seat)
        key = (
            seat,
            position.columns[seat],
            # another's hand was dealt at random in this position: of it nothing counts but how many cards it has
            domain_sizes(hand) if is_me else size(hand),
            position.embargoes[seat],
            position.democracies[seat],
            limit,
            discarded,
        )
        found = self._seats.get(key)
        if found is None:
            found = self._seats[key] = self._sum_seat(position, place, seat, limit)
        return found

    def _sum_seat(self, position: Position, place: int, seat: int, limit: int) -> tuple[int, float]:
        rows, numbers, columns = self._rows, self._numbers, position.columns[seat]
        alive = position.alive[seat]
        turns = self._turns(position, seat) if alive else [FAR] * 6
        total, pace, at = 0, 0.0, SEAT_GROUPS * place
        sizes = column_sizes(columns)
        places = [_PLACES[there] for there in sizes]
        markers = [0] * 6
        for marker in position.democracies[seat]:
            markers[marker.domain] += 1
            if markers[marker.domain] < MARKERS:
                places[marker.domain] += 2
        if position.embargoes[seat]:
            forbidden = position.forbidden(seat)
            for domain in _DOMAINS:
                if forbidden & FLAG[domain]:
                    places[domain] += 1
        together = 6 * place
        for domain, time in enumerate(turns):
            inverse = 1 / time
            square = inverse * inverse
            pace += square * square  # `pace_of`, without its call
            total += (
                self._domains[together + domain][places[domain]]
                + rows[at + 2][bisect_left(TURN_STEPS, time)]
                + numbers[together + domain] * int(inverse * (ONE - 1))  # at most 254: time is half a turn at least
            )
            at += 4
        held = size(position.hands[seat])
        total += rows[at][min(held, 8)] + rows[at + 1][(limit - 3) // 2]
        if seat == self._me:
            hand = domain_sizes(position.hands[seat])
            need, at = position.setup.hegemony_size, self._at_hand
            for domain in _DOMAINS:
                gap = need + markers[domain] - sizes[domain] - hand[domain]
                total += rows[at][min(hand[domain], 4)] + rows[at + 1][min(max(gap, 0), 9)]
                at += 2
        return total, pace if alive else 0.0

    def _columns_part(self, position: Position, pile: int) -> tuple[int, float]:
        key = (pile, *position.columns)
        found = self._columns.get(key)
        if found is None:
            found = self._columns[key] = self._sum_columns(position, pile)
        return found

    def _sum_columns(self, position: Position, pile: int) -> tuple[int, float]:
        """Return the rows of all columns together and of the pile, and the share of the end that counts as won."""
        rows, at, players = self._rows, self._at_table, len(self._order)
        lead = next((place + 1 for place, seat in enumerate(self._order) if position.most_culture(seat)), 0)
        result = by_points(position, "majority")
        points, sides = result.points or (), position.setup.sides()
        mine = points[sides.index(self._side)]
        ahead = mine - max(score for side, score in zip(sides, points, strict=True) if side != self._side)
        wins = self._me in result.winners
        state = (2 if len(result.winners) == len(self._side) else 1) if wins else 0
        each = -(-pile // players)
        total = (
            rows[at][lead]
            + rows[at + 1][min(max(ahead + 4, 0), 8)]
            + rows[at + 2][state * 8 + bisect_left(END_STEPS, each)]
            + rows[at + 3][bisect_left(PILE_STEPS, each)]
        )
        for domain, sizes in enumerate(
            zip(*(column_sizes(position.columns[seat]) for seat in self._order), strict=True)
        ):
            total += rows[self._at_leads + domain][_leader(sizes)]
        share = 0.5 + 0.12 * ahead
        share = max(share, 0.6) + 0.1 if wins else min(share, 0.4)
        return total, min(max(share, 0.0), 1.0)

    def _discards_part(self, discard: int) -> tuple[int, int]:
        """Return the rows of the discard pile, and which Domains are in it."""
        total = there = 0
        for domain, cards in enumerate(domain_sizes(discard)):
            total += self._rows[self._at_stock + 2 * domain + 1][min(cards, 3)]
            there |= (cards > 0) << domain
        return total, there


def _leader(sizes: Sequence[int]) -> int:
    """Return who has most of a Domain: 0 for nobody, a place from 1 on, or one more for several with the first place,
    two more for several without."""
    most = max(sizes)
    if not most:
        return 0
    if sizes.count(most) == 1:
        return sizes.index(most) + 1
    return len(sizes) + (1 if sizes[0] == most else 2)
