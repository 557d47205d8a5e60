"""The transcripts of an archive checked: each is the one the book means, replays, and ended as the book says."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, cast

from bot.tournament.book import transcript_hash
from bot.tournament.draws import deal_label, dealt_secret
from bot.tournament.evidence import BrokenGame, ClaimedGame, Finding, PlayedGame, Replayer, contradiction
from bot.tournament.tournament import CHOICES

_KEYS: Final = ("round", "table", "deal", "lines")

Place = tuple[int, int, int]
"""Round, table and deal of a game."""


@dataclass(frozen=True, slots=True)
class CheckedGames:
    """What is wrong with the games of an archive, and how many are proven."""

    findings: tuple[Finding, ...]
    proven: int


def check_games(
    written: Sequence[object],
    claims: Sequence[ClaimedGame],
    replayed: Replayer,
    *,
    is_whole: bool,
    lots_secret: str | None,
) -> CheckedGames:
    """Every game told of is there, and every one there is told of, as far as the book `is_whole`.

    `lots_secret` is what the book tells of it, in hexadecimal: all deals follow from it.
    """
    findings: list[Finding] = []
    stored: dict[Place, tuple[str, tuple[str, ...]]] = {}
    for number, value in enumerate(written):
        where = f"games[{number}]"
        place, lines = _read(value)
        if place is None or place in stored:
            findings.append(contradiction(where, "archive-shape"))
        else:
            stored[place] = (where, lines)
    proven = 0
    for claim in claims:
        where, lines = stored.pop((claim.round, claim.table, claim.deal), ("", ()))
        found = [contradiction(claim.where, "archive-missing")]
        if where:
            found = [*_of_game(where, lines, claim, replayed, lots_secret)]
        findings += found
        proven += not found
    if is_whole:
        findings += [contradiction(where, "archive-unasked") for where, _ in stored.values()]
    return CheckedGames(tuple(findings), proven)


def _read(value: object) -> tuple[Place | None, tuple[str, ...]]:
    """Which game this is, None where it is none, and its lines."""
    if not isinstance(value, dict) or tuple(cast("Mapping[str, Any]", value)) != _KEYS:
        return None, ()
    round_number, table, deal, lines = cast("Mapping[str, Any]", value).values()
    if not all(type(number) is int for number in (round_number, table, deal)) or not isinstance(lines, list):
        return None, ()
    texts = tuple(line for line in cast("list[object]", lines) if isinstance(line, str) and "\n" not in line)
    if len(texts) != len(cast("list[object]", lines)):
        return None, ()
    return (round_number, table, deal), texts


def _of_game(
    where: str, lines: Sequence[str], claim: ClaimedGame, replayed: Replayer, lots_secret: str | None
) -> Iterator[Finding]:
    """What is wrong with one game: its hash, the line at which it does not replay, how it was dealt, played, ended."""
    try:
        is_meant = transcript_hash(lines) == claim.transcript
    # JSON may hold half a surrogate pair, of which there is no hash: no transcript of ours has any
    except UnicodeEncodeError:
        is_meant = False
    if not is_meant:
        yield contradiction(where, "archive-transcript-hash")
    try:
        game = replayed(lines)
    except BrokenGame as broken:
        yield Finding(f"{where}.lines[{broken.line - 1}]", broken.reason)
        return
    if game.players != len(claim.players):
        yield contradiction(where, "archive-seats")
        return
    if game.first != claim.first:
        yield contradiction(where, "archive-first")
    if any(game.choices.get(name) != choice for name, choice in CHOICES.items()):
        yield contradiction(where, "archive-choices")
    if claim.deals_commitment is not None and not _is_dealt_as_announced(game, claim, lots_secret):
        yield contradiction(where, "archive-deal")
    yield from _of_ending(where, game, claim)


def _is_dealt_as_announced(game: PlayedGame, claim: ClaimedGame, lots_secret: str | None) -> bool:
    """Whether its cards follow from that part of the deals' secret which belongs to this game and to no other one."""
    label = deal_label(claim.round, claim.table, claim.deal)
    if game.deal is None or (game.deal.commitment, game.deal.label) != (claim.deals_commitment, label):
        return False
    return lots_secret is None or dealt_secret(bytes.fromhex(lots_secret), label).hex() == game.deal.secret


def _of_ending(where: str, game: PlayedGame, claim: ClaimedGame) -> Iterator[Finding]:
    if claim.winners is None:
        if game.winners:
            yield contradiction(where, "archive-winners")
    elif frozenset(claim.players[seat] for seat in game.winners or ()) != claim.winners:
        yield contradiction(where, "archive-winners")
    if sorted(game.interventions) != sorted(claim.interventions):
        yield contradiction(where, "archive-interventions")
