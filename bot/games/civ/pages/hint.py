"""A hint for a player: what the computer would do in their place, why, and how sure that is.

All of it follows from what the seat may see, so that it can show no hidden card.
"""

from collections.abc import Sequence
from random import Random

from bot.discord.sheet import Button
from bot.games.civ.ai.advice import Advice, Band, advise
from bot.games.civ.game import civ_game
from bot.games.civ.levels import network_for
from bot.games.civ.pages.plan_reason import reason_text
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


def hint_text(table: Table, game: Game, seat: int, localizer: Localizer) -> str:
    """Return the hint for a seat that has a decision to make. Raises `ValueError` where it has none."""
    seen, names = observe(game, seat), tuple(safe_name(name) for name in table.names)
    # the same hint however often it is asked for
    advice = advise(seen, Random(f"{table.id} {seen.version}"), network_for(seen))
    plan = plan_text(advice.actions, seen, localizer, names)
    if seen.phase in (DRAFT_KEEP, DRAFT_TAKE):
        return localizer.say("hint-draft", plan=plan)
    if not advice.is_whole:
        plan = localizer.say("hint-goes-on", plan=plan)
    lines = [localizer.say("hint-plan", plan=plan), *_certainty(advice, seen, localizer, names)]
    if advice.cause is not None:
        lines.insert(1, reason_text(advice.cause, game, seat, advice.actions, advice.worse, localizer, names))
    return " ".join(filter(None, lines))


def plan_text(actions: Sequence[Action], seen: Observation, localizer: Localizer, names: Sequence[str]) -> str:
    """Return actions one after the other; the last of them may show something, and more may follow it."""
    told = [words.action(localizer, action, seen, names) for action in actions if action != SKIP]
    if len(told) > 1 and actions[-1] == END:
        told[-1] = localizer.say("do-end")  # what is done before changes how many cards it draws
    return localizer.say("hint-step").join(told) or words.action(localizer, SKIP, seen, names)


def _certainty(advice: Advice, seen: Observation, localizer: Localizer, names: Sequence[str]) -> list[str]:
    if advice.band is Band.ONLY:
        return []
    other = "" if advice.other is None else words.action(localizer, advice.other, seen, names)
    return [localizer.say(f"hint-{advice.band}", other=other)]
