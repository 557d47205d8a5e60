"""Alt texts of the calamities' pictures, and the board as text."""

from collections.abc import Iterable, Iterator, Sequence

from bot.games.calamities.pictures.area_map import map_part
from bot.games.calamities.pictures.chips import NOTHING
from bot.games.calamities.pictures.march_picture import ON_A_PAGE
from bot.games.calamities.pictures.nation_sheet import figures_of
from bot.games.calamities.rules.changes import Change, Holding, board_changes, holdings_in, occupied_areas
from bot.games.calamities.rules.march import MarchStep
from bot.games.calamities.rules.names import AreaId, NationName
from bot.games.calamities.rules.position import Nation, Position
from bot.games.calamities.words.march_text import march_lines, step_counts, step_title
from bot.games.calamities.words.naming import area_name, nation_name
from bot.i18n.catalogue import Speaker
from bot.i18n.cutting import MOST_ALT, cut


def map_alt(
    position: Position, speaker: Speaker, *, before: Position | None = None, part: int | None = None
) -> str:  # fmt: skip
    """Return the map's alt text: what changed, by nation, then who holds what, as much as there is room for."""
    areas = occupied_areas(position) if part is None else map_part(position, part)
    changes = board_changes(before, position) if before is not None else ()
    shown = [change for change in changes if part is None or change.area in areas]
    facts = [speaker.say("map-alt")]
    if shown:
        facts += _changes_by_nation(shown, speaker, is_short=False)
    facts += _holdings_by_nation(position, speaker, areas)
    text = ". ".join(facts)
    if shown and len(text) > MOST_ALT:
        facts = [
            speaker.say("map-alt"),
            *_changes_by_nation(shown, speaker, is_short=True),
            *_totals(position, speaker),
        ]
    return _whole_facts(facts, speaker)


def _whole_facts(facts: Sequence[str], speaker: Speaker) -> str:
    """Return as many facts as fit, a nation in each but the first, and how many are left out."""
    for left_out in range(len(facts)):
        more = [speaker.say("map-more", count=left_out)] if left_out else []
        text = ". ".join([*facts[: len(facts) - left_out], *more])
        if len(text) <= MOST_ALT:
            return text
    return cut(". ".join(facts), MOST_ALT)


def map_text(position: Position, speaker: Speaker) -> str:
    """Return every area with something in it, a line for each nation."""
    return "\n".join(_holdings_by_nation(position, speaker, occupied_areas(position)))


def changed_areas_alt(changes: Sequence[Change], title: str, speaker: Speaker) -> str:
    """Return the alt text of a page of changes: every one of them as it was and as it is."""
    for is_short in (False, True):
        text = ". ".join([title, *_changes_by_nation(changes, speaker, is_short=is_short)])
        if len(text) <= MOST_ALT:
            return text
    return cut(text, MOST_ALT)


def nation_sheet_alt(position: Position, speaker: Speaker, *, before: Position | None = None) -> str:
    """Return the alt text of the nations' table, a sentence for each."""
    texts = [_figures(nation, before.nation(nation.name) if before else nation, speaker) for nation in position.nations]
    return cut(". ".join(texts), MOST_ALT)


def march_alt(steps: Sequence[MarchStep], victim: NationName, speaker: Speaker, page: int = 0) -> str:
    """Return the alt text of a page of the march, without reasons where there is no room for them."""
    first = page * ON_A_PAGE
    texts = march_lines(speaker, steps, victim)[first : first + ON_A_PAGE]
    title = speaker.say("march-title", nation=nation_name(speaker, victim))
    text = ". ".join([title, *texts])
    if len(text) <= MOST_ALT:
        return text
    short = [
        speaker.say(
            "text-of", what=step_title(speaker, step, number), told=", ".join(step_counts(speaker, step, victim))
        )
        for number, step in enumerate(steps[first : first + ON_A_PAGE], start=first + 1)
    ]
    return cut(". ".join([title, *short]), MOST_ALT)


def holding_text(holding: Holding, speaker: Speaker) -> str:
    """Return `city`, `5`, `city+5`; a dash for nothing."""
    parts = [speaker.say("map-city")] if holding.has_city else []
    parts += [str(holding.tokens)] if holding.tokens else []
    return "+".join(parts) or NOTHING


def change_text(change: Change, speaker: Speaker) -> str:
    """Return a change such as `Memphis city → 3`."""
    before, after = holding_text(change.before, speaker), holding_text(change.after, speaker)
    return f"{area_name(speaker, change.area)} {before} → {after}"


def _changes_by_nation(changes: Iterable[Change], speaker: Speaker, *, is_short: bool) -> Iterator[str]:
    found: dict[NationName, list[Change]] = {}
    for change in changes:
        found.setdefault(change.nation, []).append(change)
    for nation, own in found.items():
        if is_short:
            texts = [f"{area_name(speaker, each.area)} {each.after.points - each.before.points:+}" for each in own]
        else:
            texts = [change_text(each, speaker) for each in own]
        yield speaker.say("map-of", nation=nation_name(speaker, nation), what=", ".join(texts))


def _holdings_by_nation(position: Position, speaker: Speaker, areas: Iterable[AreaId]) -> Iterator[str]:
    found: dict[NationName, list[str]] = {nation.name: [] for nation in position.nations}
    for area in sorted(areas, key=lambda area: area_name(speaker, area)):
        for holding in holdings_in(position, area):
            held = f"{area_name(speaker, area)} {holding_text(holding, speaker)}"
            found.setdefault(holding.nation, []).append(held)
    for nation, held in found.items():
        if held:
            yield speaker.say("map-of", nation=nation_name(speaker, nation), what=", ".join(held))


def _totals(position: Position, speaker: Speaker) -> Iterator[str]:
    return (_figures(nation, nation, speaker) for nation in position.nations)


def _figures(nation: Nation, was: Nation, speaker: Speaker) -> str:
    shown = [
        str(now) if now == before else f"{before} → {now}"
        for before, now in zip(figures_of(was), figures_of(nation), strict=True)
    ]
    names = dict(zip(("tokens", "cities", "stock", "stock_cities", "treasury"), shown, strict=True))
    return speaker.say("sheet-row", nation=nation_name(speaker, nation.name), **names)
