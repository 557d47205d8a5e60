"""Threats in words: who could win in their next turn, and what stops them."""

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from bot.games.civ.pages.choices import domain_of
from bot.games.civ.pages.news_since_last_turn import SEPARATOR
from bot.games.civ.rules import Action, Domain, Observation, Seat
from bot.games.civ.rules.cards import DOMAINS, KINDS
from bot.games.civ.rules.effect_table import SACRIFICE_OF, STEPS
from bot.games.civ.threats import Stop, Threat, find_threats
from bot.games.civ.words import words
from bot.i18n.catalogue import Localizer

LEFT_OUT: Final = "…"
"""Says that somebody could win in other ways, too."""
SHIELD: Final = "🛡️"
"""Before what stops a threat."""
MOST_STOPS: Final = 2
"""Ways to stop somebody that are named where nobody else threatens; more would not be read."""
_MERE_END: Final = 2
"""How urgent an end is that comes by itself."""


MOST_CARDS: Final = 2
"""Cards that are named of one way; each is enough."""
MOST_DOMAINS: Final = 2
"""Domains that are named of one way; of more it is told how many there are, since its menu marks each of them."""
AIMED: Final = tuple(word for word, step in STEPS.items() if step.strikes_others or step.names_column)
"""What is aimed at a Domain."""
_CARD_STEPS: Final = tuple(word for word, step in STEPS.items() if step.names_card and word not in AIMED)
"""Steps that name one of the reader's cards, or one in the discard pile."""


def threat_lines(
    observation: Observation, localizer: Localizer, names: Sequence[str], *, tells_stops: bool = True
) -> list[str]:
    """Return a line in Markdown for each threat to the viewer, and, with `tells_stops`, one for what stops it.

    Where there are several, each names the nearest way to win, and what stops it in one phrase. `names` are those of
    the seats, escaped for a message.
    """
    found = sorted(_each_end_once(find_threats(observation), observation), key=_urgency)
    is_alone = len(found) == 1
    lines: list[str] = []
    above: Threat | None = None
    is_open, is_first = False, True
    for threats in _together(found, observation):
        for threat in threats:
            lines.append(_warning(threat, above, observation, localizer, names, is_alone=is_alone))
            above = threat
        if not tells_stops:
            continue
        whose = _whose(threats, found, names) if is_open else ()
        most = MOST_STOPS if is_alone else 1
        stops = stops_line(threats[0], observation, localizer, whose, most=most, is_first=is_first)
        is_first = is_first and not threats[0].stops
        lines += [stops] if stops else []
        is_open = not stops
        if stops and not threats[0].stops and not threats[0].together:
            above = None  # “so could …” below that nothing stops somebody would say the same of the next one
    return lines


def _together(found: Sequence[Threat], seen: Observation) -> list[list[Threat]]:
    """Return the threats in groups that the same things stop, the most urgent group first.

    Where something surely stops all that can be stopped, only that is told, so that they form one group.
    """
    settling = [{stop.actions for stop in threat.stops if _settles(stop)} for threat in found if threat.stops]
    shared = settling[0].intersection(*settling[1:]) if len(settling) > 1 else set[tuple[Action, ...]]()
    groups: dict[Hashable, list[Threat]] = {}
    for threat in found:
        # one press is enough then, which nobody could tell from two different ways
        shown = replace(threat, stops=tuple(each for each in threat.stops if not shared or each.actions in shared))
        groups.setdefault(_stopped_by(shown, seen), []).append(shown)
    # of equally urgent ones that last of which nothing is told: else the next line would seem to be its own
    return sorted(groups.values(), key=lambda each: (_urgency(each[0]), not _is_known(each[0], seen)))


def _settles(stop: Stop) -> bool:
    """Return whether a stop leaves nothing to choose after it; threats may need different choices."""
    return stop.actions[-1].word in AIMED


