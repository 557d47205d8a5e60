"""The review of a finished game for one of its players: what has moved their chances, and the decisions that mattered.

*Review* on a replay or in the message that one is ready, and the buttons of its pages; only its player sees it.
All of it follows from what the player could know at each decision; numbers are told only where two estimates agree.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, ClassVar, Final

from bot.discord.routing import Verb, handles, number
from bot.discord.sheet import Button, Sheet, Style
from bot.discord.symbols import ACCENT
from bot.games.civ.ai.estimate import CLEAR, Estimates
from bot.games.civ.ai.plans import Line
from bot.games.civ.ai.review import Appraisal, Review, agreed
from bot.games.civ.game import civ_game
from bot.games.civ.pages.hint import plan_text
from bot.games.civ.pages.plan_why import find_reasons, reasons_text
from bot.games.civ.pages.replay.replay_page import Moment
from bot.games.civ.pages.replay.replays import find_replayed, show_moment
from bot.games.civ.pages.replay.steps import place, steps, title
from bot.games.civ.pages.solo.page import PageStyle, SoloPage
from bot.games.civ.pages.solo.presses import show_page
from bot.games.civ.pages.solo.what_if import show_opened
from bot.games.civ.reviewer import review_of
from bot.games.civ.rules import Game, Observation, observe
from bot.games.civ.rules.actions import END
from bot.games.civ.words import words
from bot.i18n.catalogue import Localizer
from bot.i18n.names import safe_name
from bot.pages.addresses.public import REVIEW, Replay
from bot.pages.press import Press
from bot.pages.table_words import table_number
from bot.table.preferences import Notify
from bot.table.review import GameReview
from bot.table.seat_history import with_holders_at
from bot.table.table import Table
from bot.table.values import TableId

LITTLE: Final = 0.03
"""Less than this, by either estimate, is called little."""
MUCH: Final = 0.15
"""From this on, by both estimates, it is called much."""
EFFECTS: Final = {0: "little", 1: "up", -1: "down", 2: "much-up", -2: "much-down"}
"""How the sizes of effects are told."""
MOST_POINTS: Final = 0.5
"""Larger sums are told in words alone: what is wrong in each of many estimates has added up in them."""


@dataclass(frozen=True, slots=True)
class OnPage(Replay):
    """A page of a review: 0 is the first, then one for each decision."""

    page: Annotated[int, number(0, 9)]


REVIEW_PAGE: Final = Verb("review_page", OnPage)
REVIEW_REPLAY: Final = Verb("review_replay", Moment)
REVIEW_TRY: Final = Verb("review_try", Moment)


@dataclass(frozen=True, slots=True)
class Reviewed:
    """A review as its person sees it: what is kept of it, and of which game."""

    kept: GameReview
    table: Table
    game: Game
    found: Review

    def names_at(self, line: int) -> tuple[str, ...]:
        """Return the names of those who held the seats by then, unescaped."""
        return tuple(with_holders_at(self.table, line).names)


def progress_page(kept: GameReview, table: Table, localizer: Localizer, *, is_notified: bool) -> Sheet:
    """Return the page of a review in the making; `is_notified`: whether its person is sent a message at its end."""
    total = kept.total or 0
    making = localizer.say("review-making", done=len(kept.parts), total=total, known="yes" if total else "no")
    news = localizer.say("review-news" if is_notified else "review-no-news")
    sheet = Sheet(ACCENT).text(_heading(table, localizer)).text(making).text(f"-# {news}")
    return sheet.buttons([Button(REVIEW_PAGE.to(table.id, 0), localizer.say("key-refresh"), Style.primary)])


def first_page(reviewed: Reviewed, localizer: Localizer) -> Sheet:
    """Return the page that tells luck and choice apart, and leads to the decisions."""
    table, found = reviewed.table, reviewed.found
    sheet = Sheet(ACCENT).text(_heading(table, localizer))
    lines = [localizer.say("review-moved", fair=_percent(found.fair))]
    is_draft = reviewed.game.setup.setup == "draft"
    sums = (("draft" if is_draft else "deal", found.deal), ("draws", found.draws), ("others", found.others))
    for key, values in (*sums, ("choices", found.choices)):
        lines.append(localizer.say(f"review-{key}", effect=_effect(values, localizer)))
    sheet.text("\n".join(lines))
    if found.decisions:
        listed = [
            f"**{place}.** {_title(reviewed, each, localizer)}\n{_in_brief(reviewed, each, localizer)}"
            for place, each in enumerate(found.decisions, start=1)
        ]
        sheet.text("\n".join([localizer.say("review-decisions", count=len(listed)), *listed]))
    else:
        sheet.text(localizer.say("review-no-decisions"))
    sheet.buttons(_pages(reviewed, localizer, 0))
    return sheet.text(f"-# {localizer.say('review-private')}")


@dataclass(frozen=True, slots=True)
class DecisionPage(SoloPage):
    """The page of a decision of a review, by its number from 1: board and hand as they were then."""

    reviewed: Reviewed
    page: int

    FILES: ClassVar[str] = "review"
    MORE_KEY: ClassVar[str] = "key-review-replay"
    RESERVED: ClassVar[int] = 1500

    @property
    def decision(self) -> Appraisal:
        """The decision."""
        return self.reviewed.found.decisions[self.page - 1]

    def add_above(self, sheet: Sheet, localizer: Localizer) -> None:
        """Add which game it was, and which turn."""
        title = _title(self.reviewed, self.decision, localizer)
        sheet.text(f"{_heading(self.reviewed.table, localizer)}\n**{title}**")

    def add_below(self, sheet: Sheet, localizer: Localizer, style: PageStyle) -> None:
        """Add what to know about the decision, where to try it again, and the other pages."""
        sheet.text("\n".join(filter(None, self._verdict(localizer))))
        where = (self.reviewed.table.id, self.decision.number)
        sheet.buttons([
            Button(REVIEW_TRY.to(*where), localizer.say("key-review-try"), Style.primary, emoji="🔀"),
            Button(REVIEW_REPLAY.to(*where), localizer.say("key-review-replay"), emoji="⏪"),
        ])  # fmt: skip
        sheet.buttons(_pages(self.reviewed, localizer, self.page)).text(f"-# {localizer.say('review-try-hint')}")

    def _verdict(self, localizer: Localizer) -> list[str]:
        """Return what was done, what would have been better or next best, why, and how sure that is."""
        decision, names, seat = self.decision, self.safe_names, self.reviewed.kept.seat

        def plan(actions: Line) -> str:
            return _plan(decision, actions, self.seen, localizer, names)

        done = plan_text(decision.chosen, self.seen, localizer, names)
        lines = [localizer.say(f"review-was-{_kind(decision)}"), localizer.say("review-done", plan=done)]
        if decision.loss:
            lines.append(localizer.say("review-better", plan=plan(decision.best)))
            if decision.is_certain:
                return [*lines, localizer.say("review-certain")]
            lines.append(_why(decision, self.game, seat, localizer, names))
            if decision.hinted is not None:
                then = _played(self.game, seat, decision.chosen[: decision.hinted])
                action = words.action(localizer, decision.chosen[decision.hinted], observe(then, seat), names)
                lines.append(localizer.say("review-hint-rest", action=action))
            before, after = decision.at_chosen, decision.at_best
        else:
            if decision.is_certain:
                return [*lines, localizer.say("review-certain-found")]
            if decision.other:
                lines.append(_why(decision, self.game, seat, localizer, names))
                lines.append(localizer.say("review-other", plan=plan(decision.other)))
            before, after = decision.at_next, decision.at_chosen
        low, high = agreed(before), agreed(after)
        if low is None or high is None:
            lines.append(localizer.say("review-unsure"))
        else:
            key = "review-chance-lost" if decision.loss else "review-chance-kept"
            lines.append(localizer.say(key, less=_percent(low), more=_percent(high)))
        return lines


def decision_page(reviewed: Reviewed, page: int) -> DecisionPage:
    """Return the page of a decision, by its number from 1."""
    decision = reviewed.found.decisions[page - 1]
    names = reviewed.names_at(decision.number)
    return DecisionPage(reviewed.game.at(decision.number), reviewed.kept.seat, names, (), reviewed, page)


def _heading(table: Table, localizer: Localizer) -> str:
    return f"### 🔎 {localizer.say('review-title', table=table_number(table, localizer))}"


def _pages(reviewed: Reviewed, localizer: Localizer, here: int) -> list[Button]:
    """Return the buttons to the other pages."""
    first = [Button(REVIEW_PAGE.to(reviewed.table.id, 0), localizer.say("key-review-overview"))] if here else []
    return first + [
        Button(REVIEW_PAGE.to(reviewed.table.id, page), localizer.say("key-review-decision", place=page))
        for page in range(1, len(reviewed.found.decisions) + 1)
        if page != here
    ]


def _title(reviewed: Reviewed, decision: Appraisal, localizer: Localizer) -> str:
    found = steps(reviewed.game)
    names = [safe_name(name) for name in reviewed.names_at(decision.number)]
    return title(found[place(found, decision.number + 1)], localizer, names)


def _kind(decision: Appraisal) -> str:
    """Return what kind of decision it was, as the catalogue names it."""
    if decision.loss:
        if decision.is_certain:
            return "missed"
        return "mistake" if decision.loss > CLEAR else "slip"
    return "found" if decision.is_certain else "good" if decision.gain > CLEAR else "fair"


def _in_brief(reviewed: Reviewed, decision: Appraisal, localizer: Localizer) -> str:
    """Return what a decision was, on the overview: what would have been better, or that it was well chosen, and why."""
    kind, seat = _kind(decision), reviewed.kept.seat
    if decision.is_certain:
        return localizer.say(f"review-was-{kind}")
    game, names = reviewed.game.at(decision.number), [safe_name(name) for name in reviewed.names_at(decision.number)]
    if decision.loss:
        key = "review-clearly-better" if kind == "mistake" else "review-slightly-better"
        said = localizer.say(key, plan=_plan(decision, decision.best, observe(game, seat), localizer, names))
    else:
        said = localizer.say(f"review-was-{kind}")
    return "\n".join(filter(None, (said, _why(decision, game, seat, localizer, names))))


def _plan(decision: Appraisal, actions: Line, seen: Observation, localizer: Localizer, names: Sequence[str]) -> str:
    written = plan_text(actions, seen, localizer, names)
    is_whole = actions[-1] is END or decision.is_certain
    return written if is_whole else localizer.say("hint-more", plan=written)


def _why(decision: Appraisal, game: Game, seat: int, localizer: Localizer, names: Sequence[str]) -> str:
    """Return why the better of two ways was better, or what it was for; empty where nothing says it."""
    better, worse = (decision.best, decision.chosen) if decision.loss else (decision.chosen, decision.other)
    if not worse:
        return ""
    found = find_reasons(decision.cause, game, seat, better, worse, worse, is_even=False)
    return reasons_text(found, localizer, names)


def _played(game: Game, seat: int, actions: Line) -> Game:
    for action in actions:
        game = game.play(seat, action)
    return game


def _effect(values: Estimates, localizer: Localizer) -> str:
    """Return by how much something has moved the chances: a word, and a number where both estimates agree."""
    one, other = map(_size, values)
    if values[0] * values[1] < 0 and (agreed(values) is None or abs(one - other) > 1):
        return localizer.say("review-effect-unclear")
    if abs(one - other) > 1:
        return localizer.say(f"review-effect-some-{'up' if sum(values) > 0 else 'down'}")
    word = EFFECTS[min(one, other, key=abs)]
    said = localizer.say(f"review-effect-{word}")
    points = agreed(values)
    if points is None or abs(points) > MOST_POINTS or not (shown := round(100 * points)):
        return said
    signed = f"+{shown}" if shown > 0 else f"−{-shown}"  # a minus sign
    return localizer.say("review-points", said=said, points=signed, count=abs(shown))


def _size(value: float) -> int:
    """Return how much one estimate has moved the chances: 0 is little, 1 or -1 some, 2 or -2 much."""
    size = (abs(value) >= LITTLE) + (abs(value) >= MUCH)
    return size if value > 0 else -size


def _percent(share: float) -> int:
    return round(100 * share)


# Presses


@handles(REVIEW)
async def ask_review(press: Press, at: Replay) -> None:
    """Have a finished game reviewed for the presser, or show them the review.

    Raises `ReviewError` where they have not played in it, or it cannot be reviewed.
    """
    await press.acknowledge_privately()
    await _show(press, await press.services.reviews.ask(at.table, press.user), 0)


@handles(REVIEW_PAGE)
async def turn_review(press: Press, at: OnPage) -> None:
    """Show another page of the presser's review."""
    await press.acknowledge()
    await _show(press, await press.services.reviews.ask(at.table, press.user), at.page)


