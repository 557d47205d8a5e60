"""Legal actions as people choose them: a few as buttons, more in a select, several at once where an effect asks.

Pure: an `Observation` in, groups of choices out; `offers` puts Discord's components around them.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Final

from bot.discord.sheet import MOST_OPTIONS, MOST_VALUE
from bot.games.civ.rules import Action, Card, Domain, Observation, parse
from bot.games.civ.rules.actions import END
from bot.games.civ.rules.cards import DOMAIN_OF, DOMAINS
from bot.games.civ.rules.effect_table import SACRIFICES, STEPS, Effect, Zone
from bot.games.civ.rules.observation import SeenSeat
from bot.games.civ.words.naming import display_order
from bot.pages.addresses.hand import THEN

MOST_BUTTONS: Final = 5
MOST_WIDE_BUTTONS: Final = 3
"""Effect and card fill a row of a phone each; more of them push what stands below out of sight."""
WIDE: Final = ("sacrifice", "copy")
MOST_KEPT: Final = 2
"""Cards to keep whose names fit beside each other on a label."""
WHOLE: Final = tuple(word for word, step in STEPS.items() if step.names_card and step.goal is not Zone.AREA)
"""Steps of which an effect may ask for several in a row, where the order does not matter; of plays it does (§7.1)."""
FREE_FIRST: Final = ("use", "copy", "sacrifice")
"""Step 2 in the order it is offered: what costs no card in play comes first."""
Targets = Mapping[Action, Sequence[Action]]
"""By sacrifice, what its effect may be aimed at."""
_NO_TARGETS: Final[Targets] = {}


@dataclass(frozen=True, slots=True)
class Option:
    """One choice: a value unique within its group, and the actions it means."""

    value: str
    action: Action
    more: tuple[Action, ...] = ()
    """Those that follow at once: all that go where the cards to keep are chosen, else what an effect is aimed at."""
    cards_to_keep: tuple[Card, ...] = ()
    is_last: bool = False
    """Whether the end of the turn follows at once, too."""
    is_stop: bool = False
    """Whether it stops a threat."""
    is_winning: bool = False
    """Whether the end of the turn, which follows at once, wins the game."""
    is_costing_win: bool = False
    """Whether it takes away a card without which the end of the turn wouldn't win the game any more."""
    points_gained: tuple[Domain, ...] = ()
    """The Domains whose point it brings the player's side, where points are about to decide (§7.3)."""
    points_shared: tuple[Domain, ...] = ()
    """Those of them whose point another side has, too."""
    points_denied: tuple[Domain, ...] = ()
    """The Domains whose point that side shared, and has alone after it."""
    points_lost: tuple[Domain, ...] = ()
    """Those whose point it costs that side."""

    @property
    def actions(self) -> tuple[Action, ...]:
        """All that it means, but for the end of the turn."""
        return (self.action, *self.more)

    @property
    def target(self) -> Action | None:
        """What the effect that is begun is aimed at; None where nothing is, or it is asked for later."""
        return self.more[0] if self.more and self.action.word == "sacrifice" else None

    @property
    def is_all(self) -> bool:
        """Whether it is all the cards that can be chosen, since as many are asked for."""
        return bool(self.more) and not self.cards_to_keep and self.target is None


@dataclass(frozen=True, slots=True)
class Group:
    """Actions of one kind that are offered together.

    `kind` is the action's word. Buttons when `is_buttons`, else one or more selects of which `least` to `most` options
    are chosen at once. Where the group `begins` an effect, its choices are the effect's first step.
    """

    kind: str
    options: tuple[Option, ...]
    least: int = 1
    most: int = 1
    begins: Action | None = None

    @property
    def is_buttons(self) -> bool:
        """Whether there are few enough for buttons, and one is chosen at a time.

        A line of a select has room for what an effect does where it is aimed at, and for the card that it costs; said
        beside buttons that would be more to read than there is to choose.
        """
        most = MOST_WIDE_BUTTONS if self.kind in WIDE else MOST_BUTTONS
        is_plain = self.begins is None and not any(option.more for option in self.options)
        return is_plain and self.most == 1 and len(self.options) <= most

    @property
    def is_keeping(self) -> bool:
        """Whether it is the cards to keep that are chosen."""
        return bool(self.options) and bool(self.options[0].cards_to_keep)

    @property
    def is_ending(self) -> bool:
        """Whether a choice among them ends the turn."""
        return any(option.is_last for option in self.options)

    def chunks(self) -> Iterator[tuple[Option, ...]]:
        """The options, as many selects need them."""
        for start in range(0, len(self.options), MOST_OPTIONS):
            yield self.options[start : start + MOST_OPTIONS]


