"""A game of a week that is over, step by step, for one of its people; all its cards are open by then. Pure."""

from dataclasses import dataclass
from datetime import date

from bot.discord.routing import CustomId
from bot.discord.sheet import Button, SelectOption, Sheet, Style, whole_lines
from bot.discord.symbols import ACCENT
from bot.games.civ.game import civ_game
from bot.games.civ.pages.replay.replay_page import SPECTATOR, view_code
from bot.games.civ.pages.replay.steps import Step, moves, nearest, place, steps, title
from bot.games.civ.pages.solo.duplicate.addresses import GAMES, REPLAY, REPLAY_TEXT, REPLAY_VIEW, week_code
from bot.games.civ.pages.solo.duplicate.duplicate_page import board_title
from bot.games.civ.pages.solo.page import BOARD, HAND, MOST_NEWS, RESERVED, WITH_PICTURES, PageStyle
from bot.games.civ.pages.story import events_beside_result, recent_events
from bot.games.civ.pictures.hand_texts import hand_alt
from bot.games.civ.pictures.texts import alt_text, text_board
from bot.games.civ.rules import Event, Game, Observation, observe
from bot.games.civ.words import words
from bot.i18n.catalogue import Localizer
from bot.i18n.cutting import MOST_ALT, with_name
from bot.i18n.facts import cut_at_facts
from bot.i18n.names import name_of, safe_name
from bot.manager.duplicates import Played


@dataclass(frozen=True, slots=True)
class Place:
    """A place in the `index`-th game of someone's week, as seen by seat `viewer` (None: a spectator)."""

    week: date
    index: int
    played: Played
    names: tuple[str, ...]
    now: Game
    then: Game
    number: int
    steps: tuple[Step, ...]
    viewer: int | None

    @property
    def step(self) -> Step:
        """The chapter of this place."""
        return self.steps[place(self.steps, self.number)]

    @property
    def seen(self) -> Observation:
        """What the viewer saw."""
        return observe(self.then, self.viewer)

    @property
    def events(self) -> tuple[Event, ...]:
        """What had happened in this chapter so far."""
        return recent_events(self.then, self.viewer, since=self.step.since)

    @property
    def safe_names(self) -> tuple[str, ...]:
        """The names of the seats as messages show them."""
        return tuple(safe_name(name) for name in self.names)


def place_at(week: date, index: int, played: Played, names: tuple[str, ...], number: int, viewer: int | None) -> Place:
    """Return the place after line `number`, or the last place before it; of a viewer without a seat, a spectator's."""
    now = civ_game(played.match)
    stands = moves(now)
    number = nearest(stands, number)
    then = now if number == stands[-1] else now.at(number)
    viewer = viewer if viewer is not None and viewer < len(names) else None
    return Place(week, index, played, names, now, then, number, steps(now), viewer)


def place_page(here: Place, localizer: Localizer, style: PageStyle = WITH_PICTURES) -> Sheet:
    """Return the page of a place."""
    say, seen, names = localizer.say, here.seen, here.safe_names
    sheet = Sheet(ACCENT).text(_heading(here, localizer))
    events = events_beside_result(here.events, seen.result)
    sheet.text(words.describe_events(localizer, events, names, limit=MOST_NEWS, marks=words.MARKDOWN))
    if style.has_picture:
        sheet.picture(BOARD, alt_text(seen, here.names, localizer, here.events))
        if seen.hand:
            sheet.picture(HAND, cut_at_facts(hand_alt(seen, localizer), localizer, MOST_ALT))
    if style.has_text or not style.has_picture:
        rest = say("text-more", button=say("key-text"))
        sheet.text(whole_lines(text_board(seen, names, localizer, here.events), sheet.room - RESERVED, rest))
    if style.note:
        sheet.text(f"-# {style.note}")
    if seen.result is not None:
        sheet.text(words.ending_text(localizer, seen, names, is_result_shown=not style.has_picture))
    code = week_code(here.week)
    sheet.select(
        REPLAY_VIEW.to(code, here.index, here.number), say("pick-view"), _views(here, localizer), least=1, most=1
    )
    sheet.buttons(_chapters(here, localizer))
    stands = moves(here.now)
    at = stands.index(here.number)
    less, more = stands[max(0, at - 1)], stands[min(at + 1, len(stands) - 1)]
    return sheet.buttons([
        Button(_to(here, less, "less"), say("key-move-back"), is_disabled=less == here.number),
        Button(_to(here, more, "more"), say("key-move-on"), is_disabled=more == here.number),
        Button(REPLAY_TEXT.to(*_address(here, here.number, "text")), say("key-text")),
        Button(GAMES.to(code), say("duplicate-key-games")),
    ])  # fmt: skip


def place_text(here: Place, localizer: Localizer) -> str:
    """Return all that the page's pictures show, in words."""
    return f"{_heading(here, localizer)}\n{text_board(here.seen, here.safe_names, localizer, here.events)}"


def _heading(here: Place, localizer: Localizer) -> str:
    where = localizer.say("replay-where", step=place(here.steps, here.number), steps=len(here.steps) - 1)
    step = title(here.step, localizer, here.safe_names)
    return f"### 🎴 {board_title(here.week, here.played.seat, localizer)}\n**{step}** · {where}"


def _views(here: Place, localizer: Localizer) -> list[SelectOption]:
    lines = [SelectOption(SPECTATOR, localizer.say("view-gallery"), is_chosen=here.viewer is None)]
    for seat in range(len(here.names)):
        name = name_of(localizer, here.names, seat)
        label = with_name(lambda name: localizer.say("view-seat", name=name), name, others=here.names)
        lines.append(SelectOption(str(seat), label, is_chosen=seat == here.viewer))
    return lines


def _chapters(here: Place, localizer: Localizer) -> list[Button]:
    """Return the buttons to the first chapter, the one before, the next and the last."""
    at, say = place(here.steps, here.number), localizer.say
    last = here.steps[-1].number
    back = here.steps[max(0, at - 1)].number
    forth = here.steps[min(at + (here.number == here.step.number), len(here.steps) - 1)].number
    is_first, is_last = here.number == 0, here.number == last
    return [
        Button(_to(here, 0, "first"), say("key-first"), emoji="⏮️", is_disabled=is_first),
        Button(_to(here, back, "back"), say("key-back"), emoji="◀️", is_disabled=is_first),
        Button(_to(here, forth, "next"), say("key-next"), Style.primary, emoji="▶️", is_disabled=is_last),
        Button(_to(here, last, "last"), say("key-last"), emoji="⏭️", is_disabled=is_last),
    ]


def _address(here: Place, number: int, slot: str) -> tuple[str, int, int, str]:
    return week_code(here.week), here.index, number, f"{slot} {view_code(here.viewer)}"


def _to(here: Place, number: int, slot: str) -> CustomId:
    return REPLAY.to(*_address(here, number, slot))
