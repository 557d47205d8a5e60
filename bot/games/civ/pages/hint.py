"""A hint for a player: what the computer would do in their place, why, and how sure that is.

All of it follows from what the seat may see, so that it can show no hidden card.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from bot.discord.sheet import Button
from bot.games.civ.ai.advice import Advice, Band, advise
from bot.games.civ.ai.review import shows_hidden
from bot.games.civ.game import civ_game
from bot.games.civ.levels import network_for
from bot.games.civ.pages.why import Turn, Why, why
from bot.games.civ.rules import Action, Game, Observation, Seat, events, observe
from bot.games.civ.rules.actions import SKIP
from bot.games.civ.rules.position import DRAFT_KEEP, DRAFT_TAKE
from bot.games.civ.words import words
from bot.i18n.catalogue import Localizer
from bot.i18n.names import safe_name
from bot.pages.addresses.hand import HINT
from bot.table.play import may_take_hint
from bot.table.table import Table

_REASONS: Final = {
    "democracy": "stop", "embargo": "stop", "attack": "stop", "lead": "lead", "level": "level",
    "most-culture": "most-culture", "build": "build",
}  # fmt: skip
"""The sentence for each reason; Hegemony needs none, since the hint says that it wins."""


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
    if advice.band is not Band.WINS and (reason := plan_reason(game, seat, advice.actions, localizer, names)):
        lines.insert(1, reason)
    return " ".join(lines)


def plan_text(actions: Sequence[Action], seen: Observation, localizer: Localizer, names: Sequence[str]) -> str:
    """Return actions one after the other; the last of them may show something, and more may follow it."""
    return localizer.say("hint-step").join(
        words.action(localizer, action, seen, names) for action in actions if action != SKIP
    ) or words.action(localizer, SKIP, seen, names)


def plan_reason(game: Game, seat: int, actions: Sequence[Action], localizer: Localizer, names: Sequence[str]) -> str:
    """Return the strongest reason for a plan, from the part of it that shows nothing hidden; empty for none."""
    found = _reason(game, seat, actions)
    return "" if found is None else _sentence(found, localizer, names)


def _certainty(advice: Advice, seen: Observation, localizer: Localizer, names: Sequence[str]) -> list[str]:
    if advice.band is Band.ONLY:
        return []
    other = "" if advice.other is None else words.action(localizer, advice.other, seen, names)
    return [localizer.say(f"hint-{advice.band}", other=other)]


def _reason(game: Game, seat: int, actions: Sequence[Action]) -> Why | None:
    """Return the strongest reason for the part of a plan that shows nothing hidden, as a spectator would see it."""
    after = game
    for action in actions:
        if action.word == "end":
            break  # it draws cards
        then = after.play(seat, action)
        if shows_hidden(observe(after, seat), action, observe(then, seat)):
            break
        after = then
    if after is game:
        return None
    since = tuple(events(after, None, since=game.number))
    return why(Turn(Seat(seat), observe(game, None), since, observe(after, None)))


def _sentence(found: Why, localizer: Localizer, names: Sequence[str]) -> str:
    key = _REASONS[found.key]
    return localizer.say(
        f"hint-why-{'slow' if key == 'stop' and found.left > 1 else key}",
        domain=words.domain(localizer, found.domain),
        count=found.count,
        need=found.need,
        rival="" if found.rival is None else names[found.rival],
        effect=words.effect(localizer, found.domain, found.level or 1),
    )
