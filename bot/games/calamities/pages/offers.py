"""The buttons, selects and forms of a seat's private message at a table of calamities, and their addresses."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Annotated, Final

from bot.discord.routing import Verb, number, one_of
from bot.discord.sheet import MOST_OPTIONS, Button, SelectOption, Sheet, Style
from bot.games.calamities.game import CalamityView, calamity_match
from bot.games.calamities.lines import AGREE, DRAW, END, NEXT, REFUSE
from bot.games.calamities.pages.maps import OWN, SHOW_MAP
from bot.games.calamities.pages.message_text import asked_of, has_moves, question_text
from bot.games.calamities.pages.share_menus import SHARES_QUESTION, has_menu, offer_items, shares_page
from bot.games.calamities.rules.decisions import Amount, Decision, Pick, PickSome
from bot.games.calamities.rules.names import NationName
from bot.games.calamities.rules.options import Asked
from bot.games.calamities.rules.portions import nothing_chosen
from bot.games.calamities.stages import PREPARING, RESOLVING, SHOWING, Stage
from bot.games.calamities.words.choice_text import choice_label
from bot.games.calamities.words.naming import nation_name
from bot.games.calamities.words.question_text import option_label
from bot.games.calamities.words.typed_text import position_lines_text
from bot.i18n.catalogue import Localizer
from bot.pages.addresses import table as at_table
from bot.pages.addresses.hand import DO, HAND
from bot.table.table import Table

POSITION_FORM: Final = "position"
REPLACE_FORM: Final = "replace"
HAND_FORM: Final = "hand"
ANSWER_FORM: Final = "answer"
CORRECT_FORM: Final = "correct"


@dataclass(frozen=True, slots=True)
class AtOption(at_table.Decision):
    """One of a decision's options by its index, or a number that is asked for."""

    place: Annotated[int, number(0, 999)]


@dataclass(frozen=True, slots=True)
class AtForm(at_table.Decision):
    """A form to open, or a filled one; `seat` is the seat that answers, from 0."""

    form: Annotated[str, one_of(POSITION_FORM, REPLACE_FORM, HAND_FORM, ANSWER_FORM, CORRECT_FORM)]
    seat: Annotated[int, number(0, 99)]


@dataclass(frozen=True, slots=True)
class AtSeat(at_table.Decision):
    """An act for someone else's seat."""

    seat: Annotated[int, number(0, 99)]


CAL_NATION: Final = Verb("cal_nation", at_table.Decision)
"""A select of the free nations."""
CAL_OPTION: Final = Verb("cal_option", AtOption)
CAL_CHOOSE: Final = Verb("cal_choose", at_table.Decision)
"""A select of a decision's options: one or several."""
CAL_FORM: Final = Verb("cal_form", AtForm)
CAL_FORMED: Final = Verb("cal_formed", AtForm)
CAL_AGAIN: Final = Verb("cal_again", AtForm)
"""A form that was refused, with what was typed, which stands in the message."""
AGAIN_QUESTION: Final = "again"
"""The name of its page among a hand's questions, before the form and the seat."""
CAL_REPLACE: Final = Verb("cal_replace", AtSeat)
"""Replaces all that a nation has by the text that stands in the message."""
REPLACE_QUESTION: Final = "replace"
"""The name of its page among a hand's questions, before the seat."""
CAL_NOTHING: Final = Verb("cal_nothing", at_table.Decision)
CAL_NONE: Final = Verb("cal_none", AtSeat)
"""`CAL_NOTHING` for one of several seats of a person."""
CAL_ANY: Final = Verb("cal_any", at_table.Decision)
"""The question before an answer at random."""
CAL_ANY_SURE: Final = Verb("cal_any_sure", at_table.Decision)
ANY_QUESTION: Final = "any"
"""The name of that question among a hand's."""
CAL_DEPUTY: Final = Verb("cal_deputy", at_table.AtTable)
CAL_FOR_ANY: Final = Verb("cal_for_any", AtSeat)
CAL_MOVES: Final = Verb("cal_moves", at_table.AtTable)
"""The button for the exact list of what to move, shown to the presser."""


MOST_KEYS: Final = 10
"""The most answers that are offered as buttons; more become a select."""
FormKey = Callable[..., Button]
"""A function that makes the button of a form, from its name, its label's key and its style."""


