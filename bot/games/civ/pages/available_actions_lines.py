"""What a player can and cannot do at this moment, a line with its clause for each thing."""

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import Final

from bot.games.civ.pages.choices import FREE_FIRST, domain_of
from bot.games.civ.rules import Action, Card, Domain, Observation
from bot.games.civ.rules.actions import COLUMN_WORDS
from bot.games.civ.rules.available_actions import Can, Cannot, Play, TurnEnd
from bot.games.civ.rules.cards import DOMAINS, KINDS
from bot.games.civ.rules.effect_table import BY_LEVEL, SACRIFICE, STEPS, Zone
from bot.games.civ.rules.observation import CULTURE
from bot.games.civ.words import words
from bot.games.civ.words.naming import Level
from bot.i18n.catalogue import Localizer
from bot.reasons import Reason

PLAIN: Final = "▫️"
"""Before a line that is about no Domain."""
_OF_CULTURE: Final = ("inspiration-used", "not-most-culture")
_SILENT: Final = ("no-sacrifice-effect", "religion-unused", "may-not-skip", "already-played", "target-is-self")
"""Refusals that nobody asks for: no effect that anybody starts, or what the step of the turn, or of an effect, says."""
_USED: Final = {
    "effect-used": "text-used-permanent",
    "sacrifice-used": "text-used-sacrifice",
    "inspiration-used": "text-used-inspiration",
}
"""How a used effect is named, by the reason that refuses it."""
Names = Sequence[str]
ActionText = Callable[[Localizer, Can, Observation, Names], str]


def possible(
    localizer: Localizer, can: Sequence[Can], seen: Observation, names: Names, *, is_brief: bool = False
) -> list[str]:
    """A line for each thing that may be done, effects that cost nothing first, the end of the turn last.

    Effects are told with what they do; where `is_brief` by name alone, those of a kind in one line.
    """
    lines: list[str] = []
    for word, same in groupby(sorted(can, key=_place), key=lambda one: one.word):
        found = list(same)
        if word in _CARD_WORDS:
            lines.append(_cards_line(localizer, word, found, seen, names))
        elif word == "play":
            lines += _plays(localizer, found)
        elif is_brief and word in FREE_FIRST:
            lines.append(_named(localizer, word, found, names))
        elif word == "copy":
            lines += _copies(localizer, found, seen, names)
        else:
            lines += [
                f"{_mark(localizer, one.actions[0])} {_ACTION_TEXTS[word](localizer, one, seen, names)}"
                for one in found
            ]
    return lines


def _named(localizer: Localizer, word: str, found: Sequence[Can], names: Names) -> str:
    """All open effects of a kind, each by its name; of those copied the players who have them."""
    holders: dict[tuple[str, Level], list[str]] = {}
    for action in (can.actions[0] for can in found):
        level: Level = "sacrifice" if word == "sacrifice" else action.level
        holders.setdefault((domain_of(action), level), []).extend([names[action.target]] if word == "copy" else [])
    texts = [
        f"{words.icon(localizer, code)}\u00a0{words.effect(localizer, code, level)}"
        + (f" ({', '.join(of)})" if of else "")
        for (code, level), of in holders.items()
    ]
    return f"{PLAIN} {localizer.say(f'moment-brief-{word}', effects=' · '.join(texts))}"


def _place(can: Can) -> int:
    return FREE_FIRST.index(can.word) if can.word in FREE_FIRST else len(FREE_FIRST)


def _mark(localizer: Localizer, action: Action) -> str:
    if action.kind >= 0 or action.word == "use":
        return words.icon(localizer, domain_of(action))
    return PLAIN


def _cards_line(localizer: Localizer, word: str, found: Sequence[Can], seen: Observation, names: Names) -> str:
    """All cards that one may choose from now."""
    cards = _cards(localizer, [KINDS[one.actions[0].kind] for one in found])
    name = "" if seen.inquired is None else names[seen.inquired]
    return f"{PLAIN} {localizer.say(f'moment-{word}', cards=cards, name=name)}"


def _cards(localizer: Localizer, cards: Sequence[Card]) -> str:
    return localizer.list([words.card(localizer, card) for card in cards], "or")


def _line(localizer: Localizer, what: str, does: str) -> str:
    return localizer.say("moment-line", what=what, does=does)


def _card(localizer: Localizer, can: Can, does: str) -> str:
    card = words.card(localizer, KINDS[can.actions[0].kind])
    return _line(localizer, card, does)


# Cards to keep, to take, to play


def _draft_text(localizer: Localizer, can: Can, seen: Observation, names: Names) -> str:
    code = domain_of(can.actions[0])
    levels: tuple[Level, ...] = (1,) if code == CULTURE else (1, 2, "sacrifice")
    effects = localizer.list([words.effect(localizer, code, level) for level in levels])
    return _card(localizer, can, localizer.say(f"moment-{can.word}", effects=effects))


