"""Whole games on the rules core and on the naive reading side by side: same legal actions, same state, everywhere."""

import random

import pytest

from bot.games.civ.rules import Game, Seat, Setup, deal, parse
from bot.games.civ.rules.cards import KIND_OF, bag_of
from bot.games.civ.rules.effects import branch
from bot.games.civ.rules.position import Marker, Position, opening
from bot.games.civ.rules.setup import to_header
from bot.games.civ.rules.transcript import result_line, state
from bot.reasons import GameError
from tests.games.civ.rules.naive import NaiveTable
from tests.games.civ.rules.tables import columns_of

GAMES = 60
CROWDED = 150


def any_setup(chance: random.Random) -> Setup:
    players = chance.choice((2, 3, 4))
    return deal(
        chance,
        players=players,
        setup=chance.choice(("classic", "draft")),
        teams=players == 4 and chance.random() < 0.5,
        hegemony=chance.choice(("turn_end", "immediate")),
        turn_cap=chance.choice((None, None, 5, 40, 120)),
    )


def crowded(chance: random.Random) -> tuple[Game, NaiveTable]:
    """A made-up position with large columns, markers and little left in the pile, on both sides."""
    players = chance.choice((2, 3, 4))
    setup = deal(
        chance,
        players=players,
        teams=players == 4 and chance.random() < 0.5,
        hegemony=chance.choice(("turn_end", "immediate")),
        turn_cap=chance.choice((None, 3, 9)),
    )
    naive = NaiveTable(to_header(setup))
    naive.pile = naive.pile[len(naive.pile) - chance.choice((0, 1, 2, 4, 7, 30)) :]
    names = list(KIND_OF)
    for seat in range(players):
        favoured = chance.sample(names, 4)
        naive.areas[seat] = chance.choices(favoured, k=chance.randint(0, 13))
        naive.hands[seat] = chance.choices(chance.choice((names, favoured)), k=chance.randint(0, 6))
        if chance.random() < 0.3:
            naive.embargoes[seat] = [(chance.choice("MRESCU"), "E2") for _ in range(chance.randint(1, 4))]
        if chance.random() < 0.3:
            naive.democracies[seat] = [(chance.choice("MRESCU"), "U3") for _ in range(chance.randint(1, 3))]
    naive.discards = chance.choices(names, k=chance.randint(0, 4))
    naive.turn = chance.randrange(players)
    naive.phase = chance.choice(("play", "effects"))
    return Game(setup, (), (copied(setup, naive),)), naive


def copied(setup: Setup, naive: NaiveTable) -> Position:
    new = branch(opening(setup))
    new.phase, new.turn = naive.phase, naive.turn if naive.turn is not None else -1
    new.areas = [bag_of(cards) for cards in naive.areas]
    new.columns = [columns_of(area) for area in new.areas]
    new.hands = [bag_of(cards) for cards in naive.hands]
    new.discard = bag_of(naive.discards)
    new.drawn = len(setup.pile) - len(naive.pile)
    new.embargoes, new.democracies = (
        [tuple(sorted(Marker("MRESCU".index(domain), KIND_OF[card]) for domain, card in laid)) for laid in markers]
        for markers in (naive.embargoes, naive.democracies)
    )
    return new


class SideBySide:
    """One game on both, played at random; whatever differs fails."""

    def __init__(self, chance: random.Random, game: Game, naive: NaiveTable, *, interventions: float) -> None:
        self.chance = chance
        self.game = game
        self.naive = naive
        self.interventions = interventions
        self.patience = chance.choice((0.0, 0.1, 0.4, 1.0))

    def play(self, lines: int) -> None:
        self.compare("the deal")
        while not self.game.is_over and self.game.number < lines:
            line = self.intervene() if self.chance.random() < self.interventions else self.act()
            self.compare(line)
        if self.game.result is not None:
            assert result_line(self.game.result)["result"] == self.naive.result

    def compare(self, line: str) -> None:
        assert state(self.game.position) == self.naive.state(), line
        for seat in range(self.naive.players):
            assert sorted(map(str, self.game.legal(seat))) == self.naive.legal(seat), line

    def act(self) -> str:
        seat = self.chance.choice(self.game.waiting())
        choices = self.naive.legal(seat)
        text = self.chance.choice(choices)
        if text == "end" and len(choices) > 1 and self.chance.random() < self.patience:
            text = self.chance.choice([choice for choice in choices if choice != "end"])
        self.game = self.game.play(seat, parse(text))
        self.naive.do(seat, text)
        return f"{seat} {text}"

    def intervene(self) -> str:
        seat = Seat(self.chance.randrange(self.naive.players))
        text = self.chance.choice(("trim", "refill", "eliminate"))
        if text == "trim":
            hand = self.naive.hands[seat]
            text = " ".join(["trim", *self.chance.sample(hand, self.chance.randint(min(1, len(hand)), len(hand)))])
            if text == "trim":
                return "nothing to trim"
        allowed = self.naive.may_intervene(seat, text)
        try:
            self.game = self.game.intervene(seat, parse(text), by="table", why="chance")
        except GameError:
            assert not allowed, text
        else:
            assert allowed, text
            self.naive.intervene(seat, text)
        return f"{seat} {text}"


def from_the_deal(seed: int) -> None:
    chance = random.Random(seed)
    setup = any_setup(chance)
    both = SideBySide(
        chance, Game.start(setup), NaiveTable(to_header(setup)), interventions=chance.choice((0, 0, 0.01, 0.05))
    )
    both.play(400)


def from_a_crowded_table(seed: int) -> None:
    chance = random.Random(seed)
    game, naive = crowded(chance)
    SideBySide(chance, game, naive, interventions=chance.choice((0, 0, 0.05))).play(60)


@pytest.mark.sample(2)
@pytest.mark.parametrize("decade", range(GAMES // 10))
def test_whole_games_are_the_same_on_a_second_reading_of_the_rules(decade: int) -> None:
    for seed in range(decade * 10, decade * 10 + 10):
        from_the_deal(seed)


@pytest.mark.parametrize("decade", range(CROWDED // 10))
def test_crowded_tables_are_the_same_on_a_second_reading_of_the_rules(decade: int) -> None:
    for seed in range(decade * 10, decade * 10 + 10):
        from_a_crowded_table(seed)
