"""“What can I do?” in lines: each thing that is possible or not at this moment, in one line with its clause."""

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import Final

from bot.i18n import words
from bot.i18n.catalogue import Speaker
from bot.i18n.naming import Level
from bot.reasons import Reason
from bot.rules import Action, Card, Domain, Observation
from bot.rules.cards import DOMAINS, KINDS
from bot.rules.effect_table import LEAP, STEPS
from bot.rules.moment import Can, Cannot, Play, TurnEnd
from bot.rules.observation import CULTURE
from bot.ui.civ.choices import FREE_FIRST, domain_of

PLAIN: Final = "▫️"
"""Before a line that is about no Domain."""
SCIENCE: Final = Domain("S")
_OF_CULTURE: Final = ("inspiration-used", "not-most-culture", "no-sacrifice-effect")
_LEVELS_IN_A_LINE: Final = (1, 2)
"""Levels that one sentence tells of; another stands alone."""
Names = Sequence[str]
Teller = Callable[[Speaker, Can, Observation, Names], str]


def possible(speaker: Speaker, can: Sequence[Can], seen: Observation, names: Names) -> list[str]:
    """One line for each thing that may be done, effects that cost nothing first, the end of the turn last."""
    lines: list[str] = []
    for word, same in groupby(sorted(can, key=_place), key=lambda one: one.word):
        found = list(same)
        if word in STEPS and word not in _TELLERS and word != "play":
            lines.append(_cards_line(speaker, word, found, seen, names))
        elif word == "copy":
            lines += _copies(speaker, found, names)
        elif word == "play":
            lines += _plays(speaker, found)
        else:
            lines += [f"{_mark(speaker, one.actions[0])} {_TELLERS[word](speaker, one, seen, names)}" for one in found]
    return lines


def _place(can: Can) -> int:
    return FREE_FIRST.index(can.word) if can.word in FREE_FIRST else len(FREE_FIRST)


def _mark(speaker: Speaker, action: Action) -> str:
    if action.kind >= 0 or action.word == "use":
        return speaker.icons.of(domain_of(action))
    return PLAIN


def _cards_line(speaker: Speaker, word: str, found: Sequence[Can], seen: Observation, names: Names) -> str:
    """All cards that one may choose from now."""
    cards = _cards(speaker, [KINDS[one.actions[0].kind] for one in found])
    name = "" if seen.inquired is None else names[seen.inquired]
    text = speaker.say(f"moment-{word}", cards=cards, name=name)
    return f"{PLAIN} {speaker.say('reason-with-clause', text=text, clause=found[0].clause)}"


def _cards(speaker: Speaker, cards: Sequence[Card]) -> str:
    return speaker.list([words.card(speaker, card) for card in cards], "or")


def _line(speaker: Speaker, what: str, does: str, clause: str) -> str:
    return speaker.say("moment-line", what=what, does=does, clause=clause)


def _card(speaker: Speaker, can: Can, does: str) -> str:
    card = words.card(speaker, KINDS[can.actions[0].kind])
    return speaker.say("moment-card", card=card, does=does, clause=can.clause)


# Cards to keep, to take, to play


def _told_draft(speaker: Speaker, can: Can, seen: Observation, names: Names) -> str:
    code = domain_of(can.actions[0])
    levels: tuple[Level, ...] = (1,) if code == CULTURE else (1, 2, "sacrifice")
    effects = speaker.list([words.effect(speaker, code, level) for level in levels])
    return _card(speaker, can, speaker.say(f"moment-{can.word}", effects=effects))


def _plays(speaker: Speaker, found: Sequence[Can]) -> Iterator[str]:
    """What each card would change; the effects open after every one of them are told once, below."""
    opened = [_opened(can.play) for can in found if can.play is not None]
    common = [effect for effect in opened[0] if len(found) > 1 and all(effect in each for each in opened)]
    for can, opens in zip(found, opened, strict=True):
        assert can.play is not None
        sentences = [*_changes(speaker, can.actions[0], can.play)]
        if own := [effect for effect in opens if effect not in common]:
            sentences.append(speaker.say("moment-play-opens", effects=_effects(speaker, own)))
        yield f"{_mark(speaker, can.actions[0])} {_card(speaker, can, ' '.join(sentences))}"
    if common:
        yield f"{PLAIN} {speaker.say('moment-any-opens', effects=_effects(speaker, common))}"


