"""Nobody is shown what he may not see: two games that differ in that only look the same to him, byte by byte (§1.6).

For every viewer (each seat, and a spectator) and every message the bot can send of a running game: texts, alt texts,
buttons and their addresses, what calls people, votes, menus, history, frames of films, and pictures. The log as
everybody saw it and the commitment are equal in a pair, and so is the seat from which a computer looks.
"""

import random
from collections.abc import Iterator
from dataclasses import fields, replace
from functools import lru_cache

import pytest
from hypothesis import given, settings
from hypothesis import seed as start
from hypothesis import strategies as st

from bot.discord.sheet import Sheet
from bot.drawing.theme import DARK
from bot.games.civ.ai import computer_policy, greedy_policy
from bot.games.civ.ai.expert import Effort
from bot.games.civ.pages.hint import hint_text
from bot.games.civ.pages.news_since_last_turn import new_cards
from bot.games.civ.pages.player_aid_page import player_aid_page
from bot.games.civ.pages.presentation import changed
from bot.games.civ.pages.replay.replay_page import page_text, replay_page, spot
from bot.games.civ.pages.replay.steps import shots
from bot.games.civ.pictures.board import board_picture
from bot.games.civ.pictures.compact_board import compact_board_picture
from bot.games.civ.pictures.hand import hand_picture
from bot.games.civ.pictures.summary import summary_picture
from bot.games.civ.reviewer import decisions_so_far, find_advice
from bot.games.civ.rules import Game, Setup, deal, observe
from bot.i18n.catalogue import Localizer
from bot.pages.board.board import BoardStyle, board_page, board_text, log_line
from bot.pages.hand.hand import hand_page, put_away_page
from bot.pages.lobby.lobby import fair_deal_text, lobby_sheet
from bot.pages.pings.dashboards import dashboard_sheet
from bot.pages.pings.games import games_sheet
from bot.pages.pings.wording import PingLine, direct_text
from bot.pages.table_option import table_choices
from bot.pages.votes.table_menu import menu_page, seats_page, stuck_page
from bot.pages.votes.vote_messages import vote_call, vote_sheet
from bot.reasons import GameError
from bot.table.fair_deal import FairDeal
from bot.table.limits import Limits
from bot.table.table import Summary, Table
from bot.table.table_actions import stuck_actions, table_actions
from bot.table.values import Notice, NoticeKind, Participant, Person, UserId
from bot.table.vote import BackTo, Vote, VoteKind, VoteRecord
from tests.games.civ.pictures.tables import look, packaged
from tests.games.civ.rules.twins import twins
from tests.i18n.languages import localizer
from tests.pages.tables import CIV_WORDS, NOW, table_of
from tests.strategies import seeds, setups

FEW_DEALS = Effort(3, 2, beam=1, most=30)


class RememberingLocalizer(Localizer):
    """One that works out a text with the same values once: of a pair, most are said twice."""

    def say(self, key: str, /, **values: object) -> str:
        return self._worked_out(key, **values)

    @lru_cache(maxsize=100_000)  # noqa: B019  # there is one of them, for as long as the tests
    def _worked_out(self, key: str, /, **values: object) -> str:
        return super().say(key, **values)


LOCALIZER = RememberingLocalizer(
    **{each.name: getattr(localizer("en"), each.name) for each in fields(Localizer) if each.init}
)
STYLES = (BoardStyle(), BoardStyle(has_text=True), BoardStyle(has_picture=False))


def table_at(game: Game, computer: int) -> Table:
    """A table at which one seat is a computer's, and a vote on an undo is open."""
    table = table_of(game)
    seats = list(table.participants)
    seats[computer] = Participant(UserId(-1), "Robot", is_automatic=True)
    number = next((number for number in reversed(game.standing) if number < game.number), 0)
    vote = Vote(VoteKind.UNDO, Person(seats[computer - 1].user_id), BackTo(number), game.number, NOW, NOW)
    return replace(
        table, participants=tuple(seats), vote_records=(VoteRecord(vote),), votes=(vote,), fair_deal=FairDeal(bytes(32))
    )