def offer_stage(sheet: Sheet, table: Table, view: CalamityView, seat: int, localizer: Localizer) -> Sequence[Button]:
    """Add all that the seat may do now, and return the buttons that stand last."""
    assert table.match is not None
    stage, version = view.stage, table.match.version

    def do(action: str, key: str, style: Style = Style.secondary) -> Button:
        return Button(DO.to(table.id, version, action), localizer.say(key), style)

    def form(name: str, key: str, style: Style = Style.secondary) -> Button:
        return Button(CAL_FORM.to(table.id, version, name, seat), localizer.say(key), style)

    if stage.proposal is not None:
        if seat in view.waiting:
            sheet.buttons([do(AGREE, "key-cal-agree", Style.success), do(REFUSE, "key-cal-refuse", Style.danger)])
        return ()
    if stage.kind == PREPARING:
        return _prepare(sheet, table, view, seat, localizer, do(DRAW, "key-cal-draw", Style.success), form)
    if stage.kind == RESOLVING and seat in view.waiting and stage.pending is not None:
        offer_decision(sheet, table, stage.pending, seat, localizer)
    if stage.kind == SHOWING and seat in view.waiting:
        sheet.buttons([do(NEXT, "key-cal-next", Style.primary), do(END, "key-cal-end", Style.danger)])
    last = [Button(SHOW_MAP.to(table.id, OWN), localizer.say("key-cal-map"))]
    if has_moves(stage):
        last.append(Button(CAL_MOVES.to(table.id), localizer.say("key-cal-moves")))
    if stage.kind == RESOLVING:
        last.append(form(CORRECT_FORM, "key-cal-correct"))
    if stage.kind == RESOLVING and seat in view.waiting and stage.pending is not None:
        last.append(Button(CAL_ANY.to(table.id, version), localizer.say("key-cal-any")))  # away from the answers
    return last


def _prepare(
    sheet: Sheet, table: Table, view: CalamityView, seat: int, localizer: Localizer, draw: Button, form: FormKey
) -> Sequence[Button]:
    """Offer nation, position and hand, for each seat of this person; and the draw, once everyone has said all."""
    assert table.match is not None
    stage, version = view.stage, table.match.version
    own = table.seats_of(table.participants[seat].user_id)
    open_seats = [each for each in own if stage.seats[each] is None]
    is_new = seat not in stage.hands and stage.turn == 1 and not _has_board(stage, seat)
    if open_seats or (is_new and len(own) == 1):
        free = [each for each in stage.position.atlas.nations if each not in stage.seats]
        lines = [SelectOption(each, nation_name(localizer, each)) for each in free[:MOST_OPTIONS]]
        most = max(1, len(open_seats))
        text = localizer.say("pick-cal-nations-own", count=most) if most > 1 else localizer.say("pick-cal-nation")
        sheet.select(CAL_NATION.to(table.id, version), text, lines, least=1, most=most)
    if len(own) == 1:
        if stage.seats[seat] is None:
            return ()
        style = Style.secondary if seat in view.ready else Style.primary  # then only a change is left
        buttons = [form(POSITION_FORM, "key-cal-position", style), form(HAND_FORM, "key-cal-hand", style)]
        if seat not in view.ready:
            buttons.append(Button(CAL_NOTHING.to(table.id, version), localizer.say("key-cal-nothing")))
        if _has_board(stage, seat):
            buttons.append(form(REPLACE_FORM, "key-cal-replace"))
        sheet.buttons(buttons)
        return [draw] if not view.unready else ()
    for each in own:
        if (nation := stage.seats[each]) is not None:
            _prepare_one(sheet, table, nation, each, localizer, view)
    return [draw] if not view.unready else ()


def _prepare_one(
    sheet: Sheet, table: Table, nation: NationName, seat: int, localizer: Localizer, view: CalamityView
) -> None:
    """Offer position and hand for one of several nations of a person."""
    assert table.match is not None
    is_ready = seat in view.ready
    version, style = table.match.version, Style.secondary if is_ready else Style.primary
    sheet.text(f"{'✅ ' if is_ready else ''}**{nation_name(localizer, nation)}**")
    buttons = [
        Button(CAL_FORM.to(table.id, version, name, seat), localizer.say(f"key-cal-{name}"), style)
        for name in (POSITION_FORM, HAND_FORM)
    ]
    if not is_ready:
        buttons.append(Button(CAL_NONE.to(table.id, version, seat), localizer.say("key-cal-nothing")))
    if _has_board(view.stage, seat):
        replace = CAL_FORM.to(table.id, version, REPLACE_FORM, seat)
        buttons.append(Button(replace, localizer.say("key-cal-replace")))
    sheet.buttons(buttons)


