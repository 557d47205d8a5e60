"""The messages of a table of calamities: its public one, and each seat's private one."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any, Final

from bot.discord.sheet import Button, Sheet, whole_lines
from bot.drawing.pictures import Pictures
from bot.games.calamities.game import (
    LEAST_PLAYERS,
    MOST_PLAYERS,
    CalamityMatch,
    CalamityView,
    calamity_choices,
    calamity_match,
)
from bot.games.calamities.lines import HAND, POSITION
from bot.games.calamities.pages.maps import OWN, SHOW_MAP
from bot.games.calamities.pages.message_text import (
    calamity_heading,
    calamity_name_and_nation,
    has_happened,
    has_moves,
    held_text,
    line_text,
    nation_of,
    nation_text,
    outcomes_text,
    position_before,
    present_position,
    question_line,
    sheet_text,
    stage_factions,
    stage_focus,
    surplus_lines,
    under_way_text,
)
from bot.games.calamities.pages.offers import CAL_DEPUTY, CAL_MOVES, ask_in_hand, offer_stage, question_of
from bot.games.calamities.pages.outcomes import LATEST, outcome_button
from bot.games.calamities.pictures.alt_texts import map_alt
from bot.games.calamities.pictures.area_map import area_map_picture
from bot.games.calamities.rules.rulings import CHOICES, rulings_from
from bot.games.calamities.stages import PREPARING, RESOLVING, Stage
from bot.games.calamities.words.calamity_text import ruling_lines
from bot.games.calamities.words.naming import nation_name
from bot.games.calamities.words.question_text import fact_text
from bot.games.calamities.words.typed_text import is_blank
from bot.i18n.catalogue import Localizer
from bot.i18n.cutting import cut, size
from bot.i18n.names import safe_name
from bot.i18n.reason_text import reason_text
from bot.pages.clock_words import clock_text
from bot.pages.presentation import BoardWords, HandWords, PictureStyle, Presentation, StuckWay, Switch
from bot.table.absence import deputy_refusal, others_awaited
from bot.table.inactivity import DAY
from bot.table.preferences import Guidance
from bot.table.table import Table
from bot.table.values import Options, UserId

AVALON_HILL = "avalon_hill"
WEST = "west"
EDITION = "edition"
HOUR: Final = timedelta(hours=1)
MOST_POSITIONS: Final = 1000
"""Characters of positions that a message certainly has room for."""
MOST_STATE: Final = 3000
"""Characters of what has happened and of what is asked, for which a message has room beside all the rest."""
LEAST_NEWS: Final = 300
"""Characters of what has happened, however long the question is."""


class CalamityPresentation(Presentation):
    """The presentation of calamity tables: the positions in words, the map by areas as a picture."""

    sizes = range(LEAST_PLAYERS, MOST_PLAYERS + 1)
    has_computers = has_fair_deal = has_talks = has_hand_text = False
    undo_keys = ("key-cal-undo-step", "key-cal-undo-draw")
    """Keys of the last step, whoever made it, and of all since the draw."""

    def __init__(self, pictures: Pictures) -> None:
        self._pictures = pictures

    def options(self, choices: Mapping[str, Any], localizer: Localizer) -> Sequence[str]:
        """Return the edition with the number of house rules, the map, and what a table's own map shows differently."""
        chosen = calamity_choices(choices)
        edition = localizer.say(f"option-cal-{chosen.rulings.get(EDITION, CHOICES[EDITION][0]).replace('_', '-')}")
        if count := len(_house_rules(choices, localizer)):
            edition = localizer.say("option-cal-house-rules", edition=edition, count=count)
        west = localizer.say("option-cal-west" if chosen.is_western else "option-cal-no-west")
        return [edition, west, *(fact_text(localizer, fact) for fact in chosen.map_facts)]

    def switches(self, choices: Mapping[str, Any], localizer: Localizer) -> Sequence[Switch]:
        """Return the edition, and the Western Extension."""
        chosen = calamity_choices(choices)
        return (
            Switch(AVALON_HILL, localizer.say("option-cal-avalon-hill"), chosen.rulings.get(EDITION) == AVALON_HILL),
            Switch(WEST, localizer.say("option-cal-west"), chosen.is_western),
        )

    def with_switches(self, choices: Mapping[str, Any], on: Collection[str]) -> Mapping[str, Any]:
        """Return the choices with these switches on, and the others off."""
        chosen = calamity_choices(choices)
        rulings = {name: choice for name, choice in chosen.rulings.items() if name != EDITION}
        if AVALON_HILL in on:
            rulings[EDITION] = AVALON_HILL
        return replace(chosen, rulings=rulings, is_western=WEST in on).to_json()

    def lobby_note(self, choices: Mapping[str, Any], localizer: Localizer, *, is_ordered: bool) -> str:
        """Return what such a table is for, and its house rules in small print."""
        rules = _house_rules(choices, localizer)
        small = f"\n-# {localizer.say('cal-house-rules', rules='; '.join(rules))}" if rules else ""
        return f"{localizer.say('lobby-cal')}{small}"

    def lobby_clock(self, options: Options, localizer: Localizer) -> str:
        """Return the clock, and after which time of silence others may answer."""
        clock = options.clock
        silent = localizer.say("cal-silent", hours=_silent_hours(options))
        if clock is None:
            return f"-# {silent}"
        return f"⏳ {localizer.say('cal-clock', clock=clock_text(clock, localizer))}\n-# {silent}"

    def chapter(self, table: Table) -> str:
        """Return the id of the present message; each player who is asked next gets a new one.

        While a turn is prepared there is one, then one to draw. It ends with the line after which it began.
        """
        match = calamity_match(table.match)
        stage = match.stage
        kind = stage.kind
        if kind == PREPARING and not stage.unready():
            kind = "draw"
        if stage.proposal is not None:
            kind = "correct"
        return f"{stage.turn} {kind} {_start_of_chapter(match)}"

    def chapter_text(self, table: Table, chapter: str, localizer: Localizer, *, most: int) -> str:
        """Return what has been done since that message began, and what came of it."""
        number = chapter.rpartition(" ")[2]
        since = int(number) if number.isdecimal() else table.number
        return self.happened(table, localizer, since=min(since, table.number), most=most)

    def new_since(self, table: Table) -> int:
        """Return the line after which the present message began."""
        return _start_of_chapter(calamity_match(table.match))

    def board(self, table: Table, localizer: Localizer, *, is_text: bool, most: int) -> BoardWords:
        """Return the calamity and its victim, what it has done so far, and what is asked."""
        view = _public_view(table)
        stage, todo = view.stage, question_of(view, localizer)
        if stage.kind == PREPARING:
            lines = _preparation_lines(table, view, localizer)
            if not is_text:
                lines.append(sheet_text(stage, table.names, localizer))  # who enters a position wants to read it
            text = whole_lines("\n".join(filter(None, lines)), most, "…")
        else:
            text = _resolution_text(stage, localizer, min(most, max(LEAST_NEWS, MOST_STATE - size(todo))))
        return BoardWords(
            happened=f"{text}\n\n{todo}".strip() if view.waiting else text,
            is_state=True,
            heading=_heading(stage, localizer),
            alt=map_alt(present_position(stage), localizer, before=position_before(stage)),
            ending=localizer.say("cal-over", turns=stage.turn) if not view.waiting else "",
            call=_ping_key(view),
            todo=cut(_ping_text(view, localizer), 500),
        )

    def board_text(self, table: Table, localizer: Localizer, viewer: int | None) -> str:
        """Return the positions of all nations; beneath them, what the viewer holds."""
        view = calamity_match(table.match).view(viewer)
        text = sheet_text(view.stage, table.names, localizer)
        secret = _hand_text(view, localizer)
        return f"{text}\n\n{secret}".strip()

    def board_buttons(self, table: Table, localizer: Localizer) -> Sequence[Button]:
        """Return the buttons for the map, what to move, and what the last calamity did."""
        buttons = [Button(SHOW_MAP.to(table.id, OWN), localizer.say("key-cal-map"))]
        if has_moves(calamity_match(table.match).stage):
            buttons.append(Button(CAL_MOVES.to(table.id), localizer.say("key-cal-moves")))
        if any(has_happened(each) for each in calamity_match(table.match).stage.done):
            buttons.append(outcome_button(table.id, LATEST, localizer))
        return buttons

    def has_board_text(self, table: Table, localizer: Localizer) -> bool:
        """Return whether the positions aren't all in the message, as they are while a turn is prepared."""
        stage = calamity_match(table.match).stage
        return stage.kind != PREPARING or len(sheet_text(stage, table.names, localizer)) > MOST_POSITIONS

    def stuck_ways(self, table: Table, user: UserId, now: datetime, localizer: Localizer) -> Sequence[StuckWay]:
        """Return the answer for someone who keeps the others waiting, which the table's owner or anyone else enters."""
        refused = [why for seat in others_awaited(table, user) if (why := deputy_refusal(table, user, seat, now))]
        names = [safe_name(name) for name in table.names]
        button = Button(CAL_DEPUTY.to(table.id), localizer.say("key-cal-deputy"))
        return [
            StuckWay(
                label=button.label,
                condition=localizer.say("cal-deputy", hours=_silent_hours(table.options)),
                button=button if len(refused) < len(others_awaited(table, user)) else None,
                not_yet="\n".join(dict.fromkeys(reason_text(localizer, why, names) for why in refused)),
            )
        ]

    def happened(self, table: Table, localizer: Localizer, *, since: int, most: int) -> str:
        """Return what has been done since that line, and which calamities were over with it."""
        match = calamity_match(table.match)
        names = [safe_name(name) for name in table.names]
        told = [text for line in match.lines(since) if (text := line_text(line, names, localizer))]
        before = match.at(min(since, match.number)).stage
        stage = match.stage
        done = stage.done[len(before.done) :] if stage.turn == before.turn else ()
        outcome = outcomes_text(done, localizer, most)
        log = whole_lines("\n".join(told), max(0, most - len(outcome) - 1), "…")
        return f"{log}\n{outcome}".strip()

    def hand(
        self, table: Table, seat: int, localizer: Localizer, *, is_text: bool, guidance: Guidance = "full"
    ) -> HandWords:
        """Return what is asked, and what the seat holds."""
        match = calamity_match(table.match)
        view = match.view(seat)
        seats = table.seats_of(table.participants[seat].user_id)
        now = question_of(view, localizer) if view.waiting else localizer.say("cal-over", turns=view.stage.turn)
        if view.stage.kind == PREPARING and view.stage.proposal is None and view.unready:
            now = _left_to_prepare(view, [each for each in seats if each in view.unready], localizer)
        own = [_nation_line(view.stage, each, localizer) for each in seats]
        proposal = view.stage.proposal
        if proposal is not None and not set(seats) & set(view.waiting):  # who proposed it, or has agreed, waits for it
            names = [safe_name(name) for name in table.names]
            own[:0] = [line_text(line, names, localizer) for line in match.lines(proposal.number - 1)[:1]]
        held = [_hand_text(match.view(each), localizer, has_nation=len(seats) > 1) for each in seats]
        return HandWords(now=now, summary="\n".join(filter(None, own)), secret="\n".join(filter(None, held)))

    async def board_picture(self, table: Table, localizer: Localizer, style: PictureStyle) -> bytes | None:
        """Return the part of the map that matters, with what the calamities of this message have changed marked."""
        stage, look = _public_view(table).stage, self._pictures.look(style.theme)
        position, before, focus = present_position(stage), position_before(stage), stage_focus(stage)
        factions = stage_factions(stage)
        key = ("calamities", table.id, table.number, localizer.locale, style.theme)
        return await self._pictures.cached(
            key, lambda: area_map_picture(position, localizer, look, before=before, focus=focus, factions=factions)
        )

    def offer(
        self,
        sheet: Sheet,
        table: Table,
        seat: int,
        localizer: Localizer,
        *,
        is_one_press: bool = True,
        guidance: Guidance = "full",
    ) -> Sequence[Button]:
        """Add the seat's options now, and return the buttons that stand last."""
        return offer_stage(sheet, table, calamity_match(table.match).view(seat), seat, localizer)

    def ask(self, sheet: Sheet, table: Table, seat: int, localizer: Localizer, question: str) -> None:
        """Add the question before an answer at random, or the page on which a loss is put together."""
        ask_in_hand(sheet, table, calamity_match(table.match).view(seat), seat, localizer, question)


