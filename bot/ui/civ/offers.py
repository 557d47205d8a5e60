"""What a hand of Carta Impera Victoria offers: legal actions as buttons and selects, and why the others are closed."""

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Final

from bot.i18n import words
from bot.i18n.catalogue import Speaker
from bot.i18n.naming import Level
from bot.rules import Action, Observation
from bot.rules.actions import END
from bot.rules.cards import KINDS
from bot.rules.closed_effects import Closed
from bot.rules.effect_table import SACRIFICE
from bot.table.table import Table
from bot.ui.civ.choices import FREE_FIRST, Group, Option, by_cost, domain_of, groups
from bot.ui.civ.effect_lines import effect_lines
from bot.ui.discord.sheet import Key, Line, Sheet, Style
from bot.ui.discord.verbs import CustomId
from bot.ui.hand import addresses

_USED: Final = {
    "effect-used": "text-used-permanent",
    "sacrifice-used": "text-used-sacrifice",
    "inspiration-used": "text-used-inspiration",
}
"""How a used effect is named, by the reason that refuses it."""

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


def effects_told(seen: Observation, shut: Sequence[Closed], speaker: Speaker, names: Sequence[str]) -> str:
    """What step 2 offers, each with what it does, then what it does not offer and why."""
    lines: list[str] = []
    told: set[tuple[str, Level]] = set()
    for action in by_cost(seen.legal):
        effect = _effect_of(action)
        if action.word != "copy" and effect in told:
            continue
        told.add(effect)
        name = words.action(speaker, action, seen, names) if action.word == "copy" else words.effect(speaker, *effect)
        line = speaker.say("text-of", what=f"**{name}**", told=words.effect_does(speaker, *effect))
        lines.append(f"{speaker.icons.of(effect[0])} {line}")
    opened = "\n".join(lines) or speaker.say("hand-no-effect")
    return "\n".join([opened, *_refused(seen, shut, speaker, names)])


def _refused(seen: Observation, shut: Sequence[Closed], speaker: Speaker, names: Sequence[str]) -> Iterator[str]:
    """Why each other effect is not open; one line each for all used, all that lack their level, all without a card."""
    levels: list[str] = []
    used: dict[str, None] = {}
    without: dict[str, None] = {}
    for no in shut:
        name, have = words.effect(speaker, no.domain, _level(no.level)), no.reason.values.get("have")
        need = no.reason.values.get("need")
        if no.reason.key == "no-sacrifice-card" or (no.reason.key == "level-not-reached" and not have):
            without[words.domain(speaker, no.domain)] = None
        elif no.reason.key == "level-not-reached":
            levels.append(speaker.say("closed-effect", effect=name, have=have, need=need))
        elif no.reason.key in _USED:
            used[speaker.say(_USED[no.reason.key], domain=words.domain(speaker, no.domain))] = None
        else:
            why = words.reason(speaker, no.reason, names)
            yield f"-# {why if name in why else speaker.say('text-of', what=name, told=why)}"
    one, two = seen.level_sizes
    if used:
        yield f"-# {speaker.say('closed-used', effects=speaker.list(list(used)))}"
    if levels:
        yield f"-# {speaker.say('closed-levels', one=one, two=two, effects=speaker.list(levels))}"
    if without:
        yield f"-# {speaker.say('closed-domains', domains=speaker.list(list(without)))}"


def _level(level: int) -> Level:
    return "sacrifice" if level == SACRIFICE else level


def _effect_of(action: Action) -> tuple[str, Level]:
    return domain_of(action), "sacrifice" if action.word == "sacrifice" else action.level


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
