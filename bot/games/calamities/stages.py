"""Where a table of calamities stands, and where each of its lines leads. Pure.

A turn is prepared (nations, positions, hands), drawn for, resolved one calamity after the other with the check of city
support at its end, and shown; then another one begins, or the table closes.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from bot.games.calamities import lines
from bot.games.calamities.lines import CalamityRefusal, Hand
from bot.games.calamities.rules import names
from bot.games.calamities.rules.answers import Answer, parse_answer
from bot.games.calamities.rules.decisions import Decision
from bot.games.calamities.rules.names import NationName
from bot.games.calamities.rules.position import Nation, Position
from bot.games.calamities.rules.position_text import Entry, placed_entries, read_sheet, tokens_for
from bot.games.calamities.rules.resolution import Outcome, resolve_calamity
from bot.games.calamities.rules.turn import Drawn, check_drawn, draw_two

PREPARING: Final = "preparing"
RESOLVING: Final = "resolving"
SHOWING: Final = "showing"
OVER: Final = "over"
Below = Callable[[int], int]
"""A number from 0 to below the one given: where the chance of a draw comes from."""


@dataclass(frozen=True, slots=True)
class Resolved:
    """One calamity of this turn that is over: on what position it came, and what it did."""

    drawn: Drawn
    before: Position
    outcome: Outcome


@dataclass(frozen=True, slots=True)
class Proposal:
    """A correction that waits for everybody's yes: the line of a nation, and the seats that have agreed."""

    seat: int
    text: str
    agreed: frozenset[int]


def _no_hands() -> dict[int, Hand]:
    return {}


@dataclass(frozen=True, slots=True)
class Stage:
    """How a table stands. `since` is the line with which the present stage began."""

    kind: str
    turn: int
    since: int
    seats: tuple[NationName | None, ...]
    """By seat, its nation."""
    alive: tuple[bool, ...]
    position: Position
    """Before the calamity that is being resolved."""
    hands: Mapping[int, Hand] = field(default_factory=_no_hands)
    queue: tuple[Drawn, ...] = ()
    """What is still to be resolved, the present one first."""
    returned: tuple[Drawn, ...] = ()
    done: tuple[Resolved, ...] = ()
    answers: tuple[Answer, ...] = ()
    outcome: Outcome | None = None
    """Of the present calamity, which waits for an answer."""
    proposal: Proposal | None = None

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.seats)

    @property
    def dealer(self) -> int:
        """The first seat still at the table: it draws, and answers for nations that nobody plays any more."""
        return next((seat for seat in range(self.players) if self.alive[seat]), 0)

    @property
    def pending(self) -> Decision | None:
        """What is asked now."""
        return self.outcome.pending if self.outcome is not None else None

    @property
    def nations(self) -> tuple[NationName, ...]:
        """Those at this table, in the order of their seats."""
        return tuple(nation for nation in self.seats if nation is not None)

    def seat_for(self, who: NationName) -> int:
        """Who answers for a nation, or for the table."""
        seat = self.seats.index(who) if who in self.seats else self.dealer
        return seat if self.alive[seat] else self.dealer

    def unready(self) -> tuple[int, ...]:
        """The seats that have not shown what they hold."""
        return tuple(seat for seat in range(self.players) if self.alive[seat] and seat not in self.hands)

    def waiting(self) -> tuple[int, ...]:
        """The seats somebody waits for now."""
        if self.kind == OVER or not any(self.alive):
            return ()
        if self.proposal is not None:
            agreed = self.proposal.agreed
            return tuple(seat for seat in range(self.players) if self.alive[seat] and seat not in agreed)
        if self.kind == PREPARING:
            return self.unready() or (self.dealer,)
        pending = self.pending
        return (self.dealer,) if pending is None else (self.seat_for(pending.who),)


def apply_line(stage: Stage, seat: int, text: str, number: int, below: Below, *, is_deputy: bool = False) -> Stage:
    """The stage after a seat's line. Raises `GameError`, and then nothing has changed.

    `is_deputy` where somebody else has written it whom the table lets: he may enter everybody's positions, and say at a
    draw who holds what.
    """
    word, rest = lines.split_line(text)
    if stage.kind == OVER or not stage.alive[seat]:
        raise CalamityRefusal("calamity-not-now")
    if (stage.proposal is not None) is not (word in (lines.AGREE, lines.REFUSE)):
        raise CalamityRefusal("calamity-not-now")
    match word:
        case lines.NATION:
            return _claimed(stage, seat, rest)
        case lines.POSITION:
            return _placed(stage, seat, rest, is_deputy=is_deputy)
        case lines.HAND:
            return _handed(stage, seat, rest)
        case lines.DRAW:
            if rest and not is_deputy:
                raise CalamityRefusal("calamity-owner-draws")
            return _drawn(stage, rest, number, below)
        case lines.ANSWER:
            return _answered(stage, seat, rest, number)
        case lines.CORRECT:
            return _proposed(stage, seat, rest)
        case lines.AGREE | lines.REFUSE:
            return _voted(stage, seat, agrees=word == lines.AGREE)
        case _:
            return _turned(stage, word, number)


