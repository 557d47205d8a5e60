"""A tournament's announcement: one message for everyone, kept up to date until the tournament is over."""

from collections.abc import Iterator
from typing import Final

from bot.discord.sheet import Key, Sheet, Style
from bot.discord.symbols import ACCENT, discord_time
from bot.i18n.catalogue import Speaker
from bot.i18n.names import safe_text
from bot.pages.tournament import addresses
from bot.pages.tournament.shown_tournament import ShownTournament
from bot.tournament.actions import Cancel
from bot.tournament.draws import FRIENDLY, OFFICIAL, lineup_size
from bot.tournament.tournament import Stage, Tournament

MOST_DROPPED: Final = 12
"""Names told of those who were not there; all are in the book."""


def announcement_sheet(shown: ShownTournament, speaker: Speaker) -> Sheet:
    """Return the announcement at any stage."""
    sheet = Sheet(ACCENT)
    sheet.text(f"{heading(shown, speaker)}\n{plan_text(shown, speaker)}")
    sheet.text(stage_text(shown, speaker))
    sheet.text(_committed(shown, speaker))
    return sheet.keys(_entry_keys(shown, speaker)).keys(_look_keys(shown, speaker))


def heading(shown: ShownTournament, speaker: Speaker) -> str:
    """Return the tournament's name, and whether it is official: the top of every page."""
    kind = "official" if shown.tournament.official else "friendly"
    title = safe_text(shown.tournament.plan.title)
    return f"### {speaker.say(f'tournament-title-{kind}', title=title)}\n{speaker.say(f'tournament-kind-{kind}')}"


def plan_text(shown: ShownTournament, speaker: Speaker) -> str:
    """Return when, where and at what pace it is played, who organises it and who referees."""
    now = shown.tournament
    plan, say = now.plan, speaker.say
    lines = [
        say("tournament-when", at=discord_time(plan.starts, "F"), left=discord_time(plan.starts)),
        say("tournament-where", place=safe_text(plan.place), clock=safe_text(plan.clock)),
        say("tournament-who", organiser=shown.person(plan.organiser), referee=shown.person(now.referee)),
    ]
    return "\n".join(lines)


def stage_text(shown: ShownTournament, speaker: Speaker) -> str:
    """Return how far it is, and what comes next."""
    return "\n".join(line for line in _stage_lines(shown, speaker) if line)


def _stage_lines(shown: ShownTournament, speaker: Speaker) -> Iterator[str]:
    now, say = shown.tournament, speaker.say
    match now.stage:
        case Stage.REGISTRATION:
            yield _registered(now, speaker)
            yield _lineup_text(now, len(now.entrants), speaker)
        case Stage.CHECK_IN:
            yield _registered(now, speaker)
            until = "" if now.check_in_until is None else discord_time(now.check_in_until)
            yield say("tournament-check-in", until=until, there=len(now.present()), count=len(now.entrants))
            yield _lineup_text(now, len(now.present()), speaker)
        case Stage.READY:
            yield say("tournament-ready", count=len(now.lineup()))
            yield waiting_text(shown, speaker)
            yield dropped_text(shown, speaker)
        case Stage.PLAYING:
            yield _round_text(shown, speaker)
        case Stage.OVER:
            yield champion_text(shown, speaker)
        case Stage.CANCELLED:
            yield say("tournament-cancelled", why=cancelled_why(shown) or "…")


def _registered(now: Tournament, speaker: Speaker) -> str:
    waiting = len(now.waiting())
    return speaker.say(
        "tournament-registered", count=len(now.entrants) - waiting, places=now.plan.places, waiting=waiting
    )


def _lineup_text(now: Tournament, present: int, speaker: Speaker) -> str:
    """How many of how many would play; the last ones wait where the number does not fit (§10.1)."""
    size = lineup_size(official=now.official, places=now.plan.places, present=present)
    if size:
        return f"-# {speaker.say('tournament-would-play', count=size)}"
    need = (OFFICIAL if now.official else FRIENDLY)[0]
    return f"-# {speaker.say('tournament-needs', count=need)}"


def waiting_text(shown: ShownTournament, speaker: Speaker) -> str:
    """Return who waits for a place, once it is known who plays."""
    waiting = shown.tournament.waiting()
    if not waiting:
        return ""
    names = [shown.person(who) for who in waiting[:MOST_DROPPED]]
    return speaker.say("tournament-substitutes", count=len(waiting), who=_some(names, len(waiting), speaker))


