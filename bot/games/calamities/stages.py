"""The stages of a table of calamities, and what each line of its log does to them. Pure.

A turn is prepared (nations, positions, hands), drawn for, resolved one calamity after the other with the check of city
support at its end, and shown; then the next one begins, or the table closes.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from bot.games.calamities import lines
from bot.games.calamities.lines import CalamityRefusal, Hand
from bot.games.calamities.rules import names
from bot.games.calamities.rules.answers import Answer, parse_answer
from bot.games.calamities.rules.decisions import Decision, RandomBelow
from bot.games.calamities.rules.names import NationName
from bot.games.calamities.rules.position import Nation, Position
from bot.games.calamities.rules.position_text import Entry, place_entries, read_sheet, tokens_for
from bot.games.calamities.rules.resolution import Outcome, resolve_calamity
from bot.games.calamities.rules.turn import DrawnCalamity, check_drawn, draw_two

PREPARING: Final = "preparing"
RESOLVING: Final = "resolving"
SHOWING: Final = "showing"
OVER: Final = "over"


@dataclass(frozen=True, slots=True)
class ResolvedCalamity:
    """A calamity of this turn that is over: the position before it, and its outcome."""

    drawn: DrawnCalamity
    before: Position
    outcome: Outcome


@dataclass(frozen=True, slots=True)
class Proposal:
    """A correction that waits for agreement: positions as text, and the seats that aren't asked or have agreed."""

    seat: int
    text: str
    agreed: frozenset[int]
    number: int
    """The line that proposes it."""


def _no_hands() -> dict[int, Hand]:
    return {}


@dataclass(frozen=True, slots=True)
class Stage:
    """The state of a table. `since` is the number of the line with which the present stage began."""

    kind: str
    turn: int
    since: int
    seats: tuple[NationName | None, ...]
    """The nation of each seat."""
    alive: tuple[bool, ...]
    position: Position
    """Before the calamity that is being resolved."""
    hands: Mapping[int, Hand] = field(default_factory=_no_hands)
    queue: tuple[DrawnCalamity, ...] = ()
    """Calamities still to be resolved, the present one first."""
    returned: tuple[DrawnCalamity, ...] = ()
    done: tuple[ResolvedCalamity, ...] = ()
    answers: tuple[Answer, ...] = ()
    outcome: Outcome | None = None
    """Outcome so far of the present calamity, which waits for an answer."""
    proposal: Proposal | None = None

    @property
    def players(self) -> int:
        """The number of seats."""
        return len(self.seats)

    @property
    def dealer(self) -> int:
        """The first seat still at the table, which draws, and answers for nations that no one plays any more."""
        return next((seat for seat in range(self.players) if self.alive[seat]), 0)

    @property
    def pending(self) -> Decision | None:
        """The decision that is asked now."""
        return self.outcome.pending if self.outcome is not None else None

    @property
    def nations(self) -> tuple[NationName, ...]:
        """Nations at this table, in the order of their seats."""
        return tuple(nation for nation in self.seats if nation is not None)

    def seat_for(self, who: NationName) -> int:
        """Return the seat that answers for a nation, or for the table."""
        seat = self.seats.index(who) if who in self.seats else self.dealer
        return seat if self.alive[seat] else self.dealer

    def unready(self) -> tuple[int, ...]:
        """Return the seats that have not said what they hold."""
        return tuple(seat for seat in range(self.players) if self.alive[seat] and seat not in self.hands)

    def waiting(self) -> tuple[int, ...]:
        """Return the seats that are waited for."""
        if self.kind == OVER or not any(self.alive):
            return ()
        if self.proposal is not None:
            agreed = self.proposal.agreed
            return tuple(seat for seat in range(self.players) if self.alive[seat] and seat not in agreed)
        if self.kind == PREPARING:
            return self.unready() or (self.dealer,)
        pending = self.pending
        return (self.dealer,) if pending is None else (self.seat_for(pending.who),)


