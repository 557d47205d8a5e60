"""No fact of a picture is missing from the text: whatever field of what is drawn changes, the text says something else.

The test knows no field by name but those that say nothing of their own, and why: a field added to a view fails here
until the text tells it.
"""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields, is_dataclass, replace
from itertools import islice
from types import MappingProxyType
from typing import Any, Final, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.drawing.box import Box
from bot.drawing.scene import Arrow, Badge, Scene, Sprite, Track
from bot.drawing.theme import DARK
from bot.games.civ.pictures.hand import TINY, draw_large, draw_tiny
from bot.games.civ.pictures.hand_texts import NEAR, CardView, card_text, card_views
from bot.games.civ.pictures.texts import view_parts
from bot.games.civ.pictures.view import BoardView, ColumnView, SeatView, view
from bot.games.civ.rules import DOMAINS, Card, Event, Game, Observation, events, observe
from bot.games.civ.rules.cards import KINDS
from bot.games.civ.rules.observation import CULTURE
from bot.games.civ.words import words
from bot.games.civ.words.naming import ROMAN
from bot.i18n.facts import join_parts
from tests.games.civ.pictures.boards import stretched
from tests.games.civ.pictures.tables import NAMES, localizer, look, packaged, some_games
from tests.strategies import games

SILENT: Final = MappingProxyType(
    {
        "SeatView.seat": "an index: players are told in their order and by name",
        "BoardView.headline_names": "the names in the headline: they are cut first where it is too wide",
        "BoardView.coin_names": "the same of what is told of the coin",
        "BoardView.is_draft": "a choice of layout: the phase says that it is the draft",
    }
)
"""Fields that say nothing which another does not say."""
NUMBER: Final = 83
"""A number no board has."""
WORD: Final = "Zyxwv"
WORD_KEYS: Final = {"SeatView.status": ("board-points", "board-choosing", "board-chosen")}
"""Fields that hold one of these keys."""


@dataclass(frozen=True)
class Change:
    """A view with one fact changed: which, what it is now, and the words that have to be there then."""

    field: str
    view: Any
    words: tuple[str, ...] = ()


def changes(seen: Any) -> Iterator[Change]:
    """Every way to change one fact of a view, or of what it is made of. Fails for a fact of an unknown kind."""
    for field in fields(seen):
        name = f"{type(seen).__name__}.{field.name}"
        if name in SILENT or _is_unsaid(seen, field.name):
            continue
        found = list(_others(name, getattr(seen, field.name)))
        assert found, f"say in this test how {name} may change"
        for value, texts in found:
            yield Change(name, replace(seen, **{field.name: value}), texts)
        yield from _deeper(seen, field.name)


def _deeper(seen: Any, name: str) -> Iterator[Change]:
    """The changes inside of parts that are views themselves."""
    found: Any = getattr(seen, name)
    parts = cast("tuple[Any, ...]", found) if isinstance(found, tuple) else ()
    for number, part in enumerate(parts):
        if is_dataclass(part):
            for change in changes(part):
                whole: tuple[object, ...] = (*parts[:number], change.view, *parts[number + 1 :])
                yield Change(change.field, replace(seen, **{name: whole}), change.words)


def _is_unsaid(seen: Any, name: str) -> bool:
    """Who has left the game has no cards, no hand and no points any more; the picture shows none either."""
    if isinstance(seen, SeatView) and not seen.alive:
        return name not in ("name", "alive", "is_first", "team", "is_winner", "is_turn")
    if isinstance(seen, SeatView) and name == "is_choosing":
        return seen.is_turn  # then they are always awaited
    if isinstance(seen, ColumnView) and not seen.is_changed:
        return name in ("came", "went")  # nothing has
    if isinstance(seen, BoardView) and seen.outcome:
        return name in ("headline", "phase")  # the outcome says both
    return False


def _others(name: str, value: Any) -> Iterator[tuple[Any, tuple[str, ...]]]:
    """Other values that a fact may have, each with the words that tell it."""
    say = localizer()
    if name in WORD_KEYS:
        yield from ((key, ()) for key in WORD_KEYS[name] if key != value)
    elif name in ("CardView.reaches", "CardView.next_level"):
        yield from ((level, (str(level),)) for level in (1, 2) if level != value)
    elif isinstance(value, bool):
        yield not value, ()
    elif isinstance(value, int):
        yield NUMBER, (str(NUMBER),)
    elif isinstance(value, str) and value in DOMAINS:
        other = next(code for code in DOMAINS if code != value)
        yield other, (words.domain(say, other),)
    elif isinstance(value, str) and value in KINDS:
        other = next(code for code in KINDS if code != value)
        yield other, (words.card(say, other),)
    elif isinstance(value, str):
        yield WORD, (WORD,)
    elif isinstance(value, tuple):
        yield from _other_tuples(name, cast("tuple[Any, ...]", value))


def _other_tuples(name: str, value: tuple[Any, ...]) -> Iterator[tuple[Any, tuple[str, ...]]]:
    say = localizer()
    if name.endswith(("ages", "came", "went")):
        yield from (((*value, age), (ROMAN[age],)) for age in (1, 2, 3))
    elif name.startswith("BoardView.used"):
        code = next(code for code in DOMAINS if code not in value)
        yield (*value, code), (words.domain(say, code) if code != "C" else "Inspiration",)
    elif name.endswith(("embargoes", "democracies")):
        yield (*value, "U3"), (words.card(say, "U3"),)
    elif name in ("BoardView.discard", "BoardView.centre"):
        others = tuple(item for item in value if item[0] != "C2")
        yield (*others, ("C2", NUMBER)), (f"{NUMBER} × {words.card(say, 'C2')}",)
    elif value and all(isinstance(item, int) for item in value):
        yield from (((*value[:i], NUMBER, *value[i + 1 :]), (str(NUMBER),)) for i in range(len(value)))
    elif value and is_dataclass(value[0]):
        yield value[:-1], ()


