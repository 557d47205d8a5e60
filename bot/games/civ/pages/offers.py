"""What a hand of Carta Impera Victoria offers: legal actions as buttons and selects."""

from collections.abc import Callable, Sequence
from typing import Final

from bot.discord.routing import CustomId
from bot.discord.sheet import Button, SelectOption, Sheet, Style
from bot.games.civ.pages.choices import FREE_FIRST, Group, Option, domain_of
from bot.games.civ.pages.consequences import consequence_lines, option_consequence
from bot.games.civ.pages.effect_lines import effect_in_brief, effect_lines
from bot.games.civ.rules import Action, Observation
from bot.games.civ.rules.actions import END, SKIP
from bot.games.civ.rules.cards import AGE_OF, KINDS
from bot.games.civ.rules.position import EFFECTS
from bot.games.civ.words import words
from bot.games.civ.words.naming import ROMAN
from bot.i18n.catalogue import Localizer
from bot.i18n.cutting import with_name
from bot.i18n.names import safe_name
from bot.pages.addresses import hand as addresses
from bot.table.table import Table

MOST_SHOWN: Final = 34
"""Characters of a label that a phone shows."""
MOST_ASKED: Final = 40
"""Characters of a placeholder that it shows, in smaller letters across the whole width."""
_DOORS: Final = {"do": addresses.DO, "pick": addresses.PICK, "begin": addresses.BEGIN}
_LAST: Final = {"end": (addresses.END, Style.success), "skip": (addresses.SKIP, Style.primary)}
"""What stands alone in the last row, by the action's word: where it leads, and how it looks."""
Door = Callable[[str, str], CustomId]
"""Where a choice leads: by `do` and an option's value, by `pick` and which select it is, by `begin` and an effect."""


def offer_all(
    sheet: Sheet,
    table: Table,
    seen: Observation,
    localizer: Localizer,
    offered: Sequence[Group],
    *,
    explains: bool = True,
) -> None:
    """Add all that the viewer may do now, except what stands alone in the last row.

    If it `explains`, a line says what each open effect does; buttons and menus name it in any case.
    """
    assert seen.viewer is not None
    lines = effects_text(seen, offered, localizer)
    if explains or lines == localizer.say("hand-no-effect"):
        sheet.text(lines)

    def door(verb: str, what: str) -> CustomId:
        return _DOORS[verb].to(table.id, seen.version, what)

    safe = tuple(safe_name(name) for name in table.names)
    for group in offered:
        if _is_buttons(group, seen, localizer, table.names):  # a menu says it on its lines
            sheet.text(consequence_lines(group, seen, localizer, safe))
        offer(sheet, seen, group, localizer, table.names, door)


def effects_text(seen: Observation, offered: Sequence[Group], localizer: Localizer) -> str:
    """What each open effect does, in a line of its own but where a menu says it; empty before step 2 of one's turn."""
    is_own_step = seen.phase == EFFECTS and seen.viewer in seen.waiting
    if not is_own_step and not any(group.kind in FREE_FIRST for group in offered):
        return ""
    in_menu = any(group.kind == "copy" and not group.is_buttons for group in offered)
    begun = [group.begins for group in offered if group.begins is not None and group.begins.word == "use"]
    return effect_lines(seen, localizer, has_copies=not in_menu, in_menus=begun)


def winning_button(table: Table, seen: Observation, localizer: Localizer) -> Button:
    """The end of a turn that wins the game, after step 1 without a card where that is still open."""
    if SKIP in seen.legal:
        return Button(_skip_to_end(table, seen), localizer.say("key-skip-win"), Style.success)
    return Button(addresses.END.to(table.id, seen.version), localizer.say("key-end-win"), Style.success)


def _skip_to_end(table: Table, seen: Observation) -> CustomId:
    return addresses.DO.to(table.id, seen.version, f"{SKIP.text}{addresses.THEN}{END.text}")


def last_buttons(
    table: Table, seen: Observation, localizer: Localizer, *, skips_to_end: bool, is_winning: bool = False
) -> list[Button]:
    """What stands alone in the last row: the ends of steps and turns; going on without a card may be both.

    Where the end of the turn `is_winning`, by itself or after that, it stands elsewhere (`winning_button`).
    """
    buttons: list[Button] = []
    for action in seen.legal:
        if action == SKIP and skips_to_end:
            if not is_winning:
                buttons.append(Button(_skip_to_end(table, seen), localizer.say("turn-skip-end"), Style.primary))
        elif action.word in _LAST and not (is_winning and action == END):
            verb, style = _LAST[action.word]
            buttons.append(Button(verb.to(table.id, seen.version), localizer.say(f"key-{action.word}"), style))
    return buttons


def offer(
    sheet: Sheet,
    seen: Observation,
    group: Group,
    localizer: Localizer,
    names: Sequence[str],
    door: Door,
    *,
    dims_ends: bool = True,
) -> None:
    """Buttons or selects; their labels show names as they are, for Discord formats nothing there.

    With `dims_ends`, a button that ends the turn, too, is grey beside others that do not.
    """
    if _is_buttons(group, seen, localizer, names):
        style = Style.primary if group.kind not in ("sacrifice", "copy") else Style.secondary
        # beside others that go on, one that ends the turn, too, stands back: nobody should press it for its colour
        is_dimmed = dims_ends and not all(option.is_last for option in group.options)
        ends = Style.secondary if is_dimmed else style
        sheet.buttons(
            [
                Button(
                    door("do", option.value),
                    _key_label(option, seen, localizer, names),
                    ends if option.is_last else style,
                    emoji_of(option.action, localizer),
                )
                for option in group.options
            ]
        )
        return
    chunks = [*group.chunks()]
    for index, chunk in enumerate(chunks):
        lines = [_line(option, group, seen, localizer, names) for option in chunk]
        to = door("begin", group.begins.text) if group.begins else door("pick", f"{group.kind} {index}")
        asked = _placeholder(group, seen, localizer, names)
        if len(chunks) > 1:  # which of the selects, that ask for the same
            asked = f"{asked} ({index + 1}/{len(chunks)})"
        sheet.select(to, asked, lines, least=group.least, most=group.most)