def apply_line(
    stage: Stage, seat: int, text: str, number: int, below: RandomBelow, *, is_deputy: bool = False
) -> Stage:
    """Return the stage after a seat's line, whose number is `number`. Raises `GameError`, and then nothing has changed.

    `is_deputy` is true where someone else wrote it with the table's permission: they may enter everyone's positions,
    and say at a draw who holds what.
    """
    word, rest = lines.split_line(text)
    if stage.kind == OVER or not stage.alive[seat]:
        raise CalamityRefusal("calamity-not-now")
    if (stage.proposal is not None) is not (word in (lines.AGREE, lines.REFUSE)):
        raise CalamityRefusal("calamity-not-now")
    match word:
        case lines.NATION:
            return _claim_nation(stage, seat, rest)
        case lines.POSITION:
            return _place_positions(stage, seat, rest, is_deputy=is_deputy)
        case lines.HAND:
            return _keep_hand(stage, seat, rest)
        case lines.DRAW:
            if rest and not is_deputy:
                raise CalamityRefusal("calamity-owner-draws")
            return _draw_calamities(stage, rest, number, below)
        case lines.ANSWER:
            return _answer(stage, seat, rest, number)
        case lines.CORRECT:
            return _propose_correction(stage, seat, rest, number, is_deputy=is_deputy)
        case lines.AGREE | lines.REFUSE:
            return _vote_on_correction(stage, seat, agrees=word == lines.AGREE)
        case _:
            return _next_stage(stage, word, number)


def without_seat(stage: Stage, seat: int) -> Stage:
    """Return the stage after a seat has left: its nation no longer plays from the next calamity on."""
    alive = tuple(each and place != seat for place, each in enumerate(stage.alive))
    left = replace(stage, alive=alive, hands={each: hand for each, hand in stage.hands.items() if each != seat})
    if left.proposal is not None and not left.waiting():
        return _correct(left, left.proposal)
    return left


def _check_stage(stage: Stage, kind: str) -> None:
    if stage.kind != kind:
        raise CalamityRefusal("calamity-not-now")


def _nation_at(stage: Stage, seat: int) -> NationName:
    nation = stage.seats[seat]
    if nation is None:
        raise CalamityRefusal("calamity-nation-first")
    return nation


def _claim_nation(stage: Stage, seat: int, name: str) -> Stage:
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
    """Raise `CalamityRefusal` where the seat may not enter that: Barbarians and pirates are everyone's to enter."""
    if entry.name in (names.BARBARIANS, names.PIRATES):
        return
    if entry.name not in stage.seats:
        raise CalamityRefusal("calamity-no-player", nation=entry.name)
    if stage.seats[seat] != entry.name:
        raise CalamityRefusal("calamity-not-your-nation", nation=entry.name)


def _place_positions(stage: Stage, seat: int, text: str, *, is_deputy: bool) -> Stage:
    if stage.kind == RESOLVING:
        raise CalamityRefusal("calamity-corrections-agreed")
    _check_stage(stage, PREPARING)
    entries = _entries(stage, text)
    for entry in entries if not is_deputy else ():
        _check_own(stage, seat, entry)
    return replace(stage, position=place_entries(stage.position, entries, tokens=tokens_for(stage.players)))


def _keep_hand(stage: Stage, seat: int, text: str) -> Stage:
    _check_stage(stage, PREPARING)
    own = _nation_at(stage, seat)
    return replace(stage, hands={**stage.hands, seat: lines.read_hand(text, own, stage.position.atlas.nations)})


def _draw_calamities(stage: Stage, text: str, number: int, below: RandomBelow) -> Stage:
    _check_stage(stage, PREPARING)
    if any(nation is None and alive for nation, alive in zip(stage.seats, stage.alive, strict=True)):
        raise CalamityRefusal("calamity-nation-first")
    if not text and (unready := stage.unready()):
        raise CalamityRefusal("calamity-hands-missing", nations=", ".join(str(stage.seats[seat]) for seat in unready))
    # by seat: in which order the hands were said must not decide in which they are resolved
    in_hands = [drawn for seat in sorted(stage.hands) for drawn in stage.hands[seat].held]
    held = list(lines.read_draw(text, stage.position.atlas.nations)) if text else in_hands
    lines.check_held_once(held)
    position = _position_with_hands(stage)
    for drawn in held:
        if drawn.primary not in stage.nations:
            raise CalamityRefusal("calamity-no-player", nation=drawn.primary)
        if drawn.traded_by is not None and drawn.traded_by not in stage.nations:
            raise CalamityRefusal("calamity-no-player", nation=drawn.traded_by)
        check_drawn(position, drawn)
    turn = draw_two(held, below)
    support = [DrawnCalamity(names.SUPPORT, nation.name) for nation in position.playing]
    queue = (*turn.resolved, *support)
    begun = replace(
        stage, kind=RESOLVING, since=number, position=position, queue=queue, returned=turn.returned, done=()
    )
    return _resolve_until_asked(begun, number)


def _position_with_hands(stage: Stage) -> Position:
    """Return the position with everyone's Grain, and with who still plays."""
    grain = {stage.seats[seat]: hand.grain for seat, hand in stage.hands.items()}
    playing = {nation for seat, nation in enumerate(stage.seats) if stage.alive[seat]}
    nations = tuple(
        replace(nation, grain=grain.get(nation.name, 0), is_playing=nation.name in playing)
        for nation in stage.position.nations
    )
    return replace(stage.position, nations=nations)


