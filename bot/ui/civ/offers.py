"""What a hand of Carta Impera Victoria offers: legal actions as buttons and selects."""

from collections.abc import Callable, Collection, Sequence
from typing import Final

from bot.i18n import words
from bot.i18n.catalogue import Speaker
from bot.rules import Action, Observation
from bot.rules.actions import END
from bot.rules.cards import KINDS
from bot.table.table import Table
from bot.ui.civ.choices import FREE_FIRST, Group, Option, domain_of, groups
from bot.ui.civ.effect_lines import effect_lines
from bot.ui.discord.sheet import Key, Line, Sheet, Style
from bot.ui.discord.verbs import CustomId
from bot.ui.hand import addresses

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

    for group in offered:
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
        # of several cards at once the placeholder says what becomes of them
        labels = [
            words.card(speaker, KINDS[option.action.kind])
            if group.most > 1
            else _label(option.action, seen, speaker, names, ending)
            for option in chunk
        ]
        lines = [
            Line(_value(option, ending), label, emoji=emoji_of(option.action, speaker))
            for option, label in zip(chunk, labels, strict=True)
        ]
        placeholder = speaker.say(f"pick-{group.kind}", count=group.most)
        sheet.select(door("pick", f"{group.kind} {index}"), placeholder, lines, least=group.least, most=group.most)


def _label(action: Action, seen: Observation, speaker: Speaker, names: Sequence[str], ending: Collection[str]) -> str:
    """What a choice does, and that it ends the turn where it does."""
    if action.text in ending and action.kind >= 0:
        return speaker.say("turn-play-end", card=words.card(speaker, KINDS[action.kind]))
    return words.action(speaker, action, seen, names)


def _value(option: Option, ending: Collection[str]) -> str:
    """What a select sends for a choice."""
    return f"{option.value}{addresses.THEN}{END.text}" if option.action.text in ending else option.value


def emoji_of(action: Action, speaker: Speaker) -> str | None:
    """The drawing of the card that an action is about, else of its Domain."""
    if action.kind >= 0:
        return speaker.icons.of(KINDS[action.kind])
    return speaker.icons.of(domain_of(action)) if action.domain >= 0 else None
