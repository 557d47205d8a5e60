"""A decision in words: who is asked, the question, the options and their limits; and answers."""

from collections.abc import Iterator, Mapping
from functools import reduce
from typing import Final

from bot.games.calamities.rules.answers import Value, parse_answer
from bot.games.calamities.rules.decisions import Allocation, Amount, Decision, Pick, PickSome, TakeOver
from bot.games.calamities.rules.losses import CITY_POINTS, ELIMINATE, REDUCE, CityWay, ExposedArea, Losses
from bot.games.calamities.rules.names import TABLE
from bot.games.calamities.rules.turn import DrawnCalamity
from bot.games.calamities.words.naming import any_name, area_name, city_count, nation_name, token_count
from bot.i18n.catalogue import Localizer

CITIES_CLAUSE: Final = "30.818"
"""The clause under which cities are divided, not points."""
_BY_WHAT: Final = {
    "eruption_site": "ask-eruption",
    "secondary": "ask-quake-neighbour",
    "reduce": "ask-reduce",
    "keep": "ask-keep",
    "start_area": "ask-start",
    "march": "ask-march",
    "flood_plain": "ask-plain",
    "coast": "ask-coast",
    "grain_shown": "ask-grain",
    "allocation": "ask-allocation",
    "own_losses": "ask-losses",
    "losses": "ask-losses",
    "first_faction_20": "ask-faction-added",
    "military_losses": "ask-military",
    "take_over": "ask-take-over",
    "cities": "ask-cities",
}
_BY_CLAUSE: Final = {
    ("city", "30.212"): "ask-quake",
    ("city", "30.221"): "ask-treachery",
    ("city", "30.222"): "ask-treachery-untraded",
    ("city", "30.514"): "ask-storm",
    ("cities", "30.911"): "ask-cities-pirates",
    ("cities", "30.912"): "ask-cities-pirates-others",
    ("allocation", CITIES_CLAUSE): "ask-allocation-cities",
    ("first_faction_15", "30.4121"): "ask-faction-own",
    ("first_faction_15", "30.4124"): "ask-faction-philosophy",
}
"""Decisions that are worded by their clause."""
CITY_WITH_POINTS: Final = "city-"
"""Before the points of a city beside tokens, as an answer names its way (30.612)."""
NO_NOTES: Final[Mapping[str, str]] = {}


def decider_text(localizer: Localizer, decision: Decision) -> str:
    """Return who decides, and by which clause."""
    if decision.who == TABLE:
        return localizer.say("ask-who-table", clause=decision.clause)
    return localizer.say("ask-who", who=nation_name(localizer, decision.who), clause=decision.clause)


def question_sentence(localizer: Localizer, decision: Decision, drawn: DrawnCalamity) -> str:
    """Return what is asked."""
    names = {"who": nation_name(localizer, decision.who), "victim": nation_name(localizer, drawn.primary)}
    if isinstance(decision, Pick) and decision.about is not None:
        names["area"] = area_name(localizer, decision.about)
    return localizer.say(_question_key(decision, drawn), **names)


def _question_key(decision: Decision, drawn: DrawnCalamity) -> str:
    if decision.what == "cities" and decision.clause == CITIES_CLAUSE:
        return "ask-cities-heretics" if decision.who == drawn.primary else "ask-cities-heresy"
    return _BY_CLAUSE.get((decision.what, decision.clause)) or _BY_WHAT[decision.what]


def option_label(localizer: Localizer, decision: Decision, option: str) -> str:
    """Return an option for a button: an area, a volcano, a plain, a faction, yes or no."""
    if option in ("yes", "no", "first", "second"):
        return localizer.say(f"answer-{option}")
    name = any_name(localizer, option) or area_name(localizer, option)
    if isinstance(decision, PickSome) and option in decision.owners:
        return localizer.say("answer-owned", area=name, nation=nation_name(localizer, decision.owners[option]))
    return name


def option_word(localizer: Localizer, option: str) -> str:
    """Return an option as it is typed and as the log is read out: a name, or one word."""
    key = f"choice-words-{option}"
    if localizer.has(key):
        return localizer.say(key).partition(",")[0]
    return any_name(localizer, option) or area_name(localizer, option)


def answer_text(localizer: Localizer, text: str) -> str:
    """Return an answer of the log (`Egypt losses fayum 3, memphis reduce`) in words."""
    answer = parse_answer(text)
    nation, what = nation_name(localizer, answer.who), localizer.say(f"what-{answer.what}")
    return localizer.say("answer-told", nation=nation, what=what, value=_value_text(localizer, answer.value))


def _value_text(localizer: Localizer, value: Value) -> str:
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return option_word(localizer, value)
    parts = [(each, "") if isinstance(each, str) else each for each in value]
    return ", ".join(f"{option_word(localizer, name)} {share_text(localizer, share)}".strip() for name, share in parts)


def share_text(localizer: Localizer, share: int | str) -> str:
    """Return what becomes of a name in an answer: a number, or how its city goes."""
    if isinstance(share, str) and (points := share.removeprefix(CITY_WITH_POINTS)).isdigit():
        return way_label(localizer, CityWay(share, CITY_POINTS - int(points)))
    return localizer.say(f"way-word-{share}") if share in (ELIMINATE, REDUCE, "city") else str(share)


