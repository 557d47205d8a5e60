"""The calamities of Advanced Civilization as a game that is played at tables: a log as a match. Pure."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Final, Self, cast

from bot.chance import SecretShuffler
from bot.games.calamities import lines
from bot.games.calamities.lines import CalamityRefusal, Hand
from bot.games.calamities.rules.answers import Answer
from bot.games.calamities.rules.atlas import Atlas
from bot.games.calamities.rules.decisions import Amount, Decision
from bot.games.calamities.rules.names import NationName
from bot.games.calamities.rules.position import Position
from bot.games.calamities.rules.resolution import Outcome
from bot.games.calamities.rules.rulings import rulings_from
from bot.games.calamities.stages import PREPARING, SHOWING, Stage, apply_line, seats_to_ask, without_seat
from bot.games.logged import LoggedMatch, fold_lines
from bot.match import ELIMINATE, BrokenLog, GameName, Line, TurnId
from bot.reasons import GameError

CALAMITIES_GAME: Final = GameName("calamities")
LEAST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 8
SEED_BYTES: Final = 16
MOST_CORRECTIONS: Final = 5
"""Corrections that a seat may propose in a turn."""
_FOR_OTHERS: Final = (
    lines.NATION, lines.POSITION, lines.CORRECT, lines.HAND, lines.DRAW, lines.ANSWER, lines.AGREE,
    lines.REFUSE, lines.NEXT, lines.END,
)  # fmt: skip
"""Words of lines that someone else may write for a seat, where the table allows it."""


@dataclass(frozen=True, slots=True)
class CalamityChoices:
    """The choices of people for a table.

    `rulings` are those that differ from the default, the edition included. `map_facts` is what their own map shows
    differently, a fact a line.
    """

    rulings: Mapping[str, str] = field(default_factory=dict[str, str])
    is_western: bool = True
    map_facts: tuple[str, ...] = ()

    def to_json(self) -> dict[str, Any]:
        """Return them as a table keeps them."""
        return {"rulings": dict(self.rulings), "west": self.is_western, "map": list(self.map_facts)}


def calamity_choices(stored: Mapping[str, Any]) -> CalamityChoices:
    """Return the choices that a table keeps, without what a newer version has added."""
    return CalamityChoices(stored.get("rulings", {}), stored.get("west", True), tuple(stored.get("map", ())))


@dataclass(frozen=True, slots=True)
class CalamityView:
    """All that a seat, or a spectator (None), may know. The Grain of others counts 0 in it."""

    viewer: int | None
    stage: Stage
    """The stage without the hands of others, and without what follows from them."""
    ready: tuple[int, ...]
    """The seats that have said what they hold."""
    waiting: tuple[int, ...]

    @property
    def unready(self) -> tuple[int, ...]:
        """The seats that have not said what they hold."""
        return tuple(seat for seat, is_in in enumerate(self.stage.alive) if is_in and seat not in self.ready)


class LegalActions(tuple[str, ...]):
    """Actions that stand for many: it contains every action that the match does not refuse, and lists examples."""

    match: "CalamityMatch"
    seat: int

    def __contains__(self, action: object) -> bool:
        try:
            self.match.play(self.seat, str(action))
        except GameError:
            return False
        return True


@dataclass(frozen=True)
class CalamityMatch(LoggedMatch):
    """One table of calamities, as a match."""

    atlas: Atlas = field(default=cast("Atlas", None), compare=False, repr=False)
    """The map as printed; `table_atlas` returns that of the table."""

    @cached_property
    def stage(self) -> Stage:
        """The stage after all lines that stand."""
        stage = self._first_stage()
        for line in self.standing:
            stage = self._stage_after(stage, line)
        return stage

    def _first_stage(self) -> Stage:
        players, choices = int(self.start["players"]), calamity_choices(self.start)
        position = Position(table_atlas(self.atlas, choices), (), rulings=rulings_from(choices.rulings))
        return Stage(PREPARING, 1, 0, (None,) * players, (True,) * players, position)

    def _stage_after(self, stage: Stage, line: Line) -> Stage:
        if line.action == ELIMINATE:
            return without_seat(stage, line.seat)
        below = SecretShuffler(bytes.fromhex(str(self.start["seed"])), f"turn {stage.turn}").randrange
        return apply_line(stage, line.seat, line.action, line.number, below, is_deputy=line.by is not None)

    @property
    def version(self) -> int:
        """The version of a decision: the same for everyone while a turn is prepared.

        Then players decide independently, and one player's decision does not make another's form stale; except that who
        agrees to a correction agrees to that one.
        """
        stage = self.stage
        return stage.since if stage.kind == PREPARING and stage.proposal is None else self.number

    @property
    def is_over(self) -> bool:
        """True once the table is closed, or everyone has left."""
        return not self.stage.waiting()

    def waiting(self) -> tuple[int, ...]:
        """Return who has to say what they hold, to answer, to agree, or to begin the next turn."""
        return self.stage.waiting()

    def turn_id(self, seat: int) -> TurnId:
        """Return the id of a turn: a preparation, or all that is asked of one seat in a row.

        A player who goes on answering is not called again.
        """
        stage = self.stage
        if stage.kind == PREPARING and stage.proposal is not None:
            return TurnId(2 * stage.proposal.number)
        if stage.kind == PREPARING:
            return TurnId(2 * stage.since + (not stage.unready()))
        return TurnId(2 * self.turn_start)

    @property
    def turn_start(self) -> int:
        """The line after which the seat asked now has been the only one to act."""
        waiting, since = self.waiting(), self.number
        if len(waiting) != 1:
            return since
        for line in reversed(self.standing):
            if line.seat != waiting[0] or line.by is not None or line.number <= self.stage.since:
                break
            since = line.number - 1
        return since

    def allowed(self, seat: int) -> tuple[str, ...]:
        """Return examples of what an awaited seat may do, standing for all of it."""
        examples = (random_action(self.view(seat), _least),) if seat in self.waiting() else ()
        actions = LegalActions(examples)
        actions.match, actions.seat = self, seat
        return actions

    def play(self, seat: int, action: str) -> Self:
        """Return the match after a seat's line. Raises `GameError`."""
        self._check_corrections(seat, action)
        return self._with_next_stage(self._add_line(seat, action))

    def intervene(self, seat: int, action: str, *, by: str, why: str) -> Self:
        """Return the match after an elimination, an undo, or an act for a seat. Raises `GameError`."""
        if action.partition(" ")[0] in _FOR_OTHERS and not self.is_over:
            self._check_corrections(seat, action)
            return self._with_next_stage(self._add_line(seat, action, by, why))
        return super().intervene(seat, action, by=by, why=why)

    def _check_corrections(self, seat: int, action: str) -> None:
        """Raises `CalamityRefusal` for one correction too many of a seat in a turn.

        While others answer one, the clock of the seat that proposed it stands, and afterwards it begins again: without
        a limit a seat could hold up the table for ever. Lines that were taken back count, too. `stage` has no such law,
        as older logs may have more.
        """
        if action.partition(" ")[0] != lines.CORRECT:
            return
        made = 0
        for line in reversed(self.log):
            if line.action == lines.NEXT:
                break
            made += line.seat == seat and line.action.startswith(lines.CORRECT)
        if made >= MOST_CORRECTIONS:
            raise lines.CalamityRefusal("calamity-corrections-enough", most=MOST_CORRECTIONS)

    def owners_entry(self, seat: int, positions: str) -> str:
        """Return the line with which the table's owner, at `seat`, enters positions of others before the draw.

        Positions of players who are ready for the draw are not replaced but proposed to them. Older logs have replaced
        them, so that this isn't for `intervene` to say. Raises `GameError`.
        """
        asks = self.stage.kind == PREPARING and seats_to_ask(self.stage, seat, positions)
        return f"{lines.CORRECT if asks else lines.POSITION} {positions}"

    def _with_next_stage(self, grown: Self) -> Self:
        """Return a match that has one line more, with its stage already computed."""
        vars(grown)["stage"] = self._stage_after(self.stage, grown.log[-1])
        return grown

    def own_undo(self, seat: int) -> int | None:
        """Return the line before the seat's own last one, as long as no one else has done or learned anything since.

        Before the draw that is any line of the turn. After it, it is an answer: what follows from one is told by the
        boards and the cards that lie open. A draw has shown hands, and the Grain that another's answer shows is theirs.
        Whether the next question after a division is about Grain tells who holds any (30.312).
        """
        before = super().own_undo(seat)
        if before is None or self.standing[-1].action.startswith(lines.ANSWER):
            return None if before is not None and " allocation" in self.standing[-1].action else before
        is_prepared = self.stage.kind == PREPARING and self.stage.proposal is None
        return before if is_prepared and before >= self.stage.since else None

    def undo_points(self, seat: int) -> tuple[int | None, int | None]:
        """Return the lines right before the last one, and before this turn's draw."""
        last = next((line.number - 1 for line in reversed(self.standing) if line.action != ELIMINATE), None)
        draw = next((line.number - 1 for line in reversed(self.standing) if line.action.startswith(lines.DRAW)), None)
        return last, last if draw is None else draw

    def has_shown_since(self, number: int) -> bool:
        """Return whether hands have been laid open after that line."""
        shown = (lines.DRAW, lines.ANSWER)
        return any(line.action.startswith(shown) for line in self.log[number:])

    def view(self, viewer: int | None) -> CalamityView:
        """Return what a seat may know: its own hand, and all that is public."""
        stage = self.stage
        return CalamityView(viewer, visible_stage(stage, viewer), tuple(sorted(stage.hands)), stage.waiting())


