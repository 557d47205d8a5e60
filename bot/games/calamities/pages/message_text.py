"""The texts in messages of a calamity table: positions, questions, what happened, and what to move. Pure."""

from collections.abc import Collection, Mapping, Sequence

from bot.discord.sheet import MOST_OPTIONS, whole_lines
from bot.games.calamities import lines
from bot.games.calamities.pictures.map_parts import focus_of
from bot.games.calamities.rules.changes import board_changes, occupied_areas
from bot.games.calamities.rules.decisions import Amount, Decision, Pick
from bot.games.calamities.rules.names import BARBARIANS, CARDS, PIRATES, SUPPORT, AreaId, NationName
from bot.games.calamities.rules.options import Asked
from bot.games.calamities.rules.portions import has_portions, items_of
from bot.games.calamities.rules.position import Nation, Position, Surplus
from bot.games.calamities.rules.turn import DrawnCalamity
from bot.games.calamities.stages import PREPARING, SHOWING, ResolvedCalamity, Stage
from bot.games.calamities.words.choice_text import bearing_notes, choice_lines
from bot.games.calamities.words.holdings import CITY_SIGN, change_text
from bot.games.calamities.words.moves import effect_line, move_text
from bot.games.calamities.words.naming import area_name, calamity_name, civilization_card, nation_name
from bot.games.calamities.words.question_text import (
    answer_text,
    decider_text,
    limit_lines,
    question_sentence,
)
from bot.games.calamities.words.typed_text import position_lines_text, words_for
from bot.i18n.catalogue import Localizer
from bot.i18n.cutting import size
from bot.i18n.facts import join_facts
from bot.i18n.names import safe_name
from bot.match import Line


def calamity_heading(drawn: DrawnCalamity, localizer: Localizer) -> str:
    """Return a calamity's name, its victim and who passed it on."""
    nation = nation_name(localizer, drawn.primary)
    if drawn.calamity == SUPPORT:
        return localizer.say("cal-support", nation=nation)
    name = calamity_name(localizer, drawn.calamity)
    if drawn.traded_by is None:
        return localizer.say("cal-struck", calamity=name, nation=nation)
    return localizer.say("cal-struck-from", calamity=name, nation=nation, giver=nation_name(localizer, drawn.traded_by))


def calamity_name_and_nation(drawn: DrawnCalamity, localizer: Localizer) -> str:
    """Return a calamity that does nothing, and who held it."""
    name, nation = calamity_name(localizer, drawn.calamity), nation_name(localizer, drawn.primary)
    return localizer.say("outcome-title", calamity=name, nation=nation)


def asked_of(stage: Stage) -> Asked | None:
    """Return the decision that is asked now, with all that led to it."""
    if stage.outcome is None or stage.outcome.pending is None:
        return None
    return Asked(stage.position, stage.queue[0], stage.answers, stage.outcome)


def question_text(asked: Asked, localizer: Localizer, *, is_public: bool) -> str:
    """Return a decision's question: who is asked, by which clause, within which limits, and what each option does.

    How much Grain they could show is left out where it `is_public`, since it is their secret; and what may go where is
    for the one asked, who has menus of it.
    """
    decision = asked.decision
    sentence = question_sentence(localizer, decision, asked.drawn)
    texts = [localizer.say("text-of", what=f"**{decider_text(localizer, decision)}**", told=sentence)]
    if not isinstance(decision, Pick) and not (is_public and isinstance(decision, Amount)):
        has_items = is_public or not has_portions(decision) or len(items_of(decision)) > MOST_OPTIONS
        limits = limit_lines(localizer, decision, has_items=has_items, notes=bearing_notes(localizer, asked))
        texts += [f"- {limit}" for limit in limits]
    return "\n".join([*texts, *choice_lines(localizer, asked, is_public=is_public)])


def question_line(decision: Decision, drawn: DrawnCalamity, localizer: Localizer) -> str:
    """Return what is asked in one line without markdown, as a phone shows it of a ping."""
    sentence = question_sentence(localizer, decision, drawn)
    return localizer.say("text-of", what=decider_text(localizer, decision), told=sentence)


def held_text(drawn: DrawnCalamity, localizer: Localizer) -> str:
    """Return a calamity in someone's hand, and who passed it on."""
    name = calamity_name(localizer, drawn.calamity)
    if drawn.traded_by is None:
        return name
    return localizer.say("cal-held-from", calamity=name, giver=nation_name(localizer, drawn.traded_by))


def resolved_lines(resolved: ResolvedCalamity, localizer: Localizer) -> list[str]:
    """Return a resolved calamity: its victim, and all that is to be moved."""
    texts = [f"**{calamity_heading(resolved.drawn, localizer)}**"]
    effects = [f"- {effect_line(localizer, effect)}" for effect in resolved.outcome.effects]
    texts += effects or [f"- {localizer.say('cal-no-effect')}"]
    before, after = resolved.before.surpluses(), resolved.outcome.position.surpluses()
    new = {area: surplus for area, surplus in after.items() if before.get(area) != surplus}
    return texts + surplus_lines(new, localizer)


