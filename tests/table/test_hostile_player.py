"""Nobody holds up a game: one player does all they can against others who act at once, and it moves on all the same."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from datetime import UTC, datetime, time, timedelta
from itertools import count, product
from typing import Final
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.reasons import GameError
from bot.table.availability import ALWAYS, Availability, add_vacation, end_vacation
from bot.table.clocks import longest_turn
from bot.table.values import AtZero, Clock, Options, Status, UserId
from bot.table.vote import VoteKind
from tests.table.tables import LIMITS, Session, Surroundings, begun, legal, match_of, options

DAY: Final = timedelta(days=1)
STEPS: Final = 60
"""In how many steps of time a turn's bound is cut; the hostile player also acts just before whatever is due."""
MOST_DUE: Final = 50
"""How often something is due in one such step, at most: reminders, votes, clocks that start and run out."""
ROUNDS: Final = 3
"""How often the others give the same turn to the computer, at most."""
PRESSES: Final = ("card", "undo", "rest", "travel", "work", "night", "hide", "show", "no", "back", "pause", "more")
ZONES: Final = tuple(
    ZoneInfo(name)
    for name in (
        "Pacific/Kiritimati", "Asia/Tokyo", "Europe/Rome", "UTC", "America/New_York", "Etc/GMT+10", "Etc/GMT+12",
    )
)  # fmt: skip
CLOCKS: Final = (
    None, Clock(300), Clock(600, 60), Clock(3600), Clock(12 * 3600), Clock(24 * 3600), Clock(24 * 3600, 6 * 3600),
    Clock(7 * 24 * 3600),
)  # fmt: skip
BEGINNINGS: Final = st.one_of(
    st.sampled_from((
        datetime(2026, 12, 2, tzinfo=UTC),  # thirty days before the year ends, with its days of vacation
        datetime(2026, 12, 31, 23, 30, tzinfo=UTC),
        datetime(2026, 3, 28, 23, tzinfo=UTC),  # the clocks go forward in Europe
        datetime(2026, 10, 24, 22, tzinfo=UTC),  # and back
        datetime(2026, 7, 3, 23, tzinfo=UTC),  # a Friday night
        datetime(2028, 2, 28, 12, tzinfo=UTC),
        # a day ends in Kiritimati, and two hours later, the day before at noon, it begins again in GMT+12
        datetime(2026, 6, 15, 9, 30, tzinfo=UTC),
        datetime(2026, 6, 15, 10, tzinfo=UTC),
        datetime(2026, 6, 15, 12, tzinfo=UTC),
    )),
    st.datetimes(datetime(2026, 1, 1), datetime(2028, 12, 31), timezones=st.just(UTC)),
)  # fmt: skip


def chosen_hours(clock: Clock | None, at_zero: AtZero, vacations: bool, weekends: bool) -> Options:
    clock = clock and replace(clock, at_zero=at_zero)
    return options(clock=clock, has_vacations=vacations, counts_weekends=weekends)


TABLES: Final = st.builds(
    chosen_hours,
    st.sampled_from(CLOCKS),
    st.sampled_from((AtZero.TURN, AtZero.SEAT)),
    st.booleans(),
    st.booleans(),
)
KNOWN: Final = (
    # what held up turns once: each is what a fix is for
    ("card", "undo"), ("rest",), ("rest", "work"), ("travel",), ("night",), ("back",),
    ("show", "hide"), ("show", "card", "hide"),
    ("night", "rest", "hide", "back", "show"), PRESSES,
)  # fmt: skip
PLANS: Final = st.one_of(st.sampled_from(KNOWN), st.lists(st.sampled_from(PRESSES), unique=True, min_size=1))


def bound(chosen: Options, full: timedelta, plan: Sequence[str], days: int) -> timedelta:
    """How long a turn may last, by what its player does in it; `full` is their time, `days` are those of vacation."""
    if chosen.clock is None:
        return LIMITS.vote_after
    most = full + timedelta(seconds=chosen.clock.seconds / 10)
    most += 3 * DAY * ("hide" in plan)
    if not chosen.clock.is_slow:
        return most
    # a day on which the clocks go back lasts an hour longer
    rest = min(30 * DAY, DAY * days + timedelta(hours=bool(days))) if chosen.has_vacations else timedelta()
    still = (
        3 * max(full, timedelta(seconds=chosen.clock.seconds)) + DAY
        if {"night", "rest", "travel"} & {*plan}
        else timedelta()
    )
    if chosen.counts_weekends:
        return most + still + rest
    # five days of work take a week, the first or last of which may be two days short and in another time zone
    return (most + still + rest) * 7 / 5 + 3 * DAY