def _resolve_until_asked(stage: Stage, number: int) -> Stage:
    """Return the stage as far as it goes before someone has to be asked."""
    while stage.queue:
        drawn, position = stage.queue[0], stage.position
        if not stage.answers:
            position = _position_of_players(stage)
            if not position.nation(drawn.primary).is_playing:
                stage = replace(stage, queue=stage.queue[1:], position=position)
                continue
        outcome = resolve_calamity(position, drawn, stage.answers)
        if outcome.pending is not None:
            return replace(stage, position=position, outcome=outcome)
        done = (*stage.done, ResolvedCalamity(drawn, position, outcome))
        stage = replace(
            stage, queue=stage.queue[1:], position=outcome.position, done=done, answers=(), outcome=None
        )  # fmt: skip
    grainless = tuple(replace(nation, grain=0) for nation in stage.position.nations)
    position = replace(stage.position, nations=grainless)
    return replace(stage, kind=SHOWING, since=number, position=position, hands={})


def _position_of_players(stage: Stage) -> Position:
    playing = {nation for seat, nation in enumerate(stage.seats) if stage.alive[seat]}
    nations = tuple(replace(nation, is_playing=nation.name in playing) for nation in stage.position.nations)
    return replace(stage.position, nations=nations)


def _answer(stage: Stage, seat: int, text: str, number: int) -> Stage:
    _check_stage(stage, RESOLVING)
    pending, answer = stage.pending, parse_answer(text)
    assert pending is not None
    if seat != stage.seat_for(pending.who):
        raise CalamityRefusal("calamity-not-your-answer", nation=pending.who)
    answered = replace(stage, answers=(*stage.answers, answer))
    return _resolve_until_asked(answered, number)


def seats_to_ask(stage: Stage, seat: int, text: str) -> frozenset[int]:
    """Return the seats to ask before someone else's `text` changes positions while a turn is prepared.

    Those who have said that they are ready for the draw rely on the position they saw: it isn't changed behind their
    back. A nation that nobody has entered a position for is entered without asking. Raises `GameError`.
    """
    after = place_entries(stage.position, _entries(stage, text), tokens=tokens_for(stage.players))
    changed = {
        nation.name
        for nation in stage.position.nations
        if nation.areas and after.nation(nation.name) != nation
    }  # fmt: skip
    return frozenset(
        each
        for each, nation in enumerate(stage.seats)
        if stage.alive[each] and each != seat and each in stage.hands and nation in changed
    )


def _propose_correction(stage: Stage, seat: int, text: str, number: int, *, is_deputy: bool) -> Stage:
    if stage.kind == PREPARING and is_deputy:
        agreed = frozenset(range(stage.players)) - seats_to_ask(stage, seat, text)
    else:
        _check_stage(stage, RESOLVING)
        place_entries(_position_of_players(stage), _entries(stage, text), tokens=tokens_for(stage.players))
        agreed = frozenset({seat})
    proposal = Proposal(seat, text, agreed, number)
    proposed = replace(stage, proposal=proposal)
    return proposed if proposed.waiting() else _correct(proposed, proposal)


def _vote_on_correction(stage: Stage, seat: int, *, agrees: bool) -> Stage:
    proposal = stage.proposal
    assert proposal is not None
    if seat in proposal.agreed and agrees:
        raise CalamityRefusal("calamity-not-now")
    if not agrees:
        return replace(stage, proposal=None)
    agreed = replace(proposal, agreed=proposal.agreed | {seat})
    voted = replace(stage, proposal=agreed)
    return voted if voted.waiting() else _correct(voted, agreed)


def _correct(stage: Stage, proposal: Proposal) -> Stage:
    """Correct the position. A calamity that is being resolved begins again on it."""
    entries = _entries(stage, proposal.text)
    position = place_entries(stage.position, entries, tokens=tokens_for(stage.players))
    if stage.kind == PREPARING:
        return replace(stage, position=position, proposal=None)
    return _resolve_until_asked(replace(stage, position=position, answers=(), outcome=None, proposal=None), stage.since)


def _next_stage(stage: Stage, word: str, number: int) -> Stage:
    if word == lines.END and stage.kind in (PREPARING, SHOWING):
        return replace(stage, kind=OVER, since=number)
    _check_stage(stage, SHOWING)
    return replace(stage, kind=PREPARING, turn=stage.turn + 1, since=number, returned=(), done=())
