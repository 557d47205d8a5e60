"""Losses and divisions chosen by menus: where, how much of each, and a confirmation with what is left to choose.

Nothing is kept between two presses: what has been chosen so far stands in the addresses of the next ones.
"""

import string
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Final

from bot.discord.routing import Verb, number, text
from bot.discord.sheet import MOST_OPTIONS, Button, SelectOption, Sheet, Style
from bot.games.calamities.game import CalamityView, calamity_match
from bot.games.calamities.pages.message_text import asked_of
from bot.games.calamities.rules.decisions import Decision, TakeOver
from bot.games.calamities.rules.portions import (
    NATION,
    Amounts,
    Item,
    asked,
    chosen,
    fit_amounts,
    has_portions,
    items_of,
    value_of,
)
from bot.games.calamities.words.choice_text import bearing_notes
from bot.games.calamities.words.naming import area_name, city_count, nation_name, token_count
from bot.games.calamities.words.question_text import CITIES_CLAUSE, NO_NOTES, near_text, share_limit, way_label
from bot.games.calamities.words.refusals import refusal_text
from bot.i18n.catalogue import Localizer
from bot.i18n.names import safe_name
from bot.pages.addresses import table as at_table
from bot.pages.addresses.hand import HAND
from bot.table.table import Table

_DIGITS: Final = string.digits + string.ascii_uppercase + string.ascii_lowercase
"""Each writes an amount; more than that no nation has in one area."""
_MOST_CHANGED: Final = 6
"""Selects of amounts on a page: Discord allows 40 components in a message."""
SHARES_QUESTION: Final = "shares"
"""The name of this page among a hand's questions, before the seat and the amounts."""


@dataclass(frozen=True, slots=True)
class AtShares(at_table.Decision):
    """A decision, the seat that it is asked of, and what has been chosen so far, a sign for each item."""

    seat: Annotated[int, number(0, 99)]
    picked: Annotated[str, text(rf"[0-9A-Za-z]{{1,{MOST_OPTIONS}}}")]


@dataclass(frozen=True, slots=True)
class AtShare(AtShares):
    """One item of these."""

    item: Annotated[int, number(0, MOST_OPTIONS)]


SHARE_ITEMS: Final = Verb("cal_share_items", AtShares)
"""A select of items; with those that are new as much as is still due."""
SHARE_AMOUNT: Final = Verb("cal_share_much", AtShare)
"""A select of the amount of one item."""
SHARE_DONE: Final = Verb("cal_share_done", AtShares)


def write_amounts(amounts: Amounts) -> str:
    """Return amounts as an address has them."""
    return "".join(_DIGITS[each] for each in amounts)


def read_amounts(decision: Decision, picked: str) -> Amounts | None:
    """Return the amounts of an address; None where they aren't of this decision."""
    if any(sign not in _DIGITS for sign in picked):
        return None
    return fit_amounts(decision, tuple(_DIGITS.index(sign) for sign in picked))


def has_menu(decision: Decision) -> bool:
    """Return whether a decision can be answered by menus: its items and amounts fit."""
    items = items_of(decision)
    return has_portions(decision) and 0 < len(items) <= MOST_OPTIONS and all(item.most < len(_DIGITS) for item in items)


def offer_items(
    sheet: Sheet, table: Table, decision: Decision, seat: int, amounts: Amounts, localizer: Localizer
) -> None:
    """Add the select of items."""
    assert table.match is not None
    asked = asked_of(calamity_match(table.match).view(None).stage)
    notes = NO_NOTES if asked is None else bearing_notes(localizer, asked)
    options = [
        SelectOption(str(place), item_label(item, localizer, notes.get(item.name, "")), is_chosen=amount > 0)
        for place, (item, amount) in enumerate(zip(items_of(decision), amounts, strict=True))
    ]
    key = "pick-cal-nations" if items_of(decision)[0].kind == NATION else "pick-cal-where"
    address = SHARE_ITEMS.to(table.id, table.match.version, seat, write_amounts(amounts))
    sheet.select(address, localizer.say(key), options, least=0 if any(amounts) else 1, most=len(options))


