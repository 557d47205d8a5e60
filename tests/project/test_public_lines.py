"""Every way to make a line that others see, or a ping, by the calls that send it, and what limits who does it."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.project.syntax import nodes, syntax

ROOT: Final = Path(__file__).parents[2]
SENDING: Final = (
    *("send", "send_message", "acknowledge_publicly", "open_thread", "create_thread", "create_scheduled_event"),
    *("add_user", "create_dm"),
)
PASSED_ON: Final = {
    "bot/discord/messages.py:PublicMessages.show",
    "bot/discord/requests.py:_mended",
    "bot/discord/messages.py:PublicMessages._post",
    "bot/pages/press.py:Press.send",
    "bot/pages/threads.py:open_thread",
    "bot/pages/pings/direct_messages.py:DirectMessages.send",
}
"""What sends for others, which are listed themselves."""
OPENINGS: Final = "tests/manager/test_moderation.py:test_tables_are_opened_at_a_pace_however_soon_they_are_called_off"
PAGES: Final = "tests/manager/test_pace.py:test_one_person_shows_as_many_pages_in_many_channels_as_in_one"
VOTES: Final = "tests/table/test_calls.py:test_nobody_is_called_more_often_than_the_law_says"
NUDGES: Final = "tests/table/test_calls.py:test_nudges_at_several_tables_call_once"
REMINDERS: Final = "tests/table/test_votes.py:test_the_awaited_are_reminded_but_not_too_often"
REGISTRATIONS: Final = "tests/manager/test_tournaments.py:test_nobody_gets_a_new_page_in_a_book_by_being_forgotten"
REFEREE: Final = "tests/tournament/test_refereeing.py:test_a_player_calls_and_the_referee_answers"
LIMITED: Final = {
    "bot/pages/lobby/opening.py:_send_lobby": OPENINGS,
    "bot/pages/lobby/lobby_posts.py:LobbyPosts._send": OPENINGS,
    "bot/pages/lobby/lobby_posts.py:move_to_own_thread": OPENINGS,
    "bot/pages/lobby/words_closing.py:close_words": (
        "tests/manager/test_fair_deal.py:"
        "test_a_lobby_whose_words_are_closed_and_that_does_not_begin_is_told_so_at_a_pace"
    ),
    "bot/pages/play/matchmaker.py:Matchmaker._post": (
        "tests/manager/test_play_requests.py:test_who_looks_for_a_game_and_stops_has_looked_all_the_same"
    ),
    "bot/pages/lobby/invitations.py:_call": "tests/manager/test_calls.py:test_one_person_invites_only_so_often",
    "bot/pages/lobby/lobby_presses.py:invite": "tests/manager/test_calls.py:test_one_person_invites_only_so_often",
    "bot/pages/lobby/invitations.py:ask_ready_again": NUDGES,
    "bot/pages/board/table_presses.py:nudge": REMINDERS,
    "bot/pages/press.py:Press.begin_public_page": PAGES,
    "bot/games/civ/pages/replay/films.py:Films.send_film": PAGES,
    "bot/pages/votes/vote_posts.py:VotePosts._sent": VOTES,
    "bot/pages/pings/mailer.py:Mailer._send_direct": VOTES,
    "bot/pages/pings/mailer.py:Mailer._mention": VOTES,
    "bot/pages/private_threads.py:PrivateThreads._opened": VOTES,
    "bot/pages/tournament/announcer.py:TournamentAnnouncer._put": REGISTRATIONS,
    "bot/pages/tournament/announcer.py:TournamentAnnouncer._tell_call": REFEREE,
    "bot/pages/tournament/referee_calls.py:RefereeCalls.call": REFEREE,
    "bot/pages/tournament/referee_calls.py:RefereeCalls._call_referee": REFEREE,
    "bot/pages/tournament/referee_calls.py:RefereeCalls._opened": REFEREE,
    "bot/pages/tournament/referee_calls.py:RefereeCalls.hand_over": REFEREE,
}
"""What a person makes by a press or a command, each with the test that does it until it is refused, or unheard."""
ONCE: Final = {
    "bot/pages/board/board_posts.py:BoardPosts.put": "one message for each turn",
    "bot/pages/board/board_posts.py:BoardPosts._send": "one message for each turn",
    "bot/pages/board/publisher.py:Publisher._tell_new_laws": "once for each table that is older than a law",
    "bot/pages/hand/hand_message.py:HandDrawer.put.show": "the direct message of one turn",
    "bot/pages/board/permission_alerts.py:PermissionAlerts.tell": "once for a lost place, a rule, or what is deleted",
    "bot/pages/lobby/departed_people.py:tell_departed": "once for each time that someone has left the server",
    "bot/pages/tournament/referee_calls.py:tell_organiser_left": "once for each organiser who has left the server",
    "bot/pages/private_threads.py:PrivateThreads._close": "the end of a thread",
    "bot/pages/records/podium_roles.py:PodiumRoles._tell": "once for each refusal of Discord's",
    "bot/pages/results/feed.py:ResultsFeed._send": "once for each game that is over",
    "bot/pages/results/feed.py:ResultsFeed._post": "once for each game that is over",
    "bot/pages/results/feed.py:ResultsFeed._warn": "once until results are set anew",
    "bot/pages/settings/welcome.py:greet": "once for each server the bot joins",
    "bot/pages/tournament/lost_channels.py:LostChannels._tell_channel": "once for each channel that is gone",
    "bot/pages/tournament/lost_channels.py:LostChannels._tell_table": "once for each channel that is gone",
    "bot/pages/tournament/places.py:TournamentPlaces._opened": "once for each table drawn",
    "bot/pages/tournament/places.py:TournamentPlaces._introduce": "once for each table drawn",
    "bot/pages/tournament/reminders.py:Reminders.call_organiser": "once for each start",
    "bot/pages/tournament/reminders.py:Reminders.tell_left_out": "once for each start",
    "bot/pages/tournament/reminders.py:Reminders._call": "once for each start and reminder",
    "bot/pages/tournament/scheduled_events.py:ScheduledEvents._make": "once for each tournament",
}
"""What the bot makes by itself, so often."""
BY_OFFICIALS: Final = {
    "bot/pages/settings/moderation.py:_announce",
    "bot/pages/tournament/appointments.py:ask_directly",
    "bot/pages/tournament/appointments.py:tell_replaced",
    "bot/pages/tournament/direct_notes.py:DirectNotes.send",
}
"""Acts of a server's moderators or of a tournament's organiser, who answer for them by name."""


def sending_calls() -> Iterator[str]:
    """Yield, as `file:function`, where anything is sent that is not for the presser alone."""
    for room in ("bot/pages", "bot/discord", "bot/games", "cogs"):
        for path in sorted((ROOT / room).rglob("*.py")):
            where = str(path.relative_to(ROOT))
            if "/rules/" not in where:
                yield from (f"{where}:{name}" for name in _senders(syntax(path), ()))


def _senders(node: ast.AST, within: tuple[str, ...]) -> Iterator[str]:
    for child in ast.iter_child_nodes(node):
        is_named = isinstance(child, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef))
        if isinstance(child, ast.Call) and _called(child) in SENDING and not _is_for_one(child):
            yield ".".join(within)
        yield from _senders(child, (*within, child.name) if is_named else within)  # type: ignore[attr-defined]  # as named


def _called(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def _is_for_one(call: ast.Call) -> bool:
    return any(
        each.arg == "ephemeral" and isinstance(each.value, ast.Constant) and each.value.value is True
        for each in call.keywords
    )


def test_every_way_to_make_a_public_line_or_a_ping_has_its_limit() -> None:
    assert {*sending_calls()} == PASSED_ON | LIMITED.keys() | ONCE.keys() | BY_OFFICIALS


@pytest.mark.parametrize("proof", sorted({*LIMITED.values()}))
def test_what_limits_it_is_tried(proof: str) -> None:
    file, _, name = proof.partition(":")
    tests = {node.name for node in nodes(ROOT / file) if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))}
    assert name in tests