def groups(observation: Observation, *, targets: Targets = _NO_TARGETS) -> tuple[Group, ...]:
    """All that the viewer may choose now, except `end` and `skip`, which stand alone.

    The cards to keep are chosen where that is less than choosing those that go. A sacrifice of `targets` is chosen with
    what its effect is aimed at, as far as one select has room.
    """
    words: dict[str, list[Action]] = {}
    for action in observation.legal:
        if action.word not in ("end", "skip"):
            words.setdefault(action.word, []).append(action)
    asked = _asked_in_a_row(observation)
    return tuple(
        _several(observation, word, asked)
        if asked > 1 and word in WHOLE
        else Group(word, _useful_first(_aimed(sorted(words[word], key=_shown), targets), observation, targets))
        for word in sorted(words, key=_place)
    )


def with_ends(offered: Iterable[Group], is_last: Callable[[Sequence[Action]], bool]) -> tuple[Group, ...]:
    """These choices, where one that leaves nothing but the end of the turn ends it: `is_last` of its actions.

    What is chosen together with others is not known before; nothing ends by it.
    """

    def ended(group: Group, option: Option) -> Option:
        value = f"{option.value}{THEN}{END.text}"
        begun = () if group.begins is None else (group.begins,)
        if group.most > 1 or len(value) > MOST_VALUE or not is_last((*begun, *option.actions)):
            return option
        return replace(option, value=value, is_last=True)

    return tuple(replace(group, options=tuple(ended(group, option) for option in group.options)) for group in offered)


def _shown(action: Action) -> int:
    """Where an action comes among others of its kind: by its Domain and Age, as everything that people see."""
    return display_order(DOMAINS[action.domain] if action.domain >= 0 else action.text.partition(" ")[2])


def _place(word: str) -> int:
    return FREE_FIRST.index(word) if word in FREE_FIRST else -1


def by_cost(actions: Iterable[Action]) -> list[Action]:
    """The effects among `actions`, free ones first: the order in which `groups` offers them."""
    found = (action for action in actions if action.word in FREE_FIRST)
    return sorted(found, key=lambda action: (_place(action.word), _shown(action)))


def _asked_in_a_row(observation: Observation) -> int:
    owed = observation.owed
    return next((index for index, word in enumerate(owed) if word != owed[0]), len(owed))


def _aimed(actions: Sequence[Action], targets: Targets) -> Iterator[Option]:
    """An option for each action, and for the effects of few targets, which leave room for others, one for each target.

    All cards that the same effect may cost are chosen in the same way.
    """
    more = Counter[str]()
    for action in actions:
        if targets.get(action):
            more[domain_of(action)] += len(targets[action]) - 1
    room, aimed = MOST_OPTIONS - len(actions), set[str]()
    for code, count in sorted(more.items(), key=lambda item: item[1]):
        if count <= room:
            room -= count
            aimed.add(code)
    for action in actions:
        if domain_of(action) not in aimed or not targets.get(action):
            yield Option(action.text, action)
            continue
        # of two cards that both go (§5.1) one line is enough: where they change places, the same happens
        both_go = [each for each in targets[action] if STEPS[each.word].source is Zone.AREA]
        twins = {each for each in both_go if _is_later_twin(each, action)}
        others = [each for each in targets[action] if each not in twins] or targets[action]
        for target in sorted(others, key=lambda each: (each.target, _shown(each))):
            yield Option(f"{action.text}{THEN}{target.text}", action, (target,))


def _useful_first(options: Iterable[Option], observation: Observation, targets: Targets) -> tuple[Option, ...]:
    """Return these options with those last that do nothing for the viewer, and otherwise in the same order."""

    def does_nothing(option: Option) -> bool:
        later = () if option.more else targets.get(option.action, ())
        return all(_does_nothing(action, observation) for action in later or (option.target or option.action,))

    return tuple(sorted(options, key=does_nothing))