def _warning(
    threat: Threat,
    above: Threat | None,
    seen: Observation,
    localizer: Localizer,
    names: Sequence[str],
    *,
    is_alone: bool,
) -> str:
    """Return the sentence that warns of a threat; `above` is the threat of the line before.

    Where it `is_alone` it names every way to win, else the nearest, marked if that is not all.
    """
    shown = threat if is_alone else _nearest(threat, seen)
    parts = [*_ways(shown, above, seen, localizer, names), *([LEFT_OUT] if shown != threat else [])]
    return f"⚠️ {SEPARATOR.join([*parts, *_end(threat, above, seen, localizer, names)])}"


def _whose(threats: Sequence[Threat], all_threats: Sequence[Threat], names: Sequence[str]) -> list[str]:
    """Return the names of those who threaten, or of the winners of an end that comes by itself."""
    otherwise = {each.seat for each in all_threats if _could_win_otherwise(each)}
    seats = [
        [seat for seat in each.winners if seat not in otherwise] if _urgency(each) == _MERE_END else [each.seat]
        for each in threats
    ]
    return [names[seat] for some in seats for seat in some]


def _urgency(threat: Threat) -> int:
    """Return the rank of a threat: wins as things stand or a card away, possible wins, ends by themselves."""
    if threat.near:
        return 0
    return 1 if _could_win_otherwise(threat) else _MERE_END


def _each_end_once(threats: Sequence[Threat], seen: Observation) -> Iterator[Threat]:
    """Return the threats, with an end that several win, as partners or tied (§7.4), only once.

    It goes to a player who threatens nothing else, if there is one: the line below names what stops all of a threat.
    """
    tellers: dict[tuple[Seat, ...], Seat] = {}
    for threat in sorted(threats, key=_could_win_otherwise):
        if threat.winners:
            tellers.setdefault(threat.winners, threat.seat)
    for threat in threats:
        if not threat.winners:
            yield threat
        elif tellers[threat.winners] == threat.seat:
            yield _of_all(threat, [each for each in threats if each.winners == threat.winners], seen.side(threat.seat))
        elif _could_win_otherwise(threat):
            # that nothing stops it was found of it and of the end
            yield replace(threat, ends_with=None, winners=(), is_whole=threat.is_whole and bool(threat.stops))


def _of_all(threat: Threat, sharing: Sequence[Threat], side: Sequence[Seat]) -> Threat:
    """Return an end that several win, stopped by what stops each of them.

    Those who may end the game in another way are not counted: they have a line of their own.
    """
    seats = {*side, *(each.seat for each in sharing)}
    # a partner wins this end no more than he does, and of what else he threatens his own line warns
    sharing = [each for each in sharing if each == threat or each.seat not in side or not _could_win_otherwise(each)]
    doings = [{_doing(stop) for stop in each.stops} for each in sharing]
    stops = tuple(stop for stop in threat.stops if all(_doing(stop) in each for each in doings))
    kept = {_doing(stop) for stop in stops}
    # what is aimed at one of them may stop the others, too, but that has not been looked at
    is_aimed = any(stop.actions[-1].target >= 0 and _doing(stop) not in kept for each in sharing for stop in each.stops)
    is_other = any(each != threat and _could_win_otherwise(each) for each in sharing)
    is_whole = not is_aimed and not is_other and all(each.is_whole for each in sharing)
    winners = tuple(seat for seat in threat.winners if seat in seats)
    together = threat.together if len(sharing) == 1 else ()  # whether they stop the others was not looked at
    return replace(threat, stops=stops, together=together, is_whole=is_whole, winners=winners)


def _could_win_otherwise(threat: Threat) -> bool:
    return bool(threat.near or threat.could or threat.by_majority)


def _stopped_by(threat: Threat, seen: Observation) -> Hashable:
    """Return what stops a threat, with all that it is aimed at, as a key.

    Threats are told together where the same actions stop them, whatever is chosen afterwards.
    """
    whose = None if all(map(_settles, threat.stops)) else threat.seat
    return _is_known(threat, seen), frozenset(map(_doing, threat.stops)), whose, threat.together


def _is_known(threat: Threat, seen: Observation) -> bool:
    """Return whether anything is told of what stops a threat: what does, or that nothing does."""
    return bool(threat.stops or threat.together) or (threat.is_whole and seen.viewer == seen.turn)