def _opened(play: Play) -> list[tuple[str, int]]:
    """The effects step 2 would offer, each once; whatever may be copied is Inspiration."""
    opens = [(str(CULTURE), 1) if action.word == "copy" else (domain_of(action), action.level) for action in play.opens]
    return list(dict.fromkeys(opens))


def _effects(speaker: Speaker, found: Sequence[tuple[str, int]]) -> str:
    return speaker.list([words.effect(speaker, *effect) for effect in found])


def _changes(speaker: Speaker, action: Action, play: Play) -> Iterator[str]:
    """What playing a card changes in its column and its player's hand size, a sentence each."""
    say, after = speaker.say, play.before + 1
    domain = words.domain(speaker, domain_of(action))
    yield say("moment-play", domain=domain, before=play.before, after=after, need=play.need)
    if after >= play.need:
        yield say("moment-play-hegemony")
    if play.level:
        yield say("moment-play-level", level=play.level)
    if play.limit:
        yield say("moment-play-limit", limit=play.limit)


# Effects


def _told_use(speaker: Speaker, can: Can, seen: Observation, names: Names) -> str:
    code, level = domain_of(can.actions[0]), can.actions[0].level
    return _line(speaker, words.effect(speaker, code, level), words.effect_does(speaker, code, level), can.clause)


def _copies(speaker: Speaker, found: Sequence[Can], names: Names) -> Iterator[str]:
    """Each effect that Inspiration may copy once, with all from whom."""
    holders: dict[tuple[str, int], list[str]] = {}
    for action in (can.actions[0] for can in found):
        holders.setdefault((domain_of(action), action.level), []).append(names[action.target])
    for (code, level), whose in sorted(holders.items(), key=lambda item: DOMAINS.index(Domain(item[0][0]))):
        what = speaker.say("do-copy", effect=words.effect(speaker, code, level), name=speaker.list(whose, "or"))
        told = _line(speaker, what, words.effect_does(speaker, code, level), found[0].clause)
        yield f"{speaker.icons.of(code)} {told}"


def _told_sacrifice(speaker: Speaker, can: Can, seen: Observation, names: Names) -> str:
    code = domain_of(can.actions[0])
    cards = _cards(speaker, [KINDS[action.kind] for action in can.actions])
    does = words.effect_does(speaker, code, "sacrifice")
    if code == SCIENCE and seen.pile_size < LEAP:
        does = f"{does} {speaker.say('moment-leap-short', count=seen.pile_size)}"
    does = speaker.say("moment-sacrifice", does=does, cards=cards)
    return _line(speaker, words.effect(speaker, code, "sacrifice"), does, can.clause)


def _told_attack(speaker: Speaker, can: Can, seen: Observation, names: Names) -> str:
    domain = Domain(domain_of(can.actions[0]))
    hit = [names[side.seat] for side in seen.seats if side.seat != seen.viewer and side.column(domain).count]
    key = "moment-attack" if hit else "moment-attack-none"
    who = speaker.list(hit)
    return _card(speaker, can, speaker.say(key, who=who, count=len(hit), domain=words.domain(speaker, domain)))


def _told_inquiry(speaker: Speaker, can: Can, seen: Observation, names: Names) -> str:
    target = can.actions[0].target
    does = speaker.say("moment-inquire", count=len(seen.seats[target].hand_ages))
    return _line(speaker, names[target], does, can.clause)


def _told_marker(speaker: Speaker, can: Can, seen: Observation, names: Names) -> str:
    domains = speaker.list([words.domain(speaker, DOMAINS[action.domain]) for action in can.actions], "or")
    does = speaker.say(f"moment-{can.word}", domains=domains)
    return _line(speaker, names[can.actions[0].target], does, can.clause)


# The steps of the turn


def _told_skip(speaker: Speaker, can: Can, seen: Observation, names: Names) -> str:
    return _line(speaker, speaker.say("key-skip"), speaker.say("moment-skip"), can.clause)


def _told_end(speaker: Speaker, can: Can, seen: Observation, names: Names) -> str:
    assert can.end is not None
    return _line(speaker, speaker.say("key-end"), " ".join(_follows(speaker, can.end, seen, names)), can.clause)


