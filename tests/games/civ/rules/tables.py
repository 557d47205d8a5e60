"""Tables set up by hand: any position, told in cards, for tests that need one exact corner of the rules."""

import random
from collections.abc import Iterable, Sequence

from bot.games.civ.rules import Game, IllegalAction, Seat, Setup, deal, parse
from bot.games.civ.rules.cards import COLUMN, DOMAINS, KIND_OF, bag_of, cards_in
from bot.games.civ.rules.effects import branch
from bot.games.civ.rules.position import PLAY, Marker, Position, opening
from bot.games.civ.rules.setup import CLASSIC, DRAFT, TURN_END
from bot.games.civ.rules.transcript import state
from bot.reasons import Reason

Cards = str
"""Cards with spaces between them, `M1 C3`; one string a seat."""


def table(
    areas: Sequence[Cards],
    hands: Sequence[Cards] = (),
    *,
    phase: str = PLAY,
    turn: int = 0,
    first: int = 0,
    teams: bool = False,
    hegemony: str = TURN_END,
    turn_cap: int | None = None,
    turns: int = 0,
    pile: int = 40,
    discard: Cards = "",
    embargoes: Sequence[Cards] = (),
    democracies: Sequence[Cards] = (),
) -> Game:
    """A classic game of `len(areas)` players in the middle, `pile` cards (Age III last) in the pile.

    Markers are written as the Domain they lie on, `embargoes=["", "S"]`: the cards are `E1` and `U3`.
    """
    players = len(areas)
    setup = deal(
        random.Random(players), players=players, teams=teams, hegemony=hegemony, turn_cap=turn_cap, first=Seat(first)
    )
    new = branch(opening(setup))
    new.phase, new.turn, new.turns = phase, turn, turns
    new.areas = [bag_of(cards.split()) for cards in areas]
    new.columns = [columns_of(area) for area in new.areas]
    new.hands = [bag_of(cards.split()) for cards in _filled(hands, players)]
    new.discard = bag_of(discard.split())
    new.embargoes = [_markers(cards, "E1") for cards in _filled(embargoes, players)]
    new.democracies = [_markers(cards, "U3") for cards in _filled(democracies, players)]
    new.drawn = len(setup.pile) - pile
    return Game(setup, (), (new,))


def columns_of(area: int) -> int:
    """The column set of a bag, counted card by card."""
    return sum(COLUMN[KIND_OF[card]] for card in cards_in(area))


def _filled(given: Sequence[Cards], players: int) -> list[Cards]:
    return [*given, *[""] * (players - len(given))]


def _markers(domains: str, card: str) -> tuple[Marker, ...]:
    found = sorted(DOMAINS.index(domain) for domain in DOMAINS for _ in range(domains.split().count(domain)))
    return tuple(Marker(domain, KIND_OF[card]) for domain in found)


def after(game: Game, *texts: str, seat: int | None = None) -> Game:
    """The game after these actions, each by the seat on turn unless `seat` says otherwise."""
    for text in texts:
        game = game.play(game.position.turn if seat is None else seat, parse(text))
    return game


def ruled(game: Game, seat: int, text: str) -> Game:
    """The game after a referee's intervention."""
    return game.intervene(seat, parse(text), by="referee Anna", why="a test")


def legal(game: Game, seat: int | None = None) -> list[str]:
    """The legal actions as texts, of the seat on turn unless told otherwise."""
    return [str(action) for action in game.legal(game.position.turn if seat is None else seat)]


def refusal(game: Game, text: str, seat: int | None = None) -> Reason:
    """Why this action is refused; fails when it is not."""
    try:
        after(game, text, seat=seat)
    except IllegalAction as error:
        return error.reason
    raise AssertionError(f"{text} was not refused")


def refusal_of_ruling(game: Game, seat: int, text: str) -> Reason:
    """Why this intervention is refused; fails when it is not."""
    try:
        ruled(game, seat, text)
    except IllegalAction as error:
        return error.reason
    raise AssertionError(f"{text} was not refused")


def hand(game: Game, seat: int) -> str:
    """A hand in canonical order."""
    return " ".join(cards_in(game.position.hands[seat]))


def area(game: Game, seat: int) -> str:
    """A play area in canonical order."""
    return " ".join(cards_in(game.position.areas[seat]))


def discards(game: Game) -> str:
    """The discard pile in canonical order."""
    return " ".join(cards_in(game.position.discard))


def same(one: Game, other: Game) -> bool:
    """Whether two games stand at the same position, as a transcript shows it."""
    return state(one.position) == state(other.position)


def all_cards(position: Position) -> list[str]:
    """Every card there is, wherever it lies (§1.1), sorted."""
    bags = [*position.hands, *position.areas, *position.packs, *position.passed, position.centre, position.discard]
    found: list[str] = [card for bag in bags for card in cards_in(bag)]
    found += position.setup.deck[position.drawn :]
    found += position.setup.box
    kinds = [marker.kind for laid in (*position.embargoes, *position.democracies) for marker in laid]
    kinds += [position.held] if position.held >= 0 else []
    names = list(KIND_OF)
    return sorted([*found, *(names[kind] for kind in kinds)])


def drafted(seed: int, players: int, *, first: int = 0, teams: bool = False) -> Setup:
    """A shuffled game with the draft set-up."""
    return deal(random.Random(seed), players=players, setup=DRAFT, first=Seat(first), teams=teams)


def dealt(seed: int, players: int, *, first: int = 0, setup: str = CLASSIC) -> Setup:
    """A shuffled classic game."""
    return deal(random.Random(seed), players=players, setup=setup, first=Seat(first))


def texts(actions: Iterable[object]) -> list[str]:
    """Actions as sorted texts."""
    return sorted(str(action) for action in actions)
