"""A tournament's announcement: one message for everyone, kept up to date until the tournament is over."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.discord.sheet import Button, Sheet, Style
from bot.discord.symbols import ACCENT, discord_time
from bot.i18n.catalogue import Localizer
from bot.i18n.names import safe_text, without_markdown
from bot.pages.tournament import addresses
from bot.pages.tournament.act_text import why_text
from bot.pages.tournament.league_pages import league_heading, season_sheet
from bot.pages.tournament.shown_tournament import ShownTournament
from bot.tournament.draws import lineup_size
from bot.tournament.officials import Cancel
from bot.tournament.tournament import Stage, Tournament
from bot.tournament.waiting import Wait, needed_players

MOST_DROPPED: Final = 12
"""Names told of those who were not there; all are in the book."""


def announcement_sheet(shown: ShownTournament, localizer: Localizer) -> Sheet:
    """Return the announcement at any stage."""
    if shown.tournament.is_league:
        return season_sheet(shown, localizer)
    sheet = Sheet(ACCENT)
    sheet.text(f"{heading(shown, localizer)}\n{plan_text(shown, localizer)}")
    sheet.text(stage_text(shown, localizer))
    sheet.text(waits_text(shown, localizer))
    sheet.text(_committed(shown, localizer))
    return sheet.buttons(_entry_buttons(shown, localizer)).buttons(_look_buttons(shown, localizer))


def heading(shown: ShownTournament, localizer: Localizer) -> str:
    """Return the tournament's name, and whether it is official: the top of every page."""
    if shown.tournament.is_league:
        return league_heading(shown, localizer)
    kind = "official" if shown.tournament.official else "friendly"
    title = safe_text(shown.tournament.plan.title)
    return f"### {localizer.say(f'tournament-title-{kind}', title=title)}\n{localizer.say(f'tournament-kind-{kind}')}"


def plan_text(shown: ShownTournament, localizer: Localizer) -> str:
    """Return when, where and at what pace it is played, who organises it and who referees."""
    now = shown.tournament
    plan, say = now.plan, localizer.say
    lines = [
        say("tournament-when", at=discord_time(plan.starts, "F"), left=discord_time(plan.starts)),
        say("tournament-where", place=without_markdown(now.place), clock=without_markdown(shown.clock(localizer))),
        say("tournament-who", organiser=shown.person(plan.organiser), referee=shown.referee(localizer)),
    ]
    return "\n".join(lines)


def stage_text(shown: ShownTournament, localizer: Localizer) -> str:
    """Return how far it is, and what comes next."""
    return "\n".join(line for line in _stage_lines(shown, localizer) if line)


def _stage_lines(shown: ShownTournament, localizer: Localizer) -> Iterator[str]:
    now, say = shown.tournament, localizer.say
    match now.stage:
        case Stage.REGISTRATION:
            yield _registered(now, localizer)
            yield _lineup_text(now, len(now.entrants), localizer)
        case Stage.CHECK_IN:
            yield _registered(now, localizer)
            if not shown.is_stuck:
                until = "" if now.check_in_until is None else discord_time(now.check_in_until)
                yield say("tournament-check-in", until=until, there=len(now.present()), count=len(now.entrants))
                yield _lineup_text(now, len(now.present()), localizer)
        case Stage.READY:
            if now.lineup():
                yield say("tournament-ready", count=len(now.lineup()))
            else:
                yield _registered(now, localizer)
            yield waiting_text(shown, localizer)
            yield dropped_text(shown, localizer)
        case Stage.PLAYING:
            yield _round_text(shown, localizer)
        case Stage.OVER:
            yield champion_text(shown, localizer)
        case Stage.CANCELLED:
            yield say("tournament-cancelled", why=cancelled_why(shown, localizer) or "…")
            if shown.restorable_until is not None:
                yield say("tournament-restorable", at=discord_time(shown.restorable_until, "t"))


def _registered(now: Tournament, localizer: Localizer) -> str:
    waiting = len(now.waiting())
    return localizer.say(
        "tournament-registered", count=len(now.entrants) - waiting, places=now.plan.places, waiting=waiting
    )


def _lineup_text(now: Tournament, present: int, localizer: Localizer) -> str:
    """How many of how many would play; the last ones wait where the number does not fit (§10.1)."""
    size = lineup_size(official=now.official, places=now.plan.places, present=present)
    if size:
        return f"-# {localizer.say('tournament-would-play', count=size)}"
    return f"-# {localizer.say('tournament-needs', count=needed_players(now))}"


def waits_text(shown: ShownTournament, localizer: Localizer, organiser: str | None = None) -> str:
    """Return what it waits for and who can move it on; `organiser` is a mention where they are called."""
    return "\n".join(_wait_text(shown, wait, localizer, organiser) for wait in shown.waits)


