"""Lines of a calamity table's log, read into values and written again: each is what one seat does.

    nation Egypt
    position Egypt: memphis city, fayum 5; stock 50/8; cards: pottery
    hand grain 2; famine; treachery from Crete
    draw
    draw Egypt famine; Crete treachery from Egypt
    answer Egypt losses fayum 3, memphis reduce
    correct Egypt: memphis city; stock 55/8
    agree | refuse | next | end

A hand is its seat's secret until the draw; everything else is public.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from bot.games.calamities.rules.errors import BadPosition, cause
from bot.games.calamities.rules.names import CALAMITIES, CalamityId, NationName, nearest_name
from bot.games.calamities.rules.turn import DrawnCalamity
from bot.reasons import NO_CLAUSE, GameError, Reasons

CALAMITY_TABLE_REASONS: Final = Reasons({
    "calamity-line-unreadable": NO_CLAUSE,  # text
    "calamity-not-now": NO_CLAUSE,
    "calamity-corrections-agreed": NO_CLAUSE,
    "calamity-corrections-enough": NO_CLAUSE,  # most
    "calamity-nation-taken": NO_CLAUSE,  # nation
    "calamity-nation-yours": NO_CLAUSE,  # nation
    "calamity-nation-first": NO_CLAUSE,
    "calamity-not-your-nation": NO_CLAUSE,  # nation
    "calamity-not-your-answer": NO_CLAUSE,  # nation
    "calamity-hand-unreadable": NO_CLAUSE,  # text
    "calamity-grain": NO_CLAUSE,  # have, most
    "calamity-held-twice": "29.5",  # found, nation, other
    "calamity-hands-missing": NO_CLAUSE,  # nations
    "calamity-no-player": NO_CLAUSE,  # nation
    "calamity-owner-draws": NO_CLAUSE,
    "calamity-other-game": NO_CLAUSE,
    "calamity-part-unreadable": NO_CLAUSE,  # text
    "calamity-name-near": NO_CLAUSE,  # found, nearest
    "calamity-names-unknown": NO_CLAUSE,  # wrong, count
    "calamity-parts-many": NO_CLAUSE,  # most
    "calamity-file-size": NO_CLAUSE,  # most
    "calamity-file-unreadable": NO_CLAUSE,
    "calamity-none-over": NO_CLAUSE,
    "calamity-players": NO_CLAUSE,  # least, most
    "calamity-choice": NO_CLAUSE,  # found
})  # fmt: skip
"""The reasons why a line is refused at a table of calamities."""
NATION: Final = "nation"
POSITION: Final = "position"
HAND: Final = "hand"
DRAW: Final = "draw"
ANSWER: Final = "answer"
CORRECT: Final = "correct"
AGREE: Final = "agree"
REFUSE: Final = "refuse"
NEXT: Final = "next"
END: Final = "end"
NOTHING: Final = "nothing"
FROM: Final = "from"
MOST_GRAIN: Final = 8
"""Number of Grain cards in the game."""
MOST_LINE: Final = 4000
_GRAIN: Final = re.compile(r"grain\s+(\d{1,3})|(\d{1,3})\s+grain", re.IGNORECASE)
ALSO: Final = {
    "volcano": "volcano_earthquake", "earthquake": "volcano_earthquake", "iconoclasm": "iconoclasm_heresy",
    "heresy": "iconoclasm_heresy", "iconoclasmandheresy": "iconoclasm_heresy", "barbarians": "barbarian_hordes",
    "hordes": "barbarian_hordes", "revolt": "slave_revolt", "disorder": "civil_disorder",
}  # fmt: skip
"""Shorter names of calamities."""
_BY_LETTERS: Final = {each.replace("_", ""): each for each in CALAMITIES} | {
    word: CalamityId(each) for word, each in ALSO.items()
}


class CalamityRefusal(GameError):
    """A line that cannot follow here."""

    def __init__(self, key: str, /, **values: str | int) -> None:
        super().__init__(CALAMITY_TABLE_REASONS.reason(key, values))


@dataclass(frozen=True, slots=True)
class Hand:
    """The secrets of a seat: its Grain, and calamities with their givers."""

    grain: int = 0
    held: tuple[DrawnCalamity, ...] = ()

    def __str__(self) -> str:
        parts = [f"grain {self.grain}"] if self.grain else []
        parts += [_held_text(drawn) for drawn in self.held]
        return f"{HAND} {'; '.join(parts) or NOTHING}"


def _held_text(drawn: DrawnCalamity) -> str:
    giver = "" if drawn.traded_by is None else f" {FROM} {drawn.traded_by}"
    return f"{drawn.calamity}{giver}"


def write_hand(grain: str, held: Sequence[str]) -> str:
    """Return the line of a hand as its player has typed it. Raises `CalamityRefusal` where `grain` isn't a number."""
    # before `int`, which takes signs, underscores and thousands of digits
    if not grain.isdecimal() or len(grain) > len(str(MOST_LINE)):
        raise CalamityRefusal("calamity-hand-unreadable", text=grain[:40])
    return f"{HAND} {'; '.join([f'grain {int(grain)}', *held])}"


