"""Handlers of the buttons, selects and forms of a calamity table: they ask the match, and then show the hand."""

from collections.abc import Mapping
from secrets import SystemRandom
from typing import Any, Final

from bot.discord.routing import handles
from bot.discord.sheet import Button, Sheet, Style
from bot.discord.symbols import ACCENT
from bot.games.calamities.game import CalamityMatch, answer_line, calamity_match, random_action
from bot.games.calamities.lines import HAND, NATION, NOTHING, CalamityRefusal
from bot.games.calamities.pages import offers
from bot.games.calamities.pages.forms import MOST_REPLACED, TEXT, action_of, stage_form, typed_text_of
from bot.games.calamities.pages.message_text import loss_text, move_lines, present_position
from bot.games.calamities.pages.offers import (
    ANSWER_FORM,
    POSITION_FORM,
    REPLACE_FORM,
    AtForm,
    AtOption,
    AtSeat,
    question_of,
)
from bot.games.calamities.pages.several_nations import submit_at
from bot.games.calamities.pages.share_menus import (
    SHARE_AMOUNT,
    SHARE_DONE,
    SHARE_ITEMS,
    SHARES_QUESTION,
    AtShare,
    AtShares,
    has_menu,
    offer_items,
    read_amounts,
    write_amounts,
)
from bot.games.calamities.rules.answers import Answer
from bot.games.calamities.rules.decisions import Amount, Decision, Pick, PickSome
from bot.games.calamities.rules.portions import (
    Amounts,
    fit_amounts,
    nothing_chosen,
    value_of,
    with_amount,
    with_items,
)
from bot.games.calamities.rules.position_text import place_entries, read_sheet, tokens_for
from bot.games.calamities.words.refusals import refusal_text
from bot.games.calamities.words.typed_position import is_table
from bot.i18n.names import safe_name
from bot.pages.addresses import table as at_table
from bot.pages.addresses.table import AtTable
from bot.pages.board.reader_board import tell_long
from bot.pages.hand.hand_presses import submit
from bot.pages.press import Press
from bot.pages.refused_forms import quote_typed, typed_before
from bot.pages.spectators import check
from bot.reasons import GameError
from bot.table.absence import check_inactive, deputy_refusal, others_awaited
from bot.table.errors import NotSeated, StaleDecision
from bot.table.play import check_playing
from bot.table.table import Table

CHANCE: Final = SystemRandom()
MOST_QUOTED: Final = 1500
"""Characters of a refused form that are returned to its author."""


@handles(offers.CAL_NATION)
async def take_nation(press: Press, at: at_table.Decision) -> None:
    """Take the nations that were chosen, one for each seat of the presser that has none."""
    await press.acknowledge()
    table, match, seat = await _seat_of_presser(press, at)
    without = [each for each in table.seats_of(press.user) if match.stage.seats[each] is None]
    for place, nation in zip(without or [seat], press.chosen, strict=False):
        action = f"{NATION} {nation}"
        table = await press.services.tables.submit(at.table, press.user, [action], version=at.version, at=place)
    await press.show_hand(table)


@handles(offers.CAL_NOTHING)
async def hold_nothing(press: Press, at: at_table.Decision) -> None:
    """Say that the presser holds neither Grain nor calamities."""
    await submit(press, at, [f"{HAND} {NOTHING}"])


@handles(offers.CAL_NONE)
async def one_holds_nothing(press: Press, at: AtSeat) -> None:
    """Say of one of the presser's nations that it holds neither Grain nor calamities."""
    await press.acknowledge()
    action = f"{HAND} {NOTHING}"
    await press.show_hand(
        await press.services.tables.submit(at.table, press.user, [action], version=at.version, at=at.seat)
    )


@handles(offers.CAL_OPTION)
async def answer(press: Press, at: AtOption) -> None:
    """Answer with the option of a button. Raises `StaleDecision` once something else is asked."""
    decision = await _pending_decision(press, at)
    value = _option_at(decision, at.place)
    await submit(press, at, [answer_line(Answer(decision.who, decision.what, value))])