def ask_in_hand(sheet: Sheet, table: Table, view: CalamityView, seat: int, localizer: Localizer, question: str) -> None:
    """Add a question in place of what may be done: before an answer at random, or what a loss consists of."""
    assert table.match is not None
    word, *rest = question.split()
    if word == SHARES_QUESTION and len(rest) == len(("seat", "picked")):
        shares_page(sheet, table, view, int(rest[0]), rest[1], localizer)
    elif word == AGAIN_QUESTION and len(rest) == len(("form", "seat")):
        again = CAL_AGAIN.to(table.id, table.match.version, rest[0], int(rest[1]))
        key = Button(again, localizer.say(f"key-cal-{rest[0]}"), Style.primary)
        sheet.buttons([key, Button(HAND.to(table.id), localizer.say("key-cal-back"))])
    elif word == REPLACE_QUESTION and len(rest) == len(("seat",)):
        version, place = table.match.version, int(rest[0])
        yes = Button(CAL_REPLACE.to(table.id, version, place), localizer.say("key-cal-replace-sure"), Style.danger)
        again = Button(CAL_AGAIN.to(table.id, version, REPLACE_FORM, place), localizer.say("key-cal-replace"))
        sheet.buttons([yes, again, Button(HAND.to(table.id), localizer.say("key-cal-back"))])
    elif word == ANY_QUESTION:
        yes = Button(CAL_ANY_SURE.to(table.id, table.match.version), localizer.say("key-cal-any-sure"), Style.danger)
        sheet.text(localizer.say("cal-any-ask"))
        sheet.buttons([yes, Button(HAND.to(table.id), localizer.say("key-cal-back"))])


def _has_board(stage: Stage, seat: int) -> bool:
    return any(each.areas for each in stage.position.nations if each.name == stage.seats[seat])


def offer_decision(sheet: Sheet, table: Table, decision: Decision, seat: int, localizer: Localizer) -> None:
    """Offer the answers to a decision: buttons or a select where they can be listed, else a form."""
    assert table.match is not None
    version = table.match.version
    buttons: list[Button] = []
    asked = asked_of(calamity_match(table.match).view(None).stage)
    options = answer_labels(decision, localizer, asked)
    if 0 < len(options) <= MOST_KEYS:
        buttons = [
            Button(CAL_OPTION.to(table.id, version, place), label, Style.primary) for place, label in enumerate(options)
        ]
    elif options:
        _select(sheet, table, [*enumerate(options)], localizer.say("pick-cal-one"), 1)
    elif isinstance(decision, PickSome) and has_select(decision):
        text = localizer.say("pick-cal-some", count=decision.count)
        labels = [option_label(localizer, decision, each) for each in decision.options]
        _select(sheet, table, [*enumerate(labels)], text, decision.count)
    else:
        address = CAL_FORM.to(table.id, version, ANSWER_FORM, seat)
        buttons = [Button(address, localizer.say("key-cal-answer"), Style.primary)]
        if has_menu(decision):
            offer_items(sheet, table, decision, seat, nothing_chosen(decision), localizer)
            buttons = [Button(address, localizer.say("key-cal-type"))]
    sheet.buttons(buttons)


def answer_labels(decision: Decision, localizer: Localizer, asked: Asked | None = None) -> list[str]:
    """Return the labels of a decision's answers, where each is one thing to press; of factions with their points."""
    if isinstance(decision, Pick) and len(decision.options) <= MOST_OPTIONS:
        return [choice_label(localizer, asked, decision, each) for each in decision.options]
    if isinstance(decision, Amount) and decision.most < MOST_OPTIONS:
        return [str(each) for each in range(decision.most + 1)]
    return []


def has_select(decision: PickSome) -> bool:
    """Return whether a select can ask it: Discord does not say in which order its options were chosen."""
    return len(decision.options) <= MOST_OPTIONS and not (decision.is_ordered and decision.count > 1)


def _select(sheet: Sheet, table: Table, options: Sequence[tuple[int, str]], placeholder: str, count: int) -> None:
    assert table.match is not None
    lines = [SelectOption(str(place), label) for place, label in options]
    sheet.select(CAL_CHOOSE.to(table.id, table.match.version), placeholder, lines, least=count, most=count)


def question_of(view: CalamityView, localizer: Localizer) -> str:
    """Return what is asked now of the awaited seats."""
    stage = view.stage
    if stage.proposal is not None:
        key = "cal-proposal-prepare" if stage.kind == PREPARING else "cal-proposal"
        return localizer.say(key, text=position_lines_text(stage.proposal.text, localizer))
    if stage.kind == PREPARING:
        return localizer.say("cal-prepare" if view.unready else "cal-ready")
    if (asked := asked_of(stage)) is not None:
        is_public = view.viewer is None or stage.seat_for(asked.decision.who) != view.viewer
        return question_text(asked, localizer, is_public=is_public)
    return localizer.say("cal-next")
