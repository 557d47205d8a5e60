"""Step 2 spelled out: which effects are open to a seat, and why the others are not (RULES §3 to §6)."""

from dataclasses import dataclass

from bot.rules.cards import DOMAINS, FLAG, Domain
from bot.rules.effect_table import SACRIFICE, SACRIFICIAL, USABLE, permanent_levels
from bot.rules.errors import Reason
from bot.rules.game import Game
from bot.rules.position import EFFECTS
from bot.rules.refusals import why_not_inspire, why_not_sacrifice, why_not_use

INSPIRATION = Domain("C")


@dataclass(frozen=True, slots=True)
class Closed:
    """An effect that is not open now: its Domain, its level (`SACRIFICE` for the sacrifice effect), and why not.

    Inspiration is Culture at level 1.
    """

    domain: Domain
    level: int
    reason: Reason


def closed_effects(game: Game, seat: int) -> tuple[Closed, ...]:
    """Every effect of step 2 that this seat may not start now; empty outside its step 2."""
    position = game.position
    if position.phase != EFFECTS or position.turn != seat:
        return ()
    legal = game.legal(seat)
    open_uses = {(action.domain, action.level) for action in legal if action.word == "use"}
    open_sacrifices = {action.text[len("sacrifice ")] for action in legal if action.word == "sacrifice"}
    found: list[Closed] = []
    for number, domain in enumerate(DOMAINS):
        if FLAG[number] & USABLE:
            found += [
                Closed(domain, level, why_not_use(position, seat, number, level))
                for level in permanent_levels(number)
                if (number, level) not in open_uses
            ]
        if FLAG[number] & SACRIFICIAL and domain not in open_sacrifices:
            found.append(Closed(domain, SACRIFICE, why_not_sacrifice(position, seat, number)))
    if not any(action.word == "copy" for action in legal):
        found.append(Closed(INSPIRATION, 1, why_not_inspire(position, seat)))
    return tuple(found)
