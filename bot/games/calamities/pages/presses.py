"""What the buttons, selects and forms of a table of calamities do: they ask the match, and show the hand after it."""

from bot.discord.routing import handles
from bot.discord.sheet import Key, Sheet, Style
from bot.discord.symbols import ACCENT
from bot.games.calamities.game import CalamityMatch, answer_line, calamity_match, random_action
from bot.games.calamities.lines import CalamityRefusal, HAND, NATION, NOTHING
from bot.games.calamities.pages import offers
from bot.games.calamities.pages.forms import action_of, stage_form
from bot.games.calamities.pages.message_text import move_lines
from bot.games.calamities.pages.offers import ANSWER_FORM, AtForm, AtOption, AtSeat, question_of
from bot.games.calamities.rules.answers import Answer
from bot.games.calamities.rules.decisions import Amount, Decision, Pick, PickSome
from bot.games.calamities.words.refusals import refusal_text
from bot.i18n.names import safe_name
from bot.pages.addresses import table as at_table
from bot.pages.addresses.table import AtTable
from bot.pages.board.text_presses import tell_long
from bot.pages.hand.hand_presses import submit
from bot.pages.locale_resolver import LocaleResolver
from bot.pages.press import Press
from bot.pages.spectators import check
from bot.reasons import GameError
from bot.table.errors import NotSeated, StaleDecision
from bot.table.table import Table
from collections.abc import Mapping
from secrets import SystemRandom
from typing import Any, Final

CHANCE: Final = SystemRandom()