def without_seat(stage: Stage, seat: int) -> Stage:
    """The stage after a seat has left: its nation plays no more from the next calamity on."""
    alive = tuple(each and place != seat for place, each in enumerate(stage.alive))
    left = replace(stage, alive=alive, hands={each: hand for each, hand in stage.hands.items() if each != seat})
    if left.proposal is not None and not left.waiting():
        return _corrected(left, left.proposal)
    return left


def _check_stage(stage: Stage, kind: str) -> None:
    if stage.kind != kind:
        raise CalamityRefusal("calamity-not-now")


def _own(stage: Stage, seat: int) -> NationName:
    nation = stage.seats[seat]
    if nation is None:
        raise CalamityRefusal("calamity-nation-first")
    return nation


def _claimed(stage: Stage, seat: int, name: str) -> Stage:
    _check_stage(stage, PREPARING)
    nation = lines.known_nation(name, stage.position.atlas.nations)
    if (own := stage.seats[seat]) is not None and stage.turn > 1:
        raise CalamityRefusal("calamity-nation-yours", nation=own)
    if nation in stage.seats and stage.seats[seat] != nation:
        raise CalamityRefusal("calamity-nation-taken", nation=nation)
    seats = tuple(nation if place == seat else each for place, each in enumerate(stage.seats))
    here = {each.name: each for each in stage.position.nations}
    limit = tokens_for(stage.players)
    order = [each for each in stage.position.atlas.nations if each in seats]
    nations = tuple(here.get(each) or Nation(each, stock_tokens=limit) for each in order)
    hands = {each: hand for each, hand in stage.hands.items() if each != seat}
    return replace(stage, seats=seats, position=replace(stage.position, nations=nations), hands=hands)


def _entries(stage: Stage, text: str) -> tuple[Entry, ...]:
    return read_sheet(text, stage.position.atlas, tokens=tokens_for(stage.players))


def _check_own(stage: Stage, seat: int, entry: Entry) -> None:
    """Barbarians and pirates are everybody's; a nation is its player's alone."""
    if entry.name in (names.BARBARIANS, names.PIRATES):
        return
    if entry.name not in stage.seats:
        raise CalamityRefusal("calamity-no-player", nation=entry.name)
    if stage.seats[seat] != entry.name:
        raise CalamityRefusal("calamity-not-your-nation", nation=entry.name)


def _placed(stage: Stage, seat: int, text: str, *, is_deputy: bool) -> Stage:
    if stage.kind == RESOLVING:
        raise CalamityRefusal("calamity-corrections-agreed")
    _check_stage(stage, PREPARING)
    entries = _entries(stage, text)
    for entry in entries if not is_deputy else ():
        _check_own(stage, seat, entry)
    return replace(stage, position=placed_entries(stage.position, entries, tokens=tokens_for(stage.players)))


def _handed(stage: Stage, seat: int, text: str) -> Stage:
    _check_stage(stage, PREPARING)
    own = _own(stage, seat)
    return replace(stage, hands={**stage.hands, seat: lines.read_hand(text, own, stage.position.atlas.nations)})


def _drawn(stage: Stage, text: str, number: int, below: Below) -> Stage:
    _check_stage(stage, PREPARING)
    if any(nation is None and alive for nation, alive in zip(stage.seats, stage.alive, strict=True)):
        raise CalamityRefusal("calamity-nation-first")
    if not text and (unready := stage.unready()):
        raise CalamityRefusal("calamity-hands-missing", nations=", ".join(str(stage.seats[seat]) for seat in unready))
    # by seat: in which order the hands were said must not decide in which they are resolved
    in_hands = [drawn for seat in sorted(stage.hands) for drawn in stage.hands[seat].held]
    held = list(lines.read_draw(text, stage.position.atlas.nations)) if text else in_hands
    lines.check_once(held)
    position = _with_hands(stage)
    for drawn in held:
        if drawn.primary not in stage.nations:
            raise CalamityRefusal("calamity-no-player", nation=drawn.primary)
        if drawn.traded_by is not None and drawn.traded_by not in stage.nations:
            raise CalamityRefusal("calamity-no-player", nation=drawn.traded_by)
        check_drawn(position, drawn)
    turn = draw_two(held, below)
    support = [Drawn(names.SUPPORT, nation.name) for nation in position.playing]
    queue = (*turn.resolved, *support)
    begun = replace(
        stage, kind=RESOLVING, since=number, position=position, queue=queue, returned=turn.returned, done=()
    )
    return _resolved_on(begun, number)


