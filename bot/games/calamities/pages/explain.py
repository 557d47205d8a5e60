"""Pages of `/calamity explain`: what a calamity does, whom it strikes, which cards help or hurt, and a preview."""

from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final

from bot.discord.sheet import Line, Sheet
from bot.discord.symbols import ACCENT
from bot.games.calamities.pages.explain_addresses import EXPLAIN_PICK, PREVIEW_PICK
from bot.games.calamities.rules import Drawn, Outcome, Position, resolve_calamity
from bot.games.calamities.rules.names import CALAMITIES, CalamityId, NationName
from bot.games.calamities.words.calamity_text import calamities_listed, calamity_explained, ruling_lines
from bot.games.calamities.words.moves import moves_within
from bot.games.calamities.words.naming import calamity_name, nation_name
from bot.games.calamities.words.question_text import question_asked
from bot.i18n.catalogue import Speaker
from bot.i18n.names import fold_text

_ORDER: Final = tuple(CALAMITIES)
_ALIKE: Final = 0.5
"""From there on a name is near what was typed."""


@dataclass(frozen=True, slots=True)
class Preview:
    """What comes of a calamity, as far as it comes before anybody is asked."""

    drawn: Drawn
    before: Position
    outcome: Outcome


def preview_calamity(position: Position, calamity: CalamityId, nation: NationName) -> Preview:
    """If that nation got this calamity now, passed on by nobody. Raises `BadPosition` where it cannot strike it."""
    drawn = Drawn(calamity, nation)
    return Preview(drawn, position, resolve_calamity(position, drawn))


def explain_page(
    calamity: CalamityId | None,
    speaker: Speaker,
    *,
    table: int = 0,
    position: Position | None = None,
    preview: Preview | None = None,
    note: str = "",
) -> Sheet:
    """The page of a calamity; the contents, all twelve in their order, where it is None.

    `position` is that of the reader's `table`: its rulings count, and its nations can be picked for a preview. `note`
    is a line in small print.
    """
    sheet = Sheet(ACCENT).text(f"### {_title(calamity, speaker)}")
    if note:
        sheet.text(f"-# {note}")
    rulings = position.rulings if position else None
    sheet.text(calamities_listed(speaker) if calamity is None else calamity_explained(speaker, calamity, rulings))
    if rulings is not None and (texts := ruling_lines(speaker, rulings)):
        sheet.text("\n".join(f"-# {line}" for line in (speaker.say("explain-rulings"), *texts)))
    if preview is not None:
        sheet.text(preview_text(preview, speaker, sheet.room))
    _pick_calamity(sheet, calamity, speaker, table)
    if calamity is not None and position is not None:
        _pick_nation(sheet, calamity, speaker, table, position)
    return sheet


def preview_text(preview: Preview, speaker: Speaker, most: int) -> str:
    """If a nation got it now: what moves at once, and what would be asked next, in at most so many characters."""
    drawn, pending = preview.drawn, preview.outcome.pending
    head = speaker.say("explain-preview", nation=nation_name(speaker, drawn.primary))
    text = "" if pending is None else question_asked(speaker, pending, drawn)
    asked = nation_name(speaker, pending.who) if pending else ""
    end = speaker.say("explain-preview-asked", nation=asked, question=text) if pending else ""
    is_bare = pending is not None and not preview.outcome.effects
    moves = "" if is_bare else moves_within(speaker, preview.outcome.effects, most - len(head) - len(end) - 2)
    return "\n".join(filter(None, (head, moves, end)))


LEAST_TYPED: Final = 3
"""Letters from the middle of a name that may stand for it."""


def calamity_called(speaker: Speaker, typed: str) -> CalamityId | None:
    """The calamity that somebody means: by its name in his language, its id, what begins so, or what has it in it."""
    wanted = fold_text(typed)
    names = _names(speaker)
    exact = [calamity for calamity, known in names.items() if wanted in known]
    begun = [calamity for calamity, known in names.items() if any(name.startswith(wanted) for name in known)]
    within = [calamity for calamity, known in names.items() if any(wanted in name for name in known)]
    found = exact or (begun if wanted else []) or (within if len(wanted) >= LEAST_TYPED else [])
    return found[0] if len(found) == 1 else None


def calamities_like(speaker: Speaker, typed: str) -> Sequence[CalamityId]:
    """The calamities that what was typed may mean, the likeliest first; all in order where nothing was."""
    wanted = fold_text(typed)
    names = _names(speaker)
    held = [calamity for calamity, known in names.items() if any(wanted in name for name in known)]
    if held:
        return held
    spelled = {name: calamity for calamity, known in names.items() for name in known}
    return list(dict.fromkeys(spelled[name] for name in get_close_matches(wanted, spelled, len(_ORDER), _ALIKE)))


def _names(speaker: Speaker) -> dict[CalamityId, tuple[str, str]]:
    """What each calamity is called, as it is compared."""
    return {each: (fold_text(calamity_name(speaker, each)), fold_text(each.replace("_", " "))) for each in _ORDER}


def _title(calamity: CalamityId | None, speaker: Speaker) -> str:
    return speaker.say("explain-title") if calamity is None else calamity_name(speaker, calamity)


def _pick_calamity(sheet: Sheet, here: CalamityId | None, speaker: Speaker, table: int) -> None:
    lines = [
        Line(str(place), calamity_name(speaker, calamity), is_chosen=calamity == here)
        for place, calamity in enumerate(_ORDER, start=1)
    ]
    sheet.select(EXPLAIN_PICK.to(table, _place(here), 0), speaker.say("explain-pick"), lines, least=1, most=1)


def _pick_nation(sheet: Sheet, here: CalamityId, speaker: Speaker, table: int, position: Position) -> None:
    lines = [
        Line(str(place), nation_name(speaker, nation.name))
        for place, nation in enumerate(position.nations, start=1)
        if nation.is_playing
    ]
    if lines:
        label = speaker.say("explain-pick-nation")
        sheet.select(PREVIEW_PICK.to(table, _place(here), 0), label, lines, least=1, most=1)


def _place(calamity: CalamityId | None) -> int:
    return 0 if calamity is None else _ORDER.index(calamity) + 1


def calamity_at(place: int) -> CalamityId | None:
    """The calamity of an address; None is the contents, and whatever is beyond the last one."""
    return _ORDER[place - 1] if 0 < place <= len(_ORDER) else None