class CalamityPresses:
    """Answers to what only such tables have."""

    def __init__(self, tables: Tables, locales: LocaleResolver, hands: Hands, *, submit: Submit) -> None:
        self._tables = tables
        self._locales = locales
        self._hands = hands
        self._submit = submit

    def answers(self) -> tuple[routing.Answer[Any], ...]:
        """The answers to its verbs."""
        return (
            addresses.CAL_NATION.answered_by(self._claim),
            addresses.CAL_OPTION.answered_by(self._answer),
            addresses.CAL_CHOOSE.answered_by(self._choose),
            addresses.CAL_FORM.answered_by(self._open_form),
            addresses.CAL_FORMED.answered_by(self._read_form),
            addresses.CAL_NOTHING.answered_by(self._hold_nothing),
            addresses.CAL_ANY.answered_by(self._answer_by_chance),
            addresses.CAL_DEPUTY.answered_by(self._offer_deputy),
            addresses.CAL_FOR_ANY.answered_by(self._act_by_chance),
            addresses.CAL_MOVES.answered_by(self._show_moves),
        )

    async def _claim(self, interaction: Interaction, at: at_table.Decision) -> None:
        values = _chosen(interaction)
        await self._submit(interaction, at, [f"{NATION} {value}" for value in values])

    async def _hold_nothing(self, interaction: Interaction, at: at_table.Decision) -> None:
        await self._submit(interaction, at, [f"{HAND} {NOTHING}"])

    async def _answer(self, interaction: Interaction, at: Option) -> None:
        """One of the options that the button was made for: it is stale once another question has come."""
        decision = await self._asked(interaction, at)
        await self._submit(
            interaction, at, [answer_line(Answer(decision.who, decision.what, _option(decision, at.place)))]
        )

    async def _choose(self, interaction: Interaction, at: at_table.Decision) -> None:
        decision = await self._asked(interaction, at)
        places = [int(value) for value in _chosen(interaction) if value.isdecimal()]
        if isinstance(decision, PickSome):
            options = decision.options
            value: Any = tuple(options[place] for place in places if place < len(options))
        else:
            value = _option(decision, places[0] if places else -1)
        await self._submit(interaction, at, [answer_line(Answer(decision.who, decision.what, value))])

    async def _answer_by_chance(self, interaction: Interaction, at: at_table.Decision) -> None:
        table, match, seat = await self._seated(interaction, at)
        if at.version != match.version or seat not in match.waiting():
            raise StaleDecision(table, max(0, match.number - at.version))
        await self._submit(interaction, at, [draw_action(match.view(seat), CHANCE.randrange)])

    async def _open_form(self, interaction: Interaction, at: Asked) -> None:
        """Opens a form for the presser's own seat, or, where he may act for another's, for that one."""
        table, match, own = await self._seated(interaction, at)
        if at.version != match.version:
            raise StaleDecision(table, max(0, match.number - at.version))
        seat = own if at.seat not in table.seats_of(interaction.user.id) else at.seat
        view = match.view(seat)
        if at.form == addresses.ANSWER_FORM and view.stage.pending is None:
            raise CalamityRefusal("calamity-not-now")
        speaker = await self._locales.reader(interaction)
        form = stage_form(table, view, at.form, at.seat if at.form == addresses.ANSWER_FORM else seat, speaker)
        await interaction.response.send_modal(form)

    async def _read_form(self, interaction: Interaction, at: Asked) -> None:
        """Does what a form says; where that is refused, what was typed is not lost."""
        await acknowledge(interaction)
        table, match, own = await self._seated(interaction, at)
        filled = filled_in(interaction)
        is_own = at.seat in table.seats_of(interaction.user.id)
        try:
            speaker = await self._locales.reader(interaction)
            action = action_of(at.form, filled, match.view(at.seat if is_own else own), speaker)
            if is_own or at.form != addresses.ANSWER_FORM:
                table = await self._tables.submit(at.table, user_of(interaction), [action], version=at.version)
            else:
                table = await self._tables.act_for(at.table, user_of(interaction), at.seat, action, version=at.version)
        except GameError as error:
            await self._give_back(interaction, table, error, filled)
            return
        await self._hands.show(interaction, table)

    async def _give_back(
        self, interaction: Interaction, table: Table, error: GameError, filled: dict[str, str]
    ) -> None:
        """Why a form was refused, with all that was typed, in the hand."""
        speaker = await self._locales.reader(interaction)
        why = calamity_reason(speaker, error.reason, [safe_name(name) for name in table.names])
        typed = "\n".join(text for text in filled.values() if text.strip()).replace("```", "'''")
        quoted = why.replace("\n", "\n> ")
        given = f"\n```\n{typed[:1500]}\n```" if typed else ""  # below the quote: it is copied as it was typed
        await self._hands.show(interaction, await self._tables.look(table.id), notice=f"{quoted}{given}")

    async def _offer_deputy(self, interaction: Interaction, at: AtTable) -> None:
        """For whom one may act, and how; why not, where one may not."""
        table, match, _ = await self._seated(interaction, at)
        speaker = await self._locales.reader(interaction)
        sheet = Sheet(ACCENT).text(speaker.say("cal-deputy"))
        for seat in match.waiting():
            if seat in table.seats_of(interaction.user.id):
                continue
            name = safe_name(table.names[seat])
            sheet.text(f"**{name}**: {question_of(match.view(None), speaker)}")
            keys = [
                Key(
                    addresses.CAL_FOR_ANY.to(table.id, match.version, seat),
                    speaker.say("key-cal-for-any"),
                    Style.primary,
                )
            ]
            if match.stage.pending is not None and match.stage.proposal is None:
                form = addresses.CAL_FORM.to(table.id, match.version, addresses.ANSWER_FORM, seat)
                keys.append(Key(form, speaker.say("key-cal-answer")))
            sheet.keys(keys)
        await whisper(interaction, "", sheet.view())

    async def _act_by_chance(self, interaction: Interaction, at: ForSeat) -> None:
        await acknowledge(interaction)
        table, match, _ = await self._seated(interaction, at)
        if at.version != match.version or at.seat not in match.waiting():
            raise StaleDecision(table, max(0, match.number - at.version))
        action = draw_action(match.view(at.seat), CHANCE.randrange)
        table = await self._tables.act_for(at.table, user_of(interaction), at.seat, action, version=at.version)
        await self._hands.show(interaction, table)

    async def _show_moves(self, interaction: Interaction, at: AtTable) -> None:
        table = await self._tables.look(at.table)
        await check(interaction, table)
        speaker = await self._locales.reader(interaction)
        texts = move_lines(calamity_match(table.match).view(None).stage, speaker)
        await tell(interaction, "\n".join(texts) or speaker.say("cal-no-moves"))

    async def _seated(self, interaction: Interaction, at: AtTable) -> tuple[Table, CalamityMatch, int]:
        """The table, its match, and the presser's seat. Raises `NotSeated`, `CalamityRefusal`."""
        table = await self._tables.look(at.table)
        seat = table.seat_of(user_of(interaction))
        if seat is None:
            raise NotSeated("not-seated", table=table.id)
        return table, calamity_match(table.match), seat

    async def _asked(self, interaction: Interaction, at: at_table.Decision) -> Decision:
        """What the presser is asked now. Raises `StaleDecision` where the button was made for something else."""
        table, match, seat = await self._seated(interaction, at)
        pending = match.view(seat).stage.pending
        if pending is None or at.version != match.version:
            raise StaleDecision(table, max(0, match.number - at.version))
        return pending


def _option(decision: Decision, place: int) -> Any:
    """The value of that option. Raises `CalamityRefusal`."""
    if isinstance(decision, Pick) and 0 <= place < len(decision.options):
        return decision.options[place]
    if isinstance(decision, Amount) and 0 <= place <= decision.most:
        return place
    raise CalamityRefusal("calamity-not-now")
