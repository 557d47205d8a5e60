"""Threats in words: who could win in his next turn, and what stops him."""

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from bot.i18n import words
from bot.i18n.catalogue import Speaker
from bot.rules import Action, Domain, Observation, Seat
from bot.rules.actions import COLUMN_WORDS
from bot.rules.cards import DOMAINS, KINDS
from bot.rules.effect_table import SACRIFICE_OF, STEPS
from bot.rules.threats import Stop, Threat, find_threats
from bot.ui.civ.choices import domain_of

SHIELD: Final = "🛡️"
"""Before what stops a threat."""
MOST_STOPS: Final = 2
"""Ways to stop a threat that are named; more would not be read."""
_MERE_END: Final = 2
"""How urgent an end is that comes by itself."""
MOST_DOMAINS: Final = 2
"""Domains that are named of one way; of more it is told how many there are, since its menu marks each of them."""


def threat_lines(observation: Observation, speaker: Speaker, names: Sequence[str]) -> list[str]:
    """A line for each threat to the viewer, and one for what stops it, in Markdown; none where there is none.

    `names` are those of the seats, safe for a message.
    """
    together: dict[Hashable, list[Threat]] = {}
    for threat in sorted(_without_mates(find_threats(observation), observation), key=_urgency):
        together.setdefault(_stopped_by(threat, observation), []).append(threat)
    # of equally urgent ones that last of which nothing is told: else the next line would seem to be its own
    ordered = sorted(
        together.values(), key=lambda each: (_urgency(each[0]), not stops_line(each[0], observation, speaker))
    )
    lines: list[str] = []
    is_open = False
    for threats in ordered:
        lines += [_warning(each, observation, speaker, names) for each in threats]
        stops = stops_line(threats[0], observation, speaker, _whose(threats, observation, names) if is_open else ())
        lines += [stops] if stops else []
        is_open = not stops
    return lines


def _whose(threats: Sequence[Threat], seen: Observation, names: Sequence[str]) -> list[str]:
    """The names of those who threaten; of an end that a team wins all of its names."""
    seats = [_side(each.seat, seen) if _urgency(each) == _MERE_END else (each.seat,) for each in threats]
    return [names[seat] for side in seats for seat in side]


def _urgency(threat: Threat) -> int:
    """What would win as things stand, or is one card away, comes before what could, and that before the mere end."""
    if threat.near:
        return 0
    return 1 if _could_win_otherwise(threat) else _MERE_END


def _without_mates(threats: Sequence[Threat], seen: Observation) -> Iterator[Threat]:
    """The threats, but that the end which a team wins is told once, with who threatens nothing else if anybody
    does: all of a threat has to be stopped by what is named below it."""
    tellers: dict[tuple[Seat, ...], Seat] = {}
    for threat in sorted(threats, key=_could_win_otherwise):
        if threat.ends_with is not None:
            tellers.setdefault(_side(threat.seat, seen), threat.seat)
    for threat in threats:
        if threat.ends_with is None or tellers[_side(threat.seat, seen)] == threat.seat:
            yield threat
        elif _could_win_otherwise(threat):
            yield replace(threat, ends_with=None)


def _could_win_otherwise(threat: Threat) -> bool:
    return bool(threat.near or threat.could or threat.by_majority)


def _side(seat: Seat, seen: Observation) -> tuple[Seat, ...]:
    return next(side for side in seen.sides if seat in side)


def _stopped_by(threat: Threat, seen: Observation) -> Hashable:
    """What stops it, with all that it is aimed at: threats are told together where the very same doing stops them."""
    known = bool(threat.stops) or (threat.is_whole and seen.viewer == seen.turn)
    actions = {(stop.actions[-1].text, stop.first) for stop in threat.stops}
    return known, frozenset(actions)


def _warning(threat: Threat, seen: Observation, speaker: Speaker, names: Sequence[str]) -> str:
    return f"⚠️ {' '.join(_sentences(threat, seen, speaker, names))}"


def stops_line(threat: Threat, seen: Observation, speaker: Speaker, whose: Sequence[str] = ()) -> str:
    """What stops a threat, in Markdown; on the viewer's own turn that nothing does, where that is known; else empty.

    It names `whose` it is where what stands right above is somebody's of whom nothing is known to stop him.
    """
    at_once = sorted(threat.stops, key=lambda stop: stop.first is not None)
    suffix, names = ("-whom", speaker.list(whose)) if whose else ("", "")
    if stops := [*dict.fromkeys(_stop_texts(at_once, speaker))]:
        text = speaker.say(f"threat-stops{suffix}", stops=" · ".join(stops[:MOST_STOPS]), count=len(stops), names=names)
        return f"{SHIELD} {text}"
    if threat.is_whole and seen.viewer == seen.turn:
        return f"-# {speaker.say(f'threat-unstopped{suffix}', names=names)}"
    return ""