@handles(REVIEW_REPLAY)
async def open_replay_there(press: Press, at: Moment) -> None:
    """Open the replay where a decision was made, through the eyes of the presser's seat."""
    await press.acknowledge_privately()
    seat = await _seat(press, at.table)
    await show_moment(press, await find_replayed(press, at, seat), at.number, seat)


@handles(REVIEW_TRY)
async def try_decision(press: Press, at: Moment) -> None:
    """Open a copy of the moment of a decision, with what the presser could not know dealt again."""
    await press.acknowledge_privately()
    seat = await _seat(press, at.table)
    table = await press.services.tables.look(at.table)
    opened = await press.services.what_ifs.begin(press.user, table, at.number, seat, is_redealt=True)
    await show_opened(press, opened)


async def _seat(press: Press, table_id: TableId) -> int:
    """Return the seat of the presser's review. Raises `ReviewError`."""
    return (await press.services.reviews.ask(table_id, press.user)).seat


async def _show(press: Press, kept: GameReview, page: int) -> None:
    press.begin_page()
    table, localizer = await press.services.tables.look(kept.table), await press.localizer()
    if not kept.is_ready:
        own = await press.profiles.preferences(press.user)
        is_notified = own.notify != Notify.NONE and not own.dm_closed
        await press.edit(progress_page(kept, table, localizer, is_notified=is_notified), attachments=[])
        return
    game = civ_game(table.match)
    reviewed = await asyncio.to_thread(lambda: Reviewed(kept, table, game, review_of(game, kept.seat, kept.parts)))
    if not 0 < page <= len(reviewed.found.decisions):
        await press.edit(await asyncio.to_thread(first_page, reviewed, localizer), attachments=[])
        return
    await show_page(press, await asyncio.to_thread(decision_page, reviewed, page))
