"""Hypothesis strategies for games: any set-up, any way of playing, any point of a game."""

import random
from collections.abc import Iterator

from hypothesis import strategies as st

from bot.games.civ.rules import Game, IllegalAction, Setup, deal, parse
from bot.games.civ.rules.cards import cards_in

seeds = st.integers(0, 2**32 - 1)


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    """Any set-up, dealt."""
    players = draw(st.integers(2, 4))
    return deal(
        random.Random(draw(seeds)),
        players=players,
        setup=draw(st.sampled_from(("classic", "draft"))),
        teams=players == 4 and draw(st.booleans()),
        hegemony=draw(st.sampled_from(("turn_end", "immediate"))),
        turn_cap=draw(st.sampled_from((None, 3, 40))),
    )


def playout(setup: Setup, chance: random.Random, *, lines: int = 400, interventions: float = 0.0) -> Iterator[Game]:
    """A random game after each of its lines, the deal first."""
    game = Game.start(setup)
    patience = chance.choice((0.0, 0.5, 1.0))
    yield game
    while not game.is_over and game.number < lines:
        game = intervened(game, chance) if chance.random() < interventions else moved(game, chance, patience)
        yield game


def moved(game: Game, chance: random.Random, patience: float = 0.0) -> Game:
    """The game after a random action of a seat that is awaited; `patience` puts off ending the turn."""
    seat = chance.choice(game.waiting())
    choices = game.legal(seat)
    if len(choices) > 1 and chance.random() < patience:
        choices = tuple(action for action in choices if action.word != "end")
    return game.play(seat, chance.choice(choices))


def intervened(game: Game, chance: random.Random) -> Game:
    """The game after a random intervention, or the same one where that is not allowed now."""
    seat = chance.randrange(game.setup.players)
    hand = cards_in(game.position.hands[seat])
    trimmed = chance.sample(hand, chance.randint(1, len(hand))) if hand else ["M1"]
    text = chance.choice(
        ("eliminate", "refill", "trim " + " ".join(trimmed), f"undo {chance.choice(game.standing)}", "undo 0")
        if chance.random() < 0.3
        else ("refill", f"undo {game.standing[-min(3, len(game.standing))]}")
    )
    try:
        return game.intervene(seat, parse(text), by="table", why="chance")
    except IllegalAction:
        return moved(game, chance)


@st.composite
def games(draw: st.DrawFn, *, interventions: float = 0.0) -> Game:
    """A game somewhere between its deal and its end."""
    setup = draw(setups())
    chance = random.Random(draw(seeds))
    length = draw(st.integers(0, 250))
    game = Game.start(setup)
    for game in playout(setup, chance, lines=length, interventions=interventions):  # noqa: B007  # the last one counts
        pass
    return game
