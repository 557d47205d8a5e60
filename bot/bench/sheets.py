"""`civ bench sheets`: how much text private sheets have, and how many presses a turn takes, without Discord.

Whole games of the computer's policy, played by pressing what each sheet offers, and of players who choose any legal
action. Every sheet is a person's, in each of the languages. The computer uses effects in two turns of three, and the
rules make each of them a choice of its own, so that the goal for its turns is about presses beyond one for each effect.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from random import Random
from statistics import median
from typing import Any, Final

from bot.assets import folder
from bot.bench.measure import Measure, measure_at_most
from bot.bench.reading import SECONDS, read_length, seconds_to_read
from bot.chance import Shuffler
from bot.games.civ.ai import computer_policy
from bot.games.civ.game import CIV, Choices, CivMatch, CivPolicy
from bot.games.civ.pages.choices import Group, Option
from bot.games.civ.pages.one_press import forgotten_effects, leaves_only_the_end, offered
from bot.games.civ.pages.player_aid_page import player_aid_page
from bot.games.civ.pages.presentation import CivPresentation
from bot.games.civ.rules import Action, Game, Observation, deal, observe
from bot.games.civ.rules.actions import END, SKIP
from bot.games.civ.rules.judge import legal_actions
from bot.games.civ.rules.position import DRAFT_KEEP, DRAFT_TAKE, EFFECTS, PLAY
from bot.i18n import Catalogues
from bot.i18n.catalogue import Localizer
from bot.pages.hand.hand import hand_page
from bot.table.limits import Limits
from bot.table.table import Table
from bot.table.table_actions import table_actions
from bot.table.values import ChapterName, Options, Participant, Place, Post, Status, TableId, UserId

SIZES: Final = {"2": (2, False), "3": (3, False), "4": (4, False), "teams": (4, True)}
"""By name, the number of players, and whether they are teams."""
GAMES: Final = 6
"""Games of each size."""
TURN_CAP: Final = 300
EVERY: Final = 5
"""One in so many moments is explained in full."""
NAMES: Final = ("Maximiliane", "Bartholomew", "Chloe", "Dan")
STEP_2, MOST_STEP_2, MOMENT = 500, 900, 900
"""Characters of step 2 at the median and at most, and of the player aid at the 95th percentile."""
PRESSES, MANY_PRESSES, IDLE_PRESSES, QUESTIONS = 2, 4, 1, 0.1
"""Presses a turn, from the open sheet on, at the median and at the 90th percentile, and in any turn whose play leaves
nothing but its end; the share of turns whose end needs confirmation."""
EFFECT_WORDS: Final = ("use", "copy", "sacrifice")
_NOW: Final = datetime(2026, 1, 1, tzinfo=UTC)
_ID: Final = 10**18


@dataclass(slots=True)
class _Tally:
    """The counts at tables of one size; characters are by language."""

    step_2: dict[str, list[int]] = field(default_factory=lambda: defaultdict[str, list[int]](list))
    moments: dict[str, list[int]] = field(default_factory=lambda: defaultdict[str, list[int]](list))
    readings: dict[str, list[float]] = field(default_factory=lambda: defaultdict[str, list[float]](list))
    """Seconds for reading from the top of the first sheet of a turn to its first button."""
    presses: list[int] = field(default_factory=list[int])
    idle: list[int] = field(default_factory=list[int])
    """Presses of the turns whose play left nothing to do but to end them."""
    beside_effects: list[int] = field(default_factory=list[int])
    """Presses of a turn beyond one for each effect used."""
    questions: int = 0


def measure_sheets(
    games: int = GAMES, sizes: Sequence[str] = tuple(SIZES), locales: Sequence[str] | None = None
) -> list[Measure]:
    """Measure characters by table size and language, presses and questions by size.

    `sizes` are names of `SIZES`; `locales` are the languages, None all there are.
    """
    catalogues = Catalogues.load(folder() / "locales")
    localizers = {locale: catalogues.localizer(locale) for locale in locales or catalogues.locales}
    played = {size: _play_games(size, games, computer_policy, localizers) for size in sizes}
    anything = {size: _play_games(size, games, _random_policy, {}) for size in sizes}
    return [
        *(
            measure
            for size, tally in played.items()
            for measure in (*_text_measures(size, tally), *_effect_measures(size, tally))
        ),
        *(measure for size, tally in anything.items() for measure in _press_measures(f"{size}-any", tally)),
    ]


def _random_policy(seen: Observation, random: Random) -> Action:
    """Choose any legal action."""
    return random.choice(seen.legal)


def _text_measures(size: str, tally: _Tally) -> Iterator[Measure]:
    for locale, lengths in tally.step_2.items():
        unit = f"characters of {len(lengths)}"
        yield measure_at_most(f"sheets-{size}-{locale}-step-2", median(lengths), unit, STEP_2)
        yield measure_at_most(f"sheets-{size}-{locale}-step-2-most", max(lengths), unit, MOST_STEP_2)
    for locale, lengths in tally.moments.items():
        unit = f"characters of {len(lengths)}"
        yield measure_at_most(f"sheets-{size}-{locale}-moment-p95", _quantile(lengths, 0.95), unit, MOMENT)
    for locale, times in tally.readings.items():
        yield measure_at_most(f"sheets-{size}-{locale}-read-p90", _quantile(times, 0.9), f"s of {len(times)}", SECONDS)


def _effect_measures(size: str, tally: _Tally) -> Iterator[Measure]:
    unit = f"a turn of {len(tally.presses)}"
    yield measure_at_most(f"sheets-{size}-presses-beside-effects", median(tally.beside_effects), unit, PRESSES)
    most = _quantile(tally.beside_effects, 0.9)
    yield measure_at_most(f"sheets-{size}-presses-beside-effects-p90", most, unit, MANY_PRESSES)
    yield from _idle_and_question_measures(size, tally)


def _press_measures(size: str, tally: _Tally) -> Iterator[Measure]:
    unit = f"a turn of {len(tally.presses)}"
    yield measure_at_most(f"sheets-{size}-presses", median(tally.presses), unit, PRESSES)
    yield measure_at_most(f"sheets-{size}-presses-p90", _quantile(tally.presses, 0.9), unit, MANY_PRESSES)
    yield from _idle_and_question_measures(size, tally)


def _idle_and_question_measures(size: str, tally: _Tally) -> Iterator[Measure]:
    turns, idle = len(tally.presses), len(tally.idle)
    yield measure_at_most(f"sheets-{size}-presses-idle", max(tally.idle, default=0), f"a turn of {idle}", IDLE_PRESSES)
    yield measure_at_most(f"sheets-{size}-questions", tally.questions / turns, f"a turn of {turns}", QUESTIONS)


def _quantile(found: Sequence[float], share: float) -> float:
    return sorted(found)[int(len(found) * share)]


def _play_games(size: str, games: int, policy: CivPolicy, localizers: dict[str, Localizer]) -> _Tally:
    players, teams = SIZES[size]
    tally, random = _Tally(), Random(size)
    for number in range(games):
        setup = "draft" if number % 2 else "classic"
        game = Game.start(deal(Shuffler(random), players=players, setup=setup, teams=teams, turn_cap=TURN_CAP))
        presses, effects, is_idle = 0, 0, False
        while not game.is_over:
            seat = game.waiting()[0]
            is_turn = game.position.phase not in (DRAFT_KEEP, DRAFT_TAKE)
            if is_turn:
                _count_texts(tally, game, seat, localizers, is_first=not presses)
            lines = len(game.lines)
            game, is_asked = _press(game, seat, policy, random)
            presses += is_turn * (1 + is_asked)
            effects += sum(line.action.word in EFFECT_WORDS for line in game.lines[lines:])
            tally.questions += is_asked
            is_idle = is_idle or _is_idle_after(game, seat, lines)
            if any(line.action == END for line in game.lines[lines:]):
                tally.presses.append(presses)
                tally.beside_effects.append(presses - effects)
                tally.idle += [presses] if is_idle else []
                presses, effects, is_idle = 0, 0, False
    return tally


def _is_idle_after(game: Game, seat: int, line: int) -> bool:
    """Return whether a line plays a turn's card, or goes on without one, and leaves only the end of the turn.

    It asks the rules alone, since what the sheet takes for the end of a turn is what is measured.
    """
    is_play = game.positions[line].phase == PLAY
    return is_play and legal_actions(game.positions[line + 1], seat) == (END,)


def _press(game: Game, seat: int, policy: CivPolicy, random: Random) -> tuple[Game, bool]:
    """Return the game after one press of what the sheet offers, and whether that brought a question (another press)."""
    action = policy(observe(game, seat), random)
    if action == END:
        return game.play(seat, END), bool(forgotten_effects(game, seat))
    group = next((each for each in offered(game, seat) if action in (each.begins, *_first_actions(each))), None)
    together = 1 if group is None else _action_count(group, action)
    now, taken = game.play(seat, action), [action]
    for _ in range(together - 1):
        taken.append(policy(observe(now, seat), random))
        now = now.play(seat, taken[-1])
    ends = leaves_only_the_end(game, seat, [SKIP]) if group is None else _ends_with(group, taken)
    return (now.play(seat, END) if ends else now), False


def _first_actions(group: Group) -> list[Action]:
    """Return the actions that a choice of a group may begin with; of cards in any order, each may be the first."""
    if group.begins is not None:
        return []
    return [action for each in group.options for action in (each.actions if _is_any_first(each) else each.actions[:1])]


def _is_any_first(option: Option) -> bool:
    """Return whether its cards go in any order: it stands for all of them, or for those that aren't kept."""
    return option.is_all or bool(option.cards_to_keep)