class Hostile:
    """One player's presses and settings; a refused one does nothing."""

    def __init__(self, game: Session, user: UserId, choices: Iterator[int]) -> None:
        self.game, self.user, self.choices = game, user, choices
        self.days = 0
        """How many days of vacation they have taken, one at a time."""

    def press(self, press: str, until: datetime) -> None:
        """Press that; hours are set so that they are still at `until`, or as long as can be."""
        presses: dict[str, Callable[[], object]] = {
            "card": self._play,
            "undo": lambda: self.game.undo(self.user),
            "rest": lambda: self._stay_still(until, self._vacations()),
            "travel": lambda: self._stay_still(until, self._vacations(is_early=True)),
            "work": lambda: self.game.set_hours(self.user, end_of_vacation(self.hours, self.game.now)),
            "night": lambda: self._stay_still(until, self._nights()),
            "hide": lambda: self.game.hide_place_from(self.user),
            "show": lambda: self.game.hide_place_from(),
            "no": self._refuse_all,
            "back": lambda: self.game.come_back(self.user),
            "pause": lambda: self.game.propose(self.user, VoteKind.PAUSE),
            "more": lambda: self.game.propose(self.user, VoteKind.EXTEND),
        }
        try:
            presses[press]()
        except GameError:
            return

    @property
    def hours(self) -> Availability:
        return self.game.around.hours.get(self.user, ALWAYS)

    def still_until(self, hours: Availability) -> datetime:
        """Until when such hours stop a clock here from now on."""
        now, table = self.game.now, self.game.table.options
        here = replace(hours, vacations=hours.vacations if table.has_vacations else ())
        first = next(replace(here, weekends=not table.counts_weekends).still(now), None)
        return first[1] if first is not None and first[0] <= now else now

    def _play(self) -> None:
        """A card that doesn't end the turn: what is held up is this turn."""
        match, seat = match_of(self.game.table), self.game.seat(self.user)
        after = {each: match.play(seat, each) for each in match.allowed(seat)}
        found = [each for each, then in after.items() if not then.is_over and then.turn_id(seat) == match.turn_id(seat)]
        found = [each for each in found if seat in after[each].waiting()]
        if found:
            self.game.submit(self.user, found[next(self.choices) % len(found)])

    def _stay_still(self, until: datetime, candidates: Iterator[Availability]) -> None:
        """Set the hours that are still for longest, unless those of now are until then."""
        if self.still_until(self.hours) < until:
            best = max(candidates, key=self.still_until, default=self.hours)
            if self.still_until(best) > self.still_until(self.hours):
                self.days += len({*best.vacations} - {*self.hours.vacations})
                self.game.set_hours(self.user, best)

    def _vacations(self, *, is_early: bool = False) -> Iterator[Availability]:
        """What they have, in all time zones; only if none of them is still now, one day more.

        With `is_early` it is a day that begins early, so that it might begin again in every zone to the west.
        """
        known = [replace(self.hours, zone=zone) for zone in ZONES]
        now = self.game.now
        if any(each.is_on_vacation(now) for each in known):
            yield from known
            return
        days = {each.zone: now.astimezone(each.zone).date() for each in known}
        for each in known:
            today = days[each.zone]
            if is_early and today != max(days.values()):
                continue
            try:
                yield replace(each, vacations=add_vacation(each, today, today, now))
            except GameError:
                continue

    def _nights(self) -> Iterator[Availability]:
        for zone, earlier in product(ZONES, (0, 1)):
            hour = self.game.now.astimezone(zone).hour - earlier
            yield replace(self.hours, zone=zone, quiet=(time(hour % 24), time((hour + 16) % 24)))

    def _refuse_all(self) -> None:
        for vote in self.game.table.votes:
            try:
                self.game.answer(self.user, vote.kind, agrees=False)
            except GameError:
                continue


def end_of_vacation(hours: Availability, now: datetime) -> Availability:
    return replace(hours, vacations=end_vacation(hours, now))


def others_refuse(game: Session, user: UserId) -> None:
    """The others say no to what this person asks for, at once."""
    for vote in game.table.votes:
        for other in {each.user_id for each in game.table.people} - {user}:
            if vote.asker == user and vote in game.table.votes:
                game.answer(other, vote.kind, agrees=False)


