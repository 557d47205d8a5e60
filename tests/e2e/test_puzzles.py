"""The daily puzzle on Discord: solved with what the page offers, taken back, shown, kept if wanted, and forged."""

from collections import Counter
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from zoneinfo import ZoneInfo

import pytest

from bot.games.civ.pages.choices import actions_of
from bot.games.civ.puzzle_files import load_puzzle, puzzle_numbers
from bot.games.civ.puzzles.attempt import follow
from bot.games.civ.puzzles.calendar import EASY, easy_numbers, number_of
from bot.games.civ.puzzles.puzzle import Goal, Puzzle
from bot.games.civ.rules import Action
from bot.games.civ.rules.actions import END
from bot.pages.hand.hand_message import FIRST_GAMES
from bot.playground.people import Message, Person
from bot.table.values import TableId, UserId
from tests.e2e.house import House
from tests.e2e.panels import set_own

TASK = {Goal.WIN: "you can win now", Goal.POINTS: "you can win by Majority now", Goal.DEFENCE: "wins next turn"}
MISSED = {Goal.WIN: "you haven’t won", Goal.POINTS: "you haven’t won", Goal.DEFENCE: "can still win next turn"}


@dataclass
class Solver:
    """Somebody with the page of a puzzle before them, who presses what it offers."""

    person: Person
    page: Message
    number: int

    @property
    def puzzle(self) -> Puzzle:
        return load_puzzle(self.number)

    @property
    def labels(self) -> list[str]:
        return [button.label for button in self.page.buttons]

    async def press(self, label: str) -> None:
        await self.follow(self.page.button(label).custom_id)

    async def follow(self, custom_id: str, *, is_forged: bool = False) -> None:
        it = await (await self.person.press(self.page, custom_id=custom_id, forge=is_forged)).settled()
        assert it.state == "updated", (it.state, custom_id)
        self.page = it.messages[0]

    async def choose(self, custom_id: str, values: list[str]) -> None:
        it = await (await self.person.select(self.page, custom_id, values)).settled()
        assert it.state == "updated", it.state
        self.page = it.messages[0]

    async def solve(self) -> int:
        """Does what the solution says, with what is offered; returns how many presses it took."""
        done, presses = (), 0
        while "Solved!" not in self.page.text:
            done = await self._step(done)
            presses += 1
        return presses

    async def _step(self, done: tuple[Action, ...]) -> tuple[Action, ...]:
        left = self.puzzle.solution[len(done) :]
        for button in self.page.buttons:
            made = self._made(button.custom_id)
            if made is not None and _goes_on(made[len(done) :], left):
                await self.follow(button.custom_id)
                return made
        for select in self.page.selects:
            begun = self._made(select.custom_id)
            assert begun is not None
            values: list[str] = []
            wanted = left[len(begun) - len(done) :][: select.max_values]
            for option in select.options:
                actions = actions_of([option.value])
                chosen = [action for value in values for action in actions_of([value])]
                if (select.max_values > 1 and not Counter([*chosen, *actions]) - Counter(wanted)) or (
                    select.max_values == 1 and not values and _goes_on((*begun[len(done) :], *actions), left)
                ):
                    values.append(option.value)
            made = (*begun, *(action for value in values for action in actions_of([value])))
            if len(values) >= select.min_values and _goes_on(made[len(done) :], left):
                await self.choose(select.custom_id, values)
                return self.puzzle.solution[: len([action for action in made if action is not END])]
        raise AssertionError((done, left, self.labels))

    def _made(self, custom_id: str) -> tuple[Action, ...] | None:
        """What has been done where this leads, if it leads to a place."""
        _, verb, *fields = custom_id.split(":")
        if verb not in ("puzzle", "puzzle_pick") or fields[1] in ("undo", "again"):
            return None
        return follow(self.puzzle, fields[2] if len(fields) > 2 else "").actions


def _goes_on(made: tuple[Action, ...], left: tuple[Action, ...]) -> bool:
    """Whether these actions are the next of the solution; cards of one effect may be chosen in another order."""
    own = [action for action in made if action is not END]
    if made and not own:
        return not left
    return 0 < len(own) <= len(left) and Counter(own) == Counter(left[: len(own)])


async def opened(house: House, person: Person, day: date | None = None) -> Solver:
    """The puzzle of the day, to which who has hardly played yet comes by a button."""
    page = await (await person.slash("civ puzzle", channel=house.channel)).message()
    assert page.ephemeral
    (client,) = house.clients[-1:]
    number = number_of(day or client.services.puzzles.today(), puzzle_numbers())
    assert number is not None
    solver = Solver(person, page, number)
    if "Easy puzzle of" in page.text:
        await solver.press("Puzzle of the day")
    return solver


