"""What may be chosen in words: the units that each option stands for, and what comes of it."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, cast

from bot.games.calamities.rules.changes import Change, board_changes
from bot.games.calamities.rules.city_losses import TOKENS_PER_CITY
from bot.games.calamities.rules.civil_war import CHOSEN_BY_BENEFICIARY, FIRST, SECOND, Faction
from bot.games.calamities.rules.decisions import Allocation, Amount, Decision, Pick, PickSome, TakeOver
from bot.games.calamities.rules.losses import Losses
from bot.games.calamities.rules.names import AreaId, NationName
from bot.games.calamities.rules.options import Asked
from bot.games.calamities.rules.position import CITY_POINTS
from bot.games.calamities.rules.resolution import Outcome
from bot.games.calamities.rules.unit_losses import POINTS_PER_GRAIN
from bot.games.calamities.words.holdings import CITY_SIGN, NOTHING, by_nation, change_text, units_text
from bot.games.calamities.words.naming import area_name, city_count, nation_name, token_count
from bot.games.calamities.words.question_text import CITIES_CLAUSE, option_label, question_sentence
from bot.i18n.catalogue import Localizer
from bot.i18n.facts import join_facts

_Row = tuple[str, str, str]
_MARCHES: Final = ("start_area", "march")
_MOST_CHANGES: Final = 6
"""Changes that are told one by one; of more, only each nation's points."""
_MOST_ROWS: Final = 18
"""Areas up to which factions stand in columns; above, each faction is a line."""


def choice_lines(localizer: Localizer, asked: Asked, *, is_public: bool) -> list[str]:
    """Return what may be chosen, an option a line, and the sets of units between which the decision is.

    How much Grain could be shown isn't public. Losses and divisions are told by their limits.
    """
    match asked.decision:
        case Pick(what="keep"):
            return [*faction_lines(localizer, asked), *_keep_lines(localizer, asked)]
        case Pick() | PickSome() as decision:
            lines = [f"- {_option_line(localizer, asked, option)}" for option in decision.options]
            return [*_support_lines(localizer, asked), *lines]
        case Amount() as decision:
            if is_public or not decision.most:
                return []
            left = [max(0, decision.order - POINTS_PER_GRAIN * shown) for shown in range(decision.most + 1)]
            return [f"- {localizer.say('choice-grain', shown=shown, count=due)}" for shown, due in enumerate(left)]
        case Losses() as decision:
            return [*faction_lines(localizer, asked), *_rest_lines(localizer, asked, decision)]
        case TakeOver():
            taker = asked.next_taker()
            key = "choice-take-over-removed" if taker is None else "choice-take-over-next"
            name = "" if taker is None else nation_name(localizer, taker)
            return [*faction_lines(localizer, asked), f"- {localizer.say(key, nation=name)}"]
        case _:
            return []


def _option_line(localizer: Localizer, asked: Asked, option: str) -> str:
    """Return an option with its units, and what they become."""
    label = option_label(localizer, asked.decision, option)
    changes = asked.changes_of(option)
    told = [_units_text(localizer, asked, option)] if not changes or asked.decision.what == "flood_plain" else []
    told += [_changes_text(localizer, asked, changes, option)] if changes else []
    parts = [" ⇒ ".join(filter(None, told))]
    if asked.decision.what in _MARCHES:
        parts.append(localizer.say("cal-area-limit", count=asked.position.area(AreaId(option)).limit))
    text = " · ".join(filter(None, parts))
    return localizer.say("text-of", what=label, told=text) if text else label


def _support_lines(localizer: Localizer, asked: Asked) -> Iterator[str]:
    """Yield how many tokens support cities now, and how many have to (30.422)."""
    if asked.decision.what == "reduce":
        trace = cast("Sequence[Mapping[str, int]]", asked.outcome.findings["trace"])
        yield f"- {localizer.say('choice-supported', have=trace[-1]['available'], need=trace[-1]['needed'])}"