def bytes_of(sheet: Sheet) -> str:
    """Everything of a message that is sent: texts, alt texts, buttons, selects and their addresses."""
    return str(sheet.view().to_components())


def told_to_all(table: Table, game: Game, said: Localizer) -> Iterator[str]:
    """What everybody is told."""
    for style in STYLES:
        page = board_page(table, CIV_WORDS, said, style)
        yield f"{bytes_of(page.sheet)} {page.mentions} {page.call}"
    yield board_text(table, CIV_WORDS, said, None)
    yield log_line(table, CIV_WORDS, said, CIV_WORDS.chapter(table))
    yield bytes_of(lobby_sheet(table, CIV_WORDS, said))
    yield bytes_of(vote_sheet(table, 0, CIV_WORDS, said))
    yield vote_call(table, table.vote_records[0], [table.participants[0].user_id], said)
    yield from told_by_notice(table, said)
    yield bytes_of(seats_page(table, said))
    yield from told_who_waits(table, said)
    yield CIV_WORDS.happened(table, said, since=max(0, game.number - 3), most=1000)
    yield fair_deal_text(table, said)
    yield from told_in_lists(table, said)


def told_who_waits(table: Table, said: Localizer) -> Iterator[str]:
    """What those are told who wait for someone."""
    for participant in table.participants:
        try:
            actions = stuck_actions(table, participant.user_id, NOW, Limits())
        except GameError as refused:
            yield str(refused.reason)
        else:
            yield bytes_of(stuck_page(table, said, actions))


def told_in_lists(table: Table, said: Localizer) -> Iterator[str]:
    """What lists, dashboards and completions say of a table: all that is kept of it beside its log."""
    kept = {each.name: getattr(table, each.name) for each in fields(Summary) if hasattr(table, each.name)}
    summary = Summary(**kept)
    yield bytes_of(dashboard_sheet([summary], said))
    yield bytes_of(games_sheet([summary], said, table.participants[0].user_id))
    yield str([choice.to_dict() for choice in table_choices([summary], "", said)])


def told_by_notice(table: Table, said: Localizer) -> Iterator[str]:
    """What is said to one person by a mention or a direct message, of each kind."""
    for kind in NoticeKind:
        notice = Notice(table.id, kind, table.participants[-1].user_id, table.number, NOW, about=0)
        line = PingLine(notice, table, is_over=False)
        yield direct_text([line], said) + direct_text([line, line], said)


def told_to_one(table: Table, game: Game, seat: int, said: Localizer) -> Iterator[str]:
    """What the holder of a seat is told besides."""
    user = table.participants[seat].user_id
    actions = table_actions(table, user, NOW, Limits())
    yield CIV_WORDS.primer(table, seat, said) + bytes_of(put_away_page(table, user, said))
    yield board_text(table, CIV_WORDS, said, seat)
    for has_picture in (True, False):
        yield bytes_of(hand_page(table, seat, CIV_WORDS, said, has_picture=has_picture))
    for ask in ("end", "away"):
        yield bytes_of(hand_page(table, seat, CIV_WORDS, said, ask=ask))
    yield bytes_of(player_aid_page(table, seat, said, actions))
    assert table.match is not None
    yield bytes_of(menu_page(table, said, actions, table.match.undo_points(seat)))