@handles(offers.CAL_CHOOSE)
async def choose(press: Press, at: at_table.Decision) -> None:
    """Answer with what was chosen in a select. Raises `StaleDecision` once something else is asked."""
    decision = await _pending_decision(press, at)
    places = press.chosen_numbers
    if isinstance(decision, PickSome):
        options = decision.options
        value: Any = tuple(options[place] for place in places if place < len(options))
    else:
        value = _option_at(decision, places[0] if places else -1)
    await submit(press, at, [answer_line(Answer(decision.who, decision.what, value))])


@handles(offers.CAL_ANY)
async def ask_for_chance(press: Press, at: at_table.Decision) -> None:
    """Ask whether an answer shall be drawn. Raises `StaleDecision` once something else is asked."""
    await press.acknowledge()
    table, match, seat = await _seat_of_presser(press, at)
    _check_awaited(table, match, seat, at)
    await press.show_hand(table, ask=offers.ANY_QUESTION)


@handles(offers.CAL_ANY_SURE)
async def answer_by_chance(press: Press, at: at_table.Decision) -> None:
    """Answer at random. Raises `StaleDecision` once something else is asked."""
    table, match, seat = await _seat_of_presser(press, at)
    _check_awaited(table, match, seat, at)
    await submit(press, at, [random_action(match.view(seat), CHANCE.randrange)])


@handles(SHARE_ITEMS)
async def choose_items(press: Press, at: AtShares) -> None:
    """Show what a loss consists of after items were chosen: new ones with as much as is still due."""
    await press.acknowledge()
    table, decision, amounts = await _shares(press, at)
    places = [place for place in press.chosen_numbers if place < len(amounts)]
    await _show_shares(press, table, at, with_items(decision, amounts, places))


@handles(SHARE_AMOUNT)
async def choose_amount(press: Press, at: AtShare) -> None:
    """Show what a loss consists of after the amount of one item was chosen."""
    await press.acknowledge()
    table, decision, amounts = await _shares(press, at)
    amount = next(iter(press.chosen_numbers), 0)
    changed = with_amount(amounts, at.item, amount) if at.item < len(amounts) else amounts
    await _show_shares(press, table, at, fit_amounts(decision, changed) or amounts)


@handles(SHARE_DONE)
async def confirm_shares(press: Press, at: AtShares) -> None:
    """Answer with what has been chosen, for one's own seat or one that the presser may act for."""
    await press.acknowledge()
    table, decision, amounts = await _shares(press, at)
    action = answer_line(Answer(decision.who, decision.what, value_of(decision, amounts)))
    if at.seat in table.seats_of(press.interaction.user.id):
        await submit(press, at, [action])
        return
    table = await press.services.tables.act_for(at.table, press.user, at.seat, action, version=at.version)
    await press.show_hand(table)


async def _shares(press: Press, at: AtShares) -> tuple[Table, Decision, Amounts]:
    """Return the table, what is asked and what has been chosen. Raises `StaleDecision` once something else is asked."""
    table, match, _ = await _seat_of_presser(press, at)
    pending = match.stage.pending
    amounts = None if pending is None else read_amounts(pending, at.picked)
    if pending is None or amounts is None or at.version != match.version:
        raise StaleDecision(table, max(0, match.number - at.version))
    return table, pending, amounts


async def _show_shares(press: Press, table: Table, at: AtShares, amounts: Amounts) -> None:
    await press.show_hand(table, ask=f"{SHARES_QUESTION} {at.seat} {write_amounts(amounts)}")


def _check_awaited(table: Table, match: CalamityMatch, seat: int, at: at_table.Decision) -> None:
    if at.version != match.version or seat not in match.waiting():
        raise StaleDecision(table, max(0, match.number - at.version))


@handles(offers.CAL_FORM)
async def open_form(press: Press, at: AtForm) -> None:
    """Open a form for one of the presser's seats; of an answer, also for another's seat that they may act for."""
    await _open_form(press, at, None)


