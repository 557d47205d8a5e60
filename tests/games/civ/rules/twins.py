"""Pairs of games that differ only in what one viewer may not see (RULES §1.6), line by line."""

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from bot.games.civ.rules import Action, Game, Setup
from bot.games.civ.rules.cards import KIND_OF, KINDS, ages_in, cards_in
from bot.games.civ.rules.transcript import state
from bot.reasons import GameError
from tests.strategies import playout

Twins = tuple[Game, Game]


def may_see(game: Game, viewer: int | None) -> dict[str, Any]:
    """What §1.6 gives this viewer of a position, put together from the full state."""
    position = game.position
    seen = state(position)
    seen["ages"] = [ages_in(hand) for hand in position.hands]
    seen["pile"] = sorted(KINDS[kind][1] for kind in position.setup.pile[position.drawn :])
    seen["hand"] = None if viewer is None else seen["hands"][viewer]
    seen["pack"] = None if viewer is None else cards_in(position.packs[viewer] if position.packs else 0)
    seen["picked"] = [bool(pack) for pack in position.packs]
    del seen["hands"], seen["packs"]
    return seen


def shuffled_in_secret(setup: Setup, chance: random.Random) -> Setup:
    """Another deal with some cards of one Age swapped among pile, hands to be drawn, and box."""
    cards = [*setup.deck, *setup.box]
    for _ in range(chance.choice((1, 1, 2, 5, 20))):
        one = chance.randrange(len(cards))
        other = chance.choice([place for place, card in enumerate(cards) if card[1] == cards[one][1]])
        cards[one], cards[other] = cards[other], cards[one]
    deck, box = cards[: len(setup.deck)], cards[len(setup.deck) :]
    return replace(setup, deck=tuple(deck), box=tuple(sorted(box, key=KIND_OF.__getitem__)))


def answer(twin: Game, seat: int, action: Action, viewer: int | None) -> Action | None:
    """The same line for the twin; where it is hidden from the viewer, any other hidden card of that Age."""
    choices = twin.legal(seat)
    if action in choices:
        return action
    if action.word in ("keep", "give") and viewer not in (seat, twin.position.target):
        alike = [choice for choice in choices if KINDS[choice.kind][1] == KINDS[action.kind][1]]
        return alike[0] if alike else None
    return None


def twins(setup: Setup, viewer: int | None, chance: random.Random, *, interventions: float = 0.0) -> Iterator[Twins]:
    """A game and its twin after each of its lines, as long as they differ in secrets only."""
    twin = Game.start(shuffled_in_secret(setup, chance))
    for game in playout(setup, chance, interventions=interventions):
        if game.lines:
            line = game.lines[-1]
            try:
                if line.by is not None and line.why is not None:
                    twin = twin.intervene(line.seat, line.action, by=line.by, why=line.why)
                elif action := answer(twin, line.seat, line.action, viewer):
                    twin = twin.play(line.seat, action)
                else:
                    return
            except GameError:
                return
        if may_see(game, viewer) != may_see(twin, viewer):
            return
        yield game, twin