def _plays(localizer: Localizer, found: Sequence[Can]) -> Iterator[str]:
    """What each card would change; the effects open after every one of them are told once, below."""
    opened = [_opened(can.play) for can in found if can.play is not None]
    common = [effect for effect in opened[0] if len(found) > 1 and all(effect in each for each in opened)]
    for can, opens in zip(found, opened, strict=True):
        assert can.play is not None
        sentences = [*_changes(localizer, can.play)]
        if own := [effect for effect in opens if effect not in common]:
            sentences.append(localizer.say("moment-play-opens", effects=_effects(localizer, own)))
        yield f"{_mark(localizer, can.actions[0])} {_card(localizer, can, ' '.join(sentences))}"
    if common:
        yield f"{PLAIN} {localizer.say('moment-any-opens', effects=_effects(localizer, common))}"


def _opened(play: Play) -> list[tuple[str, Level]]:
    """The effects step 2 would offer, each once; whatever may be copied is Inspiration."""
    return list(dict.fromkeys(_effect_of(action) for action in play.opens))


def _effect_of(action: Action) -> tuple[str, Level]:
    if action.word == "copy":
        return str(CULTURE), 1
    return domain_of(action), "sacrifice" if action.word == "sacrifice" else action.level


def _effects(localizer: Localizer, found: Sequence[tuple[str, Level]]) -> str:
    return localizer.list([words.effect(localizer, *effect) for effect in found])


def _changes(localizer: Localizer, play: Play) -> Iterator[str]:
    """What playing a card changes in its column and its player's hand size, a sentence each."""
    say, after = localizer.say, play.before + 1
    yield say("moment-play", before=play.before, after=after, need=play.need)
    if after >= play.need:
        yield say("moment-play-hegemony")
    if play.level:
        yield say("moment-play-level", level=play.level)
    if play.limit:
        yield say("moment-play-limit", limit=play.limit)


# Effects


def _use_text(localizer: Localizer, can: Can, seen: Observation, names: Names) -> str:
    code, level = domain_of(can.actions[0]), can.actions[0].level
    return _line(localizer, words.effect(localizer, code, level), _does(localizer, code, level, seen))


def _does(localizer: Localizer, code: str, level: Level, seen: Observation) -> str:
    """Return what an effect does, and that the draw pile is too short for it."""
    does = words.effect_does(localizer, code, level)
    effect = BY_LEVEL[DOMAINS.index(Domain(code))][SACRIFICE if level == "sacrifice" else level]
    if seen.pile_size < effect.draws:
        return f"{does} {localizer.say('moment-leap-short', count=seen.pile_size)}"
    return does


def _copies(localizer: Localizer, found: Sequence[Can], seen: Observation, names: Names) -> Iterator[str]:
    """Each effect that Inspiration may copy once, with all from whom."""
    holders: dict[tuple[str, int], list[str]] = {}
    for action in (can.actions[0] for can in found):
        holders.setdefault((domain_of(action), action.level), []).append(names[action.target])
    for (code, level), whose in sorted(holders.items(), key=lambda item: DOMAINS.index(Domain(item[0][0]))):
        what = localizer.say("do-copy", effect=words.effect(localizer, code, level), name=localizer.list(whose, "or"))
        text = _line(localizer, what, _does(localizer, code, level, seen))
        yield f"{words.icon(localizer, code)} {text}"


def _sacrifice_text(localizer: Localizer, can: Can, seen: Observation, names: Names) -> str:
    code = domain_of(can.actions[0])
    cards = _cards(localizer, [KINDS[action.kind] for action in can.actions])
    does = localizer.say("moment-sacrifice", does=_does(localizer, code, "sacrifice", seen), cards=cards)
    return _line(localizer, words.effect(localizer, code, "sacrifice"), does)


def _attack_text(localizer: Localizer, can: Can, seen: Observation, names: Names) -> str:
    domain = Domain(domain_of(can.actions[0]))
    hit = [names[side.seat] for side in seen.seats if side.seat != seen.viewer and side.column(domain).count]
    key = "moment-attack" if hit else "moment-attack-none"
    who = localizer.list(hit)
    return _card(localizer, can, localizer.say(key, who=who, count=len(hit), domain=words.domain(localizer, domain)))


def _inquiry_text(localizer: Localizer, can: Can, seen: Observation, names: Names) -> str:
    target = can.actions[0].target
    does = localizer.say("moment-inquire", count=len(seen.seats[target].hand_ages))
    return _line(localizer, names[target], does)


def _column_text(localizer: Localizer, can: Can, seen: Observation, names: Names) -> str:
    domains = localizer.list([words.domain(localizer, DOMAINS[action.domain]) for action in can.actions], "or")
    does = localizer.say(f"moment-{can.word}", domains=domains)
    return _line(localizer, names[can.actions[0].target], does)


# The steps of the turn


