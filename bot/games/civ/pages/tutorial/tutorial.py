"""`/civ tutorial` and its buttons. Where somebody is stands in the address of what he presses, nowhere else."""

import io
from typing import Any, cast

import discord

from bot.discord.answers import Interaction, acknowledge, is_from_hand, reply_ephemeral
from bot.discord.fitting import reason_text, show_fitting
from bot.discord.page_turns import PageTurns
from bot.discord.routing import Answer, Bare
from bot.discord.sheet import Button, Sheet, Style, in_messages
from bot.discord.symbols import ACCENT
from bot.games.civ.pages.choices import actions_of
from bot.games.civ.pages.pictures import CivPictures
from bot.games.civ.pages.tutorial.lesson_page import BOARD, HAND, lesson_page, lesson_title
from bot.games.civ.pages.tutorial.lesson_spot import Spot, lesson_spot, lesson_spot_after
from bot.games.civ.pictures.texts import text_board
from bot.games.civ.rules import Action, observe
from bot.games.civ.tutorial import LEARNER, LESSONS, parse_actions
from bot.games.civ.tutorial.progress import Progress, progress_of
from bot.i18n.catalogue import Localizer
from bot.i18n.names import safe_name
from bot.manager.tables import Tables
from bot.pages.addresses.tutorial import AS_TEXT, BEGIN, CONTENTS, DO, PICK, STEP, AtStep, Attempt, Read
from bot.pages.display import DisplayOptions
from bot.pages.locale_resolver import LocaleResolver
from bot.pages.presentation import PictureStyle
from bot.pages.users import display_name_of, user_of
from bot.reasons import Refusal
from bot.store import log_store_error
from bot.table.names import computer_name
from bot.table.values import UserId


class Tutorial:
    """Shows lessons, and leads through them."""

    def __init__(self, tables: Tables, locales: LocaleResolver, pictures: CivPictures, page_turns: PageTurns) -> None:
        self._tables = tables
        self._locales = locales
        self._pictures = pictures
        self._page_turns = page_turns

    async def open_tutorial(self, interaction: Interaction) -> None:
        """`/civ tutorial`: all lessons, and how far one has come with them."""
        await acknowledge(interaction)
        localizer = await self._locales.reader(interaction)
        sheet = contents(await self._progress(interaction), localizer)
        await interaction.edit_original_response(view=sheet.view(), attachments=[])

    def answers(self) -> tuple[Answer[Any], ...]:
        """The answers to its verbs."""
        return (
            CONTENTS.answered_by(self._press_contents),
            STEP.answered_by(self._press_step),
            DO.answered_by(self._press_do),
            PICK.answered_by(self._press_pick),
            BEGIN.answered_by(self._press_begin),
            AS_TEXT.answered_by(self._press_text),
        )

    async def _press_contents(self, interaction: Interaction, _: Bare) -> None:
        await self.open_tutorial(interaction)

    async def _press_step(self, interaction: Interaction, at: AtStep) -> None:
        await self._show(interaction, lesson_spot(at.lesson, at.taken))

    async def _press_do(self, interaction: Interaction, at: Attempt) -> None:
        """An attempt by a button."""
        await self._show(interaction, lesson_spot_after(at.lesson, at.taken, parse_actions(at.action)))

    async def _press_pick(self, interaction: Interaction, at: Attempt) -> None:
        """An attempt by a select."""
        await self._show(interaction, lesson_spot_after(at.lesson, at.taken, _chosen(interaction)))

    async def _press_begin(self, interaction: Interaction, at: Attempt) -> None:
        """An attempt by a select at an effect together with its first step."""
        actions = (*parse_actions(at.action), *_chosen(interaction))
        await self._show(interaction, lesson_spot_after(at.lesson, at.taken, actions))

    async def _press_text(self, interaction: Interaction, at: Read) -> None:
        """Board and hand of a step in words, whole, in as many messages as it takes."""
        here = (
            lesson_spot_after(at.lesson, at.taken, parse_actions(at.actions))
            if at.actions
            else lesson_spot(at.lesson, at.taken)
        )
        localizer = await self._locales.reader(interaction)
        safe = [safe_name(name) for name in _names(interaction)]
        text = text_board(observe(here.game, LEARNER), safe, localizer, here.new_events)
        for piece in in_messages(f"### {lesson_title(localizer, here.lesson)}\n{text}"):
            await reply_ephemeral(interaction, "", Sheet(ACCENT).text(piece).view())

    async def _show(self, interaction: Interaction, here: Spot) -> None:
        """Draws the page where the press came from, unless something else has been pressed there since."""
        await acknowledge(interaction)
        message = interaction.message.id if interaction.message and is_from_hand(interaction) else interaction.id
        lock = self._page_turns.begin(message, interaction.id)
        localizer = await self._locales.reader(interaction)
        names, options = _names(interaction), await self._locales.display_options(interaction)
        board, hand = await self._drawn(here, localizer, names, options)
        room = interaction.filesize_limit - len(hand or b"")

        async def show(picture: bytes | None, why: str) -> None:
            page = lesson_page(
                here, localizer, names,
                has_picture=picture is not None, has_text=options.has_text, note=reason_text(localizer, why),
            )  # fmt: skip
            found = ((picture, BOARD), (hand, HAND)) if picture is not None else ()
            files = [discord.File(io.BytesIO(data), name) for data, name in found if data is not None]
            await interaction.edit_original_response(view=page.view(), attachments=files)

        async with lock:
            if self._page_turns.is_newest(message, interaction.id):
                await show_fitting(self._pictures, board, room, show, localizer.icons)
                await self._remember(interaction, here)

    async def _drawn(
        self, here: Spot, localizer: Localizer, names: tuple[str, str], options: DisplayOptions
    ) -> tuple[bytes | None, bytes | None]:
        """The board and the hand; none of both where one cannot be drawn."""
        if not options.has_picture:
            return None, None
        seen = observe(here.game, LEARNER)
        style = PictureStyle(options.theme, viewer=LEARNER)
        board = await self._pictures.comparison(observe(here.game, None), names, localizer, style, here.new_events)
        hand = await self._pictures.hand(seen, names, localizer, theme=options.theme) if seen.hand else None
        return (None, None) if board is None or (seen.hand and hand is None) else (board, hand)

    async def _progress(self, interaction: Interaction) -> Progress:
        """How far somebody has come; nowhere, while the database is away."""
        try:
            return progress_of((await self._tables.profiles.preferences(user_of(interaction))).tutorial)
        except Refusal as error:
            # the lessons can be had without a database: only where one left off is not known
            log_store_error(error, "how far somebody has come in the lessons")
            return Progress()

    async def _remember(self, interaction: Interaction, here: Spot) -> None:
        """Notes how far somebody has come, to go on from there another day. The lesson itself can do without."""
        before = await self._progress(interaction)
        after = before.at(here.number, here.taken, here.lesson.starts[-1])
        if after == before:
            return
        try:
            await self._tables.profiles.set_preference(UserId(interaction.user.id), "tutorial", str(after))
        except Refusal as error:
            log_store_error(error, "noting how far somebody has come in the lessons")
            return