def visible_stage(stage: Stage, viewer: int | None) -> Stage:
    """Return the stage without what others hold: no Grain, no hands, and no limit that would tell them."""
    own = None if viewer is None else stage.seats[viewer]
    hands = {seat: hand for seat, hand in stage.hands.items() if seat == viewer}
    done = tuple(replace(each, before=_visible_position(each.before, own), outcome=_visible_outcome(each.outcome, own))
                 for each in stage.done)  # fmt: skip
    outcome = None if stage.outcome is None else _visible_outcome(stage.outcome, own)
    position = _visible_position(stage.position, own)
    return replace(stage, hands=hands, position=position, done=done, outcome=outcome)


def _visible_position(position: Position, own: NationName | None) -> Position:
    nations = tuple(each if each.name == own else replace(each, grain=0) for each in position.nations)
    return replace(position, nations=nations)


def _visible_outcome(outcome: Outcome, own: NationName | None) -> Outcome:
    decisions = tuple(_visible_decision(each, own) for each in outcome.decisions)
    pending = None if outcome.pending is None else _visible_decision(outcome.pending, own)
    return replace(outcome, position=_visible_position(outcome.position, own), decisions=decisions, pending=pending)


def _visible_decision(decision: Decision, own: NationName | None) -> Decision:
    is_secret = isinstance(decision, Amount) and decision.who != own
    return replace(decision, most=0) if is_secret else decision


