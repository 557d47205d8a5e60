"""The reasons of a computer player's move: always from what everyone saw, never from its hand."""

from random import Random

from bot.chance import Shuffler
from bot.games.civ.ai import computer_policy
from bot.games.civ.pages.why import KEYS, Turn, Why, why
from bot.games.civ.rules import Event, Game, Seat, deal, events, observe
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


def test_every_turn_has_a_reason_and_all_reasons_are_known() -> None:
    found: list[Why] = []
    for seed, (players, setup) in enumerate([(2, "classic"), (3, "draft"), (4, "classic")]):
        for turn in turns_of(played(seed, players, setup)):
            reason = why(turn)
            if reason is not None:
                found.append(reason)
                assert reason.key in KEYS
                assert reason.rival != turn.seat
            else:
                assert {event_of.kind for event_of in turn.events} & {"skip", "keep"}
    assert {"begin", "build", "level"} <= {reason.key for reason in found}
    assert {"attack", "embargo", "democracy", "inquire"} & {reason.key for reason in found}


def event_of(
    kind: str, seat: int, card: str | None = None, *, target: int | None = None, count: int | None = None
) -> Event:
    """An event as a spectator hears it."""
    there = None if target is None else Seat(target)
    return Event(kind, 1, seat=Seat(seat), card=Card(card) if card else None, target=there, count=count)


def test_a_team_mate_is_not_whom_an_attack_was_for() -> None:
    for lost, key in (((2,), "spare"), ((1, 2), "attack")):
        seen = observe(Game.start(deal(Shuffler(Random(1)), players=4, teams=True)), None)
        happened = [
            event_of("play", 0, "M1"),
            event_of("attack", 0, "C1"),
            *(event_of("lost", seat, "C1") for seat in lost),
        ]
        found = why(Turn(Seat(0), seen, happened, seen))
        assert found is not None
        assert found.key == key
        assert found.rival == (Seat(1) if key == "attack" else None)


def test_who_has_nothing_in_play_does_not_look_for_a_largest_column() -> None:
    seen = observe(Game.start(deal(Shuffler(Random(1)), players=2)), None)
    for happened, key in (
        ([event_of("play", 0, "R1"), event_of("inquire", 0, target=1, count=3)], "search"),
        ([event_of("play", 0, "S1"), event_of("sacrifice", 0, "S1")], "spare"),
    ):
        found = why(Turn(Seat(0), seen, happened, seen))
        assert found is not None
        assert found.key == key