@handles(offers.CAL_AGAIN)
async def open_form_again(press: Press, at: AtForm) -> None:
    """Open a form that was refused, filled in with what was typed, as the message has it."""
    await _open_form(press, at, typed_before(press))


async def _open_form(press: Press, at: AtForm, typed: str | None) -> None:
    table, match, own = await _seat_of_presser(press, at)
    if at.version != match.version:
        raise StaleDecision(table, max(0, match.number - at.version))
    seat = own if at.seat not in table.seats_of(press.interaction.user.id) else at.seat
    view = match.view(seat)
    if at.form == ANSWER_FORM and view.stage.pending is None:
        raise CalamityRefusal("calamity-not-now")
    shown = at.seat if at.form == ANSWER_FORM else seat
    form = stage_form(table, view, at.form, shown, await press.localizer(), typed)
    await press.open_form(form)


@handles(offers.CAL_FORMED)
async def read_form(press: Press, at: AtForm) -> None:
    """Do what a filled form says; where that is refused, show the hand with the reason and what was typed."""
    await press.acknowledge()
    table, match, own = await _seat_of_presser(press, at)
    filled = {name: "".join(texts) for name, texts in press.filled.items()}
    is_own = at.seat in table.seats_of(press.interaction.user.id)
    try:
        localizer, typed = await press.localizer(), filled.get(TEXT, "")
        action = action_of(at.form, filled, match.view(at.seat if is_own else own), localizer)
        is_whole = at.form == REPLACE_FORM or (
            at.form == POSITION_FORM
            and len(typed) <= MOST_REPLACED
            and is_table(typed, match.stage.position.atlas, localizer)
        )
        if is_whole and (question := await _loss_question(press, match, action, filled)):
            ask = f"{offers.REPLACE_QUESTION} {at.seat if is_own else own}"
            await press.show_hand(table, notice=question, ask=ask)
            return
        if is_own or at.form != ANSWER_FORM:
            place = at.seat if is_own else own
            table = await submit_at(press, table, match.stage, place, action, version=at.version)
        else:
            table = await press.services.tables.act_for(at.table, press.user, at.seat, action, version=at.version)
    except GameError as error:
        await _show_refused_form(press, table, error, filled, at)
        return
    await press.show_hand(table)


@handles(offers.CAL_REPLACE)
async def replace_position(press: Press, at: AtSeat) -> None:
    """Enter the text that the message quotes in place of all that the presser's nation has. Raises `GameError`."""
    await press.acknowledge()
    table, match, own = await _seat_of_presser(press, at)
    if at.version != match.version:
        raise StaleDecision(table, max(0, match.number - at.version))
    place = at.seat if at.seat in table.seats_of(press.interaction.user.id) else own
    filled = {TEXT: typed_before(press) or ""}
    action = action_of(REPLACE_FORM, filled, match.view(place), await press.localizer())
    await press.show_hand(await submit_at(press, table, match.stage, place, action, version=at.version))


async def _loss_question(press: Press, match: CalamityMatch, action: str, filled: Mapping[str, str]) -> str:
    """Return what a position that replaces everything takes away, and what was typed; empty where that is nothing.

    Raises `BadPosition`.
    """
    stage, localizer = match.stage, await press.localizer()
    before, limit = present_position(stage), tokens_for(stage.players)
    entries = read_sheet(action.partition(" ")[2], before.atlas, tokens=limit)
    lost = loss_text(before, place_entries(before, entries, tokens=limit), localizer)
    return f"{localizer.say('cal-replace-ask', lost=lost)}\n{quote_typed(filled[TEXT], MOST_REPLACED)}" if lost else ""


async def _show_refused_form(
    press: Press, table: Table, error: GameError, filled: Mapping[str, str], at: AtForm
) -> None:
    """Show the hand with why a form was refused, all that was typed, and the way back into the form with it."""
    why = refusal_text(await press.localizer(), error.reason, [safe_name(name) for name in table.names])
    quoted = why.replace("\n", "\n> ")
    given = quote_typed(typed_text_of(at.form, filled), MOST_QUOTED)
    ask = f"{offers.AGAIN_QUESTION} {at.form} {at.seat}"
    notice = f"{quoted}\n{given}".strip()  # below the quote: as it was typed
    await press.show_hand(await press.services.tables.look(table.id), notice=notice, ask=ask)