def _silent_hours(options: Options) -> int:
    """Return the hours of silence after which others may answer for someone."""
    clock = options.clock
    return max(1, round((DAY if clock is None else timedelta(seconds=clock.seconds)) / HOUR))


def _house_rules(choices: Mapping[str, Any], localizer: Localizer) -> list[str]:
    """Return the rulings that differ from the default, apart from the edition, in words."""
    rulings = calamity_choices(choices).rulings
    return ruling_lines(localizer, rulings_from({name: each for name, each in rulings.items() if name != EDITION}))


def _start_of_chapter(match: CalamityMatch) -> int:
    """Return the line after which someone else was asked, or another stage began."""
    stage = match.stage
    if stage.kind == PREPARING:
        hands = [line.number for line in match.standing if line.action.startswith(HAND)]
        return stage.since if stage.unready() else max([stage.since, *hands])
    return match.turn_start if len(match.waiting()) == 1 else stage.since


def _public_view(table: Table) -> CalamityView:
    return calamity_match(table.match).view(None)


def _ping_key(view: CalamityView) -> str:
    """Return the key of the words with which one or several people are called."""
    if view.stage.proposal is not None:
        return "board-cal-asked"
    if view.stage.kind == PREPARING and view.unready:
        return "board-cal-prepare"
    return "board-cal-asked" if view.stage.kind == RESOLVING else "board-your-turn"