def _skip_text(localizer: Localizer, can: Can, seen: Observation, names: Names) -> str:
    return _line(localizer, localizer.say("key-skip"), localizer.say("moment-skip"))


def _end_text(localizer: Localizer, can: Can, seen: Observation, names: Names) -> str:
    assert can.end is not None
    result = can.end.result
    is_winning = result is not None and result.domain is not None and seen.viewer in result.winners
    label = localizer.say("key-end-win" if is_winning else "key-end")
    return _line(localizer, label, " ".join(_follows(localizer, can.end, seen, names)))


def _follows(localizer: Localizer, end: TurnEnd, seen: Observation, names: Names) -> Iterator[str]:
    """What the end of the turn brings, a sentence each."""
    say = localizer.say
    assert seen.viewer is not None
    if end.draws < end.missing:
        yield say("moment-end-short", count=end.draws)
    else:
        limit = seen.seats[seen.viewer].hand_limit
        yield say("moment-end", count=end.draws, limit=limit, hand=len(seen.hand))
    if end.lifted:
        yield say("moment-end-embargo", domains=localizer.list([words.domain(localizer, code) for code in end.lifted]))
    if end.turn is not None:
        yield say("moment-end-next", name=names[end.turn])
    elif end.result is not None and end.result.domain is not None:
        yield say("moment-end-hegemony", domain=words.domain(localizer, end.result.domain))
    else:
        yield say("moment-end-majority")


_ACTION_TEXTS: Final[dict[str, ActionText]] = {
    "keep": _draft_text,
    "take": _draft_text,
    "use": _use_text,
    "sacrifice": _sacrifice_text,
    **{word: _attack_text for word, step in STEPS.items() if step.strikes_others},
    **{word: _inquiry_text for word, step in STEPS.items() if step.source is Zone.OTHER_HAND},
    **dict.fromkeys(COLUMN_WORDS, _column_text),
    "skip": _skip_text,
    "end": _end_text,
}
_CARD_WORDS: Final = tuple(word for word in STEPS if word not in _ACTION_TEXTS and word != "play")
"""Steps of which all cards to choose from stand in one line."""


# What is not possible


def impossible(localizer: Localizer, cannot: Sequence[Cannot], seen: Observation, names: Names) -> list[str]:
    """Why the rest is not possible: effects that lack cards, or are used, a line each; other reasons stand alone."""
    few: dict[str, None] = {}
    without: dict[str, None] = {}
    used: dict[str, None] = {}
    lines: dict[str, None] = {}
    for no in cannot:
        key, domain = no.reason.key, _domain_of(localizer, no)
        if key in ("level-not-reached", "no-sacrifice-card"):
            (few if no.reason.values.get("have") else without)[_lacking(localizer, no, domain)] = None
        elif key in _USED:
            used[localizer.say(_USED[key], domain=domain)] = None
        elif key == "target-without-card":
            lines[_no_marks(localizer, [each for each in cannot if _is_alike(each, no)], names)] = None
        elif key not in _SILENT:
            lines[f"{_mark_of(localizer, no.reason)} {words.reason(localizer, no.reason, names)}"] = None
    shared = (("moment-few", few), ("moment-without", without), ("moment-used", used))
    return [
        *lines,
        *(f"{PLAIN} {localizer.say(key, effects=', '.join(effects))}" for key, effects in shared if effects),
    ]


def _domain_of(localizer: Localizer, no: Cannot) -> str:
    has_domain = no.action.domain >= 0 or no.action.kind >= 0
    return words.domain(localizer, domain_of(no.action)) if has_domain else ""


def _lacking(localizer: Localizer, no: Cannot, domain: str) -> str:
    """An effect with the cards it has and needs; its Domain alone where it has none."""
    values = no.reason.values
    if not values.get("have"):
        return domain
    effect = words.effect(localizer, domain_of(no.action), no.action.level)
    return f"{effect} {values['have']}/{values['need']}"


def _is_alike(one: Cannot, other: Cannot) -> bool:
    return one.reason.key == other.reason.key and one.action.target == other.action.target


def _mark_of(localizer: Localizer, reason: Reason) -> str:
    """The circle of the Domain that a refusal speaks of."""
    if reason.key in _OF_CULTURE:
        return words.icon(localizer, CULTURE)
    code = next((reason.values[name] for name in ("effect", "domain", "card") if name in reason.values), None)
    return PLAIN if code is None else words.icon(localizer, str(code)[0])


def _no_marks(localizer: Localizer, found: Sequence[Cannot], names: Names) -> str:
    """Domains in which one player has no card."""
    domains = localizer.list([words.domain(localizer, DOMAINS[no.action.domain]) for no in found], "or")
    first = found[0]
    name = names[first.action.target]
    return f"{PLAIN} {localizer.say('moment-no-marks', name=name, domains=domains, clause=first.reason.clause)}"