def _units_text(localizer: Localizer, asked: Asked, option: str) -> str:
    is_one = asked.areas_of(option) == (option,)
    told = (
        (each.nation, units_text(localizer, area, each, has_area=not is_one)) for area, each in asked.units_of(option)
    )
    return join_facts([*by_nation(localizer, told)], localizer)


def _changes_text(localizer: Localizer, asked: Asked, changes: Sequence[Change], option: str) -> str:
    """Return changes by nation; without a name where the question has said whose area it is."""
    if (
        len(changes) == 1
        and changes[0].area == option
        and (isinstance(asked.decision, PickSome) or changes[0].nation == asked.drawn.primary)
    ):
        return change_text(changes[0], localizer, has_area=False)
    if len(changes) > _MOST_CHANGES:
        return ", ".join(_points_text(localizer, changes))
    is_named = {each.area for each in changes} != {option}  # one without a name would read as part of the one before
    told = ((each.nation, change_text(each, localizer, has_area=is_named)) for each in changes)
    return join_facts([*by_nation(localizer, told)], localizer)


def _points_text(localizer: Localizer, changes: Iterable[Change]) -> Iterator[str]:
    """Yield the points that each nation wins or loses, such as `Egypt −7`."""
    points: dict[NationName, int] = {}
    for change in changes:
        points[change.nation] = points.get(change.nation, 0) + change.after.points - change.before.points
    for nation, count in points.items():
        if count:
            yield f"{nation_name(localizer, nation)} {f'{count:+}'.replace('-', '−')}"


def choice_label(localizer: Localizer, asked: Asked | None, decision: Decision, option: str) -> str:
    """Return an option for a button; a faction with its points."""
    faction = None if asked is None or decision.what != "keep" else asked.factions.get(option)
    if faction is None:
        return option_label(localizer, decision, option)
    return localizer.say(f"answer-{option}-points", count=faction.points)


def faction_lines(localizer: Localizer, asked: Asked) -> list[str]:
    """Return both factions of a civil war side by side, area by area, with their sums; nothing where there are none."""
    factions = asked.factions
    if not factions:
        return []
    first, second = factions[FIRST], factions[SECOND]
    areas = sorted(first.areas | second.areas, key=lambda area: area_name(localizer, area))
    sums: list[_Row] = [
        (localizer.say("faction-tokens"), str(sum(first.tokens.values())), str(sum(second.tokens.values()))),
        (localizer.say("faction-cities"), str(len(first.cities)), str(len(second.cities))),
        (localizer.say("faction-points"), str(first.points), str(second.points)),
    ]
    heading = ("", localizer.say("faction-first"), localizer.say("faction-second"))
    if len(areas) <= _MOST_ROWS:
        rows = [(area_name(localizer, area), _cell(first, area), _cell(second, area)) for area in areas]
        return _columns([heading, *rows, *sums])
    lists = [
        localizer.say(
            "text-of", what=f"**{name}**",
            told=", ".join(f"{area_name(localizer, area)} {_cell(each, area)}" for area in areas if area in each.areas),
        )
        for name, each in zip(heading[1:], (first, second), strict=True)
    ]  # fmt: skip
    return [*lists, *_columns([heading, *sums])]


def _cell(faction: Faction, area: AreaId) -> str:
    city, tokens = CITY_SIGN if area in faction.cities else "", str(faction.tokens.get(area) or "")
    return " ".join(filter(None, (city, tokens))) or NOTHING


def _columns(rows: Sequence[_Row]) -> list[str]:
    """Return rows in columns of one width, in a block of letters that are equally wide."""
    plain = [tuple(cell.replace("`", "'") for cell in row) for row in rows]
    widths = [max(len(row[place]) for row in plain) for place in range(3)]
    lines = [f"{row[0]:<{widths[0]}}  {row[1]:>{widths[1]}}  {row[2]:>{widths[2]}}".rstrip() for row in plain]
    return ["```", *lines, "```"]


