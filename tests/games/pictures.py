"""The golden pictures: how each is made, and what it would catch.

Only packaged typefaces are used, so that all machines agree.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from itertools import islice

from bot.drawing.theme import DARK, LIGHT, Theme
from bot.games.civ.pictures.board import board_picture
from bot.games.civ.pictures.compact_board import compact_board_picture
from bot.games.civ.pictures.hand import hand_picture
from bot.games.civ.pictures.player_aid_picture import aid_pictures
from bot.games.civ.pictures.rulebook_picture import strip_picture
from bot.games.civ.rules import Domain, Event, Game, Observation, Seat, deal, observe, parse
from bot.games.civ.rules.cards import Card
from bot.games.civ.rules.observation import SeenSeat
from bot.games.civ.words.rulebook import TOPICS
from bot.i18n.catalogue import Localizer
from tests.games.calamities.pictures.calamity_tables import changes_drawn, map_drawn, march_drawn, sheet_drawn
from tests.games.civ.pictures.boards import everywhere, since_last_turn, stretched
from tests.games.civ.pictures.records import (
    PROVISIONAL,
    RANKED,
    busy,
    leaderboard_drawn,
    none_counted,
    one_game,
    profile_drawn,
)
from tests.games.civ.pictures.tables import AVATAR, NAMES, ODD_NAMES, grown, localizer, look, packaged, wordy
from tests.strategies import playout


@dataclass(frozen=True)
class Golden:
    """A picture, and what would be wrong if it changed."""

    draw: Callable[[], bytes]
    catches: str


def board(
    seen: Observation,
    theme: Theme = DARK,
    *,
    names: tuple[str, ...] = NAMES,
    said: Localizer | None = None,
    changed: tuple[Event, ...] = (),
    avatars: tuple[bytes | None, ...] = (),
) -> bytes:
    return board_picture(seen, names, said or localizer(), look(theme, packaged()), changed=changed, avatars=avatars)


def compact(
    game: Game,
    theme: Theme = LIGHT,
    *,
    own: Seat | None = None,
    names: tuple[str, ...] = NAMES,
    avatars: tuple[bytes | None, ...] = (),
) -> bytes:
    seen, changed, drawn = observe(game, None), since_last_turn(game), look(theme, packaged())
    return compact_board_picture(seen, names, localizer(), drawn, changed=changed, avatars=avatars, own=own)


def _stretched(players: int) -> bytes:
    seen = replace(stretched(players), viewer=None)
    return compact_board_picture(seen, ODD_NAMES, localizer(), look(LIGHT, packaged()), changed=everywhere(seen))


def _three(theme: Theme) -> bytes:
    game = grown(160, 91, players=3, setup="draft")
    return board(observe(game, None), theme, changed=since_last_turn(game))


def _two(theme: Theme) -> bytes:
    game = grown(90, 7, players=2)
    return board(observe(game, None), theme, changed=since_last_turn(game), avatars=(AVATAR, None))


def _four(theme: Theme, *, teams: bool) -> bytes:
    game = grown(150, 5, players=4, teams=teams)
    return board(observe(game, None), theme, changed=since_last_turn(game))


def _draft() -> bytes:
    game = grown(5, 3, players=2, setup="draft")
    return board(observe(game, None), LIGHT)


def _centre() -> bytes:
    game = grown(13, 3, players=4, setup="draft")
    return board(observe(game, None))


def _final_game() -> Game:
    games = playout(deal(random.Random(8), players=4), random.Random(8), lines=2000)
    return next(game for game in games if game.position.pile_size() == 0 and game.position.turn >= 0)


def _final_round() -> bytes:
    game = _final_game()
    return board(observe(game, None), changed=since_last_turn(game))


def finished() -> Game:
    """A game to its end."""
    *_, game = playout(deal(random.Random(5), players=3), random.Random(5), lines=2000)
    assert game.result is not None
    return game


def _left() -> Game:
    game = grown(60, 11, players=4)
    gone = next(seat for seat in range(4) if seat != game.position.turn)
    return game.intervene(gone, parse("eliminate"), by="table", why="gone")


def _eliminated() -> bytes:
    return board(observe(_left(), None), LIGHT)


def _hand(lines: int, seed: int, theme: Theme) -> bytes:
    game = grown(lines, seed, players=4, teams=True)
    return hand_picture(observe(game, game.position.turn), NAMES, localizer(), look(theme, packaged()))


def _large_hand() -> bytes:
    return hand_picture(stretched(2), NAMES, localizer(), look(LIGHT, packaged()))


def _pack() -> bytes:
    game = grown(4, 3, players=3, setup="draft")
    seat = next(seat for seat in game.waiting() if game.position.hands[seat])
    return hand_picture(observe(game, seat), NAMES, localizer(), look(DARK, packaged()))


def _forbidden() -> bytes:
    """Seven cards in hand: one Domain under an Embargo, one a card away from Hegemony, one with a Democracy."""
    seen = observe(next(islice(playout(deal(random.Random(1), players=2), random.Random(1)), 1)), 0)
    hand = tuple(Card(code) for code in ("M1", "M2", "R2", "E3", "S1", "C3", "U3"))
    seats = (_with(seen.seats[0]), *seen.seats[1:])
    return hand_picture(replace(seen, hand=hand, seats=seats), NAMES, localizer(), look(LIGHT, packaged()))


def _with(seat: SeenSeat) -> SeenSeat:
    counts = {"M": 6, "R": 7, "E": 2, "S": 3, "C": 4, "U": 1}
    marks: dict[str, dict[str, tuple[Card, ...]]] = {
        "M": {"embargoes": (Card("E2"),)},
        "U": {"democracies": (Card("U3"),)},
    }
    columns = tuple(
        replace(
            column,
            cards=(Card(f"{column.domain}{3 if column.domain == 'U' else 2}"),) * counts[column.domain],
            hegemony_need=9 if column.domain == Domain("U") else 8,
            **marks.get(column.domain, {}),
        )
        for column in seat.columns
    )
    return replace(seat, columns=columns)


def _aid(players: int, page: int, theme: Theme) -> bytes:
    return aid_pictures(players, localizer(), look(theme, packaged()))[page]


def _strip(topic: str, theme: Theme) -> bytes:
    return strip_picture(TOPICS[topic], localizer(), look(theme, packaged()))


def _third() -> Game:
    return grown(160, 91, players=3, setup="draft")


PEOPLE = ("Ann", *ODD_NAMES, "Zoë", "Dan", "ßeta", "xX_Destroyer_of_Worlds_2011_Xx", "Bo")
"""The people of a leaderboard."""

GOLDEN: dict[str, Golden] = {
    "compact-two": Golden(
        lambda: compact(grown(90, 7, players=2), avatars=(AVATAR, None)), "a count, a level or a hand missing"
    ),
    "compact-three": Golden(lambda: compact(_third()), "what the next card wins not red, or anything else red"),
    "compact-own-dark": Golden(lambda: compact(_third(), DARK, own=Seat(2)), "the reader's own row not marked"),
    "compact-four": Golden(
        lambda: compact(grown(150, 5, players=4), names=ODD_NAMES), "a name on what stands beside it"
    ),
    "compact-teams": Golden(lambda: compact(grown(150, 5, players=4, teams=True)), "a team without number or edge"),
    "compact-draft": Golden(lambda: compact(grown(5, 3, players=2, setup="draft")), "who has chosen not told"),
    "compact-centre": Golden(lambda: compact(grown(13, 3, players=4, setup="draft")), "the centre not counted"),
    "compact-final-round": Golden(lambda: compact(_final_game()), "the final round not announced"),
    "compact-finished": Golden(lambda: compact(finished()), "the winner not marked, or a turn that is over"),
    "compact-left": Golden(lambda: compact(_left()), "cells of a player who has left"),
    "compact-stretched": Golden(lambda: _stretched(4), "five signs in a cell that do not keep to it"),
    "three": Golden(partial(_three, DARK), "cards that came not raised, a level missing, the coin elsewhere"),
    "three-light": Golden(partial(_three, LIGHT), "a colour of the light theme that cannot be told from its ground"),
    "two": Golden(partial(_two, DARK), "columns for two that do not use their height, an avatar not round"),
    "two-light": Golden(partial(_two, LIGHT), "fans and backs without an edge on paper"),
    "four": Golden(partial(_four, DARK, teams=False), "seats not clockwise, the strip's rows on one another"),
    "teams-light": Golden(partial(_four, LIGHT, teams=True), "a team without its word or its edge"),
    "draft": Golden(_draft, "who has chosen not told, a turn number where there is no turn"),
    "centre": Golden(_centre, "the draft's centre not shown as cards"),
    "final-round": Golden(_final_round, "the final round not announced where the deck was"),
    "finished": Golden(lambda: board(observe(finished(), None)), "the winner not marked, an outcome cut"),
    "eliminated-light": Golden(_eliminated, "an empty play area where a player has left"),
    "stretched": Golden(lambda: board(stretched(4), names=ODD_NAMES), "twenty cards or three markers in a column"),
    "stretched-light": Golden(lambda: board(stretched(3), LIGHT, names=ODD_NAMES), "the same where columns are taller"),
    "wordy": Golden(lambda: board(stretched(2), said=wordy()), "a language whose words need two fifths more room"),
    "hand-small": Golden(partial(_hand, 90, 5, DARK), "a card's name, letter or what it would do missing"),
    "hand-forbidden-light": Golden(_forbidden, "an Embargo, Hegemony within reach or a Democracy not told"),
    "hand-large-light": Golden(_large_hand, "more than ten cards not grouped and counted"),
    **{
        f"aid-{players}{suffix}": Golden(partial(_aid, players, 0, theme), "a level, Hegemony or a hand size missing")
        for players in (2, 3, 4)
        for theme, suffix in ((DARK, ""), (LIGHT, "-light"))
    },
    **{
        f"aid-domains-{page}{suffix}": Golden(partial(_aid, 3, page, theme), "an effect, its signs or words missing")
        for page in (1, 2, 3)
        for theme, suffix in ((DARK, ""), (LIGHT, "-light"))
    },
    "rules-economy": Golden(partial(_strip, "economy", DARK), "a card of the Domain or a move between places missing"),
    "rules-attack-light": Golden(partial(_strip, "attack", LIGHT), "what others lose not shown"),
    "rules-turn": Golden(partial(_strip, "turn", DARK), "the three steps not numbered"),
    "hand-pack": Golden(_pack, "what was kept in the draft left out"),
    "profile": Golden(
        lambda: profile_drawn("en", "Ann", busy(), RANKED),
        "a number cut, a kind of victory or a Domain without its sign",
    ),
    "profile-long-name-light": Golden(
        lambda: profile_drawn("de", ODD_NAMES[0], busy(), RANKED, LIGHT), "a name or a word on what stands beside it"
    ),
    "profile-one-game": Golden(
        lambda: profile_drawn("fr", ODD_NAMES[3], one_game(), PROVISIONAL, avatar=None),
        "a name from right to left not whole, no initial, an empty part without a word",
    ),
    "profile-no-game-light": Golden(
        lambda: profile_drawn("it", "Bo", none_counted(), None, LIGHT, avatar=b"broken"),
        "an avatar that cannot be read not replaced, a share of no games",
    ),
    "leaderboard": Golden(
        lambda: leaderboard_drawn("de", PEOPLE), "the first three not marked, the reader's own line without its edge"
    ),
    "leaderboard-light": Golden(lambda: leaderboard_drawn("fr", PEOPLE, LIGHT), "a name on its numbers"),
    "leaderboard-of-one": Golden(
        lambda: leaderboard_drawn("it", PEOPLE[:1]), "a page that is not as short as its lines"
    ),
    "calamities-map": Golden(partial(map_drawn, LIGHT), "a nation's colour or letters wrong, a loss without its edge"),
    "calamities-map-dark": Golden(partial(map_drawn, DARK, "Babylon"), "a word that cannot be told from its ground"),
    "calamities-part": Golden(partial(map_drawn, LIGHT, "Egypt"), "an area without its name, site or limit"),
    "calamities-changes": Golden(changes_drawn, "how it was, how it is or the points lost missing"),
    "calamities-nations": Golden(sheet_drawn, "a number that changed not shown as it was"),
    "calamities-march": Golden(march_drawn, "a step without its losses or its reason"),
}