def _line(option: Option, group: Group, seen: Observation, localizer: Localizer, names: Sequence[str]) -> SelectOption:
    """A line of a select: what a choice does, and below it what follows."""
    return SelectOption(
        option.value,
        _choice(option, group, seen, localizer, names),
        option_consequence(option, group, seen, localizer, names) or None,
        emoji_of(option.action, localizer) if not group.is_keeping else words.icon(localizer, option.cards_to_keep[0]),
    )


def _is_buttons(group: Group, seen: Observation, localizer: Localizer, names: Sequence[str]) -> bool:
    """Whether a group stands as buttons: where one ends the turn, too, its label must have room to say so."""
    if not group.is_buttons or not group.is_ending:
        return group.is_buttons
    return all(len(_key_label(option, seen, localizer, names)) <= MOST_SHOWN for option in group.options)


def _placeholder(group: Group, seen: Observation, localizer: Localizer, names: Sequence[str]) -> str:
    """What a select asks for; of an effect that it begins its name, and what it does in a few words.

    Beside whom an effect is copied from there is no room for them; the lines above have them.
    """
    begun, is_all = group.begins, group.options[0].is_all
    if group.is_keeping:
        kept, gone = len(group.options[0].cards_to_keep), len(group.options[0].actions)
        asked = localizer.say("choice-keep", kind=group.kind, count=kept, gone=gone)
        asked = asked if begun is None else asked[:1].lower() + asked[1:]  # within a line, as what the others do
    elif begun is None:
        asked = localizer.say(f"pick-{group.kind}", count=len(group.options[0].actions) if is_all else group.most)
    elif begun.word == "copy":
        return words.action(localizer, begun, seen, names)
    else:
        asked = effect_in_brief(localizer, domain_of(begun), begun.level)
    if begun is None:
        return asked

    def label_with(name: str) -> str:
        known = [name if seat == begun.target else each for seat, each in enumerate(names)]
        effect = words.action(localizer, begun, seen, known)
        return localizer.say("choice-begin", effect=effect, asked=asked)

    return with_name(label_with, names[begun.target], MOST_ASKED, names) if begun.target >= 0 else label_with("")


def choice_label(option: Option, group: Group, seen: Observation, localizer: Localizer, names: Sequence[str]) -> str:
    """What stands on a choice where `offer` has put it: on its button, or on its line of a select."""
    if _is_buttons(group, seen, localizer, names):
        return _key_label(option, seen, localizer, names)
    return _choice(option, group, seen, localizer, names)


def _choice(option: Option, group: Group, seen: Observation, localizer: Localizer, names: Sequence[str]) -> str:
    """The label of that line: the cards where its placeholder says what becomes of them, else what the choice does."""
    if group.is_keeping:
        return ", ".join(words.card(localizer, card) for card in option.cards_to_keep)
    if option.is_all:
        return localizer.say("choice-all", count=len(option.actions))
    if group.most > 1:
        return words.card(localizer, KINDS[option.action.kind])
    if group.kind == "play":
        return _key_label(option, seen, localizer, names)
    # cards of several Ages may pay for the same
    is_one_of_several = option.target and sum(each.target == option.target for each in group.options) > 1
    return _label(option, seen, localizer, names, paid=option.action if is_one_of_several else None)


def _key_label(option: Option, seen: Observation, localizer: Localizer, names: Sequence[str]) -> str:
    """What a choice does, and that it ends the turn, or wins, where it does."""
    if option.is_last and option.action.word == "play":
        key = "turn-play-win" if option.is_winning else "turn-play-end"
        return localizer.say(key, card=words.card(localizer, KINDS[option.action.kind]))
    label = _label(option, seen, localizer, names)
    if not option.is_last:
        return label
    return localizer.say("turn-choice-win" if option.is_winning else "turn-choice-end", choice=label)


def _label(
    option: Option, seen: Observation, localizer: Localizer, names: Sequence[str], *, paid: Action | None = None
) -> str:
    """What a choice does, but for the end of the turn; of the card that is `paid` for it the Age."""
    action = option.action
    if option.target:
        return words.sacrifice_at_target(localizer, option.target, seen, names, paid=paid)
    label = words.action(localizer, action, seen, names)
    if action.word == "sacrifice" and len(label) > MOST_SHOWN:  # the drawing beside it has the Domain
        effect, age = words.effect(localizer, domain_of(action), "sacrifice"), ROMAN[AGE_OF[action.kind]]
        return localizer.say("choice-sacrifice", effect=effect, age=age)
    return label


def emoji_of(action: Action, localizer: Localizer) -> str | None:
    """The drawing of the card that an action is about, else of its Domain."""
    if action.kind >= 0:
        return words.icon(localizer, KINDS[action.kind])
    return words.icon(localizer, domain_of(action)) if action.domain >= 0 else None