class Turn:
    """The present turn of the hostile player, whose others act at once."""

    def __init__(self, game: Session, hostile: Hostile, plan: Sequence[str]) -> None:
        self.game, self.hostile, self.plan = game, hostile, plan
        self.seat, self.began = game.seat(hostile.user), game.now
        self.id = match_of(game.table).turn_id(self.seat)
        self.full = game.table.timers[self.seat].full if game.table.timers else DAY
        self.before = hostile.days

    @property
    def goes_on(self) -> bool:
        table = self.game.table
        return (
            table.status == Status.PLAYING
            and self.seat in table.waiting
            and match_of(table).turn_id(self.seat) == self.id
        )

    @property
    def bound(self) -> timedelta:
        days = self.hostile.days - self.before
        # the last day from before the turn may last into it
        return bound(self.game.table.options, self.full, self.plan, days + min(1, self.before))

    def last(self) -> timedelta:
        """Let the hostile player hold up the turn for as long as they can; how long that was."""
        longest = longest_turn(self.game.table.options) or LIMITS.vote_after
        step = max(longest, self.full) / STEPS
        while self.goes_on and self.game.now - self.began <= self.bound + step:
            until = self.game.now + step
            self.act(until)
            self._reach(until)
            self._ask_others()
        return self.game.now - self.began

    def act(self, until: datetime) -> None:
        for press in self.plan:
            if self.goes_on:
                self.hostile.press(press, until)
                others_refuse(self.game, self.hostile.user)

    def _reach(self, until: datetime) -> None:
        """Let time pass until then; the hostile player acts a second before and right after all that is due.

        Also at the very moment in which their hours stop the clock no longer.
        """
        table = self.game.table
        while (ends := self.hostile.still_until(self.hostile.hours)) > self.game.now and self.goes_on:
            if ends >= min(until, table.next_at or until):
                break
            self.game.now = ends
            self.act(until)
            table = self.game.table
        for number in count():
            if not self.goes_on or table.next_at is None or table.next_at > until:
                break
            assert number < MOST_DUE, "something is due again and again, and nothing comes of it"
            self.game.now = max(self.game.now, table.next_at - timedelta(seconds=1))
            self.act(until)
            table = self.game.table
            if table.next_at is not None and table.next_at <= until:
                self.game.now = max(self.game.now, table.next_at)
                self.game.ring()
                self.act(until)
                if self.goes_on:
                    self.game.computer_plays()
            table = self.game.table
        if self.goes_on:
            self.game.now = max(self.game.now, until)

    def _ask_others(self) -> None:
        """Without a clock the others let the computer play, as soon as they may and as often as it takes."""
        if self.game.table.options.clock is not None or self.game.now - self.began < LIMITS.vote_after:
            return
        people = {each.user_id for each in self.game.table.people} - {self.hostile.user}
        for _ in range(ROUNDS):
            for other in sorted(people):
                try:
                    self.game.propose(other, VoteKind.AUTOMATIC)
                except GameError:
                    continue
                self.act(self.game.now)
            if self.goes_on:
                self.game.computer_plays()


def begun_at(beginning: datetime, players: int, chosen: Options) -> Session:
    """A game of so many that begins then."""
    session = begun(2, beside=Session(Surroundings(beginning), begun().table))
    return begun(
        players,
        clock=chosen.clock,
        has_vacations=chosen.has_vacations,
        counts_weekends=chosen.counts_weekends,
        beside=session,
    )


def check_turns(
    players: int, chosen: Options, beginning: datetime, plan: Sequence[str], choices: Sequence[int], turns: int
) -> None:
    game = begun_at(beginning, players, chosen)
    user = game.who()
    hostile = Hostile(game, user, iter([*choices] * 10**4))
    for _ in range(turns):
        turn = Turn(game, hostile, plan)
        lasted = turn.last()
        assert not turn.goes_on, (lasted, turn.bound)
        assert lasted <= turn.bound + max(turn.bound, turn.full) / STEPS
        while game.table.status == Status.PLAYING and game.table.waiting != (turn.seat,):
            game.play_turn()
        if game.table.status != Status.PLAYING:
            return
        hostile.press("back", game.now)
        if game.table.participants[turn.seat].is_automatic:
            return
    assert legal(game.table)


@pytest.mark.slow
@settings(deadline=None, max_examples=60)
@given(
    players=st.sampled_from((2, 3, 4)),
    chosen=TABLES,
    beginning=BEGINNINGS,
    plan=PLANS,
    choices=st.lists(st.integers(0, 9), min_size=1, max_size=4),
    turns=st.integers(1, 3),
)
def test_a_turn_ends_within_its_bound_whatever_one_player_does(
    players: int, chosen: Options, beginning: datetime, plan: Sequence[str], choices: list[int], turns: int
) -> None:
    check_turns(players, chosen, beginning, plan, choices, turns)


@pytest.mark.sample(4)
@pytest.mark.parametrize("plan", KNOWN, ids="-".join)
@pytest.mark.parametrize(
    "chosen",
    [
        options(),
        options(clock=Clock(300)),
        options(clock=Clock(12 * 3600)),
        options(clock=Clock(12 * 3600), has_vacations=False),
        options(clock=Clock(12 * 3600), counts_weekends=False),
        options(clock=Clock(24 * 3600, 6 * 3600)),
    ],
    ids=["no clock", "live", "slow", "no vacations", "no weekends", "bank"],
)
@pytest.mark.parametrize(
    "beginning",
    [
        pytest.param(datetime(2026, 12, 2, tzinfo=UTC), id="winter"),
        pytest.param(datetime(2026, 6, 15, 9, 30, tzinfo=UTC), id="summer", marks=pytest.mark.long),
    ],
)
def test_no_known_trick_holds_up_a_turn(plan: Sequence[str], chosen: Options, beginning: datetime) -> None:
    for players in (2, 4):
        check_turns(players, chosen, beginning, plan, [0, 1, 2], 2)