def looked_back(table: Table, game: Game, viewer: int | None, said: Localizer) -> Iterator[str]:
    """What a viewer sees who looks back on the running game."""
    for number in sorted({0, game.number // 2, game.number}):
        page = spot(table, number, viewer, is_history=True)
        yield bytes_of(replay_page(page, said)) + page_text(page, said)


def shown(game: Game, viewer: int | None, computer: int, said: Localizer) -> list[str]:
    """All messages of that moment, but the film."""
    table = table_at(game, computer)
    own = () if viewer is None else told_to_one(table, game, viewer, said)
    return [*told_to_all(table, game, said), *own, *looked_back(table, game, viewer, said)]


def filmed(game: Game, viewer: int | None, said: Localizer) -> str:
    """Every frame of the film so far, which holds those of all moments before."""
    return str(shots(game, viewer, table_of(game).names, said))


def drawn(game: Game, viewer: int | None) -> list[bytes]:
    """All pictures of that moment."""
    table, style = table_of(game), look(DARK, packaged())
    gallery, events = observe(game, None), changed(game)
    made = [
        draw(gallery, table.names, LOCALIZER, style, changed=events) for draw in (compact_board_picture, board_picture)
    ]
    made.append(summary_picture(gallery, table.names, LOCALIZER, style, changed=events))
    if viewer is not None:
        made.append(hand_picture(observe(game, viewer), table.names, LOCALIZER, style, new=new_cards(game, viewer)))
    return made


def hint_of(game: Game, viewer: int | None) -> str:
    """The hint for a seat, of few deals: what it reads is the same."""
    assert viewer is not None
    advice = find_advice(*decisions_so_far(game, viewer), FEW_DEALS)
    return hint_text(table_of(game), game, viewer, LOCALIZER, advice)


def compare(setup: Setup, seed: int, chosen: int, *, every: int, pictures: bool = False) -> int:
    """How many pairs of positions, of one game and its twin, were compared for that viewer."""
    chance = random.Random(seed)
    viewer = (None, *range(setup.players))[chosen % (setup.players + 1)]
    computer, compared, last = seed % setup.players, 0, None
    for game, twin in twins(setup, viewer, chance):
        last = game, twin
        if game.number % every or game.position.setup == twin.position.setup:  # cards of one kind were swapped
            continue
        compared += 1
        assert shown(game, viewer, computer, LOCALIZER) == shown(twin, viewer, computer, LOCALIZER)
        if viewer in game.waiting():
            for policy in (greedy_policy, computer_policy):
                moves = [policy(observe(each, viewer), random.Random(seed)) for each in (game, twin)]
                assert moves[0] == moves[1], "a computer on that seat"
            hints = [hint_of(each, viewer) for each in (game, twin)]
            assert hints[0] == hints[1]
        if pictures:
            assert drawn(game, viewer) == drawn(twin, viewer)
    if last:
        assert filmed(last[0], viewer, LOCALIZER) == filmed(last[1], viewer, LOCALIZER)
    return compared


@settings(max_examples=4)
@given(setups(), seeds, st.integers(0, 4))
def test_every_message_of_a_running_game_is_the_same_in_both(setup: Setup, seed: int, chosen: int) -> None:
    compare(setup, seed, chosen, every=25)


@pytest.mark.parametrize("viewer", [0, 1])
def test_every_picture_of_a_running_game_is_the_same_in_both(viewer: int) -> None:
    setup = deal(random.Random(4), players=2, setup="draft" if viewer else "classic")
    assert compare(setup, 11, viewer, every=20, pictures=True)


@pytest.mark.long
def test_every_message_of_ten_thousand_pairs_is_the_same() -> None:
    counts: list[int] = []

    @settings(max_examples=100, derandomize=False, database=None)
    @given(setups(), seeds, st.integers(0, 4))
    def pairs(setup: Setup, seed: int, chosen: int) -> None:
        counts.append(compare(setup, seed, chosen, every=2))

    while sum(counts) < 10_000:
        start(len(counts))(pairs)()


def test_the_pairs_truly_differ_in_what_is_hidden() -> None:
    setup = deal(random.Random(1), players=3)
    found = [pair for seed in range(4) for pair in twins(setup, None, random.Random(seed))]
    game, twin = next(pair for pair in found if observe(pair[0], 0).hand != observe(pair[1], 0).hand)
    assert shown(game, 0, 1, LOCALIZER) != shown(twin, 0, 1, LOCALIZER), "to its holder"
    assert shown(game, None, 1, LOCALIZER) == shown(twin, None, 1, LOCALIZER), "to a spectator"
