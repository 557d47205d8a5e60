"""Why a computer player moved: always from what everybody saw, never from its hand."""

from random import Random

from bot.ai import computer_policy
from bot.ai.reasons import KEYS, Turn, Why, why
from bot.commands.chance import Shuffler
from bot.rules import Game, deal, events, observe


def turns_of(game: Game) -> list[Turn]:
    """The game's turns after the draft, told to the gallery."""
    found: list[Turn] = []
    begun = 0
    for line in game.lines:
        if line.action.word in ("end", "take") or line.number == game.number:
            deeds = [event for event in events(game, None, since=begun) if event.number <= line.number]
            before, after = game.at(begun), game.at(line.number)
            found.append(Turn(deeds[0].seat or line.seat, observe(before, None), deeds, observe(after, None)))  # type: ignore[arg-type]
            begun = line.number
    return found


def played(seed: int, players: int, setup: str) -> Game:
    """A game between computer players."""
    random = Random(seed)
    game = Game.start(deal(Shuffler(random), players=players, setup=setup, turn_cap=120))
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
                assert {deed.kind for deed in turn.deeds} & {"skip", "keep"}
    assert {"build", "level", "play"} <= {reason.key for reason in found}
    assert {"attack", "embargo", "democracy", "inquire"} & {reason.key for reason in found}
