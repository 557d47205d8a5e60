"""Threats in words: who could win in his next turn, and what stops him; two lines a threat at most."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from bot.i18n import words
from bot.i18n.catalogue import Speaker
from bot.rules import Action, Domain, Observation
from bot.rules.cards import DOMAINS, KINDS
from bot.rules.threats import Stop, Threat, find_threats
from bot.ui.civ.choices import domain_of

SHIELD: Final = "🛡️"
"""Before what stops a threat."""
MOST_STOPS: Final = 4
"""Ways to stop a threat that are named; more would not be read."""


def threat_lines(observation: Observation, speaker: Speaker, names: Sequence[str]) -> list[str]:
    """Two lines at most for each threat to the viewer, in Markdown; none where there is none.

    `names` are those of the seats, safe for a message.
    """
    return [line for threat in find_threats(observation) for line in _told(threat, observation, speaker, names)]


def _told(threat: Threat, seen: Observation, speaker: Speaker, names: Sequence[str]) -> Iterator[str]:
    yield f"⚠️ {' '.join(_sentences(threat, seen, speaker, names[threat.seat]))}"
    if stops := list(dict.fromkeys(_stop_after_play(stop, seen, speaker) for stop in threat.stops)):
        yield f"{SHIELD} {speaker.say('threat-stops', stops=speaker.list(stops[:MOST_STOPS], 'or'))}"
    elif threat.is_whole and seen.viewer == seen.turn:
        yield f"-# {speaker.say('threat-unstopped')}"


def _sentences(threat: Threat, seen: Observation, speaker: Speaker, name: str) -> Iterator[str]:
    when = "now" if threat.seat == seen.turn else "next"
    column = {code: seen.seats[threat.seat].column(code) for code in threat.near}
    whole = [code for code in threat.near if column[code].count >= column[code].hegemony_need]
    if whole:
        yield speaker.say("threat-whole", name=name, columns=_columns(threat, whole, seen, speaker))
    elif threat.near:
        yield speaker.say("threat-near", name=name, columns=_columns(threat, threat.near, seen, speaker))
    if threat.could:
        columns = speaker.list([_column(threat, code, seen, speaker) for code in threat.could], "or")
        yield speaker.say("threat-could-too" if threat.near else f"threat-could-{when}", name=name, columns=columns)
    if threat.by_majority:
        yield speaker.say(f"threat-majority-{when}", name=name)
    if threat.ends_with is not None:
        yield speaker.say(f"threat-ends-{'own' if threat.ends_with == seen.viewer else 'soon'}", name=name)


def _columns(threat: Threat, codes: Sequence[Domain], seen: Observation, speaker: Speaker) -> str:
    return speaker.list([_column(threat, code, seen, speaker) for code in codes])


def _column(threat: Threat, code: Domain, seen: Observation, speaker: Speaker) -> str:
    """A Domain with how many cards he has there, and how many he needs."""
    column = seen.seats[threat.seat].column(code)
    told = f"{speaker.icons.of(code)} {words.domain(speaker, code)} {column.count}/{column.hegemony_need}"
    return told.replace(" ", "\u00a0")


def _stop_after_play(stop: Stop, seen: Observation, speaker: Speaker) -> str:
    """What stops a threat; and the Domain to play first where the card that it costs does not lie open yet."""
    told = stop_told(stop, speaker)
    codes = [Domain(domain_of(action)) for action in stop.actions[:2]]
    if [action.word for action in stop.actions[:2]] != ["play", "sacrifice"] or _lies_open(codes[1], seen):
        return told
    return speaker.say("threat-stop-after", stop=told, domain=words.domain(speaker, codes[0]))


def _lies_open(code: Domain, seen: Observation) -> bool:
    return seen.viewer is not None and seen.seats[seen.viewer].column(code).count > 0


def stop_told(stop: Stop, speaker: Speaker) -> str:
    """What stops a threat, by the last of its actions: “Embargo on Military”."""
    action = stop.actions[-1]
    code = domain_of(action) if action.word != "inquire" else "R"
    icon = speaker.icons.of({"attack": "M", "embargo": "E", "democracy": "U"}.get(action.word, code))
    return f"{icon}\u00a0{_STOPS.get(action.word, _effect_stop)(action, speaker)}"


def _effect_stop(action: Action, speaker: Speaker) -> str:
    level = "sacrifice" if action.word in ("sacrifice", "inquire") else action.level
    return words.effect(speaker, "R" if action.word == "inquire" else domain_of(action), level)


def _aimed(key: str) -> Callable[[Action, Speaker], str]:
    return lambda action, speaker: speaker.say(key, domain=words.domain(speaker, domain_of(action)))


_STOPS: Final[dict[str, Callable[[Action, Speaker], str]]] = {
    "attack": _aimed("threat-stop-attack"),
    "embargo": _aimed("threat-stop-embargo"),
    "democracy": _aimed("threat-stop-democracy"),
    "play": lambda action, speaker: speaker.say("threat-stop-play", card=words.card(speaker, KINDS[action.kind])),
    "copy": lambda action, speaker: speaker.say(
        "threat-stop-copy", effect=words.effect(speaker, DOMAINS[action.domain], action.level)
    ),
}