def random_action(view: CalamityView, below: Any) -> str:
    """Return a legal action of an awaited seat by chance."""
    stage, seat = view.stage, view.viewer
    assert seat is not None
    if stage.proposal is not None:
        return lines.AGREE
    if stage.kind == PREPARING:
        if stage.seats[seat] is None:
            free = [nation for nation in stage.position.atlas.nations if nation not in stage.seats]
            return f"{lines.NATION} {free[below(len(free))]}"
        return lines.DRAW if seat in view.ready else str(Hand())
    if stage.kind == SHOWING or stage.pending is None:
        return lines.NEXT
    return answer_line(Answer(stage.pending.who, stage.pending.what, stage.pending.draw(below)))


def _least(_: int) -> int:
    return 0


def answer_line(answer: Answer) -> str:
    """Return the line of an answer."""
    return f"{lines.ANSWER} {answer}"


def policy(view: CalamityView, random: Any, /) -> str:
    """Return a legal action by chance; this is the computer player."""
    return random_action(view, random.randrange)


def table_atlas(atlas: Atlas, choices: CalamityChoices) -> Atlas:
    """Return the map of a table: with its western part or without, and with its people's facts.

    A fact is `coast AREA yes|no`, or `AREA land|water AREA yes|no`. Raises `BadPosition`, `CalamityRefusal`.
    """
    found = atlas if choices.is_western else atlas.without_west()
    for fact in choices.map_facts:
        words = fact.lower().split()
        if len(words) == 3 and words[0] == "coast" and words[2] in ("yes", "no"):
            found = found.with_coast(found.find_area(words[1]), is_coastal=words[2] == "yes")
        elif len(words) == 4 and words[1] in ("land", "water") and words[3] in ("yes", "no"):
            one, other = found.find_area(words[0]), found.find_area(words[2])
            found = found.with_boundary(one, other, kind=words[1], is_crossed=words[3] == "yes")
        else:
            raise CalamityRefusal("calamity-choice", found=fact[:80])
    return found


@dataclass(frozen=True, slots=True)
class Calamities:
    """The game on a map."""

    atlas: Atlas
    name: GameName = CALAMITIES_GAME
    rules: int = 1
    policy: Any = policy
    policies: Mapping[str, Any] = field(default_factory=dict[str, Any])
    slow_levels: Collection[str] = ()
    allows_several_seats: bool = True
    is_optional: bool = True
    reviewer: None = None

    def check(self, players: int, choices: Mapping[str, Any]) -> None:
        """Raise `CalamityRefusal` or `BadPosition` where such a table cannot be."""
        if not LEAST_PLAYERS <= players <= MOST_PLAYERS:
            raise CalamityRefusal("calamity-players", least=LEAST_PLAYERS, most=MOST_PLAYERS)
        chosen = calamity_choices(choices)
        rulings_from(chosen.rulings)
        table_atlas(self.atlas, chosen)

    def start(
        self, players: int, choices: Mapping[str, Any], random: Any, *, first: int | None = None
    ) -> CalamityMatch:
        """Return a new table; the seed of all its draws is drawn here."""
        self.check(players, choices)
        # `randrange` alone: with a secret behind it a source of chance has nothing else (`Game.start`)
        seed = bytes(random.randrange(256) for _ in range(SEED_BYTES)).hex()
        stored = calamity_choices(choices).to_json()
        header = {"game": str(CALAMITIES_GAME), "players": players, "first": first or 0, "seed": seed, **stored}
        return CalamityMatch(header, atlas=self.atlas)

    def fold(self, rules: int, header: dict[str, Any], lines: Iterable[Line]) -> CalamityMatch:
        """Return the match that these lines lead to. Raises `BrokenLog`."""
        match = CalamityMatch(header, atlas=self.atlas)
        try:
            _ = match.stage
        # a header is JSON from a disk or a file: one that lacks anything is refused
        except (GameError, KeyError, ValueError, TypeError) as error:
            raise BrokenLog(0) from error
        return cast("CalamityMatch", fold_lines(match, lines))


def calamity_match(match: object) -> CalamityMatch:
    """Return a match of this game that has begun. Raises `CalamityRefusal` where it is another game's."""
    if isinstance(match, CalamityMatch):
        return match
    raise CalamityRefusal("calamity-other-game")