def _follows(speaker: Speaker, end: TurnEnd, seen: Observation, names: Names) -> Iterator[str]:
    """What the end of the turn brings, a sentence each."""
    say = speaker.say
    assert seen.viewer is not None
    if end.draws < end.missing:
        yield say("moment-end-short", count=end.draws)
    else:
        limit = seen.seats[seen.viewer].hand_limit
        yield say("moment-end", count=end.draws, limit=limit, hand=len(seen.hand))
    if end.lifted:
        yield say("moment-end-embargo", domains=speaker.list([words.domain(speaker, code) for code in end.lifted]))
    if end.turn is not None:
        yield say("moment-end-next", name=names[end.turn])
    elif end.result is not None and end.result.domain is not None:
        yield say("moment-end-hegemony", domain=words.domain(speaker, end.result.domain))
    else:
        yield say("moment-end-majority")


_TELLERS: Final[dict[str, Teller]] = {
    "keep": _told_draft,
    "take": _told_draft,
    "use": _told_use,
    "sacrifice": _told_sacrifice,
    "attack": _told_attack,
    "inquire": _told_inquiry,
    "embargo": _told_marker,
    "democracy": _told_marker,
    "skip": _told_skip,
    "end": _told_end,
}


# What is not possible


def impossible(speaker: Speaker, cannot: Sequence[Cannot], seen: Observation, names: Names) -> list[str]:
    """One line for each reason; refusals that say the same of several effects or Domains share one."""
    lines: list[str] = []
    for key, same in groupby(_sorted(cannot), key=_shared):
        found = list(same)
        teller = _SHARED.get(found[0].reason.key) if key else None
        if teller is not None and len(found) > 1:
            lines.append(teller(speaker, found, names))
        else:
            lines += [f"{_mark_of(speaker, no.reason)} {words.reason(speaker, no.reason, names)}" for no in found]
    return list(dict.fromkeys(lines))


def _mark_of(speaker: Speaker, reason: Reason) -> str:
    """The circle of the Domain that a refusal speaks of."""
    if reason.key in _OF_CULTURE:
        return speaker.icons.of(CULTURE)
    told = next((reason.values[name] for name in ("effect", "domain", "card") if name in reason.values), None)
    return PLAIN if told is None else speaker.icons.of(str(told)[0])


def _shared(no: Cannot) -> tuple[object, ...]:
    """What refusals told in one line have in common; empty for those that stand alone."""
    key = no.reason.key
    if key == "level-not-reached" and no.action.level in _LEVELS_IN_A_LINE:
        return key, no.action.domain
    if key == "target-without-card":
        return key, no.action.target
    return (key,) if key == "no-sacrifice-card" else ()


def _sorted(cannot: Sequence[Cannot]) -> list[Cannot]:
    """Refusals that share a line, one after the other, where the first of them stood."""
    places: dict[object, int] = {}
    for number, no in enumerate(cannot):
        places.setdefault(_shared(no) or number, number)
    return [no for _, no in sorted(enumerate(cannot), key=lambda pair: places[_shared(pair[1]) or pair[0]])]


def _no_level(speaker: Speaker, found: Sequence[Cannot], names: Names) -> str:
    """Both levels of one Domain."""
    one, two = found
    code = DOMAINS[one.action.domain]
    told = speaker.say(
        "moment-levels",
        domain=words.domain(speaker, code),
        one=words.effect(speaker, code, 1),
        need_one=one.reason.values["need"],
        two=words.effect(speaker, code, 2),
        need_two=two.reason.values["need"],
        have=one.reason.values["have"],
    )
    return f"{speaker.icons.of(code)} {told}"


def _no_cards(speaker: Speaker, found: Sequence[Cannot], names: Names) -> str:
    """Sacrifice effects of Domains without a card."""
    effects = [words.effect(speaker, domain_of(no.action), "sacrifice") for no in found]
    return f"{PLAIN} {speaker.say('moment-no-cards', effects=speaker.list(effects, 'or'))}"


def _no_marks(speaker: Speaker, found: Sequence[Cannot], names: Names) -> str:
    """Domains in which one player has no card."""
    domains = speaker.list([words.domain(speaker, DOMAINS[no.action.domain]) for no in found], "or")
    first = found[0]
    name = names[first.action.target]
    return f"{PLAIN} {speaker.say('moment-no-marks', name=name, domains=domains, clause=first.reason.clause)}"


_SHARED: Final[dict[str, Callable[[Speaker, Sequence[Cannot], Names], str]]] = {
    "level-not-reached": _no_level,
    "no-sacrifice-card": _no_cards,
    "target-without-card": _no_marks,
}