def _wait_text(shown: ShownTournament, wait: Wait, localizer: Localizer, organiser: str | None) -> str:
    now = shown.tournament
    return localizer.say(
        f"tournament-awaits-{wait.awaited}",
        organiser=organiser or shown.person(now.plan.organiser),
        referee=shown.referee(localizer),
        asked=int(now.candidate is not None),
        at="" if wait.at is None else discord_time(wait.at),
        tables=localizer.list([str(number) for number in wait.tables]),
        count=len(wait.tables),
        need=needed_players(now),
        have=len(now.present()),
    )


def waiting_text(shown: ShownTournament, localizer: Localizer) -> str:
    """Return who waits for a place, once it is known who plays."""
    waiting = shown.tournament.waiting()
    if not waiting:
        return ""
    names = [shown.person(who) for who in waiting]
    return localizer.say("tournament-substitutes", count=len(waiting), who=some_names(names, localizer))


def dropped_text(shown: ShownTournament, localizer: Localizer) -> str:
    """Return who was not there when the check-in closed."""
    dropped = shown.tournament.dropped
    if not dropped:
        return ""
    names = [shown.person(who) for who in dropped]
    return localizer.say("tournament-dropped", count=len(dropped), who=some_names(names, localizer))


def some_names(names: Sequence[str], localizer: Localizer) -> str:
    """Return as many names as are told of, and how many more there are."""
    told = list(names[:MOST_DROPPED])
    if len(names) > len(told):
        told.append(localizer.say("tournament-others", count=len(names) - len(told)))
    return localizer.list(told)


def _round_text(shown: ShownTournament, localizer: Localizer) -> str:
    played = shown.tournament.round()
    assert played is not None
    if played.is_final:
        table = played.tables[0]
        return localizer.say("tournament-final-on", who=shown.listed(table.players, localizer))
    over = sum(table.is_over for table in played.tables)
    return localizer.say("tournament-round-on", number=played.number, over=over, count=len(played.tables))


def champion_text(shown: ShownTournament, localizer: Localizer) -> str:
    """Return who has won; empty before the final is over."""
    champion = shown.tournament.champion()
    return "" if champion is None else localizer.say("tournament-champion", who=shown.player(champion))


def cancelled_why(shown: ShownTournament, localizer: Localizer) -> str:
    """Return the reason given for calling it off; empty where the book isn't at hand."""
    whys = (entry.act.operation.why for entry in reversed(shown.book) if isinstance(entry.act.operation, Cancel))
    return why_text(next(whys, ""), localizer)


def _committed(shown: ShownTournament, localizer: Localizer) -> str:
    """One hash for everything fixed in advance (§10.2): that of the book's first entry, which has every commitment.

    A button shows them; anyone who has seen this line can tell whether they were changed. It stays when all is over,
    since only then every secret is out to be compared.
    """
    if shown.tournament.stage is Stage.CANCELLED or not shown.book:
        return ""
    return f"-# {localizer.say('tournament-committed', hash=shown.book[0].hash)}"


def _entry_buttons(shown: ShownTournament, localizer: Localizer) -> list[Button]:
    """The buttons to enter, to check in and to leave, as long as each is possible."""
    now, say = shown.tournament, localizer.say
    register = Button(addresses.REGISTER.to(shown.id), say("key-tournament-register"), Style.success)
    withdraw = Button(addresses.WITHDRAW.to(shown.id), say("key-tournament-withdraw"))
    match now.stage:
        case Stage.REGISTRATION | Stage.READY:
            return [register, withdraw]
        case Stage.CHECK_IN:
            check_in = Button(addresses.CHECK_IN.to(shown.id), say("key-tournament-check-in"), Style.success)
            return [check_in, Button(register.address, register.label, Style.secondary), withdraw]
        case _:
            return []


def _look_buttons(shown: ShownTournament, localizer: Localizer) -> list[Button]:
    """What everyone may look at, and the way to the referee's console."""
    now, say = shown.tournament, localizer.say
    buttons: list[Button] = []
    if now.rounds:
        buttons.append(Button(addresses.SHOW_BRACKET.to(shown.id, 0), say("key-tournament-bracket"), Style.primary))
        buttons.append(Button(addresses.SHOW_TABLES.to(shown.id), say("key-tournament-tables"), Style.primary))
    buttons.append(Button(addresses.SHOW_STANDINGS.to(shown.id, 0), say(standings_key(now))))
    buttons.append(Button(addresses.SHOW_BOOK.to(shown.id, 0), say("key-tournament-book")))
    if now.stage is not Stage.CANCELLED:
        buttons.append(Button(addresses.SHOW_PROOF.to(shown.id), say("key-tournament-proof")))
    if now.is_ended:
        return [*buttons, Button(addresses.GET_ARCHIVE.to(shown.id), say("key-tournament-archive"))]
    return [*buttons, Button(addresses.CONSOLE.to(shown.id, 0), say("key-tournament-console"))]


def standings_key(now: Tournament) -> str:
    """Return the label's key of the button to the standings; before these, of the button to the entrants."""
    return "key-tournament-standings" if now.rounds else "key-tournament-entrants"
