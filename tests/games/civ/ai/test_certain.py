"""Wins that are certain: found wherever a turn has one, and real whatever lies hidden."""

import pytest

from bot.games.civ.ai.certain import find_certain_win
from bot.games.civ.rules import Game
from bot.games.civ.rules.cards import size
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


def wins_by_any_way(position: Position, seat: int, budget: list[int]) -> bool:
    """Whether any way of the turn wins, without anything that shows a hidden card: the plain search."""
    if position.result is not None:
        return position.result.winners == (seat,)
    if position.turn != seat:
        return False
    for action in legal_actions(position, seat):
        budget[0] -= 1
        if budget[0] < 0:
            raise TimeoutError
        if action.word == "inquire":
            continue
        after = apply(position, seat, action)
        if after.drawn > position.drawn and action.word == "sacrifice":
            continue
        if wins_by_any_way(after, seat, budget):
            return True
    return False


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_finds_what_a_plain_search_finds(players: int) -> None:
    compared = wins = 0
    for seed in range(40):
        game = greedy_game(seed, players)
        begun = [position for position in game.positions if position.phase == PLAY]
        for position in begun[-2:]:
            if size(position.areas[position.turn]) > 14:
                continue
            try:
                wanted = wins_by_any_way(position, position.turn, [4000])
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