def _sentences(threat: Threat, seen: Observation, speaker: Speaker, names: Sequence[str]) -> Iterator[str]:
    when, name = "now" if threat.seat == seen.turn else "next", names[threat.seat]
    column = {code: seen.seats[threat.seat].column(code) for code in threat.near}
    whole = [code for code in threat.near if column[code].count >= column[code].hegemony_need]
    if whole:
        yield speaker.say("threat-whole", name=name, columns=_columns(threat, whole, seen, speaker))
    elif threat.near:
        yield speaker.say("threat-near", name=name, columns=_columns(threat, threat.near, seen, speaker))
    could = [_column(threat, code, seen, speaker) for code in threat.could]
    if could or (threat.near and threat.by_majority):
        could += [speaker.say("threat-majorities")] if threat.by_majority else []
        key = "threat-could-too" if threat.near else f"threat-could-{when}"
        yield speaker.say(key, name=name, columns=speaker.list(could, "or"))
    elif threat.by_majority:
        yield speaker.say(f"threat-majority-{when}", name=name)
    if threat.ends_with is not None:
        winners = [f"**{names[seat]}**" for seat in _side(threat.seat, seen)]
        key = f"threat-ends-{'own' if threat.ends_with == seen.viewer else 'soon'}"
        yield speaker.say(key, name=speaker.list(winners), count=len(winners))


def _columns(threat: Threat, codes: Sequence[Domain], seen: Observation, speaker: Speaker) -> str:
    return speaker.list([_column(threat, code, seen, speaker) for code in codes])


def _column(threat: Threat, code: Domain, seen: Observation, speaker: Speaker) -> str:
    """A Domain with how many cards he has there, and how many he needs."""
    column = seen.seats[threat.seat].column(code)
    text = f"{speaker.icons.of(code)} {words.domain(speaker, code)} {column.count}/{column.hegemony_need}"
    return text.replace(" ", "\u00a0")


def _stop_texts(stops: Sequence[Stop], speaker: Speaker) -> Iterator[str]:
    """What stops a threat, a phrase for effects that are aimed at the same Domains of his, and one for any other."""
    found: dict[tuple[str, Domain | None], list[Action]] = {}
    for stop in stops:
        action = stop.actions[-1]
        effect = action.word if action.word in (*_AIMED, *CARD_STEPS) else action.text
        found.setdefault((effect, stop.first), []).append(action)
    phrases: dict[tuple[str, str, Domain | None], list[str]] = {}
    for (effect, first), actions in found.items():
        aim = _aim_text(actions, speaker) if effect in _AIMED else ""
        phrases.setdefault((aim, "" if aim else effect, first), []).append(_stop_text(actions, speaker))
    for (aim, _, first), effects in phrases.items():
        text = speaker.list(effects, "or")
        text = speaker.say("threat-stop-aimed", effects=text, domain=aim) if aim else text
        yield speaker.say("threat-stop-after", stop=text, domain=words.domain(speaker, first)) if first else text


def _aim_text(actions: Sequence[Action], speaker: Speaker) -> str:
    """“Military or Science”: the Domains at which these actions are aimed, or how many they are."""
    domains = [*dict.fromkeys(words.domain(speaker, domain_of(each)) for each in actions)]
    if len(domains) > MOST_DOMAINS:
        return speaker.say("threat-stop-many", count=len(domains))
    return speaker.list(domains, "or")


def _stop_text(actions: Sequence[Action], speaker: Speaker) -> str:
    """What these actions of one kind do, each with a Domain or a card, or just one: without what they are aimed at."""
    action = actions[0]
    domain = SACRIFICE_OF.get(action.word)
    code = domain_of(action) if domain is None else DOMAINS[domain]
    if action.word in CARD_STEPS:
        cards = dict.fromkeys(KINDS[each.kind] for each in actions)
        told_cards = [f"{speaker.icons.of(card)}\u00a0{words.card(speaker, card)}" for card in cards]
        return speaker.say(f"threat-stop-{action.word}", card=speaker.list(told_cards, "or"))
    if action.word == "copy":
        text = speaker.say("threat-stop-copy", effect=words.effect(speaker, DOMAINS[action.domain], action.level))
    else:
        level = "sacrifice" if action.word in ("sacrifice", *SACRIFICE_OF) else action.level
        text = words.effect(speaker, code, level)
    return f"{speaker.icons.of(code)}\u00a0{text}"


_AIMED: Final = ("attack", *COLUMN_WORDS)
"""What is aimed at a Domain."""
CARD_STEPS: Final = tuple(word for word, step in STEPS.items() if step.names_card and word not in _AIMED)
"""Steps that name one of the reader's cards, or one in the discard pile."""
