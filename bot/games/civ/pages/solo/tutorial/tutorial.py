"""`/civ tutorial`: the list of the lessons, and how far someone has come with them."""

from bot.discord.routing import Bare, handles
from bot.discord.sheet import Button, Sheet, Style
from bot.discord.symbols import ACCENT
from bot.games.civ.pages.solo.tutorial.lesson_spot import STEP, Spot, lesson_title
from bot.games.civ.tutorial import LESSONS
from bot.games.civ.tutorial.progress import Progress, progress_of
from bot.i18n.catalogue import Localizer
from bot.pages.addresses.public import TUTORIAL
from bot.pages.press import Press
from bot.reasons import Refusal
from bot.store import log_store_error
from bot.table.names import computer_name
from bot.table.values import UserId


async def open_tutorial(press: Press) -> None:
    """`/civ tutorial`: show all lessons, and how far the presser has come with them."""
    await press.acknowledge_page()
    localizer = await press.localizer()
    await press.edit(contents(await _progress(press), localizer), attachments=[])


@handles(TUTORIAL)
async def show_contents(press: Press, _: Bare) -> None:
    """Show all lessons."""
    await open_tutorial(press)


async def _progress(press: Press) -> Progress:
    """Return how far the presser has come; nowhere, while the database is away."""
    try:
        return progress_of((await press.profiles.preferences(press.user)).tutorial)
    except Refusal as error:
        # the lessons can be had without a database: only where one left off is not known
        log_store_error(error, "how far somebody has come in the lessons")
        return Progress()


async def remember(press: Press, here: Spot) -> None:
    """Store how far the presser has come, so that they can go on another day. The lesson itself can do without."""
    before = await _progress(press)
    after = before.at(here.number, here.taken, here.lesson.starts[-1])
    if after == before:
        return
    try:
        await press.profiles.set_preference(UserId(press.interaction.user.id), "tutorial", str(after))
    except Refusal as error:
        log_store_error(error, "noting how far somebody has come in the lessons")
        return


def contents(progress: Progress, localizer: Localizer) -> Sheet:
    """Return the page that lists the lessons; the one to go on with stands out."""
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