def _does_nothing(action: Action, observation: Observation) -> bool:
    """Return whether an action costs no opponent anything and brings no card, though it may cost the viewer some.

    That is an Attack that strikes nobody or a team-mate alone (§5.1), an Inquisition of an empty hand (§5.2), a marker
    on a team-mate's column (§5.3, §5.5), and a Technological Leap without a deck (§5.4).
    """
    assert observation.viewer is not None
    step, side = STEPS.get(action.word), observation.side(observation.viewer)
    if step is None:
        return action.word == "sacrifice" and bool(_sacrifice(action).draws) and not sum(observation.pile)
    if step.strikes_others:
        domain = Domain(domain_of(action))
        return all(seen.seat in side or not seen.column(domain).count for seen in find_struck(observation))
    if step.names_column:
        return action.target in side
    return step.source is Zone.OTHER_HAND and not observation.seats[action.target].hand_ages


def _sacrifice(action: Action) -> Effect:
    return SACRIFICES[DOMAIN_OF[action.kind]]


def find_struck(observation: Observation) -> list[SeenSeat]:
    """Return those whom an effect strikes that strikes all others, a team-mate too (§5.1)."""
    return [side for side in observation.seats if side.seat != observation.viewer and side.alive]


def _is_later_twin(target: Action, action: Action) -> bool:
    return domain_of(target) == domain_of(action) and target.kind > action.kind


def _several(observation: Observation, word: str, asked: int) -> Group:
    """`asked` cards at once; where they would not fit into one select, as many as do.

    Of a hand that few cards are left of, those are chosen: one line for each way. All there are make one line.
    """
    if len(ways := _kept(observation, word, asked)) > 1:
        return Group(word, ways)
    copies = _copies(observation, word, asked)
    value = THEN.join(option.action.text for option in copies)
    if len(copies) == asked and len(value) <= MOST_VALUE:
        return Group(word, (Option(value, copies[0].action, tuple(option.action for option in copies[1:])),))
    if len(copies) <= MOST_OPTIONS:
        return Group(word, tuple(copies), least=asked, most=asked)
    fitting = sorted(copies, key=lambda option: option.value.partition("#")[2] or "0")[:MOST_OPTIONS]
    return Group(word, tuple(fitting), least=1, most=min(asked, MOST_OPTIONS))


def _kept(observation: Observation, word: str, asked: int) -> tuple[Option, ...]:
    """A choice for each way to keep what is left of the hand; none where that is more than goes, or has many ways."""
    left = len(observation.hand) - asked
    if STEPS[word].source is not Zone.HAND or not 0 < left <= min(asked, MOST_KEPT):
        return ()
    hand = sorted(observation.hand, key=display_order)
    found: list[Option] = []
    for kept in sorted(set(combinations(hand, left)), key=lambda cards: [*map(display_order, cards)]):
        gone = [
            parse(f"{word} {card}") for card in sorted((Counter(hand) - Counter(kept)).elements(), key=display_order)
        ]
        value = THEN.join(action.text for action in gone)
        found.append(Option(value, gone[0], tuple(gone[1:]), kept))
    fits = len(found) <= MOST_OPTIONS and all(len(each.value) <= MOST_VALUE for each in found)
    return tuple(found) if fits else ()


def _copies(observation: Observation, word: str, asked: int) -> list[Option]:
    have = Counter(_cards(observation, STEPS[word].source))
    found: list[Option] = []
    for action in sorted(observation.legal, key=_shown):
        card = action.text.removeprefix(f"{word} ")
        found += [
            Option(f"{action.text}#{number}" if number else action.text, action)
            for number in range(min(have[card], asked))
        ]
    return found


def _cards(observation: Observation, source: Zone) -> Iterable[str]:
    if source is Zone.HAND:
        return observation.hand
    if source is Zone.DISCARD:
        return observation.discard
    assert observation.viewer is not None
    seen = observation.seats[observation.viewer]
    return [card for column in seen.columns for card in column.cards]


def actions_of(values: Sequence[str]) -> tuple[Action, ...]:
    """The actions that chosen option values mean. Raises `UnreadableAction`."""
    return tuple(parse(text) for value in values for text in value.partition("#")[0].split(THEN))


def domain_of(action: Action) -> str:
    """The Domain code an action of step 2 is about."""
    return DOMAINS[action.domain] if action.domain >= 0 else action.text.split(" ")[1][0]
