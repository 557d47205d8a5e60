"""A hint for a player: what looks best in their place, why, and how sure that is.

All of it follows from what the seat may see, so that it can show no hidden card.
"""

from collections.abc import Sequence

from bot.discord.sheet import Button
from bot.games.civ.ai.advice import Advice, Band
from bot.games.civ.game import civ_game
from bot.games.civ.pages.plan_why import Reasons, find_reasons, reasons_text
from bot.games.civ.reviewer import decisions_so_far, find_advice
from bot.games.civ.rules import Action, Game, Observation, observe
from bot.games.civ.rules.actions import END, SKIP
from bot.games.civ.rules.position import DRAFT_KEEP, DRAFT_TAKE
from bot.games.civ.words import words
from bot.i18n.catalogue import Localizer
from bot.i18n.names import safe_name
from bot.pages.addresses.hand import HINT
from bot.table.play import may_take_hint
from bot.table.table import Table


def hint_button(table: Table, seat: int, localizer: Localizer) -> Button | None:
    """Return the button that asks for a hint; None where the seat may not ask, or has nothing to choose."""
    if seat not in table.waiting or table.is_stopped or not may_take_hint(table, seat):
        return None
    seen = observe(civ_game(table.match), seat)
    if len(seen.legal) < 2:
        return None
    return Button(HINT.to(table.id, seen.version), localizer.say("key-hint"))


def hint_text(table: Table, game: Game, seat: int, localizer: Localizer, advice: Advice | None = None) -> str:
    """Return the hint for a seat that has a decision to make, worked out here where no advice is handed in.

    Raises `ValueError` for a seat that has nothing to decide.
    """
    advice = advice or find_advice(*decisions_so_far(game, seat))
    seen, names = observe(game, seat), tuple(safe_name(name) for name in table.names)
    plan = plan_text(advice.actions, seen, localizer, names)
    if seen.phase in (DRAFT_KEEP, DRAFT_TAKE):
        return localizer.say("hint-draft", plan=plan)
    if not advice.is_whole:
        plan = localizer.say("hint-goes-on", plan=plan)
    lines = [
        localizer.say("hint-plan", plan=plan),
        reasons_text(hint_reasons(advice, game, seat), localizer, names),
        _certainty(advice, seen, localizer, names),
    ]
    return " ".join(filter(None, lines))


def hint_reasons(advice: Advice, game: Game, seat: int) -> Reasons:
    """Return why a hint prefers its plan: whom it stops, what makes it better, or what it is for.

    None are needed where it wins, or nothing else is possible.
    """
    if advice.band is Band.WINS or len(game.legal(seat)) < 2:
        return ()
    is_even = advice.band is Band.EQUAL
    return find_reasons(advice.cause, game, seat, advice.actions, advice.worse, advice.other, is_even=is_even)


def plan_text(actions: Sequence[Action], seen: Observation, localizer: Localizer, names: Sequence[str]) -> str:
    """Return actions one after the other; the last of them may show something, and more may follow it."""
    return localizer.say("hint-step").join(_steps(actions, seen, localizer, names))


def _steps(actions: Sequence[Action], seen: Observation, localizer: Localizer, names: Sequence[str]) -> list[str]:
    told = [words.action(localizer, action, seen, names) for action in _without_skip(actions)]
    if len(told) > 1 and actions[-1] == END:
        told[-1] = localizer.say("do-end")  # what is done before changes how many cards it draws
    return told


def _without_skip(actions: Sequence[Action]) -> Sequence[Action]:
    return [action for action in actions if action != SKIP] or actions


def _certainty(advice: Advice, seen: Observation, localizer: Localizer, names: Sequence[str]) -> str:
    """Return how sure a hint is, against the next best way, which is told from where it goes another way."""
    if advice.band is Band.ONLY:
        return ""
    told, alike = _steps(advice.other, seen, localizer, names) if advice.other else [], 0
    for one, other in zip(_without_skip(advice.actions), _without_skip(advice.other), strict=False):
        if one != other or alike + 1 == len(told):
            break
        alike += 1
    text = localizer.say("hint-step").join(told[alike:])
    if alike:
        text = localizer.say("hint-then", plan=text)
    if not advice.is_other_whole:
        text = localizer.say("hint-more", plan=text)
    return localizer.say(f"hint-{advice.band}", other=text)