def split_line(text: str) -> tuple[str, str]:
    """Return a line's word and its rest. Raises `CalamityRefusal`."""
    word, _, rest = text.strip().partition(" ")
    alone = word in (AGREE, REFUSE, NEXT, END)
    if len(text) > MOST_LINE or (alone == bool(rest.strip()) and word != DRAW):
        raise CalamityRefusal("calamity-line-unreadable", text=text[:80])
    if not alone and word not in (NATION, POSITION, HAND, DRAW, ANSWER, CORRECT):
        raise CalamityRefusal("calamity-line-unreadable", text=text[:80])
    return word, rest.strip()


def known_nation(name: str, nations: Sequence[NationName]) -> NationName:
    """Return the nation of that name among these. Raises `BadPosition` with the nearest."""
    by_case = {each.casefold(): each for each in nations}
    if found := by_case.get(name.strip().casefold()):
        return found
    nearest = nearest_name(name.strip(), nations)
    raise BadPosition(cause("position-nation-unknown", found=name.strip()[:40], nearest=nearest))


def read_calamity(name: str) -> CalamityId:
    """Return the calamity of that name, however it is spaced and capitalised. Raises `BadPosition` with the nearest."""
    letters = "".join(filter(str.isalpha, name.casefold()))
    if found := _BY_LETTERS.get(letters):
        return CalamityId(found)
    nearest = nearest_name(name.strip().replace(" ", "_"), CALAMITIES)
    raise BadPosition(cause("position-calamity-unknown", found=name.strip()[:40], nearest=nearest))


def read_hand(text: str, own: NationName, nations: Sequence[NationName]) -> Hand:
    """Return the hand of the text behind `hand`. Raises `CalamityRefusal`, `BadPosition`."""
    grain, held = 0, list[DrawnCalamity]()
    for part in filter(None, (part.strip() for part in re.split(r"[;\n]", text))):
        if part.casefold() == NOTHING:
            continue
        if number := _GRAIN.fullmatch(part):
            grain = int(number[1] or number[2])
            if grain > MOST_GRAIN:
                raise CalamityRefusal("calamity-grain", have=grain, most=MOST_GRAIN)
        else:
            held.append(read_held(part, own, nations))
    check_held_once(held)
    return Hand(grain, tuple(held))


def read_held(text: str, own: NationName, nations: Sequence[NationName]) -> DrawnCalamity:
    """Return the calamity of a text such as `treachery from Crete` that `own` holds. Raises `BadPosition`."""
    # looked for once a row of spaces, not at each of them
    words = re.split(r"(?<!\s)\s+from\s+", text.strip(), maxsplit=1, flags=re.IGNORECASE)
    calamity = read_calamity(words[0])
    giver = known_nation(words[1], nations) if len(words) > 1 else None
    if giver == own:
        raise BadPosition(cause("position-own-giver", nation=own))
    if giver is not None and not CALAMITIES[calamity].tradable:
        raise BadPosition(cause("position-trade", nation=giver, found=calamity))
    return DrawnCalamity(calamity, own, giver)


def read_draw(text: str, nations: Sequence[NationName]) -> tuple[DrawnCalamity, ...]:
    """Return who holds what, from the text behind `draw`. Raises `CalamityRefusal`, `BadPosition`."""
    held: list[DrawnCalamity] = []
    for part in filter(None, (part.strip() for part in re.split(r"[;\n]", text))):
        name, _, rest = part.replace(":", " ", 1).partition(" ")
        if not rest.strip():
            raise CalamityRefusal("calamity-hand-unreadable", text=part[:80])
        held.append(read_held(rest, known_nation(name, nations), nations))
    check_held_once(held)
    return tuple(held)


def check_held_once(held: Iterable[DrawnCalamity]) -> None:
    """Raise `CalamityRefusal` where a calamity is held twice, since there is one card of each (29.5)."""
    seen: dict[CalamityId, NationName] = {}
    for drawn in held:
        if drawn.calamity in seen:
            first = seen[drawn.calamity]
            raise CalamityRefusal("calamity-held-twice", found=drawn.calamity, nation=first, other=drawn.primary)
        seen[drawn.calamity] = drawn.primary