async def test_the_puzzle_of_the_day_is_solved_with_what_its_page_offers_and_explained(house: House) -> None:
    async with house.bot():
        solver = await opened(house, house.people[0])
        assert TASK[solver.puzzle.goal] in solver.page.text
        assert [file.filename for file in solver.page.attachments] == ["puzzle-board.png", "puzzle-hand.png"]
        await solver.solve()
        assert "The only way to" in solver.page.text
        assert "Keep my streak" in solver.labels
        assert "in a row" not in solver.page.text
        kept = await house.clients[-1].services.privacy.export(solver.person.id)  # type: ignore[arg-type]
        assert kept["puzzles"] == []
    assert house.playground.refusals == []


async def test_who_has_hardly_played_gets_an_easy_puzzle_that_counts_for_nothing(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        puzzles = bot.services.puzzles
        while puzzles.today().weekday() < 5 or number_of(puzzles.today(), puzzle_numbers()) in EASY:
            house.later += timedelta(days=1)
        easy, *_ = easy_numbers(puzzles.today())
        page = await (await ann.slash("civ puzzle", channel=house.channel)).message()
        assert "Easy puzzle of" in page.text
        assert "★☆☆ · 2 players · Hegemony with 8, at the end of your turn" in page.text
        same = await (await bob.slash("civ puzzle", channel=house.channel)).message()
        assert same.text.replace("Bob", "Ann") == page.text
        solver = Solver(ann, page, easy)
        await solver.solve()
        await solver.press("Keep my streak")
        assert "in a row" not in solver.page.text
        assert [*await puzzles.days(UserId(ann.id))] == []
        await solver.press("Puzzle of the day")
        of_day = solver.page.text.split("\n")[0]
        assert of_day.startswith("### 🧩 Puzzle of")
        again = await (await ann.slash("civ puzzle", channel=house.channel)).message()
        assert again.text.split("\n")[0] == of_day, "who keeps a streak is shown what counts for it"
        for _ in range(FIRST_GAMES):
            await bot.services.tables.resign(TableId(await house.begin([bob, house.people[2]])), UserId(bob.id))
        other = await (await bob.slash("civ puzzle", channel=house.channel)).message()
        assert other.text.split("\n")[0] == of_day
    assert house.playground.refusals == []


@pytest.mark.parametrize("day", [*range(1, 6), *(pytest.param(day, marks=pytest.mark.long) for day in range(6, 70))])
async def test_every_days_puzzle_can_be_solved_by_pressing(house: House, day: int) -> None:
    house.later = timedelta(days=day)
    async with house.bot(has_one_press=day % 2 == 0):
        solver = await opened(house, house.people[0])
        assert await solver.solve() >= 2
    assert house.playground.refusals == []


async def test_two_people_get_the_same_puzzle_and_another_one_the_day_after(house: House) -> None:
    async with house.bot():
        ann, bob = [await opened(house, person) for person in house.people[:2]]
        assert ann.number == bob.number
        assert ann.page.text.replace("Ann", "Bob").split("\n")[0] == bob.page.text.split("\n")[0]
        house.later = timedelta(days=1)
        assert (await opened(house, house.people[0])).number != ann.number


def shift(house: House, zone: str, clock: time) -> None:
    """Set the tables' clock to the next such time there."""
    now = house.now().astimezone(ZoneInfo(zone))
    then = datetime.combine(now.date(), clock, now.tzinfo)
    house.later += (then + timedelta(days=then <= now)) - now


@pytest.mark.parametrize("zone", ["UTC", "Pacific/Kiritimati", "America/Los_Angeles"])
@pytest.mark.parametrize("is_of_server", [True, False])
async def test_a_puzzle_counts_for_the_day_on_which_it_was_opened(house: House, zone: str, is_of_server: bool) -> None:
    """Opened at 23:58 by one's own time, solved at 0:03: the streak goes on, also after a restart."""
    ann = UserId(house.people[0].id)
    async with house.bot() as bot:
        profiles, puzzles = bot.services.profiles, bot.services.puzzles
        await (profiles.set_guild_preference(house.guild.id, "zone", zone) if is_of_server
               else profiles.set_zone(ann, zone))  # fmt: skip
        await puzzles.set_kept(ann, is_kept=True)
        shift(house, zone, time(23, 58))
        today = house.now().astimezone(ZoneInfo(zone)).date()
        for back in range(30, 0, -1):
            await puzzles.keep(ann, "Ann", None, 1, is_solved=True, day=today - timedelta(days=back))
        solver = await opened(house, house.people[0], day=today)
        midnight = datetime.combine(today + timedelta(days=1), time(), ZoneInfo(zone))
        assert f"<t:{int(midnight.timestamp())}:t>" in solver.page.text
    async with house.bot() as bot:
        house.later += timedelta(minutes=5)
        heading = solver.page.text.split("\n")[0]
        await solver.solve()
        assert solver.page.text.split("\n")[0] == heading
        assert "31 days in a row" in solver.page.text
        await solver.press("Puzzle of the day")
        solver.number = number_of(today + timedelta(days=1), puzzle_numbers()) or 0
        assert solver.page.text.split("\n")[0] != heading
        kept = await bot.services.puzzles.days(ann)
        assert (kept[0].day, len(kept)) == (today, 31)
    assert house.playground.refusals == []


async def test_a_puzzle_that_is_left_lying_counts_for_nothing(house: House) -> None:
    ann = UserId(house.people[0].id)
    async with house.bot() as bot:
        await bot.services.puzzles.set_kept(ann, is_kept=True)
        solver = await opened(house, house.people[0])
        house.later = timedelta(days=2)
        await solver.solve()
        assert [*await bot.services.puzzles.days(ann)] == []


async def test_whatever_is_done_is_taken_back_also_after_a_restart(house: House) -> None:
    async with house.bot():
        solver = await opened(house, house.people[0])
        start = solver.page
        first = next(button for button in solver.page.buttons if button.label.startswith("Play "))
        await solver.follow(first.custom_id)
        assert "Undo" in solver.labels
    async with house.bot():
        await solver.press("Undo")
        assert solver.page.text == start.text
        assert [each.custom_id for each in solver.page.buttons] == [each.custom_id for each in start.buttons]


async def test_a_turn_that_ends_without_a_win_is_said_to_be_no_solution(house: House) -> None:
    async with house.bot():
        solver = await opened(house, house.people[0])
        first = next(button for button in solver.page.buttons if button.label.startswith("Play "))
        await solver.follow(first.custom_id)
        if "End turn" in solver.labels:
            await solver.press("End turn")
        assert MISSED[solver.puzzle.goal] in solver.page.text
        assert "The only way" not in solver.page.text
        await solver.press("Undo")
        assert "End turn" in solver.labels or TASK[solver.puzzle.goal] in solver.page.text


async def test_who_has_solved_it_shows_at_which_try_and_nothing_of_how(house: House) -> None:
    ann = house.people[0]
    async with house.bot():
        solver = await opened(house, ann)
        first = next(button for button in solver.page.buttons if button.label.startswith("Play "))
        await solver.follow(first.custom_id)
        if "End turn" in solver.labels:
            await solver.press("End turn")
        assert MISSED[solver.puzzle.goal] in solver.page.text
        assert "Show it here" not in solver.labels
        await solver.press("From the beginning" if "From the beginning" in solver.labels else "Undo")
        await solver.solve()
        shown = await (await ann.press(solver.page, "Show it here")).message()
        assert not shown.ephemeral
        assert "⬛🟩 \u2068Ann\u2069 solved it at try 2." in shown.text
        assert "Puzzle of" in shown.text
        assert not {word for word in ("Play", "win", "hand") if word in shown.text}
        assert (shown.attachments, shown.buttons) == ([], [])
    assert house.playground.refusals == []


async def test_a_streak_and_the_table_are_for_those_who_ask_for_them_and_go_when_they_do_not(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        for person in (ann, bob):
            solver = await opened(house, person)
            await solver.solve()
        solver = await opened(house, ann)
        await solver.solve()
        await solver.press("Keep my streak")
        assert "One day in a row" in solver.page.text
        house.later = timedelta(days=1)
        solver = await opened(house, ann)
        await solver.solve()
        is_monday = bot.services.puzzles.today().weekday() == 0
        assert "2 days in a row" in solver.page.text
        await solver.press("Standings of the week")
        assert f"1. \u2068Ann\u2069: {1 if is_monday else 2}".replace("\u2068", "").replace("\u2069", "") in (
            solver.page.text.replace("\u2068", "").replace("\u2069", "")
        )
        assert "Bob" not in solver.page.text
        assert "@" not in solver.page.text
        await solver.press("Back")
        await solver.press("Don’t keep my puzzles")
        assert "in a row" not in solver.page.text
        assert (await bot.services.privacy.export(ann.id))["puzzles"] == []  # type: ignore[arg-type]
    assert house.playground.refusals == []


async def test_a_solution_that_was_looked_at_does_not_count(house: House) -> None:
    ann = house.people[0]
    async with house.bot() as bot:
        await bot.services.puzzles.set_kept(ann.id, is_kept=True)  # type: ignore[arg-type]
        solver = await opened(house, ann)
        await solver.press("Solution")
        assert "This is the solution" in solver.page.text
        assert "The only way to" in solver.page.text
        await solver.press("From the beginning")
        await solver.solve()
        assert "in a row" not in solver.page.text
        assert [day.is_solved for day in await bot.services.puzzles.days(ann.id)] == [False]  # type: ignore[arg-type]


async def test_an_earlier_puzzle_counts_for_nothing(house: House) -> None:
    ann = house.people[0]
    async with house.bot() as bot:
        await bot.services.puzzles.set_kept(ann.id, is_kept=True)  # type: ignore[arg-type]
        solver = await opened(house, ann)
        await solver.press("Solution")
        await solver.press("An earlier puzzle")
        earlier = max((each for each in puzzle_numbers() if each < solver.number), default=max(puzzle_numbers()))
        solver.number = earlier
        assert f"Puzzle {earlier}" in solver.page.text.replace("\u2068", "").replace("\u2069", "")
        await solver.solve()
        assert "in a row" not in solver.page.text
        assert len(await bot.services.puzzles.days(ann.id)) == 1  # type: ignore[arg-type]
        await solver.press("Puzzle of the day")


FIRST = puzzle_numbers()[0]
FORGED = [
    "civ:puzzle:999:do", "civ:puzzle:0:do", f"civ:puzzle:{FIRST}:do:zzzz",
    f"civ:puzzle:{FIRST}:do:00000000000000000000", f"civ:puzzle:{FIRST}", f"civ:puzzle:{FIRST}:do:ab-c",
    "civ:puzzle_show:999", f"civ:puzzle_keep:{FIRST}:maybe", "civ:puzzle_day:7",
    f"civ:puzzle_text:{FIRST}:a:zz", f"civ:puzzle_pick:{FIRST}:s1:zz",
]  # fmt: skip


async def test_forged_buttons_get_a_clear_answer(house: House) -> None:
    async with house.bot():
        solver = await opened(house, house.people[0])
        for custom_id in FORGED:
            it = await (await solver.person.press(solver.page, custom_id=custom_id, forge=True)).settled()
            said = "\n".join(message.text for message in it.messages)
            assert it.state in ("updated", "answered"), (custom_id, it.state)
            assert said, custom_id
            assert "on our side" not in said, custom_id


@pytest.mark.parametrize(
    "custom_id",
    ["civ:puzzle:43:do", "civ:puzzle:43:do+739949:02", "civ:puzzle_pick:7:s1:0", "civ:puzzle_show:105:day+739949"],
)
async def test_buttons_of_a_puzzle_that_no_longer_ships_say_so_and_lead_to_todays(house: House, custom_id: str) -> None:
    """Old messages name puzzles by numbers that no other puzzle gets."""
    async with house.bot():
        solver = await opened(house, house.people[0])
        it = await (await solver.person.press(solver.page, custom_id=custom_id, forge=True)).settled()
        said = "\n".join(message.text for message in it.messages)
        assert "it may have changed" in said
        assert "/civ puzzle" in said
    assert house.playground.refusals == []


async def test_who_wants_words_gets_the_puzzle_in_words(house: House) -> None:
    ann = house.people[0]
    async with house.bot():
        await set_own(ann, house.channel, "display", "text")
        solver = await opened(house, ann)
        assert solver.page.attachments == []
        assert "Your hand, 3 cards" in solver.page.text or "Your hand" in solver.page.text
        press = await (await ann.press(solver.page, "As text")).settled()
        assert "Discard pile" in press.messages[0].text


async def test_without_usable_files_the_command_says_so(
    house: House, tmp_path: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.games.civ.puzzle_files.puzzles_folder", lambda: tmp_path)
    async with house.bot():
        page = await (await house.people[0].slash("civ puzzle", channel=house.channel)).message()
        assert "There’s no puzzle here" in page.text