def _ping_text(view: CalamityView, localizer: Localizer) -> str:
    stage = view.stage
    if stage.pending is None or stage.proposal is not None:
        return question_of(view, localizer)
    return question_line(stage.pending, stage.queue[0], localizer)


def _heading(stage: Stage, localizer: Localizer) -> str:
    if stage.kind == RESOLVING and stage.queue:
        return f"**{calamity_heading(stage.queue[0], localizer)}**"
    return localizer.say(f"cal-heading-{stage.kind}", turn=stage.turn)


def _preparation_lines(table: Table, view: CalamityView, localizer: Localizer) -> list[str]:
    """Return what a public message tells while a turn is prepared: corrections, and who is missing."""
    missing = [_player_and_nation(table, view.stage, seat, localizer) for seat in view.unready]
    missing = list(dict.fromkeys(missing))
    texts = [localizer.say("cal-unready", who=localizer.list(missing), count=len(missing))] if missing else []
    return [*_corrections(table, localizer), *texts]


def _player_and_nation(table: Table, stage: Stage, seat: int, localizer: Localizer) -> str:
    """Return a player's name; with the nation, where they play several."""
    name, nation = safe_name(table.names[seat]), stage.seats[seat]
    is_one = len(table.seats_of(table.participants[seat].user_id)) == 1
    return name if is_one or nation is None else f"{name} ({nation_name(localizer, nation)})"


