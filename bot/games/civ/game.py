"""Carta Impera Victoria as a game that is played at tables: its rules as a match. Pure."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Final, Protocol

from bot.chance import numbered
from bot.games.civ.ai import automatic_policy, chance_of
from bot.games.civ.rules import Action, Game, Observation, Seat, deal, observe, parse, write
from bot.games.civ.rules.actions import ACTIONS
from bot.games.civ.rules.cards import cards_in, size
from bot.games.civ.rules.determinization import determinize
from bot.games.civ.rules.effect_table import STEPS, Zone
from bot.games.civ.rules.events import undone
from bot.games.civ.rules.game import Line as RulesLine
from bot.games.civ.rules.interventions import pick_surplus
from bot.games.civ.rules.judge import legal_actions
from bot.games.civ.rules.position import CHOOSE, DRAFT_KEEP, DRAFT_TAKE, Position
from bot.games.civ.rules.setup import CLASSIC, TURN_END, check_choices, from_header, to_header
from bot.games.civ.rules.summary import summarise
from bot.match import BrokenLog, GameName, Games, Line, Match, MatchSummary, Policy, Randomness, Reviewer, TurnId
from bot.reasons import NO_CLAUSE, GameError, Reasons

CIV: Final = GameName("civ")
RULES: Final = 1
"""The version of the rules (bot/games/civ/rules/RULES.md) by which new games are played."""
DRAFT: Final = (DRAFT_KEEP, DRAFT_TAKE)
"""The phases of a draft (§1.4)."""
EFFECTS: Final = ("use", "copy", "sacrifice")
"""The words that begin an effect (§4, §5, §6)."""


REASONS: Final = Reasons({"another-game": NO_CLAUSE})
"""The reasons for which this game refuses something at a table."""


class AnotherGame(GameError):
    """An error: the table plays another game."""

    def __init__(self) -> None:
        super().__init__(REASONS.reason("another-game", {}))


@dataclass(frozen=True, slots=True)
class Choices:
    """The rules that people choose for a table (§1.2, §7.1, §7.5, §8.1)."""

    setup: str = CLASSIC
    teams: bool = False
    hegemony: str = TURN_END
    turn_cap: int | None = None

    def to_json(self) -> dict[str, Any]:
        """Return the choices as JSON, in the form in which a table stores them."""
        return asdict(self)


@dataclass(frozen=True, slots=True)
class CivMatch:
    """A `Game` of the rules, as a match."""

    game: Game

    @property
    def number(self) -> int:
        """The number of the last line."""
        return self.game.number

    @property
    def version(self) -> int:
        """As `Game.version`: in a round of the draft another seat's pick does not make mine stale."""
        return self.game.version

    @property
    def is_over(self) -> bool:
        """True once it is won, drawn or given up (§7)."""
        return self.game.is_over

    @property
    def is_preparing(self) -> bool:
        """True during its draft (§9.1)."""
        return self.game.position.phase in DRAFT

    @property
    def first(self) -> int:
        """The First Player (§1.3)."""
        return self.game.setup.first

    def header(self) -> dict[str, Any]:
        """The nine keys of a transcript's header."""
        return to_header(self.game.setup)

    def lines(self, since: int = 0) -> tuple[Line, ...]:
        """The lines after line `since`."""
        return tuple(
            Line(line.number, line.seat, line.action.text, line.by, line.why) for line in self.game.lines[since:]
        )

    def continues(self, before: "CivMatch") -> bool:
        """Return whether this is `before` or a continuation of it."""
        mine, its = self.game, before.game
        if mine.setup is not its.setup and mine.setup != its.setup:
            return False
        return mine.lines[: its.number] == its.lines

    def waiting(self) -> tuple[int, ...]:
        """Return the seat whose turn it is; in a round of the draft all that have not picked."""
        return self.game.waiting()

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that reached Hegemony or have most of the points (§7); several who share the victory."""
        result = self.game.result
        return () if result is None else tuple(result.winners)

    def is_in(self, seat: int) -> bool:
        """Return whether a seat has neither resigned nor been eliminated (§9.1)."""
        return self.game.position.alive[seat]

    def turn_id(self, seat: int) -> TurnId:
        """Return the number of its turn; a pick of the draft has a number below zero."""
        position = self.game.position
        if position.phase == DRAFT_KEEP:
            return TurnId(-1 - size(position.packs[seat]))
        if position.phase == DRAFT_TAKE:
            return TurnId(-100 - size(position.centre))  # a pack never has so many
        return TurnId(position.turns)

    def next_after(self, seat: int) -> int | None:
        """Return the next seat clockwise that is still in the game (§2); None in the draft and after the end."""
        position = self.game.position
        if self.is_over or position.phase in DRAFT:
            return None
        players = len(position.alive)
        others = ((seat + step) % players for step in range(1, players))
        return next((other for other in others if position.alive[other]), None)

    def decision(self, seat: int) -> int | None:
        """The version; None for a seat that has picked in this round of the draft."""
        has_picked = self.game.position.phase == DRAFT_KEEP and seat not in self.game.waiting()
        return None if has_picked else self.game.version

    def allowed(self, seat: int) -> tuple[str, ...]:
        """The legal actions of a seat."""
        return tuple(action.text for action in self.game.legal(seat))

    def forced(self, seat: int) -> str | None:
        """Return the only action left to a seat, where what lies open shows that it is the only one.

        That is a pick from the centre where all its cards are alike, as the last one is (§1.5), and a step of an effect
        whose cards or columns are public. That a hand or a pack leaves no choice would tell what is in it.
        """
        action = _forced(self.game.position, seat)
        return None if action is None else action.text

    def play(self, seat: int, action: str) -> "CivMatch":
        """The match after an action. Raises `GameError`."""
        known = ACTIONS.get(action)  # of a seat's actions none is open-ended: `parse` has to word what is not there
        return CivMatch(self.game.play(seat, known or parse(action)))

    def intervene(self, seat: int, action: str, *, by: str, why: str) -> "CivMatch":
        """The match after an intervention (§9). Raises `GameError`."""
        return CivMatch(self.game.intervene(seat, parse(action), by=by, why=why))

    def surplus(self, seat: int, count: int, random: Randomness) -> str:
        """The discarding of that many cards, picked at random from a hand (§9.2). Raises `IllegalAction`."""
        return pick_surplus(self.game.position, seat, count, random).text

    def hand_size(self, seat: int) -> tuple[int, int] | None:
        """Return how many cards a seat holds, and its limit at this moment (§2.4)."""
        position = self.game.position
        return size(position.hands[seat]), position.hand_limit(seat)

    def abandon(self) -> "CivMatch":
        """The match given up during the draft (§9.1). Raises `GameError`."""
        return CivMatch(self.game.abandon())

    def own_undo(self, seat: int) -> int | None:
        """Return the line to which a seat may go back without asking, or None.

        Cards of the hand that go together, as after a Technological Leap, are one decision, taken back at once, and a
        step without a choice goes with the decision before it.
        """
        back = self.game.own_undo(seat)
        if back is None:
            return None
        lines, positions = self.game.lines, self.game.positions
        while _goes_with_the_one_before(lines, positions, back) or _is_forced_after_its_own(lines, positions, back):
            back -= 1
        return back

    def undo_points(self, seat: int) -> tuple[int | None, int | None]:
        """The lines right before a seat's last decision, and before the first of its last turn.

        A pick of the draft is neither, since it has shown a pack.
        """
        game = self.game
        mine = [
            number
            for number in _decisions(game, seat)
            if number in game.standing and not _is_forced_after_its_own(game.lines, game.positions, number)
        ]
        if not mine or game.positions[mine[-1]].phase in DRAFT:
            return None, None
        turn = game.positions[mine[-1]].turns
        return mine[-1], next(
            number
            for number in mine
            if game.positions[number].turns == turn and game.positions[number].phase not in DRAFT
        )

    def effects_begun(self, seat: int) -> tuple[int, ...]:
        """The permanent, sacrifice and copied effects of its last turn (§2.2), which §9.3 may take back."""
        _, first = self.undo_points(seat)
        gone = undone(self.game)
        return tuple(
            line.number
            for line in reversed(self.game.lines[first:] if first is not None else ())
            if (line.seat, line.by) == (seat, None) and line.action.word in EFFECTS and line.number not in gone
        )

    def can_go_back_to(self, number: int) -> bool:
        """Return whether an undo may name that line."""
        return number in self.game.standing and number < self.game.number

    def has_shown_since(self, number: int) -> bool:
        """Return whether a card was drawn or a hand seen since line `number`; in the draft every pick shows a pack."""
        return self.game.has_shown_since(number)

    def at(self, number: int) -> "CivMatch":
        """The match right after line `number`."""
        return CivMatch(self.game.at(number))

    def redealt(self, seat: int, seed: int) -> "CivMatch":
        """This moment with other cards where the seat cannot see them; as it is while packs of the draft pass."""
        seen = observe(self.game, seat)
        if seen.phase == DRAFT_KEEP or seen.result is not None:
            return self
        position = determinize(seen, numbered(seed))
        return CivMatch(Game(position.setup, (), (position,)))

    def view(self, viewer: int | None) -> Observation:
        """Return the observation of a seat (§1.6)."""
        return observe(self.game, viewer)

    def summary(self) -> MatchSummary:
        """Return places, turns, cards played and effects used so far."""
        return summarise(self.game)

    def transcript(self, extra: Mapping[str, Any]) -> Iterator[str]:
        """The lines of its transcript (bot/games/civ/rules/TRANSCRIPT.md)."""
        return write(self.game, extra=dict(extra))


class CivPolicy(Protocol):
    """A computer player of this game."""

    def __call__(self, observation: Observation, random: Any, /) -> Action: ...


class CivPlanner(Protocol):
    """A computer player of this game who says several actions at once, up to the first that shows it anything new."""

    def __call__(self, observation: Observation, random: Any, /) -> tuple[Action, ...]: ...


@dataclass(frozen=True, slots=True)
class _Texts:
    """A policy whose actions are given in their text form; it decides alike whenever it sees the same."""

    policy: CivPolicy | CivPlanner

    def __call__(self, view: Observation, random: Any, /) -> str | tuple[str, ...]:
        # not the table's randomness: a decision can be worked out again from what was seen, on every machine
        chosen = self.policy(view, chance_of(view))
        return chosen.text if isinstance(chosen, Action) else tuple(action.text for action in chosen)


@dataclass(frozen=True, slots=True)
class Civ:
    """The game, with its computer players; `policy` plays where a table says nothing of levels."""

    policy: Policy = _Texts(automatic_policy)
    policies: Mapping[str, Policy] = field(default_factory=dict[str, Policy])
    """By level, as `bot.table.values.Level` names them; handed in, since some need files (`levels`)."""
    slow_levels: Collection[str] = ("expert",)
    name: GameName = CIV
    rules: int = RULES
    allows_several_seats: bool = False
    is_optional: bool = False
    reviewer: Reviewer | None = None
    """Handed in, since it needs the files of a level (`reviewer`)."""

    @classmethod
    def played_by(cls, policy: CivPolicy) -> "Civ":
        """The game with another computer player."""
        return cls(_Texts(policy))

    @classmethod
    def with_levels(cls, policies: Mapping[str, CivPolicy | CivPlanner], reviewer: Reviewer | None = None) -> "Civ":
        """The game with a computer player for each level, and what looks back on its matches."""
        return cls(policies={level: _Texts(policy) for level, policy in policies.items()}, reviewer=reviewer)

    def check(self, players: int, choices: Mapping[str, Any]) -> None:
        """Raise `IllegalSetup` where the options are not allowed (§1.2, §7.1, §7.5, §8.1)."""
        chosen = Choices(**choices)
        check_choices(players, chosen.setup, chosen.teams, chosen.hegemony, chosen.turn_cap)

    def start(self, players: int, choices: Mapping[str, Any], random: Any, *, first: int | None = None) -> CivMatch:
        """Return a match whose cards have been dealt (§1.2, §1.3). Raises `IllegalSetup`."""
        seat = None if first is None else Seat(first)
        return CivMatch(Game.start(deal(random, players=players, first=seat, **asdict(Choices(**choices)))))

    def fold(self, rules: int, header: dict[str, Any], lines: Iterable[Line]) -> CivMatch:
        """The match these lines lead to. Raises `BrokenLog`."""
        number = 0
        try:
            match = CivMatch(Game.start(from_header(header)))
            for number, line in enumerate(lines, start=1):
                if line.number != number:
                    raise BrokenLog(number)
                match = _add_line(match, line)
        except GameError as error:
            raise BrokenLog(number) from error
        return match


def choices_of(stored: Mapping[str, Any]) -> Choices:
    """Return a table's choices from their stored form; names that only a newer version knows are left out."""
    return Choices(**{name: value for name, value in stored.items() if name in Choices.__dataclass_fields__})


