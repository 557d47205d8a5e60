"""What a table of calamities tells: positions, what is asked, what happened, and what to move. Pure."""

from collections.abc import Iterator, Mapping, Sequence

from bot.calamities.decisions import Decision
from bot.calamities.effects import Effect
from bot.calamities.names import SUPPORT
from bot.calamities.position import Nation, Position
from bot.calamities.position_text import written_sheet
from bot.calamities.work import Drawn
from bot.games import calamity_lines as lines
from bot.games.calamity_stages import Resolved, Stage
from bot.i18n import words
from bot.i18n.catalogue import Speaker
from bot.match import Line

CITY_SIGN = "⌂"


def place_told(area: str) -> str:
    """An area's name as people write it."""
    return area.replace("-", " ").title()


def struck_told(drawn: Drawn, speaker: Speaker) -> str:
    """A calamity, whom it strikes and who passed it on."""
    if drawn.calamity == SUPPORT:
        return speaker.say("cal-support", nation=drawn.primary)
    name = calamity_told(drawn.calamity)
    if drawn.traded_by is None:
        return speaker.say("cal-struck", calamity=name, nation=drawn.primary)
    return speaker.say("cal-struck-from", calamity=name, nation=drawn.primary, giver=drawn.traded_by)


def calamity_told(calamity: str) -> str:
    """A calamity's name."""
    return calamity.replace("_", " ").title()


def question_told(decision: Decision, speaker: Speaker) -> str:
    """What is asked of whom, by which clause, within which limits."""
    limits = "; ".join(_limits_told(decision.limits()))
    who, what = decision.who, decision.what.replace("_", " ")
    return speaker.say("cal-question", who=who, what=what, clause=decision.clause, limits=limits)


def _limits_told(limits: Mapping[str, object]) -> Iterator[str]:
    """The limits of a decision in short."""
    for key, value in limits.items():
        if isinstance(value, Mapping):
            yield ", ".join(f"{place_told(str(name))} {_share_told(share)}" for name, share in value.items())  # type: ignore[reportUnknownVariableType]  # as JSON
        elif isinstance(value, list):
            yield ", ".join(place_told(str(each)) for each in value)  # type: ignore[reportUnknownVariableType]  # as JSON
        else:
            yield f"{key} {value}"


def _share_told(share: object) -> str:
    if not isinstance(share, Mapping):
        return f"≤ {share}"
    told: list[str] = []
    for key, value in share.items():  # type: ignore[reportUnknownVariableType]  # as JSON
        if key == "tokens":
            told.append(f"≤ {value}")
        elif isinstance(value, Mapping):
            told.append(f"{CITY_SIGN} ({', '.join(f'{way} {points}' for way, points in value.items())})")  # type: ignore[reportUnknownVariableType]  # as JSON
    return " ".join(told)


def move_told(effect: Effect, speaker: Speaker) -> str:
    """One thing to do on the board, with its clause and its arithmetic."""
    why = f" ({effect.clause}: {effect.arithmetic})" if effect.arithmetic else f" ({effect.clause})"
    return f"**{effect.nation}** {_done(effect, speaker)}{why}"


def _done(effect: Effect, speaker: Speaker) -> str:
    area = "" if effect.area is None else place_told(effect.area)
    match effect.kind:
        case "remove":
            return f"{area} −{effect.tokens}"
        case "place":
            return f"{area} +{effect.tokens}"
        case "eliminate":
            return f"{area} {CITY_SIGN} → –"
        case "reduce":
            return f"{area} {CITY_SIGN} → {effect.tokens}"
        case "replace":
            return f"{area} {effect.tokens or CITY_SIGN} → {effect.by}"
        case "move":
            return f"{area} {effect.tokens} → {place_told(effect.to or '')}"
        case "show":
            return speaker.say("cal-grain-shown", count=effect.tokens)
        case _:
            return "·"


def resolved_told(resolved: Resolved, speaker: Speaker) -> list[str]:
    """A calamity that is over: whom it struck, and all that is to be moved."""
    told = [f"**{struck_told(resolved.drawn, speaker)}**"]
    effects = [f"- {move_told(effect, speaker)}" for effect in resolved.outcome.effects]
    return told + (effects or [f"- {speaker.say('cal-no-effect')}"])


def has_happened(resolved: Resolved) -> bool:
    """Whether there is anything to tell: the check of city support mostly finds nothing."""
    return resolved.drawn.calamity != SUPPORT or bool(resolved.outcome.effects)


def moves_told(stage: Stage, speaker: Speaker) -> list[str]:
    """Everything of this turn so far."""
    told = [line for each in stage.done if has_happened(each) for line in resolved_told(each, speaker)]
    if stage.outcome is not None and stage.outcome.effects:
        told.append(f"**{struck_told(stage.queue[0], speaker)}** …")
        told += [f"- {move_told(effect, speaker)}" for effect in stage.outcome.effects]
    return told


def sheet_told(stage: Stage, names: Sequence[str]) -> str:
    """The positions as a sheet: a line for each nation, with who plays it."""
    players = {nation: names[seat] for seat, nation in enumerate(stage.seats) if nation is not None}
    told: list[str] = []
    for line in written_sheet(present_position(stage)):
        nation, _, rest = line.partition(": ")
        who = players.get(nation)  # type: ignore[call-overload]  # a nation's name, as written
        player = f" ({words.safe_name(who)})" if who else ""
        told.append(f"**{nation}**{player}: {rest.replace(' city', f' {CITY_SIGN}')}")
    return "\n".join(told)


def present_position(stage: Stage) -> Position:
    """The boards as they are now, in the middle of a calamity too."""
    return stage.outcome.position if stage.outcome is not None else stage.position


def nation_of(stage: Stage, seat: int) -> Nation | None:
    """A seat's nation as it is now."""
    name = stage.seats[seat]
    return next((each for each in present_position(stage).nations if each.name == name), None)


def line_told(line: Line, names: Sequence[str], speaker: Speaker) -> str:
    """One line of the log for everybody: what a hand holds is not told."""
    word, _, rest = line.action.partition(" ")
    name = names[line.seat]
    if line.by is not None and line.by.startswith("seat "):
        deputy = int(line.by.removeprefix("seat "))
        if deputy != line.seat and deputy < len(names):
            name = speaker.say("cal-line-for", who=names[deputy], whom=name)
    secret = "" if word in (lines.HAND, lines.DRAW) else rest
    key = f"cal-line-{word}"
    return speaker.say(key, who=name, what=secret.replace("\n", " · ")) if speaker.has(key) else ""