def outcomes_text(done: Sequence[ResolvedCalamity], localizer: Localizer, most: int, under_way: str = "") -> str:
    """Return what the calamities of a turn have done: the last one whole, each earlier one in a line.

    Below them stands what one that is `under_way` has done so far. Where all that is longer than `most` characters, the
    sums of the last one go first, then the oldest lines, then its moves are told by nation; none of them is left out.
    """
    happened = [each for each in done if has_happened(each)]
    if not happened:
        return whole_lines(under_way, most, "…")
    earlier, last = [earlier_line(each, localizer) for each in happened[:-1]], happened[-1]
    whole, short, by_nation = (told(last, localizer) for told in (resolved_lines, _short_lines, _lines_by_nation))
    shorter_and_shorter = [(whole, 0), *((moves, start) for moves in (short, by_nation) for start in range(len(done)))]
    for moves, start in shorter_and_shorter:
        left_out = [localizer.say("cal-earlier-more", count=min(start, len(earlier)))] if start and earlier else []
        text = "\n".join([*left_out, *earlier[start:], *moves, *filter(None, [under_way])])
        if size(text) <= most:
            return text
    text = "\n".join(by_nation)
    return whole_lines(f"{text}\n{under_way}".strip(), max(most, size(text)), "…")


def earlier_line(resolved: ResolvedCalamity, localizer: Localizer) -> str:
    """Return a resolved calamity in a line: its victim, and the points that each nation lost or won."""
    points: dict[NationName, int] = {}
    for change in board_changes(resolved.before, resolved.outcome.position):
        points[change.nation] = points.get(change.nation, 0) + change.after.points - change.before.points
    told = ", ".join(f"{nation_name(localizer, name)} {_signed(count)}" for name, count in points.items() if count)
    heading = calamity_heading(resolved.drawn, localizer)
    return localizer.say("text-of", what=heading, told=told or localizer.say("cal-no-effect"))


def _signed(count: int) -> str:
    return f"{count:+}".replace("-", "−")


def _short_lines(resolved: ResolvedCalamity, localizer: Localizer) -> list[str]:
    """Return a resolved calamity with all that is to be moved, without the sums."""
    moves = [f"- {move_text(localizer, effect)}" for effect in resolved.outcome.effects if effect.kind != "note"]
    return [f"**{calamity_heading(resolved.drawn, localizer)}**", *moves]


def _lines_by_nation(resolved: ResolvedCalamity, localizer: Localizer) -> list[str]:
    """Return a resolved calamity with what it has changed, a line for each nation."""
    changed: dict[NationName, list[str]] = {}
    for change in board_changes(resolved.before, resolved.outcome.position):
        changed.setdefault(change.nation, []).append(change_text(change, localizer))
    lines = (
        localizer.say("text-of", what=nation_name(localizer, name), told=", ".join(texts))
        for name, texts in changed.items()
    )
    return [f"**{calamity_heading(resolved.drawn, localizer)}**", *(f"- {line}" for line in lines)]


def under_way_text(stage: Stage, localizer: Localizer, *, has_heading: bool = True) -> str:
    """Return what the calamity that is being resolved has done so far, below its name; empty where it is nothing."""
    if stage.outcome is None or not stage.outcome.effects:
        return ""
    heading = [f"**{calamity_heading(stage.queue[0], localizer)}** …"] if has_heading else []
    return "\n".join([*heading, *(f"- {effect_line(localizer, effect)}" for effect in stage.outcome.effects)])


def surplus_lines(surpluses: Mapping[AreaId, Surplus], localizer: Localizer) -> list[str]:
    """Return a warning of areas that hold more tokens than their limit; nothing where there are none."""
    areas = [
        localizer.say("cal-surplus-area", area=area_name(localizer, area), tokens=found.tokens, limit=found.limit)
        for area, found in sorted(surpluses.items(), key=lambda each: area_name(localizer, each[0]))
    ]
    return [localizer.say("cal-surplus", areas=", ".join(areas))] if areas else []


def has_happened(resolved: ResolvedCalamity) -> bool:
    """Return whether there is anything to tell: the check of city support mostly finds nothing."""
    return resolved.drawn.calamity != SUPPORT or bool(resolved.outcome.effects)


def has_moves(stage: Stage) -> bool:
    """Return whether anything is to be moved of this turn so far."""
    return any(map(has_happened, stage.done)) or bool(stage.outcome is not None and stage.outcome.effects)


def move_lines(stage: Stage, localizer: Localizer) -> list[str]:
    """Return everything that is to be moved of this turn so far."""
    texts = [line for each in stage.done if has_happened(each) for line in resolved_lines(each, localizer)]
    return [*texts, *filter(None, [under_way_text(stage, localizer)])]


