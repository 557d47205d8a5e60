"""Wins that are certain: found wherever a turn has one, and real whatever lies hidden."""

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random

import pytest

from bot.games.civ.ai import certain_win, chance_of
from bot.games.civ.ai.certain import find_certain_win, known_hands
from bot.games.civ.levels import POLICIES
from bot.games.civ.rules import Action, Game, observe
from bot.games.civ.rules.cards import SUPPLY, cards_in
from bot.games.civ.rules.determinization import determinize
from bot.games.civ.rules.effects import apply
from bot.games.civ.rules.judge import legal_actions
from bot.games.civ.rules.position import PLAY, Position
from tests.games.civ.ai.test_expert import greedy_game
from tests.games.civ.rules.tables import table


def won(game: Game, seat: int = 0) -> list[str]:
    """What the seat does to win, thinking again wherever something was shown."""
    done: list[str] = []
    while not game.is_over:
        way = find_certain_win(game.position, seat)
        assert way, f"lost its way after {done}"
        for action in way:
            done.append(action.text)
            game = game.play(seat, action)
    assert game.result is not None
    assert game.result.winners == (seat,)
    return done


def test_hegemony_by_one_card() -> None:
    assert won(table(["M1 M1 M1 M1 M1 M1 M1", "R1"], ["M2 C1"])) == ["play M2", "end"]


def test_hegemony_by_an_effect_more() -> None:
    done = won(table(["M1 M1 M1 M1 M1 M1 E1 E1 E1", "R1"], ["M2 M2 C1"]))
    assert done == ["play M2", "use E 1", "scrap E1", "play M2", "end"]


def test_hegemony_by_what_the_discard_pile_holds() -> None:
    done = won(table(["M1 M1 M1 M1 M1 M1 E1 E1 E1 U3 U3 U3", "R1"], ["M2 C1"], discard="M3"))
    assert "salvage M3" in done
    assert done[-1] == "end"


def test_no_card_is_played_against_an_embargo() -> None:
    game = table(["M1 M1 M1 M1 M1 M1 M1", "R1"], ["M2 C1"], embargoes=["M"])
    assert find_certain_win(game.position, 0) is None


def test_majorities_where_the_turn_empties_the_pile_as_the_last_of_its_round() -> None:
    areas, hands = ["M1 M1 R1", "C1"], ["E1 E1", "C1"]
    assert won(table(areas, hands, first=1, pile=2)) == ["play E1", "end"]
    assert find_certain_win(table(areas, hands, first=1, pile=3).position, 0) is None, "a card is left"
    assert find_certain_win(table(areas, hands, first=0, pile=2).position, 0) is None, "another turn follows"


def test_majorities_where_a_discard_or_a_leap_empties_it() -> None:
    done = won(table(["M1 M1 M1 R1", "C1"], ["E1 E1 E1", "C1"], first=1, pile=2))
    assert "use M 1" in done
    done = won(table(["R1 R1 S1 S1", "C1"], ["E1 E1", "C1"], first=1, pile=6))
    assert "sacrifice S1" in done


def table_of_four(
    areas: Sequence[str], hands: Sequence[str], *, pile: int, first: int = 0, teams: bool = False
) -> Game:
    """A table at which every card is seen except for the hands, and the pile, which is of Age III."""
    left = Counter({str(card): number for card, number in SUPPLY.items()})
    left.subtract(" ".join((*areas, *hands)).split())
    for _ in range(pile):
        left[max((card for card in left if card[1] == "3"), key=lambda card: left[card])] -= 1
    return table(areas, hands, discard=" ".join(left.elements()), pile=pile, first=first, teams=teams)


def counted_out() -> Game:
    """The hand of seat 1 holds the one card of Age I that is seen nowhere else."""
    areas = ["M1 M1 M1 M1 M1 M1 R1 E1 E1", "R1", "R2", "S2"]
    return table_of_four(areas, ["C1 C1", "M1 C2", "C2", "C2"], pile=40)


def test_what_must_be_in_a_hand_is_known_by_counting() -> None:
    found = [cards_in(hand) for hand in known_hands(observe(counted_out(), 0))]
    # of Age II all that is not seen is C2
    assert found == [("C1", "C1"), ("M1", "C2"), ("C2",), ("C2",)]
    other = table_of_four(["M1", "", "", ""], ["C1", "M1 C2", "M2", "C2"], pile=40)
    assert [cards_in(hand) for hand in known_hands(observe(other, 0))] == [("C1",), ("M1",), (), ()]


def test_a_hand_is_taken_for_a_card_that_must_be_in_it() -> None:
    game = counted_out()
    assert find_certain_win(game.position, 0) is None, "it may be anyone's"
    done = list[str]()
    while not game.is_over:
        way = certain_win(observe(game, 0))
        assert way, f"lost its way after {done}"
        for action in way:
            done.append(action.text)
            game = game.play(0, action)
    assert game.result is not None
    assert game.result.winners == (0,)
    assert "inquire 1" in done