def game_of(match: Match | None) -> Game | None:
    """Return the game of the rules in a match of this game; None for no match, or one of another game."""
    return match.game if isinstance(match, CivMatch) else None


def civ_game(match: Match | None) -> Game:
    """Return the game of the rules in a match that has begun. Raises `AnotherGame` for a match of another game."""
    assert match is not None, "a table whose game has begun"
    game = game_of(match)
    if game is None:
        raise AnotherGame
    return game


GAMES: Final[Games] = {CIV: Civ()}
"""The games that this package provides."""


def _goes_with_the_one_before(lines: Sequence[RulesLine], positions: Sequence[Position], number: int) -> bool:
    """Return whether the line after `number` and the one before it are two cards that one effect asks for in a row."""
    if number == 0:
        return False
    line, before = lines[number], lines[number - 1]
    step = STEPS.get(line.action.word)
    is_of_hand = step is not None and step.source is Zone.HAND and step.goal is not Zone.AREA
    is_alike = (line.seat, line.by, line.action.word) == (before.seat, before.by, before.action.word)
    return is_of_hand and is_alike and {positions[number - 1].phase, positions[number].phase} == {CHOOSE}


def _forced(position: Position, seat: int) -> Action | None:
    """Return the only legal action of a seat where everyone can see that it is the only one; else None."""
    if position.phase == DRAFT_TAKE:
        is_public = True
    elif position.phase == CHOOSE and position.turn == seat and position.owed:
        step = STEPS[position.owed[0]]
        # which of several cards may be taken can depend on the hand (§3.5), so there must be one kind of card at most
        is_public = step.names_column or (
            step.source in (Zone.AREA, Zone.DISCARD)
            and len(set(cards_in(position.areas[seat] if step.source is Zone.AREA else position.discard))) == 1
        )
    else:
        is_public = False
    legal = legal_actions(position, seat) if is_public else ()
    return legal[0] if len(legal) == 1 else None


def _is_forced_after_its_own(lines: Sequence[RulesLine], positions: Sequence[Position], number: int) -> bool:
    """Return whether the line after `number` was a step without a choice, and right before it the seat decided."""
    if number == 0 or number >= len(lines):
        return False
    line, before = lines[number], lines[number - 1]
    if (before.seat, before.by) != (line.seat, None) or line.by is not None or positions[number].phase != CHOOSE:
        return False
    return _forced(positions[number], line.seat) == line.action


def _add_line(match: CivMatch, line: Line) -> CivMatch:
    if line.by is None or line.why is None:
        return match.play(line.seat, line.action)
    return match.intervene(line.seat, line.action, by=line.by, why=line.why)


def _decisions(game: Game, seat: int) -> Iterator[int]:
    """Yield the lines right before each decision of a seat that no undo has taken back."""
    gone = undone(game)
    for line in game.lines:
        if line.seat == seat and line.by is None and line.action.word != "undo" and line.number not in gone:
            yield line.number - 1
