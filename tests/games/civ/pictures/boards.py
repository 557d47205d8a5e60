"""Boards that no game has reached, to stretch the layout, and what has happened on a board to draw."""

import random
from dataclasses import replace

from bot.games.civ.rules import Card, Domain, Event, Game, Observation, Seat, deal, events, observe
from bot.games.civ.rules.cards import KINDS
from bot.games.civ.rules.observation import SeenCoin, SeenColumn, SeenSeat


def since_last_turn(game: Game) -> tuple[Event, ...]:
    """Return what has happened since the last turn of the player now on turn, as everyone saw it."""
    ends = [line.number for line in game.lines if line.seat == game.position.turn and line.action.word == "end"]
    return events(game, None, since=ends[-1] if ends else 0)


def stretched(players: int) -> Observation:
    """Columns of 0 to 20 cards, hands of 34 and 45 cards, every kind discarded, markers everywhere."""
    seen = observe(Game.start(deal(random.Random(1), players=players)), 0)
    return replace(
        seen,
        seats=tuple(_stretched_seat(seat) for seat in seen.seats),
        discard=tuple(card for card in KINDS for _ in range(7)),
        hand=tuple(card for card in KINDS for _ in range(3)),
        coin=SeenCoin(Seat(0), Seat(1), Domain("S"), 2),
        used_permanent=tuple(Domain(code) for code in "MESCU"),
        used_sacrifice=tuple(Domain(code) for code in "MRESU"),
        first=Seat(1),
    )


def uniform(players: int, count: int, *, laid: int = 0) -> Observation:
    """Every column has that many cards, and so many of each marker on it."""
    seen = observe(Game.start(deal(random.Random(1), players=players)), 0)

    def filled(column: SeenColumn) -> SeenColumn:
        kinds = [card for card in KINDS if card[0] == column.domain]
        cards = tuple(sorted(kinds[card % len(kinds)] for card in range(count)))
        marks = (Card("E1"),) * laid, (Card("U3"),) * laid
        level = 0 if column.domain == "C" else int(count >= seen.level_sizes[0]) + int(count >= seen.level_sizes[1])
        need = column.hegemony_need + laid
        return replace(column, cards=cards, level=level, embargoes=marks[0], democracies=marks[1], hegemony_need=need)

    seats = tuple(replace(seat, columns=tuple(filled(column) for column in seat.columns)) for seat in seen.seats)
    return replace(seen, seats=seats, coin=SeenCoin(Seat(0), Seat(1), Domain("S"), 2))


def everywhere(seen: Observation) -> tuple[Event, ...]:
    """A card of each column's last kind came, one of its first went."""
    first = {card[0]: card for card in reversed(KINDS)}
    last = {card[0]: card for card in KINDS}
    came = [Event("play", 1, seat=seat.seat, card=last[code]) for seat in seen.seats for code in "MRESC"]
    return (*came, *(Event("scrap", 1, seat=seat.seat, card=first[code]) for seat in seen.seats for code in "MRESC"))


def _stretched_seat(seat: SeenSeat) -> SeenSeat:
    columns = tuple(
        _stretched_column(column, (0, 7, 12, 20, 3, 9)[(i + seat.seat) % 6], i) for i, column in enumerate(seat.columns)
    )
    return replace(seat, columns=columns, hand_ages=(1,) * 12 + (2,) * 10 + (3,) * 12)


def _stretched_column(column: SeenColumn, count: int, number: int) -> SeenColumn:
    kinds = [card for card in KINDS if card[0] == column.domain]
    return replace(
        column,
        cards=tuple(sorted(kinds[card % len(kinds)] for card in range(count))),
        level=2 if count > 3 else int(count > 1),
        embargoes=(Card("E1"),) * (number % 3),
        democracies=(Card("U3"),) * ((number + 1) % 4),
        hegemony_need=7 + (number + 1) % 4,
    )