class PlainSearch:
    """Every way through a turn, each position once: does one win, whichever of some deals of the hidden cards it is?"""

    def __init__(self, seat: int, budget: int) -> None:
        self.seat = seat
        self.budget = budget
        self.seen = set[tuple[object, ...]]()

    def wins(self, deals: Sequence[Position], *, may_show: bool = False) -> bool:
        """Whether one way wins in all of these, which differ in what is hidden; raises `TimeoutError`.

        `may_show`: also by what is shown on the way, after which each deal may be gone on with in its own way.
        """
        position = deals[0]
        if position.result is not None:
            return set(position.result.winners) == set(position.setup.side(self.seat))
        if position.turn != self.seat or self.is_known(position, len(deals)):
            return False
        for action in legal_actions(position, self.seat):
            self.budget -= len(deals)
            if self.budget < 0:
                raise TimeoutError
            after = [apply(deal, self.seat, action) for deal in deals]
            if action.word == "inquire" or (action.word == "sacrifice" and after[0].drawn > position.drawn):
                if may_show and all(PlainSearch(self.seat, self.budget).wins([each], may_show=True) for each in after):
                    return True
            elif self.wins(after, may_show=may_show):
                return True
        return False

    def is_known(self, position: Position, deals: int) -> bool:
        key = (
            deals, position.phase, position.owed, tuple(position.hands), tuple(position.areas), position.discard,
            position.permanent, position.sacrifice, position.coin, position.drawn,
        )  # fmt: skip
        known = key in self.seen
        self.seen.add(key)
        return known


@pytest.mark.slow(in_ci=True)
@pytest.mark.sample(1)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_finds_what_a_plain_search_finds(players: int) -> None:
    compared = wins = 0
    for seed in range(40):
        game = greedy_game(seed, players)
        begun = [position for position in game.positions if position.phase == PLAY]
        for position in begun[-2:]:
            try:
                wanted = PlainSearch(position.turn, 4000).wins([position])
            except TimeoutError:
                continue
            compared += 1
            wins += wanted
            found = find_certain_win(position, position.turn)
            assert bool(found) >= wanted
            if found and not wanted:
                assert any(action.word == "sacrifice" for action in found), "only a Leap is left out above"
            if found:
                won(Game(game.setup, (), (position,)), position.turn)
    assert compared > 5
    assert wins


TABLES = [(2, False), (3, False), (4, False), (4, True)]
DEALS = 6
"""Deals of the hidden cards in each of which a turn must win that wins whatever they are."""


def beginnings(game: Game) -> Iterator[Game]:
    """The beginning of each turn, the last one first."""
    for number in range(game.number - 1, -1, -1):
        if game.positions[number].phase == PLAY:
            yield game.at(number)


def wins_the_turn(game: Game, level: str) -> bool:
    """Whether a level wins in this turn."""
    seat = game.waiting()[0]
    while not game.is_over and game.position.turn == seat:
        seen = observe(game, seat)
        chosen = POLICIES[level](seen, chance_of(seen))
        for action in (chosen,) if isinstance(chosen, Action) else chosen:
            game = game.play(seat, action)
    return game.result is not None and set(game.result.winners) == set(game.setup.side(seat))


LAST_TURNS = {
    "a card played": table_of_four(["M1 M1 R1", "C1", "", ""], ["E1 E1", "C1", "C2", "C2"], pile=2, first=1),
    "a card discarded": table_of_four(["M1 M1 R1", "C1", "", ""], ["E1 E1 E1", "C1", "", ""], pile=2, first=1),
    "for both": table_of_four(["M1", "C1", "M1 R1", "C2"], ["E1", "C1", "", ""], pile=3, first=1, teams=True),
    "what must be in a hand": counted_out(),
}
"""The last turn of games between four, and what wins it."""


@pytest.mark.parametrize("level", ["normal", "expert"])
@pytest.mark.parametrize("what", LAST_TURNS)
def test_a_last_turn_that_wins_is_played_so(what: str, level: str) -> None:
    assert wins_the_turn(LAST_TURNS[what], level)


@pytest.mark.slow(in_ci=True)
@pytest.mark.sample(1)
@pytest.mark.parametrize(("players", "teams"), TABLES)
def test_no_level_misses_a_win_that_a_plain_search_finds(players: int, teams: bool) -> None:
    wins = 0
    for seed in range(8):
        for _, now in zip(range(2), beginnings(greedy_game(seed, players, teams=teams)), strict=False):
            try:
                if not PlainSearch(now.position.turn, 1500).wins([now.position]):
                    continue
            except TimeoutError:
                continue
            wins += 1
            assert wins_the_turn(now, "normal")
            assert wins_the_turn(now, "expert")
    assert wins


@pytest.mark.long
@pytest.mark.parametrize(("players", "teams"), TABLES)
def test_in_whole_games_no_certain_win_is_missed(players: int, teams: bool) -> None:
    """All turns of some games: neither a win without hidden cards, nor one that holds whatever they are."""
    wins = by_hidden_cards = whole = 0
    for seed in range(100, 130):
        for now in beginnings(greedy_game(seed, players, teams=teams)):
            seat, random = now.position.turn, Random(seed)
            seen = observe(now, seat)
            try:
                if PlainSearch(seat, 20_000).wins([now.position]):
                    wins += 1
                    assert wins_the_turn(now, "normal")
                    assert wins_the_turn(now, "expert")
                elif certain_win(seen) is None:
                    deals = [determinize(seen, random, has_memory=True) for _ in range(DEALS)]
                    by_hidden_cards += PlainSearch(seat, 20_000).wins(deals, may_show=True)
                whole += 1
            except TimeoutError:
                continue
    assert wins
    assert not by_hidden_cards, f"in {by_hidden_cards} of {whole} turns hidden cards help, whatever they are"
