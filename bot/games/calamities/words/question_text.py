"""A decision in words: who is asked, the question, the options and their limits; and answers."""

from collections.abc import Iterator
from typing import Final

from bot.games.calamities.rules.answers import Value, parse_answer
from bot.games.calamities.rules.decisions import Allocation, Amount, Decision, Pick, PickSome, TakeOver
from bot.games.calamities.rules.losses import CITY_POINTS, ELIMINATE, REDUCE, CityWay, ExposedArea, Losses
from bot.games.calamities.rules.names import TABLE
from bot.games.calamities.rules.turn import DrawnCalamity
from bot.games.calamities.words.naming import any_name, area_name, city_count, nation_name, token_count
from bot.i18n.catalogue import Speaker

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


def decider_text(speaker: Speaker, decision: Decision) -> str:
    """Return who decides, and by which clause."""
    if decision.who == TABLE:
        return speaker.say("ask-who-table", clause=decision.clause)
    return speaker.say("ask-who", who=nation_name(speaker, decision.who), clause=decision.clause)


def question_sentence(speaker: Speaker, decision: Decision, drawn: DrawnCalamity) -> str:
    """Return what is asked."""
    names = {"who": nation_name(speaker, decision.who), "victim": nation_name(speaker, drawn.primary)}
    if isinstance(decision, Pick) and decision.about is not None:
        names["area"] = area_name(speaker, decision.about)
    return speaker.say(_question_key(decision, drawn), **names)


def _question_key(decision: Decision, drawn: DrawnCalamity) -> str:
    if decision.what == "cities" and decision.clause == CITIES_CLAUSE:
        return "ask-cities-heretics" if decision.who == drawn.primary else "ask-cities-heresy"
    return _BY_CLAUSE.get((decision.what, decision.clause)) or _BY_WHAT[decision.what]


def option_label(speaker: Speaker, decision: Decision, option: str) -> str:
    """Return an option for a button: an area, a volcano, a plain, a faction, yes or no."""
    if option in ("yes", "no", "first", "second"):
        return speaker.say(f"answer-{option}")
    name = any_name(speaker, option) or area_name(speaker, option)
    if isinstance(decision, PickSome) and option in decision.owners:
        return speaker.say("answer-owned", area=name, nation=nation_name(speaker, decision.owners[option]))
    return name


def option_word(speaker: Speaker, option: str) -> str:
    """Return an option as it is typed and as the log is read out: a name, or one word."""
    key = f"choice-words-{option}"
    if speaker.has(key):
        return speaker.say(key).partition(",")[0]
    return any_name(speaker, option) or area_name(speaker, option)


def answer_text(speaker: Speaker, text: str) -> str:
    """Return an answer of the log (`Egypt losses fayum 3, memphis reduce`) in words."""
    answer = parse_answer(text)
    nation, what = nation_name(speaker, answer.who), speaker.say(f"what-{answer.what}")
    return speaker.say("answer-told", nation=nation, what=what, value=_value_text(speaker, answer.value))


def _value_text(speaker: Speaker, value: Value) -> str:
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return option_word(speaker, value)
    parts = [(each, "") if isinstance(each, str) else each for each in value]
    return ", ".join(f"{option_word(speaker, name)} {share_text(speaker, share)}".strip() for name, share in parts)


def share_text(speaker: Speaker, share: int | str) -> str:
    """Return what becomes of a name in an answer: a number, or how its city goes."""
    return speaker.say(f"way-word-{share}") if share in (ELIMINATE, REDUCE, "city") else str(share)


def fact_text(speaker: Speaker, fact: str) -> str:
    """Return in words what a table's own map shows differently (`coast sparta no`, `knossos water rhodes no`)."""
    words = fact.lower().split()
    if words[0] == "coast":
        return speaker.say(f"map-fact-coast-{words[2]}", area=area_name(speaker, words[1]))
    one, other = area_name(speaker, words[0]), area_name(speaker, words[2])
    return speaker.say(f"map-fact-{words[1]}-{words[3]}", area=one, other=other)


def limit_lines(speaker: Speaker, decision: Decision) -> list[str]:
    """Return what an answer has to keep to, a line each: how many, at most how much of whom, what may go where."""
    match decision:
        case Pick():
            return [speaker.say("limit-one", count=len(decision.options))]
        case PickSome():
            return list(_some(speaker, decision))
        case Amount():
            return [speaker.say("limit-amount", most=decision.most)]
        case Allocation():
            return list(_shares(speaker, decision))
        case Losses():
            return list(_losses(speaker, decision))
        case TakeOver():
            return list(_takeover(speaker, decision))
        case _:
            raise TypeError(decision)


def _some(speaker: Speaker, decision: PickSome) -> Iterator[str]:
    yield speaker.say("limit-some", count=decision.count)
    if decision.is_ordered:
        yield speaker.say("limit-order")
    if decision.owners:
        yield speaker.say("limit-each")


def _shares(speaker: Speaker, decision: Allocation) -> Iterator[str]:
    key = "limit-total-cities" if decision.clause == CITIES_CLAUSE else "limit-total"
    yield speaker.say(key, count=decision.total)
    for nation, most in decision.most.items():
        yield speaker.say("limit-share", nation=nation_name(speaker, nation), most=most)


def _losses(speaker: Speaker, decision: Losses) -> Iterator[str]:
    yield speaker.say("limit-total", count=decision.total)
    yield speaker.say("limit-points")
    if decision.near:
        yield speaker.say("limit-near", count=decision.near)
    for exposed in decision.pool.exposed:
        yield exposed_text(speaker, exposed)


def exposed_text(speaker: Speaker, exposed: ExposedArea) -> str:
    """Return what may go in one area: its tokens, and how its city may, with the points of each."""
    what = [token_count(speaker, exposed.tokens)] if exposed.tokens else []
    if len(exposed.ways) > len((ELIMINATE, REDUCE)):
        points = [CITY_POINTS - way.placed for way in exposed.ways]
        what.append(speaker.say("way-range", least=min(points), most=max(points)))
    else:
        what += [way_label(speaker, way) for way in exposed.ways]
    return speaker.say("limit-area", area=area_name(speaker, exposed.area), what=", ".join(what))


def way_label(speaker: Speaker, way: CityWay) -> str:
    """Return how a city may go, and the points that come of it while the stock lasts."""
    points = CITY_POINTS - way.placed
    if way.word in (ELIMINATE, "city"):
        return speaker.say(f"way-{way.word}")
    return speaker.say("way-reduce" if way.word == REDUCE else "way-points", count=points)


def _takeover(speaker: Speaker, decision: TakeOver) -> Iterator[str]:
    tokens, cities = token_count(speaker, decision.token_count), city_count(speaker, decision.city_count)
    yield speaker.say("limit-take-over", tokens=tokens, cities=cities)
    for area in sorted({*decision.tokens, *decision.cities}):
        count = decision.tokens.get(area, 0)
        what = [token_count(speaker, count)] if count else []
        what += [speaker.say("way-city")] if area in decision.cities else []
        yield speaker.say("limit-area", area=area_name(speaker, area), what=", ".join(what))