def _action_count(group: Group, action: Action) -> int:
    """Return how many actions the press that begins with this one stands for."""
    if group.most > 1:
        return group.most + (group.begins is not None)
    begun = group.begins is not None
    fitting = (each for each in group.options if begun or _is_any_first(each) or each.action == action)
    return max(len(each.actions) for each in fitting) + begun


def _ends_with(group: Group, taken: Sequence[Action]) -> bool:
    """Return whether choosing these actions, in any order except the effect's first, also ends the turn."""
    begun = () if group.begins is None else (group.begins,)
    chosen = [Counter((*begun, *option.actions)) for option in group.options if option.is_last]
    return Counter(taken) in chosen


def _count_texts(tally: _Tally, game: Game, seat: int, localizers: dict[str, Localizer], *, is_first: bool) -> None:
    """Count the text of a sheet; `is_first` means the first of a turn."""
    table = _table(game)
    actions = table_actions(table, table.participants[seat].user_id, _NOW, Limits())
    for locale, localizer in localizers.items():
        if is_first or game.position.phase == EFFECTS:
            shown = hand_page(table, seat, CivPresentation(), localizer).view().to_components()
            tally.readings[locale] += [seconds_to_read(shown)] if is_first else []
            tally.step_2[locale] += [_characters(shown)] if game.position.phase == EFFECTS else []
        if game.number % EVERY == 0:
            explained = player_aid_page(table, seat, localizer, actions)
            tally.moments[locale].append(_characters(explained.view().to_components()))


def _characters(components: list[dict[str, Any]]) -> int:
    (container,) = components
    return sum(read_length(part["content"]) for part in container["components"] if "content" in part)


def _table(game: Game) -> Table:
    """Return a table of people playing that game."""
    players = game.setup.players
    return Table(
        id=TableId(1),
        status=Status.PLAYING,
        options=Options(players, CIV, Choices("classic", game.setup.teams, "turn_end").to_json()),
        place=Place(_ID, _ID + 1, "en"),
        owner=UserId(_ID),
        participants=tuple(Participant(UserId(_ID + seat), name) for seat, name in enumerate(NAMES[:players])),
        match=CivMatch(game),
        created_at=_NOW,
        moved_at=_NOW,
        post=Post(_ID + 5, 0, ChapterName("turn 0 0"), (), 1),
    )