def _resolution_text(stage: Stage, localizer: Localizer, most: int) -> str:
    """Return what has come of the calamities: first those returned, last what was resolved last."""
    returned = [calamity_name_and_nation(drawn, localizer) for drawn in stage.returned]
    head = f"-# {localizer.say('cal-returned', what=localizer.list(returned))}\n" if returned else ""
    is_first = not any(has_happened(each) for each in stage.done)  # then the message's heading names it
    under_way = under_way_text(stage, localizer, has_heading=not is_first)
    return f"{head}{outcomes_text(stage.done, localizer, most - len(head), under_way)}".strip()


def _corrections(table: Table, localizer: Localizer) -> list[str]:
    """Return the lines of positions that someone else entered in this turn, the newest last."""
    match = calamity_match(table.match)
    names = [safe_name(name) for name in table.names]
    entered = [line for line in match.standing if line.number > match.stage.since and line.action.startswith(POSITION)]
    return [line_text(line, names, localizer) for line in entered if line.by is not None][-3:]


def _nation_line(stage: Stage, seat: int, localizer: Localizer) -> str:
    """Return which nation a seat plays; while a turn is prepared, the position that was understood."""
    nation = stage.seats[seat]
    if nation is None:
        return ""
    board = nation_of(stage, seat)
    if stage.kind != PREPARING or board is None or is_blank(board):
        return localizer.say("cal-own", nation=nation_name(localizer, nation))
    crowded = {area: each for area, each in stage.position.surpluses().items() if area in board.tokens}
    return "\n".join([nation_text(board, localizer), *surplus_lines(crowded, localizer)])


def _left_to_prepare(view: CalamityView, seats: Sequence[int], localizer: Localizer) -> str:
    """Return what these seats have not entered yet: all that is to be prepared, or what is left of it."""
    boards = [nation_of(view.stage, seat) for seat in seats]
    if not seats or None in boards:
        return localizer.say("cal-prepare")
    if any(board is not None and is_blank(board) for board in boards):
        return localizer.say("cal-prepare-position")
    return localizer.say("cal-prepare-hand")


def _hand_text(view: CalamityView, localizer: Localizer, *, has_nation: bool = False) -> str:
    """Return what the viewer holds, as they have said it; `has_nation` puts the nation before it."""
    hand = None if view.viewer is None else view.stage.hands.get(view.viewer)
    if hand is None:
        return ""
    held = [held_text(drawn, localizer) for drawn in hand.held]
    told = localizer.say("cal-holds", grain=hand.grain, held=localizer.list(held) if held else "no")
    nation = None if view.viewer is None else view.stage.seats[view.viewer]
    return f"**{nation_name(localizer, nation)}** · {told}" if has_nation and nation else told