def _with_hands(stage: Stage) -> Position:
    """The position with the Grain that everybody holds, and who still plays."""
    grain = {stage.seats[seat]: hand.grain for seat, hand in stage.hands.items()}
    playing = {nation for seat, nation in enumerate(stage.seats) if stage.alive[seat]}
    nations = tuple(
        replace(nation, grain=grain.get(nation.name, 0), is_playing=nation.name in playing)
        for nation in stage.position.nations
    )
    return replace(stage.position, nations=nations)


def _resolved_on(stage: Stage, number: int) -> Stage:
    """As far as nobody has to be asked."""
    while stage.queue:
        drawn, position = stage.queue[0], stage.position
        if not stage.answers:
            position = _still_playing(stage)
            if not position.nation(drawn.primary).is_playing:
                stage = replace(stage, queue=stage.queue[1:], position=position)
                continue
        outcome = resolve_calamity(position, drawn, stage.answers)
        if outcome.pending is not None:
            return replace(stage, position=position, outcome=outcome)
        done = (*stage.done, Resolved(drawn, position, outcome))
        stage = replace(
            stage, queue=stage.queue[1:], position=outcome.position, done=done, answers=(), outcome=None
        )  # fmt: skip
    grainless = tuple(replace(nation, grain=0) for nation in stage.position.nations)
    position = replace(stage.position, nations=grainless)
    return replace(stage, kind=SHOWING, since=number, position=position, hands={})


def _still_playing(stage: Stage) -> Position:
    playing = {nation for seat, nation in enumerate(stage.seats) if stage.alive[seat]}
    nations = tuple(replace(nation, is_playing=nation.name in playing) for nation in stage.position.nations)
    return replace(stage.position, nations=nations)


def _answered(stage: Stage, seat: int, text: str, number: int) -> Stage:
    _check_stage(stage, RESOLVING)
    pending, answer = stage.pending, parse_answer(text)
    assert pending is not None
    if seat != stage.seat_for(pending.who):
        raise CalamityRefusal("calamity-not-your-answer", nation=pending.who)
    answered = replace(stage, answers=(*stage.answers, answer))
    return _resolved_on(answered, number)


def _proposed(stage: Stage, seat: int, text: str) -> Stage:
    _check_stage(stage, RESOLVING)
    placed_entries(_still_playing(stage), _entries(stage, text), tokens=tokens_for(stage.players))
    proposal = Proposal(seat, text, frozenset({seat}))
    proposed = replace(stage, proposal=proposal)
    return proposed if proposed.waiting() else _corrected(proposed, proposal)


def _voted(stage: Stage, seat: int, *, agrees: bool) -> Stage:
    proposal = stage.proposal
    assert proposal is not None
    if seat in proposal.agreed and agrees:
        raise CalamityRefusal("calamity-not-now")
    if not agrees:
        return replace(stage, proposal=None)
    agreed = replace(proposal, agreed=proposal.agreed | {seat})
    voted = replace(stage, proposal=agreed)
    return voted if voted.waiting() else _corrected(voted, agreed)


def _corrected(stage: Stage, proposal: Proposal) -> Stage:
    """The calamity that is being resolved begins again, on the position as it has been corrected."""
    entries = _entries(stage, proposal.text)
    position = placed_entries(stage.position, entries, tokens=tokens_for(stage.players))
    return _resolved_on(replace(stage, position=position, answers=(), outcome=None, proposal=None), stage.since)


def _turned(stage: Stage, word: str, number: int) -> Stage:
    if word == lines.END and stage.kind in (PREPARING, SHOWING):
        return replace(stage, kind=OVER, since=number)
    _check_stage(stage, SHOWING)
    return replace(stage, kind=PREPARING, turn=stage.turn + 1, since=number, returned=(), done=())
