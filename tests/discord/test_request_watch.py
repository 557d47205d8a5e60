"""Discord's failures in the log: a line a minute and status, and one when it is over."""

import pytest

from bot.discord.request_watch import MINUTE, FailureLog


class Clock:
    """A clock that is set."""

    time = 0.0

    def __call__(self) -> float:
        return self.time


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def failures(clock: Clock) -> FailureLog:
    return FailureLog(clock)


def test_a_minute_of_failures_is_one_line_and_one_when_it_is_over(
    failures: FailureLog, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    for clock.time in range(60):
        failures.note_answer(500, "POST /channels")
    clock.time = 61
    failures.note_answer(200, "POST /channels")
    assert caplog.messages == [
        "Discord fails: status=500 1 times in 0 s, now at POST /channels",
        "Discord is well again: status=500 60 times in 61 s",
    ]


def test_failures_that_go_on_are_said_again_after_a_minute(
    failures: FailureLog, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    for clock.time in (0, MINUTE - 1, MINUTE):
        failures.note_answer(502, "GET /users")
    assert [line.partition(",")[0] for line in caplog.messages] == [
        "Discord fails: status=502 1 times in 0 s",
        "Discord fails: status=502 3 times in 60 s",
    ]


def test_each_status_has_a_line_of_its_own(failures: FailureLog, caplog: pytest.LogCaptureFixture) -> None:
    for status in (500, 503, 500, 503):
        failures.note_answer(status, "POST /channels")
    assert len(caplog.messages) == 2


def test_answers_elsewhere_do_not_end_what_still_fails_here(
    failures: FailureLog, caplog: pytest.LogCaptureFixture
) -> None:
    for _ in range(5):
        failures.note_answer(500, "POST /channels")
        failures.note_answer(200, "GET /users")
    assert len(caplog.messages) == 1


def test_a_discord_that_fails_every_other_time_says_two_lines_a_minute(
    failures: FailureLog, caplog: pytest.LogCaptureFixture
) -> None:
    for _ in range(20):
        failures.note_answer(500, "POST /channels")
        failures.note_answer(200, "POST /channels")
    assert len(caplog.messages) == 2


def test_a_refusal_is_an_answer(failures: FailureLog, caplog: pytest.LogCaptureFixture) -> None:
    failures.note_answer(404, "POST /channels")
    assert caplog.messages == []