def fact_text(localizer: Localizer, fact: str) -> str:
    """Return in words what a table's own map shows differently (`coast sparta no`, `knossos water rhodes no`)."""
    words = fact.lower().split()
    if words[0] == "coast":
        return localizer.say(f"map-fact-coast-{words[2]}", area=area_name(localizer, words[1]))
    one, other = area_name(localizer, words[0]), area_name(localizer, words[2])
    return localizer.say(f"map-fact-{words[1]}-{words[3]}", area=one, other=other)


def limit_lines(
    localizer: Localizer, decision: Decision, *, has_items: bool = True, notes: Mapping[str, str] = NO_NOTES
) -> list[str]:
    """Return the limits of an answer, a line each: how many, at most how much of whose, what may go where.

    Without `has_items` what may go where is left out, since menus beside the text list it. `notes` say what a nation
    has. A line of what may go is the most that may: typed as it stands, it is read as such.
    """
    match decision:
        case Pick():
            return [localizer.say("limit-one", count=len(decision.options))]
        case PickSome():
            return list(_some(localizer, decision))
        case Amount():
            return [localizer.say("limit-amount", most=decision.most)]
        case Allocation():
            lines, items = _shares(localizer, decision, notes), len(decision.most)
        case Losses():
            lines, items = _losses(localizer, decision), len(_losable(decision))
        case TakeOver():
            lines, items = _takeover(localizer, decision), len({*decision.tokens, *decision.cities})
        case _:
            raise TypeError(decision)
    found = list(lines)
    return found if has_items else found[: len(found) - items]


def _some(localizer: Localizer, decision: PickSome) -> Iterator[str]:
    yield localizer.say("limit-some", count=decision.count)
    if decision.is_ordered:
        yield localizer.say("limit-order")
    if decision.owners:
        yield localizer.say("limit-each")


def _shares(localizer: Localizer, decision: Allocation, notes: Mapping[str, str]) -> Iterator[str]:
    key = "limit-total-cities" if decision.clause == CITIES_CLAUSE else "limit-total"
    yield localizer.say(key, count=decision.total)
    for nation, most in decision.most.items():
        yield share_limit(localizer, nation, most, notes.get(nation, ""))


def share_limit(localizer: Localizer, nation: str, most: int, units: str = "") -> str:
    """Return the most that a nation may be ordered to lose, and what it has."""
    text = localizer.say("limit-share", nation=nation_name(localizer, nation), most=most)
    return localizer.say("choice-bears", what=text, units=units) if units else text


def _losses(localizer: Localizer, decision: Losses) -> Iterator[str]:
    yield localizer.say("limit-total", count=decision.total)
    is_replaced = any(way.placed for each in decision.pool.exposed for way in each.ways)
    yield localizer.say("limit-points", replaced="yes" if is_replaced else "no")
    if decision.pool.is_strict and any(each.ways for each in decision.pool.exposed):
        yield localizer.say("limit-surplus")
    if decision.near:
        yield localizer.say("limit-near", count=decision.near)
    for exposed in _losable(decision):
        yield exposed_text(localizer, exposed)


def _losable(decision: Losses) -> list[ExposedArea]:
    """Return the areas of which anything may go: in an epidemic, the last token of each stays (30.612)."""
    return [each for each in decision.pool.exposed if each.tokens or each.ways]


def exposed_text(localizer: Localizer, exposed: ExposedArea) -> str:
    """Return what may go in one area: its tokens, and how its city may, with the points of each."""
    what = [token_count(localizer, exposed.tokens)] if exposed.tokens else []
    if len(exposed.ways) > len((ELIMINATE, REDUCE)):
        fewest, most = (each(way.placed for way in exposed.ways) for each in (min, max))
        limits = {"fewest": fewest, "most": CITY_POINTS - fewest, "least": CITY_POINTS - most}
        what.append(localizer.say("way-range", tokens=token_count(localizer, most), **limits))
    elif exposed.ways:
        labels = [way_label(localizer, way) for way in exposed.ways]
        what.append(reduce(lambda way, other: localizer.say("way-or", way=way, other=other), labels))
    text = localizer.say("limit-area", area=area_name(localizer, exposed.area), what=", ".join(what))
    return near_text(localizer, text) if exposed.is_near else text


def near_text(localizer: Localizer, text: str) -> str:
    """Return a text about units that stand next to the other faction (30.414)."""
    return localizer.say("choice-near", what=text)


def way_label(localizer: Localizer, way: CityWay) -> str:
    """Return how a city may go, the tokens in its place, and the points that come of it while the stock lasts."""
    if way.word in (ELIMINATE, "city"):
        return localizer.say(f"way-{way.word}")
    key = "way-reduce" if way.word == REDUCE else "way-points"
    return localizer.say(key, tokens=token_count(localizer, way.placed), count=CITY_POINTS - way.placed)


def _takeover(localizer: Localizer, decision: TakeOver) -> Iterator[str]:
    tokens, cities = token_count(localizer, decision.token_count), city_count(localizer, decision.city_count)
    yield localizer.say("limit-take-over", tokens=tokens, cities=cities)
    for area in sorted({*decision.tokens, *decision.cities}):
        count = decision.tokens.get(area, 0)
        what = [token_count(localizer, count)] if count else []
        what += [localizer.say("way-city")] if area in decision.cities else []
        yield localizer.say("limit-area", area=area_name(localizer, area), what=", ".join(what))
