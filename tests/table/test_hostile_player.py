"""Nobody holds up a game: one player does all they can against others who act at once, and it moves on all the same."""

from collections.abc import Callable
from datetime import time, timedelta
from zoneinfo import ZoneInfo

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.reasons import GameError
from bot.table.availability import ALWAYS, MOST_VACATION, Availability, add_vacation, end_vacation
from bot.table.clocks import MOST_TURNS_QUIET, QUIET_START, RETURN
from bot.table.errors import TableError
from bot.table.values import MOST_UNREACHED, AtZero, Clock, Status, UserId
from bot.table.vote import VoteKind
from tests.table.tables import LIMITS, LIVE, Session, begun, legal, match_of

DAY = timedelta(days=1)
STEPS = 200
"""In how many steps of time a turn's bound is cut: the hostile player acts in each."""
CLOCKS = st.one_of(
    st.none(),
    st.builds(
        Clock,
        st.sampled_from((LIVE.seconds, 12 * 3600, 24 * 3600)),
        at_zero=st.sampled_from((AtZero.TURN, AtZero.SEAT)),
    ),
)
PRESSES = st.sampled_from(("card", "undo", "vacation", "end vacation", "night", "hide", "show", "no", "back", "pause"))
ZONES = ("Asia/Tokyo", "UTC", "America/New_York", "Pacific/Kiritimati", "Etc/GMT+12")


def bound(clock: Clock | None) -> timedelta:
    """How long a turn may last, whatever its player sets and presses."""
    if clock is None:
        return LIMITS.vote_after
    turn = timedelta(seconds=clock.seconds)
    if not clock.is_slow:
        return turn + clock.seconds * RETURN + MOST_UNREACHED
    unheard = MOST_UNREACHED + QUIET_START
    # a day of vacation that moves with the time zone lasts up to two
    return (MOST_TURNS_QUIET + 1) * turn + clock.seconds * RETURN + unheard + 2 * MOST_VACATION * DAY


class Hostile:
    """One player's presses and settings; a refused one does nothing."""

    def __init__(self, game: Session, user: UserId) -> None:
        self.game, self.user = game, user

    def press(self, press: str, choice: int) -> None:
        presses: dict[str, Callable[[], object]] = {
            "card": lambda: self._play(choice),
            "undo": lambda: self.game.undo(self.user),
            "vacation": self._begin_vacation,
            "end vacation": lambda: self._set(vacations=end_vacation(self._hours, self.game.now)),
            "night": lambda: self._begin_night(choice),
            "hide": lambda: self.game.hide_place_from(self.user),
            "show": lambda: self.game.hide_place_from(),
            "no": lambda: self._refuse_all(),
            "back": lambda: self.game.come_back(self.user),
            "pause": lambda: self.game.propose(self.user, VoteKind.PAUSE),
        }
        try:
            presses[press]()
        except GameError:
            return

    @property
    def _hours(self) -> Availability:
        return self.game.around.hours.get(self.user, ALWAYS)

    def _set(self, **wishes: object) -> None:
        known = {"zone": self._hours.zone, "quiet": self._hours.quiet, "vacations": self._hours.vacations}
        self.game.set_hours(self.user, Availability(**{**known, **wishes}))  # pyright: ignore[reportArgumentType]

    def _play(self, choice: int) -> None:
        """A card that doesn't end the turn: what is held up is this turn."""
        match, seat = match_of(self.game.table), self.game.seat(self.user)
        found = [each for each in match.allowed(seat) if match.play(seat, each).turn_id(seat) == match.turn_id(seat)]
        if found and not match.play(seat, found[choice % len(found)]).is_over:
            self.game.submit(self.user, found[choice % len(found)])

    def _begin_vacation(self) -> None:
        today = self.game.now.astimezone(self._hours.zone).date()
        self._set(vacations=add_vacation(self._hours, today, today, self.game.now))

    def _begin_night(self, choice: int) -> None:
        zone = ZoneInfo(ZONES[choice % len(ZONES)])
        hour = self.game.now.astimezone(zone).hour
        self._set(zone=zone, quiet=(time(hour), time((hour + 16) % 24)))

    def _refuse_all(self) -> None:
        for vote in self.game.table.votes:
            self.game.answer(self.user, vote.kind, agrees=False)


def others_refuse(game: Session, user: UserId) -> None:
    """The others say no to what this person asks for, at once."""
    for vote in game.table.votes:
        for other in {each.user_id for each in game.table.people} - {user}:
            if vote.asker == user and vote in game.table.votes:
                game.answer(other, vote.kind, agrees=False)


def others_go_on(game: Session, user: UserId) -> None:
    """The others let the computer play for this person as soon as they may."""
    for other in {each.user_id for each in game.table.people} - {user}:
        try:
            game.propose(other, VoteKind.AUTOMATIC)
        except (TableError, GameError):
            continue


@settings(deadline=None, max_examples=100)
@given(
    players=st.sampled_from((2, 3, 4)),
    clock=CLOCKS,
    presses=st.lists(st.lists(st.tuples(PRESSES, st.integers(0, 9)), max_size=4), min_size=1, max_size=6),
)
def test_a_turn_ends_within_its_bound_whatever_one_player_does(
    players: int, clock: Clock | None, presses: list[list[tuple[str, int]]]
) -> None:
    game = begun(players, clock=clock)
    seat, user, began = game.table.waiting[0], game.who(), game.now
    turn, hostile = match_of(game.table).turn_id(seat), Hostile(game, game.who())
    step = bound(clock) / STEPS

    def goes_on() -> bool:
        table = game.table
        return table.status == Status.PLAYING and seat in table.waiting and match_of(table).turn_id(seat) == turn

    for number in range(STEPS):
        for press, choice in presses[number % len(presses)]:
            if goes_on():
                hostile.press(press, choice)
                others_refuse(game, user)
        until = began + (number + 1) * step
        while goes_on() and game.table.next_at is not None and game.table.next_at <= until:
            game.now = max(game.now, game.table.next_at)
            game.ring()
            hostile.press("back", 0)
            if goes_on():
                game.computer_plays()
        game.now = until
    if goes_on():
        others_go_on(game, user)
        hostile.press("undo", 0)
        game.computer_plays()
    assert not goes_on()
    assert legal(game.table) or game.table.status != Status.PLAYING