def shares_page(sheet: Sheet, table: Table, view: CalamityView, seat: int, picked: str, localizer: Localizer) -> bool:
    """Add the page of a decision with what is chosen so far; return False where that is over or another one."""
    decision = view.stage.pending
    amounts = None if decision is None else read_amounts(decision, picked)
    if table.match is None or decision is None or amounts is None or not has_menu(decision):
        return False
    items = items_of(decision)
    version = table.match.version
    taken = [(place, amount) for place, amount in enumerate(amounts) if amount]
    lines = [f"- {amount_label(items[place], amount, localizer, is_whole=True)}" for place, amount in taken]
    why = decision.why_not(value_of(decision, amounts))
    sheet.text("\n".join([*lines, sum_text(decision, amounts, localizer)]))
    if why is not None and _is_all(decision, amounts):
        sheet.text(f"⚠️ {refusal_text(localizer, why, [safe_name(name) for name in table.names])}")
    offer_items(sheet, table, decision, seat, amounts, localizer)
    changed = [(place, amount) for place, amount in taken if items[place].most > 1][:_MOST_CHANGED]
    for place, amount in changed:
        options = [
            SelectOption(str(each), amount_label(items[place], each, localizer), is_chosen=each == amount)
            for each in _amounts_near(items[place], amount)
        ]
        address = SHARE_AMOUNT.to(table.id, version, seat, picked, place)
        sheet.select(address, item_label(items[place], localizer), options, least=1, most=1)
    done = Button(
        SHARE_DONE.to(table.id, version, seat, picked), localizer.say("key-cal-confirm"), Style.success,
        is_disabled=why is not None,
    )  # fmt: skip
    sheet.buttons([done, Button(HAND.to(table.id), localizer.say("key-cal-back"))])
    return True


def sum_text(decision: Decision, amounts: Amounts, localizer: Localizer) -> str:
    """Return how much is chosen of what is asked, and how much is left."""
    due, found = asked(decision), chosen(decision, amounts)
    if isinstance(decision, TakeOver):
        tokens = localizer.say("share-tokens", have=found.points, need=due.points)
        cities = localizer.say("share-cities", have=found.cities, need=due.cities)
        return f"**{tokens}, {cities}**"
    left = due.points - found.points
    key = "share-cities" if decision.clause == CITIES_CLAUSE else "share-sum"
    text = localizer.say(key, have=found.points, need=due.points)
    return f"**{text}** · {localizer.say('share-left', count=left)}" if left > 0 else f"**{text}**"


def _is_all(decision: Decision, amounts: Amounts) -> bool:
    """Return whether nothing is left to choose, so that a refusal has another reason."""
    due, found = asked(decision), chosen(decision, amounts)
    return found.points >= due.points and (found.cities >= due.cities or not isinstance(decision, TakeOver))


def _amounts_near(item: Item, amount: int) -> Sequence[int]:
    """Return the amounts to choose from, at most as many as a select has."""
    first = max(0, min(amount - MOST_OPTIONS // 2, item.most + 1 - MOST_OPTIONS))
    return range(first, min(item.most + 1, first + MOST_OPTIONS))


def item_label(item: Item, localizer: Localizer, units: str = "") -> str:
    """Return an item with the most that may be chosen of it; of a nation, with the `units` it has."""
    if item.kind == NATION:
        return share_limit(localizer, item.name, item.most, units)
    what = city_count(localizer, 1) if item.ways else token_count(localizer, item.most)
    text = localizer.say("limit-area", area=area_name(localizer, item.name), what=what)
    return near_text(localizer, text) if item.is_near else text


def amount_label(item: Item, amount: int, localizer: Localizer, *, is_whole: bool = False) -> str:
    """Return an amount of an item; where it `is_whole`, with what would else stand above the select."""
    if item.kind == NATION:
        name = nation_name(localizer, item.name)
        return localizer.say("limit-area", area=name, what=str(amount)) if is_whole else f"{name} {amount}"
    area = area_name(localizer, item.name)
    what = token_count(localizer, amount)
    if item.ways:
        what = way_label(localizer, item.ways[amount - 1]) if amount else localizer.say("share-stays")
    return localizer.say("limit-area", area=area, what=what)