def _doing(stop: Stop) -> Hashable:
    """Return what a stop does, however it is paid for, as a key."""
    return stop.actions[-1].text, stop.first


def _whole(threat: Threat, seen: Observation) -> list[Domain]:
    """Return those Domains in which the player needs no more card, where they need at most one more in each."""
    columns = {code: seen.seats[threat.seat].column(code) for code in threat.near}
    return [code for code, column in columns.items() if column.count >= column.hegemony_need]


def _kind(threat: Threat, seen: Observation) -> str | None:
    """Return which sentence says that the player could win in their next turn; None for this turn, or a mere end."""
    if threat.seat == seen.turn or _whole(threat, seen):
        return None
    return "near" if threat.near else "could" if _could_win_otherwise(threat) else None


def stops_line(
    threat: Threat,
    seen: Observation,
    localizer: Localizer,
    whose: Sequence[str] = (),
    *,
    most: int = MOST_STOPS,
    is_first: bool = True,
) -> str:
    """Return what stops a threat, in Markdown; on the viewer's own turn also that nothing does, where that is known.

    Where nothing does alone, two effects that do so together are named. `whose` threat it is, is named where the line
    above is about a player whom nothing known stops. At most `most` ways are named. Only the first such line
    (`is_first`) says what it is about.
    """
    suffix, names = ("-whom", localizer.list(whose)) if whose else ("", "")
    if stops := _stop_phrases(threat, localizer)[:most]:
        text = SEPARATOR.join(stops)
        if is_first or whose:
            text = localizer.say(f"threat-stops{suffix}", stops=text, count=len(stops), names=names)
        return f"{SHIELD} {text}"
    if threat.together:
        one, other = (next(_stop_texts([stop], localizer)) for stop in threat.together)
        return f"{SHIELD} {localizer.say(f'threat-together{suffix}', one=one, other=other, names=names)}"
    if _is_known(threat, seen):
        return f"-# {localizer.say(f'threat-unstopped{suffix}', names=names)}"
    return ""


def _nearest(threat: Threat, seen: Observation) -> Threat:
    """Return the threat with one way to win: the one that needs the fewest cards."""
    near, could = (_by_distance(codes, threat, seen)[:1] for codes in (threat.near, threat.could))
    could = () if near else could
    return replace(threat, near=near, could=could, by_majority=threat.by_majority and not near and not could)


def _by_distance(codes: Sequence[Domain], threat: Threat, seen: Observation) -> tuple[Domain, ...]:
    """Return the player's Domains, the one that needs the fewest cards first."""
    columns = {code: seen.seats[threat.seat].column(code) for code in codes}
    return (*sorted(codes, key=lambda code: columns[code].hegemony_need - columns[code].count),)


def _ways(
    threat: Threat, above: Threat | None, seen: Observation, localizer: Localizer, names: Sequence[str]
) -> Iterator[str]:
    """Return how the player could win, shorter where the threat told `above` says the same of another player."""
    is_again = above is not None and not above.winners and _kind(above, seen) == _kind(threat, seen) is not None
    when, name = "now" if threat.seat == seen.turn else "again" if is_again else "next", names[threat.seat]
    if whole := _whole(threat, seen):
        yield localizer.say("threat-whole", name=name, columns=_columns(threat, whole, seen, localizer))
    elif threat.near:
        key = "threat-near-again" if is_again else "threat-near"
        yield localizer.say(key, name=name, columns=_columns(threat, threat.near, seen, localizer))
    could = [_column(threat, code, seen, localizer) for code in _by_distance(threat.could, threat, seen)]
    if could or (threat.near and threat.by_majority):
        could += [localizer.say("threat-majorities")] if threat.by_majority else []
        key = "threat-could-too" if threat.near else f"threat-could-{when}"
        yield localizer.say(key, name=name, columns=localizer.list(could, "or"))
    elif threat.by_majority:
        yield localizer.say(f"threat-majority-{when}", name=name)


