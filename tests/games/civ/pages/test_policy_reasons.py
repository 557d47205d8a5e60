"""The reasons of a computer player's move: always from what everyone saw, never from its hand."""

from dataclasses import replace
from random import Random

import pytest

from bot.chance import Shuffler
from bot.games.civ.ai import computer_policy
from bot.games.civ.pages.why import KEYS, Turn, Why, why
from bot.games.civ.rules import Event, Game, Observation, Seat, deal, events, observe
from bot.games.civ.rules.cards import Card


def turns_of(game: Game) -> list[Turn]:
    """The game's turns after the draft, told to a spectator."""
    found: list[Turn] = []
    begun = 0
    for line in game.lines:
        if line.action.word in ("end", "take") or line.number == game.number:
            happened = [event for event in events(game, None, since=begun) if event.number <= line.number]
            before, after = game.at(begun), game.at(line.number)
            found.append(Turn(happened[0].seat or line.seat, observe(before, None), happened, observe(after, None)))  # type: ignore[arg-type]
            begun = line.number
    return found


def played(seed: int, players: int, setup: str) -> Game:
    """A game between computer players."""
    random = Random(seed)
    game = Game.start(deal(Shuffler(random), players=players, setup=setup, turn_cap=20))
    while not game.is_over:
        seat = game.waiting()[0]
        game = game.play(seat, computer_policy(observe(game, seat), random))
    return game


@pytest.mark.slow
def test_the_reasons_of_whole_games_are_known_and_never_about_oneself() -> None:
    found: list[Why] = []
    for seed, (players, setup) in enumerate([(2, "classic"), (3, "draft"), (4, "classic")]):
        for turn in turns_of(played(seed, players, setup)):
            reason = why(turn)
            if reason is not None:
                found.append(reason)
                assert reason.key in KEYS
                assert reason.rival != turn.seat
    assert {"build", "level"} <= {reason.key for reason in found}
    assert {"attack", "embargo", "democracy"} & {reason.key for reason in found}


def event_of(
    kind: str, seat: int, card: str | None = None, *, target: int | None = None, count: int | None = None
) -> Event:
    """An event as a spectator hears it."""
    there = None if target is None else Seat(target)
    return Event(kind, 1, seat=Seat(seat), card=Card(card) if card else None, target=there, count=count)


def _with_culture(seen: Observation, count: int) -> Observation:
    """The position with so many cards in every player's Culture."""
    cards = (Card("C1"),) * count
    seats = tuple(
        replace(
            seat,
            columns=tuple(replace(each, cards=cards) if each.domain == "C" else each for each in seat.columns),
        )
        for seat in seen.seats
    )
    return replace(seen, seats=seats)


def test_a_team_mate_is_not_whom_an_attack_was_for() -> None:
    """Nor is anyone whose column was far from winning: to stop that is no reason."""
    for lost, cards, key in (((2,), 5, None), ((1, 2), 5, "attack"), ((1, 2), 1, None)):
        seen = _with_culture(observe(Game.start(deal(Shuffler(Random(1)), players=4, teams=True)), None), cards)
        happened = [
            event_of("play", 0, "M1"),
            event_of("attack", 0, "C1"),
            *(event_of("lost", seat, "C1") for seat in lost),
        ]
        found = why(Turn(Seat(0), seen, happened, seen))
        assert (found and found.key) == key
        assert (found and found.rival) == (Seat(1) if key else None)


def test_moves_that_tell_a_player_nothing_have_no_reason() -> None:
    seen = observe(Game.start(deal(Shuffler(Random(1)), players=2)), None)
    for happened in (
        [event_of("play", 0, "R1"), event_of("inquire", 0, target=1, count=3)],
        [event_of("play", 0, "S1"), event_of("sacrifice", 0, "S1")],
        [event_of("take", 0, "S1")],
    ):
        assert why(Turn(Seat(0), seen, happened, seen)) is None
