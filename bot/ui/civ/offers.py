"""What a hand of Carta Impera Victoria offers: legal actions as buttons and selects."""

from collections.abc import Callable, Collection, Sequence
from typing import Final

from bot.i18n import words
from bot.i18n.catalogue import Speaker
from bot.i18n.naming import ROMAN
from bot.rules import Action, Observation
from bot.rules.actions import END
from bot.rules.cards import AGE_OF, KINDS
from bot.table.table import Table
from bot.ui.civ.choices import FREE_FIRST, Group, Option, domain_of, groups
from bot.ui.civ.consequences import consequence_lines, option_consequence
from bot.ui.civ.effect_lines import effect_lines
from bot.ui.discord.routing import CustomId
from bot.ui.discord.sheet import Key, Line, Sheet, Style
from bot.ui.hand import addresses

MOST_SHOWN: Final = 34
"""Characters of a label that a phone shows."""
_DOORS: Final = {"do": addresses.DO, "pick": addresses.PICK}
_LAST: Final = {"end": (addresses.END, Style.success), "skip": (addresses.SKIP, Style.primary)}
"""What stands alone in the last row, by the action's word: where it leads, and how it looks."""
Door = Callable[[str, str], CustomId]
"""Where a choice leads: by `do` and an action's text, or by `pick` and which select it is."""


def offer_all(
    sheet: Sheet, table: Table, seen: Observation, speaker: Speaker, ending: Collection[str] = frozenset()
) -> None:
    """Adds all that the viewer may do now, but for what stands alone in the last row.

    Of the actions `ending` names one press ends the turn, too.
    """
    assert seen.viewer is not None
    offered = groups(seen)
    if any(group.kind in FREE_FIRST for group in offered) or (seen.phase == "effects" and seen.viewer in seen.waiting):
        sheet.text(effect_lines(seen, speaker))

    def door(verb: str, what: str) -> CustomId:
        to = addresses.DO_END if what in ending else _DOORS[verb]
        return to.to(table.id, seen.version, what)

    safe = tuple(words.safe_name(name) for name in table.names)
    for group in offered:
        if told := consequence_lines(group, seen, speaker, safe):
            sheet.text(told)
        offer(sheet, seen, group, speaker, table.names, door, ending)


def last_keys(table: Table, seen: Observation, speaker: Speaker, ending: Collection[str] = frozenset()) -> list[Key]:
    """What stands alone in the last row: the ends of steps and turns."""
    keys: list[Key] = []
    for action in seen.legal:
        if action.text in ending and action.word == "skip":
            address = addresses.DO_END.to(table.id, seen.version, action.text)
            keys.append(Key(address, speaker.say("turn-skip-end"), Style.primary))
        elif action.word in _LAST:
            verb, style = _LAST[action.word]
            keys.append(Key(verb.to(table.id, seen.version), speaker.say(f"key-{action.word}"), style))
    return keys


def offer(
    sheet: Sheet,
    seen: Observation,
    group: Group,
    speaker: Speaker,
    names: Sequence[str],
    door: Door,
    ending: Collection[str] = frozenset(),
) -> None:
    """Buttons or selects; their labels show names as they are, for Discord formats nothing there."""
    if group.is_buttons:
        style = Style.primary if group.kind not in ("sacrifice", "copy") else Style.secondary
        sheet.keys(
            [
                Key(
                    door("do", option.action.text),
                    _label(option.action, seen, speaker, names, ending),
                    style,
                    emoji_of(option.action, speaker),
                )
                for option in group.options
            ]
        )
        return
    for index, chunk in enumerate(group.chunks()):
        lines = [
            Line(
                _value(option, ending),
                _choice(option, group, seen, speaker, names, ending),
                option_consequence(option, group, seen, speaker, names) or None,
                emoji_of(option.action, speaker) if not group.is_kept else speaker.icons.of(option.kept[0]),
            )
            for option in chunk
        ]
        least, most = group.least, group.most
        sheet.select(
            door("pick", f"{group.kind} {index}"), _placeholder(group, seen, speaker), lines, least=least, most=most
        )


def _placeholder(group: Group, seen: Observation, speaker: Speaker) -> str:
    """What a select asks for."""
    if group.is_kept:
        return speaker.say("choice-keep", count=len(group.options[0].kept), all=len(seen.hand))
    return speaker.say(f"pick-{group.kind}", count=group.most)


def _choice(
    option: Option,
    group: Group,
    seen: Observation,
    speaker: Speaker,
    names: Sequence[str],
    ending: Collection[str],
) -> str:
    """A line of a select: the cards where its placeholder says what becomes of them, else what the choice does."""
    if group.is_kept:
        return ", ".join(words.card(speaker, card) for card in option.kept)
    if group.most > 1:
        return words.card(speaker, KINDS[option.action.kind])
    return _label(option.action, seen, speaker, names, ending)


def _label(action: Action, seen: Observation, speaker: Speaker, names: Sequence[str], ending: Collection[str]) -> str:
    """What a choice does, and that it ends the turn where it does."""
    if action.text in ending and action.kind >= 0:
        return speaker.say("turn-play-end", card=words.card(speaker, KINDS[action.kind]))
    label = words.action(speaker, action, seen, names)
    if action.word == "sacrifice" and len(label) > MOST_SHOWN:  # the drawing beside it has the Domain
        effect, age = words.effect(speaker, domain_of(action), "sacrifice"), ROMAN[AGE_OF[action.kind]]
        return speaker.say("choice-sacrifice", effect=effect, age=age)
    return label


def _value(option: Option, ending: Collection[str]) -> str:
    """What a select sends for a choice."""
    return f"{option.value}{addresses.THEN}{END.text}" if option.action.text in ending else option.value


def emoji_of(action: Action, speaker: Speaker) -> str | None:
    """The drawing of the card that an action is about, else of its Domain."""
    if action.kind >= 0:
        return speaker.icons.of(KINDS[action.kind])
    return speaker.icons.of(domain_of(action)) if action.domain >= 0 else None