def dropped_text(shown: ShownTournament, speaker: Speaker) -> str:
    """Return who was not there when the check-in closed."""
    dropped = shown.tournament.dropped
    if not dropped:
        return ""
    names = [shown.person(who) for who in dropped[:MOST_DROPPED]]
    return speaker.say("tournament-dropped", count=len(dropped), who=_some(names, len(dropped), speaker))


def _some(names: list[str], count: int, speaker: Speaker) -> str:
    if count > len(names):
        names = [*names, speaker.say("tournament-others", count=count - len(names))]
    return speaker.list(names)


def _round_text(shown: ShownTournament, speaker: Speaker) -> str:
    played = shown.tournament.round()
    assert played is not None
    if played.is_final:
        table = played.tables[0]
        return speaker.say("tournament-final-on", who=shown.listed(table.players, speaker))
    over = sum(table.is_over for table in played.tables)
    return speaker.say("tournament-round-on", number=played.number, over=over, count=len(played.tables))


def champion_text(shown: ShownTournament, speaker: Speaker) -> str:
    """Return who has won; empty before the final is over."""
    champion = shown.tournament.champion()
    return "" if champion is None else speaker.say("tournament-champion", who=shown.player(champion))


def cancelled_why(shown: ShownTournament) -> str:
    """Return the reason given for calling it off; empty where the book isn't at hand."""
    whys = (entry.act.operation.why for entry in reversed(shown.book) if isinstance(entry.act.operation, Cancel))
    return safe_text(next(whys, ""))


def _committed(shown: ShownTournament, speaker: Speaker) -> str:
    """One hash for everything fixed in advance (§10.2): that of the book's first entry, which has every commitment.

    A button shows them; anyone who has seen this line can tell whether they were changed. It stays when all is over,
    since only then every secret is out to be compared.
    """
    if shown.tournament.stage is Stage.CANCELLED or not shown.book:
        return ""
    return f"-# {speaker.say('tournament-committed', hash=shown.book[0].hash)}"


def _entry_keys(shown: ShownTournament, speaker: Speaker) -> list[Key]:
    """The buttons to enter, to check in and to leave, as long as each is possible."""
    now, say = shown.tournament, speaker.say
    register = Key(addresses.REGISTER.to(shown.id), say("key-tournament-register"), Style.success)
    withdraw = Key(addresses.WITHDRAW.to(shown.id), say("key-tournament-withdraw"))
    match now.stage:
        case Stage.REGISTRATION | Stage.READY:
            return [register, withdraw]
        case Stage.CHECK_IN:
            check_in = Key(addresses.CHECK_IN.to(shown.id), say("key-tournament-check-in"), Style.success)
            return [check_in, Key(register.address, register.label, Style.secondary), withdraw]
        case _:
            return []


def _look_keys(shown: ShownTournament, speaker: Speaker) -> list[Key]:
    """What everyone may look at, and the way to the referee's console."""
    now, say = shown.tournament, speaker.say
    keys: list[Key] = []
    if now.rounds:
        keys.append(Key(addresses.SHOW_BRACKET.to(shown.id, 0), say("key-tournament-bracket"), Style.primary))
        keys.append(Key(addresses.SHOW_TABLES.to(shown.id), say("key-tournament-tables"), Style.primary))
    keys.append(Key(addresses.SHOW_STANDINGS.to(shown.id, 0), say(standings_key(now))))
    keys.append(Key(addresses.SHOW_BOOK.to(shown.id, 0), say("key-tournament-book")))
    if now.stage is not Stage.CANCELLED:
        keys.append(Key(addresses.SHOW_PROOF.to(shown.id), say("key-tournament-proof")))
    if now.is_ended:
        return [*keys, Key(addresses.GET_ARCHIVE.to(shown.id), say("key-tournament-archive"))]
    return [*keys, Key(addresses.CONSOLE.to(shown.id, 0), say("key-tournament-console"))]


def standings_key(now: Tournament) -> str:
    """Return the label's key of the button to the standings; before these, of the button to the entrants."""
    return "key-tournament-standings" if now.rounds else "key-tournament-entrants"
