"""Alt texts of the calamities' pictures, and the board as text."""

from collections.abc import Iterable, Iterator, Sequence

from bot.games.calamities.pictures.march_picture import ON_A_PAGE
from bot.games.calamities.pictures.nation_sheet import figures_of
from bot.games.calamities.rules.changes import Change, board_changes, holdings_in, occupied_areas
from bot.games.calamities.rules.march import MarchStep
from bot.games.calamities.rules.names import AreaId, NationName
from bot.games.calamities.rules.position import Nation, Position
from bot.games.calamities.words.holdings import change_text, holding_text
from bot.games.calamities.words.march_text import march_lines, step_counts, step_title
from bot.games.calamities.words.naming import area_name, nation_name
from bot.i18n.catalogue import Localizer
from bot.i18n.cutting import MOST_ALT, cut


def map_alt(position: Position, localizer: Localizer, *, before: Position | None = None) -> str:
    """Return the map's alt text: what changed, by nation, then who holds what, as much as there is room for."""
    areas = occupied_areas(position)
    shown = board_changes(before, position) if before is not None else ()
    facts = [localizer.say("map-alt")]
    if shown:
        facts += _changes_by_nation(shown, localizer, is_short=False)
    facts += _holdings_by_nation(position, localizer, areas)
    text = ". ".join(facts)
    if shown and len(text) > MOST_ALT:
        facts = [
            localizer.say("map-alt"),
            *_changes_by_nation(shown, localizer, is_short=True),
            *_totals(position, localizer),
        ]
    return _whole_facts(facts, localizer)


def _whole_facts(facts: Sequence[str], localizer: Localizer) -> str:
    """Return as many facts as fit, a nation in each but the first, and how many are left out."""
    for left_out in range(len(facts)):
        more = [localizer.say("map-more", count=left_out)] if left_out else []
        text = ". ".join([*facts[: len(facts) - left_out], *more])
        if len(text) <= MOST_ALT:
            return text
    return cut(". ".join(facts), MOST_ALT)


def map_text(position: Position, localizer: Localizer) -> str:
    """Return every area with something in it, a line for each nation."""
    return "\n".join(_holdings_by_nation(position, localizer, occupied_areas(position)))


def changed_areas_alt(changes: Sequence[Change], title: str, localizer: Localizer) -> str:
    """Return the alt text of a page of changes: every one of them as it was and as it is."""
    for is_short in (False, True):
        text = ". ".join([title, *_changes_by_nation(changes, localizer, is_short=is_short)])
        if len(text) <= MOST_ALT:
            return text
    return cut(text, MOST_ALT)


def nation_sheet_alt(position: Position, localizer: Localizer, *, before: Position | None = None) -> str:
    """Return the alt text of the nations' table, a sentence for each."""
    texts = [
        _figures(nation, before.nation(nation.name) if before else nation, localizer) for nation in position.nations
    ]
    return cut(". ".join(texts), MOST_ALT)


def march_alt(steps: Sequence[MarchStep], victim: NationName, localizer: Localizer, page: int = 0) -> str:
    """Return the alt text of a page of the march, without reasons where there is no room for them."""
    first = page * ON_A_PAGE
    texts = march_lines(localizer, steps, victim)[first : first + ON_A_PAGE]
    title = localizer.say("march-title", nation=nation_name(localizer, victim))
    text = ". ".join([title, *texts])
    if len(text) <= MOST_ALT:
        return text
    short = [
        localizer.say(
            "text-of", what=step_title(localizer, step, number), told=", ".join(step_counts(localizer, step, victim))
        )
        for number, step in enumerate(steps[first : first + ON_A_PAGE], start=first + 1)
    ]
    return cut(". ".join([title, *short]), MOST_ALT)


def _changes_by_nation(changes: Iterable[Change], localizer: Localizer, *, is_short: bool) -> Iterator[str]:
    found: dict[NationName, list[Change]] = {}
    for change in changes:
        found.setdefault(change.nation, []).append(change)
    for nation, own in found.items():
        if is_short:
            texts = [f"{area_name(localizer, each.area)} {each.after.points - each.before.points:+}" for each in own]
        else:
            texts = [change_text(each, localizer) for each in own]
        yield localizer.say("map-of", nation=nation_name(localizer, nation), what=", ".join(texts))


def _holdings_by_nation(position: Position, localizer: Localizer, areas: Iterable[AreaId]) -> Iterator[str]:
    found: dict[NationName, list[str]] = {nation.name: [] for nation in position.nations}
    for area in sorted(areas, key=lambda area: area_name(localizer, area)):
        for holding in holdings_in(position, area):
            held = f"{area_name(localizer, area)} {holding_text(holding, localizer)}"
            found.setdefault(holding.nation, []).append(held)
    for nation, held in found.items():
        if held:
            yield localizer.say("map-of", nation=nation_name(localizer, nation), what=", ".join(held))


def _totals(position: Position, localizer: Localizer) -> Iterator[str]:
    return (_figures(nation, nation, localizer) for nation in position.nations)


def _figures(nation: Nation, was: Nation, localizer: Localizer) -> str:
    shown = [
        str(now) if now == before else f"{before} → {now}"
        for before, now in zip(figures_of(was), figures_of(nation), strict=True)
    ]
    names = dict(zip(("tokens", "cities", "stock", "stock_cities", "treasury"), shown, strict=True))
    return localizer.say("sheet-row", nation=nation_name(localizer, nation.name), **names)