def sheet_text(stage: Stage, names: Sequence[str], localizer: Localizer) -> str:
    """Return the positions, a line for each nation, with who plays it."""
    players = {nation: safe_name(names[seat]) for seat, nation in enumerate(stage.seats) if nation is not None}
    position = present_position(stage)
    texts = [nation_text(nation, localizer, players.get(nation.name, "")) for nation in position.nations]
    if position.barbarians:
        horde = ", ".join(f"{area_name(localizer, area)} {count}" for area, count in position.barbarians.items())
        texts.append(localizer.say("text-of", what=f"**{nation_name(localizer, BARBARIANS)}**", told=horde))
    if position.pirates:
        there = ", ".join(f"{area_name(localizer, area)} {CITY_SIGN}" for area in sorted(position.pirates))
        texts.append(localizer.say("text-of", what=f"**{nation_name(localizer, PIRATES)}**", told=there))
    return "\n".join([*texts, *surplus_lines(position.surpluses(), localizer)])


def nation_text(nation: Nation, localizer: Localizer, player: str = "") -> str:
    """Return one nation: its areas, stock, treasury and cards."""
    units: list[str] = []
    for area in sorted(nation.areas, key=lambda each: area_name(localizer, each)):
        city, count = CITY_SIGN if area in nation.cities else "", nation.tokens.get(area, 0)
        units.append(" ".join(filter(None, (area_name(localizer, area), city, str(count or "")))))
    stock = localizer.say("cal-stock", tokens=nation.stock_tokens, cities=nation.stock_cities, treasury=nation.treasury)
    cards = ", ".join(civilization_card(localizer, card) for card in CARDS if card in nation.cards)
    who = f" ({player})" if player else ""
    parts = join_facts([part for part in (", ".join(units), stock, cards) if part], localizer)
    return localizer.say("text-of", what=f"**{nation_name(localizer, nation.name)}**{who}", told=parts)


def loss_text(before: Position, after: Position, localizer: Localizer) -> str:
    """Return what nations, Barbarians and pirates no longer have, between commas; empty where that is nothing."""
    lost: list[str] = []
    for change in board_changes(before, after):
        area = area_name(localizer, change.area)
        if change.before.has_city and not change.after.has_city:
            lost.append(f"{area} {CITY_SIGN}")
        if change.after.tokens < change.before.tokens:
            lost.append(f"{area} {_signed(change.after.tokens - change.before.tokens)}")
    for was, now in zip(before.nations, after.nations, strict=True):
        if now.treasury < was.treasury:
            lost.append(f"{words_for('treasury', localizer)[0]} {_signed(now.treasury - was.treasury)}")
        lost += [civilization_card(localizer, card) for card in CARDS if card in was.cards - now.cards]
    return localizer.list(lost)


def present_position(stage: Stage) -> Position:
    """Return the boards as they are now, in the middle of a calamity too."""
    return stage.outcome.position if stage.outcome is not None else stage.position


def position_before(stage: Stage) -> Position | None:
    """Return the boards before what a message tells of; None while a turn is prepared."""
    if stage.kind == PREPARING or not (stage.done or stage.outcome):
        return None
    if stage.kind == SHOWING and stage.done:
        return stage.done[0].before
    has_begun = stage.outcome is not None and stage.outcome.effects
    return stage.position if has_begun or not stage.done else stage.done[-1].before


def stage_focus(stage: Stage) -> Collection[AreaId]:
    """Return the areas of the map that matter now; while a turn is prepared, those with units."""
    if stage.kind == PREPARING:
        return occupied_areas(stage.position)
    victim = stage.queue[0].primary if stage.queue else None
    found = focus_of(present_position(stage), position_before(stage), asked_of(stage), victim)
    return {*found, *(area for areas in stage_factions(stage).values() for area in areas)}


def stage_factions(stage: Stage) -> Mapping[str, Collection[AreaId]]:
    """Return the areas of the factions of a civil war, while a decision about them waits."""
    asked = asked_of(stage)
    return {} if asked is None else {name: faction.areas for name, faction in asked.factions.items()}


def nation_of(stage: Stage, seat: int) -> Nation | None:
    """Return a seat's nation as it is now."""
    name = stage.seats[seat]
    return next((each for each in present_position(stage).nations if each.name == name), None)


def line_text(line: Line, names: Sequence[str], localizer: Localizer) -> str:
    """Return one line of the log for everyone, without what a hand holds."""
    word, _, rest = line.action.partition(" ")
    name = names[line.seat]
    if line.by is not None and line.by.startswith("seat "):
        deputy = int(line.by.removeprefix("seat "))
        if deputy != line.seat and deputy < len(names):
            name = localizer.say("cal-line-for", who=names[deputy], whom=name)
    secret = "" if word in (lines.HAND, lines.DRAW) else rest
    if word in (lines.POSITION, lines.CORRECT):
        secret = position_lines_text(rest, localizer)
    elif word == lines.NATION:
        secret = nation_name(localizer, rest)
    elif word == lines.ANSWER:
        secret = answer_text(localizer, rest)
    key = f"cal-line-{word}"
    return localizer.say(key, who=name, what=secret.replace("\n", " · ")) if localizer.has(key) else ""