def _end(
    threat: Threat, above: Threat | None, seen: Observation, localizer: Localizer, names: Sequence[str]
) -> Iterator[str]:
    """Return who wins if the game ends before the player's next turn, shorter below another such end."""
    if threat.winners:
        winners = [f"**{names[seat]}**" for seat in threat.winners]
        how = "own" if threat.ends_with == seen.viewer else "soon"
        if above is not None and above.winners and _urgency(threat) == _MERE_END:
            how = "otherwise"
        yield localizer.say(f"threat-ends-{how}", name=localizer.list(winners), count=len(winners))


def _columns(threat: Threat, codes: Sequence[Domain], seen: Observation, localizer: Localizer) -> str:
    return localizer.list([_column(threat, code, seen, localizer) for code in codes])


def _column(threat: Threat, code: Domain, seen: Observation, localizer: Localizer) -> str:
    """Return a Domain with how many cards the player has there and how many they need."""
    column = seen.seats[threat.seat].column(code)
    text = f"{words.icon(localizer, code)} {words.domain(localizer, code)} {column.count}/{column.hegemony_need}"
    return text.replace(" ", "\u00a0")


# What stops a threat


def _stop_phrases(threat: Threat, localizer: Localizer) -> list[str]:
    """Return what stops a threat, each once, in Markdown; what needs another card first if nothing else does."""
    at_once = [stop for stop in threat.stops if stop.first is None]
    return [*dict.fromkeys(_stop_texts(at_once or threat.stops, localizer))]


def _stop_texts(stops: Sequence[Stop], localizer: Localizer) -> Iterator[str]:
    """Yield what stops a threat: one phrase for effects aimed at the same Domains of theirs, and one for each other."""
    found: dict[tuple[str, Domain | None], list[Action]] = {}
    for stop in stops:
        action = stop.actions[-1]
        effect = action.word if action.word in (*AIMED, *_CARD_STEPS) else action.text
        found.setdefault((effect, stop.first), []).append(action)
    phrases: dict[tuple[str, str, Domain | None], list[str]] = {}
    for (effect, first), actions in found.items():
        aim = _aim_text(actions, localizer) if effect in AIMED else ""
        phrases.setdefault((aim, "" if aim else effect, first), []).append(_stop_text(actions, localizer))
    for (aim, _, first), effects in phrases.items():
        text = localizer.list(effects, "or")
        text = localizer.say("threat-stop-aimed", effects=text, domain=aim) if aim else text
        yield localizer.say("threat-stop-after", stop=text, domain=words.domain(localizer, first)) if first else text


def _aim_text(actions: Sequence[Action], localizer: Localizer) -> str:
    """Return the Domains at which these actions are aimed, such as “Military or Science”, or how many they are."""
    domains = [*dict.fromkeys(words.domain(localizer, domain_of(each)) for each in actions)]
    if len(domains) > MOST_DOMAINS:
        return localizer.say("threat-stop-many", count=len(domains))
    return localizer.list(domains, "or")


def _stop_text(actions: Sequence[Action], localizer: Localizer) -> str:
    """Return what these actions of one kind do, each with a Domain or a card, without what they are aimed at."""
    action = actions[0]
    domain = SACRIFICE_OF.get(action.word)
    code = domain_of(action) if domain is None else DOMAINS[domain]
    if action.word in _CARD_STEPS:
        return localizer.say(f"threat-stop-{action.word}", card=_cards_text(actions, localizer))
    if action.word == "copy":
        text = localizer.say("threat-stop-copy", effect=words.effect(localizer, DOMAINS[action.domain], action.level))
    else:
        level = "sacrifice" if action.word in ("sacrifice", *SACRIFICE_OF) else action.level
        text = words.effect(localizer, code, level)
    return f"{words.icon(localizer, code)}\u00a0{text}"


def _cards_text(actions: Sequence[Action], localizer: Localizer) -> str:
    """Return the cards that these actions name, such as “Military I or Science II”.

    Never only how many they are: neither buttons nor menus of cards that go together mark them.
    """
    cards = [*dict.fromkeys(KINDS[each.kind] for each in actions)][:MOST_CARDS]
    return localizer.list([f"{words.icon(localizer, card)}\u00a0{words.card(localizer, card)}" for card in cards], "or")