def text_of(seen: BoardView) -> str:
    return join_parts(view_parts(seen, localizer()))


def unsaid(seen: BoardView, chance: random.Random) -> list[str]:
    """The facts that the text leaves out; of each kind of fact one is changed, any of them."""
    text = text_of(seen)
    found = list(changes(seen))
    chance.shuffle(found)
    missing: list[str] = []
    for change in {change.field: change for change in found}.values():
        other = text_of(change.view)
        if other == text or not all(word in other for word in change.words):
            missing.append(change.field)
    return missing


def view_of(seen: Observation, changed: Sequence[Event] = ()) -> BoardView:
    return view(seen, NAMES, localizer(), changed)


def test_each_fact_of_a_board_is_in_the_text() -> None:
    chance = random.Random(1)
    for game in islice(some_games(), 0, None, 9):
        assert unsaid(view_of(observe(game, None), events(game, None)), chance) == []


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_fact_of_the_fullest_board_is_in_the_text(players: int) -> None:
    assert unsaid(view_of(stretched(players)), random.Random(1)) == []


@settings(max_examples=10, deadline=None)
@given(games(interventions=0.01), st.randoms(use_true_random=False))
def test_each_fact_of_any_legal_position_is_in_the_text(game: Game, chance: random.Random) -> None:
    assert unsaid(view_of(observe(game, None), events(game, None)), chance) == []


@settings(max_examples=10, deadline=None)
@given(games(interventions=0.01), st.integers(0, 3))
def test_each_fact_of_any_hand_is_in_its_text(game: Game, number: int) -> None:
    seen = observe(game, number % game.setup.players)
    held = seen.pack or seen.hand
    for card in card_views(seen, held, held[: number % 2]):
        assert [change.field for change in changes(card) if _is_silent(card, change)] == []


def _is_silent(card: CardView, change: Change) -> bool:
    if card.is_over and change.field not in ("CardView.card", "CardView.count", "CardView.new", "CardView.is_over"):
        return _drawn(change.view) != _drawn(card)  # nothing follows from a card any more, and nothing else is drawn
    text = card_text(change.view, localizer())
    if _note_is_about_more(card, change):
        return False  # the picture has one note a card: what matters more stands in its place
    return text == card_text(card, localizer()) or not all(word in text for word in change.words)


def _note_is_about_more(card: CardView, change: Change) -> bool:
    """An Embargo, Hegemony, in the final round the point, nearly Hegemony, a level reached and the next one, in this
    order; of Culture there is one level (§6.1)."""
    if change.field in ("CardView.wins_point", "CardView.keeps_point"):
        return card.missing == 0 or card.is_embargoed or (change.field.endswith("wins_point") and card.keeps_point)
    is_near = card.missing <= NEAR or card.is_embargoed or card.wins_point or card.keeps_point
    if change.field == "CardView.shares_point":
        return not card.wins_point or card.missing == 0 or card.is_embargoed or card.keeps_point
    if change.field == "CardView.reaches":
        return is_near or (card.card[0] == CULTURE and change.view.reaches == 2)
    if change.field == "CardView.next_level":
        return is_near or bool(card.reaches) or (card.card[0] == CULTURE and change.view.next_level == 2)
    return change.field == "CardView.to_next" and (is_near or bool(card.reaches) or not card.next_level)


def _drawn(card: CardView) -> list[object]:
    """A card as it is drawn large and tiny, which is how a finished hand's are."""
    scene = Scene(1000, 1000, look(DARK, packaged()), localizer())
    draw_large(scene, Box(0, 0, 300, 600), 250, card, (3, 5))
    draw_tiny(scene, Box(400, 0, 188, TINY), card)
    return list(scene.items)


def test_whatever_a_card_would_have_done_is_not_drawn_when_the_game_is_over() -> None:
    """No crown, badge, note or Embargo: what would have won, opened a level or been forbidden looks as any card."""
    plain = CardView(Card("M1"), 1, before=0, need=7, reaches=0, is_embargoed=False, is_over=True)
    for changed in (
        replace(plain, before=6),
        replace(plain, before=2, reaches=1),
        replace(plain, before=4, reaches=2),
        replace(plain, is_embargoed=True),
        replace(plain, added=1, need=8),
        replace(plain, wins_point=True),
        replace(plain, keeps_point=True),
    ):
        assert _drawn(changed) == _drawn(plain)
        assert _drawn(replace(changed, is_over=False)) != _drawn(replace(plain, is_over=False))
    assert not any(isinstance(item, (Arrow, Badge, Track)) for item in _drawn(plain))
    assert [item.name for item in _drawn(plain) if isinstance(item, Sprite)] == ["card-M1"]


def test_the_exceptions_are_fields_that_exist() -> None:
    known = {f"{kind.__name__}.{field.name}" for kind in (BoardView, SeatView, ColumnView) for field in fields(kind)}
    assert set(SILENT) | set(WORD_KEYS) <= known