@handles(offers.CAL_DEPUTY)
async def offer_deputy(press: Press, at: AtTable) -> None:
    """Show the seats for which the presser may act now, and how. Raises the refusal where there is none."""
    table, match, _ = await _seat_of_presser(press, at)
    check_playing(table)
    localizer = await press.localizer()
    now = press.services.now()
    silent = [each for each in others_awaited(table, press.user) if not deputy_refusal(table, press.user, each, now)]
    if not silent:
        check_inactive(table, press.user, next(iter(others_awaited(table, press.user)), match.stage.dealer), now)
    sheet = Sheet(ACCENT)
    for seat in silent:
        name = safe_name(table.names[seat])
        sheet.text(f"**{name}** · {question_of(match.view(None), localizer)}")
        by_chance = offers.CAL_FOR_ANY.to(table.id, match.version, seat)
        buttons = [Button(by_chance, localizer.say("key-cal-for-any"))]
        if match.stage.pending is not None and match.stage.proposal is None:
            form = offers.CAL_FORM.to(table.id, match.version, ANSWER_FORM, seat)
            buttons.insert(0, Button(form, localizer.say("key-cal-answer"), Style.primary))
            if has_menu(match.stage.pending):
                nothing = nothing_chosen(match.stage.pending)
                offer_items(sheet, table, match.stage.pending, seat, nothing, localizer)
        sheet.buttons(buttons)
    await press.tell(sheet)


@handles(offers.CAL_FOR_ANY)
async def act_by_chance(press: Press, at: AtSeat) -> None:
    """Act at random for someone else's seat. Raises `StaleDecision` once it is no longer awaited."""
    await press.acknowledge()
    table, match, _ = await _seat_of_presser(press, at)
    if at.version != match.version or at.seat not in match.waiting():
        raise StaleDecision(table, max(0, match.number - at.version))
    action = random_action(match.view(at.seat), CHANCE.randrange)
    table = await press.services.tables.act_for(at.table, press.user, at.seat, action, version=at.version)
    await press.show_hand(table)


@handles(offers.CAL_MOVES)
async def show_moves(press: Press, at: AtTable) -> None:
    """Show all that is to be moved on the board in this turn, to people who may see the table."""
    table = await press.services.tables.look(at.table)
    await check(press.interaction, table)
    localizer = await press.localizer()
    texts = move_lines(calamity_match(table.match).view(None).stage, localizer)
    await tell_long(press, "\n".join(texts) or localizer.say("cal-no-moves"))


async def _seat_of_presser(press: Press, at: AtTable) -> tuple[Table, CalamityMatch, int]:
    """Return the table, its match, and the presser's seat. Raises `NotSeated`, `CalamityRefusal`."""
    table = await press.services.tables.look(at.table)
    seat = table.seat_of(press.user)
    if seat is None:
        raise NotSeated("not-seated", table=table.id)
    return table, calamity_match(table.match), seat


async def _pending_decision(press: Press, at: at_table.Decision) -> Decision:
    """Return what is asked now. Raises `StaleDecision` where the button was made for something else."""
    table, match, seat = await _seat_of_presser(press, at)
    pending = match.view(seat).stage.pending
    if pending is None or at.version != match.version:
        raise StaleDecision(table, max(0, match.number - at.version))
    return pending


def _option_at(decision: Decision, place: int) -> Any:
    """Return the value of an option. Raises `CalamityRefusal` where there is none at that place."""
    if isinstance(decision, Pick) and 0 <= place < len(decision.options):
        return decision.options[place]
    if isinstance(decision, Amount) and 0 <= place <= decision.most:
        return place
    raise CalamityRefusal("calamity-not-now")