def _keep_lines(localizer: Localizer, asked: Asked) -> Iterator[str]:
    """Yield what comes of keeping either faction, and what the victim keeps in any case (30.415)."""
    victim = asked.drawn.primary
    for option in (FIRST, SECOND):
        after = asked.resolved(option)
        told = [*_totals(localizer, asked, option, after), *_keep_warnings(localizer, asked, option, after)]
        label = choice_label(localizer, asked, asked.decision, option)
        yield "- " + localizer.say("text-of", what=label, told=join_facts(told, localizer))
    yield f"- {localizer.say('faction-kept', nation=nation_name(localizer, victim))}"


def _totals(localizer: Localizer, asked: Asked, option: str, after: Outcome) -> Iterator[str]:
    """Yield the points on the board of each nation that changes, as they are and as they would be."""
    if after.pending is not None:  # then others still choose what they take over
        both, name = sum(each.points for each in asked.factions.values()), nation_name(localizer, asked.drawn.primary)
        yield localizer.say("choice-points", nation=name, before=both, after=asked.factions[option].points)
        return
    changed = {change.nation for change in board_changes(asked.position, after.position)}
    for nation in asked.position.nations:
        if nation.name in changed:
            then = after.position.nation(nation.name)
            points = [sum(each.points_in(area) for area in each.areas) for each in (nation, then)]
            yield localizer.say(
                "choice-points", nation=nation_name(localizer, nation.name), before=points[0], after=points[1]
            )


def _keep_warnings(localizer: Localizer, asked: Asked, option: str, after: Outcome) -> Iterator[str]:
    """Yield who would be asked next, what nobody can take over, and which cities would lack support."""
    if (pending := after.pending) is not None:
        asks = question_sentence(localizer, pending, asked.drawn)
        yield localizer.say("explain-preview-asked", nation=nation_name(localizer, pending.who), question=asks)
    new = [each for each in after.effects[len(asked.outcome.effects) :] if each.clause == "30.415"]
    gone = sum(each.tokens for each in new if each.kind == "remove")
    if gone := gone + CITY_POINTS * sum(each.kind == "eliminate" for each in new):
        yield localizer.say("choice-removed", count=gone)
    kept = asked.factions[option]
    short = TOKENS_PER_CITY * len(kept.cities) - sum(kept.tokens.values())
    if short > 0:
        yield localizer.say("choice-support", count=short)


def _rest_lines(localizer: Localizer, asked: Asked, decision: Losses) -> Iterator[str]:
    """Yield what becomes of the units that are not chosen for the first faction (30.4123, 30.413)."""
    if not decision.what.startswith("first_faction"):
        return
    everything = sum(each.tokens + CITY_POINTS * bool(each.ways) for each in decision.pool.exposed)
    rest, beneficiary = everything - decision.total, asked.outcome.findings["beneficiary"]
    if decision.clause == "30.4121":
        rest -= CHOSEN_BY_BENEFICIARY
        added = nation_name(localizer, str(beneficiary))
        yield f"- {localizer.say('choice-added', nation=added, points=CHOSEN_BY_BENEFICIARY, count=rest)}"
    else:
        yield f"- {localizer.say('choice-rest', count=rest)}"


def bearing_notes(localizer: Localizer, asked: Asked) -> Mapping[str, str]:
    """Return, of each nation among which a loss is divided, the units that may be struck: its cities and tokens."""
    decision = asked.decision
    if not isinstance(decision, Allocation):
        return {}
    is_cities = decision.clause == CITIES_CLAUSE
    plain = asked.outcome.findings.get("site") if decision.clause == "30.512" else None
    found: dict[str, str] = {}
    for name in decision.most:
        nation = asked.position.nation(name)
        areas = [area for area in nation.areas if plain is None or asked.position.area(area).plain == plain]
        cities = city_count(localizer, sum(area in nation.cities for area in areas))
        tokens = token_count(localizer, sum(nation.tokens.get(area, 0) for area in areas))
        found[name] = cities if is_cities else f"{cities}, {tokens}"
    return found