def contents(progress: Progress, localizer: Localizer) -> Sheet:
    """The page that lists the lessons; the one to go on with stands out."""
    numbers = range(1, len(LESSONS) + 1)
    left = [number for number in numbers if number not in progress.done]
    is_under_way = progress.lesson in numbers and 0 < progress.taken < LESSONS[progress.lesson - 1].starts[-1]
    following = [number for number in left if number >= progress.lesson] or left
    here = progress.lesson if is_under_way else next(iter(following), 0)
    sheet = Sheet(ACCENT).text(f"### {localizer.say('tutorial-title')}")
    sheet.text(localizer.say("tutorial-welcome", count=len(LESSONS), computer=computer_name(0, 1, ())))
    sheet.text("\n".join(_line(number, here, progress, localizer) for number in numbers))
    if not left:
        sheet.text(localizer.say("tutorial-all-done"))
    return sheet.buttons(
        [_lesson_button(number, here, progress.taken if is_under_way else 0, localizer) for number in numbers]
    )


def _line(number: int, here: int, progress: Progress, localizer: Localizer) -> str:
    lesson = LESSONS[number - 1]
    key = "tutorial-line-here" if number == here else "tutorial-line"
    if number in progress.done and number != here:
        key = "tutorial-line-done"
    about = localizer.say(f"lesson-{lesson.name}-about")
    return localizer.say(key, number=number, title=lesson_title(localizer, lesson), about=about)


def _lesson_button(number: int, here: int, taken: int, localizer: Localizer) -> Button:
    if number == here and taken:
        label = localizer.say("tutorial-key-continue", number=number)
        return Button(STEP.to(number, taken), label, Style.primary)
    label = localizer.say("tutorial-key-lesson", number=number, title=lesson_title(localizer, LESSONS[number - 1]))
    return Button(STEP.to(number, 0), label, Style.primary if number == here else Style.secondary)


def _chosen(interaction: Interaction) -> tuple[Action, ...]:
    """What a select was left with. Raises `UnreadableAction`."""
    values = cast("dict[str, Any]", interaction.data or {}).get("values") or [""]
    return actions_of([str(value) for value in values])


def _names(interaction: Interaction) -> tuple[str, str]:
    """The learner and the computer player."""
    name = display_name_of(interaction)
    return name, computer_name(0, 1, (name,))
